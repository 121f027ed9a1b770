//! Providers of the bearer token of each request.
//!
//! A client asks its [`TokenProvider`] before each attempt. [`StaticToken`] always gives the same token.
//! [`RefreshingToken`] gets a new token before the old one expires; all calls that wait share one request.

mod masked;
#[cfg(feature = "oauth2")]
pub mod oauth;
mod refreshing;

use std::{error::Error as StdError, fmt, sync::Arc};

use backoffice_models::Secret;
use http::HeaderValue;

pub use self::refreshing::{IssuedToken, RefreshingToken, TokenSource};
use crate::{body::BoxError, time::BoxFuture};

/// Provides the token of each request.
///
/// # Examples
///
/// ```
/// use backoffice::client::{
///     BoxFuture,
///     auth::{AccessToken, TokenError, TokenProvider},
/// };
///
/// /// The token that an agent on this machine keeps in a file.
/// #[derive(Debug)]
/// struct TokenFile(std::path::PathBuf);
///
/// impl TokenProvider for TokenFile {
///     fn token(&self) -> BoxFuture<Result<AccessToken, TokenError>> {
///         let text = std::fs::read_to_string(&self.0).map_err(TokenError::new);
///         Box::pin(async { AccessToken::new(text?.trim()) })
///     }
/// }
/// ```
pub trait TokenProvider: fmt::Debug + Send + Sync + 'static {
    /// Returns the token to send now.
    fn token(&self) -> BoxFuture<Result<AccessToken, TokenError>>;

    /// Reports that the service answered 401 to `token`. Returns true if [`token`](TokenProvider::token) now gives
    /// another one; the client then sends the request once more with it.
    fn rejected(&self, token: &AccessToken) -> bool {
        let _ = token;
        false
    }

    /// Reports that the service accepted `token`: the response is a success, or an error 4xx other than 401 and 429.
    fn accepted(&self, token: &AccessToken) {
        let _ = token;
    }
}

/// A bearer token (RFC 6750). Debug output never shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct AccessToken(HeaderValue);

impl AccessToken {
    /// Makes a token from text.
    ///
    /// # Errors
    ///
    /// If the text is empty or has other characters than visible ASCII (RFC 6750, section 2.1).
    pub fn new(token: impl AsRef<str>) -> Result<Self, TokenError> {
        let token = token.as_ref();
        if token.is_empty() {
            return Err(TokenError::new("the token is empty"));
        }
        if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(TokenError::new(
                "the token has characters that bearer tokens can't have, such as a space or a line break",
            ));
        }
        let mut value =
            HeaderValue::try_from(format!("Bearer {token}")).map_err(TokenError::new)?;
        value.set_sensitive(true);
        Ok(Self(value))
    }

    pub(crate) fn header(&self) -> HeaderValue {
        self.0.clone()
    }

    /// Replaces the token in a text with stars, even if the token is escaped as in JSON. A service may repeat the token
    /// that it refuses.
    ///
    /// Short tokens occur in ordinary text. So tokens of fewer than 6 characters are not masked, and tokens of fewer
    /// than 12 only as whole words.
    #[must_use]
    pub fn masked_in(&self, text: &str) -> String {
        let token = self.0.to_str().unwrap_or_default();
        masked::masked(text, token.trim_start_matches("Bearer "))
    }
}

impl fmt::Debug for AccessToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AccessToken(***)")
    }
}

/// One token that is never renewed.
#[derive(Clone, Debug)]
pub struct StaticToken(AccessToken);

impl StaticToken {
    /// Makes a provider of one token.
    ///
    /// # Errors
    ///
    /// Those of [`AccessToken::new`].
    pub fn new(token: impl AsRef<str>) -> Result<Self, TokenError> {
        AccessToken::new(token).map(Self)
    }
}

impl TokenProvider for StaticToken {
    fn token(&self) -> BoxFuture<Result<AccessToken, TokenError>> {
        let token = self.0.clone();
        Box::pin(async { Ok(token) })
    }
}

/// The reason why there is no token.
#[derive(Clone, Debug)]
pub struct TokenError {
    reason: Arc<BoxError>,
    is_transient: bool,
}

impl TokenError {
    /// Makes a permanent error: the call fails. The reason must contain no secret.
    pub fn new(reason: impl Into<BoxError>) -> Self {
        Self { reason: Arc::new(reason.into()), is_transient: false }
    }

    /// Makes a transient error: the call asks for a token again if its retry policy allows it.
    pub fn transient(reason: impl Into<BoxError>) -> Self {
        Self { is_transient: true, ..Self::new(reason) }
    }

    /// Returns true if asking again may help.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        self.is_transient
    }
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl StdError for TokenError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.reason.source()
    }
}

/// Makes a provider of one token from text.
pub(crate) fn static_token(token: &Secret) -> Result<Arc<dyn TokenProvider>, TokenError> {
    Ok(Arc::new(StaticToken::new(token.expose())?))
}
