//! The queue of deliveries: a worker leases a webhook, reads what is due for it, and records its attempts.
//!
//! A lease ends by the clock of the database, which all instances share. What a worker records after its lease ended, or after
//! somebody changed the webhook, is dropped: the next worker delivers again.

use std::{collections::HashMap, time::Duration};

use super::{
    Database,
    changes::Columns,
    cursor::Cursors,
    db::Db,
    error::Error,
    now,
    sql::{Joined, Planned, Row, Value},
    statement::{elements, integer, list},
    transaction::Transaction,
    write::Write,
};
use crate::{domain::refusal::Refusal, random, repeat::repeated};

/// Seconds for which a worker has a webhook, from its last word on.
const LEASE_SECONDS: u32 = 30;

/// Deliveries that a worker reads at once: new ones, and as many that are tried again.
pub(crate) const READ_ROWS: usize = 2_048;

/// Bytes of payloads that a worker reads at once.
const READ_BYTES: usize = 1024 * 1024;

/// A webhook that this worker alone delivers to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lease {
    /// Table of webhooks.
    pub(super) table: &'static str,
    pub(crate) store: i64,
    pub webhook: i64,
    /// Differs from that of every other lease.
    id: String,
}

/// Failures of a webhook, and when it is tried again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Health {
    /// Failed attempts since the last success.
    pub(crate) failures: i64,
    /// Time of the first of them.
    pub(crate) failing_since: Option<i64>,
    /// Time of the next attempt. Until then, all deliveries wait.
    pub(crate) probe_at: Option<i64>,
    /// Attempts that were made alone, while all other deliveries waited.
    pub(crate) probes: i64,
}

/// A leased webhook, as it is now.
pub(crate) struct Webhook {
    /// Its record.
    pub json: String,
    /// Secrets that sign, the newest first.
    pub(crate) secrets: Vec<String>,
    /// True if its signature is hexadecimal.
    pub(crate) is_hex: bool,
    pub(crate) health: Health,
}

/// A delivery whose turn has come.
#[derive(Clone, Debug)]
pub struct Delivery {
    /// Its number.
    pub id: i64,
    /// Number of the event.
    pub event: i64,
    /// Name of the event.
    pub name: String,
    /// Time of the event.
    pub at: i64,
    /// Attempts so far.
    pub attempts: i64,
    /// Those before it was last delivered anew by hand.
    pub(crate) attempts_before: i64,
    /// The record that the event is about.
    pub json: String,
}

/// A delivery that a worker has read, and whose attempt is not recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// Those of its record that follow it wait.
    OnItsWay,
    Done,
}

/// Deliveries that may be made now.
#[derive(Default)]
pub(crate) struct Batch {
    /// Each list is made in its order, one after the other.
    pub(crate) chains: Vec<Vec<Delivery>>,
    /// True if more may be due.
    pub(crate) has_more: bool,
    /// True if the next read finds others than this one.
    pub(crate) is_new: bool,
}

impl Database {
    /// Leases at most this many webhooks of a store, or of all, that have deliveries to make at a time of the deliveries' clock.
    pub(crate) async fn lease(
        &self,
        store: Option<i64>,
        at: i64,
        most: usize,
    ) -> Result<Vec<Lease>, Error> {
        let Some(table) = self.schema.webhooks() else {
            return Ok(Vec::new());
        };
        let (due, values) = due(&self.db, table, store, at, most);
        if matches!(self.db, Db::Sqlite { .. }) {
            // Without a lock, as most often there is nothing to do.
            let sql = format!("{due} SELECT store FROM due LIMIT 1");
            if self.db.row(Planned(sql), values.clone()).await?.is_none() {
                return Ok(Vec::new());
            }
        }
        let id = random::text::<12>();
        let (own, until) = (values.len() + 1, lease_end(&self.db));
        let sql = format!(
            "{due} UPDATE {table} SET lease = ${own}, leased_until = {until} FROM due \
             WHERE {table}.store = due.store AND {table}.id = due.id RETURNING {table}.store, {table}.id"
        );
        let values = [values, vec![id.as_str().into()]].concat();
        let rows = repeated(|| async {
            let mut transaction = self.db.begin().await?;
            let rows = transaction.rows(Planned(sql.clone()), values.clone()).await?;
            transaction.commit().await?;
            Ok::<_, Error>(rows)
        });
        let lease = |row: &Row| {
            Ok(Lease { table, store: row.integer(0)?, webhook: row.integer(1)?, id: id.clone() })
        };
        rows.await?.iter().map(lease).collect()
    }

