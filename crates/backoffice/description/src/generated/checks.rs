// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Checks of shapes whose fields come in document order.

#[allow(unused_imports, reason = "not every set of tables has all kinds of value")]
use crate::engine::{check, formats, number, object, string, table::Bounds, unordered, value};

check! { customer = super::tables::CUSTOMER, {
    0 "accepts_marketing" 1 value::boolean;
    1 "addresses" 1 |text, null, pass| object::shapes(text, null, pass, user_address);
    2 "date_joined" 1 formats::timestamp;
    3 "email" 1 string::string;
    4 "first_name" 1 string::string;
    5 "id" 0 number::integer;
    6 "ip" 3 string::string;
    7 "is_blocked" 1 value::boolean;
    8 "language" 1 |text, null, pass| string::one_of(text, null, pass, & ["da" , "de" , "en" , "es" , "fi" , "fr" , "it" , "nl" , "no" , "pt" , "sv" , "th"]);
    9 "last_name" 1 string::string;
    10 "metadata" 3 object::any;
    11 "orders_count" 1 number::integer;
    12 "phone_number" 3 string::string;
    13 "subscriptions_count" 1 number::integer;
    14 "tags" 1 |text, null, pass| object::list(text, null, pass, string::string);
    15 "total_spent" 3 formats::amount;
    16 "user_agent" 3 string::string;
    17 "user_type" 1 |text, null, pass| string::open_enum(text, null, pass, & ["customer"]);
} }

check! { customer_page = super::tables::CUSTOMER_PAGE, {
    0 "next" 3 formats::url;
    1 "previous" 3 formats::url;
    2 "results" 0 |text, null, pass| object::shapes(text, null, pass, customer);
} }

check! { user_address = super::tables::USER_ADDRESS, {
    0 "country" 1 string::string;
    1 "first_name" 1 string::string;
    2 "id" 1 number::integer;
    3 "last_name" 1 string::string;
    4 "line1" 1 string::string;
    5 "line2" 3 string::string;
    6 "line3" 3 string::string;
    7 "line4" 3 string::string;
    8 "phone_number" 3 string::string;
    9 "postcode" 3 string::string;
    10 "state" 3 string::string;
    11 "notes" 3 string::string;
    12 "is_default_for_billing" 1 value::boolean;
    13 "is_default_for_shipping" 1 value::boolean;
} }

check! { customer_note = super::tables::CUSTOMER_NOTE, {
    0 "app" 3 |text, null, pass| object::shape(text, null, pass, note_app);
    1 "author" 3 |text, null, pass| object::shape(text, null, pass, note_author);
    2 "created_at" 1 formats::timestamp;
    3 "id" 0 number::integer;
    4 "message" 1 string::string;
    5 "updated_at" 1 formats::timestamp;
} }

check! { update_customer = super::tables::UPDATE_CUSTOMER, {
    0 "accepts_marketing" 3 value::boolean;
    1 "addresses" 3 |text, null, pass| object::shapes(text, null, pass, user_address);
    2 "date_joined" 3 formats::timestamp;
    3 "email" 3 string::string;
    4 "first_name" 3 string::string;
    5 "id" 3 number::integer;
    6 "ip" 3 string::string;
    7 "is_blocked" 3 value::boolean;
    8 "language" 3 |text, null, pass| string::one_of(text, null, pass, & ["da" , "de" , "en" , "es" , "fi" , "fr" , "it" , "nl" , "no" , "pt" , "sv" , "th"]);
    9 "last_name" 3 string::string;
    10 "metadata" 3 object::any;
    11 "orders_count" 3 number::integer;
    12 "phone_number" 3 string::string;
    13 "subscriptions_count" 3 number::integer;
    14 "tags" 3 |text, null, pass| object::list(text, null, pass, string::string);
    15 "total_spent" 3 formats::amount;
    16 "user_agent" 3 string::string;
    17 "user_type" 3 |text, null, pass| string::open_enum(text, null, pass, & ["customer"]);
} }

check! { create_customer_note = super::tables::CREATE_CUSTOMER_NOTE, {
    0 "message" 0 string::string;
} }

check! { webhook_delivery = super::tables::WEBHOOK_DELIVERY, {
    0 "attempts" 1 |text, null, pass| object::shapes(text, null, pass, delivery_attempt);
    1 "created_at" 1 formats::timestamp;
    2 "data" 1 object::free_object;
    3 "event" 1 |text, null, pass| string::open_enum(text, null, pass, & ["cart.abandoned"]);
    4 "id" 0 number::integer;
    5 "message_id" 1 string::string;
    6 "next_attempt_at" 3 formats::timestamp;
    7 "record" 1 string::string;
    8 "state" 1 |text, null, pass| string::one_of(text, null, pass, & ["waiting" , "delivered" , "failed" , "unwanted"]);
    9 "webhook" 1 number::integer;
} }

check! { webhook_delivery_page = super::tables::WEBHOOK_DELIVERY_PAGE, {
    0 "next" 3 formats::url;
    1 "previous" 3 formats::url;
    2 "results" 0 |text, null, pass| object::shapes(text, null, pass, webhook_delivery);
} }

check! { delivery_attempt = super::tables::DELIVERY_ATTEMPT, {
    0 "answer" 1 string::string;
    1 "milliseconds" 1 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (0) , high : None });
    2 "number" 1 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (1) , high : None });
    3 "outcome" 1 string::string;
    4 "started_at" 1 formats::timestamp;
    5 "status" 3 number::integer;
} }

check! { redeliver_events = super::tables::REDELIVER_EVENTS, {
    0 "id" 1 number::integer;
    1 "webhook" 1 number::integer;
    2 "since" 1 formats::timestamp;
    3 "state" 1 |text, null, pass| string::one_of(text, null, pass, & ["waiting" , "delivered" , "failed" , "unwanted"]);
    4 "any_state" 1 value::boolean;
} }

