//! Creates a webhook, then receives a delivery: verifies its signature, and decodes the record that it carries.

use std::{error::Error, time::SystemTime};

use backoffice::{
    client::{
        Client,
        models::{CreateWebhook, Customer, EventName, Record as _, Timestamp, Url},
        testing::InProcess,
    },
    webhooks::{Delivery, Receiver, Signer, StandardWebhooks},
};

/// The key that the service makes for the webhook.
const SECRET: &str = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";

// `pub(crate)` because tests/examples.rs runs it.
#[tokio::main(flavor = "current_thread")]
pub(crate) async fn main() -> Result<(), Box<dyn Error>> {
    let created = format!(r#"{{"id":3,"secret_key":"{SECRET}"}}"#);
    let client = Client::builder("https://store.example/api")
        .token("abc.def")
        .transport(InProcess::answering(201, created))
        .build()?;

    let target = Url::new("https://hooks.example.com/backoffice")?;
    let webhook = CreateWebhook::new([EventName::CartAbandoned], target);
    let webhook = client.webhooks().create(webhook).send().await?;
    // Debug output masks the secret.
    println!("{webhook:?}");
    let secret = webhook.secret_key.ok_or("the service sent no secret")?;
    let receiver = Receiver::builder().secret(secret).build()?;

    // What the service does: it signs a delivery with the same secret.
    let customer = Customer::new(7).email("ada@example.com");
    let time = Timestamp::new("2023-02-10T12:00:00Z")?;
    let body = Delivery::new("msg_1", EventName::CartAbandoned, time, &customer).to_json();
    let signer = Signer::new(StandardWebhooks, SECRET)?;
    let headers = signer.sign("msg_1", SystemTime::now(), body.as_bytes())?;

    let delivery = receiver.receive(&headers, body.as_bytes())?;
    let customer: Customer = delivery.data_as()?;
    println!("{:?}: {:?}", delivery.event, customer.email);
    assert_eq!(customer.email, Some("ada@example.com".into()));

    // A body that someone changed is refused before it is decoded.
    let changed = body.replace("ada", "eve");
    let refused = receiver.receive(&headers, changed.as_bytes());
    let error = refused.err().ok_or("a changed body was received")?;
    println!("{}: {error}", error.status());
    assert!(error.is_signature());
    Ok(())
}
