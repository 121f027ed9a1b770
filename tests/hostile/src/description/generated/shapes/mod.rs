// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Shapes and enumerations by resource group, endpoints and events.
mod enums;
pub mod endpoints;
pub mod events;
mod endpoints_2;
mod enums_2;
mod hooks;
mod self_;
mod type_;
pub use self::enums::*;
pub use self::endpoints_2::*;
pub use self::enums_2::*;
pub use self::hooks::*;
pub use self::self_::*;
pub use self::type_::*;
/// Every shape, in table order.
pub static SHAPES: &[&crate::info::ShapeInfo] = &[
    &NEVER_SHOWN, &SHAPES_, &DECODERS_, &HOOK, &HOOK_PAGE, &CREATE_HOOK, &HOOK_QUERY, &EVERY, &EVERY_PAGE, &EVERY_MORE, &EVERY_UPDATE,
    &EVERY_BODY, &EVERY_FORM, &EVERY_QUERY, &REQUIRED_QUERY, &LOOP, &MUTUAL, &THIRD, &LOOP_UPDATE, &LOOP_BODY, &EMPTY, &EMPTY_BODY,
    &UNSHOWN, &LEAF, &ERROR, &ERROR_PAGE, &VALIDATION_ERRORS, &PROBLEM_DETAILS, &VEC_DEQUE, &ARC, &ONE_VALUES, &KEYWORDS_TYPE, &EVERY2,
    &EVERY2_LINE, &OPERATIONS, &ENDPOINTS, &COLLISIONS,
    &A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT, &KEYWORDS,
    &KEYWORDS_PAGE, &KEYWORDS_MORE, &KEYWORDS_BODY, &KEYWORDS_UPDATE, &KEYWORDS_QUERY, &NAMES, &NOTES,
];
/// The API.
pub static API: crate::info::Api = crate::info::Api {
    name: "hostile_names",
    title: "A \"hostile\" [API] <of> `names` */",
    shapes: SHAPES,
    endpoints: endpoints::ALL,
    scopes: endpoints::SCOPES,
    events: events::ALL,
    version: None,
    page: Some(crate::info::PageFields {
        next: "after",
        previous: "before",
        results: "items",
        section: "4",
    }),
    cursor: Some("place"),
    identities: &["an/odd~id", "every", "number", "type"],
};
