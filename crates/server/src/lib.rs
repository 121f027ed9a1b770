//! The commerce back office as a service: every endpoint of the API, on SQLite or PostgreSQL, or on data of your own.
//!
//! A trait for each group of calls ([`Orders`], [`Users`], ...) has a method for each endpoint. [`Routes`] turns an
//! implementation into an axum router: it checks token, scope, version, media types, query and body before a method is
//! called. [`Backoffice`] implements all of them on a database.
//!
//! | to | see |
//! |---|---|
//! | test a program against the API | [`Sandbox::start`] |
//! | run the back office | [`Backoffice::open`], [`Server`] |
//! | serve the API over data of your own | [`Routes`], the traits, [`Gate`] |
//! | refuse a call | [`Refusal`] |

#![cfg_attr(docsrs, feature(doc_cfg))]

#[rustfmt::skip]
mod generated {
    pub(crate) mod api;
    pub(crate) mod tables;
}
mod control;
mod deadline;
mod deliver;
mod domain;
mod files;
mod http;
mod random;
mod repeat;
mod sandbox;
mod serve;
mod shop;
mod store;

use self::http::detached::Detached;

/// Models of the records.
pub mod models {
    #[doc(no_inline)]
    pub use backoffice_models::*;
}

/// The receiver of deliveries, and their events with typed records.
pub mod webhooks {
    #[doc(no_inline)]
    pub use backoffice_webhooks::*;
}

pub use self::{
    deliver::{InvalidNetwork, InvalidProxy, Targets},
    domain::{
        answer::{Answer, Reply},
        caller::{Caller, Grant, Key},
        form::{FilePart, Form},
        gate::Gate,
        quota::Quota,
        refusal::Refusal,
    },
    generated::api::*,
    http::{call::Call, limits::Limits, routes::Routes},
    sandbox::{Examples, Inbox, Sandbox},
    serve::{ConnectionLimits, NoOrigin, Origin, Server, local_address},
    shop::{Backoffice, Settings, StoreError},
    store::tokens::TokenInfo,
};

pub use backoffice_samples::Shop;

/// Parts that the generated code uses.
#[doc(hidden)]
pub mod runtime {
    pub use crate::{
        domain::{answer::Answer, caller::Caller, form::Form, refusal::Refusal},
        http::{
            query::{FromQuery, read_query},
            routes::Routes,
        },
    };
}

impl Backoffice {
    /// Returns the router of the API, to be mounted at the path of the public address. Beside the endpoints, it has the
    /// files of tickets.
    pub fn router(&self, limits: Limits) -> axum::Router {
        http::served_alone(self.router_of_server(limits, Detached::default()))
    }

    /// Returns the same router, for a server that has the edges itself and waits for calls without a caller.
    pub(crate) fn router_of_server(&self, limits: Limits, detached: Detached) -> axum::Router {
        let service = std::sync::Arc::new(self.clone());
        let api = Routes::with_tasks(service.clone(), service, limits, detached).all();
        files::router(self.clone()).merge(api.without_edges())
    }
}

/// Runs the example of README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
