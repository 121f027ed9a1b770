// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `GiftCard`.
pub static GIFT_CARD: info::ShapeInfo = info::ShapeInfo {
    name: "GiftCard",
    kind: info::ShapeKind::Record,
    section: "2, Gift card",
    members_shown: true,
    members: &[
        info::MemberInfo::new("balance", info::TypeInfo::Amount, "2, Gift card"),
        info::MemberInfo::new("created_at", info::TypeInfo::Timestamp, "2, Gift card"),
        info::MemberInfo::new("currency", info::TypeInfo::String, "2, Gift card"),
        info::MemberInfo::new("disabled_at", info::TypeInfo::Timestamp, "2, Gift card")
            .strict_nullable(),
        info::MemberInfo::new("expired_at", info::TypeInfo::Timestamp, "2, Gift card")
            .strict_nullable(),
        info::MemberInfo::new("id", info::TypeInfo::Integer, "2, Gift card")
            .presence(info::Presence::Key)
            .not_null(),
        info::MemberInfo::new("initial", info::TypeInfo::Amount, "2, Gift card"),
        info::MemberInfo::new("last_four", info::TypeInfo::String, "2, Gift card"),
        info::MemberInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Gift card"),
        info::MemberInfo::new(
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
    members_shown: true,
    members: &[
        info::MemberInfo::new("next", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable(),
        info::MemberInfo::new("previous", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable(),
        info::MemberInfo::new(
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
    members_shown: true,
    members: &[
        info::MemberInfo::new(
                "search_text",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "created_from",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "created_to",
                info::TypeInfo::Date,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "customer",
                info::TypeInfo::Integer,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "status",
                info::TypeInfo::Enum(&super::GIFT_CARD_STATUS_VALUES),
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "currency",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "amount_from",
                info::TypeInfo::Number,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "amount_to",
                info::TypeInfo::Number,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new("cursor", info::TypeInfo::String, "4, Pagination")
            .not_null()
            .strict_optional(),
    ],
};
