//! Reads the API document: its sections, its tables and the shapes of section 2.
//!
//! Reads all of section 2, so it also finds shapes that are added to the document.

use crate::grammar::{Kind, Stated, field, fields};

// Ambiguous words of the document, each with the name that the tables give it.

/// The tables' names of the document's shapes, unless the name is the document's words without spaces.
const NAMES: &[(&str, &str)] = &[
    ("Address (order or subscription billing)", "BillingAddress"),
    ("Address (order or subscription shipping)", "ShippingAddress"),
    ("Embedded form (inside orders and refunds)", "EmbeddedTransaction"),
    ("Transaction (embedded form)", "EmbeddedTransaction"),
    ("Standalone form (capture response)", "Transaction"),
];

/// The shape of a field for which the document names several shapes, or none.
const SHAPES_BY_PLACE: &[(&str, &str, &str)] = &[
    ("Order", "billing_address", "BillingAddress"),
    ("Order", "shipping_address", "ShippingAddress"),
    ("Order", "tax_lines", "OrderTaxLine"),
    ("OrderLine", "stockrecord", "Stockrecord"),
    ("OrderNote", "author", "NoteAuthor"),
    ("EmbeddedTransaction", "payment_details", "PaymentDetails"),
    ("Transaction", "payment_details", "StandalonePaymentDetails"),
    ("Subscription", "billing_address", "BillingAddress"),
    ("Subscription", "shipping_address", "ShippingAddress"),
    ("SubscriptionLine", "product", "SubscriptionProductSummary"),
    ("SubscriptionLine", "stockrecord", "Stockrecord"),
];

/// The first and the last field of a type in the plural.
const PLURALS: &[(&str, &str, &str)] = &[
    ("Attribution", "utm_campaign", "utm_term"),
    ("BillingAddress", "country", "state"),
    ("UserSummary", "email", "user_agent"),
    ("OrderLine", "price_excl_tax", "price_incl_tax_excl_discounts"),
    ("FulfillmentEvent", "city", "state"),
    ("GiftCard", "disabled_at", "expired_at"),
];

/// A shape of the document, with the tables' name.
pub(crate) struct StatedShape {
    pub(crate) name: String,
    pub(crate) fields: Vec<Stated>,
}

/// The tables' name of a shape, by the document's.
pub(crate) fn shape_name(title: &str) -> String {
    if let Some((_, name)) = NAMES.iter().find(|(known, _)| *known == title) {
        return (*name).to_owned();
    }
    let title = title.split([',', '(']).next().unwrap_or(title).trim();
    let title = title.strip_suffix(" shape").unwrap_or(title);
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    title.split(' ').map(capital).collect()
}

/// The tables' name of the shape that a field has by its place.
pub(crate) fn shape_by_place(shape: &str, field: &str) -> Option<&'static str> {
    let mut rows = SHAPES_BY_PLACE.iter();
    rows.find(|row| (row.0, row.1) == (shape, field)).map(|row| row.2)
}

/// The text of a section, by its number.
pub(crate) fn section(document: &str, number: u32) -> &str {
    let start = format!("\n## {number}. ");
    let from = document.find(&start).unwrap_or_else(|| panic!("no section {number}")) + 1;
    let text = &document[from..];
    text.find("\n## ").map_or(text, |end| &text[..end])
}

/// Headings of a section, each with its text. The text before the first heading has none.
pub(crate) fn parts(section: &str) -> Vec<(&str, &str)> {
    let mut parts = section.split("\n### ");
    let before = parts.next().map(|text| ("", text));
    let under = parts.map(|part| part.split_once('\n').unwrap_or((part, "")));
    before.into_iter().chain(under).collect()
}

/// The text under a heading of a section.
pub(crate) fn part<'d>(section: &'d str, heading: &str) -> &'d str {
    let found = parts(section).into_iter().find(|(title, _)| *title == heading);
    found.unwrap_or_else(|| panic!("no heading `{heading}`")).1
}

/// Cells of the tables in a text, without the header rows.
pub(crate) fn rows(text: &str) -> Vec<Vec<&str>> {
    let lines: Vec<_> = text.lines().filter(|line| line.starts_with('|')).collect();
    let is_rule = |line: Option<&&str>| line.is_some_and(|line| line.starts_with("|---"));
    (0..lines.len())
        .filter(|at| !is_rule(lines.get(*at)) && !is_rule(lines.get(at + 1)))
        .map(|at| {
            let line = lines[at].trim_matches('|');
            line.split('|').map(str::trim).collect()
        })
        .collect()
}

