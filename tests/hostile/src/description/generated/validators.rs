// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Shapes, and a function for each that checks a payload.
use super::{shapes, tables};
use crate::validator::{Shape, Shapes, Violations};
/// Every shape, in table order.
pub static SHAPES: Shapes = Shapes::new(
    &shapes::API,
    &[
        &NEVER_SHOWN, &SHAPES_, &DECODERS_, &HOOK, &HOOK_PAGE, &CREATE_HOOK, &EVERY, &EVERY_PAGE, &EVERY_MORE, &EVERY_UPDATE, &EVERY_BODY,
        &EVERY_FORM, &LOOP, &MUTUAL, &THIRD, &LOOP_UPDATE, &LOOP_BODY, &EMPTY, &EMPTY_BODY, &UNSHOWN, &LEAF, &ERROR, &ERROR_PAGE,
        &VALIDATION_ERRORS, &PROBLEM_DETAILS, &VEC_DEQUE, &ARC, &ONE_VALUES, &KEYWORDS_TYPE, &EVERY2, &EVERY2_LINE, &OPERATIONS, &ENDPOINTS,
        &COLLISIONS,
        &A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT, &KEYWORDS,
        &KEYWORDS_PAGE, &KEYWORDS_MORE, &KEYWORDS_BODY, &KEYWORDS_UPDATE, &NAMES, &NOTES,
    ],
);
/// `NeverShown`: A shape in a file of endpoints. Section 2.
pub static NEVER_SHOWN: Shape = Shape::new(&shapes::NEVER_SHOWN, &tables::NEVER_SHOWN);
/// `Shapes`: A shape in a file of enumerations. Section 2.
pub static SHAPES_: Shape = Shape::new(&shapes::SHAPES_, &tables::SHAPES_);
/// `Decoders`: A shape whose description has the name of another list in that index. Section 2.
pub static DECODERS_: Shape = Shape::new(&shapes::DECODERS_, &tables::DECODERS_);
/// `Hook`: A webhook. Section 6.
pub static HOOK: Shape = Shape::new(&shapes::HOOK, &tables::HOOK);
/// `HookPage`: A page of Hook. Section 4.
pub static HOOK_PAGE: Shape = Shape::new(&shapes::HOOK_PAGE, &tables::HOOK_PAGE);
/// `CreateHook`: A new webhook. Section 6.
pub static CREATE_HOOK: Shape = Shape::new(&shapes::CREATE_HOOK, &tables::CREATE_HOOK);
/// `Every`: Every type, alone and in lists. Section 2.
pub static EVERY: Shape = Shape::new(&shapes::EVERY, &tables::EVERY);
/// `EveryPage`: A page of Every. Section 4.
pub static EVERY_PAGE: Shape = Shape::new(&shapes::EVERY_PAGE, &tables::EVERY_PAGE);
/// `EveryMore`: More types, alone and in lists. Section 2.
pub static EVERY_MORE: Shape = Shape::new(&shapes::EVERY_MORE, &tables::EVERY_MORE);
/// `EveryUpdate`: Every type in a partial update. Section 4.
pub static EVERY_UPDATE: Shape = Shape::new(&shapes::EVERY_UPDATE, &tables::EVERY_UPDATE);
/// `EveryBody`: Every type in a request. Section 4.
pub static EVERY_BODY: Shape = Shape::new(&shapes::EVERY_BODY, &tables::EVERY_BODY);
/// `EveryForm`: Some types in a form. Section 4.
pub static EVERY_FORM: Shape = Shape::new(&shapes::EVERY_FORM, &tables::EVERY_FORM);
/// `Loop`: A shape that holds itself. Section 2.
pub static LOOP: Shape = Shape::new(&shapes::LOOP, &tables::LOOP);
/// `Mutual`: A shape that holds one that holds it. Section 2.
pub static MUTUAL: Shape = Shape::new(&shapes::MUTUAL, &tables::MUTUAL);
/// `Third`: A shape that holds one that holds one that holds it. Section 2.
pub static THIRD: Shape = Shape::new(&shapes::THIRD, &tables::THIRD);
/// `LoopUpdate`: A partial update of a shape that holds itself. Section 4.
pub static LOOP_UPDATE: Shape = Shape::new(&shapes::LOOP_UPDATE, &tables::LOOP_UPDATE);
/// `LoopBody`: A request that holds itself. Section 4.
pub static LOOP_BODY: Shape = Shape::new(&shapes::LOOP_BODY, &tables::LOOP_BODY);
/// `Empty`: A shape without a field that the document shows. Section 2.
pub static EMPTY: Shape = Shape::new(&shapes::EMPTY, &tables::EMPTY);
/// `EmptyBody`: A request without a field that the document shows. Section 4.
pub static EMPTY_BODY: Shape = Shape::new(&shapes::EMPTY_BODY, &tables::EMPTY_BODY);
/// `Unshown`: A shape of which the document shows one field. Section 2.
pub static UNSHOWN: Shape = Shape::new(&shapes::UNSHOWN, &tables::UNSHOWN);
/// `Leaf`: A shape with one field. Section 2.
pub static LEAF: Shape = Shape::new(&shapes::LEAF, &tables::LEAF);
/// `Error`: A shape with the name of an error body. Section 2.
pub static ERROR: Shape = Shape::new(&shapes::ERROR, &tables::ERROR);
/// `ErrorPage`: A page of Error. Section 4.
pub static ERROR_PAGE: Shape = Shape::new(&shapes::ERROR_PAGE, &tables::ERROR_PAGE);
/// `ValidationErrors`: A shape with the name of an error body. Section 2.
pub static VALIDATION_ERRORS: Shape = Shape::new(&shapes::VALIDATION_ERRORS, &tables::VALIDATION_ERRORS);
/// `ProblemDetails`: A shape with the name of an error body. Section 2.
pub static PROBLEM_DETAILS: Shape = Shape::new(&shapes::PROBLEM_DETAILS, &tables::PROBLEM_DETAILS);
/// `VecDeque`: A shape with a name of the standard library. Section 2.
pub static VEC_DEQUE: Shape = Shape::new(&shapes::VEC_DEQUE, &tables::VEC_DEQUE);
/// `Arc`: A shape with a name of the standard library. Section 2.
pub static ARC: Shape = Shape::new(&shapes::ARC, &tables::ARC);
/// `OneValues`: A shape with the name of an enumeration's description. Section 2.
pub static ONE_VALUES: Shape = Shape::new(&shapes::ONE_VALUES, &tables::ONE_VALUES);
/// `KeywordsType`: A shape with the name of an id. Section 2.
pub static KEYWORDS_TYPE: Shape = Shape::new(&shapes::KEYWORDS_TYPE, &tables::KEYWORDS_TYPE);
/// `Every2`: A shape whose id has a name that is told apart. Section 2.
pub static EVERY2: Shape = Shape::new(&shapes::EVERY2, &tables::EVERY2);
/// `Every2Line`: A shape whose id has the same name. Section 2.
pub static EVERY2_LINE: Shape = Shape::new(&shapes::EVERY2_LINE, &tables::EVERY2_LINE);
/// `Operations`: A shape with the name of a trait. Section 2.
pub static OPERATIONS: Shape = Shape::new(&shapes::OPERATIONS, &tables::OPERATIONS);
/// `Endpoints`: A shape with the name of a type. Section 2.
pub static ENDPOINTS: Shape = Shape::new(&shapes::ENDPOINTS, &tables::ENDPOINTS);
/// `Collisions`: Names whose keys are the same. Section 2.
pub static COLLISIONS: Shape = Shape::new(&shapes::COLLISIONS, &tables::COLLISIONS);
/// `AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt`: A shape with a long name. Section 2.
pub static A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT: Shape = Shape::new(
    &shapes::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
    &tables::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
);
/// `Keywords`: Words that mean something to Rust; see \[Option\<T\>\], <https://example.com/a_b> and `code`. Section 2.
pub static KEYWORDS: Shape = Shape::new(&shapes::KEYWORDS, &tables::KEYWORDS);
/// `KeywordsPage`: A page of Keywords. Section 4.
pub static KEYWORDS_PAGE: Shape = Shape::new(&shapes::KEYWORDS_PAGE, &tables::KEYWORDS_PAGE);
/// `KeywordsMore`: More words that mean something to Rust. Section 2.
pub static KEYWORDS_MORE: Shape = Shape::new(&shapes::KEYWORDS_MORE, &tables::KEYWORDS_MORE);
/// `KeywordsBody`: Words that mean something to Rust, in a request. Section 4.
pub static KEYWORDS_BODY: Shape = Shape::new(&shapes::KEYWORDS_BODY, &tables::KEYWORDS_BODY);
/// `KeywordsUpdate`: Words that mean something to Rust, in a partial update. Section 4.
pub static KEYWORDS_UPDATE: Shape = Shape::new(&shapes::KEYWORDS_UPDATE, &tables::KEYWORDS_UPDATE);
/// `Names`: Names that are no words: \*/ /\* // /\*\* "quoted" \\ #\[doc\] {} {0} $crate r#"raw"#. Section 2.
pub static NAMES: Shape = Shape::new(&shapes::NAMES, &tables::NAMES);
/// `Notes`: A \[shape\]\[Option\] with \<b\>tags\</b\>, an unclosed \`tick, \*stars\*, \_lines\_ and a bare <https://example.com/>. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
pub static NOTES: Shape = Shape::new(&shapes::NOTES, &tables::NOTES);
/// Checks a payload against `NeverShown`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn never_shown(bytes: &[u8]) -> Result<(), Violations> {
    NEVER_SHOWN.check(bytes)
}
/// Checks a payload against `Shapes`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn shapes(bytes: &[u8]) -> Result<(), Violations> {
    SHAPES_.check(bytes)
}
/// Checks a payload against `Decoders`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn decoders(bytes: &[u8]) -> Result<(), Violations> {
    DECODERS_.check(bytes)
}
/// Checks a payload against `Hook`, section 6, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn hook(bytes: &[u8]) -> Result<(), Violations> {
    HOOK.check(bytes)
}
/// Checks a payload against `HookPage`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn hook_page(bytes: &[u8]) -> Result<(), Violations> {
    HOOK_PAGE.check(bytes)
}
/// Checks a payload against `CreateHook`, section 6, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn create_hook(bytes: &[u8]) -> Result<(), Violations> {
    CREATE_HOOK.check(bytes)
}
/// Checks a payload against `Every`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn every(bytes: &[u8]) -> Result<(), Violations> {
    EVERY.check(bytes)
}
/// Checks a payload against `EveryPage`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn every_page(bytes: &[u8]) -> Result<(), Violations> {
    EVERY_PAGE.check(bytes)
}
/// Checks a payload against `EveryMore`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn every_more(bytes: &[u8]) -> Result<(), Violations> {
    EVERY_MORE.check(bytes)
}
/// Checks a payload against `EveryUpdate`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn every_update(bytes: &[u8]) -> Result<(), Violations> {
    EVERY_UPDATE.check(bytes)
}
/// Checks a payload against `EveryBody`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn every_body(bytes: &[u8]) -> Result<(), Violations> {
    EVERY_BODY.check(bytes)
}
/// Checks a payload against `EveryForm`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn every_form(bytes: &[u8]) -> Result<(), Violations> {
    EVERY_FORM.check(bytes)
}
/// Checks a payload against `Loop`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn r#loop(bytes: &[u8]) -> Result<(), Violations> {
    LOOP.check(bytes)
}
/// Checks a payload against `Mutual`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn mutual(bytes: &[u8]) -> Result<(), Violations> {
    MUTUAL.check(bytes)
}
/// Checks a payload against `Third`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn third(bytes: &[u8]) -> Result<(), Violations> {
    THIRD.check(bytes)
}
/// Checks a payload against `LoopUpdate`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn loop_update(bytes: &[u8]) -> Result<(), Violations> {
    LOOP_UPDATE.check(bytes)
}
/// Checks a payload against `LoopBody`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn loop_body(bytes: &[u8]) -> Result<(), Violations> {
    LOOP_BODY.check(bytes)
}
/// Checks a payload against `Empty`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn empty(bytes: &[u8]) -> Result<(), Violations> {
    EMPTY.check(bytes)
}
/// Checks a payload against `EmptyBody`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn empty_body(bytes: &[u8]) -> Result<(), Violations> {
    EMPTY_BODY.check(bytes)
}
/// Checks a payload against `Unshown`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn unshown(bytes: &[u8]) -> Result<(), Violations> {
    UNSHOWN.check(bytes)
}
/// Checks a payload against `Leaf`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn leaf(bytes: &[u8]) -> Result<(), Violations> {
    LEAF.check(bytes)
}
/// Checks a payload against `Error`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn error(bytes: &[u8]) -> Result<(), Violations> {
    ERROR.check(bytes)
}
/// Checks a payload against `ErrorPage`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn error_page(bytes: &[u8]) -> Result<(), Violations> {
    ERROR_PAGE.check(bytes)
}
/// Checks a payload against `ValidationErrors`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn validation_errors(bytes: &[u8]) -> Result<(), Violations> {
    VALIDATION_ERRORS.check(bytes)
}
/// Checks a payload against `ProblemDetails`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn problem_details(bytes: &[u8]) -> Result<(), Violations> {
    PROBLEM_DETAILS.check(bytes)
}
/// Checks a payload against `VecDeque`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn vec_deque(bytes: &[u8]) -> Result<(), Violations> {
    VEC_DEQUE.check(bytes)
}
/// Checks a payload against `Arc`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn arc(bytes: &[u8]) -> Result<(), Violations> {
    ARC.check(bytes)
}
/// Checks a payload against `OneValues`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn one_values(bytes: &[u8]) -> Result<(), Violations> {
    ONE_VALUES.check(bytes)
}
/// Checks a payload against `KeywordsType`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn keywords_type(bytes: &[u8]) -> Result<(), Violations> {
    KEYWORDS_TYPE.check(bytes)
}
/// Checks a payload against `Every2`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn every2(bytes: &[u8]) -> Result<(), Violations> {
    EVERY2.check(bytes)
}
/// Checks a payload against `Every2Line`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn every2_line(bytes: &[u8]) -> Result<(), Violations> {
    EVERY2_LINE.check(bytes)
}
/// Checks a payload against `Operations`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn operations(bytes: &[u8]) -> Result<(), Violations> {
    OPERATIONS.check(bytes)
}
/// Checks a payload against `Endpoints`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn endpoints(bytes: &[u8]) -> Result<(), Violations> {
    ENDPOINTS.check(bytes)
}
/// Checks a payload against `Collisions`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn collisions(bytes: &[u8]) -> Result<(), Violations> {
    COLLISIONS.check(bytes)
}
/// Checks a payload against `AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn a_shape_whose_name_is_so_long_that_the_formatter_breaks_the_lines_of_every_signature_and_of_every_type_that_mentions_it(
    bytes: &[u8],
) -> Result<(), Violations> {
    A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT.check(bytes)
}
/// Checks a payload against `Keywords`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn keywords(bytes: &[u8]) -> Result<(), Violations> {
    KEYWORDS.check(bytes)
}
/// Checks a payload against `KeywordsPage`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn keywords_page(bytes: &[u8]) -> Result<(), Violations> {
    KEYWORDS_PAGE.check(bytes)
}
/// Checks a payload against `KeywordsMore`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn keywords_more(bytes: &[u8]) -> Result<(), Violations> {
    KEYWORDS_MORE.check(bytes)
}
/// Checks a payload against `KeywordsBody`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn keywords_body(bytes: &[u8]) -> Result<(), Violations> {
    KEYWORDS_BODY.check(bytes)
}
/// Checks a payload against `KeywordsUpdate`, section 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn keywords_update(bytes: &[u8]) -> Result<(), Violations> {
    KEYWORDS_UPDATE.check(bytes)
}
/// Checks a payload against `Names`, section 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn names(bytes: &[u8]) -> Result<(), Violations> {
    NAMES.check(bytes)
}
/// Checks a payload against `Notes`, section 2, \[Notes\](#notes) \<of\> \*every\* `kind`, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn notes(bytes: &[u8]) -> Result<(), Violations> {
    NOTES.check(bytes)
}
