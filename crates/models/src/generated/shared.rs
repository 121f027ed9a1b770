// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// Origin of a sale: the agent, affiliate and campaign behind it. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Attribution {
    /// Text. Section 2, Shared embedded shapes.
    pub affiliate: Option<String>,
    /// The agent that a sale is attributed to. Section 2, Shared embedded shapes.
    pub agent: Option<super::AttributionAgent>,
    /// Text. Section 2, Shared embedded shapes.
    pub funnel: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub gclid: Option<String>,
    /// Free-form value. Section 2, Shared embedded shapes.
    pub metadata: Option<runtime::Json>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate1: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate2: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate3: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate4: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate5: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_campaign: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_content: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_medium: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_source: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_term: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl Attribution {
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
impl runtime::Fields for Attribution {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ATTRIBUTION
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.affiliate,
                1usize => &self.agent,
                2usize => &self.funnel,
                3usize => &self.gclid,
                4usize => &self.metadata,
                5usize => &self.subaffiliate1,
                6usize => &self.subaffiliate2,
                7usize => &self.subaffiliate3,
                8usize => &self.subaffiliate4,
                9usize => &self.subaffiliate5,
                10usize => &self.utm_campaign,
                11usize => &self.utm_content,
                12usize => &self.utm_medium,
                13usize => &self.utm_source,
                14usize => &self.utm_term,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.affiliate,
                1usize => &mut self.agent,
                2usize => &mut self.funnel,
                3usize => &mut self.gclid,
                4usize => &mut self.metadata,
                5usize => &mut self.subaffiliate1,
                6usize => &mut self.subaffiliate2,
                7usize => &mut self.subaffiliate3,
                8usize => &mut self.subaffiliate4,
                9usize => &mut self.subaffiliate5,
                10usize => &mut self.utm_campaign,
                11usize => &mut self.utm_content,
                12usize => &mut self.utm_medium,
                13usize => &mut self.utm_source,
                14usize => &mut self.utm_term,
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
runtime::shape_impls!(Attribution);
pub use crate::info::ATTRIBUTION;
/// The agent that a sale is attributed to. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct AttributionAgent {
    /// Text. Section 2, Shared embedded shapes.
    pub email: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<String>,
    /// Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::AttributionAgentId>,
    /// Text. Section 2, Shared embedded shapes.
    pub last_name: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl AttributionAgent {
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
impl runtime::Fields for AttributionAgent {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ATTRIBUTION_AGENT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.email,
                1usize => &self.first_name,
                2usize => &self.id,
                3usize => &self.last_name,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.email,
                1usize => &mut self.first_name,
                2usize => &mut self.id,
                3usize => &mut self.last_name,
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
runtime::shape_impls!(AttributionAgent);
pub use crate::info::ATTRIBUTION_AGENT;
/// The billing address of an order or a subscription. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct BillingAddress {
    /// Text, such as `US`. Section 2, Shared embedded shapes.
    pub country: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<String>,
    /// Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::BillingAddressId>,
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
    unknown_fields: runtime::UnknownFields,
}
impl BillingAddress {
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
impl runtime::Fields for BillingAddress {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &BILLING_ADDRESS
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
runtime::shape_impls!(BillingAddress);
pub use crate::info::BILLING_ADDRESS;
/// The shipping address of an order or a subscription. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ShippingAddress {
    /// Text, such as `US`. Section 2, Shared embedded shapes.
    pub country: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<String>,
    /// Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::ShippingAddressId>,
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
    unknown_fields: runtime::UnknownFields,
}
impl ShippingAddress {
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
impl runtime::Fields for ShippingAddress {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &SHIPPING_ADDRESS
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
runtime::shape_impls!(ShippingAddress);
pub use crate::info::SHIPPING_ADDRESS;
/// A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UserSummary {
    /// True or false. Section 2, Shared embedded shapes.
    pub accepts_marketing: Option<bool>,
    /// Text, such as `person@example.com`. Section 2, Shared embedded shapes.
    pub email: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<String>,
    /// `id` of a Customer. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::CustomerId>,
    /// Text. Section 2, Shared embedded shapes.
    pub ip: Option<String>,
    /// Text, such as `en`. Section 2, Shared embedded shapes; gap `user-summary-language`.
    pub language: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub last_name: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub phone_number: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub user_agent: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl UserSummary {
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
impl runtime::Fields for UserSummary {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &USER_SUMMARY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.accepts_marketing,
                1usize => &self.email,
                2usize => &self.first_name,
                3usize => &self.id,
                4usize => &self.ip,
                5usize => &self.language,
                6usize => &self.last_name,
                7usize => &self.phone_number,
                8usize => &self.user_agent,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.accepts_marketing,
                1usize => &mut self.email,
                2usize => &mut self.first_name,
                3usize => &mut self.id,
                4usize => &mut self.ip,
                5usize => &mut self.language,
                6usize => &mut self.last_name,
                7usize => &mut self.phone_number,
                8usize => &mut self.user_agent,
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
runtime::shape_impls!(UserSummary);
pub use crate::info::USER_SUMMARY;
/// The stock and price of an order line or a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Stockrecord {
    /// Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::StockrecordId>,
    /// Whole number. Section 2, Shared embedded shapes.
    pub low_stock_threshold: Option<i64>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Shared embedded shapes.
    pub num_allocated: Option<i32>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Shared embedded shapes.
    pub num_in_stock: Option<i32>,
    /// Text. Section 2, Shared embedded shapes.
    pub partner_sku: Option<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes.
    pub price: Option<runtime::Amount>,
    /// Text, such as `USD`. Section 2, Shared embedded shapes.
    pub price_currency: Option<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes.
    pub price_retail: Option<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
impl Stockrecord {
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
impl runtime::Fields for Stockrecord {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &STOCKRECORD
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.low_stock_threshold,
                2usize => &self.num_allocated,
                3usize => &self.num_in_stock,
                4usize => &self.partner_sku,
                5usize => &self.price,
                6usize => &self.price_currency,
                7usize => &self.price_retail,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.low_stock_threshold,
                2usize => &mut self.num_allocated,
                3usize => &mut self.num_in_stock,
                4usize => &mut self.partner_sku,
                5usize => &mut self.price,
                6usize => &mut self.price_currency,
                7usize => &mut self.price_retail,
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
runtime::shape_impls!(Stockrecord);
pub use crate::info::STOCKRECORD;
/// A product, as embedded in an order line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductSummary {
    /// List. Each item: a category of a product, as embedded in an order line or a subscription line. Section 2, Shared embedded shapes.
    pub categories: runtime::List<super::ProductSummaryCategory>,
    /// `id` of a Product. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductId>,
    /// List. Each item: an image of a product, as embedded in an order line. Section 2, Shared embedded shapes.
    pub images: runtime::List<super::ProductSummaryImage>,
    /// Text. Section 2, Shared embedded shapes.
    pub title: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub upc: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub url: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl ProductSummary {
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
impl runtime::Fields for ProductSummary {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PRODUCT_SUMMARY
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
runtime::shape_impls!(ProductSummary);
pub use crate::info::PRODUCT_SUMMARY;
/// A category of a product, as embedded in an order line or a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductSummaryCategory {
    /// `id` of a ProductCategory. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductCategoryId>,
    /// Text. Section 2, Shared embedded shapes.
    pub name: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub slug: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl ProductSummaryCategory {
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
impl runtime::Fields for ProductSummaryCategory {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PRODUCT_SUMMARY_CATEGORY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.name,
                2usize => &self.slug,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.name,
                2usize => &mut self.slug,
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
runtime::shape_impls!(ProductSummaryCategory);
pub use crate::info::PRODUCT_SUMMARY_CATEGORY;
/// An image of a product, as embedded in an order line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductSummaryImage {
    /// Text. Section 2, Shared embedded shapes.
    pub attachment: Option<String>,
    /// Text. Section 2, Shared embedded shapes.
    pub caption: Option<String>,
    /// Whole number. Section 2, Shared embedded shapes.
    pub display_order: Option<i64>,
    /// Text. Section 2, Shared embedded shapes.
    pub file_name: Option<String>,
    /// `id` of a ProductImage. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductImageId>,
    /// URL. Section 2, Shared embedded shapes.
    pub src: Option<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
impl ProductSummaryImage {
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
impl runtime::Fields for ProductSummaryImage {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PRODUCT_SUMMARY_IMAGE
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
runtime::shape_impls!(ProductSummaryImage);
pub use crate::info::PRODUCT_SUMMARY_IMAGE;
/// A tax on an order line or on the shipping of an order. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TaxLine {
    /// Amount of money as decimal text, such as `1.60`. Section 2, Shared embedded shapes.
    pub amount: Option<runtime::Amount>,
    /// Text, such as `USD`. Section 2, Shared embedded shapes.
    pub currency: Option<String>,
    /// Number. Section 2, Shared embedded shapes.
    pub rate: Option<runtime::Number>,
    /// A tax in the store's reporting currency. Section 2, Shared embedded shapes.
    pub report_values: Option<super::TaxLineReportValues>,
    /// Text. Section 2, Shared embedded shapes.
    pub source: Option<String>,
    /// Whole number. Section 2, Shared embedded shapes.
    pub tax_id: Option<i64>,
    /// Text. Section 2, Shared embedded shapes.
    pub tax_title: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl TaxLine {
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
impl runtime::Fields for TaxLine {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &TAX_LINE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                1usize => &self.currency,
                2usize => &self.rate,
                3usize => &self.report_values,
                4usize => &self.source,
                5usize => &self.tax_id,
                6usize => &self.tax_title,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
                1usize => &mut self.currency,
                2usize => &mut self.rate,
                3usize => &mut self.report_values,
                4usize => &mut self.source,
                5usize => &mut self.tax_id,
                6usize => &mut self.tax_title,
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
runtime::shape_impls!(TaxLine);
pub use crate::info::TAX_LINE;
/// A tax on an order as a whole. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderTaxLine {
    /// Amount of money as decimal text, such as `1.60`. Section 2, Shared embedded shapes.
    pub amount: Option<runtime::Amount>,
    /// Text, such as `USD`. Section 2, Shared embedded shapes.
    pub currency: Option<String>,
    /// Number. Section 2, Shared embedded shapes.
    pub rate: Option<runtime::Number>,
    /// A tax in the store's reporting currency. Section 2, Shared embedded shapes.
    pub report_values: Option<super::TaxLineReportValues>,
    /// Text. Section 2, Shared embedded shapes.
    pub source: Option<String>,
    /// In place of `tax_id`, which the order level does not have. Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::OrderTaxLineId>,
    /// Text. Section 2, Shared embedded shapes.
    pub tax_title: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl OrderTaxLine {
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
impl runtime::Fields for OrderTaxLine {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ORDER_TAX_LINE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                1usize => &self.currency,
                2usize => &self.rate,
                3usize => &self.report_values,
                4usize => &self.source,
                5usize => &self.id,
                6usize => &self.tax_title,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
                1usize => &mut self.currency,
                2usize => &mut self.rate,
                3usize => &mut self.report_values,
                4usize => &mut self.source,
                5usize => &mut self.id,
                6usize => &mut self.tax_title,
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
runtime::shape_impls!(OrderTaxLine);
pub use crate::info::ORDER_TAX_LINE;
/// A tax in the store's reporting currency. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TaxLineReportValues {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes.
    pub amount: Option<runtime::Amount>,
    /// Text. Section 2, Shared embedded shapes.
    pub currency: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl TaxLineReportValues {
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
impl runtime::Fields for TaxLineReportValues {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &TAX_LINE_REPORT_VALUES
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                1usize => &self.currency,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
                1usize => &mut self.currency,
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
runtime::shape_impls!(TaxLineReportValues);
pub use crate::info::TAX_LINE_REPORT_VALUES;
/// A property that the store attached to an order line or a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct LineProperty {
    /// Text. Section 2, Shared embedded shapes.
    pub key: Option<String>,
    /// Free-form value. Section 2, Shared embedded shapes.
    pub value: Option<runtime::Json>,
    unknown_fields: runtime::UnknownFields,
}
impl LineProperty {
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
impl runtime::Fields for LineProperty {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &LINE_PROPERTY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.key,
                1usize => &self.value,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.key,
                1usize => &mut self.value,
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
runtime::shape_impls!(LineProperty);
pub use crate::info::LINE_PROPERTY;
/// The application that wrote a note. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct NoteApp {
    /// Text. Section 2, Note.
    pub client_id: Option<String>,
    /// Text. Section 2, Note.
    pub name: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl NoteApp {
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
impl runtime::Fields for NoteApp {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &NOTE_APP
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.client_id,
                1usize => &self.name,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.client_id,
                1usize => &mut self.name,
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
runtime::shape_impls!(NoteApp);
pub use crate::info::NOTE_APP;
/// The person who wrote a note. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct NoteAuthor {
    /// Text. Section 2, Note.
    pub email: Option<String>,
    /// Text. Section 2, Note.
    pub first_name: Option<String>,
    /// Whole number that identifies this record. Section 2, Note.
    pub id: Option<super::NoteAuthorId>,
    /// Text. Section 2, Note.
    pub last_name: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl NoteAuthor {
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
impl runtime::Fields for NoteAuthor {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &NOTE_AUTHOR
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.email,
                1usize => &self.first_name,
                2usize => &self.id,
                3usize => &self.last_name,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.email,
                1usize => &mut self.first_name,
                2usize => &mut self.id,
                3usize => &mut self.last_name,
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
runtime::shape_impls!(NoteAuthor);
pub use crate::info::NOTE_AUTHOR;
