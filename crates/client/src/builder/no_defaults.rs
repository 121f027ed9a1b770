//! Without the feature `reqwest` there are no defaults: the caller gives transport, clock and randomness.

use std::sync::Arc;

use super::BuildError;
use crate::{
    address::BaseAddress,
    time::{Randomness, Time},
    transport::Transport,
};

fn missing<T>(what: &str) -> Result<T, BuildError> {
    Err(BuildError::new(format!(
        "`{what}` is not set; call `{what}` on the builder, or turn on the feature `reqwest`"
    )))
}

pub(super) fn transport(_: &BaseAddress) -> Result<Arc<dyn Transport>, BuildError> {
    missing("transport")
}

pub(super) fn time() -> Result<Arc<dyn Time>, BuildError> {
    missing("time")
}

pub(super) fn randomness() -> Result<Arc<dyn Randomness>, BuildError> {
    missing("randomness")
}
