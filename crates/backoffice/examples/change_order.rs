//! Reads an order, changes it, and writes it with nothing lost.

use backoffice::models::{DecodeError, Order, Record as _};

fn main() -> Result<(), DecodeError> {
    // A number for an amount, and a field that the API document does not list.
    let text = r#"{"number":"1001","tags":["vip"],"total_incl_tax":10.50,"colour":"red"}"#;
    let mut order = Order::from_json(text)?;
    for drift in order.drift() {
        println!("{}: {}", drift.pointer, drift.code.id());
    }
    order.tags.push("late".into());
    let changed = order.to_json();
    println!("{changed}");
    assert_eq!(changed, text.replace(r#"["vip"]"#, r#"["vip","late"]"#));
    Ok(())
}
