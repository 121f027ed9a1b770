//! Calls that block the calling thread, for programs without an async runtime.
//!
//! A blocking client has the same groups and calls. `send` returns the result itself, and lists are iterators.
//!
//! - Requests, hooks and token providers run on a thread of the client. Do not make a blocking call in a hook or a
//!   token provider: it would wait for its own thread forever.
//! - Inside an async runtime, use the async client: a blocking call stops all tasks of its thread.
//!
//! # Examples
//!
//! ```no_run
//! use backoffice::client::blocking::Client;
//!
//! let client: Client = backoffice::client::Client::builder("https://store.example/api")
//!     .token("abc.def")
//!     .build_blocking()?;
//! let dispute = client.disputes().get(7).send()?;
//! for customer in client.users().list().items() {
//!     println!("{:?}", customer?.email);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::runtime;
pub use super::runtime::blocking::{Blocking, Items, Pages};

/// A client whose calls block.
pub type Client<S = runtime::Undeclared> = super::Client<S, Blocking>;
