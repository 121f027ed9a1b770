//! From a request to a checked call, and from its answer to a response.
//!
//! The order of the checks is a decision of ours: path and method, token, scope, limit of calls, version, accepted media type, path
//! parameters, query, media type of the body, size, body, idempotency key; then the service checks record and state.

use std::{future::Future, panic::AssertUnwindSafe, sync::Arc};

use axum::{
    Router,
    body::Body,
    extract::{RawPathParams, Request, rejection::RawPathParamsRejection},
    http::{HeaderName, HeaderValue, Method, StatusCode, header},
    response::Response,
    routing::{MethodFilter, on},
};
use backoffice_models::Record;
use backoffice_shapes::Profile;
use backoffice_validate::{Shapes, Validator};
use bytes::Bytes;
use futures_util::{FutureExt as _, future::BoxFuture};
use sha2::{Digest as _, Sha256};

use super::{
    auth, body,
    call::{Call, FromPath as _, Served},
    detached::{DetachOnDrop, Detached},
    headers::{check_accept, check_version, idempotency_key, wants_problem, write_quota},
    limits::Limits,
    query,
    refused::answer as refused,
};
use crate::{
    deadline::{PATIENCE, left, within},
    domain::{
        answer::Answer,
        caller::{Caller, Key},
        form::Form,
        gate::Gate,
        refusal::Refusal,
    },
    repeat::repeated,
};

/// Routes of a service, to which the generated methods add those of each group.
pub struct Routes<S> {
    service: Arc<S>,
    shared: Arc<Shared>,
    router: Router,
}

struct Shared {
    shapes: &'static Shapes,
    gate: Arc<dyn Gate>,
    limits: Limits,
    detached: Detached,
}

const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");
const TRUE: HeaderValue = HeaderValue::from_static("true");
const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// Header fields of an answer.
const ANSWER_FIELDS: usize = 8;