check! { redelivered = super::tables::REDELIVERED, {
    0 "count" 1 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (0) , high : None });
} }

check! { change_webhook_secret = super::tables::CHANGE_WEBHOOK_SECRET, {
    0 "secret_key" 1 string::string;
} }

check! { gift_card = super::tables::GIFT_CARD, {
    0 "balance" 1 formats::amount;
    1 "created_at" 1 formats::timestamp;
    2 "currency" 1 string::string;
    3 "disabled_at" 3 formats::timestamp;
    4 "expired_at" 3 formats::timestamp;
    5 "id" 0 number::integer;
    6 "initial" 1 formats::amount;
    7 "last_four" 1 string::string;
    8 "updated_at" 1 formats::timestamp;
    9 "user" 3 |text, null, pass| object::shape(text, null, pass, user_summary);
} }

check! { gift_card_page = super::tables::GIFT_CARD_PAGE, {
    0 "next" 3 formats::url;
    1 "previous" 3 formats::url;
    2 "results" 0 |text, null, pass| object::shapes(text, null, pass, gift_card);
} }

check! { order = super::tables::ORDER, {
    0 "number" 0 string::string;
    1 "attribution" 1 |text, null, pass| object::shape(text, null, pass, attribution);
    2 "billing_address" 3 |text, null, pass| object::shape(text, null, pass, billing_address);
    3 "shipping_address" 3 |text, null, pass| object::shape(text, null, pass, shipping_address);
    4 "created_at" 1 formats::timestamp;
    5 "date_placed" 1 formats::timestamp;
    6 "updated_at" 1 formats::timestamp;
    7 "currency" 1 string::string;
    8 "display_taxes" 3 string::string;
    9 "fulfillment_status" 1 |text, null, pass| string::open_enum(text, null, pass, & ["not_required"]);
    10 "fulfillments" 1 |text, null, pass| object::shapes(text, null, pass, fulfillment);
    11 "is_test" 1 value::boolean;
    12 "lines" 1 |text, null, pass| object::shapes(text, null, pass, order_line);
    13 "metadata" 3 object::any;
    14 "offer_discounts" 1 |text, null, pass| object::shapes(text, null, pass, offer_discount);
    15 "order_status_url" 1 formats::url;
    16 "original_shipping_excl_tax" 1 formats::amount;
    17 "original_shipping_incl_tax" 1 formats::amount;
    18 "original_total_excl_tax" 1 formats::amount;
    19 "original_total_incl_tax" 1 formats::amount;
    20 "payment_status" 1 |text, null, pass| string::open_enum(text, null, pass, & ["pending"]);
    21 "refunds" 1 |text, null, pass| object::shapes(text, null, pass, refund);
    22 "report_values" 1 |text, null, pass| object::shape(text, null, pass, order_report_values);
    23 "shipping_code" 3 string::string;
    24 "shipping_method" 3 string::string;
    25 "source" 3 string::string;
    26 "status" 1 string::string;
    27 "subscription_lifecycle" 3 string::string;
    28 "shipping_excl_tax" 1 formats::amount;
    29 "shipping_incl_tax" 1 formats::amount;
    30 "shipping_tax" 1 formats::amount;
    31 "shipping_tax_lines" 1 |text, null, pass| object::shapes(text, null, pass, tax_line);
    32 "tax_lines" 1 |text, null, pass| object::shapes(text, null, pass, order_tax_line);
    33 "subscriptions" 1 |text, null, pass| object::shapes(text, null, pass, order_subscription);
    34 "supports_post_purchase_upsells" 1 value::boolean;
    35 "tags" 1 |text, null, pass| object::list(text, null, pass, string::string);
    36 "total_cost" 3 formats::amount;
    37 "total_excl_tax" 1 formats::amount;
    38 "total_incl_tax" 1 formats::amount;
    39 "total_tax" 1 formats::amount;
    40 "transactions" 1 |text, null, pass| object::shapes(text, null, pass, embedded_transaction);
    41 "user" 1 |text, null, pass| object::shape(text, null, pass, user_summary);
    42 "voucher_discounts" 1 |text, null, pass| object::shapes(text, null, pass, voucher_discount);
} }

check! { offer_discount = super::tables::OFFER_DISCOUNT, {
    0 "amount" 1 formats::amount;
    1 "description" 3 string::string;
    2 "name" 1 string::string;
} }

check! { order_report_values = super::tables::ORDER_REPORT_VALUES, {
    0 "currency" 1 string::string;
    1 "original_shipping_excl_tax" 1 formats::amount;
    2 "original_shipping_incl_tax" 1 formats::amount;
    3 "original_total_excl_tax" 1 formats::amount;
    4 "original_total_incl_tax" 1 formats::amount;
    5 "shipping_excl_tax" 1 formats::amount;
    6 "shipping_incl_tax" 1 formats::amount;
    7 "total_cost" 3 formats::amount;
    8 "total_excl_tax" 1 formats::amount;
    9 "total_incl_tax" 1 formats::amount;
} }

check! { order_subscription = super::tables::ORDER_SUBSCRIPTION, {
    0 "billing_cycle" 1 number::integer;
    1 "id" 1 number::integer;
} }

check! { voucher_discount = super::tables::VOUCHER_DISCOUNT, {
    0 "amount" 1 formats::amount;
    1 "description" 3 string::string;
    2 "name" 1 string::string;
    3 "voucher" 1 |text, null, pass| object::shape(text, null, pass, voucher);
} }

check! { voucher = super::tables::VOUCHER, {
    0 "code" 1 string::string;
    1 "end_datetime" 3 formats::timestamp;
    2 "name" 1 string::string;
    3 "start_datetime" 1 formats::timestamp;
} }

