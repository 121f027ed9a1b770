//! Calls of ours about deliveries to webhooks, which the document does not have (gaps `delivery-log`, `webhook-secret`).

use std::time::Duration;

use backoffice_description::{
    Event, Profile, endpoints,
    validate::{Validator, by_name},
};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::{Backoffice, json, webhooks};
use crate::{
    models::{
        ChangeWebhookSecret, DeliveryAttempt, DeliveryState, ListDeliveriesQuery, Object, Page,
        Record as _, RedeliverEvents, Redelivered, Timestamp, Webhook, WebhookDelivery,
        WebhookDeliveryId, WebhookId,
    },
    samples::Samples,
    server::{
        Deliveries,
        database::{
            deliveries,
            delivery_log::{Chosen, Logged, LoggedAttempt},
            list::Records,
            table::micros,
        },
        domain::{
            answer::{Answer, Reply},
            caller::Caller,
            refusal::Refusal,
        },
        expect,
        generated::tables,
        queries::{self, column},
        random,
    },
    webhooks::{Signer, StandardWebhooks},
};

/// Time for which the secret from before a change signs, too.
const OLD_SECRET: Duration = Duration::from_secs(24 * 60 * 60);

/// Least characters of a secret: `whsec_`, and 24 bytes in base64.
const LEAST_SECRET: usize = 38;

impl Deliveries for Backoffice {
    async fn list(
        &self,
        caller: &Caller,
        query: ListDeliveriesQuery,
    ) -> Answer<Page<WebhookDelivery>> {
        let cursor = query.cursor.as_deref();
        let endpoint = &endpoints::LIST_DELIVERIES;
        let asked = self.asked(caller, endpoint, &query, cursor).await?;
        let chosen = Chosen {
            webhook: query.webhook.map(i64::from),
            event: query.event.map(|event| event.as_str().to_lowercase()),
            state: query.state.as_ref().map(number),
            from: query.created_from.as_ref().and_then(time),
            to: query.created_to.as_ref().and_then(time),
            ..Chosen::default()
        };
        let log = self.database.delivery_log(caller.store(), chosen, asked.place, asked.size);
        let log = log.await?;
        let records = log.records.iter().map(|delivery| self.logged(delivery));
        let page = Records {
            records: records.collect::<Result<_, _>>()?,
            previous: log.previous,
            next: log.next,
        };
        Ok(self.page_of(&asked, page))
    }

    async fn get(&self, caller: &Caller, id: WebhookDeliveryId) -> Answer<WebhookDelivery> {
        let chosen = Chosen { id: Some(i64::from(id)), ..Chosen::default() };
        let log = self.database.delivery_log(caller.store(), chosen, None, 1).await?;
        let delivery = log.records.first().ok_or_else(Refusal::not_found)?;
        let text = self.logged(delivery)?;
        // It has no version of its own: its text says whether it is the same.
        let digest: [u8; 32] = Sha256::digest(&text).into();
        let [a, b, c, d, e, f, g, ..] = digest;
        let version = i64::from_be_bytes([0, a, b, c, d, e, f, g]);
        Ok(Reply::stored(text).with_version(version))
    }

    /// Makes one delivery again, or all of a webhook or since a time that have a state.
    async fn redeliver(&self, caller: &Caller, body: RedeliverEvents) -> Answer<Redelivered> {
        let id = body.id.map(i64::from);
        let chosen = Chosen {
            id,
            webhook: body.webhook.map(i64::from),
            from: body.since.as_ref().and_then(time),
            state: match &body.state {
                Some(state) => Some(number(state)),
                None if id.is_some() || body.any_state == Some(true) => None,
                None => Some(number(&DeliveryState::Failed)),
            },
            ..Chosen::default()
        };
        if chosen.id.is_none() && chosen.webhook.is_none() && chosen.from.is_none() {
            let message = "expected `id`, `webhook` or `since`";
            return Err(Refusal::invalid("non_field_errors", message));
        }
        let endpoint = &endpoints::REDELIVER_EVENTS;
        let mut write = self.database.write(caller, endpoint, None).await?;
        let count = write.redeliver(chosen).await?;
        let is_alone = body.webhook.is_none() && body.since.is_none() && body.state.is_none();
        if id.is_some() && is_alone && count == 0 {
            return Err(Refusal::invalid("id", "the store has no such delivery"));
        }
        let record = id.map_or("deliveries".to_owned(), |id| format!("deliveries/{id}"));
        let mut answer = Redelivered::new();
        answer.count = i64::try_from(count).ok();
        let text = answer.to_json();
        write.finish(&record, text, None).await
    }

