// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `Customer`.
pub static CUSTOMER: info::ShapeInfo = info::ShapeInfo {
    name: "Customer",
    kind: info::ShapeKind::Record,
    section: "2, Customer (user)",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "accepts_marketing",
            info::TypeInfo::Boolean,
            "2, Customer (user)",
        ),
        info::MemberInfo::new(
            "addresses",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::USER_ADDRESS)),
            "2, Customer (user)",
        ),
        info::MemberInfo::new(
            "date_joined",
            info::TypeInfo::Timestamp,
            "2, Customer (user)",
        ),
        info::MemberInfo::new("email", info::TypeInfo::String, "2, Customer (user)"),
        info::MemberInfo::new(
            "first_name",
            info::TypeInfo::String,
            "2, Customer (user)",
        ),
        info::MemberInfo::new("id", info::TypeInfo::Integer, "2, Customer (user)")
            .presence(info::Presence::Key)
            .not_null(),
        info::MemberInfo::new("ip", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable(),
        info::MemberInfo::new(
            "is_blocked",
            info::TypeInfo::Boolean,
            "2, Customer (user)",
        ),
        info::MemberInfo::new(
            "language",
            info::TypeInfo::Enum(&super::LANGUAGE_VALUES),
            "2, Customer (user)",
        ),
        info::MemberInfo::new("last_name", info::TypeInfo::String, "2, Customer (user)"),
        info::MemberInfo::new("metadata", info::TypeInfo::Any, "2, Customer (user)")
            .strict_nullable(),
        info::MemberInfo::new(
            "orders_count",
            info::TypeInfo::Integer,
            "2, Customer (user)",
        ),
        info::MemberInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "2, Customer (user)",
            )
            .strict_nullable(),
        info::MemberInfo::new(
            "subscriptions_count",
            info::TypeInfo::Integer,
            "2, Customer (user)",
        ),
        info::MemberInfo::new(
            "tags",
            info::TypeInfo::List(&info::TypeInfo::String),
            "2, Customer (user)",
        ),
        info::MemberInfo::new(
                "total_spent",
                info::TypeInfo::Amount,
                "2, Customer (user)",
            )
            .strict_nullable(),
        info::MemberInfo::new("user_agent", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable(),
        info::MemberInfo::new(
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
    members_shown: true,
    members: &[
        info::MemberInfo::new("next", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable(),
        info::MemberInfo::new("previous", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable(),
        info::MemberInfo::new(
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
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "country",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "first_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "last_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "line1",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
                "line2",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "line3",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "line4",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "postcode",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "state",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "notes",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
            "is_default_for_billing",
            info::TypeInfo::Boolean,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
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
    members_shown: true,
    members: &[
        info::MemberInfo::new("app", info::TypeInfo::Shape(&super::NOTE_APP), "2, Note")
            .strict_nullable(),
        info::MemberInfo::new(
                "author",
                info::TypeInfo::Shape(&super::NOTE_AUTHOR),
                "2, Note",
            )
            .strict_nullable(),
        info::MemberInfo::new("created_at", info::TypeInfo::Timestamp, "2, Note"),
        info::MemberInfo::new("id", info::TypeInfo::Integer, "2, Note")
            .presence(info::Presence::Key)
            .not_null(),
        info::MemberInfo::new("message", info::TypeInfo::String, "2, Note"),
        info::MemberInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Note"),
    ],
};
/// What the document says of `ListUsersQuery`.
pub static LIST_USERS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "ListUsersQuery",
    kind: info::ShapeKind::Query,
    section: "4, Query parameters of lists",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
                "email",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "name",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "language",
                info::TypeInfo::Enum(&super::LANGUAGE_VALUES),
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "user_type",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "date_joined_from",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "date_joined_to",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "is_blocked",
                info::TypeInfo::Boolean,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "accepts_marketing",
                info::TypeInfo::Boolean,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new("cursor", info::TypeInfo::String, "4, Pagination")
            .not_null()
            .strict_optional(),
    ],
};
/// What the document says of `UpdateCustomer`.
pub static UPDATE_CUSTOMER: info::ShapeInfo = info::ShapeInfo {
    name: "UpdateCustomer",
    kind: info::ShapeKind::Update,
    section: "4, endpoint 11",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
                "accepts_marketing",
                info::TypeInfo::Boolean,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
                "addresses",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::USER_ADDRESS)),
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
                "date_joined",
                info::TypeInfo::Timestamp,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("email", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("first_name", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("id", info::TypeInfo::Integer, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("ip", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
                "is_blocked",
                info::TypeInfo::Boolean,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
                "language",
                info::TypeInfo::Enum(&super::LANGUAGE_VALUES),
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("last_name", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("metadata", info::TypeInfo::Any, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
                "orders_count",
                info::TypeInfo::Integer,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
                "subscriptions_count",
                info::TypeInfo::Integer,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
                "tags",
                info::TypeInfo::List(&info::TypeInfo::String),
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
                "total_spent",
                info::TypeInfo::Amount,
                "2, Customer (user)",
            )
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("user_agent", info::TypeInfo::String, "2, Customer (user)")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new(
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
    members_shown: true,
    members: &[
        info::MemberInfo::new("message", info::TypeInfo::String, "4, endpoint 14")
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
