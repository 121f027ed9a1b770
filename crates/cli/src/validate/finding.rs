//! Findings: violations, and problems that keep an input from being checked. They know nothing of any report.

use backoffice_description::validate::{Code, SyntaxError, TextPosition, Violation};

use super::snippet::Snippet;
use crate::{
    config::Severity,
    convert::{Mistake, Source, has_comments},
    files::{count, without_mark},
    printable::printable,
    problems::{NO_SCHEMA, UNREADABLE},
    records::{Record, Text},
    secrets::cut,
};

/// Message about JSON with comments.
pub(super) const WITH_COMMENTS: &str = "the input is JSON with comments (JSONC); expected JSON";

/// One entry of a report.
#[derive(Debug)]
pub(super) struct Finding {
    pub(super) kind: Kind,
    pub(super) severity: Severity,
    /// Id of a [`Code`] or of one of the [`PROBLEMS`](crate::problems::PROBLEMS).
    pub(super) code: &'static str,
    /// The message in one line, without the place.
    pub(super) title: String,
    pub(super) place: Option<Place>,
    pub(super) help: Option<String>,
    /// Number of violations: 1, except for those that are not listed.
    pub(super) count: u64,
}

#[derive(Debug)]
pub(super) enum Kind {
    Violation(Details),
    /// Prevents the check of a record or of the whole input.
    Problem,
    /// Stands for violations that are not listed.
    Omitted,
}

/// Parts of a violation.
#[derive(Debug)]
pub(super) struct Details {
    /// JSON Pointer within the input.
    pub(super) pointer: String,
    /// Part of the pointer within the record.
    pub(super) in_record: String,
    pub(super) keyword: Option<&'static str>,
    pub(super) expected: String,
    pub(super) found: String,
    pub(super) shape: &'static str,
    pub(super) field: Option<String>,
    pub(super) section: &'static str,
}

impl Details {
    /// Returns the pointer in backquotes, or words for the empty pointer.
    pub(super) fn place_name(&self) -> String {
        match self.pointer.as_str() {
            "" => "the top level".to_owned(),
            pointer => format!("`{pointer}`"),
        }
    }

    /// Returns the shape with the field: `Order.number`.
    pub(super) fn field_path(&self) -> String {
        match self.field.as_deref() {
            Some(field) if !field.is_empty() => format!("{}.{field}", self.shape),
            _ => self.shape.to_owned(),
        }
    }
}

/// Place in an input.
#[derive(Debug)]
pub(super) struct Place {
    /// Line, from 1.
    pub(super) line: usize,
    /// Column in characters, from 1.
    pub(super) column: usize,
    /// Byte offset in the input.
    pub(super) offset: u64,
    /// The line around the place.
    pub(super) snippet: Snippet,
}

impl Place {
    /// Takes line, column and byte offset in the record.
    fn new(record: &Record<'_>, line: usize, column: usize, offset: usize) -> Self {
        if let Some(source) = &record.text.source {
            return Self::in_source(source, source.place(record.position.offset + offset as u64));
        }
        // Only the first line of a record starts in the middle of a line of the input.
        let before = match line {
            1 => record.position.column - 1,
            _ => 0,
        };
        Self {
            line: record.position.line + line - 1,
            column: before + column,
            offset: record.position.offset + offset as u64,
            snippet: Snippet::around(record.text, record.range.start + offset),
        }
    }

    /// Returns a place in a text of another notation.
    fn in_source(source: &Source, position: TextPosition) -> Self {
        let offset = usize::try_from(position.offset).unwrap_or(usize::MAX);
        Self {
            line: position.line,
            column: position.column,
            offset: position.offset,
            snippet: Snippet::around(&Text::new(&source.text), offset),
        }
    }

    /// Returns the column after the token at the place.
    pub(super) fn end_column(&self) -> usize {
        self.column + self.snippet.mark.chars().count().max(1)
    }
}

impl Finding {
    pub(super) fn is_problem(&self) -> bool {
        matches!(self.kind, Kind::Problem)
    }

    /// Returns the byte offset of its place in the input.
    pub(super) fn offset(&self) -> Option<u64> {
        self.place.as_ref().map(|place| place.offset)
    }

    /// Returns the pointer within the record; empty for a problem.
    pub(super) fn in_record(&self) -> &str {
        match &self.kind {
            Kind::Violation(details) => &details.in_record,
            Kind::Problem | Kind::Omitted => "",
        }
    }

    /// Returns the value of a violation in words; empty for a problem.
    pub(super) fn found(&self) -> &str {
        match &self.kind {
            Kind::Violation(details) => &details.found,
            Kind::Problem | Kind::Omitted => "",
        }
    }

