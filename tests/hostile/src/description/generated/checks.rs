// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Checks of shapes whose fields come in document order.

#[allow(unused_imports, reason = "not every set of tables has all kinds of value")]
use crate::engine::{check, formats, number, object, string, table::Bounds, unordered, value};

check! { shapes = super::tables::SHAPES_, {
    0 "decoders" 1 |text, null, pass| object::shape(text, null, pass, decoders);
} }

check! { decoders = super::tables::DECODERS_, {
    0 "shapes" 1 |text, null, pass| object::shapes(text, null, pass, shapes);
} }

check! { hook = super::tables::HOOK, {
    0 "number" 0 number::integer;
    1 "active" 1 value::boolean;
    2 "events" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["all" , "Self" , "Unknown"]));
    3 "address" 1 formats::url;
    4 "failures" 1 number::integer;
} }

check! { hook_page = super::tables::HOOK_PAGE, {
    0 "after" 3 formats::url;
    1 "before" 3 formats::url;
    2 "items" 1 |text, null, pass| object::shapes(text, null, pass, hook);
} }

check! { create_hook = super::tables::CREATE_HOOK, {
    0 "events" 0 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["all" , "Self" , "Unknown"]));
    1 "address" 0 formats::url;
} }

check! { every = super::tables::EVERY, {
    0 "every" 0 number::integer;
    1 "string" 1 string::string;
    2 "string_list" 1 |text, null, pass| object::list(text, null, pass, string::string);
    3 "string_lists" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, string::string));
    4 "string_deep" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, string::string))));
    5 "integer" 1 number::integer;
    6 "integer_list" 1 |text, null, pass| object::list(text, null, pass, number::integer);
    7 "int32" 1 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 2147483648) , high : Some (2147483647) });
    8 "int32_list" 1 |text, null, pass| object::list(text, null, pass, number::int32);
    9 "number" 1 |text, null, pass| number::number(text, null, pass, None);
    10 "number_list" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| number::number(text, null, pass, None));
    11 "boolean" 1 value::boolean;
    12 "boolean_list" 1 |text, null, pass| object::list(text, null, pass, value::boolean);
    13 "amount" 1 formats::amount;
    14 "amount_list" 1 |text, null, pass| object::list(text, null, pass, formats::amount);
    15 "timestamp" 1 formats::timestamp;
    16 "timestamp_list" 1 |text, null, pass| object::list(text, null, pass, formats::timestamp);
    17 "date" 1 formats::date;
    18 "date_list" 1 |text, null, pass| object::list(text, null, pass, formats::date);
    19 "url" 1 formats::url;
    20 "url_list" 1 |text, null, pass| object::list(text, null, pass, formats::url);
    21 "any" 3 object::any;
    22 "any_list" 1 |text, null, pass| object::list(text, null, pass, object::any);
    23 "object" 1 object::free_object;
    24 "object_list" 1 |text, null, pass| object::list(text, null, pass, object::free_object);
    25 "object_lists" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, object::free_object));
    26 "words" 1 |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"]);
    27 "words_list" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"]));
    28 "words_lists" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"])));
    29 "closed" 1 |text, null, pass| string::one_of(text, null, pass, & ["yes" , "no" , "Error" , "Err" , "NULL"]);
    30 "closed_list" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::one_of(text, null, pass, & ["yes" , "no" , "Error" , "Err" , "NULL"]));
    31 "one" 1 |text, null, pass| string::open_enum(text, null, pass, & ["only"]);
    32 "one_list" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["only"]));
    33 "every_one" 1 |text, null, pass| object::shape(text, null, pass, every);
    34 "every_list" 1 |text, null, pass| object::shapes(text, null, pass, every);
    35 "every_lists" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::shapes(text, null, pass, every));
    36 "every_deep" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| object::shapes(text, null, pass, every))));
    37 "empty" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::EMPTY, text, pass));
    38 "empty_list" 1 |text, null, pass| object::shapes(text, null, pass, |text, pass| unordered::check(&super::tables::EMPTY, text, pass));
    39 "unshown" 1 |text, null, pass| object::shape(text, null, pass, unshown);
    40 "unshown_list" 1 |text, null, pass| object::shapes(text, null, pass, unshown);
    41 "leaf" 1 |text, null, pass| object::shape(text, null, pass, leaf);
    42 "leaf_list" 1 |text, null, pass| object::shapes(text, null, pass, leaf);
    43 "names_of_an_odd_id" 1 number::integer;
    44 "names_of_an_odd_id_list" 1 |text, null, pass| object::list(text, null, pass, number::integer);
    45 "keywords_of_type" 1 string::string;
    46 "keywords_of_type_list" 1 |text, null, pass| object::list(text, null, pass, string::string);
    47 "every_of_every" 1 number::integer;
    48 "every_of_every_list" 1 |text, null, pass| object::list(text, null, pass, number::integer);
    49 "loop" 1 |text, null, pass| object::shape(text, null, pass, r#loop);
    50 "loop_list" 1 |text, null, pass| object::shapes(text, null, pass, r#loop);
    51 "loop_lists" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::shapes(text, null, pass, r#loop));
    52 "low" 1 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 9223372036854775808) , high : None });
    53 "high" 1 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : None , high : Some (9223372036854775807) });
    54 "narrow" 1 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 1) , high : Some (1) });
    55 "exact" 1 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : Some (0) , high : Some (0) }));
    56 "floor" 1 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : Some (- 90) , high : None }));
    57 "ceiling" 1 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : None , high : Some (90) }));
    58 "bounded_id" 1 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (1) , high : None });
    59 "shown" 3 string::string;
    60 "more_fields" 1 |text, null, pass| object::shape(text, null, pass, every_more);
} }

