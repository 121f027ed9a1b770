//! A subscription line without its quantity.

use backoffice::client::{Client, models::CreateSubscriptionLine};

fn call(client: Client) {
    let _ = client.subscriptions().create_line(7, CreateSubscriptionLine::new(7));
}

fn main() {}
