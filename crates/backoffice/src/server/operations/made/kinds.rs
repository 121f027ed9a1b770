//! Rules for the fields of each kind of record, except orders and their transactions.

use backoffice_description::TypeInfo;
use rust_decimal::Decimal;
use serde_json::Value;

use super::{
    super::{
        amounts, json, users,
        webhooks::{self, HIDDEN},
    },
    Maker, contradiction, contradicts, given, is, made_by_the_api,
    references::sell,
};
use crate::{
    models::{
        self, Amount, Customer, Dispute, GatewayGroup, GiftCard, Order, Product, Subscription,
        SubscriptionLine, SupportTicket, Transaction, Webhook,
    },
    samples::{SampleOrder, overlay},
    server::{
        database::{records::Stored, table::Table},
        domain::{
            money::{self, decimal},
            refusal::Refusal,
        },
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

/// Sets a field to what follows from another one, unless it is given and says something else. `names` are both fields' names.
pub(super) fn follow<T: models::runtime::Value + PartialEq>(
    own: &mut Option<T>,
    given: Option<&T>,
    value: Option<T>,
    names: [&str; 2],
) -> Result<(), Refusal> {
    if given.is_some_and(|given| Some(given) != value.as_ref()) {
        return Err(follows(value.as_ref(), names));
    }
    *own = value;
    Ok(())
}

/// As [`follow`], for an amount, which may be given with other decimals.
pub(super) fn follow_amount(
    own: &mut Option<Amount>,
    given: Option<&Amount>,
    value: Option<Amount>,
    names: [&str; 2],
) -> Result<(), Refusal> {
    let is_same =
        |given| value.is_some() && money::number(Some(given)) == money::number(value.as_ref());
    if given.is_some_and(|given| !is_same(given)) {
        return Err(follows(value.as_ref(), names));
    }
    *own = value;
    Ok(())
}

fn follows<T: models::runtime::Value>(value: Option<&T>, [field, other]: [&str; 2]) -> Refusal {
    let mut text = String::new();
    match value {
        Some(value) => value.write(&mut text),
        None => text += &Value::Null.to_string(),
    }
    contradiction(field, other, &format!("expected {text}"))
}

/// Returns `true` for equal values. Amounts are equal with any number of decimals.
fn is_equal(one: &Value, other: &Value) -> bool {
    let amount = |value: &Value| value.as_str().and_then(decimal);
    one == other || amount(one).is_some_and(|one| Some(one) == amount(other))
}

/// Reads a record and what is given of it as their type, applies a rule to them, and writes the record back.
macro_rules! apply {
    ($maker:ident.$rule:ident($record:expr, $given:expr $(, $more:expr)?)) => {{
        let mut record = json::record(&$record.to_string())?;
        let given = given::record(&$given)?;
        $maker.$rule(&mut record, &given $(, $more)?).await?;
        $record = json::body(&json::with_nulls(&record)?)?;
    }};
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
            apply!(self.customer(record, given));
        } else if is(table, &tables::PRODUCTS) {
            apply!(self.product(record, given));
        } else if is(table, &tables::SUBSCRIPTIONS) {
            apply!(self.subscription(record, given));
        } else if is(table, &tables::TICKETS) {
            let is_order_null = given.get("order").is_some_and(Value::is_null);
            apply!(self.ticket(record, given, is_order_null));
        } else if is(table, &tables::DISPUTES) {
            apply!(self.dispute(record, given));
        } else if is(table, &tables::GIFT_CARDS) {
            apply!(self.gift_card(record, given));
        } else if is(table, &tables::GATEWAY_GROUPS) {
            apply!(self.gateway_group(record, given));
        } else if is(table, &tables::WEBHOOKS) {
            apply!(self.webhook(record, given));
        }
        if is(table, &tables::WEBHOOKS) && record["secret_key"] == HIDDEN {
            return Err(Refusal::invalid("secret_key", "expected a secret"));
        }
        self.check_amounts(table, given, record["currency"].as_str())?;
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
            let before = json::record(&stored.json)?;
            apply!(self.change_transaction(record, given, &before));
        } else if is(table, &tables::SUBSCRIPTIONS) {
            apply!(self.total(record, given));
        }
        self.check_amounts(table, given, record["currency"].as_str())?;
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
            self.remove_transaction(&json::record(&stored.json)?).await?;
        }
        let (store, change) = (self.store, &mut self.change);
        let schema = self.backoffice.database.schema;
        Ok(change.remove(schema, table, store, stored.id).await?)
    }

    async fn customer(&mut self, record: &mut Customer, given: &Customer) -> Result<(), Refusal> {
        let none = || Some(0);
        let orders = ["orders_count", "orders"];
        follow(&mut record.orders_count, given.orders_count.as_ref(), none(), orders)?;
        let subscriptions = ["subscriptions_count", "subscriptions"];
        let count = given.subscriptions_count.as_ref();
        follow(&mut record.subscriptions_count, count, none(), subscriptions)?;
        let nothing = Some(self.currency(None).amount(Decimal::ZERO));
        let spent = given.total_spent.as_ref();
        follow_amount(&mut record.total_spent, spent, nothing, ["total_spent", "orders"])
    }

    async fn product(&mut self, record: &mut Product, given: &Product) -> Result<(), Refusal> {
        if !given.recommended_products.is_present() {
            let others: Vec<Product> = self.few(&tables::PRODUCTS, 3).await?;
            let others = others.iter().filter_map(|other| other.id);
            record.recommended_products = others.collect::<Vec<_>>().into();
        }
        Ok(())
    }

    async fn subscription(
        &mut self,
        record: &mut Subscription,
        given: &Subscription,
    ) -> Result<(), Refusal> {
        record.user = Some(self.user(given.user.as_ref()).await?);
        if !given.orders.is_present() {
            record.orders = Vec::new().into();
        }
        let orders = count(&record.orders);
        follow(
            &mut record.num_orders,
            given.num_orders.as_ref(),
            orders,
            ["num_orders", "orders"],
        )?;
        if let (false, Some(total)) = (given.lines.is_present(), &given.total) {
            // One line, of what the shipping leaves.
            let shipping = money::number(given.shipping_price.as_ref());
            let price = money::number(Some(total)) - shipping;
            if price.is_sign_negative() {
                let message = "the shipping costs more than the whole";
                return Err(contradiction("total", "shipping_price", message));
            }
            let currency = self.currency(record.currency.as_deref());
            record.shipping_price = Some(currency.amount(shipping));
            let mut lines = std::mem::take(&mut record.lines).into_vec();
            lines.truncate(1);
            for line in &mut lines {
                line.price = Some(currency.amount(price));
                line.quantity = Some(1);
            }
            record.lines = lines.into();
        }
        self.total(record, given).await?;
        sell!(self, record, given);
        Ok(())
    }

    /// Sets what a subscription's lines add up to (gap `subscription-line-price`).
    async fn total(
        &mut self,
        record: &mut Subscription,
        given: &Subscription,
    ) -> Result<(), Refusal> {
        let price = |line: &SubscriptionLine| {
            let quantity = line.quantity.unwrap_or(1);
            money::number(line.price.as_ref()).checked_mul(quantity.into())
        };
        let mut lines = record.lines.iter();
        let sum = lines.try_fold(Decimal::ZERO, |sum, line| sum.checked_add(price(line)?));
        let sum = sum.ok_or_else(|| Refusal::invalid("lines", "their sum is too large"))?;
        let sum = sum + money::number(record.shipping_price.as_ref());
        let total = self.currency(record.currency.as_deref()).amount(sum);
        follow_amount(&mut record.total, given.total.as_ref(), Some(total), ["total", "lines"])?;
        let lines = count(&record.lines);
        follow(&mut record.num_lines, given.num_lines.as_ref(), lines, ["num_lines", "lines"])
    }

    /// By default, a ticket is about the store's first order; `"order": null` gives it none.
    async fn ticket(
        &mut self,
        record: &mut SupportTicket,
        given: &SupportTicket,
        is_order_null: bool,
    ) -> Result<(), Refusal> {
        let order = match &given.order {
            Some(number) => {
                let order: Order = self.referred("order", &tables::ORDERS, number.as_str()).await?;
                Some(order)
            }
            None if is_order_null => None,
            None => Some(self.first(&tables::ORDERS).await?),
        };
        record.order = order.as_ref().and_then(|order| order.number.clone());
        let buyer = order.as_ref().and_then(|order| order.user.as_ref()?.id);
        let customer: Customer = match given.requester.or(buyer.map(i64::from)) {
            Some(id) => self.referred("requester", &tables::CUSTOMERS, id).await?,
            None => self.first(&tables::CUSTOMERS).await?,
        };
        record.requester = customer.id.map(i64::from);
        if given.from_email.is_none() {
            record.from_email = customer.email;
        }
        if !given.products.is_present() {
            let lines = order.iter().flat_map(|order| order.lines.iter());
            let products = lines.filter_map(|line| line.product.as_ref()?.id);
            let mut products: Vec<_> = products.collect();
            products.dedup();
            record.products = products.into();
        }
        Ok(())
    }

    /// A dispute is about a payment, by default the first of the store's first order.
    async fn dispute(&mut self, record: &mut Dispute, given: &Dispute) -> Result<(), Refusal> {
        let table = &tables::TRANSACTIONS;
        let payment: Transaction = match (given.transaction, &given.order) {
            (Some(id), _) => self.referred("transaction", table, i64::from(id)).await?,
            (None, number) => {
                let order: Order = match number {
                    Some(number) => {
                        self.referred("order", &tables::ORDERS, number.as_str()).await?
                    }
                    None => self.first(&tables::ORDERS).await?,
                };
                let first = order.transactions.iter().next().and_then(|first| first.id);
                let first =
                    first.ok_or_else(|| Refusal::invalid("order", "it has no transaction"))?;
                self.referred("order", table, i64::from(first)).await?
            }
        };
        record.transaction = payment.id;
        let values = payment.report_values.unwrap_or_default();
        let names = |field| [field, "transaction"];
        follow(&mut record.order, given.order.as_ref(), payment.order, names("order"))?;
        let currency = given.currency.as_ref();
        follow(&mut record.currency, currency, payment.currency, names("currency"))?;
        let currency = given.report_currency.as_ref();
        follow(&mut record.report_currency, currency, values.currency, names("report_currency"))?;
        at_most(&mut record.amount, &given.amount, payment.amount, names("amount"))?;
        at_most(
            &mut record.report_amount,
            &given.report_amount,
            values.amount,
            names("report_amount"),
        )
    }

    async fn gift_card(&mut self, record: &mut GiftCard, given: &GiftCard) -> Result<(), Refusal> {
        record.user = Some(self.user(given.user.as_ref()).await?);
        // Active, unless it is given another state (gap `gift-card-status-filter`).
        record.disabled_at.clone_from(&given.disabled_at);
        record.expired_at.clone_from(&given.expired_at);
        match (&given.balance, &given.initial) {
            (Some(balance), None) => record.initial = Some(balance.clone()),
            (None, Some(initial)) => record.balance = Some(initial.clone()),
            _ => {}
        }
        Ok(())
    }

    async fn gateway_group(
        &mut self,
        record: &mut GatewayGroup,
        given: &GatewayGroup,
    ) -> Result<(), Refusal> {
        if given.is_default.is_none() {
            let others: Vec<GatewayGroup> = self.few(&tables::GATEWAY_GROUPS, 1).await?;
            record.is_default = Some(others.is_empty());
        }
        Ok(())
    }

    /// Nothing was delivered to a new webhook (gap `webhook-counters`).
    async fn webhook(&mut self, record: &mut Webhook, given: &Webhook) -> Result<(), Refusal> {
        record.warning_count = Some(given.warning_count.unwrap_or(0));
        record.next_check_date.clone_from(&given.next_check_date);
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

/// Sets a missing amount to the amount that was paid; refuses a larger one.
fn at_most(
    own: &mut Option<Amount>,
    given: &Option<Amount>,
    most: Option<Amount>,
    [field, other]: [&str; 2],
) -> Result<(), Refusal> {
    if given.is_none() {
        *own = most;
    } else if money::number(given.as_ref()) > money::number(most.as_ref()) {
        let most = most.as_ref().map_or("0", Amount::as_str);
        return Err(contradiction(field, other, &format!("only {most} was paid")));
    }
    Ok(())
}

/// Returns the number of items as a field's value.
fn count<T>(items: &[T]) -> Option<i64> {
    i64::try_from(items.len()).ok()
}

/// Checks what the document does not say about a record.
fn check(table: &Table, record: &Value) -> Result<(), Refusal> {
    if is(table, &tables::ORDERS) {
        SampleOrder::check(record).map_err(contradicts)?;
    } else if is(table, &tables::WEBHOOKS) {
        if let Some(fields) = record.as_object() {
            webhooks::check(fields)?;
        }
    } else if is(table, &tables::GIFT_CARDS) {
        let card: GiftCard = json::record(&record.to_string())?;
        if money::number(card.balance.as_ref()) > money::number(card.initial.as_ref()) {
            let message = "the balance is above the initial amount";
            return Err(contradiction("balance", "initial", message));
        }
    }
    Ok(())
}
