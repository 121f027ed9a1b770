//! A shop of sample records that refer to each other.

use backoffice_models::{
    Customer, Dispute, GatewayGroup, GiftCard, Order, Product, Record, Subscription, SupportTicket,
    Transaction, Webhook, info,
};
use backoffice_samples::{Fullness, Samples};
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
    store::{
        db::{self, Transaction as Change},
        table::Table,
    },
};

/// A shop of sample records. The same seed gives the same records.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Shop {
    /// Seed of the random values.
    pub seed: u64,
    /// Number of orders, and of customers, products, subscriptions and tickets.
    pub orders: u32,
}

impl Default for Shop {
    fn default() -> Self {
        Self {
            seed: 1,
            orders: 20,
        }
    }
}

/// Id of the first transaction of a seeded shop.
const TRANSACTIONS: i64 = 500_000;

/// Every fifth order is authorized and not captured.
const AUTHORIZED: u32 = 5;

impl Backoffice {
    /// Fills a store with a shop.
    ///
    /// # Errors
    ///
    /// If the store has records already, or the database fails.
    pub async fn seed(&self, store: i64, shop: Shop) -> Result<(), Refusal> {
        let mut change = self.store.db.begin().await?;
        let sql = "SELECT id FROM customers WHERE store = $1 LIMIT 1";
        if change.row(sql, vec![store.into()]).await?.is_some() {
            return Err(Refusal::conflict("the store has records already"));
        }
        let mut seeder = Seeder {
            change: &mut change,
            store,
            seed: shop.seed,
            transactions: TRANSACTIONS,
        };
        for number in 0..shop.orders {
            seeder.customer(number).await?;
        }
        for number in 0..3 {
            let mut group = seeder.sample(&info::GATEWAY_GROUP, number)?;
            set(&mut group, "is_default", number == 0);
            seeder
                .insert::<GatewayGroup>(&tables::GATEWAY_GROUPS, &group, Vec::new())
                .await?;
            let mut webhook = seeder.sample(&info::WEBHOOK, number)?;
            let id = webhook["id"].as_i64().unwrap_or_default();
            let secret = webhook["secret_key"].as_str().unwrap_or_default();
            let more = vec![(
                "secret",
                self.store.cipher.encrypt(id, secret.as_bytes())?.into(),
            )];
            set(&mut webhook, "secret_key", HIDDEN);
            seeder
                .insert::<Webhook>(&tables::WEBHOOKS, &webhook, more)
                .await?;
        }
        change.commit().await?;
        Ok(())
    }
}

/// Adds records to a store.
struct Seeder<'a> {
    change: &'a mut Change,
    store: i64,
    seed: u64,
    /// Id of the next transaction.
    transactions: i64,
}

