//! The records of a shop refer to each other, and are in every state that the gap ledger knows.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use backoffice::samples::{SampleOrder, Shop};
use serde_json::Value;

/// The records by their shapes.
fn records(shop: Shop) -> BTreeMap<&'static str, Vec<Value>> {
    let mut found = BTreeMap::<_, Vec<_>>::new();
    for record in shop.records() {
        let value = serde_json::from_str(&record.json).unwrap();
        found.entry(record.shape.name).or_default().push(value);
    }
    found
}

/// Fields that name a record of another shape, by JSON Pointer; `*` stands for each element of a list.
const REFERENCES: &[(&str, &str, &str)] = &[
    ("Order", "/user/id", "Customer"),
    ("Order", "/lines/*/product/id", "Product"),
    ("Order", "/subscriptions/*/id", "Subscription"),
    ("Order", "/transactions/*/id", "Transaction"),
    ("Order", "/transactions/*/parent_id", "Transaction"),
    ("Order", "/refunds/*/order_number", "Order"),
    ("Order", "/refunds/*/user_id", "Customer"),
    ("Order", "/refunds/*/transactions/*/id", "Transaction"),
    ("Transaction", "/order", "Order"),
    ("Transaction", "/parent_id", "Transaction"),
    ("Transaction", "/subscription/id", "Subscription"),
    ("Transaction", "/user/id", "Customer"),
    ("Subscription", "/user/id", "Customer"),
    ("Subscription", "/orders/*/order_number", "Order"),
    ("Subscription", "/lines/*/product/id", "Product"),
    ("SupportTicket", "/order", "Order"),
    ("SupportTicket", "/requester", "Customer"),
    ("SupportTicket", "/products/*", "Product"),
    ("Dispute", "/order", "Order"),
    ("Dispute", "/transaction", "Transaction"),
    ("GiftCard", "/user/id", "Customer"),
    ("Product", "/recommended_products/*", "Product"),
];

/// Returns the values at a path.
fn values<'a>(record: &'a Value, path: &str) -> Vec<&'a Value> {
    path.split('/').skip(1).fold(vec![record], |values, step| {
        let values = values.into_iter();
        match step {
            "*" => values.flat_map(|value| value.as_array().unwrap()).collect(),
            field => values.map(|value| &value[field]).collect(),
        }
    })
}

#[test]
fn references_lead_to_records() {
    let records = records(Shop { orders: 40, ..Shop::default() });
    let id = |record: &Value| match record.get("id") {
        Some(id) => id.to_string(),
        None => record["number"].to_string(),
    };
    for (shape, path, target) in REFERENCES {
        let ids: BTreeSet<_> = records[target].iter().map(id).collect();
        assert_eq!(ids.len(), records[target].len(), "{target}");
        let mut found = 0;
        for value in records[shape].iter().flat_map(|record| values(record, path)) {
            assert!(
                value.is_null() && path.ends_with("/parent_id") || ids.contains(&value.to_string()),
                "{shape}{path}: {value}"
            );
            found += usize::from(!value.is_null());
        }
        assert!(found > 0, "{shape}{path}");
    }
}

#[test]
fn the_default_shop_has_each_state() {
    let records = records(Shop::default());
    let states = |shape: &str, path: &str| -> BTreeSet<String> {
        let records = records[shape].iter();
        let values = records.flat_map(|record| values(record, path));
        values.map(ToString::to_string).collect()
    };
    let quoted = |states: &[&str]| states.iter().map(|state| format!("\"{state}\"")).collect();
    let payments: BTreeSet<_> =
        quoted(&["paid", "partially_paid", "partially_refunded", "pending", "refunded"]);
    assert_eq!(states("Order", "/payment_status"), payments);
    let kinds = quoted(&["authorize", "capture", "debit", "refund"]);
    assert_eq!(states("Transaction", "/type"), kinds);
    assert_eq!(states("Webhook", "/active").len(), 2);
    // Active, disabled, expired (gap `gift-card-status-filter`).
    let cards = records["GiftCard"].iter();
    let cards: BTreeSet<_> =
        cards.map(|card| (card["disabled_at"].is_null(), card["expired_at"].is_null())).collect();
    assert!(cards.contains(&(true, true)), "{cards:?}");
    assert!(cards.iter().any(|(is_enabled, _)| !is_enabled), "{cards:?}");
    assert!(cards.contains(&(true, false)), "{cards:?}");
    // An authorization that can be captured, and one that was.
    let captured = states("Transaction", "/parent_id");
    let authorizations = records["Transaction"].iter().filter(|made| made["type"] == "authorize");
    let authorizations: BTreeSet<_> =
        authorizations.map(|made| captured.contains(&made["id"].to_string())).collect();
    assert_eq!(authorizations.len(), 2);
}

/// A large shop is made of blocks, whose records differ from those of others by their numbers.
#[test]
fn a_large_shop_has_numbers_of_its_own() {
    let records = records(Shop { seed: 5, orders: 490 });
    let numbers = |shape: &str, field: &str| {
        let records = records[shape].iter();
        let numbers = records.map(|record| record[field].to_string().replace('"', ""));
        numbers.map(|number| number.parse::<i64>().unwrap()).collect::<Vec<_>>()
    };
    for (shape, field, first) in [
        ("Customer", "id", 1),
        ("Product", "id", 1),
        ("Order", "number", 1001),
        ("Subscription", "id", 1),
        ("SupportTicket", "id", 1),
        ("Dispute", "id", 1),
        ("GiftCard", "id", 1),
    ] {
        assert!(numbers(shape, field).into_iter().eq(first..first + 490), "{shape}");
    }
    let transactions: BTreeSet<_> = numbers("Transaction", "id").into_iter().collect();
    assert_eq!(transactions.len(), records["Transaction"].len());
    let emails: BTreeSet<_> =
        records["Customer"].iter().map(|one| one["email"].to_string()).collect();
    assert_eq!(emails.len(), 490);
    for (n, order) in (0..).zip(&records["Order"]) {
        SampleOrder::check(order).unwrap();
        assert_eq!(order["user"]["id"], n + 1);
        assert_eq!(order["subscriptions"][0]["id"], n + 1);
        let made = order["transactions"].as_array().unwrap();
        for made in made {
            assert!(transactions.contains(&made["id"].as_i64().unwrap()), "{made}");
        }
        for line in order["lines"].as_array().unwrap() {
            let sold = line["product"]["id"].as_u64().unwrap() as usize;
            assert_eq!(line["product"]["url"], records["Product"][sold - 1]["url"]);
        }
    }
}
