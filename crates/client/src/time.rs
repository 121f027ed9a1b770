//! Clock, sleep and randomness: injected, so that waits can be tested exactly.

use std::{
    fmt::{Debug, Write as _},
    future::Future,
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
pub trait Time: Debug + Send + Sync + 'static {
    /// The time of day, which may jump: for dates that others write.
    fn now(&self) -> SystemTime;

    /// The time since a moment of the clock's choice, which never goes back: for what is measured.
    fn elapsed(&self) -> Duration;

    /// Ready after `duration`.
    fn sleep(&self, duration: Duration) -> BoxFuture<()>;
}

/// A source of random bytes: for waits that callers do not share, and for idempotency keys.
pub trait Randomness: Debug + Send + Sync + 'static {
    /// Fills `bytes` with random ones.
    fn fill(&self, bytes: &mut [u8]);
}

/// `N` random bytes in hexadecimal.
pub(crate) fn random_text<const N: usize>(randomness: &dyn Randomness) -> String {
    let mut bytes = [0; N];
    randomness.fill(&mut bytes);
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// `future`'s output, or `None` if it is not ready within `limit`.
pub(crate) async fn within<F: Future>(
    time: &dyn Time,
    limit: Option<Duration>,
    future: F,
) -> Option<F::Output> {
    let Some(limit) = limit else {
        return Some(future.await);
    };
    let mut future = std::pin::pin!(future);
    // What is ready at once needs no timer.
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
        // A system without random bytes still seeds its hash maps: enough to tell callers apart.
        use std::hash::{BuildHasher as _, RandomState};
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = RandomState::new().hash_one(index).to_le_bytes()[0];
        }
    }
}
