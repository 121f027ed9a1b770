//! Payloads to measure with, made from the project's samples: the same for the same seed.

mod reshape;

use backoffice_samples::{Fullness, Samples};
use backoffice_schema::{Document, find};

use self::reshape::Tree;
use crate::Error;

/// What the payloads of a corpus are: the shapes for which every contestant has been prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// An order with its lines, fulfillments, transactions and refunds.
    Order,
    /// A customer with addresses.
    Customer,
    /// A registration for events.
    Webhook,
    /// An address: a small object.
    BillingAddress,
    /// A page of customers: one document of any size.
    CustomerPage,
}

impl Shape {
    /// The shape's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Order => "Order",
            Self::Customer => "Customer",
            Self::Webhook => "Webhook",
            Self::BillingAddress => "BillingAddress",
            Self::CustomerPage => "CustomerPage",
        }
    }

    /// The shape's schema documents.
    ///
    /// # Errors
    ///
    /// If the project has no such shape any more.
    pub fn document(self) -> Result<&'static Document, Error> {
        Ok(find(self.name())?)
    }

    /// Values that the contract does not let pass, and where they go.
    fn mistakes(self) -> &'static [(&'static [&'static str], &'static str)] {
        match self {
            Self::Order => &[
                (&["number"], "1042"),
                (&["total_incl_tax"], "149.5"),
                (&["date_placed"], "\"last Tuesday\""),
                (&["shipping_address", "country"], "true"),
                (&["lines", "0", "quantity"], "\"two\""),
                (&["lines", "1", "product", "images"], "{}"),
                (&["is_test"], "\"no\""),
            ],
            Self::Customer | Self::CustomerPage => &[(&["language"], "\"EN\"")],
            Self::Webhook => &[(&["target"], "\"not a URL\"")],
            Self::BillingAddress => &[(&["country"], "7")],
        }
    }
}

/// How the members of a payload are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// In table order, without white space.
    TableOrder,
    /// In random order, without white space.
    Shuffled,
    /// In table order, one a line, indented.
    Pretty,
}

/// What a corpus is to be.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Its name, as in reports and for `--only`.
    pub name: &'static str,
    /// What it shows.
    pub what: &'static str,
    /// What its payloads are.
    pub shape: Shape,
    /// How they are written.
    pub layout: Layout,
    /// Whether one payload in [`INVALID_ONCE_IN`] has a wrong value.
    pub invalid: bool,
    /// About how many bytes it has.
    pub bytes: usize,
    /// How many times a contestant's rate this project's is meant to reach, by the contestant's name.
    pub targets: &'static [(&'static str, f64)],
}

/// In a corpus with invalid payloads, one of so many.
pub const INVALID_ONCE_IN: usize = 100;

const MEGABYTE: usize = 1_000_000;

/// Every corpus, in the order in which they are measured.
pub const PLANS: &[Plan] = &[
    Plan {
        name: "orders",
        what: "orders, members in table order",
        shape: Shape::Order,
        layout: Layout::TableOrder,
        invalid: false,
        bytes: 16 * MEGABYTE,
        targets: &[("jsonschema", 25.0), ("ajv", 25.0), ("sonic-rs skip", 2.0)],
    },
    Plan {
        name: "orders-shuffled",
        what: "orders, members in random order",
        shape: Shape::Order,
        layout: Layout::Shuffled,
        invalid: false,
        bytes: 16 * MEGABYTE,
        targets: &[("jsonschema", 10.0), ("ajv", 10.0)],
    },
    Plan {
        name: "orders-pretty",
        what: "orders, pretty-printed",
        shape: Shape::Order,
        layout: Layout::Pretty,
        invalid: false,
        bytes: 16 * MEGABYTE,
        targets: &[("jsonschema", 15.0), ("ajv", 15.0)],
    },
    Plan {
        name: "orders-invalid",
        what: "orders, one in a hundred with one wrong value",
        shape: Shape::Order,
        layout: Layout::TableOrder,
        invalid: true,
        bytes: 16 * MEGABYTE,
        targets: &[],
    },
    Plan {
        name: "customers",
        what: "customers, members in table order",
        shape: Shape::Customer,
        layout: Layout::TableOrder,
        invalid: false,
        bytes: 8 * MEGABYTE,
        targets: &[("jsonschema", 15.0), ("ajv", 15.0)],
    },
    Plan {
        name: "webhooks",
        what: "webhooks, members in table order",
        shape: Shape::Webhook,
        layout: Layout::TableOrder,
        invalid: false,
        bytes: 8 * MEGABYTE,
        targets: &[],
    },
    Plan {
        name: "small",
        what: "addresses of about 200 bytes",
        shape: Shape::BillingAddress,
        layout: Layout::TableOrder,
        invalid: false,
        bytes: 8 * MEGABYTE,
        targets: &[],
    },
];

/// Payloads, one after the other.
pub struct Corpus {
    /// What it was to be.
    pub plan: Plan,
    /// How many of the payloads the contract lets pass.
    pub valid: usize,
    text: String,
    ends: Vec<usize>,
}

