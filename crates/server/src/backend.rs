//! A database with all that a service has beside its operations: stores, tokens, limits, keys, deliveries.

use std::{sync::Arc, time::Duration};

use axum::Router;
use backoffice_models::{Record, query_pairs};
use backoffice_shapes::Endpoint;
use futures_util::future::BoxFuture;
use serde_json::{Value as Json, json};

use crate::{
    Limits, Settings,
    database::{
        Database,
        cursor::Place,
        error::Error,
        list::{ALL, Records},
        records::{self, Stored},
        schema::Schema,
        sql::Value,
        table::{List, Table},
        tokens::TokenInfo,
        write::Write,
    },
    deadline::{left, within},
    deliver::{self, Rules},
    domain::{
        answer::{Answer, Reply},
        caller::{Caller, Grant},
        gate::Gate,
        quota::Quota,
        refusal::Refusal,
    },
    http::detached::Detached,
    repeat::repeated,
};

/// Shortest time to wait for the release of an idempotency key.
const RELEASE_TIME: Duration = Duration::from_millis(500);

/// The database could not be opened or changed.
#[derive(Debug)]
pub struct DatabaseError(Error);

impl std::fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if !self.0.is_of_settings() {
            f.write_str("the database failed: ")?;
        }
        self.0.fmt(f)
    }
}

impl std::error::Error for DatabaseError {}

impl From<Error> for DatabaseError {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

/// An API's operations on a [`Backend`], which a [`Server`](crate::Server) serves.
///
/// Each service is a [`Gate`]: the backend knows tokens, limits and keys.
pub trait Service: Rules + Clone + Send + Sync + 'static {
    /// Returns the database.
    fn backend(&self) -> &Backend;

    /// Returns the routes of the operations, without the edges that a server has itself. `detached` has the calls that go on
    /// without their callers.
    fn routes(&self, limits: Limits, detached: Detached) -> Router;

    /// Returns the interface that controls a sandbox, if the service has one. `body_time` is the longest time to receive a
    /// body.
    fn control(&self, body_time: Duration) -> Router {
        let _ = body_time;
        Router::new()
    }

    /// Returns the OpenAPI document of the service at its public address.
    fn openapi(&self) -> String;

    /// Returns the answer that was stored for an idempotency key, as it is sent now.
    ///
    /// # Errors
    ///
    /// If the stored answer can't be read.
    fn again(&self, reply: Reply<()>) -> Answer<()> {
        Ok(reply)
    }
}

/// A database with the stores, tokens, limits, idempotency keys, events and deliveries of a service.
#[derive(Clone)]
pub struct Backend {
    /// The database.
    pub database: Database,
    /// Settings of the service.
    pub settings: Arc<Settings>,
}

impl Backend {
    /// Opens a database, `sqlite:PATH`, `sqlite::memory:` or `postgres://...`, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// If the database does not answer, or its tables are those of a newer version.
    pub async fn open(
        url: &str,
        settings: Settings,
        schema: &'static Schema,
    ) -> Result<Self, DatabaseError> {
        let database = Database::open(url, &settings, schema).await?;
        Ok(Self { database, settings: Arc::new(settings) })
    }

    /// Checks that the settings have the key that the secrets in the database are encrypted with. The first check of a
    /// database decides which key that is.
    ///
    /// # Errors
    ///
    /// If the key is another one, or the database fails.
    pub async fn check_key(&self) -> Result<(), DatabaseError> {
        Ok(self.database.check_key().await?)
    }

