//! Text from inputs, made safe to print.

use std::borrow::Cow;

/// `text` without what a terminal would act on: control characters and marks of text direction, which
/// would show a line in another order than it is in, come as `\u{…}`.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(acts_on_terminal) {
        return Cow::Borrowed(text);
    }
    let escaped = text.chars().flat_map(|c| {
        let escape = acts_on_terminal(c).then(|| c.escape_unicode());
        let plain = if escape.is_none() { Some(c) } else { None };
        escape.into_iter().flatten().chain(plain)
    });
    Cow::Owned(escaped.collect())
}

/// Whether a terminal would act on the character instead of showing it.
pub(crate) fn acts_on_terminal(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn control_and_direction_characters_are_escaped() {
        assert_eq!(printable("/a/é 😀"), "/a/é 😀");
        assert_eq!(
            printable("a\u{1b}[2Jb\n\u{202e}c"),
            r"a\u{1b}[2Jb\u{a}\u{202e}c"
        );
    }
}
