//! Codes: the kinds of difference between a payload and the API document.

use std::fmt;

use crate::Profile;

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

/// An API's note on a code.
#[derive(Clone, Copy, Debug)]
pub struct CodeNote {
    /// The code.
    pub code: Code,
    /// Ids of the gaps that concern it.
    pub gaps: &'static [&'static str],
    /// Payload with exactly one violation, which has this code. `None` if no short one exists.
    pub example: Option<Example>,
}

struct Entry {
    id: &'static str,
    keyword: Option<&'static str>,
    meaning: &'static str,
    remedy: &'static str,
}

/// Table of codes: name, id, JSON Schema keyword, meaning and remedy.
macro_rules! codes {
    ($($code:ident $id:literal $keyword:expr, $meaning:literal, $remedy:literal;)*) => {
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
                        remedy: $remedy,
                    },)*
                }
            }
        }
    };
}

codes! {
    TypeMismatch "type-mismatch" Some("type"),
        "The value has another JSON type than the API document gives it, or it is null where null is not allowed. The \
         contract profile allows null for every response field except a record's own id or number. The models leave \
         the field empty, keep the value in `unknown_fields` under the field's name, and write it back.",
        "write the value with the documented type. Amounts are strings; 1.0 counts as an integer. If a response of \
         the service has this value, the API differs from its document.";

    MissingField "missing-field" Some("required"),
        "A field that must be present is missing. The models and the contract profile require the fields that the API \
         document calls required, and a record's own id or number. The strict profile requires every documented field \
         of a response.",
        "add the field. If the service wrote the response, use the contract profile, or tell its operators.";

    UnknownField "unknown-field" Some("additionalProperties"),
        "The API document does not list the field. The strict profile reports it; the contract profile allows it, and \
         the validator warns of a name that seems to be misspelt. The models keep it in `unknown_fields` and write it \
         back.",
        "correct the name if it is misspelt, or remove the field. If a response has this field, the API has changed: \
         add the field to the shape in `spec/tables`.";

    UnknownValue "unknown-value" Some("enum"),
        "The text is not one of the values that the API document gives. The validator reports it only where the \
         document gives all values, and warns of a value that differs by one letter from one of the examples that the \
         document gives. The models report it for every enumeration, and keep the text as `Unknown`.",
        "write one of the documented values, in the same letter case.";

    BelowMinimum "below-minimum" Some("minimum"),
        "The number is below the lowest value that the API document shows.",
        "correct the number. A 32-bit integer is between -2147483648 and 2147483647.";

    AboveMaximum "above-maximum" Some("maximum"),
        "The number is above the highest value that the API document shows.",
        "correct the number. A 32-bit integer is between -2147483648 and 2147483647.";

    TimestampFormat "timestamp-format" Some("format"),
        "The text is not a date-time. Timestamps follow RFC 3339, the profile of ISO 8601 that JSON Schema calls \
         date-time. The models keep the text.",
        "write date, `T`, time and offset, such as `2023-02-10T12:00:00Z`.";

    TimestampNotUtc "timestamp-not-utc" Some("pattern"),
        "The date-time has an offset other than zero. The API document says that timestamps are in UTC. The models \
         and the strict profile report it; in the contract profile, the validator warns of it.",
        "convert the date-time to UTC and write `Z`, such as `2023-02-10T12:00:00Z`.";

    DateFormat "date-format" Some("format"),
        "The text is not a calendar date of the form `YYYY-MM-DD`.",
        "write year, month and day with all their digits, such as `2023-02-10`.";

    UrlFormat "url-format" Some("format"),
        "The text is not an absolute URL. URLs follow RFC 3986.",
        "write the scheme too, such as `https://hooks.example.com/`, and percent-encode the characters that RFC \
         3986 does not allow.";

    AmountFormat "amount-format" Some("pattern"),
        "The text is not a decimal number. The API document says only that amounts are strings. The strict profile \
         and the models report such text, and the models keep it; in the contract profile, the validator warns of it.",
        "write digits, with a point before the decimals, and no currency or separators: `1234.50`.";

    AmountDecimals "amount-decimals" None,
        "The amount has more decimals than its currency (ISO 4217). The currency is that of the record, or of the \
         record around it. The validator warns of such an amount in both profiles, and calls no record invalid for \
         it.",
        "round the amount to the decimals of its currency, or correct the currency.";

    DuplicateField "duplicate-field" None,
        "Two fields of an object have the same name. JSON readers disagree about which one counts, so a validator and \
         the code after it could see different values; I-JSON (RFC 7493, section 2.3) forbids this. The validator \
         reports the second and every further field, also in free-form values. It checks the last value. The models \
         read the last one and report nothing.",
        "keep one of the fields.";

    LoneSurrogate "lone-surrogate" None,
        "A string or a name has an escape that is one half of a surrogate pair without the other, such as `\\ud800`. \
         The grammar of RFC 8259 allows it, but it stands for no character: readers refuse, replace or keep it. The \
         validator reports it also in free-form values, and checks the text with U+FFFD in its place. The models keep \
         such a value as a type mismatch.",
        "write both halves, or the character itself.";

    NestedTooDeep "nested-too-deep" None,
        "Arrays and objects are nested deeper than 128 levels. The validator reads no deeper levels, so no payload \
         can exhaust its memory or stack.",
        "remove levels. No value in the API document comes near the limit.";

    NotJson "not-json" None,
        "The bytes are not one JSON text (RFC 8259) in UTF-8. The position is the first character that does not fit.",
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

    fn explained(self, example: &str, gaps: &str) -> String {
        let Entry { id, keyword, meaning, remedy } = self.entry();
        let keyword = match keyword {
            Some(keyword) => format!("JSON Schema keyword: {keyword}."),
            None => "No JSON Schema keyword covers this.".to_owned(),
        };
        format!("{id}\n\n{meaning}\n{keyword}\n\n{example}What to do: {remedy}\n{gaps}")
    }
}

impl CodeNote {
    /// Explains the code on a terminal: its meaning, the example, what to do, and the gaps that concern it.
    #[must_use]
    pub fn explain(&self) -> String {
        let example = self.example.map_or_else(String::new, |example| {
            let Example { shape, profile, payload } = example;
            format!("Example, checked as {shape} in the {profile} profile:\n\n    {payload}\n\n")
        });
        let gaps: Vec<_> = self.gaps.iter().map(|gap| format!("`{gap}`")).collect();
        let gaps = match gaps.as_slice() {
            [] => String::new(),
            [gap] => format!("\nGap: {gap}\n"),
            gaps => format!("\nGaps: {}\n", gaps.join(", ")),
        };
        self.code.explained(&example, &gaps)
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

    use super::Code;

    #[test]
    fn ids_are_unique_and_resolve() {
        let ids: BTreeSet<_> = Code::ALL.iter().map(|code| code.id()).collect();
        assert_eq!(ids.len(), Code::ALL.len());
        for (position, code) in Code::ALL.into_iter().enumerate() {
            assert_eq!(code as usize, position);
            assert_eq!(Code::from_id(code.as_str()), Some(code));
        }
    }
}
