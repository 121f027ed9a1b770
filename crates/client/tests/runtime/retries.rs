//! Retries: calls that are sent again.

use std::time::Duration;

use backoffice::client::{
    Client, Error, Form, IdempotencyKey, Part, RateLimit, RetryBudget, RetryPolicy,
    models::{
        Amount, CaptureTransaction, RefundOrder, UpdateCustomer, UpdateProduct, UpdateWebhook, Url,
    },
    testing::{FixedRandomness, ManualTime},
};
use futures_util::FutureExt as _;

use crate::{OK, Script, Step, client, ready};

pub(crate) const fn milliseconds(count: u64) -> Duration {
    Duration::from_millis(count)
}

pub(crate) const UNAVAILABLE: Step = Step::Answer(503, &[], "");

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
    ("GET", |client| ready(client.disputes().get(7).send()).map(drop), true),
    (
        "PUT",
        |client| {
            let body = UpdateWebhook::new(["cart.abandoned"], hook_url());
            ready(client.webhooks().update(7, body).send()).map(drop)
        },
        true,
    ),
    ("POST", |client| ready(client.orders().refund("1", refund()).send()).map(drop), false),
    (
        "PATCH",
        |client| ready(client.products().update(7, UpdateProduct::new()).send()).map(drop),
        false,
    ),
];

/// Returns true if the service did nothing at this step.
fn is_not_done(step: &Step) -> bool {
    matches!(step, Step::Refused | Step::Answer(429, _, _) | Step::Truncated(429))
}

#[test]
fn a_post_or_patch_is_repeated_only_if_it_was_surely_not_executed() {
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
fn a_call_with_a_key_is_repeated_only_if_the_service_honours_keys() {
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
                let call = client.users().update(7, change);
                ready(call.idempotency_key("job-7").send()).map(drop)
            } else {
                let call = client.orders().refund("1", refund());
                ready(call.idempotency_key("job-7").send()).map(drop)
            };
            assert_eq!(result.is_ok(), is_declared, "{step:?} {is_patch}");
            let sent = vec![Some("job-7".to_owned()); if is_declared { 2 } else { 1 }];
            assert_eq!(script.header("idempotency-key"), sent, "{step:?}");
            if let Err(error) = result {
                assert!(error.is_outcome_unknown());
                let why = "(not sent again: the caller has not declared that the service honours idempotency keys)";
                assert!(error.to_string().contains(why), "{error}");
            }
        }
    }
}

/// The service may have executed the first attempt, so the outcome stays unknown even if the second one is not sent.
#[test]
fn an_unknown_outcome_stays_unknown_after_later_attempts() {
    for last in [Step::Refused, Step::Answer(429, &[], ""), Step::Answer(409, &[], "")] {
        let script = Script::new([Step::Broken, last.clone()]);
        let client = client(&script, &ManualTime::new())
            .service_honours_idempotency_keys()
            .retry(RetryPolicy::default().max_attempts(2))
            .build()
            .unwrap();
        let call = client.orders().refund("1", refund());
        let error = ready(call.idempotency_key("k").send()).unwrap_err();
        assert!(error.is_outcome_unknown(), "{last:?}: {error}");
        assert_eq!(error.attempts(), 2);
    }
}

/// The service refuses a second request while the first one with its key runs.
#[test]
fn an_attempt_with_a_key_waits_for_the_one_before() {
    const IN_PROGRESS: Step = Step::Answer(409, &[("retry-after", "1")], "");
    for (is_declared, has_key) in [(false, false), (true, false), (false, true), (true, true)] {
        let script = Script::new([IN_PROGRESS, IN_PROGRESS, OK]);
        let mut builder = client(&script, &ManualTime::new());
        if is_declared {
            builder = builder.service_honours_idempotency_keys();
        }
        let client = builder.build().unwrap();
        let mut call = client.orders().refund("1", refund());
        if has_key {
            call = call.idempotency_key("job-7");
        }
        let result = ready(call.send());
        let is_repeated = is_declared && has_key;
        assert_eq!(result.is_ok(), is_repeated, "{is_declared} {has_key}");
        assert_eq!(script.count(), if is_repeated { 3 } else { 1 });
        if let Err(error) = result {
            assert!(error.is_conflict() && !error.is_outcome_unknown());
        }
    }
}

