//! `backoffice trigger`: a made-up event.

use std::{fs, io::Write as _};

use backoffice::{client::http, models::EventName, samples::Samples};
use backoffice_description::{
    Event, FieldInfo, Profile, ShapeInfo, TypeInfo, events,
    validate::{Validator, by_name},
};
use serde_json::{Map, Value, json};

use super::{
    arguments::Trigger,
    block_on,
    send::{Forward, body},
};
use crate::{
    Outcome,
    failure::{Failure, note},
    files::Input,
    options::Pair,
    printable::printable,
};

pub(crate) fn run(arguments: &Trigger) -> Result<Outcome, Failure> {
    let event = find(&arguments.event)?;
    let data = record(arguments, event)?;
    match &arguments.to {
        Some(address) => direct(arguments, event, &data, address),
        None => into_sandbox(arguments, event, &data),
    }
}

/// Finds an event by its name.
pub(super) fn find(name: &str) -> Result<&'static Event, Failure> {
    let found = events::ALL.iter().find(|event| event.name == name);
    found.copied().ok_or_else(|| {
        let names = events::ALL.iter().map(|event| event.name);
        let message = format!("there is no event `{name}`");
        Failure::unknown(message, name, names, "`backoffice explain` lists all")
    })
}

/// Returns the record of the delivery: that of a file or a sample, with the fields that are set.
fn record(arguments: &Trigger, event: &Event) -> Result<Value, Failure> {
    let sample = || {
        let seed = std::process::id().into();
        let shape = event.data?;
        Some(Samples::new(shape, seed, Profile::Strict).instance(0))
    };
    let text = match &arguments.data {
        Some(path) => {
            let read = fs::read_to_string(path);
            let input = Input::File(path.clone());
            read.map_err(|error| Failure::unchecked(input.unreadable(&error)))?
        }
        None => sample().unwrap_or_else(|| "{}".to_owned()),
    };
    let mut data: Value = serde_json::from_str(&text)
        .map_err(|error| Failure::refused(format!("the record is not JSON: {error}")))?;
    for field in &arguments.fields {
        set(&mut data, event.data, field)?;
    }
    let Some(shape) = event.data else {
        return Ok(data);
    };
    let checked = by_name(shape.name)
        .map(|shape| Validator::new(shape, Profile::Contract).check(data.to_string().as_bytes()));
    match checked {
        Ok(Err(violations)) => {
            let message = format!("the record is no valid {}", shape.name);
            Err(Failure::refused(message).with_detail(violations.to_string()))
        }
        _ => Ok(data),
    }
}

/// Sets a field of the record. An unknown one is an error, because it would have no effect.
fn set(data: &mut Value, shape: Option<&'static ShapeInfo>, pair: &Pair) -> Result<(), Failure> {
    let advice = "`backoffice explain EVENT` shows the record";
    let mut steps = pair.name.split('.');
    if steps.next() != Some("data") {
        let message = format!("`{}` can't be set: only fields of `data` can", pair.name);
        return Err(Failure::usage(message, "write it like `--set data.number=A-1`"));
    }
    let (mut at, mut shape, mut ty) = (data, shape, None);
    for step in steps {
        if let Some(known) = shape {
            let field = known.fields.iter().find(|field| field.name == step);
            let field: &FieldInfo = field.ok_or_else(|| {
                let names = known.fields.iter().map(|field| field.name);
                let message = format!("{} has no field `{step}`", known.name);
                Failure::unknown(message, step, names, advice)
            })?;
            ty = Some(&field.ty);
        } else if let Some(TypeInfo::List(element)) = ty {
            ty = Some(element);
        }
        shape = match ty {
            Some(TypeInfo::Shape(inner)) => Some(*inner),
            _ => None,
        };
        let place = step.parse::<usize>().ok();
        at = match (at, place) {
            (Value::Array(items), Some(place)) => items.get_mut(place).ok_or_else(|| {
                Failure::usage(format!("`{}`: there is no element {place}", pair.name), advice)
            })?,
            (Value::Object(fields), _) => fields.entry(step.to_owned()).or_insert(Value::Null),
            (other, _) => {
                *other = Value::Object(Map::new());
                match other {
                    Value::Object(fields) => fields.entry(step.to_owned()).or_insert(Value::Null),
                    other => other,
                }
            }
        };
    }
    let is_text = matches!(
        ty,
        Some(
            TypeInfo::String
                | TypeInfo::Amount
                | TypeInfo::Timestamp
                | TypeInfo::Date
                | TypeInfo::Url
                | TypeInfo::Enum(_)
        )
    );
    let text = || Value::from(pair.value.as_str());
    *at = match serde_json::from_str(&pair.value) {
        Ok(Value::Null) => Value::Null,
        Ok(value) if !is_text => value,
        _ => text(),
    };
    Ok(())
}

/// Signs and sends the delivery without a service.
fn direct(
    arguments: &Trigger,
    event: &Event,
    data: &Value,
    address: &str,
) -> Result<Outcome, Failure> {
    let secret = arguments.secret.as_deref().ok_or_else(|| {
        let help = "set BACKOFFICE_WEBHOOK_SECRET to the `secret_key` of the webhook, `whsec_…`";
        Failure::usage("`--to` needs a secret", help)
    })?;
    let forward = Forward::new(address, secret)?;
    let now = jiff::Timestamp::now();
    let id = format!("msg_{}_{}", now.as_microsecond(), std::process::id());
    let name = EventName::from(event.name);
    let delivery = body(&id, &name, &now.to_string(), &data.to_string());
    let answer = block_on(forward.send(&id, delivery))?;
    let mut out = anstream::stdout().lock();
    let (status, time) = (answer.status.as_u16(), answer.time.as_millis());
    writeln!(out, "{} {id} {status} {time} ms", event.name)?;
    if answer.status.is_success() {
        return Ok(Outcome::Valid);
    }
    let message = format!("{address} answered with {}", answer.status);
    Err(Failure::refused(message).with_detail(printable(&answer.body).into_owned()))
}

/// Lets a sandbox deliver the event.
fn into_sandbox(arguments: &Trigger, event: &Event, data: &Value) -> Result<Outcome, Failure> {
    let mut given = json!({ "event": event.name, "data": data });
    if let Some(webhook) = arguments.webhook {
        given["webhook"] = webhook.into();
    }
    let (status, text) = block_on(arguments.connection.control(
        http::Method::POST,
        "/control/events",
        given.to_string(),
    ))?;
    if status == http::StatusCode::NOT_FOUND {
        let message = "the service has no control interface, so it takes no made-up events";
        let help =
            "use a sandbox (`backoffice serve`), or send the delivery yourself with `--to URL`";
        return Err(Failure::refused(message).with_help(help));
    }
    if !status.is_success() {
        let message = format!("the sandbox answered with {status}");
        return Err(Failure::refused(message).with_detail(printable(&text).into_owned()));
    }
    let answer: Value = serde_json::from_str(&text).unwrap_or_default();
    let count = answer["webhooks"].as_u64().unwrap_or_default();
    let noun = if count == 1 { "webhook" } else { "webhooks" };
    let mut out = anstream::stdout().lock();
    writeln!(out, "{} to {count} {noun}", event.name)?;
    if count == 0 {
        note("no active webhook names the event; `backoffice listen` makes one");
    }
    Ok(Outcome::Valid)
}
