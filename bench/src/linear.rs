//! The size series: one document, a page of customers, from 1 KB to 100 MB.

use serde::Serialize;

use crate::{
    Error,
    corpora::{self, Shape},
    peers::{self, Peer},
    rounds,
    statistics::{median, range},
};

/// What `--only` calls it.
pub const NAME: &str = "linear";

/// More rounds would say no more, and those of 100 MB are long.
const ROUNDS: usize = 7;

/// The series.
#[derive(Clone, Debug, Serialize)]
pub struct Series {
    /// Who takes part, this project's validator first.
    pub contestants: Vec<&'static str>,
    /// By size.
    pub points: Vec<Point>,
}

/// One size.
#[derive(Clone, Debug, Serialize)]
pub struct Point {
    /// Bytes of the document.
    pub bytes: usize,
    /// Median seconds of one check, for each contestant.
    pub seconds: Vec<f64>,
}

impl Series {
    /// Nanoseconds a byte of a contestant, from the smallest document to the largest.
    #[must_use]
    pub fn nanoseconds_a_byte(&self, contestant: usize) -> Vec<f64> {
        let cost = |point: &Point| Some(point.seconds.get(contestant)? * 1e9 / point.bytes as f64);
        self.points.iter().filter_map(cost).collect()
    }

    /// How many times as much a byte costs at the size where it costs most as where it costs least.
    #[must_use]
    pub fn spread(&self, contestant: usize) -> f64 {
        let (least, most) = range(&self.nanoseconds_a_byte(contestant));
        most / least
    }
}

/// The sizes of the documents: two for each power of ten.
#[must_use]
pub fn sizes(quick: bool) -> &'static [usize] {
    const SIZES: [usize; 11] = [
        1_000,
        3_162,
        10_000,
        31_623,
        100_000,
        316_228,
        1_000_000,
        3_162_278,
        10_000_000,
        31_622_777,
        100_000_000,
    ];
    SIZES
        .get(..if quick { 7 } else { SIZES.len() })
        .unwrap_or(&SIZES)
}

/// Measures the series.
///
/// # Errors
///
/// If a contestant could not be run or does not find a page valid.
pub fn measure(seed: u64, rounds: usize, quick: bool) -> Result<Series, Error> {
    let shape = Shape::CustomerPage;
    let mut peers: [Box<dyn Peer>; 3] = [
        Box::new(peers::ours::peer(shape)?),
        Box::new(peers::jsonschema::peer(shape)?),
        Box::new(peers::sonic::peer()),
    ];
    let mut points = Vec::new();
    for size in sizes(quick) {
        let page = corpora::page(seed, *size)?;
        let records = [page.as_bytes()];
        let measured = rounds::measure(&mut peers, &records, 1, rounds.min(ROUNDS))?;
        points.push(Point {
            bytes: page.len(),
            seconds: measured
                .iter()
                .map(|measured| median(&measured.seconds))
                .collect(),
        });
    }
    Ok(Series {
        contestants: peers.iter().map(|peer| peer.name()).collect(),
        points,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_that_of_the_cost_of_a_byte() {
        let series = Series {
            contestants: vec!["a"],
            points: vec![
                Point {
                    bytes: 1_000,
                    seconds: vec![2e-6],
                },
                Point {
                    bytes: 10_000,
                    seconds: vec![10e-6],
                },
            ],
        };
        let costs = series.nanoseconds_a_byte(0);
        assert!(
            (costs[0] - 2.0).abs() < 1e-9 && (costs[1] - 1.0).abs() < 1e-9,
            "{costs:?}"
        );
        assert!((series.spread(0) - 2.0).abs() < 1e-9);
    }
}
