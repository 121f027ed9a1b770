//! Text formats, judged by the `jsonschema` crate and by us.
//!
//! Both follow RFC 3339 (`date-time`, `date`) and RFC 3986 (`uri`). Where the crate differs, the RFC decides:
//!
//! | text | the crate (0.60.2) | RFC | here |
//! |---|---|---|---|
//! | one of `*+,-./` as the last digit of a year, month, day, hour, minute or second, such as `2023-02-0/` | mostly accepted: it loses a borrow between two bytes | refused: `DIGIT` (RFC 3339, section 5.6) | refused; the oracle checks for digits first |

use std::sync::LazyLock;

use backoffice::schema::Profile;
use backoffice_description::{
    format::{is_date, is_date_time, is_url},
    validate::{Validator, by_name},
};
use serde_json::{Value, json};

use crate::Result;

/// Makes a validator of the `jsonschema` crate for a single format.
fn of_format(format: &str) -> jsonschema::Validator {
    let schema = json!({"type": "string", "format": format});
    let built = jsonschema::options().should_validate_formats(true).build(&schema);
    match built {
        Ok(validator) => validator,
        Err(error) => panic!("format {format}: {error}"),
    }
}

/// Returns true if the text has a digit wherever `form` has a `0`. Checks a shorter text up to its end.
fn has_digits(text: &str, form: &str) -> bool {
    let digits = |(byte, form): (u8, u8)| form != b'0' || byte.is_ascii_digit();
    text.bytes().zip(form.bytes()).all(digits)
}

/// Returns true if the text ends with `Z`, or with an offset that has digits in the right places.
fn has_digits_at_end(text: &str) -> bool {
    let (_, offset) = text.split_at(text.len().saturating_sub(5));
    text.ends_with(['Z', 'z']) || has_digits(offset, "00:00")
}

/// `date-time` as the oracle asserts it: the crate's check, after ours that the digits are digits.
pub(super) fn date_time_of_the_oracle(text: &str) -> bool {
    static CRATE: LazyLock<jsonschema::Validator> = LazyLock::new(|| of_format("date-time"));
    text.is_ascii()
        && has_digits(text, "0000-00-00T00:00:00")
        && has_digits_at_end(text)
        && CRATE.is_valid(&Value::from(text))
}

/// `date` as the oracle asserts it.
pub(super) fn date_of_the_oracle(text: &str) -> bool {
    static CRATE: LazyLock<jsonschema::Validator> = LazyLock::new(|| of_format("date"));
    has_digits(text, "0000-00-00") && CRATE.is_valid(&Value::from(text))
}

/// Compares the formats that a text has, alone and as a field's value.
///
/// # Errors
///
/// If both sides differ.
pub fn formats(text: &str) -> Result<()> {
    static URI: LazyLock<jsonschema::Validator> = LazyLock::new(|| of_format("uri"));
    let uri = URI.is_valid(&Value::from(text));
    let rows = [
        ("date", is_date(text), date_of_the_oracle(text)),
        ("date-time", is_date_time(text), date_time_of_the_oracle(text)),
        ("uri", is_url(text), uri),
    ];
    for (format, ours, theirs) in rows {
        if ours != theirs {
            return Err(format!("{format} {text:?}: we say {ours}, the oracle {theirs}").into());
        }
    }
    // The text at the end of the payload, and far from it: the engine reads blocks of bytes.
    for (name, before, expected) in [
        ("GiftCard", "{\"id\":7,\"expired_at\":", is_date_time(text)),
        ("GiftCardPage", "{\"results\":[],\"next\":", is_url(text)),
    ] {
        let validator = Validator::new(by_name(name)?, Profile::Contract);
        for after in ["}", "}                                                                "] {
            let payload = format!("{before}{}{after}", Value::from(text));
            let (known_to_be_valid, diagnosis) = validator.passes(payload.as_bytes());
            if diagnosis.is_ok() != expected || known_to_be_valid && !expected {
                let said = format!("{known_to_be_valid}, {diagnosis:?}, not {expected}");
                return Err(format!("{name} {payload}: {said}").into());
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this test fails, the crate no longer has the error: remove the check for digits from the oracle.
    #[test]
    fn the_jsonschema_crate_accepts_punctuation_as_digits() {
        let date = of_format("date");
        let date_time = of_format("date-time");
        for punctuation in ['*', '+', ',', '-', '.', '/'] {
            let text = format!("2023-02-0{punctuation}");
            assert!(date.is_valid(&json!(text)), "{text}");
            assert!(!date_of_the_oracle(&text) && !is_date(&text), "{text}");
            for text in [
                format!("202{punctuation}-02-10T12:00:00Z"),
                format!("2023-02-10T0{punctuation}:00:00Z"),
                format!("2023-02-10T12:0{punctuation}:00Z"),
                format!("2023-02-10T12:00:0{punctuation}Z"),
                format!("2023-02-10T12:00:00+0{punctuation}:00"),
                format!("2023-02-10T12:00:00+00:0{punctuation}"),
            ] {
                assert!(date_time.is_valid(&json!(text)), "{text}");
                assert!(!date_time_of_the_oracle(&text), "{text}");
                assert!(formats(&text).is_ok(), "{text}");
            }
        }
    }

    #[test]
    fn the_oracle_accepts_date_times_of_rfc_3339() {
        let yes = [
            "2023-02-10T12:00:00Z",
            "2023-02-10t12:00:00.5z",
            "2016-12-31T23:59:60Z",
            "2017-01-01T05:29:60.5+05:30",
            "2016-12-31T15:59:60-08:00",
        ];
        for text in yes {
            assert!(date_time_of_the_oracle(text), "{text}");
        }
    }
}
