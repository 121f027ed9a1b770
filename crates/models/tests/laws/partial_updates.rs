//! Law 6: a partial update keeps absent, null and a value apart.

use backoffice::{
    description::{SHAPES, ShapeKind},
    models::{Patch, Record as _, UpdateCustomer, UpdateProduct, UpdateSubscription},
    samples::{Profile, Samples},
};

use crate::json::{Value, parse, text};

/// Tests each field of an update: set by its setter, and read from JSON.
macro_rules! updates {
    ($($update:ident { $($field:ident),* $(,)? })*) => {
        $(
            let info = SHAPES.iter().find(|info| info.name == stringify!($update)).unwrap();
            let all = whole(stringify!($update));
            let described: Vec<_> = info.fields.iter().map(|row| row.name).collect();
            assert_eq!(described, [$(stringify!($field)),*], "fields of {}", info.name);
            let read = $update::from_json(&all.to_json()).unwrap();
            assert_eq!($update::new().to_json(), "{}");
            assert!($update::from_json("{}").unwrap() == $update::new());
            $(
                let name = stringify!($field);
                let Value::Object(fields) = &all else { unreachable!() };
                let value = fields[&text(name)].to_json();
                assert!(read.$field.value().is_some(), "{} {name}", info.name);

                let absent = $update::from_json("{\"unlisted\":null}").unwrap();
                assert!(absent.$field.is_absent() && !absent.$field.is_null());

                let null = $update::new().$field(Patch::Null);
                same(&null.to_json(), &format!("{{\"{name}\":null}}"));
                let again = $update::from_json(&null.to_json()).unwrap();
                assert!(again.$field.is_null() && !again.$field.is_absent() && again == null);
                assert!(again.drift().is_empty(), "{} {name}", info.name);

                // A null is not the string `null`, however that was spelt.
                let spelt = format!("{{\"{name}\":\"\\u006eull\"}}");
                let spelt = $update::from_json(&spelt).unwrap().$field(Patch::Null);
                same(&spelt.to_json(), &format!("{{\"{name}\":null}}"));

                let set = $update::new().$field(read.$field.clone());
                same(&set.to_json(), &format!("{{\"{name}\":{value}}}"));
                let again = $update::from_json(&set.to_json()).unwrap();
                assert!(again.$field.value().is_some() && again == set, "{} {name}", info.name);

                // The last value counts, in reading and in setters.
                let unset = set.clone().$field(Patch::Absent);
                assert_eq!(unset.to_json(), "{}");
                let twice = format!("{{\"{name}\":{value},\"{name}\":null}}");
                assert!($update::from_json(&twice).unwrap().$field.is_null());
                let twice = format!("{{\"{name}\":null,\"{name}\":{value}}}");
                assert!($update::from_json(&twice).unwrap() == set);
                assert_ne!(null, set);
                assert_ne!(null, unset);
            )*
            let tested = stringify!($update);
            TESTED.with_borrow_mut(|names| names.push(tested));
        )*
    };
}

thread_local! {
    static TESTED: std::cell::RefCell<Vec<&'static str>> = const { std::cell::RefCell::new(Vec::new()) };
}

#[test]
fn absent_null_and_a_value_are_three_things() {
    updates! {
        UpdateCustomer {
            accepts_marketing, addresses, date_joined, email, first_name, id, ip, is_blocked, language,
            last_name, metadata, orders_count, phone_number, subscriptions_count, tags, total_spent,
            user_agent, user_type,
        }
        UpdateProduct {
            id, title, slug, description, meta_title, meta_description, template, external_tax_code, url,
            date_created, date_updated, structure, categories, enable_subscription, is_discountable,
            is_public, interval, interval_counts, images, metadata, ranking, rating,
            recommended_products, variant_attributes, children,
        }
        UpdateSubscription {
            id, attribution, billing_address, shipping_address, cancel_reason,
            cancel_reason_other_message, currency, frequency, payment_method, shipping_code,
            date_created, next_renewal_date, interval, interval_count, is_tax_known, is_test, lines,
            num_lines, num_orders, orders, payment_details, shipping_price, total, status, user,
        }
    }
    let updates = SHAPES.iter().filter(|info| info.kind == ShapeKind::Update);
    let mut updates: Vec<_> = updates.map(|info| info.name).collect();
    updates.sort_unstable();
    TESTED.with_borrow_mut(|tested| {
        tested.sort_unstable();
        assert_eq!(*tested, updates);
    });
}

/// Makes an update with a value for every field from several samples, because each has only some fields.
fn whole(name: &str) -> Value {
    let info = SHAPES.iter().find(|info| info.name == name).unwrap();
    let mut whole = std::collections::BTreeMap::new();
    for sample in Samples::new(info, 1, Profile::Strict).take(200) {
        let Some(Value::Object(fields)) = parse(sample.as_bytes()) else { unreachable!() };
        whole.extend(fields.into_iter().filter(|(_, value)| *value != Value::Null));
    }
    Value::Object(whole)
}

fn same(found: &str, expected: &str) {
    let [found, expected] = [found, expected].map(|text| parse(text.as_bytes()).unwrap());
    assert!(found == expected, "{} {}", found.to_json(), expected.to_json());
}
