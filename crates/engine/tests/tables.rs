//! Reading by the tables alone, as in a program that has the models and not the validator. A build with the feature
//! `checks` reads by generated code where it can; the gate runs this test without that feature.

use backoffice_engine::{is_documented, table_of};
use backoffice_samples::{Profile, Samples};
use backoffice_shapes::{SHAPES, ShapeKind};
use serde_json::Value;

const SEEDS: u64 = if cfg!(miri) { 1 } else { 20 };

#[test]
fn strict_samples_are_documented_in_any_order_and_form_until_they_get_an_unknown_field() {
    let shapes = SHAPES.iter().filter(|info| info.kind != ShapeKind::Query);
    for info in shapes.filter(|info| info.fields_shown) {
        let table = table_of(info.name).unwrap();
        for seed in 0..SEEDS {
            let text = Samples::new(info, seed, Profile::Strict).instance(1);
            // Sorts the fields by name.
            let value: Value = serde_json::from_str(&text).unwrap();
            let pretty = serde_json::to_string_pretty(&value).unwrap();
            for text in [text, value.to_string(), pretty] {
                assert!(
                    is_documented(table, text.as_bytes()),
                    "{}: {text}",
                    info.name
                );
                let unknown = text.replacen('{', r#"{"not_documented":1,"#, 1);
                assert!(
                    !is_documented(table, unknown.as_bytes()),
                    "{}: {unknown}",
                    info.name
                );
            }
        }
    }
}
