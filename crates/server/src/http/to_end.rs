//! Work that does not stop halfway.

use std::{
    future::Future,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};

use futures_util::future::BoxFuture;
use tokio::{runtime::Handle, sync::Semaphore};

/// Counts the work that goes on by itself: each has a permit.
#[derive(Clone, Debug)]
pub(crate) struct Alone(Arc<Semaphore>);

/// Permits of an [`Alone`].
const MOST: u32 = 1 << 28;

impl Default for Alone {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(MOST as usize)))
    }
}

impl Alone {
    /// Waits until all work has ended.
    pub(crate) async fn ended(&self) {
        // Nothing closes the semaphore.
        let _ = self.0.acquire_many(MOST).await;
    }
}

/// A future that goes on by itself when it is dropped before its end.
pub(super) struct ToEnd<T: Send + 'static> {
    work: Option<BoxFuture<'static, T>>,
    alone: Alone,
}

impl<T: Send + 'static> ToEnd<T> {
    pub(super) fn new(work: impl Future<Output = T> + Send + 'static, alone: Alone) -> Self {
        let work: BoxFuture<'static, T> = Box::pin(work);
        Self {
            work: Some(work),
            alone,
        }
    }
}

impl<T: Send + 'static> Future for ToEnd<T> {
    type Output = T;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        let Some(work) = &mut self.work else {
            return Poll::Pending;
        };
        let output = ready!(work.as_mut().poll(context));
        self.work = None;
        Poll::Ready(output)
    }
}

impl<T: Send + 'static> Drop for ToEnd<T> {
    fn drop(&mut self) {
        if let (Some(work), Ok(runtime)) = (self.work.take(), Handle::try_current()) {
            let permit = self.alone.0.clone().try_acquire_owned();
            runtime.spawn(async move {
                work.await;
                drop(permit);
            });
        }
    }
}
