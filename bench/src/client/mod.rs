//! What a call of the client costs: `cargo xtask bench client`.
//!
//! Everyone sends the same request over connections of their own to the same server on this machine, which
//! answers at once with the same record, and decodes the answer. The ratio with a target is that to bare reqwest with
//! serde's derives of all that the record has; that to bare reqwest with the client's own decoder is what the runtime
//! around it costs.

mod contestants;
mod report;
mod server;

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use backoffice_samples::{Fullness, Samples};
use tokio::runtime::Runtime;

use self::{
    contestants::{Contestant, Exchange},
    report::{ExchangeReport, Measured, Report},
    server::Server,
};
use crate::{Error, machine::Machine, rounds::rotated};

/// What the command line may say.
pub const HELP: &str = "\
Measures a call of the client against bare reqwest that sends and decodes the same.

Usage: cargo xtask bench client [OPTIONS]

Options:
  --rounds N       How many interleaved rounds are measured (default 201)
  --quick          3 short rounds: does it run, not how fast
  --json FILE      Also write every measurement to FILE
";

/// How long everyone's turn in a round takes, about: short, so that all turns of a round fall into the same
/// weather on a machine that others use too.
const TURN: Duration = Duration::from_millis(10);

/// How many calls tell how many a turn takes; they also bring code and connection into reach.
const WARM_UP: usize = 500;

/// The seed of the records.
const SEED: u64 = 1;

/// What to measure and where to write it.
#[derive(Clone, Debug)]
pub struct Arguments {
    rounds: usize,
    turn: Duration,
    json: Option<PathBuf>,
}

impl Arguments {
    /// Reads the words after `client`.
    ///
    /// # Errors
    ///
    /// If a word is none of the options, or its value does not fit.
    pub fn read(words: impl IntoIterator<Item = String>) -> Result<Self, Error> {
        let mut arguments = Self {
            rounds: 201,
            turn: TURN,
            json: None,
        };
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let mut value = || {
                let value = words.next();
                value.ok_or_else(|| format!("`{word}` needs a value"))
            };
            match word.as_str() {
                "--rounds" => arguments.rounds = value()?.parse::<usize>()?.max(1),
                "--quick" => (arguments.rounds, arguments.turn) = (3, TURN / 10),
                "--json" => arguments.json = Some(value()?.into()),
                _ => return Err(format!("there is no option `{word}`\n\n{HELP}").into()),
            }
        }
        Ok(arguments)
    }
}

/// Measures, prints the tables and writes the file.
///
/// # Errors
///
/// If a call fails, or the file can't be written.
pub fn run(arguments: &Arguments) -> Result<(), Error> {
    let machine = Machine::this();
    let mut exchanges = Vec::new();
    for exchange in Exchange::ALL {
        eprintln!("measuring {}", exchange.name());
        exchanges.push(measure(exchange, arguments)?);
    }
    let report = Report::new(machine, arguments.rounds, exchanges);
    print!("{}", report.text());
    if let Some(path) = &arguments.json {
        let text = serde_json::to_string_pretty(&report)?;
        std::fs::write(path, format!("{text}\n"))
            .map_err(|error| format!("could not write {}: {error}", path.display()))?;
    }
    Ok(())
}

fn measure(exchange: Exchange, arguments: &Arguments) -> Result<ExchangeReport, Error> {
    let record = Samples::new(exchange.answer(), SEED, Fullness::Strict).instance(0);
    let bytes = record.len();
    let server = Server::start(record)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let contestants = exchange.contestants(&server.address)?;
    let mut measured = Vec::new();
    for contestant in &contestants {
        let once = turn(&runtime, contestant, WARM_UP)?;
        let calls = (arguments.turn.as_secs_f64() / once).ceil() as usize;
        measured.push(Measured::new(contestant.name, calls));
    }
    for round in 0..arguments.rounds {
        for position in rotated(round, contestants.len()) {
            let (Some(contestant), Some(measured)) =
                (contestants.get(position), measured.get_mut(position))
            else {
                continue;
            };
            let seconds = turn(&runtime, contestant, measured.calls)?;
            measured.seconds.push(seconds);
        }
    }
    Ok(ExchangeReport::new(exchange.name(), bytes, &measured))
}

/// Seconds for one of some calls, one after the other.
fn turn(runtime: &Runtime, contestant: &Contestant, calls: usize) -> Result<f64, Error> {
    let start = Instant::now();
    (contestant.run)(runtime, calls).map_err(|error| format!("{}: {error}", contestant.name))?;
    Ok(start.elapsed().as_secs_f64() / calls as f64)
}
