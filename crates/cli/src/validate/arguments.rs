//! Arguments and help of `backoffice validate`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use clap_complete::{ArgValueCandidates, CompletionCandidate};

use crate::{
    candidates,
    config::{HEADING as RULES, Rules},
    options::{Inputs, Profile, whole_number},
};

const REPORTS: &str = "Reports";

/// Validate JSON files against the API document
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice validate order.json
  backoffice validate 'recorded/**/*.json' --profile strict
  backoffice validate --schema 'POST /webhooks/ request' body.json
  curl -s https://store.example/users/7/ | backoffice validate --schema Customer -
  backoffice validate --map 'refunds/**=RefundOrder' --exclude node_modules/
  backoffice validate --report human --report sarif=report.sarif --report junit=junit.xml
  backoffice validate --changed origin/main

Schema: the first of these names the schema of a file: --schema; the payload's own `$schema`, if it is one of our \
documents; --map; `[[files]]` in backoffice.toml. If none does, the command guesses the schema from the file name, \
the folder name or the fields of the first record, unless --no-guess or `unknown` in backoffice.toml forbids it. \
The output shows the reason.

Configuration: backoffice.toml in the working folder or in a folder above. `backoffice init` writes one that explains \
every setting. The arguments take precedence.

Records: a file holds one record, an array of records, or one record per line (NDJSON). For arrays \
and NDJSON, the command needs constant memory.

Limit: the report lists the first 1,000 violations of each record and counts the others.

Exit codes:
  0  all records are valid, apart from warnings and violations of the baseline
  1  a record is invalid
  2  the command line or backoffice.toml is wrong
  3  an input could not be checked, or no file matches a rule; 3 takes precedence over 1")]
pub(crate) struct Validate {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) rules: Rules,
    /// Rules to check [default: the profile of the rule or of backoffice.toml, or contract]
    #[arg(long, value_enum)]
    pub(crate) profile: Option<Profile>,
    /// Report to standard output; short for `--report KIND`
    #[arg(long, value_enum, value_name = "KIND", help_heading = REPORTS)]
    pub(crate) format: Option<Format>,
    /// Report, to a file or to standard output. Repeat it for more reports. Without it: text for people, and
    /// annotations in GitHub Actions [kinds: human, json, ndjson, sarif, junit, github, gitlab]
    #[arg(long = "report", value_name = "KIND[=FILE]", value_parser = report, help_heading = REPORTS,
        add = ArgValueCandidates::new(kinds))]
    pub(crate) reports: Vec<Report>,
    /// List at most N violations in the text for people, and count the others
    #[arg(long, value_name = "N", help_heading = REPORTS, value_parser = whole_number, allow_hyphen_values = true)]
    pub(crate) max_violations: Option<u64>,
    /// Print violations and problems only, and patterns that match no file: no summary
    #[arg(long, short, help_heading = REPORTS)]
    pub(crate) quiet: bool,
    /// Also print the numbers of records, bytes, seconds and MB (10^6 bytes) per second
    #[arg(long, help_heading = REPORTS)]
    pub(crate) stats: bool,
    /// File of known violations. They are not listed and do not fail
    #[arg(long, value_name = "FILE", help_heading = REPORTS)]
    pub(crate) baseline: Option<PathBuf>,
    /// Write all violations that are found now into the baseline
    #[arg(long, help_heading = REPORTS, conflicts_with_all = ["changed", "watch"])]
    pub(crate) write_baseline: bool,
    /// Check nothing. List each file with its schema and the reason for it, or the reason for which it is skipped
    #[arg(long, help_heading = RULES, conflicts_with_all = ["format", "reports", "watch", "write_baseline", "stats"])]
    pub(crate) list: bool,
    /// Check again after each change of a file, until Ctrl-C
    #[arg(long, conflicts_with = "files_from")]
    pub(crate) watch: bool,
}

impl Validate {
    /// Returns true if the run is not about all files.
    pub(crate) fn is_part(&self) -> bool {
        !self.inputs.paths.is_empty() || self.is_list()
    }

    /// Returns true if the run is about a list of files, and not about folders.
    pub(crate) fn is_list(&self) -> bool {
        let mut paths = self.inputs.paths.iter();
        self.rules.files_from.is_some()
            || self.rules.changed.is_some()
            || (paths.len() > 0 && paths.all(|path| path.as_os_str() == "-" || path.is_file()))
    }
}

/// Argument `KIND[=FILE]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Report {
    pub(crate) format: Format,
    /// `None`: standard output.
    pub(crate) path: Option<PathBuf>,
}

fn report(text: &str) -> Result<Report, String> {
    let (kind, path) = match text.split_once('=') {
        Some((_, "")) => return Err("expected a file after `=`".to_owned()),
        Some((kind, path)) => (kind, Some(path)),
        None => (text, None),
    };
    let format = Format::from_str(kind, false).map_err(|_| {
        let kinds: Vec<_> = Format::value_variants().iter().map(|format| format.name()).collect();
        format!("there is no report `{kind}`; the kinds are {}", kinds.join(", "))
    })?;
    // `-` is standard output, as in other commands.
    let path = path.filter(|path| *path != "-").map(PathBuf::from);
    Ok(Report { format, path })
}

/// Format of a report on files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Text with the line of each violation
    Human,
    /// One JSON document; `backoffice schema show report` describes it
    Json,
    /// One line of JSON for each violation and each file, and one for the summary
    Ndjson,
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// JUnit's XML, for test results
    Junit,
    /// Annotations and the job's summary in GitHub Actions
    Github,
    /// GitLab's code quality report
    Gitlab,
}

impl Format {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Json => "json",
            Self::Ndjson => "ndjson",
            Self::Sarif => "sarif",
            Self::Junit => "junit",
            Self::Github => "github",
            Self::Gitlab => "gitlab",
        }
    }
}

/// Returns the kinds of reports.
fn kinds() -> Vec<CompletionCandidate> {
    candidates::of(Format::value_variants().iter().map(|kind| kind.name()))
}
