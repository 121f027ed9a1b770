//! Text of a report: for people, as one JSON document, or as JSON lines.
//!
//! The JSON document lists the violations of a file before its totals, so that the command can print each violation at
//! once.

use std::fmt::Write as _;

use backoffice_validate::Violation;
use serde_json::{Map, Value, json};

use super::{
    message::{Message, Place},
    snippet,
    summary::{FileSummary, Totals},
};
use crate::{
    Outcome, arguments::Format, files::count, printable::printable, records::Record, secrets::cut,
};

/// Writer of a report's parts.
#[derive(Clone, Copy)]
pub(super) struct Report {
    pub(super) format: Format,
    pub(super) colours: bool,
}

impl Report {
    pub(super) fn start(self) -> &'static str {
        self.in_json("{\"files\":[")
    }

    /// Returns the text between two files, or between two parts of a file.
    pub(super) fn separator(self) -> &'static str {
        self.in_json(",")
    }

    pub(super) fn file_start(self) -> &'static str {
        self.in_json("{\"violations\":[")
    }

    /// Returns `text` if the report is one JSON document.
    fn in_json(self, text: &'static str) -> &'static str {
        if self.format == Format::Json {
            text
        } else {
            ""
        }
    }

    pub(super) fn violation(
        self,
        name: &str,
        violation: &Violation,
        record: &Record<'_>,
    ) -> String {
        let place = Place::new(record, violation.line, violation.column, violation.offset);
        let found = cut(&violation.found);
        let hint = violation.hint.as_deref().map(cut);
        let pointer = match record.index {
            Some(index) => format!("/{index}{}", violation.pointer),
            None => violation.pointer.clone(),
        };
        if self.format != Format::Human {
            return self.row(
                "violation",
                json!({
                    "path": name,
                    "line": place.line,
                    "column": place.column,
                    "offset": place.offset,
                    "pointer": pointer,
                    "code": violation.code.id(),
                    "keyword": violation.keyword,
                    "expected": violation.expected,
                    "found": found,
                    "shape": violation.shape,
                    "field": violation.field,
                    "section": violation.section,
                    "hint": hint,
                }),
            );
        }
        let at = match pointer.as_str() {
            "" => "the top level".to_owned(),
            pointer => format!("`{pointer}`"),
        };
        let field = violation.field.as_deref().filter(|name| !name.is_empty());
        let field = field.map_or_else(String::new, |name| format!(".{name}"));
        let (shape, section) = (violation.shape, violation.section);
        let message = Message {
            code: violation.code.id(),
            title: format!("expected {}, found {found}", violation.expected),
            place: Some(place),
            note: Some(format!("at {at}: {shape}{field}, section {section}")),
            help: hint.map(String::from),
        };
        snippet::render(name, &message, self.colours)
    }

    /// Reports the number of unlisted violations of a record.
    pub(super) fn omitted(self, name: &str, omitted: usize) -> Option<String> {
        let text = match self.format {
            Format::Human => {
                let violations = count(omitted as u64, "more violation");
                format!(
                    "{}: {violations} in this record, not listed\n\n",
                    printable(name)
                )
            }
            Format::Json | Format::Ndjson => {
                self.row("omitted", json!({"path": name, "count": omitted}))
            }
        };
        (omitted > 0).then_some(text)
    }

    pub(super) fn problem(self, name: &str, problem: &Message<'_>) -> String {
        if self.format == Format::Human {
            return snippet::render(name, problem, self.colours);
        }
        let place = problem.place.as_ref();
        self.row(
            "error",
            json!({
                "path": name,
                "line": place.map(|place| place.line),
                "column": place.map(|place| place.column),
                "offset": place.map(|place| place.offset),
                "code": problem.code,
                "message": problem.title,
                "hint": problem.help,
            }),
        )
    }

    /// Ends a file. Text for people lists a valid file only if `named`.
    pub(super) fn file_end(self, summary: &FileSummary, named: bool) -> String {
        if self.format == Format::Human {
            return human_file_end(summary, named);
        }
        let mut row = json!({
            "path": summary.name,
            "verdict": match Outcome::of(summary.unchecked, summary.invalid) {
                Outcome::Valid => "valid",
                Outcome::Invalid => "invalid",
                _ => "unchecked",
            },
            "schema": summary.schema,
            "guessed": summary.guessed,
            "byte_order_mark": summary.byte_order_mark,
            "records": summary.records,
            "invalid": summary.invalid,
            "unchecked": summary.unchecked,
        });
        if self.format == Format::Ndjson {
            row["violations"] = json!(summary.violations);
            return self.row("file", row);
        }
        let start = if summary.emitted == 0 {
            self.file_start()
        } else {
            ""
        };
        // These fields continue the object with the list of violations.
        format!("{start}],{}", row.to_string().trim_start_matches('{'))
    }

    /// Ends the report. In JSON, it includes `stats`.
    pub(super) fn finish(self, totals: &Totals, stats: Option<Value>) -> String {
        let Totals {
            valid,
            invalid,
            unchecked,
            ..
        } = totals;
        let summary = json!({
            "files": totals.files,
            "valid": valid,
            "invalid": invalid,
            "unchecked": unchecked,
            "records": totals.records,
            "violations": totals.violations,
            "skipped": totals.skipped.json(),
        });
        match self.format {
            Format::Json => {
                let stats = stats.map_or_else(String::new, |stats| format!(",\"stats\":{stats}"));
                format!("],\"summary\":{summary}{stats}}}\n")
            }
            Format::Ndjson => {
                let stats = stats.map(|stats| self.row("stats", stats));
                self.row("summary", summary) + &stats.unwrap_or_default()
            }
            Format::Human => {
                let mut text = totals.skipped.to_string();
                if totals.files > 1 && !totals.guessed.is_empty() {
                    let schemas = totals.guessed.iter();
                    let schemas = schemas.map(|(name, files)| format!("{name} {files}"));
                    let schemas = schemas.collect::<Vec<_>>().join(", ");
                    // Writing to a String cannot fail.
                    let _ = writeln!(
                        text,
                        "files by guessed schema: {schemas} (--schema sets the schema)"
                    );
                }
                let files = count(totals.files, "file");
                let records = count(totals.records, "record");
                let violations = count(totals.violations, "violation");
                let _ = writeln!(
                    text,
                    "{files}: {valid} valid, {invalid} invalid, {unchecked} not checked; {records}, {violations}"
                );
                text
            }
        }
    }

    fn row(self, kind: &str, fields: Value) -> String {
        let mut row = Map::from_iter([("type".to_owned(), kind.into())]);
        if let Value::Object(fields) = fields {
            row.extend(fields);
        }
        let mut text = Value::Object(row).to_string();
        if self.format == Format::Ndjson {
            text.push('\n');
        }
        text
    }
}

