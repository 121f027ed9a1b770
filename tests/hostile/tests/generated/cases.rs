// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! A call of each endpoint with hostile values, and the path and query that must result.
use super::{Case, body, form, made, models::*, runtime};
/// Every endpoint, by the document's number.
pub(crate) static CASES: &[Case] = &[
    Case {
        endpoint: <operations::GetEveryOperation as runtime::Operation>::ENDPOINT,
        path: "/every/-9223372036854775808/",
        query: "",
        call: |client, _| {
            let call = client.every().new_2(i64::MIN);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::UpdateEveryOperation as runtime::Operation>::ENDPOINT,
        path: "/every/-9223372036854775808/",
        query: "",
        call: |client, text| {
            let call = client.every().send(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::CreateEveryOperation as runtime::Operation>::ENDPOINT,
        path: "/every/",
        query: "",
        call: |client, text| {
            let call = client.every().clone_2(body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::UploadEveryOperation as runtime::Operation>::ENDPOINT,
        path: "/every/form/",
        query: "",
        call: |client, _| {
            let call = client.every().of_2(form());
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ListEveryOperation as runtime::Operation>::ENDPOINT,
        path: "/every/",
        query: "string=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&string_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&string_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&integer=9223372036854775807&integer_list=9223372036854775807&integer_list=9223372036854775807&int32=-2147483648&int32_list=-2147483648&int32_list=-2147483648&number=7&number_list=7&number_list=7&boolean=false&boolean_list=false&boolean_list=false&amount=10.00&amount_list=10.00&amount_list=10.00&timestamp=2023-02-10T12%3A00%3A00Z&timestamp_list=2023-02-10T12%3A00%3A00Z&timestamp_list=2023-02-10T12%3A00%3A00Z&date=2023-02-10&date_list=2023-02-10&date_list=2023-02-10&url=https%3A%2F%2Fstore.example%2F%3Fa%3Db%26c&url_list=https%3A%2F%2Fstore.example%2F%3Fa%3Db%26c&url_list=https%3A%2F%2Fstore.example%2F%3Fa%3Db%26c&any=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&any_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&any_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&words=type&words_list=type&words_list=type&closed=yes&closed_list=yes&closed_list=yes&names_of_an_odd_id=9223372036854775807&names_of_an_odd_id_list=9223372036854775807&names_of_an_odd_id_list=9223372036854775807&keywords_of_type=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&keywords_of_type_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&keywords_of_type_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            let call = client.every().self_().string("a/b?c#d%2F &=+;é..").string_list(["a/b?c#d%2F &=+;é..", "a/b?c#d%2F &=+;é.."])
                .integer(i64::MAX)
                .integer_list([i64::MAX, i64::MAX])
                .int32(i32::MIN)
                .int32_list([i32::MIN, i32::MIN])
                .number(7)
                .number_list([7, 7])
                .boolean(false)
                .boolean_list([false, false])
                .amount(runtime::Amount::new("10.00").expect("it is one"))
                .amount_list([runtime::Amount::new("10.00").expect("it is one"), runtime::Amount::new("10.00").expect("it is one")])
                .timestamp(runtime::Timestamp::new("2023-02-10T12:00:00Z").expect("it is one"))
                .timestamp_list([
                    runtime::Timestamp::new("2023-02-10T12:00:00Z").expect("it is one"),
                    runtime::Timestamp::new("2023-02-10T12:00:00Z").expect("it is one"),
                ])
                .date(runtime::Date::new("2023-02-10").expect("it is one"))
                .date_list([runtime::Date::new("2023-02-10").expect("it is one"), runtime::Date::new("2023-02-10").expect("it is one")])
                .url(runtime::Url::new("https://store.example/?a=b&c").expect("it is one"))
                .url_list([
                    runtime::Url::new("https://store.example/?a=b&c").expect("it is one"),
                    runtime::Url::new("https://store.example/?a=b&c").expect("it is one"),
                ])
                .any(runtime::Json::from_text("a/b?c#d%2F &=+;é.."))
                .any_list([runtime::Json::from_text("a/b?c#d%2F &=+;é.."), runtime::Json::from_text("a/b?c#d%2F &=+;é..")])
                .words(Words::DOCUMENTED[0].clone())
                .words_list([Words::DOCUMENTED[0].clone(), Words::DOCUMENTED[0].clone()])
                .closed(Closed::DOCUMENTED[0].clone())
                .closed_list([Closed::DOCUMENTED[0].clone(), Closed::DOCUMENTED[0].clone()])
                .names_of_an_odd_id(NamesAnOddId::from(i64::MAX))
                .names_of_an_odd_id_list([NamesAnOddId::from(i64::MAX), NamesAnOddId::from(i64::MAX)])
                .keywords_of_type("a/b?c#d%2F &=+;é..")
                .keywords_of_type_list(["a/b?c#d%2F &=+;é..", "a/b?c#d%2F &=+;é.."]);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::AllOperation as runtime::Operation>::ENDPOINT,
        path: "/keywords/",
        query: "type=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&unknown_fields=type&unknown_fields=type&unknown_fields_mut=false&new=yes&default=-2147483648&with_unknown_field=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&drift=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&%5B%5D=9223372036854775807&%5B%5D=9223372036854775807&a%26b%3Dc%20d%25=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            let call = client.builder_2().r#type().r#type("a/b?c#d%2F &=+;é..")
                .unknown_fields([Words::DOCUMENTED[0].clone(), Words::DOCUMENTED[0].clone()])
                .unknown_fields_mut(false)
                .new_2(Closed::DOCUMENTED[0].clone())
                .default(i32::MIN)
                .with_unknown_field("a/b?c#d%2F &=+;é..")
                .drift(runtime::Json::from_text("a/b?c#d%2F &=+;é.."))
                .f([i64::MAX, i64::MAX])
                .a_b_c_d("a/b?c#d%2F &=+;é..");
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ScopesOperation as runtime::Operation>::ENDPOINT,
        path: "/keywords/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../",
        query: "",
        call: |client, text| {
            let call = client.self_().pages("a/b?c#d%2F &=+;é..", body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::VersionOperation as runtime::Operation>::ENDPOINT,
        path: "/keywords/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../",
        query: "",
        call: |client, text| {
            let call = client.r#type().r#fn("a/b?c#d%2F &=+;é..", body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::VersionHeaderOperation as runtime::Operation>::ENDPOINT,
        path: "/names/-9223372036854775808/",
        query: "",
        call: |client, _| {
            let call = client.r#mod().groups(i64::MIN);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::EndpointOperation as runtime::Operation>::ENDPOINT,
        path: "/loop/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../-9223372036854775808/-9223372036854775808/",
        query: "",
        call: |client, text| {
            let call = client.scopes().client("a/b?c#d%2F &=+;é..", i64::MIN, i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::OperationOperation as runtime::Operation>::ENDPOINT,
        path: "/loop/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../",
        query: "",
        call: |client, text| {
            let call = client.call_2().body("a/b?c#d%2F &=+;é..", body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::StringOperation as runtime::Operation>::ENDPOINT,
        path: "/notes/",
        query: "",
        call: |client, text| {
            let call = client.client().form(body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::MethodOperation as runtime::Operation>::ENDPOINT,
        path: "/errors/",
        query: "",
        call: |client, _| {
            let call = client.all().method();
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::SomeOperation as runtime::Operation>::ENDPOINT,
        path: "/shapes/-9223372036854775808/",
        query: "",
        call: |client, _| {
            let call = client.every().some(i64::MIN);
            Box::pin(made(call, super::many))
        },
    },
    Case {
        endpoint: <operations::NoneOperation as runtime::Operation>::ENDPOINT,
        path: "/never/",
        query: "",
        call: |client, _| {
            let call = client.all().none();
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::PathsOperation as runtime::Operation>::ENDPOINT,
        path: "/paths/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../-9223372036854775808/-2147483648/7/",
        query: "",
        call: |client, _| {
            let call = client.groups().first("a/b?c#d%2F &=+;é..", i64::MIN, i32::MIN, 7);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::MorePathsOperation as runtime::Operation>::ENDPOINT,
        path: "/paths/false/10.00/2023-02-10T12%3A00%3A00Z/",
        query: "",
        call: |client, _| {
            let call = client.groups()
                .second(
                    false,
                    runtime::Amount::new("10.00").expect("it is one"),
                    runtime::Timestamp::new("2023-02-10T12:00:00Z").expect("it is one"),
                );
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::MostPathsOperation as runtime::Operation>::ENDPOINT,
        path: "/paths/2023-02-10/https%3A%2F%2Fstore.example%2F%3Fa%3Db%26c/",
        query: "",
        call: |client, _| {
            let call = client.groups()
                .third(
                    runtime::Date::new("2023-02-10").expect("it is one"),
                    runtime::Url::new("https://store.example/?a=b&c").expect("it is one"),
                );
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::EnumPathsOperation as runtime::Operation>::ENDPOINT,
        path: "/paths/enums/type/yes/-9223372036854775808/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../",
        query: "string=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&string_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&string_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&integer=9223372036854775807&integer_list=9223372036854775807&integer_list=9223372036854775807&int32=-2147483648&int32_list=-2147483648&int32_list=-2147483648&number=7&number_list=7&number_list=7&boolean=false&boolean_list=false&boolean_list=false&amount=10.00&amount_list=10.00&amount_list=10.00&timestamp=2023-02-10T12%3A00%3A00Z&timestamp_list=2023-02-10T12%3A00%3A00Z&timestamp_list=2023-02-10T12%3A00%3A00Z&date=2023-02-10&date_list=2023-02-10&date_list=2023-02-10&url=https%3A%2F%2Fstore.example%2F%3Fa%3Db%26c&url_list=https%3A%2F%2Fstore.example%2F%3Fa%3Db%26c&url_list=https%3A%2F%2Fstore.example%2F%3Fa%3Db%26c&any=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&any_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&any_list=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&words=type&words_list=type&words_list=type&closed=yes&closed_list=yes&closed_list=yes&names_an_odd_id=9223372036854775807&names_an_odd_id_list=9223372036854775807&names_an_odd_id_list=9223372036854775807&every_every=9223372036854775807&every_every_list=9223372036854775807&every_every_list=9223372036854775807&secret=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&required_secret=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&with_query=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            let call = client.groups()
                .fourth(
                    Words::DOCUMENTED[0].clone(),
                    Closed::DOCUMENTED[0].clone(),
                    i64::MIN,
                    "a/b?c#d%2F &=+;é..",
                    "a/b?c#d%2F &=+;é..",
                    ["a/b?c#d%2F &=+;é..", "a/b?c#d%2F &=+;é.."],
                    i64::MAX,
                    [i64::MAX, i64::MAX],
                    i32::MIN,
                    [i32::MIN, i32::MIN],
                    7,
                    [7, 7],
                    false,
                    [false, false],
                    runtime::Amount::new("10.00").expect("it is one"),
                    [runtime::Amount::new("10.00").expect("it is one"), runtime::Amount::new("10.00").expect("it is one")],
                    runtime::Timestamp::new("2023-02-10T12:00:00Z").expect("it is one"),
                    [
                        runtime::Timestamp::new("2023-02-10T12:00:00Z").expect("it is one"),
                        runtime::Timestamp::new("2023-02-10T12:00:00Z").expect("it is one"),
                    ],
                    runtime::Date::new("2023-02-10").expect("it is one"),
                    [runtime::Date::new("2023-02-10").expect("it is one"), runtime::Date::new("2023-02-10").expect("it is one")],
                    runtime::Url::new("https://store.example/?a=b&c").expect("it is one"),
                    [
                        runtime::Url::new("https://store.example/?a=b&c").expect("it is one"),
                        runtime::Url::new("https://store.example/?a=b&c").expect("it is one"),
                    ],
                    runtime::Json::from_text("a/b?c#d%2F &=+;é.."),
                    [runtime::Json::from_text("a/b?c#d%2F &=+;é.."), runtime::Json::from_text("a/b?c#d%2F &=+;é..")],
                    Words::DOCUMENTED[0].clone(),
                    [Words::DOCUMENTED[0].clone(), Words::DOCUMENTED[0].clone()],
                    Closed::DOCUMENTED[0].clone(),
                    [Closed::DOCUMENTED[0].clone(), Closed::DOCUMENTED[0].clone()],
                    NamesAnOddId::from(i64::MAX),
                    [NamesAnOddId::from(i64::MAX), NamesAnOddId::from(i64::MAX)],
                    EveryEvery::from(i64::MAX),
                    [EveryEvery::from(i64::MAX), EveryEvery::from(i64::MAX)],
                    "a/b?c#d%2F &=+;é..",
                )
                .secret("a/b?c#d%2F &=+;é..")
                .with_query_2("a/b?c#d%2F &=+;é..");
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ListHooksOperation as runtime::Operation>::ENDPOINT,
        path: "/hooks/",
        query: "active=false&events=all&events=all&place=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            let call = client.hooks().list().active(false).events([EventName::DOCUMENTED[0].clone(), EventName::DOCUMENTED[0].clone()])
                .place("a/b?c#d%2F &=+;é..");
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::CreateHookOperation as runtime::Operation>::ENDPOINT,
        path: "/hooks/",
        query: "",
        call: |client, text| {
            let call = client.hooks().create(body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::DeleteEveryOperation as runtime::Operation>::ENDPOINT,
        path: "/every/-9223372036854775808/",
        query: "",
        call: |client, _| {
            let call = client.every().delete(i64::MIN);
            Box::pin(made(call, super::nothing))
        },
    },
];
