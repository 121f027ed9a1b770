// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Shapes, ids and enumerations by resource group, and operations.
pub mod endpoints;
pub mod enums_2;
pub mod hooks;
pub mod self_;
pub mod type_;
pub mod enums;
pub mod operations;
#[doc(no_inline)]
pub use self::endpoints::*;
#[doc(no_inline)]
pub use self::enums_2::*;
#[doc(no_inline)]
pub use self::hooks::*;
#[doc(no_inline)]
pub use self::self_::*;
#[doc(no_inline)]
pub use self::type_::*;
#[doc(no_inline)]
pub use self::enums::*;
/// Decoder of each shape, for a shape that is chosen at run time.
pub(crate) const DECODERS: &[(&super::runtime::ShapeInfo, super::runtime::Decoder)] = &[
    (&super::info::NEVER_SHOWN, super::runtime::Decoder::of::<NeverShown>()),
    (&super::info::SHAPES_, super::runtime::Decoder::of::<Shapes>()),
    (&super::info::DECODERS_, super::runtime::Decoder::of::<Decoders>()),
    (&super::info::HOOK, super::runtime::Decoder::of::<Hook>()),
    (&super::info::HOOK_PAGE, super::runtime::Decoder::of::<super::runtime::Page<Hook>>(),),
    (&super::info::CREATE_HOOK, super::runtime::Decoder::of::<CreateHook>()),
    (&super::info::HOOK_QUERY, super::runtime::Decoder::of::<HookQuery>()),
    (&super::info::EVERY, super::runtime::Decoder::of::<Every>()),
    (&super::info::EVERY_PAGE, super::runtime::Decoder::of::<super::runtime::Page<Every>>(),),
    (&super::info::EVERY_MORE, super::runtime::Decoder::of::<EveryMore>()),
    (&super::info::EVERY_UPDATE, super::runtime::Decoder::of::<EveryUpdate>()),
    (&super::info::EVERY_BODY, super::runtime::Decoder::of::<EveryBody>()),
    (&super::info::EVERY_FORM, super::runtime::Decoder::of::<EveryForm>()),
    (&super::info::EVERY_QUERY, super::runtime::Decoder::of::<EveryQuery>()),
    (&super::info::REQUIRED_QUERY, super::runtime::Decoder::of::<RequiredQuery>()),
    (&super::info::LOOP, super::runtime::Decoder::of::<Loop>()),
    (&super::info::MUTUAL, super::runtime::Decoder::of::<Mutual>()),
    (&super::info::THIRD, super::runtime::Decoder::of::<Third>()),
    (&super::info::LOOP_UPDATE, super::runtime::Decoder::of::<LoopUpdate>()),
    (&super::info::LOOP_BODY, super::runtime::Decoder::of::<LoopBody>()),
    (&super::info::EMPTY, super::runtime::Decoder::of::<Empty>()),
    (&super::info::EMPTY_BODY, super::runtime::Decoder::of::<EmptyBody>()),
    (&super::info::UNSHOWN, super::runtime::Decoder::of::<Unshown>()),
    (&super::info::LEAF, super::runtime::Decoder::of::<Leaf>()),
    (&super::info::ERROR, super::runtime::Decoder::of::<Error>()),
    (&super::info::ERROR_PAGE, super::runtime::Decoder::of::<super::runtime::Page<Error>>(),),
    (&super::info::VALIDATION_ERRORS, super::runtime::Decoder::of::<ValidationErrors>()),
    (&super::info::PROBLEM_DETAILS, super::runtime::Decoder::of::<ProblemDetails>()),
    (&super::info::VEC_DEQUE, super::runtime::Decoder::of::<VecDeque>()),
    (&super::info::ARC, super::runtime::Decoder::of::<Arc>()),
    (&super::info::ONE_VALUES, super::runtime::Decoder::of::<OneValues>()),
    (&super::info::KEYWORDS_TYPE, super::runtime::Decoder::of::<KeywordsType>()),
    (&super::info::EVERY2, super::runtime::Decoder::of::<Every2>()),
    (&super::info::EVERY2_LINE, super::runtime::Decoder::of::<Every2Line>()),
    (&super::info::OPERATIONS, super::runtime::Decoder::of::<Operations>()),
    (&super::info::ENDPOINTS, super::runtime::Decoder::of::<Endpoints>()),
    (&super::info::COLLISIONS, super::runtime::Decoder::of::<Collisions>()),
    (
        &super::info::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
        super::runtime::Decoder::of::<AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt>(),
    ),
    (&super::info::KEYWORDS, super::runtime::Decoder::of::<Keywords>()),
    (&super::info::KEYWORDS_PAGE, super::runtime::Decoder::of::<super::runtime::Page<Keywords>>(),),
    (&super::info::KEYWORDS_MORE, super::runtime::Decoder::of::<KeywordsMore>()),
    (&super::info::KEYWORDS_BODY, super::runtime::Decoder::of::<KeywordsBody>()),
    (&super::info::KEYWORDS_UPDATE, super::runtime::Decoder::of::<KeywordsUpdate>()),
    (&super::info::KEYWORDS_QUERY, super::runtime::Decoder::of::<KeywordsQuery>()),
    (&super::info::NAMES, super::runtime::Decoder::of::<Names>()),
    (&super::info::NOTES, super::runtime::Decoder::of::<Notes>()),
];
