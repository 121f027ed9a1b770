//! Retries: rules, waits and the budget for sending calls again.

mod budget;
mod retry_after;

use std::time::Duration;

use http::StatusCode;

pub use self::budget::RetryBudget;
pub(crate) use self::{
    budget::{Budget, Retry},
    retry_after::retry_after,
};
use crate::time::Randomness;

/// Rules for sending a call again.
///
/// | after | sent again |
/// |---|---|
/// | no connection, 429, no token for the moment | any call: the service has executed nothing |
/// | a connection that broke, a timeout, 502, 503, 504 | GET and PUT; a POST or PATCH only with an idempotency key and after `service_honours_idempotency_keys` |
/// | a refused token | any call, once, if the provider has another token; this does not count as a retry |
///
/// The wait before the n-th retry is a random time from zero to `initial_backoff · 2ⁿ⁻¹`, at most `maximum_backoff`
/// (exponential backoff with full jitter). If the service sends `Retry-After` (RFC 9110, section 10.2.3), the wait is
/// at least that time. After a 429 without a `Retry-After` of at least a second, the wait is one second plus a random
/// time. The random time is at most `initial_backoff · 2ⁿ⁻¹`, and at most `maximum_backoff`. If one of these two
/// settings is below one second, it is one second here.
///
/// # Examples
///
/// ```
/// use std::time::Duration;
///
/// use backoffice::client::RetryPolicy;
///
/// let patient = RetryPolicy::default()
///     .max_attempts(6)
///     .initial_backoff(Duration::from_millis(500))
///     .maximum_backoff(Duration::from_secs(30));
/// assert_ne!(patient, RetryPolicy::never());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetryPolicy {
    max_attempts: u32,
    max_throttled_pages: u32,
    initial_backoff: Duration,
    maximum_backoff: Duration,
    maximum_retry_after: Duration,
}

impl Default for RetryPolicy {
    /// Makes three attempts, and ten for a page of a list that gets status 429. Waits up to 0.2 s before the first
    /// retry, up to 0.4 s before the second, longer after status 429, and up to 60 s if the service asks for it.
    fn default() -> Self {
        Self {
            max_attempts: 3,
            max_throttled_pages: 10,
            initial_backoff: Duration::from_millis(200),
            maximum_backoff: Duration::from_secs(10),
            maximum_retry_after: Duration::from_secs(60),
        }
    }
}

impl RetryPolicy {
    /// Makes one attempt. After a refused token, the call is still sent once more if the provider has another token.
    #[must_use]
    pub fn never() -> Self {
        Self::default().max_attempts(1)
    }

    /// Limits the number of attempts, including the first one. The limit also holds for a list that gets status 429. 0
    /// means 1.
    #[must_use]
    pub fn max_attempts(mut self, attempts: u32) -> Self {
        self.max_attempts = attempts.max(1);
        self.max_throttled_pages = self.max_attempts;
        self
    }

    /// Sets the longest wait before the first retry. After status 429, the wait may be longer; see [`RetryPolicy`].
    #[must_use]
    pub fn initial_backoff(mut self, backoff: Duration) -> Self {
        self.initial_backoff = backoff;
        self
    }

    /// Sets the longest wait before any retry, unless the service asks for more. After status 429 without a
    /// `Retry-After` of at least a second, one second is added.
    #[must_use]
    pub fn maximum_backoff(mut self, backoff: Duration) -> Self {
        self.maximum_backoff = backoff;
        self
    }

    /// Sets the longest wait that the service can ask for. If it asks for more, the call fails at once.
    #[must_use]
    pub fn maximum_retry_after(mut self, wait: Duration) -> Self {
        self.maximum_retry_after = wait;
        self
    }

    /// Returns the wait before a retry. If there is no retry, returns the reason, or `None` if the error itself gives
    /// the reason.
    pub(crate) fn wait(
        &self,
        failed: Failed,
        retry_after: Option<Duration>,
        randomness: &dyn Randomness,
    ) -> Result<Duration, Option<&'static str>> {
        let (number, limit) = match failed {
            Failed::Attempt(number) | Failed::Throttled(number) => (number, self.max_attempts),
            Failed::ThrottledPage(number) => (number, self.max_throttled_pages),
        };
        if number >= limit {
            return Err(None);
        }
        let asked = retry_after.unwrap_or_default();
        if asked > self.maximum_retry_after {
            return Err(Some("the service asks to wait longer than the retry policy allows"));
        }
        let is_throttled = !matches!(failed, Failed::Attempt(_));
        let least = if is_throttled && asked < LEAST_THROTTLED_WAIT {
            LEAST_THROTTLED_WAIT
        } else {
            Duration::ZERO
        };
        let factor = 2_u32.checked_pow(number - 1).unwrap_or(u32::MAX);
        let longest = self
            .initial_backoff
            .max(least)
            .saturating_mul(factor)
            .min(self.maximum_backoff.max(least));
        let wait = least.saturating_add(jittered(longest, randomness));
        Ok(wait.max(asked))
    }
}

/// A transient failure, with its number from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Failed {
    Attempt(u32),
    Throttled(u32),
    /// The response to a list was 429; other failures of the call are not counted.
    ThrottledPage(u32),
}

/// Minimum wait after a 429. The service would probably refuse a retry before that time.
const LEAST_THROTTLED_WAIT: Duration = Duration::from_secs(1);

/// Returns a random time from zero to `longest`, evenly distributed. At most 584 years.
fn jittered(longest: Duration, randomness: &dyn Randomness) -> Duration {
    let mut bytes = [0; 8];
    randomness.fill(&mut bytes);
    let longest = longest.as_nanos().min(u128::from(u64::MAX));
    let part = u128::from(u64::from_le_bytes(bytes));
    let nanoseconds = longest * part / u128::from(u64::MAX);
    Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(u64::MAX))
}

/// Returns true for a response after which the same request may succeed later.
pub(crate) fn is_transient(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::TOO_MANY_REQUESTS
            | StatusCode::BAD_GATEWAY
            | StatusCode::SERVICE_UNAVAILABLE
            | StatusCode::GATEWAY_TIMEOUT
    )
}
