//! Orders, their refunds and subscriptions: what adds up.
//!
//! Amounts are hundredths. The API document does not say whether an order line's prices are those of one
//! unit or of the line; here they are the line's, so that an order's total is the sum of its lines and
//! its shipping.

use super::{Fact, Plan, Site, catalogue::item_summary};
use crate::{
    Fullness,
    data::{self, Item},
    rng::Key,
    scene::{Scene, share},
};

/// What is bought, before it is an order.
struct Sale {
    lines: Vec<Line>,
    shipping: i64,
}

/// So many of one item.
#[derive(Clone, Copy)]
struct Line {
    id: i64,
    item: Item,
    quantity: i64,
    /// Taken off the line's price, without tax.
    discount: i64,
}

/// An order whose totals add up, with its payment and maybe a refund.
pub(super) fn order(plan: Plan, site: Site<'_>) -> Plan {
    let (key, scene) = (site.key, site.scene);
    let sale = Sale::new(key, site.fullness);
    let sum = |part: &dyn Fn(&Line) -> i64| sale.lines.iter().map(part).sum::<i64>();
    let price = sum(&Line::price);
    let line_tax = sum(&|line| scene.tax(line.price()));
    let shipping_tax = scene.tax(sale.shipping);
    let (total, tax) = (price + sale.shipping, line_tax + shipping_tax);
    let payment = id(key.child("payment"));
    let transaction = Plan::default()
        .add("id", payment)
        .add("amount", Fact::Amount(total + tax))
        .add("parent_id", Fact::Null)
        .add("type", "debit");
    let refunded = key.child("refunded").rng().chance(40);
    let refunds = refunded.then(|| refund_of(&sale, payment, key.child("refund"), scene));
    let taxed =
        |amount: i64| Fact::from_iter([Plan::default().add("amount", Fact::Amount(amount))]);
    let plan = discounts(plan, sum(&|line| line.discount), key);
    let amounts = [
        ("shipping_excl_tax", sale.shipping),
        ("shipping_incl_tax", sale.shipping + shipping_tax),
        ("shipping_tax", shipping_tax),
        ("total_excl_tax", total),
        ("total_incl_tax", total + tax),
        ("total_tax", tax),
        ("original_shipping_excl_tax", sale.shipping),
        ("original_shipping_incl_tax", sale.shipping + shipping_tax),
        ("original_total_excl_tax", total),
        ("original_total_incl_tax", total + tax),
        ("total_cost", sum(&Line::cost)),
    ];
    let plan = amounts.into_iter().fold(plan, |plan, (name, amount)| {
        plan.add(name, Fact::Amount(amount))
    });
    plan.add(
        "lines",
        sale.lines
            .iter()
            .map(|line| line.plan(scene))
            .collect::<Fact>(),
    )
    .add("tax_lines", taxed(line_tax))
    .add("shipping_tax_lines", taxed(shipping_tax))
    .add("transactions", Fact::from_iter([transaction]))
    .add("refunds", refunds.into_iter().collect::<Fact>())
}

/// A line of an order.
pub(super) fn order_line(plan: Plan, site: Site<'_>) -> Plan {
    if plan.get("price_excl_tax").is_some() {
        return plan;
    }
    plan.and(Line::new(site.key).plan(site.scene))
}

/// A refund of an order that is not shown.
pub(super) fn refund(plan: Plan, site: Site<'_>) -> Plan {
    if plan.get("total_refund_amount").is_some() {
        return plan;
    }
    let sale = Sale::new(site.key, Fullness::Strict);
    let refund = refund_of(&sale, id(site.key.child("payment")), site.key, site.scene);
    plan.and(refund)
}

/// A subscription whose total is that of its lines and its shipping.
pub(super) fn subscription(plan: Plan, site: Site<'_>) -> Plan {
    let mut rng = site.key.child("sale").rng();
    let fewest = i64::from(site.fullness == Fullness::Strict);
    let (count, orders) = (rng.range(fewest, 4), rng.range(fewest, 6));
    let shipping = rng.pick(&[0, 499, 999]);
    let lines = (0..count.unsigned_abs()).map(|n| Line::new(site.key.child("lines").index(n)));
    let lines: Vec<Line> = lines.collect();
    let first = rng.range(1_001, 90_000);
    let orders_plan = (0..orders).map(|cycle| {
        let number = (first + cycle * 17).to_string();
        Plan::default()
            .add("billing_cycle", cycle)
            .add("order_number", number)
    });
    let total = lines
        .iter()
        .map(|line| line.item.price * line.quantity)
        .sum::<i64>()
        + shipping;
    plan.add(
        "lines",
        lines.iter().map(Line::subscribed).collect::<Fact>(),
    )
    .add("num_lines", count)
    .add("num_orders", orders)
    .add("orders", orders_plan.collect::<Fact>())
    .add("shipping_price", Fact::Amount(shipping))
    .add("total", Fact::Amount(total))
    .add("interval_count", 30)
    .add("payment_method", "bankcard")
}

