//! One call from its first attempt to its end: sent, judged, sent again.

use std::{
    sync::{Arc, atomic::AtomicU32, atomic::Ordering},
    time::Duration,
};

use backoffice_models::{Endpoint, endpoints};
use bytes::Bytes;
use http::{
    HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, Uri,
    header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, USER_AGENT},
};
use tracing::Instrument as _;

use crate::{
    address::BaseAddress,
    auth::{AccessToken, TokenProvider},
    body::{Body, CollectError},
    error::{Answer, Called, Error, Kind},
    form::{self, Form},
    hook::{Attempt, Hook, Outcome},
    messages::Messages,
    options::CallOptions,
    rate_limit::Limiter,
    response::Raw,
    retry::{self, Budget, RetryPolicy},
    time::{Randomness, Time, within},
    trace,
    transport::Transport,
};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");
/// How many headers a request has that nobody adds to.
const USUAL_HEADERS: usize = 6;
const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// What all calls of a client share.
#[derive(Debug)]
pub(crate) struct Core {
    pub(crate) base: BaseAddress,
    pub(crate) transport: Arc<dyn Transport>,
    pub(crate) tokens: Arc<dyn TokenProvider>,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) randomness: Arc<dyn Randomness>,
    pub(crate) hooks: Vec<Arc<dyn Hook>>,
    pub(crate) retry: RetryPolicy,
    pub(crate) budget: Budget,
    pub(crate) limiter: Option<Limiter>,
    pub(crate) attempt_timeout: Option<Duration>,
    pub(crate) timeout: Option<Duration>,
    pub(crate) largest_answer: usize,
    pub(crate) user_agent: HeaderValue,
    #[cfg(feature = "validate")]
    pub(crate) check: Option<backoffice_validate::Profile>,
}

/// What one call sends.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) endpoint: &'static Endpoint,
    /// The expanded path, or what is wrong with a part of it.
    pub(crate) path: Result<String, String>,
    pub(crate) query: Vec<(String, String)>,
    pub(crate) payload: Payload,
    pub(crate) options: CallOptions,
}

/// The body of a request, to be made again for each attempt.
#[derive(Clone, Debug)]
pub struct Payload(Content);

#[derive(Clone)]
enum Content {
    None,
    Json(Bytes),
    Form(Form),
}

impl std::fmt::Debug for Content {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::None => f.write_str("None"),
            Self::Json(text) => write!(f, "Json({} bytes)", text.len()),
            Self::Form(form) => form.fmt(f),
        }
    }
}

impl Payload {
    /// No body.
    #[must_use]
    pub fn none() -> Self {
        Self(Content::None)
    }

    /// A shape as JSON.
    #[must_use]
    pub fn json<T: backoffice_models::Record>(body: &T) -> Self {
        Self(Content::Json(body.to_json().into()))
    }

    /// JSON text as it is.
    #[must_use]
    pub fn text(json: String) -> Self {
        Self(Content::Json(json.into()))
    }

    /// A form.
    #[must_use]
    pub fn form(form: Form) -> Self {
        Self(Content::Form(form))
    }

    fn is_repeatable(&self) -> bool {
        match &self.0 {
            Content::None | Content::Json(_) => true,
            Content::Form(form) => form.is_repeatable(),
        }
    }
}

/// A call on its way: what stays the same in all of its attempts.
struct Prepared<'a> {
    core: &'a Core,
    plan: &'a Plan,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    boundary: Option<String>,
    is_repeatable: bool,
    sent: AtomicU32,
}

/// How an attempt failed, and with which token if it had one.
struct Failure {
    error: Error,
    token: Option<AccessToken>,
}

impl Core {
    /// Makes a call.
    pub(crate) async fn exchange(&self, plan: &Plan) -> Result<Raw, Error> {
        let prepared = self.prepare(plan)?;
        let limit = plan.options.timeout.or(self.timeout);
        let span = trace::call(plan.endpoint);
        let attempts = prepared.attempts(limit).instrument(span.clone());
        let result = within(&*self.time, limit, attempts).await;
        let result = result
            .unwrap_or_else(|| Err(prepared.failure(Kind::Timeout(limit.unwrap_or_default()))));
        trace::call_ended(&span, &result);
        result
    }

