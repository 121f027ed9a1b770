//! Orders, refunds and subscriptions with totals that add up.
//!
//! Amounts are hundredths. The API document does not say if the prices of an order line are for one unit
//! or for the line. Here they are for the line, so an order's total is the sum of its lines and shipping.

use super::{
    super::{
        Profile,
        data::{self, Item},
        runtime::Key,
        scene::{Scene, share},
    },
    Fact, Object, Plan,
    catalogue::{item_summary, unit_cost},
};

/// Purchased items, from which an order and its refund are made.
struct Sale {
    lines: Vec<Line>,
    shipping: i64,
}

/// A quantity of one item.
#[derive(Clone, Copy)]
struct Line {
    id: i64,
    item: Item,
    quantity: i64,
    /// Discount on the whole line, without tax.
    discount: i64,
}

/// An order whose totals add up, with its payment and sometimes a refund.
pub(super) fn order(plan: Plan, object: &Object<'_>) -> Plan {
    let (key, scene) = (object.key, object.scene);
    let sale = Sale::new(key, object.profile);
    let sum = |part: &dyn Fn(&Line) -> i64| sale.lines.iter().map(part).sum::<i64>();
    let (price, shipping) = (sum(&Line::price), sale.shipping);
    let line_tax = sum(&|line| scene.tax(line.price()));
    let shipping_tax = scene.tax(shipping);
    let (total, tax) = (price + shipping, line_tax + shipping_tax);
    let payment = id(key.child("payment"));
    let transaction = Plan::default()
        .add("id", payment)
        .amount("amount", total + tax)
        .add("parent_id", Fact::Null)
        .add("type", "debit");
    let refunded = key.child("refunded").rng().chance(40);
    let refund = refunded.then(|| refund_of(&sale, payment, key.child("refund"), scene));
    let amount = |amount: i64| Plan::default().amount("amount", amount);
    discounts(plan, sum(&|line| line.discount), key)
        .amounts([
            ("shipping_excl_tax", shipping),
            ("shipping_incl_tax", shipping + shipping_tax),
            ("shipping_tax", shipping_tax),
            ("total_excl_tax", total),
            ("total_incl_tax", total + tax),
            ("total_tax", tax),
            ("original_shipping_excl_tax", shipping),
            ("original_shipping_incl_tax", shipping + shipping_tax),
            ("original_total_excl_tax", total),
            ("original_total_incl_tax", total + tax),
            ("total_cost", sum(&Line::cost)),
        ])
        .list("lines", sale.lines.iter().map(|line| line.ordered(scene)))
        .list("tax_lines", [amount(line_tax)])
        .list("shipping_tax_lines", [amount(shipping_tax)])
        .list("transactions", [transaction])
        .list("refunds", refund)
}

/// A line of an order.
pub(super) fn order_line(plan: Plan, object: &Object<'_>) -> Plan {
    if plan.get("price_excl_tax").is_some() {
        return plan;
    }
    plan.and(Line::new(object.key).ordered(object.scene))
}

/// A refund without its order.
pub(super) fn refund(plan: Plan, object: &Object<'_>) -> Plan {
    if plan.get("total_refund_amount").is_some() {
        return plan;
    }
    let key = object.key;
    let sale = Sale::new(key, Profile::Strict);
    plan.and(refund_of(&sale, id(key.child("payment")), key, object.scene))
}

/// A subscription whose total is the sum of its lines and shipping.
pub(super) fn subscription(plan: Plan, object: &Object<'_>) -> Plan {
    let mut rng = object.key.child("sale").rng();
    let fewest = i64::from(object.profile == Profile::Strict);
    let (count, orders) = (rng.range(fewest, 4), rng.range(fewest, 6));
    let shipping = rng.pick(&[0, 499, 999]);
    let lines = lines(object.key, count);
    let price = lines.iter().map(Line::full_price).sum::<i64>();
    let first = rng.range(1_001, 90_000);
    let order = |cycle: i64| {
        Plan::default()
            .add("billing_cycle", cycle)
            .add("order_number", (first + cycle * 17).to_string())
    };
    plan.list("lines", lines.iter().map(Line::subscribed))
        .add("num_lines", count)
        .add("num_orders", orders)
        .list("orders", (0..orders).map(order))
        .amount("shipping_price", shipping)
        .amount("total", price + shipping)
        .add("interval_count", 30)
        .add("payment_method", "bankcard")
}