    /// Adds a store, and returns its number.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn add_store(&self, name: &str) -> Result<i64, DatabaseError> {
        Ok(repeated(|| self.database.add_store(name, None)).await?)
    }

    /// Lists the stores: their numbers and names.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn stores(&self) -> Result<Vec<(i64, String)>, DatabaseError> {
        Ok(self.database.stores().await?)
    }

    /// Makes a token for a store, with the names of its scopes, for a time or for ever. Its text can't be read again.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn add_token(
        &self,
        store: i64,
        name: &str,
        scopes: &[&str],
        lifetime: Option<Duration>,
    ) -> Result<String, DatabaseError> {
        let micros = |time: Duration| i64::try_from(time.as_micros()).unwrap_or(i64::MAX);
        let expires_at = lifetime.map(|time| crate::database::now().saturating_add(micros(time)));
        Ok(repeated(|| self.database.add_token(store, name, scopes, expires_at)).await?)
    }

    /// Lists the tokens, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tokens(&self) -> Result<Vec<TokenInfo>, DatabaseError> {
        Ok(self.database.tokens().await?)
    }

    /// Revokes a token by its number. It works for at most five more seconds. Returns false if there is no such token, or it
    /// is revoked already.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn revoke_token(&self, id: i64) -> Result<bool, DatabaseError> {
        Ok(repeated(|| self.database.revoke(id)).await?)
    }

    /// Returns the public address of the API.
    #[must_use]
    pub fn public(&self) -> &str {
        &self.settings.public
    }

    /// Returns the path of the public address, if it has one.
    pub(crate) fn mount(&self) -> Option<&str> {
        let (_, rest) = self.settings.public.split_once("://")?;
        rest.find('/').and_then(|start| rest.get(start..))
    }

    /// Removes idempotency keys, rows of the audit and events that are older than they are kept. Returns their number. A
    /// [`Server`](crate::Server) does it every ten minutes.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn prune(&self) -> Result<u64, DatabaseError> {
        let settings = &self.settings;
        let kept = [settings.keep_keys, settings.keep_audit, settings.keep_outbox];
        Ok(self.database.prune(kept).await?)
    }

    /// Moves the clock of the deliveries ahead, so that a test need not wait for the next attempt. Signatures have the real time.
    pub fn advance_deliveries(&self, time: Duration) {
        self.database.clock.advance(time);
        self.database.wakes.wake_all();
    }

    /// Closes the connections to the database.
    pub async fn close(&self) {
        self.database.db.close().await;
    }

    /// Answers with a stored record.
    ///
    /// # Errors
    ///
    /// If the caller's store has no such record, or the database fails.
    pub async fn read<T>(
        &self,
        caller: &Caller,
        table: &Table,
        key: impl Into<Value>,
    ) -> Answer<T> {
        let (db, store) = (&self.database.db, caller.store());
        let found = records::find(db, table, store, key.into()).await?;
        let found = found.ok_or_else(Refusal::not_found)?;
        Ok(Reply::stored(found.json).with_version(found.version))
    }

    /// Answers with a page of a list.
    ///
    /// # Errors
    ///
    /// If a parameter is wrong, or the database fails.
    pub async fn page<T, Q: Record + Sync>(
        &self,
        caller: &Caller,
        list: &'static List,
        query: &Q,
        cursor: Option<&str>,
    ) -> Answer<T> {
        let asked = self.asked(caller, list.endpoint, query, cursor).await?;
        let conditions = list.conditions(caller.store(), &asked.pairs);
        let conditions =
            conditions.map_err(|wrong| Refusal::invalid(wrong.parameter, wrong.message))?;
        let (db, table) = (&self.database.db, list.table);
        let page = conditions.page(db, table, asked.place, asked.size).await?;
        let records = page.records.into_iter().map(|record| record.json).collect();
        let page = Records { records, previous: page.previous, next: page.next };
        Ok(self.page_of(&asked, page))
    }

    /// Reads which page of a list a call asks for.
    ///
    /// # Errors
    ///
    /// If the cursor is not one of this list, or the database fails.
    pub async fn asked<Q: Record + Sync>(
        &self,
        caller: &Caller,
        endpoint: &'static Endpoint,
        query: &Q,
        cursor: Option<&str>,
    ) -> Result<Asked, Refusal> {
        let pairs = query_pairs(query);
        let parameter = self.cursor();
        let filters = pairs.iter().filter(|(name, _)| *name != parameter);
        let filters =
            form_urlencoded::Serializer::new(String::new()).extend_pairs(filters).finish();
        let name = format!("{} {filters}", endpoint.id);
        let name = self.list_name(caller.store(), &name).await?;
        let place = cursor.map(|cursor| self.place(&name, cursor)).transpose()?;
        let can_go_on = endpoint.query.is_some_and(|query| query.field(parameter).is_some());
        let size = match can_go_on {
            true => self.settings.page_size.clamp(1, Settings::MOST_ON_A_PAGE),
            // Nobody could ask for the rest.
            false => ALL,
        };
        Ok(Asked { endpoint, pairs, filters, name, place, size })
    }

    /// Sets this service's public address in an OpenAPI document, and makes the version header optional.
    #[must_use]
    pub fn served(&self, openapi: &str) -> String {
        let Ok(mut document) = serde_json::from_str::<Json>(openapi) else {
            return openapi.to_owned();
        };
        document["servers"] = json!([{ "url": self.public() }]);
        if let Some(version) = document.pointer_mut("/components/parameters/version") {
            version["required"] = json!(false);
        }
        document.to_string()
    }

    /// Answers with the texts of a page's records.
    pub fn page_of<T>(&self, asked: &Asked, page: Records<String>) -> Reply<T> {
        let link = |place: Option<Place>| match place {
            None => Json::Null,
            Some(place) => {
                let cursor = self.database.cursors.write(&asked.name, place);
                let filters = &asked.filters;
                let separator = if filters.is_empty() { "" } else { "&" };
                let (public, path) = (&self.settings.public, asked.endpoint.path);
                let parameter = self.cursor();
                Json::from(format!("{public}{path}?{filters}{separator}{parameter}={cursor}"))
            }
        };
        let (next, previous) = (link(page.next), link(page.previous));
        let records = page.records.join(",");
        let Some(names) = &self.database.schema.api.page else {
            return Reply::stored(format!("[{records}]"));
        };
        let [after, before, all] = [names.next, names.previous, names.results].map(Json::from);
        let text = format!("{{{after}:{next},{before}:{previous},{all}:[{records}]}}");
        Reply::stored(text)
    }

    /// Returns the query parameter that selects a page. No parameter has an empty name.
    fn cursor(&self) -> &'static str {
        self.database.schema.api.cursor.unwrap_or_default()
    }

    /// Returns the name of a store's list, which its cursors are signed for. After a reset, it is another list.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn list_name(&self, store: i64, list: &str) -> Result<String, Refusal> {
        let resets = self.database.resets(store).await?;
        Ok(format!("{store} {resets} {list}"))
    }

    /// Reads a cursor of a list.
    ///
    /// # Errors
    ///
    /// If it is not one of this list.
    pub fn place(&self, list: &str, cursor: &str) -> Result<Place, Refusal> {
        let message = "not a cursor of this list with these filters; follow the links of a page";
        let place = self.database.cursors.read(list, cursor);
        place.ok_or_else(|| Refusal::invalid(self.cursor(), message))
    }

    /// Starts the change of a record: locks it, and checks that it has the version that the caller expects.
    ///
    /// # Errors
    ///
    /// If there is no such record, it has another version, or the database fails.
    pub async fn change<'a>(
        &'a self,
        caller: &'a Caller,
        endpoint: &'static Endpoint,
        table: &Table,
        key: impl Into<Value>,
    ) -> Result<(Write<'a>, Stored), Refusal> {
        let key = key.into();
        let record = Some((table, key.clone()));
        let mut write = self.database.write(caller, endpoint, record).await?;
        let stored = lock(&mut write, caller, table, key).await?;
        Ok((write, stored))
    }
}

