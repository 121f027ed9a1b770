//! Conversions between the wire scalars and the types of other crates.

#[cfg(all(feature = "chrono", feature = "jiff", feature = "time"))]
mod times {
    use std::{cmp::Ordering, fmt::Debug};

    use backoffice::models::{Date, InvalidText, Timestamp};
    use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
    use jiff::civil;
    use proptest::prelude::*;
    use time::{OffsetDateTime, PrimitiveDateTime, UtcOffset};

    /// Converts a timestamp, and converts it back.
    fn converts<T>(timestamp: &Timestamp, unix: i128, to_unix: fn(&T) -> i128)
    where
        T: for<'a> TryFrom<&'a Timestamp, Error: Debug> + TryFrom<Timestamp>,
        T: Copy + Debug + PartialEq,
        Timestamp: TryFrom<T, Error = InvalidText>,
    {
        let time = T::try_from(timestamp).unwrap();
        assert_eq!(to_unix(&time), unix, "{timestamp}");
        assert_eq!(T::try_from(timestamp.clone()).ok(), Some(time), "{timestamp}");
        let back = Timestamp::try_from(time).unwrap();
        assert!(back.is_utc() && Timestamp::new(back.as_str()).is_ok(), "{back}");
        assert_eq!(back.cmp_value(timestamp), Some(Ordering::Equal), "{timestamp} {back}");
        assert_eq!(T::try_from(&back).unwrap(), time, "{timestamp} {back}");
    }

    fn chrono_unix<Z: chrono::TimeZone>(time: &DateTime<Z>) -> i128 {
        i128::from(time.timestamp()) * 1_000_000_000 + i128::from(time.timestamp_subsec_nanos())
    }

    /// Converts a text to every type. `unix` is its time in nanoseconds since 1970.
    fn converts_to_each(text: &str, unix: i128) {
        let timestamp = Timestamp::new(text).unwrap();
        converts::<DateTime<Utc>>(&timestamp, unix, chrono_unix);
        converts::<DateTime<FixedOffset>>(&timestamp, unix, chrono_unix);
        converts::<jiff::Timestamp>(&timestamp, unix, |time| time.as_nanosecond());
        converts::<OffsetDateTime>(&timestamp, unix, |time| time.unix_timestamp_nanos());
        let offsets = (
            DateTime::<FixedOffset>::try_from(&timestamp).unwrap().offset().local_minus_utc(),
            OffsetDateTime::try_from(&timestamp).unwrap().offset().whole_seconds(),
        );
        assert_eq!(offsets.0, offsets.1, "{text}");
        let local =
            DateTime::<FixedOffset>::try_from(&timestamp).unwrap().naive_local().to_string();
        assert_eq!(local.get(..10), text.get(..10), "the offset is kept");
    }

    proptest! {
        #[test]
        fn timestamps_convert_exactly(seconds in -62_135_500_000_i64..253_402_000_000, nanoseconds in 0..1_000_000_000_u32, zeros in 0..12_usize, offset in -1439..1440_i32) {
            let zone = FixedOffset::east_opt(offset * 60).unwrap();
            let time = DateTime::from_timestamp(seconds, nanoseconds).unwrap().with_timezone(&zone);
            let text = format!("{}{}{}", time.format("%FT%T%.9f"), "0".repeat(zeros), time.format("%:z"));
            converts_to_each(&text, chrono_unix(&time));
        }

        #[test]
        fn dates_convert_exactly(days in -719_528..=2_932_896_i32) {
            let date = NaiveDate::from_epoch_days(days).unwrap();
            let text = date.to_string();
            let wire = Date::new(text.clone()).unwrap();
            prop_assert_eq!(NaiveDate::try_from(&wire), Ok(date));
            prop_assert_eq!(Date::try_from(date), Ok(wire.clone()));
            let by_jiff = civil::Date::try_from(&wire).unwrap();
            prop_assert_eq!(by_jiff.to_string(), text.clone());
            prop_assert_eq!(Date::try_from(by_jiff), Ok(wire.clone()));
            let by_time = time::Date::try_from(&wire).unwrap();
            prop_assert_eq!(by_time.to_string(), text);
            prop_assert_eq!(Date::try_from(by_time), Ok(wire));
        }
    }

    #[test]
    fn timestamps_of_each_form_convert() {
        let cases = [
            ("1970-01-01T00:00:00Z", 0),
            ("1969-12-31t23:59:59.999999999z", -1),
            ("1970-01-01T00:00:00.000000001000-00:00", 1),
            ("2023-02-10T12:00:00Z", 1_676_030_400_000_000_000),
            ("2024-12-09T02:00:20.931086-05:00", 1_733_727_620_931_086_000),
            ("0001-01-01T00:00:00Z", -62_135_596_800_000_000_000),
        ];
        for (text, unix) in cases {
            converts_to_each(text, unix);
        }
    }

