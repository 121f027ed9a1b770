//! Payments: captures.

use backoffice_models::{CaptureTransaction, Order, Transaction, TransactionId};
use backoffice_shapes::endpoints;
use serde_json::{Value, json};

use super::{
    Backoffice,
    json::{self, items, push, set},
    money, orders,
};
use crate::{
    Transactions,
    generated::tables,
    http::{
        answer::{Answer, Reply},
        caller::Caller,
        refusal::Refusal,
    },
    store::records,
};

impl Transactions for Backoffice {
    /// Captures an authorization once, up to its amount (gaps `capture-body-fields`, `refund-and-capture-limits`).
    async fn capture(
        &self,
        caller: &Caller,
        id: TransactionId,
        body: CaptureTransaction,
    ) -> Answer<Transaction> {
        let (id, store) = (i64::from(id), caller.store());
        let wanted = match json::body(&body)?.get("amount") {
            None | Some(Value::Null) => None,
            Some(Value::String(text)) => Some(money::wanted("amount", text)?),
            Some(_) => return Err(Refusal::invalid("amount", "expected an amount as a string")),
        };
        // The order is locked first, as in a refund.
        let found = records::find(
            &self.store.db,
            &tables::TRANSACTIONS,
            store,
            "id",
            id.into(),
        )
        .await?;
        let found = json::read(&found.ok_or_else(Refusal::not_found)?.json)?;
        let number = found["order"].as_str().unwrap_or_default().to_owned();
        let mut write = self
            .store
            .write(caller, &endpoints::CAPTURE_TRANSACTION)
            .await?;
        let order = write
            .transaction
            .lock(&tables::ORDERS, store, "number", number.as_str().into())
            .await?;
        let stored = self
            .lock(&mut write, caller, &tables::TRANSACTIONS, "id", id)
            .await?;
        let authorization = json::read(&stored.json)?;
        let sql =
            "SELECT authorized FROM transactions WHERE store = $1 AND id = $2 AND captured IS NULL";
        let row = write
            .transaction
            .row(sql, vec![store.into(), id.into()])
            .await?;
        let is_open =
            authorization["type"] == "authorize" && authorization["status"] == "succeeded";
        let Some((row, stored_order)) = row.zip(order).filter(|_| is_open) else {
            return Err(Refusal::conflict(
                "the transaction is not an authorization that can be captured",
            ));
        };
        let authorized = row.money(0)?;
        let amount = wanted.unwrap_or(authorized);
        if amount > authorized {
            let detail = format!("only {} is authorized", money::text(authorized));
            return Err(Refusal::conflict(detail));
        }
        let sums = vec![("captured", amount.into())];
        write
            .transaction
            .update(&tables::TRANSACTIONS, store, id, &stored.json, sums)
            .await?;

        let mut order = json::read(&stored_order.json)?;
        let wanted = json!(id);
        let embedded = items(&order, "transactions").find(|found| found.get("id") == Some(&wanted));
        let embedded = embedded.cloned().ok_or_else(Refusal::not_found)?;
        let mut standalone = authorization;
        set(
            &mut standalone,
            "amount_available_for_refund",
            money::text(amount),
        );
        let made = orders::child(&mut write, standalone, &embedded, amount, "capture").await?;
        let (captured, refunded) = orders::sums(&mut write, stored_order.id).await?;
        let captured = captured + amount;
        let is_paid = captured >= money::of(&order, "total_incl_tax");
        let status = match (refunded.is_zero(), is_paid) {
            (false, _) => "partially_refunded",
            (true, true) => "paid",
            (true, false) => "partially_paid",
        };
        set(&mut order, "payment_status", status);
        set(&mut order, "updated_at", json::now());
        let new = made["id"].as_i64().unwrap_or_default();
        push(&mut order, "transactions", made);
        let text = json::write_over::<Order>(&order, &[&stored_order.json])?;
        let sums = vec![("captured", captured.into())];
        write
            .transaction
            .update(&tables::ORDERS, store, stored_order.id, &text, sums)
            .await?;

        let made = write
            .transaction
            .lock(&tables::TRANSACTIONS, store, "id", new.into())
            .await?;
        let made = made.ok_or_else(Refusal::not_found)?;
        let reply = Reply::stored(made.json).with_version(made.version);
        write
            .finish(
                &format!("transactions/{new}"),
                "transaction.captured",
                reply,
            )
            .await
    }
}
