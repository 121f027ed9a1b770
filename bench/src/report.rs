//! What was measured, as tables and as JSON.

use serde::Serialize;

use crate::{
    corpora::Corpus,
    linear::Series,
    machine::Machine,
    memory::Taken,
    rounds::Measured,
    statistics::{median, range, ratios},
    table::{Table, grouped, line, short, size, time},
};

/// Everything that a run found.
#[derive(Debug, Serialize)]
pub struct Report {
    /// What was measured on.
    pub machine: Machine,
    /// How many rounds were measured.
    pub rounds: usize,
    /// Which samples the corpora are made of.
    pub seed: u64,
    /// Corpus by corpus.
    pub corpora: Vec<CorpusReport>,
    /// The size series.
    pub linear: Option<Series>,
    /// What checks took from the heap.
    pub memory: Vec<Taken>,
    /// What could not be measured, and why.
    pub left_out: Vec<LeftOut>,
}

/// One corpus.
#[derive(Debug, Serialize)]
pub struct CorpusReport {
    /// Its name.
    pub name: &'static str,
    /// What it shows.
    pub what: &'static str,
    /// How many payloads it has.
    pub payloads: usize,
    /// How many of them are valid.
    pub valid: usize,
    /// How many bytes they have.
    pub bytes: usize,
    /// Contestant by contestant.
    pub contestants: Vec<Row>,
}

/// One contestant.
#[derive(Debug, Serialize)]
pub struct Row {
    /// Its name.
    pub name: &'static str,
    /// Its version.
    pub version: String,
    /// What it does.
    pub task: &'static str,
    /// How many payloads passed.
    pub accepted: usize,
    /// Median megabytes (10^6 bytes) a second.
    pub megabytes_a_second: f64,
    /// The same in each round.
    pub rounds: Vec<f64>,
    /// How many times its rate this project's is: the median of the ratios within the rounds.
    pub ratio: f64,
    /// The lowest and the highest of these ratios.
    pub ratio_range: (f64, f64),
    /// What that ratio is meant to reach.
    pub target: Option<f64>,
}

/// Something that could not be measured.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct LeftOut {
    /// What.
    pub name: &'static str,
    /// Why, and what to do.
    pub reason: String,
}

impl CorpusReport {
    /// What the rounds of a corpus say; this project's validator comes first.
    #[must_use]
    pub fn new(corpus: &Corpus, measured: &[Measured]) -> Self {
        let bytes = corpus.bytes();
        let ours = measured
            .first()
            .map(|ours| ours.rates(bytes))
            .unwrap_or_default();
        let row = |measured: &Measured| {
            let rates = measured.rates(bytes);
            let ratios = ratios(&ours, &rates);
            let target = corpus
                .plan
                .targets
                .iter()
                .find(|target| target.0 == measured.name);
            Row {
                name: measured.name,
                version: measured.version.clone(),
                task: measured.task.name(),
                accepted: measured.accepted,
                megabytes_a_second: median(&rates),
                rounds: rates,
                ratio: median(&ratios),
                ratio_range: range(&ratios),
                target: target.map(|target| target.1),
            }
        };
        Self {
            name: corpus.plan.name,
            what: corpus.plan.what,
            payloads: corpus.records().len(),
            valid: corpus.valid,
            bytes,
            contestants: measured.iter().map(row).collect(),
        }
    }

    fn write(&self, out: &mut String) {
        let mean = self.bytes as f64 / self.payloads.max(1) as f64;
        line(
            out,
            &format!(
                "{}: {}; {} payloads, {} valid, {}, {} each",
                self.name,
                self.what,
                self.payloads,
                self.valid,
                size(self.bytes as f64),
                size(mean)
            ),
        );
        let mut table = Table::new([
            "",
            "",
            "MB/s",
            "lowest",
            "highest",
            "ours / it",
            "lowest",
            "highest",
            "target",
        ]);
        for row in &self.contestants {
            let (slowest, fastest) = range(&row.rounds);
            let target = row.target.map(|target| {
                format!(
                    "{target}x {}",
                    if row.ratio >= target { "met" } else { "missed" }
                )
            });
            table.row([
                row.name.to_owned(),
                row.task.to_owned(),
                short(row.megabytes_a_second),
                short(slowest),
                short(fastest),
                format!("{}x", short(row.ratio)),
                short(row.ratio_range.0),
                short(row.ratio_range.1),
                target.unwrap_or_default(),
            ]);
        }
        table.write(out);
    }
}

