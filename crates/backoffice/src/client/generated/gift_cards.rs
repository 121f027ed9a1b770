// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(GiftCards, super::super::Client, "Calls of `gift_cards`; see [`Client::gift_cards`](super::super::Client::gift_cards).");
impl<S, M: runtime::Mode> GiftCards<S, M> {
    /// List gift cards: `GET /gift-cards/`.
    ///
    /// Needs the scope `gift_cards:read`. Section 4, endpoint 19; gaps of the document: `success-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let mut items = client.gift_cards().list().search_text("Ada").items();
    /// while let Some(item) = items.next().await {
    ///     println!("{:?}", item?);
    /// }
    /// # Ok(()) });
    /// ```
    pub fn list<At>(&self) -> super::super::Call<super::super::models::operations::ListGiftCardsOperation, M>
    where
        S: runtime::Grants<super::scopes::GiftCardsRead, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
}
impl<M> super::super::Call<super::super::models::operations::ListGiftCardsOperation, M> {
    /// Query parameter `search_text`. Generic search by code, name, email.
    pub fn search_text(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().search_text = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `created_from`.
    pub fn created_from(mut self, value: runtime::Date) -> Self {
        self.query_mut().created_from = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `created_to`.
    pub fn created_to(mut self, value: runtime::Date) -> Self {
        self.query_mut().created_to = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `customer`. The customer's id.
    pub fn customer(mut self, value: impl Into<super::CustomerId>) -> Self {
        self.query_mut().customer = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `status`.
    pub fn status(mut self, value: super::GiftCardStatus) -> Self {
        self.query_mut().status = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `currency`.
    pub fn currency(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().currency = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `amount_from`.
    pub fn amount_from(mut self, value: impl Into<runtime::Number>) -> Self {
        self.query_mut().amount_from = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `amount_to`.
    pub fn amount_to(mut self, value: impl Into<runtime::Number>) -> Self {
        self.query_mut().amount_to = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `cursor`. The pagination cursor value.
    pub fn cursor(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().cursor = ::core::option::Option::Some(value.into());
        self
    }
}
