//! One module for each kind of output. `schema`, `example`, `names` and `words` are shared parts.

pub(crate) mod call_cases;
mod call_examples;
mod call_names;
pub(crate) mod calls;
mod endpoints;
pub(crate) mod events;
mod example;
pub(crate) mod json_schema;
pub(crate) mod model_types;
pub(crate) mod models;
mod names;
pub(crate) mod openapi;
mod operations;
pub(crate) mod reference;
mod schema;
pub(crate) mod schema_index;
pub(crate) mod service;
pub(crate) mod shapes;
pub(crate) mod store;
pub(crate) mod tables;
mod types;
pub(crate) mod validators;
mod words;
