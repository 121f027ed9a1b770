//! Makes an example of a shape, for the OpenAPI document.

use backoffice_spec::{Field, Null, Presence, Shape, ShapeKind, Type};
use serde_json::{Map, Value, json};

use super::words;
use crate::ir::Ir;

/// Returns an instance: of a record with every documented field, of a request with its required fields, of a
/// partial update with one field.
pub(super) fn example<'a>(ir: &Ir<'a>, shape: &'a Shape) -> Value {
    instance(ir, shape, &mut Vec::new())
}

/// Leaves out a field that would hold one of the shapes around it (`outer`), which would have no end.
fn instance<'a>(ir: &Ir<'a>, shape: &'a Shape, outer: &mut Vec<&'a str>) -> Value {
    outer.push(&shape.name);
    // A request has its required fields only: the others are the caller's choice.
    let all = shape.kind != ShapeKind::Request;
    let fields = shape
        .fields
        .iter()
        .filter(|field| all || field.presence != Presence::Optional)
        .filter_map(|field| {
            let given = field.example.as_deref();
            let given = given.and_then(|text| serde_json::from_str(text).ok());
            let value = given.or_else(|| {
                // No record is disabled, expired and renewed at once, so such times are null.
                if field.null != Null::Unsaid && matches!(field.ty, Type::Timestamp | Type::Url) {
                    return Some(Value::Null);
                }
                let value = example_value(ir, &field.name, &field.ty, outer)?;
                Some(within_bounds(field, value))
            })?;
            Some((field.name.clone(), value))
        });
    let fields: Map<_, _> = if shape.kind == ShapeKind::Update {
        let is_text = |name: &String| {
            shape.fields.iter().any(|field| field.name == *name && field.ty == Type::String)
        };
        fields.filter(|(name, _)| is_text(name)).take(1).collect()
    } else {
        fields.collect()
    };
    outer.pop();
    fields.into()
}

/// Moves a number into the field's bounds; returns any other value unchanged.
fn within_bounds(field: &Field, value: Value) -> Value {
    match value.as_i64() {
        Some(number) => {
            let low = field.minimum.unwrap_or(i64::MIN);
            let high = field.maximum.unwrap_or(i64::MAX);
            json!(number.max(low).min(high))
        }
        None => value,
    }
}

/// Returns a value of a type; `None` if it would hold one of the shapes around it.
pub(super) fn example_value<'a>(
    ir: &Ir<'a>,
    name: &str,
    ty: &'a Type,
    outer: &mut Vec<&'a str>,
) -> Option<Value> {
    Some(match ty {
        Type::String => json!(name.replace('_', " ")),
        Type::Integer | Type::Int32 | Type::Number => json!(1),
        Type::Boolean => json!(true),
        Type::Amount | Type::Timestamp | Type::Date => words::of_type(ty)?,
        Type::Url => json!("https://store.example/"),
        Type::Any | Type::Object => json!({}),
        Type::List(element) => match example_value(ir, name, element, outer) {
            Some(element) => json!([element]),
            None => json!([]),
        },
        Type::Shape(name) => {
            let shape = ir.shape(name)?;
            if outer.contains(&shape.name.as_str()) {
                return None;
            }
            instance(ir, shape, outer)
        }
        Type::Enum(name) => json!(ir.enumeration(name)?.values.first()),
        Type::Identity { base, .. } if **base == Type::String => json!("1001"),
        Type::Identity { .. } => json!(1),
    })
}
