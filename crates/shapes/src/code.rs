//! Codes: the kinds of difference between a payload and the API document.

use std::fmt;

use crate::Profile;

/// Kind of difference between a payload and the API document.
///
/// The validator reports it as a violation, the models as drift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Code {
    /// The value has another JSON type than the document gives.
    TypeMismatch,
    /// A field that must be present is missing.
    MissingField,
    /// The document does not list the field.
    UnknownField,
    /// The text is not one of the document's values.
    UnknownValue,
    /// The number is below the lowest that the document shows.
    BelowMinimum,
    /// The number is above the highest that the document shows.
    AboveMaximum,
    /// The text is not an RFC 3339 date-time.
    TimestampFormat,
    /// The date-time is not in UTC.
    TimestampNotUtc,
    /// The text is not a `YYYY-MM-DD` date.
    DateFormat,
    /// The text is not an absolute URL.
    UrlFormat,
    /// The text is not a decimal number.
    AmountFormat,
    /// An object has two fields of one name.
    DuplicateField,
    /// A string or a name has one half of a surrogate pair without the other.
    LoneSurrogate,
    /// Arrays and objects are nested too deep to be read.
    NestedTooDeep,
    /// The bytes are not JSON text.
    NotJson,
}

/// Payload with one violation.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The shape that it is checked as.
    pub shape: &'static str,
    /// The profile that it is checked in.
    pub profile: Profile,
    /// The JSON text.
    pub payload: &'static str,
}

struct Entry {
    id: &'static str,
    keyword: Option<&'static str>,
    meaning: &'static str,
    example: Option<Example>,
    remedy: &'static str,
}

impl Code {
    /// Every code.
    pub const ALL: [Self; 15] = [
        Self::TypeMismatch,
        Self::MissingField,
        Self::UnknownField,
        Self::UnknownValue,
        Self::BelowMinimum,
        Self::AboveMaximum,
        Self::TimestampFormat,
        Self::TimestampNotUtc,
        Self::DateFormat,
        Self::UrlFormat,
        Self::AmountFormat,
        Self::DuplicateField,
        Self::LoneSurrogate,
        Self::NestedTooDeep,
        Self::NotJson,
    ];