/// The shapes of section 2, in its order.
pub(crate) fn shapes(document: &str) -> Vec<StatedShape> {
    let mut shapes = Vec::new();
    for (heading, text) in parts(section(document, 2)) {
        if heading.is_empty() || heading == "Gaps in this part" {
            continue;
        }
        let rows = rows(text);
        if text.contains("| Shape | Fields |") {
            for row in rows {
                add(shape_name(row[0]), row[1], &mut shapes);
            }
        } else if !rows.is_empty() {
            let names = |names: &str, said: &str| -> Vec<_> {
                names.split(", ").map(|name| field(name, said)).collect()
            };
            shapes.push(StatedShape {
                name: shape_name(heading),
                fields: rows.iter().flat_map(|row| names(row[0], row[1])).collect(),
            });
        }
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('|')) {
            let line = line.trim_start_matches("- ");
            match line.split_once(": ") {
                Some((title, text))
                    if line.starts_with(|first: char| first.is_ascii_uppercase()) =>
                {
                    add(shape_name(title), text, &mut shapes);
                }
                _ => add(shape_name(heading), line, &mut shapes),
            }
        }
    }
    shapes
}

/// Adds a shape that is written as a list of fields, and the shapes that the sentences after the list derive from it.
fn add(name: String, text: &str, shapes: &mut Vec<StatedShape>) {
    let (list, sentence) = text.split_once(". ").unwrap_or((text, ""));
    let mut stated =
        match list.strip_prefix("the ").and_then(|rest| rest.split_once(" fields plus ")) {
            Some((base, more)) => {
                let base = shape_name(&format!("{base} address"));
                [known(shapes, &base), fields(more)].concat()
            }
            None => fields(list),
        };
    spread_plurals(&name, &mut stated);
    shapes.push(StatedShape { name: name.clone(), fields: stated.clone() });
    let mut derived =
        |name: &str, fields| shapes.push(StatedShape { name: name.to_owned(), fields });
    if sentence.is_empty() {
    } else if let Some(list) = sentence.strip_prefix("Its payment_details: ") {
        derived("PaymentDetails", fields(list));
    } else if let Some(rest) = sentence.strip_prefix("Its payment_details adds ") {
        let (more, gateway) =
            rest.split_once(" to the embedded fields, and its gateway is ").unwrap();
        let mut details = known(shapes, "PaymentDetails");
        replace(&mut details, "gateway", field("gateway", gateway));
        details.extend(fields(&more.replace(" and ", ", ")));
        shapes.push(StatedShape { name: "StandalonePaymentDetails".into(), fields: details });
    } else if let Some(rest) = sentence.strip_prefix("The order-level tax line has ") {
        let (new, old) = rest.split_once(" in place of ").unwrap();
        let (new_name, said) = new.split_once(' ').unwrap();
        let old = old.split(' ').next().unwrap();
        replace(&mut stated, old, field(new_name, said));
        derived("OrderTaxLine", stated);
    } else if let Some(rest) =
        sentence.strip_prefix("In some subscription responses an image carries only ")
    {
        let always: Vec<_> = fields(&rest.replace(" and ", ", "));
        let images = stated.iter_mut().find(|field| field.name == "images").unwrap();
        let Kind::Inline(listed) = &mut images.kind else {
            panic!("the images of {name} are not spelled out")
        };
        for field in listed {
            field.sometimes = always.iter().all(|always| always.name != field.name);
        }
        derived("SubscriptionProductSummary", stated);
    } else {
        panic!("no rule for the sentence `{sentence}`")
    }
}

fn spread_plurals(shape: &str, fields: &mut [Stated]) {
    for last in 0..fields.len() {
        if !std::mem::take(&mut fields[last].plural) {
            continue;
        }
        let (name, kind) = (fields[last].name.clone(), fields[last].kind.clone());
        let row = PLURALS.iter().find(|row| (row.0, row.2) == (shape, &name));
        let first =
            row.unwrap_or_else(|| panic!("{shape}: for which fields is the type after {name}?")).1;
        let first = fields.iter().position(|field| field.name == first).unwrap();
        for field in &mut fields[first..last] {
            if matches!(field.kind, Kind::Unsaid) {
                field.kind = kind.clone();
            }
        }
    }
}

pub(crate) fn known(shapes: &[StatedShape], name: &str) -> Vec<Stated> {
    let found = shapes.iter().find(|shape| shape.name == name);
    found.unwrap_or_else(|| panic!("the document has no {name}")).fields.clone()
}

fn replace(fields: &mut [Stated], name: &str, new: Stated) {
    let old = fields.iter_mut().find(|field| field.name == name);
    *old.unwrap_or_else(|| panic!("no field `{name}`")) = new;
}
