//! Hints for text that is not JSON: the text around the place shows what was probably meant.

/// Returns a hint for wrong text at `offset`; `expected` says what the grammar wants there.
pub(crate) fn token_hint(text: &str, offset: usize, expected: &str) -> Option<&'static str> {
    let (before, rest) = text.split_at_checked(offset)?;
    let before = before.trim_end();
    any_place(before, rest).or_else(|| in_value(before, rest, expected))
}

/// Returns a hint for text after the value.
pub(crate) fn trailing_hint(text: &str, offset: usize) -> &'static str {
    let rest = text.get(offset..).unwrap_or_default();
    let before = text.get(..offset).unwrap_or_default().trim_end();
    any_place(before, rest).unwrap_or(match rest.as_bytes().first() {
        Some(b'}' | b']') => "remove this bracket, or open it before",
        Some(b',') => "remove the comma, or write `[` and `]` around several values",
        Some(b'_') if before.ends_with(|c: char| c.is_ascii_digit()) => UNDERSCORE,
        Some(b'x' | b'X') if before.ends_with('0') => HEXADECIMAL,
        _ => "write several values as newline-delimited JSON, one on each line",
    })
}

/// Returns a hint for a number that lacks a digit before `rest`.
pub(crate) fn digit_hint(rest: &str) -> Option<&'static str> {
    let name = rest.get(..3).unwrap_or_default().to_ascii_lowercase();
    match rest.as_bytes().first()? {
        b'i' | b'I' | b'n' | b'N' if matches!(&*name, "inf" | "nan") => Some(NO_NUMBER),
        b'.' => Some("write a digit before the point"),
        _ => None,
    }
}

/// Returns a hint for bytes that begin like another format.
pub(crate) fn other_format(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => Some(UTF_16),
        [0x1F, 0x8B, ..] => Some("this looks like gzip; decompress it first"),
        [b'P', b'K', 3, 4, ..] => Some("this looks like a ZIP archive; extract the files first"),
        [b'%', b'P', b'D', b'F', ..] => Some("this looks like a PDF"),
        _ => None,
    }
}

const UTF_16: &str = "this looks like UTF-16; convert it to UTF-8, for instance with iconv";
const NO_NUMBER: &str = "JSON has no such number; write null or leave the field out";
const HEXADECIMAL: &str = "JSON has no hexadecimal numbers; write decimal digits";
const UNDERSCORE: &str = "JSON has no `_` between digits; remove it";
const NO_COMMA: &str = "a comma is missing";

/// Returns a hint that does not depend on what the grammar wants.
fn any_place(before: &str, rest: &str) -> Option<&'static str> {
    let starts = |choices: &[&str]| choices.iter().any(|choice| rest.starts_with(choice));
    Some(match rest.as_bytes() {
        // Characters of UTF-16 that are ASCII have a NUL as one of their bytes.
        [0, byte, 0, ..] if *byte != 0 => UTF_16,
        [0, byte] if *byte != 0 && before.len() == 1 => UTF_16,
        [0, ..] => {
            "JSON has no NUL bytes: a crash or a full disk may have damaged the text; remove them"
        }
        _ if before.is_empty() && other_format(rest.as_bytes()).is_some() => {
            return other_format(rest.as_bytes());
        }
        _ if starts(&["<<<<<<<", "=======", ">>>>>>>", "|||||||"]) => {
            "this is the mark of a merge conflict; resolve it"
        }
        _ if starts(&["//", "/*", "#"]) => "JSON has no comments; remove it",
        [b'<', ..] if before.is_empty() => "this looks like HTML or XML, perhaps an error page",
        [b';', ..] => "write a comma instead of `;`, and nothing at the end",
        _ if starts(&["\u{feff}"]) => {
            "a byte order mark is allowed at the start of the text only; remove it"
        }
        _ if rest.starts_with(|c: char| c.is_whitespace() && !c.is_ascii()) => {
            "this space is not one of JSON's; write a plain space"
        }
        _ if starts(&["...", "\u{2026}"]) => "write the values that the dots stand for",
        _ => return None,
    })
}

/// Returns a hint for a wrong value, name or punctuation.
fn in_value(before: &str, rest: &str, expected: &str) -> Option<&'static str> {
    let starts = |choices: &[&str]| choices.iter().any(|choice| rest.starts_with(choice));
    let Some(first) = rest.chars().next() else {
        let is_open = !before.is_empty();
        return is_open.then_some("the text is cut short, or lacks a bracket at its end");
    };
    let ends_number = before.ends_with(|c: char| c.is_ascii_digit());
    let ends_word = ["true", "false", "null"];
    let ends_value = ends_number
        || before.ends_with(['"', '}', ']'])
        || ends_word.iter().any(|word| before.ends_with(word));
    Some(match first {
        _ if expected.starts_with("`:`") => match first {
            '=' => "write `:` instead of `=`",
            _ => "write `:` between the name and the value",
        },
        '}' if before.ends_with(',') => "remove the comma before `}`",
        ']' if before.ends_with(',') => "remove the comma before `]`",
        '}' | ']' | ',' if before.ends_with(':') => "the value of the field is missing",
        '}' if expected.contains(']') => "write `]` first: the array is still open",
        ']' if expected.contains('}') => "write `}` first: the object is still open",
        ',' => "remove the comma, or write a value before it",
        '\'' | '`' => "put strings and names in double quotes",
        '\u{2018}'..='\u{201f}' | '\u{ab}' | '\u{bb}' => {
            "put strings and names in straight double quotes"
        }
        '{' if before.ends_with('{') => "this looks like a template; fill it in first",
        '%' if before.ends_with('{') => "this looks like a template; fill it in first",
        '+' | '.' => "a JSON number starts with a digit or `-`",
        'x' | 'X' if before.ends_with('0') => HEXADECIMAL,
        '_' if ends_number => UNDERSCORE,
        _ if starts(&["NaN", "nan", "NAN", "Infinity", "inf", "Inf"]) => NO_NUMBER,
        _ if starts(&["True", "TRUE"]) => "write true",
        _ if starts(&["False", "FALSE"]) => "write false",
        _ if starts(&["None", "NULL", "Null", "undefined", "nil"]) => "write null",
        '"' | '{' | '[' | '0'..='9' | '-' if ends_value => NO_COMMA,
        't' | 'f' | 'n' if ends_value && starts(&ends_word) => NO_COMMA,
        '0'..='9' if expected.contains("name") => "put names and text in double quotes",
        'a'..='z' | 'A'..='Z' | '_' | '$' => "put names and text in double quotes",
        _ => return None,
    })
}
