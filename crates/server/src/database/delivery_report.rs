//! Records the results of deliveries: attempts, the health of the webhook, and the fields of its record that show it.

use super::{
    Database,
    db::Db,
    deliveries::{Health, Lease, lease_end},
    error::Error,
    events::Event,
    ids::Counted,
    now,
    sql::{Joined, Planned},
    statement::{Statement, elements, integer, list},
    transaction::Transaction,
};
use crate::{domain::refusal::Refusal, repeat::repeated};

/// State of a delivery after an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Delivered,
    GivenUp,
    /// The webhook no longer names the event.
    Unwanted,
    /// Tries again at this time.
    Again(i64),
}

/// An attempt, to be recorded.
#[derive(Debug)]
pub(crate) struct Attempt {
    pub(crate) delivery: i64,
    pub number: i64,
    pub at: i64,
    pub outcome: &'static str,
    pub status: Option<u16>,
    pub milliseconds: i64,
    /// The first bytes of the answer.
    pub answer: String,
    pub next: Next,
}

impl Attempt {
    /// Returns true if another attempt follows.
    pub(crate) fn is_again(&self) -> bool {
        matches!(self.next, Next::Again(_))
    }
}

/// Fields of a webhook's record that show its health.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// True if it gets deliveries.
    pub active: bool,
    /// Failures since the last success.
    pub warning_count: i64,
    /// Time of the next attempt after a failure, in microseconds since 1970.
    pub next_check_at: Option<i64>,
}

/// Results of a worker for a webhook.
pub(crate) struct Report<'a> {
    pub attempts: &'a [Attempt],
    pub(crate) health: Health,
    /// Name of the event that says that the webhook is no longer active, if it is so.
    pub(crate) disabled: Option<&'a str>,
    /// True if the worker has nothing more to do.
    pub(crate) release: bool,
    /// True if what the record shows may have changed.
    pub(crate) is_shown: bool,
}

impl Database {
    /// Records attempts. `shown` writes what the webhook's record says of its deliveries; it returns none if the record says so
    /// already. Returns false if the lease had ended: then nothing is recorded.
    pub(crate) async fn report<S>(
        &self,
        lease: &Lease,
        report: &Report<'_>,
        shown: S,
    ) -> Result<bool, Refusal>
    where
        S: Fn(&str, Shown) -> Result<Option<String>, Refusal> + Send + Sync,
    {
        let event = match report.disabled {
            Some(_) => self.ids.take(&self.db, Counted::Row, 1).await?.start,
            None => 0,
        };
        let is_recorded = repeated(|| async {
            let mut transaction = self.db.begin().await?;
            let recorded = transaction.report(self, lease, report, event, &shown).await?;
            if recorded {
                transaction.commit().await?;
            }
            Ok::<_, Refusal>(recorded)
        })
        .await?;
        if is_recorded && report.disabled.is_some() {
            self.wakes.wake(lease.store);
        }
        Ok(is_recorded)
    }
}

impl Transaction {
    async fn report<S>(
        &mut self,
        Database { db, schema, .. }: &Database,
        lease: &Lease,
        report: &Report<'_>,
        event: i64,
        shown: &S,
    ) -> Result<bool, Refusal>
    where
        S: Fn(&str, Shown) -> Result<Option<String>, Refusal> + Send + Sync,
    {
        let table = lease.table;
        let own = match report.release {
            true => "lease = NULL, leased_until = NULL".to_owned(),
            false => format!("leased_until = {}", lease_end(db)),
        };
        let sql = format!(
            "UPDATE {table} SET {own}, failures = $4, failing_since = $5, probe_at = $6, probes = $7 \
             WHERE store = $1 AND id = $2 AND lease = $3 AND active = 1 RETURNING json"
        );
        let health = report.health;
        let mut values = lease.values();
        values.extend([
            health.failures.into(),
            health.failing_since.into(),
            health.probe_at.into(),
            health.probes.into(),
        ]);
        let Some(row) = self.row(Joined(sql), values).await? else {
            return Ok(false);
        };
        self.record(db, lease, report.attempts).await?;
        if !report.is_shown {
            return Ok(true);
        }
        let due = "SELECT due_at FROM deliveries WHERE store = $1 AND webhook = $2 AND state = 0";
        let sql = format!(
            "SELECT ({due} ORDER BY due_at LIMIT 1), ({due} AND due_at > 0 ORDER BY due_at LIMIT 1)"
        );
        let values = vec![lease.store.into(), lease.webhook.into()];
        let next = self.row(Planned(sql), values).await?;
        let next = next.ok_or(sqlx::Error::RowNotFound).map_err(Error::from)?;
        let active = report.disabled.is_none();
        let shown = shown(
            &row.text(0)?,
            Shown {
                active,
                warning_count: health.failures,
                next_check_at: match (active, health.probe_at) {
                    (false, _) => None,
                    (true, None) => next.optional_integer(1)?,
                    (true, Some(probe)) => next.optional_integer(0)?.map(|due| due.max(probe)),
                },
            },
        )?;
        if let Some(json) = &shown {
            let sql = format!(
                "UPDATE {table} SET json = $3, version = version + 1, active = $4 WHERE store = $1 AND id = $2"
            );
            let values = vec![
                lease.store.into(),
                lease.webhook.into(),
                json.as_str().into(),
                i64::from(active).into(),
            ];
            self.execute(Joined(sql), values).await?;
        }
        if let (Some(name), Some(json)) = (report.disabled, shown) {
            let record = format!("{table}/{}", lease.webhook);
            let event = Event {
                id: event,
                store: lease.store,
                at: now(),
                name,
                record: &record,
                json,
                only: None,
            };
            for Statement { sql, values, .. } in event.written(schema) {
                self.execute(Joined(sql), values).await?;
            }
        }
        Ok(true)
    }

