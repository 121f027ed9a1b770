//! The deliveries to one webhook, for as long as there are some and the lease lasts.

use std::{
    collections::{HashMap, VecDeque},
    mem::take,
    sync::Arc,
    time::{Duration, Instant, SystemTime},
};

use backoffice_webhooks::{HexHmac, Signer, StandardWebhooks};
use futures_util::{FutureExt as _, StreamExt as _, future::BoxFuture, stream::FuturesUnordered};
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use tokio::sync::{Notify, watch};

use super::{
    LOOK, PACE, Rules, Subscription, Worker,
    attempt::{DELIVERED, GONE, Outcome, OutcomeLabel},
    schedule::{self, DISABLED_AFTER, FAILING},
};
use crate::{
    http::refusal::Refusal,
    store::{
        deliveries::{Batch, Delivery, Health, Known, Lease, READ, Webhook},
        delivery_report::{Attempt, Next, Report},
        table::fold,
    },
};

/// Most deliveries to a webhook at once. It begins with the least, and doubles with each success.
const WIDEST: usize = 16;
const NARROW: usize = 2;

/// Attempts from which they are recorded at once.
const MANY: usize = 256;

/// Time after which a task says that it still has its lease.
const LEASE_TIME: Duration = Duration::from_secs(8);

/// Time in which the database may take a report that it refused. The lease ends later.
const REPORT_TIME: Duration = Duration::from_secs(20);

const ID: HeaderName = HeaderName::from_static("webhook-id");

/// A delivery on its way, and those of the same record that follow it.
struct Flight {
    delivery: Delivery,
    rest: VecDeque<Delivery>,
}

/// A delivery that was tried.
struct Tried {
    flight: Flight,
    /// Time of the deliveries' clock at which it was sent.
    at: i64,
    /// None if it was not sent, because the webhook no longer names its event.
    outcome: Option<Outcome>,
}

/// Target, events and secrets of a webhook.
struct Subscribed {
    subscription: Subscription,
    /// None if a secret has not the form of one.
    signer: Option<Signer>,
}

/// Makes deliveries, and returns the lease when there are no more.
pub(super) async fn deliver<R: Rules>(
    worker: Arc<Worker<R>>,
    lease: Lease,
    again: Arc<Notify>,
    stop: watch::Receiver<()>,
) -> Lease {
    let now = Instant::now();
    let task = Task {
        width: NARROW,
        is_hungry: true,
        has_more: false,
        is_ending: false,
        health: Health::default(),
        shown: Health::default(),
        disabled: None,
        subscribed: None,
        next_read: now,
        next_report: now,
        next_look: now + LOOK,
        last_word: now,
        queue: VecDeque::new(),
        known: HashMap::new(),
        flights: FuturesUnordered::new(),
        attempts: Vec::new(),
        work: None,
        lease: lease.clone(),
        worker,
    };
    if let Err(refusal) = task.run(&again, &stop).await {
        // The lease ends by itself, and another task goes on.
        let (store, webhook) = (lease.store, lease.webhook);
        tracing::warn!(
            store,
            webhook,
            error = refusal.detail(),
            "deliveries were interrupted"
        );
    }
    lease
}

/// What the database did while requests were on their way.
enum Done {
    /// None if the lease has ended.
    Read(Option<(Webhook, Batch)>),
    Reported {
        /// False if the lease had ended.
        is_recorded: bool,
        is_last: bool,
        deliveries: Vec<i64>,
    },
}

type Work = BoxFuture<'static, Result<Done, Refusal>>;

/// Sends what it has read, and reads and records in turn meanwhile: what was read is older than what was recorded later.
struct Task<R> {
    worker: Arc<Worker<R>>,
    lease: Lease,
    /// Most deliveries at once.
    width: usize,
    /// True if there may be more in the database.
    is_hungry: bool,
    /// True if there is more when what is on its way is recorded.
    has_more: bool,
    /// True if nothing more is sent.
    is_ending: bool,
    health: Health,
    /// Health that the webhook's record shows.
    shown: Health,
    /// Reason to disable the webhook.
    disabled: Option<&'static str>,
    subscribed: Option<Arc<Subscribed>>,
    next_read: Instant,
    next_report: Instant,
    /// Time to look for deliveries of other instances, and for those that are tried again.
    next_look: Instant,
    /// Time at which the lease was last prolonged.
    last_word: Instant,
    queue: VecDeque<Flight>,
    /// Deliveries in the queue, on their way, or not recorded.
    known: HashMap<i64, Known>,
    flights: FuturesUnordered<BoxFuture<'static, Tried>>,
    /// What is to be recorded.
    attempts: Vec<Attempt>,
    work: Option<Work>,
}

