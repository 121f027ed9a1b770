//! Retries: calls that are sent again, and the waits.

use std::time::Duration;

use backoffice_client::{
    Client, Error, Form, IdempotencyKey, Part, Randomness, RateLimit, RetryBudget, RetryPolicy,
    models::{
        Amount, CaptureTransaction, RefundOrder, UpdateCustomer, UpdateProduct, UpdateWebhook, Url,
    },
    testing::{FixedRandomness, ManualTime},
};
use futures_util::FutureExt as _;

use crate::{OK, Script, Step, client, ready};

const fn milliseconds(count: u64) -> Duration {
    Duration::from_millis(count)
}

const UNAVAILABLE: Step = Step::Answer(503, &[], "");

/// Every transient failure.
const TRANSIENT: &[Step] = &[
    Step::Refused,
    Step::Broken,
    Step::Truncated(200),
    Step::Truncated(429),
    Step::Truncated(502),
    Step::Silent,
    Step::Answer(429, &[], ""),
    Step::Answer(502, &[], ""),
    UNAVAILABLE,
    Step::Answer(504, &[], ""),
];

/// Failures that a further attempt would repeat.
const LASTING: &[Step] = &[
    Step::Answer(400, &[], ""),
    Step::Answer(401, &[], ""),
    Step::Answer(403, &[], ""),
    Step::Answer(404, &[], ""),
    Step::Answer(408, &[], ""),
    Step::Answer(409, &[], ""),
    Step::Answer(500, &[], ""),
    Step::Answer(501, &[], ""),
    Step::Answer(302, &[("location", "/")], ""),
    Step::Answer(200, &[], "<html>"),
    Step::Truncated(401),
    Step::Truncated(409),
    Step::Truncated(500),
];

fn refund() -> RefundOrder {
    RefundOrder::new(Amount::new("10.00").unwrap())
}

fn hook_url() -> Url {
    Url::new("https://hooks.example/").unwrap()
}

