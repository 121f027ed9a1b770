//! Replaces the token in a text with stars.

const MASK: &str = "***";

/// Shorter tokens are not masked, because they occur in too many texts.
const SHORTEST: usize = 6;

/// A shorter token is masked only where it is a whole word.
const SHORT: usize = 12;

pub(super) fn masked(text: &str, token: &str) -> String {
    if token.len() < SHORTEST {
        return text.to_owned();
    }
    let text = without(text, token);
    if token.contains('/') { without(&text, &token.replace('/', "\\/")) } else { text }
}

fn without(text: &str, token: &str) -> String {
    let goes_on = |c: char| token.len() < SHORT && (c.is_alphanumeric() || c == '_');
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut before = None;
    while let Some((start, end)) = rest.split_once(token) {
        let before_token = start.chars().next_back().or(before);
        let is_part = before_token.is_some_and(goes_on) || end.starts_with(goes_on);
        out.push_str(start);
        out.push_str(if is_part { token } else { MASK });
        before = token.chars().next_back();
        rest = end;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::masked;

    #[test]
    fn only_the_token_is_masked() {
        let cases = [
            ("", "ab/cdef", ""),
            (r#""ab/cdef" (ab\/cdef)ab/cdef"#, "ab/cdef", r#""***" (***)***"#),
            ("Bearer ab/cdef", "ab/cdef", "Bearer ***"),
            ("is_ab/cdef ab/cdefg éab/cdef", "ab/cdef", "is_ab/cdef ab/cdefg éab/cdef"),
            (r#"{"status":"active"}"#, "act", r#"{"status":"active"}"#),
            ("x0123456789abx 0123456789ab0123456789ab", "0123456789ab", "x***x ******"),
        ];
        for (text, token, expected) in cases {
            assert_eq!(masked(text, token), expected, "{text}");
        }
    }
}
