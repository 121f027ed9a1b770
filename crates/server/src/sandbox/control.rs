//! The calls of the control interface that are the same for every API.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, Bytes},
    extract::{FromRequestParts, Path, RawQuery, Request, State},
    http::{StatusCode, header, request::Parts},
    middleware::{Next, from_fn},
    response::{IntoResponse as _, Response},
    routing::{delete, get, post},
};
use serde_json::{Map, Value as Json, json};

use super::RequestFilter;
use crate::{
    Backend, Fault, NewApplication, Refusal,
    database::history::Rows,
    deadline::{PATIENCE, within},
    domain::exact,
    http::{auth, body::whole, unknown::other_method},
    oauth::parameters::Parameters,
    repeat::repeated,
};

/// Largest body.
const MOST_BYTES: usize = 64 * 1024;

/// Rows of an answer.
const MOST_ROWS: usize = 1_000;

/// State of the calls.
#[derive(Clone)]
struct Control {
    backend: Arc<Backend>,
    /// Longest time to receive a body.
    body_time: Duration,
}

pub(crate) fn router(backend: Arc<Backend>, body_time: Duration) -> Router {
    let control = Router::new()
        .route("/requests", get(requests).delete(forget_requests))
        .route("/faults", get(faults).post(add_fault).delete(remove_faults))
        .route("/faults/{id}", delete(remove_fault))
        .route("/snapshots", get(snapshots).post(take_snapshot))
        .route("/snapshots/{name}", delete(remove_snapshot))
        .route("/snapshots/{name}/restore", post(restore))
        .route("/audit", get(audit))
        .route("/applications", post(add_application))
        .method_not_allowed_fallback(other_method)
        // The product may have other methods of this path, and then says which ones there are.
        .route("/events", get(events))
        .layer(from_fn(async |request: Request, next: Next| {
            within(PATIENCE, next.run(request)).await
        }))
        .with_state(Control { backend, body_time });
    Router::new().nest("/control", control)
}

/// The store of the caller's token.
struct Owner(i64);

impl FromRequestParts<Control> for Owner {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, control: &Control) -> Result<Self, Refusal> {
        let token = auth::token(&parts.headers)?.unwrap_or_default();
        let grant = control.backend.database.grant(token).await?;
        grant.map(|grant| Self(grant.store)).ok_or_else(auth::invalid_token)
    }
}

impl Control {
    /// Reads a body with these fields.
    async fn fields(&self, body: Body, known: &[&str]) -> Result<Map<String, Json>, Refusal> {
        let bytes: Bytes = whole(body, MOST_BYTES, self.body_time).await?;
        let fields: Map<String, Json> = serde_json::from_slice(&bytes)
            .map_err(|_| Refusal::invalid("body", "expected a JSON object"))?;
        match fields.keys().find(|name| !known.contains(&name.as_str())) {
            Some(name) => Err(unknown(name, known)),
            None => Ok(fields),
        }
    }
}

fn unknown(name: &str, known: &[&str]) -> Refusal {
    let message = match known {
        [] => "unknown; this call has none".to_owned(),
        known => format!("unknown; expected {}", known.join(", ")),
    };
    Refusal::invalid(name, message)
}

/// Reads a query with these parameters, each written once.
fn query(query: Option<&str>, known: &[&str]) -> Result<Parameters, Refusal> {
    let parameters = Parameters::read(query.unwrap_or_default().as_bytes());
    if let Some(name) = parameters.names().find(|name| !known.contains(name)) {
        return Err(unknown(name, known));
    }
    match known.iter().find(|name| parameters.get(name).is_err()) {
        Some(name) => Err(Refusal::invalid(name, "written twice")),
        None => Ok(parameters),
    }
}

/// Reads a whole number.
fn number<T: std::str::FromStr + ToString + Default>(
    parameters: &Parameters,
    name: &str,
) -> Result<T, Refusal> {
    match parameters.text(name) {
        "" => Ok(T::default()),
        text => exact(text).ok_or_else(|| Refusal::invalid(name, "expected a whole number")),
    }
}

fn answer(status: StatusCode, value: &Json) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], value.to_string()).into_response()
}

