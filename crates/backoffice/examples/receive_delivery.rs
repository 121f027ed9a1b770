//! Verifies and decodes a delivery, as a handler of requests does.

use std::time::SystemTime;

use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let secret = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
    let receiver = Receiver::builder().secret(secret).build()?;
    // In your program, the service signs.
    let body = br#"{"id":"msg_1","type":"cart.abandoned","timestamp":"2023-02-10T12:00:00Z","data":{"id":7}}"#;
    let headers = Signer::new(StandardWebhooks, secret)?.sign("msg_1", SystemTime::now(), body)?;
    let delivery = receiver.receive(&headers, body)?;
    println!("{:?}", delivery.event);
    assert!(receiver.receive(&headers, b"{}").is_err());
    Ok(())
}
