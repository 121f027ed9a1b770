//! Prices, taxes, shipping, discounts and totals that fit those that are given.

use backoffice_description as info;
use serde_json::{Value, json};

use super::{
    super::{
        data::{PLACES, REPORT_CURRENCY},
        runtime::money::{Currency, Units, read},
    },
    Contradiction, Source, items,
};

const TOTAL: [&str; 3] = ["total_excl_tax", "total_tax", "total_incl_tax"];
const SHIPPING: [&str; 3] = ["shipping_excl_tax", "shipping_tax", "shipping_incl_tax"];
const LINE: [&str; 3] = ["price_excl_tax", "", "price_incl_tax"];
const FULL: [&str; 3] = ["price_excl_tax_excl_discounts", "", "price_incl_tax_excl_discounts"];

/// Rates have as many decimals as this has zeros.
const RATE: Units = 10_000;

/// An amount without tax, its tax, and both together, as far as they are known.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    net: Option<Units>,
    tax: Option<Units>,
    gross: Option<Units>,
}

/// A line or the shipping of an order.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    known: Known,
    /// Its amount without tax, if nothing else decides it.
    weight: Units,
    net: Units,
    tax: Units,
}

impl Known {
    /// Reads the fields of an object, and what follows from two of them. `tax` is used if the object has no field for it.
    fn read(given: &Value, names: [&str; 3], tax: Option<Units>) -> Result<Self, Contradiction> {
        let [net, own_tax, gross] = names.map(|name| read(&given[name]));
        let [without, _, with] = names;
        let below = |message| Err(Contradiction::new(with, without, message));
        let tax = own_tax.or(tax);
        let known = |net, tax, gross| Self { net, tax, gross };
        match (net, tax, gross) {
            (Some(net), Some(tax), Some(gross)) if net + tax != gross => {
                below("the amount without tax and the tax do not add up to the amount with tax")
            }
            (Some(net), None, Some(gross)) if gross < net => {
                below("the amount with tax is below the one without")
            }
            (None, Some(tax), Some(gross)) if gross < tax => {
                below("the amount with tax is below the tax")
            }
            (Some(net), None, Some(gross)) => Ok(known(Some(net), Some(gross - net), Some(gross))),
            (Some(net), Some(tax), _) => Ok(known(Some(net), Some(tax), Some(net + tax))),
            (None, Some(tax), Some(gross)) => Ok(known(Some(gross - tax), Some(tax), Some(gross))),
            (net, tax, gross) => Ok(known(net, tax, gross)),
        }
    }

    fn or(self, other: Self) -> Self {
        if self.is_known() { self } else { other }
    }

    fn is_known(self) -> bool {
        self.net.or(self.tax).or(self.gross).is_some()
    }
}

impl Part {
    fn of(known: Known, weight: Units) -> Self {
        Self { known, weight, ..Self::default() }
    }

    fn gross(&self) -> Units {
        self.net + self.tax
    }

    /// Returns true if the part without tax is not known, nor does it follow from the amount with tax.
    fn is_free(&self) -> bool {
        self.known.net.is_none() && self.known.gross.is_none()
    }

    /// Returns true if only the amount with tax is known.
    fn is_divided(&self) -> bool {
        self.known.net.is_none() && self.known.gross.is_some()
    }

    /// Returns true if the tax is not known.
    fn is_taxed(&self) -> bool {
        self.known.tax.is_none() && self.known.gross.is_none()
    }
}

