//! Validates the bodies of your own service, here in axum: bad requests get each violation with its place.

use std::error::Error;

use axum::{
    Router,
    body::{Body, Bytes, to_bytes},
    http::{Request, StatusCode},
    routing::post,
};
use backoffice::{
    models::{Record as _, RefundOrder},
    validate,
};
use tower::ServiceExt as _;

fn app() -> Router {
    Router::new().route("/refunds", post(refund))
}

/// Checks the bytes before it decodes them. `validate` has a function for each schema.
async fn refund(body: Bytes) -> (StatusCode, String) {
    if let Err(violations) = validate::refund_order(&body) {
        let lines = violations.iter().map(|violation| {
            let (pointer, code) = (&violation.pointer, violation.code.as_str());
            let (expected, found) = (&violation.expected, &violation.found);
            format!("{pointer}: {code}: expected {expected}, found {found}")
        });
        let lines: Vec<_> = lines.collect();
        return (StatusCode::BAD_REQUEST, lines.join("\n"));
    }
    match RefundOrder::from_slice(&body) {
        Ok(refund) => (StatusCode::OK, format!("refund of {:?}", refund.amount)),
        Err(error) => (StatusCode::BAD_REQUEST, error.to_string()),
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    for (body, status) in [(r#"{"amount":"10.00"}"#, 200), (r#"{"amount":10.0}"#, 400)] {
        let request = Request::post("/refunds").body(Body::from(body))?;
        let response = app().oneshot(request).await?;
        assert_eq!(response.status(), status);
        let text = to_bytes(response.into_body(), 1 << 20).await?;
        println!("{status}: {}", String::from_utf8_lossy(&text));
    }
    Ok(())
}
