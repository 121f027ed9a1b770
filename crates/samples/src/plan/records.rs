//! Payments, shipments, customers, gift cards, disputes and taxes.

use super::{Fact, Plan, Site};
use crate::{data, scene::filled};

/// A transaction; all of an instance are paid in one way.
pub(super) fn transaction(plan: Plan, site: Site<'_>) -> Plan {
    let mut rng = site.key.child("amount").rng();
    let amount = match plan.get("amount") {
        Some(Fact::Amount(amount)) => *amount,
        _ => rng.range(500, 30_000),
    };
    let available = match rng.below(3) {
        0 => 0,
        1 => amount,
        _ => rng.range(0, amount),
    };
    plan.add("amount", Fact::Amount(amount))
        .add("amount_available_for_refund", Fact::Amount(available))
        .add("payment_method", payment(site).0)
}

/// A card, or an account where the payment method has no card.
pub(super) fn payment_details(plan: Plan, site: Site<'_>) -> Plan {
    let (_, [first_six, last_four, number]) = payment(site);
    if first_six.is_empty() {
        let card = [
            "bankcard_first_six",
            "bankcard_last_four",
            "bankcard_number",
            "bankcard_exp_month",
            "bankcard_exp_year",
            "card_token",
            "sca_flow",
        ];
        return card
            .into_iter()
            .fold(plan, |plan, name| plan.add(name, Fact::Null));
    }
    let token = filled("sample_card_~~~~~~~~~~", site.scene.key.child("card_token"));
    plan.add("bankcard_first_six", first_six)
        .add("bankcard_last_four", last_four)
        .add("bankcard_number", number)
        .add("card_token", token)
        .add("paypal_vault_id", Fact::Null)
}

/// A tax of the scene's place.
pub(super) fn tax_line(plan: Plan, site: Site<'_>) -> Plan {
    let place = site.scene.place;
    let amount = site.key.child("amount").rng().range(20, 2_000);
    plan.add("amount", Fact::Amount(amount))
        .add("rate", Fact::Number(place.tax_rate * 100))
        .add("tax_title", place.tax_title)
}

/// A shipment that is on its way or delivered.
pub(super) fn fulfillment(plan: Plan, site: Site<'_>) -> Plan {
    if site.key.child("delivered").rng().chance(50) {
        return plan
            .add("status", "fulfilled")
            .add("delivery_status", "delivered");
    }
    let plan = plan
        .add("status", "processing")
        .add("delivery_status", "in_transit");
    plan.add("delivered_at", Fact::Null)
}

/// A customer, who has spent nothing without an order.
pub(super) fn customer(plan: Plan, site: Site<'_>) -> Plan {
    let mut rng = site.key.child("orders_count").rng();
    let orders = if rng.chance(15) { 0 } else { rng.range(1, 60) };
    plan.add("orders_count", orders).add(
        "total_spent",
        Fact::Amount(orders * rng.range(2_000, 15_000)),
    )
}

/// A gift card, with no more left than was on it.
pub(super) fn gift_card(plan: Plan, site: Site<'_>) -> Plan {
    let mut rng = site.key.child("initial").rng();
    let initial = rng.pick(&[1_000, 2_500, 5_000, 10_000]);
    let balance = match rng.below(4) {
        0 => 0,
        1 => initial,
        _ => rng.range(1, initial),
    };
    plan.add("initial", Fact::Amount(initial))
        .add("balance", Fact::Amount(balance))
}

/// A dispute, with its amount in the report currency.
pub(super) fn dispute(plan: Plan, site: Site<'_>) -> Plan {
    let amount = site.key.child("amount").rng().range(500, 30_000);
    plan.add("amount", Fact::Amount(amount))
        .add("report_amount", Fact::Amount(site.scene.reported(amount)))
}

/// How the scene's customer pays.
fn payment(site: Site<'_>) -> (&'static str, [&'static str; 3]) {
    site.scene.key.child("payment").rng().pick(data::PAYMENTS)
}