check! { fulfillment = super::tables::FULFILLMENT, {
    0 "carrier" 3 string::string;
    1 "date_created" 1 formats::timestamp;
    2 "delivered_at" 3 formats::timestamp;
    3 "delivery_status" 3 string::string;
    4 "id" 1 number::integer;
    5 "last_event_date" 3 formats::timestamp;
    6 "lines" 1 string::string;
    7 "processing_at" 3 formats::timestamp;
    8 "reference" 3 string::string;
    9 "requires_shipping" 1 value::boolean;
    10 "status" 1 string::string;
    11 "tracking_code" 3 string::string;
    12 "tracking_link" 3 string::string;
} }

check! { order_line = super::tables::ORDER_LINE, {
    0 "created_at" 1 formats::timestamp;
    1 "id" 1 number::integer;
    2 "is_gift_card" 1 value::boolean;
    3 "is_upsell" 1 value::boolean;
    4 "metadata" 3 object::any;
    5 "price_currency" 1 string::string;
    6 "price_excl_tax" 1 formats::amount;
    7 "price_excl_tax_excl_discounts" 1 formats::amount;
    8 "price_incl_tax" 1 formats::amount;
    9 "price_incl_tax_excl_discounts" 1 formats::amount;
    10 "product" 1 |text, null, pass| object::shape(text, null, pass, product_summary);
    11 "properties" 1 |text, null, pass| object::shapes(text, null, pass, line_property);
    12 "quantity" 1 number::integer;
    13 "stockrecord" 3 |text, null, pass| object::shape(text, null, pass, stockrecord);
    14 "tax_lines" 1 |text, null, pass| object::shapes(text, null, pass, tax_line);
    15 "total_cost" 3 formats::amount;
    16 "unit_cost" 3 formats::amount;
    17 "updated_at" 1 formats::timestamp;
} }

check! { refund = super::tables::REFUND, {
    0 "id" 1 number::integer;
    1 "created_at" 1 formats::timestamp;
    2 "note" 3 string::string;
    3 "order_number" 1 string::string;
    4 "user_id" 3 number::integer;
    5 "adjustments" 1 |text, null, pass| object::shapes(text, null, pass, refund_adjustment);
    6 "refund_line_items" 1 |text, null, pass| object::shapes(text, null, pass, refund_line_item);
    7 "total_refund_amount" 1 formats::amount;
    8 "total_return_excl_tax" 1 formats::amount;
    9 "total_return_incl_tax" 1 formats::amount;
    10 "report_values" 1 |text, null, pass| object::shape(text, null, pass, refund_report_values);
    11 "transactions" 1 |text, null, pass| object::shapes(text, null, pass, embedded_transaction);
} }

check! { refund_adjustment = super::tables::REFUND_ADJUSTMENT, {
    0 "amount_excl_tax" 1 formats::amount;
    1 "amount_incl_tax" 1 formats::amount;
    2 "id" 1 number::integer;
    3 "report_values" 1 |text, null, pass| object::shape(text, null, pass, refund_adjustment_report_values);
    4 "type" 1 |text, null, pass| string::open_enum(text, null, pass, & ["refund_shipping"]);
} }

check! { refund_adjustment_report_values = super::tables::REFUND_ADJUSTMENT_REPORT_VALUES, {
    0 "amount_excl_tax" 1 formats::amount;
    1 "amount_incl_tax" 1 formats::amount;
    2 "currency" 1 string::string;
} }

check! { refund_line_item = super::tables::REFUND_LINE_ITEM, {
    0 "amount_excl_tax" 1 formats::amount;
    1 "amount_incl_tax" 1 formats::amount;
    2 "id" 1 number::integer;
    3 "line_item_id" 1 number::integer;
    4 "location_id" 3 number::integer;
    5 "quantity" 1 number::integer;
    6 "report_values" 1 |text, null, pass| object::shape(text, null, pass, refund_line_item_report_values);
    7 "restock_type" 1 |text, null, pass| string::open_enum(text, null, pass, & ["cancel"]);
} }

check! { refund_line_item_report_values = super::tables::REFUND_LINE_ITEM_REPORT_VALUES, {
    0 "amount_excl_tax" 1 formats::amount;
    1 "amount_incl_tax" 1 formats::amount;
    2 "currency" 1 string::string;
} }

check! { refund_report_values = super::tables::REFUND_REPORT_VALUES, {
    0 "currency" 1 string::string;
    1 "total_refund_amount" 1 formats::amount;
    2 "total_return_excl_tax" 1 formats::amount;
    3 "total_return_incl_tax" 1 formats::amount;
} }

check! { fulfillment_event = super::tables::FULFILLMENT_EVENT, {
    0 "id" 0 number::integer;
    1 "fulfillment" 1 number::integer;
    2 "order" 1 string::string;
    3 "status" 1 |text, null, pass| string::open_enum(text, null, pass, & ["label_printed"]);
    4 "message" 3 string::string;
    5 "happened_at" 1 formats::timestamp;
    6 "estimated_delivery_at" 3 formats::timestamp;
    7 "created_at" 1 formats::timestamp;
    8 "updated_at" 1 formats::timestamp;
    9 "city" 3 string::string;
    10 "country" 3 string::string;
    11 "line1" 3 string::string;
    12 "line2" 3 string::string;
    13 "postcode" 3 string::string;
    14 "state" 3 string::string;
    15 "latitude" 3 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : Some (- 90) , high : None }));
    16 "longitude" 3 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : Some (- 180) , high : None }));
} }

check! { order_note = super::tables::ORDER_NOTE, {
    0 "app" 3 |text, null, pass| object::shape(text, null, pass, note_app);
    1 "author" 3 |text, null, pass| object::shape(text, null, pass, note_author);
    2 "date_created" 1 formats::timestamp;
    3 "date_updated" 1 formats::timestamp;
    4 "id" 0 number::integer;
    5 "message" 1 string::string;
} }

