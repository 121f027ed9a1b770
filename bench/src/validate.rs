//! `cargo xtask bench validate`.

use std::{path::PathBuf, time::Duration};

use clap::{Args, builder::PossibleValuesParser};
use serde_json::{Value, json};

use crate::{
    Error,
    corpora::{Corpus, PLANS, Plan},
    linear, machine, peers, rounds,
    table::size,
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
    /// Measure only this corpus, or only `linear`, the size series. Repeat the option for more
    #[arg(long, value_name = "NAME", value_parser = names())]
    only: Vec<String>,
    /// Measure small corpora in few rounds, to check that everything runs
    #[arg(long)]
    quick: bool,
    /// Also write every measurement to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Build for this processor (-C target-cpu=native), as sonic-rs recommends
    // `cargo xtask` does that.
    #[arg(long)]
    native: bool,
}

fn names() -> PossibleValuesParser {
    let names = PLANS.iter().map(Plan::id);
    names.chain(["linear".to_owned()]).collect::<Vec<_>>().into()
}

/// Measures, prints tables and writes the file.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let &Options { seed, quick, native, .. } = options;
    let rounds = options.rounds.unwrap_or(if quick { 3 } else { 15 }).into();
    let wants = |name: &String| options.only.is_empty() || options.only.contains(name);
    let machine = machine::print_facts(rounds);
    println!("samples: seed {seed}");
    let mut corpora = Vec::new();
    let mut left_out = Vec::new();
    for plan in PLANS.iter().filter(|plan| wants(&plan.id())) {
        let name = plan.name;
        match Corpus::new(*plan, seed, if quick { 16 } else { 1 }) {
            Ok(corpus) => corpora.push(
                measure(&corpus, rounds, &mut left_out)
                    .map_err(|error| format!("could not measure {name}: {error}"))?,
            ),
            Err(error) => left_out.push(format!("{name}: {error}")),
        }
    }
    let (mut series, mut memory) = (Vec::new(), Vec::new());
    if wants(&"linear".to_owned()) {
        series = linear::measure(seed, rounds, quick, TURN)?;
        match linear::memory(seed, quick) {
            Ok(counted) => memory = counted,
            Err(error) => left_out.push(format!("memory: {error}")),
        }
    }
    left_out.dedup();
    for reason in &left_out {
        println!("\nnot measured: {reason}");
    }
    write_json(
        options.json.as_deref(),
        &json!({
            "machine": machine,
            "rounds": rounds,
            "seed": seed,
            "native": native,
            "corpora": corpora,
            "linear": series,
            "memory": memory,
            "left_out": left_out,
        }),
    )
}

/// Measures a corpus, prints its table, and returns the same as JSON.
fn measure(corpus: &Corpus, rounds: usize, left_out: &mut Vec<String>) -> Result<Value, Error> {
    let Plan { name, what, targets, task, .. } = corpus.plan;
    let (payloads, valid, bytes) = (corpus.payloads(), corpus.valid, corpus.bytes());
    println!(
        "\n{name}: {what}; {payloads} payloads, {valid} valid, {}, {} each",
        size(bytes as f64),
        size(bytes as f64 / payloads as f64)
    );
    let (mut field, missing) = peers::field(corpus)?;
    left_out.extend(missing.map(|reason| format!("ajv: {reason}")));
    let mut rows = rounds::measure(&mut field, rounds, TURN, 1)?;
    for row in &mut rows {
        let target = targets.iter().find(|target| target.0 == row.name);
        row.target = target.map(|target| target.1);
    }
    print!("{}", rounds::write(&rows));
    let on_valid = rows.iter().find(|row| row.name == peers::OURS_ON_VALID);
    let cost = on_valid.map(|row| 1.0 / row.ratio);
    if let Some(cost) = cost {
        let most = task.most_cost();
        let verdict = if cost <= most { "met" } else { "missed" };
        println!(
            "An invalid order takes {cost:.2} times as long as a valid one, by byte. \
             Target: at most {most} times, {verdict}."
        );
    }
    Ok(json!({
        "name": name,
        "what": what,
        "payloads": payloads,
        "valid": valid,
        "bytes": bytes,
        "contestants": rows,
        "cost": cost,
    }))
}
