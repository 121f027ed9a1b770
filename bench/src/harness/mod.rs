//! The part that all measurements share: options, interleaved rounds, tables and the report.
//!
//! It knows nothing of payloads and of this project's code.

mod rounds;

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::Duration,
};

use clap::Parser;
use serde_json::json;

pub(crate) use self::rounds::{Contestant, Pass};
use crate::{
    Error,
    statistics::median,
    table::{short, size, table},
};
use rounds::Row;

/// The options of all commands.
#[derive(Parser)]
pub(crate) struct Options {
    /// Interleaved rounds to measure [default: depends on the command; 3 with --quick]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: Option<u16>,
    /// Seed of the samples that the corpora are made of
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Measure only this corpus. Repeat the option for more
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Measure little in few rounds, to check that everything runs
    #[arg(long)]
    pub(crate) quick: bool,
    /// Also write every measurement to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Build for this processor (-C target-cpu=native), as sonic-rs recommends
    #[arg(long)]
    native: bool,
}

/// Contestants that do the same work, this project first. A series without contestants is left out.
#[derive(Default)]
pub(crate) struct Series {
    /// A description of the data.
    pub(crate) what: String,
    /// Bytes of a pass.
    pub(crate) bytes: usize,
    pub(crate) contestants: Vec<Contestant>,
    pub(crate) goals: &'static [Goal],
}

/// A bound for the time of a contestant, divided by that of another.
pub(crate) struct Goal(pub(crate) &'static str, pub(crate) &'static str, pub(crate) Bound);

#[derive(Clone, Copy)]
pub(crate) enum Bound {
    AtLeast(f64),
    AtMost(f64),
}

/// Writes a figure with its target.
fn figure(name: String, value: f64, target: Bound) -> Vec<String> {
    let (target, met) = match target {
        Bound::AtLeast(least) => (format!("at least {least}"), value >= least),
        Bound::AtMost(most) => (format!("at most {most}"), value <= most),
    };
    vec![name, short(value), target, if met { "met" } else { "missed" }.to_owned()]
}

/// Measures every series that the options name, prints tables and writes the report.
pub(crate) fn run<F: FnOnce() -> Result<Series, Error>>(
    options: &Options,
    rounds: u16,
    turn: Duration,
    series: impl IntoIterator<Item = (&'static str, F)>,
) -> Result<(), Error> {
    let rounds = options.rounds.unwrap_or(if options.quick { 3 } else { rounds });
    let all: Vec<_> = series.into_iter().collect();
    let names: Vec<_> = all.iter().map(|(name, _)| *name).collect();
    if let Some(unknown) = options.only.iter().find(|only| !names.contains(&only.as_str())) {
        return Err(format!("`--only {unknown}` is unknown; use {}", names.join(", ")).into());
    }
    println!("{rounds} interleaved rounds, medians; ratios within rounds");
    let (mut tables, mut figures) = (Vec::new(), Vec::new());
    let wants =
        |name: &str| options.only.is_empty() || options.only.iter().any(|only| only == name);
    for (name, series) in all.into_iter().filter(|(name, _)| wants(name)) {
        let failed = |error| format!("could not measure {name}: {error}");
        let Series { what, bytes, mut contestants, goals } = series().map_err(failed)?;
        if contestants.is_empty() {
            continue;
        }
        let rows = rounds::measure(&mut contestants, rounds, turn).map_err(failed)?;
        println!("\n{name}: {what}, {}", size(bytes as f64));
        print_rows(&rows, bytes);
        let row = |name| rows.iter().find(|row| row.name == name);
        for &Goal(of, over, target) in goals {
            if let (Some(one), Some(other)) = (row(of), row(over)) {
                let [ratio, ..] = one.ratio(other);
                figures.push(figure(format!("{name}: {of} / {over}"), ratio, target));
            }
        }
        tables.push(json!({ "name": name, "what": what, "bytes": bytes, "contestants": rows }));
    }
    let report = json!({ "seed": options.seed, "series": tables, "figures": figures });
    let head = ["", "", "target", ""].map(str::to_owned).to_vec();
    if !figures.is_empty() {
        print!("\n{}", table(head, figures));
    }
    let Some(path) = &options.json else { return Ok(()) };
    fs::write(path, format!("{report:#}\n"))
        .map_err(|error| format!("could not write {}: {error}", path.display()).into())
}

fn print_rows(rows: &[Row], bytes: usize) {
    let mut head = vec!["", "ms", "MB/s", "times the first", "lowest", "highest", "counted"];
    head.extend(rows.iter().any(|row| row.memory.is_some()).then_some("memory"));
    let cells = |row: &Row| {
        let seconds = median(&row.seconds);
        let rate = short(bytes as f64 / seconds / 1e6);
        let mut cells = vec![row.name.to_owned(), short(seconds * 1e3), rate];
        let ratio = rows.first().map(|first| row.ratio(first)).unwrap_or_default();
        cells.extend(ratio.map(|ratio| format!("{ratio:.3}")));
        cells.push(row.count.to_string());
        cells.extend(row.memory.map(|memory| size(memory as f64)));
        cells
    };
    let head = head.into_iter().map(str::to_owned).collect();
    print!("{}", table(head, rows.iter().map(cells).collect()));
}

/// The project's folder: the one above this package.
pub(crate) const PROJECT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Returns the target folder of the project.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| Path::new(PROJECT).join("target"), PathBuf::from)
}
