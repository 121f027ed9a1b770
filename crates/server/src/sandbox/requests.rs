//! The latest calls of the API, as they came and as they were answered.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::{
    body::Body,
    extract::Request,
    http::{HeaderMap, HeaderName, header},
    response::Response,
};
use backoffice_shapes::Endpoint;
use bytes::Bytes;
use futures_util::StreamExt as _;
use hyper::body::Body as _;
use serde::Serialize;
use serde_json::Value;

use super::Sandbox;
use crate::{Fault, Schema, http::refused::Cut};

/// Most bytes of a body that are kept.
const MOST_BODY: usize = 16 * 1024;

/// Most calls, and bytes of all of them.
const MOST_CALLS: usize = 10_000;
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// A call of the API, as a sandbox keeps it. Secrets are hidden.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct LoggedRequest {
    /// Number: later calls have larger ones.
    pub id: u64,
    /// Time at which it came (RFC 3339).
    pub at: String,
    /// HTTP method.
    pub method: String,
    /// Path, without the query.
    pub path: String,
    /// Query, without `?`.
    pub query: String,
    /// Operation: `refund_order`; none if the path or the method is unknown.
    pub operation: Option<&'static str>,
    /// Its name in the client: `orders.refund`.
    #[serde(skip)]
    pub name: Option<&'static str>,
    /// Number of the token; none if it is not known.
    pub token: Option<i64>,
    /// Status of the answer; none if it was cut.
    pub status: Option<u16>,
    /// Time until the answer began, in milliseconds.
    pub milliseconds: f64,
    /// The fault that it had: `status=503`.
    pub fault: Option<String>,
    /// The request.
    pub request: Message,
    /// The answer.
    pub response: Message,
    #[serde(skip)]
    store: Option<i64>,
}

/// Headers and body of a request or an answer.
#[derive(Clone, Debug, Default, Serialize)]
#[non_exhaustive]
pub struct Message {
    /// Header fields.
    pub headers: BTreeMap<String, String>,
    /// Start of the body, up to 16 KiB, if it is text.
    pub body: String,
    /// Bytes of the body.
    pub bytes: usize,
}

impl LoggedRequest {
    fn bytes(&self) -> usize {
        let of = |message: &Message| {
            let headers = message.headers.iter();
            headers.map(|(name, value)| name.len() + value.len() + 64).sum::<usize>()
                + message.body.len()
        };
        512 + self.path.len() + self.query.len() + of(&self.request) + of(&self.response)
    }
}

/// The calls that are wanted.
#[derive(Clone, Debug, Default)]
pub struct RequestFilter {
    /// Those with a larger number.
    pub after: u64,
    /// Those of this operation: `refund_order` or `orders.refund`.
    pub operation: Option<String>,
    /// Those with this method.
    pub method: Option<String>,
    /// Those with this whole path, such as `/api/users/`.
    pub path: Option<String>,
    /// Those with this status.
    pub status: Option<u16>,
    /// Those that no known token made, and not those of the store.
    pub unknown: bool,
}

#[derive(Debug, Default)]
struct Kept {
    calls: VecDeque<LoggedRequest>,
    bytes: usize,
    /// Number of the latest.
    latest: u64,
}

/// The latest calls of all stores.
#[derive(Debug, Default)]
pub(crate) struct Requests(Mutex<Kept>);

impl Requests {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, mut call: LoggedRequest) {
        let mut kept = self.kept();
        kept.latest += 1;
        call.id = kept.latest;
        kept.bytes += call.bytes();
        kept.calls.push_back(call);
        while kept.calls.len() > MOST_CALLS || kept.bytes > MOST_BYTES {
            let Some(oldest) = kept.calls.pop_front() else { break };
            kept.bytes -= oldest.bytes();
        }
    }

    /// Lists calls of a store, the oldest first.
    pub(crate) fn of(&self, store: i64, filter: &RequestFilter) -> Vec<LoggedRequest> {
        let is = |wanted: &Option<String>, text: &str| {
            wanted.as_ref().is_none_or(|wanted| wanted == text)
        };
        let kept = self.kept();
        let calls = kept.calls.iter().filter(|call| {
            let owner = if filter.unknown { None } else { Some(store) };
            call.store == owner
                && call.id > filter.after
                && filter.operation.as_deref().is_none_or(|wanted| {
                    call.operation == Some(wanted) || call.name == Some(wanted)
                })
                && filter
                    .method
                    .as_ref()
                    .is_none_or(|method| method.eq_ignore_ascii_case(&call.method))
                && is(&filter.path, &call.path)
                && filter.status.is_none_or(|status| call.status == Some(status))
        });
        calls.cloned().collect()
    }

    /// Forgets the calls of a store, and those of no store.
    pub(crate) fn forget(&self, store: i64) {
        let mut kept = self.kept();
        kept.calls.retain(|call| call.store.is_some_and(|owner| owner != store));
        kept.bytes = kept.calls.iter().map(LoggedRequest::bytes).sum();
    }
}

