//! Tokens that are renewed, once for all calls that wait for a new one.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use futures_util::{FutureExt as _, future::Shared};

use super::{AccessToken, TokenError, TokenProvider};
use crate::time::{BoxFuture, Time};

/// How long before its end a token is renewed, but for one that lives shortly: a request takes its time, and
/// clocks differ.
const EARLY: Duration = Duration::from_secs(30);

/// Where new tokens come from: a token endpoint, a vault, an agent.
///
/// Closures are sources:
///
/// ```
/// use backoffice_client::{
///     BoxFuture,
///     auth::{AccessToken, IssuedToken, TokenError, TokenSource},
/// };
///
/// let source = || -> BoxFuture<Result<IssuedToken, TokenError>> {
///     Box::pin(async {
///         // Ask a vault here.
///         Ok(IssuedToken::new(AccessToken::new("abc.def")?).expires_in(3600))
///     })
/// };
/// # fn takes(_: impl TokenSource) {}
/// # takes(source);
/// ```
pub trait TokenSource: Send + Sync + 'static {
    /// A new token.
    fn issue(&self) -> BoxFuture<Result<IssuedToken, TokenError>>;
}

impl<F> TokenSource for F
where
    F: Fn() -> BoxFuture<Result<IssuedToken, TokenError>> + Send + Sync + 'static,
{
    fn issue(&self) -> BoxFuture<Result<IssuedToken, TokenError>> {
        self()
    }
}

/// A token as it was issued.
#[derive(Clone, Debug)]
pub struct IssuedToken {
    token: AccessToken,
    lifetime: Option<Duration>,
}

impl IssuedToken {
    /// A token that is taken until the service refuses it.
    #[must_use]
    pub fn new(token: AccessToken) -> Self {
        Self {
            token,
            lifetime: None,
        }
    }

    /// How long it is valid, in seconds: `expires_in` of RFC 6749, section 5.1.
    #[must_use]
    pub fn expires_in(mut self, seconds: u64) -> Self {
        self.lifetime = Some(Duration::from_secs(seconds));
        self
    }
}

/// A token that is renewed 30 seconds before it expires, and after the service has refused it (gap
/// `token-lifetime`).
///
/// However many calls need a new token, one request for it is under way at a time, and all of them get its
/// outcome. A call that is dropped while it waits leaves that request to the others.
#[derive(Clone)]
pub struct RefreshingToken(Arc<Inner>);

struct Inner {
    source: Box<dyn TokenSource>,
    time: Arc<dyn Time>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    held: Option<Held>,
    /// The request for a new token that is under way, and how many there were before it.
    flight: Option<Flight>,
    flights: u64,
}

#[derive(Clone)]
struct Held {
    token: AccessToken,
    /// On the clock's own scale; none for a token that does not expire.
    renew_at: Option<Duration>,
}

type Flight = Shared<BoxFuture<Result<AccessToken, TokenError>>>;

impl RefreshingToken {
    /// Tokens of a source, with the system's clock.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_client::{BoxFuture, Client, auth::{AccessToken, IssuedToken, RefreshingToken, TokenError}};
    ///
    /// let tokens = RefreshingToken::new(|| -> BoxFuture<Result<IssuedToken, TokenError>> {
    ///     Box::pin(async { Ok(IssuedToken::new(AccessToken::new("abc.def")?).expires_in(3600)) })
    /// });
    /// let client = Client::builder("https://store.example").token_provider(tokens).build()?;
    /// # Ok::<(), backoffice_client::BuildError>(())
    /// ```
    #[cfg(feature = "reqwest")]
    #[must_use]
    pub fn new(source: impl TokenSource) -> Self {
        Self::with_time(source, Arc::new(crate::time::System::new()))
    }

    /// Tokens of a source, with another clock.
    #[must_use]
    pub fn with_time(source: impl TokenSource, time: Arc<dyn Time>) -> Self {
        Self(Arc::new(Inner {
            source: Box::new(source),
            time,
            state: Mutex::default(),
        }))
    }
}

impl RefreshingToken {
    /// Begins with a token that is there already.
    #[must_use]
    pub fn starting_with(self, issued: IssuedToken) -> Self {
        self.0.hold(&mut self.0.state(), issued);
        self
    }
}

impl Inner {
    fn hold(&self, state: &mut State, issued: IssuedToken) {
        let IssuedToken { token, lifetime } = issued;
        // A lifetime beyond what a clock can say is none.
        let renew_at = lifetime.and_then(|lifetime| {
            let early = EARLY.min(lifetime / 2);
            self.time.elapsed().checked_add(lifetime - early)
        });
        state.held = Some(Held { token, renew_at });
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The request for a new token that is under way, or a new one.
    fn flight(self: &Arc<Self>, state: &mut State) -> Flight {
        if let Some(flight) = &state.flight {
            return flight.clone();
        }
        state.flights += 1;
        // A flight that everybody has left must not keep what it is kept in.
        let (number, inner) = (state.flights, Arc::downgrade(self));
        let issuing = self.source.issue();
        let flight: BoxFuture<_> = Box::pin(async move {
            let issued = issuing.await;
            let Some(inner) = inner.upgrade() else {
                return issued.map(|issued| issued.token);
            };
            let mut state = inner.state();
            if state.flights == number {
                state.flight = None;
            }
            let issued = issued?;
            let token = issued.token.clone();
            inner.hold(&mut state, issued);
            Ok(token)
        });
        let flight = flight.shared();
        state.flight = Some(flight.clone());
        flight
    }
}

impl TokenProvider for RefreshingToken {
    fn token(&self) -> BoxFuture<Result<AccessToken, TokenError>> {
        let now = self.0.time.elapsed();
        let mut state = self.0.state();
        if let Some(held) = &state.held
            && held.renew_at.is_none_or(|renew_at| now < renew_at)
        {
            let token = held.token.clone();
            return Box::pin(async { Ok(token) });
        }
        Box::pin(self.0.flight(&mut state))
    }

    fn rejected(&self, token: &AccessToken) -> bool {
        let mut state = self.0.state();
        // Of several calls that were refused with one token, the first asks for another.
        if state.held.as_ref().is_some_and(|held| held.token == *token) {
            state.held = None;
        }
        true
    }
}

impl fmt::Debug for RefreshingToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RefreshingToken(***)")
    }
}
