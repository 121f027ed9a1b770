//! JSON Schema of a shape, shared by the schema documents and the OpenAPI document.

use backoffice_spec::{Field, Shape, ShapeKind, Type};
use serde_json::{Map, Value, json};

use super::words;
use crate::ir::{Ir, Profile, is_open, may_be_null, must_be_there};

/// The pattern of an amount in the strict profile (gap `amount-format`).
const AMOUNT: &str = "^-?[0-9]+(\\.[0-9]+)?$";

/// The pattern of an offset of zero at the end of a date-time, in the strict profile (section 1).
const UTC: &str = "([Zz]|[+-]00:00)$";

/// Kind of document: it decides how references and extensions are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Dialect {
    /// JSON Schema: shapes under `$defs`, standard keywords only.
    JsonSchema,
    /// OpenAPI: shapes under `components`, gaps as `x-` fields.
    OpenApi,
}

/// Schemas in one dialect and profile.
#[derive(Clone, Copy)]
pub(super) struct Schemas<'a> {
    pub(super) ir: &'a Ir<'a>,
    pub(super) profile: Profile,
    pub(super) dialect: Dialect,
}

impl Schemas<'_> {
    /// The definition of a shape. It never allows null; a reference adds null where it is allowed.
    pub(super) fn definition(self, shape: &Shape) -> Map<String, Value> {
        let mut schema = Map::new();
        schema.insert("title".into(), json!(shape.name));
        schema.insert(
            "description".into(),
            json!(format!("{} Section {}.", shape.about, shape.section)),
        );
        schema.insert("type".into(), json!("object"));
        let properties: Map<_, _> = shape
            .fields
            .iter()
            .map(|field| (field.name.clone(), self.field(shape, field)))
            .collect();
        if !properties.is_empty() {
            schema.insert("properties".into(), properties.into());
        }
        let required: Vec<_> = shape
            .fields
            .iter()
            .filter(|field| must_be_there(shape, field, self.profile))
            .map(|field| json!(field.name))
            .collect();
        if !required.is_empty() {
            schema.insert("required".into(), required.into());
        }
        if !is_open(shape, self.profile) {
            schema.insert("additionalProperties".into(), json!(false));
        }
        if self.dialect == Dialect::OpenApi && !shape.gaps.is_empty() {
            schema.insert("x-gaps".into(), json!(shape.gaps));
        }
        schema
    }

    /// The schema of a field.
    pub(super) fn field(self, shape: &Shape, field: &Field) -> Value {
        let null = may_be_null(shape, field, self.profile);
        let mut schema = self.value(&field.ty, null);
        if shape.kind == ShapeKind::Query && field.ty == Type::Any {
            schema.remove("type");
        }
        if field.secret && self.dialect == Dialect::OpenApi {
            // OpenAPI's registered format for secret text.
            schema.insert("format".into(), json!("password"));
        }
        for (keyword, bound) in [("minimum", field.minimum), ("maximum", field.maximum)] {
            if let Some(bound) = bound {
                schema.insert(keyword.into(), json!(bound));
            }
        }
        let description = words::description(self.ir, shape, field);
        schema.insert("description".into(), json!(description));
        if let Some(example) = words::example(field) {
            schema.insert("examples".into(), json!([example]));
        }
        let gaps = words::gaps(self.ir, field);
        if self.dialect == Dialect::OpenApi && !gaps.is_empty() {
            schema.insert("x-gaps".into(), json!(gaps));
        }
        schema.into()
    }

    /// The schema of a value of a type.
    pub(super) fn value(self, ty: &Type, null: bool) -> Map<String, Value> {
        let typed = |name: &str| {
            let mut schema = Map::new();
            schema.insert("type".into(), if null { json!([name, "null"]) } else { json!(name) });
            schema
        };
        let with = |name: &str, keyword: &str, value: Value| {
            let mut schema = typed(name);
            schema.insert(keyword.into(), value);
            schema
        };
        let whole = |format: &str, minimum: i64, maximum: i64| {
            let mut schema = typed("integer");
            if self.dialect == Dialect::OpenApi {
                schema.insert("format".into(), json!(format));
            }
            schema.insert("minimum".into(), json!(minimum));
            schema.insert("maximum".into(), json!(maximum));
            schema
        };
        let strict = self.profile == Profile::Strict;
        match ty {
            Type::Any => Map::new(),
            Type::String => typed("string"),
            Type::Integer => whole("int64", i64::MIN, i64::MAX),
            Type::Int32 => whole("int32", i32::MIN.into(), i32::MAX.into()),
            Type::Number => typed("number"),
            Type::Boolean => typed("boolean"),
            Type::Object => typed("object"),
            Type::Amount if strict => with("string", "pattern", json!(AMOUNT)),
            Type::Amount => typed("string"),
            Type::Date => with("string", "format", json!("date")),
            Type::Url => with("string", "format", json!("uri")),
            Type::Timestamp => {
                let mut schema = with("string", "format", json!("date-time"));
                if strict {
                    schema.insert("pattern".into(), json!(UTC));
                }
                schema
            }
            Type::List(element) => with("array", "items", self.value(element, false).into()),
            Type::Identity { base, .. } => self.value(base, null),
            Type::Enum(name) => {
                let Some(enumeration) = self.ir.enumeration(name) else {
                    return Map::new();
                };
                let mut values: Vec<Value> =
                    enumeration.values.iter().map(|value| json!(value)).collect();
                if !enumeration.closed {
                    return with("string", "examples", values.into());
                }
                if null {
                    values.push(Value::Null);
                }
                with("string", "enum", values.into())
            }
            Type::Shape(name) if null => object(json!({
                "anyOf": [self.reference(name), {"type": "null"}],
            })),
            Type::Shape(name) => self.reference(name),
        }
    }

    /// A reference to a shape's definition.
    pub(super) fn reference(self, name: &str) -> Map<String, Value> {
        let place = match self.dialect {
            Dialect::JsonSchema => "#/$defs/",
            Dialect::OpenApi => "#/components/schemas/",
        };
        object(json!({"$ref": format!("{place}{name}")}))
    }
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
