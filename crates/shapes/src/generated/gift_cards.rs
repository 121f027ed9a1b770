// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `GiftCard`.
pub static GIFT_CARD: info::ShapeInfo = info::ShapeInfo {
    name: "GiftCard",
    kind: info::ShapeKind::Record,
    section: "2, Gift card",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("balance", info::TypeInfo::Amount, "2, Gift card"),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Gift card"),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Gift card"),
        info::FieldInfo::new("disabled_at", info::TypeInfo::Timestamp, "2, Gift card")
            .strict_nullable(),
        info::FieldInfo::new("expired_at", info::TypeInfo::Timestamp, "2, Gift card")
            .strict_nullable(),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Gift card")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new("initial", info::TypeInfo::Amount, "2, Gift card"),
        info::FieldInfo::new("last_four", info::TypeInfo::String, "2, Gift card"),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Gift card"),
        info::FieldInfo::new(
                "user",
                info::TypeInfo::Shape(&super::USER_SUMMARY),
                "2, Gift card",
            )
            .strict_nullable(),
    ],
};
/// What the document says of `GiftCardPage`.
pub static GIFT_CARD_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "GiftCardPage",
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
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::GIFT_CARD)),
                "4, Pagination",
            )
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
/// What the document says of `ListGiftCardsQuery`.
pub static LIST_GIFT_CARDS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "ListGiftCardsQuery",
    kind: info::ShapeKind::Query,
    section: "4, Query parameters of lists",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
                "search_text",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "created_from",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "created_to",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "customer",
                info::TypeInfo::Integer,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "status",
                info::TypeInfo::Enum(&super::GIFT_CARD_STATUS_VALUES),
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "currency",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "amount_from",
                info::TypeInfo::Number,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "amount_to",
                info::TypeInfo::Number,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("cursor", info::TypeInfo::String, "4, Pagination")
            .not_null()
            .strict_optional(),
    ],
};