    /// The request that a plan is, without sending it; for `what is sent`.
    pub(crate) fn request(&self, plan: &Plan) -> Result<Request<Body>, Error> {
        let prepared = self.prepare(plan)?;
        Ok(prepared.request(prepared.headers.clone()))
    }

    /// What a plan calls, for an error about its answer.
    pub(crate) fn called(&self, plan: &Plan, attempts: u32) -> Called {
        let query: Vec<_> = plan
            .query
            .iter()
            .chain(&plan.options.parameters)
            .cloned()
            .collect();
        let path = plan.path.as_deref().unwrap_or(plan.endpoint.path);
        Called {
            endpoint: plan.endpoint,
            url: self.base.shown(path, &query),
            attempts,
            request_id: request_id(&plan.options.headers).map(str::to_owned),
            stopped: None,
        }
    }

    fn prepare<'a>(&'a self, plan: &'a Plan) -> Result<Prepared<'a>, Error> {
        let options = &plan.options;
        let query: Vec<_> = plan
            .query
            .iter()
            .chain(&options.parameters)
            .cloned()
            .collect();
        let path = plan.path.as_deref().unwrap_or(plan.endpoint.path);
        let refuse = |why: String| Error::new(Kind::Request(why), self.called(plan, 0));
        if let Err(why) = &plan.path {
            return Err(refuse(why.clone()));
        }
        if let Some(why) = &options.mistake {
            return Err(refuse(why.clone()));
        }
        let uri = self.base.join(path, &query);
        let uri = uri.map_err(|error| refuse(format!("the address can't be written: {error}")))?;
        let key = options.key_header(&*self.randomness).map_err(refuse)?;
        #[cfg(feature = "validate")]
        self.check(plan)?;

        let mut headers = HeaderMap::with_capacity(USUAL_HEADERS + options.headers.len());
        headers.insert(ACCEPT, JSON);
        headers.insert(USER_AGENT, self.user_agent.clone());
        let boundary = match &plan.payload.0 {
            Content::None => None,
            Content::Json(_) => {
                headers.insert(CONTENT_TYPE, JSON);
                None
            }
            Content::Form(_) => {
                let boundary = form::boundary(&*self.randomness);
                let media_type = format!("multipart/form-data; boundary={boundary}");
                if let Ok(media_type) = HeaderValue::from_str(&media_type) {
                    headers.insert(CONTENT_TYPE, media_type);
                }
                Some(boundary)
            }
        };
        for (name, value) in &options.headers {
            headers.insert(name.clone(), value.clone());
        }
        let method = method(plan.endpoint);
        let is_safe = matches!(method, Method::GET | Method::PUT) || key.is_some();
        if let Some(key) = key {
            headers.insert(IDEMPOTENCY_KEY, key);
        }
        headers.insert(
            HeaderName::from_bytes(endpoints::VERSION_HEADER.as_bytes())
                .map_err(|error| refuse(error.to_string()))?,
            HeaderValue::from_static(endpoints::VERSION),
        );
        Ok(Prepared {
            core: self,
            plan,
            method,
            uri,
            headers,
            boundary,
            is_repeatable: is_safe && plan.payload.is_repeatable(),
            sent: AtomicU32::new(0),
        })
    }

    #[cfg(feature = "validate")]
    fn check(&self, plan: &Plan) -> Result<(), Error> {
        use backoffice_validate::{Body, Shape, Validator};
        let (Some(profile), Content::Json(text)) = (self.check, &plan.payload.0) else {
            return Ok(());
        };
        let Some(shape) = Shape::by_operation(plan.endpoint.id, Body::Request) else {
            return Ok(());
        };
        let checked = Validator::new(shape, profile).check(text);
        checked.map_err(|violations| {
            let why = violations.to_string();
            Error::new(
                Kind::Invalid(why.trim_end().to_owned()),
                self.called(plan, 0),
            )
        })
    }
}

