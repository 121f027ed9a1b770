//! Rust types that typify generates from the JSON Schema documents.

include!(concat!(env!("OUT_DIR"), "/documents.rs"));
