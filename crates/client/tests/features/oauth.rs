//! The Authorization Code flow against a token endpoint.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use backoffice::client::{
    Body, BoxFuture, Randomness, Time,
    auth::{
        AccessToken, TokenError, TokenProvider as _,
        oauth::{AuthorizationCode, Tokens},
    },
    http::{Request, Response},
    models::Secret,
    testing::ManualTime,
    transport::{ReqwestTransport, Transport, TransportError},
};

use crate::server::{Behavior, Server};

/// Counts up, so that `state` and verifier differ.
#[derive(Debug, Default)]
struct Counting(std::sync::atomic::AtomicU8);

impl Randomness for Counting {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
    }
}

/// A clock that only the test moves, so nothing times out.
#[derive(Clone, Debug)]
struct Still(ManualTime);

impl Time for Still {
    fn now(&self) -> std::time::SystemTime {
        self.0.now()
    }

    fn elapsed(&self) -> std::time::Duration {
        self.0.elapsed()
    }

    fn sleep(&self, _: std::time::Duration) -> BoxFuture<()> {
        Box::pin(std::future::pending())
    }
}

fn application(server: &Server) -> AuthorizationCode {
    application_at(&format!("{}/token", server.url()), ManualTime::new()).unwrap()
}

fn application_at(
    token_url: &str,
    time: ManualTime,
) -> Result<AuthorizationCode, backoffice::client::auth::TokenError> {
    AuthorizationCode::with(
        "client-7",
        "https://accounts.example/authorize",
        token_url,
        "https://app.example/callback",
        Arc::new(ReqwestTransport::local().unwrap()),
        Arc::new(Still(time)),
        Arc::new(Counting::default()),
    )
}

fn pairs(query: &[u8]) -> BTreeMap<String, String> {
    form_urlencoded::parse(query).into_owned().collect()
}

const ISSUED: &str = r#"{"access_token":"access-1","token_type":"bearer","refresh_token":"refresh-1","expires_in":4294967396,"scope":"orders:write users:read"}"#;

fn server(body: &str) -> Server {
    Server::start(Behavior::Answer("200 OK", "content-type: application/json\r\n", body.into()))
}

#[tokio::test]
async fn a_code_is_exchanged_with_the_verifier_of_its_challenge() {
    use sha2::Digest as _;
    let server = server(ISSUED);
    let application = application(&server).client_secret(&Secret::from("hunter2"));
    let (url, pending) = application.begin(["orders:write", "users:read"]).unwrap();
    let (address, query) = url.split_once('?').unwrap();
    assert_eq!(address, "https://accounts.example/authorize");
    let asked = pairs(query.as_bytes());
    let expected = [
        ("response_type", "code"),
        ("client_id", "client-7"),
        ("redirect_uri", "https://app.example/callback"),
        ("scope", "orders:write users:read"),
        ("code_challenge_method", "S256"),
    ];
    for (name, value) in expected {
        assert_eq!(asked[name], value);
    }
    let verifier = pending.verifier().expose().to_owned();
    assert!(verifier.len() >= 43 && verifier != pending.state().expose());
    // RFC 7636, section 4.2.
    let digest = sha2::Sha256::digest(verifier.as_bytes());
    assert_eq!(asked["code_challenge"], base64_url(&digest));
    let state = asked["state"].clone();
    assert!(!format!("{pending:?}").contains(&state));

    let tokens = application.finish(pending, &format!("?code=c%2F1&state={state}")).await.unwrap();
    assert_eq!(tokens.access_token.expose(), "access-1");
    assert_eq!(tokens.refresh_token.as_ref().unwrap().expose(), "refresh-1");
    // Does not fit in 32 bits.
    assert_eq!(tokens.expires_in, Some(4_294_967_396));
    assert_eq!(tokens.scopes, ["orders:write", "users:read"]);
    for shown in [format!("{tokens:?}"), format!("{application:?}")] {
        for secret in ["access-1", "refresh-1", "hunter2"] {
            assert!(!shown.contains(secret), "{shown}");
        }
    }
    let request = &server.received()[0];
    assert_eq!(request.line, "POST /token HTTP/1.1");
    let sent = pairs(&request.body);
    assert_eq!((sent["grant_type"].as_str(), sent["code"].as_str()), ("authorization_code", "c/1"));
    assert_eq!(sent["code_verifier"], verifier);
    assert_eq!(sent["redirect_uri"], "https://app.example/callback");
}

