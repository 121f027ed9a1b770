//! The builder of a client.

#[cfg_attr(not(feature = "reqwest"), path = "no_defaults.rs")]
mod defaults;

use std::{fmt, marker::PhantomData, sync::Arc, time::Duration};

use backoffice_models::Secret;
use http::{HeaderName, HeaderValue};

use crate::{
    address::BaseAddress,
    auth::{self, TokenProvider},
    client::ClientCore,
    hook::Hook,
    inner::ClientInner,
    mode::Async,
    rate_limit::{Limiter, RateLimit},
    retry::{Budget, RetryBudget, RetryPolicy},
    scope::{Scopes, Undeclared},
    service::ApiTypes,
    time::{Randomness, Time},
    transport::Transport,
};

const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(30);
const TIMEOUT: Duration = Duration::from_secs(120);
const MAX_RESPONSE_BYTES: usize = 64 * 1024 * 1024;

/// Builder of a client of the API `P`.
///
/// Defaults: the reqwest transport, the clock and randomness of the system, three attempts
/// ([`RetryPolicy`]), 30 s for an attempt and 120 s for a call, answers of up to 64 MiB, no rate limit.
///
/// # Examples
///
/// ```
/// # use backoffice_client::testing::InProcess;
/// use std::time::Duration;
///
/// use backoffice::client::{Client, RetryPolicy};
///
/// let client = Client::builder("https://store.example/api")
///     .token("abc.def")
///     .retry(RetryPolicy::default().max_attempts(5))
///     .timeout(Duration::from_secs(60))
/// #     .transport(InProcess::answering(200, "{}"))
///     .build()?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use = "a builder does nothing until `build`"]
pub struct ClientBuilder<P, S = Undeclared> {
    settings: Settings,
    types: PhantomData<fn() -> (P, S)>,
}

struct Settings {
    base_address: String,
    plain_http: bool,
    transport: Option<Arc<dyn Transport>>,
    tokens: Option<Tokens>,
    time: Option<Arc<dyn Time>>,
    randomness: Option<Arc<dyn Randomness>>,
    hooks: Vec<Arc<dyn Hook>>,
    retry: RetryPolicy,
    budget: RetryBudget,
    honours_keys: bool,
    rate_limit: Option<RateLimit>,
    attempt_timeout: Option<Duration>,
    timeout: Option<Duration>,
    max_response_bytes: usize,
    user_agent: String,
    #[cfg(feature = "validate")]
    check: Option<Check>,
}

/// The rules for request bodies, and the shapes that have them.
#[cfg(feature = "validate")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Check {
    pub(crate) profile: backoffice_validate::Profile,
    pub(crate) shapes: &'static backoffice_validate::Shapes,
}

enum Tokens {
    Text(Secret),
    Provider(Arc<dyn TokenProvider>),
}

impl<P: ApiTypes> ClientBuilder<P> {
    /// Begins a client of the service at an address.
    #[doc(hidden)]
    pub fn of(base_address: impl Into<String>) -> Self {
        let settings = Settings {
            base_address: base_address.into(),
            plain_http: false,
            transport: None,
            tokens: None,
            time: None,
            randomness: None,
            hooks: Vec::new(),
            retry: RetryPolicy::default(),
            budget: RetryBudget::default(),
            honours_keys: false,
            rate_limit: None,
            attempt_timeout: Some(ATTEMPT_TIMEOUT),
            timeout: Some(TIMEOUT),
            max_response_bytes: MAX_RESPONSE_BYTES,
            user_agent: P::USER_AGENT.to_owned(),
            #[cfg(feature = "validate")]
            check: None,
        };
        Self { settings, types: PhantomData }
    }
}

impl<P: ApiTypes, S> ClientBuilder<P, S> {
    /// Sets the token of every request.
    pub fn token(mut self, token: impl Into<Secret>) -> Self {
        self.settings.tokens = Some(Tokens::Text(token.into()));
        self
    }

    /// Sets the token provider.
    pub fn token_provider(mut self, provider: impl TokenProvider) -> Self {
        self.settings.tokens = Some(Tokens::Provider(Arc::new(provider)));
        self
    }

