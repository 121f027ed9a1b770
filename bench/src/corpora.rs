//! The payloads: samples of this project, the same for the same seed, and published samples of other people.

use std::fs;

use backoffice::{
    samples::{Profile, Samples},
    schema::{Document, find},
};

use crate::{Error, foreign, machine, reshape};

/// The work to do with each payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Say yes or no.
    IsValid,
    /// List all violations.
    Check,
}

impl Task {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::IsValid => "validates",
            Self::Check => "lists all",
        }
    }

    /// Maximum time of an invalid order, as a multiple of a valid one.
    pub(crate) fn most_cost(self) -> f64 {
        match self {
            Self::IsValid => 6.0,
            Self::Check => 10.0,
        }
    }
}

/// The place of white space and the order of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Table order, no white space.
    TableOrder,
    /// Random order, no white space.
    Shuffled,
    /// Table order, a field a line, indented.
    Pretty,
    /// Table order, one line with `", "` and `": "`.
    Spaced,
    /// As other programs write them.
    Foreign,
}

/// The payloads that have one wrong value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    None,
    OneInAHundred,
    Each,
}

/// A description of a corpus.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) name: &'static str,
    pub(crate) what: &'static str,
    /// The shape of the samples; `None` for the published ones.
    shape: Option<&'static str>,
    layout: Layout,
    wrong: Wrong,
    pub(crate) task: Task,
    bytes: usize,
    /// The target rates, as multiples of a contestant's rate, by the contestant's name.
    pub(crate) targets: &'static [(&'static str, f64)],
}

const fn orders(name: &'static str, what: &'static str) -> Plan {
    Plan {
        name,
        what,
        shape: Some("Order"),
        layout: Layout::TableOrder,
        wrong: Wrong::None,
        task: Task::IsValid,
        bytes: 16_000_000,
        targets: &[],
    }
}

const fn others(name: &'static str, what: &'static str, shape: Option<&'static str>) -> Plan {
    Plan { shape, bytes: 8_000_000, ..orders(name, what) }
}

impl Plan {
    const fn with(self, layout: Layout, targets: &'static [(&'static str, f64)]) -> Self {
        Self { layout, targets, ..self }
    }

    const fn wrong(self, wrong: Wrong, task: Task) -> Self {
        Self { wrong, task, ..self }
    }

    /// Returns the name without the characters that file names and shells reserve.
    pub(crate) fn id(&self) -> String {
        self.name.replace([' ', '/'], "-")
    }
}

/// Every corpus, in the order in which they are measured.
#[rustfmt::skip]
pub(crate) const PLANS: &[Plan] = {
    use {Layout::*, Task::*};
    &[
        orders("orders", "orders, fields in table order")
            .with(TableOrder, &[("jsonschema", 25.0), ("ajv", 25.0), ("sonic-rs skip", 2.0)]),
        orders("orders-shuffled", "orders, fields in random order")
            .with(Shuffled, &[("jsonschema", 10.0), ("ajv", 10.0)]),
        orders("orders-pretty", "orders, pretty-printed")
            .with(Pretty, &[("jsonschema", 15.0), ("ajv", 15.0)]),
        orders("orders-foreign", "orders as six other programs write them")
            .with(Foreign, &[("jsonschema", 25.0), ("ajv", 25.0)]),
        others("customers-foreign", "customers, the same", Some("Customer"))
            .with(Foreign, &[("jsonschema", 15.0), ("ajv", 15.0)]),
        orders("orders-invalid", "orders, one in a hundred with one wrong value")
            .wrong(Wrong::OneInAHundred, IsValid),
        others("customers", "customers, fields in table order", Some("Customer"))
            .with(TableOrder, &[("jsonschema", 15.0), ("ajv", 15.0)]),
        others("webhooks", "webhooks, fields in table order", Some("Webhook")),
        others("small", "addresses of about 200 bytes", Some("BillingAddress")),
        orders("spaced", "orders as Python's json.dumps writes them").with(Spaced, &[]),
        others("spaced-small", "addresses as Python's json.dumps writes them", Some("BillingAddress"))
            .with(Spaced, &[]),
        orders("invalid", "orders, each with one wrong value; all violations listed")
            .wrong(Wrong::Each, Check),
        orders("invalid yes/no", "orders, each with one wrong value; yes or no")
            .wrong(Wrong::Each, IsValid),
        others("published", "samples of five shapes that others published", None),
    ]
};

