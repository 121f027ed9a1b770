//! Rate limit of a client.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// Limit on the rate of requests, retries included.
///
/// # Examples
///
/// ```
/// use backoffice::client::RateLimit;
///
/// // Two a second on average, and up to ten at once after a pause.
/// let limit = RateLimit::per_second(2.0).burst(10);
/// assert_ne!(limit, RateLimit::per_second(2.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RateLimit {
    interval: Duration,
    burst: u32,
}

impl RateLimit {
    /// Allows this many requests per second, evenly spaced. A rate of zero or less means one per day.
    #[must_use]
    pub fn per_second(rate: f64) -> Self {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        let interval =
            Duration::try_from_secs_f64(1.0 / rate).map_or(DAY, |interval| interval.min(DAY));
        Self { interval, burst: 1 }
    }

    /// Allows this many requests at once after a pause; 0 means 1.
    #[must_use]
    pub fn burst(mut self, requests: u32) -> Self {
        self.burst = requests.max(1);
        self
    }
}

/// A limit, and the time at which all its permits are available again (generic cell rate algorithm).
#[derive(Debug)]
pub(crate) struct Limiter {
    limit: RateLimit,
    full_at: Mutex<Duration>,
}

impl Limiter {
    pub(crate) fn new(limit: RateLimit) -> Self {
        let full_at = Mutex::default();
        Self { limit, full_at }
    }

    /// Returns the next permit, if the wait for it is shorter than `longest`.
    pub(crate) fn acquire(&self, now: Duration, longest: Option<Duration>) -> Option<Permit<'_>> {
        let RateLimit { interval, burst } = self.limit;
        let mut full_at = self.full_at();
        let taken = (*full_at).max(now).saturating_add(interval);
        let room = now.saturating_add(interval.saturating_mul(burst));
        let wait = taken.saturating_sub(room);
        if longest.is_some_and(|longest| wait >= longest && !wait.is_zero()) {
            return None;
        }
        *full_at = taken;
        let limiter = Some(self);
        Some(Permit { limiter, wait })
    }

    fn full_at(&self) -> MutexGuard<'_, Duration> {
        self.full_at.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Permission to send a request after a wait. If it is dropped unused, other calls can take it.
#[derive(Debug)]
pub(crate) struct Permit<'a> {
    limiter: Option<&'a Limiter>,
    pub(crate) wait: Duration,
}

impl Permit<'_> {
    pub(crate) fn used(mut self) {
        self.limiter = None;
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        if let Some(limiter) = self.limiter {
            let mut full_at = limiter.full_at();
            *full_at = full_at.saturating_sub(limiter.limit.interval);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes and uses a permit, and returns the wait in milliseconds.
    fn used(limiter: &Limiter, milliseconds: u64) -> u128 {
        let permit = limiter.acquire(Duration::from_millis(milliseconds), None);
        let permit = permit.expect("there is no end");
        let wait = permit.wait.as_millis();
        permit.used();
        wait
    }

    #[test]
    fn permits_come_at_the_rate_and_a_pause_allows_a_burst() {
        let limiter = Limiter::new(RateLimit::per_second(2.0).burst(3));
        let at = |milliseconds| used(&limiter, milliseconds);
        assert_eq!([at(0), at(0), at(0), at(0), at(0)], [0, 0, 0, 500, 1000]);
        // At 1 s, the two that wait still come before the next one.
        assert_eq!(at(1000), 500);
        // After a long pause, three at once again.
        assert_eq!([at(60_000), at(60_000), at(60_000), at(60_000)], [0, 0, 0, 500]);
    }

    #[test]
    fn a_permit_that_is_not_used_is_given_back() {
        let limiter = Limiter::new(RateLimit::per_second(1.0));
        assert_eq!([used(&limiter, 0), used(&limiter, 0)], [0, 1000]);
        for _ in 0..100 {
            drop(limiter.acquire(Duration::ZERO, None));
        }
        assert_eq!(used(&limiter, 0), 2000);
    }

    #[test]
    fn a_permit_that_comes_too_late_is_not_taken() {
        let limiter = Limiter::new(RateLimit::per_second(1.0));
        let second = Duration::from_secs(1);
        let mut permits = Vec::new();
        permits.extend(limiter.acquire(Duration::ZERO, Some(second)));
        for _ in 0..100 {
            permits.extend(limiter.acquire(Duration::ZERO, Some(second)));
        }
        assert_eq!(permits.len(), 1);
        assert!(limiter.acquire(Duration::ZERO, Some(second + second)).is_some());
    }

    #[test]
    fn rates_of_zero_or_less_are_slow_and_do_not_panic() {
        for rate in [0.0, -1.0, f64::NAN, f64::INFINITY, f64::MIN_POSITIVE] {
            let limiter = Limiter::new(RateLimit::per_second(rate).burst(u32::MAX));
            used(&limiter, u64::MAX);
            used(&limiter, u64::MAX);
            let limiter = Limiter::new(RateLimit::per_second(rate));
            used(&limiter, 0);
            assert!(used(&limiter, 0) <= 86_400_000);
        }
    }
}
