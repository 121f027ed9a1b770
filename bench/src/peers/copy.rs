//! A memory copy: what reading and writing the bytes costs by itself.

use std::hint::black_box;

use super::{InProcess, Peer, Task};

/// Copies each payload into one buffer.
#[must_use]
pub fn peer() -> impl Peer {
    let mut buffer = Vec::new();
    InProcess {
        name: "memory copy",
        version: String::new(),
        task: Task::Copies,
        accepts: move |bytes: &[u8]| {
            buffer.clear();
            buffer.extend_from_slice(bytes);
            !black_box(&buffer).is_empty()
        },
    }
}