/// Wrong values and their paths. There are several, as a field on a path may be null or missing.
pub(crate) type Mistakes = [(&'static [&'static str], &'static str)];

/// Wrong values for orders.
const MISTAKES: &Mistakes = &[
    (&["number"], "1042"),
    (&["total_incl_tax"], "149.5"),
    (&["date_placed"], "\"last Tuesday\""),
    (&["shipping_address", "country"], "true"),
    (&["lines", "0", "quantity"], "\"two\""),
    (&["lines", "1", "product", "images"], "{}"),
    (&["is_test"], "\"no\""),
];

/// Payloads of one shape.
pub(crate) struct Part {
    pub(crate) document: &'static Document,
    text: String,
    ends: Vec<usize>,
}

impl Part {
    fn new(shape: &str) -> Result<Self, Error> {
        Ok(Self { document: find(shape)?, text: String::new(), ends: Vec::new() })
    }

    fn push(&mut self, record: &str) {
        self.text.push_str(record);
        self.ends.push(self.text.len());
    }

    /// Returns the payloads, which lie one after the other in memory.
    pub(crate) fn records(&self) -> Vec<&[u8]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let ranges = starts.zip(&self.ends).map(|(start, end)| start..*end);
        ranges.filter_map(|range| self.text.as_bytes().get(range)).collect()
    }
}

/// Payloads to measure with.
pub(crate) struct Corpus {
    pub(crate) plan: Plan,
    /// The payloads that are valid in the contract profile.
    pub(crate) valid: usize,
    pub(crate) parts: Vec<Part>,
    /// The same orders before each got its wrong value.
    pub(crate) valid_orders: Option<Box<Corpus>>,
}

impl Corpus {
    /// Makes the corpus of a plan, of its size divided by `fraction`.
    pub(crate) fn new(plan: Plan, seed: u64, fraction: usize) -> Result<Self, Error> {
        match plan.shape {
            Some(shape) => Self::samples(plan, shape, seed, plan.bytes / fraction),
            None => Self::published(plan),
        }
    }

    fn samples(plan: Plan, shape: &str, seed: u64, bytes: usize) -> Result<Self, Error> {
        let mut part = Part::new(shape)?;
        let samples = Samples::new(part.document.shape(), seed, Profile::Strict);
        let mut random = fastrand::Rng::with_seed(seed);
        let (mut valid, mut chosen) = (0, 0);
        for (number, mut sample) in samples.enumerate() {
            if number % 100 == 0 {
                // The wrong value comes early in each hundred, so that a short corpus has one.
                chosen = number + random.usize(..if number == 0 { 10 } else { 100 });
            }
            if plan.wrong == Wrong::Each || plan.wrong == Wrong::OneInAHundred && number == chosen {
                sample = spoiled(&sample, MISTAKES, &mut random)?;
            } else {
                valid += 1;
            }
            part.push(&match plan.layout {
                Layout::TableOrder => sample,
                Layout::Shuffled => reshape::shuffled(&sample, &mut random)?,
                Layout::Pretty => reshape::pretty(&sample)?,
                Layout::Spaced => reshape::spaced(&sample)?,
                Layout::Foreign => {
                    foreign::record(&sample, part.document.shape(), number, &mut random)?
                }
            });
            if part.text.len() >= bytes {
                break;
            }
        }
        let valid_orders = if plan.wrong == Wrong::Each {
            let plan = Plan { wrong: Wrong::None, ..plan };
            Some(Self::samples(plan, shape, seed, bytes)?.into())
        } else {
            None
        };
        Ok(Self { valid_orders, ..Self::of(plan, vec![part], valid) })
    }

    /// Reads the published samples. All of them are valid in the contract profile.
    fn published(plan: Plan) -> Result<Self, Error> {
        let folder = machine::project().join("../shared/payloads");
        let mut parts = Vec::new();
        for shape in ["Customer", "Dispute", "Order", "Product", "Subscription"] {
            let path = folder.join(format!("{}.json", shape.to_lowercase()));
            let text = fs::read_to_string(&path)
                .map_err(|error| format!("could not read {}: {error}", path.display()))?;
            let mut part = Part::new(shape)?;
            part.push(&text);
            parts.push(part);
        }
        let valid = parts.len();
        Ok(Self::of(plan, parts, valid))
    }

