//! Builds the outputs for hostile tables without a warning. `compile/laws.rs` tests them. `names.rs` builds this file
//! again beside the outputs for other tables, so it names no crate but the client's.

#![deny(warnings)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

use std::{marker::PhantomData, pin::Pin, sync::Arc};

use backoffice::client::models::{OneOrMany, Operation, Record};

/// The runtime of the generated code.
pub mod runtime {
    pub use backoffice::client::{
        models::runtime::*,
        runtime::{Async, Form, Grants, Mode, Parameters, Payload, Scope, Undeclared, shape_pairs},
    };

    pub use crate::{receiver::*, service::*};
}

/// The models that generated calls use.
pub mod models {
    pub use backoffice::client::models::{Amount, Date, Number, Page, Timestamp, Url};

    pub use crate::{generated::*, info};
}

/// The parts of a service.
pub mod server {
    pub use crate::{models, runtime};
}

/// The parts of a receiver's runtime that the generated events name.
pub mod receiver {
    pub use backoffice::client::models::{DecodeError, Object, Record};

    /// The record of a delivery.
    #[derive(Debug)]
    pub struct EventData<'a>(pub &'a str);

    impl EventData<'_> {
        /// Reads the record.
        pub fn record<T: Record>(&self) -> Result<T, DecodeError> {
            T::from_json(self.0)
        }

        /// Returns no object.
        pub fn object(&self) -> Option<Object> {
            None
        }
    }
}

/// The parts of a service's runtime that the generated traits and routes name.
pub mod service {
    use std::{marker::PhantomData, str::FromStr, sync::Arc};

    use backoffice::client::models::{Operation, runtime::Query};

    /// The caller of a request.
    #[derive(Debug)]
    pub struct Caller;

    /// The reason why a request is refused.
    #[derive(Debug)]
    pub struct Refusal;

    /// The answer to a request.
    pub type Answer<T> = Result<PhantomData<T>, Refusal>;

    /// A checked request.
    pub struct Call<O: Operation, B> {
        /// The caller.
        pub caller: Caller,
        /// Path parameters.
        pub path: O::Path,
        /// Query parameters.
        pub query: O::Query,
        /// Body.
        pub body: B,
    }

    /// Path parameters that are read from an address.
    pub trait FromPath {}

    macro_rules! from_path {
        ($($name:ident)*) => {
            impl<$($name: FromStr + ToString),*> FromPath for ($($name,)*) {}
        };
    }

    from_path!();
    from_path!(A);
    from_path!(A B);
    from_path!(A B C);
    from_path!(A B C D);

    /// The shapes of bodies.
    pub static SHAPES: &str = "";

    /// Knows tokens.
    pub trait Gate {}

    /// Limits of requests.
    pub struct Limits;

    /// Calls that go on without their callers.
    #[derive(Default)]
    pub struct Detached;

    /// A router: the operations that have routes.
    pub type Router = Vec<&'static str>;

    /// The operations to which routes were added.
    pub struct Routes<S>(pub Vec<&'static str>, pub PhantomData<S>);

    macro_rules! add {
        ($name:ident, $body:ty) => {
            /// Adds an operation.
            #[must_use]
            pub fn $name<O, F, A, T>(mut self, _: F) -> Self
            where
                O: Operation<Path: FromPath + Clone + Send, Query: Query + Clone + Send>,
                F: Fn(Arc<S>, Call<O, $body>) -> A,
                A: Future<Output = Answer<T>> + Send,
            {
                self.0.push(O::ENDPOINT.id);
                self
            }
        };
    }

    impl<S> Routes<S> {
        /// Starts without routes.
        pub fn new(_: &'static str, _: Arc<S>, _: Arc<dyn Gate>, _: Limits, _: Detached) -> Self {
            Self(Vec::new(), PhantomData)
        }

        /// Returns the router.
        pub fn into_router(self) -> Router {
            self.0
        }

        /// Returns the router, too.
        pub fn without_edges(self) -> Router {
            self.0
        }

        add!(get, ());
        add!(json, O::Request);
        add!(form, backoffice::client::Form);
    }
}

use backoffice::client::Form;

/// A client that has only the accessors of its groups.
pub struct Client<S, M>(PhantomData<(S, M)>);

impl<S, M> Clone for Client<S, M> {
    fn clone(&self) -> Self {
        Self(PhantomData)
    }
}

impl<S, M> std::fmt::Debug for Client<S, M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Client")
    }
}

