// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Shapes, ids and enumerations by resource group, and operations.
mod enums;
mod ids;
mod customers;
mod gift_cards;
mod orders;
mod payments;
mod products;
mod shared;
mod subscriptions;
mod tickets;
mod webhooks;
pub mod operations;
pub use self::{enums::*, ids::*};
pub use self::customers::*;
pub use self::gift_cards::*;
pub use self::orders::*;
pub use self::payments::*;
pub use self::products::*;
pub use self::shared::*;
pub use self::subscriptions::*;
pub use self::tickets::*;
pub use self::webhooks::*;
pub use crate::info::{SHAPES, endpoints};
/// Decoder of each shape, for a shape that is chosen at run time.
pub(crate) static DECODERS: &[(&crate::runtime::ShapeInfo, crate::runtime::Decoder)] = &[
    (&CUSTOMER, crate::runtime::Decoder::of::<Customer>()),
    (&CUSTOMER_PAGE, crate::runtime::Decoder::of::<crate::runtime::Page<Customer>>()),
    (&USER_ADDRESS, crate::runtime::Decoder::of::<UserAddress>()),
    (&CUSTOMER_NOTE, crate::runtime::Decoder::of::<CustomerNote>()),
    (&LIST_USERS_QUERY, crate::runtime::Decoder::of::<ListUsersQuery>()),
    (&UPDATE_CUSTOMER, crate::runtime::Decoder::of::<UpdateCustomer>()),
    (&CREATE_CUSTOMER_NOTE, crate::runtime::Decoder::of::<CreateCustomerNote>()),
    (&GIFT_CARD, crate::runtime::Decoder::of::<GiftCard>()),
    (&GIFT_CARD_PAGE, crate::runtime::Decoder::of::<crate::runtime::Page<GiftCard>>()),
    (&LIST_GIFT_CARDS_QUERY, crate::runtime::Decoder::of::<ListGiftCardsQuery>()),
    (&ORDER, crate::runtime::Decoder::of::<Order>()),
    (&OFFER_DISCOUNT, crate::runtime::Decoder::of::<OfferDiscount>()),
    (&ORDER_REPORT_VALUES, crate::runtime::Decoder::of::<OrderReportValues>()),
    (&ORDER_SUBSCRIPTION, crate::runtime::Decoder::of::<OrderSubscription>()),
    (&VOUCHER_DISCOUNT, crate::runtime::Decoder::of::<VoucherDiscount>()),
    (&VOUCHER, crate::runtime::Decoder::of::<Voucher>()),
    (&FULFILLMENT, crate::runtime::Decoder::of::<Fulfillment>()),
    (&ORDER_LINE, crate::runtime::Decoder::of::<OrderLine>()),
    (&REFUND, crate::runtime::Decoder::of::<Refund>()),
    (&REFUND_ADJUSTMENT, crate::runtime::Decoder::of::<RefundAdjustment>()),
    (
        &REFUND_ADJUSTMENT_REPORT_VALUES,
        crate::runtime::Decoder::of::<RefundAdjustmentReportValues>(),
    ),
    (&REFUND_LINE_ITEM, crate::runtime::Decoder::of::<RefundLineItem>()),
    (
        &REFUND_LINE_ITEM_REPORT_VALUES,
        crate::runtime::Decoder::of::<RefundLineItemReportValues>(),
    ),
    (&REFUND_REPORT_VALUES, crate::runtime::Decoder::of::<RefundReportValues>()),
    (&FULFILLMENT_EVENT, crate::runtime::Decoder::of::<FulfillmentEvent>()),
    (&ORDER_NOTE, crate::runtime::Decoder::of::<OrderNote>()),
    (&REFUND_ORDER, crate::runtime::Decoder::of::<RefundOrder>()),
    (&CREATE_ORDER_NOTE, crate::runtime::Decoder::of::<CreateOrderNote>()),
    (&CREATE_FULFILLMENT_EVENT, crate::runtime::Decoder::of::<CreateFulfillmentEvent>()),
    (&EMBEDDED_TRANSACTION, crate::runtime::Decoder::of::<EmbeddedTransaction>()),
    (
        &TRANSACTION_REPORT_VALUES,
        crate::runtime::Decoder::of::<TransactionReportValues>(),
    ),
    (&PAYMENT_DETAILS, crate::runtime::Decoder::of::<PaymentDetails>()),
    (&GATEWAY, crate::runtime::Decoder::of::<Gateway>()),
    (&TRANSACTION, crate::runtime::Decoder::of::<Transaction>()),
    (&TRANSACTION_INITIATOR, crate::runtime::Decoder::of::<TransactionInitiator>()),
    (
        &TRANSACTION_SUBSCRIPTION,
        crate::runtime::Decoder::of::<TransactionSubscription>(),
    ),
    (
        &STANDALONE_PAYMENT_DETAILS,
        crate::runtime::Decoder::of::<StandalonePaymentDetails>(),
    ),
    (&STANDALONE_GATEWAY, crate::runtime::Decoder::of::<StandaloneGateway>()),
    (&DISPUTE, crate::runtime::Decoder::of::<Dispute>()),
    (&GATEWAY_GROUP, crate::runtime::Decoder::of::<GatewayGroup>()),
    (
        &GATEWAY_GROUP_PAGE,
        crate::runtime::Decoder::of::<crate::runtime::Page<GatewayGroup>>(),
    ),
    (&GATEWAY_CURRENCY, crate::runtime::Decoder::of::<GatewayCurrency>()),
    (
        &GATEWAY_EXPRESS_PAYMENT_METHOD,
        crate::runtime::Decoder::of::<GatewayExpressPaymentMethod>(),
    ),
    (&GATEWAY_PAYMENT_METHOD, crate::runtime::Decoder::of::<GatewayPaymentMethod>()),
    (&CARD_TYPE, crate::runtime::Decoder::of::<CardType>()),
    (
        &LIST_GATEWAY_GROUPS_QUERY,
        crate::runtime::Decoder::of::<ListGatewayGroupsQuery>(),
    ),
    (&CAPTURE_TRANSACTION, crate::runtime::Decoder::of::<CaptureTransaction>()),
    (&PRODUCT, crate::runtime::Decoder::of::<Product>()),
    (&PRODUCT_CATEGORY, crate::runtime::Decoder::of::<ProductCategory>()),
    (&PRODUCT_LIST_IMAGE, crate::runtime::Decoder::of::<ProductListImage>()),
    (&VARIANT_ATTRIBUTE, crate::runtime::Decoder::of::<VariantAttribute>()),
    (&PRODUCT_VARIANT, crate::runtime::Decoder::of::<ProductVariant>()),
    (&VARIANT_PRICE, crate::runtime::Decoder::of::<VariantPrice>()),
    (&VARIANT_STOCKRECORD, crate::runtime::Decoder::of::<VariantStockrecord>()),
    (&VARIANT_ATTRIBUTE_VALUE, crate::runtime::Decoder::of::<VariantAttributeValue>()),
    (&PRODUCT_IMAGE, crate::runtime::Decoder::of::<ProductImage>()),
    (&UPDATE_PRODUCT, crate::runtime::Decoder::of::<UpdateProduct>()),
    (&CREATE_PRODUCT_IMAGE, crate::runtime::Decoder::of::<CreateProductImage>()),
    (&ATTRIBUTION, crate::runtime::Decoder::of::<Attribution>()),
    (&ATTRIBUTION_AGENT, crate::runtime::Decoder::of::<AttributionAgent>()),
    (&BILLING_ADDRESS, crate::runtime::Decoder::of::<BillingAddress>()),
    (&SHIPPING_ADDRESS, crate::runtime::Decoder::of::<ShippingAddress>()),
    (&USER_SUMMARY, crate::runtime::Decoder::of::<UserSummary>()),
    (&STOCKRECORD, crate::runtime::Decoder::of::<Stockrecord>()),
    (&PRODUCT_SUMMARY, crate::runtime::Decoder::of::<ProductSummary>()),
    (&PRODUCT_SUMMARY_CATEGORY, crate::runtime::Decoder::of::<ProductSummaryCategory>()),
    (&PRODUCT_SUMMARY_IMAGE, crate::runtime::Decoder::of::<ProductSummaryImage>()),
    (&TAX_LINE, crate::runtime::Decoder::of::<TaxLine>()),
    (&ORDER_TAX_LINE, crate::runtime::Decoder::of::<OrderTaxLine>()),
    (&TAX_LINE_REPORT_VALUES, crate::runtime::Decoder::of::<TaxLineReportValues>()),
    (&LINE_PROPERTY, crate::runtime::Decoder::of::<LineProperty>()),
    (&NOTE_APP, crate::runtime::Decoder::of::<NoteApp>()),
    (&NOTE_AUTHOR, crate::runtime::Decoder::of::<NoteAuthor>()),
    (&SUBSCRIPTION, crate::runtime::Decoder::of::<Subscription>()),
    (&SUBSCRIPTION_ORDER, crate::runtime::Decoder::of::<SubscriptionOrder>()),
    (&SUBSCRIPTION_LINE, crate::runtime::Decoder::of::<SubscriptionLine>()),
    (
        &SUBSCRIPTION_PRODUCT_SUMMARY,
        crate::runtime::Decoder::of::<SubscriptionProductSummary>(),
    ),
    (
        &SUBSCRIPTION_PRODUCT_IMAGE,
        crate::runtime::Decoder::of::<SubscriptionProductImage>(),
    ),
    (&UPDATE_SUBSCRIPTION, crate::runtime::Decoder::of::<UpdateSubscription>()),
    (&CREATE_SUBSCRIPTION_LINE, crate::runtime::Decoder::of::<CreateSubscriptionLine>()),
    (&SUPPORT_TICKET, crate::runtime::Decoder::of::<SupportTicket>()),
    (&COMMENT, crate::runtime::Decoder::of::<Comment>()),
    (&ATTACHMENT, crate::runtime::Decoder::of::<Attachment>()),
    (
        &UPLOAD_TICKET_ATTACHMENTS,
        crate::runtime::Decoder::of::<UploadTicketAttachments>(),
    ),
    (&WEBHOOK, crate::runtime::Decoder::of::<Webhook>()),
    (&WEBHOOK_PAGE, crate::runtime::Decoder::of::<crate::runtime::Page<Webhook>>()),
    (&LIST_WEBHOOKS_QUERY, crate::runtime::Decoder::of::<ListWebhooksQuery>()),
    (&CREATE_WEBHOOK, crate::runtime::Decoder::of::<CreateWebhook>()),
    (&UPDATE_WEBHOOK, crate::runtime::Decoder::of::<UpdateWebhook>()),
];
