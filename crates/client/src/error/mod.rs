//! The error type of all calls.

mod kind;
mod messages;
mod predicates;
mod text;

use std::{
    error::Error as StdError,
    time::{Duration, SystemTime},
};

use backoffice_shapes::{Api, Endpoint};
use bytes::Bytes;
use http::{HeaderMap, Method, StatusCode};

pub use self::{
    kind::ErrorKind,
    messages::{FieldMessage, Messages, Problem},
};
pub(crate) use self::{
    messages::on_one_line,
    text::{NO_PERMIT, chain},
};
use crate::{auth::AccessToken, body::BoxError, retry};

/// A failed call: the endpoint, the number of attempts, and the response.
///
/// Its [`kind`](Error::kind), and predicates such as [`is_not_found`](Error::is_not_found), tell what happened. Its text
/// and its `Debug` form never contain the token, except a token of fewer than 12 characters that the service repeats.
/// The text shows values of the query only if the service repeats these values. [`headers`](Error::headers) and
/// [`body`](Error::body) are unchanged, except that a compressed body is decompressed.
///
/// # Examples
///
/// ```
/// # backoffice::client::example(&[(404, r#"{"detail":"No such dispute."}"#)], async |client, _| {
/// let error = client.disputes().get(7).send().await.unwrap_err();
/// assert!(error.is_not_found());
/// assert_eq!(
///     error.to_string(),
///     "disputes.get: GET https://store.example/disputes/7/ returned 404 Not Found: No such dispute.",
/// );
/// # Ok(()) });
/// ```
pub struct Error(Box<Inner>);

struct Inner {
    kind: Kind,
    call: Called,
    response: Option<FailedResponse>,
    /// The token of the request, to mask it in the text of the error.
    token: Option<AccessToken>,
    source: Option<BoxError>,
}

#[derive(Clone, Debug)]
pub(crate) struct Called {
    pub(crate) api: &'static Api,
    pub(crate) endpoint: &'static Endpoint,
    pub(crate) url: String,
    pub(crate) attempts: u32,
    /// The `X-Request-Id` that was sent.
    pub(crate) request_id: Option<String>,
    /// The reason why the call was not sent again after a transient failure.
    pub(crate) retry_refused: Option<&'static str>,
    /// The service may have executed a POST or PATCH in an earlier attempt.
    pub(crate) may_be_done: bool,
}

pub(crate) struct FailedResponse {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
    pub(crate) messages: Messages,
    pub(crate) retry_after: Option<Duration>,
}

impl FailedResponse {
    /// Reads a response that arrived at `now`.
    pub(crate) fn new(
        status: StatusCode,
        headers: HeaderMap,
        body: Bytes,
        now: SystemTime,
    ) -> Self {
        // The body of a success has data and no messages.
        let (messages, retry_after) = if status.is_success() {
            (Messages::default(), None)
        } else {
            (Messages::read(&body), retry::retry_after(&headers, now))
        };
        Self { status, messages, retry_after, headers, body }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The request is invalid and was not sent.
    Request(String),
    /// The body is invalid and was not sent.
    #[cfg_attr(
        not(any(feature = "validate", test)),
        expect(dead_code, reason = "bodies are checked where there is a validator")
    )]
    Invalid(String),
    /// The client's own rate limit gave no permit in time.
    RateLimit,
    Token,
    Connect,
    Broken,
    /// One attempt took too long.
    AttemptTimeout(Duration),
    /// One attempt took longer than the transport allows.
    TransportTimeout,
    /// The whole call took too long.
    Timeout(Duration),
    /// The response has a status other than 2xx.
    Status,
    /// The response is a success, but its body is not JSON or not of the expected JSON type.
    Decode,
    /// The response has more bytes than allowed.
    TooLarge(usize),
    /// The list can't continue after this page.
    Page(String),
    /// The response to a list is not a page.
    NotAPage(String),
}

impl Error {
    pub(crate) fn new(kind: Kind, call: Called) -> Self {
        Self(Box::new(Inner { kind, call, response: None, token: None, source: None }))
    }

