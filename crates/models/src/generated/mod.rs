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
pub(crate) const DECODERS: &[(&crate::runtime::ShapeInfo, crate::runtime::Decoder)] = &[
    (&crate::info::CUSTOMER, crate::runtime::Decoder::of::<Customer>()),
    (
        &crate::info::CUSTOMER_PAGE,
        crate::runtime::Decoder::of::<crate::runtime::Page<Customer>>(),
    ),
    (&crate::info::USER_ADDRESS, crate::runtime::Decoder::of::<UserAddress>()),
    (&crate::info::CUSTOMER_NOTE, crate::runtime::Decoder::of::<CustomerNote>()),
    (&crate::info::LIST_USERS_QUERY, crate::runtime::Decoder::of::<ListUsersQuery>()),
    (&crate::info::UPDATE_CUSTOMER, crate::runtime::Decoder::of::<UpdateCustomer>()),
    (
        &crate::info::CREATE_CUSTOMER_NOTE,
        crate::runtime::Decoder::of::<CreateCustomerNote>(),
    ),
    (&crate::info::WEBHOOK_DELIVERY, crate::runtime::Decoder::of::<WebhookDelivery>()),
    (
        &crate::info::WEBHOOK_DELIVERY_PAGE,
        crate::runtime::Decoder::of::<crate::runtime::Page<WebhookDelivery>>(),
    ),
    (&crate::info::DELIVERY_ATTEMPT, crate::runtime::Decoder::of::<DeliveryAttempt>()),
    (
        &crate::info::LIST_DELIVERIES_QUERY,
        crate::runtime::Decoder::of::<ListDeliveriesQuery>(),
    ),
    (&crate::info::REDELIVER_EVENTS, crate::runtime::Decoder::of::<RedeliverEvents>()),
    (&crate::info::REDELIVERED, crate::runtime::Decoder::of::<Redelivered>()),
    (
        &crate::info::CHANGE_WEBHOOK_SECRET,
        crate::runtime::Decoder::of::<ChangeWebhookSecret>(),
    ),
    (&crate::info::GIFT_CARD, crate::runtime::Decoder::of::<GiftCard>()),
    (
        &crate::info::GIFT_CARD_PAGE,
        crate::runtime::Decoder::of::<crate::runtime::Page<GiftCard>>(),
    ),
    (
        &crate::info::LIST_GIFT_CARDS_QUERY,
        crate::runtime::Decoder::of::<ListGiftCardsQuery>(),
    ),
    (&crate::info::ORDER, crate::runtime::Decoder::of::<Order>()),
    (&crate::info::OFFER_DISCOUNT, crate::runtime::Decoder::of::<OfferDiscount>()),
    (
        &crate::info::ORDER_REPORT_VALUES,
        crate::runtime::Decoder::of::<OrderReportValues>(),
    ),
    (
        &crate::info::ORDER_SUBSCRIPTION,
        crate::runtime::Decoder::of::<OrderSubscription>(),
    ),
    (&crate::info::VOUCHER_DISCOUNT, crate::runtime::Decoder::of::<VoucherDiscount>()),
    (&crate::info::VOUCHER, crate::runtime::Decoder::of::<Voucher>()),
    (&crate::info::FULFILLMENT, crate::runtime::Decoder::of::<Fulfillment>()),
    (&crate::info::ORDER_LINE, crate::runtime::Decoder::of::<OrderLine>()),
    (&crate::info::REFUND, crate::runtime::Decoder::of::<Refund>()),
    (&crate::info::REFUND_ADJUSTMENT, crate::runtime::Decoder::of::<RefundAdjustment>()),
    (
        &crate::info::REFUND_ADJUSTMENT_REPORT_VALUES,
        crate::runtime::Decoder::of::<RefundAdjustmentReportValues>(),
    ),
    (&crate::info::REFUND_LINE_ITEM, crate::runtime::Decoder::of::<RefundLineItem>()),
    (
        &crate::info::REFUND_LINE_ITEM_REPORT_VALUES,
        crate::runtime::Decoder::of::<RefundLineItemReportValues>(),
    ),
    (
        &crate::info::REFUND_REPORT_VALUES,
        crate::runtime::Decoder::of::<RefundReportValues>(),
    ),
    (&crate::info::FULFILLMENT_EVENT, crate::runtime::Decoder::of::<FulfillmentEvent>()),
    (&crate::info::ORDER_NOTE, crate::runtime::Decoder::of::<OrderNote>()),
    (&crate::info::REFUND_ORDER, crate::runtime::Decoder::of::<RefundOrder>()),
    (&crate::info::CREATE_ORDER_NOTE, crate::runtime::Decoder::of::<CreateOrderNote>()),
    (
        &crate::info::CREATE_FULFILLMENT_EVENT,
        crate::runtime::Decoder::of::<CreateFulfillmentEvent>(),
    ),
    (
        &crate::info::EMBEDDED_TRANSACTION,
        crate::runtime::Decoder::of::<EmbeddedTransaction>(),
    ),
    (
        &crate::info::TRANSACTION_REPORT_VALUES,
        crate::runtime::Decoder::of::<TransactionReportValues>(),
    ),
    (&crate::info::PAYMENT_DETAILS, crate::runtime::Decoder::of::<PaymentDetails>()),
    (&crate::info::GATEWAY, crate::runtime::Decoder::of::<Gateway>()),
    (&crate::info::TRANSACTION, crate::runtime::Decoder::of::<Transaction>()),
    (
        &crate::info::TRANSACTION_INITIATOR,
        crate::runtime::Decoder::of::<TransactionInitiator>(),
    ),
    (
        &crate::info::TRANSACTION_SUBSCRIPTION,
        crate::runtime::Decoder::of::<TransactionSubscription>(),
    ),
    (
        &crate::info::STANDALONE_PAYMENT_DETAILS,
        crate::runtime::Decoder::of::<StandalonePaymentDetails>(),
    ),
    (
        &crate::info::STANDALONE_GATEWAY,
        crate::runtime::Decoder::of::<StandaloneGateway>(),
    ),
    (&crate::info::DISPUTE, crate::runtime::Decoder::of::<Dispute>()),
    (&crate::info::GATEWAY_GROUP, crate::runtime::Decoder::of::<GatewayGroup>()),
    (
        &crate::info::GATEWAY_GROUP_PAGE,
        crate::runtime::Decoder::of::<crate::runtime::Page<GatewayGroup>>(),
    ),
    (&crate::info::GATEWAY_CURRENCY, crate::runtime::Decoder::of::<GatewayCurrency>()),
    (
        &crate::info::GATEWAY_EXPRESS_PAYMENT_METHOD,
        crate::runtime::Decoder::of::<GatewayExpressPaymentMethod>(),
    ),
    (
        &crate::info::GATEWAY_PAYMENT_METHOD,
        crate::runtime::Decoder::of::<GatewayPaymentMethod>(),
    ),
    (&crate::info::CARD_TYPE, crate::runtime::Decoder::of::<CardType>()),
    (
        &crate::info::LIST_GATEWAY_GROUPS_QUERY,
        crate::runtime::Decoder::of::<ListGatewayGroupsQuery>(),
    ),
    (
        &crate::info::CAPTURE_TRANSACTION,
        crate::runtime::Decoder::of::<CaptureTransaction>(),
    ),
    (&crate::info::PRODUCT, crate::runtime::Decoder::of::<Product>()),
    (&crate::info::PRODUCT_CATEGORY, crate::runtime::Decoder::of::<ProductCategory>()),
    (
        &crate::info::PRODUCT_LIST_IMAGE,
        crate::runtime::Decoder::of::<ProductListImage>(),
    ),
    (&crate::info::VARIANT_ATTRIBUTE, crate::runtime::Decoder::of::<VariantAttribute>()),
    (&crate::info::PRODUCT_VARIANT, crate::runtime::Decoder::of::<ProductVariant>()),
    (&crate::info::VARIANT_PRICE, crate::runtime::Decoder::of::<VariantPrice>()),
    (
        &crate::info::VARIANT_STOCKRECORD,
        crate::runtime::Decoder::of::<VariantStockrecord>(),
    ),
    (
        &crate::info::VARIANT_ATTRIBUTE_VALUE,
        crate::runtime::Decoder::of::<VariantAttributeValue>(),
    ),
    (&crate::info::PRODUCT_IMAGE, crate::runtime::Decoder::of::<ProductImage>()),
    (&crate::info::UPDATE_PRODUCT, crate::runtime::Decoder::of::<UpdateProduct>()),
    (
        &crate::info::CREATE_PRODUCT_IMAGE,
        crate::runtime::Decoder::of::<CreateProductImage>(),
    ),
    (&crate::info::ATTRIBUTION, crate::runtime::Decoder::of::<Attribution>()),
    (&crate::info::ATTRIBUTION_AGENT, crate::runtime::Decoder::of::<AttributionAgent>()),
    (&crate::info::BILLING_ADDRESS, crate::runtime::Decoder::of::<BillingAddress>()),
    (&crate::info::SHIPPING_ADDRESS, crate::runtime::Decoder::of::<ShippingAddress>()),
    (&crate::info::USER_SUMMARY, crate::runtime::Decoder::of::<UserSummary>()),
    (&crate::info::STOCKRECORD, crate::runtime::Decoder::of::<Stockrecord>()),
    (&crate::info::PRODUCT_SUMMARY, crate::runtime::Decoder::of::<ProductSummary>()),
    (
        &crate::info::PRODUCT_SUMMARY_CATEGORY,
        crate::runtime::Decoder::of::<ProductSummaryCategory>(),
    ),
    (
        &crate::info::PRODUCT_SUMMARY_IMAGE,
        crate::runtime::Decoder::of::<ProductSummaryImage>(),
    ),
    (&crate::info::TAX_LINE, crate::runtime::Decoder::of::<TaxLine>()),
    (&crate::info::ORDER_TAX_LINE, crate::runtime::Decoder::of::<OrderTaxLine>()),
    (
        &crate::info::TAX_LINE_REPORT_VALUES,
        crate::runtime::Decoder::of::<TaxLineReportValues>(),
    ),
    (&crate::info::LINE_PROPERTY, crate::runtime::Decoder::of::<LineProperty>()),
    (&crate::info::NOTE_APP, crate::runtime::Decoder::of::<NoteApp>()),
    (&crate::info::NOTE_AUTHOR, crate::runtime::Decoder::of::<NoteAuthor>()),
    (&crate::info::SUBSCRIPTION, crate::runtime::Decoder::of::<Subscription>()),
    (
        &crate::info::SUBSCRIPTION_ORDER,
        crate::runtime::Decoder::of::<SubscriptionOrder>(),
    ),
    (&crate::info::SUBSCRIPTION_LINE, crate::runtime::Decoder::of::<SubscriptionLine>()),
    (
        &crate::info::SUBSCRIPTION_PRODUCT_SUMMARY,
        crate::runtime::Decoder::of::<SubscriptionProductSummary>(),
    ),
    (
        &crate::info::SUBSCRIPTION_PRODUCT_IMAGE,
        crate::runtime::Decoder::of::<SubscriptionProductImage>(),
    ),
    (
        &crate::info::UPDATE_SUBSCRIPTION,
        crate::runtime::Decoder::of::<UpdateSubscription>(),
    ),
    (
        &crate::info::CREATE_SUBSCRIPTION_LINE,
        crate::runtime::Decoder::of::<CreateSubscriptionLine>(),
    ),
    (&crate::info::SUPPORT_TICKET, crate::runtime::Decoder::of::<SupportTicket>()),
    (&crate::info::COMMENT, crate::runtime::Decoder::of::<Comment>()),
    (&crate::info::ATTACHMENT, crate::runtime::Decoder::of::<Attachment>()),
    (
        &crate::info::UPLOAD_TICKET_ATTACHMENTS,
        crate::runtime::Decoder::of::<UploadTicketAttachments>(),
    ),
    (&crate::info::WEBHOOK, crate::runtime::Decoder::of::<Webhook>()),
    (
        &crate::info::WEBHOOK_PAGE,
        crate::runtime::Decoder::of::<crate::runtime::Page<Webhook>>(),
    ),
    (
        &crate::info::LIST_WEBHOOKS_QUERY,
        crate::runtime::Decoder::of::<ListWebhooksQuery>(),
    ),
    (&crate::info::CREATE_WEBHOOK, crate::runtime::Decoder::of::<CreateWebhook>()),
    (&crate::info::UPDATE_WEBHOOK, crate::runtime::Decoder::of::<UpdateWebhook>()),
];
