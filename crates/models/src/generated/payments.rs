// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A payment transaction, as embedded in orders and refunds. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct EmbeddedTransaction {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Transaction.
    pub amount: Option<runtime::Amount>,
    /// Text. Section 2, Transaction.
    pub auth_code: Option<String>,
    /// Text, such as `USD`. Section 2, Transaction.
    pub currency: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Transaction.
    pub date_created: Option<runtime::Timestamp>,
    /// Text. Section 2, Transaction.
    pub external_id: Option<String>,
    /// `id` of a Transaction. Section 2, Transaction; gap `record-references`.
    pub id: Option<super::TransactionId>,
    /// True or false. Section 2, Transaction.
    pub is_disputed: Option<bool>,
    /// True or false. Section 2, Transaction.
    pub is_external: Option<bool>,
    /// True or false. Section 2, Transaction.
    pub is_initial_retry: Option<bool>,
    /// True or false. Section 2, Transaction.
    pub is_test: Option<bool>,
    /// Text. Section 2, Transaction.
    pub network_transaction_id: Option<String>,
    /// `id` of a Transaction. Section 2, Transaction; gap `record-references`.
    pub parent_id: Option<super::TransactionId>,
    /// Payment details of an embedded transaction. Section 2, Transaction.
    pub payment_details: Option<super::PaymentDetails>,
    /// Text. Section 2, Transaction.
    pub payment_method: Option<String>,
    /// A transaction's amount in the store's reporting currency. Section 2, Transaction.
    pub report_values: Option<super::TransactionReportValues>,
    /// Whole number. Section 2, Transaction.
    pub response_code: Option<i64>,
    /// Text. Section 2, Transaction.
    pub statement_descriptor: Option<String>,
    /// Text; one value seen: `succeeded`. Section 2, Transaction; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::TransactionStatus>,
    /// Text. Section 2, Transaction; gap `enum-values`.
    pub r#type: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl EmbeddedTransaction {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for EmbeddedTransaction {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &EMBEDDED_TRANSACTION
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                1usize => &self.auth_code,
                2usize => &self.currency,
                3usize => &self.date_created,
                4usize => &self.external_id,
                5usize => &self.id,
                6usize => &self.is_disputed,
                7usize => &self.is_external,
                8usize => &self.is_initial_retry,
                9usize => &self.is_test,
                10usize => &self.network_transaction_id,
                11usize => &self.parent_id,
                12usize => &self.payment_details,
                13usize => &self.payment_method,
                14usize => &self.report_values,
                15usize => &self.response_code,
                16usize => &self.statement_descriptor,
                17usize => &self.status,
                18usize => &self.r#type,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
                1usize => &mut self.auth_code,
                2usize => &mut self.currency,
                3usize => &mut self.date_created,
                4usize => &mut self.external_id,
                5usize => &mut self.id,
                6usize => &mut self.is_disputed,
                7usize => &mut self.is_external,
                8usize => &mut self.is_initial_retry,
                9usize => &mut self.is_test,
                10usize => &mut self.network_transaction_id,
                11usize => &mut self.parent_id,
                12usize => &mut self.payment_details,
                13usize => &mut self.payment_method,
                14usize => &mut self.report_values,
                15usize => &mut self.response_code,
                16usize => &mut self.statement_descriptor,
                17usize => &mut self.status,
                18usize => &mut self.r#type,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(EmbeddedTransaction);
