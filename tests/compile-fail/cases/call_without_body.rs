//! A refund without its body.

use backoffice::client::Client;

fn call(client: Client) {
    let _ = client.orders().refund("1001");
}

fn main() {}
