//! A product's id in a call that takes a customer's.

use backoffice::client::{Client, models::ProductId};

fn call(client: Client, product: ProductId) {
    let _ = client.users().get(product);
}

fn main() {}
