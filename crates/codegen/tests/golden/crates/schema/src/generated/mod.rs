// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The documents and the gap ledger.
use crate::{DeliveryDocument, Document, Gap};
pub(crate) static DOCUMENTS: &[Document] = &[
    Document {
        shape: &backoffice_shapes::NEVER_SHOWN,
    },
    Document {
        shape: &backoffice_shapes::SHAPES_,
    },
    Document {
        shape: &backoffice_shapes::DECODERS_,
    },
    Document {
        shape: &backoffice_shapes::EVERY,
    },
    Document {
        shape: &backoffice_shapes::EVERY_PAGE,
    },
    Document {
        shape: &backoffice_shapes::EVERY_UPDATE,
    },
    Document {
        shape: &backoffice_shapes::EVERY_BODY,
    },
    Document {
        shape: &backoffice_shapes::EVERY_FORM,
    },
    Document {
        shape: &backoffice_shapes::LOOP,
    },
    Document {
        shape: &backoffice_shapes::MUTUAL,
    },
    Document {
        shape: &backoffice_shapes::THIRD,
    },
    Document {
        shape: &backoffice_shapes::LOOP_UPDATE,
    },
    Document {
        shape: &backoffice_shapes::LOOP_BODY,
    },
    Document {
        shape: &backoffice_shapes::EMPTY,
    },
    Document {
        shape: &backoffice_shapes::EMPTY_BODY,
    },
    Document {
        shape: &backoffice_shapes::UNSHOWN,
    },
    Document {
        shape: &backoffice_shapes::LEAF,
    },
    Document {
        shape: &backoffice_shapes::ERROR,
    },
    Document {
        shape: &backoffice_shapes::ERROR_PAGE,
    },
    Document {
        shape: &backoffice_shapes::VALIDATION_ERRORS,
    },
    Document {
        shape: &backoffice_shapes::PROBLEM_DETAILS,
    },
    Document {
        shape: &backoffice_shapes::VEC_DEQUE,
    },
    Document {
        shape: &backoffice_shapes::ARC,
    },
    Document {
        shape: &backoffice_shapes::ONE_VALUES,
    },
    Document {
        shape: &backoffice_shapes::KEYWORDS_TYPE,
    },
    Document {
        shape: &backoffice_shapes::EVERY2,
    },
    Document {
        shape: &backoffice_shapes::EVERY2_LINE,
    },
    Document {
        shape: &backoffice_shapes::OPERATIONS,
    },
    Document {
        shape: &backoffice_shapes::ENDPOINTS,
    },
    Document {
        shape: &backoffice_shapes::COLLISIONS,
    },
    Document {
        shape: &backoffice_shapes::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
    },
    Document {
        shape: &backoffice_shapes::KEYWORDS,
    },
    Document {
        shape: &backoffice_shapes::KEYWORDS_PAGE,
    },
    Document {
        shape: &backoffice_shapes::KEYWORDS_BODY,
    },
    Document {
        shape: &backoffice_shapes::KEYWORDS_UPDATE,
    },
    Document {
        shape: &backoffice_shapes::NAMES,
    },
    Document {
        shape: &backoffice_shapes::NOTES,
    },
];
pub(crate) static DELIVERIES: &[DeliveryDocument] = &[
    DeliveryDocument {
        event: &backoffice_shapes::events::ALL_2,
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::SELF,
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::UNKNOWN,
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::S3_D_SECURE,
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::A_B,
    },
];
/// Start of the `$id` of every document.
pub(crate) static BASE: &str = "https://backoffice.example/schemas/2023-02-10/";
/// Definitions of the events' deliveries, which refer to those of the bundles.
pub(crate) static EVENTS: [&str; 2] = [
    include_str!("../../generated/contract/deliveries.json"),
    include_str!("../../generated/strict/deliveries.json"),
];
pub(crate) static BUNDLES: [&str; 2] = [
    include_str!("../../generated/contract/bundle.json"),
    include_str!("../../generated/strict/bundle.json"),
];
pub(crate) static OPENAPI: &str = include_str!("../../generated/openapi.json");
pub(crate) static GAPS: &[Gap] = &[
    Gap {
        id: "odd-gap",
        question: "What of [links], <tags> and | bars?",
        decision: "They are text; so is `code`.",
        acts_in: &["models", "openapi"],
        switch: "none | at [all]",
        section: "2",
    },
];
