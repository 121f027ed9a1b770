// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `Attribution`.
pub static ATTRIBUTION: info::ShapeInfo = info::ShapeInfo {
    name: "Attribution",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "Origin of a sale: the agent, affiliate and campaign behind it.",
    fields: &[
        info::FieldInfo::new("affiliate", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Affiliate: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("agent", info::TypeInfo::Shape(&super::ATTRIBUTION_AGENT), "2, Shared embedded shapes").strict_nullable()
            .about("Agent: the agent that a sale is attributed to. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("funnel", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Funnel: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("gclid", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Gclid: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Shared embedded shapes").strict_nullable()
            .about("Metadata: free-form value or null. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("subaffiliate1", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Subaffiliate1: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("subaffiliate2", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Subaffiliate2: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("subaffiliate3", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Subaffiliate3: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("subaffiliate4", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Subaffiliate4: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("subaffiliate5", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Subaffiliate5: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("utm_campaign", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("UTM campaign: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("utm_content", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("UTM content: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("utm_medium", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("UTM medium: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("utm_source", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("UTM source: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("utm_term", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("UTM term: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `AttributionAgent`.
pub static ATTRIBUTION_AGENT: info::ShapeInfo = info::ShapeInfo {
    name: "AttributionAgent",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "The agent that a sale is attributed to.",
    fields: &[
        info::FieldInfo::new("email", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Email: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("First name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: whole number that identifies this record. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Last name: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `BillingAddress`.
pub static BILLING_ADDRESS: info::ShapeInfo = info::ShapeInfo {
    name: "BillingAddress",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "The billing address of an order or a subscription.",
    fields: &[
        info::FieldInfo::new("country", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Country: text, such as `US`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("First name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: whole number that identifies this record. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Last name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line1", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Line1: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line2", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Line2: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line3", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Line3: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line4", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Line4: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("phone_number", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Phone number: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("postcode", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Postcode: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("state", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("State: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `ShippingAddress`.
pub static SHIPPING_ADDRESS: info::ShapeInfo = info::ShapeInfo {
    name: "ShippingAddress",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "The shipping address of an order or a subscription.",
    fields: &[
        info::FieldInfo::new("country", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Country: text, such as `US`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("First name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: whole number that identifies this record. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Last name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line1", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Line1: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line2", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Line2: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line3", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Line3: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("line4", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Line4: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("phone_number", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Phone number: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("postcode", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Postcode: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("state", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("State: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("notes", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Notes: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `UserSummary`.
pub static USER_SUMMARY: info::ShapeInfo = info::ShapeInfo {
    name: "UserSummary",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "A customer, as embedded in orders, subscriptions, transactions and gift cards.",
    fields: &[
        info::FieldInfo::new("accepts_marketing", info::TypeInfo::Boolean, "2, Shared embedded shapes")
            .about("Accepts marketing: true or false. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("email", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Email: text, such as `person@example.com`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("First name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: `id` of a Customer. Section 2, Shared embedded shapes; gap `record-references`."),
        info::FieldInfo::new("ip", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("IP: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("language", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Language: text, such as `en`. Section 2, Shared embedded shapes; gap `user-summary-language`."),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Last name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("phone_number", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Phone number: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("user_agent", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("User agent: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `Stockrecord`.
pub static STOCKRECORD: info::ShapeInfo = info::ShapeInfo {
    name: "Stockrecord",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "The stock and price of an order line or a subscription line.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: whole number that identifies this record. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("low_stock_threshold", info::TypeInfo::Integer, "2, Shared embedded shapes").strict_nullable()
            .about("Low stock threshold: whole number. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("num_allocated", info::TypeInfo::Int32, "2, Shared embedded shapes").strict_nullable().minimum(-2147483648i64)
            .maximum(2147483647i64)
            .about("Num allocated: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("num_in_stock", info::TypeInfo::Int32, "2, Shared embedded shapes").strict_nullable().minimum(-2147483648i64)
            .maximum(2147483647i64)
            .about("Num in stock: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("partner_sku", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Partner SKU: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("price", info::TypeInfo::Amount, "2, Shared embedded shapes")
            .about("Price: amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("price_currency", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Price currency: text, such as `USD`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("price_retail", info::TypeInfo::Amount, "2, Shared embedded shapes").strict_nullable()
            .about("Price retail: amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `ProductSummary`.
pub static PRODUCT_SUMMARY: info::ShapeInfo = info::ShapeInfo {
    name: "ProductSummary",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "A product, as embedded in an order line.",
    fields: &[
        info::FieldInfo::new(
                "categories",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::PRODUCT_SUMMARY_CATEGORY)),
                "2, Shared embedded shapes",
            )
            .about("Categories: list. Each item: a category of a product, as embedded in an order line or a subscription line. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: `id` of a Product. Section 2, Shared embedded shapes; gap `record-references`."),
        info::FieldInfo::new(
                "images",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::PRODUCT_SUMMARY_IMAGE)),
                "2, Shared embedded shapes",
            )
            .about("Images: list. Each item: an image of a product, as embedded in an order line. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("title", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Title: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("upc", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("UPC: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("url", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("URL: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `ProductSummaryCategory`.
pub static PRODUCT_SUMMARY_CATEGORY: info::ShapeInfo = info::ShapeInfo {
    name: "ProductSummaryCategory",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "A category of a product, as embedded in an order line or a subscription line.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: `id` of a ProductCategory. Section 2, Shared embedded shapes; gap `record-references`."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("slug", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Slug: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `ProductSummaryImage`.
pub static PRODUCT_SUMMARY_IMAGE: info::ShapeInfo = info::ShapeInfo {
    name: "ProductSummaryImage",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "An image of a product, as embedded in an order line.",
    fields: &[
        info::FieldInfo::new("attachment", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Attachment: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("caption", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Caption: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("display_order", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Display order: whole number. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("file_name", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("File name: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: `id` of a ProductImage. Section 2, Shared embedded shapes; gap `record-references`."),
        info::FieldInfo::new("src", info::TypeInfo::Url, "2, Shared embedded shapes").about("Src: URL. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `TaxLine`.
pub static TAX_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "TaxLine",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "A tax on an order line or on the shipping of an order.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Shared embedded shapes")
            .about("Amount: amount of money as decimal text, such as `1.60`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Currency: text, such as `USD`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("rate", info::TypeInfo::Number, "2, Shared embedded shapes")
            .about("Rate: number. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("report_values", info::TypeInfo::Shape(&super::TAX_LINE_REPORT_VALUES), "2, Shared embedded shapes")
            .about("Report values: a tax in the store's reporting currency. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("source", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Source: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("tax_id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Tax id: whole number. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("tax_title", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Tax title: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `OrderTaxLine`.
pub static ORDER_TAX_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "OrderTaxLine",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "A tax on an order as a whole.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Shared embedded shapes")
            .about("Amount: amount of money as decimal text, such as `1.60`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Currency: text, such as `USD`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("rate", info::TypeInfo::Number, "2, Shared embedded shapes")
            .about("Rate: number. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("report_values", info::TypeInfo::Shape(&super::TAX_LINE_REPORT_VALUES), "2, Shared embedded shapes")
            .about("Report values: a tax in the store's reporting currency. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("source", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Source: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: whole number that identifies this record. In place of `tax_id`, which the order level does not have. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("tax_title", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Tax title: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `TaxLineReportValues`.
pub static TAX_LINE_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "TaxLineReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "A tax in the store's reporting currency.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Shared embedded shapes")
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Currency: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `LineProperty`.
pub static LINE_PROPERTY: info::ShapeInfo = info::ShapeInfo {
    name: "LineProperty",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "A property that the store attached to an order line or a subscription line.",
    fields: &[
        info::FieldInfo::new("key", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Key: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("value", info::TypeInfo::Any, "2, Shared embedded shapes").strict_nullable()
            .about("Value: free-form value. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `NoteApp`.
pub static NOTE_APP: info::ShapeInfo = info::ShapeInfo {
    name: "NoteApp",
    kind: info::ShapeKind::Record,
    section: "2, Note",
    fields_shown: true,
    about: "The application that wrote a note.",
    fields: &[
        info::FieldInfo::new("client_id", info::TypeInfo::String, "2, Note").about("Client id: text. Section 2, Note."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Note").about("Name: text. Section 2, Note."),
    ],
};
/// Description of `NoteAuthor`.
pub static NOTE_AUTHOR: info::ShapeInfo = info::ShapeInfo {
    name: "NoteAuthor",
    kind: info::ShapeKind::Record,
    section: "2, Note",
    fields_shown: true,
    about: "The person who wrote a note.",
    fields: &[
        info::FieldInfo::new("email", info::TypeInfo::String, "2, Note").about("Email: text. Section 2, Note."),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Note").about("First name: text. Section 2, Note."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Note")
            .about("Id: whole number that identifies this record. Section 2, Note."),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Note").about("Last name: text. Section 2, Note."),
    ],
};
