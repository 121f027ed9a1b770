use backoffice::models::Amount;

fn main() {
    let amount = Amount::new("12.50").unwrap();
    assert_eq!(amount.to_decimal().unwrap().to_string(), "12.50");
}
