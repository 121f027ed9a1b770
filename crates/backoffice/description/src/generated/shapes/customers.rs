// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `Customer`.
pub static CUSTOMER: info::ShapeInfo = info::ShapeInfo {
    name: "Customer",
    kind: info::ShapeKind::Record,
    section: "2, Customer (user)",
    fields_shown: true,
    about: "A customer of the store, which paths call a user.",
    fields: &[
        info::FieldInfo::new("accepts_marketing", info::TypeInfo::Boolean, "2, Customer (user)")
            .about("Accepts marketing: true or false. Section 2, Customer (user)."),
        info::FieldInfo::new("addresses", info::TypeInfo::List(&info::TypeInfo::Shape(&super::USER_ADDRESS)), "2, Customer (user)")
            .about("Addresses: list. Each item: an address in a customer's address book. Section 2, Customer (user)."),
        info::FieldInfo::new("date_joined", info::TypeInfo::Timestamp, "2, Customer (user)")
            .about("Date joined: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Customer (user)."),
        info::FieldInfo::new("email", info::TypeInfo::String, "2, Customer (user)")
            .about("Email: text, such as `person@example.com`. Section 2, Customer (user)."),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Customer (user)")
            .about("First name: text. Section 2, Customer (user)."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Customer (user)").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Customer (user); gap `identity-presence`."),
        info::FieldInfo::new("ip", info::TypeInfo::String, "2, Customer (user)").strict_nullable()
            .about("IP: text. Section 2, Customer (user)."),
        info::FieldInfo::new("is_blocked", info::TypeInfo::Boolean, "2, Customer (user)")
            .about("Is blocked: true or false. Section 2, Customer (user)."),
        info::FieldInfo::new("language", info::TypeInfo::Enum(&super::LANGUAGE_VALUES), "2, Customer (user)")
            .about("Language: one of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 2, Customer (user)."),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Customer (user)")
            .about("Last name: text. Section 2, Customer (user)."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Customer (user)").strict_nullable()
            .about("Metadata: free-form value or null. Section 2, Customer (user)."),
        info::FieldInfo::new("orders_count", info::TypeInfo::Integer, "2, Customer (user)")
            .about("Orders count: whole number. Section 2, Customer (user)."),
        info::FieldInfo::new("phone_number", info::TypeInfo::String, "2, Customer (user)").strict_nullable()
            .about("Phone number: text. Section 2, Customer (user)."),
        info::FieldInfo::new("subscriptions_count", info::TypeInfo::Integer, "2, Customer (user)")
            .about("Subscriptions count: whole number. Section 2, Customer (user)."),
        info::FieldInfo::new("tags", info::TypeInfo::List(&info::TypeInfo::String), "2, Customer (user)")
            .about("Tags: list. Each item: text. Section 2, Customer (user)."),
        info::FieldInfo::new("total_spent", info::TypeInfo::Amount, "2, Customer (user)").strict_nullable()
            .about("Total spent: amount of money as decimal text, such as `10.00`. Section 2, Customer (user)."),
        info::FieldInfo::new("user_agent", info::TypeInfo::String, "2, Customer (user)").strict_nullable()
            .about("User agent: text. Section 2, Customer (user)."),
        info::FieldInfo::new("user_type", info::TypeInfo::Enum(&super::USER_TYPE_VALUES), "2, Customer (user)")
            .about("User type: text; one value seen: `customer`. Section 2, Customer (user); gaps `enum-values`, `open-enumerations`."),
    ],
};
/// Description of `CustomerPage`.
pub static CUSTOMER_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "CustomerPage",
    kind: info::ShapeKind::Page,
    section: "4, Pagination",
    fields_shown: true,
    about: "A page of Customer.",
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Next: URL or null. The next page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Previous: URL or null. The previous page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("results", info::TypeInfo::List(&info::TypeInfo::Shape(&super::CUSTOMER)), "4, Pagination")
            .presence(info::Presence::Required)
            .not_null()
            .about("Results: list. Each item: a customer of the store, which paths call a user. Section 4, Pagination."),
    ],
};
/// Description of `UserAddress`.
pub static USER_ADDRESS: info::ShapeInfo = info::ShapeInfo {
    name: "UserAddress",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "An address in a customer's address book.",
    fields: &[
        info::FieldInfo::new("country", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Country: text, such as `US`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("First name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: whole number that identifies this record. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Last name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line1", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Line1: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line2", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Line2: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line3", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Line3: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line4", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Line4: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("phone_number", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Phone number: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("postcode", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Postcode: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("state", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("State: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("notes", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Notes: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("is_default_for_billing", info::TypeInfo::Boolean, "2, Shared embedded shapes")
            .about("Is default for billing: true or false. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("is_default_for_shipping", info::TypeInfo::Boolean, "2, Shared embedded shapes")
            .about("Is default for shipping: true or false. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `CustomerNote`.
pub static CUSTOMER_NOTE: info::ShapeInfo = info::ShapeInfo {
    name: "CustomerNote",
    kind: info::ShapeKind::Record,
    section: "2, Note",
    fields_shown: true,
    about: "A note on a customer.",
    fields: &[
        info::FieldInfo::new("app", info::TypeInfo::Shape(&super::NOTE_APP), "2, Note").strict_nullable()
            .about("App: the application that wrote a note. Section 2, Note."),
        info::FieldInfo::new("author", info::TypeInfo::Shape(&super::NOTE_AUTHOR), "2, Note").strict_nullable()
            .about("Author: the person who wrote a note. Section 2, Note."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Note")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Note").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Note; gap `identity-presence`."),
        info::FieldInfo::new("message", info::TypeInfo::String, "2, Note").about("Message: text. Section 2, Note."),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Note")
            .about("Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note."),
    ],
};
/// Description of `ListUsersQuery`.
pub static LIST_USERS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "ListUsersQuery",
    kind: info::ShapeKind::Query,
    section: "4, Query parameters of lists",
    fields_shown: true,
    about: "Query parameters of the list of customers.",
    fields: &[
        info::FieldInfo::new("email", info::TypeInfo::String, "4, Query parameters of lists").not_null().strict_optional()
            .about("Email: text, such as `ada@example.com`. Section 4, Query parameters of lists; gap `text-filter-match`."),
        info::FieldInfo::new("name", info::TypeInfo::String, "4, Query parameters of lists").not_null().strict_optional()
            .about("Name: text, such as `Ada`. Section 4, Query parameters of lists; gap `text-filter-match`."),
        info::FieldInfo::new("phone_number", info::TypeInfo::String, "4, Query parameters of lists").not_null().strict_optional()
            .about("Phone number: text, such as `+442079460000`. Section 4, Query parameters of lists; gap `text-filter-match`."),
        info::FieldInfo::new("language", info::TypeInfo::Enum(&super::LANGUAGE_VALUES), "4, Query parameters of lists").not_null()
            .strict_optional()
            .about("Language: one of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 4, Query parameters of lists."),
        info::FieldInfo::new("user_type", info::TypeInfo::String, "4, Query parameters of lists").not_null().strict_optional()
            .about("User type: text. Section 4, Query parameters of lists; gap `user-type-values`."),
        info::FieldInfo::new("date_joined_from", info::TypeInfo::Date, "4, Query parameters of lists").not_null().strict_optional()
            .about("Date joined from: date, YYYY-MM-DD, such as `2026-01-01`. Section 4, Query parameters of lists; gap `date-range-bounds`."),
        info::FieldInfo::new("date_joined_to", info::TypeInfo::Date, "4, Query parameters of lists").not_null().strict_optional()
            .about("Date joined to: date, YYYY-MM-DD, such as `2026-01-31`. Section 4, Query parameters of lists; gap `date-range-bounds`."),
        info::FieldInfo::new("is_blocked", info::TypeInfo::Boolean, "4, Query parameters of lists").not_null().strict_optional()
            .about("Is blocked: true or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`."),
        info::FieldInfo::new("accepts_marketing", info::TypeInfo::Boolean, "4, Query parameters of lists").not_null().strict_optional()
            .about("Accepts marketing: true or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`."),
        info::FieldInfo::new("cursor", info::TypeInfo::String, "4, Pagination").not_null().strict_optional()
            .about("Cursor: text. The pagination cursor value. Section 4, Pagination."),
    ],
};
/// Description of `UpdateCustomer`.
pub static UPDATE_CUSTOMER: info::ShapeInfo = info::ShapeInfo {
    name: "UpdateCustomer",
    kind: info::ShapeKind::Update,
    section: "4, endpoint 11",
    fields_shown: true,
    about: "Body of a customer's partial update: any subset of its fields.",
    fields: &[
        info::FieldInfo::new("accepts_marketing", info::TypeInfo::Boolean, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Accepts marketing: true or false. Section 2, Customer (user)."),
        info::FieldInfo::new("addresses", info::TypeInfo::List(&info::TypeInfo::Shape(&super::USER_ADDRESS)), "2, Customer (user)")
            .strict_nullable()
            .strict_optional()
            .about("Addresses: list. Each item: an address in a customer's address book. Section 2, Customer (user)."),
        info::FieldInfo::new("date_joined", info::TypeInfo::Timestamp, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Date joined: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Customer (user)."),
        info::FieldInfo::new("email", info::TypeInfo::String, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Email: text, such as `person@example.com`. Section 2, Customer (user)."),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Customer (user)").strict_nullable().strict_optional()
            .about("First name: text. Section 2, Customer (user)."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Id: `id` of a Customer. Section 2, Customer (user); gap `identity-presence`."),
        info::FieldInfo::new("ip", info::TypeInfo::String, "2, Customer (user)").strict_nullable().strict_optional()
            .about("IP: text. Section 2, Customer (user)."),
        info::FieldInfo::new("is_blocked", info::TypeInfo::Boolean, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Is blocked: true or false. Section 2, Customer (user)."),
        info::FieldInfo::new("language", info::TypeInfo::Enum(&super::LANGUAGE_VALUES), "2, Customer (user)").strict_nullable()
            .strict_optional()
            .about("Language: one of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 2, Customer (user)."),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Last name: text. Section 2, Customer (user)."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Metadata: free-form value or null. Section 2, Customer (user)."),
        info::FieldInfo::new("orders_count", info::TypeInfo::Integer, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Orders count: whole number. Section 2, Customer (user)."),
        info::FieldInfo::new("phone_number", info::TypeInfo::String, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Phone number: text. Section 2, Customer (user)."),
        info::FieldInfo::new("subscriptions_count", info::TypeInfo::Integer, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Subscriptions count: whole number. Section 2, Customer (user)."),
        info::FieldInfo::new("tags", info::TypeInfo::List(&info::TypeInfo::String), "2, Customer (user)").strict_nullable()
            .strict_optional()
            .about("Tags: list. Each item: text. Section 2, Customer (user)."),
        info::FieldInfo::new("total_spent", info::TypeInfo::Amount, "2, Customer (user)").strict_nullable().strict_optional()
            .about("Total spent: amount of money as decimal text, such as `10.00`. Section 2, Customer (user)."),
        info::FieldInfo::new("user_agent", info::TypeInfo::String, "2, Customer (user)").strict_nullable().strict_optional()
            .about("User agent: text. Section 2, Customer (user)."),
        info::FieldInfo::new("user_type", info::TypeInfo::Enum(&super::USER_TYPE_VALUES), "2, Customer (user)").strict_nullable()
            .strict_optional()
            .about("User type: text; one value seen: `customer`. Section 2, Customer (user); gaps `enum-values`, `open-enumerations`."),
    ],
};
/// Description of `CreateCustomerNote`.
pub static CREATE_CUSTOMER_NOTE: info::ShapeInfo = info::ShapeInfo {
    name: "CreateCustomerNote",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 14",
    fields_shown: true,
    about: "Body of a new customer note.",
    fields: &[
        info::FieldInfo::new("message", info::TypeInfo::String, "4, endpoint 14").presence(info::Presence::Required).not_null()
            .about("Message: text, such as `Prefers to be called in the morning.`. Section 4, endpoint 14."),
    ],
};
