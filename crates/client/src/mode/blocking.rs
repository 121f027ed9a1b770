//! The blocking mode: a thread drives the connections, and calls wait for it.

use std::{
    future::Future,
    panic::AssertUnwindSafe,
    sync::{Arc, mpsc},
};

use backoffice_models::Operation;
use futures_util::FutureExt as _;
use tokio::runtime::Runtime;

use crate::{
    builder::{BuildError, ClientBuilder},
    call::Call,
    client::ClientCore,
    error::Error,
    mode::Mode,
    paged::Paged,
    pages,
    response::Response,
    service::ApiTypes,
};

/// Calls block the calling thread.
#[derive(Clone, Debug)]
pub struct Blocking(Arc<Background>);

impl Mode for Blocking {}

/// A runtime with one thread for the connections. Dropping it does not wait for running requests.
#[derive(Debug)]
struct Background(Option<Runtime>);

impl Drop for Background {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl Blocking {
    fn new() -> std::io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("backoffice-client")
            .enable_all()
            .build()?;
        Ok(Self(Arc::new(Background(Some(runtime)))))
    }

    /// Runs a future on the background thread and returns its output. If the future panics, the caller panics.
    fn wait<T: Send + 'static>(&self, future: impl Future<Output = T> + Send + 'static) -> T {
        let (sender, receiver) = mpsc::sync_channel(1);
        let run = async move {
            // The receiver waits until the outcome is there.
            let _ = sender.send(AssertUnwindSafe(future).catch_unwind().await);
        };
        if let Some(runtime) = &self.0.0 {
            runtime.spawn(run);
        }
        match receiver.recv() {
            Ok(Ok(output)) => output,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(_) => unreachable!("the runtime lives as long as any client or call"),
        }
    }
}

impl ClientCore {
    /// Makes a blocking client that shares everything with this one.
    ///
    /// # Errors
    ///
    /// If the thread that drives connections can't be started.
    pub fn blocking(&self) -> std::io::Result<ClientCore<Blocking>> {
        Ok(ClientCore::new(self.inner.clone(), Blocking::new()?))
    }
}

impl<P: ApiTypes, S> ClientBuilder<P, S> {
    /// Builds a client whose calls block.
    ///
    /// # Errors
    ///
    /// Those of [`build`](Self::build), or if the thread that drives connections can't be started.
    pub fn build_blocking(self) -> Result<P::Client<S, Blocking>, BuildError> {
        let core = self.build_core()?.blocking();
        Ok(core.map_err(BuildError::caused)?.into())
    }
}

impl<O: Operation> Call<O, Blocking>
where
    O::Response: 'static,
{
    /// Sends the call and returns the decoded response.
    ///
    /// # Errors
    ///
    /// See [`Error`].
    pub fn send(self) -> Result<O::Response, Error> {
        let (inner, mode, plan) = self.plan();
        mode.wait(async move { inner.pending_response(&plan).await?.value() })
    }

    /// Sends the call and returns the response with its status, headers and raw bytes.
    ///
    /// # Errors
    ///
    /// See [`Error`].
    pub fn send_with_response(self) -> Result<Response<O::Response>, Error> {
        let (inner, mode, plan) = self.plan();
        mode.wait(async move { inner.pending_response(&plan).await?.response() })
    }

    /// Returns the pages of the list, one after the other.
    pub fn pages(self) -> Pages<O::Response>
    where
        O::Response: Paged,
    {
        let (inner, mode, plan) = self.plan();
        let pages = pages::Pages::new(inner, plan);
        Pages { mode, pages: Some(pages) }
    }

    /// Returns the records of the list, on all of its pages.
    pub fn items(self) -> Items<O::Response>
    where
        O::Response: Paged,
    {
        let (inner, mode, plan) = self.plan();
        let items = pages::Items::new(pages::Pages::new(inner, plan));
        Items { mode, items: Some(items) }
    }
}

/// The pages of a list.
#[derive(Debug)]
pub struct Pages<P> {
    mode: Blocking,
    /// `None` while the background thread gets the next page.
    pages: Option<pages::Pages<P>>,
}

impl<P: Paged> Pages<P> {
    /// See [`Pages::cursor`](crate::Pages::cursor).
    #[must_use]
    pub fn cursor(&self) -> Option<&str> {
        self.pages.as_ref()?.cursor()
    }
}

impl<P: Paged + 'static> Pages<P> {
    /// Returns the next page with its status, headers and raw bytes.
    pub fn next_with_response(&mut self) -> Option<Result<Response<P>, Error>> {
        let mut pages = self.pages.take()?;
        let (pages, page) = self.mode.wait(async move {
            let page = pages.next_with_response().await;
            (pages, page)
        });
        self.pages = Some(pages);
        page
    }
}

impl<P: Paged + 'static> Iterator for Pages<P> {
    type Item = Result<P, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let page = self.next_with_response()?;
        Some(page.map(Response::into_value))
    }
}

/// The records of a list on all of its pages.
#[derive(Debug)]
pub struct Items<P: Paged> {
    mode: Blocking,
    /// `None` while the background thread gets the next record.
    items: Option<pages::Items<P>>,
}

impl<P: Paged> Items<P> {
    /// See [`Items::cursor`](crate::Items::cursor).
    #[must_use]
    pub fn cursor(&self) -> Option<&str> {
        self.items.as_ref()?.cursor()
    }
}

impl<P: Paged + 'static> Iterator for Items<P> {
    type Item = Result<P::Item, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut items = self.items.take()?;
        // A record of the current page needs no other thread.
        if let Some(item) = items.take_one() {
            self.items = Some(items);
            return Some(Ok(item));
        }
        let (items, item) = self.mode.wait(async move {
            let item = items.next().await;
            (items, item)
        });
        self.items = Some(items);
        item
    }
}