    /// Makes one page of customers of about `bytes` bytes: at least one customer.
    pub(crate) fn page(seed: u64, bytes: usize) -> Result<Self, Error> {
        /// The approximate size of a customer.
        const MEAN: usize = 1_100;
        /// The last few customers are chosen from this many, so that the page comes near its size.
        const CHOICES: usize = 64;

        let mut customers = Samples::new(find("Customer")?.shape(), seed, Profile::Strict);
        let mut text = String::from(r#"{"next":null,"previous":null,"results":["#);
        let mut separator = "";
        loop {
            let left = bytes.saturating_sub(text.len());
            if left < MEAN / 2 && !separator.is_empty() {
                break;
            }
            let choices = if left > 8 * MEAN { 1 } else { CHOICES };
            let wanted = left / ((left + MEAN / 2) / MEAN).max(1);
            let nearest = |customer: &String| customer.len().abs_diff(wanted);
            let customer = customers.by_ref().take(choices).min_by_key(nearest);
            text.push_str(separator);
            text.push_str(&customer.unwrap_or_default());
            separator = ",";
        }
        text.push_str("]}");
        let mut part = Part::new("CustomerPage")?;
        part.push(&text);
        let plan = others("page", "a page of customers", None);
        Ok(Self::of(plan, vec![part], 1))
    }

    fn of(plan: Plan, parts: Vec<Part>, valid: usize) -> Self {
        Self { plan, valid, parts, valid_orders: None }
    }

    pub(crate) fn payloads(&self) -> usize {
        self.parts.iter().map(|part| part.ends.len()).sum()
    }

    pub(crate) fn bytes(&self) -> usize {
        self.parts.iter().map(|part| part.text.len()).sum()
    }
}

/// Gives one field of a record a wrong value.
pub(crate) fn spoiled(
    record: &str,
    mistakes: &Mistakes,
    random: &mut fastrand::Rng,
) -> Result<String, Error> {
    let mut mistakes = mistakes.to_vec();
    random.shuffle(&mut mistakes);
    let mut spoiled =
        mistakes.iter().filter_map(|(path, value)| reshape::replaced(record, path, value));
    Ok(spoiled.next().ok_or("no mistake fits a record")?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peers;

    fn valid(corpus: &Corpus) -> usize {
        (peers::ours(corpus).unwrap().run)(1).unwrap().0
    }

    #[test]
    fn corpora_match_their_descriptions_and_depend_only_on_the_seed() {
        for plan in PLANS.iter().filter(|plan| plan.shape.is_some()) {
            let [corpus, same, other] = [1, 1, 2].map(|seed| Corpus::new(*plan, seed, 40).unwrap());
            assert!(corpus.parts[0].text == same.parts[0].text, "{}", plan.name);
            assert!(corpus.parts[0].text != other.parts[0].text, "{}", plan.name);
            let least = plan.bytes / 40;
            assert!((least..least + 60_000).contains(&corpus.bytes()), "{}", plan.name);
            assert_eq!(valid(&corpus), corpus.valid, "{}", plan.name);
            let payloads = corpus.payloads();
            let expected = match plan.wrong {
                Wrong::None => payloads..=payloads,
                Wrong::OneInAHundred => payloads * 9 / 10..=payloads - 1,
                Wrong::Each => 0..=0,
            };
            assert!(expected.contains(&corpus.valid), "{}", plan.name);
        }
    }

    #[test]
    fn each_mistake_is_reported_once() {
        let order = find("Order").unwrap().shape();
        for (path, value) in MISTAKES {
            let samples = Samples::new(order, 1, Profile::Strict).take(50);
            let mut spoiled = samples.filter_map(|text| reshape::replaced(&text, path, value));
            let mut part = Part::new("Order").unwrap();
            part.push(&spoiled.next().unwrap_or_else(|| panic!("no sample has {path:?}")));
            assert_eq!(valid(&Corpus::of(orders("", ""), vec![part], 0)), 0, "{path:?}");
        }
    }

    #[test]
    fn a_page_is_valid_and_about_as_large_as_asked() {
        for bytes in [1_000, 3_162, 10_000, 100_000] {
            let page = Corpus::page(1, bytes).unwrap();
            assert!(page.bytes().abs_diff(bytes) < bytes / 10, "{bytes}: {}", page.bytes());
            assert_eq!(valid(&page), 1);
        }
    }
}
