//! Reads the description of one field in the API document: `id integer`, `images [{id integer, src url}]`,
//! `status string (value seen: \`new\`)`, `tags (list of string)`.
//!
//! Knows the notation of the document. Must not know the tables.

/// The document's description of one field.
#[derive(Clone, Debug)]
pub(crate) struct Stated {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) list: bool,
    pub(crate) int32: bool,
    pub(crate) minimum: Option<i64>,
    /// The values that the document shows; there may be others.
    pub(crate) seen: Vec<String>,
    /// The only values allowed.
    pub(crate) allowed: Vec<String>,
    pub(crate) required: bool,
    /// Left out in some responses.
    pub(crate) sometimes: bool,
    pub(crate) hidden: bool,
    /// The type is also for the fields before this one: `line1, line2, state (strings)`.
    pub(crate) plural: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Unsaid,
    String,
    Integer,
    Number,
    Boolean,
    Amount,
    Timestamp,
    Date,
    Url,
    Any,
    Object,
    /// A shape by the document's name: `Line property`.
    Named(String),
    Inline(Vec<Stated>),
}

const KINDS: [(&str, Kind); 6] = [
    ("string", Kind::String),
    ("integer", Kind::Integer),
    ("number", Kind::Number),
    ("boolean", Kind::Boolean),
    ("timestamp", Kind::Timestamp),
    ("url", Kind::Url),
];

/// Reads `name type, name type`.
pub(crate) fn fields(text: &str) -> Vec<Stated> {
    split(text.trim().trim_end_matches('.'), ',')
        .into_iter()
        .flat_map(|item| {
            let item = item.trim().trim_start_matches('`');
            let end = item
                .find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
                .unwrap_or(item.len());
            let (name, said) = (&item[..end], item[end..].trim_start_matches('`').trim());
            assert!(!name.is_empty(), "`{item}` does not start with a field's name");
            match said.strip_prefix("to ") {
                Some(range) => numbered(name, range),
                None => vec![field(name, said)],
            }
        })
        .collect()
}

/// Reads the text after a field's name.
pub(crate) fn field(name: &str, said: &str) -> Stated {
    let (inner, outer) = match (said.find('{'), said.rfind('}')) {
        (Some(start), Some(end)) => {
            (Some(&said[start + 1..end]), format!("{}{}", &said[..start], &said[end + 1..]))
        }
        _ => (None, said.to_owned()),
    };
    let values = quoted(&outer);
    let (seen, allowed) = match (outer.contains("value seen"), outer.contains("allowed values")) {
        (true, _) => (values, Vec::new()),
        (false, true) => (Vec::new(), values),
        (false, false) => (Vec::new(), Vec::new()),
    };
    let words: Vec<_> = outer.split([' ', '(', ')', '[', ']', ',', ';', ':']).collect();
    let phrase = phrase(&outer);
    let kind = match inner {
        Some(inner) => Kind::Inline(inline_fields(inner, words.contains(&"strings"))),
        None => kind(&phrase, &words),
    };
    Stated {
        name: name.to_owned(),
        kind,
        list: outer.contains('[')
            || ["list", "lists", "array"].iter().any(|list| words.contains(list)),
        int32: outer.contains("32-bit signed"),
        minimum: outer.split_once("lower bound ").map(|(_, rest)| {
            let bound = rest.split(' ').next().unwrap_or(rest);
            bound.parse().unwrap_or_else(|_| panic!("`{bound}` is no bound"))
        }),
        seen,
        allowed,
        required: words.contains(&"required"),
        sometimes: false,
        hidden: outer.contains("hidden"),
        plural: inner.is_none()
            && outer.starts_with('(')
            && !words.contains(&"list")
            && ["strings", "amounts", "timestamps", "all"]
                .iter()
                .any(|plural| words.contains(plural)),
    }
}

/// Splits at separators outside of brackets.
pub(crate) fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ if letter == separator && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + letter.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

/// The pieces of a text between backticks.
pub(crate) fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// `subaffiliate1`, `subaffiliate5 string`: one field for each number.
fn numbered(first: &str, rest: &str) -> Vec<Stated> {
    let (last, said) = rest.split_once(' ').unwrap_or((rest, ""));
    let stem = first.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = |name: &str| -> u32 {
        let digits = name.strip_prefix(stem).unwrap_or_default();
        digits.parse().unwrap_or_else(|_| panic!("`{first} to {last}` is no range"))
    };
    (number(first)..=number(last)).map(|number| field(&format!("{stem}{number}"), said)).collect()
}

fn inline_fields(inner: &str, strings: bool) -> Vec<Stated> {
    let mut listed = fields(inner);
    for field in &mut listed {
        if strings && matches!(field.kind, Kind::Unsaid) {
            field.kind = Kind::String;
        }
    }
    listed
}

/// The words of the type, without list, values, brackets and `required`.
fn phrase(outer: &str) -> String {
    let outer = outer.trim();
    let bracketed = outer.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let outer = bracketed.unwrap_or(outer);
    let outer = split(outer, ';')[0].trim();
    let outer = outer.trim_end_matches("required").trim_end_matches([',', ' ']);
    let listed = ["list of ", "lists of "].iter().find_map(|list| outer.strip_prefix(list));
    listed.unwrap_or(outer).to_owned()
}

fn kind(phrase: &str, words: &[&str]) -> Kind {
    let first = phrase.split([' ', ',']).next().unwrap_or_default();
    let known =
        |word: &str| KINDS.iter().find(|(name, _)| word.strip_suffix('s').unwrap_or(word) == *name);
    if phrase.starts_with(|letter: char| letter.is_ascii_uppercase()) || phrase == "same shape" {
        Kind::Named(phrase.to_owned())
    } else if phrase.starts_with("object ") {
        Kind::Object
    } else if phrase == "free-form" || phrase == "any" {
        Kind::Any
    } else if phrase.contains("date format") {
        Kind::Date
    } else if phrase.starts_with("string amount") {
        Kind::Amount
    } else if let Some((_, kind)) = known(first) {
        kind.clone()
    } else if words.iter().any(|word| matches!(*word, "string" | "strings")) {
        Kind::String
    } else if matches!(phrase, "" | "list" | "array") {
        Kind::Unsaid
    } else {
        panic!("no rule for the type `{phrase}`")
    }
}
