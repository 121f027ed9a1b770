//! What is JSON: free-form values against `serde_json`.

use std::collections::BTreeSet;

use backoffice_shapes::Profile;
use backoffice_validate::{Code, Shape, Validator};

use super::{
    oracle::Verdict,
    places::{coherent, well_placed},
    reading::Reading,
};
use crate::Result;

/// What may stand before and behind a value: nothing, or an object around it that is shorter or longer than
/// what is looked at together.
const AROUND: &[(&str, &str)] = &[
    ("", ""),
    ("{\"a\":", "}"),
    ("{\"a\":[0,", "]}"),
    ("{\"", "\":0}"),
    ("{\"a\":\"", "\"}"),
    (
        "{\"a\" : ",
        ", \"and then\": \"there is more text behind it than is looked at together\"}\n",
    ),
    (
        "{\"a\":\"",
        "\",\"and then\":\"there is more text behind it than is looked at together\"}\n",
    ),
];

/// Compares what two bytes and a value behind them stand for, by [`syntax`].
///
/// # Errors
///
/// If there is a difference.
pub fn free_form(data: &[u8]) -> Result<Verdict> {
    let (selector, value) = data.split_first_chunk::<2>().unwrap_or((b"00", data));
    let (before, behind) = AROUND
        .get(usize::from(selector[0]) % AROUND.len())
        .copied()
        .unwrap_or_default();
    syntax(&[before.as_bytes(), value, behind.as_bytes()].concat())
}

/// Compares what is read as an object of any fields: accepted if `serde_json` accepts it, with the
/// differences that [`Reading`] settles.
///
/// # Errors
///
/// If there is a difference.
pub fn syntax(bytes: &[u8]) -> Result<Verdict> {
    let shape = Shape::by_name("CaptureTransaction")?;
    let validator = Validator::new(shape, Profile::Contract).with_limit(usize::MAX);
    let mut codes = BTreeSet::new();
    if let Err(violations) = coherent(validator, bytes)? {
        well_placed(bytes, &violations)?;
        codes.extend(violations.iter().map(|violation| violation.code));
    }
    let is_unreadable = codes.iter().any(|code| code.is_syntax());
    let (fits, verdict) = match Reading::of(bytes) {
        Reading::NotJson(_) | Reading::TooDeep => (is_unreadable, Verdict::Unreadable),
        Reading::Json {
            value,
            repeated,
            lone_surrogates,
        } => {
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
            let verdict = if expected.is_empty() {
                Verdict::Valid
            } else {
                Verdict::Invalid
            };
            (codes == expected, verdict)
        }
    };
    if fits {
        return Ok(verdict);
    }
    let text = String::from_utf8_lossy(bytes);
    Err(format!("we say {codes:?}, the oracle {verdict:?}\n{text}\n").into())
}
