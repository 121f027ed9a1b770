//! Warnings: what a profile allows and a person should look at.

use backoffice_description::validate::{Profile, Validator, by_name};

/// Shape, payload, and the warnings in the contract and the strict profile: pointer, code and hint, or a part of the expected
/// text.
type Case =
    (&'static str, &'static str, &'static [(&'static str, &'static str, &'static str)], bool);

/// True: the strict profile has the same warnings; false: it has violations in their place.
const CASES: &[Case] = &[
    ("RefundOrder", r#"{"amount":"10.00"}"#, &[], true),
    (
        "RefundOrder",
        r#"{"amount":"abc"}"#,
        &[("/amount", "amount-format", "decimal number")],
        false,
    ),
    ("RefundOrder", r#"{"amount":""}"#, &[("/amount", "amount-format", "decimal number")], false),
    (
        "RefundOrder",
        r#"{"amount":"10,00"}"#,
        &[("/amount", "amount-format", "write \"10.00\"")],
        false,
    ),
    // Without a currency, any number of decimals.
    ("RefundOrder", r#"{"amount":"10.00501"}"#, &[], true),
    (
        "RefundOrder",
        r#"{"amount":"1.00","amuont":"2"}"#,
        &[("/amuont", "unknown-field", "only documented")],
        false,
    ),
    (
        "UpdateCustomer",
        r#"{"frist_name":"Ada"}"#,
        &[("/frist_name", "unknown-field", "did you mean `first_name`?")],
        false,
    ),
    // A value in a superseded field does not count.
    ("RefundOrder", r#"{"amount":"abc","amount":"1.00"}"#, &[], true),
    ("CreateWebhook", r#"{"events":["cart.abandoned"],"target":"https://a.example/"}"#, &[], true),
    (
        "CreateWebhook",
        r#"{"events":["cart.abandonned"],"target":"https://a.example/"}"#,
        &[("/events/0", "unknown-value", "did you mean `cart.abandoned`?")],
        true,
    ),
    (
        "CreateWebhook",
        r#"{"events":["Cart.Abandoned"],"target":"https://a.example/"}"#,
        &[("/events/0", "unknown-value", "did you mean `cart.abandoned`?")],
        true,
    ),
    ("CreateWebhook", r#"{"events":["order.paid"],"target":"https://a.example/"}"#, &[], true),
    (
        "CreateFulfillmentEvent",
        r#"{"status":"delivered","happened_at":"2023-02-10T14:00:00+02:00"}"#,
        &[("/happened_at", "timestamp-not-utc", "in UTC")],
        false,
    ),
    // The prefilter skips the amounts of no currency, wherever the currency stands.
    (
        "Order",
        r#"{"number":"1","currency":"USD","total_tax":"1.005"}"#,
        &[("/total_tax", "amount-decimals", "in USD with at most 2 decimals")],
        true,
    ),
    (
        "Order",
        r#"{"number":"1","total_tax":"1.005","currency":"USD"}"#,
        &[("/total_tax", "amount-decimals", "in USD with at most 2 decimals")],
        true,
    ),
    ("Order", r#"{"number":"1","total_tax":"1.500","currency":"USD"}"#, &[], true),
    (
        "Order",
        r#"{"number":"1","total_tax":"1.50","currency":"JPY"}"#,
        &[("/total_tax", "amount-decimals", "in JPY with no decimals")],
        true,
    ),
    (
        "Order",
        r#"{"number":"1","total_tax":"1.50","currency" : "\u004aPY"}"#,
        &[("/total_tax", "amount-decimals", "in JPY with no decimals")],
        true,
    ),
    ("Order", r#"{"number":"1","total_tax":"100.00","currency":"JPY"}"#, &[], true),
    ("Order", r#"{"number":"1","total_tax":"1.005","currency":"KWD"}"#, &[], true),
    ("Order", r#"{"number":"1","total_tax":"1.005","currency":"points"}"#, &[], true),
    (
        "Order",
        r#"{"number":"1","currency":"USD","lines":[{"total_cost":"1.005","price_currency":"KWD"}]}"#,
        &[],
        true,
    ),
    (
        "Order",
        r#"{"number":"1","currency":"USD","lines":[{"total_cost":"1.005","price_currency":null}]}"#,
        &[],
        true,
    ),
    (
        "Order",
        r#"{"number":"1","currency":"KWD","lines":[{"total_cost":"1.505","price_currency":"JPY"}]}"#,
        &[("/lines/0/total_cost", "amount-decimals", "in JPY with no decimals")],
        true,
    ),
];

#[test]
fn a_warning_is_beside_the_verdict_of_its_profile() {
    for (shape, payload, expected, in_strict) in CASES {
        let warnings = |profile| {
            let validator = Validator::new(by_name(shape).unwrap(), profile);
            let warned = validator.warnings(payload.as_bytes());
            (validator, warned.err().into_iter().flatten().collect::<Vec<_>>())
        };
        let (validator, found) = warnings(Profile::Contract);
        assert_eq!(found.len(), expected.len(), "{payload}: {found:?}");
        for (warning, (pointer, code, says)) in found.iter().zip(*expected) {
            let place = (warning.pointer.as_str(), warning.code.id());
            assert_eq!(place, (*pointer, *code), "{payload}");
            assert!(warning.to_string().contains(says), "{payload}: {warning}");
        }
        let verdict = validator.check(payload.as_bytes());
        let has_duplicate = payload.matches("\"amount\"").count() > 1;
        assert_eq!(verdict.is_ok(), !has_duplicate, "{payload}");
        if *in_strict {
            assert_eq!(warnings(Profile::Strict).1, found, "{payload}");
        } else {
            assert_eq!(warnings(Profile::Strict).1, [], "{payload}");
        }
    }
}
