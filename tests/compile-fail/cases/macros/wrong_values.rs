//! Rust expressions of other types than the fields, and fields that are missing beside them.

use backoffice::{
    models::{CustomerId, OrderNumber},
    payload,
};

fn main() {
    let customer = CustomerId::from(7);
    payload!(RefundOrder { "amount": #("10.00") });
    payload!(Order { "number": "1001", "user": { "id": #(OrderNumber::from("1001")) } });
    payload!(Order { "number": #customer });
    payload!(Order { "number": "1001", "lines": [{ "quantity": #("2") }] });
    payload!(UpdateCustomer { "language": #("no") });
    payload!(UpdateCustomer { "tags": [#customer] });
    payload!(CreateWebhook { "target": #(missing()) });
    payload!(UpdateCustomer { "lnaguage": #("no") });
    payload!(UpdateCustomer { "language": #("no",) });
    macro_rules! refund {
        ($amount:literal) => {
            payload!(RefundOrder { "amount": $amount })
        };
    }
    refund!("ten");
    refund!(-10.5);
}
