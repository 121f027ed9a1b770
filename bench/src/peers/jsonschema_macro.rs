//! The `jsonschema` crate's compile-time validator: parse into a tree, then run the code that its macro
//! made of the schema document.

use serde_json::Value;

use super::{InProcess, Peer, Task};
use crate::{corpora::Shape, versions};

/// Formats asserted, as everywhere.
///
/// Nothing of the documents is beyond the macro: no check that others make is missing here.
#[must_use]
pub fn peer(shape: Shape) -> impl Peer {
    let is_valid: fn(&Value) -> bool = match shape {
        Shape::Order => Order::is_valid,
        Shape::Customer => Customer::is_valid,
        Shape::Webhook => Webhook::is_valid,
        Shape::BillingAddress => BillingAddress::is_valid,
        Shape::CustomerPage => CustomerPage::is_valid,
    };
    InProcess {
        name: "jsonschema macro",
        version: versions::of("jsonschema-macros").to_owned(),
        task: Task::Validates,
        accepts: move |bytes: &[u8]| {
            serde_json::from_slice(bytes).is_ok_and(|value| is_valid(&value))
        },
    }
}

#[jsonschema::validator(
    path = "../crates/schema/generated/contract/Order.json",
    draft = Draft202012,
    validate_formats = true,
    methods = { is_valid = true, validate = false, iter_errors = false }
)]
struct Order;

#[jsonschema::validator(
    path = "../crates/schema/generated/contract/Customer.json",
    draft = Draft202012,
    validate_formats = true,
    methods = { is_valid = true, validate = false, iter_errors = false }
)]
struct Customer;

#[jsonschema::validator(
    path = "../crates/schema/generated/contract/Webhook.json",
    draft = Draft202012,
    validate_formats = true,
    methods = { is_valid = true, validate = false, iter_errors = false }
)]
struct Webhook;

#[jsonschema::validator(
    path = "../crates/schema/generated/contract/BillingAddress.json",
    draft = Draft202012,
    validate_formats = true,
    methods = { is_valid = true, validate = false, iter_errors = false }
)]
struct BillingAddress;

#[jsonschema::validator(
    path = "../crates/schema/generated/contract/CustomerPage.json",
    draft = Draft202012,
    validate_formats = true,
    methods = { is_valid = true, validate = false, iter_errors = false }
)]
struct CustomerPage;
