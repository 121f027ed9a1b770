//! From a request to a checked call, and from its answer to a response.
//!
//! The order of the checks is a decision of ours: path and method, token, scope, version,
//! accepted media type, path parameters, query, media type of the body, size, body, idempotency key; then the service
//! checks record and state.

use std::{future::Future, panic::AssertUnwindSafe, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{
        DefaultBodyLimit, FromRequest as _, RawPathParams, Request, multipart::Multipart,
        rejection::RawPathParamsRejection,
    },
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    response::Response,
    routing::{MethodFilter, on},
};
use backoffice_models::Record;
use backoffice_shapes::{Endpoint, Profile};
use backoffice_validate::{Shapes, Validator};
use bytes::Bytes;
use futures_util::{FutureExt as _, StreamExt as _, future::BoxFuture};
use sha2::{Digest as _, Sha256};

use super::{
    call::{Call, FromPath as _, Served},
    detached::{DetachOnDrop, Detached},
    form,
    headers::{
        bearer, check_accept, check_encoding, check_length, check_version, idempotency_key,
        media_type, too_large, wants_problem, write_quota,
    },
    limits::Limits,
    preconditions, query,
    refused::answer as refused,
    request_id::RequestId,
};
use crate::{
    deadline::{PATIENCE, left, within as waiting_within},
    domain::{
        answer::Answer,
        caller::{Caller, Grant, Key},
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

/// Start of each challenge (RFC 6750, section 3).
const REALM: &str = "Bearer realm=\"backoffice\"";

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
            shared: Arc::new(Shared {
                shapes,
                gate,
                limits,
                detached,
            }),
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
        self.add(call, |_, _, _| Box::pin(async { Ok(((), Sha256::new())) }))
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
        self.add(call, |_, request, shared| {
            Box::pin(async move {
                let bytes = json_body(request, &shared.limits).await?;
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
        self.add(call, |_, request, shared| {
            Box::pin(async move {
                let form = form_body(request, &shared.limits).await?;
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
        };
        let (service, shared) = (self.service.clone(), self.shared.clone());
        let handler = move |path: Result<RawPathParams, RawPathParamsRejection>,
                            request: Request| {
            let (service, shared, call) = (service.clone(), shared.clone(), call.clone());
            waiting_within(PATIENCE, async move {
                let problem = wants_problem(request.headers());
                let (parts, body) = request.into_parts();
                let caller = match caller(&parts, endpoint, &*shared.gate).await {
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
type ReadBody<B> = for<'a> fn(
    &'static Endpoint,
    Request,
    &'a Shared,
) -> BoxFuture<'a, Result<(B, Sha256), Refusal>>;

/// A request of a known caller.
type Received = (
    Caller,
    Result<RawPathParams, RawPathParamsRejection>,
    Request,
);

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
    let (body, mut digest) = read(endpoint, Request::from_parts(parts, body), shared).await?;
    if let Some(text) = key? {
        digest.update(format!("\n{method} {target}"));
        let fingerprint = digest.finalize().into();
        let reservation = crate::random::text::<16>();
        caller = caller.with_key(Key {
            text,
            fingerprint,
            reservation,
        });
    }
    let preconditions = caller.preconditions().clone();
    let made: Call<O, B> = Call {
        caller: caller.clone(),
        path,
        query,
        body,
    };
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
    let run = AssertUnwindSafe(waiting_within(left, run)).catch_unwind();
    let done = DetachOnDrop::new(run, shared.detached.clone()).await;
    let done = done.unwrap_or_else(|_| {
        tracing::error!(operation = endpoint.id, "a call panicked");
        Done::Now(Err(Refusal::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "the service failed",
        )))
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
            let mut response = success(304, Bytes::new(), version);
            response.headers_mut().remove(header::CONTENT_TYPE);
            return Ok(response);
        }
    }
    Ok(success(endpoint.status(), body, version))
}

fn success(status: u16, body: Bytes, version: Option<i64>) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or_default();
    response.headers_mut().reserve(ANSWER_FIELDS);
    response.headers_mut().insert(header::CONTENT_TYPE, JSON);
    let tag = version.and_then(|version| HeaderValue::try_from(format!("\"{version}\"")).ok());
    if let Some(tag) = tag {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

/// Returns a refusal with a challenge (RFC 6750, section 3).
fn challenge(status: StatusCode, detail: &str, error: &str) -> Refusal {
    let refusal = Refusal::new(status, detail);
    match HeaderValue::try_from(format!("{REALM}{error}")) {
        Ok(value) => refusal.with_header(header::WWW_AUTHENTICATE, value),
        Err(_) => refusal,
    }
}

/// 401: the request's token grants nothing.
pub fn invalid_token() -> Refusal {
    let detail = "the token is unknown, expired or revoked";
    challenge(
        StatusCode::UNAUTHORIZED,
        detail,
        ", error=\"invalid_token\"",
    )
}

/// Returns the token of a request, or none if its text can't be one.
pub fn token(headers: &HeaderMap) -> Result<Option<&str>, Refusal> {
    let is_bearer = |value: &HeaderValue| {
        let scheme = value.as_bytes().split(|byte| *byte == b' ').next();
        scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case(b"bearer"))
    };
    if !headers.get(header::AUTHORIZATION).is_some_and(is_bearer) {
        let detail = "this call needs a token: `Authorization: Bearer TOKEN`";
        return Err(challenge(StatusCode::UNAUTHORIZED, detail, ""));
    }
    Ok(bearer(headers))
}

/// Finds the caller by its token, and checks the scope (RFC 6750).
async fn caller(parts: &Parts, endpoint: &Endpoint, gate: &dyn Gate) -> Result<Caller, Refusal> {
    let grant = match token(&parts.headers)? {
        Some(token) => repeated(|| gate.grant(token)).await?,
        None => None,
    };
    let Some(grant) = grant else {
        return Err(invalid_token());
    };
    for scope in endpoint.scopes {
        require_scope(&grant, scope.name)?;
    }
    let id = parts.extensions.get::<RequestId>().cloned();
    let id = id.map_or_else(|| Arc::from(""), RequestId::into_text);
    Ok(Caller::new(grant, id, preconditions::read(&parts.headers)))
}

/// 403: the token lacks a scope.
pub fn require_scope(grant: &Grant, scope: &str) -> Result<(), Refusal> {
    if grant.scopes.iter().any(|granted| granted == scope) {
        return Ok(());
    }
    let detail = format!("the token lacks the scope `{scope}`");
    let error = format!(", error=\"insufficient_scope\", scope=\"{scope}\"");
    Err(challenge(StatusCode::FORBIDDEN, &detail, &error))
}

async fn json_body(request: Request, limits: &Limits) -> Result<Bytes, Refusal> {
    let (parts, body) = request.into_parts();
    if media_type(&parts.headers).as_deref() != Some("application/json") {
        let detail = "this call takes a body of application/json";
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, detail));
    }
    check_encoding(&parts.headers)?;
    check_length(&parts.headers, limits.body_bytes)?;
    let mut stream = body.into_data_stream();
    let mut bytes = Vec::new();
    let read = async {
        while let Some(chunk) = stream.next().await {
            let chunk = chunk.map_err(|_| {
                Refusal::new(
                    StatusCode::BAD_REQUEST,
                    "the body could not be read to its end",
                )
            })?;
            if bytes.len() + chunk.len() > limits.body_bytes {
                return Err(too_large(limits.body_bytes));
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(())
    };
    within(limits.body_time, read).await?;
    Ok(Bytes::from(bytes))
}

async fn form_body(request: Request, limits: &Limits) -> Result<Form, Refusal> {
    let headers = request.headers();
    if media_type(headers).as_deref() != Some("multipart/form-data") {
        let detail = "this call takes a body of multipart/form-data";
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, detail));
    }
    check_encoding(headers)?;
    check_length(headers, limits.upload_bytes)?;
    let (parts, body) = request.into_parts();
    let body = Body::new(http_body_util::Limited::new(body, limits.upload_bytes));
    let mut request = Request::from_parts(parts, body);
    // In the place of axum's limit.
    DefaultBodyLimit::disable().apply(&mut request);
    let form = async {
        let parts = Multipart::from_request(request, &()).await;
        let parts = parts.map_err(|_| {
            let detail = "the Content-Type of the form has no boundary, or one that is not allowed";
            Refusal::new(StatusCode::BAD_REQUEST, detail)
        })?;
        form::read(parts, limits).await
    };
    within(limits.body_time, form).await
}

/// Waits at most for a time; after it, the refusal is 408.
pub async fn within<T>(
    time: Duration,
    work: impl Future<Output = Result<T, Refusal>>,
) -> Result<T, Refusal> {
    let result = tokio::time::timeout(time, work).await;
    result.unwrap_or_else(|_| {
        let detail = format!("the body did not arrive within {} seconds", time.as_secs());
        Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, detail))
    })
}

/// Number of the token of a request, which its response has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token(pub i64);
