//! Laws of the control interface: what its records say is true, the same calls make the same records, and a reset takes a
//! store back to where it was.

mod bodies;

use std::collections::BTreeMap;

use backoffice::{samples::SampleOrder, server::Backoffice};
use serde_json::{Value, json};

use self::bodies::{bodies, wrong_bodies};
use crate::{
    sandbox::{all, call},
    service::Service,
};

/// A store of a test, with a token of its own.
struct Own<'a> {
    backoffice: &'a Backoffice,
    token: String,
    store: i64,
}

impl<'a> Own<'a> {
    async fn new(service: &'a Service, body: Value) -> Self {
        let backoffice = &service.backoffice;
        let path = "/control/stores";
        let (status, own) = call(backoffice, &service.token, "POST", path, body).await;
        assert_eq!(status, 201, "{own}");
        Self {
            backoffice,
            token: own["token"].as_str().unwrap().to_owned(),
            store: own["store"].as_i64().unwrap(),
        }
    }

    async fn call(&self, request: &str, body: Value) -> (u16, Value) {
        let (method, path) = request.split_once(' ').unwrap();
        call(self.backoffice, &self.token, method, path, body).await
    }

    async fn made(&self, kind: &str, body: Value) -> Value {
        let (status, made) = self.call(&format!("POST /control/{kind}"), body.clone()).await;
        assert_eq!(status, 201, "{kind} {body}: {made}");
        made
    }

    /// Checks that all that the store's records say of each other is true.
    async fn is_true(&self, after: &str) {
        let all = async |kind| all(self.backoffice, &self.token, kind).await;
        let (customers, orders) = (all("customers").await, all("orders").await);
        let (subscriptions, transactions) = (all("subscriptions").await, all("transactions").await);
        let cents = |value: &Value| {
            let text = value.as_str().unwrap();
            let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
            format!("{whole}{fraction:0<4}").parse::<i64>().unwrap()
        };
        let is_taken = |made: &&Value| {
            made["status"] == "succeeded" && (made["type"] == "debit" || made["type"] == "capture")
        };
        let is_refund = |made: &&Value| made["status"] == "succeeded" && made["type"] == "refund";
        let amount = |made: &Value| cents(&made["amount"]);
        let mut counted: BTreeMap<i64, [i64; 3]> = BTreeMap::new();
        for order in &orders {
            if let Err(wrong) = SampleOrder::check(order) {
                panic!("after {after}: {wrong:?} in {order}");
            }
            let made = order["transactions"].as_array().unwrap();
            let spent: i64 = made.iter().filter(is_taken).map(amount).sum();
            let refunded: i64 = made.iter().filter(is_refund).map(amount).sum();
            let [count, _, sum] = counted.entry(order["user"]["id"].as_i64().unwrap()).or_default();
            *count += 1;
            *sum += spent - refunded;
            // Each transaction is a record of its own, and says the same.
            for made in made {
                let alone = transactions.iter().find(|alone| alone["id"] == made["id"]);
                let alone = alone.unwrap_or_else(|| panic!("after {after}: {made}"));
                for field in ["amount", "currency", "parent_id", "status", "type"] {
                    assert_eq!(alone[field], made[field], "after {after}: {field} of {alone}");
                }
                assert_eq!(alone["order"], order["number"], "after {after}");
            }
        }
        for subscription in &subscriptions {
            let customer = subscription["user"]["id"].as_i64().unwrap();
            counted.entry(customer).or_default()[1] += 1;
        }
        for customer in &customers {
            let id = customer["id"].as_i64().unwrap();
            let found = [
                customer["orders_count"].as_i64().unwrap(),
                customer["subscriptions_count"].as_i64().unwrap(),
                cents(&customer["total_spent"]),
            ];
            let expected = counted.remove(&id).unwrap_or_default();
            assert_eq!(found, expected, "after {after}: {customer}");
        }
        assert!(counted.is_empty(), "after {after}: no customers {counted:?}");
        let products = all("products").await;
        let has = |records: &[Value], key: &str, value: &Value| {
            value.is_null() || records.iter().any(|record| record[key] == *value)
        };
        for record in orders.iter().chain(&subscriptions) {
            let user = &record["user"];
            let customer = customers.iter().find(|customer| customer["id"] == user["id"]);
            for (field, value) in user.as_object().unwrap() {
                assert_eq!(customer.unwrap()[field], *value, "after {after}: {field}");
            }
            for line in record["lines"].as_array().unwrap() {
                assert!(has(&products, "id", &line["product"]["id"]), "after {after}: {line}");
            }
        }
        for ticket in all("tickets").await {
            assert!(has(&orders, "number", &ticket["order"]), "after {after}: {ticket}");
            assert!(has(&customers, "id", &ticket["requester"]), "after {after}: {ticket}");
        }
        for dispute in all("disputes").await {
            assert!(has(&orders, "number", &dispute["order"]), "after {after}: {dispute}");
            let transaction = &dispute["transaction"];
            assert!(has(&transactions, "id", transaction), "after {after}: {dispute}");
        }
        for card in all("gift_cards").await {
            assert!(has(&customers, "id", &card["user"]["id"]), "after {after}: {card}");
            assert!(cents(&card["balance"]) <= cents(&card["initial"]), "after {after}: {card}");
        }
    }
}

