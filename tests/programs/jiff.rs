use backoffice::models::Timestamp;

fn main() {
    let text = Timestamp::new("2023-02-10T12:00:00Z").unwrap();
    assert!(text.to_jiff().is_ok());
}
