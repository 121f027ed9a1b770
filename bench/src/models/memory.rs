//! Allocations for a record, and the resident memory of many orders. Each is measured in a process of its own.

use std::{env, fs, hint::black_box, process::Command};

use backoffice::{
    description::ORDER,
    models::{Order, Record as _},
    samples::{Profile, Samples},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{
    Figure,
    contestants::{CUSTOMERS, DERIVED, ORDERS, OURS, decoding, encoding},
    payloads::{Form, Payloads},
};
use crate::{
    Error,
    derive::owned,
    linear,
    table::{short, size, table},
};

/// Orders whose resident memory is measured.
const ORDERS_HELD: usize = 10_000;

/// Maximum allocations of this project for an order that is decoded or encoded.
const ALLOCATIONS: [(&str, f64); 2] = [("decodes", 40.0), ("encodes", 2.0)];
/// Maximum resident memory of this project's orders, as a multiple of that of serde's derives.
const RESIDENT: f64 = 0.8;

/// The mean number of allocations for a record.
#[derive(Serialize, Deserialize)]
struct Allocations {
    contestant: String,
    task: String,
    records: String,
    mean: f64,
}

/// Measures, prints tables, adds the figures, and returns everything as JSON.
pub(super) fn measure(seed: u64, figures: &mut Vec<Figure>) -> Result<Value, Error> {
    let counts: Vec<Allocations> = linear::counted(["models".to_owned(), seed.to_string()])?;
    let head = ["allocations for a record", "", "", ""].map(str::to_owned);
    let line = |count: &Allocations| {
        let Allocations { contestant, task, records, mean } = count;
        vec![contestant.clone(), task.clone(), records.clone(), short(*mean)]
    };
    print!("\n{}", table(head.to_vec(), counts.iter().map(line).collect()));
    for (task, target) in ALLOCATIONS {
        let is_it = |count: &&Allocations| {
            count.contestant == OURS && count.records == ORDERS.name && count.task == task
        };
        if let Some(count) = counts.iter().find(is_it) {
            let figure = format!("memory: allocations for an order, {task}");
            figures.push(Figure::at_most(figure, count.mean, target));
        }
    }
    let (ours, derived) = (resident(OURS, seed)?, resident(DERIVED, seed)?);
    let head = vec![format!("resident memory of {ORDERS_HELD} orders"), String::new()];
    let line = |(name, bytes): (&str, f64)| vec![name.to_owned(), size(bytes)];
    let lines = [(OURS, ours), (DERIVED, derived)].map(line);
    print!("\n{}", table(head, lines.to_vec()));
    let figure = format!("memory: resident, times {DERIVED}");
    figures.push(Figure::at_most(figure, ours / derived, RESIDENT));
    Ok(json!({ "allocations": counts, "resident": { OURS: ours, DERIVED: derived } }))
}

/// Prints the allocations for [`measure`], in the process that counts them.
pub(crate) fn count_allocations(measure: fn(&mut dyn FnMut()) -> (u64, u64)) -> Result<(), Error> {
    let seed = env::args().nth(2).ok_or("the second argument is the seed")?;
    let mut counts = Vec::new();
    for shape in [&ORDERS, &CUSTOMERS] {
        let payloads =
            Payloads::new(shape.info, shape.mismatches, Form::TableOrder, seed.parse()?, 1)?;
        let mut contestants = decoding(shape, &payloads)?;
        contestants.extend(encoding(shape, &payloads.texts)?);
        for mut contestant in contestants {
            let mut done = 0;
            let mut run = || done = (contestant.run)(1).map_or(0, |run| run.0);
            let (allocations, _) = measure(&mut run);
            counts.push(Allocations {
                contestant: contestant.name.to_owned(),
                task: contestant.task.to_owned(),
                records: shape.name.to_owned(),
                mean: allocations as f64 / done as f64,
            });
        }
    }
    println!("{}", serde_json::to_string(&counts)?);
    Ok(())
}

/// Returns the bytes of a contestant's orders.
fn resident(contestant: &str, seed: u64) -> Result<f64, Error> {
    let output = Command::new(env::current_exe()?)
        .args(["models", "--resident", contestant, "--seed"])
        .arg(seed.to_string())
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Prints the bytes for [`resident`], in the process that holds the orders.
pub(super) fn print_resident(contestant: &str, seed: u64) -> Result<(), Error> {
    let samples = Samples::new(&ORDER, seed, Profile::Strict);
    let payloads: Vec<String> = samples.take(ORDERS_HELD).collect();
    let bytes = match contestant {
        OURS => growth(&payloads, |payload| Order::from_json(payload).ok())?,
        _ => growth(&payloads, |payload| serde_json::from_str::<owned::Order>(payload).ok())?,
    };
    println!("{bytes}");
    Ok(())
}

/// Returns the growth of the process while it decodes the payloads and keeps the records.
fn growth<T>(payloads: &[String], decode: fn(&str) -> Option<T>) -> Result<u64, Error> {
    let before = resident_bytes()?;
    let records: Vec<T> = payloads.iter().filter_map(|payload| decode(payload)).collect();
    let after = resident_bytes()?;
    if records.len() < payloads.len() {
        return Err("an order does not decode".into());
    }
    black_box(records);
    Ok(after.saturating_sub(before))
}

/// Returns the resident memory of this process. Linux only.
fn resident_bytes() -> Result<u64, Error> {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let size = line.ok_or("the resident memory of a process is only known on Linux")?;
    Ok(size.trim_end_matches("kB").trim().parse::<u64>()? * 1024)
}
