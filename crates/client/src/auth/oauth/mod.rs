//! The OAuth 2.0 Authorization Code flow (RFC 6749, section 4.1) with PKCE (RFC 7636), for an application that
//! acts for the stores that permit it.
//!
//! You give the token endpoint and the authorization endpoint. The flow passes through the user's browser, so `state`
//! proves that a response belongs to its request, and PKCE makes the code useless to anybody else.
//!
//! # Examples
//!
//! ```no_run
//! use backoffice::client::{Client, auth::oauth::{AuthorizationCode, Pending}};
//!
//! # async fn store(_: backoffice::client::auth::oauth::Tokens) -> Result<(), backoffice::client::auth::TokenError> { Ok(()) }
//! # async fn example(callback_query: &str) -> Result<(), Box<dyn std::error::Error>> {
//! let application = AuthorizationCode::new(
//!     "client-id",
//!     "https://accounts.example/authorize",
//!     "https://accounts.example/token",
//!     "https://app.example/callback",
//! )?;
//!
//! // Send the user to `url`, and keep `pending` in the user's session.
//! let (url, pending) = application.begin(["orders:write", "users:read"])?;
//!
//! // The user comes back to the redirect address, with a query.
//! let tokens = application.finish(pending, callback_query).await?;
//! let client = Client::builder("https://store.example/api")
//!     .token_provider(application.provider(tokens, |tokens| Box::pin(store(tokens))))
//!     .build()?;
//! # Ok(())
//! # }
//! ```

mod http;

use std::{
    fmt,
    future::Future,
    sync::{Arc, Mutex, PoisonError},
};

use backoffice_models::Secret;
use oauth2::{
    AuthUrl, AuthorizationCode as Code, ClientId, ClientSecret, CsrfToken, EndpointNotSet,
    EndpointSet, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, RefreshToken, Scope,
    TokenResponse as _, TokenUrl,
    basic::{BasicClient, BasicTokenResponse},
};

use self::http::Http;
use super::{AccessToken, IssuedToken, RefreshingToken, TokenError};
use crate::{
    address::check_endpoint,
    time::{BoxFuture, Randomness, Time, secret_text},
    transport::Transport,
};

type Application =
    BasicClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointSet>;

/// An application that asks users for permission.
#[derive(Clone)]
pub struct AuthorizationCode {
    application: Application,
    http: Http,
    randomness: Arc<dyn Randomness>,
    issuer: Option<String>,
}

/// A started authorization, before the user permits it. Keep it in the user's session and use it once.
#[derive(Clone, Debug)]
pub struct Pending {
    state: Secret,
    verifier: Secret,
}

impl Pending {
    /// Restores a started authorization from its parts.
    #[must_use]
    pub fn new(state: impl Into<Secret>, verifier: impl Into<Secret>) -> Self {
        Self { state: state.into(), verifier: verifier.into() }
    }

    /// `state` of RFC 6749, section 4.1.1.
    #[must_use]
    pub fn state(&self) -> &Secret {
        &self.state
    }

    /// `code_verifier` of RFC 7636, section 4.1.
    #[must_use]
    pub fn verifier(&self) -> &Secret {
        &self.verifier
    }
}

/// Tokens of a token endpoint.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Tokens {
    /// The token that requests carry.
    pub access_token: Secret,
    /// The refresh token, which gets new access tokens.
    pub refresh_token: Option<Secret>,
    /// Lifetime of the access token in seconds.
    pub expires_in: Option<u64>,
    /// The scopes of the access token. If the endpoint names none, this is empty, and the token has the requested
    /// scopes.
    pub scopes: Vec<String>,
}

impl Tokens {
    /// Restores an earlier authorization from its refresh token: the first request gets a new access token.
    #[must_use]
    pub fn kept(refresh_token: impl Into<Secret>) -> Self {
        Self {
            access_token: Secret::from(""),
            refresh_token: Some(refresh_token.into()),
            expires_in: Some(0),
            scopes: Vec::new(),
        }
    }

    fn issued(&self) -> Result<IssuedToken, TokenError> {
        let issued = IssuedToken::new(AccessToken::new(self.access_token.expose())?);
        Ok(match self.expires_in {
            Some(seconds) => issued.expires_in(seconds),
            None => issued,
        })
    }
}

impl AuthorizationCode {
    /// Makes an application with this id and these addresses. The user is sent back to `redirect_url`.
    ///
    /// # Errors
    ///
    /// If an address can't be parsed, or is plain HTTP to another machine.
    #[cfg(feature = "reqwest")]
    pub fn new(
        client_id: impl Into<String>,
        authorization_url: &str,
        token_url: &str,
        redirect_url: &str,
    ) -> Result<Self, TokenError> {
        let is_local = check_endpoint("token URL", token_url).map_err(TokenError::new)?;
        let transport = crate::transport::ReqwestTransport::for_address(is_local)
            .map_err(|error| TokenError::new(crate::error::chain(&error)))?;
        Self::with(
            client_id,
            authorization_url,
            token_url,
            redirect_url,
            Arc::new(transport),
            Arc::new(crate::time::System::new()),
            Arc::new(crate::time::SystemRandomness),
        )
    }

