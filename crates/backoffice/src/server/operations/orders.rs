//! Orders: refunds, notes, fulfillment events.

use backoffice_description::endpoints;
use rust_decimal::Decimal;

use super::{Backoffice, amounts, json, update::merged, users};
use crate::{
    models::{
        Amount, CreateFulfillmentEvent, CreateOrderNote, EmbeddedTransaction, FulfillmentEvent,
        FulfillmentEventStatus, FulfillmentId, Order, OrderNote, OrderNumber, PaymentStatus,
        Record as _, Refund, RefundOrder, RefundReportValues, Text, Timestamp, Transaction,
        TransactionStatus,
    },
    server::{
        Orders,
        database::{table::micros, write::Write},
        domain::{
            answer::Answer,
            caller::Caller,
            money::{self, Currency},
            refusal::Refusal,
        },
        expect,
        generated::tables,
        queries::{self, column},
    },
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
        let record = Some((&tables::ORDERS, number.as_str().into()));
        let mut write = self.database.write(caller, endpoint, record).await?;
        let locked = queries::lock_order(&mut write, number.as_str()).await?;
        let (stored, sums) = locked.ok_or_else(Refusal::not_found)?;
        expect(caller, &stored)?;
        let mut order: Order = json::record(&stored.json)?;
        let currency = self.currency(order.currency.as_deref());
        currency.check("amount", amount)?;
        let left = sums.captured - sums.refunded;
        if amount > left {
            let detail =
                format!("only {} of this order can still be refunded", currency.text(left));
            return Err(Refusal::conflict(detail));
        }
        if order.refunds.len() >= MOST_REFUNDS {
            let detail = format!("the order has {MOST_REFUNDS} refunds, and can't have more");
            return Err(Refusal::conflict(detail));
        }
        let made = refund_payments(&mut write, &order, currency, amount).await?;
        let refunded = [sums.refunded, sums.refunded + amount];
        let (without_tax, reported) = parts(&order, currency, refunded);
        // Gap `refund-user`.
        let user = order.user.as_ref().and_then(|user| user.id);
        let mut refund = Refund::new(write.id().await?);
        refund.created_at = json::timestamp();
        refund.order_number = Some(number.clone());
        refund.user_id = user;
        refund.adjustments = Vec::new().into();
        refund.refund_line_items = Vec::new().into();
        refund.total_refund_amount = Some(currency.amount(amount));
        refund.total_return_excl_tax = Some(without_tax);
        refund.total_return_incl_tax = Some(currency.amount(amount));
        refund.report_values = Some(json::with_nulls(&reported)?);
        refund.transactions = made.clone().into();
        order.refunds.push(json::with_nulls(&refund)?);
        order.transactions.extend(made);
        order.payment_status = Some(if amount == left {
            PaymentStatus::Refunded
        } else {
            PaymentStatus::PartiallyRefunded
        });
        order.updated_at = json::timestamp();
        users::spend(&mut write, user, -amount).await?;
        let sums = vec![(column::REFUNDED, (sums.refunded + amount).into())];
        let record = format!("orders/{number}");
        write
            .replace(&tables::ORDERS, &stored, json::text(&order, &stored.json), sums, &record)
            .await
    }

    async fn create_note(
        &self,
        caller: &Caller,
        number: OrderNumber,
        body: CreateOrderNote,
    ) -> Answer<OrderNote> {
        let endpoint = &endpoints::CREATE_ORDER_NOTE;
        let (mut write, order) =
            self.change(caller, endpoint, &tables::ORDERS, number.as_str()).await?;
        let id = write.id().await?;
        let mut note = OrderNote::new(id).app(self.app(caller));
        note.message = body.message.get().cloned();
        note.date_created = json::timestamp();
        note.date_updated.clone_from(&note.date_created);
        let text = json::with_nulls(&note)?.to_json();
        let more = vec![(column::OWNER, order.id.into())];
        write.insert(&tables::ORDER_NOTES, id, &text, more)?;
        let record = format!("orders/{number}/notes/{id}");
        write.finish(&record, text, None).await
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
        let (mut write, stored) =
            self.change(caller, endpoint, &tables::ORDERS, number.as_str()).await?;
        let mut order: Order = json::record(&stored.json)?;
        let mut fulfillments = order.fulfillments.iter_mut();
        let fulfillment = fulfillments.find(|found| found.id == Some(fulfillment_id));
        let fulfillment = fulfillment.ok_or_else(Refusal::not_found)?;
        let (id, now) = (write.id().await?, json::timestamp());
        let event = FulfillmentEvent::new(id);
        let mut event = merged(&mut write, &event, &body, READ_ONLY).await?;
        event.fulfillment = Some(fulfillment_id);
        event.order = Some(number.clone());
        event.created_at.clone_from(&now);
        event.updated_at.clone_from(&now);
        if event.happened_at.is_none() {
            event.happened_at.clone_from(&now);
        }
        let time = |at: &Option<Timestamp>| at.as_ref().and_then(|at| micros(at.as_str()));
        // An event that arrives late changes nothing.
        if time(&event.happened_at) >= time(&fulfillment.last_event_date) {
            if event.status == Some(FulfillmentEventStatus::Delivered) {
                fulfillment.delivered_at.clone_from(&event.happened_at);
            }
            fulfillment.delivery_status =
                event.status.as_ref().map(|status| status.as_str().into());
            fulfillment.last_event_date.clone_from(&event.happened_at);
        }
        order.updated_at = now;
        let text = json::text(&order, &stored.json);
        write.update(&tables::ORDERS, stored.id, &text, Vec::new())?;
        let text = json::with_nulls(&event)?.to_json();
        write.insert(&tables::FULFILLMENT_EVENTS, id, &text, Vec::new())?;
        let record =
            format!("orders/{number}/fulfillments/{}/events/{id}", i64::from(fulfillment_id));
        write.finish(&record, text, None).await
    }
}

