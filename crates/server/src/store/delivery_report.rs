//! Records the results of deliveries: attempts, the health of the webhook, and the fields of its record that show it.

use super::{
    Store,
    db::{Joined, Transaction, Value},
    deliveries::{Health, Lease, lease_end},
    error::Error,
    events::Event,
    ids::Counted,
    now,
    statement::{Statement, parameters},
};
use crate::{http::refusal::Refusal, repeat::repeated};

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
    pub(crate) number: i64,
    pub(crate) at: i64,
    pub(crate) outcome: &'static str,
    pub(crate) status: Option<u16>,
    pub(crate) milliseconds: i64,
    /// The first bytes of the answer.
    pub(crate) answer: String,
    pub(crate) next: Next,
}

/// Fields of a webhook's record that show its health.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) active: bool,
    pub(crate) warning_count: i64,
    pub(crate) next_check_at: Option<i64>,
}

/// Results of a worker for a webhook.
pub(crate) struct Report<'a> {
    pub(crate) attempts: &'a [Attempt],
    pub(crate) health: Health,
    /// Name of the event that says that the webhook is no longer active, if it is so.
    pub(crate) disabled: Option<&'a str>,
    /// True if the worker has nothing more to do.
    pub(crate) release: bool,
    /// True if what the record shows may have changed.
    pub(crate) is_shown: bool,
}

impl Store {
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
            let recorded = transaction
                .report(lease_end(&self.db), lease, report, event, &shown)
                .await?;
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
        lease_end: String,
        lease: &Lease,
        report: &Report<'_>,
        event: i64,
        shown: &S,
    ) -> Result<bool, Refusal>
    where
        S: Fn(&str, Shown) -> Result<Option<String>, Refusal> + Send + Sync,
    {
        let own = match report.release || report.disabled.is_some() {
            true => "lease = NULL, leased_until = NULL".to_owned(),
            false => format!("leased_until = {lease_end}"),
        };
        let sql = format!(
            "UPDATE webhooks SET {own}, failures = $4, failing_since = $5, probe_at = $6, probes = $7 \
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
        self.record(lease, report.attempts).await?;
        if !report.is_shown {
            return Ok(true);
        }
        let sql = "SELECT MIN(due_at), MIN(CASE WHEN due_at > 0 THEN due_at END) FROM deliveries \
                   WHERE store = $1 AND webhook = $2 AND state = 0";
        let values = vec![lease.store.into(), lease.webhook.into()];
        let next = self.row(sql, values).await?;
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
            let sql = "UPDATE webhooks SET json = $3, version = version + 1, active = $4 WHERE store = $1 AND id = $2";
            let values = vec![
                lease.store.into(),
                lease.webhook.into(),
                json.as_str().into(),
                i64::from(active).into(),
            ];
            self.execute(sql, values).await?;
        }
        if let (Some(name), Some(json)) = (report.disabled, shown) {
            let record = format!("webhooks/{}", lease.webhook);
            let event = Event {
                id: event,
                store: lease.store,
                at: now(),
                name,
                record: &record,
                json,
                only: None,
            };
            for Statement { sql, values, .. } in event.written() {
                self.execute(Joined(sql), values).await?;
            }
        }
        Ok(true)
    }

    async fn record(&mut self, lease: &Lease, attempts: &[Attempt]) -> Result<(), Error> {
        if attempts.is_empty() {
            return Ok(());
        }
        let (mut changes, mut change_values) = (Vec::new(), Vec::<Value>::new());
        let (mut rows, mut values) = (Vec::new(), Vec::new());
        for attempt in attempts {
            let (state, due_at) = match attempt.next {
                Next::Again(at) => (0, at.max(1)),
                Next::Delivered => (1, 0),
                Next::GivenUp => (2, 0),
                Next::Unwanted => (3, 0),
            };
            let is_made = i64::from(attempt.next != Next::Unwanted);
            let before = change_values.len();
            changes.push(parameters(before + 1..=before + 4));
            change_values.extend([
                attempt.delivery.into(),
                state.into(),
                due_at.into(),
                is_made.into(),
            ]);
            if is_made == 0 {
                continue;
            }
            let before = values.len();
            rows.push(parameters(before + 1..=before + 8));
            values.extend([
                lease.store.into(),
                attempt.delivery.into(),
                attempt.number.into(),
                attempt.at.into(),
                attempt.outcome.into(),
                attempt.status.map(i64::from).into(),
                attempt.milliseconds.into(),
                attempt.answer.as_str().into(),
            ]);
        }
        let sql = format!(
            "WITH made (id, state, due_at, attempts) AS (VALUES {}) \
             UPDATE deliveries SET state = made.state, due_at = made.due_at, attempts = deliveries.attempts + made.attempts \
             FROM made WHERE deliveries.id = made.id AND deliveries.state = 0",
            changes.join(", ")
        );
        self.execute(Joined(sql), change_values).await?;
        if !rows.is_empty() {
            let sql = format!(
                "INSERT INTO attempts (store, delivery, number, at, outcome, status, milliseconds, answer) VALUES {}",
                rows.join(", ")
            );
            self.execute(Joined(sql), values).await?;
        }
        // Those that waited for it need not wait any longer.
        for attempt in attempts {
            if attempt.number > 1 && !matches!(attempt.next, Next::Again(_)) {
                let sql = "UPDATE deliveries SET due_at = 0 WHERE store = $1 AND webhook = $2 AND state = 0 AND due_at > 0 \
                           AND owner = (SELECT owner FROM deliveries WHERE id = $3)";
                let values = vec![
                    lease.store.into(),
                    lease.webhook.into(),
                    attempt.delivery.into(),
                ];
                self.execute(sql, values).await?;
            }
        }
        Ok(())
    }
}
