//! Rust expressions in payloads, wherever a value can be.

use backoffice::{
    client::Scopes,
    models::{Amount, Customer, CustomerId, List, Record as _, Secret, Text, UserSummary},
    payload, scopes,
};
use backoffice_description::endpoints::SCOPES;

#[test]
fn expressions_stand_for_values_of_every_kind() {
    let customer = Customer::from_json(r#"{"id":7}"#).unwrap();
    let page =
        payload!(CustomerPage { "next": null, "results": [#(customer.clone()), { "id": 8 }] });
    let ids: Vec<_> = page.results.iter().map(|customer| customer.id).collect();
    assert_eq!(ids, [Some(CustomerId::from(7)), Some(8.into())]);

    // A list, in an update; a field whose name is a keyword; a secret; a whole record.
    let tags: List<Text> = ["a", "b"].into_iter().collect();
    let update = payload!(UpdateCustomer { "tags": #tags, "phone_number": null });
    assert_eq!(update.to_json(), r#"{"phone_number":null,"tags":["a","b"]}"#);
    let kind = String::from("refund");
    let token = Secret::from("tok_1");
    let transaction = payload!(EmbeddedTransaction { "type": #kind, "payment_details": { "card_token": #token } });
    assert_eq!(transaction.r#type.as_deref(), Some("refund"));
    assert!(!format!("{transaction:?}").contains("tok_1"));
    let user = UserSummary::from_json(r#"{"id":7}"#).unwrap();
    assert_eq!(
        payload!(Order { "number": "1", "user": #user }).to_json(),
        r#"{"number":"1","user":{"id":7}}"#
    );

    // A comma that is not of a tuple.
    fn second<A, B>(_: A, second: B) -> B {
        second
    }
    let note = payload!(CreateOrderNote { "message": #(second::<u8, &str>(1, "x")) });
    assert_eq!(note.to_json(), r#"{"message":"x"}"#);

    // A field that the document does not list, and one below a free-form value.
    let image = payload!(CreateProductImage { "caption": #("Front") });
    assert_eq!(image.to_json(), r#"{"caption":"Front"}"#);
    let order =
        payload!(Order { "number": "1", "metadata": { "a": [1, #("b"), true, -2.5e3, "x\ty"] } });
    assert_eq!(
        order.to_json(),
        r#"{"number":"1","metadata":{"a":[1,"b",true,-2.5e3,"x\u0009y"]}}"#
    );
}

/// Each scope of the document has a type, which the macro finds by the scope's name.
#[test]
fn every_scope_has_a_type() {
    macro_rules! names {
        ($($name:literal),*) => {{
            $(assert_eq!(<scopes![$name] as Scopes>::NAMES, [$name]);)*
            [$($name),*]
        }};
    }
    let names = names!(
        "orders:write",
        "catalogue:write",
        "subscriptions:read",
        "subscriptions:write",
        "users:read",
        "users:write",
        "tickets:read",
        "tickets:write",
        "disputes:read",
        "transactions:write",
        "gift_cards:read",
        "gateways:read",
        "webhooks:read",
        "webhooks:write"
    );
    let all: Vec<_> = SCOPES.iter().map(|scope| scope.name).collect();
    assert_eq!(names.as_slice(), all);
}

#[test]
fn values_are_those_of_the_tokens() {
    let event =
        payload!(FulfillmentEvent { "id": 1, "latitude": -59.9, "city": "Troms\u{f8} \"N\"" });
    assert_eq!(event.to_json(), r#"{"id":1,"city":"Tromsø \"N\"","latitude":-59.9}"#);
    macro_rules! refund {
        ($amount:literal) => {
            payload!(RefundOrder { "amount": $amount })
        };
    }
    assert_eq!(refund!("1.50").to_json(), r#"{"amount":"1.50"}"#);
    assert_eq!(refund!("2.50").to_json(), r#"{"amount":"2.50"}"#);
    macro_rules! event {
        ($name:literal, $city:literal, $latitude:literal) => {
            payload!(FulfillmentEvent { "id": 1, $name: $city, "latitude": $latitude })
        };
    }
    assert_eq!(
        event!("city", "Quay #5\n", -59.9).to_json(),
        r##"{"id":1,"city":"Quay #5\u000a","latitude":-59.9}"##
    );
    let line = payload!(CreateSubscriptionLine { "product_id": 1_000, "quantity": 2, });
    assert_eq!(line.to_json(), r#"{"product_id":1000,"quantity":2}"#);
}

#[test]
fn an_expression_runs_once_in_the_order_of_the_text() {
    let mut log = Vec::new();
    let mut amount = |text: &str| {
        log.push(text.to_owned());
        Amount::new(text).unwrap()
    };
    let order = payload!(Order { "total_incl_tax": #(amount("2")), "number": "1", "total_cost": #(amount("1")) });
    assert_eq!(log, ["2", "1"]);
    assert_eq!(order.total_cost.unwrap().as_str(), "1");
}
