//! Finds names of secrets in text, to hide their values.

use std::{borrow::Cow, collections::BTreeSet, sync::LazyLock};

use backoffice_description::SHAPES;

/// Text that replaces a secret.
pub(crate) const MASK: &str = "***";

/// Name of each secret field, without separators.
static NAMES: LazyLock<BTreeSet<Vec<u8>>> = LazyLock::new(|| {
    let fields = SHAPES.iter().flat_map(|shape| shape.fields);
    let fields = fields.filter(|field| field.secret);
    let letters = |name: &str| name.bytes().filter(u8::is_ascii_alphanumeric).collect();
    fields.map(|field| letters(field.name)).collect()
});

/// True for each byte with which a name may start. Most bytes of a text can't.
static STARTS: LazyLock<[bool; 256]> = LazyLock::new(|| {
    let starts =
        |byte: u8| NAMES.iter().any(|name| name.first() == Some(&byte.to_ascii_lowercase()));
    std::array::from_fn(|byte| u8::try_from(byte).is_ok_and(starts))
});

/// Returns the byte offsets at which `text` names a secret, in ascending order.
///
/// Finds a name anywhere, in JSON or other text, and in any spelling, such as `Secret-Key` or with an escape.
pub(crate) fn names_in(text: &[u8]) -> Vec<usize> {
    let starts = &*STARTS;
    let may_start = text.iter().enumerate().filter(|(_, byte)| starts[usize::from(**byte)]);
    let places = may_start.map(|(at, _)| at);
    let names_one = |at: &usize| {
        let rest = text.get(*at..).unwrap_or_default();
        NAMES.iter().any(|name| starts_with(rest, name))
    };
    places.filter(names_one).collect()
}

/// Cuts `text` after the first name of a secret.
pub(crate) fn cut(text: &str) -> Cow<'_, str> {
    let Some(at) = names_in(text.as_bytes()).first().copied() else {
        return Cow::Borrowed(text);
    };
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-');
    let (before, rest) = text.split_at(at);
    let name = rest.split(|c| !is_name(c)).next().unwrap_or_default();
    Cow::Owned(format!("{before}{name} {MASK}"))
}

/// Returns true if a text starts with a name. Ignores separators between the letters.
fn starts_with(mut text: &[u8], name: &[u8]) -> bool {
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

/// Removes a separator, plain or escaped, from the start of the text.
fn separator(text: &[u8]) -> Option<&[u8]> {
    let escaped = [b"\\u005f", b"\\u005F", b"\\u002d", b"\\u002D"];
    match text {
        [b'_' | b'-' | b' ' | b'.', rest @ ..] => Some(rest),
        _ => escaped.iter().find_map(|escape| text.strip_prefix(escape.as_slice())),
    }
}
