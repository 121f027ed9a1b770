//! Descriptions of the database tables, which the generator writes, and the columns' values in a record.

use backoffice_shapes::{Endpoint, ShapeInfo, format};
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use super::sql::Value;
use crate::domain::money::decimal;

/// A table with the records of one shape.
///
/// Each has the columns `store`, `id`, `version` and `json`, and those of `columns`.
#[derive(Debug)]
pub struct Table {
    /// Name in the database.
    pub name: &'static str,
    /// Shape of its records.
    pub shape: &'static ShapeInfo,
    /// Column with what paths and other records name a record by.
    pub key: &'static str,
    /// Columns with values of the records, which lists filter by.
    pub columns: &'static [Column],
}

/// A column with values from a record.
#[derive(Debug)]
pub struct Column {
    /// Name in the database.
    pub name: &'static str,
    /// Paths to the fields.
    pub paths: &'static [&'static [&'static str]],
    /// Kind of value.
    pub kind: Kind,
}

/// Kind of a column's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Text as it is.
    Text,
    /// Texts joined by spaces, in lower case.
    Folded,
    /// Names of a list in lower case, each between line breaks.
    Names,
    /// Whole number.
    Integer,
    /// 0 or 1.
    Flag,
    /// Microseconds since 1970.
    Time,
    /// Money amount.
    Money,
}

/// A list endpoint.
#[derive(Debug)]
pub struct List {
    /// Its endpoint.
    pub endpoint: &'static Endpoint,
    /// Table that it lists.
    pub table: &'static Table,
    /// Filters by its query parameters.
    pub filters: &'static [Filter],
}

/// A filter by a query parameter.
#[derive(Debug)]
pub struct Filter {
    /// Query parameter.
    pub parameter: &'static str,
    /// Columns that it compares with.
    pub columns: &'static [&'static str],
    /// Comparison.
    pub rule: Rule,
}

/// Comparison of a parameter with a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Equal.
    Equal,
    /// The column contains the parameter.
    Part,
    /// The column is not below the parameter.
    From,
    /// The column is not above the parameter.
    To,
    /// The column contains one of the names.
    Any,
    /// The parameter names a state.
    State,
}

impl Table {
    /// Returns the column with a name.
    pub fn column(&self, name: &str) -> Option<&Column> {
        self.columns.iter().find(|column| column.name == name)
    }

    /// Finds a column by its name in any case, and returns its name, for a constant: a name that no column has does not compile.
    ///
    /// # Panics
    ///
    /// If no column has the name.
    pub const fn named(&self, name: &str) -> &'static str {
        let mut place = 0;
        while place < self.columns.len() {
            if self.columns[place].name.as_bytes().eq_ignore_ascii_case(name.as_bytes()) {
                return self.columns[place].name;
            }
            place += 1;
        }
        panic!("no column has this name")
    }
}

impl Column {
    /// Returns the column's value for a record.
    pub fn of(&self, record: &Json) -> Value {
        let mut found = self.paths.iter().filter_map(|path| {
            let field = path.iter().try_fold(record, |value, name| value.get(name))?;
            (!field.is_null()).then_some(field)
        });
        match self.kind {
            Kind::Folded => {
                let texts: Vec<_> = found.filter_map(Json::as_str).collect();
                fold(&texts.join(" ")).into()
            }
            Kind::Text => Value::Text(found.next().and_then(Json::as_str).map(without_nul)),
            Kind::Names => {
                let names = found.next().and_then(Json::as_array);
                let names = names.into_iter().flatten().filter_map(Json::as_str);
                names.map(name).collect::<String>().into()
            }
            Kind::Integer => found.next().and_then(Json::as_i64).into(),
            Kind::Flag => found.next().and_then(Json::as_bool).map(i64::from).into(),
            Kind::Time => found.next().and_then(Json::as_str).and_then(micros).into(),
            Kind::Money => Value::Money(found.next().and_then(Json::as_str).and_then(decimal)),
        }
    }
}

/// Reads JSON text that the validator has seen, so that its nesting is limited. A number beyond the largest `f64` reads as
/// that; a record that is written has its text again.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    let read = |text: &str| {
        let mut text = serde_json::Deserializer::from_str(text);
        text.disable_recursion_limit();
        T::deserialize(&mut text)
    };
    read(text).or_else(|error| match within_range(text) {
        Some(text) => read(&text),
        None => Err(error),
    })
}

/// Replaces numbers beyond the largest `f64` by that. Returns `None` if there are none.
fn within_range(text: &str) -> Option<String> {
    let mut replaced = String::new();
    let mut copied = 0;
    let mut bytes = text.bytes().enumerate().peekable();
    while let Some((start, byte)) = bytes.next() {
        match byte {
            b'"' => {
                while let Some((_, byte)) = bytes.next() {
                    match byte {
                        b'"' => break,
                        b'\\' => _ = bytes.next(),
                        _ => {}
                    }
                }
            }
            b'-' | b'0'..=b'9' => {
                let is_part = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
                let mut end = start + 1;
                while bytes.next_if(|(_, byte)| is_part(*byte)).is_some() {
                    end += 1;
                }
                let number: f64 = text.get(start..end)?.parse().unwrap_or_default();
                if number.is_infinite() {
                    replaced += text.get(copied..start)?;
                    replaced += &format!("{:e}", f64::MAX.copysign(number));
                    copied = end;
                }
            }
            _ => {}
        }
    }
    replaced += text.get(copied..)?;
    (copied > 0).then_some(replaced)
}

/// Returns a text without the differences of letter case.
pub fn fold(text: &str) -> String {
    without_nul(text).to_lowercase()
}

/// Replaces the one character that PostgreSQL's texts can't have.
pub(super) fn without_nul(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}

/// Returns a name as a part of a column of names.
pub fn name(name: &str) -> String {
    // A name's own line breaks must not end it.
    format!("\n{}\n", fold(name).replace('\n', " "))
}

/// Returns an RFC 3339 date-time as microseconds since 1970.
pub fn micros(text: &str) -> Option<i64> {
    format::is_date_time(text)
        .then(|| text.parse::<jiff::Timestamp>().ok())?
        .map(|time| time.as_microsecond())
}

/// Escapes the wildcards of LIKE.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::parse;

    #[test]
    fn any_number_of_json_is_read() {
        let digits = "9".repeat(3_000);
        for (text, expected) in [
            ("1e400", f64::MAX),
            ("-1E+400", f64::MIN),
            (&*digits, f64::MAX),
            ("1e308", 1e308),
            ("1e-400", 0.0),
        ] {
            let text = format!(r#"{{"1e400":["\\\"1e400", {text} ],"-":{text}}}"#);
            let value: Value = parse(&text).unwrap();
            assert_eq!(value["1e400"][0], "\\\"1e400", "{text}");
            assert_eq!([&value["1e400"][1], &value["-"]].map(Value::as_f64), [Some(expected); 2]);
        }
        for text in ["1e", "-", "[1e400", "1e400.", "\"1e400", "\"\\"] {
            assert!(parse::<Value>(text).is_err(), "{text}");
        }
    }
}