impl<S: Send + Sync + 'static> Routes<S> {
    /// Starts without routes, for an API with these shapes. `detached` has the calls that go on without their callers.
    pub fn new(
        shapes: &'static Shapes,
        service: Arc<S>,
        gate: Arc<dyn Gate>,
        limits: Limits,
        detached: Detached,
    ) -> Self {
        Self {
            service,
            shared: Arc::new(Shared { shapes, gate, limits, detached }),
            router: Router::new(),
        }
    }

    /// Returns the router. For other paths and methods, and for a path without its last slash, it has answers of its own.
    pub fn into_router(self) -> Router {
        super::served_alone(self.without_edges())
    }

    /// Returns the same router, for a server that has the edges itself.
    pub fn without_edges(self) -> Router {
        let api = self.shared.shapes.api();
        self.router
            .fallback(async |request: Request| super::unknown::unknown_path(api, &request))
            .method_not_allowed_fallback(async |request: Request| {
                super::unknown::unknown_method(api, &request)
            })
    }

    /// Adds an operation without a body.
    #[must_use]
    pub fn get<O, F, A, T>(self, call: F) -> Self
    where
        O: Served<Request = ()>,
        F: Fn(Arc<S>, Call<O, ()>) -> A + Clone + Send + Sync + 'static,
        A: Future<Output = Answer<T>> + Send + 'static,
        T: 'static,
    {
        self.add(call, |_, _| Box::pin(async { Ok(((), Sha256::new())) }))
    }

    /// Adds an operation with a JSON body.
    #[must_use]
    pub fn json<O, F, A, T>(self, call: F) -> Self
    where
        O: Served<Request: Record + Clone + Send + Sync>,
        F: Fn(Arc<S>, Call<O, O::Request>) -> A + Clone + Send + Sync + 'static,
        A: Future<Output = Answer<T>> + Send + 'static,
        T: 'static,
    {
        self.add(call, |request, shared| {
            Box::pin(async move {
                let bytes = body::json(request, &shared.limits).await?;
                let shape = O::ENDPOINT.request;
                let shape = shape.and_then(|shape| shared.shapes.of(shape));
                if let Some(shape) = shape {
                    Validator::new(shape, shared.limits.profile)
                        .with_limit(100)
                        .check(&bytes)
                        .map_err(|violations| Refusal::violations(&violations))?;
                }
                let answer = O::ENDPOINT.response;
                let answer = answer.and_then(|shape| shared.shapes.of(shape));
                if let Some(shape) = answer.filter(|_| shared.limits.profile == Profile::Strict) {
                    // More than the fields that the body may lack.
                    let as_answer = Validator::new(shape, Profile::Strict).with_limit(1_000);
                    if let Err(violations) = as_answer.check(&bytes) {
                        Refusal::nulls(&violations)?;
                    }
                }
                let body = O::Request::from_slice(&bytes).map_err(Refusal::unreadable)?;
                Ok((body, Sha256::new_with_prefix(&bytes)))
            })
        })
    }

    /// Adds an operation with a form.
    #[must_use]
    pub fn form<O, F, A, T>(self, call: F) -> Self
    where
        O: Served,
        F: Fn(Arc<S>, Call<O, Form>) -> A + Clone + Send + Sync + 'static,
        A: Future<Output = Answer<T>> + Send + 'static,
        T: 'static,
    {
        self.add(call, |request, shared| {
            Box::pin(async move {
                let form = body::form(request, &shared.limits).await?;
                let digest = form.digest();
                Ok((form, digest))
            })
        })
    }

    fn add<O, B, F, A, T>(mut self, call: F, read: ReadBody<B>) -> Self
    where
        O: Served,
        B: Clone + Send + Sync + 'static,
        F: Fn(Arc<S>, Call<O, B>) -> A + Clone + Send + Sync + 'static,
        A: Future<Output = Answer<T>> + Send + 'static,
        T: 'static,
    {
        let endpoint = O::ENDPOINT;
        let method = match endpoint.method {
            backoffice_shapes::Method::Get => MethodFilter::GET,
            backoffice_shapes::Method::Post => MethodFilter::POST,
            backoffice_shapes::Method::Put => MethodFilter::PUT,
            backoffice_shapes::Method::Patch => MethodFilter::PATCH,
            backoffice_shapes::Method::Delete => MethodFilter::DELETE,
        };
        let (service, shared) = (self.service.clone(), self.shared.clone());
        let handler = move |path: Result<RawPathParams, RawPathParamsRejection>,
                            request: Request| {
            let (service, shared, call) = (service.clone(), shared.clone(), call.clone());
            within(PATIENCE, async move {
                let problem = wants_problem(request.headers());
                let (parts, body) = request.into_parts();
                let caller = match auth::caller(&parts, endpoint, &*shared.gate).await {
                    Ok(caller) => caller,
                    Err(refusal) => return refused(&refusal, problem),
                };
                let token = caller.grant().token;
                let request = Request::from_parts(parts, body);
                let (answer, quota) = match repeated(|| shared.gate.admit(&caller)).await {
                    Ok(Some(quota)) if !quota.admitted => {
                        (Err(Refusal::too_many_requests(quota)), Some(quota))
                    }
                    Ok(quota) => {
                        let made = (caller, path, request);
                        let answer = answer::<O, B, S, F, A, T>(service, &shared, call, read, made);
                        (answer.await, quota)
                    }
                    Err(refusal) => (Err(refusal), None),
                };
                let mut response = answer.unwrap_or_else(|refusal| refused(&refusal, problem));
                if let Some(quota) = quota {
                    write_quota(quota, response.headers_mut());
                }
                response.extensions_mut().insert(Token(token));
                response
            })
        };
        self.router = self.router.route(endpoint.path, on(method, handler));
        self
    }
}

/// Reads and checks a body, and hashes it.
type ReadBody<B> = for<'a> fn(Request, &'a Shared) -> BoxFuture<'a, Result<(B, Sha256), Refusal>>;

/// A request of a known caller.
type Received = (Caller, Result<RawPathParams, RawPathParamsRejection>, Request);

/// Outcome of a call.
enum Done<T> {
    Now(Answer<T>),
    /// The answer to an earlier request with the same idempotency key.
    Before(Answer<()>),
}

