// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Shapes, ids and enumerations by resource group, and operations.
mod enums;
mod ids;
mod endpoints_2;
mod enums_2;
mod self_;
mod type_;
pub mod operations;
pub use self::{enums::*, ids::*};
pub use self::endpoints_2::*;
pub use self::enums_2::*;
pub use self::self_::*;
pub use self::type_::*;
pub use crate::info::{SHAPES, endpoints};
/// Decoder of each shape, for a shape that is chosen at run time.
pub(crate) static DECODERS: &[(&crate::runtime::ShapeInfo, crate::runtime::Decoder)] = &[
    (&NEVER_SHOWN, crate::runtime::Decoder::of::<NeverShown>()),
    (&SHAPES_, crate::runtime::Decoder::of::<Shapes>()),
    (&DECODERS_, crate::runtime::Decoder::of::<Decoders>()),
    (&EVERY, crate::runtime::Decoder::of::<Every>()),
    (&EVERY_PAGE, crate::runtime::Decoder::of::<crate::runtime::Page<Every>>()),
    (&EVERY_UPDATE, crate::runtime::Decoder::of::<EveryUpdate>()),
    (&EVERY_BODY, crate::runtime::Decoder::of::<EveryBody>()),
    (&EVERY_FORM, crate::runtime::Decoder::of::<EveryForm>()),
    (&EVERY_QUERY, crate::runtime::Decoder::of::<EveryQuery>()),
    (&LOOP, crate::runtime::Decoder::of::<Loop>()),
    (&MUTUAL, crate::runtime::Decoder::of::<Mutual>()),
    (&THIRD, crate::runtime::Decoder::of::<Third>()),
    (&LOOP_UPDATE, crate::runtime::Decoder::of::<LoopUpdate>()),
    (&LOOP_BODY, crate::runtime::Decoder::of::<LoopBody>()),
    (&EMPTY, crate::runtime::Decoder::of::<Empty>()),
    (&EMPTY_BODY, crate::runtime::Decoder::of::<EmptyBody>()),
    (&UNSHOWN, crate::runtime::Decoder::of::<Unshown>()),
    (&LEAF, crate::runtime::Decoder::of::<Leaf>()),
    (&ERROR, crate::runtime::Decoder::of::<Error>()),
    (&ERROR_PAGE, crate::runtime::Decoder::of::<crate::runtime::Page<Error>>()),
    (&VALIDATION_ERRORS, crate::runtime::Decoder::of::<ValidationErrors>()),
    (&PROBLEM_DETAILS, crate::runtime::Decoder::of::<ProblemDetails>()),
    (&VEC_DEQUE, crate::runtime::Decoder::of::<VecDeque>()),
    (&ARC, crate::runtime::Decoder::of::<Arc>()),
    (&ONE_VALUES, crate::runtime::Decoder::of::<OneValues>()),
    (&KEYWORDS_TYPE, crate::runtime::Decoder::of::<KeywordsType>()),
    (&EVERY2, crate::runtime::Decoder::of::<Every2>()),
    (&EVERY2_LINE, crate::runtime::Decoder::of::<Every2Line>()),
    (&OPERATIONS, crate::runtime::Decoder::of::<Operations>()),
    (&ENDPOINTS, crate::runtime::Decoder::of::<Endpoints>()),
    (&COLLISIONS, crate::runtime::Decoder::of::<Collisions>()),
    (&KEYWORDS, crate::runtime::Decoder::of::<Keywords>()),
    (&KEYWORDS_PAGE, crate::runtime::Decoder::of::<crate::runtime::Page<Keywords>>()),
    (&KEYWORDS_BODY, crate::runtime::Decoder::of::<KeywordsBody>()),
    (&KEYWORDS_UPDATE, crate::runtime::Decoder::of::<KeywordsUpdate>()),
    (&KEYWORDS_QUERY, crate::runtime::Decoder::of::<KeywordsQuery>()),
    (&NAMES, crate::runtime::Decoder::of::<Names>()),
    (&NOTES, crate::runtime::Decoder::of::<Notes>()),
];
