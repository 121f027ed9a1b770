//! An order note without its message.

fn main() {
    let _ = backoffice::models::CreateOrderNote::default();
}
