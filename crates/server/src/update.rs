//! Partial updates: fields of a body replace those of a record.

use std::collections::BTreeSet;

use backoffice_models::Record;
use backoffice_shapes::{Api, FieldInfo, ShapeInfo, TypeInfo, format};
use serde_json::{Map, Value, json};

use crate::{
    database::{schema::Schema, write::Write},
    domain::refusal::Refusal,
    json::{self, set},
};

/// Says what a field with an id expects.
pub const NOT_AN_ID: &str = "expected an id: a whole number of 64 bits, in digits only";

/// Returns a record with the fields of a partial update in the place of its own, except those that are `read_only`, and those
/// that the document does not list. Completes the objects in them, and gives ids to those that the schema calls owned.
///
/// # Errors
///
/// If an id or an amount can't be stored, two owned objects have the same id, or the database fails.
pub async fn merged<T: Record>(
    write: &mut Write<'_>,
    before: &T,
    update: &impl Record,
    read_only: &[&str],
) -> Result<T, Refusal> {
    let (shape, before, update) = (before.info(), before.to_json(), update.to_json());
    let mut record = json::read(&before)?;
    for (name, mut value) in json::object(&update)? {
        let field = shape.field(&name);
        let Some(field) = field.filter(|_| !read_only.contains(&name.as_str())) else {
            continue;
        };
        check(&value, field, field.ty, &name, write.schema.api)?;
        json::keep_listed(&mut value, field.ty);
        complete(&mut value, field.ty, record.get(&name), write.schema.api);
        let mut ids = BTreeSet::new();
        for (object, id) in owned(&mut value, field.ty, write.schema) {
            if object[id].is_null() {
                set(object, id, write.id().await?);
            }
            if !ids.insert(object[id].as_i64()) {
                return Err(Refusal::invalid(&name, "two have the same id"));
            }
        }
        set(&mut record, &name, value);
    }
    json::record(&json::keeping_texts(&record, &[&update, &before]))
}

/// Checks ids, and amounts, with which the service calculates in any profile. `top` is the field of the body.
fn check(
    value: &Value,
    field: &FieldInfo,
    ty: TypeInfo,
    top: &str,
    api: &Api,
) -> Result<(), Refusal> {
    let wrong = |message: &str| {
        let message = match field.name {
            name if name == top => message.to_owned(),
            name => format!("{name}: {message}"),
        };
        Err(Refusal::invalid(top, message))
    };
    match (value, ty) {
        (Value::Number(number), TypeInfo::Integer) if is_id(field, api) && !number.is_i64() => {
            wrong(NOT_AN_ID)
        }
        (Value::String(text), TypeInfo::Amount) if !format::is_amount(text) => {
            wrong("expected a decimal number such as `10.00`")
        }
        (Value::Array(items), TypeInfo::List(item)) => {
            items.iter().try_for_each(|value| check(value, field, *item, top, api))
        }
        (Value::Object(fields), TypeInfo::Shape(shape)) => {
            fields.iter().try_for_each(|(name, value)| match shape.field(name) {
                Some(field) => check(value, field, field.ty, top, api),
                None => Ok(()),
            })
        }
        _ => Ok(()),
    }
}

/// Returns true for a field with an id of a record, as `id` and `customer_id`, or with a list of them.
fn is_id(field: &FieldInfo, api: &Api) -> bool {
    let is_list = matches!(field.ty, TypeInfo::List(TypeInfo::Integer));
    let is_named = |id: &&str| {
        let start = field.name.strip_suffix(*id);
        start.is_some_and(|start| start.is_empty() || start.ends_with('_'))
    };
    is_list || api.identities.iter().any(is_named)
}

