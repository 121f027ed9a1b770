// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `builder_2`; see [`Client::builder_2`](super::super::Client::builder_2).
pub struct Builder<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Builder<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// An endpoint with the name of the list of endpoints: `GET /keywords/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let mut items = client.builder_2().r#type().r#type("Ada").items();
    /// while let Some(item) = items.next().await {
    ///     println!("{:?}", item?);
    /// }
    /// # Ok(()) });
    /// ```
    pub fn r#type<At>(&self) -> super::super::Call<super::super::models::operations::AllOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Builder<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Builder<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
impl<M> super::super::Call<super::super::models::operations::AllOperation, M> {
    /// Query parameter `type`.
    pub fn r#type(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().r#type = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `unknown_fields`.
    pub fn unknown_fields(mut self, value: impl IntoIterator<Item = impl Into<super::Words>>) -> Self {
        self.query_mut().unknown_fields_2 = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `unknown_fields_mut`.
    pub fn unknown_fields_mut(mut self, value: bool) -> Self {
        self.query_mut().unknown_fields_mut_2 = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `new`.
    pub fn new_2(mut self, value: super::Closed) -> Self {
        self.query_mut().new_2 = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `default`.
    pub fn default(mut self, value: i32) -> Self {
        self.query_mut().default_2 = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `with_unknown_field`.
    pub fn with_unknown_field(mut self, value: impl Into<super::KeywordsType2>) -> Self {
        self.query_mut().with_unknown_field_2 = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `drift`.
    pub fn drift(mut self, value: impl Into<runtime::Json>) -> Self {
        self.query_mut().drift_2 = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `[]`. Square | brackets.
    pub fn f(mut self, value: impl IntoIterator<Item = impl Into<i64>>) -> Self {
        self.query_mut().f = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `a&b=c d%`.
    pub fn a_b_c_d(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().a_b_c_d = ::core::option::Option::Some(value.into());
        self
    }
}