    #[test]
    fn what_a_type_cannot_hold_is_an_error() {
        let texts = [
            "",
            "yesterday",
            "2023-02-10",
            "2023-02-10T12:00:00",
            "20230210T120000Z",
            "2023-02-30T12:00:00Z",
            "2023-02-10T12:00:00+00:00[Europe/Berlin]",
            // A leap second, and digits beyond the nanosecond.
            "2016-12-31T23:59:60Z",
            "2017-01-01T01:59:60.5+02:00",
            "2023-02-10T12:00:00.0000000001Z",
        ];
        for text in texts {
            let timestamp: Timestamp = serde_json::from_str(&format!("{text:?}")).unwrap();
            let error = DateTime::<Utc>::try_from(&timestamp).unwrap_err();
            assert!(
                error.to_string().starts_with(&format!("`{text}` is not a valid timestamp")),
                "{error}"
            );
            assert!(DateTime::<FixedOffset>::try_from(&timestamp).is_err(), "{text}");
            assert_eq!(
                jiff::Timestamp::try_from(&timestamp).unwrap_err().to_string(),
                error.to_string()
            );
            assert!(OffsetDateTime::try_from(&timestamp).is_err(), "{text}");
        }
        for text in ["", "20230210", "2023-02-30", "2023-02-10T12:00:00Z", "10000-01-01"] {
            let date: Date = serde_json::from_str(&format!("{text:?}")).unwrap();
            assert!(NaiveDate::try_from(&date).is_err(), "{text}");
            assert!(civil::Date::try_from(&date).is_err(), "{text}");
            assert!(time::Date::try_from(&date).is_err(), "{text}");
        }
        // The year 10000 in UTC, and the last hours of 9999.
        let beyond = Timestamp::new("9999-12-31T23:59:59-00:01").unwrap();
        assert!(OffsetDateTime::try_from(&beyond).is_err());
        assert!(jiff::Timestamp::try_from(&beyond).is_err());
        assert!(Timestamp::try_from(DateTime::<FixedOffset>::try_from(&beyond).unwrap()).is_err());
    }

    #[test]
    fn times_without_a_timestamp_are_errors() {
        let leap_second = NaiveDate::from_ymd_opt(2016, 12, 31)
            .and_then(|date| date.and_hms_nano_opt(23, 59, 59, 1_500_000_000))
            .unwrap();
        let zone = FixedOffset::east_opt(86_399).unwrap();
        for time in [leap_second.and_utc(), DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC] {
            assert!(Timestamp::try_from(time).is_err(), "{time:?}");
            assert!(Timestamp::try_from(time.with_timezone(&zone)).is_err(), "{time:?}");
        }
        assert!(Timestamp::try_from(jiff::Timestamp::MIN).is_err());
        assert!(Timestamp::try_from(jiff::Timestamp::MAX).is_ok());
        for offset in [-86_399, 0, 86_399] {
            let offset = UtcOffset::from_whole_seconds(offset).unwrap();
            let first = PrimitiveDateTime::MIN.assume_offset(offset);
            let last = PrimitiveDateTime::MAX.assume_offset(offset);
            assert!(Timestamp::try_from(first).is_err(), "{first}");
            assert_eq!(Timestamp::try_from(last).is_ok(), !offset.is_negative(), "{last}");
        }
        for date in [NaiveDate::MIN, NaiveDate::MAX] {
            assert!(Date::try_from(date).is_err(), "{date}");
        }
        assert!(Date::try_from(civil::Date::MIN).is_err());
        assert!(Date::try_from(civil::Date::MAX).is_ok());
        assert!(Date::try_from(time::Date::MIN).is_err());
        assert!(Date::try_from(time::Date::MAX).is_ok());
    }
}

#[cfg(feature = "rust_decimal")]
#[test]
fn amounts_agree_with_rust_decimal() {
    use backoffice::models::{Amount, Dispute, Record as _};
    for wire in
        ["0", "10.00", "-19.975", "79228162514264337593543950335", "0.0000000000000000000000000001"]
    {
        let amount = Amount::new(wire).unwrap();
        let decimal = amount.to_decimal().unwrap();
        assert_eq!(decimal.to_string(), wire);
        assert_eq!(Amount::from(decimal), amount);
        assert_eq!(rust_decimal::Decimal::try_from(&amount), Ok(decimal));
        assert_eq!(rust_decimal::Decimal::try_from(amount), Ok(decimal));
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
        assert!(rust_decimal::Decimal::try_from(&amount).is_err(), "{wire}");
        assert_eq!(amount.as_str(), wire);
    }
}

#[cfg(feature = "url")]
#[test]
fn urls_agree_with_the_url_crate() {
    use backoffice::models::{Record as _, Url, Webhook};
    let cases = [
        ("https://hooks.example.com/a?b=c#d", "https://hooks.example.com/a?b=c#d"),
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
#[cfg(all(feature = "rust_decimal", feature = "url"))]
#[test]
fn converted_values_pass_the_checks_for_read_values() {
    use backoffice::models::{Amount, Url};
    for decimal in
        [rust_decimal::Decimal::MIN, rust_decimal::Decimal::MAX, rust_decimal::Decimal::new(1, 28)]
    {
        assert!(Amount::new(Amount::from(decimal).as_str()).is_ok(), "{decimal}");
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
