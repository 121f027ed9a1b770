//! Money amounts of records.

use backoffice_models::Amount;
use rust_decimal::{Decimal, RoundingStrategy};
use serde_json::Value;

use crate::{
    http::refusal::Refusal,
    store::{db::scaled, table::decimal},
};

/// Reads an amount of a request. It must be above zero, with at most four decimals (gap `amount-precision`).
pub(super) fn wanted(field: &str, text: &str) -> Result<Decimal, Refusal> {
    if decimal(text).is_none() {
        return Err(Refusal::invalid(
            field,
            "expected a decimal number such as `10.00`",
        ));
    }
    // An amount with more digits than a decimal has would be rounded.
    let exact = Decimal::from_str_exact(text).ok();
    let Some(amount) = exact.filter(|amount| scaled(*amount).is_some()) else {
        return Err(Refusal::invalid(
            field,
            "expected at most four decimals, and a smaller amount",
        ));
    };
    if amount <= Decimal::ZERO {
        return Err(Refusal::invalid(field, "expected an amount above zero"));
    }
    Ok(amount)
}

/// Returns the amount in a field; zero if there is none.
pub(super) fn of(record: &Value, field: &str) -> Decimal {
    record
        .get(field)
        .and_then(Value::as_str)
        .and_then(decimal)
        .unwrap_or_default()
}

/// Returns an amount of a record as a number; zero if there is none.
pub(super) fn number(amount: Option<&Amount>) -> Decimal {
    amount
        .and_then(|amount| decimal(amount.as_str()))
        .unwrap_or_default()
}

/// Returns true for a transaction whose amount was taken from the customer, by its type and status.
pub(super) fn is_captured(kind: Option<&str>, status: Option<&str>) -> bool {
    status == Some("succeeded") && matches!(kind, Some("debit" | "capture"))
}

/// Writes an amount with two decimals, or as many as it has.
pub(super) fn text(amount: Decimal) -> String {
    rescaled(amount).to_string()
}

/// Returns an amount of a record, written in the same way.
pub(super) fn amount(amount: Decimal) -> Amount {
    rescaled(amount).into()
}

fn rescaled(amount: Decimal) -> Decimal {
    let mut amount = amount.normalize();
    amount.rescale(amount.scale().max(2));
    amount
}

/// Returns `amount * part / whole`, rounded half up to two decimals; zero if there is no whole.
pub(super) fn share(amount: Decimal, part: Decimal, whole: Decimal) -> Decimal {
    let share = amount
        .checked_mul(part)
        .and_then(|product| product.checked_div(whole));
    let share = share.unwrap_or_default();
    share.round_dp_with_strategy(2, RoundingStrategy::MidpointAwayFromZero)
}
