//! A customer's id in place of a product's id: both are whole numbers on the wire.

use backoffice::models::{CustomerId, Operation, operations::UpdateProductOperation};

fn path(_: <UpdateProductOperation as Operation>::Path) {}

fn main() {
    path((CustomerId::new(7),));
}
