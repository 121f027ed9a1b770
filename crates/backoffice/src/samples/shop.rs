//! A shop: sample records of all kinds that refer to each other, in every state that the gap ledger knows.

use std::collections::BTreeMap;

use backoffice_description as info;

use crate::models::AnyRecord;
use backoffice_description::ShapeInfo;
use serde_json::{Value, json};

use super::{
    Profile, SampleOrder, Samples,
    data::PLACES,
    order::{captured, items, refunded},
    runtime::money::Currency,
};

/// A shop of sample records. The same seed gives the same records, in the same order.
///
/// Each customer has an order, and what belongs to it. Order `n` (from 0) has the number `1001 + n` and belongs to
/// customer `n + 1`; the ids of product, subscription, ticket, dispute and gift card are the customer's.
///
/// # Examples
///
/// ```
/// use backoffice::samples::Shop;
///
/// let shop = Shop { orders: 3, ..Shop::default() };
/// let orders: Vec<_> = shop.records().filter(|record| record.shape.name == "Order").collect();
/// assert_eq!(orders.len(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shop {
    /// Seed of the random values.
    pub seed: u64,
    /// Number of orders, and of customers, products, subscriptions, tickets, disputes and gift cards. At most
    /// [`MOST_ORDERS`](Self::MOST_ORDERS).
    pub orders: u32,
}

impl Default for Shop {
    fn default() -> Self {
        Self { seed: 1, orders: 12 }
    }
}

/// A record of a shop.
#[derive(Clone, Debug)]
pub struct ShopRecord {
    /// Its shape.
    pub shape: &'static ShapeInfo,
    /// Its JSON text, compact.
    pub json: String,
}

/// First numbers of a shop's records.
#[derive(Clone, Copy)]
struct Numbers {
    id: i64,
    order: i64,
    /// Id of the first transaction. An order has room for ten.
    transaction: i64,
}

impl Numbers {
    const OF_SHOP: Self = Self { id: 1, order: 1001, transaction: 500_000 };

    /// Numbers that no other text of a record has, so that [`ShopRecord::moved`] finds them.
    const OF_BLOCK: Self = Self {
        id: MARK + Self::OF_SHOP.id,
        order: MARK + PART + Self::OF_SHOP.order,
        transaction: MARK + 2 * PART + Self::OF_SHOP.transaction,
    };
}

const MARK: i64 = 7_071_067_810_000_000;

/// The first digits of a marked number, and the count of the others.
const MARKED: (&str, usize) = ("707106781", 7);

/// Room of the numbers of one kind.
const PART: i64 = 1_000_000;

/// Customers that are made one by one. Those of a larger shop repeat them, with numbers of their own: to make each takes too
/// long. All states of payments and gift cards come in turn in it.
const BLOCK: u32 = 60;

/// States of the orders' payments in turn (gaps `capture-states`, `refund-states`).
const PAYMENTS: [&str; 6] =
    ["paid", "partially_refunded", "refunded", "partially_paid", "pending", "paid"];

impl Shop {
    /// Most orders of a shop: ids of its transactions stay below a million, where those of new records start.
    pub const MOST_ORDERS: u32 = 49_999;

    /// Returns the records. Takes constant memory for any number of orders.
    pub fn records(self) -> impl Iterator<Item = ShopRecord> + Send {
        let rest = (0..3).flat_map(move |n| [self.gateway_group(n), self.webhook(n)]);
        let shop = Self { orders: self.orders.min(Self::MOST_ORDERS), ..self };
        let whole_blocks = shop.orders / BLOCK * BLOCK;
        let mut block: Vec<Vec<ShopRecord>> = Vec::new();
        let (mut of_block, mut of_shop) = (Products::default(), Products::default());
        (0..shop.orders)
            .flat_map(move |n| {
                if n >= whole_blocks {
                    return shop.customer(n, Numbers::OF_SHOP, &mut of_shop);
                }
                if n < BLOCK {
                    let orders = BLOCK;
                    let first = Self { orders, ..shop };
                    block.push(first.customer(n, Numbers::OF_BLOCK, &mut of_block));
                }
                let start = i64::from(n / BLOCK * BLOCK);
                let records = block.get((n % BLOCK) as usize).into_iter().flatten();
                records.map(|record| record.moved(start)).collect()
            })
            .chain(rest)
    }

