//! Writes: one transaction with the change, its audit row, its event in the outbox, and the answer to repeat.

use backoffice_shapes::Endpoint;
use tokio::task::yield_now;

use super::{
    Database,
    cipher::Cipher,
    error::Error,
    events::Event,
    ids::{self, Counted},
    keys::ANSWER,
    now,
    records::Stored,
    schema::Schema,
    sql::{Row, Value},
    statement::Statement,
    table::Table,
    transaction::Transaction,
    turns::Turn,
    wakes::Wakes,
};
use crate::domain::{
    answer::{Answer, Reply},
    caller::Caller,
    refusal::Refusal,
};

/// A change in progress. Dropped without [`finish`](Self::finish), it changes nothing.
pub struct Write<'a> {
    caller: &'a Caller,
    cipher: &'a Cipher,
    wakes: &'a Wakes,
    endpoint: &'static Endpoint,
    pub(crate) schema: &'static Schema,
    /// First version of new records.
    pub version: i64,
    ids: std::ops::Range<i64>,
    /// Ids of the rows of the audit and the outbox.
    rows: std::ops::Range<i64>,
    /// Transaction of the change.
    pub transaction: Transaction,
    /// Statements that run when the change ends, all at once.
    later: Vec<Statement>,
    /// Turn at the record that changes. It ends after the transaction.
    turn: Option<Turn>,
    /// The changed record, for the next turn.
    left: Option<Stored>,
}

/// Ids that a change has from the start. Few changes need more.
const IDS: i64 = 16;

impl Database {
    /// Starts the change of one call. `record` is the table and the name of the record that the change locks first.
    pub async fn write<'a>(
        &'a self,
        caller: &'a Caller,
        endpoint: &'static Endpoint,
        record: Option<(&Table, Value)>,
    ) -> Result<Write<'a>, Refusal> {
        let turn = match record {
            Some((table, name)) => {
                let record = (table.name, caller.store(), name);
                Some(self.turns.take(record).await?)
            }
            None => None,
        };
        self.check_room().await?;
        // First, because a transaction of its own may be needed.
        let record = Counted::Record(caller.store());
        let ids = self.ids.take(&self.db, record, IDS).await?;
        let rows = self.ids.take(&self.db, Counted::Row, 2).await?;
        Ok(Write {
            caller,
            cipher: &self.cipher,
            wakes: &self.wakes,
            endpoint,
            schema: self.schema,
            version: now(),
            ids,
            rows,
            transaction: self.db.begin().await?,
            later: Vec::new(),
            turn,
            left: None,
        })
    }
}

