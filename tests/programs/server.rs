use backoffice::{Client, Error, server::{Limits, Sandbox, Settings}};

/// A program with a runtime calls it.
pub async fn customers(sandbox: &Sandbox, client: Client) -> Result<usize, Error> {
    assert!(sandbox.client().is_ok());
    Ok(client.users().list().send().await?.results.len())
}

fn main() {
    let settings = Settings::new("https://store.example/api", [7; 32]);
    assert_eq!(settings.page_size, 100);
    assert_eq!(Limits::default().body_bytes, 1 << 20);
}
