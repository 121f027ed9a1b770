//! `serde_json` passing over a payload: its syntax is checked, nothing is kept.

use serde::de::IgnoredAny;

use super::{InProcess, Peer, Task};
use crate::versions;

/// Decodes into `IgnoredAny`. UTF-8 is not checked within strings.
#[must_use]
pub fn peer() -> impl Peer {
    InProcess {
        name: "serde_json skip",
        version: versions::of("serde_json").to_owned(),
        task: Task::Skips,
        accepts: |bytes: &[u8]| serde_json::from_slice::<IgnoredAny>(bytes).is_ok(),
    }
}
