//! Reads the sources into rows, by serde.
//!
//! serde stops at the first mistake of a row. So the reader reports the mistake, removes it from the parsed
//! table and reads the row again, until serde finds no more.

use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;

use serde::de::{DeserializeOwned, IntoDeserializer as _};
use toml::Spanned;
use toml::de::{DeArray, DeString, DeTable, DeValue, Error};

use crate::Source;
use crate::check::Check;
use crate::document;
use crate::mistakes::{At, Kind, Mistakes, Name};
use crate::nearest::{did_you_mean, list, nearest};
use crate::rows::{EndpointRow, FieldRow, Row, Rows, ShapeRow, required};

const KINDS: [&str; 8] = ["shape", "api", "group", "endpoint", "scope", "enum", "event", "gap"];

/// Columns that refer to other rows. If one is lost, other rows look unused.
const REFERENCES: &str = "call data emitter except extends fields gaps group identity of params path query request response \
    scope type version version_enum version_header";

pub(crate) fn read(sources: &[Source], mistakes: &mut Mistakes<'_>) -> Rows {
    let mut rows = Rows::default();
    let mut base = 0;
    for (index, source) in sources.iter().enumerate() {
        // Leading spaces in place of the earlier sources make the parser's offsets count from the first.
        let text = match source.text.strip_prefix('\u{feff}') {
            Some(text) => " ".repeat(base + '\u{feff}'.len_utf8()) + text,
            None => " ".repeat(base) + &source.text,
        };
        let file = Path::new(&source.path).file_stem().unwrap_or_default();
        let table = document::parse(&text, index, mistakes);
        let mut reader = Reader { mistakes };
        reader.file(&file.to_string_lossy(), table, &mut rows);
        base += source.text.len() + 1;
    }
    rows
}

type Entry<'t> = (Name, Spanned<DeValue<'t>>);

struct Reader<'m, 's> {
    mistakes: &'m mut Mistakes<'s>,
}

impl Reader<'_, '_> {
    fn file(&mut self, file: &str, table: DeTable<'_>, rows: &mut Rows) {
        for (name, value) in in_order(table) {
            match name.value.as_str() {
                "api" => {
                    if let Some(table) = self.table(&name, value) {
                        rows.apis.push(self.row("table", name, table));
                    }
                }
                kind if KINDS.contains(&kind) => {
                    let Some(tables) = self.table(&name, value) else {
                        continue;
                    };
                    for (name, value) in in_order(tables) {
                        let Some(table) = self.table(&name, value) else {
                            continue;
                        };
                        match kind {
                            "group" => rows.groups.push(self.row("group", name, table)),
                            "scope" => rows.scopes.push(self.row("scope", name, table)),
                            "event" => rows.events.push(self.row("event", name, table)),
                            "enum" => rows.enums.push(self.row("enum", name, table)),
                            "shape" => rows.shapes.push(self.shape(file, name, table)),
                            "endpoint" => rows.endpoints.push(self.endpoint(name, table)),
                            _ => rows.gaps.push(self.row("gap", name, table)),
                        }
                    }
                }
                _ => {
                    let hint = did_you_mean(&name.value, KINDS)
                        .unwrap_or_else(|| format!("the tables are {}", list(&KINDS)));
                    let message = format!("no table is called `{name}`");
                    self.mistakes.report(Check::UnknownTable, name.at, message, hint);
                    self.mistakes.lose_everything();
                }
            }
        }
    }

