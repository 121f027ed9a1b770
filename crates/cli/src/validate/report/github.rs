//! GitHub Actions: workflow commands that annotate lines, and the summary of the job.
//!
//! <https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands>

use std::{
    env,
    fmt::Write as _,
    fs::File,
    io::{self, Write as _},
};

use super::{
    super::{
        finding::Finding,
        summary::{Name, Totals},
    },
    Reporter,
    output::Output,
};
use crate::{
    config::Severity,
    files::{STDIN, count},
    printable::printable,
};

/// Number of errors, and of warnings, that GitHub shows for one step.
const MOST_ANNOTATIONS: u64 = 10;

/// Maximum number of files that the summary lists. GitHub refuses a summary of more than 1 MiB.
const LISTED: usize = 100;

/// Maximum number of characters of a file name in the summary.
const NAME: usize = 300;

pub(super) struct Github {
    out: Output,
    commands: String,
    errors: Count,
    warnings: Count,
}

/// Findings of one severity.
#[derive(Default)]
struct Count {
    all: u64,
    annotated: u64,
}

impl Github {
    pub(super) fn new(out: Output) -> Self {
        Self { out, commands: String::new(), errors: Count::default(), warnings: Count::default() }
    }
}

impl Reporter for Github {
    fn finding(&mut self, name: &Name, finding: &Finding) -> io::Result<()> {
        let (number, command) = match finding.severity {
            Severity::Error => (&mut self.errors, "error"),
            _ => (&mut self.warnings, "warning"),
        };
        number.all += finding.count;
        if number.annotated < MOST_ANNOTATIONS {
            number.annotated += 1;
            let mut properties = String::new();
            // Standard input has no lines in the repository.
            if name.in_repository != STDIN {
                // Writing to a String cannot fail.
                let _ = write!(properties, "file={},", property(&name.in_repository));
                if let Some(place) = &finding.place {
                    let (line, column, end) = (place.line, place.column, place.end_column());
                    let _ = write!(
                        properties,
                        "line={line},col={column},endLine={line},endColumn={end},"
                    );
                }
            }
            let (title, message) = (property(finding.code), data(&finding.sentence()));
            let _ = writeln!(self.commands, "::{command} {properties}title={title}::{message}");
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>, totals: &Totals) -> io::Result<()> {
        for notice in &totals.notices {
            let command = notice.severity.name();
            let place = notice.place.as_ref();
            let place = place.map_or_else(String::new, |(file, line)| {
                let file = property(&Name::new(file.clone()).in_repository);
                format!("file={file},line={line},")
            });
            let message = data(&printable(&notice.message));
            let _ = writeln!(self.commands, "::{command} {place}title=backoffice::{message}");
        }
        let rest = [(&self.errors, "more error"), (&self.warnings, "more warning")];
        let rest = rest.map(|(number, what)| (number.all - number.annotated, what));
        let rest: Vec<_> = rest
            .iter()
            .filter(|(number, _)| *number > 0)
            .map(|(number, what)| count(*number, what))
            .collect();
        if !rest.is_empty() {
            let rest = rest.join(" and ");
            let _ = writeln!(
                self.commands,
                "::notice title=backoffice::{rest} without annotation: GitHub shows {MOST_ANNOTATIONS} of each for a step"
            );
        }
        self.out.print(&self.commands)?;
        self.out.finish()?;
        match env::var_os("GITHUB_STEP_SUMMARY").filter(|path| !path.is_empty()) {
            Some(path) => {
                let file = File::options().append(true).create(true).open(&path);
                let written = file.and_then(|mut file| file.write_all(summary(totals).as_bytes()));
                written.map_err(|error| {
                    let path = path.display();
                    let message = format!("the job's summary, GITHUB_STEP_SUMMARY={path}: {error}");
                    io::Error::new(error.kind(), message)
                })
            }
            None => Ok(()),
        }
    }
}

/// Returns the summary of the job in Markdown.
fn summary(totals: &Totals) -> String {
    let Totals { valid, invalid, unchecked, counts, .. } = totals;
    let violations = counts.violations;
    let mut text = format!(
        "### Payloads\n\n| files | valid | invalid | not checked | records | violations |\n|---|---|---|---|---|---|\n\
         | {} | {valid} | {invalid} | {unchecked} | {} | {violations} |\n",
        totals.files, totals.records
    );
    if !totals.codes.is_empty() {
        text += "\n| code | number |\n|---|---|\n";
        for (code, number) in &totals.codes {
            let _ = writeln!(text, "| {code} | {number} |");
        }
    }
    if !totals.by_file.is_empty() {
        text += "\n| file | number |\n|---|---|\n";
        for (file, number) in totals.by_file.iter().take(LISTED) {
            let file: String = printable(file).chars().take(NAME).collect();
            let file = file.replace('|', "\\|").replace('`', " ");
            let _ = writeln!(text, "| `{file}` | {number} |");
        }
        let more = totals.by_file.len().saturating_sub(LISTED);
        if more > 0 {
            let _ = writeln!(text, "\nand {}", count(more as u64, "more file"));
        }
    }
    text
}

/// Escapes the message of a workflow command.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes a property of a workflow command.
fn property(text: &str) -> String {
    data(&printable(text)).replace(':', "%3A").replace(',', "%2C")
}
