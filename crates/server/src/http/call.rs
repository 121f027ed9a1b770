//! One request to one operation, as the methods of a service take it.

use std::str::FromStr;

use backoffice_models::{Operation, runtime::Query};

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
    Operation<Path: FromPath + Clone + Send + Sync, Query: Query + Clone + Send + Sync>
    + Send
    + Sync
    + 'static
{
}

impl<O> Served for O where
    O: Operation<Path: FromPath + Clone + Send + Sync, Query: Query + Clone + Send + Sync>
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

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use backoffice_models::{Amount, CustomerId, Date, Language, Number, Timestamp, Url, UserType};

    use super::*;

    /// Reads each text. One that is accepted is the value's own text.
    fn assert_read<T: FromStr + ToString + Debug>(accepted: &[&str], refused: &[&str]) {
        for text in accepted {
            let read = <(T,)>::from_path(&[text]);
            assert_eq!(
                read.map(|(value,)| value.to_string()).as_deref(),
                Some(*text)
            );
        }
        for text in refused {
            let read = <(T,)>::from_path(&[text]);
            assert!(read.is_none(), "{text}: {read:?}");
        }
    }

    #[test]
    fn parameters_of_every_type_are_read_as_they_are_written() {
        assert_read::<i64>(
            &["1", "-9223372036854775808"],
            &["+1", "01", "1.0", "1e3", "", "a"],
        );
        assert_read::<i32>(&["2147483647"], &["2147483648", "+1", "00"]);
        assert_read::<CustomerId>(&["7"], &["+7", "07", "9223372036854775808"]);
        assert_read::<bool>(&["true", "false"], &["True", "1", ""]);
        assert_read::<Number>(&["1", "1.50", "-1e3"], &["+1", "01", " 1", "NaN", ""]);
        assert_read::<Amount>(&["10.00"], &["+1", "1,0", ""]);
        assert_read::<Date>(&["2026-01-31"], &["2026-02-30", "2026-1-1", ""]);
        assert_read::<Timestamp>(&["2026-01-31T12:00:00Z"], &["2026-01-31", ""]);
        assert_read::<Url>(&["https://store.example/?a=b"], &["store", ""]);
        assert_read::<Language>(&["no"], &["xx", ""]);
        assert_read::<UserType>(&["order.created", "any other"], &[]);
        assert_read::<String>(&["a/b", "\u{e9}"], &[]);
        assert_eq!(<(i64, bool)>::from_path(&["1"]), None);
        assert_eq!(<(i64, bool)>::from_path(&["1", "true"]), Some((1, true)));
    }
}
