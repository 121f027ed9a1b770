//! The calls to the service, in a store with the records that they name.

use backoffice::{description, server::Sandbox};
use backoffice_description::{
    Endpoint, Method, Profile,
    validate::{Body, Validator, by_operation},
};
use serde_json::{Value, json};

use super::{
    Answer, Server,
    calls::{ID, NUMBER, sample},
    spoil::Spoil,
    succeeded,
};
use crate::{
    Result,
    conformance::{
        compare::Comparison,
        service::{exchange, runtime},
    },
};

/// Makes every call to a sandbox.
pub(in crate::conformance) fn ask() -> Result<Comparison> {
    let runtime = runtime()?;
    let sandbox = runtime.block_on(Sandbox::start())?;
    let origin = sandbox.base_url().trim_end_matches("/api");
    let send = |method: &str, path: &str, body: &Value| -> Result<Value> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = exchange(origin, method, path, sandbox.token(), &body)?;
        Ok(serde_json::from_str(&answer)?)
    };
    let id: i64 = ID.parse()?;
    let orders = send("GET", "/control/orders", &Value::Null)?;
    let mut fulfillment = orders["results"][0]["fulfillments"][0].clone();
    fulfillment["id"] = json!(id);
    let line: Value = serde_json::from_str(&sample(&description::CREATE_SUBSCRIPTION_LINE))?;
    // The shop's products have a price in every currency.
    let products = send("GET", "/control/products", &Value::Null)?;
    let variants = &products["results"][0]["children"];
    // The default shop has the other records with this id.
    for (kind, record) in [
        (
            "orders",
            json!({
                "number": NUMBER, "fulfillments": [fulfillment],
                "subscriptions": [{ "billing_cycle": 0, "id": 1 }],
            }),
        ),
        ("products", json!({ "id": line["product_id"], "children": variants })),
        ("webhooks", json!({ "id": id })),
        (
            "transactions",
            json!({
                "id": id, "order": NUMBER, "type": "authorize", "status": "succeeded", "parent_id": null,
                "amount": "100000.00",
            }),
        ),
    ] {
        send("POST", &format!("/control/{kind}"), &record)?;
    }
    // Each is delivered to three webhooks, so there are deliveries with the ids from 1 to 9.
    for _ in 0..3 {
        send("POST", "/control/events", &json!({ "event": "cart.abandoned" }))?;
    }
    let path = format!("/api/users/{ID}/");
    let mut customer = send("GET", &path, &Value::Null)?;
    customer["addresses"][0]["id"] = json!(id);
    send("PATCH", &path, &json!({ "addresses": customer["addresses"] }))?;
    let server = Server {
        tool: "the service",
        address: sandbox.base_url(),
        token: sandbox.token(),
        is_service: true,
        wrong_answer,
        wrong_refusal,
    };
    let comparison = server.compare(&runtime);
    runtime.block_on(sandbox.stop());
    comparison
}

/// Describes how an answer breaks the strictest rules.
fn wrong_answer(endpoint: &'static Endpoint, result: &Answer) -> Option<String> {
    let body = match succeeded(endpoint, result) {
        Ok(body) => body,
        Err(message) => return Some(message),
    };
    let Some(shape) = by_operation(endpoint.id, Body::Response) else {
        return Some("it has no shape".to_owned());
    };
    let checked = Validator::new(shape, Profile::Strict).check(body);
    checked.err().map(|violations| violations.to_string())
}

fn wrong_refusal(endpoint: &'static Endpoint, spoil: &Spoil, result: &Answer) -> Option<String> {
    let Some(wanted) = spoil.status_of_service() else {
        return wrong_answer(endpoint, result).filter(|_| endpoint.method == Method::Get);
    };
    match result {
        Ok(_) => Some("must be refused, but passes".to_owned()),
        Err(error) if error.status().is_some_and(|status| status == wanted) => None,
        Err(error) => Some(format!("must be refused with {wanted}, but: {error}")),
    }
}
