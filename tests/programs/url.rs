use backoffice::models::Url;

fn main() {
    let url = Url::new("https://store.example/a").unwrap();
    assert_eq!(url.to_url().unwrap().host_str(), Some("store.example"));
}
