//! Tokens that expire. All calls that need a new token share one request for it.

use std::{
    fmt,
    panic::AssertUnwindSafe,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use futures_util::{FutureExt as _, future::Shared};

use super::{AccessToken, TokenError, TokenProvider};
use crate::time::{BoxFuture, Time};

/// A token is renewed this long before it expires, or after half its lifetime if that is later: requests take time, and
/// clocks differ.
const EARLY: Duration = Duration::from_secs(30);

/// After this time, the next call that needs a token starts a new token request.
const ABANDONED: Duration = Duration::from_secs(60);

/// Longest pause between renewals while the service refuses every token.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// A source of new tokens: a token endpoint, a vault, an agent.
pub trait TokenSource: Send + Sync + 'static {
    /// Asks for a new token.
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

/// A token and its lifetime.
#[derive(Clone, Debug)]
pub struct IssuedToken {
    token: AccessToken,
    lifetime: Option<Duration>,
}

impl IssuedToken {
    /// Makes a token that is used until the service refuses it.
    #[must_use]
    pub fn new(token: AccessToken) -> Self {
        Self { token, lifetime: None }
    }

    /// Sets the lifetime in seconds: `expires_in` of RFC 6749, section 5.1.
    #[must_use]
    pub fn expires_in(mut self, seconds: u64) -> Self {
        self.lifetime = Some(Duration::from_secs(seconds));
        self
    }
}

/// A token that is renewed 30 seconds before it expires, and after the service has refused it.
///
/// All calls that need a new token wait for the same token request. If one of these calls is dropped, the
/// others still get the token. If there is no new token, the old one is used until it expires. If the service refuses
/// new tokens too, the pauses between requests grow from one second to a minute.
///
/// # Examples
///
/// ```
/// # futures_util::FutureExt::now_or_never(async {
/// use std::{sync::Arc, time::Duration};
///
/// use backoffice::client::{
///     BoxFuture,
///     auth::{AccessToken, IssuedToken, RefreshingToken, TokenError, TokenProvider as _},
///     testing::ManualTime,
/// };
/// # use std::sync::atomic::{AtomicU32, Ordering};
/// # let issued = Arc::new(AtomicU32::new(0));
/// # let count = issued.clone();
/// # let source = move || -> BoxFuture<Result<IssuedToken, TokenError>> {
/// #     let number = count.fetch_add(1, Ordering::Relaxed) + 1;
/// #     Box::pin(async move { Ok(IssuedToken::new(AccessToken::new(format!("token-{number}"))?).expires_in(3600)) })
/// # };
///
/// // The tokens of this source are valid for an hour.
/// let time = ManualTime::new();
/// let tokens = RefreshingToken::with_time(source, Arc::new(time.clone()));
/// let first = tokens.token().await?;
/// assert_eq!(tokens.token().await?, first);
/// time.advance(Duration::from_secs(3600 - 30));
/// assert_ne!(tokens.token().await?, first);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// # }).unwrap().unwrap();
/// ```
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
    /// Number of new tokens that the service refused, one after the other.
    refusals: u32,
    flight: Option<Flight>,
}

#[derive(Clone)]
struct Held {
    token: AccessToken,
    /// Time by [`Time::elapsed`]; `None` for a token that does not expire.
    renew_at: Option<Duration>,
    expires_at: Option<Duration>,
    /// The earliest time for the next token request after a refusal.
    refused_until: Option<Duration>,
}

#[derive(Clone)]
struct Flight {
    outcome: Shared<BoxFuture<Result<AccessToken, TokenError>>>,
    started: Duration,
}

impl RefreshingToken {
    /// Makes a provider that asks this source for tokens, with the system's clock.
    #[cfg(feature = "reqwest")]
    #[must_use]
    pub fn new(source: impl TokenSource) -> Self {
        Self::with_time(source, Arc::new(crate::time::System::new()))
    }

    /// Makes a provider that asks this source for tokens, with another clock.
    #[must_use]
    pub fn with_time(source: impl TokenSource, time: Arc<dyn Time>) -> Self {
        Self(Arc::new(Inner { source: Box::new(source), time, state: Mutex::default() }))
    }

    /// Starts with a token that you already have.
    #[must_use]
    pub fn starting_with(self, issued: IssuedToken) -> Self {
        let now = self.0.time.elapsed();
        self.0.hold(&mut self.0.state(), issued, now);
        self
    }
}

