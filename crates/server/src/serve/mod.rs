//! A server: the back office on an address, with what its operators need beside the API.
//!
//! Knows connections, health and figures; must not know what the API's operations do.

mod connections;
mod cors;
mod figures;
mod linger;
mod operators;
mod requests;
mod tls;

use std::{future::Future, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::Request,
    http::header,
    middleware::{Next, from_fn, from_fn_with_state},
    response::Response,
};
use tokio::{net::TcpListener, sync::oneshot};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{NotForContentType, Predicate as _, SizeAbove},
    },
};

pub use self::{
    connections::ConnectionLimits,
    cors::{NoOrigin, Origin},
    tls::Tls,
};
use self::{figures::Figures, requests::Edge};
use crate::{
    Backend, Limits, Service, console,
    http::{detached::Detached, rest, unknown},
    sandbox,
    service::worker,
};

/// Bytes from which an answer is compressed, if its caller takes it so.
const COMPRESSED: u64 = 1024;

/// Most connections to an address of the operators' own.
const OPERATORS: usize = 64;

/// A service at an address.
///
/// The API is at the path of the public address. `/openapi.json` is at the root, and so are `/healthz`, `/readyz` and `/metrics`,
/// unless they have [an address of their own](Self::operations).
///
/// # Examples
///
/// ```no_run
/// # async fn serve(service: impl backoffice_server::Service) -> std::io::Result<()> {
/// use backoffice_server::Server;
/// use tokio::net::TcpListener;
///
/// let listener = TcpListener::bind("127.0.0.1:8080").await?;
/// // Serves until the process ends. A shutdown signal stands in the place of `pending`.
/// Server::new(service).run(listener, std::future::pending()).await;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Server<S> {
    service: S,
    limits: Limits,
    connections: ConnectionLimits,
    control: bool,
    pages: bool,
    tls: Option<Tls>,
    origins: Vec<Origin>,
    /// Address of the pages for operators, if it is their own.
    operations: Option<TcpListener>,
    /// Calls that go on without their callers.
    detached: Detached,
    /// Shortest time between two removals of old rows.
    pruning: Duration,
}

