// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `hooks`; see [`Client::hooks`](super::super::Client::hooks).
pub struct Hooks<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Hooks<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// List webhooks: `GET /hooks/`.
    ///
    /// Needs the scope `all`. Section 6.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let mut items = client.hooks().list().items();
    /// while let Some(item) = items.next().await {
    ///     println!("{:?}", item?);
    /// }
    /// # Ok(()) });
    /// ```
    pub fn list<At>(&self) -> super::super::Call<super::super::models::operations::ListHooksOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
    /// Create a webhook: `POST /hooks/`.
    ///
    /// Needs the scope `all`. Section 6.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.hooks().create(CreateHook::new(["all"], Url::new("https://store.example/")?)).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn create<At>(&self, body: super::CreateHook) -> super::super::Call<super::super::models::operations::CreateHookOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::json(&body))
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Hooks<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Hooks<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
impl<M> super::super::Call<super::super::models::operations::ListHooksOperation, M> {
    /// Query parameter `active`.
    pub fn active(mut self, value: bool) -> Self {
        self.query_mut().active = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `events`.
    pub fn events(mut self, value: impl IntoIterator<Item = impl Into<super::EventName>>) -> Self {
        self.query_mut().events = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `place`.
    pub fn place(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().place = ::core::option::Option::Some(value.into());
        self
    }
}
