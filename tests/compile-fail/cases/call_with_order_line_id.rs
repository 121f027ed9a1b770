//! An order line's id in calls that take an order's number and a customer's id.

use backoffice::client::{
    Client,
    models::{OrderLineId, RefundOrder},
};

fn call(client: Client, line: OrderLineId, refund: RefundOrder) {
    let _ = client.orders().refund(line, refund);
    let _ = client.users().get(line);
}

fn main() {}