check! { every_page = super::tables::EVERY_PAGE, {
    0 "after" 3 formats::url;
    1 "before" 3 formats::url;
    2 "items" 1 |text, null, pass| object::shapes(text, null, pass, every);
} }

check! { every_more = super::tables::EVERY_MORE, {
    0 "sensible" 3 string::string;
    1 "now_and_then" 1 string::string;
    2 "hidden" 1 string::string;
    3 "null_leaf" 3 |text, null, pass| object::shape(text, null, pass, leaf);
    4 "null_loop" 3 |text, null, pass| object::shape(text, null, pass, r#loop);
    5 "null_closed" 3 |text, null, pass| string::one_of(text, null, pass, & ["yes" , "no" , "Error" , "Err" , "NULL"]);
    6 "null_list" 3 |text, null, pass| object::shapes(text, null, pass, leaf);
    7 "collisions" 1 |text, null, pass| object::shape(text, null, pass, collisions);
    8 "long_name" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT, text, pass));
    9 "long_names" 1 |text, null, pass| object::shapes(text, null, pass, |text, pass| unordered::check(&super::tables::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT, text, pass));
} }

check! { every_update = super::tables::EVERY_UPDATE, {
    0 "string" 3 string::string;
    1 "string_list" 3 |text, null, pass| object::list(text, null, pass, string::string);
    2 "string_lists" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, string::string));
    3 "string_deep" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, string::string))));
    4 "integer" 3 number::integer;
    5 "integer_list" 3 |text, null, pass| object::list(text, null, pass, number::integer);
    6 "int32" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 2147483648) , high : Some (2147483647) });
    7 "int32_list" 3 |text, null, pass| object::list(text, null, pass, number::int32);
    8 "number" 3 |text, null, pass| number::number(text, null, pass, None);
    9 "number_list" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| number::number(text, null, pass, None));
    10 "boolean" 3 value::boolean;
    11 "boolean_list" 3 |text, null, pass| object::list(text, null, pass, value::boolean);
    12 "amount" 3 formats::amount;
    13 "amount_list" 3 |text, null, pass| object::list(text, null, pass, formats::amount);
    14 "timestamp" 3 formats::timestamp;
    15 "timestamp_list" 3 |text, null, pass| object::list(text, null, pass, formats::timestamp);
    16 "date" 3 formats::date;
    17 "date_list" 3 |text, null, pass| object::list(text, null, pass, formats::date);
    18 "url" 3 formats::url;
    19 "url_list" 3 |text, null, pass| object::list(text, null, pass, formats::url);
    20 "any" 3 object::any;
    21 "any_list" 3 |text, null, pass| object::list(text, null, pass, object::any);
    22 "object" 3 object::free_object;
    23 "object_list" 3 |text, null, pass| object::list(text, null, pass, object::free_object);
    24 "object_lists" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, object::free_object));
    25 "words" 3 |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"]);
    26 "words_list" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"]));
    27 "words_lists" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"])));
    28 "closed" 3 |text, null, pass| string::one_of(text, null, pass, & ["yes" , "no" , "Error" , "Err" , "NULL"]);
    29 "closed_list" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::one_of(text, null, pass, & ["yes" , "no" , "Error" , "Err" , "NULL"]));
    30 "one" 3 |text, null, pass| string::open_enum(text, null, pass, & ["only"]);
    31 "one_list" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["only"]));
    32 "every_one" 3 |text, null, pass| object::shape(text, null, pass, every);
    33 "every_list" 3 |text, null, pass| object::shapes(text, null, pass, every);
    34 "every_lists" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::shapes(text, null, pass, every));
    35 "every_deep" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| object::list(text, null, pass, |text, null, pass| object::shapes(text, null, pass, every))));
    36 "empty" 3 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::EMPTY, text, pass));
    37 "empty_list" 3 |text, null, pass| object::shapes(text, null, pass, |text, pass| unordered::check(&super::tables::EMPTY, text, pass));
    38 "unshown" 3 |text, null, pass| object::shape(text, null, pass, unshown);
    39 "unshown_list" 3 |text, null, pass| object::shapes(text, null, pass, unshown);
    40 "leaf" 3 |text, null, pass| object::shape(text, null, pass, leaf);
    41 "leaf_list" 3 |text, null, pass| object::shapes(text, null, pass, leaf);
    42 "names_of_an_odd_id" 3 number::integer;
    43 "names_of_an_odd_id_list" 3 |text, null, pass| object::list(text, null, pass, number::integer);
    44 "keywords_of_type" 3 string::string;
    45 "keywords_of_type_list" 3 |text, null, pass| object::list(text, null, pass, string::string);
    46 "every_of_every" 3 number::integer;
    47 "every_of_every_list" 3 |text, null, pass| object::list(text, null, pass, number::integer);
    48 "loop" 3 |text, null, pass| object::shape(text, null, pass, r#loop);
    49 "loop_list" 3 |text, null, pass| object::shapes(text, null, pass, r#loop);
    50 "loop_lists" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::shapes(text, null, pass, r#loop));
    51 "low" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 9223372036854775808) , high : None });
    52 "high" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : None , high : Some (9223372036854775807) });
    53 "narrow" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 1) , high : Some (1) });
    54 "exact" 3 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : Some (0) , high : Some (0) }));
    55 "floor" 3 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : Some (- 90) , high : None }));
    56 "ceiling" 3 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : None , high : Some (90) }));
    57 "bounded_id" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (1) , high : None });
    58 "shown" 3 string::string;
    59 "more_fields" 3 |text, null, pass| object::shape(text, null, pass, every_more);
} }

