//! The deliveries to one webhook, for as long as there are some and the lease lasts.

use std::{
    collections::{HashSet, VecDeque},
    sync::Arc,
    time::{Duration, Instant, SystemTime},
};

use backoffice_webhooks::{HexHmac, Signer, StandardWebhooks};
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use tokio::{
    sync::{Notify, watch},
    task::JoinSet,
};

use super::{
    LOOK, Rules, Subscription, Worker,
    attempt::{DELIVERED, GONE, Outcome, OutcomeLabel},
    schedule::{self, DISABLED_AFTER, FAILING},
};
use crate::{
    http::refusal::Refusal,
    store::{
        deliveries::{Delivery, Health, Lease, Webhook},
        delivery_report::{Attempt, Next, Report},
        table::fold,
    },
};

/// Most deliveries to a webhook at once. It begins with the least, and doubles with each success.
const WIDEST: usize = 16;
const NARROW: usize = 2;

/// Time for which what was read of a webhook counts: a change of its target or secret acts on what is sent after that.
const FRESH: Duration = Duration::from_secs(1);

/// Reads in a row that may find nothing to send, because all that is due waits for something earlier.
const READS: usize = 64;

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

/// Target, events and secrets of a webhook, as they were read at a time.
struct Subscribed {
    subscription: Subscription,
    /// None if a secret has not the form of one.
    signer: Option<Signer>,
    read: Instant,
}

