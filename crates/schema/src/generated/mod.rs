// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The documents and the gap ledger.
use crate::{DeliveryDocument, Document, Gap};
pub(crate) static DOCUMENTS: &[Document] = &[
    Document {
        name: "Customer",
        shape: &backoffice_shapes::CUSTOMER,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Customer.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Customer.json",
        ],
        texts: [
            include_str!("../../generated/contract/Customer.json"),
            include_str!("../../generated/strict/Customer.json"),
        ],
    },
    Document {
        name: "CustomerPage",
        shape: &backoffice_shapes::CUSTOMER_PAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CustomerPage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CustomerPage.json",
        ],
        texts: [
            include_str!("../../generated/contract/CustomerPage.json"),
            include_str!("../../generated/strict/CustomerPage.json"),
        ],
    },
    Document {
        name: "UserAddress",
        shape: &backoffice_shapes::USER_ADDRESS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/UserAddress.json",
            "https://backoffice.example/schemas/2023-02-10/strict/UserAddress.json",
        ],
        texts: [
            include_str!("../../generated/contract/UserAddress.json"),
            include_str!("../../generated/strict/UserAddress.json"),
        ],
    },
    Document {
        name: "CustomerNote",
        shape: &backoffice_shapes::CUSTOMER_NOTE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CustomerNote.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CustomerNote.json",
        ],
        texts: [
            include_str!("../../generated/contract/CustomerNote.json"),
            include_str!("../../generated/strict/CustomerNote.json"),
        ],
    },
    Document {
        name: "UpdateCustomer",
        shape: &backoffice_shapes::UPDATE_CUSTOMER,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/UpdateCustomer.json",
            "https://backoffice.example/schemas/2023-02-10/strict/UpdateCustomer.json",
        ],
        texts: [
            include_str!("../../generated/contract/UpdateCustomer.json"),
            include_str!("../../generated/strict/UpdateCustomer.json"),
        ],
    },
    Document {
        name: "CreateCustomerNote",
        shape: &backoffice_shapes::CREATE_CUSTOMER_NOTE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CreateCustomerNote.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CreateCustomerNote.json",
        ],
        texts: [
            include_str!("../../generated/contract/CreateCustomerNote.json"),
            include_str!("../../generated/strict/CreateCustomerNote.json"),
        ],
    },
    Document {
        name: "WebhookDelivery",
        shape: &backoffice_shapes::WEBHOOK_DELIVERY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/WebhookDelivery.json",
            "https://backoffice.example/schemas/2023-02-10/strict/WebhookDelivery.json",
        ],
        texts: [
            include_str!("../../generated/contract/WebhookDelivery.json"),
            include_str!("../../generated/strict/WebhookDelivery.json"),
        ],
    },
    Document {
        name: "WebhookDeliveryPage",
        shape: &backoffice_shapes::WEBHOOK_DELIVERY_PAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/WebhookDeliveryPage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/WebhookDeliveryPage.json",
        ],
        texts: [
            include_str!("../../generated/contract/WebhookDeliveryPage.json"),
            include_str!("../../generated/strict/WebhookDeliveryPage.json"),
        ],
    },
    Document {
        name: "DeliveryAttempt",
        shape: &backoffice_shapes::DELIVERY_ATTEMPT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/DeliveryAttempt.json",
            "https://backoffice.example/schemas/2023-02-10/strict/DeliveryAttempt.json",
        ],
        texts: [
            include_str!("../../generated/contract/DeliveryAttempt.json"),
            include_str!("../../generated/strict/DeliveryAttempt.json"),
        ],
    },
    Document {
        name: "RedeliverEvents",
        shape: &backoffice_shapes::REDELIVER_EVENTS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/RedeliverEvents.json",
            "https://backoffice.example/schemas/2023-02-10/strict/RedeliverEvents.json",
        ],
        texts: [
            include_str!("../../generated/contract/RedeliverEvents.json"),
            include_str!("../../generated/strict/RedeliverEvents.json"),
        ],
    },
    Document {
        name: "Redelivered",
        shape: &backoffice_shapes::REDELIVERED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Redelivered.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Redelivered.json",
        ],
        texts: [
            include_str!("../../generated/contract/Redelivered.json"),
            include_str!("../../generated/strict/Redelivered.json"),
        ],
    },
    Document {
        name: "ChangeWebhookSecret",
        shape: &backoffice_shapes::CHANGE_WEBHOOK_SECRET,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ChangeWebhookSecret.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ChangeWebhookSecret.json",
        ],
        texts: [
            include_str!("../../generated/contract/ChangeWebhookSecret.json"),
            include_str!("../../generated/strict/ChangeWebhookSecret.json"),
        ],
    },
    Document {
        name: "GiftCard",
        shape: &backoffice_shapes::GIFT_CARD,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/GiftCard.json",
            "https://backoffice.example/schemas/2023-02-10/strict/GiftCard.json",
        ],
        texts: [
            include_str!("../../generated/contract/GiftCard.json"),
            include_str!("../../generated/strict/GiftCard.json"),
        ],
    },
    Document {
        name: "GiftCardPage",
        shape: &backoffice_shapes::GIFT_CARD_PAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/GiftCardPage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/GiftCardPage.json",
        ],
        texts: [
            include_str!("../../generated/contract/GiftCardPage.json"),
            include_str!("../../generated/strict/GiftCardPage.json"),
        ],
    },
    Document {
        name: "Order",
        shape: &backoffice_shapes::ORDER,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Order.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Order.json",
        ],
        texts: [
            include_str!("../../generated/contract/Order.json"),
            include_str!("../../generated/strict/Order.json"),
        ],
    },
    Document {
        name: "OfferDiscount",
        shape: &backoffice_shapes::OFFER_DISCOUNT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/OfferDiscount.json",
            "https://backoffice.example/schemas/2023-02-10/strict/OfferDiscount.json",
        ],
        texts: [
            include_str!("../../generated/contract/OfferDiscount.json"),
            include_str!("../../generated/strict/OfferDiscount.json"),
        ],
    },
    Document {
        name: "OrderReportValues",
        shape: &backoffice_shapes::ORDER_REPORT_VALUES,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/OrderReportValues.json",
            "https://backoffice.example/schemas/2023-02-10/strict/OrderReportValues.json",
        ],
        texts: [
            include_str!("../../generated/contract/OrderReportValues.json"),
            include_str!("../../generated/strict/OrderReportValues.json"),
        ],
    },
    Document {
        name: "OrderSubscription",
        shape: &backoffice_shapes::ORDER_SUBSCRIPTION,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/OrderSubscription.json",
            "https://backoffice.example/schemas/2023-02-10/strict/OrderSubscription.json",
        ],
        texts: [
            include_str!("../../generated/contract/OrderSubscription.json"),
            include_str!("../../generated/strict/OrderSubscription.json"),
        ],
    },
    Document {
        name: "VoucherDiscount",
        shape: &backoffice_shapes::VOUCHER_DISCOUNT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/VoucherDiscount.json",
            "https://backoffice.example/schemas/2023-02-10/strict/VoucherDiscount.json",
        ],
        texts: [
            include_str!("../../generated/contract/VoucherDiscount.json"),
            include_str!("../../generated/strict/VoucherDiscount.json"),
        ],
    },
    Document {
        name: "Voucher",
        shape: &backoffice_shapes::VOUCHER,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Voucher.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Voucher.json",
        ],
        texts: [
            include_str!("../../generated/contract/Voucher.json"),
            include_str!("../../generated/strict/Voucher.json"),
        ],
    },
    Document {
        name: "Fulfillment",
        shape: &backoffice_shapes::FULFILLMENT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Fulfillment.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Fulfillment.json",
        ],
        texts: [
            include_str!("../../generated/contract/Fulfillment.json"),
            include_str!("../../generated/strict/Fulfillment.json"),
        ],
    },
    Document {
        name: "OrderLine",
        shape: &backoffice_shapes::ORDER_LINE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/OrderLine.json",
            "https://backoffice.example/schemas/2023-02-10/strict/OrderLine.json",
        ],
        texts: [
            include_str!("../../generated/contract/OrderLine.json"),
            include_str!("../../generated/strict/OrderLine.json"),
        ],
    },
    Document {
        name: "Refund",
        shape: &backoffice_shapes::REFUND,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Refund.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Refund.json",
        ],
        texts: [
            include_str!("../../generated/contract/Refund.json"),
            include_str!("../../generated/strict/Refund.json"),
        ],
    },
    Document {
        name: "RefundAdjustment",
        shape: &backoffice_shapes::REFUND_ADJUSTMENT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/RefundAdjustment.json",
            "https://backoffice.example/schemas/2023-02-10/strict/RefundAdjustment.json",
        ],
        texts: [
            include_str!("../../generated/contract/RefundAdjustment.json"),
            include_str!("../../generated/strict/RefundAdjustment.json"),
        ],
    },
    Document {
        name: "RefundAdjustmentReportValues",
        shape: &backoffice_shapes::REFUND_ADJUSTMENT_REPORT_VALUES,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/RefundAdjustmentReportValues.json",
            "https://backoffice.example/schemas/2023-02-10/strict/RefundAdjustmentReportValues.json",
        ],
        texts: [
            include_str!("../../generated/contract/RefundAdjustmentReportValues.json"),
            include_str!("../../generated/strict/RefundAdjustmentReportValues.json"),
        ],
    },
    Document {
        name: "RefundLineItem",
        shape: &backoffice_shapes::REFUND_LINE_ITEM,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/RefundLineItem.json",
            "https://backoffice.example/schemas/2023-02-10/strict/RefundLineItem.json",
        ],
        texts: [
            include_str!("../../generated/contract/RefundLineItem.json"),
            include_str!("../../generated/strict/RefundLineItem.json"),
        ],
    },
    Document {
        name: "RefundLineItemReportValues",
        shape: &backoffice_shapes::REFUND_LINE_ITEM_REPORT_VALUES,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/RefundLineItemReportValues.json",
            "https://backoffice.example/schemas/2023-02-10/strict/RefundLineItemReportValues.json",
        ],
        texts: [
            include_str!("../../generated/contract/RefundLineItemReportValues.json"),
            include_str!("../../generated/strict/RefundLineItemReportValues.json"),
        ],
    },
    Document {
        name: "RefundReportValues",
        shape: &backoffice_shapes::REFUND_REPORT_VALUES,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/RefundReportValues.json",
            "https://backoffice.example/schemas/2023-02-10/strict/RefundReportValues.json",
        ],
        texts: [
            include_str!("../../generated/contract/RefundReportValues.json"),
            include_str!("../../generated/strict/RefundReportValues.json"),
        ],
    },
    Document {
        name: "FulfillmentEvent",
        shape: &backoffice_shapes::FULFILLMENT_EVENT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/FulfillmentEvent.json",
            "https://backoffice.example/schemas/2023-02-10/strict/FulfillmentEvent.json",
        ],
        texts: [
            include_str!("../../generated/contract/FulfillmentEvent.json"),
            include_str!("../../generated/strict/FulfillmentEvent.json"),
        ],
    },
    Document {
        name: "OrderNote",
        shape: &backoffice_shapes::ORDER_NOTE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/OrderNote.json",
            "https://backoffice.example/schemas/2023-02-10/strict/OrderNote.json",
        ],
        texts: [
            include_str!("../../generated/contract/OrderNote.json"),
            include_str!("../../generated/strict/OrderNote.json"),
        ],
    },
    Document {
        name: "RefundOrder",
        shape: &backoffice_shapes::REFUND_ORDER,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/RefundOrder.json",
            "https://backoffice.example/schemas/2023-02-10/strict/RefundOrder.json",
        ],
        texts: [
            include_str!("../../generated/contract/RefundOrder.json"),
            include_str!("../../generated/strict/RefundOrder.json"),
        ],
    },
    Document {
        name: "CreateOrderNote",
        shape: &backoffice_shapes::CREATE_ORDER_NOTE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CreateOrderNote.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CreateOrderNote.json",
        ],
        texts: [
            include_str!("../../generated/contract/CreateOrderNote.json"),
            include_str!("../../generated/strict/CreateOrderNote.json"),
        ],
    },
    Document {
        name: "CreateFulfillmentEvent",
        shape: &backoffice_shapes::CREATE_FULFILLMENT_EVENT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CreateFulfillmentEvent.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CreateFulfillmentEvent.json",
        ],
        texts: [
            include_str!("../../generated/contract/CreateFulfillmentEvent.json"),
            include_str!("../../generated/strict/CreateFulfillmentEvent.json"),
        ],
    },
    Document {
        name: "EmbeddedTransaction",
        shape: &backoffice_shapes::EMBEDDED_TRANSACTION,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/EmbeddedTransaction.json",
            "https://backoffice.example/schemas/2023-02-10/strict/EmbeddedTransaction.json",
        ],
        texts: [
            include_str!("../../generated/contract/EmbeddedTransaction.json"),
            include_str!("../../generated/strict/EmbeddedTransaction.json"),
        ],
    },
    Document {
        name: "TransactionReportValues",
        shape: &backoffice_shapes::TRANSACTION_REPORT_VALUES,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/TransactionReportValues.json",
            "https://backoffice.example/schemas/2023-02-10/strict/TransactionReportValues.json",
        ],
        texts: [
            include_str!("../../generated/contract/TransactionReportValues.json"),
            include_str!("../../generated/strict/TransactionReportValues.json"),
        ],
    },
    Document {
        name: "PaymentDetails",
        shape: &backoffice_shapes::PAYMENT_DETAILS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/PaymentDetails.json",
            "https://backoffice.example/schemas/2023-02-10/strict/PaymentDetails.json",
        ],
        texts: [
            include_str!("../../generated/contract/PaymentDetails.json"),
            include_str!("../../generated/strict/PaymentDetails.json"),
        ],
    },
    Document {
        name: "Gateway",
        shape: &backoffice_shapes::GATEWAY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Gateway.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Gateway.json",
        ],
        texts: [
            include_str!("../../generated/contract/Gateway.json"),
            include_str!("../../generated/strict/Gateway.json"),
        ],
    },
    Document {
        name: "Transaction",
        shape: &backoffice_shapes::TRANSACTION,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Transaction.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Transaction.json",
        ],
        texts: [
            include_str!("../../generated/contract/Transaction.json"),
            include_str!("../../generated/strict/Transaction.json"),
        ],
    },
    Document {
        name: "TransactionInitiator",
        shape: &backoffice_shapes::TRANSACTION_INITIATOR,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/TransactionInitiator.json",
            "https://backoffice.example/schemas/2023-02-10/strict/TransactionInitiator.json",
        ],
        texts: [
            include_str!("../../generated/contract/TransactionInitiator.json"),
            include_str!("../../generated/strict/TransactionInitiator.json"),
        ],
    },
    Document {
        name: "TransactionSubscription",
        shape: &backoffice_shapes::TRANSACTION_SUBSCRIPTION,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/TransactionSubscription.json",
            "https://backoffice.example/schemas/2023-02-10/strict/TransactionSubscription.json",
        ],
        texts: [
            include_str!("../../generated/contract/TransactionSubscription.json"),
            include_str!("../../generated/strict/TransactionSubscription.json"),
        ],
    },
    Document {
        name: "StandalonePaymentDetails",
        shape: &backoffice_shapes::STANDALONE_PAYMENT_DETAILS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/StandalonePaymentDetails.json",
            "https://backoffice.example/schemas/2023-02-10/strict/StandalonePaymentDetails.json",
        ],
        texts: [
            include_str!("../../generated/contract/StandalonePaymentDetails.json"),
            include_str!("../../generated/strict/StandalonePaymentDetails.json"),
        ],
    },
    Document {
        name: "StandaloneGateway",
        shape: &backoffice_shapes::STANDALONE_GATEWAY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/StandaloneGateway.json",
            "https://backoffice.example/schemas/2023-02-10/strict/StandaloneGateway.json",
        ],
        texts: [
            include_str!("../../generated/contract/StandaloneGateway.json"),
            include_str!("../../generated/strict/StandaloneGateway.json"),
        ],
    },
    Document {
        name: "Dispute",
        shape: &backoffice_shapes::DISPUTE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Dispute.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Dispute.json",
        ],
        texts: [
            include_str!("../../generated/contract/Dispute.json"),
            include_str!("../../generated/strict/Dispute.json"),
        ],
    },
    Document {
        name: "GatewayGroup",
        shape: &backoffice_shapes::GATEWAY_GROUP,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/GatewayGroup.json",
            "https://backoffice.example/schemas/2023-02-10/strict/GatewayGroup.json",
        ],
        texts: [
            include_str!("../../generated/contract/GatewayGroup.json"),
            include_str!("../../generated/strict/GatewayGroup.json"),
        ],
    },
    Document {
        name: "GatewayGroupPage",
        shape: &backoffice_shapes::GATEWAY_GROUP_PAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/GatewayGroupPage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/GatewayGroupPage.json",
        ],
        texts: [
            include_str!("../../generated/contract/GatewayGroupPage.json"),
            include_str!("../../generated/strict/GatewayGroupPage.json"),
        ],
    },
    Document {
        name: "GatewayCurrency",
        shape: &backoffice_shapes::GATEWAY_CURRENCY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/GatewayCurrency.json",
            "https://backoffice.example/schemas/2023-02-10/strict/GatewayCurrency.json",
        ],
        texts: [
            include_str!("../../generated/contract/GatewayCurrency.json"),
            include_str!("../../generated/strict/GatewayCurrency.json"),
        ],
    },
    Document {
        name: "GatewayExpressPaymentMethod",
        shape: &backoffice_shapes::GATEWAY_EXPRESS_PAYMENT_METHOD,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/GatewayExpressPaymentMethod.json",
            "https://backoffice.example/schemas/2023-02-10/strict/GatewayExpressPaymentMethod.json",
        ],
        texts: [
            include_str!("../../generated/contract/GatewayExpressPaymentMethod.json"),
            include_str!("../../generated/strict/GatewayExpressPaymentMethod.json"),
        ],
    },
    Document {
        name: "GatewayPaymentMethod",
        shape: &backoffice_shapes::GATEWAY_PAYMENT_METHOD,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/GatewayPaymentMethod.json",
            "https://backoffice.example/schemas/2023-02-10/strict/GatewayPaymentMethod.json",
        ],
        texts: [
            include_str!("../../generated/contract/GatewayPaymentMethod.json"),
            include_str!("../../generated/strict/GatewayPaymentMethod.json"),
        ],
    },
    Document {
        name: "CardType",
        shape: &backoffice_shapes::CARD_TYPE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CardType.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CardType.json",
        ],
        texts: [
            include_str!("../../generated/contract/CardType.json"),
            include_str!("../../generated/strict/CardType.json"),
        ],
    },
    Document {
        name: "CaptureTransaction",
        shape: &backoffice_shapes::CAPTURE_TRANSACTION,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CaptureTransaction.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CaptureTransaction.json",
        ],
        texts: [
            include_str!("../../generated/contract/CaptureTransaction.json"),
            include_str!("../../generated/strict/CaptureTransaction.json"),
        ],
    },
    Document {
        name: "Product",
        shape: &backoffice_shapes::PRODUCT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Product.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Product.json",
        ],
        texts: [
            include_str!("../../generated/contract/Product.json"),
            include_str!("../../generated/strict/Product.json"),
        ],
    },
    Document {
        name: "ProductCategory",
        shape: &backoffice_shapes::PRODUCT_CATEGORY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ProductCategory.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ProductCategory.json",
        ],
        texts: [
            include_str!("../../generated/contract/ProductCategory.json"),
            include_str!("../../generated/strict/ProductCategory.json"),
        ],
    },
    Document {
        name: "ProductListImage",
        shape: &backoffice_shapes::PRODUCT_LIST_IMAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ProductListImage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ProductListImage.json",
        ],
        texts: [
            include_str!("../../generated/contract/ProductListImage.json"),
            include_str!("../../generated/strict/ProductListImage.json"),
        ],
    },
    Document {
        name: "VariantAttribute",
        shape: &backoffice_shapes::VARIANT_ATTRIBUTE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/VariantAttribute.json",
            "https://backoffice.example/schemas/2023-02-10/strict/VariantAttribute.json",
        ],
        texts: [
            include_str!("../../generated/contract/VariantAttribute.json"),
            include_str!("../../generated/strict/VariantAttribute.json"),
        ],
    },
    Document {
        name: "ProductVariant",
        shape: &backoffice_shapes::PRODUCT_VARIANT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ProductVariant.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ProductVariant.json",
        ],
        texts: [
            include_str!("../../generated/contract/ProductVariant.json"),
            include_str!("../../generated/strict/ProductVariant.json"),
        ],
    },
    Document {
        name: "VariantPrice",
        shape: &backoffice_shapes::VARIANT_PRICE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/VariantPrice.json",
            "https://backoffice.example/schemas/2023-02-10/strict/VariantPrice.json",
        ],
        texts: [
            include_str!("../../generated/contract/VariantPrice.json"),
            include_str!("../../generated/strict/VariantPrice.json"),
        ],
    },
    Document {
        name: "VariantStockrecord",
        shape: &backoffice_shapes::VARIANT_STOCKRECORD,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/VariantStockrecord.json",
            "https://backoffice.example/schemas/2023-02-10/strict/VariantStockrecord.json",
        ],
        texts: [
            include_str!("../../generated/contract/VariantStockrecord.json"),
            include_str!("../../generated/strict/VariantStockrecord.json"),
        ],
    },
    Document {
        name: "VariantAttributeValue",
        shape: &backoffice_shapes::VARIANT_ATTRIBUTE_VALUE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/VariantAttributeValue.json",
            "https://backoffice.example/schemas/2023-02-10/strict/VariantAttributeValue.json",
        ],
        texts: [
            include_str!("../../generated/contract/VariantAttributeValue.json"),
            include_str!("../../generated/strict/VariantAttributeValue.json"),
        ],
    },
    Document {
        name: "ProductImage",
        shape: &backoffice_shapes::PRODUCT_IMAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ProductImage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ProductImage.json",
        ],
        texts: [
            include_str!("../../generated/contract/ProductImage.json"),
            include_str!("../../generated/strict/ProductImage.json"),
        ],
    },
    Document {
        name: "UpdateProduct",
        shape: &backoffice_shapes::UPDATE_PRODUCT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/UpdateProduct.json",
            "https://backoffice.example/schemas/2023-02-10/strict/UpdateProduct.json",
        ],
        texts: [
            include_str!("../../generated/contract/UpdateProduct.json"),
            include_str!("../../generated/strict/UpdateProduct.json"),
        ],
    },
    Document {
        name: "CreateProductImage",
        shape: &backoffice_shapes::CREATE_PRODUCT_IMAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CreateProductImage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CreateProductImage.json",
        ],
        texts: [
            include_str!("../../generated/contract/CreateProductImage.json"),
            include_str!("../../generated/strict/CreateProductImage.json"),
        ],
    },
    Document {
        name: "Attribution",
        shape: &backoffice_shapes::ATTRIBUTION,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Attribution.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Attribution.json",
        ],
        texts: [
            include_str!("../../generated/contract/Attribution.json"),
            include_str!("../../generated/strict/Attribution.json"),
        ],
    },
    Document {
        name: "AttributionAgent",
        shape: &backoffice_shapes::ATTRIBUTION_AGENT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/AttributionAgent.json",
            "https://backoffice.example/schemas/2023-02-10/strict/AttributionAgent.json",
        ],
        texts: [
            include_str!("../../generated/contract/AttributionAgent.json"),
            include_str!("../../generated/strict/AttributionAgent.json"),
        ],
    },
    Document {
        name: "BillingAddress",
        shape: &backoffice_shapes::BILLING_ADDRESS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/BillingAddress.json",
            "https://backoffice.example/schemas/2023-02-10/strict/BillingAddress.json",
        ],
        texts: [
            include_str!("../../generated/contract/BillingAddress.json"),
            include_str!("../../generated/strict/BillingAddress.json"),
        ],
    },
    Document {
        name: "ShippingAddress",
        shape: &backoffice_shapes::SHIPPING_ADDRESS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ShippingAddress.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ShippingAddress.json",
        ],
        texts: [
            include_str!("../../generated/contract/ShippingAddress.json"),
            include_str!("../../generated/strict/ShippingAddress.json"),
        ],
    },
    Document {
        name: "UserSummary",
        shape: &backoffice_shapes::USER_SUMMARY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/UserSummary.json",
            "https://backoffice.example/schemas/2023-02-10/strict/UserSummary.json",
        ],
        texts: [
            include_str!("../../generated/contract/UserSummary.json"),
            include_str!("../../generated/strict/UserSummary.json"),
        ],
    },
    Document {
        name: "Stockrecord",
        shape: &backoffice_shapes::STOCKRECORD,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Stockrecord.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Stockrecord.json",
        ],
        texts: [
            include_str!("../../generated/contract/Stockrecord.json"),
            include_str!("../../generated/strict/Stockrecord.json"),
        ],
    },
    Document {
        name: "ProductSummary",
        shape: &backoffice_shapes::PRODUCT_SUMMARY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ProductSummary.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ProductSummary.json",
        ],
        texts: [
            include_str!("../../generated/contract/ProductSummary.json"),
            include_str!("../../generated/strict/ProductSummary.json"),
        ],
    },
    Document {
        name: "ProductSummaryCategory",
        shape: &backoffice_shapes::PRODUCT_SUMMARY_CATEGORY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ProductSummaryCategory.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ProductSummaryCategory.json",
        ],
        texts: [
            include_str!("../../generated/contract/ProductSummaryCategory.json"),
            include_str!("../../generated/strict/ProductSummaryCategory.json"),
        ],
    },
    Document {
        name: "ProductSummaryImage",
        shape: &backoffice_shapes::PRODUCT_SUMMARY_IMAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/ProductSummaryImage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/ProductSummaryImage.json",
        ],
        texts: [
            include_str!("../../generated/contract/ProductSummaryImage.json"),
            include_str!("../../generated/strict/ProductSummaryImage.json"),
        ],
    },
    Document {
        name: "TaxLine",
        shape: &backoffice_shapes::TAX_LINE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/TaxLine.json",
            "https://backoffice.example/schemas/2023-02-10/strict/TaxLine.json",
        ],
        texts: [
            include_str!("../../generated/contract/TaxLine.json"),
            include_str!("../../generated/strict/TaxLine.json"),
        ],
    },
    Document {
        name: "OrderTaxLine",
        shape: &backoffice_shapes::ORDER_TAX_LINE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/OrderTaxLine.json",
            "https://backoffice.example/schemas/2023-02-10/strict/OrderTaxLine.json",
        ],
        texts: [
            include_str!("../../generated/contract/OrderTaxLine.json"),
            include_str!("../../generated/strict/OrderTaxLine.json"),
        ],
    },
    Document {
        name: "TaxLineReportValues",
        shape: &backoffice_shapes::TAX_LINE_REPORT_VALUES,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/TaxLineReportValues.json",
            "https://backoffice.example/schemas/2023-02-10/strict/TaxLineReportValues.json",
        ],
        texts: [
            include_str!("../../generated/contract/TaxLineReportValues.json"),
            include_str!("../../generated/strict/TaxLineReportValues.json"),
        ],
    },
    Document {
        name: "LineProperty",
        shape: &backoffice_shapes::LINE_PROPERTY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/LineProperty.json",
            "https://backoffice.example/schemas/2023-02-10/strict/LineProperty.json",
        ],
        texts: [
            include_str!("../../generated/contract/LineProperty.json"),
            include_str!("../../generated/strict/LineProperty.json"),
        ],
    },
    Document {
        name: "NoteApp",
        shape: &backoffice_shapes::NOTE_APP,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/NoteApp.json",
            "https://backoffice.example/schemas/2023-02-10/strict/NoteApp.json",
        ],
        texts: [
            include_str!("../../generated/contract/NoteApp.json"),
            include_str!("../../generated/strict/NoteApp.json"),
        ],
    },
    Document {
        name: "NoteAuthor",
        shape: &backoffice_shapes::NOTE_AUTHOR,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/NoteAuthor.json",
            "https://backoffice.example/schemas/2023-02-10/strict/NoteAuthor.json",
        ],
        texts: [
            include_str!("../../generated/contract/NoteAuthor.json"),
            include_str!("../../generated/strict/NoteAuthor.json"),
        ],
    },
    Document {
        name: "Subscription",
        shape: &backoffice_shapes::SUBSCRIPTION,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Subscription.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Subscription.json",
        ],
        texts: [
            include_str!("../../generated/contract/Subscription.json"),
            include_str!("../../generated/strict/Subscription.json"),
        ],
    },
    Document {
        name: "SubscriptionOrder",
        shape: &backoffice_shapes::SUBSCRIPTION_ORDER,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/SubscriptionOrder.json",
            "https://backoffice.example/schemas/2023-02-10/strict/SubscriptionOrder.json",
        ],
        texts: [
            include_str!("../../generated/contract/SubscriptionOrder.json"),
            include_str!("../../generated/strict/SubscriptionOrder.json"),
        ],
    },
    Document {
        name: "SubscriptionLine",
        shape: &backoffice_shapes::SUBSCRIPTION_LINE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/SubscriptionLine.json",
            "https://backoffice.example/schemas/2023-02-10/strict/SubscriptionLine.json",
        ],
        texts: [
            include_str!("../../generated/contract/SubscriptionLine.json"),
            include_str!("../../generated/strict/SubscriptionLine.json"),
        ],
    },
    Document {
        name: "SubscriptionProductSummary",
        shape: &backoffice_shapes::SUBSCRIPTION_PRODUCT_SUMMARY,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/SubscriptionProductSummary.json",
            "https://backoffice.example/schemas/2023-02-10/strict/SubscriptionProductSummary.json",
        ],
        texts: [
            include_str!("../../generated/contract/SubscriptionProductSummary.json"),
            include_str!("../../generated/strict/SubscriptionProductSummary.json"),
        ],
    },
    Document {
        name: "SubscriptionProductImage",
        shape: &backoffice_shapes::SUBSCRIPTION_PRODUCT_IMAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/SubscriptionProductImage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/SubscriptionProductImage.json",
        ],
        texts: [
            include_str!("../../generated/contract/SubscriptionProductImage.json"),
            include_str!("../../generated/strict/SubscriptionProductImage.json"),
        ],
    },
    Document {
        name: "UpdateSubscription",
        shape: &backoffice_shapes::UPDATE_SUBSCRIPTION,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/UpdateSubscription.json",
            "https://backoffice.example/schemas/2023-02-10/strict/UpdateSubscription.json",
        ],
        texts: [
            include_str!("../../generated/contract/UpdateSubscription.json"),
            include_str!("../../generated/strict/UpdateSubscription.json"),
        ],
    },
    Document {
        name: "CreateSubscriptionLine",
        shape: &backoffice_shapes::CREATE_SUBSCRIPTION_LINE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CreateSubscriptionLine.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CreateSubscriptionLine.json",
        ],
        texts: [
            include_str!("../../generated/contract/CreateSubscriptionLine.json"),
            include_str!("../../generated/strict/CreateSubscriptionLine.json"),
        ],
    },
    Document {
        name: "SupportTicket",
        shape: &backoffice_shapes::SUPPORT_TICKET,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/SupportTicket.json",
            "https://backoffice.example/schemas/2023-02-10/strict/SupportTicket.json",
        ],
        texts: [
            include_str!("../../generated/contract/SupportTicket.json"),
            include_str!("../../generated/strict/SupportTicket.json"),
        ],
    },
    Document {
        name: "Comment",
        shape: &backoffice_shapes::COMMENT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Comment.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Comment.json",
        ],
        texts: [
            include_str!("../../generated/contract/Comment.json"),
            include_str!("../../generated/strict/Comment.json"),
        ],
    },
    Document {
        name: "Attachment",
        shape: &backoffice_shapes::ATTACHMENT,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Attachment.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Attachment.json",
        ],
        texts: [
            include_str!("../../generated/contract/Attachment.json"),
            include_str!("../../generated/strict/Attachment.json"),
        ],
    },
    Document {
        name: "UploadTicketAttachments",
        shape: &backoffice_shapes::UPLOAD_TICKET_ATTACHMENTS,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/UploadTicketAttachments.json",
            "https://backoffice.example/schemas/2023-02-10/strict/UploadTicketAttachments.json",
        ],
        texts: [
            include_str!("../../generated/contract/UploadTicketAttachments.json"),
            include_str!("../../generated/strict/UploadTicketAttachments.json"),
        ],
    },
    Document {
        name: "Webhook",
        shape: &backoffice_shapes::WEBHOOK,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/Webhook.json",
            "https://backoffice.example/schemas/2023-02-10/strict/Webhook.json",
        ],
        texts: [
            include_str!("../../generated/contract/Webhook.json"),
            include_str!("../../generated/strict/Webhook.json"),
        ],
    },
    Document {
        name: "WebhookPage",
        shape: &backoffice_shapes::WEBHOOK_PAGE,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/WebhookPage.json",
            "https://backoffice.example/schemas/2023-02-10/strict/WebhookPage.json",
        ],
        texts: [
            include_str!("../../generated/contract/WebhookPage.json"),
            include_str!("../../generated/strict/WebhookPage.json"),
        ],
    },
    Document {
        name: "CreateWebhook",
        shape: &backoffice_shapes::CREATE_WEBHOOK,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/CreateWebhook.json",
            "https://backoffice.example/schemas/2023-02-10/strict/CreateWebhook.json",
        ],
        texts: [
            include_str!("../../generated/contract/CreateWebhook.json"),
            include_str!("../../generated/strict/CreateWebhook.json"),
        ],
    },
    Document {
        name: "UpdateWebhook",
        shape: &backoffice_shapes::UPDATE_WEBHOOK,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/UpdateWebhook.json",
            "https://backoffice.example/schemas/2023-02-10/strict/UpdateWebhook.json",
        ],
        texts: [
            include_str!("../../generated/contract/UpdateWebhook.json"),
            include_str!("../../generated/strict/UpdateWebhook.json"),
        ],
    },
];
pub(crate) static DELIVERIES: &[DeliveryDocument] = &[
    DeliveryDocument {
        event: &backoffice_shapes::events::CART_ABANDONED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/cart.abandoned.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/cart.abandoned.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/cart.abandoned.json"),
            include_str!("../../generated/strict/deliveries/cart.abandoned.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::FULFILLMENT_EVENT_CREATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/fulfillment_event.created.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/fulfillment_event.created.json",
        ],
        texts: [
            include_str!(
                "../../generated/contract/deliveries/fulfillment_event.created.json"
            ),
            include_str!(
                "../../generated/strict/deliveries/fulfillment_event.created.json"
            ),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::ORDER_NOTE_CREATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/order.note_created.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/order.note_created.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/order.note_created.json"),
            include_str!("../../generated/strict/deliveries/order.note_created.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::ORDER_REFUNDED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/order.refunded.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/order.refunded.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/order.refunded.json"),
            include_str!("../../generated/strict/deliveries/order.refunded.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::PRODUCT_UPDATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/product.updated.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/product.updated.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/product.updated.json"),
            include_str!("../../generated/strict/deliveries/product.updated.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::PRODUCT_IMAGE_CREATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/product_image.created.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/product_image.created.json",
        ],
        texts: [
            include_str!(
                "../../generated/contract/deliveries/product_image.created.json"
            ),
            include_str!("../../generated/strict/deliveries/product_image.created.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::SUBSCRIPTION_UPDATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/subscription.updated.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/subscription.updated.json",
        ],
        texts: [
            include_str!(
                "../../generated/contract/deliveries/subscription.updated.json"
            ),
            include_str!("../../generated/strict/deliveries/subscription.updated.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::SUBSCRIPTION_LINE_CREATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/subscription_line.created.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/subscription_line.created.json",
        ],
        texts: [
            include_str!(
                "../../generated/contract/deliveries/subscription_line.created.json"
            ),
            include_str!(
                "../../generated/strict/deliveries/subscription_line.created.json"
            ),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::TICKET_ATTACHMENTS_CREATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/ticket.attachments_created.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/ticket.attachments_created.json",
        ],
        texts: [
            include_str!(
                "../../generated/contract/deliveries/ticket.attachments_created.json"
            ),
            include_str!(
                "../../generated/strict/deliveries/ticket.attachments_created.json"
            ),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::TRANSACTION_CAPTURED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/transaction.captured.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/transaction.captured.json",
        ],
        texts: [
            include_str!(
                "../../generated/contract/deliveries/transaction.captured.json"
            ),
            include_str!("../../generated/strict/deliveries/transaction.captured.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::USER_NOTE_CREATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/user.note_created.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/user.note_created.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/user.note_created.json"),
            include_str!("../../generated/strict/deliveries/user.note_created.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::USER_UPDATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/user.updated.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/user.updated.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/user.updated.json"),
            include_str!("../../generated/strict/deliveries/user.updated.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::WEBHOOK_CREATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/webhook.created.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/webhook.created.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/webhook.created.json"),
            include_str!("../../generated/strict/deliveries/webhook.created.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::WEBHOOK_DISABLED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/webhook.disabled.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/webhook.disabled.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/webhook.disabled.json"),
            include_str!("../../generated/strict/deliveries/webhook.disabled.json"),
        ],
    },
    DeliveryDocument {
        event: &backoffice_shapes::events::WEBHOOK_UPDATED,
        ids: [
            "https://backoffice.example/schemas/2023-02-10/contract/deliveries/webhook.updated.json",
            "https://backoffice.example/schemas/2023-02-10/strict/deliveries/webhook.updated.json",
        ],
        texts: [
            include_str!("../../generated/contract/deliveries/webhook.updated.json"),
            include_str!("../../generated/strict/deliveries/webhook.updated.json"),
        ],
    },
];
pub(crate) static BUNDLES: [&str; 2] = [
    include_str!("../../generated/contract/bundle.json"),
    include_str!("../../generated/strict/bundle.json"),
];
pub(crate) static OPENAPI: &str = include_str!("../../generated/openapi.json");
pub(crate) static GAPS: &[Gap] = &[
    Gap {
        id: "base-url",
        question: "What is the base address?",
        decision: "The caller gives it to the client; there is no default. The OpenAPI document has a server variable for it.",
        acts_in: &["openapi", "client"],
        switch: "Give the client another base address.",
        section: "1",
    },
    Gap {
        id: "amount-format",
        question: "How is a money amount written: which digits, how many decimals, which sign?",
        decision: "The contract profile accepts any string; `backoffice validate` warns of one that is not a decimal number. The strict profile requires `^-?[0-9]+(\\.[0-9]+)?$`, and so does the service in both profiles for an amount that it stores. Models keep the exact text.",
        acts_in: &["schema", "openapi", "validate", "models", "service"],
        switch: "Choose the other profile.",
        section: "1",
    },
    Gap {
        id: "amount-decimals",
        question: "How many decimals may an amount in a record have?",
        decision: "Any number. `backoffice validate` warns of more than the record's currency has in ISO 4217; zeros at the end do not count. The currency is in the record's own `currency` or `price_currency`, or, if its shape has neither, in the record around it. Amounts in `report_` fields have no known currency.",
        acts_in: &["validate"],
        switch: "Set `amount-decimals` in `[severity]` of backoffice.toml.",
        section: "1",
    },
    Gap {
        id: "amount-precision",
        question: "Which amounts does the service calculate with?",
        decision: "Amounts above zero with at most four decimals. The service calculates with decimal numbers and rounds shares half up to the decimals of currency-decimals.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "1",
    },
    Gap {
        id: "currency-decimals",
        question: "How many decimals do amounts of a currency have?",
        decision: "Those of ISO 4217: JPY none, USD two, KWD three. The service refuses a refund or a capture with more. Zeros at the end do not count. In a currency that ISO 4217 does not list, amounts have up to four.",
        acts_in: &["service"],
        switch: "`--currency-decimals=false` of `backoffice serve`: all amounts have up to four.",
        section: "1",
    },
    Gap {
        id: "iso-8601-profile",
        question: "Which form of ISO 8601 does a timestamp have, and must UTC be written as `Z`?",
        decision: "Timestamps follow RFC 3339. The contract profile requires format date-time with any offset; `backoffice validate` warns of an offset other than zero. The strict profile also requires an offset of zero: `Z` in either letter case, `+00:00` or `-00:00`. Models keep the exact text. The service takes any offset, and writes the time in UTC.",
        acts_in: &["schema", "openapi", "validate", "models", "service"],
        switch: "Choose the other profile.",
        section: "1",
    },
    Gap {
        id: "integers",
        question: "How large is an integer, how is it written, and which numbers are ids?",
        decision: "An integer has 64 bits, so that every reader has a type for it; those of section 8 have 32. JSON Schema counts `1.0` and `1e3` as integers, and so do validators and models. The service takes ids in digits only: in paths, queries and bodies, `1.0`, `1e3` and `+1` are no ids.",
        acts_in: &["schema", "models", "openapi", "validate", "service"],
        switch: "Not possible.",
        section: "1",
    },
    Gap {
        id: "url-format",
        question: "Which grammar does the term `URL format` mean?",
        decision: "URLs are absolute URIs of RFC 3986, which JSON Schema calls format uri. Models keep the exact text.",
        acts_in: &["schema", "openapi", "validate", "models"],
        switch: "Change the field's type to string in its table.",
        section: "1",
    },
    Gap {
        id: "code-values",
        question: "Are currency and country codes those of ISO 4217 and ISO 3166, and in which letter case?",
        decision: "They are plain strings; both profiles accept any text.",
        acts_in: &["schema", "models", "openapi", "validate"],
        switch: "Change the field's type in its table, for instance to an enumeration.",
        section: "1",
    },
    Gap {
        id: "byte-order-mark",
        question: "May a body start with a byte order mark?",
        decision: "Every reader skips one, as RFC 8259 section 8.1 allows: validators, which report it in a note, models, the client, the service and the receiver of webhooks, whose signature is over the bytes with the mark. Nothing in this project writes one.",
        acts_in: &["validate", "models", "client", "webhooks", "service"],
        switch: "Not possible; the note gives the position of the mark.",
        section: "1",
    },
    Gap {
        id: "decoding-memory",
        question: "How much memory may a record take?",
        decision: "The record of a JSON text takes at most 32 MiB and 16 times the length of the text; decoding refuses a text whose record would take more. Records of the API take about 2 times their text; long lists of nearly empty objects take up to 250 times. Validators need no record, and have no such bound.",
        acts_in: &["models", "client", "webhooks", "service"],
        switch: "Not possible. Send or store fewer records in one text.",
        section: "1",
    },
    Gap {
        id: "response-compression",
        question: "Can a response be compressed?",
        decision: "The service compresses nothing. The client asks for gzip and zstd if it is built to read them, and else for no compression. It reports a response in another encoding as an error.",
        acts_in: &["client", "service"],
        switch: "The client's Cargo feature `compression`.",
        section: "1",
    },
    Gap {
        id: "nesting-depth",
        question: "How deeply may free-form values be nested?",
        decision: "Validators stop at 128 levels and report the value that goes deeper.",
        acts_in: &["validate", "service"],
        switch: "Not possible.",
        section: "1",
    },
    Gap {
        id: "duplicate-fields",
        question: "May an object have two fields of one name?",
        decision: "Validators refuse it in both profiles, as RFC 7493 (I-JSON) does, because readers disagree about which one counts. Models use the last one, as most readers do, and drop the others.",
        acts_in: &["validate", "models"],
        switch: "Not possible.",
        section: "1",
    },
    Gap {
        id: "lone-surrogates",
        question: "May a string have one half of a surrogate pair without the other, such as `\\ud800`?",
        decision: "Validators refuse it in both profiles, as RFC 7493 (I-JSON) does: the grammar allows it, but it stands for no character. Models keep the exact text.",
        acts_in: &["validate", "models"],
        switch: "Not possible.",
        section: "1",
    },
    Gap {
        id: "enum-values",
        question: "Which values do status, type, channel, priority, resolution, restock_type, delivery_status, interval and similar fields take beyond those shown?",
        decision: "The values shown are in enums.toml. A field whose values the document does not show is a plain string.",
        acts_in: &["schema", "models", "openapi", "validate"],
        switch: "Add values to the enumeration, or add an enumeration to enums.toml.",
        section: "2, Gaps in this part",
    },
    Gap {
        id: "open-enumerations",
        question: "If a field has a value that the document does not list, is the value an error?",
        decision: "No, unless the document says which values are allowed; then both profiles refuse others. `backoffice validate` warns of a value that differs by one letter from one that the document shows. Models keep any value and write it back.",
        acts_in: &["schema", "models", "openapi", "validate"],
        switch: "Set `closed = true` on the enumeration.",
        section: "2, Gaps in this part",
    },
    Gap {
        id: "response-presence",
        question: "Which response fields are always present?",
        decision: "The contract profile requires only identities and a page's results. The strict profile requires every field of a record, except those that the document says may be left out. The same holds for a record inside the body of a partial update.",
        acts_in: &["schema", "models", "openapi", "validate"],
        switch: "Choose the other profile, or set `presence` or `sometimes` on the field.",
        section: "2, Gaps in this part",
    },
    Gap {
        id: "identity-presence",
        question: "Is a record's own identity always present and never null?",
        decision: "Yes, in a record that an endpoint returns and that no other record embeds: `number` of an order, `id` of the others. Elsewhere it is a field like any other.",
        acts_in: &["schema", "models", "openapi", "validate"],
        switch: "Remove `presence = \"identity\"` from the field.",
        section: "2, Gaps in this part",
    },
    Gap {
        id: "response-nulls",
        question: "Which response fields may be null?",
        decision: "The contract profile allows null for every response field except an identity and a page's results. An element of a list must not be null, unless any value is allowed. The strict profile allows null for fields that are empty in an ordinary record (`null = \"sensible\"`) and for fields that the document shows as null. In the strict profile, the service refuses a body with a null that its answer must not have.",
        acts_in: &["schema", "models", "openapi", "validate", "service"],
        switch: "Choose the other profile, or set `null` on the field.",
        section: "2, Gaps in this part",
    },
    Gap {
        id: "unknown-fields",
        question: "What happens to fields that the document does not list?",
        decision: "Models keep them and write them back. Schemas and the service allow them by default and refuse them in the strict profile. In the contract profile, `backoffice validate` warns of a name that is similar to that of an absent field. The service does not store them.",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "Choose the other profile; in the service, its strict mode.",
        section: "2",
    },
    Gap {
        id: "untyped-fields",
        question: "What is the type of a field that has no documented type, or is a string although its name implies another type?",
        decision: "Names that end in _at or start with date_ are timestamps; prices, amounts, totals, costs and balances are money amounts. Every other field without a type is a string, including the url of a product summary.",
        acts_in: &["schema", "models", "openapi", "validate"],
        switch: "Change the field's type in its table.",
        section: "2",
    },
    Gap {
        id: "list-element-type",
        question: "What is in a list whose elements the document does not describe?",
        decision: "`supported_currencies` may hold any values. The `events` query parameter holds event names, as in a webhook.",
        acts_in: &["schema", "models", "openapi", "validate", "client"],
        switch: "Change the field's type in its table.",
        section: "2, Gateway group; 4, Query parameters of lists",
    },
    Gap {
        id: "record-references",
        question: "Which record does an id mean where the document does not name the record?",
        decision: "The record in the field's name. Two forms of one record share one id type. Ids whose name says nothing certain (assignee, requester, author, location_id) are plain integers.",
        acts_in: &["models", "client", "service"],
        switch: "Change the field's type in its table.",
        section: "2",
    },
    Gap {
        id: "product-or-variant-id",
        question: "Does product_id, in a variant and in a new subscription line, name a product or a variant?",
        decision: "It is a plain integer, so either id can be given. The service looks for a variant first and then for a product.",
        acts_in: &["models", "client", "service"],
        switch: "Change the field's type to Product.id or ProductVariant.id in its table.",
        section: "2, Product; 4, endpoint 8",
    },
    Gap {
        id: "shipping-tax-line-form",
        question: "Which of the two forms of a tax line do an order's shipping_tax_lines have?",
        decision: "The general form, with tax_id. The document gives the other form only to the tax line of the order itself.",
        acts_in: &["schema", "models", "openapi", "validate"],
        switch: "Change the field's type to list<OrderTaxLine> in orders.toml.",
        section: "2, Order",
    },
    Gap {
        id: "subscription-image-form",
        question: "In which subscription responses does a product's image leave out file_name and src?",
        decision: "In any of them: both fields may be absent in both profiles, wherever a subscription line embeds a product.",
        acts_in: &["schema", "models", "openapi", "validate"],
        switch: "Remove `sometimes` from the two fields in subscriptions.toml.",
        section: "2, Shared embedded shapes",
    },
    Gap {
        id: "user-summary-language",
        question: "Do the allowed languages of a customer also hold for the language of a user summary?",
        decision: "A user summary's language is a plain string, because the document lists languages only for the customer.",
        acts_in: &["schema", "models", "openapi", "validate"],
        switch: "Change the field's type to Language in shared.toml.",
        section: "2, Shared embedded shapes",
    },
    Gap {
        id: "coordinate-bounds",
        question: "What are the upper bounds of latitude and longitude?",
        decision: "No upper bound is checked; the document shows only the lower bounds.",
        acts_in: &["schema", "openapi", "validate"],
        switch: "Add `max` to the two fields in orders.toml.",
        section: "2, Fulfillment event",
    },
    Gap {
        id: "secret-fields",
        question: "Which fields are secret? The document calls only a webhook's secret_key hidden.",
        decision: "secret_key, card_token, paypal_vault_id and bankcard_number never appear in Debug output, logs, errors or recorded files. On the wire they are unchanged.",
        acts_in: &["models", "openapi", "validate", "client", "service"],
        switch: "Set or remove `secret` on the field.",
        section: "2, Webhook",
    },
    Gap {
        id: "webhook-secret",
        question: "Who makes a webhook's secret_key, when is it shown, and how does it change?",
        decision: "The service makes it and shows it in the answer to the webhook's creation only; elsewhere it is `********`. The database holds it encrypted. A call of ours, `POST /webhooks/{id}/secret/`, changes it and shows the new one; for a day, deliveries are signed with the old one, too.",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "Not possible.",
        section: "2, Webhook",
    },
    Gap {
        id: "line-price-basis",
        question: "Are an order line's prices for one unit or for the whole line?",
        decision: "In sample data they are for the whole line, so that an order's totals are the sums of its lines. Nothing checks it.",
        acts_in: &["models", "service"],
        switch: "Not possible.",
        section: "2, Order",
    },
    Gap {
        id: "transitions",
        question: "Which changes of state are allowed?",
        decision: "Models and schemas allow any change. The service changes a state only as an effect of its own operations, such as a refund or a capture.",
        acts_in: &["service"],
        switch: "Write other states to the service's store, or import them.",
        section: "3",
    },
    Gap {
        id: "refund-states",
        question: "What does a refund change in an order?",
        decision: "The service adds a refund without line items, and a transaction for each payment that it refunds. `payment_status` becomes `partially_refunded`, or `refunded` if nothing is left. The totals stay as they were sold. The parts without tax and in the report currency follow from the order's totals; those of all its refunds add up, and none exceeds its refund.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "3; 4, endpoint 1",
    },
    Gap {
        id: "refund-count",
        question: "How many refunds can an order have?",
        decision: "250, because each answer has all of them. The service answers 409 to the next one.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "3; 4, endpoint 1",
    },
    Gap {
        id: "refund-user",
        question: "Whose id is the `user_id` of a refund?",
        decision: "The customer's who placed the order.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "2, Refund",
    },
    Gap {
        id: "refund-payments",
        question: "Which payments does a refund take from?",
        decision: "From the order's debits and captures that succeeded, the oldest first, up to what each has left (`amount_available_for_refund`).",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, endpoint 1",
    },
    Gap {
        id: "capture-states",
        question: "What does a capture change?",
        decision: "The authorization stays and is captured once. The service adds a transaction of type `capture` that refers to it, and answers with that. The order's `payment_status` becomes `paid`, or `partially_paid` if less than its total is captured; after a refund, it stays `partially_refunded`. A payment without authorization has the type `debit`.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "3; 4, endpoint 18",
    },
    Gap {
        id: "fulfillment-states",
        question: "What does a fulfillment event change in the fulfillment?",
        decision: "`delivery_status` becomes the event's status, `last_event_date` the time at which it happened, and `delivered_at` too if the status is `delivered`. An event changes nothing if it happened before the last one.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "3; 4, endpoint 3",
    },
    Gap {
        id: "customer-totals",
        question: "What do orders_count, subscriptions_count and total_spent of a customer say, and which calls change them?",
        decision: "They count the orders and subscriptions that have the customer's id. `total_spent` is the sum that the transactions of these orders captured, less what they refunded; amounts of several currencies are added as numbers. So a capture and a refund change it.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "2",
    },
    Gap {
        id: "snapshots",
        question: "Which copies of a record inside others follow a change of the record?",
        decision: "None: an order, a subscription or a gift card keeps the customer, the address and the product as they were. The total of a subscription follows its lines only. What a customer counts, `customer-totals` says.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "2",
    },
    Gap {
        id: "version-header-absent",
        question: "The version header is required and has a default: is a call without it an error?",
        decision: "The client sends it on every call. The service treats an absent header as the default and answers 400 to any other value.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "4; 9",
    },
    Gap {
        id: "path-parameter-types",
        question: "What is the type of a path parameter if the document gives no type?",
        decision: "The id of the record that the path names: an integer for every `id` and for `fulfillmentId`.",
        acts_in: &["openapi", "client", "service"],
        switch: "Change `params` in endpoints.toml.",
        section: "4",
    },
    Gap {
        id: "refund-body-fields",
        question: "Which optional fields does a refund take beyond amount?",
        decision: "Only amount is declared. Others can be sent as unknown fields.",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "Add fields to RefundOrder, or set `fields_shown = false` on it.",
        section: "4, Gaps in this part",
    },
    Gap {
        id: "update-body-fields",
        question: "Which fields can a partial update of a product, subscription or customer change?",
        decision: "Every field of the record. Each one may be absent, null or a value. A list replaces the whole list. An object in the record, or an element with the same id, keeps the fields that the body leaves out; a new one gets null, false or an empty list for them. The service gives an id to an address or image without one, and refuses two with the same.",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "List fields in `except` on the update's shape.",
        section: "4, Gaps in this part",
    },
    Gap {
        id: "read-only-fields",
        question: "What happens to fields in a body that the service sets itself, such as ids, timestamps and counts?",
        decision: "They can be sent, because the document allows every field. The service checks their types and otherwise ignores them. Beside ids, timestamps of creation and counts, these are a customer's total_spent, a product's children and rating, and a subscription's lines, orders, total and user.",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "List fields in `except` on the request's shape.",
        section: "4, endpoints 3, 4, 7 and 11",
    },
    Gap {
        id: "product-image-body-fields",
        question: "Which fields does the creation of a product image take?",
        decision: "No field is declared; any field is allowed. The service reads attachment, caption, display_order, file_name and src, if they are given, with the types of Product image. By default, src is an address of the service at which nothing is: it stores no images.",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "Add fields to CreateProductImage and remove `fields_shown = false`.",
        section: "4, Gaps in this part",
    },
    Gap {
        id: "attachment-form-fields",
        question: "Which form fields does the upload of ticket attachments have, and which ticket are the files for?",
        decision: "The client sends any text and file parts. In the service, every part with a file name is an attachment, and the text part `ticket` is the ticket's id.",
        acts_in: &["schema", "models", "openapi", "client", "service"],
        switch: "Add fields to UploadTicketAttachments and remove `fields_shown = false`.",
        section: "4, Gaps in this part",
    },
    Gap {
        id: "attachment-comment",
        question: "What does an upload of attachments change in its ticket?",
        decision: "The service adds one public comment without an author, with the files and the text of the form's part `body`.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, endpoint 16",
    },
    Gap {
        id: "attachment-addresses",
        question: "Who can read an attached file?",
        decision: "Whoever knows its address, which has a signature. Browsers save the file and do not show it. Tickets keep the address without that of the service, which each answer adds: after a change of the service's public address, links lead to the service that answers.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "2, Support ticket; 4, endpoint 16",
    },
    Gap {
        id: "capture-body-fields",
        question: "Which fields does a capture take, given that an empty object is accepted?",
        decision: "No field is declared; any field is allowed. The service captures the whole authorized amount, or the `amount` that the body gives as a string; null is not an amount.",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "Add fields to CaptureTransaction and remove `fields_shown = false`.",
        section: "4, endpoint 18",
    },
    Gap {
        id: "request-body-fields",
        question: "Do the bodies for notes, subscription lines and webhooks take more than the required fields?",
        decision: "Only the required ones are declared. Others can be sent as unknown fields. The service ignores them, but for those of webhooks (gap `webhook-body-fields`).",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "Add fields to the request's shape.",
        section: "4, endpoints 2, 8, 14, 22 and 23",
    },
    Gap {
        id: "put-omitted-fields",
        question: "What happens to a webhook's other fields when a PUT has only events and target?",
        decision: "The service replaces events and target, and keeps the rest, unless the body has more fields (gap `webhook-body-fields`).",
        acts_in: &["service"],
        switch: "Not possible; the document shows no other fields in the body.",
        section: "4, endpoint 23",
    },
    Gap {
        id: "webhook-body-fields",
        question: "How is a webhook named or set inactive, as the bodies of endpoints 22 and 23 show only events and target?",
        decision: "The service also reads `active`, a boolean, `name`, a string or null, and `signature`, `standard` or `hex`, if a body has them. A new webhook is active, has no name, and the signature `standard` by default. The events must not be empty.",
        acts_in: &["service"],
        switch: "The profile `strict` of the service refuses fields that the document does not show.",
        section: "4, endpoints 22 and 23",
    },
    Gap {
        id: "webhook-targets",
        question: "Which addresses can a webhook's target have, and where do deliveries go?",
        decision: "Addresses that start with https://, in a sandbox also http://, have a host, and have no user name or password, which would be shown to every reader of the list. Deliveries go to public addresses alone, in a sandbox also to this machine: the address that a name has is checked, and then connected to. No proxy of the environment is used. A proxy that the operator names looks up names itself; a target that is an address is checked all the same.",
        acts_in: &["service"],
        switch: "`--allow-targets` and `--targets-proxy` of `backoffice serve`; in the library, `Settings::targets`.",
        section: "4, endpoints 22 and 23",
    },
    Gap {
        id: "subscription-line-price",
        question: "What is the price of a new subscription line?",
        decision: "The variant's subscription price in the subscription's currency, or else its price in that currency. The service returns 400 if it has neither. The subscription's `total` and `num_lines` follow.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, endpoint 8",
    },
    Gap {
        id: "subscription-line-limits",
        question: "Which products and quantities can a new subscription line have?",
        decision: "A product or variant of the store, and 1 to 1,000,000 of it. The service returns 400 for others.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, endpoint 8",
    },
    Gap {
        id: "gateway-group-list",
        question: "Which gateway groups does the list have? It has no filters.",
        decision: "All gateway groups of the store.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, endpoint 20",
    },
    Gap {
        id: "note-author",
        question: "Who is the author of a note?",
        decision: "The service writes the token as `app`, and null as `author`.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "2, Note; 4, endpoints 2 and 14",
    },
    Gap {
        id: "user-type-values",
        question: "Which values does the user_type query parameter allow?",
        decision: "It is a plain string; the service lists customers whose user_type equals it.",
        acts_in: &["models", "openapi", "client", "service"],
        switch: "Change the parameter's type to UserType in customers.toml.",
        section: "4, Gaps in this part",
    },
    Gap {
        id: "customer-subscriptions-form",
        question: "Is the response to listing a customer's subscriptions really a single subscription?",
        decision: "Yes, one Subscription object, as the reference response shows. The service answers with the newest subscription, and with 404 where there is none. The client also accepts a list or a page of subscriptions. An object with next, or without any field of a subscription, is a page.",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "Change the endpoint's response to page<Subscription> in endpoints.toml.",
        section: "4, endpoint 13",
    },
    Gap {
        id: "success-status",
        question: "What is the status code of a success?",
        decision: "200, except for the calls in created-status. The client treats any 2xx as a success, and a 204 or 205 without a body as a record without fields.",
        acts_in: &["openapi", "client", "service"],
        switch: "Change the endpoint's `status` in endpoints.toml.",
        section: "4, Gaps in this part",
    },
    Gap {
        id: "created-status",
        question: "Which of the calls that create something answer 201?",
        decision: "The creation of a subscription line and of a webhook; the others answer 200.",
        acts_in: &["openapi", "client", "service"],
        switch: "Change the endpoint's `status` in endpoints.toml.",
        section: "4, Gaps in this part",
    },
    Gap {
        id: "failure-status",
        question: "What are the status codes of failures?",
        decision: "The gaps of section 7 list them. The client also treats every other status outside 2xx as a failure.",
        acts_in: &["openapi", "client", "service"],
        switch: "See the gap of each status.",
        section: "4, Gaps in this part",
    },
    Gap {
        id: "page-envelope",
        question: "Are next, previous and results always present in a page?",
        decision: "results is required. next and previous may be absent or null. The client reports an error if a page of a list has no list called results.",
        acts_in: &["schema", "models", "openapi", "validate", "client"],
        switch: "Remove `presence` from results of Page in shared.toml.",
        section: "4, Pagination",
    },
    Gap {
        id: "list-order",
        question: "What is the order of a list, and what does a cursor contain?",
        decision: "The service lists by id. Each instance takes ids by the thousand, so only the records that one instance made are in order of time, the oldest first. The client takes the cursor from next and does not look into it.",
        acts_in: &["client", "service"],
        switch: "Not possible.",
        section: "4, Pagination",
    },
    Gap {
        id: "query-array-encoding",
        question: "How is a query parameter with several values written?",
        decision: "It is a repeated key: `events=a&events=b`. The service lists webhooks with any of the events.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible; if a later document shows a form, add the form to the parameter's row.",
        section: "4, Query parameters of lists",
    },
    Gap {
        id: "query-boolean-encoding",
        question: "How is a boolean query parameter written?",
        decision: "As `true` or `false`.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "4, Query parameters of lists",
    },
    Gap {
        id: "unknown-query-parameters",
        question: "What does the service return for a query parameter that the document does not list, or that is written twice?",
        decision: "400 with the nearest name, because a filter that is ignored returns too much.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, Query parameters of lists",
    },
    Gap {
        id: "date-range-bounds",
        question: "Do date ranges include both ends, and in which time zone is a day?",
        decision: "Both ends are included; days are UTC.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, Query parameters of lists",
    },
    Gap {
        id: "text-filter-match",
        question: "Do text filters match the whole text or a part, and does letter case count?",
        decision: "email and phone_number match as a whole, name and search_text in part, names of events as a whole, at most 20 of them. Texts have at most 1,000 characters. Letter case does not matter. Gift cards do not show their code, so search_text searches the code's last four characters, the name and the email.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, Query parameters of lists",
    },
    Gap {
        id: "gift-card-status-filter",
        question: "When is a gift card active, disabled or expired? The record has no status field.",
        decision: "It is disabled if disabled_at has passed, otherwise expired if expired_at has passed, otherwise active.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, Query parameters of lists",
    },
    Gap {
        id: "gift-card-amount-filter",
        question: "Do amount_from and amount_to apply to the balance or to the initial amount?",
        decision: "They apply to the initial amount, both ends included.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "4, Query parameters of lists",
    },
    Gap {
        id: "record-creation",
        question: "How are orders, products and customers created? No call creates one.",
        decision: "The service can start with sample data. The control interface of a sandbox creates records, validated like any request.",
        acts_in: &["service"],
        switch: "Start the service without sample data.",
        section: "4",
    },
    Gap {
        id: "idempotency-key",
        question: "Can a POST be repeated safely?",
        decision: "The client sends the `Idempotency-Key` that its caller gives, and relies on it only if its caller declares that the service honours keys. The service answers a repeated key of a POST or PATCH with the first answer, 422 if the request is another one, and 409 while the first is in progress. A key has 1 to 255 visible ASCII characters, belongs to one token and is kept for a day. If its process dies, or can't write to its database, another request can take a key over after 15 seconds. The service keeps the answer of a request that it carried out; a refusal changed nothing and frees the key.",
        acts_in: &["client", "service"],
        switch: "Call `service_honours_idempotency_keys` of the client's builder, or set `honours_idempotency_keys` in the command line's configuration; or send no key. `--keep-keys-hours` of `backoffice serve` is the time for which a key is kept.",
        section: "4",
    },
    Gap {
        id: "retry-safety",
        question: "Which calls may a client repeat after a failure?",
        decision: "The client repeats any call that the service has certainly not executed: no connection, a temporary failure to get a token, 429, or a refused token if there is a newer one. After other temporary failures it repeats GET and PUT. It repeats a POST or PATCH only if it has an idempotency key and the caller declares that the service honours keys. It waits with exponential backoff and full jitter.",
        acts_in: &["client"],
        switch: "Set the client's retry policy, for all calls or for one.",
        section: "4",
    },
    Gap {
        id: "request-id",
        question: "Does a call have an identifier that both sides can quote?",
        decision: "`X-Request-Id` is accepted and echoed; the service makes one where it is missing. The client's errors carry it.",
        acts_in: &["client", "service"],
        switch: "Send no header.",
        section: "4",
    },
    Gap {
        id: "record-versions",
        question: "Can a caller change a record only if nobody else has changed it?",
        decision: "Yes: answers with one record that has calls of its own by id have an `ETag`; an address, a note and the like have none. `If-Match` with another version gets 412. `If-None-Match` with the current version gets 304 for a read, 412 for a change.",
        acts_in: &["openapi", "service"],
        switch: "Send no such header.",
        section: "4",
    },
    Gap {
        id: "token-endpoints",
        question: "Where are the token endpoint and the authorization endpoint?",
        decision: "The client takes both addresses from its caller. The service has neither; it accepts the tokens that it was given.",
        acts_in: &["openapi", "client", "service"],
        switch: "Give the client's Authorization Code provider other addresses.",
        section: "5",
    },
    Gap {
        id: "token-lifetime",
        question: "How long is a token valid?",
        decision: "The client uses `expires_in` of the token response if there is one, and asks for a new token once after a 401. The service's tokens expire only if they were made with an expiry. A revoked token works for at most five more seconds, after which each instance looks it up again.",
        acts_in: &["client", "service"],
        switch: "Set options of the client's token provider, or the expiry of the service's token.",
        section: "5",
    },
    Gap {
        id: "event-names",
        question: "Which event names exist beyond cart.abandoned?",
        decision: "Any text is a valid event name. The table of events has those of the service.",
        acts_in: &["schema", "models", "openapi", "validate", "service"],
        switch: "Add rows to events.toml.",
        section: "6",
    },
    Gap {
        id: "event-emitters",
        question: "Which operation emits which event?",
        decision: "No operation of the document emits `cart.abandoned`, so the service does not either. Calls that change a record emit events with the service's own names. With an event, the service writes a delivery for each active webhook of the store that names it before the change; without such a webhook, it writes no event.",
        acts_in: &["service"],
        switch: "Register webhooks for the wanted names only.",
        section: "6",
    },
    Gap {
        id: "delivery-payload",
        question: "What does a delivery to a webhook's target look like?",
        decision: "The JSON object of Standard Webhooks with an id and a version: `id`, the same at every attempt; `type`, the event's name; `timestamp`, when it happened; `api_version`; `data`, the record in its documented form.",
        acts_in: &["webhooks", "service"],
        switch: "Call `Receiver::verify`. It checks only the signature and accepts any body.",
        section: "6",
    },
    Gap {
        id: "delivery-signature",
        question: "How is a delivery signed with the secret key?",
        decision: "As in Standard Webhooks: the signature is HMAC-SHA256 over `{id}.{timestamp}.{body}` in the header `webhook-signature`, beside `webhook-id` and `webhook-timestamp`. The receiver checks it, and refuses an empty id and a timestamp more than five minutes in the past or the future. A webhook with the signature `hex` gets the 64 hexadecimal digits of HMAC-SHA256 over `{timestamp}.{body}`, with the text of the secret as key, after `sha256=` in the header `x-webhook-signature-256`, beside `x-webhook-timestamp` and `webhook-id`. For a day after a change of the secret, there are two signatures, with a space between them, or for `hex` a comma.",
        acts_in: &["webhooks", "service"],
        switch: "Give the receiver another `SignatureScheme`, such as `HexHmac`, or another tolerance.",
        section: "6",
    },
    Gap {
        id: "delivery-retries",
        question: "When is a delivery a success, when is it tried again, and when does a webhook end?",
        decision: "An answer of 2xx within 15 seconds is a success. Redirects are not followed. A failed delivery is tried again after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 10 hours, each up to a fifth longer, or after the time that `Retry-After` asks for, at most a day, if that is later; then it is given up. Deliveries of one record to a webhook are made in the order of the changes: one waits until the earlier ones are made or given up. After five failed attempts in a row, one delivery alone is tried at these times, and all others wait. A webhook is set inactive, with the event `webhook.disabled`, if its target answers 410, or at a failed attempt five days after the first one since the last success. What waits then goes on if it is set active again. A delivery can arrive twice, with the same id, if a process dies.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "6",
    },
    Gap {
        id: "delivery-log",
        question: "How does a client see what became of deliveries, and have them made again?",
        decision: "By calls of ours, which the document does not have: `GET /deliveries/`, `GET /deliveries/{id}/` and `POST /redeliveries/`, with the scopes of webhooks. The list has the oldest delivery first. A delivery that is made again keeps its message id and begins a new schedule; later events of its record wait for it. Deliveries to a webhook that is not active wait until it is. To a webhook with a target at the host `poll.invalid`, nothing is sent: whoever made it reads its deliveries.",
        acts_in: &["schema", "models", "openapi", "validate", "client", "service"],
        switch: "Serve a router of `Routes` without the group `deliveries`.",
        section: "6",
    },
    Gap {
        id: "webhook-counters",
        question: "What do warning_count and next_check_date mean?",
        decision: "warning_count is the number of failed attempts since the last success, and next_check_date is the time of the next attempt of a delivery that failed, or null. A PUT that changes the target, or sets a webhook active or inactive, sets them to 0 and null, and the deliveries that wait begin anew.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "6",
    },
    Gap {
        id: "error-responses",
        question: "What does an error response look like?",
        decision: "A 400 has the body of gap error-body-400. Every other failure has the body of gap error-body-detail. The client keeps the raw body of any failure.",
        acts_in: &["openapi", "client", "service"],
        switch: "Send `Accept: application/problem+json`; see problem-details.",
        section: "7",
    },
    Gap {
        id: "error-codes",
        question: "Which error codes exist?",
        decision: "There are none beyond the status code and the OAuth error names of RFC 6750. Problem details also have the validator's code of each violation.",
        acts_in: &["client", "service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "error-conditions",
        question: "Which conditions produce which error?",
        decision: "The gaps of this section name them. The service checks in this order: form of the request (`malformed-requests`), path, method, token, scope, limit of calls, version, accepted media type, path parameters, query, media type of the body, size, body, idempotency key, record, version of the record, state.",
        acts_in: &["openapi", "service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "malformed-requests",
        question: "What does the service return for a request that can be read in two ways, or not at all?",
        decision: "400 for two `Authorization`, `Idempotency-Key` or `Content-Type` headers with different values, for no `Host` or two of them (RFC 9112), and for a query that is not percent-encoded UTF-8.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "error-body-400",
        question: "What does the service return for an invalid request?",
        decision: "400 with `{\"field\": [\"message\"], \"non_field_errors\": [\"message\"]}`.",
        acts_in: &["openapi", "client", "service"],
        switch: "Send `Accept: application/problem+json`.",
        section: "7",
    },
    Gap {
        id: "error-body-detail",
        question: "What does the body of any other failure look like?",
        decision: "`{\"detail\": \"message\"}`.",
        acts_in: &["openapi", "client", "service"],
        switch: "Send `Accept: application/problem+json`.",
        section: "7",
    },
    Gap {
        id: "problem-details",
        question: "Can errors have a standard form?",
        decision: "Yes: RFC 9457 problem details, when the caller accepts `application/problem+json`.",
        acts_in: &["openapi", "client", "service"],
        switch: "Do not accept that media type.",
        section: "7",
    },
    Gap {
        id: "www-authenticate",
        question: "What does the service return for a missing, unknown or expired token?",
        decision: "401 with `WWW-Authenticate: Bearer realm=...`, as in RFC 6750.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "5; 7",
    },
    Gap {
        id: "insufficient-scope",
        question: "What does the service return for a token without the endpoint's scope?",
        decision: "403 with error `insufficient_scope` that names the scope, as in RFC 6750.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "5; 7",
    },
    Gap {
        id: "hidden-404",
        question: "What does the service return for a record that does not exist, or that the caller may not see?",
        decision: "404 in both cases, so that the response does not tell which.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "method-not-allowed",
        question: "What does the service return for a method that the path does not have?",
        decision: "405 with `Allow`.",
        acts_in: &["client", "service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "missing-slash",
        question: "What does the service return for a path without its last slash?",
        decision: "308 with the path's address. OPTIONS answers 204 with the methods of the path.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "not-acceptable",
        question: "What does the service return for a caller that does not accept JSON?",
        decision: "406.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "conflict",
        question: "What does the service return for a well-formed request that the record's state does not allow?",
        decision: "409, also while the first request with an `Idempotency-Key` is in progress.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "refund-and-capture-limits",
        question: "How much can be refunded, and how often can a transaction be captured?",
        decision: "The service refunds at most the captured amount that is not yet refunded, and captures a transaction once. It answers 409 to anything else. See refund-count for the number of refunds.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "content-too-large",
        question: "What does the service return for a body that is too large?",
        decision: "413.",
        acts_in: &["openapi", "client", "service"],
        switch: "See request-size and upload-size.",
        section: "7; 8",
    },
    Gap {
        id: "request-timeout",
        question: "What does the service return for a body that does not arrive in time?",
        decision: "408 after 30 seconds.",
        acts_in: &["openapi", "service"],
        switch: "`--max-body-seconds` of `backoffice serve`.",
        section: "7; 8",
    },
    Gap {
        id: "unsupported-media-type",
        question: "What does the service return for a body of another media type?",
        decision: "415.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "too-many-requests",
        question: "What does the service return for a caller that exceeds a rate limit?",
        decision: "429 with `Retry-After`, which the client honours. The client also reads a fraction of a second, which it rounds up, and takes the largest of several values.",
        acts_in: &["openapi", "client", "service"],
        switch: "See rate-limits.",
        section: "7; 8",
    },
    Gap {
        id: "unavailable",
        question: "What does the service return if something that it needs does not answer?",
        decision: "503 with `Retry-After`, with the reason: the database does not answer, is full, is locked by another program, or others change the record for too long. A call waits for a lock, a connection or its turn for 4 seconds at most, and is answered within 5; in a queue of this service that moves, it waits for up to 30. Nothing was changed, unless the answer says that the change may be made: the database was lost while it confirmed the change. Then only a request with an idempotency key can be repeated safely. The service does not notice if somebody replaces the file of its SQLite database.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "failure-of-the-service",
        question: "What does the service return if it has a mistake of its own?",
        decision: "500. A change may be made or not; a request with an idempotency key can be repeated safely. The details are in the log only.",
        acts_in: &["openapi", "client", "service"],
        switch: "Not possible.",
        section: "7",
    },
    Gap {
        id: "rate-limits",
        question: "How many calls may a caller make, and in what time?",
        decision: "The service has a limit only if you set one: calls of a token in a minute, on all instances together. Calls without a valid token, or without its scope, do not count. Each answer to a call that counts has `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds), and a call beyond the limit gets 429 with `Retry-After`. An instance that the database keeps waiting for a quarter of a second counts alone until the minute ends.",
        acts_in: &["openapi", "service"],
        switch: "`--calls-per-minute` of `backoffice serve`.",
        section: "8",
    },
    Gap {
        id: "page-size",
        question: "How many records does a page hold?",
        decision: "The service puts 100 on a page; you can set 1 to 1,000. It puts fewer on a page whose records would have more than 8 MiB together. The client accepts pages of any size, including empty ones.",
        acts_in: &["client", "service"],
        switch: "`--page-size` of `backoffice serve`.",
        section: "8",
    },
    Gap {
        id: "request-size",
        question: "How large may a request body be?",
        decision: "The service accepts JSON bodies of up to 1 MiB.",
        acts_in: &["service"],
        switch: "`--max-body-bytes` of `backoffice serve`.",
        section: "8",
    },
    Gap {
        id: "record-size",
        question: "How large may a record be?",
        decision: "The service keeps records of up to 2 MiB; a text that a list compares as a whole, such as a customer's `email`, has at most 2,000 bytes. It answers 400 to a request that would make more of a record, also if that adds a part to it.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "8",
    },
    Gap {
        id: "memory-size",
        question: "How much does a database in memory hold?",
        decision: "1 GiB. From then on, the service answers 503 to calls that write, and says that the database is full; records can be read, and a reset makes room.",
        acts_in: &["service"],
        switch: "Use a database file, or set `memory_bytes` of the library's `Settings`.",
        section: "8",
    },
    Gap {
        id: "retention",
        question: "For how long does the service keep what is no record: the audit, events and their deliveries, answers to repeated requests?",
        decision: "A row of the audit for 365 days, an event with its deliveries and their attempts for 30 days, and the answer for an idempotency key for a day. Every ten minutes, the service removes what is older.",
        acts_in: &["service"],
        switch: "`--keep-audit-days`, `--keep-outbox-days` and `--keep-keys-hours` of `backoffice serve`.",
        section: "8",
    },
    Gap {
        id: "connection-limits",
        question: "How many connections and header fields does the service take, and how long does it wait for a caller?",
        decision: "10,000 connections that make calls at once. 256 more wait for the end of one, and are answered at `/healthz`, `/readyz` and `/metrics`. An address and 100 header fields of together 32 KiB, and 431 for more: without a body for more than 200 header fields or four times the bytes, and for a request that is not HTTP/1.1, 400 without a body. 30 seconds for the header fields, between two requests, and for a caller to take a part of an answer. After a signal to stop, it has 30 seconds for the requests that it has.",
        acts_in: &["service"],
        switch: "`--max-connections` of `backoffice serve`; in the library, `ConnectionLimits` has all.",
        section: "8",
    },
    Gap {
        id: "unread-bodies",
        question: "What happens to a body whose request is refused before it is read?",
        decision: "The service reads a rest of up to 64 KiB for one second, and the connection goes on. Otherwise the answer has `Connection: close`, and the service throws away what the caller still sends, for up to 30 seconds.",
        acts_in: &["service"],
        switch: "Not possible.",
        section: "8",
    },
    Gap {
        id: "browsers",
        question: "Can pages in browsers call the service (CORS)?",
        decision: "Those of any origin can call a sandbox, and none a service in production, unless its origins are named.",
        acts_in: &["service"],
        switch: "`--cors-origins` of `backoffice serve`; in the library, `Server::allow_origins`.",
        section: "8",
    },
    Gap {
        id: "upload-size",
        question: "How large may an upload be?",
        decision: "The service accepts uploads of up to 25 MiB, with at most 10 files and 20 text parts of 64 KiB.",
        acts_in: &["service"],
        switch: "`--max-upload-bytes` and `--max-upload-files` of `backoffice serve`.",
        section: "8",
    },
    Gap {
        id: "upload-types",
        question: "Which types may the files of an upload have?",
        decision: "The service accepts documents, archives, text, pictures, sound and film, by the media type that the sender names, and files without one. Others get 400.",
        acts_in: &["service"],
        switch: "`--upload-types` of `backoffice serve`.",
        section: "8",
    },
    Gap {
        id: "webhook-api-version",
        question: "Which values does a webhook's api_version have?",
        decision: "It is a plain string. The service writes the version that the webhook was created with.",
        acts_in: &["schema", "models", "openapi", "validate", "service"],
        switch: "Change the field's type to ApiVersion in webhooks.toml.",
        section: "9",
    },
    Gap {
        id: "deprecation-policy",
        question: "When is a version deprecated or retired, and how is that announced?",
        decision: "The client sends the one version that the document names and looks for no announcement.",
        acts_in: &["client"],
        switch: "Add values to ApiVersion in enums.toml.",
        section: "9",
    },
];