check! { every_body = super::tables::EVERY_BODY, {
    0 "required_string" 0 string::string;
    1 "required_string_list" 0 |text, null, pass| object::list(text, null, pass, string::string);
    2 "required_integer" 0 number::integer;
    3 "required_integer_list" 0 |text, null, pass| object::list(text, null, pass, number::integer);
    4 "required_int32" 0 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 2147483648) , high : Some (2147483647) });
    5 "required_int32_list" 0 |text, null, pass| object::list(text, null, pass, number::int32);
    6 "required_number" 0 |text, null, pass| number::number(text, null, pass, None);
    7 "required_number_list" 0 |text, null, pass| object::list(text, null, pass, |text, null, pass| number::number(text, null, pass, None));
    8 "required_boolean" 0 value::boolean;
    9 "required_boolean_list" 0 |text, null, pass| object::list(text, null, pass, value::boolean);
    10 "required_amount" 0 formats::amount;
    11 "required_amount_list" 0 |text, null, pass| object::list(text, null, pass, formats::amount);
    12 "required_timestamp" 0 formats::timestamp;
    13 "required_timestamp_list" 0 |text, null, pass| object::list(text, null, pass, formats::timestamp);
    14 "required_date" 0 formats::date;
    15 "required_date_list" 0 |text, null, pass| object::list(text, null, pass, formats::date);
    16 "required_url" 0 formats::url;
    17 "required_url_list" 0 |text, null, pass| object::list(text, null, pass, formats::url);
    18 "required_any" 3 object::any;
    19 "required_any_list" 0 |text, null, pass| object::list(text, null, pass, object::any);
    20 "required_object" 0 object::free_object;
    21 "required_object_list" 0 |text, null, pass| object::list(text, null, pass, object::free_object);
    22 "required_words" 0 |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"]);
    23 "required_words_list" 0 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"]));
    24 "required_closed" 0 |text, null, pass| string::one_of(text, null, pass, & ["yes" , "no" , "Error" , "Err" , "NULL"]);
    25 "required_closed_list" 0 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::one_of(text, null, pass, & ["yes" , "no" , "Error" , "Err" , "NULL"]));
    26 "required_one" 0 |text, null, pass| string::open_enum(text, null, pass, & ["only"]);
    27 "required_one_list" 0 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["only"]));
    28 "required_every" 0 |text, null, pass| object::shape(text, null, pass, every);
    29 "required_every_list" 0 |text, null, pass| object::shapes(text, null, pass, every);
    30 "required_empty" 0 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::EMPTY, text, pass));
    31 "required_empty_list" 0 |text, null, pass| object::shapes(text, null, pass, |text, pass| unordered::check(&super::tables::EMPTY, text, pass));
    32 "required_unshown" 0 |text, null, pass| object::shape(text, null, pass, unshown);
    33 "required_unshown_list" 0 |text, null, pass| object::shapes(text, null, pass, unshown);
    34 "required_leaf" 0 |text, null, pass| object::shape(text, null, pass, leaf);
    35 "required_leaf_list" 0 |text, null, pass| object::shapes(text, null, pass, leaf);
    36 "required_names_of_an_odd_id" 0 number::integer;
    37 "required_names_of_an_odd_id_list" 0 |text, null, pass| object::list(text, null, pass, number::integer);
    38 "required_keywords_of_type" 0 string::string;
    39 "required_keywords_of_type_list" 0 |text, null, pass| object::list(text, null, pass, string::string);
    40 "required_every_of_every" 0 number::integer;
    41 "required_every_of_every_list" 0 |text, null, pass| object::list(text, null, pass, number::integer);
    42 "required_loop" 0 |text, null, pass| object::shape(text, null, pass, r#loop);
    43 "required_loop_list" 0 |text, null, pass| object::shapes(text, null, pass, r#loop);
    44 "sensible" 3 string::string;
    45 "now_and_then" 1 string::string;
    46 "hidden" 1 string::string;
    47 "null_leaf" 3 |text, null, pass| object::shape(text, null, pass, leaf);
    48 "null_loop" 3 |text, null, pass| object::shape(text, null, pass, r#loop);
    49 "null_closed" 3 |text, null, pass| string::one_of(text, null, pass, & ["yes" , "no" , "Error" , "Err" , "NULL"]);
    50 "null_list" 3 |text, null, pass| object::shapes(text, null, pass, leaf);
    51 "collisions" 1 |text, null, pass| object::shape(text, null, pass, collisions);
    52 "long_name" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT, text, pass));
    53 "long_names" 1 |text, null, pass| object::shapes(text, null, pass, |text, pass| unordered::check(&super::tables::A_SHAPE_WHOSE_NAME_IS_SO_LONG_THAT_THE_FORMATTER_BREAKS_THE_LINES_OF_EVERY_SIGNATURE_AND_OF_EVERY_TYPE_THAT_MENTIONS_IT, text, pass));
} }

