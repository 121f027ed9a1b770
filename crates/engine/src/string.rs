//! Strings: from the opening quote to the text after the closing one.
//!
//! A few instructions decide on common strings. The functions are called and not inlined: generated code must be
//! small enough to stay in the processor's instruction cache.

use super::{
    Pass,
    scan::{self, Halves, Lanes as _, Native, Vectors as _, WIDTH},
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

/// Reads a short string without escapes.
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
    while let Some((chunk, tail)) = ahead.split_first_chunk() {
        let stops = scan::of_two(chunk, Native::stops);
        if stops != 0 {
            return after_plain(text, ahead, stops);
        }
        ahead = tail;
    }
    let mut last = [0; 2 * WIDTH];
    let stops = scan::of_two(scan::padded(ahead, &mut last), Native::stops);
    after_plain(text, ahead, stops)
}

/// Reads the rest of a string, of which `ahead` is a part. Bit n of `stops` stands for byte n of it.
#[inline(always)]
fn after_plain<'t>(text: &'t [u8], ahead: &'t [u8], stops: u32) -> &'t [u8] {
    match ahead.get(stops.trailing_zeros() as usize..) {
        Some([b'"', rest @ ..]) => rest,
        Some([0x80..=0xFF, ..]) => after_wide_string(text),
        _ => after_any_string(text),
    }
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
                Some((content, [b'"', rest @ ..])) if narrow || super::utf8(content).is_some() => {
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

/// Reads the rest of any string after its opening quote.
#[cold]
#[inline(never)]
fn after_any_string(text: &[u8]) -> &[u8] {
    content(text).map_or(&[], |(_, rest)| rest)
}

/// Reads the rest of a string after its opening quote. Returns the content, with its escapes, and the rest of the text. Checks
/// UTF-8, escapes and control characters.
fn content(text: &[u8]) -> Option<(&str, &[u8])> {
    let mut escaping = Escaping::default();
    let mut at = 0;
    loop {
        let ahead = text.get(at..)?;
        let mut last = [0; 2 * WIDTH];
        let chunk = scan::padded(ahead, &mut last);
        let escaped = escaping.next(Halves.backslashes(chunk));
        let quotes = Halves.quotes(chunk) & !escaped;
        // The bytes up to the closing quote.
        let before = quotes ^ quotes.wrapping_sub(1);
        if scan::of_two(chunk, Native::controls) & before != 0 {
            return None;
        }
        let escaped = escaped & before;
        if escaped != 0 {
            let others = escaped & !scan::of_two(chunk, Native::escapes);
            if others != 0 && !escaping.are_code_units(text, at, others) {
                return None;
            }
        }
        if quotes != 0 {
            let (content, rest) = text.split_at_checked(at + quotes.trailing_zeros() as usize)?;
            return Some((super::utf8(content)?, rest.get(1..)?));
        }
        at += size_of_val(chunk);
    }
}

/// Finds the bytes that a backslash escapes, in one block of bytes after the other.
#[derive(Default)]
struct Escaping {
    /// 1 if the first byte of the next block is escaped.
    first: u32,
    /// The end of the last escape of a code unit, or of two.
    end: usize,
}

impl Escaping {
    /// Takes the backslashes of a block, and returns the escaped bytes.
    #[inline(always)]
    fn next(&mut self, backslashes: u32) -> u32 {
        const EVEN: u32 = 0x5555_5555;
        if backslashes | self.first == 0 {
            return 0;
        }
        let backslashes = backslashes & !self.first;
        let after = backslashes << 1 | self.first;
        // Every second backslash of a run escapes the next byte. Adding the start of a run to the run carries to the byte after it. So
        // it changes there which of the bytes are escaped, if the run starts at an odd place.
        let odd_starts = backslashes & !EVEN & !after;
        let (carried, is_over) = odd_starts.overflowing_add(backslashes);
        self.first = u32::from(is_over);
        (EVEN ^ carried << 1) & after
    }

    /// Returns true if the bytes begin the escapes of code units, and no surrogate is alone. Bit n stands for the byte at `start + n`.
    #[inline(never)]
    fn are_code_units(&mut self, text: &[u8], start: usize, mut bytes: u32) -> bool {
        while bytes != 0 {
            let at = start + bytes.trailing_zeros() as usize - 1;
            bytes &= bytes - 1;
            // The second one of a pair was read with the first.
            if at < self.end {
                continue;
            }
            let escapes = text.get(at..).unwrap_or_default();
            if usual_code_unit(escapes).is_none() {
                match escape(escapes) {
                    Ok((length, Some(_))) => self.end = at + length,
                    _ => return false,
                }
            }
        }
        true
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
    let ends = text.first_chunk().map_or(0, |chunks| scan::of_two(chunks, Native::ends));
    let length = if ends == 0 { scan::open(text) } else { ends.trailing_zeros() as usize };
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
    if let Some(unit) = any_code_unit(text) {
        return Ok(unit);
    }
    let is_digit = |at: &usize| text.get(*at).is_some_and(u8::is_ascii_hexdigit);
    let wrong = (2..6).find(|at| !is_digit(at)).unwrap_or_default();
    Err((wrong, "four hexadecimal digits after `\\u`"))
}

#[inline(always)]
fn any_code_unit(text: &[u8]) -> Option<u16> {
    let [_, _, digits @ ..] = text.first_chunk::<6>()?;
    let [one, two, three, four] = digits.map(|digit| u16::from(HEX[usize::from(digit)]));
    (one | two | three | four < 16).then_some(one << 12 | two << 8 | three << 4 | four)
}

/// Reads a `\u` escape that is no half of a surrogate pair.
#[inline(always)]
fn usual_code_unit(text: &[u8]) -> Option<char> {
    if !text.starts_with(b"\\u") {
        return None;
    }
    char::from_u32(any_code_unit(text)?.into())
}

/// The value of each byte as a hexadecimal digit. Other bytes have a higher one.
static HEX: [u8; 256] = {
    let mut values = [u8::MAX; 256];
    let mut value = 0;
    while value < 16 {
        values[b"0123456789abcdef"[value] as usize] = value as u8;
        values[b"0123456789ABCDEF"[value] as usize] = value as u8;
        value += 1;
    }
    values
};

/// Decodes the content of a string. `lone` stands for half of a surrogate pair without the other half. Returns `None` if such a half comes
/// and `lone` is `None`, or if an escape is wrong.
#[must_use]
pub fn unescape(content: &str, lone: Option<char>) -> Option<String> {
    let mut text = String::with_capacity(content.len());
    let mut rest = content;
    while let Some((plain, _)) = rest.split_once('\\') {
        text.push_str(plain);
        let escaped = rest.get(plain.len()..)?;
        let (length, character) = escape(escaped.as_bytes()).ok()?;
        text.push(character.or(lone)?);
        rest = escaped.get(length..)?;
    }
    text.push_str(rest);
    Some(text)
}

/// A string without its escapes.
pub struct Decoded<'b> {
    /// The content.
    pub text: &'b str,
    /// The length of the content with its escapes.
    pub length: usize,
    /// True if there are other escapes than `\"`, `\\`, `\n`, `\r` and `\t`.
    pub has_unusual_escapes: bool,
}

/// Room up to which a `Vec` grows. A longer string is read in two passes.
const MOST_ROOM: usize = 4096;

/// Bytes that a string is decoded into.
pub trait Room: AsRef<[u8]> {
    /// The next 16 bytes after the first `end` ones; `None` if there are fewer.
    fn after(&mut self, end: usize) -> Option<&mut [u8; WIDTH]>;
}

impl<const LENGTH: usize> Room for [u8; LENGTH] {
    #[inline(always)]
    fn after(&mut self, end: usize) -> Option<&mut [u8; WIDTH]> {
        self.get_mut(end..)?.first_chunk_mut()
    }
}

/// Grows by doubling, to a few pages.
impl Room for Vec<u8> {
    #[inline(always)]
    fn after(&mut self, end: usize) -> Option<&mut [u8; WIDTH]> {
        if self.len() < end + WIDTH && end < MOST_ROOM {
            self.resize(2 * end + 16 * WIDTH, 0);
        }
        self.get_mut(end..)?.first_chunk_mut()
    }
}

/// Decodes a string; `text` follows the opening quote. Returns `None` if the string is malformed, half of a surrogate pair is alone, or
/// the room is not 16 bytes more than the content needs.
pub fn decoded<'r, R: Room>(text: &[u8], room: &'r mut R) -> Option<Decoded<'r>> {
    let (mut at, mut end, mut has_unusual_escapes) = (0, 0, false);
    loop {
        let mut ahead = text.get(at..)?;
        let mut last = [0; WIDTH];
        let chunk = scan::padded(ahead, &mut last);
        // All of it, as a copy of known length takes one instruction.
        *room.after(end)? = *chunk;
        let plain = (Native::ends(chunk).trailing_zeros() as usize).min(WIDTH);
        (at, end) = (at + plain, end + plain);
        if plain == WIDTH {
            continue;
        }
        ahead = text.get(at..)?;
        match ahead {
            [b'"', ..] => {
                let text = super::utf8(R::as_ref(room).get(..end)?)?;
                return Some(Decoded { text, length: at, has_unusual_escapes });
            }
            [b'\\', _, ..] => {}
            _ => return None,
        }
        // Escapes often follow each other.
        while let [b'\\', kind, ..] = ahead {
            let to = room.after(end)?;
            let unit = if *kind == b'u' { any_code_unit(ahead) } else { None };
            let (from, written) = match unit {
                Some(unit @ 0x80..0x800) => {
                    [to[0], to[1]] = [0xC0 | (unit >> 6) as u8, 0x80 | (unit & 0x3F) as u8];
                    (6, 2)
                }
                _ => {
                    let (length, character) = escape(ahead).ok()?;
                    (length, character?.encode_utf8(to).len())
                }
            };
            has_unusual_escapes |= !matches!(kind, b'"' | b'\\' | b'n' | b'r' | b't');
            (at, end) = (at + from, end + written);
            ahead = text.get(at..)?;
        }
    }
}