/// Makes the amounts of an order fit those that are given.
pub(super) fn fit(
    source: Source,
    order: &mut Value,
    sample: &Value,
    given: &Value,
) -> Result<(), Contradiction> {
    let currency = Currency::of(&order["currency"]);
    let original = |names: [&str; 3]| names.map(|name| format!("original_{name}"));
    let originals = |names| {
        let [net, tax, gross] = original(names);
        Known::read(given, [&net, &tax, &gross], None)
    };
    let total = Known::read(given, TOTAL, None)?.or(originals(TOTAL)?);
    let shipping_taxes = sum(&given["shipping_tax_lines"], "amount");
    let shipping = Known::read(given, SHIPPING, shipping_taxes)?.or(originals(SHIPPING)?);

    let given_lines = given["lines"].as_array().map(Vec::as_slice);
    let is_sample = given_lines.is_none() && !total.is_known();
    if given_lines.is_none() && !is_sample {
        let lines = order["lines"].as_array_mut();
        if let Some(lines) = lines {
            lines.truncate(1);
            lines.iter_mut().for_each(|line| line["quantity"] = json!(1));
        }
    }
    let mut parts = Vec::new();
    for (at, line) in items(&order["lines"]).iter().enumerate() {
        let own = match given_lines {
            Some(lines) => lines.get(at).unwrap_or(&Value::Null),
            None if is_sample => line,
            None => &Value::Null,
        };
        parts.push(line_part(own, line)?);
    }
    // Shipping takes what the lines leave; else it costs nothing.
    let lines_with_tax: Option<Units> = parts.iter().map(|part| part.known.gross).sum();
    let is_rest = lines_with_tax.is_none() || lines_with_tax != total.gross;
    let takes_rest = total.is_known() && is_rest && !parts.iter().any(Part::is_free);
    let nothing = Known { net: Some(0), tax: Some(0), gross: Some(0) };
    let shipping = match shipping {
        known if known.is_known() => known,
        _ if is_sample => Known::read(sample, SHIPPING, None)?,
        _ if takes_rest => Known::default(),
        _ => nothing,
    };
    parts.push(Part::of(shipping, 0));
    let rate = ["total_tax", "total_excl_tax"].map(|name| read(&sample[name]).unwrap_or_default());
    solve(&mut parts, total, rate, currency).ok_or_else(|| {
        let names = TOTAL.iter().map(|name| (*name).to_owned());
        let names: Vec<_> = names.chain(original(TOTAL)).collect();
        let is_given = |name: &&str| !given[*name].is_null();
        let field = names.iter().map(String::as_str).find(is_given);
        let others = ["lines", "shipping_incl_tax", "shipping_excl_tax", "shipping_tax"];
        let other = others.into_iter().find(is_given).unwrap_or("total_tax");
        let message = "the lines and the shipping do not add up to the totals";
        Contradiction::new(field.unwrap_or("lines"), other, message)
    })?;
    let shipping = parts.pop().unwrap_or_default();

    let lines: Vec<_> = parts;
    write_lines(source, order, given, &lines, is_sample, currency)?;
    let amount = |units| currency.write(units);
    let sums = |part: fn(&Part) -> Units| lines.iter().map(part).sum::<Units>();
    let (net, tax) = (sums(|line| line.net), sums(|line| line.tax));
    let (total_net, total_tax) = (net + shipping.net, tax + shipping.tax);
    for (name, units) in [
        ("total_excl_tax", total_net),
        ("total_tax", total_tax),
        ("total_incl_tax", total_net + total_tax),
        ("shipping_excl_tax", shipping.net),
        ("shipping_tax", shipping.tax),
        ("shipping_incl_tax", shipping.gross()),
        ("original_total_excl_tax", total_net),
        ("original_total_incl_tax", total_net + total_tax),
        ("original_shipping_excl_tax", shipping.net),
        ("original_shipping_incl_tax", shipping.gross()),
    ] {
        if given[name].is_null() {
            order[name] = amount(units);
        }
    }
    for (list, units) in [("tax_lines", tax), ("shipping_tax_lines", shipping.tax)] {
        if given[list].is_null() {
            one_item(order, list, amount(units));
        }
    }
    report(order, sample, given)
}

/// Reads a line: what its prices say, and its price without them.
fn line_part(own: &Value, line: &Value) -> Result<Part, Contradiction> {
    let quantity = Units::from(line["quantity"].as_i64().unwrap_or(1).max(0));
    let unit = read(&line["stockrecord"]["price"]).unwrap_or_default();
    let weight = unit * quantity;
    let in_lines = |mut wrong: Contradiction| {
        wrong.field = format!("lines/{}", wrong.field);
        wrong
    };
    let taxes = sum(&own["tax_lines"], "amount");
    let mut known = Known::read(own, LINE, taxes).map_err(in_lines)?;
    if known.net.is_none() && known.gross.is_none() {
        known = Known::read(own, FULL, taxes).map_err(in_lines)?;
    }
    if known.net.is_none() && known.gross.is_none() && !own["stockrecord"]["price"].is_null() {
        known.net = Some(weight);
        known.gross = known.tax.map(|tax| weight + tax);
    }
    Ok(Part::of(known, weight))
}

