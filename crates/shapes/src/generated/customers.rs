// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `Customer`.
pub static CUSTOMER: info::ShapeInfo = info::ShapeInfo {
    name: "Customer",
    kind: info::ShapeKind::Record,
    section: "2, Customer (user)",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
            "accepts_marketing",
            info::TypeInfo::Boolean,
            "2, Customer (user)",
        ),
        info::FieldInfo::new(
            "addresses",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::USER_ADDRESS)),
            "2, Customer (user)",
        ),
        info::FieldInfo::new(
            "date_joined",
            info::TypeInfo::Timestamp,
            "2, Customer (user)",
        ),
        info::FieldInfo::new("email", info::TypeInfo::String, "2, Customer (user)"),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Customer (user)"),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Customer (user)")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new("ip", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable(),
        info::FieldInfo::new(
            "is_blocked",
            info::TypeInfo::Boolean,
            "2, Customer (user)",
        ),
        info::FieldInfo::new(
            "language",
            info::TypeInfo::Enum(&super::LANGUAGE_VALUES),
            "2, Customer (user)",
        ),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Customer (user)"),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Customer (user)")
            .strict_nullable(),
        info::FieldInfo::new(
            "orders_count",
            info::TypeInfo::Integer,
            "2, Customer (user)",
        ),
        info::FieldInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "2, Customer (user)",
            )
            .strict_nullable(),
        info::FieldInfo::new(
            "subscriptions_count",
            info::TypeInfo::Integer,
            "2, Customer (user)",
        ),
        info::FieldInfo::new(
            "tags",
            info::TypeInfo::List(&info::TypeInfo::String),
            "2, Customer (user)",
        ),
        info::FieldInfo::new("total_spent", info::TypeInfo::Amount, "2, Customer (user)")
            .strict_nullable(),
        info::FieldInfo::new("user_agent", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable(),
        info::FieldInfo::new(
            "user_type",
            info::TypeInfo::Enum(&super::USER_TYPE_VALUES),
            "2, Customer (user)",
        ),
    ],
};
/// What the document says of `CustomerPage`.
pub static CUSTOMER_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "CustomerPage",
    kind: info::ShapeKind::Page,
    section: "4, Pagination",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable(),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable(),
        info::FieldInfo::new(
                "results",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::CUSTOMER)),
                "4, Pagination",
            )
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
/// What the document says of `UserAddress`.
pub static USER_ADDRESS: info::ShapeInfo = info::ShapeInfo {
    name: "UserAddress",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
            "country",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new(
            "first_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes"),
        info::FieldInfo::new(
            "last_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new(
            "line1",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new(
                "line2",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::FieldInfo::new(
                "line3",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::FieldInfo::new(
                "line4",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::FieldInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::FieldInfo::new(
                "postcode",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::FieldInfo::new(
                "state",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::FieldInfo::new(
                "notes",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::FieldInfo::new(
            "is_default_for_billing",
            info::TypeInfo::Boolean,
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new(
            "is_default_for_shipping",
            info::TypeInfo::Boolean,
            "2, Shared embedded shapes",
        ),
    ],
};
/// What the document says of `CustomerNote`.
pub static CUSTOMER_NOTE: info::ShapeInfo = info::ShapeInfo {
    name: "CustomerNote",
    kind: info::ShapeKind::Record,
    section: "2, Note",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("app", info::TypeInfo::Shape(&super::NOTE_APP), "2, Note")
            .strict_nullable(),
        info::FieldInfo::new(
                "author",
                info::TypeInfo::Shape(&super::NOTE_AUTHOR),
                "2, Note",
            )
            .strict_nullable(),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Note"),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Note")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new("message", info::TypeInfo::String, "2, Note"),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Note"),
    ],
};
/// What the document says of `ListUsersQuery`.
pub static LIST_USERS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "ListUsersQuery",
    kind: info::ShapeKind::Query,
    section: "4, Query parameters of lists",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
                "email",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "name",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "language",
                info::TypeInfo::Enum(&super::LANGUAGE_VALUES),
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "user_type",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "date_joined_from",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "date_joined_to",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "is_blocked",
                info::TypeInfo::Boolean,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "accepts_marketing",
                info::TypeInfo::Boolean,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("cursor", info::TypeInfo::String, "4, Pagination")
            .not_null()
            .strict_optional(),
    ],
};
/// What the document says of `UpdateCustomer`.
pub static UPDATE_CUSTOMER: info::ShapeInfo = info::ShapeInfo {
    name: "UpdateCustomer",
    kind: info::ShapeKind::Update,
    section: "4, endpoint 11",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
                "accepts_marketing",
                info::TypeInfo::Boolean,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "addresses",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::USER_ADDRESS)),
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "date_joined",
                info::TypeInfo::Timestamp,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("email", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("ip", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("is_blocked", info::TypeInfo::Boolean, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "language",
                info::TypeInfo::Enum(&super::LANGUAGE_VALUES),
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "orders_count",
                info::TypeInfo::Integer,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "subscriptions_count",
                info::TypeInfo::Integer,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "tags",
                info::TypeInfo::List(&info::TypeInfo::String),
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("total_spent", info::TypeInfo::Amount, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("user_agent", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "user_type",
                info::TypeInfo::Enum(&super::USER_TYPE_VALUES),
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
    ],
};
/// What the document says of `CreateCustomerNote`.
pub static CREATE_CUSTOMER_NOTE: info::ShapeInfo = info::ShapeInfo {
    name: "CreateCustomerNote",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 14",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("message", info::TypeInfo::String, "4, endpoint 14")
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
