//! The kind of an error, for a `match`.

use http::StatusCode;

use super::{Error, Kind};

/// The kind of a failed call. Each failure has one kind; the predicates of [`Error`] overlap.
///
/// If there is a response whose status is not a success, the status decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The call could not be sent ([`Error::is_request`]).
    Request,
    /// The token provider gave no token ([`Error::is_token`]).
    Token,
    /// No connection was made, or it broke ([`Error::is_connection`]).
    Connection,
    /// A timeout passed ([`Error::is_timeout`]).
    Timeout,
    /// The request is invalid: 400, 422, or refused by the client ([`Error::is_validation`]).
    Validation,
    /// 401 ([`Error::is_unauthorized`]).
    Unauthorized,
    /// 403 ([`Error::is_forbidden`]).
    Forbidden,
    /// 404 ([`Error::is_not_found`]).
    NotFound,
    /// 409 ([`Error::is_conflict`]).
    Conflict,
    /// 412 ([`Error::is_precondition_failed`]).
    PreconditionFailed,
    /// 429 ([`Error::is_rate_limited`]).
    RateLimited,
    /// 5xx ([`Error::is_server`]).
    Server,
    /// Another status that is not a success, such as a redirect; see [`Error::status`].
    Status,
    /// The body of a success can't be decoded, or is too large ([`Error::is_decode`]).
    Decode,
    /// A list can't continue ([`Error::is_page`]).
    Page,
}

impl Error {
    /// Returns the kind of failure. A call whose outcome is unknown
    /// ([`is_outcome_unknown`](Error::is_outcome_unknown)) can have several kinds, so ask for that first.
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[(409, "{}")], async |client, _| {
    /// use backoffice::client::{ErrorKind, models::{Amount, RefundOrder}};
    ///
    /// let refund = RefundOrder::new(Amount::new("10.00")?);
    /// let error = client.orders().refund("1001", refund).send().await.unwrap_err();
    /// let advice = match error.kind() {
    ///     ErrorKind::NotFound => "there is no such order",
    ///     ErrorKind::Validation | ErrorKind::Conflict => "this order can't be refunded",
    ///     _ if error.is_transient() => "try again later",
    ///     _ => "ask a person",
    /// };
    /// assert_eq!(advice, "this order can't be refunded");
    /// # Ok(()) });
    /// ```
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        match self.status() {
            Some(status) if !status.is_success() => of_status(status),
            _ => of_kind(&self.0.kind),
        }
    }
}

fn of_status(status: StatusCode) -> ErrorKind {
    match status.as_u16() {
        400 | 422 => ErrorKind::Validation,
        401 => ErrorKind::Unauthorized,
        403 => ErrorKind::Forbidden,
        404 => ErrorKind::NotFound,
        409 => ErrorKind::Conflict,
        412 => ErrorKind::PreconditionFailed,
        429 => ErrorKind::RateLimited,
        500..600 => ErrorKind::Server,
        _ => ErrorKind::Status,
    }
}

fn of_kind(kind: &Kind) -> ErrorKind {
    match kind {
        Kind::Request(_) => ErrorKind::Request,
        Kind::Invalid(_) => ErrorKind::Validation,
        Kind::Token => ErrorKind::Token,
        Kind::Connect | Kind::Broken => ErrorKind::Connection,
        Kind::RateLimit | Kind::AttemptTimeout(_) | Kind::TransportTimeout | Kind::Timeout(_) => {
            ErrorKind::Timeout
        }
        Kind::Status => ErrorKind::Status,
        Kind::Decode | Kind::TooLarge(_) => ErrorKind::Decode,
        Kind::Page(_) | Kind::NotAPage(_) => ErrorKind::Page,
    }
}
