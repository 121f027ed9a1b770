//! Control interface of a sandbox: stores of their own for tests, and records that the API neither creates nor lists.
//!
//! Every call needs a token, and acts on the token's store; a call for records also needs the scope of their group. It leaves
//! no audit row and no event: a test that looks for those finds what its own calls to the API have left.

use std::time::Duration;

use axum::{
    Router,
    body::{Body, Bytes},
    extract::{Path, Query, Request, State},
    http::{HeaderMap, Method, StatusCode, header},
    middleware::{Next, from_fn},
    response::{IntoResponse as _, Response},
    routing::{delete, get, post},
};
use backoffice_description::{
    Scope,
    endpoints::{self, SCOPES},
    events, nearest,
};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::{
    samples::Shop,
    server::{
        Backoffice,
        database::table::Table,
        deadline::{PATIENCE, within},
        domain::{caller::Grant, exact, gate::Gate as _, refusal::Refusal},
        generated::tables,
        http::{
            auth::{invalid_token, require_scopes, token},
            body::whole,
            unknown::other_method,
        },
        repeat::repeated,
    },
};

/// Largest body.
const MOST_BYTES: usize = 2 * 1024 * 1024;

/// State of the calls.
#[derive(Clone)]
struct Control {
    backoffice: Backoffice,
    /// Longest time to receive a body.
    body_time: Duration,
}

pub(crate) fn router(backoffice: Backoffice, body_time: Duration) -> Router {
    let control = Router::new()
        .route("/stores", get(stores).post(add_store).delete(remove_stores))
        .route("/stores/{id}", delete(remove_store))
        .route("/reset", post(reset))
        .route("/events", post(trigger))
        .route("/{kind}", get(list).post(create))
        .route("/{kind}/{name}", get(record).patch(patch).delete(remove))
        .method_not_allowed_fallback(other_method)
        .layer(from_fn(check_query))
        .layer(from_fn(async |request: Request, next: Next| {
            within(PATIENCE, next.run(request)).await
        }))
        .with_state(Control { backoffice, body_time });
    Router::new().nest("/control", control)
}

/// Body of a call that fills a store.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Filling {
    name: Option<String>,
    seed: Option<u64>,
    orders: Option<u32>,
    scopes: Option<Vec<String>>,
}

impl Filling {
    /// Reads a body; an empty one has no fields.
    fn read(body: &[u8], fields: &[&str]) -> Result<Self, Refusal> {
        if body.is_empty() {
            return Ok(Self::default());
        }
        let expected = "expected a JSON object with `name`, `seed`, `orders` or `scopes`: a text, whole numbers, a list of texts";
        let wrong = |_| Refusal::invalid("body", expected);
        let given: Map<String, Value> = serde_json::from_slice(body).map_err(wrong)?;
        let unknown = given.keys().find(|name| !fields.contains(&name.as_str()));
        if let Some(name) = unknown {
            return Err(Refusal::invalid(name, advice("field", name, fields)));
        }
        let filling: Self = serde_json::from_value(given.into()).map_err(wrong)?;
        if filling.orders > Some(Shop::MOST_ORDERS) {
            let message = format!("expected at most {}", Shop::MOST_ORDERS);
            return Err(Refusal::invalid("orders", message));
        }
        Ok(filling)
    }

    /// Returns the wanted shop, with what is not given as in another one.
    fn shop(&self, other: Shop) -> Shop {
        Shop { seed: self.seed.unwrap_or(other.seed), orders: self.orders.unwrap_or(other.orders) }
    }
}

/// Says what is expected in the place of a name.
fn advice(what: &str, name: &str, known: &[&str]) -> String {
    let similar = nearest(name, known.iter().copied(), str::to_owned, 3);
    match (similar.first(), known.is_empty()) {
        (Some(similar), _) => format!("unknown {what}; did you mean `{similar}`?"),
        (None, true) => format!("unknown {what}; this call has none"),
        (None, false) => format!("unknown {what}; expected {}", known.join(", ")),
    }
}

/// Refuses unknown query parameters: only lists of records have one.
async fn check_query(request: Request, next: Next) -> Result<Response, Refusal> {
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    let kind = request.uri().path().trim_start_matches('/');
    let names: &[&str] = match table(kind) {
        Ok(_) if is_read => &["cursor"],
        _ => &[],
    };
    let query = request.uri().query().unwrap_or_default();
    for (name, _) in form_urlencoded::parse(query.as_bytes()) {
        if !names.contains(&name.as_ref()) {
            let message = advice("parameter", &name, names);
            return Err(Refusal::invalid(&name, message));
        }
    }
    Ok(next.run(request).await)
}

