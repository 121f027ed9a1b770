//! Finding one's way through JSON text, or what ought to be some, without reading it.

/// One past the closing quote of the string that opens at `start`; `None` if it is not closed.
pub(crate) fn string_end(text: &[u8], start: usize) -> Option<usize> {
    let mut at = start + 1;
    loop {
        match text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// A text without the white space at its end.
pub(crate) fn trim_space_end(text: &[u8]) -> &[u8] {
    let spaces = text
        .iter()
        .rev()
        .take_while(|byte| is_space(**byte))
        .count();
    text.get(..text.len() - spaces).unwrap_or_default()
}

/// Whether JSON counts a byte as white space (RFC 8259, section 2).
pub(crate) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}
