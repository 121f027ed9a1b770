//! Values that belong together, chosen before an object is written.
//!
//! A plan names some fields of an object and their values. The writer fills in the other fields by name
//! and type. It ignores a fact of another type than the field's, so a plan cannot make an instance
//! invalid when a table changes.

mod catalogue;
mod people;
mod records;
mod sale;

use backoffice_shapes::{Presence, ShapeInfo, ShapeKind};

use crate::{
    Profile,
    clock::Clock,
    data,
    rng::{Key, rotated},
    scene::{Scene, filled},
};

/// An object that is written, and its place in the instance.
#[derive(Clone, Copy)]
pub(crate) struct Object<'a> {
    pub(crate) shape: &'static ShapeInfo,
    pub(crate) key: Key,
    pub(crate) clock: Clock,
    pub(crate) scene: &'a Scene,
    pub(crate) profile: Profile,
    /// Position in a list; 0 outside of one.
    pub(crate) position: u64,
    /// Position in a list, counted from an arbitrary start.
    pub(crate) turn: u64,
    /// The object around this one; `None` for the record of the scene.
    pub(crate) parent: Option<&'a Object<'a>>,
}

/// Planned values of an object's fields.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    facts: Vec<(&'static str, Fact)>,
}

/// A planned value.
#[derive(Clone, Debug)]
pub(crate) enum Fact {
    /// Null, if the field is nullable.
    Null,
    /// A string, URL or enumeration value.
    Text(String),
    Integer(i64),
    /// A number in millionths.
    Number(i64),
    /// An amount in hundredths.
    Amount(i64),
    Boolean(bool),
    /// A value of any type, as JSON text.
    Json(String),
    List(Vec<Fact>),
    Object(Plan),
}

impl Object<'_> {
    /// Counts `shape` among this object and those around it.
    pub(crate) fn depth(&self, shape: &ShapeInfo) -> usize {
        let objects = std::iter::successors(Some(self), |object| object.parent);
        objects
            .filter(|object| std::ptr::eq(object.shape, shape))
            .count()
    }

    fn has(&self, name: &str) -> bool {
        self.shape.field(name).is_some()
    }
}

impl Plan {
    /// Adds a fact, unless the field has one already.
    pub(crate) fn add(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        if self.get(name).is_none() {
            self.facts.push((name, fact.into()));
        }
        self
    }

    fn amount(self, name: &'static str, hundredths: i64) -> Self {
        self.add(name, Fact::Amount(hundredths))
    }

