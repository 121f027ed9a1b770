//! A server: the back office on an address, with what its operators need beside the API.
//!
//! Knows connections, health and figures; must not know what the API's operations do.

mod connections;
mod figures;
mod operations;
mod requests;

use std::{future::Future, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, extract::Request};
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;

pub use self::connections::ConnectionLimits;
use self::figures::Figures;
use crate::{
    Backoffice, Limits,
    http::{to_end::Alone, unknown},
};

/// A back office that serves an address.
///
/// The API is at the path of the public address. `/healthz`, `/readyz`, `/metrics` and `/openapi.json` are at the root.
///
/// # Examples
///
/// ```no_run
/// # async fn serve(backoffice: backoffice_server::Backoffice) -> std::io::Result<()> {
/// use backoffice_server::Server;
/// use tokio::net::TcpListener;
///
/// let listener = TcpListener::bind("127.0.0.1:8080").await?;
/// // Serves until the process ends. A shutdown signal stands in the place of `pending`.
/// Server::new(backoffice).run(listener, std::future::pending()).await;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Server {
    backoffice: Backoffice,
    limits: Limits,
    connections: ConnectionLimits,
    control: bool,
    /// Calls that go on without their callers.
    alone: Alone,
    /// Shortest time between two removals of old rows.
    pruning: Duration,
}

impl Server {
    /// Makes a server with the default limits and without the control interface.
    #[must_use]
    pub fn new(backoffice: Backoffice) -> Self {
        Self {
            backoffice,
            limits: Limits::default(),
            connections: ConnectionLimits::default(),
            control: false,
            alone: Alone::default(),
            pruning: Duration::from_secs(300),
        }
    }

    /// Sets the limits of requests.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Sets the limits of connections.
    #[must_use]
    pub fn connections(mut self, connections: ConnectionLimits) -> Self {
        self.connections = connections;
        self
    }

    /// Adds the control interface at `/control/`, which creates, lists and resets records. Not for production: it changes
    /// records that the API itself protects.
    #[must_use]
    pub fn with_control(mut self) -> Self {
        self.control = true;
        self
    }

    /// Returns everything that the server answers.
    pub fn router(&self) -> Router {
        let figures = Arc::new(Figures::new(self.backoffice.clone()));
        let (limits, body_time) = (self.limits.clone(), self.limits.body_time);
        let mut api = self.backoffice.router_of_server(limits, self.alone.clone());
        if let Some(path) = self.backoffice.mount() {
            let mount = path.to_owned();
            api = Router::new()
                .nest(path, api)
                .fallback(async move |request: Request| unknown::outside(&mount, &request));
        }
        if self.control {
            api = api.merge(crate::control::router(self.backoffice.clone(), body_time));
        }
        api.merge(operations::router(&self.backoffice, &figures))
            .layer((
                axum::middleware::from_fn_with_state(figures, requests::observe),
                CatchPanicLayer::custom(requests::panicked),
            ))
            // Makes services of the handlers here, and not for each request.
            .with_state(())
    }

    /// Serves until `stop` ends. Then takes no more connections, answers the requests that it has, and closes the database.
    pub async fn run(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        let pruning = tokio::spawn(prune(self.backoffice.clone(), self.pruning));
        let router = self.router();
        connections::serve(listener, router, self.connections, &self.alone, stop).await;
        pruning.abort();
        self.backoffice.close().await;
    }
}

/// Removes old rows again and again. Never ends.
async fn prune(backoffice: Backoffice, shortest: Duration) {
    loop {
        // Up to three times as long: instances that start together do not prune together.
        let share = 100 + u32::try_from(crate::random::below(200)).unwrap_or_default();
        tokio::time::sleep(shortest * share / 100).await;
        match backoffice.prune().await {
            Ok(0) => {}
            Ok(rows) => tracing::info!(rows, "old rows were removed"),
            Err(error) => tracing::warn!(%error, "old rows could not be removed"),
        }
    }
}

/// Returns the address that a client on this machine uses for a listener's address.
#[must_use]
pub fn local_address(address: SocketAddr) -> SocketAddr {
    use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Settings, store::now};

    #[tokio::test]
    async fn a_server_removes_old_rows() {
        let settings = Settings::new("", [7; 32]);
        let backoffice = Backoffice::open("sqlite::memory:", settings).await.unwrap();
        let store = backoffice.add_store("old").await.unwrap();
        let db = backoffice.store.db.clone();
        let mut change = db.begin().await.unwrap();
        let sql = "INSERT INTO outbox (id, store, at, event, record, json) \
                   VALUES (1, $1, $2, 'x', 'x', '{}'), (2, $1, $3, 'x', 'x', '{}')";
        let values = vec![store.into(), 0.into(), now().into()];
        change.execute(sql, values).await.unwrap();
        change.commit().await.unwrap();
        let mut server = Server::new(backoffice);
        server.pruning = Duration::from_millis(10);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let limit = std::time::Instant::now() + Duration::from_secs(20);
        let removed = async {
            loop {
                let rows = db.rows("SELECT id FROM outbox", Vec::new()).await.unwrap();
                let ids: Vec<_> = rows.iter().map(|row| row.integer(0).unwrap()).collect();
                if ids == [2] {
                    break;
                }
                assert!(std::time::Instant::now() < limit, "{ids:?}");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        server.run(listener, removed).await;
    }
}
