//! Figures for Prometheus, in the OpenMetrics text format.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::{Registry, Unit},
};

use crate::{
    database::{Database, now},
    deliver,
};

/// Labels of a request's figures. Callers can't make new ones: a path is a template.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Labels {
    method: &'static str,
    path: String,
    status: u16,
}

/// Figures of one server.
#[derive(Debug)]
pub(super) struct Figures {
    registry: Registry,
    times: Family<Labels, Histogram, fn() -> Histogram>,
    connections: Gauge,
    idle: Gauge,
    pub(super) attempts: deliver::Figures,
    waiting: Gauge,
    oldest: Gauge,
    database: Database,
    /// True if the last change that was asked for could not be made.
    change_failed: AtomicBool,
}

impl Figures {
    pub(super) fn new(database: Database) -> Self {
        // From 0.5 ms to 8 s.
        let histogram: fn() -> Histogram = || Histogram::new(exponential_buckets(0.0005, 2.0, 15));
        let times = Family::new_with_constructor(histogram);
        let (connections, idle) = (Gauge::default(), Gauge::default());
        let mut registry = Registry::with_prefix(database.schema.api.name);
        registry.register_with_unit(
            "request_duration",
            "Time to answer a request",
            Unit::Seconds,
            times.clone(),
        );
        registry.register(
            "database_connections",
            "Connections to the database",
            connections.clone(),
        );
        registry.register(
            "database_connections_idle",
            "Connections to the database that no request uses",
            idle.clone(),
        );
        let attempts = deliver::Figures::default();
        let (waiting, oldest) = (Gauge::default(), Gauge::default());
        registry.register(
            "delivery_attempts",
            "Attempts to deliver an event to a webhook, by what came of them",
            attempts.clone(),
        );
        registry.register(
            "deliveries_waiting",
            "Deliveries to active webhooks that are not made yet",
            waiting.clone(),
        );
        registry.register_with_unit(
            "deliveries_oldest_age",
            "Age of the oldest event among them",
            Unit::Seconds,
            oldest.clone(),
        );
        Self {
            registry,
            times,
            connections,
            idle,
            attempts,
            waiting,
            oldest,
            database,
            change_failed: AtomicBool::new(false),
        }
    }

    /// Counts an answered request.
    pub(super) fn answered(&self, method: &'static str, path: &str, status: u16, time: Duration) {
        let labels = Labels { method, path: path.to_owned(), status };
        self.times.get_or_create(&labels).observe(time.as_secs_f64());
        let is_change = !matches!(method, "GET" | "HEAD" | "OPTIONS");
        if is_change && (status == 503 || status < 300) {
            self.change_failed.store(status == 503, Ordering::Relaxed);
        }
    }

    /// Returns true if the last change that was asked for could not be made.
    pub(super) fn change_failed(&self) -> bool {
        self.change_failed.load(Ordering::Relaxed)
    }

    /// Notes that changes can be made again.
    pub(super) fn changes_again(&self) {
        self.change_failed.store(false, Ordering::Relaxed);
    }

    /// Returns the text for Prometheus.
    pub(super) async fn text(&self) -> String {
        let (connections, idle) = self.database.db.connections();
        self.connections.set(connections);
        self.idle.set(idle);
        // If the database does not answer, the last figures stay.
        if let Ok((waiting, oldest)) = self.database.waiting().await {
            self.waiting.set(waiting);
            let age = oldest.map_or(0, |at| now() - at);
            self.oldest.set(age.max(0) / 1_000_000);
        }
        let mut text = String::new();
        // Writing to a String can't fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
