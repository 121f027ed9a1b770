// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Shapes, ids and enumerations by resource group, and operations.
pub mod customers;
pub mod deliveries;
pub mod gift_cards;
pub mod orders;
pub mod payments;
pub mod products;
pub mod shared;
pub mod subscriptions;
pub mod tickets;
pub mod webhooks;
pub mod enums;
pub mod operations;
#[doc(no_inline)]
pub use self::customers::*;
#[doc(no_inline)]
pub use self::deliveries::*;
#[doc(no_inline)]
pub use self::gift_cards::*;
#[doc(no_inline)]
pub use self::orders::*;
#[doc(no_inline)]
pub use self::payments::*;
#[doc(no_inline)]
pub use self::products::*;
#[doc(no_inline)]
pub use self::shared::*;
#[doc(no_inline)]
pub use self::subscriptions::*;
#[doc(no_inline)]
pub use self::tickets::*;
#[doc(no_inline)]
pub use self::webhooks::*;
#[doc(no_inline)]
pub use self::enums::*;
/// Decoder of each shape, for a shape that is chosen at run time.
pub(crate) const DECODERS: &[(&super::runtime::ShapeInfo, super::runtime::Decoder)] = &[
    (&super::info::CUSTOMER, super::runtime::Decoder::of::<Customer>()),
    (&super::info::CUSTOMER_PAGE, super::runtime::Decoder::of::<super::runtime::Page<Customer>>(),),
    (&super::info::USER_ADDRESS, super::runtime::Decoder::of::<UserAddress>()),
    (&super::info::CUSTOMER_NOTE, super::runtime::Decoder::of::<CustomerNote>()),
    (&super::info::LIST_USERS_QUERY, super::runtime::Decoder::of::<ListUsersQuery>()),
    (&super::info::UPDATE_CUSTOMER, super::runtime::Decoder::of::<UpdateCustomer>()),
    (&super::info::CREATE_CUSTOMER_NOTE, super::runtime::Decoder::of::<CreateCustomerNote>(),),
    (&super::info::WEBHOOK_DELIVERY, super::runtime::Decoder::of::<WebhookDelivery>()),
    (&super::info::WEBHOOK_DELIVERY_PAGE, super::runtime::Decoder::of::<super::runtime::Page<WebhookDelivery>>(),),
    (&super::info::DELIVERY_ATTEMPT, super::runtime::Decoder::of::<DeliveryAttempt>()),
    (&super::info::LIST_DELIVERIES_QUERY, super::runtime::Decoder::of::<ListDeliveriesQuery>(),),
    (&super::info::REDELIVER_EVENTS, super::runtime::Decoder::of::<RedeliverEvents>()),
    (&super::info::REDELIVERED, super::runtime::Decoder::of::<Redelivered>()),
    (&super::info::CHANGE_WEBHOOK_SECRET, super::runtime::Decoder::of::<ChangeWebhookSecret>(),),
    (&super::info::GIFT_CARD, super::runtime::Decoder::of::<GiftCard>()),
    (&super::info::GIFT_CARD_PAGE, super::runtime::Decoder::of::<super::runtime::Page<GiftCard>>(),),
    (&super::info::LIST_GIFT_CARDS_QUERY, super::runtime::Decoder::of::<ListGiftCardsQuery>(),),
    (&super::info::ORDER, super::runtime::Decoder::of::<Order>()),
    (&super::info::OFFER_DISCOUNT, super::runtime::Decoder::of::<OfferDiscount>()),
    (&super::info::ORDER_REPORT_VALUES, super::runtime::Decoder::of::<OrderReportValues>(),),
    (&super::info::ORDER_SUBSCRIPTION, super::runtime::Decoder::of::<OrderSubscription>(),),
    (&super::info::VOUCHER_DISCOUNT, super::runtime::Decoder::of::<VoucherDiscount>()),
    (&super::info::VOUCHER, super::runtime::Decoder::of::<Voucher>()),
    (&super::info::FULFILLMENT, super::runtime::Decoder::of::<Fulfillment>()),
    (&super::info::ORDER_LINE, super::runtime::Decoder::of::<OrderLine>()),
    (&super::info::REFUND, super::runtime::Decoder::of::<Refund>()),
    (&super::info::REFUND_ADJUSTMENT, super::runtime::Decoder::of::<RefundAdjustment>()),
    (&super::info::REFUND_ADJUSTMENT_REPORT_VALUES, super::runtime::Decoder::of::<RefundAdjustmentReportValues>(),),
    (&super::info::REFUND_LINE_ITEM, super::runtime::Decoder::of::<RefundLineItem>()),
    (&super::info::REFUND_LINE_ITEM_REPORT_VALUES, super::runtime::Decoder::of::<RefundLineItemReportValues>(),),
    (&super::info::REFUND_REPORT_VALUES, super::runtime::Decoder::of::<RefundReportValues>(),),
    (&super::info::FULFILLMENT_EVENT, super::runtime::Decoder::of::<FulfillmentEvent>()),
    (&super::info::ORDER_NOTE, super::runtime::Decoder::of::<OrderNote>()),
    (&super::info::REFUND_ORDER, super::runtime::Decoder::of::<RefundOrder>()),
    (&super::info::CREATE_ORDER_NOTE, super::runtime::Decoder::of::<CreateOrderNote>()),
    (&super::info::CREATE_FULFILLMENT_EVENT, super::runtime::Decoder::of::<CreateFulfillmentEvent>(),),
    (&super::info::EMBEDDED_TRANSACTION, super::runtime::Decoder::of::<EmbeddedTransaction>(),),
    (&super::info::TRANSACTION_REPORT_VALUES, super::runtime::Decoder::of::<TransactionReportValues>(),),
    (&super::info::PAYMENT_DETAILS, super::runtime::Decoder::of::<PaymentDetails>()),
    (&super::info::GATEWAY, super::runtime::Decoder::of::<Gateway>()),
    (&super::info::TRANSACTION, super::runtime::Decoder::of::<Transaction>()),
    (&super::info::TRANSACTION_INITIATOR, super::runtime::Decoder::of::<TransactionInitiator>(),),
    (&super::info::TRANSACTION_SUBSCRIPTION, super::runtime::Decoder::of::<TransactionSubscription>(),),
    (&super::info::STANDALONE_PAYMENT_DETAILS, super::runtime::Decoder::of::<StandalonePaymentDetails>(),),
    (&super::info::STANDALONE_GATEWAY, super::runtime::Decoder::of::<StandaloneGateway>(),),
    (&super::info::DISPUTE, super::runtime::Decoder::of::<Dispute>()),
    (&super::info::GATEWAY_GROUP, super::runtime::Decoder::of::<GatewayGroup>()),
    (&super::info::GATEWAY_GROUP_PAGE, super::runtime::Decoder::of::<super::runtime::Page<GatewayGroup>>(),),
    (&super::info::GATEWAY_CURRENCY, super::runtime::Decoder::of::<GatewayCurrency>()),
    (&super::info::GATEWAY_EXPRESS_PAYMENT_METHOD, super::runtime::Decoder::of::<GatewayExpressPaymentMethod>(),),
    (&super::info::GATEWAY_PAYMENT_METHOD, super::runtime::Decoder::of::<GatewayPaymentMethod>(),),
    (&super::info::CARD_TYPE, super::runtime::Decoder::of::<CardType>()),
    (&super::info::LIST_GATEWAY_GROUPS_QUERY, super::runtime::Decoder::of::<ListGatewayGroupsQuery>(),),
    (&super::info::CAPTURE_TRANSACTION, super::runtime::Decoder::of::<CaptureTransaction>(),),
    (&super::info::PRODUCT, super::runtime::Decoder::of::<Product>()),
    (&super::info::PRODUCT_CATEGORY, super::runtime::Decoder::of::<ProductCategory>()),
    (&super::info::PRODUCT_LIST_IMAGE, super::runtime::Decoder::of::<ProductListImage>(),),
    (&super::info::VARIANT_ATTRIBUTE, super::runtime::Decoder::of::<VariantAttribute>()),
    (&super::info::PRODUCT_VARIANT, super::runtime::Decoder::of::<ProductVariant>()),
    (&super::info::VARIANT_PRICE, super::runtime::Decoder::of::<VariantPrice>()),
    (&super::info::VARIANT_STOCKRECORD, super::runtime::Decoder::of::<VariantStockrecord>(),),
    (&super::info::VARIANT_ATTRIBUTE_VALUE, super::runtime::Decoder::of::<VariantAttributeValue>(),),
    (&super::info::PRODUCT_IMAGE, super::runtime::Decoder::of::<ProductImage>()),
    (&super::info::UPDATE_PRODUCT, super::runtime::Decoder::of::<UpdateProduct>()),
    (&super::info::CREATE_PRODUCT_IMAGE, super::runtime::Decoder::of::<CreateProductImage>(),),
    (&super::info::ATTRIBUTION, super::runtime::Decoder::of::<Attribution>()),
    (&super::info::ATTRIBUTION_AGENT, super::runtime::Decoder::of::<AttributionAgent>()),
    (&super::info::BILLING_ADDRESS, super::runtime::Decoder::of::<BillingAddress>()),
    (&super::info::SHIPPING_ADDRESS, super::runtime::Decoder::of::<ShippingAddress>()),
    (&super::info::USER_SUMMARY, super::runtime::Decoder::of::<UserSummary>()),
    (&super::info::STOCKRECORD, super::runtime::Decoder::of::<Stockrecord>()),
    (&super::info::PRODUCT_SUMMARY, super::runtime::Decoder::of::<ProductSummary>()),
    (&super::info::PRODUCT_SUMMARY_CATEGORY, super::runtime::Decoder::of::<ProductSummaryCategory>(),),
    (&super::info::PRODUCT_SUMMARY_IMAGE, super::runtime::Decoder::of::<ProductSummaryImage>(),),
    (&super::info::TAX_LINE, super::runtime::Decoder::of::<TaxLine>()),
    (&super::info::ORDER_TAX_LINE, super::runtime::Decoder::of::<OrderTaxLine>()),
    (&super::info::TAX_LINE_REPORT_VALUES, super::runtime::Decoder::of::<TaxLineReportValues>(),),
    (&super::info::LINE_PROPERTY, super::runtime::Decoder::of::<LineProperty>()),
    (&super::info::NOTE_APP, super::runtime::Decoder::of::<NoteApp>()),
    (&super::info::NOTE_AUTHOR, super::runtime::Decoder::of::<NoteAuthor>()),
    (&super::info::SUBSCRIPTION, super::runtime::Decoder::of::<Subscription>()),
    (&super::info::SUBSCRIPTION_ORDER, super::runtime::Decoder::of::<SubscriptionOrder>(),),
    (&super::info::SUBSCRIPTION_LINE, super::runtime::Decoder::of::<SubscriptionLine>()),
    (&super::info::SUBSCRIPTION_PRODUCT_SUMMARY, super::runtime::Decoder::of::<SubscriptionProductSummary>(),),
    (&super::info::SUBSCRIPTION_PRODUCT_IMAGE, super::runtime::Decoder::of::<SubscriptionProductImage>(),),
    (&super::info::UPDATE_SUBSCRIPTION, super::runtime::Decoder::of::<UpdateSubscription>(),),
    (&super::info::CREATE_SUBSCRIPTION_LINE, super::runtime::Decoder::of::<CreateSubscriptionLine>(),),
    (&super::info::SUPPORT_TICKET, super::runtime::Decoder::of::<SupportTicket>()),
    (&super::info::COMMENT, super::runtime::Decoder::of::<Comment>()),
    (&super::info::ATTACHMENT, super::runtime::Decoder::of::<Attachment>()),
    (&super::info::UPLOAD_TICKET_ATTACHMENTS, super::runtime::Decoder::of::<UploadTicketAttachments>(),),
    (&super::info::WEBHOOK, super::runtime::Decoder::of::<Webhook>()),
    (&super::info::WEBHOOK_PAGE, super::runtime::Decoder::of::<super::runtime::Page<Webhook>>(),),
    (&super::info::LIST_WEBHOOKS_QUERY, super::runtime::Decoder::of::<ListWebhooksQuery>(),),
    (&super::info::CREATE_WEBHOOK, super::runtime::Decoder::of::<CreateWebhook>()),
    (&super::info::UPDATE_WEBHOOK, super::runtime::Decoder::of::<UpdateWebhook>()),
];
