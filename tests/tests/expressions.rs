// Written by `cargo xtask fixtures` from the samples. Do not edit.
//! An expression stands for the value of each field.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use backoffice::{
    models::{List, Patch, Record, Required},
    payload,
};
use backoffice_samples::{Fullness, Samples};
use backoffice_shapes::SHAPES;

fn sample<T: Record>(name: &str, number: u64) -> T {
    let shape = SHAPES.iter().find(|shape| shape.name == name).unwrap();
    T::from_json(&Samples::new(shape, 1, Fullness::Strict).instance(number)).unwrap()
}

/// A field with a value.
trait Held {
    type Value;
    fn value(&self) -> Self::Value;
}

impl<T: Clone> Held for Option<T> {
    type Value = T;
    fn value(&self) -> T {
        self.clone().unwrap()
    }
}

impl<T: Clone> Held for Patch<T> {
    type Value = T;
    fn value(&self) -> T {
        self.value().cloned().unwrap()
    }
}

impl<T: Clone> Held for Required<T> {
    type Value = T;
    fn value(&self) -> T {
        self.clone().into_inner().unwrap()
    }
}

impl<T: Clone> Held for List<T> {
    type Value = Self;
    fn value(&self) -> Self {
        self.clone()
    }
}

macro_rules! each {
    ($shape:ident $number:literal: $($name:literal $field:ident),*) => {{
        let record: backoffice::models::$shape = sample(stringify!($shape), $number);
        let made = payload!($shape { $($name: #(Held::value(&record.$field))),* });
        $(assert_eq!(made.$field, record.$field);)*
    }};
}

#[test]
#[rustfmt::skip]
fn expressions() {
    each!(Customer 0: "id" r#id, "accepts_marketing" r#accepts_marketing, "addresses" r#addresses, "date_joined" r#date_joined, "email" r#email, "first_name" r#first_name, "ip" r#ip, "is_blocked" r#is_blocked, "language" r#language, "last_name" r#last_name, "orders_count" r#orders_count, "phone_number" r#phone_number, "subscriptions_count" r#subscriptions_count, "tags" r#tags, "total_spent" r#total_spent, "user_agent" r#user_agent, "user_type" r#user_type);
    each!(Customer 1: "id" r#id, "metadata" r#metadata);
    each!(UserAddress 0: "country" r#country, "first_name" r#first_name, "id" r#id, "last_name" r#last_name, "line1" r#line1, "line2" r#line2, "line4" r#line4, "phone_number" r#phone_number, "postcode" r#postcode, "state" r#state, "is_default_for_billing" r#is_default_for_billing, "is_default_for_shipping" r#is_default_for_shipping);
    each!(UserAddress 2: "line3" r#line3, "notes" r#notes);
    each!(CustomerNote 0: "id" r#id, "author" r#author, "created_at" r#created_at, "message" r#message, "updated_at" r#updated_at);
    each!(CustomerNote 1: "id" r#id, "app" r#app);
    each!(UpdateCustomer 0: "addresses" r#addresses, "id" r#id, "is_blocked" r#is_blocked, "language" r#language, "metadata" r#metadata, "phone_number" r#phone_number);
    each!(UpdateCustomer 1: "orders_count" r#orders_count, "subscriptions_count" r#subscriptions_count);
    each!(UpdateCustomer 2: "accepts_marketing" r#accepts_marketing, "first_name" r#first_name, "ip" r#ip, "last_name" r#last_name, "tags" r#tags, "user_agent" r#user_agent, "user_type" r#user_type);
    each!(UpdateCustomer 3: "total_spent" r#total_spent);
    each!(UpdateCustomer 8: "email" r#email);
    each!(UpdateCustomer 11: "date_joined" r#date_joined);
    each!(CreateCustomerNote 0: "message" r#message);
    each!(GiftCard 0: "id" r#id, "balance" r#balance, "created_at" r#created_at, "currency" r#currency, "disabled_at" r#disabled_at, "expired_at" r#expired_at, "initial" r#initial, "last_four" r#last_four, "updated_at" r#updated_at, "user" r#user);
    each!(Order 0: "number" r#number, "attribution" r#attribution, "billing_address" r#billing_address, "created_at" r#created_at, "date_placed" r#date_placed, "updated_at" r#updated_at, "currency" r#currency, "display_taxes" r#display_taxes, "fulfillment_status" r#fulfillment_status, "fulfillments" r#fulfillments, "is_test" r#is_test, "lines" r#lines, "metadata" r#metadata, "offer_discounts" r#offer_discounts, "order_status_url" r#order_status_url, "original_shipping_excl_tax" r#original_shipping_excl_tax, "original_shipping_incl_tax" r#original_shipping_incl_tax, "original_total_excl_tax" r#original_total_excl_tax, "original_total_incl_tax" r#original_total_incl_tax, "payment_status" r#payment_status, "refunds" r#refunds, "report_values" r#report_values, "shipping_code" r#shipping_code, "shipping_method" r#shipping_method, "source" r#source, "status" r#status, "subscription_lifecycle" r#subscription_lifecycle, "shipping_excl_tax" r#shipping_excl_tax, "shipping_incl_tax" r#shipping_incl_tax, "shipping_tax" r#shipping_tax, "shipping_tax_lines" r#shipping_tax_lines, "tax_lines" r#tax_lines, "subscriptions" r#subscriptions, "supports_post_purchase_upsells" r#supports_post_purchase_upsells, "tags" r#tags, "total_cost" r#total_cost, "total_excl_tax" r#total_excl_tax, "total_incl_tax" r#total_incl_tax, "total_tax" r#total_tax, "transactions" r#transactions, "user" r#user, "voucher_discounts" r#voucher_discounts);
    each!(Order 1: "number" r#number, "shipping_address" r#shipping_address);
    each!(OfferDiscount 0: "amount" r#amount, "description" r#description, "name" r#name);
    each!(OrderReportValues 0: "currency" r#currency, "original_shipping_excl_tax" r#original_shipping_excl_tax, "original_shipping_incl_tax" r#original_shipping_incl_tax, "original_total_excl_tax" r#original_total_excl_tax, "original_total_incl_tax" r#original_total_incl_tax, "shipping_excl_tax" r#shipping_excl_tax, "shipping_incl_tax" r#shipping_incl_tax, "total_cost" r#total_cost, "total_excl_tax" r#total_excl_tax, "total_incl_tax" r#total_incl_tax);
    each!(OrderSubscription 0: "billing_cycle" r#billing_cycle, "id" r#id);
    each!(VoucherDiscount 0: "amount" r#amount, "description" r#description, "name" r#name, "voucher" r#voucher);
    each!(Voucher 0: "code" r#code, "end_datetime" r#end_datetime, "name" r#name, "start_datetime" r#start_datetime);
    each!(Fulfillment 0: "carrier" r#carrier, "date_created" r#date_created, "delivery_status" r#delivery_status, "id" r#id, "last_event_date" r#last_event_date, "lines" r#lines, "processing_at" r#processing_at, "reference" r#reference, "requires_shipping" r#requires_shipping, "status" r#status, "tracking_code" r#tracking_code, "tracking_link" r#tracking_link);
    each!(Fulfillment 2: "delivered_at" r#delivered_at);
    each!(OrderLine 0: "created_at" r#created_at, "id" r#id, "is_gift_card" r#is_gift_card, "is_upsell" r#is_upsell, "price_currency" r#price_currency, "price_excl_tax" r#price_excl_tax, "price_excl_tax_excl_discounts" r#price_excl_tax_excl_discounts, "price_incl_tax" r#price_incl_tax, "price_incl_tax_excl_discounts" r#price_incl_tax_excl_discounts, "product" r#product, "properties" r#properties, "quantity" r#quantity, "stockrecord" r#stockrecord, "tax_lines" r#tax_lines, "total_cost" r#total_cost, "unit_cost" r#unit_cost, "updated_at" r#updated_at);
    each!(OrderLine 2: "metadata" r#metadata);
    each!(Refund 0: "id" r#id, "created_at" r#created_at, "note" r#note, "order_number" r#order_number, "user_id" r#user_id, "adjustments" r#adjustments, "refund_line_items" r#refund_line_items, "total_refund_amount" r#total_refund_amount, "total_return_excl_tax" r#total_return_excl_tax, "total_return_incl_tax" r#total_return_incl_tax, "report_values" r#report_values, "transactions" r#transactions);
    each!(RefundAdjustment 0: "amount_excl_tax" r#amount_excl_tax, "amount_incl_tax" r#amount_incl_tax, "id" r#id, "report_values" r#report_values, "type" r#type);
    each!(RefundAdjustmentReportValues 0: "amount_excl_tax" r#amount_excl_tax, "amount_incl_tax" r#amount_incl_tax, "currency" r#currency);
    each!(RefundLineItem 0: "amount_excl_tax" r#amount_excl_tax, "amount_incl_tax" r#amount_incl_tax, "id" r#id, "line_item_id" r#line_item_id, "location_id" r#location_id, "quantity" r#quantity, "report_values" r#report_values, "restock_type" r#restock_type);
    each!(RefundLineItemReportValues 0: "amount_excl_tax" r#amount_excl_tax, "amount_incl_tax" r#amount_incl_tax, "currency" r#currency);
    each!(RefundReportValues 0: "currency" r#currency, "total_refund_amount" r#total_refund_amount, "total_return_excl_tax" r#total_return_excl_tax, "total_return_incl_tax" r#total_return_incl_tax);
    each!(FulfillmentEvent 0: "id" r#id, "fulfillment" r#fulfillment, "order" r#order, "status" r#status, "message" r#message, "happened_at" r#happened_at, "estimated_delivery_at" r#estimated_delivery_at, "created_at" r#created_at, "updated_at" r#updated_at, "city" r#city, "country" r#country, "line1" r#line1, "line2" r#line2, "postcode" r#postcode, "state" r#state, "latitude" r#latitude, "longitude" r#longitude);
    each!(OrderNote 0: "id" r#id, "app" r#app, "author" r#author, "date_created" r#date_created, "date_updated" r#date_updated, "message" r#message);
    each!(RefundOrder 0: "amount" r#amount);
    each!(CreateOrderNote 0: "message" r#message);
    each!(CreateFulfillmentEvent 0: "status" r#status, "id" r#id, "fulfillment" r#fulfillment, "order" r#order, "message" r#message, "happened_at" r#happened_at, "estimated_delivery_at" r#estimated_delivery_at, "created_at" r#created_at, "updated_at" r#updated_at, "city" r#city, "country" r#country, "line1" r#line1, "line2" r#line2, "postcode" r#postcode, "state" r#state, "latitude" r#latitude, "longitude" r#longitude);
    each!(EmbeddedTransaction 0: "amount" r#amount, "auth_code" r#auth_code, "currency" r#currency, "date_created" r#date_created, "external_id" r#external_id, "id" r#id, "is_disputed" r#is_disputed, "is_external" r#is_external, "is_initial_retry" r#is_initial_retry, "is_test" r#is_test, "network_transaction_id" r#network_transaction_id, "payment_details" r#payment_details, "payment_method" r#payment_method, "report_values" r#report_values, "response_code" r#response_code, "statement_descriptor" r#statement_descriptor, "status" r#status, "type" r#type);
    each!(EmbeddedTransaction 7: "parent_id" r#parent_id);
    each!(TransactionReportValues 0: "amount" r#amount, "currency" r#currency);
    each!(PaymentDetails 0: "bankcard_first_six" r#bankcard_first_six, "bankcard_last_four" r#bankcard_last_four, "card_token" r#card_token, "gateway" r#gateway, "is_3ds" r#is_3ds, "optimized_3ds" r#optimized_3ds, "sca_flow" r#sca_flow);
    each!(PaymentDetails 1: "paypal_vault_id" r#paypal_vault_id);
    each!(Gateway 0: "id" r#id, "name" r#name, "type" r#type);
    each!(Transaction 0: "id" r#id, "amount" r#amount, "amount_available_for_refund" r#amount_available_for_refund, "attribution" r#attribution, "auth_code" r#auth_code, "currency" r#currency, "date_created" r#date_created, "external_id" r#external_id, "initiator" r#initiator, "is_disputed" r#is_disputed, "is_external" r#is_external, "is_test" r#is_test, "network_transaction_id" r#network_transaction_id, "order" r#order, "payment_details" r#payment_details, "payment_method" r#payment_method, "report_values" r#report_values, "response_code" r#response_code, "statement_descriptor" r#statement_descriptor, "status" r#status, "subscription" r#subscription, "type" r#type, "user" r#user);
    each!(Transaction 5: "id" r#id, "parent_id" r#parent_id);
    each!(TransactionInitiator 0: "email" r#email, "first_name" r#first_name, "id" r#id, "last_name" r#last_name);
    each!(TransactionSubscription 0: "billing_cycle" r#billing_cycle, "id" r#id);
    each!(StandalonePaymentDetails 0: "bankcard_first_six" r#bankcard_first_six, "bankcard_last_four" r#bankcard_last_four, "card_token" r#card_token, "gateway" r#gateway, "is_3ds" r#is_3ds, "optimized_3ds" r#optimized_3ds, "sca_flow" r#sca_flow, "bankcard_exp_month" r#bankcard_exp_month, "bankcard_exp_year" r#bankcard_exp_year, "bankcard_number" r#bankcard_number);
    each!(StandalonePaymentDetails 3: "paypal_vault_id" r#paypal_vault_id);
    each!(StandaloneGateway 0: "id" r#id, "is_service_payments" r#is_service_payments, "name" r#name, "type" r#type);
    each!(Dispute 0: "id" r#id, "amount" r#amount, "arn" r#arn, "case_number" r#case_number, "currency" r#currency, "date_created" r#date_created, "happened_at" r#happened_at, "metadata" r#metadata, "order" r#order, "report_amount" r#report_amount, "report_currency" r#report_currency, "resolution" r#resolution, "status" r#status, "transaction" r#transaction, "type" r#type);
    each!(Dispute 3: "id" r#id, "resolution_other_message" r#resolution_other_message);
    each!(GatewayGroup 0: "id" r#id, "available_currencies" r#available_currencies, "available_express_payment_methods" r#available_express_payment_methods, "available_payment_methods" r#available_payment_methods, "card_types" r#card_types, "is_default" r#is_default, "name" r#name);
    each!(GatewayCurrency 0: "code" r#code, "label" r#label);
    each!(GatewayExpressPaymentMethod 0: "code" r#code, "label" r#label);
    each!(GatewayPaymentMethod 0: "code" r#code, "label" r#label, "supported_currencies" r#supported_currencies);
    each!(CardType 0: "code" r#code, "label" r#label);
    each!(Product 0: "id" r#id, "title" r#title, "slug" r#slug, "description" r#description, "meta_title" r#meta_title, "meta_description" r#meta_description, "external_tax_code" r#external_tax_code, "url" r#url, "date_created" r#date_created, "date_updated" r#date_updated, "structure" r#structure, "categories" r#categories, "enable_subscription" r#enable_subscription, "is_discountable" r#is_discountable, "is_public" r#is_public, "interval" r#interval, "interval_counts" r#interval_counts, "images" r#images, "metadata" r#metadata, "ranking" r#ranking, "rating" r#rating, "recommended_products" r#recommended_products, "variant_attributes" r#variant_attributes, "children" r#children);
    each!(Product 1: "id" r#id, "template" r#template);
    each!(ProductCategory 0: "id" r#id, "name" r#name, "slug" r#slug);
    each!(ProductListImage 0: "attachment" r#attachment, "caption" r#caption, "display_order" r#display_order, "id" r#id);
    each!(VariantAttribute 0: "code" r#code, "name" r#name, "values" r#values);
    each!(ProductVariant 0: "allow_backorders" r#allow_backorders, "date_created" r#date_created, "date_updated" r#date_updated, "id" r#id, "images" r#images, "inventory_availability" r#inventory_availability, "metadata" r#metadata, "prices" r#prices, "product_id" r#product_id, "purchase_availability" r#purchase_availability, "requires_shipping" r#requires_shipping, "sku" r#sku, "stockrecords" r#stockrecords, "structure" r#structure, "title" r#title, "track_stock" r#track_stock, "unit_cost" r#unit_cost, "upc" r#upc, "variant_attribute_values" r#variant_attribute_values);
    each!(VariantPrice 0: "currency" r#currency, "price" r#price, "retail" r#retail, "subscription_suggested_downsell" r#subscription_suggested_downsell);
    each!(VariantPrice 1: "subscription" r#subscription);
    each!(VariantStockrecord 0: "id" r#id, "location_id" r#location_id, "low_stock_threshold" r#low_stock_threshold, "num_allocated" r#num_allocated, "num_in_stock" r#num_in_stock, "price" r#price, "price_currency" r#price_currency, "price_retail" r#price_retail, "sku" r#sku);
    each!(VariantAttributeValue 0: "code" r#code, "name" r#name, "value" r#value);
    each!(ProductImage 0: "id" r#id, "attachment" r#attachment, "caption" r#caption, "display_order" r#display_order, "file_name" r#file_name, "src" r#src);
    each!(UpdateProduct 0: "title" r#title, "slug" r#slug, "description" r#description, "meta_description" r#meta_description, "external_tax_code" r#external_tax_code, "url" r#url, "date_created" r#date_created, "is_discountable" r#is_discountable, "variant_attributes" r#variant_attributes);
    each!(UpdateProduct 1: "id" r#id, "meta_title" r#meta_title, "date_updated" r#date_updated, "interval" r#interval, "interval_counts" r#interval_counts, "metadata" r#metadata, "rating" r#rating, "recommended_products" r#recommended_products);
    each!(UpdateProduct 2: "is_public" r#is_public, "images" r#images);
    each!(UpdateProduct 3: "categories" r#categories, "ranking" r#ranking);
    each!(UpdateProduct 4: "enable_subscription" r#enable_subscription);
    each!(UpdateProduct 5: "template" r#template);
    each!(UpdateProduct 7: "structure" r#structure);
    each!(UpdateProduct 10: "children" r#children);
    each!(Attribution 0: "agent" r#agent, "funnel" r#funnel, "metadata" r#metadata, "utm_campaign" r#utm_campaign, "utm_content" r#utm_content, "utm_medium" r#utm_medium, "utm_source" r#utm_source, "utm_term" r#utm_term);
    each!(Attribution 1: "gclid" r#gclid, "subaffiliate1" r#subaffiliate1, "subaffiliate4" r#subaffiliate4);
    each!(Attribution 3: "affiliate" r#affiliate);
    each!(Attribution 18: "subaffiliate2" r#subaffiliate2);
    each!(Attribution 24: "subaffiliate3" r#subaffiliate3);
    each!(Attribution 25: "subaffiliate5" r#subaffiliate5);
    each!(AttributionAgent 0: "email" r#email, "first_name" r#first_name, "id" r#id, "last_name" r#last_name);
    each!(BillingAddress 0: "country" r#country, "first_name" r#first_name, "id" r#id, "last_name" r#last_name, "line1" r#line1, "line2" r#line2, "line4" r#line4, "phone_number" r#phone_number, "postcode" r#postcode, "state" r#state);
    each!(BillingAddress 25: "line3" r#line3);
    each!(ShippingAddress 0: "country" r#country, "first_name" r#first_name, "id" r#id, "last_name" r#last_name, "line1" r#line1, "line4" r#line4, "phone_number" r#phone_number, "postcode" r#postcode, "state" r#state);
    each!(ShippingAddress 1: "line2" r#line2);
    each!(ShippingAddress 3: "notes" r#notes);
    each!(ShippingAddress 5: "line3" r#line3);
    each!(UserSummary 0: "accepts_marketing" r#accepts_marketing, "email" r#email, "first_name" r#first_name, "id" r#id, "ip" r#ip, "language" r#language, "last_name" r#last_name, "phone_number" r#phone_number, "user_agent" r#user_agent);
    each!(Stockrecord 0: "id" r#id, "low_stock_threshold" r#low_stock_threshold, "num_allocated" r#num_allocated, "num_in_stock" r#num_in_stock, "partner_sku" r#partner_sku, "price" r#price, "price_currency" r#price_currency, "price_retail" r#price_retail);
    each!(ProductSummary 0: "categories" r#categories, "id" r#id, "images" r#images, "title" r#title, "upc" r#upc, "url" r#url);
    each!(ProductSummaryCategory 0: "id" r#id, "name" r#name, "slug" r#slug);
    each!(ProductSummaryImage 0: "attachment" r#attachment, "caption" r#caption, "display_order" r#display_order, "file_name" r#file_name, "id" r#id, "src" r#src);
    each!(TaxLine 0: "amount" r#amount, "currency" r#currency, "rate" r#rate, "report_values" r#report_values, "source" r#source, "tax_id" r#tax_id, "tax_title" r#tax_title);
    each!(OrderTaxLine 0: "amount" r#amount, "currency" r#currency, "rate" r#rate, "report_values" r#report_values, "source" r#source, "id" r#id, "tax_title" r#tax_title);
    each!(TaxLineReportValues 0: "amount" r#amount, "currency" r#currency);
    each!(LineProperty 0: "key" r#key, "value" r#value);
    each!(NoteApp 0: "client_id" r#client_id, "name" r#name);
    each!(NoteAuthor 0: "email" r#email, "first_name" r#first_name, "id" r#id, "last_name" r#last_name);
    each!(Subscription 0: "id" r#id, "attribution" r#attribution, "billing_address" r#billing_address, "currency" r#currency, "frequency" r#frequency, "payment_method" r#payment_method, "shipping_code" r#shipping_code, "date_created" r#date_created, "next_renewal_date" r#next_renewal_date, "interval" r#interval, "interval_count" r#interval_count, "is_tax_known" r#is_tax_known, "is_test" r#is_test, "lines" r#lines, "num_lines" r#num_lines, "num_orders" r#num_orders, "orders" r#orders, "payment_details" r#payment_details, "shipping_price" r#shipping_price, "total" r#total, "status" r#status, "user" r#user);
    each!(Subscription 1: "id" r#id, "shipping_address" r#shipping_address, "cancel_reason_other_message" r#cancel_reason_other_message);
    each!(Subscription 18: "id" r#id, "cancel_reason" r#cancel_reason);
    each!(SubscriptionOrder 0: "billing_cycle" r#billing_cycle, "order_number" r#order_number);
    each!(SubscriptionLine 0: "id" r#id, "metadata" r#metadata, "price" r#price, "product" r#product, "properties" r#properties, "quantity" r#quantity, "stockrecord" r#stockrecord);
    each!(SubscriptionProductSummary 0: "categories" r#categories, "id" r#id, "images" r#images, "title" r#title, "url" r#url);
    each!(SubscriptionProductSummary 1: "upc" r#upc);
    each!(SubscriptionProductImage 0: "attachment" r#attachment, "caption" r#caption, "display_order" r#display_order, "file_name" r#file_name, "id" r#id, "src" r#src);
    each!(UpdateSubscription 0: "attribution" r#attribution, "payment_method" r#payment_method, "shipping_code" r#shipping_code, "next_renewal_date" r#next_renewal_date, "interval" r#interval, "payment_details" r#payment_details, "user" r#user);
    each!(UpdateSubscription 1: "date_created" r#date_created, "is_tax_known" r#is_tax_known, "status" r#status);
    each!(UpdateSubscription 2: "billing_address" r#billing_address, "shipping_address" r#shipping_address, "num_lines" r#num_lines, "shipping_price" r#shipping_price);
    each!(UpdateSubscription 3: "id" r#id, "cancel_reason" r#cancel_reason, "lines" r#lines);
    each!(UpdateSubscription 4: "currency" r#currency, "frequency" r#frequency, "is_test" r#is_test);
    each!(UpdateSubscription 5: "interval_count" r#interval_count);
    each!(UpdateSubscription 6: "num_orders" r#num_orders);
    each!(UpdateSubscription 8: "orders" r#orders, "total" r#total);
    each!(UpdateSubscription 48: "cancel_reason_other_message" r#cancel_reason_other_message);
    each!(CreateSubscriptionLine 0: "product_id" r#product_id, "quantity" r#quantity);
    each!(SupportTicket 0: "id" r#id, "assignee" r#assignee, "channel" r#channel, "comments" r#comments, "created_at" r#created_at, "from_email" r#from_email, "order" r#order, "priority" r#priority, "products" r#products, "requester" r#requester, "status" r#status, "subject" r#subject, "tags" r#tags, "ticket_type" r#ticket_type, "updated_at" r#updated_at);
    each!(Comment 0: "attachments" r#attachments, "author" r#author, "body" r#body, "created_at" r#created_at, "from_email" r#from_email, "id" r#id, "is_public" r#is_public);
    each!(Attachment 0: "file" r#file, "file_name" r#file_name, "id" r#id);
    each!(Webhook 0: "id" r#id, "active" r#active, "api_version" r#api_version, "created_at" r#created_at, "events" r#events, "name" r#name, "next_check_date" r#next_check_date, "secret_key" r#secret_key, "target" r#target, "updated_at" r#updated_at, "warning_count" r#warning_count);
    each!(CreateWebhook 0: "events" r#events, "target" r#target);
    each!(UpdateWebhook 0: "events" r#events, "target" r#target);
}
