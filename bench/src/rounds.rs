//! Interleaved rounds. Each round runs every contestant once, in rotated order. Ratios compare times of the same round,
//! so a slow minute of the machine is slow for all.

use std::{ops::RangeInclusive, time::Duration};

use serde::Serialize;

use crate::{
    Error,
    statistics::{median, range},
    table::{short, table},
};

/// A measured program.
pub(crate) struct Contestant<'a> {
    pub(crate) name: &'static str,
    /// Its version, and those of its dependencies.
    pub(crate) version: String,
    /// One word for the work it does.
    pub(crate) task: &'static str,
    /// The payloads that must pass; otherwise the times mean nothing.
    pub(crate) expected: RangeInclusive<usize>,
    /// The bytes of one pass, if the result is a rate.
    pub(crate) bytes: Option<usize>,
    pub(crate) run: Work<'a>,
}

/// Runs a number of passes; returns the payloads that passed in one of them, and the time of all.
type Work<'a> = Box<dyn FnMut(usize) -> Result<(usize, Duration), Error> + 'a>;

/// The result of the rounds for a contestant.
#[derive(Debug, Serialize)]
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) version: String,
    task: &'static str,
    accepted: usize,
    /// Passes in a turn.
    passes: usize,
    /// `MB/s` (10^6 bytes), or `us` a pass.
    unit: &'static str,
    pub(crate) median: f64,
    rounds: Vec<f64>,
    /// The first contestant's value divided by this one's: the median of the ratios within the rounds.
    pub(crate) ratio: f64,
    /// The lowest and the highest of these ratios.
    pub(crate) ratio_range: (f64, f64),
    /// The ratio to reach, or with `us` not to exceed.
    pub(crate) target: Option<f64>,
}

impl Row {
    /// Returns this contestant's value divided by the other's: the median of the ratios within the rounds.
    pub(crate) fn ratio_to(&self, other: &Self) -> f64 {
        median(&ratios(&self.rounds, &other.rounds))
    }

    /// Returns true if the ratio reaches its target.
    fn verdict(&self) -> Option<String> {
        let target = self.target?;
        let met = if self.unit == "us" { self.ratio <= target } else { self.ratio >= target };
        Some(format!("{target}x {}", if met { "met" } else { "missed" }))
    }
}

/// Runs all contestants in `rounds` rounds and compares them with the first.
///
/// A turn has as many passes as fit into `turn`. `warm_up` passes fill the caches; as many more measure the
/// time of a pass.
pub(crate) fn measure(
    contestants: &mut [Contestant<'_>],
    rounds: usize,
    turn: Duration,
    warm_up: usize,
) -> Result<Vec<Row>, Error> {
    let mut rows: Vec<Row> = Vec::new();
    for Contestant { name, version, task, expected, bytes, run } in contestants.iter_mut() {
        let accepted = run(warm_up)?.0;
        if !expected.contains(&accepted) {
            return Err(format!(
                "{name} lets {accepted} payloads pass, not {expected:?}: its times would mean nothing"
            )
            .into());
        }
        let once = run(warm_up)?.1.as_secs_f64() / warm_up as f64;
        let passes = (turn.as_secs_f64() / once.max(1e-9)).ceil() as usize;
        rows.push(Row {
            name,
            version: version.clone(),
            task,
            accepted,
            passes: passes.clamp(1, 1_000_000),
            unit: if bytes.is_some() { "MB/s" } else { "us" },
            median: 0.0,
            rounds: Vec::new(),
            ratio: 0.0,
            ratio_range: (0.0, 0.0),
            target: None,
        });
    }
    for round in 0..rounds {
        let mut both: Vec<_> = contestants.iter_mut().zip(&mut rows).collect();
        let first = round % both.len();
        both.rotate_left(first);
        for (contestant, row) in both {
            let time = (contestant.run)(row.passes)?.1;
            let microseconds = time.as_secs_f64() * 1e6 / row.passes as f64;
            row.rounds.push(match contestant.bytes {
                Some(bytes) => bytes as f64 / microseconds,
                None => microseconds,
            });
        }
    }
    let ours = rows.first().map(|row| row.rounds.clone()).unwrap_or_default();
    for row in &mut rows {
        let ratios = ratios(&ours, &row.rounds);
        row.median = median(&row.rounds);
        row.ratio = median(&ratios);
        row.ratio_range = range(&ratios);
    }
    Ok(rows)
}

fn ratios(ours: &[f64], its: &[f64]) -> Vec<f64> {
    ours.iter().zip(its).map(|(ours, its)| ours / its).collect()
}

/// Writes the rows as a table.
pub(crate) fn write(rows: &[Row]) -> String {
    let unit = rows.first().map_or("", |row| row.unit);
    let head = ["", "", unit, "lowest", "highest", "ours / it", "lowest", "highest", "target"];
    let cells = |row: &Row| {
        let (lowest, highest) = range(&row.rounds);
        vec![
            row.name.to_owned(),
            row.task.to_owned(),
            short(row.median),
            short(lowest),
            short(highest),
            format!("{:.3}x", row.ratio),
            format!("{:.3}", row.ratio_range.0),
            format!("{:.3}", row.ratio_range.1),
            row.verdict().unwrap_or_default(),
        ]
    };
    table(head.map(str::to_owned).to_vec(), rows.iter().map(cells).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contestant(
        name: &'static str,
        milliseconds: [u64; 2],
        bytes: Option<usize>,
    ) -> Contestant<'static> {
        let mut runs = 0;
        let run = move |passes: usize| {
            runs += 1;
            // All contestants are slow in the second round.
            let time = milliseconds[usize::from(runs == 4)];
            let time = Duration::from_millis(time) * u32::try_from(passes)?;
            Ok((3, time))
        };
        let version = String::new();
        Contestant { name, version, task: "validates", expected: 3..=3, bytes, run: Box::new(run) }
    }

    fn measured(contestants: &mut [Contestant<'_>]) -> Result<Vec<Row>, Error> {
        measure(contestants, 2, Duration::from_millis(40), 1)
    }

    #[test]
    fn ratios_are_taken_within_rounds() {
        let bytes = Some(1_000_000);
        let mut contestants =
            [contestant("ours", [10, 20], bytes), contestant("it", [40, 80], bytes)];
        let mut rows = measured(&mut contestants).unwrap();
        assert_eq!((rows[0].passes, rows[1].passes), (4, 1));
        assert_eq!(rows[0].rounds, [100.0, 50.0]);
        assert_eq!((rows[1].ratio, rows[1].ratio_range), (4.0, (4.0, 4.0)));
        assert_eq!(rows[1].ratio_to(&rows[0]), 0.25);
        rows[1].target = Some(4.5);
        assert!(write(&rows).contains("4.5x missed"));
    }

    #[test]
    fn times_have_ratios_of_times() {
        let mut contestants =
            [contestant("ours", [11, 22], None), contestant("it", [10, 20], None)];
        let mut rows = measured(&mut contestants).unwrap();
        rows[1].target = Some(1.2);
        assert!(write(&rows).contains("1.100x") && write(&rows).contains("1.2x met"));
    }

    #[test]
    fn a_contestant_with_wrong_verdicts_is_not_measured() {
        let mut contestants = [contestant("it", [1, 1], None)];
        contestants[0].expected = 4..=5;
        let error = measured(&mut contestants).unwrap_err().to_string();
        assert!(error.contains("it lets 3 payloads pass, not 4..=5"), "{error}");
    }
}
