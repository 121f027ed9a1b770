//! `backoffice listen`: receives deliveries by asking for them, and forwards them.

use std::{collections::HashMap, io::Write as _};

use backoffice::{
    client::{Client, http},
    models::{
        CreateWebhook, EventName, Timestamp, UpdateWebhook, Url, Webhook, WebhookDelivery,
        WebhookDeliveryId,
    },
};
use backoffice_description::events;

use jiff::SignedDuration;

use super::{
    arguments::Listen,
    block_on,
    send::{Forward, body},
    trigger::find,
};
use crate::{
    Outcome,
    call::Connection,
    failure::{Failure, note, warn},
    printable::{printable, printable_json},
    stop,
};

/// Target to which the service sends nothing (gap `delivery-log`).
const TARGET: &str = "https://poll.invalid/";

/// Time by which a delivery may come later than its event says: changes may commit in another order, and clocks differ.
const LATE: SignedDuration = SignedDuration::from_secs(10);

pub(crate) fn run(arguments: &Listen) -> Result<Outcome, Failure> {
    let names = arguments.events.iter().map(|name| find(name.trim()));
    let mut names = names.map(|event| Ok(event?.name)).collect::<Result<Vec<_>, Failure>>()?;
    if names.is_empty() {
        names = events::ALL.iter().map(|event| event.name).collect();
    }
    let connection = &arguments.connection;
    let client = connection.client()?;
    block_on(async {
        let target = Url::new(TARGET).map_err(Failure::unchecked)?;
        let made = client.webhooks().create(CreateWebhook::new(names.clone(), target.clone()));
        let webhook = made.send().await.map_err(|error| connection.failure(&error))?;
        let listened = tokio::select! {
            listened = listen(&client, arguments, &webhook) => listened,
            () = stop::signal() => Ok(()),
        };
        remove(&client, connection, &webhook, UpdateWebhook::new(names, target)).await;
        listened
    })?;
    Ok(Outcome::Valid)
}

/// Forwards deliveries until there were enough.
async fn listen(client: &Client, arguments: &Listen, webhook: &Webhook) -> Result<(), Failure> {
    let id =
        webhook.id.ok_or_else(|| Failure::unchecked("the service made a webhook without an id"))?;
    let secret = webhook.secret_key.as_ref().map_or("", |secret| secret.expose());
    let forward = match &arguments.forward_to {
        Some(address) => Some(Forward::new(address, secret)?),
        None => None,
    };
    note(&format!("listening until Ctrl-C; deliveries are signed with the secret {secret}"));
    let (mut seen, mut count) = (Seen::default(), 0);
    loop {
        let mut call = client.deliveries().list().webhook(id);
        if let Some(since) = seen.next_look() {
            let since = Timestamp::new(since.to_string()).map_err(Failure::unchecked)?;
            call = call.created_from(since);
        }
        let mut items = call.items();
        while let Some(delivery) = items.next().await {
            let delivery = match delivery {
                Ok(delivery) => delivery,
                // The service may start again.
                Err(error) if error.status().is_none_or(|status| status.is_server_error()) => {
                    warn(&format!("could not read deliveries: {error}"));
                    break;
                }
                Err(error) => return Err(arguments.connection.failure(&error)),
            };
            if !seen.is_new(&delivery)? {
                continue;
            }
            receive(arguments, forward.as_ref(), &delivery).await?;
            count += 1;
            if arguments.exit_after == Some(count) {
                return Ok(());
            }
        }
        tokio::time::sleep(arguments.interval).await;
    }
}

/// Deliveries that the next look may find again, with the times of their events.
#[derive(Default)]
struct Seen {
    deliveries: HashMap<WebhookDeliveryId, jiff::Timestamp>,
    newest: Option<jiff::Timestamp>,
}

impl Seen {
    /// Returns the time from which the next look asks for deliveries, and forgets those before it.
    fn next_look(&mut self) -> Option<jiff::Timestamp> {
        let since = self.newest?.saturating_sub(LATE).ok()?;
        self.deliveries.retain(|_, at| *at >= since);
        Some(since)
    }

    /// Notes a delivery. Returns false if it was seen before.
    fn is_new(&mut self, delivery: &WebhookDelivery) -> Result<bool, Failure> {
        let at = delivery.created_at.as_ref();
        let at = at.and_then(|at| at.as_str().parse().ok());
        let (Some(id), Some(at)) = (delivery.id, at) else {
            return Err(Failure::unchecked("the service listed a delivery without id or time"));
        };
        self.newest = self.newest.max(Some(at));
        Ok(self.deliveries.insert(id, at).is_none())
    }
}

/// Prints a delivery, and forwards it.
async fn receive(
    arguments: &Listen,
    forward: Option<&Forward>,
    delivery: &WebhookDelivery,
) -> Result<(), Failure> {
    let id = delivery.message_id.as_deref().unwrap_or_default();
    let unnamed = EventName::from("");
    let event = delivery.event.as_ref().unwrap_or(&unnamed);
    let time = delivery.created_at.as_ref().map_or("", |time| time.as_str());
    let data = delivery.data.as_ref().map_or("{}", |data| data.as_json().as_str());
    let text = body(id, event, time, data);
    let record = delivery.record.as_deref().unwrap_or_default();
    let mut line = format!("{} {record} {id}", event.as_str());
    if let Some(forward) = forward {
        match forward.send(id, text.clone()).await {
            Ok(answer) => {
                line += &format!(" {} {} ms", answer.status.as_u16(), answer.time.as_millis());
            }
            Err(failure) => line += &format!(" failed: {}", failure.message()),
        }
    }
    let mut out = anstream::stdout().lock();
    match arguments.print_json {
        true => writeln!(out, "{}", printable_json(&text))?,
        false => writeln!(out, "{}", printable(&line))?,
    }
    out.flush()?;
    Ok(())
}

/// Removes the webhook, or sets it inactive.
async fn remove(
    client: &Client,
    connection: &Connection,
    webhook: &Webhook,
    update: UpdateWebhook,
) {
    let Some(id) = webhook.id else { return };
    let path = format!("/control/webhooks/{id}");
    let removed = connection.control(http::Method::DELETE, &path, String::new()).await;
    if removed.is_ok_and(|(status, _)| status.is_success()) {
        return;
    }
    let update = update.with_unknown_field("active", false);
    if let Err(error) = client.webhooks().update(id, update).send().await {
        warn(&format!("the webhook {id} stays: {error}"));
    }
}

#[cfg(test)]
mod tests {
    use backoffice::models::Record as _;

    use super::*;

    fn delivery(id: i64, second: u8) -> WebhookDelivery {
        let text = format!(r#"{{"id":{id},"created_at":"2026-11-01T00:00:{second:02}.5Z"}}"#);
        WebhookDelivery::from_json(&text).unwrap()
    }

    #[test]
    fn a_delivery_that_commits_late_is_found() {
        let mut seen = Seen::default();
        assert_eq!(seen.next_look(), None);
        assert!(seen.is_new(&delivery(2, 20)).unwrap());
        let since = seen.next_look().unwrap();
        assert_eq!(since.to_string(), "2026-11-01T00:00:10.5Z");
        // Its change began before the other, and ended after it.
        assert!(seen.is_new(&delivery(1, 15)).unwrap());
        assert!(!seen.is_new(&delivery(1, 15)).unwrap());
        assert!(!seen.is_new(&delivery(2, 20)).unwrap());
        assert!(seen.is_new(&delivery(3, 59)).unwrap());
        seen.next_look();
        assert_eq!(seen.deliveries.len(), 1);
    }
}
