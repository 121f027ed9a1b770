use backoffice::{include_payload, models::Record as _, payload};

fn main() {
    let amount = backoffice::models::Amount::new("12.50").unwrap();
    let refund = payload!(RefundOrder { "amount": #amount });
    assert_eq!(refund.to_json(), r#"{"amount":"12.50"}"#);
    assert_eq!(include_payload!("refund.json" as RefundOrder), refund);
}
