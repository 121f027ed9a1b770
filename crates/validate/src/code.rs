//! The kinds of violation: their stable ids, and what each means.

use std::fmt;

/// In what way a payload is not what the schema document asks for.
///
/// Where a record's drift means the same, the id is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Code {
    /// The value has another JSON type than the document gives.
    WrongType,
    /// A member that must be there is missing.
    MissingMember,
    /// The document does not list the member.
    UndocumentedMember,
    /// The text is none of the values that the document allows.
    NotAllowedValue,
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
}

/// What there is to say of a code.
struct Entry {
    id: &'static str,
    keyword: &'static str,
    meaning: &'static str,
    /// A schema document, a profile and a payload that has one violation, which is of this code.
    example: [&'static str; 3],
    remedy: &'static str,
}

impl Code {
    /// Every code.
    pub const ALL: [Self; 11] = [
        Self::WrongType,
        Self::MissingMember,
        Self::UndocumentedMember,
        Self::NotAllowedValue,
        Self::BelowMinimum,
        Self::AboveMaximum,
        Self::TimestampFormat,
        Self::TimestampNotUtc,
        Self::DateFormat,
        Self::UrlFormat,
        Self::AmountFormat,
    ];

    /// The code's stable id: `wrong-type`.
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
    /// assert_eq!(Code::from_id("missing-member"), Some(Code::MissingMember));
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.id() == id)
    }

    /// The JSON Schema keyword that fails: `type`.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        self.entry().keyword
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
        format!(
            "{id}\n\n{meaning}\nJSON Schema keyword: {keyword}.\n\n{example}What to do: {remedy}\n"
        )
    }

    fn entry(self) -> Entry {
        match self {
            Self::WrongType => Entry {
                id: "wrong-type",
                keyword: "type",
                meaning: "The value has another JSON type than the API document gives it, or it is null \
                          where null does not pass. In the contract profile null passes for every \
                          response member but a record's own id or number (gap `response-nulls`).",
                example: ["RefundOrder", "contract", r#"{"amount": 10.00}"#],
                remedy: "write the value in the documented type. Amounts are strings; 1.0 counts as an \
                         integer. If a response of the service has it, the API has drifted.",
            },
            Self::MissingMember => Entry {
                id: "missing-member",
                keyword: "required",
                meaning: "A member that must be there is not. The contract profile asks for what the API \
                          document calls required and for a record's own id or number (gap \
                          `key-presence`); the strict profile asks for every documented member of a \
                          response (gap `response-presence`).",
                example: ["RefundOrder", "contract", "{}"],
                remedy: "add the member. For a response that you do not write, check in the contract \
                         profile, or report the drift.",
            },
            Self::UndocumentedMember => Entry {
                id: "undocumented-member",
                keyword: "additionalProperties",
                meaning: "The API document does not list the member. Only the strict profile reports this; \
                          in the contract profile any further member passes (gap `unknown-members`).",
                example: [
                    "RefundOrder",
                    "strict",
                    r#"{"amount": "10.00", "reason": "damaged"}"#,
                ],
                remedy: "correct the name if it is misspelt, or remove the member. If a response has it, \
                         the API has grown: add a row to its table.",
            },
            Self::NotAllowedValue => Entry {
                id: "not-allowed-value",
                keyword: "enum",
                meaning: "The API document gives all values that the member can have, and this is none of \
                          them. Where the document only shows some values, any text passes (gap \
                          `open-enumerations`).",
                example: ["Customer", "contract", r#"{"id": 7, "language": "EN"}"#],
                remedy: "write one of the documented values, in the same letter case.",
            },
            Self::BelowMinimum => Entry {
                id: "below-minimum",
                keyword: "minimum",
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
                keyword: "maximum",
                meaning: "The number is above the highest value that the API document shows.",
                example: ["Product", "contract", r#"{"id": 7, "ranking": 2147483648}"#],
                remedy: "correct the number. Section 8 has the bounds of 32-bit integers.",
            },
            Self::TimestampFormat => Entry {
                id: "timestamp-format",
                keyword: "format",
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
                keyword: "pattern",
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
                keyword: "format",
                meaning: "The text is no calendar date of the form `YYYY-MM-DD`.",
                // No document has a date: only query parameters are of that type.
                example: ["", "", ""],
                remedy: "write year, month and day with all their digits, such as `2023-02-10`.",
            },
            Self::UrlFormat => Entry {
                id: "url-format",
                keyword: "format",
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
                keyword: "pattern",
                meaning: "The text is no decimal number. The API document says that amounts are strings and \
                          no more; only the strict profile asks for digits (gap `amount-format`).",
                example: ["RefundOrder", "strict", r#"{"amount": "10,00"}"#],
                remedy: "write digits, with a point before the decimals, and no currency or separators: \
                         `1234.50`.",
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

    use backoffice_schema::{Profile, find};

    use super::Code;
    use crate::{Validator, Verdict};

    #[test]
    fn ids_are_unique_and_lead_back() {
        let ids: BTreeSet<_> = Code::ALL.iter().map(|code| code.id()).collect();
        assert_eq!(ids.len(), Code::ALL.len());
        for code in Code::ALL {
            assert_eq!(Code::from_id(code.id()), Some(code));
            assert!(code.explain().starts_with(code.id()));
        }
    }

    #[test]
    fn every_example_has_the_violation_that_it_explains() {
        for code in Code::ALL {
            let [schema, profile, payload] = code.entry().example;
            if payload.is_empty() {
                continue;
            }
            let profile = Profile::from_name(profile).unwrap();
            let verdict = Validator::new(find(schema).unwrap(), profile).check(payload.as_bytes());
            let Err(Verdict::Invalid(violations)) = verdict else {
                panic!("{code}: {verdict:?}")
            };
            let found: Vec<_> = violations.iter().map(|violation| violation.code).collect();
            assert_eq!(found, [code]);
        }
    }
}
