//! Numbers: checks that they are whole and within bounds.

use super::{
    Pass,
    decimal::Decimal,
    formats::short_decimal,
    scan::{Lanes as _, Native, WIDTH},
    table::{Bounds, Profiles},
    value::{mismatch, other},
    whitespace::space,
};

const INT64: Bounds = Bounds { low: Some(i64::MIN), high: Some(i64::MAX) };

/// Reads a whole number.
#[inline(never)]
pub fn integer<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match short_integer(text, WIDTH - 1).or_else(|| long_integer(text)) {
        Some(rest) => rest,
        None => any_number(text, true, None, null, pass),
    }
}

/// Reads a whole number of 16 to 18 digits, without a sign, fraction or exponent. It fits 64 bits.
#[inline(never)]
fn long_integer(text: &[u8]) -> Option<&[u8]> {
    let [b'1'..=b'9', ..] = text else {
        return None;
    };
    let count = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    match text.get(count..)? {
        [b'.' | b'e' | b'E', ..] => None,
        rest if (WIDTH..=18).contains(&count) => Some(rest),
        _ => None,
    }
}

/// Reads a whole number of 32 bits.
#[inline(never)]
pub fn int32<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    const BOUNDS: Bounds = Bounds { low: Some(i32::MIN as i64), high: Some(i32::MAX as i64) };
    match short_integer(text, 9) {
        Some(rest) => rest,
        None => any_number(text, true, Some(&BOUNDS), null, pass),
    }
}

/// Reads a whole number within bounds.
#[inline(never)]
pub fn bounded<'t>(text: &'t [u8], null: Profiles, pass: &Pass, bounds: &Bounds) -> &'t [u8] {
    // Any number of nine digits is within such bounds.
    let most = if bounds.low <= Some(0) && bounds.high.is_none_or(|high| high >= 999_999_999) {
        9
    } else {
        0
    };
    match short_integer(text, most) {
        Some(rest) => rest,
        None => any_number(text, true, Some(bounds), null, pass),
    }
}

/// Reads a whole number of at most `most` digits, without a sign, fraction or exponent.
#[inline(always)]
fn short_integer(text: &[u8], most: usize) -> Option<&[u8]> {
    let word = u64::from_le_bytes(*text.first_chunk()?);
    let (_, mut count) = digits(word);
    // All eight bytes are digits.
    if count == 8 {
        let chunk = text.first_chunk::<WIDTH>()?;
        count = (!Native::digits(chunk)).trailing_zeros() as usize;
    }
    let leading_zero = word as u8 == b'0' && count != 1;
    if count.wrapping_sub(1) >= most || leading_zero {
        return None;
    }
    let rest = text.get(count..)?;
    match rest {
        [b'.' | b'e' | b'E', ..] => None,
        _ => Some(rest),
    }
}

/// Returns the values of the digits that a word begins with, and their count; the other bytes have any values.
#[inline(always)]
fn digits(word: u64) -> (u64, usize) {
    // Digits become 0 to 9. Other bytes get their high bit set. A carry changes only later bytes.
    let values = word ^ 0x3030_3030_3030_3030;
    let others = (values.wrapping_add(0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080;
    (values, (others.trailing_zeros() / 8) as usize)
}

/// Reads a whole number of one to seven digits without a leading zero. Returns it with the rest. Returns `None` for longer
/// numbers, and within the last seven bytes of a text.
#[inline(always)]
#[must_use]
pub fn short(text: &[u8]) -> Option<(i64, &[u8])> {
    let word = u64::from_le_bytes(*text.first_chunk()?);
    let (values, count) = digits(word);
    if count == 0 || count == 8 || (word as u8 == b'0' && count != 1) {
        return None;
    }
    // Zeros come before the digits. Then neighbours are added: two digits, four, eight.
    let ones = values << (64 - 8 * count);
    let pairs = (ones.wrapping_mul(10 << 8 | 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul(100 << 16 | 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    let number = fours.wrapping_mul(10_000 << 32 | 1) >> 32;
    Some((i64::try_from(number).ok()?, text.get(count..)?))
}

/// Reads a number. Checks its bounds, if it has any.
#[inline(never)]
pub fn number<'t>(
    text: &'t [u8],
    null: Profiles,
    pass: &Pass,
    bounds: Option<&Bounds>,
) -> &'t [u8] {
    let text = space(text);
    if bounds.is_none()
        && let Some(chunk) = text.first_chunk()
        && let Some(length) = short_decimal(chunk)
        && !(chunk.first() == Some(&b'0') && chunk.get(1) != Some(&b'.') && length > 1)
        && !matches!(chunk.get(length), None | Some(b'.' | b'e' | b'E'))
        && let Some(rest) = text.get(length..)
    {
        return rest;
    }
    any_number(text, false, bounds, null, pass)
}

#[cold]
#[inline(never)]
fn any_number<'t>(
    text: &'t [u8],
    whole: bool,
    bounds: Option<&Bounds>,
    null: Profiles,
    pass: &Pass,
) -> &'t [u8] {
    let text = space(text);
    let Ok(length) = length(text) else {
        return other(text, null, pass, mismatch);
    };
    let (literal, rest) = text.split_at(length);
    if !whole && bounds.is_none() {
        return rest;
    }
    let decimal = Decimal::new(literal);
    let within = |bounds: &Bounds| {
        bounds.low.is_none_or(|low| decimal.compare(low).is_ge())
            && bounds.high.is_none_or(|high| decimal.compare(high).is_le())
    };
    // A whole number has 64 bits.
    let fits = !whole || decimal.is_integer() && within(&INT64);
    if fits && bounds.is_none_or(within) { rest } else { &[] }
}

/// Returns the length of the number at the start of a text (RFC 8259, section 6).
///
/// # Errors
///
/// The offset of a missing digit. 0 also stands for a leading zero.
pub fn length(text: &[u8]) -> Result<usize, usize> {
    let digits = |at: usize| {
        let digits = text.iter().skip(at).take_while(|byte| byte.is_ascii_digit());
        match digits.count() {
            0 => Err(at),
            count => Ok(at + count),
        }
    };
    let start = usize::from(text.first() == Some(&b'-'));
    let mut at = digits(start)?;
    if at > start + 1 && text.get(start) == Some(&b'0') {
        return Err(0);
    }
    if text.get(at) == Some(&b'.') {
        at = digits(at + 1)?;
    }
    if let Some(b'e' | b'E') = text.get(at) {
        let sign = usize::from(matches!(text.get(at + 1), Some(b'+' | b'-')));
        at = digits(at + 1 + sign)?;
    }
    Ok(at)
}

#[cfg(test)]
#[path = "tests/number.rs"]
mod tests;
