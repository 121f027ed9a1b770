//! Products, their variants and their stock.

use super::{Fact, Plan, Site};
use crate::{
    data::{self, Item},
    rng::{Key, rotated},
    scene::{filled, share},
};

/// A product of the catalogue.
pub(super) fn product(plan: Plan, site: Site<'_>) -> Plan {
    let key = site.key;
    let item = rotated(data::ITEMS, key.child("item").rng().next());
    let id = plan
        .integer("id")
        .unwrap_or_else(|| key.child("id").rng().range(1, 99_999));
    let count = key
        .child("children")
        .rng()
        .range(1, data::SIZES.len() as i64);
    let sizes = data::SIZES.iter().zip(0..count).map(|(size, _)| *size);
    let children = sizes.clone().zip(0..).map(|(size, n)| {
        let plan = Plan::default().add("product_id", id);
        of_size(plan, item, size, key.child("children").index(n))
    });
    let attribute = Plan::default().add("code", "size").add("name", "Size").add(
        "values",
        Fact::List(sizes.clone().map(Fact::from).collect()),
    );
    let slug = format!("{}-{id}", slug(item.title));
    plan.add("id", id)
        .add("title", item.title)
        .add("description", item.description)
        .add("meta_title", format!("{} | Sample Store", item.title))
        .add("meta_description", item.description)
        .add("url", format!("https://shop.example/catalogue/{slug}/"))
        .add("slug", slug)
        .add("categories", Fact::from_iter([category(item)]))
        .add("variant_attributes", Fact::from_iter([attribute]))
        .add("children", children.collect::<Fact>())
}

/// A variant of a product.
pub(super) fn variant(plan: Plan, site: Site<'_>) -> Plan {
    if plan.get("sku").is_some() {
        return plan;
    }
    let mut rng = site.key.child("variant").rng();
    of_size(plan, rng.pick(data::ITEMS), rng.pick(data::SIZES), site.key)
}

/// A product, as order and subscription lines show it.
pub(super) fn summary(plan: Plan, site: Site<'_>) -> Plan {
    let item = rotated(data::ITEMS, site.key.child("item").rng().next());
    item_summary(plan, item)
}

/// What a line shows of `item`.
pub(super) fn item_summary(plan: Plan, item: Item) -> Plan {
    let slug = slug(item.title);
    plan.add("title", item.title)
        .add("url", format!("https://shop.example/catalogue/{slug}/"))
        .add("categories", Fact::from_iter([category(item)]))
}

/// Stock, of which no more is allocated than there is, and prices.
pub(super) fn stock(plan: Plan, site: Site<'_>) -> Plan {
    let mut rng = site.key.child("stock").rng();
    let in_stock = rng.range(0, 2_000);
    let price = match plan.get("price") {
        Some(Fact::Amount(price)) => *price,
        _ => rng.pick(data::ITEMS).price,
    };
    plan.add("num_in_stock", in_stock)
        .add("num_allocated", rng.range(0, in_stock.min(60)))
        .add("price", Fact::Amount(price))
        .add("price_retail", Fact::Amount(share(price, 5, 4)))
}

/// The variant of `item` in one size.
fn of_size(plan: Plan, item: Item, size: &'static str, key: Key) -> Plan {
    let template = format!("{}-{size}-##", slug(item.title).to_uppercase());
    let sku = filled(&template, key.child("sku"));
    let value = Plan::default()
        .add("code", "size")
        .add("name", "Size")
        .add("value", size);
    let price = Plan::default()
        .add("price", Fact::Amount(item.price))
        .add("retail", Fact::Amount(share(item.price, 5, 4)))
        .add("subscription", Fact::Amount(share(item.price, 9, 10)))
        .add(
            "subscription_suggested_downsell",
            Fact::Amount(share(item.price, 8, 10)),
        );
    let stock = Plan::default()
        .add("sku", sku.as_str())
        .add("price", Fact::Amount(item.price));
    plan.add("title", format!("{} / {size}", item.title))
        .add("sku", sku)
        .add("unit_cost", Fact::Amount(share(item.price, 2, 5)))
        .add("prices", Fact::from_iter([price]))
        .add("stockrecords", Fact::from_iter([stock]))
        .add("variant_attribute_values", Fact::from_iter([value]))
}

fn category(item: Item) -> Plan {
    Plan::default()
        .add("name", item.category)
        .add("slug", slug(item.category))
}

/// A title as a part of a URL.
fn slug(title: &str) -> String {
    let mut slug = String::new();
    for c in title.to_lowercase().chars() {
        match c {
            'é' => slug.push('e'),
            c if c.is_ascii_alphanumeric() => slug.push(c),
            _ if !slug.is_empty() && !slug.ends_with('-') => slug.push('-'),
            _ => {}
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn slugs_of_titles() {
        let cases = [
            ("Café Mug", "cafe-mug"),
            ("Travel Backpack 40L", "travel-backpack-40l"),
            ("!a  b!", "a-b"),
        ];
        for (title, expected) in cases {
            assert_eq!(slug(title), expected);
        }
    }
}
