//! The amounts of every order of a shop, and of orders with given fields, add up.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use backoffice::samples::{SampleOrder, Shop};
use serde_json::{Value, json};

mod support;

use support::{elements, parse};

/// An amount in ten-thousandths.
fn units(value: &Value, name: &str) -> i64 {
    let text = value[name].as_str().unwrap_or_else(|| panic!("{name} in {value}"));
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let units = format!("{whole}{fraction:0<4}");
    units.parse().unwrap_or_else(|_| panic!("{name}: {text}"))
}

fn sum(list: &Value, name: &str) -> i64 {
    let units = elements(list).iter().map(|item| units(item, name));
    units.sum()
}

/// Checks that taxes are what their rates say of an amount. They are rounded, and a rate has four decimals.
fn check_rates(taxes: &Value, net: i64, order: &Value) {
    for tax in elements(taxes).iter().filter(|_| net > 0) {
        let by_rate = tax["rate"].as_f64().unwrap() * net as f64;
        let difference = (by_rate - units(tax, "amount") as f64).abs();
        assert!(difference <= 10_000f64.max(net as f64 / 10_000.0), "{tax} of {net} in {order}");
    }
}

/// Checks that all that an order holds has its currency, and is reported as it is if that is the report currency, too.
fn check_currencies(part: &Value, order: &Value) {
    let report = &part["report_values"];
    if let (Some(amount), Some(reported)) = (part["amount"].as_str(), report["amount"].as_str()) {
        assert_eq!(report["currency"], order["report_values"]["currency"], "{part}");
        if report["currency"] == order["currency"] {
            assert_eq!(amount, reported, "{part}");
        }
    }
    match part {
        Value::Object(fields) => {
            for (name, value) in fields.iter().filter(|(name, _)| *name != "report_values") {
                if name == "currency" || name == "price_currency" {
                    assert_eq!(*value, order["currency"], "{part}");
                }
                check_currencies(value, order);
            }
        }
        Value::Array(parts) => parts.iter().for_each(|part| check_currencies(part, order)),
        _ => {}
    }
}

/// Adds up an order, its transactions and refunds.
fn check(order: &Value) {
    let of = |name: &str| units(order, name);
    let lines = &order["lines"];
    for kind in ["excl_tax", "incl_tax"] {
        let [shipping, total] = ["shipping", "total"].map(|part| of(&format!("{part}_{kind}")));
        assert_eq!(sum(lines, &format!("price_{kind}")) + shipping, total, "{order}");
    }
    assert_eq!(of("total_excl_tax") + of("total_tax"), of("total_incl_tax"));
    assert_eq!(of("shipping_excl_tax") + of("shipping_tax"), of("shipping_incl_tax"));
    assert_eq!(sum(&order["tax_lines"], "amount") + of("shipping_tax"), of("total_tax"));
    assert_eq!(sum(&order["shipping_tax_lines"], "amount"), of("shipping_tax"));
    assert_eq!(sum(lines, "total_cost"), of("total_cost"));
    let discounts =
        ["offer_discounts", "voucher_discounts"].map(|list| sum(&order[list], "amount"));
    let full = sum(lines, "price_excl_tax_excl_discounts");
    assert_eq!(full - sum(lines, "price_excl_tax"), discounts.iter().sum::<i64>());
    for line in elements(lines) {
        let [net, gross] = ["price_excl_tax", "price_incl_tax"].map(|name| units(line, name));
        assert!(net >= 0 && gross >= net, "{line}");
        assert_eq!(sum(&line["tax_lines"], "amount"), gross - net, "{line}");
        assert_eq!(line["price_currency"], order["currency"]);
        check_rates(&line["tax_lines"], net, order);
    }
    check_rates(&order["tax_lines"], of("total_excl_tax") - of("shipping_excl_tax"), order);
    let shipping = of("shipping_excl_tax");
    check_rates(&order["shipping_tax_lines"], shipping, order);
    check_currencies(order, order);
    let report = &order["report_values"];
    if report["currency"] == order["currency"] {
        for name in ["total_incl_tax", "total_excl_tax", "shipping_incl_tax", "total_cost"] {
            assert_eq!(units(report, name), of(name), "{name}");
        }
    }
    let of_kind = |kinds: &[&str]| {
        let made = elements(&order["transactions"]).iter();
        let made = made.filter(|made| made["status"] == "succeeded");
        let made = made.filter(|made| kinds.iter().any(|kind| made["type"] == *kind));
        made.map(|made| units(made, "amount")).sum::<i64>()
    };
    let (captured, refunded) = (of_kind(&["debit", "capture"]), of_kind(&["refund"]));
    let total = of("total_incl_tax");
    let status = match () {
        () if refunded > 0 && refunded == captured => "refunded",
        () if refunded > 0 => "partially_refunded",
        () if captured >= total => "paid",
        () if captured > 0 => "partially_paid",
        () => "pending",
    };
    assert_eq!(order["payment_status"], status);
    assert!(refunded <= captured && captured <= total, "{order}");
    assert_eq!(sum(&order["refunds"], "total_refund_amount"), refunded);
    for refund in elements(&order["refunds"]) {
        for (values, whole) in [(refund, order), (&refund["report_values"], report)] {
            let [excl, incl, all] =
                ["total_return_excl_tax", "total_return_incl_tax", "total_refund_amount"]
                    .map(|name| units(values, name));
            assert!(0 <= excl && excl <= incl && incl == all, "{refund}");
            assert!(
                all <= units(whole, "total_incl_tax") && excl <= units(whole, "total_excl_tax")
            );
        }
        assert_eq!(sum(&refund["transactions"], "amount"), units(refund, "total_refund_amount"));
        let reported = sum_of_reports(&refund["transactions"]);
        assert_eq!(reported, units(&refund["report_values"], "total_refund_amount"));
    }
    if refunded == total {
        assert_eq!(sum(&order["refunds"], "total_return_excl_tax"), units(order, "total_excl_tax"));
    }
    SampleOrder::check(order).unwrap();
}

