//! The rest of a body that nobody read: a connection goes on after it, or its answer says that it ends.

use std::{
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    body::Body,
    extract::Request,
    http::{HeaderValue, header},
    middleware::Next,
    response::Response,
};
use bytes::Bytes;
use futures_util::StreamExt as _;
use hyper::body::{Body as _, Frame, SizeHint};
use tokio::sync::oneshot;

/// Largest rest that is read.
const MOST_BYTES: usize = 64 * 1024;

/// Longest time to read it.
const TIME: Duration = Duration::from_secs(1);

/// Reads the rest of a request's body after its answer is made. If the rest is too large or late, the answer has
/// `Connection: close`: without it, the caller would send its next request into a connection that ends.
pub async fn read(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    // Who waits for `100 Continue` has sent no body.
    let has_sent = !request.headers().contains_key(header::EXPECT);
    let (rest, left) = oneshot::channel();
    let request = request.map(|body| Body::new(Tracked::new(body, rest)));
    let mut response = next.run(request).await;
    let is_read = match { left }.try_recv() {
        Ok(body) => has_sent && drain(body).await,
        Err(oneshot::error::TryRecvError::Closed) => true,
        // Somebody still reads it.
        Err(oneshot::error::TryRecvError::Empty) => false,
    };
    if !is_read {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(header::CONNECTION, close);
    }
    response
}

/// Returns true if the body came to its end.
async fn drain(body: Body) -> bool {
    if body.size_hint().lower() > MOST_BYTES as u64 {
        return false;
    }
    let read = async {
        let mut bytes = 0;
        let mut chunks = body.into_data_stream();
        while let Some(chunk) = chunks.next().await {
            bytes += chunk.map_or(MOST_BYTES + 1, |chunk| chunk.len());
            if bytes > MOST_BYTES {
                return false;
            }
        }
        true
    };
    tokio::time::timeout(TIME, read).await.unwrap_or(false)
}

/// A body that gives what is left of it to another when it is dropped.
struct Tracked {
    body: Body,
    rest: Option<oneshot::Sender<Body>>,
}

impl Tracked {
    fn new(body: Body, rest: oneshot::Sender<Body>) -> Self {
        let rest = Some(rest);
        Self { body, rest }
    }
}

impl hyper::body::Body for Tracked {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Tracked {
    fn drop(&mut self) {
        if let Some(rest) = self.rest.take()
            && !self.body.is_end_stream()
        {
            // An error says that nobody waits for it.
            let _ = rest.send(std::mem::take(&mut self.body));
        }
    }
}
