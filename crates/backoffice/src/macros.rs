//! The macros and their documentation. If its examples stood in the macros' own crate, that would need this one for its tests, and cargo
//! would build all of it once more, for the compiler.

/// Makes a record from a JSON file that is checked while compiling: `include_payload!("order.json" as Order)`.
///
/// The path is a literal, relative to the source file as for `include_str!`. The rules are those of [`payload!`]; errors have the line
/// and column in the file. A change of the file compiles its crate again.
///
/// # Examples
///
/// ```text
/// let order = include_payload!("order.json" as Order);
/// ```
pub use backoffice_macros::include_payload;
/// Makes a record from JSON that is checked while compiling: `payload!(RefundOrder { "amount": "12.50" })`.
///
/// The type is a shape of the API document; a page is `CustomerPage`. A wrong field, type, format, bound or value, or a
/// missing field is a compile error at the token, with the validator's hint. The rules are those of the contract profile; and
/// a field that the document does not list, an amount that is not decimal and a timestamp that is not UTC are errors too.
///
/// Texts and numbers are literals of Rust, so a text has Rust's escapes: `"\u{eb}"`, not `"\u00eb"`.
///
/// A Rust expression can stand for a value: `#name`, or `#(expression)`. It must convert into the type that the record's
/// field has, such as `Amount` or `CustomerId`; a field that the document does not list takes what converts into `Json`. Bounds
/// and formats of its value are not checked.
///
/// The code that the macro makes names the crate `backoffice`, so a crate that uses it must depend on that, under that name.
///
/// # Examples
///
/// ```
/// use backoffice::{models::{Amount, Record as _}, payload};
///
/// let refund = payload!(RefundOrder { "amount": "12.50" });
/// assert_eq!(refund.to_json(), r#"{"amount":"12.50"}"#);
///
/// let total = Amount::new("20.00").unwrap();
/// let order = payload!(Order { "number": "1001", "total_incl_tax": #total, "lines": [{ "quantity": #(1 + 1) }] });
/// assert_eq!(order.lines[0].quantity, Some(2));
/// ```
///
/// ```compile_fail
/// backoffice::payload!(RefundOrder { "amount": 12.50 });
/// ```
pub use backoffice_macros::payload;
/// Stands for the tuple of scopes that a client declares: `.scopes::<scopes!["orders:write", "users:read"]>()`.
///
/// An unknown scope is a compile error with the nearest name. Needs the feature `client` of the crate `backoffice`.
///
/// # Examples
///
/// ```
/// use backoffice::{Client, scopes};
///
/// let client = Client::builder("https://store.example/api").token("t").scopes::<scopes!["orders:write"]>();
/// assert!(client.build().is_ok());
/// ```
pub use backoffice_macros::scopes;
