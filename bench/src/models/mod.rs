//! `cargo xtask bench models`.
//!
//! A decoder goes from the bytes of a payload to an owned record. Its time includes reading every field and dropping the
//! record.

mod contestants;
mod memory;
mod payloads;
mod touch;

use std::{path::PathBuf, time::Duration};

use clap::{Args, builder::PossibleValuesParser};
use serde::Serialize;
use serde_json::{Value, json};

use self::{
    contestants::{AXUM, CUSTOMERS, DERIVED, ORDERS, OURS, Shape, decoding, encoding},
    payloads::{Form, Payloads},
};
use crate::{
    Error, machine, rounds,
    table::{short, size, table},
    write_json,
};

pub(crate) use self::memory::count_allocations;

/// Minimum time of a turn.
const TURN: Duration = Duration::from_millis(40);

/// The options of the command.
#[derive(Args)]
pub(crate) struct Options {
    /// Interleaved rounds to measure [default: 15, or 3 with --quick]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: Option<u16>,
    /// Seed of the samples that the corpora are made of
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Measure only this corpus, or only `memory`. Repeat the option for more
    #[arg(long, value_name = "NAME", value_parser = names())]
    only: Vec<String>,
    /// Measure small corpora in few rounds, to check that everything runs
    #[arg(long)]
    quick: bool,
    /// Also write every measurement to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Print the resident memory of this contestant's orders
    #[arg(long, value_name = "NAME", hide = true)]
    resident: Option<String>,
}

fn names() -> PossibleValuesParser {
    let names = PLANS.iter().map(|plan| plan.name);
    names.chain([MEMORY]).collect::<Vec<_>>().into()
}

/// The name of the allocations and the resident memory, which are measured together.
const MEMORY: &str = "memory";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Decode(Form),
    Encode,
}

/// A description of a measurement.
struct Plan {
    name: &'static str,
    what: &'static str,
    shape: &'static Shape,
    work: Work,
    /// The rate to reach, as a multiple of the rate of serde's derives with owned texts.
    target: Option<f64>,
}

/// Every measurement, in order.
#[rustfmt::skip]
static PLANS: [Plan; 14] = {
    use {Form::*, Work::*};
    [
        Plan { name: "orders", what: "fields in table order", shape: &ORDERS, work: Decode(TableOrder), target: Some(5.0) },
        Plan { name: "orders-shuffled", what: "fields in random order", shape: &ORDERS, work: Decode(Shuffled), target: Some(2.5) },
        Plan { name: "orders-pretty", what: "pretty-printed", shape: &ORDERS, work: Decode(Pretty), target: Some(4.0) },
        Plan { name: "orders-foreign", what: "as six other programs write them", shape: &ORDERS, work: Decode(Foreign), target: Some(5.0) },
        Plan { name: "orders-unknown", what: "one unknown field in each", shape: &ORDERS, work: Decode(Unknown), target: Some(1.5) },
        Plan { name: "orders-mismatch", what: "one type mismatch in each", shape: &ORDERS, work: Decode(Mismatch), target: Some(1.5) },
        Plan { name: "orders-encode", what: "records encoded", shape: &ORDERS, work: Encode, target: Some(1.5) },
        Plan { name: "customers", what: "fields in table order", shape: &CUSTOMERS, work: Decode(TableOrder), target: Some(4.0) },
        Plan { name: "customers-shuffled", what: "fields in random order", shape: &CUSTOMERS, work: Decode(Shuffled), target: Some(2.5) },
        Plan { name: "customers-pretty", what: "pretty-printed", shape: &CUSTOMERS, work: Decode(Pretty), target: Some(4.0) },
        Plan { name: "customers-foreign", what: "as six other programs write them", shape: &CUSTOMERS, work: Decode(Foreign), target: Some(4.0) },
        Plan { name: "customers-unknown", what: "one unknown field in each", shape: &CUSTOMERS, work: Decode(Unknown), target: Some(1.5) },
        Plan { name: "customers-mismatch", what: "one type mismatch in each", shape: &CUSTOMERS, work: Decode(Mismatch), target: Some(1.5) },
        Plan { name: "customers-encode", what: "records encoded", shape: &CUSTOMERS, work: Encode, target: Some(1.5) },
    ]
};

/// The target of `serde_json::from_slice` into the models, as of [`Plan::target`].
const AXUM_TARGET: f64 = 1.5;

