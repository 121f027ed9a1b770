use backoffice::Client;

fn main() {
    let client = Client::builder("https://store.example/api").token("t").build().unwrap();
    let request = client.users().get(1).request().unwrap();
    assert_eq!(request.headers()["accept-encoding"], "gzip, zstd");
}
