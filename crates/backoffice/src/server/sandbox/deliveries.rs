//! A receiver of a sandbox's deliveries, in the test's own process.

use std::{
    net::Ipv4Addr,
    sync::{
        Arc,
        atomic::{AtomicU16, Ordering::Relaxed},
    },
    time::Duration,
};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::{Request, State},
    http::StatusCode,
};
use backoffice_description::events;
use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use tokio::{net::TcpListener, runtime::Handle, sync::mpsc, task::JoinHandle};

use super::{Sandbox, unavailable};
use crate::{
    server::{Backoffice, Refusal, generated::tables, random},
    webhooks::{Received, Receiver},
};

/// Time that a test waits for a delivery.
const WAIT: Duration = Duration::from_secs(10);

/// Longest time for the deliveries under way.
const QUIET: Duration = Duration::from_secs(20);

/// The deliveries to a webhook that a test made, in the order in which they arrive. The webhook ends with the value.
#[derive(Debug)]
pub struct Inbox {
    arrived: mpsc::UnboundedReceiver<Received>,
    status: Arc<AtomicU16>,
    server: JoinHandle<()>,
    backoffice: Backoffice,
    store: i64,
    /// Id of the webhook.
    id: String,
}

/// State of the receiver's server.
#[derive(Clone)]
struct Desk {
    receiver: Receiver,
    arrived: mpsc::UnboundedSender<Received>,
    status: Arc<AtomicU16>,
}

impl Sandbox {
    /// Makes a webhook for every event, and receives its deliveries.
    ///
    /// # Errors
    ///
    /// If this machine has no free port.
    ///
    /// # Examples
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # #[cfg(feature = "client")] {
    /// use backoffice::server::{Sandbox, models::{Amount, RefundOrder}, webhooks::Event};
    ///
    /// let sandbox = Sandbox::start().await?;
    /// let mut deliveries = sandbox.deliveries().await?;
    /// let number = sandbox.examples().order_number.as_str();
    /// let refund = RefundOrder::new(Amount::new("1.00")?);
    /// sandbox.client()?.orders().refund(number, refund).send().await?;
    ///
    /// let delivery = deliveries.next().await.ok_or("nothing arrived")?;
    /// match delivery.event()? {
    ///     Event::OrderRefunded(order) => assert_eq!(order.refunds.len(), 1),
    ///     other => panic!("{other:?}"),
    /// }
    /// # }
    /// # Ok(())
    /// # }
    /// ```
    pub async fn deliveries(&self) -> Result<Inbox, Refusal> {
        let names: Vec<_> = events::ALL.iter().map(|event| event.name).collect();
        self.deliveries_of(&names).await
    }

    /// Does the same for some events.
    ///
    /// # Errors
    ///
    /// If there are no events, or this machine has no free port.
    pub async fn deliveries_of(&self, events: &[&str]) -> Result<Inbox, Refusal> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.map_err(|error| unavailable(&error))?;
        let address = listener.local_addr().map_err(|error| unavailable(&error))?;
        let secret = format!("whsec_{}", STANDARD.encode(random::bytes::<32>()));
        let receiver = Receiver::builder().secret(secret.as_str()).build();
        let receiver = receiver.map_err(|error| unavailable(&error))?;
        let (sender, arrived) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(StatusCode::NO_CONTENT.as_u16()));
        let desk = Desk { receiver, arrived: sender, status: status.clone() };
        let router = Router::new().fallback(receive).with_state(desk);
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::warn!(%error, "deliveries of the sandbox can't be received");
            }
        });
        let webhook = json!({
            "name": "deliveries of a test", "active": true, "events": events, "secret_key": secret,
            "target": format!("http://{address}/"),
        });
        let (table, text) = (&tables::WEBHOOKS, webhook.to_string());
        let made = self.backoffice.create(self.store, table, &text).await;
        if made.is_err() {
            server.abort();
        }
        let made: Value = serde_json::from_str(&made?).unwrap_or_default();
        Ok(Inbox {
            arrived,
            status,
            server,
            backoffice: self.backoffice.clone(),
            store: self.store,
            id: made["id"].to_string(),
        })
    }

    /// Waits until the deliveries under way are made, and then moves their clock ahead: those that failed are tried again when
    /// their time has come.
    pub async fn advance(&self, time: Duration) {
        let quiet = self.backoffice.database.wakes.quiet();
        // A target that does not answer keeps a delivery under way.
        let _ = tokio::time::timeout(QUIET, quiet).await;
        self.backoffice.advance_deliveries(time);
    }
}

impl Inbox {
    /// Waits for the next delivery, whose signature was verified. Returns none if nothing arrives within ten seconds.
    pub async fn next(&mut self) -> Option<Received> {
        tokio::time::timeout(WAIT, self.arrived.recv()).await.ok()?
    }

    /// Answers deliveries from now on with a status: one below 200 or above 299 is a failure.
    pub fn answer_with(&self, status: u16) {
        self.status.store(status, Relaxed);
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        self.server.abort();
        let (backoffice, store, id) = (self.backoffice.clone(), self.store, self.id.clone());
        if let Ok(runtime) = Handle::try_current() {
            // The sandbox may have ended.
            runtime.spawn(async move { backoffice.remove(store, &tables::WEBHOOKS, &id).await });
        }
    }
}

async fn receive(State(desk): State<Desk>, request: Request<Body>) -> StatusCode {
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, desk.receiver.max_body_bytes()).await else {
        return StatusCode::PAYLOAD_TOO_LARGE;
    };
    match desk.receiver.receive(&parts.headers, &body) {
        Ok(received) => {
            // The test may have ended.
            let _ = desk.arrived.send(received);
            StatusCode::from_u16(desk.status.load(Relaxed)).unwrap_or(StatusCode::IM_A_TEAPOT)
        }
        Err(error) => {
            tracing::warn!(%error, "a delivery to the sandbox was refused");
            StatusCode::from_u16(error.status().as_u16()).unwrap_or(StatusCode::FORBIDDEN)
        }
    }
}
