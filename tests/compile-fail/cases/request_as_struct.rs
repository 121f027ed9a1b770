//! A request written out member by member, past its constructor.

use backoffice_models::{Amount, RefundOrder, Required};

fn main() {
    let amount = Amount::new("10.00").unwrap();
    let _ = RefundOrder { amount: Required::from(amount) };
}
