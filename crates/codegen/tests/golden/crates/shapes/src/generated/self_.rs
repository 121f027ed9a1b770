// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `Every`.
pub static EVERY: info::ShapeInfo = info::ShapeInfo {
    name: "Every",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("every", info::TypeInfo::Integer, "2")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new("string", info::TypeInfo::String, "2"),
        info::FieldInfo::new(
            "string_list",
            info::TypeInfo::List(&info::TypeInfo::String),
            "2",
        ),
        info::FieldInfo::new(
            "string_lists",
            info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::String)),
            "2",
        ),
        info::FieldInfo::new(
            "string_deep",
            info::TypeInfo::List(
                &info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::String)),
                ),
            ),
            "2",
        ),
        info::FieldInfo::new("integer", info::TypeInfo::Integer, "2"),
        info::FieldInfo::new(
            "integer_list",
            info::TypeInfo::List(&info::TypeInfo::Integer),
            "2",
        ),
        info::FieldInfo::new("int32", info::TypeInfo::Int32, "2")
            .minimum(-2147483648i64)
            .maximum(2147483647i64),
        info::FieldInfo::new(
            "int32_list",
            info::TypeInfo::List(&info::TypeInfo::Int32),
            "2",
        ),
        info::FieldInfo::new("number", info::TypeInfo::Number, "2"),
        info::FieldInfo::new(
            "number_list",
            info::TypeInfo::List(&info::TypeInfo::Number),
            "2",
        ),
        info::FieldInfo::new("boolean", info::TypeInfo::Boolean, "2"),
        info::FieldInfo::new(
            "boolean_list",
            info::TypeInfo::List(&info::TypeInfo::Boolean),
            "2",
        ),
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2"),
        info::FieldInfo::new(
            "amount_list",
            info::TypeInfo::List(&info::TypeInfo::Amount),
            "2",
        ),
        info::FieldInfo::new("timestamp", info::TypeInfo::Timestamp, "2"),
        info::FieldInfo::new(
            "timestamp_list",
            info::TypeInfo::List(&info::TypeInfo::Timestamp),
            "2",
        ),
        info::FieldInfo::new("date", info::TypeInfo::Date, "2"),
        info::FieldInfo::new(
            "date_list",
            info::TypeInfo::List(&info::TypeInfo::Date),
            "2",
        ),
        info::FieldInfo::new("url", info::TypeInfo::Url, "2"),
        info::FieldInfo::new(
            "url_list",
            info::TypeInfo::List(&info::TypeInfo::Url),
            "2",
        ),
        info::FieldInfo::new("any", info::TypeInfo::Any, "2").strict_nullable(),
        info::FieldInfo::new(
            "any_list",
            info::TypeInfo::List(&info::TypeInfo::Any),
            "2",
        ),
        info::FieldInfo::new("object", info::TypeInfo::Object, "2"),
        info::FieldInfo::new(
            "object_list",
            info::TypeInfo::List(&info::TypeInfo::Object),
            "2",
        ),
        info::FieldInfo::new(
            "object_lists",
            info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Object)),
            "2",
        ),
        info::FieldInfo::new("words", info::TypeInfo::Enum(&super::WORDS_VALUES), "2"),
        info::FieldInfo::new(
            "words_list",
            info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
            "2",
        ),
        info::FieldInfo::new(
            "words_lists",
            info::TypeInfo::List(
                &info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
            ),
            "2",
        ),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "2"),
        info::FieldInfo::new(
            "closed_list",
            info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)),
            "2",
        ),
        info::FieldInfo::new(
            "one",
            info::TypeInfo::Enum(&super::ONE_VALUES_VALUES),
            "2",
        ),
        info::FieldInfo::new(
            "one_list",
            info::TypeInfo::List(&info::TypeInfo::Enum(&super::ONE_VALUES_VALUES)),
            "2",
        ),
        info::FieldInfo::new("every_one", info::TypeInfo::Shape(&super::EVERY), "2"),
        info::FieldInfo::new(
            "every_list",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
            "2",
        ),
        info::FieldInfo::new(
            "every_lists",
            info::TypeInfo::List(
                &info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
            ),
            "2",
        ),
        info::FieldInfo::new(
            "every_deep",
            info::TypeInfo::List(
                &info::TypeInfo::List(
                    &info::TypeInfo::List(
                        &info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
                    ),
                ),
            ),
            "2",
        ),
        info::FieldInfo::new("empty", info::TypeInfo::Shape(&super::EMPTY), "2"),
        info::FieldInfo::new(
            "empty_list",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMPTY)),
            "2",
        ),
        info::FieldInfo::new("unshown", info::TypeInfo::Shape(&super::UNSHOWN), "2"),
        info::FieldInfo::new(
            "unshown_list",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::UNSHOWN)),
            "2",
        ),
        info::FieldInfo::new("leaf", info::TypeInfo::Shape(&super::LEAF), "2"),
        info::FieldInfo::new(
            "leaf_list",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)),
            "2",
        ),
        info::FieldInfo::new("names_of_an_odd_id", info::TypeInfo::Integer, "2"),
        info::FieldInfo::new(
            "names_of_an_odd_id_list",
            info::TypeInfo::List(&info::TypeInfo::Integer),
            "2",
        ),
        info::FieldInfo::new("keywords_of_type", info::TypeInfo::String, "2"),
        info::FieldInfo::new(
            "keywords_of_type_list",
            info::TypeInfo::List(&info::TypeInfo::String),
            "2",
        ),
        info::FieldInfo::new("every_of_every", info::TypeInfo::Integer, "2"),
        info::FieldInfo::new(
            "every_of_every_list",
            info::TypeInfo::List(&info::TypeInfo::Integer),
            "2",
        ),
        info::FieldInfo::new("loop", info::TypeInfo::Shape(&super::LOOP), "2"),
        info::FieldInfo::new(
            "loop_list",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
            "2",
        ),
        info::FieldInfo::new(
            "loop_lists",
            info::TypeInfo::List(
                &info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
            ),
            "2",
        ),
        info::FieldInfo::new("low", info::TypeInfo::Integer, "2")
            .minimum(-9223372036854775808i64),
        info::FieldInfo::new("high", info::TypeInfo::Integer, "2")
            .maximum(9223372036854775807i64),
        info::FieldInfo::new("narrow", info::TypeInfo::Int32, "2")
            .minimum(-1i64)
            .maximum(1i64),
        info::FieldInfo::new("exact", info::TypeInfo::Number, "2")
            .minimum(0i64)
            .maximum(0i64),
        info::FieldInfo::new("floor", info::TypeInfo::Number, "2").minimum(-90i64),
        info::FieldInfo::new("ceiling", info::TypeInfo::Number, "2").maximum(90i64),
        info::FieldInfo::new("bounded_id", info::TypeInfo::Integer, "2").minimum(1i64),
        info::FieldInfo::new("shown", info::TypeInfo::String, "2").strict_nullable(),
        info::FieldInfo::new("sensible", info::TypeInfo::String, "2").strict_nullable(),
        info::FieldInfo::new("now_and_then", info::TypeInfo::String, "2")
            .strict_optional(),
        info::FieldInfo::new("hidden", info::TypeInfo::String, "2").secret(),
        info::FieldInfo::new("null_leaf", info::TypeInfo::Shape(&super::LEAF), "2")
            .strict_nullable(),
        info::FieldInfo::new("null_loop", info::TypeInfo::Shape(&super::LOOP), "2")
            .strict_nullable(),
        info::FieldInfo::new(
                "null_closed",
                info::TypeInfo::Enum(&super::CLOSED_VALUES),
                "2",
            )
            .strict_nullable(),
        info::FieldInfo::new(
                "null_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)),
                "2",
            )
            .strict_nullable(),
        info::FieldInfo::new(
            "collisions",
            info::TypeInfo::Shape(&super::COLLISIONS),
            "2",
        ),
    ],
};
/// What the document says of `EveryPage`.
pub static EVERY_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "EveryPage",
    kind: info::ShapeKind::Page,
    section: "4",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Url, "4").strict_nullable(),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4").strict_nullable(),
        info::FieldInfo::new(
            "results",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
            "4",
        ),
    ],
};
/// What the document says of `EveryUpdate`.
pub static EVERY_UPDATE: info::ShapeInfo = info::ShapeInfo {
    name: "EveryUpdate",
    kind: info::ShapeKind::Update,
    section: "4",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("string", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "string_list",
                info::TypeInfo::List(&info::TypeInfo::String),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "string_lists",
                info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::String)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "string_deep",
                info::TypeInfo::List(
                    &info::TypeInfo::List(
                        &info::TypeInfo::List(
                            &info::TypeInfo::List(&info::TypeInfo::String),
                        ),
                    ),
                ),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("integer", info::TypeInfo::Integer, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "integer_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("int32", info::TypeInfo::Int32, "2")
            .strict_nullable()
            .strict_optional()
            .minimum(-2147483648i64)
            .maximum(2147483647i64),
        info::FieldInfo::new(
                "int32_list",
                info::TypeInfo::List(&info::TypeInfo::Int32),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("number", info::TypeInfo::Number, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "number_list",
                info::TypeInfo::List(&info::TypeInfo::Number),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("boolean", info::TypeInfo::Boolean, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "boolean_list",
                info::TypeInfo::List(&info::TypeInfo::Boolean),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "amount_list",
                info::TypeInfo::List(&info::TypeInfo::Amount),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("timestamp", info::TypeInfo::Timestamp, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "timestamp_list",
                info::TypeInfo::List(&info::TypeInfo::Timestamp),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("date", info::TypeInfo::Date, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "date_list",
                info::TypeInfo::List(&info::TypeInfo::Date),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("url", info::TypeInfo::Url, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("url_list", info::TypeInfo::List(&info::TypeInfo::Url), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("any", info::TypeInfo::Any, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("any_list", info::TypeInfo::List(&info::TypeInfo::Any), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("object", info::TypeInfo::Object, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "object_list",
                info::TypeInfo::List(&info::TypeInfo::Object),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "object_lists",
                info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Object)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("words", info::TypeInfo::Enum(&super::WORDS_VALUES), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "words_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "words_lists",
                info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
                ),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "closed_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("one", info::TypeInfo::Enum(&super::ONE_VALUES_VALUES), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "one_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::ONE_VALUES_VALUES)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("every_one", info::TypeInfo::Shape(&super::EVERY), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "every_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "every_lists",
                info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
                ),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "every_deep",
                info::TypeInfo::List(
                    &info::TypeInfo::List(
                        &info::TypeInfo::List(
                            &info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
                        ),
                    ),
                ),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("empty", info::TypeInfo::Shape(&super::EMPTY), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "empty_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMPTY)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("unshown", info::TypeInfo::Shape(&super::UNSHOWN), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "unshown_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::UNSHOWN)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("leaf", info::TypeInfo::Shape(&super::LEAF), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "leaf_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("names_of_an_odd_id", info::TypeInfo::Integer, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "names_of_an_odd_id_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("keywords_of_type", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "keywords_of_type_list",
                info::TypeInfo::List(&info::TypeInfo::String),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("every_of_every", info::TypeInfo::Integer, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "every_of_every_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("loop", info::TypeInfo::Shape(&super::LOOP), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "loop_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "loop_lists",
                info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
                ),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("low", info::TypeInfo::Integer, "2")
            .strict_nullable()
            .strict_optional()
            .minimum(-9223372036854775808i64),
        info::FieldInfo::new("high", info::TypeInfo::Integer, "2")
            .strict_nullable()
            .strict_optional()
            .maximum(9223372036854775807i64),
        info::FieldInfo::new("narrow", info::TypeInfo::Int32, "2")
            .strict_nullable()
            .strict_optional()
            .minimum(-1i64)
            .maximum(1i64),
        info::FieldInfo::new("exact", info::TypeInfo::Number, "2")
            .strict_nullable()
            .strict_optional()
            .minimum(0i64)
            .maximum(0i64),
        info::FieldInfo::new("floor", info::TypeInfo::Number, "2")
            .strict_nullable()
            .strict_optional()
            .minimum(-90i64),
        info::FieldInfo::new("ceiling", info::TypeInfo::Number, "2")
            .strict_nullable()
            .strict_optional()
            .maximum(90i64),
        info::FieldInfo::new("bounded_id", info::TypeInfo::Integer, "2")
            .strict_nullable()
            .strict_optional()
            .minimum(1i64),
        info::FieldInfo::new("shown", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("sensible", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("now_and_then", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("hidden", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .secret(),
        info::FieldInfo::new("null_leaf", info::TypeInfo::Shape(&super::LEAF), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("null_loop", info::TypeInfo::Shape(&super::LOOP), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "null_closed",
                info::TypeInfo::Enum(&super::CLOSED_VALUES),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "null_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "collisions",
                info::TypeInfo::Shape(&super::COLLISIONS),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
    ],
};
/// What the document says of `EveryBody`.
pub static EVERY_BODY: info::ShapeInfo = info::ShapeInfo {
    name: "EveryBody",
    kind: info::ShapeKind::Request,
    section: "4",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("required_string", info::TypeInfo::String, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_string_list",
                info::TypeInfo::List(&info::TypeInfo::String),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_integer", info::TypeInfo::Integer, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_integer_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_int32", info::TypeInfo::Int32, "4")
            .presence(info::Presence::Required)
            .not_null()
            .minimum(-2147483648i64)
            .maximum(2147483647i64),
        info::FieldInfo::new(
                "required_int32_list",
                info::TypeInfo::List(&info::TypeInfo::Int32),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_number", info::TypeInfo::Number, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_number_list",
                info::TypeInfo::List(&info::TypeInfo::Number),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_boolean", info::TypeInfo::Boolean, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_boolean_list",
                info::TypeInfo::List(&info::TypeInfo::Boolean),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_amount", info::TypeInfo::Amount, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_amount_list",
                info::TypeInfo::List(&info::TypeInfo::Amount),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_timestamp", info::TypeInfo::Timestamp, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_timestamp_list",
                info::TypeInfo::List(&info::TypeInfo::Timestamp),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_date", info::TypeInfo::Date, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_date_list",
                info::TypeInfo::List(&info::TypeInfo::Date),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_url", info::TypeInfo::Url, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_url_list",
                info::TypeInfo::List(&info::TypeInfo::Url),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_any", info::TypeInfo::Any, "4")
            .presence(info::Presence::Required)
            .strict_nullable(),
        info::FieldInfo::new(
                "required_any_list",
                info::TypeInfo::List(&info::TypeInfo::Any),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_object", info::TypeInfo::Object, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_object_list",
                info::TypeInfo::List(&info::TypeInfo::Object),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_words",
                info::TypeInfo::Enum(&super::WORDS_VALUES),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_words_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_closed",
                info::TypeInfo::Enum(&super::CLOSED_VALUES),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_closed_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_one",
                info::TypeInfo::Enum(&super::ONE_VALUES_VALUES),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_one_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::ONE_VALUES_VALUES)),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_every", info::TypeInfo::Shape(&super::EVERY), "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_every_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_empty", info::TypeInfo::Shape(&super::EMPTY), "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_empty_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMPTY)),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_unshown",
                info::TypeInfo::Shape(&super::UNSHOWN),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_unshown_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::UNSHOWN)),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_leaf", info::TypeInfo::Shape(&super::LEAF), "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_leaf_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_names_of_an_odd_id", info::TypeInfo::Integer, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_names_of_an_odd_id_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_keywords_of_type", info::TypeInfo::String, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_keywords_of_type_list",
                info::TypeInfo::List(&info::TypeInfo::String),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_every_of_every", info::TypeInfo::Integer, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_every_of_every_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("required_loop", info::TypeInfo::Shape(&super::LOOP), "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new(
                "required_loop_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("string", info::TypeInfo::String, "2").strict_optional(),
        info::FieldInfo::new(
                "string_list",
                info::TypeInfo::List(&info::TypeInfo::String),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new(
                "string_lists",
                info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::String)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new(
                "string_deep",
                info::TypeInfo::List(
                    &info::TypeInfo::List(
                        &info::TypeInfo::List(
                            &info::TypeInfo::List(&info::TypeInfo::String),
                        ),
                    ),
                ),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("integer", info::TypeInfo::Integer, "2").strict_optional(),
        info::FieldInfo::new(
                "integer_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("int32", info::TypeInfo::Int32, "2")
            .strict_optional()
            .minimum(-2147483648i64)
            .maximum(2147483647i64),
        info::FieldInfo::new(
                "int32_list",
                info::TypeInfo::List(&info::TypeInfo::Int32),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("number", info::TypeInfo::Number, "2").strict_optional(),
        info::FieldInfo::new(
                "number_list",
                info::TypeInfo::List(&info::TypeInfo::Number),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("boolean", info::TypeInfo::Boolean, "2").strict_optional(),
        info::FieldInfo::new(
                "boolean_list",
                info::TypeInfo::List(&info::TypeInfo::Boolean),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2").strict_optional(),
        info::FieldInfo::new(
                "amount_list",
                info::TypeInfo::List(&info::TypeInfo::Amount),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("timestamp", info::TypeInfo::Timestamp, "2")
            .strict_optional(),
        info::FieldInfo::new(
                "timestamp_list",
                info::TypeInfo::List(&info::TypeInfo::Timestamp),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("date", info::TypeInfo::Date, "2").strict_optional(),
        info::FieldInfo::new(
                "date_list",
                info::TypeInfo::List(&info::TypeInfo::Date),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("url", info::TypeInfo::Url, "2").strict_optional(),
        info::FieldInfo::new("url_list", info::TypeInfo::List(&info::TypeInfo::Url), "2")
            .strict_optional(),
        info::FieldInfo::new("any", info::TypeInfo::Any, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("any_list", info::TypeInfo::List(&info::TypeInfo::Any), "2")
            .strict_optional(),
        info::FieldInfo::new("object", info::TypeInfo::Object, "2").strict_optional(),
        info::FieldInfo::new(
                "object_list",
                info::TypeInfo::List(&info::TypeInfo::Object),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new(
                "object_lists",
                info::TypeInfo::List(&info::TypeInfo::List(&info::TypeInfo::Object)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("words", info::TypeInfo::Enum(&super::WORDS_VALUES), "2")
            .strict_optional(),
        info::FieldInfo::new(
                "words_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new(
                "words_lists",
                info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
                ),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "2")
            .strict_optional(),
        info::FieldInfo::new(
                "closed_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("one", info::TypeInfo::Enum(&super::ONE_VALUES_VALUES), "2")
            .strict_optional(),
        info::FieldInfo::new(
                "one_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::ONE_VALUES_VALUES)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("every_one", info::TypeInfo::Shape(&super::EVERY), "2")
            .strict_optional(),
        info::FieldInfo::new(
                "every_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new(
                "every_lists",
                info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
                ),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new(
                "every_deep",
                info::TypeInfo::List(
                    &info::TypeInfo::List(
                        &info::TypeInfo::List(
                            &info::TypeInfo::List(&info::TypeInfo::Shape(&super::EVERY)),
                        ),
                    ),
                ),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("empty", info::TypeInfo::Shape(&super::EMPTY), "2")
            .strict_optional(),
        info::FieldInfo::new(
                "empty_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMPTY)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("unshown", info::TypeInfo::Shape(&super::UNSHOWN), "2")
            .strict_optional(),
        info::FieldInfo::new(
                "unshown_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::UNSHOWN)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("leaf", info::TypeInfo::Shape(&super::LEAF), "2")
            .strict_optional(),
        info::FieldInfo::new(
                "leaf_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("names_of_an_odd_id", info::TypeInfo::Integer, "2")
            .strict_optional(),
        info::FieldInfo::new(
                "names_of_an_odd_id_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("keywords_of_type", info::TypeInfo::String, "2")
            .strict_optional(),
        info::FieldInfo::new(
                "keywords_of_type_list",
                info::TypeInfo::List(&info::TypeInfo::String),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("every_of_every", info::TypeInfo::Integer, "2")
            .strict_optional(),
        info::FieldInfo::new(
                "every_of_every_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("loop", info::TypeInfo::Shape(&super::LOOP), "2")
            .strict_optional(),
        info::FieldInfo::new(
                "loop_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new(
                "loop_lists",
                info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
                ),
                "2",
            )
            .strict_optional(),
        info::FieldInfo::new("low", info::TypeInfo::Integer, "2")
            .strict_optional()
            .minimum(-9223372036854775808i64),
        info::FieldInfo::new("high", info::TypeInfo::Integer, "2")
            .strict_optional()
            .maximum(9223372036854775807i64),
        info::FieldInfo::new("narrow", info::TypeInfo::Int32, "2")
            .strict_optional()
            .minimum(-1i64)
            .maximum(1i64),
        info::FieldInfo::new("exact", info::TypeInfo::Number, "2")
            .strict_optional()
            .minimum(0i64)
            .maximum(0i64),
        info::FieldInfo::new("floor", info::TypeInfo::Number, "2")
            .strict_optional()
            .minimum(-90i64),
        info::FieldInfo::new("ceiling", info::TypeInfo::Number, "2")
            .strict_optional()
            .maximum(90i64),
        info::FieldInfo::new("bounded_id", info::TypeInfo::Integer, "2")
            .strict_optional()
            .minimum(1i64),
        info::FieldInfo::new("shown", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("sensible", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("now_and_then", info::TypeInfo::String, "2")
            .strict_optional(),
        info::FieldInfo::new("hidden", info::TypeInfo::String, "2")
            .strict_optional()
            .secret(),
        info::FieldInfo::new("null_leaf", info::TypeInfo::Shape(&super::LEAF), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("null_loop", info::TypeInfo::Shape(&super::LOOP), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "null_closed",
                info::TypeInfo::Enum(&super::CLOSED_VALUES),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "null_list",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LEAF)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "collisions",
                info::TypeInfo::Shape(&super::COLLISIONS),
                "2",
            )
            .strict_optional(),
    ],
};
/// What the document says of `EveryForm`.
pub static EVERY_FORM: info::ShapeInfo = info::ShapeInfo {
    name: "EveryForm",
    kind: info::ShapeKind::Request,
    section: "4",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("file", info::TypeInfo::String, "4").strict_optional(),
        info::FieldInfo::new("files", info::TypeInfo::List(&info::TypeInfo::String), "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("leaf", info::TypeInfo::Shape(&super::LEAF), "4")
            .strict_optional(),
        info::FieldInfo::new(
                "words",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
                "4",
            )
            .strict_optional(),
        info::FieldInfo::new("when", info::TypeInfo::Timestamp, "4").strict_optional(),
    ],
};
/// What the document says of `EveryQuery`.
pub static EVERY_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "EveryQuery",
    kind: info::ShapeKind::Query,
    section: "4",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("string", info::TypeInfo::String, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "string_list",
                info::TypeInfo::List(&info::TypeInfo::String),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("integer", info::TypeInfo::Integer, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "integer_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("int32", info::TypeInfo::Int32, "4")
            .not_null()
            .strict_optional()
            .minimum(-2147483648i64)
            .maximum(2147483647i64),
        info::FieldInfo::new(
                "int32_list",
                info::TypeInfo::List(&info::TypeInfo::Int32),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("number", info::TypeInfo::Number, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "number_list",
                info::TypeInfo::List(&info::TypeInfo::Number),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("boolean", info::TypeInfo::Boolean, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "boolean_list",
                info::TypeInfo::List(&info::TypeInfo::Boolean),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "amount_list",
                info::TypeInfo::List(&info::TypeInfo::Amount),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("timestamp", info::TypeInfo::Timestamp, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "timestamp_list",
                info::TypeInfo::List(&info::TypeInfo::Timestamp),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("date", info::TypeInfo::Date, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "date_list",
                info::TypeInfo::List(&info::TypeInfo::Date),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("url", info::TypeInfo::Url, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("url_list", info::TypeInfo::List(&info::TypeInfo::Url), "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("any", info::TypeInfo::Any, "4")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("any_list", info::TypeInfo::List(&info::TypeInfo::Any), "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("words", info::TypeInfo::Enum(&super::WORDS_VALUES), "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "words_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "closed_list",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::CLOSED_VALUES)),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("names_of_an_odd_id", info::TypeInfo::Integer, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "names_of_an_odd_id_list",
                info::TypeInfo::List(&info::TypeInfo::Integer),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("keywords_of_type", info::TypeInfo::String, "4")
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "keywords_of_type_list",
                info::TypeInfo::List(&info::TypeInfo::String),
                "4",
            )
            .not_null()
            .strict_optional(),
    ],
};
/// What the document says of `Loop`.
pub static LOOP: info::ShapeInfo = info::ShapeInfo {
    name: "Loop",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Shape(&super::LOOP), "2"),
        info::FieldInfo::new("other", info::TypeInfo::Shape(&super::MUTUAL), "2"),
        info::FieldInfo::new(
            "children",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
            "2",
        ),
        info::FieldInfo::new(
            "grid",
            info::TypeInfo::List(
                &info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
            ),
            "2",
        ),
        info::FieldInfo::new("text", info::TypeInfo::String, "2"),
        info::FieldInfo::new("secret", info::TypeInfo::String, "2").secret(),
    ],
};
/// What the document says of `Mutual`.
pub static MUTUAL: info::ShapeInfo = info::ShapeInfo {
    name: "Mutual",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("back", info::TypeInfo::Shape(&super::LOOP), "2"),
        info::FieldInfo::new("third", info::TypeInfo::Shape(&super::THIRD), "2"),
    ],
};
/// What the document says of `Third`.
pub static THIRD: info::ShapeInfo = info::ShapeInfo {
    name: "Third",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("loop", info::TypeInfo::Shape(&super::LOOP), "2"),
        info::FieldInfo::new(
            "forest",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::MUTUAL)),
            "2",
        ),
    ],
};
/// What the document says of `LoopUpdate`.
pub static LOOP_UPDATE: info::ShapeInfo = info::ShapeInfo {
    name: "LoopUpdate",
    kind: info::ShapeKind::Update,
    section: "4",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Shape(&super::LOOP), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("other", info::TypeInfo::Shape(&super::MUTUAL), "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "children",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "grid",
                info::TypeInfo::List(
                    &info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP)),
                ),
                "2",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("text", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("secret", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .secret(),
    ],
};
/// What the document says of `LoopBody`.
pub static LOOP_BODY: info::ShapeInfo = info::ShapeInfo {
    name: "LoopBody",
    kind: info::ShapeKind::Request,
    section: "4",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("again", info::TypeInfo::Shape(&super::LOOP_BODY), "4")
            .strict_optional(),
        info::FieldInfo::new(
                "needed",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::LOOP_BODY)),
                "4",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("leaf", info::TypeInfo::Shape(&super::LEAF), "4")
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
/// What the document says of `Empty`.
pub static EMPTY: info::ShapeInfo = info::ShapeInfo {
    name: "Empty",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `EmptyBody`.
pub static EMPTY_BODY: info::ShapeInfo = info::ShapeInfo {
    name: "EmptyBody",
    kind: info::ShapeKind::Request,
    section: "4",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `Unshown`.
pub static UNSHOWN: info::ShapeInfo = info::ShapeInfo {
    name: "Unshown",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[
        info::FieldInfo::new("large", info::TypeInfo::Enum(&super::LARGE_VALUES), "2"),
        info::FieldInfo::new("one", info::TypeInfo::String, "2"),
    ],
};
/// What the document says of `Leaf`.
pub static LEAF: info::ShapeInfo = info::ShapeInfo {
    name: "Leaf",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[info::FieldInfo::new("leaf", info::TypeInfo::Boolean, "2")],
};
/// What the document says of `Error`.
pub static ERROR: info::ShapeInfo = info::ShapeInfo {
    name: "Error",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("detail", info::TypeInfo::Integer, "2"),
        info::FieldInfo::new(
            "validation_errors",
            info::TypeInfo::Shape(&super::VALIDATION_ERRORS),
            "2",
        ),
        info::FieldInfo::new(
            "problem_details",
            info::TypeInfo::Shape(&super::PROBLEM_DETAILS),
            "2",
        ),
        info::FieldInfo::new("vec_deque", info::TypeInfo::Shape(&super::VEC_DEQUE), "2"),
        info::FieldInfo::new("arc", info::TypeInfo::Shape(&super::ARC), "2"),
        info::FieldInfo::new(
            "one_values",
            info::TypeInfo::Shape(&super::ONE_VALUES),
            "2",
        ),
        info::FieldInfo::new(
            "number",
            info::TypeInfo::Shape(&super::KEYWORDS_TYPE),
            "2",
        ),
        info::FieldInfo::new("clash", info::TypeInfo::Shape(&super::EVERY2), "2"),
        info::FieldInfo::new(
            "operation",
            info::TypeInfo::Shape(&super::OPERATIONS),
            "2",
        ),
        info::FieldInfo::new("endpoint", info::TypeInfo::Shape(&super::ENDPOINTS), "2"),
    ],
};
/// What the document says of `ErrorPage`.
pub static ERROR_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "ErrorPage",
    kind: info::ShapeKind::Page,
    section: "4",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Url, "4").strict_nullable(),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4").strict_nullable(),
        info::FieldInfo::new(
            "results",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::ERROR)),
            "4",
        ),
    ],
};
/// What the document says of `ValidationErrors`.
pub static VALIDATION_ERRORS: info::ShapeInfo = info::ShapeInfo {
    name: "ValidationErrors",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `ProblemDetails`.
pub static PROBLEM_DETAILS: info::ShapeInfo = info::ShapeInfo {
    name: "ProblemDetails",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `VecDeque`.
pub static VEC_DEQUE: info::ShapeInfo = info::ShapeInfo {
    name: "VecDeque",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `Arc`.
pub static ARC: info::ShapeInfo = info::ShapeInfo {
    name: "Arc",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `OneValues`.
pub static ONE_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "OneValues",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `KeywordsType`.
pub static KEYWORDS_TYPE: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsType",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `Every2`.
pub static EVERY2: info::ShapeInfo = info::ShapeInfo {
    name: "Every2",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("line_id", info::TypeInfo::String, "2"),
        info::FieldInfo::new("line", info::TypeInfo::Shape(&super::EVERY2_LINE), "2"),
    ],
};
/// What the document says of `Every2Line`.
pub static EVERY2_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "Every2Line",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::String, "2"),
        info::FieldInfo::new("owner", info::TypeInfo::String, "2"),
    ],
};
/// What the document says of `Operations`.
pub static OPERATIONS: info::ShapeInfo = info::ShapeInfo {
    name: "Operations",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `Endpoints`.
pub static ENDPOINTS: info::ShapeInfo = info::ShapeInfo {
    name: "Endpoints",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    fields: &[],
};
/// What the document says of `Collisions`.
pub static COLLISIONS: info::ShapeInfo = info::ShapeInfo {
    name: "Collisions",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
            "collides_at_begin_1_collides_at_the_end",
            info::TypeInfo::Integer,
            "2",
        ),
        info::FieldInfo::new(
            "collides_at_begin_2_collides_at_the_end",
            info::TypeInfo::Integer,
            "2",
        ),
        info::FieldInfo::new("closed", info::TypeInfo::Enum(&super::CLOSED_VALUES), "2"),
    ],
};
