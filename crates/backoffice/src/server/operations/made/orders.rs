//! Orders and their transactions, which each has: the order in its own form, and the transactions alone.

use backoffice_description::{self as info, TypeInfo};
use rust_decimal::Decimal;
use serde_json::Value;

use super::{
    super::{amounts, json},
    Maker, contradicts, given,
    kinds::{follow, follow_amount},
    made_by_the_api,
    references::sell,
};
use crate::{
    models::{EmbeddedTransaction, Order, OrderNumber, Transaction, TransactionStatus},
    samples::{Profile, SampleOrder, Samples, adopt},
    server::{
        database::records::Stored,
        domain::{money, refusal::Refusal},
        generated::tables,
    },
};

impl Maker<'_> {
    pub(super) async fn make_order(
        &mut self,
        id: i64,
        given: &Value,
        text: &str,
    ) -> Result<String, Refusal> {
        let own: Order = given::record(given)?;
        let mut wanted = own.clone();
        wanted.user = Some(self.user(own.user.as_ref()).await?);
        wanted.number = own.number.clone().or_else(|| Some(id.to_string().into()));
        let ids = &mut self.ids;
        let wanted = json::body(&wanted)?;
        let made = SampleOrder::new(self.seed, id.unsigned_abs(), &wanted, &mut || {
            ids.next().unwrap_or_default()
        });
        let SampleOrder { order, transactions, .. } = made.map_err(contradicts)?;
        let mut order: Order = json::record(&order.to_string())?;
        self.check_amounts(&tables::ORDERS, given, order.currency.as_deref())?;
        sell!(self, order, own);
        let mut order = json::body(&order)?;
        let record = self.add(&tables::ORDERS, id, &mut order, text).await?;
        for mut transaction in transactions {
            let id = transaction["id"].as_i64().unwrap_or_default();
            self.add(&tables::TRANSACTIONS, id, &mut transaction, text).await?;
        }
        let spent = amounts::spent(&order);
        self.count(&order, [1, 0], spent).await?;
        Ok(record)
    }

    /// Makes a payment or an authorization of an order.
    pub(super) async fn make_transaction(
        &mut self,
        id: i64,
        record: Value,
        given: &Value,
        text: &str,
    ) -> Result<String, Refusal> {
        let mut record: Transaction = json::record(&record.to_string())?;
        let own: Transaction = given::record(given)?;
        if matches!(own.r#type.as_deref(), Some("refund" | "capture")) {
            return Err(made_by_the_api());
        }
        let (stored, mut order) = self.order(own.order.as_ref()).await?;
        record.r#type = own.r#type.clone().or_else(|| Some("debit".into()));
        record.status = own.status.clone().or(Some(TransactionStatus::Succeeded));
        record.parent_id = own.parent_id;
        if own.subscription.is_none() {
            let first = order.subscriptions.first();
            record.subscription = first.map(json::converted).transpose()?;
        }
        record.amount = own.amount.clone().or_else(|| order.total_incl_tax.clone());
        let currency = order.currency.clone();
        follow(&mut record.currency, own.currency.as_ref(), currency, ["currency", "order"])?;
        follow(&mut record.user, own.user.as_ref(), order.user.clone(), ["user", "order"])?;
        self.check_amounts(&tables::TRANSACTIONS, given, record.currency.as_deref())?;
        let report = order.report_values.clone().unwrap_or_default();
        let currency = self.currency(report.currency.as_deref());
        let amounts = [&record.amount, &report.total_incl_tax, &order.total_incl_tax];
        let [amount, reported, total] = amounts.map(|amount| money::number(amount.as_ref()));
        let reported = currency.amount(currency.share(amount, reported, total));
        if let Some(values) = &mut record.report_values {
            let own = own.report_values.clone().unwrap_or_default();
            values.amount = own.amount.or(Some(reported));
            values.currency = own.currency.or(report.currency);
        }
        self.make_available(&mut record, &own)?;
        // Its objects have other fields there.
        let sample = Samples::new(&info::EMBEDDED_TRANSACTION, 1, Profile::Strict).instance(0);
        let record = json::with_nulls(&record)?;
        order.transactions.push(embedded(&json::record(&sample)?, &record)?);
        self.change_order(&stored, order).await?;
        self.add(&tables::TRANSACTIONS, id, &mut json::body(&record)?, text).await
    }

    /// Lets a transaction's order say what the transaction says.
    pub(super) async fn change_transaction(
        &mut self,
        record: &mut Transaction,
        given: &Transaction,
        before: &Transaction,
    ) -> Result<(), Refusal> {
        if is_taken(before) != is_taken(record) {
            self.make_available(record, given)?;
        } else {
            let available = before.amount_available_for_refund.clone();
            follow_amount(
                &mut record.amount_available_for_refund,
                given.amount_available_for_refund.as_ref(),
                available,
                ["amount_available_for_refund", "amount"],
            )?;
        }
        let (stored, mut order) = self.order(record.order.as_ref()).await?;
        let mut made = order.transactions.iter_mut();
        if let Some(made) = made.find(|made| made.id == record.id) {
            *made = embedded(made, record)?;
        }
        self.change_order(&stored, order).await
    }

    pub(super) async fn remove_transaction(&mut self, record: &Transaction) -> Result<(), Refusal> {
        let (stored, mut order) = self.order(record.order.as_ref()).await?;
        order.transactions.retain(|made| made.id != record.id);
        self.change_order(&stored, order).await
    }

    async fn order(&mut self, number: Option<&OrderNumber>) -> Result<(Stored, Order), Refusal> {
        let expected = || Refusal::invalid("order", "expected the number of an order");
        let number = number.ok_or_else(expected)?.as_str();
        let stored = self.find(&tables::ORDERS, &number.into()).await?;
        let missing = || Refusal::invalid("order", "the store has no order of this number");
        let stored = stored.ok_or_else(missing)?;
        let order = json::record(&stored.json)?;
        Ok((stored, order))
    }

    /// Replaces an order whose transactions have changed. Its state follows them, and so does what its customer has spent.
    async fn change_order(&mut self, stored: &Stored, mut order: Order) -> Result<(), Refusal> {
        let before = json::read(&stored.json)?;
        order.payment_status = Some(SampleOrder::payment_status(&json::body(&order)?).into());
        let mut order = json::body(&order)?;
        let more = amounts::spent(&order) - amounts::spent(&before);
        SampleOrder::check(&order).map_err(contradicts)?;
        let texts = [stored.json.as_str()];
        self.replace(&tables::ORDERS, stored, &mut order, &texts).await?;
        self.count(&order, [0, 0], more).await
    }

    /// Sets what can be refunded of a transaction that was just made.
    fn make_available(&self, record: &mut Transaction, given: &Transaction) -> Result<(), Refusal> {
        let taken = match is_taken(record) {
            true => money::number(record.amount.as_ref()),
            false => Decimal::ZERO,
        };
        let available = self.currency(record.currency.as_deref()).amount(taken);
        follow_amount(
            &mut record.amount_available_for_refund,
            given.amount_available_for_refund.as_ref(),
            Some(available),
            ["amount_available_for_refund", "status"],
        )
    }
}

fn is_taken(transaction: &Transaction) -> bool {
    let status = transaction.status.as_ref().map(TransactionStatus::as_str);
    amounts::is_captured(transaction.r#type.as_deref(), status)
}

/// Gives a transaction that an order embeds what the transaction alone says.
fn embedded(
    before: &EmbeddedTransaction,
    record: &Transaction,
) -> Result<EmbeddedTransaction, Refusal> {
    let mut embedded = json::body(before)?;
    let ty = TypeInfo::Shape(&info::EMBEDDED_TRANSACTION);
    adopt(&mut embedded, &json::body(record)?, &ty);
    json::record(&embedded.to_string())
}
