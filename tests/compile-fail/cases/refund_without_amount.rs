//! A refund without the amount that the document requires.

fn main() {
    backoffice::models::RefundOrder::new();
}
