//! `Retry-After`, RFC 9110 section 10.2.3.

use std::time::{Duration, SystemTime};

use http::{HeaderMap, header::RETRY_AFTER};

/// Returns the wait that the service asks for, as seconds or as a date in any of the three forms of RFC 9110. A date in
/// the past means zero. Returns `None` without a valid value.
pub(crate) fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // A number that does not fit is a very long time.
        return Some(Duration::from_secs(text.parse().unwrap_or(u64::MAX)));
    }
    let date = date(text)?;
    Some(date.duration_since(now).unwrap_or_default())
}

/// Reads a date. Accepts a wrong weekday, because the rest of the date says which day it is.
fn date(text: &str) -> Option<SystemTime> {
    const WEEKDAYS: [&str; 7] = [
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
        "Sunday",
    ];
    let weekday_end = text.find(|c: char| !c.is_ascii_alphabetic())?;
    let (weekday, rest) = text.split_at(weekday_end);
    // The parser refuses a weekday that is not the date's.
    WEEKDAYS.iter().find_map(|name| {
        let name = if weekday.len() == 3 {
            name.get(..3)?
        } else {
            name
        };
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
            ("12, 10 Feb 2023 12:00:30 GMT", None),
            ("", None),
            ("-1", None),
            ("1.5", None),
            ("soon", None),
            ("Fri, 31 Feb 2023 12:00:30 GMT", None),
        ];
        for (text, seconds) in cases {
            let headers = [(RETRY_AFTER, text.parse().expect(text))]
                .into_iter()
                .collect();
            assert_eq!(
                retry_after(&headers, now),
                seconds.map(Duration::from_secs),
                "{text}"
            );
        }
        assert_eq!(retry_after(&HeaderMap::new(), now), None);
    }
}