/// A line of a subscription.
pub(super) fn subscription_line(plan: Plan, site: Site<'_>) -> Plan {
    if plan.get("product").is_some() {
        return plan;
    }
    plan.and(Line::new(site.key).subscribed())
}

impl Sale {
    fn new(key: Key, fullness: Fullness) -> Self {
        let mut rng = key.child("sale").rng();
        let count = match fullness {
            Fullness::Strict => rng.range(2, 12),
            Fullness::Contract => rng.range(0, 6),
        };
        let lines = (0..count.unsigned_abs()).map(|n| Line::new(key.child("lines").index(n)));
        Self {
            lines: lines.collect(),
            shipping: rng.pick(&[0, 499, 999, 1_490]),
        }
    }
}

impl Line {
    fn new(key: Key) -> Self {
        let mut rng = key.child("sale").rng();
        let item = rng.pick(data::ITEMS);
        let quantity = rng.range(1, 4);
        let percent = rng.pick(&[0, 0, 0, 10, 25]);
        Self {
            id: id(key),
            item,
            quantity,
            discount: share(item.price * quantity, percent, 100),
        }
    }

    /// What the line costs the customer, without tax.
    fn price(&self) -> i64 {
        self.full_price() - self.discount
    }

    /// The same without discounts.
    fn full_price(&self) -> i64 {
        self.item.price * self.quantity
    }

    /// What one unit costs the store.
    fn unit_cost(&self) -> i64 {
        share(self.item.price, 2, 5)
    }

    /// What the line costs the store.
    fn cost(&self) -> i64 {
        self.unit_cost() * self.quantity
    }

    /// The line in an order.
    fn plan(&self, scene: &Scene) -> Plan {
        let (price, full) = (self.price(), self.full_price());
        let amounts = [
            ("price_excl_tax", price),
            ("price_excl_tax_excl_discounts", full),
            ("price_incl_tax", price + scene.tax(price)),
            ("price_incl_tax_excl_discounts", full + scene.tax(full)),
            ("unit_cost", self.unit_cost()),
            ("total_cost", self.cost()),
        ];
        let tax = Plan::default().add("amount", Fact::Amount(scene.tax(price)));
        let plan = self.ordered().add("tax_lines", Fact::from_iter([tax]));
        amounts.into_iter().fold(plan, |plan, (name, amount)| {
            plan.add(name, Fact::Amount(amount))
        })
    }

    /// The line in a subscription.
    fn subscribed(&self) -> Plan {
        self.ordered().add("price", Fact::Amount(self.item.price))
    }

    fn ordered(&self) -> Plan {
        let unit_price = Plan::default().add("price", Fact::Amount(self.item.price));
        Plan::default()
            .add("id", self.id)
            .add("quantity", self.quantity)
            .add("product", item_summary(Plan::default(), self.item))
            .add("stockrecord", unit_price)
    }
}

/// The discounts of an order: an offer's or a voucher's.
fn discounts(plan: Plan, amount: i64, key: Key) -> Plan {
    let discount = || Plan::default().add("amount", Fact::Amount(amount));
    let voucher = key.child("voucher").rng().chance(50);
    let list = |given: bool| {
        (given && amount > 0)
            .then(discount)
            .into_iter()
            .collect::<Fact>()
    };
    plan.add("offer_discounts", list(!voucher))
        .add("voucher_discounts", list(voucher))
}

/// Some of one line, if there is one, and now and then the shipping.
fn refund_of(sale: &Sale, payment: i64, key: Key, scene: &Scene) -> Plan {
    let mut rng = key.child("refunded").rng();
    let both = |plan: Plan, amount: i64| {
        let taxed = amount + scene.tax(amount);
        plan.add("amount_excl_tax", Fact::Amount(amount))
            .add("amount_incl_tax", Fact::Amount(taxed))
    };
    let returned = sale
        .lines
        .first()
        .map(|line| (line, rng.range(1, line.quantity)));
    let amount = returned.map_or(0, |(line, count)| share(line.price(), count, line.quantity));
    let item = returned.map(|(line, count)| {
        both(
            Plan::default()
                .add("line_item_id", line.id)
                .add("quantity", count),
            amount,
        )
    });
    let shipping = if rng.chance(50) { sale.shipping } else { 0 };
    let adjustment = (shipping > 0).then(|| both(Plan::default(), shipping));
    let returned = amount + scene.tax(amount);
    let refunded = returned + shipping + scene.tax(shipping);
    let transaction = Plan::default()
        .add("amount", Fact::Amount(refunded))
        .add("parent_id", payment)
        .add("type", "refund");
    Plan::default()
        .add("refund_line_items", item.into_iter().collect::<Fact>())
        .add("adjustments", adjustment.into_iter().collect::<Fact>())
        .add("total_return_excl_tax", Fact::Amount(amount))
        .add("total_return_incl_tax", Fact::Amount(returned))
        .add("total_refund_amount", Fact::Amount(refunded))
        .add("transactions", Fact::from_iter([transaction]))
        .add("user_id", scene.customer_id)
}

/// The id of something that is referred to.
fn id(key: Key) -> i64 {
    key.child("id").rng().range(100_000, 99_999_999)
}
