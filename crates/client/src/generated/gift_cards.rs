// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// Calls of `gift_cards`; see [`Client::gift_cards`](crate::Client::gift_cards).
///
/// # Examples
///
/// ```no_run
/// # use backoffice_client::models::*;
/// use backoffice_client::groups::GiftCards;
///
/// // Code that makes no other calls takes the group in place of the client.
/// async fn example(gift_cards: &GiftCards) -> Result<(), Box<dyn std::error::Error>> {
///     let mut items = gift_cards.list().search_text("Ada").items();
///     while let Some(item) = items.next().await {
///         println!("{:?}", item?);
///     }
///     Ok(())
/// }
/// ```
pub struct GiftCards<S = runtime::Undeclared, M = runtime::Async> {
    client: crate::Client<S, M>,
}
impl<S, M: runtime::Mode> GiftCards<S, M> {
    pub(super) fn of(client: crate::Client<S, M>) -> Self {
        Self { client }
    }
    /// List gift cards: `GET /gift-cards/`.
    ///
    /// Needs the scope `gift_cards:read`. Section 4, endpoint 19; where the document is silent: `success-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use backoffice_client::models::*;
    /// # async fn example(client: backoffice_client::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let mut items = client.gift_cards().list().search_text("Ada").items();
    /// while let Some(item) = items.next().await {
    ///     println!("{:?}", item?);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn list<At>(&self) -> crate::Call<crate::models::operations::ListGiftCards, M>
    where
        S: crate::Grants<super::scopes::GiftCardsRead, At>,
    {
        crate::Call::new(&self.client, &[], runtime::Payload::none())
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for GiftCards<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for GiftCards<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
impl<M> crate::Call<crate::models::operations::ListGiftCards, M> {
    /// Query parameter `search_text`. Generic search by code, name, email.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().search_text("Ada").request()?;
    /// assert_eq!(request.uri().query(), Some("search_text=Ada"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn search_text(mut self, value: impl Into<String>) -> Self {
        self.query_mut().search_text = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `created_from`.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().created_from(Date::new("2026-01-01")?).request()?;
    /// assert_eq!(request.uri().query(), Some("created_from=2026-01-01"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn created_from(mut self, value: runtime::Date) -> Self {
        self.query_mut().created_from = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `created_to`.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().created_to(Date::new("2026-01-31")?).request()?;
    /// assert_eq!(request.uri().query(), Some("created_to=2026-01-31"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn created_to(mut self, value: runtime::Date) -> Self {
        self.query_mut().created_to = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `customer`. The customer's id.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().customer(7.into()).request()?;
    /// assert_eq!(request.uri().query(), Some("customer=7"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn customer(mut self, value: super::CustomerId) -> Self {
        self.query_mut().customer = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `status`.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().status(GiftCardStatus::Active).request()?;
    /// assert_eq!(request.uri().query(), Some("status=active"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn status(mut self, value: super::GiftCardStatus) -> Self {
        self.query_mut().status = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `currency`.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().currency("USD").request()?;
    /// assert_eq!(request.uri().query(), Some("currency=USD"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn currency(mut self, value: impl Into<String>) -> Self {
        self.query_mut().currency = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `amount_from`.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().amount_from(1).request()?;
    /// assert_eq!(request.uri().query(), Some("amount_from=1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn amount_from(mut self, value: impl Into<runtime::Number>) -> Self {
        self.query_mut().amount_from = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `amount_to`.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().amount_to(1).request()?;
    /// assert_eq!(request.uri().query(), Some("amount_to=1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn amount_to(mut self, value: impl Into<runtime::Number>) -> Self {
        self.query_mut().amount_to = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `cursor`. The pagination cursor value.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().cursor("bz0yMA").request()?;
    /// assert_eq!(request.uri().query(), Some("cursor=bz0yMA"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cursor(mut self, value: impl Into<String>) -> Self {
        self.query_mut().cursor = ::core::option::Option::Some(value.into());
        self
    }
}
