//! The part of a client that does not know its API, and the macro that defines a client around it.

use std::{fmt, sync::Arc};

use crate::{
    inner::ClientInner,
    mode::{Async, Mode},
};

/// Options, counters and mode of a client, without the calls of an API. Clones share everything.
#[derive(Clone, Debug)]
pub struct ClientCore<M = Async> {
    pub(crate) inner: Arc<ClientInner>,
    pub(crate) mode: M,
}

impl<M: Mode> ClientCore<M> {
    pub(crate) fn new(inner: Arc<ClientInner>, mode: M) -> Self {
        Self { inner, mode }
    }

    /// Returns the base address.
    #[must_use]
    pub fn base_address(&self) -> String {
        self.inner.base.to_string()
    }
}

impl<M> ClientCore<M> {
    /// Shows the base address, under the name of a client's type.
    #[doc(hidden)]
    pub fn describe(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(name)
            .field("base_address", &self.inner.base.to_string())
            .finish_non_exhaustive()
    }
}

/// Defines the types `Client` and `Call` of an API, which has calls as methods of these types. `$product` implements
/// [`ApiTypes`](crate::runtime::ApiTypes).
#[doc(hidden)]
#[macro_export]
macro_rules! __client {
    ($(#[$client_doc:meta])* Client; $(#[$call_doc:meta])* Call; $product:ty) => {
        $(#[$client_doc])*
        pub struct Client<S = $crate::runtime::Undeclared, M = $crate::runtime::Async> {
            core: $crate::runtime::ClientCore<M>,
            scopes: ::core::marker::PhantomData<fn() -> S>,
        }

        impl<S, M: $crate::runtime::Mode> ::core::convert::From<$crate::runtime::ClientCore<M>> for Client<S, M> {
            fn from(core: $crate::runtime::ClientCore<M>) -> Self {
                Self {
                    core,
                    scopes: ::core::marker::PhantomData,
                }
            }
        }

        impl Client {
            /// Begins a client of the service at an address: `https://store.example/api`. The document shows no
            /// address.
            pub fn builder(base_address: impl ::core::convert::Into<::std::string::String>) -> ClientBuilder {
                $crate::runtime::ClientBuilder::of(base_address)
            }

            /// Makes a call of an endpoint that is chosen at run time, for tools. A client that declares scopes does not
            /// have this method, because the compiler could not check the call.
            pub fn call(&self, endpoint: &'static $crate::runtime::Endpoint) -> $crate::RawCall {
                $crate::RawCall::new(&self.core, endpoint)
            }
        }

        impl<S, M: $crate::runtime::Mode> Client<S, M> {
            /// Returns the base address.
            #[must_use]
            pub fn base_address(&self) -> ::std::string::String {
                self.core.base_address()
            }

            /// Returns the same client for code that needs fewer scopes.
            #[must_use]
            pub fn narrow<Needed, At>(&self) -> Client<Needed, M>
            where
                S: $crate::GrantsAll<Needed, At>,
            {
                self.core.clone().into()
            }
        }

        impl<S, M: $crate::runtime::Mode> ::core::clone::Clone for Client<S, M> {
            fn clone(&self) -> Self {
                self.core.clone().into()
            }
        }

        impl<S, M> ::core::fmt::Debug for Client<S, M> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                self.core.describe("Client", f)
            }
        }

        /// Builder of a [`Client`].
        pub type ClientBuilder<S = $crate::runtime::Undeclared> = $crate::runtime::ClientBuilder<$product, S>;

        $(#[$call_doc])*
        #[must_use = "a call does nothing until it is sent"]
        pub struct Call<O: $crate::runtime::Operation, M = $crate::runtime::Async>($crate::runtime::Call<O, M>);

        impl<O, M> Call<O, M>
        where
            O: $crate::runtime::Operation,
            M: $crate::runtime::Mode,
        {
            fn new<S>(
                client: &Client<S, M>,
                path: &[(&str, &dyn ::core::fmt::Display)],
                payload: $crate::runtime::Payload,
            ) -> Self
            where
                O::Query: ::core::default::Default,
            {
                let query = ::core::default::Default::default();
                Self::with_query(client, path, query, payload)
            }

            fn with_query<S>(
                client: &Client<S, M>,
                path: &[(&str, &dyn ::core::fmt::Display)],
                query: O::Query,
                payload: $crate::runtime::Payload,
            ) -> Self {
                Self($crate::runtime::Call::new(&client.core, path, query, payload))
            }
        }

        impl<O: $crate::runtime::Operation, M> Call<O, M> {
            fn query_mut(&mut self) -> &mut O::Query {
                self.0.query_mut()
            }

            /// The endpoint that is called.
            #[must_use]
            pub fn endpoint(&self) -> &'static $crate::runtime::Endpoint {
                self.0.endpoint()
            }

            /// Replaces all options.
            pub fn options(self, options: $crate::CallOptions) -> Self {
                Self(self.0.with(|_| options))
            }

            /// See [`CallOptions::header`].
            pub fn header(
                self,
                name: impl ::core::convert::AsRef<str>,
                value: impl ::core::convert::AsRef<str>,
            ) -> Self {
                Self(self.0.with(|options| options.header(name, value)))
            }

            /// Adds a query parameter that the API document does not list, such as a page size: see
            /// [`CallOptions::parameter`].
            #[doc(alias = "page_size")]
            #[doc(alias = "limit")]
            pub fn parameter(
                self,
                name: impl ::core::convert::Into<::std::string::String>,
                value: impl ::core::convert::Into<::std::string::String>,
            ) -> Self {
                Self(self.0.with(|options| options.parameter(name, value)))
            }

            /// See [`CallOptions::timeout`].
            pub fn timeout(
                self,
                timeout: impl ::core::convert::Into<::core::option::Option<::core::time::Duration>>,
            ) -> Self {
                Self(self.0.with(|options| options.timeout(timeout)))
            }

            /// See [`CallOptions::attempt_timeout`].
            pub fn attempt_timeout(
                self,
                timeout: impl ::core::convert::Into<::core::option::Option<::core::time::Duration>>,
            ) -> Self {
                Self(self.0.with(|options| options.attempt_timeout(timeout)))
            }

            /// See [`CallOptions::retry`].
            pub fn retry(self, policy: $crate::RetryPolicy) -> Self {
                Self(self.0.with(|options| options.retry(policy)))
            }

            /// See [`CallOptions::idempotency_key`].
            pub fn idempotency_key(self, key: impl ::core::convert::Into<$crate::IdempotencyKey>) -> Self {
                Self(self.0.with(|options| options.idempotency_key(key.into())))
            }

            /// Returns the request without its token, and sends nothing.
            ///
            /// # Errors
            ///
            /// If a parameter or an option is invalid.
            pub fn request(
                self,
            ) -> ::core::result::Result<$crate::http::Request<$crate::Body>, $crate::Error> {
                self.0.request()
            }
        }

        impl<O: $crate::runtime::Operation> Call<O> {
            /// Sends the call and returns the decoded response.
            ///
            /// If you drop the future, the outcome of the call is unknown.
            ///
            /// # Errors
            ///
            /// See [`Error`].
            pub fn send(
                self,
            ) -> impl ::core::future::Future<Output = ::core::result::Result<O::Response, $crate::Error>> {
                self.0.send()
            }

            /// Sends the call and returns the response with its status, headers and raw bytes.
            ///
            /// # Errors
            ///
            /// See [`Error`].
            pub fn send_with_response(
                self,
            ) -> impl ::core::future::Future<
                Output = ::core::result::Result<$crate::Response<O::Response>, $crate::Error>,
            > {
                self.0.send_with_response()
            }

            /// Returns the pages of the list, one after the other.
            pub fn pages(self) -> $crate::Pages<O::Response>
            where
                O::Response: $crate::Paged,
            {
                self.0.pages()
            }

            /// Returns the records of the list, on all of its pages.
            pub fn items(self) -> $crate::Items<O::Response>
            where
                O::Response: $crate::Paged,
            {
                self.0.items()
            }
        }

        impl<O: $crate::runtime::Operation, M> ::core::fmt::Debug for Call<O, M> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Debug::fmt(&self.0, f)
            }
        }

        $crate::__blocking_client!();
    };
}

