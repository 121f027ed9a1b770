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
            .about("Balance: amount of money as decimal text, such as `25.00`. Section 2, Gift card."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Gift card")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Gift card")
            .about("Currency: text, such as `USD`. Section 2, Gift card."),
        info::FieldInfo::new("disabled_at", info::TypeInfo::Timestamp, "2, Gift card").strict_nullable()
            .about("Disabled at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card."),
        info::FieldInfo::new("expired_at", info::TypeInfo::Timestamp, "2, Gift card").strict_nullable()
            .about("Expired at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Gift card").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Gift card; gap `identity-presence`."),
        info::FieldInfo::new("initial", info::TypeInfo::Amount, "2, Gift card")
            .about("Initial: amount of money as decimal text, such as `25.00`. Section 2, Gift card."),
        info::FieldInfo::new("last_four", info::TypeInfo::String, "2, Gift card").about("Last four: text. Section 2, Gift card."),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Gift card")
            .about("Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card."),
        info::FieldInfo::new("user", info::TypeInfo::Shape(&super::USER_SUMMARY), "2, Gift card").strict_nullable()
            .about("User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Gift card."),
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
        info::FieldInfo::new("next", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Next: URL or null. The next page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Previous: URL or null. The previous page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("results", info::TypeInfo::List(&info::TypeInfo::Shape(&super::GIFT_CARD)), "4, Pagination")
            .presence(info::Presence::Required)
            .not_null()
            .about("Results: list. Each item: a gift card. Section 4, Pagination."),
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
        info::FieldInfo::new("search_text", info::TypeInfo::String, "4, Query parameters of lists").not_null().strict_optional()
            .about("Search text, such as `Ada`. Generic search by code, name, email. Section 4, Query parameters of lists; gap `text-filter-match`."),
        info::FieldInfo::new("created_from", info::TypeInfo::Date, "4, Query parameters of lists").not_null().strict_optional()
            .about("Created from: date, YYYY-MM-DD, such as `2026-01-01`. Section 4, Query parameters of lists; gap `date-range-bounds`."),
        info::FieldInfo::new("created_to", info::TypeInfo::Date, "4, Query parameters of lists").not_null().strict_optional()
            .about("Created to: date, YYYY-MM-DD, such as `2026-01-31`. Section 4, Query parameters of lists; gap `date-range-bounds`."),
        info::FieldInfo::new("customer", info::TypeInfo::Integer, "4, Query parameters of lists").not_null().strict_optional()
            .about("Customer: `id` of a Customer. The customer's id. Section 4, Query parameters of lists."),
        info::FieldInfo::new("status", info::TypeInfo::Enum(&super::GIFT_CARD_STATUS_VALUES), "4, Query parameters of lists").not_null()
            .strict_optional()
            .about("Status: one of `active`, `disabled`, `expired`. Section 4, Query parameters of lists; gaps `gift-card-status-filter`, `transitions`."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "4, Query parameters of lists").not_null().strict_optional()
            .about("Currency: text, such as `USD`. Section 4, Query parameters of lists."),
        info::FieldInfo::new("amount_from", info::TypeInfo::Number, "4, Query parameters of lists").not_null().strict_optional()
            .about("Amount from: number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`."),
        info::FieldInfo::new("amount_to", info::TypeInfo::Number, "4, Query parameters of lists").not_null().strict_optional()
            .about("Amount to: number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`."),
        info::FieldInfo::new("cursor", info::TypeInfo::String, "4, Pagination").not_null().strict_optional()
            .about("Cursor: text. The pagination cursor value. Section 4, Pagination."),
    ],
};
