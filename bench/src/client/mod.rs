//! `cargo xtask bench client`.
//!
//! All contestants send the same request to the same server in this process, each over its own connections, and decode
//! the answer. The server answers at once with the same record.

mod contestants;
mod server;

use std::{path::PathBuf, time::Duration};

use backoffice::samples::{Profile, Samples};
use clap::Args;
use serde_json::json;

use self::contestants::RoundTrip;
use crate::{Error, machine, rounds, table::size, write_json};

/// Maximum time of a call, as a multiple of a call with bare reqwest and serde_json.
const TARGET: f64 = 0.7;

/// The options of the command.
#[derive(Args)]
pub(crate) struct Options {
    /// Interleaved rounds to measure [default: 201, or 3 with --quick]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: Option<u16>,
    /// Measure a few short rounds, to check that everything runs
    #[arg(long)]
    quick: bool,
    /// Also write every measurement to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Measures, prints tables and writes the file.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let rounds = options.rounds.unwrap_or(if options.quick { 3 } else { 201 }).into();
    // Turns are short, so that all turns of a round meet the same load on a shared machine.
    let turn = Duration::from_millis(if options.quick { 1 } else { 10 });
    let machine = machine::print_facts(rounds);
    let mut round_trips = Vec::new();
    for round_trip in RoundTrip::ALL {
        let name = round_trip.name();
        let record = Samples::new(round_trip.answer(), 1, Profile::Strict).instance(0);
        let bytes = record.len();
        println!("\n{name}, answered with {}", size(bytes as f64));
        let mut field = round_trip.contestants(&server::start(record)?)?;
        let mut rows = rounds::measure(&mut field, rounds, turn, 500)?;
        if let Some(bare) = rows.get_mut(1) {
            bare.target = Some(TARGET);
        }
        print!("{}", rounds::write(&rows));
        round_trips.push(json!({ "name": name, "bytes": bytes, "contestants": rows }));
    }
    let report = json!({ "machine": machine, "rounds": rounds, "round_trips": round_trips });
    write_json(options.json.as_deref(), &report)
}