    /// Declares the scopes that the token has: a call outside them does not compile.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice::client::{Client, scopes::{OrdersWrite, UsersRead}};
    ///
    /// let client: Client<(OrdersWrite, UsersRead)> = Client::builder("https://store.example")
    ///     .token("abc.def")
    ///     .scopes::<(OrdersWrite, UsersRead)>()
    ///     .build()?;
    /// let call = client.users().get(7);
    /// # drop(call);
    /// # Ok::<(), backoffice::client::BuildError>(())
    /// ```
    pub fn scopes<T: Scopes>(self) -> ClientBuilder<P, T> {
        ClientBuilder { settings: self.settings, types: PhantomData }
    }

    /// Allows plain HTTP to another machine. Everybody on the network path can then read the token, so use this only in
    /// a network of your own, such as a network of test containers.
    pub fn allow_plain_http(mut self) -> Self {
        self.settings.plain_http = true;
        self
    }

    /// Sets the transport. The default is reqwest.
    pub fn transport(mut self, transport: impl Transport) -> Self {
        self.settings.transport = Some(Arc::new(transport));
        self
    }

    /// Sets the clock. The default is the system's.
    pub fn time(mut self, time: impl Time) -> Self {
        self.settings.time = Some(Arc::new(time));
        self
    }

    /// Sets the source of random bytes. The default is the system's.
    pub fn randomness(mut self, randomness: impl Randomness) -> Self {
        self.settings.randomness = Some(Arc::new(randomness));
        self
    }

    /// Adds a hook around each attempt.
    pub fn hook(mut self, hook: impl Hook) -> Self {
        self.settings.hooks.push(Arc::new(hook));
        self
    }

