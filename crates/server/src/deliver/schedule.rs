//! The times of attempts.

use std::time::{Duration, SystemTime};

use reqwest::header::{HeaderMap, RETRY_AFTER};

use crate::random;

const HOUR: u64 = 60 * 60;

/// Waits after the first failed attempt, the second, and so on. After the last one, a delivery is given up.
const WAITS: [Duration; 7] = [
    Duration::from_secs(5),
    Duration::from_secs(5 * 60),
    Duration::from_secs(30 * 60),
    Duration::from_secs(2 * HOUR),
    Duration::from_secs(5 * HOUR),
    Duration::from_secs(10 * HOUR),
    Duration::from_secs(10 * HOUR),
];

/// Longest wait that a target can ask for.
const LONGEST: Duration = Duration::from_secs(24 * HOUR);

/// Failed attempts in a row after which one delivery is tried at a time, and all others wait.
pub(super) const FAILING: i64 = 5;

/// Time without a success after which a webhook is disabled.
pub(super) const DISABLED_AFTER: Duration = Duration::from_secs(5 * 24 * HOUR);

/// Returns the wait after a number of failed attempts; none if there is no other attempt. It is up to a fifth longer than the
/// schedule says, so that deliveries that failed together are not tried again together.
pub(super) fn wait(failed: i64, asked: Option<Duration>) -> Option<Duration> {
    let at = usize::try_from(failed - 1).ok()?;
    Some(longer(*WAITS.get(at)?, asked))
}

/// Returns the wait before the next attempt of a webhook whose deliveries fail.
pub(super) fn probe_wait(probes: i64, asked: Option<Duration>) -> Duration {
    let at = usize::try_from(probes).unwrap_or_default();
    longer(*WAITS.get(at).unwrap_or(&WAITS[WAITS.len() - 1]), asked)
}

fn longer(wait: Duration, asked: Option<Duration>) -> Duration {
    let share = u32::try_from(random::below(201)).unwrap_or_default();
    (wait + wait * share / 1_000).max(asked.unwrap_or_default().min(LONGEST))
}

/// Reads the wait that a target asks for: seconds or a date (RFC 9110, section 10.2.3).
pub(super) fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if let Ok(seconds) = text.parse::<u64>() {
        return Some(Duration::from_secs(seconds));
    }
    let date = httpdate::parse_http_date(text).ok()?;
    date.duration_since(SystemTime::now()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end() {
        for (failed, seconds) in [(1, 5), (2, 300), (4, 7_200), (7, 36_000)] {
            for _ in 0..100 {
                let wait = wait(failed, None).unwrap().as_secs_f64();
                assert!((seconds as f64..=seconds as f64 * 1.2).contains(&wait));
            }
        }
        assert_eq!((wait(8, None), wait(0, None)), (None, None));
        let probe = probe_wait(1_000, None).as_secs();
        assert!((36_000..=43_200).contains(&probe));
    }

    #[test]
    fn a_target_asks_for_up_to_a_day() {
        let asked = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(RETRY_AFTER, text.parse().unwrap());
            retry_after(&headers)
        };
        assert_eq!(asked("120"), Some(Duration::from_secs(120)));
        let future = SystemTime::now() + Duration::from_secs(3_600);
        let future = asked(&httpdate::fmt_http_date(future)).unwrap().as_secs();
        assert!((3_590..=3_600).contains(&future));
        for none in ["-5", "soon", "", "Sun, 06 Nov 1994 08:49:37 GMT", "1e9"] {
            assert_eq!(asked(none), None, "{none}");
        }
        let years = asked("315360000");
        assert_eq!(wait(1, years), Some(LONGEST));
        assert!(wait(2, Some(Duration::from_secs(1))).unwrap() >= WAITS[1]);
    }
}