/// Decides all parts, so that they add up to the totals. `rate` is a tax and the amount that it is on.
fn solve(parts: &mut [Part], total: Known, rate: [Units; 2], currency: Currency) -> Option<()> {
    let sum = |parts: &[Part], of: fn(&Part) -> Units| parts.iter().map(of).sum::<Units>();
    let known_nets: Option<Units> = parts.iter().map(|part| part.known.net).sum();
    let [rate_tax, rate_net] = match (total, known_nets) {
        (Known { net: Some(net), tax: Some(tax), .. }, _) if net > 0 => [tax, net],
        (Known { gross: Some(gross), .. }, Some(net)) if net > 0 && gross >= net => {
            [gross - net, net]
        }
        _ => rate,
    };
    let tax_on = |net| currency.share(net, rate_tax, rate_net);
    let tax_in = |gross| currency.share(gross, rate_tax, rate_tax + rate_net);
    for part in parts.iter_mut() {
        let Known { net, tax, gross } = part.known;
        (part.net, part.tax) = match (net, tax, gross) {
            (Some(net), Some(tax), _) => (net, tax),
            (Some(net), None, _) => (net, tax_on(net)),
            (None, _, Some(gross)) => (gross - tax_in(gross), tax_in(gross)),
            (None, tax, None) => (0, tax.unwrap_or_default()),
        };
    }
    let has_free = parts.iter().any(Part::is_free);
    if has_free && total.net.is_none() && total.gross.is_none() {
        for part in parts.iter_mut().filter(|part| part.is_free()) {
            part.net = part.weight;
            part.tax = part.known.tax.unwrap_or_else(|| tax_on(part.net));
        }
    }
    let (net, tax) = (sum(parts, |part| part.net), sum(parts, |part| part.tax));
    let (total_net, total_tax) = match (total.net, total.tax, total.gross) {
        (Some(net), Some(tax), _) => (net, tax),
        (Some(whole), None, _) if has_free => (whole, tax + tax_on(whole - net)),
        (Some(whole), None, _) => (whole, tax),
        (None, _, Some(gross)) if has_free => {
            let rest = gross - net - tax;
            let rest_tax = tax_in(rest);
            (net + rest - rest_tax, tax + rest_tax)
        }
        (None, _, Some(gross)) => (net, gross - net),
        (None, Some(tax), None) => (net, tax),
        (None, None, None) => (net, tax),
    };
    let rest = total_net - net;
    if rest != 0 {
        let is_taker: fn(&Part) -> bool = if has_free { Part::is_free } else { Part::is_divided };
        let weight: fn(&Part) -> Units = if has_free { |part| part.weight } else { Part::gross };
        let mut takers: Vec<_> = parts.iter_mut().filter(|part| is_taker(part)).collect();
        let whole = rest + takers.iter().map(|part| part.net).sum::<Units>();
        if takers.is_empty() || whole < 0 {
            return None;
        }
        let weights: Vec<_> = takers.iter().map(|part| weight(part)).collect();
        for (part, net) in takers.iter_mut().zip(currency.parts(whole, &weights)) {
            if !has_free {
                part.tax = part.gross() - net;
            }
            part.net = net;
        }
    }
    let rest = total_tax - sum(parts, |part| part.tax);
    if rest != 0 {
        let taxed = parts.iter_mut().filter(|part| part.is_taxed());
        let is_free = |part: &&mut Part| part.is_free();
        let mut takers: Vec<_> =
            if has_free { taxed.filter(is_free).collect() } else { taxed.collect() };
        let whole = rest + takers.iter().map(|part| part.tax).sum::<Units>();
        if takers.is_empty() || whole < 0 {
            return None;
        }
        let weights: Vec<_> = takers.iter().map(|part| part.net).collect();
        for (part, tax) in takers.iter_mut().zip(currency.parts(whole, &weights)) {
            part.tax = tax;
        }
    }
    let is_whole = |part: &Part| part.net >= 0 && part.tax >= 0;
    parts.iter().all(is_whole).then_some(())
}

