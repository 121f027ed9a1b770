//! Endpoints as types that name their request and response.

use crate::{answer::Answer, info::Endpoint};

/// An endpoint as a type: what it takes and what it gives.
///
/// # Examples
///
/// ```
/// use backoffice_models::{Operation, Record as _, operations};
///
/// fn body<O: Operation>(request: &O::Request) -> String
/// where
///     O::Request: backoffice_models::Record,
/// {
///     format!("{} {} {}", O::ENDPOINT.method, O::ENDPOINT.path, request.to_json())
/// }
///
/// let refund = backoffice_models::RefundOrder::new(backoffice_models::Amount::new("10.00")?);
/// assert_eq!(
///     body::<operations::RefundOrder>(&refund),
///     r#"POST /orders/{number}/refund/ {"amount":"10.00"}"#,
/// );
/// # Ok::<(), backoffice_models::InvalidText>(())
/// ```
pub trait Operation {
    /// Its path parameters, as a tuple in path order.
    type Path;
    /// Its query parameters; `()` for none.
    type Query;
    /// Its request body; `()` for none.
    type Request;
    /// What its response body is decoded to.
    type Response: Answer;
    /// The endpoint.
    const ENDPOINT: &'static Endpoint;
}
