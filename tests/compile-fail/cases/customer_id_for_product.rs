//! A customer's id where a product's is asked for: both are whole numbers on the wire.

use backoffice_models::{CustomerId, Operation, operations::UpdateProductOperation};

fn path(_: <UpdateProductOperation as Operation>::Path) {}

fn main() {
    path((CustomerId::new(7),));
}
