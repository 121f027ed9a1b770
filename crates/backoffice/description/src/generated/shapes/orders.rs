// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `Order`.
pub static ORDER: info::ShapeInfo = info::ShapeInfo {
    name: "Order",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    about: "An order.",
    fields: &[
        info::FieldInfo::new("number", info::TypeInfo::String, "2, Order").presence(info::Presence::Identity).not_null()
            .about("Number: text that identifies this record, such as `1001`. The order number, which identifies the order in paths. Section 2, Order; gap `identity-presence`."),
        info::FieldInfo::new("attribution", info::TypeInfo::Shape(&super::ATTRIBUTION), "2, Order")
            .about("Attribution: origin of a sale: the agent, affiliate and campaign behind it. Section 2, Order."),
        info::FieldInfo::new("billing_address", info::TypeInfo::Shape(&super::BILLING_ADDRESS), "2, Order").strict_nullable()
            .about("Billing address: the billing address of an order or a subscription. Section 2, Order."),
        info::FieldInfo::new("shipping_address", info::TypeInfo::Shape(&super::SHIPPING_ADDRESS), "2, Order").strict_nullable()
            .about("Shipping address: the shipping address of an order or a subscription. Section 2, Order."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Order")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
        info::FieldInfo::new("date_placed", info::TypeInfo::Timestamp, "2, Order")
            .about("Date placed: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Order")
            .about("Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Order").about("Currency: text, such as `USD`. Section 2, Order."),
        info::FieldInfo::new("display_taxes", info::TypeInfo::String, "2, Order").strict_nullable()
            .about("Display taxes: text. Section 2, Order."),
        info::FieldInfo::new("fulfillment_status", info::TypeInfo::Enum(&super::FULFILLMENT_STATUS_VALUES), "2, Order")
            .about("Fulfillment status: text; one value seen: `not_required`. Section 2, Order; gaps `enum-values`, `open-enumerations`, `transitions`."),
        info::FieldInfo::new("fulfillments", info::TypeInfo::List(&info::TypeInfo::Shape(&super::FULFILLMENT)), "2, Order")
            .about("Fulfillments: list. Each item: a shipment of an order, as embedded in the order. Section 2, Order."),
        info::FieldInfo::new("is_test", info::TypeInfo::Boolean, "2, Order").about("Is test: true or false. Section 2, Order."),
        info::FieldInfo::new("lines", info::TypeInfo::List(&info::TypeInfo::Shape(&super::ORDER_LINE)), "2, Order")
            .about("Lines: list. Each item: a line of an order. Section 2, Order."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Order").strict_nullable()
            .about("Metadata: free-form value or null. Section 2, Order."),
        info::FieldInfo::new("offer_discounts", info::TypeInfo::List(&info::TypeInfo::Shape(&super::OFFER_DISCOUNT)), "2, Order")
            .about("Offer discounts: list. Each item: a discount that an offer gave on an order. Section 2, Order."),
        info::FieldInfo::new("order_status_url", info::TypeInfo::Url, "2, Order").about("Order status URL. Section 2, Order."),
        info::FieldInfo::new("original_shipping_excl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Original shipping excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("original_shipping_incl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Original shipping including tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("original_total_excl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Original total excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("original_total_incl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Original total including tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("payment_status", info::TypeInfo::Enum(&super::PAYMENT_STATUS_VALUES), "2, Order")
            .about("Payment status: text; one value seen: `pending`. Section 2, Order; gaps `enum-values`, `open-enumerations`, `transitions`, `refund-states`, `capture-states`."),
        info::FieldInfo::new("refunds", info::TypeInfo::List(&info::TypeInfo::Shape(&super::REFUND)), "2, Order")
            .about("Refunds: list. Each item: a refund of an order, as embedded in the order. Section 2, Order."),
        info::FieldInfo::new("report_values", info::TypeInfo::Shape(&super::ORDER_REPORT_VALUES), "2, Order")
            .about("Report values: an order's totals in the store's reporting currency. Section 2, Order."),
        info::FieldInfo::new("shipping_code", info::TypeInfo::String, "2, Order").strict_nullable()
            .about("Shipping code: text. Section 2, Order."),
        info::FieldInfo::new("shipping_method", info::TypeInfo::String, "2, Order").strict_nullable()
            .about("Shipping method: text. Section 2, Order."),
        info::FieldInfo::new("source", info::TypeInfo::String, "2, Order").strict_nullable().about("Source: text. Section 2, Order."),
        info::FieldInfo::new("status", info::TypeInfo::String, "2, Order").about("Status: text. Section 2, Order; gap `enum-values`."),
        info::FieldInfo::new("subscription_lifecycle", info::TypeInfo::String, "2, Order").strict_nullable()
            .about("Subscription lifecycle: text. Section 2, Order."),
        info::FieldInfo::new("shipping_excl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Shipping excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("shipping_incl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Shipping including tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("shipping_tax", info::TypeInfo::Amount, "2, Order")
            .about("Shipping tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("shipping_tax_lines", info::TypeInfo::List(&info::TypeInfo::Shape(&super::TAX_LINE)), "2, Order")
            .about("Shipping tax lines: list. Each item: a tax on an order line or on the shipping of an order. Section 2, Order; gap `shipping-tax-line-form`."),
        info::FieldInfo::new("tax_lines", info::TypeInfo::List(&info::TypeInfo::Shape(&super::ORDER_TAX_LINE)), "2, Order")
            .about("Tax lines: list. Each item: a tax on an order as a whole. Section 2, Order."),
        info::FieldInfo::new("subscriptions", info::TypeInfo::List(&info::TypeInfo::Shape(&super::ORDER_SUBSCRIPTION)), "2, Order")
            .about("Subscriptions: list. Each item: the subscription and billing cycle of an order. Section 2, Order."),
        info::FieldInfo::new("supports_post_purchase_upsells", info::TypeInfo::Boolean, "2, Order")
            .about("Supports post purchase upsells: true or false. Section 2, Order."),
        info::FieldInfo::new("tags", info::TypeInfo::List(&info::TypeInfo::String), "2, Order")
            .about("Tags: list. Each item: text. Section 2, Order."),
        info::FieldInfo::new("total_cost", info::TypeInfo::Amount, "2, Order").strict_nullable()
            .about("Total cost: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("total_excl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Total excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("total_incl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Total including tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("total_tax", info::TypeInfo::Amount, "2, Order")
            .about("Total tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("transactions", info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMBEDDED_TRANSACTION)), "2, Order")
            .about("Transactions: list. Each item: a payment transaction, as embedded in orders and refunds. Section 2, Order."),
        info::FieldInfo::new("user", info::TypeInfo::Shape(&super::USER_SUMMARY), "2, Order")
            .about("User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Order."),
        info::FieldInfo::new("voucher_discounts", info::TypeInfo::List(&info::TypeInfo::Shape(&super::VOUCHER_DISCOUNT)), "2, Order")
            .about("Voucher discounts: list. Each item: a discount that a voucher gave on an order. Section 2, Order."),
    ],
};
/// Description of `OfferDiscount`.
pub static OFFER_DISCOUNT: info::ShapeInfo = info::ShapeInfo {
    name: "OfferDiscount",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    about: "A discount that an offer gave on an order.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Order")
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("description", info::TypeInfo::String, "2, Order").strict_nullable()
            .about("Description: text. Section 2, Order."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Order").about("Name: text. Section 2, Order."),
    ],
};
/// Description of `OrderReportValues`.
pub static ORDER_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "OrderReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    about: "An order's totals in the store's reporting currency.",
    fields: &[
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Order").about("Currency: text. Section 2, Order."),
        info::FieldInfo::new("original_shipping_excl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Original shipping excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("original_shipping_incl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Original shipping including tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("original_total_excl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Original total excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("original_total_incl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Original total including tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("shipping_excl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Shipping excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("shipping_incl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Shipping including tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("total_cost", info::TypeInfo::Amount, "2, Order").strict_nullable()
            .about("Total cost: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("total_excl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Total excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("total_incl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Total including tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
    ],
};
/// Description of `OrderSubscription`.
pub static ORDER_SUBSCRIPTION: info::ShapeInfo = info::ShapeInfo {
    name: "OrderSubscription",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    about: "The subscription and billing cycle of an order.",
    fields: &[
        info::FieldInfo::new("billing_cycle", info::TypeInfo::Integer, "2, Order").about("Billing cycle: whole number. Section 2, Order."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Order")
            .about("Id: `id` of a Subscription. Section 2, Order; gap `record-references`."),
    ],
};
/// Description of `VoucherDiscount`.
pub static VOUCHER_DISCOUNT: info::ShapeInfo = info::ShapeInfo {
    name: "VoucherDiscount",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    about: "A discount that a voucher gave on an order.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Order")
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("description", info::TypeInfo::String, "2, Order").strict_nullable()
            .about("Description: text. Section 2, Order."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Order").about("Name: text. Section 2, Order."),
        info::FieldInfo::new("voucher", info::TypeInfo::Shape(&super::VOUCHER), "2, Order")
            .about("Voucher: the voucher of a discount. Section 2, Order."),
    ],
};
/// Description of `Voucher`.
pub static VOUCHER: info::ShapeInfo = info::ShapeInfo {
    name: "Voucher",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    about: "The voucher of a discount.",
    fields: &[
        info::FieldInfo::new("code", info::TypeInfo::String, "2, Order").about("Code: text. Section 2, Order."),
        info::FieldInfo::new("end_datetime", info::TypeInfo::Timestamp, "2, Order").strict_nullable()
            .about("End datetime: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Order").about("Name: text. Section 2, Order."),
        info::FieldInfo::new("start_datetime", info::TypeInfo::Timestamp, "2, Order")
            .about("Start datetime: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
    ],
};
/// Description of `Fulfillment`.
pub static FULFILLMENT: info::ShapeInfo = info::ShapeInfo {
    name: "Fulfillment",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    about: "A shipment of an order, as embedded in the order.",
    fields: &[
        info::FieldInfo::new("carrier", info::TypeInfo::String, "2, Order").strict_nullable().about("Carrier: text. Section 2, Order."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Order")
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
        info::FieldInfo::new("delivered_at", info::TypeInfo::Timestamp, "2, Order").strict_nullable()
            .about("Delivered at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
        info::FieldInfo::new("delivery_status", info::TypeInfo::String, "2, Order").strict_nullable()
            .about("Delivery status: text. Section 2, Order; gap `enum-values`."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Order")
            .about("Id: whole number that identifies this record. Section 2, Order."),
        info::FieldInfo::new("last_event_date", info::TypeInfo::Timestamp, "2, Order").strict_nullable()
            .about("Last event date: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
        info::FieldInfo::new("lines", info::TypeInfo::String, "2, Order").about("Lines: text. Section 2, Order."),
        info::FieldInfo::new("processing_at", info::TypeInfo::Timestamp, "2, Order").strict_nullable()
            .about("Processing at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
        info::FieldInfo::new("reference", info::TypeInfo::String, "2, Order").strict_nullable().about("Reference: text. Section 2, Order."),
        info::FieldInfo::new("requires_shipping", info::TypeInfo::Boolean, "2, Order")
            .about("Requires shipping: true or false. Section 2, Order."),
        info::FieldInfo::new("status", info::TypeInfo::String, "2, Order").about("Status: text. Section 2, Order; gap `enum-values`."),
        info::FieldInfo::new("tracking_code", info::TypeInfo::String, "2, Order").strict_nullable()
            .about("Tracking code: text. Section 2, Order."),
        info::FieldInfo::new("tracking_link", info::TypeInfo::String, "2, Order").strict_nullable()
            .about("Tracking link: text. Section 2, Order."),
    ],
};
/// Description of `OrderLine`.
pub static ORDER_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "OrderLine",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    about: "A line of an order.",
    fields: &[
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Order")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Order")
            .about("Id: whole number that identifies this record. Section 2, Order."),
        info::FieldInfo::new("is_gift_card", info::TypeInfo::Boolean, "2, Order").about("Is gift card: true or false. Section 2, Order."),
        info::FieldInfo::new("is_upsell", info::TypeInfo::Boolean, "2, Order").about("Is upsell: true or false. Section 2, Order."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Order").strict_nullable()
            .about("Metadata: free-form value or null. Section 2, Order."),
        info::FieldInfo::new("price_currency", info::TypeInfo::String, "2, Order")
            .about("Price currency: text, such as `USD`. Section 2, Order."),
        info::FieldInfo::new("price_excl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Price excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("price_excl_tax_excl_discounts", info::TypeInfo::Amount, "2, Order")
            .about("Price excluding tax excluding discounts: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("price_incl_tax", info::TypeInfo::Amount, "2, Order")
            .about("Price including tax: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("price_incl_tax_excl_discounts", info::TypeInfo::Amount, "2, Order")
            .about("Price including tax excluding discounts: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("product", info::TypeInfo::Shape(&super::PRODUCT_SUMMARY), "2, Order")
            .about("Product: a product, as embedded in an order line. Section 2, Order."),
        info::FieldInfo::new("properties", info::TypeInfo::List(&info::TypeInfo::Shape(&super::LINE_PROPERTY)), "2, Order")
            .about("Properties: list. Each item: a property that the store attached to an order line or a subscription line. Section 2, Order."),
        info::FieldInfo::new("quantity", info::TypeInfo::Integer, "2, Order").about("Quantity: whole number. Section 2, Order."),
        info::FieldInfo::new("stockrecord", info::TypeInfo::Shape(&super::STOCKRECORD), "2, Order").strict_nullable()
            .about("Stockrecord: the stock and price of an order line or a subscription line. Section 2, Order."),
        info::FieldInfo::new("tax_lines", info::TypeInfo::List(&info::TypeInfo::Shape(&super::TAX_LINE)), "2, Order")
            .about("Tax lines: list. Each item: a tax on an order line or on the shipping of an order. Section 2, Order."),
        info::FieldInfo::new("total_cost", info::TypeInfo::Amount, "2, Order").strict_nullable()
            .about("Total cost: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("unit_cost", info::TypeInfo::Amount, "2, Order").strict_nullable()
            .about("Unit cost: amount of money as decimal text, such as `10.00`. Section 2, Order."),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Order")
            .about("Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Order."),
    ],
};
/// Description of `Refund`.
pub static REFUND: info::ShapeInfo = info::ShapeInfo {
    name: "Refund",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    about: "A refund of an order, as embedded in the order.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Refund")
            .about("Id: whole number that identifies this record. Section 2, Refund."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Refund")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Refund."),
        info::FieldInfo::new("note", info::TypeInfo::String, "2, Refund").strict_nullable().about("Note: text. Section 2, Refund."),
        info::FieldInfo::new("order_number", info::TypeInfo::String, "2, Refund")
            .about("Order number: `number` of an Order. Section 2, Refund; gap `record-references`."),
        info::FieldInfo::new("user_id", info::TypeInfo::Integer, "2, Refund").strict_nullable()
            .about("User id: `id` of a Customer. Section 2, Refund; gap `record-references`."),
        info::FieldInfo::new("adjustments", info::TypeInfo::List(&info::TypeInfo::Shape(&super::REFUND_ADJUSTMENT)), "2, Refund")
            .about("Adjustments: list. Each item: an amount of a refund that belongs to no line, such as shipping. Section 2, Refund."),
        info::FieldInfo::new("refund_line_items", info::TypeInfo::List(&info::TypeInfo::Shape(&super::REFUND_LINE_ITEM)), "2, Refund")
            .about("Refund line items: list. Each item: a refunded order line. Section 2, Refund."),
        info::FieldInfo::new("total_refund_amount", info::TypeInfo::Amount, "2, Refund")
            .about("Total refund amount: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("total_return_excl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Total return excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("total_return_incl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Total return including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("report_values", info::TypeInfo::Shape(&super::REFUND_REPORT_VALUES), "2, Refund")
            .about("Report values: a refund's totals in the store's reporting currency. Section 2, Refund."),
        info::FieldInfo::new("transactions", info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMBEDDED_TRANSACTION)), "2, Refund")
            .about("Transactions: list. Each item: a payment transaction, as embedded in orders and refunds. Section 2, Refund."),
    ],
};
/// Description of `RefundAdjustment`.
pub static REFUND_ADJUSTMENT: info::ShapeInfo = info::ShapeInfo {
    name: "RefundAdjustment",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    about: "An amount of a refund that belongs to no line, such as shipping.",
    fields: &[
        info::FieldInfo::new("amount_excl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Amount excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("amount_incl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Amount including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Refund")
            .about("Id: whole number that identifies this record. Section 2, Refund."),
        info::FieldInfo::new("report_values", info::TypeInfo::Shape(&super::REFUND_ADJUSTMENT_REPORT_VALUES), "2, Refund")
            .about("Report values: a refund adjustment in the store's reporting currency. Section 2, Refund."),
        info::FieldInfo::new("type", info::TypeInfo::Enum(&super::REFUND_ADJUSTMENT_TYPE_VALUES), "2, Refund")
            .about("Type: text; one value seen: `refund_shipping`. Section 2, Refund; gaps `enum-values`, `open-enumerations`."),
    ],
};
/// Description of `RefundAdjustmentReportValues`.
pub static REFUND_ADJUSTMENT_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "RefundAdjustmentReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    about: "A refund adjustment in the store's reporting currency.",
    fields: &[
        info::FieldInfo::new("amount_excl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Amount excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("amount_incl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Amount including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Refund").about("Currency: text. Section 2, Refund."),
    ],
};
/// Description of `RefundLineItem`.
pub static REFUND_LINE_ITEM: info::ShapeInfo = info::ShapeInfo {
    name: "RefundLineItem",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    about: "A refunded order line.",
    fields: &[
        info::FieldInfo::new("amount_excl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Amount excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("amount_incl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Amount including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Refund")
            .about("Id: whole number that identifies this record. Section 2, Refund."),
        info::FieldInfo::new("line_item_id", info::TypeInfo::Integer, "2, Refund")
            .about("Line item id: `id` of an OrderLine. Section 2, Refund; gap `record-references`."),
        info::FieldInfo::new("location_id", info::TypeInfo::Integer, "2, Refund").strict_nullable()
            .about("Location id: whole number. Section 2, Refund."),
        info::FieldInfo::new("quantity", info::TypeInfo::Integer, "2, Refund").about("Quantity: whole number. Section 2, Refund."),
        info::FieldInfo::new("report_values", info::TypeInfo::Shape(&super::REFUND_LINE_ITEM_REPORT_VALUES), "2, Refund")
            .about("Report values: a refunded order line in the store's reporting currency. Section 2, Refund."),
        info::FieldInfo::new("restock_type", info::TypeInfo::Enum(&super::RESTOCK_TYPE_VALUES), "2, Refund")
            .about("Restock type: text; one value seen: `cancel`. Section 2, Refund; gaps `enum-values`, `open-enumerations`."),
    ],
};
/// Description of `RefundLineItemReportValues`.
pub static REFUND_LINE_ITEM_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "RefundLineItemReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    about: "A refunded order line in the store's reporting currency.",
    fields: &[
        info::FieldInfo::new("amount_excl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Amount excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("amount_incl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Amount including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Refund").about("Currency: text. Section 2, Refund."),
    ],
};
/// Description of `RefundReportValues`.
pub static REFUND_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "RefundReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    about: "A refund's totals in the store's reporting currency.",
    fields: &[
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Refund").about("Currency: text. Section 2, Refund."),
        info::FieldInfo::new("total_refund_amount", info::TypeInfo::Amount, "2, Refund")
            .about("Total refund amount: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("total_return_excl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Total return excluding tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
        info::FieldInfo::new("total_return_incl_tax", info::TypeInfo::Amount, "2, Refund")
            .about("Total return including tax: amount of money as decimal text, such as `10.00`. Section 2, Refund."),
    ],
};
/// Description of `FulfillmentEvent`.
pub static FULFILLMENT_EVENT: info::ShapeInfo = info::ShapeInfo {
    name: "FulfillmentEvent",
    kind: info::ShapeKind::Record,
    section: "2, Fulfillment event",
    fields_shown: true,
    about: "Something that happened to a fulfillment on its way.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Fulfillment event").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Fulfillment event; gap `identity-presence`."),
        info::FieldInfo::new("fulfillment", info::TypeInfo::Integer, "2, Fulfillment event")
            .about("Fulfillment: `id` of a Fulfillment. The fulfillment's id. Section 2, Fulfillment event."),
        info::FieldInfo::new("order", info::TypeInfo::String, "2, Fulfillment event")
            .about("Order: `number` of an Order. The order number. Section 2, Fulfillment event."),
        info::FieldInfo::new("status", info::TypeInfo::Enum(&super::FULFILLMENT_EVENT_STATUS_VALUES), "2, Fulfillment event")
            .about("Status: text; one value seen: `label_printed`. Section 2, Fulfillment event; gaps `enum-values`, `open-enumerations`, `transitions`, `fulfillment-states`."),
        info::FieldInfo::new("message", info::TypeInfo::String, "2, Fulfillment event").strict_nullable()
            .about("Message: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("happened_at", info::TypeInfo::Timestamp, "2, Fulfillment event")
            .about("Happened at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event."),
        info::FieldInfo::new("estimated_delivery_at", info::TypeInfo::Timestamp, "2, Fulfillment event").strict_nullable()
            .about("Estimated delivery at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Fulfillment event")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event."),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Fulfillment event")
            .about("Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event."),
        info::FieldInfo::new("city", info::TypeInfo::String, "2, Fulfillment event").strict_nullable()
            .about("City: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("country", info::TypeInfo::String, "2, Fulfillment event").strict_nullable()
            .about("Country: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("line1", info::TypeInfo::String, "2, Fulfillment event").strict_nullable()
            .about("Line1: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("line2", info::TypeInfo::String, "2, Fulfillment event").strict_nullable()
            .about("Line2: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("postcode", info::TypeInfo::String, "2, Fulfillment event").strict_nullable()
            .about("Postcode: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("state", info::TypeInfo::String, "2, Fulfillment event").strict_nullable()
            .about("State: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("latitude", info::TypeInfo::Number, "2, Fulfillment event").strict_nullable().minimum(-90i64)
            .about("Latitude: number, not below -90. The document shows the lower bound -90. Section 2, Fulfillment event; gap `coordinate-bounds`."),
        info::FieldInfo::new("longitude", info::TypeInfo::Number, "2, Fulfillment event").strict_nullable().minimum(-180i64)
            .about("Longitude: number, not below -180. The document shows the lower bound -180. Section 2, Fulfillment event; gap `coordinate-bounds`."),
    ],
};
/// Description of `OrderNote`.
pub static ORDER_NOTE: info::ShapeInfo = info::ShapeInfo {
    name: "OrderNote",
    kind: info::ShapeKind::Record,
    section: "2, Note",
    fields_shown: true,
    about: "A note on an order.",
    fields: &[
        info::FieldInfo::new("app", info::TypeInfo::Shape(&super::NOTE_APP), "2, Note").strict_nullable()
            .about("App: the application that wrote a note. Section 2, Note."),
        info::FieldInfo::new("author", info::TypeInfo::Shape(&super::NOTE_AUTHOR), "2, Note").strict_nullable()
            .about("Author: the person who wrote a note. Section 2, Note."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Note")
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note."),
        info::FieldInfo::new("date_updated", info::TypeInfo::Timestamp, "2, Note")
            .about("Date updated: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Note."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Note").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Note; gap `identity-presence`."),
        info::FieldInfo::new("message", info::TypeInfo::String, "2, Note").about("Message: text. Section 2, Note."),
    ],
};
/// Description of `RefundOrder`.
pub static REFUND_ORDER: info::ShapeInfo = info::ShapeInfo {
    name: "RefundOrder",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 1",
    fields_shown: true,
    about: "Body of a refund.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "4, endpoint 1").presence(info::Presence::Required).not_null()
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 4, endpoint 1; gap `untyped-fields`."),
    ],
};
/// Description of `CreateOrderNote`.
pub static CREATE_ORDER_NOTE: info::ShapeInfo = info::ShapeInfo {
    name: "CreateOrderNote",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 2",
    fields_shown: true,
    about: "Body of a new order note.",
    fields: &[
        info::FieldInfo::new("message", info::TypeInfo::String, "4, endpoint 2").presence(info::Presence::Required).not_null()
            .about("Message: text, such as `Customer asked for a later delivery.`. Section 4, endpoint 2."),
    ],
};
/// Description of `CreateFulfillmentEvent`.
pub static CREATE_FULFILLMENT_EVENT: info::ShapeInfo = info::ShapeInfo {
    name: "CreateFulfillmentEvent",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 3",
    fields_shown: true,
    about: "Body of a new fulfillment event.",
    fields: &[
        info::FieldInfo::new("status", info::TypeInfo::Enum(&super::FULFILLMENT_EVENT_STATUS_VALUES), "4, endpoint 3")
            .presence(info::Presence::Required)
            .not_null()
            .about("Status: text; one value seen: `label_printed`. Section 4, endpoint 3; gaps `enum-values`, `open-enumerations`, `transitions`, `fulfillment-states`."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Fulfillment event").strict_optional()
            .about("Id: `id` of a FulfillmentEvent. Section 2, Fulfillment event; gap `identity-presence`."),
        info::FieldInfo::new("fulfillment", info::TypeInfo::Integer, "2, Fulfillment event").strict_optional()
            .about("Fulfillment: `id` of a Fulfillment. The fulfillment's id. Section 2, Fulfillment event."),
        info::FieldInfo::new("order", info::TypeInfo::String, "2, Fulfillment event").strict_optional()
            .about("Order: `number` of an Order. The order number. Section 2, Fulfillment event."),
        info::FieldInfo::new("message", info::TypeInfo::String, "2, Fulfillment event").strict_nullable().strict_optional()
            .about("Message: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("happened_at", info::TypeInfo::Timestamp, "2, Fulfillment event").strict_optional()
            .about("Happened at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event."),
        info::FieldInfo::new("estimated_delivery_at", info::TypeInfo::Timestamp, "2, Fulfillment event").strict_nullable().strict_optional()
            .about("Estimated delivery at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Fulfillment event").strict_optional()
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event."),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Fulfillment event").strict_optional()
            .about("Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Fulfillment event."),
        info::FieldInfo::new("city", info::TypeInfo::String, "2, Fulfillment event").strict_nullable().strict_optional()
            .about("City: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("country", info::TypeInfo::String, "2, Fulfillment event").strict_nullable().strict_optional()
            .about("Country: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("line1", info::TypeInfo::String, "2, Fulfillment event").strict_nullable().strict_optional()
            .about("Line1: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("line2", info::TypeInfo::String, "2, Fulfillment event").strict_nullable().strict_optional()
            .about("Line2: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("postcode", info::TypeInfo::String, "2, Fulfillment event").strict_nullable().strict_optional()
            .about("Postcode: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("state", info::TypeInfo::String, "2, Fulfillment event").strict_nullable().strict_optional()
            .about("State: text. Section 2, Fulfillment event."),
        info::FieldInfo::new("latitude", info::TypeInfo::Number, "2, Fulfillment event").strict_nullable().strict_optional().minimum(-90i64)
            .about("Latitude: number, not below -90. The document shows the lower bound -90. Section 2, Fulfillment event; gap `coordinate-bounds`."),
        info::FieldInfo::new("longitude", info::TypeInfo::Number, "2, Fulfillment event").strict_nullable().strict_optional()
            .minimum(-180i64)
            .about("Longitude: number, not below -180. The document shows the lower bound -180. Section 2, Fulfillment event; gap `coordinate-bounds`."),
    ],
};
