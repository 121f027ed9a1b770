//! Instances decode without drift and lose nothing when encoded.

use backoffice::{
    description::SHAPES,
    models::AnyRecord,
    samples::{Profile, Samples},
};
use serde_json::Value;

#[test]
fn instances_decode_without_drift_and_come_back() {
    // Fields that the document does not show are drift by definition.
    for shape in SHAPES.iter().filter(|shape| shape.fields_shown) {
        for profile in [Profile::Contract, Profile::Strict] {
            for text in Samples::new(shape, 6, profile).take(100) {
                let record = AnyRecord::from_slice(shape, text.as_bytes()).unwrap();
                assert_eq!(record.drift(), [], "{} {text}", shape.name);
                let values = [record.to_json(), text].map(|text| {
                    let mut value = serde_json::from_str(&text).unwrap();
                    strip(&mut value);
                    value
                });
                assert_eq!(values[0], values[1]);
            }
        }
    }
}

/// Removes null fields and empty lists, which models do not distinguish from absent ones.
fn strip(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(strip);
            fields.retain(|_, value| !value.is_null() && *value != Value::Array(Vec::new()));
        }
        Value::Array(elements) => elements.iter_mut().for_each(strip),
        _ => {}
    }
}
