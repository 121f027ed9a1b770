//! `cargo xtask bench cli`.
//!
//! Runs whole commands on the same files: this project's, and those that a CI pipeline would use otherwise. One record in
//! a hundred has one wrong value; each command must find them all, or the table says how many it found.

mod corpora;
mod tools;

use std::{
    env,
    ffi::OsString,
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use clap::Args;
use serde::Serialize;
use serde_json::json;
use wait4::Wait4 as _;

use self::{corpora::Corpus, tools::Tool};
use crate::{
    Error, machine,
    statistics::{median, range},
    table::{short, size, table},
    write_json,
};

/// The options of the command.
#[derive(Args)]
pub(crate) struct Options {
    /// The binary to measure; `cargo xtask bench cli` builds it
    #[arg(long, value_name = "FILE", hide = true)]
    binary: PathBuf,
    /// Number of records in the array and in the file with one record per line
    #[arg(long, default_value_t = 100_000)]
    records: usize,
    /// Number of files
    #[arg(long, default_value_t = 1_000)]
    files: usize,
    /// Interleaved rounds to measure
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,
    /// Also write every measurement to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Result of a command on a corpus.
#[derive(Serialize)]
struct Row {
    name: &'static str,
    /// Seconds of each round.
    seconds: Vec<f64>,
    /// Its time divided by ours: the median of the ratios within the rounds.
    ratio: f64,
    ratio_range: (f64, f64),
    /// Most memory that the process held, in bytes.
    memory: u64,
    /// Wrong values that the output names by their pointer.
    found: usize,
    /// Wrong values whose line and column the output names.
    by_line: usize,
}

/// Measures, prints tables and writes the file.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let folder = machine::target().join("bench/cli");
    let tools = tools::find(&options.binary)?;
    let machine = machine::print_facts(options.rounds.into());
    for tool in &tools {
        println!("{}: {}", tool.name, tool.version);
    }
    let mut corpora = Vec::new();
    for corpus in corpora::all(&folder, options.records, options.files)? {
        let wrong = corpus.wrong.len();
        println!("\n{}: {}, {wrong} wrong values", corpus.name, size(corpus.bytes as f64));
        let rows = measure(&corpus, &tools, options.rounds.into(), &folder)?;
        print!("{}", written(&rows, wrong));
        for tool in tools.iter().filter(|tool| tool.command(&corpus).is_none()) {
            println!("{} reads no file with one record per line", tool.name);
        }
        corpora.push(json!({
            "name": corpus.name, "bytes": corpus.bytes, "wrong": wrong, "contestants": rows
        }));
    }
    let report = json!({ "machine": machine, "corpora": corpora });
    write_json(options.json.as_deref(), &report)
}

/// Runs each command that can read the corpus once in each round, in rotated order.
fn measure(
    corpus: &Corpus,
    tools: &[Tool],
    rounds: usize,
    folder: &Path,
) -> Result<Vec<Row>, Error> {
    let mut field: Vec<_> = tools
        .iter()
        .filter_map(|tool| Some((tool, tool.command(corpus)?)))
        .map(|(tool, command)| {
            let row = Row {
                name: tool.name,
                seconds: Vec::new(),
                ratio: 1.0,
                ratio_range: (1.0, 1.0),
                memory: 0,
                found: 0,
                by_line: 0,
            };
            (tool, command, row)
        })
        .collect();
    for round in 0..rounds {
        for turn in 0..field.len() {
            let place = (round + turn) % field.len();
            let Some((tool, command, row)) = field.get_mut(place) else {
                continue;
            };
            let output = folder.join("output");
            let (time, memory) = timed(command, &output)?;
            row.seconds.push(time.as_secs_f64());
            row.memory = row.memory.max(memory);
            let text = fs::read(&output)?;
            (row.found, row.by_line) = tool.found(&String::from_utf8_lossy(&text), corpus);
            if row.found == 0 {
                return Err(format!(
                    "{} found nothing; {} has its output",
                    tool.name,
                    output.display()
                )
                .into());
            }
        }
    }
    let mut rows: Vec<_> = field.into_iter().map(|(_, _, row)| row).collect();
    let ours = rows.first().map(|row| row.seconds.clone()).unwrap_or_default();
    for row in &mut rows {
        let ratios: Vec<_> = row.seconds.iter().zip(&ours).map(|(its, ours)| its / ours).collect();
        (row.ratio, row.ratio_range) = (median(&ratios), range(&ratios));
    }
    Ok(rows)
}

/// Runs a command; returns its time and the most memory that it held, in bytes. A failed verdict is a result.
///
/// A process counts the memory of the one that started it, so a small process starts the command.
fn timed(command: &Command, output: &Path) -> Result<(Duration, u64), Error> {
    let small = env::current_exe()?;
    let result = Command::new(small)
        .args(["timed", "--output"])
        .arg(output)
        .arg("--")
        .arg(command.get_program())
        .args(command.get_args())
        .envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))))
        .output()?;
    let text = String::from_utf8_lossy(&result.stdout);
    let (seconds, memory) = text.trim().split_once(' ').ok_or_else(|| {
        format!(
            "could not run {}: {}",
            command.get_program().display(),
            String::from_utf8_lossy(&result.stderr)
        )
    })?;
    Ok((Duration::from_secs_f64(seconds.parse()?), memory.parse()?))
}

/// A command to run in a small process.
#[derive(Args)]
pub(crate) struct Timed {
    #[arg(long)]
    output: PathBuf,
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<OsString>,
}

/// Runs a command and prints its seconds and its memory.
pub(crate) fn run_timed(timed: &Timed) -> Result<(), Error> {
    let file = File::create(&timed.output)?;
    let (program, arguments) = timed.command.split_first().ok_or("no command")?;
    let start = Instant::now();
    let child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file)
        .spawn();
    let end = child.map_err(|error| format!("could not start it: {error}"))?.wait4()?;
    println!("{} {}", start.elapsed().as_secs_f64(), end.rusage.maxrss);
    Ok(())
}

fn written(rows: &[Row], wrong: usize) -> String {
    let head = [
        "",
        "seconds",
        "ratio",
        "lowest",
        "highest",
        "memory",
        "found by pointer",
        "by line and column",
    ];
    let rows = rows.iter().map(|row| {
        let (low, high) = row.ratio_range;
        let count = |found| format!("{found} of {wrong}");
        vec![
            row.name.to_owned(),
            short(median(&row.seconds)),
            short(row.ratio),
            short(low),
            short(high),
            size(row.memory as f64),
            count(row.found),
            count(row.by_line),
        ]
    });
    table(head.map(str::to_owned).to_vec(), rows.collect())
}
