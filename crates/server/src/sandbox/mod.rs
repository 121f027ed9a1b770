//! The parts that only a sandbox has: faults, the latest calls, and snapshots of stores.
//!
//! Knows calls as they come and go; must not know what an operation does, or SQL.

mod control;
mod faults;
mod requests;

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use axum::{
    extract::{MatchedPath, Request, State},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use backoffice_shapes::Endpoint;

pub(crate) use self::control::router;
pub(crate) use self::faults::Counted;
pub use self::requests::{LoggedRequest, Message, RequestFilter};
use self::{
    faults::Faults,
    requests::{Begun, Hider, Requests},
};
use crate::{Backend, Fault, Refusal, http::auth::token};

/// State of a sandbox, which ends with the process.
#[derive(Debug, Default)]
pub(crate) struct Sandbox {
    pub(crate) faults: Faults,
    pub(crate) requests: Requests,
    hider: OnceLock<Hider>,
}

/// Most bytes of the body of a call that a fault answers, and the longest time to read it.
const MOST_BODY: usize = 1024 * 1024;
const BODY_TIME: Duration = Duration::from_secs(10);

/// Header of a call that names its fault.
const FAULT: &str = "x-sandbox-fault";

/// Notes a call, and lets it have its fault.
pub(crate) async fn observe(
    State(backend): State<Arc<Backend>>,
    request: Request,
    next: Next,
) -> Response {
    let database = &backend.database;
    let grant = match token(request.headers()) {
        Ok(Some(token)) => {
            // The service itself says why it can't look up a token.
            let grant = database.grant(token).await;
            grant.ok().flatten()
        }
        _ => None,
    };
    let caller = grant.map(|grant| (grant.token, grant.store));
    let endpoint = endpoint(&backend, &request);
    let fault = match request.headers().get(FAULT).map(|text| text.to_str()) {
        Some(text) => Some(Fault::parse(text.unwrap_or_default())),
        None => caller.zip(endpoint).and_then(|((_, store), endpoint)| {
            backend.sandbox.faults.meet(store, endpoint).map(Ok)
        }),
    };
    let (mut begun, request) =
        Begun::new(backend.sandbox.clone(), database.schema, request, endpoint, caller);
    let response = match fault {
        None => next.run(request).await,
        Some(Ok(fault)) => {
            begun.has(&fault);
            if fault.makes_call() {
                fault.answer(next.run(request)).await
            } else {
                // Nobody else reads what came.
                let read = axum::body::to_bytes(request.into_body(), MOST_BODY);
                let _ = tokio::time::timeout(BODY_TIME, read).await;
                fault.answer(std::future::pending()).await
            }
        }
        Some(Err(why)) => Refusal::invalid("X-Sandbox-Fault", why).into_response(),
    };
    begun.end(response).await
}

/// Finds the operation of a request.
fn endpoint(backend: &Backend, request: &Request) -> Option<&'static Endpoint> {
    let path = request.extensions().get::<MatchedPath>()?.as_str();
    let path = path.strip_prefix(backend.mount().unwrap_or_default())?;
    let mut endpoints = backend.database.schema.api.endpoints.iter().copied();
    endpoints.find(|endpoint| {
        endpoint.path == path && endpoint.method.as_str() == request.method().as_str()
    })
}
