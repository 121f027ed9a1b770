//! `backoffice validate --list`: the schema of each file, or the reason for which it is skipped.

use std::{
    fmt::Write as _,
    io::{self, Write as _},
};

use rayon::prelude::*;

use super::{check::Checker, report::source, schema::Decision};
use crate::{
    Outcome,
    failure::Failure,
    files::{self, Input, Reason, Skipped, SkippedPath, Unreadable, count},
    printable::printable,
    workflow,
};

/// Prints a line for each input and each skipped path, by name. Checks nothing.
pub(super) fn print(
    checker: &Checker,
    inputs: &[Result<Input, Unreadable>],
    skipped: &Skipped,
) -> Result<Outcome, Failure> {
    let (text, outcome) = list(checker, inputs, skipped);
    let (stop, end) = workflow::pause().unwrap_or_default();
    io::stdout()
        .lock()
        .write_all(format!("{stop}{text}{end}").as_bytes())?;
    Ok(outcome)
}

/// Returns the list, and the outcome: unchecked if the schema of an input is not known.
pub(super) fn list(
    checker: &Checker,
    inputs: &[Result<Input, Unreadable>],
    skipped: &Skipped,
) -> (String, Outcome) {
    let rows = inputs.par_iter().map(|input| row(checker, input));
    let mut rows: Vec<_> = rows.collect();
    rows.extend(skipped.paths.iter().map(skipped_row));
    rows.sort_by(|one, other| one.name.cmp(&other.name));
    let mut text = String::new();
    for Row { name, words, .. } in &rows {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{}: {}", printable(name), printable(words));
    }
    let number = |kind| rows.iter().filter(|row| row.kind == kind).count() as u64;
    let unknown = number(RowKind::Unknown);
    let _ = writeln!(
        text,
        "{} to check, {} skipped, {} without a known schema",
        count(number(RowKind::Checked), "file"),
        number(RowKind::Skipped),
        unknown
    );
    (text, Outcome::of(unknown, 0))
}

struct Row {
    name: String,
    words: String,
    kind: RowKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RowKind {
    Checked,
    Skipped,
    /// The schema is not known.
    Unknown,
}

fn row(checker: &Checker, input: &Result<Input, Unreadable>) -> Row {
    let (name, decision) = match files::open(input) {
        Ok((input, mut records)) => (input.name(), checker.decide(input, &mut records)),
        Err(unreadable) => {
            let skips = matches!(input, Ok(input) if checker.selector.skips(input));
            if skips {
                let skipped = SkippedPath::new(unreadable.name.as_ref(), Reason::WithoutRule);
                return skipped_row(&skipped);
            }
            return Row {
                name: unreadable.name,
                words: unreadable.message,
                kind: RowKind::Unknown,
            };
        }
    };
    let (words, kind) = match decision {
        Decision::Skip(reason) => return skipped_row(&SkippedPath::new(name.as_ref(), reason)),
        Decision::Unknown(problem) => (problem.sentence(), RowKind::Unknown),
        Decision::Check(_, choice) => {
            let (schema, profile, source) = (choice.schema, choice.profile, source(&choice));
            (format!("{schema}, {profile}{source}"), RowKind::Checked)
        }
    };
    Row { name, words, kind }
}

fn skipped_row(path: &SkippedPath) -> Row {
    Row {
        name: path.name.clone(),
        words: format!("skipped, {}", path.why()),
        kind: RowKind::Skipped,
    }
}
