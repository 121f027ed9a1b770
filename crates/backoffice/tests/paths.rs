//! Path parameters of the service.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{fmt::Debug, str::FromStr};

use backoffice::models::{Amount, CustomerId, Date, Language, Number, Timestamp, Url, UserType};
use backoffice_server::http::call::FromPath;

/// Reads each text. One that is accepted is the value's own text.
fn assert_read<T: FromStr + ToString + Debug>(accepted: &[&str], refused: &[&str]) {
    for text in accepted {
        let read = <(T,)>::from_path(&[text]);
        assert_eq!(read.map(|(value,)| value.to_string()).as_deref(), Some(*text));
    }
    for text in refused {
        let read = <(T,)>::from_path(&[text]);
        assert!(read.is_none(), "{text}: {read:?}");
    }
}

#[test]
fn parameters_of_every_type_are_read_as_they_are_written() {
    assert_read::<i64>(&["1", "-9223372036854775808"], &["+1", "01", "1.0", "1e3", "", "a"]);
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
