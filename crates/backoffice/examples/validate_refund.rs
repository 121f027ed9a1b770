//! Validates a payload, and prints each violation with its place and a hint.

fn main() -> Result<(), &'static str> {
    let Err(violations) = backoffice::validate::refund_order(br#"{"amount":10.0}"#) else {
        return Err("an amount is a text");
    };
    println!("{violations}");
    assert_eq!(violations.as_slice()[0].pointer, "/amount");
    Ok(())
}