/// Makes deliveries, and returns the lease when there are no more.
pub(super) async fn deliver<R: Rules>(
    worker: Arc<Worker<R>>,
    lease: Lease,
    again: Arc<Notify>,
    stop: watch::Receiver<()>,
) -> Lease {
    let mut task = Task {
        width: NARROW,
        is_hungry: true,
        is_blocked: false,
        is_ending: false,
        health: Health::default(),
        subscribed: None,
        last_word: Instant::now(),
        queue: VecDeque::new(),
        known: HashSet::new(),
        flights: JoinSet::new(),
        lease: lease.clone(),
        worker,
        stop,
    };
    if let Err(refusal) = task.run(&again).await {
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

struct Task<R> {
    worker: Arc<Worker<R>>,
    lease: Lease,
    stop: watch::Receiver<()>,
    /// Most deliveries at once.
    width: usize,
    /// True if there may be more in the database.
    is_hungry: bool,
    /// True if what is there waits for deliveries that are on their way.
    is_blocked: bool,
    /// True if nothing more is sent.
    is_ending: bool,
    health: Health,
    subscribed: Option<Arc<Subscribed>>,
    /// Time at which the lease was last prolonged.
    last_word: Instant,
    queue: VecDeque<Flight>,
    /// Deliveries in the queue or on their way.
    known: HashSet<i64>,
    flights: JoinSet<Tried>,
}

impl<R: Rules> Task<R> {
    async fn run(&mut self, again: &Notify) -> Result<(), Refusal> {
        loop {
            if self.stop.has_changed().is_err() {
                self.is_ending = true;
            }
            if self.is_ending {
                self.queue.clear();
            } else if !self.fill().await? {
                return Ok(());
            }
            if self.flights.is_empty() {
                self.keep_lease(false).await?;
                return Ok(());
            }
            if self.last_word.elapsed() > LEASE_TIME && !self.keep_lease(true).await? {
                return Ok(());
            }
            let tried = tokio::select! {
                Some(tried) = self.flights.join_next() => tried,
                () = again.notified(), if !self.is_ending => {
                    self.is_hungry = true;
                    continue;
                }
                () = tokio::time::sleep(LOOK), if !self.is_ending => {
                    self.is_hungry = true;
                    continue;
                }
            };
            // What ended meanwhile is recorded with it.
            let mut all: Vec<_> = tried.into_iter().collect();
            while let Some(tried) = self.flights.try_join_next() {
                all.extend(tried);
            }
            if !self.record(all).await? {
                return Ok(());
            }
        }
    }

    /// Sends what is due, as far as there is room. Returns false if the lease has ended.
    async fn fill(&mut self) -> Result<bool, Refusal> {
        let width = match self.health.failures {
            0 => self.width,
            _ => 1,
        };
        let is_old = |subscribed: &Arc<Subscribed>| subscribed.read.elapsed() > FRESH;
        let has_room = self.flights.len() < width;
        if has_room
            && (self.is_hungry && self.queue.is_empty()
                || self.subscribed.as_ref().is_none_or(is_old))
        {
            let Some(webhook) = self.worker.store.leased(&self.lease).await? else {
                return Ok(false);
            };
            self.health = webhook.health;
            self.subscribed = Some(Arc::new(self.subscribed(&webhook)?));
        }
        let mut reads = 0;
        while has_room && self.is_hungry && self.queue.is_empty() && reads < READS {
            reads += 1;
            let store = &self.worker.store;
            let batch = store.due(&self.lease, store.clock.now(), |id| {
                self.known.contains(&id)
            });
            let batch = batch.await?;
            self.is_hungry = batch.has_more;
            if batch.chains.is_empty() && !self.flights.is_empty() {
                self.is_blocked = self.is_hungry;
                self.is_hungry = false;
            }
            for chain in batch.chains {
                self.known.extend(chain.iter().map(|delivery| delivery.id));
                let mut rest = VecDeque::from(chain);
                if let Some(delivery) = rest.pop_front() {
                    self.queue.push_back(Flight { delivery, rest });
                }
            }
        }
        // One alone shows whether a failing target is back.
        if self.health.failures >= FAILING {
            self.queue.truncate(1);
            self.known = self.queue.iter().map(|flight| flight.delivery.id).collect();
            self.queue.iter_mut().for_each(|flight| flight.rest.clear());
            self.is_hungry = true;
        }
        while self.flights.len() < width
            && let Some(flight) = self.queue.pop_front()
        {
            self.send(flight);
        }
        Ok(true)
    }

    /// Reads what a webhook asks for.
    fn subscribed(&self, webhook: &Webhook) -> Result<Subscribed, Refusal> {
        Ok(Subscribed {
            subscription: self.worker.rules.subscription(&webhook.json)?,
            signer: signer(webhook),
            read: Instant::now(),
        })
    }

    fn send(&mut self, flight: Flight) {
        let Some(subscribed) = self.subscribed.clone() else {
            return;
        };
        let worker = self.worker.clone();
        let slots = worker.slots.of(self.lease.store);
        self.flights.spawn(async move {
            let _slot = slots.take().await;
            let at = worker.store.clock.now();
            let outcome = worker.attempt(&flight.delivery, &subscribed).await;
            Tried {
                flight,
                at,
                outcome,
            }
        });
    }

    /// Records what came of deliveries, and goes on with those that follow them. Returns false if the lease had ended.
    async fn record(&mut self, tried: Vec<Tried>) -> Result<bool, Refusal> {
        let before = self.health;
        let now = self.worker.store.clock.now();
        let (health, disabled) = judged(before, &tried, now);
        let outcomes = || tried.iter().filter_map(|tried| tried.outcome.as_ref());
        if outcomes().any(|outcome| outcome.name != DELIVERED) {
            self.width = NARROW;
        } else if outcomes().next().is_some() {
            self.width = (self.width * 2).min(WIDEST);
        }
        let attempts: Vec<_> = tried.iter().map(|tried| self.attempt(tried, now)).collect();
        let is_shown = health != before
            || disabled.is_some()
            || attempts
                .iter()
                .any(|attempt| attempt.number > 1 || matches!(attempt.next, Next::Again(_)));
        self.is_ending |= disabled.is_some() || health.probe_at.is_some();
        let follow = tried.iter().any(|tried| !tried.flight.rest.is_empty());
        // One that nothing follows may have been what others wait for.
        if self.is_blocked && tried.iter().any(|tried| tried.flight.rest.is_empty()) {
            self.is_hungry = true;
            self.is_blocked = false;
        }
        let is_last =
            self.flights.is_empty() && self.queue.is_empty() && !self.is_hungry && !follow;
        let report = Report {
            attempts: &attempts,
            health,
            disabled: disabled.map(|_| R::DISABLED),
            release: is_last || self.is_ending && self.flights.is_empty(),
            is_shown,
        };
        if !self.report(&report).await? {
            return Ok(false);
        }
        if let Some(reason) = disabled {
            let (store, webhook) = (self.lease.store, self.lease.webhook);
            tracing::warn!(store, webhook, reason, "a webhook was disabled");
        }
        self.health = health;
        for attempt in &attempts {
            self.known.remove(&attempt.delivery);
        }
        for tried in tried {
            let outcome = tried.outcome.as_ref();
            let goes_on = outcome.is_none_or(|outcome| outcome.name == DELIVERED);
            let mut rest = tried.flight.rest;
            match rest.pop_front() {
                Some(delivery) if goes_on => self.queue.push_front(Flight { delivery, rest }),
                following => {
                    // They wait for it, or are read again.
                    for delivery in following.iter().chain(&rest) {
                        self.known.remove(&delivery.id);
                        self.is_hungry = true;
                    }
                }
            }
        }
        Ok(!report.release)
    }

    /// Decides what becomes of a delivery.
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

    /// Says that the task keeps its lease, or gives it back. Returns false if it had ended.
    async fn keep_lease(&mut self, keep: bool) -> Result<bool, Refusal> {
        let report = Report {
            attempts: &[],
            health: self.health,
            disabled: None,
            release: !keep,
            is_shown: false,
        };
        self.report(&report).await
    }

    /// Reports again while the lease lasts, because what is not recorded is delivered again.
    async fn report(&mut self, report: &Report<'_>) -> Result<bool, Refusal> {
        let rules = &self.worker.rules;
        let end = self.last_word + REPORT_TIME;
        loop {
            let shown = |record: &str, shown| rules.shown(record, shown);
            match self.worker.store.report(&self.lease, report, shown).await {
                Err(_) if Instant::now() < end => tokio::time::sleep(LOOK).await,
                reported => {
                    self.last_word = Instant::now();
                    return reported;
                }
            }
        }
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

/// Returns the health of a webhook after attempts, and a reason to disable it, if there is one.
fn judged(before: Health, tried: &[Tried], now: i64) -> (Health, Option<&'static str>) {
    let outcomes = tried.iter().filter_map(|tried| tried.outcome.as_ref());
    let (delivered, failed): (Vec<_>, Vec<_>) =
        outcomes.partition(|outcome| outcome.name == DELIVERED);
    let mut health = match delivered.is_empty() {
        true => before,
        false => Health::default(),
    };
    if failed.is_empty() {
        return (health, None);
    }
    health.failures += i64::try_from(failed.len()).unwrap_or_default();
    let first = tried.iter().map(|tried| tried.at).min().unwrap_or(now);
    let since = *health.failing_since.get_or_insert(first);
    if health.failures >= FAILING {
        let asked = failed.iter().filter_map(|outcome| outcome.retry_after);
        health.probes += i64::from(before.probe_at.is_some());
        let wait = schedule::probe_wait(health.probes, asked.max());
        health.probe_at = Some(now + micros(wait));
    }
    let reason = if now - since >= micros(DISABLED_AFTER) {
        Some("no delivery succeeded for five days")
    } else if failed.iter().any(|outcome| outcome.name == GONE) {
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
