//! Rewrites a payload: reorders or adds fields, adds white space, replaces one value.
//!
//! Fields keep their order and values their exact text, which `serde_json::Value` does not promise.

use backoffice::models::{DecodeError, Json};
use indexmap::IndexMap;
use serde_json::{from_str, value::RawValue};

type Fields<'a> = IndexMap<String, &'a RawValue>;

/// Puts the fields of every object in another order. Elements of arrays stay where they are.
pub(crate) fn shuffled(text: &str, random: &mut fastrand::Rng) -> serde_json::Result<String> {
    reordered(text, &mut |fields| random.shuffle(fields))
}

fn reordered(
    text: &str,
    sort: &mut dyn FnMut(&mut [(String, &RawValue)]),
) -> serde_json::Result<String> {
    let mut parts = Vec::new();
    if text.starts_with('{') {
        let mut fields: Vec<_> = from_str::<Fields<'_>>(text)?.into_iter().collect();
        sort(&mut fields);
        for (name, value) in fields {
            let name = serde_json::to_string(&name)?;
            parts.push(format!("{name}:{}", reordered(value.get(), sort)?));
        }
        Ok(format!("{{{}}}", parts.join(",")))
    } else if text.starts_with('[') {
        for element in from_str::<Vec<&RawValue>>(text)? {
            parts.push(reordered(element.get(), sort)?);
        }
        Ok(format!("[{}]", parts.join(",")))
    } else {
        Ok(text.to_owned())
    }
}

/// Writes one field or element a line, indented by two spaces.
pub(crate) fn pretty(text: &str) -> Result<String, DecodeError> {
    Ok(format!("{:#}", Json::parse(text)?))
}

/// Writes one line with `", "` and `": "`, as Python's `json.dumps` does.
pub(crate) fn spaced(text: &str) -> Result<String, DecodeError> {
    let pretty = pretty(text)?;
    let separated =
        |line: &str| line.trim_start().to_owned() + if line.ends_with(',') { " " } else { "" };
    Ok(pretty.lines().map(separated).collect())
}

/// Replaces the value at a path of field names and positions; `None` if there is no such value.
pub(crate) fn replaced(text: &str, path: &[&str], value: &str) -> Option<String> {
    let mut found = text;
    for step in path {
        found = match found.as_bytes().first() {
            Some(b'{') => from_str::<Fields<'_>>(found).ok()?.get(*step)?.get(),
            Some(b'[') => {
                from_str::<Vec<&RawValue>>(found).ok()?.get(step.parse::<usize>().ok()?)?.get()
            }
            _ => return None,
        };
    }
    let (before, after) = around(text, found)?;
    Some([before, value, after].concat())
}

/// Adds a field to an object, after one of its fields; `None` if it has none.
pub(crate) fn with_field(text: &str, field: &str, random: &mut fastrand::Rng) -> Option<String> {
    let fields = from_str::<Fields<'_>>(text).ok()?;
    let value = random.choice(fields.values())?.get();
    let (before, after) = around(text, value)?;
    Some([before, value, ",", field, after].concat())
}

/// Returns the text before and after a part of it.
fn around<'a>(text: &'a str, part: &str) -> Option<(&'a str, &'a str)> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    Some((text.get(..start)?, text.get(start + part.len()..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{"b":[1.50,{"y":"\u0041,","x":null}],"a":{},"c":[],"d\"e":"é"}"#;

    #[test]
    fn reshaping_adds_only_white_space() {
        assert!(pretty(TEXT).unwrap().starts_with("{\n  \"b\": [\n    1.50,\n    {\n      \"y\""));
        let line = r#"{"b": [1.50, {"y": "\u0041,", "x": null}], "a": {}, "c": [], "d\"e": "é"}"#;
        assert_eq!(spaced(TEXT).unwrap(), line);
    }

    #[test]
    fn shuffling_moves_fields_and_nothing_else() {
        let mut random = fastrand::Rng::with_seed(1);
        let value = |text: &str| from_str::<serde_json::Value>(text).unwrap();
        let texts: std::collections::BTreeSet<String> =
            (0..50).map(|_| shuffled(TEXT, &mut random).unwrap()).collect();
        assert!(texts.len() > 10, "{texts:?}");
        assert!(texts.iter().all(|text| text.len() == TEXT.len() && value(text) == value(TEXT)));
    }

    #[test]
    fn a_field_is_added_after_any_other() {
        let mut random = fastrand::Rng::with_seed(1);
        let texts: std::collections::BTreeSet<String> = (0..50)
            .map(|_| with_field(r#"{"a":{"b":1},"c":2}"#, r#""d":3"#, &mut random).unwrap())
            .collect();
        let expected = [r#"{"a":{"b":1},"c":2,"d":3}"#, r#"{"a":{"b":1},"d":3,"c":2}"#];
        assert_eq!(texts, expected.map(str::to_owned).into());
        assert_eq!(with_field("{}", "", &mut random), None);
    }

    #[test]
    fn replacing_reaches_into_objects_and_arrays() {
        assert_eq!(replaced(TEXT, &["b", "1", "x"], "7").unwrap(), TEXT.replace("null", "7"));
        assert_eq!(replaced(TEXT, &["b", "2"], "7"), None);
        assert_eq!(replaced(TEXT, &["none"], "7"), None);
    }
}
