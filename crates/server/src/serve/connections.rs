//! Connections: HTTP/1.1 on TCP, HTTP/2 and HTTP/1.1 on TLS, with limits on their number, headers and time.

use std::{
    future::Future,
    net::SocketAddr,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use axum::{Router, http::header, response::Response};
use hyper::{
    Request,
    body::Incoming,
    server::conn::{http1, http2},
    service::{Service as _, service_fn},
};
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use tokio::{
    net::TcpListener,
    sync::{OnceCell, OwnedSemaphorePermit, Semaphore, watch},
};
use tokio_io_timeout::TimeoutStream;

use super::{
    linger::Linger,
    operators,
    tls::{HTTP_2, Tls},
};
use crate::http::{detached::Detached, refused::Cut};

/// Limits of a server's connections.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ConnectionLimits {
    /// Connections that make calls at once. Others wait for the end of one, the first 256 of them where they can still read
    /// `/healthz`, `/readyz` and `/metrics`.
    pub most: usize,
    /// Longest time to receive the headers of a request, and between two requests.
    pub header_time: Duration,
    /// Largest address and headers of a request in bytes.
    pub header_bytes: usize,
    /// Longest time in which a caller takes nothing of an answer.
    pub write_time: Duration,
    /// Longest time to answer the last requests after a shutdown signal.
    pub drain_time: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            most: 10_000,
            header_time: Duration::from_secs(30),
            header_bytes: 32 * 1024,
            write_time: Duration::from_secs(30),
            drain_time: Duration::from_secs(30),
        }
    }
}

/// Most header fields of a request.
pub(super) const MOST_FIELDS: usize = 100;

/// Bytes of header fields that hyper reads for each one that is allowed, and header fields: fewer, because each request makes
/// room for all of them. What is more than allowed gets an answer like any other; what hyper does not read gets 431 without a
/// body.
const READ_BYTES: usize = 4;
const READ_FIELDS: usize = 2;

/// Calls of an HTTP/2 connection at once.
const STREAMS: u32 = 100;

/// Connections beside [`ConnectionLimits::most`]. They read the pages of operators, and wait there for their first call.
const BESIDE: usize = 256;

/// Serves connections until `stop` ends, then ends those that are open, and waits for the calls without a caller.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    tls: Option<&Tls>,
    limits: ConnectionLimits,
    detached: &Detached,
    stop: impl Future<Output = ()>,
) {
    let acceptor = match tls.map(Tls::acceptor).transpose() {
        Ok(acceptor) => acceptor,
        Err(error) => {
            tracing::error!(%error, "TLS can't be set up");
            return;
        }
    };
    let service = TowerToHyperService::new(router);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.header_time)
        // hyper's smallest is 8 KiB.
        .max_buf_size(limits.header_bytes.saturating_mul(READ_BYTES).max(8 * 1024))
        .max_headers(MOST_FIELDS * READ_FIELDS);
    let mut http2 = http2::Builder::new(TokioExecutor::new());
    http2
        .timer(TokioTimer::new())
        .max_header_list_size(u32::try_from(limits.header_bytes).unwrap_or(u32::MAX))
        .max_concurrent_streams(STREAMS)
        // Who answers no ping is gone.
        .keep_alive_interval(limits.header_time / 3)
        .keep_alive_timeout(limits.header_time / 3);
    let places = Arc::new(Semaphore::new(limits.most));
    let permits = Arc::new(Semaphore::new((limits.most + BESIDE).min(Semaphore::MAX_PERMITS)));
    let graceful = GracefulShutdown::new();
    let (closing, closes) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        let accepted = async {
            let permit = permits.clone().acquire_owned().await;
            (permit, listener.accept().await)
        };
        let (permit, accepted) = tokio::select! {
            accepted = accepted => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, or a connection that ended at once. Waiting lets others end.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        // Answers are small, so waiting for more to send only delays them.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY could not be set");
        }
        let may_send = Arc::new(AtomicBool::new(false));
        let mut stream = TimeoutStream::new(Linger::new(stream, may_send.clone()));
        stream.set_write_timeout(Some(limits.write_time));
        let stream = Box::pin(stream);
        let answers = Answers {
            service: service.clone(),
            places: places.clone(),
            place: Arc::default(),
            may_send,
        };
        let place = answers.place.clone();
        let answers = service_fn(move |request| answers.clone().answer(request));
        let (watcher, acceptor, mut closes) =
            (graceful.watcher(), acceptor.clone(), closes.clone());
        let (http, http2) = (http.clone(), http2.clone());
        tokio::spawn(async move {
            let Some(acceptor) = acceptor else {
                let served = watcher.watch(http.serve_connection(TokioIo::new(stream), answers));
                ended(peer, served.await);
                drop(permit);
                return;
            };
            let shaken = tokio::time::timeout(limits.header_time, acceptor.accept(stream));
            let shaken = tokio::select! {
                shaken = shaken => shaken,
                // It has made no request yet.
                _ = closes.changed() => return,
            };
            let mut stream = match shaken {
                Ok(Ok(stream)) => stream,
                Ok(Err(error)) => return tracing::debug!(%error, %peer, "no TLS"),
                Err(_) => return tracing::debug!(%peer, "TLS took too long"),
            };
            if stream.get_ref().1.alpn_protocol() == Some(HTTP_2) {
                // The answers to pings keep it open.
                let time = Some(limits.header_time);
                stream.get_mut().0.as_mut().set_read_timeout_pinned(time);
                let served = http2.serve_connection(TokioIo::new(stream), answers);
                let mut served = pin!(watcher.watch(served));
                let served = tokio::select! {
                    served = &mut served => served,
                    // hyper would wait for the start of an HTTP/2 that may never come.
                    _ = closes.changed() => match place.initialized() {
                        true => served.await,
                        false => Ok(()),
                    },
                };
                ended(peer, served);
            } else {
                let served = watcher.watch(http.serve_connection(TokioIo::new(stream), answers));
                ended(peer, served.await);
            }
            drop(permit);
        });
    }
    drop(listener);
    drop(closing);
    let with_calls = limits.most - places.available_permits();
    tracing::info!(with_calls, "stopping");
    let ended = async {
        graceful.shutdown().await;
        detached.ended().await;
    };
    tokio::select! {
        () = ended => {}
        () = tokio::time::sleep(limits.drain_time) => {
            tracing::warn!("requests are left unanswered: they took longer than the time to stop");
        }
    }
}

fn ended(peer: SocketAddr, served: hyper::Result<()>) {
    if let Err(error) = served {
        tracing::debug!(%error, %peer, "a connection failed");
    }
}

/// The answers to the requests of one connection.
#[derive(Clone)]
struct Answers {
    service: TowerToHyperService<Router>,
    places: Arc<Semaphore>,
    /// The connection's place among those that make calls.
    place: Arc<OnceCell<Option<OwnedSemaphorePermit>>>,
    /// True while the caller may be sending.
    may_send: Arc<AtomicBool>,
}

impl Answers {
    async fn answer(self, request: Request<Incoming>) -> Result<Response, Cut> {
        if !operators::PATHS.contains(&request.uri().path()) {
            let place = async || self.places.clone().acquire_owned().await.ok();
            self.place.get_or_init(place).await;
        }
        let Ok(response) = self.service.call(request).await;
        if response.extensions().get::<Cut>().is_some() {
            return Err(Cut);
        }
        let closes = response.headers().contains_key(header::CONNECTION);
        self.may_send.store(closes, Ordering::Relaxed);
        Ok(response)
    }
}
