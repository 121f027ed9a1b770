//! Registrations for events.

use backoffice_models::{
    CreateWebhook, ListWebhooksQuery, Page, UpdateWebhook, Webhook, WebhookId,
};
use backoffice_shapes::endpoints;
use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Value, json};

use super::{
    Backoffice,
    json::{self, set},
    list,
};
use crate::{
    Webhooks,
    generated::tables,
    http::{
        answer::{Answer, Reply},
        caller::Caller,
    },
    random,
};

/// A secret in answers (gap `webhook-secret`).
pub(super) const HIDDEN: &str = "********";

impl Webhooks for Backoffice {
    async fn list(&self, caller: &Caller, query: ListWebhooksQuery) -> Answer<Page<Webhook>> {
        let cursor = query.cursor.as_deref();
        self.page(caller, list("list_webhooks")?, &query, cursor)
            .await
    }

    /// Makes a webhook with a secret, which only this answer shows.
    async fn create(&self, caller: &Caller, body: CreateWebhook) -> Answer<Webhook> {
        let mut write = self.store.write(caller, &endpoints::CREATE_WEBHOOK).await?;
        let (id, now) = (write.id().await?, json::now());
        let body = json::body(&body)?;
        let name = body.get("name").and_then(Value::as_str);
        let mut webhook = json!({
            "active": true, "api_version": endpoints::VERSION, "created_at": now, "events": body["events"],
            "id": id, "name": name, "next_check_date": null, "secret_key": HIDDEN, "target": body["target"],
            "updated_at": now, "warning_count": 0,
        });
        let secret = format!("whsec_{}", STANDARD.encode(random::bytes::<32>()));
        let sealed = self.store.cipher.encrypt(id, secret.as_bytes())?;
        let text = json::write::<Webhook>(&webhook)?;
        let more = vec![("secret", sealed.into())];
        write.insert(&tables::WEBHOOKS, id, &text, more)?;
        set(&mut webhook, "secret_key", secret);
        let reply = Reply::stored(json::write::<Webhook>(&webhook)?).with_version(write.version);
        write
            .finish_hiding(&format!("webhooks/{id}"), "webhook.created", reply, text)
            .await
    }

    /// Replaces events and target, and keeps the rest (gap `put-omitted-fields`).
    async fn update(&self, caller: &Caller, id: WebhookId, body: UpdateWebhook) -> Answer<Webhook> {
        let id = i64::from(id);
        let (write, stored) = self
            .change(
                caller,
                &endpoints::UPDATE_WEBHOOK,
                &tables::WEBHOOKS,
                "id",
                id,
            )
            .await?;
        let mut webhook = json::read(&stored.json)?;
        let body = json::body(&body)?;
        set(&mut webhook, "events", body["events"].clone());
        set(&mut webhook, "target", body["target"].clone());
        set(&mut webhook, "updated_at", json::now());
        let text = json::write_over::<Webhook>(&webhook, &[&stored.json])?;
        let record = format!("webhooks/{id}");
        write
            .replace(
                &tables::WEBHOOKS,
                &stored,
                text,
                Vec::new(),
                &record,
                "webhook.updated",
            )
            .await
    }
}
