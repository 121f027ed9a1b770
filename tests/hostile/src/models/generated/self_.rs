// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! [`Every`], [`Loop`], [`Empty`], [`Leaf`] and [`Error`] with their parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// Every type, alone and in lists. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Every {
    /// Every: whole number that identifies this record. Section 2.
    pub every: Option<super::EveryEvery>,
    /// String: text. Section 2.
    pub string: Option<runtime::Text>,
    /// String list: list. Each item: text. Section 2.
    pub string_list: runtime::List<runtime::Text>,
    /// String lists: list. Each item: list. Each item: text. Section 2.
    pub string_lists: runtime::List<runtime::List<runtime::Text>>,
    /// String deep: list. Each item: list. Each item: list. Each item: list. Each item: text. Section 2.
    pub string_deep: runtime::List<runtime::List<runtime::List<runtime::List<runtime::Text>>>>,
    /// Integer: whole number. Section 2.
    pub integer: Option<i64>,
    /// Integer list: list. Each item: whole number. Section 2.
    pub integer_list: runtime::List<i64>,
    /// Int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2.
    pub int32: Option<i32>,
    /// Int32 list: list. Each item: whole number, 32-bit signed. Section 2.
    pub int32_list: runtime::List<i32>,
    /// Number. Section 2.
    pub number: Option<runtime::Number>,
    /// Number list: list. Each item: number. Section 2.
    pub number_list: runtime::List<runtime::Number>,
    /// Boolean: true or false. Section 2.
    pub boolean: Option<bool>,
    /// Boolean list: list. Each item: true or false. Section 2.
    pub boolean_list: runtime::List<bool>,
    /// Amount: amount of money as decimal text, such as `10.00`. Section 2.
    pub amount: Option<runtime::Amount>,
    /// Amount list: list. Each item: amount of money as decimal text. Section 2.
    pub amount_list: runtime::List<runtime::Amount>,
    /// Timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2.
    pub timestamp: Option<runtime::Timestamp>,
    /// Timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 2.
    pub timestamp_list: runtime::List<runtime::Timestamp>,
    /// Date: date, YYYY-MM-DD, such as `2023-02-10`. Section 2.
    pub date: Option<runtime::Date>,
    /// Date list: list. Each item: date, YYYY-MM-DD. Section 2.
    pub date_list: runtime::List<runtime::Date>,
    /// URL. Section 2.
    pub url: Option<runtime::Url>,
    /// URL list: list. Each item: URL. Section 2.
    pub url_list: runtime::List<runtime::Url>,
    /// Any: free-form value. Section 2.
    pub any: Option<runtime::Json>,
    /// Any list: list. Each item: free-form value. Section 2.
    pub any_list: runtime::List<runtime::Json>,
    /// Object: object with arbitrary keys and free-form values. Section 2.
    pub object: Option<runtime::Object>,
    /// Object list: list. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_list: runtime::List<runtime::Object>,
    /// Object lists: list. Each item: list. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_lists: runtime::List<runtime::List<runtime::Object>>,
    /// Words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words: Option<super::Words>,
    /// Words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_list: runtime::List<super::Words>,
    /// Words lists: list. Each item: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_lists: runtime::List<runtime::List<super::Words>>,
    /// Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed: Option<super::Closed>,
    /// Closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed_list: runtime::List<super::Closed>,
    /// One: text; one value seen: `only`. Section 2.
    pub one: Option<super::One>,
    /// One list: list. Each item: text; one value seen: `only`. Section 2.
    pub one_list: runtime::List<super::One>,
    /// Every one: every type, alone and in lists. Section 2.
    pub every_one: Option<Box<super::Every>>,
    /// Every list: list. Each item: every type, alone and in lists. Section 2.
    pub every_list: runtime::List<super::Every>,
    /// Every lists: list. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_lists: runtime::List<runtime::List<super::Every>>,
    /// Every deep: list. Each item: list. Each item: list. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_deep: runtime::List<runtime::List<runtime::List<runtime::List<super::Every>>>>,
    /// Empty: a shape without a field that the document shows. Section 2.
    pub empty: Option<super::Empty>,
    /// Empty list: list. Each item: a shape without a field that the document shows. Section 2.
    pub empty_list: runtime::List<super::Empty>,
    /// Unshown: a shape of which the document shows one field. Section 2.
    pub unshown: Option<super::Unshown>,
    /// Unshown list: list. Each item: a shape of which the document shows one field. Section 2.
    pub unshown_list: runtime::List<super::Unshown>,
    /// Leaf: a shape with one field. Section 2.
    pub leaf: Option<super::Leaf>,
    /// Leaf list: list. Each item: a shape with one field. Section 2.
    pub leaf_list: runtime::List<super::Leaf>,
    /// Names of an odd id: `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id: Option<super::NamesAnOddId>,
    /// Names of an odd id list: list. Each item: `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id_list: runtime::List<super::NamesAnOddId>,
    /// Keywords of type: `type` of a Keywords. Section 2.
    pub keywords_of_type: Option<super::KeywordsType2>,
    /// Keywords of type list: list. Each item: `type` of a Keywords. Section 2.
    pub keywords_of_type_list: runtime::List<super::KeywordsType2>,
    /// Every of every: `every` of an Every. Section 2.
    pub every_of_every: Option<super::EveryEvery>,
    /// Every of every list: list. Each item: `every` of an Every. Section 2.
    pub every_of_every_list: runtime::List<super::EveryEvery>,
    /// Loop: a shape that holds itself. Section 2.
    pub r#loop: Option<super::Loop>,
    /// Loop list: list. Each item: a shape that holds itself. Section 2.
    pub loop_list: runtime::List<super::Loop>,
    /// Loop lists: list. Each item: list. Each item: a shape that holds itself. Section 2.
    pub loop_lists: runtime::List<runtime::List<super::Loop>>,
    /// Low: whole number, not below -9223372036854775808. Section 2.
    pub low: Option<i64>,
    /// High: whole number, not above 9223372036854775807. Section 2.
    pub high: Option<i64>,
    /// Narrow: whole number, 32-bit signed, from -1 to 1. Section 2.
    pub narrow: Option<i32>,
    /// Exact: number, from 0 to 0. Section 2.
    pub exact: Option<runtime::Number>,
    /// Floor: number, not below -90. Section 2.
    pub floor: Option<runtime::Number>,
    /// Ceiling: number, not above 90. Section 2.
    pub ceiling: Option<runtime::Number>,
    /// Bounded id: `every` of an Every, not below 1. Section 2.
    pub bounded_id: Option<super::EveryEvery>,
    /// Shown: text or null. Section 2.
    pub shown: Option<runtime::Text>,
    /// More fields: more types, alone and in lists. Section 2.
    pub more_fields: Option<super::EveryMore>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Every = super::super::info::EVERY, by super::super::tables::EVERY { 0 "every" every,
    1 "string" string, 2 "string_list" string_list, 3 "string_lists" string_lists, 4
    "string_deep" string_deep, 5 "integer" integer, 6 "integer_list" integer_list, 7
    "int32" int32, 8 "int32_list" int32_list, 9 "number" number, 10 "number_list"
    number_list, 11 "boolean" boolean, 12 "boolean_list" boolean_list, 13 "amount"
    amount, 14 "amount_list" amount_list, 15 "timestamp" timestamp, 16 "timestamp_list"
    timestamp_list, 17 "date" date, 18 "date_list" date_list, 19 "url" url, 20 "url_list"
    url_list, 21 "any" any, 22 "any_list" any_list, 23 "object" object, 24 "object_list"
    object_list, 25 "object_lists" object_lists, 26 "words" words, 27 "words_list"
    words_list, 28 "words_lists" words_lists, 29 "closed" closed, 30 "closed_list"
    closed_list, 31 "one" one, 32 "one_list" one_list, 33 "every_one" every_one, 34
    "every_list" every_list, 35 "every_lists" every_lists, 36 "every_deep" every_deep, 37
    "empty" empty, 38 "empty_list" empty_list, 39 "unshown" unshown, 40 "unshown_list"
    unshown_list, 41 "leaf" leaf, 42 "leaf_list" leaf_list, 43 "names_of_an_odd_id"
    names_of_an_odd_id, 44 "names_of_an_odd_id_list" names_of_an_odd_id_list, 45
    "keywords_of_type" keywords_of_type, 46 "keywords_of_type_list"
    keywords_of_type_list, 47 "every_of_every" every_of_every, 48 "every_of_every_list"
    every_of_every_list, 49 "loop" r#loop, 50 "loop_list" loop_list, 51 "loop_lists"
    loop_lists, 52 "low" low, 53 "high" high, 54 "narrow" narrow, 55 "exact" exact, 56
    "floor" floor, 57 "ceiling" ceiling, 58 "bounded_id" bounded_id, 59 "shown" shown, 60
    "more_fields" more_fields }
}
impl Every {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(every: impl Into<super::EveryEvery>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.every = Some(every.into());
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
    impl Every {
        fn string(value: impl Into<runtime::Text>);
        fn string_list(elements: [impl Into<runtime::Text>]);
        fn string_lists(elements: [impl Into<runtime::List<runtime::Text>>]);
        fn string_deep(
            elements: [impl Into<runtime::List<runtime::List<runtime::List<runtime::Text>>>>],
        );
        fn integer(value: i64);
        fn integer_list(elements: [impl Into<i64>]);
        fn int32(value: i32);
        fn int32_list(elements: [impl Into<i32>]);
        fn number(value: impl Into<runtime::Number>);
        fn number_list(elements: [impl Into<runtime::Number>]);
        fn boolean(value: bool);
        fn boolean_list(elements: [impl Into<bool>]);
        fn amount(value: runtime::Amount);
        fn amount_list(elements: [impl Into<runtime::Amount>]);
        fn timestamp(value: runtime::Timestamp);
        fn timestamp_list(elements: [impl Into<runtime::Timestamp>]);
        fn date(value: runtime::Date);
        fn date_list(elements: [impl Into<runtime::Date>]);
        fn url(value: runtime::Url);
        fn url_list(elements: [impl Into<runtime::Url>]);
        fn any(value: impl Into<runtime::Json>);
        fn any_list(elements: [impl Into<runtime::Json>]);
        fn object(value: impl Into<runtime::Object>);
        fn object_list(elements: [impl Into<runtime::Object>]);
        fn object_lists(elements: [impl Into<runtime::List<runtime::Object>>]);
        fn words(value: impl Into<super::Words>);
        fn words_list(elements: [impl Into<super::Words>]);
        fn words_lists(elements: [impl Into<runtime::List<super::Words>>]);
        fn closed(value: super::Closed);
        fn closed_list(elements: [impl Into<super::Closed>]);
        fn one(value: impl Into<super::One>);
        fn one_list(elements: [impl Into<super::One>]);
        fn every_one(value: impl Into<Box<super::Every>>);
        fn every_list(elements: [impl Into<super::Every>]);
        fn every_lists(elements: [impl Into<runtime::List<super::Every>>]);
        fn every_deep(
            elements: [impl Into<runtime::List<runtime::List<runtime::List<super::Every>>>>],
        );
        fn empty(value: impl Into<super::Empty>);
        fn empty_list(elements: [impl Into<super::Empty>]);
        fn unshown(value: impl Into<super::Unshown>);
        fn unshown_list(elements: [impl Into<super::Unshown>]);
        fn leaf(value: impl Into<super::Leaf>);
        fn leaf_list(elements: [impl Into<super::Leaf>]);
        fn names_of_an_odd_id(value: impl Into<super::NamesAnOddId>);
        fn names_of_an_odd_id_list(elements: [impl Into<super::NamesAnOddId>]);
        fn keywords_of_type(value: impl Into<super::KeywordsType2>);
        fn keywords_of_type_list(elements: [impl Into<super::KeywordsType2>]);
        fn every_of_every(value: impl Into<super::EveryEvery>);
        fn every_of_every_list(elements: [impl Into<super::EveryEvery>]);
        fn r#loop(value: impl Into<super::Loop>);
        fn loop_list(elements: [impl Into<super::Loop>]);
        fn loop_lists(elements: [impl Into<runtime::List<super::Loop>>]);
        fn low(value: i64);
        fn high(value: i64);
        fn narrow(value: i32);
        fn exact(value: impl Into<runtime::Number>);
        fn floor(value: impl Into<runtime::Number>);
        fn ceiling(value: impl Into<runtime::Number>);
        fn bounded_id(value: impl Into<super::EveryEvery>);
        fn shown(value: impl Into<runtime::Text>);
        fn more_fields(value: impl Into<super::EveryMore>);
    }
}
runtime::in_pages!(super::Every, ["after" "before" "items"], ["after" "before" "items"], "4");
impl runtime::PageOf for super::Every {
    const PAGE: &'static runtime::ShapeInfo = &super::super::info::EVERY_PAGE;
    fn table() -> Option<&'static runtime::Table> {
        Some(&super::super::tables::EVERY_PAGE)
    }
}
/// More types, alone and in lists. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct EveryMore {
    /// Sensible: text. Section 2.
    pub sensible: Option<runtime::Text>,
    /// Now and then: text. Section 2.
    pub now_and_then: Option<runtime::Text>,
    /// Hidden: text. Nobody sees it. Section 2.
    pub hidden: Option<runtime::Secret>,
    /// Null leaf: a shape with one field or null. Section 2.
    pub null_leaf: Option<super::Leaf>,
    /// Null loop: a shape that holds itself. Section 2.
    pub null_loop: Option<super::Loop>,
    /// Null closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break` or null. Section 2.
    pub null_closed: Option<super::Closed>,
    /// Null list: list. Each item: a shape with one field or null. Section 2.
    pub null_list: runtime::List<super::Leaf>,
    /// Collisions: names whose keys are the same. Section 2.
    pub collisions: Option<super::Collisions>,
    /// Long name: a shape with a long name. Section 2.
    pub long_name: Option<super::AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt>,
    /// Long names: list. Each item: a shape with a long name. Section 2.
    pub long_names: runtime::List<super::AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    EveryMore = super::super::info::EVERY_MORE, by super::super::tables::EVERY_MORE { 0
    "sensible" sensible, 1 "now_and_then" now_and_then, 2 "hidden" hidden, 3 "null_leaf"
    null_leaf, 4 "null_loop" null_loop, 5 "null_closed" null_closed, 6 "null_list"
    null_list, 7 "collisions" collisions, 8 "long_name" long_name, 9 "long_names"
    long_names }
}
impl EveryMore {
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
    impl EveryMore {
        fn sensible(value: impl Into<runtime::Text>);
        fn now_and_then(value: impl Into<runtime::Text>);
        fn hidden(value: impl Into<runtime::Secret>);
        fn null_leaf(value: impl Into<super::Leaf>);
        fn null_loop(value: impl Into<super::Loop>);
        fn null_closed(value: super::Closed);
        fn null_list(elements: [impl Into<super::Leaf>]);
        fn collisions(value: impl Into<super::Collisions>);
        fn long_name(
            value: impl Into<
                super::AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt,
            >,
        );
        fn long_names(
            elements: [impl Into<
                super::AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt,
            >],
        );
    }
}
/// Every type in a partial update. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct EveryUpdate {
    /// String: text. Section 2.
    pub string: runtime::Patch<runtime::Text>,
    /// String list: list. Each item: text. Section 2.
    pub string_list: runtime::Patch<runtime::List<runtime::Text>>,
    /// String lists: list. Each item: list. Each item: text. Section 2.
    pub string_lists: runtime::Patch<runtime::List<runtime::List<runtime::Text>>>,
    /// String deep: list. Each item: list. Each item: list. Each item: list. Each item: text. Section 2.
    pub string_deep: runtime::Patch<runtime::List<runtime::List<runtime::List<runtime::List<runtime::Text>>>>>,
    /// Integer: whole number. Section 2.
    pub integer: runtime::Patch<i64>,
    /// Integer list: list. Each item: whole number. Section 2.
    pub integer_list: runtime::Patch<runtime::List<i64>>,
    /// Int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2.
    pub int32: runtime::Patch<i32>,
    /// Int32 list: list. Each item: whole number, 32-bit signed. Section 2.
    pub int32_list: runtime::Patch<runtime::List<i32>>,
    /// Number. Section 2.
    pub number: runtime::Patch<runtime::Number>,
    /// Number list: list. Each item: number. Section 2.
    pub number_list: runtime::Patch<runtime::List<runtime::Number>>,
    /// Boolean: true or false. Section 2.
    pub boolean: runtime::Patch<bool>,
    /// Boolean list: list. Each item: true or false. Section 2.
    pub boolean_list: runtime::Patch<runtime::List<bool>>,
    /// Amount: amount of money as decimal text, such as `10.00`. Section 2.
    pub amount: runtime::Patch<runtime::Amount>,
    /// Amount list: list. Each item: amount of money as decimal text. Section 2.
    pub amount_list: runtime::Patch<runtime::List<runtime::Amount>>,
    /// Timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2.
    pub timestamp: runtime::Patch<runtime::Timestamp>,
    /// Timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 2.
    pub timestamp_list: runtime::Patch<runtime::List<runtime::Timestamp>>,
    /// Date: date, YYYY-MM-DD, such as `2023-02-10`. Section 2.
    pub date: runtime::Patch<runtime::Date>,
    /// Date list: list. Each item: date, YYYY-MM-DD. Section 2.
    pub date_list: runtime::Patch<runtime::List<runtime::Date>>,
    /// URL. Section 2.
    pub url: runtime::Patch<runtime::Url>,
    /// URL list: list. Each item: URL. Section 2.
    pub url_list: runtime::Patch<runtime::List<runtime::Url>>,
    /// Any: free-form value. Section 2.
    pub any: runtime::Patch<runtime::Json>,
    /// Any list: list. Each item: free-form value. Section 2.
    pub any_list: runtime::Patch<runtime::List<runtime::Json>>,
    /// Object: object with arbitrary keys and free-form values. Section 2.
    pub object: runtime::Patch<runtime::Object>,
    /// Object list: list. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_list: runtime::Patch<runtime::List<runtime::Object>>,
    /// Object lists: list. Each item: list. Each item: object with arbitrary keys and free-form values. Section 2.
    pub object_lists: runtime::Patch<runtime::List<runtime::List<runtime::Object>>>,
    /// Words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words: runtime::Patch<super::Words>,
    /// Words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_list: runtime::Patch<runtime::List<super::Words>>,
    /// Words lists: list. Each item: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2.
    pub words_lists: runtime::Patch<runtime::List<runtime::List<super::Words>>>,
    /// Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed: runtime::Patch<super::Closed>,
    /// Closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed_list: runtime::Patch<runtime::List<super::Closed>>,
    /// One: text; one value seen: `only`. Section 2.
    pub one: runtime::Patch<super::One>,
    /// One list: list. Each item: text; one value seen: `only`. Section 2.
    pub one_list: runtime::Patch<runtime::List<super::One>>,
    /// Every one: every type, alone and in lists. Section 2.
    pub every_one: runtime::Patch<super::Every>,
    /// Every list: list. Each item: every type, alone and in lists. Section 2.
    pub every_list: runtime::Patch<runtime::List<super::Every>>,
    /// Every lists: list. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_lists: runtime::Patch<runtime::List<runtime::List<super::Every>>>,
    /// Every deep: list. Each item: list. Each item: list. Each item: list. Each item: every type, alone and in lists. Section 2.
    pub every_deep: runtime::Patch<runtime::List<runtime::List<runtime::List<runtime::List<super::Every>>>>>,
    /// Empty: a shape without a field that the document shows. Section 2.
    pub empty: runtime::Patch<super::Empty>,
    /// Empty list: list. Each item: a shape without a field that the document shows. Section 2.
    pub empty_list: runtime::Patch<runtime::List<super::Empty>>,
    /// Unshown: a shape of which the document shows one field. Section 2.
    pub unshown: runtime::Patch<super::Unshown>,
    /// Unshown list: list. Each item: a shape of which the document shows one field. Section 2.
    pub unshown_list: runtime::Patch<runtime::List<super::Unshown>>,
    /// Leaf: a shape with one field. Section 2.
    pub leaf: runtime::Patch<super::Leaf>,
    /// Leaf list: list. Each item: a shape with one field. Section 2.
    pub leaf_list: runtime::Patch<runtime::List<super::Leaf>>,
    /// Names of an odd id: `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id: runtime::Patch<super::NamesAnOddId>,
    /// Names of an odd id list: list. Each item: `an/odd~id` of a Names. Section 2.
    pub names_of_an_odd_id_list: runtime::Patch<runtime::List<super::NamesAnOddId>>,
    /// Keywords of type: `type` of a Keywords. Section 2.
    pub keywords_of_type: runtime::Patch<super::KeywordsType2>,
    /// Keywords of type list: list. Each item: `type` of a Keywords. Section 2.
    pub keywords_of_type_list: runtime::Patch<runtime::List<super::KeywordsType2>>,
    /// Every of every: `every` of an Every. Section 2.
    pub every_of_every: runtime::Patch<super::EveryEvery>,
    /// Every of every list: list. Each item: `every` of an Every. Section 2.
    pub every_of_every_list: runtime::Patch<runtime::List<super::EveryEvery>>,
    /// Loop: a shape that holds itself. Section 2.
    pub r#loop: runtime::Patch<super::Loop>,
    /// Loop list: list. Each item: a shape that holds itself. Section 2.
    pub loop_list: runtime::Patch<runtime::List<super::Loop>>,
    /// Loop lists: list. Each item: list. Each item: a shape that holds itself. Section 2.
    pub loop_lists: runtime::Patch<runtime::List<runtime::List<super::Loop>>>,
    /// Low: whole number, not below -9223372036854775808. Section 2.
    pub low: runtime::Patch<i64>,
    /// High: whole number, not above 9223372036854775807. Section 2.
    pub high: runtime::Patch<i64>,
    /// Narrow: whole number, 32-bit signed, from -1 to 1. Section 2.
    pub narrow: runtime::Patch<i32>,
    /// Exact: number, from 0 to 0. Section 2.
    pub exact: runtime::Patch<runtime::Number>,
    /// Floor: number, not below -90. Section 2.
    pub floor: runtime::Patch<runtime::Number>,
    /// Ceiling: number, not above 90. Section 2.
    pub ceiling: runtime::Patch<runtime::Number>,
    /// Bounded id: `every` of an Every, not below 1. Section 2.
    pub bounded_id: runtime::Patch<super::EveryEvery>,
    /// Shown: text or null. Section 2.
    pub shown: runtime::Patch<runtime::Text>,
    /// More fields: more types, alone and in lists. Section 2.
    pub more_fields: runtime::Patch<super::EveryMore>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    EveryUpdate = super::super::info::EVERY_UPDATE, by super::super::tables::EVERY_UPDATE
    { 0 "string" string, 1 "string_list" string_list, 2 "string_lists" string_lists, 3
    "string_deep" string_deep, 4 "integer" integer, 5 "integer_list" integer_list, 6
    "int32" int32, 7 "int32_list" int32_list, 8 "number" number, 9 "number_list"
    number_list, 10 "boolean" boolean, 11 "boolean_list" boolean_list, 12 "amount"
    amount, 13 "amount_list" amount_list, 14 "timestamp" timestamp, 15 "timestamp_list"
    timestamp_list, 16 "date" date, 17 "date_list" date_list, 18 "url" url, 19 "url_list"
    url_list, 20 "any" any, 21 "any_list" any_list, 22 "object" object, 23 "object_list"
    object_list, 24 "object_lists" object_lists, 25 "words" words, 26 "words_list"
    words_list, 27 "words_lists" words_lists, 28 "closed" closed, 29 "closed_list"
    closed_list, 30 "one" one, 31 "one_list" one_list, 32 "every_one" every_one, 33
    "every_list" every_list, 34 "every_lists" every_lists, 35 "every_deep" every_deep, 36
    "empty" empty, 37 "empty_list" empty_list, 38 "unshown" unshown, 39 "unshown_list"
    unshown_list, 40 "leaf" leaf, 41 "leaf_list" leaf_list, 42 "names_of_an_odd_id"
    names_of_an_odd_id, 43 "names_of_an_odd_id_list" names_of_an_odd_id_list, 44
    "keywords_of_type" keywords_of_type, 45 "keywords_of_type_list"
    keywords_of_type_list, 46 "every_of_every" every_of_every, 47 "every_of_every_list"
    every_of_every_list, 48 "loop" r#loop, 49 "loop_list" loop_list, 50 "loop_lists"
    loop_lists, 51 "low" low, 52 "high" high, 53 "narrow" narrow, 54 "exact" exact, 55
    "floor" floor, 56 "ceiling" ceiling, 57 "bounded_id" bounded_id, 58 "shown" shown, 59
    "more_fields" more_fields }
}
impl EveryUpdate {
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
    impl EveryUpdate {
        fn string(patch: runtime::Text);
        fn string_list(patch: runtime::List<runtime::Text>);
        fn string_lists(patch: runtime::List<runtime::List<runtime::Text>>);
        fn string_deep(
            patch: runtime::List<runtime::List<runtime::List<runtime::List<runtime::Text>>>>,
        );
        fn integer(patch: i64);
        fn integer_list(patch: runtime::List<i64>);
        fn int32(patch: i32);
        fn int32_list(patch: runtime::List<i32>);
        fn number(patch: runtime::Number);
        fn number_list(patch: runtime::List<runtime::Number>);
        fn boolean(patch: bool);
        fn boolean_list(patch: runtime::List<bool>);
        fn amount(patch: runtime::Amount);
        fn amount_list(patch: runtime::List<runtime::Amount>);
        fn timestamp(patch: runtime::Timestamp);
        fn timestamp_list(patch: runtime::List<runtime::Timestamp>);
        fn date(patch: runtime::Date);
        fn date_list(patch: runtime::List<runtime::Date>);
        fn url(patch: runtime::Url);
        fn url_list(patch: runtime::List<runtime::Url>);
        fn any(patch: runtime::Json);
        fn any_list(patch: runtime::List<runtime::Json>);
        fn object(patch: runtime::Object);
        fn object_list(patch: runtime::List<runtime::Object>);
        fn object_lists(patch: runtime::List<runtime::List<runtime::Object>>);
        fn words(patch: super::Words);
        fn words_list(patch: runtime::List<super::Words>);
        fn words_lists(patch: runtime::List<runtime::List<super::Words>>);
        fn closed(patch: super::Closed);
        fn closed_list(patch: runtime::List<super::Closed>);
        fn one(patch: super::One);
        fn one_list(patch: runtime::List<super::One>);
        fn every_one(patch: super::Every);
        fn every_list(patch: runtime::List<super::Every>);
        fn every_lists(patch: runtime::List<runtime::List<super::Every>>);
        fn every_deep(
            patch: runtime::List<runtime::List<runtime::List<runtime::List<super::Every>>>>,
        );
        fn empty(patch: super::Empty);
        fn empty_list(patch: runtime::List<super::Empty>);
        fn unshown(patch: super::Unshown);
        fn unshown_list(patch: runtime::List<super::Unshown>);
        fn leaf(patch: super::Leaf);
        fn leaf_list(patch: runtime::List<super::Leaf>);
        fn names_of_an_odd_id(patch: super::NamesAnOddId);
        fn names_of_an_odd_id_list(patch: runtime::List<super::NamesAnOddId>);
        fn keywords_of_type(patch: super::KeywordsType2);
        fn keywords_of_type_list(patch: runtime::List<super::KeywordsType2>);
        fn every_of_every(patch: super::EveryEvery);
        fn every_of_every_list(patch: runtime::List<super::EveryEvery>);
        fn r#loop(patch: super::Loop);
        fn loop_list(patch: runtime::List<super::Loop>);
        fn loop_lists(patch: runtime::List<runtime::List<super::Loop>>);
        fn low(patch: i64);
        fn high(patch: i64);
        fn narrow(patch: i32);
        fn exact(patch: runtime::Number);
        fn floor(patch: runtime::Number);
        fn ceiling(patch: runtime::Number);
        fn bounded_id(patch: super::EveryEvery);
        fn shown(patch: runtime::Text);
        fn more_fields(patch: super::EveryMore);
    }
}
/// Every type in a request. Section 4.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct EveryBody {
    /// Required string: text. Section 4.
    pub required_string: runtime::Required<runtime::Text>,
    /// Required string list: list. Each item: text. Section 4.
    pub required_string_list: runtime::List<runtime::Text>,
    /// Required integer: whole number. Section 4.
    pub required_integer: runtime::Required<i64>,
    /// Required integer list: list. Each item: whole number. Section 4.
    pub required_integer_list: runtime::List<i64>,
    /// Required int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4.
    pub required_int32: runtime::Required<i32>,
    /// Required int32 list: list. Each item: whole number, 32-bit signed. Section 4.
    pub required_int32_list: runtime::List<i32>,
    /// Required number. Section 4.
    pub required_number: runtime::Required<runtime::Number>,
    /// Required number list: list. Each item: number. Section 4.
    pub required_number_list: runtime::List<runtime::Number>,
    /// Required boolean: true or false. Section 4.
    pub required_boolean: runtime::Required<bool>,
    /// Required boolean list: list. Each item: true or false. Section 4.
    pub required_boolean_list: runtime::List<bool>,
    /// Required amount: amount of money as decimal text, such as `10.00`. Section 4.
    pub required_amount: runtime::Required<runtime::Amount>,
    /// Required amount list: list. Each item: amount of money as decimal text. Section 4.
    pub required_amount_list: runtime::List<runtime::Amount>,
    /// Required timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4.
    pub required_timestamp: runtime::Required<runtime::Timestamp>,
    /// Required timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 4.
    pub required_timestamp_list: runtime::List<runtime::Timestamp>,
    /// Required date: date, YYYY-MM-DD, such as `2023-02-10`. Section 4.
    pub required_date: runtime::Required<runtime::Date>,
    /// Required date list: list. Each item: date, YYYY-MM-DD. Section 4.
    pub required_date_list: runtime::List<runtime::Date>,
    /// Required URL. Section 4.
    pub required_url: runtime::Required<runtime::Url>,
    /// Required URL list: list. Each item: URL. Section 4.
    pub required_url_list: runtime::List<runtime::Url>,
    /// Required any: free-form value. Section 4.
    pub required_any: runtime::Required<runtime::Json>,
    /// Required any list: list. Each item: free-form value. Section 4.
    pub required_any_list: runtime::List<runtime::Json>,
    /// Required object: object with arbitrary keys and free-form values. Section 4.
    pub required_object: runtime::Required<runtime::Object>,
    /// Required object list: list. Each item: object with arbitrary keys and free-form values. Section 4.
    pub required_object_list: runtime::List<runtime::Object>,
    /// Required words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub required_words: runtime::Required<super::Words>,
    /// Required words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub required_words_list: runtime::List<super::Words>,
    /// Required closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub required_closed: runtime::Required<super::Closed>,
    /// Required closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub required_closed_list: runtime::List<super::Closed>,
    /// Required one: text; one value seen: `only`. Section 4.
    pub required_one: runtime::Required<super::One>,
    /// Required one list: list. Each item: text; one value seen: `only`. Section 4.
    pub required_one_list: runtime::List<super::One>,
    /// Required every: every type, alone and in lists. Section 4.
    pub required_every: runtime::Required<super::Every>,
    /// Required every list: list. Each item: every type, alone and in lists. Section 4.
    pub required_every_list: runtime::List<super::Every>,
    /// Required empty: a shape without a field that the document shows. Section 4.
    pub required_empty: runtime::Required<super::Empty>,
    /// Required empty list: list. Each item: a shape without a field that the document shows. Section 4.
    pub required_empty_list: runtime::List<super::Empty>,
    /// Required unshown: a shape of which the document shows one field. Section 4.
    pub required_unshown: runtime::Required<super::Unshown>,
    /// Required unshown list: list. Each item: a shape of which the document shows one field. Section 4.
    pub required_unshown_list: runtime::List<super::Unshown>,
    /// Required leaf: a shape with one field. Section 4.
    pub required_leaf: runtime::Required<super::Leaf>,
    /// Required leaf list: list. Each item: a shape with one field. Section 4.
    pub required_leaf_list: runtime::List<super::Leaf>,
    /// Required names of an odd id: `an/odd~id` of a Names. Section 4.
    pub required_names_of_an_odd_id: runtime::Required<super::NamesAnOddId>,
    /// Required names of an odd id list: list. Each item: `an/odd~id` of a Names. Section 4.
    pub required_names_of_an_odd_id_list: runtime::List<super::NamesAnOddId>,
    /// Required keywords of type: `type` of a Keywords. Section 4.
    pub required_keywords_of_type: runtime::Required<super::KeywordsType2>,
    /// Required keywords of type list: list. Each item: `type` of a Keywords. Section 4.
    pub required_keywords_of_type_list: runtime::List<super::KeywordsType2>,
    /// Required every of every: `every` of an Every. Section 4.
    pub required_every_of_every: runtime::Required<super::EveryEvery>,
    /// Required every of every list: list. Each item: `every` of an Every. Section 4.
    pub required_every_of_every_list: runtime::List<super::EveryEvery>,
    /// Required loop: a shape that holds itself. Section 4.
    pub required_loop: runtime::Required<super::Loop>,
    /// Required loop list: list. Each item: a shape that holds itself. Section 4.
    pub required_loop_list: runtime::List<super::Loop>,
    /// Sensible: text. Section 2.
    pub sensible: Option<runtime::Text>,
    /// Now and then: text. Section 2.
    pub now_and_then: Option<runtime::Text>,
    /// Hidden: text. Nobody sees it. Section 2.
    pub hidden: Option<runtime::Secret>,
    /// Null leaf: a shape with one field or null. Section 2.
    pub null_leaf: Option<super::Leaf>,
    /// Null loop: a shape that holds itself. Section 2.
    pub null_loop: Option<super::Loop>,
    /// Null closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break` or null. Section 2.
    pub null_closed: Option<super::Closed>,
    /// Null list: list. Each item: a shape with one field or null. Section 2.
    pub null_list: runtime::List<super::Leaf>,
    /// Collisions: names whose keys are the same. Section 2.
    pub collisions: Option<super::Collisions>,
    /// Long name: a shape with a long name. Section 2.
    pub long_name: Option<super::AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt>,
    /// Long names: list. Each item: a shape with a long name. Section 2.
    pub long_names: runtime::List<super::AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    EveryBody = super::super::info::EVERY_BODY, by super::super::tables::EVERY_BODY { 0
    "required_string" required_string, 1 "required_string_list" required_string_list, 2
    "required_integer" required_integer, 3 "required_integer_list" required_integer_list,
    4 "required_int32" required_int32, 5 "required_int32_list" required_int32_list, 6
    "required_number" required_number, 7 "required_number_list" required_number_list, 8
    "required_boolean" required_boolean, 9 "required_boolean_list" required_boolean_list,
    10 "required_amount" required_amount, 11 "required_amount_list" required_amount_list,
    12 "required_timestamp" required_timestamp, 13 "required_timestamp_list"
    required_timestamp_list, 14 "required_date" required_date, 15 "required_date_list"
    required_date_list, 16 "required_url" required_url, 17 "required_url_list"
    required_url_list, 18 "required_any" required_any, 19 "required_any_list"
    required_any_list, 20 "required_object" required_object, 21 "required_object_list"
    required_object_list, 22 "required_words" required_words, 23 "required_words_list"
    required_words_list, 24 "required_closed" required_closed, 25 "required_closed_list"
    required_closed_list, 26 "required_one" required_one, 27 "required_one_list"
    required_one_list, 28 "required_every" required_every, 29 "required_every_list"
    required_every_list, 30 "required_empty" required_empty, 31 "required_empty_list"
    required_empty_list, 32 "required_unshown" required_unshown, 33
    "required_unshown_list" required_unshown_list, 34 "required_leaf" required_leaf, 35
    "required_leaf_list" required_leaf_list, 36 "required_names_of_an_odd_id"
    required_names_of_an_odd_id, 37 "required_names_of_an_odd_id_list"
    required_names_of_an_odd_id_list, 38 "required_keywords_of_type"
    required_keywords_of_type, 39 "required_keywords_of_type_list"
    required_keywords_of_type_list, 40 "required_every_of_every" required_every_of_every,
    41 "required_every_of_every_list" required_every_of_every_list, 42 "required_loop"
    required_loop, 43 "required_loop_list" required_loop_list, 44 "sensible" sensible, 45
    "now_and_then" now_and_then, 46 "hidden" hidden, 47 "null_leaf" null_leaf, 48
    "null_loop" null_loop, 49 "null_closed" null_closed, 50 "null_list" null_list, 51
    "collisions" collisions, 52 "long_name" long_name, 53 "long_names" long_names }
}
impl EveryBody {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(
        required_string: impl Into<runtime::Text>,
        required_string_list: impl IntoIterator<Item = impl Into<runtime::Text>>,
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
        required_names_of_an_odd_id_list: impl IntoIterator<Item = impl Into<super::NamesAnOddId>>,
        required_keywords_of_type: impl Into<super::KeywordsType2>,
        required_keywords_of_type_list: impl IntoIterator<Item = impl Into<super::KeywordsType2>>,
        required_every_of_every: impl Into<super::EveryEvery>,
        required_every_of_every_list: impl IntoIterator<Item = impl Into<super::EveryEvery>>,
        required_loop: impl Into<super::Loop>,
        required_loop_list: impl IntoIterator<Item = impl Into<super::Loop>>,
    ) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.required_string = runtime::Required::from(required_string.into());
        made.required_string_list = required_string_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_integer = runtime::Required::from(required_integer);
        made.required_integer_list = required_integer_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_int32 = runtime::Required::from(required_int32);
        made.required_int32_list = required_int32_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_number = runtime::Required::from(required_number.into());
        made.required_number_list = required_number_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_boolean = runtime::Required::from(required_boolean);
        made.required_boolean_list = required_boolean_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_amount = runtime::Required::from(required_amount);
        made.required_amount_list = required_amount_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_timestamp = runtime::Required::from(required_timestamp);
        made.required_timestamp_list = required_timestamp_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_date = runtime::Required::from(required_date);
        made.required_date_list = required_date_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_url = runtime::Required::from(required_url);
        made.required_url_list = required_url_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_any = runtime::Required::from(required_any.into());
        made.required_any_list = required_any_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_object = runtime::Required::from(required_object.into());
        made.required_object_list = required_object_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_words = runtime::Required::from(required_words.into());
        made.required_words_list = required_words_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_closed = runtime::Required::from(required_closed);
        made.required_closed_list = required_closed_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_one = runtime::Required::from(required_one.into());
        made.required_one_list = required_one_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_every = runtime::Required::from(required_every.into());
        made.required_every_list = required_every_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_empty = runtime::Required::from(required_empty.into());
        made.required_empty_list = required_empty_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_unshown = runtime::Required::from(required_unshown.into());
        made.required_unshown_list = required_unshown_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_leaf = runtime::Required::from(required_leaf.into());
        made.required_leaf_list = required_leaf_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_names_of_an_odd_id = runtime::Required::from(required_names_of_an_odd_id.into());
        made.required_names_of_an_odd_id_list = required_names_of_an_odd_id_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_keywords_of_type = runtime::Required::from(required_keywords_of_type.into());
        made.required_keywords_of_type_list = required_keywords_of_type_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_every_of_every = runtime::Required::from(required_every_of_every.into());
        made.required_every_of_every_list = required_every_of_every_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_loop = runtime::Required::from(required_loop.into());
        made.required_loop_list = required_loop_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
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
    impl EveryBody {
        fn sensible(value: impl Into<runtime::Text>);
        fn now_and_then(value: impl Into<runtime::Text>);
        fn hidden(value: impl Into<runtime::Secret>);
        fn null_leaf(value: impl Into<super::Leaf>);
        fn null_loop(value: impl Into<super::Loop>);
        fn null_closed(value: super::Closed);
        fn null_list(elements: [impl Into<super::Leaf>]);
        fn collisions(value: impl Into<super::Collisions>);
        fn long_name(
            value: impl Into<
                super::AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt,
            >,
        );
        fn long_names(
            elements: [impl Into<
                super::AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt,
            >],
        );
    }
}
/// Some types in a form. Section 4.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct EveryForm {
    /// File: text. Section 4.
    pub file: Option<runtime::Text>,
    /// Files: list. Each item: text. Section 4.
    pub files: runtime::List<runtime::Text>,
    /// Leaf: a shape with one field. Section 4.
    pub leaf: Option<super::Leaf>,
    /// Words: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub words: runtime::List<super::Words>,
    /// When: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4.
    pub when: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    EveryForm = super::super::info::EVERY_FORM, by super::super::tables::EVERY_FORM { 0
    "file" file, 1 "files" files, 2 "leaf" leaf, 3 "words" words, 4 "when" when }
}
impl EveryForm {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(files: impl IntoIterator<Item = impl Into<runtime::Text>>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.files = files.into_iter().map(Into::into).collect::<Vec<_>>().into();
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
    impl EveryForm {
        fn file(value: impl Into<runtime::Text>);
        fn leaf(value: impl Into<super::Leaf>);
        fn words(elements: [impl Into<super::Words>]);
        fn when(value: runtime::Timestamp);
    }
}
/// Every scalar in a query. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct EveryQuery {
    /// String: text. Section 4.
    pub string: Option<runtime::Text>,
    /// String list: list. Each item: text. Section 4.
    pub string_list: runtime::List<runtime::Text>,
    /// Integer: whole number. Section 4.
    pub integer: Option<i64>,
    /// Integer list: list. Each item: whole number. Section 4.
    pub integer_list: runtime::List<i64>,
    /// Int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4.
    pub int32: Option<i32>,
    /// Int32 list: list. Each item: whole number, 32-bit signed. Section 4.
    pub int32_list: runtime::List<i32>,
    /// Number. Section 4.
    pub number: Option<runtime::Number>,
    /// Number list: list. Each item: number. Section 4.
    pub number_list: runtime::List<runtime::Number>,
    /// Boolean: true or false. Section 4.
    pub boolean: Option<bool>,
    /// Boolean list: list. Each item: true or false. Section 4.
    pub boolean_list: runtime::List<bool>,
    /// Amount: amount of money as decimal text, such as `10.00`. Section 4.
    pub amount: Option<runtime::Amount>,
    /// Amount list: list. Each item: amount of money as decimal text. Section 4.
    pub amount_list: runtime::List<runtime::Amount>,
    /// Timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4.
    pub timestamp: Option<runtime::Timestamp>,
    /// Timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 4.
    pub timestamp_list: runtime::List<runtime::Timestamp>,
    /// Date: date, YYYY-MM-DD, such as `2023-02-10`. Section 4.
    pub date: Option<runtime::Date>,
    /// Date list: list. Each item: date, YYYY-MM-DD. Section 4.
    pub date_list: runtime::List<runtime::Date>,
    /// URL. Section 4.
    pub url: Option<runtime::Url>,
    /// URL list: list. Each item: URL. Section 4.
    pub url_list: runtime::List<runtime::Url>,
    /// Any: free-form value. Section 4.
    pub any: Option<runtime::Json>,
    /// Any list: list. Each item: free-form value. Section 4.
    pub any_list: runtime::List<runtime::Json>,
    /// Words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub words: Option<super::Words>,
    /// Words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub words_list: runtime::List<super::Words>,
    /// Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub closed: Option<super::Closed>,
    /// Closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub closed_list: runtime::List<super::Closed>,
    /// Names of an odd id: `an/odd~id` of a Names. Section 4.
    pub names_of_an_odd_id: Option<super::NamesAnOddId>,
    /// Names of an odd id list: list. Each item: `an/odd~id` of a Names. Section 4.
    pub names_of_an_odd_id_list: runtime::List<super::NamesAnOddId>,
    /// Keywords of type: `type` of a Keywords. Section 4.
    pub keywords_of_type: Option<super::KeywordsType2>,
    /// Keywords of type list: list. Each item: `type` of a Keywords. Section 4.
    pub keywords_of_type_list: runtime::List<super::KeywordsType2>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    EveryQuery = super::super::info::EVERY_QUERY { 0 "string" string, 1 "string_list"
    string_list, 2 "integer" integer, 3 "integer_list" integer_list, 4 "int32" int32, 5
    "int32_list" int32_list, 6 "number" number, 7 "number_list" number_list, 8 "boolean"
    boolean, 9 "boolean_list" boolean_list, 10 "amount" amount, 11 "amount_list"
    amount_list, 12 "timestamp" timestamp, 13 "timestamp_list" timestamp_list, 14 "date"
    date, 15 "date_list" date_list, 16 "url" url, 17 "url_list" url_list, 18 "any" any,
    19 "any_list" any_list, 20 "words" words, 21 "words_list" words_list, 22 "closed"
    closed, 23 "closed_list" closed_list, 24 "names_of_an_odd_id" names_of_an_odd_id, 25
    "names_of_an_odd_id_list" names_of_an_odd_id_list, 26 "keywords_of_type"
    keywords_of_type, 27 "keywords_of_type_list" keywords_of_type_list }
}
impl EveryQuery {
    /// Creates a query without parameters.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl EveryQuery {
        fn string(value: impl Into<runtime::Text>);
        fn string_list(elements: [impl Into<runtime::Text>]);
        fn integer(value: i64);
        fn integer_list(elements: [impl Into<i64>]);
        fn int32(value: i32);
        fn int32_list(elements: [impl Into<i32>]);
        fn number(value: impl Into<runtime::Number>);
        fn number_list(elements: [impl Into<runtime::Number>]);
        fn boolean(value: bool);
        fn boolean_list(elements: [impl Into<bool>]);
        fn amount(value: runtime::Amount);
        fn amount_list(elements: [impl Into<runtime::Amount>]);
        fn timestamp(value: runtime::Timestamp);
        fn timestamp_list(elements: [impl Into<runtime::Timestamp>]);
        fn date(value: runtime::Date);
        fn date_list(elements: [impl Into<runtime::Date>]);
        fn url(value: runtime::Url);
        fn url_list(elements: [impl Into<runtime::Url>]);
        fn any(value: impl Into<runtime::Json>);
        fn any_list(elements: [impl Into<runtime::Json>]);
        fn words(value: impl Into<super::Words>);
        fn words_list(elements: [impl Into<super::Words>]);
        fn closed(value: super::Closed);
        fn closed_list(elements: [impl Into<super::Closed>]);
        fn names_of_an_odd_id(value: impl Into<super::NamesAnOddId>);
        fn names_of_an_odd_id_list(elements: [impl Into<super::NamesAnOddId>]);
        fn keywords_of_type(value: impl Into<super::KeywordsType2>);
        fn keywords_of_type_list(elements: [impl Into<super::KeywordsType2>]);
    }
}
/// Every scalar in a query, required, and secrets. Section 4.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RequiredQuery {
    /// String: text. Section 4.
    pub string: runtime::Required<runtime::Text>,
    /// String list: list. Each item: text. Section 4.
    pub string_list: runtime::List<runtime::Text>,
    /// Integer: whole number. Section 4.
    pub integer: runtime::Required<i64>,
    /// Integer list: list. Each item: whole number. Section 4.
    pub integer_list: runtime::List<i64>,
    /// Int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4.
    pub int32: runtime::Required<i32>,
    /// Int32 list: list. Each item: whole number, 32-bit signed. Section 4.
    pub int32_list: runtime::List<i32>,
    /// Number. Section 4.
    pub number: runtime::Required<runtime::Number>,
    /// Number list: list. Each item: number. Section 4.
    pub number_list: runtime::List<runtime::Number>,
    /// Boolean: true or false. Section 4.
    pub boolean: runtime::Required<bool>,
    /// Boolean list: list. Each item: true or false. Section 4.
    pub boolean_list: runtime::List<bool>,
    /// Amount: amount of money as decimal text, such as `10.00`. Section 4.
    pub amount: runtime::Required<runtime::Amount>,
    /// Amount list: list. Each item: amount of money as decimal text. Section 4.
    pub amount_list: runtime::List<runtime::Amount>,
    /// Timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4.
    pub timestamp: runtime::Required<runtime::Timestamp>,
    /// Timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 4.
    pub timestamp_list: runtime::List<runtime::Timestamp>,
    /// Date: date, YYYY-MM-DD, such as `2023-02-10`. Section 4.
    pub date: runtime::Required<runtime::Date>,
    /// Date list: list. Each item: date, YYYY-MM-DD. Section 4.
    pub date_list: runtime::List<runtime::Date>,
    /// URL. Section 4.
    pub url: runtime::Required<runtime::Url>,
    /// URL list: list. Each item: URL. Section 4.
    pub url_list: runtime::List<runtime::Url>,
    /// Any: free-form value. Section 4.
    pub any: runtime::Required<runtime::Json>,
    /// Any list: list. Each item: free-form value. Section 4.
    pub any_list: runtime::List<runtime::Json>,
    /// Words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub words: runtime::Required<super::Words>,
    /// Words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote"d`, `back\slash`, `` tick` ``, ``` `` ```, `line\u{a}break`, `\u{0}`, `\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\u{301}te\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.
    pub words_list: runtime::List<super::Words>,
    /// Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub closed: runtime::Required<super::Closed>,
    /// Closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 4.
    pub closed_list: runtime::List<super::Closed>,
    /// Names an odd id: `an/odd~id` of a Names. Section 4.
    pub names_an_odd_id: runtime::Required<super::NamesAnOddId>,
    /// Names an odd id list: list. Each item: `an/odd~id` of a Names. Section 4.
    pub names_an_odd_id_list: runtime::List<super::NamesAnOddId>,
    /// Every every: `every` of an Every. Section 4.
    pub every_every: runtime::Required<super::EveryEvery>,
    /// Every every list: list. Each item: `every` of an Every. Section 4.
    pub every_every_list: runtime::List<super::EveryEvery>,
    /// Secret: text. Section 4.
    pub secret: Option<runtime::Secret>,
    /// Required secret: text. Section 4.
    pub required_secret: runtime::Required<runtime::Secret>,
    /// With query: text. Section 4.
    pub with_query: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    RequiredQuery = super::super::info::REQUIRED_QUERY { 0 "string" string, 1
    "string_list" string_list, 2 "integer" integer, 3 "integer_list" integer_list, 4
    "int32" int32, 5 "int32_list" int32_list, 6 "number" number, 7 "number_list"
    number_list, 8 "boolean" boolean, 9 "boolean_list" boolean_list, 10 "amount" amount,
    11 "amount_list" amount_list, 12 "timestamp" timestamp, 13 "timestamp_list"
    timestamp_list, 14 "date" date, 15 "date_list" date_list, 16 "url" url, 17 "url_list"
    url_list, 18 "any" any, 19 "any_list" any_list, 20 "words" words, 21 "words_list"
    words_list, 22 "closed" closed, 23 "closed_list" closed_list, 24 "names_an_odd_id"
    names_an_odd_id, 25 "names_an_odd_id_list" names_an_odd_id_list, 26 "every_every"
    every_every, 27 "every_every_list" every_every_list, 28 "secret" secret, 29
    "required_secret" required_secret, 30 "with_query" with_query }
}
impl RequiredQuery {
    /// Creates a query with the required parameters.
    #[inline]
    #[must_use]
    pub fn new(
        string: impl Into<runtime::Text>,
        string_list: impl IntoIterator<Item = impl Into<runtime::Text>>,
        integer: i64,
        integer_list: impl IntoIterator<Item = impl Into<i64>>,
        int32: i32,
        int32_list: impl IntoIterator<Item = impl Into<i32>>,
        number: impl Into<runtime::Number>,
        number_list: impl IntoIterator<Item = impl Into<runtime::Number>>,
        boolean: bool,
        boolean_list: impl IntoIterator<Item = impl Into<bool>>,
        amount: runtime::Amount,
        amount_list: impl IntoIterator<Item = impl Into<runtime::Amount>>,
        timestamp: runtime::Timestamp,
        timestamp_list: impl IntoIterator<Item = impl Into<runtime::Timestamp>>,
        date: runtime::Date,
        date_list: impl IntoIterator<Item = impl Into<runtime::Date>>,
        url: runtime::Url,
        url_list: impl IntoIterator<Item = impl Into<runtime::Url>>,
        any: impl Into<runtime::Json>,
        any_list: impl IntoIterator<Item = impl Into<runtime::Json>>,
        words: impl Into<super::Words>,
        words_list: impl IntoIterator<Item = impl Into<super::Words>>,
        closed: super::Closed,
        closed_list: impl IntoIterator<Item = impl Into<super::Closed>>,
        names_an_odd_id: impl Into<super::NamesAnOddId>,
        names_an_odd_id_list: impl IntoIterator<Item = impl Into<super::NamesAnOddId>>,
        every_every: impl Into<super::EveryEvery>,
        every_every_list: impl IntoIterator<Item = impl Into<super::EveryEvery>>,
        required_secret: impl Into<runtime::Secret>,
    ) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.string = runtime::Required::from(string.into());
        made.string_list = string_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.integer = runtime::Required::from(integer);
        made.integer_list = integer_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.int32 = runtime::Required::from(int32);
        made.int32_list = int32_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.number = runtime::Required::from(number.into());
        made.number_list = number_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.boolean = runtime::Required::from(boolean);
        made.boolean_list = boolean_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.amount = runtime::Required::from(amount);
        made.amount_list = amount_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.timestamp = runtime::Required::from(timestamp);
        made.timestamp_list = timestamp_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.date = runtime::Required::from(date);
        made.date_list = date_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.url = runtime::Required::from(url);
        made.url_list = url_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.any = runtime::Required::from(any.into());
        made.any_list = any_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.words = runtime::Required::from(words.into());
        made.words_list = words_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.closed = runtime::Required::from(closed);
        made.closed_list = closed_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.names_an_odd_id = runtime::Required::from(names_an_odd_id.into());
        made.names_an_odd_id_list = names_an_odd_id_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.every_every = runtime::Required::from(every_every.into());
        made.every_every_list = every_every_list.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.required_secret = runtime::Required::from(required_secret.into());
        made
    }
}
runtime::setters! {
    impl RequiredQuery {
        fn secret(value: impl Into<runtime::Secret>);
        fn with_query(value: impl Into<runtime::Text>);
    }
}
/// A shape that holds itself. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Loop {
    /// Next: a shape that holds itself. Section 2.
    pub next: Option<Box<super::Loop>>,
    /// Other: a shape that holds one that holds it. Section 2.
    pub other: Option<Box<super::Mutual>>,
    /// Children: list. Each item: a shape that holds itself. Section 2.
    pub children: runtime::List<super::Loop>,
    /// Grid: list. Each item: list. Each item: a shape that holds itself. Section 2.
    pub grid: runtime::List<runtime::List<super::Loop>>,
    /// Text. Section 2.
    pub text: Option<runtime::Text>,
    /// Secret: text. Section 2.
    pub secret: Option<runtime::Secret>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Loop = super::super::info::LOOP, by super::super::tables::LOOP { 0 "next" next, 1
    "other" other, 2 "children" children, 3 "grid" grid, 4 "text" text, 5 "secret" secret
    }
}
impl Loop {
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
    impl Loop {
        fn next(value: impl Into<Box<super::Loop>>);
        fn other(value: impl Into<Box<super::Mutual>>);
        fn children(elements: [impl Into<super::Loop>]);
        fn grid(elements: [impl Into<runtime::List<super::Loop>>]);
        fn text(value: impl Into<runtime::Text>);
        fn secret(value: impl Into<runtime::Secret>);
    }
}
/// A shape that holds one that holds it. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Mutual {
    /// Back: a shape that holds itself. Section 2.
    pub back: Option<Box<super::Loop>>,
    /// Third: a shape that holds one that holds one that holds it. Section 2.
    pub third: Option<Box<super::Third>>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Mutual = super::super::info::MUTUAL, by super::super::tables::MUTUAL { 0 "back" back,
    1 "third" third }
}
impl Mutual {
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
    impl Mutual {
        fn back(value: impl Into<Box<super::Loop>>);
        fn third(value: impl Into<Box<super::Third>>);
    }
}
/// A shape that holds one that holds one that holds it. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Third {
    /// Loop: a shape that holds itself. Section 2.
    pub r#loop: Option<Box<super::Loop>>,
    /// Forest: list. Each item: a shape that holds one that holds it. Section 2.
    pub forest: runtime::List<super::Mutual>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Third = super::super::info::THIRD, by super::super::tables::THIRD { 0 "loop" r#loop,
    1 "forest" forest }
}
impl Third {
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
    impl Third {
        fn r#loop(value: impl Into<Box<super::Loop>>);
        fn forest(elements: [impl Into<super::Mutual>]);
    }
}
/// A partial update of a shape that holds itself. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct LoopUpdate {
    /// Next: a shape that holds itself. Section 2.
    pub next: runtime::Patch<super::Loop>,
    /// Other: a shape that holds one that holds it. Section 2.
    pub other: runtime::Patch<super::Mutual>,
    /// Children: list. Each item: a shape that holds itself. Section 2.
    pub children: runtime::Patch<runtime::List<super::Loop>>,
    /// Grid: list. Each item: list. Each item: a shape that holds itself. Section 2.
    pub grid: runtime::Patch<runtime::List<runtime::List<super::Loop>>>,
    /// Text. Section 2.
    pub text: runtime::Patch<runtime::Text>,
    /// Secret: text. Section 2.
    pub secret: runtime::Patch<runtime::Secret>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    LoopUpdate = super::super::info::LOOP_UPDATE, by super::super::tables::LOOP_UPDATE {
    0 "next" next, 1 "other" other, 2 "children" children, 3 "grid" grid, 4 "text" text,
    5 "secret" secret }
}
impl LoopUpdate {
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
    impl LoopUpdate {
        fn next(patch: super::Loop);
        fn other(patch: super::Mutual);
        fn children(patch: runtime::List<super::Loop>);
        fn grid(patch: runtime::List<runtime::List<super::Loop>>);
        fn text(patch: runtime::Text);
        fn secret(patch: runtime::Secret);
    }
}
/// A request that holds itself. Section 4.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct LoopBody {
    /// Again: a request that holds itself. Section 4.
    pub again: Option<Box<super::LoopBody>>,
    /// Needed: list. Each item: a request that holds itself. Section 4.
    pub needed: runtime::List<super::LoopBody>,
    /// Leaf: a shape with one field. Section 4.
    pub leaf: runtime::Required<super::Leaf>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    LoopBody = super::super::info::LOOP_BODY, by super::super::tables::LOOP_BODY { 0
    "again" again, 1 "needed" needed, 2 "leaf" leaf }
}
impl LoopBody {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(needed: impl IntoIterator<Item = impl Into<super::LoopBody>>, leaf: impl Into<super::Leaf>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.needed = needed.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.leaf = runtime::Required::from(leaf.into());
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
    impl LoopBody {
        fn again(value: impl Into<Box<super::LoopBody>>);
    }
}
/// A shape without a field that the document shows. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Empty {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Empty = super::super::info::EMPTY, by super::super::tables::EMPTY {}
}
impl Empty {
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
/// A request without a field that the document shows. Section 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct EmptyBody {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    EmptyBody = super::super::info::EMPTY_BODY, by super::super::tables::EMPTY_BODY {}
}
impl EmptyBody {
    /// Creates an empty body.
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
/// A shape of which the document shows one field. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Unshown {
    /// Large: text; values seen: `value-0`, `value-1`, `value-2`, `value-3`, `value-4`, `value-5`, `value-6`, `value-7`, `value-8`, `value-9`, `value-10`, `value-11`, `value-12`, `value-13`, `value-14`, `value-15`, `value-16`, `value-17`, `value-18`, `value-19`, `value-20`, `value-21`, `value-22`, `value-23`, `value-24`, `value-25`, `value-26`, `value-27`, `value-28`, `value-29`, `value-30`, `value-31`, `value-32`, `value-33`, `value-34`, `value-35`, `value-36`, `value-37`, `value-38`, `value-39`, `value-40`, `value-41`, `value-42`, `value-43`, `value-44`, `value-45`, `value-46`, `value-47`, `value-48`, `value-49`, `value-50`, `value-51`, `value-52`, `value-53`, `value-54`, `value-55`, `value-56`, `value-57`, `value-58`, `value-59`, `value-60`, `value-61`, `value-62`, `value-63`, `value-64`, `value-65`, `value-66`, `value-67`, `value-68`, `value-69`, `value-70`, `value-71`, `value-72`, `value-73`, `value-74`, `value-75`, `value-76`, `value-77`, `value-78`, `value-79`, `value-80`, `value-81`, `value-82`, `value-83`, `value-84`, `value-85`, `value-86`, `value-87`, `value-88`, `value-89`, `value-90`, `value-91`, `value-92`, `value-93`, `value-94`, `value-95`, `value-96`, `value-97`, `value-98`, `value-99`, `value-100`, `value-101`, `value-102`, `value-103`, `value-104`, `value-105`, `value-106`, `value-107`, `value-108`, `value-109`, `value-110`, `value-111`, `value-112`, `value-113`, `value-114`, `value-115`, `value-116`, `value-117`, `value-118`, `value-119`, `value-120`, `value-121`, `value-122`, `value-123`, `value-124`, `value-125`, `value-126`, `value-127`, `value-128`, `value-129`, `value-130`, `value-131`, `value-132`, `value-133`, `value-134`, `value-135`, `value-136`, `value-137`, `value-138`, `value-139`, `value-140`, `value-141`, `value-142`, `value-143`, `value-144`, `value-145`, `value-146`, `value-147`, `value-148`, `value-149`, `value-150`, `value-151`, `value-152`, `value-153`, `value-154`, `value-155`, `value-156`, `value-157`, `value-158`, `value-159`, `value-160`, `value-161`, `value-162`, `value-163`, `value-164`, `value-165`, `value-166`, `value-167`, `value-168`, `value-169`, `value-170`, `value-171`, `value-172`, `value-173`, `value-174`, `value-175`, `value-176`, `value-177`, `value-178`, `value-179`, `value-180`, `value-181`, `value-182`, `value-183`, `value-184`, `value-185`, `value-186`, `value-187`, `value-188`, `value-189`, `value-190`, `value-191`, `value-192`, `value-193`, `value-194`, `value-195`, `value-196`, `value-197`, `value-198`, `value-199`, `value-200`, `value-201`, `value-202`, `value-203`, `value-204`, `value-205`, `value-206`, `value-207`, `value-208`, `value-209`, `value-210`, `value-211`, `value-212`, `value-213`, `value-214`, `value-215`, `value-216`, `value-217`, `value-218`, `value-219`, `value-220`, `value-221`, `value-222`, `value-223`, `value-224`, `value-225`, `value-226`, `value-227`, `value-228`, `value-229`, `value-230`, `value-231`, `value-232`, `value-233`, `value-234`, `value-235`, `value-236`, `value-237`, `value-238`, `value-239`, `value-240`, `value-241`, `value-242`, `value-243`, `value-244`, `value-245`, `value-246`, `value-247`, `value-248`, `value-249`, `value-250`, `value-251`, `value-252`, `value-253`, `value-254`, `value-255`, `value-256`, `value-257`, `value-258`, `value-259`. Section 2.
    pub large: Option<super::Large>,
    /// One: text. Section 2.
    pub one: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Unshown = super::super::info::UNSHOWN, by super::super::tables::UNSHOWN { 0 "large"
    large, 1 "one" one }
}
impl Unshown {
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
    impl Unshown {
        fn large(value: impl Into<super::Large>);
        fn one(value: impl Into<runtime::Text>);
    }
}
/// A shape with one field. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Leaf {
    /// Leaf: true or false. Section 2.
    pub leaf: Option<bool>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Leaf = super::super::info::LEAF, by super::super::tables::LEAF { 0 "leaf" leaf }
}
impl Leaf {
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
    impl Leaf {
        fn leaf(value: bool);
    }
}
/// A shape with the name of an error body. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Error {
    /// Detail: whole number. Section 2.
    pub detail: Option<i64>,
    /// Validation errors: a shape with the name of an error body. Section 2.
    pub validation_errors: Option<super::ValidationErrors>,
    /// Problem details: a shape with the name of an error body. Section 2.
    pub problem_details: Option<super::ProblemDetails>,
    /// Vec deque: a shape with a name of the standard library. Section 2.
    pub vec_deque: Option<super::VecDeque>,
    /// Arc: a shape with a name of the standard library. Section 2.
    pub arc: Option<super::Arc>,
    /// One values: a shape with the name of an enumeration's description. Section 2.
    pub one_values: Option<super::OneValues>,
    /// Number: a shape with the name of an id. Section 2.
    pub number: Option<super::KeywordsType>,
    /// Clash: a shape whose id has a name that is told apart. Section 2.
    pub clash: Option<super::Every2>,
    /// Operation: a shape with the name of a trait. Section 2.
    pub operation: Option<super::Operations>,
    /// Endpoint: a shape with the name of a type. Section 2.
    pub endpoint: Option<super::Endpoints>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Error = super::super::info::ERROR, by super::super::tables::ERROR { 0 "detail"
    detail, 1 "validation_errors" validation_errors, 2 "problem_details" problem_details,
    3 "vec_deque" vec_deque, 4 "arc" arc, 5 "one_values" one_values, 6 "number" number, 7
    "clash" clash, 8 "operation" operation, 9 "endpoint" endpoint }
}
impl Error {
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
    impl Error {
        fn detail(value: i64);
        fn validation_errors(value: impl Into<super::ValidationErrors>);
        fn problem_details(value: impl Into<super::ProblemDetails>);
        fn vec_deque(value: impl Into<super::VecDeque>);
        fn arc(value: impl Into<super::Arc>);
        fn one_values(value: impl Into<super::OneValues>);
        fn number(value: impl Into<super::KeywordsType>);
        fn clash(value: impl Into<super::Every2>);
        fn operation(value: impl Into<super::Operations>);
        fn endpoint(value: impl Into<super::Endpoints>);
    }
}
runtime::in_pages!(super::Error, ["after" "before" "items"], ["after" "before" "items"], "4");
impl runtime::PageOf for super::Error {
    const PAGE: &'static runtime::ShapeInfo = &super::super::info::ERROR_PAGE;
    fn table() -> Option<&'static runtime::Table> {
        Some(&super::super::tables::ERROR_PAGE)
    }
}
/// A shape with the name of an error body. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ValidationErrors {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ValidationErrors = super::super::info::VALIDATION_ERRORS, by
    super::super::tables::VALIDATION_ERRORS {}
}
impl ValidationErrors {
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
/// A shape with the name of an error body. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProblemDetails {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProblemDetails = super::super::info::PROBLEM_DETAILS, by
    super::super::tables::PROBLEM_DETAILS {}
}
impl ProblemDetails {
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
/// A shape with a name of the standard library. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VecDeque {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    VecDeque = super::super::info::VEC_DEQUE, by super::super::tables::VEC_DEQUE {}
}
impl VecDeque {
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
/// A shape with a name of the standard library. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Arc {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Arc = super::super::info::ARC, by super::super::tables::ARC {}
}
impl Arc {
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
/// A shape with the name of an enumeration's description. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OneValues {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    OneValues = super::super::info::ONE_VALUES, by super::super::tables::ONE_VALUES {}
}
impl OneValues {
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
/// A shape with the name of an id. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct KeywordsType {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    KeywordsType = super::super::info::KEYWORDS_TYPE, by
    super::super::tables::KEYWORDS_TYPE {}
}
impl KeywordsType {
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
/// A shape whose id has a name that is told apart. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Every2 {
    /// Line id: text that identifies this record. Section 2.
    pub line_id: Option<super::Every2LineId>,
    /// Line: a shape whose id has the same name. Section 2.
    pub line: Option<super::Every2Line>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Every2 = super::super::info::EVERY2, by super::super::tables::EVERY2 { 0 "line_id"
    line_id, 1 "line" line }
}
impl Every2 {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(line_id: impl Into<super::Every2LineId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.line_id = Some(line_id.into());
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
    impl Every2 {
        fn line(value: impl Into<super::Every2Line>);
    }
}
/// A shape whose id has the same name. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Every2Line {
    /// Id: text that identifies this record. Section 2.
    pub id: Option<super::Every2LineId2>,
    /// Owner: `line_id` of an Every2. Section 2.
    pub owner: Option<super::Every2LineId>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Every2Line = super::super::info::EVERY2_LINE, by super::super::tables::EVERY2_LINE {
    0 "id" id, 1 "owner" owner }
}
impl Every2Line {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::Every2LineId2>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
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
    impl Every2Line {
        fn owner(value: impl Into<super::Every2LineId>);
    }
}
/// A shape with the name of a trait. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Operations {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Operations = super::super::info::OPERATIONS, by super::super::tables::OPERATIONS {}
}
impl Operations {
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
/// A shape with the name of a type. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Endpoints {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Endpoints = super::super::info::ENDPOINTS, by super::super::tables::ENDPOINTS {}
}
impl Endpoints {
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
/// Names whose keys are the same. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Collisions {
    /// Collides at begin 1 collides at the end: whole number. Section 2.
    pub collides_at_begin_1_collides_at_the_end: Option<i64>,
    /// Collides at begin 2 collides at the end: whole number. Section 2.
    pub collides_at_begin_2_collides_at_the_end: Option<i64>,
    /// Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote"d`, `back\slash`, `line\u{a}break`. Section 2.
    pub closed: Option<super::Closed>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Collisions = super::super::info::COLLISIONS, by super::super::tables::COLLISIONS { 0
    "collides_at_begin_1_collides_at_the_end" collides_at_begin_1_collides_at_the_end, 1
    "collides_at_begin_2_collides_at_the_end" collides_at_begin_2_collides_at_the_end, 2
    "closed" closed }
}
impl Collisions {
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
    impl Collisions {
        fn collides_at_begin_1_collides_at_the_end(value: i64);
        fn collides_at_begin_2_collides_at_the_end(value: i64);
        fn closed(value: super::Closed);
    }
}
/// A shape with a long name. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt
    =
    super::super::info::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
    by
    super::super::tables::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT
    {}
}
impl AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt {
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
runtime::integer_id! {
    #[doc = " `every` of an `Every`. Section 2."] EveryEvery
}
runtime::text_id! {
    #[doc = " `line_id` of an `Every2`. Section 2."] Every2LineId
}
runtime::text_id! {
    #[doc = " `id` of an `Every2Line`. Section 2."] Every2LineId2
}
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2."] One =
    super::super::info::ONE_VALUES_VALUES { #[doc = " `only`"] Only = "only", } ours {
    #[doc = " `unknown`: a value of this project, not of the document (gaps )"] Unknown2
    = "unknown", #[doc = " `self`: a value of this project, not of the document (gaps )"]
    SelfValue = "self", }
}
runtime::open_enumeration!(One);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2."] Large =
    super::super::info::LARGE_VALUES { #[doc = " `value-0`"] Value0 = "value-0", #[doc =
    " `value-1`"] Value1 = "value-1", #[doc = " `value-2`"] Value2 = "value-2", #[doc =
    " `value-3`"] Value3 = "value-3", #[doc = " `value-4`"] Value4 = "value-4", #[doc =
    " `value-5`"] Value5 = "value-5", #[doc = " `value-6`"] Value6 = "value-6", #[doc =
    " `value-7`"] Value7 = "value-7", #[doc = " `value-8`"] Value8 = "value-8", #[doc =
    " `value-9`"] Value9 = "value-9", #[doc = " `value-10`"] Value10 = "value-10", #[doc
    = " `value-11`"] Value11 = "value-11", #[doc = " `value-12`"] Value12 = "value-12",
    #[doc = " `value-13`"] Value13 = "value-13", #[doc = " `value-14`"] Value14 =
    "value-14", #[doc = " `value-15`"] Value15 = "value-15", #[doc = " `value-16`"]
    Value16 = "value-16", #[doc = " `value-17`"] Value17 = "value-17", #[doc =
    " `value-18`"] Value18 = "value-18", #[doc = " `value-19`"] Value19 = "value-19",
    #[doc = " `value-20`"] Value20 = "value-20", #[doc = " `value-21`"] Value21 =
    "value-21", #[doc = " `value-22`"] Value22 = "value-22", #[doc = " `value-23`"]
    Value23 = "value-23", #[doc = " `value-24`"] Value24 = "value-24", #[doc =
    " `value-25`"] Value25 = "value-25", #[doc = " `value-26`"] Value26 = "value-26",
    #[doc = " `value-27`"] Value27 = "value-27", #[doc = " `value-28`"] Value28 =
    "value-28", #[doc = " `value-29`"] Value29 = "value-29", #[doc = " `value-30`"]
    Value30 = "value-30", #[doc = " `value-31`"] Value31 = "value-31", #[doc =
    " `value-32`"] Value32 = "value-32", #[doc = " `value-33`"] Value33 = "value-33",
    #[doc = " `value-34`"] Value34 = "value-34", #[doc = " `value-35`"] Value35 =
    "value-35", #[doc = " `value-36`"] Value36 = "value-36", #[doc = " `value-37`"]
    Value37 = "value-37", #[doc = " `value-38`"] Value38 = "value-38", #[doc =
    " `value-39`"] Value39 = "value-39", #[doc = " `value-40`"] Value40 = "value-40",
    #[doc = " `value-41`"] Value41 = "value-41", #[doc = " `value-42`"] Value42 =
    "value-42", #[doc = " `value-43`"] Value43 = "value-43", #[doc = " `value-44`"]
    Value44 = "value-44", #[doc = " `value-45`"] Value45 = "value-45", #[doc =
    " `value-46`"] Value46 = "value-46", #[doc = " `value-47`"] Value47 = "value-47",
    #[doc = " `value-48`"] Value48 = "value-48", #[doc = " `value-49`"] Value49 =
    "value-49", #[doc = " `value-50`"] Value50 = "value-50", #[doc = " `value-51`"]
    Value51 = "value-51", #[doc = " `value-52`"] Value52 = "value-52", #[doc =
    " `value-53`"] Value53 = "value-53", #[doc = " `value-54`"] Value54 = "value-54",
    #[doc = " `value-55`"] Value55 = "value-55", #[doc = " `value-56`"] Value56 =
    "value-56", #[doc = " `value-57`"] Value57 = "value-57", #[doc = " `value-58`"]
    Value58 = "value-58", #[doc = " `value-59`"] Value59 = "value-59", #[doc =
    " `value-60`"] Value60 = "value-60", #[doc = " `value-61`"] Value61 = "value-61",
    #[doc = " `value-62`"] Value62 = "value-62", #[doc = " `value-63`"] Value63 =
    "value-63", #[doc = " `value-64`"] Value64 = "value-64", #[doc = " `value-65`"]
    Value65 = "value-65", #[doc = " `value-66`"] Value66 = "value-66", #[doc =
    " `value-67`"] Value67 = "value-67", #[doc = " `value-68`"] Value68 = "value-68",
    #[doc = " `value-69`"] Value69 = "value-69", #[doc = " `value-70`"] Value70 =
    "value-70", #[doc = " `value-71`"] Value71 = "value-71", #[doc = " `value-72`"]
    Value72 = "value-72", #[doc = " `value-73`"] Value73 = "value-73", #[doc =
    " `value-74`"] Value74 = "value-74", #[doc = " `value-75`"] Value75 = "value-75",
    #[doc = " `value-76`"] Value76 = "value-76", #[doc = " `value-77`"] Value77 =
    "value-77", #[doc = " `value-78`"] Value78 = "value-78", #[doc = " `value-79`"]
    Value79 = "value-79", #[doc = " `value-80`"] Value80 = "value-80", #[doc =
    " `value-81`"] Value81 = "value-81", #[doc = " `value-82`"] Value82 = "value-82",
    #[doc = " `value-83`"] Value83 = "value-83", #[doc = " `value-84`"] Value84 =
    "value-84", #[doc = " `value-85`"] Value85 = "value-85", #[doc = " `value-86`"]
    Value86 = "value-86", #[doc = " `value-87`"] Value87 = "value-87", #[doc =
    " `value-88`"] Value88 = "value-88", #[doc = " `value-89`"] Value89 = "value-89",
    #[doc = " `value-90`"] Value90 = "value-90", #[doc = " `value-91`"] Value91 =
    "value-91", #[doc = " `value-92`"] Value92 = "value-92", #[doc = " `value-93`"]
    Value93 = "value-93", #[doc = " `value-94`"] Value94 = "value-94", #[doc =
    " `value-95`"] Value95 = "value-95", #[doc = " `value-96`"] Value96 = "value-96",
    #[doc = " `value-97`"] Value97 = "value-97", #[doc = " `value-98`"] Value98 =
    "value-98", #[doc = " `value-99`"] Value99 = "value-99", #[doc = " `value-100`"]
    Value100 = "value-100", #[doc = " `value-101`"] Value101 = "value-101", #[doc =
    " `value-102`"] Value102 = "value-102", #[doc = " `value-103`"] Value103 =
    "value-103", #[doc = " `value-104`"] Value104 = "value-104", #[doc = " `value-105`"]
    Value105 = "value-105", #[doc = " `value-106`"] Value106 = "value-106", #[doc =
    " `value-107`"] Value107 = "value-107", #[doc = " `value-108`"] Value108 =
    "value-108", #[doc = " `value-109`"] Value109 = "value-109", #[doc = " `value-110`"]
    Value110 = "value-110", #[doc = " `value-111`"] Value111 = "value-111", #[doc =
    " `value-112`"] Value112 = "value-112", #[doc = " `value-113`"] Value113 =
    "value-113", #[doc = " `value-114`"] Value114 = "value-114", #[doc = " `value-115`"]
    Value115 = "value-115", #[doc = " `value-116`"] Value116 = "value-116", #[doc =
    " `value-117`"] Value117 = "value-117", #[doc = " `value-118`"] Value118 =
    "value-118", #[doc = " `value-119`"] Value119 = "value-119", #[doc = " `value-120`"]
    Value120 = "value-120", #[doc = " `value-121`"] Value121 = "value-121", #[doc =
    " `value-122`"] Value122 = "value-122", #[doc = " `value-123`"] Value123 =
    "value-123", #[doc = " `value-124`"] Value124 = "value-124", #[doc = " `value-125`"]
    Value125 = "value-125", #[doc = " `value-126`"] Value126 = "value-126", #[doc =
    " `value-127`"] Value127 = "value-127", #[doc = " `value-128`"] Value128 =
    "value-128", #[doc = " `value-129`"] Value129 = "value-129", #[doc = " `value-130`"]
    Value130 = "value-130", #[doc = " `value-131`"] Value131 = "value-131", #[doc =
    " `value-132`"] Value132 = "value-132", #[doc = " `value-133`"] Value133 =
    "value-133", #[doc = " `value-134`"] Value134 = "value-134", #[doc = " `value-135`"]
    Value135 = "value-135", #[doc = " `value-136`"] Value136 = "value-136", #[doc =
    " `value-137`"] Value137 = "value-137", #[doc = " `value-138`"] Value138 =
    "value-138", #[doc = " `value-139`"] Value139 = "value-139", #[doc = " `value-140`"]
    Value140 = "value-140", #[doc = " `value-141`"] Value141 = "value-141", #[doc =
    " `value-142`"] Value142 = "value-142", #[doc = " `value-143`"] Value143 =
    "value-143", #[doc = " `value-144`"] Value144 = "value-144", #[doc = " `value-145`"]
    Value145 = "value-145", #[doc = " `value-146`"] Value146 = "value-146", #[doc =
    " `value-147`"] Value147 = "value-147", #[doc = " `value-148`"] Value148 =
    "value-148", #[doc = " `value-149`"] Value149 = "value-149", #[doc = " `value-150`"]
    Value150 = "value-150", #[doc = " `value-151`"] Value151 = "value-151", #[doc =
    " `value-152`"] Value152 = "value-152", #[doc = " `value-153`"] Value153 =
    "value-153", #[doc = " `value-154`"] Value154 = "value-154", #[doc = " `value-155`"]
    Value155 = "value-155", #[doc = " `value-156`"] Value156 = "value-156", #[doc =
    " `value-157`"] Value157 = "value-157", #[doc = " `value-158`"] Value158 =
    "value-158", #[doc = " `value-159`"] Value159 = "value-159", #[doc = " `value-160`"]
    Value160 = "value-160", #[doc = " `value-161`"] Value161 = "value-161", #[doc =
    " `value-162`"] Value162 = "value-162", #[doc = " `value-163`"] Value163 =
    "value-163", #[doc = " `value-164`"] Value164 = "value-164", #[doc = " `value-165`"]
    Value165 = "value-165", #[doc = " `value-166`"] Value166 = "value-166", #[doc =
    " `value-167`"] Value167 = "value-167", #[doc = " `value-168`"] Value168 =
    "value-168", #[doc = " `value-169`"] Value169 = "value-169", #[doc = " `value-170`"]
    Value170 = "value-170", #[doc = " `value-171`"] Value171 = "value-171", #[doc =
    " `value-172`"] Value172 = "value-172", #[doc = " `value-173`"] Value173 =
    "value-173", #[doc = " `value-174`"] Value174 = "value-174", #[doc = " `value-175`"]
    Value175 = "value-175", #[doc = " `value-176`"] Value176 = "value-176", #[doc =
    " `value-177`"] Value177 = "value-177", #[doc = " `value-178`"] Value178 =
    "value-178", #[doc = " `value-179`"] Value179 = "value-179", #[doc = " `value-180`"]
    Value180 = "value-180", #[doc = " `value-181`"] Value181 = "value-181", #[doc =
    " `value-182`"] Value182 = "value-182", #[doc = " `value-183`"] Value183 =
    "value-183", #[doc = " `value-184`"] Value184 = "value-184", #[doc = " `value-185`"]
    Value185 = "value-185", #[doc = " `value-186`"] Value186 = "value-186", #[doc =
    " `value-187`"] Value187 = "value-187", #[doc = " `value-188`"] Value188 =
    "value-188", #[doc = " `value-189`"] Value189 = "value-189", #[doc = " `value-190`"]
    Value190 = "value-190", #[doc = " `value-191`"] Value191 = "value-191", #[doc =
    " `value-192`"] Value192 = "value-192", #[doc = " `value-193`"] Value193 =
    "value-193", #[doc = " `value-194`"] Value194 = "value-194", #[doc = " `value-195`"]
    Value195 = "value-195", #[doc = " `value-196`"] Value196 = "value-196", #[doc =
    " `value-197`"] Value197 = "value-197", #[doc = " `value-198`"] Value198 =
    "value-198", #[doc = " `value-199`"] Value199 = "value-199", #[doc = " `value-200`"]
    Value200 = "value-200", #[doc = " `value-201`"] Value201 = "value-201", #[doc =
    " `value-202`"] Value202 = "value-202", #[doc = " `value-203`"] Value203 =
    "value-203", #[doc = " `value-204`"] Value204 = "value-204", #[doc = " `value-205`"]
    Value205 = "value-205", #[doc = " `value-206`"] Value206 = "value-206", #[doc =
    " `value-207`"] Value207 = "value-207", #[doc = " `value-208`"] Value208 =
    "value-208", #[doc = " `value-209`"] Value209 = "value-209", #[doc = " `value-210`"]
    Value210 = "value-210", #[doc = " `value-211`"] Value211 = "value-211", #[doc =
    " `value-212`"] Value212 = "value-212", #[doc = " `value-213`"] Value213 =
    "value-213", #[doc = " `value-214`"] Value214 = "value-214", #[doc = " `value-215`"]
    Value215 = "value-215", #[doc = " `value-216`"] Value216 = "value-216", #[doc =
    " `value-217`"] Value217 = "value-217", #[doc = " `value-218`"] Value218 =
    "value-218", #[doc = " `value-219`"] Value219 = "value-219", #[doc = " `value-220`"]
    Value220 = "value-220", #[doc = " `value-221`"] Value221 = "value-221", #[doc =
    " `value-222`"] Value222 = "value-222", #[doc = " `value-223`"] Value223 =
    "value-223", #[doc = " `value-224`"] Value224 = "value-224", #[doc = " `value-225`"]
    Value225 = "value-225", #[doc = " `value-226`"] Value226 = "value-226", #[doc =
    " `value-227`"] Value227 = "value-227", #[doc = " `value-228`"] Value228 =
    "value-228", #[doc = " `value-229`"] Value229 = "value-229", #[doc = " `value-230`"]
    Value230 = "value-230", #[doc = " `value-231`"] Value231 = "value-231", #[doc =
    " `value-232`"] Value232 = "value-232", #[doc = " `value-233`"] Value233 =
    "value-233", #[doc = " `value-234`"] Value234 = "value-234", #[doc = " `value-235`"]
    Value235 = "value-235", #[doc = " `value-236`"] Value236 = "value-236", #[doc =
    " `value-237`"] Value237 = "value-237", #[doc = " `value-238`"] Value238 =
    "value-238", #[doc = " `value-239`"] Value239 = "value-239", #[doc = " `value-240`"]
    Value240 = "value-240", #[doc = " `value-241`"] Value241 = "value-241", #[doc =
    " `value-242`"] Value242 = "value-242", #[doc = " `value-243`"] Value243 =
    "value-243", #[doc = " `value-244`"] Value244 = "value-244", #[doc = " `value-245`"]
    Value245 = "value-245", #[doc = " `value-246`"] Value246 = "value-246", #[doc =
    " `value-247`"] Value247 = "value-247", #[doc = " `value-248`"] Value248 =
    "value-248", #[doc = " `value-249`"] Value249 = "value-249", #[doc = " `value-250`"]
    Value250 = "value-250", #[doc = " `value-251`"] Value251 = "value-251", #[doc =
    " `value-252`"] Value252 = "value-252", #[doc = " `value-253`"] Value253 =
    "value-253", #[doc = " `value-254`"] Value254 = "value-254", #[doc = " `value-255`"]
    Value255 = "value-255", #[doc = " `value-256`"] Value256 = "value-256", #[doc =
    " `value-257`"] Value257 = "value-257", #[doc = " `value-258`"] Value258 =
    "value-258", #[doc = " `value-259`"] Value259 = "value-259", }
}
runtime::open_enumeration!(Large);
