// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `EmbeddedTransaction`.
pub static EMBEDDED_TRANSACTION: info::ShapeInfo = info::ShapeInfo {
    name: "EmbeddedTransaction",
    kind: info::ShapeKind::Record,
    section: "2, Transaction",
    fields_shown: true,
    about: "A payment transaction, as embedded in orders and refunds.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Transaction")
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 2, Transaction."),
        info::FieldInfo::new("auth_code", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Auth code: text. Section 2, Transaction."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Transaction")
            .about("Currency: text, such as `USD`. Section 2, Transaction."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Transaction")
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Transaction."),
        info::FieldInfo::new("external_id", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("External id: text. Section 2, Transaction."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Transaction")
            .about("Id: `id` of a Transaction. Section 2, Transaction; gap `record-references`."),
        info::FieldInfo::new("is_disputed", info::TypeInfo::Boolean, "2, Transaction")
            .about("Is disputed: true or false. Section 2, Transaction."),
        info::FieldInfo::new("is_external", info::TypeInfo::Boolean, "2, Transaction")
            .about("Is external: true or false. Section 2, Transaction."),
        info::FieldInfo::new("is_initial_retry", info::TypeInfo::Boolean, "2, Transaction")
            .about("Is initial retry: true or false. Section 2, Transaction."),
        info::FieldInfo::new("is_test", info::TypeInfo::Boolean, "2, Transaction").about("Is test: true or false. Section 2, Transaction."),
        info::FieldInfo::new("network_transaction_id", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Network transaction id: text. Section 2, Transaction."),
        info::FieldInfo::new("parent_id", info::TypeInfo::Integer, "2, Transaction").strict_nullable()
            .about("Parent id: `id` of a Transaction. Section 2, Transaction; gap `record-references`."),
        info::FieldInfo::new("payment_details", info::TypeInfo::Shape(&super::PAYMENT_DETAILS), "2, Transaction")
            .about("Payment details: payment details of an embedded transaction. Section 2, Transaction."),
        info::FieldInfo::new("payment_method", info::TypeInfo::String, "2, Transaction")
            .about("Payment method: text. Section 2, Transaction."),
        info::FieldInfo::new("report_values", info::TypeInfo::Shape(&super::TRANSACTION_REPORT_VALUES), "2, Transaction")
            .about("Report values: a transaction's amount in the store's reporting currency. Section 2, Transaction."),
        info::FieldInfo::new("response_code", info::TypeInfo::Integer, "2, Transaction").strict_nullable()
            .about("Response code: whole number. Section 2, Transaction."),
        info::FieldInfo::new("statement_descriptor", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Statement descriptor: text. Section 2, Transaction."),
        info::FieldInfo::new("status", info::TypeInfo::Enum(&super::TRANSACTION_STATUS_VALUES), "2, Transaction")
            .about("Status: text; one value seen: `succeeded`. Section 2, Transaction; gaps `enum-values`, `open-enumerations`, `transitions`."),
        info::FieldInfo::new("type", info::TypeInfo::String, "2, Transaction")
            .about("Type: text. Section 2, Transaction; gap `enum-values`."),
    ],
};
/// Description of `TransactionReportValues`.
pub static TRANSACTION_REPORT_VALUES: info::ShapeInfo = info::ShapeInfo {
    name: "TransactionReportValues",
    kind: info::ShapeKind::Record,
    section: "2, Transaction",
    fields_shown: true,
    about: "A transaction's amount in the store's reporting currency.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Transaction")
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 2, Transaction."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Transaction").about("Currency: text. Section 2, Transaction."),
    ],
};
/// Description of `PaymentDetails`.
pub static PAYMENT_DETAILS: info::ShapeInfo = info::ShapeInfo {
    name: "PaymentDetails",
    kind: info::ShapeKind::Record,
    section: "2, Transaction",
    fields_shown: true,
    about: "Payment details of an embedded transaction.",
    fields: &[
        info::FieldInfo::new("bankcard_first_six", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Bankcard first six: text. Section 2, Transaction."),
        info::FieldInfo::new("bankcard_last_four", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Bankcard last four: text. Section 2, Transaction."),
        info::FieldInfo::new("card_token", info::TypeInfo::String, "2, Transaction").strict_nullable().secret()
            .about("Card token: text. Section 2, Transaction; gap `secret-fields`."),
        info::FieldInfo::new("gateway", info::TypeInfo::Shape(&super::GATEWAY), "2, Transaction").strict_nullable()
            .about("Gateway: the payment gateway of an embedded transaction. Section 2, Transaction."),
        info::FieldInfo::new("is_3ds", info::TypeInfo::Boolean, "2, Transaction").about("Is 3DS: true or false. Section 2, Transaction."),
        info::FieldInfo::new("optimized_3ds", info::TypeInfo::Boolean, "2, Transaction")
            .about("Optimized 3DS: true or false. Section 2, Transaction."),
        info::FieldInfo::new("paypal_vault_id", info::TypeInfo::String, "2, Transaction").strict_nullable().secret()
            .about("PayPal vault id: text. Section 2, Transaction; gap `secret-fields`."),
        info::FieldInfo::new("sca_flow", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("SCA flow: text. Section 2, Transaction."),
    ],
};
/// Description of `Gateway`.
pub static GATEWAY: info::ShapeInfo = info::ShapeInfo {
    name: "Gateway",
    kind: info::ShapeKind::Record,
    section: "2, Transaction",
    fields_shown: true,
    about: "The payment gateway of an embedded transaction.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Transaction")
            .about("Id: whole number that identifies this record. Section 2, Transaction."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Transaction").about("Name: text. Section 2, Transaction."),
        info::FieldInfo::new("type", info::TypeInfo::String, "2, Transaction")
            .about("Type: text. Section 2, Transaction; gap `enum-values`."),
    ],
};
/// Description of `Transaction`.
pub static TRANSACTION: info::ShapeInfo = info::ShapeInfo {
    name: "Transaction",
    kind: info::ShapeKind::Record,
    section: "2, Transaction",
    fields_shown: true,
    about: "A payment transaction in its standalone form, as a capture returns it.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Transaction")
            .about("Amount: amount of money as decimal text, such as `10.00`. Section 2, Transaction."),
        info::FieldInfo::new("amount_available_for_refund", info::TypeInfo::Amount, "2, Transaction")
            .about("Amount available for refund: amount of money as decimal text, such as `10.00`. Section 2, Transaction."),
        info::FieldInfo::new("attribution", info::TypeInfo::Shape(&super::ATTRIBUTION), "2, Transaction")
            .about("Attribution: origin of a sale: the agent, affiliate and campaign behind it. Section 2, Transaction."),
        info::FieldInfo::new("auth_code", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Auth code: text. Section 2, Transaction."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Transaction")
            .about("Currency: text, such as `USD`. Section 2, Transaction."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Transaction")
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Transaction."),
        info::FieldInfo::new("external_id", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("External id: text. Section 2, Transaction."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Transaction").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Transaction; gap `identity-presence`."),
        info::FieldInfo::new("initiator", info::TypeInfo::Shape(&super::TRANSACTION_INITIATOR), "2, Transaction").strict_nullable()
            .about("Initiator: the person who started a transaction. Section 2, Transaction."),
        info::FieldInfo::new("is_disputed", info::TypeInfo::Boolean, "2, Transaction")
            .about("Is disputed: true or false. Section 2, Transaction."),
        info::FieldInfo::new("is_external", info::TypeInfo::Boolean, "2, Transaction")
            .about("Is external: true or false. Section 2, Transaction."),
        info::FieldInfo::new("is_test", info::TypeInfo::Boolean, "2, Transaction").about("Is test: true or false. Section 2, Transaction."),
        info::FieldInfo::new("network_transaction_id", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Network transaction id: text. Section 2, Transaction."),
        info::FieldInfo::new("order", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Order: `number` of an Order. The order number. Section 2, Transaction."),
        info::FieldInfo::new("parent_id", info::TypeInfo::Integer, "2, Transaction").strict_nullable()
            .about("Parent id: `id` of a Transaction. Section 2, Transaction; gap `record-references`."),
        info::FieldInfo::new("payment_details", info::TypeInfo::Shape(&super::STANDALONE_PAYMENT_DETAILS), "2, Transaction")
            .about("Payment details: payment details of a standalone transaction. Section 2, Transaction."),
        info::FieldInfo::new("payment_method", info::TypeInfo::String, "2, Transaction")
            .about("Payment method: text. Section 2, Transaction."),
        info::FieldInfo::new("report_values", info::TypeInfo::Shape(&super::TRANSACTION_REPORT_VALUES), "2, Transaction")
            .about("Report values: a transaction's amount in the store's reporting currency. Section 2, Transaction."),
        info::FieldInfo::new("response_code", info::TypeInfo::Integer, "2, Transaction").strict_nullable()
            .about("Response code: whole number. Section 2, Transaction."),
        info::FieldInfo::new("statement_descriptor", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Statement descriptor: text. Section 2, Transaction."),
        info::FieldInfo::new("status", info::TypeInfo::Enum(&super::TRANSACTION_STATUS_VALUES), "2, Transaction")
            .about("Status: text; one value seen: `succeeded`. Section 2, Transaction; gaps `enum-values`, `open-enumerations`, `transitions`."),
        info::FieldInfo::new("subscription", info::TypeInfo::Shape(&super::TRANSACTION_SUBSCRIPTION), "2, Transaction").strict_nullable()
            .about("Subscription: the subscription and billing cycle that a transaction paid for. Section 2, Transaction."),
        info::FieldInfo::new("type", info::TypeInfo::String, "2, Transaction")
            .about("Type: text. Section 2, Transaction; gap `enum-values`."),
        info::FieldInfo::new("user", info::TypeInfo::Shape(&super::USER_SUMMARY), "2, Transaction").strict_nullable()
            .about("User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Transaction."),
    ],
};
/// Description of `TransactionInitiator`.
pub static TRANSACTION_INITIATOR: info::ShapeInfo = info::ShapeInfo {
    name: "TransactionInitiator",
    kind: info::ShapeKind::Record,
    section: "2, Transaction",
    fields_shown: true,
    about: "The person who started a transaction.",
    fields: &[
        info::FieldInfo::new("email", info::TypeInfo::String, "2, Transaction").about("Email: text. Section 2, Transaction."),
        info::FieldInfo::new("first_name", info::TypeInfo::String, "2, Transaction").about("First name: text. Section 2, Transaction."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Transaction")
            .about("Id: whole number that identifies this record. Section 2, Transaction."),
        info::FieldInfo::new("last_name", info::TypeInfo::String, "2, Transaction").about("Last name: text. Section 2, Transaction."),
    ],
};
/// Description of `TransactionSubscription`.
pub static TRANSACTION_SUBSCRIPTION: info::ShapeInfo = info::ShapeInfo {
    name: "TransactionSubscription",
    kind: info::ShapeKind::Record,
    section: "2, Transaction",
    fields_shown: true,
    about: "The subscription and billing cycle that a transaction paid for.",
    fields: &[
        info::FieldInfo::new("billing_cycle", info::TypeInfo::Integer, "2, Transaction")
            .about("Billing cycle: whole number. Section 2, Transaction."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Transaction")
            .about("Id: `id` of a Subscription. Section 2, Transaction; gap `record-references`."),
    ],
};
/// Description of `StandalonePaymentDetails`.
pub static STANDALONE_PAYMENT_DETAILS: info::ShapeInfo = info::ShapeInfo {
    name: "StandalonePaymentDetails",
    kind: info::ShapeKind::Record,
    section: "2, Transaction",
    fields_shown: true,
    about: "Payment details of a standalone transaction.",
    fields: &[
        info::FieldInfo::new("bankcard_first_six", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Bankcard first six: text. Section 2, Transaction."),
        info::FieldInfo::new("bankcard_last_four", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("Bankcard last four: text. Section 2, Transaction."),
        info::FieldInfo::new("card_token", info::TypeInfo::String, "2, Transaction").strict_nullable().secret()
            .about("Card token: text. Section 2, Transaction; gap `secret-fields`."),
        info::FieldInfo::new("gateway", info::TypeInfo::Shape(&super::STANDALONE_GATEWAY), "2, Transaction").strict_nullable()
            .about("Gateway: the payment gateway of a standalone transaction. Section 2, Transaction."),
        info::FieldInfo::new("is_3ds", info::TypeInfo::Boolean, "2, Transaction").about("Is 3DS: true or false. Section 2, Transaction."),
        info::FieldInfo::new("optimized_3ds", info::TypeInfo::Boolean, "2, Transaction")
            .about("Optimized 3DS: true or false. Section 2, Transaction."),
        info::FieldInfo::new("paypal_vault_id", info::TypeInfo::String, "2, Transaction").strict_nullable().secret()
            .about("PayPal vault id: text. Section 2, Transaction; gap `secret-fields`."),
        info::FieldInfo::new("sca_flow", info::TypeInfo::String, "2, Transaction").strict_nullable()
            .about("SCA flow: text. Section 2, Transaction."),
        info::FieldInfo::new("bankcard_exp_month", info::TypeInfo::Integer, "2, Transaction").strict_nullable()
            .about("Bankcard exp month: whole number, such as `12`. Section 2, Transaction."),
        info::FieldInfo::new("bankcard_exp_year", info::TypeInfo::Integer, "2, Transaction").strict_nullable()
            .about("Bankcard exp year: whole number, such as `2030`. Section 2, Transaction."),
        info::FieldInfo::new("bankcard_number", info::TypeInfo::String, "2, Transaction").strict_nullable().secret()
            .about("Bankcard number: text. Section 2, Transaction; gap `secret-fields`."),
    ],
};
/// Description of `StandaloneGateway`.
pub static STANDALONE_GATEWAY: info::ShapeInfo = info::ShapeInfo {
    name: "StandaloneGateway",
    kind: info::ShapeKind::Record,
    section: "2, Transaction",
    fields_shown: true,
    about: "The payment gateway of a standalone transaction.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Transaction")
            .about("Id: `id` of a Gateway. Section 2, Transaction; gap `record-references`."),
        info::FieldInfo::new("is_service_payments", info::TypeInfo::Boolean, "2, Transaction")
            .about("Is service payments: true or false. Section 2, Transaction."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Transaction").about("Name: text. Section 2, Transaction."),
        info::FieldInfo::new("type", info::TypeInfo::String, "2, Transaction")
            .about("Type: text. Section 2, Transaction; gap `enum-values`."),
    ],
};
/// Description of `Dispute`.
pub static DISPUTE: info::ShapeInfo = info::ShapeInfo {
    name: "Dispute",
    kind: info::ShapeKind::Record,
    section: "2, Dispute",
    fields_shown: true,
    about: "A dispute over a transaction.",
    fields: &[
        info::FieldInfo::new("amount", info::TypeInfo::Amount, "2, Dispute")
            .about("Amount: amount of money as decimal text, such as `67.00`. Section 2, Dispute."),
        info::FieldInfo::new("arn", info::TypeInfo::String, "2, Dispute").strict_nullable().about("ARN: text. Section 2, Dispute."),
        info::FieldInfo::new("case_number", info::TypeInfo::String, "2, Dispute").strict_nullable()
            .about("Case number: text. Section 2, Dispute."),
        info::FieldInfo::new("currency", info::TypeInfo::String, "2, Dispute").about("Currency: text, such as `USD`. Section 2, Dispute."),
        info::FieldInfo::new("date_created", info::TypeInfo::Timestamp, "2, Dispute")
            .about("Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Dispute."),
        info::FieldInfo::new("happened_at", info::TypeInfo::Timestamp, "2, Dispute")
            .about("Happened at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Dispute."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Dispute").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Dispute; gap `identity-presence`."),
        info::FieldInfo::new("metadata", info::TypeInfo::Any, "2, Dispute").strict_nullable()
            .about("Metadata: free-form value or null. Section 2, Dispute."),
        info::FieldInfo::new("order", info::TypeInfo::String, "2, Dispute").strict_nullable()
            .about("Order: `number` of an Order. Section 2, Dispute; gap `record-references`."),
        info::FieldInfo::new("report_amount", info::TypeInfo::Amount, "2, Dispute")
            .about("Report amount: amount of money as decimal text, such as `10.00`. Section 2, Dispute."),
        info::FieldInfo::new("report_currency", info::TypeInfo::String, "2, Dispute")
            .about("Report currency: text, such as `USD`. Section 2, Dispute."),
        info::FieldInfo::new("resolution", info::TypeInfo::Enum(&super::DISPUTE_RESOLUTION_VALUES), "2, Dispute").strict_nullable()
            .about("Resolution: text; one value seen: `could_not_find_order`. Section 2, Dispute; gaps `enum-values`, `open-enumerations`."),
        info::FieldInfo::new("resolution_other_message", info::TypeInfo::String, "2, Dispute").strict_nullable()
            .about("Resolution other message: text. Section 2, Dispute."),
        info::FieldInfo::new("status", info::TypeInfo::Enum(&super::DISPUTE_STATUS_VALUES), "2, Dispute")
            .about("Status: text; one value seen: `new`. Section 2, Dispute; gaps `enum-values`, `open-enumerations`, `transitions`."),
        info::FieldInfo::new("transaction", info::TypeInfo::Integer, "2, Dispute").strict_nullable()
            .about("Transaction: `id` of a Transaction. Section 2, Dispute; gap `record-references`."),
        info::FieldInfo::new("type", info::TypeInfo::Enum(&super::DISPUTE_TYPE_VALUES), "2, Dispute")
            .about("Type: text; one value seen: `alert`. Section 2, Dispute; gaps `enum-values`, `open-enumerations`."),
    ],
};
/// Description of `GatewayGroup`.
pub static GATEWAY_GROUP: info::ShapeInfo = info::ShapeInfo {
    name: "GatewayGroup",
    kind: info::ShapeKind::Record,
    section: "2, Gateway group",
    fields_shown: true,
    about: "A group of payment gateways and what it offers at checkout.",
    fields: &[
        info::FieldInfo::new(
                "available_currencies",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::GATEWAY_CURRENCY)),
                "2, Gateway group",
            )
            .about("Available currencies: list. Each item: a currency that a gateway group takes. Section 2, Gateway group."),
        info::FieldInfo::new(
                "available_express_payment_methods",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::GATEWAY_EXPRESS_PAYMENT_METHOD)),
                "2, Gateway group",
            )
            .about("Available express payment methods: list. Each item: an express payment method that a gateway group takes. Section 2, Gateway group."),
        info::FieldInfo::new(
                "available_payment_methods",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::GATEWAY_PAYMENT_METHOD)),
                "2, Gateway group",
            )
            .about("Available payment methods: list. Each item: a payment method that a gateway group takes. Section 2, Gateway group."),
        info::FieldInfo::new("card_types", info::TypeInfo::List(&info::TypeInfo::Shape(&super::CARD_TYPE)), "2, Gateway group")
            .about("Card types: list. Each item: a card type that a gateway group takes. Section 2, Gateway group."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Gateway group").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Gateway group; gap `identity-presence`."),
        info::FieldInfo::new("is_default", info::TypeInfo::Boolean, "2, Gateway group")
            .about("Is default: true or false. Section 2, Gateway group."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Gateway group").about("Name: text. Section 2, Gateway group."),
    ],
};
/// Description of `GatewayGroupPage`.
pub static GATEWAY_GROUP_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "GatewayGroupPage",
    kind: info::ShapeKind::Page,
    section: "4, Pagination",
    fields_shown: true,
    about: "A page of GatewayGroup.",
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Next: URL or null. The next page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Previous: URL or null. The previous page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("results", info::TypeInfo::List(&info::TypeInfo::Shape(&super::GATEWAY_GROUP)), "4, Pagination")
            .presence(info::Presence::Required)
            .not_null()
            .about("Results: list. Each item: a group of payment gateways and what it offers at checkout. Section 4, Pagination."),
    ],
};
/// Description of `GatewayCurrency`.
pub static GATEWAY_CURRENCY: info::ShapeInfo = info::ShapeInfo {
    name: "GatewayCurrency",
    kind: info::ShapeKind::Record,
    section: "2, Gateway group",
    fields_shown: true,
    about: "A currency that a gateway group takes.",
    fields: &[
        info::FieldInfo::new("code", info::TypeInfo::String, "2, Gateway group").about("Code: text. Section 2, Gateway group."),
        info::FieldInfo::new("label", info::TypeInfo::String, "2, Gateway group").about("Label: text. Section 2, Gateway group."),
    ],
};
/// Description of `GatewayExpressPaymentMethod`.
pub static GATEWAY_EXPRESS_PAYMENT_METHOD: info::ShapeInfo = info::ShapeInfo {
    name: "GatewayExpressPaymentMethod",
    kind: info::ShapeKind::Record,
    section: "2, Gateway group",
    fields_shown: true,
    about: "An express payment method that a gateway group takes.",
    fields: &[
        info::FieldInfo::new("code", info::TypeInfo::String, "2, Gateway group").about("Code: text. Section 2, Gateway group."),
        info::FieldInfo::new("label", info::TypeInfo::String, "2, Gateway group").about("Label: text. Section 2, Gateway group."),
    ],
};
/// Description of `GatewayPaymentMethod`.
pub static GATEWAY_PAYMENT_METHOD: info::ShapeInfo = info::ShapeInfo {
    name: "GatewayPaymentMethod",
    kind: info::ShapeKind::Record,
    section: "2, Gateway group",
    fields_shown: true,
    about: "A payment method that a gateway group takes.",
    fields: &[
        info::FieldInfo::new("code", info::TypeInfo::String, "2, Gateway group").about("Code: text. Section 2, Gateway group."),
        info::FieldInfo::new("label", info::TypeInfo::String, "2, Gateway group").about("Label: text. Section 2, Gateway group."),
        info::FieldInfo::new("supported_currencies", info::TypeInfo::List(&info::TypeInfo::Any), "2, Gateway group")
            .about("Supported currencies: list. Each item: free-form value, such as `[\"USD\"]`. Section 2, Gateway group; gap `list-element-type`."),
    ],
};
/// Description of `CardType`.
pub static CARD_TYPE: info::ShapeInfo = info::ShapeInfo {
    name: "CardType",
    kind: info::ShapeKind::Record,
    section: "2, Gateway group",
    fields_shown: true,
    about: "A card type that a gateway group takes.",
    fields: &[
        info::FieldInfo::new("code", info::TypeInfo::String, "2, Gateway group").about("Code: text. Section 2, Gateway group."),
        info::FieldInfo::new("label", info::TypeInfo::String, "2, Gateway group").about("Label: text. Section 2, Gateway group."),
    ],
};
/// Description of `ListGatewayGroupsQuery`.
pub static LIST_GATEWAY_GROUPS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "ListGatewayGroupsQuery",
    kind: info::ShapeKind::Query,
    section: "4, endpoint 20",
    fields_shown: true,
    about: "Query parameters of the list of gateway groups.",
    fields: &[
        info::FieldInfo::new("cursor", info::TypeInfo::String, "4, Pagination").not_null().strict_optional()
            .about("Cursor: text. The pagination cursor value. Section 4, Pagination."),
    ],
};
/// Description of `CaptureTransaction`.
pub static CAPTURE_TRANSACTION: info::ShapeInfo = info::ShapeInfo {
    name: "CaptureTransaction",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 18",
    fields_shown: false,
    about: "Body of a capture; an empty object is accepted.",
    fields: &[],
};
