//! `backoffice validate`: checks files in parallel and reports them in order.

mod arguments;
mod baseline;
mod check;
mod finding;
mod list;
mod report;
mod schema;
mod snippet;
mod summary;
mod unmatched;
mod watch;

use std::{io, mem, path::Path, sync::Arc, time::Instant};

use backoffice_description::validate::by_name;
use indicatif::ProgressBar;
use rayon::prelude::*;

pub(crate) use self::{
    arguments::Validate,
    list::{Plan, Planned},
};
use self::{
    baseline::Baseline,
    check::Ahead,
    finding::Finding,
    report::{Reporter, Stdout},
    schema::Selector,
    summary::{FileSummary, Name, Totals},
};
use crate::{
    Outcome,
    config::Config,
    failure::Failure,
    files::{Changed, Found, Input, Reason, Search, SkippedPath, Unreadable, absolute},
    progress,
};

/// Maximum size of a file that is checked in parallel with others, in bytes. The records of a larger file are checked
/// in parallel with each other.
const SMALL: u64 = 8 << 20;

/// Maximum number of small files whose findings wait in memory.
const CHUNK: usize = 256;

pub(crate) fn run(arguments: &Validate) -> Result<Outcome, Failure> {
    if arguments.watch { watch::run(arguments) } else { once(arguments, &Stdout::default()) }
}

fn once(arguments: &Validate, stdout: &Stdout) -> Result<Outcome, Failure> {
    let start = arguments.stats.then(Instant::now);
    let config = Arc::new(Config::find(&arguments.rules)?);
    let shape = arguments.inputs.schema.as_deref();
    let selector = Selector {
        shape: shape.map(by_name).transpose()?,
        profile: arguments.profile.map(Into::into),
        config: Arc::clone(&config),
    };
    let mut baseline = Baseline::open(arguments, &config)?;
    let mut found = find(arguments, &config)?;
    remove_own(&mut found.inputs, arguments, &baseline);
    if arguments.list {
        return list::print(&selector, &found);
    }
    let Found { inputs, skipped } = found;
    let progress = progress::over(&inputs);
    let mut run = Run {
        selector: &selector,
        reporters: report::open(arguments, inputs.len(), stdout, &progress)?,
        writes_files: report_files(arguments).next().is_some(),
        stdout,
        progress,
        baseline: &mut baseline,
        counts: summary::Counts::default(),
        findings: 0,
        totals: Totals { skipped, ..Totals::default() },
    };
    run.check(&inputs)?;
    run.progress.finish_and_clear();
    run.totals.time = start.map(|start| start.elapsed());
    let is_part = arguments.is_part();
    run.totals.notices = unmatched::notices(arguments, &config, &inputs);
    let outcome = run.finish()?;
    if !arguments.quiet && !is_part {
        baseline.note();
    }
    if arguments.write_baseline {
        if is_part {
            let checked = inputs.iter().flatten();
            let checked: Vec<_> = checked.map(Input::name).collect();
            baseline.keep_unchecked(checked.iter().map(String::as_str));
        }
        return baseline.write(outcome);
    }
    Ok(outcome)
}

fn find(arguments: &Validate, config: &Arc<Config>) -> Result<Found, Failure> {
    let search =
        Search { config: Arc::clone(config), honours_gitignore: !arguments.rules.no_ignore };
    let paths = arguments.inputs.paths.as_slice();
    let mut found = match &arguments.rules.files_from {
        Some(list) => search.list(list).map_err(|unreadable| {
            let help = "name a file with one path a line, or - for standard input";
            Failure::usage(format!("--files-from: {unreadable}"), help)
        })?,
        None => Found::default(),
    };
    if arguments.rules.files_from.is_none() || !paths.is_empty() {
        found.add(search.paths(paths));
    }
    if let Some(base) = &arguments.rules.changed {
        Changed::since(base)?.retain(&mut found);
    }
    Ok(found)
}

/// Returns the files that get a report.
fn report_files(arguments: &Validate) -> impl Iterator<Item = &Path> {
    let reports = arguments.reports.iter();
    reports.filter_map(|report| report.path.as_deref())
}