/// A call of each method, without a key.
type Calls = [(&'static str, fn(&Client) -> Result<(), Error>, bool)];

const CALLS: &Calls = &[
    (
        "GET",
        |client| ready(client.disputes().get(7.into()).send()).map(drop),
        true,
    ),
    (
        "PUT",
        |client| {
            let body = UpdateWebhook::new(["cart.abandoned"], hook_url());
            ready(client.webhooks().update(7.into(), body).send()).map(drop)
        },
        true,
    ),
    (
        "POST",
        |client| ready(client.orders().refund(&"1".into(), refund()).send()).map(drop),
        false,
    ),
    (
        "PATCH",
        |client| {
            ready(
                client
                    .products()
                    .update(7.into(), UpdateProduct::new())
                    .send(),
            )
            .map(drop)
        },
        false,
    ),
];

/// Returns true if the service did nothing at this step.
fn is_not_done(step: &Step) -> bool {
    matches!(
        step,
        Step::Refused | Step::Answer(429, _, _) | Step::Truncated(429)
    )
}

#[test]
fn a_post_or_patch_is_sent_again_only_if_it_was_surely_not_done() {
    for (method, call, is_idempotent) in CALLS {
        for step in TRANSIENT {
            let script = Script::new([step.clone(), OK]);
            let result = call(&client(&script, &ManualTime::new()).build().unwrap());
            let is_not_done = is_not_done(step);
            let is_repeated = *is_idempotent || is_not_done;
            assert_eq!(result.is_ok(), is_repeated, "{method} {step:?}");
            let sent = if is_repeated { 2 } else { 1 };
            assert_eq!(script.count(), sent, "{method} {step:?}");
            if let Err(error) = result {
                assert!(error.is_outcome_unknown(), "{error}");
                assert!(error.is_transient() && error.attempts() == 1);
            }
        }
        for step in LASTING {
            let script = Script::new([step.clone(), OK]);
            let result = call(&client(&script, &ManualTime::new()).build().unwrap());
            assert!(!result.unwrap_err().is_transient(), "{method} {step:?}");
            assert_eq!(script.count(), 1, "{method} {step:?}");
        }
    }
}

#[test]
fn a_keyed_call_that_may_have_been_done_is_sent_again_only_if_the_service_honours_keys() {
    for step in TRANSIENT {
        if is_not_done(step) {
            continue;
        }
        for (is_declared, is_patch) in [(false, false), (true, false), (false, true), (true, true)]
        {
            let script = Script::new([step.clone(), OK]);
            let mut builder = client(&script, &ManualTime::new());
            if is_declared {
                builder = builder.service_honours_idempotency_keys();
            }
            let client = builder.build().unwrap();
            let result = if is_patch {
                let change = UpdateCustomer::new().first_name("Ada");
                let call = client.users().update(7.into(), change);
                ready(call.idempotency_key("job-7").send()).map(drop)
            } else {
                let call = client.orders().refund(&"1".into(), refund());
                ready(call.idempotency_key("job-7").send()).map(drop)
            };
            assert_eq!(result.is_ok(), is_declared, "{step:?} {is_patch}");
            let sent = vec![Some("job-7".to_owned()); if is_declared { 2 } else { 1 }];
            assert_eq!(script.header("idempotency-key"), sent, "{step:?}");
            if let Err(error) = result {
                assert!(error.is_outcome_unknown());
                let why =
                    "(not sent again: the service is not declared to honour idempotency keys)";
                assert!(error.to_string().contains(why), "{error}");
            }
        }
    }
}

/// The first attempt may have arrived, so the outcome stays unknown even if the second one is not sent.
#[test]
fn an_outcome_stays_unknown_whatever_comes_after() {
    for last in [
        Step::Refused,
        Step::Answer(429, &[], ""),
        Step::Answer(409, &[], ""),
    ] {
        let script = Script::new([Step::Broken, last.clone()]);
        let client = client(&script, &ManualTime::new())
            .service_honours_idempotency_keys()
            .retry(RetryPolicy::default().max_attempts(2))
            .build()
            .unwrap();
        let call = client.orders().refund(&"1".into(), refund());
        let error = ready(call.idempotency_key("k").send()).unwrap_err();
        assert!(error.is_outcome_unknown(), "{last:?}: {error}");
        assert_eq!(error.attempts(), 2);
    }
}

/// A key is random once: calls that user code makes with one key send the same key.
#[test]
fn a_random_key_is_the_same_for_every_call_that_has_it() {
    let script = Script::new([OK, OK]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let key = IdempotencyKey::random_by(&FixedRandomness::highest());
    for _ in 0..2 {
        let call = client
            .transactions()
            .capture(7.into(), CaptureTransaction::new());
        ready(call.idempotency_key(key.clone()).send()).unwrap();
    }
    assert_eq!(
        script.header("idempotency-key"),
        vec![Some(key.as_str().to_owned()); 2]
    );
    assert_eq!(key.as_str().len(), 32);
}

/// A key that is set as a header counts as a key.
#[test]
fn a_key_in_a_header_is_a_key() {
    let script = Script::new([UNAVAILABLE, OK]);
    let client = client(&script, &ManualTime::new())
        .service_honours_idempotency_keys()
        .build()
        .unwrap();
    let call = client
        .transactions()
        .capture(7.into(), CaptureTransaction::new());
    ready(call.header("Idempotency-Key", "job-7").send()).unwrap();
    assert_eq!(
        script.header("idempotency-key"),
        vec![Some("job-7".to_owned()); 2]
    );
}

#[test]
fn the_longest_waits_double_up_to_their_bound() {
    let script = Script::new(std::iter::repeat_n(UNAVAILABLE, 7));
    let time = ManualTime::new();
    let policy = RetryPolicy::default()
        .max_attempts(7)
        .initial_backoff(milliseconds(100))
        .maximum_backoff(milliseconds(1000));
    let client = client(&script, &time).retry(policy).build().unwrap();
    let error = ready(client.disputes().get(7.into()).send()).unwrap_err();
    assert_eq!(error.attempts(), 7);
    assert_eq!(
        time.waits(),
        [100, 200, 400, 800, 1000, 1000].map(milliseconds)
    );
    assert!(
        error
            .to_string()
            .ends_with("503 Service Unavailable (after 7 attempts)"),
        "{error}"
    );
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

/// Full jitter: a wait is the random part of the longest.
#[test]
fn a_wait_is_any_part_of_the_longest() {
    let script = Script::new(std::iter::repeat_n(UNAVAILABLE, 5));
    let time = ManualTime::new();
    let numbers = Numbers(std::sync::Mutex::new(vec![
        0,
        u64::MAX / 2,
        u64::MAX / 4,
        u64::MAX,
    ]));
    let policy = RetryPolicy::default()
        .max_attempts(5)
        .initial_backoff(milliseconds(1000));
    let client = client(&script, &time)
        .retry(policy)
        .randomness(numbers)
        .build()
        .unwrap();
    ready(client.disputes().get(7.into()).send()).unwrap_err();
    // Half of 2 s and a quarter of 4 s, less a nanosecond of rounding. A wait of zero makes no sleep.
    let short = Duration::from_nanos(1);
    assert_eq!(
        time.waits(),
        [
            milliseconds(1000) - short,
            milliseconds(1000) - short,
            milliseconds(8000)
        ]
    );
}

#[test]
fn retry_after_is_waited_for_in_seconds_and_until_a_date() {
    for (value, wait) in [("7", 7), ("Fri, 10 Feb 2023 12:00:09 GMT", 9)] {
        let header: &'static [(&str, &str)] = Vec::leak(vec![("retry-after", value)]);
        for status in [429, 503] {
            let script = Script::new([Step::Answer(status, header, ""), OK]);
            let time = ManualTime::new();
            ready(
                client(&script, &time)
                    .build()
                    .unwrap()
                    .disputes()
                    .get(7.into())
                    .send(),
            )
            .unwrap();
            assert_eq!(
                time.waits(),
                [Duration::from_secs(wait)],
                "{status} {value}"
            );
        }
    }
}

#[test]
fn a_429_without_a_time_is_waited_for_a_second_and_longer_each_time() {
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
            ready(client.disputes().get(7.into()).send()).unwrap_err();
            assert_eq!(time.waits(), waits.map(Duration::from_secs));
        }
    }
}

#[test]
fn a_list_that_is_answered_429_is_asked_for_longer_than_other_calls() {
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
    let steps = [
        throttled.clone(),
        UNAVAILABLE,
        throttled.clone(),
        throttled,
        UNAVAILABLE,
        page,
    ];
    let script = Script::new(steps);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    ready(client.users().list().items().next())
        .unwrap()
        .unwrap();
}

#[test]
fn other_failures_of_a_list_are_counted_apart_from_429() {
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
fn a_list_goes_at_the_rate_that_the_service_allows() {
    use backoffice_client::{Time as _, http::Response, testing::InProcess};
    for randomness in [FixedRandomness::lowest(), FixedRandomness::highest()] {
        let time = ManualTime::new();
        let (clock, taken) = (time.clone(), std::sync::Mutex::new(Vec::<Duration>::new()));
        let service = InProcess::new(move |_| {
            let mut taken = taken.lock().unwrap();
            let now = clock.elapsed();
            let last_second = taken
                .iter()
                .filter(|at| now - **at < Duration::from_secs(1));
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
            Ok(Response::builder()
                .status(status)
                .body(body.into_bytes().into())
                .unwrap())
        });
        let client = client(&Script::new([]), &time).transport(service.clone());
        let mut items = client
            .randomness(randomness)
            .build()
            .unwrap()
            .users()
            .list()
            .items();
        let mut count = 0;
        while let Some(item) = ready(items.next()) {
            item.unwrap();
            count += 1;
        }
        assert_eq!((count, service.requests().len()), (40, 49));
    }
}

#[test]
fn a_retry_after_beyond_the_bound_is_told_and_not_waited_for() {
    let step = Step::Answer(429, &[("retry-after", "61")], "");
    let (script, time) = (Script::new([step]), ManualTime::new());
    let error = ready(
        client(&script, &time)
            .build()
            .unwrap()
            .disputes()
            .get(7.into())
            .send(),
    );
    let error = error.unwrap_err();
    assert_eq!(error.retry_after(), Some(Duration::from_secs(61)));
    assert!(
        error
            .to_string()
            .contains("asks to wait longer than the retry policy allows"),
        "{error}"
    );
    assert_eq!(time.waits(), []);
}

#[test]
fn no_wait_goes_beyond_the_time_for_the_call() {
    let step = Step::Answer(503, &[("retry-after", "5")], "");
    let (script, time) = (Script::new([step.clone(), step, OK]), ManualTime::new());
    let client = client(&script, &time)
        .timeout(Duration::from_secs(10))
        .build()
        .unwrap();
    let error = ready(client.disputes().get(7.into()).send()).unwrap_err();
    assert_eq!(time.waits(), [Duration::from_secs(5)]);
    assert_eq!(error.attempts(), 2);
    assert!(
        error
            .to_string()
            .contains("the time for the call would be over"),
        "{error}"
    );
}

#[test]
fn an_attempt_and_a_call_end_at_their_timeouts() {
    let (script, time) = (
        Script::new([Step::Silent, Step::Silent, Step::Silent]),
        ManualTime::new(),
    );
    let built = client(&script, &time)
        .attempt_timeout(Duration::from_secs(3))
        .build()
        .unwrap();
    let error = ready(built.disputes().get(7.into()).send()).unwrap_err();
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
    let error = ready(built.disputes().get(7.into()).send()).unwrap_err();
    assert!(error.is_timeout());
    assert_eq!(
        (error.attempts(), time.waits()),
        (1, vec![Duration::from_secs(4)])
    );
    assert!(
        error
            .to_string()
            .contains("within 4s, the time for the call"),
        "{error}"
    );

    // Without any limit, the call waits.
    let script = Script::new([Step::Silent]);
    let built = client(&script, &time)
        .attempt_timeout(None)
        .timeout(None)
        .build()
        .unwrap();
    assert!(
        built
            .disputes()
            .get(7.into())
            .send()
            .now_or_never()
            .is_none()
    );
}

#[test]
fn a_storm_of_retries_stops_and_begins_again_with_successes() {
    let steps = std::iter::repeat_n(UNAVAILABLE, 5).chain(std::iter::repeat_n(OK, 10));
    let script = Script::new(steps.chain([UNAVAILABLE, OK]));
    let client = client(&script, &ManualTime::new())
        .retry_budget(RetryBudget::new(2))
        .build()
        .unwrap();
    let call = || ready(client.disputes().get(7.into()).send());
    // The first call spends the whole budget, and the others are sent once.
    assert_eq!(call().unwrap_err().attempts(), 3);
    for _ in 0..2 {
        let error = call().unwrap_err();
        assert_eq!(error.attempts(), 1);
        assert!(
            error.to_string().contains("retry budget is spent"),
            "{error}"
        );
    }
    for _ in 0..10 {
        call().unwrap();
    }
    call().unwrap();
    assert_eq!(script.count(), 17);
}

#[test]
fn a_call_that_is_dropped_before_it_is_sent_again_costs_no_repetition() {
    let script = Script::new(vec![UNAVAILABLE; 100]);
    let client = client(&script, &ManualTime::new())
        .time(Still)
        .retry_budget(RetryBudget::new(1))
        .build()
        .unwrap();
    // Each call waits for its retry. With an empty budget it would fail at once.
    for _ in 0..100 {
        let call = client.disputes().get(7.into()).send();
        assert!(call.now_or_never().is_none());
    }
    assert_eq!(script.count(), 100);
}

#[test]
fn a_repetition_without_a_place_in_the_rate_limit_says_so() {
    let script = Script::new([UNAVAILABLE]);
    let client = client(&script, &ManualTime::new())
        .rate_limit(RateLimit::per_second(0.5))
        .timeout(Duration::from_millis(1500))
        .build()
        .unwrap();
    let error = ready(client.disputes().get(7.into()).send()).unwrap_err();
    assert_eq!(
        (error.attempts(), error.status().unwrap().as_u16()),
        (1, 503)
    );
    assert!(error.to_string().contains("rate limit"), "{error}");
}

#[test]
fn a_policy_for_one_call_holds_for_it_alone() {
    let script = Script::new([UNAVAILABLE, UNAVAILABLE, OK]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let call = || client.disputes().get(7.into());
    assert_eq!(
        ready(call().retry(RetryPolicy::never()).send())
            .unwrap_err()
            .attempts(),
        1
    );
    ready(call().send()).unwrap();
}

#[test]
fn a_form_that_can_be_sent_once_is_sent_once() {
    let once = || {
        let chunks = futures_util::stream::iter([Ok::<_, std::io::Error>("a".into())]);
        Form::new().part(Part::stream("file", "a.txt", Some(1), chunks))
    };
    let again = || Form::new().part(Part::bytes("file", "a.txt", "a"));
    for (form, attempts) in [(once(), 1), (again(), 2)] {
        let script = Script::new([UNAVAILABLE, OK]);
        let client = client(&script, &ManualTime::new())
            .service_honours_idempotency_keys()
            .build()
            .unwrap();
        let call = client
            .tickets()
            .upload_attachments(form)
            .idempotency_key("k");
        let result = ready(call.send());
        assert_eq!(script.count(), attempts);
        if let Err(error) = result {
            assert!(error.to_string().contains("sent only once"), "{error}");
        }
    }
}

/// The error reports the service's answer, not the missing permit for a retry.
#[test]
fn a_repetition_without_a_place_leaves_the_answer_before() {
    let script = Script::new([UNAVAILABLE]);
    let client = client(&script, &ManualTime::new())
        .rate_limit(RateLimit::per_second(0.1))
        .timeout(Duration::from_secs(5))
        .build()
        .unwrap();
    let error = ready(client.disputes().get(7.into()).send()).unwrap_err();
    assert!(error.is_server(), "{error}");
    assert_eq!(error.attempts(), 1);
}

/// The longest possible times.
#[test]
fn no_length_of_time_is_too_long_to_reckon_with() {
    let policy = RetryPolicy::default()
        .max_attempts(u32::MAX)
        .initial_backoff(Duration::MAX)
        .maximum_backoff(Duration::MAX)
        .maximum_retry_after(Duration::MAX);
    let script = Script::new([UNAVAILABLE, OK]);
    let client = client(&script, &ManualTime::new())
        .timeout(Duration::MAX)
        .retry(policy)
        .build()
        .unwrap();
    let call = client
        .disputes()
        .get(7.into())
        .attempt_timeout(Duration::MAX);
    ready(call.send()).unwrap();
}

#[test]
fn a_call_may_have_no_limit_where_the_client_has_one() {
    let (script, time) = (Script::new([Step::Silent, Step::Silent]), ManualTime::new());
    let client = client(&script, &time)
        .retry(RetryPolicy::never())
        .build()
        .unwrap();
    let call = || client.disputes().get(7.into());
    assert!(
        call()
            .attempt_timeout(None)
            .timeout(None)
            .send()
            .now_or_never()
            .is_none()
    );
    assert!(
        ready(call().attempt_timeout(None).send())
            .unwrap_err()
            .is_timeout()
    );
    assert_eq!(time.waits(), [Duration::from_secs(120)]);
}

#[test]
fn a_rate_limit_spaces_attempts() {
    let script = Script::new([OK, OK, UNAVAILABLE, OK]);
    let time = ManualTime::new();
    let client = client(&script, &time)
        .rate_limit(RateLimit::per_second(0.5).burst(2))
        .build()
        .unwrap();
    for _ in 0..3 {
        ready(client.disputes().get(7.into()).send()).unwrap();
    }
    // Two at once, then one every two seconds; the retry after its backoff of 0.2 s waits for a permit too.
    assert_eq!(time.waits(), [2000, 200, 1800].map(milliseconds));
}

/// A clock that stands still, so every sleep lasts forever.
#[derive(Debug)]
struct Still;

impl backoffice_client::Time for Still {
    fn now(&self) -> std::time::SystemTime {
        std::time::SystemTime::UNIX_EPOCH
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn sleep(&self, _: Duration) -> backoffice_client::BoxFuture<()> {
        Box::pin(std::future::pending())
    }
}

#[test]
fn a_call_that_is_dropped_leaves_the_client_as_it_was() {
    let script = Script::new([Step::Silent, OK, OK]);
    let client = client(&script, &ManualTime::new())
        .time(Still)
        .rate_limit(RateLimit::per_second(1.0).burst(2))
        .build()
        .unwrap();
    let call = || client.disputes().get(7.into()).send();
    // Drop one call that is under way, and a hundred that wait for a permit at 1 s.
    assert!(call().now_or_never().is_none());
    ready(call()).unwrap();
    for _ in 0..100 {
        assert!(call().now_or_never().is_none());
    }
    assert_eq!(script.count(), 2);
    // The next call waits no longer than the first of them: it gets a permit within two seconds.
    let late = client
        .disputes()
        .get(7.into())
        .timeout(Duration::from_millis(1001))
        .send();
    assert!(late.now_or_never().is_none());
    let late = client
        .disputes()
        .get(7.into())
        .timeout(Duration::from_millis(1000))
        .send();
    let error = ready(late).unwrap_err();
    assert!(
        error.is_timeout() && error.to_string().contains("rate limit"),
        "{error}"
    );
    assert_eq!(error.attempts(), 0);
}

#[test]
fn a_token_that_is_not_there_yet_is_waited_for_by_any_call() {
    use backoffice_client::{
        BoxFuture,
        auth::{AccessToken, TokenError, TokenProvider},
    };
    #[derive(Debug, Default)]
    struct Late(std::sync::atomic::AtomicU32);
    impl TokenProvider for Late {
        fn token(&self) -> BoxFuture<Result<AccessToken, TokenError>> {
            let asked = self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            Box::pin(async move {
                if asked == 0 {
                    Err(TokenError::transient("busy"))
                } else {
                    AccessToken::new("t")
                }
            })
        }
    }
    let (script, time) = (Script::new([OK]), ManualTime::new());
    let client = client(&script, &time)
        .token_provider(Late::default())
        .build()
        .unwrap();
    // Nothing was sent, so a call without a key is repeated too.
    ready(client.orders().refund(&"1".into(), refund()).send()).unwrap();
    assert_eq!(time.waits(), [milliseconds(200)]);
}
