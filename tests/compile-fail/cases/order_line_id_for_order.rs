//! An order line's id where an order's is asked for.

use backoffice::models::{Operation, OrderLineId, operations::RefundOrderOperation};

fn path(_: <RefundOrderOperation as Operation>::Path) {}

fn main() {
    path((OrderLineId::new(7),));
}
