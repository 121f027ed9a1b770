// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// An order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Order {
    /// The order number, which identifies the order in paths. Text that identifies this record, such as `1001`. Section 2, Order; gap `identity-presence`.
    pub number: Option<super::OrderNumber>,
    /// Origin of a sale: the agent, affiliate and campaign behind it. Section 2, Order.
    pub attribution: Option<super::Attribution>,
    /// The billing address of an order or a subscription. Section 2, Order.
    pub billing_address: Option<super::BillingAddress>,
    /// The shipping address of an order or a subscription. Section 2, Order.
    pub shipping_address: Option<super::ShippingAddress>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub created_at: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub date_placed: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub updated_at: Option<runtime::Timestamp>,
    /// Text, such as `USD`. Section 2, Order.
    pub currency: Option<String>,
    /// Text. Section 2, Order.
    pub display_taxes: Option<String>,
    /// Text; one value seen: `not_required`. Section 2, Order; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub fulfillment_status: Option<super::FulfillmentStatus>,
    /// List. Each item: a shipment of an order, as embedded in the order. Section 2, Order.
    pub fulfillments: runtime::List<super::Fulfillment>,
    /// True or false. Section 2, Order.
    pub is_test: Option<bool>,
    /// List. Each item: a line of an order. Section 2, Order.
    pub lines: runtime::List<super::OrderLine>,
    /// Free-form value. Section 2, Order.
    pub metadata: Option<runtime::Json>,
    /// List. Each item: a discount that an offer gave on an order. Section 2, Order.
    pub offer_discounts: runtime::List<super::OfferDiscount>,
    /// URL. Section 2, Order.
    pub order_status_url: Option<runtime::Url>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_shipping_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_shipping_incl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_total_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_total_incl_tax: Option<runtime::Amount>,
    /// Text; one value seen: `pending`. Section 2, Order; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub payment_status: Option<super::PaymentStatus>,
    /// List. Each item: a refund of an order, as embedded in the order. Section 2, Order.
    pub refunds: runtime::List<super::Refund>,
    /// An order's totals in the store's reporting currency. Section 2, Order.
    pub report_values: Option<super::OrderReportValues>,
    /// Text. Section 2, Order.
    pub shipping_code: Option<String>,
    /// Text. Section 2, Order.
    pub shipping_method: Option<String>,
    /// Text. Section 2, Order.
    pub source: Option<String>,
    /// Text. Section 2, Order; gap `enum-values`.
    pub status: Option<String>,
    /// Text. Section 2, Order.
    pub subscription_lifecycle: Option<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_incl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_tax: Option<runtime::Amount>,
    /// List. Each item: a tax on an order line or on the shipping of an order. Section 2, Order; gap `shipping-tax-line-form`.
    pub shipping_tax_lines: runtime::List<super::TaxLine>,
    /// List. Each item: a tax on an order as a whole. Section 2, Order.
    pub tax_lines: runtime::List<super::OrderTaxLine>,
    /// List. Each item: the subscription and billing cycle of an order. Section 2, Order.
    pub subscriptions: runtime::List<super::OrderSubscription>,
    /// True or false. Section 2, Order.
    pub supports_post_purchase_upsells: Option<bool>,
    /// List. Each item: text. Section 2, Order.
    pub tags: runtime::List<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_cost: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_incl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_tax: Option<runtime::Amount>,
    /// List. Each item: a payment transaction, as embedded in orders and refunds. Section 2, Order.
    pub transactions: runtime::List<super::EmbeddedTransaction>,
    /// A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Order.
    pub user: Option<super::UserSummary>,
    /// List. Each item: a discount that a voucher gave on an order. Section 2, Order.
    pub voucher_discounts: runtime::List<super::VoucherDiscount>,
    unknown_fields: runtime::UnknownFields,
}
impl Order {
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
impl runtime::Fields for Order {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ORDER
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.number,
                1usize => &self.attribution,
                2usize => &self.billing_address,
                3usize => &self.shipping_address,
                4usize => &self.created_at,
                5usize => &self.date_placed,
                6usize => &self.updated_at,
                7usize => &self.currency,
                8usize => &self.display_taxes,
                9usize => &self.fulfillment_status,
                10usize => &self.fulfillments,
                11usize => &self.is_test,
                12usize => &self.lines,
                13usize => &self.metadata,
                14usize => &self.offer_discounts,
                15usize => &self.order_status_url,
                16usize => &self.original_shipping_excl_tax,
                17usize => &self.original_shipping_incl_tax,
                18usize => &self.original_total_excl_tax,
                19usize => &self.original_total_incl_tax,
                20usize => &self.payment_status,
                21usize => &self.refunds,
                22usize => &self.report_values,
                23usize => &self.shipping_code,
                24usize => &self.shipping_method,
                25usize => &self.source,
                26usize => &self.status,
                27usize => &self.subscription_lifecycle,
                28usize => &self.shipping_excl_tax,
                29usize => &self.shipping_incl_tax,
                30usize => &self.shipping_tax,
                31usize => &self.shipping_tax_lines,
                32usize => &self.tax_lines,
                33usize => &self.subscriptions,
                34usize => &self.supports_post_purchase_upsells,
                35usize => &self.tags,
                36usize => &self.total_cost,
                37usize => &self.total_excl_tax,
                38usize => &self.total_incl_tax,
                39usize => &self.total_tax,
                40usize => &self.transactions,
                41usize => &self.user,
                42usize => &self.voucher_discounts,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.number,
                1usize => &mut self.attribution,
                2usize => &mut self.billing_address,
                3usize => &mut self.shipping_address,
                4usize => &mut self.created_at,
                5usize => &mut self.date_placed,
                6usize => &mut self.updated_at,
                7usize => &mut self.currency,
                8usize => &mut self.display_taxes,
                9usize => &mut self.fulfillment_status,
                10usize => &mut self.fulfillments,
                11usize => &mut self.is_test,
                12usize => &mut self.lines,
                13usize => &mut self.metadata,
                14usize => &mut self.offer_discounts,
                15usize => &mut self.order_status_url,
                16usize => &mut self.original_shipping_excl_tax,
                17usize => &mut self.original_shipping_incl_tax,
                18usize => &mut self.original_total_excl_tax,
                19usize => &mut self.original_total_incl_tax,
                20usize => &mut self.payment_status,
                21usize => &mut self.refunds,
                22usize => &mut self.report_values,
                23usize => &mut self.shipping_code,
                24usize => &mut self.shipping_method,
                25usize => &mut self.source,
                26usize => &mut self.status,
                27usize => &mut self.subscription_lifecycle,
                28usize => &mut self.shipping_excl_tax,
                29usize => &mut self.shipping_incl_tax,
                30usize => &mut self.shipping_tax,
                31usize => &mut self.shipping_tax_lines,
                32usize => &mut self.tax_lines,
                33usize => &mut self.subscriptions,
                34usize => &mut self.supports_post_purchase_upsells,
                35usize => &mut self.tags,
                36usize => &mut self.total_cost,
                37usize => &mut self.total_excl_tax,
                38usize => &mut self.total_incl_tax,
                39usize => &mut self.total_tax,
                40usize => &mut self.transactions,
                41usize => &mut self.user,
                42usize => &mut self.voucher_discounts,
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
runtime::shape_impls!(Order);
pub use crate::info::ORDER;
/// A discount that an offer gave on an order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OfferDiscount {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub amount: Option<runtime::Amount>,
    /// Text. Section 2, Order.
    pub description: Option<String>,
    /// Text. Section 2, Order.
    pub name: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl OfferDiscount {
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
impl runtime::Fields for OfferDiscount {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &OFFER_DISCOUNT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                1usize => &self.description,
                2usize => &self.name,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
                1usize => &mut self.description,
                2usize => &mut self.name,
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
runtime::shape_impls!(OfferDiscount);
pub use crate::info::OFFER_DISCOUNT;
/// An order's totals in the store's reporting currency. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderReportValues {
    /// Text. Section 2, Order.
    pub currency: Option<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_shipping_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_shipping_incl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_total_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub original_total_incl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub shipping_incl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_cost: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_incl_tax: Option<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
impl OrderReportValues {
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
impl runtime::Fields for OrderReportValues {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ORDER_REPORT_VALUES
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.currency,
                1usize => &self.original_shipping_excl_tax,
                2usize => &self.original_shipping_incl_tax,
                3usize => &self.original_total_excl_tax,
                4usize => &self.original_total_incl_tax,
                5usize => &self.shipping_excl_tax,
                6usize => &self.shipping_incl_tax,
                7usize => &self.total_cost,
                8usize => &self.total_excl_tax,
                9usize => &self.total_incl_tax,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.currency,
                1usize => &mut self.original_shipping_excl_tax,
                2usize => &mut self.original_shipping_incl_tax,
                3usize => &mut self.original_total_excl_tax,
                4usize => &mut self.original_total_incl_tax,
                5usize => &mut self.shipping_excl_tax,
                6usize => &mut self.shipping_incl_tax,
                7usize => &mut self.total_cost,
                8usize => &mut self.total_excl_tax,
                9usize => &mut self.total_incl_tax,
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
runtime::shape_impls!(OrderReportValues);
pub use crate::info::ORDER_REPORT_VALUES;
/// The subscription and billing cycle of an order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderSubscription {
    /// Whole number. Section 2, Order.
    pub billing_cycle: Option<i64>,
    /// `id` of a Subscription. Section 2, Order; gap `record-references`.
    pub id: Option<super::SubscriptionId>,
    unknown_fields: runtime::UnknownFields,
}
impl OrderSubscription {
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
impl runtime::Fields for OrderSubscription {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ORDER_SUBSCRIPTION
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.billing_cycle,
                1usize => &self.id,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.billing_cycle,
                1usize => &mut self.id,
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
runtime::shape_impls!(OrderSubscription);
pub use crate::info::ORDER_SUBSCRIPTION;
/// A discount that a voucher gave on an order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VoucherDiscount {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub amount: Option<runtime::Amount>,
    /// Text. Section 2, Order.
    pub description: Option<String>,
    /// Text. Section 2, Order.
    pub name: Option<String>,
    /// The voucher of a discount. Section 2, Order.
    pub voucher: Option<super::Voucher>,
    unknown_fields: runtime::UnknownFields,
}
impl VoucherDiscount {
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
impl runtime::Fields for VoucherDiscount {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &VOUCHER_DISCOUNT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                1usize => &self.description,
                2usize => &self.name,
                3usize => &self.voucher,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
                1usize => &mut self.description,
                2usize => &mut self.name,
                3usize => &mut self.voucher,
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
runtime::shape_impls!(VoucherDiscount);
pub use crate::info::VOUCHER_DISCOUNT;
/// The voucher of a discount. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Voucher {
    /// Text. Section 2, Order.
    pub code: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub end_datetime: Option<runtime::Timestamp>,
    /// Text. Section 2, Order.
    pub name: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub start_datetime: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
impl Voucher {
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
impl runtime::Fields for Voucher {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &VOUCHER
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.code,
                1usize => &self.end_datetime,
                2usize => &self.name,
                3usize => &self.start_datetime,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.code,
                1usize => &mut self.end_datetime,
                2usize => &mut self.name,
                3usize => &mut self.start_datetime,
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
runtime::shape_impls!(Voucher);
pub use crate::info::VOUCHER;
/// A shipment of an order, as embedded in the order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Fulfillment {
    /// Text. Section 2, Order.
    pub carrier: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub date_created: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub delivered_at: Option<runtime::Timestamp>,
    /// Text. Section 2, Order; gap `enum-values`.
    pub delivery_status: Option<String>,
    /// Whole number that identifies this record. Section 2, Order.
    pub id: Option<super::FulfillmentId>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub last_event_date: Option<runtime::Timestamp>,
    /// Text. Section 2, Order.
    pub lines: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub processing_at: Option<runtime::Timestamp>,
    /// Text. Section 2, Order.
    pub reference: Option<String>,
    /// True or false. Section 2, Order.
    pub requires_shipping: Option<bool>,
    /// Text. Section 2, Order; gap `enum-values`.
    pub status: Option<String>,
    /// Text. Section 2, Order.
    pub tracking_code: Option<String>,
    /// Text. Section 2, Order.
    pub tracking_link: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl Fulfillment {
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
impl runtime::Fields for Fulfillment {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &FULFILLMENT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.carrier,
                1usize => &self.date_created,
                2usize => &self.delivered_at,
                3usize => &self.delivery_status,
                4usize => &self.id,
                5usize => &self.last_event_date,
                6usize => &self.lines,
                7usize => &self.processing_at,
                8usize => &self.reference,
                9usize => &self.requires_shipping,
                10usize => &self.status,
                11usize => &self.tracking_code,
                12usize => &self.tracking_link,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.carrier,
                1usize => &mut self.date_created,
                2usize => &mut self.delivered_at,
                3usize => &mut self.delivery_status,
                4usize => &mut self.id,
                5usize => &mut self.last_event_date,
                6usize => &mut self.lines,
                7usize => &mut self.processing_at,
                8usize => &mut self.reference,
                9usize => &mut self.requires_shipping,
                10usize => &mut self.status,
                11usize => &mut self.tracking_code,
                12usize => &mut self.tracking_link,
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
runtime::shape_impls!(Fulfillment);
pub use crate::info::FULFILLMENT;
/// A line of an order. Section 2, Order.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderLine {
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub created_at: Option<runtime::Timestamp>,
    /// Whole number that identifies this record. Section 2, Order.
    pub id: Option<super::OrderLineId>,
    /// True or false. Section 2, Order.
    pub is_gift_card: Option<bool>,
    /// True or false. Section 2, Order.
    pub is_upsell: Option<bool>,
    /// Free-form value. Section 2, Order.
    pub metadata: Option<runtime::Json>,
    /// Text, such as `USD`. Section 2, Order.
    pub price_currency: Option<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub price_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub price_excl_tax_excl_discounts: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub price_incl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub price_incl_tax_excl_discounts: Option<runtime::Amount>,
    /// A product, as embedded in an order line. Section 2, Order.
    pub product: Option<super::ProductSummary>,
    /// List. Each item: a property that the store attached to an order line or a subscription line. Section 2, Order.
    pub properties: runtime::List<super::LineProperty>,
    /// Whole number. Section 2, Order.
    pub quantity: Option<i64>,
    /// The stock and price of an order line or a subscription line. Section 2, Order.
    pub stockrecord: Option<super::Stockrecord>,
    /// List. Each item: a tax on an order line or on the shipping of an order. Section 2, Order.
    pub tax_lines: runtime::List<super::TaxLine>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub total_cost: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Order.
    pub unit_cost: Option<runtime::Amount>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order.
    pub updated_at: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
impl OrderLine {
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
impl runtime::Fields for OrderLine {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ORDER_LINE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.created_at,
                1usize => &self.id,
                2usize => &self.is_gift_card,
                3usize => &self.is_upsell,
                4usize => &self.metadata,
                5usize => &self.price_currency,
                6usize => &self.price_excl_tax,
                7usize => &self.price_excl_tax_excl_discounts,
                8usize => &self.price_incl_tax,
                9usize => &self.price_incl_tax_excl_discounts,
                10usize => &self.product,
                11usize => &self.properties,
                12usize => &self.quantity,
                13usize => &self.stockrecord,
                14usize => &self.tax_lines,
                15usize => &self.total_cost,
                16usize => &self.unit_cost,
                17usize => &self.updated_at,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.created_at,
                1usize => &mut self.id,
                2usize => &mut self.is_gift_card,
                3usize => &mut self.is_upsell,
                4usize => &mut self.metadata,
                5usize => &mut self.price_currency,
                6usize => &mut self.price_excl_tax,
                7usize => &mut self.price_excl_tax_excl_discounts,
                8usize => &mut self.price_incl_tax,
                9usize => &mut self.price_incl_tax_excl_discounts,
                10usize => &mut self.product,
                11usize => &mut self.properties,
                12usize => &mut self.quantity,
                13usize => &mut self.stockrecord,
                14usize => &mut self.tax_lines,
                15usize => &mut self.total_cost,
                16usize => &mut self.unit_cost,
                17usize => &mut self.updated_at,
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
runtime::shape_impls!(OrderLine);
pub use crate::info::ORDER_LINE;
/// A refund of an order, as embedded in the order. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Refund {
    /// Whole number that identifies this record. Section 2, Refund.
    pub id: Option<super::RefundId>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Refund.
    pub created_at: Option<runtime::Timestamp>,
    /// Text. Section 2, Refund.
    pub note: Option<String>,
    /// `number` of an Order. Section 2, Refund; gap `record-references`.
    pub order_number: Option<super::OrderNumber>,
    /// `id` of a Customer. Section 2, Refund; gap `record-references`.
    pub user_id: Option<super::CustomerId>,
    /// List. Each item: an amount of a refund that belongs to no line, such as shipping. Section 2, Refund.
    pub adjustments: runtime::List<super::RefundAdjustment>,
    /// List. Each item: a refunded order line. Section 2, Refund.
    pub refund_line_items: runtime::List<super::RefundLineItem>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_refund_amount: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_return_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_return_incl_tax: Option<runtime::Amount>,
    /// A refund's totals in the store's reporting currency. Section 2, Refund.
    pub report_values: Option<super::RefundReportValues>,
    /// List. Each item: a payment transaction, as embedded in orders and refunds. Section 2, Refund.
    pub transactions: runtime::List<super::EmbeddedTransaction>,
    unknown_fields: runtime::UnknownFields,
}
impl Refund {
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
impl runtime::Fields for Refund {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &REFUND
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.created_at,
                2usize => &self.note,
                3usize => &self.order_number,
                4usize => &self.user_id,
                5usize => &self.adjustments,
                6usize => &self.refund_line_items,
                7usize => &self.total_refund_amount,
                8usize => &self.total_return_excl_tax,
                9usize => &self.total_return_incl_tax,
                10usize => &self.report_values,
                11usize => &self.transactions,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.created_at,
                2usize => &mut self.note,
                3usize => &mut self.order_number,
                4usize => &mut self.user_id,
                5usize => &mut self.adjustments,
                6usize => &mut self.refund_line_items,
                7usize => &mut self.total_refund_amount,
                8usize => &mut self.total_return_excl_tax,
                9usize => &mut self.total_return_incl_tax,
                10usize => &mut self.report_values,
                11usize => &mut self.transactions,
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
runtime::shape_impls!(Refund);
pub use crate::info::REFUND;
/// An amount of a refund that belongs to no line, such as shipping. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundAdjustment {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_incl_tax: Option<runtime::Amount>,
    /// Whole number that identifies this record. Section 2, Refund.
    pub id: Option<super::RefundAdjustmentId>,
    /// A refund adjustment in the store's reporting currency. Section 2, Refund.
    pub report_values: Option<super::RefundAdjustmentReportValues>,
    /// Text; one value seen: `refund_shipping`. Section 2, Refund; gaps `enum-values`, `open-enumerations`.
    pub r#type: Option<super::RefundAdjustmentType>,
    unknown_fields: runtime::UnknownFields,
}
impl RefundAdjustment {
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
impl runtime::Fields for RefundAdjustment {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &REFUND_ADJUSTMENT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount_excl_tax,
                1usize => &self.amount_incl_tax,
                2usize => &self.id,
                3usize => &self.report_values,
                4usize => &self.r#type,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount_excl_tax,
                1usize => &mut self.amount_incl_tax,
                2usize => &mut self.id,
                3usize => &mut self.report_values,
                4usize => &mut self.r#type,
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
runtime::shape_impls!(RefundAdjustment);
pub use crate::info::REFUND_ADJUSTMENT;
/// A refund adjustment in the store's reporting currency. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundAdjustmentReportValues {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_incl_tax: Option<runtime::Amount>,
    /// Text. Section 2, Refund.
    pub currency: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl RefundAdjustmentReportValues {
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
impl runtime::Fields for RefundAdjustmentReportValues {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &REFUND_ADJUSTMENT_REPORT_VALUES
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount_excl_tax,
                1usize => &self.amount_incl_tax,
                2usize => &self.currency,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount_excl_tax,
                1usize => &mut self.amount_incl_tax,
                2usize => &mut self.currency,
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
runtime::shape_impls!(RefundAdjustmentReportValues);
pub use crate::info::REFUND_ADJUSTMENT_REPORT_VALUES;
/// A refunded order line. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundLineItem {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_incl_tax: Option<runtime::Amount>,
    /// Whole number that identifies this record. Section 2, Refund.
    pub id: Option<super::RefundLineItemId>,
    /// `id` of an OrderLine. Section 2, Refund; gap `record-references`.
    pub line_item_id: Option<super::OrderLineId>,
    /// Whole number. Section 2, Refund.
    pub location_id: Option<i64>,
    /// Whole number. Section 2, Refund.
    pub quantity: Option<i64>,
    /// A refunded order line in the store's reporting currency. Section 2, Refund.
    pub report_values: Option<super::RefundLineItemReportValues>,
    /// Text; one value seen: `cancel`. Section 2, Refund; gaps `enum-values`, `open-enumerations`.
    pub restock_type: Option<super::RestockType>,
    unknown_fields: runtime::UnknownFields,
}
impl RefundLineItem {
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
impl runtime::Fields for RefundLineItem {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &REFUND_LINE_ITEM
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount_excl_tax,
                1usize => &self.amount_incl_tax,
                2usize => &self.id,
                3usize => &self.line_item_id,
                4usize => &self.location_id,
                5usize => &self.quantity,
                6usize => &self.report_values,
                7usize => &self.restock_type,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount_excl_tax,
                1usize => &mut self.amount_incl_tax,
                2usize => &mut self.id,
                3usize => &mut self.line_item_id,
                4usize => &mut self.location_id,
                5usize => &mut self.quantity,
                6usize => &mut self.report_values,
                7usize => &mut self.restock_type,
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
runtime::shape_impls!(RefundLineItem);
pub use crate::info::REFUND_LINE_ITEM;
/// A refunded order line in the store's reporting currency. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundLineItemReportValues {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub amount_incl_tax: Option<runtime::Amount>,
    /// Text. Section 2, Refund.
    pub currency: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl RefundLineItemReportValues {
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
impl runtime::Fields for RefundLineItemReportValues {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &REFUND_LINE_ITEM_REPORT_VALUES
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount_excl_tax,
                1usize => &self.amount_incl_tax,
                2usize => &self.currency,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount_excl_tax,
                1usize => &mut self.amount_incl_tax,
                2usize => &mut self.currency,
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
runtime::shape_impls!(RefundLineItemReportValues);
pub use crate::info::REFUND_LINE_ITEM_REPORT_VALUES;
/// A refund's totals in the store's reporting currency. Section 2, Refund.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RefundReportValues {
    /// Text. Section 2, Refund.
    pub currency: Option<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_refund_amount: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_return_excl_tax: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Refund.
    pub total_return_incl_tax: Option<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
impl RefundReportValues {
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
impl runtime::Fields for RefundReportValues {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &REFUND_REPORT_VALUES
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.currency,
                1usize => &self.total_refund_amount,
                2usize => &self.total_return_excl_tax,
                3usize => &self.total_return_incl_tax,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.currency,
                1usize => &mut self.total_refund_amount,
                2usize => &mut self.total_return_excl_tax,
                3usize => &mut self.total_return_incl_tax,
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
runtime::shape_impls!(RefundReportValues);
pub use crate::info::REFUND_REPORT_VALUES;
/// Something that happened to a fulfillment on its way. Section 2, Fulfillment event.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct FulfillmentEvent {
    /// Whole number that identifies this record. Section 2, Fulfillment event; gap `identity-presence`.
    pub id: Option<super::FulfillmentEventId>,
    /// The fulfillment's id. `id` of a Fulfillment. Section 2, Fulfillment event.
    pub fulfillment: Option<super::FulfillmentId>,
    /// The order number. `number` of an Order. Section 2, Fulfillment event.
    pub order: Option<super::OrderNumber>,
    /// Text; one value seen: `label_printed`. Section 2, Fulfillment event; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::FulfillmentEventStatus>,
    /// Text. Section 2, Fulfillment event.
    pub message: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub happened_at: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub estimated_delivery_at: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub created_at: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub updated_at: Option<runtime::Timestamp>,
    /// Text. Section 2, Fulfillment event.
    pub city: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub country: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub line1: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub line2: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub postcode: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub state: Option<String>,
    /// The document shows the lower bound -90. Number, not below -90. Section 2, Fulfillment event; gap `coordinate-bounds`.
    pub latitude: Option<runtime::Number>,
    /// The document shows the lower bound -180. Number, not below -180. Section 2, Fulfillment event; gap `coordinate-bounds`.
    pub longitude: Option<runtime::Number>,
    unknown_fields: runtime::UnknownFields,
}
impl FulfillmentEvent {
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
impl runtime::Fields for FulfillmentEvent {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &FULFILLMENT_EVENT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.fulfillment,
                2usize => &self.order,
                3usize => &self.status,
                4usize => &self.message,
                5usize => &self.happened_at,
                6usize => &self.estimated_delivery_at,
                7usize => &self.created_at,
                8usize => &self.updated_at,
                9usize => &self.city,
                10usize => &self.country,
                11usize => &self.line1,
                12usize => &self.line2,
                13usize => &self.postcode,
                14usize => &self.state,
                15usize => &self.latitude,
                16usize => &self.longitude,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.fulfillment,
                2usize => &mut self.order,
                3usize => &mut self.status,
                4usize => &mut self.message,
                5usize => &mut self.happened_at,
                6usize => &mut self.estimated_delivery_at,
                7usize => &mut self.created_at,
                8usize => &mut self.updated_at,
                9usize => &mut self.city,
                10usize => &mut self.country,
                11usize => &mut self.line1,
                12usize => &mut self.line2,
                13usize => &mut self.postcode,
                14usize => &mut self.state,
                15usize => &mut self.latitude,
                16usize => &mut self.longitude,
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
runtime::shape_impls!(FulfillmentEvent);
pub use crate::info::FULFILLMENT_EVENT;
/// A note on an order. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderNote {
    /// The application that wrote a note. Section 2, Note.
    pub app: Option<super::NoteApp>,
    /// The person who wrote a note. Section 2, Note.
    pub author: Option<super::NoteAuthor>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note.
    pub date_created: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note.
    pub date_updated: Option<runtime::Timestamp>,
    /// Whole number that identifies this record. Section 2, Note; gap `identity-presence`.
    pub id: Option<super::OrderNoteId>,
    /// Text. Section 2, Note.
    pub message: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl OrderNote {
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
impl runtime::Fields for OrderNote {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ORDER_NOTE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.app,
                1usize => &self.author,
                2usize => &self.date_created,
                3usize => &self.date_updated,
                4usize => &self.id,
                5usize => &self.message,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.app,
                1usize => &mut self.author,
                2usize => &mut self.date_created,
                3usize => &mut self.date_updated,
                4usize => &mut self.id,
                5usize => &mut self.message,
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
runtime::shape_impls!(OrderNote);
pub use crate::info::ORDER_NOTE;
/// Body of a refund. Section 4, endpoint 1.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RefundOrder {
    /// Amount of money as decimal text, such as `10.00`. Section 4, endpoint 1; gap `untyped-fields`.
    pub amount: runtime::Required<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
impl RefundOrder {
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
    pub fn new(amount: runtime::Amount) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.amount = runtime::Required::from(amount);
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
impl runtime::Fields for RefundOrder {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &REFUND_ORDER
    }
    fn empty() -> Self {
        Self {
            amount: runtime::Required::missing(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
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
runtime::shape_impls!(RefundOrder);
pub use crate::info::REFUND_ORDER;
/// Body of a new order note. Section 4, endpoint 2.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateOrderNote {
    /// Text, such as `Customer asked for a later delivery.`. Section 4, endpoint 2.
    pub message: runtime::Required<String>,
    unknown_fields: runtime::UnknownFields,
}
impl CreateOrderNote {
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
impl runtime::Fields for CreateOrderNote {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CREATE_ORDER_NOTE
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
runtime::shape_impls!(CreateOrderNote);
pub use crate::info::CREATE_ORDER_NOTE;
/// Body of a new fulfillment event. Section 4, endpoint 3.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateFulfillmentEvent {
    /// Text; one value seen: `label_printed`, such as `label_printed`. Section 4, endpoint 3; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: runtime::Required<super::FulfillmentEventStatus>,
    /// `id` of a FulfillmentEvent. Section 2, Fulfillment event; gap `identity-presence`.
    pub id: Option<super::FulfillmentEventId>,
    /// The fulfillment's id. `id` of a Fulfillment. Section 2, Fulfillment event.
    pub fulfillment: Option<super::FulfillmentId>,
    /// The order number. `number` of an Order. Section 2, Fulfillment event.
    pub order: Option<super::OrderNumber>,
    /// Text. Section 2, Fulfillment event.
    pub message: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub happened_at: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub estimated_delivery_at: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub created_at: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event.
    pub updated_at: Option<runtime::Timestamp>,
    /// Text. Section 2, Fulfillment event.
    pub city: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub country: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub line1: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub line2: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub postcode: Option<String>,
    /// Text. Section 2, Fulfillment event.
    pub state: Option<String>,
    /// The document shows the lower bound -90. Number, not below -90. Section 2, Fulfillment event; gap `coordinate-bounds`.
    pub latitude: Option<runtime::Number>,
    /// The document shows the lower bound -180. Number, not below -180. Section 2, Fulfillment event; gap `coordinate-bounds`.
    pub longitude: Option<runtime::Number>,
    unknown_fields: runtime::UnknownFields,
}
impl CreateFulfillmentEvent {
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
    pub fn new(status: impl Into<super::FulfillmentEventStatus>) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.status = runtime::Required::from(status.into());
        body
    }
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, value: impl Into<super::FulfillmentEventId>) -> Self {
        self.id = Some(value.into());
        self
    }
    /// Sets `fulfillment`.
    #[must_use]
    pub fn fulfillment(mut self, value: impl Into<super::FulfillmentId>) -> Self {
        self.fulfillment = Some(value.into());
        self
    }
    /// Sets `order`.
    #[must_use]
    pub fn order(mut self, value: impl Into<super::OrderNumber>) -> Self {
        self.order = Some(value.into());
        self
    }
    /// Sets `message`.
    #[must_use]
    pub fn message(mut self, value: impl Into<String>) -> Self {
        self.message = Some(value.into());
        self
    }
    /// Sets `happened_at`.
    #[must_use]
    pub fn happened_at(mut self, value: runtime::Timestamp) -> Self {
        self.happened_at = Some(value);
        self
    }
    /// Sets `estimated_delivery_at`.
    #[must_use]
    pub fn estimated_delivery_at(mut self, value: runtime::Timestamp) -> Self {
        self.estimated_delivery_at = Some(value);
        self
    }
    /// Sets `created_at`.
    #[must_use]
    pub fn created_at(mut self, value: runtime::Timestamp) -> Self {
        self.created_at = Some(value);
        self
    }
    /// Sets `updated_at`.
    #[must_use]
    pub fn updated_at(mut self, value: runtime::Timestamp) -> Self {
        self.updated_at = Some(value);
        self
    }
    /// Sets `city`.
    #[must_use]
    pub fn city(mut self, value: impl Into<String>) -> Self {
        self.city = Some(value.into());
        self
    }
    /// Sets `country`.
    #[must_use]
    pub fn country(mut self, value: impl Into<String>) -> Self {
        self.country = Some(value.into());
        self
    }
    /// Sets `line1`.
    #[must_use]
    pub fn line1(mut self, value: impl Into<String>) -> Self {
        self.line1 = Some(value.into());
        self
    }
    /// Sets `line2`.
    #[must_use]
    pub fn line2(mut self, value: impl Into<String>) -> Self {
        self.line2 = Some(value.into());
        self
    }
    /// Sets `postcode`.
    #[must_use]
    pub fn postcode(mut self, value: impl Into<String>) -> Self {
        self.postcode = Some(value.into());
        self
    }
    /// Sets `state`.
    #[must_use]
    pub fn state(mut self, value: impl Into<String>) -> Self {
        self.state = Some(value.into());
        self
    }
    /// Sets `latitude`.
    #[must_use]
    pub fn latitude(mut self, value: impl Into<runtime::Number>) -> Self {
        self.latitude = Some(value.into());
        self
    }
    /// Sets `longitude`.
    #[must_use]
    pub fn longitude(mut self, value: impl Into<runtime::Number>) -> Self {
        self.longitude = Some(value.into());
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
impl runtime::Fields for CreateFulfillmentEvent {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CREATE_FULFILLMENT_EVENT
    }
    fn empty() -> Self {
        Self {
            status: runtime::Required::missing(),
            id: Default::default(),
            fulfillment: Default::default(),
            order: Default::default(),
            message: Default::default(),
            happened_at: Default::default(),
            estimated_delivery_at: Default::default(),
            created_at: Default::default(),
            updated_at: Default::default(),
            city: Default::default(),
            country: Default::default(),
            line1: Default::default(),
            line2: Default::default(),
            postcode: Default::default(),
            state: Default::default(),
            latitude: Default::default(),
            longitude: Default::default(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.status,
                1usize => &self.id,
                2usize => &self.fulfillment,
                3usize => &self.order,
                4usize => &self.message,
                5usize => &self.happened_at,
                6usize => &self.estimated_delivery_at,
                7usize => &self.created_at,
                8usize => &self.updated_at,
                9usize => &self.city,
                10usize => &self.country,
                11usize => &self.line1,
                12usize => &self.line2,
                13usize => &self.postcode,
                14usize => &self.state,
                15usize => &self.latitude,
                16usize => &self.longitude,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.status,
                1usize => &mut self.id,
                2usize => &mut self.fulfillment,
                3usize => &mut self.order,
                4usize => &mut self.message,
                5usize => &mut self.happened_at,
                6usize => &mut self.estimated_delivery_at,
                7usize => &mut self.created_at,
                8usize => &mut self.updated_at,
                9usize => &mut self.city,
                10usize => &mut self.country,
                11usize => &mut self.line1,
                12usize => &mut self.line2,
                13usize => &mut self.postcode,
                14usize => &mut self.state,
                15usize => &mut self.latitude,
                16usize => &mut self.longitude,
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
runtime::shape_impls!(CreateFulfillmentEvent);
pub use crate::info::CREATE_FULFILLMENT_EVENT;
