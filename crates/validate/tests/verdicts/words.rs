//! Violations in words.

use backoffice_description::{
    LANGUAGE_VALUES,
    Profile::{self, Contract, Strict},
    TypeInfo,
};

use crate::{check, violations};

/// Schema, profile and payload; expected and found value; shape, section and field; hint.
type Worded<'a> =
    (&'a str, Profile, &'a str, [&'a str; 2], (&'a str, &'a str, Option<&'a str>), Option<&'a str>);

#[test]
fn every_message_and_hint() {
    let languages = TypeInfo::expected_value(&LANGUAGE_VALUES);
    #[rustfmt::skip]
    let cases: &[Worded<'_>] = &[
        ("RefundOrder", Contract, r#"{"amount":10.00}"#, ["an amount as a string", "a number 10.00"],
            ("RefundOrder", "4, endpoint 1", Some("amount")), Some("amounts are strings: write \"10.00\"")),
        ("RefundOrder", Contract, r#"{"amount":1e1}"#, ["an amount as a string", "a number 1e1"],
            ("RefundOrder", "4, endpoint 1", Some("amount")),
            Some("amounts are strings: write digits in double quotes, such as \"10.00\"")),
        ("RefundOrder", Contract, r#"{"amount":null}"#, ["an amount as a string", "null"],
            ("RefundOrder", "4, endpoint 1", Some("amount")), Some("null is not allowed here; write a value")),
        ("UpdateWebhook", Contract, r#"{"events":[null],"target":"a:b"}"#, ["a string such as `cart.abandoned`", "null"],
            ("UpdateWebhook", "4, endpoint 23", Some("events")), Some("null is not allowed here; write a value")),
        ("CreateFulfillmentEvent", Strict, r#"{"status":"","created_at":null}"#, ["a date-time string", "null"],
            ("CreateFulfillmentEvent", "2, Fulfillment event", Some("created_at")), Some("remove the field instead of writing null")),
        ("Customer", Contract, "7", ["an object (Customer)", "a number"],
            ("Customer", "2, Customer (user)", None), None),
        ("Customer", Contract, r#"{"id":"7"}"#, ["an integer", "a string \"7\""],
            ("Customer", "2, Customer (user)", Some("id")), Some("write 7, without quotes")),
        ("Customer", Contract, r#"{"id":7,"is_blocked":"true"}"#, ["true, false or null", "a string \"true\""],
            ("Customer", "2, Customer (user)", Some("is_blocked")), Some("write true, without quotes")),
        ("Customer", Contract, r#"{"id":7,"email":5}"#, ["a string or null", "a number 5"],
            ("Customer", "2, Customer (user)", Some("email")), Some("write \"5\", in double quotes")),
        ("Customer", Contract, r#"{"id":7,"tags":"vip"}"#, ["a list or null", "a string"],
            ("Customer", "2, Customer (user)", Some("tags")), Some("write `[` and `]` around it, even around a single element")),
        ("Customer", Contract, r#"{"id":7,"tags":["vip",7]}"#, ["a string", "a number 7"],
            ("Customer", "2, Customer (user)", Some("tags")), Some("write \"7\", in double quotes")),
        ("Customer", Contract, r#"{"id":7,"tags":[[]]}"#, ["a string", "an array"],
            ("Customer", "2, Customer (user)", Some("tags")), None),
        ("Customer", Contract, r#"{"id":7,"addresses":[{"id":true}]}"#, ["an integer or null", "a boolean true"],
            ("UserAddress", "2, Shared embedded shapes", Some("id")), None),
        ("Customer", Contract, r#"{"ID":7}"#, ["the field `id`, an integer", "nothing"],
            ("Customer", "2, Customer (user)", Some("id")), Some("the object has \"ID\": did you mean `id`?")),
        ("RefundOrder", Contract, r#"{"colour":7}"#, ["the field `amount`, an amount as a string", "nothing"],
            ("RefundOrder", "4, endpoint 1", Some("amount")), None),
        ("RefundOrder", Strict, r#"{"amount":"1","Amuont":"secret?"}"#, ["only documented fields", "a string"],
            ("RefundOrder", "4, endpoint 1", Some("Amuont")), Some("did you mean `amount`?")),
        ("Customer", Contract, r#"{"id":7,"language":"EN"}"#,
            [&languages, "a string \"EN\""],
            ("Customer", "2, Customer (user)", Some("language")), Some("did you mean `en`?")),
        ("Customer", Contract, r#"{"id":7,"language":"en-US"}"#,
            [&languages, "a string \"en-US\""],
            ("Customer", "2, Customer (user)", Some("language")), Some("did you mean `en`?")),
        ("Product", Contract, r#"{"id":7,"ranking":2147483648}"#, ["at most 2147483647", "a number 2147483648"],
            ("Product", "2, Product", Some("ranking")), None),
        ("Product", Contract, r#"{"id":7,"interval_counts":[1,-2147483649]}"#, ["a 32-bit signed integer", "a number -2147483649"],
            ("Product", "2, Product", Some("interval_counts")), None),
        ("CreateFulfillmentEvent", Contract, r#"{"status":"","longitude":-181}"#, ["at least -180", "a number -181"],
            ("CreateFulfillmentEvent", "2, Fulfillment event", Some("longitude")), None),
        ("Customer", Contract, r#"{"id":7,"date_joined":"2023-02-10"}"#,
            ["a date-time such as `2023-02-10T12:00:00Z`", "a string \"2023-02-10\""],
            ("Customer", "2, Customer (user)", Some("date_joined")), Some("add a time and an offset, such as `T00:00:00Z`")),
        ("Customer", Contract, r#"{"id":7,"date_joined":"2023-02-10T12:00:00"}"#,
            ["a date-time such as `2023-02-10T12:00:00Z`", "a string \"2023-02-10T12:00:00\""],
            ("Customer", "2, Customer (user)", Some("date_joined")), Some("add an offset: `Z` for UTC")),
        ("Customer", Contract, r#"{"id":7,"date_joined":"2023-02-10 12:00:00Z"}"#,
            ["a date-time such as `2023-02-10T12:00:00Z`", "a string \"2023-02-10 12:00:00Z\""],
            ("Customer", "2, Customer (user)", Some("date_joined")), Some("write `T` between date and time")),
        ("Customer", Contract, r#"{"id":7,"date_joined":"2023-02-10 12:00:00"}"#,
            ["a date-time such as `2023-02-10T12:00:00Z`", "a string \"2023-02-10 12:00:00\""],
            ("Customer", "2, Customer (user)", Some("date_joined")),
            Some("write `T` between date and time, and an offset: `Z` for UTC")),
        ("Customer", Contract, r#"{"id":7,"date_joined":1676030400}"#, ["a date-time string or null", "a number 1676030400"],
            ("Customer", "2, Customer (user)", Some("date_joined")),
            Some("write a date-time of RFC 3339, such as \"2023-02-10T12:00:00Z\"")),
        ("CreateFulfillmentEvent", Strict, r#"{"status":"","created_at":"2023-02-10T12:00:00+02:00"}"#,
            ["a date-time in UTC such as `2023-02-10T12:00:00Z`", "a string \"2023-02-10T12:00:00+02:00\""],
            ("CreateFulfillmentEvent", "2, Fulfillment event", Some("created_at")), Some("convert it to UTC and write `Z`")),
        ("CreateWebhook", Contract, r#"{"events":[],"target":"example.com"}"#,
            ["an absolute URL such as `https://example.com/`", "a string \"example.com\""],
            ("CreateWebhook", "4, endpoint 22", Some("target")), Some("write the scheme too, such as `https://`")),
        ("CreateWebhook", Contract, r#"{"events":[],"target":"https://e.com/a b"}"#,
            ["an absolute URL such as `https://example.com/`", "a string \"https://e.com/a b\""],
            ("CreateWebhook", "4, endpoint 22", Some("target")), Some("write a space as `%20`")),
        ("RefundOrder", Strict, r#"{"amount":"10,00"}"#, ["a decimal number such as `10.00`", "a string \"10,00\""],
            ("RefundOrder", "4, endpoint 1", Some("amount")), Some("write \"10.00\"")),
        ("RefundOrder", Contract, r#"{"amount":"1","amount":"2"}"#, ["a field of this name once", "a second one"],
            ("RefundOrder", "4, endpoint 1", Some("amount")), Some("keep one of the fields: JSON readers disagree about which one counts")),
        ("Customer", Contract, r#"{"id":7,"metadata":{"a":{},"a":{}}}"#, ["a field of this name once", "a second one"],
            ("Customer", "2, Customer (user)", Some("a")), Some("keep one of the fields: JSON readers disagree about which one counts")),
        ("RefundOrder", Contract, r#"{"amount":"\ud800"}"#, ["both halves of each surrogate pair", "one half alone"],
            ("RefundOrder", "4, endpoint 1", Some("amount")), Some("write both halves, or the character itself")),
        ("RefundOrder", Contract, r#"{"amount":"1","a\udc00":1}"#, ["both halves of each surrogate pair", "one half alone"],
            ("RefundOrder", "4, endpoint 1", Some("a\u{FFFD}")), Some("write both halves, or the character itself")),
        ("RefundOrder", Strict, r#"{"amount":"ten\u009b31m"}"#, ["a decimal number such as `10.00`", "a string \"ten\\u{9b}31m\""],
            ("RefundOrder", "4, endpoint 1", Some("amount")), None),
    ];
    for (schema, profile, input, [expected, found], (shape, section, field), hint) in cases {
        let violations = violations(schema, *profile, input.as_bytes());
        let [violation] = violations.as_slice() else { panic!("{input}: {violations:?}") };
        assert_eq!(violation.expected, *expected, "{input}");
        assert_eq!(violation.found, *found, "{input}");
        assert_eq!(violation.shape, *shape, "{input}");
        assert_eq!(violation.section, *section, "{input}");
        assert_eq!(violation.field.as_deref(), *field, "{input}");
        assert_eq!(violation.hint.as_deref(), *hint, "{input}");
        assert_eq!(violation.keyword, violation.code.keyword(), "{input}");
    }
}

#[test]
fn long_values_are_shortened() {
    let input = format!(r#"{{"amount":"{}"}}"#, "é".repeat(100));
    let found = violations("RefundOrder", Strict, input.as_bytes());
    assert_eq!(found[0].found, format!("a string \"{}…\"", "é".repeat(60)));
}

#[test]
fn secrets_are_in_no_text() {
    let cases = [
        ("Webhook", Contract, r#"{"id":7,"secret_key":4242424242}"#, "/secret_key"),
        ("Webhook", Strict, r#"{"id":7,"secret_key":4242424242}"#, "/secret_key"),
        ("Webhook", Contract, r#"{"id":7,"secret_key":["4242424242"]}"#, "/secret_key"),
        (
            "Webhook",
            Contract,
            r#"{"id":7,"secret_key":{"4242":1,"4242":{"4242":2,"4242":3}}}"#,
            "/secret_key",
        ),
        ("Webhook", Contract, r#"{"id":7,"secret_key":[{"4242":1,"4242":1}]}"#, "/secret_key"),
        ("Webhook", Contract, r#"{"id":"{\"secret_key\":\"4242\"}"}"#, "/id"),
        ("Webhook", Strict, r#"{"id":7,"secret-key":"4242424242"}"#, "/secret-key"),
        ("PaymentDetails", Contract, r#"{"card_token":4242424242}"#, "/card_token"),
        ("Transaction", Contract, r#"{"id":7,"payment_details":"4242424242"}"#, "/payment_details"),
    ];
    for (schema, profile, input, pointer) in cases {
        let verdict = check(schema, profile, input.as_bytes()).unwrap_err();
        for shown in [verdict.to_string(), format!("{verdict:?}")] {
            assert!(!shown.contains("4242"), "{shown}");
            assert!(shown.contains(pointer), "{shown}");
        }
    }
}

#[test]
fn a_violation_is_written_on_one_line() {
    let verdict = check("RefundOrder", Contract, br#"{"amount":5}"#).unwrap_err();
    assert_eq!(
        verdict.to_string(),
        "1:11: type-mismatch at /amount: expected an amount as a string, found a number 5 \
         (RefundOrder, section 4, endpoint 1); amounts are strings: write \"5\""
    );
}

#[test]
fn control_characters_in_names_never_reach_a_terminal() {
    let verdict = check("RefundOrder", Strict, br#"{"amount":"1","\u001b[2J":1}"#).unwrap_err();
    assert!(verdict.to_string().contains("at /\\u{1b}[2J:"), "{verdict}");
}