    fn sample(self, shape: &'static ShapeInfo, n: u32) -> Value {
        let text = Samples::new(shape, self.seed, Profile::Strict).instance(n.into());
        serde_json::from_str(&text).unwrap_or_default()
    }

    fn gateway_group(self, n: u32) -> ShopRecord {
        let mut group = self.sample(&info::GATEWAY_GROUP, n);
        group["is_default"] = json!(n == 0);
        record(&info::GATEWAY_GROUP, &group)
    }

    fn webhook(self, n: u32) -> ShopRecord {
        let mut webhook = self.sample(&info::WEBHOOK, n);
        webhook["active"] = json!(n != 2);
        // Nothing was delivered to it.
        webhook["warning_count"] = json!(0);
        webhook["next_check_date"] = Value::Null;
        record(&info::WEBHOOK, &webhook)
    }

    /// Returns a customer with an order, and what belongs to it.
    fn customer(self, n: u32, numbers: Numbers, products: &mut Products) -> Vec<ShopRecord> {
        let id = json!(numbers.id + i64::from(n));
        let mut customer = self.sample(&info::CUSTOMER, n);
        customer["id"] = id.clone();
        number(&mut customer["email"], n, &id, "@");
        let user = summary(&customer);
        let product = products.get(self, n, numbers).clone();
        let SampleOrder { order, transactions } = self.order(n, numbers, &user, products);
        customer["orders_count"] = json!(1);
        customer["subscriptions_count"] = json!(1);
        let made = items(&order["transactions"]);
        let spent = captured(made) - refunded(made);
        customer["total_spent"] = Currency::of(&order["currency"]).write(spent);

        let mut subscription = self.sample(&info::SUBSCRIPTION, n);
        subscription["id"] = id.clone();
        subscription["user"] = user.clone();
        subscription["orders"] =
            json!([{ "billing_cycle": 0, "order_number": order["number"].clone() }]);
        subscription["num_orders"] = json!(1);
        self.sell(n, numbers, &mut subscription, products);

        let mut ticket = self.sample(&info::SUPPORT_TICKET, n);
        ticket["id"] = id.clone();
        ticket["order"] = order["number"].clone();
        ticket["requester"] = customer["id"].clone();
        ticket["from_email"] = customer["email"].clone();
        ticket["products"] = json!([product["id"].clone()]);

        let mut dispute = self.sample(&info::DISPUTE, n);
        dispute["id"] = id.clone();
        let payment = &order["transactions"][0];
        dispute["order"] = order["number"].clone();
        dispute["transaction"] = payment["id"].clone();
        for (field, value) in [
            ("amount", &payment["amount"]),
            ("currency", &payment["currency"]),
            ("report_amount", &payment["report_values"]["amount"]),
            ("report_currency", &payment["report_values"]["currency"]),
        ] {
            dispute[field] = value.clone();
        }

        let mut records = vec![
            record(&info::CUSTOMER, &customer),
            record(&info::PRODUCT, &self.recommend(n, numbers, product)),
            record(&info::ORDER, &order),
        ];
        let transactions = transactions.iter();
        records.extend(transactions.map(|made| record(&info::TRANSACTION, made)));
        records.extend([
            record(&info::SUBSCRIPTION, &subscription),
            record(&info::SUPPORT_TICKET, &ticket),
            record(&info::DISPUTE, &dispute),
            record(&info::GIFT_CARD, &self.gift_card(n, id, user)),
        ]);
        records
    }

    /// Returns a gift card that is active, disabled or expired (gap `gift-card-status-filter`).
    fn gift_card(self, n: u32, id: Value, user: Value) -> Value {
        let mut card = self.sample(&info::GIFT_CARD, n);
        card["id"] = id;
        card["user"] = user;
        match n % 3 {
            0 => {
                card["disabled_at"] = Value::Null;
                card["expired_at"] = Value::Null;
            }
            1 => card["disabled_at"] = card["updated_at"].clone(),
            _ => {
                card["disabled_at"] = Value::Null;
                // The day of its last change has passed, whatever the day is.
                card["expired_at"] = card["updated_at"].clone();
            }
        }
        card
    }

    /// Lets the lines of an order or a subscription name products of the shop.
    fn sell(self, n: u32, numbers: Numbers, record: &mut Value, products: &mut Products) {
        let lines = record.get_mut("lines").and_then(Value::as_array_mut);
        for (line, position) in lines.into_iter().flatten().zip(0..) {
            let sold = products.get(self, n.wrapping_add(position) % self.orders, numbers);
            for field in ["id", "title", "url", "categories"] {
                line["product"][field] = sold[field].clone();
            }
        }
    }

