//! Pages that show what came in, what is there, and what is broken on purpose. In production, they change nothing but deliveries.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{Path, RawQuery, State},
    http::Method,
    response::Response,
};
use backoffice_shapes::Endpoint;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Map, Value as Json};

use super::{
    Site,
    frame::Frame,
    page::{Problem, page, see_other},
    session::{OwnForm, SignedIn},
};
use crate::{
    Fault,
    database::{
        delivery_log::{Chosen, Logged},
        history::Rows,
        table::Table,
    },
    domain::{exact, refusal::Refusal},
    oauth::parameters::Parameters,
    repeat::repeated,
    sandbox::{Counted, LoggedRequest, Message, RequestFilter},
};

/// Rows of a page.
const MOST_ROWS: usize = 100;

/// Characters of a record in a list.
const START: usize = 200;

/// Leads from the root to the first page.
pub(super) async fn root(State(site): State<Arc<Site>>) -> Response {
    see_other(if site.is_sandbox { "/requests" } else { "/records" })
}

/// Writes JSON on several lines; other text as it is.
fn pretty(text: &str) -> String {
    let value = serde_json::from_str::<Json>(text).ok();
    let text_of = |value: Json| serde_json::to_string_pretty(&value).ok();
    value.and_then(text_of).unwrap_or_else(|| text.to_owned())
}

#[derive(Template)]
#[template(path = "requests.html")]
struct RequestsPage<'a> {
    frame: Frame<'a>,
    operation: &'a str,
    status: &'a str,
    endpoints: &'static [&'static Endpoint],
    calls: Vec<LoggedRequest>,
    /// Address of a call.
    example: String,
}

impl RequestsPage<'_> {
    /// Returns the time of day of a moment.
    fn time<'a>(&self, at: &'a str) -> &'a str {
        let time = at.split_once('T').map_or(at, |(_, time)| time);
        time.get(..12).unwrap_or(time)
    }
}

/// Lists the latest calls, the newest first.
pub(super) async fn requests(
    State(site): State<Arc<Site>>,
    signed_in: SignedIn,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let query = Parameters::read(query.unwrap_or_default().as_bytes());
    let (operation, status) = (query.text("operation"), query.text("status"));
    let filter = RequestFilter {
        operation: Some(operation.to_owned()).filter(|text| !text.is_empty()),
        status: exact(status),
        ..RequestFilter::default()
    };
    let mut calls = site.backend.requests(signed_in.session.store, &filter);
    calls.reverse();
    calls.truncate(MOST_ROWS);
    let endpoints = site.backend.database.schema.api.endpoints;
    let path = endpoints.iter().find(|endpoint| endpoint.path_parameters.is_empty());
    let path = path.map_or("/", |endpoint| endpoint.path);
    page(&RequestsPage {
        frame: Frame::new(&site, &signed_in, "requests"),
        operation,
        status,
        endpoints,
        calls,
        example: format!("{}{path}", site.backend.public()),
    })
}

#[derive(Template)]
#[template(path = "request.html")]
struct RequestPage<'a> {
    frame: Frame<'a>,
    call: &'a LoggedRequest,
    messages: [(&'static str, &'a Message); 2],
    curl: String,
    rust: Option<String>,
}

impl RequestPage<'_> {
    fn pretty(&self, text: &str) -> String {
        pretty(text)
    }
}

/// Writes text as one word of a shell.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// Writes a call as a command. The token comes from the environment.
fn curl(site: &Site, call: &LoggedRequest) -> String {
    let query = if call.query.is_empty() { String::new() } else { format!("?{}", call.query) };
    let address = quoted(&format!("{}{}{query}", site.origin, call.path));
    let mut text = format!("curl --oauth2-bearer \"$TOKEN\" -X {} {address}", call.method);
    for name in ["content-type", "idempotency-key", "if-match", "x-sandbox-fault"] {
        if let Some(value) = call.request.headers.get(name) {
            text += &format!(" \\\n  -H {}", quoted(&format!("{name}: {value}")));
        }
    }
    if !call.request.body.is_empty() {
        text += &format!(" \\\n  --data-binary {}", quoted(&call.request.body));
    }
    text
}

