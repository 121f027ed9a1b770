//! Reads an order, and lists where it differs from the API document.

use backoffice::models::{Order, Record as _};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let order = Order::from_json(r#"{"number":"1001","is_test":"no"}"#)?;
    for drift in order.drift() {
        println!("{drift}");
    }
    assert_eq!(order.drift().len(), 1);
    Ok(())
}
