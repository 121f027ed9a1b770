// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! [`Transaction`], [`Dispute`] and [`GatewayGroup`] with their parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A payment transaction, as embedded in orders and refunds. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct EmbeddedTransaction {
    /// Amount: amount of money as decimal text, such as `10.00`. Section 2, Transaction.
    pub amount: Option<runtime::Amount>,
    /// Auth code: text. Section 2, Transaction.
    pub auth_code: Option<runtime::Text>,
    /// Currency: text, such as `USD`. Section 2, Transaction.
    pub currency: Option<runtime::Text>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Transaction.
    pub date_created: Option<runtime::Timestamp>,
    /// External id: text. Section 2, Transaction.
    pub external_id: Option<runtime::Text>,
    /// Id: `id` of a Transaction. Section 2, Transaction; gap `record-references`.
    pub id: Option<super::TransactionId>,
    /// Is disputed: true or false. Section 2, Transaction.
    pub is_disputed: Option<bool>,
    /// Is external: true or false. Section 2, Transaction.
    pub is_external: Option<bool>,
    /// Is initial retry: true or false. Section 2, Transaction.
    pub is_initial_retry: Option<bool>,
    /// Is test: true or false. Section 2, Transaction.
    pub is_test: Option<bool>,
    /// Network transaction id: text. Section 2, Transaction.
    pub network_transaction_id: Option<runtime::Text>,
    /// Parent id: `id` of a Transaction. Section 2, Transaction; gap `record-references`.
    pub parent_id: Option<super::TransactionId>,
    /// Payment details: payment details of an embedded transaction. Section 2, Transaction.
    pub payment_details: Option<super::PaymentDetails>,
    /// Payment method: text. Section 2, Transaction.
    pub payment_method: Option<runtime::Text>,
    /// Report values: a transaction's amount in the store's reporting currency. Section 2, Transaction.
    pub report_values: Option<super::TransactionReportValues>,
    /// Response code: whole number. Section 2, Transaction.
    pub response_code: Option<i64>,
    /// Statement descriptor: text. Section 2, Transaction.
    pub statement_descriptor: Option<runtime::Text>,
    /// Status: text; one value seen: `succeeded`. Section 2, Transaction; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::TransactionStatus>,
    /// Type: text. Section 2, Transaction; gap `enum-values`.
    pub r#type: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    EmbeddedTransaction = super::super::info::EMBEDDED_TRANSACTION, by
    super::super::tables::EMBEDDED_TRANSACTION { 0 "amount" amount, 1 "auth_code"
    auth_code, 2 "currency" currency, 3 "date_created" date_created, 4 "external_id"
    external_id, 5 "id" id, 6 "is_disputed" is_disputed, 7 "is_external" is_external, 8
    "is_initial_retry" is_initial_retry, 9 "is_test" is_test, 10 "network_transaction_id"
    network_transaction_id, 11 "parent_id" parent_id, 12 "payment_details"
    payment_details, 13 "payment_method" payment_method, 14 "report_values"
    report_values, 15 "response_code" response_code, 16 "statement_descriptor"
    statement_descriptor, 17 "status" status, 18 "type" r#type }
}
impl EmbeddedTransaction {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl EmbeddedTransaction {
        fn amount(value: runtime::Amount);
        fn auth_code(value: impl Into<runtime::Text>);
        fn currency(value: impl Into<runtime::Text>);
        fn date_created(value: runtime::Timestamp);
        fn external_id(value: impl Into<runtime::Text>);
        fn id(value: impl Into<super::TransactionId>);
        fn is_disputed(value: bool);
        fn is_external(value: bool);
        fn is_initial_retry(value: bool);
        fn is_test(value: bool);
        fn network_transaction_id(value: impl Into<runtime::Text>);
        fn parent_id(value: impl Into<super::TransactionId>);
        fn payment_details(value: impl Into<super::PaymentDetails>);
        fn payment_method(value: impl Into<runtime::Text>);
        fn report_values(value: impl Into<super::TransactionReportValues>);
        fn response_code(value: i64);
        fn statement_descriptor(value: impl Into<runtime::Text>);
        fn status(value: impl Into<super::TransactionStatus>);
        fn r#type(value: impl Into<runtime::Text>);
    }
}
/// A transaction's amount in the store's reporting currency. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TransactionReportValues {
    /// Amount: amount of money as decimal text, such as `10.00`. Section 2, Transaction.
    pub amount: Option<runtime::Amount>,
    /// Currency: text. Section 2, Transaction.
    pub currency: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    TransactionReportValues = super::super::info::TRANSACTION_REPORT_VALUES, by
    super::super::tables::TRANSACTION_REPORT_VALUES { 0 "amount" amount, 1 "currency"
    currency }
}
impl TransactionReportValues {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl TransactionReportValues {
        fn amount(value: runtime::Amount);
        fn currency(value: impl Into<runtime::Text>);
    }
}
/// Payment details of an embedded transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct PaymentDetails {
    /// Bankcard first six: text. Section 2, Transaction.
    pub bankcard_first_six: Option<runtime::Text>,
    /// Bankcard last four: text. Section 2, Transaction.
    pub bankcard_last_four: Option<runtime::Text>,
    /// Card token: text. Section 2, Transaction; gap `secret-fields`.
    pub card_token: Option<runtime::Secret>,
    /// Gateway: the payment gateway of an embedded transaction. Section 2, Transaction.
    pub gateway: Option<super::Gateway>,
    /// Is 3DS: true or false. Section 2, Transaction.
    pub is_3ds: Option<bool>,
    /// Optimized 3DS: true or false. Section 2, Transaction.
    pub optimized_3ds: Option<bool>,
    /// PayPal vault id: text. Section 2, Transaction; gap `secret-fields`.
    pub paypal_vault_id: Option<runtime::Secret>,
    /// SCA flow: text. Section 2, Transaction.
    pub sca_flow: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    PaymentDetails = super::super::info::PAYMENT_DETAILS, by
    super::super::tables::PAYMENT_DETAILS { 0 "bankcard_first_six" bankcard_first_six, 1
    "bankcard_last_four" bankcard_last_four, 2 "card_token" card_token, 3 "gateway"
    gateway, 4 "is_3ds" is_3ds, 5 "optimized_3ds" optimized_3ds, 6 "paypal_vault_id"
    paypal_vault_id, 7 "sca_flow" sca_flow }
}
impl PaymentDetails {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl PaymentDetails {
        fn bankcard_first_six(value: impl Into<runtime::Text>);
        fn bankcard_last_four(value: impl Into<runtime::Text>);
        fn card_token(value: impl Into<runtime::Secret>);
        fn gateway(value: impl Into<super::Gateway>);
        fn is_3ds(value: bool);
        fn optimized_3ds(value: bool);
        fn paypal_vault_id(value: impl Into<runtime::Secret>);
        fn sca_flow(value: impl Into<runtime::Text>);
    }
}
/// The payment gateway of an embedded transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Gateway {
    /// Id: whole number that identifies this record. Section 2, Transaction.
    pub id: Option<super::GatewayId>,
    /// Name: text. Section 2, Transaction.
    pub name: Option<runtime::Text>,
    /// Type: text. Section 2, Transaction; gap `enum-values`.
    pub r#type: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Gateway = super::super::info::GATEWAY, by super::super::tables::GATEWAY { 0 "id" id,
    1 "name" name, 2 "type" r#type }
}
impl Gateway {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::GatewayId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Gateway {
        fn name(value: impl Into<runtime::Text>);
        fn r#type(value: impl Into<runtime::Text>);
    }
}
/// A payment transaction in its standalone form, as a capture returns it. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Transaction {
    /// Amount: amount of money as decimal text, such as `10.00`. Section 2, Transaction.
    pub amount: Option<runtime::Amount>,
    /// Amount available for refund: amount of money as decimal text, such as `10.00`. Section 2, Transaction.
    pub amount_available_for_refund: Option<runtime::Amount>,
    /// Attribution: origin of a sale: the agent, affiliate and campaign behind it. Section 2, Transaction.
    pub attribution: Option<super::Attribution>,
    /// Auth code: text. Section 2, Transaction.
    pub auth_code: Option<runtime::Text>,
    /// Currency: text, such as `USD`. Section 2, Transaction.
    pub currency: Option<runtime::Text>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Transaction.
    pub date_created: Option<runtime::Timestamp>,
    /// External id: text. Section 2, Transaction.
    pub external_id: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Transaction; gap `identity-presence`.
    pub id: Option<super::TransactionId>,
    /// Initiator: the person who started a transaction. Section 2, Transaction.
    pub initiator: Option<super::TransactionInitiator>,
    /// Is disputed: true or false. Section 2, Transaction.
    pub is_disputed: Option<bool>,
    /// Is external: true or false. Section 2, Transaction.
    pub is_external: Option<bool>,
    /// Is test: true or false. Section 2, Transaction.
    pub is_test: Option<bool>,
    /// Network transaction id: text. Section 2, Transaction.
    pub network_transaction_id: Option<runtime::Text>,
    /// Order: `number` of an Order. The order number. Section 2, Transaction.
    pub order: Option<super::OrderNumber>,
    /// Parent id: `id` of a Transaction. Section 2, Transaction; gap `record-references`.
    pub parent_id: Option<super::TransactionId>,
    /// Payment details: payment details of a standalone transaction. Section 2, Transaction.
    pub payment_details: Option<super::StandalonePaymentDetails>,
    /// Payment method: text. Section 2, Transaction.
    pub payment_method: Option<runtime::Text>,
    /// Report values: a transaction's amount in the store's reporting currency. Section 2, Transaction.
    pub report_values: Option<super::TransactionReportValues>,
    /// Response code: whole number. Section 2, Transaction.
    pub response_code: Option<i64>,
    /// Statement descriptor: text. Section 2, Transaction.
    pub statement_descriptor: Option<runtime::Text>,
    /// Status: text; one value seen: `succeeded`. Section 2, Transaction; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::TransactionStatus>,
    /// Subscription: the subscription and billing cycle that a transaction paid for. Section 2, Transaction.
    pub subscription: Option<super::TransactionSubscription>,
    /// Type: text. Section 2, Transaction; gap `enum-values`.
    pub r#type: Option<runtime::Text>,
    /// User: a customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Transaction.
    pub user: Option<super::UserSummary>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Transaction = super::super::info::TRANSACTION, by super::super::tables::TRANSACTION {
    0 "amount" amount, 1 "amount_available_for_refund" amount_available_for_refund, 2
    "attribution" attribution, 3 "auth_code" auth_code, 4 "currency" currency, 5
    "date_created" date_created, 6 "external_id" external_id, 7 "id" id, 8 "initiator"
    initiator, 9 "is_disputed" is_disputed, 10 "is_external" is_external, 11 "is_test"
    is_test, 12 "network_transaction_id" network_transaction_id, 13 "order" order, 14
    "parent_id" parent_id, 15 "payment_details" payment_details, 16 "payment_method"
    payment_method, 17 "report_values" report_values, 18 "response_code" response_code,
    19 "statement_descriptor" statement_descriptor, 20 "status" status, 21 "subscription"
    subscription, 22 "type" r#type, 23 "user" user }
}
impl Transaction {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::TransactionId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Transaction {
        fn amount(value: runtime::Amount);
        fn amount_available_for_refund(value: runtime::Amount);
        fn attribution(value: impl Into<super::Attribution>);
        fn auth_code(value: impl Into<runtime::Text>);
        fn currency(value: impl Into<runtime::Text>);
        fn date_created(value: runtime::Timestamp);
        fn external_id(value: impl Into<runtime::Text>);
        fn initiator(value: impl Into<super::TransactionInitiator>);
        fn is_disputed(value: bool);
        fn is_external(value: bool);
        fn is_test(value: bool);
        fn network_transaction_id(value: impl Into<runtime::Text>);
        fn order(value: impl Into<super::OrderNumber>);
        fn parent_id(value: impl Into<super::TransactionId>);
        fn payment_details(value: impl Into<super::StandalonePaymentDetails>);
        fn payment_method(value: impl Into<runtime::Text>);
        fn report_values(value: impl Into<super::TransactionReportValues>);
        fn response_code(value: i64);
        fn statement_descriptor(value: impl Into<runtime::Text>);
        fn status(value: impl Into<super::TransactionStatus>);
        fn subscription(value: impl Into<super::TransactionSubscription>);
        fn r#type(value: impl Into<runtime::Text>);
        fn user(value: impl Into<super::UserSummary>);
    }
}
/// The person who started a transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TransactionInitiator {
    /// Email: text. Section 2, Transaction.
    pub email: Option<runtime::Text>,
    /// First name: text. Section 2, Transaction.
    pub first_name: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Transaction.
    pub id: Option<super::TransactionInitiatorId>,
    /// Last name: text. Section 2, Transaction.
    pub last_name: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    TransactionInitiator = super::super::info::TRANSACTION_INITIATOR, by
    super::super::tables::TRANSACTION_INITIATOR { 0 "email" email, 1 "first_name"
    first_name, 2 "id" id, 3 "last_name" last_name }
}
impl TransactionInitiator {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::TransactionInitiatorId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl TransactionInitiator {
        fn email(value: impl Into<runtime::Text>);
        fn first_name(value: impl Into<runtime::Text>);
        fn last_name(value: impl Into<runtime::Text>);
    }
}
/// The subscription and billing cycle that a transaction paid for. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TransactionSubscription {
    /// Billing cycle: whole number. Section 2, Transaction.
    pub billing_cycle: Option<i64>,
    /// Id: `id` of a Subscription. Section 2, Transaction; gap `record-references`.
    pub id: Option<super::SubscriptionId>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    TransactionSubscription = super::super::info::TRANSACTION_SUBSCRIPTION, by
    super::super::tables::TRANSACTION_SUBSCRIPTION { 0 "billing_cycle" billing_cycle, 1
    "id" id }
}
impl TransactionSubscription {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl TransactionSubscription {
        fn billing_cycle(value: i64);
        fn id(value: impl Into<super::SubscriptionId>);
    }
}
/// Payment details of a standalone transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct StandalonePaymentDetails {
    /// Bankcard first six: text. Section 2, Transaction.
    pub bankcard_first_six: Option<runtime::Text>,
    /// Bankcard last four: text. Section 2, Transaction.
    pub bankcard_last_four: Option<runtime::Text>,
    /// Card token: text. Section 2, Transaction; gap `secret-fields`.
    pub card_token: Option<runtime::Secret>,
    /// Gateway: the payment gateway of a standalone transaction. Section 2, Transaction.
    pub gateway: Option<super::StandaloneGateway>,
    /// Is 3DS: true or false. Section 2, Transaction.
    pub is_3ds: Option<bool>,
    /// Optimized 3DS: true or false. Section 2, Transaction.
    pub optimized_3ds: Option<bool>,
    /// PayPal vault id: text. Section 2, Transaction; gap `secret-fields`.
    pub paypal_vault_id: Option<runtime::Secret>,
    /// SCA flow: text. Section 2, Transaction.
    pub sca_flow: Option<runtime::Text>,
    /// Bankcard exp month: whole number, such as `12`. Section 2, Transaction.
    pub bankcard_exp_month: Option<i64>,
    /// Bankcard exp year: whole number, such as `2030`. Section 2, Transaction.
    pub bankcard_exp_year: Option<i64>,
    /// Bankcard number: text. Section 2, Transaction; gap `secret-fields`.
    pub bankcard_number: Option<runtime::Secret>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    StandalonePaymentDetails = super::super::info::STANDALONE_PAYMENT_DETAILS, by
    super::super::tables::STANDALONE_PAYMENT_DETAILS { 0 "bankcard_first_six"
    bankcard_first_six, 1 "bankcard_last_four" bankcard_last_four, 2 "card_token"
    card_token, 3 "gateway" gateway, 4 "is_3ds" is_3ds, 5 "optimized_3ds" optimized_3ds,
    6 "paypal_vault_id" paypal_vault_id, 7 "sca_flow" sca_flow, 8 "bankcard_exp_month"
    bankcard_exp_month, 9 "bankcard_exp_year" bankcard_exp_year, 10 "bankcard_number"
    bankcard_number }
}
impl StandalonePaymentDetails {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl StandalonePaymentDetails {
        fn bankcard_first_six(value: impl Into<runtime::Text>);
        fn bankcard_last_four(value: impl Into<runtime::Text>);
        fn card_token(value: impl Into<runtime::Secret>);
        fn gateway(value: impl Into<super::StandaloneGateway>);
        fn is_3ds(value: bool);
        fn optimized_3ds(value: bool);
        fn paypal_vault_id(value: impl Into<runtime::Secret>);
        fn sca_flow(value: impl Into<runtime::Text>);
        fn bankcard_exp_month(value: i64);
        fn bankcard_exp_year(value: i64);
        fn bankcard_number(value: impl Into<runtime::Secret>);
    }
}
/// The payment gateway of a standalone transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct StandaloneGateway {
    /// Id: `id` of a Gateway. Section 2, Transaction; gap `record-references`.
    pub id: Option<super::GatewayId>,
    /// Is service payments: true or false. Section 2, Transaction.
    pub is_service_payments: Option<bool>,
    /// Name: text. Section 2, Transaction.
    pub name: Option<runtime::Text>,
    /// Type: text. Section 2, Transaction; gap `enum-values`.
    pub r#type: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    StandaloneGateway = super::super::info::STANDALONE_GATEWAY, by
    super::super::tables::STANDALONE_GATEWAY { 0 "id" id, 1 "is_service_payments"
    is_service_payments, 2 "name" name, 3 "type" r#type }
}
impl StandaloneGateway {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl StandaloneGateway {
        fn id(value: impl Into<super::GatewayId>);
        fn is_service_payments(value: bool);
        fn name(value: impl Into<runtime::Text>);
        fn r#type(value: impl Into<runtime::Text>);
    }
}
/// A dispute over a transaction. Section 2, Dispute.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Dispute {
    /// Amount: amount of money as decimal text, such as `67.00`. Section 2, Dispute.
    pub amount: Option<runtime::Amount>,
    /// ARN: text. Section 2, Dispute.
    pub arn: Option<runtime::Text>,
    /// Case number: text. Section 2, Dispute.
    pub case_number: Option<runtime::Text>,
    /// Currency: text, such as `USD`. Section 2, Dispute.
    pub currency: Option<runtime::Text>,
    /// Date created: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Dispute.
    pub date_created: Option<runtime::Timestamp>,
    /// Happened at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Dispute.
    pub happened_at: Option<runtime::Timestamp>,
    /// Id: whole number that identifies this record. Section 2, Dispute; gap `identity-presence`.
    pub id: Option<super::DisputeId>,
    /// Metadata: free-form value or null. Section 2, Dispute.
    pub metadata: Option<runtime::Json>,
    /// Order: `number` of an Order. Section 2, Dispute; gap `record-references`.
    pub order: Option<super::OrderNumber>,
    /// Report amount: amount of money as decimal text, such as `10.00`. Section 2, Dispute.
    pub report_amount: Option<runtime::Amount>,
    /// Report currency: text, such as `USD`. Section 2, Dispute.
    pub report_currency: Option<runtime::Text>,
    /// Resolution: text; one value seen: `could_not_find_order`. Section 2, Dispute; gaps `enum-values`, `open-enumerations`.
    pub resolution: Option<super::DisputeResolution>,
    /// Resolution other message: text. Section 2, Dispute.
    pub resolution_other_message: Option<runtime::Text>,
    /// Status: text; one value seen: `new`. Section 2, Dispute; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::DisputeStatus>,
    /// Transaction: `id` of a Transaction. Section 2, Dispute; gap `record-references`.
    pub transaction: Option<super::TransactionId>,
    /// Type: text; one value seen: `alert`. Section 2, Dispute; gaps `enum-values`, `open-enumerations`.
    pub r#type: Option<super::DisputeType>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Dispute = super::super::info::DISPUTE, by super::super::tables::DISPUTE { 0 "amount"
    amount, 1 "arn" arn, 2 "case_number" case_number, 3 "currency" currency, 4
    "date_created" date_created, 5 "happened_at" happened_at, 6 "id" id, 7 "metadata"
    metadata, 8 "order" order, 9 "report_amount" report_amount, 10 "report_currency"
    report_currency, 11 "resolution" resolution, 12 "resolution_other_message"
    resolution_other_message, 13 "status" status, 14 "transaction" transaction, 15 "type"
    r#type }
}
impl Dispute {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::DisputeId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Dispute {
        fn amount(value: runtime::Amount);
        fn arn(value: impl Into<runtime::Text>);
        fn case_number(value: impl Into<runtime::Text>);
        fn currency(value: impl Into<runtime::Text>);
        fn date_created(value: runtime::Timestamp);
        fn happened_at(value: runtime::Timestamp);
        fn metadata(value: impl Into<runtime::Json>);
        fn order(value: impl Into<super::OrderNumber>);
        fn report_amount(value: runtime::Amount);
        fn report_currency(value: impl Into<runtime::Text>);
        fn resolution(value: impl Into<super::DisputeResolution>);
        fn resolution_other_message(value: impl Into<runtime::Text>);
        fn status(value: impl Into<super::DisputeStatus>);
        fn transaction(value: impl Into<super::TransactionId>);
        fn r#type(value: impl Into<super::DisputeType>);
    }
}
/// A group of payment gateways and what it offers at checkout. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GatewayGroup {
    /// Available currencies: list. Each item: a currency that a gateway group takes. Section 2, Gateway group.
    pub available_currencies: runtime::List<super::GatewayCurrency>,
    /// Available express payment methods: list. Each item: an express payment method that a gateway group takes. Section 2, Gateway group.
    pub available_express_payment_methods: runtime::List<super::GatewayExpressPaymentMethod>,
    /// Available payment methods: list. Each item: a payment method that a gateway group takes. Section 2, Gateway group.
    pub available_payment_methods: runtime::List<super::GatewayPaymentMethod>,
    /// Card types: list. Each item: a card type that a gateway group takes. Section 2, Gateway group.
    pub card_types: runtime::List<super::CardType>,
    /// Id: whole number that identifies this record. Section 2, Gateway group; gap `identity-presence`.
    pub id: Option<super::GatewayGroupId>,
    /// Is default: true or false. Section 2, Gateway group.
    pub is_default: Option<bool>,
    /// Name: text. Section 2, Gateway group.
    pub name: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    GatewayGroup = super::super::info::GATEWAY_GROUP, by
    super::super::tables::GATEWAY_GROUP { 0 "available_currencies" available_currencies,
    1 "available_express_payment_methods" available_express_payment_methods, 2
    "available_payment_methods" available_payment_methods, 3 "card_types" card_types, 4
    "id" id, 5 "is_default" is_default, 6 "name" name }
}
impl GatewayGroup {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::GatewayGroupId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl GatewayGroup {
        fn available_currencies(elements: [impl Into<super::GatewayCurrency>]);
        fn available_express_payment_methods(
            elements: [impl Into<super::GatewayExpressPaymentMethod>],
        );
        fn available_payment_methods(elements: [impl Into<super::GatewayPaymentMethod>]);
        fn card_types(elements: [impl Into<super::CardType>]);
        fn is_default(value: bool);
        fn name(value: impl Into<runtime::Text>);
    }
}
runtime::in_pages!(super::GatewayGroup, ["next" "previous" "results"], ["next" "previous" "results"], "4, Pagination");
impl runtime::PageOf for super::GatewayGroup {
    const PAGE: &'static runtime::ShapeInfo = &super::super::info::GATEWAY_GROUP_PAGE;
    fn table() -> Option<&'static runtime::Table> {
        Some(&super::super::tables::GATEWAY_GROUP_PAGE)
    }
}
/// A currency that a gateway group takes. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GatewayCurrency {
    /// Code: text. Section 2, Gateway group.
    pub code: Option<runtime::Text>,
    /// Label: text. Section 2, Gateway group.
    pub label: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    GatewayCurrency = super::super::info::GATEWAY_CURRENCY, by
    super::super::tables::GATEWAY_CURRENCY { 0 "code" code, 1 "label" label }
}
impl GatewayCurrency {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl GatewayCurrency {
        fn code(value: impl Into<runtime::Text>);
        fn label(value: impl Into<runtime::Text>);
    }
}
/// An express payment method that a gateway group takes. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GatewayExpressPaymentMethod {
    /// Code: text. Section 2, Gateway group.
    pub code: Option<runtime::Text>,
    /// Label: text. Section 2, Gateway group.
    pub label: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    GatewayExpressPaymentMethod = super::super::info::GATEWAY_EXPRESS_PAYMENT_METHOD, by
    super::super::tables::GATEWAY_EXPRESS_PAYMENT_METHOD { 0 "code" code, 1 "label" label
    }
}
impl GatewayExpressPaymentMethod {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl GatewayExpressPaymentMethod {
        fn code(value: impl Into<runtime::Text>);
        fn label(value: impl Into<runtime::Text>);
    }
}
/// A payment method that a gateway group takes. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GatewayPaymentMethod {
    /// Code: text. Section 2, Gateway group.
    pub code: Option<runtime::Text>,
    /// Label: text. Section 2, Gateway group.
    pub label: Option<runtime::Text>,
    /// Supported currencies: list. Each item: free-form value, such as `["USD"]`. Section 2, Gateway group; gap `list-element-type`.
    pub supported_currencies: runtime::List<runtime::Json>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    GatewayPaymentMethod = super::super::info::GATEWAY_PAYMENT_METHOD, by
    super::super::tables::GATEWAY_PAYMENT_METHOD { 0 "code" code, 1 "label" label, 2
    "supported_currencies" supported_currencies }
}
impl GatewayPaymentMethod {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl GatewayPaymentMethod {
        fn code(value: impl Into<runtime::Text>);
        fn label(value: impl Into<runtime::Text>);
        fn supported_currencies(elements: [impl Into<runtime::Json>]);
    }
}
/// A card type that a gateway group takes. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CardType {
    /// Code: text. Section 2, Gateway group.
    pub code: Option<runtime::Text>,
    /// Label: text. Section 2, Gateway group.
    pub label: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CardType = super::super::info::CARD_TYPE, by super::super::tables::CARD_TYPE { 0
    "code" code, 1 "label" label }
}
impl CardType {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl CardType {
        fn code(value: impl Into<runtime::Text>);
        fn label(value: impl Into<runtime::Text>);
    }
}
/// Query parameters of the list of gateway groups. Section 4, endpoint 20.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListGatewayGroupsQuery {
    /// Cursor: text. The pagination cursor value. Section 4, Pagination.
    pub cursor: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ListGatewayGroupsQuery = super::super::info::LIST_GATEWAY_GROUPS_QUERY { 0 "cursor"
    cursor }
}
impl ListGatewayGroupsQuery {
    /// Creates a query without parameters.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ListGatewayGroupsQuery {
        fn cursor(value: impl Into<runtime::Text>);
    }
}
/// Body of a capture; an empty object is accepted. Section 4, endpoint 18.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CaptureTransaction {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CaptureTransaction = super::super::info::CAPTURE_TRANSACTION, by
    super::super::tables::CAPTURE_TRANSACTION {}
}
impl CaptureTransaction {
    /// Creates an empty body.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::integer_id! {
    #[doc = " `id` of a `Gateway`. Section 2, Transaction."] GatewayId
}
runtime::integer_id! {
    #[doc = " `id` of a `Transaction`. Section 2, Transaction."] TransactionId
}
runtime::integer_id! {
    #[doc = " `id` of a `TransactionInitiator`. Section 2, Transaction."]
    TransactionInitiatorId
}
runtime::integer_id! {
    #[doc = " `id` of a `Dispute`. Section 2, Dispute."] DisputeId
}
runtime::integer_id! {
    #[doc = " `id` of a `GatewayGroup`. Section 2, Gateway group."] GatewayGroupId
}
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Transaction."]
    TransactionStatus = super::super::info::TRANSACTION_STATUS_VALUES { #[doc = " `succeeded`"] Succeeded = "succeeded", }
}
runtime::open_enumeration!(TransactionStatus);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Dispute."]
    DisputeResolution = super::super::info::DISPUTE_RESOLUTION_VALUES { #[doc =
    " `could_not_find_order`"] CouldNotFindOrder = "could_not_find_order", }
}
runtime::open_enumeration!(DisputeResolution);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Dispute."]
    DisputeStatus = super::super::info::DISPUTE_STATUS_VALUES { #[doc = " `new`"] New =
    "new", }
}
runtime::open_enumeration!(DisputeStatus);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Dispute."]
    DisputeType = super::super::info::DISPUTE_TYPE_VALUES { #[doc = " `alert`"] Alert =
    "alert", }
}
runtime::open_enumeration!(DisputeType);
