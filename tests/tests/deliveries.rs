//! The schema documents of deliveries accept what a delivery of the event looks like, and nothing else.

#![allow(clippy::unwrap_used, reason = "a helper of a test fails by panicking, as the test does")]

use backoffice::{
    samples::Samples,
    schema::{Profile, deliveries},
};
use jsonschema::Validator;
use serde_json::{Value, json};

#[test]
fn a_delivery_has_the_record_of_its_event() {
    assert!(deliveries().len() > 10);
    for document in deliveries() {
        let event = document.event();
        for profile in [Profile::Contract, Profile::Strict] {
            let schema: Value = serde_json::from_str(&document.text(profile)).unwrap();
            assert_eq!(schema["$id"], document.id(profile));
            let options = jsonschema::draft202012::options().should_validate_formats(true);
            let schema = options.build(&schema).unwrap();
            for n in 0..5 {
                let data = match event.data {
                    Some(shape) => Samples::new(shape, 1, Profile::Strict).instance(n),
                    None => r#"{"id":7}"#.to_owned(),
                };
                let delivery = json!({
                    "id": "msg_1", "type": event.name, "timestamp": "2023-02-10T12:00:00.5Z", "api_version": "2023-02-10",
                    "data": serde_json::from_str::<Value>(&data).unwrap(),
                });
                let errors: Vec<_> = schema.iter_errors(&delivery).collect();
                assert!(errors.is_empty(), "{} {profile:?}: {errors:?}", event.name);
                assert_wrong(&schema, &delivery, profile);
            }
        }
    }
}

fn assert_wrong(schema: &Validator, delivery: &Value, profile: Profile) {
    let mut wrong = Vec::new();
    for field in ["id", "type", "timestamp", "api_version", "data"] {
        let mut without = delivery.clone();
        without.as_object_mut().unwrap().remove(field);
        let mut null = delivery.clone();
        null[field] = Value::Null;
        wrong.extend([without, null]);
    }
    let mut other = delivery.clone();
    other["type"] = "other.event".into();
    wrong.push(other);
    let mut unknown = delivery.clone();
    unknown["attempt"] = 2.into();
    assert_eq!(schema.is_valid(&unknown), profile == Profile::Contract);
    for wrong in wrong {
        assert!(!schema.is_valid(&wrong), "{wrong}");
    }
}
