//! `cargo xtask bench models`.
//!
//! A decoder goes from the bytes of a payload to an owned record. Its time includes reading every field and dropping the
//! record.

mod contestants;
mod payloads;
mod touch;

use std::{path::PathBuf, time::Duration};

use clap::{Args, builder::PossibleValuesParser};
use serde::Serialize;
use serde_json::{Value, json};

use self::{
    contestants::{AXUM, CUSTOMERS, DERIVED, ORDERS, Shape, decoding, encoding},
    payloads::{Form, payloads},
};
use crate::{
    Error, machine,
    rounds,
    table::{short, size, table},
    write_json,
};

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
    /// Measure only this corpus. Repeat the option for more
    #[arg(long, value_name = "NAME", value_parser = names())]
    only: Vec<String>,
    /// Measure small corpora in few rounds, to check that everything runs
    #[arg(long)]
    quick: bool,
    /// Also write every measurement to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

fn names() -> PossibleValuesParser {
    PLANS
        .iter()
        .map(|plan| plan.name)
        .collect::<Vec<_>>()
        .into()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Decode(Form),
    Encode,
}

/// A description of a measurement.
struct Plan {
    name: &'static str,
    shape: &'static Shape,
    work: Work,
    what: &'static str,
    /// The rate to reach, as a multiple of the rate of serde's derives with owned texts.
    goal: Option<f64>,
}

const fn plan(
    name: &'static str,
    shape: &'static Shape,
    work: Work,
    what: &'static str,
    goal: Option<f64>,
) -> Plan {
    Plan {
        name,
        shape,
        work,
        what,
        goal,
    }
}

/// Every measurement, in order.
#[rustfmt::skip]
static PLANS: [Plan; 14] = {
    use {Form::*, Work::*};
    [
        plan("orders", &ORDERS, Decode(TableOrder), "fields in table order", Some(5.0)),
        plan("orders-shuffled", &ORDERS, Decode(Shuffled), "fields in random order", Some(2.5)),
        plan("orders-pretty", &ORDERS, Decode(Pretty), "pretty-printed", Some(4.0)),
        plan("orders-published", &ORDERS, Decode(Published), "fields in the order of a published order", None),
        plan("orders-unknown", &ORDERS, Decode(Unknown), "one unknown field in each", Some(1.5)),
        plan("orders-mismatch", &ORDERS, Decode(Mismatch), "one type mismatch in each", Some(1.5)),
        plan("orders-encode", &ORDERS, Encode, "encoded", Some(1.5)),
        plan("customers", &CUSTOMERS, Decode(TableOrder), "fields in table order", Some(4.0)),
        plan("customers-shuffled", &CUSTOMERS, Decode(Shuffled), "fields in random order", Some(2.5)),
        plan("customers-pretty", &CUSTOMERS, Decode(Pretty), "pretty-printed", Some(4.0)),
        plan("customers-published", &CUSTOMERS, Decode(Published), "fields in the order of a published customer", None),
        plan("customers-unknown", &CUSTOMERS, Decode(Unknown), "one unknown field in each", Some(1.5)),
        plan("customers-mismatch", &CUSTOMERS, Decode(Mismatch), "one type mismatch in each", Some(1.5)),
        plan("customers-encode", &CUSTOMERS, Encode, "encoded", Some(1.5)),
    ]
};

/// The goal of `serde_json::from_slice` into the models, as of [`Plan::goal`].
const AXUM_GOAL: f64 = 1.5;

/// A line of the summary.
#[derive(Serialize)]
struct Figure {
    figure: String,
    value: f64,
    goal: Option<f64>,
    at_most: bool,
}

