use backoffice::webhooks::{Delivery, axum::Verified};

fn main() {
    let handler: fn(Verified) -> Delivery = |Verified(delivery)| delivery;
    assert_ne!(handler as usize, 0);
}
