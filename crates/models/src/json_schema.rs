//! JSON Schema of a shape, from its static description, in the contract profile.

use serde_json::{Map, Value, json};

use backoffice_shapes::{FieldInfo, Presence, ShapeInfo, TypeInfo};

/// Writes schemas in the form that another crate needs.
pub(crate) struct Writer<R> {
    /// Schema of any value.
    pub(crate) any: Value,
    /// Writes a reference to the schema of a shape.
    pub(crate) reference: R,
}

impl<R: FnMut(&'static ShapeInfo) -> Value> Writer<R> {
    /// Returns the schema of a shape. Shapes inside it are references.
    pub(crate) fn shape(&mut self, info: &ShapeInfo) -> Map<String, Value> {
        let properties: Map<String, Value> =
            info.fields.iter().map(|row| (row.name.to_owned(), self.field(row))).collect();
        let required: Vec<_> = info
            .fields
            .iter()
            .filter(|row| row.presence != Presence::Optional)
            .map(|row| row.name)
            .collect();
        let description = format!("{} Section {}.", info.about, info.section);
        let mut schema = Map::new();
        schema.insert("description".to_owned(), json!(description));
        schema.insert("type".to_owned(), json!("object"));
        schema.insert("properties".to_owned(), json!(properties));
        if !required.is_empty() {
            schema.insert("required".to_owned(), json!(required));
        }
        schema
    }

    fn field(&mut self, row: &FieldInfo) -> Value {
        let mut schema = self.value(&row.ty, row.nullable);
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

    fn value(&mut self, ty: &TypeInfo, null: bool) -> Value {
        let named = |name: &str| {
            if null { json!([name, "null"]) } else { json!(name) }
        };
        match ty {
            TypeInfo::Any => self.any.clone(),
            TypeInfo::String | TypeInfo::Amount => json!({"type": named("string")}),
            TypeInfo::Integer => {
                json!({"type": named("integer"), "minimum": i64::MIN, "maximum": i64::MAX})
            }
            TypeInfo::Int32 => {
                json!({"type": named("integer"), "minimum": i32::MIN, "maximum": i32::MAX})
            }
            TypeInfo::Number => json!({"type": named("number")}),
            TypeInfo::Boolean => json!({"type": named("boolean")}),
            TypeInfo::Object => json!({"type": named("object")}),
            TypeInfo::Timestamp => json!({"type": named("string"), "format": "date-time"}),
            TypeInfo::Date => json!({"type": named("string"), "format": "date"}),
            TypeInfo::Url => json!({"type": named("string"), "format": "uri"}),
            TypeInfo::List(element) => {
                json!({"type": named("array"), "items": self.value(element, false)})
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
                let reference = (self.reference)(info);
                if null { json!({"anyOf": [reference, {"type": "null"}]}) } else { reference }
            }
        }
    }
}
