//! Defaults of a client: the reqwest transport, the clock and the randomness of the system.

use std::sync::Arc;

use super::BuildError;
use crate::{
    address::BaseAddress,
    time::{Randomness, System, SystemRandomness, Time},
    transport::{ReqwestTransport, Transport},
};

pub(super) fn transport(base: &BaseAddress) -> Result<Arc<dyn Transport>, BuildError> {
    let transport = ReqwestTransport::for_address(base.is_local());
    Ok(Arc::new(transport.map_err(BuildError::caused)?))
}

pub(super) fn time() -> Result<Arc<dyn Time>, BuildError> {
    Ok(Arc::new(System::new()))
}

pub(super) fn randomness() -> Result<Arc<dyn Randomness>, BuildError> {
    Ok(Arc::new(SystemRandomness))
}
