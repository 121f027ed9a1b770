// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The documents and the gap ledger.
use crate::{DeliveryDocument, Document, Gap};
pub(crate) static DOCUMENTS: &[Document] = &[
    Document {
        name: "NeverShown",
        shape: &backoffice_shapes::NEVER_SHOWN,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/NeverShown.json",
            "https://backoffice.example/schemas/2023-02-10/strict/NeverShown.json",
        ],
        texts: [
            include_str!("../../generated/contract/NeverShown.json"),
            include_str!("../../generated/strict/NeverShown.json"),
        ],
    },
    Document {
        name: "Shapes",
        shape: &backoffice_shapes::SHAPES_,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Shapes.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Shapes.json",
        ],
        texts: [
            include_str!("../../generated/contract/Shapes.json"),
            include_str!("../../generated/strict/Shapes.json"),
        ],
    },
    Document {
        name: "Decoders",
        shape: &backoffice_shapes::DECODERS_,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Decoders.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Decoders.json",
        ],
        texts: [
            include_str!("../../generated/contract/Decoders.json"),
            include_str!("../../generated/strict/Decoders.json"),
        ],
    },
    Document {
        name: "Every",
        shape: &backoffice_shapes::EVERY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Every.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Every.json",
        ],
        texts: [
            include_str!("../../generated/contract/Every.json"),
            include_str!("../../generated/strict/Every.json"),
        ],
    },
    Document {
        name: "EveryPage",
        shape: &backoffice_shapes::EVERY_PAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/EveryPage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/EveryPage.json",
        ],
        texts: [
            include_str!("../../generated/contract/EveryPage.json"),
            include_str!("../../generated/strict/EveryPage.json"),
        ],
    },
    Document {
        name: "EveryUpdate",
        shape: &backoffice_shapes::EVERY_UPDATE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/EveryUpdate.json",
            "https://backoffice.example/schemas/2023-02-10/strict/EveryUpdate.json",
        ],
        texts: [
            include_str!("../../generated/contract/EveryUpdate.json"),
            include_str!("../../generated/strict/EveryUpdate.json"),
        ],
    },
    Document {
        name: "EveryBody",
        shape: &backoffice_shapes::EVERY_BODY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/EveryBody.json",
            "https://backoffice.example/schemas/2023-02-10/strict/EveryBody.json",
        ],
        texts: [
            include_str!("../../generated/contract/EveryBody.json"),
            include_str!("../../generated/strict/EveryBody.json"),
        ],
    },
    Document {
        name: "EveryForm",
        shape: &backoffice_shapes::EVERY_FORM,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/EveryForm.json",
            "https://backoffice.example/schemas/2023-02-10/strict/EveryForm.json",
        ],
        texts: [
            include_str!("../../generated/contract/EveryForm.json"),
            include_str!("../../generated/strict/EveryForm.json"),
        ],
    },
    Document {
        name: "Loop",
        shape: &backoffice_shapes::LOOP,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Loop.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Loop.json",
        ],
        texts: [
            include_str!("../../generated/contract/Loop.json"),
            include_str!("../../generated/strict/Loop.json"),
        ],
    },
    Document {
        name: "Mutual",
        shape: &backoffice_shapes::MUTUAL,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Mutual.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Mutual.json",
        ],
        texts: [
            include_str!("../../generated/contract/Mutual.json"),
            include_str!("../../generated/strict/Mutual.json"),
        ],
    },
    Document {
        name: "Third",
        shape: &backoffice_shapes::THIRD,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Third.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Third.json",
        ],
        texts: [
            include_str!("../../generated/contract/Third.json"),
            include_str!("../../generated/strict/Third.json"),
        ],
    },
    Document {
        name: "LoopUpdate",
        shape: &backoffice_shapes::LOOP_UPDATE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/LoopUpdate.json",
            "https://backoffice.example/schemas/2023-02-10/strict/LoopUpdate.json",
        ],
        texts: [
            include_str!("../../generated/contract/LoopUpdate.json"),
            include_str!("../../generated/strict/LoopUpdate.json"),
        ],
    },
    Document {
        name: "LoopBody",
        shape: &backoffice_shapes::LOOP_BODY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/LoopBody.json",
            "https://backoffice.example/schemas/2023-02-10/strict/LoopBody.json",
        ],
        texts: [
            include_str!("../../generated/contract/LoopBody.json"),
            include_str!("../../generated/strict/LoopBody.json"),
        ],
    },
    Document {
        name: "Empty",
        shape: &backoffice_shapes::EMPTY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Empty.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Empty.json",
        ],
        texts: [
            include_str!("../../generated/contract/Empty.json"),
            include_str!("../../generated/strict/Empty.json"),
        ],
    },
    Document {
        name: "EmptyBody",
        shape: &backoffice_shapes::EMPTY_BODY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/EmptyBody.json",
            "https://backoffice.example/schemas/2023-02-10/strict/EmptyBody.json",
        ],
        texts: [
            include_str!("../../generated/contract/EmptyBody.json"),
            include_str!("../../generated/strict/EmptyBody.json"),
        ],
    },
    Document {
        name: "Unshown",
        shape: &backoffice_shapes::UNSHOWN,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Unshown.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Unshown.json",
        ],
        texts: [
            include_str!("../../generated/contract/Unshown.json"),
            include_str!("../../generated/strict/Unshown.json"),
        ],
    },
    Document {
        name: "Leaf",
        shape: &backoffice_shapes::LEAF,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Leaf.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Leaf.json",
        ],
        texts: [
            include_str!("../../generated/contract/Leaf.json"),
            include_str!("../../generated/strict/Leaf.json"),
        ],
    },
    Document {
        name: "Error",
        shape: &backoffice_shapes::ERROR,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Error.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Error.json",
        ],
        texts: [
            include_str!("../../generated/contract/Error.json"),
            include_str!("../../generated/strict/Error.json"),
        ],
    },
    Document {
        name: "ErrorPage",
        shape: &backoffice_shapes::ERROR_PAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ErrorPage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ErrorPage.json",
        ],
        texts: [
            include_str!("../../generated/contract/ErrorPage.json"),
            include_str!("../../generated/strict/ErrorPage.json"),
        ],
    },
    Document {
        name: "ValidationErrors",
        shape: &backoffice_shapes::VALIDATION_ERRORS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ValidationErrors.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ValidationErrors.json",
        ],
        texts: [
            include_str!("../../generated/contract/ValidationErrors.json"),
            include_str!("../../generated/strict/ValidationErrors.json"),
        ],
    },
    Document {
        name: "ProblemDetails",
        shape: &backoffice_shapes::PROBLEM_DETAILS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ProblemDetails.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ProblemDetails.json",
        ],
        texts: [
            include_str!("../../generated/contract/ProblemDetails.json"),
            include_str!("../../generated/strict/ProblemDetails.json"),
        ],
    },
    Document {
        name: "VecDeque",
        shape: &backoffice_shapes::VEC_DEQUE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/VecDeque.json",
            "https://backoffice.example/schemas/2023-02-10/strict/VecDeque.json",
        ],
        texts: [
            include_str!("../../generated/contract/VecDeque.json"),
            include_str!("../../generated/strict/VecDeque.json"),
        ],
    },
    Document {
        name: "Arc",
        shape: &backoffice_shapes::ARC,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Arc.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Arc.json",
        ],
        texts: [
            include_str!("../../generated/contract/Arc.json"),
            include_str!("../../generated/strict/Arc.json"),
        ],
    },
    Document {
        name: "OneValues",
        shape: &backoffice_shapes::ONE_VALUES,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/OneValues.json",
            "https://backoffice.example/schemas/2023-02-10/strict/OneValues.json",
        ],
        texts: [
            include_str!("../../generated/contract/OneValues.json"),
            include_str!("../../generated/strict/OneValues.json"),
        ],
    },
    Document {
        name: "KeywordsType",
        shape: &backoffice_shapes::KEYWORDS_TYPE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/KeywordsType.json",
            "https://backoffice.example/schemas/2023-02-10/strict/KeywordsType.json",
        ],
        texts: [
            include_str!("../../generated/contract/KeywordsType.json"),
            include_str!("../../generated/strict/KeywordsType.json"),
        ],
    },
    Document {
        name: "Every2",
        shape: &backoffice_shapes::EVERY2,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Every2.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Every2.json",
        ],
        texts: [
            include_str!("../../generated/contract/Every2.json"),
            include_str!("../../generated/strict/Every2.json"),
        ],
    },
    Document {
        name: "Every2Line",
        shape: &backoffice_shapes::EVERY2_LINE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Every2Line.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Every2Line.json",
        ],
        texts: [
            include_str!("../../generated/contract/Every2Line.json"),
            include_str!("../../generated/strict/Every2Line.json"),
        ],
    },
    Document {
        name: "Operations",
        shape: &backoffice_shapes::OPERATIONS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Operations.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Operations.json",
        ],
        texts: [
            include_str!("../../generated/contract/Operations.json"),
            include_str!("../../generated/strict/Operations.json"),
        ],
    },
    Document {
        name: "Endpoints",
        shape: &backoffice_shapes::ENDPOINTS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Endpoints.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Endpoints.json",
        ],
        texts: [
            include_str!("../../generated/contract/Endpoints.json"),
            include_str!("../../generated/strict/Endpoints.json"),
        ],
    },
    Document {
        name: "Collisions",
        shape: &backoffice_shapes::COLLISIONS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Collisions.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Collisions.json",
        ],
        texts: [
            include_str!("../../generated/contract/Collisions.json"),
            include_str!("../../generated/strict/Collisions.json"),
        ],
    },
    Document {
        name: "AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt",
        shape: &backoffice_shapes::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt.json",
            "https://backoffice.example/schemas/2023-02-10/strict/AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt.json",
        ],
        texts: [
            include_str!(
                "../../generated/contract/AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt.json"
            ),
            include_str!(
                "../../generated/strict/AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt.json"
            ),
        ],
    },
    Document {
        name: "Keywords",
        shape: &backoffice_shapes::KEYWORDS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Keywords.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Keywords.json",
        ],
        texts: [
            include_str!("../../generated/contract/Keywords.json"),
            include_str!("../../generated/strict/Keywords.json"),
        ],
    },
    Document {
        name: "KeywordsPage",
        shape: &backoffice_shapes::KEYWORDS_PAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/KeywordsPage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/KeywordsPage.json",
        ],
        texts: [
            include_str!("../../generated/contract/KeywordsPage.json"),
            include_str!("../../generated/strict/KeywordsPage.json"),
        ],
    },
    Document {
        name: "KeywordsBody",
        shape: &backoffice_shapes::KEYWORDS_BODY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/KeywordsBody.json",
            "https://backoffice.example/schemas/2023-02-10/strict/KeywordsBody.json",
        ],
        texts: [
            include_str!("../../generated/contract/KeywordsBody.json"),
            include_str!("../../generated/strict/KeywordsBody.json"),
        ],
    },
    Document {
        name: "KeywordsUpdate",
        shape: &backoffice_shapes::KEYWORDS_UPDATE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/KeywordsUpdate.json",
            "https://backoffice.example/schemas/2023-02-10/strict/KeywordsUpdate.json",
        ],
        texts: [
            include_str!("../../generated/contract/KeywordsUpdate.json"),
            include_str!("../../generated/strict/KeywordsUpdate.json"),
        ],
    },
    Document {
        name: "Names",
        shape: &backoffice_shapes::NAMES,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Names.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Names.json",
        ],
        texts: [
            include_str!("../../generated/contract/Names.json"),
            include_str!("../../generated/strict/Names.json"),
        ],
    },
    Document {
        name: "Notes",
        shape: &backoffice_shapes::NOTES,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Notes.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Notes.json",
        ],
        texts: [
            include_str!("../../generated/contract/Notes.json"),
            include_str!("../../generated/strict/Notes.json"),
        ],
    },
];
pub(crate) static DELIVERIES: &[DeliveryDocument] = &[
    DeliveryDocument {
        event: &backoffice_shapes::events::ALL_2,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/all.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/all.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/all.json"),
            include_str!("../../generated/strict/deliveries/all.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::SELF,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/Self.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/Self.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/Self.json"),
            include_str!("../../generated/strict/deliveries/Self.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::UNKNOWN,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/Unknown.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/Unknown.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/Unknown.json"),
            include_str!("../../generated/strict/deliveries/Unknown.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::S3_D_SECURE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/3-d_.Secure.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/3-d_.Secure.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/3-d_.Secure.json"),
            include_str!("../../generated/strict/deliveries/3-d_.Secure.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::A_B,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/a.b.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/a.b.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/a.b.json"),
            include_str!("../../generated/strict/deliveries/a.b.json"),
        ],
    },
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
