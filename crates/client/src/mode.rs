//! Whether calls are awaited or block.

use std::fmt::Debug;

/// The way in which a client makes calls: [`Async`], or blocking (feature `blocking`).
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, testing::InProcess};
/// # let transport = InProcess::answering(200, "{}");
/// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).build()?;
/// use backoffice_client::{Mode, Undeclared};
///
/// // Code for both kinds of client, as long as it sends nothing.
/// fn name<M: Mode>(client: &Client<Undeclared, M>) -> String {
///     format!("backoffice at {}", client.base_address())
/// }
/// assert_eq!(name(&client), "backoffice at https://store.example");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Mode: Clone + Debug + Send + Sync + 'static {}

/// Calls are futures.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, testing::InProcess};
/// # let transport = InProcess::answering(200, "{}");
/// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).build()?;
/// use backoffice_client::{Async, Undeclared};
///
/// // What a client is unless it says otherwise.
/// let client: Client<Undeclared, Async> = client;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Async;

impl Mode for Async {}
