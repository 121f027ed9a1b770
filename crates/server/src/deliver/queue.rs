//! Deliveries to one webhook that were read: which is sent next, and what becomes of it. Makes no requests, and changes nothing
//! in the database.

use std::{
    collections::{HashMap, VecDeque},
    mem::take,
    time::Duration,
};

use super::{
    attempt::{DELIVERED, GONE, Outcome},
    schedule::{self, DISABLED_AFTER, FAILING},
};
use crate::database::{
    deliveries::{Batch, Delivery, Health, Known, READ_ROWS},
    delivery_report::{Attempt, Next},
};

/// Most deliveries to a webhook at once. It begins with the least, and doubles with each success.
const WIDEST: usize = 32;
const NARROW: usize = 2;

/// A delivery, and those of the same record that follow it.
pub(super) struct Flight {
    pub(super) delivery: Delivery,
    rest: VecDeque<Delivery>,
}

/// The deliveries that were read, and how the target answers.
pub(super) struct Queue {
    /// Most deliveries at once, while none fails.
    widest: usize,
    /// Deliveries on their way.
    flying: usize,
    /// True if nothing more is sent.
    pub(super) is_ending: bool,
    pub(super) health: Health,
    /// Reason to disable the webhook.
    pub(super) disabled: Option<&'static str>,
    waiting: VecDeque<Flight>,
    /// Deliveries that wait, are on their way, or are not recorded.
    known: HashMap<i64, Known>,
    /// True if the database has more when these are recorded.
    pub(super) has_more: bool,
    /// Attempts to record.
    pub(super) attempts: Vec<Attempt>,
}

impl Default for Queue {
    fn default() -> Self {
        Self {
            widest: NARROW,
            flying: 0,
            is_ending: false,
            health: Health::default(),
            disabled: None,
            waiting: VecDeque::new(),
            known: HashMap::new(),
            has_more: false,
            attempts: Vec::new(),
        }
    }
}

impl Queue {
    /// Returns true if nothing waits or is on its way.
    pub(super) fn is_idle(&self) -> bool {
        self.flying == 0 && self.waiting.is_empty()
    }

    /// Returns true if it is time to read more. A read finds what is known again, so that may not be too much.
    pub(super) fn has_room(&self) -> bool {
        self.waiting.len() < READ_ROWS / 4 && self.known.len() < READ_ROWS * 3 / 4
    }

    pub(super) fn known(&self) -> HashMap<i64, Known> {
        self.known.clone()
    }

    /// Returns true if another delivery may be sent now.
    pub(super) fn may_send(&self) -> bool {
        let width = match self.health.failures {
            0 => self.widest,
            _ => 1,
        };
        !self.is_ending && self.flying < width && !self.waiting.is_empty()
    }

    /// Returns the next delivery to send now.
    pub(super) fn next(&mut self) -> Option<Flight> {
        if !self.may_send() {
            return None;
        }
        let next = self.waiting.pop_front()?;
        self.flying += 1;
        Some(next)
    }

    /// Adds what was read.
    pub(super) fn add(&mut self, batch: Batch) {
        self.has_more = batch.has_more;
        for chain in batch.chains {
            let ids = chain.iter().map(|delivery| (delivery.id, Known::OnItsWay));
            self.known.extend(ids);
            let mut rest = VecDeque::from(chain);
            if let Some(delivery) = rest.pop_front() {
                self.waiting.push_back(Flight { delivery, rest });
            }
        }
        // One alone shows whether a failing target is back.
        if self.health.failures >= FAILING
            && let Some(Flight { delivery, rest }) = self.waiting.pop_front()
        {
            self.leave();
            self.forget(rest);
            let rest = VecDeque::new();
            self.waiting.push_back(Flight { delivery, rest });
        }
    }

    /// Leaves what was not sent to later reads.
    pub(super) fn leave(&mut self) {
        for Flight { delivery, rest } in take(&mut self.waiting) {
            self.forget([delivery].into_iter().chain(rest));
        }
    }

    fn forget(&mut self, deliveries: impl IntoIterator<Item = Delivery>) {
        for delivery in deliveries {
            self.known.remove(&delivery.id);
            self.has_more = true;
        }
    }

    /// Decides what becomes of a delivery that began at a time of the deliveries' clock, and of those that follow it. It has no
    /// outcome if it was not sent, because the webhook no longer names its event.
    pub(super) fn tried(&mut self, flight: Flight, outcome: Option<Outcome>, at: i64, now: i64) {
        self.flying -= 1;
        if let Some(outcome) = &outcome {
            self.judge(outcome, at, now);
        }
        let attempt = attempt(&flight.delivery, outcome, at, now);
        let known = match attempt.next {
            Next::Again(_) | Next::GivenUp => Known::OnItsWay,
            Next::Delivered | Next::Unwanted => Known::Done,
        };
        self.known.insert(attempt.delivery, known);
        self.attempts.push(attempt);
        let mut rest = flight.rest;
        match rest.pop_front() {
            Some(delivery) if known == Known::Done => {
                self.waiting.push_front(Flight { delivery, rest });
            }
            // They wait for it.
            following => self.forget(following.into_iter().chain(rest)),
        }
    }

