//! Work that does not stop halfway.

use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll, ready},
};

use tokio::runtime::Handle;

/// A future that goes on by itself when it is dropped before its end.
pub(super) struct ToEnd<F>(Option<Pin<Box<F>>>)
where
    F: Future<Output: Send> + Send + 'static;

impl<F: Future<Output: Send> + Send + 'static> ToEnd<F> {
    pub(super) fn new(work: F) -> Self {
        Self(Some(Box::pin(work)))
    }
}

impl<F: Future<Output: Send> + Send + 'static> Future for ToEnd<F> {
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        let Some(work) = &mut self.0 else {
            return Poll::Pending;
        };
        let output = ready!(work.as_mut().poll(context));
        self.0 = None;
        Poll::Ready(output)
    }
}

impl<F: Future<Output: Send> + Send + 'static> Drop for ToEnd<F> {
    fn drop(&mut self) {
        if let (Some(work), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(work);
        }
    }
}
