//! Typical values of fields, by name. A row for `name` is for the fields with this name in every shape, a
//! row for `Shape.name` for the field of one shape. In texts, `#` stands for a digit and `~` for a
//! lower-case hexadecimal digit.

use super::{
    super::runtime::{
        Moment::{self, Days, Step},
        Values,
    },
    SIZES,
};

/// All values.
pub(crate) static VALUES: Values = Values {
    free_form: FREE_FORM,
    unshown: UNSHOWN,
    texts: TEXTS,
    whole_numbers: INTEGERS,
    numbers: NUMBERS,
    booleans: BOOLEANS,
    nulls: NULLS,
    lengths: LENGTHS,
    moments: MOMENTS,
};

/// Values of free-form fields, as JSON.
#[rustfmt::skip]
const FREE_FORM: &[(&str, &[&str])] = &[
    ("metadata", &[
        "null",
        "{}",
        r#"{"source":"import","batch":4#}"#,
        r#"{"gift":true,"message":"Happy birthday! 🎂"}"#,
        r#"{"flags":["vip","early-access"],"score":0.7#,"referrer":null}"#,
        r#"{"erp":{"id":"ERP-1####","synced":true}}"#,
    ]),
    ("payment_details", &[
        r#"{"gateway":"sample","card":{"brand":"visa","last_four":"4242"}}"#,
        r#"{"gateway":"sample","agreement":"sample-agreement-######"}"#,
    ]),
    ("supported_currencies", &[r#""USD""#, r#""EUR""#, r#""GBP""#]),
];

/// Instances of the shapes whose fields the document does not show, as JSON.
#[rustfmt::skip]
const UNSHOWN: &[(&str, &[&str])] = &[
    ("CreateProductImage", &[
        "{}",
        r#"{"src":"https://cdn.example/images/front-####.jpg","caption":"Front"}"#,
        r#"{"attachment":"https://cdn.example/images/back-####.jpg","display_order":#}"#,
    ]),
    ("CaptureTransaction", &["{}", r#"{"metadata":{"reason":"shipped"}}"#]),
    ("UploadTicketAttachments", &["{}", r#"{"ticket":"1###"}"#]),
];

/// Subjects and messages of customers and staff.
pub(crate) const MESSAGES: &[&str] = &[
    "Customer asked for a later delivery.",
    "Prefers to be called in the morning.",
    "The parcel arrived with a dent; photos attached.",
    "Where is my order? The tracking page says \"label printed\" since Monday.",
    "Merci beaucoup, tout est arrivé à l'heure !",
    "Please change the size from M to L\nbefore it ships.",
    "Refunded the shipping as a courtesy.",
];

/// Texts of strings and URLs.
#[rustfmt::skip]
const TEXTS: &[(&str, &[&str])] = &[
    ("affiliate", &["aff-1##", "partner-blog"]),
    ("api_version", &["2023-02-10"]),
    ("arn", &["7453762####~~~~###"]),
    ("auth_code", &["T1A###", "0#####"]),
    ("body", MESSAGES),
    ("cancel_reason", &["too_expensive", "other"]),
    ("cancel_reason_other_message", &["Moving abroad."]),
    ("caption", &["Front", "Back", "Detail", "In use"]),
    ("carrier", &["UPS", "DHL", "USPS", "PostNord"]),
    ("case_number", &["CASE-2024####"]),
    ("client_id", &["sample-client-~~~~~~~~"]),
    ("cursor", &["c2FtcGxl####"]),
    ("display_taxes", &["included", "excluded"]),
    ("external_id", &["sample-ext-######"]),
    ("external_tax_code", &["P0000000", "PC04####"]),
    ("frequency", &["every 30 days"]),
    ("funnel", &["spring-launch", "quiz"]),
    ("gclid", &["sample-gclid-~~~~~~~~"]),
    ("images", &["images/products/2024/0#/variant-####.jpg"]),
    ("last_four", &["7K2#", "QX#4"]),
    ("line2", &["Apt #", "c/o Reception", "2nd floor"]),
    ("line3", &["Building #"]),
    ("lines", &["1 x Monthly Refill", "2 x Café Mug, 1 x Desk Lamp"]),
    ("message", MESSAGES),
    ("name", &["Sample"]),
    ("network_transaction_id", &["0123456789#####"]),
    ("note", MESSAGES),
    ("notes", &["Leave with the neighbours.", "Ring twice."]),
    ("order_status_url", &["https://shop.example/orders/~~~~~~~~~~~~/"]),
    ("partner_sku", &["PS-####"]),
    ("paypal_vault_id", &["sample_vault_~~~~~~~~"]),
    ("reference", &["FUL-######"]),
    ("resolution_other_message", &["No order with this amount."]),
    ("sca_flow", &["challenge", "frictionless"]),
    ("search_text", &["zoe", "7K2"]),
    ("secret_key", &["whsec_c2FtcGxl~~~~~~~~~~~~~~~~~~~~~~~~"]),
    ("shipping_method", &["Standard shipping", "Express shipping"]),
    ("sku", &["SKU-####"]),
    ("slug", &["sample-####"]),
    ("source", &["web", "api", "import"]),
    ("statement_descriptor", &["SAMPLE STORE"]),
    ("status", &["open", "processing"]),
    ("structure", &["standalone"]),
    ("subaffiliate1", &["sub-1"]),
    ("subject", &["Parcel damaged", "Where is my order?", "Wrong size", "Question – Größe L"]),
    ("subscription_lifecycle", &["initial", "recurring"]),
    ("tags", &["vip", "newsletter", "wholesale", "à rappeler", "2024"]),
    ("target", &["https://hooks.example.com/backoffice", "https://hooks.example/in/~~~~~~"]),
    ("template", &["product-default"]),
    ("tracking_code", &["1Z999AA1012345####", "0034043#########"]),
    ("tracking_link", &["https://tracking.example/parcels/~~~~~~~~"]),
    ("type", &["debit"]),
    ("upc", &["01234567####", "97801434####"]),
    ("url", &["https://shop.example/catalogue/sample-####/"]),
    ("user_type", &["customer"]),
    ("utm_campaign", &["spring_sale", "retargeting-2#"]),
    ("utm_content", &["hero-a", "hero-b"]),
    ("utm_medium", &["cpc", "email", "social"]),
    ("utm_source", &["newsletter", "search", "instagram"]),
    ("utm_term", &["linen shirt", "watch gift"]),
    ("value", &["M", "L"]),
    ("values", SIZES),
    ("Gateway.name", &["Sample Gateway"]),
    ("Gateway.type", &["test"]),
    ("GatewayGroup.name", &["Default", "Europe", "High value"]),
    ("NoteApp.name", &["Sample Helpdesk", "Sample ERP"]),
    ("OfferDiscount.description", &["10 % off this week"]),
    ("OfferDiscount.name", &["Weekly offer"]),
    ("OrderTaxLine.source", &["store"]),
    ("ProductCategory.name", &["Refills", "Home", "Kitchen"]),
    ("ProductSummaryCategory.name", &["Refills", "Home", "Kitchen"]),
    ("StandaloneGateway.name", &["Sample Gateway"]),
    ("StandaloneGateway.type", &["test"]),
    ("TaxLine.source", &["store"]),
    ("VariantAttribute.code", &["size"]),
    ("VariantAttribute.name", &["Size"]),
    ("VariantAttributeValue.code", &["size"]),
    ("VariantAttributeValue.name", &["Size"]),
    ("Voucher.code", &["WELCOME10", "SPRING-##"]),
    ("Voucher.name", &["Welcome voucher", "Spring voucher"]),
    ("VoucherDiscount.description", &["Voucher at checkout"]),
    ("VoucherDiscount.name", &["Welcome voucher"]),
    ("Webhook.name", &["ERP sync", "Abandoned carts", "Analytics"]),
    ("ListWebhooksQuery.name", &["ERP sync", "Analytics"]),
];

/// Lowest and highest whole numbers.
#[rustfmt::skip]
const INTEGERS: &[(&str, i64, i64)] = &[
    ("assignee", 1, 40), ("author", 1, 40), ("bankcard_exp_month", 1, 12),
    ("bankcard_exp_year", 2027, 2032), ("billing_cycle", 0, 24),
    ("fulfillment", 1_000, 9_999_999), ("interval_count", 7, 90),
    ("interval_counts", 7, 90), ("location_id", 1, 5), ("low_stock_threshold", 0, 20),
    ("num_allocated", 0, 40), ("num_in_stock", 40, 2_000), ("num_orders", 1, 24),
    ("products", 1_000, 99_999), ("quantity", 1, 4), ("ranking", 0, 1_000),
    ("recommended_products", 1_000, 99_999), ("response_code", 1_000, 1_000),
    ("subscriptions_count", 0, 3), ("tax_id", 1, 40), ("ticket_type", 1, 6),
    ("transaction", 100_000, 99_999_999), ("warning_count", 0, 3),
];

/// Lowest and highest amounts in hundredths, by a part of the name. The first row that matches is used.
#[rustfmt::skip]
pub(crate) const AMOUNTS: &[(&str, i64, i64)] = &[
    ("shipping", 0, 1_499), ("cost", 150, 2_500), ("total", 4_000, 40_000),
    ("price", 500, 12_000), ("", 100, 9_000),
];

/// Lowest and highest numbers in hundredths; the last row is for all other names.
#[rustfmt::skip]
const NUMBERS: &[(&str, i64, i64)] = &[
    ("amount_from", 0, 2_500), ("amount_to", 2_500, 50_000), ("rate", 0, 25),
    ("rating", 0, 500), ("", 0, 10_000),
];

/// Chance of `true` in percent, and the names it is for; 50 for other names.
#[rustfmt::skip]
const BOOLEANS: &[(u64, &[&str])] = &[
    (4, &["is_blocked", "is_disputed"]),
    (5, &["is_external", "is_gift_card", "is_initial_retry"]),
    (10, &["is_test"]),
    (15, &["is_upsell"]),
    (85, &["is_public"]),
    (90, &["active"]),
    (95, &["requires_shipping"]),
];

/// Chance that a nullable field is null, in percent, and the names it is for; 6 for other names.
#[rustfmt::skip]
const NULLS: &[(u64, &[&str])] = &[
    (50, &["gclid"]),
    (60, &["affiliate", "agent", "line2", "subaffiliate1"]),
    (70, &["notes"]),
    (80, &["parent_id", "resolution_other_message"]),
    (90, &["cancel_reason", "disabled_at"]),
    (95, &["cancel_reason_other_message", "line3",
        "subaffiliate2", "subaffiliate3", "subaffiliate4", "subaffiliate5"]),
];

/// Fewest and most elements of a list; 1 and 2 for other names.
#[rustfmt::skip]
const LENGTHS: &[(&str, i64, i64)] = &[
    ("addresses", 1, 3), ("available_currencies", 1, 3),
    ("available_payment_methods", 1, 3), ("card_types", 1, 3), ("comments", 1, 4),
    ("interval_counts", 1, 3), ("properties", 0, 2), ("recommended_products", 0, 4),
    ("results", 1, 4), ("subscriptions", 0, 1), ("supported_currencies", 1, 3),
    ("tags", 0, 3), ("values", 2, 4),
];

/// Times of events, by the end of the name. The first row that matches is used; other events happen one
/// step after the creation.
const MOMENTS: &[(&str, Moment)] = &[
    ("date_joined", Days(-150)),
    ("start_datetime", Days(-30)),
    ("created_at", Step(0)),
    ("date_created", Step(0)),
    ("date_placed", Step(0)),
    ("happened_at", Step(0)),
    ("_from", Days(-30)),
    ("_to", Days(0)),
    ("processing_at", Step(1)),
    ("delivered_at", Step(3)),
    ("disabled_at", Step(3)),
    ("last_event_date", Step(3)),
    ("date_updated", Step(4)),
    ("updated_at", Step(4)),
    ("next_check_date", Days(3)),
    ("estimated_delivery_at", Days(4)),
    ("next_renewal_date", Days(30)),
    ("end_datetime", Days(90)),
    ("expired_at", Days(365)),
];
