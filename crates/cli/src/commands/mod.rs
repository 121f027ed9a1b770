//! Commands other than `validate` and `call`.

#[cfg(all(feature = "call", feature = "serve"))]
pub(crate) mod demo;
pub(crate) mod drift;
pub(crate) mod endpoints;
pub(crate) mod explain;
pub(crate) mod help;
pub(crate) mod init;
pub(crate) mod sample;
pub(crate) mod schema;
