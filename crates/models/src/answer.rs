//! What a response body is decoded to.

use crate::{
    drift::Drift,
    record::{DecodeError, Record},
};

/// What an operation answers with: a shape of the API document, or [`OneOrMany`](crate::OneOrMany) of it.
///
/// # Examples
///
/// ```
/// use backoffice_models::{Answer, Operation, operations::GetDispute};
///
/// fn read<O: Operation>(body: &[u8]) -> Result<O::Response, backoffice_models::DecodeError> {
///     O::Response::from_slice(body)
/// }
///
/// assert_eq!(read::<GetDispute>(br#"{"id":7}"#)?.id, Some(7.into()));
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
pub trait Answer: Sized {
    /// Reads a response body. A member that does not fit is kept and reported by [`drift`](Answer::drift).
    ///
    /// # Errors
    ///
    /// If `bytes` are not JSON, or another value than a response can be.
    fn from_slice(bytes: &[u8]) -> Result<Self, DecodeError>;

    /// Where the response and the API document differ.
    fn drift(&self) -> Vec<Drift>;
}

impl<T: Record> Answer for T {
    fn from_slice(bytes: &[u8]) -> Result<Self, DecodeError> {
        <T as Record>::from_slice(bytes)
    }

    fn drift(&self) -> Vec<Drift> {
        Record::drift(self)
    }
}