pub use crate::info::EMBEDDED_TRANSACTION;
/// A transaction's amount in the store's reporting currency. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TransactionReportValues {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Transaction.
    pub amount: Option<runtime::Amount>,
    /// Text. Section 2, Transaction.
    pub currency: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl TransactionReportValues {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for TransactionReportValues {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &TRANSACTION_REPORT_VALUES
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                1usize => &self.currency,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
                1usize => &mut self.currency,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(TransactionReportValues);
pub use crate::info::TRANSACTION_REPORT_VALUES;
/// Payment details of an embedded transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct PaymentDetails {
    /// Text. Section 2, Transaction.
    pub bankcard_first_six: Option<String>,
    /// Text. Section 2, Transaction.
    pub bankcard_last_four: Option<String>,
    /// Text. Section 2, Transaction; gap `secret-fields`.
    pub card_token: Option<runtime::Secret>,
    /// The payment gateway of an embedded transaction. Section 2, Transaction.
    pub gateway: Option<super::Gateway>,
    /// True or false. Section 2, Transaction.
    pub is_3ds: Option<bool>,
    /// True or false. Section 2, Transaction.
    pub optimized_3ds: Option<bool>,
    /// Text. Section 2, Transaction; gap `secret-fields`.
    pub paypal_vault_id: Option<runtime::Secret>,
    /// Text. Section 2, Transaction.
    pub sca_flow: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl PaymentDetails {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for PaymentDetails {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &PAYMENT_DETAILS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.bankcard_first_six,
                1usize => &self.bankcard_last_four,
                2usize => &self.card_token,
                3usize => &self.gateway,
                4usize => &self.is_3ds,
                5usize => &self.optimized_3ds,
                6usize => &self.paypal_vault_id,
                7usize => &self.sca_flow,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.bankcard_first_six,
                1usize => &mut self.bankcard_last_four,
                2usize => &mut self.card_token,
                3usize => &mut self.gateway,
                4usize => &mut self.is_3ds,
                5usize => &mut self.optimized_3ds,
                6usize => &mut self.paypal_vault_id,
                7usize => &mut self.sca_flow,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(PaymentDetails);
pub use crate::info::PAYMENT_DETAILS;
/// The payment gateway of an embedded transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Gateway {
    /// Whole number that identifies this record. Section 2, Transaction.
    pub id: Option<super::GatewayId>,
    /// Text. Section 2, Transaction.
    pub name: Option<String>,
    /// Text. Section 2, Transaction; gap `enum-values`.
    pub r#type: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl Gateway {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for Gateway {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &GATEWAY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.name,
                2usize => &self.r#type,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.name,
                2usize => &mut self.r#type,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Gateway);
pub use crate::info::GATEWAY;
/// A payment transaction in its standalone form, as a capture returns it. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Transaction {
    /// Amount of money as decimal text, such as `10.00`. Section 2, Transaction.
    pub amount: Option<runtime::Amount>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Transaction.
    pub amount_available_for_refund: Option<runtime::Amount>,
    /// Origin of a sale: the agent, affiliate and campaign behind it. Section 2, Transaction.
    pub attribution: Option<super::Attribution>,
    /// Text. Section 2, Transaction.
    pub auth_code: Option<String>,
    /// Text, such as `USD`. Section 2, Transaction.
    pub currency: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Transaction.
    pub date_created: Option<runtime::Timestamp>,
    /// Text. Section 2, Transaction.
    pub external_id: Option<String>,
    /// Whole number that identifies this record. Section 2, Transaction; gap `identity-presence`.
    pub id: Option<super::TransactionId>,
    /// The person who started a transaction. Section 2, Transaction.
    pub initiator: Option<super::TransactionInitiator>,
    /// True or false. Section 2, Transaction.
    pub is_disputed: Option<bool>,
    /// True or false. Section 2, Transaction.
    pub is_external: Option<bool>,
    /// True or false. Section 2, Transaction.
    pub is_test: Option<bool>,
    /// Text. Section 2, Transaction.
    pub network_transaction_id: Option<String>,
    /// The order number. `number` of an Order. Section 2, Transaction.
    pub order: Option<super::OrderNumber>,
    /// Whole number that identifies this record. Section 2, Transaction; gap `record-references`.
    pub parent_id: Option<super::TransactionId>,
    /// Payment details of a standalone transaction. Section 2, Transaction.
    pub payment_details: Option<super::StandalonePaymentDetails>,
    /// Text. Section 2, Transaction.
    pub payment_method: Option<String>,
    /// A transaction's amount in the store's reporting currency. Section 2, Transaction.
    pub report_values: Option<super::TransactionReportValues>,
    /// Whole number. Section 2, Transaction.
    pub response_code: Option<i64>,
    /// Text. Section 2, Transaction.
    pub statement_descriptor: Option<String>,
    /// Text; one value seen: `succeeded`. Section 2, Transaction; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::TransactionStatus>,
    /// The subscription and billing cycle that a transaction paid for. Section 2, Transaction.
    pub subscription: Option<super::TransactionSubscription>,
    /// Text. Section 2, Transaction; gap `enum-values`.
    pub r#type: Option<String>,
    /// A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Transaction.
    pub user: Option<super::UserSummary>,
    unknown_fields: runtime::UnknownFields,
}
impl Transaction {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for Transaction {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &TRANSACTION
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                1usize => &self.amount_available_for_refund,
                2usize => &self.attribution,
                3usize => &self.auth_code,
                4usize => &self.currency,
                5usize => &self.date_created,
                6usize => &self.external_id,
                7usize => &self.id,
                8usize => &self.initiator,
                9usize => &self.is_disputed,
                10usize => &self.is_external,
                11usize => &self.is_test,
                12usize => &self.network_transaction_id,
                13usize => &self.order,
                14usize => &self.parent_id,
                15usize => &self.payment_details,
                16usize => &self.payment_method,
                17usize => &self.report_values,
                18usize => &self.response_code,
                19usize => &self.statement_descriptor,
                20usize => &self.status,
                21usize => &self.subscription,
                22usize => &self.r#type,
                23usize => &self.user,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
                1usize => &mut self.amount_available_for_refund,
                2usize => &mut self.attribution,
                3usize => &mut self.auth_code,
                4usize => &mut self.currency,
                5usize => &mut self.date_created,
                6usize => &mut self.external_id,
                7usize => &mut self.id,
                8usize => &mut self.initiator,
                9usize => &mut self.is_disputed,
                10usize => &mut self.is_external,
                11usize => &mut self.is_test,
                12usize => &mut self.network_transaction_id,
                13usize => &mut self.order,
                14usize => &mut self.parent_id,
                15usize => &mut self.payment_details,
                16usize => &mut self.payment_method,
                17usize => &mut self.report_values,
                18usize => &mut self.response_code,
                19usize => &mut self.statement_descriptor,
                20usize => &mut self.status,
                21usize => &mut self.subscription,
                22usize => &mut self.r#type,
                23usize => &mut self.user,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Transaction);
pub use crate::info::TRANSACTION;
/// The person who started a transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TransactionInitiator {
    /// Text. Section 2, Transaction.
    pub email: Option<String>,
    /// Text. Section 2, Transaction.
    pub first_name: Option<String>,
    /// Whole number that identifies this record. Section 2, Transaction.
    pub id: Option<super::TransactionInitiatorId>,
    /// Text. Section 2, Transaction.
    pub last_name: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl TransactionInitiator {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for TransactionInitiator {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &TRANSACTION_INITIATOR
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.email,
                1usize => &self.first_name,
                2usize => &self.id,
                3usize => &self.last_name,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.email,
                1usize => &mut self.first_name,
                2usize => &mut self.id,
                3usize => &mut self.last_name,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(TransactionInitiator);
pub use crate::info::TRANSACTION_INITIATOR;
/// The subscription and billing cycle that a transaction paid for. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct TransactionSubscription {
    /// Whole number. Section 2, Transaction.
    pub billing_cycle: Option<i64>,
    /// `id` of a Subscription. Section 2, Transaction; gap `record-references`.
    pub id: Option<super::SubscriptionId>,
    unknown_fields: runtime::UnknownFields,
}
impl TransactionSubscription {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for TransactionSubscription {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &TRANSACTION_SUBSCRIPTION
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.billing_cycle,
                1usize => &self.id,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.billing_cycle,
                1usize => &mut self.id,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(TransactionSubscription);
pub use crate::info::TRANSACTION_SUBSCRIPTION;
/// Payment details of a standalone transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct StandalonePaymentDetails {
    /// Text. Section 2, Transaction.
    pub bankcard_first_six: Option<String>,
    /// Text. Section 2, Transaction.
    pub bankcard_last_four: Option<String>,
    /// Text. Section 2, Transaction; gap `secret-fields`.
    pub card_token: Option<runtime::Secret>,
    /// The payment gateway of a standalone transaction. Section 2, Transaction.
    pub gateway: Option<super::StandaloneGateway>,
    /// True or false. Section 2, Transaction.
    pub is_3ds: Option<bool>,
    /// True or false. Section 2, Transaction.
    pub optimized_3ds: Option<bool>,
    /// Text. Section 2, Transaction; gap `secret-fields`.
    pub paypal_vault_id: Option<runtime::Secret>,
    /// Text. Section 2, Transaction.
    pub sca_flow: Option<String>,
    /// Whole number, such as `12`. Section 2, Transaction.
    pub bankcard_exp_month: Option<i64>,
    /// Whole number, such as `2030`. Section 2, Transaction.
    pub bankcard_exp_year: Option<i64>,
    /// Text. Section 2, Transaction; gap `secret-fields`.
    pub bankcard_number: Option<runtime::Secret>,
    unknown_fields: runtime::UnknownFields,
}
impl StandalonePaymentDetails {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for StandalonePaymentDetails {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &STANDALONE_PAYMENT_DETAILS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.bankcard_first_six,
                1usize => &self.bankcard_last_four,
                2usize => &self.card_token,
                3usize => &self.gateway,
                4usize => &self.is_3ds,
                5usize => &self.optimized_3ds,
                6usize => &self.paypal_vault_id,
                7usize => &self.sca_flow,
                8usize => &self.bankcard_exp_month,
                9usize => &self.bankcard_exp_year,
                10usize => &self.bankcard_number,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.bankcard_first_six,
                1usize => &mut self.bankcard_last_four,
                2usize => &mut self.card_token,
                3usize => &mut self.gateway,
                4usize => &mut self.is_3ds,
                5usize => &mut self.optimized_3ds,
                6usize => &mut self.paypal_vault_id,
                7usize => &mut self.sca_flow,
                8usize => &mut self.bankcard_exp_month,
                9usize => &mut self.bankcard_exp_year,
                10usize => &mut self.bankcard_number,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(StandalonePaymentDetails);
pub use crate::info::STANDALONE_PAYMENT_DETAILS;
/// The payment gateway of a standalone transaction. Section 2, Transaction.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct StandaloneGateway {
    /// `id` of a Gateway. Section 2, Transaction; gap `record-references`.
    pub id: Option<super::GatewayId>,
    /// True or false. Section 2, Transaction.
    pub is_service_payments: Option<bool>,
    /// Text. Section 2, Transaction.
    pub name: Option<String>,
    /// Text. Section 2, Transaction; gap `enum-values`.
    pub r#type: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl StandaloneGateway {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for StandaloneGateway {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &STANDALONE_GATEWAY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.id,
                1usize => &self.is_service_payments,
                2usize => &self.name,
                3usize => &self.r#type,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.id,
                1usize => &mut self.is_service_payments,
                2usize => &mut self.name,
                3usize => &mut self.r#type,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(StandaloneGateway);
pub use crate::info::STANDALONE_GATEWAY;
/// A dispute over a transaction. Section 2, Dispute.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Dispute {
    /// Amount of money as decimal text, such as `67.00`. Section 2, Dispute.
    pub amount: Option<runtime::Amount>,
    /// Text. Section 2, Dispute.
    pub arn: Option<String>,
    /// Text. Section 2, Dispute.
    pub case_number: Option<String>,
    /// Text, such as `USD`. Section 2, Dispute.
    pub currency: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Dispute.
    pub date_created: Option<runtime::Timestamp>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Dispute.
    pub happened_at: Option<runtime::Timestamp>,
    /// Whole number that identifies this record. Section 2, Dispute; gap `identity-presence`.
    pub id: Option<super::DisputeId>,
    /// Free-form value. Section 2, Dispute.
    pub metadata: Option<runtime::Json>,
    /// `number` of an Order. Section 2, Dispute; gap `record-references`.
    pub order: Option<super::OrderNumber>,
    /// Amount of money as decimal text, such as `10.00`. Section 2, Dispute.
    pub report_amount: Option<runtime::Amount>,
    /// Text, such as `USD`. Section 2, Dispute.
    pub report_currency: Option<String>,
    /// Text; one value seen: `could_not_find_order`. Section 2, Dispute; gaps `enum-values`, `open-enumerations`.
    pub resolution: Option<super::DisputeResolution>,
    /// Text. Section 2, Dispute.
    pub resolution_other_message: Option<String>,
    /// Text; one value seen: `new`. Section 2, Dispute; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::DisputeStatus>,
    /// `id` of a Transaction. Section 2, Dispute; gap `record-references`.
    pub transaction: Option<super::TransactionId>,
    /// Text; one value seen: `alert`. Section 2, Dispute; gaps `enum-values`, `open-enumerations`.
    pub r#type: Option<super::DisputeType>,
    unknown_fields: runtime::UnknownFields,
}
impl Dispute {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for Dispute {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &DISPUTE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.amount,
                1usize => &self.arn,
                2usize => &self.case_number,
                3usize => &self.currency,
                4usize => &self.date_created,
                5usize => &self.happened_at,
                6usize => &self.id,
                7usize => &self.metadata,
                8usize => &self.order,
                9usize => &self.report_amount,
                10usize => &self.report_currency,
                11usize => &self.resolution,
                12usize => &self.resolution_other_message,
                13usize => &self.status,
                14usize => &self.transaction,
                15usize => &self.r#type,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.amount,
                1usize => &mut self.arn,
                2usize => &mut self.case_number,
                3usize => &mut self.currency,
                4usize => &mut self.date_created,
                5usize => &mut self.happened_at,
                6usize => &mut self.id,
                7usize => &mut self.metadata,
                8usize => &mut self.order,
                9usize => &mut self.report_amount,
                10usize => &mut self.report_currency,
                11usize => &mut self.resolution,
                12usize => &mut self.resolution_other_message,
                13usize => &mut self.status,
                14usize => &mut self.transaction,
                15usize => &mut self.r#type,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Dispute);
pub use crate::info::DISPUTE;
/// A group of payment gateways and what it offers at checkout. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GatewayGroup {
    /// List. Each item: a currency that a gateway group takes. Section 2, Gateway group.
    pub available_currencies: runtime::List<super::GatewayCurrency>,
    /// List. Each item: an express payment method that a gateway group takes. Section 2, Gateway group.
    pub available_express_payment_methods: runtime::List<
        super::GatewayExpressPaymentMethod,
    >,
    /// List. Each item: a payment method that a gateway group takes. Section 2, Gateway group.
    pub available_payment_methods: runtime::List<super::GatewayPaymentMethod>,
    /// List. Each item: a card type that a gateway group takes. Section 2, Gateway group.
    pub card_types: runtime::List<super::CardType>,
    /// Whole number that identifies this record. Section 2, Gateway group; gap `identity-presence`.
    pub id: Option<super::GatewayGroupId>,
    /// True or false. Section 2, Gateway group.
    pub is_default: Option<bool>,
    /// Text. Section 2, Gateway group.
    pub name: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl GatewayGroup {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for GatewayGroup {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &GATEWAY_GROUP
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.available_currencies,
                1usize => &self.available_express_payment_methods,
                2usize => &self.available_payment_methods,
                3usize => &self.card_types,
                4usize => &self.id,
                5usize => &self.is_default,
                6usize => &self.name,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.available_currencies,
                1usize => &mut self.available_express_payment_methods,
                2usize => &mut self.available_payment_methods,
                3usize => &mut self.card_types,
                4usize => &mut self.id,
                5usize => &mut self.is_default,
                6usize => &mut self.name,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(GatewayGroup);
pub use crate::info::GATEWAY_GROUP;
impl runtime::PageOf for super::GatewayGroup {
    const PAGE: &'static runtime::ShapeInfo = &GATEWAY_GROUP_PAGE;
}
pub use crate::info::GATEWAY_GROUP_PAGE;
/// A currency that a gateway group takes. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GatewayCurrency {
    /// Text. Section 2, Gateway group.
    pub code: Option<String>,
    /// Text. Section 2, Gateway group.
    pub label: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl GatewayCurrency {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for GatewayCurrency {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &GATEWAY_CURRENCY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.code,
                1usize => &self.label,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.code,
                1usize => &mut self.label,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(GatewayCurrency);
pub use crate::info::GATEWAY_CURRENCY;
/// An express payment method that a gateway group takes. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GatewayExpressPaymentMethod {
    /// Text. Section 2, Gateway group.
    pub code: Option<String>,
    /// Text. Section 2, Gateway group.
    pub label: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl GatewayExpressPaymentMethod {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for GatewayExpressPaymentMethod {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &GATEWAY_EXPRESS_PAYMENT_METHOD
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.code,
                1usize => &self.label,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.code,
                1usize => &mut self.label,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(GatewayExpressPaymentMethod);
pub use crate::info::GATEWAY_EXPRESS_PAYMENT_METHOD;
/// A payment method that a gateway group takes. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct GatewayPaymentMethod {
    /// Text. Section 2, Gateway group.
    pub code: Option<String>,
    /// Text. Section 2, Gateway group.
    pub label: Option<String>,
    /// List. Each item: free-form value, such as `["USD"]`. Section 2, Gateway group; gap `list-element-type`.
    pub supported_currencies: runtime::List<runtime::Json>,
    unknown_fields: runtime::UnknownFields,
}
impl GatewayPaymentMethod {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for GatewayPaymentMethod {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &GATEWAY_PAYMENT_METHOD
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.code,
                1usize => &self.label,
                2usize => &self.supported_currencies,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.code,
                1usize => &mut self.label,
                2usize => &mut self.supported_currencies,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(GatewayPaymentMethod);
pub use crate::info::GATEWAY_PAYMENT_METHOD;
/// A card type that a gateway group takes. Section 2, Gateway group.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CardType {
    /// Text. Section 2, Gateway group.
    pub code: Option<String>,
    /// Text. Section 2, Gateway group.
    pub label: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl CardType {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for CardType {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CARD_TYPE
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.code,
                1usize => &self.label,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.code,
                1usize => &mut self.label,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(CardType);
pub use crate::info::CARD_TYPE;
/// Query parameters of the list of gateway groups. Section 4, endpoint 20.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListGatewayGroupsQuery {
    /// The pagination cursor value. Text. Section 4, Pagination.
    pub cursor: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl ListGatewayGroupsQuery {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates a query without parameters.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `cursor`.
    #[must_use]
    pub fn cursor(mut self, value: impl Into<String>) -> Self {
        self.cursor = Some(value.into());
        self
    }
}
impl runtime::Fields for ListGatewayGroupsQuery {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &LIST_GATEWAY_GROUPS_QUERY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.cursor,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.cursor,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(ListGatewayGroupsQuery);
pub use crate::info::LIST_GATEWAY_GROUPS_QUERY;
/// Body of a capture; an empty object is accepted. Section 4, endpoint 18.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CaptureTransaction {
    unknown_fields: runtime::UnknownFields,
}
impl CaptureTransaction {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates an empty body.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(
        mut self,
        name: impl Into<String>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
impl runtime::Fields for CaptureTransaction {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CAPTURE_TRANSACTION
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(CaptureTransaction);
pub use crate::info::CAPTURE_TRANSACTION;
