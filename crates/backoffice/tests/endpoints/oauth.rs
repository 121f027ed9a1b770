//! Partner applications and sign-in: the whole flow, and attacks on it.

use std::{collections::BTreeMap, time::Duration};

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header, response::Parts},
};
use backoffice::server::{Backoffice, NewApplication, Server, Settings};
use backoffice_description::endpoints::SCOPES;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use tower::ServiceExt as _;

const ORIGIN: &str = "http://127.0.0.1:8080";
const REDIRECT: &str = "https://app.example/callback?tenant=1";
const VERIFIER: &str = "a-verifier-of-more-than-forty-three-characters";

/// A service with its pages.
pub(crate) struct Site {
    pub(crate) backoffice: Backoffice,
    router: Router,
    pub(crate) store: i64,
}

/// An application.
#[derive(Clone)]
struct App {
    id: String,
    secret: Option<String>,
}

/// A browser, which keeps its cookie.
#[derive(Default)]
pub(crate) struct Browser {
    cookie: String,
}

fn encoded(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

fn challenge(verifier: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(verifier))
}

/// Returns the parameters of an address.
fn parameters(address: &str) -> BTreeMap<String, String> {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    form_urlencoded::parse(query.as_bytes()).into_owned().collect()
}

pub(crate) fn location(parts: &Parts) -> &str {
    parts.headers.get(header::LOCATION).map_or("", |value| value.to_str().unwrap())
}

impl Site {
    pub(crate) async fn open(url: &str) -> Self {
        let settings = Settings::new(format!("{ORIGIN}/api"), [7; 32]);
        let backoffice = Backoffice::open(url, settings).await.unwrap();
        let store = crate::seeded(&backoffice).await;
        let router = Server::new(backoffice.clone()).with_control().with_pages().router();
        Self { backoffice, router, store }
    }

    /// Makes a token with every scope.
    pub(crate) async fn token(&self) -> String {
        let scopes: Vec<_> = SCOPES.iter().map(|scope| scope.name).collect();
        self.backoffice.add_token(self.store, "test", &scopes, None).await.unwrap()
    }

    async fn application(&self, is_confidential: bool, scopes: &[&str]) -> App {
        let new = NewApplication {
            name: "Stock & <b>Sync</b>".to_owned(),
            is_confidential,
            redirects: vec![REDIRECT.to_owned(), "http://127.0.0.1/callback".to_owned()],
            scopes: scopes.iter().map(|scope| (*scope).to_owned()).collect(),
            store: None,
        };
        let (id, secret) = self.backoffice.add_application(&new).await.unwrap();
        App { id, secret }
    }

    async fn send(&self, request: Request<Body>) -> (Parts, String) {
        let (parts, body) = self.router.clone().oneshot(request).await.unwrap().into_parts();
        let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        (parts, String::from_utf8(body.to_vec()).unwrap())
    }

    pub(crate) async fn get(&self, browser: &Browser, path: &str) -> (Parts, String) {
        let request = Request::get(path).header("host", "127.0.0.1:8080");
        let request = request.header("cookie", &browser.cookie);
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(
        &self,
        browser: &Browser,
        path: &str,
        form: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> (Parts, String) {
        let mut request = Request::post(path)
            .header("host", "127.0.0.1:8080")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("cookie", &browser.cookie);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::from(encoded(form))).unwrap()).await
    }

    /// Signs in to the store with one click.
    pub(crate) async fn signed_in(&self) -> Browser {
        let mut browser = Browser::default();
        let store = self.store.to_string();
        let (parts, text) = self.post(&browser, "/sign-in", &[("store", &store)], &[]).await;
        assert_eq!((parts.status, location(&parts)), (StatusCode::SEE_OTHER, "/"), "{text}");
        browser.take_cookie(&parts);
        browser
    }

    /// Asks for permission, and permits it. Returns the address that the browser is led to.
    async fn permitted(&self, browser: &Browser, query: &str) -> String {
        let path = format!("/oauth/authorize?{query}");
        let (parts, page) = self.get(browser, &path).await;
        assert_eq!(parts.status, 200, "{page} {}", location(&parts));
        let form =
            [("form_token", &*form_token(&page)), ("request", query), ("decision", "permit")];
        let (parts, page) = self.post(browser, "/oauth/authorize", &form, &[]).await;
        assert_eq!(parts.status, StatusCode::SEE_OTHER, "{page}");
        location(&parts).to_owned()
    }

    /// Gets a code.
    async fn code(&self, app: &App, scope: &str) -> String {
        let browser = self.signed_in().await;
        let query = app.request(&[("scope", scope)]);
        let address = self.permitted(&browser, &query).await;
        parameters(&address).remove("code").unwrap()
    }

    /// Calls an endpoint as an application.
    async fn call(&self, app: &App, path: &str, form: &[(&str, &str)]) -> (u16, Value) {
        let (parts, text) = match &app.secret {
            Some(secret) => {
                let basic = base64::engine::general_purpose::STANDARD
                    .encode(format!("{}:{secret}", app.id));
                let basic = format!("Basic {basic}");
                let headers = [("authorization", &*basic)];
                self.post(&Browser::default(), path, form, &headers).await
            }
            None => {
                let form = [form, &[("client_id", &*app.id)]].concat();
                self.post(&Browser::default(), path, &form, &[]).await
            }
        };
        assert_eq!(parts.headers["cache-control"], "no-store", "{text}");
        (parts.status.as_u16(), serde_json::from_str(&text).unwrap())
    }

    async fn redeem(&self, app: &App, code: &str) -> (u16, Value) {
        let form = [
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", REDIRECT),
            ("code_verifier", VERIFIER),
        ];
        self.call(app, "/oauth/token", &form).await
    }

