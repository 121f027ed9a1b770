// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `every`; see [`Client::every`](super::super::Client::every).
pub struct Every<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Every<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// Get every \[type\] \<of\> <https://example.com/>: `GET /every/{every}/`.
    ///
    /// Needs the scope `all`. Section 4; gaps of the document: `odd-gap`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.every().new_2(7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn new_2<At>(
        &self,
        every: impl Into<super::EveryEvery>,
    ) -> super::super::Call<super::super::models::operations::GetEveryOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[("every", &Into::<super::EveryEvery>::into(every))], runtime::Payload::none())
    }
    /// Update every type: `PATCH /every/{every}/`.
    ///
    /// Needs the scope `get:every`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.every().send(7, EveryUpdate::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn send<At>(
        &self,
        every: impl Into<super::EveryEvery>,
        body: super::EveryUpdate,
    ) -> super::super::Call<super::super::models::operations::UpdateEveryOperation, M>
    where
        S: runtime::Grants<super::scopes::GetEvery, At>,
    {
        super::super::Call::new(&self.client, &[("every", &Into::<super::EveryEvery>::into(every))], runtime::Payload::json(&body))
    }
    /// Create every type: `POST /every/`.
    ///
    /// Needs the scope `get.every`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.every().clone_2(EveryBody::new("text", ["text"], 1, [1], 1, [1], 1, [1], true, [true], Amount::new("10.00")?, [Amount::new("10.00")?], Timestamp::new("2023-02-10T12:00:00Z")?, [Timestamp::new("2023-02-10T12:00:00Z")?], Date::new("2023-02-10")?, [Date::new("2023-02-10")?], Url::new("https://store.example/")?, [Url::new("https://store.example/")?], Json::from_text("text"), [Json::from_text("text")], Object::default(), [Object::default()], "type", ["type"], Closed::DOCUMENTED[0].clone(), [Closed::DOCUMENTED[0].clone()], "only", ["only"], Every::default(), [Every::default()], Empty::default(), [Empty::default()], Unshown::default(), [Unshown::default()], Leaf::default(), [Leaf::default()], 7, [7], "1001", ["1001"], 7, [7], Loop::default(), [Loop::default()])).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn clone_2<At>(&self, body: super::EveryBody) -> super::super::Call<super::super::models::operations::CreateEveryOperation, M>
    where
        S: runtime::Grants<super::scopes::GetEvery2, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::json(&body))
    }
    /// Send every type as a form: `PUT /every/form/`.
    ///
    /// Needs the scope `"quoted" \ 名`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.every().of_2(::backoffice_hostile::client::Form::new().part(::backoffice_hostile::client::Part::bytes("file", "receipt.txt", "Paid"))).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn of_2<At>(&self, form: runtime::Form) -> super::super::Call<super::super::models::operations::UploadEveryOperation, M>
    where
        S: runtime::Grants<super::scopes::QuotedU540d, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::form(form))
    }
    /// List every type: `GET /every/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let mut items = client.every().self_().string("Ada").items();
    /// while let Some(item) = items.next().await {
    ///     println!("{:?}", item?);
    /// }
    /// # Ok(()) });
    /// ```
    pub fn self_<At>(&self) -> super::super::Call<super::super::models::operations::ListEveryOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
    /// An endpoint with the name of a variant of the prelude: `GET /shapes/{a}/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.every().some(1).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn some<At>(&self, a: i64) -> super::super::Call<super::super::models::operations::SomeOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[("a", &a)], runtime::Payload::none())
    }
    /// Delete every type: `DELETE /every/{every}/`.
    ///
    /// Needs the scopes `get:every` and `get.every`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// client.every().delete(7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn delete<At1, At2>(
        &self,
        every: impl Into<super::EveryEvery>,
    ) -> super::super::Call<super::super::models::operations::DeleteEveryOperation, M>
    where S: runtime::Grants<super::scopes::GetEvery, At1>,
        S: runtime::Grants<super::scopes::GetEvery2, At2>,
    {
        super::super::Call::new(&self.client, &[("every", &Into::<super::EveryEvery>::into(every))], runtime::Payload::none())
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Every<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Every<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
impl<M> super::super::Call<super::super::models::operations::ListEveryOperation, M> {
    /// Query parameter `string`.
    pub fn string(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().string = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `string_list`.
    pub fn string_list(mut self, value: impl IntoIterator<Item = impl Into<runtime::Text>>) -> Self {
        self.query_mut().string_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `integer`.
    pub fn integer(mut self, value: i64) -> Self {
        self.query_mut().integer = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `integer_list`.
    pub fn integer_list(mut self, value: impl IntoIterator<Item = impl Into<i64>>) -> Self {
        self.query_mut().integer_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `int32`.
    pub fn int32(mut self, value: i32) -> Self {
        self.query_mut().int32 = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `int32_list`.
    pub fn int32_list(mut self, value: impl IntoIterator<Item = impl Into<i32>>) -> Self {
        self.query_mut().int32_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `number`.
    pub fn number(mut self, value: impl Into<runtime::Number>) -> Self {
        self.query_mut().number = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `number_list`.
    pub fn number_list(mut self, value: impl IntoIterator<Item = impl Into<runtime::Number>>) -> Self {
        self.query_mut().number_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `boolean`.
    pub fn boolean(mut self, value: bool) -> Self {
        self.query_mut().boolean = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `boolean_list`.
    pub fn boolean_list(mut self, value: impl IntoIterator<Item = impl Into<bool>>) -> Self {
        self.query_mut().boolean_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `amount`.
    pub fn amount(mut self, value: runtime::Amount) -> Self {
        self.query_mut().amount = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `amount_list`.
    pub fn amount_list(mut self, value: impl IntoIterator<Item = impl Into<runtime::Amount>>) -> Self {
        self.query_mut().amount_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `timestamp`.
    pub fn timestamp(mut self, value: runtime::Timestamp) -> Self {
        self.query_mut().timestamp = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `timestamp_list`.
    pub fn timestamp_list(mut self, value: impl IntoIterator<Item = impl Into<runtime::Timestamp>>) -> Self {
        self.query_mut().timestamp_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `date`.
    pub fn date(mut self, value: runtime::Date) -> Self {
        self.query_mut().date = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `date_list`.
    pub fn date_list(mut self, value: impl IntoIterator<Item = impl Into<runtime::Date>>) -> Self {
        self.query_mut().date_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `url`.
    pub fn url(mut self, value: runtime::Url) -> Self {
        self.query_mut().url = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `url_list`.
    pub fn url_list(mut self, value: impl IntoIterator<Item = impl Into<runtime::Url>>) -> Self {
        self.query_mut().url_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `any`.
    pub fn any(mut self, value: impl Into<runtime::Json>) -> Self {
        self.query_mut().any = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `any_list`.
    pub fn any_list(mut self, value: impl IntoIterator<Item = impl Into<runtime::Json>>) -> Self {
        self.query_mut().any_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `words`.
    pub fn words(mut self, value: impl Into<super::Words>) -> Self {
        self.query_mut().words = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `words_list`.
    pub fn words_list(mut self, value: impl IntoIterator<Item = impl Into<super::Words>>) -> Self {
        self.query_mut().words_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `closed`.
    pub fn closed(mut self, value: super::Closed) -> Self {
        self.query_mut().closed = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `closed_list`.
    pub fn closed_list(mut self, value: impl IntoIterator<Item = impl Into<super::Closed>>) -> Self {
        self.query_mut().closed_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `names_of_an_odd_id`.
    pub fn names_of_an_odd_id(mut self, value: impl Into<super::NamesAnOddId>) -> Self {
        self.query_mut().names_of_an_odd_id = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `names_of_an_odd_id_list`.
    pub fn names_of_an_odd_id_list(mut self, value: impl IntoIterator<Item = impl Into<super::NamesAnOddId>>) -> Self {
        self.query_mut().names_of_an_odd_id_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `keywords_of_type`.
    pub fn keywords_of_type(mut self, value: impl Into<super::KeywordsType2>) -> Self {
        self.query_mut().keywords_of_type = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `keywords_of_type_list`.
    pub fn keywords_of_type_list(mut self, value: impl IntoIterator<Item = impl Into<super::KeywordsType2>>) -> Self {
        self.query_mut().keywords_of_type_list = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
}
