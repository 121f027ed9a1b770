//! HTTP: from requests to checked calls, and from answers to responses. Knows no data.

pub(crate) mod call;
pub(crate) mod detached;
pub(crate) mod form;
pub(crate) mod headers;
pub(crate) mod limits;
pub(crate) mod preconditions;
pub(crate) mod query;
pub(crate) mod refused;
pub(crate) mod request_id;
pub(crate) mod rest;
pub(crate) mod routes;
pub(crate) mod unknown;
pub(crate) mod well_formed;

use axum::{Router, middleware::from_fn};

/// Adds the edges that [`Server`](crate::Server) has to a router that another server serves: request ids, the refusal of
/// malformed requests, and the rest of bodies.
pub(crate) fn served_alone(router: Router) -> Router {
    router.layer((
        from_fn(rest::read),
        from_fn(request_id::add),
        from_fn(well_formed::require),
    ))
}
