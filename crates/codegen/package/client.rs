//! Calls of the API: one method for each endpoint.

#[rustfmt::skip]
mod generated;

use backoffice_client::testing::InProcess;
pub use backoffice_client::*;

pub use self::generated::{groups, scopes};
pub use crate::models;
use crate::{
    description::{self, API, validators::SHAPES},
    validator,
};

/// The API that a [`Client`] calls.
#[derive(Clone, Copy, Debug)]
pub enum Api {}

impl runtime::ApiTypes for Api {
    const API: &'static description::Api = &API;

    const USER_AGENT: &'static str = "{name}";

    type Client<S, M: runtime::Mode> = Client<S, M>;

    fn shapes() -> Option<&'static validator::Shapes> {
        Some(&SHAPES)
    }
}

runtime::client! {
    /// A client of the API.
    Client;

    /// A call of the operation `O`.
    Call;

    Api
}

/// Runs an example of this documentation.
#[doc(hidden)]
pub fn example(
    responses: &[(u16, &'static str)],
    example: impl AsyncFnOnce(Client, InProcess) -> Result<(), Box<dyn std::error::Error>>,
) {
    runtime::example::<Api>(responses, example);
}
