//! A database with the stores, tokens and records of a service.

use std::{sync::Arc, time::Duration};

use backoffice_shapes::Endpoint;
use serde_json::{Value as Json, json};

use crate::{
    Settings,
    database::{
        Database,
        accounts::Account,
        consents::Connection,
        error::Error,
        records::{self, Stored},
        schema::Schema,
        sql::Value,
        table::Table,
        tokens::TokenInfo,
        write::Write,
    },
    domain::{
        answer::{Answer, Reply},
        application::{Application, NewApplication},
        caller::Caller,
        fault::Fault,
        refusal::Refusal,
    },
    repeat::repeated,
    sandbox::{LoggedRequest, RequestFilter, Sandbox},
};

/// Longest name of an account.
const MOST_NAME_BYTES: usize = 200;

/// Longest name of a snapshot.
const MOST_SNAPSHOT_BYTES: usize = 100;

/// Shortest and longest password (NIST SP 800-63B-4, section 3.1.1.2).
const LEAST_PASSWORD: usize = 15;
const MOST_PASSWORD: usize = 1_000;

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

/// A database with the stores, tokens, limits, idempotency keys, events and deliveries of a service.
#[derive(Clone)]
pub struct Backend {
    /// The database.
    pub database: Database,
    /// Settings of the service.
    pub settings: Arc<Settings>,
    pub(crate) sandbox: Arc<Sandbox>,
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
        Ok(Self { database, settings: Arc::new(settings), sandbox: Arc::default() })
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
        let expires_at =
            lifetime.map(|time| self.database.clock.now().saturating_add(micros(time)));
        Ok(repeated(|| self.database.add_token(store, name, scopes, expires_at)).await?)
    }

    /// Lists the tokens, the oldest first, without the expired ones of applications.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tokens(&self) -> Result<Vec<TokenInfo>, DatabaseError> {
        Ok(self.database.tokens(None).await?)
    }

    /// Revokes a token by its number. It works for at most five more seconds. Returns false if there is no such token, or it
    /// is revoked already.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn revoke_token(&self, id: i64) -> Result<bool, DatabaseError> {
        Ok(repeated(|| self.database.revoke(id, None)).await?)
    }

    /// Makes an application that stores may permit to act for them. Returns its client id and, if it is confidential, its secret,
    /// whose text can't be read again.
    ///
    /// # Errors
    ///
    /// If something of it can't be used, or the database fails.
    pub async fn add_application(
        &self,
        new: &NewApplication,
    ) -> Result<(String, Option<String>), Refusal> {
        new.check().map_err(|why| Refusal::invalid("application", why))?;
        let known = |scope: &&String| {
            let mut known = self.database.schema.api.scopes.iter();
            known.any(|known| known.name == scope.as_str())
        };
        if let Some(unknown) = new.scopes.iter().find(|scope| !known(scope)) {
            return Err(Refusal::invalid("scopes", format!("there is no scope `{unknown}`")));
        }
        Ok(repeated(|| self.database.add_application(new)).await?)
    }

    /// Lists the applications, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn applications(&self) -> Result<Vec<Application>, DatabaseError> {
        Ok(self.database.applications().await?)
    }

    /// Revokes an application with all its tokens, which work for at most five more seconds. Returns false if there is no such
    /// application, or it is revoked already.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn revoke_application(&self, client_id: &str) -> Result<bool, DatabaseError> {
        Ok(repeated(|| self.database.revoke_application(client_id, None)).await?)
    }

    /// Lists the applications that may act for a store.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn connections(&self, store: i64) -> Result<Vec<Connection>, DatabaseError> {
        Ok(self.database.connections(store).await?)
    }

    /// Takes back all that a store permitted an application. Returns false if that was nothing.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn disconnect(&self, store: i64, client_id: &str) -> Result<bool, DatabaseError> {
        Ok(repeated(|| self.database.disconnect(store, client_id)).await?)
    }

    /// Adds an account, with which a person signs in and acts for a store.
    ///
    /// # Errors
    ///
    /// If another account has the name, name or password can't be used, or the database fails.
    pub async fn add_account(&self, store: i64, name: &str, password: &str) -> Result<(), Refusal> {
        let is_line = !name.trim().is_empty() && !name.chars().any(char::is_control);
        if !is_line || name.len() > MOST_NAME_BYTES {
            let message = format!("expected a line of 1 to {MOST_NAME_BYTES} bytes");
            return Err(Refusal::invalid("name", message));
        }
        let length = password.chars().count();
        if !(LEAST_PASSWORD..=MOST_PASSWORD).contains(&length) {
            let message = format!("expected {LEAST_PASSWORD} to {MOST_PASSWORD} characters");
            return Err(Refusal::invalid("password", message));
        }
        let hash = crate::password::hash(password).await?;
        if repeated(|| self.database.add_account(store, name, &hash)).await? {
            return Ok(());
        }
        Err(Refusal::conflict(format!("there is an account `{name}` already")))
    }

    /// Lists the accounts by their names.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn accounts(&self) -> Result<Vec<Account>, DatabaseError> {
        Ok(self.database.accounts().await?)
    }

    /// Removes an account with its sessions. Returns false if there is none with this name.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn remove_account(&self, name: &str) -> Result<bool, DatabaseError> {
        Ok(repeated(|| self.database.remove_account(name)).await?)
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

    /// Returns scheme, host and port of the public address.
    pub(crate) fn origin(&self) -> &str {
        let public = &self.settings.public;
        let path = self.mount().map_or(0, str::len);
        public.get(..public.len() - path).unwrap_or(public)
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

    /// Adds a fault, which calls of a store have if the server has the control interface. Returns its number.
    ///
    /// # Errors
    ///
    /// If it can't be, names no operation, or there are too many.
    pub fn add_fault(&self, store: i64, fault: Fault) -> Result<u64, Refusal> {
        fault.check().map_err(|why| Refusal::invalid("fault", why))?;
        if let Some(on) = &fault.rule.on {
            self.check_operation("on", on)?;
        }
        self.sandbox.faults.add(store, fault)
    }

    /// Refuses a name that no operation has, as its id or in the client.
    pub(crate) fn check_operation(&self, field: &str, name: &str) -> Result<(), Refusal> {
        let endpoints = self.database.schema.api.endpoints;
        if endpoints.iter().any(|endpoint| endpoint.id == name || endpoint.call == name) {
            return Ok(());
        }
        let ids: Vec<_> = endpoints.iter().map(|endpoint| endpoint.id).collect();
        let message = format!("no operation is `{name}`; they are {}", ids.join(", "));
        Err(Refusal::invalid(field, message))
    }

    /// Removes all faults of a store.
    pub fn remove_faults(&self, store: i64) {
        self.sandbox.faults.remove(store, None);
    }

    /// Lists the latest calls of a store, the oldest first, if the server has the control interface.
    #[must_use]
    pub fn requests(&self, store: i64, filter: &RequestFilter) -> Vec<LoggedRequest> {
        self.sandbox.requests.of(store, filter)
    }

    /// Takes a snapshot of a store's records under a name, in the place of an earlier one with this name.
    ///
    /// # Errors
    ///
    /// If the name can't be used, the store has too many, or the database fails.
    pub async fn take_snapshot(&self, store: i64, name: &str) -> Result<(), Refusal> {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        if !(1..=MOST_SNAPSHOT_BYTES).contains(&name.len()) || !name.chars().all(is_plain) {
            let message =
                format!("expected 1 to {MOST_SNAPSHOT_BYTES} letters, digits, `-`, `_` and `.`");
            return Err(Refusal::invalid("name", message));
        }
        repeated(|| self.database.take_snapshot(store, name)).await
    }

    /// Gives a store the records of a snapshot; new records have the ids that they had after it. What calls have left, such as
    /// events, is gone.
    ///
    /// # Errors
    ///
    /// If the store has no such snapshot, or the database fails.
    pub async fn restore(&self, store: i64, name: &str) -> Result<(), Refusal> {
        Refusal::unless(repeated(|| self.database.restore(store, name)).await?)
    }

    /// Encrypts all secrets in the database again that one of the [old keys](Settings::old_keys) encrypted, while services use it.
    /// Returns their number. After it, none needs the old keys.
    ///
    /// # Errors
    ///
    /// If none of the keys can read a secret, or the database fails.
    pub async fn rotate_key(&self) -> Result<u64, Refusal> {
        self.database.rotate_key().await
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

    /// Sets this service's public address and those of its OAuth endpoints in an OpenAPI document, and makes the version header optional.
    #[must_use]
    pub fn served(&self, openapi: &str) -> String {
        let Ok(mut document) = serde_json::from_str::<Json>(openapi) else {
            return openapi.to_owned();
        };
        document["servers"] = json!([{ "url": self.public() }]);
        let flow = "/components/securitySchemes/oauth2/flows/authorizationCode";
        if let Some(flow) = document.pointer_mut(flow) {
            let at = |path: &str| json!(format!("{}/oauth/{path}", self.origin()));
            flow["authorizationUrl"] = at("authorize");
            flow["tokenUrl"] = at("token");
            flow["refreshUrl"] = at("token");
        }
        if let Some(version) = document.pointer_mut("/components/parameters/version") {
            version["required"] = json!(false);
        }
        document.to_string()
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
