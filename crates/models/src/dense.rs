//! JSON text without white space between its tokens.

/// Returns the parts of well-formed text between insignificant white space.
pub(crate) fn dense_parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text.trim_ascii_start();
    std::iter::from_fn(move || {
        let (dense, tail) = rest.split_at_checked(dense_length(rest.as_bytes()))?;
        rest = tail.trim_ascii_start();
        (!dense.is_empty()).then_some(dense)
    })
}

/// Returns the length of well-formed text up to the next insignificant white space.
fn dense_length(text: &[u8]) -> usize {
    let mut rest = text;
    loop {
        rest = match rest {
            [b'"', inside @ ..] => after_string(inside),
            [] | [..=b' ', ..] => return text.len() - rest.len(),
            [_, rest @ ..] => rest,
        };
    }
}

/// Returns the text after a string; `text` follows its opening quote.
fn after_string(text: &[u8]) -> &[u8] {
    let mut rest = text;
    loop {
        let length = backoffice_engine::open_text(rest);
        rest = match rest.get(length..) {
            Some([b'"', rest @ ..]) => return rest,
            Some([b'\\', _, rest @ ..]) => rest,
            _ => return &[],
        };
    }
}
