//! Pages for operators and tools beside the API: health, figures, the API's description.

use std::{
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
    routing::get,
};
use tokio::sync::Mutex;

use super::figures::Figures;
use crate::{Service, database::Database, http::unknown::other_method};

/// Longest time that the database may take for the write of a probe.
const HEALTH_TIME: Duration = Duration::from_secs(2);

/// Size of a probe's write in kibibytes.
const SMALL: usize = 1;

/// Size of it after a change failed.
const LARGE: usize = 256;

/// Time for which the outcome of a probe is kept, so that probes write seldom.
const FRESH: Duration = Duration::from_secs(1);

/// Paths of the pages that probes read.
pub(super) const PATHS: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Returns the pages that probes read.
pub(super) fn router(database: &Database, figures: &Arc<Figures>) -> Router {
    let readiness = Arc::new(Readiness {
        database: database.clone(),
        figures: figures.clone(),
        last: Mutex::default(),
    });
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready).with_state(readiness))
        .route("/metrics", get(metrics).with_state(figures.clone()))
        .method_not_allowed_fallback(other_method)
}

/// Returns the page with the API's description, which is written when somebody first reads it: a start would wait for it.
pub(super) fn description(service: &impl Service) -> Router {
    let (service, written) = (service.clone(), Arc::new(OnceLock::new()));
    let page = async move || {
        let media_type = [(header::CONTENT_TYPE, "application/json")];
        let text: &Bytes = written.get_or_init(|| service.openapi().into());
        (media_type, text.clone())
    };
    Router::new().route("/openapi.json", get(page)).method_not_allowed_fallback(other_method)
}

/// The outcome of the last probe.
struct Readiness {
    database: Database,
    figures: Arc<Figures>,
    last: Mutex<Option<(Instant, Option<&'static str>)>>,
}

impl Readiness {
    /// Returns the reason why the database takes no changes; none if it does.
    async fn reason(&self) -> Option<&'static str> {
        // Probes that come together share one write.
        let mut last = self.last.lock().await;
        if let Some((at, reason)) = *last
            && at.elapsed() < FRESH
        {
            return reason;
        }
        // A disk that is full for a caller's change may have room for a few bytes.
        let size = if self.figures.change_failed() { LARGE } else { SMALL };
        let probe = self.database.probe(size);
        let reason = match tokio::time::timeout(HEALTH_TIME, probe).await {
            Ok(Ok(())) => {
                if size == LARGE {
                    self.figures.changes_again();
                }
                None
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "the database takes no changes");
                Some(error.reason())
            }
            Err(_) => {
                tracing::warn!("the database did not take a change in time");
                Some("the database does not answer, or somebody has locked it")
            }
        };
        *last = Some((Instant::now(), reason));
        reason
    }
}

/// Answers 503 while the database takes no changes.
async fn ready(State(readiness): State<Arc<Readiness>>) -> (StatusCode, String) {
    match readiness.reason().await {
        None => (StatusCode::OK, "ok\n".to_owned()),
        Some(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")),
    }
}

async fn metrics(State(figures): State<Arc<Figures>>) -> impl IntoResponse {
    let media_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, media_type)], figures.text().await)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Settings, database::db::Db, testing};

    /// A full database has room for the write of a small probe.
    #[tokio::test]
    async fn a_probe_after_a_failed_change_is_as_large_as_one() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("full.db").display());
        let settings = Settings::new("http://localhost/api", [0; 32]);
        let database = testing::open(&url, settings).await.database;
        let Db::Sqlite { writes, .. } = database.db.clone() else {
            panic!("not SQLite");
        };
        let readiness = Readiness {
            figures: Arc::new(Figures::new(database.clone())),
            database,
            last: Mutex::default(),
        };
        let reason = async || {
            readiness.last.lock().await.take();
            readiness.reason().await
        };
        let change_fails = || {
            let answered = Duration::ZERO;
            readiness.figures.answered("POST", "/api/x/", 503, answered);
        };
        assert_eq!(reason().await, None);
        // No page more than now, on this connection.
        let full = sqlx::query("PRAGMA max_page_count = 1");
        full.execute(&writes).await.unwrap();
        assert_eq!(reason().await, None);
        change_fails();
        assert_eq!(reason().await, Some("the disk of the database is full"));
        // The next connection has room.
        assert_eq!(reason().await, None);
        assert!(!readiness.figures.change_failed());
    }
}