/// Writes a part of a list, with the number after which the next part begins.
fn page(mut rows: Vec<Json>) -> Response {
    let is_cut = rows.len() >= MOST_ROWS;
    rows.truncate(MOST_ROWS);
    let last = rows.last().filter(|_| is_cut).map(|row| row["id"].clone());
    answer(StatusCode::OK, &json!({ "next_after": last, "results": rows }))
}

/// Lists the latest calls of the API.
async fn requests(
    State(control): State<Control>,
    Owner(store): Owner,
    RawQuery(text): RawQuery,
) -> Result<Response, Refusal> {
    let known = ["after", "operation", "method", "path", "status", "unknown"];
    let query = query(text.as_deref(), &known)?;
    let text = |name| Some(query.text(name).to_owned()).filter(|text| !text.is_empty());
    let status = match query.text("status") {
        "" => None,
        _ => Some(number::<u16>(&query, "status")?),
    };
    let filter = RequestFilter {
        after: number(&query, "after")?,
        operation: text("operation"),
        method: text("method"),
        path: text("path"),
        status,
        unknown: match query.text("unknown") {
            "" | "false" => false,
            "true" => true,
            _ => return Err(Refusal::invalid("unknown", "expected true or false")),
        },
    };
    if let Some(operation) = &filter.operation {
        control.backend.check_operation("operation", operation)?;
    }
    let calls = control.backend.sandbox.requests.of(store, &filter);
    Ok(page(calls.into_iter().take(MOST_ROWS).map(|call| json!(call)).collect()))
}