impl<R: Rules> Task<R> {
    async fn run(mut self, again: &Notify, stop: &watch::Receiver<()>) -> Result<(), Refusal> {
        loop {
            self.is_ending |= stop.has_changed().is_err();
            if self.is_ending {
                self.forget_queue();
            }
            self.send();
            if self.work.is_none() {
                self.work = self.next_work();
            }
            let time = self.next_time();
            tokio::select! {
                Some(tried) = self.flights.next() => {
                    self.tried(tried);
                    while let Some(Some(tried)) = self.flights.next().now_or_never() {
                        self.tried(tried);
                    }
                }
                done = end_of(&mut self.work) => {
                    self.work = None;
                    if !self.done(done?)? {
                        return Ok(());
                    }
                }
                () = again.notified(), if !self.is_ending => self.is_hungry = true,
                () = tokio::time::sleep_until(time.into()) => {
                    let now = Instant::now();
                    if now >= self.next_look {
                        self.is_hungry = true;
                        self.next_look = now + LOOK;
                    }
                }
            }
        }
    }

    /// Sends as much as there is room for.
    fn send(&mut self) {
        let width = match self.health.failures {
            0 => self.width,
            _ => 1,
        };
        while self.flights.len() < width
            && let Some(subscribed) = &self.subscribed
            && let Some(flight) = self.queue.pop_front()
        {
            let (worker, subscribed) = (self.worker.clone(), subscribed.clone());
            let slots = worker.slots.of(self.lease.store);
            self.flights.push(Box::pin(async move {
                let _slot = slots.take().await;
                let at = worker.store.clock.now();
                let outcome = worker.attempt(&flight.delivery, &subscribed).await;
                Tried {
                    flight,
                    at,
                    outcome,
                }
            }));
        }
    }

    /// Returns the time at which there is something to do, if nothing ends before.
    fn next_time(&self) -> Instant {
        let is_free = self.work.is_none();
        let report = (is_free && !self.attempts.is_empty()).then_some(self.next_report);
        let reads = is_free && self.is_hungry && !self.is_ending && self.has_room();
        let read = reads.then_some(self.next_read);
        let times = [report, read].into_iter().flatten();
        times.fold(self.next_look, Instant::min)
    }

    fn has_room(&self) -> bool {
        self.known.len() < READ / 2
    }

    /// Returns what the database is to do now.
    fn next_work(&mut self) -> Option<Work> {
        let now = Instant::now();
        let is_idle = self.flights.is_empty() && self.queue.is_empty();
        // What waits for these attempts can go on when they are recorded.
        let may_go_on = self.is_hungry || self.has_more && !self.attempts.is_empty();
        let is_last = is_idle && (self.is_ending || !may_go_on);
        let is_due = now >= self.next_report || self.attempts.len() >= MANY;
        if is_last || !self.attempts.is_empty() && is_due || now - self.last_word > LEASE_TIME {
            return Some(self.report(is_last));
        }
        let reads = self.is_hungry && !self.is_ending && self.has_room();
        if reads && now >= self.next_read {
            return Some(self.read());
        }
        None
    }

    fn read(&mut self) -> Work {
        let (worker, lease, known) = (self.worker.clone(), self.lease.clone(), self.known.clone());
        self.is_hungry = false;
        Box::pin(async move {
            let store = &worker.store;
            let Some(webhook) = store.leased(&lease).await? else {
                return Ok(Done::Read(None));
            };
            let batch = store.due(&lease, store.clock.now(), &known).await?;
            Ok(Done::Read(Some((webhook, batch))))
        })
    }

    /// Records what came of deliveries. The last time, it gives back the lease.
    fn report(&mut self, is_last: bool) -> Work {
        let attempts = take(&mut self.attempts);
        self.is_ending |= is_last;
        // While others are on their way, a webhook that is to be disabled has its lease.
        let disabled = self.disabled.filter(|_| is_last);
        let is_shown = self.health != self.shown
            || disabled.is_some()
            || attempts
                .iter()
                .any(|attempt| attempt.number > 1 || matches!(attempt.next, Next::Again(_)));
        self.shown = self.health;
        let (worker, lease, health) = (self.worker.clone(), self.lease.clone(), self.health);
        let end = self.last_word + REPORT_TIME;
        Box::pin(async move {
            let report = Report {
                attempts: &attempts,
                health,
                disabled: disabled.map(|_| R::DISABLED),
                release: is_last,
                is_shown,
            };
            // Again while the lease lasts, because what is not recorded is delivered again.
            let is_recorded = loop {
                let shown = |record: &str, shown| worker.rules.shown(record, shown);
                match worker.store.report(&lease, &report, shown).await {
                    Err(_) if Instant::now() < end => tokio::time::sleep(LOOK).await,
                    reported => break reported?,
                }
            };
            if let (Some(reason), true) = (disabled, is_recorded) {
                let (store, webhook) = (lease.store, lease.webhook);
                tracing::warn!(store, webhook, reason, "a webhook was disabled");
            }
            Ok(Done::Reported {
                is_recorded,
                is_last,
                deliveries: attempts.iter().map(|attempt| attempt.delivery).collect(),
            })
        })
    }