impl Prepared<'_> {
    fn request(&self, headers: HeaderMap) -> Request<Body> {
        let body = match (&self.plan.payload.0, &self.boundary) {
            (Content::Json(text), _) => text.clone().into(),
            (Content::Form(form), Some(boundary)) => form.body(boundary),
            (Content::None | Content::Form(_), _) => Body::empty(),
        };
        let mut request = Request::new(body);
        *request.method_mut() = self.method.clone();
        *request.uri_mut() = self.uri.clone();
        *request.headers_mut() = headers;
        request
    }

    /// Attempts until one succeeds, or there is no other.
    async fn attempts(&self, limit: Option<Duration>) -> Result<Raw, Error> {
        let core = self.core;
        let end = limit.and_then(|limit| core.time.elapsed().checked_add(limit));
        let policy = self.plan.options.retry.as_ref().unwrap_or(&core.retry);
        let mut renewed = false;
        let mut number = 0;
        loop {
            number += 1;
            self.wait_for_a_place().await;
            self.sent.store(number, Ordering::Relaxed);
            let start = core.time.elapsed();
            let mut headers = self.headers.clone();
            for hook in &core.hooks {
                hook.before(&self.attempt(number), &mut headers);
            }
            let span = trace::attempt(
                self.plan.endpoint,
                &core.base,
                || self.called().url,
                &self.method,
                number,
            );
            let result = self.attempt_within(headers).instrument(span.clone()).await;
            trace::attempt_ended(&span, result.as_ref().map_err(|failure| &failure.error));
            let mut failure = match result {
                Ok(mut raw) => {
                    raw.attempts = number;
                    core.budget.earn();
                    self.ended(number, start, Some((raw.status, &raw.headers)), None, None);
                    return Ok(raw);
                }
                Err(failure) => failure,
            };
            let wait = if self.renews(&failure, &mut renewed) {
                Some(Duration::ZERO)
            } else {
                self.wait(policy, number, end, &mut failure.error)
            };
            let error = failure.error;
            let answer = error.status().zip(error.headers());
            self.ended(number, start, answer, Some(error.type_name()), wait);
            match wait {
                None => return Err(error),
                Some(Duration::ZERO) => {}
                Some(wait) => core.time.sleep(wait).await,
            }
        }
    }

    async fn wait_for_a_place(&self) {
        let core = self.core;
        let Some(limiter) = &core.limiter else { return };
        let wait = limiter.reserve(core.time.elapsed());
        if !wait.is_zero() {
            core.time.sleep(wait).await;
        }
    }

    fn attempt(&self, number: u32) -> Attempt<'_> {
        Attempt {
            endpoint: self.plan.endpoint,
            number,
            method: &self.method,
            uri: &self.uri,
        }
    }

    fn ended(
        &self,
        number: u32,
        start: Duration,
        answer: Option<(StatusCode, &HeaderMap)>,
        failure: Option<&str>,
        retry_in: Option<Duration>,
    ) {
        let outcome = Outcome {
            duration: self.core.time.elapsed().saturating_sub(start),
            status: answer.map(|(status, _)| status),
            headers: answer.map(|(_, headers)| headers),
            failure,
            retry_in,
        };
        for hook in &self.core.hooks {
            hook.after(&self.attempt(number), &outcome);
        }
    }

    /// Whether a refused token is replaced by another: once in a call. The service has done nothing yet, so
    /// that any call can be sent again, if its body can.
    fn renews(&self, failure: &Failure, renewed: &mut bool) -> bool {
        let Some(token) = failure
            .token
            .as_ref()
            .filter(|_| failure.error.is_unauthorized())
        else {
            return false;
        };
        let may =
            self.core.tokens.rejected(token) && self.plan.payload.is_repeatable() && !*renewed;
        *renewed |= may;
        may
    }

    /// How long to wait before the next attempt, if there is one.
    fn wait(
        &self,
        policy: &RetryPolicy,
        number: u32,
        end: Option<Duration>,
        error: &mut Error,
    ) -> Option<Duration> {
        let core = self.core;
        if !error.is_transient() {
            return None;
        }
        if !self.is_repeatable {
            error.call_mut().stopped = Some(if self.plan.payload.is_repeatable() {
                "it has no idempotency key"
            } else {
                "its body can be sent only once"
            });
            return None;
        }
        let wait = policy.wait(number, error.retry_after(), &*core.randomness)?;
        if end.is_some_and(|end| core.time.elapsed().saturating_add(wait) >= end) {
            error.call_mut().stopped = Some("the time for the call would be over");
            return None;
        }
        if !core.budget.take() {
            error.call_mut().stopped = Some("the client's retry budget is spent");
            return None;
        }
        Some(wait)
    }

    async fn attempt_within(&self, headers: HeaderMap) -> Result<Raw, Failure> {
        let core = self.core;
        let limit = self.plan.options.attempt_timeout.or(core.attempt_timeout);
        let result = within(&*core.time, limit, self.send(headers)).await;
        result.unwrap_or_else(|| {
            let kind = Kind::AttemptTimeout(limit.unwrap_or_default());
            Err(self.failure(kind).into())
        })
    }

    /// One attempt.
    async fn send(&self, mut headers: HeaderMap) -> Result<Raw, Failure> {
        let core = self.core;
        let token = core.tokens.token().await;
        let token = token.map_err(|error| self.failure(Kind::Token).with_source(error))?;
        headers.insert(AUTHORIZATION, token.header());
        let response = core.transport.send(self.request(headers)).await;
        let response = response.map_err(|error| {
            let kind = match (error.is_connect(), error.is_request()) {
                (true, _) => Kind::Connect,
                (_, true) => Kind::Request("the transport refused it".to_owned()),
                _ => Kind::Broken,
            };
            self.failure(kind).with_source(error)
        })?;
        let (head, body) = response.into_parts();
        let answer = |body: Bytes| {
            let is_error = !head.status.is_success();
            Answer {
                status: head.status,
                messages: Messages::of_status(is_error, &body),
                retry_after: retry::retry_after(&head.headers, core.time.now()),
                headers: head.headers.clone(),
                body,
            }
        };
        let body = match body.collect(core.largest_answer).await {
            Ok(body) => body,
            Err(CollectError::TooLarge) => {
                let error = self.failure(Kind::TooLarge(core.largest_answer));
                return Err(error.with_answer(answer(Bytes::new())).into());
            }
            Err(CollectError::Broken { read, source }) => {
                let source = format!(
                    "after {read} bytes of the answer's body: {}",
                    chain(&*source)
                );
                let error = self.failure(Kind::Broken).with_source(source);
                return Err(error.with_answer(answer(Bytes::new())).into());
            }
        };
        if !head.status.is_success() {
            let error = self.failure(Kind::Status).with_answer(answer(body));
            return Err(Failure {
                error,
                token: Some(token),
            });
        }
        Ok(Raw {
            status: head.status,
            headers: head.headers,
            body,
            attempts: 0,
        })
    }

    fn failure(&self, kind: Kind) -> Error {
        Error::new(kind, self.called())
    }

    fn called(&self) -> Called {
        self.core
            .called(self.plan, self.sent.load(Ordering::Relaxed))
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self { error, token: None }
    }
}

/// An error with its causes, on one line.
pub(crate) fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    let texts: Vec<_> = causes.map(ToString::to_string).collect();
    texts.join(": ")
}

/// The method of an endpoint, as requests have it.
pub(crate) fn method(endpoint: &Endpoint) -> Method {
    match endpoint.method {
        backoffice_models::Method::Get => Method::GET,
        backoffice_models::Method::Post => Method::POST,
        backoffice_models::Method::Put => Method::PUT,
        backoffice_models::Method::Patch => Method::PATCH,
    }
}

/// `X-Request-Id`, where there is one that is text.
pub(crate) fn request_id(headers: &HeaderMap) -> Option<&str> {
    headers.get(REQUEST_ID)?.to_str().ok()
}
