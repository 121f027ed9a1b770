//! Validator of the API's shapes.
//!
//! ```
//! use backoffice_description::validate::{Code, Profile, Validator, by_name, refund_order};
//!
//! assert!(refund_order(br#"{"amount":"10.00"}"#).is_ok());
//!
//! let strict = Validator::new(by_name("POST /orders/{number}/refund/ request")?, Profile::Strict);
//! let violations = strict.check(br#"{"amount":10.00}"#).unwrap_err();
//! let violation = &violations.as_slice()[0];
//! assert_eq!(violation.code, Code::TypeMismatch);
//! assert_eq!(violation.pointer, "/amount");
//! assert_eq!((violation.line, violation.column), (1, 11));
//! assert_eq!(violation.hint.as_deref(), Some(r#"amounts are strings: write "10.00""#));
//! # Ok::<(), backoffice_description::validate::UnknownName>(())
//! ```
//!
//! A function for each shape, such as [`order`], checks in the contract profile. [`by_name`] and [`by_operation`] find a
//! [`Shape`], and [`guess`] guesses it.
//!
//! An example of each [`Code`], with the place that the validator reports:
//!
#![doc = include_str!("../violations.md")]

use std::path::Path;

pub use backoffice_validate::*;

pub use crate::generated::validators::*;

/// Returns every shape, in table order.
#[must_use]
pub fn all() -> &'static [&'static Shape] {
    SHAPES.all()
}

/// Finds a shape (`Order`) or an operation's request or response (`POST /webhooks/ request`,
/// `refund_order response`). Case and the spacing of words do not matter.
///
/// # Errors
///
/// If there is no such shape or operation, with the nearest names.
///
/// # Examples
///
/// ```
/// use backoffice_description::validate::by_name;
///
/// assert_eq!(by_name("PATCH /products/{id}/ request")?.name(), "UpdateProduct");
/// assert_eq!(by_name("Oder").unwrap_err().nearest()[0], "Order");
/// # Ok::<(), backoffice_description::UnknownName>(())
/// ```
pub fn by_name(name: &str) -> Result<&'static Shape, UnknownName> {
    SHAPES.by_name(name)
}

/// Returns the shape of a body of an operation, by the operation's id. `None` if the operation does not exist or has no such
/// body.
///
/// # Examples
///
/// ```
/// use backoffice_description::validate::{Body, by_operation};
///
/// let refund = by_operation("refund_order", Body::Request).unwrap();
/// assert_eq!(refund.name(), "RefundOrder");
/// ```
#[must_use]
pub fn by_operation(id: &str, body: Body) -> Option<&'static Shape> {
    SHAPES.by_operation(id, body)
}

/// Guesses the shape of a payload: see [`Shapes::guess`].
///
/// # Errors
///
/// If the name says nothing and several shapes or none fit the fields.
///
/// # Examples
///
/// ```
/// use std::path::Path;
///
/// use backoffice_description::validate::guess;
///
/// let by_name = guess(Some(Path::new("fixtures/gift-card-7.json")), b"{}")?;
/// assert_eq!(by_name.shape.name(), "GiftCard");
///
/// let by_fields = guess(None, br#"{"id": 7, "events": [], "target": "", "warning_count": 0}"#)?;
/// assert_eq!(by_fields.shape.name(), "Webhook");
/// assert_eq!(by_fields.why, "its fields: Webhook has 4 of 4");
///
/// let refused = guess(None, br#"{"events": [], "target": ""}"#).unwrap_err();
/// assert_eq!(refused.to_string(), "can't tell between Webhook, CreateWebhook and UpdateWebhook");
/// # Ok::<(), backoffice_description::validate::CannotTell>(())
/// ```
pub fn guess(file_name: Option<&Path>, content: &[u8]) -> Result<Guess, CannotTell> {
    SHAPES.guess(file_name, content)
}
