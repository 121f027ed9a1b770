//! `cargo xtask bench client`.
//!
//! Everyone sends the same request over connections of their own to the same server in this process, which
//! answers at once with the same record, and decodes it.

mod contestants;
mod server;

use std::{path::PathBuf, time::Duration};

use backoffice_samples::{Fullness, Samples};
use clap::Args;
use serde_json::json;

use self::contestants::Exchange;
use crate::{Error, machine, rounds, table::size, write_json};

/// The time that a call may take, in times of a call with bare reqwest and serde_json.
const TARGET: f64 = 1.05;

/// The options of the command.
#[derive(Args)]
pub(crate) struct Options {
    /// Interleaved rounds to measure [default: 201, or 3 with --quick]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: Option<u16>,
    /// Measure a few short rounds, to see that everything runs
    #[arg(long)]
    quick: bool,
    /// Also write every measurement to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Measures, prints tables and writes the file.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let rounds = options
        .rounds
        .unwrap_or(if options.quick { 3 } else { 201 })
        .into();
    // Short turns: on a shared machine, all turns of a round then meet the same load.
    let turn = Duration::from_millis(if options.quick { 1 } else { 10 });
    let machine = machine::print_facts(rounds);
    let mut exchanges = Vec::new();
    for exchange in Exchange::ALL {
        let name = exchange.name();
        let record = Samples::new(exchange.answer(), 1, Fullness::Strict).instance(0);
        let bytes = record.len();
        println!("\n{name}, answered with {}", size(bytes as f64));
        let mut field = exchange.contestants(&server::start(record)?)?;
        let mut rows = rounds::measure(&mut field, rounds, turn, 500)?;
        if let Some(bare) = rows.get_mut(1) {
            bare.target = Some(TARGET);
        }
        print!("{}", rounds::write(&rows));
        exchanges.push(json!({ "name": name, "bytes": bytes, "contestants": rows }));
    }
    let report = json!({ "machine": machine, "rounds": rounds, "exchanges": exchanges });
    write_json(options.json.as_deref(), &report)
}