    /// Makes an application with another transport, clock and source of random bytes, which must be unpredictable.
    ///
    /// # Errors
    ///
    /// Those of [`new`](Self::new).
    pub fn with(
        client_id: impl Into<String>,
        authorization_url: &str,
        token_url: &str,
        redirect_url: &str,
        transport: Arc<dyn Transport>,
        time: Arc<dyn Time>,
        randomness: Arc<dyn Randomness>,
    ) -> Result<Self, TokenError> {
        check_endpoint("authorization URL", authorization_url).map_err(TokenError::new)?;
        check_endpoint("token URL", token_url).map_err(TokenError::new)?;
        let url = |text: &str| text.to_owned();
        let application = BasicClient::new(ClientId::new(client_id.into()))
            .set_auth_uri(AuthUrl::new(url(authorization_url)).map_err(TokenError::new)?)
            .set_token_uri(TokenUrl::new(url(token_url)).map_err(TokenError::new)?)
            .set_redirect_uri(RedirectUrl::new(url(redirect_url)).map_err(TokenError::new)?);
        Ok(Self { application, http: Http { transport, time }, randomness, issuer: None })
    }

    /// Sets the application's secret.
    #[must_use]
    pub fn client_secret(mut self, secret: &Secret) -> Self {
        let secret = ClientSecret::new(secret.expose().to_owned());
        self.application = self.application.set_client_secret(secret);
        self
    }

    /// Sets the issuer: the scheme, host and port of the authorization endpoint's service, as its metadata say (RFC 8414). An answer
    /// without it, or with another one, is refused (RFC 9207). Set it if the application asks several services: one of them could
    /// pass off its answer as that of another.
    #[must_use]
    pub fn issuer(mut self, issuer: impl Into<String>) -> Self {
        self.issuer = Some(issuer.into());
        self
    }

