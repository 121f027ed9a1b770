// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(Users, super::super::Client, "Calls of `users`; see [`Client::users`](super::super::Client::users).");
impl<S, M: runtime::Mode> Users<S, M> {
    /// List customers: `GET /users/`.
    ///
    /// Needs the scope `users:read`. Section 4, endpoint 9; gaps of the document: `success-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let mut items = client.users().list().email("ada@example.com").items();
    /// while let Some(item) = items.next().await {
    ///     println!("{:?}", item?);
    /// }
    /// # Ok(()) });
    /// ```
    pub fn list<At>(&self) -> super::super::Call<super::super::models::operations::ListUsersOperation, M>
    where
        S: runtime::Grants<super::scopes::UsersRead, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
    /// Retrieve a customer: `GET /users/{id}/`.
    ///
    /// Needs the scope `users:read`. Section 4, endpoint 10; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.users().get(7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn get<At>(&self, id: impl Into<super::CustomerId>) -> super::super::Call<super::super::models::operations::GetUserOperation, M>
    where
        S: runtime::Grants<super::scopes::UsersRead, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::CustomerId>::into(id))], runtime::Payload::none())
    }
    /// Partially update a customer: `PATCH /users/{id}/`.
    ///
    /// Needs the scope `users:write`. Section 4, endpoint 11; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.users().update(7, UpdateCustomer::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn update<At>(
        &self,
        id: impl Into<super::CustomerId>,
        body: super::UpdateCustomer,
    ) -> super::super::Call<super::super::models::operations::UpdateUserOperation, M>
    where
        S: runtime::Grants<super::scopes::UsersWrite, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::CustomerId>::into(id))], runtime::Payload::json(&body))
    }
    /// Retrieve one address of a customer: `GET /users/{id}/addresses/{addressId}/`.
    ///
    /// Needs the scope `users:read`. Section 4, endpoint 12; gaps of the document: `success-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.users().get_address(7, 7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn get_address<At>(
        &self,
        id: impl Into<super::CustomerId>,
        address_id: impl Into<super::UserAddressId>,
    ) -> super::super::Call<super::super::models::operations::GetUserAddressOperation, M>
    where
        S: runtime::Grants<super::scopes::UsersRead, At>,
    {
        super::super::Call::new(
            &self.client,
            &[("id", &Into::<super::CustomerId>::into(id)), ("addressId", &Into::<super::UserAddressId>::into(address_id))],
            runtime::Payload::none(),
        )
    }
    /// List a customer's subscriptions: `GET /users/{id}/subscriptions/`.
    ///
    /// Needs the scope `users:read`. Section 4, endpoint 13; gaps of the document: `success-status`, `path-parameter-types`, `customer-subscriptions-form`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.users().list_subscriptions(7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn list_subscriptions<At>(
        &self,
        id: impl Into<super::CustomerId>,
    ) -> super::super::Call<super::super::models::operations::ListUserSubscriptionsOperation, M>
    where
        S: runtime::Grants<super::scopes::UsersRead, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::CustomerId>::into(id))], runtime::Payload::none())
    }
    /// Create a customer note: `POST /users/{id}/notes/`.
    ///
    /// Needs the scope `users:write`. Section 4, endpoint 14; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.users().create_note(7, CreateCustomerNote::new("text")).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn create_note<At>(
        &self,
        id: impl Into<super::CustomerId>,
        body: super::CreateCustomerNote,
    ) -> super::super::Call<super::super::models::operations::CreateUserNoteOperation, M>
    where
        S: runtime::Grants<super::scopes::UsersWrite, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::CustomerId>::into(id))], runtime::Payload::json(&body))
    }
}
impl<M> super::super::Call<super::super::models::operations::ListUsersOperation, M> {
    /// Query parameter `email`.
    pub fn email(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().email = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `name`.
    pub fn name(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().name = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `phone_number`.
    pub fn phone_number(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().phone_number = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `language`.
    pub fn language(mut self, value: super::Language) -> Self {
        self.query_mut().language = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `user_type`.
    pub fn user_type(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().user_type = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `date_joined_from`.
    pub fn date_joined_from(mut self, value: runtime::Date) -> Self {
        self.query_mut().date_joined_from = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `date_joined_to`.
    pub fn date_joined_to(mut self, value: runtime::Date) -> Self {
        self.query_mut().date_joined_to = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `is_blocked`.
    pub fn is_blocked(mut self, value: bool) -> Self {
        self.query_mut().is_blocked = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `accepts_marketing`.
    pub fn accepts_marketing(mut self, value: bool) -> Self {
        self.query_mut().accepts_marketing = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `cursor`. The pagination cursor value.
    pub fn cursor(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().cursor = ::core::option::Option::Some(value.into());
        self
    }
}
