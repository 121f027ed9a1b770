//! A client that would gain a scope.

use backoffice::client::{Client, scopes::{OrdersWrite, UsersRead}};

fn narrow(client: &Client<(UsersRead,)>) -> Client<(OrdersWrite,)> {
    client.narrow()
}

fn main() {}