/// Returns the length of a well-formed string up to its closing quote, and true if it has escapes; `text` follows the opening quote.
#[must_use]
pub fn well_formed_length(text: &[u8]) -> (usize, bool) {
    let (mut escaping, mut is_escaped) = (Escaping::default(), false);
    let mut at = 0;
    while let Some(ahead @ [_, ..]) = text.get(at..) {
        let mut last = [0; 2 * WIDTH];
        let chunk = scan::padded(ahead, &mut last);
        let backslashes = Halves.backslashes(chunk);
        let quotes = Halves.quotes(chunk) & !escaping.next(backslashes);
        is_escaped |= backslashes & (quotes ^ quotes.wrapping_sub(1)) != 0;
        if quotes != 0 {
            return (at + quotes.trailing_zeros() as usize, is_escaped);
        }
        at += size_of_val(chunk);
    }
    (text.len(), is_escaped)
}

/// Reads the rest of a string with a format after its opening quote. Reads a string with escapes only if it is short
/// enough.
pub(super) fn string_of(text: &[u8], form: impl Fn(&str) -> bool) -> &[u8] {
    let fits = |content: &str| {
        if content.contains('\\') {
            let mut bytes = [0; LONGEST_UNESCAPED + WIDTH];
            decoded(text, &mut bytes).is_some_and(|decoded| form(decoded.text))
        } else {
            form(content)
        }
    };
    match content(text) {
        Some((content, rest)) if fits(content) => rest,
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
        _ => other(text, null, pass, |text, null, pass| one_of(text, null, pass, values)),
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