/// A random key is made once: all calls with the same key value send the same text.
#[test]
fn calls_with_the_same_random_key_send_the_same_header() {
    let script = Script::new([OK, OK]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let key = IdempotencyKey::random_by(&FixedRandomness::highest());
    for _ in 0..2 {
        let call = client.transactions().capture(7, CaptureTransaction::new());
        ready(call.idempotency_key(key.clone()).send()).unwrap();
    }
    assert_eq!(script.header("idempotency-key"), vec![Some(key.as_str().to_owned()); 2]);
    assert_eq!(key.as_str().len(), 32);
}

/// A key that is set as a header counts as a key.
#[test]
fn a_key_given_as_a_header_counts_as_a_key() {
    let script = Script::new([UNAVAILABLE, OK]);
    let client =
        client(&script, &ManualTime::new()).service_honours_idempotency_keys().build().unwrap();
    let call = client.transactions().capture(7, CaptureTransaction::new());
    ready(call.header("Idempotency-Key", "job-7").send()).unwrap();
    assert_eq!(script.header("idempotency-key"), vec![Some("job-7".to_owned()); 2]);
}

#[test]
fn retries_stop_in_an_outage_and_resume_after_successes() {
    let steps = std::iter::repeat_n(UNAVAILABLE, 5).chain(std::iter::repeat_n(OK, 10));
    let script = Script::new(steps.chain([UNAVAILABLE, OK]));
    let client =
        client(&script, &ManualTime::new()).retry_budget(RetryBudget::new(2)).build().unwrap();
    let call = || ready(client.disputes().get(7).send());
    // The first call spends the whole budget, and the others are sent once.
    assert_eq!(call().unwrap_err().attempts(), 3);
    for _ in 0..2 {
        let error = call().unwrap_err();
        assert_eq!(error.attempts(), 1);
        assert!(error.to_string().contains("retry budget is spent"), "{error}");
    }
    for _ in 0..10 {
        call().unwrap();
    }
    call().unwrap();
    assert_eq!(script.count(), 17);
}

#[test]
fn a_call_dropped_before_its_retry_costs_no_retry() {
    let script = Script::new(vec![UNAVAILABLE; 100]);
    let client = client(&script, &ManualTime::new())
        .time(Still)
        .retry_budget(RetryBudget::new(1))
        .build()
        .unwrap();
    // Each call waits for its retry. With an empty budget it would fail at once.
    for _ in 0..100 {
        let call = client.disputes().get(7).send();
        assert!(call.now_or_never().is_none());
    }
    assert_eq!(script.count(), 100);
}

#[test]
fn a_retry_without_a_permit_names_the_rate_limit() {
    let script = Script::new([UNAVAILABLE]);
    let client = client(&script, &ManualTime::new())
        .rate_limit(RateLimit::per_second(0.5))
        .timeout(Duration::from_millis(1500))
        .build()
        .unwrap();
    let error = ready(client.disputes().get(7).send()).unwrap_err();
    assert_eq!((error.attempts(), error.status().unwrap().as_u16()), (1, 503));
    assert!(error.to_string().contains("rate limit"), "{error}");
}

#[test]
fn a_policy_for_one_call_leaves_other_calls_alone() {
    let script = Script::new([UNAVAILABLE, UNAVAILABLE, OK]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let call = || client.disputes().get(7);
    assert_eq!(ready(call().retry(RetryPolicy::never()).send()).unwrap_err().attempts(), 1);
    ready(call().send()).unwrap();
}

#[test]
fn a_one_shot_form_is_sent_once() {
    let once = || {
        let chunks = futures_util::stream::iter([Ok::<_, std::io::Error>("a".into())]);
        Form::new().part(Part::stream("file", "a.txt", Some(1), chunks))
    };
    let again = || Form::new().part(Part::bytes("file", "a.txt", "a"));
    for (form, attempts) in [(once(), 1), (again(), 2)] {
        let script = Script::new([UNAVAILABLE, OK]);
        let client =
            client(&script, &ManualTime::new()).service_honours_idempotency_keys().build().unwrap();
        let call = client.tickets().upload_attachments(form).idempotency_key("k");
        let result = ready(call.send());
        assert_eq!(script.count(), attempts);
        if let Err(error) = result {
            assert!(error.to_string().contains("sent only once"), "{error}");
        }
    }
}

/// The error reports the service's response, not the missing permit for a retry.
#[test]
fn a_retry_without_a_permit_reports_the_last_answer() {
    let script = Script::new([UNAVAILABLE]);
    let client = client(&script, &ManualTime::new())
        .rate_limit(RateLimit::per_second(0.1))
        .timeout(Duration::from_secs(5))
        .build()
        .unwrap();
    let error = ready(client.disputes().get(7).send()).unwrap_err();
    assert!(error.is_server(), "{error}");
    assert_eq!(error.attempts(), 1);
}

/// A clock that stands still, so every sleep lasts forever.
#[derive(Debug)]
struct Still;

impl backoffice::client::Time for Still {
    fn now(&self) -> std::time::SystemTime {
        std::time::SystemTime::UNIX_EPOCH
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn sleep(&self, _: Duration) -> backoffice::client::BoxFuture<()> {
        Box::pin(std::future::pending())
    }
}

#[test]
fn a_dropped_call_leaves_the_client_unchanged() {
    let script = Script::new([Step::Silent, OK, OK]);
    let client = client(&script, &ManualTime::new())
        .time(Still)
        .rate_limit(RateLimit::per_second(1.0).burst(2))
        .build()
        .unwrap();
    let call = || client.disputes().get(7).send();
    // Drop one running call, and a hundred that wait for a permit at 1 s.
    assert!(call().now_or_never().is_none());
    ready(call()).unwrap();
    for _ in 0..100 {
        assert!(call().now_or_never().is_none());
    }
    assert_eq!(script.count(), 2);
    // The next call waits no longer than the first of them: it gets a permit within two seconds.
    let late = client.disputes().get(7).timeout(Duration::from_millis(1001)).send();
    assert!(late.now_or_never().is_none());
    let late = client.disputes().get(7).timeout(Duration::from_millis(1000)).send();
    let error = ready(late).unwrap_err();
    assert!(error.is_timeout() && error.to_string().contains("rate limit"), "{error}");
    assert_eq!(error.attempts(), 0);
}

#[test]
fn any_call_retries_while_there_is_no_token_yet() {
    use backoffice::client::{
        BoxFuture,
        auth::{AccessToken, TokenError, TokenProvider},
    };
    #[derive(Debug, Default)]
    struct Late(std::sync::atomic::AtomicU32);
    impl TokenProvider for Late {
        fn token(&self) -> BoxFuture<Result<AccessToken, TokenError>> {
            let asked = self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            Box::pin(async move {
                if asked == 0 { Err(TokenError::transient("busy")) } else { AccessToken::new("t") }
            })
        }
    }
    let (script, time) = (Script::new([OK]), ManualTime::new());
    let client = client(&script, &time).token_provider(Late::default()).build().unwrap();
    // Nothing was sent, so a call without a key is repeated too.
    ready(client.orders().refund("1", refund()).send()).unwrap();
    assert_eq!(time.waits(), [milliseconds(200)]);
}
