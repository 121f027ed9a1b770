//! A service over data of its own: some groups of calls, its own tokens and keys, no database.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicI64, Ordering},
    },
};

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use backoffice::server::{
    Answer, Caller, Disputes, Form, Gate, GiftCards, Grant, Limits, Refusal, Routes, Subscriptions,
    Tickets,
    models::{
        CreateSubscriptionLine, Dispute, DisputeId, GiftCard, ListGiftCardsQuery, Page, Patch,
        Subscription, SubscriptionId, SubscriptionLine, SupportTicket, SupportTicketId,
        UpdateSubscription,
    },
};
use futures_util::future::BoxFuture;
use tower::ServiceExt as _;

/// Disputes with even ids, cards by their currency, lines that are counted, tickets that say which files came.
#[derive(Default)]
struct Own {
    lines: AtomicI64,
    keys: Mutex<HashSet<String>>,
}

impl Disputes for Own {
    async fn get(&self, caller: &Caller, id: DisputeId) -> Answer<Dispute> {
        assert_ne!(i64::from(id), 4, "a mistake of this implementation");
        if i64::from(id) % 2 != 0 {
            return Err(Refusal::not_found());
        }
        let store = caller.store().to_string();
        Ok(Dispute::new(id).status("new").case_number(store.as_str()).into())
    }
}

impl GiftCards for Own {
    async fn list(&self, _: &Caller, query: ListGiftCardsQuery) -> Answer<Page<GiftCard>> {
        let mut page = Page::<GiftCard>::default();
        let currency = query.currency.unwrap_or_default();
        page.results.push(GiftCard::new(1).currency(currency));
        Ok(page.into())
    }
}

impl Subscriptions for Own {
    async fn get(&self, _: &Caller, id: SubscriptionId) -> Answer<Subscription> {
        Ok(Subscription::new(id).into())
    }

    async fn update(
        &self,
        _: &Caller,
        id: SubscriptionId,
        body: UpdateSubscription,
    ) -> Answer<Subscription> {
        let Patch::Value(reason) = body.cancel_reason else {
            return Err(Refusal::invalid("cancel_reason", "missing"));
        };
        Ok(Subscription::new(id).cancel_reason(reason).into())
    }

    async fn create_line(
        &self,
        caller: &Caller,
        _: SubscriptionId,
        body: CreateSubscriptionLine,
    ) -> Answer<SubscriptionLine> {
        let id = self.lines.fetch_add(1, Ordering::Relaxed) + 1;
        if let Some(key) = caller.key() {
            self.keys.lock().unwrap().insert(key.text.clone());
        }
        let quantity = body.quantity.get().copied().unwrap_or_default();
        Ok(SubscriptionLine::new(id).quantity(quantity).into())
    }
}

impl Tickets for Own {
    async fn list_comments(&self, _: &Caller, _: SupportTicketId) -> Answer<SupportTicket> {
        Err(Refusal::conflict("the ticket is closed"))
    }

    async fn upload_attachments(&self, _: &Caller, form: Form) -> Answer<SupportTicket> {
        let names: Vec<_> = form.files.iter().map(|file| file.name.as_str()).collect();
        let ticket = SupportTicket::new(7).subject(names.join(" "));
        Ok(ticket.into())
    }
}

/// The token is the number of the store. A key that was used gets 409.
impl Gate for Own {
    fn grant<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Option<Arc<Grant>>, Refusal>> {
        let scopes = [
            "disputes:read",
            "gift_cards:read",
            "subscriptions:write",
            "tickets:read",
            "tickets:write",
        ];
        let grant = token.parse().ok().map(|store| {
            Arc::new(Grant {
                token: 1,
                store,
                scopes: scopes.map(str::to_owned).to_vec(),
                application: None,
            })
        });
        Box::pin(async { Ok(grant) })
    }

    fn reserve<'a>(
        &'a self,
        caller: &'a Caller,
    ) -> BoxFuture<'a, Result<Option<Answer<()>>, Refusal>> {
        let is_used = |key: &backoffice::server::Key| self.keys.lock().unwrap().contains(&key.text);
        let used = caller.key().is_some_and(is_used);
        Box::pin(async move {
            if used {
                return Err(Refusal::conflict("the key was used"));
            }
            Ok(None)
        })
    }
}

const LINE: &str = r#"{"product_id":1,"quantity":3}"#;
const FORM: &str =
    "--b\r\ncontent-disposition: form-data; name=\"f\"; filename=\"a.txt\"\r\n\r\nx\r\n--b--\r\n";

#[tokio::test]
async fn traits_serve_data_of_another_kind() {
    let service = Arc::new(Own::default());
    let router = Routes::new(service.clone(), service, Limits::default())
        .disputes()
        .gift_cards()
        .subscriptions()
        .tickets()
        .into_router();
    for (call, token, body, status, says) in [
        ("GET /disputes/8/", "77", "", 200, r#"{"case_number":"77","id":8,"status":"new"}"#),
        ("GET /disputes/7/", "77", "", 404, "no such record"),
        ("GET /disputes/x/", "77", "", 404, "no such record"),
        ("GET /disputes/4/", "77", "", 500, "the service failed"),
        ("GET /disputes/8/", "x", "", 401, "unknown, expired or revoked"),
        (
            "GET /gift-cards/?currency=EUR",
            "77",
            "",
            200,
            r#""results":[{"currency":"EUR","id":1}]"#,
        ),
        ("GET /gift-cards/?curency=EUR", "77", "", 400, "did you mean `currency`?"),
        // Scopes and bodies are checked before a call is made.
        ("GET /subscriptions/5/", "77", "", 403, "subscriptions:read"),
        ("PATCH /subscriptions/5/", "77", r#"{"cancel_reason":7}"#, 400, "cancel_reason"),
        ("PATCH /subscriptions/5/", "77", "{}", 400, "missing"),
        (
            "PATCH /subscriptions/5/",
            "77",
            r#"{"cancel_reason":"moved"}"#,
            200,
            r#""cancel_reason":"moved""#,
        ),
        ("POST /tickets/attachments/", "77", FORM, 200, r#""subject":"a.txt""#),
        ("POST /subscriptions/5/lines/", "77", LINE, 201, r#"{"id":1,"quantity":3}"#),
        ("POST /subscriptions/5/lines/", "77", LINE, 409, "the key was used"),
        ("GET /tickets/7/comments/", "77", "", 409, "the ticket is closed"),
        // Other groups are not served.
        ("GET /users/", "77", "", 404, "no such path"),
    ] {
        let (method, path) = call.split_once(' ').unwrap();
        let content_type =
            if body == FORM { "multipart/form-data; boundary=b" } else { "application/json" };
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", content_type)
            .header("idempotency-key", "k");
        let request = request.body(Body::from(body)).unwrap();
        let (parts, body) = router.clone().oneshot(request).await.unwrap().into_parts();
        let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let text = String::from_utf8(body.to_vec()).unwrap();
        assert_eq!(parts.status, StatusCode::from_u16(status).unwrap(), "{call}: {text}");
        assert!(text.contains(says), "{call}: {text}");
    }
}
