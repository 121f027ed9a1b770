//! Partial updates: what they store, and what they refuse.

use std::collections::BTreeSet;

use axum::body::Body;
use backoffice::{samples::Samples, server::Limits};
use backoffice_description::{
    Profile, ShapeInfo, TypeInfo,
    validate::{Validator, by_name},
};
use serde_json::{Value, json};

use crate::service::Service;

/// Sends a body to a service with the rules of a profile.
async fn send(
    service: &Service,
    profile: Profile,
    (method, path): (&str, &str),
    body: String,
) -> (u16, String) {
    let request = service.request(method, path).header("content-type", "application/json");
    let mut limits = Limits::default();
    limits.profile = profile;
    let request = request.body(Body::from(body)).unwrap();
    let (parts, text) = service.send_with(limits, request).await;
    (parts.status.as_u16(), text)
}

async fn patch(service: &Service, path: &str, body: &str) -> (u16, Value) {
    let call = ("PATCH", path);
    let (status, text) = send(service, Profile::Contract, call, body.to_owned()).await;
    (status, serde_json::from_str(&text).unwrap_or_default())
}

/// Values of a field that fit in some profile, or nearly.
fn values(ty: TypeInfo) -> Vec<Value> {
    let mut values = vec![Value::Null, json!("text"), json!(7), json!(true)];
    let empty = |shape: &ShapeInfo| {
        let sample = Samples::new(shape_of(shape), 1, Profile::Strict).instance(3);
        let sample: Value = serde_json::from_str(&sample).unwrap();
        let mut all = vec![json!({}), sample.clone()];
        // Each field of its own once null, once missing.
        for name in sample.as_object().unwrap().keys() {
            let (mut null, mut missing) = (sample.clone(), sample.clone());
            null[name] = Value::Null;
            missing.as_object_mut().unwrap().remove(name);
            all.extend([null, missing]);
        }
        all
    };
    match ty {
        TypeInfo::Shape(shape) => values.extend(empty(shape)),
        TypeInfo::List(TypeInfo::Shape(shape)) => {
            values.extend(empty(shape).into_iter().map(|value| json!([value])));
        }
        TypeInfo::List(_) => values.extend([json!([]), json!(["text"]), json!([7]), json!([null])]),
        TypeInfo::Object => values.push(json!({ "a": null })),
        TypeInfo::Enum(info) => values.extend(info.values.first().map(|value| json!(value))),
        TypeInfo::Timestamp => values.push(json!("2026-01-01T00:00:00+01:00")),
        TypeInfo::Amount => values.push(json!("7.50")),
        TypeInfo::Url => values.push(json!("https://a.example/")),
        TypeInfo::Number => values.push(json!(7.5)),
        _ => {}
    }
    values
}

fn shape_of(shape: &ShapeInfo) -> &'static ShapeInfo {
    backoffice_description::SHAPES.iter().find(|found| found.name == shape.name).unwrap()
}

#[tokio::test]
async fn updates_on_sqlite() {
    let service = Service::start("sqlite::memory:").await;
    all(&service).await;
    service.stop().await;
}

pub(crate) async fn all(service: &Service) {
    fit_the_profile(service).await;
    end_complete(service).await;
    ids_are_digits(service).await;
    amounts_and_numbers(service).await;
    byte_order_marks(service).await;
}