#[tokio::test]
async fn control_on_sqlite() {
    laws("sqlite::memory:").await;
}

pub(crate) async fn laws(url: &str) {
    let service = Service::start_with(url, |settings| settings.page_size = 10).await;
    of_records(&service).await;
    service.stop().await;
}

/// Whatever calls made of a record, a change without fields keeps it.
pub(crate) async fn unchanged_records(service: &Service) {
    let (backoffice, token) = (&service.backoffice, &service.token);
    let kinds = "customers disputes gateway_groups gift_cards orders products subscriptions tickets transactions webhooks";
    for kind in kinds.split(' ') {
        let key = if kind == "orders" { "number" } else { "id" };
        for record in all(backoffice, token, kind).await {
            let name = record[key].as_str().map_or_else(|| record[key].to_string(), str::to_owned);
            let path = format!("/control/{kind}/{name}");
            let (status, kept) = call(backoffice, token, "PATCH", &path, json!({})).await;
            assert_eq!((status, &kept), (200, &record), "{path}");
        }
    }
}

async fn of_records(service: &Service) {
    let body = || json!({ "orders": 4, "seed": 7 });
    let (one, other) = (Own::new(service, body()).await, Own::new(service, body()).await);
    one.is_true("seeding").await;
    for (place, (kind, body)) in bodies().into_iter().enumerate() {
        let made = one.made(kind, body.clone()).await;
        assert_eq!(made, other.made(kind, body.clone()).await, "{kind} {body}");
        assert!(has(&made, &body), "{kind} {body}: {made}");
        let subscription = made.get("subscription").and_then(Value::as_object);
        assert!(subscription.is_none_or(|fields| fields.len() == 2), "{kind} {body}: {made}");
        // Each third time, because it reads all records.
        if place % 3 == 0 || kind == "transactions" {
            one.is_true(&format!("{kind} {body}")).await;
        }
    }
    one.is_true("all bodies").await;
    for (kind, body, names) in wrong_bodies() {
        let (status, refused) = one.call(&format!("POST /control/{kind}"), body.clone()).await;
        assert_eq!(status, 400, "{kind} {body}: {refused}");
        let text = refused.to_string();
        for field in refused.as_object().unwrap().keys() {
            assert!(!field.contains(['/', ':', ' ']), "{kind} {body}: {text}");
        }
        let is_named = names.iter().all(|name| text.contains(name));
        assert!(is_named, "{kind} {body}: {text}");
    }
    money_moves(&one).await;
    changes(&one).await;
    removals(&one).await;
    resets(service, &one, &other).await;
    in_an_empty_store(service).await;
    scopes(service).await;
    stores(service).await;
}

/// Returns true if a value has all fields and items of another one.
fn has(made: &Value, given: &Value) -> bool {
    match (made, given) {
        (made, Value::Object(fields)) => fields.iter().all(|(name, value)| has(&made[name], value)),
        (Value::Array(made), Value::Array(given)) => {
            made.len() == given.len()
                && made.iter().zip(given).all(|(made, given)| has(made, given))
        }
        (made, given) => made == given,
    }
}