/// Writes a call of the typed client, by the values in its path.
fn rust(site: &Site, call: &LoggedRequest) -> Option<String> {
    let endpoints = site.backend.database.schema.api.endpoints;
    let endpoint = endpoints.iter().find(|endpoint| Some(endpoint.id) == call.operation)?;
    let path = call.path.strip_prefix(site.backend.mount().unwrap_or_default())?;
    let segments = endpoint.path.split('/').zip(path.split('/'));
    let values = segments.filter(|(template, _)| template.starts_with('{'));
    let mut values: Vec<_> = values
        .map(|(_, value)| {
            exact::<i64>(value).map_or_else(|| format!("{value:?}"), |id| id.to_string())
        })
        .collect();
    if endpoint.request.is_some() {
        values.push("body".to_owned());
    }
    let call = endpoint.call.replace('.', "().");
    Some(format!("client.{call}({}).send().await?", values.join(", ")))
}

/// Shows a call.
pub(super) async fn request(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    signed_in: SignedIn,
) -> Result<Response, Problem> {
    let calls = site.backend.requests(signed_in.session.store, &RequestFilter::default());
    let call = calls.iter().find(|call| Some(call.id) == exact(&id));
    let call = call.ok_or_else(Refusal::not_found)?;
    page(&RequestPage {
        frame: Frame::new(&site, &signed_in, "requests"),
        call,
        messages: [("Request", &call.request), ("Answer", &call.response)],
        curl: curl(&site, call),
        rust: rust(&site, call),
    })
}

/// Forgets the latest calls.
pub(super) async fn forget_requests(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, _): OwnForm,
) -> Result<Response, Problem> {
    site.backend.sandbox.requests.forget(signed_in.session.store);
    Ok(see_other("/requests"))
}

#[derive(Template)]
#[template(path = "records.html")]
struct RecordsPage<'a> {
    frame: Frame<'a>,
    /// Names, and if they are of this page.
    kinds: Vec<(&'static str, bool)>,
    kind: &'static str,
    text: &'a str,
    /// Ids and JSON.
    rows: Vec<(i64, String)>,
    next: Option<i64>,
}

impl RecordsPage<'_> {
    /// Returns the start of a record.
    fn start(&self, json: &str) -> String {
        json.chars().take(START).collect()
    }
}

impl Site {
    /// Finds a kind of records.
    fn table(&self, kind: &str) -> Result<&'static Table, Refusal> {
        let mut tables = self.backend.database.schema.tables.iter().copied();
        tables.find(|table| table.name == kind).ok_or_else(Refusal::not_found)
    }

    /// Finds a record by the id of its row.
    async fn found(&self, store: i64, kind: &str, id: &str) -> Result<Found, Refusal> {
        let table = self.table(kind)?;
        let id = exact::<i64>(id).ok_or_else(Refusal::not_found)?;
        let json = self.backend.database.json_of(table, store, id).await?;
        let json = json.ok_or_else(Refusal::not_found)?;
        let fields = serde_json::from_str(&json).map_err(|_| Refusal::not_found())?;
        Ok(Found { table, id, json, fields })
    }

    /// Lists records of a kind.
    async fn records_page(
        &self,
        signed_in: &SignedIn,
        kind: &str,
        query: Option<String>,
    ) -> Result<Response, Problem> {
        let database = &self.backend.database;
        let (table, tables) = (self.table(kind)?, database.schema.tables);
        let query = Parameters::read(query.unwrap_or_default().as_bytes());
        let after = exact(query.text("after")).unwrap_or(i64::MIN);
        let text = query.text("text");
        let store = signed_in.session.store;
        let mut rows = database.search(table, store, after, text, MOST_ROWS + 1).await?;
        let has_more = rows.len() > MOST_ROWS;
        rows.truncate(MOST_ROWS);
        page(&RecordsPage {
            frame: Frame::new(self, signed_in, "records"),
            kinds: tables.iter().map(|other| (other.name, other.name == table.name)).collect(),
            kind: table.name,
            text,
            next: rows.last().filter(|_| has_more).map(|(id, _)| *id),
            rows,
        })
    }
}

