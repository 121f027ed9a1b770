//! Rewrites a payload: reorders or adds fields, adds white space, replaces one value.
//!
//! Fields keep their order and values their exact text, which `serde_json::Value` does not promise.

use backoffice::models::Json;
use fastrand::Rng;
use indexmap::IndexMap;
use serde_json::{from_str, value::RawValue};

use crate::Error;

type Fields<'a> = IndexMap<String, &'a RawValue>;

/// Puts the fields of every object in another order. Elements of arrays stay where they are.
pub(super) fn shuffled(text: &str, random: &mut Rng) -> Result<String, Error> {
    let mut parts = Vec::new();
    if text.starts_with('{') {
        let mut fields: Vec<_> = from_str::<Fields<'_>>(text)?.into_iter().collect();
        random.shuffle(&mut fields);
        for (name, value) in fields {
            let name = serde_json::to_string(&name)?;
            parts.push(format!("{name}:{}", shuffled(value.get(), random)?));
        }
        Ok(format!("{{{}}}", parts.join(",")))
    } else if text.starts_with('[') {
        for element in from_str::<Vec<&RawValue>>(text)? {
            parts.push(shuffled(element.get(), random)?);
        }
        Ok(format!("[{}]", parts.join(",")))
    } else {
        Ok(text.to_owned())
    }
}

/// Writes one field or element a line, indented by two spaces.
pub(super) fn pretty(text: &str) -> Result<String, Error> {
    Ok(format!("{:#}", Json::parse(text)?))
}

/// Writes one line with `", "` and `": "`, as Python's `json.dumps` does.
pub(super) fn spaced(text: &str) -> Result<String, Error> {
    let separated =
        |line: &str| line.trim_start().to_owned() + if line.ends_with(',') { " " } else { "" };
    Ok(pretty(text)?.lines().map(separated).collect())
}

/// Replaces the value at a path of field names and positions; `None` if there is no such value.
pub(crate) fn replaced(text: &str, path: &[&str], value: &str) -> Option<String> {
    let mut found = text;
    for step in path {
        found = match step.parse::<usize>() {
            Ok(position) => from_str::<Vec<&RawValue>>(found).ok()?.get(position)?.get(),
            Err(_) => from_str::<Fields<'_>>(found).ok()?.get(*step)?.get(),
        };
    }
    let start = found.as_ptr() as usize - text.as_ptr() as usize;
    Some([text.get(..start)?, value, text.get(start + found.len()..)?].concat())
}

/// Adds a field to an object, after one of its fields; `None` if it has none.
pub(super) fn with_field(text: &str, field: &str, random: &mut Rng) -> Option<String> {
    let fields = from_str::<Fields<'_>>(text).ok()?;
    let (name, value) = random.choice(&fields)?;
    replaced(text, &[name], &format!("{},{field}", value.get()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const TEXT: &str = r#"{"b":[1.50,{"y":"\u0041,","x":null}],"a":{},"c":[],"d\"e":"é"}"#;

    /// The different results of fifty runs.
    fn all(mut write: impl FnMut(&mut Rng) -> String) -> BTreeSet<String> {
        let mut random = Rng::with_seed(1);
        (0..50).map(|_| write(&mut random)).collect()
    }

    #[test]
    fn reshaping_adds_only_white_space() {
        assert!(pretty(TEXT).unwrap().starts_with("{\n  \"b\": [\n    1.50,\n    {\n      \"y\""));
        let line = r#"{"b": [1.50, {"y": "\u0041,", "x": null}], "a": {}, "c": [], "d\"e": "é"}"#;
        assert_eq!(spaced(TEXT).unwrap(), line);
    }

    #[test]
    fn shuffling_moves_fields_and_nothing_else() {
        let value = |text: &str| from_str::<serde_json::Value>(text).unwrap();
        let texts = all(|random| shuffled(TEXT, random).unwrap());
        assert!(texts.len() > 10, "{texts:?}");
        assert!(texts.iter().all(|text| text.len() == TEXT.len() && value(text) == value(TEXT)));
    }

    #[test]
    fn a_field_is_added_after_any_other() {
        let texts = all(|random| with_field(r#"{"a":{"b":1},"c":2}"#, r#""d":3"#, random).unwrap());
        let expected = [r#"{"a":{"b":1},"c":2,"d":3}"#, r#"{"a":{"b":1},"d":3,"c":2}"#];
        assert_eq!(texts, expected.map(str::to_owned).into());
        assert_eq!(with_field("{}", "", &mut Rng::with_seed(1)), None);
    }

    #[test]
    fn replacing_reaches_into_objects_and_arrays() {
        assert_eq!(replaced(TEXT, &["b", "1", "x"], "7").unwrap(), TEXT.replace("null", "7"));
        assert_eq!(replaced(TEXT, &["b", "2"], "7"), None);
        assert_eq!(replaced(TEXT, &["none"], "7"), None);
    }
}