check! { every_form = super::tables::EVERY_FORM, {
    0 "file" 1 string::string;
    1 "files" 0 |text, null, pass| object::list(text, null, pass, string::string);
    2 "leaf" 1 |text, null, pass| object::shape(text, null, pass, leaf);
    3 "words" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"]));
    4 "when" 1 formats::timestamp;
} }

check! { r#loop = super::tables::LOOP, {
    0 "next" 1 |text, null, pass| object::shape(text, null, pass, r#loop);
    1 "other" 1 |text, null, pass| object::shape(text, null, pass, mutual);
    2 "children" 1 |text, null, pass| object::shapes(text, null, pass, r#loop);
    3 "grid" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::shapes(text, null, pass, r#loop));
    4 "text" 1 string::string;
    5 "secret" 1 string::string;
} }

check! { mutual = super::tables::MUTUAL, {
    0 "back" 1 |text, null, pass| object::shape(text, null, pass, r#loop);
    1 "third" 1 |text, null, pass| object::shape(text, null, pass, third);
} }

check! { third = super::tables::THIRD, {
    0 "loop" 1 |text, null, pass| object::shape(text, null, pass, r#loop);
    1 "forest" 1 |text, null, pass| object::shapes(text, null, pass, mutual);
} }

check! { loop_update = super::tables::LOOP_UPDATE, {
    0 "next" 3 |text, null, pass| object::shape(text, null, pass, r#loop);
    1 "other" 3 |text, null, pass| object::shape(text, null, pass, mutual);
    2 "children" 3 |text, null, pass| object::shapes(text, null, pass, r#loop);
    3 "grid" 3 |text, null, pass| object::list(text, null, pass, |text, null, pass| object::shapes(text, null, pass, r#loop));
    4 "text" 3 string::string;
    5 "secret" 3 string::string;
} }

check! { loop_body = super::tables::LOOP_BODY, {
    0 "again" 1 |text, null, pass| object::shape(text, null, pass, loop_body);
    1 "needed" 0 |text, null, pass| object::shapes(text, null, pass, loop_body);
    2 "leaf" 0 |text, null, pass| object::shape(text, null, pass, leaf);
} }

check! { unshown = super::tables::UNSHOWN, {
    0 "large" 1 |text, null, pass| string::open_enum(text, null, pass, & ["value-0" , "value-1" , "value-2" , "value-3" , "value-4" , "value-5" , "value-6" , "value-7" , "value-8" , "value-9" , "value-10" , "value-11" , "value-12" , "value-13" , "value-14" , "value-15" , "value-16" , "value-17" , "value-18" , "value-19" , "value-20" , "value-21" , "value-22" , "value-23" , "value-24" , "value-25" , "value-26" , "value-27" , "value-28" , "value-29" , "value-30" , "value-31" , "value-32" , "value-33" , "value-34" , "value-35" , "value-36" , "value-37" , "value-38" , "value-39" , "value-40" , "value-41" , "value-42" , "value-43" , "value-44" , "value-45" , "value-46" , "value-47" , "value-48" , "value-49" , "value-50" , "value-51" , "value-52" , "value-53" , "value-54" , "value-55" , "value-56" , "value-57" , "value-58" , "value-59" , "value-60" , "value-61" , "value-62" , "value-63" , "value-64" , "value-65" , "value-66" , "value-67" , "value-68" , "value-69" , "value-70" , "value-71" , "value-72" , "value-73" , "value-74" , "value-75" , "value-76" , "value-77" , "value-78" , "value-79" , "value-80" , "value-81" , "value-82" , "value-83" , "value-84" , "value-85" , "value-86" , "value-87" , "value-88" , "value-89" , "value-90" , "value-91" , "value-92" , "value-93" , "value-94" , "value-95" , "value-96" , "value-97" , "value-98" , "value-99" , "value-100" , "value-101" , "value-102" , "value-103" , "value-104" , "value-105" , "value-106" , "value-107" , "value-108" , "value-109" , "value-110" , "value-111" , "value-112" , "value-113" , "value-114" , "value-115" , "value-116" , "value-117" , "value-118" , "value-119" , "value-120" , "value-121" , "value-122" , "value-123" , "value-124" , "value-125" , "value-126" , "value-127" , "value-128" , "value-129" , "value-130" , "value-131" , "value-132" , "value-133" , "value-134" , "value-135" , "value-136" , "value-137" , "value-138" , "value-139" , "value-140" , "value-141" , "value-142" , "value-143" , "value-144" , "value-145" , "value-146" , "value-147" , "value-148" , "value-149" , "value-150" , "value-151" , "value-152" , "value-153" , "value-154" , "value-155" , "value-156" , "value-157" , "value-158" , "value-159" , "value-160" , "value-161" , "value-162" , "value-163" , "value-164" , "value-165" , "value-166" , "value-167" , "value-168" , "value-169" , "value-170" , "value-171" , "value-172" , "value-173" , "value-174" , "value-175" , "value-176" , "value-177" , "value-178" , "value-179" , "value-180" , "value-181" , "value-182" , "value-183" , "value-184" , "value-185" , "value-186" , "value-187" , "value-188" , "value-189" , "value-190" , "value-191" , "value-192" , "value-193" , "value-194" , "value-195" , "value-196" , "value-197" , "value-198" , "value-199" , "value-200" , "value-201" , "value-202" , "value-203" , "value-204" , "value-205" , "value-206" , "value-207" , "value-208" , "value-209" , "value-210" , "value-211" , "value-212" , "value-213" , "value-214" , "value-215" , "value-216" , "value-217" , "value-218" , "value-219" , "value-220" , "value-221" , "value-222" , "value-223" , "value-224" , "value-225" , "value-226" , "value-227" , "value-228" , "value-229" , "value-230" , "value-231" , "value-232" , "value-233" , "value-234" , "value-235" , "value-236" , "value-237" , "value-238" , "value-239" , "value-240" , "value-241" , "value-242" , "value-243" , "value-244" , "value-245" , "value-246" , "value-247" , "value-248" , "value-249" , "value-250" , "value-251" , "value-252" , "value-253" , "value-254" , "value-255" , "value-256" , "value-257" , "value-258" , "value-259"]);
    1 "one" 1 string::string;
} }

check! { leaf = super::tables::LEAF, {
    0 "leaf" 1 value::boolean;
} }

check! { error = super::tables::ERROR, {
    0 "detail" 1 number::integer;
    1 "validation_errors" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::VALIDATION_ERRORS, text, pass));
    2 "problem_details" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::PROBLEM_DETAILS, text, pass));
    3 "vec_deque" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::VEC_DEQUE, text, pass));
    4 "arc" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::ARC, text, pass));
    5 "one_values" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::ONE_VALUES, text, pass));
    6 "number" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::KEYWORDS_TYPE, text, pass));
    7 "clash" 1 |text, null, pass| object::shape(text, null, pass, every2);
    8 "operation" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::OPERATIONS, text, pass));
    9 "endpoint" 1 |text, null, pass| object::shape(text, null, pass, |text, pass| unordered::check(&super::tables::ENDPOINTS, text, pass));
} }

