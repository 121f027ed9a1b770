//! `backoffice webhooks`: the log of deliveries.

use std::io::Write as _;

use backoffice::{
    client::{Client, Error},
    models::{DeliveryState, Record as _, RedeliverEvents, Timestamp, WebhookDelivery},
};

use super::{
    arguments::{Deliveries, Redeliver, Webhooks, WebhooksCommand},
    block_on,
};
use crate::{
    Outcome,
    call::Connection,
    failure::Failure,
    printable::{printable, printable_json},
};

pub(crate) fn run(arguments: &Webhooks) -> Result<Outcome, Failure> {
    let connection = &arguments.connection;
    let client = connection.client()?;
    block_on(async {
        match &arguments.command {
            WebhooksCommand::Deliveries(wanted) => list(&client, connection, wanted).await,
            WebhooksCommand::Show { id } => {
                let found = client.deliveries().get(*id).send().await;
                let found = found.map_err(|error| connection.failure(&error))?;
                let text: serde_json::Value =
                    serde_json::from_str(&found.to_json()).map_err(Failure::unchecked)?;
                print(&printable_json(&format!("{text:#}")))
            }
            WebhooksCommand::Redeliver(wanted) => redeliver(&client, connection, wanted).await,
        }
    })?;
    Ok(Outcome::Valid)
}

async fn list(
    client: &Client,
    connection: &Connection,
    wanted: &Deliveries,
) -> Result<(), Failure> {
    let mut call = client.deliveries().list();
    if let Some(id) = wanted.webhook {
        call = call.webhook(id);
    }
    if let Some(event) = &wanted.event {
        call = call.event(event.as_str());
    }
    if let Some(text) = &wanted.state {
        call = call.state(state(text)?);
    }
    if let Some(since) = &wanted.since {
        call = call.created_from(time(since)?);
    }
    let mut items = call.items();
    if !wanted.json {
        print(&line("delivery", "event", "state", "attempts", "last", "time", "record"))?;
    }
    while let Some(delivery) = items.next().await {
        let delivery: WebhookDelivery =
            delivery.map_err(|error: Error| connection.failure(&error))?;
        match wanted.json {
            true => print(&printable_json(&delivery.to_json()))?,
            false => print(&row(&delivery))?,
        }
    }
    Ok(())
}

fn row(delivery: &WebhookDelivery) -> String {
    let id = delivery.id.map(|id| id.to_string()).unwrap_or_default();
    let event = delivery.event.as_ref().map_or("", |event| event.as_str());
    let state = delivery.state.as_ref().map_or("", DeliveryState::as_str);
    let attempts = delivery.attempts.len().to_string();
    let last = delivery.attempts.last().map(|attempt| {
        let outcome = attempt.outcome.as_deref().unwrap_or_default();
        match attempt.status {
            Some(status) => status.to_string(),
            None => outcome.to_owned(),
        }
    });
    let time = delivery.created_at.as_ref().map_or("", |time| time.as_str());
    let record = delivery.record.as_deref().unwrap_or_default();
    let last = last.unwrap_or_default();
    printable(&line(&id, event, state, &attempts, &last, time, record)).into_owned()
}

fn line(
    id: &str,
    event: &str,
    state: &str,
    attempts: &str,
    last: &str,
    time: &str,
    record: &str,
) -> String {
    let line =
        format!("{id:<10} {event:<26} {state:<9} {attempts:>8} {last:<9} {time:<27} {record}");
    line.trim_end().to_owned()
}

async fn redeliver(
    client: &Client,
    connection: &Connection,
    wanted: &Redeliver,
) -> Result<(), Failure> {
    let mut body = RedeliverEvents::new();
    if let Some(id) = wanted.id {
        body = body.id(id);
    }
    if let Some(id) = wanted.webhook {
        body = body.webhook(id);
    }
    if let Some(since) = &wanted.since {
        body = body.since(time(since)?);
    }
    match wanted.state.as_deref() {
        Some("any") => body = body.any_state(true),
        Some(text) => body = body.state(state(text)?),
        None => {}
    }
    let made = client.deliveries().redeliver(body).send().await;
    let made = made.map_err(|error| connection.failure(&error))?;
    let count = made.count.unwrap_or_default();
    let noun = if count == 1 { "delivery" } else { "deliveries" };
    print(&format!("{count} {noun} will be made again"))
}

fn state(text: &str) -> Result<DeliveryState, Failure> {
    text.parse().map_err(|error| {
        Failure::usage(error, "the states are waiting, delivered, failed and unwanted")
    })
}

fn time(text: &str) -> Result<Timestamp, Failure> {
    Timestamp::new(text)
        .map_err(|error| Failure::usage(error, "write a time like 2026-11-01T00:00:00Z"))
}

fn print(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()?;
    Ok(())
}
