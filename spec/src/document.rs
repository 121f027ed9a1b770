//! Parses one source as TOML and reports its syntax errors.

use std::collections::BTreeSet;

use toml::de::DeTable;

use crate::check::Check;
use crate::mistakes::{At, Kind, Mistakes};

/// Returns the part of the source that is valid TOML.
pub(crate) fn parse<'t>(text: &'t str, index: usize, mistakes: &mut Mistakes<'_>) -> DeTable<'t> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut repeated_tables: Vec<&str> = Vec::new();
    let mut broken_lines = BTreeSet::new();
    for error in errors {
        let span = error.span().unwrap_or_default();
        // The parser's errors have no kind, only a message.
        if error.message() != "duplicate key" {
            mistakes.damage(index);
            // One error per line: the rest of a broken line only causes more.
            let before = text.get(..span.start).unwrap_or(text);
            if broken_lines.insert(before.matches('\n').count()) {
                mistakes.report(Check::Syntax, At::from(span), error.message(), "");
            }
            continue;
        }
        // The columns of a repeated table are repeated as well. Report the table only.
        let table = enclosing_table(text, span.start);
        if (repeated_tables.iter()).any(|repeated| is_within(table, repeated)) {
            continue;
        }
        let key = text.get(span.clone()).unwrap_or_default();
        let header = text.get(..span.start).unwrap_or_default().rsplit('\n').next();
        if header.is_some_and(|line| line.trim_start().starts_with('[')) {
            repeated_tables.push(table);
        }
        let message = format!("`{key}` is written twice");
        let hint = "keep one of the two";
        mistakes.report(Check::DuplicateKey, At::from(span), message, hint);
        // The parser drops the second value, with all its references.
        mistakes.lose_uses(&Kind::ALL);
    }
    table.into_inner()
}

/// Returns the header of the table around an offset, without brackets: `shape.Order.fields`.
fn enclosing_table(text: &str, offset: usize) -> &str {
    let line_end = text.get(offset..).and_then(|rest| rest.find('\n'));
    let end = line_end.map_or(text.len(), |length| offset + length);
    let header = text.get(..end).unwrap_or_default().lines().rev();
    let header = header.map(str::trim).find(|line| line.starts_with('['));
    let header = header.unwrap_or_default().trim_start_matches('[');
    header.split(']').next().unwrap_or_default()
}

fn is_within(table: &str, outer: &str) -> bool {
    table.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}