    /// Goes on with what was read or recorded. Returns false at the end of the lease.
    fn done(&mut self, done: Done) -> Result<bool, Refusal> {
        let now = Instant::now();
        match done {
            Done::Read(None) => return Ok(false),
            Done::Read(Some((webhook, batch))) => {
                if self.subscribed.is_none() {
                    self.health = webhook.health;
                    self.shown = webhook.health;
                }
                let subscribed = Subscribed {
                    subscription: self.worker.rules.subscription(&webhook.json)?,
                    signer: signer(&webhook),
                };
                self.subscribed = Some(Arc::new(subscribed));
                self.add(batch);
            }
            Done::Reported {
                is_recorded,
                is_last,
                deliveries,
            } => {
                if is_last || !is_recorded {
                    return Ok(false);
                }
                for delivery in deliveries {
                    self.known.remove(&delivery);
                }
                self.is_hungry |= self.has_more;
                self.last_word = now;
                self.next_report = now + PACE;
            }
        }
        Ok(true)
    }

    /// Adds what was read to the queue.
    fn add(&mut self, batch: Batch) {
        self.has_more = batch.has_more;
        let is_full = batch.has_more && batch.is_new;
        self.is_hungry |= is_full;
        self.next_read = Instant::now() + if is_full { Duration::ZERO } else { PACE };
        for chain in batch.chains {
            let ids = chain.iter().map(|delivery| (delivery.id, Known::OnItsWay));
            self.known.extend(ids);
            let mut rest = VecDeque::from(chain);
            if let Some(delivery) = rest.pop_front() {
                self.queue.push_back(Flight { delivery, rest });
            }
        }
        // One alone shows whether a failing target is back.
        if self.health.failures >= FAILING
            && let Some(Flight { delivery, .. }) = self.queue.pop_front()
        {
            self.forget_queue();
            self.known.insert(delivery.id, Known::OnItsWay);
            let rest = VecDeque::new();
            self.queue.push_back(Flight { delivery, rest });
            self.has_more = true;
        }
    }

    /// Leaves what was not sent to later reads.
    fn forget_queue(&mut self) {
        for flight in take(&mut self.queue) {
            self.forget([flight.delivery].iter().chain(&flight.rest));
        }
    }

    fn forget<'a>(&mut self, deliveries: impl Iterator<Item = &'a Delivery>) {
        for delivery in deliveries {
            self.known.remove(&delivery.id);
            self.has_more = true;
        }
    }

    /// Decides what becomes of a delivery and of those that follow it.
    fn tried(&mut self, tried: Tried) {
        let now = self.worker.store.clock.now();
        let attempt = self.attempt(&tried, now);
        let mut rest = tried.flight.rest;
        if let Some(outcome) = &tried.outcome {
            let is_delivered = outcome.name == DELIVERED;
            self.width = match is_delivered {
                true => (self.width * 2).min(WIDEST),
                false => NARROW,
            };
            let reason;
            (self.health, reason) = judged(self.health, outcome, tried.at, now);
            self.disabled = self.disabled.or(reason);
            self.is_ending |= reason.is_some() || self.health.probe_at.is_some();
        }
        let known = match attempt.next {
            Next::Again(_) | Next::GivenUp => Known::OnItsWay,
            Next::Delivered | Next::Unwanted => Known::Done,
        };
        self.known.insert(attempt.delivery, known);
        self.attempts.push(attempt);
        match rest.pop_front() {
            Some(delivery) if known == Known::Done => {
                self.queue.push_front(Flight { delivery, rest });
            }
            // They wait for it.
            following => self.forget(following.iter().chain(&rest)),
        }
    }

    fn attempt(&self, tried: &Tried, now: i64) -> Attempt {
        let delivery = &tried.flight.delivery;
        let number = delivery.attempts + 1;
        let Some(outcome) = &tried.outcome else {
            return Attempt {
                delivery: delivery.id,
                number,
                at: tried.at,
                outcome: "unwanted",
                status: None,
                milliseconds: 0,
                answer: String::new(),
                next: Next::Unwanted,
            };
        };
        let label = OutcomeLabel {
            outcome: outcome.name,
        };
        self.worker.figures.get_or_create(&label).inc();
        let wait = schedule::wait(number - delivery.attempts_before, outcome.retry_after);
        Attempt {
            delivery: delivery.id,
            number,
            at: tried.at,
            outcome: outcome.name,
            status: outcome.status,
            milliseconds: i64::try_from(outcome.time.as_millis()).unwrap_or(i64::MAX),
            answer: outcome.answer.clone(),
            next: match (outcome.name, wait) {
                (DELIVERED, _) => Next::Delivered,
                (_, None) => Next::GivenUp,
                (_, Some(wait)) => Next::Again(now + micros(wait)),
            },
        }
    }
}

