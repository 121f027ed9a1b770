//! Orders and their transactions, which each has: the order in its own form, and the transactions alone.

use backoffice_description::{self as info, TypeInfo};
use serde_json::{Value, json};

use super::contradicts;
use super::{
    super::{
        amounts,
        json::{self, push, set},
    },
    Maker,
    kinds::follow,
    made_by_the_api,
};
use crate::{
    samples::{Profile, SampleOrder, Samples, adopt},
    server::{database::records::Stored, domain::refusal::Refusal, generated::tables},
};

impl Maker<'_> {
    pub(super) async fn make_order(
        &mut self,
        id: i64,
        given: &Value,
        text: &str,
    ) -> Result<String, Refusal> {
        let user = self.user(&given["user"]).await?;
        let mut wanted = given.clone();
        set(&mut wanted, "user", user);
        if given["number"].is_null() {
            set(&mut wanted, "number", id.to_string());
        }
        let ids = &mut self.ids;
        let made = SampleOrder::new(self.seed, id.unsigned_abs(), &wanted, &mut || {
            ids.next().unwrap_or_default()
        });
        let SampleOrder { mut order, transactions, .. } = made.map_err(contradicts)?;
        self.check_amounts(&tables::ORDERS, given, &order)?;
        self.sell(&mut order, given).await?;
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
        mut record: Value,
        given: &Value,
        text: &str,
    ) -> Result<String, Refusal> {
        if matches!(given["type"].as_str(), Some("refund" | "capture")) {
            return Err(made_by_the_api());
        }
        if given["order"].is_null() {
            return Err(Refusal::invalid("order", "expected the number of an order"));
        }
        let (stored, mut order) = self.order(&given["order"]).await?;
        for (field, value) in [
            ("type", json!("debit")),
            ("status", json!("succeeded")),
            ("parent_id", Value::Null),
            ("subscription", order["subscriptions"][0].clone()),
            ("amount", order["total_incl_tax"].clone()),
        ] {
            if given[field].is_null() {
                set(&mut record, field, value);
            }
        }
        for field in ["currency", "user"] {
            follow(&mut record, given, field, order[field].clone(), "order")?;
        }
        self.check_amounts(&tables::TRANSACTIONS, given, &record)?;
        let report = &order["report_values"];
        let currency = self.currency(report);
        let [total, reported] =
            [&order, report].map(|values| amounts::of(values, "total_incl_tax"));
        let reported = currency.share(amounts::of(&record, "amount"), reported, total);
        let mut values = record["report_values"].take();
        for (field, value) in
            [("amount", json!(currency.text(reported))), ("currency", report["currency"].clone())]
        {
            if given["report_values"][field].is_null() {
                set(&mut values, field, value);
            }
        }
        set(&mut record, "report_values", values);
        self.make_available(&mut record, given)?;
        // Its objects have other fields there.
        let sample = Samples::new(&info::EMBEDDED_TRANSACTION, 1, Profile::Strict).instance(0);
        let mut embedded = json::read(&sample)?;
        let ty = TypeInfo::Shape(&info::EMBEDDED_TRANSACTION);
        adopt(&mut embedded, &record, &ty);
        push(&mut order, "transactions", embedded);
        self.change_order(&stored, order).await?;
        self.add(&tables::TRANSACTIONS, id, &mut record, text).await
    }

    /// Lets a transaction's order say what the transaction says.
    pub(super) async fn change_transaction(
        &mut self,
        before: &Value,
        record: &mut Value,
        given: &Value,
    ) -> Result<(), Refusal> {
        if amounts::is_taken(before) != amounts::is_taken(record) {
            self.make_available(record, given)?;
        } else {
            let available = before["amount_available_for_refund"].clone();
            follow(record, given, "amount_available_for_refund", available, "amount")?;
        }
        let (stored, mut order) = self.order(&record["order"]).await?;
        let made = order["transactions"].as_array_mut();
        let mut made = made.into_iter().flatten();
        if let Some(embedded) = made.find(|made| made["id"] == record["id"]) {
            let ty = TypeInfo::Shape(&info::EMBEDDED_TRANSACTION);
            adopt(embedded, record, &ty);
        }
        self.change_order(&stored, order).await
    }

    pub(super) async fn remove_transaction(&mut self, record: &Value) -> Result<(), Refusal> {
        let (stored, mut order) = self.order(&record["order"]).await?;
        if let Some(made) = order["transactions"].as_array_mut() {
            made.retain(|made| made["id"] != record["id"]);
        }
        self.change_order(&stored, order).await
    }

    async fn order(&mut self, number: &Value) -> Result<(Stored, Value), Refusal> {
        let stored = self.find(&tables::ORDERS, number).await?;
        let missing = || Refusal::invalid("order", "the store has no order of this number");
        let stored = stored.ok_or_else(missing)?;
        let order = json::read(&stored.json)?;
        Ok((stored, order))
    }

    /// Replaces an order whose transactions have changed. Its state follows them, and so does what its customer has spent.
    async fn change_order(&mut self, stored: &Stored, mut order: Value) -> Result<(), Refusal> {
        let before = json::read(&stored.json)?;
        let more = amounts::spent(&order) - amounts::spent(&before);
        let status = SampleOrder::payment_status(&order);
        set(&mut order, "payment_status", status);
        SampleOrder::check(&order).map_err(contradicts)?;
        let texts = [stored.json.as_str()];
        self.replace(&tables::ORDERS, stored, &mut order, &texts).await?;
        self.count(&order, [0, 0], more).await
    }

    /// Sets what can be refunded of a transaction that was just made.
    fn make_available(&self, record: &mut Value, given: &Value) -> Result<(), Refusal> {
        let amount = amounts::of(record, "amount");
        let taken = if amounts::is_taken(record) { amount } else { Default::default() };
        let available = self.currency(record).text(taken);
        let field = "amount_available_for_refund";
        follow(record, given, field, json!(available), "status")
    }
}
