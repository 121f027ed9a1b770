//! One call from its first attempt to its end: sent, judged, sent again.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use backoffice_models::{Answer, DecodeError};
use bytes::Bytes;
use http::{HeaderMap, HeaderValue, StatusCode, header::AUTHORIZATION};
use tracing::Instrument as _;

use crate::{
    address::BaseAddress,
    auth::{AccessToken, TokenProvider},
    body::CollectError,
    error::{Answered, Error, Kind},
    hook::{Attempt, Hook, Outcome},
    messages::Messages,
    plan::{Plan, Prepared},
    rate_limit::Limiter,
    response::{Raw, Response},
    retry::{self, Budget, RetryPolicy},
    time::{Randomness, Time, within},
    trace,
    transport::Transport,
};

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

/// Reads the body of a success. A function without type parameters, so that what sends and judges is compiled once
/// for all operations.
type Decode<'a> = &'a mut (dyn FnMut(&[u8]) -> Result<(), DecodeError> + Send);

/// How an attempt failed, and with which token if it had one.
struct Failure {
    error: Error,
    token: Option<AccessToken>,
}

impl Core {
    /// Makes a call.
    pub(crate) async fn exchange<A: Answer>(&self, plan: &Plan) -> Result<Response<A>, Error> {
        let mut answer = None;
        let mut decode = |bytes: &[u8]| {
            answer = Some(A::decode(bytes)?);
            Ok(())
        };
        let raw = self.exchange_raw(plan, &mut decode).await?;
        match answer {
            Some(answer) => Ok(Response::new(answer, raw)),
            None => Err(Error::new(Kind::Decode, self.called(plan, raw.attempts))),
        }
    }

    async fn exchange_raw(&self, plan: &Plan, decode: Decode<'_>) -> Result<Raw, Error> {
        let prepared = self.prepare(plan)?;
        let span = trace::call(plan.endpoint);
        let attempts = prepared.attempts(decode).instrument(span.clone());
        let result = attempts.await;
        trace::call_ended(&span, &result);
        result
    }
}

impl Prepared<'_> {
    /// Attempts until one succeeds, or there is no other.
    async fn attempts(&self, decode: Decode<'_>) -> Result<Raw, Error> {
        let core = self.core;
        let limit = self.plan.options.timeout.unwrap_or(core.timeout);
        let end = limit.and_then(|limit| core.time.elapsed().checked_add(limit));
        let mut renewed = false;
        let mut number = 0;
        let mut last = None;
        loop {
            number += 1;
            if let Err(no_place) = self.wait_for_a_place(end).await {
                return Err(last.unwrap_or(no_place));
            }
            self.sent.store(number, Ordering::Relaxed);
            let start = core.time.elapsed();
            let span = trace::attempt(
                self.plan.endpoint,
                &core.base,
                || self.called().url,
                &self.method,
                number,
            );
            let mut headers = self.headers.clone();
            for hook in &core.hooks {
                span.in_scope(|| hook.before(&self.attempt(number), &mut headers));
            }
            let timeout = self.attempt_timeout(limit, end);
            let attempt = self.attempt_within(timeout, headers);
            let result = attempt.instrument(span.clone()).await;
            let result = result.and_then(|raw| Ok(self.read(raw, decode)?));
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
                self.wait(number, end, &mut failure.error)
            };
            let error = failure.error;
            let answer = error.status().zip(error.headers());
            self.ended(number, start, answer, Some(error.type_name()), wait);
            match wait {
                None => return Err(error),
                Some(Duration::ZERO) => {}
                Some(wait) => core.time.sleep(wait).await,
            }
            last = Some(error);
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
            let why = "the client's rate limit has no place for it in the time for the call";
            return Err(self.failure(Kind::RateLimit(why)));
        };
        if !place.wait.is_zero() {
            core.time.sleep(place.wait).await;
        }
        place.used();
        Ok(())
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
        if *renewed || !failure.error.is_unauthorized() || !self.plan.payload.is_repeatable() {
            return false;
        }
        let token = failure.token.as_ref();
        *renewed = token.is_some_and(|token| self.core.tokens.rejected(token));
        *renewed
    }

    /// How long to wait before the next attempt, if there is one.
    fn wait(&self, number: u32, end: Option<Duration>, error: &mut Error) -> Option<Duration> {
        let core = self.core;
        let is_over = end.is_some_and(|end| core.time.elapsed() >= end);
        if !error.is_transient() || is_over {
            return None;
        }
        let policy = self.plan.options.retry.as_ref().unwrap_or(&core.retry);
        let waited = match self.not_repeatable() {
            // Without a token, nothing was sent.
            Some(why) if !error.is_token() => Err(Some(why)),
            _ => policy.wait(number, error.retry_after(), &*core.randomness),
        };
        let waited = waited.and_then(|wait| {
            if end.is_some_and(|end| core.time.elapsed().saturating_add(wait) >= end) {
                return Err(Some("the time for the call would be over"));
            }
            if !core.budget.take() {
                return Err(Some("the client's retry budget is spent"));
            }
            Ok(wait)
        });
        waited
            .map_err(|stopped| error.call_mut().stopped = stopped)
            .ok()
    }

    /// How long an attempt may take, and what it is when it takes longer. The waits between attempts are not begun
    /// if they would end too late, so that this is what ends a call in time.
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
    ) -> Result<Raw, Failure> {
        let Some((limit, kind)) = timeout else {
            return self.send(headers).await;
        };
        let result = within(&*self.core.time, limit, self.send(headers)).await;
        result.unwrap_or_else(|| Err(self.failure(kind).into()))
    }

    /// One attempt.
    async fn send(&self, mut headers: HeaderMap) -> Result<Raw, Failure> {
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
        let answer = |body: Bytes| {
            let is_error = !head.status.is_success();
            Answered {
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

    /// Has the body of a success read.
    fn read(&self, raw: Raw, decode: Decode<'_>) -> Result<Raw, Error> {
        // An answer that has no body, as its status says, is one without members.
        let is_without = matches!(
            raw.status,
            StatusCode::NO_CONTENT | StatusCode::RESET_CONTENT
        );
        let text = if is_without && raw.body.is_empty() {
            b"{}"
        } else {
            &raw.body[..]
        };
        let Err(source) = decode(text) else {
            return Ok(raw);
        };
        let answered = Answered {
            status: raw.status,
            messages: Messages::default(),
            retry_after: None,
            headers: raw.headers,
            body: raw.body,
        };
        let error = self.failure(Kind::Decode).with_answer(answered);
        Err(error.with_source(source))
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