/// A line of a subscription.
pub(super) fn subscription_line(plan: Plan, object: &Object<'_>) -> Plan {
    if plan.get("product").is_some() {
        return plan;
    }
    plan.and(Line::new(object.key).subscribed())
}

fn lines(key: Key, count: i64) -> Vec<Line> {
    let key = key.child("lines");
    let keys = (0..count.unsigned_abs()).map(|n| key.index(n));
    keys.map(Line::new).collect()
}

impl Sale {
    fn new(key: Key, profile: Profile) -> Self {
        let mut rng = key.child("sale").rng();
        let count = match profile {
            Profile::Strict => rng.range(2, 12),
            Profile::Contract => rng.range(0, 6),
        };
        Self { lines: lines(key, count), shipping: rng.pick(&[0, 499, 999, 1_490]) }
    }
}

impl Line {
    fn new(key: Key) -> Self {
        let mut rng = key.child("sale").rng();
        let item = rng.pick(data::ITEMS);
        let quantity = rng.range(1, 4);
        let percent = rng.pick(&[0, 0, 0, 10, 25]);
        Self { id: id(key), item, quantity, discount: share(item.price * quantity, percent, 100) }
    }

    /// Price of the line without tax.
    fn price(&self) -> i64 {
        self.full_price() - self.discount
    }

    /// Price of the line without tax and discounts.
    fn full_price(&self) -> i64 {
        self.item.price * self.quantity
    }

    /// Cost of the line to the store.
    fn cost(&self) -> i64 {
        unit_cost(self.item) * self.quantity
    }

    fn ordered(&self, scene: &Scene) -> Plan {
        let (price, full) = (self.price(), self.full_price());
        let tax = scene.tax(price);
        self.plan().list("tax_lines", [Plan::default().amount("amount", tax)]).amounts([
            ("price_excl_tax", price),
            ("price_excl_tax_excl_discounts", full),
            ("price_incl_tax", price + tax),
            ("price_incl_tax_excl_discounts", full + scene.tax(full)),
            ("unit_cost", unit_cost(self.item)),
            ("total_cost", self.cost()),
        ])
    }

    fn subscribed(&self) -> Plan {
        self.plan().amount("price", self.item.price)
    }

    /// The fields that lines of orders and subscriptions share.
    fn plan(&self) -> Plan {
        let product = item_summary(Plan::default(), self.item);
        let stock = Plan::default().amount("price", self.item.price);
        Plan::default()
            .add("id", self.id)
            .add("quantity", self.quantity)
            .add("product", Fact::Object(product))
            .add("stockrecord", Fact::Object(stock))
    }
}

/// The discounts of an order, from an offer or a voucher.
fn discounts(plan: Plan, amount: i64, key: Key) -> Plan {
    let voucher = key.child("voucher").rng().chance(50);
    let discount =
        |given: bool| (given && amount > 0).then(|| Plan::default().amount("amount", amount));
    plan.list("offer_discounts", discount(!voucher)).list("voucher_discounts", discount(voucher))
}

/// A refund of the first line, or a part of it, and sometimes of the shipping.
fn refund_of(sale: &Sale, payment: i64, key: Key, scene: &Scene) -> Plan {
    let mut rng = key.child("refunded").rng();
    let with_amounts = |plan: Plan, amount: i64| {
        plan.amount("amount_excl_tax", amount).amount("amount_incl_tax", amount + scene.tax(amount))
    };
    let returned = sale.lines.first();
    let returned = returned.map(|line| (line, rng.range(1, line.quantity)));
    let amount = returned.map_or(0, |(line, count)| share(line.price(), count, line.quantity));
    let item = returned.map(|(line, count)| {
        let plan = Plan::default().add("line_item_id", line.id);
        with_amounts(plan.add("quantity", count), amount)
    });
    let shipping = if rng.chance(50) { sale.shipping } else { 0 };
    let adjustment = (shipping > 0).then(|| with_amounts(Plan::default(), shipping));
    let returned = amount + scene.tax(amount);
    let refunded = returned + shipping + scene.tax(shipping);
    let transaction =
        Plan::default().amount("amount", refunded).add("parent_id", payment).add("type", "refund");
    Plan::default()
        .list("refund_line_items", item)
        .list("adjustments", adjustment)
        .amount("total_return_excl_tax", amount)
        .amount("total_return_incl_tax", returned)
        .amount("total_refund_amount", refunded)
        .list("transactions", [transaction])
        .add("user_id", scene.customer_id)
}

/// The id of a record that others refer to.
fn id(key: Key) -> i64 {
    key.child("id").rng().range(100_000, 99_999_999)
}
