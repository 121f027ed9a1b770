//! Orders: refunds, notes, fulfillment events.

use backoffice_models::{
    CreateFulfillmentEvent, CreateOrderNote, FulfillmentEvent, FulfillmentId, Order, OrderNote,
    OrderNumber, Record as _, RefundOrder, Transaction,
};
use backoffice_shapes::endpoints;
use rust_decimal::Decimal;
use serde_json::{Value, json};

use super::{
    Backoffice,
    json::{self, items, push, set},
    money,
};
use crate::{
    Orders,
    generated::tables,
    http::{
        answer::{Answer, Reply},
        caller::Caller,
        refusal::Refusal,
    },
    store::write::Write,
};

impl Orders for Backoffice {
    /// Refunds up to what was captured and not yet refunded (gap `refund-and-capture-limits`).
    async fn refund(
        &self,
        caller: &Caller,
        number: OrderNumber,
        body: RefundOrder,
    ) -> Answer<Order> {
        let amount = body.amount.get().map_or("", |amount| amount.as_str());
        let amount = money::wanted("amount", amount)?;
        let endpoint = &endpoints::REFUND_ORDER;
        let (mut write, stored) = self
            .change(caller, endpoint, &tables::ORDERS, "number", number.as_str())
            .await?;
        let (captured, refunded) = sums(&mut write, stored.id).await?;
        let left = captured - refunded;
        if amount > left {
            let detail = format!("of the order, {} can be refunded", money::text(left));
            return Err(Refusal::conflict(detail));
        }
        let mut order = json::read(&stored.json)?;
        let made = refund_payments(&mut write, &order, amount).await?;
        let total = money::of(&order, "total_incl_tax");
        let without_tax = money::share(amount, money::of(&order, "total_excl_tax"), total);
        let report = |amount: Decimal| {
            let values = order.get("report_values").unwrap_or(&Value::Null);
            money::share(amount, money::of(values, "total_incl_tax"), total)
        };
        let report = json!({
            "currency": order["report_values"]["currency"],
            "total_refund_amount": money::text(report(amount)),
            "total_return_excl_tax": money::text(report(without_tax)),
            "total_return_incl_tax": money::text(report(amount)),
        });
        let refund = json!({
            "id": write.id().await?, "created_at": json::now(), "note": null, "order_number": number.as_str(),
            "user_id": order["user"]["id"], "adjustments": [], "refund_line_items": [],
            "total_refund_amount": money::text(amount), "total_return_excl_tax": money::text(without_tax),
            "total_return_incl_tax": money::text(amount), "report_values": report, "transactions": made,
        });
        push(&mut order, "refunds", refund);
        for transaction in made {
            push(&mut order, "transactions", transaction);
        }
        let status = if amount == left {
            "refunded"
        } else {
            "partially_refunded"
        };
        set(&mut order, "payment_status", status);
        set(&mut order, "updated_at", json::now());
        let sums = vec![("refunded", (refunded + amount).into())];
        let text = json::write_over::<Order>(&order, &[&stored.json])?;
        let record = format!("orders/{number}");
        write
            .replace(
                &tables::ORDERS,
                &stored,
                text,
                sums,
                &record,
                "order.refunded",
            )
            .await
    }

    async fn create_note(
        &self,
        caller: &Caller,
        number: OrderNumber,
        body: CreateOrderNote,
    ) -> Answer<OrderNote> {
        let endpoint = &endpoints::CREATE_ORDER_NOTE;
        let (mut write, order) = self
            .change(caller, endpoint, &tables::ORDERS, "number", number.as_str())
            .await?;
        let (id, now) = (write.id().await?, json::now());
        let note = json!({
            "app": self.app(caller), "author": null, "date_created": now, "date_updated": now, "id": id,
            "message": body.message.get().map(|text| text.as_str()),
        });
        let text = json::write::<OrderNote>(&note)?;
        let more = vec![("owner", order.id.into())];
        write
            .transaction
            .insert(&tables::ORDER_NOTES, caller.store(), id, &text, more)
            .await?;
        let record = format!("orders/{number}/notes/{id}");
        write
            .finish(&record, "order.note_created", Reply::stored(text))
            .await
    }

