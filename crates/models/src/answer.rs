//! What a response body is decoded to.

use serde_json::value::RawValue;

use crate::{
    drift::Drift,
    json::Json,
    record::{DecodeError, Record},
};

/// What an operation answers with: a shape of the API document, or [`OneOrMany`](crate::OneOrMany) of it; [`Json`]
/// for any.
///
/// Its methods have other names than those of [`Record`], so that neither hides the other.
///
/// # Examples
///
/// ```
/// use backoffice_models::{Answer, Operation, operations::GetDispute};
///
/// fn read<O: Operation>(body: &[u8]) -> Result<O::Response, backoffice_models::DecodeError> {
///     O::Response::decode(body)
/// }
///
/// assert_eq!(read::<GetDispute>(br#"{"id":7}"#)?.id, Some(7.into()));
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
pub trait Answer: Sized + Send {
    /// Reads a response body. A field that does not fit is kept and reported by [`drifts`](Answer::drifts).
    ///
    /// # Errors
    ///
    /// If `bytes` are not JSON, or another value than a response can be.
    fn decode(bytes: &[u8]) -> Result<Self, DecodeError>;

    /// Where the response and the API document differ.
    fn drifts(&self) -> Vec<Drift>;
}

impl<T: Record + Send> Answer for T {
    fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        <T as Record>::from_slice(bytes)
    }

    fn drifts(&self) -> Vec<Drift> {
        Record::drift(self)
    }
}

/// Whatever JSON value a response is, with nothing expected of it.
impl Answer for Json {
    fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        let raw: &RawValue = serde_json::from_slice(bytes)
            .map_err(|error| DecodeError::syntax("a JSON value", &error))?;
        Ok(Self::compacted(raw.get()))
    }

    fn drifts(&self) -> Vec<Drift> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::Answer as _;
    use crate::Json;

    #[test]
    fn any_one_json_value_is_an_answer() {
        let cases: [(&[u8], Option<&str>); 7] = [
            (b" { \"a\" : [1e400] } ", Some(r#"{"a":[1e400]}"#)),
            (b"7", Some("7")),
            (b"null", Some("null")),
            (b"", None),
            (b"{}{}", None),
            (b"<html>", None),
            (b"\"\xff\"", None),
        ];
        for (bytes, expected) in cases {
            let read = Json::decode(bytes);
            let shown = String::from_utf8_lossy(bytes);
            assert_eq!(read.as_ref().ok().map(Json::as_str), expected, "{shown}");
            assert!(read.is_err() || Json::drifts(&read.unwrap()).is_empty());
        }
    }
}
