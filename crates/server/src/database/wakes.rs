//! Stores whose changes may have left deliveries, for the worker of this process. It also looks by itself, so a lost word
//! only costs time.

use std::{
    collections::HashSet,
    mem::take,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use tokio::sync::{Notify, watch};

/// Stores to look at.
#[derive(Debug, Default)]
pub struct Wakes {
    stores: Mutex<HashSet<i64>>,
    all: AtomicBool,
    notify: Notify,
    /// Number of the latest word, and of the latest after which there was nothing left to do.
    asked: AtomicU64,
    done: watch::Sender<u64>,
}

impl Wakes {
    /// Says that a store may have deliveries.
    pub(crate) fn wake(&self, store: i64) {
        self.asked.fetch_add(1, Ordering::SeqCst);
        if self.stores().insert(store) {
            self.notify.notify_one();
        }
    }

    /// Says that any store may have deliveries.
    pub(crate) fn wake_all(&self) {
        self.asked.fetch_add(1, Ordering::SeqCst);
        self.all.store(true, Ordering::Relaxed);
        self.notify.notify_one();
    }

    /// Returns true if any store may have deliveries.
    pub(crate) fn take_all(&self) -> bool {
        self.all.swap(false, Ordering::Relaxed)
    }

    /// Waits until there are stores to look at.
    pub(crate) async fn woken(&self) {
        self.notify.notified().await;
    }

    /// Takes the stores to look at.
    pub(crate) fn take(&self) -> HashSet<i64> {
        take(&mut *self.stores())
    }

    /// Returns the number of the latest word.
    pub(crate) fn asked(&self) -> u64 {
        self.asked.load(Ordering::SeqCst)
    }

    /// Says that nothing is left to do of what was asked before.
    pub(crate) fn done(&self, asked: u64) {
        self.done.send_if_modified(|done| std::mem::replace(done, asked) != asked);
    }

    /// Waits until nothing is left to do of what was asked so far.
    pub async fn quiet(&self) {
        let asked = self.asked();
        let mut done = self.done.subscribe();
        // The sender lives as long as this value.
        let _ = done.wait_for(|done| *done >= asked).await;
    }

    fn stores(&self) -> MutexGuard<'_, HashSet<i64>> {
        self.stores.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
