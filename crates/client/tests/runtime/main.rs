//! Retries, waits, tokens and pages with a clock that does not wait and a transport within the process: every wait is
//! compared exactly.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

mod bodies;
mod hooks;
mod options;
mod pages;
mod raw;
mod retries;
mod secrets;
mod tokens;
mod waits;

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
};

use backoffice::client::{
    Body, BoxFuture, Client, ClientBuilder,
    http::{Request, Response},
    testing::{FixedRandomness, ManualTime},
    transport::{Transport, TransportError},
};
use futures_util::FutureExt as _;

/// The result of one request.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// A response with this status, these headers and this body.
    Answer(u16, &'static [(&'static str, &'static str)], &'static str),
    /// No connection.
    Refused,
    /// The connection breaks after the request was written.
    Broken,
    /// A response with this status and an incomplete body.
    Truncated(u16),
    /// No response, forever.
    Silent,
}

pub(crate) const OK: Step = Step::Answer(200, &[], r#"{"id":7}"#);

/// A transport that follows a script and keeps the requests.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    steps: Arc<Mutex<VecDeque<Step>>>,
    requests: Arc<Mutex<Vec<Request<()>>>>,
}

impl Script {
    pub(crate) fn new(steps: impl IntoIterator<Item = Step>) -> Self {
        Self { steps: Arc::new(Mutex::new(steps.into_iter().collect())), requests: Arc::default() }
    }

    /// Returns the requests so far without their bodies.
    pub(crate) fn requests(&self) -> Vec<Request<()>> {
        self.requests.lock().unwrap().clone()
    }

    /// Returns the number of requests.
    pub(crate) fn count(&self) -> usize {
        self.requests.lock().unwrap().len()
    }

    /// Returns the number of owners of the script. Each running request is one.
    pub(crate) fn holders(&self) -> usize {
        Arc::strong_count(&self.steps)
    }

    /// Returns the value of a header of each request.
    pub(crate) fn header(&self, name: &str) -> Vec<Option<String>> {
        let value = |request: &Request<()>| {
            let value = request.headers().get(name)?;
            Some(value.to_str().unwrap().to_owned())
        };
        self.requests().iter().map(value).collect()
    }
}

impl Transport for Script {
    fn send(&self, request: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
        let (parts, _) = request.into_parts();
        self.requests.lock().unwrap().push(Request::from_parts(parts, ()));
        let step = self.steps.lock().unwrap().pop_front();
        let held = self.steps.clone();
        Box::pin(async move {
            let _held = held;
            match step.expect("the script has a step for each request") {
                Step::Answer(status, headers, body) => {
                    let mut response = Response::builder().status(status);
                    for (name, value) in headers {
                        response = response.header(*name, *value);
                    }
                    Ok(response.body(Body::from(body)).unwrap())
                }
                Step::Refused => Err(TransportError::connect("refused")),
                Step::Broken => Err(TransportError::broken("reset")),
                Step::Truncated(status) => {
                    let chunks = [Ok("{".into()), Err(std::io::Error::other("reset"))];
                    let chunks = futures_util::stream::iter(chunks);
                    let response = Response::builder().status(status);
                    Ok(response.body(Body::stream(chunks, Some(8))).unwrap())
                }
                Step::Silent => std::future::pending().await,
            }
        })
    }
}

/// Builds a client over a script, whose waits are as long as possible.
pub(crate) fn client(script: &Script, time: &ManualTime) -> ClientBuilder {
    Client::builder("https://store.example")
        .token("t")
        .transport(script.clone())
        .time(time.clone())
        .randomness(FixedRandomness::highest())
}

/// Returns the output of a future that is ready at once.
#[track_caller]
pub(crate) fn ready<F: Future>(future: F) -> F::Output {
    future.now_or_never().expect("nothing waits here")
}
