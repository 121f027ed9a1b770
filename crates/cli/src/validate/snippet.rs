//! Violation or problem as text, with its line and a caret below the place.
//!
//! `annotate-snippets`, which prints the tables' mistakes, would not make this shorter. It must get a window of the
//! line, because a line may be long or name a secret, and choosing the window is most of this file. It also counts the
//! column from the start of the window.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr as _;

use super::message::{Message, Place};
use crate::{
    failure::{ERROR, HELP},
    printable::{acts_on_terminal, printable},
    records::Text,
};

const FRAME: Style = AnsiColor::BrightBlue.on_default().bold();
const BOLD: Style = Style::new().bold();

/// Bytes of a line that are shown before and after the place.
const BEFORE: usize = 60;
const AFTER: usize = 60;

/// Renders a message about the input `name`.
pub(super) fn render(name: &str, message: &Message<'_>, colours: bool) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_message(&mut out, &printable(name), message);
    if colours {
        out
    } else {
        anstream::adapter::strip_str(&out).to_string()
    }
}

fn write_message(out: &mut String, name: &str, message: &Message<'_>) -> std::fmt::Result {
    let (code, title) = (message.code, printable(&message.title));
    let mut margin = String::new();
    write!(out, "{ERROR}error[{code}]{ERROR:#}{BOLD}: ")?;
    if let Some(place) = &message.place {
        let Place { line, column, .. } = place;
        let Window { lead, mark, tail } = window(place.text, place.within);
        let number = line.to_string();
        let indent = " ".repeat(lead.width());
        let caret = "^".repeat(mark.width().max(1));
        margin = " ".repeat(number.len());
        writeln!(out, "{title}{BOLD:#}")?;
        writeln!(out, "{margin}{FRAME}-->{FRAME:#} {name}:{line}:{column}")?;
        writeln!(out, "{margin} {FRAME}|{FRAME:#}")?;
        writeln!(out, "{FRAME}{number} |{FRAME:#} {lead}{mark}{tail}")?;
        writeln!(
            out,
            "{margin} {FRAME}|{FRAME:#} {indent}{ERROR}{caret}{ERROR:#}"
        )?;
    } else {
        writeln!(out, "{name}: {title}{BOLD:#}")?;
    }
    if let Some(note) = &message.note {
        writeln!(out, "{margin} {FRAME}={FRAME:#} {}", printable(note))?;
    }
    if let Some(help) = &message.help {
        let help = printable(help);
        writeln!(out, "{margin} {FRAME}={FRAME:#} {HELP}help{HELP:#}: {help}")?;
    }
    writeln!(out)
}

/// Part of a line: before the token, the token, after the token.
struct Window {
    lead: String,
    mark: String,
    tail: String,
}

/// Returns the line around the token at byte `offset`. If the line names a secret, returns only the name of the field
/// and a mask for its value.
fn window(text: &Text<'_>, offset: usize) -> Window {
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
        let mark = if is_plain {
            lossy(token, false, false)
        } else {
            "*".repeat(token.len())
        };
        return Window {
            lead: lossy(name, name.len() < lead.len() || cut_before, false),
            mark,
            tail: "…".to_owned(),
        };
    }
    Window {
        lead: lossy(lead, cut_before, false),
        mark: lossy(token, false, false),
        tail: lossy(tail, false, cut_after),
    }
}

/// Returns true if a part of a line may show a secret: the part names a secret, or comes after its name.
///
/// The secret value has ended if a line between the name and the part ends with `,`, `}` or `]`. If name and part are
/// far apart, the part counts as secret.
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
