//! What is printed: for people, as one JSON document, or as JSON lines.
//!
//! As one JSON document, a file is printed in three steps, so that nothing of it needs to be kept: its
//! violations as they are found, then what is known at its end.

use std::fmt::Write as _;

use backoffice_validate::{Code, SyntaxError, Violation};
use serde_json::{Value, json};

use super::{
    Totals,
    record::{Record, Text},
    snippet,
    stats::Stats,
    summary::{FileSummary, Outcome},
};
use crate::{arguments::Format, files::count, printable::printable, secrets::cut};

/// The codes of what keeps an input from being checked, with what each means: beside those that the
/// validator gives to what it cannot read.
pub(crate) const PROBLEMS: [(&str, &str); 2] = [
    (
        UNREADABLE,
        "The input could not be read: there is no such file, no permission, nothing in a folder or behind a \
         pattern, or more in one record than fits.",
    ),
    (
        NO_SCHEMA,
        "No schema was named, and neither the input's name nor its fields tell which one is meant. Name it with \
         --schema; `backoffice schema list` lists the names.",
    ),
];

const UNREADABLE: &str = "unreadable";
const NO_SCHEMA: &str = "no-schema";

/// How reports are printed.
#[derive(Clone, Copy)]
pub(super) struct Report {
    format: Format,
    colours: bool,
}

/// Why an input, or a record of it, could not be checked.
pub(super) struct Problem<'a> {
    code: &'static str,
    message: String,
    hint: Option<String>,
    place: Option<Place<'a>>,
}

/// A place in an input.
struct Place<'a> {
    line: usize,
    column: usize,
    /// Byte offset in the input.
    offset: u64,
    /// The text that it is in, and its byte offset there.
    shown: (&'a Text<'a>, usize),
}

impl<'a> Place<'a> {
    /// A place of a record, by line, column and byte offset in the record.
    fn new(record: &Record<'a>, line: usize, column: usize, offset: usize) -> Self {
        Self {
            line: record.position.line + line - 1,
            column: if line == 1 {
                record.position.column + column - 1
            } else {
                column
            },
            offset: record.position.offset + offset as u64,
            shown: (record.text, record.range.start + offset),
        }
    }
}

impl<'a> Problem<'a> {
    /// The input as a whole can't be read.
    pub(super) fn of_input(message: String) -> Self {
        Self {
            code: UNREADABLE,
            message,
            hint: None,
            place: None,
        }
    }

    /// A record is not JSON.
    pub(super) fn not_json(error: &SyntaxError, record: &Record<'a>) -> Self {
        let place = Place::new(record, error.line, error.column, error.offset);
        Self {
            code: error.code.id(),
            message: error.message.clone(),
            hint: error.hint.clone(),
            place: Some(place),
        }
    }

    /// What stands between the elements of an array, where `record` starts, is not JSON.
    pub(super) fn misplaced(record: &Record<'a>, message: &str) -> Self {
        let place = Place::new(record, 1, 1, 0);
        Self {
            code: Code::NotJson.id(),
            message: message.to_owned(),
            hint: None,
            place: Some(place),
        }
    }

    /// No schema was given, and none can be guessed from the first record.
    pub(super) fn no_schema() -> Self {
        let message = "neither its name nor its fields tell its schema".to_owned();
        let hint = "name it with --schema; `backoffice schema list` lists the names".to_owned();
        Self {
            code: NO_SCHEMA,
            message,
            hint: Some(hint),
            place: None,
        }
    }
}

impl Report {
    pub(super) fn new(format: Format, colours: bool) -> Self {
        Self { format, colours }
    }

