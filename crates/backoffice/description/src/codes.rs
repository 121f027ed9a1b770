//! Notes of the API on each code: the gaps that concern it, and a payload that has it.

use backoffice_shapes::{
    Code, CodeNote, Example,
    Profile::{self, Contract, Strict},
};

/// The notes on every code, in the order of [`Code::ALL`].
pub static CODES: [CodeNote; Code::ALL.len()] = [
    note(
        Code::TypeMismatch,
        &["response-nulls"],
        example(Contract, "RefundOrder", r#"{"amount": 10.00}"#),
    ),
    note(
        Code::MissingField,
        &["identity-presence", "response-presence"],
        example(Contract, "RefundOrder", "{}"),
    ),
    note(
        Code::UnknownField,
        &["unknown-fields"],
        example(Strict, "RefundOrder", r#"{"amount": "10.00", "reason": "damaged"}"#),
    ),
    note(
        Code::UnknownValue,
        &["open-enumerations"],
        example(Contract, "Customer", r#"{"id": 7, "language": "EN"}"#),
    ),
    note(
        Code::BelowMinimum,
        &[],
        example(
            Contract,
            "CreateFulfillmentEvent",
            r#"{"status": "label_printed", "latitude": -90.5}"#,
        ),
    ),
    note(
        Code::AboveMaximum,
        &[],
        example(Contract, "Product", r#"{"id": 7, "ranking": 2147483648}"#),
    ),
    note(
        Code::TimestampFormat,
        &["iso-8601-profile"],
        example(Contract, "Customer", r#"{"id": 7, "date_joined": "2023-02-10 12:00:00"}"#),
    ),
    note(
        Code::TimestampNotUtc,
        &["iso-8601-profile"],
        example(
            Strict,
            "CreateFulfillmentEvent",
            r#"{"status": "label_printed", "happened_at": "2023-02-10T14:00:00+02:00"}"#,
        ),
    ),
    note(Code::DateFormat, &[], None),
    note(
        Code::UrlFormat,
        &["url-format"],
        example(
            Contract,
            "CreateWebhook",
            r#"{"events": ["cart.abandoned"], "target": "hooks.example.com"}"#,
        ),
    ),
    note(
        Code::AmountFormat,
        &["amount-format"],
        example(Strict, "RefundOrder", r#"{"amount": "10,00"}"#),
    ),
    note(
        Code::AmountDecimals,
        &["amount-decimals"],
        example(
            Contract,
            "Order",
            r#"{"number": "1001", "currency": "USD", "total_tax": "1.005"}"#,
        ),
    ),
    note(
        Code::DuplicateField,
        &["duplicate-fields"],
        example(Contract, "RefundOrder", r#"{"amount": "10.00", "amount": "1000.00"}"#),
    ),
    note(
        Code::LoneSurrogate,
        &["lone-surrogates"],
        example(Contract, "RefundOrder", r#"{"amount": "10.00\ud800"}"#),
    ),
    note(Code::NestedTooDeep, &["nesting-depth"], None),
    note(Code::NotJson, &[], example(Contract, "RefundOrder", r#"{"amount": "10.00",}"#)),
];

const fn note(code: Code, gaps: &'static [&'static str], example: Option<Example>) -> CodeNote {
    CodeNote { code, gaps, example }
}

const fn example(profile: Profile, shape: &'static str, payload: &'static str) -> Option<Example> {
    Some(Example { shape, profile, payload })
}

#[cfg(test)]
mod tests {
    use super::{CODES, Code};

    #[test]
    fn every_code_has_its_note() {
        assert!(CODES.iter().map(|note| note.code).eq(Code::ALL));
    }
}
