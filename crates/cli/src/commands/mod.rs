//! The commands that show what the document says; `validate` has a module of its own.

pub(crate) mod completions;
pub(crate) mod drift;
pub(crate) mod endpoints;
pub(crate) mod explain;
pub(crate) mod sample;
pub(crate) mod schema;
