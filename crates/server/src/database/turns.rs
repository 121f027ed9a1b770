//! Turns at a record: of the callers of this process that change it, one has a connection. The others wait without one, so
//! that a record that many change leaves connections to others.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{records::Stored, sql::Value};
use crate::{deadline::Moved, domain::refusal::Refusal};

/// Table, store, and the value that names the record.
pub(super) type Record = (&'static str, i64, Value);

/// Records that somebody changes, or waits for.
#[derive(Debug, Default)]
pub(crate) struct Turns(Mutex<HashMap<Record, Callers>>);

/// Callers at a record: their queue, and their number.
type Callers = (Arc<Queue>, usize);

#[derive(Debug)]
struct Queue {
    turn: Arc<Semaphore>,
    moved: Moved,
    /// The record as the last change left it.
    left: Mutex<Option<Stored>>,
}

impl Default for Queue {
    fn default() -> Self {
        Self { turn: Arc::new(Semaphore::new(1)), moved: Moved::default(), left: Mutex::default() }
    }
}

/// A turn at a record. It ends when it is dropped.
pub(super) struct Turn {
    turns: Arc<Turns>,
    record: Record,
    queue: Arc<Queue>,
    /// None while it waits.
    _turn: Option<OwnedSemaphorePermit>,
}

impl Turns {
    fn queues(&self) -> MutexGuard<'_, HashMap<Record, Callers>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the turn of a caller.
    pub(super) async fn take(self: &Arc<Self>, record: Record) -> Result<Turn, Refusal> {
        let queue = {
            let mut queues = self.queues();
            let (queue, callers) = queues.entry(record.clone()).or_default();
            *callers += 1;
            queue.clone()
        };
        let mut taken = Turn { turns: self.clone(), record, queue, _turn: None };
        let wait = taken.queue.turn.clone().acquire_owned();
        let turn = taken.queue.moved.wait(wait).await;
        // Nothing closes the semaphore.
        let turn = turn.and_then(Result::ok);
        taken._turn = Some(turn.ok_or_else(Refusal::transaction_conflict)?);
        Ok(taken)
    }
}

impl Turn {
    /// Says that the caller has the record.
    pub(super) fn moves(&self) {
        self.queue.moved.on();
    }

    /// Returns what the turn before left of this record. It is out of date if a change without a turn, or of another process,
    /// came since.
    pub(super) fn known(&self, record: &Record) -> Option<Stored> {
        self.left().take().filter(|_| *record == self.record)
    }

    /// Leaves a changed record to the next turn, which need not read it again.
    pub(super) fn leave(&self, stored: Stored) {
        *self.left() = Some(stored);
    }

    fn left(&self) -> MutexGuard<'_, Option<Stored>> {
        let left = self.queue.left.lock();
        left.unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns true if other callers wait for a turn at a record of this table.
    pub(super) fn is_wanted(&self, table: &'static str) -> bool {
        let queues = self.turns.queues();
        let callers = queues.get(&self.record).map(|(_, callers)| *callers);
        self.record.0 == table && callers > Some(1)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut queues = self.turns.queues();
        if let Some((_, callers)) = queues.get_mut(&self.record) {
            *callers -= 1;
            if *callers == 0 {
                queues.remove(&self.record);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::deadline::within;

    #[tokio::test]
    async fn a_turn_ends_the_wait_of_the_next_and_nothing_stays() {
        let turns = Arc::new(Turns::default());
        let record = || ("orders", 1, Value::from("1001"));
        let first = turns.take(record()).await.unwrap();
        let moment = Duration::from_millis(20);
        let late = within(moment, turns.take(record())).await;
        assert_eq!(late.err().map(|refusal| refusal.status()), Some(503));
        let other = turns.take(("orders", 2, Value::from("1001"))).await;
        let (second, ()) = tokio::join!(turns.take(record()), async { drop(first) });
        drop((second.unwrap(), other.unwrap()));
        assert!(turns.queues().is_empty());
    }

    #[tokio::test]
    async fn a_turn_knows_what_the_last_one_left() {
        let turns = Arc::new(Turns::default());
        let record = ("orders", 1, Value::from("1001"));
        let first = turns.take(record.clone()).await.unwrap();
        assert!(!first.is_wanted("orders"));
        let (second, ()) = tokio::join!(turns.take(record.clone()), async {
            assert!(first.is_wanted("orders") && !first.is_wanted("transactions"));
            first.leave(Stored { id: 7, version: 2, json: "{}".to_owned() });
            drop(first);
        });
        let second = second.unwrap();
        let known = second.known(&record).unwrap();
        assert_eq!((known.id, known.version), (7, 2));
        assert!(second.known(&record).is_none());
        second.leave(known);
        assert!(second.known(&("orders", 2, Value::from("1001"))).is_none());
    }
}
