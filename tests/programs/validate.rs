fn main() {
    let violations = backoffice::validate::refund_order(br#"{"amount":10.0}"#).unwrap_err();
    assert_eq!(violations.as_slice()[0].pointer, "/amount");
}
