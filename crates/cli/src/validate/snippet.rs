//! The line in question, with a caret under what is wrong.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr as _;

use crate::{
    json_text::{string_end, trim_space_end},
    printable::{acts_on_terminal, printable},
};

use super::record::Text;

const ERROR: Style = AnsiColor::BrightRed.on_default().bold();
const FRAME: Style = AnsiColor::BrightBlue.on_default().bold();
const HELP: Style = AnsiColor::BrightCyan.on_default().bold();
const BOLD: Style = Style::new().bold();

/// How many bytes of a line are shown before and after what is wrong.
const BEFORE: usize = 60;
const AFTER: usize = 60;

/// A message about a place in a text.
pub(super) struct Message<'a> {
    /// Stable code: `type-mismatch`.
    pub(super) code: &'a str,
    /// What is wrong.
    pub(super) title: &'a str,
    /// Name of the input.
    pub(super) name: &'a str,
    pub(super) line: usize,
    pub(super) column: usize,
    /// What else is known of the place.
    pub(super) note: Option<String>,
    /// What to do.
    pub(super) help: Option<&'a str>,
}

/// Renders a message with the line around byte `offset` of `text`.
pub(super) fn render(
    message: &Message<'_>,
    text: &Text<'_>,
    offset: usize,
    colours: bool,
) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_message(
        &mut out,
        message,
        &window(text, offset.min(text.bytes.len())),
    );
    finished(out, colours)
}

/// Renders what has no place in a text.
pub(super) fn render_without_place(
    code: &str,
    title: &str,
    help: Option<&str>,
    colours: bool,
) -> String {
    let help = help
        .map(|help| format!("  {FRAME}={FRAME:#} {HELP}help{HELP:#}: {help}\n"))
        .unwrap_or_default();
    let title = printable(title);
    let out = format!("{ERROR}error[{code}]{ERROR:#}{BOLD}: {title}{BOLD:#}\n{help}\n");
    finished(out, colours)
}

fn finished(out: String, colours: bool) -> String {
    if colours {
        out
    } else {
        anstream::adapter::strip_str(&out).to_string()
    }
}

fn write_message(out: &mut String, message: &Message<'_>, window: &Window) -> std::fmt::Result {
    let Message {
        code,
        title,
        name,
        line,
        column,
        note,
        help,
    } = message;
    let (name, title) = (printable(name), printable(title));
    let number = line.to_string();
    let margin = " ".repeat(number.len());
    let indent = " ".repeat(window.lead.width());
    let caret = "^".repeat(window.mark.width().max(1));
    let Window { lead, mark, tail } = window;
    writeln!(out, "{ERROR}error[{code}]{ERROR:#}{BOLD}: {title}{BOLD:#}")?;
    writeln!(out, "{margin}{FRAME}-->{FRAME:#} {name}:{line}:{column}")?;
    writeln!(out, "{margin} {FRAME}|{FRAME:#}")?;
    writeln!(out, "{FRAME}{number} |{FRAME:#} {lead}{mark}{tail}")?;
    writeln!(
        out,
        "{margin} {FRAME}|{FRAME:#} {indent}{ERROR}{caret}{ERROR:#}"
    )?;
    if let Some(note) = note {
        writeln!(out, "{margin} {FRAME}={FRAME:#} {}", printable(note))?;
    }
    if let Some(help) = help {
        writeln!(
            out,
            "{margin} {FRAME}={FRAME:#} {HELP}help{HELP:#}: {}",
            printable(help)
        )?;
    }
    writeln!(out)
}

/// The part of a line that is shown: before, of and after the token in question.
struct Window {
    lead: String,
    mark: String,
    tail: String,
}

