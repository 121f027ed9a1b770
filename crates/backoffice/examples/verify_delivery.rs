//! Signs a delivery as the service does, and verifies it as its receiver does.

use std::time::SystemTime;

use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let secret = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
    let body = br#"{"id":"msg_1","type":"order.refunded","timestamp":"2023-02-10T12:00:00Z","data":{"number":"1001"}}"#;
    let headers = Signer::new(StandardWebhooks, secret)?.sign("msg_1", SystemTime::now(), body)?;
    let receiver = Receiver::builder().secret(secret).build()?;
    println!("{:?}", receiver.receive(&headers, body)?.event);
    // Another body does not fit the signature.
    let forged = String::from_utf8_lossy(body).replace("1001", "1002");
    let Err(refused) = receiver.receive(&headers, forged.as_bytes()) else {
        return Err("a forged delivery was accepted".into());
    };
    println!("{refused}");
    assert!((400..500).contains(&refused.status().as_u16()));
    Ok(())
}
