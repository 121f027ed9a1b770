//! Instances of every shape, checked against its static description.

use backoffice::samples::{Profile, Samples};
use backoffice_description::{FieldInfo, Presence, SHAPES, ShapeInfo, ShapeKind, TypeInfo, format};
use serde_json::Value;

mod support;

use support::{elements, parse};

/// Number of instances of each shape.
const COUNT: u64 = 200;

fn shape(name: &str) -> &'static ShapeInfo {
    let shape = SHAPES.iter().find(|shape| shape.name == name);
    shape.unwrap_or_else(|| panic!("there is no shape {name}"))
}

/// One instance of each of `count` seeds.
fn instances(name: &str, count: u64, profile: Profile) -> impl Iterator<Item = Value> {
    let samples = move |seed| Samples::new(shape(name), seed, profile).instance(seed % 3);
    (0..count).map(samples).map(|text| parse(&text))
}

#[test]
fn every_instance_of_every_shape_fits_its_description() {
    for profile in [Profile::Contract, Profile::Strict] {
        for shape in SHAPES {
            for value in instances(shape.name, COUNT, profile) {
                if let Err(error) = check_shape(shape, &value, profile) {
                    panic!("{profile:?} {}{error}\n{value:#}", shape.name);
                }
            }
        }
    }
}

#[test]
fn samples_have_absent_null_and_set_fields_where_the_contract_allows_them() {
    for shape in SHAPES.iter().filter(|shape| shape.fields_shown) {
        // An update has a third of its fields, so null is rare.
        let count = if shape.kind == ShapeKind::Update { 5 * COUNT } else { COUNT };
        let values: Vec<Value> = instances(shape.name, count, Profile::Contract).collect();
        for row in shape.fields {
            let seen = |is: &dyn Fn(Option<&Value>) -> bool| {
                values.iter().any(|value| is(value.get(row.name)))
            };
            let what = format!("{}.{}", shape.name, row.name);
            assert!(
                seen(&|value| value.is_some_and(|value| !value.is_null())),
                "{what} never has a value"
            );
            assert_eq!(
                seen(&|value| value.is_none()),
                row.presence == Presence::Optional,
                "{what} absent"
            );
            assert_eq!(
                seen(&|value| value.is_some_and(Value::is_null)),
                row.nullable,
                "{what} null"
            );
        }
    }
}

#[test]
fn identities_are_unique() {
    for (name, identity) in
        [("Order", "number"), ("Customer", "id"), ("Customer", "email"), ("Webhook", "id")]
    {
        let samples = Samples::new(shape(name), 3, Profile::Strict).take(300);
        let mut seen: Vec<String> =
            samples.map(|text| parse(&text)[identity].to_string()).collect();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 300, "{name}.{identity}");
    }
    let pages = Samples::new(shape("CustomerPage"), 3, Profile::Strict).take(300);
    let pages: Vec<Value> = pages.map(|text| parse(&text)).collect();
    let records = pages.iter().flat_map(|page| elements(&page["results"]));
    let mut ids: Vec<u64> = records.map(|record| record["id"].as_u64().unwrap()).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count);
}

#[test]
fn samples_reach_the_bounds_of_numbers() {
    let latitudes = instances("FulfillmentEvent", COUNT, Profile::Strict);
    assert!(latitudes.into_iter().any(|event| event["latitude"] == -90));
    let rankings = Samples::new(shape("Product"), 1, Profile::Strict).take(1_000);
    let rankings: Vec<Value> = rankings.map(|text| parse(&text)["ranking"].take()).collect();
    assert!(rankings.iter().any(|ranking| *ranking == i32::MIN));
    assert!(rankings.iter().any(|ranking| *ranking == i32::MAX));
}

/// Checks a value of a shape; an error starts with a JSON Pointer.
fn check_shape(shape: &ShapeInfo, value: &Value, profile: Profile) -> Result<(), String> {
    let object = value.as_object().ok_or_else(|| format!(": not an object: {value}"))?;
    if !shape.fields_shown {
        return Ok(());
    }
    if shape.kind == ShapeKind::Update && object.is_empty() {
        return Err(": an update of nothing".into());
    }
    if let Some(name) = object.keys().find(|name| shape.field(name).is_none()) {
        return Err(format!("/{name}: not documented"));
    }
    for row in shape.fields {
        let at = |error: String| format!("/{}{error}", row.name);
        match object.get(row.name) {
            None if row.presence != Presence::Optional => return Err(at(": missing".into())),
            None if profile == Profile::Strict && row.strict_required => {
                return Err(at(": missing".into()));
            }
            None => {}
            Some(Value::Null) => {
                let nullable = match profile {
                    Profile::Strict => row.strict_nullable,
                    Profile::Contract => row.nullable,
                };
                if !nullable {
                    return Err(at(": null".into()));
                }
            }
            Some(value) => check_value(&row.ty, row, value, profile).map_err(at)?,
        }
    }
    Ok(())
}

fn check_value(
    ty: &TypeInfo,
    row: &FieldInfo,
    value: &Value,
    profile: Profile,
) -> Result<(), String> {
    let text = value.as_str();
    let fits = match ty {
        TypeInfo::String => text.is_some_and(|text| !text.is_empty()),
        TypeInfo::Integer => value.is_i64() && within(row, value),
        TypeInfo::Int32 => {
            value.as_i64().is_some_and(|n| i32::try_from(n).is_ok()) && within(row, value)
        }
        TypeInfo::Number => value.is_number() && within(row, value),
        TypeInfo::Boolean => value.is_boolean(),
        TypeInfo::Amount => text.is_some_and(is_amount),
        TypeInfo::Timestamp => {
            let is_time = |text: &str| format::is_date_time(text) && text.ends_with('Z');
            text.is_some_and(|text| is_time(text) && ("2023".."2027").contains(&text))
        }
        TypeInfo::Date => text.is_some_and(format::is_date),
        TypeInfo::Url => text.is_some_and(is_reserved_url),
        TypeInfo::Any => true,
        TypeInfo::Object => value.is_object(),
        TypeInfo::Enum(info) => text.is_some_and(|text| info.values.contains(&text)),
        TypeInfo::Shape(shape) => return check_shape(shape, value, profile),
        TypeInfo::List(element) => {
            let elements = value.as_array().ok_or_else(|| format!(": not a list: {value}"))?;
            for (n, value) in elements.iter().enumerate() {
                check_value(element, row, value, profile)
                    .map_err(|error| format!("/{n}{error}"))?;
            }
            true
        }
    };
    if fits { Ok(()) } else { Err(format!(": {value} is not {}", ty.expected())) }
}

fn within(row: &FieldInfo, value: &Value) -> bool {
    let number = value.as_f64().unwrap_or(f64::NAN);
    row.minimum.is_none_or(|bound| number >= bound as f64)
        && row.maximum.is_none_or(|bound| number <= bound as f64)
}

/// True for digits with two decimals and no sign.
fn is_amount(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('.')
        .is_some_and(|(whole, cents)| digits(whole) && digits(cents) && cents.len() == 2)
}

/// True for a URL on a host that RFC 2606 reserves.
fn is_reserved_url(text: &str) -> bool {
    let host =
        text.strip_prefix("https://").and_then(|rest| rest.split('/').next()).unwrap_or_default();
    let reserved =
        host == "example.com" || host.ends_with(".example.com") || host.ends_with(".example");
    reserved && format::is_url(text)
}
