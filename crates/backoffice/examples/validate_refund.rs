//! Validates a payload, and prints each violation with its place and a hint.

fn main() {
    let violations = backoffice::validate::refund_order(br#"{"amount":10.0}"#);
    let violations = violations.expect_err("the amount is a number");
    println!("{violations}");
    assert_eq!(violations.as_slice()[0].pointer, "/amount");
}
