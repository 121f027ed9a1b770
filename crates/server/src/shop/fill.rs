//! Records of any kind, added or removed without a call of the API: for a sandbox.

use std::collections::BTreeMap;

use backoffice_models::{AnyRecord, info};
use backoffice_samples::{Fullness, Samples, Shop};
use backoffice_validate::{Profile, Shape, Validator};
use rust_decimal::Decimal;
use serde_json::{Value, json};

use super::{
    Backoffice,
    json::{self, items, push, set},
    money,
    webhooks::HIDDEN,
};
use crate::{
    generated::tables,
    http::refusal::Refusal,
    repeat::repeated,
    store::{
        cursor::Place,
        db::{self, Joined, Transaction},
        error::Error,
        list::Conditions,
        table::Table,
    },
};

/// Tables that belong to a store, beside those of the records.
const OTHERS: &[&str] = &["variants", "attachments", "keys", "audit", "outbox"];

impl Backoffice {
    /// Fills a store with a shop of sample records.
    ///
    /// # Errors
    ///
    /// If the store has records already, or the database fails.
    pub async fn seed(&self, store: i64, shop: Shop) -> Result<(), Refusal> {
        repeated(|| async {
            self.store.check_room().await?;
            let mut change = self.store.db.begin().await?;
            for table in tables::ALL {
                let sql = Joined(format!(
                    "SELECT id FROM {} WHERE store = $1 LIMIT 1",
                    table.name
                ));
                if change.row(sql, vec![store.into()]).await?.is_some() {
                    return Err(Refusal::conflict("the store has records already"));
                }
            }
            self.fill(&mut change, store, shop).await?;
            Ok(change.commit().await?)
        })
        .await
    }

