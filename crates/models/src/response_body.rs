//! Types of response bodies.

use crate::{
    decode_error::DecodeError,
    drift::{Drift, is_free_of_drift},
    json::Json,
    record::Record,
};

/// Type of an operation's response: a shape of the API document, [`OneOrMany`](crate::OneOrMany) of it, or
/// [`Json`].
///
/// Its methods have other names than those of [`Record`], so that a call is never ambiguous.
///
/// # Examples
///
/// ```
/// use backoffice::models::{ResponseBody, Operation, operations::GetDisputeOperation};
///
/// fn read<O: Operation>(body: &[u8]) -> Result<O::Response, backoffice::models::DecodeError> {
///     O::Response::decode(body)
/// }
///
/// assert_eq!(read::<GetDisputeOperation>(br#"{"id":7}"#)?.id, Some(7.into()));
/// # Ok::<(), backoffice::models::DecodeError>(())
/// ```
pub trait ResponseBody: Sized + Send {
    /// Reads a response body. Keeps values that do not fit; [`drifts`](ResponseBody::drifts) reports them.
    ///
    /// # Errors
    ///
    /// If `bytes` are not JSON, or not the expected kind of value.
    fn decode(bytes: &[u8]) -> Result<Self, DecodeError>;

    /// Reports the differences between the response and the API document, at most 10,000 of them.
    fn drifts(&self) -> Vec<Drift>;

    /// Returns the same as [`drifts`](ResponseBody::drifts), faster for many records without drift. `bytes` must be those
    /// that this unchanged response was decoded from.
    fn drifts_of(&self, bytes: &[u8]) -> Vec<Drift> {
        let _ = bytes;
        self.drifts()
    }
}

/// An answer without a body.
impl ResponseBody for () {
    fn decode(_: &[u8]) -> Result<Self, DecodeError> {
        Ok(())
    }

    fn drifts(&self) -> Vec<Drift> {
        Vec::new()
    }
}

impl<T: Record + Send> ResponseBody for T {
    fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        <T as Record>::from_slice(bytes)
    }

    fn drifts(&self) -> Vec<Drift> {
        Record::drift(self)
    }

    fn drifts_of(&self, bytes: &[u8]) -> Vec<Drift> {
        if is_free_of_drift(self, bytes) { Vec::new() } else { self.drifts() }
    }
}

/// Accepts any JSON value and reports no drift.
impl ResponseBody for Json {
    fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        Self::from_slice(bytes)
    }

    fn drifts(&self) -> Vec<Drift> {
        Vec::new()
    }
}
