//! Objects that the JSON and the NDJSON report share.

use serde_json::{Map, Value, json};

use super::super::{
    finding::{Finding, Kind},
    summary::{Choice, FileSummary, Source, Totals},
};
use crate::Outcome;

/// Version of both formats. It grows when a field changes its meaning or goes; new fields keep it.
pub(super) const VERSION: u32 = 1;

pub(super) fn finding(file: &str, finding: &Finding) -> Value {
    let place = finding.place.as_ref();
    let fields = match &finding.kind {
        Kind::Violation(details) => json!({
            "pointer": details.pointer,
            "code": finding.code,
            "keyword": details.keyword,
            "expected": details.expected,
            "found": details.found,
            "shape": details.shape,
            "field": details.field,
            "section": details.section,
            "hint": finding.help,
        }),
        Kind::Problem => {
            json!({"code": finding.code, "message": finding.title, "hint": finding.help})
        }
        Kind::Omitted => {
            let (severity, code) = (finding.severity.name(), finding.code);
            let fields =
                json!({"path": file, "severity": severity, "code": code, "count": finding.count});
            return row("omitted", fields);
        }
    };
    let kind = match finding.kind {
        Kind::Violation(_) => "violation",
        _ => "error",
    };
    let mut found = row(
        kind,
        json!({
            "path": file,
            "severity": finding.severity.name(),
            "line": place.map(|place| place.line),
            "column": place.map(|place| place.column),
            "offset": place.map(|place| place.offset),
        }),
    );
    extend(&mut found, fields);
    found
}

/// Returns the fields of a file, without `type`.
pub(super) fn file(summary: &FileSummary) -> Value {
    let counts = summary.counts;
    let choice = summary.schema.as_ref();
    let guessed = choice.and_then(|choice| match &choice.source {
        Source::Guess(why) => Some(why),
        _ => None,
    });
    let rule = choice.and_then(|choice| match &choice.source {
        Source::Rule(pattern) => Some(pattern),
        _ => None,
    });
    json!({
        "path": summary.name.shown,
        "verdict": match counts.outcome() {
            Outcome::Valid => "valid",
            Outcome::Invalid => "invalid",
            _ => "unchecked",
        },
        "schema": choice.map(|choice| choice.schema),
        "profile": choice.map(|choice| choice.profile.name()),
        "schema_source": choice.map(Choice::source_name),
        "rule": rule,
        "guessed": guessed,
        "byte_order_mark": summary.byte_order_mark,
        "records": summary.records,
        "invalid": counts.invalid,
        "unchecked": counts.unchecked,
        "warnings": counts.warnings,
        "in_baseline": counts.known,
    })
}

pub(super) fn summary(totals: &Totals) -> Value {
    let counts = totals.counts;
    json!({
        "files": totals.files,
        "valid": totals.valid,
        "invalid": totals.invalid,
        "unchecked": totals.unchecked,
        "records": totals.records,
        "violations": counts.violations,
        "warnings": counts.warnings,
        "in_baseline": counts.known,
        "codes": totals.codes,
        "skipped": totals.skipped.json(),
    })
}

pub(super) fn stats(totals: &Totals) -> Option<Value> {
    let (seconds, speed) = totals.speed()?;
    Some(json!({
        "records": totals.records,
        "bytes": totals.bytes,
        "seconds": seconds,
        "megabytes_per_second": speed,
    }))
}

/// Puts `type` before the fields.
pub(super) fn row(kind: &str, fields: Value) -> Value {
    let mut row = Value::Object(Map::from_iter([("type".to_owned(), kind.into())]));
    extend(&mut row, fields);
    row
}

fn extend(row: &mut Value, fields: Value) {
    if let (Value::Object(row), Value::Object(fields)) = (row, fields) {
        row.extend(fields);
    }
}
