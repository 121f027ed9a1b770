use backoffice::server::{Limits, Sandbox, Settings};

fn main() {
    let settings = Settings::new("https://store.example/api", [7; 32]);
    assert_eq!(settings.page_size, 100);
    assert_eq!(Limits::default().body_bytes, 1 << 20);
    // A program with a runtime calls it.
    let _ = Sandbox::client;
}
