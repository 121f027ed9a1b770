//! A service with its pages, a browser, and a partner application.

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

pub(crate) const ORIGIN: &str = "http://127.0.0.1:8080";
pub(crate) const REDIRECT: &str = "https://app.example/callback?tenant=1";
pub(crate) const VERIFIER: &str = "a-verifier-of-more-than-forty-three-characters";

/// A service with its pages.
pub(crate) struct Site {
    pub(crate) backoffice: Backoffice,
    pub(crate) router: Router,
    pub(crate) store: i64,
}

/// An application.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) id: String,
    pub(crate) secret: Option<String>,
}

/// A browser, which keeps its cookie.
#[derive(Default)]
pub(crate) struct Browser {
    pub(crate) cookie: String,
}

pub(crate) fn encoded(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

pub(crate) fn challenge(verifier: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(verifier))
}

/// Returns the parameters of an address.
pub(crate) fn parameters(address: &str) -> BTreeMap<String, String> {
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

    pub(crate) async fn application(&self, is_confidential: bool, scopes: &[&str]) -> App {
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

    pub(crate) async fn send(&self, request: Request<Body>) -> (Parts, String) {
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
    pub(crate) async fn permitted(&self, browser: &Browser, query: &str) -> String {
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
    pub(crate) async fn code(&self, app: &App, scope: &str) -> String {
        let browser = self.signed_in().await;
        let query = app.request(&[("scope", scope)]);
        let address = self.permitted(&browser, &query).await;
        parameters(&address).remove("code").unwrap()
    }

    /// Calls an endpoint as an application.
    pub(crate) async fn call(&self, app: &App, path: &str, form: &[(&str, &str)]) -> (u16, Value) {
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

    pub(crate) async fn redeem(&self, app: &App, code: &str) -> (u16, Value) {
        let form = [
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", REDIRECT),
            ("code_verifier", VERIFIER),
        ];
        self.call(app, "/oauth/token", &form).await
    }

    pub(crate) async fn refresh(&self, app: &App, token: &str) -> (u16, Value) {
        let form = [("grant_type", "refresh_token"), ("refresh_token", token)];
        self.call(app, "/oauth/token", &form).await
    }

    /// Gets an access token and a refresh token.
    pub(crate) async fn tokens(&self, app: &App, scope: &str) -> (String, String) {
        let code = self.code(app, scope).await;
        tokens(self.redeem(app, &code).await)
    }

    /// Returns the status of a call of the API.
    pub(crate) async fn status(&self, token: &str) -> u16 {
        let request = Request::get("/api/gift-cards/").header("host", "127.0.0.1:8080");
        let request = request.header("authorization", format!("Bearer {token}"));
        self.send(request.body(Body::empty()).unwrap()).await.0.status.as_u16()
    }

    pub(crate) fn advance(&self, seconds: u64) {
        self.backoffice.advance_deliveries(Duration::from_secs(seconds));
    }
}

impl Browser {
    pub(crate) fn take_cookie(&mut self, parts: &Parts) {
        let cookie = parts.headers["set-cookie"].to_str().unwrap();
        assert!(cookie.contains("; Path=/; HttpOnly; SameSite=Lax"), "{cookie}");
        self.cookie = cookie.split(';').next().unwrap().to_owned();
    }
}

impl App {
    /// Writes the query of an authorization request, with other parameters in the place of its own, and more.
    pub(crate) fn request(&self, other: &[(&str, &str)]) -> String {
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

pub(crate) fn tokens((status, answer): (u16, Value)) -> (String, String) {
    assert_eq!(status, 200, "{answer}");
    let text = |name: &str| answer[name].as_str().unwrap().to_owned();
    assert_eq!((&answer["token_type"], &answer["expires_in"]), (&"Bearer".into(), &3600.into()));
    (text("access_token"), text("refresh_token"))
}

/// Asserts that a request is refused with this error (RFC 6749, section 5.2).
pub(crate) fn refused((status, answer): (u16, Value), error: &str) {
    let expected = if error == "invalid_client" { 401 } else { 400 };
    assert_eq!((status, answer["error"].as_str()), (expected, Some(error)), "{answer}");
}