/// The line around byte `offset`, with the token that starts there. Where the line names a secret, only
/// what is in question is shown of it, and no text.
fn window(text: &Text<'_>, offset: usize) -> Window {
    let (before, after) = text.bytes.split_at(offset);
    // No more is looked at than is shown: there may be many places in one long line.
    let near = before
        .get(offset.saturating_sub(BEFORE)..)
        .unwrap_or_default();
    let line_start = near
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map(|at| at + 1);
    let lead = near.get(line_start.unwrap_or(0)..).unwrap_or_default();
    let cut_before = line_start.is_none() && near.len() < before.len();
    let limit = after.len().min(2 * AFTER);
    let rest = after.get(..limit).unwrap_or_default();
    let line_end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
    let rest = rest.get(..line_end.unwrap_or(limit)).unwrap_or_default();
    let (token, tail) = rest.split_at(token_length(rest).min(AFTER));
    let tail = tail.get(..tail.len().min(AFTER)).unwrap_or_default();
    let cut_after = line_end.is_none() && token.len() + tail.len() < after.len();
    if names_a_secret(text, offset - lead.len(), offset + token.len() + tail.len()) {
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

/// Whether a secret is named in a stretch of a line, or before it, so that the stretch may show its value:
/// unless a line between them ends a field, an element or a record. Far before it, it may.
fn names_a_secret(text: &Text<'_>, start: usize, end: usize) -> bool {
    const FAR: usize = 1 << 16;
    text.secret_before(end).is_some_and(|at| {
        let between = text.bytes.get(at..start).unwrap_or_default();
        let mut lines = between.split(|byte| *byte == b'\n');
        lines.next_back();
        let ends = |line: &[u8]| matches!(trim_space_end(line).last(), Some(b',' | b'}' | b']'));
        between.len() > FAR || !lines.any(ends)
    })
}

/// The name of the field whose value comes behind `lead`, with its quotes and colon; nothing if it has
/// none.
fn own_name(lead: &[u8]) -> &[u8] {
    let ends_name = |text: &[u8]| {
        Some(
            text.trim_ascii_end()
                .strip_suffix(b":")?
                .trim_ascii_end()
                .strip_suffix(b"\"")?
                .len(),
        )
    };
    let Some(end) = ends_name(lead) else {
        return b"";
    };
    let opening = lead
        .get(..end)
        .unwrap_or_default()
        .iter()
        .rposition(|byte| *byte == b'"');
    opening.and_then(|at| lead.get(at..)).unwrap_or_default()
}

/// How long the JSON token is that `text` starts with; a bracket stands for its value.
fn token_length(text: &[u8]) -> usize {
    match text.first() {
        None => 0,
        Some(b'"') => string_end(text, 0).unwrap_or(text.len()),
        Some(b'{' | b'[' | b'}' | b']' | b',' | b':') => 1,
        Some(_) => {
            let ends = |byte: &u8| b",]}: \t\"".contains(byte);
            text.iter().position(ends).unwrap_or(text.len()).max(1)
        }
    }
}

/// Text for a terminal: what is cut is marked, what does not print is shown as U+FFFD.
fn lossy(bytes: &[u8], cut_before: bool, cut_after: bool) -> String {
    let mut bytes = bytes;
    // A cut may have gone through a character.
    while cut_before && bytes.first().is_some_and(|byte| byte & 0xC0 == 0x80) {
        bytes = bytes.get(1..).unwrap_or_default();
    }
    let text: String = String::from_utf8_lossy(bytes)
        .chars()
        .map(|c| match c {
            '\t' => ' ',
            c if acts_on_terminal(c) => '\u{fffd}',
            c => c,
        })
        .collect();
    let (lead, tail) = (
        if cut_before { "…" } else { "" },
        if cut_after { "…" } else { "" },
    );
    format!("{lead}{text}{tail}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_cut_around_the_place() {
        let text = format!(
            "{{\"a\":\"{}\",\"amount\":67,\"b\":\"{}\"}}",
            "é".repeat(500),
            "x".repeat(500)
        );
        let offset = text.find("67").unwrap();
        let Window { lead, mark, tail } = window(&Text::new(text.as_bytes()), offset);
        assert_eq!(mark, "67");
        assert!(
            lead.starts_with('…') && tail.ends_with('…'),
            "{lead} {tail}"
        );
        assert!(lead.len() + tail.len() < 200, "{lead} {tail}");
    }

    #[test]
    fn any_place_of_any_bytes_can_be_shown() {
        let text: Vec<u8> = (0..=255).chain(b"\n{\"a\"".iter().copied()).collect();
        let message = Message {
            code: "c",
            title: "t",
            name: "n",
            line: 1,
            column: 1,
            note: None,
            help: None,
        };
        for offset in 0..=text.len() + 1 {
            let shown = render(&message, &Text::new(&text), offset, false);
            assert!(
                !shown.contains(|c: char| c.is_control() && c != '\n'),
                "{offset}: {shown:?}"
            );
        }
    }

    #[test]
    fn a_caret_stands_below_what_is_wrong() {
        let note = Some("at `/b`".to_owned());
        let message = Message {
            code: "type-mismatch",
            title: "t",
            name: "f.json",
            line: 12,
            column: 9,
            note,
            help: Some("h"),
        };
        let text = "{\n\t\"日\": 67\n}".as_bytes();
        let offset = text.iter().position(|byte| *byte == b'6').unwrap();
        let expected = "\
error[type-mismatch]: t
  --> f.json:12:9
   |
12 |  \"日\": 67
   |        ^^
   = at `/b`
   = help: h

";
        assert_eq!(render(&message, &Text::new(text), offset, false), expected);
    }
}