/// Writes the prices, taxes, discounts and costs of lines.
fn write_lines(
    source: Source,
    order: &mut Value,
    given: &Value,
    parts: &[Part],
    is_sample: bool,
    currency: Currency,
) -> Result<(), Contradiction> {
    let amount = |units| currency.write(units);
    let own = |at: usize| items(&given["lines"]).get(at).unwrap_or(&Value::Null);
    let lists = ["offer_discounts", "voucher_discounts"];
    let is_discounted = lists.iter().any(|list| !given[*list].is_null());
    let sum_of = |order: &Value| lists.iter().filter_map(|list| sum(&order[*list], "amount")).sum();
    let wanted: Units = sum_of(given);
    // The discount of each line, as far as it is known.
    let lines = items(&order["lines"]).iter().zip(parts).enumerate();
    let discounts = lines.map(|(at, (line, part))| {
        let full = match own(at) {
            _ if is_sample && !is_discounted => read(&line[FULL[0]]),
            own => read(&own[FULL[0]]),
        };
        match full {
            Some(full) if full < part.net => {
                let message = "a price with discounts is above the one without";
                Err(Contradiction::new("lines", FULL[0], message))
            }
            Some(full) => Ok(Some(full - part.net)),
            None => Ok((!is_discounted).then_some(0)),
        }
    });
    let discounts = discounts.collect::<Result<Vec<_>, _>>()?;
    let rest = wanted - discounts.iter().flatten().sum::<Units>();
    let weights = parts.iter().zip(&discounts);
    let weights: Vec<_> =
        weights.filter(|(_, discount)| discount.is_none()).map(|(part, _)| part.net).collect();
    if is_discounted && (rest < 0 || rest > 0 && weights.is_empty()) {
        let list = lists.into_iter().find(|list| !given[*list].is_null());
        let message = "the discounts are not those of the lines";
        return Err(Contradiction::new(list.unwrap_or_default(), "lines", message));
    }
    let mut others = currency.parts(rest, &weights).into_iter();
    let discounts: Vec<_> = discounts
        .into_iter()
        .map(|discount| discount.or_else(|| others.next()).unwrap_or_default())
        .collect();
    let order_cost = read(&given["total_cost"]);
    let costs = order_cost.map(|cost| {
        let weights: Vec<_> = parts.iter().map(|part| part.net).collect();
        currency.parts(cost, &weights)
    });
    let code = order["currency"].clone();
    let lines = order["lines"].as_array_mut().into_iter().flatten();
    let mut cost_sum = 0;
    for (at, ((line, part), discount)) in lines.zip(parts).zip(&discounts).enumerate() {
        let own = own(at);
        let full = part.net + discount;
        let full_tax = part.tax + currency.share(*discount, part.tax, part.net);
        let quantity = Units::from(line["quantity"].as_i64().unwrap_or(1).max(1));
        let mut set = |name: &str, units| {
            if own[name].is_null() {
                line[name] = amount(units);
            }
        };
        set(LINE[0], part.net);
        set(LINE[2], part.gross());
        set(FULL[0], full);
        set(FULL[2], full + full_tax);
        let costs_of_order = costs.as_ref().and_then(|costs| costs.get(at)).copied();
        let known = (read(&own["unit_cost"]), read(&own["total_cost"]));
        let (unit_cost, cost) = match (known, costs_of_order) {
            ((Some(unit), cost), _) => (unit, cost.unwrap_or(unit * quantity)),
            ((None, Some(cost)), _) | (_, Some(cost)) => (currency.share(cost, 1, quantity), cost),
            _ if is_sample => {
                let costs = ["unit_cost", "total_cost"];
                let [unit, cost] = costs.map(|name| read(&line[name]).unwrap_or_default());
                (unit, cost)
            }
            _ => {
                let unit = currency.share(part.net, 2, 5 * quantity);
                (unit, unit * quantity)
            }
        };
        let mut set = |name: &str, units| {
            if own[name].is_null() {
                line[name] = amount(units);
            }
        };
        set("unit_cost", unit_cost);
        set("total_cost", cost);
        cost_sum += cost;
        if own["price_currency"].is_null() {
            line["price_currency"] = code.clone();
        }
        if own["tax_lines"].is_null() {
            one_item(line, "tax_lines", amount(part.tax));
        }
        if own["stockrecord"]["price"].is_null() && line["stockrecord"].is_object() {
            line["stockrecord"]["price"] = amount(currency.share(full, 1, quantity));
        }
        if line["stockrecord"].is_object() && own["stockrecord"]["price_currency"].is_null() {
            let has_currency = line["stockrecord"].get("price_currency").is_some();
            if has_currency {
                line["stockrecord"]["price_currency"] = code.clone();
            }
        }
    }
    if order_cost.is_none() {
        order["total_cost"] = amount(cost_sum);
    }
    let discount: Units = discounts.iter().sum();
    if is_discounted {
        for list in lists.into_iter().filter(|list| given[*list].is_null()) {
            order[list] = json!([]);
        }
    } else if !is_sample {
        lists.into_iter().for_each(|list| order[list] = json!([]));
        if discount > 0 {
            let mut offer = source.sample(&info::OFFER_DISCOUNT);
            offer["amount"] = amount(discount);
            order[lists[0]] = json!([offer]);
        }
    }
    Ok(())
}

