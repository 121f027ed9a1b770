// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Permission scopes as types.
//!
//! # Examples
//!
//! ```
//! use backoffice_client::{Scopes, scopes::All};
//!
//! // What to ask an authorization endpoint for, from what a client declares.
//! fn asked<S: Scopes>() -> String {
//!     S::NAMES.join(" ")
//! }
//!
//! assert_eq!(asked::<(All,)>(), "all");
//! ```
/// `all`: A scope with the name of the list of endpoints. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::All;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(All,)>().build()?;
/// let call = client.every().new_2(7.into());
/// assert_eq!(call.endpoint().scope.name, "all");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum All {}
impl crate::Scope for All {
    const NAME: &'static str = "all";
}
/// `get:every`: A scope with the name of an endpoint; \[link\] \<tag\>. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::GetEvery;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(GetEvery,)>().build()?;
/// let call = client.every().send(7.into(), EveryUpdate::new());
/// assert_eq!(call.endpoint().scope.name, "get:every");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum GetEvery {}
impl crate::Scope for GetEvery {
    const NAME: &'static str = "get:every";
}
/// `get.every`: A scope that differs in punctuation only. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::GetEvery2;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(GetEvery2,)>().build()?;
/// let call = client.every().clone_2(EveryBody::new("text", ["text"], 1, [1], 1, [1], 1, [1], true, [true], Amount::new("10.00")?, [Amount::new("10.00")?], Timestamp::new("2023-02-10T12:00:00Z")?, [Timestamp::new("2023-02-10T12:00:00Z")?], Date::new("2023-02-10")?, [Date::new("2023-02-10")?], Url::new("https://store.example/")?, [Url::new("https://store.example/")?], Json::from_text("text"), [Json::from_text("text")], Object::default(), [Object::default()], "type", ["type"], "yes", ["yes"], "only", ["only"], Every::default(), [Every::default()], Empty::default(), [Empty::default()], Unshown::default(), [Unshown::default()], Leaf::default(), [Leaf::default()], 7.into(), [7.into()], "1001", ["1001"], 7.into(), [7.into()], Loop::default(), [Loop::default()]));
/// assert_eq!(call.endpoint().scope.name, "get.every");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum GetEvery2 {}
impl crate::Scope for GetEvery2 {
    const NAME: &'static str = "get.every";
}
/// `"quoted" \ 名`: A scope with quotes. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::QuotedU540d;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(QuotedU540d,)>().build()?;
/// let call = client.every().of_2(backoffice_client::Form::new().part(backoffice_client::Part::bytes("file", "receipt.txt", "Paid")));
/// assert_eq!(call.endpoint().scope.name, "\"quoted\" \\ 名");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum QuotedU540d {}
impl crate::Scope for QuotedU540d {
    const NAME: &'static str = "\"quoted\" \\ 名";
}
