//! `backoffice validate`: checks files in parallel and reports them in order.

mod baseline;
mod check;
mod finding;
mod report;
mod schema;
mod severity;
mod snippet;
mod summary;

use std::{io, mem, path::Path, sync::Arc, time::Instant};

use backoffice_validate::Shape;
use rayon::prelude::*;

use self::{
    baseline::Baseline,
    check::Checker,
    finding::Finding,
    report::{Reporter, Stdout},
    schema::Selector,
    summary::{FileSummary, Totals},
};
pub(crate) use self::{
    finding::PROBLEMS,
    severity::{Severities, Severity},
};
use crate::{
    Outcome,
    arguments::Validate,
    config::Config,
    failure::{Failure, warn},
    files::{Found, Input, Search, Unreadable, absolute},
    progress,
};

/// Maximum size of a file that is checked in parallel with others, in bytes. The records of a larger file are checked
/// in parallel with each other.
const SMALL: u64 = 8 << 20;

/// Maximum number of small files whose findings wait in memory.
const CHUNK: usize = 256;

/// Maximum number of findings of a file that wait in memory. A file with more is checked again, and its findings are
/// reported at once.
const HELD: usize = 2000;

pub(crate) fn run(arguments: &Validate) -> Result<Outcome, Failure> {
    let start = arguments.stats.then(Instant::now);
    let mut config = Config::find(arguments)?;
    let shape = arguments
        .inputs
        .schema
        .as_deref()
        .map(Shape::by_name)
        .transpose()?;
    let mut baseline = Baseline::open(arguments, &config)?;
    let severities = mem::take(&mut config.severities);
    let config = Arc::new(config);
    let Found {
        mut inputs,
        skipped,
    } = find(arguments, &config)?;
    remove_own(&mut inputs, arguments, &baseline);
    let progress = progress::over(&inputs);
    let stdout = Stdout::default();
    let checker = Checker {
        selector: Selector {
            shape,
            profile: arguments.profile.map(Into::into),
            config,
        },
        severities,
    };
    let mut run = Run {
        reporters: report::open(arguments, inputs.len(), &stdout, &progress)?,
        baseline: &mut baseline,
        counts: summary::Counts::default(),
        findings: 0,
        totals: Totals {
            skipped,
            ..Totals::default()
        },
    };
    let writes_files = arguments.reports.iter().any(|report| report.path.is_some());
    let mut rest = inputs.as_slice();
    while !rest.is_empty()
        && (writes_files || !stdout.is_closed() || run.totals.outcome() == Outcome::Valid)
    {
        let small = rest.iter().take(CHUNK).take_while(|input| is_small(input));
        let (chunk, after) = rest.split_at(small.count().max(1));
        let held = chunk.par_iter().map(|input| {
            let mut held = Vec::new();
            let mut number = 0;
            let summary = is_small(input).then(|| {
                checker.check(input, &progress, &mut |findings| {
                    number += findings.len();
                    held.push(findings);
                    let fits = number <= HELD;
                    fits.then_some(()).ok_or(io::ErrorKind::OutOfMemory.into())
                })
            });
            Some((summary?.ok()?, held))
        });
        for (input, held) in chunk.iter().zip(held.collect::<Vec<_>>()) {
            let name = input_name(input);
            let summary = match held {
                Some((summary, held)) => {
                    for findings in held {
                        run.record(&name, findings)?;
                    }
                    summary
                }
                None => checker.check(input, &progress, &mut |findings| {
                    run.record(&name, findings)?;
                    run.flush()
                })?,
            };
            run.end_file(summary)?;
        }
        rest = after;
    }
    progress.finish_and_clear();
    run.totals.time = start.map(|start| start.elapsed());
    let outcome = run.finish()?;
    let names_paths = !arguments.inputs.paths.is_empty() || arguments.rules.files_from.is_some();
    if !arguments.quiet {
        if !names_paths {
            warn_of_unmatched(&checker.selector.config);
        }
        baseline.note();
    }
    if arguments.write_baseline {
        return baseline.write();
    }
    Ok(outcome)
}

fn find(arguments: &Validate, config: &Arc<Config>) -> Result<Found, Failure> {
    let search = Search {
        config: Arc::clone(config),
        honours_gitignore: !arguments.rules.no_ignore,
    };
    let paths = arguments.inputs.paths.as_slice();
    let mut found = match &arguments.rules.files_from {
        Some(list) => search.list(list).map_err(Failure::unchecked)?,
        None if paths.is_empty() => return Ok(search.paths(&[".".into()])),
        None => Found::default(),
    };
    found.add(search.paths(paths));
    Ok(found)
}

/// Removes the files that this command writes itself.
fn remove_own(
    inputs: &mut Vec<Result<Input, Unreadable>>,
    arguments: &Validate,
    baseline: &Baseline,
) {
    let reports = arguments
        .reports
        .iter()
        .filter_map(|report| report.path.as_deref());
    let own: Vec<_> = reports.chain(baseline.path()).map(absolute).collect();
    let is_own = |path: &Path| own.contains(&absolute(path));
    inputs.retain(|input| !matches!(input, Ok(input) if input.path().is_some_and(is_own)));
}

fn input_name(input: &Result<Input, Unreadable>) -> String {
    match input {
        Ok(input) => input.name(),
        Err(unreadable) => unreadable.name.clone(),
    }
}

fn is_small(input: &Result<Input, Unreadable>) -> bool {
    let size = input.as_ref().map(Input::size);
    size.map_or(true, |size| size.is_some_and(|size| size <= SMALL))
}

/// Warns of each pattern that names no file.
fn warn_of_unmatched(config: &Config) {
    for pattern in config.unmatched() {
        warn(&format!(
            "{}: no file matches the pattern `{}`",
            pattern.origin, pattern.text
        ));
    }
}

/// Collects findings, counts them and passes them to the reporters.
struct Run<'a> {
    reporters: Vec<Box<dyn Reporter>>,
    baseline: &'a mut Baseline,
    /// Counts of the current file.
    counts: summary::Counts,
    /// Findings of the current file.
    findings: u64,
    totals: Totals,
}

impl Run<'_> {
    /// Takes the findings on one record.
    fn record(&mut self, file: &str, mut findings: Vec<Finding>) -> io::Result<()> {
        let all = findings.len();
        findings.retain(|finding| !self.baseline.takes(file, finding));
        self.counts.known += (all - findings.len()) as u64;
        self.counts.add_record(&findings);
        for finding in &findings {
            self.findings += finding.count;
            *self.totals.codes.entry(finding.code).or_default() += finding.count;
            for reporter in &mut self.reporters {
                reporter.finding(file, finding)?;
            }
        }
        Ok(())
    }

    /// Ends a file; `None` if it was skipped.
    fn end_file(&mut self, summary: Option<FileSummary>) -> io::Result<()> {
        let (counts, findings) = (mem::take(&mut self.counts), mem::take(&mut self.findings));
        let Some(mut summary) = summary else {
            self.totals.skipped.without_rule += 1;
            return Ok(());
        };
        summary.counts = counts;
        self.totals.add(&summary);
        for reporter in &mut self.reporters {
            reporter.file(&summary)?;
        }
        if findings > 0 {
            self.totals.by_file.push((summary.name, findings));
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.reporters
            .iter_mut()
            .try_for_each(|reporter| reporter.flush())
    }

    fn finish(self) -> io::Result<Outcome> {
        for reporter in self.reporters {
            reporter.finish(&self.totals)?;
        }
        Ok(self.totals.outcome())
    }
}