    async fn record(&mut self, db: &Db, lease: &Lease, attempts: &[Attempt]) -> Result<(), Error> {
        let (mut made, mut again) = (Vec::with_capacity(attempts.len()), Vec::new());
        // Those that were tried before, and are not tried again.
        let (mut ended, mut unwanted) = (Vec::new(), Vec::new());
        for attempt in attempts {
            let id = [attempt.delivery];
            let (state, due_at) = match attempt.next {
                Next::Again(at) => (0, at.max(1)),
                Next::Delivered => (1, 0),
                Next::GivenUp => (2, 0),
                Next::Unwanted => (3, 0),
            };
            if attempt.number > 1 && state != 0 {
                ended.push(id);
            }
            if attempt.next == Next::Unwanted {
                unwanted.push(id);
                continue;
            }
            if attempt.number > 1 {
                again.push(id);
            }
            made.push((
                attempt.delivery,
                state,
                due_at,
                attempt.at,
                attempt.outcome,
                attempt.status,
                attempt.milliseconds,
                &attempt.answer,
            ));
        }
        let ids = |number| format!("(SELECT {} FROM {})", integer(0), elements(db, number));
        if !unwanted.is_empty() {
            let sql = format!(
                "UPDATE deliveries SET state = 3, due_at = 0 WHERE id IN {} AND state = 0",
                ids(1)
            );
            self.execute(Planned(sql), vec![list(&unwanted)?]).await?;
        }
        if !again.is_empty() {
            let sql = format!(
                "INSERT INTO attempts (delivery, number, store, tried_at, outcome, status, milliseconds, answer) \
                 SELECT id, attempts, store, tried_at, outcome, status, milliseconds, answer FROM deliveries \
                 WHERE id IN {} AND state = 0 AND tried_at IS NOT NULL",
                ids(1)
            );
            self.execute(Planned(sql), vec![list(&again)?]).await?;
        }
        if !made.is_empty() {
            let sql = format!(
                "UPDATE deliveries SET state = {}, due_at = {}, attempts = attempts + 1, tried_at = {}, outcome = value ->> 4, \
                 status = {}, milliseconds = {}, answer = value ->> 7 FROM {} WHERE deliveries.id = {} AND deliveries.state = 0",
                integer(1),
                integer(2),
                integer(3),
                integer(5),
                integer(6),
                elements(db, 1),
                integer(0),
            );
            self.execute(Planned(sql), vec![list(&made)?]).await?;
        }
        if ended.is_empty() {
            return Ok(());
        }
        // What waited for them need not wait any longer.
        let sql = format!(
            "UPDATE deliveries SET due_at = 0 WHERE store = $1 AND webhook = $2 AND state = 0 AND due_at > 0 AND owner IN \
             (SELECT owner FROM deliveries WHERE id IN {})",
            ids(3)
        );
        let values = vec![lease.store.into(), lease.webhook.into(), list(&ended)?];
        self.execute(Planned(sql), values).await.map(drop)
    }
}