/// A call that has begun. Dropped, because its caller went away, it is kept without an answer.
pub(super) struct Begun {
    sandbox: Arc<Sandbox>,
    schema: &'static Schema,
    call: Option<LoggedRequest>,
    start: std::time::Instant,
    body: Arc<Mutex<Start>>,
}

impl Drop for Begun {
    fn drop(&mut self) {
        if let Some(call) = self.ended() {
            self.sandbox.requests.add(call);
        }
    }
}

/// The first bytes of a body, and its length.
#[derive(Default)]
struct Start {
    bytes: Vec<u8>,
    length: usize,
}

impl Start {
    fn take(&mut self, chunk: &[u8]) {
        let room = MOST_BODY.saturating_sub(self.bytes.len());
        self.bytes.extend_from_slice(chunk.get(..room).unwrap_or(chunk));
        self.length += chunk.len();
    }
}

impl Begun {
    /// Begins a call, whose body is noted as it is read.
    pub(super) fn new(
        sandbox: Arc<Sandbox>,
        schema: &'static Schema,
        request: Request,
        endpoint: Option<&'static Endpoint>,
        caller: Option<(i64, i64)>,
    ) -> (Self, Request) {
        let hider = sandbox.hider.get_or_init(|| Hider::new(schema));
        let uri = request.uri();
        let call = LoggedRequest {
            id: 0,
            at: jiff::Timestamp::now().to_string(),
            method: request.method().to_string(),
            path: uri.path().to_owned(),
            query: hider.without_tokens(uri.query().unwrap_or_default()),
            operation: endpoint.map(|endpoint| endpoint.id),
            name: endpoint.map(|endpoint| endpoint.call),
            token: caller.map(|(token, _)| token),
            status: None,
            milliseconds: 0.0,
            fault: None,
            request: Message { headers: hider.shown(request.headers()), ..Message::default() },
            response: Message::default(),
            store: caller.map(|(_, store)| store),
        };
        let body = Arc::<Mutex<Start>>::default();
        let start = std::time::Instant::now();
        let begun = Self { sandbox, schema, call: Some(call), start, body: body.clone() };
        if request.body().is_end_stream() {
            return (begun, request);
        }
        let request = request.map(|read| {
            let chunks = read.into_data_stream().inspect(move |chunk| {
                if let Ok(chunk) = chunk {
                    body.lock().unwrap_or_else(PoisonError::into_inner).take(chunk);
                }
            });
            Body::from_stream(chunks)
        });
        (begun, request)
    }

    fn hider(&self) -> &Hider {
        self.sandbox.hider.get_or_init(|| Hider::new(self.schema))
    }

    /// Names the fault of the call.
    pub(super) fn has(&mut self, fault: &Fault) {
        if let Some(call) = &mut self.call {
            call.fault = Some(fault.to_string());
        }
    }

    /// Takes the call, with what was read of its body.
    fn ended(&mut self) -> Option<LoggedRequest> {
        let mut call = self.call.take()?;
        call.milliseconds = (self.start.elapsed().as_secs_f64() * 1e6).round() / 1e3;
        let read = std::mem::take(&mut *self.body.lock().unwrap_or_else(PoisonError::into_inner));
        (call.request.body, call.request.bytes) = (self.hider().text(&read.bytes), read.length);
        Some(call)
    }

    /// Ends the call with its answer. An answer without a known length is noted without its body.
    pub(super) async fn end(mut self, response: Response) -> Response {
        let is_cut = response.extensions().get::<Cut>().is_some();
        let Some(mut call) = self.ended() else { return response };
        call.status = (!is_cut).then(|| response.status().as_u16());
        call.response.headers = self.hider().shown(response.headers());
        let response = if response.body().size_hint().exact().is_some() {
            let (parts, body) = response.into_parts();
            let bytes: Bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap_or_default();
            let start = bytes.get(..MOST_BODY).unwrap_or(&bytes);
            (call.response.body, call.response.bytes) = (self.hider().text(start), bytes.len());
            Response::from_parts(parts, Body::from(bytes))
        } else {
            response
        };
        self.sandbox.requests.add(call);
        response
    }
}

/// In the place of a secret.
const HIDDEN: &str = "(hidden)";

/// Fewest characters after its prefix that a text must have to be a token.
const LEAST_TOKEN: usize = 12;

/// Hides tokens, and the values of fields with secrets.
#[derive(Debug)]
pub(super) struct Hider {
    /// Start of the tokens.
    prefix: &'static str,
    /// Names of the fields.
    secrets: BTreeSet<&'static str>,
}

