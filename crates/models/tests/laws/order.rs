//! `cmp_value` orders the values of amounts, timestamps and dates exactly.

use std::cmp::Ordering;

use backoffice::models::{Amount, Date, Dispute, Record as _, Timestamp};
use proptest::prelude::*;

fn amounts(one: &str, other: &str) -> Option<Ordering> {
    let [one, other] = [one, other].map(|text| Amount::new(text).unwrap());
    assert_eq!(other.cmp_value(&one), one.cmp_value(&other).map(Ordering::reverse));
    one.cmp_value(&other)
}

fn timestamps(one: &str, other: &str) -> Option<Ordering> {
    let [one, other] = [one, other].map(|text| Timestamp::new(text).unwrap());
    assert_eq!(other.cmp_value(&one), one.cmp_value(&other).map(Ordering::reverse));
    one.cmp_value(&other)
}

/// A number of any length without a sign, with all its digits up to the 30th on each side.
fn magnitude() -> impl Strategy<Value = (String, String)> {
    ("[01]{1,2}[0-9]{0,28}", "([0-9]{1,28}[01]{0,2})?").prop_map(|(whole, fraction)| {
        let padded = format!("{whole:0>30}{fraction:0<30}");
        let point = if fraction.is_empty() { "" } else { "." };
        (format!("{whole}{point}{fraction}"), padded)
    })
}

proptest! {
    #[test]
    fn amounts_of_any_length_order_by_value((one, one_padded) in magnitude(), (other, other_padded) in magnitude()) {
        let expected = one_padded.cmp(&other_padded);
        prop_assert_eq!(amounts(&one, &other), Some(expected));
        prop_assert_eq!(amounts(&format!("-{one}"), &format!("-{other}")), Some(expected.reverse()));
        prop_assert_eq!(amounts(&one, &format!("00{one}")), Some(Ordering::Equal));
        if one_padded.contains(|digit| digit != '0') {
            prop_assert_eq!(amounts(&format!("-{one}"), &other), Some(Ordering::Less));
        }
    }
}

#[cfg(feature = "rust_decimal")]
proptest! {
    #[test]
    fn amounts_order_as_in_rust_decimal(one in "-?[0-9]{1,3}(\\.[0-9]{1,2})?", other in "-?[0-9]{1,3}(\\.[0-9]{1,2})?") {
        let decimal = |text: &str| Amount::new(text).unwrap().to_decimal().unwrap();
        prop_assert_eq!(amounts(&one, &other), Some(decimal(&one).cmp(&decimal(&other))));
    }
}

#[cfg(feature = "jiff")]
mod jiff_order {
    use jiff::{civil, tz::Offset};

    use super::*;

    fn date() -> impl Strategy<Value = civil::Date> {
        let near = (1999..=2001_i16, 1..=12_i8, 1..=28_i8);
        let any = (0..=9999_i16, 1..=12_i8, 1..=31_i8);
        prop_oneof![near, any]
            .prop_filter_map("a date", |(year, month, day)| civil::Date::new(year, month, day).ok())
    }

    /// A date-time as text, its second, and its fraction with 30 digits.
    fn date_time() -> impl Strategy<Value = (String, jiff::Timestamp, String)> {
        let time = (0..24_i8, 0..60_i8, 0..60_i8);
        (date(), time, "([0-9]{0,27}[01]{1,3})?", -1439..1440_i32).prop_filter_map(
            "in the range of jiff",
            |(date, (hour, minute, second), fraction, offset)| {
                let local = date.at(hour, minute, second, 0);
                let second = Offset::from_seconds(offset * 60).unwrap().to_timestamp(local).ok()?;
                let sign = if offset < 0 { '-' } else { '+' };
                let (hours, minutes) = (offset.abs() / 60, offset.abs() % 60);
                let zone = match offset {
                    0 => "Z".to_owned(),
                    _ => format!("{sign}{hours:02}:{minutes:02}"),
                };
                let point = if fraction.is_empty() { "" } else { "." };
                let text = format!("{local}{point}{fraction}{zone}");
                Some((text, second, format!("{fraction:0<30}")))
            },
        )
    }

