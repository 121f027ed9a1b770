//! Validates two refunds, and says where and why the second is wrong.

use backoffice_description::validate::{Body, Profile, Validator, by_operation};

fn main() {
    let Some(refund) = by_operation("refund_order", Body::Request) else {
        unreachable!("the API document has refunds");
    };
    let validator = Validator::new(refund, Profile::Strict);
    assert!(validator.is_valid(br#"{"amount":"10.00"}"#));
    let Err(violations) = validator.check(br#"{"amount":"10,00","amonut":1}"#) else {
        unreachable!("a comma is no decimal point");
    };
    for violation in &violations {
        println!("{violation}");
    }
    assert_eq!(violations.total(), 2);
}
