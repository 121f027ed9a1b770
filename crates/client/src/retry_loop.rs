//! The retry loop of a call.

use std::{pin::pin, sync::atomic::Ordering, time::Duration};

use backoffice_models::{DecodeError, ResponseBody};
use bytes::Bytes;
use http::{HeaderMap, StatusCode, header::AUTHORIZATION};
use tracing::{Instrument as _, Span};

use crate::{
    auth::TokenError,
    body::CollectError,
    encoding,
    error::{Error, FailedResponse, Kind, NO_PERMIT, chain},
    hook::{Attempt, Outcome},
    inner::ClientInner,
    plan::{Plan, Prepared},
    response::{Raw, Response},
    retry::{Failed, Retry},
    time::within,
    trace,
};

/// A success whose body is not decoded yet.
#[must_use = "a call ends when its response is read"]
pub(crate) struct PendingResponse<'a> {
    call: Prepared<'a>,
    attempt: Succeeded,
    span: Span,
}

/// The failures of a call so far that decide about its next attempt.
#[derive(Default)]
struct History {
    /// The call was sent again with a newer token.
    renewed: bool,
    /// Number of responses with status 429.
    throttled: u32,
}

struct Succeeded {
    raw: Raw,
    start: Duration,
    span: Span,
}

impl ClientInner {
    /// Sends a call until it succeeds. This function is not generic, so it is compiled once, and its future holds no
    /// record.
    pub(crate) async fn pending_response<'a>(
        &'a self,
        plan: &'a Plan,
    ) -> Result<PendingResponse<'a>, Error> {
        let call = self.prepare(plan)?;
        let span = trace::call(plan.endpoint);
        let result = pin!(call.attempts().instrument(span.clone())).await;
        match result {
            Ok(attempt) => Ok(PendingResponse { call, attempt, span }),
            Err(error) => {
                trace::call_ended(&span, Err(&error));
                Err(error)
            }
        }
    }
}

impl PendingResponse<'_> {
    pub(crate) fn value<A: ResponseBody>(self) -> Result<A, Error> {
        match A::decode(self.text()) {
            Ok(value) => {
                self.read();
                Ok(value)
            }
            Err(why) => Err(self.unreadable(why)),
        }
    }

    /// Decodes the body and keeps the rest of the response.
    pub(crate) fn response<A: ResponseBody>(self) -> Result<Response<A>, Error> {
        match A::decode(self.text()) {
            Ok(value) => Ok(Response::new(value, self.read())),
            Err(why) => Err(self.unreadable(why)),
        }
    }

    fn text(&self) -> &[u8] {
        let Raw { status, body, .. } = &self.attempt.raw;
        // Such answers have no body: decode an empty object.
        let is_without = matches!(*status, StatusCode::NO_CONTENT | StatusCode::RESET_CONTENT)
            || self.call.plan.endpoint.response.is_none();
        if is_without && body.is_empty() { b"{}" } else { body }
    }

    /// Ends a call whose body could be decoded.
    fn read(self) -> Raw {
        let Succeeded { raw, start, span } = self.attempt;
        self.call.inner.budget.earn();
        self.call.ended(&span, start, Ok(&raw), None);
        trace::call_ended(&self.span, Ok(&raw));
        raw
    }

    /// Ends a call whose body could not be decoded.
    fn unreadable(self, why: DecodeError) -> Error {
        let Succeeded { raw, start, span } = self.attempt;
        let now = self.call.inner.time.now();
        let response = raw.failed(now);
        let error = self.call.failure(Kind::Decode).with_response(response);
        let error = error.with_source(why);
        self.call.ended(&span, start, Err(&error), None);
        trace::call_ended(&self.span, Err(&error));
        error
    }
}

