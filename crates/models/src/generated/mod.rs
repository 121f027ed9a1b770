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
    (&CUSTOMER, crate::runtime::decode_boxed::<Customer>),
    (&CUSTOMER_PAGE, crate::runtime::decode_boxed::<crate::runtime::Page<Customer>>),
    (&USER_ADDRESS, crate::runtime::decode_boxed::<UserAddress>),
    (&CUSTOMER_NOTE, crate::runtime::decode_boxed::<CustomerNote>),
    (&LIST_USERS_QUERY, crate::runtime::decode_boxed::<ListUsersQuery>),
    (&UPDATE_CUSTOMER, crate::runtime::decode_boxed::<UpdateCustomer>),
    (&CREATE_CUSTOMER_NOTE, crate::runtime::decode_boxed::<CreateCustomerNote>),
    (&GIFT_CARD, crate::runtime::decode_boxed::<GiftCard>),
    (&GIFT_CARD_PAGE, crate::runtime::decode_boxed::<crate::runtime::Page<GiftCard>>),
    (&LIST_GIFT_CARDS_QUERY, crate::runtime::decode_boxed::<ListGiftCardsQuery>),
    (&ORDER, crate::runtime::decode_boxed::<Order>),
    (&OFFER_DISCOUNT, crate::runtime::decode_boxed::<OfferDiscount>),
    (&ORDER_REPORT_VALUES, crate::runtime::decode_boxed::<OrderReportValues>),
    (&ORDER_SUBSCRIPTION, crate::runtime::decode_boxed::<OrderSubscription>),
    (&VOUCHER_DISCOUNT, crate::runtime::decode_boxed::<VoucherDiscount>),
    (&VOUCHER, crate::runtime::decode_boxed::<Voucher>),
    (&FULFILLMENT, crate::runtime::decode_boxed::<Fulfillment>),
    (&ORDER_LINE, crate::runtime::decode_boxed::<OrderLine>),
    (&REFUND, crate::runtime::decode_boxed::<Refund>),
    (&REFUND_ADJUSTMENT, crate::runtime::decode_boxed::<RefundAdjustment>),
    (
        &REFUND_ADJUSTMENT_REPORT_VALUES,
        crate::runtime::decode_boxed::<RefundAdjustmentReportValues>,
    ),
    (&REFUND_LINE_ITEM, crate::runtime::decode_boxed::<RefundLineItem>),
    (
        &REFUND_LINE_ITEM_REPORT_VALUES,
        crate::runtime::decode_boxed::<RefundLineItemReportValues>,
    ),
    (&REFUND_REPORT_VALUES, crate::runtime::decode_boxed::<RefundReportValues>),
    (&FULFILLMENT_EVENT, crate::runtime::decode_boxed::<FulfillmentEvent>),
    (&ORDER_NOTE, crate::runtime::decode_boxed::<OrderNote>),
    (&REFUND_ORDER, crate::runtime::decode_boxed::<RefundOrder>),
    (&CREATE_ORDER_NOTE, crate::runtime::decode_boxed::<CreateOrderNote>),
    (&CREATE_FULFILLMENT_EVENT, crate::runtime::decode_boxed::<CreateFulfillmentEvent>),
    (&EMBEDDED_TRANSACTION, crate::runtime::decode_boxed::<EmbeddedTransaction>),
    (
        &TRANSACTION_REPORT_VALUES,
        crate::runtime::decode_boxed::<TransactionReportValues>,
    ),
    (&PAYMENT_DETAILS, crate::runtime::decode_boxed::<PaymentDetails>),
    (&GATEWAY, crate::runtime::decode_boxed::<Gateway>),
    (&TRANSACTION, crate::runtime::decode_boxed::<Transaction>),
    (&TRANSACTION_INITIATOR, crate::runtime::decode_boxed::<TransactionInitiator>),
    (&TRANSACTION_SUBSCRIPTION, crate::runtime::decode_boxed::<TransactionSubscription>),
    (
        &STANDALONE_PAYMENT_DETAILS,
        crate::runtime::decode_boxed::<StandalonePaymentDetails>,
    ),
    (&STANDALONE_GATEWAY, crate::runtime::decode_boxed::<StandaloneGateway>),
    (&DISPUTE, crate::runtime::decode_boxed::<Dispute>),
    (&GATEWAY_GROUP, crate::runtime::decode_boxed::<GatewayGroup>),
    (
        &GATEWAY_GROUP_PAGE,
        crate::runtime::decode_boxed::<crate::runtime::Page<GatewayGroup>>,
    ),
    (&GATEWAY_CURRENCY, crate::runtime::decode_boxed::<GatewayCurrency>),
    (
        &GATEWAY_EXPRESS_PAYMENT_METHOD,
        crate::runtime::decode_boxed::<GatewayExpressPaymentMethod>,
    ),
    (&GATEWAY_PAYMENT_METHOD, crate::runtime::decode_boxed::<GatewayPaymentMethod>),
    (&CARD_TYPE, crate::runtime::decode_boxed::<CardType>),
    (&LIST_GATEWAY_GROUPS_QUERY, crate::runtime::decode_boxed::<ListGatewayGroupsQuery>),
    (&CAPTURE_TRANSACTION, crate::runtime::decode_boxed::<CaptureTransaction>),
    (&PRODUCT, crate::runtime::decode_boxed::<Product>),
    (&PRODUCT_CATEGORY, crate::runtime::decode_boxed::<ProductCategory>),
    (&PRODUCT_LIST_IMAGE, crate::runtime::decode_boxed::<ProductListImage>),
    (&VARIANT_ATTRIBUTE, crate::runtime::decode_boxed::<VariantAttribute>),
    (&PRODUCT_VARIANT, crate::runtime::decode_boxed::<ProductVariant>),
    (&VARIANT_PRICE, crate::runtime::decode_boxed::<VariantPrice>),
    (&VARIANT_STOCKRECORD, crate::runtime::decode_boxed::<VariantStockrecord>),
    (&VARIANT_ATTRIBUTE_VALUE, crate::runtime::decode_boxed::<VariantAttributeValue>),
    (&PRODUCT_IMAGE, crate::runtime::decode_boxed::<ProductImage>),
    (&UPDATE_PRODUCT, crate::runtime::decode_boxed::<UpdateProduct>),
    (&CREATE_PRODUCT_IMAGE, crate::runtime::decode_boxed::<CreateProductImage>),
    (&ATTRIBUTION, crate::runtime::decode_boxed::<Attribution>),
    (&ATTRIBUTION_AGENT, crate::runtime::decode_boxed::<AttributionAgent>),
    (&BILLING_ADDRESS, crate::runtime::decode_boxed::<BillingAddress>),
    (&SHIPPING_ADDRESS, crate::runtime::decode_boxed::<ShippingAddress>),
    (&USER_SUMMARY, crate::runtime::decode_boxed::<UserSummary>),
    (&STOCKRECORD, crate::runtime::decode_boxed::<Stockrecord>),
    (&PRODUCT_SUMMARY, crate::runtime::decode_boxed::<ProductSummary>),
    (&PRODUCT_SUMMARY_CATEGORY, crate::runtime::decode_boxed::<ProductSummaryCategory>),
    (&PRODUCT_SUMMARY_IMAGE, crate::runtime::decode_boxed::<ProductSummaryImage>),
    (&TAX_LINE, crate::runtime::decode_boxed::<TaxLine>),
    (&ORDER_TAX_LINE, crate::runtime::decode_boxed::<OrderTaxLine>),
    (&TAX_LINE_REPORT_VALUES, crate::runtime::decode_boxed::<TaxLineReportValues>),
    (&LINE_PROPERTY, crate::runtime::decode_boxed::<LineProperty>),
    (&NOTE_APP, crate::runtime::decode_boxed::<NoteApp>),
    (&NOTE_AUTHOR, crate::runtime::decode_boxed::<NoteAuthor>),
    (&SUBSCRIPTION, crate::runtime::decode_boxed::<Subscription>),
    (&SUBSCRIPTION_ORDER, crate::runtime::decode_boxed::<SubscriptionOrder>),
    (&SUBSCRIPTION_LINE, crate::runtime::decode_boxed::<SubscriptionLine>),
    (
        &SUBSCRIPTION_PRODUCT_SUMMARY,
        crate::runtime::decode_boxed::<SubscriptionProductSummary>,
    ),
    (
        &SUBSCRIPTION_PRODUCT_IMAGE,
        crate::runtime::decode_boxed::<SubscriptionProductImage>,
    ),
    (&UPDATE_SUBSCRIPTION, crate::runtime::decode_boxed::<UpdateSubscription>),
    (&CREATE_SUBSCRIPTION_LINE, crate::runtime::decode_boxed::<CreateSubscriptionLine>),
    (&SUPPORT_TICKET, crate::runtime::decode_boxed::<SupportTicket>),
    (&COMMENT, crate::runtime::decode_boxed::<Comment>),
    (&ATTACHMENT, crate::runtime::decode_boxed::<Attachment>),
    (
        &UPLOAD_TICKET_ATTACHMENTS,
        crate::runtime::decode_boxed::<UploadTicketAttachments>,
    ),
    (&WEBHOOK, crate::runtime::decode_boxed::<Webhook>),
    (&WEBHOOK_PAGE, crate::runtime::decode_boxed::<crate::runtime::Page<Webhook>>),
    (&LIST_WEBHOOKS_QUERY, crate::runtime::decode_boxed::<ListWebhooksQuery>),
    (&CREATE_WEBHOOK, crate::runtime::decode_boxed::<CreateWebhook>),
    (&UPDATE_WEBHOOK, crate::runtime::decode_boxed::<UpdateWebhook>),
];
