//! Partner applications: the whole flow, and attacks on it.

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use serde_json::Value;

use crate::{
    sign_in::{passwords, settings_pages},
    site::{
        App, Browser, ORIGIN, REDIRECT, Site, VERIFIER, challenge, encoded, form_token, location,
        parameters, refused, tokens,
    },
};

const INVALID: &str = "invalid_grant";

#[tokio::test]
async fn partner_applications_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("oauth.db").display());
    laws(&url).await;
}

/// Runs the tests that depend on the database.
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

/// The typed client gets tokens, and refuses the answer of another service (mix-up, RFC 9207).
#[cfg(feature = "oauth2")]
#[tokio::test]
async fn the_client_gets_tokens_and_refuses_the_answer_of_another_service() {
    use backoffice::{
        client::{Client, auth::oauth::AuthorizationCode},
        server::{Sandbox, Server},
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
