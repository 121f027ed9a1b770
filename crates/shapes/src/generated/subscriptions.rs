// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `Subscription`.
pub static SUBSCRIPTION: info::ShapeInfo = info::ShapeInfo {
    name: "Subscription",
    kind: info::ShapeKind::Record,
    section: "2, Subscription",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Subscription")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new(
            "attribution",
            info::TypeInfo::Shape(&super::ATTRIBUTION),
            "2, Subscription",
        ),
        info::FieldInfo::new(
                "billing_address",
                info::TypeInfo::Shape(&super::BILLING_ADDRESS),
                "2, Subscription",
            )
            .strict_nullable(),
        info::FieldInfo::new(
                "shipping_address",
                info::TypeInfo::Shape(&super::SHIPPING_ADDRESS),
                "2, Subscription",
            )
            .strict_nullable(),
        info::FieldInfo::new("cancel_reason", info::TypeInfo::String, "2, Subscription")
            .strict_nullable(),
        info::FieldInfo::new(
                "cancel_reason_other_message",
                info::TypeInfo::String,
                "2, Subscription",
            )
            .strict_nullable(),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Subscription"),
        info::FieldInfo::new("frequency", info::TypeInfo::String, "2, Subscription"),
        info::FieldInfo::new(
            "payment_method",
            info::TypeInfo::String,
            "2, Subscription",
        ),
        info::FieldInfo::new("shipping_code", info::TypeInfo::String, "2, Subscription")
            .strict_nullable(),
        info::FieldInfo::new(
            "date_created",
            info::TypeInfo::Timestamp,
            "2, Subscription",
        ),
        info::FieldInfo::new(
                "next_renewal_date",
                info::TypeInfo::Timestamp,
                "2, Subscription",
            )
            .strict_nullable(),
        info::FieldInfo::new(
            "interval",
            info::TypeInfo::Enum(&super::INTERVAL_VALUES),
            "2, Subscription",
        ),
        info::FieldInfo::new(
            "interval_count",
            info::TypeInfo::Integer,
            "2, Subscription",
        ),
        info::FieldInfo::new("is_tax_known", info::TypeInfo::Boolean, "2, Subscription"),
        info::FieldInfo::new("is_test", info::TypeInfo::Boolean, "2, Subscription"),
        info::FieldInfo::new(
            "lines",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::SUBSCRIPTION_LINE)),
            "2, Subscription",
        ),
        info::FieldInfo::new("num_lines", info::TypeInfo::Integer, "2, Subscription"),
        info::FieldInfo::new("num_orders", info::TypeInfo::Integer, "2, Subscription"),
        info::FieldInfo::new(
            "orders",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::SUBSCRIPTION_ORDER)),
            "2, Subscription",
        ),
        info::FieldInfo::new(
            "payment_details",
            info::TypeInfo::Object,
            "2, Subscription",
        ),
        info::FieldInfo::new(
            "shipping_price",
            info::TypeInfo::Amount,
            "2, Subscription",
        ),
        info::FieldInfo::new("total", info::TypeInfo::Amount, "2, Subscription"),
        info::FieldInfo::new(
            "status",
            info::TypeInfo::Enum(&super::SUBSCRIPTION_STATUS_VALUES),
            "2, Subscription",
        ),
        info::FieldInfo::new(
            "user",
            info::TypeInfo::Shape(&super::USER_SUMMARY),
            "2, Subscription",
        ),
    ],
};
/// What the document says of `SubscriptionOrder`.
pub static SUBSCRIPTION_ORDER: info::ShapeInfo = info::ShapeInfo {
    name: "SubscriptionOrder",
    kind: info::ShapeKind::Record,
    section: "2, Subscription",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
            "billing_cycle",
            info::TypeInfo::Integer,
            "2, Subscription",
        ),
        info::FieldInfo::new("order_number", info::TypeInfo::String, "2, Subscription"),
    ],
};
/// What the document says of `SubscriptionLine`.
pub static SUBSCRIPTION_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "SubscriptionLine",
    kind: info::ShapeKind::Record,
    section: "2, Subscription",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Subscription"),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Subscription")
            .strict_nullable(),
        info::FieldInfo::new("price", info::TypeInfo::Amount, "2, Subscription"),
        info::FieldInfo::new(
            "product",
            info::TypeInfo::Shape(&super::SUBSCRIPTION_PRODUCT_SUMMARY),
            "2, Subscription",
        ),
        info::FieldInfo::new(
            "properties",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::LINE_PROPERTY)),
            "2, Subscription",
        ),
        info::FieldInfo::new("quantity", info::TypeInfo::Integer, "2, Subscription"),
        info::FieldInfo::new(
                "stockrecord",
                info::TypeInfo::Shape(&super::STOCKRECORD),
                "2, Subscription",
            )
            .strict_nullable(),
    ],
};
/// What the document says of `SubscriptionProductSummary`.
pub static SUBSCRIPTION_PRODUCT_SUMMARY: info::ShapeInfo = info::ShapeInfo {
    name: "SubscriptionProductSummary",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
            "categories",
            info::TypeInfo::List(
                &info::TypeInfo::Shape(&super::PRODUCT_SUMMARY_CATEGORY),
            ),
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes"),
        info::FieldInfo::new(
            "images",
            info::TypeInfo::List(
                &info::TypeInfo::Shape(&super::SUBSCRIPTION_PRODUCT_IMAGE),
            ),
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new(
            "title",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new("upc", info::TypeInfo::String, "2, Shared embedded shapes")
            .strict_nullable(),
        info::FieldInfo::new("url", info::TypeInfo::String, "2, Shared embedded shapes"),
    ],
};
/// What the document says of `SubscriptionProductImage`.
pub static SUBSCRIPTION_PRODUCT_IMAGE: info::ShapeInfo = info::ShapeInfo {
    name: "SubscriptionProductImage",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
            "attachment",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new(
                "caption",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::FieldInfo::new(
            "display_order",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::FieldInfo::new(
                "file_name",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_optional(),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Shared embedded shapes"),
        info::FieldInfo::new("src", info::TypeInfo::Url, "2, Shared embedded shapes")
            .strict_optional(),
    ],
};
/// What the document says of `UpdateSubscription`.
pub static UPDATE_SUBSCRIPTION: info::ShapeInfo = info::ShapeInfo {
    name: "UpdateSubscription",
    kind: info::ShapeKind::Update,
    section: "4, endpoint 7",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "attribution",
                info::TypeInfo::Shape(&super::ATTRIBUTION),
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "billing_address",
                info::TypeInfo::Shape(&super::BILLING_ADDRESS),
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "shipping_address",
                info::TypeInfo::Shape(&super::SHIPPING_ADDRESS),
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("cancel_reason", info::TypeInfo::String, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "cancel_reason_other_message",
                info::TypeInfo::String,
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("frequency", info::TypeInfo::String, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("payment_method", info::TypeInfo::String, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("shipping_code", info::TypeInfo::String, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "date_created",
                info::TypeInfo::Timestamp,
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "next_renewal_date",
                info::TypeInfo::Timestamp,
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "interval",
                info::TypeInfo::Enum(&super::INTERVAL_VALUES),
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "interval_count",
                info::TypeInfo::Integer,
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("is_tax_known", info::TypeInfo::Boolean, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("is_test", info::TypeInfo::Boolean, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "lines",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::SUBSCRIPTION_LINE)),
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("num_lines", info::TypeInfo::Integer, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("num_orders", info::TypeInfo::Integer, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "orders",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::SUBSCRIPTION_ORDER)),
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "payment_details",
                info::TypeInfo::Object,
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("shipping_price", info::TypeInfo::Amount, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new("total", info::TypeInfo::Amount, "2, Subscription")
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "status",
                info::TypeInfo::Enum(&super::SUBSCRIPTION_STATUS_VALUES),
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
        info::FieldInfo::new(
                "user",
                info::TypeInfo::Shape(&super::USER_SUMMARY),
                "2, Subscription",
            )
            .strict_nullable()
            .strict_optional(),
    ],
};
/// What the document says of `CreateSubscriptionLine`.
pub static CREATE_SUBSCRIPTION_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "CreateSubscriptionLine",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 8",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("product_id", info::TypeInfo::Integer, "4, endpoint 8")
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("quantity", info::TypeInfo::Integer, "4, endpoint 8")
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
