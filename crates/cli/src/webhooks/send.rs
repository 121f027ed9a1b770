//! Deliveries that this command signs and sends itself.

use std::time::{Duration, Instant, SystemTime};

use backoffice::{
    client::{
        Body, http,
        transport::{ReqwestTransport, Transport as _},
    },
    models::EventName,
    webhooks::{Signer, StandardWebhooks},
};
use http_body_util::BodyExt as _;

use crate::failure::Failure;

/// Longest time for an answer.
const TIME: Duration = Duration::from_secs(30);

/// Most bytes of an answer that are shown.
const SHOWN_BYTES: usize = 2_000;

/// A place to send deliveries to.
pub(super) struct Forward {
    address: http::Uri,
    transport: ReqwestTransport,
    signer: Signer,
}

/// Answer to a delivery.
pub(super) struct Answer {
    pub(super) status: http::StatusCode,
    pub(super) time: Duration,
    pub(super) body: String,
}

impl Forward {
    /// Checks an address and a secret.
    pub(super) fn new(address: &str, secret: &str) -> Result<Self, Failure> {
        let wrong = || {
            let message = format!("`{address}` is not an address to send deliveries to");
            Failure::usage(message, "write it like `http://127.0.0.1:3000/hooks`")
        };
        let address: http::Uri = address.parse().map_err(|_| wrong())?;
        let transport = match address.scheme_str() {
            Some("http") => ReqwestTransport::local(),
            Some("https") => ReqwestTransport::new(),
            _ => return Err(wrong()),
        };
        let signer = Signer::new(StandardWebhooks, secret);
        let signer = signer.map_err(|error| {
            Failure::usage(error, "the secret is the `secret_key` of the webhook, `whsec_…`")
        })?;
        Ok(Self { address, transport: transport.map_err(Failure::unchecked)?, signer })
    }

    /// Signs and sends a delivery.
    pub(super) async fn send(&self, id: &str, body: String) -> Result<Answer, Failure> {
        let mut headers =
            self.signer.sign(id, SystemTime::now(), body.as_bytes()).map_err(Failure::unchecked)?;
        let json = http::HeaderValue::from_static("application/json");
        headers.insert(http::header::CONTENT_TYPE, json);
        let mut request = http::Request::post(&self.address).body(Body::from(body));
        if let Ok(request) = &mut request {
            request.headers_mut().extend(headers);
        }
        let request = request.map_err(Failure::unchecked)?;
        let start = Instant::now();
        let answer = async {
            let failed = |error| {
                let message = format!("could not send the delivery to {}: {error}", self.address);
                Failure::unchecked(message)
                    .with_help("check the address, and that its program runs")
            };
            let answer = self.transport.send(request).await.map_err(failed)?;
            let (parts, mut body) = answer.into_parts();
            let mut shown = Vec::new();
            while shown.len() < SHOWN_BYTES
                && let Some(Ok(frame)) = body.frame().await
            {
                shown.extend(frame.into_data().unwrap_or_default());
            }
            shown.truncate(SHOWN_BYTES);
            Ok(Answer {
                status: parts.status,
                time: start.elapsed(),
                body: String::from_utf8_lossy(&shown).into_owned(),
            })
        };
        let late = || {
            let seconds = TIME.as_secs();
            Failure::unchecked(format!("{} did not answer within {seconds} seconds", self.address))
        };
        tokio::time::timeout(TIME, answer).await.unwrap_or_else(|_| Err(late()))
    }
}

/// Writes the body of a delivery (gap `delivery-payload`). `data` is the text of the record.
pub(super) fn body(id: &str, event: &EventName, timestamp: &str, data: &str) -> String {
    let [id, event, timestamp] = [id, event.as_str(), timestamp].map(serde_json::Value::from);
    let version = backoffice_description::endpoints::VERSION;
    format!(
        r#"{{"id":{id},"type":{event},"timestamp":{timestamp},"api_version":"{version}","data":{data}}}"#
    )
}