/// Lists the token's store, and those that its tokens made.
async fn stores(State(control): State<Control>, headers: HeaderMap) -> Result<Response, Refusal> {
    let store = control.grant(&headers).await?.store;
    let stores = control.backoffice.database.stores_of(store).await?;
    let stores: Vec<_> = stores
        .into_iter()
        .map(|(id, name)| json!({ "store": id, "name": name, "own": id == store }))
        .collect();
    Ok(answer(StatusCode::OK, json!({ "results": stores }).to_string()))
}

/// Removes the stores that the token's store made.
async fn remove_stores(
    State(control): State<Control>,
    headers: HeaderMap,
) -> Result<StatusCode, Refusal> {
    let store = control.grant(&headers).await?.store;
    let database = &control.backoffice.database;
    repeated(|| database.remove_stores(store)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a store that the token's store made, or that itself was made.
async fn remove_store(
    State(control): State<Control>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Refusal> {
    let own = control.grant(&headers).await?.store;
    let id: i64 = exact(&id).ok_or_else(Refusal::not_found)?;
    let database = &control.backoffice.database;
    match repeated(|| database.remove_store(own, id)).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false if id == own => Err(Refusal::conflict(
            "no token made this store; only those that were made with `POST /control/stores` can be removed",
        )),
        false => Err(Refusal::not_found()),
    }
}

/// Makes a store with a shop and a token of its own.
async fn add_store(
    State(control): State<Control>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let parent = control.grant(&headers).await?.store;
    let fields = ["name", "seed", "orders", "scopes"];
    let filling = Filling::read(&control.read(body).await?, &fields)?;
    let name = filling.name.as_deref().unwrap_or("sandbox");
    let all = || SCOPES.iter().map(|scope| scope.name.to_owned()).collect();
    let scopes = filling.scopes.clone().unwrap_or_else(all);
    let known = |scope: &&String| !SCOPES.iter().any(|known| known.name == scope.as_str());
    if let Some(unknown) = scopes.iter().find(known) {
        let message = format!("there is no scope `{unknown}`");
        return Err(Refusal::invalid("scopes", message));
    }
    let scopes: Vec<_> = scopes.iter().map(String::as_str).collect();
    let database = &control.backoffice.database;
    let store = repeated(|| database.add_store(name, Some(parent))).await?;
    let shop = filling.shop(Shop::default());
    if let Err(refusal) = control.backoffice.seed(store, shop).await {
        // Nobody has a token for what is there of it.
        repeated(|| database.remove_store(parent, store)).await?;
        return Err(refusal);
    }
    let token = repeated(|| database.add_token(store, name, &scopes, None)).await?;
    let examples = control.backoffice.examples(store).await?;
    let mut line = examples.to_value(control.backoffice.public(), &token);
    line["store"] = json!(store);
    Ok(answer(StatusCode::CREATED, line.to_string()))
}

/// Removes all records of the caller's store, and makes a shop in their place: that of the store, or the one of the body.
async fn reset(
    State(control): State<Control>,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, Refusal> {
    let grant = control.grant(&headers).await?;
    let filling = Filling::read(&control.read(body).await?, &["seed", "orders"])?;
    let backoffice = &control.backoffice;
    let shop = filling.shop(backoffice.shop_of(grant.store).await?);
    backoffice.reset(grant.store, shop).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes an event that no call made, with the record of the body or a sample, and says how many webhooks hear of it.
async fn trigger(
    State(control): State<Control>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let grant = control.grant(&headers).await?;
    require_scopes(&grant, endpoints::CREATE_WEBHOOK.scopes)?;
    let fields = control.fields(body).await?;
    let given: Map<String, Value> = serde_json::from_str(&fields)
        .map_err(|_| Refusal::invalid("body", "expected a JSON object"))?;
    let known = ["event", "data", "webhook"];
    if let Some(name) = given.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(Refusal::invalid(name, advice("field", name, &known)));
    }
    let name = given.get("event").and_then(Value::as_str).unwrap_or_default();
    let event = events::ALL.iter().find(|event| event.name == name);
    let event = event.ok_or_else(|| {
        let names: Vec<_> = events::ALL.iter().map(|event| event.name).collect();
        Refusal::invalid("event", advice("event", name, &names))
    })?;
    let webhook = match given.get("webhook") {
        None | Some(Value::Null) => None,
        Some(id) => {
            let id = id.as_i64();
            Some(id.ok_or_else(|| Refusal::invalid("webhook", "expected the id of a webhook"))?)
        }
    };
    let backoffice = &control.backoffice;
    let data = given.get("data");
    let count = repeated(|| backoffice.trigger(grant.store, event, data, webhook)).await?;
    let line = json!({ "event": event.name, "webhooks": count });
    Ok(answer(StatusCode::CREATED, line.to_string()))
}

/// Answers with a page of the caller's records of a kind.
async fn list(
    State(control): State<Control>,
    Path(kind): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (store, table) = control.granted(&headers, &kind, "read").await?;
    let cursor = match query.as_slice() {
        [] => None,
        [(_, cursor)] => Some(cursor.as_str()),
        _ => return Err(Refusal::invalid("cursor", "written twice")),
    };
    let (records, next) = control.backoffice.records(store, table, cursor).await?;
    let next = next.map(|next| format!("/control/{kind}?cursor={next}"));
    let text = format!("{{\"next\":{},\"results\":[{}]}}", json!(next), records.join(","));
    Ok(answer(StatusCode::OK, text))
}

/// Makes a record of a kind in the caller's store.
async fn create(
    State(control): State<Control>,
    Path(kind): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let (store, table) = control.granted(&headers, &kind, "write").await?;
    let fields = control.fields(body).await?;
    let record = repeated(|| control.backoffice.create(store, table, &fields)).await?;
    Ok(answer(StatusCode::CREATED, record))
}

/// Answers with a record.
async fn record(
    State(control): State<Control>,
    Path((kind, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (store, table) = control.granted(&headers, &kind, "read").await?;
    let record = control.backoffice.record(store, table, &name).await?;
    Ok(answer(StatusCode::OK, record))
}

/// Gives a record the fields of the body.
async fn patch(
    State(control): State<Control>,
    Path((kind, name)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let (store, table) = control.granted(&headers, &kind, "write").await?;
    let fields = control.fields(body).await?;
    let record = repeated(|| control.backoffice.patch(store, table, &name, &fields)).await?;
    Ok(answer(StatusCode::OK, record))
}

/// Removes a record.
async fn remove(
    State(control): State<Control>,
    Path((kind, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Refusal> {
    let (store, table) = control.granted(&headers, &kind, "write").await?;
    repeated(|| control.backoffice.remove(store, table, &name)).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl Control {
    /// Finds the store of the caller's token, which needs the scope to `read` or `write` a kind.
    async fn granted(
        &self,
        headers: &HeaderMap,
        kind: &str,
        access: &str,
    ) -> Result<(i64, &'static Table), Refusal> {
        let grant = self.grant(headers).await?;
        let table = table(kind)?;
        require_scopes(&grant, scope(table, access).as_slice())?;
        Ok((grant.store, table))
    }

    /// Reads the fields of a record; an empty body has none.
    async fn fields(&self, body: Body) -> Result<String, Refusal> {
        let body = String::from_utf8(self.read(body).await?.into());
        let body = body.map_err(|_| Refusal::invalid("body", "expected UTF-8"))?;
        let is_empty = body.trim().is_empty();
        Ok(if is_empty { "{}".to_owned() } else { body })
    }

    /// Finds the store of the caller's token.
    async fn grant(&self, headers: &HeaderMap) -> Result<Grant, Refusal> {
        let grant = match token(headers)? {
            Some(token) => self.backoffice.grant(token).await?,
            None => None,
        };
        let grant = grant.map(|grant| (*grant).clone());
        grant.ok_or_else(invalid_token)
    }

    /// Reads a body, after the token: nobody else can keep connections with bodies that do not end (gap `byte-order-mark`).
    async fn read(&self, body: Body) -> Result<Bytes, Refusal> {
        whole(body, MOST_BYTES, self.body_time).await
    }
}

/// Finds a kind of records.
fn table(kind: &str) -> Result<&'static Table, Refusal> {
    let found = tables::ALL.iter().find(|table| table.name == kind);
    found.copied().ok_or_else(|| {
        let names: Vec<_> = tables::ALL.iter().map(|table| table.name).collect();
        let detail = format!("the kinds of records are {}", names.join(", "));
        Refusal::new(StatusCode::NOT_FOUND, detail)
    })
}

/// Returns the scope of a kind's group for an access. Where the document has none for it, it is the group's other one.
fn scope(table: &Table, access: &str) -> Option<&'static Scope> {
    let listed = tables::LISTS.iter();
    let mut listed = listed.filter(|list| list.table.name == table.name);
    let mut answered = endpoints::ALL.iter().copied();
    let endpoint = answered
        .find(|endpoint| endpoint.response.is_some_and(|shape| shape.name == table.shape.name))
        .or_else(|| listed.next().map(|list| list.endpoint));
    let own = *endpoint?.scopes.first()?;
    let group = own.name.split(':').next().unwrap_or_default();
    let wanted = format!("{group}:{access}");
    let found = SCOPES.iter().copied().find(|scope| scope.name == wanted);
    found.or(Some(own))
}

fn answer(status: StatusCode, body: String) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}
