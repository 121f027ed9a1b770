//! Checks of a body that gives fields of a record.

use backoffice_description::{Code, TypeInfo, currency, validate::by_name};
use rust_decimal::Decimal;
use serde_json::Value;

use super::super::{Backoffice, json};
use crate::{
    models::Record,
    server::{database::table::Table, domain::refusal::Refusal},
};

/// Reads the fields of a record.
pub(super) fn read(table: &Table, text: &str) -> Result<Value, Refusal> {
    let shape = by_name(table.shape.name).map_err(|_| Refusal::not_found())?;
    // A body has only some of the fields, and the service writes its times in UTC.
    let is_wrong = |code: Code| code != Code::MissingField && code != Code::TimestampNotUtc;
    let violations = shape.written_violations(text.as_bytes()).into_iter();
    let wrong: Vec<_> = violations.filter(|violation| is_wrong(violation.code)).collect();
    if !wrong.is_empty() {
        return Err(Refusal::mistakes(&wrong));
    }
    // This refuses deep nesting.
    let mut given: Value = serde_json::from_str(text).map_err(|_| {
        let message = "expected a JSON object, with at most 127 levels and no number above 1e308";
        Refusal::invalid("non_field_errors", message)
    })?;
    json::keep_listed(&mut given, TypeInfo::Shape(table.shape));
    for key in ["id", "number"] {
        if let Some(value) = given.get(key) {
            check_key(key, value)?;
        }
    }
    Ok(given)
}

/// Reads the fields as a record of their type.
pub(super) fn record<T: Record>(given: &Value) -> Result<T, Refusal> {
    T::from_json(&given.to_string()).map_err(Refusal::unreadable)
}

/// Checks the amounts that are given for a record, in the currency with this code.
pub(super) fn check_amounts(
    backoffice: &Backoffice,
    table: &Table,
    given: &Value,
    code: Option<&str>,
) -> Result<(), Refusal> {
    let code = code.filter(|_| backoffice.settings.currency_decimals);
    for (name, value) in given.as_object().into_iter().flatten() {
        let field = table.shape.field(name);
        let ty = field.map_or(TypeInfo::Any, |field| field.ty);
        amounts(name, name, value, ty, code)?;
    }
    Ok(())
}

/// Largest whole amount of a record. Sums of many fit into the numbers that the service calculates with.
const LARGEST_AMOUNT: i64 = 99_999_999_999_999;

/// Checks the amounts in a field. `code` is their currency.
fn amounts(
    field: &str,
    name: &str,
    value: &Value,
    ty: TypeInfo,
    code: Option<&str>,
) -> Result<(), Refusal> {
    match (value, ty) {
        (Value::String(text), TypeInfo::Amount) => {
            let code = code.filter(|_| !name.starts_with("report_"));
            let most = code.and_then(currency::decimals).map_or(4, u32::from);
            let range = Decimal::ZERO..=LARGEST_AMOUNT.into();
            let amount = Decimal::from_str_exact(text).ok();
            let is_right =
                |amount: Decimal| range.contains(&amount) && amount.normalize().scale() <= most;
            if !amount.is_some_and(is_right) {
                let message = format!(
                    "`{name}`: expected an amount from 0 to {LARGEST_AMOUNT}, with at most {most} decimals"
                );
                return Err(Refusal::invalid(field, message));
            }
        }
        (Value::Object(fields), TypeInfo::Shape(shape)) => {
            let code = match fields.get("currency") {
                Some(own) => own.as_str().filter(|_| code.is_some()),
                None => code.filter(|_| name != "report_values"),
            };
            for (name, value) in fields {
                let ty = shape.field(name).map_or(TypeInfo::Any, |field| field.ty);
                amounts(field, name, value, ty, code)?;
            }
        }
        (Value::Array(items), TypeInfo::List(ty)) => {
            for item in items {
                amounts(field, name, item, *ty, code)?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// Longest number of an order in bytes.
const LONGEST_NUMBER: usize = 2_000;

/// Largest id that a body can give, so that the service has more.
const LARGEST_ID: i64 = i64::MAX / 2;

fn check_key(key: &str, value: &Value) -> Result<(), Refusal> {
    let message = match value {
        Value::String(text) if text.is_empty() => "expected a text that is not empty".to_owned(),
        Value::String(text) if text.contains('\0') => {
            "expected a text without the character NUL".to_owned()
        }
        Value::String(text) if text.len() > LONGEST_NUMBER => {
            format!("expected at most {LONGEST_NUMBER} bytes")
        }
        Value::Number(_) if !value.as_i64().is_some_and(|id| (1..=LARGEST_ID).contains(&id)) => {
            format!("expected a whole number from 1 to {LARGEST_ID}")
        }
        _ => return Ok(()),
    };
    Err(Refusal::invalid(key, message))
}
