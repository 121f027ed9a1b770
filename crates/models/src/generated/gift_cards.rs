// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A gift card. Section 2, Gift card.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GiftCard {
    /// Amount of money as decimal text, such as `25.00`. Section 2, Gift card.
    pub balance: Option<runtime::Amount>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub created_at: Option<runtime::Timestamp>,
    /// Text, such as `USD`. Section 2, Gift card.
    pub currency: Option<runtime::Text>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub disabled_at: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub expired_at: Option<runtime::Timestamp>,
    /// Whole number that identifies this record. Section 2, Gift card; gap `identity-presence`.
    pub id: Option<super::GiftCardId>,
    /// Amount of money as decimal text, such as `25.00`. Section 2, Gift card.
    pub initial: Option<runtime::Amount>,
    /// Text. Section 2, Gift card.
    pub last_four: Option<runtime::Text>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub updated_at: Option<runtime::Timestamp>,
    /// A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Gift card.
    pub user: Option<super::UserSummary>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    GiftCard = GIFT_CARD { 0 "balance" balance, 1 "created_at" created_at, 2 "currency"
    currency, 3 "disabled_at" disabled_at, 4 "expired_at" expired_at, 5 "id" id, 6
    "initial" initial, 7 "last_four" last_four, 8 "updated_at" updated_at, 9 "user" user
    }
}
pub use crate::info::GIFT_CARD;
impl runtime::PageOf for super::GiftCard {
    const PAGE: &'static runtime::ShapeInfo = &GIFT_CARD_PAGE;
}
pub use crate::info::GIFT_CARD_PAGE;
/// Query parameters of the list of gift cards. Section 4, Query parameters of lists.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListGiftCardsQuery {
    /// Generic search by code, name, email. Text, such as `Ada`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub search_text: Option<runtime::Text>,
    /// Date, YYYY-MM-DD, such as `2026-01-01`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub created_from: Option<runtime::Date>,
    /// Date, YYYY-MM-DD, such as `2026-01-31`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub created_to: Option<runtime::Date>,
    /// The customer's id. `id` of a Customer. Section 4, Query parameters of lists.
    pub customer: Option<super::CustomerId>,
    /// One of `active`, `disabled`, `expired`. Section 4, Query parameters of lists; gaps `gift-card-status-filter`, `transitions`.
    pub status: Option<super::GiftCardStatus>,
    /// Text, such as `USD`. Section 4, Query parameters of lists.
    pub currency: Option<runtime::Text>,
    /// Number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`.
    pub amount_from: Option<runtime::Number>,
    /// Number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`.
    pub amount_to: Option<runtime::Number>,
    /// The pagination cursor value. Text. Section 4, Pagination.
    pub cursor: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ListGiftCardsQuery = LIST_GIFT_CARDS_QUERY { 0 "search_text" search_text, 1
    "created_from" created_from, 2 "created_to" created_to, 3 "customer" customer, 4
    "status" status, 5 "currency" currency, 6 "amount_from" amount_from, 7 "amount_to"
    amount_to, 8 "cursor" cursor }
}
impl ListGiftCardsQuery {
    /// Creates a query without parameters.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `search_text`.
    #[must_use]
    pub fn search_text(mut self, value: impl Into<runtime::Text>) -> Self {
        self.search_text = Some(value.into());
        self
    }
    /// Sets `created_from`.
    #[must_use]
    pub fn created_from(mut self, value: runtime::Date) -> Self {
        self.created_from = Some(value);
        self
    }
    /// Sets `created_to`.
    #[must_use]
    pub fn created_to(mut self, value: runtime::Date) -> Self {
        self.created_to = Some(value);
        self
    }
    /// Sets `customer`.
    #[must_use]
    pub fn customer(mut self, value: impl Into<super::CustomerId>) -> Self {
        self.customer = Some(value.into());
        self
    }
    /// Sets `status`.
    #[must_use]
    pub fn status(mut self, value: super::GiftCardStatus) -> Self {
        self.status = Some(value);
        self
    }
    /// Sets `currency`.
    #[must_use]
    pub fn currency(mut self, value: impl Into<runtime::Text>) -> Self {
        self.currency = Some(value.into());
        self
    }
    /// Sets `amount_from`.
    #[must_use]
    pub fn amount_from(mut self, value: impl Into<runtime::Number>) -> Self {
        self.amount_from = Some(value.into());
        self
    }
    /// Sets `amount_to`.
    #[must_use]
    pub fn amount_to(mut self, value: impl Into<runtime::Number>) -> Self {
        self.amount_to = Some(value.into());
        self
    }
    /// Sets `cursor`.
    #[must_use]
    pub fn cursor(mut self, value: impl Into<runtime::Text>) -> Self {
        self.cursor = Some(value.into());
        self
    }
}
pub use crate::info::LIST_GIFT_CARDS_QUERY;
