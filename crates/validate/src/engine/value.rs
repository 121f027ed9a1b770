//! Strings, numbers, booleans and null: from the first byte of a value to what stands behind it.
//!
//! What is common is decided by a few instructions. The functions are called and not inlined: generated
//! code must be small enough to stay in the processor's instruction cache.

use backoffice_shapes::format;

pub(crate) use super::table::Bounds;
use super::{
    Pass,
    decimal::Decimal,
    scan::{self, Chunk, WIDTH},
    table::Profiles,
};

/// How long a text with escapes may be whose content counts. A longer one is decided by the diagnostic pass.
const LONGEST: usize = 256;

/// Skips white space.
#[inline(always)]
pub(crate) fn space(text: &[u8]) -> &[u8] {
    match text {
        [0..=b' ', ..] => spaces(text),
        _ => text,
    }
}

#[inline(never)]
fn spaces(text: &[u8]) -> &[u8] {
    let spaces = text.first_chunk().map_or(0, scan::spaces);
    let count = (!spaces).trailing_zeros() as usize;
    let count = if 0 < count && count < WIDTH {
        count
    } else {
        scan::white(text)
    };
    text.get(count..).unwrap_or_default()
}

/// Null, or a value behind white space that was not expected: `value` is called for that.
#[cold]
#[inline(never)]
pub(crate) fn other<'t>(
    text: &'t [u8],
    null: Profiles,
    pass: &Pass,
    value: impl Fn(&'t [u8], Profiles, &Pass) -> &'t [u8],
) -> &'t [u8] {
    if let Some(behind) = text.strip_prefix(b"null") {
        return if null & pass.profile != 0 {
            behind
        } else {
            &[]
        };
    }
    let behind_space = space(text);
    if behind_space.len() < text.len() {
        value(behind_space, null, pass)
    } else {
        &[]
    }
}

/// A string.
#[inline(never)]
pub(crate) fn string<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match short_string(text) {
        Some(behind) => behind,
        None => other_string(text, null, pass),
    }
}

#[cold]
#[inline(never)]
fn other_string<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => string_end(inside),
        _ => other(text, null, pass, string),
    }
}

/// What stands behind the short string of plain text that a text begins with.
#[inline(always)]
fn short_string(text: &[u8]) -> Option<&[u8]> {
    let [b'"', chunk @ .., _] = text.first_chunk::<{ WIDTH + 2 }>()? else {
        return None;
    };
    // The end comes from the quotes alone, so that nothing else delays what is read behind it.
    let quotes = scan::quotes(chunk);
    let before = quotes ^ quotes.checked_sub(1)?;
    if scan::specials(chunk) & before == 0 {
        text.get(quotes.trailing_zeros() as usize + 2..)
    } else {
        None
    }
}

/// What stands behind a string, from behind its opening quote.
#[inline(always)]
fn string_end(text: &[u8]) -> &[u8] {
    let mut rest = text;
    for _ in 0..3 {
        let Some((chunks, behind)) = rest.split_first_chunk::<{ 2 * WIDTH }>() else {
            break;
        };
        let stops = scan::of_two(chunks, scan::stops);
        if stops != 0 {
            return match rest.get(stops.trailing_zeros() as usize..) {
                Some([b'"', behind @ ..]) => behind,
                Some([0x80..=0xFF, ..]) => wide_string_end(text),
                _ => any_string_end(text),
            };
        }
        rest = behind;
    }
    any_string_end(text)
}

/// A short string with other than ASCII characters.
#[cold]
#[inline(never)]
fn wide_string_end(text: &[u8]) -> &[u8] {
    let mut at = 0;
    // Whether all characters so far have one or two bytes, and whether the last one lacks its second.
    let (mut narrow, mut open) = (true, 0);
    while let Some(chunk) = text.get(at..).and_then(<[u8]>::first_chunk)
        && at < 4 * 2 * WIDTH
    {
        let ends = scan::of_two(chunk, scan::ends);
        let before = ends ^ ends.wrapping_sub(1);
        let leads = scan::of_two(chunk, scan::leads) & before;
        let seconds = leads << 1 | open;
        narrow &= scan::of_two(chunk, scan::continuations) & before == seconds
            && scan::of_two(chunk, scan::high) & before == leads | seconds;
        if ends != 0 {
            return match text.split_at_checked(at + ends.trailing_zeros() as usize) {
                Some((content, [b'"', behind @ ..]))
                    if narrow || std::str::from_utf8(content).is_ok() =>
                {
                    behind
                }
                _ => any_string_end(text),
            };
        }
        open = leads >> 31;
        at += 2 * WIDTH;
    }
    any_string_end(text)
}

