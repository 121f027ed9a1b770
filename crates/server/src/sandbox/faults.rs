//! The faults of each store, and what they do to a call.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{
    body::Body,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use backoffice_shapes::Endpoint;
use bytes::Bytes;
use futures_util::{StreamExt as _, stream};

use crate::{Fault, Refusal, domain::fault::Effect, http::refused::Cut};

/// Most rules of a store, and of all: the oldest of others make room, whose stores may be gone.
const MOST_RULES: usize = 100;
const MOST_OF_ALL: usize = 10_000;

/// A fault with the calls that it met.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    pub(crate) id: u64,
    pub(crate) store: i64,
    pub(crate) fault: Fault,
    /// Calls of the operation.
    pub(crate) calls: u64,
    /// Those that had the fault.
    pub(crate) hits: u64,
}

/// The faults of all stores, in the order in which they were added.
#[derive(Debug, Default)]
pub(crate) struct Faults(Mutex<(u64, Vec<Counted>)>);

impl Faults {
    fn rules(&self) -> MutexGuard<'_, (u64, Vec<Counted>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a fault to a store. Returns its number.
    pub(crate) fn add(&self, store: i64, fault: Fault) -> Result<u64, Refusal> {
        let mut rules = self.rules();
        if rules.1.iter().filter(|rule| rule.store == store).count() >= MOST_RULES {
            let detail = format!("the store has {MOST_RULES} faults already: remove some");
            return Err(Refusal::conflict(detail));
        }
        if rules.1.len() >= MOST_OF_ALL {
            rules.1.remove(0);
        }
        rules.0 += 1;
        let id = rules.0;
        rules.1.push(Counted { id, store, fault, calls: 0, hits: 0 });
        Ok(id)
    }

    /// Lists the faults of a store.
    pub(crate) fn of(&self, store: i64) -> Vec<Counted> {
        self.rules().1.iter().filter(|rule| rule.store == store).cloned().collect()
    }

    /// Removes a fault of a store, or all. Returns their number.
    pub(crate) fn remove(&self, store: i64, id: Option<u64>) -> usize {
        let mut rules = self.rules();
        let before = rules.1.len();
        rules.1.retain(|rule| rule.store != store || id.is_some_and(|id| id != rule.id));
        before - rules.1.len()
    }

    /// Returns the fault of a call: the first that meets it. All that name the operation count the call.
    pub(super) fn meet(&self, store: i64, endpoint: &Endpoint) -> Option<Fault> {
        let mut rules = self.rules();
        let mut met = None;
        for counted in rules.1.iter_mut().filter(|rule| rule.store == store) {
            if counted.counts(endpoint) && met.is_none() && counted.meets() {
                counted.hits += 1;
                met = Some(counted.fault.clone());
            }
        }
        met
    }
}

impl Counted {
    /// Counts a call, if it is of the operation.
    fn counts(&mut self, endpoint: &Endpoint) -> bool {
        let on = self.fault.rule.on.as_ref();
        let counts = on.is_none_or(|on| on == endpoint.id || on == endpoint.call);
        self.calls += u64::from(counts);
        counts
    }

    /// Returns true if the latest call has the fault.
    fn meets(&self) -> bool {
        let rule = &self.fault.rule;
        let most = rule.times.or(rule.nth.map(|_| 1));
        let is_late = self.calls >= rule.nth.unwrap_or(1);
        let is_left = most.is_none_or(|most| self.hits < most);
        let is_chosen = rule.share.is_none_or(|(share, seed)| chance(seed, self.calls) < share);
        is_late && is_left && is_chosen
    }
}

