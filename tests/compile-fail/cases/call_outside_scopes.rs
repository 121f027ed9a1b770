//! A call that the client's scopes do not cover.

use backoffice::client::{Client, scopes::{OrdersWrite, UsersRead}};

fn main() {
    let client = Client::builder("https://store.example")
        .token("abc.def")
        .scopes::<(OrdersWrite, UsersRead)>()
        .build()
        .unwrap();
    let _ = client.disputes().get(7);
}
