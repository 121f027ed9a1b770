use backoffice::Client;

fn main() {
    let client = Client::builder("https://store.example/api").token("t").build().unwrap();
    let _call = client.users().get(1);
}
