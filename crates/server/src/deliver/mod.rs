//! Deliveries of events to webhooks: at least once, for each record in order, to nobody who should not have them.
//!
//! Each instance has a worker. It leases webhooks that have something to deliver, and one task for each makes the deliveries.
//! Knows HTTP as a client, signatures, and the times of attempts; must not know what operations do, SQL, or the fields of
//! records, which are [`Rules`].

mod attempt;
mod schedule;
mod slots;
mod targets;
mod webhook;

use std::{
    collections::{HashMap, HashSet},
    future::Future,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{
    sync::{Notify, watch},
    task::JoinSet,
    time::timeout,
};
use url::Url;

pub(crate) use self::attempt::Figures;
pub use self::targets::{InvalidNetwork, Targets};
use self::{attempt::Clients, slots::Slots};
use crate::{
    http::refusal::Refusal,
    random,
    store::{
        Store,
        deliveries::{Delivery, Lease, Shown},
    },
};

/// Longest time between two looks for deliveries of other instances, and for those that are tried again.
const LOOK: Duration = Duration::from_secs(1);

/// Shortest and longest time between two looks at a store whose changes leave nothing to deliver. It doubles with each look.
const SHORT_QUIET: Duration = Duration::from_millis(5);
const LONG_QUIET: Duration = Duration::from_millis(80);

/// Time for deliveries on their way when the worker stops.
const STOPPING: Duration = Duration::from_secs(20);

/// What the API says of webhooks and deliveries.
pub(crate) trait Rules: Clone + Send + Sync + 'static {
    /// Event of a webhook that failed for too long.
    const DISABLED: &'static str;

    /// Reads a webhook's record.
    fn subscription(&self, webhook: &str) -> Result<Subscription, Refusal>;

    /// Writes the body of a delivery.
    fn body(&self, id: &str, delivery: &Delivery) -> Result<String, Refusal>;

    /// Writes into a webhook's record how its deliveries go. Returns none if it says so already.
    fn shown(&self, webhook: &str, shown: Shown) -> Result<Option<String>, Refusal>;
}

/// What a webhook's record asks for.
pub(crate) struct Subscription {
    pub(crate) target: Url,
    pub(crate) events: Vec<String>,
}

/// Makes the deliveries of a database.
pub(crate) struct Worker<R> {
    store: Store,
    rules: R,
    clients: Clients,
    slots: Slots,
    figures: Figures,
}

/// A store that had nothing to deliver is not looked at until a time.
struct Quiet {
    time: Duration,
    end: Instant,
}

/// Deliveries to a webhook that are under way.
type Running = HashMap<(i64, i64), Arc<Notify>>;

impl<R: Rules> Worker<R> {
    pub(crate) fn new(store: Store, rules: R, targets: Targets, figures: Figures) -> Self {
        Self {
            clients: Clients::new(Arc::new(targets)),
            slots: Slots::default(),
            store,
            rules,
            figures,
        }
    }

    /// Makes deliveries until `stop` ends, and then finishes those that are on their way.
    pub(crate) async fn run(self, stop: impl Future<Output = ()>) {
        let worker = Arc::new(self);
        let mut stop = std::pin::pin!(stop);
        let (mut tasks, mut running) = (JoinSet::new(), Running::new());
        // Stores to look at, and how long those are left alone that had nothing to deliver.
        let (mut woken, mut quiet) = (HashSet::new(), HashMap::<i64, Quiet>::new());
        let (stopping, stops) = watch::channel(());
        let (mut next_look, mut asked) = (Instant::now(), 0);
        loop {
            let ends = woken
                .iter()
                .filter_map(|store| quiet.get(store))
                .map(|quiet| quiet.end);
            let next = ends.min().map_or(next_look, |end| end.min(next_look));
            tokio::select! {
                () = &mut stop => break,
                () = worker.store.wakes.woken() => {}
                () = tokio::time::sleep_until(next.into()) => {}
                Some(ended) = tasks.join_next() => {
                    if let Ok(lease) = ended {
                        worker.ended(&mut running, &lease);
                    }
                    if running.is_empty() && woken.is_empty() {
                        worker.store.wakes.done(asked);
                    }
                    continue;
                }
            }
            let now = Instant::now();
            asked = worker.store.wakes.asked();
            let mut leases = Vec::new();
            for store in worker.store.wakes.take() {
                for (_, notify) in running.iter().filter(|((of, _), _)| *of == store) {
                    notify.notify_one();
                }
                woken.insert(store);
            }
            let due = |store: &i64| quiet.get(store).is_none_or(|quiet| quiet.end <= now);
            let stores: Vec<_> = woken.extract_if(due).collect();
            for store in stores {
                let found = worker.lease(Some(store)).await;
                let time = match quiet.get(&store) {
                    _ if !found.is_empty() => Duration::ZERO,
                    None => SHORT_QUIET,
                    Some(quiet) => (quiet.time * 2).clamp(SHORT_QUIET, LONG_QUIET),
                };
                let end = Instant::now() + time;
                quiet.insert(store, Quiet { time, end });
                leases.extend(found);
            }
            if worker.store.wakes.take_all() || now >= next_look {
                leases.extend(worker.lease(None).await);
                // Instances do not look at the same time.
                let share = 50 + u32::try_from(random::below(50)).unwrap_or_default();
                next_look = Instant::now() + LOOK * share / 100;
                quiet.retain(|store, quiet| woken.contains(store) || quiet.end + LOOK > now);
            }
            for lease in leases {
                let again = Arc::new(Notify::new());
                running.insert((lease.store, lease.webhook), again.clone());
                tasks.spawn(webhook::deliver(
                    worker.clone(),
                    lease,
                    again,
                    stops.clone(),
                ));
            }
            if running.is_empty() && woken.is_empty() {
                worker.store.wakes.done(asked);
            }
        }
        drop(stopping);
        let ended = timeout(STOPPING, async {
            while tasks.join_next().await.is_some() {}
        });
        if ended.await.is_err() {
            tracing::warn!(
                "deliveries did not end in time; another instance, or the next start, makes them again"
            );
        }
    }

    async fn lease(&self, store: Option<i64>) -> Vec<Lease> {
        let found = self.store.lease(store, self.store.clock.now()).await;
        found.unwrap_or_else(|error| {
            tracing::warn!(%error, "could not look for deliveries");
            Vec::new()
        })
    }

    /// Notes that a task has ended. What came while it gave back its lease is looked for again.
    fn ended(&self, running: &mut Running, lease: &Lease) {
        use futures_util::FutureExt as _;
        let again = running.remove(&(lease.store, lease.webhook));
        if again.is_some_and(|again| again.notified().now_or_never().is_some()) {
            self.store.wakes.wake(lease.store);
        }
    }
}