check! { refund_order = super::tables::REFUND_ORDER, {
    0 "amount" 0 formats::amount;
} }

check! { create_order_note = super::tables::CREATE_ORDER_NOTE, {
    0 "message" 0 string::string;
} }

check! { create_fulfillment_event = super::tables::CREATE_FULFILLMENT_EVENT, {
    0 "status" 0 |text, null, pass| string::open_enum(text, null, pass, & ["label_printed"]);
    1 "id" 1 number::integer;
    2 "fulfillment" 1 number::integer;
    3 "order" 1 string::string;
    4 "message" 3 string::string;
    5 "happened_at" 1 formats::timestamp;
    6 "estimated_delivery_at" 3 formats::timestamp;
    7 "created_at" 1 formats::timestamp;
    8 "updated_at" 1 formats::timestamp;
    9 "city" 3 string::string;
    10 "country" 3 string::string;
    11 "line1" 3 string::string;
    12 "line2" 3 string::string;
    13 "postcode" 3 string::string;
    14 "state" 3 string::string;
    15 "latitude" 3 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : Some (- 90) , high : None }));
    16 "longitude" 3 |text, null, pass| number::number(text, null, pass, Some(&Bounds { low : Some (- 180) , high : None }));
} }

check! { embedded_transaction = super::tables::EMBEDDED_TRANSACTION, {
    0 "amount" 1 formats::amount;
    1 "auth_code" 3 string::string;
    2 "currency" 1 string::string;
    3 "date_created" 1 formats::timestamp;
    4 "external_id" 3 string::string;
    5 "id" 1 number::integer;
    6 "is_disputed" 1 value::boolean;
    7 "is_external" 1 value::boolean;
    8 "is_initial_retry" 1 value::boolean;
    9 "is_test" 1 value::boolean;
    10 "network_transaction_id" 3 string::string;
    11 "parent_id" 3 number::integer;
    12 "payment_details" 1 |text, null, pass| object::shape(text, null, pass, payment_details);
    13 "payment_method" 1 string::string;
    14 "report_values" 1 |text, null, pass| object::shape(text, null, pass, transaction_report_values);
    15 "response_code" 3 number::integer;
    16 "statement_descriptor" 3 string::string;
    17 "status" 1 |text, null, pass| string::open_enum(text, null, pass, & ["succeeded"]);
    18 "type" 1 string::string;
} }

check! { transaction_report_values = super::tables::TRANSACTION_REPORT_VALUES, {
    0 "amount" 1 formats::amount;
    1 "currency" 1 string::string;
} }

check! { payment_details = super::tables::PAYMENT_DETAILS, {
    0 "bankcard_first_six" 3 string::string;
    1 "bankcard_last_four" 3 string::string;
    2 "card_token" 3 string::string;
    3 "gateway" 3 |text, null, pass| object::shape(text, null, pass, gateway);
    4 "is_3ds" 1 value::boolean;
    5 "optimized_3ds" 1 value::boolean;
    6 "paypal_vault_id" 3 string::string;
    7 "sca_flow" 3 string::string;
} }

check! { gateway = super::tables::GATEWAY, {
    0 "id" 1 number::integer;
    1 "name" 1 string::string;
    2 "type" 1 string::string;
} }

check! { transaction = super::tables::TRANSACTION, {
    0 "amount" 1 formats::amount;
    1 "amount_available_for_refund" 1 formats::amount;
    2 "attribution" 1 |text, null, pass| object::shape(text, null, pass, attribution);
    3 "auth_code" 3 string::string;
    4 "currency" 1 string::string;
    5 "date_created" 1 formats::timestamp;
    6 "external_id" 3 string::string;
    7 "id" 0 number::integer;
    8 "initiator" 3 |text, null, pass| object::shape(text, null, pass, transaction_initiator);
    9 "is_disputed" 1 value::boolean;
    10 "is_external" 1 value::boolean;
    11 "is_test" 1 value::boolean;
    12 "network_transaction_id" 3 string::string;
    13 "order" 3 string::string;
    14 "parent_id" 3 number::integer;
    15 "payment_details" 1 |text, null, pass| object::shape(text, null, pass, standalone_payment_details);
    16 "payment_method" 1 string::string;
    17 "report_values" 1 |text, null, pass| object::shape(text, null, pass, transaction_report_values);
    18 "response_code" 3 number::integer;
    19 "statement_descriptor" 3 string::string;
    20 "status" 1 |text, null, pass| string::open_enum(text, null, pass, & ["succeeded"]);
    21 "subscription" 3 |text, null, pass| object::shape(text, null, pass, transaction_subscription);
    22 "type" 1 string::string;
    23 "user" 3 |text, null, pass| object::shape(text, null, pass, user_summary);
} }

check! { transaction_initiator = super::tables::TRANSACTION_INITIATOR, {
    0 "email" 1 string::string;
    1 "first_name" 1 string::string;
    2 "id" 1 number::integer;
    3 "last_name" 1 string::string;
} }

check! { transaction_subscription = super::tables::TRANSACTION_SUBSCRIPTION, {
    0 "billing_cycle" 1 number::integer;
    1 "id" 1 number::integer;
} }

check! { standalone_payment_details = super::tables::STANDALONE_PAYMENT_DETAILS, {
    0 "bankcard_first_six" 3 string::string;
    1 "bankcard_last_four" 3 string::string;
    2 "card_token" 3 string::string;
    3 "gateway" 3 |text, null, pass| object::shape(text, null, pass, standalone_gateway);
    4 "is_3ds" 1 value::boolean;
    5 "optimized_3ds" 1 value::boolean;
    6 "paypal_vault_id" 3 string::string;
    7 "sca_flow" 3 string::string;
    8 "bankcard_exp_month" 3 number::integer;
    9 "bankcard_exp_year" 3 number::integer;
    10 "bankcard_number" 3 string::string;
} }

