//! Checks of text formats.
//!
//! ```
//! use backoffice_shapes::format::{is_date_time, is_utc};
//!
//! let text = "2023-02-10T14:00:00+02:00";
//! assert!(is_date_time(text) && !is_utc(text));
//! ```

/// Returns `true` for a decimal number: digits with an optional sign and fraction.
#[must_use]
pub fn is_amount(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let all_digits =
        |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    match digits.split_once('.') {
        Some((whole, fraction)) => all_digits(whole) && all_digits(fraction),
        None => all_digits(digits),
    }
}

/// Calendar date. Dates order by time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub struct Date {
    /// 0 to 9999.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// From 1 to the month's last day.
    pub day: u8,
}

/// Date-time with its offset, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DateTime<'t> {
    /// Local date.
    pub date: Date,
    /// Local hour, 0 to 23.
    pub hour: u8,
    /// Local minute, 0 to 59.
    pub minute: u8,
    /// 0 to 59, or 60 for a leap second.
    pub second: u8,
    /// Digits of the fraction of the second; empty for none.
    pub fraction: &'t str,
    /// Minutes by which the local time is ahead of UTC.
    pub offset: i32,
}

/// Returns `true` for a calendar date `YYYY-MM-DD` (RFC 3339, `full-date`).
#[must_use]
pub fn is_date(text: &str) -> bool {
    date(text).is_some()
}

/// Reads a calendar date `YYYY-MM-DD` (RFC 3339, `full-date`).
#[must_use]
pub fn date(text: &str) -> Option<Date> {
    let [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] = *text.as_bytes() else {
        return None;
    };
    let year = u16::from(number(y1, y2)?) * 100 + u16::from(number(y3, y4)?);
    let (month, day) = (number(m1, m2)?, number(d1, d2)?);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u8::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    (1..=days).contains(&day).then_some(Date { year, month, day })
}

/// Returns `true` for a date-time (RFC 3339, section 5.6), leap seconds included.
#[must_use]
pub fn is_date_time(text: &str) -> bool {
    date_time(text).is_some()
}

/// Reads a date-time (RFC 3339, section 5.6), leap seconds included.
///
/// ```
/// use backoffice_shapes::format::date_time;
///
/// let time = date_time("2023-02-10T14:00:00.25-02:30").unwrap();
/// assert_eq!((time.date.year, time.hour, time.fraction, time.offset), (2023, 14, "25", -150));
/// ```
#[must_use]
pub fn date_time(text: &str) -> Option<DateTime<'_>> {
    let (day, time) = text.split_at_checked(10)?;
    let [b'T' | b't', h1, h2, b':', m1, m2, b':', s1, s2, ..] = *time.as_bytes() else {
        return None;
    };
    let (hour, minute, second) = (number(h1, h2)?, number(m1, m2)?, number(s1, s2)?);
    let rest = time.get(9..)?;
    let (fraction, rest) = match rest.strip_prefix('.') {
        Some(rest) => {
            let length = rest.bytes().take_while(u8::is_ascii_digit).count();
            rest.split_at_checked(length).filter(|_| length > 0)?
        }
        None => ("", rest),
    };
    let offset = match *rest.as_bytes() {
        [b'Z' | b'z'] => 0,
        [sign @ (b'+' | b'-'), h1, h2, b':', m1, m2] => match (number(h1, h2)?, number(m1, m2)?) {
            (hours @ 0..=23, minutes @ 0..=59) => {
                let minutes = i32::from(hours) * 60 + i32::from(minutes);
                if sign == b'+' { minutes } else { -minutes }
            }
            _ => return None,
        },
        _ => return None,
    };
    // A leap second is the last one of a UTC day, whatever the local time (RFC 3339, section 5.7).
    let local = i32::from(hour) * 60 + i32::from(minute);
    let leap = second == 60 && (local - offset).rem_euclid(1440) == 1439;
    let valid = hour < 24 && minute < 60 && (second < 60 || leap);
    Some(DateTime { date: date(day).filter(|_| valid)?, hour, minute, second, fraction, offset })
}

/// Returns `true` if a date-time's offset is zero: `Z`, `z`, `+00:00` or `-00:00`.
#[must_use]
pub fn is_utc(date_time: &str) -> bool {
    date_time.ends_with(['Z', 'z'])
        || date_time.ends_with("+00:00")
        || date_time.ends_with("-00:00")
}

/// Returns `true` for an absolute URI (RFC 3986, section 3), which JSON Schema calls format `uri`.
#[must_use]
pub fn is_url(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else {
        return false;
    };
    let scheme_fits = scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte));
    let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
    let (hierarchy, query) = rest.split_once('?').unwrap_or((rest, ""));
    let (authority, path) = match hierarchy.strip_prefix("//") {
        Some(rest) => rest.split_at(rest.find('/').unwrap_or(rest.len())),
        None => ("", hierarchy),
    };
    scheme_fits
        && is_authority(authority)
        && is_uri_text(path, b":@/")
        && is_uri_text(query, b":@/?")
        && is_uri_text(fragment, b":@/?")
}

/// RFC 3986, section 3.2.
fn is_authority(text: &str) -> bool {
    let (user, host) = text.split_once('@').unwrap_or(("", text));
    let (host_fits, port) = match host.strip_prefix('[') {
        Some(literal) => {
            let Some((literal, rest)) = literal.split_once(']') else {
                return false;
            };
            let port = if rest.is_empty() { Some("") } else { rest.strip_prefix(':') };
            (is_ip_literal(literal), port)
        }
        None => {
            let (name, port) = host.split_once(':').unwrap_or((host, ""));
            (is_uri_text(name, b""), Some(port))
        }
    };
    let port_fits = port.is_some_and(|port| port.bytes().all(|byte| byte.is_ascii_digit()));
    is_uri_text(user, b":") && host_fits && port_fits
}

/// RFC 3986, section 3.2.2: an IPv6 address, or one of a later version.
fn is_ip_literal(text: &str) -> bool {
    let Some(later) = text.strip_prefix(['v', 'V']) else {
        return text.parse::<std::net::Ipv6Addr>().is_ok();
    };
    later.split_once('.').is_some_and(|(version, address)| {
        let hex = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_hexdigit());
        hex && !address.is_empty() && !address.contains('%') && is_uri_text(address, b":")
    })
}

/// Returns `true` if text has only unreserved characters, sub-delimiters, percent encodings (RFC 3986,
/// section 2) and `others`.
fn is_uri_text(text: &str, others: &[u8]) -> bool {
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        let fits = match byte {
            b'%' => {
                let mut hex = || bytes.next().is_some_and(|byte| byte.is_ascii_hexdigit());
                hex() && hex()
            }
            _ => {
                byte.is_ascii_alphanumeric()
                    || b"-._~!$&'()*+,;=".contains(&byte)
                    || others.contains(&byte)
            }
        };
        if !fits {
            return false;
        }
    }
    true
}

/// Reads a number of two digits.
fn number(tens: u8, ones: u8) -> Option<u8> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
    Some(digit(tens)? * 10 + digit(ones)?)
}
