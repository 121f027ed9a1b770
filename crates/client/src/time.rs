//! Clock, sleep and randomness. They are injected, so that tests can assert every wait.

use std::{
    fmt::{Debug, Write as _},
    future::Future,
    io,
    pin::Pin,
    task::{Context, Poll},
    time::{Duration, SystemTime},
};

/// A boxed future, for methods of trait objects.
pub type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// A clock that can also wait.
///
/// With the feature `reqwest`, the default is [`SystemTime`](std::time::SystemTime) and tokio's timer. Tests use
/// [`ManualTime`](crate::testing::ManualTime).
///
/// # Examples
///
/// ```
/// use std::time::{Duration, SystemTime};
///
/// use backoffice::client::{BoxFuture, Time};
/// use tokio::time::Instant;
///
/// /// Tokio's clock, which tests can pause.
/// #[derive(Debug)]
/// struct TokioTime(Instant);
///
/// impl Time for TokioTime {
///     fn now(&self) -> SystemTime {
///         SystemTime::now()
///     }
///
///     fn elapsed(&self) -> Duration {
///         self.0.elapsed()
///     }
///
///     fn sleep(&self, duration: Duration) -> BoxFuture<()> {
///         Box::pin(tokio::time::sleep(duration))
///     }
/// }
/// ```
pub trait Time: Debug + Send + Sync + 'static {
    /// Returns the date and time, to compare with dates from the service. It may jump.
    fn now(&self) -> SystemTime;

    /// Returns the time since a fixed moment, to measure durations. It never goes back.
    fn elapsed(&self) -> Duration;

    /// Waits for `duration`.
    fn sleep(&self, duration: Duration) -> BoxFuture<()>;
}

/// A source of random bytes, for the jitter of waits and for idempotency keys.
pub trait Randomness: Debug + Send + Sync + 'static {
    /// Fills `bytes` with random bytes.
    fn fill(&self, bytes: &mut [u8]);

    /// Fills `bytes` with unpredictable random bytes.
    ///
    /// # Errors
    ///
    /// If the source has no such bytes now. The default calls `fill` and never fails.
    fn fill_secret(&self, bytes: &mut [u8]) -> io::Result<()> {
        self.fill(bytes);
        Ok(())
    }
}

/// Returns `N` random bytes in hexadecimal.
pub(crate) fn random_text<const N: usize>(randomness: &dyn Randomness) -> String {
    let mut bytes = [0; N];
    randomness.fill(&mut bytes);
    hexadecimal(&bytes)
}

/// Returns `N` unpredictable random bytes in hexadecimal.
#[cfg(feature = "oauth2")]
pub(crate) fn secret_text<const N: usize>(randomness: &dyn Randomness) -> io::Result<String> {
    let mut bytes = [0; N];
    randomness.fill_secret(&mut bytes)?;
    Ok(hexadecimal(&bytes))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Returns the output of `future`, or `None` if it is not ready within `limit`.
pub(crate) async fn within<F: Future>(
    time: &dyn Time,
    limit: Duration,
    future: F,
) -> Option<F::Output> {
    let mut future = std::pin::pin!(future);
    // A future that is ready at once needs no timer.
    let mut sleep = None;
    std::future::poll_fn(|cx: &mut Context<'_>| {
        if let Poll::Ready(output) = future.as_mut().poll(cx) {
            return Poll::Ready(Some(output));
        }
        let sleep = sleep.get_or_insert_with(|| time.sleep(limit));
        sleep.as_mut().poll(cx).map(|()| None)
    })
    .await
}

/// Clock and timer of the system. Sleeps need tokio's timer.
#[cfg(feature = "reqwest")]
#[derive(Debug)]
pub(crate) struct System {
    start: std::time::Instant,
}

#[cfg(feature = "reqwest")]
impl System {
    pub(crate) fn new() -> Self {
        Self { start: std::time::Instant::now() }
    }
}

#[cfg(feature = "reqwest")]
impl Time for System {
    fn now(&self) -> SystemTime {
        SystemTime::now()
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<()> {
        Box::pin(tokio::time::sleep(duration))
    }
}

#[cfg(feature = "reqwest")]
#[derive(Debug)]
pub(crate) struct SystemRandomness;

#[cfg(feature = "reqwest")]
impl Randomness for SystemRandomness {
    fn fill(&self, bytes: &mut [u8]) {
        if getrandom::fill(bytes).is_ok() {
            return;
        }
        // If the system has no random bytes, use the seeds of hash maps. They differ, but are not secret.
        use std::hash::{BuildHasher as _, RandomState};
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = RandomState::new().hash_one(index).to_le_bytes()[0];
        }
    }

    fn fill_secret(&self, bytes: &mut [u8]) -> io::Result<()> {
        getrandom::fill(bytes).map_err(io::Error::other)
    }
}
