//! Sums that hold in every order.

use serde_json::Value;

use super::{
    super::runtime::money::{Units, read},
    Contradiction,
    amounts::sum,
    captured, items, refunded,
};

/// Checks that lines, taxes, shipping, discounts, costs and totals add up. Amounts that are absent are not checked.
pub(super) fn amounts(order: &Value) -> Result<(), Contradiction> {
    for line in items(&order["lines"]) {
        let tax = sum(&line["tax_lines"], "amount");
        let line_is = |field: &str, other: &str, amounts: [Option<Units>; 2]| {
            equal(&format!("lines/{field}"), other, amounts)
        };
        let [net, gross] = ["price_excl_tax", "price_incl_tax"].map(|name| read(&line[name]));
        line_is("tax_lines", "price_incl_tax", [plus(net, tax), gross])?;
        let quantity = line["quantity"].as_i64().map(Units::from);
        let unit = read(&line["unit_cost"]).zip(quantity);
        let cost = unit.map(|(unit, quantity)| unit * quantity);
        // A unit's share of a cost is rounded.
        let rounded = read(&line["total_cost"]).filter(|total| {
            let most = quantity.unwrap_or_default() * 100;
            cost.is_none_or(|cost| (cost - total).abs() >= most.max(100))
        });
        line_is("unit_cost", "total_cost", [cost.filter(|_| rounded.is_some()), rounded])?;
    }
    let of = |name: &str| read(&order[name]);
    let lines = |name: &str| sum(&order["lines"], name);
    let discounts = [&order["offer_discounts"], &order["voucher_discounts"]];
    let [offers, vouchers] = discounts.map(|list| sum(list, "amount"));
    let full = lines("price_excl_tax_excl_discounts");
    let discounted = plus(lines("price_excl_tax"), plus(offers, vouchers));
    let tax = plus(sum(&order["tax_lines"], "amount"), of("shipping_tax"));
    for (field, other, amounts) in [
        (
            "total_incl_tax",
            "total_excl_tax",
            [of("total_incl_tax"), plus(of("total_excl_tax"), of("total_tax"))],
        ),
        (
            "shipping_incl_tax",
            "shipping_excl_tax",
            [of("shipping_incl_tax"), plus(of("shipping_excl_tax"), of("shipping_tax"))],
        ),
        (
            "total_excl_tax",
            "lines",
            [of("total_excl_tax"), plus(lines("price_excl_tax"), of("shipping_excl_tax"))],
        ),
        (
            "total_incl_tax",
            "lines",
            [of("total_incl_tax"), plus(lines("price_incl_tax"), of("shipping_incl_tax"))],
        ),
        ("tax_lines", "total_tax", [tax, of("total_tax")]),
        (
            "shipping_tax_lines",
            "shipping_tax",
            [sum(&order["shipping_tax_lines"], "amount"), of("shipping_tax")],
        ),
        ("offer_discounts", "lines", [discounted, full]),
        ("total_cost", "lines", [of("total_cost"), lines("total_cost")]),
    ] {
        equal(field, other, amounts)?;
    }
    let report = &order["report_values"];
    let is_own = !order["currency"].is_null() && report["currency"] == order["currency"];
    for name in ["total_incl_tax", "total_excl_tax"].into_iter().filter(|_| is_own) {
        equal("report_values", name, [read(&report[name]), of(name)])?;
    }
    Ok(())
}

/// Checks that the transactions, refunds and `payment_status` of an order agree.
pub(super) fn payments(order: &Value) -> Result<(), Contradiction> {
    let transactions = items(&order["transactions"]);
    let (captured, refunded) = (captured(transactions), refunded(transactions));
    if refunded > captured {
        let message = "more is refunded than captured";
        return Err(Contradiction::new("transactions", "refunds", message));
    }
    let refunds = sum(&order["refunds"], "total_refund_amount").unwrap_or_default();
    equal("refunds", "transactions", [Some(refunds), Some(refunded)])?;
    if let Some(transaction) =
        transactions.iter().find(|made| made["currency"] != order["currency"])
    {
        let message = format!("a transaction has the currency {}", transaction["currency"]);
        return Err(Contradiction::new("currency", "transactions", message));
    }
    let whole = read(&order["total_incl_tax"]).unwrap_or_default();
    let wanted = super::payments::status(whole, captured, refunded);
    let status = order["payment_status"].as_str();
    // Of payments that took nothing, there are states that we do not know.
    let is_known = status.is_some_and(|status| super::payments::STATES.contains(&status));
    if status.is_some_and(|status| status != wanted) && (is_known || captured > 0) {
        let message = format!("by its transactions, the order is `{wanted}`");
        return Err(Contradiction::new("payment_status", "transactions", message));
    }
    Ok(())
}

fn plus(one: Option<Units>, other: Option<Units>) -> Option<Units> {
    one.zip(other).map(|(one, other)| one + other)
}

fn equal(field: &str, other: &str, amounts: [Option<Units>; 2]) -> Result<(), Contradiction> {
    match amounts {
        [Some(one), Some(two)] if one != two => {
            Err(Contradiction::new(field, other, "the amounts do not add up"))
        }
        _ => Ok(()),
    }
}
