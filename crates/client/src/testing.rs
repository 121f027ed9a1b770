//! Helpers for tests of code that uses a client: a transport that answers within the process, a clock that does not
//! wait, and fixed randomness.
//!
//! # Examples
//!
//! ```
//! use std::time::Duration;
//!
//! use backoffice::client::{
//!     Client,
//!     testing::{FixedRandomness, InProcess, ManualTime},
//! };
//! # use futures_util::FutureExt as _;
//!
//! let transport = InProcess::answering(503, "").then(200, r#"{"id":7}"#);
//! let time = ManualTime::new();
//! let client = Client::builder("https://store.example")
//!     .token("abc.def")
//!     .transport(transport.clone())
//!     .time(time.clone())
//!     .randomness(FixedRandomness::highest())
//!     .build()?;
//! # let call = async {
//! client.disputes().get(7).send().await?;
//! assert_eq!(transport.requests().len(), 2);
//! // The longest wait before the first retry. The test itself did not wait.
//! assert_eq!(time.waits(), [Duration::from_millis(200)]);
//! # Ok::<(), backoffice::client::Error>(())
//! # };
//! # call.now_or_never().unwrap().unwrap();
//! # Ok::<(), backoffice::client::BuildError>(())
//! ```

use std::{
    collections::VecDeque,
    error::Error,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, SystemTime},
};

use bytes::Bytes;
use futures_util::FutureExt as _;
use http::{Request, Response, StatusCode};

use crate::{
    body::{Body, CollectError},
    builder::ClientBuilder,
    mode::Async,
    scope::Undeclared,
    service::ApiTypes,
    time::{BoxFuture, Randomness, Time},
    transport::{Transport, TransportError},
};

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

type Handler = dyn Fn(&Request<Bytes>) -> Result<Response<Body>, TransportError> + Send + Sync;

/// A transport that answers within the process and keeps the requests.
#[derive(Clone)]
pub struct InProcess(Arc<Served>);

struct Served {
    handler: Box<Handler>,
    script: Mutex<VecDeque<(StatusCode, Bytes)>>,
    requests: Mutex<Vec<Request<Bytes>>>,
}

impl InProcess {
    /// Answers each request with a function.
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[], async |_, _| {
    /// use backoffice::client::{Client, http::Response, testing::InProcess, transport::TransportError};
    ///
    /// // The response depends on the request and has a header.
    /// let transport = InProcess::new(|request| {
    ///     let status = if request.uri().path() == "/disputes/7/" { 200 } else { 404 };
    ///     let response = Response::builder().status(status).header("x-request-id", "f3a9");
    ///     response.body("{}".into()).map_err(TransportError::request)
    /// });
    /// let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// assert!(client.disputes().get(7).send().await.is_ok());
    /// assert!(client.disputes().get(8).send().await.unwrap_err().is_not_found());
    /// # Ok(()) });
    /// ```
    pub fn new<F>(handler: F) -> Self
    where
        F: Fn(&Request<Bytes>) -> Result<Response<Body>, TransportError> + Send + Sync + 'static,
    {
        Self(Arc::new(Served {
            handler: Box::new(handler),
            script: Mutex::default(),
            requests: Mutex::default(),
        }))
    }

    /// Answers one request with a status and a body. Later requests fail with a connection error.
    ///
    /// # Panics
    ///
    /// If `status` is not from 100 to 999.
    #[must_use]
    pub fn answering(status: u16, body: impl Into<Bytes>) -> Self {
        Self::without_responses().then(status, body)
    }

    fn without_responses() -> Self {
        Self::new(|_| {
            Err(TransportError::connect("`InProcess` has no response for another request"))
        })
    }

    /// Answers one more request with a status and a body.
    ///
    /// # Panics
    ///
    /// If `status` is not from 100 to 999.
    #[must_use]
    #[allow(clippy::expect_used, reason = "a test helper fails by panicking, as the test does")]
    pub fn then(self, status: u16, body: impl Into<Bytes>) -> Self {
        let status = StatusCode::from_u16(status).expect("a status is from 100 to 999");
        locked(&self.0.script).push_back((status, body.into()));
        self
    }

    /// Returns the requests so far, with headers and body.
    #[must_use]
    pub fn requests(&self) -> Vec<Request<Bytes>> {
        locked(&self.0.requests).clone()
    }
}

impl Transport for InProcess {
    fn send(&self, request: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
        let served = self.0.clone();
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let body = body.collect(usize::MAX).await.map_err(|error| match error {
                CollectError::Broken { source, .. } => TransportError::broken(source),
                CollectError::TooLarge => TransportError::request("the body is too large"),
                CollectError::Encoded(why) => TransportError::request(why),
            })?;
            let request = Request::from_parts(parts, body);
            locked(&served.requests).push(request.clone());
            let scripted = locked(&served.script).pop_front();
            let Some((status, body)) = scripted else {
                return (served.handler)(&request);
            };
            let mut response = Response::new(Body::from(body));
            *response.status_mut() = status;
            Ok(response)
        })
    }
}