check! { error_page = super::tables::ERROR_PAGE, {
    0 "after" 3 formats::url;
    1 "before" 3 formats::url;
    2 "items" 1 |text, null, pass| object::shapes(text, null, pass, error);
} }

check! { every2 = super::tables::EVERY2, {
    0 "line_id" 1 string::string;
    1 "line" 1 |text, null, pass| object::shape(text, null, pass, every2_line);
} }

check! { every2_line = super::tables::EVERY2_LINE, {
    0 "id" 1 string::string;
    1 "owner" 1 string::string;
} }

check! { collisions = super::tables::COLLISIONS, {
    0 "collides_at_begin_1_collides_at_the_end" 1 number::integer;
    1 "collides_at_begin_2_collides_at_the_end" 1 number::integer;
    2 "closed" 1 |text, null, pass| string::one_of(text, null, pass, & ["yes" , "no" , "Error" , "Err" , "NULL"]);
} }

check! { keywords = super::tables::KEYWORDS, {
    0 "type" 0 string::string;
    1 "self" 1 string::string;
    2 "abstract" 1 string::string;
    3 "as" 1 string::string;
    4 "async" 1 string::string;
    5 "await" 1 string::string;
    6 "become" 1 string::string;
    7 "box" 1 string::string;
    8 "break" 1 string::string;
    9 "const" 1 string::string;
    10 "continue" 1 string::string;
    11 "crate" 1 string::string;
    12 "do" 1 string::string;
    13 "dyn" 1 string::string;
    14 "else" 1 string::string;
    15 "enum" 1 string::string;
    16 "extern" 1 string::string;
    17 "false" 1 string::string;
    18 "final" 1 string::string;
    19 "fn" 1 string::string;
    20 "for" 1 string::string;
    21 "gen" 1 string::string;
    22 "if" 1 string::string;
    23 "impl" 1 string::string;
    24 "in" 1 string::string;
    25 "let" 1 string::string;
    26 "loop" 1 string::string;
    27 "macro" 1 string::string;
    28 "match" 1 string::string;
    29 "mod" 1 string::string;
    30 "move" 1 string::string;
    31 "mut" 1 string::string;
    32 "override" 1 string::string;
    33 "priv" 1 string::string;
    34 "pub" 1 string::string;
    35 "ref" 1 string::string;
    36 "return" 1 string::string;
    37 "static" 1 string::string;
    38 "struct" 1 string::string;
    39 "super" 1 string::string;
    40 "trait" 1 string::string;
    41 "true" 1 string::string;
    42 "try" 1 string::string;
    43 "typeof" 1 string::string;
    44 "union" 1 string::string;
    45 "unsafe" 1 string::string;
    46 "unsized" 1 string::string;
    47 "use" 1 string::string;
    48 "virtual" 1 string::string;
    49 "where" 1 string::string;
    50 "while" 1 string::string;
    51 "yield" 1 string::string;
    52 "raw" 1 string::string;
    53 "safe" 1 string::string;
    54 "auto" 1 string::string;
    55 "default" 1 string::string;
    56 "macro_rules" 1 string::string;
    57 "unknown_fields" 1 string::string;
    58 "unknown_fields_mut" 1 string::string;
    59 "new" 1 string::string;
    60 "more_fields" 1 |text, null, pass| object::shape(text, null, pass, keywords_more);
} }