/// A record, with its table.
struct Found {
    table: &'static Table,
    id: i64,
    json: String,
    fields: Map<String, Json>,
}

/// Lists the records of the first kind.
pub(super) async fn kinds(
    State(site): State<Arc<Site>>,
    signed_in: SignedIn,
) -> Result<Response, Problem> {
    let first = site.backend.database.schema.tables.first();
    site.records_page(&signed_in, first.map_or("", |table| table.name), None).await
}

/// Lists the records of a kind.
pub(super) async fn records(
    State(site): State<Arc<Site>>,
    Path(kind): Path<String>,
    signed_in: SignedIn,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    site.records_page(&signed_in, &kind, query).await
}

#[derive(Template)]
#[template(path = "record.html")]
struct RecordPage<'a> {
    frame: Frame<'a>,
    kind: &'static str,
    id: i64,
    /// Names and values.
    fields: Vec<(String, String)>,
    /// The whole record.
    text: String,
}

/// Shows a record.
pub(super) async fn record(
    State(site): State<Arc<Site>>,
    Path((kind, id)): Path<(String, String)>,
    signed_in: SignedIn,
) -> Result<Response, Problem> {
    let Found { table, id, json, fields } = site.found(signed_in.session.store, &kind, &id).await?;
    let value = |value: Json| match value {
        Json::String(text) => text,
        value => serde_json::to_string_pretty(&value).unwrap_or_default(),
    };
    page(&RecordPage {
        frame: Frame::new(&site, &signed_in, "records"),
        kind: table.name,
        id,
        fields: fields.into_iter().map(|(name, found)| (name, value(found))).collect(),
        text: pretty(&json),
    })
}

impl Site {
    /// Returns the path by which the control interface names a record.
    async fn control_path(&self, store: i64, kind: &str, id: &str) -> Result<String, Refusal> {
        let Found { table, id, fields, .. } = self.found(store, kind, id).await?;
        let name = match fields.get(table.key) {
            Some(Json::String(name)) => utf8_percent_encode(name, NON_ALPHANUMERIC).to_string(),
            _ => id.to_string(),
        };
        Ok(format!("{kind}/{name}"))
    }
}

/// Gives a record the fields of the form's JSON.
pub(super) async fn change_record(
    State(site): State<Arc<Site>>,
    Path((kind, id)): Path<(String, String)>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let path = site.control_path(signed_in.session.store, &kind, &id).await?;
    site.control(&signed_in, Method::PATCH, &path, form.text("fields")).await?;
    Ok(see_other(&format!("/records/{kind}/{id}")))
}

/// Removes a record.
pub(super) async fn remove_record(
    State(site): State<Arc<Site>>,
    Path((kind, id)): Path<(String, String)>,
    OwnForm(signed_in, _): OwnForm,
) -> Result<Response, Problem> {
    let path = site.control_path(signed_in.session.store, &kind, &id).await?;
    site.control(&signed_in, Method::DELETE, &path, "").await?;
    Ok(see_other(&format!("/records/{kind}")))
}

/// Delivers an event to a webhook again.
pub(super) async fn redeliver(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let (database, store) = (&site.backend.database, signed_in.session.store);
    let id = exact(form.text("id")).ok_or_else(Refusal::not_found)?;
    Refusal::unless(repeated(|| database.redeliver(store, id)).await?)?;
    let account = signed_in.session.account.as_deref();
    tracing::info!(store, account, delivery = id, "a person lets a delivery begin anew");
    Ok(see_other("/events"))
}

#[derive(Template)]
#[template(path = "events.html")]
struct EventsPage<'a> {
    frame: Frame<'a>,
    events: Vec<Json>,
    deliveries: Vec<Logged>,
    changes: Vec<Json>,
}

impl EventsPage<'_> {
    /// Returns the text of a field.
    fn text(&self, row: &Json, name: &str) -> String {
        match &row[name] {
            Json::String(text) => text.clone(),
            value => value.to_string(),
        }
    }

    /// Says what has become of a delivery.
    fn state(&self, state: &i64) -> &'static str {
        match state {
            0 => "waits",
            1 => "delivered",
            2 => "given up",
            _ => "no longer wanted",
        }
    }

    fn data(&self, event: &Json) -> String {
        serde_json::to_string_pretty(&event["data"]).unwrap_or_default()
    }
}