    /// Adds an event, which the fulfillment follows (gap `fulfillment-states`).
    async fn create_fulfillment_event(
        &self,
        caller: &Caller,
        number: OrderNumber,
        fulfillment_id: FulfillmentId,
        body: CreateFulfillmentEvent,
    ) -> Answer<FulfillmentEvent> {
        let endpoint = &endpoints::CREATE_FULFILLMENT_EVENT;
        let (mut write, stored) = self
            .change(caller, endpoint, &tables::ORDERS, "number", number.as_str())
            .await?;
        let mut order = json::read(&stored.json)?;
        let wanted = json!(i64::from(fulfillment_id));
        let fulfillments = order.get_mut("fulfillments").and_then(Value::as_array_mut);
        let mut fulfillments = fulfillments.into_iter().flatten();
        let fulfillment = fulfillments.find(|found| found.get("id") == Some(&wanted));
        let fulfillment = fulfillment.ok_or_else(Refusal::not_found)?;
        let (id, now) = (write.id().await?, json::now());
        let mut event = json!({ "happened_at": now, "message": null });
        for field in EVENT_FIELDS {
            set(&mut event, field, Value::Null);
        }
        let body = body.to_json();
        json::merge(&mut event, &body, &tables::FULFILLMENT_EVENTS, READ_ONLY)?;
        if event["happened_at"].is_null() {
            set(&mut event, "happened_at", now.as_str());
        }
        for (field, value) in [
            ("id", json!(id)),
            ("fulfillment", wanted.clone()),
            ("order", json!(number.as_str())),
            ("created_at", json!(now)),
            ("updated_at", json!(now)),
        ] {
            set(&mut event, field, value);
        }
        let happened_at = event["happened_at"].clone();
        if event["status"] == "delivered" {
            set(fulfillment, "delivered_at", happened_at.clone());
        }
        set(fulfillment, "delivery_status", event["status"].clone());
        set(fulfillment, "last_event_date", happened_at);
        set(&mut order, "updated_at", now);
        let order = json::write_over::<Order>(&order, &[&stored.json])?;
        let store = caller.store();
        write
            .transaction
            .update(&tables::ORDERS, store, stored.id, &order, Vec::new())
            .await?;
        let text = json::write_over::<FulfillmentEvent>(&event, &[&body])?;
        write
            .transaction
            .insert(&tables::FULFILLMENT_EVENTS, store, id, &text, Vec::new())
            .await?;
        let record = format!(
            "orders/{number}/fulfillments/{}/events/{id}",
            i64::from(fulfillment_id)
        );
        write
            .finish(&record, "fulfillment_event.created", Reply::stored(text))
            .await
    }
}

/// Fields of an event that its sender may leave out.
const EVENT_FIELDS: &[&str] = &[
    "city",
    "country",
    "estimated_delivery_at",
    "latitude",
    "line1",
    "line2",
    "longitude",
    "postcode",
    "state",
];

/// Fields of an event that the service sets itself.
const READ_ONLY: &[&str] = &["created_at", "fulfillment", "id", "order", "updated_at"];

/// Reads what was captured and refunded of a locked order.
pub(super) async fn sums(write: &mut Write<'_>, order: i64) -> Result<(Decimal, Decimal), Refusal> {
    let sql = "SELECT captured, refunded FROM orders WHERE store = $1 AND id = $2";
    let row = write
        .transaction
        .row(sql, vec![write.store().into(), order.into()])
        .await?;
    let row = row.ok_or_else(Refusal::not_found)?;
    Ok((row.money(0)?, row.money(1)?))
}

/// Refunds an amount from the payments of an order, the oldest first (gap `refund-payments`). Returns the new
/// transactions in the form that an order embeds.
async fn refund_payments(
    write: &mut Write<'_>,
    order: &Value,
    amount: Decimal,
) -> Result<Vec<Value>, Refusal> {
    let (mut left, mut made) = (amount, Vec::new());
    for payment in items(order, "transactions").filter(|made| money::is_captured(made)) {
        let Some(id) = payment
            .get("id")
            .and_then(Value::as_i64)
            .filter(|_| left > Decimal::ZERO)
        else {
            continue;
        };
        let store = write.store();
        let Some(stored) = write
            .transaction
            .lock(&tables::TRANSACTIONS, store, "id", id.into())
            .await?
        else {
            continue;
        };
        let mut standalone = json::read(&stored.json)?;
        let part = money::of(&standalone, "amount_available_for_refund").min(left);
        if part <= Decimal::ZERO {
            continue;
        }
        left -= part;
        let available = money::of(&standalone, "amount_available_for_refund") - part;
        let mut refund = standalone.clone();
        set(
            &mut standalone,
            "amount_available_for_refund",
            money::text(available),
        );
        let text = json::write_over::<Transaction>(&standalone, &[&stored.json])?;
        write
            .transaction
            .update(&tables::TRANSACTIONS, store, id, &text, Vec::new())
            .await?;
        set(&mut refund, "amount_available_for_refund", "0.00");
        made.push(child(write, refund, payment, part, "refund").await?);
    }
    if left > Decimal::ZERO {
        return Err(Refusal::conflict(
            "the order's payments do not cover the amount",
        ));
    }
    Ok(made)
}

/// Adds a transaction that follows from another one. Takes both forms of the other, and returns the new one in the form
/// that an order embeds.
pub(super) async fn child(
    write: &mut Write<'_>,
    mut standalone: Value,
    embedded: &Value,
    amount: Decimal,
    kind: &str,
) -> Result<Value, Refusal> {
    let id = write.id().await?;
    let whole = money::of(embedded, "amount");
    let report = money::share(
        amount,
        money::of(&embedded["report_values"], "amount"),
        whole,
    );
    let mut embedded = embedded.clone();
    let (parent, now) = (embedded["id"].clone(), json::now());
    for transaction in [&mut standalone, &mut embedded] {
        set(transaction, "id", id);
        set(transaction, "parent_id", parent.clone());
        set(transaction, "amount", money::text(amount));
        set(transaction, "date_created", now.as_str());
        set(transaction, "status", "succeeded");
        set(transaction, "type", kind);
        if let Some(values) = transaction.get_mut("report_values") {
            set(values, "amount", money::text(report));
        }
    }
    let text = json::write::<Transaction>(&standalone)?;
    let more = vec![("authorized", amount.into())];
    let store = write.store();
    write
        .transaction
        .insert(&tables::TRANSACTIONS, store, id, &text, more)
        .await?;
    Ok(embedded)
}
