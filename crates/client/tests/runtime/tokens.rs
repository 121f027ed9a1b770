//! Token providers and renewal.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use backoffice::client::{
    BoxFuture, Client, Form, Part, RetryPolicy,
    auth::{AccessToken, IssuedToken, RefreshingToken, StaticToken, TokenError, TokenProvider},
    testing::ManualTime,
};
use futures_util::{FutureExt as _, future::join_all};

use crate::{OK, Script, Step, client, ready};

const UNAUTHORIZED: Step = Step::Answer(401, &[("www-authenticate", "Bearer")], "");

type Issued = Result<IssuedToken, TokenError>;

/// Makes a provider of `token-1`, `token-2` and so on, and a counter of them.
fn counted(lifetime: Option<u64>, time: &ManualTime) -> (RefreshingToken, Arc<AtomicU32>) {
    let count = Arc::new(AtomicU32::new(0));
    let counted = count.clone();
    let source = move || -> BoxFuture<Issued> {
        let number = counted.fetch_add(1, Ordering::Relaxed) + 1;
        Box::pin(async move {
            let issued = IssuedToken::new(AccessToken::new(format!("token-{number}"))?);
            Ok(match lifetime {
                Some(seconds) => issued.expires_in(seconds),
                None => issued,
            })
        })
    };
    (RefreshingToken::with_time(source, Arc::new(time.clone())), count)
}

fn calls(client: &Client, count: usize) {
    for _ in 0..count {
        ready(client.disputes().get(7).send()).unwrap();
    }
}

fn bearers(script: &Script) -> Vec<String> {
    let bearer = |value: Option<String>| value.unwrap().strip_prefix("Bearer ").unwrap().to_owned();
    script.header("authorization").into_iter().map(bearer).collect()
}

#[test]
fn a_token_is_renewed_thirty_seconds_before_its_end() {
    let (script, time) = (Script::new(vec![OK; 4]), ManualTime::new());
    let (tokens, _) = counted(Some(3600), &time);
    let client = client(&script, &time).token_provider(tokens).build().unwrap();
    calls(&client, 1);
    time.advance(Duration::from_secs(3600 - 30) - Duration::from_nanos(1));
    calls(&client, 1);
    time.advance(Duration::from_nanos(1));
    calls(&client, 2);
    assert_eq!(bearers(&script), ["token-1", "token-1", "token-2", "token-2"]);
}

#[test]
fn lifetimes_of_any_length_are_accepted() {
    // (lifetime, time for which the first token is used)
    let cases = [
        (Some(0), 0),
        (Some(10), 5),
        (Some(u64::from(u32::MAX) + 100), u64::from(u32::MAX) + 70),
        (Some(u64::MAX), 1 << 40),
        (None, 1 << 40),
    ];
    for (lifetime, serves) in cases {
        let (script, time) = (Script::new(vec![OK; 2]), ManualTime::new());
        let (tokens, count) = counted(lifetime, &time);
        let client = client(&script, &time).token_provider(tokens).build().unwrap();
        calls(&client, 1);
        time.advance(Duration::from_secs(serves).saturating_sub(Duration::from_nanos(1)));
        calls(&client, 1);
        let expected = if serves == 0 { 2 } else { 1 };
        assert_eq!(count.load(Ordering::Relaxed), expected, "{lifetime:?}");
    }
}

#[test]
fn a_refused_token_is_renewed_once_even_for_a_post() {
    let script = Script::new([UNAUTHORIZED, OK, UNAUTHORIZED, UNAUTHORIZED, OK]);
    let time = ManualTime::new();
    let (tokens, _) = counted(None, &time);
    let client = client(&script, &time).token_provider(tokens).build().unwrap();
    let capture = || {
        let body = backoffice::client::models::CaptureTransaction::new();
        ready(client.transactions().capture(7, body).send())
    };
    capture().unwrap();
    let error = capture().unwrap_err();
    assert!(error.is_unauthorized());
    assert_eq!(error.attempts(), 2);
    // The new token is refused too, but this call does not ask for another.
    capture().unwrap();
    assert_eq!(bearers(&script), ["token-1", "token-2", "token-2", "token-3", "token-3"]);
    // No call waited.
    assert!(time.waits().is_empty());
}

