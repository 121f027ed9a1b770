//! A limit on how often a client sends, so that the service need not refuse.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

/// How often a client sends at most: repetitions count too.
///
/// # Examples
///
/// ```
/// use backoffice_client::RateLimit;
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
    /// So many requests a second, one at a time. Rates that are not above zero are taken as one a day.
    #[must_use]
    pub fn per_second(rate: f64) -> Self {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        let interval =
            Duration::try_from_secs_f64(1.0 / rate).map_or(DAY, |interval| interval.min(DAY));
        Self { interval, burst: 1 }
    }

    /// How many requests may be sent at once after a pause; 0 is taken as 1.
    #[must_use]
    pub fn burst(mut self, requests: u32) -> Self {
        self.burst = requests.max(1);
        self
    }
}

/// A limit and where it stands: the time at which a bucket that refills would be full.
///
/// This is the generic cell rate algorithm: one time says all that a count and its age would.
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

    /// Takes the next place; gives the time to wait for it.
    pub(crate) fn reserve(&self, now: Duration) -> Duration {
        let RateLimit { interval, burst } = self.limit;
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        *full_at = (*full_at).max(now) + interval;
        full_at.saturating_sub(now + interval.saturating_mul(burst))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_at_the_rate_and_a_pause_allows_a_burst() {
        let limiter = Limiter::new(RateLimit::per_second(2.0).burst(3));
        let at = |milliseconds| {
            limiter
                .reserve(Duration::from_millis(milliseconds))
                .as_millis()
        };
        assert_eq!([at(0), at(0), at(0), at(0), at(0)], [0, 0, 0, 500, 1000]);
        // At 1 s, the two that wait are still before the next.
        assert_eq!(at(1000), 500);
        // After a long pause, three at once again.
        assert_eq!(
            [at(60_000), at(60_000), at(60_000), at(60_000)],
            [0, 0, 0, 500]
        );
    }

    #[test]
    fn rates_that_are_none_are_slow_and_do_not_panic() {
        for rate in [0.0, -1.0, f64::NAN, f64::INFINITY, f64::MIN_POSITIVE] {
            let limiter = Limiter::new(RateLimit::per_second(rate));
            limiter.reserve(Duration::ZERO);
            assert!(limiter.reserve(Duration::ZERO) <= Duration::from_secs(86_400));
        }
    }
}