fn human_file_end(summary: &FileSummary, named: bool) -> String {
    let name = printable(&summary.name);
    let mut mark = String::new();
    if summary.byte_order_mark {
        let text = "starts with a byte order mark, which is ignored; JSON should not have one (RFC 8259, section 8.1)";
        mark = format!("{name}: {text}\n");
    }
    let Some(schema) = summary.schema else {
        return mark;
    };
    let guessed = summary.guessed.as_ref();
    let guessed = guessed.map(|why| format!(" (guessed from {})", printable(why)));
    let schema = format!("as {schema}{}", guessed.unwrap_or_default());
    let violations = count(summary.violations, "violation");
    let (invalid, records) = (summary.invalid, summary.records);
    let (of, in_all) = match records {
        1 => (String::new(), String::new()),
        _ => (
            format!(" in {invalid} of {records} records"),
            format!(", {records} records"),
        ),
    };
    let verdict = match Outcome::of(summary.unchecked, summary.invalid) {
        Outcome::Valid if !named => return mark,
        Outcome::Valid => format!("valid {schema}{in_all}"),
        Outcome::Invalid => format!("invalid {schema}: {violations}{of}\n"),
        _ if records <= 1 => "not checked\n".to_owned(),
        _ => {
            let problems = count(summary.unchecked, "problem");
            format!("not fully checked {schema}: {problems}, {violations}{of}\n")
        }
    };
    format!("{mark}{name}: {verdict}\n")
}
