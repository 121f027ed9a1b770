//! Rules for the fields of each kind of record, except orders and their transactions.

use backoffice_description::TypeInfo;
use rust_decimal::Decimal;
use serde_json::{Value, json};

use super::{
    super::{
        amounts,
        json::{self, items, set},
        users,
        webhooks::{self, HIDDEN},
    },
    Maker, contradiction, contradicts, is, made_by_the_api,
};
use crate::{
    samples::{SampleOrder, overlay},
    server::{
        database::{records::Stored, table::Table},
        domain::{money::decimal, refusal::Refusal},
        generated::tables,
    },
};

/// Fields that follow other records, so that a change of the record leaves them.
const FOLLOWING: &[(&Table, &[&str])] = &[
    (&tables::CUSTOMERS, &["orders_count", "subscriptions_count", "total_spent"]),
    (&tables::FULFILLMENT_EVENTS, &["fulfillment", "order"]),
    (&tables::ORDERS, &["refunds", "transactions", "user"]),
    (&tables::SUBSCRIPTIONS, &["orders", "user"]),
    (&tables::TRANSACTIONS, &["amount", "currency", "order", "parent_id", "type", "user"]),
];

/// Sets a field to what follows from another one, unless it is given and says something else.
pub(super) fn follow(
    record: &mut Value,
    given: &Value,
    field: &str,
    value: Value,
    other: &str,
) -> Result<(), Refusal> {
    let own = &given[field];
    if !own.is_null() && !is_equal(own, &value) {
        return Err(contradiction(field, other, &format!("expected {value}")));
    }
    set(record, field, value);
    Ok(())
}

/// Returns `true` for equal values. Amounts are equal with any number of decimals.
fn is_equal(one: &Value, other: &Value) -> bool {
    let amount = |value: &Value| value.as_str().and_then(decimal);
    one == other || amount(one).is_some_and(|one| Some(one) == amount(other))
}