check! { standalone_gateway = super::tables::STANDALONE_GATEWAY, {
    0 "id" 1 number::integer;
    1 "is_service_payments" 1 value::boolean;
    2 "name" 1 string::string;
    3 "type" 1 string::string;
} }

check! { dispute = super::tables::DISPUTE, {
    0 "amount" 1 formats::amount;
    1 "arn" 3 string::string;
    2 "case_number" 3 string::string;
    3 "currency" 1 string::string;
    4 "date_created" 1 formats::timestamp;
    5 "happened_at" 1 formats::timestamp;
    6 "id" 0 number::integer;
    7 "metadata" 3 object::any;
    8 "order" 3 string::string;
    9 "report_amount" 1 formats::amount;
    10 "report_currency" 1 string::string;
    11 "resolution" 3 |text, null, pass| string::open_enum(text, null, pass, & ["could_not_find_order"]);
    12 "resolution_other_message" 3 string::string;
    13 "status" 1 |text, null, pass| string::open_enum(text, null, pass, & ["new"]);
    14 "transaction" 3 number::integer;
    15 "type" 1 |text, null, pass| string::open_enum(text, null, pass, & ["alert"]);
} }

check! { gateway_group = super::tables::GATEWAY_GROUP, {
    0 "available_currencies" 1 |text, null, pass| object::shapes(text, null, pass, gateway_currency);
    1 "available_express_payment_methods" 1 |text, null, pass| object::shapes(text, null, pass, gateway_express_payment_method);
    2 "available_payment_methods" 1 |text, null, pass| object::shapes(text, null, pass, gateway_payment_method);
    3 "card_types" 1 |text, null, pass| object::shapes(text, null, pass, card_type);
    4 "id" 0 number::integer;
    5 "is_default" 1 value::boolean;
    6 "name" 1 string::string;
} }

check! { gateway_group_page = super::tables::GATEWAY_GROUP_PAGE, {
    0 "next" 3 formats::url;
    1 "previous" 3 formats::url;
    2 "results" 0 |text, null, pass| object::shapes(text, null, pass, gateway_group);
} }

check! { gateway_currency = super::tables::GATEWAY_CURRENCY, {
    0 "code" 1 string::string;
    1 "label" 1 string::string;
} }

check! { gateway_express_payment_method = super::tables::GATEWAY_EXPRESS_PAYMENT_METHOD, {
    0 "code" 1 string::string;
    1 "label" 1 string::string;
} }

check! { gateway_payment_method = super::tables::GATEWAY_PAYMENT_METHOD, {
    0 "code" 1 string::string;
    1 "label" 1 string::string;
    2 "supported_currencies" 1 |text, null, pass| object::list(text, null, pass, object::any);
} }

check! { card_type = super::tables::CARD_TYPE, {
    0 "code" 1 string::string;
    1 "label" 1 string::string;
} }

check! { product = super::tables::PRODUCT, {
    0 "id" 0 number::integer;
    1 "title" 1 string::string;
    2 "slug" 1 string::string;
    3 "description" 3 string::string;
    4 "meta_title" 3 string::string;
    5 "meta_description" 3 string::string;
    6 "template" 3 string::string;
    7 "external_tax_code" 3 string::string;
    8 "url" 1 formats::url;
    9 "date_created" 1 formats::timestamp;
    10 "date_updated" 1 formats::timestamp;
    11 "structure" 1 |text, null, pass| string::open_enum(text, null, pass, & ["standalone"]);
    12 "categories" 1 |text, null, pass| object::shapes(text, null, pass, product_category);
    13 "enable_subscription" 1 value::boolean;
    14 "is_discountable" 1 value::boolean;
    15 "is_public" 1 value::boolean;
    16 "interval" 3 |text, null, pass| string::open_enum(text, null, pass, & ["day"]);
    17 "interval_counts" 1 |text, null, pass| object::list(text, null, pass, number::int32);
    18 "images" 1 |text, null, pass| object::shapes(text, null, pass, product_list_image);
    19 "metadata" 3 object::any;
    20 "ranking" 1 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 2147483648) , high : Some (2147483647) });
    21 "rating" 3 |text, null, pass| number::number(text, null, pass, None);
    22 "recommended_products" 1 |text, null, pass| object::list(text, null, pass, number::integer);
    23 "variant_attributes" 1 |text, null, pass| object::shapes(text, null, pass, variant_attribute);
    24 "children" 1 |text, null, pass| object::shapes(text, null, pass, product_variant);
} }

check! { product_category = super::tables::PRODUCT_CATEGORY, {
    0 "id" 1 number::integer;
    1 "name" 1 string::string;
    2 "slug" 1 string::string;
} }

check! { product_list_image = super::tables::PRODUCT_LIST_IMAGE, {
    0 "attachment" 1 string::string;
    1 "caption" 3 string::string;
    2 "display_order" 1 number::integer;
    3 "id" 1 number::integer;
} }

check! { variant_attribute = super::tables::VARIANT_ATTRIBUTE, {
    0 "code" 1 string::string;
    1 "name" 1 string::string;
    2 "values" 1 |text, null, pass| object::list(text, null, pass, string::string);
} }

