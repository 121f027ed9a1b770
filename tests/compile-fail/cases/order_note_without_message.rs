//! An order note made of nothing.

fn main() {
    let _ = backoffice_models::CreateOrderNote::default();
}