    pub(crate) fn with_response(mut self, response: FailedResponse) -> Self {
        self.0.response = Some(response);
        self
    }

    pub(crate) fn with_source(mut self, source: impl Into<BoxError>) -> Self {
        self.0.source = Some(source.into());
        self
    }

    /// Adds the token that was sent.
    pub(crate) fn with_token(mut self, token: AccessToken) -> Self {
        self.0.token = Some(token);
        self
    }

    /// Takes the causes of another error.
    pub(crate) fn with_cause_of(mut self, other: Self) -> Self {
        self.0.source = other.0.source;
        self
    }

    /// Adds the reason why the call was not sent again after a transient failure.
    pub(crate) fn retry_refused(mut self, why: &'static str) -> Self {
        self.0.call.retry_refused = Some(why);
        self
    }

    /// The token of the request, if there was a response.
    pub(crate) fn token(&self) -> Option<&AccessToken> {
        self.0.token.as_ref()
    }

    /// The endpoint that was called.
    #[must_use]
    pub fn endpoint(&self) -> &'static Endpoint {
        self.0.call.endpoint
    }

    /// The operation that was called: `refund_order`.
    #[must_use]
    pub fn operation(&self) -> &'static str {
        self.endpoint().id
    }

    /// The method of the request.
    #[must_use]
    pub fn method(&self) -> Method {
        crate::headers::method(self.endpoint())
    }

    /// The address of the request, without the values of the query.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.0.call.url
    }

    /// The number of attempts.
    #[must_use]
    pub fn attempts(&self) -> u32 {
        self.0.call.attempts
    }

    /// The response's status; `None` without a response.
    #[must_use]
    pub fn status(&self) -> Option<StatusCode> {
        self.0.response.as_ref().map(|response| response.status)
    }

    /// The response's headers.
    #[must_use]
    pub fn headers(&self) -> Option<&HeaderMap> {
        self.0.response.as_ref().map(|response| &response.headers)
    }

    /// The response's body; empty if there was no complete response, or the client can't read its content encoding.
    #[must_use]
    pub fn body(&self) -> &[u8] {
        self.0.response.as_ref().map_or(&[], |response| &response.body)
    }

    /// The messages of the response.
    #[must_use]
    pub fn messages(&self) -> Option<&Messages> {
        self.0.response.as_ref().map(|response| &response.messages)
    }

    /// The wait that the service asks for, in the last response's `Retry-After`.
    #[must_use]
    pub fn retry_after(&self) -> Option<Duration> {
        self.0.response.as_ref().and_then(|response| response.retry_after)
    }

    /// `X-Request-Id` of the response, or else the one that was sent.
    #[must_use]
    pub fn request_id(&self) -> Option<&str> {
        let received = self.headers().and_then(crate::headers::request_id);
        received.or(self.0.call.request_id.as_deref())
    }

    /// The cause of this failure, such as a [`TransportError`](crate::transport::TransportError). The text includes it.
    #[must_use]
    pub fn cause(&self) -> Option<&(dyn StdError + 'static)> {
        self.0.source.as_deref().map(|source| source as &dyn StdError)
    }

    /// A stable word for the kind of failure, for metrics: a status, or one of `connect`, `broken`,
    /// `timeout`, `token`, `request`, `decode` and `page`.
    #[must_use]
    pub fn type_name(&self) -> &str {
        match &self.0.kind {
            Kind::Status => {
                self.0.response.as_ref().map_or("", |response| response.status.as_str())
            }
            Kind::Request(_) | Kind::Invalid(_) => "request",
            Kind::RateLimit => "timeout",
            Kind::Token => "token",
            Kind::Connect => "connect",
            Kind::Broken => "broken",
            Kind::Timeout(_) | Kind::AttemptTimeout(_) | Kind::TransportTimeout => "timeout",
            Kind::Decode | Kind::TooLarge(_) => "decode",
            Kind::Page(_) | Kind::NotAPage(_) => "page",
        }
    }
}

/// Has no `source`, because the text includes the causes; see [`Error::cause`].
impl StdError for Error {}
