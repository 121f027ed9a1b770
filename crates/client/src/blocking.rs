//! Calls that block the thread they are made on: for programs without an async runtime.
//!
//! A blocking client has the same groups and calls; `send` gives the result itself, and lists are iterators.
//! Its requests run on a runtime of its own. Inside an async runtime, where blocking would stop other tasks,
//! its calls panic; use the async client there.
//!
//! # Examples
//!
//! ```no_run
//! use backoffice_client::blocking::Client;
//!
//! let client = Client::from_async(
//!     backoffice_client::Client::builder("https://store.example/api").token("abc.def").build()?,
//! )?;
//! let dispute = client.disputes().get(7.into()).send()?;
//! for customer in client.users().list().items() {
//!     println!("{:?}", customer?.email);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::{future::Future, sync::Arc};

use backoffice_models::Operation;
use tokio::runtime::Runtime;

use crate::{
    call::{Call, Parameters, decoded},
    error::Error,
    mode::Mode,
    paged::Paged,
    pages,
    response::Response,
    scope::Undeclared,
};

/// A client whose calls block.
pub type Client<S = Undeclared> = crate::Client<S, Blocking>;

/// Calls block the thread they are made on.
#[derive(Clone, Debug)]
pub struct Blocking(Arc<Background>);

impl Mode for Blocking {}

/// A runtime whose one thread drives connections; it ends without waiting for what is still under way.
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

    #[track_caller]
    fn wait<F: Future>(&self, future: F) -> F::Output {
        match &self.0.0 {
            Some(runtime) => runtime.block_on(future),
            None => unreachable!("the runtime is there until it is dropped"),
        }
    }
}

impl<S> Client<S> {
    /// A blocking client that shares everything with an async one.
    ///
    /// # Errors
    ///
    /// If the thread that drives connections can't be started.
    pub fn from_async(client: crate::Client<S>) -> std::io::Result<Self> {
        Ok(Self::with_core(client.core, Blocking::new()?))
    }
}

impl<O: Operation<Query: Parameters>> Call<O, Blocking> {
    /// Sends the call and gives what it is answered with.
    ///
    /// # Errors
    ///
    /// See [`Error`].
    ///
    /// # Panics
    ///
    /// Inside an async runtime.
    pub fn send(self) -> Result<O::Response, Error> {
        self.send_with_response().map(Response::into_value)
    }

    /// Sends the call and gives what it is answered with, with status, headers and raw bytes.
    ///
    /// # Errors
    ///
    /// See [`Error`].
    ///
    /// # Panics
    ///
    /// Inside an async runtime.
    pub fn send_with_response(self) -> Result<Response<O::Response>, Error> {
        let (core, mode, plan) = self.plan();
        let raw = mode.wait(core.exchange(&plan))?;
        decoded(&core, &plan, raw)
    }

    /// The pages of the list, one after the other.
    pub fn pages(self) -> Pages<O::Response>
    where
        O::Response: Paged,
    {
        let (core, mode, plan) = self.plan();
        let pages = pages::Pages::new(core, plan);
        Pages { mode, pages }
    }

    /// The records of the list, on all of its pages.
    pub fn items(self) -> Items<O::Response>
    where
        O::Response: Paged,
    {
        let Pages { mode, pages } = self.pages();
        let items = pages::Items::new(pages);
        Items { mode, items }
    }
}

/// The pages of a list.
#[derive(Debug)]
pub struct Pages<P> {
    mode: Blocking,
    pages: pages::Pages<P>,
}

impl<P: Paged> Pages<P> {
    /// See [`Pages::cursor`](crate::Pages::cursor).
    #[must_use]
    pub fn cursor(&self) -> Option<&str> {
        self.pages.cursor()
    }
}

impl<P: Paged + Send + 'static> Iterator for Pages<P> {
    type Item = Result<P, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.mode.wait(self.pages.next())
    }
}

/// The records of a list on all of its pages.
#[derive(Debug)]
pub struct Items<P: Paged> {
    mode: Blocking,
    items: pages::Items<P>,
}

impl<P: Paged> Items<P> {
    /// See [`Items::cursor`](crate::Items::cursor).
    #[must_use]
    pub fn cursor(&self) -> Option<&str> {
        self.items.cursor()
    }
}

impl<P: Paged + Send + 'static> Iterator for Items<P> {
    type Item = Result<P::Item, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.mode.wait(self.items.next())
    }
}
