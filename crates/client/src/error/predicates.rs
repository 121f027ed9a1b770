//! Predicates of an error.

use http::header::WWW_AUTHENTICATE;

use super::{Error, Kind};
use crate::{auth::TokenError, headers::is_idempotent, retry};

impl Error {
    /// The call or its last attempt took longer than its timeout, or the client's rate limit left no time to send it.
    /// In the first two cases, the service may have executed the call.
    #[must_use]
    pub fn is_timeout(&self) -> bool {
        matches!(
            self.0.kind,
            Kind::Timeout(_) | Kind::AttemptTimeout(_) | Kind::TransportTimeout | Kind::RateLimit
        )
    }

    /// No connection was made, or it broke before the response was read.
    #[must_use]
    pub fn is_connection(&self) -> bool {
        matches!(self.0.kind, Kind::Connect | Kind::Broken)
    }

    /// No connection was made, so the service has not seen the request.
    #[must_use]
    pub fn is_connect(&self) -> bool {
        self.0.kind == Kind::Connect
    }

    /// The call could not be sent: for example, a path parameter is empty or a header has an invalid name.
    #[must_use]
    pub fn is_request(&self) -> bool {
        matches!(self.0.kind, Kind::Request(_) | Kind::Invalid(_))
    }

    /// The token provider gave no token.
    #[must_use]
    pub fn is_token(&self) -> bool {
        self.0.kind == Kind::Token
    }

    /// The body of a success is not the expected JSON object or array, or the body of any response is too large. A type
    /// mismatch in a field is not a failure.
    #[must_use]
    pub fn is_decode(&self) -> bool {
        matches!(self.0.kind, Kind::Decode | Kind::TooLarge(_))
    }

    /// A list can't continue: the response is not a page, or its `next` is not text, has no cursor, or leads back to an
    /// earlier page.
    #[must_use]
    pub fn is_page(&self) -> bool {
        matches!(self.0.kind, Kind::Page(_) | Kind::NotAPage(_))
    }

    /// The service refused the request as invalid (400, 422), or the client did so before sending it.
    #[must_use]
    pub fn is_validation(&self) -> bool {
        matches!(self.0.kind, Kind::Invalid(_)) || self.is_status(400) || self.is_status(422)
    }

    /// The token is missing, unknown or expired (401).
    #[must_use]
    pub fn is_unauthorized(&self) -> bool {
        self.is_status(401)
    }

    /// The token does not permit the call (403).
    #[must_use]
    pub fn is_forbidden(&self) -> bool {
        self.is_status(403)
    }

    /// The token lacks the scope of the call (403 with RFC 6750's `insufficient_scope`). The error's text names the
    /// scope.
    #[must_use]
    pub fn is_insufficient_scope(&self) -> bool {
        const NAME: &str = "insufficient_scope";
        let Some(response) = self.0.response.as_ref().filter(|_| self.is_forbidden()) else {
            return false;
        };
        let challenges = response.headers.get_all(WWW_AUTHENTICATE);
        let mut challenges = challenges.iter().filter_map(|value| value.to_str().ok());
        challenges.any(|challenge| challenge.contains(NAME))
            || response.messages.error_code() == Some(NAME)
            || response.messages.detail().is_some_and(|detail| detail.contains(NAME))
    }

    /// The record does not exist, or the token may not see it (404).
    #[must_use]
    pub fn is_not_found(&self) -> bool {
        self.is_status(404)
    }

    /// The record's state does not allow the call (409).
    #[must_use]
    pub fn is_conflict(&self) -> bool {
        self.is_status(409)
    }

    /// The record has another version than the call's `If-Match` names (412). Read the record, then decide again.
    #[must_use]
    pub fn is_precondition_failed(&self) -> bool {
        self.is_status(412)
    }

    /// The call's idempotency key belongs to another call (422). Use a new key for each change.
    #[must_use]
    pub fn is_key_reused(&self) -> bool {
        self.is_status(422)
    }

    /// The service asks for fewer calls (429); see [`retry_after`](Error::retry_after).
    #[must_use]
    pub fn is_rate_limited(&self) -> bool {
        self.is_status(429)
    }

    /// The service failed (5xx).
    #[must_use]
    pub fn is_server(&self) -> bool {
        self.status().is_some_and(|status| status.is_server_error())
    }

    /// The same call may succeed later: a failed connection, a timeout, a response 429, 502, 503 or 504, or no token
    /// for the moment. If [`is_outcome_unknown`](Error::is_outcome_unknown) is true too, the service may have executed
    /// it.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        // The status decides, even if the body is incomplete.
        if let Some(status) = self.status().filter(|status| !status.is_success()) {
            return retry::is_transient(status);
        }
        match self.0.kind {
            Kind::Token => self.token_error().is_some_and(TokenError::is_transient),
            _ => self.is_timeout() || self.is_connection(),
        }
    }

    /// The service may have executed a POST or PATCH, but did not confirm it: the connection broke, a timeout passed,
    /// the service failed (5xx), or its success could not be decoded. Read the record before you repeat the call.
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[(502, "{}")], async |client, _| {
    /// use backoffice::client::models::UpdateCustomer;
    ///
    /// let call = client.users().update(7, UpdateCustomer::new().first_name("Ada"));
    /// let error = call.send().await.unwrap_err();
    /// assert!(error.is_outcome_unknown());
    /// assert!(error.to_string().ends_with("check with `users.get` before you repeat the call"));
    /// # Ok(()) });
    /// ```
    #[must_use]
    pub fn is_outcome_unknown(&self) -> bool {
        let call = &self.0.call;
        call.may_be_done || (!is_idempotent(&self.method()) && self.may_be_done())
    }

    /// Returns true if the service may have executed the last attempt.
    pub(crate) fn may_be_done(&self) -> bool {
        match self.0.kind {
            Kind::Request(_)
            | Kind::Invalid(_)
            | Kind::RateLimit
            | Kind::Token
            | Kind::Connect
            | Kind::Page(_)
            | Kind::NotAPage(_) => false,
            // The service answers 303 after it has executed the call.
            Kind::Status => self.is_server() || self.is_status(303),
            Kind::Broken
            | Kind::AttemptTimeout(_)
            | Kind::TransportTimeout
            | Kind::Timeout(_)
            | Kind::Decode
            | Kind::TooLarge(_) => self.status().is_none_or(|status| !status.is_client_error()),
        }
    }

    fn token_error(&self) -> Option<&TokenError> {
        self.0.source.as_ref()?.downcast_ref()
    }

    fn is_status(&self, status: u16) -> bool {
        self.status().is_some_and(|found| found == status)
    }
}
