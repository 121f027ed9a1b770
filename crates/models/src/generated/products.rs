// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A product of the catalogue. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Product {
    /// Whole number that identifies this record. Section 2, Product; gap `identity-presence`.
    pub id: Option<super::ProductId>,
    /// Text, such as `Monthly Refill`. Section 2, Product.
    pub title: Option<String>,
    /// Text. Section 2, Product.
    pub slug: Option<String>,
    /// Text. Section 2, Product.
    pub description: Option<String>,
    /// Text. Section 2, Product.
    pub meta_title: Option<String>,
    /// Text. Section 2, Product.
    pub meta_description: Option<String>,
    /// Text. Section 2, Product.
    pub template: Option<String>,
    /// Text. Section 2, Product.
    pub external_tax_code: Option<String>,
    /// URL. Section 2, Product.
    pub url: Option<runtime::Url>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_created: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_updated: Option<runtime::Timestamp>,
    /// Text; one value seen: `standalone`. Section 2, Product; gaps `enum-values`, `open-enumerations`.
    pub structure: Option<super::ProductStructure>,
    /// List. Each item: a category that a product is in. Section 2, Product.
    pub categories: runtime::List<super::ProductCategory>,
    /// True or false. Section 2, Product.
    pub enable_subscription: Option<bool>,
    /// True or false. Section 2, Product.
    pub is_discountable: Option<bool>,
    /// True or false. Section 2, Product.
    pub is_public: Option<bool>,
    /// Text; one value seen: `day`. Section 2, Product; gaps `enum-values`, `open-enumerations`.
    pub interval: Option<super::Interval>,
    /// List. Each item: whole number, 32-bit signed. Section 2, Product.
    pub interval_counts: runtime::List<i32>,
    /// List. Each item: an image of a product, as embedded in the product. Section 2, Product.
    pub images: runtime::List<super::ProductListImage>,
    /// Free-form value. Section 2, Product.
    pub metadata: Option<runtime::Json>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Product.
    pub ranking: Option<i32>,
    /// Number. Section 2, Product.
    pub rating: Option<runtime::Number>,
    /// Ids of the recommended products. List. Each item: `id` of a Product. Section 2, Product.
    pub recommended_products: runtime::List<super::ProductId>,
    /// List. Each item: an attribute in which a product's variants differ, with its possible values. Section 2, Product.
    pub variant_attributes: runtime::List<super::VariantAttribute>,
    /// List. Each item: a variant of a product. Section 2, Product.
    pub children: runtime::List<super::ProductVariant>,
    unknown_fields: runtime::UnknownFields,
}
impl Product {
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
impl runtime::Fields for Product {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PRODUCT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.title,
                2usize => &self.slug,
                3usize => &self.description,
                4usize => &self.meta_title,
                5usize => &self.meta_description,
                6usize => &self.template,
                7usize => &self.external_tax_code,
                8usize => &self.url,
                9usize => &self.date_created,
                10usize => &self.date_updated,
                11usize => &self.structure,
                12usize => &self.categories,
                13usize => &self.enable_subscription,
                14usize => &self.is_discountable,
                15usize => &self.is_public,
                16usize => &self.interval,
                17usize => &self.interval_counts,
                18usize => &self.images,
                19usize => &self.metadata,
                20usize => &self.ranking,
                21usize => &self.rating,
                22usize => &self.recommended_products,
                23usize => &self.variant_attributes,
                24usize => &self.children,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.title,
                2usize => &mut self.slug,
                3usize => &mut self.description,
                4usize => &mut self.meta_title,
                5usize => &mut self.meta_description,
                6usize => &mut self.template,
                7usize => &mut self.external_tax_code,
                8usize => &mut self.url,
                9usize => &mut self.date_created,
                10usize => &mut self.date_updated,
                11usize => &mut self.structure,
                12usize => &mut self.categories,
                13usize => &mut self.enable_subscription,
                14usize => &mut self.is_discountable,
                15usize => &mut self.is_public,
                16usize => &mut self.interval,
                17usize => &mut self.interval_counts,
                18usize => &mut self.images,
                19usize => &mut self.metadata,
                20usize => &mut self.ranking,
                21usize => &mut self.rating,
                22usize => &mut self.recommended_products,
                23usize => &mut self.variant_attributes,
                24usize => &mut self.children,
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
runtime::shape_impls!(Product);
pub use crate::info::PRODUCT;
/// A category that a product is in. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductCategory {
    /// Whole number that identifies this record. Section 2, Product.
    pub id: Option<super::ProductCategoryId>,
    /// Text. Section 2, Product.
    pub name: Option<String>,
    /// Text. Section 2, Product.
    pub slug: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl ProductCategory {
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
impl runtime::Fields for ProductCategory {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PRODUCT_CATEGORY
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
runtime::shape_impls!(ProductCategory);
pub use crate::info::PRODUCT_CATEGORY;
/// An image of a product, as embedded in the product. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductListImage {
    /// Text. Section 2, Product.
    pub attachment: Option<String>,
    /// Text. Section 2, Product.
    pub caption: Option<String>,
    /// Whole number. Section 2, Product.
    pub display_order: Option<i64>,
    /// `id` of a ProductImage. Section 2, Product; gap `record-references`.
    pub id: Option<super::ProductImageId>,
    unknown_fields: runtime::UnknownFields,
}
impl ProductListImage {
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
impl runtime::Fields for ProductListImage {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PRODUCT_LIST_IMAGE
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
                3usize => &self.id,
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
                3usize => &mut self.id,
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
runtime::shape_impls!(ProductListImage);
pub use crate::info::PRODUCT_LIST_IMAGE;
/// An attribute in which a product's variants differ, with its possible values. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VariantAttribute {
    /// Text. Section 2, Product.
    pub code: Option<String>,
    /// Text. Section 2, Product.
    pub name: Option<String>,
    /// List. Each item: text. Section 2, Product.
    pub values: runtime::List<String>,
    unknown_fields: runtime::UnknownFields,
}
impl VariantAttribute {
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
impl runtime::Fields for VariantAttribute {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &VARIANT_ATTRIBUTE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.code,
                1usize => &self.name,
                2usize => &self.values,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.code,
                1usize => &mut self.name,
                2usize => &mut self.values,
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
runtime::shape_impls!(VariantAttribute);
pub use crate::info::VARIANT_ATTRIBUTE;
/// A variant of a product. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductVariant {
    /// True or false. Section 2, Product.
    pub allow_backorders: Option<bool>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_created: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_updated: Option<runtime::Timestamp>,
    /// Whole number that identifies this record. Section 2, Product.
    pub id: Option<super::ProductVariantId>,
    /// Text. Section 2, Product.
    pub images: Option<String>,
    /// Text; one value seen: `in_stock`. Section 2, Product; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub inventory_availability: Option<super::InventoryAvailability>,
    /// Free-form value. Section 2, Product.
    pub metadata: Option<runtime::Json>,
    /// List. Each item: a variant's prices in one currency. Section 2, Product.
    pub prices: runtime::List<super::VariantPrice>,
    /// Whole number. Section 2, Product; gap `product-or-variant-id`.
    pub product_id: Option<i64>,
    /// Text; one value seen: `available`. Section 2, Product; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub purchase_availability: Option<super::PurchaseAvailability>,
    /// True or false. Section 2, Product.
    pub requires_shipping: Option<bool>,
    /// Text. Section 2, Product.
    pub sku: Option<String>,
    /// List. Each item: a variant's stock and price at one location. Section 2, Product.
    pub stockrecords: runtime::List<super::VariantStockrecord>,
    /// Text. Section 2, Product; gap `enum-values`.
    pub structure: Option<String>,
    /// Text. Section 2, Product.
    pub title: Option<String>,
    /// True or false. Section 2, Product.
    pub track_stock: Option<bool>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub unit_cost: Option<runtime::Amount>,
    /// Text. Section 2, Product.
    pub upc: Option<String>,
    /// List. Each item: the value that a variant has for one attribute. Section 2, Product.
    pub variant_attribute_values: runtime::List<super::VariantAttributeValue>,
    unknown_fields: runtime::UnknownFields,
}
impl ProductVariant {
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
impl runtime::Fields for ProductVariant {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PRODUCT_VARIANT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.allow_backorders,
                1usize => &self.date_created,
                2usize => &self.date_updated,
                3usize => &self.id,
                4usize => &self.images,
                5usize => &self.inventory_availability,
                6usize => &self.metadata,
                7usize => &self.prices,
                8usize => &self.product_id,
                9usize => &self.purchase_availability,
                10usize => &self.requires_shipping,
                11usize => &self.sku,
                12usize => &self.stockrecords,
                13usize => &self.structure,
                14usize => &self.title,
                15usize => &self.track_stock,
                16usize => &self.unit_cost,
                17usize => &self.upc,
                18usize => &self.variant_attribute_values,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.allow_backorders,
                1usize => &mut self.date_created,
                2usize => &mut self.date_updated,
                3usize => &mut self.id,
                4usize => &mut self.images,
                5usize => &mut self.inventory_availability,
                6usize => &mut self.metadata,
                7usize => &mut self.prices,
                8usize => &mut self.product_id,
                9usize => &mut self.purchase_availability,
                10usize => &mut self.requires_shipping,
                11usize => &mut self.sku,
                12usize => &mut self.stockrecords,
                13usize => &mut self.structure,
                14usize => &mut self.title,
                15usize => &mut self.track_stock,
                16usize => &mut self.unit_cost,
                17usize => &mut self.upc,
                18usize => &mut self.variant_attribute_values,
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
runtime::shape_impls!(ProductVariant);
pub use crate::info::PRODUCT_VARIANT;
/// A variant's prices in one currency. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VariantPrice {
    /// Text, such as `USD`. Section 2, Product.
    pub currency: Option<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub price: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub retail: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub subscription: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub subscription_suggested_downsell: Option<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
impl VariantPrice {
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
impl runtime::Fields for VariantPrice {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &VARIANT_PRICE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.currency,
                1usize => &self.price,
                2usize => &self.retail,
                3usize => &self.subscription,
                4usize => &self.subscription_suggested_downsell,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.currency,
                1usize => &mut self.price,
                2usize => &mut self.retail,
                3usize => &mut self.subscription,
                4usize => &mut self.subscription_suggested_downsell,
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
runtime::shape_impls!(VariantPrice);
pub use crate::info::VARIANT_PRICE;
/// A variant's stock and price at one location. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VariantStockrecord {
    /// `id` of a Stockrecord. Section 2, Product; gap `record-references`.
    pub id: Option<super::StockrecordId>,
    /// Whole number. Section 2, Product.
    pub location_id: Option<i64>,
    /// Whole number. Section 2, Product.
    pub low_stock_threshold: Option<i64>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 8.
    pub num_allocated: Option<i32>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Product.
    pub num_in_stock: Option<i32>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub price: Option<runtime::Amount>,
    /// Text, such as `USD`. Section 2, Product.
    pub price_currency: Option<String>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub price_retail: Option<runtime::Amount>,
    /// Text. Section 2, Product.
    pub sku: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl VariantStockrecord {
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
impl runtime::Fields for VariantStockrecord {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &VARIANT_STOCKRECORD
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.location_id,
                2usize => &self.low_stock_threshold,
                3usize => &self.num_allocated,
                4usize => &self.num_in_stock,
                5usize => &self.price,
                6usize => &self.price_currency,
                7usize => &self.price_retail,
                8usize => &self.sku,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.location_id,
                2usize => &mut self.low_stock_threshold,
                3usize => &mut self.num_allocated,
                4usize => &mut self.num_in_stock,
                5usize => &mut self.price,
                6usize => &mut self.price_currency,
                7usize => &mut self.price_retail,
                8usize => &mut self.sku,
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
runtime::shape_impls!(VariantStockrecord);
pub use crate::info::VARIANT_STOCKRECORD;
/// The value that a variant has for one attribute. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VariantAttributeValue {
    /// Text. Section 2, Product.
    pub code: Option<String>,
    /// Text. Section 2, Product.
    pub name: Option<String>,
    /// Text. Section 2, Product.
    pub value: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl VariantAttributeValue {
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
impl runtime::Fields for VariantAttributeValue {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &VARIANT_ATTRIBUTE_VALUE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.code,
                1usize => &self.name,
                2usize => &self.value,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.code,
                1usize => &mut self.name,
                2usize => &mut self.value,
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
runtime::shape_impls!(VariantAttributeValue);
pub use crate::info::VARIANT_ATTRIBUTE_VALUE;
/// An image of a product, as created. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductImage {
    /// Text. Section 2, Product.
    pub attachment: Option<String>,
    /// Text. Section 2, Product.
    pub caption: Option<String>,
    /// Whole number. Section 2, Product.
    pub display_order: Option<i64>,
    /// Text. Section 2, Product.
    pub file_name: Option<String>,
    /// Whole number that identifies this record. Section 2, Product; gap `identity-presence`.
    pub id: Option<super::ProductImageId>,
    /// URL. Section 2, Product.
    pub src: Option<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
impl ProductImage {
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
impl runtime::Fields for ProductImage {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PRODUCT_IMAGE
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
runtime::shape_impls!(ProductImage);
pub use crate::info::PRODUCT_IMAGE;
/// Body of a product's partial update: any subset of its fields. Section 4, endpoint 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UpdateProduct {
    /// `id` of a Product. Section 2, Product; gap `identity-presence`.
    pub id: runtime::Patch<super::ProductId>,
    /// Text, such as `Monthly Refill`. Section 2, Product.
    pub title: runtime::Patch<String>,
    /// Text. Section 2, Product.
    pub slug: runtime::Patch<String>,
    /// Text. Section 2, Product.
    pub description: runtime::Patch<String>,
    /// Text. Section 2, Product.
    pub meta_title: runtime::Patch<String>,
    /// Text. Section 2, Product.
    pub meta_description: runtime::Patch<String>,
    /// Text. Section 2, Product.
    pub template: runtime::Patch<String>,
    /// Text. Section 2, Product.
    pub external_tax_code: runtime::Patch<String>,
    /// URL. Section 2, Product.
    pub url: runtime::Patch<runtime::Url>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_created: runtime::Patch<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_updated: runtime::Patch<runtime::Timestamp>,
    /// Text; one value seen: `standalone`. Section 2, Product; gaps `enum-values`, `open-enumerations`.
    pub structure: runtime::Patch<super::ProductStructure>,
    /// List. Each item: a category that a product is in. Section 2, Product.
    pub categories: runtime::Patch<runtime::List<super::ProductCategory>>,
    /// True or false. Section 2, Product.
    pub enable_subscription: runtime::Patch<bool>,
    /// True or false. Section 2, Product.
    pub is_discountable: runtime::Patch<bool>,
    /// True or false. Section 2, Product.
    pub is_public: runtime::Patch<bool>,
    /// Text; one value seen: `day`. Section 2, Product; gaps `enum-values`, `open-enumerations`.
    pub interval: runtime::Patch<super::Interval>,
    /// List. Each item: whole number, 32-bit signed. Section 2, Product.
    pub interval_counts: runtime::Patch<runtime::List<i32>>,
    /// List. Each item: an image of a product, as embedded in the product. Section 2, Product.
    pub images: runtime::Patch<runtime::List<super::ProductListImage>>,
    /// Free-form value. Section 2, Product.
    pub metadata: runtime::Patch<runtime::Json>,
    /// Whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Product.
    pub ranking: runtime::Patch<i32>,
    /// Number. Section 2, Product.
    pub rating: runtime::Patch<runtime::Number>,
    /// Ids of the recommended products. List. Each item: `id` of a Product. Section 2, Product.
    pub recommended_products: runtime::Patch<runtime::List<super::ProductId>>,
    /// List. Each item: an attribute in which a product's variants differ, with its possible values. Section 2, Product.
    pub variant_attributes: runtime::Patch<runtime::List<super::VariantAttribute>>,
    /// List. Each item: a variant of a product. Section 2, Product.
    pub children: runtime::Patch<runtime::List<super::ProductVariant>>,
    unknown_fields: runtime::UnknownFields,
}
impl UpdateProduct {
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
    pub fn id(mut self, value: impl Into<runtime::Patch<super::ProductId>>) -> Self {
        self.id = value.into();
        self
    }
    /// Sets `title`.
    #[must_use]
    pub fn title(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.title = value.into();
        self
    }
    /// Sets `slug`.
    #[must_use]
    pub fn slug(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.slug = value.into();
        self
    }
    /// Sets `description`.
    #[must_use]
    pub fn description(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.description = value.into();
        self
    }
    /// Sets `meta_title`.
    #[must_use]
    pub fn meta_title(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.meta_title = value.into();
        self
    }
    /// Sets `meta_description`.
    #[must_use]
    pub fn meta_description(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.meta_description = value.into();
        self
    }
    /// Sets `template`.
    #[must_use]
    pub fn template(mut self, value: impl Into<runtime::Patch<String>>) -> Self {
        self.template = value.into();
        self
    }
    /// Sets `external_tax_code`.
    #[must_use]
    pub fn external_tax_code(
        mut self,
        value: impl Into<runtime::Patch<String>>,
    ) -> Self {
        self.external_tax_code = value.into();
        self
    }
    /// Sets `url`.
    #[must_use]
    pub fn url(mut self, value: impl Into<runtime::Patch<runtime::Url>>) -> Self {
        self.url = value.into();
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
    /// Sets `date_updated`.
    #[must_use]
    pub fn date_updated(
        mut self,
        value: impl Into<runtime::Patch<runtime::Timestamp>>,
    ) -> Self {
        self.date_updated = value.into();
        self
    }
    /// Sets `structure`.
    #[must_use]
    pub fn structure(
        mut self,
        value: impl Into<runtime::Patch<super::ProductStructure>>,
    ) -> Self {
        self.structure = value.into();
        self
    }
    /// Sets `categories`.
    #[must_use]
    pub fn categories(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::ProductCategory>>>,
    ) -> Self {
        self.categories = value.into();
        self
    }
    /// Sets `enable_subscription`.
    #[must_use]
    pub fn enable_subscription(
        mut self,
        value: impl Into<runtime::Patch<bool>>,
    ) -> Self {
        self.enable_subscription = value.into();
        self
    }
    /// Sets `is_discountable`.
    #[must_use]
    pub fn is_discountable(mut self, value: impl Into<runtime::Patch<bool>>) -> Self {
        self.is_discountable = value.into();
        self
    }
    /// Sets `is_public`.
    #[must_use]
    pub fn is_public(mut self, value: impl Into<runtime::Patch<bool>>) -> Self {
        self.is_public = value.into();
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
    /// Sets `interval_counts`.
    #[must_use]
    pub fn interval_counts(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<i32>>>,
    ) -> Self {
        self.interval_counts = value.into();
        self
    }
    /// Sets `images`.
    #[must_use]
    pub fn images(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::ProductListImage>>>,
    ) -> Self {
        self.images = value.into();
        self
    }
    /// Sets `metadata`.
    #[must_use]
    pub fn metadata(mut self, value: impl Into<runtime::Patch<runtime::Json>>) -> Self {
        self.metadata = value.into();
        self
    }
    /// Sets `ranking`.
    #[must_use]
    pub fn ranking(mut self, value: impl Into<runtime::Patch<i32>>) -> Self {
        self.ranking = value.into();
        self
    }
    /// Sets `rating`.
    #[must_use]
    pub fn rating(mut self, value: impl Into<runtime::Patch<runtime::Number>>) -> Self {
        self.rating = value.into();
        self
    }
    /// Sets `recommended_products`.
    #[must_use]
    pub fn recommended_products(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::ProductId>>>,
    ) -> Self {
        self.recommended_products = value.into();
        self
    }
    /// Sets `variant_attributes`.
    #[must_use]
    pub fn variant_attributes(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::VariantAttribute>>>,
    ) -> Self {
        self.variant_attributes = value.into();
        self
    }
    /// Sets `children`.
    #[must_use]
    pub fn children(
        mut self,
        value: impl Into<runtime::Patch<runtime::List<super::ProductVariant>>>,
    ) -> Self {
        self.children = value.into();
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
impl runtime::Fields for UpdateProduct {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &UPDATE_PRODUCT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.title,
                2usize => &self.slug,
                3usize => &self.description,
                4usize => &self.meta_title,
                5usize => &self.meta_description,
                6usize => &self.template,
                7usize => &self.external_tax_code,
                8usize => &self.url,
                9usize => &self.date_created,
                10usize => &self.date_updated,
                11usize => &self.structure,
                12usize => &self.categories,
                13usize => &self.enable_subscription,
                14usize => &self.is_discountable,
                15usize => &self.is_public,
                16usize => &self.interval,
                17usize => &self.interval_counts,
                18usize => &self.images,
                19usize => &self.metadata,
                20usize => &self.ranking,
                21usize => &self.rating,
                22usize => &self.recommended_products,
                23usize => &self.variant_attributes,
                24usize => &self.children,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.title,
                2usize => &mut self.slug,
                3usize => &mut self.description,
                4usize => &mut self.meta_title,
                5usize => &mut self.meta_description,
                6usize => &mut self.template,
                7usize => &mut self.external_tax_code,
                8usize => &mut self.url,
                9usize => &mut self.date_created,
                10usize => &mut self.date_updated,
                11usize => &mut self.structure,
                12usize => &mut self.categories,
                13usize => &mut self.enable_subscription,
                14usize => &mut self.is_discountable,
                15usize => &mut self.is_public,
                16usize => &mut self.interval,
                17usize => &mut self.interval_counts,
                18usize => &mut self.images,
                19usize => &mut self.metadata,
                20usize => &mut self.ranking,
                21usize => &mut self.rating,
                22usize => &mut self.recommended_products,
                23usize => &mut self.variant_attributes,
                24usize => &mut self.children,
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
runtime::shape_impls!(UpdateProduct);
pub use crate::info::UPDATE_PRODUCT;
/// Body of a new product image. Section 4, endpoint 5.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CreateProductImage {
    unknown_fields: runtime::UnknownFields,
}
impl CreateProductImage {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates an empty body.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
impl runtime::Fields for CreateProductImage {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CREATE_PRODUCT_IMAGE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(CreateProductImage);
pub use crate::info::CREATE_PRODUCT_IMAGE;
