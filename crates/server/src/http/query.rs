//! Reads query parameters into their shape.

use backoffice_models::runtime::Query;
use backoffice_shapes::{Presence, ShapeInfo, TypeInfo, format, nearest};
use serde_json::{Value, value::RawValue};

use crate::domain::{exact, refusal::Refusal};

/// Reads the query of an address, still percent-encoded, into an operation's parameters. Their shape is none if the
/// operation has none.
///
/// # Errors
///
/// If a parameter is unknown, written twice, has a wrong value, or is missing.
pub fn read<Q: Query>(shape: Option<&'static ShapeInfo>, query: &str) -> Result<Q, Refusal> {
    let text = match shape {
        Some(shape) => object(shape, query)?,
        None => match form_urlencoded::parse(query.as_bytes()).next() {
            None => "{}".to_owned(),
            Some((name, _)) => {
                let message = "unknown parameter; this call has no query parameters";
                return Err(Refusal::invalid(&name, message));
            }
        },
    };
    Q::from_object(&text).map_err(Refusal::unreadable)
}

/// Writes the parameters of a query as a JSON object.
fn object(info: &'static ShapeInfo, query: &str) -> Result<String, Refusal> {
    let mut values: Vec<Vec<String>> = vec![Vec::new(); info.fields.len()];
    for (name, text) in form_urlencoded::parse(query.as_bytes()) {
        let position = info.fields.iter().position(|field| field.name == name);
        let Some((field, found)) =
            position.and_then(|at| Some((info.fields.get(at)?, values.get_mut(at)?)))
        else {
            return Err(unknown(info, &name));
        };
        let (ty, is_list) = match &field.ty {
            TypeInfo::List(element) => (*element, true),
            ty => (ty, false),
        };
        if !is_list && !found.is_empty() {
            return Err(Refusal::invalid(field.name, "written twice"));
        }
        found.push(json(field.name, ty, &text)?);
    }
    let mut text = String::from("{");
    for (field, found) in info.fields.iter().zip(values) {
        if found.is_empty() {
            if field.presence == Presence::Required {
                return Err(Refusal::invalid(field.name, "missing; this parameter is required"));
            }
            continue;
        }
        if text.len() > 1 {
            text.push(',');
        }
        text += &Value::from(field.name).to_string();
        text.push(':');
        match field.ty {
            TypeInfo::List(_) => text += &format!("[{}]", found.join(",")),
            _ => text += &found.concat(),
        }
    }
    text.push('}');
    Ok(text)
}

fn unknown(info: &ShapeInfo, name: &str) -> Refusal {
    let names = info.fields.iter().map(|field| field.name);
    let names: Vec<_> = names.collect();
    let similar = nearest(name, names.iter().copied(), str::to_owned, 3);
    let advice = match similar.first() {
        Some(nearest) => format!("unknown parameter; did you mean `{nearest}`?"),
        None => format!("unknown parameter; the parameters are {}", names.join(", ")),
    };
    Refusal::invalid(name, advice)
}

/// Writes a parameter's text as the JSON value of its type.
fn json(name: &str, ty: &TypeInfo, text: &str) -> Result<String, Refusal> {
    let expected = |what: &str| Err(Refusal::invalid(name, format!("expected {what}")));
    match ty {
        TypeInfo::Integer | TypeInfo::Int32 => match exact::<i64>(text) {
            Some(_) => Ok(text.to_owned()),
            None => expected("a whole number of 64 bits, in digits only"),
        },
        TypeInfo::Number if is_number(text) => Ok(text.to_owned()),
        TypeInfo::Number => expected("a number, such as 10.5"),
        TypeInfo::Boolean if matches!(text, "true" | "false") => Ok(text.to_owned()),
        TypeInfo::Boolean => expected("`true` or `false`"),
        TypeInfo::Date if !format::is_date(text) => expected("a date, such as 2026-01-31"),
        TypeInfo::Timestamp if !format::is_date_time(text) => {
            expected("a date-time, such as 2026-01-31T12:00:00Z")
        }
        TypeInfo::Amount if !format::is_amount(text) => expected("an amount, such as 10.00"),
        TypeInfo::Url if !format::is_url(text) => expected("an address, such as https://a.example"),
        TypeInfo::Enum(values) if values.closed && !values.values.contains(&text) => {
            expected(&format!("one of {}", values.values.join(", ")))
        }
        _ => Ok(Value::from(text).to_string()),
    }
}

/// Returns true for a number of JSON, of any size.
fn is_number(text: &str) -> bool {
    let value = serde_json::from_str::<&RawValue>(text);
    // Neither another value nor a number with space around it.
    text.starts_with(|c: char| c == '-' || c.is_ascii_digit())
        && value.is_ok_and(|value| value.get() == text)
}

#[cfg(test)]
mod tests {
    use backoffice_shapes::{FieldInfo, ShapeKind};

    use super::*;

    static QUERY: ShapeInfo = ShapeInfo {
        name: "Query",
        kind: ShapeKind::Query,
        section: "4",
        fields_shown: true,
        about: "A query with required parameters.",
        fields: &[
            FieldInfo::new("email", TypeInfo::String, "4").presence(Presence::Required),
            FieldInfo::new("tags", TypeInfo::List(&TypeInfo::String), "4")
                .presence(Presence::Required),
        ],
    };

    #[test]
    fn a_query_without_a_required_parameter_is_refused() {
        let missing = |query| {
            let refusal = object(&QUERY, query).err()?;
            Some(format!("{refusal:?}"))
        };
        for (query, name) in [("", "email"), ("tags=a", "email"), ("email=a", "tags")] {
            let refusal = missing(query).unwrap_or_default();
            let expected = format!("{name}: missing; this parameter is required");
            assert!(refusal.contains(&expected), "{query}: {refusal}");
        }
        assert_eq!(missing("email=a&tags=b"), None);
    }
}