impl fmt::Debug for InProcess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InProcess").finish_non_exhaustive()
    }
}

/// A clock whose sleeps end at once. It records each sleep and moves forward by its length.
#[derive(Clone, Debug)]
pub struct ManualTime(Arc<Mutex<Moment>>);

#[derive(Debug)]
struct Moment {
    start: SystemTime,
    elapsed: Duration,
    waits: Vec<Duration>,
}

impl ManualTime {
    /// Makes a clock that starts at 2023-02-10T12:00:00Z.
    #[must_use]
    pub fn new() -> Self {
        const START: Duration = Duration::from_secs(1_676_030_400);
        Self(Arc::new(Mutex::new(Moment {
            start: SystemTime::UNIX_EPOCH + START,
            elapsed: Duration::ZERO,
            waits: Vec::new(),
        })))
    }

    /// Moves the clock forward.
    pub fn advance(&self, duration: Duration) {
        locked(&self.0).elapsed += duration;
    }

    /// Returns the lengths of all sleeps.
    #[must_use]
    pub fn waits(&self) -> Vec<Duration> {
        locked(&self.0).waits.clone()
    }
}

impl Default for ManualTime {
    fn default() -> Self {
        Self::new()
    }
}

impl Time for ManualTime {
    fn now(&self) -> SystemTime {
        let moment = locked(&self.0);
        moment.start + moment.elapsed
    }

    fn elapsed(&self) -> Duration {
        locked(&self.0).elapsed
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<()> {
        let moment = self.0.clone();
        Box::pin(async move {
            let mut moment = locked(&moment);
            moment.elapsed += duration;
            moment.waits.push(duration);
        })
    }
}

/// Randomness that always gives the same byte.
#[derive(Clone, Copy, Debug)]
pub struct FixedRandomness(u8);

impl FixedRandomness {
    /// Makes every wait as long as possible.
    #[must_use]
    pub fn highest() -> Self {
        Self(0xff)
    }

    /// Makes every wait as short as possible: zero, or one second after status 429, unless the service asks for more.
    #[must_use]
    pub fn lowest() -> Self {
        Self(0)
    }
}

impl Randomness for FixedRandomness {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(self.0);
    }
}

/// Runs an example of a client's documentation, with a client and the transport that gives it these responses.
#[doc(hidden)]
#[allow(clippy::unwrap_used, reason = "an example fails by panicking, as a test does")]
pub fn example<P: ApiTypes>(
    responses: &[(u16, &'static str)],
    example: impl AsyncFnOnce(P::Client<Undeclared, Async>, InProcess) -> Result<(), Box<dyn Error>>,
) {
    let over = InProcess::without_responses();
    let then =
        |transport: InProcess, (status, body): &(u16, &'static str)| transport.then(*status, *body);
    let transport = responses.iter().fold(over, then);
    let builder = ClientBuilder::<P>::of("https://store.example").token("t");
    let builder = builder.transport(transport.clone()).time(ManualTime::new());
    let client = builder.randomness(FixedRandomness::lowest()).build().unwrap();
    example(client, transport).now_or_never().unwrap().unwrap();
}
