//! Stores whose changes may have left deliveries, for the worker of this process. It also looks by itself, so a lost word
//! only costs time.

use std::{
    collections::HashSet,
    mem::take,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::Notify;

/// Stores to look at.
#[derive(Debug, Default)]
pub(crate) struct Wakes {
    stores: Mutex<HashSet<i64>>,
    all: AtomicBool,
    notify: Notify,
}

impl Wakes {
    /// Says that a store may have deliveries.
    pub(crate) fn wake(&self, store: i64) {
        if self.stores().insert(store) {
            self.notify.notify_one();
        }
    }

    /// Says that any store may have deliveries.
    pub(crate) fn wake_all(&self) {
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

    fn stores(&self) -> MutexGuard<'_, HashSet<i64>> {
        self.stores.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
