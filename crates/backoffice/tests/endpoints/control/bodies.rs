//! Bodies that make records, and bodies that the control interface refuses.

use serde_json::{Value, json};

/// Bodies that make a record, by kind.
pub(super) fn bodies() -> Vec<(&'static str, Value)> {
    vec![
        ("customers", json!({})),
        ("customers", json!({ "email": "a@example.com", "orders_count": 0 })),
        ("products", json!({ "title": "Cup" })),
        ("orders", json!({})),
        ("orders", json!({ "number": "A-1", "total_incl_tax": "50.00", "currency": "USD" })),
        (
            "orders",
            json!({ "number": "A-2", "total_excl_tax": "8.40", "total_tax": "1.60", "user": { "id": 1 } }),
        ),
        (
            "orders",
            json!({ "number": "A-3", "currency": "JPY", "total_incl_tax": "1000", "payment_status": "partially_refunded" }),
        ),
        (
            "orders",
            json!({ "number": "A-4", "lines": [{ "quantity": 2, "price_incl_tax": "20.00" }], "payment_status": "pending" }),
        ),
        ("orders", json!({ "number": "A-5", "total_incl_tax": "5.00", "transactions": [] })),
        ("transactions", json!({ "order": "A-4", "amount": "7.00", "type": "authorize" })),
        ("transactions", json!({ "order": "A-4", "amount": "7.00" })),
        ("transactions", json!({ "order": "A-4", "report_values": null, "auth_code": null })),
        ("subscriptions", json!({})),
        ("subscriptions", json!({ "total": "12.00", "user": { "id": 1 } })),
        ("subscriptions", json!({ "lines": [{ "price": "2.00", "quantity": 3 }] })),
        ("subscriptions", json!({ "id": 4242 })),
        ("transactions", json!({ "order": "A-4", "subscription": { "id": 4242 } })),
        ("tickets", json!({})),
        ("tickets", json!({ "order": "A-1" })),
        ("disputes", json!({})),
        ("disputes", json!({ "order": "A-1", "amount": "10.00" })),
        ("gift_cards", json!({ "initial": "25.00" })),
        ("gift_cards", json!({ "balance": "25.00", "user": { "id": 1 } })),
        ("gateway_groups", json!({})),
        ("webhooks", json!({})),
    ]
}

/// Bodies that the control interface refuses, and what the answer names.
pub(super) fn wrong_bodies() -> Vec<(&'static str, Value, &'static [&'static str])> {
    vec![
        ("orders", json!({ "total_incl_tax": "abc" }), &["total_incl_tax"]),
        ("orders", json!({ "total_incl_tax": " 5" }), &["total_incl_tax"]),
        ("orders", json!({ "total_incl_tax": "1e5" }), &["total_incl_tax"]),
        ("orders", json!({ "total_incl_tax": 5 }), &["total_incl_tax"]),
        ("orders", json!({ "total_incl_tax": "-5.00" }), &["total_incl_tax"]),
        ("orders", json!({ "total_incl_tax": "1.005", "currency": "USD" }), &["total_incl_tax"]),
        ("orders", json!({ "total_incl_tax": "1.5", "currency": "JPY" }), &["total_incl_tax"]),
        ("orders", json!({ "lines": [{ "price_incl_tax": "x" }] }), &["price_incl_tax"]),
        ("orders", json!({ "number": "" }), &["number"]),
        ("orders", json!({ "number": 7 }), &["number"]),
        ("orders", json!({ "total_incl_taxx": "5.00" }), &["total_incl_taxx", "`total_incl_tax`"]),
        ("orders", json!({ "user": { "id": 999 } }), &["user", "999"]),
        ("orders", json!({ "user": { "id": 1, "email": "no@example.com" } }), &["user", "email"]),
        ("orders", json!({ "subscriptions": [{ "id": 999 }] }), &["subscriptions", "999"]),
        (
            "orders",
            json!({ "total_incl_tax": "5.00", "total_excl_tax": "6.00" }),
            &["total_incl_tax", "total_excl_tax"],
        ),
        (
            "orders",
            json!({ "total_incl_tax": "5.00", "lines": [{ "price_incl_tax": "6.00" }] }),
            &["total_incl_tax", "lines"],
        ),
        (
            "orders",
            json!({
                "total_incl_tax": "5.00", "payment_status": "paid",
                "transactions": [{ "type": "debit", "status": "succeeded", "amount": "1.00" }],
            }),
            &["payment_status", "transactions"],
        ),
        (
            "orders",
            json!({ "lines": [{ "price_excl_tax": "6.00", "price_incl_tax": "5.00" }] }),
            &["lines", "price_excl_tax", "price_incl_tax"],
        ),
        ("transactions", json!({ "order": "A-3", "amount": "1.5" }), &["amount", "0 decimals"]),
        ("transactions", json!({}), &["order"]),
        ("transactions", json!({ "order": "1001", "currency": "XXX" }), &["currency", "order"]),
        ("customers", json!({ "id": 1.5 }), &["id"]),
        ("customers", json!({ "id": -1 }), &["id"]),
        ("customers", json!({ "orders_count": 5 }), &["orders_count", "orders"]),
        ("customers", json!({ "emial": "x" }), &["emial", "`email`"]),
        ("subscriptions", json!({ "lines": [], "total": "1.00" }), &["total", "lines"]),
        ("tickets", json!({ "order": "no" }), &["order"]),
        ("tickets", json!({ "requester": 999 }), &["requester", "999"]),
        ("disputes", json!({ "transaction": 999 }), &["transaction", "999"]),
        ("disputes", json!({ "amount": "99999.00" }), &["amount", "transaction"]),
        ("gift_cards", json!({ "initial": "5.00", "balance": "6.00" }), &["balance", "initial"]),
        ("gift_cards", json!({ "initial": "1e5" }), &["initial"]),
        ("webhooks", json!({ "target": "ftp://x" }), &["target"]),
        ("webhooks", json!({ "secret_key": "********" }), &["secret_key"]),
        ("products", json!({ "recommended_products": [999] }), &["recommended_products", "999"]),
    ]
}
