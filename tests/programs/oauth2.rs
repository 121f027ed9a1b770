use backoffice::client::auth::oauth::AuthorizationCode;

fn main() {
    let [authorize, token, back] = ["authorize", "token", "back"].map(|end| format!("https://store.example/{end}"));
    let flow = AuthorizationCode::new("my-app", &authorize, &token, &back).unwrap();
    let (url, _pending) = flow.begin(["orders:write"]).unwrap();
    assert!(url.starts_with("https://store.example/authorize?"));
}
