//! The kinds of violation: their stable ids, and what each means.

use std::fmt;

/// In what way a payload is not what the schema document asks for.
///
/// Where a record's drift means the same, the id is the same. One payload for each, with what is reported
/// of it:
///
#[doc = include_str!("../violations.md")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Code {
    /// The value has another JSON type than the document gives.
    TypeMismatch,
    /// A field that must be there is missing.
    MissingField,
    /// The document does not list the field.
    UnknownField,
    /// The text is none of the values that the document allows.
    UnknownValue,
    /// The number is below the lowest that the document shows.
    BelowMinimum,
    /// The number is above the highest that the document shows.
    AboveMaximum,
    /// The text is no RFC 3339 date-time.
    TimestampFormat,
    /// The date-time is not in UTC.
    TimestampNotUtc,
    /// The text is no `YYYY-MM-DD` date.
    DateFormat,
    /// The text is no absolute URL.
    UrlFormat,
    /// The text is no decimal number.
    AmountFormat,
    /// An object has two fields of one name.
    DuplicateField,
    /// A string or a name has one half of a surrogate pair without the other.
    LoneSurrogate,
    /// Arrays and objects are nested deeper than is read.
    NestedTooDeep,
    /// The bytes are no JSON text.
    NotJson,
}

/// What there is to say of a code.
struct Entry {
    id: &'static str,
    keyword: Option<&'static str>,
    meaning: &'static str,
    /// A schema document, a profile and a payload that has one violation, which is of this code.
    example: [&'static str; 3],
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

    /// The code's stable id: `type-mismatch`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.entry().id
    }

