//! Limits of the deliveries that are under way at once.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Deliveries of all stores.
const PERMITS: usize = 512;

/// Deliveries of one store, so that others have room too.
const OF_STORE: usize = 64;

/// Places for deliveries. Who waits gets one in turn.
pub(super) struct Slots {
    all: Arc<Semaphore>,
    stores: Mutex<HashMap<i64, Weak<Semaphore>>>,
}

/// The places of a store.
#[derive(Clone)]
pub(super) struct StoreSlots {
    all: Arc<Semaphore>,
    own: Arc<Semaphore>,
}

/// A place.
pub(super) struct Slot {
    _all: Option<OwnedSemaphorePermit>,
    _own: Option<OwnedSemaphorePermit>,
}

impl Default for Slots {
    fn default() -> Self {
        Self { all: Arc::new(Semaphore::new(PERMITS)), stores: Mutex::default() }
    }
}

impl Slots {
    pub(super) fn of(&self, store: i64) -> StoreSlots {
        let mut stores = self.stores.lock().unwrap_or_else(PoisonError::into_inner);
        stores.retain(|_, slots| slots.strong_count() > 0);
        let known = stores.get(&store).and_then(Weak::upgrade);
        let own = known.unwrap_or_else(|| Arc::new(Semaphore::new(OF_STORE)));
        stores.insert(store, Arc::downgrade(&own));
        StoreSlots { all: self.all.clone(), own }
    }
}

impl StoreSlots {
    /// Waits for a place.
    pub(super) async fn take(self) -> Slot {
        // Never closed, so there is always one.
        let own = self.own.acquire_owned().await.ok();
        let all = self.all.acquire_owned().await.ok();
        Slot { _all: all, _own: own }
    }
}