fn sum_of_reports(transactions: &Value) -> i64 {
    let made = elements(transactions).iter();
    made.map(|made| units(&made["report_values"], "amount")).sum()
}

#[test]
fn the_orders_of_a_thousand_seeds_add_up() {
    let states = ["paid", "partially_refunded", "refunded", "partially_paid", "pending"];
    for (seed, state) in (0..1_000).zip(states.into_iter().cycle()) {
        let order = made(seed, &json!({ "payment_status": state })).unwrap().order;
        assert_eq!(order["payment_status"], state);
        check(&order);
    }
}

#[test]
fn the_customers_of_a_shop_have_spent_what_their_orders_say() {
    let mut customer = Value::Null;
    for record in (Shop { seed: 2, orders: 24 }).records() {
        let value = parse(&record.json);
        match record.shape.name {
            "Customer" => customer = value,
            "Order" => {
                check(&value);
                assert_eq!(customer["id"], value["user"]["id"]);
                let made = |kinds: &[&str]| -> i64 {
                    let made = elements(&value["transactions"]).iter();
                    let made = made.filter(|made| kinds.iter().any(|kind| made["type"] == *kind));
                    made.map(|made| units(made, "amount")).sum()
                };
                let spent = made(&["debit", "capture"]) - made(&["refund"]);
                assert_eq!(units(&customer, "total_spent"), spent);
            }
            _ => {}
        }
    }
}

fn made(seed: u64, given: &Value) -> Result<SampleOrder, backoffice::samples::Contradiction> {
    let mut ids = 1_000_000..;
    SampleOrder::new(seed, seed, given, &mut || ids.next().unwrap())
}

