// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use crate::info;
/// Description of `Hook`.
pub static HOOK: info::ShapeInfo = info::ShapeInfo {
    name: "Hook",
    kind: info::ShapeKind::Record,
    section: "6",
    fields_shown: true,
    about: "A webhook.",
    fields: &[
        info::FieldInfo::new("number", info::TypeInfo::Integer, "6").presence(info::Presence::Identity).not_null()
            .about("Number: whole number that identifies this record. Section 6."),
        info::FieldInfo::new("active", info::TypeInfo::Boolean, "6").about("Active: true or false. Section 6."),
        info::FieldInfo::new("events", info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)), "6")
            .about("Events: list. Each item: text; values seen: `all`, `Self`, `Unknown`. Section 6."),
        info::FieldInfo::new("address", info::TypeInfo::Url, "6").about("Address: URL. Section 6."),
        info::FieldInfo::new("failures", info::TypeInfo::Integer, "6").about("Failures: whole number. Section 6."),
    ],
};
/// Description of `HookPage`.
pub static HOOK_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "HookPage",
    kind: info::ShapeKind::Page,
    section: "4",
    fields_shown: true,
    about: "A page of Hook.",
    fields: &[
        info::FieldInfo::new("after", info::TypeInfo::Url, "4").strict_nullable().about("After: URL or null. Section 4."),
        info::FieldInfo::new("before", info::TypeInfo::Url, "4").strict_nullable().about("Before: URL or null. Section 4."),
        info::FieldInfo::new("items", info::TypeInfo::List(&info::TypeInfo::Shape(&super::HOOK)), "4")
            .about("Items: list. Each item: a webhook. Section 4."),
    ],
};
/// Description of `CreateHook`.
pub static CREATE_HOOK: info::ShapeInfo = info::ShapeInfo {
    name: "CreateHook",
    kind: info::ShapeKind::Request,
    section: "6",
    fields_shown: true,
    about: "A new webhook.",
    fields: &[
        info::FieldInfo::new("events", info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)), "6")
            .presence(info::Presence::Required)
            .not_null()
            .about("Events: list. Each item: text; values seen: `all`, `Self`, `Unknown`. Section 6."),
        info::FieldInfo::new("address", info::TypeInfo::Url, "6").presence(info::Presence::Required).not_null()
            .about("Address: URL. Section 6."),
    ],
};
/// Description of `HookQuery`.
pub static HOOK_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "HookQuery",
    kind: info::ShapeKind::Query,
    section: "6",
    fields_shown: true,
    about: "Filters of webhooks.",
    fields: &[
        info::FieldInfo::new("active", info::TypeInfo::Boolean, "6").not_null().strict_optional()
            .about("Active: true or false. Section 6."),
        info::FieldInfo::new("events", info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)), "6").not_null()
            .strict_optional()
            .about("Events: list. Each item: text; values seen: `all`, `Self`, `Unknown`. Section 6."),
        info::FieldInfo::new("place", info::TypeInfo::String, "6").not_null().strict_optional().about("Place: text. Section 6."),
    ],
};
