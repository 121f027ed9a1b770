//! The size series: one document, a page of customers, from 1 KB to 100 MB; time and memory.

use std::{env, process::Command, time::Duration};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::{
    Error,
    corpora::Corpus,
    peers, rounds,
    statistics::range,
    table::{short, size, table},
};

/// The program that counts allocations. It is built beside this one.
const PROGRAM: &str = "backoffice-bench-memory";

/// Returns the sizes of the documents: two for each power of ten.
fn sizes(quick: bool) -> Vec<usize> {
    let size = |half: u32| 10_f64.powf(f64::from(half) / 2.0).round() as usize;
    (6..=if quick { 12 } else { 16 }).map(size).collect()
}

/// Measures the series, prints its table, and returns the points: contestant, bytes, median seconds of one
/// check.
pub(crate) fn measure(
    seed: u64,
    rounds: usize,
    quick: bool,
    turn: Duration,
) -> Result<Vec<Value>, Error> {
    let mut points = Vec::new();
    let mut lines = Vec::new();
    let mut head = vec!["bytes".to_owned()];
    let mut costs: [Vec<f64>; 3] = Default::default();
    for size in sizes(quick) {
        let page = Corpus::page(seed, size)?;
        let bytes = page.bytes();
        let mut field = [peers::ours(&page)?, peers::jsonschema(&page)?, peers::sonic(&page)?];
        let mut line = vec![bytes.to_string()];
        // Seven rounds are enough, because a round of 100 MB is long.
        let rows = rounds::measure(&mut field, rounds.min(7), turn, 1)?;
        for (row, costs) in rows.iter().zip(&mut costs) {
            let cost = 1e3 / row.median;
            let microseconds = cost * bytes as f64 / 1e3;
            costs.push(cost);
            line.extend([short(microseconds), format!("{cost:.3}")]);
            if lines.is_empty() {
                head.extend([format!("{}, us", row.name), "ns/B".to_owned()]);
            }
            points.push(json!({
                "contestant": row.name,
                "bytes": bytes,
                "seconds": microseconds / 1e6,
            }));
        }
        lines.push(line);
    }
    let mut last = vec!["most / least".to_owned()];
    for costs in &costs {
        let (least, most) = range(costs);
        last.extend([String::new(), format!("{:.2}", most / least)]);
    }
    lines.push(last);
    println!("\nlinear: one page of customers; time of one check");
    print!("{}", table(head, lines));
    Ok(points)
}

/// Counts the heap memory of checks of the same documents, in a process of its own. Prints a table and returns
/// the counts: contestant, bytes, allocations, most bytes held.
pub(crate) fn memory(seed: u64, quick: bool) -> Result<Vec<Value>, Error> {
    let sizes = sizes(quick).into_iter().map(|size| size.to_string());
    let counts: Vec<(String, usize, u64, u64)> =
        counted([seed.to_string()].into_iter().chain(sizes))?;
    let head = ["memory of one check", "bytes", "allocations", "most held"];
    let lines = counts.iter().map(|(name, bytes, allocations, peak)| {
        let peak = size(*peak as f64);
        vec![name.clone(), bytes.to_string(), allocations.to_string(), peak]
    });
    print!("\n{}", table(head.map(str::to_owned).to_vec(), lines.collect()));
    let counts = counts.into_iter().map(|(name, bytes, allocations, peak)| {
        json!({ "contestant": name, "bytes": bytes, "allocations": allocations, "peak": peak })
    });
    Ok(counts.collect())
}

/// Runs the program that counts allocations, and returns what it prints.
pub(crate) fn counted<T: DeserializeOwned>(
    arguments: impl IntoIterator<Item = String>,
) -> Result<T, Error> {
    let program =
        env::current_exe()?.with_file_name(format!("{PROGRAM}{}", env::consts::EXE_SUFFIX));
    let output = Command::new(&program)
        .args(arguments)
        .output()
        .map_err(|error| format!("could not start {}: {error}", program.display()))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Prints the counts for [`memory`], in the process that counts.
pub(crate) fn count_memory(measure: fn(&mut dyn FnMut()) -> (u64, u64)) -> Result<(), Error> {
    let mut words = env::args().skip(1);
    let seed = words.next().ok_or("the first argument is the seed")?.parse()?;
    let mut counts = Vec::new();
    for size in words {
        let page = Corpus::page(seed, size.parse()?)?;
        for mut peer in [peers::ours(&page)?, peers::jsonschema(&page)?] {
            // Setup, such as compiling a schema, is not counted.
            (peer.run)(1)?;
            let mut accepted = 0;
            let mut check = || accepted = (peer.run)(1).map_or(0, |run| run.0);
            let (allocations, peak) = measure(&mut check);
            if accepted != 1 {
                return Err(format!("{} does not take a page of {size} bytes", peer.name).into());
            }
            counts.push((peer.name, page.bytes(), allocations, peak));
        }
    }
    println!("{}", serde_json::to_string(&counts)?);
    Ok(())
}