impl Maker<'_> {
    /// Makes a record: a sample with the fields that are given. Returns its text.
    pub(super) async fn make(
        &mut self,
        table: &'static Table,
        given: &Value,
        text: &str,
    ) -> Result<String, Refusal> {
        let by_the_api =
            [&tables::CUSTOMER_NOTES, &tables::FULFILLMENT_EVENTS, &tables::ORDER_NOTES];
        if by_the_api.iter().any(|other| is(table, other)) {
            return Err(made_by_the_api());
        }
        let id = given["id"].as_i64().unwrap_or_else(|| self.id());
        if is(table, &tables::ORDERS) {
            return self.make_order(id, given, text).await;
        }
        let mut record = self.sample(table, id, given)?;
        if is(table, &tables::TRANSACTIONS) {
            return self.make_transaction(id, record, given, text).await;
        }
        if is(table, &tables::CUSTOMERS) {
            for (field, value, other) in [
                ("orders_count", json!(0), "orders"),
                ("subscriptions_count", json!(0), "subscriptions"),
                ("total_spent", json!("0.00"), "orders"),
            ] {
                follow(&mut record, given, field, value, other)?;
            }
        } else if is(table, &tables::PRODUCTS) {
            if given["recommended_products"].is_null() {
                let others = self.few(table, 3).await?;
                let others: Vec<_> = others.iter().map(|other| other["id"].clone()).collect();
                set(&mut record, "recommended_products", others);
            }
        } else if is(table, &tables::SUBSCRIPTIONS) {
            self.subscription(&mut record, given).await?;
        } else if is(table, &tables::TICKETS) {
            self.ticket(&mut record, given).await?;
        } else if is(table, &tables::DISPUTES) {
            self.dispute(&mut record, given).await?;
        } else if is(table, &tables::GIFT_CARDS) {
            let user = self.user(&given["user"]).await?;
            set(&mut record, "user", user);
            // Active, unless it is given another state (gap `gift-card-status-filter`).
            for field in ["disabled_at", "expired_at"] {
                set(&mut record, field, given[field].clone());
            }
            for (field, other) in [("balance", "initial"), ("initial", "balance")] {
                if given[field].is_null() && !given[other].is_null() {
                    set(&mut record, field, given[other].clone());
                }
            }
        } else if is(table, &tables::GATEWAY_GROUPS) && given["is_default"].is_null() {
            let is_first = self.few(table, 1).await?.is_empty();
            set(&mut record, "is_default", is_first);
        } else if is(table, &tables::WEBHOOKS) {
            // Nothing was delivered to it (gap `webhook-counters`).
            let count = &given["warning_count"];
            let count = if count.is_null() { &json!(0) } else { count };
            set(&mut record, "warning_count", count.clone());
            set(&mut record, "next_check_date", given["next_check_date"].clone());
        }
        if is(table, &tables::WEBHOOKS) && record["secret_key"] == HIDDEN {
            return Err(Refusal::invalid("secret_key", "expected a secret"));
        }
        self.check_amounts(table, given, &record)?;
        check(table, &record)?;
        let made = self.add(table, id, &mut record, text).await?;
        if is(table, &tables::SUBSCRIPTIONS) {
            self.count(&record, [0, 1], Decimal::ZERO).await?;
        }
        Ok(made)
    }

    /// Gives a record these fields. Returns its text.
    pub(super) async fn patch(
        &mut self,
        table: &'static Table,
        stored: &Stored,
        given: &Value,
        text: &str,
    ) -> Result<String, Refusal> {
        let before = json::read(&stored.json)?;
        let following = FOLLOWING.iter().filter(|(other, _)| is(table, other));
        let following = following.flat_map(|(_, fields)| fields.iter());
        for field in following.chain(&[table.key]) {
            if given.get(*field).is_some_and(|own| !is_equal(own, &before[*field])) {
                let message = "a change of the record does not change this field";
                return Err(Refusal::invalid(field, message));
            }
        }
        let mut record = before.clone();
        overlay(&mut record, given, &TypeInfo::Shape(table.shape));
        if is(table, &tables::TRANSACTIONS) {
            self.change_transaction(&before, &mut record, given).await?;
        } else if is(table, &tables::SUBSCRIPTIONS) {
            total(&mut record, given, self)?;
        }
        self.check_amounts(table, given, &record)?;
        check(table, &record)?;
        self.replace(table, stored, &mut record, &[text, &stored.json]).await
    }

    /// Removes a record, with those that belong to it.
    pub(super) async fn remove(
        &mut self,
        table: &'static Table,
        stored: &Stored,
    ) -> Result<(), Refusal> {
        let record = json::read(&stored.json)?;
        self.check_unreferenced(table, &record[table.key]).await?;
        if is(table, &tables::ORDERS) {
            self.count(&record, [-1, 0], -amounts::spent(&record)).await?;
        } else if is(table, &tables::SUBSCRIPTIONS) {
            self.count(&record, [0, -1], Decimal::ZERO).await?;
        } else if is(table, &tables::TRANSACTIONS) {
            self.remove_transaction(&record).await?;
        }
        let (store, change) = (self.store, &mut self.change);
        let schema = self.backoffice.database.schema;
        change.remove_parts(schema, table, store, stored.id).await?;
        Ok(change.remove(table, store, stored.id).await?)
    }

    async fn subscription(&mut self, record: &mut Value, given: &Value) -> Result<(), Refusal> {
        let user = self.user(&given["user"]).await?;
        set(record, "user", user);
        if given["orders"].is_null() {
            set(record, "orders", json!([]));
        }
        let orders = items(record, "orders").count();
        follow(record, given, "num_orders", json!(orders), "orders")?;
        if given["lines"].is_null() && !given["total"].is_null() {
            // One line, of what the shipping leaves.
            let shipping = match given["shipping_price"].is_null() {
                true => Decimal::ZERO,
                false => amounts::of(given, "shipping_price"),
            };
            let price = amounts::of(given, "total") - shipping;
            if price.is_sign_negative() {
                let message = "the shipping costs more than the whole";
                return Err(contradiction("total", "shipping_price", message));
            }
            let currency = self.currency(record);
            set(record, "shipping_price", currency.text(shipping));
            if let Some(lines) = record["lines"].as_array_mut() {
                lines.truncate(1);
                for line in lines {
                    set(line, "price", currency.text(price));
                    set(line, "quantity", 1);
                }
            }
        }
        total(record, given, self)?;
        self.sell(record, given).await
    }

    async fn ticket(&mut self, record: &mut Value, given: &Value) -> Result<(), Refusal> {
        let order = match &given["order"] {
            Value::Null if given.get("order").is_some() => Value::Null,
            Value::Null => self.first(&tables::ORDERS).await?,
            number => self.referred("order", &tables::ORDERS, number).await?,
        };
        set(record, "order", order["number"].clone());
        let customer = match (&given["requester"], &order["user"]["id"]) {
            (Value::Null, Value::Null) => self.first(&tables::CUSTOMERS).await?,
            (Value::Null, id) | (id, _) => {
                self.referred("requester", &tables::CUSTOMERS, id).await?
            }
        };
        set(record, "requester", customer["id"].clone());
        if given["from_email"].is_null() {
            set(record, "from_email", customer["email"].clone());
        }
        if given["products"].is_null() {
            let mut products: Vec<_> =
                items(&order, "lines").map(|line| line["product"]["id"].clone()).collect();
            products.dedup();
            set(record, "products", products);
        }
        Ok(())
    }

    /// A dispute is about a payment, by default the first of the store's first order.
    async fn dispute(&mut self, record: &mut Value, given: &Value) -> Result<(), Refusal> {
        let table = &tables::TRANSACTIONS;
        let payment = match (&given["transaction"], &given["order"]) {
            (Value::Null, number) => {
                let order = match number {
                    Value::Null => self.first(&tables::ORDERS).await?,
                    number => self.referred("order", &tables::ORDERS, number).await?,
                };
                match &order["transactions"][0]["id"] {
                    Value::Null => return Err(Refusal::invalid("order", "it has no transaction")),
                    id => self.referred("order", table, id).await?,
                }
            }
            (id, _) => self.referred("transaction", table, id).await?,
        };
        set(record, "transaction", payment["id"].clone());
        for (field, value) in [
            ("order", &payment["order"]),
            ("currency", &payment["currency"]),
            ("report_currency", &payment["report_values"]["currency"]),
        ] {
            follow(record, given, field, value.clone(), "transaction")?;
        }
        for (field, value) in
            [("amount", &payment["amount"]), ("report_amount", &payment["report_values"]["amount"])]
        {
            if given[field].is_null() {
                set(record, field, value.clone());
            } else if amounts::of(given, field) > amounts::of(&json!({ field: value }), field) {
                let message = format!("only {value} was paid");
                return Err(contradiction(field, "transaction", &message));
            }
        }
        Ok(())
    }

    /// Adds to what the customer of a record counts: orders and subscriptions, and what was spent.
    pub(super) async fn count(
        &mut self,
        record: &Value,
        counts: [i64; 2],
        spent: Decimal,
    ) -> Result<(), Refusal> {
        let table = &tables::CUSTOMERS;
        if let Some(stored) = self.find(table, &record["user"]["id"]).await? {
            let text = users::counted(&stored.json, counts, spent)?;
            self.change.update(table, self.store, stored.id, &text, Vec::new()).await?;
        }
        Ok(())
    }
}

