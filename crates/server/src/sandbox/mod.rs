//! What a sandbox has beside the service: faults, the latest calls, and snapshots of stores.
//!
//! Knows calls as they come and go; must not know what an operation does, or SQL.

mod control;
mod faults;
mod requests;

use std::sync::Arc;

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
    requests::{Begun, Requests},
};
use crate::{
    Backend, Fault, Refusal,
    http::{auth::token, refused::Cut},
};

/// State of a sandbox, which ends with the process.
#[derive(Debug, Default)]
pub(crate) struct Sandbox {
    pub(crate) faults: Faults,
    pub(crate) requests: Requests,
}

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
            let grant = database.tokens.grant(&database.db, token, database.clock.now()).await;
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
    let (begun, request) = Begun::new(request, endpoint.map(|endpoint| endpoint.id), caller);
    let (response, fault) = match fault {
        None => (next.run(request).await, None),
        Some(Ok(fault)) => (fault.answer(next.run(request)).await, Some(fault.to_string())),
        Some(Err(why)) => (Refusal::invalid("X-Sandbox-Fault", why).into_response(), None),
    };
    let is_cut = response.extensions().get::<Cut>().is_some();
    let api = database.schema.api;
    begun.end(&backend.sandbox.requests, api, fault, response, is_cut).await
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
