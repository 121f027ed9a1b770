//! Waits before a call is sent again, and limits of time.

use std::time::Duration;

use backoffice::client::{
    Randomness, RateLimit, RetryBudget, RetryPolicy,
    testing::{FixedRandomness, ManualTime},
};
use futures_util::FutureExt as _;

use crate::{
    OK, Script, Step, client, ready,
    retries::{UNAVAILABLE, milliseconds},
};

#[test]
fn the_longest_waits_double_up_to_their_bound() {
    let script = Script::new(std::iter::repeat_n(UNAVAILABLE, 7));
    let time = ManualTime::new();
    let policy = RetryPolicy::default()
        .max_attempts(7)
        .initial_backoff(milliseconds(100))
        .maximum_backoff(milliseconds(1000));
    let client = client(&script, &time).retry(policy).build().unwrap();
    let error = ready(client.disputes().get(7).send()).unwrap_err();
    assert_eq!(error.attempts(), 7);
    assert_eq!(time.waits(), [100, 200, 400, 800, 1000, 1000].map(milliseconds));
    assert!(error.to_string().ends_with("503 Service Unavailable (after 7 attempts)"), "{error}");
}

/// Gives these numbers in turn.
#[derive(Debug)]
struct Numbers(std::sync::Mutex<Vec<u64>>);

impl Randomness for Numbers {
    fn fill(&self, bytes: &mut [u8]) {
        let number = self.0.lock().unwrap().remove(0);
        bytes.copy_from_slice(&number.to_le_bytes());
    }
}

/// Full jitter: a wait is a random part of the longest wait.
#[test]
fn a_wait_is_a_random_part_of_the_longest_wait() {
    let script = Script::new(std::iter::repeat_n(UNAVAILABLE, 5));
    let time = ManualTime::new();
    let numbers = Numbers(std::sync::Mutex::new(vec![0, u64::MAX / 2, u64::MAX / 4, u64::MAX]));
    let policy = RetryPolicy::default().max_attempts(5).initial_backoff(milliseconds(1000));
    let client = client(&script, &time).retry(policy).randomness(numbers).build().unwrap();
    ready(client.disputes().get(7).send()).unwrap_err();
    // Half of 2 s and a quarter of 4 s, less a nanosecond of rounding. A wait of zero makes no sleep.
    let short = Duration::from_nanos(1);
    assert_eq!(
        time.waits(),
        [milliseconds(1000) - short, milliseconds(1000) - short, milliseconds(8000)]
    );
}

#[test]
fn retry_after_is_waited_for_in_seconds_and_until_a_date() {
    for (value, wait) in [("7", 7), ("Fri, 10 Feb 2023 12:00:09 GMT", 9)] {
        let header: &'static [(&str, &str)] = Vec::leak(vec![("retry-after", value)]);
        for status in [429, 503] {
            let script = Script::new([Step::Answer(status, header, ""), OK]);
            let time = ManualTime::new();
            ready(client(&script, &time).build().unwrap().disputes().get(7).send()).unwrap();
            assert_eq!(time.waits(), [Duration::from_secs(wait)], "{status} {value}");
        }
    }
}

#[test]
fn after_429_without_retry_after_waits_start_at_a_second_and_grow() {
    for headers in [&[][..], &[("retry-after", "0")][..]] {
        let step = Step::Answer(429, headers, "");
        for (randomness, waits) in [
            (FixedRandomness::lowest(), [1, 1, 1, 1, 1]),
            (FixedRandomness::highest(), [2, 3, 5, 9, 11]),
        ] {
            let (script, time) = (Script::new(vec![step.clone(); 6]), ManualTime::new());
            let client = client(&script, &time)
                .randomness(randomness)
                .retry(RetryPolicy::default().max_attempts(6))
                .build()
                .unwrap();
            ready(client.disputes().get(7).send()).unwrap_err();
            assert_eq!(time.waits(), waits.map(Duration::from_secs));
        }
    }
}

