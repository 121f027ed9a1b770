//! Clock, sleep and randomness: injected, so that waits can be tested exactly.

use std::{
    fmt::{Debug, Write as _},
    future::Future,
    io,
    pin::Pin,
    task::{Context, Poll},
    time::{Duration, SystemTime},
};

/// A future behind a pointer, as traits that are used as objects return it.
pub type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// A clock that can also wait.
///
/// With the feature `reqwest`, clients have [`SystemTime`](std::time::SystemTime) and tokio's timer by
/// default. [`ManualTime`](crate::testing::ManualTime) is one for tests.
///
/// # Examples
///
/// ```
/// use std::time::{Duration, SystemTime};
///
/// use backoffice_client::{BoxFuture, Time};
/// use tokio::time::Instant;
///
/// /// The clock of tokio, which its tests can pause.
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
    /// The time of day, which may jump: for dates that others write.
    fn now(&self) -> SystemTime;

    /// The time since a fixed moment, which never goes back: for measuring.
    fn elapsed(&self) -> Duration;

    /// Ready after `duration`.
    fn sleep(&self, duration: Duration) -> BoxFuture<()>;
}

/// A source of random bytes: for waits that callers do not share, and for idempotency keys.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::{AtomicU8, Ordering};
///
/// use backoffice_client::Randomness;
///
/// /// For tests: other bytes each time, and the same ones in each run.
/// #[derive(Debug, Default)]
/// struct Counting(AtomicU8);
///
/// impl Randomness for Counting {
///     fn fill(&self, bytes: &mut [u8]) {
///         bytes.fill(self.0.fetch_add(1, Ordering::Relaxed));
///     }
/// }
/// # let counting = Counting::default();
/// # let (mut one, mut other) = ([0], [0]);
/// # counting.fill(&mut one);
/// # counting.fill(&mut other);
/// # assert_ne!(one, other);
/// ```
pub trait Randomness: Debug + Send + Sync + 'static {
    /// Fills `bytes` with random ones.
    fn fill(&self, bytes: &mut [u8]);

    /// Fills `bytes` with random ones that nobody can foresee.
    ///
    /// # Errors
    ///
    /// If the source has none such now. One that does not say, as here, always has.
    fn fill_secret(&self, bytes: &mut [u8]) -> io::Result<()> {
        self.fill(bytes);
        Ok(())
    }
}

/// `N` random bytes in hexadecimal, to tell one from another.
pub(crate) fn random_text<const N: usize>(randomness: &dyn Randomness) -> String {
    let mut bytes = [0; N];
    randomness.fill(&mut bytes);
    hexadecimal(&bytes)
}

/// `N` random bytes in hexadecimal, which nobody can foresee.
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

/// `future`'s output, or `None` if it is not ready within `limit`.
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
        Self {
            start: std::time::Instant::now(),
        }
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

/// The system's random bytes.
#[cfg(feature = "reqwest")]
#[derive(Debug)]
pub(crate) struct SystemRandomness;

#[cfg(feature = "reqwest")]
impl Randomness for SystemRandomness {
    fn fill(&self, bytes: &mut [u8]) {
        if getrandom::fill(bytes).is_ok() {
            return;
        }
        // A system without random bytes still seeds its hash maps: enough to tell callers apart, and no secret.
        use std::hash::{BuildHasher as _, RandomState};
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = RandomState::new().hash_one(index).to_le_bytes()[0];
        }
    }

    fn fill_secret(&self, bytes: &mut [u8]) -> io::Result<()> {
        getrandom::fill(bytes).map_err(io::Error::other)
    }
}