    /// Sets the rules for sending calls again.
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.settings.retry = policy;
        self
    }

    /// Sets the retry budget that all calls share.
    pub fn retry_budget(mut self, budget: RetryBudget) -> Self {
        self.settings.budget = budget;
        self
    }

    /// Declares that the service honours idempotency keys: if it gets a call twice with the same key, it executes the
    /// call once and gives the same response twice. The client then repeats a POST or PATCH with a key even if the
    /// service may have executed it.
    ///
    /// Declare it only if the operators of the service promise it: otherwise a repeated payment may be made twice.
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[(502, ""), (502, ""), (200, "{}")], async |client, transport| {
    /// # let builder = || Client::builder("https://store.example").token("t").transport(transport.clone()).time(testing::ManualTime::new());
    /// # use backoffice_client::testing;
    /// use backoffice::client::{Client, models::CaptureTransaction};
    ///
    /// let capture = |client: Client| {
    ///     let call = client.transactions().capture(7, CaptureTransaction::new());
    ///     call.idempotency_key("job-7").send()
    /// };
    /// let error = capture(builder().build()?).await.unwrap_err();
    /// assert!(error.attempts() == 1 && error.is_outcome_unknown());
    ///
    /// capture(builder().service_honours_idempotency_keys().build()?).await?;
    /// # assert_eq!(transport.requests().len(), 3);
    /// # Ok(()) });
    /// ```
    pub fn service_honours_idempotency_keys(mut self) -> Self {
        self.settings.honours_keys = true;
        self
    }

    /// Limits the rate of requests.
    pub fn rate_limit(mut self, limit: RateLimit) -> Self {
        self.settings.rate_limit = Some(limit);
        self
    }

    /// Limits the time for one attempt; `None` for no limit.
    pub fn attempt_timeout(mut self, timeout: impl Into<Option<Duration>>) -> Self {
        self.settings.attempt_timeout = timeout.into();
        self
    }

    /// Limits the time for a call with all its attempts; `None` for no limit.
    pub fn timeout(mut self, timeout: impl Into<Option<Duration>>) -> Self {
        self.settings.timeout = timeout.into();
        self
    }

    /// Limits the size of a response, in bytes, before and after decompression. A response that would take more than 32 MiB
    /// and 16 times its size when decoded is an error.
    pub fn max_response_bytes(mut self, bytes: usize) -> Self {
        self.settings.max_response_bytes = bytes;
        self
    }

    /// Sets the `User-Agent` header.
    pub fn user_agent(mut self, user_agent: impl Into<String>) -> Self {
        self.settings.user_agent = user_agent.into();
        self
    }

    /// Checks each JSON body with the compiled validator before it is sent; see
    /// [`Error::is_validation`](crate::Error::is_validation).
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[], async |_, transport| {
    /// # let builder = backoffice::client::Client::builder("https://store.example").token("t").transport(transport.clone());
    /// use backoffice::client::{Profile, models::CreateOrderNote};
    ///
    /// let client = builder.check_requests(Profile::Strict).build()?;
    /// let note = CreateOrderNote::new("Called back").with_unknown_field("colour", "red");
    /// let error = client.orders().create_note("1001", note).send().await.unwrap_err();
    /// assert!(error.is_validation());
    /// // It was not sent.
    /// assert!(transport.requests().is_empty());
    /// # Ok(()) });
    /// ```
    #[cfg(feature = "validate")]
    pub fn check_requests(mut self, profile: backoffice_validate::Profile) -> Self {
        self.settings.check = P::shapes().map(|shapes| Check { profile, shapes });
        self
    }

    /// Builds the client.
    ///
    /// # Errors
    ///
    /// If the address or the token is missing or invalid, the address is plain HTTP to another machine, the user agent
    /// has invalid characters, or the transport can't be made.
    pub fn build(self) -> Result<P::Client<S, Async>, BuildError> {
        self.build_core().map(Into::into)
    }

    pub(crate) fn build_core(self) -> Result<ClientCore, BuildError> {
        let (settings, api) = (self.settings, P::API);
        let base = BaseAddress::parse(&settings.base_address, settings.plain_http)
            .map_err(BuildError::new)?;
        let tokens = match settings.tokens {
            Some(Tokens::Provider(provider)) => provider,
            Some(Tokens::Text(text)) => auth::static_token(&text).map_err(BuildError::new)?,
            None => {
                return Err(BuildError::new(
                    "there is no token; give one with `token` or `token_provider`",
                ));
            }
        };
        let user_agent = HeaderValue::from_str(&settings.user_agent).map_err(|_| {
            BuildError::new("the user agent has characters that a header can't contain")
        })?;
        let version = api.version.as_ref();
        let version = version.and_then(|header| Some((header.name, header.default?)));
        let version = version.map(|(name, value)| {
            let invalid = |_| BuildError::new(format!("`{name}` is not a valid header name"));
            let name = HeaderName::from_bytes(name.as_bytes()).map_err(invalid)?;
            Ok((name, HeaderValue::from_static(value)))
        });
        let transport = match settings.transport {
            Some(transport) => transport,
            None => defaults::transport(&base)?,
        };
        let inner = ClientInner {
            api,
            version: version.transpose()?,
            base,
            transport,
            tokens,
            time: settings.time.map_or_else(defaults::time, Ok)?,
            randomness: settings.randomness.map_or_else(defaults::randomness, Ok)?,
            hooks: settings.hooks,
            retry: settings.retry,
            budget: Budget::new(settings.budget),
            honours_keys: settings.honours_keys,
            limiter: settings.rate_limit.map(Limiter::new),
            attempt_timeout: settings.attempt_timeout,
            timeout: settings.timeout,
            max_response_bytes: settings.max_response_bytes,
            user_agent,
            #[cfg(feature = "validate")]
            check: settings.check,
        };
        Ok(ClientCore::new(Arc::new(inner), Async))
    }
}

/// Omits the options, because one of them is the token.
impl<P, S> fmt::Debug for ClientBuilder<P, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientBuilder").finish_non_exhaustive()
    }
}

/// The reason why a client could not be built.
#[derive(Debug)]
pub struct BuildError(String);

impl BuildError {
    fn new(why: impl fmt::Display) -> Self {
        Self(why.to_string())
    }

    #[cfg(feature = "reqwest")]
    pub(crate) fn caused(error: impl std::error::Error) -> Self {
        Self(crate::error::chain(&error))
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "could not build the client: {}", self.0)
    }
}

impl std::error::Error for BuildError {}
