// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `GiftCard`.
pub static GIFT_CARD: info::ShapeInfo = info::ShapeInfo {
    name: "GiftCard",
    kind: info::ShapeKind::Record,
    section: "2, Gift card",
    fields_shown: true,
    about: "A gift card.",
    fields: &[
        info::FieldInfo::new("balance", info::TypeInfo::Amount, "2, Gift card")
            .about(
                "Amount of money as decimal text, such as `25.00`. Section 2, Gift card.",
            ),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Gift card")
            .about(
                "Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.",
            ),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Gift card")
            .about("Text, such as `USD`. Section 2, Gift card."),
        info::FieldInfo::new("disabled_at", info::TypeInfo::Timestamp, "2, Gift card")
            .strict_nullable()
            .about(
                "Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.",
            ),
        info::FieldInfo::new("expired_at", info::TypeInfo::Timestamp, "2, Gift card")
            .strict_nullable()
            .about(
                "Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.",
            ),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Gift card")
            .presence(info::Presence::Identity)
            .not_null()
            .about(
                "Whole number that identifies this record. Section 2, Gift card; gap `identity-presence`.",
            ),
        info::FieldInfo::new("initial", info::TypeInfo::Amount, "2, Gift card")
            .about(
                "Amount of money as decimal text, such as `25.00`. Section 2, Gift card.",
            ),
        info::FieldInfo::new("last_four", info::TypeInfo::String, "2, Gift card")
            .about("Text. Section 2, Gift card."),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Gift card")
            .about(
                "Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.",
            ),
        info::FieldInfo::new(
                "user",
                info::TypeInfo::Shape(&super::USER_SUMMARY),
                "2, Gift card",
            )
            .strict_nullable()
            .about(
                "A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Gift card.",
            ),
    ],
};
/// Description of `GiftCardPage`.
pub static GIFT_CARD_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "GiftCardPage",
    kind: info::ShapeKind::Page,
    section: "4, Pagination",
    fields_shown: true,
    about: "A page of GiftCard.",
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable()
            .about(
                "The next page, or null when there is none. URL. Section 4, Pagination.",
            ),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable()
            .about(
                "The previous page, or null when there is none. URL. Section 4, Pagination.",
            ),
        info::FieldInfo::new(
                "results",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::GIFT_CARD)),
                "4, Pagination",
            )
            .presence(info::Presence::Required)
            .not_null()
            .about("List. Each item: a gift card. Section 4, Pagination."),
    ],
};
/// Description of `ListGiftCardsQuery`.
pub static LIST_GIFT_CARDS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "ListGiftCardsQuery",
    kind: info::ShapeKind::Query,
    section: "4, Query parameters of lists",
    fields_shown: true,
    about: "Query parameters of the list of gift cards.",
    fields: &[
        info::FieldInfo::new(
                "search_text",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional()
            .about(
                "Generic search by code, name, email. Text, such as `Ada`. Section 4, Query parameters of lists; gap `text-filter-match`.",
            ),
        info::FieldInfo::new(
                "created_from",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional()
            .about(
                "Date, YYYY-MM-DD, such as `2026-01-01`. Section 4, Query parameters of lists; gap `date-range-bounds`.",
            ),
        info::FieldInfo::new(
                "created_to",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional()
            .about(
                "Date, YYYY-MM-DD, such as `2026-01-31`. Section 4, Query parameters of lists; gap `date-range-bounds`.",
            ),
        info::FieldInfo::new(
                "customer",
                info::TypeInfo::Integer,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional()
            .about(
                "The customer's id. `id` of a Customer. Section 4, Query parameters of lists.",
            ),
        info::FieldInfo::new(
                "status",
                info::TypeInfo::Enum(&super::GIFT_CARD_STATUS_VALUES),
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional()
            .about(
                "One of `active`, `disabled`, `expired`. Section 4, Query parameters of lists; gaps `gift-card-status-filter`, `transitions`.",
            ),
        info::FieldInfo::new(
                "currency",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional()
            .about("Text, such as `USD`. Section 4, Query parameters of lists."),
        info::FieldInfo::new(
                "amount_from",
                info::TypeInfo::Number,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional()
            .about(
                "Number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`.",
            ),
        info::FieldInfo::new(
                "amount_to",
                info::TypeInfo::Number,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional()
            .about(
                "Number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`.",
            ),
        info::FieldInfo::new("cursor", info::TypeInfo::String, "4, Pagination")
            .not_null()
            .strict_optional()
            .about("The pagination cursor value. Text. Section 4, Pagination."),
    ],
};
