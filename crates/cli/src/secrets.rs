//! Where a text names a secret, so that nothing near it is shown.

use std::{borrow::Cow, sync::LazyLock};

use backoffice_shapes::SHAPES;

/// Stands for what is not shown.
pub(crate) const MASK: &str = "***";

/// Names of the fields that the tables mark as secret, in any shape, by their letters and digits alone.
static NAMES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let fields = SHAPES.iter().flat_map(|shape| shape.fields);
    let names = fields.filter(|field| field.secret).map(|field| field.name);
    let mut names: Vec<Vec<u8>> = names
        .map(|name| name.bytes().filter(u8::is_ascii_alphanumeric).collect())
        .collect();
    names.sort();
    names.dedup();
    names
});

/// The byte offsets at which `text` names a secret, ascending: as a field, misspelt as `Secret-Key`,
/// with an escape, inside a string, in JSON or in what is none.
pub(crate) fn names_in(text: &[u8]) -> Vec<usize> {
    let starts_one = |byte: &u8| {
        NAMES
            .iter()
            .any(|name| name.first() == Some(&byte.to_ascii_lowercase()))
    };
    let candidates = text.iter().enumerate().filter(|(_, byte)| starts_one(byte));
    candidates
        .map(|(at, _)| at)
        .filter(|at| {
            NAMES
                .iter()
                .any(|name| stands_at(name, text.get(*at..).unwrap_or_default()))
        })
        .collect()
}

/// `text` up to where it names a secret of the API.
pub(crate) fn cut(text: &str) -> Cow<'_, str> {
    let Some(at) = names_in(text.as_bytes()).first().copied() else {
        return Cow::Borrowed(text);
    };
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-');
    let (before, rest) = text.split_at(at);
    let name = rest.split(|c| !is_name(c)).next().unwrap_or_default();
    Cow::Owned(format!("{before}{name} {MASK}"))
}

/// Whether a text starts with a name, whatever stands between its letters.
fn stands_at(name: &[u8], mut text: &[u8]) -> bool {
    name.iter().all(|wanted| {
        while let Some(rest) = separator(text) {
            text = rest;
        }
        match text.split_first() {
            Some((byte, rest)) if byte.to_ascii_lowercase() == *wanted => {
                text = rest;
                true
            }
            _ => false,
        }
    })
}

/// The text behind a separator, plain or escaped, if it starts with one.
fn separator(text: &[u8]) -> Option<&[u8]> {
    let escaped = [b"\\u005f", b"\\u005F", b"\\u002d", b"\\u002D"];
    match text {
        [b'_' | b'-' | b' ' | b'.', rest @ ..] => Some(rest),
        _ => escaped
            .iter()
            .find_map(|escape| text.strip_prefix(escape.as_slice())),
    }
}

#[cfg(test)]
mod tests {
    use super::names_in;

    #[test]
    fn secrets_are_found_by_name_however_they_are_written() {
        let cases: [(&str, &[usize]); 8] = [
            (r#"{"secret_key":"abc"}"#, &[2]),
            (r#"{"Secret-Key":1,"cardToken":2}"#, &[2, 17]),
            (r#"{"secret\u005fkey":1}"#, &[2]),
            (r#"{secret_key: 'x'}"#, &[1]),
            (r#"{"a":"[{\"card_token\":\"x\"}]"}"#, &[10]),
            (r#"{"secret":1,"key":2}"#, &[]),
            ("secre", &[]),
            ("", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(names_in(text.as_bytes()), expected, "{text}");
        }
    }
}