/// Counts follow the money that the API moves.
async fn money_moves(own: &Own<'_>) {
    let refund = "POST /api/orders/A-1/refund/";
    let (status, order) = own.call(refund, json!({ "amount": "50.00" })).await;
    assert_eq!(status, 200, "{order}");
    let refunded = &order["refunds"][0];
    assert_eq!(refunded["total_return_excl_tax"], order["total_excl_tax"]);
    assert_eq!(
        refunded["report_values"]["total_refund_amount"],
        order["report_values"]["total_incl_tax"]
    );
    own.is_true("a refund").await;
    let authorization = json!({ "order": "A-5", "amount": "5.00", "type": "authorize" });
    let made = own.made("transactions", authorization).await;
    let capture = format!("POST /api/transactions/{}/capture/", made["id"]);
    let (status, made) = own.call(&capture, json!({ "amount": "3.00" })).await;
    assert_eq!(status, 200, "{made}");
    own.is_true("a capture").await;
}

/// A test moves records to another state.
async fn changes(own: &Own<'_>) {
    let payment =
        own.call("GET /control/orders/A-2", Value::Null).await.1["transactions"][0]["id"].clone();
    let payment = format!("transactions/{payment}");
    for (path, fields, status, names) in [
        ("disputes/1", json!({ "status": "won" }), 200, ""),
        ("tickets/1", json!({ "status": "closed", "tags": [] }), 200, ""),
        ("gift_cards/1", json!({ "disabled_at": "2026-01-01T00:00:00Z" }), 200, ""),
        ("gift_cards/1", json!({ "balance": "99999.00" }), 400, "initial"),
        ("customers/1", json!({ "is_blocked": true }), 200, ""),
        ("customers/1", json!({ "total_spent": "1.00" }), 400, "total_spent"),
        ("customers/1", json!({ "id": 2 }), 400, "id"),
        ("orders/A-2", json!({ "number": "A-9" }), 400, "number"),
        ("orders/A-2", json!({ "total_incl_tax": "11.00" }), 400, "total_incl_tax"),
        ("orders/A-2", json!({ "payment_status": "pending" }), 400, "payment_status"),
        ("orders/A-2", json!({ "shipping_code": "express" }), 200, ""),
        (
            "orders/A-2",
            json!({ "transactions": [{ "statement_descriptor": "X" }] }),
            400,
            "transactions",
        ),
        ("orders/A-2", json!({ "user": { "id": 2 } }), 400, "user"),
        ("subscriptions/1", json!({ "user": { "id": 2 } }), 400, "user"),
        ("orders/nothing", json!({}), 404, ""),
        ("orders/A-2", json!({ "shiping_code": "x" }), 400, "`shipping_code`"),
        ("webhooks/1", json!({ "active": false }), 200, ""),
        ("webhooks/1", json!({ "events": [] }), 400, "events"),
        ("gateway_groups/1", json!({ "name": "Here" }), 200, ""),
        ("products/1", json!({ "title": "Mug" }), 200, ""),
        ("subscriptions/1", json!({ "lines": [{ "price": "1.00", "quantity": 1 }] }), 200, ""),
        ("subscriptions/1", json!({ "total": "0.01" }), 400, "lines"),
        (&payment, json!({ "status": "failed" }), 200, ""),
        (&payment, json!({ "status": "succeeded" }), 200, ""),
        (&payment, json!({ "amount": "1.00" }), 400, "amount"),
        ("customers/01", json!({}), 404, ""),
    ] {
        let (found, answer) = own.call(&format!("PATCH /control/{path}"), fields.clone()).await;
        assert_eq!(found, status, "{path} {fields}: {answer}");
        assert!(answer.to_string().contains(names), "{path} {fields}: {answer}");
        if status == 200 {
            own.is_true(&format!("{path} {fields}")).await;
            let (_, read) = own.call(&format!("GET /control/{path}"), Value::Null).await;
            assert_eq!(read, answer, "{path}");
            for (name, given) in fields.as_object().unwrap() {
                assert!(given.is_array() || read[name] == *given, "{path}: {}", read[name]);
            }
        }
    }
    own.is_true("refused changes").await;
    // Money that was given back can't become none that was taken.
    let payment =
        own.call("GET /control/orders/A-1", Value::Null).await.1["transactions"][0]["id"].clone();
    let path = format!("PATCH /control/transactions/{payment}");
    let (status, refused) = own.call(&path, json!({ "status": "failed" })).await;
    assert_eq!(status, 400, "{refused}");
}

