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
    (&NEVER_SHOWN, crate::runtime::decode_boxed::<NeverShown>),
    (&SHAPES_, crate::runtime::decode_boxed::<Shapes>),
    (&DECODERS_, crate::runtime::decode_boxed::<Decoders>),
    (&EVERY, crate::runtime::decode_boxed::<Every>),
    (&EVERY_PAGE, crate::runtime::decode_boxed::<crate::runtime::Page<Every>>),
    (&EVERY_UPDATE, crate::runtime::decode_boxed::<EveryUpdate>),
    (&EVERY_BODY, crate::runtime::decode_boxed::<EveryBody>),
    (&EVERY_FORM, crate::runtime::decode_boxed::<EveryForm>),
    (&EVERY_QUERY, crate::runtime::decode_boxed::<EveryQuery>),
    (&LOOP, crate::runtime::decode_boxed::<Loop>),
    (&MUTUAL, crate::runtime::decode_boxed::<Mutual>),
    (&THIRD, crate::runtime::decode_boxed::<Third>),
    (&LOOP_UPDATE, crate::runtime::decode_boxed::<LoopUpdate>),
    (&LOOP_BODY, crate::runtime::decode_boxed::<LoopBody>),
    (&EMPTY, crate::runtime::decode_boxed::<Empty>),
    (&EMPTY_BODY, crate::runtime::decode_boxed::<EmptyBody>),
    (&UNSHOWN, crate::runtime::decode_boxed::<Unshown>),
    (&LEAF, crate::runtime::decode_boxed::<Leaf>),
    (&ERROR, crate::runtime::decode_boxed::<Error>),
    (&ERROR_PAGE, crate::runtime::decode_boxed::<crate::runtime::Page<Error>>),
    (&VALIDATION_ERRORS, crate::runtime::decode_boxed::<ValidationErrors>),
    (&PROBLEM_DETAILS, crate::runtime::decode_boxed::<ProblemDetails>),
    (&VEC_DEQUE, crate::runtime::decode_boxed::<VecDeque>),
    (&ARC, crate::runtime::decode_boxed::<Arc>),
    (&ONE_VALUES, crate::runtime::decode_boxed::<OneValues>),
    (&KEYWORDS_TYPE, crate::runtime::decode_boxed::<KeywordsType>),
    (&EVERY2, crate::runtime::decode_boxed::<Every2>),
    (&EVERY2_LINE, crate::runtime::decode_boxed::<Every2Line>),
    (&OPERATIONS, crate::runtime::decode_boxed::<Operations>),
    (&ENDPOINTS, crate::runtime::decode_boxed::<Endpoints>),
    (&COLLISIONS, crate::runtime::decode_boxed::<Collisions>),
    (&KEYWORDS, crate::runtime::decode_boxed::<Keywords>),
    (&KEYWORDS_PAGE, crate::runtime::decode_boxed::<crate::runtime::Page<Keywords>>),
    (&KEYWORDS_BODY, crate::runtime::decode_boxed::<KeywordsBody>),
    (&KEYWORDS_UPDATE, crate::runtime::decode_boxed::<KeywordsUpdate>),
    (&KEYWORDS_QUERY, crate::runtime::decode_boxed::<KeywordsQuery>),
    (&NAMES, crate::runtime::decode_boxed::<Names>),
    (&NOTES, crate::runtime::decode_boxed::<Notes>),
];