    /// Reads a leased webhook. Returns none if the lease has ended.
    pub(crate) async fn leased(&self, lease: &Lease) -> Result<Option<Webhook>, Refusal> {
        let sql = format!(
            "SELECT json, failures, failing_since, probe_at, probes, signature, secret, \
             CASE WHEN old_secret_until > $4 THEN old_secret ELSE secret END FROM {} \
             WHERE store = $1 AND id = $2 AND lease = $3 AND active = 1",
            lease.table
        );
        let mut values = lease.values();
        values.push(now().into());
        let Some(row) = self.db.row(Joined(sql), values).await? else {
            return Ok(None);
        };
        let mut secrets = vec![row.bytes(6)?, row.bytes(7)?];
        secrets.dedup();
        let text = |sealed: Vec<u8>| {
            let secret = self.cipher.decrypt(lease.webhook, &sealed)?;
            Ok(String::from_utf8_lossy(&secret).into_owned())
        };
        let secrets: Result<_, Refusal> = secrets.into_iter().map(text).collect();
        Ok(Some(Webhook {
            json: row.text(0)?,
            secrets: secrets?,
            is_hex: row.optional_text(5)?.is_some(),
            health: Health {
                failures: row.integer(1)?,
                failing_since: row.optional_integer(2)?,
                probe_at: row.optional_integer(3)?,
                probes: row.integer(4)?,
            },
        }))
    }

    /// Reads deliveries to a leased webhook that are due. Those of one record come in their order; one that must wait for an
    /// earlier one is due no sooner than that. `known` are those that the worker has already.
    pub(crate) async fn due(
        &self,
        lease: &Lease,
        at: i64,
        known: &HashMap<i64, Known>,
    ) -> Result<Batch, Error> {
        let values = vec![lease.store.into(), lease.webhook.into(), at.into()];
        let mut rows = self.db.rows(Planned(due_now()), values.clone()).await?;
        let late = rows.first().map(|row| row.integer(6)).transpose()?;
        // If some are tried again, a delivery may wait for one that is not among these.
        let has_late = late == Some(1);
        if has_late {
            rows = self.db.rows(Planned(with_former(&due_now())), values).await?;
        }
        let mut batch = Batch::default();
        // The chain that each delivery is in, the last one of each record, and times for those that must wait.
        let (mut chain_of, mut last_of, mut held) =
            (HashMap::new(), HashMap::new(), HashMap::new());
        let (mut fresh, mut again) = (0, 0);
        for row in &rows {
            let (id, due_at, owner) = (row.integer(0)?, row.integer(2)?, row.text(5)?);
            let kind = if due_at == 0 { &mut fresh } else { &mut again };
            *kind += 1;
            let late = match has_late {
                true => row.optional_integer(7)?,
                false => None,
            };
            let before = last_of.insert(owner, id).max(late);
            if known.contains_key(&id) {
                continue;
            }
            let delivery = Delivery {
                id,
                event: row.integer(1)?,
                name: String::new(),
                at: 0,
                attempts: row.integer(3)?,
                attempts_before: row.integer(4)?,
                json: String::new(),
            };
            let before = before.filter(|before| known.get(before) != Some(&Known::Done));
            let Some(before) = before else {
                chain_of.insert(id, batch.chains.len());
                batch.chains.push(vec![delivery]);
                continue;
            };
            if let Some(at) = chain_of.get(&before).copied() {
                chain_of.insert(id, at);
                if let Some(chain) = batch.chains.get_mut(at) {
                    chain.push(delivery);
                }
                continue;
            }
            let kept = held.get(&before).copied();
            let time = match kept {
                None if has_late => row.optional_integer(8)?,
                kept => kept,
            };
            if let Some(time) = time.filter(|time| *time > due_at) {
                held.insert(id, time);
            } else {
                batch.has_more = true;
            }
        }
        batch.has_more |= fresh == READ_ROWS || again == READ_ROWS;
        self.load(&mut batch).await?;
        batch.is_new = !batch.chains.is_empty() || !held.is_empty();
        if !held.is_empty() {
            self.hold(lease, held).await?;
        }
        Ok(batch)
    }

    /// Lets deliveries wait until a time.
    async fn hold(&self, lease: &Lease, held: HashMap<i64, i64>) -> Result<(), Error> {
        let held: Vec<_> = held.into_iter().collect();
        let values = [lease.values(), vec![list(&held)?]].concat();
        let sql = format!(
            "UPDATE deliveries SET due_at = {} FROM {} WHERE deliveries.id = {} AND state = 0 \
             AND EXISTS (SELECT 1 FROM {} WHERE store = $1 AND id = $2 AND lease = $3)",
            integer(1),
            elements(&self.db, 4),
            integer(0),
            lease.table
        );
        self.db.execute(Planned(sql), values).await.map(drop)
    }