#[test]
fn what_is_given_stays_and_the_rest_follows() {
    let line = |net: &str, gross: &str| json!({ "price_excl_tax": net, "price_incl_tax": gross });
    let cases = [
        json!({}),
        json!({ "total_incl_tax": "50.00", "currency": "USD" }),
        json!({ "total_incl_tax": "50.00", "currency": "JPY" }),
        json!({ "total_incl_tax": "5.001", "currency": "KWD" }),
        json!({ "total_incl_tax": "0.01" }),
        json!({ "total_incl_tax": "0.00" }),
        json!({ "total_excl_tax": "8.33", "total_incl_tax": "10.00" }),
        json!({ "total_tax": "1.00" }),
        json!({ "original_total_incl_tax": "12.00" }),
        json!({ "total_incl_tax": "60.00", "shipping_incl_tax": "10.00" }),
        json!({ "shipping_excl_tax": "5.00" }),
        json!({ "lines": [line("10.00", "12.00"), line("1.00", "1.20")] }),
        json!({ "lines": [line("10.00", "12.00")], "total_incl_tax": "15.00" }),
        json!({ "lines": [{ "price_excl_tax": "100.00" }], "total_incl_tax": "120.00", "shipping_incl_tax": "0.00" }),
        json!({ "lines": [{ "price_incl_tax": "40.00" }, { "price_incl_tax": "40.00" }, { "price_incl_tax": "40.00" }],
            "total_excl_tax": "100.00", "total_incl_tax": "120.00" }),
        json!({ "lines": [{ "quantity": 3 }, {}, {}], "total_incl_tax": "0.05" }),
        json!({ "lines": [{ "quantity": 2, "stockrecord": { "price": "10.00" } }] }),
        json!({ "lines": [{ "price_excl_tax": "9.00", "price_excl_tax_excl_discounts": "10.00" }] }),
        json!({ "lines": [] }),
        json!({ "total_incl_tax": "50.00", "offer_discounts": [{ "amount": "5.00" }] }),
        json!({ "total_incl_tax": "50.00", "payment_status": "partially_refunded" }),
        json!({ "total_incl_tax": "50.00", "payment_status": "partially_paid" }),
        json!({ "payment_status": "pending" }),
        json!({ "total_incl_tax": "50.00", "transactions": [
            { "type": "debit", "amount": "50.00" }, { "type": "refund", "amount": "10.00" }, { "type": "refund", "amount": "40.00" },
        ] }),
        json!({ "total_incl_tax": "50.00", "transactions": [] }),
        json!({ "currency": "EUR", "total_incl_tax": "10.00", "total_excl_tax": "8.33",
            "report_values": { "currency": "USD", "total_incl_tax": "11.11", "total_excl_tax": "9.25" } }),
        json!({ "currency": "XTS", "total_incl_tax": "1.0001" }),
    ];
    for given in cases {
        for seed in 0..20 {
            let made = made(seed, &given).unwrap_or_else(|error| panic!("{given}: {error:?}"));
            check(&made.order);
            for (name, value) in given.as_object().unwrap() {
                if value.is_string() {
                    assert_eq!(made.order[name], *value, "{given}");
                }
            }
            for line in elements(&made.order["lines"]) {
                let at = elements(&made.order["lines"]).iter().position(|other| other == line);
                let own = given["lines"].get(at.unwrap()).and_then(Value::as_object);
                for (name, value) in
                    own.into_iter().flatten().filter(|(_, value)| value.is_string())
                {
                    assert_eq!(line[name], *value, "{given}");
                }
            }
            for (embedded, alone) in
                elements(&made.order["transactions"]).iter().zip(&made.transactions)
            {
                for name in ["id", "amount", "type", "status", "currency", "report_values"] {
                    assert_eq!(embedded[name], alone[name], "{name}");
                }
                assert_eq!(alone["order"], made.order["number"]);
            }
        }
    }
}

#[test]
fn contradictions_name_both_fields() {
    for (given, field, other) in [
        (
            json!({ "total_incl_tax": "10.00", "total_excl_tax": "12.00" }),
            "total_incl_tax",
            "total_excl_tax",
        ),
        (
            json!({ "total_incl_tax": "10.00", "total_excl_tax": "8.00", "total_tax": "1.00" }),
            "total_incl_tax",
            "total_excl_tax",
        ),
        (
            json!({ "total_incl_tax": "10.00", "lines": [{ "price_incl_tax": "12.00" }] }),
            "total_incl_tax",
            "lines",
        ),
        (
            json!({ "total_incl_tax": "10.00", "shipping_incl_tax": "12.00" }),
            "total_incl_tax",
            "shipping_incl_tax",
        ),
        (
            json!({ "total_incl_tax": "10.00", "payment_status": "paid", "transactions": [] }),
            "payment_status",
            "transactions",
        ),
        (
            json!({ "total_incl_tax": "10.00", "currency": "USD",
                "report_values": { "currency": "USD", "total_incl_tax": "11.00" } }),
            "report_values",
            "total_incl_tax",
        ),
        (
            json!({ "total_incl_tax": "10.00", "transactions": [{ "amount": "10.00", "type": "refund" }] }),
            "transactions",
            "refunds",
        ),
        (
            json!({ "total_incl_tax": "10.00", "tax_lines": [{ "amount": "9.00" }] }),
            "tax_lines",
            "total_tax",
        ),
        (
            json!({ "total_incl_tax": "0.01", "payment_status": "partially_paid" }),
            "payment_status",
            "total_incl_tax",
        ),
        (
            json!({ "currency": "EUR", "transactions": [{ "currency": "USD" }] }),
            "currency",
            "transactions",
        ),
        (
            json!({ "currency": "NOK", "report_values": { "currency": "USD" } }),
            "report_values",
            "currency",
        ),
    ] {
        let error = made(1, &given).expect_err(&given.to_string());
        assert_eq!(
            (error.field.as_str(), error.other.as_str()),
            (field, other),
            "{given}: {}",
            error.message
        );
    }
}
