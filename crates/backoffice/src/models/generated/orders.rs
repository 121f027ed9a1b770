// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! [`Order`], [`FulfillmentEvent`] and [`OrderNote`] with their parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// An order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Order {
    /// Number: text that identifies this record, such as `1001`. The order number, which identifies the order in paths. Section 2, Order; gap `identity-presence`.
    pub number: Option<super::OrderNumber>,
    /// Attribution: origin of a sale: the agent, affiliate and campaign behind it. Section 2, Order.
    pub attribution: Option<super::Attribution>,
    /// Billing address: the billing address of an order or a subscription. Section 2, Order.
    pub billing_address: Option<super::BillingAddress>,
    /// Shipping address: the shipping address of an order or a subscription. Section 2, Order.
    pub shipping_address: Option<super::ShippingAddress>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub created_at: Option<runtime::Timestamp>,
    /// Date placed: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub date_placed: Option<runtime::Timestamp>,
    /// Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub updated_at: Option<runtime::Timestamp>,
    /// Currency: text, such as `USD`. Section 2, Order.
    pub currency: Option<runtime::Text>,
    /// Display taxes: text. Section 2, Order.
    pub display_taxes: Option<runtime::Text>,
    /// Fulfillment status: text; one value seen: `not_required`. Section 2, Order; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub fulfillment_status: Option<super::FulfillmentStatus>,
    /// Fulfillments: list. Each item: a shipment of an order, as embedded in the order. Section 2, Order.
    pub fulfillments: runtime::List<super::Fulfillment>,
    /// Is test: true or false. Section 2, Order.
    pub is_test: Option<bool>,
    /// Lines: list. Each item: a line of an order. Section 2, Order.
    pub lines: runtime::List<super::OrderLine>,
    /// Metadata: free-form value or null. Section 2, Order.
    pub metadata: Option<runtime::Json>,
    /// Offer discounts: list. Each item: a discount that an offer gave on an order. Section 2, Order.
    pub offer_discounts: runtime::List<super::OfferDiscount>,
    /// Order status URL. Section 2, Order.
    pub order_status_url: Option<runtime::Url>,
    /// Original shipping excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_shipping_excl_tax: Option<runtime::Amount>,
    /// Original shipping including tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_shipping_incl_tax: Option<runtime::Amount>,
    /// Original total excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_total_excl_tax: Option<runtime::Amount>,
    /// Original total including tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_total_incl_tax: Option<runtime::Amount>,
    /// Payment status: text; one value seen: `pending`. Section 2, Order; gaps `enum-values`, `open-enumerations`, `transitions`, `refund-states`, `capture-states`.
    pub payment_status: Option<super::PaymentStatus>,
    /// Refunds: list. Each item: a refund of an order, as embedded in the order. Section 2, Order.
    pub refunds: runtime::List<super::Refund>,
    /// Report values: an order's totals in the store's reporting currency. Section 2, Order.
    pub report_values: Option<super::OrderReportValues>,
    /// Shipping code: text. Section 2, Order.
    pub shipping_code: Option<runtime::Text>,
    /// Shipping method: text. Section 2, Order.
    pub shipping_method: Option<runtime::Text>,
    /// Source: text. Section 2, Order.
    pub source: Option<runtime::Text>,
    /// Status: text. Section 2, Order; gap `enum-values`.
    pub status: Option<runtime::Text>,
    /// Subscription lifecycle: text. Section 2, Order.
    pub subscription_lifecycle: Option<runtime::Text>,
    /// Shipping excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_excl_tax: Option<runtime::Amount>,
    /// Shipping including tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_incl_tax: Option<runtime::Amount>,
    /// Shipping tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_tax: Option<runtime::Amount>,
    /// Shipping tax lines: list. Each item: a tax on an order line or on the shipping of an order. Section 2, Order; gap `shipping-tax-line-form`.
    pub shipping_tax_lines: runtime::List<super::TaxLine>,
    /// Tax lines: list. Each item: a tax on an order as a whole. Section 2, Order.
    pub tax_lines: runtime::List<super::OrderTaxLine>,
    /// Subscriptions: list. Each item: the subscription and billing cycle of an order. Section 2, Order.
    pub subscriptions: runtime::List<super::OrderSubscription>,
    /// Supports post purchase upsells: true or false. Section 2, Order.
    pub supports_post_purchase_upsells: Option<bool>,
    /// Tags: list. Each item: text. Section 2, Order.
    pub tags: runtime::List<runtime::Text>,
    /// Total cost: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_cost: Option<runtime::Amount>,
    /// Total excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_excl_tax: Option<runtime::Amount>,
    /// Total including tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_incl_tax: Option<runtime::Amount>,
    /// Total tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_tax: Option<runtime::Amount>,
    /// Transactions: list. Each item: a payment transaction, as embedded in orders and refunds. Section 2, Order.
    pub transactions: runtime::List<super::EmbeddedTransaction>,
    /// User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Order.
    pub user: Option<super::UserSummary>,
    /// Voucher discounts: list. Each item: a discount that a voucher gave on an order. Section 2, Order.
    pub voucher_discounts: runtime::List<super::VoucherDiscount>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Order = super::super::info::ORDER, by super::super::tables::ORDER { 0 "number"
    number, 1 "attribution" attribution, 2 "billing_address" billing_address, 3
    "shipping_address" shipping_address, 4 "created_at" created_at, 5 "date_placed"
    date_placed, 6 "updated_at" updated_at, 7 "currency" currency, 8 "display_taxes"
    display_taxes, 9 "fulfillment_status" fulfillment_status, 10 "fulfillments"
    fulfillments, 11 "is_test" is_test, 12 "lines" lines, 13 "metadata" metadata, 14
    "offer_discounts" offer_discounts, 15 "order_status_url" order_status_url, 16
    "original_shipping_excl_tax" original_shipping_excl_tax, 17
    "original_shipping_incl_tax" original_shipping_incl_tax, 18 "original_total_excl_tax"
    original_total_excl_tax, 19 "original_total_incl_tax" original_total_incl_tax, 20
    "payment_status" payment_status, 21 "refunds" refunds, 22 "report_values"
    report_values, 23 "shipping_code" shipping_code, 24 "shipping_method"
    shipping_method, 25 "source" source, 26 "status" status, 27 "subscription_lifecycle"
    subscription_lifecycle, 28 "shipping_excl_tax" shipping_excl_tax, 29
    "shipping_incl_tax" shipping_incl_tax, 30 "shipping_tax" shipping_tax, 31
    "shipping_tax_lines" shipping_tax_lines, 32 "tax_lines" tax_lines, 33 "subscriptions"
    subscriptions, 34 "supports_post_purchase_upsells" supports_post_purchase_upsells, 35
    "tags" tags, 36 "total_cost" total_cost, 37 "total_excl_tax" total_excl_tax, 38
    "total_incl_tax" total_incl_tax, 39 "total_tax" total_tax, 40 "transactions"
    transactions, 41 "user" user, 42 "voucher_discounts" voucher_discounts }
}
impl Order {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(number: impl Into<super::OrderNumber>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.number = Some(number.into());
        made
    }
}
runtime::setters! {
    impl Order {
        fn attribution(value: impl Into<super::Attribution>);
        fn billing_address(value: impl Into<super::BillingAddress>);
        fn shipping_address(value: impl Into<super::ShippingAddress>);
        fn created_at(value: runtime::Timestamp);
        fn date_placed(value: runtime::Timestamp);
        fn updated_at(value: runtime::Timestamp);
        fn currency(value: impl Into<runtime::Text>);
        fn display_taxes(value: impl Into<runtime::Text>);
        fn fulfillment_status(value: impl Into<super::FulfillmentStatus>);
        fn fulfillments(elements: [impl Into<super::Fulfillment>]);
        fn is_test(value: bool);
        fn lines(elements: [impl Into<super::OrderLine>]);
        fn metadata(value: impl Into<runtime::Json>);
        fn offer_discounts(elements: [impl Into<super::OfferDiscount>]);
        fn order_status_url(value: runtime::Url);
        fn original_shipping_excl_tax(value: runtime::Amount);
        fn original_shipping_incl_tax(value: runtime::Amount);
        fn original_total_excl_tax(value: runtime::Amount);
        fn original_total_incl_tax(value: runtime::Amount);
        fn payment_status(value: impl Into<super::PaymentStatus>);
        fn refunds(elements: [impl Into<super::Refund>]);
        fn report_values(value: impl Into<super::OrderReportValues>);
        fn shipping_code(value: impl Into<runtime::Text>);
        fn shipping_method(value: impl Into<runtime::Text>);
        fn source(value: impl Into<runtime::Text>);
        fn status(value: impl Into<runtime::Text>);
        fn subscription_lifecycle(value: impl Into<runtime::Text>);
        fn shipping_excl_tax(value: runtime::Amount);
        fn shipping_incl_tax(value: runtime::Amount);
        fn shipping_tax(value: runtime::Amount);
        fn shipping_tax_lines(elements: [impl Into<super::TaxLine>]);
        fn tax_lines(elements: [impl Into<super::OrderTaxLine>]);
        fn subscriptions(elements: [impl Into<super::OrderSubscription>]);
        fn supports_post_purchase_upsells(value: bool);
        fn tags(elements: [impl Into<runtime::Text>]);
        fn total_cost(value: runtime::Amount);
        fn total_excl_tax(value: runtime::Amount);
        fn total_incl_tax(value: runtime::Amount);
        fn total_tax(value: runtime::Amount);
        fn transactions(elements: [impl Into<super::EmbeddedTransaction>]);
        fn user(value: impl Into<super::UserSummary>);
        fn voucher_discounts(elements: [impl Into<super::VoucherDiscount>]);
    }
}
/// A discount that an offer gave on an order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OfferDiscount {
    /// Amount: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub amount: Option<runtime::Amount>,
    /// Description: text. Section 2, Order.
    pub description: Option<runtime::Text>,
    /// Name: text. Section 2, Order.
    pub name: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    OfferDiscount = super::super::info::OFFER_DISCOUNT, by
    super::super::tables::OFFER_DISCOUNT { 0 "amount" amount, 1 "description"
    description, 2 "name" name }
}
impl OfferDiscount {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl OfferDiscount {
        fn amount(value: runtime::Amount);
        fn description(value: impl Into<runtime::Text>);
        fn name(value: impl Into<runtime::Text>);
    }
}
/// An order's totals in the store's reporting currency. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderReportValues {
    /// Currency: text. Section 2, Order.
    pub currency: Option<runtime::Text>,
    /// Original shipping excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_shipping_excl_tax: Option<runtime::Amount>,
    /// Original shipping including tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_shipping_incl_tax: Option<runtime::Amount>,
    /// Original total excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_total_excl_tax: Option<runtime::Amount>,
    /// Original total including tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_total_incl_tax: Option<runtime::Amount>,
    /// Shipping excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_excl_tax: Option<runtime::Amount>,
    /// Shipping including tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_incl_tax: Option<runtime::Amount>,
    /// Total cost: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_cost: Option<runtime::Amount>,
    /// Total excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_excl_tax: Option<runtime::Amount>,
    /// Total including tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_incl_tax: Option<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    OrderReportValues = super::super::info::ORDER_REPORT_VALUES, by
    super::super::tables::ORDER_REPORT_VALUES { 0 "currency" currency, 1
    "original_shipping_excl_tax" original_shipping_excl_tax, 2
    "original_shipping_incl_tax" original_shipping_incl_tax, 3 "original_total_excl_tax"
    original_total_excl_tax, 4 "original_total_incl_tax" original_total_incl_tax, 5
    "shipping_excl_tax" shipping_excl_tax, 6 "shipping_incl_tax" shipping_incl_tax, 7
    "total_cost" total_cost, 8 "total_excl_tax" total_excl_tax, 9 "total_incl_tax"
    total_incl_tax }
}
impl OrderReportValues {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl OrderReportValues {
        fn currency(value: impl Into<runtime::Text>);
        fn original_shipping_excl_tax(value: runtime::Amount);
        fn original_shipping_incl_tax(value: runtime::Amount);
        fn original_total_excl_tax(value: runtime::Amount);
        fn original_total_incl_tax(value: runtime::Amount);
        fn shipping_excl_tax(value: runtime::Amount);
        fn shipping_incl_tax(value: runtime::Amount);
        fn total_cost(value: runtime::Amount);
        fn total_excl_tax(value: runtime::Amount);
        fn total_incl_tax(value: runtime::Amount);
    }
}
/// The subscription and billing cycle of an order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderSubscription {
    /// Billing cycle: whole number. Section 2, Order.
    pub billing_cycle: Option<i64>,
    /// Id: `id` of a Subscription. Section 2, Order; gap `record-references`.
    pub id: Option<super::SubscriptionId>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    OrderSubscription = super::super::info::ORDER_SUBSCRIPTION, by
    super::super::tables::ORDER_SUBSCRIPTION { 0 "billing_cycle" billing_cycle, 1 "id" id
    }
}
impl OrderSubscription {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl OrderSubscription {
        fn billing_cycle(value: i64);
        fn id(value: impl Into<super::SubscriptionId>);
    }
}
/// A discount that a voucher gave on an order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VoucherDiscount {
    /// Amount: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub amount: Option<runtime::Amount>,
    /// Description: text. Section 2, Order.
    pub description: Option<runtime::Text>,
    /// Name: text. Section 2, Order.
    pub name: Option<runtime::Text>,
    /// Voucher: the voucher of a discount. Section 2, Order.
    pub voucher: Option<super::Voucher>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    VoucherDiscount = super::super::info::VOUCHER_DISCOUNT, by
    super::super::tables::VOUCHER_DISCOUNT { 0 "amount" amount, 1 "description"
    description, 2 "name" name, 3 "voucher" voucher }
}
impl VoucherDiscount {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl VoucherDiscount {
        fn amount(value: runtime::Amount);
        fn description(value: impl Into<runtime::Text>);
        fn name(value: impl Into<runtime::Text>);
        fn voucher(value: impl Into<super::Voucher>);
    }
}
/// The voucher of a discount. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Voucher {
    /// Code: text. Section 2, Order.
    pub code: Option<runtime::Text>,
    /// End datetime: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub end_datetime: Option<runtime::Timestamp>,
    /// Name: text. Section 2, Order.
    pub name: Option<runtime::Text>,
    /// Start datetime: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub start_datetime: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Voucher = super::super::info::VOUCHER, by super::super::tables::VOUCHER { 0 "code"
    code, 1 "end_datetime" end_datetime, 2 "name" name, 3 "start_datetime" start_datetime
    }
}
impl Voucher {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl Voucher {
        fn code(value: impl Into<runtime::Text>);
        fn end_datetime(value: runtime::Timestamp);
        fn name(value: impl Into<runtime::Text>);
        fn start_datetime(value: runtime::Timestamp);
    }
}
/// A shipment of an order, as embedded in the order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Fulfillment {
    /// Carrier: text. Section 2, Order.
    pub carrier: Option<runtime::Text>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub date_created: Option<runtime::Timestamp>,
    /// Delivered at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub delivered_at: Option<runtime::Timestamp>,
    /// Delivery status: text. Section 2, Order; gap `enum-values`.
    pub delivery_status: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Order.
    pub id: Option<super::FulfillmentId>,
    /// Last event date: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub last_event_date: Option<runtime::Timestamp>,
    /// Lines: text. Section 2, Order.
    pub lines: Option<runtime::Text>,
    /// Processing at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub processing_at: Option<runtime::Timestamp>,
    /// Reference: text. Section 2, Order.
    pub reference: Option<runtime::Text>,
    /// Requires shipping: true or false. Section 2, Order.
    pub requires_shipping: Option<bool>,
    /// Status: text. Section 2, Order; gap `enum-values`.
    pub status: Option<runtime::Text>,
    /// Tracking code: text. Section 2, Order.
    pub tracking_code: Option<runtime::Text>,
    /// Tracking link: text. Section 2, Order.
    pub tracking_link: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Fulfillment = super::super::info::FULFILLMENT, by super::super::tables::FULFILLMENT {
    0 "carrier" carrier, 1 "date_created" date_created, 2 "delivered_at" delivered_at, 3
    "delivery_status" delivery_status, 4 "id" id, 5 "last_event_date" last_event_date, 6
    "lines" lines, 7 "processing_at" processing_at, 8 "reference" reference, 9
    "requires_shipping" requires_shipping, 10 "status" status, 11 "tracking_code"
    tracking_code, 12 "tracking_link" tracking_link }
}
impl Fulfillment {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::FulfillmentId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Fulfillment {
        fn carrier(value: impl Into<runtime::Text>);
        fn date_created(value: runtime::Timestamp);
        fn delivered_at(value: runtime::Timestamp);
        fn delivery_status(value: impl Into<runtime::Text>);
        fn last_event_date(value: runtime::Timestamp);
        fn lines(value: impl Into<runtime::Text>);
        fn processing_at(value: runtime::Timestamp);
        fn reference(value: impl Into<runtime::Text>);
        fn requires_shipping(value: bool);
        fn status(value: impl Into<runtime::Text>);
        fn tracking_code(value: impl Into<runtime::Text>);
        fn tracking_link(value: impl Into<runtime::Text>);
    }
}
/// A line of an order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderLine {
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub created_at: Option<runtime::Timestamp>,
    /// Id: whole number that identifies this record. Section 2, Order.
    pub id: Option<super::OrderLineId>,
    /// Is gift card: true or false. Section 2, Order.
    pub is_gift_card: Option<bool>,
    /// Is upsell: true or false. Section 2, Order.
    pub is_upsell: Option<bool>,
    /// Metadata: free-form value or null. Section 2, Order.
    pub metadata: Option<runtime::Json>,
    /// Price currency: text, such as `USD`. Section 2, Order.
    pub price_currency: Option<runtime::Text>,
    /// Price excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub price_excl_tax: Option<runtime::Amount>,
    /// Price excluding tax excluding discounts: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub price_excl_tax_excl_discounts: Option<runtime::Amount>,
    /// Price including tax: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub price_incl_tax: Option<runtime::Amount>,
    /// Price including tax excluding discounts: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub price_incl_tax_excl_discounts: Option<runtime::Amount>,
    /// Product: a product, as embedded in an order line. Section 2, Order.
    pub product: Option<super::ProductSummary>,
    /// Properties: list. Each item: a property that the store attached to an order line or a subscription line. Section 2, Order.
    pub properties: runtime::List<super::LineProperty>,
    /// Quantity: whole number. Section 2, Order.
    pub quantity: Option<i64>,
    /// Stockrecord: the stock and price of an order line or a subscription line. Section 2, Order.
    pub stockrecord: Option<super::Stockrecord>,
    /// Tax lines: list. Each item: a tax on an order line or on the shipping of an order. Section 2, Order.
    pub tax_lines: runtime::List<super::TaxLine>,
    /// Total cost: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_cost: Option<runtime::Amount>,
    /// Unit cost: amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub unit_cost: Option<runtime::Amount>,
    /// Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub updated_at: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    OrderLine = super::super::info::ORDER_LINE, by super::super::tables::ORDER_LINE { 0
    "created_at" created_at, 1 "id" id, 2 "is_gift_card" is_gift_card, 3 "is_upsell"
    is_upsell, 4 "metadata" metadata, 5 "price_currency" price_currency, 6
    "price_excl_tax" price_excl_tax, 7 "price_excl_tax_excl_discounts"
    price_excl_tax_excl_discounts, 8 "price_incl_tax" price_incl_tax, 9
    "price_incl_tax_excl_discounts" price_incl_tax_excl_discounts, 10 "product" product,
    11 "properties" properties, 12 "quantity" quantity, 13 "stockrecord" stockrecord, 14
    "tax_lines" tax_lines, 15 "total_cost" total_cost, 16 "unit_cost" unit_cost, 17
    "updated_at" updated_at }
}
impl OrderLine {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::OrderLineId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl OrderLine {
        fn created_at(value: runtime::Timestamp);
        fn is_gift_card(value: bool);
        fn is_upsell(value: bool);
        fn metadata(value: impl Into<runtime::Json>);
        fn price_currency(value: impl Into<runtime::Text>);
        fn price_excl_tax(value: runtime::Amount);
        fn price_excl_tax_excl_discounts(value: runtime::Amount);
        fn price_incl_tax(value: runtime::Amount);
        fn price_incl_tax_excl_discounts(value: runtime::Amount);
        fn product(value: impl Into<super::ProductSummary>);
        fn properties(elements: [impl Into<super::LineProperty>]);
        fn quantity(value: i64);
        fn stockrecord(value: impl Into<super::Stockrecord>);
        fn tax_lines(elements: [impl Into<super::TaxLine>]);
        fn total_cost(value: runtime::Amount);
        fn unit_cost(value: runtime::Amount);
        fn updated_at(value: runtime::Timestamp);
    }
}
/// A refund of an order, as embedded in the order. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Refund {
    /// Id: whole number that identifies this record. Section 2, Refund.
    pub id: Option<super::RefundId>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Refund.
    pub created_at: Option<runtime::Timestamp>,
    /// Note: text. Section 2, Refund.
    pub note: Option<runtime::Text>,
    /// Order number: `number` of an Order. Section 2, Refund; gap `record-references`.
    pub order_number: Option<super::OrderNumber>,
    /// User id: `id` of a Customer. Section 2, Refund; gap `record-references`.
    pub user_id: Option<super::CustomerId>,
    /// Adjustments: list. Each item: an amount of a refund that belongs to no line, such as shipping. Section 2, Refund.
    pub adjustments: runtime::List<super::RefundAdjustment>,
    /// Refund line items: list. Each item: a refunded order line. Section 2, Refund.
    pub refund_line_items: runtime::List<super::RefundLineItem>,
    /// Total refund amount: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_refund_amount: Option<runtime::Amount>,
    /// Total return excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_return_excl_tax: Option<runtime::Amount>,
    /// Total return including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_return_incl_tax: Option<runtime::Amount>,
    /// Report values: a refund's totals in the store's reporting currency. Section 2, Refund.
    pub report_values: Option<super::RefundReportValues>,
    /// Transactions: list. Each item: a payment transaction, as embedded in orders and refunds. Section 2, Refund.
    pub transactions: runtime::List<super::EmbeddedTransaction>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Refund = super::super::info::REFUND, by super::super::tables::REFUND { 0 "id" id, 1
    "created_at" created_at, 2 "note" note, 3 "order_number" order_number, 4 "user_id"
    user_id, 5 "adjustments" adjustments, 6 "refund_line_items" refund_line_items, 7
    "total_refund_amount" total_refund_amount, 8 "total_return_excl_tax"
    total_return_excl_tax, 9 "total_return_incl_tax" total_return_incl_tax, 10
    "report_values" report_values, 11 "transactions" transactions }
}
impl Refund {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::RefundId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Refund {
        fn created_at(value: runtime::Timestamp);
        fn note(value: impl Into<runtime::Text>);
        fn order_number(value: impl Into<super::OrderNumber>);
        fn user_id(value: impl Into<super::CustomerId>);
        fn adjustments(elements: [impl Into<super::RefundAdjustment>]);
        fn refund_line_items(elements: [impl Into<super::RefundLineItem>]);
        fn total_refund_amount(value: runtime::Amount);
        fn total_return_excl_tax(value: runtime::Amount);
        fn total_return_incl_tax(value: runtime::Amount);
        fn report_values(value: impl Into<super::RefundReportValues>);
        fn transactions(elements: [impl Into<super::EmbeddedTransaction>]);
    }
}
/// An amount of a refund that belongs to no line, such as shipping. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundAdjustment {
    /// Amount excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_excl_tax: Option<runtime::Amount>,
    /// Amount including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_incl_tax: Option<runtime::Amount>,
    /// Id: whole number that identifies this record. Section 2, Refund.
    pub id: Option<super::RefundAdjustmentId>,
    /// Report values: a refund adjustment in the store's reporting currency. Section 2, Refund.
    pub report_values: Option<super::RefundAdjustmentReportValues>,
    /// Type: text; one value seen: `refund_shipping`. Section 2, Refund; gaps `enum-values`, `open-enumerations`.
    pub r#type: Option<super::RefundAdjustmentType>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    RefundAdjustment = super::super::info::REFUND_ADJUSTMENT, by
    super::super::tables::REFUND_ADJUSTMENT { 0 "amount_excl_tax" amount_excl_tax, 1
    "amount_incl_tax" amount_incl_tax, 2 "id" id, 3 "report_values" report_values, 4
    "type" r#type }
}
impl RefundAdjustment {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::RefundAdjustmentId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl RefundAdjustment {
        fn amount_excl_tax(value: runtime::Amount);
        fn amount_incl_tax(value: runtime::Amount);
        fn report_values(value: impl Into<super::RefundAdjustmentReportValues>);
        fn r#type(value: impl Into<super::RefundAdjustmentType>);
    }
}
/// A refund adjustment in the store's reporting currency. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundAdjustmentReportValues {
    /// Amount excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_excl_tax: Option<runtime::Amount>,
    /// Amount including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_incl_tax: Option<runtime::Amount>,
    /// Currency: text. Section 2, Refund.
    pub currency: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    RefundAdjustmentReportValues = super::super::info::REFUND_ADJUSTMENT_REPORT_VALUES,
    by super::super::tables::REFUND_ADJUSTMENT_REPORT_VALUES { 0 "amount_excl_tax"
    amount_excl_tax, 1 "amount_incl_tax" amount_incl_tax, 2 "currency" currency }
}
impl RefundAdjustmentReportValues {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl RefundAdjustmentReportValues {
        fn amount_excl_tax(value: runtime::Amount);
        fn amount_incl_tax(value: runtime::Amount);
        fn currency(value: impl Into<runtime::Text>);
    }
}
/// A refunded order line. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundLineItem {
    /// Amount excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_excl_tax: Option<runtime::Amount>,
    /// Amount including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_incl_tax: Option<runtime::Amount>,
    /// Id: whole number that identifies this record. Section 2, Refund.
    pub id: Option<super::RefundLineItemId>,
    /// Line item id: `id` of an OrderLine. Section 2, Refund; gap `record-references`.
    pub line_item_id: Option<super::OrderLineId>,
    /// Location id: whole number. Section 2, Refund.
    pub location_id: Option<i64>,
    /// Quantity: whole number. Section 2, Refund.
    pub quantity: Option<i64>,
    /// Report values: a refunded order line in the store's reporting currency. Section 2, Refund.
    pub report_values: Option<super::RefundLineItemReportValues>,
    /// Restock type: text; one value seen: `cancel`. Section 2, Refund; gaps `enum-values`, `open-enumerations`.
    pub restock_type: Option<super::RestockType>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    RefundLineItem = super::super::info::REFUND_LINE_ITEM, by
    super::super::tables::REFUND_LINE_ITEM { 0 "amount_excl_tax" amount_excl_tax, 1
    "amount_incl_tax" amount_incl_tax, 2 "id" id, 3 "line_item_id" line_item_id, 4
    "location_id" location_id, 5 "quantity" quantity, 6 "report_values" report_values, 7
    "restock_type" restock_type }
}
impl RefundLineItem {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::RefundLineItemId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl RefundLineItem {
        fn amount_excl_tax(value: runtime::Amount);
        fn amount_incl_tax(value: runtime::Amount);
        fn line_item_id(value: impl Into<super::OrderLineId>);
        fn location_id(value: i64);
        fn quantity(value: i64);
        fn report_values(value: impl Into<super::RefundLineItemReportValues>);
        fn restock_type(value: impl Into<super::RestockType>);
    }
}
/// A refunded order line in the store's reporting currency. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundLineItemReportValues {
    /// Amount excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_excl_tax: Option<runtime::Amount>,
    /// Amount including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_incl_tax: Option<runtime::Amount>,
    /// Currency: text. Section 2, Refund.
    pub currency: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    RefundLineItemReportValues = super::super::info::REFUND_LINE_ITEM_REPORT_VALUES, by
    super::super::tables::REFUND_LINE_ITEM_REPORT_VALUES { 0 "amount_excl_tax"
    amount_excl_tax, 1 "amount_incl_tax" amount_incl_tax, 2 "currency" currency }
}
impl RefundLineItemReportValues {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl RefundLineItemReportValues {
        fn amount_excl_tax(value: runtime::Amount);
        fn amount_incl_tax(value: runtime::Amount);
        fn currency(value: impl Into<runtime::Text>);
    }
}
/// A refund's totals in the store's reporting currency. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundReportValues {
    /// Currency: text. Section 2, Refund.
    pub currency: Option<runtime::Text>,
    /// Total refund amount: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_refund_amount: Option<runtime::Amount>,
    /// Total return excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_return_excl_tax: Option<runtime::Amount>,
    /// Total return including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_return_incl_tax: Option<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    RefundReportValues = super::super::info::REFUND_REPORT_VALUES, by
    super::super::tables::REFUND_REPORT_VALUES { 0 "currency" currency, 1
    "total_refund_amount" total_refund_amount, 2 "total_return_excl_tax"
    total_return_excl_tax, 3 "total_return_incl_tax" total_return_incl_tax }
}
impl RefundReportValues {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl RefundReportValues {
        fn currency(value: impl Into<runtime::Text>);
        fn total_refund_amount(value: runtime::Amount);
        fn total_return_excl_tax(value: runtime::Amount);
        fn total_return_incl_tax(value: runtime::Amount);
    }
}
/// Something that happened to a fulfillment on its way. Section 2, Fulfillment event.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct FulfillmentEvent {
    /// Id: whole number that identifies this record. Section 2, Fulfillment event; gap `identity-presence`.
    pub id: Option<super::FulfillmentEventId>,
    /// Fulfillment: `id` of a Fulfillment. The fulfillment's id. Section 2, Fulfillment event.
    pub fulfillment: Option<super::FulfillmentId>,
    /// Order: `number` of an Order. The order number. Section 2, Fulfillment event.
    pub order: Option<super::OrderNumber>,
    /// Status: text; one value seen: `label_printed`. Section 2, Fulfillment event; gaps `enum-values`, `open-enumerations`, `transitions`, `fulfillment-states`.
    pub status: Option<super::FulfillmentEventStatus>,
    /// Message: text. Section 2, Fulfillment event.
    pub message: Option<runtime::Text>,
    /// Happened at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub happened_at: Option<runtime::Timestamp>,
    /// Estimated delivery at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub estimated_delivery_at: Option<runtime::Timestamp>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub created_at: Option<runtime::Timestamp>,
    /// Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub updated_at: Option<runtime::Timestamp>,
    /// City: text. Section 2, Fulfillment event.
    pub city: Option<runtime::Text>,
    /// Country: text. Section 2, Fulfillment event.
    pub country: Option<runtime::Text>,
    /// Line1: text. Section 2, Fulfillment event.
    pub line1: Option<runtime::Text>,
    /// Line2: text. Section 2, Fulfillment event.
    pub line2: Option<runtime::Text>,
    /// Postcode: text. Section 2, Fulfillment event.
    pub postcode: Option<runtime::Text>,
    /// State: text. Section 2, Fulfillment event.
    pub state: Option<runtime::Text>,
    /// Latitude: number, not below -90. The document shows the lower bound -90. Section 2, Fulfillment event; gap `coordinate-bounds`.
    pub latitude: Option<runtime::Number>,
    /// Longitude: number, not below -180. The document shows the lower bound -180. Section 2, Fulfillment event; gap `coordinate-bounds`.
    pub longitude: Option<runtime::Number>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    FulfillmentEvent = super::super::info::FULFILLMENT_EVENT, by
    super::super::tables::FULFILLMENT_EVENT { 0 "id" id, 1 "fulfillment" fulfillment, 2
    "order" order, 3 "status" status, 4 "message" message, 5 "happened_at" happened_at, 6
    "estimated_delivery_at" estimated_delivery_at, 7 "created_at" created_at, 8
    "updated_at" updated_at, 9 "city" city, 10 "country" country, 11 "line1" line1, 12
    "line2" line2, 13 "postcode" postcode, 14 "state" state, 15 "latitude" latitude, 16
    "longitude" longitude }
}
impl FulfillmentEvent {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::FulfillmentEventId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl FulfillmentEvent {
        fn fulfillment(value: impl Into<super::FulfillmentId>);
        fn order(value: impl Into<super::OrderNumber>);
        fn status(value: impl Into<super::FulfillmentEventStatus>);
        fn message(value: impl Into<runtime::Text>);
        fn happened_at(value: runtime::Timestamp);
        fn estimated_delivery_at(value: runtime::Timestamp);
        fn created_at(value: runtime::Timestamp);
        fn updated_at(value: runtime::Timestamp);
        fn city(value: impl Into<runtime::Text>);
        fn country(value: impl Into<runtime::Text>);
        fn line1(value: impl Into<runtime::Text>);
        fn line2(value: impl Into<runtime::Text>);
        fn postcode(value: impl Into<runtime::Text>);
        fn state(value: impl Into<runtime::Text>);
        fn latitude(value: impl Into<runtime::Number>);
        fn longitude(value: impl Into<runtime::Number>);
    }
}
/// A note on an order. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderNote {
    /// App: the application that wrote a note. Section 2, Note.
    pub app: Option<super::NoteApp>,
    /// Author: the person who wrote a note. Section 2, Note.
    pub author: Option<super::NoteAuthor>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note.
    pub date_created: Option<runtime::Timestamp>,
    /// Date updated: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note.
    pub date_updated: Option<runtime::Timestamp>,
    /// Id: whole number that identifies this record. Section 2, Note; gap `identity-presence`.
    pub id: Option<super::OrderNoteId>,
    /// Message: text. Section 2, Note.
    pub message: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    OrderNote = super::super::info::ORDER_NOTE, by super::super::tables::ORDER_NOTE { 0
    "app" app, 1 "author" author, 2 "date_created" date_created, 3 "date_updated"
    date_updated, 4 "id" id, 5 "message" message }
}
impl OrderNote {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::OrderNoteId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl OrderNote {
        fn app(value: impl Into<super::NoteApp>);
        fn author(value: impl Into<super::NoteAuthor>);
        fn date_created(value: runtime::Timestamp);
        fn date_updated(value: runtime::Timestamp);
        fn message(value: impl Into<runtime::Text>);
    }
}
/// Body of a refund. Section 4, endpoint 1.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RefundOrder {
    /// Amount: amount of money as decimal text, such as `10.00`. Section 4, endpoint 1; gap `untyped-fields`.
    pub amount: runtime::Required<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    RefundOrder = super::super::info::REFUND_ORDER, by super::super::tables::REFUND_ORDER
    { 0 "amount" amount }
}
impl RefundOrder {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(amount: runtime::Amount) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.amount = runtime::Required::from(amount);
        made
    }
}
/// Body of a new order note. Section 4, endpoint 2.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateOrderNote {
    /// Message: text, such as `Customer asked for a later delivery.`. Section 4, endpoint 2.
    pub message: runtime::Required<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CreateOrderNote = super::super::info::CREATE_ORDER_NOTE, by
    super::super::tables::CREATE_ORDER_NOTE { 0 "message" message }
}
impl CreateOrderNote {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(message: impl Into<runtime::Text>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.message = runtime::Required::from(message.into());
        made
    }
}
/// Body of a new fulfillment event. Section 4, endpoint 3.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateFulfillmentEvent {
    /// Status: text; one value seen: `label_printed`. Section 4, endpoint 3; gaps `enum-values`, `open-enumerations`, `transitions`, `fulfillment-states`.
    pub status: runtime::Required<super::FulfillmentEventStatus>,
    /// Id: `id` of a FulfillmentEvent. Section 2, Fulfillment event; gap `identity-presence`.
    pub id: Option<super::FulfillmentEventId>,
    /// Fulfillment: `id` of a Fulfillment. The fulfillment's id. Section 2, Fulfillment event.
    pub fulfillment: Option<super::FulfillmentId>,
    /// Order: `number` of an Order. The order number. Section 2, Fulfillment event.
    pub order: Option<super::OrderNumber>,
    /// Message: text. Section 2, Fulfillment event.
    pub message: Option<runtime::Text>,
    /// Happened at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub happened_at: Option<runtime::Timestamp>,
    /// Estimated delivery at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub estimated_delivery_at: Option<runtime::Timestamp>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub created_at: Option<runtime::Timestamp>,
    /// Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub updated_at: Option<runtime::Timestamp>,
    /// City: text. Section 2, Fulfillment event.
    pub city: Option<runtime::Text>,
    /// Country: text. Section 2, Fulfillment event.
    pub country: Option<runtime::Text>,
    /// Line1: text. Section 2, Fulfillment event.
    pub line1: Option<runtime::Text>,
    /// Line2: text. Section 2, Fulfillment event.
    pub line2: Option<runtime::Text>,
    /// Postcode: text. Section 2, Fulfillment event.
    pub postcode: Option<runtime::Text>,
    /// State: text. Section 2, Fulfillment event.
    pub state: Option<runtime::Text>,
    /// Latitude: number, not below -90. The document shows the lower bound -90. Section 2, Fulfillment event; gap `coordinate-bounds`.
    pub latitude: Option<runtime::Number>,
    /// Longitude: number, not below -180. The document shows the lower bound -180. Section 2, Fulfillment event; gap `coordinate-bounds`.
    pub longitude: Option<runtime::Number>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CreateFulfillmentEvent = super::super::info::CREATE_FULFILLMENT_EVENT, by
    super::super::tables::CREATE_FULFILLMENT_EVENT { 0 "status" status, 1 "id" id, 2
    "fulfillment" fulfillment, 3 "order" order, 4 "message" message, 5 "happened_at"
    happened_at, 6 "estimated_delivery_at" estimated_delivery_at, 7 "created_at"
    created_at, 8 "updated_at" updated_at, 9 "city" city, 10 "country" country, 11
    "line1" line1, 12 "line2" line2, 13 "postcode" postcode, 14 "state" state, 15
    "latitude" latitude, 16 "longitude" longitude }
}
impl CreateFulfillmentEvent {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(status: impl Into<super::FulfillmentEventStatus>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.status = runtime::Required::from(status.into());
        made
    }
}
runtime::setters! {
    impl CreateFulfillmentEvent {
        fn id(value: impl Into<super::FulfillmentEventId>);
        fn fulfillment(value: impl Into<super::FulfillmentId>);
        fn order(value: impl Into<super::OrderNumber>);
        fn message(value: impl Into<runtime::Text>);
        fn happened_at(value: runtime::Timestamp);
        fn estimated_delivery_at(value: runtime::Timestamp);
        fn created_at(value: runtime::Timestamp);
        fn updated_at(value: runtime::Timestamp);
        fn city(value: impl Into<runtime::Text>);
        fn country(value: impl Into<runtime::Text>);
        fn line1(value: impl Into<runtime::Text>);
        fn line2(value: impl Into<runtime::Text>);
        fn postcode(value: impl Into<runtime::Text>);
        fn state(value: impl Into<runtime::Text>);
        fn latitude(value: impl Into<runtime::Number>);
        fn longitude(value: impl Into<runtime::Number>);
    }
}
runtime::text_id! {
    #[doc = " `number` of an `Order`. Section 2, Order."] OrderNumber
}
runtime::integer_id! {
    #[doc = " `id` of a `Fulfillment`. Section 2, Order."] FulfillmentId
}
runtime::integer_id! {
    #[doc = " `id` of an `OrderLine`. Section 2, Order."] OrderLineId
}
runtime::integer_id! {
    #[doc = " `id` of a `Refund`. Section 2, Refund."] RefundId
}
runtime::integer_id! {
    #[doc = " `id` of a `RefundAdjustment`. Section 2, Refund."] RefundAdjustmentId
}
runtime::integer_id! {
    #[doc = " `id` of a `RefundLineItem`. Section 2, Refund."] RefundLineItemId
}
runtime::integer_id! {
    #[doc = " `id` of a `FulfillmentEvent`. Section 2, Fulfillment event."]
    FulfillmentEventId
}
runtime::integer_id! {
    #[doc = " `id` of an `OrderNote`. Section 2, Note."] OrderNoteId
}
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Order."]
    FulfillmentStatus = super::super::info::FULFILLMENT_STATUS_VALUES { #[doc = " `not_required`"] NotRequired = "not_required", }
}
runtime::open_enumeration!(FulfillmentStatus);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Order."]
    PaymentStatus = super::super::info::PAYMENT_STATUS_VALUES { #[doc = " `pending`"]
    Pending = "pending", } ours { #[doc =
    " `paid`: a value of this project, not of the document (gaps `enum-values`, `open-enumerations`, `transitions`, `refund-states`, `capture-states`)"]
    Paid = "paid", #[doc =
    " `partially_paid`: a value of this project, not of the document (gaps `enum-values`, `open-enumerations`, `transitions`, `refund-states`, `capture-states`)"]
    PartiallyPaid = "partially_paid", #[doc =
    " `partially_refunded`: a value of this project, not of the document (gaps `enum-values`, `open-enumerations`, `transitions`, `refund-states`, `capture-states`)"]
    PartiallyRefunded = "partially_refunded", #[doc =
    " `refunded`: a value of this project, not of the document (gaps `enum-values`, `open-enumerations`, `transitions`, `refund-states`, `capture-states`)"]
    Refunded = "refunded", }
}
runtime::open_enumeration!(PaymentStatus);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Refund."]
    RefundAdjustmentType = super::super::info::REFUND_ADJUSTMENT_TYPE_VALUES { #[doc =
    " `refund_shipping`"] RefundShipping = "refund_shipping", }
}
runtime::open_enumeration!(RefundAdjustmentType);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Refund."]
    RestockType = super::super::info::RESTOCK_TYPE_VALUES { #[doc = " `cancel`"] Cancel =
    "cancel", }
}
runtime::open_enumeration!(RestockType);
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Fulfillment event."]
    FulfillmentEventStatus = super::super::info::FULFILLMENT_EVENT_STATUS_VALUES { #[doc
    = " `label_printed`"] LabelPrinted = "label_printed", } ours { #[doc =
    " `delivered`: a value of this project, not of the document (gaps `enum-values`, `open-enumerations`, `transitions`, `fulfillment-states`)"]
    Delivered = "delivered", }
}
runtime::open_enumeration!(FulfillmentEventStatus);
