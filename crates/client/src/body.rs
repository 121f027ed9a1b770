//! Bodies of requests and responses: bytes in memory, or a stream of chunks.

use std::{
    error::Error as StdError,
    fmt,
    future::poll_fn,
    pin::Pin,
    sync::{Mutex, PoisonError},
    task::{Context, Poll},
};

use bytes::Bytes;
use futures_core::Stream;
use futures_util::TryStreamExt as _;
use http_body::{Body as HttpBody, Frame, SizeHint};
use http_body_util::{BodyExt as _, StreamBody, combinators::UnsyncBoxBody};

/// Any error that can be sent to another thread.
pub type BoxError = Box<dyn StdError + Send + Sync>;

/// The body of a request or a response.
pub struct Body(Inner);

enum Inner {
    /// Bytes in memory that nobody has read yet.
    Bytes(Bytes),
    Streamed {
        /// The lock is never contended. It makes a body `Sync`, as transports require.
        body: Mutex<UnsyncBoxBody<Bytes, BoxError>>,
        length: Option<u64>,
    },
}

impl Body {
    /// No bytes.
    #[must_use]
    pub fn empty() -> Self {
        Self(Inner::Bytes(Bytes::new()))
    }

    /// Wraps another body.
    pub fn wrap<B>(body: B) -> Self
    where
        B: HttpBody<Data = Bytes> + Send + 'static,
        B::Error: Into<BoxError>,
    {
        let length = body.size_hint().exact();
        let body = Mutex::new(body.map_err(Into::into).boxed_unsync());
        Self(Inner::Streamed { body, length })
    }

    /// Makes a body from a stream of chunks. `length` is the total number of bytes, if you know it.
    pub fn stream<S, E>(chunks: S, length: Option<u64>) -> Self
    where
        S: Stream<Item = Result<Bytes, E>> + Send + 'static,
        E: Into<BoxError> + 'static,
    {
        let frames = StreamBody::new(chunks.map_ok(Frame::data).map_err(Into::into));
        let body = Mutex::new(frames.boxed_unsync());
        Self(Inner::Streamed { body, length })
    }

    /// Returns the length in bytes, if it is known beforehand.
    #[must_use]
    pub fn length(&self) -> Option<u64> {
        self.size_hint().exact()
    }

    /// Returns the bytes of a body in memory, or a streamed body itself.
    #[cfg(feature = "reqwest")]
    pub(crate) fn into_bytes(self) -> Result<Bytes, Self> {
        match self.0 {
            Inner::Bytes(bytes) => Ok(bytes),
            streamed => Err(Self(streamed)),
        }
    }

    /// Reads all bytes, if there are no more than `limit`.
    pub(crate) async fn collect(mut self, limit: usize) -> Result<Bytes, CollectError> {
        let mut whole = Bytes::new();
        let mut joined: Vec<u8> = Vec::new();
        let length = self.length().and_then(|length| length.try_into().ok());
        while let Some(frame) = poll_fn(|cx| Pin::new(&mut self).poll_frame(cx)).await {
            let read = whole.len() + joined.len();
            let frame = frame.map_err(|source| CollectError::Broken { read, source })?;
            // Trailers are not used.
            let Ok(chunk) = frame.into_data() else {
                continue;
            };
            if read + chunk.len() > limit {
                return Err(CollectError::TooLarge);
            }
            // Most bodies come in one chunk, which needs no copy.
            if read == 0 {
                whole = chunk;
                continue;
            }
            if joined.is_empty() {
                joined.reserve_exact(length.map_or(0, |length: usize| length.min(limit)));
                joined.extend_from_slice(&std::mem::take(&mut whole));
            }
            joined.extend_from_slice(&chunk);
        }
        Ok(if joined.is_empty() { whole } else { joined.into() })
    }
}

pub(crate) enum CollectError {
    /// The body ended with an error after `read` bytes.
    Broken {
        read: usize,
        source: BoxError,
    },
    TooLarge,
    /// The content encoding can't be read, or the body does not have the encoding that its header names.
    Encoded(String),
}

impl From<Bytes> for Body {
    fn from(bytes: Bytes) -> Self {
        Self(Inner::Bytes(bytes))
    }
}

impl From<Vec<u8>> for Body {
    fn from(bytes: Vec<u8>) -> Self {
        Bytes::from(bytes).into()
    }
}

impl From<String> for Body {
    fn from(text: String) -> Self {
        Bytes::from(text).into()
    }
}

impl From<&'static str> for Body {
    fn from(text: &'static str) -> Self {
        Bytes::from_static(text.as_bytes()).into()
    }
}

/// Shows the length only.
impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.length() {
            Some(length) => write!(f, "Body({length} bytes)"),
            None => f.write_str("Body(streamed)"),
        }
    }
}

impl HttpBody for Body {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        match &mut self.0 {
            Inner::Bytes(bytes) if bytes.is_empty() => Poll::Ready(None),
            Inner::Bytes(bytes) => Poll::Ready(Some(Ok(Frame::data(std::mem::take(bytes))))),
            Inner::Streamed { body, .. } => {
                let body = body.get_mut().unwrap_or_else(PoisonError::into_inner);
                Pin::new(body).poll_frame(cx)
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        matches!(&self.0, Inner::Bytes(bytes) if bytes.is_empty())
    }

    fn size_hint(&self) -> SizeHint {
        match &self.0 {
            Inner::Bytes(bytes) => SizeHint::with_exact(bytes.len() as u64),
            Inner::Streamed { length, .. } => {
                length.map_or_else(SizeHint::default, SizeHint::with_exact)
            }
        }
    }
}

/// Returns a text without its byte order mark.
pub(crate) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}