check! { product_variant = super::tables::PRODUCT_VARIANT, {
    0 "allow_backorders" 1 value::boolean;
    1 "date_created" 1 formats::timestamp;
    2 "date_updated" 1 formats::timestamp;
    3 "id" 1 number::integer;
    4 "images" 3 string::string;
    5 "inventory_availability" 1 |text, null, pass| string::open_enum(text, null, pass, & ["in_stock"]);
    6 "metadata" 3 object::any;
    7 "prices" 1 |text, null, pass| object::shapes(text, null, pass, variant_price);
    8 "product_id" 1 number::integer;
    9 "purchase_availability" 1 |text, null, pass| string::open_enum(text, null, pass, & ["available"]);
    10 "requires_shipping" 1 value::boolean;
    11 "sku" 1 string::string;
    12 "stockrecords" 1 |text, null, pass| object::shapes(text, null, pass, variant_stockrecord);
    13 "structure" 1 string::string;
    14 "title" 1 string::string;
    15 "track_stock" 1 value::boolean;
    16 "unit_cost" 3 formats::amount;
    17 "upc" 3 string::string;
    18 "variant_attribute_values" 1 |text, null, pass| object::shapes(text, null, pass, variant_attribute_value);
} }

check! { variant_price = super::tables::VARIANT_PRICE, {
    0 "currency" 1 string::string;
    1 "price" 1 formats::amount;
    2 "retail" 3 formats::amount;
    3 "subscription" 3 formats::amount;
    4 "subscription_suggested_downsell" 3 formats::amount;
} }

check! { variant_stockrecord = super::tables::VARIANT_STOCKRECORD, {
    0 "id" 1 number::integer;
    1 "location_id" 1 number::integer;
    2 "low_stock_threshold" 3 number::integer;
    3 "num_allocated" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 2147483648) , high : Some (2147483647) });
    4 "num_in_stock" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 2147483648) , high : Some (2147483647) });
    5 "price" 1 formats::amount;
    6 "price_currency" 1 string::string;
    7 "price_retail" 3 formats::amount;
    8 "sku" 1 string::string;
} }

check! { variant_attribute_value = super::tables::VARIANT_ATTRIBUTE_VALUE, {
    0 "code" 1 string::string;
    1 "name" 1 string::string;
    2 "value" 1 string::string;
} }

check! { product_image = super::tables::PRODUCT_IMAGE, {
    0 "attachment" 1 string::string;
    1 "caption" 3 string::string;
    2 "display_order" 1 number::integer;
    3 "file_name" 1 string::string;
    4 "id" 0 number::integer;
    5 "src" 1 formats::url;
} }

check! { update_product = super::tables::UPDATE_PRODUCT, {
    0 "id" 3 number::integer;
    1 "title" 3 string::string;
    2 "slug" 3 string::string;
    3 "description" 3 string::string;
    4 "meta_title" 3 string::string;
    5 "meta_description" 3 string::string;
    6 "template" 3 string::string;
    7 "external_tax_code" 3 string::string;
    8 "url" 3 formats::url;
    9 "date_created" 3 formats::timestamp;
    10 "date_updated" 3 formats::timestamp;
    11 "structure" 3 |text, null, pass| string::open_enum(text, null, pass, & ["standalone"]);
    12 "categories" 3 |text, null, pass| object::shapes(text, null, pass, product_category);
    13 "enable_subscription" 3 value::boolean;
    14 "is_discountable" 3 value::boolean;
    15 "is_public" 3 value::boolean;
    16 "interval" 3 |text, null, pass| string::open_enum(text, null, pass, & ["day"]);
    17 "interval_counts" 3 |text, null, pass| object::list(text, null, pass, number::int32);
    18 "images" 3 |text, null, pass| object::shapes(text, null, pass, product_list_image);
    19 "metadata" 3 object::any;
    20 "ranking" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 2147483648) , high : Some (2147483647) });
    21 "rating" 3 |text, null, pass| number::number(text, null, pass, None);
    22 "recommended_products" 3 |text, null, pass| object::list(text, null, pass, number::integer);
    23 "variant_attributes" 3 |text, null, pass| object::shapes(text, null, pass, variant_attribute);
    24 "children" 3 |text, null, pass| object::shapes(text, null, pass, product_variant);
} }

check! { attribution = super::tables::ATTRIBUTION, {
    0 "affiliate" 3 string::string;
    1 "agent" 3 |text, null, pass| object::shape(text, null, pass, attribution_agent);
    2 "funnel" 3 string::string;
    3 "gclid" 3 string::string;
    4 "metadata" 3 object::any;
    5 "subaffiliate1" 3 string::string;
    6 "subaffiliate2" 3 string::string;
    7 "subaffiliate3" 3 string::string;
    8 "subaffiliate4" 3 string::string;
    9 "subaffiliate5" 3 string::string;
    10 "utm_campaign" 3 string::string;
    11 "utm_content" 3 string::string;
    12 "utm_medium" 3 string::string;
    13 "utm_source" 3 string::string;
    14 "utm_term" 3 string::string;
} }

check! { attribution_agent = super::tables::ATTRIBUTION_AGENT, {
    0 "email" 1 string::string;
    1 "first_name" 1 string::string;
    2 "id" 1 number::integer;
    3 "last_name" 1 string::string;
} }

check! { billing_address = super::tables::BILLING_ADDRESS, {
    0 "country" 1 string::string;
    1 "first_name" 1 string::string;
    2 "id" 1 number::integer;
    3 "last_name" 1 string::string;
    4 "line1" 1 string::string;
    5 "line2" 3 string::string;
    6 "line3" 3 string::string;
    7 "line4" 3 string::string;
    8 "phone_number" 3 string::string;
    9 "postcode" 3 string::string;
    10 "state" 3 string::string;
} }

check! { shipping_address = super::tables::SHIPPING_ADDRESS, {
    0 "country" 1 string::string;
    1 "first_name" 1 string::string;
    2 "id" 1 number::integer;
    3 "last_name" 1 string::string;
    4 "line1" 1 string::string;
    5 "line2" 3 string::string;
    6 "line3" 3 string::string;
    7 "line4" 3 string::string;
    8 "phone_number" 3 string::string;
    9 "postcode" 3 string::string;
    10 "state" 3 string::string;
    11 "notes" 3 string::string;
} }