    /// Reads the events of deliveries. Those beyond a number of bytes stay for the next time.
    async fn load(&self, batch: &mut Batch) -> Result<(), Error> {
        let mut loaded = HashMap::new();
        let mut bytes = 0;
        // Rows come in any order. With the first of each chain alone, each one that fits can be delivered.
        for is_first in [true, false] {
            let chains = batch.chains.iter();
            let events: Vec<_> = chains
                .flat_map(|chain| chain.iter().enumerate())
                .filter(|(place, _)| (*place == 0) == is_first)
                .map(|(_, delivery)| [delivery.event])
                .collect();
            if events.is_empty() || bytes >= READ_BYTES {
                batch.has_more |= !events.is_empty();
                break;
            }
            let sql = format!(
                "SELECT id, event, at, json FROM outbox WHERE id IN (SELECT {} FROM {})",
                integer(0),
                elements(&self.db, 1)
            );
            let wants = |row: &Row| {
                let fits = bytes < READ_BYTES;
                bytes += row.text_len(3)?;
                Ok(fits)
            };
            let rows = self.db.rows_while(Planned(sql), vec![list(&events)?], wants);
            let (rows, is_cut) = rows.await?;
            batch.has_more |= is_cut;
            for row in &rows {
                let event = (row.text(1)?, row.integer(2)?, row.text(3)?);
                loaded.insert(row.integer(0)?, event);
            }
        }
        for chain in &mut batch.chains {
            // Two deliveries of a webhook never share an event.
            let read = chain
                .iter_mut()
                .map_while(|delivery| {
                    let (name, at, json) = loaded.remove(&delivery.event)?;
                    (delivery.name, delivery.at, delivery.json) = (name, at, json);
                    Some(())
                })
                .count();
            chain.truncate(read);
        }
        batch.chains.retain(|chain| !chain.is_empty());
        Ok(())
    }

    /// Returns the id that receivers see for an event: the same at every attempt, and another than in every other database.
    pub fn message_id(&self, event: i64) -> String {
        format!("msg_{event}_{}", self.mark)
    }

    /// Returns the number of deliveries that wait, and the time of the oldest event among them.
    pub(crate) async fn waiting(&self) -> Result<(i64, Option<i64>), Error> {
        let Some(table) = self.schema.webhooks() else {
            return Ok((0, None));
        };
        let sql = format!(
            "SELECT COUNT(*), MIN(d.at) FROM deliveries AS d JOIN {table} AS w ON w.store = d.store AND w.id = d.webhook \
             WHERE d.state = 0 AND w.active = 1 AND w.polled = 0"
        );
        let row = self.db.row(Joined(sql), Vec::new()).await?;
        let row = row.ok_or(sqlx::Error::RowNotFound)?;
        Ok((row.integer(0)?, row.optional_integer(1)?))
    }
}

/// Columns of a webhook, beside its record.
pub mod column {
    /// The secret, sealed.
    pub const SECRET: &str = "secret";
    /// Scheme of the signature; null for Standard Webhooks.
    pub const SIGNATURE: &str = "signature";
    /// 1 if its deliveries are read, and not sent.
    pub const POLLED: &str = "polled";
}

/// Lets the deliveries to a webhook that wait begin anew: `$1` is its store, `$2` its id.
const BEGIN_ANEW: &str = "UPDATE deliveries SET due_at = 0, attempts_before = attempts WHERE store = $1 AND webhook = $2 AND state = 0";

/// Returns the columns of a webhook to which nothing was delivered. The worker that has it loses its lease.
fn anew() -> Columns {
    let none = || Value::Integer(None);
    vec![
        ("lease", Value::Text(None)),
        ("leased_until", none()),
        ("failures", 0.into()),
        ("failing_since", none()),
        ("probe_at", none()),
        ("probes", 0.into()),
    ]
}

/// Returns the columns of a webhook whose secret is replaced: the old one, which is sealed, signs too for a time.
pub fn old_secret(sealed: Vec<u8>, time: Duration) -> Columns {
    let until = now() + i64::try_from(time.as_micros()).unwrap_or(i64::MAX / 2);
    vec![("old_secret", sealed.into()), ("old_secret_until", until.into())]
}

impl Transaction {
    /// Lets all deliveries of a webhook that wait begin anew. Returns the columns that the webhook has then.
    pub async fn deliver_anew(&mut self, store: i64, webhook: i64) -> Result<Columns, Error> {
        self.execute(BEGIN_ANEW, vec![store.into(), webhook.into()]).await?;
        Ok(anew())
    }
}

impl Write<'_> {
    /// Lets all deliveries of a webhook that wait begin anew, at the end of the change. Returns the columns that it has then.
    pub fn deliver_anew(&mut self, webhook: i64) -> Columns {
        let values = vec![self.store().into(), webhook.into()];
        self.later("deliveries", BEGIN_ANEW, values);
        anew()
    }
}

