//! Messages of a report: violations, and problems that keep an input from being checked.

use backoffice_validate::{Code, SyntaxError};

use crate::records::{Record, Text};

/// Problems that prevent the check of an input. The validator has codes for other problems.
pub(crate) const PROBLEMS: [(&str, &str); 2] = [
    (
        UNREADABLE,
        "The input could not be read: the file does not exist, access is denied, a folder or pattern has no file, or \
         a record is too long.",
    ),
    (
        NO_SCHEMA,
        "The command could not guess the schema from the input's name or its fields. Name the schema with --schema; \
         `backoffice schema list` lists the names.",
    ),
];

const UNREADABLE: &str = "unreadable";
const NO_SCHEMA: &str = "no-schema";

/// A violation, or a problem that prevents the check of a record.
pub(super) struct Message<'a> {
    pub(super) code: &'static str,
    pub(super) title: String,
    pub(super) place: Option<Place<'a>>,
    pub(super) note: Option<String>,
    pub(super) help: Option<String>,
}

/// Place in an input.
pub(super) struct Place<'a> {
    pub(super) line: usize,
    pub(super) column: usize,
    /// Byte offset in the input.
    pub(super) offset: u64,
    /// Part of the input around the place.
    pub(super) text: &'a Text<'a>,
    /// Byte offset in that part.
    pub(super) within: usize,
}

impl<'a> Place<'a> {
    /// Takes line, column and byte offset in the record.
    pub(super) fn new(record: &Record<'a>, line: usize, column: usize, offset: usize) -> Self {
        // Only the first line of a record starts in the middle of a line of the input.
        let before = match line {
            1 => record.position.column - 1,
            _ => 0,
        };
        Self {
            line: record.position.line + line - 1,
            column: before + column,
            offset: record.position.offset + offset as u64,
            text: record.text,
            within: record.range.start + offset,
        }
    }
}

impl<'a> Message<'a> {
    fn new(code: &'static str, title: String) -> Self {
        Self {
            code,
            title,
            place: None,
            note: None,
            help: None,
        }
    }

    pub(super) fn unreadable(title: String) -> Self {
        Self::new(UNREADABLE, title)
    }

    pub(super) fn not_json(error: &SyntaxError, record: &Record<'a>) -> Self {
        Self {
            place: Some(Place::new(record, error.line, error.column, error.offset)),
            help: error.hint.clone(),
            ..Self::new(error.code.id(), error.message.clone())
        }
    }

    /// The text at the start of `place`, between records, is not JSON.
    pub(super) fn misplaced(place: &Record<'a>, title: &str) -> Self {
        Self {
            place: Some(Place::new(place, 1, 1, 0)),
            ..Self::new(Code::NotJson.id(), title.to_owned())
        }
    }

    pub(super) fn no_schema() -> Self {
        let title = "could not guess the schema from the file name or the fields";
        let help = "name the schema with --schema; `backoffice schema list` lists the names";
        Self {
            help: Some(help.to_owned()),
            ..Self::new(NO_SCHEMA, title.to_owned())
        }
    }
}
