//! Money amounts of records.

use backoffice_models::Amount;
use backoffice_shapes::currency;
use rust_decimal::{Decimal, RoundingStrategy};
use serde_json::Value;

use super::json::items;
use crate::{
    http::refusal::Refusal,
    store::{db::scaled, table::decimal},
};

/// Most decimals of an amount that the service calculates with (gap `amount-precision`).
const MOST_DECIMALS: u32 = 4;

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

/// Returns what an order's transactions have captured, and what they have refunded.
pub(super) fn taken(order: &Value) -> [Decimal; 2] {
    let made = || items(order, "transactions");
    let is_refund = |made: &&Value| made["status"] == "succeeded" && made["type"] == "refund";
    let sum = |sum: Decimal, made: &Value| sum.saturating_add(of(made, "amount"));
    [
        made()
            .filter(|made| is_taken(made))
            .fold(Decimal::ZERO, sum),
        made().filter(is_refund).fold(Decimal::ZERO, sum),
    ]
}

/// Returns what a customer has spent on an order (gap `customer-totals`).
pub(super) fn spent(order: &Value) -> Decimal {
    let [captured, refunded] = taken(order);
    captured - refunded
}

/// Returns true for a transaction whose amount was taken from the customer.
pub(super) fn is_taken(transaction: &Value) -> bool {
    is_captured(transaction["type"].as_str(), transaction["status"].as_str())
}

/// Returns true for a transaction whose amount was taken from the customer, by its type and status.
pub(super) fn is_captured(kind: Option<&str>, status: Option<&str>) -> bool {
    status == Some("succeeded") && matches!(kind, Some("debit" | "capture"))
}

/// A currency, by the decimals of its amounts (gap `currency-decimals`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Currency {
    /// Decimals that an amount is written with, if it needs no more.
    written: u32,
    /// Decimals that a share of an amount is rounded to.
    rounded: u32,
    decimals_matter: bool,
}

impl Currency {
    /// Returns the currency with a code. If its decimals do not matter, or are not known, shares have as many as the service
    /// calculates with.
    pub(super) fn of(code: Option<&str>, decimals_matter: bool) -> Self {
        let known = code.and_then(currency::decimals).map(u32::from);
        Self {
            written: known.unwrap_or(2),
            rounded: known.filter(|_| decimals_matter).unwrap_or(MOST_DECIMALS),
            decimals_matter,
        }
    }

    /// Returns another currency, of which the same is expected.
    pub(super) fn other(self, code: Option<&str>) -> Self {
        Self::of(code, self.decimals_matter)
    }

    /// Refuses an amount with more decimals than the currency has.
    pub(super) fn check(self, field: &str, amount: Decimal) -> Result<(), Refusal> {
        if amount.normalize().scale() <= self.rounded {
            return Ok(());
        }
        let message = match self.rounded {
            0 => "expected an amount without decimals: the currency has none".to_owned(),
            most => format!("expected at most {most} decimals, as the currency has"),
        };
        Err(Refusal::invalid(field, message))
    }

    /// Writes an amount with the currency's decimals, or as many as it has.
    pub(super) fn text(self, amount: Decimal) -> String {
        self.rescaled(amount).to_string()
    }

    /// Returns an amount of a record, written in the same way.
    pub(super) fn amount(self, amount: Decimal) -> Amount {
        self.rescaled(amount).into()
    }

    fn rescaled(self, amount: Decimal) -> Decimal {
        let mut amount = amount.normalize();
        amount.rescale(amount.scale().max(self.written));
        amount
    }

    /// Returns `amount * part / whole`, rounded half up; zero if there is no whole. A share of an amount is not above it,
    /// if the part is not above the whole.
    pub(super) fn share(self, amount: Decimal, part: Decimal, whole: Decimal) -> Decimal {
        let share = amount
            .checked_mul(part)
            .and_then(|product| product.checked_div(whole));
        let share = share.unwrap_or_default();
        share.round_dp_with_strategy(self.rounded, RoundingStrategy::MidpointAwayFromZero)
    }
}
