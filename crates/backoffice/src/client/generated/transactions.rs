// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(
    Transactions, super::super::Client,
    "Calls of `transactions`; see [`Client::transactions`](super::super::Client::transactions)."
);
impl<S, M: runtime::Mode> Transactions<S, M> {
    /// Capture a transaction: `POST /transactions/{id}/capture/`.
    ///
    /// Needs the scope `transactions:write`. Section 4, endpoint 18; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.transactions().capture(7, CaptureTransaction::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn capture<At>(
        &self,
        id: impl Into<super::TransactionId>,
        body: super::CaptureTransaction,
    ) -> super::super::Call<super::super::models::operations::CaptureTransactionOperation, M>
    where
        S: runtime::Grants<super::scopes::TransactionsWrite, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::TransactionId>::into(id))], runtime::Payload::json(&body))
    }
}