async fn removals(own: &Own<'_>) {
    let remove = async |path: &str| own.call(&format!("DELETE /control/{path}"), Value::Null).await;
    for path in ["customers/1", "products/1", "orders/1001", "transactions/500000"] {
        let (status, refused) = remove(path).await;
        assert_eq!(status, 409, "{path}");
        assert!(refused.to_string().contains("remove that first"), "{refused}");
    }
    for kind in ["disputes", "tickets", "gift_cards", "subscriptions", "webhooks", "gateway_groups"]
    {
        for record in all(own.backoffice, &own.token, kind).await {
            let path = format!("{kind}/{}", record["id"]);
            let (status, refused) = remove(&path).await;
            // Orders name their subscriptions.
            let is_named = kind == "subscriptions" && status == 409;
            assert!(status == 204 || is_named, "{path}: {refused}");
            let (found, _) = own.call(&format!("GET /control/{path}"), Value::Null).await;
            assert_eq!(found, if is_named { 200 } else { 404 }, "{path}");
        }
    }
    own.is_true("the removal of what others do not name").await;
    let orders = all(own.backoffice, &own.token, "orders").await;
    for order in &orders {
        let path = format!("orders/{}", order["number"].as_str().unwrap());
        let (status, refused) = remove(&path).await;
        // A subscription may name it.
        assert!(matches!(status, 204 | 409), "{path}: {refused}");
    }
    own.is_true("the removal of orders").await;
    assert_eq!(remove("orders/A-1").await.0, 404, "it is gone");
}

/// A reset takes a store back to where it was.
async fn resets(service: &Service, own: &Own<'_>, other: &Own<'_>) {
    let list =
        async |own: &Own<'_>, path: &str| own.call(&format!("GET {path}"), Value::Null).await;
    let next = |(status, page): (u16, Value)| {
        assert_eq!(status, 200, "{page}");
        let next = page["next"].as_str().unwrap().to_owned();
        // The API answers with a whole address.
        next.find("/api/").map_or(next.clone(), |at| next[at..].to_owned())
    };
    let pages = Own::new(service, json!({ "orders": 12 })).await;
    let lists = ["/control/customers", "/api/users/"];
    for path in lists {
        let cursor = next(list(&pages, path).await);
        assert_eq!(list(&pages, &cursor).await.0, 200, "{cursor}");
        assert_eq!(pages.call("POST /control/reset", Value::Null).await.0, 204);
        let (status, refused) = list(&pages, &cursor).await;
        assert_eq!((status, &refused["cursor"].is_array()), (400, &true), "{refused}");
    }
    // Two at once are one after the other.
    let reset = async || own.call("POST /control/reset", Value::Null).await.0;
    assert_eq!(tokio::join!(reset(), reset()), (204, 204));
    for own in [own, other] {
        assert_eq!(own.call("POST /control/reset", Value::Null).await.0, 204);
        own.is_true("a reset").await;
        let customers = all(own.backoffice, &own.token, "customers").await;
        assert_eq!(customers.len(), 4, "its own size");
    }
    let (kind, body) = ("orders", json!({ "number": "A-1", "total_incl_tax": "50.00" }));
    let made = own.made(kind, body.clone()).await;
    assert_eq!(made, other.made(kind, body.clone()).await);
    assert_eq!(made["transactions"][0]["id"], 1_000_001, "ids start again");
    let another = json!({ "seed": 8, "orders": 1 });
    assert_eq!(own.call("POST /control/reset", another).await.0, 204);
    assert_eq!(all(own.backoffice, &own.token, "customers").await.len(), 1);
    for (body, named) in [
        (json!({ "order": 1 }), "`orders`"),
        (json!({ "name": "x" }), "name"),
        (json!({ "orders": 50_000 }), "orders"),
    ] {
        let (status, refused) = own.call("POST /control/reset", body).await;
        assert_eq!(status, 400, "{refused}");
        assert!(refused.to_string().contains(named), "{refused}");
    }
}

/// Records that a record needs are made with it. Ids that are given do not meet those that the service makes.
async fn in_an_empty_store(service: &Service) {
    for (kind, body) in bodies() {
        let is_of_others =
            body.to_string().contains("\"A-") || body.to_string().contains("\"user\"");
        if !is_of_others {
            let own = Own::new(service, json!({ "orders": 0 })).await;
            own.made(kind, body.clone()).await;
            own.is_true(&format!("{kind} {body} in an empty store")).await;
        }
    }
    let own = Own::new(service, json!({ "orders": 1 })).await;
    let mut id = 1_000_000;
    for _ in 0..4 {
        own.made("customers", json!({ "id": id })).await;
        let made = own.made("customers", json!({})).await;
        id = made["id"].as_i64().unwrap() + 1;
    }
}

