//! Orders whose amounts add up. Values of the caller replace sample values.

mod amounts;
mod check;
mod payments;

use backoffice_description as info;

use crate::models::AnyRecord;
use backoffice_description::{ShapeInfo, TypeInfo};
use serde_json::{Value, json};

pub(crate) use self::payments::{captured, refunded};
use super::{
    Profile, Samples,
    data::PLACES,
    runtime::{Key, money::read},
    scene::Scene,
};

/// Two fields of a record that can't both be true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Contradiction {
    /// A field that the caller gave: `total_incl_tax`, or `lines/price_incl_tax` for one of a line.
    pub field: String,
    /// The field that contradicts it.
    pub other: String,
    /// The reason, for a person.
    pub message: String,
}

impl Contradiction {
    pub(crate) fn new(field: &str, other: &str, message: impl Into<String>) -> Self {
        Self { field: field.to_owned(), other: other.to_owned(), message: message.into() }
    }
}

/// An order whose amounts, payments and refunds agree, and its transactions.
///
/// # Examples
///
/// ```
/// use backoffice::samples::SampleOrder;
/// use serde_json::json;
///
/// let given = json!({ "number": "A-1", "total_incl_tax": "50.00", "currency": "USD" });
/// let mut ids = 1_000_000..;
/// let made = SampleOrder::new(1, 0, &given, &mut || ids.next().unwrap_or_default())?;
/// assert_eq!(made.order["report_values"]["total_incl_tax"], "50.00");
/// assert_eq!(made.order["transactions"][0]["id"], made.transactions[0]["id"]);
/// # Ok::<(), backoffice::samples::Contradiction>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SampleOrder {
    /// The order, with `transactions` as an order embeds them.
    pub order: Value,
    /// The transactions in their own form.
    pub transactions: Vec<Value>,
}

impl SampleOrder {
    /// Makes sample `n` of a seed. The fields of `given` are the truth, and the others follow from them; `ids` returns the
    /// ids of transactions that have none.
    ///
    /// # Errors
    ///
    /// If two of the fields contradict each other.
    pub fn new(
        seed: u64,
        n: u64,
        given: &Value,
        ids: &mut dyn FnMut() -> i64,
    ) -> Result<Self, Contradiction> {
        let source = Source { seed, n: instance(seed, n, given) };
        let sample = source.sample(&info::ORDER);
        let mut order = sample.clone();
        let fields = given.as_object().into_iter().flatten();
        for (name, value) in fields.filter(|(_, value)| !value.is_null()) {
            if let Some(field) = info::ORDER.field(name) {
                overlay(&mut order[name], value, &field.ty);
            }
        }
        // Nobody gave the others of these.
        for list in ["subscriptions", "refunds", "transactions"] {
            order[list] = given
                .get(list)
                .filter(|list| !list.is_null())
                .map_or_else(|| json!([]), |_| order[list].take());
        }
        for address in ["billing_address", "shipping_address"] {
            for name in ["first_name", "last_name"] {
                if given[address][name].is_null() && order[address].is_object() {
                    order[address][name] = order["user"][name].clone();
                }
            }
        }
        amounts::fit(source, &mut order, &sample, given)?;
        let transactions = payments::fit(source, &mut order, &sample, given, ids)?;
        Self::check(&order)?;
        Ok(Self { order: in_order(&info::ORDER, &order), transactions })
    }

    /// Returns the state of an order's payment, which follows from its transactions (gaps `capture-states`, `refund-states`).
    #[must_use]
    pub fn payment_status(order: &Value) -> &'static str {
        let made = items(&order["transactions"]);
        let whole = read(&order["total_incl_tax"]).unwrap_or_default();
        payments::status(whole, captured(made), refunded(made))
    }

    /// Checks that the amounts, payments and refunds of an order agree.
    ///
    /// # Errors
    ///
    /// If two fields contradict each other.
    pub fn check(order: &Value) -> Result<(), Contradiction> {
        check::amounts(order)?;
        check::payments(order)
    }
}

/// Puts a given value in the place of a sample value. An object keeps the sample's fields that it does not give; items of
/// a list are completed by those of the sample.
pub fn overlay(sample: &mut Value, given: &Value, ty: &TypeInfo) {
    match (ty, given) {
        (TypeInfo::Shape(shape), Value::Object(fields))
            if shape.fields_shown && sample.is_object() =>
        {
            for (name, value) in fields {
                let ty = shape.field(name).map_or(&TypeInfo::Any, |field| &field.ty);
                overlay(&mut sample[name], value, ty);
            }
        }
        (TypeInfo::List(TypeInfo::Shape(shape)), Value::Array(given)) => {
            let samples = sample.as_array().cloned().unwrap_or_default();
            let items = given.iter().enumerate().map(|(at, given)| {
                let sample = at.checked_rem(samples.len()).and_then(|at| samples.get(at)).cloned();
                let mut item = sample.unwrap_or_default();
                // An id names one item.
                if let Some(id) = item["id"].as_i64().filter(|_| at >= samples.len()) {
                    item["id"] = json!(id + at as i64);
                }
                overlay(&mut item, given, &TypeInfo::Shape(shape));
                item
            });
            *sample = items.collect();
        }
        _ => *sample = given.clone(),
    }
}

/// Gives an object the values that another one has of its fields: a record in the other form that the document shows of it.
pub fn adopt(object: &mut Value, other: &Value, ty: &TypeInfo) {
    if let (Value::Null, Value::Object(_), TypeInfo::Shape(shape)) = (&*object, other, ty) {
        // The other one may lack fields that are needed here.
        *object = Source { seed: 1, n: 0 }.sample(shape);
    }
    match (object, other, ty) {
        (Value::Object(fields), Value::Object(other), TypeInfo::Shape(shape)) => {
            for (name, field) in fields {
                if let Some(value) = other.get(name) {
                    let ty = shape.field(name).map_or(&TypeInfo::Any, |field| &field.ty);
                    adopt(field, value, ty);
                }
            }
        }
        (object, value, _) => *object = value.clone(),
    }
}

/// The sample that values are taken from.
#[derive(Clone, Copy)]
pub(crate) struct Source {
    pub(crate) seed: u64,
    pub(crate) n: u64,
}

impl Source {
    pub(crate) fn sample(self, shape: &'static ShapeInfo) -> Value {
        let text = Samples::new(shape, self.seed, Profile::Strict).instance(self.n);
        serde_json::from_str(&text).unwrap_or_default()
    }
}

/// Returns the number of a sample whose place has the wanted currency: the wanted number itself if no place near has it.
fn instance(seed: u64, n: u64, given: &Value) -> u64 {
    let Some(wanted) = given["currency"].as_str() else {
        return n;
    };
    let key = Key::new(seed).child(info::ORDER.name);
    let has_wanted = |n: &u64| Scene::new(key.index(*n), *n).place.currency == wanted;
    let is_known = PLACES.iter().any(|place| place.currency == wanted);
    let mut numbers = (n..n.saturating_add(200)).filter(|_| is_known);
    numbers.find(has_wanted).unwrap_or(n)
}

/// Returns a record with its fields in the document's order.
pub(crate) fn in_order(shape: &'static ShapeInfo, value: &Value) -> Value {
    let json = value.to_string();
    let record = AnyRecord::from_slice(shape, json.as_bytes());
    let text = record.map(|record| record.to_json());
    let ordered = text.ok().and_then(|text| serde_json::from_str(&text).ok());
    ordered.unwrap_or_else(|| value.clone())
}

/// Returns the items of a list.
pub(crate) fn items(list: &Value) -> &[Value] {
    list.as_array().map_or(&[], Vec::as_slice)
}
