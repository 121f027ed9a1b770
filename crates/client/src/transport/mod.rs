//! Transports carry a request to the service and the response back.
//!
//! Only transports do I/O for requests. A transport sends a request once, and follows no redirect.
//!
//! # Examples
//!
//! ```
//! use std::time::{Duration, Instant};
//!
//! use backoffice::client::{
//!     Body, BoxFuture,
//!     http::{Request, Response},
//!     transport::{Transport, TransportError},
//! };
//!
//! /// Prints the time of each request, and passes it on to another transport.
//! #[derive(Debug)]
//! struct Timed<T>(T);
//!
//! impl<T: Transport> Transport for Timed<T> {
//!     fn send(&self, request: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
//!         let start = Instant::now();
//!         let sent = self.0.send(request);
//!         Box::pin(async move {
//!             let response = sent.await;
//!             let took: Duration = start.elapsed();
//!             println!("{took:?}");
//!             response
//!         })
//!     }
//! }
//! ```

#[cfg(feature = "reqwest")]
mod reqwest;

use std::{error::Error as StdError, fmt};

use http::{Request, Response};

#[cfg(feature = "reqwest")]
pub use self::reqwest::ReqwestTransport;
use crate::{
    body::{Body, BoxError},
    time::BoxFuture,
};

/// Carries requests.
pub trait Transport: fmt::Debug + Send + Sync + 'static {
    /// Sends a request with an absolute URI. Returns when the headers of the response have arrived.
    ///
    /// Must not send the request twice: a refund could be paid twice. Dropping the future must cancel the request.
    fn send(&self, request: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>>;
}

/// The reason why there is no response.
#[derive(Debug)]
pub struct TransportError {
    kind: Kind,
    source: BoxError,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Connect,
    Broken,
    Timeout,
    Request,
}

impl TransportError {
    /// Makes an error: no connection was made, so no byte of the request was sent. The client may then repeat any call.
    pub fn connect(source: impl Into<BoxError>) -> Self {
        Self::new(Kind::Connect, source)
    }

    /// Makes an error: the connection broke. The service may have seen the request.
    pub fn broken(source: impl Into<BoxError>) -> Self {
        Self::new(Kind::Broken, source)
    }

    /// Makes an error: the request took longer than the transport allows. The service may have seen the request.
    pub fn timeout(source: impl Into<BoxError>) -> Self {
        Self::new(Kind::Timeout, source)
    }

    /// Makes an error: the request can't be sent, and another attempt would fail too.
    pub fn request(source: impl Into<BoxError>) -> Self {
        Self::new(Kind::Request, source)
    }

    fn new(kind: Kind, source: impl Into<BoxError>) -> Self {
        let source = source.into();
        Self { kind, source }
    }

    /// Returns true if no connection was made, so that the service did not see the request.
    #[must_use]
    pub fn is_connect(&self) -> bool {
        self.kind == Kind::Connect
    }

    /// Returns true if the request took longer than the transport allows.
    #[must_use]
    pub fn is_timeout(&self) -> bool {
        self.kind == Kind::Timeout
    }

    /// Returns true if the request itself caused the error.
    #[must_use]
    pub fn is_request(&self) -> bool {
        self.kind == Kind::Request
    }
}

impl fmt::Display for TransportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            Kind::Connect => "no connection was made",
            Kind::Broken => "the connection broke",
            Kind::Timeout => "the request took longer than the transport allows",
            Kind::Request => "the request can't be sent",
        })
    }
}

impl StdError for TransportError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        Some(&*self.source)
    }
}
