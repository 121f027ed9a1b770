//! `cargo xtask bench models`.
//!
//! A decoder goes from the bytes of a payload to an owned record. Its time includes reading every field and dropping the
//! record.

mod contestants;
mod memory;
mod payloads;
mod touch;

use std::{iter::zip, path::PathBuf, time::Duration};

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
    let names = measurements().map(|measurement| measurement.name);
    names.chain([MEMORY.to_owned()]).collect::<Vec<_>>().into()
}

/// The name of the allocations and the resident memory, which are measured together.
const MEMORY: &str = "memory";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Decode(Form),
    Encode,
}

/// What to measure with each shape.
struct Plan {
    /// Follows the shape's name.
    suffix: &'static str,
    what: &'static str,
    work: Work,
    /// The rates to reach with orders and with customers, as multiples of the rate of serde's derives with owned texts.
    goals: [Option<f64>; 2],
}

#[rustfmt::skip]
static PLANS: [Plan; 7] = {
    use {Form::*, Work::*};
    [
        Plan { suffix: "", what: "fields in table order", work: Decode(TableOrder), goals: [Some(5.0), Some(4.0)] },
        Plan { suffix: "-shuffled", what: "fields in random order", work: Decode(Shuffled), goals: [Some(2.5); 2] },
        Plan { suffix: "-pretty", what: "pretty-printed", work: Decode(Pretty), goals: [Some(4.0); 2] },
        Plan { suffix: "-published", what: "fields in a published sample's order", work: Decode(Published), goals: [None; 2] },
        Plan { suffix: "-unknown", what: "one unknown field in each", work: Decode(Unknown), goals: [Some(1.5); 2] },
        Plan { suffix: "-mismatch", what: "one type mismatch in each", work: Decode(Mismatch), goals: [Some(1.5); 2] },
        Plan { suffix: "-encode", what: "records of the payloads", work: Encode, goals: [Some(1.5); 2] },
    ]
};

/// The goal of `serde_json::from_slice` into the models, as of [`Plan::goals`].
const AXUM_GOAL: f64 = 1.5;

/// A plan for a shape.
struct Measurement {
    name: String,
    shape: &'static Shape,
    plan: &'static Plan,
    goal: Option<f64>,
}

/// Returns every measurement, in order.
fn measurements() -> impl Iterator<Item = Measurement> {
    PLANS.iter().flat_map(|plan| {
        zip([&ORDERS, &CUSTOMERS], plan.goals).map(move |(shape, goal)| Measurement {
            name: format!("{}{}", shape.name, plan.suffix),
            shape,
            plan,
            goal,
        })
    })
}

/// A line of the summary.
#[derive(Serialize)]
struct Figure {
    figure: String,
    value: f64,
    goal: Option<f64>,
    met: Option<bool>,
}

impl Figure {
    fn at_least(figure: String, value: f64, goal: Option<f64>) -> Self {
        let met = goal.map(|goal| value >= goal);
        Self {
            figure,
            value,
            goal,
            met,
        }
    }

    fn at_most(figure: String, value: f64, goal: f64) -> Self {
        let (goal, met) = (Some(goal), Some(value <= goal));
        Self {
            figure,
            value,
            goal,
            met,
        }
    }

    fn line(&self) -> Vec<String> {
        let verdict = self
            .met
            .map_or("", |met| if met { "met" } else { "missed" });
        let goal = self.goal.map_or_else(String::new, |goal| goal.to_string());
        vec![
            self.figure.clone(),
            short(self.value),
            goal,
            verdict.to_owned(),
        ]
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
    for measurement in measurements().filter(|measurement| wants(&measurement.name)) {
        let name = &measurement.name;
        let form = match measurement.plan.work {
            Work::Decode(form) => form,
            Work::Encode => Form::TableOrder,
        };
        match Payloads::new(measurement.shape, form, seed, fraction) {
            Ok(payloads) => corpora.push(
                measurement
                    .run(&payloads, rounds, &mut figures)
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
    let head = ["", "", "goal", ""].map(str::to_owned).to_vec();
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

impl Measurement {
    /// Measures, prints a table, adds the figures, and returns the rows as JSON.
    fn run(
        &self,
        payloads: &Payloads,
        rounds: usize,
        figures: &mut Vec<Figure>,
    ) -> Result<Value, Error> {
        let Self {
            name,
            shape,
            plan,
            goal,
        } = self;
        let (count, bytes) = (payloads.texts.len(), payloads::size(&payloads.texts));
        println!(
            "\n{name}: {}; {count} payloads, {}",
            plan.what,
            size(bytes as f64)
        );
        let mut field = match plan.work {
            Work::Decode(_) => decoding(shape, payloads)?,
            Work::Encode => encoding(shape, &payloads.texts)?,
        };
        let mut rows = rounds::measure(&mut field, rounds, TURN, 1)?;
        for row in rows.iter_mut().filter(|row| row.name == DERIVED) {
            row.target = *goal;
        }
        print!("{}", rounds::write(&rows));
        if payloads.fitting.is_some() {
            println!(
                "serde's derives refuse a type mismatch: they decode the payloads without it."
            );
        }
        let mut add = |figure, of, goal| {
            let row = |name| rows.iter().find(|row| row.name == name);
            if let (Some(of), Some(derived)) = (row(of), row(DERIVED)) {
                figures.push(Figure::at_least(figure, of.ratio_to(derived), goal));
            }
        };
        add(format!("{name}: times {DERIVED}"), OURS, *goal);
        if plan.work == Work::Decode(Form::TableOrder) {
            add(
                format!("{name}: {AXUM}, times {DERIVED}"),
                AXUM,
                Some(AXUM_GOAL),
            );
        }
        Ok(json!({
            "name": name,
            "what": plan.what,
            "payloads": count,
            "bytes": bytes,
            "contestants": rows,
        }))
    }
}
