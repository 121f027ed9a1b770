//! Transactions and refunds of an order (gaps `capture-states`, `refund-states`).

use backoffice_description as info;
use backoffice_description::TypeInfo;
use serde_json::{Value, json};

use super::{
    super::runtime::money::{Currency, Units, read},
    Contradiction, Source, adopt, in_order,
};

/// The states of a payment that the service makes.
pub(super) const STATES: [&str; 5] =
    ["paid", "partially_paid", "partially_refunded", "pending", "refunded"];

/// Returns the state of an order's payment.
pub(super) fn status(whole: Units, captured: Units, refunded: Units) -> &'static str {
    if refunded > 0 {
        if refunded == captured { "refunded" } else { "partially_refunded" }
    } else if captured >= whole {
        "paid"
    } else if captured > 0 {
        "partially_paid"
    } else {
        "pending"
    }
}

/// Returns what transactions have captured.
pub(crate) fn captured(transactions: &[Value]) -> Units {
    let captured = transactions.iter().filter(|made| is_captured(made));
    captured.filter_map(|made| read(&made["amount"])).sum()
}

/// Returns what transactions have refunded.
pub(crate) fn refunded(transactions: &[Value]) -> Units {
    let refunds = transactions.iter().filter(|made| is_refund(made));
    refunds.filter_map(|made| read(&made["amount"])).sum()
}

fn is_captured(made: &Value) -> bool {
    made["status"] == "succeeded" && (made["type"] == "debit" || made["type"] == "capture")
}

fn is_refund(made: &Value) -> bool {
    made["status"] == "succeeded" && made["type"] == "refund"
}

/// Makes the transactions, refunds and `payment_status` of an order fit those that are given. Returns the transactions in
/// their own form.
pub(super) fn fit(
    source: Source,
    order: &mut Value,
    sample: &Value,
    given: &Value,
    ids: &mut dyn FnMut() -> i64,
) -> Result<Vec<Value>, Contradiction> {
    let currency = Currency::of(&order["currency"]);
    let whole = read(&order["total_incl_tax"]).unwrap_or_default();
    let report = &order["report_values"];
    let report_whole = read(&report["total_incl_tax"]).unwrap_or_default();
    let report_currency = Currency::of(&report["currency"]);
    let mut template = match sample["transactions"].get(0) {
        Some(template) => template.clone(),
        None => source.sample(&info::EMBEDDED_TRANSACTION),
    };
    for (name, value) in [
        ("type", json!("debit")),
        ("status", json!("succeeded")),
        ("currency", order["currency"].clone()),
        ("parent_id", Value::Null),
    ] {
        template[name] = value;
    }
    let mut made: Vec<Value> = Vec::new();
    let mut add = |own: &Value, kind: Option<&str>, amount: Units, made: &mut Vec<Value>| {
        let mut transaction = template.clone();
        if let Some(kind) = kind {
            transaction["type"] = json!(kind);
        }
        super::overlay(&mut transaction, own, &TypeInfo::Shape(&info::EMBEDDED_TRANSACTION));
        if own["id"].is_null() {
            transaction["id"] = json!(ids());
        }
        if own["amount"].is_null() {
            transaction["amount"] = currency.write(amount);
        }
        let follows = transaction["type"] == "refund" || transaction["type"] == "capture";
        if follows && own["parent_id"].is_null() {
            transaction["parent_id"] =
                made.first().map_or(Value::Null, |first| first["id"].clone());
        }
        let amount = read(&transaction["amount"]).unwrap_or_default();
        let values = &mut transaction["report_values"];
        if own["report_values"]["amount"].is_null() {
            values["amount"] =
                report_currency.write(reported(report_currency, report_whole, amount, whole));
        }
        if own["report_values"]["currency"].is_null() {
            values["currency"] = report["currency"].clone();
        }
        made.push(transaction);
    };
    let nothing = json!({});
    match given["transactions"].as_array() {
        Some(own) => {
            for own in own {
                let left = (whole - captured(&made)).max(0);
                add(own, None, left, &mut made);
            }
        }
        None if whole == 0 => {}
        None => {
            let status = given["payment_status"].as_str().unwrap_or("paid");
            let half = currency.share(whole - currency.step(), 1, 2).max(currency.step());
            if status.starts_with("partially") && half >= whole {
                let message = "the total is too small to be paid or refunded in parts";
                return Err(Contradiction::new("payment_status", "total_incl_tax", message));
            }
            let kinds: &[(&str, Units)] = match status {
                "paid" => &[("debit", whole)],
                "partially_paid" => &[("authorize", whole), ("capture", half)],
                "partially_refunded" => &[("debit", whole), ("refund", half)],
                "pending" => &[("authorize", whole)],
                "refunded" => &[("debit", whole), ("refund", whole)],
                _ => &[],
            };
            for (kind, amount) in kinds {
                add(&nothing, Some(kind), *amount, &mut made);
            }
        }
    }
    if given["refunds"].is_null() {
        order["refunds"] = refunds(source, order, &made);
    }
    let status = status(whole, captured(&made), refunded(&made));
    if given["payment_status"].is_null() {
        order["payment_status"] = json!(status);
    }
    let alone = made.iter().map(|one| alone(source, order, &made, one));
    let alone = alone.collect();
    order["transactions"] = json!(made);
    Ok(alone)
}

