//! Control interface of a sandbox: stores of their own for tests, and records that the API neither creates nor lists.
//!
//! Every call needs a token, and acts on the token's store. It leaves no audit row and no event: a test that looks for those
//! finds what its own calls to the API have left.

use std::time::Duration;

use axum::{
    Router,
    body::{Body, Bytes, to_bytes},
    extract::{Path, Query, Request, State, rejection::QueryRejection},
    http::{HeaderMap, StatusCode, header},
    middleware::{Next, from_fn},
    response::{IntoResponse as _, Response},
    routing::{get, post},
};
use backoffice_samples::Shop;
use backoffice_shapes::endpoints::SCOPES;
use backoffice_validate::has_byte_order_mark;
use http_body_util::LengthLimitError;
use serde::Deserialize;
use serde_json::Value;

use crate::{
    Backoffice, Gate as _,
    deadline::{PATIENCE, within as waiting_within},
    generated::tables,
    http::{
        caller::Grant,
        headers::too_large,
        refusal::Refusal,
        routes::{invalid_token, token, within},
        unknown::other_method,
    },
    repeat::repeated,
    store::table::Table,
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
        .route("/stores", post(add_store))
        .route("/reset", post(reset))
        .route("/{kind}", get(list).post(create))
        .method_not_allowed_fallback(other_method)
        .layer(from_fn(async |request: Request, next: Next| {
            waiting_within(PATIENCE, next.run(request)).await
        }))
        .with_state(Control {
            backoffice,
            body_time,
        });
    Router::new().nest("/control", control)
}

/// Body of a call that fills a store.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Filling {
    name: String,
    seed: u64,
    orders: u32,
    scopes: Option<Vec<String>>,
}

impl Default for Filling {
    fn default() -> Self {
        let Shop { seed, orders } = Shop::default();
        Self {
            name: "sandbox".to_owned(),
            seed,
            orders,
            scopes: None,
        }
    }
}

impl Filling {
    /// Reads a body; an empty one has the defaults.
    fn read(body: &[u8]) -> Result<Self, Refusal> {
        if body.is_empty() {
            return Ok(Self::default());
        }
        let wrong = |_| {
            let message = "expected a JSON object with `name`, `seed`, `orders` or `scopes`: a text, whole numbers, a list of texts";
            Refusal::invalid("body", message)
        };
        let filling: Self = serde_json::from_slice(body).map_err(wrong)?;
        if filling.orders > Shop::MOST_ORDERS {
            let message = format!("expected at most {}", Shop::MOST_ORDERS);
            return Err(Refusal::invalid("orders", message));
        }
        Ok(filling)
    }

    fn shop(&self) -> Shop {
        Shop {
            seed: self.seed,
            orders: self.orders,
        }
    }
}

/// Makes a store with a shop and a token of its own.
async fn add_store(
    State(control): State<Control>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    control.grant(&headers).await?;
    let filling = Filling::read(&control.read(body).await?)?;
    let all = || SCOPES.iter().map(|scope| scope.name.to_owned()).collect();
    let scopes = filling.scopes.clone().unwrap_or_else(all);
    let known = |scope: &&String| !SCOPES.iter().any(|known| known.name == scope.as_str());
    if let Some(unknown) = scopes.iter().find(known) {
        let message = format!("there is no scope `{unknown}`");
        return Err(Refusal::invalid("scopes", message));
    }
    let scopes: Vec<_> = scopes.iter().map(String::as_str).collect();
    let database = &control.backoffice.store;
    let store = repeated(|| database.add_store(&filling.name)).await?;
    control.backoffice.seed(store, filling.shop()).await?;
    let token = repeated(|| database.add_token(store, &filling.name, &scopes, None)).await?;
    let examples = control.backoffice.examples(store).await?;
    let line = examples.to_json(control.backoffice.public(), &token);
    Ok(json(StatusCode::CREATED, line))
}

/// Removes all records of the caller's store, and makes a shop in their place.
async fn reset(
    State(control): State<Control>,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, Refusal> {
    let grant = control.grant(&headers).await?;
    let filling = Filling::read(&control.read(body).await?)?;
    control
        .backoffice
        .reset(grant.store, filling.shop())
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Place in a list.
#[derive(Debug, Default, Deserialize)]
struct Place {
    /// Id of the last record of the page before.
    after: Option<i64>,
}

/// Answers with a page of the caller's records of a kind.
async fn list(
    State(control): State<Control>,
    Path(kind): Path<String>,
    place: Result<Query<Place>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let grant = control.grant(&headers).await?;
    let table = table(&kind)?;
    let place = place.map_err(|_| Refusal::invalid("after", "expected a whole number"))?;
    let (records, after) = control
        .backoffice
        .records(grant.store, table, place.after)
        .await?;
    let next = after.map_or(Value::Null, |after| {
        format!("/control/{kind}?after={after}").into()
    });
    let text = format!("{{\"next\":{next},\"results\":[{}]}}", records.join(","));
    Ok(json(StatusCode::OK, text))
}

/// Makes a record of a kind in the caller's store.
async fn create(
    State(control): State<Control>,
    Path(kind): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let grant = control.grant(&headers).await?;
    let table = table(&kind)?;
    let body = control.read(body).await?;
    let body =
        std::str::from_utf8(&body).map_err(|_| Refusal::invalid("body", "expected UTF-8"))?;
    let fields = if body.is_empty() { "{}" } else { body };
    let record = repeated(|| control.backoffice.create(grant.store, table, fields)).await?;
    Ok(json(StatusCode::CREATED, record))
}

impl Control {
    /// Finds the store of the caller's token.
    async fn grant(&self, headers: &HeaderMap) -> Result<Grant, Refusal> {
        let grant = match token(headers)? {
            Some(token) => self.backoffice.grant(token).await?,
            None => None,
        };
        let grant = grant.map(|grant| (*grant).clone());
        grant.ok_or_else(invalid_token)
    }

    /// Reads a body, after the token: nobody else can keep connections with bodies that do not end.
    async fn read(&self, body: Body) -> Result<Bytes, Refusal> {
        let read = async {
            let bytes = to_bytes(body, MOST_BYTES).await;
            let bytes = bytes.map_err(|error| {
                let source = std::error::Error::source(&error);
                if source.is_some_and(|source| source.is::<LengthLimitError>()) {
                    return too_large(MOST_BYTES);
                }
                Refusal::invalid("body", "could not be read to its end")
            })?;
            // Gap `byte-order-mark`.
            let mark = if has_byte_order_mark(&bytes) { 3 } else { 0 };
            Ok(bytes.slice(mark..))
        };
        within(self.body_time, read).await
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

fn json(status: StatusCode, body: String) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}
