//! A product's id where a customer's is called for.

use backoffice_client::{Client, models::ProductId};

fn call(client: Client, product: ProductId) {
    let _ = client.users().get(product);
}

fn main() {}
