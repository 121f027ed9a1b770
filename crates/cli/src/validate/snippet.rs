//! The line in question, with a caret under what is wrong.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr as _;

use crate::{
    json_text::string_end,
    printable::{acts_on_terminal, printable},
};

const ERROR: Style = AnsiColor::BrightRed.on_default().bold();
const FRAME: Style = AnsiColor::BrightBlue.on_default().bold();
const HELP: Style = AnsiColor::BrightCyan.on_default().bold();
const BOLD: Style = Style::new().bold();

/// How many bytes of a line are shown before and after what is wrong.
const BEFORE: usize = 60;
const AFTER: usize = 60;

/// A message about a place in a text.
pub(super) struct Message<'a> {
    /// Stable code: `wrong-type`.
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
pub(super) fn render(message: &Message<'_>, text: &[u8], offset: usize, colours: bool) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_message(&mut out, message, &window(text, offset.min(text.len())));
    if colours {
        out
    } else {
        anstream::adapter::strip_str(&out).to_string()
    }
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

/// The line around byte `offset`, with the token that starts there.
fn window(text: &[u8], offset: usize) -> Window {
    let before = text.get(..offset).unwrap_or_default();
    let after = text.get(offset..).unwrap_or_default();
    let line_start = before
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map_or(0, |at| at + 1);
    let cut_start = line_start.max(offset.saturating_sub(BEFORE));
    let line_rest = after
        .iter()
        .position(|byte| matches!(byte, b'\n' | b'\r'))
        .unwrap_or(after.len());
    let token = token_length(after.get(..line_rest).unwrap_or_default()).min(AFTER);
    let cut_rest = line_rest.min(token + AFTER);
    Window {
        lead: lossy(
            before.get(cut_start..).unwrap_or_default(),
            cut_start > line_start,
            false,
        ),
        mark: lossy(after.get(..token).unwrap_or_default(), false, false),
        tail: lossy(
            after.get(token..cut_rest).unwrap_or_default(),
            false,
            cut_rest < line_rest,
        ),
    }
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
        let Window { lead, mark, tail } = window(text.as_bytes(), offset);
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
            let shown = render(&message, &text, offset, false);
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
            code: "wrong-type",
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
error[wrong-type]: t
  --> f.json:12:9
   |
12 |  \"日\": 67
   |        ^^
   = at `/b`
   = help: h

";
        assert_eq!(render(&message, text, offset, false), expected);
    }
}
