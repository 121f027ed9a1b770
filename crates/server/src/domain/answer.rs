//! Answers to requests that are carried out.

use std::marker::PhantomData;

use backoffice_models::Record;
use bytes::Bytes;

use super::refusal::Refusal;

/// Result of a call: the record, or the reason why the call is not carried out.
pub type Answer<T> = Result<Reply<T>, Refusal>;

/// The JSON text of a record of type `T`.
///
/// A service makes it from a record, or from text that it has stored, which it need not decode.
///
/// # Examples
///
/// ```
/// use backoffice_server::Reply;
///
/// let stored: Reply<()> = Reply::stored(r#"{"id":7}"#).with_version(3);
/// assert_eq!(stored.as_bytes(), br#"{"id":7}"#);
/// assert_eq!(stored.version(), Some(3));
/// ```
pub struct Reply<T> {
    body: Bytes,
    version: Option<i64>,
    of: PhantomData<fn() -> T>,
}

impl<T> Reply<T> {
    /// Makes a reply from JSON text, which must be a `T`.
    pub fn stored(text: impl Into<Bytes>) -> Self {
        Self { body: text.into(), version: None, of: PhantomData }
    }

    /// Names the version of the record: the answer then has it as `ETag`.
    #[must_use]
    pub fn with_version(mut self, version: i64) -> Self {
        self.version = Some(version);
        self
    }

    /// Makes a reply from JSON text, with the version of the record if it has one.
    pub fn versioned(text: impl Into<Bytes>, version: Option<i64>) -> Self {
        Self { version, ..Self::stored(text) }
    }

    /// Returns the JSON text.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.body
    }

    /// Returns the version of the record, if it has one.
    pub fn version(&self) -> Option<i64> {
        self.version
    }

    pub(crate) fn into_parts(self) -> (Bytes, Option<i64>) {
        (self.body, self.version)
    }
}

impl Reply<()> {
    /// Makes a reply without a body.
    #[must_use]
    pub fn empty() -> Self {
        Self::stored("")
    }
}

impl<T: Record> From<T> for Reply<T> {
    fn from(record: T) -> Self {
        Self::stored(record.to_json())
    }
}

impl<T> std::fmt::Debug for Reply<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The text may hold secrets.
        f.debug_struct("Reply").field("bytes", &self.body.len()).finish_non_exhaustive()
    }
}
