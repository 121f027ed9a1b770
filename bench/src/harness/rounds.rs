//! Interleaved rounds. Each round gives every contestant one turn, in rotated order. Ratios compare times of the same
//! round, so a slow minute of the machine is slow for all.

use std::{
    hint::black_box,
    ops::RangeInclusive,
    rc::Rc,
    time::{Duration, Instant},
};

use serde::Serialize;

use crate::{
    Error,
    statistics::{median, range},
};

/// A measured program.
pub(crate) struct Contestant {
    pub(crate) name: &'static str,
    /// Results of a pass, such as valid payloads. With any other number, the times mean nothing.
    pub(crate) expected: RangeInclusive<usize>,
    pub(crate) run: Box<dyn FnMut() -> Result<Pass, Error>>,
}

/// The result of a pass.
pub(crate) struct Pass {
    pub(crate) count: usize,
    pub(crate) time: Duration,
    /// Most memory that a process held, in bytes.
    pub(crate) memory: Option<u64>,
}

impl Contestant {
    /// Makes a contestant that goes over payloads or records and must accept each.
    pub(crate) fn over<T: 'static>(
        name: &'static str,
        items: &Rc<[T]>,
        mut accepts: impl FnMut(&T) -> bool + 'static,
    ) -> Self {
        let (items, expected) = (items.clone(), items.len()..=items.len());
        let run = move || {
            let start = Instant::now();
            let count = black_box(&*items).iter().filter(|item| accepts(item)).count();
            Ok(Pass { count: black_box(count), time: start.elapsed(), memory: None })
        };
        Self { name, expected, run: Box::new(run) }
    }
}

/// The result of the rounds for a contestant.
#[derive(Serialize)]
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) count: usize,
    /// Seconds of a pass, in each round.
    pub(super) seconds: Vec<f64>,
    pub(super) memory: Option<u64>,
}

impl Row {
    /// Returns its time divided by another's: the median, the lowest and the highest of the ratios within the rounds.
    pub(super) fn ratio(&self, over: &Self) -> [f64; 3] {
        let pairs = self.seconds.iter().zip(&over.seconds);
        let ratios: Vec<_> = pairs.map(|(of, over)| of / over).collect();
        let (lowest, highest) = range(&ratios);
        [median(&ratios), lowest, highest]
    }
}

/// Gives all contestants their turns. A turn repeats passes until `turn` is over.
pub(super) fn measure(
    contestants: &mut [Contestant],
    rounds: u16,
    turn: Duration,
) -> Result<Vec<Row>, Error> {
    let mut rows = Vec::new();
    for Contestant { name, expected, run } in contestants.iter_mut() {
        // This pass also fills the caches.
        let count = run()?.count;
        if !expected.contains(&count) {
            return Err(format!("{name} counts {count}, not {expected:?}").into());
        }
        rows.push(Row { name, count, seconds: Vec::new(), memory: None });
    }
    for round in 0..rounds.into() {
        let mut all: Vec<_> = contestants.iter_mut().zip(&mut rows).collect();
        let first = round % all.len();
        all.rotate_left(first);
        for (contestant, row) in all {
            let (mut time, mut passes) = (Duration::ZERO, 0);
            while passes == 0 || time < turn {
                let pass = (contestant.run)()?;
                time += pass.time;
                passes += 1;
                row.memory = row.memory.max(pass.memory);
            }
            row.seconds.push(time.as_secs_f64() / f64::from(passes));
        }
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contestant(name: &'static str, milliseconds: [u64; 3]) -> Contestant {
        // The first pass is not measured.
        let mut times = [0].into_iter().chain(milliseconds).map(Duration::from_millis);
        let run = move || Ok(Pass { count: 3, time: times.next().unwrap(), memory: None });
        Contestant { name, expected: 3..=3, run: Box::new(run) }
    }

    #[test]
    fn turns_repeat_passes_and_ratios_are_taken_within_rounds() {
        // All contestants are slow in the second round.
        let mut contestants = [contestant("ours", [10, 30, 40]), contestant("it", [80, 160, 0])];
        let rows = measure(&mut contestants, 2, Duration::from_millis(40)).unwrap();
        assert_eq!((&*rows[0].seconds, &*rows[1].seconds), (&[0.02, 0.04][..], &[0.08, 0.16][..]));
        assert_eq!(rows[1].ratio(&rows[0]), [4.0; 3]);
    }

    #[test]
    fn a_contestant_with_other_results_is_not_measured() {
        let mut contestants = [contestant("it", [1; 3])];
        contestants[0].expected = 4..=5;
        let error = measure(&mut contestants, 1, Duration::ZERO).err().unwrap().to_string();
        assert_eq!(error, "it counts 3, not 4..=5");
    }
}