impl Inner {
    /// Keeps a token that was requested at `since`.
    fn hold(&self, state: &mut State, issued: IssuedToken, since: Duration) {
        let IssuedToken { token, lifetime } = issued;
        // A lifetime beyond the clock's range sets no limit.
        let expires_at = lifetime.and_then(|lifetime| since.checked_add(lifetime));
        let early = lifetime.map_or(EARLY, |lifetime| EARLY.min(lifetime / 2));
        let renew_at = expires_at.map(|expires_at| expires_at.saturating_sub(early));
        state.held = Some(Held { token, renew_at, expires_at, refused_until: None });
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the request for a new token that is under way, or starts one.
    fn flight(self: &Arc<Self>, state: &mut State) -> Flight {
        let started = self.time.elapsed();
        // After all waiting calls were dropped, nothing drives the request, and its response may be old.
        if let Some(flight) = &state.flight
            && started.saturating_sub(flight.started) < ABANDONED
        {
            return flight.clone();
        }
        // A strong reference would keep the provider alive through its own state.
        let inner = Arc::downgrade(self);
        let issue = async move {
            let Some(asking) = inner.upgrade() else {
                return Err(TokenError::new("the token provider was dropped"));
            };
            let issuing = asking.source.issue();
            drop(asking);
            let issued = issuing.await;
            if let Some(inner) = inner.upgrade()
                && let Ok(issued) = &issued
            {
                inner.hold(&mut inner.state(), issued.clone(), started);
            }
            issued.map(|issued| issued.token)
        };
        let inner = Arc::downgrade(self);
        let outcome: BoxFuture<_> = Box::pin(async move {
            // If the source panics, this request fails, and the next call asks again.
            let outcome = AssertUnwindSafe(issue).catch_unwind().await;
            if let Some(inner) = inner.upgrade() {
                let mut state = inner.state();
                if state.flight.as_ref().is_some_and(|flight| flight.started == started) {
                    state.flight = None;
                }
            }
            outcome.unwrap_or_else(|_| Err(TokenError::new("the token source panicked")))
        });
        let flight = Flight { outcome: outcome.shared(), started };
        state.flight = Some(flight.clone());
        flight
    }
}

impl TokenProvider for RefreshingToken {
    fn token(&self) -> BoxFuture<Result<AccessToken, TokenError>> {
        let now = self.0.time.elapsed();
        let mut state = self.0.state();
        let held = state.held.clone();
        let is_before = |end: Option<Duration>| end.is_none_or(|end| now < end);
        // During a pause after refusals, calls send the refused token: the service may accept it again.
        if let Some(held) = &held
            && is_before(held.refused_until.or(held.renew_at))
        {
            let token = held.token.clone();
            return Box::pin(async { Ok(token) });
        }
        let outcome = self.0.flight(&mut state).outcome;
        // The old token is used until it expires.
        let still_valid =
            held.filter(|held| held.refused_until.is_none() && is_before(held.expires_at));
        Box::pin(async move {
            let outcome = outcome.await;
            match still_valid {
                Some(held) => outcome.or(Ok(held.token)),
                None => outcome,
            }
        })
    }

    /// After the first refusal, the next call requests a new token at once. If the service refuses that token too, the
    /// next token request waits one second, then twice as long each time.
    fn rejected(&self, token: &AccessToken) -> bool {
        let now = self.0.time.elapsed();
        let mut state = self.0.state();
        let State { held, refusals, .. } = &mut *state;
        let Some(held) = held else {
            return true;
        };
        // The service may refuse the same token for several calls. Only the first refusal counts.
        if held.token == *token && held.refused_until.is_none() {
            let pause = match *refusals {
                0 => Duration::ZERO,
                refusals => Duration::from_secs(2_u64.saturating_pow(refusals - 1)),
            };
            held.refused_until = Some(now.saturating_add(pause.min(LONGEST_PAUSE)));
            *refusals = refusals.saturating_add(1);
        }
        held.refused_until.is_none_or(|end| end <= now)
    }

    fn accepted(&self, token: &AccessToken) {
        let mut state = self.0.state();
        let State { held, refusals, .. } = &mut *state;
        if *refusals > 0
            && let Some(held) = held
            && held.token == *token
        {
            *refusals = 0;
            // Accepted during a pause: the token is good again. After the pause, still ask for a new one, because this
            // response may be older than the refusal.
            let now = self.0.time.elapsed();
            held.refused_until = held.refused_until.filter(|end| *end <= now);
        }
    }
}

impl fmt::Debug for RefreshingToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RefreshingToken(***)")
    }
}