    async fn refresh(&self, app: &App, token: &str) -> (u16, Value) {
        let form = [("grant_type", "refresh_token"), ("refresh_token", token)];
        self.call(app, "/oauth/token", &form).await
    }

    /// Gets an access token and a refresh token.
    async fn tokens(&self, app: &App, scope: &str) -> (String, String) {
        let code = self.code(app, scope).await;
        tokens(self.redeem(app, &code).await)
    }

    /// Returns the status of a call of the API.
    async fn status(&self, token: &str) -> u16 {
        let request = Request::get("/api/gift-cards/").header("host", "127.0.0.1:8080");
        let request = request.header("authorization", format!("Bearer {token}"));
        self.send(request.body(Body::empty()).unwrap()).await.0.status.as_u16()
    }

    fn advance(&self, seconds: u64) {
        self.backoffice.advance_deliveries(Duration::from_secs(seconds));
    }
}

impl Browser {
    fn take_cookie(&mut self, parts: &Parts) {
        let cookie = parts.headers["set-cookie"].to_str().unwrap();
        assert!(cookie.contains("; Path=/; HttpOnly; SameSite=Lax"), "{cookie}");
        self.cookie = cookie.split(';').next().unwrap().to_owned();
    }
}

impl App {
    /// Writes the query of an authorization request, with other parameters in the place of its own, and more.
    fn request(&self, other: &[(&str, &str)]) -> String {
        let challenge = challenge(VERIFIER);
        let own = [
            ("response_type", "code"),
            ("client_id", &*self.id),
            ("redirect_uri", REDIRECT),
            ("state", "s&t=\u{e9}"),
            ("code_challenge", &*challenge),
            ("code_challenge_method", "S256"),
        ];
        let is_other = |name: &str| other.iter().any(|(other, _)| *other == name);
        let kept = own.iter().filter(|(name, _)| !is_other(name));
        let pairs: Vec<_> = kept.chain(other).copied().collect();
        encoded(&pairs)
    }
}

pub(crate) fn form_token(page: &str) -> String {
    let (_, rest) = page.split_once("name=\"form_token\" value=\"").expect(page);
    rest.split('"').next().unwrap().to_owned()
}

fn tokens((status, answer): (u16, Value)) -> (String, String) {
    assert_eq!(status, 200, "{answer}");
    let text = |name: &str| answer[name].as_str().unwrap().to_owned();
    assert_eq!((&answer["token_type"], &answer["expires_in"]), (&"Bearer".into(), &3600.into()));
    (text("access_token"), text("refresh_token"))
}

/// Asserts that a request is refused with this error (RFC 6749, section 5.2).
fn refused((status, answer): (u16, Value), error: &str) {
    let expected = if error == "invalid_client" { 401 } else { 400 };
    assert_eq!((status, answer["error"].as_str()), (expected, Some(error)), "{answer}");
}

const INVALID: &str = "invalid_grant";

#[tokio::test]
async fn partner_applications_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("oauth.db").display());
    laws(&url).await;
}

/// What depends on the database.
pub(crate) async fn laws(url: &str) {
    let site = Site::open(url).await;
    the_whole_flow(&site).await;
    a_code_needs_its_verifier(&site).await;
    a_code_works_once_and_for_a_minute(&site).await;
    refresh_tokens_rotate(&site).await;
    many_at_once(&site).await;
    scopes_do_not_grow(&site).await;
    applications_are_apart(&site).await;
    tokens_end(&site).await;
    passwords(&site).await;
    settings_pages(&site).await;
    site.backoffice.close().await;
}

