//! Checks of text formats.
//!
//! ```
//! use backoffice_shapes::format::{is_date_time, is_utc};
//!
//! let text = "2023-02-10T14:00:00+02:00";
//! assert!(is_date_time(text) && !is_utc(text));
//! ```

/// Returns `true` for a decimal number: digits with an optional sign and fraction (gap `amount-format`).
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

/// Returns `true` for a calendar date `YYYY-MM-DD` (RFC 3339, `full-date`).
#[must_use]
pub fn is_date(text: &str) -> bool {
    let [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] = *text.as_bytes() else {
        return false;
    };
    let (Some(year), Some(month), Some(day)) = (
        number(&[y1, y2, y3, y4]),
        number(&[m1, m2]),
        number(&[d1, d2]),
    ) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return false,
    };
    (1..=days).contains(&day)
}

/// Returns `true` for a date-time (RFC 3339, section 5.6), leap seconds included.
#[must_use]
pub fn is_date_time(text: &str) -> bool {
    let Some((date, rest)) = text.split_at_checked(10) else {
        return false;
    };
    let [b'T' | b't', h1, h2, b':', m1, m2, b':', s1, s2, rest @ ..] = rest.as_bytes() else {
        return false;
    };
    let (Some(hour), Some(minute), Some(second)) = (
        number(&[*h1, *h2]),
        number(&[*m1, *m2]),
        number(&[*s1, *s2]),
    ) else {
        return false;
    };
    let offset = match rest {
        [b'.', digits @ ..] => {
            let length = digits
                .iter()
                .take_while(|byte| byte.is_ascii_digit())
                .count();
            if length == 0 {
                return false;
            }
            digits.get(length..).unwrap_or_default()
        }
        whole => whole,
    };
    let east = match offset {
        [b'Z' | b'z'] => 0,
        [sign @ (b'+' | b'-'), h1, h2, b':', m1, m2] => {
            match (number(&[*h1, *h2]), number(&[*m1, *m2])) {
                (Some(hours @ 0..=23), Some(minutes @ 0..=59)) => {
                    let minutes = i64::from(hours * 60 + minutes);
                    if *sign == b'+' { minutes } else { -minutes }
                }
                _ => return false,
            }
        }
        _ => return false,
    };
    // A leap second is the last one of a UTC day, whatever the local time (RFC 3339, section 5.7).
    let leap = second == 60 && (i64::from(hour * 60 + minute) - east).rem_euclid(1440) == 1439;
    is_date(date) && hour < 24 && minute < 60 && (second < 60 || leap)
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
        && scheme
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte));
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
            let port = if rest.is_empty() {
                Some("")
            } else {
                rest.strip_prefix(':')
            };
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

fn number(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0, |number, digit| {
        digit
            .is_ascii_digit()
            .then(|| number * 10 + u32::from(digit - b'0'))
    })
}
