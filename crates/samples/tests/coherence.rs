//! Values of one instance that must agree.

use backoffice::samples::{Profile, Samples};
use backoffice_description::{ORDER, REFUND, SHAPES, SUBSCRIPTION, ShapeInfo};
use serde_json::Value;

mod support;

use support::{elements, parse};

fn instances(shape: &'static ShapeInfo) -> impl Iterator<Item = Value> {
    let samples = Samples::new(shape, 11, Profile::Strict).take(200);
    samples.map(|text| parse(&text))
}

/// An amount in hundredths.
fn hundredths(value: &Value, name: &str) -> i64 {
    let text = value[name].as_str().unwrap_or_else(|| panic!("{name} in {value}"));
    let digits = text.replace('.', "");
    digits.parse().unwrap_or_else(|error| panic!("{name} {text}: {error}"))
}

fn sum(list: &Value, name: &str) -> i64 {
    elements(list).iter().map(|element| hundredths(element, name)).sum()
}

#[test]
fn the_amounts_of_an_order_add_up() {
    for order in instances(&ORDER) {
        let lines = elements(&order["lines"]);
        assert!((2..=12).contains(&lines.len()));
        let amount = |name: &str| hundredths(&order, name);
        let price = sum(&order["lines"], "price_excl_tax");
        assert_eq!(amount("total_excl_tax"), price + amount("shipping_excl_tax"));
        let taxed = sum(&order["lines"], "price_incl_tax");
        assert_eq!(amount("total_incl_tax"), taxed + amount("shipping_incl_tax"));
        assert_eq!(amount("total_tax"), amount("total_incl_tax") - amount("total_excl_tax"));
        assert_eq!(
            sum(&order["tax_lines"], "amount") + amount("shipping_tax"),
            amount("total_tax")
        );
        for line in lines {
            let tax = hundredths(line, "price_incl_tax") - hundredths(line, "price_excl_tax");
            assert_eq!(sum(&line["tax_lines"], "amount"), tax);
        }
        let full = sum(&order["lines"], "price_excl_tax_excl_discounts");
        let discounts =
            sum(&order["offer_discounts"], "amount") + sum(&order["voucher_discounts"], "amount");
        assert_eq!(full - price, discounts);
        assert_eq!(order["transactions"][0]["amount"], order["total_incl_tax"]);
        for refund in elements(&order["refunds"]) {
            check_refund(refund);
            assert_eq!(refund["order_number"], order["number"]);
            assert_eq!(refund["transactions"][0]["parent_id"], order["transactions"][0]["id"]);
            for item in elements(&refund["refund_line_items"]) {
                let is_refunded = |line: &&Value| line["id"] == item["line_item_id"];
                let line = lines.iter().find(is_refunded).expect("a refund is of a line");
                assert!(hundredths(item, "amount_excl_tax") <= hundredths(line, "price_excl_tax"));
            }
        }
        for address in ["billing_address", "shipping_address"].map(|name| &order[name]) {
            if !address.is_null() {
                assert_eq!(address["last_name"], order["user"]["last_name"]);
                assert_eq!(address["country"] == "US", order["currency"] == "USD", "{address}");
            }
        }
    }
}

#[test]
fn the_amounts_of_a_refund_add_up() {
    instances(&REFUND).for_each(|refund| check_refund(&refund));
}

fn check_refund(refund: &Value) {
    let returned = sum(&refund["refund_line_items"], "amount_incl_tax");
    assert_eq!(hundredths(refund, "total_return_incl_tax"), returned);
    let adjusted = sum(&refund["adjustments"], "amount_incl_tax");
    assert_eq!(hundredths(refund, "total_refund_amount"), returned + adjusted);
    assert_eq!(refund["transactions"][0]["amount"], refund["total_refund_amount"]);
}

#[test]
fn the_amounts_of_a_subscription_add_up() {
    for subscription in instances(&SUBSCRIPTION) {
        let lines = elements(&subscription["lines"]);
        let price = |line: &Value| hundredths(line, "price") * line["quantity"].as_i64().unwrap();
        let total =
            lines.iter().map(price).sum::<i64>() + hundredths(&subscription, "shipping_price");
        assert_eq!(hundredths(&subscription, "total"), total);
        assert_eq!(subscription["num_lines"], lines.len());
        assert_eq!(subscription["num_orders"], elements(&subscription["orders"]).len());
    }
}

#[test]
fn records_are_updated_after_they_are_created_in_one_currency_and_show_no_secret() {
    for shape in SHAPES {
        for value in instances(shape) {
            let mut currencies = Vec::new();
            walk(&value, &mut |name, object| {
                for (created, updated) in
                    [("created_at", "updated_at"), ("date_created", "date_updated")]
                {
                    if let (Some(created), Some(updated)) =
                        (object[created].as_str(), object[updated].as_str())
                    {
                        assert!(created < updated, "{} {created} {updated}", shape.name);
                    }
                }
                if let (Some(currency), false) =
                    (object["currency"].as_str(), name == "report_values")
                {
                    currencies.push(currency.to_owned());
                }
                for secret in shape_secrets() {
                    let text = object[secret].as_str().unwrap_or("sample");
                    assert!(
                        // In base64, "sample".
                        ["sample", "c2FtcGxl", "*"].iter().any(|part| text.contains(part)),
                        "{secret}: {text}"
                    );
                }
            });
            currencies.dedup();
            let is_page = !value["results"].is_null();
            assert!(currencies.len() <= 1 || is_page, "{}: {currencies:?}", shape.name);
        }
    }
}

/// Names of all secret fields.
fn shape_secrets() -> impl Iterator<Item = &'static str> {
    let rows = SHAPES.iter().flat_map(|shape| shape.fields);
    rows.filter(|row| row.secret).map(|row| row.name)
}

/// Visits every object with the name of the field that holds it.
fn walk(value: &Value, visit: &mut impl FnMut(&str, &Value)) {
    fn below(name: &str, value: &Value, visit: &mut impl FnMut(&str, &Value)) {
        match value {
            Value::Object(fields) => {
                visit(name, value);
                fields.iter().for_each(|(name, value)| below(name, value, visit));
            }
            Value::Array(elements) => elements.iter().for_each(|value| below(name, value, visit)),
            _ => {}
        }
    }
    below("", value, visit);
}
