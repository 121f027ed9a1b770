// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! [`Subscription`] and [`SubscriptionLine`] with their parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A customer's subscription. Section 2, Subscription.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Subscription {
    /// Id: whole number that identifies this record. Section 2, Subscription; gap `identity-presence`.
    pub id: Option<super::SubscriptionId>,
    /// Attribution: origin of a sale: the agent, affiliate and campaign behind it. Section 2, Subscription.
    pub attribution: Option<super::Attribution>,
    /// Billing address: the billing address of an order or a subscription. Section 2, Subscription.
    pub billing_address: Option<super::BillingAddress>,
    /// Shipping address: the shipping address of an order or a subscription. Section 2, Subscription.
    pub shipping_address: Option<super::ShippingAddress>,
    /// Cancel reason: text. Section 2, Subscription.
    pub cancel_reason: Option<runtime::Text>,
    /// Cancel reason other message: text. Section 2, Subscription.
    pub cancel_reason_other_message: Option<runtime::Text>,
    /// Currency: text, such as `USD`. Section 2, Subscription.
    pub currency: Option<runtime::Text>,
    /// Frequency: text. Section 2, Subscription.
    pub frequency: Option<runtime::Text>,
    /// Payment method: text. Section 2, Subscription.
    pub payment_method: Option<runtime::Text>,
    /// Shipping code: text. Section 2, Subscription.
    pub shipping_code: Option<runtime::Text>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription.
    pub date_created: Option<runtime::Timestamp>,
    /// Next renewal date: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription.
    pub next_renewal_date: Option<runtime::Timestamp>,
    /// Interval: text; one value seen: `day`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`.
    pub interval: Option<super::Interval>,
    /// Interval count: whole number. Section 2, Subscription.
    pub interval_count: Option<i64>,
    /// Is tax known: true or false. Section 2, Subscription.
    pub is_tax_known: Option<bool>,
    /// Is test: true or false. Section 2, Subscription.
    pub is_test: Option<bool>,
    /// Lines: list. Each item: a line of a subscription. Section 2, Subscription.
    pub lines: runtime::List<super::SubscriptionLine>,
    /// Num lines: whole number. Section 2, Subscription.
    pub num_lines: Option<i64>,
    /// Num orders: whole number. Section 2, Subscription.
    pub num_orders: Option<i64>,
    /// Orders: list. Each item: an order that a subscription made, and its billing cycle. Section 2, Subscription.
    pub orders: runtime::List<super::SubscriptionOrder>,
    /// Payment details: object with arbitrary keys and free-form values. Section 2, Subscription.
    pub payment_details: Option<runtime::Object>,
    /// Shipping price: amount of money as decimal text, such as `10.00`. Section 2, Subscription.
    pub shipping_price: Option<runtime::Amount>,
    /// Total: amount of money as decimal text, such as `39.95`. Section 2, Subscription.
    pub total: Option<runtime::Amount>,
    /// Status: text; one value seen: `active`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::SubscriptionStatus>,
    /// User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Subscription.
    pub user: Option<super::UserSummary>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Subscription = super::super::info::SUBSCRIPTION, by
    super::super::tables::SUBSCRIPTION { 0 "id" id, 1 "attribution" attribution, 2
    "billing_address" billing_address, 3 "shipping_address" shipping_address, 4
    "cancel_reason" cancel_reason, 5 "cancel_reason_other_message"
    cancel_reason_other_message, 6 "currency" currency, 7 "frequency" frequency, 8
    "payment_method" payment_method, 9 "shipping_code" shipping_code, 10 "date_created"
    date_created, 11 "next_renewal_date" next_renewal_date, 12 "interval" interval, 13
    "interval_count" interval_count, 14 "is_tax_known" is_tax_known, 15 "is_test"
    is_test, 16 "lines" lines, 17 "num_lines" num_lines, 18 "num_orders" num_orders, 19
    "orders" orders, 20 "payment_details" payment_details, 21 "shipping_price"
    shipping_price, 22 "total" total, 23 "status" status, 24 "user" user }
}
runtime::in_pages!(Subscription, ["next" "previous" "results"], ["next" "previous" "results"], "4, Pagination");
impl Subscription {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::SubscriptionId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Subscription {
        fn attribution(value: impl Into<super::Attribution>);
        fn billing_address(value: impl Into<super::BillingAddress>);
        fn shipping_address(value: impl Into<super::ShippingAddress>);
        fn cancel_reason(value: impl Into<runtime::Text>);
        fn cancel_reason_other_message(value: impl Into<runtime::Text>);
        fn currency(value: impl Into<runtime::Text>);
        fn frequency(value: impl Into<runtime::Text>);
        fn payment_method(value: impl Into<runtime::Text>);
        fn shipping_code(value: impl Into<runtime::Text>);
        fn date_created(value: runtime::Timestamp);
        fn next_renewal_date(value: runtime::Timestamp);
        fn interval(value: impl Into<super::Interval>);
        fn interval_count(value: i64);
        fn is_tax_known(value: bool);
        fn is_test(value: bool);
        fn lines(elements: [impl Into<super::SubscriptionLine>]);
        fn num_lines(value: i64);
        fn num_orders(value: i64);
        fn orders(elements: [impl Into<super::SubscriptionOrder>]);
        fn payment_details(value: impl Into<runtime::Object>);
        fn shipping_price(value: runtime::Amount);
        fn total(value: runtime::Amount);
        fn status(value: impl Into<super::SubscriptionStatus>);
        fn user(value: impl Into<super::UserSummary>);
    }
}
/// An order that a subscription made, and its billing cycle. Section 2, Subscription.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SubscriptionOrder {
    /// Billing cycle: whole number. Section 2, Subscription.
    pub billing_cycle: Option<i64>,
    /// Order number: `number` of an Order. Section 2, Subscription; gap `record-references`.
    pub order_number: Option<super::OrderNumber>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    SubscriptionOrder = super::super::info::SUBSCRIPTION_ORDER, by
    super::super::tables::SUBSCRIPTION_ORDER { 0 "billing_cycle" billing_cycle, 1
    "order_number" order_number }
}
impl SubscriptionOrder {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl SubscriptionOrder {
        fn billing_cycle(value: i64);
        fn order_number(value: impl Into<super::OrderNumber>);
    }
}
/// A line of a subscription. Section 2, Subscription.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SubscriptionLine {
    /// Id: whole number that identifies this record. Section 2, Subscription.
    pub id: Option<super::SubscriptionLineId>,
    /// Metadata: free-form value or null. Section 2, Subscription.
    pub metadata: Option<runtime::Json>,
    /// Price: amount of money as decimal text, such as `10.00`. Section 2, Subscription.
    pub price: Option<runtime::Amount>,
    /// Product: a product, as embedded in a subscription line. Section 2, Subscription.
    pub product: Option<super::SubscriptionProductSummary>,
    /// Properties: list. Each item: a property that the store attached to an order line or a subscription line. Section 2, Subscription.
    pub properties: runtime::List<super::LineProperty>,
    /// Quantity: whole number. Section 2, Subscription.
    pub quantity: Option<i64>,
    /// Stockrecord: the stock and price of an order line or a subscription line. Section 2, Subscription.
    pub stockrecord: Option<super::Stockrecord>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    SubscriptionLine = super::super::info::SUBSCRIPTION_LINE, by
    super::super::tables::SUBSCRIPTION_LINE { 0 "id" id, 1 "metadata" metadata, 2 "price"
    price, 3 "product" product, 4 "properties" properties, 5 "quantity" quantity, 6
    "stockrecord" stockrecord }
}
impl SubscriptionLine {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::SubscriptionLineId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl SubscriptionLine {
        fn metadata(value: impl Into<runtime::Json>);
        fn price(value: runtime::Amount);
        fn product(value: impl Into<super::SubscriptionProductSummary>);
        fn properties(elements: [impl Into<super::LineProperty>]);
        fn quantity(value: i64);
        fn stockrecord(value: impl Into<super::Stockrecord>);
    }
}
/// A product, as embedded in a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SubscriptionProductSummary {
    /// Categories: list. Each item: a category of a product, as embedded in an order line or a subscription line. Section 2, Shared embedded shapes.
    pub categories: runtime::List<super::ProductSummaryCategory>,
    /// Id: `id` of a Product. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductId>,
    /// Images: list. Each item: an image of a product, as embedded in a subscription line. Section 2, Shared embedded shapes.
    pub images: runtime::List<super::SubscriptionProductImage>,
    /// Title: text. Section 2, Shared embedded shapes.
    pub title: Option<runtime::Text>,
    /// UPC: text. Section 2, Shared embedded shapes.
    pub upc: Option<runtime::Text>,
    /// URL: text. Section 2, Shared embedded shapes.
    pub url: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    SubscriptionProductSummary = super::super::info::SUBSCRIPTION_PRODUCT_SUMMARY, by
    super::super::tables::SUBSCRIPTION_PRODUCT_SUMMARY { 0 "categories" categories, 1
    "id" id, 2 "images" images, 3 "title" title, 4 "upc" upc, 5 "url" url }
}
impl SubscriptionProductSummary {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl SubscriptionProductSummary {
        fn categories(elements: [impl Into<super::ProductSummaryCategory>]);
        fn id(value: impl Into<super::ProductId>);
        fn images(elements: [impl Into<super::SubscriptionProductImage>]);
        fn title(value: impl Into<runtime::Text>);
        fn upc(value: impl Into<runtime::Text>);
        fn url(value: impl Into<runtime::Text>);
    }
}
/// An image of a product, as embedded in a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SubscriptionProductImage {
    /// Attachment: text. Section 2, Shared embedded shapes.
    pub attachment: Option<runtime::Text>,
    /// Caption: text. Section 2, Shared embedded shapes.
    pub caption: Option<runtime::Text>,
    /// Display order: whole number. Section 2, Shared embedded shapes.
    pub display_order: Option<i64>,
    /// File name: text. Left out in some subscription responses. Section 2, Shared embedded shapes.
    pub file_name: Option<runtime::Text>,
    /// Id: `id` of a ProductImage. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductImageId>,
    /// Src: URL. Left out in some subscription responses. Section 2, Shared embedded shapes.
    pub src: Option<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    SubscriptionProductImage = super::super::info::SUBSCRIPTION_PRODUCT_IMAGE, by
    super::super::tables::SUBSCRIPTION_PRODUCT_IMAGE { 0 "attachment" attachment, 1
    "caption" caption, 2 "display_order" display_order, 3 "file_name" file_name, 4 "id"
    id, 5 "src" src }
}
impl SubscriptionProductImage {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl SubscriptionProductImage {
        fn attachment(value: impl Into<runtime::Text>);
        fn caption(value: impl Into<runtime::Text>);
        fn display_order(value: i64);
        fn file_name(value: impl Into<runtime::Text>);
        fn id(value: impl Into<super::ProductImageId>);
        fn src(value: runtime::Url);
    }
}
/// Body of a subscription's partial update: any subset of its fields. Section 4, endpoint 7.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UpdateSubscription {
    /// Id: `id` of a Subscription. Section 2, Subscription; gap `identity-presence`.
    pub id: runtime::Patch<super::SubscriptionId>,
    /// Attribution: origin of a sale: the agent, affiliate and campaign behind it. Section 2, Subscription.
    pub attribution: runtime::Patch<super::Attribution>,
    /// Billing address: the billing address of an order or a subscription. Section 2, Subscription.
    pub billing_address: runtime::Patch<super::BillingAddress>,
    /// Shipping address: the shipping address of an order or a subscription. Section 2, Subscription.
    pub shipping_address: runtime::Patch<super::ShippingAddress>,
    /// Cancel reason: text. Section 2, Subscription.
    pub cancel_reason: runtime::Patch<runtime::Text>,
    /// Cancel reason other message: text. Section 2, Subscription.
    pub cancel_reason_other_message: runtime::Patch<runtime::Text>,
    /// Currency: text, such as `USD`. Section 2, Subscription.
    pub currency: runtime::Patch<runtime::Text>,
    /// Frequency: text. Section 2, Subscription.
    pub frequency: runtime::Patch<runtime::Text>,
    /// Payment method: text. Section 2, Subscription.
    pub payment_method: runtime::Patch<runtime::Text>,
    /// Shipping code: text. Section 2, Subscription.
    pub shipping_code: runtime::Patch<runtime::Text>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription.
    pub date_created: runtime::Patch<runtime::Timestamp>,
    /// Next renewal date: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription.
    pub next_renewal_date: runtime::Patch<runtime::Timestamp>,
    /// Interval: text; one value seen: `day`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`.
    pub interval: runtime::Patch<super::Interval>,
    /// Interval count: whole number. Section 2, Subscription.
    pub interval_count: runtime::Patch<i64>,
    /// Is tax known: true or false. Section 2, Subscription.
    pub is_tax_known: runtime::Patch<bool>,
    /// Is test: true or false. Section 2, Subscription.
    pub is_test: runtime::Patch<bool>,
    /// Lines: list. Each item: a line of a subscription. Section 2, Subscription.
    pub lines: runtime::Patch<runtime::List<super::SubscriptionLine>>,
    /// Num lines: whole number. Section 2, Subscription.
    pub num_lines: runtime::Patch<i64>,
    /// Num orders: whole number. Section 2, Subscription.
    pub num_orders: runtime::Patch<i64>,
    /// Orders: list. Each item: an order that a subscription made, and its billing cycle. Section 2, Subscription.
    pub orders: runtime::Patch<runtime::List<super::SubscriptionOrder>>,
    /// Payment details: object with arbitrary keys and free-form values. Section 2, Subscription.
    pub payment_details: runtime::Patch<runtime::Object>,
    /// Shipping price: amount of money as decimal text, such as `10.00`. Section 2, Subscription.
    pub shipping_price: runtime::Patch<runtime::Amount>,
    /// Total: amount of money as decimal text, such as `39.95`. Section 2, Subscription.
    pub total: runtime::Patch<runtime::Amount>,
    /// Status: text; one value seen: `active`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: runtime::Patch<super::SubscriptionStatus>,
    /// User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Subscription.
    pub user: runtime::Patch<super::UserSummary>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UpdateSubscription = super::super::info::UPDATE_SUBSCRIPTION, by
    super::super::tables::UPDATE_SUBSCRIPTION { 0 "id" id, 1 "attribution" attribution, 2
    "billing_address" billing_address, 3 "shipping_address" shipping_address, 4
    "cancel_reason" cancel_reason, 5 "cancel_reason_other_message"
    cancel_reason_other_message, 6 "currency" currency, 7 "frequency" frequency, 8
    "payment_method" payment_method, 9 "shipping_code" shipping_code, 10 "date_created"
    date_created, 11 "next_renewal_date" next_renewal_date, 12 "interval" interval, 13
    "interval_count" interval_count, 14 "is_tax_known" is_tax_known, 15 "is_test"
    is_test, 16 "lines" lines, 17 "num_lines" num_lines, 18 "num_orders" num_orders, 19
    "orders" orders, 20 "payment_details" payment_details, 21 "shipping_price"
    shipping_price, 22 "total" total, 23 "status" status, 24 "user" user }
}
impl UpdateSubscription {
    /// Creates an update that changes nothing until fields are set.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl UpdateSubscription {
        fn id(patch: super::SubscriptionId);
        fn attribution(patch: super::Attribution);
        fn billing_address(patch: super::BillingAddress);
        fn shipping_address(patch: super::ShippingAddress);
        fn cancel_reason(patch: runtime::Text);
        fn cancel_reason_other_message(patch: runtime::Text);
        fn currency(patch: runtime::Text);
        fn frequency(patch: runtime::Text);
        fn payment_method(patch: runtime::Text);
        fn shipping_code(patch: runtime::Text);
        fn date_created(patch: runtime::Timestamp);
        fn next_renewal_date(patch: runtime::Timestamp);
        fn interval(patch: super::Interval);
        fn interval_count(patch: i64);
        fn is_tax_known(patch: bool);
        fn is_test(patch: bool);
        fn lines(patch: runtime::List<super::SubscriptionLine>);
        fn num_lines(patch: i64);
        fn num_orders(patch: i64);
        fn orders(patch: runtime::List<super::SubscriptionOrder>);
        fn payment_details(patch: runtime::Object);
        fn shipping_price(patch: runtime::Amount);
        fn total(patch: runtime::Amount);
        fn status(patch: super::SubscriptionStatus);
        fn user(patch: super::UserSummary);
    }
}
/// Body of a new subscription line. Section 4, endpoint 8.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateSubscriptionLine {
    /// Product id: whole number, such as `184`. Section 4, endpoint 8; gap `product-or-variant-id`.
    pub product_id: runtime::Required<i64>,
    /// Quantity: whole number, such as `1`. Section 4, endpoint 8.
    pub quantity: runtime::Required<i64>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CreateSubscriptionLine = super::super::info::CREATE_SUBSCRIPTION_LINE, by
    super::super::tables::CREATE_SUBSCRIPTION_LINE { 0 "product_id" product_id, 1
    "quantity" quantity }
}
impl CreateSubscriptionLine {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(product_id: i64, quantity: i64) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.product_id = runtime::Required::from(product_id);
        made.quantity = runtime::Required::from(quantity);
        made
    }
}
runtime::integer_id! {
    #[doc = " `id` of a `Subscription`. Section 2, Subscription."] SubscriptionId
}
runtime::integer_id! {
    #[doc = " `id` of a `SubscriptionLine`. Section 2, Subscription."] SubscriptionLineId
}
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Subscription."]
    SubscriptionStatus = super::super::info::SUBSCRIPTION_STATUS_VALUES { #[doc = " `active`"] Active = "active", }
}
runtime::open_enumeration!(SubscriptionStatus);
