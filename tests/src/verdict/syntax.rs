//! JSON or not: compares free-form values with `serde_json`.

use std::collections::BTreeSet;

use backoffice_description::{
    Profile,
    validate::{Code, Validator, by_name},
};

use super::{
    oracle::Verdict,
    places::{coherent, well_placed},
    reading::Reading,
};
use crate::Result;

/// Texts before and after a value: nothing, or an object around it that is shorter or longer than the engine's
/// block of bytes.
const CONTEXTS: &[(&str, &str)] = &[
    ("", ""),
    ("{\"a\":", "}"),
    ("{\"a\":[0,", "]}"),
    ("{\"", "\":0}"),
    ("{\"a\":\"", "\"}"),
    (
        "{\"a\" : ",
        ", \"and then\": \"there is more text after it than the engine reads at once\"}\n",
    ),
    (
        "{\"a\":\"",
        "\",\"and then\":\"there is more text after it than the engine reads at once\"}\n",
    ),
];

/// Runs [`syntax`] on a value; two bytes before it choose its context.
///
/// # Errors
///
/// If both sides differ.
pub fn free_form(data: &[u8]) -> Result<Verdict> {
    let (selector, value) = data.split_first_chunk::<2>().unwrap_or((b"00", data));
    let (before, after) =
        CONTEXTS.get(usize::from(selector[0]) % CONTEXTS.len()).copied().unwrap_or_default();
    syntax(&[before.as_bytes(), value, after.as_bytes()].concat())
}

/// Compares our verdict on an object of any fields with `serde_json`. [`Reading`] lists the known differences.
///
/// # Errors
///
/// If both sides differ.
pub fn syntax(bytes: &[u8]) -> Result<Verdict> {
    let shape = by_name("CaptureTransaction")?;
    let validator = Validator::new(shape, Profile::Contract).with_limit(usize::MAX);
    let mut codes = BTreeSet::new();
    if let Err(violations) = coherent(validator, bytes)? {
        well_placed(bytes, &violations)?;
        codes.extend(violations.iter().map(|violation| violation.code));
    }
    let is_unreadable = codes.iter().any(|code| code.is_syntax());
    let (fits, verdict) = match Reading::of(bytes) {
        Reading::NotJson(_) | Reading::TooDeep => (is_unreadable, Verdict::Unreadable),
        Reading::Json { value, repeated, lone_surrogates } => {
            let mut expected = BTreeSet::new();
            if !value.is_object() {
                expected.insert(Code::TypeMismatch);
            }
            if !repeated.is_empty() {
                expected.insert(Code::DuplicateField);
            }
            if lone_surrogates > 0 {
                expected.insert(Code::LoneSurrogate);
            }
            let verdict = if expected.is_empty() { Verdict::Valid } else { Verdict::Invalid };
            (codes == expected, verdict)
        }
    };
    if fits {
        return Ok(verdict);
    }
    let text = String::from_utf8_lossy(bytes);
    Err(format!("we report {codes:?}, the oracle {verdict:?}\n{text}\n").into())
}