/// Fields of an event that the service sets itself.
const READ_ONLY: &[&str] = &["created_at", "fulfillment", "id", "order", "updated_at"];

/// Most refunds of an order (gap `refund-count`): each answer has all of them.
const MOST_REFUNDS: usize = 250;

/// Returns the part without tax of a refund, and its values in the report currency. `refunded` is what is refunded of the
/// order before and after it: the parts of all refunds together are rounded, so that they add up to the order's totals.
fn parts(
    order: &Order,
    currency: Currency,
    refunded: [Decimal; 2],
) -> (Amount, RefundReportValues) {
    let values = order.report_values.as_ref();
    let code = values.and_then(|values| values.currency.clone());
    let report = currency.other(code.as_deref());
    let total = money::number(order.total_incl_tax.as_ref());
    if total.is_zero() {
        // Nothing says what is tax, nor what the report currency is worth.
        let [before, after] = refunded;
        let amount = currency.amount(after - before);
        let amounts = [amount.clone(), amount.clone(), amount.clone()];
        return (amount, report_values(order.currency.clone(), amounts));
    }
    let without_tax = money::number(order.total_excl_tax.as_ref()).min(total);
    let in_reports = values.and_then(|values| values.total_incl_tax.as_ref());
    let in_reports = money::number(in_reports);
    let stated = values.and_then(|values| values.total_excl_tax.as_ref());
    let in_reports_without_tax = match stated {
        Some(stated) => money::number(Some(stated)).min(in_reports),
        None => report.share(without_tax, in_reports, total),
    };
    let parts = refunded.map(|refunded| {
        let reported = report.share(refunded, in_reports, total);
        [
            currency.share(refunded, without_tax, total),
            reported,
            // Of the reported amount, so that it is not above it.
            report.share(reported, in_reports_without_tax, in_reports),
        ]
    });
    let [before, after] = parts;
    let [without_tax, amount, amount_without_tax]: [_; 3] =
        std::array::from_fn(|part| after[part] - before[part]);
    let reported = [amount, amount_without_tax, amount].map(|amount| report.amount(amount));
    (currency.amount(without_tax), report_values(code, reported))
}

/// Makes a refund's values in the report currency: its amount, without tax, with tax.
fn report_values(currency: Option<Text>, amounts: [Amount; 3]) -> RefundReportValues {
    let mut values = RefundReportValues::new();
    let [amount, without_tax, with_tax] = amounts.map(Some);
    values.currency = currency;
    values.total_refund_amount = amount;
    values.total_return_excl_tax = without_tax;
    values.total_return_incl_tax = with_tax;
    values
}

