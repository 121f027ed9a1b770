//! Limits of calls, shared by all instances: each leases calls from the database, a twentieth of the limit at once.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex as Map, PoisonError},
    time::Duration,
};

use tokio::{sync::Mutex, time::timeout};

use super::{db::Db, error::Error, now, turn};
use crate::domain::quota::Quota;

/// Length of a period in seconds.
const PERIOD: i64 = 60;

/// Leases into which a limit is divided.
const LEASES: i64 = 20;

/// Time that a call waits for a lease. A lease is a change, and while another program has locked the database, reads must not
/// wait for it.
const LEASE_TIME: Duration = Duration::from_millis(250);

/// Tokens with leases in memory.
const MOST_TOKENS: usize = 10_000;

/// Leases of this process, by token.
#[derive(Debug)]
pub(crate) struct Quotas {
    /// Calls of a token in a period.
    limit: i64,
    leased: Map<HashMap<i64, Arc<Mutex<Lease>>>>,
}

#[derive(Debug, Default)]
struct Lease {
    period: i64,
    /// Calls of all leases of this process.
    taken: i64,
    /// Those of them that were not made.
    left: i64,
    /// Calls that no instance has leased, as the database said.
    unleased: i64,
    /// True if the database has no more for this period, or is not asked.
    is_last: bool,
}

impl Quotas {
    pub(super) fn new(limit: u32) -> Self {
        Self { limit: limit.into(), leased: Map::default() }
    }

    /// Counts a call of a token.
    pub(crate) async fn admit(&self, db: &Db, token: i64) -> Result<Quota, Error> {
        let lease = {
            let mut leased = self.leased.lock().unwrap_or_else(PoisonError::into_inner);
            if leased.len() >= MOST_TOKENS && !leased.contains_key(&token) {
                // A lease that is lost costs its token a twentieth of the limit.
                leased.clear();
            }
            leased.entry(token).or_default().clone()
        };
        let mut lease = turn(lease.lock()).await?;
        let seconds = now() / 1_000_000;
        let period = seconds / PERIOD;
        if lease.period != period {
            *lease = Lease { period, ..Lease::default() };
        }
        if lease.left == 0 && !lease.is_last {
            let leased = timeout(LEASE_TIME, self.lease(db, token, &mut lease)).await;
            match leased {
                Ok(leased) => leased?,
                // This process counts alone until the period ends.
                Err(_) => {
                    lease.left = self.limit - lease.taken;
                    lease.unleased = 0;
                    lease.is_last = true;
                }
            }
        }
        let admitted = lease.left > 0;
        lease.left -= i64::from(admitted);
        let count = |calls: i64| u64::try_from(calls).unwrap_or_default();
        Ok(Quota {
            admitted,
            limit: count(self.limit),
            remaining: count(lease.left + lease.unleased),
            reset: count((period + 1) * PERIOD - seconds),
        })
    }

    async fn lease(&self, db: &Db, token: i64, lease: &mut Lease) -> Result<(), Error> {
        let size = (self.limit / LEASES).max(1);
        let leases = (self.limit + size - 1) / size;
        // An instance whose clock is slow takes part in the others' period.
        let sql = "INSERT INTO quotas (token, period, leases) VALUES ($1, $2, 1) ON CONFLICT (token) DO UPDATE SET \
                   leases = CASE WHEN quotas.period < excluded.period THEN 1 ELSE quotas.leases + 1 END, \
                   period = CASE WHEN quotas.period < excluded.period THEN excluded.period ELSE quotas.period END \
                   WHERE quotas.period < excluded.period OR quotas.leases < $3 RETURNING leases";
        let values = vec![token.into(), lease.period.into(), leases.into()];
        let row = db.change(sql, values).await?;
        let Some(row) = row else {
            lease.unleased = 0;
            lease.is_last = true;
            return Ok(());
        };
        let taken = row.integer(0)?;
        // The last lease has what is left of the limit.
        lease.left = size.min(self.limit - (taken - 1) * size);
        lease.taken += lease.left;
        lease.unleased = (self.limit - taken * size).max(0);
        Ok(())
    }
}
