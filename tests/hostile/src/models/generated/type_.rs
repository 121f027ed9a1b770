// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! [`Keywords`], [`Names`] and [`Notes`] with their parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// Words that mean something to Rust; see \[Option\<T\>\], <https://example.com/a_b> and `code`. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Keywords {
    /// Type: text that identifies this record. Section 2.
    pub r#type: Option<super::KeywordsType2>,
    /// Self: text. Section 2.
    pub self_: Option<runtime::Text>,
    /// Abstract: text. Section 2.
    pub r#abstract: Option<runtime::Text>,
    /// As: text. Section 2.
    pub r#as: Option<runtime::Text>,
    /// Async: text. Section 2.
    pub r#async: Option<runtime::Text>,
    /// Await: text. Section 2.
    pub r#await: Option<runtime::Text>,
    /// Become: text. Section 2.
    pub r#become: Option<runtime::Text>,
    /// Box: text. Section 2.
    pub r#box: Option<runtime::Text>,
    /// Break: text. Section 2.
    pub r#break: Option<runtime::Text>,
    /// Const: text. Section 2.
    pub r#const: Option<runtime::Text>,
    /// Continue: text. Section 2.
    pub r#continue: Option<runtime::Text>,
    /// Crate: text. Section 2.
    pub crate_: Option<runtime::Text>,
    /// Do: text. Section 2.
    pub r#do: Option<runtime::Text>,
    /// Dyn: text. Section 2.
    pub r#dyn: Option<runtime::Text>,
    /// Else: text. Section 2.
    pub r#else: Option<runtime::Text>,
    /// Enum: text. Section 2.
    pub r#enum: Option<runtime::Text>,
    /// Extern: text. Section 2.
    pub r#extern: Option<runtime::Text>,
    /// False: text. Section 2.
    pub r#false: Option<runtime::Text>,
    /// Final: text. Section 2.
    pub r#final: Option<runtime::Text>,
    /// Fn: text. Section 2.
    pub r#fn: Option<runtime::Text>,
    /// For: text. Section 2.
    pub r#for: Option<runtime::Text>,
    /// Gen: text. Section 2.
    pub r#gen: Option<runtime::Text>,
    /// If: text. Section 2.
    pub r#if: Option<runtime::Text>,
    /// Impl: text. Section 2.
    pub r#impl: Option<runtime::Text>,
    /// In: text. Section 2.
    pub r#in: Option<runtime::Text>,
    /// Let: text. Section 2.
    pub r#let: Option<runtime::Text>,
    /// Loop: text. Section 2.
    pub r#loop: Option<runtime::Text>,
    /// Macro: text. Section 2.
    pub r#macro: Option<runtime::Text>,
    /// Match: text. Section 2.
    pub r#match: Option<runtime::Text>,
    /// Mod: text. Section 2.
    pub r#mod: Option<runtime::Text>,
    /// Move: text. Section 2.
    pub r#move: Option<runtime::Text>,
    /// Mut: text. Section 2.
    pub r#mut: Option<runtime::Text>,
    /// Override: text. Section 2.
    pub r#override: Option<runtime::Text>,
    /// Priv: text. Section 2.
    pub r#priv: Option<runtime::Text>,
    /// Pub: text. Section 2.
    pub r#pub: Option<runtime::Text>,
    /// Ref: text. Section 2.
    pub r#ref: Option<runtime::Text>,
    /// Return: text. Section 2.
    pub r#return: Option<runtime::Text>,
    /// Static: text. Section 2.
    pub r#static: Option<runtime::Text>,
    /// Struct: text. Section 2.
    pub r#struct: Option<runtime::Text>,
    /// Super: text. Section 2.
    pub super_: Option<runtime::Text>,
    /// Trait: text. Section 2.
    pub r#trait: Option<runtime::Text>,
    /// True: text. Section 2.
    pub r#true: Option<runtime::Text>,
    /// Try: text. Section 2.
    pub r#try: Option<runtime::Text>,
    /// Typeof: text. Section 2.
    pub r#typeof: Option<runtime::Text>,
    /// Union: text. Section 2.
    pub union: Option<runtime::Text>,
    /// Unsafe: text. Section 2.
    pub r#unsafe: Option<runtime::Text>,
    /// Unsized: text. Section 2.
    pub r#unsized: Option<runtime::Text>,
    /// Use: text. Section 2.
    pub r#use: Option<runtime::Text>,
    /// Virtual: text. Section 2.
    pub r#virtual: Option<runtime::Text>,
    /// Where: text. Section 2.
    pub r#where: Option<runtime::Text>,
    /// While: text. Section 2.
    pub r#while: Option<runtime::Text>,
    /// Yield: text. Section 2.
    pub r#yield: Option<runtime::Text>,
    /// Raw: text. Section 2.
    pub raw: Option<runtime::Text>,
    /// Safe: text. Section 2.
    pub safe: Option<runtime::Text>,
    /// Auto: text. Section 2.
    pub auto: Option<runtime::Text>,
    /// Default: text. Section 2.
    pub default_2: Option<runtime::Text>,
    /// Macro rules: text. Section 2.
    pub macro_rules: Option<runtime::Text>,
    /// Unknown fields: text. Section 2.
    pub unknown_fields_2: Option<runtime::Text>,
    /// Unknown fields mut: text. Section 2.
    pub unknown_fields_mut_2: Option<runtime::Text>,
    /// New: text. Section 2.
    pub new_2: Option<runtime::Text>,
    /// More fields: more words that mean something to Rust. Section 2.
    pub more_fields: Option<super::KeywordsMore>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Keywords = super::super::info::KEYWORDS, by super::super::tables::KEYWORDS { 0 "type"
    r#type, 1 "self" self_, 2 "abstract" r#abstract, 3 "as" r#as, 4 "async" r#async, 5
    "await" r#await, 6 "become" r#become, 7 "box" r#box, 8 "break" r#break, 9 "const"
    r#const, 10 "continue" r#continue, 11 "crate" crate_, 12 "do" r#do, 13 "dyn" r#dyn,
    14 "else" r#else, 15 "enum" r#enum, 16 "extern" r#extern, 17 "false" r#false, 18
    "final" r#final, 19 "fn" r#fn, 20 "for" r#for, 21 "gen" r#gen, 22 "if" r#if, 23
    "impl" r#impl, 24 "in" r#in, 25 "let" r#let, 26 "loop" r#loop, 27 "macro" r#macro, 28
    "match" r#match, 29 "mod" r#mod, 30 "move" r#move, 31 "mut" r#mut, 32 "override"
    r#override, 33 "priv" r#priv, 34 "pub" r#pub, 35 "ref" r#ref, 36 "return" r#return,
    37 "static" r#static, 38 "struct" r#struct, 39 "super" super_, 40 "trait" r#trait, 41
    "true" r#true, 42 "try" r#try, 43 "typeof" r#typeof, 44 "union" union, 45 "unsafe"
    r#unsafe, 46 "unsized" r#unsized, 47 "use" r#use, 48 "virtual" r#virtual, 49 "where"
    r#where, 50 "while" r#while, 51 "yield" r#yield, 52 "raw" raw, 53 "safe" safe, 54
    "auto" auto, 55 "default" default_2, 56 "macro_rules" macro_rules, 57
    "unknown_fields" unknown_fields_2, 58 "unknown_fields_mut" unknown_fields_mut_2, 59
    "new" new_2, 60 "more_fields" more_fields }
}
impl Keywords {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(r#type: impl Into<super::KeywordsType2>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.r#type = Some(r#type.into());
        made
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(mut self, name: impl Into<runtime::Text>, value: impl Into<runtime::Json>) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
runtime::setters! {
    impl Keywords {
        fn self_(value: impl Into<runtime::Text>);
        fn r#abstract(value: impl Into<runtime::Text>);
        fn r#as(value: impl Into<runtime::Text>);
        fn r#async(value: impl Into<runtime::Text>);
        fn r#await(value: impl Into<runtime::Text>);
        fn r#become(value: impl Into<runtime::Text>);
        fn r#box(value: impl Into<runtime::Text>);
        fn r#break(value: impl Into<runtime::Text>);
        fn r#const(value: impl Into<runtime::Text>);
        fn r#continue(value: impl Into<runtime::Text>);
        fn crate_(value: impl Into<runtime::Text>);
        fn r#do(value: impl Into<runtime::Text>);
        fn r#dyn(value: impl Into<runtime::Text>);
        fn r#else(value: impl Into<runtime::Text>);
        fn r#enum(value: impl Into<runtime::Text>);
        fn r#extern(value: impl Into<runtime::Text>);
        fn r#false(value: impl Into<runtime::Text>);
        fn r#final(value: impl Into<runtime::Text>);
        fn r#fn(value: impl Into<runtime::Text>);
        fn r#for(value: impl Into<runtime::Text>);
        fn r#gen(value: impl Into<runtime::Text>);
        fn r#if(value: impl Into<runtime::Text>);
        fn r#impl(value: impl Into<runtime::Text>);
        fn r#in(value: impl Into<runtime::Text>);
        fn r#let(value: impl Into<runtime::Text>);
        fn r#loop(value: impl Into<runtime::Text>);
        fn r#macro(value: impl Into<runtime::Text>);
        fn r#match(value: impl Into<runtime::Text>);
        fn r#mod(value: impl Into<runtime::Text>);
        fn r#move(value: impl Into<runtime::Text>);
        fn r#mut(value: impl Into<runtime::Text>);
        fn r#override(value: impl Into<runtime::Text>);
        fn r#priv(value: impl Into<runtime::Text>);
        fn r#pub(value: impl Into<runtime::Text>);
        fn r#ref(value: impl Into<runtime::Text>);
        fn r#return(value: impl Into<runtime::Text>);
        fn r#static(value: impl Into<runtime::Text>);
        fn r#struct(value: impl Into<runtime::Text>);
        fn super_(value: impl Into<runtime::Text>);
        fn r#trait(value: impl Into<runtime::Text>);
        fn r#true(value: impl Into<runtime::Text>);
        fn r#try(value: impl Into<runtime::Text>);
        fn r#typeof(value: impl Into<runtime::Text>);
        fn union(value: impl Into<runtime::Text>);
        fn r#unsafe(value: impl Into<runtime::Text>);
        fn r#unsized(value: impl Into<runtime::Text>);
        fn r#use(value: impl Into<runtime::Text>);
        fn r#virtual(value: impl Into<runtime::Text>);
        fn r#where(value: impl Into<runtime::Text>);
        fn r#while(value: impl Into<runtime::Text>);
        fn r#yield(value: impl Into<runtime::Text>);
        fn raw(value: impl Into<runtime::Text>);
        fn safe(value: impl Into<runtime::Text>);
        fn auto(value: impl Into<runtime::Text>);
        fn default_2(value: impl Into<runtime::Text>);
        fn macro_rules(value: impl Into<runtime::Text>);
        fn unknown_fields_2(value: impl Into<runtime::Text>);
        fn unknown_fields_mut_2(value: impl Into<runtime::Text>);
        fn new_2(value: impl Into<runtime::Text>);
        fn more_fields(value: impl Into<super::KeywordsMore>);
    }
}
runtime::in_pages!(super::Keywords, ["after" "before" "items"], ["after" "before" "items"], "4");
impl runtime::PageOf for super::Keywords {
    const PAGE: &'static runtime::ShapeInfo = &super::super::info::KEYWORDS_PAGE;
    fn table() -> Option<&'static runtime::Table> {
        Some(&super::super::tables::KEYWORDS_PAGE)
    }
}
/// More words that mean something to Rust. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct KeywordsMore {
    /// With unknown field: text. Section 2.
    pub with_unknown_field_2: Option<runtime::Text>,
    /// Empty: text. Section 2.
    pub empty: Option<runtime::Text>,
    /// Info: text. Section 2.
    pub info: Option<runtime::Text>,
    /// Field: text. Section 2.
    pub field: Option<runtime::Text>,
    /// Field mut: text. Section 2.
    pub field_mut: Option<runtime::Text>,
    /// From json: text. Section 2.
    pub from_json_2: Option<runtime::Text>,
    /// To json: text. Section 2.
    pub to_json_2: Option<runtime::Text>,
    /// Drift: text. Section 2.
    pub drift_2: Option<runtime::Text>,
    /// Clone: text. Section 2.
    pub clone_2: Option<runtime::Text>,
    /// Fmt: text. Section 2.
    pub fmt: Option<runtime::Text>,
    /// Eq: text. Section 2.
    pub eq: Option<runtime::Text>,
    /// Value: text. Section 2.
    pub value: Option<runtime::Text>,
    /// Position: text. Section 2.
    pub position: Option<runtime::Text>,
    /// Runtime: text. Section 2.
    pub runtime: Option<runtime::Text>,
    /// Body: text. Section 2.
    pub body: Option<runtime::Text>,
    /// Unknown: text. Section 2.
    pub unknown: Option<runtime::Text>,
    /// Walk: text. Section 2.
    pub walk: Option<runtime::Text>,
    /// Write: text. Section 2.
    pub write: Option<runtime::Text>,
    /// Read: text. Section 2.
    pub read: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    KeywordsMore = super::super::info::KEYWORDS_MORE, by
    super::super::tables::KEYWORDS_MORE { 0 "with_unknown_field" with_unknown_field_2, 1
    "empty" empty, 2 "info" info, 3 "field" field, 4 "field_mut" field_mut, 5 "from_json"
    from_json_2, 6 "to_json" to_json_2, 7 "drift" drift_2, 8 "clone" clone_2, 9 "fmt"
    fmt, 10 "eq" eq, 11 "value" value, 12 "position" position, 13 "runtime" runtime, 14
    "body" body, 15 "unknown" unknown, 16 "walk" walk, 17 "write" write, 18 "read" read }
}
impl KeywordsMore {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(mut self, name: impl Into<runtime::Text>, value: impl Into<runtime::Json>) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
runtime::setters! {
    impl KeywordsMore {
        fn with_unknown_field_2(value: impl Into<runtime::Text>);
        fn empty(value: impl Into<runtime::Text>);
        fn info(value: impl Into<runtime::Text>);
        fn field(value: impl Into<runtime::Text>);
        fn field_mut(value: impl Into<runtime::Text>);
        fn from_json_2(value: impl Into<runtime::Text>);
        fn to_json_2(value: impl Into<runtime::Text>);
        fn drift_2(value: impl Into<runtime::Text>);
        fn clone_2(value: impl Into<runtime::Text>);
        fn fmt(value: impl Into<runtime::Text>);
        fn eq(value: impl Into<runtime::Text>);
        fn value(value: impl Into<runtime::Text>);
        fn position(value: impl Into<runtime::Text>);
        fn runtime(value: impl Into<runtime::Text>);
        fn body(value: impl Into<runtime::Text>);
        fn unknown(value: impl Into<runtime::Text>);
        fn walk(value: impl Into<runtime::Text>);
        fn write(value: impl Into<runtime::Text>);
        fn read(value: impl Into<runtime::Text>);
    }
}
/// Words that mean something to Rust, in a request. Section 4.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct KeywordsBody {
    /// Type: text. Section 4.
    pub r#type: runtime::Required<runtime::Text>,
    /// Self: list. Each item: text. Section 4.
    pub self_: runtime::List<runtime::Text>,
    /// Body: words that mean something to Rust; see \[Option\<T\>\], <https://example.com/a_b> and `code`. Section 4.
    pub body: runtime::Required<super::Keywords>,
    /// Value: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub value: runtime::Required<super::Words>,
    /// Abstract: text. Section 4.
    pub r#abstract: Option<runtime::Text>,
    /// As: text. Section 4.
    pub r#as: Option<runtime::Text>,
    /// Async: text. Section 4.
    pub r#async: Option<runtime::Text>,
    /// Await: text. Section 4.
    pub r#await: Option<runtime::Text>,
    /// Become: text. Section 4.
    pub r#become: Option<runtime::Text>,
    /// Box: text. Section 4.
    pub r#box: Option<runtime::Text>,
    /// Break: text. Section 4.
    pub r#break: Option<runtime::Text>,
    /// Const: text. Section 4.
    pub r#const: Option<runtime::Text>,
    /// Continue: text. Section 4.
    pub r#continue: Option<runtime::Text>,
    /// Crate: text. Section 4.
    pub crate_: Option<runtime::Text>,
    /// Do: text. Section 4.
    pub r#do: Option<runtime::Text>,
    /// Dyn: text. Section 4.
    pub r#dyn: Option<runtime::Text>,
    /// Else: text. Section 4.
    pub r#else: Option<runtime::Text>,
    /// Enum: text. Section 4.
    pub r#enum: Option<runtime::Text>,
    /// Extern: text. Section 4.
    pub r#extern: Option<runtime::Text>,
    /// False: text. Section 4.
    pub r#false: Option<runtime::Text>,
    /// Final: text. Section 4.
    pub r#final: Option<runtime::Text>,
    /// Fn: text. Section 4.
    pub r#fn: Option<runtime::Text>,
    /// For: text. Section 4.
    pub r#for: Option<runtime::Text>,
    /// Gen: text. Section 4.
    pub r#gen: Option<runtime::Text>,
    /// If: text. Section 4.
    pub r#if: Option<runtime::Text>,
    /// Impl: text. Section 4.
    pub r#impl: Option<runtime::Text>,
    /// In: text. Section 4.
    pub r#in: Option<runtime::Text>,
    /// Let: text. Section 4.
    pub r#let: Option<runtime::Text>,
    /// Loop: text. Section 4.
    pub r#loop: Option<runtime::Text>,
    /// Macro: text. Section 4.
    pub r#macro: Option<runtime::Text>,
    /// Match: text. Section 4.
    pub r#match: Option<runtime::Text>,
    /// Mod: text. Section 4.
    pub r#mod: Option<runtime::Text>,
    /// Move: text. Section 4.
    pub r#move: Option<runtime::Text>,
    /// Mut: text. Section 4.
    pub r#mut: Option<runtime::Text>,
    /// Override: text. Section 4.
    pub r#override: Option<runtime::Text>,
    /// Priv: text. Section 4.
    pub r#priv: Option<runtime::Text>,
    /// Pub: text. Section 4.
    pub r#pub: Option<runtime::Text>,
    /// Ref: text. Section 4.
    pub r#ref: Option<runtime::Text>,
    /// Return: text. Section 4.
    pub r#return: Option<runtime::Text>,
    /// Static: text. Section 4.
    pub r#static: Option<runtime::Text>,
    /// Struct: text. Section 4.
    pub r#struct: Option<runtime::Text>,
    /// Super: text. Section 4.
    pub super_: Option<runtime::Text>,
    /// Trait: text. Section 4.
    pub r#trait: Option<runtime::Text>,
    /// True: text. Section 4.
    pub r#true: Option<runtime::Text>,
    /// Try: text. Section 4.
    pub r#try: Option<runtime::Text>,
    /// Typeof: text. Section 4.
    pub r#typeof: Option<runtime::Text>,
    /// Union: text. Section 4.
    pub union: Option<runtime::Text>,
    /// Unsafe: text. Section 4.
    pub r#unsafe: Option<runtime::Text>,
    /// Unsized: text. Section 4.
    pub r#unsized: Option<runtime::Text>,
    /// Use: text. Section 4.
    pub r#use: Option<runtime::Text>,
    /// Virtual: text. Section 4.
    pub r#virtual: Option<runtime::Text>,
    /// Where: text. Section 4.
    pub r#where: Option<runtime::Text>,
    /// While: text. Section 4.
    pub r#while: Option<runtime::Text>,
    /// Yield: text. Section 4.
    pub r#yield: Option<runtime::Text>,
    /// Raw: text. Section 4.
    pub raw: Option<runtime::Text>,
    /// Safe: text. Section 4.
    pub safe: Option<runtime::Text>,
    /// Auto: text. Section 4.
    pub auto: Option<runtime::Text>,
    /// Default: text. Section 4.
    pub default_2: Option<runtime::Text>,
    /// Macro rules: text. Section 4.
    pub macro_rules: Option<runtime::Text>,
    /// Unknown fields: text. Section 4.
    pub unknown_fields_2: Option<runtime::Text>,
    /// New: text. Section 4.
    pub new_2: Option<runtime::Text>,
    /// With unknown field: text. Section 4.
    pub with_unknown_field_2: Option<runtime::Text>,
    /// To json: text. Section 4.
    pub to_json_2: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    KeywordsBody = super::super::info::KEYWORDS_BODY, by
    super::super::tables::KEYWORDS_BODY { 0 "type" r#type, 1 "self" self_, 2 "body" body,
    3 "value" value, 4 "abstract" r#abstract, 5 "as" r#as, 6 "async" r#async, 7 "await"
    r#await, 8 "become" r#become, 9 "box" r#box, 10 "break" r#break, 11 "const" r#const,
    12 "continue" r#continue, 13 "crate" crate_, 14 "do" r#do, 15 "dyn" r#dyn, 16 "else"
    r#else, 17 "enum" r#enum, 18 "extern" r#extern, 19 "false" r#false, 20 "final"
    r#final, 21 "fn" r#fn, 22 "for" r#for, 23 "gen" r#gen, 24 "if" r#if, 25 "impl"
    r#impl, 26 "in" r#in, 27 "let" r#let, 28 "loop" r#loop, 29 "macro" r#macro, 30
    "match" r#match, 31 "mod" r#mod, 32 "move" r#move, 33 "mut" r#mut, 34 "override"
    r#override, 35 "priv" r#priv, 36 "pub" r#pub, 37 "ref" r#ref, 38 "return" r#return,
    39 "static" r#static, 40 "struct" r#struct, 41 "super" super_, 42 "trait" r#trait, 43
    "true" r#true, 44 "try" r#try, 45 "typeof" r#typeof, 46 "union" union, 47 "unsafe"
    r#unsafe, 48 "unsized" r#unsized, 49 "use" r#use, 50 "virtual" r#virtual, 51 "where"
    r#where, 52 "while" r#while, 53 "yield" r#yield, 54 "raw" raw, 55 "safe" safe, 56
    "auto" auto, 57 "default" default_2, 58 "macro_rules" macro_rules, 59
    "unknown_fields" unknown_fields_2, 60 "new" new_2, 61 "with_unknown_field"
    with_unknown_field_2, 62 "to_json" to_json_2 }
}
impl KeywordsBody {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(
        r#type: impl Into<runtime::Text>,
        self_: impl IntoIterator<Item = impl Into<runtime::Text>>,
        body: impl Into<super::Keywords>,
        value: impl Into<super::Words>,
    ) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.r#type = runtime::Required::from(r#type.into());
        made.self_ = self_.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.body = runtime::Required::from(body.into());
        made.value = runtime::Required::from(value.into());
        made
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(mut self, name: impl Into<runtime::Text>, value: impl Into<runtime::Json>) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
runtime::setters! {
    impl KeywordsBody {
        fn r#abstract(value: impl Into<runtime::Text>);
        fn r#as(value: impl Into<runtime::Text>);
        fn r#async(value: impl Into<runtime::Text>);
        fn r#await(value: impl Into<runtime::Text>);
        fn r#become(value: impl Into<runtime::Text>);
        fn r#box(value: impl Into<runtime::Text>);
        fn r#break(value: impl Into<runtime::Text>);
        fn r#const(value: impl Into<runtime::Text>);
        fn r#continue(value: impl Into<runtime::Text>);
        fn crate_(value: impl Into<runtime::Text>);
        fn r#do(value: impl Into<runtime::Text>);
        fn r#dyn(value: impl Into<runtime::Text>);
        fn r#else(value: impl Into<runtime::Text>);
        fn r#enum(value: impl Into<runtime::Text>);
        fn r#extern(value: impl Into<runtime::Text>);
        fn r#false(value: impl Into<runtime::Text>);
        fn r#final(value: impl Into<runtime::Text>);
        fn r#fn(value: impl Into<runtime::Text>);
        fn r#for(value: impl Into<runtime::Text>);
        fn r#gen(value: impl Into<runtime::Text>);
        fn r#if(value: impl Into<runtime::Text>);
        fn r#impl(value: impl Into<runtime::Text>);
        fn r#in(value: impl Into<runtime::Text>);
        fn r#let(value: impl Into<runtime::Text>);
        fn r#loop(value: impl Into<runtime::Text>);
        fn r#macro(value: impl Into<runtime::Text>);
        fn r#match(value: impl Into<runtime::Text>);
        fn r#mod(value: impl Into<runtime::Text>);
        fn r#move(value: impl Into<runtime::Text>);
        fn r#mut(value: impl Into<runtime::Text>);
        fn r#override(value: impl Into<runtime::Text>);
        fn r#priv(value: impl Into<runtime::Text>);
        fn r#pub(value: impl Into<runtime::Text>);
        fn r#ref(value: impl Into<runtime::Text>);
        fn r#return(value: impl Into<runtime::Text>);
        fn r#static(value: impl Into<runtime::Text>);
        fn r#struct(value: impl Into<runtime::Text>);
        fn super_(value: impl Into<runtime::Text>);
        fn r#trait(value: impl Into<runtime::Text>);
        fn r#true(value: impl Into<runtime::Text>);
        fn r#try(value: impl Into<runtime::Text>);
        fn r#typeof(value: impl Into<runtime::Text>);
        fn union(value: impl Into<runtime::Text>);
        fn r#unsafe(value: impl Into<runtime::Text>);
        fn r#unsized(value: impl Into<runtime::Text>);
        fn r#use(value: impl Into<runtime::Text>);
        fn r#virtual(value: impl Into<runtime::Text>);
        fn r#where(value: impl Into<runtime::Text>);
        fn r#while(value: impl Into<runtime::Text>);
        fn r#yield(value: impl Into<runtime::Text>);
        fn raw(value: impl Into<runtime::Text>);
        fn safe(value: impl Into<runtime::Text>);
        fn auto(value: impl Into<runtime::Text>);
        fn default_2(value: impl Into<runtime::Text>);
        fn macro_rules(value: impl Into<runtime::Text>);
        fn unknown_fields_2(value: impl Into<runtime::Text>);
        fn new_2(value: impl Into<runtime::Text>);
        fn with_unknown_field_2(value: impl Into<runtime::Text>);
        fn to_json_2(value: impl Into<runtime::Text>);
    }
}
/// Words that mean something to Rust, in a partial update. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct KeywordsUpdate {
    /// Self: text. Section 2.
    pub self_: runtime::Patch<runtime::Text>,
    /// Abstract: text. Section 2.
    pub r#abstract: runtime::Patch<runtime::Text>,
    /// As: text. Section 2.
    pub r#as: runtime::Patch<runtime::Text>,
    /// Async: text. Section 2.
    pub r#async: runtime::Patch<runtime::Text>,
    /// Await: text. Section 2.
    pub r#await: runtime::Patch<runtime::Text>,
    /// Become: text. Section 2.
    pub r#become: runtime::Patch<runtime::Text>,
    /// Box: text. Section 2.
    pub r#box: runtime::Patch<runtime::Text>,
    /// Break: text. Section 2.
    pub r#break: runtime::Patch<runtime::Text>,
    /// Const: text. Section 2.
    pub r#const: runtime::Patch<runtime::Text>,
    /// Continue: text. Section 2.
    pub r#continue: runtime::Patch<runtime::Text>,
    /// Crate: text. Section 2.
    pub crate_: runtime::Patch<runtime::Text>,
    /// Do: text. Section 2.
    pub r#do: runtime::Patch<runtime::Text>,
    /// Dyn: text. Section 2.
    pub r#dyn: runtime::Patch<runtime::Text>,
    /// Else: text. Section 2.
    pub r#else: runtime::Patch<runtime::Text>,
    /// Enum: text. Section 2.
    pub r#enum: runtime::Patch<runtime::Text>,
    /// Extern: text. Section 2.
    pub r#extern: runtime::Patch<runtime::Text>,
    /// False: text. Section 2.
    pub r#false: runtime::Patch<runtime::Text>,
    /// Final: text. Section 2.
    pub r#final: runtime::Patch<runtime::Text>,
    /// Fn: text. Section 2.
    pub r#fn: runtime::Patch<runtime::Text>,
    /// For: text. Section 2.
    pub r#for: runtime::Patch<runtime::Text>,
    /// Gen: text. Section 2.
    pub r#gen: runtime::Patch<runtime::Text>,
    /// If: text. Section 2.
    pub r#if: runtime::Patch<runtime::Text>,
    /// Impl: text. Section 2.
    pub r#impl: runtime::Patch<runtime::Text>,
    /// In: text. Section 2.
    pub r#in: runtime::Patch<runtime::Text>,
    /// Let: text. Section 2.
    pub r#let: runtime::Patch<runtime::Text>,
    /// Loop: text. Section 2.
    pub r#loop: runtime::Patch<runtime::Text>,
    /// Macro: text. Section 2.
    pub r#macro: runtime::Patch<runtime::Text>,
    /// Match: text. Section 2.
    pub r#match: runtime::Patch<runtime::Text>,
    /// Mod: text. Section 2.
    pub r#mod: runtime::Patch<runtime::Text>,
    /// Move: text. Section 2.
    pub r#move: runtime::Patch<runtime::Text>,
    /// Mut: text. Section 2.
    pub r#mut: runtime::Patch<runtime::Text>,
    /// Override: text. Section 2.
    pub r#override: runtime::Patch<runtime::Text>,
    /// Priv: text. Section 2.
    pub r#priv: runtime::Patch<runtime::Text>,
    /// Pub: text. Section 2.
    pub r#pub: runtime::Patch<runtime::Text>,
    /// Ref: text. Section 2.
    pub r#ref: runtime::Patch<runtime::Text>,
    /// Return: text. Section 2.
    pub r#return: runtime::Patch<runtime::Text>,
    /// Static: text. Section 2.
    pub r#static: runtime::Patch<runtime::Text>,
    /// Struct: text. Section 2.
    pub r#struct: runtime::Patch<runtime::Text>,
    /// Super: text. Section 2.
    pub super_: runtime::Patch<runtime::Text>,
    /// Trait: text. Section 2.
    pub r#trait: runtime::Patch<runtime::Text>,
    /// True: text. Section 2.
    pub r#true: runtime::Patch<runtime::Text>,
    /// Try: text. Section 2.
    pub r#try: runtime::Patch<runtime::Text>,
    /// Typeof: text. Section 2.
    pub r#typeof: runtime::Patch<runtime::Text>,
    /// Union: text. Section 2.
    pub union: runtime::Patch<runtime::Text>,
    /// Unsafe: text. Section 2.
    pub r#unsafe: runtime::Patch<runtime::Text>,
    /// Unsized: text. Section 2.
    pub r#unsized: runtime::Patch<runtime::Text>,
    /// Use: text. Section 2.
    pub r#use: runtime::Patch<runtime::Text>,
    /// Virtual: text. Section 2.
    pub r#virtual: runtime::Patch<runtime::Text>,
    /// Where: text. Section 2.
    pub r#where: runtime::Patch<runtime::Text>,
    /// While: text. Section 2.
    pub r#while: runtime::Patch<runtime::Text>,
    /// Yield: text. Section 2.
    pub r#yield: runtime::Patch<runtime::Text>,
    /// Raw: text. Section 2.
    pub raw: runtime::Patch<runtime::Text>,
    /// Safe: text. Section 2.
    pub safe: runtime::Patch<runtime::Text>,
    /// Auto: text. Section 2.
    pub auto: runtime::Patch<runtime::Text>,
    /// Default: text. Section 2.
    pub default_2: runtime::Patch<runtime::Text>,
    /// Macro rules: text. Section 2.
    pub macro_rules: runtime::Patch<runtime::Text>,
    /// Unknown fields: text. Section 2.
    pub unknown_fields_2: runtime::Patch<runtime::Text>,
    /// Unknown fields mut: text. Section 2.
    pub unknown_fields_mut_2: runtime::Patch<runtime::Text>,
    /// New: text. Section 2.
    pub new_2: runtime::Patch<runtime::Text>,
    /// More fields: more words that mean something to Rust. Section 2.
    pub more_fields: runtime::Patch<super::KeywordsMore>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    KeywordsUpdate = super::super::info::KEYWORDS_UPDATE, by
    super::super::tables::KEYWORDS_UPDATE { 0 "self" self_, 1 "abstract" r#abstract, 2
    "as" r#as, 3 "async" r#async, 4 "await" r#await, 5 "become" r#become, 6 "box" r#box,
    7 "break" r#break, 8 "const" r#const, 9 "continue" r#continue, 10 "crate" crate_, 11
    "do" r#do, 12 "dyn" r#dyn, 13 "else" r#else, 14 "enum" r#enum, 15 "extern" r#extern,
    16 "false" r#false, 17 "final" r#final, 18 "fn" r#fn, 19 "for" r#for, 20 "gen" r#gen,
    21 "if" r#if, 22 "impl" r#impl, 23 "in" r#in, 24 "let" r#let, 25 "loop" r#loop, 26
    "macro" r#macro, 27 "match" r#match, 28 "mod" r#mod, 29 "move" r#move, 30 "mut"
    r#mut, 31 "override" r#override, 32 "priv" r#priv, 33 "pub" r#pub, 34 "ref" r#ref, 35
    "return" r#return, 36 "static" r#static, 37 "struct" r#struct, 38 "super" super_, 39
    "trait" r#trait, 40 "true" r#true, 41 "try" r#try, 42 "typeof" r#typeof, 43 "union"
    union, 44 "unsafe" r#unsafe, 45 "unsized" r#unsized, 46 "use" r#use, 47 "virtual"
    r#virtual, 48 "where" r#where, 49 "while" r#while, 50 "yield" r#yield, 51 "raw" raw,
    52 "safe" safe, 53 "auto" auto, 54 "default" default_2, 55 "macro_rules" macro_rules,
    56 "unknown_fields" unknown_fields_2, 57 "unknown_fields_mut" unknown_fields_mut_2,
    58 "new" new_2, 59 "more_fields" more_fields }
}
impl KeywordsUpdate {
    /// Creates an update that changes nothing until fields are set.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(mut self, name: impl Into<runtime::Text>, value: impl Into<runtime::Json>) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
runtime::setters! {
    impl KeywordsUpdate {
        fn self_(patch: runtime::Text);
        fn r#abstract(patch: runtime::Text);
        fn r#as(patch: runtime::Text);
        fn r#async(patch: runtime::Text);
        fn r#await(patch: runtime::Text);
        fn r#become(patch: runtime::Text);
        fn r#box(patch: runtime::Text);
        fn r#break(patch: runtime::Text);
        fn r#const(patch: runtime::Text);
        fn r#continue(patch: runtime::Text);
        fn crate_(patch: runtime::Text);
        fn r#do(patch: runtime::Text);
        fn r#dyn(patch: runtime::Text);
        fn r#else(patch: runtime::Text);
        fn r#enum(patch: runtime::Text);
        fn r#extern(patch: runtime::Text);
        fn r#false(patch: runtime::Text);
        fn r#final(patch: runtime::Text);
        fn r#fn(patch: runtime::Text);
        fn r#for(patch: runtime::Text);
        fn r#gen(patch: runtime::Text);
        fn r#if(patch: runtime::Text);
        fn r#impl(patch: runtime::Text);
        fn r#in(patch: runtime::Text);
        fn r#let(patch: runtime::Text);
        fn r#loop(patch: runtime::Text);
        fn r#macro(patch: runtime::Text);
        fn r#match(patch: runtime::Text);
        fn r#mod(patch: runtime::Text);
        fn r#move(patch: runtime::Text);
        fn r#mut(patch: runtime::Text);
        fn r#override(patch: runtime::Text);
        fn r#priv(patch: runtime::Text);
        fn r#pub(patch: runtime::Text);
        fn r#ref(patch: runtime::Text);
        fn r#return(patch: runtime::Text);
        fn r#static(patch: runtime::Text);
        fn r#struct(patch: runtime::Text);
        fn super_(patch: runtime::Text);
        fn r#trait(patch: runtime::Text);
        fn r#true(patch: runtime::Text);
        fn r#try(patch: runtime::Text);
        fn r#typeof(patch: runtime::Text);
        fn union(patch: runtime::Text);
        fn r#unsafe(patch: runtime::Text);
        fn r#unsized(patch: runtime::Text);
        fn r#use(patch: runtime::Text);
        fn r#virtual(patch: runtime::Text);
        fn r#where(patch: runtime::Text);
        fn r#while(patch: runtime::Text);
        fn r#yield(patch: runtime::Text);
        fn raw(patch: runtime::Text);
        fn safe(patch: runtime::Text);
        fn auto(patch: runtime::Text);
        fn default_2(patch: runtime::Text);
        fn macro_rules(patch: runtime::Text);
        fn unknown_fields_2(patch: runtime::Text);
        fn unknown_fields_mut_2(patch: runtime::Text);
        fn new_2(patch: runtime::Text);
        fn more_fields(patch: super::KeywordsMore);
    }
}
/// Words that mean something to Rust, in a query. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct KeywordsQuery {
    /// Type: text. Section 4.
    pub r#type: Option<runtime::Text>,
    /// Unknown fields: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub unknown_fields_2: runtime::List<super::Words>,
    /// Unknown fields mut: true or false. Section 4.
    pub unknown_fields_mut_2: Option<bool>,
    /// New: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub new_2: Option<super::Closed>,
    /// Default: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4.
    pub default_2: Option<i32>,
    /// With unknown field: `type` of a Keywords. Section 4.
    pub with_unknown_field_2: Option<super::KeywordsType2>,
    /// Drift: free-form value. Section 4.
    pub drift_2: Option<runtime::Json>,
    /// List. Each item: whole number. Square | brackets. Section 4.
    pub f: runtime::List<i64>,
    /// A b c d: text. Section 4.
    pub a_b_c_d: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    KeywordsQuery = super::super::info::KEYWORDS_QUERY { 0 "type" r#type, 1
    "unknown_fields" unknown_fields_2, 2 "unknown_fields_mut" unknown_fields_mut_2, 3
    "new" new_2, 4 "default" default_2, 5 "with_unknown_field" with_unknown_field_2, 6
    "drift" drift_2, 7 "[]" f, 8 "a&b=c d%" a_b_c_d }
}
impl KeywordsQuery {
    /// Creates a query without parameters.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl KeywordsQuery {
        fn r#type(value: impl Into<runtime::Text>);
        fn unknown_fields_2(elements: [impl Into<super::Words>]);
        fn unknown_fields_mut_2(value: bool);
        fn new_2(value: super::Closed);
        fn default_2(value: i32);
        fn with_unknown_field_2(value: impl Into<super::KeywordsType2>);
        fn drift_2(value: impl Into<runtime::Json>);
        fn f(elements: [impl Into<i64>]);
        fn a_b_c_d(value: impl Into<runtime::Text>);
    }
}
/// Names that are no words: \*/ /\* // /\*\* "quoted" \\ #\[doc\] {} {0} $crate r#"raw"#. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Names {
    /// An odd id: whole number that identifies this record. Section 2.
    pub an_odd_id: Option<super::NamesAnOddId>,
    /// 3DS: true or false. Section 2.
    pub f3ds: Option<bool>,
    /// 3 ds: true or false. Section 2.
    pub f3_ds: Option<bool>,
    /// Text. Section 2.
    pub f: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_2: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_3: Option<runtime::Text>,
    /// Ref: text. Section 2.
    pub r#ref: Option<runtime::Text>,
    /// Id: text. Section 2.
    pub id: Option<runtime::Secret>,
    /// Defs names: text. Section 2.
    pub defs_names: Option<runtime::Text>,
    /// A b: text. Section 2.
    pub a_b: Option<runtime::Text>,
    /// A b: text. Section 2.
    pub a_b_2: Option<runtime::Text>,
    /// A b: text. Section 2.
    pub a_b_3: Option<runtime::Text>,
    /// A b: text. Section 2.
    pub a_b_4: Option<runtime::Text>,
    /// A 1b: text. Section 2.
    pub a_1b: Option<runtime::Text>,
    /// A b 2: text. Section 2.
    pub a_b_2_2: Option<runtime::Text>,
    /// Quote d: text. Section 2.
    pub quote_d: Option<runtime::Text>,
    /// Single: text. Section 2.
    pub single: Option<runtime::Text>,
    /// Back slash: text. Section 2.
    pub back_slash: Option<runtime::Text>,
    /// Tick: text. Section 2.
    pub tick: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_4: Option<runtime::Text>,
    /// Line break: text. Section 2.
    pub line_break: Option<runtime::Text>,
    /// Carriage return: text. Section 2.
    pub carriage_return: Option<runtime::Text>,
    /// Tab: text. Section 2.
    pub tab: Option<runtime::Text>,
    /// Nul: text. Section 2.
    pub nul: Option<runtime::Text>,
    /// Bell: text. Section 2.
    pub bell: Option<runtime::Text>,
    /// Delete: whole number. Section 2.
    pub delete: Option<i64>,
    /// Next line: whole number. Section 2.
    pub next_u85_line: Option<i64>,
    /// Right to left: text. Section 2.
    pub right_u202e_to_left: Option<runtime::Text>,
    /// Zero width: text. Section 2.
    pub zero_u200b_width: Option<runtime::Text>,
    /// Bom: text. Section 2.
    pub ufeff_bom: Option<runtime::Text>,
    /// Separator: text. Section 2.
    pub u2028_separator: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_5: Option<runtime::Text>,
    /// 0: text. Section 2.
    pub f0: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_6: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_7: Option<runtime::Text>,
    /// Link: text. Section 2.
    pub link: Option<runtime::Text>,
    /// Script: text. Section 2.
    pub script: Option<runtime::Text>,
    /// A b: text. Section 2.
    pub a_b_5: Option<runtime::Text>,
    /// Été: text. Section 2.
    pub ue9_t_ue9: Option<runtime::Text>,
    /// E te: text. Section 2.
    pub e_u301_te_u301: Option<runtime::Text>,
    /// Größe: text. Section 2.
    pub gr_uf6_udf_e: Option<runtime::Text>,
    /// Straße: text. Section 2.
    pub stra_udf_e: Option<runtime::Text>,
    /// Сode: text. Section 2.
    pub u441_ode: Option<runtime::Text>,
    /// Code: text. Section 2.
    pub code: Option<runtime::Text>,
    /// 名前: text. Section 2.
    pub u540d_u524d: Option<runtime::Text>,
    /// ªº: text. Section 2.
    pub uaa_uba: Option<runtime::Text>,
    /// ①: text. Section 2.
    pub u2460: Option<runtime::Text>,
    /// S: text. Section 2.
    pub u17f: Option<runtime::Text>,
    /// Text. Section 2.
    pub u1f389: Option<runtime::Text>,
    /// Text. Section 2.
    pub u1f38a: Option<runtime::Text>,
    /// Text. Section 2.
    pub u1f468_u200d_u1f469_u200d_u1f467: Option<runtime::Text>,
    /// Proto: text. Section 2.
    pub proto: Option<runtime::Text>,
    /// Constructor: text. Section 2.
    pub constructor: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_8: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_9: Option<runtime::Text>,
    /// Long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long name: text. Section 2.
    pub long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_name: Option<
        runtime::Text,
    >,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Names = super::super::info::NAMES, by super::super::tables::NAMES { 0 "an/odd~id"
    an_odd_id, 1 "3ds" f3ds, 2 "3 ds!" f3_ds, 3 "!" f, 4 "!!" f_2, 5 "?" f_3, 6 "$ref"
    r#ref, 7 "$id" id, 8 "#/$defs/Names" defs_names, 9 "a.b" a_b, 10 "a b" a_b_2, 11
    "a:b" a_b_3, 12 "a/b" a_b_4, 13 "a~1b" a_1b, 14 "a_b_2" a_b_2_2, 15 "quote\\\"d"
    quote_d, 16 "single'" single, 17 "back\\\\slash" back_slash, 18 "tick`" tick, 19 "``"
    f_4, 20 "line\\nbreak" line_break, 21 "carriage\\rreturn" carriage_return, 22
    "tab\\t" tab, 23 "nul\\u0000" nul, 24 "bell\\u0007" bell, 25 "delete\u{7f}" delete,
    26 "next\u{85}line" next_u85_line, 27 "right\u{202e}to left" right_u202e_to_left, 28
    "zero\u{200b}width" zero_u200b_width, 29 "\u{feff}bom" ufeff_bom, 30
    "\u{2028}separator" u2028_separator, 31 "{}" f_5, 32 "{0}" f0, 33 "*/" f_6, 34 "//"
    f_7, 35 "[link]" link, 36 "<script>" script, 37 "a|b" a_b_5, 38 "été" ue9_t_ue9, 39
    "e\u{301}te\u{301}" e_u301_te_u301, 40 "größe" gr_uf6_udf_e, 41 "straße"
    stra_udf_e, 42 "сode" u441_ode, 43 "code" code, 44 "名前" u540d_u524d, 45 "ªº"
    uaa_uba, 46 "①" u2460, 47 "ſ" u17f, 48 "🎉" u1f389, 49 "🎊" u1f38a, 50
    "👨\u{200d}👩\u{200d}👧" u1f468_u200d_u1f469_u200d_u1f467, 51 "__proto__"
    proto, 52 "constructor" constructor, 53 "_" f_8, 54 "..." f_9, 55
    "long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long name"
    long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_name
    }
}
impl Names {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(an_odd_id: impl Into<super::NamesAnOddId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.an_odd_id = Some(an_odd_id.into());
        made
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(mut self, name: impl Into<runtime::Text>, value: impl Into<runtime::Json>) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
runtime::setters! {
    impl Names {
        fn f3ds(value: bool);
        fn f3_ds(value: bool);
        fn f(value: impl Into<runtime::Text>);
        fn f_2(value: impl Into<runtime::Text>);
        fn f_3(value: impl Into<runtime::Text>);
        fn r#ref(value: impl Into<runtime::Text>);
        fn id(value: impl Into<runtime::Secret>);
        fn defs_names(value: impl Into<runtime::Text>);
        fn a_b(value: impl Into<runtime::Text>);
        fn a_b_2(value: impl Into<runtime::Text>);
        fn a_b_3(value: impl Into<runtime::Text>);
        fn a_b_4(value: impl Into<runtime::Text>);
        fn a_1b(value: impl Into<runtime::Text>);
        fn a_b_2_2(value: impl Into<runtime::Text>);
        fn quote_d(value: impl Into<runtime::Text>);
        fn single(value: impl Into<runtime::Text>);
        fn back_slash(value: impl Into<runtime::Text>);
        fn tick(value: impl Into<runtime::Text>);
        fn f_4(value: impl Into<runtime::Text>);
        fn line_break(value: impl Into<runtime::Text>);
        fn carriage_return(value: impl Into<runtime::Text>);
        fn tab(value: impl Into<runtime::Text>);
        fn nul(value: impl Into<runtime::Text>);
        fn bell(value: impl Into<runtime::Text>);
        fn delete(value: i64);
        fn next_u85_line(value: i64);
        fn right_u202e_to_left(value: impl Into<runtime::Text>);
        fn zero_u200b_width(value: impl Into<runtime::Text>);
        fn ufeff_bom(value: impl Into<runtime::Text>);
        fn u2028_separator(value: impl Into<runtime::Text>);
        fn f_5(value: impl Into<runtime::Text>);
        fn f0(value: impl Into<runtime::Text>);
        fn f_6(value: impl Into<runtime::Text>);
        fn f_7(value: impl Into<runtime::Text>);
        fn link(value: impl Into<runtime::Text>);
        fn script(value: impl Into<runtime::Text>);
        fn a_b_5(value: impl Into<runtime::Text>);
        fn ue9_t_ue9(value: impl Into<runtime::Text>);
        fn e_u301_te_u301(value: impl Into<runtime::Text>);
        fn gr_uf6_udf_e(value: impl Into<runtime::Text>);
        fn stra_udf_e(value: impl Into<runtime::Text>);
        fn u441_ode(value: impl Into<runtime::Text>);
        fn code(value: impl Into<runtime::Text>);
        fn u540d_u524d(value: impl Into<runtime::Text>);
        fn uaa_uba(value: impl Into<runtime::Text>);
        fn u2460(value: impl Into<runtime::Text>);
        fn u17f(value: impl Into<runtime::Text>);
        fn u1f389(value: impl Into<runtime::Text>);
        fn u1f38a(value: impl Into<runtime::Text>);
        fn u1f468_u200d_u1f469_u200d_u1f467(value: impl Into<runtime::Text>);
        fn proto(value: impl Into<runtime::Text>);
        fn constructor(value: impl Into<runtime::Text>);
        fn f_8(value: impl Into<runtime::Text>);
        fn f_9(value: impl Into<runtime::Text>);
        fn long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_name(
            value: impl Into<runtime::Text>,
        );
    }
}
/// A \[shape\]\[Option\] with \<b\>tags\</b\>, an unclosed \`tick, \*stars\*, \_lines\_ and a bare <https://example.com/>. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// Link: text. See \[Vec\<T\>\], \[`Missing`\], \[a\](b) and \[c\]: d. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub link: Option<runtime::Text>,
    /// Tag: text. A Map\<String, Vec\<T\>\> and \<script\>alert(1)\</script\>, \<!-- open. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub tag: Option<runtime::Text>,
    /// Code: text. One of `a`, `b<c>` or `[d]`, but not ``e` f`` or `g. Section 2, [Notes](#notes) <of> *every* `kind\`.
    pub code: Option<runtime::Text>,
    /// Block: text. ```rust panic!("run as a test") ``` let x = also_code(); # Heading - item | a | b | |---|---|. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub block: Option<runtime::Text>,
    /// Comment: text. \*/ ends; /\* begins; // stays; /// too; //! as well. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub comment: Option<runtime::Text>,
    /// Address: text. Bare <https://example.com/a?b=c_d>, <https://example.com/> and www.example.com. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub address: Option<runtime::Text>,
    /// Dots: text. Ends in dots. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub dots: Option<runtime::Text>,
    /// Direction: text. Left \u{202e} right \u{2066} and \u{0} nothing return. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub direction: Option<runtime::Text>,
    /// Quotes: text. "Double", 'single' and \\ back \\n slashes {curly} {} ${x} #{y}. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub quotes: Option<runtime::Text>,
    /// Long: text. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub long: Option<runtime::Text>,
    /// Example: free-form value, such as `{"a/b":["\u{202e}",1e+300,-0.0,true]}`. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub example: Option<runtime::Json>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Notes = super::super::info::NOTES, by super::super::tables::NOTES { 0 "link" link, 1
    "tag" tag, 2 "code" code, 3 "block" block, 4 "comment" comment, 5 "address" address,
    6 "dots" dots, 7 "direction" direction, 8 "quotes" quotes, 9 "long" long, 10
    "example" example }
}
impl Notes {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(mut self, name: impl Into<runtime::Text>, value: impl Into<runtime::Json>) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
runtime::setters! {
    impl Notes {
        fn link(value: impl Into<runtime::Text>);
        fn tag(value: impl Into<runtime::Text>);
        fn code(value: impl Into<runtime::Text>);
        fn block(value: impl Into<runtime::Text>);
        fn comment(value: impl Into<runtime::Text>);
        fn address(value: impl Into<runtime::Text>);
        fn dots(value: impl Into<runtime::Text>);
        fn direction(value: impl Into<runtime::Text>);
        fn quotes(value: impl Into<runtime::Text>);
        fn long(value: impl Into<runtime::Text>);
        fn example(value: impl Into<runtime::Json>);
    }
}
runtime::text_id! {
    #[doc = " `type` of a `Keywords`. Section 2."] KeywordsType2
}
runtime::integer_id! {
    #[doc = " `an/odd~id` of a `Names`. Section 2."] NamesAnOddId
}
