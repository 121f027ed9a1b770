use std::cmp::Ordering::{self, Equal, Greater, Less};

use super::Decimal;

#[test]
fn whole_numbers_in_every_spelling() {
    let cases = [
        ("0", true),
        ("-0.0e5", true),
        ("0e99999999999999999999", true),
        ("1.0", true),
        ("1.50e1", true),
        ("100e-2", true),
        ("-12.300e1", true),
        ("9223372036854775808", true),
        ("1e400", true),
        ("1e99999999999999999999", true),
        ("1.5", false),
        ("1e-1", false),
        ("1e-99999999999999999999", false),
        ("1.00000000000000000000000001", false),
    ];
    for (literal, is_integer) in cases {
        let decimal = Decimal::new(literal.as_bytes());
        assert_eq!(decimal.is_integer(), is_integer, "{literal}");
    }
}

#[test]
fn numbers_next_to_a_bound_are_judged_right() {
    let cases: [(&str, i64, Ordering); 16] = [
        ("-0.0e5", 0, Equal),
        ("0e99999999999999999999", 0, Equal),
        ("1.50e1", 15, Equal),
        ("100e-2", 1, Equal),
        ("-12.300e1", -123, Equal),
        ("9223372036854775807", i64::MAX, Equal),
        ("9223372036854775808", i64::MAX, Greater),
        ("-9223372036854775808.0", i64::MIN, Equal),
        ("1e400", i64::MAX, Greater),
        ("-1e99999999999999999999", i64::MIN, Less),
        ("-180.00000000000000000001", -180, Less),
        ("179.99999999999999999999", 180, Less),
        ("180.00000000000000000001", 180, Greater),
        ("0.1", 0, Greater),
        ("-1e-400", 0, Less),
        ("-1e-99999999999999999999", -1, Greater),
    ];
    for (literal, bound, expected) in cases {
        let decimal = Decimal::new(literal.as_bytes());
        assert_eq!(decimal.compare(bound), expected, "{literal} {bound}");
    }
}