    /// The code with this id.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_validate::Code;
    ///
    /// assert_eq!(Code::from_id("missing-field"), Some(Code::MissingField));
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.id() == id)
    }

    /// The JSON Schema keyword that fails: `type`. None for what JSON Schema says nothing of.
    #[must_use]
    pub fn keyword(self) -> Option<&'static str> {
        self.entry().keyword
    }

    /// Whether it says that the bytes could not be read, so that no more is known of them.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_validate::Code;
    ///
    /// assert!(Code::NotJson.is_syntax() && Code::NestedTooDeep.is_syntax());
    /// assert!(!Code::DuplicateField.is_syntax());
    /// ```
    #[must_use]
    pub fn is_syntax(self) -> bool {
        matches!(self, Self::NotJson | Self::NestedTooDeep)
    }

    /// What the code means, an example, and what to do, as text for a terminal.
    #[must_use]
    pub fn explain(self) -> String {
        let Entry {
            id,
            keyword,
            meaning,
            example,
            remedy,
        } = self.entry();
        let [schema, profile, payload] = example;
        let example = if payload.is_empty() {
            String::new()
        } else {
            format!("Example, checked as {schema} in the {profile} profile:\n\n    {payload}\n\n")
        };
        let keyword = match keyword {
            Some(keyword) => format!("JSON Schema keyword: {keyword}."),
            None => "No JSON Schema keyword says so.".to_owned(),
        };
        format!("{id}\n\n{meaning}\n{keyword}\n\n{example}What to do: {remedy}\n")
    }

    fn entry(self) -> Entry {
        match self {
            Self::TypeMismatch => Entry {
                id: "type-mismatch",
                keyword: Some("type"),
                meaning: "The value has another JSON type than the API document gives it, or it is null \
                          where null does not pass. In the contract profile null passes for every \
                          response field but a record's own id or number (gap `response-nulls`).",
                example: ["RefundOrder", "contract", r#"{"amount": 10.00}"#],
                remedy: "write the value in the documented type. Amounts are strings; 1.0 counts as an \
                         integer. If a response of the service has it, the API has drifted.",
            },
            Self::MissingField => Entry {
                id: "missing-field",
                keyword: Some("required"),
                meaning: "A field that must be there is not. The contract profile asks for what the API \
                          document calls required and for a record's own id or number (gap \
                          `identity-presence`); the strict profile asks for every documented field of a \
                          response (gap `response-presence`).",
                example: ["RefundOrder", "contract", "{}"],
                remedy: "add the field. For a response that you do not write, check in the contract \
                         profile, or report the drift.",
            },
            Self::UnknownField => Entry {
                id: "unknown-field",
                keyword: Some("additionalProperties"),
                meaning: "The API document does not list the field. Only the strict profile reports this; \
                          in the contract profile any further field passes (gap `unknown-fields`).",
                example: [
                    "RefundOrder",
                    "strict",
                    r#"{"amount": "10.00", "reason": "damaged"}"#,
                ],
                remedy: "correct the name if it is misspelt, or remove the field. If a response has it, \
                         the API has grown: add a row to its table.",
            },
            Self::UnknownValue => Entry {
                id: "unknown-value",
                keyword: Some("enum"),
                meaning: "The API document gives all values that the field can have, and this is none of \
                          them. Where the document only shows some values, any text passes (gap \
                          `open-enumerations`).",
                example: ["Customer", "contract", r#"{"id": 7, "language": "EN"}"#],
                remedy: "write one of the documented values, in the same letter case.",
            },
            Self::BelowMinimum => Entry {
                id: "below-minimum",
                keyword: Some("minimum"),
                meaning: "The number is below the lowest value that the API document shows.",
                example: [
                    "CreateFulfillmentEvent",
                    "contract",
                    r#"{"status": "label_printed", "latitude": -90.5}"#,
                ],
                remedy: "correct the number. Section 8 has the bounds of 32-bit integers.",
            },
            Self::AboveMaximum => Entry {
                id: "above-maximum",
                keyword: Some("maximum"),
                meaning: "The number is above the highest value that the API document shows.",
                example: ["Product", "contract", r#"{"id": 7, "ranking": 2147483648}"#],
                remedy: "correct the number. Section 8 has the bounds of 32-bit integers.",
            },
            Self::TimestampFormat => Entry {
                id: "timestamp-format",
                keyword: Some("format"),
                meaning: "The text is no date-time. Timestamps are read as RFC 3339 has them, the profile \
                          of ISO 8601 that JSON Schema calls date-time (gap `iso-8601-profile`).",
                example: [
                    "Customer",
                    "contract",
                    r#"{"id": 7, "date_joined": "2023-02-10 12:00:00"}"#,
                ],
                remedy: "write date, `T`, time and offset, such as `2023-02-10T12:00:00Z`.",
            },
            Self::TimestampNotUtc => Entry {
                id: "timestamp-not-utc",
                keyword: Some("pattern"),
                meaning: "The date-time has an offset other than zero. The API document says that \
                          timestamps are in UTC; only the strict profile asks for it (gap \
                          `iso-8601-profile`).",
                example: [
                    "CreateFulfillmentEvent",
                    "strict",
                    r#"{"status": "label_printed", "happened_at": "2023-02-10T14:00:00+02:00"}"#,
                ],
                remedy: "convert the date-time to UTC and write `Z`, such as `2023-02-10T12:00:00Z`.",
            },
            Self::DateFormat => Entry {
                id: "date-format",
                keyword: Some("format"),
                meaning: "The text is no calendar date of the form `YYYY-MM-DD`.",
                // No document has a date: only query parameters are of that type.
                example: ["", "", ""],
                remedy: "write year, month and day with all their digits, such as `2023-02-10`.",
            },
            Self::UrlFormat => Entry {
                id: "url-format",
                keyword: Some("format"),
                meaning: "The text is no absolute URL. URLs are read as absolute URIs of RFC 3986 (gap \
                          `url-format`).",
                example: [
                    "CreateWebhook",
                    "contract",
                    r#"{"events": ["cart.abandoned"], "target": "hooks.example.com"}"#,
                ],
                remedy: "write the scheme too, such as `https://hooks.example.com/`, and other characters \
                         than RFC 3986 allows in percent encoding.",
            },
            Self::AmountFormat => Entry {
                id: "amount-format",
                keyword: Some("pattern"),
                meaning: "The text is no decimal number. The API document says that amounts are strings and \
                          no more; only the strict profile asks for digits (gap `amount-format`).",
                example: ["RefundOrder", "strict", r#"{"amount": "10,00"}"#],
                remedy: "write digits, with a point before the decimals, and no currency or separators: \
                         `1234.50`.",
            },
            Self::DuplicateField => Entry {
                id: "duplicate-field",
                keyword: None,
                meaning: "An object has two fields of one name. Readers disagree about which one counts, so \
                          a check and what is done with the payload could see different values; I-JSON (RFC \
                          7493, section 2.3) forbids it. Reported at the second and each further one, in \
                          free-form values too; for whatever else is reported the last one counts (gap \
                          `duplicate-fields`).",
                example: [
                    "RefundOrder",
                    "contract",
                    r#"{"amount": "10.00", "amount": "1000.00"}"#,
                ],
                remedy: "keep one of them.",
            },
            Self::LoneSurrogate => Entry {
                id: "lone-surrogate",
                keyword: None,
                meaning: "A string or a name has an escape that is one half of a surrogate pair without the \
                          other, such as `\\ud800`. The grammar of RFC 8259 allows it, but it stands for no \
                          character: readers refuse it, replace it or keep it. Reported of free-form values \
                          too; for whatever else is reported, U+FFFD stands in its place (gap \
                          `lone-surrogates`).",
                example: ["RefundOrder", "contract", r#"{"amount": "10.00\ud800"}"#],
                remedy: "write both halves, or the character itself.",
            },
            Self::NestedTooDeep => Entry {
                id: "nested-too-deep",
                keyword: None,
                meaning: "More than 128 arrays and objects are nested in one another. Nothing is read beyond \
                          that, so that no payload can exhaust whoever reads it (gap `nesting-depth`).",
                example: ["", "", ""],
                remedy: "nest less: no value of the API document comes near.",
            },
            Self::NotJson => Entry {
                id: "not-json",
                keyword: None,
                meaning: "The bytes are not one JSON text (RFC 8259) in UTF-8. The position is that of the \
                          first character that does not fit.",
                example: ["RefundOrder", "contract", r#"{"amount": "10.00",}"#],
                remedy: "correct the text at the position, or whatever writes it.",
            },
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use backoffice_shapes::Profile;

    use super::Code;
    use crate::{Shape, Validator};

    #[test]
    fn ids_are_unique_and_lead_back() {
        let ids: BTreeSet<_> = Code::ALL.iter().map(|code| code.id()).collect();
        assert_eq!(ids.len(), Code::ALL.len());
        for code in Code::ALL {
            assert_eq!(Code::from_id(code.id()), Some(code));
            assert!(code.explain().starts_with(code.id()));
        }
    }

    /// The table of one payload for each code, which is a part of the documentation.
    fn table() -> String {
        let mut table = String::from(
            "| code | checked as | payload | pointer | line | column |\n|---|---|---|---|---|---|\n",
        );
        for code in Code::ALL {
            let [schema, profile, payload] = code.entry().example;
            let (schema, profile, payload, shown) = match code {
                // Too long to be written down.
                Code::NestedTooDeep => {
                    let payload = "[".repeat(129);
                    (
                        "RefundOrder",
                        "contract",
                        payload,
                        "129 times `[`".to_owned(),
                    )
                }
                _ => (schema, profile, payload.to_owned(), format!("`{payload}`")),
            };
            if payload.is_empty() {
                table += &format!(
                    "| `{code}` | no document has a date: only query parameters are of that type | | | | |\n"
                );
                continue;
            }
            let validator = Validator::new(
                Shape::by_name(schema).unwrap(),
                Profile::from_name(profile).unwrap(),
            );
            let violations = validator.check(payload.as_bytes()).unwrap_err();
            let [violation] = violations.as_slice() else {
                panic!("{code}: {violations}")
            };
            assert_eq!(violation.code, code);
            let pointer = match violation.pointer.as_str() {
                "" => "the top".to_owned(),
                pointer => format!("`{pointer}`"),
            };
            let (line, column) = (violation.line, violation.column);
            table += &format!(
                "| `{code}` | {schema}, {profile} | {shown} | {pointer} | {line} | {column} |\n"
            );
        }
        table
    }

    #[test]
    fn every_example_has_the_violation_of_the_table_in_the_documentation() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/violations.md");
        let table = table();
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(path, &table).unwrap();
        }
        let found = std::fs::read_to_string(path).unwrap_or_default();
        assert!(found == table, "write it anew with UPDATE_EXPECT=1");
    }
}