/// RFC 4648, section 5, without padding.
fn base64_url(bytes: &[u8]) -> String {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let digits = bytes.chunks(3).flat_map(|chunk| {
        let bits = chunk.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte))
            << (8 * (3 - chunk.len()));
        (0..=chunk.len()).map(move |index| DIGITS[(bits >> (18 - 6 * index) & 63) as usize] as char)
    });
    digits.collect()
}

#[tokio::test]
async fn an_answer_of_somebody_else_is_refused_before_anything_is_sent() {
    let server = server(ISSUED);
    let cases = [
        ("code=c", "`state`"),
        ("code=c&state=", "`state`"),
        ("code=c&state=other", "`state`"),
        ("error=access_denied", "`state`"),
        ("state=STATE", "no `code`"),
        (
            "state=STATE&error=access_denied&error_description=No+thanks",
            "`access_denied` No thanks",
        ),
        ("", "`state`"),
    ];
    for (query, said) in cases {
        let application = application(&server);
        let (_, pending) = application.begin(["orders:write"]).unwrap();
        let query = query.replace("STATE", pending.state().expose());
        let error = application.finish(pending, &query).await.unwrap_err().to_string();
        assert!(error.contains(said), "{query}: {error}");
    }
    assert_eq!(server.received().len(), 0);
}

