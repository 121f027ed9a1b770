use backoffice::models::{Order, Record as _};

fn main() {
    let order = Order::from_json(r#"{"number":"1001","total_incl_tax":10.5}"#).unwrap();
    assert_eq!(order.drift()[0].pointer, "/total_incl_tax");
}