#[cold]
#[inline(never)]
fn any_string_end(text: &[u8]) -> &[u8] {
    let plain = scan::plain(text);
    match text.get(plain..) {
        Some([b'"', behind @ ..]) => behind,
        _ => content(text).map_or(&[], |(_, _, behind)| behind),
    }
}

/// The content of a string from behind its opening quote, whether it has escapes, and what stands behind
/// its closing quote. Checks all of it: UTF-8, escapes, and no control characters.
fn content(text: &[u8]) -> Option<(&str, bool, &[u8])> {
    let mut at = scan::plain(text);
    let (mut ascii, mut escaped) = (true, false);
    loop {
        match *text.get(at)? {
            b'"' => break,
            b'\\' => {
                escaped = true;
                at += escape(text.get(at..)?)?.0;
            }
            0x80.. => ascii = false,
            _ => return None,
        }
        let rest = text.get(at..)?;
        at += if ascii {
            scan::plain(rest)
        } else {
            scan::open(rest)
        };
    }
    let (content, behind) = (text.get(..at)?, text.get(at + 1..)?);
    let content = simdutf8::basic::from_utf8(content).ok()?;
    Some((content, escaped, behind))
}

/// The length and meaning of the escape sequence that a text begins with.
fn escape(text: &[u8]) -> Option<(usize, char)> {
    let plain = |character| Some((2, character));
    match *text.get(1)? {
        b'"' => plain('"'),
        b'\\' => plain('\\'),
        b'/' => plain('/'),
        b'b' => plain('\u{8}'),
        b'f' => plain('\u{c}'),
        b'n' => plain('\n'),
        b'r' => plain('\r'),
        b't' => plain('\t'),
        b'u' => {
            let first = code_unit(text)?;
            match first {
                0xD800..0xDC00 => {
                    let second = code_unit(text.get(6..)?)?;
                    let character = char::decode_utf16([first, second]).next()?.ok()?;
                    Some((12, character))
                }
                _ => Some((6, char::from_u32(u32::from(first))?)),
            }
        }
        _ => None,
    }
}

/// The code unit of the `\u` escape that a text begins with.
fn code_unit(text: &[u8]) -> Option<u16> {
    let digits = text.strip_prefix(b"\\u")?.first_chunk::<4>()?;
    digits.iter().try_fold(0, |unit, digit| {
        let digit = char::from(*digit).to_digit(16)?;
        Some(unit << 4 | digit as u16)
    })
}

/// Whether the content of a string fits; with escapes, of a string that is short enough.
fn fits(content: &str, escaped: bool, is: impl Fn(&str) -> bool) -> bool {
    if !escaped {
        return is(content);
    }
    let mut buffer = [0; LONGEST];
    unescaped(content, &mut buffer).is_some_and(is)
}

/// The text that a string's content stands for, if `buffer` holds it.
fn unescaped<'b>(content: &str, buffer: &'b mut [u8]) -> Option<&'b str> {
    let mut length = 0;
    let mut rest = content;
    while let Some(first) = rest.chars().next() {
        let (consumed, character) = match first {
            '\\' => escape(rest.as_bytes())?,
            _ => (first.len_utf8(), first),
        };
        let room = buffer.get_mut(length..length + character.len_utf8())?;
        length += character.encode_utf8(room).len();
        rest = rest.get(consumed..)?;
    }
    std::str::from_utf8(buffer.get(..length)?).ok()
}

/// From behind the opening quote of a string whose content fits to behind its closing quote.
fn string_that(text: &[u8], is: impl Fn(&str) -> bool) -> &[u8] {
    match content(text) {
        Some((content, escaped, behind)) if fits(content, escaped, is) => behind,
        _ => &[],
    }
}

/// One of some strings.
#[inline(never)]
pub(crate) fn one_of<'t>(text: &'t [u8], null: Profiles, pass: &Pass, values: &[&str]) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => {
            let found = values
                .iter()
                .find_map(|value| inside.strip_prefix(value.as_bytes())?.strip_prefix(b"\""));
            match found {
                Some(behind) => behind,
                None => string_that(inside, |content| values.contains(&content)),
            }
        }
        _ => other(text, null, pass, |text, null, pass| {
            one_of(text, null, pass, values)
        }),
    }
}

/// An amount: a string, which in the strict profile is a decimal number.
#[inline(never)]
pub(crate) fn amount<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    if pass.is_strict() {
        return decimal_text(text, null, pass);
    }
    string(text, null, pass)
}

#[inline(never)]
fn decimal_text<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => decimal(inside),
        _ => other(text, null, pass, decimal_text),
    }
}

