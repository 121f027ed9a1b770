//! Code that the build script writes for the peers.

/// Structs of serde's derives. They require no field and check no format and no bound.
#[allow(unreachable_pub, dead_code, reason = "the build script writes it")]
pub(crate) mod owned {
    include!(concat!(env!("OUT_DIR"), "/owned.rs"));
}

/// Validators of the macro of `jsonschema`, and decoders of serde's derives.
pub(crate) mod generated {
    include!(concat!(env!("OUT_DIR"), "/generated.rs"));
}
