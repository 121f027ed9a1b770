//! The verdict on payloads, one row each: what is wrong, where, and how it is said.

use backoffice_shapes::{
    LANGUAGE_VALUES,
    Profile::{self, Contract, Strict},
    TypeInfo,
};
use backoffice_validate::{
    Code, Shape, SyntaxError, Validator, Violation, Violations, has_byte_order_mark,
};

fn shape(name: &str) -> &'static Shape {
    Shape::by_name(name).unwrap_or_else(|error| panic!("{error}"))
}

fn check(name: &str, profile: Profile, input: &[u8]) -> Result<(), Violations> {
    Validator::new(shape(name), profile).check(input)
}

fn violations(schema: &str, profile: Profile, input: &[u8]) -> Vec<Violation> {
    match check(schema, profile, input) {
        Ok(()) => Vec::new(),
        Err(violations) => violations.into_iter().collect(),
    }
}

fn syntax_error(input: &[u8]) -> SyntaxError {
    let Err(violations) = check("Customer", Contract, input) else {
        panic!("{:?} is valid", String::from_utf8_lossy(input))
    };
    let Some(error) = violations.syntax_error() else {
        panic!("{:?}: {violations:?}", String::from_utf8_lossy(input))
    };
    let [violation] = violations.as_slice() else {
        panic!("{violations:?}")
    };
    assert!(violation.code.is_syntax() && violation.pointer.is_empty());
    let place = [violation.offset, violation.line, violation.column];
    assert_eq!(place, [error.offset, error.line, error.column]);
    assert_eq!((violation.code, &violation.hint), (error.code, &error.hint));
    assert_eq!(violations.to_string(), error.to_string());
    error.clone()
}

/// Pointer, code, line and column of each violation.
type Expected = &'static [(&'static str, &'static str, usize, usize)];

/// Schema, profile and payload; what was expected and found; shape, section and field; hint.
type Worded<'a> = (
    &'a str,
    Profile,
    &'a str,
    [&'a str; 2],
    (&'a str, &'a str, Option<&'a str>),
    Option<&'a str>,
);

/// Input; line, column and offset; message; hint.
type NotJson<'a> = (&'a [u8], [usize; 3], &'a str, Option<&'a str>);

