use backoffice::Client;

fn main() {
    let client = Client::builder("http://127.0.0.1:9").allow_plain_http().token("t");
    let client = client.build_blocking().unwrap();
    let call = client.users().get(1).retry(backoffice::client::RetryPolicy::never());
    assert!(call.send().is_err(), "nothing listens there");
}