/// A line of the summary.
#[derive(Serialize)]
struct Figure {
    figure: String,
    value: f64,
    target: Option<f64>,
    met: Option<bool>,
}

impl Figure {
    fn at_least(figure: String, value: f64, target: Option<f64>) -> Self {
        Self { figure, value, target, met: target.map(|target| value >= target) }
    }

    fn at_most(figure: String, value: f64, target: f64) -> Self {
        Self { met: Some(value <= target), ..Self::at_least(figure, value, Some(target)) }
    }

    fn line(&self) -> Vec<String> {
        let verdict = self.met.map_or("", |met| if met { "met" } else { "missed" });
        let target = self.target.map_or_else(String::new, |target| target.to_string());
        vec![self.figure.clone(), short(self.value), target, verdict.to_owned()]
    }
}

/// Measures, prints tables and writes the file.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let &Options { seed, quick, .. } = options;
    if let Some(contestant) = &options.resident {
        return memory::print_resident(contestant, seed);
    }
    let rounds = options.rounds.unwrap_or(if quick { 3 } else { 15 }).into();
    let fraction = if quick { 16 } else { 1 };
    let wants =
        |name: &str| options.only.is_empty() || options.only.iter().any(|only| only == name);
    let machine = machine::print_facts(rounds);
    println!("samples: seed {seed}");
    let (mut corpora, mut figures, mut left_out) = (Vec::new(), Vec::new(), Vec::new());
    for plan in PLANS.iter().filter(|plan| wants(plan.name)) {
        let name = plan.name;
        let form = match plan.work {
            Work::Decode(form) => form,
            Work::Encode => Form::TableOrder,
        };
        match Payloads::new(plan.shape.info, plan.shape.mismatches, form, seed, fraction) {
            Ok(payloads) => corpora.push(
                measure(plan, &payloads, rounds, &mut figures)
                    .map_err(|error| format!("could not measure {name}: {error}"))?,
            ),
            Err(error) => left_out.push(format!("{name}: {error}")),
        }
    }
    let mut memory = Value::Null;
    if wants(MEMORY) {
        match memory::measure(seed, &mut figures) {
            Ok(measured) => memory = measured,
            Err(error) => left_out.push(format!("{MEMORY}: {error}")),
        }
    }
    for reason in &left_out {
        println!("\nnot measured: {reason}");
    }
    let head = ["", "", "target", ""].map(str::to_owned).to_vec();
    let lines = figures.iter().map(Figure::line).collect();
    print!("\n{}", table(head, lines));
    write_json(
        options.json.as_deref(),
        &json!({
            "machine": machine,
            "rounds": rounds,
            "seed": seed,
            "corpora": corpora,
            "memory": memory,
            "figures": figures,
            "left_out": left_out,
        }),
    )
}

/// Measures, prints a table, adds the figures, and returns the rows as JSON.
fn measure(
    plan: &Plan,
    payloads: &Payloads,
    rounds: usize,
    figures: &mut Vec<Figure>,
) -> Result<Value, Error> {
    let Plan { name, what, shape, work, target } = *plan;
    let (count, bytes) = (payloads.texts.len(), payloads::size(&payloads.texts));
    println!("\n{name}: {what}; {count} payloads, {}", size(bytes as f64));
    let mut field = match work {
        Work::Decode(_) => decoding(shape, payloads)?,
        Work::Encode => encoding(shape, &payloads.texts)?,
    };
    let mut rows = rounds::measure(&mut field, rounds, TURN, 1)?;
    for row in rows.iter_mut().filter(|row| row.name == DERIVED) {
        row.target = target;
    }
    print!("{}", rounds::write(&rows));
    if payloads.fitting.is_some() {
        println!("serde's derives refuse a type mismatch: they decode the payloads without it.");
    }
    let mut add = |figure, of, target| {
        let row = |name| rows.iter().find(|row| row.name == name);
        if let (Some(of), Some(derived)) = (row(of), row(DERIVED)) {
            figures.push(Figure::at_least(figure, of.ratio_to(derived), target));
        }
    };
    add(format!("{name}: times {DERIVED}"), OURS, target);
    if work == Work::Decode(Form::TableOrder) {
        let figure = format!("{name}: {AXUM}, times {DERIVED}");
        add(figure, AXUM, Some(AXUM_TARGET));
    }
    Ok(json!({
        "name": name,
        "what": what,
        "payloads": count,
        "bytes": bytes,
        "contestants": rows,
    }))
}
