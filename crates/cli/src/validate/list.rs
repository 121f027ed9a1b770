//! The schema of each file, or the reason for which it is skipped: for `backoffice validate --list` and `backoffice init`.

use std::{
    fmt::Write as _,
    io::{self, Write as _},
    sync::Arc,
};

use rayon::prelude::*;

use super::{
    finding::{Finding, WITH_COMMENTS},
    report::source,
    schema::{Decision, Selector},
};
use crate::{
    Outcome,
    config::Config,
    failure::Failure,
    files::{self, Found, Input, Reason, Search, SkippedPath, Unreadable, count},
    printable::printable,
    workflow,
};

/// Describes the files that `validate` would check.
pub(crate) struct Plan {
    /// By name.
    pub(crate) rows: Vec<Row>,
}

/// A file, or a skipped path.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) planned: Planned,
    /// The schema and the reason for it, or the reason for none.
    words: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Planned {
    /// The file has this schema.
    Check(&'static str),
    Skipped,
    /// The schema is not known.
    Unknown,
    /// The file is JSON with comments, which it should not have by its name.
    WithComments,
}

/// Prints the plan. Checks nothing.
pub(super) fn print(selector: &Selector, found: &Found) -> Result<Outcome, Failure> {
    let plan = Plan::new(selector, found);
    let (stop, end) = workflow::pause().unwrap_or_default();
    let text = format!("{stop}{}{end}", plan.text(usize::MAX));
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(Outcome::of(plan.unknown(), 0))
}

impl Plan {
    /// Looks at the files of the working folder.
    pub(crate) fn of(config: Config) -> Self {
        let config = Arc::new(config);
        let search = Search { config: Arc::clone(&config), honours_gitignore: true };
        let mut found = search.paths(&[]);
        // A folder without files is no mistake here.
        found.inputs.retain(|input| matches!(input, Ok(input) if input.path().is_some()));
        let selector = Selector { shape: None, profile: None, config };
        Self::new(&selector, &found)
    }

    fn new(selector: &Selector, Found { inputs, skipped }: &Found) -> Self {
        let rows = inputs.par_iter().map(|input| row(selector, input));
        let mut rows: Vec<_> = rows.collect();
        rows.extend(skipped.paths.iter().map(skipped_row));
        rows.sort_by(|one, other| one.name.cmp(&other.name));
        Self { rows }
    }

    /// Returns the number of files without a known schema.
    fn unknown(&self) -> u64 {
        let unknown = [Planned::Unknown, Planned::WithComments];
        let rows = self.rows.iter();
        rows.filter(|row| unknown.contains(&row.planned)).count() as u64
    }

    /// Returns a line for each of the first rows, and one with all numbers.
    pub(crate) fn text(&self, limit: usize) -> String {
        let mut text = String::new();
        for Row { name, words, .. } in self.rows.iter().take(limit) {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{}: {}", printable(name), printable(words));
        }
        let more = self.rows.len().saturating_sub(limit) as u64;
        if more > 0 {
            let more = count(more, "more path");
            let _ = writeln!(text, "{more}: `backoffice validate --list` names them");
        }
        let skipped = self.rows.iter().filter(|row| row.planned == Planned::Skipped);
        let (skipped, unknown) = (skipped.count() as u64, self.unknown());
        let checked = self.rows.len() as u64 - skipped - unknown;
        let checked = count(checked, "file");
        let _ = writeln!(
            text,
            "{checked} to check, {skipped} skipped, {unknown} without a known schema"
        );
        text
    }
}

fn row(selector: &Selector, input: &Result<Input, Unreadable>) -> Row {
    let (name, decision) = match files::open(input) {
        Ok((input, mut records)) => (input.name(), selector.decide(input, &mut records)),
        Err(Unreadable { name, message }) => {
            let skips = matches!(input, Ok(input) if selector.skips(input));
            if skips {
                return skipped_row(&SkippedPath::new(name.as_ref(), Reason::WithoutRule));
            }
            return Row { name, planned: Planned::Unknown, words: message };
        }
    };
    let (words, planned) = match decision {
        Decision::Skip(reason) => return skipped_row(&SkippedPath::new(name.as_ref(), reason)),
        Decision::Unknown(problem) => {
            let planned = match problem.title.as_str() {
                WITH_COMMENTS => Planned::WithComments,
                _ => Planned::Unknown,
            };
            (in_words(&problem), planned)
        }
        Decision::Check(_, choice) => {
            let (schema, profile, source) = (choice.schema, choice.profile, source(&choice));
            (format!("{schema}, {profile}{source}"), Planned::Check(schema))
        }
    };
    Row { name, planned, words }
}

fn in_words(problem: &Finding) -> String {
    match &problem.place {
        Some(place) => format!("line {}: {}", place.line, problem.title),
        None => problem.title.clone(),
    }
}

fn skipped_row(path: &SkippedPath) -> Row {
    Row {
        name: path.name.clone(),
        planned: Planned::Skipped,
        words: format!("skipped, {}", path.why()),
    }
}
