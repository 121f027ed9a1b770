// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// Words that mean something to Rust; see \[Option\<T\>\], <https://example.com/a_b> and `code`. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Keywords {
    /// Text that identifies this record. Section 2.
    pub r#type: Option<super::KeywordsType2>,
    /// Text. Section 2.
    pub self_: Option<String>,
    /// Text. Section 2.
    pub r#abstract: Option<String>,
    /// Text. Section 2.
    pub r#as: Option<String>,
    /// Text. Section 2.
    pub r#async: Option<String>,
    /// Text. Section 2.
    pub r#await: Option<String>,
    /// Text. Section 2.
    pub r#become: Option<String>,
    /// Text. Section 2.
    pub r#box: Option<String>,
    /// Text. Section 2.
    pub r#break: Option<String>,
    /// Text. Section 2.
    pub r#const: Option<String>,
    /// Text. Section 2.
    pub r#continue: Option<String>,
    /// Text. Section 2.
    pub crate_: Option<String>,
    /// Text. Section 2.
    pub r#do: Option<String>,
    /// Text. Section 2.
    pub r#dyn: Option<String>,
    /// Text. Section 2.
    pub r#else: Option<String>,
    /// Text. Section 2.
    pub r#enum: Option<String>,
    /// Text. Section 2.
    pub r#extern: Option<String>,
    /// Text. Section 2.
    pub r#false: Option<String>,
    /// Text. Section 2.
    pub r#final: Option<String>,
    /// Text. Section 2.
    pub r#fn: Option<String>,
    /// Text. Section 2.
    pub r#for: Option<String>,
    /// Text. Section 2.
    pub r#gen: Option<String>,
    /// Text. Section 2.
    pub r#if: Option<String>,
    /// Text. Section 2.
    pub r#impl: Option<String>,
    /// Text. Section 2.
    pub r#in: Option<String>,
    /// Text. Section 2.
    pub r#let: Option<String>,
    /// Text. Section 2.
    pub r#loop: Option<String>,
    /// Text. Section 2.
    pub r#macro: Option<String>,
    /// Text. Section 2.
    pub r#match: Option<String>,
    /// Text. Section 2.
    pub r#mod: Option<String>,
    /// Text. Section 2.
    pub r#move: Option<String>,
    /// Text. Section 2.
    pub r#mut: Option<String>,
    /// Text. Section 2.
    pub r#override: Option<String>,
    /// Text. Section 2.
    pub r#priv: Option<String>,
    /// Text. Section 2.
    pub r#pub: Option<String>,
    /// Text. Section 2.
    pub r#ref: Option<String>,
    /// Text. Section 2.
    pub r#return: Option<String>,
    /// Text. Section 2.
    pub r#static: Option<String>,
    /// Text. Section 2.
    pub r#struct: Option<String>,
    /// Text. Section 2.
    pub super_: Option<String>,
    /// Text. Section 2.
    pub r#trait: Option<String>,
    /// Text. Section 2.
    pub r#true: Option<String>,
    /// Text. Section 2.
    pub r#try: Option<String>,
    /// Text. Section 2.
    pub r#typeof: Option<String>,
    /// Text. Section 2.
    pub union: Option<String>,
    /// Text. Section 2.
    pub r#unsafe: Option<String>,
    /// Text. Section 2.
    pub r#unsized: Option<String>,
    /// Text. Section 2.
    pub r#use: Option<String>,
    /// Text. Section 2.
    pub r#virtual: Option<String>,
    /// Text. Section 2.
    pub r#where: Option<String>,
    /// Text. Section 2.
    pub r#while: Option<String>,
    /// Text. Section 2.
    pub r#yield: Option<String>,
    /// Text. Section 2.
    pub raw: Option<String>,
    /// Text. Section 2.
    pub safe: Option<String>,
    /// Text. Section 2.
    pub auto: Option<String>,
    /// Text. Section 2.
    pub default: Option<String>,
    /// Text. Section 2.
    pub macro_rules: Option<String>,
    /// Text. Section 2.
    pub unknown_fields_2: Option<String>,
    /// Text. Section 2.
    pub unknown_fields_mut: Option<String>,
    /// Text. Section 2.
    pub new: Option<String>,
    /// Text. Section 2.
    pub with_unknown_field: Option<String>,
    /// Text. Section 2.
    pub empty: Option<String>,
    /// Text. Section 2.
    pub info: Option<String>,
    /// Text. Section 2.
    pub field: Option<String>,
    /// Text. Section 2.
    pub field_mut: Option<String>,
    /// Text. Section 2.
    pub from_json: Option<String>,
    /// Text. Section 2.
    pub to_json: Option<String>,
    /// Text. Section 2.
    pub drift: Option<String>,
    /// Text. Section 2.
    pub clone: Option<String>,
    /// Text. Section 2.
    pub fmt: Option<String>,
    /// Text. Section 2.
    pub eq: Option<String>,
    /// Text. Section 2.
    pub value: Option<String>,
    /// Text. Section 2.
    pub position: Option<String>,
    /// Text. Section 2.
    pub runtime: Option<String>,
    /// Text. Section 2.
    pub body: Option<String>,
    /// Text. Section 2.
    pub unknown: Option<String>,
    /// Text. Section 2.
    pub walk: Option<String>,
    /// Text. Section 2.
    pub write: Option<String>,
    /// Text. Section 2.
    pub read: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl Keywords {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for Keywords {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &KEYWORDS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.r#type,
                1usize => &self.self_,
                2usize => &self.r#abstract,
                3usize => &self.r#as,
                4usize => &self.r#async,
                5usize => &self.r#await,
                6usize => &self.r#become,
                7usize => &self.r#box,
                8usize => &self.r#break,
                9usize => &self.r#const,
                10usize => &self.r#continue,
                11usize => &self.crate_,
                12usize => &self.r#do,
                13usize => &self.r#dyn,
                14usize => &self.r#else,
                15usize => &self.r#enum,
                16usize => &self.r#extern,
                17usize => &self.r#false,
                18usize => &self.r#final,
                19usize => &self.r#fn,
                20usize => &self.r#for,
                21usize => &self.r#gen,
                22usize => &self.r#if,
                23usize => &self.r#impl,
                24usize => &self.r#in,
                25usize => &self.r#let,
                26usize => &self.r#loop,
                27usize => &self.r#macro,
                28usize => &self.r#match,
                29usize => &self.r#mod,
                30usize => &self.r#move,
                31usize => &self.r#mut,
                32usize => &self.r#override,
                33usize => &self.r#priv,
                34usize => &self.r#pub,
                35usize => &self.r#ref,
                36usize => &self.r#return,
                37usize => &self.r#static,
                38usize => &self.r#struct,
                39usize => &self.super_,
                40usize => &self.r#trait,
                41usize => &self.r#true,
                42usize => &self.r#try,
                43usize => &self.r#typeof,
                44usize => &self.union,
                45usize => &self.r#unsafe,
                46usize => &self.r#unsized,
                47usize => &self.r#use,
                48usize => &self.r#virtual,
                49usize => &self.r#where,
                50usize => &self.r#while,
                51usize => &self.r#yield,
                52usize => &self.raw,
                53usize => &self.safe,
                54usize => &self.auto,
                55usize => &self.default,
                56usize => &self.macro_rules,
                57usize => &self.unknown_fields_2,
                58usize => &self.unknown_fields_mut,
                59usize => &self.new,
                60usize => &self.with_unknown_field,
                61usize => &self.empty,
                62usize => &self.info,
                63usize => &self.field,
                64usize => &self.field_mut,
                65usize => &self.from_json,
                66usize => &self.to_json,
                67usize => &self.drift,
                68usize => &self.clone,
                69usize => &self.fmt,
                70usize => &self.eq,
                71usize => &self.value,
                72usize => &self.position,
                73usize => &self.runtime,
                74usize => &self.body,
                75usize => &self.unknown,
                76usize => &self.walk,
                77usize => &self.write,
                78usize => &self.read,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.r#type,
                1usize => &mut self.self_,
                2usize => &mut self.r#abstract,
                3usize => &mut self.r#as,
                4usize => &mut self.r#async,
                5usize => &mut self.r#await,
                6usize => &mut self.r#become,
                7usize => &mut self.r#box,
                8usize => &mut self.r#break,
                9usize => &mut self.r#const,
                10usize => &mut self.r#continue,
                11usize => &mut self.crate_,
                12usize => &mut self.r#do,
                13usize => &mut self.r#dyn,
                14usize => &mut self.r#else,
                15usize => &mut self.r#enum,
                16usize => &mut self.r#extern,
                17usize => &mut self.r#false,
                18usize => &mut self.r#final,
                19usize => &mut self.r#fn,
                20usize => &mut self.r#for,
                21usize => &mut self.r#gen,
                22usize => &mut self.r#if,
                23usize => &mut self.r#impl,
                24usize => &mut self.r#in,
                25usize => &mut self.r#let,
                26usize => &mut self.r#loop,
                27usize => &mut self.r#macro,
                28usize => &mut self.r#match,
                29usize => &mut self.r#mod,
                30usize => &mut self.r#move,
                31usize => &mut self.r#mut,
                32usize => &mut self.r#override,
                33usize => &mut self.r#priv,
                34usize => &mut self.r#pub,
                35usize => &mut self.r#ref,
                36usize => &mut self.r#return,
                37usize => &mut self.r#static,
                38usize => &mut self.r#struct,
                39usize => &mut self.super_,
                40usize => &mut self.r#trait,
                41usize => &mut self.r#true,
                42usize => &mut self.r#try,
                43usize => &mut self.r#typeof,
                44usize => &mut self.union,
                45usize => &mut self.r#unsafe,
                46usize => &mut self.r#unsized,
                47usize => &mut self.r#use,
                48usize => &mut self.r#virtual,
                49usize => &mut self.r#where,
                50usize => &mut self.r#while,
                51usize => &mut self.r#yield,
                52usize => &mut self.raw,
                53usize => &mut self.safe,
                54usize => &mut self.auto,
                55usize => &mut self.default,
                56usize => &mut self.macro_rules,
                57usize => &mut self.unknown_fields_2,
                58usize => &mut self.unknown_fields_mut,
                59usize => &mut self.new,
                60usize => &mut self.with_unknown_field,
                61usize => &mut self.empty,
                62usize => &mut self.info,
                63usize => &mut self.field,
                64usize => &mut self.field_mut,
                65usize => &mut self.from_json,
                66usize => &mut self.to_json,
                67usize => &mut self.drift,
                68usize => &mut self.clone,
                69usize => &mut self.fmt,
                70usize => &mut self.eq,
                71usize => &mut self.value,
                72usize => &mut self.position,
                73usize => &mut self.runtime,
                74usize => &mut self.body,
                75usize => &mut self.unknown,
                76usize => &mut self.walk,
                77usize => &mut self.write,
                78usize => &mut self.read,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Keywords);
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
    pub r#type: runtime::Required<String>,
    /// List. Each item: text. Section 4.
    pub self_: runtime::List<String>,
    /// Words that mean something to Rust; see \[Option\<T\>\], <https://example.com/a_b> and `code`. Section 4.
    pub body: runtime::Required<super::Keywords>,
    /// Text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub value: runtime::Required<super::Words>,
    /// Text. Section 4.
    pub r#abstract: Option<String>,
    /// Text. Section 4.
    pub r#as: Option<String>,
    /// Text. Section 4.
    pub r#async: Option<String>,
    /// Text. Section 4.
    pub r#await: Option<String>,
    /// Text. Section 4.
    pub r#become: Option<String>,
    /// Text. Section 4.
    pub r#box: Option<String>,
    /// Text. Section 4.
    pub r#break: Option<String>,
    /// Text. Section 4.
    pub r#const: Option<String>,
    /// Text. Section 4.
    pub r#continue: Option<String>,
    /// Text. Section 4.
    pub crate_: Option<String>,
    /// Text. Section 4.
    pub r#do: Option<String>,
    /// Text. Section 4.
    pub r#dyn: Option<String>,
    /// Text. Section 4.
    pub r#else: Option<String>,
    /// Text. Section 4.
    pub r#enum: Option<String>,
    /// Text. Section 4.
    pub r#extern: Option<String>,
    /// Text. Section 4.
    pub r#false: Option<String>,
    /// Text. Section 4.
    pub r#final: Option<String>,
    /// Text. Section 4.
    pub r#fn: Option<String>,
    /// Text. Section 4.
    pub r#for: Option<String>,
    /// Text. Section 4.
    pub r#gen: Option<String>,
    /// Text. Section 4.
    pub r#if: Option<String>,
    /// Text. Section 4.
    pub r#impl: Option<String>,
    /// Text. Section 4.
    pub r#in: Option<String>,
    /// Text. Section 4.
    pub r#let: Option<String>,
    /// Text. Section 4.
    pub r#loop: Option<String>,
    /// Text. Section 4.
    pub r#macro: Option<String>,
    /// Text. Section 4.
    pub r#match: Option<String>,
    /// Text. Section 4.
    pub r#mod: Option<String>,
    /// Text. Section 4.
    pub r#move: Option<String>,
    /// Text. Section 4.
    pub r#mut: Option<String>,
    /// Text. Section 4.
    pub r#override: Option<String>,
    /// Text. Section 4.
    pub r#priv: Option<String>,
    /// Text. Section 4.
    pub r#pub: Option<String>,
    /// Text. Section 4.
    pub r#ref: Option<String>,
    /// Text. Section 4.
    pub r#return: Option<String>,
    /// Text. Section 4.
    pub r#static: Option<String>,
    /// Text. Section 4.
    pub r#struct: Option<String>,
    /// Text. Section 4.
    pub super_: Option<String>,
    /// Text. Section 4.
    pub r#trait: Option<String>,
    /// Text. Section 4.
    pub r#true: Option<String>,
    /// Text. Section 4.
    pub r#try: Option<String>,
    /// Text. Section 4.
    pub r#typeof: Option<String>,
    /// Text. Section 4.
    pub union: Option<String>,
    /// Text. Section 4.
    pub r#unsafe: Option<String>,
    /// Text. Section 4.
    pub r#unsized: Option<String>,
    /// Text. Section 4.
    pub r#use: Option<String>,
    /// Text. Section 4.
    pub r#virtual: Option<String>,
    /// Text. Section 4.
    pub r#where: Option<String>,
    /// Text. Section 4.
    pub r#while: Option<String>,
    /// Text. Section 4.
    pub r#yield: Option<String>,
    /// Text. Section 4.
    pub raw: Option<String>,
    /// Text. Section 4.
    pub safe: Option<String>,
    /// Text. Section 4.
    pub auto: Option<String>,
    /// Text. Section 4.
    pub default_2: Option<String>,
    /// Text. Section 4.
    pub macro_rules: Option<String>,
    /// Text. Section 4.
    pub unknown_fields_2: Option<String>,
    /// Text. Section 4.
    pub unknown_fields_mut_2: Option<String>,
    /// Text. Section 4.
    pub new_2: Option<String>,
    /// Text. Section 4.
    pub with_unknown_field_2: Option<String>,
    /// Text. Section 4.
    pub empty: Option<String>,
    /// Text. Section 4.
    pub info: Option<String>,
    /// Text. Section 4.
    pub field: Option<String>,
    /// Text. Section 4.
    pub field_mut: Option<String>,
    /// Text. Section 4.
    pub from_json_2: Option<String>,
    /// Text. Section 4.
    pub to_json_2: Option<String>,
    /// Text. Section 4.
    pub drift_2: Option<String>,
    /// Text. Section 4.
    pub clone_2: Option<String>,
    /// Text. Section 4.
    pub fmt: Option<String>,
    /// Text. Section 4.
    pub eq: Option<String>,
    /// Text. Section 4.
    pub position: Option<String>,
    /// Text. Section 4.
    pub runtime: Option<String>,
    /// Text. Section 4.
    pub unknown: Option<String>,
    /// Text. Section 4.
    pub walk: Option<String>,
    /// Text. Section 4.
    pub write: Option<String>,
    /// Text. Section 4.
    pub read: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl KeywordsBody {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates a body with the required fields.
    #[must_use]
    pub fn new(
        r#type: impl Into<String>,
        self_: impl IntoIterator<Item = impl Into<String>>,
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
    pub fn r#abstract(mut self, value: impl Into<String>) -> Self {
        self.r#abstract = Some(value.into());
        self
    }
    /// Sets `as`.
    #[must_use]
    pub fn r#as(mut self, value: impl Into<String>) -> Self {
        self.r#as = Some(value.into());
        self
    }
    /// Sets `async`.
    #[must_use]
    pub fn r#async(mut self, value: impl Into<String>) -> Self {
        self.r#async = Some(value.into());
        self
    }
    /// Sets `await`.
    #[must_use]
    pub fn r#await(mut self, value: impl Into<String>) -> Self {
        self.r#await = Some(value.into());
        self
    }
    /// Sets `become`.
    #[must_use]
    pub fn r#become(mut self, value: impl Into<String>) -> Self {
        self.r#become = Some(value.into());
        self
    }
    /// Sets `box`.
    #[must_use]
    pub fn r#box(mut self, value: impl Into<String>) -> Self {
        self.r#box = Some(value.into());
        self
    }
    /// Sets `break`.
    #[must_use]
    pub fn r#break(mut self, value: impl Into<String>) -> Self {
        self.r#break = Some(value.into());
        self
    }
    /// Sets `const`.
    #[must_use]
    pub fn r#const(mut self, value: impl Into<String>) -> Self {
        self.r#const = Some(value.into());
        self
    }
    /// Sets `continue`.
    #[must_use]
    pub fn r#continue(mut self, value: impl Into<String>) -> Self {
        self.r#continue = Some(value.into());
        self
    }
    /// Sets `crate`.
    #[must_use]
    pub fn crate_(mut self, value: impl Into<String>) -> Self {
        self.crate_ = Some(value.into());
        self
    }
    /// Sets `do`.
    #[must_use]
    pub fn r#do(mut self, value: impl Into<String>) -> Self {
        self.r#do = Some(value.into());
        self
    }
    /// Sets `dyn`.
    #[must_use]
    pub fn r#dyn(mut self, value: impl Into<String>) -> Self {
        self.r#dyn = Some(value.into());
        self
    }
    /// Sets `else`.
    #[must_use]
    pub fn r#else(mut self, value: impl Into<String>) -> Self {
        self.r#else = Some(value.into());
        self
    }
    /// Sets `enum`.
    #[must_use]
    pub fn r#enum(mut self, value: impl Into<String>) -> Self {
        self.r#enum = Some(value.into());
        self
    }
    /// Sets `extern`.
    #[must_use]
    pub fn r#extern(mut self, value: impl Into<String>) -> Self {
        self.r#extern = Some(value.into());
        self
    }
    /// Sets `false`.
    #[must_use]
    pub fn r#false(mut self, value: impl Into<String>) -> Self {
        self.r#false = Some(value.into());
        self
    }
    /// Sets `final`.
    #[must_use]
    pub fn r#final(mut self, value: impl Into<String>) -> Self {
        self.r#final = Some(value.into());
        self
    }
    /// Sets `fn`.
    #[must_use]
    pub fn r#fn(mut self, value: impl Into<String>) -> Self {
        self.r#fn = Some(value.into());
        self
    }
    /// Sets `for`.
    #[must_use]
    pub fn r#for(mut self, value: impl Into<String>) -> Self {
        self.r#for = Some(value.into());
        self
    }
    /// Sets `gen`.
    #[must_use]
    pub fn r#gen(mut self, value: impl Into<String>) -> Self {
        self.r#gen = Some(value.into());
        self
    }
    /// Sets `if`.
    #[must_use]
    pub fn r#if(mut self, value: impl Into<String>) -> Self {
        self.r#if = Some(value.into());
        self
    }
    /// Sets `impl`.
    #[must_use]
    pub fn r#impl(mut self, value: impl Into<String>) -> Self {
        self.r#impl = Some(value.into());
        self
    }
    /// Sets `in`.
    #[must_use]
    pub fn r#in(mut self, value: impl Into<String>) -> Self {
        self.r#in = Some(value.into());
        self
    }
    /// Sets `let`.
    #[must_use]
    pub fn r#let(mut self, value: impl Into<String>) -> Self {
        self.r#let = Some(value.into());
        self
    }
    /// Sets `loop`.
    #[must_use]
    pub fn r#loop(mut self, value: impl Into<String>) -> Self {
        self.r#loop = Some(value.into());
        self
    }
    /// Sets `macro`.
    #[must_use]
    pub fn r#macro(mut self, value: impl Into<String>) -> Self {
        self.r#macro = Some(value.into());
        self
    }
    /// Sets `match`.
    #[must_use]
    pub fn r#match(mut self, value: impl Into<String>) -> Self {
        self.r#match = Some(value.into());
        self
    }
    /// Sets `mod`.
    #[must_use]
    pub fn r#mod(mut self, value: impl Into<String>) -> Self {
        self.r#mod = Some(value.into());
        self
    }
    /// Sets `move`.
    #[must_use]
    pub fn r#move(mut self, value: impl Into<String>) -> Self {
        self.r#move = Some(value.into());
        self
    }
    /// Sets `mut`.
    #[must_use]
    pub fn r#mut(mut self, value: impl Into<String>) -> Self {
        self.r#mut = Some(value.into());
        self
    }
    /// Sets `override`.
    #[must_use]
    pub fn r#override(mut self, value: impl Into<String>) -> Self {
        self.r#override = Some(value.into());
        self
    }
    /// Sets `priv`.
    #[must_use]
    pub fn r#priv(mut self, value: impl Into<String>) -> Self {
        self.r#priv = Some(value.into());
        self
    }
    /// Sets `pub`.
    #[must_use]
    pub fn r#pub(mut self, value: impl Into<String>) -> Self {
        self.r#pub = Some(value.into());
        self
    }
    /// Sets `ref`.
    #[must_use]
    pub fn r#ref(mut self, value: impl Into<String>) -> Self {
        self.r#ref = Some(value.into());
        self
    }
    /// Sets `return`.
    #[must_use]
    pub fn r#return(mut self, value: impl Into<String>) -> Self {
        self.r#return = Some(value.into());
        self
    }
    /// Sets `static`.
    #[must_use]
    pub fn r#static(mut self, value: impl Into<String>) -> Self {
        self.r#static = Some(value.into());
        self
    }
    /// Sets `struct`.
    #[must_use]
    pub fn r#struct(mut self, value: impl Into<String>) -> Self {
        self.r#struct = Some(value.into());
        self
    }
    /// Sets `super`.
    #[must_use]
    pub fn super_(mut self, value: impl Into<String>) -> Self {
        self.super_ = Some(value.into());
        self
    }
    /// Sets `trait`.
    #[must_use]
    pub fn r#trait(mut self, value: impl Into<String>) -> Self {
        self.r#trait = Some(value.into());
        self
    }
    /// Sets `true`.
    #[must_use]
    pub fn r#true(mut self, value: impl Into<String>) -> Self {
        self.r#true = Some(value.into());
        self
    }
    /// Sets `try`.
    #[must_use]
    pub fn r#try(mut self, value: impl Into<String>) -> Self {
        self.r#try = Some(value.into());
        self
    }
    /// Sets `typeof`.
    #[must_use]
    pub fn r#typeof(mut self, value: impl Into<String>) -> Self {
        self.r#typeof = Some(value.into());
        self
    }
    /// Sets `union`.
    #[must_use]
    pub fn union(mut self, value: impl Into<String>) -> Self {
        self.union = Some(value.into());
        self
    }
    /// Sets `unsafe`.
    #[must_use]
    pub fn r#unsafe(mut self, value: impl Into<String>) -> Self {
        self.r#unsafe = Some(value.into());
        self
    }
    /// Sets `unsized`.
    #[must_use]
    pub fn r#unsized(mut self, value: impl Into<String>) -> Self {
        self.r#unsized = Some(value.into());
        self
    }
    /// Sets `use`.
    #[must_use]
    pub fn r#use(mut self, value: impl Into<String>) -> Self {
        self.r#use = Some(value.into());
        self
    }
    /// Sets `virtual`.
    #[must_use]
    pub fn r#virtual(mut self, value: impl Into<String>) -> Self {
        self.r#virtual = Some(value.into());
        self
    }
    /// Sets `where`.
    #[must_use]
    pub fn r#where(mut self, value: impl Into<String>) -> Self {
        self.r#where = Some(value.into());
        self
    }
    /// Sets `while`.
    #[must_use]
    pub fn r#while(mut self, value: impl Into<String>) -> Self {
        self.r#while = Some(value.into());
        self
    }
    /// Sets `yield`.
    #[must_use]
    pub fn r#yield(mut self, value: impl Into<String>) -> Self {
        self.r#yield = Some(value.into());
        self
    }
    /// Sets `raw`.
    #[must_use]
    pub fn raw(mut self, value: impl Into<String>) -> Self {
        self.raw = Some(value.into());
        self
    }
    /// Sets `safe`.
    #[must_use]
    pub fn safe(mut self, value: impl Into<String>) -> Self {
        self.safe = Some(value.into());
        self
    }
    /// Sets `auto`.
    #[must_use]
    pub fn auto(mut self, value: impl Into<String>) -> Self {
        self.auto = Some(value.into());
        self
    }
    /// Sets `default`.
    #[must_use]
    pub fn default_2(mut self, value: impl Into<String>) -> Self {
        self.default_2 = Some(value.into());
        self
    }
    /// Sets `macro_rules`.
    #[must_use]
    pub fn macro_rules(mut self, value: impl Into<String>) -> Self {
        self.macro_rules = Some(value.into());
        self
    }
    /// Sets `unknown_fields`.
    #[must_use]
    pub fn unknown_fields_2(mut self, value: impl Into<String>) -> Self {
        self.unknown_fields_2 = Some(value.into());
        self
    }
    /// Sets `unknown_fields_mut`.
    #[must_use]
    pub fn unknown_fields_mut_2(mut self, value: impl Into<String>) -> Self {
        self.unknown_fields_mut_2 = Some(value.into());
        self
    }
    /// Sets `new`.
    #[must_use]
    pub fn new_2(mut self, value: impl Into<String>) -> Self {
        self.new_2 = Some(value.into());
        self
    }
    /// Sets `with_unknown_field`.
    #[must_use]
    pub fn with_unknown_field_2(mut self, value: impl Into<String>) -> Self {
        self.with_unknown_field_2 = Some(value.into());
        self
    }
    /// Sets `empty`.
    #[must_use]
    pub fn empty(mut self, value: impl Into<String>) -> Self {
        self.empty = Some(value.into());
        self
    }
    /// Sets `info`.
    #[must_use]
    pub fn info(mut self, value: impl Into<String>) -> Self {
        self.info = Some(value.into());
        self
    }
    /// Sets `field`.
    #[must_use]
    pub fn field(mut self, value: impl Into<String>) -> Self {
        self.field = Some(value.into());
        self
    }
    /// Sets `field_mut`.
    #[must_use]
    pub fn field_mut(mut self, value: impl Into<String>) -> Self {
        self.field_mut = Some(value.into());
        self
    }
    /// Sets `from_json`.
    #[must_use]
    pub fn from_json_2(mut self, value: impl Into<String>) -> Self {
        self.from_json_2 = Some(value.into());
        self
    }
    /// Sets `to_json`.
    #[must_use]
    pub fn to_json_2(mut self, value: impl Into<String>) -> Self {
        self.to_json_2 = Some(value.into());
        self
    }
    /// Sets `drift`.
    #[must_use]
    pub fn drift_2(mut self, value: impl Into<String>) -> Self {
        self.drift_2 = Some(value.into());
        self
    }
    /// Sets `clone`.
    #[must_use]
    pub fn clone_2(mut self, value: impl Into<String>) -> Self {
        self.clone_2 = Some(value.into());
        self
    }
    /// Sets `fmt`.
    #[must_use]
    pub fn fmt(mut self, value: impl Into<String>) -> Self {
        self.fmt = Some(value.into());
        self
    }
    /// Sets `eq`.
    #[must_use]
    pub fn eq(mut self, value: impl Into<String>) -> Self {
        self.eq = Some(value.into());
        self
    }
    /// Sets `position`.
    #[must_use]
    pub fn position(mut self, value: impl Into<String>) -> Self {
        self.position = Some(value.into());
        self
    }
    /// Sets `runtime`.
    #[must_use]
    pub fn runtime(mut self, value: impl Into<String>) -> Self {
        self.runtime = Some(value.into());
        self
    }
    /// Sets `unknown`.
    #[must_use]
    pub fn unknown(mut self, value: impl Into<String>) -> Self {
        self.unknown = Some(value.into());
        self
    }
    /// Sets `walk`.
    #[must_use]
    pub fn walk(mut self, value: impl Into<String>) -> Self {
        self.walk = Some(value.into());
        self
    }
    /// Sets `write`.
    #[must_use]
    pub fn write(mut self, value: impl Into<String>) -> Self {
        self.write = Some(value.into());
        self
    }
    /// Sets `read`.
    #[must_use]
    pub fn read(mut self, value: impl Into<String>) -> Self {
        self.read = Some(value.into());
        self
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(
        mut self,
        name: impl Into<String>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
impl runtime::Fields for KeywordsBody {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &KEYWORDS_BODY
    }
    fn empty() -> Self {
        Self {
            r#type: runtime::Required::missing(),
            self_: Default::default(),
            body: runtime::Required::missing(),
            value: runtime::Required::missing(),
            r#abstract: Default::default(),
            r#as: Default::default(),
            r#async: Default::default(),
            r#await: Default::default(),
            r#become: Default::default(),
            r#box: Default::default(),
            r#break: Default::default(),
            r#const: Default::default(),
            r#continue: Default::default(),
            crate_: Default::default(),
            r#do: Default::default(),
            r#dyn: Default::default(),
            r#else: Default::default(),
            r#enum: Default::default(),
            r#extern: Default::default(),
            r#false: Default::default(),
            r#final: Default::default(),
            r#fn: Default::default(),
            r#for: Default::default(),
            r#gen: Default::default(),
            r#if: Default::default(),
            r#impl: Default::default(),
            r#in: Default::default(),
            r#let: Default::default(),
            r#loop: Default::default(),
            r#macro: Default::default(),
            r#match: Default::default(),
            r#mod: Default::default(),
            r#move: Default::default(),
            r#mut: Default::default(),
            r#override: Default::default(),
            r#priv: Default::default(),
            r#pub: Default::default(),
            r#ref: Default::default(),
            r#return: Default::default(),
            r#static: Default::default(),
            r#struct: Default::default(),
            super_: Default::default(),
            r#trait: Default::default(),
            r#true: Default::default(),
            r#try: Default::default(),
            r#typeof: Default::default(),
            union: Default::default(),
            r#unsafe: Default::default(),
            r#unsized: Default::default(),
            r#use: Default::default(),
            r#virtual: Default::default(),
            r#where: Default::default(),
            r#while: Default::default(),
            r#yield: Default::default(),
            raw: Default::default(),
            safe: Default::default(),
            auto: Default::default(),
            default_2: Default::default(),
            macro_rules: Default::default(),
            unknown_fields_2: Default::default(),
            unknown_fields_mut_2: Default::default(),
            new_2: Default::default(),
            with_unknown_field_2: Default::default(),
            empty: Default::default(),
            info: Default::default(),
            field: Default::default(),
            field_mut: Default::default(),
            from_json_2: Default::default(),
            to_json_2: Default::default(),
            drift_2: Default::default(),
            clone_2: Default::default(),
            fmt: Default::default(),
            eq: Default::default(),
            position: Default::default(),
            runtime: Default::default(),
            unknown: Default::default(),
            walk: Default::default(),
            write: Default::default(),
            read: Default::default(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.r#type,
                1usize => &self.self_,
                2usize => &self.body,
                3usize => &self.value,
                4usize => &self.r#abstract,
                5usize => &self.r#as,
                6usize => &self.r#async,
                7usize => &self.r#await,
                8usize => &self.r#become,
                9usize => &self.r#box,
                10usize => &self.r#break,
                11usize => &self.r#const,
                12usize => &self.r#continue,
                13usize => &self.crate_,
                14usize => &self.r#do,
                15usize => &self.r#dyn,
                16usize => &self.r#else,
                17usize => &self.r#enum,
                18usize => &self.r#extern,
                19usize => &self.r#false,
                20usize => &self.r#final,
                21usize => &self.r#fn,
                22usize => &self.r#for,
                23usize => &self.r#gen,
                24usize => &self.r#if,
                25usize => &self.r#impl,
                26usize => &self.r#in,
                27usize => &self.r#let,
                28usize => &self.r#loop,
                29usize => &self.r#macro,
                30usize => &self.r#match,
                31usize => &self.r#mod,
                32usize => &self.r#move,
                33usize => &self.r#mut,
                34usize => &self.r#override,
                35usize => &self.r#priv,
                36usize => &self.r#pub,
                37usize => &self.r#ref,
                38usize => &self.r#return,
                39usize => &self.r#static,
                40usize => &self.r#struct,
                41usize => &self.super_,
                42usize => &self.r#trait,
                43usize => &self.r#true,
                44usize => &self.r#try,
                45usize => &self.r#typeof,
                46usize => &self.union,
                47usize => &self.r#unsafe,
                48usize => &self.r#unsized,
                49usize => &self.r#use,
                50usize => &self.r#virtual,
                51usize => &self.r#where,
                52usize => &self.r#while,
                53usize => &self.r#yield,
                54usize => &self.raw,
                55usize => &self.safe,
                56usize => &self.auto,
                57usize => &self.default_2,
                58usize => &self.macro_rules,
                59usize => &self.unknown_fields_2,
                60usize => &self.unknown_fields_mut_2,
                61usize => &self.new_2,
                62usize => &self.with_unknown_field_2,
                63usize => &self.empty,
                64usize => &self.info,
                65usize => &self.field,
                66usize => &self.field_mut,
                67usize => &self.from_json_2,
                68usize => &self.to_json_2,
                69usize => &self.drift_2,
                70usize => &self.clone_2,
                71usize => &self.fmt,
                72usize => &self.eq,
                73usize => &self.position,
                74usize => &self.runtime,
                75usize => &self.unknown,
                76usize => &self.walk,
                77usize => &self.write,
                78usize => &self.read,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.r#type,
                1usize => &mut self.self_,
                2usize => &mut self.body,
                3usize => &mut self.value,
                4usize => &mut self.r#abstract,
                5usize => &mut self.r#as,
                6usize => &mut self.r#async,
                7usize => &mut self.r#await,
                8usize => &mut self.r#become,
                9usize => &mut self.r#box,
                10usize => &mut self.r#break,
                11usize => &mut self.r#const,
                12usize => &mut self.r#continue,
                13usize => &mut self.crate_,
                14usize => &mut self.r#do,
                15usize => &mut self.r#dyn,
                16usize => &mut self.r#else,
                17usize => &mut self.r#enum,
                18usize => &mut self.r#extern,
                19usize => &mut self.r#false,
                20usize => &mut self.r#final,
                21usize => &mut self.r#fn,
                22usize => &mut self.r#for,
                23usize => &mut self.r#gen,
                24usize => &mut self.r#if,
                25usize => &mut self.r#impl,
                26usize => &mut self.r#in,
                27usize => &mut self.r#let,
                28usize => &mut self.r#loop,
                29usize => &mut self.r#macro,
                30usize => &mut self.r#match,
                31usize => &mut self.r#mod,
                32usize => &mut self.r#move,
                33usize => &mut self.r#mut,
                34usize => &mut self.r#override,
                35usize => &mut self.r#priv,
                36usize => &mut self.r#pub,
                37usize => &mut self.r#ref,
                38usize => &mut self.r#return,
                39usize => &mut self.r#static,
                40usize => &mut self.r#struct,
                41usize => &mut self.super_,
                42usize => &mut self.r#trait,
                43usize => &mut self.r#true,
                44usize => &mut self.r#try,
                45usize => &mut self.r#typeof,
                46usize => &mut self.union,
                47usize => &mut self.r#unsafe,
                48usize => &mut self.r#unsized,
                49usize => &mut self.r#use,
                50usize => &mut self.r#virtual,
                51usize => &mut self.r#where,
                52usize => &mut self.r#while,
                53usize => &mut self.r#yield,
                54usize => &mut self.raw,
                55usize => &mut self.safe,
                56usize => &mut self.auto,
                57usize => &mut self.default_2,
                58usize => &mut self.macro_rules,
                59usize => &mut self.unknown_fields_2,
                60usize => &mut self.unknown_fields_mut_2,
                61usize => &mut self.new_2,
                62usize => &mut self.with_unknown_field_2,
                63usize => &mut self.empty,
                64usize => &mut self.info,
                65usize => &mut self.field,
                66usize => &mut self.field_mut,
                67usize => &mut self.from_json_2,
                68usize => &mut self.to_json_2,
                69usize => &mut self.drift_2,
                70usize => &mut self.clone_2,
                71usize => &mut self.fmt,
                72usize => &mut self.eq,
                73usize => &mut self.position,
                74usize => &mut self.runtime,
                75usize => &mut self.unknown,
                76usize => &mut self.walk,
                77usize => &mut self.write,
                78usize => &mut self.read,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(KeywordsBody);
pub use crate::info::KEYWORDS_BODY;
/// Words that mean something to Rust, in a partial update. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct KeywordsUpdate {
    /// Text. Section 2.
    pub self_: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#abstract: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#as: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#async: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#await: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#become: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#box: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#break: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#const: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#continue: runtime::Patch<String>,
    /// Text. Section 2.
    pub crate_: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#do: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#dyn: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#else: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#enum: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#extern: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#false: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#final: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#fn: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#for: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#gen: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#if: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#impl: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#in: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#let: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#loop: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#macro: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#match: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#mod: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#move: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#mut: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#override: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#priv: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#pub: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#ref: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#return: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#static: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#struct: runtime::Patch<String>,
    /// Text. Section 2.
    pub super_: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#trait: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#true: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#try: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#typeof: runtime::Patch<String>,
    /// Text. Section 2.
    pub union: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#unsafe: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#unsized: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#use: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#virtual: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#where: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#while: runtime::Patch<String>,
    /// Text. Section 2.
    pub r#yield: runtime::Patch<String>,
    /// Text. Section 2.
    pub raw: runtime::Patch<String>,
    /// Text. Section 2.
    pub safe: runtime::Patch<String>,
    /// Text. Section 2.
    pub auto: runtime::Patch<String>,
    /// Text. Section 2.
    pub default_2: runtime::Patch<String>,
    /// Text. Section 2.
    pub macro_rules: runtime::Patch<String>,
    /// Text. Section 2.
    pub unknown_fields_2: runtime::Patch<String>,
    /// Text. Section 2.
    pub unknown_fields_mut_2: runtime::Patch<String>,
    /// Text. Section 2.
    pub new_2: runtime::Patch<String>,
    /// Text. Section 2.
    pub with_unknown_field_2: runtime::Patch<String>,
    /// Text. Section 2.
    pub empty: runtime::Patch<String>,
    /// Text. Section 2.
    pub info: runtime::Patch<String>,
    /// Text. Section 2.
    pub field: runtime::Patch<String>,
    /// Text. Section 2.
    pub field_mut: runtime::Patch<String>,
    /// Text. Section 2.
    pub from_json_2: runtime::Patch<String>,
    /// Text. Section 2.
    pub to_json_2: runtime::Patch<String>,
    /// Text. Section 2.
    pub drift_2: runtime::Patch<String>,
    /// Text. Section 2.
    pub clone_2: runtime::Patch<String>,
    /// Text. Section 2.
    pub fmt: runtime::Patch<String>,
    /// Text. Section 2.
    pub eq: runtime::Patch<String>,
    /// Text. Section 2.
    pub value: runtime::Patch<String>,
    /// Text. Section 2.
    pub position: runtime::Patch<String>,
    /// Text. Section 2.
    pub runtime: runtime::Patch<String>,
    /// Text. Section 2.
    pub body: runtime::Patch<String>,
    /// Text. Section 2.
    pub unknown: runtime::Patch<String>,
    /// Text. Section 2.
    pub walk: runtime::Patch<String>,
    /// Text. Section 2.
    pub write: runtime::Patch<String>,
    /// Text. Section 2.
    pub read: runtime::Patch<String>,
    unknown_fields: runtime::UnknownFields,
}
impl KeywordsUpdate {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates an update that changes nothing until fields are set.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `self`.
    #[must_use]
    pub fn self_(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.self_ = value.into();
        self
    }
    /// Sets `abstract`.
    #[must_use]
    pub fn r#abstract(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#abstract = value.into();
        self
    }
    /// Sets `as`.
    #[must_use]
    pub fn r#as(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#as = value.into();
        self
    }
    /// Sets `async`.
    #[must_use]
    pub fn r#async(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#async = value.into();
        self
    }
    /// Sets `await`.
    #[must_use]
    pub fn r#await(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#await = value.into();
        self
    }
    /// Sets `become`.
    #[must_use]
    pub fn r#become(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#become = value.into();
        self
    }
    /// Sets `box`.
    #[must_use]
    pub fn r#box(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#box = value.into();
        self
    }
    /// Sets `break`.
    #[must_use]
    pub fn r#break(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#break = value.into();
        self
    }
    /// Sets `const`.
    #[must_use]
    pub fn r#const(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#const = value.into();
        self
    }
    /// Sets `continue`.
    #[must_use]
    pub fn r#continue(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#continue = value.into();
        self
    }
    /// Sets `crate`.
    #[must_use]
    pub fn crate_(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.crate_ = value.into();
        self
    }
    /// Sets `do`.
    #[must_use]
    pub fn r#do(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#do = value.into();
        self
    }
    /// Sets `dyn`.
    #[must_use]
    pub fn r#dyn(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#dyn = value.into();
        self
    }
    /// Sets `else`.
    #[must_use]
    pub fn r#else(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#else = value.into();
        self
    }
    /// Sets `enum`.
    #[must_use]
    pub fn r#enum(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#enum = value.into();
        self
    }
    /// Sets `extern`.
    #[must_use]
    pub fn r#extern(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#extern = value.into();
        self
    }
    /// Sets `false`.
    #[must_use]
    pub fn r#false(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#false = value.into();
        self
    }
    /// Sets `final`.
    #[must_use]
    pub fn r#final(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#final = value.into();
        self
    }
    /// Sets `fn`.
    #[must_use]
    pub fn r#fn(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#fn = value.into();
        self
    }
    /// Sets `for`.
    #[must_use]
    pub fn r#for(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#for = value.into();
        self
    }
    /// Sets `gen`.
    #[must_use]
    pub fn r#gen(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#gen = value.into();
        self
    }
    /// Sets `if`.
    #[must_use]
    pub fn r#if(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#if = value.into();
        self
    }
    /// Sets `impl`.
    #[must_use]
    pub fn r#impl(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#impl = value.into();
        self
    }
    /// Sets `in`.
    #[must_use]
    pub fn r#in(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#in = value.into();
        self
    }
    /// Sets `let`.
    #[must_use]
    pub fn r#let(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#let = value.into();
        self
    }
    /// Sets `loop`.
    #[must_use]
    pub fn r#loop(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#loop = value.into();
        self
    }
    /// Sets `macro`.
    #[must_use]
    pub fn r#macro(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#macro = value.into();
        self
    }
    /// Sets `match`.
    #[must_use]
    pub fn r#match(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#match = value.into();
        self
    }
    /// Sets `mod`.
    #[must_use]
    pub fn r#mod(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#mod = value.into();
        self
    }
    /// Sets `move`.
    #[must_use]
    pub fn r#move(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#move = value.into();
        self
    }
    /// Sets `mut`.
    #[must_use]
    pub fn r#mut(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#mut = value.into();
        self
    }
    /// Sets `override`.
    #[must_use]
    pub fn r#override(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#override = value.into();
        self
    }
    /// Sets `priv`.
    #[must_use]
    pub fn r#priv(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#priv = value.into();
        self
    }
    /// Sets `pub`.
    #[must_use]
    pub fn r#pub(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#pub = value.into();
        self
    }
    /// Sets `ref`.
    #[must_use]
    pub fn r#ref(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#ref = value.into();
        self
    }
    /// Sets `return`.
    #[must_use]
    pub fn r#return(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#return = value.into();
        self
    }
    /// Sets `static`.
    #[must_use]
    pub fn r#static(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#static = value.into();
        self
    }
    /// Sets `struct`.
    #[must_use]
    pub fn r#struct(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#struct = value.into();
        self
    }
    /// Sets `super`.
    #[must_use]
    pub fn super_(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.super_ = value.into();
        self
    }
    /// Sets `trait`.
    #[must_use]
    pub fn r#trait(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#trait = value.into();
        self
    }
    /// Sets `true`.
    #[must_use]
    pub fn r#true(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#true = value.into();
        self
    }
    /// Sets `try`.
    #[must_use]
    pub fn r#try(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#try = value.into();
        self
    }
    /// Sets `typeof`.
    #[must_use]
    pub fn r#typeof(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#typeof = value.into();
        self
    }
    /// Sets `union`.
    #[must_use]
    pub fn union(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.union = value.into();
        self
    }
    /// Sets `unsafe`.
    #[must_use]
    pub fn r#unsafe(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#unsafe = value.into();
        self
    }
    /// Sets `unsized`.
    #[must_use]
    pub fn r#unsized(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#unsized = value.into();
        self
    }
    /// Sets `use`.
    #[must_use]
    pub fn r#use(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#use = value.into();
        self
    }
    /// Sets `virtual`.
    #[must_use]
    pub fn r#virtual(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#virtual = value.into();
        self
    }
    /// Sets `where`.
    #[must_use]
    pub fn r#where(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#where = value.into();
        self
    }
    /// Sets `while`.
    #[must_use]
    pub fn r#while(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#while = value.into();
        self
    }
    /// Sets `yield`.
    #[must_use]
    pub fn r#yield(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.r#yield = value.into();
        self
    }
    /// Sets `raw`.
    #[must_use]
    pub fn raw(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.raw = value.into();
        self
    }
    /// Sets `safe`.
    #[must_use]
    pub fn safe(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.safe = value.into();
        self
    }
    /// Sets `auto`.
    #[must_use]
    pub fn auto(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.auto = value.into();
        self
    }
    /// Sets `default`.
    #[must_use]
    pub fn default_2(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.default_2 = value.into();
        self
    }
    /// Sets `macro_rules`.
    #[must_use]
    pub fn macro_rules(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.macro_rules = value.into();
        self
    }
    /// Sets `unknown_fields`.
    #[must_use]
    pub fn unknown_fields_2(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.unknown_fields_2 = value.into();
        self
    }
    /// Sets `unknown_fields_mut`.
    #[must_use]
    pub fn unknown_fields_mut_2(
        mut self,
        value: impl Into<runtime::Patch<String>>,
    ) -> Self {
        self.unknown_fields_mut_2 = value.into();
        self
    }
    /// Sets `new`.
    #[must_use]
    pub fn new_2(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.new_2 = value.into();
        self
    }
    /// Sets `with_unknown_field`.
    #[must_use]
    pub fn with_unknown_field_2(
        mut self,
        value: impl Into<runtime::Patch<String>>,
    ) -> Self {
        self.with_unknown_field_2 = value.into();
        self
    }
    /// Sets `empty`.
    #[must_use]
    pub fn empty(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.empty = value.into();
        self
    }
    /// Sets `info`.
    #[must_use]
    pub fn info(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.info = value.into();
        self
    }
    /// Sets `field`.
    #[must_use]
    pub fn field(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.field = value.into();
        self
    }
    /// Sets `field_mut`.
    #[must_use]
    pub fn field_mut(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.field_mut = value.into();
        self
    }
    /// Sets `from_json`.
    #[must_use]
    pub fn from_json_2(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.from_json_2 = value.into();
        self
    }
    /// Sets `to_json`.
    #[must_use]
    pub fn to_json_2(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.to_json_2 = value.into();
        self
    }
    /// Sets `drift`.
    #[must_use]
    pub fn drift_2(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.drift_2 = value.into();
        self
    }
    /// Sets `clone`.
    #[must_use]
    pub fn clone_2(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.clone_2 = value.into();
        self
    }
    /// Sets `fmt`.
    #[must_use]
    pub fn fmt(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.fmt = value.into();
        self
    }
    /// Sets `eq`.
    #[must_use]
    pub fn eq(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.eq = value.into();
        self
    }
    /// Sets `value`.
    #[must_use]
    pub fn value(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.value = value.into();
        self
    }
    /// Sets `position`.
    #[must_use]
    pub fn position(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.position = value.into();
        self
    }
    /// Sets `runtime`.
    #[must_use]
    pub fn runtime(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.runtime = value.into();
        self
    }
    /// Sets `body`.
    #[must_use]
    pub fn body(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.body = value.into();
        self
    }
    /// Sets `unknown`.
    #[must_use]
    pub fn unknown(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.unknown = value.into();
        self
    }
    /// Sets `walk`.
    #[must_use]
    pub fn walk(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.walk = value.into();
        self
    }
    /// Sets `write`.
    #[must_use]
    pub fn write(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.write = value.into();
        self
    }
    /// Sets `read`.
    #[must_use]
    pub fn read(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.read = value.into();
        self
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(
        mut self,
        name: impl Into<String>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
impl runtime::Fields for KeywordsUpdate {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &KEYWORDS_UPDATE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.self_,
                1usize => &self.r#abstract,
                2usize => &self.r#as,
                3usize => &self.r#async,
                4usize => &self.r#await,
                5usize => &self.r#become,
                6usize => &self.r#box,
                7usize => &self.r#break,
                8usize => &self.r#const,
                9usize => &self.r#continue,
                10usize => &self.crate_,
                11usize => &self.r#do,
                12usize => &self.r#dyn,
                13usize => &self.r#else,
                14usize => &self.r#enum,
                15usize => &self.r#extern,
                16usize => &self.r#false,
                17usize => &self.r#final,
                18usize => &self.r#fn,
                19usize => &self.r#for,
                20usize => &self.r#gen,
                21usize => &self.r#if,
                22usize => &self.r#impl,
                23usize => &self.r#in,
                24usize => &self.r#let,
                25usize => &self.r#loop,
                26usize => &self.r#macro,
                27usize => &self.r#match,
                28usize => &self.r#mod,
                29usize => &self.r#move,
                30usize => &self.r#mut,
                31usize => &self.r#override,
                32usize => &self.r#priv,
                33usize => &self.r#pub,
                34usize => &self.r#ref,
                35usize => &self.r#return,
                36usize => &self.r#static,
                37usize => &self.r#struct,
                38usize => &self.super_,
                39usize => &self.r#trait,
                40usize => &self.r#true,
                41usize => &self.r#try,
                42usize => &self.r#typeof,
                43usize => &self.union,
                44usize => &self.r#unsafe,
                45usize => &self.r#unsized,
                46usize => &self.r#use,
                47usize => &self.r#virtual,
                48usize => &self.r#where,
                49usize => &self.r#while,
                50usize => &self.r#yield,
                51usize => &self.raw,
                52usize => &self.safe,
                53usize => &self.auto,
                54usize => &self.default_2,
                55usize => &self.macro_rules,
                56usize => &self.unknown_fields_2,
                57usize => &self.unknown_fields_mut_2,
                58usize => &self.new_2,
                59usize => &self.with_unknown_field_2,
                60usize => &self.empty,
                61usize => &self.info,
                62usize => &self.field,
                63usize => &self.field_mut,
                64usize => &self.from_json_2,
                65usize => &self.to_json_2,
                66usize => &self.drift_2,
                67usize => &self.clone_2,
                68usize => &self.fmt,
                69usize => &self.eq,
                70usize => &self.value,
                71usize => &self.position,
                72usize => &self.runtime,
                73usize => &self.body,
                74usize => &self.unknown,
                75usize => &self.walk,
                76usize => &self.write,
                77usize => &self.read,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.self_,
                1usize => &mut self.r#abstract,
                2usize => &mut self.r#as,
                3usize => &mut self.r#async,
                4usize => &mut self.r#await,
                5usize => &mut self.r#become,
                6usize => &mut self.r#box,
                7usize => &mut self.r#break,
                8usize => &mut self.r#const,
                9usize => &mut self.r#continue,
                10usize => &mut self.crate_,
                11usize => &mut self.r#do,
                12usize => &mut self.r#dyn,
                13usize => &mut self.r#else,
                14usize => &mut self.r#enum,
                15usize => &mut self.r#extern,
                16usize => &mut self.r#false,
                17usize => &mut self.r#final,
                18usize => &mut self.r#fn,
                19usize => &mut self.r#for,
                20usize => &mut self.r#gen,
                21usize => &mut self.r#if,
                22usize => &mut self.r#impl,
                23usize => &mut self.r#in,
                24usize => &mut self.r#let,
                25usize => &mut self.r#loop,
                26usize => &mut self.r#macro,
                27usize => &mut self.r#match,
                28usize => &mut self.r#mod,
                29usize => &mut self.r#move,
                30usize => &mut self.r#mut,
                31usize => &mut self.r#override,
                32usize => &mut self.r#priv,
                33usize => &mut self.r#pub,
                34usize => &mut self.r#ref,
                35usize => &mut self.r#return,
                36usize => &mut self.r#static,
                37usize => &mut self.r#struct,
                38usize => &mut self.super_,
                39usize => &mut self.r#trait,
                40usize => &mut self.r#true,
                41usize => &mut self.r#try,
                42usize => &mut self.r#typeof,
                43usize => &mut self.union,
                44usize => &mut self.r#unsafe,
                45usize => &mut self.r#unsized,
                46usize => &mut self.r#use,
                47usize => &mut self.r#virtual,
                48usize => &mut self.r#where,
                49usize => &mut self.r#while,
                50usize => &mut self.r#yield,
                51usize => &mut self.raw,
                52usize => &mut self.safe,
                53usize => &mut self.auto,
                54usize => &mut self.default_2,
                55usize => &mut self.macro_rules,
                56usize => &mut self.unknown_fields_2,
                57usize => &mut self.unknown_fields_mut_2,
                58usize => &mut self.new_2,
                59usize => &mut self.with_unknown_field_2,
                60usize => &mut self.empty,
                61usize => &mut self.info,
                62usize => &mut self.field,
                63usize => &mut self.field_mut,
                64usize => &mut self.from_json_2,
                65usize => &mut self.to_json_2,
                66usize => &mut self.drift_2,
                67usize => &mut self.clone_2,
                68usize => &mut self.fmt,
                69usize => &mut self.eq,
                70usize => &mut self.value,
                71usize => &mut self.position,
                72usize => &mut self.runtime,
                73usize => &mut self.body,
                74usize => &mut self.unknown,
                75usize => &mut self.walk,
                76usize => &mut self.write,
                77usize => &mut self.read,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(KeywordsUpdate);
pub use crate::info::KEYWORDS_UPDATE;
/// Words that mean something to Rust, in a query. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct KeywordsQuery {
    /// Text. Section 4.
    pub r#type: Option<String>,
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
    pub a_b_c_d: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl KeywordsQuery {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates a query without parameters.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `type`.
    #[must_use]
    pub fn r#type(mut self, value: impl Into<String>) -> Self {
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
    pub fn a_b_c_d(mut self, value: impl Into<String>) -> Self {
        self.a_b_c_d = Some(value.into());
        self
    }
}
impl runtime::Fields for KeywordsQuery {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &KEYWORDS_QUERY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.r#type,
                1usize => &self.unknown_fields_2,
                2usize => &self.unknown_fields_mut_2,
                3usize => &self.new_2,
                4usize => &self.default_2,
                5usize => &self.with_unknown_field_2,
                6usize => &self.drift_2,
                7usize => &self.f,
                8usize => &self.a_b_c_d,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.r#type,
                1usize => &mut self.unknown_fields_2,
                2usize => &mut self.unknown_fields_mut_2,
                3usize => &mut self.new_2,
                4usize => &mut self.default_2,
                5usize => &mut self.with_unknown_field_2,
                6usize => &mut self.drift_2,
                7usize => &mut self.f,
                8usize => &mut self.a_b_c_d,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(KeywordsQuery);
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
    pub f: Option<String>,
    /// Text. Section 2.
    pub f_2: Option<String>,
    /// Text. Section 2.
    pub f_3: Option<String>,
    /// Text. Section 2.
    pub r#ref: Option<String>,
    /// Text. Section 2.
    pub id: Option<runtime::Secret>,
    /// Text. Section 2.
    pub defs_names: Option<String>,
    /// Text. Section 2.
    pub a_b: Option<String>,
    /// Text. Section 2.
    pub a_b_2: Option<String>,
    /// Text. Section 2.
    pub a_b_3: Option<String>,
    /// Text. Section 2.
    pub a_b_4: Option<String>,
    /// Text. Section 2.
    pub a_1b: Option<String>,
    /// Text. Section 2.
    pub a_b_2_2: Option<String>,
    /// Text. Section 2.
    pub quote_d: Option<String>,
    /// Text. Section 2.
    pub single: Option<String>,
    /// Text. Section 2.
    pub back_slash: Option<String>,
    /// Text. Section 2.
    pub tick: Option<String>,
    /// Text. Section 2.
    pub f_4: Option<String>,
    /// Text. Section 2.
    pub line_break: Option<String>,
    /// Text. Section 2.
    pub carriage_return: Option<String>,
    /// Text. Section 2.
    pub tab: Option<String>,
    /// Text. Section 2.
    pub nul: Option<String>,
    /// Text. Section 2.
    pub bell: Option<String>,
    /// Whole number. Section 2.
    pub delete: Option<i64>,
    /// Whole number. Section 2.
    pub next_u85_line: Option<i64>,
    /// Text. Section 2.
    pub right_u202e_to_left: Option<String>,
    /// Text. Section 2.
    pub zero_u200b_width: Option<String>,
    /// Text. Section 2.
    pub ufeff_bom: Option<String>,
    /// Text. Section 2.
    pub u2028_separator: Option<String>,
    /// Text. Section 2.
    pub f_5: Option<String>,
    /// Text. Section 2.
    pub f0: Option<String>,
    /// Text. Section 2.
    pub f_6: Option<String>,
    /// Text. Section 2.
    pub f_7: Option<String>,
    /// Text. Section 2.
    pub link: Option<String>,
    /// Text. Section 2.
    pub script: Option<String>,
    /// Text. Section 2.
    pub a_b_5: Option<String>,
    /// Text. Section 2.
    pub ue9_t_ue9: Option<String>,
    /// Text. Section 2.
    pub e_u301_te_u301: Option<String>,
    /// Text. Section 2.
    pub gr_uf6_udf_e: Option<String>,
    /// Text. Section 2.
    pub stra_udf_e: Option<String>,
    /// Text. Section 2.
    pub u441_ode: Option<String>,
    /// Text. Section 2.
    pub code: Option<String>,
    /// Text. Section 2.
    pub u540d_u524d: Option<String>,
    /// Text. Section 2.
    pub uaa_uba: Option<String>,
    /// Text. Section 2.
    pub u2460: Option<String>,
    /// Text. Section 2.
    pub u17f: Option<String>,
    /// Text. Section 2.
    pub u1f389: Option<String>,
    /// Text. Section 2.
    pub u1f38a: Option<String>,
    /// Text. Section 2.
    pub u1f468_u200d_u1f469_u200d_u1f467: Option<String>,
    /// Text. Section 2.
    pub proto: Option<String>,
    /// Text. Section 2.
    pub constructor: Option<String>,
    /// Text. Section 2.
    pub f_8: Option<String>,
    /// Text. Section 2.
    pub f_9: Option<String>,
    /// Text. Section 2.
    pub long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_name: Option<
        String,
    >,
    unknown_fields: runtime::UnknownFields,
}
impl Names {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for Names {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &NAMES
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.an_odd_id,
                1usize => &self.f3ds,
                2usize => &self.f3_ds,
                3usize => &self.f,
                4usize => &self.f_2,
                5usize => &self.f_3,
                6usize => &self.r#ref,
                7usize => &self.id,
                8usize => &self.defs_names,
                9usize => &self.a_b,
                10usize => &self.a_b_2,
                11usize => &self.a_b_3,
                12usize => &self.a_b_4,
                13usize => &self.a_1b,
                14usize => &self.a_b_2_2,
                15usize => &self.quote_d,
                16usize => &self.single,
                17usize => &self.back_slash,
                18usize => &self.tick,
                19usize => &self.f_4,
                20usize => &self.line_break,
                21usize => &self.carriage_return,
                22usize => &self.tab,
                23usize => &self.nul,
                24usize => &self.bell,
                25usize => &self.delete,
                26usize => &self.next_u85_line,
                27usize => &self.right_u202e_to_left,
                28usize => &self.zero_u200b_width,
                29usize => &self.ufeff_bom,
                30usize => &self.u2028_separator,
                31usize => &self.f_5,
                32usize => &self.f0,
                33usize => &self.f_6,
                34usize => &self.f_7,
                35usize => &self.link,
                36usize => &self.script,
                37usize => &self.a_b_5,
                38usize => &self.ue9_t_ue9,
                39usize => &self.e_u301_te_u301,
                40usize => &self.gr_uf6_udf_e,
                41usize => &self.stra_udf_e,
                42usize => &self.u441_ode,
                43usize => &self.code,
                44usize => &self.u540d_u524d,
                45usize => &self.uaa_uba,
                46usize => &self.u2460,
                47usize => &self.u17f,
                48usize => &self.u1f389,
                49usize => &self.u1f38a,
                50usize => &self.u1f468_u200d_u1f469_u200d_u1f467,
                51usize => &self.proto,
                52usize => &self.constructor,
                53usize => &self.f_8,
                54usize => &self.f_9,
                55usize => {
                    &self
                        .long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_name
                }
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.an_odd_id,
                1usize => &mut self.f3ds,
                2usize => &mut self.f3_ds,
                3usize => &mut self.f,
                4usize => &mut self.f_2,
                5usize => &mut self.f_3,
                6usize => &mut self.r#ref,
                7usize => &mut self.id,
                8usize => &mut self.defs_names,
                9usize => &mut self.a_b,
                10usize => &mut self.a_b_2,
                11usize => &mut self.a_b_3,
                12usize => &mut self.a_b_4,
                13usize => &mut self.a_1b,
                14usize => &mut self.a_b_2_2,
                15usize => &mut self.quote_d,
                16usize => &mut self.single,
                17usize => &mut self.back_slash,
                18usize => &mut self.tick,
                19usize => &mut self.f_4,
                20usize => &mut self.line_break,
                21usize => &mut self.carriage_return,
                22usize => &mut self.tab,
                23usize => &mut self.nul,
                24usize => &mut self.bell,
                25usize => &mut self.delete,
                26usize => &mut self.next_u85_line,
                27usize => &mut self.right_u202e_to_left,
                28usize => &mut self.zero_u200b_width,
                29usize => &mut self.ufeff_bom,
                30usize => &mut self.u2028_separator,
                31usize => &mut self.f_5,
                32usize => &mut self.f0,
                33usize => &mut self.f_6,
                34usize => &mut self.f_7,
                35usize => &mut self.link,
                36usize => &mut self.script,
                37usize => &mut self.a_b_5,
                38usize => &mut self.ue9_t_ue9,
                39usize => &mut self.e_u301_te_u301,
                40usize => &mut self.gr_uf6_udf_e,
                41usize => &mut self.stra_udf_e,
                42usize => &mut self.u441_ode,
                43usize => &mut self.code,
                44usize => &mut self.u540d_u524d,
                45usize => &mut self.uaa_uba,
                46usize => &mut self.u2460,
                47usize => &mut self.u17f,
                48usize => &mut self.u1f389,
                49usize => &mut self.u1f38a,
                50usize => &mut self.u1f468_u200d_u1f469_u200d_u1f467,
                51usize => &mut self.proto,
                52usize => &mut self.constructor,
                53usize => &mut self.f_8,
                54usize => &mut self.f_9,
                55usize => {
                    &mut self
                        .long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_name
                }
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Names);
pub use crate::info::NAMES;
/// A \[shape\]\[Option\] with \<b\>tags\</b\>, an unclosed \`tick, \*stars\*, \_lines\_ and a bare <https://example.com/>. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// See \[Vec\<T\>\], \[`Missing`\], \[a\](b) and \[c\]: d. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub link: Option<String>,
    /// A Map\<String, Vec\<T\>\> and \<script\>alert(1)\</script\>, \<!-- open. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub tag: Option<String>,
    /// One of `a`, `b<c>` or `[d]`, but not ``e` f`` or `g. Text. Section 2, [Notes](#notes) <of> *every* `kind\`.
    pub code: Option<String>,
    /// ```rust panic!("run as a test") ``` let x = also_code(); # Heading - item | a | b | |---|---|. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub block: Option<String>,
    /// \*/ ends; /\* begins; // stays; /// too; //! as well. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub comment: Option<String>,
    /// Bare <https://example.com/a?b=c_d>, <https://example.com/> and www.example.com. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub address: Option<String>,
    /// Ends in dots. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub dots: Option<String>,
    /// Left \u{202e} right \u{2066} and \u{0} nothing return. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub direction: Option<String>,
    /// "Double", 'single' and \\ back \\n slashes {curly} {} ${x} #{y}. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub quotes: Option<String>,
    /// A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. A long note with \[brackets\], \<tags\> and `ticks`, over and over. Text. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub long: Option<String>,
    /// Free-form value, such as `{"a/b":["\u{202e}",1e+300,-0.0,true]}`. Section 2, \[Notes\](#notes) \<of\> \*every\* `kind`.
    pub example: Option<runtime::Json>,
    unknown_fields: runtime::UnknownFields,
}
impl Notes {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for Notes {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &NOTES
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.link,
                1usize => &self.tag,
                2usize => &self.code,
                3usize => &self.block,
                4usize => &self.comment,
                5usize => &self.address,
                6usize => &self.dots,
                7usize => &self.direction,
                8usize => &self.quotes,
                9usize => &self.long,
                10usize => &self.example,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.link,
                1usize => &mut self.tag,
                2usize => &mut self.code,
                3usize => &mut self.block,
                4usize => &mut self.comment,
                5usize => &mut self.address,
                6usize => &mut self.dots,
                7usize => &mut self.direction,
                8usize => &mut self.quotes,
                9usize => &mut self.long,
                10usize => &mut self.example,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Notes);
pub use crate::info::NOTES;
