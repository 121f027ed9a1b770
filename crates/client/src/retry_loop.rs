//! One call from its first attempt to its end: sent, judged, sent again.

use std::{pin::pin, sync::atomic::Ordering, time::Duration};

use backoffice_models::{Answer, DecodeError};
use bytes::Bytes;
use http::{HeaderMap, StatusCode, header::AUTHORIZATION};
use tracing::{Instrument as _, Span};

use crate::{
    body::CollectError,
    error::{Answered, Error, Kind, NO_PERMIT, chain},
    hook::{Attempt, Outcome},
    plan::{Plan, Prepared},
    response::{Raw, Response},
    retry::{Failed, Repetition},
    shared::Core,
    time::within,
    trace,
};

/// A success that nobody has read yet.
#[must_use = "a call ends when its answer is read"]
pub(crate) struct Arrived<'a> {
    call: Prepared<'a>,
    attempt: Succeeded,
    span: Span,
}

/// Failures of a call so far that its next repetition depends on.
#[derive(Default)]
struct History {
    /// The call was sent again under a newer token.
    renewed: bool,
    /// Answers 429.
    throttled: u32,
}

/// The attempt that succeeded.
struct Succeeded {
    raw: Raw,
    start: Duration,
    span: Span,
}

impl Core {
    /// Makes a call, as far as its answer's body. What waits is compiled once for all operations, and holds no record,
    /// which may be large.
    pub(crate) async fn arrived<'a>(&'a self, plan: &'a Plan) -> Result<Arrived<'a>, Error> {
        let call = self.prepare(plan)?;
        let span = trace::call(plan.endpoint);
        let result = pin!(call.attempts().instrument(span.clone())).await;
        match result {
            Ok(attempt) => Ok(Arrived {
                call,
                attempt,
                span,
            }),
            Err(error) => {
                trace::call_ended(&span, Err(&error));
                Err(error)
            }
        }
    }
}

impl Arrived<'_> {
    /// The record that the body is.
    pub(crate) fn value<A: Answer>(self) -> Result<A, Error> {
        match A::decode(self.text()) {
            Ok(value) => {
                self.read();
                Ok(value)
            }
            Err(why) => Err(self.unreadable(why)),
        }
    }

    /// The record that the body is, with all that came with it.
    pub(crate) fn response<A: Answer>(self) -> Result<Response<A>, Error> {
        match A::decode(self.text()) {
            Ok(value) => Ok(Response::new(value, self.read())),
            Err(why) => Err(self.unreadable(why)),
        }
    }

    /// The body, to be decoded.
    fn text(&self) -> &[u8] {
        let Raw { status, body, .. } = &self.attempt.raw;
        // An answer that has no body, as its status says, is one without members.
        let is_without = matches!(*status, StatusCode::NO_CONTENT | StatusCode::RESET_CONTENT);
        if is_without && body.is_empty() {
            b"{}"
        } else {
            body
        }
    }

    /// Ends the call: its body could be decoded.
    fn read(self) -> Raw {
        let Succeeded { raw, start, span } = self.attempt;
        self.call.core.budget.earn();
        self.call.ended(&span, start, Ok(&raw), None);
        trace::call_ended(&self.span, Ok(&raw));
        raw
    }

    /// Ends the call: its body could not be decoded.
    fn unreadable(self, why: DecodeError) -> Error {
        let Succeeded { raw, start, span } = self.attempt;
        let now = self.call.core.time.now();
        let answered = Answered::new(raw.status, raw.headers, raw.body, now);
        let error = self.call.failure(Kind::Decode).with_answer(answered);
        let error = error.with_source(why);
        self.call.ended(&span, start, Err(&error), None);
        trace::call_ended(&self.span, Err(&error));
        error
    }
}

