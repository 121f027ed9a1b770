//! Interleaved rounds: everyone once in each, in rotated order.

use std::time::Duration;

use crate::{
    Error,
    peers::{Peer, Task},
};

/// How long one measurement lasts at least: as many passes as that takes.
const LEAST: Duration = Duration::from_millis(40);

/// What a contestant did, round by round.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Its name.
    pub name: &'static str,
    /// Its version, and that of what it needs.
    pub version: String,
    /// What it does.
    pub task: Task,
    /// How many payloads passed.
    pub accepted: usize,
    /// Seconds for one pass over the payloads, in each round.
    pub seconds: Vec<f64>,
}

impl Measured {
    /// Megabytes (10^6 bytes) a second in each round, if the payloads have `bytes` bytes.
    #[must_use]
    pub fn rates(&self, bytes: usize) -> Vec<f64> {
        self.seconds
            .iter()
            .map(|seconds| bytes as f64 / seconds / 1e6)
            .collect()
    }
}

/// Runs everyone in `rounds` rounds, after two that do not count: the first brings code and data into
/// reach, the second tells how many passes a measurement takes.
///
/// # Errors
///
/// If a contestant could not be run, or one that validates does not find `valid` payloads valid.
pub fn measure(
    peers: &mut [Box<dyn Peer>],
    records: &[&[u8]],
    valid: usize,
    rounds: usize,
) -> Result<Vec<Measured>, Error> {
    let mut passes = Vec::new();
    let mut measured = Vec::new();
    for peer in peers.iter_mut() {
        let run = peer.run(records, 1)?;
        agreed(peer.as_ref(), run.accepted, valid, records.len())?;
        let once = peer.run(records, 1)?.time;
        passes.push(passes_for(once));
        measured.push(Measured {
            name: peer.name(),
            version: peer.version(),
            task: peer.task(),
            accepted: run.accepted,
            seconds: Vec::new(),
        });
    }
    for round in 0..rounds {
        for turn in rotated(round, peers.len()) {
            let (Some(peer), Some(passes), Some(measured)) = (
                peers.get_mut(turn),
                passes.get(turn),
                measured.get_mut(turn),
            ) else {
                continue;
            };
            let run = peer.run(records, *passes)?;
            measured
                .seconds
                .push(run.time.as_secs_f64() / *passes as f64);
        }
    }
    Ok(measured)
}

/// Whoever validates must agree with the corpus; whoever passes over JSON must take all of it.
fn agreed(peer: &dyn Peer, accepted: usize, valid: usize, records: usize) -> Result<(), Error> {
    let expected = match peer.task() {
        Task::Validates => valid,
        Task::Skips | Task::Copies => records,
        // Some wrong values fit their member's Rust type.
        Task::Decodes if (valid..=records).contains(&accepted) => return Ok(()),
        Task::Decodes => valid,
    };
    if accepted == expected {
        return Ok(());
    }
    let name = peer.name();
    Err(format!("{name} lets {accepted} of {records} payloads pass, not {expected}: its times would mean nothing").into())
}

fn passes_for(once: Duration) -> usize {
    let passes = LEAST.as_secs_f64() / once.as_secs_f64().max(1e-9);
    (passes.ceil() as usize).clamp(1, 1_000_000)
}

/// Everyone's turn in a round: each round starts with the next.
pub(crate) fn rotated(round: usize, count: usize) -> impl Iterator<Item = usize> {
    (0..count).map(move |turn| (round + turn) % count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peers::Run;

    struct Fake {
        task: Task,
        accepted: usize,
        runs: usize,
    }

    impl Peer for Fake {
        fn name(&self) -> &'static str {
            "fake"
        }

        fn version(&self) -> String {
            "1.0".to_owned()
        }

        fn task(&self) -> Task {
            self.task
        }

        fn check(&mut self, _: &[&[u8]]) -> Result<usize, Error> {
            Ok(self.accepted)
        }

        fn run(&mut self, _: &[&[u8]], passes: usize) -> Result<Run, Error> {
            self.runs += 1;
            let time = Duration::from_millis(20) * u32::try_from(passes)?;
            Ok(Run {
                accepted: self.accepted,
                time,
            })
        }
    }

    fn run(task: Task, accepted: usize) -> Result<Vec<Measured>, String> {
        let mut peers: Vec<Box<dyn Peer>> = vec![Box::new(Fake {
            task,
            accepted,
            runs: 0,
        })];
        measure(&mut peers, &[b"1", b"2", b"3"], 2, 4).map_err(|error| error.to_string())
    }

    #[test]
    fn a_round_counts_for_one_pass_over_all_payloads() {
        let measured = run(Task::Validates, 2).unwrap();
        assert_eq!(measured[0].seconds, [0.02; 4]);
        assert_eq!(measured[0].rates(2_000_000), [100.0; 4]);
    }

    #[test]
    fn whoever_disagrees_is_not_measured() {
        assert!(
            run(Task::Validates, 3)
                .unwrap_err()
                .contains("lets 3 of 3 payloads pass, not 2")
        );
        assert!(run(Task::Skips, 2).is_err());
        assert!(run(Task::Decodes, 3).is_ok() && run(Task::Decodes, 1).is_err());
    }

    #[test]
    fn turns_rotate() {
        let turns = |round| rotated(round, 3).collect::<Vec<_>>();
        assert_eq!(
            [turns(0), turns(1), turns(5)],
            [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
        );
    }

    #[test]
    fn short_passes_are_repeated() {
        assert_eq!(passes_for(Duration::from_millis(30)), 2);
        assert_eq!(passes_for(Duration::from_secs(1)), 1);
        assert_eq!(passes_for(Duration::ZERO), 1_000_000);
    }
}