    proptest! {
        #[test]
        fn timestamps_order_as_in_jiff((one, second, fraction) in date_time(), (other, other_second, other_fraction) in date_time()) {
            let expected = (second, &fraction).cmp(&(other_second, &other_fraction));
            prop_assert_eq!(timestamps(&one, &other), Some(expected));
            let utc = format!("{}", second).replace('Z', &format!(".{fraction}Z"));
            prop_assert_eq!(timestamps(&one, &utc), Some(Ordering::Equal));
            let later = second.checked_add(jiff::SignedDuration::from_secs(1)).unwrap().to_string();
            prop_assert_eq!(timestamps(&one, &later), Some(Ordering::Less));
        }

        #[test]
        fn dates_order_as_in_jiff(one in date(), other in date()) {
            let [first, second] = [one, other].map(|date| Date::new(date.to_string()).unwrap());
            prop_assert_eq!(first.cmp_value(&second), Some(one.cmp(&other)));
        }
    }
}

#[test]
fn zero_has_no_sign() {
    assert_eq!(amounts("-0.00", "0"), Some(Ordering::Equal));
    assert_eq!(amounts("-0", "0.01"), Some(Ordering::Less));
    assert_eq!(amounts("-0.01", "-0"), Some(Ordering::Less));
}

#[test]
fn a_leap_second_is_between_its_neighbours() {
    let ordered = [
        "2016-12-31T23:59:59.999999999999Z",
        "2016-12-31T23:59:60Z",
        "2017-01-01T01:59:60.5+02:00",
        "2017-01-01T00:00:00Z",
    ];
    for (at, earlier) in ordered.iter().enumerate() {
        for later in &ordered[at + 1..] {
            assert_eq!(timestamps(earlier, later), Some(Ordering::Less), "{earlier} {later}");
        }
    }
}

#[test]
fn the_first_and_last_years_are_ordered() {
    let ordered = [
        "0000-01-01T00:00:00+23:59",
        "0000-01-01T00:00:00Z",
        "0000-02-29T00:00:00Z",
        "0000-03-01T00:00:00Z",
        "9999-12-31T23:59:59Z",
        "9999-12-31T23:59:59-23:59",
    ];
    for pair in ordered.windows(2) {
        assert_eq!(timestamps(pair[0], pair[1]), Some(Ordering::Less), "{pair:?}");
    }
}

#[test]
fn text_of_another_format_has_no_order() {
    let amount = |text: &str| {
        let dispute = Dispute::from_json(&format!(r#"{{"id":1,"amount":"{text}"}}"#)).unwrap();
        dispute.amount.unwrap()
    };
    for text in ["", "-", "ten", "1e2", "+1", "1,0", ".5", "--1"] {
        assert_eq!(amount(text).cmp_value(&amount("1")), None, "{text}");
        assert_eq!(amount("1").cmp_value(&amount(text)), None, "{text}");
        assert_eq!(amount(text).cmp_value(&amount(text)), None, "{text}");
    }
    let timestamp =
        |text: &str| -> Timestamp { serde_json::from_str(&format!("\"{text}\"")).unwrap() };
    let valid = timestamp("2023-02-10T12:00:00Z");
    for text in ["", "2023-02-10", "2023-02-10T12:00:00", "2023-02-30T12:00:00Z", "yesterday"] {
        assert_eq!(timestamp(text).cmp_value(&valid), None, "{text}");
        assert_eq!(valid.cmp_value(&timestamp(text)), None, "{text}");
    }
    let date = |text: &str| -> Date { serde_json::from_str(&format!("\"{text}\"")).unwrap() };
    for text in ["", "2023-2-10", "2023-02-30", "2023-02-10T12:00:00Z"] {
        assert_eq!(date(text).cmp_value(&date("2023-02-10")), None, "{text}");
    }
}