    /// Returns the whole message in one line, without the place in the text.
    pub(super) fn sentence(&self) -> String {
        let mut text = match &self.kind {
            Kind::Violation(details) => {
                let (at, field, section) =
                    (details.place_name(), details.field_path(), details.section);
                format!("{} at {at} ({field}, section {section})", self.title)
            }
            Kind::Problem | Kind::Omitted => self.title.clone(),
        };
        if let Some(help) = &self.help {
            text += "; ";
            text += help;
        }
        printable(&text).into_owned()
    }

    fn problem(code: &'static str, title: String) -> Self {
        Self {
            kind: Kind::Problem,
            severity: Severity::Error,
            code,
            title,
            place: None,
            help: None,
            count: 1,
        }
    }

    pub(super) fn violation(
        violation: &Violation,
        severity: Severity,
        record: &Record<'_>,
    ) -> Self {
        let found = cut(&violation.found).into_owned();
        let in_record = violation.pointer.clone();
        let details = Details {
            pointer: match record.index {
                Some(index) => format!("/{index}{in_record}"),
                None => in_record.clone(),
            },
            in_record,
            keyword: violation.keyword,
            expected: violation.expected.clone(),
            found,
            shape: violation.shape,
            field: violation.field.clone(),
            section: violation.section,
        };
        Self {
            severity,
            title: format!("expected {}, found {}", details.expected, details.found),
            kind: Kind::Violation(details),
            code: violation.code.id(),
            place: Some(Place::new(record, violation.line, violation.column, violation.offset)),
            help: violation.hint.as_deref().map(|hint| cut(hint).into_owned()),
            count: 1,
        }
    }

    /// Counts the violations of a record with this code that are not listed.
    pub(super) fn omitted(code: Code, number: usize, severity: Severity) -> Self {
        let violations = count(number as u64, "more violation");
        let title = format!("{violations} `{code}` in this record, not listed");
        Self {
            kind: Kind::Omitted,
            severity,
            count: number as u64,
            ..Self::problem(code.id(), title)
        }
    }

    pub(super) fn unreadable(title: String) -> Self {
        Self::problem(UNREADABLE, title)
    }

    /// The input is not a text of its notation.
    pub(super) fn mistake(mistake: &Mistake) -> Self {
        Self {
            place: Some(Place::in_source(&mistake.source, mistake.position)),
            ..Self::problem(Code::NotJson.id(), mistake.message.clone())
        }
    }

    pub(super) fn not_json(error: &SyntaxError, record: &Record<'_>) -> Self {
        let is_first = record.position.offset == 0;
        let (title, help) = if is_first && is_yaml(record.bytes()) {
            let help = "give the file the extension .yaml, or convert it, such as with `yq --output-format json`";
            ("the input is YAML; expected JSON", Some(help.to_owned()))
        } else if is_first && has_comments(record.bytes()) {
            (
                WITH_COMMENTS,
                Some("remove the comments, or give the file the extension .jsonc".to_owned()),
            )
        } else {
            (error.message.as_str(), error.hint.clone())
        };
        Self {
            place: Some(Place::new(record, error.line, error.column, error.offset)),
            help,
            ..Self::problem(error.code.id(), title.to_owned())
        }
    }

    /// The text at the start of `place`, between records, is not JSON.
    pub(super) fn misplaced(place: &Record<'_>, title: &str) -> Self {
        Self {
            place: Some(Place::new(place, 1, 1, 0)),
            ..Self::problem(Code::NotJson.id(), title.to_owned())
        }
    }

    /// The schema of the input is not known, for the reason in `title`.
    pub(super) fn no_schema(title: String) -> Self {
        let help = "name the schema with --schema, or in backoffice.toml; `backoffice schema list` lists the names";
        Self { help: Some(help.to_owned()), ..Self::problem(NO_SCHEMA, title) }
    }
}

/// Returns true if a text that is not JSON seems to be YAML by its first line with content.
fn is_yaml(text: &[u8]) -> bool {
    let lines = without_mark(text).split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_end);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with(b"#"));
    lines.next().is_some_and(|line| {
        let is_key = |byte: &u8| {
            byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'"' | b'\'' | b'$')
        };
        let key = line.iter().take_while(|byte| is_key(byte)).count();
        let after = line.get(key..).unwrap_or_default();
        line == b"---"
            || line.starts_with(b"%YAML")
            || line.starts_with(b"- ")
            || (key > 0 && (after == b":" || after.starts_with(b": ")))
    })
}
