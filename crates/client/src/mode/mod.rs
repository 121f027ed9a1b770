//! Modes of a client: async or blocking.

#[cfg(feature = "blocking")]
pub mod blocking;

use std::fmt::Debug;

/// The way in which a client makes calls: [`Async`], or blocking (feature `blocking`).
pub trait Mode: Clone + Debug + Send + Sync + 'static {}

/// Calls are futures.
#[derive(Clone, Copy, Debug)]
pub struct Async;

impl Mode for Async {}
