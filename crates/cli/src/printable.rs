//! Text from inputs, made safe to print.

use std::borrow::Cow;

/// Writes `\u{…}` for characters that a terminal acts on: control characters, and marks of text direction, which change
/// the order of a line.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    escaped(text, acts_on_terminal, |c| c.escape_unicode().to_string())
}

/// Escapes the same characters in JSON text, except line breaks. The JSON value stays the same.
#[cfg(feature = "call")]
pub(crate) fn printable_json(text: &str) -> Cow<'_, str> {
    let acts = |c| c != '\n' && acts_on_terminal(c);
    escaped(text, acts, |c| format!("\\u{:04x}", u32::from(c)))
}

fn escaped(text: &str, is_escaped: fn(char) -> bool, escape: fn(char) -> String) -> Cow<'_, str> {
    if !text.contains(is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_escaped(c) {
            out.push_str(&escape(c));
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

/// Returns true if a terminal acts on a character instead of showing it.
pub(crate) fn acts_on_terminal(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