/// Removes the files that this command writes itself.
fn remove_own(
    inputs: &mut Vec<Result<Input, Unreadable>>,
    arguments: &Validate,
    baseline: &Baseline,
) {
    let reports = report_files(arguments);
    let own: Vec<_> = reports.chain(baseline.path()).map(absolute).collect();
    let is_own = |path: &Path| own.contains(&absolute(path));
    inputs.retain(|input| !matches!(input, Ok(input) if input.path().is_some_and(is_own)));
}

fn is_small(input: &Result<Input, Unreadable>) -> bool {
    let size = input.as_ref().map(Input::size);
    size.map_or(true, |size| size.is_some_and(|size| size <= SMALL))
}

/// Checks inputs, counts the findings, and passes them to the reporters.
struct Run<'a> {
    selector: &'a Selector,
    reporters: Vec<Box<dyn Reporter>>,
    writes_files: bool,
    stdout: &'a Stdout,
    progress: ProgressBar,
    baseline: &'a mut Baseline,
    /// Counts of the current file.
    counts: summary::Counts,
    /// Findings of the current file.
    findings: u64,
    totals: Totals,
}

impl Run<'_> {
    /// Checks all inputs, or as many as matter if the reader of standard output is gone.
    fn check(&mut self, mut inputs: &[Result<Input, Unreadable>]) -> io::Result<()> {
        while !inputs.is_empty()
            && (self.writes_files
                || !self.stdout.is_closed()
                || self.totals.outcome() == Outcome::Valid)
        {
            let small = inputs.iter().take(CHUNK).take_while(|input| is_small(input));
            let (chunk, after) = inputs.split_at(small.count().max(1));
            let (selector, progress) = (self.selector, &self.progress);
            let held = chunk.par_iter().map(|input| {
                let is_small = is_small(input);
                is_small.then(|| selector.check_ahead(input, progress)).flatten()
            });
            let held: Vec<_> = held.collect();
            for (input, held) in chunk.iter().zip(held) {
                self.input(input, held)?;
            }
            inputs = after;
        }
        Ok(())
    }

    fn input(&mut self, input: &Result<Input, Unreadable>, ahead: Option<Ahead>) -> io::Result<()> {
        let name = Name::new(match input {
            Ok(input) => input.name(),
            Err(unreadable) => unreadable.name.clone(),
        });
        let summary = if let Some((summary, held)) = ahead {
            for findings in held {
                self.record(&name, findings)?;
            }
            summary
        } else {
            let (selector, progress) = (self.selector, self.progress.clone());
            selector.check(input, &progress, &mut |findings| {
                self.record(&name, findings)?;
                self.flush()
            })?
        };
        self.end_file(name, summary)
    }

    /// Takes the findings on one record.
    fn record(&mut self, name: &Name, mut findings: Vec<Finding>) -> io::Result<()> {
        findings.retain(|finding| {
            let is_known = self.baseline.takes(&name.shown, finding);
            self.counts.known += if is_known { finding.count } else { 0 };
            !is_known
        });
        self.counts.add_record(&findings);
        for finding in &findings {
            self.findings += finding.count;
            *self.totals.codes.entry(finding.code).or_default() += finding.count;
            for reporter in &mut self.reporters {
                reporter.finding(name, finding)?;
            }
        }
        Ok(())
    }

    /// Ends a file, or skips it.
    fn end_file(&mut self, name: Name, summary: Result<FileSummary, Reason>) -> io::Result<()> {
        let (counts, findings) = (mem::take(&mut self.counts), mem::take(&mut self.findings));
        let mut summary = match summary {
            Ok(summary) => summary,
            Err(reason) => {
                let skipped = SkippedPath::new(Path::new(&name.shown), reason);
                self.totals.skipped.paths.push(skipped);
                return Ok(());
            }
        };
        (summary.name, summary.counts) = (name, counts);
        self.totals.add(&summary);
        for reporter in &mut self.reporters {
            reporter.file(&summary)?;
        }
        if findings > 0 {
            self.totals.by_file.push((summary.name.shown, findings));
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.reporters.iter_mut().try_for_each(|reporter| reporter.flush())
    }

    fn finish(self) -> io::Result<Outcome> {
        for reporter in self.reporters {
            reporter.finish(&self.totals)?;
        }
        for notice in &self.totals.notices {
            notice.print();
        }
        Ok(self.totals.outcome())
    }
}
