//! Callers, answers, refusals and money: the parts of a call that both HTTP and the store know. Knows neither axum nor SQL.

pub mod answer;
pub mod application;
pub mod caller;
pub mod fault;
pub mod form;
pub mod gate;
pub mod money;
pub mod preconditions;
pub mod quota;
pub mod refusal;

use std::str::FromStr;

/// Reads a value that is written in its one way: `1`, not `+1` or `01`.
pub fn exact<T: FromStr + ToString>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    (value.to_string() == text).then_some(value)
}