check! { user_summary = super::tables::USER_SUMMARY, {
    0 "accepts_marketing" 1 value::boolean;
    1 "email" 1 string::string;
    2 "first_name" 1 string::string;
    3 "id" 1 number::integer;
    4 "ip" 3 string::string;
    5 "language" 1 string::string;
    6 "last_name" 1 string::string;
    7 "phone_number" 3 string::string;
    8 "user_agent" 3 string::string;
} }

check! { stockrecord = super::tables::STOCKRECORD, {
    0 "id" 1 number::integer;
    1 "low_stock_threshold" 3 number::integer;
    2 "num_allocated" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 2147483648) , high : Some (2147483647) });
    3 "num_in_stock" 3 |text, null, pass| number::bounded(text, null, pass, &Bounds { low : Some (- 2147483648) , high : Some (2147483647) });
    4 "partner_sku" 1 string::string;
    5 "price" 1 formats::amount;
    6 "price_currency" 1 string::string;
    7 "price_retail" 3 formats::amount;
} }

check! { product_summary = super::tables::PRODUCT_SUMMARY, {
    0 "categories" 1 |text, null, pass| object::shapes(text, null, pass, product_summary_category);
    1 "id" 1 number::integer;
    2 "images" 1 |text, null, pass| object::shapes(text, null, pass, product_summary_image);
    3 "title" 1 string::string;
    4 "upc" 3 string::string;
    5 "url" 1 string::string;
} }

check! { product_summary_category = super::tables::PRODUCT_SUMMARY_CATEGORY, {
    0 "id" 1 number::integer;
    1 "name" 1 string::string;
    2 "slug" 1 string::string;
} }

check! { product_summary_image = super::tables::PRODUCT_SUMMARY_IMAGE, {
    0 "attachment" 1 string::string;
    1 "caption" 3 string::string;
    2 "display_order" 1 number::integer;
    3 "file_name" 1 string::string;
    4 "id" 1 number::integer;
    5 "src" 1 formats::url;
} }

check! { tax_line = super::tables::TAX_LINE, {
    0 "amount" 1 formats::amount;
    1 "currency" 1 string::string;
    2 "rate" 1 |text, null, pass| number::number(text, null, pass, None);
    3 "report_values" 1 |text, null, pass| object::shape(text, null, pass, tax_line_report_values);
    4 "source" 1 string::string;
    5 "tax_id" 1 number::integer;
    6 "tax_title" 1 string::string;
} }

check! { order_tax_line = super::tables::ORDER_TAX_LINE, {
    0 "amount" 1 formats::amount;
    1 "currency" 1 string::string;
    2 "rate" 1 |text, null, pass| number::number(text, null, pass, None);
    3 "report_values" 1 |text, null, pass| object::shape(text, null, pass, tax_line_report_values);
    4 "source" 1 string::string;
    5 "id" 1 number::integer;
    6 "tax_title" 1 string::string;
} }

check! { tax_line_report_values = super::tables::TAX_LINE_REPORT_VALUES, {
    0 "amount" 1 formats::amount;
    1 "currency" 1 string::string;
} }

check! { line_property = super::tables::LINE_PROPERTY, {
    0 "key" 1 string::string;
    1 "value" 3 object::any;
} }

check! { note_app = super::tables::NOTE_APP, {
    0 "client_id" 1 string::string;
    1 "name" 1 string::string;
} }

check! { note_author = super::tables::NOTE_AUTHOR, {
    0 "email" 1 string::string;
    1 "first_name" 1 string::string;
    2 "id" 1 number::integer;
    3 "last_name" 1 string::string;
} }

check! { subscription = super::tables::SUBSCRIPTION, {
    0 "id" 0 number::integer;
    1 "attribution" 1 |text, null, pass| object::shape(text, null, pass, attribution);
    2 "billing_address" 3 |text, null, pass| object::shape(text, null, pass, billing_address);
    3 "shipping_address" 3 |text, null, pass| object::shape(text, null, pass, shipping_address);
    4 "cancel_reason" 3 string::string;
    5 "cancel_reason_other_message" 3 string::string;
    6 "currency" 1 string::string;
    7 "frequency" 1 string::string;
    8 "payment_method" 1 string::string;
    9 "shipping_code" 3 string::string;
    10 "date_created" 1 formats::timestamp;
    11 "next_renewal_date" 3 formats::timestamp;
    12 "interval" 1 |text, null, pass| string::open_enum(text, null, pass, & ["day"]);
    13 "interval_count" 1 number::integer;
    14 "is_tax_known" 1 value::boolean;
    15 "is_test" 1 value::boolean;
    16 "lines" 1 |text, null, pass| object::shapes(text, null, pass, subscription_line);
    17 "num_lines" 1 number::integer;
    18 "num_orders" 1 number::integer;
    19 "orders" 1 |text, null, pass| object::shapes(text, null, pass, subscription_order);
    20 "payment_details" 1 object::free_object;
    21 "shipping_price" 1 formats::amount;
    22 "total" 1 formats::amount;
    23 "status" 1 |text, null, pass| string::open_enum(text, null, pass, & ["active"]);
    24 "user" 1 |text, null, pass| object::shape(text, null, pass, user_summary);
} }

check! { subscription_order = super::tables::SUBSCRIPTION_ORDER, {
    0 "billing_cycle" 1 number::integer;
    1 "order_number" 1 string::string;
} }

