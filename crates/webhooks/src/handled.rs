//! Ids of handled deliveries, so that each is handled once.
//!
//! This module knows ids and time. It must not know signatures or payloads.

use std::{
    collections::{HashMap, VecDeque},
    convert::Infallible,
    future::{Future, ready},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// Store of the ids of handled deliveries (`Received::id`).
///
/// [`RecentIds`] keeps them in memory. A service with several instances, or one that must not forget ids when it restarts, keeps
/// them in its database: a table with the id as its primary key. If `insert` runs in the transaction of what the handler writes,
/// a process that dies loses neither the delivery nor its id.
///
/// # Examples
///
/// ```
/// use backoffice::webhooks::{Delivery, HandledIds, Received, RecentIds};
///
/// /// Handles a delivery once. After a failure, the next attempt of the sender is handled.
/// async fn handle(received: &Received, ids: &RecentIds) -> Result<(), String> {
///     let id = received.id.as_deref().ok_or("the scheme signs no id")?;
///     let Ok(true) = ids.insert(id).await else { return Ok(()) };
///     let handled = work(&received.delivery).await;
///     if handled.is_err() {
///         let Ok(()) = ids.remove(id).await;
///     }
///     handled
/// }
///
/// async fn work(delivery: &Delivery) -> Result<(), String> {
///     println!("{:?}", delivery.event);
///     Ok(())
/// }
/// ```
pub trait HandledIds: Send + Sync {
    /// Failure of the store.
    type Error;

    /// Adds an id. Returns false if the store has it: the delivery is handled, or another task handles it now.
    ///
    /// # Errors
    ///
    /// If the store fails. Answer the delivery with a status of 500 or above, so that the sender repeats it.
    fn insert(&self, id: &str) -> impl Future<Output = Result<bool, Self::Error>> + Send;

    /// Removes the id of a delivery that could not be handled.
    ///
    /// # Errors
    ///
    /// If the store fails.
    fn remove(&self, id: &str) -> impl Future<Output = Result<(), Self::Error>> + Send;
}

/// Ids in memory: those of a limited time, and at most a number of them. If there are more, it forgets the oldest.
///
/// The default keeps 100,000 ids for a week.
#[derive(Debug)]
pub struct RecentIds {
    keep: Duration,
    most: usize,
    ids: Mutex<Ids>,
}

#[derive(Debug, Default)]
struct Ids {
    added: HashMap<Arc<str>, Instant>,
    /// In the order of their times. An id that was removed is still here.
    order: VecDeque<(Instant, Arc<str>)>,
}

impl RecentIds {
    /// Keeps at most `most` ids, each for the time `keep`: as long as the sender repeats a delivery, and at least twice the
    /// tolerance of the receiver.
    #[must_use]
    pub fn new(keep: Duration, most: usize) -> Self {
        Self { keep, most, ids: Mutex::default() }
    }

    fn ids(&self) -> MutexGuard<'_, Ids> {
        self.ids.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, id: &str, now: Instant) -> bool {
        let mut ids = self.ids();
        ids.forget(|added, _| now.duration_since(added) >= self.keep);
        if ids.added.contains_key(id) {
            return false;
        }
        ids.forget(|_, count| count >= self.most.max(1));
        let id: Arc<str> = id.into();
        ids.added.insert(id.clone(), now);
        ids.order.push_back((now, id));
        true
    }
}

impl Ids {
    /// Removes the oldest ids, as long as `is_old` is true for the time of the oldest and the number of ids.
    fn forget(&mut self, is_old: impl Fn(Instant, usize) -> bool) {
        while let Some((added, id)) = self.order.front()
            && is_old(*added, self.order.len())
        {
            // An id that was removed may have been added again, later.
            if self.added.get(id) == Some(added) {
                self.added.remove(id);
            }
            self.order.pop_front();
        }
    }
}

impl Default for RecentIds {
    fn default() -> Self {
        Self::new(Duration::from_secs(7 * 24 * 60 * 60), 100_000)
    }
}

impl HandledIds for RecentIds {
    type Error = Infallible;

    fn insert(&self, id: &str) -> impl Future<Output = Result<bool, Infallible>> + Send {
        ready(Ok(self.add(id, Instant::now())))
    }

    fn remove(&self, id: &str) -> impl Future<Output = Result<(), Infallible>> + Send {
        self.ids().added.remove(id);
        ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_new_once_until_it_is_old_or_removed() {
        let (ids, start) = (RecentIds::new(Duration::from_secs(60), 3), Instant::now());
        let add = |id: &str, seconds| ids.add(id, start + Duration::from_secs(seconds));
        assert!(add("a", 0) && !add("a", 59));
        assert!(add("a", 60), "it is old");
        assert!(add("b", 61) && add("c", 62));
        assert!(!add("a", 63) && !add("b", 63) && !add("c", 63), "three ids fit");
        let Ok(()) = futures_util::FutureExt::now_or_never(ids.remove("c")).unwrap();
        assert!(add("c", 64), "it was removed");
        for n in 0..100 {
            assert!(add(&n.to_string(), 65));
        }
        let ids = ids.ids();
        assert!(ids.added.len() <= 3 && ids.order.len() <= 3, "{ids:?}");
    }
}