/// Each call needs the scope of its kind's group; where the document has one scope for the group, that.
async fn scopes(service: &Service) {
    let own = Own::new(service, json!({ "orders": 1 })).await;
    for (kind, read, write) in [
        ("customer_notes", "users:read", "users:write"),
        ("customers", "users:read", "users:write"),
        ("disputes", "disputes:read", "disputes:read"),
        ("fulfillment_events", "orders:write", "orders:write"),
        ("gateway_groups", "gateways:read", "gateways:read"),
        ("gift_cards", "gift_cards:read", "gift_cards:read"),
        ("order_notes", "orders:write", "orders:write"),
        ("orders", "orders:write", "orders:write"),
        ("products", "catalogue:write", "catalogue:write"),
        ("subscriptions", "subscriptions:read", "subscriptions:write"),
        ("tickets", "tickets:read", "tickets:write"),
        ("transactions", "transactions:write", "transactions:write"),
        ("webhooks", "webhooks:read", "webhooks:write"),
    ] {
        for (method, path, scope) in [
            ("GET", kind.to_owned(), read),
            ("GET", format!("{kind}/1"), read),
            ("POST", kind.to_owned(), write),
            ("PATCH", format!("{kind}/1"), write),
            ("DELETE", format!("{kind}/1"), write),
        ] {
            let token = async |scope| {
                own.backoffice.add_token(own.store, "one", &[scope], None).await.unwrap()
            };
            let request = format!("{method} /control/{path}");
            let send = async |token| {
                let lone = Own { token, backoffice: own.backoffice, store: own.store };
                lone.call(&request, json!({})).await
            };
            let other = if scope == "users:read" { "users:write" } else { "users:read" };
            let (status, refused) = send(token(other).await).await;
            assert_eq!(status, 403, "{request} with {other}: {refused}");
            assert!(refused.to_string().contains(scope), "{request}: {refused}");
            let (status, answer) = send(token(scope).await).await;
            assert_ne!(status, 403, "{request} with {scope}: {answer}");
        }
    }
}

/// A token sees and removes the stores that its own made.
async fn stores(service: &Service) {
    let own = Own::new(service, json!({ "orders": 1, "name": "parent" })).await;
    let (_, child) =
        own.call("POST /control/stores", json!({ "orders": 1, "name": "child" })).await;
    let (_, second) = own.call("POST /control/stores", json!({ "orders": 1 })).await;
    let (_, listed) = own.call("GET /control/stores", Value::Null).await;
    let names: Vec<_> =
        listed["results"].as_array().unwrap().iter().map(|store| store["name"].clone()).collect();
    assert_eq!(names, ["parent", "child", "sandbox"]);
    let first = Own { backoffice: own.backoffice, token: service.token.clone(), store: 0 };
    let path = |store: &Value| format!("DELETE /control/stores/{store}");
    assert_eq!(first.call(&path(&child["store"]), Value::Null).await.0, 404, "not its own");
    assert_eq!(own.call(&path(&json!("x")), Value::Null).await.0, 404);
    let child_own = Own {
        backoffice: own.backoffice,
        token: child["token"].as_str().unwrap().to_owned(),
        store: child["store"].as_i64().unwrap(),
    };
    assert_eq!(child_own.call("GET /control/orders", Value::Null).await.0, 200);
    assert_eq!(child_own.call(&path(&child["store"]), Value::Null).await.0, 204, "itself");
    assert_eq!(
        child_own.call("GET /control/orders", Value::Null).await.0,
        401,
        "its token is gone"
    );
    assert_eq!(own.call("DELETE /control/stores", Value::Null).await.0, 204);
    let gone = Own { token: second["token"].as_str().unwrap().to_owned(), ..child_own };
    assert_eq!(gone.call("GET /control/orders", Value::Null).await.0, 401);
    // The sandbox's first store stays.
    let (_, listed) = first.call("GET /control/stores", Value::Null).await;
    let own_first = listed["results"].as_array().unwrap().iter().find(|store| store["own"] == true);
    let (status, refused) = first.call(&path(&own_first.unwrap()["store"]), Value::Null).await;
    assert_eq!(status, 409, "{refused}");
    assert_eq!(first.call(&path(&json!(own.store)), Value::Null).await.0, 204);
}