impl Seeder<'_> {
    fn sample(&self, shape: &'static info::ShapeInfo, number: u32) -> Result<Value, Refusal> {
        json::read(&Samples::new(shape, self.seed, Fullness::Strict).instance(number.into()))
    }

    async fn insert<T: Record>(
        &mut self,
        table: &Table,
        record: &Value,
        more: Vec<(&'static str, db::Value)>,
    ) -> Result<(), Refusal> {
        let id = record["id"].as_i64().unwrap_or_default();
        let text = json::write::<T>(record)?;
        self.change
            .insert(table, self.store, id, &text, more)
            .await?;
        Ok(())
    }

    /// Adds a customer with an order and what belongs to it.
    async fn customer(&mut self, number: u32) -> Result<(), Refusal> {
        let mut customer = self.sample(&info::CUSTOMER, number)?;
        set(&mut customer, "orders_count", 1);
        set(&mut customer, "subscriptions_count", 1);
        let user = summary(&customer);
        self.insert::<Customer>(&tables::CUSTOMERS, &customer, Vec::new())
            .await?;

        let product = self.sample(&info::PRODUCT, number)?;
        self.insert::<Product>(&tables::PRODUCTS, &product, Vec::new())
            .await?;
        for variant in items(&product, "children") {
            let sql = "INSERT INTO variants (store, id, product) VALUES ($1, $2, $3) ON CONFLICT (store, id) DO NOTHING";
            let id = |record: &Value| db::Value::from(record["id"].as_i64().unwrap_or_default());
            self.change
                .execute(sql, vec![self.store.into(), id(variant), id(&product)])
                .await?;
        }

        let (order, payment) = self.order(number, &user).await?;
        let mut subscription = self.sample(&info::SUBSCRIPTION, number)?;
        set(&mut subscription, "user", user.clone());
        self.insert::<Subscription>(&tables::SUBSCRIPTIONS, &subscription, Vec::new())
            .await?;

        let mut ticket = self.sample(&info::SUPPORT_TICKET, number)?;
        set(&mut ticket, "order", order.as_str());
        set(&mut ticket, "requester", customer["id"].clone());
        set(&mut ticket, "from_email", customer["email"].clone());
        set(&mut ticket, "products", vec![product["id"].clone()]);
        self.insert::<SupportTicket>(&tables::TICKETS, &ticket, Vec::new())
            .await?;

        let mut dispute = self.sample(&info::DISPUTE, number)?;
        set(&mut dispute, "order", order.as_str());
        set(&mut dispute, "transaction", payment);
        self.insert::<Dispute>(&tables::DISPUTES, &dispute, Vec::new())
            .await?;

        let mut card = self.sample(&info::GIFT_CARD, number)?;
        set(&mut card, "user", user);
        self.insert::<GiftCard>(&tables::GIFT_CARDS, &card, Vec::new())
            .await
    }

    /// Adds an order with its payment and refund. Returns its number and the payment's id.
    async fn order(&mut self, number: u32, user: &Value) -> Result<(String, i64), Refusal> {
        let mut order = self.sample(&info::ORDER, number)?;
        let order_number = order["number"].as_str().unwrap_or_default().to_owned();
        let payments: Vec<_> = items(&order, "transactions").cloned().collect();
        let refunds: Vec<_> = items(&order, "refunds").cloned().collect();
        let is_authorized = number % AUTHORIZED == AUTHORIZED - 1;
        let (mut captured, mut refunded) = (Decimal::ZERO, Decimal::ZERO);
        for list in ["transactions", "refunds"] {
            set(&mut order, list, Vec::<Value>::new());
        }
        set(&mut order, "user", user.clone());
        let mut payment_id = 0;
        for mut payment in payments {
            payment_id = self.next();
            let amount = money::of(&payment, "amount");
            set(&mut payment, "id", payment_id);
            set(&mut payment, "status", "succeeded");
            set(
                &mut payment,
                "type",
                if is_authorized { "authorize" } else { "debit" },
            );
            if !is_authorized {
                captured += amount;
            }
            push(&mut order, "transactions", payment);
        }
        for mut refund in refunds.into_iter().filter(|_| !is_authorized) {
            refunded += money::of(&refund, "total_refund_amount");
            set(&mut refund, "order_number", order_number.as_str());
            set(&mut refund, "user_id", user["id"].clone());
            let made: Vec<_> = items(&refund, "transactions").cloned().collect();
            set(&mut refund, "transactions", Vec::<Value>::new());
            for mut transaction in made {
                set(&mut transaction, "id", self.next());
                set(&mut transaction, "parent_id", payment_id);
                push(&mut refund, "transactions", transaction.clone());
                push(&mut order, "transactions", transaction);
            }
            push(&mut order, "refunds", refund);
        }
        let status = match (is_authorized, refunded.is_zero(), refunded < captured) {
            (true, ..) => "pending",
            (_, true, _) => "paid",
            (.., true) => "partially_refunded",
            _ => "refunded",
        };
        set(&mut order, "payment_status", status);
        let transactions: Vec<_> = items(&order, "transactions").cloned().collect();
        for transaction in transactions {
            let amount = money::of(&transaction, "amount");
            let available = match transaction["type"].as_str() {
                Some("debit") => amount - refunded,
                _ => Decimal::ZERO,
            };
            let mut standalone = self.sample(&info::TRANSACTION, number)?;
            json::merge(
                &mut standalone,
                &transaction.to_string(),
                &["is_initial_retry", "payment_details"],
            )?;
            let details = transaction["payment_details"].to_string();
            if let Some(kept) = standalone.get_mut("payment_details") {
                json::merge(kept, &details, &["gateway"])?;
            }
            set(
                &mut standalone,
                "amount_available_for_refund",
                money::text(available),
            );
            set(&mut standalone, "order", order_number.as_str());
            set(&mut standalone, "user", user.clone());
            let more = vec![("authorized", amount.into())];
            self.insert::<Transaction>(&tables::TRANSACTIONS, &standalone, more)
                .await?;
        }
        let more = vec![
            ("number", order_number.as_str().into()),
            ("captured", captured.into()),
            ("refunded", refunded.into()),
        ];
        let text = json::write::<Order>(&order)?;
        self.change
            .insert(
                &tables::ORDERS,
                self.store,
                i64::from(number) + 1,
                &text,
                more,
            )
            .await?;
        Ok((order_number, payment_id))
    }

    fn next(&mut self) -> i64 {
        self.transactions += 1;
        self.transactions - 1
    }
}

/// Describes a customer as other records embed it.
fn summary(customer: &Value) -> Value {
    let fields = [
        "accepts_marketing",
        "email",
        "first_name",
        "id",
        "ip",
        "language",
        "last_name",
        "phone_number",
        "user_agent",
    ];
    let mut summary = json!({});
    for field in fields {
        set(&mut summary, field, customer[field].clone());
    }
    summary
}
