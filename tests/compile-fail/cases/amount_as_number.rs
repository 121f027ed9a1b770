//! An amount as a number: on the wire it is a string.

fn main() {
    backoffice::models::RefundOrder::new(10.0);
}
