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
    pub email: Option<String>,
    /// Text. Section 2, Customer (user).
    pub first_name: Option<String>,
    /// Whole number that identifies this record. Section 2, Customer (user); gap `identity-presence`.
    pub id: Option<super::CustomerId>,
    /// Text. Section 2, Customer (user).
    pub ip: Option<String>,
    /// True or false. Section 2, Customer (user).
    pub is_blocked: Option<bool>,
    /// One of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 2, Customer (user).
    pub language: Option<super::Language>,
    /// Text. Section 2, Customer (user).
    pub last_name: Option<String>,
    /// Free-form value. Section 2, Customer (user).
    pub metadata: Option<runtime::Json>,
    /// Whole number. Section 2, Customer (user).
    pub orders_count: Option<i64>,
    /// Text. Section 2, Customer (user).
    pub phone_number: Option<String>,
    /// Whole number. Section 2, Customer (user).
    pub subscriptions_count: Option<i64>,
    /// List. Each item: text. Section 2, Customer (user).
    pub tags: runtime::List<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Customer (user).
    pub total_spent: Option<runtime::Amount>,
    /// Text. Section 2, Customer (user).
    pub user_agent: Option<String>,
    /// Text; one value seen: `customer`. Section 2, Customer (user); gaps `enum-values`, `open-enumerations`.
    pub user_type: Option<super::UserType>,
    unknown_fields: runtime::UnknownFields,
}
impl Customer {
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
impl runtime::Fields for Customer {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CUSTOMER
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.accepts_marketing,
                1usize => &self.addresses,
                2usize => &self.date_joined,
                3usize => &self.email,
                4usize => &self.first_name,
                5usize => &self.id,
                6usize => &self.ip,
                7usize => &self.is_blocked,
                8usize => &self.language,
                9usize => &self.last_name,
                10usize => &self.metadata,
                11usize => &self.orders_count,
                12usize => &self.phone_number,
                13usize => &self.subscriptions_count,
                14usize => &self.tags,
                15usize => &self.total_spent,
                16usize => &self.user_agent,
                17usize => &self.user_type,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.accepts_marketing,
                1usize => &mut self.addresses,
                2usize => &mut self.date_joined,
                3usize => &mut self.email,
                4usize => &mut self.first_name,
                5usize => &mut self.id,
                6usize => &mut self.ip,
                7usize => &mut self.is_blocked,
                8usize => &mut self.language,
                9usize => &mut self.last_name,
                10usize => &mut self.metadata,
                11usize => &mut self.orders_count,
                12usize => &mut self.phone_number,
                13usize => &mut self.subscriptions_count,
                14usize => &mut self.tags,
                15usize => &mut self.total_spent,
                16usize => &mut self.user_agent,
                17usize => &mut self.user_type,
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
runtime::shape_impls!(Customer);
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
    pub country: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<String>,
    /// Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::UserAddressId>,
    /// Text. Section 2, Shared embedded shapes.
    pub last_name: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub line1: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub line2: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub line3: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub line4: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub phone_number: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub postcode: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub state: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub notes: Option<String>,
    /// True or false. Section 2, Shared embedded shapes.
    pub is_default_for_billing: Option<bool>,
    /// True or false. Section 2, Shared embedded shapes.
    pub is_default_for_shipping: Option<bool>,
    unknown_fields: runtime::UnknownFields,
}
impl UserAddress {
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
impl runtime::Fields for UserAddress {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &USER_ADDRESS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.country,
                1usize => &self.first_name,
                2usize => &self.id,
                3usize => &self.last_name,
                4usize => &self.line1,
                5usize => &self.line2,
                6usize => &self.line3,
                7usize => &self.line4,
                8usize => &self.phone_number,
                9usize => &self.postcode,
                10usize => &self.state,
                11usize => &self.notes,
                12usize => &self.is_default_for_billing,
                13usize => &self.is_default_for_shipping,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.country,
                1usize => &mut self.first_name,
                2usize => &mut self.id,
                3usize => &mut self.last_name,
                4usize => &mut self.line1,
                5usize => &mut self.line2,
                6usize => &mut self.line3,
                7usize => &mut self.line4,
                8usize => &mut self.phone_number,
                9usize => &mut self.postcode,
                10usize => &mut self.state,
                11usize => &mut self.notes,
                12usize => &mut self.is_default_for_billing,
                13usize => &mut self.is_default_for_shipping,
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
runtime::shape_impls!(UserAddress);
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
    pub message: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note.
    pub updated_at: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
impl CustomerNote {
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
impl runtime::Fields for CustomerNote {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CUSTOMER_NOTE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.app,
                1usize => &self.author,
                2usize => &self.created_at,
                3usize => &self.id,
                4usize => &self.message,
                5usize => &self.updated_at,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.app,
                1usize => &mut self.author,
                2usize => &mut self.created_at,
                3usize => &mut self.id,
                4usize => &mut self.message,
                5usize => &mut self.updated_at,
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
runtime::shape_impls!(CustomerNote);
pub use crate::info::CUSTOMER_NOTE;
/// Query parameters of the list of customers. Section 4, Query parameters of lists.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListUsersQuery {
    /// Text, such as `ada@example.com`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub email: Option<String>,
    /// Text, such as `Ada`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub name: Option<String>,
    /// Text, such as `+442079460000`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub phone_number: Option<String>,
    /// One of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 4, Query parameters of lists.
    pub language: Option<super::Language>,
    /// Text. Section 4, Query parameters of lists; gap `user-type-values`.
    pub user_type: Option<String>,
    /// Date, YYYY-MM-DD, such as `2026-01-01`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub date_joined_from: Option<runtime::Date>,
    /// Date, YYYY-MM-DD, such as `2026-01-31`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub date_joined_to: Option<runtime::Date>,
    /// True or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`.
    pub is_blocked: Option<bool>,
    /// True or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`.
    pub accepts_marketing: Option<bool>,
    /// The pagination cursor value. Text. Section 4, Pagination.
    pub cursor: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl ListUsersQuery {
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
    /// Sets `email`.
    #[must_use]
    pub fn email(mut self, value: impl Into<String>) -> Self {
        self.email = Some(value.into());
        self
    }
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, value: impl Into<String>) -> Self {
        self.name = Some(value.into());
        self
    }
    /// Sets `phone_number`.
    #[must_use]
    pub fn phone_number(mut self, value: impl Into<String>) -> Self {
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
    pub fn user_type(mut self, value: impl Into<String>) -> Self {
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
    pub fn cursor(mut self, value: impl Into<String>) -> Self {
        self.cursor = Some(value.into());
        self
    }
}
impl runtime::Fields for ListUsersQuery {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &LIST_USERS_QUERY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.email,
                1usize => &self.name,
                2usize => &self.phone_number,
                3usize => &self.language,
                4usize => &self.user_type,
                5usize => &self.date_joined_from,
                6usize => &self.date_joined_to,
                7usize => &self.is_blocked,
                8usize => &self.accepts_marketing,
                9usize => &self.cursor,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.email,
                1usize => &mut self.name,
                2usize => &mut self.phone_number,
                3usize => &mut self.language,
                4usize => &mut self.user_type,
                5usize => &mut self.date_joined_from,
                6usize => &mut self.date_joined_to,
                7usize => &mut self.is_blocked,
                8usize => &mut self.accepts_marketing,
                9usize => &mut self.cursor,
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
runtime::shape_impls!(ListUsersQuery);
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
    pub email: runtime::Patch<String>,
    /// Text. Section 2, Customer (user).
    pub first_name: runtime::Patch<String>,
    /// `id` of a Customer. Section 2, Customer (user); gap `identity-presence`.
    pub id: runtime::Patch<super::CustomerId>,
    /// Text. Section 2, Customer (user).
    pub ip: runtime::Patch<String>,
    /// True or false. Section 2, Customer (user).
    pub is_blocked: runtime::Patch<bool>,
    /// One of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 2, Customer (user).
    pub language: runtime::Patch<super::Language>,
    /// Text. Section 2, Customer (user).
    pub last_name: runtime::Patch<String>,
    /// Free-form value. Section 2, Customer (user).
    pub metadata: runtime::Patch<runtime::Json>,
    /// Whole number. Section 2, Customer (user).
    pub orders_count: runtime::Patch<i64>,
    /// Text. Section 2, Customer (user).
    pub phone_number: runtime::Patch<String>,
    /// Whole number. Section 2, Customer (user).
    pub subscriptions_count: runtime::Patch<i64>,
    /// List. Each item: text. Section 2, Customer (user).
    pub tags: runtime::Patch<runtime::List<String>>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Customer (user).
    pub total_spent: runtime::Patch<runtime::Amount>,
    /// Text. Section 2, Customer (user).
    pub user_agent: runtime::Patch<String>,
    /// Text; one value seen: `customer`. Section 2, Customer (user); gaps `enum-values`, `open-enumerations`.
    pub user_type: runtime::Patch<super::UserType>,
    unknown_fields: runtime::UnknownFields,
}
impl UpdateCustomer {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
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
    pub fn email(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.email = value.into();
        self
    }
    /// Sets `first_name`.
    #[must_use]
    pub fn first_name(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
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
    pub fn ip(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
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
    pub fn last_name(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
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
    pub fn phone_number(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
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
        value: impl Into<runtime::Patch<runtime::List<String>>>,
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
    pub fn user_agent(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
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
        name: impl Into<String>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
impl runtime::Fields for UpdateCustomer {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &UPDATE_CUSTOMER
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.accepts_marketing,
                1usize => &self.addresses,
                2usize => &self.date_joined,
                3usize => &self.email,
                4usize => &self.first_name,
                5usize => &self.id,
                6usize => &self.ip,
                7usize => &self.is_blocked,
                8usize => &self.language,
                9usize => &self.last_name,
                10usize => &self.metadata,
                11usize => &self.orders_count,
                12usize => &self.phone_number,
                13usize => &self.subscriptions_count,
                14usize => &self.tags,
                15usize => &self.total_spent,
                16usize => &self.user_agent,
                17usize => &self.user_type,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.accepts_marketing,
                1usize => &mut self.addresses,
                2usize => &mut self.date_joined,
                3usize => &mut self.email,
                4usize => &mut self.first_name,
                5usize => &mut self.id,
                6usize => &mut self.ip,
                7usize => &mut self.is_blocked,
                8usize => &mut self.language,
                9usize => &mut self.last_name,
                10usize => &mut self.metadata,
                11usize => &mut self.orders_count,
                12usize => &mut self.phone_number,
                13usize => &mut self.subscriptions_count,
                14usize => &mut self.tags,
                15usize => &mut self.total_spent,
                16usize => &mut self.user_agent,
                17usize => &mut self.user_type,
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
runtime::shape_impls!(UpdateCustomer);
pub use crate::info::UPDATE_CUSTOMER;
/// Body of a new customer note. Section 4, endpoint 14.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateCustomerNote {
    /// Text, such as `Prefers to be called in the morning.`. Section 4, endpoint 14.
    pub message: runtime::Required<String>,
    unknown_fields: runtime::UnknownFields,
}
impl CreateCustomerNote {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates a body with the required fields.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.message = runtime::Required::from(message.into());
        body
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(
        mut self,
        name: impl Into<String>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
impl runtime::Fields for CreateCustomerNote {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CREATE_CUSTOMER_NOTE
    }
    fn empty() -> Self {
        Self {
            message: runtime::Required::missing(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.message,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.message,
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
runtime::shape_impls!(CreateCustomerNote);
pub use crate::info::CREATE_CUSTOMER_NOTE;