    fn recommend(self, n: u32, numbers: Numbers, mut product: Value) -> Value {
        let others = (1..4).map(|step| n.wrapping_add(step) % self.orders);
        let others = others.filter(|other| *other != n);
        let others = others.map(|other| numbers.id + i64::from(other));
        product["recommended_products"] = others.collect();
        product
    }

    /// Returns an order with its payments, and these in their own form.
    fn order(self, n: u32, numbers: Numbers, user: &Value, products: &mut Products) -> SampleOrder {
        let given = json!({
            "number": (numbers.order + i64::from(n)).to_string(),
            "user": user, "payment_status": PAYMENTS[n as usize % PAYMENTS.len()],
            "subscriptions": [{ "billing_cycle": 0, "id": numbers.id + i64::from(n) }],
        });
        let mut ids = numbers.transaction + i64::from(n) * 10..;
        let made =
            SampleOrder::new(self.seed, n.into(), &given, &mut || ids.next().unwrap_or_default());
        // The given fields do not contradict each other.
        let mut made =
            made.unwrap_or_else(|_| SampleOrder { order: Value::Null, transactions: Vec::new() });
        self.sell(n, numbers, &mut made.order, products);
        made
    }
}

/// The products that were made last, because neighbouring orders sell the same.
#[derive(Default)]
struct Products(BTreeMap<u32, Value>);

impl Products {
    const MOST: usize = 32;

    fn get(&mut self, shop: Shop, n: u32, numbers: Numbers) -> &Value {
        if self.0.len() >= Self::MOST && !self.0.contains_key(&n) {
            self.0.clear();
        }
        let made = || {
            let mut product = shop.sample(&info::PRODUCT, n);
            let id = json!(numbers.id + i64::from(n));
            number(&mut product["url"], n, &id, "/");
            product["id"] = id;
            with_all_currencies(product)
        };
        self.0.entry(n).or_insert_with(made)
    }
}

/// Replaces the number of a sample, which stands before `end` in a text of it.
fn number(text: &mut Value, n: u32, id: &Value, end: &str) {
    let number = format!("{}{end}", n + 1);
    let replaced = text
        .as_str()
        .filter(|text| text.contains(&number))
        .map(|text| text.replace(&number, &format!("{id}{end}")));
    if let Some(replaced) = replaced {
        *text = Value::from(replaced);
    }
}

impl ShopRecord {
    /// Returns a record of a block with the numbers of a shop. The block's first customer is the shop's customer at `start`.
    fn moved(&self, start: i64) -> Self {
        let (mark, digits) = MARKED;
        let mut parts = self.json.split(mark);
        let mut json = String::with_capacity(self.json.len());
        json += parts.next().unwrap_or_default();
        for part in parts {
            let (number, rest) = part.split_at_checked(digits).unwrap_or((part, ""));
            let number: i64 = number.parse().unwrap_or_default();
            let step = if number / PART == 2 { 10 } else { 1 };
            json += &(number % PART + start * step).to_string();
            json += rest;
        }
        Self { shape: self.shape, json }
    }
}

/// Gives the variants of a product their price in every currency in which the shop sells: a price is the same number in each.
fn with_all_currencies(mut product: Value) -> Value {
    let variants = product.get_mut("children").and_then(Value::as_array_mut);
    for variant in variants.into_iter().flatten() {
        let prices = variant.get_mut("prices").and_then(Value::as_array_mut);
        for prices in prices.into_iter().filter(|prices| !prices.is_empty()) {
            for place in PLACES {
                if prices.iter().all(|price| price["currency"] != place.currency) {
                    let mut price = prices[0].clone();
                    price["currency"] = json!(place.currency);
                    prices.push(price);
                }
            }
        }
    }
    product
}

/// Writes a record with its fields in the document's order.
fn record(shape: &'static ShapeInfo, value: &Value) -> ShopRecord {
    let json = value.to_string();
    let record = AnyRecord::from_slice(shape, json.as_bytes());
    ShopRecord { shape, json: record.map_or(json, |record| record.to_json()) }
}

/// Describes a customer as other records embed it.
fn summary(customer: &Value) -> Value {
    let mut summary = json!({});
    for field in info::USER_SUMMARY.fields {
        summary[field.name] = customer[field.name].clone();
    }
    summary
}
