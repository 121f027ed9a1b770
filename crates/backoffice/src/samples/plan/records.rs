//! Payments, shipments, customers, gift cards, disputes and taxes.

use super::{
    super::{data, runtime::filled},
    Fact, Object, Plan,
};

/// A transaction. All transactions of an instance have the same payment method.
pub(super) fn transaction(plan: Plan, object: &Object<'_>) -> Plan {
    let mut rng = object.key.child("amount").rng();
    let planned = plan.number("amount");
    let amount = planned.unwrap_or_else(|| rng.range(500, 30_000));
    let available = match rng.below(3) {
        0 => 0,
        1 => amount,
        _ => rng.range(0, amount),
    };
    plan.amount("amount", amount)
        .amount("amount_available_for_refund", available)
        .add("payment_method", payment(object).0)
}

/// A card, or an account if the payment method has no card.
pub(super) fn payment_details(plan: Plan, object: &Object<'_>) -> Plan {
    let (_, [first_six, last_four, number]) = payment(object);
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
        let add_null = |plan: Plan, name| plan.add(name, Fact::Null);
        return card.into_iter().fold(plan, add_null);
    }
    let key = object.scene.key.child("card_token");
    plan.add("bankcard_first_six", first_six)
        .add("bankcard_last_four", last_four)
        .add("bankcard_number", number)
        .add("card_token", filled("sample_card_~~~~~~~~~~", key))
        .add("paypal_vault_id", Fact::Null)
}

/// A tax of the scene's place.
pub(super) fn tax_line(plan: Plan, object: &Object<'_>) -> Plan {
    let place = object.scene.place;
    let amount = object.key.child("amount").rng().range(20, 2_000);
    plan.amount("amount", amount)
        .add("rate", Fact::Number(place.tax_rate * 100))
        .add("tax_title", place.tax_title)
}

/// A shipment, in transit or delivered.
pub(super) fn fulfillment(plan: Plan, object: &Object<'_>) -> Plan {
    if object.key.child("delivered").rng().chance(50) {
        return plan.add("status", "fulfilled").add("delivery_status", "delivered");
    }
    plan.add("status", "processing")
        .add("delivery_status", "in_transit")
        .add("delivered_at", Fact::Null)
}

/// A customer, who has spent nothing without an order.
pub(super) fn customer(plan: Plan, object: &Object<'_>) -> Plan {
    let mut rng = object.key.child("orders_count").rng();
    let orders = if rng.chance(15) { 0 } else { rng.range(1, 60) };
    plan.add("orders_count", orders).amount("total_spent", orders * rng.range(2_000, 15_000))
}

/// A gift card, with a balance up to its initial amount.
pub(super) fn gift_card(plan: Plan, object: &Object<'_>) -> Plan {
    let mut rng = object.key.child("initial").rng();
    let initial = rng.pick(&[1_000, 2_500, 5_000, 10_000]);
    let balance = match rng.below(4) {
        0 => 0,
        1 => initial,
        _ => rng.range(1, initial),
    };
    plan.amount("initial", initial).amount("balance", balance)
}

/// A dispute, with its amount in the report currency.
pub(super) fn dispute(plan: Plan, object: &Object<'_>) -> Plan {
    let amount = object.key.child("amount").rng().range(500, 30_000);
    plan.amount("amount", amount).amount("report_amount", object.scene.reported(amount))
}

/// The way in which the scene's customer pays.
fn payment(object: &Object<'_>) -> (&'static str, [&'static str; 3]) {
    let key = object.scene.key.child("payment");
    key.rng().pick(data::PAYMENTS)
}