impl Write<'_> {
    /// Records the change of a record, and commits. `text` is the answer. The call's event is written, if an active webhook
    /// wants it.
    pub async fn finish<T>(self, record: &str, text: String, version: Option<i64>) -> Answer<T> {
        let reply = Reply::versioned(text.clone(), version);
        self.finish_hiding(record, reply, text).await
    }

    /// Records the change of a record, and commits, with an answer that has no body. `text` is the record, for webhooks.
    pub async fn finish_empty(self, record: &str, text: String) -> Answer<()> {
        self.finish_hiding(record, Reply::empty(), text).await
    }

    /// Records the change of a record, and commits, with an answer that has a secret. `text` is the record without it, for
    /// webhooks.
    pub async fn finish_hiding<T>(
        mut self,
        record: &str,
        reply: Reply<T>,
        text: String,
    ) -> Answer<T> {
        let (store, token, at) = (self.caller.store(), self.caller.grant().token, now());
        let audit = self.rows.start;
        let request = self.caller.request_id();
        if let Some(event) = self.schema.api.event_of(self.endpoint) {
            let event = Event {
                id: self.rows.start + 1,
                store,
                at,
                name: event.name,
                record,
                json: text,
                only: None,
            };
            self.later.splice(0..0, event.written(self.schema));
        }
        self.later(
            "audit",
            "INSERT INTO audit (id, store, at, token, request, operation, record) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            vec![
                audit.into(),
                store.into(),
                at.into(),
                token.into(),
                request.into(),
                self.endpoint.id.into(),
                record.into(),
            ],
        );
        if let Some(key) = self.caller.key() {
            let sealed = self.cipher.encrypt(ANSWER, reply.as_bytes())?;
            self.later(
                "keys",
                "UPDATE keys SET status = $1, body = $2, version = $3 \
                 WHERE store = $4 AND token = $5 AND key = $6 AND reservation = $7 AND status IS NULL",
                vec![
                    i64::from(self.endpoint.status()).into(),
                    sealed.into(),
                    reply.version().into(),
                    store.into(),
                    self.caller.grant().owner().into(),
                    key.text.as_str().into(),
                    key.reservation.as_str().into(),
                ],
            );
        }
        // It takes long to send a long record, and to answer with it. Calls that came meanwhile go first.
        yield_now().await;
        // The last statement is that of the audit or that of the key, and each changes one row.
        let changed = self.transaction.execute_all(self.later).await;
        if changed.map_err(Error::refused_record)? != 1 {
            return Err(Refusal::conflict("another request took over this Idempotency-Key"));
        }
        let committed = self.transaction.commit().await;
        committed.map_err(Error::failed_commit)?;
        self.wakes.wake(store);
        if let (Some(turn), Some(stored)) = (&self.turn, self.left) {
            turn.leave(stored);
        }
        yield_now().await;
        Ok(reply)
    }

    /// Stores a changed record, and ends the change with it as the answer. `more` are columns that its JSON does not have,
    /// `record` is its path.
    pub async fn replace<T>(
        mut self,
        table: &Table,
        stored: &Stored,
        text: String,
        more: Vec<(&'static str, Value)>,
        record: &str,
    ) -> Answer<T> {
        self.update(table, stored.id, &text, more)?;
        let version = stored.version + 1;
        let is_wanted = |turn: &Turn| turn.is_wanted(table.name);
        // SQLite, in this process, has the text at hand.
        let is_remote = matches!(self.transaction, Transaction::Postgres(_));
        if is_remote && self.turn.as_ref().is_some_and(is_wanted) {
            self.left = Some(Stored { id: stored.id, version, json: text.clone() });
        }
        self.finish(record, text, Some(version)).await
    }

    /// Adds a record when the change ends. `more` are columns that its JSON does not have.
    pub fn insert(
        &mut self,
        table: &Table,
        id: i64,
        json: &str,
        more: Vec<(&'static str, Value)>,
    ) -> Result<(), Refusal> {
        let statement = Statement::insert(table, self.store(), id, self.version, json, more);
        let statement = statement.map_err(Error::refused_record)?;
        self.later.push(statement);
        Ok(())
    }

    /// Replaces a locked record when the change ends. `more` are columns that its JSON does not have.
    pub fn update(
        &mut self,
        table: &Table,
        id: i64,
        json: &str,
        more: Vec<(&'static str, Value)>,
    ) -> Result<(), Refusal> {
        let statement = Statement::update(table, self.store(), id, json, more);
        let statement = statement.map_err(Error::refused_record)?;
        self.later.push(statement);
        Ok(())
    }

    /// Removes a locked record when the change ends, with the rows that go with it.
    pub fn remove(&mut self, table: &Table, id: i64) {
        self.later.extend(Statement::remove(self.schema, table, self.store(), id));
    }

    pub(super) fn later(&mut self, table: &'static str, sql: &str, values: Vec<Value>) {
        let sql = sql.to_owned();
        self.later.push(Statement { table, sql, values });
    }

    /// Returns an id that no other record of the store has.
    pub async fn id(&mut self) -> Result<i64, Refusal> {
        if self.ids.is_empty() {
            let record = Counted::Record(self.store());
            self.ids = ids::block(&mut self.transaction, record, IDS).await?;
        }
        Ok(self.ids.next().unwrap_or_default())
    }

    /// Finds a record, and keeps others from changing it until the change ends. `more` are columns that its JSON does not
    /// have, with which the row begins.
    pub async fn lock(
        &mut self,
        table: &Table,
        key: Value,
        more: &[&str],
    ) -> Result<Option<(Stored, Row)>, Error> {
        let store = self.caller.store();
        let record = (table.name, store, key);
        let known = self.turn.as_ref().and_then(|turn| turn.known(&record));
        let (.., key) = record;
        let locked = self.transaction.lock_with(table, store, key, more, known);
        let locked = locked.await?;
        if let Some(turn) = &self.turn {
            turn.moves();
        }
        Ok(locked)
    }

    /// Returns the caller's store.
    pub fn store(&self) -> i64 {
        self.caller.store()
    }
}