async fn answer<O, B, S, F, A, T>(
    service: Arc<S>,
    shared: &Shared,
    call: F,
    read: ReadBody<B>,
    (mut caller, path, request): Received,
) -> Result<Response, Refusal>
where
    O: Served,
    B: Clone + Send + Sync + 'static,
    S: Send + Sync + 'static,
    F: Fn(Arc<S>, Call<O, B>) -> A + Clone + Send + Sync + 'static,
    A: Future<Output = Answer<T>> + Send + 'static,
    T: 'static,
{
    let endpoint = O::ENDPOINT;
    let (parts, body) = request.into_parts();
    check_version(shared.shapes.api(), &parts.headers)?;
    check_accept(&parts.headers)?;
    let path = path.map_err(|_| Refusal::not_found())?;
    let values: Vec<_> = path.iter().map(|(_, value)| value).collect();
    if values.iter().any(|value| value.contains('\0')) {
        return Err(Refusal::not_found());
    }
    let path = O::Path::from_path(&values).ok_or_else(Refusal::not_found)?;
    let query = parts.uri.query().unwrap_or_default();
    let query: O::Query = query::read(endpoint.query, query)?;
    let key = idempotency_key(&parts);
    let is_read = parts.method == Method::GET || parts.method == Method::HEAD;
    let (method, target) = (parts.method.clone(), parts.uri.clone());
    // The time in which the body arrives does not count.
    let left = left();
    let (body, mut digest) = read(Request::from_parts(parts, body), shared).await?;
    if let Some(text) = key? {
        digest.update(format!("\n{method} {target}"));
        let fingerprint = digest.finalize().into();
        let reservation = crate::random::text::<16>();
        caller = caller.with_key(Key { text, fingerprint, reservation });
    }
    let preconditions = caller.preconditions().clone();
    let made: Call<O, B> = Call { caller: caller.clone(), path, query, body };
    let gate = shared.gate.clone();
    let run = async move {
        if caller.key().is_some() {
            let reserved = repeated(|| gate.reserve(&caller)).await;
            match reserved {
                Ok(None) => {}
                Ok(Some(recorded)) => return Done::Before(recorded),
                Err(refusal) => {
                    // The reservation may be made. Nobody would work on it.
                    if refusal.is_temporary() {
                        gate.release(&caller).await;
                    }
                    return Done::Now(Err(refusal));
                }
            }
        }
        let result = repeated(|| {
            let again = Call {
                caller: made.caller.clone(),
                path: made.path.clone(),
                query: made.query.clone(),
                body: made.body.clone(),
            };
            call(service.clone(), again)
        })
        .await;
        if result.is_err() && caller.key().is_some() {
            gate.release(&caller).await;
        }
        Done::Now(result)
    };
    // A call goes on if its caller goes away: a change would be of unknown fate, and a statement occupies its connection.
    let run = AssertUnwindSafe(within(left, run)).catch_unwind();
    let done = DetachOnDrop::new(run, shared.detached.clone()).await;
    let done = done.unwrap_or_else(|_| {
        tracing::error!(operation = endpoint.id, "a call panicked");
        Done::Now(Err(Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "the service failed")))
    });
    let result = match done {
        Done::Now(result) => result,
        Done::Before(Ok(reply)) => {
            let (body, version) = reply.into_parts();
            let mut response = success(endpoint.status(), body, version);
            response.headers_mut().insert(REPLAYED, TRUE);
            return Ok(response);
        }
        Done::Before(Err(refusal)) => return Err(refusal.with_header(REPLAYED, TRUE)),
    };
    let (body, version) = result?.into_parts();
    if let Some(found) = version.filter(|_| is_read) {
        if !preconditions.match_version(found) {
            return Err(Refusal::precondition_failed());
        }
        if preconditions.have_version(found) {
            return Ok(success(304, Bytes::new(), version));
        }
    }
    Ok(success(endpoint.status(), body, version))
}

fn success(status: u16, body: Bytes, version: Option<i64>) -> Response {
    let has_body = !body.is_empty();
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or_default();
    response.headers_mut().reserve(ANSWER_FIELDS);
    if has_body {
        response.headers_mut().insert(header::CONTENT_TYPE, JSON);
    }
    let tag = version.and_then(|version| HeaderValue::try_from(format!("\"{version}\"")).ok());
    if let Some(tag) = tag {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

/// Number of the token of a request, which its response has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token(pub i64);
