// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The documents with the gap ledger.
use crate::{Documents, Gap};
/// The documents of the API.
pub(crate) static DOCUMENTS: Documents = Documents {
    api: &backoffice_description::API,
    base: "https://backoffice.example/schemas/2023-02-10/",
    bundles: [
        include_str!("../../generated/contract/bundle.json"),
        include_str!("../../generated/strict/bundle.json"),
    ],
    deliveries: [
        include_str!("../../generated/contract/deliveries.json"),
        include_str!("../../generated/strict/deliveries.json"),
    ],
    openapi: include_str!("../../generated/openapi.json"),
    gaps: &[
        Gap {
            id: "odd-gap",
            question: "What of [links], <tags> and | bars?",
            decision: "They are text; so is `code`.",
            acts_in: &["models", "openapi"],
            switch: "none | at [all]",
            section: "2",
        },
    ],
};