#[inline(always)]
fn decimal(text: &[u8]) -> &[u8] {
    if let Some(chunk) = text.first_chunk()
        && let Some(length) = short_decimal(chunk)
        && chunk.get(length) == Some(&b'"')
        && let Some(behind) = text.get(length + 1..)
    {
        return behind;
    }
    string_that(text, format::is_amount)
}

/// How many bytes of digits, with a point among them or not, a text begins with.
#[inline(always)]
fn short_decimal(chunk: &Chunk) -> Option<usize> {
    let digits = scan::digits(chunk);
    let whole = digits.trailing_ones() as usize;
    if chunk.get(whole) != Some(&b'.') {
        return (0 < whole && whole < WIDTH).then_some(whole);
    }
    let fraction = (digits >> (whole + 1)).trailing_ones() as usize;
    (whole > 0 && fraction > 0).then_some(whole + 1 + fraction)
}

/// A date-time, which in the strict profile is in UTC.
#[inline(never)]
pub(crate) fn timestamp<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => match usual_date_time(inside) {
            Some(behind) => behind,
            None => date_time(inside, pass),
        },
        _ => other(text, null, pass, timestamp),
    }
}

#[cold]
#[inline(never)]
fn date_time<'t>(text: &'t [u8], pass: &Pass) -> &'t [u8] {
    string_that(text, |content| {
        format::is_date_time(content) && (!pass.is_strict() || format::is_utc(content))
    })
}

/// The usual form: `2023-02-10T12:00:00Z`, perhaps with decimals, no leap second, no day above 30
/// or 28.
#[inline(always)]
fn usual_date_time(text: &[u8]) -> Option<&[u8]> {
    let (minutes, rest) = text.split_first_chunk::<WIDTH>()?;
    let seconds = rest.first_chunk::<WIDTH>()?;
    // How far each byte may be from the zeros and separators.
    let limits = &[9, 9, 9, 9, 0, 1, 9, 0, 3, 9, 0, 2, 9, 0, 5, 9];
    if scan::up_to(minutes, b"0000-00-00T00:00", limits) != 0xFFFF {
        return None;
    }
    // Month, day and hour as numbers, each in the byte of its tens.
    let [_, _, _, _, _, digits @ .., _, _, _] = *minutes;
    let digits = u64::from_le_bytes(digits) & 0x0F0F_000F_0F00_0F0F;
    let numbers = (digits * 10 + (digits >> 8)) & 0x00FF_0000_FF00_00FF;
    let days: u64 = if numbers & 0xFF == 2 { 28 } else { 30 };
    // The high bit of a byte, where its number is too low or too high.
    let low = numbers.wrapping_sub(1 | 1 << 24);
    let high = numbers + (127 - 12) + ((127 - days) << 24) + ((127 - 23) << 48);
    if (low | high) & 0x0080_0000_8000_0080 != 0 {
        return None;
    }
    // How many bytes stand before the `Z`: none, or a point and decimals, of which at most six are usual. Where
    // none of eight bytes is a `Z`, eight: then the next one must be, and would have been the eighth.
    let zone =
        u64::from_le_bytes(*seconds.get(3..)?.first_chunk()?) ^ u64::from_le_bytes([b'Z'; 8]);
    let ends = zone.wrapping_sub(0x0101_0101_0101_0101) & !zone & 0x8080_8080_8080_8080;
    let decimals = (ends.trailing_zeros() / 8) as usize;
    let limits = &[0, 5, 9, 0, 9, 9, 9, 9, 9, 9, 0, 255, 255, 255, 255, 255];
    let places = scan::up_to(seconds, b":00.000000Z     ", limits);
    let is_usual = (places | u32::MAX << (3 + decimals)) == u32::MAX
        && decimals != 1
        && seconds.get(4 + decimals) == Some(&b'"');
    if is_usual {
        rest.get(5 + decimals..)
    } else {
        None
    }
}

/// A calendar date.
#[inline(never)]
pub(crate) fn date<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => string_that(inside, format::is_date),
        _ => other(text, null, pass, date),
    }
}

/// An absolute URL.
#[inline(never)]
pub(crate) fn url<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => match usual_url(inside) {
            Some(behind) => behind,
            None => string_that(inside, format::is_url),
        },
        _ => other(text, null, pass, url),
    }
}

/// The usual form: `https://` and characters that stand for themselves.
#[inline(always)]
fn usual_url(text: &[u8]) -> Option<&[u8]> {
    let mut rest = text.strip_prefix(b"https://")?;
    while let Some((chunk, behind)) = rest.split_first_chunk::<{ 2 * WIDTH }>() {
        let count = scan::of_two(chunk, scan::url_text).trailing_ones() as usize;
        if count < 2 * WIDTH {
            return rest.get(count..)?.strip_prefix(b"\"");
        }
        rest = behind;
    }
    None
}