impl<S: Service> Server<S> {
    /// Makes a server with the default limits and without the control interface.
    #[must_use]
    pub fn new(service: S) -> Self {
        Self {
            service,
            limits: Limits::default(),
            connections: ConnectionLimits::default(),
            control: false,
            pages: false,
            tls: None,
            origins: Vec::new(),
            operations: None,
            detached: Detached::default(),
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

    /// Adds the pages for people: the sign-in at `/sign-in`, the settings of a store at `/settings`, and the endpoints of OAuth below
    /// `/oauth/`, at which partner applications get tokens. With the control interface, anybody may act for a store there; without
    /// it, a person needs [an account](Backend::add_account).
    #[must_use]
    pub fn with_pages(mut self) -> Self {
        self.pages = true;
        self
    }

    /// Serves over TLS, with HTTP/2 and HTTP/1.1. New connections have a changed certificate after some seconds.
    #[must_use]
    pub fn tls(mut self, tls: Tls) -> Self {
        self.tls = Some(tls);
        self
    }

    /// Lets pages of these origins call the service from a browser. By default, none can.
    #[must_use]
    pub fn allow_origins(mut self, origins: impl IntoIterator<Item = Origin>) -> Self {
        self.origins = origins.into_iter().collect();
        self
    }

    /// Serves `/healthz`, `/readyz` and `/metrics` at an address of their own, and no longer beside the API. They answer there
    /// however many connections the API has.
    #[must_use]
    pub fn operations(mut self, listener: TcpListener) -> Self {
        self.operations = Some(listener);
        self
    }

    /// Returns everything that the server answers at the address of the API.
    pub fn router(&self) -> Router {
        self.router_with(&self.figures())
    }

    fn figures(&self) -> Arc<Figures> {
        Arc::new(Figures::new(self.service.backend().database.clone()))
    }

    fn router_with(&self, figures: &Arc<Figures>) -> Router {
        let (limits, body_time) = (self.limits.clone(), self.limits.body_time);
        let backend = self.service.backend();
        let mut api = self.service.routes(limits, self.detached.clone());
        if let Some(path) = backend.mount() {
            let mount = path.to_owned();
            api = Router::new()
                .nest(path, api)
                .fallback(async move |request: Request| unknown::outside(&mount, &request));
        }
        // Calls that the pages make.
        let mut inner = Router::new();
        if self.control {
            api = api.layer(from_fn_with_state(Arc::new(backend.clone()), sandbox::observe));
            let control = self.service.control(body_time);
            inner = inner.merge(control.clone());
            api = api.merge(control);
            api = api.merge(sandbox::router(Arc::new(backend.clone()), body_time));
        }
        api = api.merge(operators::description(&self.service));
        if self.pages {
            api = api.merge(console::router(backend, inner, self.control, body_time));
        }
        if self.operations.is_none() {
            api = api.merge(operators::router(&backend.database, figures));
        }
        let api = self.with_edges(api, figures);
        let api = if self.origins.is_empty() {
            api
        } else {
            let rules = cors::rules(&self.origins);
            api.layer(from_fn_with_state(rules, cors::apply))
        };
        let compression = CompressionLayer::new().compress_when(
            // Images are compressed already.
            SizeAbove::new(COMPRESSED).and(NotForContentType::IMAGES),
        );
        api.layer((from_fn(encodings), compression))
    }

    /// Adds the checks, the log and the figures of every request.
    fn with_edges(&self, router: Router, figures: &Arc<Figures>) -> Router {
        let edge = Edge { figures: figures.clone(), header_bytes: self.connections.header_bytes };
        router
            .layer((
                from_fn(rest::read),
                from_fn_with_state(edge, requests::observe),
                CatchPanicLayer::custom(requests::panicked),
            ))
            // Makes services of the handlers here, and not for each request.
            .with_state(())
    }

    /// Serves until `stop` ends. Then takes no more connections, answers the requests that it has, and closes the database.
    pub async fn run(mut self, listener: TcpListener, stop: impl Future<Output = ()>) {
        let backend = self.service.backend().clone();
        let pruning = tokio::spawn(prune(backend.clone(), self.pruning));
        let following = self.tls.clone().map(|tls| tokio::spawn(tls.follow()));
        let figures = self.figures();
        let (working, works) = oneshot::channel::<()>();
        let worker = worker(&self.service, figures.attempts.clone());
        let worker = tokio::spawn(worker.run(async {
            // An error says that the server has stopped.
            let _ = works.await;
        }));
        let router = self.router_with(&figures);
        let own = self.operations.take().map(|listener| {
            let router = operators::router(&backend.database, &figures);
            let router = router.fallback(async |request: Request| unknown::path(&request));
            (listener, self.with_edges(router, &figures))
        });
        let (stopped, stops) = oneshot::channel::<()>();
        let api = async {
            let (tls, limits) = (self.tls.as_ref(), self.connections);
            connections::serve(listener, router, tls, limits, &self.detached, stop).await;
            drop(stopped);
        };
        let pages = async {
            let Some((listener, router)) = own else {
                return;
            };
            let limits = ConnectionLimits { most: OPERATORS, ..self.connections };
            // Until the API has stopped. An error says that it has.
            let stop = async {
                let _ = stops.await;
            };
            connections::serve(listener, router, None, limits, &Detached::default(), stop).await;
        };
        tokio::join!(api, pages);
        drop(working);
        // An error is a panic, which has been reported.
        let _ = worker.await;
        pruning.abort();
        if let Some(following) = following {
            following.abort();
        }
        backend.close().await;
    }
}

/// Lets every caller have an answer as it is. One that takes none of ours would get 406 after its call was made.
async fn encodings(mut request: Request, next: Next) -> Response {
    let values = request.headers().get_all(header::ACCEPT_ENCODING).iter();
    let values = values.filter_map(|value| value.to_str().ok());
    let mut codings = values.flat_map(|value| value.split(','));
    let refuses_plain = codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let is_zero = |part: &str| {
            let quality = part.strip_prefix("q=").or_else(|| part.strip_prefix("Q="));
            quality.is_some_and(|quality| quality.trim().parse() == Ok(0.0_f32))
        };
        (name == "*" || name.eq_ignore_ascii_case("identity")) && parts.any(is_zero)
    });
    if refuses_plain {
        request.headers_mut().remove(header::ACCEPT_ENCODING);
    }
    next.run(request).await
}

/// Removes old rows again and again. Never ends.
async fn prune(backend: Backend, shortest: Duration) {
    loop {
        // Up to three times as long: instances that start together do not prune together.
        let share = 100 + u32::try_from(crate::random::below(200)).unwrap_or_default();
        tokio::time::sleep(shortest * share / 100).await;
        match backend.prune().await {
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
    use crate::{Settings, database::now, testing};

    #[tokio::test]
    async fn a_server_removes_old_rows() {
        let settings = Settings::new("", [7; 32]);
        let backend = testing::open("sqlite::memory:", settings).await;
        let store = backend.add_store("old").await.unwrap();
        let db = backend.database.db.clone();
        let mut change = db.begin().await.unwrap();
        let sql = "INSERT INTO outbox (id, store, at, event, record, json) \
                   VALUES (1, $1, $2, 'x', 'x', '{}'), (2, $1, $3, 'x', 'x', '{}')";
        let values = vec![store.into(), 0.into(), now().into()];
        change.execute(sql, values).await.unwrap();
        change.commit().await.unwrap();
        let mut server = Server::new(testing::Bare(backend));
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
