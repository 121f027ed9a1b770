//! An order line's id where an order's is asked for.

use backoffice_models::{Operation, OrderLineId, operations::RefundOrder};

fn path(_: <RefundOrder as Operation>::Path) {}

fn main() {
    path((OrderLineId::new(7),));
}
