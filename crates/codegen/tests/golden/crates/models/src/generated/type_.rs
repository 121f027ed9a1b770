// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// Words that mean something to Rust; see \[Option\<T\>\], <https://example.com/a_b> and `code`. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Keywords {
    /// Text that identifies this record. Section 2.
    pub r#type: Option<super::KeywordsType2>,
    /// Text. Section 2.
    pub self_: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#abstract: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#as: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#async: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#await: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#become: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#box: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#break: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#const: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#continue: Option<runtime::Text>,
    /// Text. Section 2.
    pub crate_: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#do: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#dyn: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#else: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#enum: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#extern: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#false: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#final: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#fn: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#for: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#gen: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#if: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#impl: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#in: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#let: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#loop: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#macro: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#match: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#mod: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#move: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#mut: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#override: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#priv: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#pub: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#ref: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#return: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#static: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#struct: Option<runtime::Text>,
    /// Text. Section 2.
    pub super_: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#trait: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#true: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#try: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#typeof: Option<runtime::Text>,
    /// Text. Section 2.
    pub union: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#unsafe: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#unsized: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#use: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#virtual: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#where: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#while: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#yield: Option<runtime::Text>,
    /// Text. Section 2.
    pub raw: Option<runtime::Text>,
    /// Text. Section 2.
    pub safe: Option<runtime::Text>,
    /// Text. Section 2.
    pub auto: Option<runtime::Text>,
    /// Text. Section 2.
    pub default: Option<runtime::Text>,
    /// Text. Section 2.
    pub macro_rules: Option<runtime::Text>,
    /// Text. Section 2.
    pub unknown_fields_2: Option<runtime::Text>,
    /// Text. Section 2.
    pub unknown_fields_mut: Option<runtime::Text>,
    /// Text. Section 2.
    pub new: Option<runtime::Text>,
    /// Text. Section 2.
    pub with_unknown_field: Option<runtime::Text>,
    /// Text. Section 2.
    pub empty: Option<runtime::Text>,
    /// Text. Section 2.
    pub info: Option<runtime::Text>,
    /// Text. Section 2.
    pub field: Option<runtime::Text>,
    /// Text. Section 2.
    pub field_mut: Option<runtime::Text>,
    /// Text. Section 2.
    pub from_json: Option<runtime::Text>,
    /// Text. Section 2.
    pub to_json: Option<runtime::Text>,
    /// Text. Section 2.
    pub drift: Option<runtime::Text>,
    /// Text. Section 2.
    pub clone: Option<runtime::Text>,
    /// Text. Section 2.
    pub fmt: Option<runtime::Text>,
    /// Text. Section 2.
    pub eq: Option<runtime::Text>,
    /// Text. Section 2.
    pub value: Option<runtime::Text>,
    /// Text. Section 2.
    pub position: Option<runtime::Text>,
    /// Text. Section 2.
    pub runtime: Option<runtime::Text>,
    /// Text. Section 2.
    pub body: Option<runtime::Text>,
    /// Text. Section 2.
    pub unknown: Option<runtime::Text>,
    /// Text. Section 2.
    pub walk: Option<runtime::Text>,
    /// Text. Section 2.
    pub write: Option<runtime::Text>,
    /// Text. Section 2.
    pub read: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Keywords = KEYWORDS { 0 "type" r#type, 1 "self" self_, 2 "abstract" r#abstract, 3
    "as" r#as, 4 "async" r#async, 5 "await" r#await, 6 "become" r#become, 7 "box" r#box,
    8 "break" r#break, 9 "const" r#const, 10 "continue" r#continue, 11 "crate" crate_, 12
    "do" r#do, 13 "dyn" r#dyn, 14 "else" r#else, 15 "enum" r#enum, 16 "extern" r#extern,
    17 "false" r#false, 18 "final" r#final, 19 "fn" r#fn, 20 "for" r#for, 21 "gen" r#gen,
    22 "if" r#if, 23 "impl" r#impl, 24 "in" r#in, 25 "let" r#let, 26 "loop" r#loop, 27
    "macro" r#macro, 28 "match" r#match, 29 "mod" r#mod, 30 "move" r#move, 31 "mut"
    r#mut, 32 "override" r#override, 33 "priv" r#priv, 34 "pub" r#pub, 35 "ref" r#ref, 36
    "return" r#return, 37 "static" r#static, 38 "struct" r#struct, 39 "super" super_, 40
    "trait" r#trait, 41 "true" r#true, 42 "try" r#try, 43 "typeof" r#typeof, 44 "union"
    union, 45 "unsafe" r#unsafe, 46 "unsized" r#unsized, 47 "use" r#use, 48 "virtual"
    r#virtual, 49 "where" r#where, 50 "while" r#while, 51 "yield" r#yield, 52 "raw" raw,
    53 "safe" safe, 54 "auto" auto, 55 "default" default, 56 "macro_rules" macro_rules,
    57 "unknown_fields" unknown_fields_2, 58 "unknown_fields_mut" unknown_fields_mut, 59
    "new" new, 60 "with_unknown_field" with_unknown_field, 61 "empty" empty, 62 "info"
    info, 63 "field" field, 64 "field_mut" field_mut, 65 "from_json" from_json, 66
    "to_json" to_json, 67 "drift" drift, 68 "clone" clone, 69 "fmt" fmt, 70 "eq" eq, 71
    "value" value, 72 "position" position, 73 "runtime" runtime, 74 "body" body, 75
    "unknown" unknown, 76 "walk" walk, 77 "write" write, 78 "read" read }
}
pub use crate::info::KEYWORDS;
impl runtime::PageOf for super::Keywords {
    const PAGE: &'static runtime::ShapeInfo = &KEYWORDS_PAGE;
}
pub use crate::info::KEYWORDS_PAGE;
/// Words that mean something to Rust, in a request. Section 4.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct KeywordsBody {
    /// Text. Section 4.
    pub r#type: runtime::Required<runtime::Text>,
    /// List. Each item: text. Section 4.
    pub self_: runtime::List<runtime::Text>,
    /// Words that mean something to Rust; see \[Option\<T\>\], <https://example.com/a_b> and `code`. Section 4.
    pub body: runtime::Required<super::Keywords>,
    /// Text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub value: runtime::Required<super::Words>,
    /// Text. Section 4.
    pub r#abstract: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#as: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#async: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#await: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#become: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#box: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#break: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#const: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#continue: Option<runtime::Text>,
    /// Text. Section 4.
    pub crate_: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#do: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#dyn: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#else: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#enum: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#extern: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#false: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#final: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#fn: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#for: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#gen: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#if: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#impl: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#in: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#let: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#loop: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#macro: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#match: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#mod: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#move: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#mut: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#override: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#priv: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#pub: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#ref: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#return: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#static: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#struct: Option<runtime::Text>,
    /// Text. Section 4.
    pub super_: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#trait: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#true: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#try: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#typeof: Option<runtime::Text>,
    /// Text. Section 4.
    pub union: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#unsafe: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#unsized: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#use: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#virtual: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#where: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#while: Option<runtime::Text>,
    /// Text. Section 4.
    pub r#yield: Option<runtime::Text>,
    /// Text. Section 4.
    pub raw: Option<runtime::Text>,
    /// Text. Section 4.
    pub safe: Option<runtime::Text>,
    /// Text. Section 4.
    pub auto: Option<runtime::Text>,
    /// Text. Section 4.
    pub default_2: Option<runtime::Text>,
    /// Text. Section 4.
    pub macro_rules: Option<runtime::Text>,
    /// Text. Section 4.
    pub unknown_fields_2: Option<runtime::Text>,
    /// Text. Section 4.
    pub unknown_fields_mut_2: Option<runtime::Text>,
    /// Text. Section 4.
    pub new_2: Option<runtime::Text>,
    /// Text. Section 4.
    pub with_unknown_field_2: Option<runtime::Text>,
    /// Text. Section 4.
    pub empty: Option<runtime::Text>,
    /// Text. Section 4.
    pub info: Option<runtime::Text>,
    /// Text. Section 4.
    pub field: Option<runtime::Text>,
    /// Text. Section 4.
    pub field_mut: Option<runtime::Text>,
    /// Text. Section 4.
    pub from_json_2: Option<runtime::Text>,
    /// Text. Section 4.
    pub to_json_2: Option<runtime::Text>,
    /// Text. Section 4.
    pub drift_2: Option<runtime::Text>,
    /// Text. Section 4.
    pub clone_2: Option<runtime::Text>,
    /// Text. Section 4.
    pub fmt: Option<runtime::Text>,
    /// Text. Section 4.
    pub eq: Option<runtime::Text>,
    /// Text. Section 4.
    pub position: Option<runtime::Text>,
    /// Text. Section 4.
    pub runtime: Option<runtime::Text>,
    /// Text. Section 4.
    pub unknown: Option<runtime::Text>,
    /// Text. Section 4.
    pub walk: Option<runtime::Text>,
    /// Text. Section 4.
    pub write: Option<runtime::Text>,
    /// Text. Section 4.
    pub read: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    KeywordsBody = KEYWORDS_BODY { 0 "type" r#type, 1 "self" self_, 2 "body" body, 3
    "value" value, 4 "abstract" r#abstract, 5 "as" r#as, 6 "async" r#async, 7 "await"
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
    "unknown_fields" unknown_fields_2, 60 "unknown_fields_mut" unknown_fields_mut_2, 61
    "new" new_2, 62 "with_unknown_field" with_unknown_field_2, 63 "empty" empty, 64
    "info" info, 65 "field" field, 66 "field_mut" field_mut, 67 "from_json" from_json_2,
    68 "to_json" to_json_2, 69 "drift" drift_2, 70 "clone" clone_2, 71 "fmt" fmt, 72 "eq"
    eq, 73 "position" position, 74 "runtime" runtime, 75 "unknown" unknown, 76 "walk"
    walk, 77 "write" write, 78 "read" read }
}
impl KeywordsBody {
    /// Creates a body with the required fields.
    #[must_use]
    pub fn new(
        r#type: impl Into<runtime::Text>,
        self_: impl IntoIterator<Item = impl Into<runtime::Text>>,
        body: impl Into<super::Keywords>,
        value: impl Into<super::Words>,
    ) -> Self {
        let mut body_ = <Self as runtime::Fields>::empty();
        body_.r#type = runtime::Required::from(r#type.into());
        body_.self_ = self_.into_iter().map(Into::into).collect::<Vec<_>>().into();
        body_.body = runtime::Required::from(body.into());
        body_.value = runtime::Required::from(value.into());
        body_
    }
    /// Sets `abstract`.
    #[must_use]
    pub fn r#abstract(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#abstract = Some(value.into());
        self
    }
    /// Sets `as`.
    #[must_use]
    pub fn r#as(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#as = Some(value.into());
        self
    }
    /// Sets `async`.
    #[must_use]
    pub fn r#async(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#async = Some(value.into());
        self
    }
    /// Sets `await`.
    #[must_use]
    pub fn r#await(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#await = Some(value.into());
        self
    }
    /// Sets `become`.
    #[must_use]
    pub fn r#become(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#become = Some(value.into());
        self
    }
    /// Sets `box`.
    #[must_use]
    pub fn r#box(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#box = Some(value.into());
        self
    }
    /// Sets `break`.
    #[must_use]
    pub fn r#break(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#break = Some(value.into());
        self
    }
    /// Sets `const`.
    #[must_use]
    pub fn r#const(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#const = Some(value.into());
        self
    }
    /// Sets `continue`.
    #[must_use]
    pub fn r#continue(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#continue = Some(value.into());
        self
    }
    /// Sets `crate`.
    #[must_use]
    pub fn crate_(mut self, value: impl Into<runtime::Text>) -> Self {
        self.crate_ = Some(value.into());
        self
    }
    /// Sets `do`.
    #[must_use]
    pub fn r#do(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#do = Some(value.into());
        self
    }
    /// Sets `dyn`.
    #[must_use]
    pub fn r#dyn(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#dyn = Some(value.into());
        self
    }
    /// Sets `else`.
    #[must_use]
    pub fn r#else(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#else = Some(value.into());
        self
    }
    /// Sets `enum`.
    #[must_use]
    pub fn r#enum(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#enum = Some(value.into());
        self
    }
    /// Sets `extern`.
    #[must_use]
    pub fn r#extern(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#extern = Some(value.into());
        self
    }
    /// Sets `false`.
    #[must_use]
    pub fn r#false(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#false = Some(value.into());
        self
    }
    /// Sets `final`.
    #[must_use]
    pub fn r#final(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#final = Some(value.into());
        self
    }
    /// Sets `fn`.
    #[must_use]
    pub fn r#fn(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#fn = Some(value.into());
        self
    }
    /// Sets `for`.
    #[must_use]
    pub fn r#for(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#for = Some(value.into());
        self
    }
    /// Sets `gen`.
    #[must_use]
    pub fn r#gen(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#gen = Some(value.into());
        self
    }
    /// Sets `if`.
    #[must_use]
    pub fn r#if(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#if = Some(value.into());
        self
    }
    /// Sets `impl`.
    #[must_use]
    pub fn r#impl(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#impl = Some(value.into());
        self
    }
    /// Sets `in`.
    #[must_use]
    pub fn r#in(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#in = Some(value.into());
        self
    }
    /// Sets `let`.
    #[must_use]
    pub fn r#let(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#let = Some(value.into());
        self
    }
    /// Sets `loop`.
    #[must_use]
    pub fn r#loop(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#loop = Some(value.into());
        self
    }
    /// Sets `macro`.
    #[must_use]
    pub fn r#macro(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#macro = Some(value.into());
        self
    }
    /// Sets `match`.
    #[must_use]
    pub fn r#match(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#match = Some(value.into());
        self
    }
    /// Sets `mod`.
    #[must_use]
    pub fn r#mod(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#mod = Some(value.into());
        self
    }
    /// Sets `move`.
    #[must_use]
    pub fn r#move(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#move = Some(value.into());
        self
    }
    /// Sets `mut`.
    #[must_use]
    pub fn r#mut(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#mut = Some(value.into());
        self
    }
    /// Sets `override`.
    #[must_use]
    pub fn r#override(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#override = Some(value.into());
        self
    }
    /// Sets `priv`.
    #[must_use]
    pub fn r#priv(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#priv = Some(value.into());
        self
    }
    /// Sets `pub`.
    #[must_use]
    pub fn r#pub(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#pub = Some(value.into());
        self
    }
    /// Sets `ref`.
    #[must_use]
    pub fn r#ref(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#ref = Some(value.into());
        self
    }
    /// Sets `return`.
    #[must_use]
    pub fn r#return(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#return = Some(value.into());
        self
    }
    /// Sets `static`.
    #[must_use]
    pub fn r#static(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#static = Some(value.into());
        self
    }
    /// Sets `struct`.
    #[must_use]
    pub fn r#struct(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#struct = Some(value.into());
        self
    }
    /// Sets `super`.
    #[must_use]
    pub fn super_(mut self, value: impl Into<runtime::Text>) -> Self {
        self.super_ = Some(value.into());
        self
    }
    /// Sets `trait`.
    #[must_use]
    pub fn r#trait(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#trait = Some(value.into());
        self
    }
    /// Sets `true`.
    #[must_use]
    pub fn r#true(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#true = Some(value.into());
        self
    }
    /// Sets `try`.
    #[must_use]
    pub fn r#try(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#try = Some(value.into());
        self
    }
    /// Sets `typeof`.
    #[must_use]
    pub fn r#typeof(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#typeof = Some(value.into());
        self
    }
    /// Sets `union`.
    #[must_use]
    pub fn union(mut self, value: impl Into<runtime::Text>) -> Self {
        self.union = Some(value.into());
        self
    }
    /// Sets `unsafe`.
    #[must_use]
    pub fn r#unsafe(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#unsafe = Some(value.into());
        self
    }
    /// Sets `unsized`.
    #[must_use]
    pub fn r#unsized(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#unsized = Some(value.into());
        self
    }
    /// Sets `use`.
    #[must_use]
    pub fn r#use(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#use = Some(value.into());
        self
    }
    /// Sets `virtual`.
    #[must_use]
    pub fn r#virtual(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#virtual = Some(value.into());
        self
    }
    /// Sets `where`.
    #[must_use]
    pub fn r#where(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#where = Some(value.into());
        self
    }
    /// Sets `while`.
    #[must_use]
    pub fn r#while(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#while = Some(value.into());
        self
    }
    /// Sets `yield`.
    #[must_use]
    pub fn r#yield(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#yield = Some(value.into());
        self
    }
    /// Sets `raw`.
    #[must_use]
    pub fn raw(mut self, value: impl Into<runtime::Text>) -> Self {
        self.raw = Some(value.into());
        self
    }
    /// Sets `safe`.
    #[must_use]
    pub fn safe(mut self, value: impl Into<runtime::Text>) -> Self {
        self.safe = Some(value.into());
        self
    }
    /// Sets `auto`.
    #[must_use]
    pub fn auto(mut self, value: impl Into<runtime::Text>) -> Self {
        self.auto = Some(value.into());
        self
    }
    /// Sets `default`.
    #[must_use]
    pub fn default_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.default_2 = Some(value.into());
        self
    }
    /// Sets `macro_rules`.
    #[must_use]
    pub fn macro_rules(mut self, value: impl Into<runtime::Text>) -> Self {
        self.macro_rules = Some(value.into());
        self
    }
    /// Sets `unknown_fields`.
    #[must_use]
    pub fn unknown_fields_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.unknown_fields_2 = Some(value.into());
        self
    }
    /// Sets `unknown_fields_mut`.
    #[must_use]
    pub fn unknown_fields_mut_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.unknown_fields_mut_2 = Some(value.into());
        self
    }
    /// Sets `new`.
    #[must_use]
    pub fn new_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.new_2 = Some(value.into());
        self
    }
    /// Sets `with_unknown_field`.
    #[must_use]
    pub fn with_unknown_field_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.with_unknown_field_2 = Some(value.into());
        self
    }
    /// Sets `empty`.
    #[must_use]
    pub fn empty(mut self, value: impl Into<runtime::Text>) -> Self {
        self.empty = Some(value.into());
        self
    }
    /// Sets `info`.
    #[must_use]
    pub fn info(mut self, value: impl Into<runtime::Text>) -> Self {
        self.info = Some(value.into());
        self
    }
    /// Sets `field`.
    #[must_use]
    pub fn field(mut self, value: impl Into<runtime::Text>) -> Self {
        self.field = Some(value.into());
        self
    }
    /// Sets `field_mut`.
    #[must_use]
    pub fn field_mut(mut self, value: impl Into<runtime::Text>) -> Self {
        self.field_mut = Some(value.into());
        self
    }
    /// Sets `from_json`.
    #[must_use]
    pub fn from_json_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.from_json_2 = Some(value.into());
        self
    }
    /// Sets `to_json`.
    #[must_use]
    pub fn to_json_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.to_json_2 = Some(value.into());
        self
    }
    /// Sets `drift`.
    #[must_use]
    pub fn drift_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.drift_2 = Some(value.into());
        self
    }
    /// Sets `clone`.
    #[must_use]
    pub fn clone_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.clone_2 = Some(value.into());
        self
    }
    /// Sets `fmt`.
    #[must_use]
    pub fn fmt(mut self, value: impl Into<runtime::Text>) -> Self {
        self.fmt = Some(value.into());
        self
    }
    /// Sets `eq`.
    #[must_use]
    pub fn eq(mut self, value: impl Into<runtime::Text>) -> Self {
        self.eq = Some(value.into());
        self
    }
    /// Sets `position`.
    #[must_use]
    pub fn position(mut self, value: impl Into<runtime::Text>) -> Self {
        self.position = Some(value.into());
        self
    }
    /// Sets `runtime`.
    #[must_use]
    pub fn runtime(mut self, value: impl Into<runtime::Text>) -> Self {
        self.runtime = Some(value.into());
        self
    }
    /// Sets `unknown`.
    #[must_use]
    pub fn unknown(mut self, value: impl Into<runtime::Text>) -> Self {
        self.unknown = Some(value.into());
        self
    }
    /// Sets `walk`.
    #[must_use]
    pub fn walk(mut self, value: impl Into<runtime::Text>) -> Self {
        self.walk = Some(value.into());
        self
    }
    /// Sets `write`.
    #[must_use]
    pub fn write(mut self, value: impl Into<runtime::Text>) -> Self {
        self.write = Some(value.into());
        self
    }
    /// Sets `read`.
    #[must_use]
    pub fn read(mut self, value: impl Into<runtime::Text>) -> Self {
        self.read = Some(value.into());
        self
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(
        mut self,
        name: impl Into<runtime::Text>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
pub use crate::info::KEYWORDS_BODY;
/// Words that mean something to Rust, in a partial update. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct KeywordsUpdate {
    /// Text. Section 2.
    pub self_: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#abstract: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#as: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#async: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#await: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#become: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#box: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#break: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#const: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#continue: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub crate_: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#do: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#dyn: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#else: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#enum: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#extern: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#false: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#final: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#fn: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#for: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#gen: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#if: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#impl: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#in: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#let: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#loop: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#macro: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#match: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#mod: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#move: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#mut: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#override: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#priv: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#pub: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#ref: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#return: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#static: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#struct: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub super_: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#trait: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#true: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#try: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#typeof: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub union: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#unsafe: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#unsized: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#use: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#virtual: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#where: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#while: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub r#yield: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub raw: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub safe: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub auto: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub default_2: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub macro_rules: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub unknown_fields_2: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub unknown_fields_mut_2: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub new_2: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub with_unknown_field_2: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub empty: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub info: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub field: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub field_mut: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub from_json_2: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub to_json_2: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub drift_2: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub clone_2: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub fmt: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub eq: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub value: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub position: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub runtime: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub body: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub unknown: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub walk: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub write: runtime::Patch<runtime::Text>,
    /// Text. Section 2.
    pub read: runtime::Patch<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    KeywordsUpdate = KEYWORDS_UPDATE { 0 "self" self_, 1 "abstract" r#abstract, 2 "as"
    r#as, 3 "async" r#async, 4 "await" r#await, 5 "become" r#become, 6 "box" r#box, 7
    "break" r#break, 8 "const" r#const, 9 "continue" r#continue, 10 "crate" crate_, 11
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
    58 "new" new_2, 59 "with_unknown_field" with_unknown_field_2, 60 "empty" empty, 61
    "info" info, 62 "field" field, 63 "field_mut" field_mut, 64 "from_json" from_json_2,
    65 "to_json" to_json_2, 66 "drift" drift_2, 67 "clone" clone_2, 68 "fmt" fmt, 69 "eq"
    eq, 70 "value" value, 71 "position" position, 72 "runtime" runtime, 73 "body" body,
    74 "unknown" unknown, 75 "walk" walk, 76 "write" write, 77 "read" read }
}
impl KeywordsUpdate {
    /// Creates an update that changes nothing until fields are set.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `self`.
    #[must_use]
    pub fn self_(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.self_ = value.into();
        self
    }
    /// Sets `abstract`.
    #[must_use]
    pub fn r#abstract(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.r#abstract = value.into();
        self
    }
    /// Sets `as`.
    #[must_use]
    pub fn r#as(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#as = value.into();
        self
    }
    /// Sets `async`.
    #[must_use]
    pub fn r#async(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#async = value.into();
        self
    }
    /// Sets `await`.
    #[must_use]
    pub fn r#await(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#await = value.into();
        self
    }
    /// Sets `become`.
    #[must_use]
    pub fn r#become(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#become = value.into();
        self
    }
    /// Sets `box`.
    #[must_use]
    pub fn r#box(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#box = value.into();
        self
    }
    /// Sets `break`.
    #[must_use]
    pub fn r#break(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#break = value.into();
        self
    }
    /// Sets `const`.
    #[must_use]
    pub fn r#const(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#const = value.into();
        self
    }
    /// Sets `continue`.
    #[must_use]
    pub fn r#continue(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.r#continue = value.into();
        self
    }
    /// Sets `crate`.
    #[must_use]
    pub fn crate_(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.crate_ = value.into();
        self
    }
    /// Sets `do`.
    #[must_use]
    pub fn r#do(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#do = value.into();
        self
    }
    /// Sets `dyn`.
    #[must_use]
    pub fn r#dyn(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#dyn = value.into();
        self
    }
    /// Sets `else`.
    #[must_use]
    pub fn r#else(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#else = value.into();
        self
    }
    /// Sets `enum`.
    #[must_use]
    pub fn r#enum(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#enum = value.into();
        self
    }
    /// Sets `extern`.
    #[must_use]
    pub fn r#extern(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#extern = value.into();
        self
    }
    /// Sets `false`.
    #[must_use]
    pub fn r#false(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#false = value.into();
        self
    }
    /// Sets `final`.
    #[must_use]
    pub fn r#final(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#final = value.into();
        self
    }
    /// Sets `fn`.
    #[must_use]
    pub fn r#fn(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#fn = value.into();
        self
    }
    /// Sets `for`.
    #[must_use]
    pub fn r#for(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#for = value.into();
        self
    }
    /// Sets `gen`.
    #[must_use]
    pub fn r#gen(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#gen = value.into();
        self
    }
    /// Sets `if`.
    #[must_use]
    pub fn r#if(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#if = value.into();
        self
    }
    /// Sets `impl`.
    #[must_use]
    pub fn r#impl(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#impl = value.into();
        self
    }
    /// Sets `in`.
    #[must_use]
    pub fn r#in(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#in = value.into();
        self
    }
    /// Sets `let`.
    #[must_use]
    pub fn r#let(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#let = value.into();
        self
    }
    /// Sets `loop`.
    #[must_use]
    pub fn r#loop(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#loop = value.into();
        self
    }
    /// Sets `macro`.
    #[must_use]
    pub fn r#macro(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#macro = value.into();
        self
    }
    /// Sets `match`.
    #[must_use]
    pub fn r#match(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#match = value.into();
        self
    }
    /// Sets `mod`.
    #[must_use]
    pub fn r#mod(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#mod = value.into();
        self
    }
    /// Sets `move`.
    #[must_use]
    pub fn r#move(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#move = value.into();
        self
    }
    /// Sets `mut`.
    #[must_use]
    pub fn r#mut(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#mut = value.into();
        self
    }
    /// Sets `override`.
    #[must_use]
    pub fn r#override(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.r#override = value.into();
        self
    }
    /// Sets `priv`.
    #[must_use]
    pub fn r#priv(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#priv = value.into();
        self
    }
    /// Sets `pub`.
    #[must_use]
    pub fn r#pub(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#pub = value.into();
        self
    }
    /// Sets `ref`.
    #[must_use]
    pub fn r#ref(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#ref = value.into();
        self
    }
    /// Sets `return`.
    #[must_use]
    pub fn r#return(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#return = value.into();
        self
    }
    /// Sets `static`.
    #[must_use]
    pub fn r#static(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#static = value.into();
        self
    }
    /// Sets `struct`.
    #[must_use]
    pub fn r#struct(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#struct = value.into();
        self
    }
    /// Sets `super`.
    #[must_use]
    pub fn super_(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.super_ = value.into();
        self
    }
    /// Sets `trait`.
    #[must_use]
    pub fn r#trait(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#trait = value.into();
        self
    }
    /// Sets `true`.
    #[must_use]
    pub fn r#true(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#true = value.into();
        self
    }
    /// Sets `try`.
    #[must_use]
    pub fn r#try(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#try = value.into();
        self
    }
    /// Sets `typeof`.
    #[must_use]
    pub fn r#typeof(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#typeof = value.into();
        self
    }
    /// Sets `union`.
    #[must_use]
    pub fn union(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.union = value.into();
        self
    }
    /// Sets `unsafe`.
    #[must_use]
    pub fn r#unsafe(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#unsafe = value.into();
        self
    }
    /// Sets `unsized`.
    #[must_use]
    pub fn r#unsized(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#unsized = value.into();
        self
    }
    /// Sets `use`.
    #[must_use]
    pub fn r#use(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#use = value.into();
        self
    }
    /// Sets `virtual`.
    #[must_use]
    pub fn r#virtual(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#virtual = value.into();
        self
    }
    /// Sets `where`.
    #[must_use]
    pub fn r#where(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#where = value.into();
        self
    }
    /// Sets `while`.
    #[must_use]
    pub fn r#while(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#while = value.into();
        self
    }
    /// Sets `yield`.
    #[must_use]
    pub fn r#yield(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.r#yield = value.into();
        self
    }
    /// Sets `raw`.
    #[must_use]
    pub fn raw(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.raw = value.into();
        self
    }
    /// Sets `safe`.
    #[must_use]
    pub fn safe(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.safe = value.into();
        self
    }
    /// Sets `auto`.
    #[must_use]
    pub fn auto(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.auto = value.into();
        self
    }
    /// Sets `default`.
    #[must_use]
    pub fn default_2(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.default_2 = value.into();
        self
    }
    /// Sets `macro_rules`.
    #[must_use]
    pub fn macro_rules(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.macro_rules = value.into();
        self
    }
    /// Sets `unknown_fields`.
    #[must_use]
    pub fn unknown_fields_2(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.unknown_fields_2 = value.into();
        self
    }
    /// Sets `unknown_fields_mut`.
    #[must_use]
    pub fn unknown_fields_mut_2(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.unknown_fields_mut_2 = value.into();
        self
    }
    /// Sets `new`.
    #[must_use]
    pub fn new_2(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.new_2 = value.into();
        self
    }
    /// Sets `with_unknown_field`.
    #[must_use]
    pub fn with_unknown_field_2(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.with_unknown_field_2 = value.into();
        self
    }
    /// Sets `empty`.
    #[must_use]
    pub fn empty(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.empty = value.into();
        self
    }
    /// Sets `info`.
    #[must_use]
    pub fn info(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.info = value.into();
        self
    }
    /// Sets `field`.
    #[must_use]
    pub fn field(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.field = value.into();
        self
    }
    /// Sets `field_mut`.
    #[must_use]
    pub fn field_mut(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.field_mut = value.into();
        self
    }
    /// Sets `from_json`.
    #[must_use]
    pub fn from_json_2(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.from_json_2 = value.into();
        self
    }
    /// Sets `to_json`.
    #[must_use]
    pub fn to_json_2(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.to_json_2 = value.into();
        self
    }
    /// Sets `drift`.
    #[must_use]
    pub fn drift_2(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.drift_2 = value.into();
        self
    }
    /// Sets `clone`.
    #[must_use]
    pub fn clone_2(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.clone_2 = value.into();
        self
    }
    /// Sets `fmt`.
    #[must_use]
    pub fn fmt(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.fmt = value.into();
        self
    }
    /// Sets `eq`.
    #[must_use]
    pub fn eq(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.eq = value.into();
        self
    }
    /// Sets `value`.
    #[must_use]
    pub fn value(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.value = value.into();
        self
    }
    /// Sets `position`.
    #[must_use]
    pub fn position(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.position = value.into();
        self
    }
    /// Sets `runtime`.
    #[must_use]
    pub fn runtime(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.runtime = value.into();
        self
    }
    /// Sets `body`.
    #[must_use]
    pub fn body(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.body = value.into();
        self
    }
    /// Sets `unknown`.
    #[must_use]
    pub fn unknown(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.unknown = value.into();
        self
    }
    /// Sets `walk`.
    #[must_use]
    pub fn walk(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.walk = value.into();
        self
    }
    /// Sets `write`.
    #[must_use]
    pub fn write(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.write = value.into();
        self
    }
    /// Sets `read`.
    #[must_use]
    pub fn read(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.read = value.into();
        self
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(
        mut self,
        name: impl Into<runtime::Text>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
pub use crate::info::KEYWORDS_UPDATE;
/// Words that mean something to Rust, in a query. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct KeywordsQuery {
    /// Text. Section 4.
    pub r#type: Option<runtime::Text>,
    /// List. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub unknown_fields_2: runtime::List<super::Words>,
    /// True or false. Section 4.
    pub unknown_fields_mut_2: Option<bool>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub new_2: Option<super::Closed>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4.
    pub default_2: Option<i32>,
    /// `type` of a Keywords. Section 4.
    pub with_unknown_field_2: Option<super::KeywordsType2>,
    /// Free-form value. Section 4.
    pub drift_2: Option<runtime::Json>,
    /// Square | brackets. List. Each item: whole number. Section 4.
    pub f: runtime::List<i64>,
    /// Text. Section 4.
    pub a_b_c_d: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    KeywordsQuery = KEYWORDS_QUERY { 0 "type" r#type, 1 "unknown_fields"
    unknown_fields_2, 2 "unknown_fields_mut" unknown_fields_mut_2, 3 "new" new_2, 4
    "default" default_2, 5 "with_unknown_field" with_unknown_field_2, 6 "drift" drift_2,
    7 "[]" f, 8 "a&b=c d%" a_b_c_d }
}
impl KeywordsQuery {
    /// Creates a query without parameters.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `type`.
    #[must_use]
    pub fn r#type(mut self, value: impl Into<runtime::Text>) -> Self {
        self.r#type = Some(value.into());
        self
    }
    /// Sets `unknown_fields`.
    #[must_use]
    pub fn unknown_fields_2(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Words>>,
    ) -> Self {
        self.unknown_fields_2 = value
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        self
    }
    /// Sets `unknown_fields_mut`.
    #[must_use]
    pub fn unknown_fields_mut_2(mut self, value: bool) -> Self {
        self.unknown_fields_mut_2 = Some(value);
        self
    }
    /// Sets `new`.
    #[must_use]
    pub fn new_2(mut self, value: super::Closed) -> Self {
        self.new_2 = Some(value);
        self
    }
    /// Sets `default`.
    #[must_use]
    pub fn default_2(mut self, value: i32) -> Self {
        self.default_2 = Some(value);
        self
    }
    /// Sets `with_unknown_field`.
    #[must_use]
    pub fn with_unknown_field_2(
        mut self,
        value: impl Into<super::KeywordsType2>,
    ) -> Self {
        self.with_unknown_field_2 = Some(value.into());
        self
    }
    /// Sets `drift`.
    #[must_use]
    pub fn drift_2(mut self, value: impl Into<runtime::Json>) -> Self {
        self.drift_2 = Some(value.into());
        self
    }
    /// Sets `[]`.
    #[must_use]
    pub fn f(mut self, value: impl IntoIterator<Item = impl Into<i64>>) -> Self {
        self.f = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `a&b=c d%`.
    #[must_use]
    pub fn a_b_c_d(mut self, value: impl Into<runtime::Text>) -> Self {
        self.a_b_c_d = Some(value.into());
        self
    }
}
pub use crate::info::KEYWORDS_QUERY;
/// Names that are no words: \*/ /\* // /\*\* "quoted" \\ #\[doc\] {} {0} $crate r#"raw"#. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Names {
    /// Whole number that identifies this record. Section 2.
    pub an_odd_id: Option<super::NamesAnOddId>,
    /// True or false. Section 2.
    pub f3ds: Option<bool>,
    /// True or false. Section 2.
    pub f3_ds: Option<bool>,
    /// Text. Section 2.
    pub f: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_2: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_3: Option<runtime::Text>,
    /// Text. Section 2.
    pub r#ref: Option<runtime::Text>,
    /// Text. Section 2.
    pub id: Option<runtime::Secret>,
    /// Text. Section 2.
    pub defs_names: Option<runtime::Text>,
    /// Text. Section 2.
    pub a_b: Option<runtime::Text>,
    /// Text. Section 2.
    pub a_b_2: Option<runtime::Text>,
    /// Text. Section 2.
    pub a_b_3: Option<runtime::Text>,
    /// Text. Section 2.
    pub a_b_4: Option<runtime::Text>,
    /// Text. Section 2.
    pub a_1b: Option<runtime::Text>,
    /// Text. Section 2.
    pub a_b_2_2: Option<runtime::Text>,
    /// Text. Section 2.
    pub quote_d: Option<runtime::Text>,
    /// Text. Section 2.
    pub single: Option<runtime::Text>,
    /// Text. Section 2.
    pub back_slash: Option<runtime::Text>,
    /// Text. Section 2.
    pub tick: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_4: Option<runtime::Text>,
    /// Text. Section 2.
    pub line_break: Option<runtime::Text>,
    /// Text. Section 2.
    pub carriage_return: Option<runtime::Text>,
    /// Text. Section 2.
    pub tab: Option<runtime::Text>,
    /// Text. Section 2.
    pub nul: Option<runtime::Text>,
    /// Text. Section 2.
    pub bell: Option<runtime::Text>,
    /// Whole number. Section 2.
    pub delete: Option<i64>,
    /// Whole number. Section 2.
    pub next_u85_line: Option<i64>,
    /// Text. Section 2.
    pub right_u202e_to_left: Option<runtime::Text>,
    /// Text. Section 2.
    pub zero_u200b_width: Option<runtime::Text>,
    /// Text. Section 2.
    pub ufeff_bom: Option<runtime::Text>,
    /// Text. Section 2.
    pub u2028_separator: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_5: Option<runtime::Text>,
    /// Text. Section 2.
    pub f0: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_6: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_7: Option<runtime::Text>,
    /// Text. Section 2.
    pub link: Option<runtime::Text>,
    /// Text. Section 2.
    pub script: Option<runtime::Text>,
    /// Text. Section 2.
    pub a_b_5: Option<runtime::Text>,
    /// Text. Section 2.
    pub ue9_t_ue9: Option<runtime::Text>,
    /// Text. Section 2.
    pub e_u301_te_u301: Option<runtime::Text>,
    /// Text. Section 2.
    pub gr_uf6_udf_e: Option<runtime::Text>,
    /// Text. Section 2.
    pub stra_udf_e: Option<runtime::Text>,
    /// Text. Section 2.
    pub u441_ode: Option<runtime::Text>,
    /// Text. Section 2.
    pub code: Option<runtime::Text>,
    /// Text. Section 2.
    pub u540d_u524d: Option<runtime::Text>,
    /// Text. Section 2.
    pub uaa_uba: Option<runtime::Text>,
    /// Text. Section 2.
    pub u2460: Option<runtime::Text>,
    /// Text. Section 2.
    pub u17f: Option<runtime::Text>,
    /// Text. Section 2.
    pub u1f389: Option<runtime::Text>,
    /// Text. Section 2.
    pub u1f38a: Option<runtime::Text>,
    /// Text. Section 2.
    pub u1f468_u200d_u1f469_u200d_u1f467: Option<runtime::Text>,
    /// Text. Section 2.
    pub proto: Option<runtime::Text>,
    /// Text. Section 2.
    pub constructor: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_8: Option<runtime::Text>,
    /// Text. Section 2.
    pub f_9: Option<runtime::Text>,
    /// Text. Section 2.
    pub long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_name: Option<
        runtime::Text,
    >,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Names = NAMES { 0 "an/odd~id" an_odd_id, 1 "3ds" f3ds, 2 "3 ds!" f3_ds, 3 "!" f, 4
    "!!" f_2, 5 "?" f_3, 6 "$ref" r#ref, 7 "$id" id, 8 "#/$defs/Names" defs_names, 9
    "a.b" a_b, 10 "a b" a_b_2, 11 "a:b" a_b_3, 12 "a/b" a_b_4, 13 "a~1b" a_1b, 14 "a_b_2"
    a_b_2_2, 15 "quote\\\"d" quote_d, 16 "single'" single, 17 "back\\\\slash" back_slash,
    18 "tick`" tick, 19 "``" f_4, 20 "line\\nbreak" line_break, 21 "carriage\\rreturn"
    carriage_return, 22 "tab\\t" tab, 23 "nul\\u0000" nul, 24 "bell\\u0007" bell, 25
    "delete\u{7f}" delete, 26 "next\u{85}line" next_u85_line, 27 "right\u{202e}to left"
    right_u202e_to_left, 28 "zero\u{200b}width" zero_u200b_width, 29 "\u{feff}bom"
    ufeff_bom, 30 "\u{2028}separator" u2028_separator, 31 "{}" f_5, 32 "{0}" f0, 33 "*/"
    f_6, 34 "//" f_7, 35 "[link]" link, 36 "<script>" script, 37 "a|b" a_b_5, 38 "été"
    ue9_t_ue9, 39 "e\u{301}te\u{301}" e_u301_te_u301, 40 "größe" gr_uf6_udf_e, 41
    "straße" stra_udf_e, 42 "сode" u441_ode, 43 "code" code, 44 "名前" u540d_u524d,
    45 "ªº" uaa_uba, 46 "①" u2460, 47 "ſ" u17f, 48 "🎉" u1f389, 49 "🎊" u1f38a,
    50 "👨\u{200d}👩\u{200d}👧" u1f468_u200d_u1f469_u200d_u1f467, 51 "__proto__"
    proto, 52 "constructor" constructor, 53 "_" f_8, 54 "..." f_9, 55
    "long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long name"
    long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_name
    }
}
pub use crate::info::NAMES;
/// A \[shape\]\[Option\] with \<b\>tags\</b\>, an unclosed \`tick, \*stars\*, \_lines\_ and a bare <https://example.com/>. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// See \[Vec\<T\>\], \[`Missing`\], \[a\](b) and \[c\]: d. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub link: Option<runtime::Text>,
    /// A Map\<String, Vec\<T\>\> and \<script\>alert(1)\</script\>, \<!-- open. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub tag: Option<runtime::Text>,
    /// One of `a`, `b<c>` or `[d]`, but not ``e` f`` or `g. Text. Section 2, [Notes](#notes) <of> *every* `kind\`.
    pub code: Option<runtime::Text>,
    /// ```rust panic!("run as a test") ``` let x = also_code(); # Heading - item | a | b | |---|---|. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub block: Option<runtime::Text>,
    /// \*/ ends; /\* begins; // stays; /// too; //! as well. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub comment: Option<runtime::Text>,
    /// Bare <https://example.com/a?b=c_d>, <https://example.com/> and www.example.com. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub address: Option<runtime::Text>,
    /// Ends in dots. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub dots: Option<runtime::Text>,
    /// Left \u{202e} right \u{2066} and \u{0} nothing return. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub direction: Option<runtime::Text>,
    /// "Double", 'single' and \\ back \\n slashes {curly} {} ${x} #{y}. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub quotes: Option<runtime::Text>,
    /// A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub long: Option<runtime::Text>,
    /// Free-form value, such as `{"a/b":["\u{202e}",1e+300,-0.0,true]}`. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub example: Option<runtime::Json>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Notes = NOTES { 0 "link" link, 1 "tag" tag, 2 "code" code, 3 "block" block, 4
    "comment" comment, 5 "address" address, 6 "dots" dots, 7 "direction" direction, 8
    "quotes" quotes, 9 "long" long, 10 "example" example }
}
pub use crate::info::NOTES;