/// True or false.
#[inline(never)]
pub(crate) fn boolean<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    if let Some(behind) = text.strip_prefix(b"false") {
        return behind;
    }
    if let Some(behind) = text.strip_prefix(b"true") {
        return behind;
    }
    other(text, null, pass, boolean)
}

/// Refuses any value: for [`other`], where only null may stand instead.
pub(crate) fn mismatch<'t>(_: &'t [u8], _: Profiles, _: &Pass) -> &'t [u8] {
    &[]
}

/// A whole number.
#[inline(never)]
pub(crate) fn integer<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match short_integer(text, WIDTH - 1) {
        Some(behind) => behind,
        None => any_number(text, true, None, null, pass),
    }
}

/// A whole number within 32 bits.
#[inline(never)]
pub(crate) fn int32<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    const BOUNDS: Bounds = Bounds {
        low: Some(i32::MIN as i64),
        high: Some(i32::MAX as i64),
    };
    match short_integer(text, 9) {
        Some(behind) => behind,
        None => any_number(text, true, Some(&BOUNDS), null, pass),
    }
}

/// A whole number within bounds.
#[inline(never)]
pub(crate) fn bounded<'t>(
    text: &'t [u8],
    null: Profiles,
    pass: &Pass,
    bounds: &Bounds,
) -> &'t [u8] {
    // What nine digits hold fits, if that is within the bounds.
    let most = if bounds.low <= Some(0) && bounds.high.is_none_or(|high| high >= 999_999_999) {
        9
    } else {
        0
    };
    match short_integer(text, most) {
        Some(behind) => behind,
        None => any_number(text, true, Some(bounds), null, pass),
    }
}

