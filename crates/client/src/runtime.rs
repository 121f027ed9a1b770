//! Parts of generated calls. Public only for generated code, and not covered by semantic versioning.

pub use backoffice_models::runtime::{
    Amount, Date, Json, List, Number, Object, Operation, Secret, Text, Timestamp, Url,
};

pub use crate::{
    call::{Parameters, shape_pairs},
    mode::{Async, Mode},
    plan::Payload,
    scope::Undeclared,
};
