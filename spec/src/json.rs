//! Writes a TOML value as JSON text, for the `example` column.

use std::fmt::Write;

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// The value as JSON text; none for what JSON can't say (`nan`, `inf`, a number too large).
pub(crate) fn from_toml(value: &DeValue<'_>) -> Option<String> {
    Some(match value {
        DeValue::String(text) => quote(text),
        DeValue::Integer(integer) => i64::from_str_radix(integer.as_str(), integer.radix())
            .ok()?
            .to_string(),
        DeValue::Float(float) => {
            let number: f64 = float.as_str().parse().ok()?;
            // Debug, unlike Display, keeps a whole number a float: `3.0`.
            if number.is_finite() {
                format!("{number:?}")
            } else {
                return None;
            }
        }
        DeValue::Boolean(boolean) => boolean.to_string(),
        DeValue::Datetime(datetime) => quote(&datetime.to_string()),
        DeValue::Array(values) => {
            let values: Option<Vec<_>> = values.iter().map(|v| from_toml(v.get_ref())).collect();
            format!("[{}]", values?.join(","))
        }
        DeValue::Table(table) => {
            let members: Option<Vec<_>> = in_order(table)
                .into_iter()
                .map(|(key, v)| {
                    Some(format!(
                        "{}:{}",
                        quote(key.get_ref()),
                        from_toml(v.get_ref())?
                    ))
                })
                .collect();
            format!("{{{}}}", members?.join(","))
        }
    })
}

/// A table's entries as they are written; the parser keeps them by name.
pub(crate) fn in_order<'t, 'i>(
    table: &'t DeTable<'i>,
) -> Vec<(&'t Spanned<DeString<'i>>, &'t Spanned<DeValue<'i>>)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

fn quote(text: &str) -> String {
    let mut json = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => json.push_str("\\\""),
            '\\' => json.push_str("\\\\"),
            '\n' => json.push_str("\\n"),
            '\r' => json.push_str("\\r"),
            '\t' => json.push_str("\\t"),
            c if c < ' ' => {
                // Writing to a String can't fail.
                let _ = write!(json, "\\u{:04x}", u32::from(c));
            }
            c => json.push(c),
        }
    }
    json.push('"');
    json
}

#[cfg(test)]
mod tests {
    use super::from_toml;
    use toml::de::DeValue;

    #[test]
    fn writes_json() {
        for (toml, json) in [
            ("'a\"b\\c'", Some(r#""a\"b\\c""#)),
            (r#""\n\r\t\u0001é""#, Some("\"\\n\\r\\t\\u0001é\"")),
            ("1_000", Some("1000")),
            ("0xff", Some("255")),
            ("-7", Some("-7")),
            ("3.0", Some("3.0")),
            ("nan", None),
            ("true", Some("true")),
            ("2023-02-10", Some("\"2023-02-10\"")),
            ("[1, 'x']", Some(r#"[1,"x"]"#)),
            ("{ b = 1, a = [] }", Some(r#"{"b":1,"a":[]}"#)),
        ] {
            let value = DeValue::parse(toml).unwrap();
            assert_eq!(from_toml(value.get_ref()).as_deref(), json, "{toml}");
        }
    }
}
