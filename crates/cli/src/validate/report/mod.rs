//! Reports: one file for each format. A reporter gets the findings in order and writes them to its output.

mod fingerprint;
mod github;
mod gitlab;
mod human;
mod json;
mod junit;
mod list;
mod ndjson;
mod output;
mod rows;
mod sarif;

use std::{collections::BTreeMap, io};

use indicatif::ProgressBar;

use self::output::Output;
pub(super) use self::{human::source, output::Stdout};
use super::{
    arguments::{Format, Report, Validate},
    finding::Finding,
    summary::{FileSummary, Name, Totals},
};
use crate::{failure::Failure, files::real, workflow};

/// Writer of one report.
pub(super) trait Reporter {
    /// Writes a finding of the file that [`file`](Self::file) ends.
    fn finding(&mut self, name: &Name, finding: &Finding) -> io::Result<()>;

    /// Ends a file.
    fn file(&mut self, _: &FileSummary) -> io::Result<()> {
        Ok(())
    }

    /// Shows what is written so far.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Ends the report.
    fn finish(self: Box<Self>, totals: &Totals) -> io::Result<()>;
}

/// Opens the reports that the arguments name. `files` is the number of inputs.
///
/// # Errors
///
/// If two reports need standard output, or an output can't be opened.
pub(super) fn open(
    arguments: &Validate,
    files: usize,
    stdout: &Stdout,
    progress: &ProgressBar,
) -> Result<Vec<Box<dyn Reporter>>, Failure> {
    let wanted = wanted(arguments)?;
    let open = wanted.iter().map(|Report { format, path }| {
        let out = match path {
            Some(path) => Output::file(path)?,
            None => Output::stdout(stdout, progress),
        };
        let reporter: Box<dyn Reporter> = match format {
            Format::Human => Box::new(human::Human::new(out, arguments, files)?),
            Format::Json => Box::new(json::Json::new(out)?),
            Format::Ndjson => Box::new(ndjson::Ndjson::new(out)),
            Format::Sarif => Box::new(sarif::Sarif::new(out)?),
            Format::Junit => Box::new(junit::Junit::new(out)),
            Format::Github => Box::new(github::Github::new(out)),
            Format::Gitlab => Box::new(gitlab::Gitlab::new(out)?),
        };
        Ok(reporter)
    });
    open.collect::<io::Result<_>>().map_err(Failure::from)
}

/// Returns the reports of the arguments. Adds text for people if standard output gets none, and annotations in GitHub
/// Actions if standard output gets no document.
fn wanted(arguments: &Validate) -> Result<Vec<Report>, Failure> {
    let to_stdout = |format| Report { format, path: None };
    let mut wanted = arguments.reports.clone();
    wanted.extend(arguments.format.map(to_stdout));
    if wanted.iter().all(|report| report.path.is_some()) {
        wanted.push(to_stdout(Format::Human));
    }
    let is_text = |report: &Report| report.path.is_some() || report.format == Format::Human;
    let has_github = wanted.iter().any(|report| report.format == Format::Github);
    if workflow::is_running() && !has_github && wanted.iter().all(is_text) {
        wanted.push(to_stdout(Format::Github));
    }
    let mut paths = BTreeMap::new();
    for Report { format, path } in &wanted {
        let Some(path) = path else { continue };
        if let Some(other) = paths.insert(real(path), format.name()) {
            let path = path.display();
            return Err(Failure::usage(
                format!("{path} can't take both the {other} and the {} report", format.name()),
                "write each report to a file of its own",
            ));
        }
    }
    let mut documents =
        wanted.iter().filter(|report| report.path.is_none() && report.format != Format::Github);
    if let (Some(first), Some(second)) = (documents.next(), documents.next()) {
        let [first, second] = [first, second].map(|report| report.format.name());
        return Err(Failure::usage(
            format!("standard output can't take both the {first} and the {second} report"),
            format!("write one of them to a file: `--report {second}=FILE`"),
        ));
    }
    Ok(wanted)
}