/// Returns the end of the ids of events.
pub(super) fn mark(cursors: &Cursors) -> String {
    let mark = cursors.sign("event", b"");
    let mark = mark.iter().take(4);
    mark.map(|byte| format!("{byte:02x}")).collect()
}

impl Lease {
    pub(super) fn values(&self) -> Vec<Value> {
        vec![self.store.into(), self.webhook.into(), self.id.as_str().into()]
    }
}

/// Returns the SQL of webhooks that have deliveries due and no lease, and its values. It walks through the index of deliveries
/// that wait, with one step for each webhook or store, however many wait.
fn due(db: &Db, table: &str, store: Option<i64>, at: i64, most: usize) -> (String, Vec<Value>) {
    let (with, values) = match store {
        Some(store) => (
            "WITH RECURSIVE walk (id) AS (SELECT MIN(webhook) FROM deliveries WHERE store = $2 AND state = 0 UNION ALL \
             SELECT (SELECT MIN(d.webhook) FROM deliveries AS d WHERE d.store = $2 AND d.state = 0 AND d.webhook > walk.id) \
             FROM walk WHERE walk.id IS NOT NULL), busy (store, id) AS (SELECT $2, id FROM walk WHERE id IS NOT NULL)".to_owned(),
            vec![at.into(), store.into()],
        ),
        None => (
            format!(
                "WITH RECURSIVE walk (store) AS (SELECT MIN(store) FROM deliveries WHERE state = 0 UNION ALL \
                 SELECT (SELECT MIN(d.store) FROM deliveries AS d WHERE d.state = 0 AND d.store > walk.store) FROM walk \
                 WHERE walk.store IS NOT NULL), busy (store, id) AS (SELECT w.store, w.id FROM walk JOIN {table} AS w ON w.store = walk.store)"
            ),
            vec![at.into()],
        ),
    };
    let (clock, skip) = match db {
        Db::Sqlite { .. } => (clock(db), ""),
        Db::Postgres(_) => (clock(db), " FOR NO KEY UPDATE OF w SKIP LOCKED"),
    };
    let sql = format!(
        "{with}, due AS MATERIALIZED (SELECT w.store, w.id FROM busy JOIN {table} AS w ON w.store = busy.store AND w.id = busy.id \
         WHERE w.active = 1 AND w.polled = 0 AND (w.leased_until IS NULL OR w.leased_until < {clock}) \
         AND (w.probe_at IS NULL OR w.probe_at <= $1) AND (SELECT d.due_at FROM deliveries AS d \
          WHERE d.store = w.store AND d.webhook = w.id AND d.state = 0 ORDER BY d.due_at LIMIT 1) <= $1 LIMIT {most}{skip})"
    );
    (sql, values)
}

/// Returns the SQL of the deliveries to a webhook that are due, each with a 1 if the webhook has some that are tried again.
fn due_now() -> String {
    // Two ends, or PostgreSQL prefers an index in which the time is no part of the order.
    const LAST: i64 = i64::MAX;
    let due = "SELECT id, event, due_at, attempts, attempts_before, owner FROM deliveries \
               WHERE store = $1 AND webhook = $2 AND state = 0";
    format!(
        "SELECT d.*, (SELECT COUNT(*) FROM ({due} AND due_at BETWEEN 1 AND {LAST} ORDER BY due_at LIMIT 1) AS late) FROM \
         (SELECT * FROM ({due} AND due_at = 0 ORDER BY id LIMIT {READ_ROWS}) AS fresh UNION ALL \
          SELECT * FROM ({due} AND due_at > 0 AND due_at <= $3 ORDER BY due_at, id LIMIT {READ_ROWS}) AS again) AS d ORDER BY d.id"
    )
}

/// Adds to deliveries that are due the latest one before, and its time, of those that are tried again.
fn with_former(due: &str) -> String {
    format!(
        "SELECT d.*, p.id, p.due_at FROM ({due}) AS d LEFT JOIN deliveries AS p ON p.id = (SELECT MAX(e.id) FROM deliveries AS e \
         WHERE e.store = $1 AND e.webhook = $2 AND e.owner = d.owner AND e.state = 0 AND e.due_at > 0 AND e.id < d.id) ORDER BY d.id"
    )
}

/// Returns the SQL of the present time in microseconds since 1970, by the clock of the database.
fn clock(db: &Db) -> &'static str {
    match db {
        Db::Sqlite { .. } => "CAST(unixepoch('now', 'subsec') * 1000000 AS INTEGER)",
        Db::Postgres(_) => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000 AS BIGINT)",
    }
}

pub(super) fn lease_end(db: &Db) -> String {
    format!("{} + {LEASE_SECONDS}000000", clock(db))
}
