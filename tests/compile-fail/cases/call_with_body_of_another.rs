//! The body of another call.

use backoffice::client::{Client, models::CreateOrderNote};

fn call(client: Client) {
    let _ = client.users().create_note(7, CreateOrderNote::new("text"));
}

fn main() {}
