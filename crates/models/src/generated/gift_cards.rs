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
    pub currency: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub disabled_at: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub expired_at: Option<runtime::Timestamp>,
    /// Whole number that identifies this record. Section 2, Gift card; gap `identity-presence`.
    pub id: Option<super::GiftCardId>,
    /// Amount of money as decimal text, such as `25.00`. Section 2, Gift card.
    pub initial: Option<runtime::Amount>,
    /// Text. Section 2, Gift card.
    pub last_four: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Gift card.
    pub updated_at: Option<runtime::Timestamp>,
    /// A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Gift card.
    pub user: Option<super::UserSummary>,
    unknown_fields: runtime::UnknownFields,
}
impl GiftCard {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for GiftCard {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &GIFT_CARD
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.balance,
                1usize => &self.created_at,
                2usize => &self.currency,
                3usize => &self.disabled_at,
                4usize => &self.expired_at,
                5usize => &self.id,
                6usize => &self.initial,
                7usize => &self.last_four,
                8usize => &self.updated_at,
                9usize => &self.user,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.balance,
                1usize => &mut self.created_at,
                2usize => &mut self.currency,
                3usize => &mut self.disabled_at,
                4usize => &mut self.expired_at,
                5usize => &mut self.id,
                6usize => &mut self.initial,
                7usize => &mut self.last_four,
                8usize => &mut self.updated_at,
                9usize => &mut self.user,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(GiftCard);
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
    pub search_text: Option<String>,
    /// Date, YYYY-MM-DD, such as `2026-01-01`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub created_from: Option<runtime::Date>,
    /// Date, YYYY-MM-DD, such as `2026-01-31`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub created_to: Option<runtime::Date>,
    /// The customer's id. `id` of a Customer. Section 4, Query parameters of lists.
    pub customer: Option<super::CustomerId>,
    /// One of `active`, `disabled`, `expired`. Section 4, Query parameters of lists; gaps `gift-card-status-filter`, `transitions`.
    pub status: Option<super::GiftCardStatus>,
    /// Text, such as `USD`. Section 4, Query parameters of lists.
    pub currency: Option<String>,
    /// Number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`.
    pub amount_from: Option<runtime::Number>,
    /// Number. Section 4, Query parameters of lists; gap `gift-card-amount-filter`.
    pub amount_to: Option<runtime::Number>,
    /// The pagination cursor value. Text. Section 4, Pagination.
    pub cursor: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl ListGiftCardsQuery {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates a query without parameters.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `search_text`.
    #[must_use]
    pub fn search_text(mut self, value: impl Into<String>) -> Self {
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
    pub fn currency(mut self, value: impl Into<String>) -> Self {
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
    pub fn cursor(mut self, value: impl Into<String>) -> Self {
        self.cursor = Some(value.into());
        self
    }
}
impl runtime::Fields for ListGiftCardsQuery {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &LIST_GIFT_CARDS_QUERY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.search_text,
                1usize => &self.created_from,
                2usize => &self.created_to,
                3usize => &self.customer,
                4usize => &self.status,
                5usize => &self.currency,
                6usize => &self.amount_from,
                7usize => &self.amount_to,
                8usize => &self.cursor,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.search_text,
                1usize => &mut self.created_from,
                2usize => &mut self.created_to,
                3usize => &mut self.customer,
                4usize => &mut self.status,
                5usize => &mut self.currency,
                6usize => &mut self.amount_from,
                7usize => &mut self.amount_to,
                8usize => &mut self.cursor,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(ListGiftCardsQuery);
pub use crate::info::LIST_GIFT_CARDS_QUERY;
