//! What a verdict costs, against other validators, decoders and a memory copy: `cargo xtask bench
//! validate`. What a call costs, against bare reqwest: `cargo xtask bench client`.
//!
//! Every contestant gets the same bytes and does its whole job from there. Rounds are interleaved: each
//! runs every contestant once, in rotated order, and ratios are taken within a round, so that a machine
//! that is slow for a while is slow for all.
//!
//! What this crate knows: how to make corpora, run contestants and report. What it must not know: how
//! payloads are validated; `peers/ours.rs` alone calls this project's validator.

pub mod arguments;
pub mod client;
pub mod corpora;
pub mod folders;
pub mod linear;
pub mod machine;
pub mod memory;
pub mod peers;
pub mod plot;
pub mod report;
pub mod rounds;
pub mod statistics;
mod table;
pub mod versions;

/// What stopped the bench: it says what was being done, to which thing.
pub type Error = Box<dyn std::error::Error>;
