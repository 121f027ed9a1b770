//! A call before it is sent: its parameters and options, and the ways to send it.

use std::{fmt, marker::PhantomData, sync::Arc};

use backoffice_models::{Operation, runtime::Query as _};
use backoffice_shapes::Endpoint;

use crate::{
    address,
    client::ClientCore,
    error::Error,
    inner::ClientInner,
    mode::{Async, Mode},
    options::CallOptions,
    paged::Paged,
    pages::{Items, Pages},
    plan::{Payload, Plan},
    response::Response,
};

/// A call of the operation `O`, without setters of its query parameters.
#[must_use = "a call does nothing until it is sent"]
pub struct Call<O: Operation, M = Async> {
    inner: Arc<ClientInner>,
    mode: M,
    path: Result<String, String>,
    query: O::Query,
    payload: Payload,
    options: CallOptions,
    operation: PhantomData<fn() -> O>,
}

impl<O: Operation, M: Mode> Call<O, M> {
    /// Makes a call with these path and query parameters.
    pub fn new(
        client: &ClientCore<M>,
        path: &[(&str, &dyn fmt::Display)],
        query: O::Query,
        payload: Payload,
    ) -> Self {
        Self {
            inner: client.inner.clone(),
            mode: client.mode.clone(),
            path: address::expand(O::ENDPOINT.path, path),
            query,
            payload,
            options: CallOptions::default(),
            operation: PhantomData,
        }
    }
}

impl<O: Operation, M> Call<O, M> {
    /// The query parameters, which setters change.
    pub fn query_mut(&mut self) -> &mut O::Query {
        &mut self.query
    }

    /// The endpoint that is called.
    #[must_use]
    pub fn endpoint(&self) -> &'static Endpoint {
        O::ENDPOINT
    }

    /// Changes the options.
    pub fn with(mut self, change: impl FnOnce(CallOptions) -> CallOptions) -> Self {
        self.options = change(self.options);
        self
    }

    pub(crate) fn plan(self) -> (Arc<ClientInner>, M, Plan) {
        let query = self.query.pairs().into_iter();
        let query = query.map(|(name, value)| (name.to_owned(), value));
        let plan =
            Plan::new(O::ENDPOINT, self.path, query.collect(), Ok(self.payload), self.options);
        (self.inner, self.mode, plan)
    }

    /// Returns the request without its token, and sends nothing.
    ///
    /// # Errors
    ///
    /// If a parameter or an option is invalid.
    pub fn request(self) -> Result<http::Request<crate::Body>, Error> {
        let (inner, _, plan) = self.plan();
        inner.request(&plan)
    }
}

impl<O: Operation> Call<O> {
    /// Sends the call and returns the decoded response.
    ///
    /// If you drop the future, the outcome of the call is unknown.
    ///
    /// # Errors
    ///
    /// See [`Error`].
    pub async fn send(self) -> Result<O::Response, Error> {
        let (inner, _, plan) = self.plan();
        inner.pending_response(&plan).await?.value()
    }

    /// Sends the call and returns the response with its status, headers and raw bytes.
    ///
    /// # Errors
    ///
    /// See [`Error`].
    pub async fn send_with_response(self) -> Result<Response<O::Response>, Error> {
        let (inner, _, plan) = self.plan();
        inner.pending_response(&plan).await?.response()
    }

    /// Returns the pages of the list, one after the other.
    pub fn pages(self) -> Pages<O::Response>
    where
        O::Response: Paged,
    {
        let (inner, _, plan) = self.plan();
        Pages::new(inner, plan)
    }

    /// Returns the records of the list, on all of its pages.
    pub fn items(self) -> Items<O::Response>
    where
        O::Response: Paged,
    {
        Items::new(self.pages())
    }
}

impl<O: Operation, M> fmt::Debug for Call<O, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call")
            .field("operation", &O::ENDPOINT.id)
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}
