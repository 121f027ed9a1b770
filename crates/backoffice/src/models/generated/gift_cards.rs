// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! [`GiftCard`] with its parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A gift card. Section 2, Gift card.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GiftCard {
    /// Balance: amount of money as decimal text, such as `25.00`. Section 2, Gift card.
    pub balance: Option<runtime::Amount>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub created_at: Option<runtime::Timestamp>,
    /// Currency: text, such as `USD`. Section 2, Gift card.
    pub currency: Option<runtime::Text>,
    /// Disabled at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub disabled_at: Option<runtime::Timestamp>,
    /// Expired at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub expired_at: Option<runtime::Timestamp>,
    /// Id: whole number that identifies this record. Section 2, Gift card; gap `identity-presence`.
    pub id: Option<super::GiftCardId>,
    /// Initial: amount of money as decimal text, such as `25.00`. Section 2, Gift card.
    pub initial: Option<runtime::Amount>,
    /// Last four: text. Section 2, Gift card.
    pub last_four: Option<runtime::Text>,
    /// Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub updated_at: Option<runtime::Timestamp>,
    /// User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Gift card.
    pub user: Option<super::UserSummary>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    GiftCard = super::super::info::GIFT_CARD, by super::super::tables::GIFT_CARD { 0
    "balance" balance, 1 "created_at" created_at, 2 "currency" currency, 3 "disabled_at"
    disabled_at, 4 "expired_at" expired_at, 5 "id" id, 6 "initial" initial, 7 "last_four"
    last_four, 8 "updated_at" updated_at, 9 "user" user }
}
impl GiftCard {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::GiftCardId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl GiftCard {
        fn balance(value: runtime::Amount);
        fn created_at(value: runtime::Timestamp);
        fn currency(value: impl Into<runtime::Text>);
        fn disabled_at(value: runtime::Timestamp);
        fn expired_at(value: runtime::Timestamp);
        fn initial(value: runtime::Amount);
        fn last_four(value: impl Into<runtime::Text>);
        fn updated_at(value: runtime::Timestamp);
        fn user(value: impl Into<super::UserSummary>);
    }
}
runtime::in_pages!(super::GiftCard, ["next" "previous" "results"], ["next" "previous" "results"], "4, Pagination");
impl runtime::PageOf for super::GiftCard {
    const PAGE: &'static runtime::ShapeInfo = &super::super::info::GIFT_CARD_PAGE;
    fn table() -> Option<&'static runtime::Table> {
        Some(&super::super::tables::GIFT_CARD_PAGE)
    }
}
/// Query parameters of the list of gift cards. Section 4, Query parameters of lists.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListGiftCardsQuery {
    /// Search text, such as `Ada`. Generic search by code, name, email. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub search_text: Option<runtime::Text>,
    /// Created from: date, YYYY-MM-DD, such as `2026-01-01`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub created_from: Option<runtime::Date>,
    /// Created to: date, YYYY-MM-DD, such as `2026-01-31`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub created_to: Option<runtime::Date>,
    /// Customer: `id` of a Customer. The customer's id. Section 4, Query parameters of lists.
    pub customer: Option<super::CustomerId>,
    /// Status: one of `active`, `disabled`, `expired`. Section 4, Query parameters of lists; gaps `gift-card-status-filter`, `transitions`.
    pub status: Option<super::GiftCardStatus>,
    /// Currency: text, such as `USD`. Section 4, Query parameters of lists.
    pub currency: Option<runtime::Text>,
    /// Amount from: number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`.
    pub amount_from: Option<runtime::Number>,
    /// Amount to: number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`.
    pub amount_to: Option<runtime::Number>,
    /// Cursor: text. The pagination cursor value. Section 4, Pagination.
    pub cursor: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ListGiftCardsQuery = super::super::info::LIST_GIFT_CARDS_QUERY { 0 "search_text"
    search_text, 1 "created_from" created_from, 2 "created_to" created_to, 3 "customer"
    customer, 4 "status" status, 5 "currency" currency, 6 "amount_from" amount_from, 7
    "amount_to" amount_to, 8 "cursor" cursor }
}
impl ListGiftCardsQuery {
    /// Creates a query without parameters.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ListGiftCardsQuery {
        fn search_text(value: impl Into<runtime::Text>);
        fn created_from(value: runtime::Date);
        fn created_to(value: runtime::Date);
        fn customer(value: impl Into<super::CustomerId>);
        fn status(value: super::GiftCardStatus);
        fn currency(value: impl Into<runtime::Text>);
        fn amount_from(value: impl Into<runtime::Number>);
        fn amount_to(value: impl Into<runtime::Number>);
        fn cursor(value: impl Into<runtime::Text>);
    }
}
runtime::integer_id! {
    #[doc = " `id` of a `GiftCard`. Section 2, Gift card."] GiftCardId
}
runtime::enumeration! {
    #[doc =
    " The document allows these values only. Section 4, Query parameters of lists."]
    GiftCardStatus = super::super::info::GIFT_CARD_STATUS_VALUES { #[doc = " `active`"]
    Active = "active", #[doc = " `disabled`"] Disabled = "disabled", #[doc = " `expired`"] Expired = "expired", }
}
runtime::closed_enumeration!(GiftCardStatus = super::super::info::GIFT_CARD_STATUS_VALUES);