/// What stands behind at most `most` digits without a sign, a fraction or an exponent.
#[inline(always)]
fn short_integer(text: &[u8], most: usize) -> Option<&[u8]> {
    let word = u64::from_le_bytes(*text.first_chunk()?);
    // Digits become 0 to 9. The high bit of a byte where it is more: what is carried out of such a byte
    // spoils only those behind it.
    let values = word ^ 0x3030_3030_3030_3030;
    let others = (values.wrapping_add(0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080;
    let mut count = (others.trailing_zeros() / 8) as usize;
    // A word of digits alone.
    if others == 0 {
        let chunk = text.first_chunk::<WIDTH>()?;
        count = (!scan::digits(chunk)).trailing_zeros() as usize;
    }
    // Nothing begins with zero but zero.
    let leading_zero = word as u8 == b'0' && count != 1;
    if count.wrapping_sub(1) >= most || leading_zero {
        return None;
    }
    let behind = text.get(count..)?;
    match behind {
        [b'.' | b'e' | b'E', ..] => None,
        _ => Some(behind),
    }
}

/// A number, perhaps within bounds.
#[inline(never)]
pub(crate) fn number<'t>(
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
        && let Some(behind) = text.get(length..)
    {
        return behind;
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
    let Some(end) = number_end(text) else {
        return other(text, null, pass, mismatch);
    };
    let (literal, behind) = text.split_at(end);
    if !whole && bounds.is_none() {
        return behind;
    }
    let decimal = Decimal::new(literal);
    let within = |bounds: &Bounds| {
        bounds.low.is_none_or(|low| decimal.compare(low).is_ge())
            && bounds.high.is_none_or(|high| decimal.compare(high).is_le())
    };
    if (!whole || decimal.is_integer()) && bounds.is_none_or(within) {
        behind
    } else {
        &[]
    }
}

/// The length of the number that a text begins with (RFC 8259, section 6).
fn number_end(text: &[u8]) -> Option<usize> {
    let digits = |at: usize| {
        text.iter()
            .skip(at)
            .take_while(|byte| byte.is_ascii_digit())
            .count()
    };
    let mut at = usize::from(text.first() == Some(&b'-'));
    let whole = digits(at);
    if whole == 0 || (whole > 1 && text.get(at) == Some(&b'0')) {
        return None;
    }
    at += whole;
    if text.get(at) == Some(&b'.') {
        let fraction = digits(at + 1);
        at += 1 + fraction;
        if fraction == 0 {
            return None;
        }
    }
    if let Some(b'e' | b'E') = text.get(at) {
        let sign = usize::from(matches!(text.get(at + 1), Some(b'+' | b'-')));
        let exponent = digits(at + 1 + sign);
        at += 1 + sign + exponent;
        if exponent == 0 {
            return None;
        }
    }
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sequences that are characters in UTF-8, and some that are not.
    const SEQUENCES: [&[u8]; 20] = [
        b"\xC2\x80",
        b"\xDF\xBF",
        b"\xC3\xA9\xC3\xA8",
        b"\xE0\xA0\x80",
        b"\xED\x9F\xBF",
        b"\xEF\xBF\xBD",
        b"\xF0\x90\x80\x80",
        b"\xF4\x8F\xBF\xBF",
        b"\xC3\xA9\xF0\x9F\x8E\x82\xC3\xA9",
        b"\x80",
        b"\xC3",
        b"\xC3\xA9\xA9",
        b"\xC3\xC3\xA9",
        b"\xC1\x80",
        b"\xE0\x9F\xBF",
        b"\xED\xA0\x80",
        b"\xF0\x8F\xBF\xBF",
        b"\xF4\x90\x80\x80",
        b"\xF5\x80\x80\x80",
        b"\xFF",
    ];

    fn strict() -> Pass {
        Pass::new(2, scan::Extensions::detected())
    }

    #[test]
    fn a_string_is_utf_8_at_any_length_and_place() {
        let step = if cfg!(miri) { 37 } else { 1 };
        for length in (0..150).step_by(step) {
            for place in (0..=length).step_by(step.min(5)) {
                for sequence in SEQUENCES {
                    let mut content = vec![b'a'; length];
                    content.splice(place..place, sequence.iter().copied());
                    let text = [b"\"", &content[..], b"\",  \"more\": \"text\"}"].concat();
                    let expected = std::str::from_utf8(&content).is_ok();
                    let behind = string(&text, 0, &strict());
                    assert_eq!(
                        behind,
                        if expected {
                            &text[content.len() + 2..]
                        } else {
                            &[]
                        }
                    );
                }
            }
        }
    }

    #[test]
    fn a_time_is_one_whatever_its_decimals_and_whichever_byte_is_another() {
        let decimals = (0..10).map(|count| format!(".{:0<count$}", ""));
        for fraction in decimals.chain([String::new()]) {
            let time = format!("2023-02-28T12:00:00{fraction}Z\", and more text than is looked at");
            let length = 23 + fraction.len();
            assert_eq!(time.find(','), Some(length - 2));
            for place in (0..length).step_by(if cfg!(miri) { 5 } else { 1 }) {
                for byte in *b"0123456789.:-TXZz+\", \x80" {
                    let mut text = [b"\"", time.as_bytes()].concat();
                    text[place] = byte;
                    let end = text.iter().skip(1).position(|byte| *byte == b'"');
                    let content = end.and_then(|end| std::str::from_utf8(&text[1..=end]).ok());
                    let is_time = |text: &&str| format::is_date_time(text) && format::is_utc(text);
                    let expected = match content.filter(is_time) {
                        Some(content) if place > 0 || byte == b'"' => &text[content.len() + 2..],
                        _ => &[],
                    };
                    let found = timestamp(&text, 0, &strict());
                    assert_eq!(found, expected, "{}", text.escape_ascii());
                }
            }
        }
    }

    #[test]
    fn whole_numbers_of_32_bits_end_at_their_bounds() {
        for (literal, fits) in [
            ("2147483647", true),
            ("2147483647.0", true),
            ("2147483648", false),
            ("2147483647.5", false),
            ("999999999", true),
            ("9999999999", false),
            ("-2147483648", true),
            ("-2147483649", false),
        ] {
            for behind in [",", "}                               "] {
                let text = [literal, behind].concat();
                let expected = if fits { behind } else { "" };
                assert_eq!(
                    int32(text.as_bytes(), 0, &strict()),
                    expected.as_bytes(),
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn short_integers_end_where_they_do_and_go_on_as_nothing_else() {
        for count in 0..20 {
            for first in [b'0', b'7'] {
                // A full stop and an `E` are among those of every step.
                for byte in (0..=u8::MAX).step_by(if cfg!(miri) { 23 } else { 1 }) {
                    let mut text = vec![b'1'; count];
                    text.first_mut()
                        .into_iter()
                        .for_each(|digit| *digit = first);
                    text.push(byte);
                    text.extend(*b"                ");
                    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
                    let fits = (1..WIDTH).contains(&digits)
                        && !(text[0] == b'0' && digits > 1)
                        && !matches!(text[digits], b'.' | b'e' | b'E');
                    let expected = fits.then(|| &text[digits..]);
                    assert_eq!(short_integer(&text, WIDTH - 1), expected, "{text:?}");
                }
            }
        }
    }
}
