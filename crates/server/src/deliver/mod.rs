//! Deliveries of events to webhooks: at least once, in order for each record, and only to addresses that are allowed.
//!
//! Each instance has a worker. It leases webhooks that have something to deliver, and one task for each makes the deliveries.
//! Knows HTTP as a client, signatures, and the times of attempts; must not know what operations do, SQL, or the fields of
//! records, which are [`Rules`].

mod attempt;
mod message;
mod queue;
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

use backoffice_webhooks::HexHmac;
use futures_util::FutureExt as _;
use tokio::{
    sync::{Notify, watch},
    task::JoinSet,
    time::timeout,
};
use url::Url;

pub(crate) use self::attempt::Figures;
pub use self::targets::{InvalidNetwork, InvalidProxy, Targets};
use self::{attempt::Clients, slots::Slots};
use crate::{
    database::{
        Database,
        deliveries::{Delivery, Lease},
        delivery_report::Shown,
    },
    domain::refusal::Refusal,
    random,
};

/// Longest time between two looks for deliveries of other instances, and for those that are tried again.
const LOOK: Duration = Duration::from_secs(1);

/// Time between two looks at a store whose changes leave something to deliver: a worker then has several at once.
const PACE: Duration = Duration::from_millis(10);

/// Shortest and longest time between two looks at a store whose changes leave nothing to deliver. It doubles with each look.
const SHORT_QUIET: Duration = Duration::from_millis(5);
const LONG_QUIET: Duration = Duration::from_millis(80);

/// Most webhooks that an instance delivers to at once, and most that it takes at once, so that other instances get some too.
const MOST_WEBHOOKS: usize = 1_024;
const TAKEN: usize = 64;

/// Time for deliveries on their way when the worker stops.
const STOPPING: Duration = Duration::from_secs(20);

/// Rules of the API for webhooks and deliveries.
pub trait Rules: Clone + Send + Sync + 'static {
    /// Event of a webhook that failed for too long, if there is one.
    const DISABLED: Option<&'static str> = None;

    /// Reads a webhook's record.
    fn subscription(&self, webhook: &str) -> Result<Subscription, Refusal> {
        let _ = webhook;
        Err(no_webhooks())
    }

    /// Writes the body of a delivery.
    fn body(&self, id: &str, delivery: &Delivery) -> Result<String, Refusal> {
        let _ = (id, delivery);
        Err(no_webhooks())
    }

    /// Returns the scheme of webhooks whose signature is hexadecimal, if they can have one.
    fn hex(&self) -> Option<HexHmac> {
        None
    }

    /// Updates the state of the deliveries in a webhook's record. Returns `None` if nothing changes.
    fn shown(&self, webhook: &str, shown: Shown) -> Result<Option<String>, Refusal> {
        let _ = (webhook, shown);
        Ok(None)
    }
}

/// Error of the default methods, which a service without webhooks never calls.
fn no_webhooks() -> Refusal {
    Refusal::unavailable("the service has no webhooks")
}

/// Target and events of a webhook's record.
pub struct Subscription {
    /// Address of its deliveries.
    pub target: Url,
    /// Names, in lower case.
    pub events: Vec<String>,
}

/// Makes the deliveries of a database.
pub(crate) struct Worker<R> {
    database: Database,
    rules: R,
    clients: Clients,
    slots: Slots,
    figures: Figures,
}

impl<R: Rules> Worker<R> {
    /// Makes a worker that counts its attempts in `figures`.
    pub(crate) fn new(database: Database, rules: R, targets: Targets, figures: Figures) -> Self {
        Self {
            clients: Clients::new(database.schema.api.name, Arc::new(targets)),
            slots: Slots::default(),
            database,
            rules,
            figures,
        }
    }

    /// Makes deliveries until `stop` ends, and then finishes those that are on their way.
    pub(crate) async fn run(self, stop: impl Future<Output = ()>) {
        let (stopping, stops) = watch::channel(());
        let mut dispatcher = Dispatcher {
            worker: Arc::new(self),
            tasks: JoinSet::new(),
            running: HashMap::new(),
            woken: HashSet::new(),
            quiet: HashMap::new(),
            next_look: Instant::now(),
            asked: 0,
            is_behind: false,
            stops,
        };
        let mut stop = std::pin::pin!(stop);
        loop {
            tokio::select! {
                () = &mut stop => break,
                () = dispatcher.wait() => dispatcher.look().await,
            }
        }
        drop(stopping);
        dispatcher.finish().await;
    }

    async fn lease(&self, store: Option<i64>, most: usize) -> Vec<Lease> {
        if most == 0 {
            return Vec::new();
        }
        let found = self.database.lease(store, self.database.clock.now(), most).await;
        found.unwrap_or_else(|error| {
            tracing::warn!(%error, "could not look for deliveries");
            Vec::new()
        })
    }
}

