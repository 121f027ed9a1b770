//! Text for people: each finding with its line and a caret below the place.
//!
//! `annotate-snippets`, which prints the tables' mistakes, would not make this shorter. It must get a window of the
//! line, because a line may be long or name a secret. It also counts the column from the start of the window.

use std::{
    cmp::Reverse,
    fmt::Write as _,
    io::{self, Write as _},
};

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr as _;

use super::{
    super::{
        arguments::Validate,
        finding::{Finding, Kind, Place},
        summary::{Choice, FileSummary, Name, Source, Totals},
    },
    Reporter,
    output::Output,
};
use crate::{
    Outcome,
    config::Severity,
    failure::{ERROR, HELP, WARNING},
    files::{Reason, count},
    printable::printable,
    workflow,
};

const FRAME: Style = AnsiColor::BrightBlue.on_default().bold();
const BOLD: Style = Style::new().bold();

/// Maximum number of inputs for which valid files are listed.
const MOST_NAMED: usize = 20;

/// Maximum number of files in the summary.
const MOST_FILES: usize = 10;

pub(super) struct Human {
    out: Output,
    has_colours: bool,
    is_quiet: bool,
    /// True if valid files are listed.
    names_valid: bool,
    /// Number of findings that may still be listed.
    left: u64,
    unlisted: u64,
    /// Text that lets GitHub Actions read commands again.
    resume: Option<String>,
}

impl Human {
    pub(super) fn new(mut out: Output, arguments: &Validate, files: usize) -> io::Result<Self> {
        let mut resume = None;
        // A name or a payload could have the form of a command.
        if out.is_stdout()
            && let Some((stop, end)) = workflow::pause()
        {
            out.print(&stop)?;
            resume = Some(end);
        }
        Ok(Self {
            has_colours: out.has_colours(),
            out,
            resume,
            is_quiet: arguments.quiet,
            names_valid: files <= MOST_NAMED,
            left: arguments.max_violations.unwrap_or(u64::MAX),
            unlisted: 0,
        })
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        if self.has_colours {
            self.out.print(text)
        } else {
            self.out.print(&anstream::adapter::strip_str(text).to_string())
        }
    }
}

impl Reporter for Human {
    fn finding(&mut self, name: &Name, finding: &Finding) -> io::Result<()> {
        if self.left == 0 {
            self.unlisted += finding.count;
            return Ok(());
        }
        self.left -= 1;
        let name = printable(&name.shown);
        if matches!(finding.kind, Kind::Omitted) {
            return self.print(&format!("{name}: {}\n\n", finding.title));
        }
        let mut text = String::new();
        // Writing to a String cannot fail.
        let _ = write_finding(&mut text, &name, finding);
        self.print(&text)
    }

