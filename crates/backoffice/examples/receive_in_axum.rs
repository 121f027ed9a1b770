//! Receives webhook deliveries in axum, each once.
//!
//! With the webhook's secret in WEBHOOK_SECRET, it serves port 8081. Without it, it sends one delivery to itself.

use std::{error::Error, sync::Arc, time::SystemTime};

use axum::{
    Router,
    body::Body,
    extract::{FromRef, State},
    http::{Request, StatusCode},
    routing::post,
};
use backoffice::{
    models::Customer,
    webhooks::{
        EventName, HandledIds as _, Received, Receiver, RecentIds, Signer, StandardWebhooks,
        axum::Verified,
    },
};
use tower::ServiceExt as _;

#[derive(Clone)]
struct App {
    receiver: Receiver,
    /// For several instances, implement `HandledIds` for a table of your database.
    ids: Arc<RecentIds>,
}

impl FromRef<App> for Receiver {
    fn from_ref(app: &App) -> Self {
        app.receiver.clone()
    }
}

fn app(secret: &str) -> Result<Router, Box<dyn Error>> {
    let receiver = Receiver::builder().secret(secret).build()?;
    let ids = Arc::default();
    let routes = Router::new().route("/deliveries", post(deliveries));
    Ok(routes.with_state(App { receiver, ids }))
}

/// The sender repeats a delivery that is not answered with 2xx. A wrong signature is answered before this function runs.
async fn deliveries(State(app): State<App>, Verified(received): Verified) -> StatusCode {
    let Some(id) = received.id.as_deref() else {
        return StatusCode::BAD_REQUEST;
    };
    let Ok(true) = app.ids.insert(id).await else {
        return StatusCode::OK;
    };
    // This error is not `Send`, so it must end before the next `await`.
    let handled = handle(&received).map_err(|error| eprintln!("{id}: {error}"));
    if handled.is_ok() {
        return StatusCode::OK;
    }
    let Ok(()) = app.ids.remove(id).await;
    StatusCode::INTERNAL_SERVER_ERROR
}

fn handle(received: &Received) -> Result<(), Box<dyn Error>> {
    match &received.event {
        Some(EventName::CartAbandoned) => {
            let customer: Customer = received.data_as()?;
            println!("abandoned by {:?}", customer.email);
        }
        event => println!("nothing to do for {event:?}"),
    }
    Ok(())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    if let Ok(secret) = std::env::var("WEBHOOK_SECRET") {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:8081").await?;
        return Ok(axum::serve(listener, app(&secret)?).await?);
    }
    let secret = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
    let body = r#"{"id":"msg_1","type":"cart.abandoned","data":{"email":"ada@example.com"}}"#;
    let signer = Signer::new(StandardWebhooks, secret)?;
    let headers = signer.sign("msg_1", SystemTime::now(), body.as_bytes())?;
    let app = app(secret)?;
    for (body, status) in [(body, 200), (body, 200), ("{}", 403)] {
        let mut request = Request::post("/deliveries").body(Body::from(body))?;
        *request.headers_mut() = headers.clone();
        assert_eq!(app.clone().oneshot(request).await?.status(), status);
    }
    Ok(())
}