/// The service refuses every token: the pauses between new tokens grow, and calls in a pause are sent once.
#[test]
fn renewals_pause_longer_while_every_token_is_refused() {
    let script = Script::new(vec![UNAUTHORIZED; 900]);
    let time = ManualTime::new();
    let (tokens, count) = counted(None, &time);
    let client = client(&script, &time).token_provider(tokens).build().unwrap();
    let refused = || {
        for _ in 0..100 {
            let error = ready(client.disputes().get(7).send()).unwrap_err();
            assert!(error.is_unauthorized(), "{error}");
        }
        (count.load(Ordering::Relaxed), script.count())
    };
    // The first call sends two tokens.
    assert_eq!(refused(), (2, 101));
    for (round, seconds) in [1, 2, 4, 8, 16, 32, 60, 60].into_iter().enumerate() {
        time.advance(Duration::from_secs(seconds) - Duration::from_nanos(1));
        let before = count.load(Ordering::Relaxed);
        ready(client.disputes().get(7).send()).unwrap_err();
        assert_eq!(count.load(Ordering::Relaxed), before, "{seconds}");
        time.advance(Duration::from_nanos(1));
        ready(client.disputes().get(7).send()).unwrap_err();
        let expected = 3 + u32::try_from(round).unwrap();
        assert_eq!(count.load(Ordering::Relaxed), expected, "{seconds}");
    }
    assert!(time.waits().is_empty());
}

#[test]
fn an_accepted_token_ends_the_pauses() {
    let refusals = [UNAUTHORIZED, UNAUTHORIZED];
    let steps = refusals.clone().into_iter().chain([OK, UNAUTHORIZED, OK]);
    let (script, time) = (Script::new(steps), ManualTime::new());
    let (tokens, _) = counted(None, &time);
    let client = client(&script, &time).token_provider(tokens).build().unwrap();
    ready(client.disputes().get(7).send()).unwrap_err();
    calls(&client, 2);
    assert_eq!(bearers(&script), ["token-1", "token-2", "token-2", "token-2", "token-3"]);
}

/// A busy gateway in front of the service says nothing about the token.
#[test]
fn errors_of_a_gateway_do_not_end_the_pauses() {
    for other in [429, 502, 503] {
        let rounds = (0..10).flat_map(|_| [Step::Answer(other, &[], ""), UNAUTHORIZED]);
        let steps = [UNAUTHORIZED, UNAUTHORIZED].into_iter().chain(rounds);
        let (script, time) = (Script::new(steps), ManualTime::new());
        let (tokens, count) = counted(None, &time);
        let client = client(&script, &time).token_provider(tokens);
        let client = client.retry(RetryPolicy::never()).build().unwrap();
        for _ in 0..21 {
            ready(client.disputes().get(7).send()).unwrap_err();
        }
        assert_eq!(count.load(Ordering::Relaxed), 2, "{other}");
    }
}

/// The next call gets a new token, even if this one can't be sent again or the response that refuses its token is
/// incomplete.
#[test]
fn every_refusal_reaches_the_provider() {
    let once = |client: &Client| {
        let chunks = futures_util::stream::iter([Ok::<_, std::io::Error>("a".into())]);
        let form = Form::new().part(Part::stream("file", "a.txt", Some(1), chunks));
        ready(client.tickets().upload_attachments(form).send()).map(drop)
    };
    let script = Script::new([UNAUTHORIZED, OK, Step::Truncated(401), OK]);
    let time = ManualTime::new();
    let (tokens, _) = counted(None, &time);
    let client = client(&script, &time).token_provider(tokens).build().unwrap();
    assert!(once(&client).unwrap_err().is_unauthorized());
    once(&client).unwrap();
    calls(&client, 1);
    assert_eq!(bearers(&script), ["token-1", "token-2", "token-2", "token-3"]);
}

/// A provider that always says that it has a newer token.
#[derive(Debug)]
struct AlwaysNewer;

impl TokenProvider for AlwaysNewer {
    fn token(&self) -> BoxFuture<Result<AccessToken, TokenError>> {
        Box::pin(async { AccessToken::new("t") })
    }

