// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use crate::info;
/// Description of `Every`.
pub static EVERY: info::ShapeInfo = info::ShapeInfo {
    name: "Every",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "Every type, alone and in lists.",
    fields: &[
        info::FieldInfo::new("every", info::TypeInfo::Integer, "2").presence(info::Presence::Identity).not_null()
            .about("Every: whole number that identifies this record. Section 2."),
        info::FieldInfo::new("string", info::TypeInfo::String, "2").about("String: text. Section 2."),
        info::FieldInfo::new("string_list", info::TypeInfo::List(&info::TypeInfo::String), "2")
            .about("String list: list. Each item: text. Section 2."),
        info::FieldInfo::new("string_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::String)), "2")
            .about("String lists: list. Each item: list. Each item: text. Section 2."),
        info::FieldInfo::new(
                "string_deep",
                info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::String)))),
                "2",
            )
            .about("String deep: list. Each item: list. Each item: list. Each item: list. Each item: text. Section 2."),
        info::FieldInfo::new("integer", info::TypeInfo::Integer, "2").about("Integer: whole number. Section 2."),
        info::FieldInfo::new("integer_list", info::TypeInfo::List(&info::TypeInfo::Integer), "2")
            .about("Integer list: list. Each item: whole number. Section 2."),
        info::FieldInfo::new("int32", info::TypeInfo::Int32, "2").minimum(-2147483648i64).maximum(2147483647i64)
            .about("Int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2."),
        info::FieldInfo::new("int32_list", info::TypeInfo::List(&info::TypeInfo::Int32), "2")
            .about("Int32 list: list. Each item: whole number, 32-bit signed. Section 2."),
        info::FieldInfo::new("number", info::TypeInfo::Number, "2").about("Number. Section 2."),
        info::FieldInfo::new("number_list", info::TypeInfo::List(&info::TypeInfo::Number), "2")
            .about("Number list: list. Each item: number. Section 2."),
        info::FieldInfo::new("boolean", info::TypeInfo::Boolean, "2").about("Boolean: true or false. Section 2."),
        info::FieldInfo::new("boolean_list", info::TypeInfo::List(&info::TypeInfo::Boolean), "2")
            .about("Boolean list: list. Each item: true or false. Section 2."),
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2")
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 2."),
        info::FieldInfo::new("amount_list", info::TypeInfo::List(&info::TypeInfo::Amount), "2")
            .about("Amount list: list. Each item: amount of money as decimal text. Section 2."),
        info::FieldInfo::new("timestamp", info::TypeInfo::Timestamp, "2")
            .about("Timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2."),
        info::FieldInfo::new("timestamp_list", info::TypeInfo::List(&info::TypeInfo::Timestamp), "2")
            .about("Timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 2."),
        info::FieldInfo::new("date", info::TypeInfo::Date, "2").about("Date: date, YYYY-MM-DD, such as `2023-02-10`. Section 2."),
        info::FieldInfo::new("date_list", info::TypeInfo::List(&info::TypeInfo::Date), "2")
            .about("Date list: list. Each item: date, YYYY-MM-DD. Section 2."),
        info::FieldInfo::new("url", info::TypeInfo::Url, "2").about("URL. Section 2."),
        info::FieldInfo::new("url_list", info::TypeInfo::List(&info::TypeInfo::Url), "2")
            .about("URL list: list. Each item: URL. Section 2."),
        info::FieldInfo::new("any", info::TypeInfo::Any, "2").strict_nullable().about("Any: free-form value. Section 2."),
        info::FieldInfo::new("any_list", info::TypeInfo::List(&info::TypeInfo::Any), "2")
            .about("Any list: list. Each item: free-form value. Section 2."),
        info::FieldInfo::new("object", info::TypeInfo::Object, "2")
            .about("Object: object with arbitrary keys and free-form values. Section 2."),
        info::FieldInfo::new("object_list", info::TypeInfo::List(&info::TypeInfo::Object), "2")
            .about("Object list: list. Each item: object with arbitrary keys and free-form values. Section 2."),
        info::FieldInfo::new("object_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Object)), "2")
            .about("Object lists: list. Each item: list. Each item: object with arbitrary keys and free-form values. Section 2."),
        info::FieldInfo::new("words", info::TypeInfo::Enum(&super::WORDS_VALUES), "2")
            .about("Words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2."),
        info::FieldInfo::new("words_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)), "2")
            .about("Words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2."),
        info::FieldInfo::new("words_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES))), "2")
            .about("Words lists: list. Each item: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2."),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "2")
            .about("Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 2."),
        info::FieldInfo::new("closed_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)), "2")
            .about("Closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 2."),
        info::FieldInfo::new("one", info::TypeInfo::Enum(&super::ONE_VALUES_VALUES), "2")
            .about("One: text; one value seen: `only`. Section 2."),
        info::FieldInfo::new("one_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::ONE_VALUES_VALUES)), "2")
            .about("One list: list. Each item: text; one value seen: `only`. Section 2."),
        info::FieldInfo::new("every_one", info::TypeInfo::Shape(&super::EVERY), "2")
            .about("Every one: every type, alone and in lists. Section 2."),
        info::FieldInfo::new("every_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)), "2")
            .about("Every list: list. Each item: every type, alone and in lists. Section 2."),
        info::FieldInfo::new("every_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY))), "2")
            .about("Every lists: list. Each item: list. Each item: every type, alone and in lists. Section 2."),
        info::FieldInfo::new(
                "every_deep",
                info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)))),
                ),
                "2",
            )
            .about("Every deep: list. Each item: list. Each item: list. Each item: list. Each item: every type, alone and in lists. Section 2."),
        info::FieldInfo::new("empty", info::TypeInfo::Shape(&super::EMPTY), "2")
            .about("Empty: a shape without a field that the document shows. Section 2."),
        info::FieldInfo::new("empty_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMPTY)), "2")
            .about("Empty list: list. Each item: a shape without a field that the document shows. Section 2."),
        info::FieldInfo::new("unshown", info::TypeInfo::Shape(&super::UNSHOWN), "2")
            .about("Unshown: a shape of which the document shows one field. Section 2."),
        info::FieldInfo::new("unshown_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::UNSHOWN)), "2")
            .about("Unshown list: list. Each item: a shape of which the document shows one field. Section 2."),
        info::FieldInfo::new("leaf", info::TypeInfo::Shape(&super::LEAF), "2").about("Leaf: a shape with one field. Section 2."),
        info::FieldInfo::new("leaf_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)), "2")
            .about("Leaf list: list. Each item: a shape with one field. Section 2."),
        info::FieldInfo::new("names_of_an_odd_id", info::TypeInfo::Integer, "2")
            .about("Names of an odd id: `an/odd~id` of a Names. Section 2."),
        info::FieldInfo::new("names_of_an_odd_id_list", info::TypeInfo::List(&info::TypeInfo::Integer), "2")
            .about("Names of an odd id list: list. Each item: `an/odd~id` of a Names. Section 2."),
        info::FieldInfo::new("keywords_of_type", info::TypeInfo::String, "2").about("Keywords of type: `type` of a Keywords. Section 2."),
        info::FieldInfo::new("keywords_of_type_list", info::TypeInfo::List(&info::TypeInfo::String), "2")
            .about("Keywords of type list: list. Each item: `type` of a Keywords. Section 2."),
        info::FieldInfo::new("every_of_every", info::TypeInfo::Integer, "2").about("Every of every: `every` of an Every. Section 2."),
        info::FieldInfo::new("every_of_every_list", info::TypeInfo::List(&info::TypeInfo::Integer), "2")
            .about("Every of every list: list. Each item: `every` of an Every. Section 2."),
        info::FieldInfo::new("loop", info::TypeInfo::Shape(&super::LOOP), "2").about("Loop: a shape that holds itself. Section 2."),
        info::FieldInfo::new("loop_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)), "2")
            .about("Loop list: list. Each item: a shape that holds itself. Section 2."),
        info::FieldInfo::new("loop_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP))), "2")
            .about("Loop lists: list. Each item: list. Each item: a shape that holds itself. Section 2."),
        info::FieldInfo::new("low", info::TypeInfo::Integer, "2").minimum(-9223372036854775808i64)
            .about("Low: whole number, not below -9223372036854775808. Section 2."),
        info::FieldInfo::new("high", info::TypeInfo::Integer, "2").maximum(9223372036854775807i64)
            .about("High: whole number, not above 9223372036854775807. Section 2."),
        info::FieldInfo::new("narrow", info::TypeInfo::Int32, "2").minimum(-1i64).maximum(1i64)
            .about("Narrow: whole number, 32-bit signed, from -1 to 1. Section 2."),
        info::FieldInfo::new("exact", info::TypeInfo::Number, "2").minimum(0i64).maximum(0i64)
            .about("Exact: number, from 0 to 0. Section 2."),
        info::FieldInfo::new("floor", info::TypeInfo::Number, "2").minimum(-90i64).about("Floor: number, not below -90. Section 2."),
        info::FieldInfo::new("ceiling", info::TypeInfo::Number, "2").maximum(90i64).about("Ceiling: number, not above 90. Section 2."),
        info::FieldInfo::new("bounded_id", info::TypeInfo::Integer, "2").minimum(1i64)
            .about("Bounded id: `every` of an Every, not below 1. Section 2."),
        info::FieldInfo::new("shown", info::TypeInfo::String, "2").strict_nullable().about("Shown: text or null. Section 2."),
        info::FieldInfo::new("more_fields", info::TypeInfo::Shape(&super::EVERY_MORE), "2")
            .about("More fields: more types, alone and in lists. Section 2."),
    ],
};
/// Description of `EveryPage`.
pub static EVERY_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "EveryPage",
    kind: info::ShapeKind::Page,
    section: "4",
    fields_shown: true,
    about: "A page of Every.",
    fields: &[
        info::FieldInfo::new("after", info::TypeInfo::Url, "4").strict_nullable().about("After: URL or null. Section 4."),
        info::FieldInfo::new("before", info::TypeInfo::Url, "4").strict_nullable().about("Before: URL or null. Section 4."),
        info::FieldInfo::new("items", info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)), "4")
            .about("Items: list. Each item: every type, alone and in lists. Section 4."),
    ],
};
/// Description of `EveryMore`.
pub static EVERY_MORE: info::ShapeInfo = info::ShapeInfo {
    name: "EveryMore",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "More types, alone and in lists.",
    fields: &[
        info::FieldInfo::new("sensible", info::TypeInfo::String, "2").strict_nullable().about("Sensible: text. Section 2."),
        info::FieldInfo::new("now_and_then", info::TypeInfo::String, "2").strict_optional().about("Now and then: text. Section 2."),
        info::FieldInfo::new("hidden", info::TypeInfo::String, "2").secret().about("Hidden: text. Nobody sees it. Section 2."),
        info::FieldInfo::new("null_leaf", info::TypeInfo::Shape(&super::LEAF), "2").strict_nullable()
            .about("Null leaf: a shape with one field or null. Section 2."),
        info::FieldInfo::new("null_loop", info::TypeInfo::Shape(&super::LOOP), "2").strict_nullable()
            .about("Null loop: a shape that holds itself. Section 2."),
        info::FieldInfo::new("null_closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "2").strict_nullable()
            .about("Null closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break` or null. Section 2."),
        info::FieldInfo::new("null_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)), "2").strict_nullable()
            .about("Null list: list. Each item: a shape with one field or null. Section 2."),
        info::FieldInfo::new("collisions", info::TypeInfo::Shape(&super::COLLISIONS), "2")
            .about("Collisions: names whose keys are the same. Section 2."),
        info::FieldInfo::new(
                "long_name",
                info::TypeInfo::Shape(
                    &super::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
                ),
                "2",
            )
            .about("Long name: a shape with a long name. Section 2."),
        info::FieldInfo::new(
                "long_names",
                info::TypeInfo::List(
                    &info::TypeInfo::Shape(
                        &super::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
                    ),
                ),
                "2",
            )
            .about("Long names: list. Each item: a shape with a long name. Section 2."),
    ],
};
/// Description of `EveryUpdate`.
pub static EVERY_UPDATE: info::ShapeInfo = info::ShapeInfo {
    name: "EveryUpdate",
    kind: info::ShapeKind::Update,
    section: "4",
    fields_shown: true,
    about: "Every type in a partial update.",
    fields: &[
        info::FieldInfo::new("string", info::TypeInfo::String, "2").strict_nullable().strict_optional().about("String: text. Section 2."),
        info::FieldInfo::new("string_list", info::TypeInfo::List(&info::TypeInfo::String), "2").strict_nullable().strict_optional()
            .about("String list: list. Each item: text. Section 2."),
        info::FieldInfo::new("string_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::String)), "2").strict_nullable()
            .strict_optional()
            .about("String lists: list. Each item: list. Each item: text. Section 2."),
        info::FieldInfo::new(
                "string_deep",
                info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::String)))),
                "2",
            )
            .strict_nullable()
            .strict_optional()
            .about("String deep: list. Each item: list. Each item: list. Each item: list. Each item: text. Section 2."),
        info::FieldInfo::new("integer", info::TypeInfo::Integer, "2").strict_nullable().strict_optional()
            .about("Integer: whole number. Section 2."),
        info::FieldInfo::new("integer_list", info::TypeInfo::List(&info::TypeInfo::Integer), "2").strict_nullable().strict_optional()
            .about("Integer list: list. Each item: whole number. Section 2."),
        info::FieldInfo::new("int32", info::TypeInfo::Int32, "2").strict_nullable().strict_optional().minimum(-2147483648i64)
            .maximum(2147483647i64)
            .about("Int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2."),
        info::FieldInfo::new("int32_list", info::TypeInfo::List(&info::TypeInfo::Int32), "2").strict_nullable().strict_optional()
            .about("Int32 list: list. Each item: whole number, 32-bit signed. Section 2."),
        info::FieldInfo::new("number", info::TypeInfo::Number, "2").strict_nullable().strict_optional().about("Number. Section 2."),
        info::FieldInfo::new("number_list", info::TypeInfo::List(&info::TypeInfo::Number), "2").strict_nullable().strict_optional()
            .about("Number list: list. Each item: number. Section 2."),
        info::FieldInfo::new("boolean", info::TypeInfo::Boolean, "2").strict_nullable().strict_optional()
            .about("Boolean: true or false. Section 2."),
        info::FieldInfo::new("boolean_list", info::TypeInfo::List(&info::TypeInfo::Boolean), "2").strict_nullable().strict_optional()
            .about("Boolean list: list. Each item: true or false. Section 2."),
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2").strict_nullable().strict_optional()
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 2."),
        info::FieldInfo::new("amount_list", info::TypeInfo::List(&info::TypeInfo::Amount), "2").strict_nullable().strict_optional()
            .about("Amount list: list. Each item: amount of money as decimal text. Section 2."),
        info::FieldInfo::new("timestamp", info::TypeInfo::Timestamp, "2").strict_nullable().strict_optional()
            .about("Timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2."),
        info::FieldInfo::new("timestamp_list", info::TypeInfo::List(&info::TypeInfo::Timestamp), "2").strict_nullable().strict_optional()
            .about("Timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 2."),
        info::FieldInfo::new("date", info::TypeInfo::Date, "2").strict_nullable().strict_optional()
            .about("Date: date, YYYY-MM-DD, such as `2023-02-10`. Section 2."),
        info::FieldInfo::new("date_list", info::TypeInfo::List(&info::TypeInfo::Date), "2").strict_nullable().strict_optional()
            .about("Date list: list. Each item: date, YYYY-MM-DD. Section 2."),
        info::FieldInfo::new("url", info::TypeInfo::Url, "2").strict_nullable().strict_optional().about("URL. Section 2."),
        info::FieldInfo::new("url_list", info::TypeInfo::List(&info::TypeInfo::Url), "2").strict_nullable().strict_optional()
            .about("URL list: list. Each item: URL. Section 2."),
        info::FieldInfo::new("any", info::TypeInfo::Any, "2").strict_nullable().strict_optional().about("Any: free-form value. Section 2."),
        info::FieldInfo::new("any_list", info::TypeInfo::List(&info::TypeInfo::Any), "2").strict_nullable().strict_optional()
            .about("Any list: list. Each item: free-form value. Section 2."),
        info::FieldInfo::new("object", info::TypeInfo::Object, "2").strict_nullable().strict_optional()
            .about("Object: object with arbitrary keys and free-form values. Section 2."),
        info::FieldInfo::new("object_list", info::TypeInfo::List(&info::TypeInfo::Object), "2").strict_nullable().strict_optional()
            .about("Object list: list. Each item: object with arbitrary keys and free-form values. Section 2."),
        info::FieldInfo::new("object_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Object)), "2").strict_nullable()
            .strict_optional()
            .about("Object lists: list. Each item: list. Each item: object with arbitrary keys and free-form values. Section 2."),
        info::FieldInfo::new("words", info::TypeInfo::Enum(&super::WORDS_VALUES), "2").strict_nullable().strict_optional()
            .about("Words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2."),
        info::FieldInfo::new("words_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)), "2").strict_nullable()
            .strict_optional()
            .about("Words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2."),
        info::FieldInfo::new("words_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES))), "2")
            .strict_nullable()
            .strict_optional()
            .about("Words lists: list. Each item: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 2."),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "2").strict_nullable().strict_optional()
            .about("Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 2."),
        info::FieldInfo::new("closed_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)), "2").strict_nullable()
            .strict_optional()
            .about("Closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 2."),
        info::FieldInfo::new("one", info::TypeInfo::Enum(&super::ONE_VALUES_VALUES), "2").strict_nullable().strict_optional()
            .about("One: text; one value seen: `only`. Section 2."),
        info::FieldInfo::new("one_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::ONE_VALUES_VALUES)), "2").strict_nullable()
            .strict_optional()
            .about("One list: list. Each item: text; one value seen: `only`. Section 2."),
        info::FieldInfo::new("every_one", info::TypeInfo::Shape(&super::EVERY), "2").strict_nullable().strict_optional()
            .about("Every one: every type, alone and in lists. Section 2."),
        info::FieldInfo::new("every_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)), "2").strict_nullable()
            .strict_optional()
            .about("Every list: list. Each item: every type, alone and in lists. Section 2."),
        info::FieldInfo::new("every_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY))), "2")
            .strict_nullable()
            .strict_optional()
            .about("Every lists: list. Each item: list. Each item: every type, alone and in lists. Section 2."),
        info::FieldInfo::new(
                "every_deep",
                info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)))),
                ),
                "2",
            )
            .strict_nullable()
            .strict_optional()
            .about("Every deep: list. Each item: list. Each item: list. Each item: list. Each item: every type, alone and in lists. Section 2."),
        info::FieldInfo::new("empty", info::TypeInfo::Shape(&super::EMPTY), "2").strict_nullable().strict_optional()
            .about("Empty: a shape without a field that the document shows. Section 2."),
        info::FieldInfo::new("empty_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMPTY)), "2").strict_nullable()
            .strict_optional()
            .about("Empty list: list. Each item: a shape without a field that the document shows. Section 2."),
        info::FieldInfo::new("unshown", info::TypeInfo::Shape(&super::UNSHOWN), "2").strict_nullable().strict_optional()
            .about("Unshown: a shape of which the document shows one field. Section 2."),
        info::FieldInfo::new("unshown_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::UNSHOWN)), "2").strict_nullable()
            .strict_optional()
            .about("Unshown list: list. Each item: a shape of which the document shows one field. Section 2."),
        info::FieldInfo::new("leaf", info::TypeInfo::Shape(&super::LEAF), "2").strict_nullable().strict_optional()
            .about("Leaf: a shape with one field. Section 2."),
        info::FieldInfo::new("leaf_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)), "2").strict_nullable()
            .strict_optional()
            .about("Leaf list: list. Each item: a shape with one field. Section 2."),
        info::FieldInfo::new("names_of_an_odd_id", info::TypeInfo::Integer, "2").strict_nullable().strict_optional()
            .about("Names of an odd id: `an/odd~id` of a Names. Section 2."),
        info::FieldInfo::new("names_of_an_odd_id_list", info::TypeInfo::List(&info::TypeInfo::Integer), "2").strict_nullable()
            .strict_optional()
            .about("Names of an odd id list: list. Each item: `an/odd~id` of a Names. Section 2."),
        info::FieldInfo::new("keywords_of_type", info::TypeInfo::String, "2").strict_nullable().strict_optional()
            .about("Keywords of type: `type` of a Keywords. Section 2."),
        info::FieldInfo::new("keywords_of_type_list", info::TypeInfo::List(&info::TypeInfo::String), "2").strict_nullable()
            .strict_optional()
            .about("Keywords of type list: list. Each item: `type` of a Keywords. Section 2."),
        info::FieldInfo::new("every_of_every", info::TypeInfo::Integer, "2").strict_nullable().strict_optional()
            .about("Every of every: `every` of an Every. Section 2."),
        info::FieldInfo::new("every_of_every_list", info::TypeInfo::List(&info::TypeInfo::Integer), "2").strict_nullable().strict_optional()
            .about("Every of every list: list. Each item: `every` of an Every. Section 2."),
        info::FieldInfo::new("loop", info::TypeInfo::Shape(&super::LOOP), "2").strict_nullable().strict_optional()
            .about("Loop: a shape that holds itself. Section 2."),
        info::FieldInfo::new("loop_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)), "2").strict_nullable()
            .strict_optional()
            .about("Loop list: list. Each item: a shape that holds itself. Section 2."),
        info::FieldInfo::new("loop_lists", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP))), "2")
            .strict_nullable()
            .strict_optional()
            .about("Loop lists: list. Each item: list. Each item: a shape that holds itself. Section 2."),
        info::FieldInfo::new("low", info::TypeInfo::Integer, "2").strict_nullable().strict_optional().minimum(-9223372036854775808i64)
            .about("Low: whole number, not below -9223372036854775808. Section 2."),
        info::FieldInfo::new("high", info::TypeInfo::Integer, "2").strict_nullable().strict_optional().maximum(9223372036854775807i64)
            .about("High: whole number, not above 9223372036854775807. Section 2."),
        info::FieldInfo::new("narrow", info::TypeInfo::Int32, "2").strict_nullable().strict_optional().minimum(-1i64).maximum(1i64)
            .about("Narrow: whole number, 32-bit signed, from -1 to 1. Section 2."),
        info::FieldInfo::new("exact", info::TypeInfo::Number, "2").strict_nullable().strict_optional().minimum(0i64).maximum(0i64)
            .about("Exact: number, from 0 to 0. Section 2."),
        info::FieldInfo::new("floor", info::TypeInfo::Number, "2").strict_nullable().strict_optional().minimum(-90i64)
            .about("Floor: number, not below -90. Section 2."),
        info::FieldInfo::new("ceiling", info::TypeInfo::Number, "2").strict_nullable().strict_optional().maximum(90i64)
            .about("Ceiling: number, not above 90. Section 2."),
        info::FieldInfo::new("bounded_id", info::TypeInfo::Integer, "2").strict_nullable().strict_optional().minimum(1i64)
            .about("Bounded id: `every` of an Every, not below 1. Section 2."),
        info::FieldInfo::new("shown", info::TypeInfo::String, "2").strict_nullable().strict_optional()
            .about("Shown: text or null. Section 2."),
        info::FieldInfo::new("more_fields", info::TypeInfo::Shape(&super::EVERY_MORE), "2").strict_nullable().strict_optional()
            .about("More fields: more types, alone and in lists. Section 2."),
    ],
};
/// Description of `EveryBody`.
pub static EVERY_BODY: info::ShapeInfo = info::ShapeInfo {
    name: "EveryBody",
    kind: info::ShapeKind::Request,
    section: "4",
    fields_shown: true,
    about: "Every type in a request.",
    fields: &[
        info::FieldInfo::new("required_string", info::TypeInfo::String, "4").presence(info::Presence::Required).not_null()
            .about("Required string: text. Section 4."),
        info::FieldInfo::new("required_string_list", info::TypeInfo::List(&info::TypeInfo::String), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required string list: list. Each item: text. Section 4."),
        info::FieldInfo::new("required_integer", info::TypeInfo::Integer, "4").presence(info::Presence::Required).not_null()
            .about("Required integer: whole number. Section 4."),
        info::FieldInfo::new("required_integer_list", info::TypeInfo::List(&info::TypeInfo::Integer), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required integer list: list. Each item: whole number. Section 4."),
        info::FieldInfo::new("required_int32", info::TypeInfo::Int32, "4").presence(info::Presence::Required).not_null()
            .minimum(-2147483648i64)
            .maximum(2147483647i64)
            .about("Required int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4."),
        info::FieldInfo::new("required_int32_list", info::TypeInfo::List(&info::TypeInfo::Int32), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required int32 list: list. Each item: whole number, 32-bit signed. Section 4."),
        info::FieldInfo::new("required_number", info::TypeInfo::Number, "4").presence(info::Presence::Required).not_null()
            .about("Required number. Section 4."),
        info::FieldInfo::new("required_number_list", info::TypeInfo::List(&info::TypeInfo::Number), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required number list: list. Each item: number. Section 4."),
        info::FieldInfo::new("required_boolean", info::TypeInfo::Boolean, "4").presence(info::Presence::Required).not_null()
            .about("Required boolean: true or false. Section 4."),
        info::FieldInfo::new("required_boolean_list", info::TypeInfo::List(&info::TypeInfo::Boolean), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required boolean list: list. Each item: true or false. Section 4."),
        info::FieldInfo::new("required_amount", info::TypeInfo::Amount, "4").presence(info::Presence::Required).not_null()
            .about("Required amount: amount of money as decimal text, such as `10.00`. Section 4."),
        info::FieldInfo::new("required_amount_list", info::TypeInfo::List(&info::TypeInfo::Amount), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required amount list: list. Each item: amount of money as decimal text. Section 4."),
        info::FieldInfo::new("required_timestamp", info::TypeInfo::Timestamp, "4").presence(info::Presence::Required).not_null()
            .about("Required timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4."),
        info::FieldInfo::new("required_timestamp_list", info::TypeInfo::List(&info::TypeInfo::Timestamp), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 4."),
        info::FieldInfo::new("required_date", info::TypeInfo::Date, "4").presence(info::Presence::Required).not_null()
            .about("Required date: date, YYYY-MM-DD, such as `2023-02-10`. Section 4."),
        info::FieldInfo::new("required_date_list", info::TypeInfo::List(&info::TypeInfo::Date), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required date list: list. Each item: date, YYYY-MM-DD. Section 4."),
        info::FieldInfo::new("required_url", info::TypeInfo::Url, "4").presence(info::Presence::Required).not_null()
            .about("Required URL. Section 4."),
        info::FieldInfo::new("required_url_list", info::TypeInfo::List(&info::TypeInfo::Url), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required URL list: list. Each item: URL. Section 4."),
        info::FieldInfo::new("required_any", info::TypeInfo::Any, "4").presence(info::Presence::Required).strict_nullable()
            .about("Required any: free-form value. Section 4."),
        info::FieldInfo::new("required_any_list", info::TypeInfo::List(&info::TypeInfo::Any), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required any list: list. Each item: free-form value. Section 4."),
        info::FieldInfo::new("required_object", info::TypeInfo::Object, "4").presence(info::Presence::Required).not_null()
            .about("Required object: object with arbitrary keys and free-form values. Section 4."),
        info::FieldInfo::new("required_object_list", info::TypeInfo::List(&info::TypeInfo::Object), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required object list: list. Each item: object with arbitrary keys and free-form values. Section 4."),
        info::FieldInfo::new("required_words", info::TypeInfo::Enum(&super::WORDS_VALUES), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4."),
        info::FieldInfo::new("required_words_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4."),
        info::FieldInfo::new("required_closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 4."),
        info::FieldInfo::new("required_closed_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 4."),
        info::FieldInfo::new("required_one", info::TypeInfo::Enum(&super::ONE_VALUES_VALUES), "4").presence(info::Presence::Required)
            .not_null()
            .about("Required one: text; one value seen: `only`. Section 4."),
        info::FieldInfo::new("required_one_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::ONE_VALUES_VALUES)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required one list: list. Each item: text; one value seen: `only`. Section 4."),
        info::FieldInfo::new("required_every", info::TypeInfo::Shape(&super::EVERY), "4").presence(info::Presence::Required).not_null()
            .about("Required every: every type, alone and in lists. Section 4."),
        info::FieldInfo::new("required_every_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required every list: list. Each item: every type, alone and in lists. Section 4."),
        info::FieldInfo::new("required_empty", info::TypeInfo::Shape(&super::EMPTY), "4").presence(info::Presence::Required).not_null()
            .about("Required empty: a shape without a field that the document shows. Section 4."),
        info::FieldInfo::new("required_empty_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMPTY)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required empty list: list. Each item: a shape without a field that the document shows. Section 4."),
        info::FieldInfo::new("required_unshown", info::TypeInfo::Shape(&super::UNSHOWN), "4").presence(info::Presence::Required).not_null()
            .about("Required unshown: a shape of which the document shows one field. Section 4."),
        info::FieldInfo::new("required_unshown_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::UNSHOWN)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required unshown list: list. Each item: a shape of which the document shows one field. Section 4."),
        info::FieldInfo::new("required_leaf", info::TypeInfo::Shape(&super::LEAF), "4").presence(info::Presence::Required).not_null()
            .about("Required leaf: a shape with one field. Section 4."),
        info::FieldInfo::new("required_leaf_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required leaf list: list. Each item: a shape with one field. Section 4."),
        info::FieldInfo::new("required_names_of_an_odd_id", info::TypeInfo::Integer, "4").presence(info::Presence::Required).not_null()
            .about("Required names of an odd id: `an/odd~id` of a Names. Section 4."),
        info::FieldInfo::new("required_names_of_an_odd_id_list", info::TypeInfo::List(&info::TypeInfo::Integer), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required names of an odd id list: list. Each item: `an/odd~id` of a Names. Section 4."),
        info::FieldInfo::new("required_keywords_of_type", info::TypeInfo::String, "4").presence(info::Presence::Required).not_null()
            .about("Required keywords of type: `type` of a Keywords. Section 4."),
        info::FieldInfo::new("required_keywords_of_type_list", info::TypeInfo::List(&info::TypeInfo::String), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required keywords of type list: list. Each item: `type` of a Keywords. Section 4."),
        info::FieldInfo::new("required_every_of_every", info::TypeInfo::Integer, "4").presence(info::Presence::Required).not_null()
            .about("Required every of every: `every` of an Every. Section 4."),
        info::FieldInfo::new("required_every_of_every_list", info::TypeInfo::List(&info::TypeInfo::Integer), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required every of every list: list. Each item: `every` of an Every. Section 4."),
        info::FieldInfo::new("required_loop", info::TypeInfo::Shape(&super::LOOP), "4").presence(info::Presence::Required).not_null()
            .about("Required loop: a shape that holds itself. Section 4."),
        info::FieldInfo::new("required_loop_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Required loop list: list. Each item: a shape that holds itself. Section 4."),
        info::FieldInfo::new("sensible", info::TypeInfo::String, "2").strict_nullable().strict_optional()
            .about("Sensible: text. Section 2."),
        info::FieldInfo::new("now_and_then", info::TypeInfo::String, "2").strict_optional().about("Now and then: text. Section 2."),
        info::FieldInfo::new("hidden", info::TypeInfo::String, "2").strict_optional().secret()
            .about("Hidden: text. Nobody sees it. Section 2."),
        info::FieldInfo::new("null_leaf", info::TypeInfo::Shape(&super::LEAF), "2").strict_nullable().strict_optional()
            .about("Null leaf: a shape with one field or null. Section 2."),
        info::FieldInfo::new("null_loop", info::TypeInfo::Shape(&super::LOOP), "2").strict_nullable().strict_optional()
            .about("Null loop: a shape that holds itself. Section 2."),
        info::FieldInfo::new("null_closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "2").strict_nullable().strict_optional()
            .about("Null closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break` or null. Section 2."),
        info::FieldInfo::new("null_list", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)), "2").strict_nullable()
            .strict_optional()
            .about("Null list: list. Each item: a shape with one field or null. Section 2."),
        info::FieldInfo::new("collisions", info::TypeInfo::Shape(&super::COLLISIONS), "2").strict_optional()
            .about("Collisions: names whose keys are the same. Section 2."),
        info::FieldInfo::new(
                "long_name",
                info::TypeInfo::Shape(
                    &super::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
                ),
                "2",
            )
            .strict_optional()
            .about("Long name: a shape with a long name. Section 2."),
        info::FieldInfo::new(
                "long_names",
                info::TypeInfo::List(
                    &info::TypeInfo::Shape(
                        &super::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT,
                    ),
                ),
                "2",
            )
            .strict_optional()
            .about("Long names: list. Each item: a shape with a long name. Section 2."),
    ],
};
/// Description of `EveryForm`.
pub static EVERY_FORM: info::ShapeInfo = info::ShapeInfo {
    name: "EveryForm",
    kind: info::ShapeKind::Request,
    section: "4",
    fields_shown: true,
    about: "Some types in a form.",
    fields: &[
        info::FieldInfo::new("file", info::TypeInfo::String, "4").strict_optional().about("File: text. Section 4."),
        info::FieldInfo::new("files", info::TypeInfo::List(&info::TypeInfo::String), "4").presence(info::Presence::Required).not_null()
            .about("Files: list. Each item: text. Section 4."),
        info::FieldInfo::new("leaf", info::TypeInfo::Shape(&super::LEAF), "4").strict_optional()
            .about("Leaf: a shape with one field. Section 4."),
        info::FieldInfo::new("words", info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)), "4").strict_optional()
            .about("Words: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4."),
        info::FieldInfo::new("when", info::TypeInfo::Timestamp, "4").strict_optional()
            .about("When: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4."),
    ],
};
/// Description of `EveryQuery`.
pub static EVERY_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "EveryQuery",
    kind: info::ShapeKind::Query,
    section: "4",
    fields_shown: true,
    about: "Every scalar in a query.",
    fields: &[
        info::FieldInfo::new("string", info::TypeInfo::String, "4").not_null().strict_optional().about("String: text. Section 4."),
        info::FieldInfo::new("string_list", info::TypeInfo::List(&info::TypeInfo::String), "4").not_null().strict_optional()
            .about("String list: list. Each item: text. Section 4."),
        info::FieldInfo::new("integer", info::TypeInfo::Integer, "4").not_null().strict_optional()
            .about("Integer: whole number. Section 4."),
        info::FieldInfo::new("integer_list", info::TypeInfo::List(&info::TypeInfo::Integer), "4").not_null().strict_optional()
            .about("Integer list: list. Each item: whole number. Section 4."),
        info::FieldInfo::new("int32", info::TypeInfo::Int32, "4").not_null().strict_optional().minimum(-2147483648i64)
            .maximum(2147483647i64)
            .about("Int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4."),
        info::FieldInfo::new("int32_list", info::TypeInfo::List(&info::TypeInfo::Int32), "4").not_null().strict_optional()
            .about("Int32 list: list. Each item: whole number, 32-bit signed. Section 4."),
        info::FieldInfo::new("number", info::TypeInfo::Number, "4").not_null().strict_optional().about("Number. Section 4."),
        info::FieldInfo::new("number_list", info::TypeInfo::List(&info::TypeInfo::Number), "4").not_null().strict_optional()
            .about("Number list: list. Each item: number. Section 4."),
        info::FieldInfo::new("boolean", info::TypeInfo::Boolean, "4").not_null().strict_optional()
            .about("Boolean: true or false. Section 4."),
        info::FieldInfo::new("boolean_list", info::TypeInfo::List(&info::TypeInfo::Boolean), "4").not_null().strict_optional()
            .about("Boolean list: list. Each item: true or false. Section 4."),
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "4").not_null().strict_optional()
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 4."),
        info::FieldInfo::new("amount_list", info::TypeInfo::List(&info::TypeInfo::Amount), "4").not_null().strict_optional()
            .about("Amount list: list. Each item: amount of money as decimal text. Section 4."),
        info::FieldInfo::new("timestamp", info::TypeInfo::Timestamp, "4").not_null().strict_optional()
            .about("Timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4."),
        info::FieldInfo::new("timestamp_list", info::TypeInfo::List(&info::TypeInfo::Timestamp), "4").not_null().strict_optional()
            .about("Timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 4."),
        info::FieldInfo::new("date", info::TypeInfo::Date, "4").not_null().strict_optional()
            .about("Date: date, YYYY-MM-DD, such as `2023-02-10`. Section 4."),
        info::FieldInfo::new("date_list", info::TypeInfo::List(&info::TypeInfo::Date), "4").not_null().strict_optional()
            .about("Date list: list. Each item: date, YYYY-MM-DD. Section 4."),
        info::FieldInfo::new("url", info::TypeInfo::Url, "4").not_null().strict_optional().about("URL. Section 4."),
        info::FieldInfo::new("url_list", info::TypeInfo::List(&info::TypeInfo::Url), "4").not_null().strict_optional()
            .about("URL list: list. Each item: URL. Section 4."),
        info::FieldInfo::new("any", info::TypeInfo::Any, "4").strict_nullable().strict_optional().about("Any: free-form value. Section 4."),
        info::FieldInfo::new("any_list", info::TypeInfo::List(&info::TypeInfo::Any), "4").not_null().strict_optional()
            .about("Any list: list. Each item: free-form value. Section 4."),
        info::FieldInfo::new("words", info::TypeInfo::Enum(&super::WORDS_VALUES), "4").not_null().strict_optional()
            .about("Words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4."),
        info::FieldInfo::new("words_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)), "4").not_null()
            .strict_optional()
            .about("Words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4."),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "4").not_null().strict_optional()
            .about("Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 4."),
        info::FieldInfo::new("closed_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)), "4").not_null()
            .strict_optional()
            .about("Closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 4."),
        info::FieldInfo::new("names_of_an_odd_id", info::TypeInfo::Integer, "4").not_null().strict_optional()
            .about("Names of an odd id: `an/odd~id` of a Names. Section 4."),
        info::FieldInfo::new("names_of_an_odd_id_list", info::TypeInfo::List(&info::TypeInfo::Integer), "4").not_null().strict_optional()
            .about("Names of an odd id list: list. Each item: `an/odd~id` of a Names. Section 4."),
        info::FieldInfo::new("keywords_of_type", info::TypeInfo::String, "4").not_null().strict_optional()
            .about("Keywords of type: `type` of a Keywords. Section 4."),
        info::FieldInfo::new("keywords_of_type_list", info::TypeInfo::List(&info::TypeInfo::String), "4").not_null().strict_optional()
            .about("Keywords of type list: list. Each item: `type` of a Keywords. Section 4."),
    ],
};
/// Description of `RequiredQuery`.
pub static REQUIRED_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "RequiredQuery",
    kind: info::ShapeKind::Query,
    section: "4",
    fields_shown: true,
    about: "Every scalar in a query, required, and secrets.",
    fields: &[
        info::FieldInfo::new("string", info::TypeInfo::String, "4").presence(info::Presence::Required).not_null()
            .about("String: text. Section 4."),
        info::FieldInfo::new("string_list", info::TypeInfo::List(&info::TypeInfo::String), "4").presence(info::Presence::Required)
            .not_null()
            .about("String list: list. Each item: text. Section 4."),
        info::FieldInfo::new("integer", info::TypeInfo::Integer, "4").presence(info::Presence::Required).not_null()
            .about("Integer: whole number. Section 4."),
        info::FieldInfo::new("integer_list", info::TypeInfo::List(&info::TypeInfo::Integer), "4").presence(info::Presence::Required)
            .not_null()
            .about("Integer list: list. Each item: whole number. Section 4."),
        info::FieldInfo::new("int32", info::TypeInfo::Int32, "4").presence(info::Presence::Required).not_null().minimum(-2147483648i64)
            .maximum(2147483647i64)
            .about("Int32: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4."),
        info::FieldInfo::new("int32_list", info::TypeInfo::List(&info::TypeInfo::Int32), "4").presence(info::Presence::Required).not_null()
            .about("Int32 list: list. Each item: whole number, 32-bit signed. Section 4."),
        info::FieldInfo::new("number", info::TypeInfo::Number, "4").presence(info::Presence::Required).not_null()
            .about("Number. Section 4."),
        info::FieldInfo::new("number_list", info::TypeInfo::List(&info::TypeInfo::Number), "4").presence(info::Presence::Required)
            .not_null()
            .about("Number list: list. Each item: number. Section 4."),
        info::FieldInfo::new("boolean", info::TypeInfo::Boolean, "4").presence(info::Presence::Required).not_null()
            .about("Boolean: true or false. Section 4."),
        info::FieldInfo::new("boolean_list", info::TypeInfo::List(&info::TypeInfo::Boolean), "4").presence(info::Presence::Required)
            .not_null()
            .about("Boolean list: list. Each item: true or false. Section 4."),
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "4").presence(info::Presence::Required).not_null()
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 4."),
        info::FieldInfo::new("amount_list", info::TypeInfo::List(&info::TypeInfo::Amount), "4").presence(info::Presence::Required)
            .not_null()
            .about("Amount list: list. Each item: amount of money as decimal text. Section 4."),
        info::FieldInfo::new("timestamp", info::TypeInfo::Timestamp, "4").presence(info::Presence::Required).not_null()
            .about("Timestamp: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 4."),
        info::FieldInfo::new("timestamp_list", info::TypeInfo::List(&info::TypeInfo::Timestamp), "4").presence(info::Presence::Required)
            .not_null()
            .about("Timestamp list: list. Each item: date and time, ISO 8601 in UTC. Section 4."),
        info::FieldInfo::new("date", info::TypeInfo::Date, "4").presence(info::Presence::Required).not_null()
            .about("Date: date, YYYY-MM-DD, such as `2023-02-10`. Section 4."),
        info::FieldInfo::new("date_list", info::TypeInfo::List(&info::TypeInfo::Date), "4").presence(info::Presence::Required).not_null()
            .about("Date list: list. Each item: date, YYYY-MM-DD. Section 4."),
        info::FieldInfo::new("url", info::TypeInfo::Url, "4").presence(info::Presence::Required).not_null().about("URL. Section 4."),
        info::FieldInfo::new("url_list", info::TypeInfo::List(&info::TypeInfo::Url), "4").presence(info::Presence::Required).not_null()
            .about("URL list: list. Each item: URL. Section 4."),
        info::FieldInfo::new("any", info::TypeInfo::Any, "4").presence(info::Presence::Required).strict_nullable()
            .about("Any: free-form value. Section 4."),
        info::FieldInfo::new("any_list", info::TypeInfo::List(&info::TypeInfo::Any), "4").presence(info::Presence::Required).not_null()
            .about("Any list: list. Each item: free-form value. Section 4."),
        info::FieldInfo::new("words", info::TypeInfo::Enum(&super::WORDS_VALUES), "4").presence(info::Presence::Required).not_null()
            .about("Words: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4."),
        info::FieldInfo::new("words_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Words list: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4."),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "4").presence(info::Presence::Required).not_null()
            .about("Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 4."),
        info::FieldInfo::new("closed_list", info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Closed list: list. Each item: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 4."),
        info::FieldInfo::new("names_an_odd_id", info::TypeInfo::Integer, "4").presence(info::Presence::Required).not_null()
            .about("Names an odd id: `an/odd~id` of a Names. Section 4."),
        info::FieldInfo::new("names_an_odd_id_list", info::TypeInfo::List(&info::TypeInfo::Integer), "4").presence(info::Presence::Required)
            .not_null()
            .about("Names an odd id list: list. Each item: `an/odd~id` of a Names. Section 4."),
        info::FieldInfo::new("every_every", info::TypeInfo::Integer, "4").presence(info::Presence::Required).not_null()
            .about("Every every: `every` of an Every. Section 4."),
        info::FieldInfo::new("every_every_list", info::TypeInfo::List(&info::TypeInfo::Integer), "4").presence(info::Presence::Required)
            .not_null()
            .about("Every every list: list. Each item: `every` of an Every. Section 4."),
        info::FieldInfo::new("secret", info::TypeInfo::String, "4").not_null().strict_optional().secret().about("Secret: text. Section 4."),
        info::FieldInfo::new("required_secret", info::TypeInfo::String, "4").presence(info::Presence::Required).not_null().secret()
            .about("Required secret: text. Section 4."),
        info::FieldInfo::new("with_query", info::TypeInfo::String, "4").not_null().strict_optional().about("With query: text. Section 4."),
    ],
};
/// Description of `Loop`.
pub static LOOP: info::ShapeInfo = info::ShapeInfo {
    name: "Loop",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "A shape that holds itself.",
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Shape(&super::LOOP), "2").about("Next: a shape that holds itself. Section 2."),
        info::FieldInfo::new("other", info::TypeInfo::Shape(&super::MUTUAL), "2")
            .about("Other: a shape that holds one that holds it. Section 2."),
        info::FieldInfo::new("children", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)), "2")
            .about("Children: list. Each item: a shape that holds itself. Section 2."),
        info::FieldInfo::new("grid", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP))), "2")
            .about("Grid: list. Each item: list. Each item: a shape that holds itself. Section 2."),
        info::FieldInfo::new("text", info::TypeInfo::String, "2").about("Text. Section 2."),
        info::FieldInfo::new("secret", info::TypeInfo::String, "2").secret().about("Secret: text. Section 2."),
    ],
};
/// Description of `Mutual`.
pub static MUTUAL: info::ShapeInfo = info::ShapeInfo {
    name: "Mutual",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "A shape that holds one that holds it.",
    fields: &[
        info::FieldInfo::new("back", info::TypeInfo::Shape(&super::LOOP), "2").about("Back: a shape that holds itself. Section 2."),
        info::FieldInfo::new("third", info::TypeInfo::Shape(&super::THIRD), "2")
            .about("Third: a shape that holds one that holds one that holds it. Section 2."),
    ],
};
/// Description of `Third`.
pub static THIRD: info::ShapeInfo = info::ShapeInfo {
    name: "Third",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "A shape that holds one that holds one that holds it.",
    fields: &[
        info::FieldInfo::new("loop", info::TypeInfo::Shape(&super::LOOP), "2").about("Loop: a shape that holds itself. Section 2."),
        info::FieldInfo::new("forest", info::TypeInfo::List(&info::TypeInfo::Shape(&super::MUTUAL)), "2")
            .about("Forest: list. Each item: a shape that holds one that holds it. Section 2."),
    ],
};
/// Description of `LoopUpdate`.
pub static LOOP_UPDATE: info::ShapeInfo = info::ShapeInfo {
    name: "LoopUpdate",
    kind: info::ShapeKind::Update,
    section: "4",
    fields_shown: true,
    about: "A partial update of a shape that holds itself.",
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Shape(&super::LOOP), "2").strict_nullable().strict_optional()
            .about("Next: a shape that holds itself. Section 2."),
        info::FieldInfo::new("other", info::TypeInfo::Shape(&super::MUTUAL), "2").strict_nullable().strict_optional()
            .about("Other: a shape that holds one that holds it. Section 2."),
        info::FieldInfo::new("children", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)), "2").strict_nullable()
            .strict_optional()
            .about("Children: list. Each item: a shape that holds itself. Section 2."),
        info::FieldInfo::new("grid", info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP))), "2")
            .strict_nullable()
            .strict_optional()
            .about("Grid: list. Each item: list. Each item: a shape that holds itself. Section 2."),
        info::FieldInfo::new("text", info::TypeInfo::String, "2").strict_nullable().strict_optional().about("Text. Section 2."),
        info::FieldInfo::new("secret", info::TypeInfo::String, "2").strict_nullable().strict_optional().secret()
            .about("Secret: text. Section 2."),
    ],
};
/// Description of `LoopBody`.
pub static LOOP_BODY: info::ShapeInfo = info::ShapeInfo {
    name: "LoopBody",
    kind: info::ShapeKind::Request,
    section: "4",
    fields_shown: true,
    about: "A request that holds itself.",
    fields: &[
        info::FieldInfo::new("again", info::TypeInfo::Shape(&super::LOOP_BODY), "4").strict_optional()
            .about("Again: a request that holds itself. Section 4."),
        info::FieldInfo::new("needed", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP_BODY)), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Needed: list. Each item: a request that holds itself. Section 4."),
        info::FieldInfo::new("leaf", info::TypeInfo::Shape(&super::LEAF), "4").presence(info::Presence::Required).not_null()
            .about("Leaf: a shape with one field. Section 4."),
    ],
};
/// Description of `Empty`.
pub static EMPTY: info::ShapeInfo = info::ShapeInfo {
    name: "Empty",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape without a field that the document shows.",
    fields: &[],
};
/// Description of `EmptyBody`.
pub static EMPTY_BODY: info::ShapeInfo = info::ShapeInfo {
    name: "EmptyBody",
    kind: info::ShapeKind::Request,
    section: "4",
    fields_shown: false,
    about: "A request without a field that the document shows.",
    fields: &[],
};
/// Description of `Unshown`.
pub static UNSHOWN: info::ShapeInfo = info::ShapeInfo {
    name: "Unshown",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape of which the document shows one field.",
    fields: &[
        info::FieldInfo::new("large", info::TypeInfo::Enum(&super::LARGE_VALUES), "2")
            .about("Large: text; values seen: `value-0`, `value-1`, `value-2`, `value-3`, `value-4`, `value-5`, `value-6`, `value-7`, `value-8`, `value-9`, `value-10`, `value-11`, `value-12`, `value-13`, `value-14`, `value-15`, `value-16`, `value-17`, `value-18`, `value-19`, `value-20`, `value-21`, `value-22`, `value-23`, `value-24`, `value-25`, `value-26`, `value-27`, `value-28`, `value-29`, `value-30`, `value-31`, `value-32`, `value-33`, `value-34`, `value-35`, `value-36`, `value-37`, `value-38`, `value-39`, `value-40`, `value-41`, `value-42`, `value-43`, `value-44`, `value-45`, `value-46`, `value-47`, `value-48`, `value-49`, `value-50`, `value-51`, `value-52`, `value-53`, `value-54`, `value-55`, `value-56`, `value-57`, `value-58`, `value-59`, `value-60`, `value-61`, `value-62`, `value-63`, `value-64`, `value-65`, `value-66`, `value-67`, `value-68`, `value-69`, `value-70`, `value-71`, `value-72`, `value-73`, `value-74`, `value-75`, `value-76`, `value-77`, `value-78`, `value-79`, `value-80`, `value-81`, `value-82`, `value-83`, `value-84`, `value-85`, `value-86`, `value-87`, `value-88`, `value-89`, `value-90`, `value-91`, `value-92`, `value-93`, `value-94`, `value-95`, `value-96`, `value-97`, `value-98`, `value-99`, `value-100`, `value-101`, `value-102`, `value-103`, `value-104`, `value-105`, `value-106`, `value-107`, `value-108`, `value-109`, `value-110`, `value-111`, `value-112`, `value-113`, `value-114`, `value-115`, `value-116`, `value-117`, `value-118`, `value-119`, `value-120`, `value-121`, `value-122`, `value-123`, `value-124`, `value-125`, `value-126`, `value-127`, `value-128`, `value-129`, `value-130`, `value-131`, `value-132`, `value-133`, `value-134`, `value-135`, `value-136`, `value-137`, `value-138`, `value-139`, `value-140`, `value-141`, `value-142`, `value-143`, `value-144`, `value-145`, `value-146`, `value-147`, `value-148`, `value-149`, `value-150`, `value-151`, `value-152`, `value-153`, `value-154`, `value-155`, `value-156`, `value-157`, `value-158`, `value-159`, `value-160`, `value-161`, `value-162`, `value-163`, `value-164`, `value-165`, `value-166`, `value-167`, `value-168`, `value-169`, `value-170`, `value-171`, `value-172`, `value-173`, `value-174`, `value-175`, `value-176`, `value-177`, `value-178`, `value-179`, `value-180`, `value-181`, `value-182`, `value-183`, `value-184`, `value-185`, `value-186`, `value-187`, `value-188`, `value-189`, `value-190`, `value-191`, `value-192`, `value-193`, `value-194`, `value-195`, `value-196`, `value-197`, `value-198`, `value-199`, `value-200`, `value-201`, `value-202`, `value-203`, `value-204`, `value-205`, `value-206`, `value-207`, `value-208`, `value-209`, `value-210`, `value-211`, `value-212`, `value-213`, `value-214`, `value-215`, `value-216`, `value-217`, `value-218`, `value-219`, `value-220`, `value-221`, `value-222`, `value-223`, `value-224`, `value-225`, `value-226`, `value-227`, `value-228`, `value-229`, `value-230`, `value-231`, `value-232`, `value-233`, `value-234`, `value-235`, `value-236`, `value-237`, `value-238`, `value-239`, `value-240`, `value-241`, `value-242`, `value-243`, `value-244`, `value-245`, `value-246`, `value-247`, `value-248`, `value-249`, `value-250`, `value-251`, `value-252`, `value-253`, `value-254`, `value-255`, `value-256`, `value-257`, `value-258`, `value-259`. Section 2."),
        info::FieldInfo::new("one", info::TypeInfo::String, "2").about("One: text. Section 2."),
    ],
};
/// Description of `Leaf`.
pub static LEAF: info::ShapeInfo = info::ShapeInfo {
    name: "Leaf",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "A shape with one field.",
    fields: &[info::FieldInfo::new("leaf", info::TypeInfo::Boolean, "2").about("Leaf: true or false. Section 2.")],
};
/// Description of `Error`.
pub static ERROR: info::ShapeInfo = info::ShapeInfo {
    name: "Error",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "A shape with the name of an error body.",
    fields: &[
        info::FieldInfo::new("detail", info::TypeInfo::Integer, "2").about("Detail: whole number. Section 2."),
        info::FieldInfo::new("validation_errors", info::TypeInfo::Shape(&super::VALIDATION_ERRORS), "2")
            .about("Validation errors: a shape with the name of an error body. Section 2."),
        info::FieldInfo::new("problem_details", info::TypeInfo::Shape(&super::PROBLEM_DETAILS), "2")
            .about("Problem details: a shape with the name of an error body. Section 2."),
        info::FieldInfo::new("vec_deque", info::TypeInfo::Shape(&super::VEC_DEQUE), "2")
            .about("Vec deque: a shape with a name of the standard library. Section 2."),
        info::FieldInfo::new("arc", info::TypeInfo::Shape(&super::ARC), "2")
            .about("Arc: a shape with a name of the standard library. Section 2."),
        info::FieldInfo::new("one_values", info::TypeInfo::Shape(&super::ONE_VALUES), "2")
            .about("One values: a shape with the name of an enumeration's description. Section 2."),
        info::FieldInfo::new("number", info::TypeInfo::Shape(&super::KEYWORDS_TYPE), "2")
            .about("Number: a shape with the name of an id. Section 2."),
        info::FieldInfo::new("clash", info::TypeInfo::Shape(&super::EVERY2), "2")
            .about("Clash: a shape whose id has a name that is told apart. Section 2."),
        info::FieldInfo::new("operation", info::TypeInfo::Shape(&super::OPERATIONS), "2")
            .about("Operation: a shape with the name of a trait. Section 2."),
        info::FieldInfo::new("endpoint", info::TypeInfo::Shape(&super::ENDPOINTS), "2")
            .about("Endpoint: a shape with the name of a type. Section 2."),
    ],
};
/// Description of `ErrorPage`.
pub static ERROR_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "ErrorPage",
    kind: info::ShapeKind::Page,
    section: "4",
    fields_shown: true,
    about: "A page of Error.",
    fields: &[
        info::FieldInfo::new("after", info::TypeInfo::Url, "4").strict_nullable().about("After: URL or null. Section 4."),
        info::FieldInfo::new("before", info::TypeInfo::Url, "4").strict_nullable().about("Before: URL or null. Section 4."),
        info::FieldInfo::new("items", info::TypeInfo::List(&info::TypeInfo::Shape(&super::ERROR)), "4")
            .about("Items: list. Each item: a shape with the name of an error body. Section 4."),
    ],
};
/// Description of `ValidationErrors`.
pub static VALIDATION_ERRORS: info::ShapeInfo = info::ShapeInfo {
    name: "ValidationErrors",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape with the name of an error body.",
    fields: &[],
};
/// Description of `ProblemDetails`.
pub static PROBLEM_DETAILS: info::ShapeInfo = info::ShapeInfo {
    name: "ProblemDetails",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape with the name of an error body.",
    fields: &[],
};
/// Description of `VecDeque`.
pub static VEC_DEQUE: info::ShapeInfo = info::ShapeInfo {
    name: "VecDeque",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape with a name of the standard library.",
    fields: &[],
};
/// Description of `Arc`.
pub static ARC: info::ShapeInfo = info::ShapeInfo {
    name: "Arc",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape with a name of the standard library.",
    fields: &[],
};
/// Description of `OneValues`.
pub static ONE_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "OneValues",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape with the name of an enumeration's description.",
    fields: &[],
};
/// Description of `KeywordsType`.
pub static KEYWORDS_TYPE: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsType",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape with the name of an id.",
    fields: &[],
};
/// Description of `Every2`.
pub static EVERY2: info::ShapeInfo = info::ShapeInfo {
    name: "Every2",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "A shape whose id has a name that is told apart.",
    fields: &[
        info::FieldInfo::new("line_id", info::TypeInfo::String, "2").about("Line id: text that identifies this record. Section 2."),
        info::FieldInfo::new("line", info::TypeInfo::Shape(&super::EVERY2_LINE), "2")
            .about("Line: a shape whose id has the same name. Section 2."),
    ],
};
/// Description of `Every2Line`.
pub static EVERY2_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "Every2Line",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "A shape whose id has the same name.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::String, "2").about("Id: text that identifies this record. Section 2."),
        info::FieldInfo::new("owner", info::TypeInfo::String, "2").about("Owner: `line_id` of an Every2. Section 2."),
    ],
};
/// Description of `Operations`.
pub static OPERATIONS: info::ShapeInfo = info::ShapeInfo {
    name: "Operations",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape with the name of a trait.",
    fields: &[],
};
/// Description of `Endpoints`.
pub static ENDPOINTS: info::ShapeInfo = info::ShapeInfo {
    name: "Endpoints",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape with the name of a type.",
    fields: &[],
};
/// Description of `Collisions`.
pub static COLLISIONS: info::ShapeInfo = info::ShapeInfo {
    name: "Collisions",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "Names whose keys are the same.",
    fields: &[
        info::FieldInfo::new("collides_at_begin_1_collides_at_the_end", info::TypeInfo::Integer, "2")
            .about("Collides at begin 1 collides at the end: whole number. Section 2."),
        info::FieldInfo::new("collides_at_begin_2_collides_at_the_end", info::TypeInfo::Integer, "2")
            .about("Collides at begin 2 collides at the end: whole number. Section 2."),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "2")
            .about("Closed: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 2."),
    ],
};
/// Description of `AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt`.
pub static A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT: info::ShapeInfo = info::ShapeInfo {
    name: "AShapeWhoseNameIsSoLongThatTheFormatterBreaksTheLinesOfEverySignatureAndOfEveryTypeThatMentionsIt",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape with a long name.",
    fields: &[],
};
