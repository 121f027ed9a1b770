use backoffice::schema::{Profile, find};

fn main() {
    let schema = find("RefundOrder").unwrap();
    assert!(schema.text(Profile::Contract).contains("\"amount\""));
}