/// Adds the fields that the objects of a value lack: as they were `before`, or else empty.
fn complete(value: &mut Value, ty: TypeInfo, before: Option<&Value>, api: &Api) {
    match (value, ty) {
        (Value::Object(fields), TypeInfo::Shape(shape)) if shape.fields_shown => {
            let id = id_of(shape, api).and_then(|id| Some((id, given(fields.get(id))?)));
            let is_same = |before: &&Value| id.is_none_or(|(id, own)| before.get(id) == Some(own));
            let before = before.filter(is_same);
            complete_object(fields, shape, before, api);
        }
        (Value::Array(items), TypeInfo::List(item)) => {
            let id = match item {
                TypeInfo::Shape(shape) => id_of(shape, api),
                _ => None,
            };
            let others = before.and_then(Value::as_array);
            for value in items {
                let own = id.and_then(|id| given(value.get(id)).cloned());
                let is_it = |other: &&Value| {
                    own.is_some() && id.and_then(|id| other.get(id)) == own.as_ref()
                };
                let before = others.into_iter().flatten().find(is_it);
                complete(value, *item, before, api);
            }
        }
        _ => {}
    }
}

/// Returns the name of the field that identifies the objects of a shape.
fn id_of(shape: &ShapeInfo, api: &Api) -> Option<&'static str> {
    let mut fields = shape.fields.iter();
    fields.find(|field| api.is_identity(shape, field)).map(|field| field.name)
}

fn given(value: Option<&Value>) -> Option<&Value> {
    value.filter(|value| !value.is_null())
}

fn complete_object(
    fields: &mut Map<String, Value>,
    shape: &ShapeInfo,
    before: Option<&Value>,
    api: &Api,
) {
    let id = id_of(shape, api);
    for field in shape.fields {
        let before = before.and_then(|before| before.get(field.name));
        match fields.get_mut(field.name) {
            // An id is not changed.
            Some(Value::Null) | None if id == Some(field.name) => {
                fields.insert(field.name.to_owned(), before.cloned().unwrap_or_default());
            }
            Some(value) => complete(value, field.ty, before, api),
            None => {
                let value = match (before, field.ty) {
                    (Some(before), _) => before.clone(),
                    (None, _) if !field.strict_required => continue,
                    (None, TypeInfo::Boolean) => json!(false),
                    (None, TypeInfo::List(_)) => json!([]),
                    (None, _) => Value::Null,
                };
                fields.insert(field.name.to_owned(), value);
            }
        }
    }
}

/// Returns the objects of a field that belong to its record, as the schema says, each with the name of its id.
fn owned<'v>(
    value: &'v mut Value,
    ty: TypeInfo,
    schema: &Schema,
) -> Vec<(&'v mut Value, &'static str)> {
    match (value, ty) {
        (Value::Array(items), TypeInfo::List(item)) => {
            items.iter_mut().flat_map(|value| owned(value, *item, schema)).collect()
        }
        (value @ Value::Object(_), TypeInfo::Shape(shape))
            if schema.owned.contains(&shape.name) =>
        {
            let id = id_of(shape, schema.api);
            id.map(|id| (value, id)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use backoffice_shapes::ShapeKind;

    use super::*;
    use crate::testing::API;

    static PART: ShapeInfo = ShapeInfo {
        name: "Part",
        kind: ShapeKind::Record,
        section: "1",
        fields_shown: true,
        about: "A part.",
        fields: &[
            FieldInfo::new("number", TypeInfo::String, "1"),
            FieldInfo::new("note", TypeInfo::String, "1"),
            FieldInfo::new("tags", TypeInfo::List(&TypeInfo::String), "1"),
        ],
    };

    #[test]
    fn objects_keep_the_fields_of_the_one_with_their_id_whatever_its_name() {
        let api = Api { identities: &["number"], ..API };
        let before = json!([{"number": "a", "note": "x", "tags": ["t"]}]);
        let mut parts = json!([{"number": "b"}, {"number": "a"}, {"note": "new"}]);
        static ELEMENT: TypeInfo = TypeInfo::Shape(&PART);
        complete(&mut parts, TypeInfo::List(&ELEMENT), Some(&before), &api);
        let expected = json!([
            {"number": "b", "note": null, "tags": []},
            {"number": "a", "note": "x", "tags": ["t"]},
            {"number": null, "note": "new", "tags": []},
        ]);
        assert_eq!(parts, expected);
    }
}
