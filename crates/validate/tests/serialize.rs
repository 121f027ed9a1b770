//! Violations as JSON.
#![cfg(feature = "serde")]

use serde_json::json;

#[test]
fn violations_print_like_those_of_the_command_line() {
    let violations =
        backoffice_description::validate::refund_order(br#"{"amount":5}"#).unwrap_err();
    let expected = json!({
        "violations": [{
            "line": 1,
            "column": 11,
            "offset": 10,
            "pointer": "/amount",
            "code": "type-mismatch",
            "keyword": "type",
            "expected": "an amount as a string",
            "found": "a number 5",
            "shape": "RefundOrder",
            "field": "amount",
            "section": "4, endpoint 1",
            "hint": "amounts are strings: write \"5\"",
        }],
        "omitted": 0,
    });
    assert_eq!(serde_json::to_value(&violations).unwrap(), expected);
}
