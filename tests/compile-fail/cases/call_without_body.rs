//! A refund without what is refunded.

use backoffice_client::Client;

fn call(client: Client) {
    let _ = client.orders().refund(&"1001".into());
}

fn main() {}