impl Hider {
    fn new(schema: &'static Schema) -> Self {
        let fields = schema.api.shapes.iter().flat_map(|shape| shape.fields);
        let secrets = fields.filter(|field| field.secret).map(|field| field.name).collect();
        Self { prefix: schema.token_prefix, secrets }
    }

    /// Returns header fields without the secret ones.
    fn shown(&self, headers: &HeaderMap) -> BTreeMap<String, String> {
        let secret = [
            header::AUTHORIZATION,
            header::COOKIE,
            header::PROXY_AUTHORIZATION,
            header::SET_COOKIE,
            HeaderName::from_static("x-api-key"),
        ];
        let field = |(name, value): (&HeaderName, &header::HeaderValue)| {
            let text = match secret.contains(name) {
                true => HIDDEN.to_owned(),
                false => self.without_tokens(&String::from_utf8_lossy(value.as_bytes())),
            };
            (name.as_str().to_owned(), text)
        };
        headers.iter().map(field).collect()
    }

    /// Hides what looks like a token.
    fn without_tokens(&self, text: &str) -> String {
        let mut parts = text.split(self.prefix);
        let mut shown = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let is_of_token = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
            let end = part.find(|c: char| !is_of_token(c)).unwrap_or(part.len());
            if end >= LEAST_TOKEN {
                shown += HIDDEN;
                shown += &part[end..];
            } else {
                shown += self.prefix;
                shown += part;
            }
        }
        shown
    }

    /// Returns the text of a body, without secrets. A body that has one and is not whole JSON is hidden.
    fn text(&self, bytes: &[u8]) -> String {
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            // It was cut within a character.
            Err(error) if error.error_len().is_none() => {
                let whole = bytes.get(..error.valid_up_to()).unwrap_or_default();
                std::str::from_utf8(whole).unwrap_or_default()
            }
            Err(_) => return String::new(),
        };
        if !self.secrets.iter().any(|name| text.contains(name)) {
            return self.without_tokens(text);
        }
        match serde_json::from_str::<Value>(text) {
            Ok(mut value) => {
                hide(&mut value, &self.secrets);
                self.without_tokens(&value.to_string())
            }
            Err(_) => HIDDEN.to_owned(),
        }
    }
}

fn hide(value: &mut Value, secrets: &BTreeSet<&'static str>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| hide(item, secrets)),
        Value::Object(fields) => {
            for (name, value) in fields {
                if secrets.contains(name.as_str()) && !value.is_null() {
                    *value = HIDDEN.into();
                } else {
                    hide(value, secrets);
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_hidden() {
        let hider = Hider { prefix: "bo_", secrets: BTreeSet::from(["secret_key"]) };
        for (body, expected) in [
            (r#"{"a":1}"#, r#"{"a":1}"#),
            (
                r#"[{"a":{"secret_key":"x","b":2}},{"secret_key":null}]"#,
                r#"[{"a":{"b":2,"secret_key":"(hidden)"}},{"secret_key":null}]"#,
            ),
            (r#"{"secret_key":"x""#, HIDDEN),
        ] {
            let hidden: Value =
                serde_json::from_str(&hider.text(body.as_bytes())).unwrap_or_default();
            assert_eq!(
                hidden,
                serde_json::from_str::<Value>(expected).unwrap_or_default(),
                "{body}"
            );
            assert!(!hider.text(body.as_bytes()).contains("\"x\""));
        }
    }

    #[test]
    fn tokens_are_hidden_and_a_cut_character_is_none() {
        let hider = Hider { prefix: "bo_", secrets: BTreeSet::new() };
        let shown = hider.without_tokens("a=bo_k3mC0tJxAAAAAAAA&b=bo_short&bo_");
        assert_eq!(shown, "a=(hidden)&b=bo_short&bo_");
        assert_eq!(hider.text("a\u{e9}".as_bytes().get(..2).unwrap()), "a");
        assert_eq!(hider.text(b"a\xff"), "");
    }

    #[test]
    fn old_calls_make_room() {
        let requests = Requests::default();
        let call = |body: usize| LoggedRequest {
            id: 0,
            at: String::new(),
            method: "GET".to_owned(),
            path: String::new(),
            query: String::new(),
            operation: None,
            name: None,
            token: None,
            status: Some(200),
            milliseconds: 0.0,
            fault: None,
            request: Message::default(),
            response: Message { body: "x".repeat(body), ..Message::default() },
            store: Some(1),
        };
        for _ in 0..MOST_CALLS + 5 {
            requests.add(call(0));
        }
        let calls = requests.of(1, &RequestFilter::default());
        assert_eq!((calls.len(), calls[0].id), (MOST_CALLS, 6));
        for _ in 0..4_000 {
            requests.add(call(MOST_BODY));
        }
        assert!(requests.kept().bytes <= MOST_BYTES);
        assert!(requests.of(2, &RequestFilter::default()).is_empty());
        requests.forget(1);
        assert_eq!(requests.kept().bytes, 0);
    }
}