    /// Returns a table, or reports a value of another type.
    fn table<'t>(&mut self, name: &Name, value: Spanned<DeValue<'t>>) -> Option<DeTable<'t>> {
        match value.into_inner() {
            DeValue::Table(table) => Some(table),
            value => {
                let message = format!("`{name}` is {}, not a table", described(&value));
                let hint = "a row starts with a header, such as `[shape.Order]`";
                self.mistakes.report(Check::ColumnType, name.at, message, hint);
                self.mistakes.lose_everything();
                None
            }
        }
    }

    fn shape(&mut self, file: &str, name: Name, mut table: DeTable<'_>) -> ShapeRow {
        let fields = self.entries("fields", &mut table);
        let mut row: ShapeRow = self.row("shape", name, table);
        row.columns.file = file.to_owned();
        let mut all_read = fields.is_some();
        for (name, value) in fields.into_iter().flatten() {
            let field = self.field(name, value);
            all_read &= field.is_some();
            row.columns.fields.extend(field);
        }
        row.lost.extend((!all_read).then(|| "fields".to_owned()));
        row
    }

    /// Removes a table from a row and returns its entries, or none after reporting a value of another type.
    fn entries<'t>(&mut self, column: &str, row: &mut DeTable<'t>) -> Option<Vec<Entry<'t>>> {
        let Some(value) = row.remove(column) else {
            return Some(Vec::new());
        };
        let at = At::from(value.span());
        match value.into_inner() {
            DeValue::Table(table) => Some(in_order(table)),
            value => {
                let message = format!("`{column}` is {}, not a table", described(&value));
                self.mistakes.report(Check::ColumnType, at, message, "write a table");
                self.mistakes.lose_uses(&Kind::ALL);
                None
            }
        }
    }

    /// Reads a field. A text alone is its type.
    fn field(&mut self, name: Name, value: Spanned<DeValue<'_>>) -> Option<FieldRow> {
        let span = value.span();
        let table = match value.into_inner() {
            DeValue::Table(table) => table,
            DeValue::String(ty) => {
                let key = Spanned::new(span.clone(), Cow::Borrowed("type"));
                let mut table = DeTable::new();
                table.insert(key, Spanned::new(span, DeValue::String(ty)));
                table
            }
            value => {
                let message = format!("field `{name}` is {}, not a type", described(&value));
                let hint = "write a type, or a table with a `type`";
                self.mistakes.report(Check::ColumnType, At::from(span), message, hint);
                self.mistakes.lose_uses(&Kind::ALL);
                return None;
            }
        };
        Some(self.row("field", name, table))
    }

    fn endpoint(&mut self, id: Name, mut table: DeTable<'_>) -> EndpointRow {
        let params = self.entries("params", &mut table);
        // A text alone is the only scope.
        if let Some(scope) = table.get_mut("scope")
            && matches!(scope.get_ref(), DeValue::String(_))
        {
            let only = std::mem::replace(scope.get_mut(), DeValue::Array(DeArray::new()));
            *scope.get_mut() =
                DeValue::Array([Spanned::new(scope.span(), only)].into_iter().collect());
        }
        let mut row: EndpointRow = self.row("endpoint", id, table);
        row.lost.extend(params.is_none().then(|| "params".to_owned()));
        for (name, value) in params.into_iter().flatten() {
            let at = At::from(value.span());
            let ty = match value.into_inner() {
                DeValue::String(value) => Some(Name { value: value.into_owned(), at }),
                value => {
                    let found = described(&value);
                    let message = format!("parameter `{name}` is {found}, not a type");
                    let hint = "write a type, such as `integer` or `Order.number`";
                    self.mistakes.report(Check::ColumnType, at, message, hint);
                    None
                }
            };
            row.columns.params.push((name, ty));
        }
        row
    }

    /// Reads a row of columns. Missing and wrong columns get their defaults.
    fn row<T: DeserializeOwned>(
        &mut self,
        what: &str,
        name: Name,
        mut table: DeTable<'_>,
    ) -> Row<T> {
        let mut lost = Vec::new();
        self.take_out_empty_texts(&mut table, &mut lost);
        let columns: T = loop {
            match T::deserialize(Spanned::new(0..0, table.clone()).into_deserializer()) {
                Ok(columns) => break columns,
                Err(error) => self.take_out(what, &error, &mut table, &mut lost),
            }
        };
        for column in required(what) {
            if table.contains_key(*column) || lost.iter().any(|lost| lost == column) {
                continue;
            }
            let message = format!("this {what} has no `{column}`");
            let hint = format!("add the column `{column}`");
            self.mistakes.report(Check::MissingColumn, name.at, message, hint);
            self.lose(column, &mut lost);
        }
        Row { name, lost, columns }
    }

    /// Reports the mistake that serde stopped at, and removes it from the row.
    fn take_out(
        &mut self,
        what: &str,
        error: &Error,
        table: &mut DeTable<'_>,
        lost: &mut Vec<String>,
    ) {
        let (message, span) = (error.message(), error.span().unwrap_or_default());
        if let Some(key) = table.keys().find(|key| key.span() == span).cloned() {
            return self.unknown_column(what, &key, message, table, lost);
        }
        let holds = |value: &Spanned<DeValue<'_>>| {
            value.span().start <= span.start && span.end <= value.span().end
        };
        let Some((key, value)) = table.iter_mut().find(|(_, value)| holds(value)) else {
            // Without a place, nothing can be removed, and the loop would never end.
            self.mistakes.report(Check::ColumnType, At::from(span), message, "");
            self.mistakes.lose_everything();
            return table.clear();
        };
        let column = key.get_ref().to_string();
        let at = At::from(span.clone());
        if let Some((_, words)) = message.split_once("unknown variant")
            && let DeValue::String(word) = value.get_mut()
        {
            let words = expected_names(words);
            let hint = did_you_mean(word, words.iter().copied())
                .unwrap_or_else(|| format!("write one of {}", list(&words)));
            let message = format!("`{column}` can't be `{word}`");
            self.mistakes.report(Check::UnknownWord, at, message, hint);
            if let Some(meant) = nearest(word, words) {
                *word = Cow::Owned(meant.to_owned());
                return;
            }
        } else if let Some((_, field)) = message.split_once("missing field ") {
            let field = field.lines().next().unwrap_or_default();
            let message = format!("`{column}` has no {field}");
            let hint = format!("add {field}");
            self.mistakes.report(Check::MissingColumn, at, message, hint);
        } else if column == "example" {
            let message = "`example` can't be written as JSON";
            self.mistakes.report(Check::Example, at, message, "write numbers that fit 64 bits");
        } else if ["i128", "invalid value", "overflowed"].iter().any(|part| message.contains(part))
        {
            let message = format!("`{column}` does not fit 64 bits");
            let hint = format!("write a number from {} to {}", i64::MIN, i64::MAX);
            self.mistakes.report(Check::NumberRange, at, message, hint);
        } else {
            let (_, expected) = message.rsplit_once("expected ").unwrap_or(("", message));
            let expected = match expected {
                "i64" => "an integer",
                "a sequence" => "an array of strings",
                "a boolean" => "true or false",
                "wanted string or table" => "a string",
                expected => expected,
            };
            let found = inner(value, &span).map_or("a value", described);
            let message = format!("`{column}` is {found}, not {expected}");
            self.mistakes.report(Check::ColumnType, at, message, format!("write {expected}"));
        }
        self.lose(&column, lost);
        if remove(table, &column, |value| value.span() == span).is_empty() {
            table.remove(column.as_str());
        }
    }

    fn unknown_column(
        &mut self,
        what: &str,
        key: &Spanned<DeString<'_>>,
        message: &str,
        table: &mut DeTable<'_>,
        lost: &mut Vec<String>,
    ) {
        let given = key.get_ref();
        let mut known = expected_names(message);
        match what {
            "shape" => known.push("fields"),
            "endpoint" => known.push("params"),
            _ => {}
        }
        let hint = did_you_mean(given, known.iter().copied())
            .unwrap_or_else(|| format!("its columns are {}", list(&known)));
        let message = format!("unknown column `{given}` in this {what}");
        self.mistakes.report(Check::UnknownColumn, At::from(key.span()), message, hint);
        self.mistakes.lose_uses(&Kind::ALL);
        table.remove(given.as_ref());
        // A misspelled column is not reported as missing too.
        lost.extend(nearest(given, known).map(str::to_owned));
    }

    fn take_out_empty_texts(&mut self, table: &mut DeTable<'_>, lost: &mut Vec<String>) {
        let is_empty = |value: &Spanned<DeValue<'_>>| matches!(value.get_ref(), DeValue::String(text) if text.trim().is_empty());
        let columns: Vec<String> = table.keys().map(|key| key.get_ref().to_string()).collect();
        for column in columns.iter().filter(|column| *column != "example") {
            for span in remove(table, column, is_empty) {
                let message = format!("`{column}` is empty");
                let hint = "write a text, or remove the column";
                self.mistakes.report(Check::EmptyText, At::from(span), message, hint);
                self.lose(column, lost);
            }
        }
    }

    fn lose(&mut self, column: &str, lost: &mut Vec<String>) {
        lost.push(column.to_owned());
        if REFERENCES.split(' ').any(|reference| reference == column) {
            self.mistakes.lose_uses(&Kind::ALL);
        }
    }
}