async fn end_of(work: &mut Option<Work>) -> Result<Done, Refusal> {
    match work {
        Some(work) => work.await,
        None => std::future::pending().await,
    }
}

impl<R: Rules> Worker<R> {
    /// Sends a delivery, if the webhook names its event.
    async fn attempt(&self, delivery: &Delivery, subscribed: &Subscribed) -> Option<Outcome> {
        let Subscribed {
            subscription,
            signer,
            ..
        } = subscribed;
        if !subscription
            .events
            .iter()
            .any(|event| fold(event) == delivery.name)
        {
            return None;
        }
        let id = self.store.message_id(delivery.event);
        let sent = self.rules.body(&id, delivery).ok().and_then(|body| {
            let mut headers = signer
                .as_ref()?
                .sign(&id, SystemTime::now(), body.as_bytes())
                .ok()?;
            headers.insert(ID, HeaderValue::from_str(&id).ok()?);
            Some((headers, body))
        });
        let Some((headers, body)) = sent else {
            return Some(Outcome {
                name: "unwritable",
                status: None,
                retry_after: None,
                time: Duration::ZERO,
                answer: String::new(),
            });
        };
        let signatures = signatures(&headers);
        let mut outcome = self.clients.send(&subscription.target, headers, body).await;
        for signature in signatures {
            // A target may show what it was sent.
            outcome.answer = outcome.answer.replace(&signature, "***");
        }
        outcome.answer = outcome.answer.replace('\0', "\u{fffd}");
        Some(outcome)
    }
}

/// Returns the health of a webhook after an attempt that began at a time, and a reason to disable it, if there is one.
fn judged(before: Health, outcome: &Outcome, at: i64, now: i64) -> (Health, Option<&'static str>) {
    if outcome.name == DELIVERED {
        return (Health::default(), None);
    }
    let mut health = before;
    health.failures += 1;
    let since = *health.failing_since.get_or_insert(at);
    if health.failures >= FAILING {
        // Those that were sent together count as one.
        let is_probe = before.probe_at.is_some_and(|probe| probe <= at);
        health.probes += i64::from(is_probe);
        let wait = schedule::probe_wait(health.probes, outcome.retry_after);
        health.probe_at = before.probe_at.max(Some(now + micros(wait)));
    }
    let reason = if now - since >= micros(DISABLED_AFTER) {
        Some("no delivery succeeded for five days")
    } else if outcome.name == GONE {
        Some("the target is gone (410)")
    } else {
        None
    };
    (health, reason)
}

/// Returns what signs the deliveries to a webhook.
fn signer(webhook: &Webhook) -> Option<Signer> {
    let mut secrets = webhook.secrets.iter().map(String::as_str);
    let newest = secrets.next()?;
    let signer = match webhook.is_hex {
        true => Signer::new(hex(), newest),
        false => Signer::new(StandardWebhooks, newest),
    };
    let signer = secrets.try_fold(signer.ok()?, Signer::also);
    signer.ok()
}

/// Returns the scheme of webhooks whose signature is hexadecimal (gap `delivery-signature`).
fn hex() -> HexHmac {
    HexHmac::new(HeaderName::from_static("x-webhook-signature-256"))
        .prefix("sha256=")
        .timestamp_header(HeaderName::from_static("x-webhook-timestamp"))
}

/// Returns the signatures in the headers of a delivery.
fn signatures(headers: &HeaderMap) -> Vec<String> {
    let values = headers
        .iter()
        .filter(|(name, _)| name.as_str().contains("signature"));
    let texts = values.filter_map(|(_, value)| value.to_str().ok());
    let parts = texts.flat_map(|text| text.split([' ', ',', '=']));
    // Not the words before them.
    parts
        .filter(|part| part.len() > 16)
        .map(str::to_owned)
        .collect()
}

fn micros(time: Duration) -> i64 {
    i64::try_from(time.as_micros()).unwrap_or(i64::MAX / 2)
}
