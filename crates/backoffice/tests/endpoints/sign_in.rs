//! Sign-in and the settings of a store, and attacks on pages.

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use backoffice::server::{Backoffice, Server, Settings};
use serde_json::Value;

use crate::site::{App, Browser, ORIGIN, REDIRECT, Site, form_token, location};

pub(crate) async fn passwords(site: &Site) {
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

pub(crate) async fn settings_pages(site: &Site) {
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
