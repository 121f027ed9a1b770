// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A customer of the store, which paths call a user. Section 2, Customer (user).
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Customer {
    /// True or false. Section 2, Customer (user).
    pub accepts_marketing: Option<bool>,
    /// List. Each item: an address in a customer's address book. Section 2, Customer (user).
    pub addresses: runtime::List<super::UserAddress>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Customer (user).
    pub date_joined: Option<runtime::Timestamp>,
    /// Text, such as `person@example.com`. Section 2, Customer (user).
    pub email: Option<runtime::Text>,
    /// Text. Section 2, Customer (user).
    pub first_name: Option<runtime::Text>,
    /// Whole number that identifies this record. Section 2, Customer (user); gap `identity-presence`.
    pub id: Option<super::CustomerId>,
    /// Text. Section 2, Customer (user).
    pub ip: Option<runtime::Text>,
    /// True or false. Section 2, Customer (user).
    pub is_blocked: Option<bool>,
    /// One of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 2, Customer (user).
    pub language: Option<super::Language>,
    /// Text. Section 2, Customer (user).
    pub last_name: Option<runtime::Text>,
    /// Free-form value. Section 2, Customer (user).
    pub metadata: Option<runtime::Json>,
    /// Whole number. Section 2, Customer (user).
    pub orders_count: Option<i64>,
    /// Text. Section 2, Customer (user).
    pub phone_number: Option<runtime::Text>,
    /// Whole number. Section 2, Customer (user).
    pub subscriptions_count: Option<i64>,
    /// List. Each item: text. Section 2, Customer (user).
    pub tags: runtime::List<runtime::Text>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Customer (user).
    pub total_spent: Option<runtime::Amount>,
    /// Text. Section 2, Customer (user).
    pub user_agent: Option<runtime::Text>,
    /// Text; one value seen: `customer`. Section 2, Customer (user); gaps `enum-values`, `open-enumerations`.
    pub user_type: Option<super::UserType>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Customer = CUSTOMER { 0 "accepts_marketing" accepts_marketing, 1 "addresses"
    addresses, 2 "date_joined" date_joined, 3 "email" email, 4 "first_name" first_name, 5
    "id" id, 6 "ip" ip, 7 "is_blocked" is_blocked, 8 "language" language, 9 "last_name"
    last_name, 10 "metadata" metadata, 11 "orders_count" orders_count, 12 "phone_number"
    phone_number, 13 "subscriptions_count" subscriptions_count, 14 "tags" tags, 15
    "total_spent" total_spent, 16 "user_agent" user_agent, 17 "user_type" user_type }
}
pub use crate::info::CUSTOMER;
impl runtime::PageOf for super::Customer {
    const PAGE: &'static runtime::ShapeInfo = &CUSTOMER_PAGE;
}
pub use crate::info::CUSTOMER_PAGE;
/// An address in a customer's address book. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UserAddress {
    /// Text, such as `US`. Section 2, Shared embedded shapes.
    pub country: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::UserAddressId>,
    /// Text. Section 2, Shared embedded shapes.
    pub last_name: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub line1: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub line2: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub line3: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub line4: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub phone_number: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub postcode: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub state: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub notes: Option<runtime::Text>,
    /// True or false. Section 2, Shared embedded shapes.
    pub is_default_for_billing: Option<bool>,
    /// True or false. Section 2, Shared embedded shapes.
    pub is_default_for_shipping: Option<bool>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UserAddress = USER_ADDRESS { 0 "country" country, 1 "first_name" first_name, 2 "id"
    id, 3 "last_name" last_name, 4 "line1" line1, 5 "line2" line2, 6 "line3" line3, 7
    "line4" line4, 8 "phone_number" phone_number, 9 "postcode" postcode, 10 "state"
    state, 11 "notes" notes, 12 "is_default_for_billing" is_default_for_billing, 13
    "is_default_for_shipping" is_default_for_shipping }
}
pub use crate::info::USER_ADDRESS;
/// A note on a customer. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CustomerNote {
    /// The application that wrote a note. Section 2, Note.
    pub app: Option<super::NoteApp>,
    /// The person who wrote a note. Section 2, Note.
    pub author: Option<super::NoteAuthor>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note.
    pub created_at: Option<runtime::Timestamp>,
    /// Whole number that identifies this record. Section 2, Note; gap `identity-presence`.
    pub id: Option<super::CustomerNoteId>,
    /// Text. Section 2, Note.
    pub message: Option<runtime::Text>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note.
    pub updated_at: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CustomerNote = CUSTOMER_NOTE { 0 "app" app, 1 "author" author, 2 "created_at"
    created_at, 3 "id" id, 4 "message" message, 5 "updated_at" updated_at }
}
pub use crate::info::CUSTOMER_NOTE;
/// Query parameters of the list of customers. Section 4, Query parameters of lists.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListUsersQuery {
    /// Text, such as `ada@example.com`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub email: Option<runtime::Text>,
    /// Text, such as `Ada`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub name: Option<runtime::Text>,
    /// Text, such as `+442079460000`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub phone_number: Option<runtime::Text>,
    /// One of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 4, Query parameters of lists.
    pub language: Option<super::Language>,
    /// Text. Section 4, Query parameters of lists; gap `user-type-values`.
    pub user_type: Option<runtime::Text>,
    /// Date, YYYY-MM-DD, such as `2026-01-01`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub date_joined_from: Option<runtime::Date>,
    /// Date, YYYY-MM-DD, such as `2026-01-31`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub date_joined_to: Option<runtime::Date>,
    /// True or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`.
    pub is_blocked: Option<bool>,
    /// True or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`.
    pub accepts_marketing: Option<bool>,
    /// The pagination cursor value. Text. Section 4, Pagination.
    pub cursor: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ListUsersQuery = LIST_USERS_QUERY { 0 "email" email, 1 "name" name, 2 "phone_number"
    phone_number, 3 "language" language, 4 "user_type" user_type, 5 "date_joined_from"
    date_joined_from, 6 "date_joined_to" date_joined_to, 7 "is_blocked" is_blocked, 8
    "accepts_marketing" accepts_marketing, 9 "cursor" cursor }
}
impl ListUsersQuery {
    /// Creates a query without parameters.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `email`.
    #[must_use]
    pub fn email(mut self, value: impl Into<runtime::Text>) -> Self {
        self.email = Some(value.into());
        self
    }
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, value: impl Into<runtime::Text>) -> Self {
        self.name = Some(value.into());
        self
    }
    /// Sets `phone_number`.
    #[must_use]
    pub fn phone_number(mut self, value: impl Into<runtime::Text>) -> Self {
        self.phone_number = Some(value.into());
        self
    }
    /// Sets `language`.
    #[must_use]
    pub fn language(mut self, value: super::Language) -> Self {
        self.language = Some(value);
        self
    }
    /// Sets `user_type`.
    #[must_use]
    pub fn user_type(mut self, value: impl Into<runtime::Text>) -> Self {
        self.user_type = Some(value.into());
        self
    }
    /// Sets `date_joined_from`.
    #[must_use]
    pub fn date_joined_from(mut self, value: runtime::Date) -> Self {
        self.date_joined_from = Some(value);
        self
    }
    /// Sets `date_joined_to`.
    #[must_use]
    pub fn date_joined_to(mut self, value: runtime::Date) -> Self {
        self.date_joined_to = Some(value);
        self
    }
    /// Sets `is_blocked`.
    #[must_use]
    pub fn is_blocked(mut self, value: bool) -> Self {
        self.is_blocked = Some(value);
        self
    }
    /// Sets `accepts_marketing`.
    #[must_use]
    pub fn accepts_marketing(mut self, value: bool) -> Self {
        self.accepts_marketing = Some(value);
        self
    }
    /// Sets `cursor`.
    #[must_use]
    pub fn cursor(mut self, value: impl Into<runtime::Text>) -> Self {
        self.cursor = Some(value.into());
        self
    }
}
pub use crate::info::LIST_USERS_QUERY;
/// Body of a customer's partial update: any subset of its fields. Section 4, endpoint 11.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UpdateCustomer {
    /// True or false. Section 2, Customer (user).
    pub accepts_marketing: runtime::Patch<bool>,
    /// List. Each item: an address in a customer's address book. Section 2, Customer (user).
    pub addresses: runtime::Patch<runtime::List<super::UserAddress>>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Customer (user).
    pub date_joined: runtime::Patch<runtime::Timestamp>,
    /// Text, such as `person@example.com`. Section 2, Customer (user).
    pub email: runtime::Patch<runtime::Text>,
    /// Text. Section 2, Customer (user).
    pub first_name: runtime::Patch<runtime::Text>,
    /// `id` of a Customer. Section 2, Customer (user); gap `identity-presence`.
    pub id: runtime::Patch<super::CustomerId>,
    /// Text. Section 2, Customer (user).
    pub ip: runtime::Patch<runtime::Text>,
    /// True or false. Section 2, Customer (user).
    pub is_blocked: runtime::Patch<bool>,
    /// One of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 2, Customer (user).
    pub language: runtime::Patch<super::Language>,
    /// Text. Section 2, Customer (user).
    pub last_name: runtime::Patch<runtime::Text>,
    /// Free-form value. Section 2, Customer (user).
    pub metadata: runtime::Patch<runtime::Json>,
    /// Whole number. Section 2, Customer (user).
    pub orders_count: runtime::Patch<i64>,
    /// Text. Section 2, Customer (user).
    pub phone_number: runtime::Patch<runtime::Text>,
    /// Whole number. Section 2, Customer (user).
    pub subscriptions_count: runtime::Patch<i64>,
    /// List. Each item: text. Section 2, Customer (user).
    pub tags: runtime::Patch<runtime::List<runtime::Text>>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Customer (user).
    pub total_spent: runtime::Patch<runtime::Amount>,
    /// Text. Section 2, Customer (user).
    pub user_agent: runtime::Patch<runtime::Text>,
    /// Text; one value seen: `customer`. Section 2, Customer (user); gaps `enum-values`, `open-enumerations`.
    pub user_type: runtime::Patch<super::UserType>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UpdateCustomer = UPDATE_CUSTOMER { 0 "accepts_marketing" accepts_marketing, 1
    "addresses" addresses, 2 "date_joined" date_joined, 3 "email" email, 4 "first_name"
    first_name, 5 "id" id, 6 "ip" ip, 7 "is_blocked" is_blocked, 8 "language" language, 9
    "last_name" last_name, 10 "metadata" metadata, 11 "orders_count" orders_count, 12
    "phone_number" phone_number, 13 "subscriptions_count" subscriptions_count, 14 "tags"
    tags, 15 "total_spent" total_spent, 16 "user_agent" user_agent, 17 "user_type"
    user_type }
}
impl UpdateCustomer {
    /// Creates an update that changes nothing until fields are set.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `accepts_marketing`.
    #[must_use]
    pub fn accepts_marketing(mut self, value: impl Into<runtime::Patch<bool>>) -> Self {
        self.accepts_marketing = value.into();
        self
    }
    /// Sets `addresses`.
    #[must_use]
    pub fn addresses(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::UserAddress>>>,
    ) -> Self {
        self.addresses = value.into();
        self
    }
    /// Sets `date_joined`.
    #[must_use]
    pub fn date_joined(
        mut self,
        value: impl Into<runtime::Patch<runtime::Timestamp>>,
    ) -> Self {
        self.date_joined = value.into();
        self
    }
    /// Sets `email`.
    #[must_use]
    pub fn email(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.email = value.into();
        self
    }
    /// Sets `first_name`.
    #[must_use]
    pub fn first_name(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.first_name = value.into();
        self
    }
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, value: impl Into<runtime::Patch<super::CustomerId>>) -> Self {
        self.id = value.into();
        self
    }
    /// Sets `ip`.
    #[must_use]
    pub fn ip(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.ip = value.into();
        self
    }
    /// Sets `is_blocked`.
    #[must_use]
    pub fn is_blocked(mut self, value: impl Into<runtime::Patch<bool>>) -> Self {
        self.is_blocked = value.into();
        self
    }
    /// Sets `language`.
    #[must_use]
    pub fn language(
        mut self,
        value: impl Into<runtime::Patch<super::Language>>,
    ) -> Self {
        self.language = value.into();
        self
    }
    /// Sets `last_name`.
    #[must_use]
    pub fn last_name(mut self, value: impl Into<runtime::Patch<runtime::Text>>) -> Self {
        self.last_name = value.into();
        self
    }
    /// Sets `metadata`.
    #[must_use]
    pub fn metadata(mut self, value: impl Into<runtime::Patch<runtime::Json>>) -> Self {
        self.metadata = value.into();
        self
    }
    /// Sets `orders_count`.
    #[must_use]
    pub fn orders_count(mut self, value: impl Into<runtime::Patch<i64>>) -> Self {
        self.orders_count = value.into();
        self
    }
    /// Sets `phone_number`.
    #[must_use]
    pub fn phone_number(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.phone_number = value.into();
        self
    }
    /// Sets `subscriptions_count`.
    #[must_use]
    pub fn subscriptions_count(mut self, value: impl Into<runtime::Patch<i64>>) -> Self {
        self.subscriptions_count = value.into();
        self
    }
    /// Sets `tags`.
    #[must_use]
    pub fn tags(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<runtime::Text>>>,
    ) -> Self {
        self.tags = value.into();
        self
    }
    /// Sets `total_spent`.
    #[must_use]
    pub fn total_spent(
        mut self,
        value: impl Into<runtime::Patch<runtime::Amount>>,
    ) -> Self {
        self.total_spent = value.into();
        self
    }
    /// Sets `user_agent`.
    #[must_use]
    pub fn user_agent(
        mut self,
        value: impl Into<runtime::Patch<runtime::Text>>,
    ) -> Self {
        self.user_agent = value.into();
        self
    }
    /// Sets `user_type`.
    #[must_use]
    pub fn user_type(
        mut self,
        value: impl Into<runtime::Patch<super::UserType>>,
    ) -> Self {
        self.user_type = value.into();
        self
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(
        mut self,
        name: impl Into<runtime::Text>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
pub use crate::info::UPDATE_CUSTOMER;
/// Body of a new customer note. Section 4, endpoint 14.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateCustomerNote {
    /// Text, such as `Prefers to be called in the morning.`. Section 4, endpoint 14.
    pub message: runtime::Required<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CreateCustomerNote = CREATE_CUSTOMER_NOTE { 0 "message" message }
}
impl CreateCustomerNote {
    /// Creates a body with the required fields.
    #[must_use]
    pub fn new(message: impl Into<runtime::Text>) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.message = runtime::Required::from(message.into());
        body
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(
        mut self,
        name: impl Into<runtime::Text>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
pub use crate::info::CREATE_CUSTOMER_NOTE;