impl Figure {
    fn line(&self) -> Vec<String> {
        let reached = |goal| {
            if self.at_most {
                self.value <= goal
            } else {
                self.value >= goal
            }
        };
        let verdict = |goal| if reached(goal) { "met" } else { "missed" };
        let side = if self.at_most { "at most" } else { "at least" };
        vec![
            self.figure.clone(),
            short(self.value),
            self.goal
                .map_or_else(String::new, |goal| format!("{side} {goal}")),
            self.goal.map_or("", verdict).to_owned(),
        ]
    }
}

/// Measures, prints tables and writes the file.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let &Options { seed, quick, .. } = options;
    let rounds = options.rounds.unwrap_or(if quick { 3 } else { 15 }).into();
    let fraction = if quick { 16 } else { 1 };
    let wants =
        |name: &str| options.only.is_empty() || options.only.iter().any(|only| only == name);
    let machine = machine::print_facts(rounds);
    println!("samples: seed {seed}");
    let (mut corpora, mut figures, mut left_out) = (Vec::new(), Vec::new(), Vec::new());
    for plan in PLANS.iter().filter(|plan| wants(plan.name)) {
        let form = match plan.work {
            Work::Decode(form) => form,
            Work::Encode => Form::TableOrder,
        };
        match payloads(plan.shape, form, seed, fraction) {
            Ok(payloads) => {
                let fitting = match form {
                    Form::Mismatch => Some(self::payloads(
                        plan.shape,
                        Form::TableOrder,
                        seed,
                        fraction,
                    )?),
                    _ => None,
                };
                corpora.push(measure(
                    plan,
                    &payloads,
                    fitting.as_deref(),
                    rounds,
                    &mut figures,
                )?)
            }
            Err(error) => left_out.push(format!("{}: {error}", plan.name)),
        }
    }
    for reason in &left_out {
        println!("\nnot measured: {reason}");
    }
    let head = ["", "", "goal", ""];
    let lines = figures.iter().map(Figure::line).collect();
    print!("\n{}", table(head.map(str::to_owned).to_vec(), lines));
    write_json(
        options.json.as_deref(),
        &json!({
            "machine": machine,
            "rounds": rounds,
            "seed": seed,
            "corpora": corpora,
            "figures": figures,
            "left_out": left_out,
        }),
    )
}

/// Measures a corpus, prints its table, adds its figures, and returns the rows as JSON.
fn measure(
    plan: &Plan,
    payloads: &[String],
    fitting: Option<&[String]>,
    rounds: usize,
    figures: &mut Vec<Figure>,
) -> Result<Value, Error> {
    let Plan {
        name, what, goal, ..
    } = *plan;
    let bytes = contestants::size(payloads);
    println!(
        "\n{name}: {what}; {} payloads, {}",
        payloads.len(),
        size(bytes as f64)
    );
    let mut field = match plan.work {
        Work::Decode(_) => decoding(plan.shape, payloads, fitting),
        Work::Encode => encoding(plan.shape, payloads),
    }
    .map_err(|error| format!("could not measure {name}: {error}"))?;
    let mut rows = rounds::measure(&mut field, rounds, TURN, 1)?;
    if let Some(derived) = rows.iter_mut().find(|row| row.name == DERIVED) {
        derived.target = goal;
    }
    print!("{}", rounds::write(&rows));
    let mut figure = |words: String, of: &str, goal| {
        let row = |name: &str| rows.iter().find(|row| row.name == name);
        if let (Some(of), Some(derived)) = (row(of), row(DERIVED)) {
            let value = of.ratio_to(derived);
            figures.push(Figure {
                figure: words,
                value,
                goal,
                at_most: false,
            });
        }
    };
    figure(format!("{name}: times {DERIVED}"), contestants::OURS, goal);
    if plan.work == Work::Decode(Form::TableOrder) {
        figure(
            format!("{name}: {AXUM}, times {DERIVED}"),
            AXUM,
            Some(AXUM_GOAL),
        );
    }
    Ok(
        json!({ "name": name, "what": what, "payloads": payloads.len(), "bytes": bytes, "contestants": rows }),
    )
}
