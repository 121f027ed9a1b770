//! Reads a record that differs from the API document, reports the differences, and writes it back with nothing lost.

use std::error::Error;

use backoffice::client::{
    Client,
    models::{DisputeStatus, Record as _},
    testing::InProcess,
};

/// A number for an amount, a status that the document does not show, and a field that it does not list.
const ANSWER: &str = r#"{"id":77,"status":"open","amount":67.50,"colour":"red"}"#;

// `pub(crate)` because tests/examples.rs runs it.
#[tokio::main(flavor = "current_thread")]
pub(crate) async fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder("https://store.example/api")
        .token("abc.def")
        .transport(InProcess::answering(200, ANSWER))
        .build()?;

    // Drift never makes a call fail.
    let response = client.disputes().get(77).send_with_response().await?;
    for drift in response.drift() {
        println!("{drift}");
    }
    assert_eq!(response.drift().len(), 3);

    // A value of another type than the document gives is with the unknown fields. The field itself is empty.
    let dispute = response.into_value();
    assert_eq!(dispute.amount, None);
    for (name, value) in dispute.unknown_fields().iter() {
        println!("{name} is {value}");
    }

    // The text of everything that you do not change stays as it was.
    let changed = dispute.status(DisputeStatus::New);
    println!("{}", changed.to_json());
    assert_eq!(changed.to_json(), ANSWER.replace("open", "new"));
    Ok(())
}
