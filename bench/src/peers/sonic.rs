//! `sonic-rs` passing over a payload: its syntax and UTF-8 are checked, nothing is kept.

use serde::de::IgnoredAny;

use super::{InProcess, Peer, Task};
use crate::versions;

/// Its name in reports.
pub const NAME: &str = "sonic-rs skip";

/// Decodes into `IgnoredAny`, which it passes over with its SIMD code for what it was built for.
#[must_use]
pub fn peer() -> impl Peer {
    InProcess {
        name: NAME,
        version: versions::of("sonic-rs").to_owned(),
        task: Task::Skips,
        accepts: |bytes: &[u8]| sonic_rs::from_slice::<IgnoredAny>(bytes).is_ok(),
    }
}
