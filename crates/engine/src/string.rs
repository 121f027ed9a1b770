//! Strings: from the opening quote to the text after the closing one.
//!
//! A few instructions decide on common strings. The functions are called and not inlined: generated code must be
//! small enough to stay in the processor's instruction cache.

use super::{
    Pass,
    scan::{self, Lanes as _, Native, WIDTH},
    table::Profiles,
    value::other,
};

/// Maximum length of content that the prefilter unescapes to check it. The diagnostic pass decides on longer content.
const LONGEST_UNESCAPED: usize = 256;

/// Reads a string.
#[inline(never)]
pub fn string<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match short_string(text) {
        Some(rest) => rest,
        None => other_string(text, null, pass),
    }
}

#[cold]
#[inline(never)]
fn other_string<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => after_string(inside),
        _ => other(text, null, pass, string),
    }
}

/// Reads a short string of plain text.
#[inline(always)]
fn short_string(text: &[u8]) -> Option<&[u8]> {
    let [b'"', chunk @ .., _] = text.first_chunk::<{ WIDTH + 2 }>()? else {
        return None;
    };
    // Only the quotes decide where the string ends, so the next read waits for nothing else.
    let quotes = Native::quotes(chunk);
    let before = quotes ^ quotes.checked_sub(1)?;
    if Native::specials(chunk) & before == 0 {
        text.get(quotes.trailing_zeros() as usize + 2..)
    } else {
        None
    }
}

/// Reads the rest of a string after its opening quote.
#[inline(always)]
fn after_string(text: &[u8]) -> &[u8] {
    let mut ahead = text;
    for _ in 0..3 {
        let Some((chunks, tail)) = ahead.split_first_chunk::<{ 2 * WIDTH }>() else {
            break;
        };
        let stops = scan::of_two(chunks, Native::stops);
        if stops != 0 {
            return match ahead.get(stops.trailing_zeros() as usize..) {
                Some([b'"', rest @ ..]) => rest,
                Some([0x80..=0xFF, ..]) => after_wide_string(text),
                _ => after_any_string(text),
            };
        }
        ahead = tail;
    }
    after_any_string(text)
}

/// Reads a short string with characters beyond ASCII. Checks characters of one and two bytes, as in European languages,
/// by masks. This makes customer records a sixth faster than a general check of UTF-8.
#[cold]
#[inline(never)]
fn after_wide_string(text: &[u8]) -> &[u8] {
    let mut at = 0;
    // All characters so far have one or two bytes; the last one lacks its second byte.
    let (mut narrow, mut open) = (true, 0);
    while let Some(chunk) = text.get(at..).and_then(<[u8]>::first_chunk)
        && at < 4 * 2 * WIDTH
    {
        let ends = scan::of_two(chunk, Native::ends);
        let before = ends ^ ends.wrapping_sub(1);
        let leads = scan::of_two(chunk, Native::leads) & before;
        let seconds = leads << 1 | open;
        narrow &= scan::of_two(chunk, Native::continuations) & before == seconds
            && scan::of_two(chunk, Native::high) & before == leads | seconds;
        if ends != 0 {
            return match text.split_at_checked(at + ends.trailing_zeros() as usize) {
                Some((content, [b'"', rest @ ..]))
                    if narrow || std::str::from_utf8(content).is_ok() =>
                {
                    rest
                }
                _ => after_any_string(text),
            };
        }
        open = leads >> 31;
        at += 2 * WIDTH;
    }
    after_any_string(text)
}

#[cold]
#[inline(never)]
fn after_any_string(text: &[u8]) -> &[u8] {
    let plain = scan::plain(text);
    match text.get(plain..) {
        Some([b'"', rest @ ..]) => rest,
        _ => match end(text, plain) {
            Some(end) if end.ascii => text.get(end.at + 1..).unwrap_or_default(),
            Some(end) => content_to(text, end).map_or(&[], |(_, _, rest)| rest),
            None => &[],
        },
    }
}

/// The end of a string: its closing quote.
struct End {
    at: usize,
    ascii: bool,
    escaped: bool,
}

/// Reads the rest of a string after its opening quote. Returns the content, true if it has escapes, and the rest of the
/// text. Checks UTF-8, escapes and control characters.
fn content(text: &[u8]) -> Option<(&str, bool, &[u8])> {
    content_to(text, end(text, scan::plain(text))?)
}

fn content_to(text: &[u8], end: End) -> Option<(&str, bool, &[u8])> {
    let (content, rest) = (text.get(..end.at)?, text.get(end.at + 1..)?);
    let content = simdutf8::basic::from_utf8(content).ok()?;
    Some((content, end.escaped, rest))
}

/// Finds the end of a string whose first `plain` bytes are plain. Checks escapes and control characters, and not UTF-8.
fn end(text: &[u8], plain: usize) -> Option<End> {
    let mut at = plain;
    let (mut ascii, mut escaped) = (true, false);
    loop {
        match text.get(at..)? {
            [b'"', ..] => return Some(End { at, ascii, escaped }),
            [b'\\', ahead @ ..] => {
                escaped = true;
                at += match ahead {
                    [b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't', ..] => 2,
                    _ => match escape(text.get(at..)?).ok()? {
                        (length, Some(_)) => length,
                        _ => return None,
                    },
                };
            }
            [0x80..=0xFF, ..] => ascii = false,
            _ => return None,
        }
        let ahead = text.get(at..)?;
        at += if ascii {
            scan::plain(ahead)
        } else {
            scan::open(ahead)
        };
    }
}