check! { subscription_line = super::tables::SUBSCRIPTION_LINE, {
    0 "id" 1 number::integer;
    1 "metadata" 3 object::any;
    2 "price" 1 formats::amount;
    3 "product" 1 |text, null, pass| object::shape(text, null, pass, subscription_product_summary);
    4 "properties" 1 |text, null, pass| object::shapes(text, null, pass, line_property);
    5 "quantity" 1 number::integer;
    6 "stockrecord" 3 |text, null, pass| object::shape(text, null, pass, stockrecord);
} }

check! { subscription_product_summary = super::tables::SUBSCRIPTION_PRODUCT_SUMMARY, {
    0 "categories" 1 |text, null, pass| object::shapes(text, null, pass, product_summary_category);
    1 "id" 1 number::integer;
    2 "images" 1 |text, null, pass| object::shapes(text, null, pass, subscription_product_image);
    3 "title" 1 string::string;
    4 "upc" 3 string::string;
    5 "url" 1 string::string;
} }

check! { subscription_product_image = super::tables::SUBSCRIPTION_PRODUCT_IMAGE, {
    0 "attachment" 1 string::string;
    1 "caption" 3 string::string;
    2 "display_order" 1 number::integer;
    3 "file_name" 1 string::string;
    4 "id" 1 number::integer;
    5 "src" 1 formats::url;
} }

check! { update_subscription = super::tables::UPDATE_SUBSCRIPTION, {
    0 "id" 3 number::integer;
    1 "attribution" 3 |text, null, pass| object::shape(text, null, pass, attribution);
    2 "billing_address" 3 |text, null, pass| object::shape(text, null, pass, billing_address);
    3 "shipping_address" 3 |text, null, pass| object::shape(text, null, pass, shipping_address);
    4 "cancel_reason" 3 string::string;
    5 "cancel_reason_other_message" 3 string::string;
    6 "currency" 3 string::string;
    7 "frequency" 3 string::string;
    8 "payment_method" 3 string::string;
    9 "shipping_code" 3 string::string;
    10 "date_created" 3 formats::timestamp;
    11 "next_renewal_date" 3 formats::timestamp;
    12 "interval" 3 |text, null, pass| string::open_enum(text, null, pass, & ["day"]);
    13 "interval_count" 3 number::integer;
    14 "is_tax_known" 3 value::boolean;
    15 "is_test" 3 value::boolean;
    16 "lines" 3 |text, null, pass| object::shapes(text, null, pass, subscription_line);
    17 "num_lines" 3 number::integer;
    18 "num_orders" 3 number::integer;
    19 "orders" 3 |text, null, pass| object::shapes(text, null, pass, subscription_order);
    20 "payment_details" 3 object::free_object;
    21 "shipping_price" 3 formats::amount;
    22 "total" 3 formats::amount;
    23 "status" 3 |text, null, pass| string::open_enum(text, null, pass, & ["active"]);
    24 "user" 3 |text, null, pass| object::shape(text, null, pass, user_summary);
} }

check! { create_subscription_line = super::tables::CREATE_SUBSCRIPTION_LINE, {
    0 "product_id" 0 number::integer;
    1 "quantity" 0 number::integer;
} }

check! { support_ticket = super::tables::SUPPORT_TICKET, {
    0 "assignee" 3 number::integer;
    1 "channel" 1 |text, null, pass| string::open_enum(text, null, pass, & ["customer_account"]);
    2 "comments" 1 |text, null, pass| object::shapes(text, null, pass, comment);
    3 "created_at" 1 formats::timestamp;
    4 "from_email" 3 string::string;
    5 "id" 0 number::integer;
    6 "order" 3 string::string;
    7 "priority" 1 |text, null, pass| string::open_enum(text, null, pass, & ["high"]);
    8 "products" 1 |text, null, pass| object::list(text, null, pass, number::integer);
    9 "requester" 3 number::integer;
    10 "status" 1 |text, null, pass| string::open_enum(text, null, pass, & ["new"]);
    11 "subject" 1 string::string;
    12 "tags" 1 |text, null, pass| object::list(text, null, pass, string::string);
    13 "ticket_type" 3 number::integer;
    14 "updated_at" 1 formats::timestamp;
} }

check! { comment = super::tables::COMMENT, {
    0 "attachments" 1 |text, null, pass| object::shapes(text, null, pass, attachment);
    1 "author" 3 number::integer;
    2 "body" 1 string::string;
    3 "created_at" 1 formats::timestamp;
    4 "from_email" 3 string::string;
    5 "id" 1 number::integer;
    6 "is_public" 1 value::boolean;
} }

check! { attachment = super::tables::ATTACHMENT, {
    0 "file" 1 formats::url;
    1 "file_name" 1 string::string;
    2 "id" 1 number::integer;
} }

check! { webhook = super::tables::WEBHOOK, {
    0 "active" 1 value::boolean;
    1 "api_version" 1 string::string;
    2 "created_at" 1 formats::timestamp;
    3 "events" 1 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["cart.abandoned"]));
    4 "id" 0 number::integer;
    5 "name" 3 string::string;
    6 "next_check_date" 3 formats::timestamp;
    7 "secret_key" 1 string::string;
    8 "target" 1 formats::url;
    9 "updated_at" 1 formats::timestamp;
    10 "warning_count" 1 number::integer;
} }

check! { webhook_page = super::tables::WEBHOOK_PAGE, {
    0 "next" 3 formats::url;
    1 "previous" 3 formats::url;
    2 "results" 0 |text, null, pass| object::shapes(text, null, pass, webhook);
} }

check! { create_webhook = super::tables::CREATE_WEBHOOK, {
    0 "events" 0 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["cart.abandoned"]));
    1 "target" 0 formats::url;
} }

check! { update_webhook = super::tables::UPDATE_WEBHOOK, {
    0 "events" 0 |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, & ["cart.abandoned"]));
    1 "target" 0 formats::url;
} }
