//! An order note without its message.

fn main() {
    let _ = backoffice_models::CreateOrderNote::default();
}
