//! Payloads that the compiler checks.

use backoffice::{
    models::{Amount, Record as _},
    payload,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A misspelt field, or a number where the API has a text, does not compile.
    let refund = payload!(RefundOrder { "amount": "12.50" });
    assert_eq!(refund.to_json(), r#"{"amount":"12.50"}"#);

    // After `#` stands an expression with the type of the field.
    let (number, total) = ("1001", Amount::new("10.00")?);
    let order = payload!(Order { "number": #number, "total_incl_tax": #total, "tags": ["vip"] });
    println!("{}", order.to_json());
    Ok(())
}
