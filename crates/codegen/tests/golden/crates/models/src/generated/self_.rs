// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// Every type, alone and in lists. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Every {
    /// Whole number that identifies this record. Section 2.
    pub every: Option<super::EveryEvery>,
    /// Text. Section 2.
    pub string: Option<String>,
    /// List. Each item: text. Section 2.
    pub string_list: runtime::List<String>,
    /// List. Each item: list. Each item: text. Section 2.
    pub string_lists: runtime::List<runtime::List<String>>,
    /// List. Each item: list. Each item: list. Each item: list. Each item: text. Section 2.
    pub string_deep: runtime::List<runtime::List<runtime::List<runtime::List<String>>>>,
    /// Whole number. Section 2.
    pub integer: Option<i64>,
    /// List. Each item: whole number. Section 2.
    pub integer_list: runtime::List<i64>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2.
    pub int32: Option<i32>,
    /// List. Each item: whole number, 32-bit signed. Section 2.
    pub int32_list: runtime::List<i32>,
    /// Number. Section 2.
    pub number: Option<runtime::Number>,
    /// List. Each item: number. Section 2.
    pub number_list: runtime::List<runtime::Number>,
    /// True or false. Section 2.
    pub boolean: Option<bool>,
    /// List. Each item: true or false. Section 2.
    pub boolean_list: runtime::List<bool>,
    /// Amount of money as decimal text, such as `10.00`. Section 2.
    pub amount: Option<runtime::Amount>,
    /// List. Each item: amount of money as decimal text. Section 2.
    pub amount_list: runtime::List<runtime::Amount>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2.
    pub timestamp: Option<runtime::Timestamp>,
    /// List. Each item: date and time, ISO 8601 in UTC. Section 2.
    pub timestamp_list: runtime::List<runtime::Timestamp>,
    /// Date, YYYY-MM-DD, such as `2023-02-10`. Section 2.
    pub date: Option<runtime::Date>,
    /// List. Each item: date, YYYY-MM-DD. Section 2.
    pub date_list: runtime::List<runtime::Date>,
    /// URL. Section 2.
    pub url: Option<runtime::Url>,
    /// List. Each item: URL. Section 2.
    pub url_list: runtime::List<runtime::Url>,
    /// Free-form value. Section 2.
    pub any: Option<runtime::Json>,
    /// List. Each item: free-form value. Section 2.
    pub any_list: runtime::List<runtime::Json>,
    /// Object with arbitrary keys and free-form values. Section 2.
    pub object: Option<runtime::Object>,
    /// List. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_list: runtime::List<runtime::Object>,
    /// List. Each item: list. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_lists: runtime::List<runtime::List<runtime::Object>>,
    /// Text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words: Option<super::Words>,
    /// List. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_list: runtime::List<super::Words>,
    /// List. Each item: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_lists: runtime::List<runtime::List<super::Words>>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed: Option<super::Closed>,
    /// List. Each item: one of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed_list: runtime::List<super::Closed>,
    /// Text; one value seen: `only`. Section 2.
    pub one: Option<super::One>,
    /// List. Each item: text; one value seen: `only`. Section 2.
    pub one_list: runtime::List<super::One>,
    /// Every type, alone and in lists. Section 2.
    pub every_one: Option<Box<super::Every>>,
    /// List. Each item: every type, alone and in lists. Section 2.
    pub every_list: runtime::List<super::Every>,
    /// List. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_lists: runtime::List<runtime::List<super::Every>>,
    /// List. Each item: list. Each item: list. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_deep: runtime::List<
        runtime::List<runtime::List<runtime::List<super::Every>>>,
    >,
    /// A shape without a field that the document shows. Section 2.
    pub empty: Option<super::Empty>,
    /// List. Each item: a shape without a field that the document shows. Section 2.
    pub empty_list: runtime::List<super::Empty>,
    /// A shape of which the document shows one field. Section 2.
    pub unshown: Option<super::Unshown>,
    /// List. Each item: a shape of which the document shows one field. Section 2.
    pub unshown_list: runtime::List<super::Unshown>,
    /// A shape with one field. Section 2.
    pub leaf: Option<super::Leaf>,
    /// List. Each item: a shape with one field. Section 2.
    pub leaf_list: runtime::List<super::Leaf>,
    /// `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id: Option<super::NamesAnOddId>,
    /// List. Each item: `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id_list: runtime::List<super::NamesAnOddId>,
    /// `type` of a Keywords. Section 2.
    pub keywords_of_type: Option<super::KeywordsType2>,
    /// List. Each item: `type` of a Keywords. Section 2.
    pub keywords_of_type_list: runtime::List<super::KeywordsType2>,
    /// Whole number that identifies this record. Section 2.
    pub every_of_every: Option<super::EveryEvery>,
    /// List. Each item: `every` of an Every. Section 2.
    pub every_of_every_list: runtime::List<super::EveryEvery>,
    /// A shape that holds itself. Section 2.
    pub r#loop: Option<super::Loop>,
    /// List. Each item: a shape that holds itself. Section 2.
    pub loop_list: runtime::List<super::Loop>,
    /// List. Each item: list. Each item: a shape that holds itself. Section 2.
    pub loop_lists: runtime::List<runtime::List<super::Loop>>,
    /// Whole number, not below -9223372036854775808. Section 2.
    pub low: Option<i64>,
    /// Whole number, not above 9223372036854775807. Section 2.
    pub high: Option<i64>,
    /// Whole number, 32-bit signed, from -1 to 1. Section 2.
    pub narrow: Option<i32>,
    /// Number, from 0 to 0. Section 2.
    pub exact: Option<runtime::Number>,
    /// Number, not below -90. Section 2.
    pub floor: Option<runtime::Number>,
    /// Number, not above 90. Section 2.
    pub ceiling: Option<runtime::Number>,
    /// Whole number that identifies this record, not below 1. Section 2.
    pub bounded_id: Option<super::EveryEvery>,
    /// Text. Section 2.
    pub shown: Option<String>,
    /// Text. Section 2.
    pub sensible: Option<String>,
    /// Text. Section 2.
    pub now_and_then: Option<String>,
    /// Nobody sees it. Text. Section 2.
    pub hidden: Option<runtime::Secret>,
    /// A shape with one field. Section 2.
    pub null_leaf: Option<super::Leaf>,
    /// A shape that holds itself. Section 2.
    pub null_loop: Option<super::Loop>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub null_closed: Option<super::Closed>,
    /// List. Each item: a shape with one field. Section 2.
    pub null_list: runtime::List<super::Leaf>,
    /// Names whose keys are the same. Section 2.
    pub collisions: Option<super::Collisions>,
    unknown_fields: runtime::UnknownFields,
}
impl Every {
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
impl runtime::Fields for Every {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EVERY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.every,
                1usize => &self.string,
                2usize => &self.string_list,
                3usize => &self.string_lists,
                4usize => &self.string_deep,
                5usize => &self.integer,
                6usize => &self.integer_list,
                7usize => &self.int32,
                8usize => &self.int32_list,
                9usize => &self.number,
                10usize => &self.number_list,
                11usize => &self.boolean,
                12usize => &self.boolean_list,
                13usize => &self.amount,
                14usize => &self.amount_list,
                15usize => &self.timestamp,
                16usize => &self.timestamp_list,
                17usize => &self.date,
                18usize => &self.date_list,
                19usize => &self.url,
                20usize => &self.url_list,
                21usize => &self.any,
                22usize => &self.any_list,
                23usize => &self.object,
                24usize => &self.object_list,
                25usize => &self.object_lists,
                26usize => &self.words,
                27usize => &self.words_list,
                28usize => &self.words_lists,
                29usize => &self.closed,
                30usize => &self.closed_list,
                31usize => &self.one,
                32usize => &self.one_list,
                33usize => &self.every_one,
                34usize => &self.every_list,
                35usize => &self.every_lists,
                36usize => &self.every_deep,
                37usize => &self.empty,
                38usize => &self.empty_list,
                39usize => &self.unshown,
                40usize => &self.unshown_list,
                41usize => &self.leaf,
                42usize => &self.leaf_list,
                43usize => &self.names_of_an_odd_id,
                44usize => &self.names_of_an_odd_id_list,
                45usize => &self.keywords_of_type,
                46usize => &self.keywords_of_type_list,
                47usize => &self.every_of_every,
                48usize => &self.every_of_every_list,
                49usize => &self.r#loop,
                50usize => &self.loop_list,
                51usize => &self.loop_lists,
                52usize => &self.low,
                53usize => &self.high,
                54usize => &self.narrow,
                55usize => &self.exact,
                56usize => &self.floor,
                57usize => &self.ceiling,
                58usize => &self.bounded_id,
                59usize => &self.shown,
                60usize => &self.sensible,
                61usize => &self.now_and_then,
                62usize => &self.hidden,
                63usize => &self.null_leaf,
                64usize => &self.null_loop,
                65usize => &self.null_closed,
                66usize => &self.null_list,
                67usize => &self.collisions,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.every,
                1usize => &mut self.string,
                2usize => &mut self.string_list,
                3usize => &mut self.string_lists,
                4usize => &mut self.string_deep,
                5usize => &mut self.integer,
                6usize => &mut self.integer_list,
                7usize => &mut self.int32,
                8usize => &mut self.int32_list,
                9usize => &mut self.number,
                10usize => &mut self.number_list,
                11usize => &mut self.boolean,
                12usize => &mut self.boolean_list,
                13usize => &mut self.amount,
                14usize => &mut self.amount_list,
                15usize => &mut self.timestamp,
                16usize => &mut self.timestamp_list,
                17usize => &mut self.date,
                18usize => &mut self.date_list,
                19usize => &mut self.url,
                20usize => &mut self.url_list,
                21usize => &mut self.any,
                22usize => &mut self.any_list,
                23usize => &mut self.object,
                24usize => &mut self.object_list,
                25usize => &mut self.object_lists,
                26usize => &mut self.words,
                27usize => &mut self.words_list,
                28usize => &mut self.words_lists,
                29usize => &mut self.closed,
                30usize => &mut self.closed_list,
                31usize => &mut self.one,
                32usize => &mut self.one_list,
                33usize => &mut self.every_one,
                34usize => &mut self.every_list,
                35usize => &mut self.every_lists,
                36usize => &mut self.every_deep,
                37usize => &mut self.empty,
                38usize => &mut self.empty_list,
                39usize => &mut self.unshown,
                40usize => &mut self.unshown_list,
                41usize => &mut self.leaf,
                42usize => &mut self.leaf_list,
                43usize => &mut self.names_of_an_odd_id,
                44usize => &mut self.names_of_an_odd_id_list,
                45usize => &mut self.keywords_of_type,
                46usize => &mut self.keywords_of_type_list,
                47usize => &mut self.every_of_every,
                48usize => &mut self.every_of_every_list,
                49usize => &mut self.r#loop,
                50usize => &mut self.loop_list,
                51usize => &mut self.loop_lists,
                52usize => &mut self.low,
                53usize => &mut self.high,
                54usize => &mut self.narrow,
                55usize => &mut self.exact,
                56usize => &mut self.floor,
                57usize => &mut self.ceiling,
                58usize => &mut self.bounded_id,
                59usize => &mut self.shown,
                60usize => &mut self.sensible,
                61usize => &mut self.now_and_then,
                62usize => &mut self.hidden,
                63usize => &mut self.null_leaf,
                64usize => &mut self.null_loop,
                65usize => &mut self.null_closed,
                66usize => &mut self.null_list,
                67usize => &mut self.collisions,
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
runtime::shape_impls!(Every);
pub use crate::info::EVERY;
impl runtime::PageOf for super::Every {
    const PAGE: &'static runtime::ShapeInfo = &EVERY_PAGE;
}
pub use crate::info::EVERY_PAGE;
/// Every type in a partial update. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct EveryUpdate {
    /// Text. Section 2.
    pub string: runtime::Patch<String>,
    /// List. Each item: text. Section 2.
    pub string_list: runtime::Patch<runtime::List<String>>,
    /// List. Each item: list. Each item: text. Section 2.
    pub string_lists: runtime::Patch<runtime::List<runtime::List<String>>>,
    /// List. Each item: list. Each item: list. Each item: list. Each item: text. Section 2.
    pub string_deep: runtime::Patch<
        runtime::List<runtime::List<runtime::List<runtime::List<String>>>>,
    >,
    /// Whole number. Section 2.
    pub integer: runtime::Patch<i64>,
    /// List. Each item: whole number. Section 2.
    pub integer_list: runtime::Patch<runtime::List<i64>>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2.
    pub int32: runtime::Patch<i32>,
    /// List. Each item: whole number, 32-bit signed. Section 2.
    pub int32_list: runtime::Patch<runtime::List<i32>>,
    /// Number. Section 2.
    pub number: runtime::Patch<runtime::Number>,
    /// List. Each item: number. Section 2.
    pub number_list: runtime::Patch<runtime::List<runtime::Number>>,
    /// True or false. Section 2.
    pub boolean: runtime::Patch<bool>,
    /// List. Each item: true or false. Section 2.
    pub boolean_list: runtime::Patch<runtime::List<bool>>,
    /// Amount of money as decimal text, such as `10.00`. Section 2.
    pub amount: runtime::Patch<runtime::Amount>,
    /// List. Each item: amount of money as decimal text. Section 2.
    pub amount_list: runtime::Patch<runtime::List<runtime::Amount>>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2.
    pub timestamp: runtime::Patch<runtime::Timestamp>,
    /// List. Each item: date and time, ISO 8601 in UTC. Section 2.
    pub timestamp_list: runtime::Patch<runtime::List<runtime::Timestamp>>,
    /// Date, YYYY-MM-DD, such as `2023-02-10`. Section 2.
    pub date: runtime::Patch<runtime::Date>,
    /// List. Each item: date, YYYY-MM-DD. Section 2.
    pub date_list: runtime::Patch<runtime::List<runtime::Date>>,
    /// URL. Section 2.
    pub url: runtime::Patch<runtime::Url>,
    /// List. Each item: URL. Section 2.
    pub url_list: runtime::Patch<runtime::List<runtime::Url>>,
    /// Free-form value. Section 2.
    pub any: runtime::Patch<runtime::Json>,
    /// List. Each item: free-form value. Section 2.
    pub any_list: runtime::Patch<runtime::List<runtime::Json>>,
    /// Object with arbitrary keys and free-form values. Section 2.
    pub object: runtime::Patch<runtime::Object>,
    /// List. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_list: runtime::Patch<runtime::List<runtime::Object>>,
    /// List. Each item: list. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_lists: runtime::Patch<runtime::List<runtime::List<runtime::Object>>>,
    /// Text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words: runtime::Patch<super::Words>,
    /// List. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_list: runtime::Patch<runtime::List<super::Words>>,
    /// List. Each item: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_lists: runtime::Patch<runtime::List<runtime::List<super::Words>>>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed: runtime::Patch<super::Closed>,
    /// List. Each item: one of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed_list: runtime::Patch<runtime::List<super::Closed>>,
    /// Text; one value seen: `only`. Section 2.
    pub one: runtime::Patch<super::One>,
    /// List. Each item: text; one value seen: `only`. Section 2.
    pub one_list: runtime::Patch<runtime::List<super::One>>,
    /// Every type, alone and in lists. Section 2.
    pub every_one: runtime::Patch<super::Every>,
    /// List. Each item: every type, alone and in lists. Section 2.
    pub every_list: runtime::Patch<runtime::List<super::Every>>,
    /// List. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_lists: runtime::Patch<runtime::List<runtime::List<super::Every>>>,
    /// List. Each item: list. Each item: list. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_deep: runtime::Patch<
        runtime::List<runtime::List<runtime::List<runtime::List<super::Every>>>>,
    >,
    /// A shape without a field that the document shows. Section 2.
    pub empty: runtime::Patch<super::Empty>,
    /// List. Each item: a shape without a field that the document shows. Section 2.
    pub empty_list: runtime::Patch<runtime::List<super::Empty>>,
    /// A shape of which the document shows one field. Section 2.
    pub unshown: runtime::Patch<super::Unshown>,
    /// List. Each item: a shape of which the document shows one field. Section 2.
    pub unshown_list: runtime::Patch<runtime::List<super::Unshown>>,
    /// A shape with one field. Section 2.
    pub leaf: runtime::Patch<super::Leaf>,
    /// List. Each item: a shape with one field. Section 2.
    pub leaf_list: runtime::Patch<runtime::List<super::Leaf>>,
    /// `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id: runtime::Patch<super::NamesAnOddId>,
    /// List. Each item: `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id_list: runtime::Patch<runtime::List<super::NamesAnOddId>>,
    /// `type` of a Keywords. Section 2.
    pub keywords_of_type: runtime::Patch<super::KeywordsType2>,
    /// List. Each item: `type` of a Keywords. Section 2.
    pub keywords_of_type_list: runtime::Patch<runtime::List<super::KeywordsType2>>,
    /// `every` of an Every. Section 2.
    pub every_of_every: runtime::Patch<super::EveryEvery>,
    /// List. Each item: `every` of an Every. Section 2.
    pub every_of_every_list: runtime::Patch<runtime::List<super::EveryEvery>>,
    /// A shape that holds itself. Section 2.
    pub r#loop: runtime::Patch<super::Loop>,
    /// List. Each item: a shape that holds itself. Section 2.
    pub loop_list: runtime::Patch<runtime::List<super::Loop>>,
    /// List. Each item: list. Each item: a shape that holds itself. Section 2.
    pub loop_lists: runtime::Patch<runtime::List<runtime::List<super::Loop>>>,
    /// Whole number, not below -9223372036854775808. Section 2.
    pub low: runtime::Patch<i64>,
    /// Whole number, not above 9223372036854775807. Section 2.
    pub high: runtime::Patch<i64>,
    /// Whole number, 32-bit signed, from -1 to 1. Section 2.
    pub narrow: runtime::Patch<i32>,
    /// Number, from 0 to 0. Section 2.
    pub exact: runtime::Patch<runtime::Number>,
    /// Number, not below -90. Section 2.
    pub floor: runtime::Patch<runtime::Number>,
    /// Number, not above 90. Section 2.
    pub ceiling: runtime::Patch<runtime::Number>,
    /// `every` of an Every, not below 1. Section 2.
    pub bounded_id: runtime::Patch<super::EveryEvery>,
    /// Text. Section 2.
    pub shown: runtime::Patch<String>,
    /// Text. Section 2.
    pub sensible: runtime::Patch<String>,
    /// Text. Section 2.
    pub now_and_then: runtime::Patch<String>,
    /// Nobody sees it. Text. Section 2.
    pub hidden: runtime::Patch<runtime::Secret>,
    /// A shape with one field. Section 2.
    pub null_leaf: runtime::Patch<super::Leaf>,
    /// A shape that holds itself. Section 2.
    pub null_loop: runtime::Patch<super::Loop>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub null_closed: runtime::Patch<super::Closed>,
    /// List. Each item: a shape with one field. Section 2.
    pub null_list: runtime::Patch<runtime::List<super::Leaf>>,
    /// Names whose keys are the same. Section 2.
    pub collisions: runtime::Patch<super::Collisions>,
    unknown_fields: runtime::UnknownFields,
}
impl EveryUpdate {
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
    /// Sets `string`.
    #[must_use]
    pub fn string(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.string = value.into();
        self
    }
    /// Sets `string_list`.
    #[must_use]
    pub fn string_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<String>>>,
    ) -> Self {
        self.string_list = value.into();
        self
    }
    /// Sets `string_lists`.
    #[must_use]
    pub fn string_lists(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::List<String>>>>,
    ) -> Self {
        self.string_lists = value.into();
        self
    }
    /// Sets `string_deep`.
    #[must_use]
    pub fn string_deep(
        mut self,
        value: impl Into<
            runtime::Patch<
                runtime::List<runtime::List<runtime::List<runtime::List<String>>>>,
            >,
        >,
    ) -> Self {
        self.string_deep = value.into();
        self
    }
    /// Sets `integer`.
    #[must_use]
    pub fn integer(mut self, value: impl Into<runtime::Patch<i64>>) -> Self {
        self.integer = value.into();
        self
    }
    /// Sets `integer_list`.
    #[must_use]
    pub fn integer_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<i64>>>,
    ) -> Self {
        self.integer_list = value.into();
        self
    }
    /// Sets `int32`.
    #[must_use]
    pub fn int32(mut self, value: impl Into<runtime::Patch<i32>>) -> Self {
        self.int32 = value.into();
        self
    }
    /// Sets `int32_list`.
    #[must_use]
    pub fn int32_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<i32>>>,
    ) -> Self {
        self.int32_list = value.into();
        self
    }
    /// Sets `number`.
    #[must_use]
    pub fn number(mut self, value: impl Into<runtime::Patch<runtime::Number>>) -> Self {
        self.number = value.into();
        self
    }
    /// Sets `number_list`.
    #[must_use]
    pub fn number_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::Number>>>,
    ) -> Self {
        self.number_list = value.into();
        self
    }
    /// Sets `boolean`.
    #[must_use]
    pub fn boolean(mut self, value: impl Into<runtime::Patch<bool>>) -> Self {
        self.boolean = value.into();
        self
    }
    /// Sets `boolean_list`.
    #[must_use]
    pub fn boolean_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<bool>>>,
    ) -> Self {
        self.boolean_list = value.into();
        self
    }
    /// Sets `amount`.
    #[must_use]
    pub fn amount(mut self, value: impl Into<runtime::Patch<runtime::Amount>>) -> Self {
        self.amount = value.into();
        self
    }
    /// Sets `amount_list`.
    #[must_use]
    pub fn amount_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::Amount>>>,
    ) -> Self {
        self.amount_list = value.into();
        self
    }
    /// Sets `timestamp`.
    #[must_use]
    pub fn timestamp(
        mut self,
        value: impl Into<runtime::Patch<runtime::Timestamp>>,
    ) -> Self {
        self.timestamp = value.into();
        self
    }
    /// Sets `timestamp_list`.
    #[must_use]
    pub fn timestamp_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::Timestamp>>>,
    ) -> Self {
        self.timestamp_list = value.into();
        self
    }
    /// Sets `date`.
    #[must_use]
    pub fn date(mut self, value: impl Into<runtime::Patch<runtime::Date>>) -> Self {
        self.date = value.into();
        self
    }
    /// Sets `date_list`.
    #[must_use]
    pub fn date_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::Date>>>,
    ) -> Self {
        self.date_list = value.into();
        self
    }
    /// Sets `url`.
    #[must_use]
    pub fn url(mut self, value: impl Into<runtime::Patch<runtime::Url>>) -> Self {
        self.url = value.into();
        self
    }
    /// Sets `url_list`.
    #[must_use]
    pub fn url_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::Url>>>,
    ) -> Self {
        self.url_list = value.into();
        self
    }
    /// Sets `any`.
    #[must_use]
    pub fn any(mut self, value: impl Into<runtime::Patch<runtime::Json>>) -> Self {
        self.any = value.into();
        self
    }
    /// Sets `any_list`.
    #[must_use]
    pub fn any_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::Json>>>,
    ) -> Self {
        self.any_list = value.into();
        self
    }
    /// Sets `object`.
    #[must_use]
    pub fn object(mut self, value: impl Into<runtime::Patch<runtime::Object>>) -> Self {
        self.object = value.into();
        self
    }
    /// Sets `object_list`.
    #[must_use]
    pub fn object_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::Object>>>,
    ) -> Self {
        self.object_list = value.into();
        self
    }
    /// Sets `object_lists`.
    #[must_use]
    pub fn object_lists(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::List<runtime::Object>>>>,
    ) -> Self {
        self.object_lists = value.into();
        self
    }
    /// Sets `words`.
    #[must_use]
    pub fn words(mut self, value: impl Into<runtime::Patch<super::Words>>) -> Self {
        self.words = value.into();
        self
    }
    /// Sets `words_list`.
    #[must_use]
    pub fn words_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::Words>>>,
    ) -> Self {
        self.words_list = value.into();
        self
    }
    /// Sets `words_lists`.
    #[must_use]
    pub fn words_lists(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::List<super::Words>>>>,
    ) -> Self {
        self.words_lists = value.into();
        self
    }
    /// Sets `closed`.
    #[must_use]
    pub fn closed(mut self, value: impl Into<runtime::Patch<super::Closed>>) -> Self {
        self.closed = value.into();
        self
    }
    /// Sets `closed_list`.
    #[must_use]
    pub fn closed_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::Closed>>>,
    ) -> Self {
        self.closed_list = value.into();
        self
    }
    /// Sets `one`.
    #[must_use]
    pub fn one(mut self, value: impl Into<runtime::Patch<super::One>>) -> Self {
        self.one = value.into();
        self
    }
    /// Sets `one_list`.
    #[must_use]
    pub fn one_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::One>>>,
    ) -> Self {
        self.one_list = value.into();
        self
    }
    /// Sets `every_one`.
    #[must_use]
    pub fn every_one(mut self, value: impl Into<runtime::Patch<super::Every>>) -> Self {
        self.every_one = value.into();
        self
    }
    /// Sets `every_list`.
    #[must_use]
    pub fn every_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::Every>>>,
    ) -> Self {
        self.every_list = value.into();
        self
    }
    /// Sets `every_lists`.
    #[must_use]
    pub fn every_lists(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::List<super::Every>>>>,
    ) -> Self {
        self.every_lists = value.into();
        self
    }
    /// Sets `every_deep`.
    #[must_use]
    pub fn every_deep(
        mut self,
        value: impl Into<
            runtime::Patch<
                runtime::List<runtime::List<runtime::List<runtime::List<super::Every>>>>,
            >,
        >,
    ) -> Self {
        self.every_deep = value.into();
        self
    }
    /// Sets `empty`.
    #[must_use]
    pub fn empty(mut self, value: impl Into<runtime::Patch<super::Empty>>) -> Self {
        self.empty = value.into();
        self
    }
    /// Sets `empty_list`.
    #[must_use]
    pub fn empty_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::Empty>>>,
    ) -> Self {
        self.empty_list = value.into();
        self
    }
    /// Sets `unshown`.
    #[must_use]
    pub fn unshown(mut self, value: impl Into<runtime::Patch<super::Unshown>>) -> Self {
        self.unshown = value.into();
        self
    }
    /// Sets `unshown_list`.
    #[must_use]
    pub fn unshown_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::Unshown>>>,
    ) -> Self {
        self.unshown_list = value.into();
        self
    }
    /// Sets `leaf`.
    #[must_use]
    pub fn leaf(mut self, value: impl Into<runtime::Patch<super::Leaf>>) -> Self {
        self.leaf = value.into();
        self
    }
    /// Sets `leaf_list`.
    #[must_use]
    pub fn leaf_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::Leaf>>>,
    ) -> Self {
        self.leaf_list = value.into();
        self
    }
    /// Sets `names_of_an_odd_id`.
    #[must_use]
    pub fn names_of_an_odd_id(
        mut self,
        value: impl Into<runtime::Patch<super::NamesAnOddId>>,
    ) -> Self {
        self.names_of_an_odd_id = value.into();
        self
    }
    /// Sets `names_of_an_odd_id_list`.
    #[must_use]
    pub fn names_of_an_odd_id_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::NamesAnOddId>>>,
    ) -> Self {
        self.names_of_an_odd_id_list = value.into();
        self
    }
    /// Sets `keywords_of_type`.
    #[must_use]
    pub fn keywords_of_type(
        mut self,
        value: impl Into<runtime::Patch<super::KeywordsType2>>,
    ) -> Self {
        self.keywords_of_type = value.into();
        self
    }
    /// Sets `keywords_of_type_list`.
    #[must_use]
    pub fn keywords_of_type_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::KeywordsType2>>>,
    ) -> Self {
        self.keywords_of_type_list = value.into();
        self
    }
    /// Sets `every_of_every`.
    #[must_use]
    pub fn every_of_every(
        mut self,
        value: impl Into<runtime::Patch<super::EveryEvery>>,
    ) -> Self {
        self.every_of_every = value.into();
        self
    }
    /// Sets `every_of_every_list`.
    #[must_use]
    pub fn every_of_every_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::EveryEvery>>>,
    ) -> Self {
        self.every_of_every_list = value.into();
        self
    }
    /// Sets `loop`.
    #[must_use]
    pub fn r#loop(mut self, value: impl Into<runtime::Patch<super::Loop>>) -> Self {
        self.r#loop = value.into();
        self
    }
    /// Sets `loop_list`.
    #[must_use]
    pub fn loop_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::Loop>>>,
    ) -> Self {
        self.loop_list = value.into();
        self
    }
    /// Sets `loop_lists`.
    #[must_use]
    pub fn loop_lists(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::List<super::Loop>>>>,
    ) -> Self {
        self.loop_lists = value.into();
        self
    }
    /// Sets `low`.
    #[must_use]
    pub fn low(mut self, value: impl Into<runtime::Patch<i64>>) -> Self {
        self.low = value.into();
        self
    }
    /// Sets `high`.
    #[must_use]
    pub fn high(mut self, value: impl Into<runtime::Patch<i64>>) -> Self {
        self.high = value.into();
        self
    }
    /// Sets `narrow`.
    #[must_use]
    pub fn narrow(mut self, value: impl Into<runtime::Patch<i32>>) -> Self {
        self.narrow = value.into();
        self
    }
    /// Sets `exact`.
    #[must_use]
    pub fn exact(mut self, value: impl Into<runtime::Patch<runtime::Number>>) -> Self {
        self.exact = value.into();
        self
    }
    /// Sets `floor`.
    #[must_use]
    pub fn floor(mut self, value: impl Into<runtime::Patch<runtime::Number>>) -> Self {
        self.floor = value.into();
        self
    }
    /// Sets `ceiling`.
    #[must_use]
    pub fn ceiling(mut self, value: impl Into<runtime::Patch<runtime::Number>>) -> Self {
        self.ceiling = value.into();
        self
    }
    /// Sets `bounded_id`.
    #[must_use]
    pub fn bounded_id(
        mut self,
        value: impl Into<runtime::Patch<super::EveryEvery>>,
    ) -> Self {
        self.bounded_id = value.into();
        self
    }
    /// Sets `shown`.
    #[must_use]
    pub fn shown(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.shown = value.into();
        self
    }
    /// Sets `sensible`.
    #[must_use]
    pub fn sensible(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.sensible = value.into();
        self
    }
    /// Sets `now_and_then`.
    #[must_use]
    pub fn now_and_then(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.now_and_then = value.into();
        self
    }
    /// Sets `hidden`.
    #[must_use]
    pub fn hidden(mut self, value: impl Into<runtime::Patch<runtime::Secret>>) -> Self {
        self.hidden = value.into();
        self
    }
    /// Sets `null_leaf`.
    #[must_use]
    pub fn null_leaf(mut self, value: impl Into<runtime::Patch<super::Leaf>>) -> Self {
        self.null_leaf = value.into();
        self
    }
    /// Sets `null_loop`.
    #[must_use]
    pub fn null_loop(mut self, value: impl Into<runtime::Patch<super::Loop>>) -> Self {
        self.null_loop = value.into();
        self
    }
    /// Sets `null_closed`.
    #[must_use]
    pub fn null_closed(
        mut self,
        value: impl Into<runtime::Patch<super::Closed>>,
    ) -> Self {
        self.null_closed = value.into();
        self
    }
    /// Sets `null_list`.
    #[must_use]
    pub fn null_list(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::Leaf>>>,
    ) -> Self {
        self.null_list = value.into();
        self
    }
    /// Sets `collisions`.
    #[must_use]
    pub fn collisions(
        mut self,
        value: impl Into<runtime::Patch<super::Collisions>>,
    ) -> Self {
        self.collisions = value.into();
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
impl runtime::Fields for EveryUpdate {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EVERY_UPDATE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.string,
                1usize => &self.string_list,
                2usize => &self.string_lists,
                3usize => &self.string_deep,
                4usize => &self.integer,
                5usize => &self.integer_list,
                6usize => &self.int32,
                7usize => &self.int32_list,
                8usize => &self.number,
                9usize => &self.number_list,
                10usize => &self.boolean,
                11usize => &self.boolean_list,
                12usize => &self.amount,
                13usize => &self.amount_list,
                14usize => &self.timestamp,
                15usize => &self.timestamp_list,
                16usize => &self.date,
                17usize => &self.date_list,
                18usize => &self.url,
                19usize => &self.url_list,
                20usize => &self.any,
                21usize => &self.any_list,
                22usize => &self.object,
                23usize => &self.object_list,
                24usize => &self.object_lists,
                25usize => &self.words,
                26usize => &self.words_list,
                27usize => &self.words_lists,
                28usize => &self.closed,
                29usize => &self.closed_list,
                30usize => &self.one,
                31usize => &self.one_list,
                32usize => &self.every_one,
                33usize => &self.every_list,
                34usize => &self.every_lists,
                35usize => &self.every_deep,
                36usize => &self.empty,
                37usize => &self.empty_list,
                38usize => &self.unshown,
                39usize => &self.unshown_list,
                40usize => &self.leaf,
                41usize => &self.leaf_list,
                42usize => &self.names_of_an_odd_id,
                43usize => &self.names_of_an_odd_id_list,
                44usize => &self.keywords_of_type,
                45usize => &self.keywords_of_type_list,
                46usize => &self.every_of_every,
                47usize => &self.every_of_every_list,
                48usize => &self.r#loop,
                49usize => &self.loop_list,
                50usize => &self.loop_lists,
                51usize => &self.low,
                52usize => &self.high,
                53usize => &self.narrow,
                54usize => &self.exact,
                55usize => &self.floor,
                56usize => &self.ceiling,
                57usize => &self.bounded_id,
                58usize => &self.shown,
                59usize => &self.sensible,
                60usize => &self.now_and_then,
                61usize => &self.hidden,
                62usize => &self.null_leaf,
                63usize => &self.null_loop,
                64usize => &self.null_closed,
                65usize => &self.null_list,
                66usize => &self.collisions,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.string,
                1usize => &mut self.string_list,
                2usize => &mut self.string_lists,
                3usize => &mut self.string_deep,
                4usize => &mut self.integer,
                5usize => &mut self.integer_list,
                6usize => &mut self.int32,
                7usize => &mut self.int32_list,
                8usize => &mut self.number,
                9usize => &mut self.number_list,
                10usize => &mut self.boolean,
                11usize => &mut self.boolean_list,
                12usize => &mut self.amount,
                13usize => &mut self.amount_list,
                14usize => &mut self.timestamp,
                15usize => &mut self.timestamp_list,
                16usize => &mut self.date,
                17usize => &mut self.date_list,
                18usize => &mut self.url,
                19usize => &mut self.url_list,
                20usize => &mut self.any,
                21usize => &mut self.any_list,
                22usize => &mut self.object,
                23usize => &mut self.object_list,
                24usize => &mut self.object_lists,
                25usize => &mut self.words,
                26usize => &mut self.words_list,
                27usize => &mut self.words_lists,
                28usize => &mut self.closed,
                29usize => &mut self.closed_list,
                30usize => &mut self.one,
                31usize => &mut self.one_list,
                32usize => &mut self.every_one,
                33usize => &mut self.every_list,
                34usize => &mut self.every_lists,
                35usize => &mut self.every_deep,
                36usize => &mut self.empty,
                37usize => &mut self.empty_list,
                38usize => &mut self.unshown,
                39usize => &mut self.unshown_list,
                40usize => &mut self.leaf,
                41usize => &mut self.leaf_list,
                42usize => &mut self.names_of_an_odd_id,
                43usize => &mut self.names_of_an_odd_id_list,
                44usize => &mut self.keywords_of_type,
                45usize => &mut self.keywords_of_type_list,
                46usize => &mut self.every_of_every,
                47usize => &mut self.every_of_every_list,
                48usize => &mut self.r#loop,
                49usize => &mut self.loop_list,
                50usize => &mut self.loop_lists,
                51usize => &mut self.low,
                52usize => &mut self.high,
                53usize => &mut self.narrow,
                54usize => &mut self.exact,
                55usize => &mut self.floor,
                56usize => &mut self.ceiling,
                57usize => &mut self.bounded_id,
                58usize => &mut self.shown,
                59usize => &mut self.sensible,
                60usize => &mut self.now_and_then,
                61usize => &mut self.hidden,
                62usize => &mut self.null_leaf,
                63usize => &mut self.null_loop,
                64usize => &mut self.null_closed,
                65usize => &mut self.null_list,
                66usize => &mut self.collisions,
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
runtime::shape_impls!(EveryUpdate);
pub use crate::info::EVERY_UPDATE;
/// Every type in a request. Section 4.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct EveryBody {
    /// Text. Section 4.
    pub required_string: runtime::Required<String>,
    /// List. Each item: text. Section 4.
    pub required_string_list: runtime::List<String>,
    /// Whole number. Section 4.
    pub required_integer: runtime::Required<i64>,
    /// List. Each item: whole number. Section 4.
    pub required_integer_list: runtime::List<i64>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4.
    pub required_int32: runtime::Required<i32>,
    /// List. Each item: whole number, 32-bit signed. Section 4.
    pub required_int32_list: runtime::List<i32>,
    /// Number. Section 4.
    pub required_number: runtime::Required<runtime::Number>,
    /// List. Each item: number. Section 4.
    pub required_number_list: runtime::List<runtime::Number>,
    /// True or false. Section 4.
    pub required_boolean: runtime::Required<bool>,
    /// List. Each item: true or false. Section 4.
    pub required_boolean_list: runtime::List<bool>,
    /// Amount of money as decimal text, such as `10.00`. Section 4.
    pub required_amount: runtime::Required<runtime::Amount>,
    /// List. Each item: amount of money as decimal text. Section 4.
    pub required_amount_list: runtime::List<runtime::Amount>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4.
    pub required_timestamp: runtime::Required<runtime::Timestamp>,
    /// List. Each item: date and time, ISO 8601 in UTC. Section 4.
    pub required_timestamp_list: runtime::List<runtime::Timestamp>,
    /// Date, YYYY-MM-DD, such as `2023-02-10`. Section 4.
    pub required_date: runtime::Required<runtime::Date>,
    /// List. Each item: date, YYYY-MM-DD. Section 4.
    pub required_date_list: runtime::List<runtime::Date>,
    /// URL. Section 4.
    pub required_url: runtime::Required<runtime::Url>,
    /// List. Each item: URL. Section 4.
    pub required_url_list: runtime::List<runtime::Url>,
    /// Free-form value. Section 4.
    pub required_any: runtime::Required<runtime::Json>,
    /// List. Each item: free-form value. Section 4.
    pub required_any_list: runtime::List<runtime::Json>,
    /// Object with arbitrary keys and free-form values. Section 4.
    pub required_object: runtime::Required<runtime::Object>,
    /// List. Each item: object with arbitrary keys and free-form values. Section 4.
    pub required_object_list: runtime::List<runtime::Object>,
    /// Text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub required_words: runtime::Required<super::Words>,
    /// List. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub required_words_list: runtime::List<super::Words>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub required_closed: runtime::Required<super::Closed>,
    /// List. Each item: one of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub required_closed_list: runtime::List<super::Closed>,
    /// Text; one value seen: `only`. Section 4.
    pub required_one: runtime::Required<super::One>,
    /// List. Each item: text; one value seen: `only`. Section 4.
    pub required_one_list: runtime::List<super::One>,
    /// Every type, alone and in lists. Section 4.
    pub required_every: runtime::Required<super::Every>,
    /// List. Each item: every type, alone and in lists. Section 4.
    pub required_every_list: runtime::List<super::Every>,
    /// A shape without a field that the document shows. Section 4.
    pub required_empty: runtime::Required<super::Empty>,
    /// List. Each item: a shape without a field that the document shows. Section 4.
    pub required_empty_list: runtime::List<super::Empty>,
    /// A shape of which the document shows one field. Section 4.
    pub required_unshown: runtime::Required<super::Unshown>,
    /// List. Each item: a shape of which the document shows one field. Section 4.
    pub required_unshown_list: runtime::List<super::Unshown>,
    /// A shape with one field. Section 4.
    pub required_leaf: runtime::Required<super::Leaf>,
    /// List. Each item: a shape with one field. Section 4.
    pub required_leaf_list: runtime::List<super::Leaf>,
    /// `an/odd~id` of a Names. Section 4.
    pub required_names_of_an_odd_id: runtime::Required<super::NamesAnOddId>,
    /// List. Each item: `an/odd~id` of a Names. Section 4.
    pub required_names_of_an_odd_id_list: runtime::List<super::NamesAnOddId>,
    /// `type` of a Keywords. Section 4.
    pub required_keywords_of_type: runtime::Required<super::KeywordsType2>,
    /// List. Each item: `type` of a Keywords. Section 4.
    pub required_keywords_of_type_list: runtime::List<super::KeywordsType2>,
    /// `every` of an Every. Section 4.
    pub required_every_of_every: runtime::Required<super::EveryEvery>,
    /// List. Each item: `every` of an Every. Section 4.
    pub required_every_of_every_list: runtime::List<super::EveryEvery>,
    /// A shape that holds itself. Section 4.
    pub required_loop: runtime::Required<super::Loop>,
    /// List. Each item: a shape that holds itself. Section 4.
    pub required_loop_list: runtime::List<super::Loop>,
    /// Text. Section 2.
    pub string: Option<String>,
    /// List. Each item: text. Section 2.
    pub string_list: runtime::List<String>,
    /// List. Each item: list. Each item: text. Section 2.
    pub string_lists: runtime::List<runtime::List<String>>,
    /// List. Each item: list. Each item: list. Each item: list. Each item: text. Section 2.
    pub string_deep: runtime::List<runtime::List<runtime::List<runtime::List<String>>>>,
    /// Whole number. Section 2.
    pub integer: Option<i64>,
    /// List. Each item: whole number. Section 2.
    pub integer_list: runtime::List<i64>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2.
    pub int32: Option<i32>,
    /// List. Each item: whole number, 32-bit signed. Section 2.
    pub int32_list: runtime::List<i32>,
    /// Number. Section 2.
    pub number: Option<runtime::Number>,
    /// List. Each item: number. Section 2.
    pub number_list: runtime::List<runtime::Number>,
    /// True or false. Section 2.
    pub boolean: Option<bool>,
    /// List. Each item: true or false. Section 2.
    pub boolean_list: runtime::List<bool>,
    /// Amount of money as decimal text, such as `10.00`. Section 2.
    pub amount: Option<runtime::Amount>,
    /// List. Each item: amount of money as decimal text. Section 2.
    pub amount_list: runtime::List<runtime::Amount>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2.
    pub timestamp: Option<runtime::Timestamp>,
    /// List. Each item: date and time, ISO 8601 in UTC. Section 2.
    pub timestamp_list: runtime::List<runtime::Timestamp>,
    /// Date, YYYY-MM-DD, such as `2023-02-10`. Section 2.
    pub date: Option<runtime::Date>,
    /// List. Each item: date, YYYY-MM-DD. Section 2.
    pub date_list: runtime::List<runtime::Date>,
    /// URL. Section 2.
    pub url: Option<runtime::Url>,
    /// List. Each item: URL. Section 2.
    pub url_list: runtime::List<runtime::Url>,
    /// Free-form value. Section 2.
    pub any: Option<runtime::Json>,
    /// List. Each item: free-form value. Section 2.
    pub any_list: runtime::List<runtime::Json>,
    /// Object with arbitrary keys and free-form values. Section 2.
    pub object: Option<runtime::Object>,
    /// List. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_list: runtime::List<runtime::Object>,
    /// List. Each item: list. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_lists: runtime::List<runtime::List<runtime::Object>>,
    /// Text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words: Option<super::Words>,
    /// List. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_list: runtime::List<super::Words>,
    /// List. Each item: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_lists: runtime::List<runtime::List<super::Words>>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed: Option<super::Closed>,
    /// List. Each item: one of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed_list: runtime::List<super::Closed>,
    /// Text; one value seen: `only`. Section 2.
    pub one: Option<super::One>,
    /// List. Each item: text; one value seen: `only`. Section 2.
    pub one_list: runtime::List<super::One>,
    /// Every type, alone and in lists. Section 2.
    pub every_one: Option<super::Every>,
    /// List. Each item: every type, alone and in lists. Section 2.
    pub every_list: runtime::List<super::Every>,
    /// List. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_lists: runtime::List<runtime::List<super::Every>>,
    /// List. Each item: list. Each item: list. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_deep: runtime::List<
        runtime::List<runtime::List<runtime::List<super::Every>>>,
    >,
    /// A shape without a field that the document shows. Section 2.
    pub empty: Option<super::Empty>,
    /// List. Each item: a shape without a field that the document shows. Section 2.
    pub empty_list: runtime::List<super::Empty>,
    /// A shape of which the document shows one field. Section 2.
    pub unshown: Option<super::Unshown>,
    /// List. Each item: a shape of which the document shows one field. Section 2.
    pub unshown_list: runtime::List<super::Unshown>,
    /// A shape with one field. Section 2.
    pub leaf: Option<super::Leaf>,
    /// List. Each item: a shape with one field. Section 2.
    pub leaf_list: runtime::List<super::Leaf>,
    /// `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id: Option<super::NamesAnOddId>,
    /// List. Each item: `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id_list: runtime::List<super::NamesAnOddId>,
    /// `type` of a Keywords. Section 2.
    pub keywords_of_type: Option<super::KeywordsType2>,
    /// List. Each item: `type` of a Keywords. Section 2.
    pub keywords_of_type_list: runtime::List<super::KeywordsType2>,
    /// `every` of an Every. Section 2.
    pub every_of_every: Option<super::EveryEvery>,
    /// List. Each item: `every` of an Every. Section 2.
    pub every_of_every_list: runtime::List<super::EveryEvery>,
    /// A shape that holds itself. Section 2.
    pub r#loop: Option<super::Loop>,
    /// List. Each item: a shape that holds itself. Section 2.
    pub loop_list: runtime::List<super::Loop>,
    /// List. Each item: list. Each item: a shape that holds itself. Section 2.
    pub loop_lists: runtime::List<runtime::List<super::Loop>>,
    /// Whole number, not below -9223372036854775808. Section 2.
    pub low: Option<i64>,
    /// Whole number, not above 9223372036854775807. Section 2.
    pub high: Option<i64>,
    /// Whole number, 32-bit signed, from -1 to 1. Section 2.
    pub narrow: Option<i32>,
    /// Number, from 0 to 0. Section 2.
    pub exact: Option<runtime::Number>,
    /// Number, not below -90. Section 2.
    pub floor: Option<runtime::Number>,
    /// Number, not above 90. Section 2.
    pub ceiling: Option<runtime::Number>,
    /// `every` of an Every, not below 1. Section 2.
    pub bounded_id: Option<super::EveryEvery>,
    /// Text. Section 2.
    pub shown: Option<String>,
    /// Text. Section 2.
    pub sensible: Option<String>,
    /// Text. Section 2.
    pub now_and_then: Option<String>,
    /// Nobody sees it. Text. Section 2.
    pub hidden: Option<runtime::Secret>,
    /// A shape with one field. Section 2.
    pub null_leaf: Option<super::Leaf>,
    /// A shape that holds itself. Section 2.
    pub null_loop: Option<super::Loop>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub null_closed: Option<super::Closed>,
    /// List. Each item: a shape with one field. Section 2.
    pub null_list: runtime::List<super::Leaf>,
    /// Names whose keys are the same. Section 2.
    pub collisions: Option<super::Collisions>,
    unknown_fields: runtime::UnknownFields,
}
impl EveryBody {
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
        required_string: impl Into<String>,
        required_string_list: impl IntoIterator<Item = impl Into<String>>,
        required_integer: i64,
        required_integer_list: impl IntoIterator<Item = impl Into<i64>>,
        required_int32: i32,
        required_int32_list: impl IntoIterator<Item = impl Into<i32>>,
        required_number: impl Into<runtime::Number>,
        required_number_list: impl IntoIterator<Item = impl Into<runtime::Number>>,
        required_boolean: bool,
        required_boolean_list: impl IntoIterator<Item = impl Into<bool>>,
        required_amount: runtime::Amount,
        required_amount_list: impl IntoIterator<Item = impl Into<runtime::Amount>>,
        required_timestamp: runtime::Timestamp,
        required_timestamp_list: impl IntoIterator<Item = impl Into<runtime::Timestamp>>,
        required_date: runtime::Date,
        required_date_list: impl IntoIterator<Item = impl Into<runtime::Date>>,
        required_url: runtime::Url,
        required_url_list: impl IntoIterator<Item = impl Into<runtime::Url>>,
        required_any: impl Into<runtime::Json>,
        required_any_list: impl IntoIterator<Item = impl Into<runtime::Json>>,
        required_object: impl Into<runtime::Object>,
        required_object_list: impl IntoIterator<Item = impl Into<runtime::Object>>,
        required_words: impl Into<super::Words>,
        required_words_list: impl IntoIterator<Item = impl Into<super::Words>>,
        required_closed: super::Closed,
        required_closed_list: impl IntoIterator<Item = impl Into<super::Closed>>,
        required_one: impl Into<super::One>,
        required_one_list: impl IntoIterator<Item = impl Into<super::One>>,
        required_every: impl Into<super::Every>,
        required_every_list: impl IntoIterator<Item = impl Into<super::Every>>,
        required_empty: impl Into<super::Empty>,
        required_empty_list: impl IntoIterator<Item = impl Into<super::Empty>>,
        required_unshown: impl Into<super::Unshown>,
        required_unshown_list: impl IntoIterator<Item = impl Into<super::Unshown>>,
        required_leaf: impl Into<super::Leaf>,
        required_leaf_list: impl IntoIterator<Item = impl Into<super::Leaf>>,
        required_names_of_an_odd_id: impl Into<super::NamesAnOddId>,
        required_names_of_an_odd_id_list: impl IntoIterator<
            Item = impl Into<super::NamesAnOddId>,
        >,
        required_keywords_of_type: impl Into<super::KeywordsType2>,
        required_keywords_of_type_list: impl IntoIterator<
            Item = impl Into<super::KeywordsType2>,
        >,
        required_every_of_every: impl Into<super::EveryEvery>,
        required_every_of_every_list: impl IntoIterator<
            Item = impl Into<super::EveryEvery>,
        >,
        required_loop: impl Into<super::Loop>,
        required_loop_list: impl IntoIterator<Item = impl Into<super::Loop>>,
    ) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.required_string = runtime::Required::from(required_string.into());
        body.required_string_list = required_string_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_integer = runtime::Required::from(required_integer);
        body.required_integer_list = required_integer_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_int32 = runtime::Required::from(required_int32);
        body.required_int32_list = required_int32_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_number = runtime::Required::from(required_number.into());
        body.required_number_list = required_number_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_boolean = runtime::Required::from(required_boolean);
        body.required_boolean_list = required_boolean_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_amount = runtime::Required::from(required_amount);
        body.required_amount_list = required_amount_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_timestamp = runtime::Required::from(required_timestamp);
        body.required_timestamp_list = required_timestamp_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_date = runtime::Required::from(required_date);
        body.required_date_list = required_date_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_url = runtime::Required::from(required_url);
        body.required_url_list = required_url_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_any = runtime::Required::from(required_any.into());
        body.required_any_list = required_any_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_object = runtime::Required::from(required_object.into());
        body.required_object_list = required_object_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_words = runtime::Required::from(required_words.into());
        body.required_words_list = required_words_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_closed = runtime::Required::from(required_closed);
        body.required_closed_list = required_closed_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_one = runtime::Required::from(required_one.into());
        body.required_one_list = required_one_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_every = runtime::Required::from(required_every.into());
        body.required_every_list = required_every_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_empty = runtime::Required::from(required_empty.into());
        body.required_empty_list = required_empty_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_unshown = runtime::Required::from(required_unshown.into());
        body.required_unshown_list = required_unshown_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_leaf = runtime::Required::from(required_leaf.into());
        body.required_leaf_list = required_leaf_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_names_of_an_odd_id = runtime::Required::from(
            required_names_of_an_odd_id.into(),
        );
        body.required_names_of_an_odd_id_list = required_names_of_an_odd_id_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_keywords_of_type = runtime::Required::from(
            required_keywords_of_type.into(),
        );
        body.required_keywords_of_type_list = required_keywords_of_type_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_every_of_every = runtime::Required::from(
            required_every_of_every.into(),
        );
        body.required_every_of_every_list = required_every_of_every_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body.required_loop = runtime::Required::from(required_loop.into());
        body.required_loop_list = required_loop_list
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        body
    }
    /// Sets `string`.
    #[must_use]
    pub fn string(mut self, value: impl Into<String>) -> Self {
        self.string = Some(value.into());
        self
    }
    /// Sets `string_list`.
    #[must_use]
    pub fn string_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.string_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `string_lists`.
    #[must_use]
    pub fn string_lists(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::List<String>>>,
    ) -> Self {
        self.string_lists = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `string_deep`.
    #[must_use]
    pub fn string_deep(
        mut self,
        value: impl IntoIterator<
            Item = impl Into<runtime::List<runtime::List<runtime::List<String>>>>,
        >,
    ) -> Self {
        self.string_deep = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `integer`.
    #[must_use]
    pub fn integer(mut self, value: i64) -> Self {
        self.integer = Some(value);
        self
    }
    /// Sets `integer_list`.
    #[must_use]
    pub fn integer_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<i64>>,
    ) -> Self {
        self.integer_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `int32`.
    #[must_use]
    pub fn int32(mut self, value: i32) -> Self {
        self.int32 = Some(value);
        self
    }
    /// Sets `int32_list`.
    #[must_use]
    pub fn int32_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<i32>>,
    ) -> Self {
        self.int32_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `number`.
    #[must_use]
    pub fn number(mut self, value: impl Into<runtime::Number>) -> Self {
        self.number = Some(value.into());
        self
    }
    /// Sets `number_list`.
    #[must_use]
    pub fn number_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Number>>,
    ) -> Self {
        self.number_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `boolean`.
    #[must_use]
    pub fn boolean(mut self, value: bool) -> Self {
        self.boolean = Some(value);
        self
    }
    /// Sets `boolean_list`.
    #[must_use]
    pub fn boolean_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<bool>>,
    ) -> Self {
        self.boolean_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `amount`.
    #[must_use]
    pub fn amount(mut self, value: runtime::Amount) -> Self {
        self.amount = Some(value);
        self
    }
    /// Sets `amount_list`.
    #[must_use]
    pub fn amount_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Amount>>,
    ) -> Self {
        self.amount_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `timestamp`.
    #[must_use]
    pub fn timestamp(mut self, value: runtime::Timestamp) -> Self {
        self.timestamp = Some(value);
        self
    }
    /// Sets `timestamp_list`.
    #[must_use]
    pub fn timestamp_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Timestamp>>,
    ) -> Self {
        self.timestamp_list = value
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        self
    }
    /// Sets `date`.
    #[must_use]
    pub fn date(mut self, value: runtime::Date) -> Self {
        self.date = Some(value);
        self
    }
    /// Sets `date_list`.
    #[must_use]
    pub fn date_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Date>>,
    ) -> Self {
        self.date_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `url`.
    #[must_use]
    pub fn url(mut self, value: runtime::Url) -> Self {
        self.url = Some(value);
        self
    }
    /// Sets `url_list`.
    #[must_use]
    pub fn url_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Url>>,
    ) -> Self {
        self.url_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `any`.
    #[must_use]
    pub fn any(mut self, value: impl Into<runtime::Json>) -> Self {
        self.any = Some(value.into());
        self
    }
    /// Sets `any_list`.
    #[must_use]
    pub fn any_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Json>>,
    ) -> Self {
        self.any_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `object`.
    #[must_use]
    pub fn object(mut self, value: impl Into<runtime::Object>) -> Self {
        self.object = Some(value.into());
        self
    }
    /// Sets `object_list`.
    #[must_use]
    pub fn object_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Object>>,
    ) -> Self {
        self.object_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `object_lists`.
    #[must_use]
    pub fn object_lists(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::List<runtime::Object>>>,
    ) -> Self {
        self.object_lists = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `words`.
    #[must_use]
    pub fn words(mut self, value: impl Into<super::Words>) -> Self {
        self.words = Some(value.into());
        self
    }
    /// Sets `words_list`.
    #[must_use]
    pub fn words_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Words>>,
    ) -> Self {
        self.words_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `words_lists`.
    #[must_use]
    pub fn words_lists(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::List<super::Words>>>,
    ) -> Self {
        self.words_lists = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `closed`.
    #[must_use]
    pub fn closed(mut self, value: super::Closed) -> Self {
        self.closed = Some(value);
        self
    }
    /// Sets `closed_list`.
    #[must_use]
    pub fn closed_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Closed>>,
    ) -> Self {
        self.closed_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `one`.
    #[must_use]
    pub fn one(mut self, value: impl Into<super::One>) -> Self {
        self.one = Some(value.into());
        self
    }
    /// Sets `one_list`.
    #[must_use]
    pub fn one_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::One>>,
    ) -> Self {
        self.one_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `every_one`.
    #[must_use]
    pub fn every_one(mut self, value: impl Into<super::Every>) -> Self {
        self.every_one = Some(value.into());
        self
    }
    /// Sets `every_list`.
    #[must_use]
    pub fn every_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Every>>,
    ) -> Self {
        self.every_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `every_lists`.
    #[must_use]
    pub fn every_lists(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::List<super::Every>>>,
    ) -> Self {
        self.every_lists = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `every_deep`.
    #[must_use]
    pub fn every_deep(
        mut self,
        value: impl IntoIterator<
            Item = impl Into<runtime::List<runtime::List<runtime::List<super::Every>>>>,
        >,
    ) -> Self {
        self.every_deep = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `empty`.
    #[must_use]
    pub fn empty(mut self, value: impl Into<super::Empty>) -> Self {
        self.empty = Some(value.into());
        self
    }
    /// Sets `empty_list`.
    #[must_use]
    pub fn empty_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Empty>>,
    ) -> Self {
        self.empty_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `unshown`.
    #[must_use]
    pub fn unshown(mut self, value: impl Into<super::Unshown>) -> Self {
        self.unshown = Some(value.into());
        self
    }
    /// Sets `unshown_list`.
    #[must_use]
    pub fn unshown_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Unshown>>,
    ) -> Self {
        self.unshown_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `leaf`.
    #[must_use]
    pub fn leaf(mut self, value: impl Into<super::Leaf>) -> Self {
        self.leaf = Some(value.into());
        self
    }
    /// Sets `leaf_list`.
    #[must_use]
    pub fn leaf_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Leaf>>,
    ) -> Self {
        self.leaf_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `names_of_an_odd_id`.
    #[must_use]
    pub fn names_of_an_odd_id(mut self, value: impl Into<super::NamesAnOddId>) -> Self {
        self.names_of_an_odd_id = Some(value.into());
        self
    }
    /// Sets `names_of_an_odd_id_list`.
    #[must_use]
    pub fn names_of_an_odd_id_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::NamesAnOddId>>,
    ) -> Self {
        self.names_of_an_odd_id_list = value
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        self
    }
    /// Sets `keywords_of_type`.
    #[must_use]
    pub fn keywords_of_type(mut self, value: impl Into<super::KeywordsType2>) -> Self {
        self.keywords_of_type = Some(value.into());
        self
    }
    /// Sets `keywords_of_type_list`.
    #[must_use]
    pub fn keywords_of_type_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::KeywordsType2>>,
    ) -> Self {
        self.keywords_of_type_list = value
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        self
    }
    /// Sets `every_of_every`.
    #[must_use]
    pub fn every_of_every(mut self, value: impl Into<super::EveryEvery>) -> Self {
        self.every_of_every = Some(value.into());
        self
    }
    /// Sets `every_of_every_list`.
    #[must_use]
    pub fn every_of_every_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::EveryEvery>>,
    ) -> Self {
        self.every_of_every_list = value
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        self
    }
    /// Sets `loop`.
    #[must_use]
    pub fn r#loop(mut self, value: impl Into<super::Loop>) -> Self {
        self.r#loop = Some(value.into());
        self
    }
    /// Sets `loop_list`.
    #[must_use]
    pub fn loop_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Loop>>,
    ) -> Self {
        self.loop_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `loop_lists`.
    #[must_use]
    pub fn loop_lists(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::List<super::Loop>>>,
    ) -> Self {
        self.loop_lists = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `low`.
    #[must_use]
    pub fn low(mut self, value: i64) -> Self {
        self.low = Some(value);
        self
    }
    /// Sets `high`.
    #[must_use]
    pub fn high(mut self, value: i64) -> Self {
        self.high = Some(value);
        self
    }
    /// Sets `narrow`.
    #[must_use]
    pub fn narrow(mut self, value: i32) -> Self {
        self.narrow = Some(value);
        self
    }
    /// Sets `exact`.
    #[must_use]
    pub fn exact(mut self, value: impl Into<runtime::Number>) -> Self {
        self.exact = Some(value.into());
        self
    }
    /// Sets `floor`.
    #[must_use]
    pub fn floor(mut self, value: impl Into<runtime::Number>) -> Self {
        self.floor = Some(value.into());
        self
    }
    /// Sets `ceiling`.
    #[must_use]
    pub fn ceiling(mut self, value: impl Into<runtime::Number>) -> Self {
        self.ceiling = Some(value.into());
        self
    }
    /// Sets `bounded_id`.
    #[must_use]
    pub fn bounded_id(mut self, value: impl Into<super::EveryEvery>) -> Self {
        self.bounded_id = Some(value.into());
        self
    }
    /// Sets `shown`.
    #[must_use]
    pub fn shown(mut self, value: impl Into<String>) -> Self {
        self.shown = Some(value.into());
        self
    }
    /// Sets `sensible`.
    #[must_use]
    pub fn sensible(mut self, value: impl Into<String>) -> Self {
        self.sensible = Some(value.into());
        self
    }
    /// Sets `now_and_then`.
    #[must_use]
    pub fn now_and_then(mut self, value: impl Into<String>) -> Self {
        self.now_and_then = Some(value.into());
        self
    }
    /// Sets `hidden`.
    #[must_use]
    pub fn hidden(mut self, value: impl Into<runtime::Secret>) -> Self {
        self.hidden = Some(value.into());
        self
    }
    /// Sets `null_leaf`.
    #[must_use]
    pub fn null_leaf(mut self, value: impl Into<super::Leaf>) -> Self {
        self.null_leaf = Some(value.into());
        self
    }
    /// Sets `null_loop`.
    #[must_use]
    pub fn null_loop(mut self, value: impl Into<super::Loop>) -> Self {
        self.null_loop = Some(value.into());
        self
    }
    /// Sets `null_closed`.
    #[must_use]
    pub fn null_closed(mut self, value: super::Closed) -> Self {
        self.null_closed = Some(value);
        self
    }
    /// Sets `null_list`.
    #[must_use]
    pub fn null_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Leaf>>,
    ) -> Self {
        self.null_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `collisions`.
    #[must_use]
    pub fn collisions(mut self, value: impl Into<super::Collisions>) -> Self {
        self.collisions = Some(value.into());
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
impl runtime::Fields for EveryBody {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EVERY_BODY
    }
    fn empty() -> Self {
        Self {
            required_string: runtime::Required::missing(),
            required_string_list: Default::default(),
            required_integer: runtime::Required::missing(),
            required_integer_list: Default::default(),
            required_int32: runtime::Required::missing(),
            required_int32_list: Default::default(),
            required_number: runtime::Required::missing(),
            required_number_list: Default::default(),
            required_boolean: runtime::Required::missing(),
            required_boolean_list: Default::default(),
            required_amount: runtime::Required::missing(),
            required_amount_list: Default::default(),
            required_timestamp: runtime::Required::missing(),
            required_timestamp_list: Default::default(),
            required_date: runtime::Required::missing(),
            required_date_list: Default::default(),
            required_url: runtime::Required::missing(),
            required_url_list: Default::default(),
            required_any: runtime::Required::missing(),
            required_any_list: Default::default(),
            required_object: runtime::Required::missing(),
            required_object_list: Default::default(),
            required_words: runtime::Required::missing(),
            required_words_list: Default::default(),
            required_closed: runtime::Required::missing(),
            required_closed_list: Default::default(),
            required_one: runtime::Required::missing(),
            required_one_list: Default::default(),
            required_every: runtime::Required::missing(),
            required_every_list: Default::default(),
            required_empty: runtime::Required::missing(),
            required_empty_list: Default::default(),
            required_unshown: runtime::Required::missing(),
            required_unshown_list: Default::default(),
            required_leaf: runtime::Required::missing(),
            required_leaf_list: Default::default(),
            required_names_of_an_odd_id: runtime::Required::missing(),
            required_names_of_an_odd_id_list: Default::default(),
            required_keywords_of_type: runtime::Required::missing(),
            required_keywords_of_type_list: Default::default(),
            required_every_of_every: runtime::Required::missing(),
            required_every_of_every_list: Default::default(),
            required_loop: runtime::Required::missing(),
            required_loop_list: Default::default(),
            string: Default::default(),
            string_list: Default::default(),
            string_lists: Default::default(),
            string_deep: Default::default(),
            integer: Default::default(),
            integer_list: Default::default(),
            int32: Default::default(),
            int32_list: Default::default(),
            number: Default::default(),
            number_list: Default::default(),
            boolean: Default::default(),
            boolean_list: Default::default(),
            amount: Default::default(),
            amount_list: Default::default(),
            timestamp: Default::default(),
            timestamp_list: Default::default(),
            date: Default::default(),
            date_list: Default::default(),
            url: Default::default(),
            url_list: Default::default(),
            any: Default::default(),
            any_list: Default::default(),
            object: Default::default(),
            object_list: Default::default(),
            object_lists: Default::default(),
            words: Default::default(),
            words_list: Default::default(),
            words_lists: Default::default(),
            closed: Default::default(),
            closed_list: Default::default(),
            one: Default::default(),
            one_list: Default::default(),
            every_one: Default::default(),
            every_list: Default::default(),
            every_lists: Default::default(),
            every_deep: Default::default(),
            empty: Default::default(),
            empty_list: Default::default(),
            unshown: Default::default(),
            unshown_list: Default::default(),
            leaf: Default::default(),
            leaf_list: Default::default(),
            names_of_an_odd_id: Default::default(),
            names_of_an_odd_id_list: Default::default(),
            keywords_of_type: Default::default(),
            keywords_of_type_list: Default::default(),
            every_of_every: Default::default(),
            every_of_every_list: Default::default(),
            r#loop: Default::default(),
            loop_list: Default::default(),
            loop_lists: Default::default(),
            low: Default::default(),
            high: Default::default(),
            narrow: Default::default(),
            exact: Default::default(),
            floor: Default::default(),
            ceiling: Default::default(),
            bounded_id: Default::default(),
            shown: Default::default(),
            sensible: Default::default(),
            now_and_then: Default::default(),
            hidden: Default::default(),
            null_leaf: Default::default(),
            null_loop: Default::default(),
            null_closed: Default::default(),
            null_list: Default::default(),
            collisions: Default::default(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.required_string,
                1usize => &self.required_string_list,
                2usize => &self.required_integer,
                3usize => &self.required_integer_list,
                4usize => &self.required_int32,
                5usize => &self.required_int32_list,
                6usize => &self.required_number,
                7usize => &self.required_number_list,
                8usize => &self.required_boolean,
                9usize => &self.required_boolean_list,
                10usize => &self.required_amount,
                11usize => &self.required_amount_list,
                12usize => &self.required_timestamp,
                13usize => &self.required_timestamp_list,
                14usize => &self.required_date,
                15usize => &self.required_date_list,
                16usize => &self.required_url,
                17usize => &self.required_url_list,
                18usize => &self.required_any,
                19usize => &self.required_any_list,
                20usize => &self.required_object,
                21usize => &self.required_object_list,
                22usize => &self.required_words,
                23usize => &self.required_words_list,
                24usize => &self.required_closed,
                25usize => &self.required_closed_list,
                26usize => &self.required_one,
                27usize => &self.required_one_list,
                28usize => &self.required_every,
                29usize => &self.required_every_list,
                30usize => &self.required_empty,
                31usize => &self.required_empty_list,
                32usize => &self.required_unshown,
                33usize => &self.required_unshown_list,
                34usize => &self.required_leaf,
                35usize => &self.required_leaf_list,
                36usize => &self.required_names_of_an_odd_id,
                37usize => &self.required_names_of_an_odd_id_list,
                38usize => &self.required_keywords_of_type,
                39usize => &self.required_keywords_of_type_list,
                40usize => &self.required_every_of_every,
                41usize => &self.required_every_of_every_list,
                42usize => &self.required_loop,
                43usize => &self.required_loop_list,
                44usize => &self.string,
                45usize => &self.string_list,
                46usize => &self.string_lists,
                47usize => &self.string_deep,
                48usize => &self.integer,
                49usize => &self.integer_list,
                50usize => &self.int32,
                51usize => &self.int32_list,
                52usize => &self.number,
                53usize => &self.number_list,
                54usize => &self.boolean,
                55usize => &self.boolean_list,
                56usize => &self.amount,
                57usize => &self.amount_list,
                58usize => &self.timestamp,
                59usize => &self.timestamp_list,
                60usize => &self.date,
                61usize => &self.date_list,
                62usize => &self.url,
                63usize => &self.url_list,
                64usize => &self.any,
                65usize => &self.any_list,
                66usize => &self.object,
                67usize => &self.object_list,
                68usize => &self.object_lists,
                69usize => &self.words,
                70usize => &self.words_list,
                71usize => &self.words_lists,
                72usize => &self.closed,
                73usize => &self.closed_list,
                74usize => &self.one,
                75usize => &self.one_list,
                76usize => &self.every_one,
                77usize => &self.every_list,
                78usize => &self.every_lists,
                79usize => &self.every_deep,
                80usize => &self.empty,
                81usize => &self.empty_list,
                82usize => &self.unshown,
                83usize => &self.unshown_list,
                84usize => &self.leaf,
                85usize => &self.leaf_list,
                86usize => &self.names_of_an_odd_id,
                87usize => &self.names_of_an_odd_id_list,
                88usize => &self.keywords_of_type,
                89usize => &self.keywords_of_type_list,
                90usize => &self.every_of_every,
                91usize => &self.every_of_every_list,
                92usize => &self.r#loop,
                93usize => &self.loop_list,
                94usize => &self.loop_lists,
                95usize => &self.low,
                96usize => &self.high,
                97usize => &self.narrow,
                98usize => &self.exact,
                99usize => &self.floor,
                100usize => &self.ceiling,
                101usize => &self.bounded_id,
                102usize => &self.shown,
                103usize => &self.sensible,
                104usize => &self.now_and_then,
                105usize => &self.hidden,
                106usize => &self.null_leaf,
                107usize => &self.null_loop,
                108usize => &self.null_closed,
                109usize => &self.null_list,
                110usize => &self.collisions,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.required_string,
                1usize => &mut self.required_string_list,
                2usize => &mut self.required_integer,
                3usize => &mut self.required_integer_list,
                4usize => &mut self.required_int32,
                5usize => &mut self.required_int32_list,
                6usize => &mut self.required_number,
                7usize => &mut self.required_number_list,
                8usize => &mut self.required_boolean,
                9usize => &mut self.required_boolean_list,
                10usize => &mut self.required_amount,
                11usize => &mut self.required_amount_list,
                12usize => &mut self.required_timestamp,
                13usize => &mut self.required_timestamp_list,
                14usize => &mut self.required_date,
                15usize => &mut self.required_date_list,
                16usize => &mut self.required_url,
                17usize => &mut self.required_url_list,
                18usize => &mut self.required_any,
                19usize => &mut self.required_any_list,
                20usize => &mut self.required_object,
                21usize => &mut self.required_object_list,
                22usize => &mut self.required_words,
                23usize => &mut self.required_words_list,
                24usize => &mut self.required_closed,
                25usize => &mut self.required_closed_list,
                26usize => &mut self.required_one,
                27usize => &mut self.required_one_list,
                28usize => &mut self.required_every,
                29usize => &mut self.required_every_list,
                30usize => &mut self.required_empty,
                31usize => &mut self.required_empty_list,
                32usize => &mut self.required_unshown,
                33usize => &mut self.required_unshown_list,
                34usize => &mut self.required_leaf,
                35usize => &mut self.required_leaf_list,
                36usize => &mut self.required_names_of_an_odd_id,
                37usize => &mut self.required_names_of_an_odd_id_list,
                38usize => &mut self.required_keywords_of_type,
                39usize => &mut self.required_keywords_of_type_list,
                40usize => &mut self.required_every_of_every,
                41usize => &mut self.required_every_of_every_list,
                42usize => &mut self.required_loop,
                43usize => &mut self.required_loop_list,
                44usize => &mut self.string,
                45usize => &mut self.string_list,
                46usize => &mut self.string_lists,
                47usize => &mut self.string_deep,
                48usize => &mut self.integer,
                49usize => &mut self.integer_list,
                50usize => &mut self.int32,
                51usize => &mut self.int32_list,
                52usize => &mut self.number,
                53usize => &mut self.number_list,
                54usize => &mut self.boolean,
                55usize => &mut self.boolean_list,
                56usize => &mut self.amount,
                57usize => &mut self.amount_list,
                58usize => &mut self.timestamp,
                59usize => &mut self.timestamp_list,
                60usize => &mut self.date,
                61usize => &mut self.date_list,
                62usize => &mut self.url,
                63usize => &mut self.url_list,
                64usize => &mut self.any,
                65usize => &mut self.any_list,
                66usize => &mut self.object,
                67usize => &mut self.object_list,
                68usize => &mut self.object_lists,
                69usize => &mut self.words,
                70usize => &mut self.words_list,
                71usize => &mut self.words_lists,
                72usize => &mut self.closed,
                73usize => &mut self.closed_list,
                74usize => &mut self.one,
                75usize => &mut self.one_list,
                76usize => &mut self.every_one,
                77usize => &mut self.every_list,
                78usize => &mut self.every_lists,
                79usize => &mut self.every_deep,
                80usize => &mut self.empty,
                81usize => &mut self.empty_list,
                82usize => &mut self.unshown,
                83usize => &mut self.unshown_list,
                84usize => &mut self.leaf,
                85usize => &mut self.leaf_list,
                86usize => &mut self.names_of_an_odd_id,
                87usize => &mut self.names_of_an_odd_id_list,
                88usize => &mut self.keywords_of_type,
                89usize => &mut self.keywords_of_type_list,
                90usize => &mut self.every_of_every,
                91usize => &mut self.every_of_every_list,
                92usize => &mut self.r#loop,
                93usize => &mut self.loop_list,
                94usize => &mut self.loop_lists,
                95usize => &mut self.low,
                96usize => &mut self.high,
                97usize => &mut self.narrow,
                98usize => &mut self.exact,
                99usize => &mut self.floor,
                100usize => &mut self.ceiling,
                101usize => &mut self.bounded_id,
                102usize => &mut self.shown,
                103usize => &mut self.sensible,
                104usize => &mut self.now_and_then,
                105usize => &mut self.hidden,
                106usize => &mut self.null_leaf,
                107usize => &mut self.null_loop,
                108usize => &mut self.null_closed,
                109usize => &mut self.null_list,
                110usize => &mut self.collisions,
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
runtime::shape_impls!(EveryBody);
pub use crate::info::EVERY_BODY;
/// Some types in a form. Section 4.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct EveryForm {
    /// Text. Section 4.
    pub file: Option<String>,
    /// List. Each item: text. Section 4.
    pub files: runtime::List<String>,
    /// A shape with one field. Section 4.
    pub leaf: Option<super::Leaf>,
    /// List. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub words: runtime::List<super::Words>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4.
    pub when: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
impl EveryForm {
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
    pub fn new(files: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.files = files.into_iter().map(Into::into).collect::<Vec<_>>().into();
        body
    }
    /// Sets `file`.
    #[must_use]
    pub fn file(mut self, value: impl Into<String>) -> Self {
        self.file = Some(value.into());
        self
    }
    /// Sets `leaf`.
    #[must_use]
    pub fn leaf(mut self, value: impl Into<super::Leaf>) -> Self {
        self.leaf = Some(value.into());
        self
    }
    /// Sets `words`.
    #[must_use]
    pub fn words(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Words>>,
    ) -> Self {
        self.words = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `when`.
    #[must_use]
    pub fn when(mut self, value: runtime::Timestamp) -> Self {
        self.when = Some(value);
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
impl runtime::Fields for EveryForm {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EVERY_FORM
    }
    fn empty() -> Self {
        Self {
            file: Default::default(),
            files: Default::default(),
            leaf: Default::default(),
            words: Default::default(),
            when: Default::default(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.file,
                1usize => &self.files,
                2usize => &self.leaf,
                3usize => &self.words,
                4usize => &self.when,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.file,
                1usize => &mut self.files,
                2usize => &mut self.leaf,
                3usize => &mut self.words,
                4usize => &mut self.when,
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
runtime::shape_impls!(EveryForm);
pub use crate::info::EVERY_FORM;
/// Every scalar in a query. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct EveryQuery {
    /// Text. Section 4.
    pub string: Option<String>,
    /// List. Each item: text. Section 4.
    pub string_list: runtime::List<String>,
    /// Whole number. Section 4.
    pub integer: Option<i64>,
    /// List. Each item: whole number. Section 4.
    pub integer_list: runtime::List<i64>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4.
    pub int32: Option<i32>,
    /// List. Each item: whole number, 32-bit signed. Section 4.
    pub int32_list: runtime::List<i32>,
    /// Number. Section 4.
    pub number: Option<runtime::Number>,
    /// List. Each item: number. Section 4.
    pub number_list: runtime::List<runtime::Number>,
    /// True or false. Section 4.
    pub boolean: Option<bool>,
    /// List. Each item: true or false. Section 4.
    pub boolean_list: runtime::List<bool>,
    /// Amount of money as decimal text, such as `10.00`. Section 4.
    pub amount: Option<runtime::Amount>,
    /// List. Each item: amount of money as decimal text. Section 4.
    pub amount_list: runtime::List<runtime::Amount>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4.
    pub timestamp: Option<runtime::Timestamp>,
    /// List. Each item: date and time, ISO 8601 in UTC. Section 4.
    pub timestamp_list: runtime::List<runtime::Timestamp>,
    /// Date, YYYY-MM-DD, such as `2023-02-10`. Section 4.
    pub date: Option<runtime::Date>,
    /// List. Each item: date, YYYY-MM-DD. Section 4.
    pub date_list: runtime::List<runtime::Date>,
    /// URL. Section 4.
    pub url: Option<runtime::Url>,
    /// List. Each item: URL. Section 4.
    pub url_list: runtime::List<runtime::Url>,
    /// Free-form value. Section 4.
    pub any: Option<runtime::Json>,
    /// List. Each item: free-form value. Section 4.
    pub any_list: runtime::List<runtime::Json>,
    /// Text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub words: Option<super::Words>,
    /// List. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub words_list: runtime::List<super::Words>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub closed: Option<super::Closed>,
    /// List. Each item: one of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub closed_list: runtime::List<super::Closed>,
    /// `an/odd~id` of a Names. Section 4.
    pub names_of_an_odd_id: Option<super::NamesAnOddId>,
    /// List. Each item: `an/odd~id` of a Names. Section 4.
    pub names_of_an_odd_id_list: runtime::List<super::NamesAnOddId>,
    /// `type` of a Keywords. Section 4.
    pub keywords_of_type: Option<super::KeywordsType2>,
    /// List. Each item: `type` of a Keywords. Section 4.
    pub keywords_of_type_list: runtime::List<super::KeywordsType2>,
    unknown_fields: runtime::UnknownFields,
}
impl EveryQuery {
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
    /// Sets `string`.
    #[must_use]
    pub fn string(mut self, value: impl Into<String>) -> Self {
        self.string = Some(value.into());
        self
    }
    /// Sets `string_list`.
    #[must_use]
    pub fn string_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.string_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `integer`.
    #[must_use]
    pub fn integer(mut self, value: i64) -> Self {
        self.integer = Some(value);
        self
    }
    /// Sets `integer_list`.
    #[must_use]
    pub fn integer_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<i64>>,
    ) -> Self {
        self.integer_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `int32`.
    #[must_use]
    pub fn int32(mut self, value: i32) -> Self {
        self.int32 = Some(value);
        self
    }
    /// Sets `int32_list`.
    #[must_use]
    pub fn int32_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<i32>>,
    ) -> Self {
        self.int32_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `number`.
    #[must_use]
    pub fn number(mut self, value: impl Into<runtime::Number>) -> Self {
        self.number = Some(value.into());
        self
    }
    /// Sets `number_list`.
    #[must_use]
    pub fn number_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Number>>,
    ) -> Self {
        self.number_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `boolean`.
    #[must_use]
    pub fn boolean(mut self, value: bool) -> Self {
        self.boolean = Some(value);
        self
    }
    /// Sets `boolean_list`.
    #[must_use]
    pub fn boolean_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<bool>>,
    ) -> Self {
        self.boolean_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `amount`.
    #[must_use]
    pub fn amount(mut self, value: runtime::Amount) -> Self {
        self.amount = Some(value);
        self
    }
    /// Sets `amount_list`.
    #[must_use]
    pub fn amount_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Amount>>,
    ) -> Self {
        self.amount_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `timestamp`.
    #[must_use]
    pub fn timestamp(mut self, value: runtime::Timestamp) -> Self {
        self.timestamp = Some(value);
        self
    }
    /// Sets `timestamp_list`.
    #[must_use]
    pub fn timestamp_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Timestamp>>,
    ) -> Self {
        self.timestamp_list = value
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        self
    }
    /// Sets `date`.
    #[must_use]
    pub fn date(mut self, value: runtime::Date) -> Self {
        self.date = Some(value);
        self
    }
    /// Sets `date_list`.
    #[must_use]
    pub fn date_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Date>>,
    ) -> Self {
        self.date_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `url`.
    #[must_use]
    pub fn url(mut self, value: runtime::Url) -> Self {
        self.url = Some(value);
        self
    }
    /// Sets `url_list`.
    #[must_use]
    pub fn url_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Url>>,
    ) -> Self {
        self.url_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `any`.
    #[must_use]
    pub fn any(mut self, value: impl Into<runtime::Json>) -> Self {
        self.any = Some(value.into());
        self
    }
    /// Sets `any_list`.
    #[must_use]
    pub fn any_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<runtime::Json>>,
    ) -> Self {
        self.any_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `words`.
    #[must_use]
    pub fn words(mut self, value: impl Into<super::Words>) -> Self {
        self.words = Some(value.into());
        self
    }
    /// Sets `words_list`.
    #[must_use]
    pub fn words_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Words>>,
    ) -> Self {
        self.words_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `closed`.
    #[must_use]
    pub fn closed(mut self, value: super::Closed) -> Self {
        self.closed = Some(value);
        self
    }
    /// Sets `closed_list`.
    #[must_use]
    pub fn closed_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::Closed>>,
    ) -> Self {
        self.closed_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `names_of_an_odd_id`.
    #[must_use]
    pub fn names_of_an_odd_id(mut self, value: impl Into<super::NamesAnOddId>) -> Self {
        self.names_of_an_odd_id = Some(value.into());
        self
    }
    /// Sets `names_of_an_odd_id_list`.
    #[must_use]
    pub fn names_of_an_odd_id_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::NamesAnOddId>>,
    ) -> Self {
        self.names_of_an_odd_id_list = value
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        self
    }
    /// Sets `keywords_of_type`.
    #[must_use]
    pub fn keywords_of_type(mut self, value: impl Into<super::KeywordsType2>) -> Self {
        self.keywords_of_type = Some(value.into());
        self
    }
    /// Sets `keywords_of_type_list`.
    #[must_use]
    pub fn keywords_of_type_list(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::KeywordsType2>>,
    ) -> Self {
        self.keywords_of_type_list = value
            .into_iter()
            .map(Into::into)
            .collect::<Vec<_>>()
            .into();
        self
    }
}
impl runtime::Fields for EveryQuery {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EVERY_QUERY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.string,
                1usize => &self.string_list,
                2usize => &self.integer,
                3usize => &self.integer_list,
                4usize => &self.int32,
                5usize => &self.int32_list,
                6usize => &self.number,
                7usize => &self.number_list,
                8usize => &self.boolean,
                9usize => &self.boolean_list,
                10usize => &self.amount,
                11usize => &self.amount_list,
                12usize => &self.timestamp,
                13usize => &self.timestamp_list,
                14usize => &self.date,
                15usize => &self.date_list,
                16usize => &self.url,
                17usize => &self.url_list,
                18usize => &self.any,
                19usize => &self.any_list,
                20usize => &self.words,
                21usize => &self.words_list,
                22usize => &self.closed,
                23usize => &self.closed_list,
                24usize => &self.names_of_an_odd_id,
                25usize => &self.names_of_an_odd_id_list,
                26usize => &self.keywords_of_type,
                27usize => &self.keywords_of_type_list,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.string,
                1usize => &mut self.string_list,
                2usize => &mut self.integer,
                3usize => &mut self.integer_list,
                4usize => &mut self.int32,
                5usize => &mut self.int32_list,
                6usize => &mut self.number,
                7usize => &mut self.number_list,
                8usize => &mut self.boolean,
                9usize => &mut self.boolean_list,
                10usize => &mut self.amount,
                11usize => &mut self.amount_list,
                12usize => &mut self.timestamp,
                13usize => &mut self.timestamp_list,
                14usize => &mut self.date,
                15usize => &mut self.date_list,
                16usize => &mut self.url,
                17usize => &mut self.url_list,
                18usize => &mut self.any,
                19usize => &mut self.any_list,
                20usize => &mut self.words,
                21usize => &mut self.words_list,
                22usize => &mut self.closed,
                23usize => &mut self.closed_list,
                24usize => &mut self.names_of_an_odd_id,
                25usize => &mut self.names_of_an_odd_id_list,
                26usize => &mut self.keywords_of_type,
                27usize => &mut self.keywords_of_type_list,
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
runtime::shape_impls!(EveryQuery);
pub use crate::info::EVERY_QUERY;
/// A shape that holds itself. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Loop {
    /// A shape that holds itself. Section 2.
    pub next: Option<Box<super::Loop>>,
    /// A shape that holds one that holds it. Section 2.
    pub other: Option<Box<super::Mutual>>,
    /// List. Each item: a shape that holds itself. Section 2.
    pub children: runtime::List<super::Loop>,
    /// List. Each item: list. Each item: a shape that holds itself. Section 2.
    pub grid: runtime::List<runtime::List<super::Loop>>,
    /// Text. Section 2.
    pub text: Option<String>,
    /// Text. Section 2.
    pub secret: Option<runtime::Secret>,
    unknown_fields: runtime::UnknownFields,
}
impl Loop {
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
impl runtime::Fields for Loop {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &LOOP
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.next,
                1usize => &self.other,
                2usize => &self.children,
                3usize => &self.grid,
                4usize => &self.text,
                5usize => &self.secret,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.next,
                1usize => &mut self.other,
                2usize => &mut self.children,
                3usize => &mut self.grid,
                4usize => &mut self.text,
                5usize => &mut self.secret,
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
runtime::shape_impls!(Loop);
pub use crate::info::LOOP;
/// A shape that holds one that holds it. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Mutual {
    /// A shape that holds itself. Section 2.
    pub back: Option<Box<super::Loop>>,
    /// A shape that holds one that holds one that holds it. Section 2.
    pub third: Option<Box<super::Third>>,
    unknown_fields: runtime::UnknownFields,
}
impl Mutual {
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
impl runtime::Fields for Mutual {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &MUTUAL
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.back,
                1usize => &self.third,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.back,
                1usize => &mut self.third,
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
runtime::shape_impls!(Mutual);
pub use crate::info::MUTUAL;
/// A shape that holds one that holds one that holds it. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Third {
    /// A shape that holds itself. Section 2.
    pub r#loop: Option<Box<super::Loop>>,
    /// List. Each item: a shape that holds one that holds it. Section 2.
    pub forest: runtime::List<super::Mutual>,
    unknown_fields: runtime::UnknownFields,
}
impl Third {
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
impl runtime::Fields for Third {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &THIRD
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.r#loop,
                1usize => &self.forest,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.r#loop,
                1usize => &mut self.forest,
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
runtime::shape_impls!(Third);
pub use crate::info::THIRD;
/// A partial update of a shape that holds itself. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct LoopUpdate {
    /// A shape that holds itself. Section 2.
    pub next: runtime::Patch<super::Loop>,
    /// A shape that holds one that holds it. Section 2.
    pub other: runtime::Patch<super::Mutual>,
    /// List. Each item: a shape that holds itself. Section 2.
    pub children: runtime::Patch<runtime::List<super::Loop>>,
    /// List. Each item: list. Each item: a shape that holds itself. Section 2.
    pub grid: runtime::Patch<runtime::List<runtime::List<super::Loop>>>,
    /// Text. Section 2.
    pub text: runtime::Patch<String>,
    /// Text. Section 2.
    pub secret: runtime::Patch<runtime::Secret>,
    unknown_fields: runtime::UnknownFields,
}
impl LoopUpdate {
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
    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, value: impl Into<runtime::Patch<super::Loop>>) -> Self {
        self.next = value.into();
        self
    }
    /// Sets `other`.
    #[must_use]
    pub fn other(mut self, value: impl Into<runtime::Patch<super::Mutual>>) -> Self {
        self.other = value.into();
        self
    }
    /// Sets `children`.
    #[must_use]
    pub fn children(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::Loop>>>,
    ) -> Self {
        self.children = value.into();
        self
    }
    /// Sets `grid`.
    #[must_use]
    pub fn grid(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::List<super::Loop>>>>,
    ) -> Self {
        self.grid = value.into();
        self
    }
    /// Sets `text`.
    #[must_use]
    pub fn text(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.text = value.into();
        self
    }
    /// Sets `secret`.
    #[must_use]
    pub fn secret(mut self, value: impl Into<runtime::Patch<runtime::Secret>>) -> Self {
        self.secret = value.into();
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
impl runtime::Fields for LoopUpdate {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &LOOP_UPDATE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.next,
                1usize => &self.other,
                2usize => &self.children,
                3usize => &self.grid,
                4usize => &self.text,
                5usize => &self.secret,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.next,
                1usize => &mut self.other,
                2usize => &mut self.children,
                3usize => &mut self.grid,
                4usize => &mut self.text,
                5usize => &mut self.secret,
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
runtime::shape_impls!(LoopUpdate);
pub use crate::info::LOOP_UPDATE;
/// A request that holds itself. Section 4.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct LoopBody {
    /// A request that holds itself. Section 4.
    pub again: Option<Box<super::LoopBody>>,
    /// List. Each item: a request that holds itself. Section 4.
    pub needed: runtime::List<super::LoopBody>,
    /// A shape with one field. Section 4.
    pub leaf: runtime::Required<super::Leaf>,
    unknown_fields: runtime::UnknownFields,
}
impl LoopBody {
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
        needed: impl IntoIterator<Item = impl Into<super::LoopBody>>,
        leaf: impl Into<super::Leaf>,
    ) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.needed = needed.into_iter().map(Into::into).collect::<Vec<_>>().into();
        body.leaf = runtime::Required::from(leaf.into());
        body
    }
    /// Sets `again`.
    #[must_use]
    pub fn again(mut self, value: impl Into<Box<super::LoopBody>>) -> Self {
        self.again = Some(value.into());
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
impl runtime::Fields for LoopBody {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &LOOP_BODY
    }
    fn empty() -> Self {
        Self {
            again: Default::default(),
            needed: Default::default(),
            leaf: runtime::Required::missing(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.again,
                1usize => &self.needed,
                2usize => &self.leaf,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.again,
                1usize => &mut self.needed,
                2usize => &mut self.leaf,
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
runtime::shape_impls!(LoopBody);
pub use crate::info::LOOP_BODY;
/// A shape without a field that the document shows. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Empty {
    unknown_fields: runtime::UnknownFields,
}
impl Empty {
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
impl runtime::Fields for Empty {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EMPTY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Empty);
pub use crate::info::EMPTY;
/// A request without a field that the document shows. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct EmptyBody {
    unknown_fields: runtime::UnknownFields,
}
impl EmptyBody {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates an empty body.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
impl runtime::Fields for EmptyBody {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EMPTY_BODY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(EmptyBody);
pub use crate::info::EMPTY_BODY;
/// A shape of which the document shows one field. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Unshown {
    /// Text; values seen: `value-0`, `value-1`, `value-2`, `value-3`, `value-4`, `value-5`, `value-6`, `value-7`, `value-8`, `value-9`, `value-10`, `value-11`, `value-12`, `value-13`, `value-14`, `value-15`, `value-16`, `value-17`, `value-18`, `value-19`, `value-20`, `value-21`, `value-22`, `value-23`, `value-24`, `value-25`, `value-26`, `value-27`, `value-28`, `value-29`, `value-30`, `value-31`, `value-32`, `value-33`, `value-34`, `value-35`, `value-36`, `value-37`, `value-38`, `value-39`, `value-40`, `value-41`, `value-42`, `value-43`, `value-44`, `value-45`, `value-46`, `value-47`, `value-48`, `value-49`, `value-50`, `value-51`, `value-52`, `value-53`, `value-54`, `value-55`, `value-56`, `value-57`, `value-58`, `value-59`, `value-60`, `value-61`, `value-62`, `value-63`, `value-64`, `value-65`, `value-66`, `value-67`, `value-68`, `value-69`, `value-70`, `value-71`, `value-72`, `value-73`, `value-74`, `value-75`, `value-76`, `value-77`, `value-78`, `value-79`, `value-80`, `value-81`, `value-82`, `value-83`, `value-84`, `value-85`, `value-86`, `value-87`, `value-88`, `value-89`, `value-90`, `value-91`, `value-92`, `value-93`, `value-94`, `value-95`, `value-96`, `value-97`, `value-98`, `value-99`, `value-100`, `value-101`, `value-102`, `value-103`, `value-104`, `value-105`, `value-106`, `value-107`, `value-108`, `value-109`, `value-110`, `value-111`, `value-112`, `value-113`, `value-114`, `value-115`, `value-116`, `value-117`, `value-118`, `value-119`, `value-120`, `value-121`, `value-122`, `value-123`, `value-124`, `value-125`, `value-126`, `value-127`, `value-128`, `value-129`, `value-130`, `value-131`, `value-132`, `value-133`, `value-134`, `value-135`, `value-136`, `value-137`, `value-138`, `value-139`, `value-140`, `value-141`, `value-142`, `value-143`, `value-144`, `value-145`, `value-146`, `value-147`, `value-148`, `value-149`, `value-150`, `value-151`, `value-152`, `value-153`, `value-154`, `value-155`, `value-156`, `value-157`, `value-158`, `value-159`, `value-160`, `value-161`, `value-162`, `value-163`, `value-164`, `value-165`, `value-166`, `value-167`, `value-168`, `value-169`, `value-170`, `value-171`, `value-172`, `value-173`, `value-174`, `value-175`, `value-176`, `value-177`, `value-178`, `value-179`, `value-180`, `value-181`, `value-182`, `value-183`, `value-184`, `value-185`, `value-186`, `value-187`, `value-188`, `value-189`, `value-190`, `value-191`, `value-192`, `value-193`, `value-194`, `value-195`, `value-196`, `value-197`, `value-198`, `value-199`, `value-200`, `value-201`, `value-202`, `value-203`, `value-204`, `value-205`, `value-206`, `value-207`, `value-208`, `value-209`, `value-210`, `value-211`, `value-212`, `value-213`, `value-214`, `value-215`, `value-216`, `value-217`, `value-218`, `value-219`, `value-220`, `value-221`, `value-222`, `value-223`, `value-224`, `value-225`, `value-226`, `value-227`, `value-228`, `value-229`, `value-230`, `value-231`, `value-232`, `value-233`, `value-234`, `value-235`, `value-236`, `value-237`, `value-238`, `value-239`, `value-240`, `value-241`, `value-242`, `value-243`, `value-244`, `value-245`, `value-246`, `value-247`, `value-248`, `value-249`, `value-250`, `value-251`, `value-252`, `value-253`, `value-254`, `value-255`, `value-256`, `value-257`, `value-258`, `value-259`, `value-260`, `value-261`, `value-262`, `value-263`, `value-264`, `value-265`, `value-266`, `value-267`, `value-268`, `value-269`, `value-270`, `value-271`, `value-272`, `value-273`, `value-274`, `value-275`, `value-276`, `value-277`, `value-278`, `value-279`, `value-280`, `value-281`, `value-282`, `value-283`, `value-284`, `value-285`, `value-286`, `value-287`, `value-288`, `value-289`, `value-290`, `value-291`, `value-292`, `value-293`, `value-294`, `value-295`, `value-296`, `value-297`, `value-298`, `value-299`, `value-300`, `value-301`, `value-302`, `value-303`, `value-304`, `value-305`, `value-306`, `value-307`, `value-308`, `value-309`, `value-310`, `value-311`, `value-312`, `value-313`, `value-314`, `value-315`, `value-316`, `value-317`, `value-318`, `value-319`, `value-320`, `value-321`, `value-322`, `value-323`, `value-324`, `value-325`, `value-326`, `value-327`, `value-328`, `value-329`, `value-330`, `value-331`, `value-332`, `value-333`, `value-334`, `value-335`, `value-336`, `value-337`, `value-338`, `value-339`, `value-340`, `value-341`, `value-342`, `value-343`, `value-344`, `value-345`, `value-346`, `value-347`, `value-348`, `value-349`, `value-350`, `value-351`, `value-352`, `value-353`, `value-354`, `value-355`, `value-356`, `value-357`, `value-358`, `value-359`, `value-360`, `value-361`, `value-362`, `value-363`, `value-364`, `value-365`, `value-366`, `value-367`, `value-368`, `value-369`, `value-370`, `value-371`, `value-372`, `value-373`, `value-374`, `value-375`, `value-376`, `value-377`, `value-378`, `value-379`, `value-380`, `value-381`, `value-382`, `value-383`, `value-384`, `value-385`, `value-386`, `value-387`, `value-388`, `value-389`, `value-390`, `value-391`, `value-392`, `value-393`, `value-394`, `value-395`, `value-396`, `value-397`, `value-398`, `value-399`. Section 2.
    pub large: Option<super::Large>,
    /// Text. Section 2.
    pub one: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl Unshown {
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
impl runtime::Fields for Unshown {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &UNSHOWN
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.large,
                1usize => &self.one,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.large,
                1usize => &mut self.one,
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
runtime::shape_impls!(Unshown);
pub use crate::info::UNSHOWN;
/// A shape with one field. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Leaf {
    /// True or false. Section 2.
    pub leaf: Option<bool>,
    unknown_fields: runtime::UnknownFields,
}
impl Leaf {
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
impl runtime::Fields for Leaf {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &LEAF
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.leaf,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.leaf,
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
runtime::shape_impls!(Leaf);
pub use crate::info::LEAF;
/// A shape with the name of an error body. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Error {
    /// Whole number. Section 2.
    pub detail: Option<i64>,
    /// A shape with the name of an error body. Section 2.
    pub validation_errors: Option<super::ValidationErrors>,
    /// A shape with the name of an error body. Section 2.
    pub problem_details: Option<super::ProblemDetails>,
    /// A shape with a name of the standard library. Section 2.
    pub vec_deque: Option<super::VecDeque>,
    /// A shape with a name of the standard library. Section 2.
    pub arc: Option<super::Arc>,
    /// A shape with the name of an enumeration's description. Section 2.
    pub one_values: Option<super::OneValues>,
    /// A shape with the name of an id. Section 2.
    pub number: Option<super::KeywordsType>,
    /// A shape whose id has a name that is told apart. Section 2.
    pub clash: Option<super::Every2>,
    /// A shape with the name of a trait. Section 2.
    pub operation: Option<super::Operations>,
    /// A shape with the name of a type. Section 2.
    pub endpoint: Option<super::Endpoints>,
    unknown_fields: runtime::UnknownFields,
}
impl Error {
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
impl runtime::Fields for Error {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ERROR
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.detail,
                1usize => &self.validation_errors,
                2usize => &self.problem_details,
                3usize => &self.vec_deque,
                4usize => &self.arc,
                5usize => &self.one_values,
                6usize => &self.number,
                7usize => &self.clash,
                8usize => &self.operation,
                9usize => &self.endpoint,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.detail,
                1usize => &mut self.validation_errors,
                2usize => &mut self.problem_details,
                3usize => &mut self.vec_deque,
                4usize => &mut self.arc,
                5usize => &mut self.one_values,
                6usize => &mut self.number,
                7usize => &mut self.clash,
                8usize => &mut self.operation,
                9usize => &mut self.endpoint,
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
runtime::shape_impls!(Error);
pub use crate::info::ERROR;
impl runtime::PageOf for super::Error {
    const PAGE: &'static runtime::ShapeInfo = &ERROR_PAGE;
}
pub use crate::info::ERROR_PAGE;
/// A shape with the name of an error body. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ValidationErrors {
    unknown_fields: runtime::UnknownFields,
}
impl ValidationErrors {
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
impl runtime::Fields for ValidationErrors {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &VALIDATION_ERRORS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(ValidationErrors);
pub use crate::info::VALIDATION_ERRORS;
/// A shape with the name of an error body. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProblemDetails {
    unknown_fields: runtime::UnknownFields,
}
impl ProblemDetails {
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
impl runtime::Fields for ProblemDetails {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PROBLEM_DETAILS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(ProblemDetails);
pub use crate::info::PROBLEM_DETAILS;
/// A shape with a name of the standard library. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VecDeque {
    unknown_fields: runtime::UnknownFields,
}
impl VecDeque {
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
impl runtime::Fields for VecDeque {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &VEC_DEQUE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(VecDeque);
pub use crate::info::VEC_DEQUE;
/// A shape with a name of the standard library. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Arc {
    unknown_fields: runtime::UnknownFields,
}
impl Arc {
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
impl runtime::Fields for Arc {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ARC
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Arc);
pub use crate::info::ARC;
/// A shape with the name of an enumeration's description. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OneValues {
    unknown_fields: runtime::UnknownFields,
}
impl OneValues {
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
impl runtime::Fields for OneValues {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ONE_VALUES
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(OneValues);
pub use crate::info::ONE_VALUES;
/// A shape with the name of an id. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct KeywordsType {
    unknown_fields: runtime::UnknownFields,
}
impl KeywordsType {
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
impl runtime::Fields for KeywordsType {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &KEYWORDS_TYPE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(KeywordsType);
pub use crate::info::KEYWORDS_TYPE;
/// A shape whose id has a name that is told apart. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Every2 {
    /// Text that identifies this record. Section 2.
    pub line_id: Option<super::Every2LineId>,
    /// A shape whose id has the same name. Section 2.
    pub line: Option<super::Every2Line>,
    unknown_fields: runtime::UnknownFields,
}
impl Every2 {
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
impl runtime::Fields for Every2 {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EVERY2
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.line_id,
                1usize => &self.line,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.line_id,
                1usize => &mut self.line,
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
runtime::shape_impls!(Every2);
pub use crate::info::EVERY2;
/// A shape whose id has the same name. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Every2Line {
    /// Text that identifies this record. Section 2.
    pub id: Option<super::Every2LineId2>,
    /// `line_id` of an Every2. Section 2.
    pub owner: Option<super::Every2LineId>,
    unknown_fields: runtime::UnknownFields,
}
impl Every2Line {
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
impl runtime::Fields for Every2Line {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EVERY2_LINE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.owner,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.owner,
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
runtime::shape_impls!(Every2Line);
pub use crate::info::EVERY2_LINE;
/// A shape with the name of a trait. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Operations {
    unknown_fields: runtime::UnknownFields,
}
impl Operations {
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
impl runtime::Fields for Operations {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &OPERATIONS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Operations);
pub use crate::info::OPERATIONS;
/// A shape with the name of a type. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Endpoints {
    unknown_fields: runtime::UnknownFields,
}
impl Endpoints {
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
impl runtime::Fields for Endpoints {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ENDPOINTS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Endpoints);
pub use crate::info::ENDPOINTS;
/// Names whose keys are the same. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Collisions {
    /// Whole number. Section 2.
    pub collides_at_begin_1_collides_at_the_end: Option<i64>,
    /// Whole number. Section 2.
    pub collides_at_begin_2_collides_at_the_end: Option<i64>,
    /// One of `yes`, `no`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed: Option<super::Closed>,
    unknown_fields: runtime::UnknownFields,
}
impl Collisions {
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
impl runtime::Fields for Collisions {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &COLLISIONS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.collides_at_begin_1_collides_at_the_end,
                1usize => &self.collides_at_begin_2_collides_at_the_end,
                2usize => &self.closed,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.collides_at_begin_1_collides_at_the_end,
                1usize => &mut self.collides_at_begin_2_collides_at_the_end,
                2usize => &mut self.closed,
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
runtime::shape_impls!(Collisions);
pub use crate::info::COLLISIONS;
