//! Products, their variants and their stock.

use super::{
    super::{
        data::{self, Item},
        runtime::{Key, filled, rotated},
        scene::share,
    },
    Fact, Object, Plan,
};

/// A product of the catalogue.
pub(super) fn product(plan: Plan, object: &Object<'_>) -> Plan {
    let key = object.key;
    let item = item(key);
    let planned = plan.number("id");
    let id = planned.unwrap_or_else(|| key.child("id").rng().range(1, 99_999));
    let mut rng = key.child("children").rng();
    let count = rng.range(1, data::SIZES.len() as i64);
    let sizes = data::SIZES.iter().zip(0..count).map(|(size, _)| *size);
    let children = sizes.clone().zip(0..).map(|(size, n)| {
        let plan = Plan::default().add("product_id", id);
        sized_variant(plan, item, size, key.child("children").index(n))
    });
    let values = Fact::List(sizes.clone().map(Fact::from).collect());
    let attribute = size_attribute().add("values", values);
    let slug = format!("{}-{id}", slug(item.title));
    plan.add("id", id)
        .add("title", item.title)
        .add("description", item.description)
        .add("meta_title", format!("{} | Sample Store", item.title))
        .add("meta_description", item.description)
        .add("url", format!("https://shop.example/catalogue/{slug}/"))
        .add("slug", slug)
        .list("categories", [category(item)])
        .list("variant_attributes", [attribute])
        .list("children", children)
}

/// A variant of a product.
pub(super) fn variant(plan: Plan, object: &Object<'_>) -> Plan {
    if plan.get("sku").is_some() {
        return plan;
    }
    let mut rng = object.key.child("variant").rng();
    let item = rng.pick(data::ITEMS);
    sized_variant(plan, item, rng.pick(data::SIZES), object.key)
}

/// The fields of a product in lines of orders and subscriptions.
pub(super) fn summary(plan: Plan, object: &Object<'_>) -> Plan {
    item_summary(plan, item(object.key))
}

/// The fields of `item` in lines of orders and subscriptions.
pub(super) fn item_summary(plan: Plan, item: Item) -> Plan {
    let slug = slug(item.title);
    plan.add("title", item.title)
        .add("url", format!("https://shop.example/catalogue/{slug}/"))
        .list("categories", [category(item)])
}

/// Prices and stock. No more is allocated than in stock.
pub(super) fn stock(plan: Plan, object: &Object<'_>) -> Plan {
    let mut rng = object.key.child("stock").rng();
    let in_stock = rng.range(0, 2_000);
    let planned = plan.number("price");
    let price = planned.unwrap_or_else(|| rng.pick(data::ITEMS).price);
    plan.add("num_in_stock", in_stock)
        .add("num_allocated", rng.range(0, in_stock.min(60)))
        .amount("price", price)
        .amount("price_retail", share(price, 5, 4))
}

/// The variant of `item` in one size.
fn sized_variant(plan: Plan, item: Item, size: &'static str, key: Key) -> Plan {
    let template = format!("{}-{size}-##", slug(item.title).to_uppercase());
    let sku = filled(&template, key.child("sku"));
    let price = Plan::default().amounts([
        ("price", item.price),
        ("retail", share(item.price, 5, 4)),
        ("subscription", share(item.price, 9, 10)),
        ("subscription_suggested_downsell", share(item.price, 8, 10)),
    ]);
    let stock = Plan::default().add("sku", sku.as_str()).amount("price", item.price);
    plan.add("title", format!("{} / {size}", item.title))
        .add("sku", sku)
        .amount("unit_cost", unit_cost(item))
        .list("prices", [price])
        .list("stockrecords", [stock])
        .list("variant_attribute_values", [size_attribute().add("value", size)])
}

/// Cost of one unit to the store.
pub(super) fn unit_cost(item: Item) -> i64 {
    share(item.price, 2, 5)
}

fn size_attribute() -> Plan {
    Plan::default().add("code", "size").add("name", "Size")
}

fn item(key: Key) -> Item {
    rotated(data::ITEMS, key.child("item").rng().bits())
}

fn category(item: Item) -> Plan {
    Plan::default().add("name", item.category).add("slug", slug(item.category))
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
