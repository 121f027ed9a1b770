//! The log of deliveries: what became of them, and how they are made again.

use std::collections::HashMap;

use super::{
    Store,
    cursor::Place,
    db::{Joined, Row, Value},
    error::Error,
    list::{Conditions, Records},
    statement::parameters,
    write::Write,
};
use crate::http::refusal::Refusal;

/// A delivery, as the log shows it.
#[derive(Debug)]
pub(crate) struct Logged {
    pub(crate) id: i64,
    /// Number of its event.
    pub(crate) event: i64,
    pub(crate) name: String,
    pub(crate) record: String,
    /// The record at the time of the event.
    pub(crate) json: String,
    pub(crate) webhook: i64,
    pub(crate) at: i64,
    /// Number of its state.
    pub(crate) state: i64,
    /// Time of the next attempt of one that failed.
    pub(crate) next_at: Option<i64>,
    pub(crate) attempts: Vec<LoggedAttempt>,
}

/// An attempt, as the log shows it.
#[derive(Debug)]
pub(crate) struct LoggedAttempt {
    pub(crate) number: i64,
    pub(crate) at: i64,
    pub(crate) outcome: String,
    pub(crate) status: Option<i64>,
    pub(crate) milliseconds: i64,
    pub(crate) answer: String,
}

/// The deliveries that a call is about; none of a field accepts any.
#[derive(Debug, Default)]
pub(crate) struct Chosen {
    pub(crate) id: Option<i64>,
    pub(crate) webhook: Option<i64>,
    pub(crate) event: Option<String>,
    /// Number of a state.
    pub(crate) state: Option<i64>,
    pub(crate) from: Option<i64>,
    pub(crate) to: Option<i64>,
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

impl Store {
    /// Reads a page of a store's deliveries.
    pub(crate) async fn delivery_log(
        &self,
        store: i64,
        chosen: Chosen,
        place: Option<Place>,
        size: usize,
    ) -> Result<Records<Logged>, Error> {
        let select = "SELECT d.id, d.event, o.json, o.event, d.webhook, d.at, d.state, d.due_at, o.record \
                      FROM deliveries AS d JOIN outbox AS o ON o.id = d.event";
        let conditions = chosen.conditions(store);
        let page = conditions.rows(&self.db, select, "d.id", place, size, read);
        let mut page = page.await?;
        let mut attempts = self
            .attempts(page.records.iter().map(|delivery| delivery.id))
            .await?;
        for delivery in &mut page.records {
            delivery.attempts = attempts.remove(&delivery.id).unwrap_or_default();
        }
        Ok(page)
    }

    async fn attempts(
        &self,
        deliveries: impl Iterator<Item = i64>,
    ) -> Result<HashMap<i64, Vec<LoggedAttempt>>, Error> {
        let ids: Vec<_> = deliveries.map(Value::from).collect();
        let mut found = HashMap::<_, Vec<_>>::new();
        if ids.is_empty() {
            return Ok(found);
        }
        let sql = format!(
            "SELECT delivery, number, at, outcome, status, milliseconds, answer FROM attempts \
             WHERE delivery IN {} ORDER BY delivery, number",
            parameters(1..=ids.len())
        );
        for row in self.db.rows(Joined(sql), ids).await? {
            let attempt = LoggedAttempt {
                number: row.integer(1)?,
                at: row.integer(2)?,
                outcome: row.text(3)?,
                status: row.optional_integer(4)?,
                milliseconds: row.integer(5)?,
                answer: row.text(6)?,
            };
            found.entry(row.integer(0)?).or_default().push(attempt);
        }
        Ok(found)
    }
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
        attempts: Vec::new(),
    })
}

impl Write<'_> {
    /// Lets deliveries begin anew, at once. Returns their number.
    pub(crate) async fn redeliver(&mut self, chosen: Chosen) -> Result<u64, Refusal> {
        let conditions = chosen.conditions(self.store());
        let (conditions, values) = conditions.into_parts();
        let sql = format!(
            "UPDATE deliveries SET state = 0, due_at = 0, attempts_before = attempts WHERE id IN \
             (SELECT d.id FROM deliveries AS d WHERE {conditions})"
        );
        let count = self.transaction.execute(Joined(sql), values).await?;
        // Webhooks that wait because they fail try these at once.
        let sql = "UPDATE webhooks SET probe_at = NULL WHERE store = $1 AND probe_at IS NOT NULL \
                   AND EXISTS (SELECT 1 FROM deliveries AS d WHERE d.store = $1 AND d.webhook = webhooks.id AND d.state = 0 AND d.due_at = 0)";
        self.transaction
            .execute(sql, vec![self.store().into()])
            .await?;
        Ok(count)
    }
}
