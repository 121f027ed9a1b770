//! Secrets out of the lines that a report shows.

use std::{borrow::Cow, collections::BTreeSet, ops::Range, sync::LazyLock};

use backoffice_models::SHAPES;

use crate::json_text::{self, skip_space};

/// Names of the members that the tables mark as secret, in any shape.
static NAMES: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let members = SHAPES.iter().flat_map(|shape| shape.members);
    members
        .filter(|member| member.secret)
        .map(|member| member.name)
        .collect()
});

/// `text` with the value of each secret member starred out, byte for byte, so that positions stay.
/// Works on what is not quite JSON too.
pub(super) fn redact(text: &[u8]) -> Cow<'_, [u8]> {
    let secrets = secrets(text);
    if secrets.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut redacted = text.to_vec();
    for range in secrets {
        if let Some(secret) = redacted.get_mut(range) {
            secret.fill(b'*');
        }
    }
    Cow::Owned(redacted)
}

/// Where the values of secret members are, without their quotes.
fn secrets(text: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(quote) = text
        .get(at..)
        .and_then(|rest| rest.iter().position(|byte| *byte == b'"'))
    {
        let start = at + quote;
        let end = string_end(text, start);
        at = end;
        let colon = skip_space(text, end);
        if text.get(colon) != Some(&b':') || !is_secret(text.get(start..end).unwrap_or_default()) {
            continue;
        }
        let value = skip_space(text, colon + 1);
        at = value_end(text, value);
        let is_quote = |at: usize| text.get(at) == Some(&b'"');
        let is_string = is_quote(value) && at >= value + 2 && is_quote(at - 1);
        found.push(if is_string {
            value + 1..at - 1
        } else {
            value..at
        });
    }
    found
}

/// Whether a quoted name is that of a secret member.
fn is_secret(quoted: &[u8]) -> bool {
    let plain = quoted
        .get(1..quoted.len().saturating_sub(1))
        .unwrap_or_default();
    if plain.contains(&b'\\') {
        // Spelled with escapes: read as a reader would.
        return serde_json::from_slice::<String>(quoted)
            .is_ok_and(|name| NAMES.contains(name.as_str()));
    }
    std::str::from_utf8(plain).is_ok_and(|name| NAMES.contains(name))
}

/// The end of a value that starts at `start`: of a string, an array or an object as a whole.
fn value_end(text: &[u8], start: usize) -> usize {
    let mut open = 0usize;
    let mut at = start;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => at = string_end(text, at),
            b'{' | b'[' => {
                open += 1;
                at += 1;
                continue;
            }
            b'}' | b']' if open == 0 => return at,
            b'}' | b']' => {
                open -= 1;
                at += 1;
            }
            b',' if open == 0 => return at,
            _ => {
                at += 1;
                let ends = text
                    .get(at)
                    .is_none_or(|next| b",]}\" \t\r\n".contains(next));
                if !ends {
                    continue;
                }
            }
        }
        if open == 0 {
            return at;
        }
    }
    text.len()
}

/// One past the closing quote of the string that opens at `start`, or the end of the text.
fn string_end(text: &[u8], start: usize) -> usize {
    json_text::string_end(text, start).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::redact;

    #[test]
    fn secret_values_are_starred_out_and_nothing_moves() {
        let cases = [
            (
                r#"{"secret_key": "abc", "name": "x"}"#,
                r#"{"secret_key": "***", "name": "x"}"#,
            ),
            (
                r#"{"secret_key":123,"id":1}"#,
                r#"{"secret_key":***,"id":1}"#,
            ),
            (
                r#"{"secret_key":["a",{"b":1}],"id":1}"#,
                r#"{"secret_key":*************,"id":1}"#,
            ),
            (
                r#"{"secret_key" : "a\"b","id":1}"#,
                r#"{"secret_key" : "****","id":1}"#,
            ),
            (
                r#"{"secret\u005fkey":"abc"}"#,
                r#"{"secret\u005fkey":"***"}"#,
            ),
            (
                r#"{"name":"secret_key","id":"abc"}"#,
                r#"{"name":"secret_key","id":"abc"}"#,
            ),
            (r#"{"secret_key":"ab"#, r#"{"secret_key":***"#),
            (r#"{"secret_key":""}"#, r#"{"secret_key":""}"#),
            (r#"{"secret_key":"#, r#"{"secret_key":"#),
            (
                r#"{"a":{"card_token":"t"},"b":[{"card_token":null}]}"#,
                r#"{"a":{"card_token":"*"},"b":[{"card_token":****}]}"#,
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(
                String::from_utf8_lossy(&redact(text.as_bytes())),
                expected,
                "{text}"
            );
        }
    }
}
