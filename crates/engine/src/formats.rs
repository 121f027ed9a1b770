//! Strings with a format: amounts, timestamps, dates and URLs.
//!
//! A few vector instructions check the usual form of each format. `backoffice_shapes::format` checks all other forms.

use backoffice_shapes::format;

use super::{
    Pass,
    scan::{self, Chunk, Lanes as _, Native, WIDTH},
    string::{string, string_of},
    table::Profiles,
    value::other,
};

/// Reads an amount: a string, which in the strict profile is a decimal number.
#[inline(never)]
pub fn amount<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    if pass.is_strict() {
        return decimal_text(text, null, pass);
    }
    string(text, null, pass)
}

#[inline(never)]
fn decimal_text<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] if pass.two_decimals => string_of(inside, has_two_decimals),
        [b'"', inside @ ..] => decimal(inside),
        _ => other(text, null, pass, decimal_text),
    }
}

/// Returns true for a decimal number with at most two decimals.
fn has_two_decimals(text: &str) -> bool {
    let fraction = text.split_once('.').map_or("", |(_, fraction)| fraction);
    fraction.len() <= 2 && format::is_amount(text)
}

#[inline(always)]
fn decimal(text: &[u8]) -> &[u8] {
    if let Some(chunk) = text.first_chunk()
        && let Some(length) = short_decimal(chunk)
        && chunk.get(length) == Some(&b'"')
        && let Some(rest) = text.get(length + 1..)
    {
        return rest;
    }
    string_of(text, format::is_amount)
}

/// Returns the length of the digits at the start of a text, with at most one point among them.
#[inline(always)]
pub(super) fn short_decimal(chunk: &Chunk) -> Option<usize> {
    let digits = Native::digits(chunk);
    let whole = digits.trailing_ones() as usize;
    if chunk.get(whole) != Some(&b'.') {
        return (0 < whole && whole < WIDTH).then_some(whole);
    }
    let fraction = (digits >> (whole + 1)).trailing_ones() as usize;
    (whole > 0 && fraction > 0).then_some(whole + 1 + fraction)
}

/// Reads a date-time, which in the strict profile is in UTC.
#[inline(never)]
pub fn timestamp<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => match usual_date_time(inside, pass) {
            Some(rest) => rest,
            None => date_time(inside, pass),
        },
        _ => other(text, null, pass, timestamp),
    }
}

#[cold]
#[inline(never)]
fn date_time<'t>(text: &'t [u8], pass: &Pass) -> &'t [u8] {
    string_of(text, |content| {
        format::is_date_time(content) && (!pass.is_strict() || format::is_utc(content))
    })
}

/// Reads the usual form: `2023-02-10T12:00:00Z`, with or without decimals, without a leap second, and with a day up to
/// 30, or 28 in February; in the contract profile also with an offset.
#[inline(always)]
fn usual_date_time<'t>(text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    let (minutes, rest) = text.split_first_chunk::<WIDTH>()?;
    let seconds = rest.first_chunk::<WIDTH>()?;
    // Largest allowed difference between each byte and the zeros and separators.
    let limits = &[9, 9, 9, 9, 0, 1, 9, 0, 3, 9, 0, 2, 9, 0, 5, 9];
    if Native::up_to(minutes, b"0000-00-00T00:00", limits) != 0xFFFF {
        return None;
    }
    // Month, day and hour as numbers. Each is in the byte of its first digit.
    let [_, _, _, _, _, digits @ .., _, _, _] = *minutes;
    let digits = u64::from_le_bytes(digits) & 0x0F0F_000F_0F00_0F0F;
    let numbers = (digits * 10 + (digits >> 8)) & 0x00FF_0000_FF00_00FF;
    let days: u64 = if numbers & 0xFF == 2 { 28 } else { 30 };
    // The high bit of a byte is set if its number is too low or too high.
    let low = numbers.wrapping_sub(1 | 1 << 24);
    let high = numbers + (127 - 12) + ((127 - days) << 24) + ((127 - 23) << 48);
    if (low | high) & 0x0080_0000_8000_0080 != 0 {
        return None;
    }
    // Number of bytes before the `Z`: none, or a point and decimals, usually at most six. Without a `Z` in eight bytes,
    // it is eight, and the ninth byte must be a `Z`.
    let zone =
        u64::from_le_bytes(*seconds.get(3..)?.first_chunk()?) ^ u64::from_le_bytes([b'Z'; 8]);
    let ends = zone.wrapping_sub(0x0101_0101_0101_0101) & !zone & 0x8080_8080_8080_8080;
    let decimals = (ends.trailing_zeros() / 8) as usize;
    let limits = &[0, 5, 9, 0, 9, 9, 9, 9, 9, 9, 0, 255, 255, 255, 255, 255];
    let places = Native::up_to(seconds, b":00.000000Z     ", limits);
    let is_usual = (places | u32::MAX << (3 + decimals)) == u32::MAX
        && decimals != 1
        && seconds.get(4 + decimals) == Some(&b'"');
    if is_usual {
        rest.get(5 + decimals..)
    } else if pass.is_strict() {
        None
    } else {
        after_minutes(rest)
    }
}

/// Reads the rest of a date-time after its minutes: `:00.25+02:00`, with any number of decimals.
#[inline(never)]
fn after_minutes(text: &[u8]) -> Option<&[u8]> {
    let [b':', b'0'..=b'5', b'0'..=b'9', zone @ ..] = text else {
        return None;
    };
    let zone = match zone {
        [b'.', b'0'..=b'9', digits @ ..] => {
            let count = digits.iter().take_while(|byte| byte.is_ascii_digit());
            digits.get(count.count()..)?
        }
        _ => zone,
    };
    match zone {
        [b'Z', b'"', rest @ ..] => Some(rest),
        [
            b'+' | b'-',
            h1 @ b'0'..=b'2',
            h2 @ b'0'..=b'9',
            b':',
            b'0'..=b'5',
            b'0'..=b'9',
            b'"',
            rest @ ..,
        ] if *h1 < b'2' || *h2 < b'4' => Some(rest),
        _ => None,
    }
}

/// Reads a calendar date.
#[inline(never)]
pub fn date<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => string_of(inside, format::is_date),
        _ => other(text, null, pass, date),
    }
}

/// Reads an absolute URL.
#[inline(never)]
pub fn url<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => match usual_url(inside) {
            Some(rest) => rest,
            None => string_of(inside, format::is_url),
        },
        _ => other(text, null, pass, url),
    }
}

/// Reads the usual form: `https://` or `http://`, and characters that need no percent encoding. Some programs write a backslash
/// before each slash.
#[inline(always)]
fn usual_url(text: &[u8]) -> Option<&[u8]> {
    let scheme = text.strip_prefix(b"http")?;
    let colon = scheme.strip_prefix(b"s").unwrap_or(scheme);
    let mut ahead = match colon.strip_prefix(b"://") {
        Some(ahead) => ahead,
        None => colon.strip_prefix(br":\/\/")?,
    };
    while let Some(chunks) = ahead.first_chunk::<{ 2 * WIDTH }>() {
        let count = scan::of_two(chunks, Native::url_text).trailing_ones() as usize;
        ahead = match ahead.get(count..)? {
            [b'"', rest @ ..] => return Some(rest),
            [b'\\', b'/', more @ ..] => more,
            more if count == size_of_val(chunks) => more,
            _ => return None,
        };
    }
    None
}

#[cfg(test)]
#[path = "tests/formats.rs"]
mod tests;
