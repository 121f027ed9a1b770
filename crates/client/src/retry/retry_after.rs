//! `Retry-After`, RFC 9110 section 10.2.3.

use std::time::{Duration, SystemTime};

use http::{HeaderMap, header::RETRY_AFTER};

const WEEKDAYS: [&str; 7] =
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/// Returns the wait that the service asks for, as seconds or as a date in any of the three forms of RFC 9110. A
/// fraction of a second, which some servers write, is taken as a second. A date in the past means zero. Of several
/// values, in one header or in several, the largest is taken. Returns `None` without a valid value.
pub(crate) fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let lists = headers.get_all(RETRY_AFTER).iter();
    let lists = lists.filter_map(|value| value.to_str().ok());
    let wait = |value| {
        let until = || Some(date(value)?.duration_since(now).unwrap_or_default());
        seconds(value).or_else(until)
    };
    lists.flat_map(values).filter_map(wait).max()
}

/// Splits a list. The comma after the weekday of a date separates nothing.
fn values(list: &str) -> Vec<&str> {
    let mut values = Vec::new();
    let mut start = 0;
    for (at, _) in list.match_indices(',') {
        let value = list.get(start..at).unwrap_or_default().trim();
        if !WEEKDAYS.iter().any(|name| is_weekday(value, name)) {
            values.push(value);
            start = at + 1;
        }
    }
    values.push(list.get(start..).unwrap_or_default().trim());
    values
}

fn is_weekday(text: &str, name: &str) -> bool {
    text == name || name.get(..3) == Some(text)
}

/// Reads digits, with or without a fraction.
fn seconds(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let is_whole = fraction.bytes().all(|digit| digit == b'0');
    // A number that does not fit is a very long time.
    let whole: u64 = whole.parse().unwrap_or(u64::MAX);
    Some(Duration::from_secs(whole.saturating_add((!is_whole).into())))
}

/// Reads a date. Accepts a wrong weekday, because the rest of the date says which day it is.
fn date(text: &str) -> Option<SystemTime> {
    let weekday_end = text.find(|c: char| !c.is_ascii_alphabetic())?;
    let (weekday, rest) = text.split_at(weekday_end);
    // The parser refuses a weekday that is not the date's.
    WEEKDAYS.iter().find_map(|name| {
        let name = if weekday.len() == 3 { name.get(..3)? } else { name };
        httpdate::parse_http_date(&format!("{name}{rest}")).ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn retry_after_in_seconds_and_as_a_date() {
        // 2023-02-10T12:00:00Z
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_676_030_400);
        let cases = [
            ("0", Some(0)),
            ("120", Some(120)),
            (" 7 ", Some(7)),
            ("99999999999999999999999", Some(u64::MAX)),
            ("Fri, 10 Feb 2023 12:00:30 GMT", Some(30)),
            ("Friday, 10-Feb-23 12:00:30 GMT", Some(30)),
            ("Fri Feb 10 12:00:30 2023", Some(30)),
            ("Fri, 10 Feb 2023 11:59:59 GMT", Some(0)),
            ("Mon, 10 Feb 2023 12:00:30 GMT", Some(30)),
            ("Sunday, 10-Feb-23 12:00:30 GMT", Some(30)),
            ("Sat Feb 10 12:00:30 2023", Some(30)),
            ("1.5", Some(2)),
            ("7.0", Some(7)),
            ("0.001", Some(1)),
            ("18446744073709551615.5", Some(u64::MAX)),
            ("3, 120,7", Some(120)),
            ("1.5, Fri, 10 Feb 2023 12:00:30 GMT", Some(30)),
            ("Fri, 10 Feb 2023 12:00:30 GMT, 31", Some(31)),
            ("Friday, 10-Feb-23 12:00:30 GMT, Fri Feb 10 12:00:31 2023", Some(31)),
            ("soon, 5", Some(5)),
            ("5,", Some(5)),
            ("", None),
            (",", None),
            ("-1", None),
            ("1.", None),
            (".5", None),
            ("1.5.2", None),
            ("1,5x", Some(1)),
            ("1e3", None),
            ("10 Feb 2023 12:00:30 GMT", None),
            ("soon", None),
            ("Fri, 31 Feb 2023 12:00:30 GMT", None),
        ];
        for (text, seconds) in cases {
            let headers = [(RETRY_AFTER, text.parse().expect(text))].into_iter().collect();
            assert_eq!(retry_after(&headers, now), seconds.map(Duration::from_secs), "{text}");
        }
        let headers =
            ["2", "soon", "1.5", "9"].map(|text| (RETRY_AFTER, text.parse().expect(text)));
        let mut several = HeaderMap::new();
        for (name, value) in headers {
            several.append(name, value);
        }
        assert_eq!(retry_after(&several, now), Some(Duration::from_secs(9)));
        assert_eq!(retry_after(&HeaderMap::new(), now), None);
    }
}