#[tokio::test]
async fn errors_of_a_token_endpoint_show_no_secrets() {
    let cases = [
        (
            "400 Bad Request",
            r#"{"error":"invalid_grant","error_description":"Code expired"}"#,
            "Code expired",
        ),
        ("200 OK", r#"{"access_token":7,"secret":"hunter2"}"#, "could not be decoded"),
        ("200 OK", "<html>", "could not be decoded"),
        ("500 Internal Server Error", "", "refused"),
    ];
    for (status, body, _) in cases {
        let server = Server::start(Behavior::Answer(status, "", body.into()));
        let error = application(&server).refresh(&Secret::from("refresh-1")).await.unwrap_err();
        for shown in [error.to_string(), format!("{error:?}")] {
            assert!(!shown.contains("hunter2") && !shown.contains("refresh-1"), "{shown}");
        }
        assert!(!error.to_string().is_empty());
    }
    for (status, body, said) in &cases[..3] {
        let server = Server::start(Behavior::Answer(status, "", (*body).into()));
        let error = application(&server).refresh(&Secret::from("refresh-1")).await.unwrap_err();
        assert!(error.to_string().contains(said), "{error}");
    }
}

#[tokio::test]
async fn a_provider_refreshes_and_hands_on_the_new_refresh_token() {
    let server = server(
        r#"{"access_token":"access-2","token_type":"bearer","refresh_token":"refresh-2","expires_in":60}"#,
    );
    let time = ManualTime::new();
    let application = application_at(&format!("{}/token", server.url()), time.clone()).unwrap();
    let kept: Arc<std::sync::Mutex<Vec<String>>> = Arc::default();
    let keep = kept.clone();
    let provider = application.provider(Tokens::kept("refresh-1"), move |tokens| {
        let token = tokens.refresh_token.as_ref().unwrap().expose().to_owned();
        keep.lock().unwrap().push(token);
        Box::pin(async { Ok(()) })
    });
    provider.token().await.unwrap();
    provider.token().await.unwrap();
    assert_eq!(server.received().len(), 1);
    time.advance(std::time::Duration::from_secs(60));
    provider.token().await.unwrap();
    let sent: Vec<_> = server
        .received()
        .iter()
        .map(|request| pairs(&request.body)["refresh_token"].clone())
        .collect();
    assert_eq!(sent, ["refresh-1", "refresh-2"]);
    assert_eq!(*kept.lock().unwrap(), ["refresh-2", "refresh-2"]);
}

/// A token endpoint that waits for the test before it answers.
#[derive(Clone, Debug)]
struct Gated(Arc<tokio::sync::Semaphore>);

impl Transport for Gated {
    fn send(&self, _: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
        let gate = self.0.clone();
        Box::pin(async move {
            let _open = gate.acquire().await.map_err(TransportError::broken)?;
            let response = Response::builder().header("content-type", "application/json");
            Ok(response.body(Body::from(ISSUED)).unwrap())
        })
    }
}

/// The endpoint no longer accepts the old refresh token. If the new one is lost, the user must give permission again.
#[tokio::test]
async fn a_refresh_that_nobody_waits_for_any_more_is_kept() {
    let gate = Gated(Arc::new(tokio::sync::Semaphore::new(0)));
    let application = AuthorizationCode::with(
        "client-7",
        "https://accounts.example/authorize",
        "https://accounts.example/token",
        "https://app.example/callback",
        Arc::new(gate.clone()),
        Arc::new(Still(ManualTime::new())),
        Arc::new(Counting::default()),
    )
    .unwrap();
    let (kept, mut refreshed) = tokio::sync::mpsc::unbounded_channel();
    let provider = application.provider(Tokens::kept("refresh-0"), move |tokens| {
        let sent = kept.send(tokens.refresh_token.unwrap().expose().to_owned());
        Box::pin(async { sent.map_err(TokenError::new) })
    });
    let given_up = tokio::time::timeout(Duration::from_millis(1), provider.token()).await;
    assert!(given_up.is_err());
    gate.0.add_permits(1);
    // Wait at most a minute.
    let next = tokio::time::timeout(Duration::from_secs(60), refreshed.recv()).await;
    assert_eq!(next.unwrap().unwrap(), "refresh-1");
    let token = provider.token().await.unwrap();
    assert_eq!(token, AccessToken::new("access-1").unwrap());
}

#[tokio::test]
async fn token_errors_are_transient_only_if_a_retry_may_help() {
    let refused = r#"{"error":"invalid_grant"}"#;
    let cases = [
        ("400 Bad Request", refused, false),
        ("401 Unauthorized", refused, false),
        ("200 OK", "<html>", false),
        ("429 Too Many Requests", "", true),
        ("503 Service Unavailable", "", true),
    ];
    for (status, body, is_transient) in cases {
        let server = Server::start(Behavior::Answer(status, "", body.into()));
        let error = application(&server).refresh(&Secret::from("r")).await.unwrap_err();
        assert_eq!(error.is_transient(), is_transient, "{status}: {error}");
    }
    let server = Server::start(Behavior::Close);
    let error = application(&server).refresh(&Secret::from("r")).await.unwrap_err();
    assert!(error.is_transient(), "{error}");
}

#[tokio::test]
async fn a_refresh_token_that_can_not_be_kept_gives_no_token() {
    let server = server(ISSUED);
    let provider = application(&server).provider(Tokens::kept("refresh-1"), |_| {
        Box::pin(async { Err(backoffice::client::auth::TokenError::new("the disk is full")) })
    });
    let error = provider.token().await.unwrap_err();
    assert_eq!(error.to_string(), "the disk is full");
}

#[test]
fn addresses_that_leak_codes_are_refused() {
    for url in ["http://accounts.example/token", "accounts.example", ""] {
        let error = application_at(url, ManualTime::new()).unwrap_err().to_string();
        assert!(error.starts_with("token URL"), "{error}");
    }
    // A query is allowed (RFC 6749, section 3.2).
    assert!(application_at("https://accounts.example/token?p=b2c", ManualTime::new()).is_ok());
}
