//! One request to one operation, as the methods of a service take it.

use std::str::FromStr;

use backoffice_models::Operation;

use super::{caller::Caller, query::FromQuery};

/// A checked request. `B` is the type of its body.
#[derive(Clone, Debug)]
pub struct Call<O: Operation, B> {
    /// The caller.
    pub caller: Caller,
    /// Path parameters, in path order.
    pub path: O::Path,
    /// Query parameters; `()` for none.
    pub query: O::Query,
    /// Body; `()` for none.
    pub body: B,
}

/// An operation that a service can answer.
pub trait Served:
    Operation<Path: FromPath + Clone + Send + Sync, Query: FromQuery + Clone + Send + Sync>
    + Send
    + Sync
    + 'static
{
}

impl<O> Served for O where
    O: Operation<Path: FromPath + Clone + Send + Sync, Query: FromQuery + Clone + Send + Sync>
        + Send
        + Sync
        + 'static
{
}

/// Path parameters as a tuple.
pub trait FromPath: Sized {
    /// Reads the parameters, in path order. `None`: no record can have such an id.
    fn from_path(values: &[&str]) -> Option<Self>;
}

impl FromPath for () {
    fn from_path(_: &[&str]) -> Option<Self> {
        Some(())
    }
}

impl<A: FromStr + ToString> FromPath for (A,) {
    fn from_path(values: &[&str]) -> Option<Self> {
        let [a] = values else { return None };
        Some((exact(a)?,))
    }
}

impl<A: FromStr + ToString, B: FromStr + ToString> FromPath for (A, B) {
    fn from_path(values: &[&str]) -> Option<Self> {
        let [a, b] = values else { return None };
        Some((exact(a)?, exact(b)?))
    }
}

/// Reads a value that is written in its one way: `1`, not `+1` or `01` (gap `integers`).
pub(crate) fn exact<T: FromStr + ToString>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    (value.to_string() == text).then_some(value)
}
