//! Prints the JSON Schema of a refund.

use backoffice::schema::{Profile, find};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let schema = find("RefundOrder")?;
    println!("{}", schema.text(Profile::Contract));
    assert!(schema.text(Profile::Contract).contains("\"amount\""));
    Ok(())
}