/// Lists the latest events and changes, the newest first.
pub(super) async fn events(
    State(site): State<Arc<Site>>,
    signed_in: SignedIn,
) -> Result<Response, Problem> {
    let (database, store) = (&site.backend.database, signed_in.session.store);
    let latest = |mut rows: Vec<Json>| {
        rows.truncate(MOST_ROWS);
        rows
    };
    let deliveries = database.delivery_log(store, Chosen::default(), None, MOST_ROWS).await?;
    page(&EventsPage {
        frame: Frame::new(&site, &signed_in, "events"),
        events: latest(database.events(store, Rows::Latest).await?),
        deliveries: deliveries.records,
        changes: latest(database.audit(store, Rows::Latest).await?),
    })
}

#[derive(Template)]
#[template(path = "faults.html")]
struct FaultsPage<'a> {
    frame: Frame<'a>,
    endpoints: &'static [&'static Endpoint],
    faults: Vec<Counted>,
}

/// Lists the faults.
pub(super) async fn faults(
    State(site): State<Arc<Site>>,
    signed_in: SignedIn,
) -> Result<Response, Problem> {
    page(&FaultsPage {
        frame: Frame::new(&site, &signed_in, "faults"),
        endpoints: site.backend.database.schema.api.endpoints,
        faults: site.backend.sandbox.faults.of(signed_in.session.store),
    })
}

/// Adds a fault.
pub(super) async fn add_fault(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let mut fault =
        Fault::parse(form.text("fault")).map_err(|why| Refusal::invalid("fault", why))?;
    if !form.text("on").is_empty() {
        fault = fault.on(form.text("on"));
    }
    if !form.text("times").is_empty() {
        let times = exact(form.text("times"));
        let wrong = || Refusal::invalid("times", "expected a whole number");
        fault = fault.times(times.ok_or_else(wrong)?);
    }
    site.backend.add_fault(signed_in.session.store, fault)?;
    Ok(see_other("/faults"))
}

/// Removes a fault.
pub(super) async fn remove_fault(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let id = exact(form.text("id")).ok_or_else(Refusal::not_found)?;
    Refusal::unless(site.backend.sandbox.faults.remove(signed_in.session.store, Some(id)) > 0)?;
    Ok(see_other("/faults"))
}

#[derive(Template)]
#[template(path = "snapshots.html")]
struct SnapshotsPage<'a> {
    frame: Frame<'a>,
    /// Names, and times in microseconds since 1970.
    snapshots: Vec<(String, i64)>,
}

impl SnapshotsPage<'_> {
    fn time(&self, micros: &i64) -> String {
        let time = jiff::Timestamp::from_microsecond(*micros).ok();
        time.map_or_else(String::new, |time| time.strftime("%F %T UTC").to_string())
    }
}

/// Lists the snapshots.
pub(super) async fn snapshots(
    State(site): State<Arc<Site>>,
    signed_in: SignedIn,
) -> Result<Response, Problem> {
    page(&SnapshotsPage {
        frame: Frame::new(&site, &signed_in, "snapshots"),
        snapshots: site.backend.database.snapshots(signed_in.session.store).await?,
    })
}

/// Takes a snapshot.
pub(super) async fn take_snapshot(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    site.backend.take_snapshot(signed_in.session.store, form.text("name")).await?;
    Ok(see_other("/snapshots"))
}

/// Restores a snapshot.
pub(super) async fn restore(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    site.backend.restore(signed_in.session.store, form.text("name")).await?;
    Ok(see_other("/snapshots"))
}

/// Removes a snapshot.
pub(super) async fn remove_snapshot(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let (database, store) = (&site.backend.database, signed_in.session.store);
    Refusal::unless(repeated(|| database.remove_snapshot(store, form.text("name"))).await?)?;
    Ok(see_other("/snapshots"))
}