/// Looks for webhooks that have something to deliver, and starts a task for each.
struct Dispatcher<R> {
    worker: Arc<Worker<R>>,
    tasks: JoinSet<Lease>,
    /// The webhooks that have a task, and a word to each that there may be more.
    running: HashMap<Lease, Arc<Notify>>,
    /// Stores to look at.
    woken: HashSet<i64>,
    quiet: HashMap<i64, Quiet>,
    /// Time of the next look at all stores.
    next_look: Instant,
    /// Number of the latest word that was heard.
    asked: u64,
    /// True if some webhooks had to be left, because there were too many.
    is_behind: bool,
    stops: watch::Receiver<()>,
}

/// A store that had nothing to deliver is not looked at until a time.
struct Quiet {
    time: Duration,
    end: Instant,
}

impl<R: Rules> Dispatcher<R> {
    /// Waits until it is time to look.
    async fn wait(&mut self) {
        loop {
            let ends = self.woken.iter().filter_map(|store| self.quiet.get(store));
            let next = ends.map(|quiet| quiet.end).chain([self.next_look]).min();
            let next = next.unwrap_or(self.next_look);
            tokio::select! {
                () = self.worker.database.wakes.woken() => return,
                () = tokio::time::sleep_until(next.into()) => return,
                Some(ended) = self.tasks.join_next() => {
                    if let Ok(lease) = ended {
                        self.ended(&lease);
                    }
                    if self.is_behind {
                        return;
                    }
                    self.say_if_done();
                }
            }
        }
    }

    /// Looks at the stores that may have something, and now and then at all.
    async fn look(&mut self) {
        let now = Instant::now();
        self.asked = self.worker.database.wakes.asked();
        for store in self.worker.database.wakes.take() {
            let of_store = self.running.iter().filter(|(lease, _)| lease.store == store);
            of_store.for_each(|(_, again)| again.notify_one());
            self.woken.insert(store);
        }
        let due = |store: &i64| self.quiet.get(store).is_none_or(|quiet| quiet.end <= now);
        let stores: Vec<_> = self.woken.extract_if(due).collect();
        for store in stores {
            let found = self.start(Some(store)).await;
            let time = match self.quiet.get(&store) {
                _ if found > 0 => PACE,
                None => SHORT_QUIET,
                Some(quiet) => (quiet.time * 2).clamp(SHORT_QUIET, LONG_QUIET),
            };
            let end = Instant::now() + time;
            self.quiet.insert(store, Quiet { time, end });
        }
        if self.worker.database.wakes.take_all() || now >= self.next_look {
            self.start(None).await;
            // Instances do not look at the same time.
            let share = 50 + u32::try_from(random::below(50)).unwrap_or_default();
            self.next_look = Instant::now() + LOOK * share / 100;
            let woken = &self.woken;
            self.quiet.retain(|store, quiet| woken.contains(store) || quiet.end + LOOK > now);
        }
        if self.is_behind && self.running.len() < MOST_WEBHOOKS {
            self.next_look = Instant::now();
            self.is_behind = false;
        }
        self.say_if_done();
    }

    /// Leases webhooks of a store, or of all, and starts their tasks. Returns their number.
    async fn start(&mut self, store: Option<i64>) -> usize {
        let room = MOST_WEBHOOKS.saturating_sub(self.running.len()).min(TAKEN);
        let leases = self.worker.lease(store, room).await;
        let count = leases.len();
        self.is_behind |= count == room;
        for lease in leases {
            let again = Arc::new(Notify::new());
            self.running.insert(lease.clone(), again.clone());
            let (worker, stops) = (self.worker.clone(), self.stops.clone());
            self.tasks.spawn(webhook::deliver(worker, lease, again, stops));
        }
        count
    }

    /// Notes that a task has ended. What came while it gave back its lease is looked for again.
    fn ended(&mut self, lease: &Lease) {
        let again = self.running.remove(lease);
        if again.is_some_and(|again| again.notified().now_or_never().is_some()) {
            self.worker.database.wakes.wake(lease.store);
        }
    }

    fn say_if_done(&self) {
        if self.running.is_empty() && self.woken.is_empty() {
            self.worker.database.wakes.done(self.asked);
        }
    }

    async fn finish(&mut self) {
        let ended = timeout(STOPPING, async { while self.tasks.join_next().await.is_some() {} });
        if ended.await.is_err() {
            tracing::warn!(
                "deliveries did not end in time; another instance, or the next start, makes them again"
            );
        }
    }
}