impl Prepared<'_> {
    /// Makes attempts until one succeeds or none is allowed.
    async fn attempts(&self) -> Result<Succeeded, Error> {
        let inner = self.inner;
        let limit = self.plan.options.timeout.unwrap_or(inner.timeout);
        let end = limit.and_then(|limit| inner.time.elapsed().checked_add(limit));
        let mut history = History::default();
        let mut number = 0;
        let mut last: Option<(Error, Retry<'_>)> = None;
        loop {
            number += 1;
            if let Err(no_permit) = self.acquire_permit(end).await {
                return Err(last.map_or(no_permit, |(error, _)| error.retry_refused(NO_PERMIT)));
            }
            let last_error = last.take().map(|(error, retry)| {
                retry.used();
                error
            });
            self.sent.store(number, Ordering::Relaxed);
            self.is_sending.store(false, Ordering::Relaxed);
            let start = inner.time.elapsed();
            let span = trace::attempt(
                self.plan.endpoint,
                &inner.base,
                || self.called().url,
                &self.method,
                number,
            );
            let mut headers = self.headers();
            for hook in &inner.hooks {
                span.in_scope(|| hook.before(&self.attempt(), &mut headers));
            }
            let timeout = self.attempt_timeout(limit, end);
            let attempt = self.attempt_within(timeout, headers);
            let error = match pin!(attempt.instrument(span.clone())).await {
                Ok(raw) => return Ok(Succeeded { raw, start, span }),
                Err(error) => error,
            };
            if error.is_outcome_unknown() {
                self.may_be_done.store(true, Ordering::Relaxed);
            }
            let again = self.again(end, &error, &mut history);
            let wait = again.as_ref().ok().map(|(wait, _)| *wait);
            self.ended(&span, start, Err(&error), wait);
            match again {
                Ok((wait, retry)) => {
                    if !wait.is_zero() {
                        inner.time.sleep(wait).await;
                    }
                    last = Some((error, retry));
                }
                Err(Some(why)) => return Err(error.retry_refused(why)),
                Err(None) => {
                    // Report the refused token rather than the lack of a new one.
                    let refused =
                        last_error.filter(|last| last.is_unauthorized() && error.is_token());
                    return Err(match refused {
                        Some(refused) => refused.with_cause_of(error),
                        None => error,
                    });
                }
            }
        }
    }

    async fn acquire_permit(&self, end: Option<Duration>) -> Result<(), Error> {
        let inner = self.inner;
        let Some(limiter) = &inner.limiter else {
            return Ok(());
        };
        let now = inner.time.elapsed();
        let left = end.map(|end| end.saturating_sub(now));
        let Some(permit) = limiter.acquire(now, left) else {
            return Err(self.failure(Kind::RateLimit));
        };
        if !permit.wait.is_zero() {
            inner.time.sleep(permit.wait).await;
        }
        permit.used();
        Ok(())
    }

    fn attempt(&self) -> Attempt<'_> {
        Attempt {
            endpoint: self.plan.endpoint,
            number: self.sent.load(Ordering::Relaxed),
            method: &self.method,
            uri: &self.uri,
        }
    }

    /// Tells the span and the hooks how an attempt ended.
    fn ended(
        &self,
        span: &Span,
        start: Duration,
        result: Result<&Raw, &Error>,
        retry_in: Option<Duration>,
    ) {
        trace::attempt_ended(span, result);
        if self.inner.hooks.is_empty() {
            return;
        }
        let response = match result {
            Ok(raw) => Some((raw.status, &raw.headers)),
            Err(error) => error.status().zip(error.headers()),
        };
        let outcome = Outcome {
            duration: self.inner.time.elapsed().saturating_sub(start),
            status: response.map(|(status, _)| status),
            headers: response.map(|(_, headers)| headers),
            failure: result.err().map(Error::type_name),
            retry_in,
        };
        for hook in &self.inner.hooks {
            span.in_scope(|| hook.after(&self.attempt(), &outcome));
        }
    }

    /// Returns the wait before the next attempt, and the retry. If there is no next attempt, returns the reason, or
    /// `None` if the error itself gives the reason.
    fn again(
        &self,
        end: Option<Duration>,
        error: &Error,
        history: &mut History,
    ) -> Result<(Duration, Retry<'_>), Option<&'static str>> {
        if error.is_rate_limited() {
            history.throttled += 1;
        }
        // The service has executed nothing, so any call may be sent again with a newer token.
        if self.has_newer_token(error) && self.plan.payload.is_repeatable() && !history.renewed {
            history.renewed = true;
            return Ok((Duration::ZERO, Retry::free()));
        }
        let failed = match (error.is_rate_limited(), self.plan.endpoint.is_list) {
            (true, true) => Failed::ThrottledPage(history.throttled),
            (true, false) => Failed::Throttled(error.attempts()),
            (false, true) => Failed::Attempt(error.attempts() - history.throttled),
            (false, false) => Failed::Attempt(error.attempts()),
        };
        let wait = self.wait(end, error, failed)?;
        if let Failed::ThrottledPage(_) = failed {
            return Ok((wait, Retry::free()));
        }
        let retry = self.inner.budget.take();
        let retry = retry.ok_or(Some("the client's retry budget is spent"))?;
        Ok((wait, retry))
    }

    /// Tells the provider that its token was refused, and returns true if it has another one.
    fn has_newer_token(&self, error: &Error) -> bool {
        error.is_unauthorized()
            && error.token().is_some_and(|token| self.inner.tokens.rejected(token))
    }

    /// Returns the wait before the next attempt after a transient failure.
    fn wait(
        &self,
        end: Option<Duration>,
        error: &Error,
        failed: Failed,
    ) -> Result<Duration, Option<&'static str>> {
        let inner = self.inner;
        let is_over =
            |wait| end.is_some_and(|end| inner.time.elapsed().saturating_add(wait) >= end);
        // The first attempt with this key has no answer yet.
        let is_in_progress = error.is_conflict()
            && error.retry_after().is_some()
            && self.has_key()
            && self.is_idempotent();
        if !(error.is_transient() || is_in_progress) || is_over(Duration::ZERO) {
            return Err(None);
        }
        // Without a token, nothing was sent, so the body is unused.
        if !error.is_token() && !self.plan.payload.is_repeatable() {
            return Err(Some("its form contains a stream, which can be sent only once"));
        }
        if error.may_be_done() && !self.is_idempotent() {
            let undeclared =
                "the caller has not declared that the service honours idempotency keys";
            return Err(self.has_key().then_some(undeclared));
        }
        let policy = self.plan.options.retry.as_ref().unwrap_or(&inner.retry);
        let wait = policy.wait(failed, error.retry_after(), &*inner.randomness)?;
        if is_over(wait) {
            return Err(Some("the wait would exceed the call's timeout"));
        }
        Ok(wait)
    }

    /// Returns the timeout of an attempt that starts now, and the error if the attempt takes longer.
    fn attempt_timeout(
        &self,
        limit: Option<Duration>,
        end: Option<Duration>,
    ) -> Option<(Duration, Kind)> {
        let inner = self.inner;
        let options = &self.plan.options;
        let own = options.attempt_timeout.unwrap_or(inner.attempt_timeout);
        let own = own.map(|own| (own, Kind::AttemptTimeout(own)));
        let left = end.map(|end| end.saturating_sub(inner.time.elapsed()));
        let left = left.map(|left| (left, Kind::Timeout(limit.unwrap_or_default())));
        match (own, left) {
            (Some(own), Some(left)) if left.0 < own.0 => Some(left),
            (own, left) => own.or(left),
        }
    }

    async fn attempt_within(
        &self,
        timeout: Option<(Duration, Kind)>,
        headers: HeaderMap,
    ) -> Result<Raw, Error> {
        let mut sent = pin!(self.send(headers));
        let Some((limit, kind)) = timeout else {
            return sent.await;
        };
        let result = within(&*self.inner.time, limit, sent.as_mut()).await;
        result.unwrap_or_else(|| {
            if self.is_sending.load(Ordering::Relaxed) {
                return Err(self.failure(kind));
            }
            // Nothing was sent, so the outcome is known.
            let late =
                TokenError::transient(format!("the token provider took longer than {limit:?}"));
            Err(self.failure(Kind::Token).with_source(late))
        })
    }

    async fn send(&self, mut headers: HeaderMap) -> Result<Raw, Error> {
        let inner = self.inner;
        let token = inner.tokens.token().await;
        let token = token.map_err(|error| self.failure(Kind::Token).with_source(error))?;
        headers.insert(AUTHORIZATION, token.header());
        self.is_sending.store(true, Ordering::Relaxed);
        let response = inner.transport.send(self.request(headers)).await;
        let response = response.map_err(|error| {
            let kind = if error.is_connect() {
                Kind::Connect
            } else if error.is_request() {
                Kind::Request("the transport refused it".to_owned())
            } else if error.is_timeout() {
                Kind::TransportTimeout
            } else {
                Kind::Broken
            };
            self.failure(kind).with_source(error)
        })?;
        let (mut parts, body) = response.into_parts();
        if shows_acceptance(parts.status) {
            inner.tokens.accepted(&token);
        }
        let limit = inner.max_response_bytes;
        let body = body.collect(limit).await;
        let body = body.and_then(|body| encoding::decoded(&mut parts.headers, body, limit));
        let (kind, body, source) = match body {
            Ok(body) if parts.status.is_success() => {
                return Ok(Raw {
                    status: parts.status,
                    headers: parts.headers,
                    body,
                    attempts: self.sent.load(Ordering::Relaxed),
                });
            }
            Ok(body) => (Kind::Status, body, None),
            Err(CollectError::TooLarge) => (Kind::TooLarge(limit), Bytes::new(), None),
            Err(CollectError::Encoded(why)) => {
                let is_success = parts.status.is_success();
                let kind = if is_success { Kind::Decode } else { Kind::Status };
                (kind, Bytes::new(), Some(why))
            }
            Err(CollectError::Broken { read, source }) => {
                let source = format!("after {read} bytes: {}", chain(&*source));
                (Kind::Broken, Bytes::new(), Some(source))
            }
        };
        let response = FailedResponse::new(parts.status, parts.headers, body, inner.time.now());
        let error = self.failure(kind).with_response(response).with_token(token);
        Err(match source {
            Some(source) => error.with_source(source),
            None => error,
        })
    }
}

/// Returns true if the status shows that the service accepted the token. 429 and 5xx may come from a gateway that did
/// not check it.
fn shows_acceptance(status: StatusCode) -> bool {
    status.is_success()
        || status.is_client_error()
            && !matches!(status, StatusCode::UNAUTHORIZED | StatusCode::TOO_MANY_REQUESTS)
}
