// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `Attribution`.
pub static ATTRIBUTION: info::ShapeInfo = info::ShapeInfo {
    name: "Attribution",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
                "affiliate",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "agent",
                info::TypeInfo::Shape(&super::ATTRIBUTION_AGENT),
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "funnel",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "gclid",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "metadata",
                info::TypeInfo::Any,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "subaffiliate1",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "subaffiliate2",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "subaffiliate3",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "subaffiliate4",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "subaffiliate5",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "utm_campaign",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "utm_content",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "utm_medium",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "utm_source",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "utm_term",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
    ],
};
/// What the document says of `AttributionAgent`.
pub static ATTRIBUTION_AGENT: info::ShapeInfo = info::ShapeInfo {
    name: "AttributionAgent",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "email",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "first_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "last_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
    ],
};
/// What the document says of `BillingAddress`.
pub static BILLING_ADDRESS: info::ShapeInfo = info::ShapeInfo {
    name: "BillingAddress",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "country",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "first_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "last_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "line1",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
                "line2",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "line3",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "line4",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "postcode",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "state",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
    ],
};
/// What the document says of `ShippingAddress`.
pub static SHIPPING_ADDRESS: info::ShapeInfo = info::ShapeInfo {
    name: "ShippingAddress",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "country",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "first_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "last_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "line1",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
                "line2",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "line3",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "line4",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "postcode",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "state",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "notes",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
    ],
};
/// What the document says of `UserSummary`.
pub static USER_SUMMARY: info::ShapeInfo = info::ShapeInfo {
    name: "UserSummary",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "accepts_marketing",
            info::TypeInfo::Boolean,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "email",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "first_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new("ip", info::TypeInfo::String, "2, Shared embedded shapes")
            .strict_nullable(),
        info::MemberInfo::new(
            "language",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "last_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
                "phone_number",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "user_agent",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
    ],
};
/// What the document says of `Stockrecord`.
pub static STOCKRECORD: info::ShapeInfo = info::ShapeInfo {
    name: "Stockrecord",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
                "low_stock_threshold",
                info::TypeInfo::Integer,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
                "num_allocated",
                info::TypeInfo::Int32,
                "2, Shared embedded shapes",
            )
            .strict_nullable()
            .minimum(-2147483648i64)
            .maximum(2147483647i64),
        info::MemberInfo::new(
                "num_in_stock",
                info::TypeInfo::Int32,
                "2, Shared embedded shapes",
            )
            .strict_nullable()
            .minimum(-2147483648i64)
            .maximum(2147483647i64),
        info::MemberInfo::new(
            "partner_sku",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "price",
            info::TypeInfo::Amount,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "price_currency",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
                "price_retail",
                info::TypeInfo::Amount,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
    ],
};
/// What the document says of `ProductSummary`.
pub static PRODUCT_SUMMARY: info::ShapeInfo = info::ShapeInfo {
    name: "ProductSummary",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "categories",
            info::TypeInfo::List(
                &info::TypeInfo::Shape(&super::PRODUCT_SUMMARY_CATEGORY),
            ),
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "images",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::PRODUCT_SUMMARY_IMAGE)),
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "title",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new("upc", info::TypeInfo::String, "2, Shared embedded shapes")
            .strict_nullable(),
        info::MemberInfo::new("url", info::TypeInfo::String, "2, Shared embedded shapes"),
    ],
};
/// What the document says of `ProductSummaryCategory`.
pub static PRODUCT_SUMMARY_CATEGORY: info::ShapeInfo = info::ShapeInfo {
    name: "ProductSummaryCategory",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "slug",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
    ],
};
/// What the document says of `ProductSummaryImage`.
pub static PRODUCT_SUMMARY_IMAGE: info::ShapeInfo = info::ShapeInfo {
    name: "ProductSummaryImage",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "attachment",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
                "caption",
                info::TypeInfo::String,
                "2, Shared embedded shapes",
            )
            .strict_nullable(),
        info::MemberInfo::new(
            "display_order",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "file_name",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new("src", info::TypeInfo::Url, "2, Shared embedded shapes"),
    ],
};
/// What the document says of `TaxLine`.
pub static TAX_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "TaxLine",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "amount",
            info::TypeInfo::Amount,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "currency",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "rate",
            info::TypeInfo::Number,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "report_values",
            info::TypeInfo::Shape(&super::TAX_LINE_REPORT_VALUES),
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "source",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "tax_id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "tax_title",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
    ],
};
/// What the document says of `OrderTaxLine`.
pub static ORDER_TAX_LINE: info::ShapeInfo = info::ShapeInfo {
    name: "OrderTaxLine",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "amount",
            info::TypeInfo::Amount,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "currency",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "rate",
            info::TypeInfo::Number,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "report_values",
            info::TypeInfo::Shape(&super::TAX_LINE_REPORT_VALUES),
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "source",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "id",
            info::TypeInfo::Integer,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "tax_title",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
    ],
};
/// What the document says of `TaxLineReportValues`.
pub static TAX_LINE_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "TaxLineReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "amount",
            info::TypeInfo::Amount,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new(
            "currency",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
    ],
};
/// What the document says of `LineProperty`.
pub static LINE_PROPERTY: info::ShapeInfo = info::ShapeInfo {
    name: "LineProperty",
    kind: info::ShapeKind::Record,
    section: "2, Shared embedded shapes",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "key",
            info::TypeInfo::String,
            "2, Shared embedded shapes",
        ),
        info::MemberInfo::new("value", info::TypeInfo::Any, "2, Shared embedded shapes")
            .strict_nullable(),
    ],
};
/// What the document says of `NoteApp`.
pub static NOTE_APP: info::ShapeInfo = info::ShapeInfo {
    name: "NoteApp",
    kind: info::ShapeKind::Record,
    section: "2, Note",
    members_shown: true,
    members: &[
        info::MemberInfo::new("client_id", info::TypeInfo::String, "2, Note"),
        info::MemberInfo::new("name", info::TypeInfo::String, "2, Note"),
    ],
};
/// What the document says of `NoteAuthor`.
pub static NOTE_AUTHOR: info::ShapeInfo = info::ShapeInfo {
    name: "NoteAuthor",
    kind: info::ShapeKind::Record,
    section: "2, Note",
    members_shown: true,
    members: &[
        info::MemberInfo::new("email", info::TypeInfo::String, "2, Note"),
        info::MemberInfo::new("first_name", info::TypeInfo::String, "2, Note"),
        info::MemberInfo::new("id", info::TypeInfo::Integer, "2, Note"),
        info::MemberInfo::new("last_name", info::TypeInfo::String, "2, Note"),
    ],
};
