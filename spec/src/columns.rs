//! Takes the columns of one row, each with the type that it must have.
//!
//! Knows columns in general; `rows` knows which columns each kind of row has. A column that is missing
//! or wrong is reported and replaced by something harmless, so that the rest of the row can be read:
//! no [`Spec`](crate::Spec) is made of a row with a mistake.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::check::Check;
use crate::document::describe;
use crate::json::{self, in_order};
use crate::mistakes::{At, Located, Mistakes, Name};
use crate::nearest::nearest;

type Value<'t> = &'t Spanned<DeValue<'t>>;

/// A column with a list of texts.
pub(crate) struct Texts {
    pub(crate) values: Vec<Name>,
    pub(crate) at: At,
    /// Whether some of it could not be read.
    pub(crate) lost: bool,
}

/// The columns of a row that are not taken yet.
pub(crate) struct Columns<'t, 'm, 's> {
    /// What the row is, for messages: `shape`.
    what: &'static str,
    at: At,
    /// In the order of the source.
    rest: Vec<(&'t str, At, Value<'t>)>,
    known: Vec<&'static str>,
    missing: Vec<&'static str>,
    pub(crate) mistakes: &'m mut Mistakes<'s>,
}

impl<'t, 'm, 's> Columns<'t, 'm, 's> {
    /// The columns of a row whose name is written at the given place.
    pub(crate) fn new(
        what: &'static str,
        at: At,
        table: &'t DeTable<'t>,
        mistakes: &'m mut Mistakes<'s>,
    ) -> Self {
        let rest = in_order(table)
            .into_iter()
            .map(|(key, value)| (&**key.get_ref(), At::new(at.source, key.span()), value))
            .collect();
        Columns {
            what,
            at,
            rest,
            known: Vec::new(),
            missing: Vec::new(),
            mistakes,
        }
    }

    /// A text; empty where it is missing.
    pub(crate) fn text(&mut self, column: &'static str) -> String {
        self.require(column);
        self.optional_text(column).unwrap_or_default()
    }

    pub(crate) fn optional_text(&mut self, column: &'static str) -> Option<String> {
        let (at, value) = self.take(column)?;
        Some(self.string(column, at, value)?.value)
    }

    /// A text that names something; none where it is missing.
    pub(crate) fn name(&mut self, column: &'static str) -> Option<Name> {
        if self.require(column) {
            self.mistakes.lose_some_uses();
        }
        self.optional_name(column)
    }

    pub(crate) fn optional_name(&mut self, column: &'static str) -> Option<Name> {
        let (at, value) = self.take(column)?;
        let name = self.string(column, at, value);
        if name.is_none() {
            self.mistakes.lose_some_uses();
        }
        name
    }

    /// A list of texts.
    pub(crate) fn texts(&mut self, column: &'static str) -> Texts {
        let missing = self.require(column);
        let texts = self.optional_texts(column);
        Texts {
            lost: texts.lost || missing,
            ..texts
        }
    }

    /// A list of texts that name something, empty where there is none.
    pub(crate) fn optional_names(&mut self, column: &'static str) -> Vec<Name> {
        let texts = self.optional_texts(column);
        if texts.lost {
            self.mistakes.lose_some_uses();
        }
        texts.values
    }

    fn optional_texts(&mut self, column: &'static str) -> Texts {
        let mut texts = Texts {
            values: Vec::new(),
            at: self.at,
            lost: false,
        };
        let Some((at, value)) = self.take(column) else {
            return texts;
        };
        texts.at = at;
        let DeValue::Array(values) = value.get_ref() else {
            self.wrong_type(column, at, value, "an array of strings");
            texts.lost = true;
            return texts;
        };
        for value in values {
            let at = At::new(self.at.source, value.span());
            match self.string(column, at, value) {
                Some(text) => texts.values.push(text),
                None => texts.lost = true,
            }
        }
        texts
    }

