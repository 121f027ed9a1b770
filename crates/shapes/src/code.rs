//! Codes: the kinds of difference between a payload and the API document.

use std::fmt;

use crate::Profile::{self, Contract, Strict};

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

/// Table of codes: name, id, JSON Schema keyword, meaning, example and remedy.
macro_rules! codes {
    ($($code:ident $id:literal $keyword:expr, $meaning:literal $example:expr, $remedy:literal;)*) => {
        /// Kind of difference between a payload and the API document.
        ///
        /// The validator reports it as a violation, the models as drift.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = $meaning] $code,)*
        }

        impl Code {
            /// Every code.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$code),*];

            fn entry(self) -> Entry {
                match self {
                    $(Self::$code => Entry {
                        id: $id,
                        keyword: $keyword,
                        meaning: $meaning,
                        example: $example,
                        remedy: $remedy,
                    },)*
                }
            }
        }
    };
}

codes! {
    TypeMismatch "type-mismatch" Some("type"),
        "The value has another JSON type than the API document gives it, or it is null where null is not allowed. \
         The contract profile allows null for every response field except a record's own id or number (gap \
         `response-nulls`). The models leave the field empty, keep the value in `unknown_fields` under the \
         field's name, and write it back."
        example(Contract, "RefundOrder", r#"{"amount": 10.00}"#),
        "write the value with the documented type. Amounts are strings; 1.0 counts as an integer. If a response of \
         the service has this value, the API differs from its document.";

    MissingField "missing-field" Some("required"),
        "A field that must be present is missing. The models and the contract profile require the fields that the \
         API document calls required, and a record's own id or number (gap `identity-presence`). The strict \
         profile requires every documented field of a response (gap `response-presence`)."
        example(Contract, "RefundOrder", "{}"),
        "add the field. If the service wrote the response, use the contract profile, or tell its operators.";

    UnknownField "unknown-field" Some("additionalProperties"),
        "The API document does not list the field. The strict profile reports it; the contract profile allows it (gap \
         `unknown-fields`), and the validator warns of a name that seems to be misspelt. The models keep it in `unknown_fields` and write it back."
        example(Strict, "RefundOrder", r#"{"amount": "10.00", "reason": "damaged"}"#),
        "correct the name if it is misspelt, or remove the field. If a response has this field, the API has changed: \
         add the field to the shape in `spec/tables`.";

    UnknownValue "unknown-value" Some("enum"),
        "The text is not one of the values that the API document gives. The validator reports it only where the \
         document gives all values, and warns of a value that differs by one letter from one of the examples that the \
         document gives (gap `open-enumerations`). The models report it for every enumeration, and \
         keep the text as `Unknown`."
        example(Contract, "Customer", r#"{"id": 7, "language": "EN"}"#),
        "write one of the documented values, in the same letter case.";

    BelowMinimum "below-minimum" Some("minimum"),
        "The number is below the lowest value that the API document shows."
        example(Contract, "CreateFulfillmentEvent", r#"{"status": "label_printed", "latitude": -90.5}"#),
        "correct the number. For a 32-bit integer, see section 8 of the API document.";

    AboveMaximum "above-maximum" Some("maximum"),
        "The number is above the highest value that the API document shows."
        example(Contract, "Product", r#"{"id": 7, "ranking": 2147483648}"#),
        "correct the number. For a 32-bit integer, see section 8 of the API document.";

    TimestampFormat "timestamp-format" Some("format"),
        "The text is not a date-time. Timestamps follow RFC 3339, the profile of ISO 8601 that JSON Schema calls \
         date-time (gap `iso-8601-profile`). The models keep the text."
        example(Contract, "Customer", r#"{"id": 7, "date_joined": "2023-02-10 12:00:00"}"#),
        "write date, `T`, time and offset, such as `2023-02-10T12:00:00Z`.";

    TimestampNotUtc "timestamp-not-utc" Some("pattern"),
        "The date-time has an offset other than zero. Section 1 of the API document says that timestamps are in \
         UTC. The models and the strict profile report it; in the contract profile, the validator warns of it (gap \
         `iso-8601-profile`)."
        example(Strict, "CreateFulfillmentEvent", r#"{"status": "label_printed", "happened_at": "2023-02-10T14:00:00+02:00"}"#),
        "convert the date-time to UTC and write `Z`, such as `2023-02-10T12:00:00Z`.";

    DateFormat "date-format" Some("format"),
        "The text is not a calendar date of the form `YYYY-MM-DD` (section 4)."
        None,
        "write year, month and day with all their digits, such as `2023-02-10`.";

    UrlFormat "url-format" Some("format"),
        "The text is not an absolute URL. URLs follow RFC 3986 (section 1, gap `url-format`)."
        example(Contract, "CreateWebhook", r#"{"events": ["cart.abandoned"], "target": "hooks.example.com"}"#),
        "write the scheme too, such as `https://hooks.example.com/`, and percent-encode the characters that RFC \
         3986 does not allow.";

    AmountFormat "amount-format" Some("pattern"),
        "The text is not a decimal number. The API document says only that amounts are strings. The strict \
         profile and the models report such text, and the models keep it; in the contract profile, the validator warns \
         of it (gap `amount-format`)."
        example(Strict, "RefundOrder", r#"{"amount": "10,00"}"#),
        "write digits, with a point before the decimals, and no currency or separators: `1234.50`.";

    AmountDecimals "amount-decimals" None,
        "The amount has more decimals than its currency (ISO 4217). The currency is that of the record, or of the record \
         around it. The validator warns of such an amount in both profiles, and calls no record invalid for it (gap \
         `amount-decimals`)."
        example(Contract, "Order", r#"{"number": "1001", "currency": "USD", "total_tax": "1.005"}"#),
        "round the amount to the decimals of its currency, or correct the currency.";

    DuplicateField "duplicate-field" None,
        "Two fields of an object have the same name. JSON readers disagree about which one counts, so a validator \
         and the code after it could see different values; I-JSON (RFC 7493, section 2.3) forbids this. The \
         validator reports the second and every further field, also in free-form values. It checks the last value. \
         The models read the last one and report nothing (gap `duplicate-fields`)."
        example(Contract, "RefundOrder", r#"{"amount": "10.00", "amount": "1000.00"}"#),
        "keep one of the fields.";

    LoneSurrogate "lone-surrogate" None,
        "A string or a name has an escape that is one half of a surrogate pair without the other, such as \
         `\\ud800`. The grammar of RFC 8259 allows it, but it stands for no character: readers refuse, replace \
         or keep it. The validator reports it also in free-form values, and checks the text with U+FFFD in its \
         place. The models keep such a value as a type mismatch (gap `lone-surrogates`)."
        example(Contract, "RefundOrder", r#"{"amount": "10.00\ud800"}"#),
        "write both halves, or the character itself.";

    NestedTooDeep "nested-too-deep" None,
        "Arrays and objects are nested deeper than 128 levels. The validator reads no deeper levels, so no payload \
         can exhaust its memory or stack (gap `nesting-depth`)."
        None,
        "remove levels. No value in the API document comes near the limit.";

    NotJson "not-json" None,
        "The bytes are not one JSON text (RFC 8259) in UTF-8. The position is the first character that does \
         not fit."
        example(Contract, "RefundOrder", r#"{"amount": "10.00",}"#),
        "correct the text at the position, or the program that writes it.";
}

impl Code {
    /// Stable id: `type-mismatch`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.entry().id
    }

    /// The same as [`id`](Self::id).
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.id()
    }

    /// Returns the code with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.id() == id)
    }

    /// Meaning of the code, in sentences.
    #[must_use]
    pub fn meaning(self) -> &'static str {
        self.entry().meaning
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
}

fn example(profile: Profile, shape: &'static str, payload: &'static str) -> Option<Example> {
    Some(Example {
        shape,
        profile,
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
    fn ids_are_unique_and_resolve() {
        let ids: BTreeSet<_> = Code::ALL.iter().map(|code| code.id()).collect();
        assert_eq!(ids.len(), Code::ALL.len());
        for (position, code) in Code::ALL.into_iter().enumerate() {
            assert_eq!(code as usize, position);
            assert_eq!(Code::from_id(code.as_str()), Some(code));
            assert!(code.explain().starts_with(code.id()));
        }
    }
}