impl Report {
    /// The tables.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        self.write_machine(&mut out);
        for corpus in &self.corpora {
            out.push('\n');
            corpus.write(&mut out);
        }
        if let Some(series) = &self.linear {
            out.push('\n');
            write_series(series, &mut out);
        }
        if !self.memory.is_empty() {
            out.push('\n');
            write_memory(&self.memory, &mut out);
        }
        for LeftOut { name, reason } in &self.left_out {
            line(&mut out, &format!("\nnot measured: {name}: {reason}"));
        }
        out
    }

    fn write_machine(&self, out: &mut String) {
        let mut table = Table::new(["", ""]);
        let mut fact = |name: &str, value: String| table.row([name.to_owned(), value]);
        for (name, value) in self.machine.facts() {
            fact(name, value);
        }
        let rounds = format!(
            "{} interleaved, medians; a ratio is the median of those within the rounds",
            self.rounds
        );
        fact("rounds", rounds);
        fact("samples", format!("seed {}", self.seed));
        let mut versions: Vec<(&str, &str)> = Vec::new();
        for row in self.corpora.iter().flat_map(|corpus| &corpus.contestants) {
            if !row.version.is_empty() && versions.iter().all(|version| version.0 != row.name) {
                versions.push((row.name, &row.version));
            }
        }
        for (name, version) in versions {
            fact(name, version.to_owned());
        }
        table.write(out);
    }
}

fn write_series(series: &Series, out: &mut String) {
    line(
        out,
        "linear: one page of customers; time of one check, and nanoseconds a byte",
    );
    let mut head = vec!["bytes".to_owned()];
    for contestant in &series.contestants {
        head.extend([(*contestant).to_owned(), "ns/B".to_owned()]);
    }
    let mut table = Table::new(head);
    let costs: Vec<Vec<f64>> = (0..series.contestants.len())
        .map(|index| series.nanoseconds_a_byte(index))
        .collect();
    for (number, point) in series.points.iter().enumerate() {
        let mut cells = vec![grouped(point.bytes as u64)];
        for (seconds, costs) in point.seconds.iter().zip(&costs) {
            cells.extend([
                time(*seconds),
                costs
                    .get(number)
                    .map(|cost| format!("{cost:.3}"))
                    .unwrap_or_default(),
            ]);
        }
        table.row(cells);
    }
    let mut cells = vec!["most / least".to_owned()];
    for index in 0..series.contestants.len() {
        cells.extend([String::new(), format!("{:.2}", series.spread(index))]);
    }
    table.row(cells);
    table.write(out);
}

fn write_memory(memory: &[Taken], out: &mut String) {
    line(
        out,
        "memory: what one check of a valid page takes from the heap, and the most held at a time",
    );
    let mut contestants: Vec<&str> = Vec::new();
    let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
    for taken in memory {
        if !contestants.contains(&taken.contestant.as_str()) {
            contestants.push(&taken.contestant);
        }
        if rows.last().is_none_or(|(bytes, _)| *bytes != taken.bytes) {
            rows.push((taken.bytes, vec![grouped(taken.bytes as u64)]));
        }
        if let Some((_, cells)) = rows.last_mut() {
            cells.push(format!("{} allocations", grouped(taken.allocations)));
            cells.push(size(taken.peak as f64));
        }
    }
    let mut head = vec!["bytes".to_owned()];
    for contestant in contestants {
        head.extend([contestant.to_owned(), String::new()]);
    }
    let mut table = Table::new(head);
    for (_, cells) in rows {
        table.row(cells);
    }
    table.write(out);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{corpora::PLANS, peers::Task};

    fn measured(name: &'static str, seconds: &[f64]) -> Measured {
        Measured {
            name,
            version: "1.2.3".to_owned(),
            task: Task::Validates,
            accepted: 1,
            seconds: seconds.to_vec(),
        }
    }

    #[test]
    fn a_corpus_is_reported_with_ratios_within_rounds_and_targets() {
        let corpus = Corpus::new(PLANS[0], 1, 1).unwrap();
        let bytes = corpus.bytes() as f64;
        let rounds = [
            measured("ours", &[bytes / 1e9, bytes / 5e8]),
            measured("jsonschema", &[bytes / 4e7, bytes / 2e7]),
            measured("ajv", &[bytes / 5e7, bytes / 5e7]),
        ];
        let report = CorpusReport::new(&corpus, &rounds);
        assert!((report.contestants[1].ratio - 25.0).abs() < 1e-6);
        assert_eq!(report.contestants[1].target, Some(25.0));
        let mut text = String::new();
        report.write(&mut text);
        assert!(text.contains("25.0x"), "{text}");
        assert!(
            text.lines()
                .any(|line| line.starts_with("ajv") && line.ends_with("25x missed")),
            "{text}"
        );
    }
}