    fn rejected(&self, _: &AccessToken) -> bool {
        true
    }
}

#[test]
fn a_call_is_sent_again_with_a_newer_token_once() {
    let script = Script::new([UNAUTHORIZED, UNAUTHORIZED]);
    let client = client(&script, &ManualTime::new()).token_provider(AlwaysNewer).build().unwrap();
    let error = ready(client.disputes().get(7).send()).unwrap_err();
    assert!(error.is_unauthorized(), "{error}");
    assert_eq!((error.attempts(), script.count()), (2, 2));
}

/// Waits for a thousand requests with the first token, then answers them with 401. Accepts other tokens, or no token.
#[derive(Debug)]
struct Rotated {
    all_here: Arc<tokio::sync::Barrier>,
    sent: Arc<AtomicU32>,
    takes_others: bool,
}

impl backoffice::client::transport::Transport for Rotated {
    fn send(
        &self,
        request: backoffice::client::http::Request<backoffice::client::Body>,
    ) -> BoxFuture<
        Result<
            backoffice::client::http::Response<backoffice::client::Body>,
            backoffice::client::transport::TransportError,
        >,
    > {
        self.sent.fetch_add(1, Ordering::Relaxed);
        let is_first = request.headers()["authorization"] == "Bearer token-1";
        let status = if self.takes_others && !is_first { 200 } else { 401 };
        let all_here = self.all_here.clone();
        Box::pin(async move {
            if is_first {
                all_here.wait().await;
            }
            let response = backoffice::client::http::Response::builder().status(status);
            Ok(response.body(r#"{"id":7}"#.into()).unwrap())
        })
    }
}

#[tokio::test]
async fn a_thousand_calls_under_a_rotated_token_share_one_renewal() {
    for takes_others in [true, false] {
        let time = ManualTime::new();
        let (tokens, count) = counted(None, &time);
        let sent = Arc::new(AtomicU32::new(0));
        let service = Rotated {
            all_here: Arc::new(tokio::sync::Barrier::new(1000)),
            sent: sent.clone(),
            takes_others,
        };
        let client = client(&Script::new([]), &time)
            .transport(service)
            .token_provider(tokens)
            .attempt_timeout(None)
            .timeout(None)
            .build()
            .unwrap();
        let calls = (0..1000).map(|_| client.disputes().get(7).send());
        let results = join_all(calls).await;
        let succeeded = results.iter().filter(|result| result.is_ok()).count();
        // After the second token is refused, no call is sent again.
        let expected = if takes_others { (1000, 2000) } else { (0, 1001) };
        assert_eq!((succeeded, sent.load(Ordering::Relaxed)), expected);
        assert_eq!(count.load(Ordering::Relaxed), 2);
    }
}

#[test]
fn a_refused_token_is_reported_if_there_is_no_other() {
    let (script, time) = (Script::new([UNAUTHORIZED]), ManualTime::new());
    let sealed = Some(Err(TokenError::new("sealed")));
    let tokens = scripted(vec![issued("old", 3600), sealed], &time);
    let client = client(&script, &time).token_provider(tokens).build().unwrap();
    let error = ready(client.disputes().get(7).send()).unwrap_err();
    assert!(error.is_unauthorized() && !error.is_token(), "{error}");
    assert!(error.to_string().contains("sealed"), "{error}");
}

#[test]
fn a_refused_static_token_is_not_sent_again() {
    let script = Script::new([UNAUTHORIZED]);
    let tokens = StaticToken::new("t").unwrap();
    let client = client(&script, &ManualTime::new()).token_provider(tokens).build().unwrap();
    assert!(ready(client.disputes().get(7).send()).unwrap_err().is_unauthorized());
}

/// A source that gives a token when the test opens it.
struct Gate {
    tokens: RefreshingToken,
    count: Arc<AtomicU32>,
    open: tokio::sync::watch::Sender<bool>,
}

fn gate() -> Gate {
    let (open, opened) = tokio::sync::watch::channel(false);
    let count = Arc::new(AtomicU32::new(0));
    let counted = count.clone();
    let source = move || -> BoxFuture<Issued> {
        counted.fetch_add(1, Ordering::Relaxed);
        let mut opened = opened.clone();
        Box::pin(async move {
            opened.wait_for(|open| *open).await.map_err(TokenError::new)?;
            Ok(IssuedToken::new(AccessToken::new("new")?))
        })
    };
    let tokens = RefreshingToken::with_time(source, Arc::new(ManualTime::new()));
    Gate { tokens, count, open }
}

#[tokio::test]
async fn many_calls_that_need_a_token_ask_for_one() {
    let script = Script::new(vec![OK; 100]);
    let Gate { tokens, count, open } = gate();
    let client = client(&script, &ManualTime::new()).token_provider(tokens);
    let client = client.attempt_timeout(None).timeout(None).build().unwrap();
    let calls = (0..100).map(|_| tokio::spawn(client.disputes().get(7).send()));
    let calls: Vec<_> = calls.collect();
    tokio::task::yield_now().await;
    assert_eq!(script.count(), 0);
    open.send(true).unwrap();
    for call in join_all(calls).await {
        call.unwrap().unwrap();
    }
    assert_eq!((script.count(), count.load(Ordering::Relaxed)), (100, 1));
}

#[tokio::test]
async fn a_call_that_is_dropped_leaves_the_new_token_to_the_others() {
    let script = Script::new(vec![OK; 2]);
    let Gate { tokens, count, open } = gate();
    let client = client(&script, &ManualTime::new()).token_provider(tokens);
    let client = client.attempt_timeout(None).timeout(None).build().unwrap();
    // Drop the first call, which started the request for a token.
    let mut first = Box::pin(client.disputes().get(7).send());
    assert!(first.as_mut().now_or_never().is_none());
    let second = tokio::spawn(client.disputes().get(7).send());
    tokio::task::yield_now().await;
    drop(first);
    open.send(true).unwrap();
    second.await.unwrap().unwrap();
    client.disputes().get(7).send().await.unwrap();
    assert_eq!(count.load(Ordering::Relaxed), 1);
}

#[test]
fn the_next_call_asks_a_failed_token_source_again() {
    let asked = Arc::new(AtomicU32::new(0));
    let counted = asked.clone();
    let source = move || -> BoxFuture<Issued> {
        let number = counted.fetch_add(1, Ordering::Relaxed);
        Box::pin(async move {
            match number {
                0 => Err(TokenError::new("the vault is sealed")),
                _ => Ok(IssuedToken::new(AccessToken::new("t")?)),
            }
        })
    };
    let (script, time) = (Script::new([OK]), ManualTime::new());
    let tokens = RefreshingToken::with_time(source, Arc::new(time.clone()));
    let client = client(&script, &time).token_provider(tokens).build().unwrap();
    let error = ready(client.disputes().get(7).send()).unwrap_err();
    assert!(error.is_token());
    assert!(error.to_string().contains("there is no token: the vault is sealed"), "{error}");
    assert_eq!(script.count(), 0);
    calls(&client, 1);
}

/// Nothing was sent, so a refund is repeated, and its outcome is known.
#[test]
fn a_late_token_counts_as_no_token() {
    let time = ManualTime::new();
    let source = || -> BoxFuture<Issued> { Box::pin(std::future::pending()) };
    let tokens = RefreshingToken::with_time(source, Arc::new(time.clone()));
    let script = Script::new([]);
    let client = client(&script, &time).token_provider(tokens);
    let client = client.attempt_timeout(Duration::from_secs(1)).build();
    let body = backoffice::client::models::CaptureTransaction::new();
    let call = client.unwrap().transactions().capture(7, body);
    let error = ready(call.send()).unwrap_err();
    assert!(error.is_token() && error.is_transient(), "{error}");
    assert!(!error.is_outcome_unknown());
    assert_eq!((error.attempts(), script.count()), (3, 0));
    let text = "there is no token (after 3 attempts): the token provider took longer than 1s";
    assert!(error.to_string().contains(text), "{error}");
}

/// Makes a provider whose source gives these outcomes in turn; `None` panics.
fn scripted(outcomes: Vec<Option<Issued>>, time: &ManualTime) -> RefreshingToken {
    let outcomes = std::sync::Mutex::new(outcomes);
    let source = move || -> BoxFuture<Issued> {
        let outcome = outcomes.lock().unwrap().remove(0);
        Box::pin(async { outcome.expect("a panic of the source's own") })
    };
    RefreshingToken::with_time(source, Arc::new(time.clone()))
}

fn issued(text: &str, seconds: u64) -> Option<Issued> {
    Some(Ok(IssuedToken::new(AccessToken::new(text).unwrap()).expires_in(seconds)))
}

#[test]
fn a_panicking_token_source_fails_one_call() {
    let (script, time) = (Script::new([OK]), ManualTime::new());
    let tokens = scripted(vec![None, issued("t", 60)], &time);
    let client = client(&script, &time).token_provider(tokens).build().unwrap();
    let error = ready(client.disputes().get(7).send()).unwrap_err();
    assert!(error.to_string().contains("the token source panicked"), "{error}");
    calls(&client, 1);
}

#[test]
fn without_a_new_token_the_old_one_is_used_until_it_expires() {
    let (script, time) = (Script::new(vec![OK; 3]), ManualTime::new());
    let sealed = || Some(Err(TokenError::new("sealed")));
    let outcomes = vec![issued("old", 3600), sealed(), sealed(), issued("new", 3600)];
    let tokens = scripted(outcomes, &time);
    let client = client(&script, &time).token_provider(tokens).build().unwrap();
    calls(&client, 1);
    time.advance(Duration::from_secs(3599));
    calls(&client, 1);
    time.advance(Duration::from_secs(1));
    assert!(ready(client.disputes().get(7).send()).unwrap_err().is_token());
    calls(&client, 1);
    assert_eq!(bearers(&script), ["old", "old", "new"]);
}

/// A lifetime starts with the token request. After all its calls are dropped, no other call waits for it.
#[test]
fn an_abandoned_token_request_is_started_again() {
    let Gate { count, open, tokens } = gate();
    let time = ManualTime::new();
    drop(tokens);
    let (first, second) = (count.clone(), open.subscribe());
    let source = move || -> BoxFuture<Issued> {
        let number = first.fetch_add(1, Ordering::Relaxed);
        let mut opened = second.clone();
        Box::pin(async move {
            if number == 0 {
                opened.wait_for(|open| *open).await.map_err(TokenError::new)?;
            }
            Ok(IssuedToken::new(AccessToken::new("t")?).expires_in(100))
        })
    };
    let tokens = RefreshingToken::with_time(source, Arc::new(time.clone()));
    assert!(tokens.token().now_or_never().is_none());
    // Within a minute, other calls wait for the same request.
    time.advance(Duration::from_secs(59));
    assert!(tokens.token().now_or_never().is_none());
    assert_eq!(count.load(Ordering::Relaxed), 1);
    time.advance(Duration::from_secs(1));
    ready(tokens.token()).unwrap();
    assert_eq!(count.load(Ordering::Relaxed), 2);
    drop(open);
}

/// A late refusal of a replaced token does not affect the new one.
#[test]
fn a_late_refusal_keeps_the_current_token() {
    let (tokens, count) = counted(None, &ManualTime::new());
    let first = ready(tokens.token()).unwrap();
    assert!(tokens.rejected(&first));
    let second = ready(tokens.token()).unwrap();
    assert!(tokens.rejected(&first));
    assert_eq!(ready(tokens.token()).unwrap(), second);
    assert_eq!(count.load(Ordering::Relaxed), 2);
}

#[test]
fn tokens_that_no_header_can_carry_are_refused_when_the_client_is_built() {
    for token in ["", " ", "a b", "a\nb", "a\r\nx-evil: 1", "é", "\u{0}"] {
        let built = Client::builder("https://store.example").token(token).build();
        let error = built.unwrap_err().to_string();
        assert!(error.contains("token"), "{token:?}: {error}");
        assert!(token.trim().is_empty() || !error.contains(token), "{error}");
    }
    let error = Client::builder("https://store.example").build().unwrap_err();
    assert!(error.to_string().contains("there is no token"), "{error}");
}
