// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `Order`.
pub static ORDER: info::ShapeInfo = info::ShapeInfo {
    name: "Order",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("number", info::TypeInfo::String, "2, Order")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new(
            "attribution",
            info::TypeInfo::Shape(&super::ATTRIBUTION),
            "2, Order",
        ),
        info::FieldInfo::new(
                "billing_address",
                info::TypeInfo::Shape(&super::BILLING_ADDRESS),
                "2, Order",
            )
            .strict_nullable(),
        info::FieldInfo::new(
                "shipping_address",
                info::TypeInfo::Shape(&super::SHIPPING_ADDRESS),
                "2, Order",
            )
            .strict_nullable(),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Order"),
        info::FieldInfo::new("date_placed", info::TypeInfo::Timestamp, "2, Order"),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Order"),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Order"),
        info::FieldInfo::new("display_taxes", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new(
            "fulfillment_status",
            info::TypeInfo::Enum(&super::FULFILLMENT_STATUS_VALUES),
            "2, Order",
        ),
        info::FieldInfo::new(
            "fulfillments",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::FULFILLMENT)),
            "2, Order",
        ),
        info::FieldInfo::new("is_test", info::TypeInfo::Boolean, "2, Order"),
        info::FieldInfo::new(
            "lines",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::ORDER_LINE)),
            "2, Order",
        ),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new(
            "offer_discounts",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::OFFER_DISCOUNT)),
            "2, Order",
        ),
        info::FieldInfo::new("order_status_url", info::TypeInfo::Url, "2, Order"),
        info::FieldInfo::new(
            "original_shipping_excl_tax",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new(
            "original_shipping_incl_tax",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new(
            "original_total_excl_tax",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new(
            "original_total_incl_tax",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new(
            "payment_status",
            info::TypeInfo::Enum(&super::PAYMENT_STATUS_VALUES),
            "2, Order",
        ),
        info::FieldInfo::new(
            "refunds",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::REFUND)),
            "2, Order",
        ),
        info::FieldInfo::new(
            "report_values",
            info::TypeInfo::Shape(&super::ORDER_REPORT_VALUES),
            "2, Order",
        ),
        info::FieldInfo::new("shipping_code", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("shipping_method", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("source", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("status", info::TypeInfo::String, "2, Order"),
        info::FieldInfo::new(
                "subscription_lifecycle",
                info::TypeInfo::String,
                "2, Order",
            )
            .strict_nullable(),
        info::FieldInfo::new("shipping_excl_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new("shipping_incl_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new("shipping_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new(
            "shipping_tax_lines",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::TAX_LINE)),
            "2, Order",
        ),
        info::FieldInfo::new(
            "tax_lines",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::ORDER_TAX_LINE)),
            "2, Order",
        ),
        info::FieldInfo::new(
            "subscriptions",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::ORDER_SUBSCRIPTION)),
            "2, Order",
        ),
        info::FieldInfo::new(
            "supports_post_purchase_upsells",
            info::TypeInfo::Boolean,
            "2, Order",
        ),
        info::FieldInfo::new(
            "tags",
            info::TypeInfo::List(&info::TypeInfo::String),
            "2, Order",
        ),
        info::FieldInfo::new("total_cost", info::TypeInfo::Amount, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("total_excl_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new("total_incl_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new("total_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new(
            "transactions",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMBEDDED_TRANSACTION)),
            "2, Order",
        ),
        info::FieldInfo::new(
            "user",
            info::TypeInfo::Shape(&super::USER_SUMMARY),
            "2, Order",
        ),
        info::FieldInfo::new(
            "voucher_discounts",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::VOUCHER_DISCOUNT)),
            "2, Order",
        ),
    ],
};
/// What the document says of `OfferDiscount`.
pub static OFFER_DISCOUNT: info::ShapeInfo = info::ShapeInfo {
    name: "OfferDiscount",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new("description", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Order"),
    ],
};
/// What the document says of `OrderReportValues`.
pub static ORDER_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "OrderReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Order"),
        info::FieldInfo::new(
            "original_shipping_excl_tax",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new(
            "original_shipping_incl_tax",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new(
            "original_total_excl_tax",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new(
            "original_total_incl_tax",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new("shipping_excl_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new("shipping_incl_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new("total_cost", info::TypeInfo::Amount, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("total_excl_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new("total_incl_tax", info::TypeInfo::Amount, "2, Order"),
    ],
};
/// What the document says of `OrderSubscription`.
pub static ORDER_SUBSCRIPTION: info::ShapeInfo = info::ShapeInfo {
    name: "OrderSubscription",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("billing_cycle", info::TypeInfo::Integer, "2, Order"),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Order"),
    ],
};
/// What the document says of `VoucherDiscount`.
pub static VOUCHER_DISCOUNT: info::ShapeInfo = info::ShapeInfo {
    name: "VoucherDiscount",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new("description", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Order"),
        info::FieldInfo::new(
            "voucher",
            info::TypeInfo::Shape(&super::VOUCHER),
            "2, Order",
        ),
    ],
};
/// What the document says of `Voucher`.
pub static VOUCHER: info::ShapeInfo = info::ShapeInfo {
    name: "Voucher",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("code", info::TypeInfo::String, "2, Order"),
        info::FieldInfo::new("end_datetime", info::TypeInfo::Timestamp, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Order"),
        info::FieldInfo::new("start_datetime", info::TypeInfo::Timestamp, "2, Order"),
    ],
};
/// What the document says of `Fulfillment`.
pub static FULFILLMENT: info::ShapeInfo = info::ShapeInfo {
    name: "Fulfillment",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("carrier", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Order"),
        info::FieldInfo::new("delivered_at", info::TypeInfo::Timestamp, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("delivery_status", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Order"),
        info::FieldInfo::new("last_event_date", info::TypeInfo::Timestamp, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("lines", info::TypeInfo::String, "2, Order"),
        info::FieldInfo::new("processing_at", info::TypeInfo::Timestamp, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("reference", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("requires_shipping", info::TypeInfo::Boolean, "2, Order"),
        info::FieldInfo::new("status", info::TypeInfo::String, "2, Order"),
        info::FieldInfo::new("tracking_code", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("tracking_link", info::TypeInfo::String, "2, Order")
            .strict_nullable(),
    ],
};
/// What the document says of `OrderLine`.
pub static ORDER_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "OrderLine",
    kind: info::ShapeKind::Record,
    section: "2, Order",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Order"),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Order"),
        info::FieldInfo::new("is_gift_card", info::TypeInfo::Boolean, "2, Order"),
        info::FieldInfo::new("is_upsell", info::TypeInfo::Boolean, "2, Order"),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("price_currency", info::TypeInfo::String, "2, Order"),
        info::FieldInfo::new("price_excl_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new(
            "price_excl_tax_excl_discounts",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new("price_incl_tax", info::TypeInfo::Amount, "2, Order"),
        info::FieldInfo::new(
            "price_incl_tax_excl_discounts",
            info::TypeInfo::Amount,
            "2, Order",
        ),
        info::FieldInfo::new(
            "product",
            info::TypeInfo::Shape(&super::PRODUCT_SUMMARY),
            "2, Order",
        ),
        info::FieldInfo::new(
            "properties",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::LINE_PROPERTY)),
            "2, Order",
        ),
        info::FieldInfo::new("quantity", info::TypeInfo::Integer, "2, Order"),
        info::FieldInfo::new(
                "stockrecord",
                info::TypeInfo::Shape(&super::STOCKRECORD),
                "2, Order",
            )
            .strict_nullable(),
        info::FieldInfo::new(
            "tax_lines",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::TAX_LINE)),
            "2, Order",
        ),
        info::FieldInfo::new("total_cost", info::TypeInfo::Amount, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("unit_cost", info::TypeInfo::Amount, "2, Order")
            .strict_nullable(),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Order"),
    ],
};
/// What the document says of `Refund`.
pub static REFUND: info::ShapeInfo = info::ShapeInfo {
    name: "Refund",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Refund"),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Refund"),
        info::FieldInfo::new("note", info::TypeInfo::String, "2, Refund")
            .strict_nullable(),
        info::FieldInfo::new("order_number", info::TypeInfo::String, "2, Refund"),
        info::FieldInfo::new("user_id", info::TypeInfo::Integer, "2, Refund")
            .strict_nullable(),
        info::FieldInfo::new(
            "adjustments",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::REFUND_ADJUSTMENT)),
            "2, Refund",
        ),
        info::FieldInfo::new(
            "refund_line_items",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::REFUND_LINE_ITEM)),
            "2, Refund",
        ),
        info::FieldInfo::new("total_refund_amount", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new(
            "total_return_excl_tax",
            info::TypeInfo::Amount,
            "2, Refund",
        ),
        info::FieldInfo::new(
            "total_return_incl_tax",
            info::TypeInfo::Amount,
            "2, Refund",
        ),
        info::FieldInfo::new(
            "report_values",
            info::TypeInfo::Shape(&super::REFUND_REPORT_VALUES),
            "2, Refund",
        ),
        info::FieldInfo::new(
            "transactions",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::EMBEDDED_TRANSACTION)),
            "2, Refund",
        ),
    ],
};
/// What the document says of `RefundAdjustment`.
pub static REFUND_ADJUSTMENT: info::ShapeInfo = info::ShapeInfo {
    name: "RefundAdjustment",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("amount_excl_tax", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new("amount_incl_tax", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Refund"),
        info::FieldInfo::new(
            "report_values",
            info::TypeInfo::Shape(&super::REFUND_ADJUSTMENT_REPORT_VALUES),
            "2, Refund",
        ),
        info::FieldInfo::new(
            "type",
            info::TypeInfo::Enum(&super::REFUND_ADJUSTMENT_TYPE_VALUES),
            "2, Refund",
        ),
    ],
};
/// What the document says of `RefundAdjustmentReportValues`.
pub static REFUND_ADJUSTMENT_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "RefundAdjustmentReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("amount_excl_tax", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new("amount_incl_tax", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Refund"),
    ],
};
/// What the document says of `RefundLineItem`.
pub static REFUND_LINE_ITEM: info::ShapeInfo = info::ShapeInfo {
    name: "RefundLineItem",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("amount_excl_tax", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new("amount_incl_tax", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Refund"),
        info::FieldInfo::new("line_item_id", info::TypeInfo::Integer, "2, Refund"),
        info::FieldInfo::new("location_id", info::TypeInfo::Integer, "2, Refund")
            .strict_nullable(),
        info::FieldInfo::new("quantity", info::TypeInfo::Integer, "2, Refund"),
        info::FieldInfo::new(
            "report_values",
            info::TypeInfo::Shape(&super::REFUND_LINE_ITEM_REPORT_VALUES),
            "2, Refund",
        ),
        info::FieldInfo::new(
            "restock_type",
            info::TypeInfo::Enum(&super::RESTOCK_TYPE_VALUES),
            "2, Refund",
        ),
    ],
};
/// What the document says of `RefundLineItemReportValues`.
pub static REFUND_LINE_ITEM_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "RefundLineItemReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("amount_excl_tax", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new("amount_incl_tax", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Refund"),
    ],
};
/// What the document says of `RefundReportValues`.
pub static REFUND_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "RefundReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Refund",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Refund"),
        info::FieldInfo::new("total_refund_amount", info::TypeInfo::Amount, "2, Refund"),
        info::FieldInfo::new(
            "total_return_excl_tax",
            info::TypeInfo::Amount,
            "2, Refund",
        ),
        info::FieldInfo::new(
            "total_return_incl_tax",
            info::TypeInfo::Amount,
            "2, Refund",
        ),
    ],
};
/// What the document says of `FulfillmentEvent`.
pub static FULFILLMENT_EVENT: info::ShapeInfo = info::ShapeInfo {
    name: "FulfillmentEvent",
    kind: info::ShapeKind::Record,
    section: "2, Fulfillment event",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Fulfillment event")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new(
            "fulfillment",
            info::TypeInfo::Integer,
            "2, Fulfillment event",
        ),
        info::FieldInfo::new("order", info::TypeInfo::String, "2, Fulfillment event"),
        info::FieldInfo::new(
            "status",
            info::TypeInfo::Enum(&super::FULFILLMENT_EVENT_STATUS_VALUES),
            "2, Fulfillment event",
        ),
        info::FieldInfo::new("message", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable(),
        info::FieldInfo::new(
            "happened_at",
            info::TypeInfo::Timestamp,
            "2, Fulfillment event",
        ),
        info::FieldInfo::new(
                "estimated_delivery_at",
                info::TypeInfo::Timestamp,
                "2, Fulfillment event",
            )
            .strict_nullable(),
        info::FieldInfo::new(
            "created_at",
            info::TypeInfo::Timestamp,
            "2, Fulfillment event",
        ),
        info::FieldInfo::new(
            "updated_at",
            info::TypeInfo::Timestamp,
            "2, Fulfillment event",
        ),
        info::FieldInfo::new("city", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable(),
        info::FieldInfo::new("country", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable(),
        info::FieldInfo::new("line1", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable(),
        info::FieldInfo::new("line2", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable(),
        info::FieldInfo::new("postcode", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable(),
        info::FieldInfo::new("state", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable(),
        info::FieldInfo::new("latitude", info::TypeInfo::Number, "2, Fulfillment event")
            .strict_nullable()
            .minimum(-90i64),
        info::FieldInfo::new("longitude", info::TypeInfo::Number, "2, Fulfillment event")
            .strict_nullable()
            .minimum(-180i64),
    ],
};
/// What the document says of `OrderNote`.
pub static ORDER_NOTE: info::ShapeInfo = info::ShapeInfo {
    name: "OrderNote",
    kind: info::ShapeKind::Record,
    section: "2, Note",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("app", info::TypeInfo::Shape(&super::NOTE_APP), "2, Note")
            .strict_nullable(),
        info::FieldInfo::new(
                "author",
                info::TypeInfo::Shape(&super::NOTE_AUTHOR),
                "2, Note",
            )
            .strict_nullable(),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Note"),
        info::FieldInfo::new("date_updated", info::TypeInfo::Timestamp, "2, Note"),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Note")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new("message", info::TypeInfo::String, "2, Note"),
    ],
};
/// What the document says of `RefundOrder`.
pub static REFUND_ORDER: info::ShapeInfo = info::ShapeInfo {
    name: "RefundOrder",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 1",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "4, endpoint 1")
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
/// What the document says of `CreateOrderNote`.
pub static CREATE_ORDER_NOTE: info::ShapeInfo = info::ShapeInfo {
    name: "CreateOrderNote",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("message", info::TypeInfo::String, "4, endpoint 2")
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
/// What the document says of `CreateFulfillmentEvent`.
pub static CREATE_FULFILLMENT_EVENT: info::ShapeInfo = info::ShapeInfo {
    name: "CreateFulfillmentEvent",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 3",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
                "status",
                info::TypeInfo::Enum(&super::FULFILLMENT_EVENT_STATUS_VALUES),
                "4, endpoint 3",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Fulfillment event")
            .strict_optional(),
        info::FieldInfo::new(
                "fulfillment",
                info::TypeInfo::Integer,
                "2, Fulfillment event",
            )
            .strict_optional(),
        info::FieldInfo::new("order", info::TypeInfo::String, "2, Fulfillment event")
            .strict_optional(),
        info::FieldInfo::new("message", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "happened_at",
                info::TypeInfo::Timestamp,
                "2, Fulfillment event",
            )
            .strict_optional(),
        info::FieldInfo::new(
                "estimated_delivery_at",
                info::TypeInfo::Timestamp,
                "2, Fulfillment event",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "created_at",
                info::TypeInfo::Timestamp,
                "2, Fulfillment event",
            )
            .strict_optional(),
        info::FieldInfo::new(
                "updated_at",
                info::TypeInfo::Timestamp,
                "2, Fulfillment event",
            )
            .strict_optional(),
        info::FieldInfo::new("city", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("country", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("line1", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("line2", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("postcode", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("state", info::TypeInfo::String, "2, Fulfillment event")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("latitude", info::TypeInfo::Number, "2, Fulfillment event")
            .strict_nullable()
            .strict_optional()
            .minimum(-90i64),
        info::FieldInfo::new("longitude", info::TypeInfo::Number, "2, Fulfillment event")
            .strict_nullable()
            .strict_optional()
            .minimum(-180i64),
    ],
};
