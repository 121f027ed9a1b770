//! Values that belong together, settled before an object is written.
//!
//! A plan names some fields of an object and their values; what it leaves open is filled in by name and
//! type. A fact that does not fit its field's type is not used, so a plan cannot make an instance
//! invalid when a table changes.

mod catalogue;
mod people;
mod records;
mod sale;

use backoffice_shapes::{Presence, ShapeInfo, ShapeKind};

use crate::{
    Fullness, data,
    rng::{Key, rotated},
    scene::{Scene, filled},
};

/// What an object is to be, as far as it matters to others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    facts: Vec<(&'static str, Fact)>,
}

/// A planned value.
#[derive(Clone, Debug)]
pub(crate) enum Fact {
    /// Nothing, where null or an absent field passes.
    Null,
    /// A string, URL or enumeration value.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number in millionths.
    Number(i64),
    /// A money amount in hundredths.
    Amount(i64),
    /// True or false.
    Boolean(bool),
    /// A value of any type, as JSON text.
    Json(String),
    /// Elements of a list.
    List(Vec<Fact>),
    /// An object.
    Object(Plan),
}

/// Where the object stands that a plan is for.
#[derive(Clone, Copy)]
pub(crate) struct Site<'a> {
    pub(crate) key: Key,
    pub(crate) scene: &'a Scene,
    pub(crate) fullness: Fullness,
    /// Whether the record is the scene's own.
    pub(crate) is_record: bool,
    /// Its position in a list; 0 outside of one.
    pub(crate) position: u64,
    /// Its position in a list, from an arbitrary start.
    pub(crate) turn: u64,
}

impl Plan {
    /// Adds a fact, unless there is one already.
    pub(crate) fn add(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        if self.get(name).is_none() {
            self.facts.push((name, fact.into()));
        }
        self
    }

    /// Adds another plan's facts about what is open.
    fn and(self, other: Self) -> Self {
        other
            .facts
            .into_iter()
            .fold(self, |plan, (name, fact)| plan.add(name, fact))
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Fact> {
        self.facts
            .iter()
            .find(|fact| fact.0 == name)
            .map(|fact| &fact.1)
    }

    /// The whole number planned for `name`.
    pub(crate) fn integer(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Some(Fact::Integer(number)) => Some(*number),
            _ => None,
        }
    }

    /// What is planned already, and what follows for an object of `shape`.
    pub(crate) fn complete(mut self, shape: &ShapeInfo, site: Site<'_>) -> Self {
        let id = shape.field("id").map(|row| row.presence);
        if site.is_record && id == Some(Presence::Identity) {
            self = self.add("id", site.scene.ordinal + 1);
        }
        if shape.name.ends_with("ReportValues") {
            self = self.add("currency", data::REPORT_CURRENCY);
        }
        let plan = by_fields(by_name(common(self, site), shape, site), shape, site);
        if shape.field("report_values").is_some() {
            plan.reported(site.scene)
        } else {
            plan
        }
    }

    /// Adds the amounts as they stand in reports.
    fn reported(self, scene: &Scene) -> Self {
        let amounts = self.facts.iter().filter_map(|(name, fact)| match fact {
            Fact::Amount(amount) => Some((*name, Fact::Amount(scene.reported(*amount)))),
            _ => None,
        });
        let report = Self {
            facts: amounts.collect(),
        };
        self.add(
            "report_values",
            report.add("currency", data::REPORT_CURRENCY),
        )
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

impl From<Plan> for Fact {
    fn from(plan: Plan) -> Self {
        Self::Object(plan)
    }
}

impl FromIterator<Plan> for Fact {
    fn from_iter<T: IntoIterator<Item = Plan>>(plans: T) -> Self {
        Self::List(plans.into_iter().map(Self::Object).collect())
    }
}

/// Fields that mean the same in every shape.
fn common(plan: Plan, site: Site<'_>) -> Plan {
    let scene = site.scene;
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

/// What only one shape, and the update of it, has.
fn by_name(plan: Plan, shape: &ShapeInfo, site: Site<'_>) -> Plan {
    match shape.name.strip_prefix("Update").unwrap_or(shape.name) {
        "Order" => sale::order(plan, site),
        "OrderLine" => sale::order_line(plan, site),
        "Refund" => sale::refund(plan, site),
        "Subscription" => sale::subscription(plan, site),
        "SubscriptionLine" => sale::subscription_line(plan, site),
        "Product" => catalogue::product(plan, site),
        "ProductVariant" => catalogue::variant(plan, site),
        "Transaction" | "EmbeddedTransaction" => records::transaction(plan, site),
        "PaymentDetails" | "StandalonePaymentDetails" => records::payment_details(plan, site),
        "TaxLine" | "OrderTaxLine" => records::tax_line(plan, site),
        "Fulfillment" => records::fulfillment(plan, site),
        "Customer" => records::customer(plan, site),
        "GiftCard" => records::gift_card(plan, site),
        "Dispute" => records::dispute(plan, site),
        "LineProperty" => property(plan, site),
        _ => plan,
    }
}

/// What every shape with certain fields has.
fn by_fields(mut plan: Plan, shape: &ShapeInfo, site: Site<'_>) -> Plan {
    let has = |name: &str| shape.field(name).is_some();
    if has("code") && has("label") {
        plan = labelled(plan, shape.name, site);
    }
    if has("display_order") || has("file") {
        plan = picture(plan, site);
    }
    if has("num_in_stock") {
        plan = catalogue::stock(plan, site);
    }
    if has("title") && has("upc") {
        plan = catalogue::summary(plan, site);
    }
    if has("email") || has("country") || has("from_email") || has("first_name") {
        plan = people::person(plan, shape, site);
    }
    if shape.kind == ShapeKind::Query {
        plan = people::wanted(plan, site);
    }
    plan
}

/// A code and its label.
fn labelled(plan: Plan, shape: &str, site: Site<'_>) -> Plan {
    let Some((_, labels)) = data::LABELS.iter().find(|row| row.0 == shape) else {
        return plan;
    };
    let (code, label) = rotated(labels, site.turn);
    plan.add("code", code).add("label", label)
}

/// A picture, in its place among the others.
fn picture(plan: Plan, site: Site<'_>) -> Plan {
    let file = filled("photo-####.jpg", site.key.child("file_name"));
    plan.add("attachment", format!("images/products/{file}"))
        .add("src", format!("https://cdn.example/images/products/{file}"))
        .add("file", format!("https://cdn.example/attachments/{file}"))
        .add("file_name", file)
        .add(
            "display_order",
            i64::try_from(site.position).unwrap_or_default(),
        )
}

/// A property of a line.
fn property(plan: Plan, site: Site<'_>) -> Plan {
    let (key, value) = rotated(data::PROPERTIES, site.turn);
    plan.add("key", key)
        .add("value", Fact::Json(value.to_owned()))
}