check! { keywords_page = super::tables::KEYWORDS_PAGE, {
    0 "after" 3 formats::url;
    1 "before" 3 formats::url;
    2 "items" 1 |text, null, pass| object::shapes(text, null, pass, keywords);
} }

check! { keywords_more = super::tables::KEYWORDS_MORE, {
    0 "with_unknown_field" 1 string::string;
    1 "empty" 1 string::string;
    2 "info" 1 string::string;
    3 "field" 1 string::string;
    4 "field_mut" 1 string::string;
    5 "from_json" 1 string::string;
    6 "to_json" 1 string::string;
    7 "drift" 1 string::string;
    8 "clone" 1 string::string;
    9 "fmt" 1 string::string;
    10 "eq" 1 string::string;
    11 "value" 1 string::string;
    12 "position" 1 string::string;
    13 "runtime" 1 string::string;
    14 "body" 1 string::string;
    15 "unknown" 1 string::string;
    16 "walk" 1 string::string;
    17 "write" 1 string::string;
    18 "read" 1 string::string;
} }

check! { keywords_body = super::tables::KEYWORDS_BODY, {
    0 "type" 0 string::string;
    1 "self" 0 |text, null, pass| object::list(text, null, pass, string::string);
    2 "body" 0 |text, null, pass| object::shape(text, null, pass, keywords);
    3 "value" 0 |text, null, pass| string::open_enum(text, null, pass, & ["type" , "self" , "super" , "crate" , "async" , "gen" , "Error" , "Err" , "Unknown" , "Documented" , "None" , "Some" , "String" , "!" , "!?" , "3ds" , "x-ray" , "snow ☃" , "tick`" , "``" , "\u{202e}" , "{}" , "{0}" , "[link]" , "<tag>" , "*/" , "//" , "été" , "e\u{301}te\u{301}" , "名前" , "🎉" , "🎊" , "a.b" , "a,b" , "a;b" , "_" , "https://example.com/" , "null" , "true"]);
    4 "abstract" 1 string::string;
    5 "as" 1 string::string;
    6 "async" 1 string::string;
    7 "await" 1 string::string;
    8 "become" 1 string::string;
    9 "box" 1 string::string;
    10 "break" 1 string::string;
    11 "const" 1 string::string;
    12 "continue" 1 string::string;
    13 "crate" 1 string::string;
    14 "do" 1 string::string;
    15 "dyn" 1 string::string;
    16 "else" 1 string::string;
    17 "enum" 1 string::string;
    18 "extern" 1 string::string;
    19 "false" 1 string::string;
    20 "final" 1 string::string;
    21 "fn" 1 string::string;
    22 "for" 1 string::string;
    23 "gen" 1 string::string;
    24 "if" 1 string::string;
    25 "impl" 1 string::string;
    26 "in" 1 string::string;
    27 "let" 1 string::string;
    28 "loop" 1 string::string;
    29 "macro" 1 string::string;
    30 "match" 1 string::string;
    31 "mod" 1 string::string;
    32 "move" 1 string::string;
    33 "mut" 1 string::string;
    34 "override" 1 string::string;
    35 "priv" 1 string::string;
    36 "pub" 1 string::string;
    37 "ref" 1 string::string;
    38 "return" 1 string::string;
    39 "static" 1 string::string;
    40 "struct" 1 string::string;
    41 "super" 1 string::string;
    42 "trait" 1 string::string;
    43 "true" 1 string::string;
    44 "try" 1 string::string;
    45 "typeof" 1 string::string;
    46 "union" 1 string::string;
    47 "unsafe" 1 string::string;
    48 "unsized" 1 string::string;
    49 "use" 1 string::string;
    50 "virtual" 1 string::string;
    51 "where" 1 string::string;
    52 "while" 1 string::string;
    53 "yield" 1 string::string;
    54 "raw" 1 string::string;
    55 "safe" 1 string::string;
    56 "auto" 1 string::string;
    57 "default" 1 string::string;
    58 "macro_rules" 1 string::string;
    59 "unknown_fields" 1 string::string;
    60 "new" 1 string::string;
    61 "with_unknown_field" 1 string::string;
    62 "to_json" 1 string::string;
} }

