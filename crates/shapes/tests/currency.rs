//! Decimals of currencies.

use backoffice_shapes::currency::{decimals, fits};

#[test]
fn currencies_have_the_decimals_of_iso_4217() {
    for (code, expected) in [
        ("USD", Some(2)),
        ("eur", Some(2)),
        ("HUF", Some(2)),
        ("BGN", Some(2)),
        ("JPY", Some(0)),
        ("ISK", Some(0)),
        ("KWD", Some(3)),
        ("TND", Some(3)),
        ("CLF", Some(4)),
        ("XXX", None),
        ("XAU", None),
        ("ABC", None),
        ("USD EUR", None),
        ("US", None),
        ("", None),
    ] {
        assert_eq!(decimals(code), expected, "{code}");
    }
}

#[test]
fn amounts_fit_their_currency() {
    for (amount, code, expected) in [
        ("1.50", "USD", true),
        ("1.500", "USD", true),
        ("1.505", "USD", false),
        ("-0.001", "USD", false),
        ("1.00", "JPY", true),
        ("1.50", "JPY", false),
        ("100", "JPY", true),
        ("1.505", "KWD", true),
        ("1.5055", "KWD", false),
        ("1.50551", "points", true),
        ("1.50551", "", true),
    ] {
        assert_eq!(fits(amount, code), expected, "{amount} {code}");
    }
}