    /// Stable id: `type-mismatch`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.entry().id
    }

    /// Returns the code with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.id() == id)
    }

    /// JSON Schema keyword that fails, such as `type`. `None` if no keyword covers the code.
    #[must_use]
    pub fn keyword(self) -> Option<&'static str> {
        self.entry().keyword
    }

    /// Payload with exactly one violation, which has this code. `None` if no short one exists.
    #[must_use]
    pub fn example(self) -> Option<Example> {
        self.entry().example
    }

    /// Returns `true` if the bytes could not be read, so that nothing else is known about them.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_shapes::Code;
    ///
    /// assert!(Code::NotJson.is_syntax() && Code::NestedTooDeep.is_syntax());
    /// assert!(!Code::DuplicateField.is_syntax());
    /// ```
    #[must_use]
    pub fn is_syntax(self) -> bool {
        matches!(self, Self::NotJson | Self::NestedTooDeep)
    }

    /// Explains the code on a terminal: its meaning, an example, and what to do.
    #[must_use]
    pub fn explain(self) -> String {
        let Entry {
            id,
            keyword,
            meaning,
            example,
            remedy,
        } = self.entry();
        let example = example.map_or_else(String::new, |example| {
            let Example {
                shape,
                profile,
                payload,
            } = example;
            format!("Example, checked as {shape} in the {profile} profile:\n\n    {payload}\n\n")
        });
        let keyword = match keyword {
            Some(keyword) => format!("JSON Schema keyword: {keyword}."),
            None => "No JSON Schema keyword covers this.".to_owned(),
        };
        format!("{id}\n\n{meaning}\n{keyword}\n\n{example}What to do: {remedy}\n")
    }

    fn entry(self) -> Entry {
        match self {
            Self::TypeMismatch => Entry {
                id: "type-mismatch",
                keyword: Some("type"),
                meaning: "The value has another JSON type than the API document gives it, or it is null where \
                          null is not allowed. The contract profile allows null for every response field \
                          except a record's own id or number (gap `response-nulls`). The models leave the \
                          field empty, keep the value in `unknown_fields` under the field's name, and write \
                          it back.",
                example: contract("RefundOrder", r#"{"amount": 10.00}"#),
                remedy: "write the value in the documented type. Amounts are strings; 1.0 counts as an \
                         integer. If a response of the service has it, the API has drifted.",
            },
            Self::MissingField => Entry {
                id: "missing-field",
                keyword: Some("required"),
                meaning: "A field that must be present is missing. The models and the contract profile require \
                          the fields that the API document calls required, and a record's own id or number \
                          (gap `identity-presence`). The strict profile requires every documented field of \
                          a response (gap `response-presence`).",
                example: contract("RefundOrder", "{}"),
                remedy: "add the field. For a response that you do not write, check in the contract \
                         profile, or report the drift.",
            },
            Self::UnknownField => Entry {
                id: "unknown-field",
                keyword: Some("additionalProperties"),
                meaning: "The API document does not list the field. The strict profile reports it; the \
                          contract profile allows it (gap `unknown-fields`). The models keep it in \
                          `unknown_fields` and write it back.",
                example: strict("RefundOrder", r#"{"amount": "10.00", "reason": "damaged"}"#),
                remedy: "correct the name if it is misspelt, or remove the field. If a response has it, \
                         the API has grown: add a row to its table.",
            },
            Self::UnknownValue => Entry {
                id: "unknown-value",
                keyword: Some("enum"),
                meaning: "The text is not one of the values that the API document gives. The validator reports \
                          it only where the document gives all values (gap `open-enumerations`). The models \
                          report it for every enumeration, and keep the text as `Unknown`.",
                example: contract("Customer", r#"{"id": 7, "language": "EN"}"#),
                remedy: "write one of the documented values, in the same letter case.",
            },
            Self::BelowMinimum => Entry {
                id: "below-minimum",
                keyword: Some("minimum"),
                meaning: "The number is below the lowest value that the API document shows.",
                example: contract(
                    "CreateFulfillmentEvent",
                    r#"{"status": "label_printed", "latitude": -90.5}"#,
                ),
                remedy: "correct the number. Section 8 has the bounds of 32-bit integers.",
            },
            Self::AboveMaximum => Entry {
                id: "above-maximum",
                keyword: Some("maximum"),
                meaning: "The number is above the highest value that the API document shows.",
                example: contract("Product", r#"{"id": 7, "ranking": 2147483648}"#),
                remedy: "correct the number. Section 8 has the bounds of 32-bit integers.",
            },
            Self::TimestampFormat => Entry {
                id: "timestamp-format",
                keyword: Some("format"),
                meaning: "The text is not a date-time. Timestamps follow RFC 3339, the profile of ISO 8601 \
                          that JSON Schema calls date-time (gap `iso-8601-profile`). The models keep the \
                          text.",
                example: contract(
                    "Customer",
                    r#"{"id": 7, "date_joined": "2023-02-10 12:00:00"}"#,
                ),
                remedy: "write date, `T`, time and offset, such as `2023-02-10T12:00:00Z`.",
            },
            Self::TimestampNotUtc => Entry {
                id: "timestamp-not-utc",
                keyword: Some("pattern"),
                meaning: "The date-time has an offset other than zero. Section 1 of the API document says that \
                          timestamps are in UTC. The models report it, and the strict profile does; the \
                          contract profile allows it (gap `iso-8601-profile`).",
                example: strict(
                    "CreateFulfillmentEvent",
                    r#"{"status": "label_printed", "happened_at": "2023-02-10T14:00:00+02:00"}"#,
                ),
                remedy: "convert the date-time to UTC and write `Z`, such as `2023-02-10T12:00:00Z`.",
            },
            Self::DateFormat => Entry {
                id: "date-format",
                keyword: Some("format"),
                meaning: "The text is not a calendar date of the form `YYYY-MM-DD` (section 4).",
                // No document has a date: only query parameters are of that type.
                example: None,
                remedy: "write year, month and day with all their digits, such as `2023-02-10`.",
            },
            Self::UrlFormat => Entry {
                id: "url-format",
                keyword: Some("format"),
                meaning: "The text is not an absolute URL. URLs follow RFC 3986 (section 1, gap `url-format`).",
                example: contract(
                    "CreateWebhook",
                    r#"{"events": ["cart.abandoned"], "target": "hooks.example.com"}"#,
                ),
                remedy: "write the scheme too, such as `https://hooks.example.com/`, and percent-encode \
                         the characters that RFC 3986 does not allow.",
            },
            Self::AmountFormat => Entry {
                id: "amount-format",
                keyword: Some("pattern"),
                meaning: "The text is not a decimal number. The API document says only that amounts are \
                          strings. The strict profile requires digits, and the models report other text and \
                          keep it (gap `amount-format`).",
                example: strict("RefundOrder", r#"{"amount": "10,00"}"#),
                remedy: "write digits, with a point before the decimals, and no currency or separators: \
                         `1234.50`.",
            },
            Self::DuplicateField => Entry {
                id: "duplicate-field",
                keyword: None,
                meaning: "An object has two fields of one name. Readers disagree about which one counts, so a \
                          check and the code after it could see different values; I-JSON (RFC 7493, section \
                          2.3) forbids it. The validator reports the second and each further one, in \
                          free-form values too, and checks the value of the last one. The models read the \
                          last one and do not report it (gap `duplicate-fields`).",
                example: contract("RefundOrder", r#"{"amount": "10.00", "amount": "1000.00"}"#),
                remedy: "keep one of them.",
            },
            Self::LoneSurrogate => Entry {
                id: "lone-surrogate",
                keyword: None,
                meaning: "A string or a name has an escape that is one half of a surrogate pair without the \
                          other, such as `\\ud800`. The grammar of RFC 8259 allows it, but it stands for no \
                          character: readers refuse it, replace it or keep it. The validator reports it in \
                          free-form values too, and checks the text with U+FFFD in its place. The models \
                          keep such a value as a type mismatch (gap `lone-surrogates`).",
                example: contract("RefundOrder", r#"{"amount": "10.00\ud800"}"#),
                remedy: "write both halves, or the character itself.",
            },
            Self::NestedTooDeep => Entry {
                id: "nested-too-deep",
                keyword: None,
                meaning: "More than 128 arrays and objects are nested in one another. The validator reads no \
                          deeper, so that no payload exhausts its memory or stack (gap `nesting-depth`).",
                example: None,
                remedy: "nest less: no value of the API document comes near the limit.",
            },
            Self::NotJson => Entry {
                id: "not-json",
                keyword: None,
                meaning: "The bytes are not one JSON text (RFC 8259) in UTF-8. The position is that of the \
                          first character that does not fit.",
                example: contract("RefundOrder", r#"{"amount": "10.00",}"#),
                remedy: "correct the text at the position, or the program that writes it.",
            },
        }
    }
}

fn contract(shape: &'static str, payload: &'static str) -> Option<Example> {
    Some(Example {
        shape,
        profile: Profile::Contract,
        payload,
    })
}

fn strict(shape: &'static str, payload: &'static str) -> Option<Example> {
    Some(Example {
        shape,
        profile: Profile::Strict,
        payload,
    })
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Code;

    #[test]
    fn ids_are_unique_and_lead_back() {
        let ids: BTreeSet<_> = Code::ALL.iter().map(|code| code.id()).collect();
        assert_eq!(ids.len(), Code::ALL.len());
        for (position, code) in Code::ALL.into_iter().enumerate() {
            assert_eq!(code as usize, position);
            assert_eq!(Code::from_id(code.id()), Some(code));
            assert!(code.explain().starts_with(code.id()));
        }
    }
}
