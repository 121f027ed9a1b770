// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `groups`; see [`Client::groups`](super::super::Client::groups).
pub struct Groups<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Groups<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// Every type as a parameter: `GET /paths/{string}/{integer}/{int32}/{number}/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.groups().first("text", 1, 1, 1).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn first<At>(
        &self,
        string: &str,
        integer: i64,
        int32: i32,
        number: impl Into<runtime::Number>,
    ) -> super::super::Call<super::super::models::operations::PathsOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(
            &self.client,
            &[("string", &string), ("integer", &integer), ("int32", &int32), ("number", &Into::<runtime::Number>::into(number))],
            runtime::Payload::none(),
        )
    }
    /// Every type as a parameter: `GET /paths/{boolean}/{amount}/{timestamp}/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.groups().second(true, Amount::new("10.00")?, Timestamp::new("2023-02-10T12:00:00Z")?).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn second<At>(
        &self,
        boolean: bool,
        amount: runtime::Amount,
        timestamp: runtime::Timestamp,
    ) -> super::super::Call<super::super::models::operations::MorePathsOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(
            &self.client,
            &[("boolean", &boolean), ("amount", &amount), ("timestamp", &timestamp)],
            runtime::Payload::none(),
        )
    }
    /// Every type as a parameter: `GET /paths/{date}/{url}/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.groups().third(Date::new("2023-02-10")?, Url::new("https://store.example/")?).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn third<At>(
        &self,
        date: runtime::Date,
        url: runtime::Url,
    ) -> super::super::Call<super::super::models::operations::MostPathsOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[("date", &date), ("url", &url)], runtime::Payload::none())
    }
    /// Every type as a parameter: `GET /paths/enums/{words}/{closed}/{body}/{values}/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.groups().fourth("type", Closed::DOCUMENTED[0].clone(), 7, "1001", "text", ["text"], 1, [1], 1, [1], 1, [1], true, [true], Amount::new("10.00")?, [Amount::new("10.00")?], Timestamp::new("2023-02-10T12:00:00Z")?, [Timestamp::new("2023-02-10T12:00:00Z")?], Date::new("2023-02-10")?, [Date::new("2023-02-10")?], Url::new("https://store.example/")?, [Url::new("https://store.example/")?], Json::from_text("text"), [Json::from_text("text")], "type", ["type"], Closed::DOCUMENTED[0].clone(), [Closed::DOCUMENTED[0].clone()], 7, [7], 7, [7], "text").send().await?;
    /// # Ok(()) });
    /// ```
    pub fn fourth<At>(
        &self,
        words: impl Into<super::Words>,
        closed: super::Closed,
        body_2: impl Into<super::EveryEvery>,
        values: impl Into<super::KeywordsType2>,
        string: impl Into<runtime::Text>,
        string_list: impl IntoIterator<Item = impl Into<runtime::Text>>,
        integer: i64,
        integer_list: impl IntoIterator<Item = impl Into<i64>>,
        int32: i32,
        int32_list: impl IntoIterator<Item = impl Into<i32>>,
        number: impl Into<runtime::Number>,
        number_list: impl IntoIterator<Item = impl Into<runtime::Number>>,
        boolean: bool,
        boolean_list: impl IntoIterator<Item = impl Into<bool>>,
        amount: runtime::Amount,
        amount_list: impl IntoIterator<Item = impl Into<runtime::Amount>>,
        timestamp: runtime::Timestamp,
        timestamp_list: impl IntoIterator<Item = impl Into<runtime::Timestamp>>,
        date: runtime::Date,
        date_list: impl IntoIterator<Item = impl Into<runtime::Date>>,
        url: runtime::Url,
        url_list: impl IntoIterator<Item = impl Into<runtime::Url>>,
        any: impl Into<runtime::Json>,
        any_list: impl IntoIterator<Item = impl Into<runtime::Json>>,
        words_2: impl Into<super::Words>,
        words_list: impl IntoIterator<Item = impl Into<super::Words>>,
        closed_2: super::Closed,
        closed_list: impl IntoIterator<Item = impl Into<super::Closed>>,
        names_an_odd_id: impl Into<super::NamesAnOddId>,
        names_an_odd_id_list: impl IntoIterator<Item = impl Into<super::NamesAnOddId>>,
        every_every: impl Into<super::EveryEvery>,
        every_every_list: impl IntoIterator<Item = impl Into<super::EveryEvery>>,
        required_secret: impl Into<runtime::Secret>,
    ) -> super::super::Call<super::super::models::operations::EnumPathsOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::with_query(
            &self.client,
            &[
                ("words", &Into::<super::Words>::into(words)),
                ("closed", &closed),
                ("body", &Into::<super::EveryEvery>::into(body_2)),
                ("values", &Into::<super::KeywordsType2>::into(values)),
            ],
            super::RequiredQuery::new(
                string,
                string_list,
                integer,
                integer_list,
                int32,
                int32_list,
                number,
                number_list,
                boolean,
                boolean_list,
                amount,
                amount_list,
                timestamp,
                timestamp_list,
                date,
                date_list,
                url,
                url_list,
                any,
                any_list,
                words_2,
                words_list,
                closed_2,
                closed_list,
                names_an_odd_id,
                names_an_odd_id_list,
                every_every,
                every_every_list,
                required_secret,
            ),
            runtime::Payload::none(),
        )
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Groups<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Groups<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
impl<M> super::super::Call<super::super::models::operations::EnumPathsOperation, M> {
    /// Query parameter `secret`.
    pub fn secret(mut self, value: impl Into<runtime::Secret>) -> Self {
        self.query_mut().secret = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `with_query`.
    pub fn with_query_2(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().with_query = ::core::option::Option::Some(value.into());
        self
    }
}
