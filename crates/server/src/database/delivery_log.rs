//! The log of deliveries: what became of them, and how they are made again.

use std::collections::HashMap;

use super::{
    Database,
    cursor::Place,
    error::Error,
    list::{Conditions, Records},
    schema::Schema,
    sql::{Joined, Row, Value},
    statement::parameters,
    transaction::Transaction,
    write::Write,
};
use crate::domain::refusal::Refusal;

/// A delivery, as the log shows it.
#[derive(Debug)]
pub struct Logged {
    /// Its number.
    pub id: i64,
    /// Number of its event.
    pub event: i64,
    /// Name of its event.
    pub name: String,
    /// Path of the record that the event is about.
    pub record: String,
    /// The record at the time of the event.
    pub json: String,
    /// Id of its webhook.
    pub webhook: i64,
    /// Time of its event, in microseconds since 1970.
    pub at: i64,
    /// Number of its state.
    pub state: i64,
    /// Time of the next attempt of one that failed.
    pub next_at: Option<i64>,
    /// Its attempts, the first one first.
    pub attempts: Vec<LoggedAttempt>,
}

/// An attempt, as the log shows it.
#[derive(Debug)]
pub struct LoggedAttempt {
    /// Its number, from 1.
    pub number: i64,
    /// Time, in microseconds since 1970.
    pub at: i64,
    /// Name of what came of it.
    pub outcome: String,
    /// Status of the answer.
    pub status: Option<i64>,
    /// Time until the answer.
    pub milliseconds: i64,
    /// First bytes of the answer.
    pub answer: String,
}

/// The deliveries that a call is about; none of a field accepts any.
#[derive(Debug, Default)]
pub struct Chosen {
    /// Its number.
    pub id: Option<i64>,
    /// Id of its webhook.
    pub webhook: Option<i64>,
    /// Name of its event, in lower case.
    pub event: Option<String>,
    /// Number of a state.
    pub state: Option<i64>,
    /// Earliest time of its event, in microseconds since 1970.
    pub from: Option<i64>,
    /// Latest time of its event.
    pub to: Option<i64>,
}

impl Chosen {
    fn conditions(self, store: i64) -> Conditions {
        let mut conditions = Conditions::of("d.store", store);
        conditions.and("d.id =", self.id.map(Value::from));
        conditions.and("d.webhook =", self.webhook.map(Value::from));
        conditions.and("o.event =", self.event.map(Value::from));
        conditions.and("d.state =", self.state.map(Value::from));
        conditions.and("d.at >=", self.from.map(Value::from));
        conditions.and("d.at <=", self.to.map(Value::from));
        conditions
    }
}

impl Database {
    /// Reads a page of a store's deliveries.
    pub async fn delivery_log(
        &self,
        store: i64,
        chosen: Chosen,
        place: Option<Place>,
        size: usize,
    ) -> Result<Records<Logged>, Error> {
        let select = "SELECT d.id, d.event, o.json, o.event, d.webhook, d.at, d.state, d.due_at, o.record, \
                      d.attempts, d.tried_at, d.outcome, d.status, d.milliseconds, d.answer FROM deliveries AS d JOIN outbox AS o ON o.id = d.event";
        let conditions = chosen.conditions(store);
        let page = conditions.rows(&self.db, select, "d.id", place, size, read);
        let mut page = page.await?;
        let earlier = page.records.iter().filter(|delivery| {
            let latest = delivery.attempts.first();
            latest.is_some_and(|latest| latest.number > 1)
        });
        let earlier: Vec<_> = earlier.map(|delivery| delivery.id).collect();
        let mut attempts = self.attempts(&earlier).await?;
        for delivery in &mut page.records {
            let earlier = attempts.remove(&delivery.id).unwrap_or_default();
            delivery.attempts.splice(0..0, earlier);
        }
        Ok(page)
    }

    /// Reads the attempts before the latest.
    async fn attempts(
        &self,
        deliveries: &[i64],
    ) -> Result<HashMap<i64, Vec<LoggedAttempt>>, Error> {
        let ids = deliveries.iter().map(|id| Value::from(*id)).collect();
        let mut found = HashMap::<_, Vec<_>>::new();
        if deliveries.is_empty() {
            return Ok(found);
        }
        let sql = format!(
            "SELECT delivery, number, tried_at, outcome, status, milliseconds, answer FROM attempts \
             WHERE delivery IN {} ORDER BY delivery, number",
            parameters(1..=deliveries.len())
        );
        for row in self.db.rows(Joined(sql), ids).await? {
            let attempts = found.entry(row.integer(0)?).or_default();
            attempts.push(attempt(&row, 1)?);
        }
        Ok(found)
    }
}

/// Reads an attempt from columns that begin with its number.
fn attempt(row: &Row, first: usize) -> Result<LoggedAttempt, Error> {
    Ok(LoggedAttempt {
        number: row.integer(first)?,
        at: row.integer(first + 1)?,
        outcome: row.text(first + 2)?,
        status: row.optional_integer(first + 3)?,
        milliseconds: row.integer(first + 4)?,
        answer: row.text(first + 5)?,
    })
}

fn read(row: &Row) -> Result<Logged, Error> {
    let due_at = row.integer(7)?;
    Ok(Logged {
        id: row.integer(0)?,
        event: row.integer(1)?,
        record: row.text(8)?,
        json: row.text(2)?,
        name: row.text(3)?,
        webhook: row.integer(4)?,
        at: row.integer(5)?,
        state: row.integer(6)?,
        next_at: (due_at > 0).then_some(due_at),
        attempts: match row.optional_integer(10)? {
            Some(_) => vec![attempt(row, 9)?],
            None => Vec::new(),
        },
    })
}

impl Write<'_> {
    /// Lets deliveries begin anew, at once. Returns their number.
    pub async fn redeliver(&mut self, chosen: Chosen) -> Result<u64, Refusal> {
        let (schema, store) = (self.schema, self.store());
        Ok(self.transaction.redeliver(schema, store, chosen).await?)
    }
}

impl Database {
    /// Lets a delivery begin anew, at once. Returns false if the store has none with this number.
    pub(crate) async fn redeliver(&self, store: i64, id: i64) -> Result<bool, Error> {
        let chosen = Chosen { id: Some(id), ..Chosen::default() };
        let mut change = self.db.begin().await?;
        let count = change.redeliver(self.schema, store, chosen).await?;
        change.commit().await?;
        self.wakes.wake(store);
        Ok(count > 0)
    }
}

impl Transaction {
    async fn redeliver(
        &mut self,
        schema: &Schema,
        store: i64,
        chosen: Chosen,
    ) -> Result<u64, Error> {
        let (conditions, values) = chosen.conditions(store).into_parts();
        let sql = format!(
            "UPDATE deliveries SET state = 0, due_at = 0, attempts_before = attempts WHERE id IN \
             (SELECT d.id FROM deliveries AS d WHERE {conditions})"
        );
        let count = self.execute(Joined(sql), values).await?;
        // Webhooks that wait because they fail try these at once.
        if let Some(table) = schema.webhooks() {
            let sql = format!(
                "UPDATE {table} AS w SET probe_at = NULL WHERE store = $1 AND probe_at IS NOT NULL \
                 AND EXISTS (SELECT 1 FROM deliveries AS d WHERE d.store = $1 AND d.webhook = w.id AND d.state = 0 AND d.due_at = 0)"
            );
            self.execute(Joined(sql), vec![store.into()]).await?;
        }
        Ok(count)
    }
}