impl Prepared<'_> {
    /// Attempts until one succeeds, or there is no other.
    async fn attempts(&self) -> Result<Succeeded, Error> {
        let core = self.core;
        let limit = self.plan.options.timeout.unwrap_or(core.timeout);
        let end = limit.and_then(|limit| core.time.elapsed().checked_add(limit));
        let mut history = History::default();
        let mut number = 0;
        let mut last: Option<(Error, Repetition<'_>)> = None;
        loop {
            number += 1;
            if let Err(no_place) = self.wait_for_a_place(end).await {
                return Err(last.map_or(no_place, |(error, _)| error.retry_refused(NO_PERMIT)));
            }
            let last_error = last.take().map(|(error, repetition)| {
                repetition.used();
                error
            });
            self.sent.store(number, Ordering::Relaxed);
            let start = core.time.elapsed();
            let span = trace::attempt(
                self.plan.endpoint,
                &core.base,
                || self.called().url,
                &self.method,
                number,
            );
            let mut headers = self.headers();
            for hook in &core.hooks {
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
                Ok((wait, repetition)) => {
                    if !wait.is_zero() {
                        core.time.sleep(wait).await;
                    }
                    last = Some((error, repetition));
                }
                Err(Some(why)) => return Err(error.retry_refused(why)),
                Err(None) => {
                    // That a token was refused says more than that there is no other.
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

    async fn wait_for_a_place(&self, end: Option<Duration>) -> Result<(), Error> {
        let core = self.core;
        let Some(limiter) = &core.limiter else {
            return Ok(());
        };
        let now = core.time.elapsed();
        let left = end.map(|end| end.saturating_sub(now));
        let Some(place) = limiter.reserve(now, left) else {
            return Err(self.failure(Kind::RateLimit));
        };
        if !place.wait.is_zero() {
            core.time.sleep(place.wait).await;
        }
        place.used();
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

    /// Tells its span and the hooks how an attempt ended.
    fn ended(
        &self,
        span: &Span,
        start: Duration,
        result: Result<&Raw, &Error>,
        retry_in: Option<Duration>,
    ) {
        trace::attempt_ended(span, result);
        if self.core.hooks.is_empty() {
            return;
        }
        let answer = match result {
            Ok(raw) => Some((raw.status, &raw.headers)),
            Err(error) => error.status().zip(error.headers()),
        };
        let outcome = Outcome {
            duration: self.core.time.elapsed().saturating_sub(start),
            status: answer.map(|(status, _)| status),
            headers: answer.map(|(_, headers)| headers),
            failure: result.err().map(Error::type_name),
            retry_in,
        };
        for hook in &self.core.hooks {
            span.in_scope(|| hook.after(&self.attempt(), &outcome));
        }
    }

    /// Returns the wait before the next attempt and the repetition that it is; or the reason why there is none, if the
    /// error does not say it itself.
    fn again(
        &self,
        end: Option<Duration>,
        error: &Error,
        history: &mut History,
    ) -> Result<(Duration, Repetition<'_>), Option<&'static str>> {
        let core = self.core;
        if error.is_rate_limited() {
            history.throttled += 1;
        }
        // The service has done nothing yet, so any call may be sent under a newer token.
        if self.has_newer_token(error) && !history.renewed {
            history.renewed = true;
            return Ok((Duration::ZERO, Repetition::free()));
        }
        let failed = match (error.is_rate_limited(), self.plan.endpoint.is_list) {
            (true, true) => Failed::ThrottledPage(history.throttled),
            (true, false) => Failed::Throttled(error.attempts()),
            (false, true) => Failed::Attempt(error.attempts() - history.throttled),
            (false, false) => Failed::Attempt(error.attempts()),
        };
        let wait = self.wait(end, error, failed)?;
        if let Failed::ThrottledPage(_) = failed {
            return Ok((wait, Repetition::free()));
        }
        let repetition = core.budget.take();
        let repetition = repetition.ok_or(Some("the client's retry budget is spent"))?;
        Ok((wait, repetition))
    }

    /// Tells the provider that its token was refused, and returns true if the call can be sent under another.
    fn has_newer_token(&self, error: &Error) -> bool {
        error.is_unauthorized()
            && self.plan.payload.is_repeatable()
            && error
                .token()
                .is_some_and(|token| self.core.tokens.rejected(token))
    }

    /// Returns the wait before a call that failed for the moment is sent again.
    fn wait(
        &self,
        end: Option<Duration>,
        error: &Error,
        failed: Failed,
    ) -> Result<Duration, Option<&'static str>> {
        let core = self.core;
        let is_over = |wait| end.is_some_and(|end| core.time.elapsed().saturating_add(wait) >= end);
        if !error.is_transient() || is_over(Duration::ZERO) {
            return Err(None);
        }
        // Without a token, no byte of the body was read.
        if !error.is_token() && !self.plan.payload.is_repeatable() {
            return Err(Some("its body can be sent only once"));
        }
        if error.may_be_done() && !self.is_idempotent() {
            let undeclared = "the service is not declared to honour idempotency keys";
            return Err(self.has_key().then_some(undeclared));
        }
        let policy = self.plan.options.retry.as_ref().unwrap_or(&core.retry);
        let wait = policy.wait(failed, error.retry_after(), &*core.randomness)?;
        if is_over(wait) {
            return Err(Some("the time for the call would be over"));
        }
        Ok(wait)
    }

    /// How long an attempt that starts now may take, and what it is when it takes longer. The waits between attempts are
    /// not begun if they would end too late, so that this is what ends a call in time.
    fn attempt_timeout(
        &self,
        limit: Option<Duration>,
        end: Option<Duration>,
    ) -> Option<(Duration, Kind)> {
        let core = self.core;
        let options = &self.plan.options;
        let own = options.attempt_timeout.unwrap_or(core.attempt_timeout);
        let own = own.map(|own| (own, Kind::AttemptTimeout(own)));
        let left = end.map(|end| end.saturating_sub(core.time.elapsed()));
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
        let result = within(&*self.core.time, limit, sent.as_mut()).await;
        result.unwrap_or_else(|| Err(self.failure(kind)))
    }

    /// One attempt.
    async fn send(&self, mut headers: HeaderMap) -> Result<Raw, Error> {
        let core = self.core;
        let token = core.tokens.token().await;
        let token = token.map_err(|error| self.failure(Kind::Token).with_source(error))?;
        headers.insert(AUTHORIZATION, token.header());
        let response = core.transport.send(self.request(headers)).await;
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
        let (head, body) = response.into_parts();
        let answer = |body| Answered::new(head.status, head.headers.clone(), body, core.time.now());
        let body = match body.collect(core.largest_answer).await {
            Ok(body) => body,
            Err(CollectError::TooLarge) => {
                let error = self.failure(Kind::TooLarge(core.largest_answer));
                return Err(error.with_answer(answer(Bytes::new())));
            }
            Err(CollectError::Broken { read, source }) => {
                let source = format!("after {read} bytes: {}", chain(&*source));
                let error = self.failure(Kind::Broken).with_source(source);
                return Err(error.with_answer(answer(Bytes::new())));
            }
        };
        if !head.status.is_success() {
            if head.status != StatusCode::UNAUTHORIZED {
                core.tokens.accepted(&token);
            }
            let error = self.failure(Kind::Status).with_answer(answer(body));
            return Err(error.with_token(token));
        }
        core.tokens.accepted(&token);
        Ok(Raw {
            status: head.status,
            headers: head.headers,
            body,
            attempts: self.sent.load(Ordering::Relaxed),
        })
    }
}
