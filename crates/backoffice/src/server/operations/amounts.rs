//! Amounts in records.

use rust_decimal::Decimal;
use serde_json::Value;

use super::json::items;
use crate::server::domain::money::decimal;

/// Returns the amount in a field; zero if there is none.
pub(super) fn of(record: &Value, field: &str) -> Decimal {
    record.get(field).and_then(Value::as_str).and_then(decimal).unwrap_or_default()
}

/// Returns what an order's transactions have captured, and what they have refunded.
pub(super) fn taken(order: &Value) -> [Decimal; 2] {
    let made = || items(order, "transactions");
    let is_refund = |made: &&Value| made["status"] == "succeeded" && made["type"] == "refund";
    let sum = |sum: Decimal, made: &Value| sum.saturating_add(of(made, "amount"));
    [
        made().filter(|made| is_taken(made)).fold(Decimal::ZERO, sum),
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