    /// Removes all records of a store, and fills it with a shop of sample records. Its tokens stay.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn reset(&self, store: i64, shop: Shop) -> Result<(), Refusal> {
        repeated(|| async {
            let mut change = self.store.db.begin().await?;
            let records = tables::ALL.iter().map(|table| table.name);
            for table in records.chain(OTHERS.iter().copied()) {
                let sql = Joined(format!("DELETE FROM {table} WHERE store = $1"));
                change.execute(sql, vec![store.into()]).await?;
            }
            self.fill(&mut change, store, shop).await?;
            Ok(change.commit().await?)
        })
        .await
    }

    async fn fill(&self, change: &mut Transaction, store: i64, shop: Shop) -> Result<(), Refusal> {
        if shop == Shop::default() && self.load_default_shop(change, store).await? {
            return Ok(());
        }
        self.add_records(change, store, shop).await
    }

    /// Makes the records of a shop, and adds them to a store.
    pub(super) async fn add_records(
        &self,
        change: &mut Transaction,
        store: i64,
        shop: Shop,
    ) -> Result<(), Refusal> {
        let by_shape: BTreeMap<_, _> = tables::ALL
            .iter()
            .map(|table| (table.shape.name, *table))
            .collect();
        // An order has no id of its own, so it gets its place in the shop.
        let mut orders = 0;
        for record in shop.records() {
            let Some(table) = by_shape.get(record.shape.name) else {
                continue;
            };
            let mut value = json::read(&record.json)?;
            let id = value["id"].as_i64().unwrap_or_else(|| {
                orders += 1;
                orders
            });
            self.insert(change, store, table, id, &mut value, record.json)
                .await?;
        }
        Ok(())
    }

    /// Returns the JSON texts of a page of records, and the id after which the next page starts.
    pub(crate) async fn records(
        &self,
        store: i64,
        table: &Table,
        after: Option<i64>,
    ) -> Result<(Vec<String>, Option<i64>), Refusal> {
        let (db, size) = (&self.store.db, self.settings.page_size);
        let place = after.map(Place::After);
        let page = Conditions::of_store(store)
            .page(db, table, place, size)
            .await?;
        let next = match page.next {
            Some(Place::After(id)) => Some(id),
            _ => None,
        };
        let records = page.records.into_iter().map(|record| {
            let addressed = self.addressed(&record.json)?;
            Ok(addressed.unwrap_or(record.json))
        });
        Ok((records.collect::<Result<_, Refusal>>()?, next))
    }

    /// Makes a record: a sample with these fields in the place of its own. An order without transactions gets a payment of
    /// its total, a transaction becomes part of its order.
    pub(crate) async fn create(
        &self,
        store: i64,
        table: &'static Table,
        fields: &str,
    ) -> Result<String, Refusal> {
        self.store.check_room().await?;
        let mut ids = self.store.ids.take(&self.store.db, 2).await?;
        let id = ids.next().unwrap_or_default();
        let number = u64::try_from(id).unwrap_or_default();
        let sample = Samples::new(table.shape, 1, Fullness::Strict).instance(number);
        let mut record = json::read(&sample)?;
        let is_order = table.shape.name == info::ORDER.name;
        if is_order {
            set(&mut record, "number", id.to_string());
            set(&mut record, "transactions", json!([]));
            set(&mut record, "refunds", json!([]));
        } else {
            set(&mut record, "id", id);
        }
        // A body that no validator has seen: this refuses deep nesting.
        let given: Value = serde_json::from_str(fields)
            .ok()
            .filter(Value::is_object)
            .ok_or_else(|| {
                let message =
                    "expected a JSON object, with at most 127 levels and no number above 1e308";
                Refusal::invalid("non_field_errors", message)
            })?;
        let is_payment = table.shape.name == info::TRANSACTION.name;
        json::merge(&mut record, fields, table)?;
        if is_payment && given.get("amount_available_for_refund").is_none() {
            let is_captured = is_captured(&record);
            let available = if is_captured {
                record["amount"].clone()
            } else {
                json!("0.00")
            };
            set(&mut record, "amount_available_for_refund", available);
        }
        let id = match record.get("id") {
            Some(given) => given
                .as_i64()
                .ok_or_else(|| Refusal::invalid("id", "expected a whole number of 64 bits"))?,
            None => id,
        };
        let mut change = self.store.db.begin().await?;
        if is_payment {
            self.embed(&mut change, store, &record).await?;
        }
        let text = written(table, &record, fields)?;
        let shape = Shape::by_name(table.shape.name).map_err(|_| Refusal::not_found())?;
        Validator::new(shape, Profile::Contract)
            .check(text.as_bytes())
            .map_err(|violations| Refusal::violations(&violations))?;
        let mut text = self
            .insert(&mut change, store, table, id, &mut record, text)
            .await?;
        let has_payments = items(&record, "transactions").next().is_some();
        if is_order && !has_payments {
            let sample = Samples::new(&info::TRANSACTION, 1, Fullness::Strict).instance(number);
            let mut payment = json::read(&sample)?;
            for (field, value) in [
                ("id", json!(ids.next())),
                ("type", json!("debit")),
                ("status", json!("succeeded")),
                ("parent_id", Value::Null),
                ("amount", record["total_incl_tax"].clone()),
                (
                    "amount_available_for_refund",
                    record["total_incl_tax"].clone(),
                ),
                ("currency", record["currency"].clone()),
                ("order", record["number"].clone()),
                ("user", record["user"].clone()),
            ] {
                set(&mut payment, field, value);
            }
            let id = payment["id"].as_i64().unwrap_or_default();
            text = self.embed(&mut change, store, &payment).await?;
            let table = &tables::TRANSACTIONS;
            let made = written(table, &payment, fields)?;
            self.insert(&mut change, store, table, id, &mut payment, made)
                .await?;
        }
        change.commit().await?;
        Ok(text)
    }

    /// Adds a transaction to its order. Returns the order's text.
    async fn embed(
        &self,
        change: &mut Transaction,
        store: i64,
        transaction: &Value,
    ) -> Result<String, Refusal> {
        let number = transaction["order"].as_str().unwrap_or_default();
        let stored = change
            .lock(&tables::ORDERS, store, "number", number.into())
            .await?;
        let stored = stored
            .ok_or_else(|| Refusal::invalid("order", "the store has no order of this number"))?;
        let mut order = json::read(&stored.json)?;
        // Its objects have other fields there.
        let sample = Samples::new(&info::EMBEDDED_TRANSACTION, 1, Fullness::Strict).instance(0);
        let mut embedded = json::read(&sample)?;
        json::adopt(&mut embedded, transaction);
        push(&mut order, "transactions", embedded);
        if order["payment_status"] == "pending" && is_captured(transaction) {
            set(&mut order, "payment_status", "paid");
        }
        let text = written(&tables::ORDERS, &order, &stored.json)?;
        let sums = sums(&order)?;
        let updated = change
            .update(&tables::ORDERS, store, stored.id, &text, sums)
            .await;
        updated.map_err(Error::refused_record)?;
        Ok(text)
    }

    /// Adds a record and its text, with the columns that its table has beside the record's fields. Returns the text that is
    /// stored.
    async fn insert(
        &self,
        change: &mut Transaction,
        store: i64,
        table: &Table,
        id: i64,
        record: &mut Value,
        mut text: String,
    ) -> Result<String, Refusal> {
        let name = table.shape.name;
        let mut more: Vec<(&'static str, db::Value)> = Vec::new();
        if name == info::ORDER.name {
            more = sums(record)?;
            let number = record["number"].as_str().unwrap_or_default();
            if number.contains('\0') {
                let message = "expected a text without the character NUL";
                return Err(Refusal::invalid("number", message));
            }
            more.push(("number", number.into()));
        } else if name == info::TRANSACTION.name {
            more.push(("authorized", money::of(record, "amount").into()));
        } else if name == info::ORDER_NOTE.name || name == info::CUSTOMER_NOTE.name {
            return Err(Refusal::conflict("notes are made by the API"));
        } else if name == info::WEBHOOK.name {
            let secret = record["secret_key"].as_str().unwrap_or_default();
            let sealed = self.store.cipher.encrypt(id, secret.as_bytes())?;
            more.push(("secret", sealed.into()));
            set(record, "secret_key", HIDDEN);
            text = written(table, record, &text)?;
        }
        let inserted = change.insert(table, store, id, &text, more).await;
        inserted.map_err(Error::refused_record)?;
        if name == info::TRANSACTION.name && record["type"] == "capture" {
            let sql = "UPDATE transactions SET captured = $1 WHERE store = $2 AND id = $3";
            let parent = record["parent_id"].as_i64().unwrap_or_default();
            let amount = money::of(record, "amount").into();
            change
                .execute(sql, vec![amount, store.into(), parent.into()])
                .await
                .map_err(Error::refused_record)?;
        }
        if name == info::PRODUCT.name {
            for variant in items(record, "children") {
                let sql = "INSERT INTO variants (store, id, product) VALUES ($1, $2, $3) ON CONFLICT (store, id) DO NOTHING";
                let variant = variant["id"].as_i64().unwrap_or_default();
                change
                    .execute(sql, vec![store.into(), variant.into(), id.into()])
                    .await?;
            }
        }
        Ok(text)
    }
}

