// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! [`Product`] and [`ProductImage`] with their parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A product of the catalogue. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Product {
    /// Id: whole number that identifies this record. Section 2, Product; gap `identity-presence`.
    pub id: Option<super::ProductId>,
    /// Title: text, such as `Monthly Refill`. Section 2, Product.
    pub title: Option<runtime::Text>,
    /// Slug: text. Section 2, Product.
    pub slug: Option<runtime::Text>,
    /// Description: text. Section 2, Product.
    pub description: Option<runtime::Text>,
    /// Meta title: text. Section 2, Product.
    pub meta_title: Option<runtime::Text>,
    /// Meta description: text. Section 2, Product.
    pub meta_description: Option<runtime::Text>,
    /// Template: text. Section 2, Product.
    pub template: Option<runtime::Text>,
    /// External tax code: text. Section 2, Product.
    pub external_tax_code: Option<runtime::Text>,
    /// URL. Section 2, Product.
    pub url: Option<runtime::Url>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_created: Option<runtime::Timestamp>,
    /// Date updated: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_updated: Option<runtime::Timestamp>,
    /// Structure: text; one value seen: `standalone`. Section 2, Product; gaps `enum-values`, `open-enumerations`.
    pub structure: Option<super::ProductStructure>,
    /// Categories: list. Each item: a category that a product is in. Section 2, Product.
    pub categories: runtime::List<super::ProductCategory>,
    /// Enable subscription: true or false. Section 2, Product.
    pub enable_subscription: Option<bool>,
    /// Is discountable: true or false. Section 2, Product.
    pub is_discountable: Option<bool>,
    /// Is public: true or false. Section 2, Product.
    pub is_public: Option<bool>,
    /// Interval: text; one value seen: `day`. Section 2, Product; gaps `enum-values`, `open-enumerations`.
    pub interval: Option<super::Interval>,
    /// Interval counts: list. Each item: whole number, 32-bit signed. Section 2, Product.
    pub interval_counts: runtime::List<i32>,
    /// Images: list. Each item: an image of a product, as embedded in the product. Section 2, Product.
    pub images: runtime::List<super::ProductListImage>,
    /// Metadata: free-form value or null. Section 2, Product.
    pub metadata: Option<runtime::Json>,
    /// Ranking: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Product.
    pub ranking: Option<i32>,
    /// Rating: number. Section 2, Product.
    pub rating: Option<runtime::Number>,
    /// Recommended products: list. Each item: `id` of a Product. Ids of the recommended products. Section 2, Product.
    pub recommended_products: runtime::List<super::ProductId>,
    /// Variant attributes: list. Each item: an attribute in which a product's variants differ, with its possible values. Section 2, Product.
    pub variant_attributes: runtime::List<super::VariantAttribute>,
    /// Children: list. Each item: a variant of a product. Section 2, Product.
    pub children: runtime::List<super::ProductVariant>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Product = super::super::info::PRODUCT, by super::super::tables::PRODUCT { 0 "id" id,
    1 "title" title, 2 "slug" slug, 3 "description" description, 4 "meta_title"
    meta_title, 5 "meta_description" meta_description, 6 "template" template, 7
    "external_tax_code" external_tax_code, 8 "url" url, 9 "date_created" date_created, 10
    "date_updated" date_updated, 11 "structure" structure, 12 "categories" categories, 13
    "enable_subscription" enable_subscription, 14 "is_discountable" is_discountable, 15
    "is_public" is_public, 16 "interval" interval, 17 "interval_counts" interval_counts,
    18 "images" images, 19 "metadata" metadata, 20 "ranking" ranking, 21 "rating" rating,
    22 "recommended_products" recommended_products, 23 "variant_attributes"
    variant_attributes, 24 "children" children }
}
impl Product {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::ProductId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Product {
        fn title(value: impl Into<runtime::Text>);
        fn slug(value: impl Into<runtime::Text>);
        fn description(value: impl Into<runtime::Text>);
        fn meta_title(value: impl Into<runtime::Text>);
        fn meta_description(value: impl Into<runtime::Text>);
        fn template(value: impl Into<runtime::Text>);
        fn external_tax_code(value: impl Into<runtime::Text>);
        fn url(value: runtime::Url);
        fn date_created(value: runtime::Timestamp);
        fn date_updated(value: runtime::Timestamp);
        fn structure(value: impl Into<super::ProductStructure>);
        fn categories(elements: [impl Into<super::ProductCategory>]);
        fn enable_subscription(value: bool);
        fn is_discountable(value: bool);
        fn is_public(value: bool);
        fn interval(value: impl Into<super::Interval>);
        fn interval_counts(elements: [impl Into<i32>]);
        fn images(elements: [impl Into<super::ProductListImage>]);
        fn metadata(value: impl Into<runtime::Json>);
        fn ranking(value: i32);
        fn rating(value: impl Into<runtime::Number>);
        fn recommended_products(elements: [impl Into<super::ProductId>]);
        fn variant_attributes(elements: [impl Into<super::VariantAttribute>]);
        fn children(elements: [impl Into<super::ProductVariant>]);
    }
}
/// A category that a product is in. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductCategory {
    /// Id: whole number that identifies this record. Section 2, Product.
    pub id: Option<super::ProductCategoryId>,
    /// Name: text. Section 2, Product.
    pub name: Option<runtime::Text>,
    /// Slug: text. Section 2, Product.
    pub slug: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductCategory = super::super::info::PRODUCT_CATEGORY, by
    super::super::tables::PRODUCT_CATEGORY { 0 "id" id, 1 "name" name, 2 "slug" slug }
}
impl ProductCategory {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::ProductCategoryId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl ProductCategory {
        fn name(value: impl Into<runtime::Text>);
        fn slug(value: impl Into<runtime::Text>);
    }
}
/// An image of a product, as embedded in the product. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductListImage {
    /// Attachment: text. Section 2, Product.
    pub attachment: Option<runtime::Text>,
    /// Caption: text. Section 2, Product.
    pub caption: Option<runtime::Text>,
    /// Display order: whole number. Section 2, Product.
    pub display_order: Option<i64>,
    /// Id: `id` of a ProductImage. Section 2, Product; gap `record-references`.
    pub id: Option<super::ProductImageId>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductListImage = super::super::info::PRODUCT_LIST_IMAGE, by
    super::super::tables::PRODUCT_LIST_IMAGE { 0 "attachment" attachment, 1 "caption"
    caption, 2 "display_order" display_order, 3 "id" id }
}
impl ProductListImage {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ProductListImage {
        fn attachment(value: impl Into<runtime::Text>);
        fn caption(value: impl Into<runtime::Text>);
        fn display_order(value: i64);
        fn id(value: impl Into<super::ProductImageId>);
    }
}
/// An attribute in which a product's variants differ, with its possible values. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VariantAttribute {
    /// Code: text. Section 2, Product.
    pub code: Option<runtime::Text>,
    /// Name: text. Section 2, Product.
    pub name: Option<runtime::Text>,
    /// Values: list. Each item: text. Section 2, Product.
    pub values: runtime::List<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    VariantAttribute = super::super::info::VARIANT_ATTRIBUTE, by
    super::super::tables::VARIANT_ATTRIBUTE { 0 "code" code, 1 "name" name, 2 "values"
    values }
}
impl VariantAttribute {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl VariantAttribute {
        fn code(value: impl Into<runtime::Text>);
        fn name(value: impl Into<runtime::Text>);
        fn values(elements: [impl Into<runtime::Text>]);
    }
}
/// A variant of a product. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductVariant {
    /// Allow backorders: true or false. Section 2, Product.
    pub allow_backorders: Option<bool>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_created: Option<runtime::Timestamp>,
    /// Date updated: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_updated: Option<runtime::Timestamp>,
    /// Id: whole number that identifies this record. Section 2, Product.
    pub id: Option<super::ProductVariantId>,
    /// Images: text. Section 2, Product.
    pub images: Option<runtime::Text>,
    /// Inventory availability: text; one value seen: `in_stock`. Section 2, Product; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub inventory_availability: Option<super::InventoryAvailability>,
    /// Metadata: free-form value or null. Section 2, Product.
    pub metadata: Option<runtime::Json>,
    /// Prices: list. Each item: a variant's prices in one currency. Section 2, Product.
    pub prices: runtime::List<super::VariantPrice>,
    /// Product id: whole number. Section 2, Product; gap `product-or-variant-id`.
    pub product_id: Option<i64>,
    /// Purchase availability: text; one value seen: `available`. Section 2, Product; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub purchase_availability: Option<super::PurchaseAvailability>,
    /// Requires shipping: true or false. Section 2, Product.
    pub requires_shipping: Option<bool>,
    /// SKU: text. Section 2, Product.
    pub sku: Option<runtime::Text>,
    /// Stockrecords: list. Each item: a variant's stock and price at one location. Section 2, Product.
    pub stockrecords: runtime::List<super::VariantStockrecord>,
    /// Structure: text. Section 2, Product; gap `enum-values`.
    pub structure: Option<runtime::Text>,
    /// Title: text. Section 2, Product.
    pub title: Option<runtime::Text>,
    /// Track stock: true or false. Section 2, Product.
    pub track_stock: Option<bool>,
    /// Unit cost: amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub unit_cost: Option<runtime::Amount>,
    /// UPC: text. Section 2, Product.
    pub upc: Option<runtime::Text>,
    /// Variant attribute values: list. Each item: the value that a variant has for one attribute. Section 2, Product.
    pub variant_attribute_values: runtime::List<super::VariantAttributeValue>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductVariant = super::super::info::PRODUCT_VARIANT, by
    super::super::tables::PRODUCT_VARIANT { 0 "allow_backorders" allow_backorders, 1
    "date_created" date_created, 2 "date_updated" date_updated, 3 "id" id, 4 "images"
    images, 5 "inventory_availability" inventory_availability, 6 "metadata" metadata, 7
    "prices" prices, 8 "product_id" product_id, 9 "purchase_availability"
    purchase_availability, 10 "requires_shipping" requires_shipping, 11 "sku" sku, 12
    "stockrecords" stockrecords, 13 "structure" structure, 14 "title" title, 15
    "track_stock" track_stock, 16 "unit_cost" unit_cost, 17 "upc" upc, 18
    "variant_attribute_values" variant_attribute_values }
}
impl ProductVariant {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::ProductVariantId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl ProductVariant {
        fn allow_backorders(value: bool);
        fn date_created(value: runtime::Timestamp);
        fn date_updated(value: runtime::Timestamp);
        fn images(value: impl Into<runtime::Text>);
        fn inventory_availability(value: impl Into<super::InventoryAvailability>);
        fn metadata(value: impl Into<runtime::Json>);
        fn prices(elements: [impl Into<super::VariantPrice>]);
        fn product_id(value: i64);
        fn purchase_availability(value: impl Into<super::PurchaseAvailability>);
        fn requires_shipping(value: bool);
        fn sku(value: impl Into<runtime::Text>);
        fn stockrecords(elements: [impl Into<super::VariantStockrecord>]);
        fn structure(value: impl Into<runtime::Text>);
        fn title(value: impl Into<runtime::Text>);
        fn track_stock(value: bool);
        fn unit_cost(value: runtime::Amount);
        fn upc(value: impl Into<runtime::Text>);
        fn variant_attribute_values(elements: [impl Into<super::VariantAttributeValue>]);
    }
}
/// A variant's prices in one currency. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VariantPrice {
    /// Currency: text, such as `USD`. Section 2, Product.
    pub currency: Option<runtime::Text>,
    /// Price: amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub price: Option<runtime::Amount>,
    /// Retail: amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub retail: Option<runtime::Amount>,
    /// Subscription: amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub subscription: Option<runtime::Amount>,
    /// Subscription suggested downsell: amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub subscription_suggested_downsell: Option<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    VariantPrice = super::super::info::VARIANT_PRICE, by
    super::super::tables::VARIANT_PRICE { 0 "currency" currency, 1 "price" price, 2
    "retail" retail, 3 "subscription" subscription, 4 "subscription_suggested_downsell"
    subscription_suggested_downsell }
}
impl VariantPrice {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl VariantPrice {
        fn currency(value: impl Into<runtime::Text>);
        fn price(value: runtime::Amount);
        fn retail(value: runtime::Amount);
        fn subscription(value: runtime::Amount);
        fn subscription_suggested_downsell(value: runtime::Amount);
    }
}
/// A variant's stock and price at one location. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VariantStockrecord {
    /// Id: `id` of a Stockrecord. Section 2, Product; gap `record-references`.
    pub id: Option<super::StockrecordId>,
    /// Location id: whole number. Section 2, Product.
    pub location_id: Option<i64>,
    /// Low stock threshold: whole number. Section 2, Product.
    pub low_stock_threshold: Option<i64>,
    /// Num allocated: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 8.
    pub num_allocated: Option<i32>,
    /// Num in stock: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Product.
    pub num_in_stock: Option<i32>,
    /// Price: amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub price: Option<runtime::Amount>,
    /// Price currency: text, such as `USD`. Section 2, Product.
    pub price_currency: Option<runtime::Text>,
    /// Price retail: amount of money as decimal text, such as `10.00`. Section 2, Product.
    pub price_retail: Option<runtime::Amount>,
    /// SKU: text. Section 2, Product.
    pub sku: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    VariantStockrecord = super::super::info::VARIANT_STOCKRECORD, by
    super::super::tables::VARIANT_STOCKRECORD { 0 "id" id, 1 "location_id" location_id, 2
    "low_stock_threshold" low_stock_threshold, 3 "num_allocated" num_allocated, 4
    "num_in_stock" num_in_stock, 5 "price" price, 6 "price_currency" price_currency, 7
    "price_retail" price_retail, 8 "sku" sku }
}
impl VariantStockrecord {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl VariantStockrecord {
        fn id(value: impl Into<super::StockrecordId>);
        fn location_id(value: i64);
        fn low_stock_threshold(value: i64);
        fn num_allocated(value: i32);
        fn num_in_stock(value: i32);
        fn price(value: runtime::Amount);
        fn price_currency(value: impl Into<runtime::Text>);
        fn price_retail(value: runtime::Amount);
        fn sku(value: impl Into<runtime::Text>);
    }
}
/// The value that a variant has for one attribute. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VariantAttributeValue {
    /// Code: text. Section 2, Product.
    pub code: Option<runtime::Text>,
    /// Name: text. Section 2, Product.
    pub name: Option<runtime::Text>,
    /// Value: text. Section 2, Product.
    pub value: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    VariantAttributeValue = super::super::info::VARIANT_ATTRIBUTE_VALUE, by
    super::super::tables::VARIANT_ATTRIBUTE_VALUE { 0 "code" code, 1 "name" name, 2
    "value" value }
}
impl VariantAttributeValue {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl VariantAttributeValue {
        fn code(value: impl Into<runtime::Text>);
        fn name(value: impl Into<runtime::Text>);
        fn value(value: impl Into<runtime::Text>);
    }
}
/// An image of a product, as created. Section 2, Product.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductImage {
    /// Attachment: text. Section 2, Product.
    pub attachment: Option<runtime::Text>,
    /// Caption: text. Section 2, Product.
    pub caption: Option<runtime::Text>,
    /// Display order: whole number. Section 2, Product.
    pub display_order: Option<i64>,
    /// File name: text. Section 2, Product.
    pub file_name: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Product; gap `identity-presence`.
    pub id: Option<super::ProductImageId>,
    /// Src: URL. Section 2, Product.
    pub src: Option<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductImage = super::super::info::PRODUCT_IMAGE, by
    super::super::tables::PRODUCT_IMAGE { 0 "attachment" attachment, 1 "caption" caption,
    2 "display_order" display_order, 3 "file_name" file_name, 4 "id" id, 5 "src" src }
}
impl ProductImage {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::ProductImageId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl ProductImage {
        fn attachment(value: impl Into<runtime::Text>);
        fn caption(value: impl Into<runtime::Text>);
        fn display_order(value: i64);
        fn file_name(value: impl Into<runtime::Text>);
        fn src(value: runtime::Url);
    }
}
/// Body of a product's partial update: any subset of its fields. Section 4, endpoint 4.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UpdateProduct {
    /// Id: `id` of a Product. Section 2, Product; gap `identity-presence`.
    pub id: runtime::Patch<super::ProductId>,
    /// Title: text, such as `Monthly Refill`. Section 2, Product.
    pub title: runtime::Patch<runtime::Text>,
    /// Slug: text. Section 2, Product.
    pub slug: runtime::Patch<runtime::Text>,
    /// Description: text. Section 2, Product.
    pub description: runtime::Patch<runtime::Text>,
    /// Meta title: text. Section 2, Product.
    pub meta_title: runtime::Patch<runtime::Text>,
    /// Meta description: text. Section 2, Product.
    pub meta_description: runtime::Patch<runtime::Text>,
    /// Template: text. Section 2, Product.
    pub template: runtime::Patch<runtime::Text>,
    /// External tax code: text. Section 2, Product.
    pub external_tax_code: runtime::Patch<runtime::Text>,
    /// URL. Section 2, Product.
    pub url: runtime::Patch<runtime::Url>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_created: runtime::Patch<runtime::Timestamp>,
    /// Date updated: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product.
    pub date_updated: runtime::Patch<runtime::Timestamp>,
    /// Structure: text; one value seen: `standalone`. Section 2, Product; gaps `enum-values`, `open-enumerations`.
    pub structure: runtime::Patch<super::ProductStructure>,
    /// Categories: list. Each item: a category that a product is in. Section 2, Product.
    pub categories: runtime::Patch<runtime::List<super::ProductCategory>>,
    /// Enable subscription: true or false. Section 2, Product.
    pub enable_subscription: runtime::Patch<bool>,
    /// Is discountable: true or false. Section 2, Product.
    pub is_discountable: runtime::Patch<bool>,
    /// Is public: true or false. Section 2, Product.
    pub is_public: runtime::Patch<bool>,
    /// Interval: text; one value seen: `day`. Section 2, Product; gaps `enum-values`, `open-enumerations`.
    pub interval: runtime::Patch<super::Interval>,
    /// Interval counts: list. Each item: whole number, 32-bit signed. Section 2, Product.
    pub interval_counts: runtime::Patch<runtime::List<i32>>,
    /// Images: list. Each item: an image of a product, as embedded in the product. Section 2, Product.
    pub images: runtime::Patch<runtime::List<super::ProductListImage>>,
    /// Metadata: free-form value or null. Section 2, Product.
    pub metadata: runtime::Patch<runtime::Json>,
    /// Ranking: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Product.
    pub ranking: runtime::Patch<i32>,
    /// Rating: number. Section 2, Product.
    pub rating: runtime::Patch<runtime::Number>,
    /// Recommended products: list. Each item: `id` of a Product. Ids of the recommended products. Section 2, Product.
    pub recommended_products: runtime::Patch<runtime::List<super::ProductId>>,
    /// Variant attributes: list. Each item: an attribute in which a product's variants differ, with its possible values. Section 2, Product.
    pub variant_attributes: runtime::Patch<runtime::List<super::VariantAttribute>>,
    /// Children: list. Each item: a variant of a product. Section 2, Product.
    pub children: runtime::Patch<runtime::List<super::ProductVariant>>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UpdateProduct = super::super::info::UPDATE_PRODUCT, by
    super::super::tables::UPDATE_PRODUCT { 0 "id" id, 1 "title" title, 2 "slug" slug, 3
    "description" description, 4 "meta_title" meta_title, 5 "meta_description"
    meta_description, 6 "template" template, 7 "external_tax_code" external_tax_code, 8
    "url" url, 9 "date_created" date_created, 10 "date_updated" date_updated, 11
    "structure" structure, 12 "categories" categories, 13 "enable_subscription"
    enable_subscription, 14 "is_discountable" is_discountable, 15 "is_public" is_public,
    16 "interval" interval, 17 "interval_counts" interval_counts, 18 "images" images, 19
    "metadata" metadata, 20 "ranking" ranking, 21 "rating" rating, 22
    "recommended_products" recommended_products, 23 "variant_attributes"
    variant_attributes, 24 "children" children }
}
impl UpdateProduct {
    /// Creates an update that changes nothing until fields are set.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl UpdateProduct {
        fn id(patch: super::ProductId);
        fn title(patch: runtime::Text);
        fn slug(patch: runtime::Text);
        fn description(patch: runtime::Text);
        fn meta_title(patch: runtime::Text);
        fn meta_description(patch: runtime::Text);
        fn template(patch: runtime::Text);
        fn external_tax_code(patch: runtime::Text);
        fn url(patch: runtime::Url);
        fn date_created(patch: runtime::Timestamp);
        fn date_updated(patch: runtime::Timestamp);
        fn structure(patch: super::ProductStructure);
        fn categories(patch: runtime::List<super::ProductCategory>);
        fn enable_subscription(patch: bool);
        fn is_discountable(patch: bool);
        fn is_public(patch: bool);
        fn interval(patch: super::Interval);
        fn interval_counts(patch: runtime::List<i32>);
        fn images(patch: runtime::List<super::ProductListImage>);
        fn metadata(patch: runtime::Json);
        fn ranking(patch: i32);
        fn rating(patch: runtime::Number);
        fn recommended_products(patch: runtime::List<super::ProductId>);
        fn variant_attributes(patch: runtime::List<super::VariantAttribute>);
        fn children(patch: runtime::List<super::ProductVariant>);
    }
}
/// Body of a new product image. Section 4, endpoint 5.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CreateProductImage {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CreateProductImage = super::super::info::CREATE_PRODUCT_IMAGE, by
    super::super::tables::CREATE_PRODUCT_IMAGE {}
}
impl CreateProductImage {
    /// Creates an empty body.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::integer_id! {
    #[doc = " `id` of a `Product`. Section 2, Product."] ProductId
}
runtime::integer_id! {
    #[doc = " `id` of a `ProductCategory`. Section 2, Product."] ProductCategoryId
}
runtime::integer_id! {
    #[doc = " `id` of a `ProductVariant`. Section 2, Product."] ProductVariantId
}
runtime::integer_id! {
    #[doc = " `id` of a `ProductImage`. Section 2, Product."] ProductImageId
}
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Product."]
    ProductStructure = super::super::info::PRODUCT_STRUCTURE_VALUES { #[doc = " `standalone`"] Standalone = "standalone", }
}
runtime::open_enumeration!(ProductStructure);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Product."]
    InventoryAvailability = super::super::info::INVENTORY_AVAILABILITY_VALUES { #[doc = " `in_stock`"] InStock = "in_stock", }
}
runtime::open_enumeration!(InventoryAvailability);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Product."]
    PurchaseAvailability = super::super::info::PURCHASE_AVAILABILITY_VALUES { #[doc = " `available`"] Available = "available", }
}
runtime::open_enumeration!(PurchaseAvailability);
