use backoffice::{Client, scopes};

fn main() {
    let client = Client::builder("https://store.example/api").token("t").scopes::<scopes!["orders:write", "users:read"]>();
    let _call = client.build().unwrap().users().get(1);
}
