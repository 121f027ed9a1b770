//! One request to one operation, as the methods of a service take it.

use std::str::FromStr;

use backoffice_models::Operation;

use crate::domain::{caller::Caller, exact};

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
    Operation<Path: FromPath + Clone + Send + Sync, Query: Send + Sync> + Send + Sync + 'static
{
}

impl<O> Served for O where
    O: Operation<Path: FromPath + Clone + Send + Sync, Query: Send + Sync> + Send + Sync + 'static
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

macro_rules! from_path {
    ($($ty:ident $value:ident)*) => {
        impl<$($ty: FromStr + ToString),*> FromPath for ($($ty,)*) {
            fn from_path(values: &[&str]) -> Option<Self> {
                let [$($value),*] = values else { return None };
                Some(($(exact($value)?,)*))
            }
        }
    };
}

// The tables allow a path as many parameters.
from_path!(A a);
from_path!(A a B b);
from_path!(A a B b C c);
from_path!(A a B b C c D d);
