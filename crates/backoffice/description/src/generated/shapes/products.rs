// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `Product`.
pub static PRODUCT: info::ShapeInfo = info::ShapeInfo {
    name: "Product",
    kind: info::ShapeKind::Record,
    section: "2, Product",
    fields_shown: true,
    about: "A product of the catalogue.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Product").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Product; gap `identity-presence`."),
        info::FieldInfo::new("title", info::TypeInfo::String, "2, Product")
            .about("Title: text, such as `Monthly Refill`. Section 2, Product."),
        info::FieldInfo::new("slug", info::TypeInfo::String, "2, Product").about("Slug: text. Section 2, Product."),
        info::FieldInfo::new("description", info::TypeInfo::String, "2, Product").strict_nullable()
            .about("Description: text. Section 2, Product."),
        info::FieldInfo::new("meta_title", info::TypeInfo::String, "2, Product").strict_nullable()
            .about("Meta title: text. Section 2, Product."),
        info::FieldInfo::new("meta_description", info::TypeInfo::String, "2, Product").strict_nullable()
            .about("Meta description: text. Section 2, Product."),
        info::FieldInfo::new("template", info::TypeInfo::String, "2, Product").strict_nullable()
            .about("Template: text. Section 2, Product."),
        info::FieldInfo::new("external_tax_code", info::TypeInfo::String, "2, Product").strict_nullable()
            .about("External tax code: text. Section 2, Product."),
        info::FieldInfo::new("url", info::TypeInfo::Url, "2, Product").about("URL. Section 2, Product."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Product")
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product."),
        info::FieldInfo::new("date_updated", info::TypeInfo::Timestamp, "2, Product")
            .about("Date updated: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product."),
        info::FieldInfo::new("structure", info::TypeInfo::Enum(&super::PRODUCT_STRUCTURE_VALUES), "2, Product")
            .about("Structure: text; one value seen: `standalone`. Section 2, Product; gaps `enum-values`, `open-enumerations`."),
        info::FieldInfo::new("categories", info::TypeInfo::List(&info::TypeInfo::Shape(&super::PRODUCT_CATEGORY)), "2, Product")
            .about("Categories: list. Each item: a category that a product is in. Section 2, Product."),
        info::FieldInfo::new("enable_subscription", info::TypeInfo::Boolean, "2, Product")
            .about("Enable subscription: true or false. Section 2, Product."),
        info::FieldInfo::new("is_discountable", info::TypeInfo::Boolean, "2, Product")
            .about("Is discountable: true or false. Section 2, Product."),
        info::FieldInfo::new("is_public", info::TypeInfo::Boolean, "2, Product").about("Is public: true or false. Section 2, Product."),
        info::FieldInfo::new("interval", info::TypeInfo::Enum(&super::INTERVAL_VALUES), "2, Product").strict_nullable()
            .about("Interval: text; one value seen: `day`. Section 2, Product; gaps `enum-values`, `open-enumerations`."),
        info::FieldInfo::new("interval_counts", info::TypeInfo::List(&info::TypeInfo::Int32), "2, Product")
            .about("Interval counts: list. Each item: whole number, 32-bit signed. Section 2, Product."),
        info::FieldInfo::new("images", info::TypeInfo::List(&info::TypeInfo::Shape(&super::PRODUCT_LIST_IMAGE)), "2, Product")
            .about("Images: list. Each item: an image of a product, as embedded in the product. Section 2, Product."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Product").strict_nullable()
            .about("Metadata: free-form value or null. Section 2, Product."),
        info::FieldInfo::new("ranking", info::TypeInfo::Int32, "2, Product").minimum(-2147483648i64).maximum(2147483647i64)
            .about("Ranking: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Product."),
        info::FieldInfo::new("rating", info::TypeInfo::Number, "2, Product").strict_nullable().about("Rating: number. Section 2, Product."),
        info::FieldInfo::new("recommended_products", info::TypeInfo::List(&info::TypeInfo::Integer), "2, Product")
            .about("Recommended products: list. Each item: `id` of a Product. Ids of the recommended products. Section 2, Product."),
        info::FieldInfo::new("variant_attributes", info::TypeInfo::List(&info::TypeInfo::Shape(&super::VARIANT_ATTRIBUTE)), "2, Product")
            .about("Variant attributes: list. Each item: an attribute in which a product's variants differ, with its possible values. Section 2, Product."),
        info::FieldInfo::new("children", info::TypeInfo::List(&info::TypeInfo::Shape(&super::PRODUCT_VARIANT)), "2, Product")
            .about("Children: list. Each item: a variant of a product. Section 2, Product."),
    ],
};
/// Description of `ProductCategory`.
pub static PRODUCT_CATEGORY: info::ShapeInfo = info::ShapeInfo {
    name: "ProductCategory",
    kind: info::ShapeKind::Record,
    section: "2, Product",
    fields_shown: true,
    about: "A category that a product is in.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Product")
            .about("Id: whole number that identifies this record. Section 2, Product."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Product").about("Name: text. Section 2, Product."),
        info::FieldInfo::new("slug", info::TypeInfo::String, "2, Product").about("Slug: text. Section 2, Product."),
    ],
};
/// Description of `ProductListImage`.
pub static PRODUCT_LIST_IMAGE: info::ShapeInfo = info::ShapeInfo {
    name: "ProductListImage",
    kind: info::ShapeKind::Record,
    section: "2, Product",
    fields_shown: true,
    about: "An image of a product, as embedded in the product.",
    fields: &[
        info::FieldInfo::new("attachment", info::TypeInfo::String, "2, Product").about("Attachment: text. Section 2, Product."),
        info::FieldInfo::new("caption", info::TypeInfo::String, "2, Product").strict_nullable().about("Caption: text. Section 2, Product."),
        info::FieldInfo::new("display_order", info::TypeInfo::Integer, "2, Product")
            .about("Display order: whole number. Section 2, Product."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Product")
            .about("Id: `id` of a ProductImage. Section 2, Product; gap `record-references`."),
    ],
};
/// Description of `VariantAttribute`.
pub static VARIANT_ATTRIBUTE: info::ShapeInfo = info::ShapeInfo {
    name: "VariantAttribute",
    kind: info::ShapeKind::Record,
    section: "2, Product",
    fields_shown: true,
    about: "An attribute in which a product's variants differ, with its possible values.",
    fields: &[
        info::FieldInfo::new("code", info::TypeInfo::String, "2, Product").about("Code: text. Section 2, Product."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Product").about("Name: text. Section 2, Product."),
        info::FieldInfo::new("values", info::TypeInfo::List(&info::TypeInfo::String), "2, Product")
            .about("Values: list. Each item: text. Section 2, Product."),
    ],
};
/// Description of `ProductVariant`.
pub static PRODUCT_VARIANT: info::ShapeInfo = info::ShapeInfo {
    name: "ProductVariant",
    kind: info::ShapeKind::Record,
    section: "2, Product",
    fields_shown: true,
    about: "A variant of a product.",
    fields: &[
        info::FieldInfo::new("allow_backorders", info::TypeInfo::Boolean, "2, Product")
            .about("Allow backorders: true or false. Section 2, Product."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Product")
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product."),
        info::FieldInfo::new("date_updated", info::TypeInfo::Timestamp, "2, Product")
            .about("Date updated: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Product")
            .about("Id: whole number that identifies this record. Section 2, Product."),
        info::FieldInfo::new("images", info::TypeInfo::String, "2, Product").strict_nullable().about("Images: text. Section 2, Product."),
        info::FieldInfo::new("inventory_availability", info::TypeInfo::Enum(&super::INVENTORY_AVAILABILITY_VALUES), "2, Product")
            .about("Inventory availability: text; one value seen: `in_stock`. Section 2, Product; gaps `enum-values`, `open-enumerations`, `transitions`."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Product").strict_nullable()
            .about("Metadata: free-form value or null. Section 2, Product."),
        info::FieldInfo::new("prices", info::TypeInfo::List(&info::TypeInfo::Shape(&super::VARIANT_PRICE)), "2, Product")
            .about("Prices: list. Each item: a variant's prices in one currency. Section 2, Product."),
        info::FieldInfo::new("product_id", info::TypeInfo::Integer, "2, Product")
            .about("Product id: whole number. Section 2, Product; gap `product-or-variant-id`."),
        info::FieldInfo::new("purchase_availability", info::TypeInfo::Enum(&super::PURCHASE_AVAILABILITY_VALUES), "2, Product")
            .about("Purchase availability: text; one value seen: `available`. Section 2, Product; gaps `enum-values`, `open-enumerations`, `transitions`."),
        info::FieldInfo::new("requires_shipping", info::TypeInfo::Boolean, "2, Product")
            .about("Requires shipping: true or false. Section 2, Product."),
        info::FieldInfo::new("sku", info::TypeInfo::String, "2, Product").about("SKU: text. Section 2, Product."),
        info::FieldInfo::new("stockrecords", info::TypeInfo::List(&info::TypeInfo::Shape(&super::VARIANT_STOCKRECORD)), "2, Product")
            .about("Stockrecords: list. Each item: a variant's stock and price at one location. Section 2, Product."),
        info::FieldInfo::new("structure", info::TypeInfo::String, "2, Product")
            .about("Structure: text. Section 2, Product; gap `enum-values`."),
        info::FieldInfo::new("title", info::TypeInfo::String, "2, Product").about("Title: text. Section 2, Product."),
        info::FieldInfo::new("track_stock", info::TypeInfo::Boolean, "2, Product").about("Track stock: true or false. Section 2, Product."),
        info::FieldInfo::new("unit_cost", info::TypeInfo::Amount, "2, Product").strict_nullable()
            .about("Unit cost: amount of money as decimal text, such as `10.00`. Section 2, Product."),
        info::FieldInfo::new("upc", info::TypeInfo::String, "2, Product").strict_nullable().about("UPC: text. Section 2, Product."),
        info::FieldInfo::new(
                "variant_attribute_values",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::VARIANT_ATTRIBUTE_VALUE)),
                "2, Product",
            )
            .about("Variant attribute values: list. Each item: the value that a variant has for one attribute. Section 2, Product."),
    ],
};
/// Description of `VariantPrice`.
pub static VARIANT_PRICE: info::ShapeInfo = info::ShapeInfo {
    name: "VariantPrice",
    kind: info::ShapeKind::Record,
    section: "2, Product",
    fields_shown: true,
    about: "A variant's prices in one currency.",
    fields: &[
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Product").about("Currency: text, such as `USD`. Section 2, Product."),
        info::FieldInfo::new("price", info::TypeInfo::Amount, "2, Product")
            .about("Price: amount of money as decimal text, such as `10.00`. Section 2, Product."),
        info::FieldInfo::new("retail", info::TypeInfo::Amount, "2, Product").strict_nullable()
            .about("Retail: amount of money as decimal text, such as `10.00`. Section 2, Product."),
        info::FieldInfo::new("subscription", info::TypeInfo::Amount, "2, Product").strict_nullable()
            .about("Subscription: amount of money as decimal text, such as `10.00`. Section 2, Product."),
        info::FieldInfo::new("subscription_suggested_downsell", info::TypeInfo::Amount, "2, Product").strict_nullable()
            .about("Subscription suggested downsell: amount of money as decimal text, such as `10.00`. Section 2, Product."),
    ],
};
/// Description of `VariantStockrecord`.
pub static VARIANT_STOCKRECORD: info::ShapeInfo = info::ShapeInfo {
    name: "VariantStockrecord",
    kind: info::ShapeKind::Record,
    section: "2, Product",
    fields_shown: true,
    about: "A variant's stock and price at one location.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Product")
            .about("Id: `id` of a Stockrecord. Section 2, Product; gap `record-references`."),
        info::FieldInfo::new("location_id", info::TypeInfo::Integer, "2, Product").about("Location id: whole number. Section 2, Product."),
        info::FieldInfo::new("low_stock_threshold", info::TypeInfo::Integer, "2, Product").strict_nullable()
            .about("Low stock threshold: whole number. Section 2, Product."),
        info::FieldInfo::new("num_allocated", info::TypeInfo::Int32, "8").strict_nullable().minimum(-2147483648i64).maximum(2147483647i64)
            .about("Num allocated: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 8."),
        info::FieldInfo::new("num_in_stock", info::TypeInfo::Int32, "2, Product").strict_nullable().minimum(-2147483648i64)
            .maximum(2147483647i64)
            .about("Num in stock: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Product."),
        info::FieldInfo::new("price", info::TypeInfo::Amount, "2, Product")
            .about("Price: amount of money as decimal text, such as `10.00`. Section 2, Product."),
        info::FieldInfo::new("price_currency", info::TypeInfo::String, "2, Product")
            .about("Price currency: text, such as `USD`. Section 2, Product."),
        info::FieldInfo::new("price_retail", info::TypeInfo::Amount, "2, Product").strict_nullable()
            .about("Price retail: amount of money as decimal text, such as `10.00`. Section 2, Product."),
        info::FieldInfo::new("sku", info::TypeInfo::String, "2, Product").about("SKU: text. Section 2, Product."),
    ],
};
/// Description of `VariantAttributeValue`.
pub static VARIANT_ATTRIBUTE_VALUE: info::ShapeInfo = info::ShapeInfo {
    name: "VariantAttributeValue",
    kind: info::ShapeKind::Record,
    section: "2, Product",
    fields_shown: true,
    about: "The value that a variant has for one attribute.",
    fields: &[
        info::FieldInfo::new("code", info::TypeInfo::String, "2, Product").about("Code: text. Section 2, Product."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Product").about("Name: text. Section 2, Product."),
        info::FieldInfo::new("value", info::TypeInfo::String, "2, Product").about("Value: text. Section 2, Product."),
    ],
};
/// Description of `ProductImage`.
pub static PRODUCT_IMAGE: info::ShapeInfo = info::ShapeInfo {
    name: "ProductImage",
    kind: info::ShapeKind::Record,
    section: "2, Product",
    fields_shown: true,
    about: "An image of a product, as created.",
    fields: &[
        info::FieldInfo::new("attachment", info::TypeInfo::String, "2, Product").about("Attachment: text. Section 2, Product."),
        info::FieldInfo::new("caption", info::TypeInfo::String, "2, Product").strict_nullable().about("Caption: text. Section 2, Product."),
        info::FieldInfo::new("display_order", info::TypeInfo::Integer, "2, Product")
            .about("Display order: whole number. Section 2, Product."),
        info::FieldInfo::new("file_name", info::TypeInfo::String, "2, Product").about("File name: text. Section 2, Product."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Product").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Product; gap `identity-presence`."),
        info::FieldInfo::new("src", info::TypeInfo::Url, "2, Product").about("Src: URL. Section 2, Product."),
    ],
};
/// Description of `UpdateProduct`.
pub static UPDATE_PRODUCT: info::ShapeInfo = info::ShapeInfo {
    name: "UpdateProduct",
    kind: info::ShapeKind::Update,
    section: "4, endpoint 4",
    fields_shown: true,
    about: "Body of a product's partial update: any subset of its fields.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Product").strict_nullable().strict_optional()
            .about("Id: `id` of a Product. Section 2, Product; gap `identity-presence`."),
        info::FieldInfo::new("title", info::TypeInfo::String, "2, Product").strict_nullable().strict_optional()
            .about("Title: text, such as `Monthly Refill`. Section 2, Product."),
        info::FieldInfo::new("slug", info::TypeInfo::String, "2, Product").strict_nullable().strict_optional()
            .about("Slug: text. Section 2, Product."),
        info::FieldInfo::new("description", info::TypeInfo::String, "2, Product").strict_nullable().strict_optional()
            .about("Description: text. Section 2, Product."),
        info::FieldInfo::new("meta_title", info::TypeInfo::String, "2, Product").strict_nullable().strict_optional()
            .about("Meta title: text. Section 2, Product."),
        info::FieldInfo::new("meta_description", info::TypeInfo::String, "2, Product").strict_nullable().strict_optional()
            .about("Meta description: text. Section 2, Product."),
        info::FieldInfo::new("template", info::TypeInfo::String, "2, Product").strict_nullable().strict_optional()
            .about("Template: text. Section 2, Product."),
        info::FieldInfo::new("external_tax_code", info::TypeInfo::String, "2, Product").strict_nullable().strict_optional()
            .about("External tax code: text. Section 2, Product."),
        info::FieldInfo::new("url", info::TypeInfo::Url, "2, Product").strict_nullable().strict_optional()
            .about("URL. Section 2, Product."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Product").strict_nullable().strict_optional()
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product."),
        info::FieldInfo::new("date_updated", info::TypeInfo::Timestamp, "2, Product").strict_nullable().strict_optional()
            .about("Date updated: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Product."),
        info::FieldInfo::new("structure", info::TypeInfo::Enum(&super::PRODUCT_STRUCTURE_VALUES), "2, Product").strict_nullable()
            .strict_optional()
            .about("Structure: text; one value seen: `standalone`. Section 2, Product; gaps `enum-values`, `open-enumerations`."),
        info::FieldInfo::new("categories", info::TypeInfo::List(&info::TypeInfo::Shape(&super::PRODUCT_CATEGORY)), "2, Product")
            .strict_nullable()
            .strict_optional()
            .about("Categories: list. Each item: a category that a product is in. Section 2, Product."),
        info::FieldInfo::new("enable_subscription", info::TypeInfo::Boolean, "2, Product").strict_nullable().strict_optional()
            .about("Enable subscription: true or false. Section 2, Product."),
        info::FieldInfo::new("is_discountable", info::TypeInfo::Boolean, "2, Product").strict_nullable().strict_optional()
            .about("Is discountable: true or false. Section 2, Product."),
        info::FieldInfo::new("is_public", info::TypeInfo::Boolean, "2, Product").strict_nullable().strict_optional()
            .about("Is public: true or false. Section 2, Product."),
        info::FieldInfo::new("interval", info::TypeInfo::Enum(&super::INTERVAL_VALUES), "2, Product").strict_nullable().strict_optional()
            .about("Interval: text; one value seen: `day`. Section 2, Product; gaps `enum-values`, `open-enumerations`."),
        info::FieldInfo::new("interval_counts", info::TypeInfo::List(&info::TypeInfo::Int32), "2, Product").strict_nullable()
            .strict_optional()
            .about("Interval counts: list. Each item: whole number, 32-bit signed. Section 2, Product."),
        info::FieldInfo::new("images", info::TypeInfo::List(&info::TypeInfo::Shape(&super::PRODUCT_LIST_IMAGE)), "2, Product")
            .strict_nullable()
            .strict_optional()
            .about("Images: list. Each item: an image of a product, as embedded in the product. Section 2, Product."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Product").strict_nullable().strict_optional()
            .about("Metadata: free-form value or null. Section 2, Product."),
        info::FieldInfo::new("ranking", info::TypeInfo::Int32, "2, Product").strict_nullable().strict_optional().minimum(-2147483648i64)
            .maximum(2147483647i64)
            .about("Ranking: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 2, Product."),
        info::FieldInfo::new("rating", info::TypeInfo::Number, "2, Product").strict_nullable().strict_optional()
            .about("Rating: number. Section 2, Product."),
        info::FieldInfo::new("recommended_products", info::TypeInfo::List(&info::TypeInfo::Integer), "2, Product").strict_nullable()
            .strict_optional()
            .about("Recommended products: list. Each item: `id` of a Product. Ids of the recommended products. Section 2, Product."),
        info::FieldInfo::new("variant_attributes", info::TypeInfo::List(&info::TypeInfo::Shape(&super::VARIANT_ATTRIBUTE)), "2, Product")
            .strict_nullable()
            .strict_optional()
            .about("Variant attributes: list. Each item: an attribute in which a product's variants differ, with its possible values. Section 2, Product."),
        info::FieldInfo::new("children", info::TypeInfo::List(&info::TypeInfo::Shape(&super::PRODUCT_VARIANT)), "2, Product")
            .strict_nullable()
            .strict_optional()
            .about("Children: list. Each item: a variant of a product. Section 2, Product."),
    ],
};
/// Description of `CreateProductImage`.
pub static CREATE_PRODUCT_IMAGE: info::ShapeInfo = info::ShapeInfo {
    name: "CreateProductImage",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 5",
    fields_shown: false,
    about: "Body of a new product image.",
    fields: &[],
};
