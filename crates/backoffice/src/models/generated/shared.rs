// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Parts, ids and enumerations of the records in other modules.
use super::super::runtime;
/// Origin of a sale: the agent, affiliate and campaign behind it. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Attribution {
    /// Affiliate: text. Section 2, Shared embedded shapes.
    pub affiliate: Option<runtime::Text>,
    /// Agent: the agent that a sale is attributed to. Section 2, Shared embedded shapes.
    pub agent: Option<super::AttributionAgent>,
    /// Funnel: text. Section 2, Shared embedded shapes.
    pub funnel: Option<runtime::Text>,
    /// Gclid: text. Section 2, Shared embedded shapes.
    pub gclid: Option<runtime::Text>,
    /// Metadata: free-form value or null. Section 2, Shared embedded shapes.
    pub metadata: Option<runtime::Json>,
    /// Subaffiliate1: text. Section 2, Shared embedded shapes.
    pub subaffiliate1: Option<runtime::Text>,
    /// Subaffiliate2: text. Section 2, Shared embedded shapes.
    pub subaffiliate2: Option<runtime::Text>,
    /// Subaffiliate3: text. Section 2, Shared embedded shapes.
    pub subaffiliate3: Option<runtime::Text>,
    /// Subaffiliate4: text. Section 2, Shared embedded shapes.
    pub subaffiliate4: Option<runtime::Text>,
    /// Subaffiliate5: text. Section 2, Shared embedded shapes.
    pub subaffiliate5: Option<runtime::Text>,
    /// UTM campaign: text. Section 2, Shared embedded shapes.
    pub utm_campaign: Option<runtime::Text>,
    /// UTM content: text. Section 2, Shared embedded shapes.
    pub utm_content: Option<runtime::Text>,
    /// UTM medium: text. Section 2, Shared embedded shapes.
    pub utm_medium: Option<runtime::Text>,
    /// UTM source: text. Section 2, Shared embedded shapes.
    pub utm_source: Option<runtime::Text>,
    /// UTM term: text. Section 2, Shared embedded shapes.
    pub utm_term: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Attribution = super::super::info::ATTRIBUTION, by super::super::tables::ATTRIBUTION {
    0 "affiliate" affiliate, 1 "agent" agent, 2 "funnel" funnel, 3 "gclid" gclid, 4
    "metadata" metadata, 5 "subaffiliate1" subaffiliate1, 6 "subaffiliate2"
    subaffiliate2, 7 "subaffiliate3" subaffiliate3, 8 "subaffiliate4" subaffiliate4, 9
    "subaffiliate5" subaffiliate5, 10 "utm_campaign" utm_campaign, 11 "utm_content"
    utm_content, 12 "utm_medium" utm_medium, 13 "utm_source" utm_source, 14 "utm_term"
    utm_term }
}
impl Attribution {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl Attribution {
        fn affiliate(value: impl Into<runtime::Text>);
        fn agent(value: impl Into<super::AttributionAgent>);
        fn funnel(value: impl Into<runtime::Text>);
        fn gclid(value: impl Into<runtime::Text>);
        fn metadata(value: impl Into<runtime::Json>);
        fn subaffiliate1(value: impl Into<runtime::Text>);
        fn subaffiliate2(value: impl Into<runtime::Text>);
        fn subaffiliate3(value: impl Into<runtime::Text>);
        fn subaffiliate4(value: impl Into<runtime::Text>);
        fn subaffiliate5(value: impl Into<runtime::Text>);
        fn utm_campaign(value: impl Into<runtime::Text>);
        fn utm_content(value: impl Into<runtime::Text>);
        fn utm_medium(value: impl Into<runtime::Text>);
        fn utm_source(value: impl Into<runtime::Text>);
        fn utm_term(value: impl Into<runtime::Text>);
    }
}
/// The agent that a sale is attributed to. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct AttributionAgent {
    /// Email: text. Section 2, Shared embedded shapes.
    pub email: Option<runtime::Text>,
    /// First name: text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::AttributionAgentId>,
    /// Last name: text. Section 2, Shared embedded shapes.
    pub last_name: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    AttributionAgent = super::super::info::ATTRIBUTION_AGENT, by
    super::super::tables::ATTRIBUTION_AGENT { 0 "email" email, 1 "first_name" first_name,
    2 "id" id, 3 "last_name" last_name }
}
impl AttributionAgent {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::AttributionAgentId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl AttributionAgent {
        fn email(value: impl Into<runtime::Text>);
        fn first_name(value: impl Into<runtime::Text>);
        fn last_name(value: impl Into<runtime::Text>);
    }
}
/// The billing address of an order or a subscription. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct BillingAddress {
    /// Country: text, such as `US`. Section 2, Shared embedded shapes.
    pub country: Option<runtime::Text>,
    /// First name: text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::BillingAddressId>,
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
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    BillingAddress = super::super::info::BILLING_ADDRESS, by
    super::super::tables::BILLING_ADDRESS { 0 "country" country, 1 "first_name"
    first_name, 2 "id" id, 3 "last_name" last_name, 4 "line1" line1, 5 "line2" line2, 6
    "line3" line3, 7 "line4" line4, 8 "phone_number" phone_number, 9 "postcode" postcode,
    10 "state" state }
}
impl BillingAddress {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::BillingAddressId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl BillingAddress {
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
    }
}
/// The shipping address of an order or a subscription. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ShippingAddress {
    /// Country: text, such as `US`. Section 2, Shared embedded shapes.
    pub country: Option<runtime::Text>,
    /// First name: text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::ShippingAddressId>,
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
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ShippingAddress = super::super::info::SHIPPING_ADDRESS, by
    super::super::tables::SHIPPING_ADDRESS { 0 "country" country, 1 "first_name"
    first_name, 2 "id" id, 3 "last_name" last_name, 4 "line1" line1, 5 "line2" line2, 6
    "line3" line3, 7 "line4" line4, 8 "phone_number" phone_number, 9 "postcode" postcode,
    10 "state" state, 11 "notes" notes }
}
impl ShippingAddress {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::ShippingAddressId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl ShippingAddress {
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
    }
}
/// A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UserSummary {
    /// Accepts marketing: true or false. Section 2, Shared embedded shapes.
    pub accepts_marketing: Option<bool>,
    /// Email: text, such as `person@example.com`. Section 2, Shared embedded shapes.
    pub email: Option<runtime::Text>,
    /// First name: text. Section 2, Shared embedded shapes.
    pub first_name: Option<runtime::Text>,
    /// Id: `id` of a Customer. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::CustomerId>,
    /// IP: text. Section 2, Shared embedded shapes.
    pub ip: Option<runtime::Text>,
    /// Language: text, such as `en`. Section 2, Shared embedded shapes; gap `user-summary-language`.
    pub language: Option<runtime::Text>,
    /// Last name: text. Section 2, Shared embedded shapes.
    pub last_name: Option<runtime::Text>,
    /// Phone number: text. Section 2, Shared embedded shapes.
    pub phone_number: Option<runtime::Text>,
    /// User agent: text. Section 2, Shared embedded shapes.
    pub user_agent: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UserSummary = super::super::info::USER_SUMMARY, by super::super::tables::USER_SUMMARY
    { 0 "accepts_marketing" accepts_marketing, 1 "email" email, 2 "first_name"
    first_name, 3 "id" id, 4 "ip" ip, 5 "language" language, 6 "last_name" last_name, 7
    "phone_number" phone_number, 8 "user_agent" user_agent }
}
impl UserSummary {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl UserSummary {
        fn accepts_marketing(value: bool);
        fn email(value: impl Into<runtime::Text>);
        fn first_name(value: impl Into<runtime::Text>);
        fn id(value: impl Into<super::CustomerId>);
        fn ip(value: impl Into<runtime::Text>);
        fn language(value: impl Into<runtime::Text>);
        fn last_name(value: impl Into<runtime::Text>);
        fn phone_number(value: impl Into<runtime::Text>);
        fn user_agent(value: impl Into<runtime::Text>);
    }
}
/// The stock and price of an order line or a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Stockrecord {
    /// Id: whole number that identifies this record. Section 2, Shared embedded shapes.
    pub id: Option<super::StockrecordId>,
    /// Low stock threshold: whole number. Section 2, Shared embedded shapes.
    pub low_stock_threshold: Option<i64>,
    /// Num allocated: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Shared embedded shapes.
    pub num_allocated: Option<i32>,
    /// Num in stock: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Shared embedded shapes.
    pub num_in_stock: Option<i32>,
    /// Partner SKU: text. Section 2, Shared embedded shapes.
    pub partner_sku: Option<runtime::Text>,
    /// Price: amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes.
    pub price: Option<runtime::Amount>,
    /// Price currency: text, such as `USD`. Section 2, Shared embedded shapes.
    pub price_currency: Option<runtime::Text>,
    /// Price retail: amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes.
    pub price_retail: Option<runtime::Amount>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Stockrecord = super::super::info::STOCKRECORD, by super::super::tables::STOCKRECORD {
    0 "id" id, 1 "low_stock_threshold" low_stock_threshold, 2 "num_allocated"
    num_allocated, 3 "num_in_stock" num_in_stock, 4 "partner_sku" partner_sku, 5 "price"
    price, 6 "price_currency" price_currency, 7 "price_retail" price_retail }
}
impl Stockrecord {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::StockrecordId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Stockrecord {
        fn low_stock_threshold(value: i64);
        fn num_allocated(value: i32);
        fn num_in_stock(value: i32);
        fn partner_sku(value: impl Into<runtime::Text>);
        fn price(value: runtime::Amount);
        fn price_currency(value: impl Into<runtime::Text>);
        fn price_retail(value: runtime::Amount);
    }
}
/// A product, as embedded in an order line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductSummary {
    /// Categories: list. Each item: a category of a product, as embedded in an order line or a subscription line. Section 2, Shared embedded shapes.
    pub categories: runtime::List<super::ProductSummaryCategory>,
    /// Id: `id` of a Product. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductId>,
    /// Images: list. Each item: an image of a product, as embedded in an order line. Section 2, Shared embedded shapes.
    pub images: runtime::List<super::ProductSummaryImage>,
    /// Title: text. Section 2, Shared embedded shapes.
    pub title: Option<runtime::Text>,
    /// UPC: text. Section 2, Shared embedded shapes.
    pub upc: Option<runtime::Text>,
    /// URL: text. Section 2, Shared embedded shapes.
    pub url: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductSummary = super::super::info::PRODUCT_SUMMARY, by
    super::super::tables::PRODUCT_SUMMARY { 0 "categories" categories, 1 "id" id, 2
    "images" images, 3 "title" title, 4 "upc" upc, 5 "url" url }
}
impl ProductSummary {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ProductSummary {
        fn categories(elements: [impl Into<super::ProductSummaryCategory>]);
        fn id(value: impl Into<super::ProductId>);
        fn images(elements: [impl Into<super::ProductSummaryImage>]);
        fn title(value: impl Into<runtime::Text>);
        fn upc(value: impl Into<runtime::Text>);
        fn url(value: impl Into<runtime::Text>);
    }
}
/// A category of a product, as embedded in an order line or a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductSummaryCategory {
    /// Id: `id` of a ProductCategory. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductCategoryId>,
    /// Name: text. Section 2, Shared embedded shapes.
    pub name: Option<runtime::Text>,
    /// Slug: text. Section 2, Shared embedded shapes.
    pub slug: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductSummaryCategory = super::super::info::PRODUCT_SUMMARY_CATEGORY, by
    super::super::tables::PRODUCT_SUMMARY_CATEGORY { 0 "id" id, 1 "name" name, 2 "slug"
    slug }
}
impl ProductSummaryCategory {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ProductSummaryCategory {
        fn id(value: impl Into<super::ProductCategoryId>);
        fn name(value: impl Into<runtime::Text>);
        fn slug(value: impl Into<runtime::Text>);
    }
}
/// An image of a product, as embedded in an order line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ProductSummaryImage {
    /// Attachment: text. Section 2, Shared embedded shapes.
    pub attachment: Option<runtime::Text>,
    /// Caption: text. Section 2, Shared embedded shapes.
    pub caption: Option<runtime::Text>,
    /// Display order: whole number. Section 2, Shared embedded shapes.
    pub display_order: Option<i64>,
    /// File name: text. Section 2, Shared embedded shapes.
    pub file_name: Option<runtime::Text>,
    /// Id: `id` of a ProductImage. Section 2, Shared embedded shapes; gap `record-references`.
    pub id: Option<super::ProductImageId>,
    /// Src: URL. Section 2, Shared embedded shapes.
    pub src: Option<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ProductSummaryImage = super::super::info::PRODUCT_SUMMARY_IMAGE, by
    super::super::tables::PRODUCT_SUMMARY_IMAGE { 0 "attachment" attachment, 1 "caption"
    caption, 2 "display_order" display_order, 3 "file_name" file_name, 4 "id" id, 5 "src"
    src }
}
impl ProductSummaryImage {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ProductSummaryImage {
        fn attachment(value: impl Into<runtime::Text>);
        fn caption(value: impl Into<runtime::Text>);
        fn display_order(value: i64);
        fn file_name(value: impl Into<runtime::Text>);
        fn id(value: impl Into<super::ProductImageId>);
        fn src(value: runtime::Url);
    }
}
/// A tax on an order line or on the shipping of an order. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TaxLine {
    /// Amount: amount of money as decimal text, such as `1.60`. Section 2, Shared embedded shapes.
    pub amount: Option<runtime::Amount>,
    /// Currency: text, such as `USD`. Section 2, Shared embedded shapes.
    pub currency: Option<runtime::Text>,
    /// Rate: number. Section 2, Shared embedded shapes.
    pub rate: Option<runtime::Number>,
    /// Report values: a tax in the store's reporting currency. Section 2, Shared embedded shapes.
    pub report_values: Option<super::TaxLineReportValues>,
    /// Source: text. Section 2, Shared embedded shapes.
    pub source: Option<runtime::Text>,
    /// Tax id: whole number. Section 2, Shared embedded shapes.
    pub tax_id: Option<i64>,
    /// Tax title: text. Section 2, Shared embedded shapes.
    pub tax_title: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    TaxLine = super::super::info::TAX_LINE, by super::super::tables::TAX_LINE { 0
    "amount" amount, 1 "currency" currency, 2 "rate" rate, 3 "report_values"
    report_values, 4 "source" source, 5 "tax_id" tax_id, 6 "tax_title" tax_title }
}
impl TaxLine {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl TaxLine {
        fn amount(value: runtime::Amount);
        fn currency(value: impl Into<runtime::Text>);
        fn rate(value: impl Into<runtime::Number>);
        fn report_values(value: impl Into<super::TaxLineReportValues>);
        fn source(value: impl Into<runtime::Text>);
        fn tax_id(value: i64);
        fn tax_title(value: impl Into<runtime::Text>);
    }
}
/// A tax on an order as a whole. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct OrderTaxLine {
    /// Amount: amount of money as decimal text, such as `1.60`. Section 2, Shared embedded shapes.
    pub amount: Option<runtime::Amount>,
    /// Currency: text, such as `USD`. Section 2, Shared embedded shapes.
    pub currency: Option<runtime::Text>,
    /// Rate: number. Section 2, Shared embedded shapes.
    pub rate: Option<runtime::Number>,
    /// Report values: a tax in the store's reporting currency. Section 2, Shared embedded shapes.
    pub report_values: Option<super::TaxLineReportValues>,
    /// Source: text. Section 2, Shared embedded shapes.
    pub source: Option<runtime::Text>,
    /// Id: whole number that identifies this record. In place of `tax_id`, which the order level does not have. Section 2, Shared embedded shapes.
    pub id: Option<super::OrderTaxLineId>,
    /// Tax title: text. Section 2, Shared embedded shapes.
    pub tax_title: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    OrderTaxLine = super::super::info::ORDER_TAX_LINE, by
    super::super::tables::ORDER_TAX_LINE { 0 "amount" amount, 1 "currency" currency, 2
    "rate" rate, 3 "report_values" report_values, 4 "source" source, 5 "id" id, 6
    "tax_title" tax_title }
}
impl OrderTaxLine {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::OrderTaxLineId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl OrderTaxLine {
        fn amount(value: runtime::Amount);
        fn currency(value: impl Into<runtime::Text>);
        fn rate(value: impl Into<runtime::Number>);
        fn report_values(value: impl Into<super::TaxLineReportValues>);
        fn source(value: impl Into<runtime::Text>);
        fn tax_title(value: impl Into<runtime::Text>);
    }
}
/// A tax in the store's reporting currency. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TaxLineReportValues {
    /// Amount: amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes.
    pub amount: Option<runtime::Amount>,
    /// Currency: text. Section 2, Shared embedded shapes.
    pub currency: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    TaxLineReportValues = super::super::info::TAX_LINE_REPORT_VALUES, by
    super::super::tables::TAX_LINE_REPORT_VALUES { 0 "amount" amount, 1 "currency"
    currency }
}
impl TaxLineReportValues {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl TaxLineReportValues {
        fn amount(value: runtime::Amount);
        fn currency(value: impl Into<runtime::Text>);
    }
}
/// A property that the store attached to an order line or a subscription line. Section 2, Shared embedded shapes.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct LineProperty {
    /// Key: text. Section 2, Shared embedded shapes.
    pub key: Option<runtime::Text>,
    /// Value: free-form value. Section 2, Shared embedded shapes.
    pub value: Option<runtime::Json>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    LineProperty = super::super::info::LINE_PROPERTY, by
    super::super::tables::LINE_PROPERTY { 0 "key" key, 1 "value" value }
}
impl LineProperty {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl LineProperty {
        fn key(value: impl Into<runtime::Text>);
        fn value(value: impl Into<runtime::Json>);
    }
}
/// The application that wrote a note. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct NoteApp {
    /// Client id: text. Section 2, Note.
    pub client_id: Option<runtime::Text>,
    /// Name: text. Section 2, Note.
    pub name: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    NoteApp = super::super::info::NOTE_APP, by super::super::tables::NOTE_APP { 0
    "client_id" client_id, 1 "name" name }
}
impl NoteApp {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl NoteApp {
        fn client_id(value: impl Into<runtime::Text>);
        fn name(value: impl Into<runtime::Text>);
    }
}
/// The person who wrote a note. Section 2, Note.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct NoteAuthor {
    /// Email: text. Section 2, Note.
    pub email: Option<runtime::Text>,
    /// First name: text. Section 2, Note.
    pub first_name: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Note.
    pub id: Option<super::NoteAuthorId>,
    /// Last name: text. Section 2, Note.
    pub last_name: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    NoteAuthor = super::super::info::NOTE_AUTHOR, by super::super::tables::NOTE_AUTHOR {
    0 "email" email, 1 "first_name" first_name, 2 "id" id, 3 "last_name" last_name }
}
impl NoteAuthor {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::NoteAuthorId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl NoteAuthor {
        fn email(value: impl Into<runtime::Text>);
        fn first_name(value: impl Into<runtime::Text>);
        fn last_name(value: impl Into<runtime::Text>);
    }
}
runtime::integer_id! {
    #[doc = " `id` of an `AttributionAgent`. Section 2, Shared embedded shapes."]
    AttributionAgentId
}
runtime::integer_id! {
    #[doc = " `id` of a `BillingAddress`. Section 2, Shared embedded shapes."]
    BillingAddressId
}
runtime::integer_id! {
    #[doc = " `id` of a `ShippingAddress`. Section 2, Shared embedded shapes."]
    ShippingAddressId
}
runtime::integer_id! {
    #[doc = " `id` of a `Stockrecord`. Section 2, Shared embedded shapes."] StockrecordId
}
runtime::integer_id! {
    #[doc = " `id` of an `OrderTaxLine`. Section 2, Shared embedded shapes."]
    OrderTaxLineId
}
runtime::integer_id! {
    #[doc = " `id` of a `NoteAuthor`. Section 2, Note."] NoteAuthorId
}
