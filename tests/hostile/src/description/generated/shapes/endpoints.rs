// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Endpoints and scopes as constants.
use crate::info::{Encoding, Endpoint, Method, PathParameter, Scope, TypeInfo};
/// Version of the API. Section 9.
pub const VERSION: &str = "2023-02-10";
/// Every endpoint, by the document's number.
pub static ALL: &[&Endpoint] = &[
    &GET_EVERY, &UPDATE_EVERY, &CREATE_EVERY, &UPLOAD_EVERY, &LIST_EVERY, &ALL_2, &SCOPES_2, &VERSION_2, &VERSION_HEADER_2, &ENDPOINT,
    &OPERATION, &STRING, &METHOD, &SOME, &NONE, &PATHS, &MORE_PATHS, &MOST_PATHS, &ENUM_PATHS, &LIST_HOOKS, &CREATE_HOOK, &DELETE_EVERY,
];
/// Every scope, in document order.
pub static SCOPES: &[&Scope] = &[&ALL_3, &GET_EVERY_2, &GET_EVERY_3, &QUOTED_U540D];
/// `all`: A scope with the name of the list of endpoints. Section 5.
pub static ALL_3: Scope = Scope {
    name: "all",
    about: "A scope with the name of the list of endpoints.",
};
/// `get:every`: A scope with the name of an endpoint; \[link\] \<tag\>. Section 5.
pub static GET_EVERY_2: Scope = Scope {
    name: "get:every",
    about: "A scope with the name of an endpoint; [link] <tag>.",
};
/// `get.every`: A scope that differs in punctuation only. Section 5.
pub static GET_EVERY_3: Scope = Scope {
    name: "get.every",
    about: "A scope that differs in punctuation only.",
};
/// `"quoted" \ 名`: A scope with quotes. Section 5.
pub static QUOTED_U540D: Scope = Scope {
    name: "\"quoted\" \\ 名",
    about: "A scope with quotes.",
};
/// Get every \[type\] \<of\> <https://example.com/>. Section 4.
pub static GET_EVERY: Endpoint = Endpoint {
    id: "get_every",
    number: 1u32,
    method: Method::Get,
    path: "/every/{every}/",
    path_parameters: &[
        PathParameter {
            name: "every",
            ty: TypeInfo::Integer,
        },
    ],
    group: "All | of [it]",
    call: "every.new",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::EVERY),
    is_list: false,
    statuses: &[200u16],
    summary: "Get every [type] <of> https://example.com/",
    section: "4",
    gaps: &["odd-gap"],
};
/// Update every type. Section 4.
pub static UPDATE_EVERY: Endpoint = Endpoint {
    id: "update_every",
    number: 2u32,
    method: Method::Patch,
    path: "/every/{every}/",
    path_parameters: &[
        PathParameter {
            name: "every",
            ty: TypeInfo::Integer,
        },
    ],
    group: "All | of [it]",
    call: "every.send",
    scopes: &[&GET_EVERY_2],
    request: Some(&super::EVERY_UPDATE),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::EVERY),
    is_list: false,
    statuses: &[200u16],
    summary: "Update every type",
    section: "4",
    gaps: &[],
};
/// Create every type. Section 4.
pub static CREATE_EVERY: Endpoint = Endpoint {
    id: "create_every",
    number: 3u32,
    method: Method::Post,
    path: "/every/",
    path_parameters: &[],
    group: "All | of [it]",
    call: "every.clone",
    scopes: &[&GET_EVERY_3],
    request: Some(&super::EVERY_BODY),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::EVERY),
    is_list: false,
    statuses: &[201u16],
    summary: "Create every type",
    section: "4",
    gaps: &[],
};
/// Send every type as a form. Section 4.
pub static UPLOAD_EVERY: Endpoint = Endpoint {
    id: "upload_every",
    number: 4u32,
    method: Method::Put,
    path: "/every/form/",
    path_parameters: &[],
    group: "All | of [it]",
    call: "every.of",
    scopes: &[&QUOTED_U540D],
    request: Some(&super::EVERY_FORM),
    encoding: Encoding::Multipart,
    query: None,
    response: Some(&super::EMPTY),
    is_list: false,
    statuses: &[200u16],
    summary: "Send every type as a form",
    section: "4",
    gaps: &[],
};
/// List every type. Section 4.
pub static LIST_EVERY: Endpoint = Endpoint {
    id: "list_every",
    number: 5u32,
    method: Method::Get,
    path: "/every/",
    path_parameters: &[],
    group: "All | of [it]",
    call: "every.self",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: Some(&super::EVERY_QUERY),
    response: Some(&super::EVERY_PAGE),
    is_list: true,
    statuses: &[200u16],
    summary: "List every type",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of the list of endpoints. Section 4.
pub static ALL_2: Endpoint = Endpoint {
    id: "all",
    number: 6u32,
    method: Method::Get,
    path: "/keywords/",
    path_parameters: &[],
    group: "All | of [it]",
    call: "builder.type",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: Some(&super::KEYWORDS_QUERY),
    response: Some(&super::KEYWORDS_PAGE),
    is_list: true,
    statuses: &[200u16],
    summary: "An endpoint with the name of the list of endpoints",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of the list of scopes. Section 4.
pub static SCOPES_2: Endpoint = Endpoint {
    id: "scopes",
    number: 7u32,
    method: Method::Post,
    path: "/keywords/{type}/",
    path_parameters: &[
        PathParameter {
            name: "type",
            ty: TypeInfo::String,
        },
    ],
    group: "All | of [it]",
    call: "self.pages",
    scopes: &[&ALL_3],
    request: Some(&super::KEYWORDS_BODY),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::KEYWORDS),
    is_list: false,
    statuses: &[200u16],
    summary: "An endpoint with the name of the list of scopes",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of the version. Section 4.
pub static VERSION_2: Endpoint = Endpoint {
    id: "version",
    number: 8u32,
    method: Method::Patch,
    path: "/keywords/{type}/",
    path_parameters: &[
        PathParameter {
            name: "type",
            ty: TypeInfo::String,
        },
    ],
    group: "All | of [it]",
    call: "type.fn",
    scopes: &[&ALL_3],
    request: Some(&super::KEYWORDS_UPDATE),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::KEYWORDS),
    is_list: false,
    statuses: &[200u16],
    summary: "An endpoint with the name of the version",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of the header. Section 4.
pub static VERSION_HEADER_2: Endpoint = Endpoint {
    id: "version_header",
    number: 9u32,
    method: Method::Get,
    path: "/names/{an odd.id}/",
    path_parameters: &[
        PathParameter {
            name: "an odd.id",
            ty: TypeInfo::Integer,
        },
    ],
    group: "All | of [it]",
    call: "mod.groups",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::NAMES),
    is_list: false,
    statuses: &[200u16],
    summary: "An endpoint with the name of the header",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of a type that its file uses. Section 4.
pub static ENDPOINT: Endpoint = Endpoint {
    id: "endpoint",
    number: 10u32,
    method: Method::Post,
    path: "/loop/{a}/{b}/{c}/",
    path_parameters: &[
        PathParameter {
            name: "a",
            ty: TypeInfo::String,
        },
        PathParameter {
            name: "b",
            ty: TypeInfo::Integer,
        },
        PathParameter {
            name: "c",
            ty: TypeInfo::Integer,
        },
    ],
    group: "All | of [it]",
    call: "scopes.client",
    scopes: &[&ALL_3],
    request: Some(&super::LOOP_BODY),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::LOOP),
    is_list: false,
    statuses: &[200u16],
    summary: "An endpoint with the name of a type that its file uses",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of a trait that its file uses. Section 4.
pub static OPERATION: Endpoint = Endpoint {
    id: "operation",
    number: 11u32,
    method: Method::Patch,
    path: "/loop/{a}/",
    path_parameters: &[
        PathParameter {
            name: "a",
            ty: TypeInfo::String,
        },
    ],
    group: "All | of [it]",
    call: "call.body",
    scopes: &[&ALL_3],
    request: Some(&super::LOOP_UPDATE),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::LOOP),
    is_list: false,
    statuses: &[200u16],
    summary: "An endpoint with the name of a trait that its file uses",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of a type of the prelude. Section 4.
pub static STRING: Endpoint = Endpoint {
    id: "string",
    number: 12u32,
    method: Method::Post,
    path: "/notes/",
    path_parameters: &[],
    group: "All | of [it]",
    call: "client.form",
    scopes: &[&ALL_3],
    request: Some(&super::EMPTY_BODY),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::NOTES),
    is_list: false,
    statuses: &[200u16],
    summary: "An endpoint with the name of a type of the prelude",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of a type. Section 4.
pub static METHOD: Endpoint = Endpoint {
    id: "method",
    number: 13u32,
    method: Method::Get,
    path: "/errors/",
    path_parameters: &[],
    group: "All | of [it]",
    call: "all.method",
    scopes: &[],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::ERROR_PAGE),
    is_list: true,
    statuses: &[200u16],
    summary: "An endpoint with the name of a type",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of a variant of the prelude. Section 4.
pub static SOME: Endpoint = Endpoint {
    id: "some",
    number: 14u32,
    method: Method::Get,
    path: "/shapes/{a}/",
    path_parameters: &[
        PathParameter {
            name: "a",
            ty: TypeInfo::Integer,
        },
    ],
    group: "All | of [it]",
    call: "every.some",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::SHAPES_),
    is_list: true,
    statuses: &[200u16],
    summary: "An endpoint with the name of a variant of the prelude",
    section: "4",
    gaps: &[],
};
/// An endpoint with the name of another variant of the prelude. Section 4.
pub static NONE: Endpoint = Endpoint {
    id: "none",
    number: 15u32,
    method: Method::Get,
    path: "/never/",
    path_parameters: &[],
    group: "All | of [it]",
    call: "all.none",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::NEVER_SHOWN),
    is_list: false,
    statuses: &[200u16],
    summary: "An endpoint with the name of another variant of the prelude",
    section: "4",
    gaps: &[],
};
/// Every type as a parameter. Section 4.
pub static PATHS: Endpoint = Endpoint {
    id: "paths",
    number: 16u32,
    method: Method::Get,
    path: "/paths/{string}/{integer}/{int32}/{number}/",
    path_parameters: &[
        PathParameter {
            name: "string",
            ty: TypeInfo::String,
        },
        PathParameter {
            name: "integer",
            ty: TypeInfo::Integer,
        },
        PathParameter {
            name: "int32",
            ty: TypeInfo::Int32,
        },
        PathParameter {
            name: "number",
            ty: TypeInfo::Number,
        },
    ],
    group: "All | of [it]",
    call: "groups.first",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::LEAF),
    is_list: false,
    statuses: &[200u16],
    summary: "Every type as a parameter",
    section: "4",
    gaps: &[],
};
/// Every type as a parameter. Section 4.
pub static MORE_PATHS: Endpoint = Endpoint {
    id: "more_paths",
    number: 17u32,
    method: Method::Get,
    path: "/paths/{boolean}/{amount}/{timestamp}/",
    path_parameters: &[
        PathParameter {
            name: "boolean",
            ty: TypeInfo::Boolean,
        },
        PathParameter {
            name: "amount",
            ty: TypeInfo::Amount,
        },
        PathParameter {
            name: "timestamp",
            ty: TypeInfo::Timestamp,
        },
    ],
    group: "All | of [it]",
    call: "groups.second",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::LEAF),
    is_list: false,
    statuses: &[200u16],
    summary: "Every type as a parameter",
    section: "4",
    gaps: &[],
};
/// Every type as a parameter. Section 4.
pub static MOST_PATHS: Endpoint = Endpoint {
    id: "most_paths",
    number: 18u32,
    method: Method::Get,
    path: "/paths/{date}/{url}/",
    path_parameters: &[
        PathParameter {
            name: "date",
            ty: TypeInfo::Date,
        },
        PathParameter {
            name: "url",
            ty: TypeInfo::Url,
        },
    ],
    group: "All | of [it]",
    call: "groups.third",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::LEAF),
    is_list: false,
    statuses: &[200u16],
    summary: "Every type as a parameter",
    section: "4",
    gaps: &[],
};
/// Every type as a parameter. Section 4.
pub static ENUM_PATHS: Endpoint = Endpoint {
    id: "enum_paths",
    number: 19u32,
    method: Method::Get,
    path: "/paths/enums/{words}/{closed}/{body}/{values}/",
    path_parameters: &[
        PathParameter {
            name: "words",
            ty: TypeInfo::Enum(&super::WORDS_VALUES),
        },
        PathParameter {
            name: "closed",
            ty: TypeInfo::Enum(&super::CLOSED_VALUES),
        },
        PathParameter {
            name: "body",
            ty: TypeInfo::Integer,
        },
        PathParameter {
            name: "values",
            ty: TypeInfo::String,
        },
    ],
    group: "All | of [it]",
    call: "groups.fourth",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: Some(&super::REQUIRED_QUERY),
    response: Some(&super::LEAF),
    is_list: false,
    statuses: &[200u16],
    summary: "Every type as a parameter",
    section: "4",
    gaps: &[],
};
/// List webhooks. Section 6.
pub static LIST_HOOKS: Endpoint = Endpoint {
    id: "list_hooks",
    number: 20u32,
    method: Method::Get,
    path: "/hooks/",
    path_parameters: &[],
    group: "All | of [it]",
    call: "hooks.list",
    scopes: &[&ALL_3],
    request: None,
    encoding: Encoding::Json,
    query: Some(&super::HOOK_QUERY),
    response: Some(&super::HOOK_PAGE),
    is_list: true,
    statuses: &[200u16],
    summary: "List webhooks",
    section: "6",
    gaps: &[],
};
/// Create a webhook. Section 6.
pub static CREATE_HOOK: Endpoint = Endpoint {
    id: "create_hook",
    number: 21u32,
    method: Method::Post,
    path: "/hooks/",
    path_parameters: &[],
    group: "All | of [it]",
    call: "hooks.create",
    scopes: &[&ALL_3],
    request: Some(&super::CREATE_HOOK),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::HOOK),
    is_list: false,
    statuses: &[201u16],
    summary: "Create a webhook",
    section: "6",
    gaps: &[],
};
/// Delete every type. Section 4.
pub static DELETE_EVERY: Endpoint = Endpoint {
    id: "delete_every",
    number: 23u32,
    method: Method::Delete,
    path: "/every/{every}/",
    path_parameters: &[
        PathParameter {
            name: "every",
            ty: TypeInfo::Integer,
        },
    ],
    group: "All | of [it]",
    call: "every.delete",
    scopes: &[&GET_EVERY_2, &GET_EVERY_3],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: None,
    is_list: false,
    statuses: &[202u16],
    summary: "Delete every type",
    section: "4",
    gaps: &[],
};