/// The blocking functions of the client that [`__client`] defines.
#[cfg(feature = "blocking")]
#[doc(hidden)]
#[macro_export]
macro_rules! __blocking_client {
    () => {
        impl<S> Client<S, $crate::runtime::blocking::Blocking> {
            /// Makes a blocking client that shares everything with an async one, including its connections. A connection
            /// that an async runtime opened works only while that runtime runs; `ClientBuilder::build_blocking` shares
            /// nothing.
            ///
            /// # Errors
            ///
            /// If the thread that drives connections can't be started.
            pub fn from_async(client: Client<S>) -> ::std::io::Result<Self> {
                client.core.blocking().map(::core::convert::Into::into)
            }
        }

        impl<O: $crate::runtime::Operation> Call<O, $crate::runtime::blocking::Blocking>
        where
            O::Response: 'static,
        {
            /// Sends the call and returns the decoded response.
            ///
            /// # Errors
            ///
            /// See [`Error`].
            pub fn send(self) -> ::core::result::Result<O::Response, $crate::Error> {
                self.0.send()
            }

            /// Sends the call and returns the response with its status, headers and raw bytes.
            ///
            /// # Errors
            ///
            /// See [`Error`].
            pub fn send_with_response(
                self,
            ) -> ::core::result::Result<$crate::Response<O::Response>, $crate::Error> {
                self.0.send_with_response()
            }

            /// Returns the pages of the list, one after the other.
            pub fn pages(self) -> $crate::runtime::blocking::Pages<O::Response>
            where
                O::Response: $crate::Paged,
            {
                self.0.pages()
            }

            /// Returns the records of the list, on all of its pages.
            pub fn items(self) -> $crate::runtime::blocking::Items<O::Response>
            where
                O::Response: $crate::Paged,
            {
                self.0.items()
            }
        }
    };
}

/// Nothing, because the feature is off.
#[cfg(not(feature = "blocking"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __blocking_client {
    ($($types:tt)*) => {};
}
