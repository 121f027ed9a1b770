//! The audit row and the event that a write leaves beside its record.

use axum::body::Body;
use backoffice::client::models::EventName;
use backoffice_description::{API, Method, endpoints};
use serde_json::Value;
use sqlx::Row as _;

use crate::{
    calls::{body, content_type, path_to},
    service::{Service, execute},
};

/// Event and record of each write, without ids that the service makes.
pub(crate) const EVENTS: [(&str, &str, &str); 13] = [
    ("refund_order", "order.refunded", "orders/*"),
    ("create_order_note", "order.note_created", "orders/*/notes/*"),
    ("create_fulfillment_event", "fulfillment_event.created", "orders/*/fulfillments/*/events/*"),
    ("update_product", "product.updated", "products/1"),
    ("create_product_image", "product_image.created", "products/1/images/*"),
    ("update_subscription", "subscription.updated", "subscriptions/1"),
    ("create_subscription_line", "subscription_line.created", "subscriptions/1/lines/*"),
    ("update_user", "user.updated", "users/1"),
    ("create_user_note", "user.note_created", "users/1/notes/*"),
    ("upload_ticket_attachments", "ticket.attachments_created", "tickets/1"),
    ("capture_transaction", "transaction.captured", "transactions/*"),
    ("create_webhook", "webhook.created", "webhooks/*"),
    ("update_webhook", "webhook.updated", "webhooks/1"),
];

#[tokio::test]
async fn each_write_has_an_audit_row_and_an_event() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    of_each_write(&url).await;
}

pub(crate) async fn of_each_write(url: &str) {
    let service = Service::start(url).await;
    let names: Vec<_> = EVENTS.iter().map(|(_, event, _)| *event).collect();
    service.subscribe(&names).await;
    let before = rows(url, AUDIT).await.len();
    let examples = service.examples().await;
    let mut answers = Vec::new();
    // Calls of ours, about deliveries, are no events.
    for endpoint in endpoints::ALL
        .iter()
        .filter(|endpoint| endpoint.method != Method::Get && API.event_of(endpoint).is_some())
    {
        let send = async |name: &str, value: &str, body: String| {
            let request = service
                .request(endpoint.method.as_str(), &path_to(endpoint, &examples))
                .header("content-type", content_type(endpoint))
                .header(name, value);
            service.send(request.body(Body::from(body)).unwrap()).await
        };
        let id = format!("request-{}", endpoint.id);
        let (parts, text) = send("x-request-id", &id, body(endpoint)).await;
        assert_eq!(parts.status, endpoint.status(), "{}: {text}", endpoint.id);
        let answer: Value = serde_json::from_str(&text).unwrap();
        answers.push((endpoint.id, id, answer));
        // A refused one leaves nothing.
        let refused = match endpoint.id {
            // There is no record that could have another version.
            "create_webhook" => "[]".to_owned(),
            _ => body(endpoint),
        };
        let (parts, _) = send("if-match", "\"999999\"", refused).await;
        assert!(parts.status.is_client_error(), "{}", endpoint.id);
    }
    service.stop().await;
    let outbox = rows(url, "SELECT event, record, json FROM outbox ORDER BY id").await;
    let audit = rows(url, AUDIT).await.split_off(before);
    assert_eq!((outbox.len(), audit.len()), (EVENTS.len(), EVENTS.len()));
    for (((id, request, mut answer), (named, event, record)), (sent, noted)) in
        answers.into_iter().zip(EVENTS).zip(outbox.iter().zip(&audit))
    {
        assert_eq!((id, &sent[0], &noted[0]), (named, &event.to_owned(), &id.to_owned()));
        assert_eq!((&sent[1], &request), (&noted[1], &noted[2]));
        // A client can match the name.
        let name = EventName::from(event);
        assert!(!matches!(name, EventName::Unknown(_)), "{event}");
        let parts = sent[1].split('/').zip(record.split('/'));
        let is_like = parts.clone().all(|(part, like)| like == "*" || part == like);
        assert!(
            is_like && sent[1].matches('/').count() == record.matches('/').count(),
            "{}",
            sent[1]
        );
        if id == "create_webhook" {
            answer["secret_key"] = "********".into();
        }
        if id == "upload_ticket_attachments" {
            // The delivery adds the address that the service has by then.
            let comment = answer["comments"].as_array_mut().unwrap().last_mut();
            let file = &mut comment.unwrap()["attachments"][0]["file"];
            let (_, path) = file.as_str().unwrap().split_once("/api").unwrap();
            *file = path.into();
        }
        let told: Value = serde_json::from_str(&sent[2]).unwrap();
        assert_eq!(told, answer, "{id}");
    }
}

const AUDIT: &str = "SELECT operation, record, request FROM audit ORDER BY id";

#[tokio::test]
async fn an_event_that_nobody_wants_is_not_written_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("wanted.db").display());
    unwanted(&url).await;
}

/// An event is written where an active webhook of the store names it, once for all of them.
pub(crate) async fn unwanted(url: &str) {
    let service = Service::start(url).await;
    // Of another store.
    let other = Service::start(url).await;
    other.subscribe(&["user.note_created"]).await;
    let written = async || {
        let (parts, text) = service.note(None).await;
        assert_eq!(parts.status, 200, "{text}");
        let sql = "SELECT event, record, json FROM outbox ORDER BY id";
        rows(url, sql).await.len()
    };
    assert_eq!(written().await, 0);
    // One letter is not any letter.
    service.subscribe(&["user.note-created", "user.note", "note_created"]).await;
    assert_eq!(written().await, 0);
    for _ in 0..2 {
        service.subscribe(&["order.refunded", "user.note_created"]).await;
    }
    assert_eq!(written().await, 1);
    assert_eq!(written().await, 2);
    execute(url, "UPDATE webhooks SET active = 0").await;
    assert_eq!(written().await, 2);
    // Of its own making, a webhook hears nothing.
    service.subscribe(&["webhook.created"]).await;
    assert_eq!(written().await, 2);
    service.subscribe(&["a"]).await;
    assert_eq!(written().await, 3);
    service.stop().await;
    other.stop().await;
}

/// Returns the three texts of each row.
async fn rows(url: &str, sql: &'static str) -> Vec<[String; 3]> {
    if url.starts_with("sqlite") {
        let pool = sqlx::SqlitePool::connect(url).await.unwrap();
        let rows = sqlx::query(sql).fetch_all(&pool).await.unwrap();
        rows.iter().map(|row| [0, 1, 2].map(|at| row.get(at))).collect()
    } else {
        let pool = sqlx::PgPool::connect(url).await.unwrap();
        let rows = sqlx::query(sql).fetch_all(&pool).await.unwrap();
        rows.iter().map(|row| [0, 1, 2].map(|at| row.get(at))).collect()
    }
}
