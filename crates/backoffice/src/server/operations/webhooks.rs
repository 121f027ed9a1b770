//! Registrations for events.

use backoffice_description::{endpoints, events};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Map, Value, json};
use url::Url;

use super::{
    Backoffice,
    json::{self, set},
};
use crate::{
    models::{CreateWebhook, ListWebhooksQuery, Page, Record, UpdateWebhook, Webhook, WebhookId},
    server::{
        Webhooks,
        database::{
            changes::Columns, deliveries::Delivery, delivery_report::Shown, sql, table::fold,
        },
        deliver::{Rules, Subscription},
        domain::{
            answer::{Answer, Reply},
            caller::Caller,
            refusal::Refusal,
        },
        generated::tables::{self, lists},
        random,
    },
};

/// A secret in answers (gap `webhook-secret`).
pub(super) const HIDDEN: &str = "********";

impl Webhooks for Backoffice {
    async fn list(&self, caller: &Caller, query: ListWebhooksQuery) -> Answer<Page<Webhook>> {
        let cursor = query.cursor.as_deref();
        self.page(caller, &lists::LIST_WEBHOOKS, &query, cursor)
            .await
    }

    /// Makes a webhook with a secret, which only this answer shows.
    async fn create(&self, caller: &Caller, body: CreateWebhook) -> Answer<Webhook> {
        let (fields, mut more) = self.registration(&body)?;
        let endpoint = &endpoints::CREATE_WEBHOOK;
        let mut write = self.database.write(caller, endpoint, None).await?;
        let (id, now) = (write.id().await?, json::now());
        let mut webhook = json!({
            "active": true, "api_version": endpoints::VERSION, "created_at": now, "id": id, "name": null,
            "next_check_date": null, "secret_key": HIDDEN, "updated_at": now, "warning_count": 0,
        });
        replace(&mut webhook, fields);
        let secret = new_secret();
        let sealed = self.database.cipher.encrypt(id, secret.as_bytes())?;
        let text = json::write::<Webhook>(&webhook)?;
        more.extend([("secret", sealed.into()), polled(&webhook)]);
        write.insert(&tables::WEBHOOKS, id, &text, more)?;
        set(&mut webhook, "secret_key", secret);
        let reply = Reply::stored(json::write::<Webhook>(&webhook)?).with_version(write.version);
        write
            .finish_hiding(&format!("webhooks/{id}"), reply, text)
            .await
    }

    /// Replaces the fields that the body has, and keeps the rest (gap `put-omitted-fields`).
    async fn update(&self, caller: &Caller, id: WebhookId, body: UpdateWebhook) -> Answer<Webhook> {
        let (fields, mut more) = self.registration(&body)?;
        let id = i64::from(id);
        let (mut write, stored) = self
            .change(
                caller,
                &endpoints::UPDATE_WEBHOOK,
                &tables::WEBHOOKS,
                "id",
                id,
            )
            .await?;
        let mut webhook = json::read(&stored.json)?;
        let before = [webhook["target"].clone(), webhook["active"].clone()];
        replace(&mut webhook, fields);
        set(&mut webhook, "updated_at", json::now());
        if before != [webhook["target"].clone(), webhook["active"].clone()] {
            // Gap `webhook-counters`.
            set(&mut webhook, "warning_count", 0);
            set(&mut webhook, "next_check_date", Value::Null);
            more.extend(write.deliver_anew(id));
            more.push(polled(&webhook));
        }
        let text = json::write_over::<Webhook>(&webhook, &[&stored.json])?;
        let record = format!("webhooks/{id}");
        write
            .replace(&tables::WEBHOOKS, &stored, text, more, &record)
            .await
    }
}

impl Rules for Backoffice {
    const DISABLED: &'static str = events::WEBHOOK_DISABLED.name;

    fn subscription(&self, webhook: &str) -> Result<Subscription, Refusal> {
        let webhook: Webhook = json::record(webhook)?;
        let target = webhook
            .target
            .as_ref()
            .and_then(|target| target.as_str().parse().ok());
        let target = target.ok_or_else(|| Refusal::unavailable("a webhook has no target"))?;
        let events = webhook.events.iter().map(|event| fold(event.as_str()));
        Ok(Subscription {
            target,
            events: events.collect(),
        })
    }

