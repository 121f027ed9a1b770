//! Resolves a field: its type, and checks that its columns fit together.

use serde_json::Value;

use crate::check::Check;
use crate::filters;
use crate::mistakes::{Located, Mistakes};
use crate::model::{Field, Null, Presence, ShapeKind, Type};
use crate::names::{Names, kind_name};
use crate::rows::{FieldRow, ShapeRow};
use crate::types;

pub(crate) fn resolve(
    row: &FieldRow,
    shape: &ShapeRow,
    names: &Names<'_>,
    mistakes: &mut Mistakes<'_>,
) -> Field {
    let in_page = shape.kind() == Some(ShapeKind::Page);
    let written = row.ty.as_ref();
    let ty = written.and_then(|ty| types::resolve(ty, names, in_page, mistakes));
    check_presence(row, shape, mistakes);
    let (minimum, maximum) = bounds(row, ty.as_ref(), mistakes);
    check_secret(row, ty.as_ref(), mistakes);
    check_parameter(row, shape, ty.as_ref(), mistakes);
    check_example(row, mistakes);
    let is_identity = (shape.identity.as_ref()).is_some_and(|id| id.value == row.name.value);
    let ty = match types::identity_base(shape) {
        Some(base) if is_identity => Type::Identity {
            shape: shape.name.value.clone(),
            field: row.name.value.clone(),
            base: Box::new(base),
        },
        _ => ty.unwrap_or(Type::Any),
    };
    Field {
        name: row.name.value.clone(),
        ty,
        presence: (row.presence.as_ref()).map_or(Presence::Optional, |presence| presence.value),
        null: row.null.as_ref().map_or(Null::Unsaid, |null| null.value),
        sometimes: row.sometimes,
        minimum,
        maximum,
        secret: row.secret,
        note: row.note.clone(),
        example: row.example.as_ref().map(Located::to_string),
        filter: filters::resolve(row, shape, mistakes),
        section: row.section.clone().unwrap_or_else(|| shape.section.clone()),
        gaps: names.gaps(&row.gaps, mistakes),
    }
}

fn check_presence(row: &FieldRow, shape: &ShapeRow, mistakes: &mut Mistakes<'_>) {
    let Some(Located { value: presence, at }) = row.presence else {
        return;
    };
    let name = &row.name.value;
    match (presence, shape.kind()) {
        (Presence::Required, Some(kind @ (ShapeKind::Record | ShapeKind::Update))) => {
            let message =
                format!("`{name}` can't be required: its shape's kind is {}", kind_name(kind));
            let hint = "the document requires fields of request bodies and query parameters only";
            mistakes.report(Check::RequiredField, at, message, hint);
            return;
        }
        (Presence::Identity, _) => match &shape.identity {
            Some(identity) if identity.value == *name => {}
            identity => {
                let message = format!("`{name}` is not the identity of its shape");
                let hint = match identity {
                    Some(identity) => format!("the identity is `{}`", identity.value),
                    None => format!("declare it: `identity = \"{name}\"`"),
                };
                mistakes.report(Check::PresenceNotIdentity, at, message, hint);
                return;
            }
        },
        _ => {}
    }
    let is_identity = presence == Presence::Identity;
    let must = if is_identity { "an identity" } else { "required" };
    if let Some(null) = &row.null {
        let message = format!("`{name}` is {must}, so it can't be null");
        let hint = "remove `null`";
        mistakes.report(Check::RequiredContradiction, null.at, message, hint);
    }
    if row.sometimes {
        let message = format!("`{name}` is {must}, so it can't be left out");
        let hint = "remove `sometimes`";
        mistakes.report(Check::RequiredContradiction, at, message, hint);
    }
}

fn check_secret(row: &FieldRow, ty: Option<&Type>, mistakes: &mut Mistakes<'_>) {
    if row.secret && ty.is_some_and(|ty| *ty != Type::String) {
        let message = format!("`{}` is marked as secret, but is not a string", row.name.value);
        let hint = "mark the strings as secret, inside a shape too";
        mistakes.report(Check::SecretNotString, row.name.at, message, hint);
    }
}

/// A query holds texts, so no objects and no lists of lists.
fn check_parameter(
    row: &FieldRow,
    shape: &ShapeRow,
    ty: Option<&Type>,
    mistakes: &mut Mistakes<'_>,
) {
    let element = match ty {
        Some(Type::List(element)) => Some(&**element),
        ty => ty,
    };
    let has_parts = matches!(element, Some(Type::List(_) | Type::Shape(_) | Type::Object));
    if let Some(written) = &row.ty
        && has_parts
        && shape.kind() == Some(ShapeKind::Query)
    {
        let message = format!("a query parameter can't be `{written}`");
        let hint = "write a scalar, an enum, an identity, or a list of one of them";
        mistakes.report(Check::ParameterType, written.at, message, hint);
    }
}

fn check_example(row: &FieldRow, mistakes: &mut Mistakes<'_>) {
    /// A null is a TOML number that JSON cannot write. serde reads a TOML date as a table.
    fn is_json(value: &Value) -> bool {
        match value {
            Value::Null => false,
            Value::Array(values) => values.iter().all(is_json),
            Value::Object(values) => {
                values.iter().all(|(name, value)| !name.starts_with("$__toml") && is_json(value))
            }
            _ => true,
        }
    }
    if let Some(example) = &row.example
        && !is_json(&example.value)
    {
        let message = "`example` can't be written as JSON";
        let hint = "JSON has no nan and no inf, and a date is a string";
        mistakes.report(Check::Example, example.at, message, hint);
    }
}

/// Returns the lowest and the highest value: those of the row, or else those of its type.
fn bounds(
    row: &FieldRow,
    ty: Option<&Type>,
    mistakes: &mut Mistakes<'_>,
) -> (Option<i64>, Option<i64>) {
    let written = [("min", &row.min), ("max", &row.max)];
    let type_bounds = match ty {
        Some(Type::Int32) => (Some(i64::from(i32::MIN)), Some(i64::from(i32::MAX))),
        Some(ty) if is_number(ty) => (None, None),
        Some(_) => {
            for (column, bound) in written {
                let Some(bound) = bound else { continue };
                let message = format!("`{column}` on `{}`, which is not a number", row.name.value);
                let hint = "bounds are for `integer`, `int32` and `number`";
                mistakes.report(Check::BoundsOnNonNumber, bound.at, message, hint);
            }
            return (None, None);
        }
        None => (None, None),
    };
    let minimum = row.min.as_ref().map(|min| min.value).or(type_bounds.0);
    let maximum = row.max.as_ref().map(|max| max.value).or(type_bounds.1);
    if let (Some(low), Some(high)) = (minimum, maximum)
        && low > high
        && let Some(bound) = row.min.as_ref().or(row.max.as_ref())
    {
        let message = format!("no value is at least {low} and at most {high}");
        let hint = "swap `min` and `max`";
        mistakes.report(Check::BoundsOrder, bound.at, message, hint);
    }
    (minimum, maximum)
}

fn is_number(ty: &Type) -> bool {
    match ty {
        Type::Integer | Type::Int32 | Type::Number => true,
        Type::Identity { base, .. } => is_number(base),
        _ => false,
    }
}
