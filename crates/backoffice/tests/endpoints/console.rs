//! The pages of a sandbox: they show what is there, run nothing of it, and change something only by forms of their own.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{
    sandbox::{all, call},
    site::{Browser, Site, form_token, location},
};

/// Text that would run if a page wrote it as it is.
const HOSTILE: &str = "\"><script>alert('x')</script>\u{2028}<img src=x onerror=alert(1)>&lt;";

impl Site {
    /// Opens a page that must be there.
    async fn page(&self, browser: &Browser, path: &str) -> String {
        let (parts, page) = self.get(browser, path).await;
        assert_eq!(parts.status, 200, "{path}: {} {page}", location(&parts));
        page
    }
}

/// Puts a text into all texts of a record that may be any text, as far as the service takes them.
fn spoiled(record: &Value) -> Value {
    let kept = ["id", "number", "status", "currency", "type", "user_type", "language"];
    let fields = record.as_object().unwrap().iter();
    let texts = fields.filter(|(name, value)| value.is_string() && !kept.contains(&name.as_str()));
    texts.map(|(name, _)| (name.clone(), json!(HOSTILE))).collect::<serde_json::Map<_, _>>().into()
}

#[tokio::test]
async fn no_page_runs_what_a_record_says() {
    let site = Site::open("sqlite::memory:").await;
    let token = site.token().await;
    let request = async |method: &str, path: &str, body: Value| {
        call(&site.backoffice, &token, method, path, body).await
    };
    let kinds = [
        "customers",
        "customer_notes",
        "gift_cards",
        "orders",
        "fulfillment_events",
        "order_notes",
        "transactions",
        "disputes",
        "gateway_groups",
        "products",
        "subscriptions",
        "tickets",
        "webhooks",
    ];
    request("POST", "/api/orders/1001/notes/", json!({ "message": HOSTILE })).await;
    request("POST", "/api/users/1/notes/", json!({ "message": HOSTILE })).await;
    let mut hostile = 0;
    for kind in kinds {
        for record in all(&site.backoffice, &token, kind).await.iter().take(2) {
            let name = if kind == "orders" { &record["number"] } else { &record["id"] };
            let path = format!("/control/{kind}/{}", name.to_string().trim_matches('"'));
            // One after the other, because some texts have a form.
            for (field, text) in spoiled(record).as_object().unwrap() {
                let (status, _) = request("PATCH", &path, json!({ field: text })).await;
                hostile += usize::from(status == 200);
            }
        }
    }
    assert!(hostile > 50, "{hostile} fields take the text");
    // Events, calls, tokens, applications, faults.
    let hook = json!({ "events": ["order.refunded"], "target": "https://events.example/" });
    request("POST", "/api/webhooks/", hook).await;
    request("POST", "/api/orders/1001/refund/", json!({ "amount": "1.00" })).await;
    request("GET", "/api/users/?email=%22%3E%3Cscript%3Ealert(1)%3C/script%3E", Value::Null).await;
    site.backoffice.add_token(site.store, HOSTILE, &["users:read"], None).await.unwrap();
    let body = format!("{{\"detail\":{}}}", json!(HOSTILE));
    let fault = backoffice::server::Fault::status(503).body(body).on("refund_order").times(1);
    site.backoffice.add_fault(site.store, fault).unwrap();
    request("POST", "/api/orders/1001/refund/", json!({ "amount": HOSTILE })).await;

    // Every page that a page leads to.
    let browser = site.signed_in().await;
    let (mut left, mut seen) = (vec!["/requests".to_owned()], BTreeSet::new());
    let mut shown = 0;
    while let Some(path) = left.pop() {
        if !seen.insert(path.clone()) || seen.len() > 400 {
            continue;
        }
        let page = site.page(&browser, &path).await;
        for text in ["<script", "<img", "onerror=alert(1)>"] {
            assert!(!page.contains(text), "{path}: {text}: {page}");
        }
        shown += usize::from(page.contains("&#60;script&#62;alert("));
        let links = page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        left.extend(
            links
                .filter(|link| link.starts_with('/'))
                .map(|link| link.replace("&#38;", "&").replace("&amp;", "&")),
        );
    }
    assert!(shown > 30 && seen.len() > 60, "{shown} of {} pages", seen.len());
    for kind in kinds {
        assert!(seen.contains(&format!("/records/{kind}")), "{kind}");
    }
    let page = site.page(&browser, "/records/orders?text=%22%3E%3Cscript").await;
    assert!(page.contains("&#34;&#62;&#60;script") && !page.contains("<script"), "{page}");
    for wrong in [
        "/records/nothing",
        "/records/orders/x",
        "/records/orders/999",
        "/requests/999",
        "/requests/x",
    ] {
        assert_eq!(site.get(&browser, wrong).await.0.status, 404, "{wrong}");
    }
}

