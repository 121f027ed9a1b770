//! Refunds an order, and handles each kind of error.

use std::error::Error;

use backoffice::{
    Client,
    client::{ErrorKind, IdempotencyKey},
    models::{Amount, RefundOrder},
    server::Sandbox,
};

/// The next step for the caller.
#[derive(Debug, PartialEq)]
enum Outcome {
    Refunded,
    /// The service refuses the refund: show the reason to whoever asked for it.
    Refused(String),
    /// Nothing was refunded: try again later.
    Later,
    /// Nothing was refunded: an operator must correct the program or its token.
    Broken,
    /// The order may be refunded: a person must look.
    Unknown,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let sandbox = Sandbox::start().await?;
    let client = sandbox.client()?;
    let number = sandbox.examples().order_number.as_str();
    assert_eq!(refund(&client, number, "1.00", 1).await?, Outcome::Refunded);
    let refused = refund(&client, number, "1000000.00", 2).await?;
    println!("{refused:?}");
    assert!(matches!(refused, Outcome::Refused(_)));
    assert!(matches!(refund(&client, "no-such-order", "1.00", 3).await?, Outcome::Refused(_)));
    Ok(())
}

async fn refund(
    client: &Client,
    number: &str,
    amount: &str,
    job: u64,
) -> Result<Outcome, Box<dyn Error>> {
    let refund = RefundOrder::new(Amount::new(amount)?);
    // The same key after a crash of this program.
    let key = IdempotencyKey::new(format!("refund-{job}"));
    let call = client.orders().refund(number, refund).idempotency_key(key);
    let error = match call.send().await {
        Ok(order) => {
            println!("refunded: {:?}", order.payment_status);
            return Ok(Outcome::Refunded);
        }
        Err(error) => error,
    };
    eprintln!("{error}");
    if error.is_outcome_unknown() {
        return Ok(Outcome::Unknown);
    }
    let messages = || error.messages().map(ToString::to_string);
    Ok(match error.kind() {
        ErrorKind::Validation | ErrorKind::NotFound | ErrorKind::Conflict => {
            Outcome::Refused(messages().unwrap_or_default())
        }
        ErrorKind::RateLimited
        | ErrorKind::Server
        | ErrorKind::Connection
        | ErrorKind::Timeout
        | ErrorKind::PreconditionFailed => Outcome::Later,
        ErrorKind::Token if error.is_transient() => Outcome::Later,
        ErrorKind::Token | ErrorKind::Unauthorized | ErrorKind::Forbidden => Outcome::Broken,
        ErrorKind::Request | ErrorKind::Status | ErrorKind::Decode | ErrorKind::Page => {
            Outcome::Broken
        }
        // Later versions of the crate may have more kinds.
        _ => Outcome::Broken,
    })
}
