//! The commerce back office as a service: every endpoint of the API, on SQLite or PostgreSQL, or on data of your own. Needs
//! Rust 1.94.
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

mod control;
mod files;
#[rustfmt::skip]
mod generated {
    pub(super) mod api;
    #[allow(unreachable_pub, reason = "another product may show its tables")]
    pub(super) mod tables;
}
mod office;
mod operations;
mod queries;
mod sandbox;

// The runtime, whose parts the operations use.
use backoffice_server::{database, deadline, deliver, domain, expect, http, lock, random, repeat};

pub use crate::samples::Shop;
pub use backoffice_server::{
    Account, Answer, Application, Backend, Call, Caller, Connection, ConnectionLimits,
    DatabaseError, Fault, FilePart, Form, Gate, Grant, Holder, InvalidNetwork, InvalidProxy, Key,
    Limits, LoggedRequest, Message, NewApplication, NoOrigin, Origin, Quota, Refusal, Reply,
    RequestFilter, Service, Settings, Targets, Tls, TokenInfo, local_address,
};

pub use self::{
    generated::api::*,
    office::Backoffice,
    sandbox::{Examples, Inbox, Sandbox},
};
pub use crate::{models, webhooks};

/// A back office at an address.
pub type Server = backoffice_server::Server<Backoffice>;

/// Parts that the generated code uses.
#[doc(hidden)]
pub mod runtime {
    pub use backoffice_description::validate::SHAPES;
    pub use backoffice_server::runtime::*;
}