/// Returns a part of an order in the report currency. If that is the order's, the part is reported as it is.
fn reported(currency: Currency, report_whole: Units, part: Units, whole: Units) -> Units {
    if report_whole == whole { part } else { currency.share(report_whole, part, whole) }
}

/// Returns a refund for each transaction that refunds. Their parts add up to the order's.
fn refunds(source: Source, order: &Value, made: &[Value]) -> Value {
    let of = |value: &Value| read(value).unwrap_or_default();
    let currency = Currency::of(&order["currency"]);
    let report = &order["report_values"];
    let report_currency = Currency::of(&report["currency"]);
    let [whole, net] = ["total_incl_tax", "total_excl_tax"].map(|name| of(&order[name]));
    let [report_whole, report_net] =
        ["total_incl_tax", "total_excl_tax"].map(|name| of(&report[name]));
    let parts = |refunded| {
        let reported = reported(report_currency, report_whole, refunded, whole);
        [
            currency.share(net, refunded, whole),
            reported,
            report_currency.share(report_net, reported, report_whole),
        ]
    };
    let (mut refunded, mut refunds) = (0, Vec::new());
    for (transaction, at) in made.iter().filter(|made| is_refund(made)).zip(0..) {
        let amount = of(&transaction["amount"]);
        let (before, after) = (parts(refunded), parts(refunded + amount));
        refunded += amount;
        let [net, reported, reported_net] = std::array::from_fn(|part| after[part] - before[part]);
        let mut refund = source.sample(&info::REFUND);
        refund["id"] = json!(refund["id"].as_i64().unwrap_or_default() + at);
        refund["order_number"] = order["number"].clone();
        refund["user_id"] = order["user"]["id"].clone();
        refund["adjustments"] = json!([]);
        refund["refund_line_items"] = json!([]);
        refund["transactions"] = json!([transaction]);
        let (money, report_money) = (currency.write(amount), report_currency.write(reported));
        refund["total_refund_amount"] = money.clone();
        refund["total_return_incl_tax"] = money;
        refund["total_return_excl_tax"] = currency.write(net);
        let values = &mut refund["report_values"];
        values["currency"] = report["currency"].clone();
        values["total_refund_amount"] = report_money.clone();
        values["total_return_incl_tax"] = report_money;
        values["total_return_excl_tax"] = report_currency.write(reported_net);
        refunds.push(refund);
    }
    json!(refunds)
}

/// Returns a transaction of an order in its own form.
fn alone(source: Source, order: &Value, made: &[Value], transaction: &Value) -> Value {
    let mut alone = source.sample(&info::TRANSACTION);
    // Objects have other fields in the two forms.
    adopt(&mut alone, transaction, &TypeInfo::Shape(&info::TRANSACTION));
    let currency = Currency::of(&order["currency"]);
    alone["amount_available_for_refund"] = currency.write(available(made, transaction));
    alone["order"] = order["number"].clone();
    alone["subscription"] = match order["subscriptions"].get(0) {
        Some(subscription) => subscription.clone(),
        None => Value::Null,
    };
    alone["user"] = order["user"].clone();
    in_order(&info::TRANSACTION, &alone)
}

/// Returns what is left of a payment: refunds take from the one that they follow, or else from the oldest with a rest.
fn available(made: &[Value], of: &Value) -> Units {
    let amount = |value: &Value| read(&value["amount"]).unwrap_or_default();
    let mut left: Vec<_> =
        made.iter().map(|made| if is_captured(made) { amount(made) } else { 0 }).collect();
    for refund in made.iter().filter(|made| is_refund(made)) {
        let mut rest = amount(refund);
        let parent = made.iter().position(|made| made["id"] == refund["parent_id"]);
        for at in parent.into_iter().chain(0..made.len()) {
            if let Some(left) = left.get_mut(at) {
                let taken = rest.min(*left);
                *left -= taken;
                rest -= taken;
            }
        }
    }
    let place = made.iter().position(|made| made["id"] == of["id"]);
    place.and_then(|at| left.get(at)).copied().unwrap_or_default()
}
