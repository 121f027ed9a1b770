// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// Origin of a sale: the agent, affiliate and campaign behind it. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Attribution {
    /// Text. Section 2, Shared embedded shapes.
    pub affiliate: Option<runtime::Text>,
    /// The agent that a sale is attributed to. Section 2, Shared embedded shapes.
    pub agent: Option<super::AttributionAgent>,
    /// Text. Section 2, Shared embedded shapes.
    pub funnel: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub gclid: Option<runtime::Text>,
    /// Free-form value. Section 2, Shared embedded shapes.
    pub metadata: Option<runtime::Json>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate1: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate2: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate3: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate4: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub subaffiliate5: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_campaign: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_content: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_medium: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_source: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub utm_term: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Attribution = ATTRIBUTION { 0 "affiliate" affiliate, 1 "agent" agent, 2 "funnel"
    funnel, 3 "gclid" gclid, 4 "metadata" metadata, 5 "subaffiliate1" subaffiliate1, 6
    "subaffiliate2" subaffiliate2, 7 "subaffiliate3" subaffiliate3, 8 "subaffiliate4"
    subaffiliate4, 9 "subaffiliate5" subaffiliate5, 10 "utm_campaign" utm_campaign, 11
    "utm_content" utm_content, 12 "utm_medium" utm_medium, 13 "utm_source" utm_source, 14
    "utm_term" utm_term }
}
impl Attribution {
    /// Creates a record without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
runtime::setters! {
    Attribution { " Sets `affiliate`." affiliate into runtime::Text; " Sets `agent`."
    agent into super::AttributionAgent; " Sets `funnel`." funnel into runtime::Text;
    " Sets `gclid`." gclid into runtime::Text; " Sets `metadata`." metadata into
    runtime::Json; " Sets `subaffiliate1`." subaffiliate1 into runtime::Text;
    " Sets `subaffiliate2`." subaffiliate2 into runtime::Text; " Sets `subaffiliate3`."
    subaffiliate3 into runtime::Text; " Sets `subaffiliate4`." subaffiliate4 into
    runtime::Text; " Sets `subaffiliate5`." subaffiliate5 into runtime::Text;
    " Sets `utm_campaign`." utm_campaign into runtime::Text; " Sets `utm_content`."
    utm_content into runtime::Text; " Sets `utm_medium`." utm_medium into runtime::Text;
    " Sets `utm_source`." utm_source into runtime::Text; " Sets `utm_term`." utm_term
    into runtime::Text; }
}
pub use crate::info::ATTRIBUTION;
/// The agent that a sale is attributed to. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct AttributionAgent {
    /// Text. Section 2, Shared embedded shapes.
    pub email: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::AttributionAgentId>,
    /// Text. Section 2, Shared embedded shapes.
    pub last_name: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    AttributionAgent = ATTRIBUTION_AGENT { 0 "email" email, 1 "first_name" first_name, 2
    "id" id, 3 "last_name" last_name }
}
impl AttributionAgent {
    /// Creates a record with its id and no other field.
    #[must_use]
    pub fn new(id: impl Into<super::AttributionAgentId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
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
runtime::setters! {
    AttributionAgent { " Sets `email`." email into runtime::Text; " Sets `first_name`."
    first_name into runtime::Text; " Sets `last_name`." last_name into runtime::Text; }
}
pub use crate::info::ATTRIBUTION_AGENT;
/// The billing address of an order or a subscription. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct BillingAddress {
    /// Text, such as `US`. Section 2, Shared embedded shapes.
    pub country: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::BillingAddressId>,
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
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    BillingAddress = BILLING_ADDRESS { 0 "country" country, 1 "first_name" first_name, 2
    "id" id, 3 "last_name" last_name, 4 "line1" line1, 5 "line2" line2, 6 "line3" line3,
    7 "line4" line4, 8 "phone_number" phone_number, 9 "postcode" postcode, 10 "state"
    state }
}
impl BillingAddress {
    /// Creates a record with its id and no other field.
    #[must_use]
    pub fn new(id: impl Into<super::BillingAddressId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
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
runtime::setters! {
    BillingAddress { " Sets `country`." country into runtime::Text; " Sets `first_name`."
    first_name into runtime::Text; " Sets `last_name`." last_name into runtime::Text;
    " Sets `line1`." line1 into runtime::Text; " Sets `line2`." line2 into runtime::Text;
    " Sets `line3`." line3 into runtime::Text; " Sets `line4`." line4 into runtime::Text;
    " Sets `phone_number`." phone_number into runtime::Text; " Sets `postcode`." postcode
    into runtime::Text; " Sets `state`." state into runtime::Text; }
}
pub use crate::info::BILLING_ADDRESS;
/// The shipping address of an order or a subscription. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ShippingAddress {
    /// Text, such as `US`. Section 2, Shared embedded shapes.
    pub country: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::ShippingAddressId>,
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
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ShippingAddress = SHIPPING_ADDRESS { 0 "country" country, 1 "first_name" first_name,
    2 "id" id, 3 "last_name" last_name, 4 "line1" line1, 5 "line2" line2, 6 "line3"
    line3, 7 "line4" line4, 8 "phone_number" phone_number, 9 "postcode" postcode, 10
    "state" state, 11 "notes" notes }
}
impl ShippingAddress {
    /// Creates a record with its id and no other field.
    #[must_use]
    pub fn new(id: impl Into<super::ShippingAddressId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
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
runtime::setters! {
    ShippingAddress { " Sets `country`." country into runtime::Text;
    " Sets `first_name`." first_name into runtime::Text; " Sets `last_name`." last_name
    into runtime::Text; " Sets `line1`." line1 into runtime::Text; " Sets `line2`." line2
    into runtime::Text; " Sets `line3`." line3 into runtime::Text; " Sets `line4`." line4
    into runtime::Text; " Sets `phone_number`." phone_number into runtime::Text;
    " Sets `postcode`." postcode into runtime::Text; " Sets `state`." state into
    runtime::Text; " Sets `notes`." notes into runtime::Text; }
}
pub use crate::info::SHIPPING_ADDRESS;
/// A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UserSummary {
    /// True or false. Section 2, Shared embedded shapes.
    pub accepts_marketing: Option<bool>,
    /// Text, such as `person@example.com`. Section 2, Shared embedded shapes.
    pub email: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// `id` of a Customer. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::CustomerId>,
    /// Text. Section 2, Shared embedded shapes.
    pub ip: Option<runtime::Text>,
    /// Text, such as `en`. Section 2, Shared embedded shapes; gap `user-summary-language`.
    pub language: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub last_name: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub phone_number: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub user_agent: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UserSummary = USER_SUMMARY { 0 "accepts_marketing" accepts_marketing, 1 "email"
    email, 2 "first_name" first_name, 3 "id" id, 4 "ip" ip, 5 "language" language, 6
    "last_name" last_name, 7 "phone_number" phone_number, 8 "user_agent" user_agent }
}
impl UserSummary {
    /// Creates a record without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
runtime::setters! {
    UserSummary { " Sets `accepts_marketing`." accepts_marketing value bool;
    " Sets `email`." email into runtime::Text; " Sets `first_name`." first_name into
    runtime::Text; " Sets `id`." id into super::CustomerId; " Sets `ip`." ip into
    runtime::Text; " Sets `language`." language into runtime::Text; " Sets `last_name`."
    last_name into runtime::Text; " Sets `phone_number`." phone_number into
    runtime::Text; " Sets `user_agent`." user_agent into runtime::Text; }
}
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
    pub partner_sku: Option<runtime::Text>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes.
    pub price: Option<runtime::Amount>,
    /// Text, such as `USD`. Section 2, Shared embedded shapes.
    pub price_currency: Option<runtime::Text>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes.
    pub price_retail: Option<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Stockrecord = STOCKRECORD { 0 "id" id, 1 "low_stock_threshold" low_stock_threshold, 2
    "num_allocated" num_allocated, 3 "num_in_stock" num_in_stock, 4 "partner_sku"
    partner_sku, 5 "price" price, 6 "price_currency" price_currency, 7 "price_retail"
    price_retail }
}
impl Stockrecord {
    /// Creates a record with its id and no other field.
    #[must_use]
    pub fn new(id: impl Into<super::StockrecordId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
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
runtime::setters! {
    Stockrecord { " Sets `low_stock_threshold`." low_stock_threshold value i64;
    " Sets `num_allocated`." num_allocated value i32; " Sets `num_in_stock`."
    num_in_stock value i32; " Sets `partner_sku`." partner_sku into runtime::Text;
    " Sets `price`." price value runtime::Amount; " Sets `price_currency`."
    price_currency into runtime::Text; " Sets `price_retail`." price_retail value
    runtime::Amount; }
}
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
    pub title: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub upc: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub url: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductSummary = PRODUCT_SUMMARY { 0 "categories" categories, 1 "id" id, 2 "images"
    images, 3 "title" title, 4 "upc" upc, 5 "url" url }
}
impl ProductSummary {
    /// Creates a record without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
runtime::setters! {
    ProductSummary { " Sets `categories`." categories list super::ProductSummaryCategory;
    " Sets `id`." id into super::ProductId; " Sets `images`." images list
    super::ProductSummaryImage; " Sets `title`." title into runtime::Text; " Sets `upc`."
    upc into runtime::Text; " Sets `url`." url into runtime::Text; }
}
pub use crate::info::PRODUCT_SUMMARY;
/// A category of a product, as embedded in an order line or a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductSummaryCategory {
    /// `id` of a ProductCategory. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductCategoryId>,
    /// Text. Section 2, Shared embedded shapes.
    pub name: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub slug: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductSummaryCategory = PRODUCT_SUMMARY_CATEGORY { 0 "id" id, 1 "name" name, 2
    "slug" slug }
}
impl ProductSummaryCategory {
    /// Creates a record without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
runtime::setters! {
    ProductSummaryCategory { " Sets `id`." id into super::ProductCategoryId;
    " Sets `name`." name into runtime::Text; " Sets `slug`." slug into runtime::Text; }
}
pub use crate::info::PRODUCT_SUMMARY_CATEGORY;
/// An image of a product, as embedded in an order line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductSummaryImage {
    /// Text. Section 2, Shared embedded shapes.
    pub attachment: Option<runtime::Text>,
    /// Text. Section 2, Shared embedded shapes.
    pub caption: Option<runtime::Text>,
    /// Whole number. Section 2, Shared embedded shapes.
    pub display_order: Option<i64>,
    /// Text. Section 2, Shared embedded shapes.
    pub file_name: Option<runtime::Text>,
    /// `id` of a ProductImage. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductImageId>,
    /// URL. Section 2, Shared embedded shapes.
    pub src: Option<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductSummaryImage = PRODUCT_SUMMARY_IMAGE { 0 "attachment" attachment, 1 "caption"
    caption, 2 "display_order" display_order, 3 "file_name" file_name, 4 "id" id, 5 "src"
    src }
}
impl ProductSummaryImage {
    /// Creates a record without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
runtime::setters! {
    ProductSummaryImage { " Sets `attachment`." attachment into runtime::Text;
    " Sets `caption`." caption into runtime::Text; " Sets `display_order`." display_order
    value i64; " Sets `file_name`." file_name into runtime::Text; " Sets `id`." id into
    super::ProductImageId; " Sets `src`." src value runtime::Url; }
}
pub use crate::info::PRODUCT_SUMMARY_IMAGE;
/// A tax on an order line or on the shipping of an order. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TaxLine {
    /// Amount of money as decimal text, such as `1.60`. Section 2, Shared embedded shapes.
    pub amount: Option<runtime::Amount>,
    /// Text, such as `USD`. Section 2, Shared embedded shapes.
    pub currency: Option<runtime::Text>,
    /// Number. Section 2, Shared embedded shapes.
    pub rate: Option<runtime::Number>,
    /// A tax in the store's reporting currency. Section 2, Shared embedded shapes.
    pub report_values: Option<super::TaxLineReportValues>,
    /// Text. Section 2, Shared embedded shapes.
    pub source: Option<runtime::Text>,
    /// Whole number. Section 2, Shared embedded shapes.
    pub tax_id: Option<i64>,
    /// Text. Section 2, Shared embedded shapes.
    pub tax_title: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    TaxLine = TAX_LINE { 0 "amount" amount, 1 "currency" currency, 2 "rate" rate, 3
    "report_values" report_values, 4 "source" source, 5 "tax_id" tax_id, 6 "tax_title"
    tax_title }
}
impl TaxLine {
    /// Creates a record without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
runtime::setters! {
    TaxLine { " Sets `amount`." amount value runtime::Amount; " Sets `currency`."
    currency into runtime::Text; " Sets `rate`." rate into runtime::Number;
    " Sets `report_values`." report_values into super::TaxLineReportValues;
    " Sets `source`." source into runtime::Text; " Sets `tax_id`." tax_id value i64;
    " Sets `tax_title`." tax_title into runtime::Text; }
}
pub use crate::info::TAX_LINE;
/// A tax on an order as a whole. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderTaxLine {
    /// Amount of money as decimal text, such as `1.60`. Section 2, Shared embedded shapes.
    pub amount: Option<runtime::Amount>,
    /// Text, such as `USD`. Section 2, Shared embedded shapes.
    pub currency: Option<runtime::Text>,
    /// Number. Section 2, Shared embedded shapes.
    pub rate: Option<runtime::Number>,
    /// A tax in the store's reporting currency. Section 2, Shared embedded shapes.
    pub report_values: Option<super::TaxLineReportValues>,
    /// Text. Section 2, Shared embedded shapes.
    pub source: Option<runtime::Text>,
    /// In place of `tax_id`, which the order level does not have. Whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::OrderTaxLineId>,
    /// Text. Section 2, Shared embedded shapes.
    pub tax_title: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    OrderTaxLine = ORDER_TAX_LINE { 0 "amount" amount, 1 "currency" currency, 2 "rate"
    rate, 3 "report_values" report_values, 4 "source" source, 5 "id" id, 6 "tax_title"
    tax_title }
}
impl OrderTaxLine {
    /// Creates a record with its id and no other field.
    #[must_use]
    pub fn new(id: impl Into<super::OrderTaxLineId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
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
runtime::setters! {
    OrderTaxLine { " Sets `amount`." amount value runtime::Amount; " Sets `currency`."
    currency into runtime::Text; " Sets `rate`." rate into runtime::Number;
    " Sets `report_values`." report_values into super::TaxLineReportValues;
    " Sets `source`." source into runtime::Text; " Sets `tax_title`." tax_title into
    runtime::Text; }
}
pub use crate::info::ORDER_TAX_LINE;
/// A tax in the store's reporting currency. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TaxLineReportValues {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes.
    pub amount: Option<runtime::Amount>,
    /// Text. Section 2, Shared embedded shapes.
    pub currency: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    TaxLineReportValues = TAX_LINE_REPORT_VALUES { 0 "amount" amount, 1 "currency"
    currency }
}
impl TaxLineReportValues {
    /// Creates a record without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
runtime::setters! {
    TaxLineReportValues { " Sets `amount`." amount value runtime::Amount;
    " Sets `currency`." currency into runtime::Text; }
}
pub use crate::info::TAX_LINE_REPORT_VALUES;
/// A property that the store attached to an order line or a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct LineProperty {
    /// Text. Section 2, Shared embedded shapes.
    pub key: Option<runtime::Text>,
    /// Free-form value. Section 2, Shared embedded shapes.
    pub value: Option<runtime::Json>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    LineProperty = LINE_PROPERTY { 0 "key" key, 1 "value" value }
}
impl LineProperty {
    /// Creates a record without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
runtime::setters! {
    LineProperty { " Sets `key`." key into runtime::Text; " Sets `value`." value into
    runtime::Json; }
}
pub use crate::info::LINE_PROPERTY;
/// The application that wrote a note. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct NoteApp {
    /// Text. Section 2, Note.
    pub client_id: Option<runtime::Text>,
    /// Text. Section 2, Note.
    pub name: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    NoteApp = NOTE_APP { 0 "client_id" client_id, 1 "name" name }
}
impl NoteApp {
    /// Creates a record without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
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
runtime::setters! {
    NoteApp { " Sets `client_id`." client_id into runtime::Text; " Sets `name`." name
    into runtime::Text; }
}
pub use crate::info::NOTE_APP;
/// The person who wrote a note. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct NoteAuthor {
    /// Text. Section 2, Note.
    pub email: Option<runtime::Text>,
    /// Text. Section 2, Note.
    pub first_name: Option<runtime::Text>,
    /// Whole number that identifies this record. Section 2, Note.
    pub id: Option<super::NoteAuthorId>,
    /// Text. Section 2, Note.
    pub last_name: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    NoteAuthor = NOTE_AUTHOR { 0 "email" email, 1 "first_name" first_name, 2 "id" id, 3
    "last_name" last_name }
}
impl NoteAuthor {
    /// Creates a record with its id and no other field.
    #[must_use]
    pub fn new(id: impl Into<super::NoteAuthorId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
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
runtime::setters! {
    NoteAuthor { " Sets `email`." email into runtime::Text; " Sets `first_name`."
    first_name into runtime::Text; " Sets `last_name`." last_name into runtime::Text; }
}
pub use crate::info::NOTE_AUTHOR;
