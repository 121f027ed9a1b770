//! A request written out field by field, past its constructor.

use backoffice::models::{Amount, RefundOrder, Required};

fn main() {
    let amount = Amount::new("10.00").unwrap();
    let _ = RefundOrder { amount: Required::from(amount) };
}
