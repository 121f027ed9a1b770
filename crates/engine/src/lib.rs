//! Reads JSON text of the commerce back-office API by the API document's description of each shape.
//!
//! `backoffice-validate` and `backoffice-models` are built on this crate. Its interface is theirs alone and not covered
//! by semantic versioning: use those crates.
//!
//! This crate knows bytes, the description of each shape and the formats of texts. It must not know models, schemas,
//! files, HTTP or serde.

#![cfg_attr(docsrs, feature(doc_cfg))]

/// The generated code for a shape; `None` without the feature `checks`.
#[cfg(feature = "checks")]
macro_rules! check_of {
    ($name:ident) => {
        Some(crate::generated::checks::$name)
    };
}
#[cfg(not(feature = "checks"))]
macro_rules! check_of {
    ($name:ident) => {
        None
    };
}

// A folder of its own, because tests of the generator build it with other generated tables
// (crates/codegen/tests/validators.rs).
mod engine;
#[rustfmt::skip]
mod generated {
    #[cfg(feature = "checks")]
    pub(crate) mod checks;
    pub mod tables;
}

pub use self::{engine::*, generated::tables};

/// Returns the table of the shape with this name. Queries have none.
#[must_use]
pub fn table_of(shape: &str) -> Option<&'static table::Table> {
    let mut tables = tables::TABLES.iter();
    tables
        .find(|(name, _)| *name == shape)
        .map(|(_, table)| *table)
}

#[cfg(test)]
mod tests {
    use super::{accepts, is_documented, table_of};

    #[test]
    fn valid_texts_with_undocumented_parts_are_not_documented() {
        let cases = [
            (true, r#"{"id":1.5e18,"interval":"day","status":"active"}"#),
            (true, r#"{"status":"active","interval":"day","id":null}"#),
            (true, r#"{ "interval": null, "status": "active" }"#),
            (true, r#"{"status":"\u0061ctive"}"#),
            (false, r#"{"interval":"day","status":"paused"}"#),
            (false, r#"{"status":"active","interval":"week"}"#),
        ];
        let cases = cases.map(|(is, text)| ("UpdateSubscription", is, text));
        let no_fields_shown = [
            ("CaptureTransaction", true, "{}"),
            ("CaptureTransaction", false, r#"{"amount":"1.00"}"#),
        ];
        for (shape, is, text) in cases.into_iter().chain(no_fields_shown) {
            let table = table_of(shape).unwrap();
            // The engine reads the last bytes of a text in another way.
            let text = format!("{text}{:100}", "");
            assert!(accepts(table, true, text.as_bytes()), "{text}");
            assert_eq!(is_documented(table, text.as_bytes()), is, "{text}");
        }
    }

    #[test]
    fn integers_have_64_bits() {
        let table = table_of("UpdateSubscription").unwrap();
        for (id, is) in [
            ("9223372036854775807", true),
            ("-9223372036854775808", true),
            ("9223372036854775807.0", true),
            ("9223372036854775808", false),
            ("-9223372036854775809", false),
            ("1e400", false),
        ] {
            let text = format!(r#"{{"id":{id}}}{:100}"#, "");
            assert_eq!(accepts(table, false, text.as_bytes()), is, "{text}");
        }
    }

    #[cfg(feature = "checks")]
    #[test]
    fn objects_with_spaces_after_colons_and_commas_are_read_in_order() {
        let text =
            br#"{"country": "GB", "first_name": "Ada", "id": 7, "last_name": "L"} and more text"#;
        // Reading by the table would count the disorder down.
        let pass = crate::Pass::out_of_order(3);
        let rest = crate::generated::checks::user_address(text, &pass);
        assert_eq!(rest, b" and more text");
        assert_eq!(pass.expectations(), (3, true));
    }
}
