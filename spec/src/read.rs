//! Reads the sources into rows, by serde.
//!
//! serde stops at the first mistake of a row. So the reader reports the mistake, takes it out of the parsed
//! table and has the row read again, until serde has nothing left to say.

use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;

use serde::de::{DeserializeOwned, IntoDeserializer as _};
use toml::Spanned;
use toml::de::{DeArray, DeString, DeTable, DeValue, Error};

use crate::Source;
use crate::check::Check;
use crate::document;
use crate::mistakes::{At, Mistakes, Name};
use crate::nearest::{did_you_mean, list, nearest};
use crate::rows::{Columns, EndpointRow, FieldRow, Row, Rows, ShapeRow};

const KINDS: [&str; 7] = ["shape", "api", "group", "endpoint", "scope", "enum", "gap"];

/// Columns that refer to other rows. Without them, other rows look unused.
const REFERENCES: [&str; 18] = [
    "except",
    "extends",
    "fields",
    "gaps",
    "group",
    "identity",
    "of",
    "params",
    "path",
    "query",
    "request",
    "response",
    "scope",
    "type",
    "version",
    "version_enum",
    "version_header",
    "call",
];

/// Reads all rows of all sources.
pub(crate) fn read(sources: &[Source], mistakes: &mut Mistakes<'_>) -> Rows {
    let mut rows = Rows::default();
    let mut base = 0;
    for (index, source) in sources.iter().enumerate() {
        // With as much white space before it as the sources before it are long, the parser's offsets
        // name a place in all of them.
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
                    self.mistakes
                        .report(Check::UnknownTable, name.at, message)
                        .hint(hint);
                    self.mistakes.lose_everything();
                }
            }
        }
    }

    /// A value that must be a table.
    fn table<'t>(&mut self, name: &Name, value: Spanned<DeValue<'t>>) -> Option<DeTable<'t>> {
        match value.into_inner() {
            DeValue::Table(table) => Some(table),
            value => {
                let message = format!("`{name}` is {}, not a table", described(&value));
                self.mistakes
                    .report(Check::ColumnType, name.at, message)
                    .hint("a row starts with a header, such as `[shape.Order]`");
                self.mistakes.lose_everything();
                None
            }
        }
    }

    fn shape(&mut self, file: &str, name: Name, mut table: DeTable<'_>) -> ShapeRow {
        let fields = table.remove("fields");
        let mut row: ShapeRow = self.row("shape", name, table);
        row.file = file.to_owned();
        match fields.map(|fields| (fields.span(), fields.into_inner())) {
            None => {}
            Some((_, DeValue::Table(fields))) => {
                for (name, value) in in_order(fields) {
                    match self.field(name, value) {
                        Some(field) => row.fields.push(field),
                        None => row.lost.push("fields".to_owned()),
                    }
                }
            }
            Some((span, value)) => {
                self.not_a("fields", &value, At::from(span), "a table");
                row.lost.push("fields".to_owned());
            }
        }
        row
    }

    /// A field, for which its type may stand alone.
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
                self.mistakes
                    .report(Check::ColumnType, At::from(span), message)
                    .hint("write a type, or a table with a `type`");
                self.mistakes.lose_some_uses();
                return None;
            }
        };
        Some(self.row("field", name, table))
    }

    fn endpoint(&mut self, id: Name, mut table: DeTable<'_>) -> EndpointRow {
        let params = table.remove("params");
        let mut row: EndpointRow = self.row("endpoint", id, table);
        match params.map(|params| (params.span(), params.into_inner())) {
            None => {}
            Some((_, DeValue::Table(params))) => {
                for (name, value) in in_order(params) {
                    let at = At::from(value.span());
                    let ty = match value.into_inner() {
                        DeValue::String(ty) => Some(Name::new(ty.into_owned(), at)),
                        value => {
                            let found = described(&value);
                            let message = format!("parameter `{name}` is {found}, not a type");
                            self.mistakes
                                .report(Check::ColumnType, at, message)
                                .hint("write a type, such as `integer` or `Order.number`");
                            None
                        }
                    };
                    row.params.push((name, ty));
                }
            }
            Some((span, value)) => {
                self.not_a("params", &value, At::from(span), "a table");
                row.lost.push("params".to_owned());
            }
        }
        row
    }

    /// A row of columns. It holds defaults where a column is missing or wrong.
    fn row<T: Columns>(&mut self, what: &str, name: Name, mut table: DeTable<'_>) -> Row<T> {
        let mut lost = Vec::new();
        self.take_out_empty_texts(&mut table, &mut lost);
        let columns: T = loop {
            match deserialize(table.clone()) {
                Ok(columns) => break columns,
                Err(error) => self.take_out(what, &error, &mut table, &mut lost),
            }
        };
        for column in T::REQUIRED {
            if table.contains_key(*column) || lost.iter().any(|lost| lost == column) {
                continue;
            }
            self.mistakes
                .report(
                    Check::MissingColumn,
                    name.at,
                    format!("this {what} has no `{column}`"),
                )
                .hint(format!("add the column `{column}`"));
            self.lose(column, &mut lost);
        }
        Row {
            name,
            lost,
            columns,
        }
    }

    /// Reports the mistake that serde stopped at, and takes it out of the row.
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
            // A parser that gives no place would have the row read for ever.
            self.mistakes
                .report(Check::ColumnType, At::from(span), message);
            self.mistakes.lose_everything();
            return table.clear();
        };
        let column = key.get_ref().to_string();
        let at = At::from(span.clone());
        if let Some((_, words)) = message.split_once("unknown variant")
            && let DeValue::String(word) = value.get_mut()
        {
            let words = words
                .rsplit_once(", expected ")
                .map_or("", |(_, words)| words);
            let words: Vec<&str> = words.split('`').skip(1).step_by(2).collect();
            let hint = did_you_mean(word, words.iter().copied())
                .unwrap_or_else(|| format!("it is one of {}", list(&words)));
            let message = format!("`{column}` can't be `{word}`");
            self.mistakes
                .report(Check::UnknownWord, at, message)
                .hint(hint);
            if let Some(meant) = nearest(word, words) {
                *word = Cow::Owned(meant.to_owned());
                return;
            }
        } else if column == "example" {
            self.mistakes
                .report(Check::Example, at, "`example` can't be written as JSON")
                .hint("its numbers fit 64 bits");
        } else if message.contains("i128")
            || message.starts_with("invalid value")
            || message.contains("overflowed")
        {
            self.mistakes
                .report(
                    Check::NumberRange,
                    at,
                    format!("`{column}` does not fit 64 bits"),
                )
                .hint(format!("it is from {} to {}", i64::MIN, i64::MAX));
        } else {
            let expected = message
                .rsplit_once("expected ")
                .map_or(message, |(_, rest)| rest);
            let expected = match expected {
                "i64" => "an integer",
                "a sequence" => "an array of strings",
                "a boolean" => "true or false",
                expected => expected,
            };
            let found = inner(value, &span).map_or("a value", described);
            self.mistakes
                .report(
                    Check::ColumnType,
                    at,
                    format!("`{column}` is {found}, not {expected}"),
                )
                .hint(format!("write {expected}"));
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
        let known = message
            .rsplit_once(", expected ")
            .map_or("", |(_, known)| known);
        let mut known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
        match what {
            "shape" => known.push("fields"),
            "endpoint" => known.push("params"),
            _ => {}
        }
        let hint = did_you_mean(given, known.iter().copied())
            .unwrap_or_else(|| format!("its columns are {}", list(&known)));
        let message = format!("unknown column `{given}` in this {what}");
        self.mistakes
            .report(Check::UnknownColumn, At::from(key.span()), message)
            .hint(hint);
        self.mistakes.lose_some_uses();
        table.remove(given.as_ref());
        // One cause: the column is not missing, it is misspelled.
        lost.extend(nearest(given, known).map(str::to_owned));
    }

    fn take_out_empty_texts(&mut self, table: &mut DeTable<'_>, lost: &mut Vec<String>) {
        let is_empty = |value: &Spanned<DeValue<'_>>| matches!(value.get_ref(), DeValue::String(text) if text.trim().is_empty());
        let columns: Vec<String> = table.keys().map(|key| key.get_ref().to_string()).collect();
        for column in columns.iter().filter(|column| *column != "example") {
            for span in remove(table, column, is_empty) {
                self.mistakes
                    .report(
                        Check::EmptyText,
                        At::from(span),
                        format!("`{column}` is empty"),
                    )
                    .hint("say it, or leave it out");
                self.lose(column, lost);
            }
        }
    }

    fn not_a(&mut self, column: &str, value: &DeValue<'_>, at: At, expected: &str) {
        let message = format!("`{column}` is {}, not {expected}", described(value));
        self.mistakes
            .report(Check::ColumnType, at, message)
            .hint(format!("write {expected}"));
        self.mistakes.lose_some_uses();
    }

    /// Notes that a column could not be read.
    fn lose(&mut self, column: &str, lost: &mut Vec<String>) {
        lost.push(column.to_owned());
        if REFERENCES.contains(&column) {
            self.mistakes.lose_some_uses();
        }
    }
}

fn deserialize<T: DeserializeOwned>(table: DeTable<'_>) -> Result<T, Error> {
    T::deserialize(Spanned::new(0..0, table).into_deserializer())
}

/// A table's entries as they are written; the parser keeps them by name.
fn in_order(table: DeTable<'_>) -> Vec<(Name, Spanned<DeValue<'_>>)> {
    let name = |key: Spanned<DeString<'_>>| Name::new(key.get_ref().to_string(), key.span().into());
    let mut entries: Vec<_> = table
        .into_iter()
        .map(|(key, value)| (name(key), value))
        .collect();
    entries.sort_by_key(|(name, _)| name.at);
    entries
}

/// Removes a column, or those elements of its array, that are to go. Returns their places.
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

/// The column's value, or the element of its array, at this place.
fn inner<'v, 't>(value: &'v Spanned<DeValue<'t>>, span: &Range<usize>) -> Option<&'v DeValue<'t>> {
    match value.get_ref() {
        DeValue::Array(values) if value.span() != *span => values
            .iter()
            .find(|value| value.span() == *span)
            .map(Spanned::get_ref),
        value => Some(value),
    }
}

/// A value in the words of a message.
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
