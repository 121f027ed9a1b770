//! A refund without the amount that the document requires.

fn main() {
    backoffice_models::RefundOrder::new();
}