/// Returns the names that serde's message lists as expected.
fn expected_names(message: &str) -> Vec<&str> {
    let (_, names) = message.rsplit_once(", expected ").unwrap_or_default();
    names.split('`').skip(1).step_by(2).collect()
}

/// Returns a table's entries in their order in the source; the parser sorts them by name.
fn in_order(table: DeTable<'_>) -> Vec<Entry<'_>> {
    let entry = |(key, value): (Spanned<DeString<'_>>, _)| {
        let (name, at) = (key.get_ref().to_string(), key.span().into());
        (Name { value: name, at }, value)
    };
    let mut entries: Vec<_> = table.into_iter().map(entry).collect();
    entries.sort_by_key(|(name, _)| name.at);
    entries
}

/// Removes a column if `goes` returns true for it, or else the elements of its array for which `goes` returns true.
/// Returns the places of what it removed.
fn remove(
    table: &mut DeTable<'_>,
    column: &str,
    goes: impl Fn(&Spanned<DeValue<'_>>) -> bool,
) -> Vec<Range<usize>> {
    let Some(value) = table.get_mut(column) else {
        return Vec::new();
    };
    if goes(value) {
        let span = value.span();
        table.remove(column);
        return vec![span];
    }
    let mut removed = Vec::new();
    if let DeValue::Array(values) = value.get_mut() {
        let all = std::mem::replace(values, DeArray::new());
        let kept: Vec<_>;
        (removed, kept) = all.into_iter().partition(|value| goes(value));
        *values = kept.into_iter().collect();
    }
    removed.iter().map(Spanned::span).collect()
}

/// Returns the column's value, or the element of its array, at this place.
fn inner<'v, 't>(value: &'v Spanned<DeValue<'t>>, span: &Range<usize>) -> Option<&'v DeValue<'t>> {
    match value.get_ref() {
        DeValue::Array(values) if value.span() != *span => {
            values.iter().find(|value| value.span() == *span).map(Spanned::get_ref)
        }
        value => Some(value),
    }
}

/// Returns the name of a value's type for a message.
fn described(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a string",
        DeValue::Integer(_) => "an integer",
        DeValue::Float(_) => "a float",
        DeValue::Boolean(_) => "a boolean",
        DeValue::Datetime(_) => "a date-time",
        DeValue::Array(_) => "an array",
        DeValue::Table(_) => "a table",
    }
}
