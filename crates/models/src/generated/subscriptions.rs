// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A customer's subscription. Section 2, Subscription.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Subscription {
    /// Whole number that identifies this record. Section 2, Subscription; gap `identity-presence`.
    pub id: Option<super::SubscriptionId>,
    /// Origin of a sale: the agent, affiliate and campaign behind it. Section 2, Subscription.
    pub attribution: Option<super::Attribution>,
    /// The billing address of an order or a subscription. Section 2, Subscription.
    pub billing_address: Option<super::BillingAddress>,
    /// The shipping address of an order or a subscription. Section 2, Subscription.
    pub shipping_address: Option<super::ShippingAddress>,
    /// Text. Section 2, Subscription.
    pub cancel_reason: Option<String>,
    /// Text. Section 2, Subscription.
    pub cancel_reason_other_message: Option<String>,
    /// Text, such as `USD`. Section 2, Subscription.
    pub currency: Option<String>,
    /// Text. Section 2, Subscription.
    pub frequency: Option<String>,
    /// Text. Section 2, Subscription.
    pub payment_method: Option<String>,
    /// Text. Section 2, Subscription.
    pub shipping_code: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription.
    pub date_created: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription.
    pub next_renewal_date: Option<runtime::Timestamp>,
    /// Text; one value seen: `day`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`.
    pub interval: Option<super::Interval>,
    /// Whole number. Section 2, Subscription.
    pub interval_count: Option<i64>,
    /// True or false. Section 2, Subscription.
    pub is_tax_known: Option<bool>,
    /// True or false. Section 2, Subscription.
    pub is_test: Option<bool>,
    /// List. Each item: a line of a subscription. Section 2, Subscription.
    pub lines: runtime::List<super::SubscriptionLine>,
    /// Whole number. Section 2, Subscription.
    pub num_lines: Option<i64>,
    /// Whole number. Section 2, Subscription.
    pub num_orders: Option<i64>,
    /// List. Each item: an order that a subscription made, and its billing cycle. Section 2, Subscription.
    pub orders: runtime::List<super::SubscriptionOrder>,
    /// Object with arbitrary keys and free-form values. Section 2, Subscription.
    pub payment_details: Option<runtime::Object>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Subscription.
    pub shipping_price: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `39.95`. Section 2, Subscription.
    pub total: Option<runtime::Amount>,
    /// Text; one value seen: `active`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::SubscriptionStatus>,
    /// A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Subscription.
    pub user: Option<super::UserSummary>,
    unknown_fields: runtime::UnknownFields,
}
impl Subscription {
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
impl runtime::Fields for Subscription {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &SUBSCRIPTION
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.attribution,
                2usize => &self.billing_address,
                3usize => &self.shipping_address,
                4usize => &self.cancel_reason,
                5usize => &self.cancel_reason_other_message,
                6usize => &self.currency,
                7usize => &self.frequency,
                8usize => &self.payment_method,
                9usize => &self.shipping_code,
                10usize => &self.date_created,
                11usize => &self.next_renewal_date,
                12usize => &self.interval,
                13usize => &self.interval_count,
                14usize => &self.is_tax_known,
                15usize => &self.is_test,
                16usize => &self.lines,
                17usize => &self.num_lines,
                18usize => &self.num_orders,
                19usize => &self.orders,
                20usize => &self.payment_details,
                21usize => &self.shipping_price,
                22usize => &self.total,
                23usize => &self.status,
                24usize => &self.user,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.attribution,
                2usize => &mut self.billing_address,
                3usize => &mut self.shipping_address,
                4usize => &mut self.cancel_reason,
                5usize => &mut self.cancel_reason_other_message,
                6usize => &mut self.currency,
                7usize => &mut self.frequency,
                8usize => &mut self.payment_method,
                9usize => &mut self.shipping_code,
                10usize => &mut self.date_created,
                11usize => &mut self.next_renewal_date,
                12usize => &mut self.interval,
                13usize => &mut self.interval_count,
                14usize => &mut self.is_tax_known,
                15usize => &mut self.is_test,
                16usize => &mut self.lines,
                17usize => &mut self.num_lines,
                18usize => &mut self.num_orders,
                19usize => &mut self.orders,
                20usize => &mut self.payment_details,
                21usize => &mut self.shipping_price,
                22usize => &mut self.total,
                23usize => &mut self.status,
                24usize => &mut self.user,
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
runtime::shape_impls!(Subscription);
pub use crate::info::SUBSCRIPTION;
/// An order that a subscription made, and its billing cycle. Section 2, Subscription.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SubscriptionOrder {
    /// Whole number. Section 2, Subscription.
    pub billing_cycle: Option<i64>,
    /// `number` of an Order. Section 2, Subscription; gap `record-references`.
    pub order_number: Option<super::OrderNumber>,
    unknown_fields: runtime::UnknownFields,
}
impl SubscriptionOrder {
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
impl runtime::Fields for SubscriptionOrder {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &SUBSCRIPTION_ORDER
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.billing_cycle,
                1usize => &self.order_number,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.billing_cycle,
                1usize => &mut self.order_number,
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
runtime::shape_impls!(SubscriptionOrder);
pub use crate::info::SUBSCRIPTION_ORDER;
/// A line of a subscription. Section 2, Subscription.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SubscriptionLine {
    /// Whole number that identifies this record. Section 2, Subscription.
    pub id: Option<super::SubscriptionLineId>,
    /// Free-form value. Section 2, Subscription.
    pub metadata: Option<runtime::Json>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Subscription.
    pub price: Option<runtime::Amount>,
    /// A product, as embedded in a subscription line. Section 2, Subscription.
    pub product: Option<super::SubscriptionProductSummary>,
    /// List. Each item: a property that the store attached to an order line or a subscription line. Section 2, Subscription.
    pub properties: runtime::List<super::LineProperty>,
    /// Whole number. Section 2, Subscription.
    pub quantity: Option<i64>,
    /// The stock and price of an order line or a subscription line. Section 2, Subscription.
    pub stockrecord: Option<super::Stockrecord>,
    unknown_fields: runtime::UnknownFields,
}
impl SubscriptionLine {
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
impl runtime::Fields for SubscriptionLine {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &SUBSCRIPTION_LINE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.metadata,
                2usize => &self.price,
                3usize => &self.product,
                4usize => &self.properties,
                5usize => &self.quantity,
                6usize => &self.stockrecord,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.metadata,
                2usize => &mut self.price,
                3usize => &mut self.product,
                4usize => &mut self.properties,
                5usize => &mut self.quantity,
                6usize => &mut self.stockrecord,
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
runtime::shape_impls!(SubscriptionLine);
pub use crate::info::SUBSCRIPTION_LINE;
/// A product, as embedded in a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SubscriptionProductSummary {
    /// List. Each item: a category of a product, as embedded in an order line or a subscription line. Section 2, Shared embedded shapes.
    pub categories: runtime::List<super::ProductSummaryCategory>,
    /// `id` of a Product. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductId>,
    /// List. Each item: an image of a product, as embedded in a subscription line. Section 2, Shared embedded shapes.
    pub images: runtime::List<super::SubscriptionProductImage>,
    /// Text. Section 2, Shared embedded shapes.
    pub title: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub upc: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub url: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl SubscriptionProductSummary {
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
impl runtime::Fields for SubscriptionProductSummary {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &SUBSCRIPTION_PRODUCT_SUMMARY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.categories,
                1usize => &self.id,
                2usize => &self.images,
                3usize => &self.title,
                4usize => &self.upc,
                5usize => &self.url,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.categories,
                1usize => &mut self.id,
                2usize => &mut self.images,
                3usize => &mut self.title,
                4usize => &mut self.upc,
                5usize => &mut self.url,
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
runtime::shape_impls!(SubscriptionProductSummary);
pub use crate::info::SUBSCRIPTION_PRODUCT_SUMMARY;
/// An image of a product, as embedded in a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SubscriptionProductImage {
    /// Text. Section 2, Shared embedded shapes.
    pub attachment: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub caption: Option<String>,
    /// Whole number. Section 2, Shared embedded shapes.
    pub display_order: Option<i64>,
    /// Left out in some subscription responses. Text. Section 2, Shared embedded shapes.
    pub file_name: Option<String>,
    /// `id` of a ProductImage. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductImageId>,
    /// Left out in some subscription responses. URL. Section 2, Shared embedded shapes.
    pub src: Option<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
impl SubscriptionProductImage {
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
impl runtime::Fields for SubscriptionProductImage {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &SUBSCRIPTION_PRODUCT_IMAGE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.attachment,
                1usize => &self.caption,
                2usize => &self.display_order,
                3usize => &self.file_name,
                4usize => &self.id,
                5usize => &self.src,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.attachment,
                1usize => &mut self.caption,
                2usize => &mut self.display_order,
                3usize => &mut self.file_name,
                4usize => &mut self.id,
                5usize => &mut self.src,
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
runtime::shape_impls!(SubscriptionProductImage);
pub use crate::info::SUBSCRIPTION_PRODUCT_IMAGE;
/// Body of a subscription's partial update: any subset of its fields. Section 4, endpoint 7.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UpdateSubscription {
    /// `id` of a Subscription. Section 2, Subscription; gap `identity-presence`.
    pub id: runtime::Patch<super::SubscriptionId>,
    /// Origin of a sale: the agent, affiliate and campaign behind it. Section 2, Subscription.
    pub attribution: runtime::Patch<super::Attribution>,
    /// The billing address of an order or a subscription. Section 2, Subscription.
    pub billing_address: runtime::Patch<super::BillingAddress>,
    /// The shipping address of an order or a subscription. Section 2, Subscription.
    pub shipping_address: runtime::Patch<super::ShippingAddress>,
    /// Text. Section 2, Subscription.
    pub cancel_reason: runtime::Patch<String>,
    /// Text. Section 2, Subscription.
    pub cancel_reason_other_message: runtime::Patch<String>,
    /// Text, such as `USD`. Section 2, Subscription.
    pub currency: runtime::Patch<String>,
    /// Text. Section 2, Subscription.
    pub frequency: runtime::Patch<String>,
    /// Text. Section 2, Subscription.
    pub payment_method: runtime::Patch<String>,
    /// Text. Section 2, Subscription.
    pub shipping_code: runtime::Patch<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription.
    pub date_created: runtime::Patch<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription.
    pub next_renewal_date: runtime::Patch<runtime::Timestamp>,
    /// Text; one value seen: `day`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`.
    pub interval: runtime::Patch<super::Interval>,
    /// Whole number. Section 2, Subscription.
    pub interval_count: runtime::Patch<i64>,
    /// True or false. Section 2, Subscription.
    pub is_tax_known: runtime::Patch<bool>,
    /// True or false. Section 2, Subscription.
    pub is_test: runtime::Patch<bool>,
    /// List. Each item: a line of a subscription. Section 2, Subscription.
    pub lines: runtime::Patch<runtime::List<super::SubscriptionLine>>,
    /// Whole number. Section 2, Subscription.
    pub num_lines: runtime::Patch<i64>,
    /// Whole number. Section 2, Subscription.
    pub num_orders: runtime::Patch<i64>,
    /// List. Each item: an order that a subscription made, and its billing cycle. Section 2, Subscription.
    pub orders: runtime::Patch<runtime::List<super::SubscriptionOrder>>,
    /// Object with arbitrary keys and free-form values. Section 2, Subscription.
    pub payment_details: runtime::Patch<runtime::Object>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Subscription.
    pub shipping_price: runtime::Patch<runtime::Amount>,
    /// Amount of money as decimal text, such as `39.95`. Section 2, Subscription.
    pub total: runtime::Patch<runtime::Amount>,
    /// Text; one value seen: `active`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: runtime::Patch<super::SubscriptionStatus>,
    /// A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Subscription.
    pub user: runtime::Patch<super::UserSummary>,
    unknown_fields: runtime::UnknownFields,
}
impl UpdateSubscription {
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
    /// Sets `id`.
    #[must_use]
    pub fn id(
        mut self,
        value: impl Into<runtime::Patch<super::SubscriptionId>>,
    ) -> Self {
        self.id = value.into();
        self
    }
    /// Sets `attribution`.
    #[must_use]
    pub fn attribution(
        mut self,
        value: impl Into<runtime::Patch<super::Attribution>>,
    ) -> Self {
        self.attribution = value.into();
        self
    }
    /// Sets `billing_address`.
    #[must_use]
    pub fn billing_address(
        mut self,
        value: impl Into<runtime::Patch<super::BillingAddress>>,
    ) -> Self {
        self.billing_address = value.into();
        self
    }
    /// Sets `shipping_address`.
    #[must_use]
    pub fn shipping_address(
        mut self,
        value: impl Into<runtime::Patch<super::ShippingAddress>>,
    ) -> Self {
        self.shipping_address = value.into();
        self
    }
    /// Sets `cancel_reason`.
    #[must_use]
    pub fn cancel_reason(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.cancel_reason = value.into();
        self
    }
    /// Sets `cancel_reason_other_message`.
    #[must_use]
    pub fn cancel_reason_other_message(
        mut self,
        value: impl Into<runtime::Patch<String>>,
    ) -> Self {
        self.cancel_reason_other_message = value.into();
        self
    }
    /// Sets `currency`.
    #[must_use]
    pub fn currency(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.currency = value.into();
        self
    }
    /// Sets `frequency`.
    #[must_use]
    pub fn frequency(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.frequency = value.into();
        self
    }
    /// Sets `payment_method`.
    #[must_use]
    pub fn payment_method(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.payment_method = value.into();
        self
    }
    /// Sets `shipping_code`.
    #[must_use]
    pub fn shipping_code(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.shipping_code = value.into();
        self
    }
    /// Sets `date_created`.
    #[must_use]
    pub fn date_created(
        mut self,
        value: impl Into<runtime::Patch<runtime::Timestamp>>,
    ) -> Self {
        self.date_created = value.into();
        self
    }
    /// Sets `next_renewal_date`.
    #[must_use]
    pub fn next_renewal_date(
        mut self,
        value: impl Into<runtime::Patch<runtime::Timestamp>>,
    ) -> Self {
        self.next_renewal_date = value.into();
        self
    }
    /// Sets `interval`.
    #[must_use]
    pub fn interval(
        mut self,
        value: impl Into<runtime::Patch<super::Interval>>,
    ) -> Self {
        self.interval = value.into();
        self
    }
    /// Sets `interval_count`.
    #[must_use]
    pub fn interval_count(mut self, value: impl Into<runtime::Patch<i64>>) -> Self {
        self.interval_count = value.into();
        self
    }
    /// Sets `is_tax_known`.
    #[must_use]
    pub fn is_tax_known(mut self, value: impl Into<runtime::Patch<bool>>) -> Self {
        self.is_tax_known = value.into();
        self
    }
    /// Sets `is_test`.
    #[must_use]
    pub fn is_test(mut self, value: impl Into<runtime::Patch<bool>>) -> Self {
        self.is_test = value.into();
        self
    }
    /// Sets `lines`.
    #[must_use]
    pub fn lines(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::SubscriptionLine>>>,
    ) -> Self {
        self.lines = value.into();
        self
    }
    /// Sets `num_lines`.
    #[must_use]
    pub fn num_lines(mut self, value: impl Into<runtime::Patch<i64>>) -> Self {
        self.num_lines = value.into();
        self
    }
    /// Sets `num_orders`.
    #[must_use]
    pub fn num_orders(mut self, value: impl Into<runtime::Patch<i64>>) -> Self {
        self.num_orders = value.into();
        self
    }
    /// Sets `orders`.
    #[must_use]
    pub fn orders(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::SubscriptionOrder>>>,
    ) -> Self {
        self.orders = value.into();
        self
    }
    /// Sets `payment_details`.
    #[must_use]
    pub fn payment_details(
        mut self,
        value: impl Into<runtime::Patch<runtime::Object>>,
    ) -> Self {
        self.payment_details = value.into();
        self
    }
    /// Sets `shipping_price`.
    #[must_use]
    pub fn shipping_price(
        mut self,
        value: impl Into<runtime::Patch<runtime::Amount>>,
    ) -> Self {
        self.shipping_price = value.into();
        self
    }
    /// Sets `total`.
    #[must_use]
    pub fn total(mut self, value: impl Into<runtime::Patch<runtime::Amount>>) -> Self {
        self.total = value.into();
        self
    }
    /// Sets `status`.
    #[must_use]
    pub fn status(
        mut self,
        value: impl Into<runtime::Patch<super::SubscriptionStatus>>,
    ) -> Self {
        self.status = value.into();
        self
    }
    /// Sets `user`.
    #[must_use]
    pub fn user(mut self, value: impl Into<runtime::Patch<super::UserSummary>>) -> Self {
        self.user = value.into();
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
impl runtime::Fields for UpdateSubscription {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &UPDATE_SUBSCRIPTION
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.attribution,
                2usize => &self.billing_address,
                3usize => &self.shipping_address,
                4usize => &self.cancel_reason,
                5usize => &self.cancel_reason_other_message,
                6usize => &self.currency,
                7usize => &self.frequency,
                8usize => &self.payment_method,
                9usize => &self.shipping_code,
                10usize => &self.date_created,
                11usize => &self.next_renewal_date,
                12usize => &self.interval,
                13usize => &self.interval_count,
                14usize => &self.is_tax_known,
                15usize => &self.is_test,
                16usize => &self.lines,
                17usize => &self.num_lines,
                18usize => &self.num_orders,
                19usize => &self.orders,
                20usize => &self.payment_details,
                21usize => &self.shipping_price,
                22usize => &self.total,
                23usize => &self.status,
                24usize => &self.user,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.attribution,
                2usize => &mut self.billing_address,
                3usize => &mut self.shipping_address,
                4usize => &mut self.cancel_reason,
                5usize => &mut self.cancel_reason_other_message,
                6usize => &mut self.currency,
                7usize => &mut self.frequency,
                8usize => &mut self.payment_method,
                9usize => &mut self.shipping_code,
                10usize => &mut self.date_created,
                11usize => &mut self.next_renewal_date,
                12usize => &mut self.interval,
                13usize => &mut self.interval_count,
                14usize => &mut self.is_tax_known,
                15usize => &mut self.is_test,
                16usize => &mut self.lines,
                17usize => &mut self.num_lines,
                18usize => &mut self.num_orders,
                19usize => &mut self.orders,
                20usize => &mut self.payment_details,
                21usize => &mut self.shipping_price,
                22usize => &mut self.total,
                23usize => &mut self.status,
                24usize => &mut self.user,
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
runtime::shape_impls!(UpdateSubscription);
pub use crate::info::UPDATE_SUBSCRIPTION;
/// Body of a new subscription line. Section 4, endpoint 8.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateSubscriptionLine {
    /// Whole number, such as `184`. Section 4, endpoint 8; gap `product-or-variant-id`.
    pub product_id: runtime::Required<i64>,
    /// Whole number, such as `1`. Section 4, endpoint 8.
    pub quantity: runtime::Required<i64>,
    unknown_fields: runtime::UnknownFields,
}
impl CreateSubscriptionLine {
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
    pub fn new(product_id: i64, quantity: i64) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.product_id = runtime::Required::from(product_id);
        body.quantity = runtime::Required::from(quantity);
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
impl runtime::Fields for CreateSubscriptionLine {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CREATE_SUBSCRIPTION_LINE
    }
    fn empty() -> Self {
        Self {
            product_id: runtime::Required::missing(),
            quantity: runtime::Required::missing(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.product_id,
                1usize => &self.quantity,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.product_id,
                1usize => &mut self.quantity,
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
runtime::shape_impls!(CreateSubscriptionLine);
pub use crate::info::CREATE_SUBSCRIPTION_LINE;