    /// Before all files.
    pub(super) fn start(self) -> &'static str {
        self.in_json("{\"files\":[")
    }

    /// Before each file.
    pub(super) fn between_files(self, is_first: bool) -> &'static str {
        if is_first { "" } else { self.in_json(",") }
    }

    /// Before the first part of a file.
    pub(super) fn file_start(self) -> &'static str {
        self.in_json("{\"violations\":[")
    }

    /// Between the parts of a file.
    pub(super) fn separator(self) -> &'static str {
        self.in_json(",")
    }

    /// `text`, if the report is one JSON document.
    fn in_json(self, text: &'static str) -> &'static str {
        if self.format == Format::Json {
            text
        } else {
            ""
        }
    }

    /// A violation of a record.
    pub(super) fn violation(
        self,
        name: &str,
        violation: &Violation,
        record: &Record<'_>,
    ) -> String {
        let place = Place::new(record, violation.line, violation.column, violation.offset);
        let Place {
            line,
            column,
            offset,
            shown: (text, within),
        } = place;
        let found = cut(&violation.found);
        let hint = violation.hint.as_deref().map(cut);
        let pointer = match record.index {
            Some(index) => format!("/{index}{}", violation.pointer),
            None => violation.pointer.clone(),
        };
        if self.format == Format::Human {
            let field = violation.field.as_deref().unwrap_or_default();
            let place = if pointer.is_empty() {
                "the top".to_owned()
            } else {
                format!("`{pointer}`")
            };
            let title = format!("expected {}, found {}", violation.expected, found);
            let part = if field.is_empty() {
                String::new()
            } else {
                format!(".{field}")
            };
            let note = format!(
                "at {place}: {}{part}, section {}",
                violation.shape, violation.section
            );
            let message = snippet::Message {
                code: violation.code.id(),
                title: &title,
                name,
                line,
                column,
                note: Some(note),
                help: hint.as_deref(),
            };
            return snippet::render(&message, text, within, self.colours);
        }
        self.line(json!({
            "type": "violation",
            "path": name,
            "line": line,
            "column": column,
            "offset": offset,
            "pointer": pointer,
            "code": violation.code.id(),
            "keyword": violation.keyword,
            "expected": violation.expected,
            "found": found,
            "shape": violation.shape,
            "field": violation.field,
            "section": violation.section,
            "hint": hint,
        }))
    }

    /// That a record has more violations than are listed.
    pub(super) fn omitted(self, name: &str, omitted: usize) -> Option<String> {
        if omitted == 0 {
            return None;
        }
        Some(match self.format {
            Format::Human => format!("{name}: and {omitted} more violations of this record\n\n"),
            Format::Json | Format::Ndjson => {
                self.line(json!({"type": "omitted", "path": name, "count": omitted}))
            }
        })
    }

    /// Why an input or a record could not be checked.
    pub(super) fn problem(self, name: &str, problem: &Problem<'_>) -> String {
        let Problem {
            code,
            message,
            hint,
            place,
        } = problem;
        if self.format != Format::Human {
            return self.line(json!({
                "type": "error",
                "path": name,
                "line": place.as_ref().map(|place| place.line),
                "column": place.as_ref().map(|place| place.column),
                "offset": place.as_ref().map(|place| place.offset),
                "code": code,
                "message": message,
                "hint": hint,
            }));
        }
        let help = hint.as_deref();
        let Some(Place {
            line,
            column,
            shown: (text, within),
            ..
        }) = place
        else {
            return snippet::render_without_place(
                code,
                &format!("{name}: {message}"),
                help,
                self.colours,
            );
        };
        let message = snippet::Message {
            code,
            title: message,
            name,
            line: *line,
            column: *column,
            note: None,
            help,
        };
        snippet::render(&message, text, *within, self.colours)
    }

    /// After the parts of a file. `named`: whether people want to read of valid files too.
    pub(super) fn file_end(self, summary: &FileSummary, named: bool) -> String {
        let outcome = match summary.outcome() {
            Outcome::Valid => "valid",
            Outcome::Invalid => "invalid",
            Outcome::Unchecked => "unchecked",
        };
        match self.format {
            Format::Human => human_file_end(summary, named),
            Format::Ndjson => self.line(json!({
                "type": "file",
                "path": summary.name,
                "verdict": outcome,
                "schema": summary.schema,
                "guessed": summary.guessed,
                "byte_order_mark": summary.byte_order_mark,
                "records": summary.records,
                "invalid": summary.invalid,
                "unchecked": summary.unchecked,
                "violations": summary.violations,
            })),
            Format::Json => {
                let lead = if summary.has_parts() {
                    ""
                } else {
                    self.file_start()
                };
                let rest = json!({
                    "path": summary.name,
                    "verdict": outcome,
                    "schema": summary.schema,
                    "guessed": summary.guessed,
                    "byte_order_mark": summary.byte_order_mark,
                    "records": summary.records,
                    "invalid": summary.invalid,
                    "unchecked": summary.unchecked,
                });
                // The fields that come after the list of violations.
                let fields = rest.to_string();
                format!("{lead}],{}", fields.trim_start_matches('{'))
            }
        }
    }

    /// Whether it is text for people, and standard error the place for what is said beside it.
    pub(super) fn is_for_people(self) -> bool {
        self.format == Format::Human
    }

    /// After all files.
    pub(super) fn finish(self, totals: &Totals, stats: Option<&Stats>) -> String {
        let Totals {
            files,
            valid,
            invalid,
            unchecked,
            records,
            violations,
            guessed,
            passed_over,
            ..
        } = totals;
        let summary = json!({
            "files": files,
            "valid": valid,
            "invalid": invalid,
            "unchecked": unchecked,
            "records": records,
            "violations": violations,
            "passed_over": passed_over.json(),
        });
        match self.format {
            Format::Json => {
                let stats = stats.map(|stats| format!(",\"stats\":{}", stats.json()));
                let stats = stats.unwrap_or_default();
                format!("],\"summary\":{summary}{stats}}}\n")
            }
            Format::Ndjson => {
                let mut line = summary;
                line["type"] = json!("summary");
                let stats = stats.map(|stats| {
                    let mut line = stats.json();
                    line["type"] = json!("stats");
                    self.line(line)
                });
                format!("{}{}", self.line(line), stats.unwrap_or_default())
            }
            Format::Human => {
                let mut text = passed_over.to_string();
                if *files > 1 && !guessed.is_empty() {
                    let schemas = guessed
                        .iter()
                        .map(|(name, count)| format!("{name} {count}"));
                    let schemas = schemas.collect::<Vec<_>>().join(", ");
                    // Writing to a String cannot fail.
                    let _ = writeln!(text, "schemas guessed: {schemas} (--schema names one)");
                }
                let _ = write!(
                    text,
                    "{}, {}: ",
                    count(*files as u64, "file"),
                    count(*records, "record")
                );
                let _ = write!(
                    text,
                    "{valid} valid, {invalid} invalid, {unchecked} not checked"
                );
                let _ = writeln!(text, ", {}", count(*violations, "violation"));
                text
            }
        }
    }

    fn line(self, value: Value) -> String {
        let end = if self.format == Format::Ndjson {
            "\n"
        } else {
            ""
        };
        format!("{value}{end}")
    }
}

