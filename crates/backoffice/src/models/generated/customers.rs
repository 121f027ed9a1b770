// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! [`Customer`], [`UserAddress`] and [`CustomerNote`] with their parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A customer of the store, which paths call a user. Section 2, Customer (user).
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Customer {
    /// Accepts marketing: true or false. Section 2, Customer (user).
    pub accepts_marketing: Option<bool>,
    /// Addresses: list. Each item: an address in a customer's address book. Section 2, Customer (user).
    pub addresses: runtime::List<super::UserAddress>,
    /// Date joined: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Customer (user).
    pub date_joined: Option<runtime::Timestamp>,
    /// Email: text, such as `person@example.com`. Section 2, Customer (user).
    pub email: Option<runtime::Text>,
    /// First name: text. Section 2, Customer (user).
    pub first_name: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Customer (user); gap `identity-presence`.
    pub id: Option<super::CustomerId>,
    /// IP: text. Section 2, Customer (user).
    pub ip: Option<runtime::Text>,
    /// Is blocked: true or false. Section 2, Customer (user).
    pub is_blocked: Option<bool>,
    /// Language: one of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 2, Customer (user).
    pub language: Option<super::Language>,
    /// Last name: text. Section 2, Customer (user).
    pub last_name: Option<runtime::Text>,
    /// Metadata: free-form value or null. Section 2, Customer (user).
    pub metadata: Option<runtime::Json>,
    /// Orders count: whole number. Section 2, Customer (user).
    pub orders_count: Option<i64>,
    /// Phone number: text. Section 2, Customer (user).
    pub phone_number: Option<runtime::Text>,
    /// Subscriptions count: whole number. Section 2, Customer (user).
    pub subscriptions_count: Option<i64>,
    /// Tags: list. Each item: text. Section 2, Customer (user).
    pub tags: runtime::List<runtime::Text>,
    /// Total spent: amount of money as decimal text, such as `10.00`. Section 2, Customer (user).
    pub total_spent: Option<runtime::Amount>,
    /// User agent: text. Section 2, Customer (user).
    pub user_agent: Option<runtime::Text>,
    /// User type: text; one value seen: `customer`. Section 2, Customer (user); gaps `enum-values`, `open-enumerations`.
    pub user_type: Option<super::UserType>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Customer = super::super::info::CUSTOMER, by super::super::tables::CUSTOMER { 0
    "accepts_marketing" accepts_marketing, 1 "addresses" addresses, 2 "date_joined"
    date_joined, 3 "email" email, 4 "first_name" first_name, 5 "id" id, 6 "ip" ip, 7
    "is_blocked" is_blocked, 8 "language" language, 9 "last_name" last_name, 10
    "metadata" metadata, 11 "orders_count" orders_count, 12 "phone_number" phone_number,
    13 "subscriptions_count" subscriptions_count, 14 "tags" tags, 15 "total_spent"
    total_spent, 16 "user_agent" user_agent, 17 "user_type" user_type }
}
impl Customer {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::CustomerId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Customer {
        fn accepts_marketing(value: bool);
        fn addresses(elements: [impl Into<super::UserAddress>]);
        fn date_joined(value: runtime::Timestamp);
        fn email(value: impl Into<runtime::Text>);
        fn first_name(value: impl Into<runtime::Text>);
        fn ip(value: impl Into<runtime::Text>);
        fn is_blocked(value: bool);
        fn language(value: super::Language);
        fn last_name(value: impl Into<runtime::Text>);
        fn metadata(value: impl Into<runtime::Json>);
        fn orders_count(value: i64);
        fn phone_number(value: impl Into<runtime::Text>);
        fn subscriptions_count(value: i64);
        fn tags(elements: [impl Into<runtime::Text>]);
        fn total_spent(value: runtime::Amount);
        fn user_agent(value: impl Into<runtime::Text>);
        fn user_type(value: impl Into<super::UserType>);
    }
}
runtime::in_pages!(super::Customer, ["next" "previous" "results"], ["next" "previous" "results"], "4, Pagination");
impl runtime::PageOf for super::Customer {
    const PAGE: &'static runtime::ShapeInfo = &super::super::info::CUSTOMER_PAGE;
    fn table() -> Option<&'static runtime::Table> {
        Some(&super::super::tables::CUSTOMER_PAGE)
    }
}
/// An address in a customer's address book. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UserAddress {
    /// Country: text, such as `US`. Section 2, Shared embedded shapes.
    pub country: Option<runtime::Text>,
    /// First name: text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::UserAddressId>,
    /// Last name: text. Section 2, Shared embedded shapes.
    pub last_name: Option<runtime::Text>,
    /// Line1: text. Section 2, Shared embedded shapes.
    pub line1: Option<runtime::Text>,
    /// Line2: text. Section 2, Shared embedded shapes.
    pub line2: Option<runtime::Text>,
    /// Line3: text. Section 2, Shared embedded shapes.
    pub line3: Option<runtime::Text>,
    /// Line4: text. Section 2, Shared embedded shapes.
    pub line4: Option<runtime::Text>,
    /// Phone number: text. Section 2, Shared embedded shapes.
    pub phone_number: Option<runtime::Text>,
    /// Postcode: text. Section 2, Shared embedded shapes.
    pub postcode: Option<runtime::Text>,
    /// State: text. Section 2, Shared embedded shapes.
    pub state: Option<runtime::Text>,
    /// Notes: text. Section 2, Shared embedded shapes.
    pub notes: Option<runtime::Text>,
    /// Is default for billing: true or false. Section 2, Shared embedded shapes.
    pub is_default_for_billing: Option<bool>,
    /// Is default for shipping: true or false. Section 2, Shared embedded shapes.
    pub is_default_for_shipping: Option<bool>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UserAddress = super::super::info::USER_ADDRESS, by super::super::tables::USER_ADDRESS
    { 0 "country" country, 1 "first_name" first_name, 2 "id" id, 3 "last_name" last_name,
    4 "line1" line1, 5 "line2" line2, 6 "line3" line3, 7 "line4" line4, 8 "phone_number"
    phone_number, 9 "postcode" postcode, 10 "state" state, 11 "notes" notes, 12
    "is_default_for_billing" is_default_for_billing, 13 "is_default_for_shipping"
    is_default_for_shipping }
}
impl UserAddress {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::UserAddressId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl UserAddress {
        fn country(value: impl Into<runtime::Text>);
        fn first_name(value: impl Into<runtime::Text>);
        fn last_name(value: impl Into<runtime::Text>);
        fn line1(value: impl Into<runtime::Text>);
        fn line2(value: impl Into<runtime::Text>);
        fn line3(value: impl Into<runtime::Text>);
        fn line4(value: impl Into<runtime::Text>);
        fn phone_number(value: impl Into<runtime::Text>);
        fn postcode(value: impl Into<runtime::Text>);
        fn state(value: impl Into<runtime::Text>);
        fn notes(value: impl Into<runtime::Text>);
        fn is_default_for_billing(value: bool);
        fn is_default_for_shipping(value: bool);
    }
}
/// A note on a customer. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CustomerNote {
    /// App: the application that wrote a note. Section 2, Note.
    pub app: Option<super::NoteApp>,
    /// Author: the person who wrote a note. Section 2, Note.
    pub author: Option<super::NoteAuthor>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note.
    pub created_at: Option<runtime::Timestamp>,
    /// Id: whole number that identifies this record. Section 2, Note; gap `identity-presence`.
    pub id: Option<super::CustomerNoteId>,
    /// Message: text. Section 2, Note.
    pub message: Option<runtime::Text>,
    /// Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note.
    pub updated_at: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CustomerNote = super::super::info::CUSTOMER_NOTE, by
    super::super::tables::CUSTOMER_NOTE { 0 "app" app, 1 "author" author, 2 "created_at"
    created_at, 3 "id" id, 4 "message" message, 5 "updated_at" updated_at }
}
impl CustomerNote {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::CustomerNoteId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl CustomerNote {
        fn app(value: impl Into<super::NoteApp>);
        fn author(value: impl Into<super::NoteAuthor>);
        fn created_at(value: runtime::Timestamp);
        fn message(value: impl Into<runtime::Text>);
        fn updated_at(value: runtime::Timestamp);
    }
}
/// Query parameters of the list of customers. Section 4, Query parameters of lists.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListUsersQuery {
    /// Email: text, such as `ada@example.com`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub email: Option<runtime::Text>,
    /// Name: text, such as `Ada`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub name: Option<runtime::Text>,
    /// Phone number: text, such as `+442079460000`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub phone_number: Option<runtime::Text>,
    /// Language: one of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 4, Query parameters of lists.
    pub language: Option<super::Language>,
    /// User type: text. Section 4, Query parameters of lists; gap `user-type-values`.
    pub user_type: Option<runtime::Text>,
    /// Date joined from: date, YYYY-MM-DD, such as `2026-01-01`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub date_joined_from: Option<runtime::Date>,
    /// Date joined to: date, YYYY-MM-DD, such as `2026-01-31`. Section 4, Query parameters of lists; gap `date-range-bounds`.
    pub date_joined_to: Option<runtime::Date>,
    /// Is blocked: true or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`.
    pub is_blocked: Option<bool>,
    /// Accepts marketing: true or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`.
    pub accepts_marketing: Option<bool>,
    /// Cursor: text. The pagination cursor value. Section 4, Pagination.
    pub cursor: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ListUsersQuery = super::super::info::LIST_USERS_QUERY { 0 "email" email, 1 "name"
    name, 2 "phone_number" phone_number, 3 "language" language, 4 "user_type" user_type,
    5 "date_joined_from" date_joined_from, 6 "date_joined_to" date_joined_to, 7
    "is_blocked" is_blocked, 8 "accepts_marketing" accepts_marketing, 9 "cursor" cursor }
}
impl ListUsersQuery {
    /// Creates a query without parameters.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ListUsersQuery {
        fn email(value: impl Into<runtime::Text>);
        fn name(value: impl Into<runtime::Text>);
        fn phone_number(value: impl Into<runtime::Text>);
        fn language(value: super::Language);
        fn user_type(value: impl Into<runtime::Text>);
        fn date_joined_from(value: runtime::Date);
        fn date_joined_to(value: runtime::Date);
        fn is_blocked(value: bool);
        fn accepts_marketing(value: bool);
        fn cursor(value: impl Into<runtime::Text>);
    }
}
/// Body of a customer's partial update: any subset of its fields. Section 4, endpoint 11.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UpdateCustomer {
    /// Accepts marketing: true or false. Section 2, Customer (user).
    pub accepts_marketing: runtime::Patch<bool>,
    /// Addresses: list. Each item: an address in a customer's address book. Section 2, Customer (user).
    pub addresses: runtime::Patch<runtime::List<super::UserAddress>>,
    /// Date joined: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Customer (user).
    pub date_joined: runtime::Patch<runtime::Timestamp>,
    /// Email: text, such as `person@example.com`. Section 2, Customer (user).
    pub email: runtime::Patch<runtime::Text>,
    /// First name: text. Section 2, Customer (user).
    pub first_name: runtime::Patch<runtime::Text>,
    /// Id: `id` of a Customer. Section 2, Customer (user); gap `identity-presence`.
    pub id: runtime::Patch<super::CustomerId>,
    /// IP: text. Section 2, Customer (user).
    pub ip: runtime::Patch<runtime::Text>,
    /// Is blocked: true or false. Section 2, Customer (user).
    pub is_blocked: runtime::Patch<bool>,
    /// Language: one of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`. Section 2, Customer (user).
    pub language: runtime::Patch<super::Language>,
    /// Last name: text. Section 2, Customer (user).
    pub last_name: runtime::Patch<runtime::Text>,
    /// Metadata: free-form value or null. Section 2, Customer (user).
    pub metadata: runtime::Patch<runtime::Json>,
    /// Orders count: whole number. Section 2, Customer (user).
    pub orders_count: runtime::Patch<i64>,
    /// Phone number: text. Section 2, Customer (user).
    pub phone_number: runtime::Patch<runtime::Text>,
    /// Subscriptions count: whole number. Section 2, Customer (user).
    pub subscriptions_count: runtime::Patch<i64>,
    /// Tags: list. Each item: text. Section 2, Customer (user).
    pub tags: runtime::Patch<runtime::List<runtime::Text>>,
    /// Total spent: amount of money as decimal text, such as `10.00`. Section 2, Customer (user).
    pub total_spent: runtime::Patch<runtime::Amount>,
    /// User agent: text. Section 2, Customer (user).
    pub user_agent: runtime::Patch<runtime::Text>,
    /// User type: text; one value seen: `customer`. Section 2, Customer (user); gaps `enum-values`, `open-enumerations`.
    pub user_type: runtime::Patch<super::UserType>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UpdateCustomer = super::super::info::UPDATE_CUSTOMER, by
    super::super::tables::UPDATE_CUSTOMER { 0 "accepts_marketing" accepts_marketing, 1
    "addresses" addresses, 2 "date_joined" date_joined, 3 "email" email, 4 "first_name"
    first_name, 5 "id" id, 6 "ip" ip, 7 "is_blocked" is_blocked, 8 "language" language, 9
    "last_name" last_name, 10 "metadata" metadata, 11 "orders_count" orders_count, 12
    "phone_number" phone_number, 13 "subscriptions_count" subscriptions_count, 14 "tags"
    tags, 15 "total_spent" total_spent, 16 "user_agent" user_agent, 17 "user_type"
    user_type }
}
impl UpdateCustomer {
    /// Creates an update that changes nothing until fields are set.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl UpdateCustomer {
        fn accepts_marketing(patch: bool);
        fn addresses(patch: runtime::List<super::UserAddress>);
        fn date_joined(patch: runtime::Timestamp);
        fn email(patch: runtime::Text);
        fn first_name(patch: runtime::Text);
        fn id(patch: super::CustomerId);
        fn ip(patch: runtime::Text);
        fn is_blocked(patch: bool);
        fn language(patch: super::Language);
        fn last_name(patch: runtime::Text);
        fn metadata(patch: runtime::Json);
        fn orders_count(patch: i64);
        fn phone_number(patch: runtime::Text);
        fn subscriptions_count(patch: i64);
        fn tags(patch: runtime::List<runtime::Text>);
        fn total_spent(patch: runtime::Amount);
        fn user_agent(patch: runtime::Text);
        fn user_type(patch: super::UserType);
    }
}
/// Body of a new customer note. Section 4, endpoint 14.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateCustomerNote {
    /// Message: text, such as `Prefers to be called in the morning.`. Section 4, endpoint 14.
    pub message: runtime::Required<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CreateCustomerNote = super::super::info::CREATE_CUSTOMER_NOTE, by
    super::super::tables::CREATE_CUSTOMER_NOTE { 0 "message" message }
}
impl CreateCustomerNote {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(message: impl Into<runtime::Text>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.message = runtime::Required::from(message.into());
        made
    }
}
runtime::integer_id! {
    #[doc = " `id` of a `Customer`. Section 2, Customer (user)."] CustomerId
}
runtime::integer_id! {
    #[doc = " `id` of a `UserAddress`. Section 2, Shared embedded shapes."] UserAddressId
}
runtime::integer_id! {
    #[doc = " `id` of a `CustomerNote`. Section 2, Note."] CustomerNoteId
}
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 2, Customer (user)."]
    Language = super::super::info::LANGUAGE_VALUES { #[doc = " `da`"] Da = "da", #[doc =
    " `de`"] De = "de", #[doc = " `en`"] En = "en", #[doc = " `es`"] Es = "es", #[doc =
    " `fi`"] Fi = "fi", #[doc = " `fr`"] Fr = "fr", #[doc = " `it`"] It = "it", #[doc =
    " `nl`"] Nl = "nl", #[doc = " `no`"] No = "no", #[doc = " `pt`"] Pt = "pt", #[doc = " `sv`"] Sv = "sv", #[doc = " `th`"] Th = "th", }
}
runtime::closed_enumeration!(Language = super::super::info::LANGUAGE_VALUES);
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Customer (user)."]
    UserType = super::super::info::USER_TYPE_VALUES { #[doc = " `customer`"] Customer =
    "customer", }
}
runtime::open_enumeration!(UserType);
