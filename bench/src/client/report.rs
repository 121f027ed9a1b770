//! What was measured, as tables and as JSON.

use serde::Serialize;

use crate::{
    machine::Machine,
    statistics::{median, range, ratios},
    table::{Table, line, size, time},
    versions,
};

/// How many times as long as with bare reqwest and serde_json a call of the client may take.
const TARGET: f64 = 1.05;

/// Everything that a run found.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    machine: Machine,
    rounds: usize,
    versions: Vec<(&'static str, &'static str)>,
    exchanges: Vec<ExchangeReport>,
}

/// One request and its answer.
#[derive(Debug, Serialize)]
pub(super) struct ExchangeReport {
    name: &'static str,
    /// How long the answer's body is.
    bytes: usize,
    contestants: Vec<Row>,
}

/// One contestant.
#[derive(Debug, Serialize)]
struct Row {
    name: &'static str,
    /// How many calls a turn took.
    calls: usize,
    /// Median seconds for a call.
    seconds: f64,
    /// The same in each round.
    rounds: Vec<f64>,
    /// How many times as long the client takes: the median of the ratios within the rounds.
    ratio: f64,
    /// The lowest and the highest of these ratios.
    ratio_range: (f64, f64),
    /// What that ratio is meant to stay under.
    target: Option<f64>,
}

/// What a contestant did, round by round.
#[derive(Clone, Debug)]
pub(super) struct Measured {
    name: &'static str,
    /// How many calls a turn takes.
    pub(super) calls: usize,
    /// Seconds for a call, in each round.
    pub(super) seconds: Vec<f64>,
}

impl Measured {
    pub(super) fn new(name: &'static str, calls: usize) -> Self {
        Self {
            name,
            calls,
            seconds: Vec::new(),
        }
    }
}

impl ExchangeReport {
    /// What the rounds say; the client comes first, and what the target speaks of second.
    pub(super) fn new(name: &'static str, bytes: usize, measured: &[Measured]) -> Self {
        let ours = measured.first().map(|ours| ours.seconds.as_slice());
        let row = |(position, measured): (usize, &Measured)| {
            let ratios = ratios(ours.unwrap_or_default(), &measured.seconds);
            Row {
                name: measured.name,
                calls: measured.calls,
                seconds: median(&measured.seconds),
                rounds: measured.seconds.clone(),
                ratio: median(&ratios),
                ratio_range: range(&ratios),
                target: (position == 1).then_some(TARGET),
            }
        };
        Self {
            name,
            bytes,
            contestants: measured.iter().enumerate().map(row).collect(),
        }
    }

    fn write(&self, out: &mut String) {
        line(
            out,
            &format!("{}, answered with {}", self.name, size(self.bytes as f64)),
        );
        let mut table = Table::new([
            "",
            "a call",
            "lowest",
            "highest",
            "ours / it",
            "lowest",
            "highest",
            "target",
        ]);
        for row in &self.contestants {
            let (fastest, slowest) = range(&row.rounds);
            let target = row.target.map(|target| {
                let verdict = if row.ratio <= target { "met" } else { "missed" };
                format!("{target}x {verdict}")
            });
            table.row([
                row.name.to_owned(),
                time(row.seconds),
                time(fastest),
                time(slowest),
                format!("{:.3}x", row.ratio),
                format!("{:.3}x", row.ratio_range.0),
                format!("{:.3}x", row.ratio_range.1),
                target.unwrap_or_default(),
            ]);
        }
        table.write(out);
    }
}

impl Report {
    pub(super) fn new(machine: Machine, rounds: usize, exchanges: Vec<ExchangeReport>) -> Self {
        let versions = ["reqwest", "hyper", "tokio", "serde_json"];
        Self {
            machine,
            rounds,
            versions: versions.map(|name| (name, versions::of(name))).to_vec(),
            exchanges,
        }
    }

    pub(super) fn text(&self) -> String {
        let mut out = String::new();
        let mut table = Table::new(["", ""]);
        for (name, value) in self.machine.facts() {
            table.row([name.to_owned(), value]);
        }
        table.row([
            "rounds".to_owned(),
            format!(
                "{} interleaved, medians; a ratio is the median of those within the rounds",
                self.rounds
            ),
        ]);
        for (name, version) in &self.versions {
            table.row([(*name).to_owned(), (*version).to_owned()]);
        }
        table.write(&mut out);
        for exchange in &self.exchanges {
            out.push('\n');
            exchange.write(&mut out);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_those_within_the_rounds_and_judged_for_the_second() {
        let measured = |name, seconds: [f64; 3]| Measured {
            name,
            calls: 1,
            seconds: seconds.to_vec(),
        };
        // The second round is slow for all.
        let report = ExchangeReport::new(
            "GET /",
            1000,
            &[
                measured("ours", [1.1e-5, 2.2e-5, 1.1e-5]),
                measured("bare", [1.0e-5, 2.0e-5, 1.0e-5]),
                measured("other", [2.2e-5, 4.4e-5, 2.2e-5]),
            ],
        );
        let mut text = String::new();
        report.write(&mut text);
        assert!(text.contains("1.100x"), "{text}");
        assert!(text.contains("1.05x missed"), "{text}");
        assert!(text.contains("0.500x"), "{text}");
        assert_eq!(text.matches("missed").count(), 1, "{text}");
    }
}
