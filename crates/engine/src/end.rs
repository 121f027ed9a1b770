//! Finds the end of a value by its brackets and quotes. Its text may come in parts, and need not be JSON.

/// Search for the end of a value.
///
/// # Examples
///
/// ```
/// use backoffice_engine::end::End;
///
/// let mut end = End::default();
/// assert_eq!(end.find(br#"{"a": "}"#, 0), None);
/// assert_eq!(end.find(br#"{"a": "}]"}, 1"#, 8), Some(11));
/// ```
#[derive(Clone, Debug, Default)]
pub struct End {
    open: usize,
    state: State,
}

#[derive(Clone, Copy, Debug, Default)]
enum State {
    /// Before the first byte.
    #[default]
    Start,
    /// Inside an array or object.
    Nested,
    /// Inside a string.
    String,
    /// After a backslash in a string.
    Escape,
    /// Inside a number, or a word.
    Word,
}

impl End {
    /// Returns the length of the value at the start of `text`, or `None` if it goes on after it. The search has seen the first
    /// `seen` bytes before.
    pub fn find(&mut self, text: &[u8], seen: usize) -> Option<usize> {
        let mut at = seen;
        loop {
            if let State::String = self.state {
                at += crate::open_text(text.get(at..)?);
            }
            if let Some(last) = self.next(*text.get(at)?) {
                return Some(at + last);
            }
            at += 1;
        }
    }

    /// Takes the next byte. Returns 0 if the value ends before it, and 1 if the value ends with it.
    #[inline]
    fn next(&mut self, byte: u8) -> Option<usize> {
        self.state = match (self.state, byte) {
            (State::Start | State::Word, b',' | b']' | b'}')
            | (State::Word, b' ' | b'\t' | b'\n' | b'\r' | b'"' | b'{' | b'[') => {
                return Some(0);
            }
            (State::Nested, b'}' | b']') if self.open == 1 => return Some(1),
            (State::String, b'"') if self.open == 0 => return Some(1),
            (State::Start | State::Nested, b'"') => State::String,
            (State::Start | State::Nested, b'{' | b'[') => {
                self.open += 1;
                State::Nested
            }
            (State::Nested, b'}' | b']') => {
                self.open -= 1;
                State::Nested
            }
            (State::Nested, _) | (State::String, b'"') => State::Nested,
            (State::String, b'\\') => State::Escape,
            (State::String | State::Escape, _) => State::String,
            (State::Start | State::Word, _) => State::Word,
        };
        None
    }
}