/// An update that succeeds gives a record that fits the service's own profile, whatever field it sets (gap `response-nulls`).
async fn fit_the_profile(service: &Service) {
    for profile in [Profile::Strict, Profile::Contract] {
        for (path, update, record) in [
            ("/users/4/", "UpdateCustomer", "Customer"),
            ("/products/4/", "UpdateProduct", "Product"),
            ("/subscriptions/4/", "UpdateSubscription", "Subscription"),
        ] {
            let shape = by_name(record).unwrap();
            for field in by_name(update).unwrap().info().fields {
                let of_record = shape.info().field(field.name).unwrap();
                for value in values(field.ty) {
                    let body = json!({ field.name: value }).to_string();
                    let call = ("PATCH", path);
                    let (status, text) = send(service, profile, call, body.clone()).await;
                    assert!(matches!(status, 200 | 400), "{status} {profile}: {body}");
                    if status == 200 {
                        let verdict = Validator::new(shape, profile).check(text.as_bytes());
                        assert!(verdict.is_ok(), "{profile}: {body}: {verdict:?}");
                    }
                    if value.is_null() {
                        let allowed = profile == Profile::Contract || of_record.strict_nullable;
                        assert_eq!(status == 200, allowed, "{profile}: {body}: {text}");
                    }
                }
            }
        }
    }
    // Other bodies with fields of their answer.
    let event = "/orders/1001/fulfillments/{}/events/";
    let order = send(
        service,
        Profile::Contract,
        ("POST", "/orders/1001/refund/"),
        r#"{"amount":"0.01"}"#.to_owned(),
    );
    let order: Value = serde_json::from_str(&order.await.1).unwrap();
    let event = event.replace("{}", &order["fulfillments"][0]["id"].to_string());
    for (path, body, field) in [
        (event.as_str(), r#"{"status":"a","happened_at":null}"#, "happened_at"),
        ("/products/4/images/", r#"{"display_order":null}"#, "display_order"),
    ] {
        for (profile, status) in [(Profile::Contract, 200), (Profile::Strict, 400)] {
            let (found, text) = send(service, profile, ("POST", path), body.to_owned()).await;
            assert_eq!(found, status, "{profile}: {body}: {text}");
            assert!(text.contains(field), "{text}");
        }
    }
}

/// Objects in a record have all their fields, and those that belong to it have ids (gap `update-body-fields`).
async fn end_complete(service: &Service) {
    let names = |value: &Value| -> BTreeSet<String> {
        value.as_object().unwrap().keys().cloned().collect()
    };
    let all = |shape: &str| -> BTreeSet<String> {
        let fields = by_name(shape).map_or_else(
            |_| {
                backoffice_description::SHAPES
                    .iter()
                    .find(|found| found.name == shape)
                    .unwrap()
                    .fields
            },
            |shape| shape.info().fields,
        );
        fields.iter().map(|field| field.name.to_owned()).collect()
    };
    for (path, list, shape, given) in [
        ("/users/5/", "addresses", "UserAddress", "line1"),
        ("/products/5/", "images", "ProductListImage", "attachment"),
    ] {
        let (status, record) = patch(service, path, "{}").await;
        assert_eq!(status, 200, "{record}");
        let first = record[list][0].clone();
        assert!(first.is_object(), "{record}");
        // A new one, one that the record has, without most of its fields, and one with an id of the caller's.
        let body = json!({ list: [
            { given: "new" }, { "id": null, given: "newer" },
            { "id": first["id"], given: "changed" }, { "id": 77 },
        ]});
        let (status, record) = patch(service, path, &body.to_string()).await;
        assert_eq!(status, 200, "{record}");
        let found = record[list].as_array().unwrap();
        let ids: BTreeSet<_> = found.iter().map(|item| item["id"].as_i64().unwrap()).collect();
        assert_eq!((found.len(), ids.len()), (4, 4), "{record}");
        for item in found {
            assert_eq!(names(item), all(shape), "{item}");
        }
        let mut changed = first.clone();
        changed[given] = json!("changed");
        assert_eq!((&found[2], &found[3]["id"]), (&changed, &json!(77)));
        assert_eq!([&found[0][given], &found[1][given]], ["new", "newer"]);
        // As it was, in another place.
        let body = json!({ list: [{ "id": found[1]["id"] }] });
        let (_, record) = patch(service, path, &body.to_string()).await;
        assert_eq!(record[list][0], found[1]);
        let body = json!({ list: [{ "id": 77 }, { "id": 77 }] });
        let (status, refused) = patch(service, path, &body.to_string()).await;
        assert_eq!(status, 400, "{refused}");
        assert!(refused[list][0].as_str().unwrap().contains("same id"), "{refused}");
    }
    let path = "/subscriptions/5/";
    let (_, before) = patch(service, path, "{}").await;
    let id = &before["billing_address"]["id"];
    for (body, expected) in [
        (
            json!({ "line1": "a" }),
            json!({ "id": id, "line1": "a", "country": before["billing_address"]["country"] }),
        ),
        (
            json!({ "line1": "b", "country": null }),
            json!({ "id": id, "line1": "b", "country": null }),
        ),
        (json!({ "id": 78, "line1": "c" }), json!({ "id": 78, "line1": "c", "country": null })),
    ] {
        let body = json!({ "billing_address": body }).to_string();
        let (status, record) = patch(service, path, &body).await;
        let address = &record["billing_address"];
        assert_eq!((status, names(address)), (200, all("BillingAddress")), "{record}");
        for (name, value) in expected.as_object().unwrap() {
            assert_eq!(&address[name], value, "{name}: {body}");
        }
    }
    patch(service, path, r#"{"shipping_address":null}"#).await;
    let (_, record) = patch(service, path, r#"{"shipping_address":{"line1":"d"}}"#).await;
    let address = &record["shipping_address"];
    assert!(address["id"].is_i64() && names(address) == all("ShippingAddress"), "{record}");
}

/// Ids are whole numbers of 64 bits in digits, wherever they are (gap `integers`).
async fn ids_are_digits(service: &Service) {
    let line = |id: &str| format!(r#"{{"product_id":{id},"quantity":1}}"#);
    for id in ["1.0", "1e0", "1e3", "10e-1", "-0.0", "9223372036854775808", "1e400", "\"1\""] {
        for (method, path, body, field) in [
            ("PATCH", "/users/6/", format!(r#"{{"addresses":[{{"id":{id}}}]}}"#), "addresses"),
            ("PATCH", "/products/6/", format!(r#"{{"images":[{{"id":{id}}}]}}"#), "images"),
            ("PATCH", "/products/6/", format!(r#"{{"categories":[{{"id":{id}}}]}}"#), "categories"),
            (
                "PATCH",
                "/products/6/",
                format!(r#"{{"recommended_products":[1,{id}]}}"#),
                "recommended_products",
            ),
            (
                "PATCH",
                "/subscriptions/6/",
                format!(r#"{{"billing_address":{{"id":{id}}}}}"#),
                "billing_address",
            ),
            (
                "PATCH",
                "/subscriptions/6/",
                format!(r#"{{"attribution":{{"agent":{{"id":{id}}}}}}}"#),
                "attribution",
            ),
            ("POST", "/subscriptions/6/lines/", line(id), "product_id"),
        ] {
            let (status, text) =
                send(service, Profile::Contract, (method, path), body.clone()).await;
            assert_eq!(status, 400, "{body}: {text}");
            assert!(text.contains(field), "{body}: {text}");
        }
        let id = id.trim_matches('"');
        if id == "1" {
            continue;
        }
        for (path, status) in [
            (format!("/users/{id}/"), 404),
            (format!("/users/1/addresses/{id}/"), 404),
            (format!("/gift-cards/?customer={id}"), 400),
        ] {
            let (found, text) =
                send(service, Profile::Contract, ("GET", &path), String::new()).await;
            assert_eq!(found, status, "{path}: {text}");
        }
    }
    for (path, status) in [
        ("/users/+1/", 404),
        ("/users/01/", 404),
        ("/users/-0/", 404),
        ("/users/%201/", 404),
        ("/users/1/", 200),
        ("/gift-cards/?customer=%2B1", 400),
        ("/gift-cards/?customer=01", 400),
        ("/gift-cards/?customer=9223372036854775807", 200),
    ] {
        let (found, text) = send(service, Profile::Contract, ("GET", path), String::new()).await;
        assert_eq!(found, status, "{path}: {text}");
    }
    // Other whole numbers have any spelling, as JSON Schema counts them.
    let image = r#"{"display_order":1.0}"#.to_owned();
    let (status, text) =
        send(service, Profile::Contract, ("POST", "/products/6/images/"), image).await;
    assert!(status == 200 && text.contains(r#""display_order":1.0"#), "{text}");
}

/// Amounts are checked in both profiles; numbers stay as they are written.
async fn amounts_and_numbers(service: &Service) {
    let path = "/subscriptions/7/";
    for (amount, status) in [
        ("abc", 400),
        ("", 400),
        (" 5", 400),
        ("1,0", 400),
        ("1e5", 400),
        ("5", 200),
        ("0.00", 200),
    ] {
        let body = json!({ "shipping_price": amount }).to_string();
        let (found, record) = patch(service, path, &body).await;
        assert_eq!(found, status, "{record}");
    }
    let digits = "9".repeat(3_000);
    for number in ["1e400", "-1E+400", "1e-400", &digits, "0.10", "1.0000000000000000001"] {
        for (path, body) in [
            ("/users/7/", format!(r#"{{"metadata":{number}}}"#)),
            ("/users/7/", format!(r#"{{"metadata":{{"1e400":[{number}]}}}}"#)),
            (path, format!(r#"{{"payment_details":{{"a":{number}}}}}"#)),
            (path, format!(r#"{{"attribution":{{"metadata":[{number}]}}}}"#)),
        ] {
            let call = ("PATCH", path);
            let (status, text) = send(service, Profile::Contract, call, body.clone()).await;
            assert_eq!(status, 200, "{body}: {text}");
            // Also after a change of something else.
            let (_, later) =
                send(service, Profile::Contract, call, r#"{"first_name":"a"}"#.to_owned()).await;
            let written =
                body.rsplit_once("\":").map_or("", |(_, value)| value).trim_end_matches('}');
            assert!(text.contains(written) && later.contains(written), "{body}: {text}");
        }
    }
    let event = |latitude: &str| format!(r#"{{"status":"a","latitude":{latitude}}}"#);
    let order = send(
        service,
        Profile::Contract,
        ("POST", "/orders/1001/refund/"),
        r#"{"amount":"0.01"}"#.to_owned(),
    );
    let order: Value = serde_json::from_str(&order.await.1).unwrap();
    let path = format!("/orders/1001/fulfillments/{}/events/", order["fulfillments"][0]["id"]);
    let (status, text) = send(service, Profile::Contract, ("POST", &path), event("1e400")).await;
    assert!(status == 200 && text.contains(r#""latitude":1e400"#), "{text}");
    let (status, text) =
        send(service, Profile::Contract, ("GET", "/gift-cards/?amount_from=1e400"), String::new())
            .await;
    assert!(status == 200 && text.contains(r#""results":[]"#), "{text}");
}

/// A body with a byte order mark is the same body (gap `byte-order-mark`).
async fn byte_order_marks(service: &Service) {
    for profile in Profile::ALL {
        let body = "\u{feff}{\"first_name\":\"Marked\"}".to_owned();
        let (status, text) = send(service, profile, ("PATCH", "/users/8/"), body).await;
        assert!(status == 200 && text.contains(r#""first_name":"Marked""#), "{text}");
        assert!(!text.contains('\u{feff}'));
    }
    let image = "\u{feff}{\"caption\":\"Marked\"}".to_owned();
    let call = ("POST", "/products/8/images/");
    let (status, text) = send(service, Profile::Contract, call, image).await;
    assert!(status == 200 && text.contains("Marked"), "{text}");
}
