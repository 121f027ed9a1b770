//! Scopes that the API document does not have, and calls that the scopes do not cover.

use backoffice::{Client, scopes};

type Nothing = scopes![];
type Misspelt = scopes!["orders:write", "user:read", "users:raed"];
type Unknown = scopes!["everything"];
type Twice = scopes!["users:read", "users:read"];
type NoText = scopes![OrdersWrite];
type NoComma = scopes!["users:read" "users:write"];

fn write(client: &Client<scopes!["users:read"]>) {
    client.orders().create_note("1001", backoffice::models::CreateOrderNote::new("x"));
}

fn main() {}
