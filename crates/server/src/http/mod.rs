//! HTTP: from requests to checked calls, and from answers to responses. Knows no data.

pub mod auth;
pub mod body;
pub mod call;
pub mod detached;
pub mod form;
pub mod headers;
pub mod limits;
pub mod preconditions;
pub mod query;
pub mod refused;
pub mod request_id;
pub mod rest;
pub mod routes;
pub mod unknown;
pub mod well_formed;

use axum::{Router, middleware::from_fn};

/// Adds the edges that [`Server`](crate::Server) has to a router that another server serves: request ids, the refusal of
/// malformed requests, and the rest of bodies.
pub fn served_alone(router: Router) -> Router {
    router.layer((from_fn(rest::read), from_fn(request_id::add), from_fn(well_formed::require)))
}