    fn amounts<const N: usize>(self, amounts: [(&'static str, i64); N]) -> Self {
        let add = |plan: Self, (name, amount)| plan.amount(name, amount);
        amounts.into_iter().fold(self, add)
    }

    fn list(self, name: &'static str, plans: impl IntoIterator<Item = Self>) -> Self {
        let facts = plans.into_iter().map(Fact::Object).collect();
        self.add(name, Fact::List(facts))
    }

    /// Adds the facts of another plan.
    fn and(self, other: Self) -> Self {
        let add = |plan: Self, (name, fact)| plan.add(name, fact);
        other.facts.into_iter().fold(self, add)
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Fact> {
        let fact = self.facts.iter().find(|fact| fact.0 == name);
        fact.map(|fact| &fact.1)
    }

    /// The planned whole number or amount called `name`.
    fn number(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Some(Fact::Integer(number) | Fact::Amount(number)) => Some(*number),
            _ => None,
        }
    }

    /// Adds the facts that follow from the object's shape and scene.
    pub(crate) fn complete(mut self, object: &Object<'_>) -> Self {
        let (shape, scene) = (object.shape, object.scene);
        let id = shape.field("id").map(|row| row.presence);
        if object.parent.is_none() && id == Some(Presence::Identity) {
            self = self.add("id", scene.ordinal + 1);
        }
        if shape.name.ends_with("ReportValues") {
            self = self.add("currency", data::REPORT_CURRENCY);
        }
        let plan = by_fields(by_name(common(self, scene), object), object);
        if object.has("report_values") {
            plan.reported(scene)
        } else {
            plan
        }
    }

    /// Adds the amounts in the report currency.
    fn reported(self, scene: &Scene) -> Self {
        let mut report = Self::default().add("currency", data::REPORT_CURRENCY);
        for (name, fact) in &self.facts {
            if let Fact::Amount(amount) = fact {
                report = report.amount(name, scene.reported(*amount));
            }
        }
        self.add("report_values", Fact::Object(report))
    }
}

impl From<&str> for Fact {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Fact {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

/// Fields with the same meaning in every shape.
fn common(plan: Plan, scene: &Scene) -> Plan {
    let (code, method) = scene.key.child("shipping").rng().pick(data::SHIPPING);
    plan.add("shipping_code", code)
        .add("shipping_method", method)
        .add("currency", scene.place.currency)
        .add("price_currency", scene.place.currency)
        .add("report_currency", data::REPORT_CURRENCY)
        .add("number", scene.order_number.as_str())
        .add("order", scene.order_number.as_str())
        .add("order_number", scene.order_number.as_str())
        .add("customer", scene.customer_id)
        .add("requester", scene.customer_id)
}

/// Fields of one shape and its update.
fn by_name(plan: Plan, object: &Object<'_>) -> Plan {
    let name = object.shape.name;
    match name.strip_prefix("Update").unwrap_or(name) {
        "Order" => sale::order(plan, object),
        "OrderLine" => sale::order_line(plan, object),
        "Refund" => sale::refund(plan, object),
        "Subscription" => sale::subscription(plan, object),
        "SubscriptionLine" => sale::subscription_line(plan, object),
        "Product" => catalogue::product(plan, object),
        "ProductVariant" => catalogue::variant(plan, object),
        "Transaction" | "EmbeddedTransaction" => records::transaction(plan, object),
        "PaymentDetails" | "StandalonePaymentDetails" => records::payment_details(plan, object),
        "TaxLine" | "OrderTaxLine" => records::tax_line(plan, object),
        "Fulfillment" => records::fulfillment(plan, object),
        "Customer" => records::customer(plan, object),
        "GiftCard" => records::gift_card(plan, object),
        "Dispute" => records::dispute(plan, object),
        "LineProperty" => property(plan, object),
        _ => plan,
    }
}

/// Fields of every shape that has certain fields.
fn by_fields(mut plan: Plan, object: &Object<'_>) -> Plan {
    let has = |name: &str| object.has(name);
    if has("code") && has("label") {
        plan = code_and_label(plan, object);
    }
    if has("display_order") || has("file") {
        plan = picture(plan, object);
    }
    if has("num_in_stock") {
        plan = catalogue::stock(plan, object);
    }
    if has("title") && has("upc") {
        plan = catalogue::summary(plan, object);
    }
    if has("email") || has("country") || has("from_email") || has("first_name") {
        plan = people::person(plan, object);
    }
    if object.shape.kind == ShapeKind::Query {
        plan = people::search(plan, object.scene);
    }
    plan
}

fn code_and_label(plan: Plan, object: &Object<'_>) -> Plan {
    let row = data::LABELS.iter().find(|row| row.0 == object.shape.name);
    let Some((_, labels)) = row else {
        return plan;
    };
    let (code, label) = rotated(labels, object.turn);
    plan.add("code", code).add("label", label)
}

/// A picture, displayed in its order in the list.
fn picture(plan: Plan, object: &Object<'_>) -> Plan {
    let file = filled("photo-####.jpg", object.key.child("file_name"));
    let order = i64::try_from(object.position).unwrap_or_default();
    plan.add("attachment", format!("images/products/{file}"))
        .add("src", format!("https://cdn.example/images/products/{file}"))
        .add("file", format!("https://cdn.example/attachments/{file}"))
        .add("file_name", file)
        .add("display_order", order)
}

/// A property of an order line.
fn property(plan: Plan, object: &Object<'_>) -> Plan {
    let (key, value) = rotated(data::PROPERTIES, object.turn);
    plan.add("key", key)
        .add("value", Fact::Json(value.to_owned()))
}
