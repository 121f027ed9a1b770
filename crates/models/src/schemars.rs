//! `schemars::JsonSchema` of every shape, from its static description, in the contract profile.
//!
//! A shape inside another one is added to the generator's definitions under its own name.

use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use crate::info::{FieldInfo, Presence, ShapeInfo, TypeInfo};

/// Returns the schema of a shape.
pub fn schema(generator: &mut SchemaGenerator, info: &'static ShapeInfo) -> Schema {
    let properties: Map<String, Value> = info
        .fields
        .iter()
        .map(|row| (row.name.to_owned(), field(generator, row)))
        .collect();
    let required: Vec<_> = info
        .fields
        .iter()
        .filter(|row| row.presence != Presence::Optional)
        .map(|row| row.name)
        .collect();
    let mut schema = json_schema!({
        "description": format!("{} Section {}.", info.about, info.section),
        "type": "object",
        "properties": properties,
    });
    if !required.is_empty() {
        schema.insert("required".to_owned(), json!(required));
    }
    schema
}

fn field(generator: &mut SchemaGenerator, row: &FieldInfo) -> Value {
    let mut schema = value(generator, &row.ty, row.nullable);
    if let Value::Object(keywords) = &mut schema {
        for (keyword, bound) in [("minimum", row.minimum), ("maximum", row.maximum)] {
            let Some(bound) = bound else { continue };
            let place = match keywords.get_mut("items") {
                Some(Value::Object(items)) => items,
                _ => &mut *keywords,
            };
            place.insert(keyword.to_owned(), json!(bound));
        }
        keywords.insert("description".to_owned(), json!(row.about));
    }
    schema
}

fn value(generator: &mut SchemaGenerator, ty: &TypeInfo, null: bool) -> Value {
    let named = |name: &str| {
        if null {
            json!([name, "null"])
        } else {
            json!(name)
        }
    };
    match ty {
        TypeInfo::Any => json!({}),
        TypeInfo::String | TypeInfo::Amount => json!({"type": named("string")}),
        TypeInfo::Integer | TypeInfo::Int32 => json!({"type": named("integer")}),
        TypeInfo::Number => json!({"type": named("number")}),
        TypeInfo::Boolean => json!({"type": named("boolean")}),
        TypeInfo::Object => json!({"type": named("object")}),
        TypeInfo::Timestamp => json!({"type": named("string"), "format": "date-time"}),
        TypeInfo::Date => json!({"type": named("string"), "format": "date"}),
        TypeInfo::Url => json!({"type": named("string"), "format": "uri"}),
        TypeInfo::List(element) => {
            json!({"type": named("array"), "items": value(generator, element, false)})
        }
        TypeInfo::Enum(info) if !info.closed => {
            json!({"type": named("string"), "examples": info.values})
        }
        TypeInfo::Enum(info) => {
            let mut values: Vec<Value> = info.values.iter().map(|value| json!(value)).collect();
            if null {
                values.push(Value::Null);
            }
            json!({"type": named("string"), "enum": values})
        }
        TypeInfo::Shape(info) => {
            let reference = reference(generator, info);
            if null {
                json!({"anyOf": [reference, {"type": "null"}]})
            } else {
                reference
            }
        }
    }
}

fn reference(generator: &mut SchemaGenerator, info: &'static ShapeInfo) -> Value {
    if !generator.definitions().contains_key(info.name) {
        // Reserve the name first, so that a recursive shape ends.
        generator
            .definitions_mut()
            .insert(info.name.to_owned(), Value::Bool(true));
        let definition = schema(generator, info).to_value();
        generator
            .definitions_mut()
            .insert(info.name.to_owned(), definition);
    }
    let path = generator
        .settings()
        .definitions_path
        .trim_end_matches('/')
        .to_owned();
    json!({"$ref": format!("#{path}/{}", info.name)})
}