    /// Notes that attempts are recorded.
    pub(super) fn recorded(&mut self, attempts: &[Attempt]) {
        for attempt in attempts {
            self.known.remove(&attempt.delivery);
        }
    }

    /// Decides what an outcome says of the webhook.
    fn judge(&mut self, outcome: &Outcome, at: i64, now: i64) {
        if outcome.name == DELIVERED {
            self.widest = (self.widest * 2).min(WIDEST);
            self.health = Health::default();
            return;
        }
        self.widest = NARROW;
        let before = self.health.probe_at;
        let health = &mut self.health;
        health.failures += 1;
        let since = *health.failing_since.get_or_insert(at);
        if health.failures >= FAILING {
            // Those that were sent together count as one.
            health.probes += i64::from(before.is_some_and(|probe| probe <= at));
            let wait = schedule::probe_wait(health.probes, outcome.retry_after);
            health.probe_at = before.max(Some(now + micros(wait)));
        }
        if now - since >= micros(DISABLED_AFTER) {
            self.disabled = Some("no delivery succeeded for five days");
        } else if outcome.name == GONE {
            self.disabled = Some("the target is gone (410)");
        }
        self.is_ending |= self.disabled.is_some() || health.probe_at.is_some();
    }
}

fn attempt(delivery: &Delivery, outcome: Option<Outcome>, at: i64, now: i64) -> Attempt {
    let number = delivery.attempts + 1;
    let Some(outcome) = outcome else {
        return Attempt {
            delivery: delivery.id,
            number,
            at,
            outcome: "unwanted",
            status: None,
            milliseconds: 0,
            answer: String::new(),
            next: Next::Unwanted,
        };
    };
    let wait = schedule::wait(number - delivery.attempts_before, outcome.retry_after);
    Attempt {
        delivery: delivery.id,
        number,
        at,
        outcome: outcome.name,
        status: outcome.status,
        milliseconds: i64::try_from(outcome.time.as_millis()).unwrap_or(i64::MAX),
        answer: outcome.answer,
        next: match (outcome.name, wait) {
            (DELIVERED, _) => Next::Delivered,
            (_, None) => Next::GivenUp,
            (_, Some(wait)) => Next::Again(now + micros(wait)),
        },
    }
}

fn micros(time: Duration) -> i64 {
    i64::try_from(time.as_micros()).unwrap_or(i64::MAX / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(ids: impl IntoIterator<Item = i64>) -> Vec<Delivery> {
        let delivery = |id| Delivery {
            id,
            event: id,
            name: String::new(),
            at: 0,
            attempts: 0,
            attempts_before: 0,
            json: String::new(),
        };
        ids.into_iter().map(delivery).collect()
    }

    fn queue(chains: Vec<Vec<Delivery>>) -> Queue {
        let mut queue = Queue::default();
        queue.add(Batch { chains, ..Batch::default() });
        queue
    }

    fn answered(queue: &mut Queue, flight: Flight, name: &'static str, now: i64) {
        let outcome = Outcome {
            name,
            status: None,
            retry_after: None,
            time: Duration::ZERO,
            answer: String::new(),
        };
        queue.tried(flight, Some(outcome), now, now);
    }

    #[test]
    fn what_follows_a_failure_waits_for_its_record() {
        let mut queue = queue(vec![chain([1, 2, 3]), chain([4])]);
        let (first, other) = (queue.next().unwrap(), queue.next().unwrap());
        answered(&mut queue, first, DELIVERED, 0);
        let second = queue.next().unwrap();
        assert_eq!(second.delivery.id, 2);
        answered(&mut queue, second, "status", 0);
        answered(&mut queue, other, DELIVERED, 0);
        assert!(queue.next().is_none() && queue.is_idle() && queue.has_more);
        // A read may start no other before the failure is recorded, and does not find what may begin again.
        let states = [1, 2, 4].map(|id| queue.known.get(&id).copied());
        let expected = [Known::Done, Known::OnItsWay, Known::Done];
        assert_eq!(states, expected.map(Some));
        assert_eq!(queue.known.len(), 3);
        let attempts = take(&mut queue.attempts);
        queue.recorded(&attempts);
        assert!(queue.known.is_empty());
    }

    #[test]
    fn failures_that_were_sent_together_are_one_probe() {
        let mut queue = queue((0..40).map(|id| chain([id])).collect());
        for _ in 0..4 {
            let flight = queue.next().unwrap();
            answered(&mut queue, flight, DELIVERED, 0);
        }
        let flights: Vec<_> = std::iter::from_fn(|| queue.next()).collect();
        assert_eq!(flights.len(), WIDEST);
        let mut probe_at = None;
        for flight in flights {
            answered(&mut queue, flight, "status", 7);
            assert!(probe_at <= queue.health.probe_at);
            probe_at = queue.health.probe_at;
        }
        let Health { failures, probes, .. } = queue.health;
        assert_eq!((failures, probes), (WIDEST as i64, 0));
        assert!(queue.is_ending && queue.next().is_none());
        queue.leave();
        assert_eq!(queue.known.len(), 4 + WIDEST);
    }
}