#[tokio::test]
async fn pages_show_and_change_a_sandbox() {
    let site = Site::open("sqlite::memory:").await;
    let token = site.token().await;
    let browser = site.signed_in().await;
    let page = site.page(&browser, "/requests").await;
    assert!(page.contains("No call of the API has come in yet"), "{page}");
    let own = form_token(&page);
    let post = async |path: &str, form: &[(&str, &str)]| {
        let form = [form, &[("form_token", &*own)]].concat();
        site.post(&browser, path, &form, &[]).await.0.status.as_u16()
    };
    let note = json!({ "message": "it's" });
    call(&site.backoffice, &token, "POST", "/api/orders/1001/notes/", note).await;
    call(&site.backoffice, &token, "GET", "/api/users/999/", Value::Null).await;
    let page = site.page(&browser, "/requests").await;
    assert!(page.contains("POST /api/orders/1001/notes/") && page.contains(">404<"), "{page}");
    let page = site.page(&browser, "/requests?operation=get_user").await;
    assert!(page.contains("/api/users/999/") && !page.contains("/notes/"), "{page}");
    let page = site.page(&browser, "/requests/1").await;
    for text in [
        "curl --oauth2-bearer &#34;$TOKEN&#34; -X POST &#39;http://127.0.0.1:8080/api/orders/1001/notes/&#39;",
        "--data-binary &#39;{&#34;message&#34;:&#34;it&#39;\\&#39;&#39;s&#34;}&#39;",
        "client.orders().create_note(1001, body).send().await?",
        "authorization: (hidden)",
    ] {
        assert!(page.contains(text), "{text}: {page}");
    }
    assert!(!page.contains(&token));
    assert_eq!(post("/requests/forget", &[]).await, 303);
    assert!(site.page(&browser, "/requests").await.contains("No call"));

    let page = site.page(&browser, "/records/customers").await;
    assert!(page.contains("href=\"/records/customers/1\""), "{page}");
    let page = site.page(&browser, "/records/customers?text=oneill").await;
    assert!(
        page.contains("href=\"/records/customers/1\"") && !page.contains("customers/2\""),
        "{page}"
    );
    let page = site.page(&browser, "/records/customers/1").await;
    assert!(page.contains("ada.oneill.1@example.com"), "{page}");

    // A record is changed and removed as by the control interface, whose refusals are shown.
    let fields = r#"{"language":"fr","first_name":"Zo\u00eb"}"#;
    assert_eq!(post("/records/customers/2/change", &[("fields", fields)]).await, 303);
    assert!(site.page(&browser, "/records/customers/2").await.contains("Zo\u{eb}"));
    let form = [("form_token", &*own), ("fields", r#"{"total_incl_tax":"99.00"}"#)];
    let (parts, page) = site.post(&browser, "/records/orders/1/change", &form, &[]).await;
    assert!(parts.status == 400 && page.contains("total_incl_tax"), "{page}");
    let page = site.page(&browser, "/records/customers/1").await;
    let (_, whole) = page.split_once("spellcheck=\"false\">").unwrap();
    let whole = whole.split("</textarea>").next().unwrap();
    let whole = whole.replace("&#34;", "\"").replace("&#39;", "'").replace("&#38;", "&");
    assert_eq!(post("/records/customers/1/change", &[("fields", &whole)]).await, 303);
    assert_eq!(post("/records/customers/1/change", &[("fields", "{")]).await, 400);
    assert_eq!(post("/records/gift_cards/2/remove", &[]).await, 303);
    assert_eq!(post("/records/gift_cards/2/remove", &[]).await, 404);
    assert_eq!(post("/records/products/1/remove", &[]).await, 409);
    assert_eq!(post("/records/nothing/1/remove", &[]).await, 404);

    assert_eq!(
        post("/faults", &[("fault", "status=503"), ("on", "get_user"), ("times", "1")]).await,
        303
    );
    assert!(site.page(&browser, "/faults").await.contains("0 of 1"));
    let (status, _) = call(&site.backoffice, &token, "GET", "/api/users/1/", Value::Null).await;
    assert_eq!(status, 503);
    assert!(site.page(&browser, "/faults").await.contains("1 of 1"));
    for wrong in [
        &[("fault", "late")][..],
        &[("fault", "cut"), ("on", "x")],
        &[("fault", "cut"), ("times", "-1")],
    ] {
        assert_eq!(post("/faults", wrong).await, 400);
    }
    assert_eq!(post("/faults/remove", &[("id", "1")]).await, 303);
    assert_eq!(post("/faults/remove", &[("id", "1")]).await, 404);

    assert_eq!(post("/snapshots", &[("name", "base")]).await, 303);
    assert_eq!(post("/snapshots", &[("name", "a b")]).await, 400);
    call(&site.backoffice, &token, "DELETE", "/control/gift_cards/1", Value::Null).await;
    let cards = async || site.page(&browser, "/records/gift_cards").await;
    assert!(!cards().await.contains("/records/gift_cards/1\""));
    assert_eq!(post("/snapshots/restore", &[("name", "base")]).await, 303);
    assert!(cards().await.contains("/records/gift_cards/1\""));
    assert!(site.page(&browser, "/snapshots").await.contains("<td>base</td>"));
    assert_eq!(post("/snapshots/remove", &[("name", "base")]).await, 303);
    assert_eq!(post("/snapshots/remove", &[("name", "base")]).await, 404);
    let note = json!({ "message": "later" });
    call(&site.backoffice, &token, "POST", "/api/orders/1001/notes/", note).await;
    let page = site.page(&browser, "/events").await;
    assert!(page.contains("create_order_note") && page.contains("No webhook has heard"), "{page}");
    // A delivery is made again.
    let hook = json!({ "events": ["order.note_created"], "target": "https://events.example/" });
    let (status, made) = call(&site.backoffice, &token, "POST", "/api/webhooks/", hook).await;
    assert_eq!(status, 201, "{made}");
    let note = json!({ "message": "heard" });
    call(&site.backoffice, &token, "POST", "/api/orders/1001/notes/", note).await;
    let page = site.page(&browser, "/events").await;
    assert!(
        page.contains("<td>order.note_created</td>") && page.contains("<td>waits</td>"),
        "{page}"
    );
    let (_, rest) = page.split_once("/deliveries/redeliver").unwrap();
    let (_, rest) = rest.split_once("name=\"id\" value=\"").unwrap();
    let id = rest.split('"').next().unwrap();
    assert_eq!(post("/deliveries/redeliver", &[("id", id)]).await, 303);
    assert_eq!(post("/deliveries/redeliver", &[("id", "999999")]).await, 404);
    assert_eq!(location(&site.get(&browser, "/").await.0), "/requests");
    // Nobody else sees them.
    for path in [
        "/requests",
        "/requests/1",
        "/records",
        "/records/orders",
        "/events",
        "/faults",
        "/snapshots",
        "/settings",
    ] {
        let (parts, page) = site.get(&Browser::default(), path).await;
        assert_eq!(parts.status, 303, "{path} {page}");
        assert!(location(&parts).starts_with("/sign-in?next=%2F"), "{path}");
    }
}