/// A call of the generated methods.
#[allow(dead_code, reason = "made, and looked at in one test")]
pub struct Call<O: Operation, M> {
    path: Vec<String>,
    query: O::Query,
    mode: PhantomData<M>,
}

impl<O: Operation<Query: Default>, M> Call<O, M> {
    /// A call of these path parameters.
    pub fn new<S>(
        client: &Client<S, M>,
        path: &[(&str, &dyn std::fmt::Display)],
        payload: runtime::Payload,
    ) -> Self {
        Self::with_query(client, path, O::Query::default(), payload)
    }
}

impl<O: Operation, M> Call<O, M> {
    /// A call of these parameters.
    pub fn with_query<S>(
        _: &Client<S, M>,
        path: &[(&str, &dyn std::fmt::Display)],
        query: O::Query,
        _: runtime::Payload,
    ) -> Self {
        Self {
            path: path
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect(),
            query,
            mode: PhantomData,
        }
    }
}

impl<O: Operation, M> Call<O, M> {
    /// The query parameters of a call, which its setters change.
    pub fn query_mut(&mut self) -> &mut O::Query {
        &mut self.query
    }
}

/// The types of the generated descriptions, and the descriptions for the generated models.
pub mod info {
    pub use backoffice::client::models::info::{
        Api, Encoding, Endpoint, EnumInfo, Event, FieldInfo, Method, PageFields, PathParameter,
        Presence, Scope, ShapeInfo, ShapeKind, TypeInfo, VersionHeader,
    };

    pub use crate::descriptions::*;
}

#[path = "golden/crates/backoffice/description/src/generated/shapes/mod.rs"]
#[rustfmt::skip]
pub mod descriptions;

#[allow(dead_code, reason = "the tests use a part of what the tables describe")]
#[allow(clippy::too_many_arguments, reason = "the tables have a request with many required fields")]
#[path = "golden/crates/models/src/product/generated/mod.rs"]
#[rustfmt::skip]
pub mod generated;

#[allow(clippy::module_inception, reason = "the tables have an accessor with the name of a module")]
#[allow(clippy::too_many_arguments, reason = "the tables have a query with many required parameters")]
#[path = "golden/crates/client/src/product/generated/mod.rs"]
#[rustfmt::skip]
pub mod calls;

#[path = "golden/crates/backoffice/src/server/generated/api.rs"]
#[rustfmt::skip]
pub mod api;

#[path = "."]
/// The outputs of the receiver, as deep in the crate as there.
pub mod receiving {
    #[allow(dead_code, reason = "only the receiver reads events")]
    #[path = "golden/crates/webhooks/src/product/generated/events.rs"]
    #[rustfmt::skip]
    pub mod events;
}

/// Returns no table: the tables of the engine are built elsewhere.
fn table_of(_: &str) -> Option<&'static runtime::Table> {
    None
}

/// A call of the client's tests.
struct Case {
    endpoint: &'static runtime::Endpoint,
    path: &'static str,
    query: &'static str,
    call: fn(AsyncClient, &str) -> Pin<Box<Vec<String>>>,
}

type AsyncClient = Client<runtime::Undeclared, runtime::Async>;

/// Returns the path parameters of a call.
fn made<O: Operation>(call: Call<O, runtime::Async>, _: fn(&O::Response) -> String) -> Vec<String> {
    call.path
}

fn one<T: Record>(_: &T) -> String {
    String::new()
}

fn many<T: Record>(_: &OneOrMany<T>) -> String {
    String::new()
}

fn body<T: Record>(text: &str) -> T {
    T::from_json(text).unwrap()
}

fn form() -> Form {
    Form::new()
}

#[path = "golden/crates/client/tests/generated/cases.rs"]
#[rustfmt::skip]
mod cases;

/// Adds every route of any service.
#[allow(dead_code, reason = "compiling it is the test")]
fn routes<S: api::Api>(service: Arc<S>, gate: Arc<dyn service::Gate>) -> Vec<&'static str> {
    api::Routes::new(service, gate, service::Limits)
        .all()
        .into_router()
}

#[cfg(test)]
#[path = "compile/laws.rs"]
mod laws;
