//! Values of an object that belong together.

mod catalogue;
mod people;
mod records;
mod sale;

use backoffice_description::{Presence, ShapeKind};

use super::{
    data,
    runtime::{Fact, Plan, filled, rotated},
    scene::Scene,
};

/// An object that is written, and its place in the instance.
pub(crate) type Object<'a> = super::runtime::Object<'a, super::Scenario>;

/// Adds the facts that follow from the object's shape and scene.
pub(super) fn complete(mut plan: Plan, object: &Object<'_>) -> Plan {
    let (shape, scene) = (object.shape, object.scene);
    let id = shape.field("id").map(|row| row.presence);
    if object.parent.is_none() && id == Some(Presence::Identity) {
        plan = plan.add("id", scene.ordinal + 1);
    }
    if shape.name.ends_with("ReportValues") {
        plan = plan.add("currency", data::REPORT_CURRENCY);
    }
    let plan = by_fields(by_name(common(plan, scene), object), object);
    if object.has("report_values") { reported(plan, scene) } else { plan }
}

/// Adds the amounts in the report currency.
fn reported(plan: Plan, scene: &Scene) -> Plan {
    let mut report = Plan::default().add("currency", data::REPORT_CURRENCY);
    for (name, fact) in plan.facts() {
        if let Fact::Amount(amount) = fact {
            report = report.amount(name, scene.reported(*amount));
        }
    }
    plan.add("report_values", Fact::Object(report))
}

/// Fields with the same meaning in every shape.
fn common(plan: Plan, scene: &Scene) -> Plan {
    let (code, method) = scene.key.child("shipping").rng().pick(data::SHIPPING);
    plan.add("shipping_code", code)
        .add("shipping_method", method)
        .add("currency", scene.place.currency)
        .add("price_currency", scene.place.currency)
        .add("report_currency", data::REPORT_CURRENCY)
        .add("number", scene.order_number.as_str())
        .add("order", scene.order_number.as_str())
        .add("order_number", scene.order_number.as_str())
        .add("customer", scene.customer_id)
        .add("requester", scene.customer_id)
}

/// Fields of one shape and its update.
fn by_name(plan: Plan, object: &Object<'_>) -> Plan {
    let name = object.shape.name;
    match name.strip_prefix("Update").unwrap_or(name) {
        "Order" => sale::order(plan, object),
        "OrderLine" => sale::order_line(plan, object),
        "Refund" => sale::refund(plan, object),
        "Subscription" => sale::subscription(plan, object),
        "SubscriptionLine" => sale::subscription_line(plan, object),
        "Product" => catalogue::product(plan, object),
        "ProductVariant" => catalogue::variant(plan, object),
        "Transaction" | "EmbeddedTransaction" => records::transaction(plan, object),
        "PaymentDetails" | "StandalonePaymentDetails" => records::payment_details(plan, object),
        "TaxLine" | "OrderTaxLine" => records::tax_line(plan, object),
        "Fulfillment" => records::fulfillment(plan, object),
        "Customer" => records::customer(plan, object),
        "GiftCard" => records::gift_card(plan, object),
        "Dispute" => records::dispute(plan, object),
        "LineProperty" => property(plan, object),
        _ => plan,
    }
}

/// Fields of every shape that has certain fields.
fn by_fields(mut plan: Plan, object: &Object<'_>) -> Plan {
    let has = |name: &str| object.has(name);
    if has("code") && has("label") {
        plan = code_and_label(plan, object);
    }
    if has("display_order") || has("file") {
        plan = picture(plan, object);
    }
    if has("num_in_stock") {
        plan = catalogue::stock(plan, object);
    }
    if has("title") && has("upc") {
        plan = catalogue::summary(plan, object);
    }
    if has("email") || has("country") || has("from_email") || has("first_name") {
        plan = people::person(plan, object);
    }
    if object.shape.kind == ShapeKind::Query {
        plan = people::search(plan, object.scene);
    }
    plan
}

fn code_and_label(plan: Plan, object: &Object<'_>) -> Plan {
    let row = data::LABELS.iter().find(|row| row.0 == object.shape.name);
    let Some((_, labels)) = row else {
        return plan;
    };
    let (code, label) = rotated(labels, object.turn);
    plan.add("code", code).add("label", label)
}

/// A picture, displayed in its order in the list.
fn picture(plan: Plan, object: &Object<'_>) -> Plan {
    let file = filled("photo-####.jpg", object.key.child("file_name"));
    let order = i64::try_from(object.position).unwrap_or_default();
    plan.add("attachment", format!("images/products/{file}"))
        .add("src", format!("https://cdn.example/images/products/{file}"))
        .add("file", format!("https://cdn.example/attachments/{file}"))
        .add("file_name", file)
        .add("display_order", order)
}

/// A property of an order line.
fn property(plan: Plan, object: &Object<'_>) -> Plan {
    let (key, value) = rotated(data::PROPERTIES, object.turn);
    plan.add("key", key).add("value", Fact::Json(value.to_owned()))
}