async fn the_whole_flow(site: &Site) {
    let app = site.application(true, &["orders:write", "gift_cards:read", "users:read"]).await;
    let query = app.request(&[("scope", "gift_cards:read orders:write")]);
    let path = format!("/oauth/authorize?{query}");
    // A person who is not signed in does so, and comes back.
    let mut browser = Browser::default();
    let (parts, _) = site.get(&browser, &path).await;
    assert_eq!(parts.status, StatusCode::SEE_OTHER);
    let sign_in = location(&parts).to_owned();
    let (_, page) = site.get(&browser, &sign_in).await;
    let next = &parameters(&sign_in)["next"];
    assert!(page.contains("Continue as"), "{page}");
    let store = site.store.to_string();
    let form = [("store", &*store), ("next", next)];
    let (parts, _) = site.post(&browser, "/sign-in", &form, &[("origin", ORIGIN)]).await;
    assert_eq!(location(&parts), path);
    browser.take_cookie(&parts);
    // The page says who wants what.
    let (_, page) = site.get(&browser, &path).await;
    for text in ["Stock &#38; &#60;b&#62;Sync", "app.example", "gift_cards:read", "orders:write"] {
        assert!(page.contains(text), "{text}: {page}");
    }
    assert!(!page.contains("users:read"), "{page}");
    let address = site.permitted(&browser, &query).await;
    assert!(address.starts_with("https://app.example/callback?tenant=1&"), "{address}");
    let found = parameters(&address);
    assert_eq!((&*found["state"], &*found["iss"]), ("s&t=\u{e9}", ORIGIN));
    let (status, answer) = site.redeem(&app, &found["code"]).await;
    assert_eq!(
        answer["scope"],
        "orders:write gift_cards:read".split(' ').rev().collect::<Vec<_>>().join(" ")
    );
    let (access, refresh) = tokens((status, answer));
    assert_eq!(site.status(&access).await, 200);
    // Notes name the application.
    let request = Request::post("/api/orders/1001/notes/")
        .header("host", "127.0.0.1:8080")
        .header("authorization", format!("Bearer {access}"))
        .header("content-type", "application/json");
    let (_, note) = site.send(request.body(Body::from(r#"{"message":"Hi"}"#)).unwrap()).await;
    let note: Value = serde_json::from_str(&note).unwrap();
    assert_eq!(note["app"]["client_id"], *app.id);
    assert_eq!(note["app"]["name"], "Stock & <b>Sync</b>");
    // It may not do more.
    let request = Request::get("/api/users/1/").header("host", "127.0.0.1:8080");
    let request = request.header("authorization", format!("Bearer {access}"));
    let (parts, text) = site.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(parts.status, 403, "{text}");
    // The list of tokens names it, too.
    let listed = site.backoffice.tokens().await.unwrap();
    assert!(listed.iter().any(|token| token.client_id.as_ref() == Some(&app.id)));
    // Nobody who reads the database can act with what is there.
    let secret = app.secret.clone().unwrap();
    for text in [
        &access,
        &refresh,
        &secret,
        &found["code"],
        &browser.cookie.split('=').nth(1).unwrap().to_owned(),
    ] {
        assert!(text.len() > 40);
        assert!(!site.dump().await.contains(text.as_str()), "{text}");
    }
    // A person who does not permit it.
    let form = [("form_token", &*form_token(&page)), ("request", &query), ("decision", "refuse")];
    let (parts, _) = site.post(&browser, "/oauth/authorize", &form, &[]).await;
    let found = parameters(location(&parts));
    assert_eq!((&*found["error"], &*found["iss"]), ("access_denied", ORIGIN));
    assert!(!found.contains_key("code"));
}

impl Site {
    /// Returns all texts and bytes of the tables that have something of tokens.
    async fn dump(&self) -> String {
        let mut dump = String::new();
        for sql in [
            "SELECT name, hash, scopes FROM tokens",
            "SELECT client_id, secret, redirects FROM applications",
            "SELECT redirect, hash, redirect FROM codes",
            "SELECT CAST(consent AS TEXT), hash, CAST(consent AS TEXT) FROM refresh_tokens",
            "SELECT CAST(store AS TEXT), hash, CAST(store AS TEXT) FROM sessions",
        ] {
            let rows = self.backoffice.database.db.rows(sql, Vec::new()).await.unwrap();
            assert!(!rows.is_empty(), "{sql}");
            for row in rows {
                dump += &row.text(0).unwrap();
                dump += &String::from_utf8_lossy(&row.bytes(1).unwrap());
                dump += &row.text(2).unwrap();
            }
        }
        dump
    }
}

/// Who intercepts a code can't use it, and does not use it up.
async fn a_code_needs_its_verifier(site: &Site) {
    for is_confidential in [true, false] {
        let app = site.application(is_confidential, &["gift_cards:read"]).await;
        let code = site.code(&app, "").await;
        let redeem = async |redirect: &str, verifier: &str| {
            let form = [
                ("grant_type", "authorization_code"),
                ("code", &*code),
                ("redirect_uri", redirect),
                ("code_verifier", verifier),
            ];
            site.call(&app, "/oauth/token", &form).await
        };
        refused(redeem(REDIRECT, "").await, "invalid_request");
        refused(redeem("", VERIFIER).await, "invalid_request");
        let other = challenge(VERIFIER);
        for verifier in ["x", &VERIFIER[1..], &VERIFIER.to_uppercase(), &other] {
            refused(redeem(REDIRECT, verifier).await, INVALID);
        }
        refused(redeem("http://127.0.0.1/callback", VERIFIER).await, INVALID);
        tokens(site.redeem(&app, &code).await);
    }
    // PKCE is required, and `plain` is none.
    let app = site.application(false, &["gift_cards:read"]).await;
    let browser = site.signed_in().await;
    for other in [
        &[("code_challenge", "")][..],
        &[("code_challenge_method", "")],
        &[("code_challenge_method", "plain")],
        &[("code_challenge_method", "s256")],
        &[("code_challenge", "short")],
        &[("code_challenge", VERIFIER)],
        &[("response_type", "token")],
        &[("response_mode", "fragment")],
        &[("state", "1"), ("state", "2")],
        &[("scope", "gift_cards:read"), ("scope", "orders:write")],
    ] {
        let (parts, text) =
            site.get(&browser, &format!("/oauth/authorize?{}", app.request(other))).await;
        assert_eq!(parts.status, StatusCode::SEE_OTHER, "{other:?} {text}");
        let address = location(&parts);
        assert!(address.starts_with("https://app.example/callback?tenant=1&error="), "{address}");
        let found = parameters(address);
        assert_eq!(found["iss"], ORIGIN);
        assert!(!found.contains_key("code"), "{other:?}");
    }
}

async fn a_code_works_once_and_for_a_minute(site: &Site) {
    let app = site.application(true, &["gift_cards:read"]).await;
    let code = site.code(&app, "").await;
    let (access, refresh) = tokens(site.redeem(&app, &code).await);
    assert_eq!(site.status(&access).await, 200);
    // Somebody else uses it, too: all that it gave ends.
    refused(site.redeem(&app, &code).await, INVALID);
    assert_eq!(site.status(&access).await, 401);
    refused(site.refresh(&app, &refresh).await, INVALID);
    let code = site.code(&app, "").await;
    site.advance(59);
    tokens(site.redeem(&app, &code).await);
    let code = site.code(&app, "").await;
    site.advance(60);
    refused(site.redeem(&app, &code).await, INVALID);
}

async fn refresh_tokens_rotate(site: &Site) {
    let app = site.application(false, &["gift_cards:read"]).await;
    let (access, first) = site.tokens(&app, "").await;
    let (_, second) = tokens(site.refresh(&app, &first).await);
    assert_ne!(first, second);
    // The answer was lost: the same one comes again, for a while, and what it gave works.
    site.advance(9);
    let (again, same) = tokens(site.refresh(&app, &first).await);
    assert_eq!(second, same);
    assert_eq!((site.status(&access).await, site.status(&again).await), (200, 200));
    // The answer was not lost, so that the second use is by somebody else.
    let (latest, third) = tokens(site.refresh(&app, &second).await);
    refused(site.refresh(&app, &first).await, INVALID);
    refused(site.refresh(&app, &third).await, INVALID);
    for token in [&access, &again, &latest] {
        assert_eq!(site.status(token).await, 401);
    }
    // The grace ends.
    let (access, first) = site.tokens(&app, "").await;
    let (_, second) = tokens(site.refresh(&app, &first).await);
    site.advance(11);
    refused(site.refresh(&app, &first).await, INVALID);
    refused(site.refresh(&app, &second).await, INVALID);
    assert_eq!(site.status(&access).await, 401);
    // A call that is repeated with the next token has one effect.
    let app_2 = site.application(true, &["orders:write"]).await;
    let (access, refresh) = site.tokens(&app_2, "").await;
    let note = async |token: &str| {
        let request = Request::post("/api/orders/1001/notes/")
            .header("host", "127.0.0.1:8080")
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "application/json")
            .header("idempotency-key", "once");
        site.send(request.body(Body::from(r#"{"message":"Hi"}"#)).unwrap()).await
    };
    let (_, first) = note(&access).await;
    site.advance(3_600);
    assert_eq!(note(&access).await.0.status, 401);
    let (next, _) = tokens(site.refresh(&app_2, &refresh).await);
    let (parts, again) = note(&next).await;
    assert!(parts.headers.contains_key("idempotency-replayed"), "{parts:?}");
    assert_eq!(again, first);
    // An access token lasts an hour, and a refresh token 90 days.
    let (access, refresh) = site.tokens(&app, "").await;
    site.advance(3_599);
    assert_eq!(site.status(&access).await, 200);
    site.advance(1);
    assert_eq!(site.status(&access).await, 401);
    let (_, refresh) = tokens(site.refresh(&app, &refresh).await);
    site.advance(90 * 24 * 60 * 60);
    refused(site.refresh(&app, &refresh).await, INVALID);
}

async fn many_at_once(site: &Site) {
    let app = site.application(true, &["gift_cards:read"]).await;
    let (_, refresh) = site.tokens(&app, "").await;
    let calls = (0..8).map(|_| site.refresh(&app, &refresh));
    let answers = futures_util::future::join_all(calls).await;
    let answers: Vec<_> = answers.into_iter().map(|answer| tokens(answer).1).collect();
    assert!(answers.iter().all(|next| *next == answers[0]), "{answers:?}");
    let code = site.code(&app, "").await;
    let calls = (0..8).map(|_| site.redeem(&app, &code));
    let answers = futures_util::future::join_all(calls).await;
    let given: Vec<_> = answers.into_iter().filter(|(status, _)| *status == 200).collect();
    assert_eq!(given.len(), 1);
    refused(site.refresh(&app, given[0].1["refresh_token"].as_str().unwrap()).await, INVALID);
}

async fn scopes_do_not_grow(site: &Site) {
    let app = site.application(true, &["gift_cards:read", "users:read"]).await;
    let browser = site.signed_in().await;
    for scope in ["orders:write", "gift_cards:read orders:write", "nothing", "gift_cards:read  "] {
        let query = app.request(&[("scope", scope)]);
        let (parts, _) = site.get(&browser, &format!("/oauth/authorize?{query}")).await;
        assert_eq!(parameters(location(&parts))["error"], "invalid_scope", "{scope}");
    }
    let (_, token) = site.tokens(&app, "gift_cards:read").await;
    let refresh = async |scope: &str| {
        let form = [("grant_type", "refresh_token"), ("refresh_token", &*token), ("scope", scope)];
        site.call(&app, "/oauth/token", &form).await
    };
    for scope in ["users:read", "gift_cards:read users:read", "orders:write"] {
        refused(refresh(scope).await, "invalid_scope");
    }
    // A refused request uses nothing up.
    tokens(refresh("gift_cards:read").await);
    // The form's request is checked again, so that nobody gets more than the page has shown.
    let (_, page) = site.get(&browser, &format!("/oauth/authorize?{}", app.request(&[]))).await;
    let wider = app.request(&[("scope", "orders:write")]);
    let form = [("form_token", &*form_token(&page)), ("request", &wider), ("decision", "permit")];
    let (parts, _) = site.post(&browser, "/oauth/authorize", &form, &[]).await;
    assert_eq!(parameters(location(&parts))["error"], "invalid_scope");
}

async fn applications_are_apart(site: &Site) {
    let app = site.application(true, &["gift_cards:read"]).await;
    let other = site.application(true, &["gift_cards:read"]).await;
    let code = site.code(&app, "").await;
    refused(site.redeem(&other, &code).await, INVALID);
    let (access, refresh) = tokens(site.redeem(&app, &code).await);
    refused(site.refresh(&other, &refresh).await, INVALID);
    for token in [&access, &refresh] {
        let (_, known) = site.call(&other, "/oauth/introspect", &[("token", token)]).await;
        assert_eq!(known, serde_json::json!({ "active": false }));
        assert_eq!(site.call(&other, "/oauth/revoke", &[("token", token)]).await.0, 200);
    }
    assert_eq!(site.status(&access).await, 200);
    // An application that does not prove who it is.
    let secret = app.secret.clone().unwrap();
    for wrong in ["", "x", &secret[..secret.len() - 1], &secret.to_lowercase()] {
        let form = [
            ("grant_type", "refresh_token"),
            ("refresh_token", &*refresh),
            ("client_id", &*app.id),
            ("client_secret", wrong),
        ];
        for path in ["/oauth/token", "/oauth/revoke", "/oauth/introspect"] {
            let (parts, text) = site.post(&Browser::default(), path, &form, &[]).await;
            let answer = (parts.status.as_u16(), serde_json::from_str(&text).unwrap());
            refused(answer, "invalid_client");
            assert!(parts.headers.contains_key("www-authenticate"));
        }
    }
    let unknown = App { id: "bo_app_unknown".to_owned(), secret: None };
    refused(site.refresh(&unknown, &refresh).await, "invalid_client");
    let public = site.application(false, &["gift_cards:read"]).await;
    let with_secret = App { secret: app.secret.clone(), ..public.clone() };
    refused(site.refresh(&with_secret, &refresh).await, "invalid_client");
    // One that has no secret may not look up tokens.
    refused(site.call(&public, "/oauth/introspect", &[("token", "x")]).await, "invalid_client");
    refused(site.call(&app, "/oauth/token", &[]).await, "invalid_request");
    let form = [("grant_type", "client_credentials")];
    refused(site.call(&app, "/oauth/token", &form).await, "unsupported_grant_type");
    let form = [("grant_type", "refresh_token"), ("grant_type", "authorization_code")];
    refused(site.call(&app, "/oauth/token", &form).await, "invalid_request");
    // It works all along.
    tokens(site.refresh(&app, &refresh).await);
}

async fn tokens_end(site: &Site) {
    let app = site.application(true, &["gift_cards:read"]).await;
    let look_up =
        async |token: &str| site.call(&app, "/oauth/introspect", &[("token", token)]).await.1;
    let (access, refresh) = site.tokens(&app, "").await;
    let known = look_up(&access).await;
    assert_eq!(known["active"], true, "{known}");
    assert_eq!(
        (&known["scope"], &known["client_id"]),
        (&"gift_cards:read".into(), &(*app.id).into())
    );
    assert_eq!(known["exp"].as_i64().unwrap() - known["iat"].as_i64().unwrap(), 3600);
    assert_eq!(look_up(&refresh).await["active"], true);
    // An access token ends alone, a refresh token with all that it gave.
    assert_eq!(site.call(&app, "/oauth/revoke", &[("token", &access)]).await.0, 200);
    assert_eq!(site.status(&access).await, 401);
    assert_eq!(look_up(&access).await["active"], false);
    let (access, refresh) = tokens(site.refresh(&app, &refresh).await);
    assert_eq!(site.call(&app, "/oauth/revoke", &[("token", &refresh)]).await.0, 200);
    assert_eq!(site.status(&access).await, 401);
    refused(site.refresh(&app, &refresh).await, INVALID);
    assert_eq!(site.call(&app, "/oauth/revoke", &[("token", "unknown")]).await.0, 200);
    refused(site.call(&app, "/oauth/revoke", &[]).await, "invalid_request");
    // With the application, all its tokens end.
    let (access, refresh) = site.tokens(&app, "").await;
    assert!(site.backoffice.revoke_application(&app.id).await.unwrap());
    assert!(!site.backoffice.revoke_application(&app.id).await.unwrap());
    assert_eq!(site.status(&access).await, 401);
    refused(site.refresh(&app, &refresh).await, "invalid_client");
    // What is expired is removed after the time for which the audit is kept.
    site.backoffice.prune().await.unwrap();
}

async fn passwords(site: &Site) {
    let add = async |name: &str, password: &str| {
        let added = site.backoffice.add_account(site.store, name, password).await;
        added.map_err(|refusal| refusal.status())
    };
    assert_eq!(add("ann", "correct horse battery").await, Ok(()));
    assert_eq!(add("ann", "another correct horse").await, Err(409));
    assert_eq!(add("", "correct horse battery").await, Err(400));
    assert_eq!(add("bob", "short").await, Err(400));
    let sign_in = async |name: &str, password: &str| {
        let form = [("name", name), ("password", password)];
        site.post(&Browser::default(), "/sign-in", &form, &[]).await
    };
    let wrong = sign_in("ann", "wrong").await;
    let unknown = sign_in("nobody", "wrong").await;
    assert_eq!((wrong.0.status, &wrong.1), (StatusCode::FORBIDDEN, &unknown.1));
    let (parts, _) = sign_in("ann", "correct horse battery").await;
    assert_eq!(parts.status, StatusCode::SEE_OTHER);
    let mut browser = Browser::default();
    browser.take_cookie(&parts);
    let (_, page) = site.get(&browser, "/settings").await;
    assert!(page.contains("signed in as ann"), "{page}");
    // Who guesses must wait, even with the right one.
    for _ in 0..10 {
        sign_in("ann", "wrong").await;
    }
    let (parts, page) = sign_in("ann", "correct horse battery").await;
    assert_eq!(parts.status, StatusCode::FORBIDDEN);
    assert!(page.contains("refused for a minute"), "{page}");
    site.advance(61);
    assert_eq!(sign_in("ann", "correct horse battery").await.0.status, StatusCode::SEE_OTHER);
    // A session ends when it is signed out, after twelve hours, and with its account.
    let (_, page) = site.get(&browser, "/settings").await;
    let form = [("form_token", &*form_token(&page))];
    site.post(&browser, "/sign-out", &form, &[]).await;
    assert_eq!(site.get(&browser, "/settings").await.0.status, StatusCode::SEE_OTHER);
    let browser = site.signed_in().await;
    site.advance(12 * 60 * 60);
    assert_eq!(site.get(&browser, "/settings").await.0.status, StatusCode::SEE_OTHER);
    let mut browser = Browser::default();
    browser.take_cookie(&sign_in("ann", "correct horse battery").await.0);
    assert!(site.backoffice.remove_account("ann").await.unwrap());
    assert_eq!(site.get(&browser, "/settings").await.0.status, StatusCode::SEE_OTHER);
}

async fn settings_pages(site: &Site) {
    let browser = site.signed_in().await;
    let (_, page) = site.get(&browser, "/settings").await;
    let own = form_token(&page);
    let post = async |path: &str, form: &[(&str, &str)]| {
        let form = [form, &[("form_token", &*own)]].concat();
        site.post(&browser, &format!("/settings/{path}"), &form, &[("origin", ORIGIN)]).await
    };
    let code = |page: &str, name: &str| {
        let (_, rest) = page.split_once(&format!("{name}: <code>")).expect(page);
        rest.split('<').next().unwrap().to_owned()
    };
    // A token.
    let (_, page) =
        post("tokens", &[("name", "<i>shop</i>"), ("scope", "gift_cards:read"), ("days", "1")])
            .await;
    let token = code(&page, "Token");
    assert!(page.contains("&#60;i&#62;shop"), "{page}");
    assert_eq!(site.status(&token).await, 200);
    let listed = site.backoffice.tokens().await.unwrap();
    let id = listed.iter().find(|token| token.name == "<i>shop</i>").unwrap().id.to_string();
    assert_eq!(post("tokens/revoke", &[("id", &id)]).await.0.status, StatusCode::SEE_OTHER);
    assert_eq!(site.status(&token).await, 401);
    for wrong in [&[("name", "x")][..], &[("scope", "gift_cards:read"), ("days", "-1")]] {
        assert_eq!(post("tokens", wrong).await.0.status, 400);
    }
    // An application, which the store connects and disconnects.
    let form = [
        ("name", "Own"),
        ("kind", "confidential"),
        ("redirects", REDIRECT),
        ("scope", "gift_cards:read"),
    ];
    let (_, page) = post("applications", &form).await;
    let app = App { id: code(&page, "Client id"), secret: Some(code(&page, "Client secret")) };
    // Nobody is led to an address that a store made up without asking for it.
    let request = app.request(&[("response_type", "x")]);
    let (parts, page) = site.get(&browser, &format!("/oauth/authorize?{request}")).await;
    assert_eq!((parts.status.as_u16(), location(&parts)), (400, ""), "{page}");
    assert!(
        page.contains("go back to app.example") && page.contains("error=unsupported"),
        "{page}"
    );
    let (access, _) = site.tokens(&app, "").await;
    let (_, page) = site.get(&browser, "/settings").await;
    assert!(page.contains("<td>Own</td><td>gift_cards:read </td>"), "{page}");
    let connections = site.backoffice.connections(site.store).await.unwrap();
    let known = connections.iter().find(|connection| connection.client_id == app.id).unwrap();
    assert_eq!(known.scopes.iter().collect::<Vec<_>>(), ["gift_cards:read"]);
    // Nobody revokes what is of another store.
    let other = site.backoffice.add_store("other").await.unwrap().to_string();
    let mut stranger = Browser::default();
    let (parts, _) = site.post(&Browser::default(), "/sign-in", &[("store", &other)], &[]).await;
    stranger.take_cookie(&parts);
    let (_, page) = site.get(&stranger, "/settings").await;
    let theirs = form_token(&page);
    for (path, name, value) in [
        ("applications/disconnect", "client_id", &*app.id),
        ("tokens/revoke", "id", "1000002"),
        ("applications/revoke", "client_id", &*app.id),
    ] {
        let form = [("form_token", &*theirs), (name, value)];
        let (parts, _) = site.post(&stranger, &format!("/settings/{path}"), &form, &[]).await;
        assert_eq!(parts.status, 404, "{path}");
    }
    assert_eq!(site.status(&access).await, 200);
    assert_eq!(
        post("applications/disconnect", &[("client_id", &app.id)]).await.0.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(site.status(&access).await, 401);
    assert_eq!(
        post("applications/revoke", &[("client_id", &app.id)]).await.0.status,
        StatusCode::SEE_OTHER
    );
    let form =
        [("name", "Bad"), ("redirects", "http://evil.example"), ("scope", "gift_cards:read")];
    assert_eq!(post("applications", &form).await.0.status, 400);
}

/// An address that is not exactly one of the application gets nothing, and neither does one that an unknown application names.
#[tokio::test]
async fn nobody_is_led_to_another_address() {
    let site = Site::open("sqlite::memory:").await;
    let app = site.application(false, &["gift_cards:read"]).await;
    let browser = site.signed_in().await;
    let unknown = App { id: "bo_app_unknown".to_owned(), secret: None };
    let mut requests = vec![unknown.request(&[]), app.request(&[("client_id", "")])];
    for address in [
        "",
        "https://evil.example/callback",
        "//evil.example",
        "https://app.example/callback",
        "https://app.example/callback?tenant=1&more",
        "https://app.example/callback?tenant=12",
        "https://app.example/callback%3Ftenant=1",
        "https://app.example/%63allback?tenant=1",
        "https://app.example/x/../callback?tenant=1",
        "https://app.example.evil.example/callback?tenant=1",
        "https://app.example@evil.example/callback?tenant=1",
        "https://app.example/callback?tenant=1#",
        "https://app.example:443/callback?tenant=1",
        "HTTPS://app.example/callback?tenant=1",
        "http://127.0.0.1:80@evil.example/callback",
        "http://localhost/callback",
        "javascript:alert(1)",
    ] {
        requests.push(app.request(&[("redirect_uri", address)]));
    }
    requests
        .push(app.request(&[("redirect_uri", REDIRECT), ("redirect_uri", "https://evil.example")]));
    requests.push(app.request(&[("client_id", &app.id), ("client_id", &app.id)]));
    // Another mistake beside it leads nowhere, too.
    requests.push(app.request(&[("redirect_uri", "https://evil.example"), ("response_type", "x")]));
    for request in requests {
        for browser in [&Browser::default(), &browser] {
            let (parts, page) = site.get(browser, &format!("/oauth/authorize?{request}")).await;
            assert_eq!((parts.status.as_u16(), location(&parts)), (400, ""), "{request}: {page}");
        }
        let (_, page) = site.get(&browser, "/settings").await;
        let form =
            [("form_token", &*form_token(&page)), ("request", &request), ("decision", "permit")];
        let (parts, _) = site.post(&browser, "/oauth/authorize", &form, &[]).await;
        assert_eq!((parts.status.as_u16(), location(&parts)), (400, ""), "{request}");
    }
    // A program on this machine has any port.
    let query = app.request(&[("redirect_uri", "http://127.0.0.1:51004/callback")]);
    let address = site.permitted(&browser, &query).await;
    assert!(address.starts_with("http://127.0.0.1:51004/callback?code="), "{address}");
    // The sign-in leads to own pages only.
    let store = site.store.to_string();
    for next in ["https://evil.example/", "//evil.example/settings", "/\\evil.example"] {
        let form = [("store", &*store), ("next", next)];
        let (parts, _) = site.post(&Browser::default(), "/sign-in", &form, &[]).await;
        assert_eq!(location(&parts), "/");
    }
}

/// No other site's page makes a browser change something (CSRF), and none shows these pages within itself (clickjacking).
#[tokio::test]
async fn pages_of_other_sites_can_do_nothing() {
    let site = Site::open("sqlite::memory:").await;
    let app = site.application(false, &["gift_cards:read"]).await;
    let (browser, other) = (site.signed_in().await, site.signed_in().await);
    let query = app.request(&[]);
    let (_, page) = site.get(&browser, &format!("/oauth/authorize?{query}")).await;
    let (_, page_of_other) = site.get(&other, &format!("/oauth/authorize?{query}")).await;
    let (own, others) = (form_token(&page), form_token(&page_of_other));
    assert_ne!(own, others);
    let before = site.dump_of("consents").await;
    let evil = [("origin", "https://evil.example")];
    let nulled = [("origin", "null")];
    let cross = [("sec-fetch-site", "cross-site"), ("origin", ORIGIN)];
    let sibling = [("sec-fetch-site", "same-site")];
    for path in [
        "/oauth/authorize",
        "/sign-out",
        "/settings/tokens",
        "/settings/tokens/revoke",
        "/settings/applications",
        "/settings/applications/revoke",
        "/settings/applications/disconnect",
        "/requests/forget",
        "/faults",
        "/faults/remove",
        "/snapshots",
        "/snapshots/restore",
        "/snapshots/remove",
        "/records/orders/1/change",
        "/records/orders/1/remove",
        "/deliveries/redeliver",
    ] {
        let form = |token| {
            [
                ("form_token", token),
                ("request", &*query),
                ("decision", "permit"),
                ("name", "x"),
                ("scope", "gift_cards:read"),
                ("redirects", REDIRECT),
            ]
        };
        for (token, headers) in [
            ("", &[][..]),
            (&others, &[]),
            (&own[1..], &[]),
            (&own, &evil),
            (&own, &nulled),
            (&own, &cross),
            (&own, &sibling),
        ] {
            let (parts, text) = site.post(&browser, path, &form(token), headers).await;
            assert_eq!(parts.status, 403, "{path} {token} {headers:?}: {text}");
        }
        let (parts, _) = site.post(&Browser::default(), path, &form(&own), &[]).await;
        assert_eq!(parts.status, 403, "{path}");
    }
    // Nobody is signed in to an attacker's store.
    let store = site.store.to_string();
    for headers in [&evil[..], &cross] {
        let (parts, _) = site.post(&browser, "/sign-in", &[("store", &store)], headers).await;
        assert_eq!(parts.status, 403);
        assert!(!parts.headers.contains_key("set-cookie"));
    }
    assert_eq!(site.dump_of("consents").await, before);
    // All of them work with what the page has.
    let form = [("form_token", &*own), ("request", &query), ("decision", "permit")];
    let same = [("sec-fetch-site", "same-origin"), ("origin", ORIGIN)];
    let (parts, _) = site.post(&browser, "/oauth/authorize", &form, &same).await;
    assert_eq!(parts.status, StatusCode::SEE_OTHER);
    assert_ne!(site.dump_of("consents").await, before);
    for path in ["/sign-in", "/settings", &format!("/oauth/authorize?{query}"), "/oauth/authorize"]
    {
        let (parts, page) = site.get(&browser, path).await;
        let policy = parts.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        let leads_back = policy.contains("form-action 'self' https: http:;");
        assert_eq!(leads_back, page.contains("Permit"), "{policy}");
        assert_eq!(parts.headers["x-frame-options"], "DENY");
        assert_eq!(parts.headers["cache-control"], "no-store");
        for other in ["http://", "https://", "<script", "style="] {
            assert!(!page.contains(other) || path.contains('?'), "{path}: {other}: {page}");
        }
    }
}

impl Site {
    async fn dump_of(&self, table: &'static str) -> usize {
        let sql = match table {
            "consents" => "SELECT id FROM consents",
            _ => panic!("{table}"),
        };
        self.backoffice.database.db.rows(sql, Vec::new()).await.unwrap().len()
    }
}

/// Another name that leads to this machine shows no page of a sandbox (DNS rebinding).
#[tokio::test]
async fn a_sandbox_has_pages_at_its_own_names_alone() {
    let site = Site::open("sqlite::memory:").await;
    let get = async |host: &str| {
        let request = Request::get("/sign-in").header("host", host).body(Body::empty()).unwrap();
        site.send(request).await.0.status.as_u16()
    };
    for own in ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "192.168.1.5:8080"] {
        assert_eq!(get(own).await, 200, "{own}");
    }
    for other in
        ["evil.example:8080", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example"]
    {
        assert_eq!(get(other).await, 421, "{other}");
    }
}

/// In production, a store is a person's with a password, and nobody's by a click.
#[tokio::test]
async fn production_needs_a_password() {
    let settings = Settings::new("https://store.example/api", [7; 32]);
    let backoffice = Backoffice::open("sqlite::memory:", settings).await.unwrap();
    let store = backoffice.add_store("main").await.unwrap();
    let router = Server::new(backoffice.clone()).with_pages().router();
    let site = Site { backoffice, router, store };
    let token = site.token().await;
    for path in ["/requests", "/requests/1", "/faults", "/snapshots"] {
        assert_eq!(site.get(&Browser::default(), path).await.0.status, 404, "{path}");
    }
    for path in ["/records/orders/1/change", "/records/orders/1/remove", "/faults", "/snapshots"] {
        let (parts, _) = site.post(&Browser::default(), path, &[], &[]).await;
        assert_eq!(parts.status, 404, "{path}");
    }
    assert_eq!(location(&site.get(&Browser::default(), "/").await.0), "/records");
    let (_, page) = site.get(&Browser::default(), "/sign-in").await;
    assert!(!page.contains("Continue") && page.contains("Password"), "{page}");
    for form in [[("store", store.to_string())], [("token", token)]] {
        let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
        let (parts, _) = site.post(&Browser::default(), "/sign-in", &form, &[]).await;
        assert_eq!(parts.status, 403);
        assert!(!parts.headers.contains_key("set-cookie"));
    }
    site.backoffice.add_account(store, "ann", "correct horse battery").await.unwrap();
    let form = [("name", "ann"), ("password", "correct horse battery")];
    let (parts, _) = site.post(&Browser::default(), "/sign-in", &form, &[]).await;
    let mut browser = Browser::default();
    browser.take_cookie(&parts);
    for path in ["/records", "/records/orders", "/events", "/settings"] {
        let (parts, page) = site.get(&browser, path).await;
        assert_eq!(parts.status, 200, "{path}: {page}");
        assert!(page.contains("signed in as ann") && !page.contains("Faults"), "{page}");
    }
    let cookie = parts.headers["set-cookie"].to_str().unwrap();
    assert!(
        cookie.starts_with("__Host-backoffice-session-=") && cookie.contains("; Secure"),
        "{cookie}"
    );
    let (_, metadata) =
        site.get(&Browser::default(), "/.well-known/oauth-authorization-server").await;
    let metadata: Value = serde_json::from_str(&metadata).unwrap();
    assert_eq!(metadata["issuer"], "https://store.example");
    assert_eq!(metadata["token_endpoint"], "https://store.example/oauth/token");
    assert_eq!(metadata["code_challenge_methods_supported"], serde_json::json!(["S256"]));
}

/// The typed client gets tokens, and refuses the answer of another service (mix-up, RFC 9207).
#[cfg(feature = "oauth2")]
#[tokio::test]
async fn the_client_gets_tokens_and_refuses_the_answer_of_another_service() {
    use backoffice::{
        client::{Client, auth::oauth::AuthorizationCode},
        server::Sandbox,
    };
    let sandbox = Sandbox::start().await.unwrap();
    let backoffice = sandbox.backoffice().clone();
    let (store, _) = backoffice.stores().await.unwrap().swap_remove(0);
    let router = Server::new(backoffice.clone()).with_control().with_pages().router();
    let site = Site { backoffice, router, store };
    let app = site.application(true, &["gift_cards:read"]).await;
    let origin = sandbox.base_url().trim_end_matches("/api").to_owned();
    let [authorize, token] = ["authorize", "token"].map(|path| format!("{origin}/oauth/{path}"));
    let secret = app.secret.clone().unwrap().into();
    let application = AuthorizationCode::new(&*app.id, &authorize, &token, REDIRECT).unwrap();
    let application = application.client_secret(&secret).issuer(&*origin);
    let browser = site.signed_in().await;
    let begin = async || {
        let (address, pending) = application.begin(["gift_cards:read"]).unwrap();
        let query = address.split_once('?').unwrap().1;
        let answer = site.permitted(&browser, query).await;
        (pending, answer.split_once('?').unwrap().1.to_owned())
    };
    for (own, other) in [
        (&*encoded(&[("iss", &origin)]), "iss=https%3A%2F%2Fevil.example"),
        (&encoded(&[("iss", &origin)]), ""),
    ] {
        let (pending, answer) = begin().await;
        assert!(answer.contains(own), "{answer}");
        let error = application.finish(pending, &answer.replace(own, other)).await.unwrap_err();
        assert!(error.to_string().contains("not of http://127.0.0.1"), "{error}");
    }
    let (pending, answer) = begin().await;
    let tokens = application.finish(pending, &answer).await.unwrap();
    assert_eq!(tokens.scopes, ["gift_cards:read"]);
    let client = Client::builder(sandbox.base_url()).allow_plain_http();
    let provider = application.provider(tokens, |_| Box::pin(async { Ok(()) }));
    let client = client.token_provider(provider).build().unwrap();
    client.gift_cards().list().send().await.unwrap();
    // The token ends, and the client gets another.
    site.advance(3_600);
    client.gift_cards().list().send().await.unwrap();
    sandbox.stop().await;
}