check! { keywords_update = super::tables::KEYWORDS_UPDATE, {
    0 "self" 3 string::string;
    1 "abstract" 3 string::string;
    2 "as" 3 string::string;
    3 "async" 3 string::string;
    4 "await" 3 string::string;
    5 "become" 3 string::string;
    6 "box" 3 string::string;
    7 "break" 3 string::string;
    8 "const" 3 string::string;
    9 "continue" 3 string::string;
    10 "crate" 3 string::string;
    11 "do" 3 string::string;
    12 "dyn" 3 string::string;
    13 "else" 3 string::string;
    14 "enum" 3 string::string;
    15 "extern" 3 string::string;
    16 "false" 3 string::string;
    17 "final" 3 string::string;
    18 "fn" 3 string::string;
    19 "for" 3 string::string;
    20 "gen" 3 string::string;
    21 "if" 3 string::string;
    22 "impl" 3 string::string;
    23 "in" 3 string::string;
    24 "let" 3 string::string;
    25 "loop" 3 string::string;
    26 "macro" 3 string::string;
    27 "match" 3 string::string;
    28 "mod" 3 string::string;
    29 "move" 3 string::string;
    30 "mut" 3 string::string;
    31 "override" 3 string::string;
    32 "priv" 3 string::string;
    33 "pub" 3 string::string;
    34 "ref" 3 string::string;
    35 "return" 3 string::string;
    36 "static" 3 string::string;
    37 "struct" 3 string::string;
    38 "super" 3 string::string;
    39 "trait" 3 string::string;
    40 "true" 3 string::string;
    41 "try" 3 string::string;
    42 "typeof" 3 string::string;
    43 "union" 3 string::string;
    44 "unsafe" 3 string::string;
    45 "unsized" 3 string::string;
    46 "use" 3 string::string;
    47 "virtual" 3 string::string;
    48 "where" 3 string::string;
    49 "while" 3 string::string;
    50 "yield" 3 string::string;
    51 "raw" 3 string::string;
    52 "safe" 3 string::string;
    53 "auto" 3 string::string;
    54 "default" 3 string::string;
    55 "macro_rules" 3 string::string;
    56 "unknown_fields" 3 string::string;
    57 "unknown_fields_mut" 3 string::string;
    58 "new" 3 string::string;
    59 "more_fields" 3 |text, null, pass| object::shape(text, null, pass, keywords_more);
} }

check! { notes = super::tables::NOTES, {
    0 "link" 1 string::string;
    1 "tag" 1 string::string;
    2 "code" 1 string::string;
    3 "block" 1 string::string;
    4 "comment" 1 string::string;
    5 "address" 1 string::string;
    6 "dots" 1 string::string;
    7 "direction" 1 string::string;
    8 "quotes" 1 string::string;
    9 "long" 1 string::string;
    10 "example" 3 object::any;
} }
