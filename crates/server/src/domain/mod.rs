//! Callers, answers, refusals and money: the parts of a call that both HTTP and the store know. Knows neither axum nor SQL.

pub(crate) mod answer;
pub(crate) mod caller;
pub(crate) mod form;
pub(crate) mod gate;
pub(crate) mod money;
pub(crate) mod preconditions;
pub(crate) mod quota;
pub(crate) mod refusal;

use std::str::FromStr;

/// Reads a value that is written in its one way: `1`, not `+1` or `01` (gap `integers`).
pub(crate) fn exact<T: FromStr + ToString>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    (value.to_string() == text).then_some(value)
}
