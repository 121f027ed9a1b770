//! Connections: HTTP/1.1 on TCP, with limits on their number, headers and time.

use std::{future::Future, pin::pin, sync::Arc, time::Duration};

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use tokio::{net::TcpListener, sync::Semaphore};
use tokio_io_timeout::TimeoutStream;

use crate::http::to_end::Alone;

/// Limits of a server's connections (gap `connection-limits`).
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ConnectionLimits {
    /// Connections at once. Others wait in the system's queue.
    pub most: usize,
    /// Longest time to receive the headers of a request, and between two requests.
    pub header_time: Duration,
    /// Largest headers in bytes.
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
const FIELDS: usize = 100;

/// Serves connections until `stop` ends, then ends those that are open, and waits for the calls without a caller.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    alone: &Alone,
    stop: impl Future<Output = ()>,
) {
    let service = TowerToHyperService::new(router);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.header_time)
        // hyper's smallest is 8 KiB.
        .max_buf_size(limits.header_bytes.max(8 * 1024))
        .max_headers(FIELDS);
    let permits = Arc::new(Semaphore::new(limits.most));
    let graceful = GracefulShutdown::new();
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
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.write_time));
        let stream = TokioIo::new(Box::pin(stream));
        let connection = graceful.watch(http.serve_connection(stream, service.clone()));
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, %peer, "a connection failed");
            }
            drop(permit);
        });
    }
    drop(listener);
    let open = limits.most - permits.available_permits();
    tracing::info!(open, "stopping");
    let ended = async {
        graceful.shutdown().await;
        alone.ended().await;
    };
    tokio::select! {
        () = ended => {}
        () = tokio::time::sleep(limits.drain_time) => {
            tracing::warn!("requests are left unanswered: they took longer than the time to stop");
        }
    }
}
