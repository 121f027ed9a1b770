//! Shapes by name.

#![cfg(feature = "names")]

use backoffice_description::{API, SHAPES, ShapeKind, endpoints};

#[test]
fn every_shape_of_a_body_is_found_by_its_name() {
    for shape in SHAPES {
        let expected = (shape.kind != ShapeKind::Query).then_some(shape.name);
        assert_eq!(API.find(shape.name).ok().map(|found| found.name), expected);
    }
}

#[test]
fn every_operation_is_found_by_its_written_form_and_by_its_id() {
    for operation in endpoints::ALL {
        let written = format!("{} {}", operation.method, operation.path);
        for name in [&written, operation.id] {
            let found = |what: &str| {
                let shape = API.find(&format!("{name} {what}"));
                shape.ok().map(|shape| shape.name)
            };
            assert_eq!(found("response"), operation.response.map(|shape| shape.name), "{name}");
            let request = operation.request.map(|shape| shape.name);
            assert_eq!(found("request"), request, "{name}");
        }
    }
}

#[test]
fn a_name_in_another_case_is_found_and_a_wrong_one_gets_suggestions() {
    assert_eq!(API.find("giftcard").unwrap().name, "GiftCard");
    assert_eq!(API.find("post  /webhooks/ REQUEST").unwrap().name, "CreateWebhook");
    assert_eq!(API.find(" Refund_Order  request").unwrap().name, "RefundOrder");
    assert_eq!(API.find("Oder").unwrap_err().nearest()[0], "Order");
    assert_eq!(API.find("refund_oder request").unwrap_err().nearest()[0], "refund_order request");
    assert_eq!(
        API.find("post /webhooks/").unwrap_err().nearest(),
        ["POST /webhooks/ request", "POST /webhooks/ response"]
    );
    for (written, expected) in [
        ("POST /orders/1001/refund request", "RefundOrder"),
        ("/orders/{id}/refund request", "RefundOrder"),
        ("post /Orders/{id}/refund/ RESPONSE", "Order"),
        ("orders.refund request", "RefundOrder"),
        ("/users/7 request", "UpdateCustomer"),
    ] {
        assert_eq!(API.find(written).unwrap().name, expected, "{written}");
    }
    let refund =
        ["POST /orders/{number}/refund/ request", "POST /orders/{number}/refund/ response"];
    for (written, expected) in [
        ("refund", &["Refund", "RefundOrder"][..]),
        ("POST /orders/1001/refund", &refund),
        ("/orders/{id}/refund", &refund),
        ("orders.refund", &["orders.refund request", "orders.refund response"]),
        ("/users/7/ response", &["GET /users/{id}/ response", "PATCH /users/{id}/ response"]),
    ] {
        assert_eq!(API.find(written).unwrap_err().nearest(), expected, "{written}");
    }
    assert_eq!(API.find("Refund").unwrap().name, "Refund");
    assert!(API.find("get").unwrap_err().nearest().len() <= 3);
    assert!(API.find("xyzzy-plugh-quux").unwrap_err().nearest().is_empty());
}
