//! Reads JSON text of the commerce back-office API by the API document's description of each shape.
//!
//! `backoffice-validate` and `backoffice-models` are built on this crate. Its interface is theirs alone and not covered
//! by semantic versioning: use those crates.
//!
//! This crate knows bytes, the description of each shape and the formats of texts. It must not know models, schemas,
//! files, HTTP or serde.

// A folder of its own, because tests of the generator build it with other generated tables
// (crates/codegen/tests/validators.rs).
mod engine;
#[rustfmt::skip]
mod generated;

pub use self::{engine::*, generated::tables};

#[cfg(test)]
mod tests {
    use super::Pass;

    #[test]
    fn objects_with_spaces_after_colons_and_commas_are_read_in_order() {
        let text =
            br#"{"country": "GB", "first_name": "Ada", "id": 7, "last_name": "L"} and more text"#;
        // Reading by the table would count the disorder down.
        let pass = Pass::out_of_order(3);
        let rest = crate::generated::checks::user_address(text, &pass);
        assert_eq!(rest, b" and more text");
        assert_eq!(pass.expectations(), (3, true));
    }
}