/// As [`open_length`], for a string of at most 15 bytes that is not at the end of the text. Calls no function.
#[inline(always)]
#[must_use]
pub fn short_length(text: &[u8]) -> Option<usize> {
    let chunk = text.first_chunk()?;
    // As in `short_string`, only the quotes decide where the string ends.
    let quotes = Native::quotes(chunk);
    let before = (quotes ^ quotes.checked_sub(1)?) >> 1;
    (Native::ends(chunk) & before == 0).then_some(quotes.trailing_zeros() as usize)
}

/// Returns the length of a string that has no escape and no control character; `text` follows its opening quote. Does
/// not check UTF-8.
#[inline(never)]
#[must_use]
pub fn open_length(text: &[u8]) -> Option<usize> {
    let ends = text
        .first_chunk()
        .map_or(0, |chunks| scan::of_two(chunks, Native::ends));
    let length = if ends == 0 {
        scan::open(text)
    } else {
        ends.trailing_zeros() as usize
    };
    (text.get(length) == Some(&b'"')).then_some(length)
}

/// Reads the escape sequence that a text begins with: its length, and its character, or `None` for half of a
/// surrogate pair without the other half.
///
/// # Errors
///
/// The offset of the first wrong byte, and the expected text.
pub fn escape(text: &[u8]) -> Result<(usize, Option<char>), (usize, &'static str)> {
    let character = match text.get(1) {
        Some(b'"') => '"',
        Some(b'\\') => '\\',
        Some(b'/') => '/',
        Some(b'b') => '\u{8}',
        Some(b'f') => '\u{c}',
        Some(b'n') => '\n',
        Some(b'r') => '\r',
        Some(b't') => '\t',
        Some(b'u') => {
            let first = code_unit(text)?;
            let second = text.get(6..).filter(|next| next.starts_with(b"\\u"));
            if (0xD800..0xDC00).contains(&first)
                && let Some(Ok(second)) = second.map(code_unit)
                && let Some(Ok(character)) = char::decode_utf16([first, second]).next()
            {
                return Ok((12, Some(character)));
            }
            return Ok((6, char::from_u32(first.into())));
        }
        _ => return Err((1, "an escape such as `\\n`, `\\\\` or `\\u00e9`")),
    };
    Ok((2, Some(character)))
}

/// Reads the code unit of a `\u` escape.
fn code_unit(text: &[u8]) -> Result<u16, (usize, &'static str)> {
    (2..6).try_fold(0, |unit, at| {
        let digit = text.get(at).and_then(|byte| char::from(*byte).to_digit(16));
        match digit {
            Some(digit) => Ok(unit << 4 | digit as u16),
            None => Err((at, "four hexadecimal digits after `\\u`")),
        }
    })
}

/// Decodes the content of a string into `buffer`; `None` if it has no room.
fn unescaped<'b>(content: &str, buffer: &'b mut [u8]) -> Option<&'b str> {
    let mut length = 0;
    let mut ahead = content;
    while let Some(first) = ahead.chars().next() {
        let (consumed, character) = match first {
            '\\' => escape(ahead.as_bytes()).ok()?,
            _ => (first.len_utf8(), Some(first)),
        };
        let character = character?;
        let room = buffer.get_mut(length..length + character.len_utf8())?;
        length += character.encode_utf8(room).len();
        ahead = ahead.get(consumed..)?;
    }
    std::str::from_utf8(buffer.get(..length)?).ok()
}

/// Reads the rest of a string with a format after its opening quote. Reads a string with escapes only if it is short
/// enough.
pub(super) fn string_of(text: &[u8], form: impl Fn(&str) -> bool) -> &[u8] {
    let fits = |content: &str, escaped| {
        if escaped {
            unescaped(content, &mut [0; LONGEST_UNESCAPED]).is_some_and(&form)
        } else {
            form(content)
        }
    };
    match content(text) {
        Some((content, escaped, rest)) if fits(content, escaped) => rest,
        _ => &[],
    }
}

/// Reads one of the allowed strings.
#[inline(never)]
pub fn one_of<'t>(text: &'t [u8], null: Profiles, pass: &Pass, values: &[&str]) -> &'t [u8] {
    match text {
        [b'"', inside @ ..] => {
            let found = values
                .iter()
                .find_map(|value| inside.strip_prefix(value.as_bytes())?.strip_prefix(b"\""));
            match found {
                Some(rest) => rest,
                None => string_of(inside, |content| values.contains(&content)),
            }
        }
        _ => other(text, null, pass, |text, null, pass| {
            one_of(text, null, pass, values)
        }),
    }
}

/// Reads a string. If undocumented values do not pass, reads one of the documented strings.
#[inline(never)]
pub fn open_enum<'t>(text: &'t [u8], null: Profiles, pass: &Pass, values: &[&str]) -> &'t [u8] {
    if pass.documented_only {
        return one_of(text, null, pass, values);
    }
    string(text, null, pass)
}

#[cfg(test)]
#[path = "tests/string.rs"]
mod tests;
