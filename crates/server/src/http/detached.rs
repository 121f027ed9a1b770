//! Work that goes on without its caller.

use std::{
    future::Future,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};

use futures_util::future::BoxFuture;
use tokio::{runtime::Handle, sync::Semaphore};

/// Tasks that go on without their callers: each has a permit. `TaskTracker` of tokio-util does the same with two more crates, one of
/// them a macro.
#[derive(Clone, Debug)]
pub struct Detached(Arc<Semaphore>);

/// Permits in all.
const PERMITS: u32 = 1 << 28;

impl Default for Detached {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(PERMITS as usize)))
    }
}

impl Detached {
    /// Waits until all tasks have ended.
    pub(crate) async fn ended(&self) {
        // Nothing closes the semaphore.
        let _ = self.0.acquire_many(PERMITS).await;
    }
}

/// A future that becomes a task when it is dropped before its end.
pub(super) struct DetachOnDrop<T: Send + 'static> {
    work: Option<BoxFuture<'static, T>>,
    tasks: Detached,
}

impl<T: Send + 'static> DetachOnDrop<T> {
    pub(super) fn new(work: impl Future<Output = T> + Send + 'static, tasks: Detached) -> Self {
        let work: BoxFuture<'static, T> = Box::pin(work);
        Self { work: Some(work), tasks }
    }
}

impl<T: Send + 'static> Future for DetachOnDrop<T> {
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

impl<T: Send + 'static> Drop for DetachOnDrop<T> {
    fn drop(&mut self) {
        if let (Some(work), Ok(runtime)) = (self.work.take(), Handle::try_current()) {
            let permit = self.tasks.0.clone().try_acquire_owned();
            runtime.spawn(async move {
                work.await;
                drop(permit);
            });
        }
    }
}