    /// Changes a webhook's secret. Only this answer shows the new one.
    async fn change_secret(
        &self,
        caller: &Caller,
        id: WebhookId,
        body: ChangeWebhookSecret,
    ) -> Answer<Webhook> {
        let secret = match &body.secret_key {
            Some(secret) => secret.expose().to_owned(),
            None => webhooks::new_secret(),
        };
        if secret.len() < LEAST_SECRET || Signer::new(StandardWebhooks, secret.as_str()).is_err() {
            let message = "expected `whsec_` and at least 24 bytes in base64";
            return Err(Refusal::invalid("secret_key", message));
        }
        let (id, table) = (i64::from(id), &tables::WEBHOOKS);
        let endpoint = &endpoints::CHANGE_WEBHOOK_SECRET;
        let mut write = self.database.write(caller, endpoint, Some((table, id.into()))).await?;
        let locked = queries::lock_webhook(&mut write, id).await?;
        let (stored, old) = locked.ok_or_else(Refusal::not_found)?;
        expect(caller, &stored)?;
        let mut more = deliveries::old_secret(old, OLD_SECRET);
        let sealed = self.database.cipher.encrypt(id, secret.as_bytes())?;
        more.push((column::SECRET, sealed.into()));
        let mut webhook: Webhook = json::record(&stored.json)?;
        webhook.updated_at = json::timestamp();
        let text = webhook.to_json();
        write.update(table, id, &text, more)?;
        webhook.secret_key = Some(secret.into());
        let shown = webhook.to_json();
        let reply = Reply::stored(shown).with_version(stored.version + 1);
        write.finish_hiding(&format!("webhooks/{id}"), reply, text).await
    }
}

impl Backoffice {
    /// Makes an event that no call made, for the webhooks that name it, or for one of them. Returns their number.
    pub(crate) async fn trigger(
        &self,
        store: i64,
        event: &'static Event,
        data: Option<&Value>,
        webhook: Option<i64>,
    ) -> Result<u64, Refusal> {
        let seed = u64::from_le_bytes(random::bytes());
        let data = match (data, event.data) {
            (Some(data), _) => data.to_string(),
            (None, Some(shape)) => Samples::new(shape, seed, Profile::Strict).instance(0),
            (None, None) => "{}".to_owned(),
        };
        match event.data {
            Some(shape) => {
                let shape = by_name(shape.name).map_err(|_| Refusal::not_found())?;
                let checked = Validator::new(shape, Profile::Contract).check(data.as_bytes());
                checked.map_err(|violations| Refusal::violations(&violations))?;
            }
            None if !data.starts_with('{') => {
                return Err(Refusal::invalid("data", "expected a JSON object"));
            }
            None => {}
        }
        Ok(self.database.trigger(store, event.name, data, webhook).await?)
    }

    fn logged(&self, delivery: &Logged) -> Result<String, Refusal> {
        let attempts = delivery.attempts.iter().map(attempt);
        let state = usize::try_from(delivery.state).ok().and_then(|at| STATES.get(at));
        let mut shown = WebhookDelivery::new(delivery.id);
        shown.attempts = attempts.collect::<Result<Vec<_>, _>>()?.into();
        shown.created_at = json::time(delivery.at);
        shown.data = Some(Object::default());
        shown.event = Some(delivery.name.as_str().into());
        shown.message_id = Some(self.database.message_id(delivery.event).into());
        shown.next_attempt_at = delivery.next_at.and_then(json::time);
        shown.record = Some(delivery.record.as_str().into());
        shown.state = state.cloned();
        shown.webhook = Some(delivery.webhook.into());
        let text = json::with_nulls(&shown)?.to_json();
        // The record stays as it is written.
        let data = self.addressed(&delivery.json)?;
        let data = data.as_ref().unwrap_or(&delivery.json);
        Ok(text.replacen("\"data\":{}", &format!("\"data\":{data}"), 1))
    }
}

fn attempt(logged: &LoggedAttempt) -> Result<DeliveryAttempt, Refusal> {
    let mut attempt = DeliveryAttempt::new();
    attempt.answer = Some(logged.answer.as_str().into());
    attempt.milliseconds = Some(logged.milliseconds);
    attempt.number = Some(logged.number);
    attempt.outcome = Some(logged.outcome.as_str().into());
    attempt.started_at = json::time(logged.at);
    attempt.status = logged.status;
    json::with_nulls(&attempt)
}

/// States, by their numbers.
const STATES: [DeliveryState; 4] = [
    DeliveryState::Waiting,
    DeliveryState::Delivered,
    DeliveryState::Failed,
    DeliveryState::Unwanted,
];

/// Returns the number of a state.
fn number(state: &DeliveryState) -> i64 {
    let place = STATES.iter().position(|known| known == state);
    // No delivery has the number of a state that nobody knows.
    place.and_then(|place| i64::try_from(place).ok()).unwrap_or(-1)
}

fn time(time: &Timestamp) -> Option<i64> {
    micros(time.as_str())
}