/// Writes a record with its fields in the document's order.
fn written(table: &Table, record: &Value, source: &str) -> Result<String, Refusal> {
    let text = json::over(record, &[source]);
    let record = AnyRecord::from_slice(table.shape, text.as_bytes());
    let record = record.map_err(Refusal::unreadable)?;
    Ok(record.to_json())
}

fn is_captured(transaction: &Value) -> bool {
    money::is_captured(transaction["type"].as_str(), transaction["status"].as_str())
}

/// Returns what an order's transactions have captured and refunded, as columns.
fn sums(order: &Value) -> Result<Vec<(&'static str, db::Value)>, Refusal> {
    let sum = |kinds: &[&str]| {
        let of_kind = |made: &&Value| {
            made["status"] == "succeeded" && kinds.iter().any(|kind| made["type"] == *kind)
        };
        let made = items(order, "transactions").filter(of_kind);
        let mut amounts = made.map(|made| money::of(made, "amount"));
        let sum = amounts.try_fold(Decimal::ZERO, Decimal::checked_add);
        sum.ok_or_else(|| Refusal::invalid("transactions", "their sum is too large"))
    };
    Ok(vec![
        ("captured", sum(&["debit", "capture"])?.into()),
        ("refunded", sum(&["refund"])?.into()),
    ])
}
