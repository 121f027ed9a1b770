use backoffice::webhooks::{Delivery, axum::Verified};

fn main() {
    let _handler: fn(Verified) -> Delivery = |Verified(received)| received.delivery;
}
