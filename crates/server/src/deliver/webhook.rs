//! The deliveries to one webhook, for as long as there are some and the lease lasts.

use std::{
    mem::take,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use futures_util::future::BoxFuture;
use tokio::{
    sync::{Notify, watch},
    task::JoinSet,
};

use super::{
    LOOK, PACE, Rules, Worker,
    message::Subscribed,
    queue::{Flight, Queue},
    slots::StoreSlots,
};
use crate::{
    database::{
        deliveries::{Batch, Health, Lease, Webhook},
        delivery_report::{Attempt, Report},
    },
    domain::refusal::Refusal,
};

/// Attempts from which they are recorded at once.
const MANY_ATTEMPTS: usize = 256;

/// Time after which a task says that it still has its lease.
const LEASE_TIME: Duration = Duration::from_secs(8);

/// Time in which the database may take a report that it refused. The lease ends later.
const REPORT_TIME: Duration = Duration::from_secs(20);

/// Makes deliveries, and returns the lease when there are no more.
pub(super) async fn deliver<R: Rules>(
    worker: Arc<Worker<R>>,
    lease: Lease,
    again: Arc<Notify>,
    stop: watch::Receiver<()>,
) -> Lease {
    let now = Instant::now();
    let task = Task {
        line: Arc::new(Line {
            slots: worker.slots.of(lease.store),
            worker,
            moved: Notify::new(),
            state: Mutex::default(),
        }),
        senders: JoinSet::new(),
        lease: lease.clone(),
        shown: Health::default(),
        is_hungry: true,
        is_stale: false,
        is_reads_turn: true,
        work: None,
        next_read: now,
        next_report: now,
        next_look: now + LOOK,
        last_word: now,
    };
    if let Err(refusal) = task.run(&again, &stop).await {
        // The lease ends by itself, and another task goes on.
        let (store, webhook) = (lease.store, lease.webhook);
        tracing::warn!(store, webhook, error = refusal.detail(), "deliveries were interrupted");
    }
    lease
}

/// Shared by the senders of a webhook.
struct Line<R> {
    worker: Arc<Worker<R>>,
    slots: StoreSlots,
    /// A word that there may be something to do beside sending.
    moved: Notify,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    queue: Queue,
    /// None before the first read.
    subscribed: Option<Arc<Subscribed>>,
}

impl<R: Rules> Line<R> {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a delivery, and then others, until there are enough senders or nothing is left.
    async fn send(self: Arc<Self>, mut next: Next) {
        loop {
            let (flight, subscribed) = next;
            let slot = self.slots.clone().take().await;
            let at = self.worker.database.clock.now();
            let outcome = self.worker.attempt(&flight.delivery, &subscribed).await;
            drop(slot);
            let now = self.worker.database.clock.now();
            let mut state = self.state();
            let had_room = state.queue.has_room();
            state.queue.tried(flight, outcome, at, now);
            let following = state.next();
            let queue = &state.queue;
            let is_word = matches!(queue.attempts.len(), 1 | MANY_ATTEMPTS)
                || queue.may_send()
                || !had_room && queue.has_room();
            drop(state);
            if is_word {
                self.moved.notify_one();
            }
            match following {
                Some(following) => next = following,
                None => return,
            }
        }
    }
}

/// A delivery to make, and what it is made with.
type Next = (Flight, Arc<Subscribed>);

impl State {
    fn next(&mut self) -> Option<Next> {
        let subscribed = self.subscribed.clone()?;
        Some((self.queue.next()?, subscribed))
    }
}

/// Result of the database's work, while requests were on their way.
enum Done {
    /// None if the lease has ended.
    Read(Option<(Webhook, Option<Batch>)>),
    /// None if the lease had ended, or has ended with the report.
    Reported(Option<Vec<Attempt>>),
}

type Work = BoxFuture<'static, Result<Done, Refusal>>;

/// Starts senders, and reads and records in turn while they send: what is read at once with a record would be out of date.
struct Task<R> {
    line: Arc<Line<R>>,
    senders: JoinSet<()>,
    lease: Lease,
    /// Health that the webhook's record shows.
    shown: Health,
    /// True if there may be more in the database.
    is_hungry: bool,
    /// True if the webhook may have another target, secret or events than when it was read.
    is_stale: bool,
    /// True if a read comes before a report.
    is_reads_turn: bool,
    work: Option<Work>,
    next_read: Instant,
    next_report: Instant,
    /// Time to look for deliveries of other instances, and for those that are tried again.
    next_look: Instant,
    /// Time at which the lease was last prolonged.
    last_word: Instant,
}

impl<R: Rules> Task<R> {
    async fn run(mut self, again: &Notify, stop: &watch::Receiver<()>) -> Result<(), Refusal> {
        loop {
            let (time, is_ending) = self.step(stop.has_changed().is_err());
            tokio::select! {
                Some(ended) = self.senders.join_next() => {
                    if ended.is_err() {
                        // The sender has left the queue in no state to go on.
                        return Ok(());
                    }
                }
                () = self.line.moved.notified() => {}
                done = end_of(&mut self.work) => {
                    self.work = None;
                    if !self.done(done?)? {
                        return Ok(());
                    }
                }
                () = again.notified(), if !is_ending => self.is_hungry = true,
                () = tokio::time::sleep_until(time.into()) => {
                    let now = Instant::now();
                    if now >= self.next_look {
                        self.is_hungry = true;
                        self.is_stale = true;
                        self.next_look = now + LOOK;
                    }
                }
            }
        }
    }

    /// Starts what there is to do. Returns the time of the next step, if nothing ends before, and true if nothing more is sent.
    fn step(&mut self, is_stopping: bool) -> (Instant, bool) {
        let line = self.line.clone();
        let mut state = line.state();
        state.queue.is_ending |= is_stopping;
        if state.queue.is_ending {
            state.queue.leave();
        }
        while let Some(next) = state.next() {
            self.senders.spawn(line.clone().send(next));
        }
        let queue = &mut state.queue;
        if self.work.is_some() {
            return (self.next_look, queue.is_ending);
        }
        let now = Instant::now();
        let has_attempts = !queue.attempts.is_empty();
        // What waits for these attempts can go on when they are recorded.
        let may_go_on = self.is_hungry || queue.has_more && has_attempts;
        let is_last = queue.is_idle() && (queue.is_ending || !may_go_on);
        let reads = !queue.is_ending && (self.is_hungry && queue.has_room() || self.is_stale);
        let can_read = reads && now >= self.next_read;
        let can_report =
            has_attempts && (now >= self.next_report || queue.attempts.len() >= MANY_ATTEMPTS);
        if is_last || now - self.last_word > LEASE_TIME {
            self.work = Some(self.report(queue, is_last));
        } else if can_read && (self.is_reads_turn || !can_report) {
            self.work = Some(self.read(queue));
        } else if can_report {
            self.work = Some(self.report(queue, false));
        }
        let is_free = self.work.is_none();
        let report = (is_free && has_attempts).then_some(self.next_report);
        let read = (is_free && reads).then_some(self.next_read);
        let times = [report, read].into_iter().flatten();
        (times.fold(self.next_look, Instant::min), queue.is_ending)
    }

    /// Reads the webhook, and deliveries if there is room for them.
    fn read(&mut self, queue: &Queue) -> Work {
        let (worker, lease) = (self.line.worker.clone(), self.lease.clone());
        let known = queue.has_room().then(|| queue.known());
        self.is_hungry &= known.is_none();
        self.is_stale = false;
        self.is_reads_turn = false;
        Box::pin(async move {
            let database = &worker.database;
            let Some(webhook) = database.leased(&lease).await? else {
                return Ok(Done::Read(None));
            };
            let batch = match known {
                Some(known) => Some(database.due(&lease, database.clock.now(), &known).await?),
                None => None,
            };
            Ok(Done::Read(Some((webhook, batch))))
        })
    }

    /// Records what came of deliveries. The last time, it gives back the lease.
    fn report(&mut self, queue: &mut Queue, is_last: bool) -> Work {
        let attempts = take(&mut queue.attempts);
        self.is_reads_turn = true;
        queue.is_ending |= is_last;
        // While others are on their way, a webhook that is to be disabled has its lease.
        let disabled = queue.disabled.filter(|_| is_last);
        let health = queue.health;
        let is_late = |attempt: &Attempt| attempt.number > 1 || attempt.is_again();
        let is_shown = health != self.shown || disabled.is_some() || attempts.iter().any(is_late);
        self.shown = health;
        let (worker, lease) = (self.line.worker.clone(), self.lease.clone());
        let end = self.last_word + REPORT_TIME;
        Box::pin(async move {
            let report = Report {
                attempts: &attempts,
                health,
                disabled: disabled.and(R::DISABLED),
                release: is_last,
                is_shown,
            };
            // Again while the lease lasts, because what is not recorded is delivered again.
            let is_recorded = loop {
                let shown = |record: &str, shown| worker.rules.shown(record, shown);
                match worker.database.report(&lease, &report, shown).await {
                    Err(_) if Instant::now() < end => tokio::time::sleep(LOOK).await,
                    reported => break reported?,
                }
            };
            if let (Some(reason), true) = (disabled, is_recorded) {
                let (store, webhook) = (lease.store, lease.webhook);
                tracing::warn!(store, webhook, reason, "a webhook was disabled");
            }
            let goes_on = is_recorded && !is_last;
            Ok(Done::Reported(goes_on.then_some(attempts)))
        })
    }

    /// Goes on with what was read or recorded. Returns false at the end of the lease.
    fn done(&mut self, done: Done) -> Result<bool, Refusal> {
        let now = Instant::now();
        let mut state = self.line.state();
        match done {
            Done::Read(None) | Done::Reported(None) => return Ok(false),
            Done::Read(Some((webhook, batch))) => {
                if state.subscribed.is_none() {
                    state.queue.health = webhook.health;
                    self.shown = webhook.health;
                }
                let subscribed = self.line.worker.subscribed(&webhook)?;
                state.subscribed = Some(Arc::new(subscribed));
                let Some(batch) = batch else {
                    return Ok(true);
                };
                let is_full = batch.has_more && batch.is_new;
                self.is_hungry |= is_full;
                self.next_read = if is_full { now } else { now + PACE };
                state.queue.add(batch);
            }
            Done::Reported(Some(attempts)) => {
                state.queue.recorded(&attempts);
                self.is_hungry |= state.queue.has_more;
                self.last_word = now;
                self.next_report = now + PACE;
            }
        }
        Ok(true)
    }
}

async fn end_of(work: &mut Option<Work>) -> Result<Done, Refusal> {
    match work {
        Some(work) => work.await,
        None => std::future::pending().await,
    }
}
