//! The elements of a JSON array, without building it.

use std::ops::Range;

use crate::json_text::{skip_space, string_end, trim_space_end};

/// Cuts the text of an array into its elements. Whether an element is JSON is not looked at; whether the
/// commas and brackets around them are in place is.
pub(crate) struct Elements<'a> {
    text: &'a [u8],
    at: usize,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Behind the opening bracket.
    First,
    /// Behind a comma.
    Next,
    Done,
}

/// What is wrong between elements, and where.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Misplaced {
    pub(crate) offset: usize,
    /// Where the element starts that it comes after or in.
    pub(crate) start: usize,
    pub(crate) message: &'static str,
}

impl<'a> Elements<'a> {
    /// The elements of `text` if it starts as an array, a byte order mark aside.
    pub(crate) fn new(text: &'a [u8]) -> Option<Self> {
        let mark = if backoffice_validate::has_byte_order_mark(text) {
            3
        } else {
            0
        };
        let elements = Self {
            text,
            at: mark,
            state: State::First,
        };
        let open = skip_space(text, mark);
        (text.get(open) == Some(&b'[')).then_some(Self {
            at: open + 1,
            ..elements
        })
    }

    /// The next element, and whether it is known to be valid: `valid_prefix` tells the length of the valid
    /// value that a text begins with. That finds the element's end too, at the pace of a validator.
    pub(crate) fn next_checked(
        &mut self,
        valid_prefix: impl Fn(&[u8]) -> Option<usize>,
    ) -> Option<Result<(Range<usize>, bool), Misplaced>> {
        let start = skip_space(self.text, self.at);
        let valid = match self.state {
            State::Done => None,
            _ => valid_prefix(self.text.get(start..).unwrap_or_default()),
        };
        if let Some(length) = valid {
            let end = start + length;
            let separator = skip_space(self.text, end);
            let state = match self.text.get(separator) {
                Some(b',') => Some(State::Next),
                Some(b']') if skip_space(self.text, separator + 1) == self.text.len() => {
                    Some(State::Done)
                }
                _ => None,
            };
            if let Some(state) = state {
                (self.at, self.state) = (separator + 1, state);
                return Some(Ok((start..end, true)));
            }
        }
        let element = self.next()?;
        Some(element.map(|range| (range, false)))
    }

    /// The end of the element that starts at `start`: the comma or bracket behind it.
    fn element_end(&self, start: usize) -> Option<usize> {
        let mut open = 0usize;
        let mut at = start;
        loop {
            match self.text.get(at)? {
                b'"' => at = string_end(self.text, at)?,
                b'{' | b'[' => {
                    open += 1;
                    at += 1;
                }
                b']' | b',' if open == 0 => return Some(at),
                b'}' | b']' => {
                    open = open.saturating_sub(1);
                    at += 1;
                }
                _ => at += 1,
            }
        }
    }
}

impl Iterator for Elements<'_> {
    type Item = Result<Range<usize>, Misplaced>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.state == State::Done {
            return None;
        }
        let start = skip_space(self.text, self.at);
        if self.state == State::First && self.text.get(start) == Some(&b']') {
            return self.close(start);
        }
        let Some(end) = self.element_end(start) else {
            self.state = State::Done;
            let offset = self.text.len();
            return Some(Err(Misplaced {
                offset,
                start,
                message: "the array is not closed: expected `,` or `]`",
            }));
        };
        let text = self.text.get(start..end).unwrap_or_default();
        let length = trim_space_end(text).len();
        if length == 0 {
            self.state = State::Done;
            return Some(Err(Misplaced {
                offset: end,
                start: end,
                message: "expected a value",
            }));
        }
        self.at = end + 1;
        if self.text.get(end) == Some(&b',') {
            self.state = State::Next;
        } else if let Some(Err(misplaced)) = self.close(end) {
            return Some(Err(misplaced));
        }
        Some(Ok(start..start + length))
    }
}

impl Elements<'_> {
    /// Ends at the closing bracket at `at`, behind which nothing may come.
    fn close(&mut self, at: usize) -> Option<Result<Range<usize>, Misplaced>> {
        self.state = State::Done;
        let rest = skip_space(self.text, at + 1);
        let message = "expected the end of the text behind the array";
        (rest < self.text.len()).then_some(Err(Misplaced {
            offset: rest,
            start: rest,
            message,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str) -> Vec<Result<&str, usize>> {
        let elements = Elements::new(text.as_bytes()).expect("an array");
        elements
            .map(|element| {
                element
                    .map(|range| &text[range])
                    .map_err(|misplaced| misplaced.offset)
            })
            .collect()
    }

    #[test]
    fn arrays_are_cut_into_elements() {
        assert_eq!(cut(r#" [ ] "#), []);
        assert_eq!(
            cut(r#"[1,"a,]\"",{"b":[2,3]} , [] ]"#),
            [Ok("1"), Ok(r#""a,]\"""#), Ok(r#"{"b":[2,3]}"#), Ok("[]")]
        );
        assert_eq!(cut("\u{feff}[1]"), [Ok("1")]);
        assert!(Elements::new(b" {}").is_none() && Elements::new(b"").is_none());
    }

    #[test]
    fn elements_that_are_known_to_be_valid_are_cut_alike() {
        let texts = [
            "[1,2,3]",
            " [ 1 , 2 ] ",
            "[1,x,2]",
            "[1,2",
            "[1 2]",
            "[1,]",
            "[1] 2",
            "[]",
            "[",
        ];
        for text in texts {
            let digit = |text: &[u8]| text.first()?.is_ascii_digit().then_some(1);
            let mut elements = Elements::new(text.as_bytes()).expect("an array");
            let checked = std::iter::from_fn(|| elements.next_checked(digit));
            let cut_and_checked: Vec<_> = checked
                .map(|element| match element {
                    Ok((range, _)) => Ok(&text[range]),
                    Err(misplaced) => Err(misplaced.offset),
                })
                .collect();
            assert_eq!(cut_and_checked, cut(text), "{text}");
        }
    }

    #[test]
    fn what_is_misplaced_has_its_offset() {
        assert_eq!(cut("[1,]"), [Ok("1"), Err(3)]);
        assert_eq!(cut("[,1]"), [Err(1)]);
        assert_eq!(cut("[1"), [Err(2)]);
        assert_eq!(cut("[\"a"), [Err(3)]);
        assert_eq!(cut("[1] 2"), [Err(4)]);
        assert_eq!(cut("["), [Err(1)]);
    }
}
