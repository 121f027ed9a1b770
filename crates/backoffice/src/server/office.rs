//! The back office: its operations on a database.

use std::{ops::Deref, sync::Arc, time::Duration};

use axum::Router;

use super::{
    Answer, Backend, DatabaseError, Limits, Reply, Routes, Service, Settings, control, files,
    http::detached::Detached, queries::schema::SCHEMA,
};

/// A back office on a database: implements every endpoint. What it has beside them is that of its [`Backend`].
#[derive(Clone, Debug)]
pub struct Backoffice(Backend);

impl Backoffice {
    /// Opens a database, `sqlite:PATH`, `sqlite::memory:` or `postgres://...`, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// If the database does not answer, or its tables are those of a newer version.
    pub async fn open(database: &str, settings: Settings) -> Result<Self, DatabaseError> {
        Ok(Self(Backend::open(database, settings, &SCHEMA).await?))
    }

    /// Returns the router of the API, to be mounted at the path of the public address. Beside the endpoints, it has the
    /// files of tickets.
    pub fn router(&self, limits: Limits) -> Router {
        super::http::served_alone(self.routes(limits, Detached::default()))
    }

    /// Makes the deliveries to webhooks until `stop` ends. A [`Server`](super::Server) does it by itself; a program that serves
    /// the [router](Self::router) runs it beside.
    pub async fn deliver(&self, stop: impl Future<Output = ()>) {
        backoffice_server::make_deliveries(self, stop).await;
    }
}

impl Deref for Backoffice {
    type Target = Backend;

    fn deref(&self) -> &Backend {
        &self.0
    }
}

impl Service for Backoffice {
    fn backend(&self) -> &Backend {
        &self.0
    }

    fn routes(&self, limits: Limits, detached: Detached) -> Router {
        let service = Arc::new(self.clone());
        let api = Routes::with_tasks(service.clone(), service, limits, detached).all();
        files::router(self.clone()).merge(api.without_edges())
    }

    fn control(&self, body_time: Duration) -> Router {
        control::router(self.clone(), body_time)
    }

    /// The version header may be left out (gap `version-header-absent`).
    fn openapi(&self) -> String {
        self.served(crate::schema::openapi())
    }

    /// Writes the addresses of files, which a stored answer does not have.
    fn again(&self, reply: Reply<()>) -> Answer<()> {
        self.with_addresses(reply)
    }
}