/// Sets the totals in the report currency, and what taxes say of it.
fn report(order: &mut Value, sample: &Value, given: &Value) -> Result<(), Contradiction> {
    let own = &given["report_values"];
    let code = order["currency"].clone();
    let total = |name: &str| read(&order[name]).unwrap_or_default();
    let known = ["total_incl_tax", "total_excl_tax"].into_iter().find_map(|name| {
        let part = read(&own[name])?;
        (total(name) > 0).then(|| [part, total(name)])
    });
    let place = PLACES.iter().find(|place| code == place.currency);
    let report_code = match own["currency"].as_str() {
        Some(given) => json!(given),
        None if place.is_some() || known.is_some() => sample["report_values"]["currency"].clone(),
        // The rate of another currency is not known.
        None => code.clone(),
    };
    let rate = place.map(|place| [Units::from(place.rate), 100]);
    let [part, whole] = match known {
        _ if report_code == code => [1, 1],
        Some(known) => known,
        None => rate.filter(|_| report_code == REPORT_CURRENCY).ok_or_else(|| {
            let message = "the rate of these currencies is not known; give `report_values.total_incl_tax` too";
            Contradiction::new("report_values", "currency", message)
        })?,
    };
    let currency = Currency::of(&report_code);
    let reported = |units| match report_code == code {
        true => units,
        false => currency.share(units, part, whole),
    };
    let mut report = sample["report_values"].clone();
    report["currency"] = report_code.clone();
    for (name, value) in report.as_object_mut().into_iter().flatten() {
        if name == "currency" {
            continue;
        }
        let share = reported(total(name));
        match read(&own[name]) {
            Some(own) if report_code == code && own != share => {
                let message =
                    format!("`report_values.{name}` has the order's currency, but another amount");
                return Err(Contradiction::new("report_values", name, message));
            }
            Some(_) => *value = own[name].clone(),
            None => *value = currency.write(share),
        }
    }
    let lines_net = total("total_excl_tax") - total("shipping_excl_tax");
    let shipping_net = total("shipping_excl_tax");
    order["report_values"] = report;

    let reported = |units| currency.write(reported(units));
    let fit = |taxes: &mut Value, own: &Value, net| {
        for (at, tax) in taxes.as_array_mut().into_iter().flatten().enumerate() {
            fit_tax(tax, &own[at], net, [&code, &report_code], &reported);
        }
    };
    fit(&mut order["tax_lines"], &given["tax_lines"], lines_net);
    let own = &given["shipping_tax_lines"];
    fit(&mut order["shipping_tax_lines"], own, shipping_net);
    let lines = order["lines"].as_array_mut().into_iter().flatten();
    for (at, line) in lines.enumerate() {
        let net = read(&line["price_excl_tax"]).unwrap_or_default();
        fit(&mut line["tax_lines"], &given["lines"][at]["tax_lines"], net);
    }
    Ok(())
}

/// Lets a tax say its rate on an amount, and its amount in the report currency, unless they are given.
fn fit_tax(
    tax: &mut Value,
    own: &Value,
    net: Units,
    [code, report_code]: [&Value; 2],
    reported: &dyn Fn(Units) -> Value,
) {
    let amount = read(&tax["amount"]).unwrap_or_default();
    // The rate of the sample, if it is right when amounts are rounded.
    let by_sample = tax["rate"].as_f64().unwrap_or_default() * net as f64;
    let is_right = (by_sample - amount as f64).abs() <= Currency::of(code).step() as f64;
    if own["rate"].is_null() && net > 0 && !is_right {
        let rate = (amount * RATE + net / 2) / net;
        tax["rate"] = json!(rate as f64 / RATE as f64);
    }
    let values = [("amount", reported(amount)), ("currency", report_code.clone())];
    for (name, value) in values {
        if own["report_values"][name].is_null() {
            tax["report_values"][name] = value;
        }
    }
    if own["currency"].is_null() {
        tax["currency"] = code.clone();
    }
}

/// Gives a list one item with an amount: its first, if it has any.
fn one_item(record: &mut Value, list: &str, amount: Value) {
    let first = record[list].get(0).cloned();
    let mut item = first.unwrap_or_else(|| json!({}));
    item["amount"] = amount;
    record[list] = json!([item]);
}

/// Returns the sum of a list's amounts, or none if there is no list.
pub(super) fn sum(list: &Value, name: &str) -> Option<Units> {
    let items = list.as_array()?.iter();
    Some(items.filter_map(|item| read(&item[name])).sum())
}