    /// Returns the address for the user, and the started authorization. Keep it until the user comes back.
    ///
    /// # Errors
    ///
    /// If the system has no unpredictable random bytes.
    pub fn begin<'a>(
        &self,
        scopes: impl IntoIterator<Item = &'a str>,
    ) -> Result<(String, Pending), TokenError> {
        // 256 bits each, in characters that RFC 7636 allows.
        let random = || secret_text::<32>(&*self.randomness).map_err(TokenError::new);
        let pending = Pending::new(random()?, random()?);
        let verifier = PkceCodeVerifier::new(pending.verifier.expose().to_owned());
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&verifier);
        let state = CsrfToken::new(pending.state.expose().to_owned());
        let scopes = scopes.into_iter().map(|scope| Scope::new(scope.to_owned()));
        let request = self.application.authorize_url(|| state);
        let (url, _) = request.add_scopes(scopes).set_pkce_challenge(challenge).url();
        Ok((url.into(), pending))
    }

    /// Exchanges the user's permission for tokens. `query` is the query of the address that the user came back to,
    /// without the `?`.
    ///
    /// # Errors
    ///
    /// If the user refused, the response belongs to another request, or the token endpoint gives no token.
    pub async fn finish(&self, pending: Pending, query: &str) -> Result<Tokens, TokenError> {
        let query = query.trim_start_matches('?');
        let parameter = |name: &str| {
            let mut pairs = form_urlencoded::parse(query.as_bytes());
            pairs.find(|(found, _)| found == name).map(|(_, value)| value.into_owned())
        };
        // A response with another `state` belongs to another request.
        let state = parameter("state").unwrap_or_default();
        if !same(&state, pending.state.expose()) {
            return Err(TokenError::new(
                "the `state` in the response is not the one that was sent: start the authorization again",
            ));
        }
        if let Some(issuer) = &self.issuer
            && parameter("iss").as_ref() != Some(issuer)
        {
            let text = format!("the response is not of {issuer}: start the authorization again");
            return Err(TokenError::new(text));
        }
        if let Some(error) = parameter("error") {
            let description = parameter("error_description").unwrap_or_default();
            let text = format!("the authorization endpoint answered `{error}` {description}");
            return Err(TokenError::new(text.trim_end()));
        }
        let code = parameter("code").ok_or_else(|| {
            TokenError::new(
                "the authorization endpoint sent no `code`: start the authorization again",
            )
        })?;
        let verifier = PkceCodeVerifier::new(pending.verifier.expose().to_owned());
        let request = self.application.exchange_code(Code::new(code));
        let response = request.set_pkce_verifier(verifier).request_async(&self.http).await;
        response.map(|response| tokens(&response)).map_err(refused)
    }

    /// Gets new tokens with a refresh token.
    ///
    /// # Errors
    ///
    /// If the token endpoint gives none.
    pub async fn refresh(&self, refresh_token: &Secret) -> Result<Tokens, TokenError> {
        let token = RefreshToken::new(refresh_token.expose().to_owned());
        let request = self.application.exchange_refresh_token(&token);
        let response = request.request_async(&self.http).await;
        response.map(|response| tokens(&response)).map_err(refused)
    }

    /// Makes a provider that begins with these tokens and gets new ones with their refresh token.
    ///
    /// `refreshed` must store the tokens of each response: the service may accept only the newest refresh token. If it
    /// is lost, the user must give permission again. If `refreshed` fails, the waiting calls use the old token. They
    /// fail only if that token has expired, or the service has refused it. On a tokio runtime, a started refresh runs
    /// to its end, even if no call waits for it.
    pub fn provider<F>(&self, tokens: Tokens, refreshed: F) -> RefreshingToken
    where
        F: Fn(Tokens) -> BoxFuture<Result<(), TokenError>> + Send + Sync + 'static,
    {
        let issued = tokens.issued().ok();
        let application = self.clone();
        let refresh_token = Arc::new(Mutex::new(tokens.refresh_token));
        let refreshed = Arc::new(refreshed);
        let source = move || -> BoxFuture<Result<IssuedToken, TokenError>> {
            let (application, refreshed) = (application.clone(), refreshed.clone());
            let held = refresh_token.clone();
            to_the_end(async move {
                let token = held.lock().unwrap_or_else(PoisonError::into_inner).clone();
                let token = token.ok_or_else(|| {
                    TokenError::new(
                        "the token has expired, and there is no refresh token: start the authorization again",
                    )
                })?;
                let mut tokens = application.refresh(&token).await?;
                // If the endpoint sends no new refresh token, the old one stays valid (RFC 6749, section 6).
                let next = tokens.refresh_token.get_or_insert(token).clone();
                *held.lock().unwrap_or_else(PoisonError::into_inner) = Some(next);
                let issued = tokens.issued()?;
                refreshed(tokens).await?;
                Ok(issued)
            })
        };
        let provider = RefreshingToken::with_time(source, self.http.time.clone());
        match issued {
            Some(issued) => provider.starting_with(issued),
            None => provider,
        }
    }
}

/// Runs the work to its end, even if its future is dropped: the refresh token may be used up, and only the response has
/// the next one. Without a runtime, dropping the future ends the work.
fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, TokenError>> + Send + 'static,
) -> BoxFuture<Result<T, TokenError>> {
    #[cfg(feature = "reqwest")]
    if let Ok(runtime) = tokio::runtime::Handle::try_current() {
        let task = runtime.spawn(work);
        return Box::pin(async {
            let outcome = task.await;
            outcome.unwrap_or_else(|error| Err(TokenError::transient(error)))
        });
    }
    Box::pin(work)
}

/// Compares two texts in constant time.
fn same(a: &str, b: &str) -> bool {
    let differing = a.bytes().zip(b.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
    a.len() == b.len() && differing == 0
}

fn tokens(response: &BasicTokenResponse) -> Tokens {
    let secret = |text: &String| Secret::from(text.as_str());
    let scopes = response.scopes().into_iter().flatten();
    Tokens {
        access_token: secret(response.access_token().secret()),
        refresh_token: response.refresh_token().map(|token| secret(token.secret())),
        expires_in: response.expires_in().map(|lifetime| lifetime.as_secs()),
        scopes: scopes.map(|scope| scope.to_string()).collect(),
    }
}

/// Makes an error from the failure of a token endpoint. Shows only an OAuth error response, because another response
/// may contain a token.
fn refused<R>(error: oauth2::RequestTokenError<TokenError, R>) -> TokenError
where
    R: oauth2::ErrorResponse + fmt::Display + 'static,
{
    match error {
        oauth2::RequestTokenError::ServerResponse(response) => {
            TokenError::new(format!("the token endpoint refused the request: {response}"))
        }
        oauth2::RequestTokenError::Request(error) => error,
        oauth2::RequestTokenError::Parse(error, _) => TokenError::new(format!(
            "the token endpoint's response could not be decoded: {}",
            error.path()
        )),
        oauth2::RequestTokenError::Other(text) => TokenError::new(text),
    }
}

/// Leaves out the application's secret.
impl fmt::Debug for AuthorizationCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AuthorizationCode").finish_non_exhaustive()
    }
}
