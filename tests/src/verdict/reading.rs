//! Reads bytes for the oracle with `serde_json`, without our code.
//!
//! `serde_json` and our reading of RFC 8259 differ in these points:
//!
//! | in the text | `serde_json` | here |
//! |---|---|---|
//! | a leading byte order mark | refused | removed first (gap `byte-order-mark`) |
//! | more than 127 levels | refused | no limit in the parser; a scan counts to 128 levels (gap `nesting-depth`) |
//! | a name twice | keeps the last value | the same, and notes each repeated name (gap `duplicate-fields`) |
//! | a number beyond `f64` | refused, or rounded | replaced by a number that it holds: [`numbers`](super::numbers) |
//! | a lone surrogate | refused in text that is kept | counted, and replaced by U+FFFD (gap `lone-surrogates`) |
//! | bytes that are not UTF-8 | accepted in text that is not kept | the whole text is checked |

use std::{collections::BTreeSet, fmt, str};

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::numbers;

/// Most levels of nested arrays and objects.
pub const DEPTH_LIMIT: usize = 128;

/// The result of reading bytes.
#[derive(Debug)]
pub enum Reading {
    /// Not a JSON text.
    NotJson(String),
    /// JSON with more than [`DEPTH_LIMIT`] levels.
    TooDeep,
    /// JSON.
    Json {
        /// The value. A repeated field has its last value.
        value: Value,
        /// JSON Pointers to the repeated fields.
        repeated: BTreeSet<String>,
        /// Number of strings and names with a lone surrogate.
        lone_surrogates: usize,
    },
}

impl Reading {
    /// Reads bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        let text = match str::from_utf8(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)) {
            Ok(text) => text,
            Err(error) => return Self::NotJson(error.to_string()),
        };
        // This checks the grammar alone: any number, any depth, any surrogate.
        if let Err(error) = serde_json::from_str::<IgnoredAny>(text) {
            return Self::NotJson(error.to_string());
        }
        let Scan { deepest, held, lone_surrogates } = scan(text);
        if deepest > DEPTH_LIMIT {
            return Self::TooDeep;
        }
        let mut repeated = BTreeSet::new();
        let mut deserializer = serde_json::Deserializer::from_str(&held);
        deserializer.disable_recursion_limit();
        let tree = Tree { pointer: String::new(), repeated: &mut repeated };
        match tree.deserialize(&mut deserializer) {
            Ok(value) => Self::Json { value, repeated, lone_surrogates },
            Err(error) => Self::NotJson(error.to_string()),
        }
    }
}

/// Properties of well-formed text, or of its beginning.
pub(super) struct Scan {
    /// Greatest depth of arrays and objects.
    pub(super) deepest: usize,
    /// The text with numbers and strings that the oracle can hold.
    held: String,
    /// Number of strings and names with a lone surrogate.
    lone_surrogates: usize,
}

/// Scans well-formed text, or its beginning.
pub(super) fn scan(text: &str) -> Scan {
    let bytes = text.as_bytes();
    let (mut depth, mut deepest) = (0_usize, 0);
    let mut held = String::with_capacity(text.len());
    let mut lone_surrogates = 0;
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let start = at;
        at += 1;
        match byte {
            b'[' | b'{' => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            b'"' => {
                while let Some(byte) = bytes.get(at) {
                    at += 1;
                    match byte {
                        b'\\' => at += 1,
                        b'"' => break,
                        _ => {}
                    }
                }
                let string = text.get(start..at).unwrap_or_default();
                let whole = without_lone_surrogates(string);
                lone_surrogates += usize::from(whole.is_some());
                held.push_str(whole.as_deref().unwrap_or(string));
                continue;
            }
            b'-' | b'0'..=b'9' => {
                while let Some(b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9') = bytes.get(at) {
                    at += 1;
                }
                held.push_str(&numbers::held(text.get(start..at).unwrap_or_default()));
                continue;
            }
            _ => {
                while at < bytes.len() && !text.is_char_boundary(at) {
                    at += 1;
                }
            }
        }
        held.push_str(text.get(start..at).unwrap_or_default());
    }
    Scan { deepest, held, lone_surrogates }
}

/// Replaces each lone surrogate of a string by `\ufffd`. Returns `None` if it has none.
fn without_lone_surrogates(string: &str) -> Option<String> {
    let unit = |at: usize| {
        let digits = string.get(at..at + 6)?.strip_prefix("\\u")?;
        u16::from_str_radix(digits, 16).ok()
    };
    let mut whole = String::new();
    let (mut at, mut kept) = (0, 0);
    while let Some(escape) = string.get(at..).and_then(|rest| rest.find('\\')) {
        at += escape;
        let units = [unit(at), unit(at + 6)].map(Option::unwrap_or_default);
        at += match char::decode_utf16(units).next() {
            Some(Ok('\0'..='\u{FFFF}')) => 2,
            Some(Ok(_)) => 12,
            _ => {
                whole.push_str(string.get(kept..at)?);
                whole.push_str("\\ufffd");
                kept = at + 6;
                6
            }
        };
    }
    whole.push_str(string.get(kept..)?);
    (kept > 0).then_some(whole)
}

/// Reads a value and notes its repeated names.
struct Tree<'r> {
    pointer: String,
    repeated: &'r mut BTreeSet<String>,
}

impl<'de> DeserializeSeed<'de> for Tree<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Tree<'_> {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, boolean: bool) -> Result<Value, E> {
        Ok(Value::Bool(boolean))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        let number = Number::from_f64(number);
        number.map(Value::Number).ok_or_else(|| E::custom("not a number"))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut elements = Vec::new();
        while let Some(element) = access.next_element_seed(Tree {
            pointer: format!("{}/{}", self.pointer, elements.len()),
            repeated: self.repeated,
        })? {
            elements.push(element);
        }
        Ok(Value::Array(elements))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = access.next_key::<String>()? {
            // Escaped here, independently of ours.
            let token = name.replace('~', "~0").replace('/', "~1");
            let pointer = format!("{}/{token}", self.pointer);
            if fields.contains_key(&name) {
                self.repeated.insert(pointer.clone());
            }
            let value = access.next_value_seed(Tree { pointer, repeated: self.repeated })?;
            fields.insert(name, value);
        }
        Ok(Value::Object(fields))
    }
}