#[test]
fn a_list_gets_more_retries_after_429_than_other_calls() {
    let throttled = Step::Answer(429, &[], "");
    let page = Step::Answer(200, &[], r#"{"next":null,"results":[{"id":7}]}"#);
    // (answers, limit of attempts, requests until the list fails)
    for (count, limit, fails_after) in
        [(9, None, None), (10, None, Some(10)), (9, Some(3), Some(3))]
    {
        let steps = std::iter::repeat_n(throttled.clone(), count).chain([page.clone()]);
        let script = Script::new(steps);
        let mut builder = client(&script, &ManualTime::new()).retry_budget(RetryBudget::new(0));
        if let Some(limit) = limit {
            builder = builder.retry(RetryPolicy::default().max_attempts(limit));
        }
        let client = builder.build().unwrap();
        let first = ready(client.users().list().items().next()).unwrap();
        match fails_after {
            None => assert_eq!(first.unwrap().id, Some(7.into())),
            Some(attempts) => assert_eq!(first.unwrap_err().attempts(), attempts),
        }
    }
    let steps = [throttled.clone(), UNAVAILABLE, throttled.clone(), throttled, UNAVAILABLE, page];
    let script = Script::new(steps);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    ready(client.users().list().items().next()).unwrap().unwrap();
}

#[test]
fn other_failures_of_a_list_are_counted_separately_from_429() {
    let throttled = || std::iter::repeat_n(Step::Answer(429, &[], ""), 4);
    let others = || throttled().chain([UNAVAILABLE]);
    let page = Step::Answer(200, &[], r#"{"next":null,"results":[{"id":7}]}"#);
    for (rounds, succeeds) in [(2, true), (3, false)] {
        let steps = (0..rounds).flat_map(|_| others()).chain([page.clone()]);
        let script = Script::new(steps);
        let client = client(&script, &ManualTime::new()).timeout(None).build();
        let client = client.unwrap();
        let first = ready(client.users().list().items().next()).unwrap();
        assert_eq!(first.is_ok(), succeeds, "{first:?}");
    }
}

/// A service that takes 4 requests a second, and a list of 40 pages.
#[test]
fn a_list_slows_down_to_the_rate_of_the_service() {
    use backoffice::client::{Time as _, http::Response, testing::InProcess};
    for randomness in [FixedRandomness::lowest(), FixedRandomness::highest()] {
        let time = ManualTime::new();
        let (clock, taken) = (time.clone(), std::sync::Mutex::new(Vec::<Duration>::new()));
        let service = InProcess::new(move |_| {
            let mut taken = taken.lock().unwrap();
            let now = clock.elapsed();
            let last_second = taken.iter().filter(|at| now - **at < Duration::from_secs(1));
            let (status, body) = if last_second.count() == 4 {
                (429, String::new())
            } else {
                taken.push(now);
                let next = match taken.len() {
                    40 => "null".to_owned(),
                    number => format!(r#""/users/?cursor={number}""#),
                };
                (200, format!(r#"{{"next":{next},"results":[{{"id":7}}]}}"#))
            };
            Ok(Response::builder().status(status).body(body.into_bytes().into()).unwrap())
        });
        let client = client(&Script::new([]), &time).transport(service.clone());
        let mut items = client.randomness(randomness).build().unwrap().users().list().items();
        let mut count = 0;
        while let Some(item) = ready(items.next()) {
            item.unwrap();
            count += 1;
        }
        assert_eq!((count, service.requests().len()), (40, 49));
    }
}

#[test]
fn a_retry_after_above_the_maximum_fails_at_once() {
    let step = Step::Answer(429, &[("retry-after", "61")], "");
    let (script, time) = (Script::new([step]), ManualTime::new());
    let error = ready(client(&script, &time).build().unwrap().disputes().get(7).send());
    let error = error.unwrap_err();
    assert_eq!(error.retry_after(), Some(Duration::from_secs(61)));
    assert!(
        error.to_string().contains("asks to wait longer than the retry policy allows"),
        "{error}"
    );
    assert!(time.waits().is_empty());
}

#[test]
fn no_wait_exceeds_the_timeout_of_the_call() {
    let step = Step::Answer(503, &[("retry-after", "5")], "");
    let (script, time) = (Script::new([step.clone(), step, OK]), ManualTime::new());
    let client = client(&script, &time).timeout(Duration::from_secs(10)).build().unwrap();
    let error = ready(client.disputes().get(7).send()).unwrap_err();
    assert_eq!(time.waits(), [Duration::from_secs(5)]);
    assert_eq!(error.attempts(), 2);
    assert!(error.to_string().contains("the wait would exceed the call's timeout"), "{error}");
}

#[test]
fn an_attempt_and_a_call_end_at_their_timeouts() {
    let (script, time) =
        (Script::new([Step::Silent, Step::Silent, Step::Silent]), ManualTime::new());
    let built = client(&script, &time).attempt_timeout(Duration::from_secs(3)).build().unwrap();
    let error = ready(built.disputes().get(7).send()).unwrap_err();
    assert!(error.is_timeout());
    assert_eq!(error.attempts(), 3);
    let waits = [3000, 200, 3000, 400, 3000].map(milliseconds);
    assert_eq!(time.waits(), waits);

    // Without a limit for the attempt, the limit of the call holds.
    let (script, time) = (Script::new([Step::Silent]), ManualTime::new());
    let built = client(&script, &time)
        .attempt_timeout(None)
        .timeout(Duration::from_secs(4))
        .build()
        .unwrap();
    let error = ready(built.disputes().get(7).send()).unwrap_err();
    assert!(error.is_timeout());
    assert_eq!((error.attempts(), time.waits()), (1, vec![Duration::from_secs(4)]));
    assert!(error.to_string().contains("within 4s, the timeout of the call"), "{error}");

    // Without any limit, the call waits.
    let script = Script::new([Step::Silent]);
    let built = client(&script, &time).attempt_timeout(None).timeout(None).build().unwrap();
    assert!(built.disputes().get(7).send().now_or_never().is_none());
}

/// The longest possible times.
#[test]
fn the_longest_durations_overflow_nothing() {
    let policy = RetryPolicy::default()
        .max_attempts(u32::MAX)
        .initial_backoff(Duration::MAX)
        .maximum_backoff(Duration::MAX)
        .maximum_retry_after(Duration::MAX);
    let script = Script::new([UNAVAILABLE, OK]);
    let client =
        client(&script, &ManualTime::new()).timeout(Duration::MAX).retry(policy).build().unwrap();
    let call = client.disputes().get(7).attempt_timeout(Duration::MAX);
    ready(call.send()).unwrap();
}

#[test]
fn a_call_can_remove_a_limit_of_the_client() {
    let (script, time) = (Script::new([Step::Silent, Step::Silent]), ManualTime::new());
    let client = client(&script, &time).retry(RetryPolicy::never()).build().unwrap();
    let call = || client.disputes().get(7);
    assert!(call().attempt_timeout(None).timeout(None).send().now_or_never().is_none());
    assert!(ready(call().attempt_timeout(None).send()).unwrap_err().is_timeout());
    assert_eq!(time.waits(), [Duration::from_secs(120)]);
}

#[test]
fn a_rate_limit_spaces_attempts() {
    let script = Script::new([OK, OK, UNAVAILABLE, OK]);
    let time = ManualTime::new();
    let client =
        client(&script, &time).rate_limit(RateLimit::per_second(0.5).burst(2)).build().unwrap();
    for _ in 0..3 {
        ready(client.disputes().get(7).send()).unwrap();
    }
    // Two at once, then one every two seconds; the retry after its backoff of 0.2 s waits for a permit too.
    assert_eq!(time.waits(), [2000, 200, 1800].map(milliseconds));
}
