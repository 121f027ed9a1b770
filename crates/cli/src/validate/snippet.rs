//! The line of a violation or problem, without secrets.

use crate::{printable::acts_on_terminal, records::Text};

/// Bytes of a line that are shown before and after the place.
const BEFORE: usize = 60;
const AFTER: usize = 60;

/// Part of a line, safe to print.
#[derive(Debug)]
pub(super) struct Snippet {
    /// Text before the token.
    pub(super) lead: String,
    /// The token.
    pub(super) mark: String,
    /// Text after the token.
    pub(super) tail: String,
}

impl Snippet {
    /// Returns the line around the token at byte `offset`. If the line names a secret, returns only the name of the
    /// field and a mask for its value.
    pub(super) fn around(text: &Text<'_>, offset: usize) -> Self {
        let (before, after) = text.bytes.split_at(offset.min(text.bytes.len()));
        // A long line may have many places, so read only the bytes around this place.
        let near = before.len().saturating_sub(BEFORE);
        let near = before.get(near..).unwrap_or_default();
        let line_start = near.iter().rposition(|byte| *byte == b'\n');
        let line_start = line_start.map(|at| at + 1);
        let lead = near.get(line_start.unwrap_or(0)..).unwrap_or_default();
        let cut_before = line_start.is_none() && near.len() < before.len();
        let limit = after.len().min(2 * AFTER);
        let rest = after.get(..limit).unwrap_or_default();
        let line_end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        let rest = rest.get(..line_end.unwrap_or(limit)).unwrap_or_default();
        let (token, tail) = rest.split_at(token_length(rest).min(AFTER));
        let tail = tail.get(..tail.len().min(AFTER)).unwrap_or_default();
        let cut_after = line_end.is_none() && token.len() + tail.len() < after.len();
        let start = before.len() - lead.len();
        let shown = lead.len() + token.len() + tail.len();
        if names_a_secret(text, start, start + shown) {
            let name = own_name(lead);
            let is_plain = token
                .iter()
                .all(|byte| !byte.is_ascii_alphanumeric() && *byte != b'"' && *byte != b'\'');
            let mark = if is_plain { lossy(token, false, false) } else { "*".repeat(token.len()) };
            return Self {
                lead: lossy(name, name.len() < lead.len() || cut_before, false),
                mark,
                tail: "…".to_owned(),
            };
        }
        Self {
            lead: lossy(lead, cut_before, false),
            mark: lossy(token, false, false),
            tail: lossy(tail, false, cut_after),
        }
    }
}

/// Returns true if a part of a line may show a secret: the part names a secret, or comes after its name.
///
/// The secret value has ended if a line between the name and the part ends with `,`, `}` or `]`. If name and part are
/// far apart, the part is secret too.
fn names_a_secret(text: &Text<'_>, start: usize, end: usize) -> bool {
    const FAR: usize = 1 << 16;
    text.secret_before(end).is_some_and(|at| {
        let between = text.bytes.get(at..start).unwrap_or_default();
        let mut lines = between.split(|byte| *byte == b'\n');
        lines.next_back();
        let ends = |line: &[u8]| matches!(line.trim_ascii_end().last(), Some(b',' | b'}' | b']'));
        between.len() > FAR || !lines.any(ends)
    })
}

/// Returns the name of the field at the end of `lead`, with its quotes and colon, or nothing.
fn own_name(lead: &[u8]) -> &[u8] {
    let find = || {
        let before_colon = lead.trim_ascii_end().strip_suffix(b":")?;
        let name = before_colon.trim_ascii_end().strip_suffix(b"\"")?;
        lead.get(name.iter().rposition(|byte| *byte == b'"')?..)
    };
    find().unwrap_or_default()
}

/// Returns the length of the JSON token at the start of `text`. For an array or object, the token is the bracket.
fn token_length(text: &[u8]) -> usize {
    match text.first() {
        None => 0,
        Some(b'"') => {
            let mut at = 1;
            while let Some(byte) = text.get(at).filter(|byte| **byte != b'"') {
                at += if *byte == b'\\' { 2 } else { 1 };
            }
            text.len().min(at + 1)
        }
        Some(b'{' | b'[' | b'}' | b']' | b',' | b':') => 1,
        Some(_) => {
            let ends = |byte: &u8| b",]}: \t\"".contains(byte);
            text.iter().position(ends).unwrap_or(text.len()).max(1)
        }
    }
}

/// Returns text for a terminal, with `…` at a cut and U+FFFD for a character that can't be printed.
fn lossy(bytes: &[u8], cut_before: bool, cut_after: bool) -> String {
    let mut bytes = bytes;
    // The cut may have split a character.
    while cut_before && bytes.first().is_some_and(|byte| byte & 0xC0 == 0x80) {
        bytes = bytes.get(1..).unwrap_or_default();
    }
    let text = String::from_utf8_lossy(bytes).replace('\t', " ");
    let mut text = text.replace(acts_on_terminal, "\u{fffd}");
    if cut_after {
        text.truncate(text.trim_end_matches('\u{fffd}').len());
    }
    let cut = |is_cut| if is_cut { "…" } else { "" };
    cut(cut_before).to_owned() + &text + cut(cut_after)
}
