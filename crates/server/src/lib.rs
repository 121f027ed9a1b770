//! The parts of a service that are the same for every API: checked requests, stores of records, deliveries, a server.
//!
//! A product gives it values and traits, which the generator writes: an [`Api`](backoffice_shapes::Api) for
//! [`Routes`], a [`Schema`] for a [`Backend`], and its operations as a [`Service`], which a [`Server`] serves.
//! `backoffice::server` is such a product.
//!
//! | module | knows |
//! |---|---|
//! | [`domain`] | who calls, what the answer or refusal is, money |
//! | [`http`] | requests, answers, the order of checks |
//! | [`database`] | SQL, tables, transactions, both databases |
//! | [`json`], [`update`] | records as JSON: reading, changing and completing them without a rounded number |
//! | `sandbox` | faults, the latest calls, snapshots |
//! | `oauth`, `console` | partner applications, sign-in, pages for people |
//! | [`deliver`] | HTTP as a client, addresses that deliveries may go to, times of attempts |
//!
//! This crate knows no shape, endpoint or field of an API.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod backend;
mod console;
pub mod database;
pub mod deadline;
pub mod deliver;
pub mod domain;
pub mod http;
pub mod json;
mod oauth;
mod pages;
mod password;
pub mod random;
pub mod repeat;
mod sandbox;
mod serve;
mod service;
mod settings;
#[cfg(test)]
mod testing;
pub mod update;

pub use axum::Router;

/// Parts that the generated code uses.
#[doc(hidden)]
pub mod runtime {
    pub use axum::Router;

    pub use crate::{
        Answer, Call, Caller, Form, Gate, Limits, Refusal, Routes, http::detached::Detached,
    };
}

pub use self::{
    backend::{Backend, DatabaseError, expect, lock},
    database::{accounts::Account, consents::Connection, schema::Schema, tokens::TokenInfo},
    deliver::{InvalidNetwork, InvalidProxy, Targets},
    domain::{
        answer::{Answer, Reply},
        application::{Application, NewApplication},
        caller::{Caller, Grant, Holder, Key},
        fault::Fault,
        form::{FilePart, Form},
        gate::Gate,
        quota::Quota,
        refusal::Refusal,
    },
    http::{call::Call, limits::Limits, routes::Routes},
    pages::Asked,
    sandbox::{LoggedRequest, Message, RequestFilter},
    serve::{ConnectionLimits, NoOrigin, Origin, Server, Tls, local_address},
    service::{Service, deliver as make_deliveries},
    settings::Settings,
};
