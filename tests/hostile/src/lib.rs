//! The product of tables whose names and texts could each break some output (`tables/`). What builds, and is without warnings,
//! here, does so for any API. The build script writes its modules, as `cargo xtask codegen` writes those of a new package.
//!
//! A call needs each of its scopes, and one without scopes any client:
//!
//! ```
//! use backoffice_hostile::client::{Client, scopes::{All, GetEvery, GetEvery2}};
//!
//! fn calls(both: Client<(GetEvery, GetEvery2)>, other: Client<(All,)>) {
//!     let _ = (both.every().delete(1), other.all().method());
//! }
//! ```
//!
//! ```compile_fail,E0277
//! use backoffice_hostile::client::{Client, scopes::GetEvery};
//!
//! fn calls(one: Client<(GetEvery,)>) {
//!     let _ = one.every().delete(1);
//! }
//! ```

#![deny(warnings)]
#![allow(
    clippy::module_inception,
    reason = "the tables have an accessor with the name of a module"
)]
#![allow(
    clippy::too_many_arguments,
    reason = "the tables have requests and a query with many required fields"
)]

include!(concat!(env!("OUT_DIR"), "/modules.rs"));

// The generated description names them from the root.
use backoffice_engine as engine;
use backoffice_shapes as info;
use backoffice_validate as validator;

/// The runtimes that these sources are written for. `tests/product/names.rs` builds those of other products with them.
#[doc(hidden)]
pub mod runtimes {
    pub use axum;
    pub use backoffice_client;
    pub use backoffice_engine;
    pub use backoffice_models;
    pub use backoffice_server;
    pub use backoffice_shapes;
    pub use backoffice_validate;
    pub use backoffice_webhooks;
}
