//! Verdicts on payloads, one row for each: the violations, their places and their texts.

mod not_json;
mod words;

use backoffice_description::{
    Profile::{self, Contract, Strict},
    validate::{Code, Shape, Validator, Violation, Violations, all, by_name, has_byte_order_mark},
};

fn shape(name: &str) -> &'static Shape {
    by_name(name).unwrap_or_else(|error| panic!("{error}"))
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

/// Pointer, code, line and column of each violation.
type Expected = &'static [(&'static str, &'static str, usize, usize)];

#[test]
fn every_code_has_its_place() {
    let cases: &[(&str, Profile, &str, Expected)] = &[
        // Nothing wrong.
        ("RefundOrder", Contract, r#"{"amount":"ten","reason":null}"#, &[]),
        ("Customer", Contract, r#"{"id":7,"language":null,"tags":null,"date_joined":null}"#, &[]),
        ("CaptureTransaction", Strict, r#"{"anything":[{}]}"#, &[]),
        ("CustomerPage", Contract, r#"{"results":[]}"#, &[]),
        // One payload for each code.
        ("RefundOrder", Contract, "[]", &[("", "type-mismatch", 1, 1)]),
        ("RefundOrder", Contract, "null", &[("", "type-mismatch", 1, 1)]),
        ("RefundOrder", Contract, "{\n \"amount\": 5}", &[("/amount", "type-mismatch", 2, 12)]),
        ("RefundOrder", Contract, "\r\n\t{}", &[("", "missing-field", 2, 2)]),
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
        ("RefundOrder", Strict, r#"{"amount":"1,0"}"#, &[("/amount", "amount-format", 1, 11)]),
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
            &[("/\u{FFFD}~0", "unknown-field", 1, 15), ("/\u{FFFD}~0", "lone-surrogate", 1, 15)],
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
        // Each value has one violation.
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
            &[("/results/1", "type-mismatch", 1, 22), ("/results/2/id", "type-mismatch", 1, 30)],
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
        // The last of two fields with the same name counts.
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
            &[("/amount", "duplicate-field", 1, 15), ("/amount", "type-mismatch", 1, 24)],
        ),
        // Each later duplicate is reported: also in another spelling, in free-form values, in unknown fields, and in a
        // superseded value.
        (
            "RefundOrder",
            Contract,
            "{\"amount\":\"1\",\n\"amount\":\"1\",\n\"am\\u006funt\":\"1\"}",
            &[("/amount", "duplicate-field", 2, 1), ("/amount", "duplicate-field", 3, 1)],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":7,"metadata":[{"a":{"b":1,"b":1}}],"new":{"":0,"":0}}"#,
            &[("/metadata/0/a/b", "duplicate-field", 1, 33), ("/new/", "duplicate-field", 1, 54)],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":{"a":1,"a":2},"id":7}"#,
            &[("/id/a", "duplicate-field", 1, 14), ("/id", "duplicate-field", 1, 21)],
        ),
        (
            "Customer",
            Contract,
            r#"{"id":7,"tags":{"x":1,"x":1}}"#,
            &[("/tags", "type-mismatch", 1, 16), ("/tags/x", "duplicate-field", 1, 23)],
        ),
        // Numbers are compared exactly, at any size and precision.
        ("Customer", Contract, r#"{"id":1.0}"#, &[]),
        ("Customer", Contract, r#"{"id":1e2}"#, &[]),
        ("Customer", Contract, r#"{"id":9223372036854775807.0}"#, &[]),
        ("Customer", Contract, r#"{"id":-9223372036854775808}"#, &[]),
        ("Customer", Contract, r#"{"id":1e400}"#, &[("/id", "above-maximum", 1, 7)]),
        ("Customer", Contract, r#"{"id":9223372036854775808}"#, &[("/id", "above-maximum", 1, 7)]),
        ("Customer", Contract, r#"{"id":-9223372036854775809}"#, &[("/id", "below-minimum", 1, 7)]),
        ("Customer", Contract, r#"{"id":1.5}"#, &[("/id", "type-mismatch", 1, 7)]),
        (
            "Customer",
            Contract,
            r#"{"id":1.00000000000000000000000001}"#,
            &[("/id", "type-mismatch", 1, 7)],
        ),
        ("Product", Contract, r#"{"id":7,"rating":1e400}"#, &[]),
        ("Product", Contract, r#"{"id":7,"ranking":2147483647.0}"#, &[]),
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
        ("RefundOrder", Contract, "\u{feff}{\"amount\":1}", &[("/amount", "type-mismatch", 1, 11)]),
    ];
    for (schema, profile, input, expected) in cases {
        let found = violations(schema, *profile, input.as_bytes());
        let found: Vec<_> = found
            .iter()
            .map(|found| (found.pointer.as_str(), found.code.id(), found.line, found.column))
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
fn nesting_up_to_the_depth_limit_is_valid() {
    let input = format!("{{\"id\":7,\"metadata\":{}{}}}", "[".repeat(127), "]".repeat(127));
    assert_eq!(check("Customer", Contract, input.as_bytes()), Ok(()));
}

#[test]
fn a_surrogate_pair_is_one_character() {
    let input = r#"{"\ud83d\ude00":"\ud83d\ude00","id":"x"}"#;
    assert_eq!(violations("Customer", Contract, input.as_bytes())[0].pointer, "/id");
}

#[test]
fn violations_beyond_the_limit_are_counted() {
    let customers = shape("CustomerPage");
    let results = vec!["{}"; 1500].join(",");
    let input = format!("{{\"results\":[{results}]}}");
    let check = |validator: &Validator| match validator.check(input.as_bytes()) {
        Err(violations) => violations,
        Ok(()) => panic!("it is not valid"),
    };
    let counts = |violations: &Violations| {
        (violations.as_slice().len(), violations.omitted(), violations.total())
    };
    let validator = Validator::new(customers, Contract);
    assert_eq!(counts(&check(&validator)), (1000, 500, 1500));
    let three = check(&validator.with_limit(3));
    assert_eq!(counts(&three), (3, 1497, 1500));
    let pointers: Vec<_> = three.iter().map(|violation| violation.pointer.as_str()).collect();
    assert_eq!(pointers, ["/results/0", "/results/1", "/results/2"]);
    assert!(three.to_string().ends_with("\nand 1497 more"));
}

#[test]
fn the_first_violations_are_listed_even_if_found_late() {
    let order = Validator::new(shape("Order"), Contract).with_limit(3);
    let listed = |text: &str| {
        let violations = order.check(text.as_bytes()).unwrap_err();
        let listed = violations.iter();
        let places: Vec<_> = listed.map(|v| (v.pointer.clone(), v.offset)).collect();
        (places, violations.omitted())
    };
    let places = |places: &[(&str, usize)]| {
        let places = places.iter();
        places.map(|(at, offset)| ((*at).to_owned(), *offset)).collect::<Vec<_>>()
    };
    // The field `number` is missing. The validator knows this only at the end of the object.
    let (found, omitted) = listed(r#"{"lines":[1,2,3],"tags":[4]}"#);
    let expected = places(&[("", 0), ("/lines/0", 10), ("/lines/1", 12)]);
    assert_eq!((found, omitted), (expected, 2));
    // The first list is superseded, so its violations go, and violations that had no room come back.
    let (found, omitted) =
        listed(r#"{"lines":[1,2,3,4],"number":5,"lines":[{"id":6,"a":0,"a":0}]}"#);
    let expected = places(&[("/number", 28), ("/lines", 30), ("/lines/0/a", 53)]);
    assert_eq!((found, omitted), (expected, 0));
}

#[test]
fn hostile_payloads_take_linear_time() {
    let fields: Vec<_> = (0..50_000).map(|n| format!("\"accepts_marketin{n}\":[]")).collect();
    let wide = format!("{{{}}}", fields.join(","));
    let repeated = format!("{{{}}}", vec![r#""id":"x""#; 50_000].join(","));
    let digits = format!("{{\"id\":{}.5}}", "9".repeat(1_000_000));
    let tags = format!("{{\"id\":1,\"tags\":[{}]}}", vec!["7"; 100_000].join(","));
    // Payload; number of violations in the strict profile.
    let cases = [(wide, 50_018), (repeated, 50_017), (digits, 19), (tags, 100_016)];
    for (payload, expected) in cases {
        let violations = check("Customer", Strict, payload.as_bytes()).unwrap_err();
        assert_eq!(violations.total(), expected);
    }
}

#[test]
fn every_document_can_be_checked_against() {
    for document in backoffice::schema::documents() {
        let name = document.name();
        assert_eq!(shape(name).name(), name);
        for profile in Profile::ALL {
            let violations = check(name, profile, b"7").unwrap_err();
            assert_eq!(violations.as_slice()[0].code, Code::TypeMismatch, "{name}");
        }
    }
    assert_eq!(all().len(), backoffice::schema::documents().len());
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