/// Sets what a subscription's lines add up to (gap `subscription-line-price`).
fn total(record: &mut Value, given: &Value, maker: &Maker<'_>) -> Result<(), Refusal> {
    let lines = items(record, "lines");
    let mut prices = lines.map(|line| {
        let quantity = line["quantity"].as_i64().unwrap_or(1);
        amounts::of(line, "price").checked_mul(quantity.into())
    });
    let sum = prices.try_fold(Decimal::ZERO, |sum, price| sum.checked_add(price?));
    drop(prices);
    let prices = sum.ok_or_else(|| Refusal::invalid("lines", "their sum is too large"))?;
    let sum = prices + amounts::of(record, "shipping_price");
    let text = maker.currency(record).text(sum);
    follow(record, given, "total", json!(text), "lines")?;
    let count = items(record, "lines").count();
    follow(record, given, "num_lines", json!(count), "lines")
}

/// Checks what the document does not say about a record.
fn check(table: &Table, record: &Value) -> Result<(), Refusal> {
    if is(table, &tables::ORDERS) {
        SampleOrder::check(record).map_err(contradicts)?;
    } else if is(table, &tables::WEBHOOKS) {
        if let Some(fields) = record.as_object() {
            webhooks::check(fields)?;
        }
    } else if is(table, &tables::GIFT_CARDS)
        && amounts::of(record, "balance") > amounts::of(record, "initial")
    {
        let message = "the balance is above the initial amount";
        return Err(contradiction("balance", "initial", message));
    }
    Ok(())
}
