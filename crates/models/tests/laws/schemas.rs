//! The `schemars` schema of each shape has the verdicts and descriptions of the contract document.

use backoffice_samples::{
    Fullness, Samples,
    hostile::{Extent, drifted},
};
use backoffice_schema::{Profile, documents};
use serde_json::Value;

use crate::{instances::cases, registry::shapes};

#[test]
fn schemars_schemas_agree_with_the_contract_documents() {
    let mut verdicts = [0, 0];
    for shape in shapes() {
        let Some(document) = documents()
            .iter()
            .find(|document| document.name() == shape.info.name)
        else {
            assert_eq!(shape.info.kind, backoffice_models::info::ShapeKind::Query);
            continue;
        };
        let contract: Value = serde_json::from_str(document.text(Profile::Contract)).unwrap();
        let ours = (shape.schema)();
        assert_eq!(ours["description"], contract["description"]);
        for row in shape.info.fields {
            let description =
                |schema: &Value| schema["properties"][row.name]["description"].clone();
            let place = format!("{} {}", shape.info.name, row.name);
            assert_eq!(description(&ours), description(&contract), "{place}");
        }
        let [contract, ours] = [contract, ours].map(|schema| {
            jsonschema::draft202012::options()
                .should_validate_formats(true)
                .build(&schema)
                .unwrap()
        });
        for case in 0..cases(24) {
            let valid = Samples::new(shape.info, case, Fullness::Contract).instance(case);
            let text = match case % 3 {
                0 => valid,
                _ => drifted(&valid, case, Extent::Interoperable).unwrap(),
            };
            let instance: Value = serde_json::from_str(&text).unwrap();
            let verdict = contract.is_valid(&instance);
            verdicts[usize::from(verdict)] += 1;
            assert!(
                verdict || case % 3 != 0,
                "{} is not valid: {text}",
                shape.info.name
            );
            assert_eq!(
                ours.is_valid(&instance),
                verdict,
                "{}: {text}",
                shape.info.name
            );
        }
    }
    assert!(
        verdicts.iter().all(|count| *count > 100),
        "one-sided: {verdicts:?}"
    );
}
