//! Answers with status, headers and raw bytes.

use std::{ops::Deref, time::SystemTime};

use backoffice_models::{Drift, ResponseBody};
use bytes::Bytes;
use http::{HeaderMap, StatusCode};

use crate::error::FailedResponse;

/// A decoded response with status, headers and raw bytes.
///
/// # Examples
///
/// ```
/// # backoffice::client::example(&[(200, r#"{"id":7,"amount":67}"#)], async |client, _| {
/// let response = client.disputes().get(7).send_with_response().await?;
/// assert_eq!(response.status(), 200);
/// // The amount is a number, and the document says a string. The rest is decoded.
/// assert_eq!(response.drift()[0].pointer, "/amount");
/// assert_eq!(response.id.map(|id| id.get()), Some(7));
/// # Ok(()) });
/// ```
#[derive(Clone)]
pub struct Response<T> {
    value: T,
    raw: Raw,
}

/// A response that is not decoded.
#[derive(Clone)]
pub(crate) struct Raw {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
    pub(crate) attempts: u32,
}

impl Raw {
    /// Keeps a response that arrived at `now` for an error.
    pub(crate) fn failed(self, now: SystemTime) -> FailedResponse {
        FailedResponse::new(self.status, self.headers, self.body, now)
    }
}

impl<T> Response<T> {
    pub(crate) fn new(value: T, raw: Raw) -> Self {
        Self { value, raw }
    }

    /// Returns the decoded response.
    #[must_use]
    pub fn value(&self) -> &T {
        &self.value
    }

    pub(crate) fn value_mut(&mut self) -> &mut T {
        &mut self.value
    }

    pub(crate) fn into_raw(self) -> Raw {
        self.raw
    }

    /// Returns the decoded response and drops the rest.
    #[must_use]
    pub fn into_value(self) -> T {
        self.value
    }

    /// The status, a 2xx.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        self.raw.status
    }

    /// The headers, without those of a compression.
    #[must_use]
    pub fn headers(&self) -> &HeaderMap {
        &self.raw.headers
    }

    /// The body, unchanged; decompressed if it was compressed.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.raw.body
    }

    /// `X-Request-Id` of the response.
    #[must_use]
    pub fn request_id(&self) -> Option<&str> {
        crate::headers::request_id(&self.raw.headers)
    }

    /// The number of attempts.
    #[must_use]
    pub fn attempts(&self) -> u32 {
        self.raw.attempts
    }
}

impl<T: ResponseBody> Response<T> {
    /// The differences between the response and the API document, at most 10,000 of them.
    #[must_use]
    pub fn drift(&self) -> Vec<Drift> {
        self.value.drifts_of(&self.raw.body)
    }
}

impl<T> Deref for Response<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Shows the decoded response, whose secrets are masked, but no headers.
impl<T: std::fmt::Debug> std::fmt::Debug for Response<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Response")
            .field("status", &self.raw.status)
            .field("attempts", &self.raw.attempts)
            .field("value", &self.value)
            .finish_non_exhaustive()
    }
}