/// Does not show the settings.
impl std::fmt::Debug for Backend {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Backend").field("public", &self.settings.public).finish_non_exhaustive()
    }
}

/// Finds a record to change, and checks that it has the version that the caller expects.
///
/// # Errors
///
/// If there is no such record, it has another version, or the database fails.
pub async fn lock(
    write: &mut Write<'_>,
    caller: &Caller,
    table: &Table,
    key: impl Into<Value>,
) -> Result<Stored, Refusal> {
    let found = write.lock(table, key.into(), &[]).await?;
    let (found, _) = found.ok_or_else(Refusal::not_found)?;
    expect(caller, &found)?;
    Ok(found)
}

/// Checks that a record has the version that the caller expects.
///
/// # Errors
///
/// If it has another one.
pub fn expect(caller: &Caller, found: &Stored) -> Result<(), Refusal> {
    if caller.expects(found.version) { Ok(()) } else { Err(Refusal::precondition_failed()) }
}

/// A page that a call asks for.
#[derive(Debug)]
pub struct Asked {
    endpoint: &'static Endpoint,
    /// Query parameters.
    pairs: Vec<(&'static str, String)>,
    /// Those that filter, as a query.
    filters: String,
    /// Name of the list with its filters, which its cursors are signed for.
    name: String,
    /// Place of the page; none for the first one.
    pub place: Option<Place>,
    /// Most records of the page.
    pub size: usize,
}

/// Returns the worker that makes a service's deliveries to webhooks.
pub(crate) fn worker<S: Service>(service: &S, figures: deliver::Figures) -> deliver::Worker<S> {
    let Backend { database, settings } = service.backend();
    deliver::Worker::new(database.clone(), service.clone(), settings.targets.clone(), figures)
}

/// Makes a service's deliveries to webhooks until `stop` ends. A [`Server`](crate::Server) does it by itself; a program that
/// serves the routes in another way runs it beside.
pub async fn deliver<S: Service>(service: &S, stop: impl Future<Output = ()>) {
    worker(service, deliver::Figures::default()).run(stop).await;
}

impl<S: Service> Gate for S {
    fn grant<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Option<Arc<Grant>>, Refusal>> {
        let Backend { database, .. } = self.backend();
        Box::pin(async move { Ok(database.tokens.grant(&database.db, token).await?) })
    }

    fn admit<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, Result<Option<Quota>, Refusal>> {
        let Backend { database, .. } = self.backend();
        Box::pin(async move {
            match &database.quotas {
                Some(quotas) => {
                    let token = caller.grant().token;
                    Ok(Some(quotas.admit(&database.db, token).await?))
                }
                None => Ok(None),
            }
        })
    }

    fn reserve<'a>(
        &'a self,
        caller: &'a Caller,
    ) -> BoxFuture<'a, Result<Option<Answer<()>>, Refusal>> {
        Box::pin(async move {
            match caller.key() {
                Some(key) => {
                    let recorded = self.backend().database.reserve(caller, key).await?;
                    Ok(recorded.map(|answer| answer.and_then(|reply| self.again(reply))))
                }
                None => Ok(None),
            }
        })
    }

    fn release<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let Some(key) = caller.key() else { return };
            // Also after a call that waited for as long as it may.
            let time = left().max(RELEASE_TIME);
            let release = repeated(|| self.backend().database.release(caller, key));
            if let Err(error) = within(time, release).await {
                // The reservation ends by itself.
                tracing::warn!(%error, "an idempotency key stays reserved");
            }
        })
    }
}
