// Written by `cargo xtask fixtures` from tests/cases. Do not edit.
//! Wrong payloads, reduced to the mistake.

use backoffice::payload;

fn main() {
    // Request and response bodies are JSON objects.
    payload!(Order []);
    payload!(RefundOrder "10.00");
    payload!(UpdateProduct null);
    // A field occurs once in its object.
    payload!(Order {
  "number": "1001",
  "lines": [{"quantity": 1, "quantity": 2}]
});
    payload!(Order {
  "number": "1001",
  "number": "1001"
});
    payload!(RefundOrder {
  "amount": "36.71",
  "amount": "1000.00"
});
    // Money amounts are strings.
    payload!(Customer { "id": 1, "total_spent": 250 });
    payload!(Order { "number": "1001", "lines": [{ "price_incl_tax": 19.99 }] });
    payload!(Order { "number": "1001", "total_incl_tax": 19.99 });
    payload!(RefundOrder { "amount": 10.0 });
    payload!(Order { "number": "1001", "total_incl_tax": "19,99" });
    // Timestamps are ISO 8601 date-time strings.
    payload!(Order { "number": "1001", "created_at": "2023-02-10" });
    payload!(Order { "number": "1001", "created_at": 1676030400 });
    payload!(Order { "number": "1001", "created_at": "yesterday" });
    payload!(Order { "number": "1001", "created_at": "2023-02-30T12:00:00Z" });
    payload!(Order { "number": "1001", "created_at": "2023-02-10T12:00:00" });
    payload!(VoucherDiscount { "voucher": { "end_datetime": "in May" } });
    payload!(Order { "number": "1001", "created_at": "2023-02-10T12:00:00+02:00" });
    // URLs are strings in URL format.
    payload!(SupportTicket { "comments": [{ "attachments": [{ "file": "receipt.pdf" }] }], "id": 1 });
    payload!(Order { "number": "1001", "order_status_url": "/orders/1001" });
    payload!(Product { "id": 1, "url": "https://shop.example/red socks" });
    payload!(Webhook { "id": 1, "target": 443 });
    payload!(Webhook { "id": 1, "target": "not a url" });
    payload!(Webhook { "id": 1, "target": "//hooks.example.com/backoffice" });
    // An order's fields have the listed types.
    payload!(Order { "number": "1001", "attribution": "newsletter" });
    payload!(Order { "number": "1001", "billing_address": [] });
    payload!(Order { "number": "1001", "fulfillments": [{ "lines": [] }] });
    payload!(Order { "number": "1001", "fulfillment_status": 1 });
    payload!(Order { "number": "1001", "is_test": 0 });
    payload!(Order { "number": "1001", "is_test": "false" });
    payload!(Order { "number": "1001", "lines": ["socks"] });
    payload!(Order { "number": "1003", "lines": [{ "properties": [{ "key": 1 }] }] });
    payload!(Order { "number": "1001", "lines": [{ "quantity": 1.5 }] });
    payload!(Order { "number": "1001", "lines": {  } });
    payload!(Order { "number": 1001 });
    payload!(Order { "number": "1001", "offer_discounts": [{ "amount": 5 }] });
    payload!(Order { "number": "1003", "subscriptions": [{ "id": "12" }] });
    payload!(Order { "number": "1001", "tags": [7] });
    payload!(Order { "number": "1001", "tags": {  } });
    payload!(Order { "number": "1001", "tax_lines": [{ "rate": "0.08" }] });
    payload!(Order { "number": "1001", "colour": "red" });
    // A refund's fields have the listed types.
    payload!(Refund { "adjustments": [{ "type": [] }] });
    payload!(Refund { "adjustments": {  } });
    payload!(Refund { "refund_line_items": [{ "quantity": "1" }] });
    payload!(Refund { "refund_line_items": [{ "restock_type": true }] });
    payload!(Refund { "note": 5 });
    payload!(Refund { "report_values": "10.00" });
    payload!(Refund { "user_id": "5" });
    // The fields of a transaction, in both forms, have the listed types.
    payload!(EmbeddedTransaction { "payment_details": { "card_token": 411111 } });
    payload!(EmbeddedTransaction { "payment_details": { "gateway": "test" } });
    payload!(EmbeddedTransaction { "is_initial_retry": "no" });
    payload!(EmbeddedTransaction { "response_code": "100" });
    payload!(Transaction { "id": 1, "payment_details": { "bankcard_exp_year": "2030" } });
    payload!(Transaction { "id": 1, "payment_details": { "gateway": { "is_service_payments": "true" } } });
    payload!(Transaction { "id": 1, "initiator": "Ada" });
    payload!(Transaction { "id": 1, "order": {  } });
    payload!(Transaction { "id": 1, "subscription": 12 });
    // A fulfillment event's fields have the listed types.
    payload!(FulfillmentEvent { "id": 1, "fulfillment": "3" });
    payload!(FulfillmentEvent { "id": 1, "happened_at": "noon" });
    payload!(FulfillmentEvent { "id": 1, "latitude": "52.1" });
    payload!(FulfillmentEvent { "id": 1, "status": true });
    // A latitude is -90 or more, a longitude -180 or more.
    payload!(CreateFulfillmentEvent { "status": "label_printed", "latitude": -91 });
    payload!(FulfillmentEvent { "id": 1, "latitude": -90.001 });
    payload!(FulfillmentEvent { "id": 1, "longitude": -180.5 });
    // The fields of a product and of its variants have the listed types.
    payload!(Product { "id": 1, "categories": "socks" });
    payload!(Product { "id": "7" });
    payload!(ProductImage { "display_order": "first", "id": 1 });
    payload!(ProductImage { "id": 1, "src": "socks.png" });
    payload!(Product { "id": 1, "is_public": "null" });
    payload!(Product { "id": 1, "rating": "4.5" });
    payload!(Product { "id": 1, "recommended_products": [{  }] });
    payload!(Product { "id": 1, "structure": [] });
    payload!(Product { "id": 1, "variant_attributes": [{ "values": [42] }] });
    payload!(Product { "id": 1, "children": [{ "images": [] }] });
    payload!(Product { "id": 1, "children": [{ "prices": [{ "price": 9.5 }] }] });
    payload!(Product { "id": 1, "children": [{ "product_id": "7" }] });
    // The fields of a subscription and of its lines have the listed types.
    payload!(Subscription { "id": 1, "interval_count": "30" });
    payload!(SubscriptionLine { "product": 7 });
    payload!(SubscriptionLine { "quantity": "2" });
    payload!(Subscription { "id": 1, "next_renewal_date": "2023-03-10" });
    payload!(Subscription { "id": 1, "orders": [{ "billing_cycle": 0.5 }] });
    payload!(Subscription { "id": 1, "payment_details": [] });
    // The order-level tax line has id instead of tax_id. Shipping tax lines have tax_id.
    payload!(Order { "number": "1001", "shipping_tax_lines": [{ "tax_id": "4" }] });
    payload!(Order { "number": "1001", "shipping_tax_lines": [{ "id": 4 }] });
    payload!(OrderTaxLine { "id": "4" });
    payload!(OrderTaxLine { "tax_id": 4 });
    payload!(TaxLine { "tax_id": "4" });
    payload!(TaxLine { "id": 4 });
    // A shipping address has notes. A customer's address has notes and two flags. A billing address has neither.
    payload!(BillingAddress { "notes": "ring twice" });
    payload!(ShippingAddress { "notes": [] });
    payload!(ShippingAddress { "is_default_for_shipping": true });
    payload!(UserAddress { "is_default_for_billing": 1 });
    payload!(UserAddress { "postcode": 12345 });
    // A customer's fields have the listed types.
    payload!(Customer { "accepts_marketing": "yes", "id": 1 });
    payload!(Customer { "addresses": {  }, "id": 1 });
    payload!(Customer { "id": "7" });
    payload!(Customer { "id": 1, "orders_count": 2.5 });
    payload!(Customer { "id": 1, "phone_number": 15550100 });
    payload!(Customer { "id": 1, "tags": "vip" });
    // A customer's language is one of the listed values.
    payload!(Customer { "id": 1, "language": false });
    payload!(Customer { "id": 1, "language": "EN" });
    payload!(Customer { "id": 1, "language": "xx" });
    payload!(UpdateCustomer { "language": "en-GB" });
    // A note's fields have the listed types.
    payload!(CustomerNote { "author": "Ada", "id": 1 });
    payload!(CustomerNote { "created_at": "today", "id": 1 });
    payload!(OrderNote { "app": "back office", "id": 1 });
    payload!(OrderNote { "id": 1, "message": [] });
    // The fields of a ticket and of its comments have the listed types.
    payload!(SupportTicket { "assignee": {  }, "id": 1 });
    payload!(SupportTicket { "comments": [{ "is_public": 1 }], "id": 1 });
    payload!(SupportTicket { "comments": {  }, "id": 1 });
    payload!(SupportTicket { "id": 1, "priority": 1 });
    payload!(SupportTicket { "id": 1, "products": ["7"] });
    payload!(SupportTicket { "id": 1, "ticket_type": "complaint" });
    // A dispute's fields have the listed types.
    payload!(Dispute { "amount": 67, "id": 1 });
    payload!(Dispute { "id": 1, "resolution": false });
    payload!(Dispute { "id": 1, "transaction": "88" });
    // A gift card's fields have the listed types.
    payload!(GiftCard { "balance": 25.0, "id": 1 });
    payload!(GiftCard { "expired_at": "2024-01-01", "id": 1 });
    payload!(GiftCard { "id": 1, "last_four": 1234 });
    payload!(GiftCard { "id": 1, "user": 7 });
    // A gateway group's fields have the listed types.
    payload!(GatewayGroup { "card_types": [{ "label": 4 }], "id": 1 });
    payload!(GatewayGroup { "available_currencies": ["USD"], "id": 1 });
    payload!(GatewayGroup { "id": 1, "is_default": "true" });
    payload!(GatewayGroup { "available_payment_methods": [{ "supported_currencies": "USD" }], "id": 1 });
    // A webhook's fields have the listed types.
    payload!(Webhook { "active": "true", "id": 1 });
    payload!(Webhook { "events": [1], "id": 1 });
    payload!(Webhook { "events": "cart.abandoned", "id": 1 });
    payload!(Webhook { "id": 1, "secret_key": 12345 });
    payload!(Webhook { "id": 1, "warning_count": "0" });
    // The body of a refund requires amount, a string.
    payload!(RefundOrder { "amount": null });
    payload!(RefundOrder {  });
    payload!(RefundOrder { "amount": "36.71", "notify_customer": true });
    // The body of an order note requires message, a string.
    payload!(CreateOrderNote { "message": 5 });
    payload!(CreateOrderNote { "message": null });
    payload!(CreateOrderNote {  });
    // The body of a fulfillment event requires status, a string, and allows the event's other fields.
    payload!(CreateFulfillmentEvent { "status": "label_printed", "city": [] });
    payload!(CreateFulfillmentEvent { "status": "label_printed", "happened_at": "just now" });
    payload!(CreateFulfillmentEvent { "status": 1 });
    payload!(CreateFulfillmentEvent { "status": null });
    payload!(CreateFulfillmentEvent {  });
    // A product update allows any subset of the product's fields.
    payload!(UpdateProduct { "colour": "red" });
    payload!(UpdateProduct { "title": 5 });
    payload!(UpdateProduct { "url": "shop" });
    // The body of a product image is a JSON object. The document does not show its fields.
    payload!(CreateProductImage []);
    // A subscription update allows any subset of the subscription's fields.
    payload!(UpdateSubscription { "interval": 1 });
    payload!(UpdateSubscription { "lines": [{ "quantity": "2" }] });
    // The body of a subscription line requires product_id and quantity, both integers.
    payload!(CreateSubscriptionLine { "product_id": "7", "quantity": 3 });
    payload!(CreateSubscriptionLine { "product_id": null, "quantity": 3 });
    payload!(CreateSubscriptionLine { "product_id": 7409209, "quantity": 1.5 });
    payload!(CreateSubscriptionLine { "product_id": 7409209, "quantity": null });
    payload!(CreateSubscriptionLine { "quantity": 3 });
    payload!(CreateSubscriptionLine { "product_id": 7409209 });
    // A customer update allows any subset of the customer's fields.
    payload!(UpdateCustomer { "date_joined": "2023-02-10" });
    payload!(UpdateCustomer { "is_blocked": "no" });
    // The body of a customer note requires message, a string.
    payload!(CreateCustomerNote { "message": {  } });
    payload!(CreateCustomerNote { "message": null });
    payload!(CreateCustomerNote {  });
    // The body of a ticket attachment is a form. The document does not show its fields.
    payload!(UploadTicketAttachments "receipt.pdf");
    // The body of a capture is a JSON object; it may be empty.
    payload!(CaptureTransaction null);
    // The body of a new webhook requires events, a list of event names, and target, a URL.
    payload!(CreateWebhook { "events": [{  }], "target": "https://hooks.example.com/backoffice" });
    payload!(CreateWebhook { "events": "cart.abandoned", "target": "https://hooks.example.com/backoffice" });
    payload!(CreateWebhook { "events": null, "target": "https://hooks.example.com/backoffice" });
    payload!(CreateWebhook { "events": [], "target": "hooks.example.com/backoffice" });
    payload!(CreateWebhook { "events": [], "target": null });
    payload!(CreateWebhook { "target": "https://hooks.example.com/backoffice" });
    payload!(CreateWebhook { "events": [] });
    // The body that replaces a webhook requires events and target, a URL.
    payload!(UpdateWebhook { "events": {  }, "target": "https://hooks.example/in/03d861" });
    payload!(UpdateWebhook { "events": [], "target": 443 });
    payload!(UpdateWebhook { "events": [], "target": "" });
    payload!(UpdateWebhook { "target": "https://hooks.example/in/03d861" });
    payload!(UpdateWebhook { "events": [] });
    // A page has next and previous, URLs or null, and results, a list of resources.
    payload!(CustomerPage []);
    payload!(CustomerPage { "results": [null] });
    payload!(CustomerPage { "results": [{ "id": 1, "language": "xx" }] });
    payload!(CustomerPage { "results": {  } });
    payload!(CustomerPage { "results": null });
    payload!(CustomerPage {  });
    payload!(GatewayGroupPage { "previous": 1, "results": [] });
    payload!(GatewayGroupPage {  });
    payload!(GiftCardPage { "next": "cD0yMDIz", "results": [] });
    payload!(GiftCardPage { "next": false, "results": [] });
    payload!(GiftCardPage {  });
    payload!(WebhookPage { "previous": "page 1", "results": [] });
    payload!(WebhookPage {  });
    // A record that an endpoint returns has its identity.
    payload!(CustomerNote {  });
    payload!(CustomerPage { "results": [{  }] });
    payload!(Customer {  });
    payload!(Dispute {  });
    payload!(FulfillmentEvent {  });
    payload!(GatewayGroup {  });
    payload!(GiftCard {  });
    payload!(OrderNote {  });
    payload!(Order { "number": null });
    payload!(Order {  });
    payload!(ProductImage {  });
    payload!(Product {  });
    payload!(Subscription {  });
    payload!(SupportTicket {  });
    payload!(Transaction {  });
    payload!(Webhook { "id": null });
    payload!(Webhook {  });
    // Calls of ours take and give deliveries.
    payload!(ChangeWebhookSecret { "secret_key": 7 });
    payload!(RedeliverEvents { "id": "7" });
    payload!(RedeliverEvents { "since": "2023-02-10" });
    payload!(Redelivered { "count": "3" });
    payload!(WebhookDelivery { "attempts": [{ "number": 0 }], "id": 1 });
    payload!(WebhookDeliveryPage {  });
    payload!(WebhookDelivery {  });
    // num_in_stock and num_allocated are 32-bit signed integers.
    payload!(Order { "number": "1001", "lines": [{ "stockrecord": { "num_in_stock": 4294967296 } }] });
    payload!(Stockrecord { "num_allocated": 2147483648 });
    payload!(Stockrecord { "num_allocated": -2147483649 });
    payload!(Stockrecord { "num_in_stock": 0.5 });
    payload!(Stockrecord { "num_in_stock": 2147483648 });
    payload!(Stockrecord { "num_in_stock": -2147483649 });
    payload!(VariantStockrecord { "num_allocated": 2147483648 });
    payload!(VariantStockrecord { "num_allocated": -2147483649 });
    payload!(VariantStockrecord { "num_in_stock": 2147483648 });
    payload!(VariantStockrecord { "num_in_stock": -2147483649 });
    // ranking is a 32-bit signed integer.
    payload!(Product { "id": 1, "ranking": 2147483648 });
    payload!(Product { "id": 1, "ranking": -2147483649 });
    payload!(UpdateProduct { "ranking": 2147483648 });
    payload!(UpdateProduct { "ranking": -2147483649 });
    // The entries of interval_counts are 32-bit signed integers.
    payload!(Product { "id": 1, "interval_counts": ["30"] });
    payload!(Product { "id": 1, "interval_counts": [30, 60, 2147483648] });
    payload!(Product { "id": 1, "interval_counts": [30, -2147483649] });
    payload!(UpdateProduct { "interval_counts": [2147483648] });
    payload!(UpdateProduct { "interval_counts": [-2147483649] });
    // Only the listed fields are allowed.
    payload!(Customer { "id": 1, "frist_name": "Ada" });
    payload!(CustomerPage { "results": [], "count": 1 });
    payload!(Order { "number": "1001", "lines": [{ "colour": "red" }] });
    payload!(RefundOrder { "amount": "36.71", "notify_customer": true });
    payload!(Webhook { "id": 1, "colour": "red" });
    // An amount is a decimal number (gap amount-format).
    payload!(GiftCard { "balance": "", "id": 1 });
    payload!(Order { "number": "1001", "total_incl_tax": "19,99" });
    payload!(Order { "number": "1001", "total_incl_tax": "USD 19.99" });
    payload!(RefundOrder { "amount": "1e3" });
    // A timestamp is in UTC.
    payload!(Order { "number": "1001", "created_at": "2023-02-10T12:00:00+02:00" });
    payload!(Webhook { "id": 1, "updated_at": "2023-02-10T12:00:00-05:30" });
}
