//! Registrations for events.

use backoffice_description::{endpoints, events};
use backoffice_webhooks::{HexHmac, http::HeaderName};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Map, Value};
use url::Url;

use super::{Backoffice, json, update::merged};
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
        queries::column,
        random,
    },
};

/// A secret in answers (gap `webhook-secret`).
pub(super) const HIDDEN: &str = "********";

impl Webhooks for Backoffice {
    async fn list(&self, caller: &Caller, query: ListWebhooksQuery) -> Answer<Page<Webhook>> {
        let cursor = query.cursor.as_deref();
        self.page(caller, &lists::LIST_WEBHOOKS, &query, cursor).await
    }

    /// Makes a webhook with a secret, which only this answer shows.
    async fn create(&self, caller: &Caller, body: CreateWebhook) -> Answer<Webhook> {
        let mut more = self.registration(&body)?;
        let endpoint = &endpoints::CREATE_WEBHOOK;
        let mut write = self.database.write(caller, endpoint, None).await?;
        let id = write.id().await?;
        let mut webhook = Webhook::new(id).active(true).warning_count(0);
        webhook.api_version = Some(endpoints::VERSION.into());
        webhook.created_at = json::timestamp();
        webhook.updated_at.clone_from(&webhook.created_at);
        webhook.secret_key = Some(HIDDEN.into());
        let webhook = json::with_nulls(&webhook)?;
        let mut webhook = merged(&mut write, &webhook, &body, READ_ONLY).await?;
        let secret = new_secret();
        let sealed = self.database.cipher.encrypt(id, secret.as_bytes())?;
        let text = webhook.to_json();
        more.extend([
            (column::SECRET, sealed.into()),
            polled(webhook.target.as_ref().map(AsRef::as_ref)),
        ]);
        write.insert(&tables::WEBHOOKS, id, &text, more)?;
        webhook.secret_key = Some(secret.into());
        let reply = Reply::stored(webhook.to_json()).with_version(write.version);
        write.finish_hiding(&format!("webhooks/{id}"), reply, text).await
    }

    /// Replaces the fields that the body has, and keeps the rest (gap `put-omitted-fields`).
    async fn update(&self, caller: &Caller, id: WebhookId, body: UpdateWebhook) -> Answer<Webhook> {
        let mut more = self.registration(&body)?;
        let id = i64::from(id);
        let (mut write, stored) =
            self.change(caller, &endpoints::UPDATE_WEBHOOK, &tables::WEBHOOKS, id).await?;
        let before: Webhook = json::record(&stored.json)?;
        let mut webhook = merged(&mut write, &before, &body, READ_ONLY).await?;
        webhook.updated_at = json::timestamp();
        if (&webhook.target, webhook.active) != (&before.target, before.active) {
            // Gap `webhook-counters`.
            webhook.warning_count = Some(0);
            webhook.next_check_date = None;
            more.extend(write.deliver_anew(id));
            more.push(polled(webhook.target.as_ref().map(AsRef::as_ref)));
        }
        let text = json::with_nulls(&webhook)?.to_json();
        let record = format!("webhooks/{id}");
        write.replace(&tables::WEBHOOKS, &stored, text, more, &record).await
    }
}

impl Rules for Backoffice {
    const DISABLED: Option<&'static str> = Some(events::WEBHOOK_DISABLED.name);

    fn subscription(&self, webhook: &str) -> Result<Subscription, Refusal> {
        let webhook: Webhook = json::record(webhook)?;
        let target = webhook.target.as_ref().and_then(|target| target.as_str().parse().ok());
        let target = target.ok_or_else(|| Refusal::unavailable("a webhook has no target"))?;
        let events = webhook.events.iter().map(|event| fold(event.as_str()));
        Ok(Subscription { target, events: events.collect() })
    }

    /// Gap `delivery-payload`.
    fn body(&self, id: &str, delivery: &Delivery) -> Result<String, Refusal> {
        let time = json::time(delivery.at).map_or_else(String::new, |time| time.to_string());
        let addressed = self.addressed(&delivery.json)?;
        let data = addressed.as_ref().unwrap_or(&delivery.json);
        let (name, version) = (&delivery.name, endpoints::VERSION);
        Ok(format!(
            r#"{{"id":"{id}","type":{},"timestamp":"{time}","api_version":"{version}","data":{data}}}"#,
            Value::from(name.as_str())
        ))
    }

    /// Gap `delivery-signature`.
    fn hex(&self) -> Option<HexHmac> {
        let scheme = HexHmac::new(HeaderName::from_static("x-webhook-signature-256"));
        let timestamp = HeaderName::from_static("x-webhook-timestamp");
        Some(scheme.prefix("sha256=").timestamp_header(timestamp))
    }

    /// Gap `webhook-counters`.
    fn shown(&self, webhook: &str, shown: Shown) -> Result<Option<String>, Refusal> {
        let before: Webhook = json::record(webhook)?;
        let mut record = before.clone();
        record.active = Some(shown.active);
        record.warning_count = Some(shown.warning_count);
        record.next_check_date = shown.next_check_at.and_then(json::time);
        if record == before {
            return Ok(None);
        }
        Ok(Some(json::with_nulls(&record)?.to_json()))
    }
}

impl Backoffice {
    /// Returns the column that a body sets beside the webhook's fields. Checks what the document does not say about them (gaps
    /// `webhook-body-fields`, `webhook-targets`).
    fn registration(&self, body: &impl Record) -> Result<Columns, Refusal> {
        let fields = json::object(&body.to_json())?;
        // Gap `delivery-signature`.
        let signature = match fields.get("signature") {
            None => Columns::new(),
            Some(kind) if kind == "standard" => vec![(column::SIGNATURE, sql::Value::Text(None))],
            Some(kind) if kind == "hex" => vec![(column::SIGNATURE, "hex".into())],
            Some(_) => {
                let message = "expected `standard` or `hex`";
                return Err(Refusal::invalid("signature", message));
            }
        };
        check(&fields)?;
        let target = fields.get("target").and_then(Value::as_str);
        let target = target.and_then(|target| Url::parse(target).ok());
        let refusal = target.and_then(|target| self.settings.targets.refusal(&target));
        match refusal {
            Some(message) => Err(Refusal::invalid("target", message)),
            None => Ok(signature),
        }
    }
}

/// Host of targets to which nothing is sent: who made the webhook reads its deliveries (gap `delivery-log`).
const POLL: &str = "poll.invalid";

/// Returns the column that says whether the deliveries of a webhook are read, and not sent.
pub(super) fn polled(target: Option<&str>) -> (&'static str, sql::Value) {
    let url = target.and_then(|target| Url::parse(target).ok());
    let is_polled = url.is_some_and(|url| url.host_str() == Some(POLL));
    (column::POLLED, i64::from(is_polled).into())
}

/// Makes a secret.
pub(super) fn new_secret() -> String {
    format!("whsec_{}", STANDARD.encode(random::bytes::<32>()))
}

/// Fields that the service sets itself. The document does not show `active` and `name` in a body (gap `webhook-body-fields`).
const READ_ONLY: &[&str] = &[
    "api_version",
    "created_at",
    "id",
    "next_check_date",
    "secret_key",
    "updated_at",
    "warning_count",
];

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
    let has_host = target.split_once("://").is_some_and(|(_, rest)| !rest.starts_with('/'));
    match url.filter(|url| has_host && matches!(url.scheme(), "http" | "https")) {
        None => Some("expected an address that starts with https:// or http:// and has a host"),
        Some(url) if !url.username().is_empty() || url.password().is_some() => {
            Some("expected an address without user name and password")
        }
        Some(_) => None,
    }
}
