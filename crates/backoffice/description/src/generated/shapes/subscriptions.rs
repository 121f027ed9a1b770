// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `Subscription`.
pub static SUBSCRIPTION: info::ShapeInfo = info::ShapeInfo {
    name: "Subscription",
    kind: info::ShapeKind::Record,
    section: "2, Subscription",
    fields_shown: true,
    about: "A customer's subscription.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Subscription").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Subscription; gap `identity-presence`."),
        info::FieldInfo::new("attribution", info::TypeInfo::Shape(&super::ATTRIBUTION), "2, Subscription")
            .about("Attribution: origin of a sale: the agent, affiliate and campaign behind it. Section 2, Subscription."),
        info::FieldInfo::new("billing_address", info::TypeInfo::Shape(&super::BILLING_ADDRESS), "2, Subscription").strict_nullable()
            .about("Billing address: the billing address of an order or a subscription. Section 2, Subscription."),
        info::FieldInfo::new("shipping_address", info::TypeInfo::Shape(&super::SHIPPING_ADDRESS), "2, Subscription").strict_nullable()
            .about("Shipping address: the shipping address of an order or a subscription. Section 2, Subscription."),
        info::FieldInfo::new("cancel_reason", info::TypeInfo::String, "2, Subscription").strict_nullable()
            .about("Cancel reason: text. Section 2, Subscription."),
        info::FieldInfo::new("cancel_reason_other_message", info::TypeInfo::String, "2, Subscription").strict_nullable()
            .about("Cancel reason other message: text. Section 2, Subscription."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Subscription")
            .about("Currency: text, such as `USD`. Section 2, Subscription."),
        info::FieldInfo::new("frequency", info::TypeInfo::String, "2, Subscription").about("Frequency: text. Section 2, Subscription."),
        info::FieldInfo::new("payment_method", info::TypeInfo::String, "2, Subscription")
            .about("Payment method: text. Section 2, Subscription."),
        info::FieldInfo::new("shipping_code", info::TypeInfo::String, "2, Subscription").strict_nullable()
            .about("Shipping code: text. Section 2, Subscription."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Subscription")
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription."),
        info::FieldInfo::new("next_renewal_date", info::TypeInfo::Timestamp, "2, Subscription").strict_nullable()
            .about("Next renewal date: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription."),
        info::FieldInfo::new("interval", info::TypeInfo::Enum(&super::INTERVAL_VALUES), "2, Subscription")
            .about("Interval: text; one value seen: `day`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`."),
        info::FieldInfo::new("interval_count", info::TypeInfo::Integer, "2, Subscription")
            .about("Interval count: whole number. Section 2, Subscription."),
        info::FieldInfo::new("is_tax_known", info::TypeInfo::Boolean, "2, Subscription")
            .about("Is tax known: true or false. Section 2, Subscription."),
        info::FieldInfo::new("is_test", info::TypeInfo::Boolean, "2, Subscription")
            .about("Is test: true or false. Section 2, Subscription."),
        info::FieldInfo::new("lines", info::TypeInfo::List(&info::TypeInfo::Shape(&super::SUBSCRIPTION_LINE)), "2, Subscription")
            .about("Lines: list. Each item: a line of a subscription. Section 2, Subscription."),
        info::FieldInfo::new("num_lines", info::TypeInfo::Integer, "2, Subscription")
            .about("Num lines: whole number. Section 2, Subscription."),
        info::FieldInfo::new("num_orders", info::TypeInfo::Integer, "2, Subscription")
            .about("Num orders: whole number. Section 2, Subscription."),
        info::FieldInfo::new("orders", info::TypeInfo::List(&info::TypeInfo::Shape(&super::SUBSCRIPTION_ORDER)), "2, Subscription")
            .about("Orders: list. Each item: an order that a subscription made, and its billing cycle. Section 2, Subscription."),
        info::FieldInfo::new("payment_details", info::TypeInfo::Object, "2, Subscription")
            .about("Payment details: object with arbitrary keys and free-form values. Section 2, Subscription."),
        info::FieldInfo::new("shipping_price", info::TypeInfo::Amount, "2, Subscription")
            .about("Shipping price: amount of money as decimal text, such as `10.00`. Section 2, Subscription."),
        info::FieldInfo::new("total", info::TypeInfo::Amount, "2, Subscription")
            .about("Total: amount of money as decimal text, such as `39.95`. Section 2, Subscription."),
        info::FieldInfo::new("status", info::TypeInfo::Enum(&super::SUBSCRIPTION_STATUS_VALUES), "2, Subscription")
            .about("Status: text; one value seen: `active`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`, `transitions`."),
        info::FieldInfo::new("user", info::TypeInfo::Shape(&super::USER_SUMMARY), "2, Subscription")
            .about("User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Subscription."),
    ],
};
/// Description of `SubscriptionOrder`.
pub static SUBSCRIPTION_ORDER: info::ShapeInfo = info::ShapeInfo {
    name: "SubscriptionOrder",
    kind: info::ShapeKind::Record,
    section: "2, Subscription",
    fields_shown: true,
    about: "An order that a subscription made, and its billing cycle.",
    fields: &[
        info::FieldInfo::new("billing_cycle", info::TypeInfo::Integer, "2, Subscription")
            .about("Billing cycle: whole number. Section 2, Subscription."),
        info::FieldInfo::new("order_number", info::TypeInfo::String, "2, Subscription")
            .about("Order number: `number` of an Order. Section 2, Subscription; gap `record-references`."),
    ],
};
/// Description of `SubscriptionLine`.
pub static SUBSCRIPTION_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "SubscriptionLine",
    kind: info::ShapeKind::Record,
    section: "2, Subscription",
    fields_shown: true,
    about: "A line of a subscription.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Subscription")
            .about("Id: whole number that identifies this record. Section 2, Subscription."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Subscription").strict_nullable()
            .about("Metadata: free-form value or null. Section 2, Subscription."),
        info::FieldInfo::new("price", info::TypeInfo::Amount, "2, Subscription")
            .about("Price: amount of money as decimal text, such as `10.00`. Section 2, Subscription."),
        info::FieldInfo::new("product", info::TypeInfo::Shape(&super::SUBSCRIPTION_PRODUCT_SUMMARY), "2, Subscription")
            .about("Product: a product, as embedded in a subscription line. Section 2, Subscription."),
        info::FieldInfo::new("properties", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LINE_PROPERTY)), "2, Subscription")
            .about("Properties: list. Each item: a property that the store attached to an order line or a subscription line. Section 2, Subscription."),
        info::FieldInfo::new("quantity", info::TypeInfo::Integer, "2, Subscription")
            .about("Quantity: whole number. Section 2, Subscription."),
        info::FieldInfo::new("stockrecord", info::TypeInfo::Shape(&super::STOCKRECORD), "2, Subscription").strict_nullable()
            .about("Stockrecord: the stock and price of an order line or a subscription line. Section 2, Subscription."),
    ],
};
/// Description of `SubscriptionProductSummary`.
pub static SUBSCRIPTION_PRODUCT_SUMMARY: info::ShapeInfo = info::ShapeInfo {
    name: "SubscriptionProductSummary",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "A product, as embedded in a subscription line.",
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
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::SUBSCRIPTION_PRODUCT_IMAGE)),
                "2, Shared embedded shapes",
            )
            .about("Images: list. Each item: an image of a product, as embedded in a subscription line. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("title", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Title: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("upc", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("UPC: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("url", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("URL: text. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `SubscriptionProductImage`.
pub static SUBSCRIPTION_PRODUCT_IMAGE: info::ShapeInfo = info::ShapeInfo {
    name: "SubscriptionProductImage",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    about: "An image of a product, as embedded in a subscription line.",
    fields: &[
        info::FieldInfo::new("attachment", info::TypeInfo::String, "2, Shared embedded shapes")
            .about("Attachment: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("caption", info::TypeInfo::String, "2, Shared embedded shapes").strict_nullable()
            .about("Caption: text. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("display_order", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Display order: whole number. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("file_name", info::TypeInfo::String, "2, Shared embedded shapes").strict_optional()
            .about("File name: text. Left out in some subscription responses. Section 2, Shared embedded shapes."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes")
            .about("Id: `id` of a ProductImage. Section 2, Shared embedded shapes; gap `record-references`."),
        info::FieldInfo::new("src", info::TypeInfo::Url, "2, Shared embedded shapes").strict_optional()
            .about("Src: URL. Left out in some subscription responses. Section 2, Shared embedded shapes."),
    ],
};
/// Description of `UpdateSubscription`.
pub static UPDATE_SUBSCRIPTION: info::ShapeInfo = info::ShapeInfo {
    name: "UpdateSubscription",
    kind: info::ShapeKind::Update,
    section: "4, endpoint 7",
    fields_shown: true,
    about: "Body of a subscription's partial update: any subset of its fields.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Subscription").strict_nullable().strict_optional()
            .about("Id: `id` of a Subscription. Section 2, Subscription; gap `identity-presence`."),
        info::FieldInfo::new("attribution", info::TypeInfo::Shape(&super::ATTRIBUTION), "2, Subscription").strict_nullable()
            .strict_optional()
            .about("Attribution: origin of a sale: the agent, affiliate and campaign behind it. Section 2, Subscription."),
        info::FieldInfo::new("billing_address", info::TypeInfo::Shape(&super::BILLING_ADDRESS), "2, Subscription").strict_nullable()
            .strict_optional()
            .about("Billing address: the billing address of an order or a subscription. Section 2, Subscription."),
        info::FieldInfo::new("shipping_address", info::TypeInfo::Shape(&super::SHIPPING_ADDRESS), "2, Subscription").strict_nullable()
            .strict_optional()
            .about("Shipping address: the shipping address of an order or a subscription. Section 2, Subscription."),
        info::FieldInfo::new("cancel_reason", info::TypeInfo::String, "2, Subscription").strict_nullable().strict_optional()
            .about("Cancel reason: text. Section 2, Subscription."),
        info::FieldInfo::new("cancel_reason_other_message", info::TypeInfo::String, "2, Subscription").strict_nullable().strict_optional()
            .about("Cancel reason other message: text. Section 2, Subscription."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Subscription").strict_nullable().strict_optional()
            .about("Currency: text, such as `USD`. Section 2, Subscription."),
        info::FieldInfo::new("frequency", info::TypeInfo::String, "2, Subscription").strict_nullable().strict_optional()
            .about("Frequency: text. Section 2, Subscription."),
        info::FieldInfo::new("payment_method", info::TypeInfo::String, "2, Subscription").strict_nullable().strict_optional()
            .about("Payment method: text. Section 2, Subscription."),
        info::FieldInfo::new("shipping_code", info::TypeInfo::String, "2, Subscription").strict_nullable().strict_optional()
            .about("Shipping code: text. Section 2, Subscription."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Subscription").strict_nullable().strict_optional()
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription."),
        info::FieldInfo::new("next_renewal_date", info::TypeInfo::Timestamp, "2, Subscription").strict_nullable().strict_optional()
            .about("Next renewal date: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Subscription."),
        info::FieldInfo::new("interval", info::TypeInfo::Enum(&super::INTERVAL_VALUES), "2, Subscription").strict_nullable()
            .strict_optional()
            .about("Interval: text; one value seen: `day`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`."),
        info::FieldInfo::new("interval_count", info::TypeInfo::Integer, "2, Subscription").strict_nullable().strict_optional()
            .about("Interval count: whole number. Section 2, Subscription."),
        info::FieldInfo::new("is_tax_known", info::TypeInfo::Boolean, "2, Subscription").strict_nullable().strict_optional()
            .about("Is tax known: true or false. Section 2, Subscription."),
        info::FieldInfo::new("is_test", info::TypeInfo::Boolean, "2, Subscription").strict_nullable().strict_optional()
            .about("Is test: true or false. Section 2, Subscription."),
        info::FieldInfo::new("lines", info::TypeInfo::List(&info::TypeInfo::Shape(&super::SUBSCRIPTION_LINE)), "2, Subscription")
            .strict_nullable()
            .strict_optional()
            .about("Lines: list. Each item: a line of a subscription. Section 2, Subscription."),
        info::FieldInfo::new("num_lines", info::TypeInfo::Integer, "2, Subscription").strict_nullable().strict_optional()
            .about("Num lines: whole number. Section 2, Subscription."),
        info::FieldInfo::new("num_orders", info::TypeInfo::Integer, "2, Subscription").strict_nullable().strict_optional()
            .about("Num orders: whole number. Section 2, Subscription."),
        info::FieldInfo::new("orders", info::TypeInfo::List(&info::TypeInfo::Shape(&super::SUBSCRIPTION_ORDER)), "2, Subscription")
            .strict_nullable()
            .strict_optional()
            .about("Orders: list. Each item: an order that a subscription made, and its billing cycle. Section 2, Subscription."),
        info::FieldInfo::new("payment_details", info::TypeInfo::Object, "2, Subscription").strict_nullable().strict_optional()
            .about("Payment details: object with arbitrary keys and free-form values. Section 2, Subscription."),
        info::FieldInfo::new("shipping_price", info::TypeInfo::Amount, "2, Subscription").strict_nullable().strict_optional()
            .about("Shipping price: amount of money as decimal text, such as `10.00`. Section 2, Subscription."),
        info::FieldInfo::new("total", info::TypeInfo::Amount, "2, Subscription").strict_nullable().strict_optional()
            .about("Total: amount of money as decimal text, such as `39.95`. Section 2, Subscription."),
        info::FieldInfo::new("status", info::TypeInfo::Enum(&super::SUBSCRIPTION_STATUS_VALUES), "2, Subscription").strict_nullable()
            .strict_optional()
            .about("Status: text; one value seen: `active`. Section 2, Subscription; gaps `enum-values`, `open-enumerations`, `transitions`."),
        info::FieldInfo::new("user", info::TypeInfo::Shape(&super::USER_SUMMARY), "2, Subscription").strict_nullable().strict_optional()
            .about("User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Subscription."),
    ],
};
/// Description of `CreateSubscriptionLine`.
pub static CREATE_SUBSCRIPTION_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "CreateSubscriptionLine",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 8",
    fields_shown: true,
    about: "Body of a new subscription line.",
    fields: &[
        info::FieldInfo::new("product_id", info::TypeInfo::Integer, "4, endpoint 8").presence(info::Presence::Required).not_null()
            .about("Product id: whole number, such as `184`. Section 4, endpoint 8; gap `product-or-variant-id`."),
        info::FieldInfo::new("quantity", info::TypeInfo::Integer, "4, endpoint 8").presence(info::Presence::Required).not_null()
            .about("Quantity: whole number, such as `1`. Section 4, endpoint 8."),
    ],
};
