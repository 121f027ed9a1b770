// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Shapes, ids and enumerations by resource group, and operations.
pub mod endpoints;
pub mod enums_2;
pub mod self_;
pub mod type_;
pub mod enums;
pub mod operations;
#[doc(no_inline)]
pub use self::endpoints::*;
#[doc(no_inline)]
pub use self::enums_2::*;
#[doc(no_inline)]
pub use self::self_::*;
#[doc(no_inline)]
pub use self::type_::*;
#[doc(no_inline)]
pub use self::enums::*;
/// Decoder of each shape, for a shape that is chosen at run time.
pub(crate) const DECODERS: &[(&crate::runtime::ShapeInfo, crate::runtime::Decoder)] = &[
    (&crate::info::NEVER_SHOWN, crate::runtime::Decoder::of::<NeverShown>()),
    (&crate::info::SHAPES_, crate::runtime::Decoder::of::<Shapes>()),
    (&crate::info::DECODERS_, crate::runtime::Decoder::of::<Decoders>()),
    (&crate::info::EVERY, crate::runtime::Decoder::of::<Every>()),
    (
        &crate::info::EVERY_PAGE,
        crate::runtime::Decoder::of::<crate::runtime::Page<Every>>(),
    ),
    (&crate::info::EVERY_UPDATE, crate::runtime::Decoder::of::<EveryUpdate>()),
    (&crate::info::EVERY_BODY, crate::runtime::Decoder::of::<EveryBody>()),
    (&crate::info::EVERY_FORM, crate::runtime::Decoder::of::<EveryForm>()),
    (&crate::info::EVERY_QUERY, crate::runtime::Decoder::of::<EveryQuery>()),
    (&crate::info::REQUIRED_QUERY, crate::runtime::Decoder::of::<RequiredQuery>()),
    (&crate::info::LOOP, crate::runtime::Decoder::of::<Loop>()),
    (&crate::info::MUTUAL, crate::runtime::Decoder::of::<Mutual>()),
    (&crate::info::THIRD, crate::runtime::Decoder::of::<Third>()),
    (&crate::info::LOOP_UPDATE, crate::runtime::Decoder::of::<LoopUpdate>()),
    (&crate::info::LOOP_BODY, crate::runtime::Decoder::of::<LoopBody>()),
    (&crate::info::EMPTY, crate::runtime::Decoder::of::<Empty>()),
    (&crate::info::EMPTY_BODY, crate::runtime::Decoder::of::<EmptyBody>()),
    (&crate::info::UNSHOWN, crate::runtime::Decoder::of::<Unshown>()),
    (&crate::info::LEAF, crate::runtime::Decoder::of::<Leaf>()),
    (&crate::info::ERROR, crate::runtime::Decoder::of::<Error>()),
    (
        &crate::info::ERROR_PAGE,
        crate::runtime::Decoder::of::<crate::runtime::Page<Error>>(),
    ),
    (&crate::info::VALIDATION_ERRORS, crate::runtime::Decoder::of::<ValidationErrors>()),
    (&crate::info::PROBLEM_DETAILS, crate::runtime::Decoder::of::<ProblemDetails>()),
    (&crate::info::VEC_DEQUE, crate::runtime::Decoder::of::<VecDeque>()),
    (&crate::info::ARC, crate::runtime::Decoder::of::<Arc>()),
    (&crate::info::ONE_VALUES, crate::runtime::Decoder::of::<OneValues>()),
    (&crate::info::KEYWORDS_TYPE, crate::runtime::Decoder::of::<KeywordsType>()),
    (&crate::info::EVERY2, crate::runtime::Decoder::of::<Every2>()),
    (&crate::info::EVERY2_LINE, crate::runtime::Decoder::of::<Every2Line>()),
    (&crate::info::OPERATIONS, crate::runtime::Decoder::of::<Operations>()),
    (&crate::info::ENDPOINTS, crate::runtime::Decoder::of::<Endpoints>()),
    (&crate::info::COLLISIONS, crate::runtime::Decoder::of::<Collisions>()),
    (
        &crate::info::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
        crate::runtime::Decoder::of::<
            AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt,
        >(),
    ),
    (&crate::info::KEYWORDS, crate::runtime::Decoder::of::<Keywords>()),
    (
        &crate::info::KEYWORDS_PAGE,
        crate::runtime::Decoder::of::<crate::runtime::Page<Keywords>>(),
    ),
    (&crate::info::KEYWORDS_BODY, crate::runtime::Decoder::of::<KeywordsBody>()),
    (&crate::info::KEYWORDS_UPDATE, crate::runtime::Decoder::of::<KeywordsUpdate>()),
    (&crate::info::KEYWORDS_QUERY, crate::runtime::Decoder::of::<KeywordsQuery>()),
    (&crate::info::NAMES, crate::runtime::Decoder::of::<Names>()),
    (&crate::info::NOTES, crate::runtime::Decoder::of::<Notes>()),
];