fn human_file_end(summary: &FileSummary, named: bool) -> String {
    let FileSummary {
        name,
        schema,
        guessed,
        records,
        invalid,
        violations,
        unchecked,
        ..
    } = summary;
    let name = printable(name);
    let mark = if summary.byte_order_mark {
        format!(
            "{name}: starts with a byte order mark, which is ignored; better leave it out (RFC 8259, section 8.1)\n"
        )
    } else {
        String::new()
    };
    let Some(schema) = schema else { return mark };
    let why = guessed
        .as_ref()
        .map(|why| format!(" (guessed from {})", printable(why)))
        .unwrap_or_default();
    let of = if *records == 1 {
        String::new()
    } else {
        format!(" in {invalid} of {records} records")
    };
    match summary.outcome() {
        Outcome::Valid if !named => mark,
        Outcome::Valid => {
            let records = if *records == 1 {
                String::new()
            } else {
                format!(", {records} records")
            };
            format!("{mark}{name}: valid as {schema}{why}{records}\n")
        }
        Outcome::Invalid => {
            format!(
                "{mark}{name}: invalid as {schema}{why}: {}{of}\n\n",
                count(*violations, "violation")
            )
        }
        Outcome::Unchecked if *records <= 1 => format!("{mark}{name}: not checked\n\n"),
        Outcome::Unchecked => {
            let violations = count(*violations, "violation");
            format!(
                "{mark}{name}: not checked in {} as {schema}{why}; {violations}{of}\n\n",
                count(*unchecked, "place")
            )
        }
    }
}