#[test]
fn codes_and_places() {
    let cases: &[(&str, Profile, &str, Expected)] = &[
        // Nothing wrong.
        (
            "RefundOrder",
            Contract,
            r#"{"amount":"ten","reason":null}"#,
            &[],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":7,"language":null,"tags":null,"date_joined":null}"#,
            &[],
        ),
        ("CaptureTransaction", Strict, r#"{"anything":[{}]}"#, &[]),
        ("CustomerPage", Contract, r#"{"results":[]}"#, &[]),
        // One of each code.
        (
            "RefundOrder",
            Contract,
            "[]",
            &[("", "type-mismatch", 1, 1)],
        ),
        (
            "RefundOrder",
            Contract,
            "null",
            &[("", "type-mismatch", 1, 1)],
        ),
        (
            "RefundOrder",
            Contract,
            "{\n \"amount\": 5}",
            &[("/amount", "type-mismatch", 2, 12)],
        ),
        (
            "RefundOrder",
            Contract,
            "\r\n\t{}",
            &[("", "missing-field", 2, 2)],
        ),
        (
            "RefundOrder",
            Strict,
            "{\"amount\":\"1\",\n\n  \"reason\": 1}",
            &[("/reason", "unknown-field", 3, 3)],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":7,"language":"xx"}"#,
            &[("/language", "unknown-value", 1, 20)],
        ),
        (
            "CreateFulfillmentEvent",
            Contract,
            r#"{"status":"é","latitude":-91}"#,
            &[("/latitude", "below-minimum", 1, 26)],
        ),
        (
            "Product",
            Contract,
            r#"{"id":7,"ranking":2147483648}"#,
            &[("/ranking", "above-maximum", 1, 19)],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":7,"date_joined":"yesterday"}"#,
            &[("/date_joined", "timestamp-format", 1, 23)],
        ),
        (
            "CreateFulfillmentEvent",
            Strict,
            r#"{"status":"😀","created_at":"2023-02-10T12:00:00+01:00"}"#,
            &[("/created_at", "timestamp-not-utc", 1, 28)],
        ),
        (
            "CreateWebhook",
            Contract,
            r#"{"events":[],"target":"example.com"}"#,
            &[("/target", "url-format", 1, 23)],
        ),
        (
            "RefundOrder",
            Strict,
            r#"{"amount":"1,0"}"#,
            &[("/amount", "amount-format", 1, 11)],
        ),
        // A lone surrogate in a value, in a name, in free-form values, in a secret; twice in one place.
        (
            "RefundOrder",
            Contract,
            r#"{"amount":"\ud83d"}"#,
            &[("/amount", "lone-surrogate", 1, 11)],
        ),
        (
            "RefundOrder",
            Strict,
            r#"{"amount":"1","\udc00~":1}"#,
            &[
                ("/\u{FFFD}~0", "unknown-field", 1, 15),
                ("/\u{FFFD}~0", "lone-surrogate", 1, 15),
            ],
        ),
        (
            "Customer",
            Contract,
            r#"{"language":"\ud800","id":"\ud800"}"#,
            &[
                ("/language", "unknown-value", 1, 13),
                ("/language", "lone-surrogate", 1, 13),
                ("/id", "type-mismatch", 1, 27),
                ("/id", "lone-surrogate", 1, 27),
            ],
        ),
        (
            "CaptureTransaction",
            Contract,
            r#"{"a":[{"\ud800":"\udfff","b":["\ud83d\ude00",1,"\ud800\ud800"]}]}"#,
            &[
                ("/a/0/\u{FFFD}", "lone-surrogate", 1, 8),
                ("/a/0/\u{FFFD}", "lone-surrogate", 1, 17),
                ("/a/0/b/2", "lone-surrogate", 1, 48),
            ],
        ),
        (
            "Webhook",
            Contract,
            r#"{"id":7,"secret_key":["\ud800",{"\ud800":1}]}"#,
            &[
                ("/secret_key", "type-mismatch", 1, 22),
                ("/secret_key", "lone-surrogate", 1, 22),
                ("/secret_key", "lone-surrogate", 1, 22),
            ],
        ),
        // U+FFFD stands in its place, in names too.
        (
            "CaptureTransaction",
            Contract,
            r#"{"\ud800":1,"\udfff":1}"#,
            &[
                ("/\u{FFFD}", "lone-surrogate", 1, 2),
                ("/\u{FFFD}", "duplicate-field", 1, 13),
                ("/\u{FFFD}", "lone-surrogate", 1, 13),
            ],
        ),
        // One thing is said of one value.
        (
            "Customer",
            Contract,
            r#"{"id":7,"language":5}"#,
            &[("/language", "type-mismatch", 1, 20)],
        ),
        (
            "CreateFulfillmentEvent",
            Strict,
            r#"{"status":"s","created_at":"2023-02-10"}"#,
            &[("/created_at", "timestamp-format", 1, 28)],
        ),
        (
            "CustomerPage",
            Contract,
            r#"{"results":[{"id":1},7,{"id":null}]}"#,
            &[
                ("/results/1", "type-mismatch", 1, 22),
                ("/results/2/id", "type-mismatch", 1, 30),
            ],
        ),
        // In the order of the text; fields missing from one object in the document's order.
        (
            "CreateWebhook",
            Strict,
            "{\"b\": 1,\n\"a\": 2,\n\"b\": 3}",
            &[
                ("", "missing-field", 1, 1),
                ("", "missing-field", 1, 1),
                ("/a", "unknown-field", 2, 1),
                ("/b", "unknown-field", 3, 1),
                ("/b", "duplicate-field", 3, 1),
            ],
        ),
        // Names that a pointer has to escape.
        (
            "RefundOrder",
            Strict,
            "{\"amount\":\"1\",\"a/b~c\":1,\"\":2,\"\\u00e9\":3}",
            &[
                ("/a~1b~0c", "unknown-field", 1, 15),
                ("/", "unknown-field", 1, 25),
                ("/é", "unknown-field", 1, 30),
            ],
        ),
        // Of a name that comes twice the last value counts.
        (
            "RefundOrder",
            Contract,
            r#"{"amount":1,"amount":"1"}"#,
            &[("/amount", "duplicate-field", 1, 13)],
        ),
        (
            "RefundOrder",
            Contract,
            r#"{"amount":"1","amount":1}"#,
            &[
                ("/amount", "duplicate-field", 1, 15),
                ("/amount", "type-mismatch", 1, 24),
            ],
        ),
        // Each further one is reported, also under another spelling, in what is free-form, in what is
        // not documented, and in a value for which another one stands.
        (
            "RefundOrder",
            Contract,
            "{\"amount\":\"1\",\n\"amount\":\"1\",\n\"am\\u006funt\":\"1\"}",
            &[
                ("/amount", "duplicate-field", 2, 1),
                ("/amount", "duplicate-field", 3, 1),
            ],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":7,"metadata":[{"a":{"b":1,"b":1}}],"new":{"":0,"":0}}"#,
            &[
                ("/metadata/0/a/b", "duplicate-field", 1, 33),
                ("/new/", "duplicate-field", 1, 54),
            ],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":{"a":1,"a":2},"id":7}"#,
            &[
                ("/id/a", "duplicate-field", 1, 14),
                ("/id", "duplicate-field", 1, 21),
            ],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":7,"tags":{"x":1,"x":1}}"#,
            &[
                ("/tags", "type-mismatch", 1, 16),
                ("/tags/x", "duplicate-field", 1, 23),
            ],
        ),
        // Numbers are what they are worth, at any size and precision.
        ("Customer", Contract, r#"{"id":1.0}"#, &[]),
        ("Customer", Contract, r#"{"id":1e2}"#, &[]),
        ("Customer", Contract, r#"{"id":1e400}"#, &[]),
        ("Customer", Contract, r#"{"id":18446744073709551616}"#, &[]),
        (
            "Customer",
            Contract,
            r#"{"id":1.5}"#,
            &[("/id", "type-mismatch", 1, 7)],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":1.00000000000000000000000001}"#,
            &[("/id", "type-mismatch", 1, 7)],
        ),
        ("Product", Contract, r#"{"id":7,"rating":1e400}"#, &[]),
        (
            "Product",
            Contract,
            r#"{"id":7,"ranking":2147483647.0}"#,
            &[],
        ),
        (
            "Product",
            Contract,
            r#"{"id":7,"ranking":-2147483649}"#,
            &[("/ranking", "below-minimum", 1, 19)],
        ),
        (
            "Product",
            Contract,
            r#"{"id":7,"ranking":-1e400}"#,
            &[("/ranking", "below-minimum", 1, 19)],
        ),
        (
            "CreateFulfillmentEvent",
            Contract,
            r#"{"status":"","latitude":-90.0000000000000000001}"#,
            &[("/latitude", "below-minimum", 1, 25)],
        ),
        (
            "CreateFulfillmentEvent",
            Contract,
            r#"{"status":"","latitude":-89.9999999999999999999,"longitude":-180}"#,
            &[],
        ),
        // Formats, in both profiles.
        (
            "CreateFulfillmentEvent",
            Strict,
            r#"{"status":"","created_at":"2016-12-31T23:59:60Z","updated_at":"2023-02-10t12:00:00.5z"}"#,
            &[],
        ),
        (
            "CreateFulfillmentEvent",
            Contract,
            r#"{"status":"","created_at":"2016-12-31T22:59:60Z"}"#,
            &[("/created_at", "timestamp-format", 1, 27)],
        ),
        // A byte order mark has no column.
        (
            "RefundOrder",
            Contract,
            "\u{feff}{\"amount\":1}",
            &[("/amount", "type-mismatch", 1, 11)],
        ),
    ];
    for (schema, profile, input, expected) in cases {
        let found = violations(schema, *profile, input.as_bytes());
        let found: Vec<_> = found
            .iter()
            .map(|found| {
                (
                    found.pointer.as_str(),
                    found.code.id(),
                    found.line,
                    found.column,
                )
            })
            .collect();
        assert_eq!(found, *expected, "{schema} {profile}: {input}");
    }
}

#[test]
fn offsets_count_a_byte_order_mark() {
    let input = "\u{feff}{\"é\":1,\"amount\":1}".as_bytes();
    assert!(has_byte_order_mark(input));
    let found = violations("RefundOrder", Contract, input);
    assert_eq!((found[0].offset, found[0].column), (20, 17));
    assert_eq!(input[20], b'1');
}

#[test]
fn words() {
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
            ("CreateFulfillmentEvent", "2, Fulfillment event", Some("created_at")), Some("leave the field out instead of null")),
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
        ("RefundOrder", Strict, r#"{"amount":"1","Amuont":"secret?"}"#, ["no such field", "a string"],
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
            ("RefundOrder", "4, endpoint 1", Some("amount")), Some("keep one of them: readers of JSON disagree about which one counts")),
        ("Customer", Contract, r#"{"id":7,"metadata":{"a":{},"a":{}}}"#, ["a field of this name once", "a second one"],
            ("Customer", "2, Customer (user)", Some("a")), Some("keep one of them: readers of JSON disagree about which one counts")),
        ("RefundOrder", Contract, r#"{"amount":"\ud800"}"#, ["both halves of each surrogate pair", "one half alone"],
            ("RefundOrder", "4, endpoint 1", Some("amount")), Some("write both halves, or the character itself")),
        ("RefundOrder", Contract, r#"{"amount":"1","a\udc00":1}"#, ["both halves of each surrogate pair", "one half alone"],
            ("RefundOrder", "4, endpoint 1", Some("a\u{FFFD}")), Some("write both halves, or the character itself")),
        ("RefundOrder", Strict, r#"{"amount":"ten\u009b31m"}"#, ["a decimal number such as `10.00`", "a string \"ten\\u{9b}31m\""],
            ("RefundOrder", "4, endpoint 1", Some("amount")), None),
    ];
    for (schema, profile, input, [expected, found], (shape, section, field), hint) in cases {
        let violations = violations(schema, *profile, input.as_bytes());
        let [violation] = violations.as_slice() else {
            panic!("{input}: {violations:?}")
        };
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
        (
            "Webhook",
            Contract,
            r#"{"id":7,"secret_key":4242424242}"#,
            "/secret_key",
        ),
        (
            "Webhook",
            Strict,
            r#"{"id":7,"secret_key":4242424242}"#,
            "/secret_key",
        ),
        (
            "Webhook",
            Contract,
            r#"{"id":7,"secret_key":["4242424242"]}"#,
            "/secret_key",
        ),
        (
            "Webhook",
            Contract,
            r#"{"id":7,"secret_key":{"4242":1,"4242":{"4242":2,"4242":3}}}"#,
            "/secret_key",
        ),
        (
            "Webhook",
            Contract,
            r#"{"id":7,"secret_key":[{"4242":1,"4242":1}]}"#,
            "/secret_key",
        ),
        (
            "Webhook",
            Contract,
            r#"{"id":"{\"secret_key\":\"4242\"}"}"#,
            "/id",
        ),
        (
            "Webhook",
            Strict,
            r#"{"id":7,"secret-key":"4242424242"}"#,
            "/secret-key",
        ),
        (
            "PaymentDetails",
            Contract,
            r#"{"card_token":4242424242}"#,
            "/card_token",
        ),
        (
            "Transaction",
            Contract,
            r#"{"id":7,"payment_details":"4242424242"}"#,
            "/payment_details",
        ),
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
fn what_is_not_json() {
    let deep = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
    let (too_deep, very_deep) = (format!("{{\"a\":{}}}", deep(128)), deep(10_000));
    #[rustfmt::skip]
    let cases: &[NotJson<'_>] = &[
        (b"", [1, 1, 0], "the text is empty: expected a JSON value", None),
        (b" \n ", [2, 2, 3], "the text is empty: expected a JSON value", None),
        (b"\xEF\xBB\xBF", [1, 1, 3], "the text is empty: expected a JSON value", None),
        (b"{\"a\":\n\"\xC3\xA9\xFF\"}", [2, 3, 9], "byte 0xFF is not UTF-8, the encoding of JSON", Some("save the text as UTF-8")),
        (b"\xFF\xFE{\0}\0", [1, 1, 0], "byte 0xFF is not UTF-8, the encoding of JSON",
            Some("this looks like UTF-16; convert it to UTF-8, for instance with iconv")),
        (b"{\0}\0", [1, 2, 1], "expected a field name in double quotes, found the character U+0000",
            Some("this looks like UTF-16; convert it to UTF-8, for instance with iconv")),
        (b"\x1F\x8B\x08\x00", [1, 2, 1], "byte 0x8B is not UTF-8, the encoding of JSON", Some("this looks like gzip; decompress it first")),
        (b"\x7FELF\x02\x01", [1, 1, 0], "expected a value, found the character U+007F", None),
        ("{\u{202e}}".as_bytes(), [1, 2, 1], "expected a field name in double quotes, found the character U+202E", None),
        (b"<!doctype html>", [1, 1, 0], "expected a value, found `<`", Some("this looks like HTML or XML, perhaps an error page")),
        (b"{\"id\":7", [1, 8, 7], "expected `,` or `}`, found the end of the text", None),
        (b"{\"id\":7,}", [1, 9, 8], "expected a field name in double quotes, found `}`", Some("remove the comma before `}`")),
        (b"[1,\n]", [2, 1, 4], "expected a value, found `]`", Some("remove the comma before `]`")),
        (b"{id:7}", [1, 2, 1], "expected a field name in double quotes, found `i`", Some("put names and text in double quotes")),
        (b"{'id':7}", [1, 2, 1], "expected a field name in double quotes, found `'`", Some("JSON has strings and names in double quotes")),
        (b"{\"id\" 7}", [1, 7, 6], "expected `:` after the field name, found `7`", None),
        (b"{\"a\":\"b\" \"c\":1}", [1, 10, 9], "expected `,` or `}`, found `\"`", Some("a comma is missing")),
        (b"// note\n{}", [1, 1, 0], "expected a value, found `/`", Some("JSON has no comments; remove it")),
        (b"{\"a\":NaN}", [1, 6, 5], "expected a value, found `N`", Some("JSON has no such number; write null or leave the field out")),
        (b"{\"a\":None}", [1, 6, 5], "expected a value, found `N`", Some("write null")),
        (b"{\"a\":True}", [1, 6, 5], "expected a value, found `T`", Some("write true")),
        (b"{\"a\":.5}", [1, 6, 5], "expected a value, found `.`", Some("a JSON number starts with a digit or `-`")),
        (b"{\"a\":5.}", [1, 8, 7], "expected a digit, found `}`", None),
        (b"{\"a\":1e}", [1, 8, 7], "expected a digit, found `}`", None),
        (b"{\"a\":-}", [1, 7, 6], "expected a digit, found `}`", None),
        (b"{\"a\":007}", [1, 6, 5], "this number has a leading zero", None),
        (b"{\"a\":\"b", [1, 6, 5], "this string is not closed", None),
        (b"{\"a\":\"b\\", [1, 9, 8], "expected an escape such as `\\n`, `\\\\` or `\\u00e9`, found the end of the text",
            Some("write a literal backslash as `\\\\`")),
        (b"{\"a\":-Infinity}", [1, 7, 6], "expected a digit, found `I`", Some("JSON has no such number; write null or leave the field out")),
        (b"{\"a\":\"b\nc\"}", [1, 8, 7], "the character U+000A is not escaped in this string",
            Some("write line breaks, tabs and other control characters as escapes")),
        (b"\"\\x\"", [1, 3, 2], "expected an escape such as `\\n`, `\\\\` or `\\u00e9`, found `x`",
            Some("write a literal backslash as `\\\\`")),
        (b"\"\\u00g0\"", [1, 6, 5], "expected four hexadecimal digits after `\\u`, found `g`",
            Some("write a literal backslash as `\\\\`")),
        (b"{}\n{}", [2, 1, 3], "expected the end of the text after the first value",
            Some("write several values as newline-delimited JSON, one on each line")),
        (b"{} x", [1, 4, 3], "expected the end of the text after the first value",
            Some("write several values as newline-delimited JSON, one on each line")),
        (too_deep.as_bytes(), [1, 133, 132], "this value is nested deeper than 128 levels", Some("documents beyond that are not read (gap `nesting-depth`)")),
        (very_deep.as_bytes(), [1, 129, 128], "this value is nested deeper than 128 levels", Some("documents beyond that are not read (gap `nesting-depth`)")),
    ];
    for (input, [line, column, offset], message, hint) in cases {
        let error = syntax_error(input);
        let shown = String::from_utf8_lossy(input);
        let shown: String = shown.chars().take(40).collect();
        assert_eq!(error.message, *message, "{shown}");
        assert_eq!(
            [error.line, error.column, error.offset],
            [*line, *column, *offset],
            "{shown}"
        );
        assert_eq!(error.hint.as_deref(), *hint, "{shown}");
    }
}

#[test]
fn the_deepest_that_is_read() {
    let input = format!(
        "{{\"id\":7,\"metadata\":{}{}}}",
        "[".repeat(127),
        "]".repeat(127)
    );
    assert_eq!(check("Customer", Contract, input.as_bytes()), Ok(()));
}

#[test]
fn a_surrogate_pair_is_one_character() {
    let input = r#"{"\ud83d\ude00":"\ud83d\ude00","id":"x"}"#;
    assert_eq!(
        violations("Customer", Contract, input.as_bytes())[0].pointer,
        "/id"
    );
}

#[test]
fn beyond_the_limit_violations_are_counted() {
    let customers = shape("CustomerPage");
    let results = vec!["{}"; 1500].join(",");
    let input = format!("{{\"results\":[{results}]}}");
    let check = |validator: &Validator| match validator.check(input.as_bytes()) {
        Err(violations) => violations,
        Ok(()) => panic!("it is not valid"),
    };
    let counts = |violations: &Violations| {
        (
            violations.as_slice().len(),
            violations.omitted(),
            violations.total(),
        )
    };
    let validator = Validator::new(customers, Contract);
    assert_eq!(counts(&check(&validator)), (1000, 500, 1500));
    let three = check(&validator.with_limit(3));
    assert_eq!(counts(&three), (3, 1497, 1500));
    let pointers: Vec<_> = three
        .iter()
        .map(|violation| violation.pointer.as_str())
        .collect();
    assert_eq!(pointers, ["/results/0", "/results/1", "/results/2"]);
    assert!(three.to_string().ends_with("\nand 1497 more"));
}

#[test]
fn the_first_are_listed_though_later_text_tells_of_them() {
    let order = Validator::new(shape("Order"), Contract).with_limit(3);
    let listed = |text: &str| {
        let violations = order.check(text.as_bytes()).unwrap_err();
        let listed = violations.iter();
        let places: Vec<_> = listed.map(|v| (v.pointer.clone(), v.offset)).collect();
        (places, violations.omitted())
    };
    let places = |places: &[(&str, usize)]| {
        let places = places.iter();
        places
            .map(|(at, offset)| ((*at).to_owned(), *offset))
            .collect::<Vec<_>>()
    };
    // The number is missing, which the end of the object tells.
    let (found, omitted) = listed(r#"{"lines":[1,2,3],"tags":[4]}"#);
    let expected = places(&[("", 0), ("/lines/0", 10), ("/lines/1", 12)]);
    assert_eq!((found, omitted), (expected, 2));
    // The first list is superseded, so what is wrong in it goes, and what did not have room comes back.
    let (found, omitted) =
        listed(r#"{"lines":[1,2,3,4],"number":5,"lines":[{"id":6,"a":0,"a":0}]}"#);
    let expected = places(&[("/number", 28), ("/lines", 30), ("/lines/0/a", 53)]);
    assert_eq!((found, omitted), (expected, 0));
}

#[test]
fn one_line_says_it_all() {
    let verdict = check("RefundOrder", Contract, br#"{"amount":5}"#).unwrap_err();
    assert_eq!(
        verdict.to_string(),
        "1:11: type-mismatch at /amount: expected an amount as a string, found a number 5 \
         (RefundOrder, section 4, endpoint 1); amounts are strings: write \"5\""
    );
}

#[test]
fn names_cannot_reach_a_terminal() {
    let verdict = check("RefundOrder", Strict, br#"{"amount":"1","\u001b[2J":1}"#).unwrap_err();
    assert!(verdict.to_string().contains("at /\\u{1b}[2J:"), "{verdict}");
}

#[test]
fn hostile_payloads_take_no_longer_than_others() {
    let fields: Vec<_> = (0..50_000)
        .map(|n| format!("\"accepts_marketin{n}\":[]"))
        .collect();
    let wide = format!("{{{}}}", fields.join(","));
    let repeated = format!("{{{}}}", vec![r#""id":"x""#; 50_000].join(","));
    let digits = format!("{{\"id\":{}.5}}", "9".repeat(1_000_000));
    let tags = format!("{{\"id\":1,\"tags\":[{}]}}", vec!["7"; 100_000].join(","));
    // Payload; how many violations in the strict profile.
    let cases = [
        (wide, 50_018),
        (repeated, 50_017),
        (digits, 18),
        (tags, 100_016),
    ];
    for (payload, expected) in cases {
        let violations = check("Customer", Strict, payload.as_bytes()).unwrap_err();
        assert_eq!(violations.total(), expected);
    }
}

#[test]
fn every_document_can_be_checked_against() {
    for document in backoffice_schema::documents() {
        let name = document.name();
        assert_eq!(shape(name).name(), name);
        for profile in Profile::ALL {
            let violations = check(name, profile, b"7").unwrap_err();
            assert_eq!(violations.as_slice()[0].code, Code::TypeMismatch, "{name}");
        }
    }
    assert_eq!(Shape::all().len(), backoffice_schema::documents().len());
}

#[test]
fn validators_are_shared_between_threads() {
    fn is_shared<T: Send + Sync + Copy + 'static>() {}
    is_shared::<Validator>();
    let validator = Validator::new(shape("RefundOrder"), Contract);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert!(validator.check(br#"{"amount":"1"}"#).is_ok()));
        }
    });
}
