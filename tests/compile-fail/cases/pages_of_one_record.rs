//! The pages of a call that returns one record.

use backoffice::client::Client;

fn call(client: Client) {
    let _ = client.disputes().get(7).pages();
}

fn main() {}