/// Refunds an amount from the payments of an order, the oldest first (gap `refund-payments`). Returns the new
/// transactions in the form that an order embeds.
async fn refund_payments(
    write: &mut Write<'_>,
    order: &Order,
    currency: Currency,
    amount: Decimal,
) -> Result<Vec<EmbeddedTransaction>, Refusal> {
    let (mut left, mut made) = (amount, Vec::new());
    for payment in order.transactions.iter() {
        let (kind, status) = (payment.r#type.as_deref(), payment.status.as_ref());
        let is_captured = amounts::is_captured(kind, status.map(TransactionStatus::as_str));
        let Some(id) = payment.id.filter(|_| is_captured && left > Decimal::ZERO) else {
            continue;
        };
        let (id, store) = (i64::from(id), write.store());
        let Some(stored) = write.transaction.lock(&tables::TRANSACTIONS, store, id.into()).await?
        else {
            continue;
        };
        let mut standalone: Transaction = json::record(&stored.json)?;
        let available = money::number(standalone.amount_available_for_refund.as_ref());
        let part = available.min(left);
        if part <= Decimal::ZERO {
            continue;
        }
        left -= part;
        let mut refund = standalone.clone();
        standalone.amount_available_for_refund = Some(currency.amount(available - part));
        // At once, because an order that a caller made can have a payment twice.
        write
            .transaction
            .update(&tables::TRANSACTIONS, store, id, &standalone.to_json(), Vec::new())
            .await?;
        refund.amount_available_for_refund = Some(currency.amount(Decimal::ZERO));
        let before = money::number(payment.amount.as_ref()) - available;
        let (_, embedded) = child(write, refund, payment, currency, before, part, "refund").await?;
        made.push(embedded);
    }
    if left > Decimal::ZERO {
        return Err(Refusal::conflict("the order's payments do not cover the amount"));
    }
    Ok(made)
}

/// Adds a transaction that follows from another one. Takes both forms of the other, and the amount of earlier ones that
/// follow from it. Returns both forms of the new one: its record, and what an order embeds.
pub(super) async fn child(
    write: &mut Write<'_>,
    mut standalone: Transaction,
    parent: &EmbeddedTransaction,
    currency: Currency,
    before: Decimal,
    amount: Decimal,
    kind: &str,
) -> Result<(String, EmbeddedTransaction), Refusal> {
    let id = write.id().await?;
    let mut embedded = parent.clone();
    let values = parent.report_values.as_ref();
    let report = currency.other(values.and_then(|values| values.currency.as_deref()));
    let reported = money::number(values.and_then(|values| values.amount.as_ref()));
    let whole = money::number(parent.amount.as_ref());
    let share = |amount| report.share(amount, reported, whole);
    let reported = share(before + amount) - share(before);
    macro_rules! follow {
        ($transaction:ident) => {
            $transaction.id = Some(id.into());
            $transaction.parent_id = parent.id;
            $transaction.amount = Some(currency.amount(amount));
            $transaction.date_created = json::timestamp();
            $transaction.status = Some(TransactionStatus::Succeeded);
            $transaction.r#type = Some(kind.into());
            if let Some(values) = &mut $transaction.report_values {
                values.amount = Some(report.amount(reported));
            }
        };
    }
    follow!(standalone);
    follow!(embedded);
    let text = standalone.to_json();
    let more = vec![(column::AUTHORIZED, amount.into())];
    write.insert(&tables::TRANSACTIONS, id, &text, more)?;
    Ok((text, embedded))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// An order of another system may be worth more without tax than with it.
    #[test]
    fn no_part_of_a_refund_is_above_the_whole() {
        let order = json!({
            "currency": "USD", "total_excl_tax": "12.00", "total_incl_tax": "10.00",
            "report_values": { "currency": "EUR", "total_excl_tax": "11.00", "total_incl_tax": "9.00" },
        });
        let order: Order = json::record(&order.to_string()).unwrap();
        let currency = Currency::of(Some("USD"), true);
        let (without_tax, reported) = parts(&order, currency, [Decimal::ZERO, Decimal::TEN]);
        assert_eq!(without_tax, "10.00");
        assert_eq!(reported.total_return_excl_tax.unwrap(), "9.00");
        assert_eq!(reported.total_return_incl_tax.unwrap(), "9.00");
    }
}
