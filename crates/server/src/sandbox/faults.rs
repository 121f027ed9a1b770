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
use futures_util::stream;

use crate::{Fault, Refusal, domain::fault::Effect, http::refused::Cut};

/// Most rules of all stores.
const MOST_RULES: usize = 1_000;

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
        if rules.1.len() >= MOST_RULES {
            return Err(Refusal::conflict(format!(
                "there are {MOST_RULES} faults already: remove some"
            )));
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

    /// Returns the fault of a call: the first that meets it.
    pub(super) fn meet(&self, store: i64, endpoint: &Endpoint) -> Option<Fault> {
        let mut rules = self.rules();
        let mut rules = rules.1.iter_mut();
        rules.find_map(|counted| {
            (counted.store == store && counted.meets(endpoint)).then(|| counted.fault.clone())
        })
    }
}

impl Counted {
    /// Counts a call, and returns true if it has the fault.
    fn meets(&mut self, endpoint: &Endpoint) -> bool {
        let rule = &self.fault.rule;
        if rule.on.as_ref().is_some_and(|on| on != endpoint.id && on != endpoint.call) {
            return false;
        }
        self.calls += 1;
        let most = rule.times.or(rule.nth.map(|_| 1));
        let is_late = self.calls >= rule.nth.unwrap_or(1);
        let is_left = most.is_none_or(|most| self.hits < most);
        let is_chosen = rule.share.is_none_or(|(share, seed)| chance(seed, self.calls) < share);
        let meets = is_late && is_left && is_chosen;
        self.hits += u64::from(meets);
        meets
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

/// Bytes that are not JSON, in any encoding.
const GARBAGE: &[u8] = b"\xff\xfe<html>\0{\"";

impl Fault {
    /// Answers a call with the fault. `call` makes it.
    pub(super) async fn answer(&self, call: impl Future<Output = Response>) -> Response {
        let more = u64::try_from(self.spread.as_micros()).unwrap_or(u64::MAX);
        let more = Duration::from_micros(crate::random::below(more.saturating_add(1)));
        tokio::time::sleep(self.delay + more).await;
        match self.effect {
            Effect::None => call.await,
            Effect::Truncate => truncated(call.await).await,
            Effect::Slow(bytes) => slow(call.await, bytes).await,
            Effect::Status(_) | Effect::Cut | Effect::Garbage => {
                if self.after_commit {
                    call.await;
                }
                self.other()
            }
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
    let half = bytes.slice(..bytes.len() / 2);
    let end = std::io::Error::other("a fault of this sandbox");
    response.map(|_| Body::from_stream(stream::iter([Ok(half), Err(end)])))
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