/// Returns a number from 0 to 1 for the n-th call, the same in each run (the finalizer of SplitMix64).
fn chance(seed: u64, n: u64) -> f64 {
    let mut bits = seed.wrapping_add(n.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^= bits >> 31;
    f64::from(u32::try_from(bits >> 32).unwrap_or_default()) / f64::from(u32::MAX)
}

/// Time for the first half of an answer to be sent.
const HALF_TIME: Duration = Duration::from_millis(50);

/// Bytes that are not JSON, in any encoding.
const GARBAGE: &[u8] = b"\xff\xfe<html>\0{\"";

impl Fault {
    /// Returns true if the call is made.
    pub(super) fn makes_call(&self) -> bool {
        let is_replaced = matches!(self.effect, Effect::Status(_) | Effect::Cut | Effect::Garbage);
        self.after_commit || !is_replaced
    }

    /// Answers a call with the fault. `call` makes it.
    pub(super) async fn answer(&self, call: impl Future<Output = Response>) -> Response {
        let more = u64::try_from(self.spread.as_micros()).unwrap_or(u64::MAX);
        let more = Duration::from_micros(crate::random::below(more.saturating_add(1)));
        let wait = tokio::time::sleep(self.delay + more);
        let answer = if self.after_commit {
            let answer = call.await;
            wait.await;
            answer
        } else {
            wait.await;
            if !self.makes_call() {
                return self.other();
            }
            call.await
        };
        match self.effect {
            Effect::None => answer,
            Effect::Truncate => truncated(answer).await,
            Effect::Slow(bytes) => slow(answer, bytes).await,
            Effect::Status(_) | Effect::Cut | Effect::Garbage => self.other(),
        }
    }

    /// Returns the answer in the place of the call's own.
    fn other(&self) -> Response {
        let json = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        let mut response = match (self.effect, &self.body) {
            (Effect::Cut, _) => cut(StatusCode::BAD_GATEWAY.into_response()),
            (Effect::Status(status), Some(body)) => {
                let status = StatusCode::from_u16(status).unwrap_or_default();
                (status, [json], body.clone()).into_response()
            }
            (Effect::Status(status), None) => {
                let status = StatusCode::from_u16(status).unwrap_or_default();
                let refusal = Refusal::new(status, "a fault of this sandbox");
                let refusal = match self.retry_after {
                    Some(seconds) => refusal.with_header(header::RETRY_AFTER, seconds.into()),
                    None => refusal,
                };
                return refusal.into_response();
            }
            _ => ([json], GARBAGE).into_response(),
        };
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

fn cut(mut response: Response) -> Response {
    response.extensions_mut().insert(Cut);
    response
}

/// Takes the bytes of an answer. Keeps the length in the headers, so that the receiver knows what is missing.
async fn taken(response: Response) -> (Response, Bytes) {
    let (parts, body) = response.into_parts();
    let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap_or_default();
    let mut response = Response::from_parts(parts, Body::empty());
    response.headers_mut().insert(header::CONTENT_LENGTH, bytes.len().into());
    (response, bytes)
}

async fn truncated(response: Response) -> Response {
    let (response, bytes) = taken(response).await;
    if bytes.is_empty() {
        return cut(response);
    }
    let half = bytes.slice(..bytes.len().div_ceil(2));
    // The half is sent before the end, because the end throws away what waits to be sent.
    let end = async {
        tokio::time::sleep(HALF_TIME).await;
        Err(std::io::Error::other("a fault of this sandbox"))
    };
    let parts = stream::once(async { Ok(half) }).chain(stream::once(end));
    response.map(|_| Body::from_stream(parts))
}

async fn slow(response: Response, bytes_per_second: u64) -> Response {
    let (response, bytes) = taken(response).await;
    // Ten times in a second, or a byte at a time.
    let size = usize::try_from(bytes_per_second / 10).unwrap_or(usize::MAX).max(1);
    let wait = Duration::from_secs_f64(size as f64 / bytes_per_second as f64);
    let chunks = stream::unfold(bytes, move |mut rest| async move {
        if rest.is_empty() {
            return None;
        }
        tokio::time::sleep(wait).await;
        let chunk = rest.split_to(size.min(rest.len()));
        Some((Ok::<_, std::io::Error>(chunk), rest))
    });
    response.map(|_| Body::from_stream(chunks))
}

#[cfg(test)]
mod tests {
    use super::chance;

    #[test]
    fn a_share_is_a_share() {
        for seed in 0..20 {
            let hits = (1..=10_000).filter(|n| chance(seed, *n) < 0.3).count();
            assert!((2_800..3_200).contains(&hits), "{hits}");
        }
    }
}