/// Forgets the latest calls.
async fn forget_requests(
    State(control): State<Control>,
    Owner(store): Owner,
) -> Result<StatusCode, Refusal> {
    control.backend.sandbox.requests.forget(store);
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the faults, with the calls that they met.
async fn faults(State(control): State<Control>, Owner(store): Owner) -> Result<Response, Refusal> {
    let faults = control.backend.sandbox.faults.of(store);
    let faults: Vec<_> = faults
        .iter()
        .map(|counted| {
            let rule = &counted.fault.rule;
            json!({
                "id": counted.id, "fault": counted.fault.to_string(), "on": rule.on, "nth": rule.nth, "times": rule.times,
                "share": rule.share.map(|(share, _)| share), "calls": counted.calls, "hits": counted.hits,
            })
        })
        .collect();
    Ok(answer(StatusCode::OK, &json!({ "results": faults })))
}

/// Adds a fault.
async fn add_fault(
    State(control): State<Control>,
    Owner(store): Owner,
    body: Body,
) -> Result<Response, Refusal> {
    let known = ["fault", "on", "nth", "times", "share", "seed", "body"];
    let fields = control.fields(body, &known).await?;
    let Some(text) = fields.get("fault").and_then(Json::as_str) else {
        return Err(Refusal::invalid("fault", "expected a text, such as status=503"));
    };
    let mut fault = Fault::parse(text).map_err(|why| Refusal::invalid("fault", why))?;
    let number = |name: &str| match fields.get(name) {
        None | Some(Json::Null) => Ok(None),
        Some(value) => match value.as_u64() {
            Some(number) => Ok(Some(number)),
            None => Err(Refusal::invalid(name, "expected a whole number, 1 or more")),
        },
    };
    fault.rule.on = match fields.get("on") {
        None | Some(Json::Null) => None,
        Some(Json::String(on)) => Some(on.clone()),
        Some(_) => return Err(Refusal::invalid("on", "expected the name of an operation")),
    };
    fault.rule.nth = number("nth")?;
    fault.rule.times = number("times")?;
    fault.rule.share = match fields.get("share") {
        None | Some(Json::Null) => None,
        Some(share) => match share.as_f64() {
            Some(share) => Some((share, number("seed")?.unwrap_or_default())),
            None => return Err(Refusal::invalid("share", "expected a number above 0, up to 1")),
        },
    };
    fault.body = fields.get("body").map(ToString::to_string);
    let id = control.backend.add_fault(store, fault)?;
    Ok(answer(StatusCode::CREATED, &json!({ "id": id })))
}

/// Removes all faults of the store.
async fn remove_faults(
    State(control): State<Control>,
    Owner(store): Owner,
) -> Result<StatusCode, Refusal> {
    control.backend.sandbox.faults.remove(store, None);
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a fault.
async fn remove_fault(
    State(control): State<Control>,
    Path(id): Path<String>,
    Owner(store): Owner,
) -> Result<StatusCode, Refusal> {
    let id = exact(&id).ok_or_else(Refusal::not_found)?;
    Refusal::unless(control.backend.sandbox.faults.remove(store, Some(id)) > 0)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the snapshots.
async fn snapshots(
    State(control): State<Control>,
    Owner(store): Owner,
) -> Result<Response, Refusal> {
    let snapshots = control.backend.database.snapshots(store).await?;
    let snapshots: Vec<_> = snapshots
        .into_iter()
        .map(|(name, at)| {
            let at = jiff::Timestamp::from_microsecond(at).ok();
            json!({ "name": name, "taken_at": at.map(|at| at.to_string()) })
        })
        .collect();
    Ok(answer(StatusCode::OK, &json!({ "results": snapshots })))
}

/// Takes a snapshot, in the place of an earlier one with its name.
async fn take_snapshot(
    State(control): State<Control>,
    Owner(store): Owner,
    body: Body,
) -> Result<Response, Refusal> {
    let fields = control.fields(body, &["name"]).await?;
    let name = fields.get("name").and_then(Json::as_str).unwrap_or_default();
    control.backend.take_snapshot(store, name).await?;
    Ok(answer(StatusCode::CREATED, &json!({ "name": name })))
}

/// Gives the store the records of a snapshot.
async fn restore(
    State(control): State<Control>,
    Path(name): Path<String>,
    Owner(store): Owner,
) -> Result<StatusCode, Refusal> {
    control.backend.restore(store, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a snapshot.
async fn remove_snapshot(
    State(control): State<Control>,
    Path(name): Path<String>,
    Owner(store): Owner,
) -> Result<StatusCode, Refusal> {
    let database = &control.backend.database;
    Refusal::unless(repeated(|| database.remove_snapshot(store, &name)).await?)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a partner application, which may ask for every scope unless the body says otherwise.
async fn add_application(
    State(control): State<Control>,
    Owner(store): Owner,
    body: Body,
) -> Result<Response, Refusal> {
    let known = ["name", "redirects", "scopes", "public"];
    let fields = control.fields(body, &known).await?;
    let wrong = |name| Refusal::invalid(name, "expected a list of texts");
    let texts = |name: &'static str| match fields.get(name) {
        None | Some(Json::Null) => Ok(None),
        Some(Json::Array(texts)) => {
            let texts = texts.iter().map(|text| text.as_str().map(str::to_owned));
            texts.collect::<Option<Vec<_>>>().map(Some).ok_or_else(|| wrong(name))
        }
        Some(_) => Err(wrong(name)),
    };
    let all = control.backend.database.schema.api.scopes.iter();
    let all = || all.map(|scope| scope.name.to_owned()).collect();
    let new = NewApplication {
        name: fields.get("name").and_then(Json::as_str).unwrap_or("application").to_owned(),
        is_confidential: fields.get("public") != Some(&Json::Bool(true)),
        redirects: texts("redirects")?.unwrap_or_default(),
        scopes: texts("scopes")?.unwrap_or_else(all),
        store: Some(store),
    };
    let (client_id, secret) = control.backend.add_application(&new).await?;
    let made = json!({ "client_id": client_id, "client_secret": secret });
    Ok(answer(StatusCode::CREATED, &made))
}

/// Lists events, which are written for the webhooks that hear of them.
async fn events(
    State(control): State<Control>,
    Owner(store): Owner,
    RawQuery(text): RawQuery,
) -> Result<Response, Refusal> {
    let after = number(&query(text.as_deref(), &["after"])?, "after")?;
    Ok(page(control.backend.database.events(store, Rows::After(after)).await?))
}

/// Lists the changes that calls made.
async fn audit(
    State(control): State<Control>,
    Owner(store): Owner,
    RawQuery(text): RawQuery,
) -> Result<Response, Refusal> {
    let after = number(&query(text.as_deref(), &["after"])?, "after")?;
    Ok(page(control.backend.database.audit(store, Rows::After(after)).await?))
}