impl Corpus {
    /// Makes the corpus of `plan`, with at least `bytes` bytes and at least one payload.
    ///
    /// # Errors
    ///
    /// If a sample is not what the plan takes it for.
    pub fn new(plan: Plan, seed: u64, bytes: usize) -> Result<Self, Error> {
        let samples = Samples::new(plan.shape.document()?.shape(), seed, Fullness::Strict);
        let mut random = fastrand::Rng::with_seed(seed);
        let mut corpus = Self {
            plan,
            valid: 0,
            text: String::new(),
            ends: Vec::new(),
        };
        let mut wrong = 0;
        for (number, sample) in samples.enumerate() {
            let mut tree = Tree::read(&sample).map_err(|error| {
                format!(
                    "sample {number} of {} is not JSON: {error}",
                    plan.shape.name()
                )
            })?;
            let position = number % INVALID_ONCE_IN;
            if position == 0 {
                // Early in the first hundred, so that a short corpus has one too.
                wrong = random.usize(..if number == 0 { 10 } else { INVALID_ONCE_IN });
            }
            if plan.invalid && position == wrong {
                spoil(&mut tree, plan.shape, &mut random)?;
            } else {
                corpus.valid += 1;
            }
            match plan.layout {
                Layout::TableOrder => tree.write(&mut corpus.text),
                Layout::Shuffled => {
                    tree.shuffle(&mut random);
                    tree.write(&mut corpus.text);
                }
                Layout::Pretty => tree.write_pretty(&mut corpus.text),
            }
            corpus.ends.push(corpus.text.len());
            if corpus.text.len() >= bytes {
                break;
            }
        }
        Ok(corpus)
    }

    /// The payloads.
    #[must_use]
    pub fn records(&self) -> Vec<&[u8]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let bytes = self.text.as_bytes();
        starts
            .zip(&self.ends)
            .filter_map(|(start, end)| bytes.get(start..*end))
            .collect()
    }

    /// How many bytes the payloads have together.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.text.len()
    }
}

/// Gives one member a value that the contract does not let pass.
fn spoil(tree: &mut Tree<'_>, shape: Shape, random: &mut fastrand::Rng) -> Result<(), Error> {
    let mut mistakes = shape.mistakes().to_vec();
    random.shuffle(&mut mistakes);
    // A member may be null, and hold nothing that could be replaced.
    if mistakes
        .iter()
        .any(|(path, value)| tree.replace(path, value))
    {
        Ok(())
    } else {
        Err(format!("no mistake fits a sample of {}", shape.name()).into())
    }
}

/// One page of customers of about `bytes` bytes: at least one customer.
///
/// # Errors
///
/// If the project has no such shape any more.
pub fn page(seed: u64, bytes: usize) -> Result<String, Error> {
    /// About how large a customer is.
    const MEAN: usize = 1_100;
    /// The last few customers are chosen from so many, so that the page comes near its size.
    const CHOICES: usize = 64;

    let shape = Shape::Customer.document()?.shape();
    let mut customers = Samples::new(shape, seed, Fullness::Strict);
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
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peers::{Peer as _, ours};

    const BYTES: usize = 300_000;

    fn valid(shape: Shape, records: &[&[u8]]) -> usize {
        ours::peer(shape).unwrap().check(records).unwrap()
    }

    fn corpora(seed: u64) -> Vec<Corpus> {
        PLANS
            .iter()
            .map(|plan| Corpus::new(*plan, seed, BYTES).unwrap())
            .collect()
    }

    #[test]
    fn a_corpus_depends_on_its_plan_and_seed_alone() {
        for ((first, second), other) in corpora(1).iter().zip(corpora(1)).zip(corpora(2)) {
            let name = first.plan.name;
            assert!(
                first.text == second.text && first.ends == second.ends,
                "{name}"
            );
            assert!(first.text != other.text, "{name}");
        }
    }

    #[test]
    fn corpora_are_of_the_size_and_kind_that_reports_say() {
        for corpus in corpora(1) {
            let name = corpus.plan.name;
            let records = corpus.records();
            assert_eq!(
                records.iter().map(|record| record.len()).sum::<usize>(),
                corpus.bytes()
            );
            assert!((BYTES..BYTES + 60_000).contains(&corpus.bytes()), "{name}");
            assert_eq!(valid(corpus.plan.shape, &records), corpus.valid, "{name}");
            assert_eq!(corpus.valid < records.len(), corpus.plan.invalid, "{name}");
            let mean = corpus.bytes() / records.len();
            let expected = match name {
                "orders" | "orders-shuffled" | "orders-invalid" => 5_000..30_000,
                "small" => 150..250,
                _ => 200..60_000,
            };
            assert!(expected.contains(&mean), "{name}: {mean}");
        }
    }

    #[test]
    fn every_mistake_is_one() {
        for shape in [
            Shape::Order,
            Shape::Customer,
            Shape::Webhook,
            Shape::BillingAddress,
        ] {
            let info = shape.document().unwrap().shape();
            for (path, value) in shape.mistakes() {
                let samples = Samples::new(info, 1, Fullness::Strict).take(50);
                let texts: Vec<String> = samples.collect();
                let mut trees = texts.iter().map(|text| Tree::read(text).unwrap());
                let tree = trees.find_map(|mut tree| tree.replace(path, value).then_some(tree));
                let tree = tree.unwrap_or_else(|| panic!("no sample has {path:?}"));
                let mut text = String::new();
                tree.write(&mut text);
                assert_eq!(valid(shape, &[text.as_bytes()]), 0, "{path:?}");
            }
        }
    }

    #[test]
    fn a_page_is_valid_and_about_as_large_as_asked() {
        for bytes in [1_000, 3_162, 10_000, 100_000] {
            let page = page(1, bytes).unwrap();
            assert!(
                page.len().abs_diff(bytes) < bytes / 10,
                "{bytes}: {}",
                page.len()
            );
            assert_eq!(valid(Shape::CustomerPage, &[page.as_bytes()]), 1);
        }
    }
}
