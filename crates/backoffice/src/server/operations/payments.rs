//! Payments: captures.

use backoffice_description::endpoints;
use rust_decimal::Decimal;
use serde_json::Value;

use super::{Backoffice, json, orders, users};
use crate::{
    models::{
        CaptureTransaction, Order, OrderNumber, PaymentStatus, Transaction, TransactionId,
        TransactionStatus,
    },
    server::{
        Transactions,
        database::records,
        domain::{answer::Answer, caller::Caller, money, refusal::Refusal},
        generated::tables,
        lock,
        queries::{self, column},
    },
};

impl Transactions for Backoffice {
    /// Captures an authorization once, up to its amount (gaps `capture-body-fields`, `refund-and-capture-limits`).
    async fn capture(
        &self,
        caller: &Caller,
        id: TransactionId,
        body: CaptureTransaction,
    ) -> Answer<Transaction> {
        let store = caller.store();
        let wanted = match json::body(&body)?.get("amount") {
            None => None,
            Some(Value::String(text)) => Some(money::wanted("amount", text)?),
            Some(_) => return Err(Refusal::invalid("amount", "expected an amount as a string")),
        };
        // The order is locked first, as in a refund.
        let found =
            records::find(&self.database.db, &tables::TRANSACTIONS, store, id.get().into()).await?;
        let found: Transaction = json::record(&found.ok_or_else(Refusal::not_found)?.json)?;
        let number = found.order.as_ref().map_or("", OrderNumber::as_str);
        let (endpoint, record) =
            (&endpoints::CAPTURE_TRANSACTION, (&tables::ORDERS, number.into()));
        let mut write = self.database.write(caller, endpoint, Some(record)).await?;
        let order = queries::lock_order(&mut write, number).await?;
        let stored = lock(&mut write, caller, &tables::TRANSACTIONS, id.get()).await?;
        let authorization: Transaction = json::record(&stored.json)?;
        let authorized = queries::authorized(&mut write.transaction, store, id.get()).await?;
        let is_open = authorization.r#type.as_deref() == Some("authorize")
            && authorization.status == Some(TransactionStatus::Succeeded);
        let Some((authorized, (stored_order, sums))) = authorized.zip(order).filter(|_| is_open)
        else {
            return Err(Refusal::conflict(
                "the transaction is not an authorization that can be captured",
            ));
        };
        let mut order: Order = json::record(&stored_order.json)?;
        let currency = self.currency(order.currency.as_deref());
        if let Some(wanted) = wanted {
            currency.check("amount", wanted)?;
        }
        let amount = wanted.unwrap_or(authorized);
        if amount > authorized {
            let detail = format!("only {} is authorized", currency.text(authorized));
            return Err(Refusal::conflict(detail));
        }
        let more = vec![(column::CAPTURED, amount.into())];
        write.update(&tables::TRANSACTIONS, id.get(), &stored.json, more)?;
        let embedded = order.transactions.iter().find(|made| made.id == Some(id));
        let embedded = embedded.ok_or_else(Refusal::not_found)?;
        let mut capture = authorization;
        capture.amount_available_for_refund = Some(currency.amount(amount));
        let (before, kind) = (Decimal::ZERO, "capture");
        let (text, made) =
            orders::child(&mut write, capture, embedded, currency, before, amount, kind).await?;
        let captured = sums.captured + amount;
        let is_paid = captured >= money::number(order.total_incl_tax.as_ref());
        order.payment_status = Some(match (sums.refunded.is_zero(), is_paid) {
            (false, _) => PaymentStatus::PartiallyRefunded,
            (true, true) => PaymentStatus::Paid,
            (true, false) => PaymentStatus::PartiallyPaid,
        });
        order.updated_at = json::timestamp();
        let user = order.user.as_ref().and_then(|user| user.id);
        users::spend(&mut write, user, amount).await?;
        let new = made.id.map_or(0, i64::from);
        order.transactions.push(made);
        let more = vec![(column::CAPTURED, captured.into())];
        let changed = json::text(&order, &stored_order.json);
        write.update(&tables::ORDERS, stored_order.id, &changed, more)?;
        let record = format!("transactions/{new}");
        let version = Some(write.version);
        write.finish(&record, text, version).await
    }
}
