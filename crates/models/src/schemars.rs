//! `schemars::JsonSchema` of every shape.
//!
//! A shape inside another one is added to the generator's definitions under its own name.

use schemars::{Schema, SchemaGenerator};
use serde_json::{Value, json};

use backoffice_shapes::ShapeInfo;

use crate::json_schema::Writer;

/// Returns the schema of a shape.
pub fn schema(generator: &mut SchemaGenerator, info: &'static ShapeInfo) -> Schema {
    let mut writer = Writer { any: json!({}), reference: |info| reference(generator, info) };
    writer.shape(info).into()
}

fn reference(generator: &mut SchemaGenerator, info: &'static ShapeInfo) -> Value {
    if !generator.definitions().contains_key(info.name) {
        // Reserve the name first, so that a recursive shape ends.
        generator.definitions_mut().insert(info.name.to_owned(), Value::Bool(true));
        let definition = schema(generator, info).to_value();
        generator.definitions_mut().insert(info.name.to_owned(), definition);
    }
    let path = generator.settings().definitions_path.trim_end_matches('/').to_owned();
    json!({"$ref": format!("#{path}/{}", info.name)})
}