    /// One of a few words; none where it is missing or another.
    pub(crate) fn optional_word<T: Copy>(
        &mut self,
        column: &'static str,
        words: &[(&'static str, T)],
    ) -> Option<Located<T>> {
        let (at, value) = self.take(column)?;
        let Name { value, at } = self.string(column, at, value)?;
        if let Some((_, meaning)) = words.iter().find(|(word, _)| *word == value) {
            return Some(Located {
                value: *meaning,
                at,
            });
        }
        let words: Vec<_> = words.iter().map(|(word, _)| *word).collect();
        let message = format!("`{column}` can't be `{value}`");
        let hint = match nearest(&value, words.iter().copied()) {
            Some(word) => format!("did you mean `{word}`?"),
            None => format!("it is one of {}", list(&words)),
        };
        self.mistakes
            .report(Check::UnknownWord, at, message)
            .hint(hint);
        None
    }

    pub(crate) fn word<T: Copy>(
        &mut self,
        column: &'static str,
        words: &[(&'static str, T)],
    ) -> Option<T> {
        self.require(column);
        Some(self.optional_word(column, words)?.value)
    }

    /// A flag, with its value where there is none.
    pub(crate) fn flag(&mut self, column: &'static str, default: bool) -> bool {
        let Some((at, value)) = self.take(column) else {
            return default;
        };
        if let DeValue::Boolean(flag) = value.get_ref() {
            return *flag;
        }
        self.wrong_type(column, at, value, "true or false");
        default
    }

    pub(crate) fn optional_integer(&mut self, column: &'static str) -> Option<Located<i64>> {
        let (_, value) = self.take(column)?;
        let at = At::new(self.at.source, value.span());
        let DeValue::Integer(integer) = value.get_ref() else {
            self.wrong_type(column, at, value, "an integer");
            return None;
        };
        let Ok(number) = i64::from_str_radix(integer.as_str(), integer.radix()) else {
            let message = format!("`{column}` does not fit 64 bits");
            let hint = format!("it is from {} to {}", i64::MIN, i64::MAX);
            self.mistakes
                .report(Check::NumberRange, at, message)
                .hint(hint);
            return None;
        };
        Some(Located { value: number, at })
    }

    /// An integer in a range; none where it is missing or out of it.
    pub(crate) fn integer(
        &mut self,
        column: &'static str,
        range: std::ops::RangeInclusive<i64>,
    ) -> Option<Located<i64>> {
        self.require(column);
        let integer = self.optional_integer(column)?;
        if range.contains(&integer.value) {
            return Some(integer);
        }
        let message = format!("`{column}` can't be {}", integer.value);
        let hint = format!("it is from {} to {}", range.start(), range.end());
        self.mistakes
            .report(Check::NumberRange, integer.at, message)
            .hint(hint);
        None
    }

    /// Any value, as JSON text.
    pub(crate) fn optional_json(&mut self, column: &'static str) -> Option<String> {
        let (_, value) = self.take(column)?;
        let json = json::from_toml(value.get_ref());
        if json.is_none() {
            let at = At::new(self.at.source, value.span());
            let message = format!("`{column}` can't be written as JSON");
            self.mistakes
                .report(Check::Example, at, message)
                .hint("JSON has no nan and no inf");
        }
        json
    }

    /// A table within the row.
    pub(crate) fn optional_table(&mut self, column: &'static str) -> Option<&'t DeTable<'t>> {
        let (at, value) = self.take(column)?;
        if let DeValue::Table(table) = value.get_ref() {
            return Some(table);
        }
        self.wrong_type(column, at, value, "a table");
        self.mistakes.lose_some_uses();
        None
    }

    /// Reports the columns that are missing and those that were not taken.
    pub(crate) fn finish(mut self) {
        for (column, at, _) in std::mem::take(&mut self.rest) {
            let message = format!("unknown column `{column}` in this {}", self.what);
            let hint = match nearest(column, self.known.iter().copied()) {
                Some(meant) => {
                    // One cause: the column is not missing, it is misspelled.
                    self.missing.retain(|missing| *missing != meant);
                    format!("did you mean `{meant}`?")
                }
                None => format!("its columns are {}", list(&self.known)),
            };
            self.mistakes
                .report(Check::UnknownColumn, at, message)
                .hint(hint);
            self.mistakes.lose_some_uses();
        }
        for column in self.missing {
            let message = format!("this {} has no `{column}`", self.what);
            let hint = format!("add the column `{column}`");
            self.mistakes
                .report(Check::MissingColumn, self.at, message)
                .hint(hint);
        }
    }

    /// Notes that a column must be there; whether it is not.
    fn require(&mut self, column: &'static str) -> bool {
        let missing = !self.rest.iter().any(|(name, ..)| *name == column);
        if missing {
            self.missing.push(column);
        }
        missing
    }

    fn take(&mut self, column: &'static str) -> Option<(At, Value<'t>)> {
        self.known.push(column);
        let index = self.rest.iter().position(|(name, ..)| *name == column)?;
        let (_, _, value) = self.rest.remove(index);
        Some((At::new(self.at.source, value.span()), value))
    }

    fn string(&mut self, column: &'static str, at: At, value: Value<'t>) -> Option<Name> {
        let DeValue::String(text) = value.get_ref() else {
            self.wrong_type(column, at, value, "a string");
            return None;
        };
        if text.trim().is_empty() {
            let message = format!("`{column}` is empty");
            self.mistakes
                .report(Check::EmptyText, at, message)
                .hint("say it, or leave it out");
            return None;
        }
        Some(Name {
            value: text.to_string(),
            at,
        })
    }

    fn wrong_type(&mut self, column: &str, at: At, value: Value<'t>, expected: &str) {
        let message = format!("`{column}` is {}, not {expected}", describe(value));
        let hint = format!("write {expected}");
        self.mistakes
            .report(Check::ColumnType, at, message)
            .hint(hint);
    }
}

/// Names as they are listed in a message: `a`, `b`.
pub(crate) fn list(names: &[&str]) -> String {
    let names: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(", ")
}
