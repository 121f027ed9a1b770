//! Conversions between the wire scalars and the types of other crates.

#[cfg(feature = "jiff")]
#[test]
fn timestamps_and_dates_agree_with_jiff() {
    use backoffice_models::{Date, Record as _, Subscription, Timestamp};
    let cases = [
        ("2023-02-10T12:00:00Z", "2023-02-10T12:00:00Z"),
        (
            "2024-12-09T02:00:20.931086-05:00",
            "2024-12-09T07:00:20.931086Z",
        ),
        (
            "1969-12-31T23:59:59.999999999+00:00",
            "1969-12-31T23:59:59.999999999Z",
        ),
        ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
    ];
    for (wire, utc) in cases {
        let timestamp = Timestamp::new(wire).unwrap();
        let point = timestamp.to_jiff().unwrap();
        let back = Timestamp::from(point);
        assert_eq!((timestamp.as_str(), back.as_str()), (wire, utc));
        assert!(back.is_utc());
        assert_eq!(back.to_jiff().unwrap(), point);
    }
    let drifted = Subscription::from_json(r#"{"id":1,"date_created":"yesterday"}"#).unwrap();
    assert!(drifted.date_created.unwrap().to_jiff().is_err());
    for wire in ["2024-02-29", "0001-01-01", "9999-12-31"] {
        let date = Date::new(wire).unwrap();
        assert_eq!(Date::from(date.to_jiff().unwrap()), date);
    }
}

#[cfg(feature = "rust_decimal")]
#[test]
fn amounts_agree_with_rust_decimal() {
    use backoffice_models::{Amount, Dispute, Record as _};
    for wire in [
        "0",
        "10.00",
        "-19.975",
        "79228162514264337593543950335",
        "0.0000000000000000000000000001",
    ] {
        let amount = Amount::new(wire).unwrap();
        let decimal = amount.to_decimal().unwrap();
        assert_eq!(decimal.to_string(), wire);
        assert_eq!(Amount::from(decimal), amount);
    }
    // The text stays, even with more digits than fit or none.
    for wire in [
        "79228162514264337593543950336",
        "0.12345678901234567890123456789012345",
        "ten",
        "1_000",
        "+1",
        "",
    ] {
        let text = format!("{{\"id\":1,\"amount\":\"{wire}\"}}");
        let amount = Dispute::from_json(&text).unwrap().amount.unwrap();
        assert!(amount.to_decimal().is_err(), "{wire}");
        assert_eq!(amount.as_str(), wire);
    }
}

#[cfg(feature = "url")]
#[test]
fn urls_agree_with_the_url_crate() {
    use backoffice_models::{Record as _, Url, Webhook};
    let cases = [
        (
            "https://hooks.example.com/a?b=c#d",
            "https://hooks.example.com/a?b=c#d",
        ),
        ("HTTPS://Hooks.Example.com", "https://hooks.example.com/"),
        ("mailto:a@b.example", "mailto:a@b.example"),
    ];
    for (wire, parsed) in cases {
        let url = Url::new(wire).unwrap();
        let view = url.to_url().unwrap();
        assert_eq!((url.as_str(), view.as_str()), (wire, parsed));
        assert_eq!(Url::from(view.clone()).to_url().unwrap(), view);
    }
    let webhook = Webhook::from_json(r#"{"id":1,"target":"/relative"}"#).unwrap();
    assert!(webhook.target.unwrap().to_url().is_err());
}

/// Each conversion makes a valid value.
#[cfg(all(feature = "jiff", feature = "rust_decimal", feature = "url"))]
#[test]
fn converted_values_pass_the_checks_for_read_values() {
    use backoffice_models::{Amount, Date, Timestamp, Url};
    for point in [
        jiff::Timestamp::MIN,
        jiff::Timestamp::UNIX_EPOCH,
        jiff::Timestamp::MAX,
    ] {
        let timestamp = Timestamp::from(point);
        let is_plain = !timestamp.as_str().starts_with('-');
        assert_eq!(
            Timestamp::new(timestamp.as_str()).is_ok(),
            is_plain,
            "{timestamp}"
        );
    }
    for date in [jiff::civil::Date::ZERO, jiff::civil::Date::MAX] {
        assert!(Date::new(Date::from(date).as_str()).is_ok(), "{date}");
    }
    for decimal in [
        rust_decimal::Decimal::MIN,
        rust_decimal::Decimal::MAX,
        rust_decimal::Decimal::new(1, 28),
    ] {
        assert!(
            Amount::new(Amount::from(decimal).as_str()).is_ok(),
            "{decimal}"
        );
    }
    for text in [
        "https://exämple.example/é?ü#ö",
        "file:///a b",
        "https://a.example/|^`{}\"<>\\[]%2?'|^`{}[]#a#b|%",
        "mailto:a|b@c.example?d=[http://e]",
        "https://[::1]:8080/[a]",
    ] {
        let url = Url::from(url::Url::parse(text).unwrap());
        assert!(Url::new(url.as_str()).is_ok(), "{url}");
    }
}