    fn file(&mut self, summary: &FileSummary) -> io::Result<()> {
        if !self.is_quiet {
            let text = file_end(summary, self.names_valid);
            self.print(&text)?;
        }
        self.out.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn finish(mut self: Box<Self>, totals: &Totals) -> io::Result<()> {
        if self.unlisted > 0 {
            let more = count(self.unlisted, "more violation");
            self.print(&format!("{more}, not listed (--max-violations)\n\n"))?;
        }
        if !self.is_quiet {
            self.print(&summary(totals))?;
        }
        if let Some(resume) = &self.resume {
            self.out.print(resume)?;
        }
        self.out.finish()?;
        if let Some((seconds, speed)) = totals.speed() {
            let (records, bytes) = (count(totals.records, "record"), count(totals.bytes, "byte"));
            let stats = format!("{records}, {bytes} in {seconds:.3} s: {speed:.1} MB/s");
            // A closed standard error is no reason to fail.
            let _ = writeln!(anstream::stderr(), "{stats}");
        }
        Ok(())
    }
}

fn write_finding(out: &mut String, name: &str, finding: &Finding) -> std::fmt::Result {
    let (code, title) = (finding.code, printable(&finding.title));
    let mut margin = String::new();
    let (style, level) = match finding.severity {
        Severity::Error => (ERROR, "error"),
        _ => (WARNING, "warning"),
    };
    write!(out, "{style}{level}[{code}]{style:#}{BOLD}: ")?;
    if let Some(place) = &finding.place {
        let Place { line, column, snippet, .. } = place;
        let number = line.to_string();
        let indent = " ".repeat(snippet.lead.width());
        let caret = "^".repeat(snippet.mark.width().max(1));
        margin = " ".repeat(number.len());
        writeln!(out, "{title}{BOLD:#}")?;
        writeln!(out, "{margin}{FRAME}-->{FRAME:#} {name}:{line}:{column}")?;
        writeln!(out, "{margin} {FRAME}|{FRAME:#}")?;
        writeln!(
            out,
            "{FRAME}{number} |{FRAME:#} {}{}{}",
            snippet.lead, snippet.mark, snippet.tail
        )?;
        writeln!(out, "{margin} {FRAME}|{FRAME:#} {indent}{style}{caret}{style:#}")?;
    } else {
        writeln!(out, "{name}: {title}{BOLD:#}")?;
    }
    if let Kind::Violation(details) = &finding.kind {
        let (at, field, section) = (details.place_name(), details.field_path(), details.section);
        let note = format!("at {at}: {field}, section {section}");
        writeln!(out, "{margin} {FRAME}={FRAME:#} {}", printable(&note))?;
    }
    if let Some(help) = &finding.help {
        let help = printable(help);
        writeln!(out, "{margin} {FRAME}={FRAME:#} {HELP}help{HELP:#}: {help}")?;
    }
    writeln!(out)
}

fn file_end(summary: &FileSummary, names_valid: bool) -> String {
    let name = printable(&summary.name.shown);
    let mut mark = String::new();
    if summary.byte_order_mark {
        let text = "starts with a byte order mark, which is ignored; JSON should not have one (RFC 8259, section 8.1)";
        mark = format!("{name}: {text}\n");
    }
    let Some(choice) = &summary.schema else {
        return mark;
    };
    let schema = format!("as {}{}", choice.schema, printable(&source(choice)));
    let counts = summary.counts;
    let violations = count(counts.violations, "violation");
    let (invalid, records) = (counts.invalid, summary.records);
    let (of, in_all) = match records {
        1 => (String::new(), String::new()),
        _ => (format!(" in {invalid} of {records} records"), format!(", {records} records")),
    };
    let mut others = String::new();
    if counts.warnings > 0 {
        others += &format!(", {}", count(counts.warnings, "warning"));
    }
    if counts.known > 0 {
        others += &format!(", {} in the baseline", counts.known);
    }
    let verdict = match counts.outcome() {
        Outcome::Valid if !names_valid && others.is_empty() => return mark,
        Outcome::Valid => format!("valid {schema}{in_all}{others}"),
        Outcome::Invalid => format!("invalid {schema}: {violations}{of}{others}\n"),
        _ if records == 0 => "not checked\n".to_owned(),
        _ => {
            let problems = count(counts.unchecked, "problem");
            format!("not fully checked {schema}: {problems}, {violations}{of}{others}\n")
        }
    };
    format!("{mark}{name}: {verdict}\n")
}

/// Returns the reason for the choice of a schema, in parentheses.
pub(in super::super) fn source(choice: &Choice) -> String {
    match &choice.source {
        Source::Argument => String::new(),
        Source::Payload => " (its `$schema`)".to_owned(),
        Source::Rule(pattern) => format!(" (rule `{pattern}`)"),
        Source::Guess(why) => format!(" (guessed from {why})"),
    }
}

fn summary(totals: &Totals) -> String {
    let Totals { valid, invalid, unchecked, counts, .. } = totals;
    let mut text = totals.skipped.to_string();
    if totals.skipped.number(Reason::WithoutRule) > 0 {
        text += "  (`backoffice validate --list` names them)\n";
    }
    // Writing to a String cannot fail.
    if totals.files > 1 && !totals.guessed.is_empty() {
        let schemas = totals.guessed.iter();
        let schemas = schemas.map(|(name, files)| format!("{name} {files}"));
        let schemas = schemas.collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "files by guessed schema: {schemas} (--schema sets the schema)");
    }
    if totals.codes.values().sum::<u64>() > 1 {
        text += "by code:\n";
        let codes: Vec<_> = totals.codes.iter().map(|(code, number)| (*code, *number)).collect();
        text += &table(codes, usize::MAX);
    }
    if totals.by_file.len() > 1 {
        text += "by file:\n";
        let files = totals.by_file.iter();
        let files: Vec<_> = files.map(|(name, number)| (name.as_str(), *number)).collect();
        text += &table(files, MOST_FILES);
    }
    let files = count(totals.files, "file");
    let records = count(totals.records, "record");
    let violations = count(counts.violations, "violation");
    let _ = write!(
        text,
        "{files}: {valid} valid, {invalid} invalid, {unchecked} not checked; {records}, {violations}"
    );
    if counts.warnings > 0 {
        let _ = write!(text, ", {}", count(counts.warnings, "warning"));
    }
    if counts.known > 0 {
        let _ = write!(text, "; {} in the baseline", counts.known);
    }
    text + "\n"
}

/// Lists names with their numbers, the highest first.
fn table(mut rows: Vec<(&str, u64)>, limit: usize) -> String {
    rows.sort_by_key(|(_, number)| Reverse(*number));
    let width = rows.first().map_or(1, |(_, highest)| highest.to_string().len());
    let lines = rows.iter().take(limit);
    let lines = lines.map(|(name, number)| format!("  {number:>width$}  {}\n", printable(name)));
    let mut text: String = lines.collect();
    if rows.len() > limit {
        let more = count((rows.len() - limit) as u64, "more file");
        text += &format!("  and {more}\n");
    }
    text
}