    /// Gap `delivery-payload`.
    fn body(&self, id: &str, delivery: &Delivery) -> Result<String, Refusal> {
        let time = json::time(delivery.at);
        let addressed = self.addressed(&delivery.json)?;
        let data = addressed.as_ref().unwrap_or(&delivery.json);
        let (name, version) = (&delivery.name, endpoints::VERSION);
        Ok(format!(
            r#"{{"id":"{id}","type":{},"timestamp":"{time}","api_version":"{version}","data":{data}}}"#,
            Value::from(name.as_str())
        ))
    }

    /// Gap `webhook-counters`.
    fn shown(&self, webhook: &str, shown: Shown) -> Result<Option<String>, Refusal> {
        let before = json::read(webhook)?;
        let mut record = before.clone();
        set(&mut record, "active", shown.active);
        set(&mut record, "warning_count", shown.warning_count);
        let next = shown.next_check_at.map(json::time);
        set(&mut record, "next_check_date", next);
        if record == before {
            return Ok(None);
        }
        json::write_over::<Webhook>(&record, &[webhook]).map(Some)
    }
}

impl Backoffice {
    /// Reads the fields that a body sets, and the column that it sets beside them. Checks what the document does not say about
    /// them (gaps `webhook-body-fields`, `webhook-targets`).
    fn registration(&self, body: &impl Record) -> Result<(Map<String, Value>, Columns), Refusal> {
        let mut fields = match json::body(body)? {
            Value::Object(fields) => fields,
            _ => Map::new(),
        };
        // Gap `delivery-signature`.
        let signature = match fields.get("signature") {
            None => Columns::new(),
            Some(kind) if kind == "standard" => vec![("signature", sql::Value::Text(None))],
            Some(kind) if kind == "hex" => vec![("signature", "hex".into())],
            Some(_) => {
                let message = "expected `standard` or `hex`";
                return Err(Refusal::invalid("signature", message));
            }
        };
        fields.retain(|name, _| SETTABLE.contains(&name.as_str()));
        check(&fields)?;
        let target = fields.get("target").and_then(Value::as_str);
        let target = target.and_then(|target| Url::parse(target).ok());
        let refusal = target.and_then(|target| self.settings.targets.refusal(&target));
        match refusal {
            Some(message) => Err(Refusal::invalid("target", message)),
            None => Ok((fields, signature)),
        }
    }
}

/// Host of targets to which nothing is sent: who made the webhook reads its deliveries (gap `delivery-log`).
const POLL: &str = "poll.invalid";

/// Returns the column that says whether the deliveries of a webhook are read, and not sent.
pub(super) fn polled(webhook: &Value) -> (&'static str, sql::Value) {
    let target = webhook["target"].as_str().unwrap_or_default();
    let url = Url::parse(target).ok();
    let is_polled = url.is_some_and(|url| url.host_str() == Some(POLL));
    ("polled", i64::from(is_polled).into())
}

/// Makes a secret.
pub(super) fn new_secret() -> String {
    format!("whsec_{}", STANDARD.encode(random::bytes::<32>()))
}

/// Fields that a body sets. The document does not show `active` and `name` (gap `webhook-body-fields`).
const SETTABLE: [&str; 4] = ["active", "events", "name", "target"];

/// Checks what the document does not say about the fields of a webhook.
pub(super) fn check(fields: &Map<String, Value>) -> Result<(), Refusal> {
    for (name, value) in fields {
        let message = match (name.as_str(), value) {
            ("events", Value::Array(events)) if events.is_empty() => {
                Some("expected at least one event name")
            }
            ("target", Value::String(target)) => wrong_target(target),
            ("active", value) if !value.is_boolean() => Some("expected `true` or `false`"),
            ("name", value) if !value.is_string() && !value.is_null() => {
                Some("expected a string or null")
            }
            _ => None,
        };
        if let Some(message) = message {
            return Err(Refusal::invalid(name, message));
        }
    }
    Ok(())
}

/// Says why an address can't be a webhook's target (gap `webhook-targets`). Its text was checked against RFC 3986.
fn wrong_target(target: &str) -> Option<&'static str> {
    let url = Url::parse(target).ok();
    // The parser also takes `http:host` and `http:///host`.
    let has_host = target
        .split_once("://")
        .is_some_and(|(_, rest)| !rest.starts_with('/'));
    match url.filter(|url| has_host && matches!(url.scheme(), "http" | "https")) {
        None => Some("expected an address that starts with https:// or http:// and has a host"),
        Some(url) if !url.username().is_empty() || url.password().is_some() => {
            Some("expected an address without user name and password")
        }
        Some(_) => None,
    }
}

fn replace(webhook: &mut Value, fields: Map<String, Value>) {
    for (name, value) in fields {
        set(webhook, &name, value);
    }
}
