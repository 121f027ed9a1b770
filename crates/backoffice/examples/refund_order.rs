//! Refunds an order once, although the first attempt fails: both attempts carry the same idempotency key.

use std::error::Error;

use backoffice::client::{
    Client, IdempotencyKey,
    models::{Amount, Order, Record as _, RefundOrder},
    testing::{InProcess, ManualTime},
};

// `pub(crate)` because tests/examples.rs runs it.
#[tokio::main(flavor = "current_thread")]
pub(crate) async fn main() -> Result<(), Box<dyn Error>> {
    let order = Order::new("1001").currency("USD");
    let service = InProcess::answering(503, "").then(200, order.to_json());
    let client = Client::builder("https://store.example/api")
        .token("abc.def")
        // Without this promise of your service, the client sends a refund once and reports an unknown outcome.
        .service_honours_idempotency_keys()
        .transport(service.clone())
        // The wait between the attempts ends at once.
        .time(ManualTime::new())
        .build()?;

    // A key from your own records: after a crash, your program sends the same key.
    let key = IdempotencyKey::new("refund-1001-2");
    let refund = RefundOrder::new(Amount::new("10.00")?);
    let call = client.orders().refund("1001", refund).idempotency_key(key);
    match call.send().await {
        Ok(order) => println!("refunded: {}", order.to_json()),
        Err(error) if error.is_outcome_unknown() => println!("ask a person to look: {error}"),
        Err(error) => println!("not refunded: {error}"),
    }

    let requests = service.requests();
    for request in &requests {
        let key = &request.headers()["idempotency-key"];
        println!("{} {} {key:?}", request.method(), request.uri());
        assert_eq!(key, "refund-1001-2");
        assert_eq!(request.body(), r#"{"amount":"10.00"}"#);
    }
    assert_eq!(requests.len(), 2);
    Ok(())
}
