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

/// Where the white space that starts at `start` ends.
pub(crate) fn skip_space(text: &[u8], start: usize) -> usize {
    let rest = text.get(start..).unwrap_or_default();
    start
        + rest
            .iter()
            .take_while(|byte| b" \t\r\n".contains(byte))
            .count()
}
