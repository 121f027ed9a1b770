//! Arguments and help of each command.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum, builder::Styles, builder::styling::AnsiColor};
use clap_complete::{ArgValueCandidates, Shell};

use crate::commands::help;

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

/// The commerce back-office API: validate its payloads, print its schemas, call it, and serve it
#[derive(Debug, Parser)]
#[command(name = "backoffice", version, styles = STYLES, max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// When to print colours: auto (to a terminal), always or never. NO_COLOR turns them off too
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        hide_possible_values = true
    )]
    pub(crate) color: Color,
}

/// Use of colours.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, or if the environment variable CLICOLOR_FORCE is set; not if NO_COLOR is set
    #[default]
    Auto,
    Always,
    Never,
}

const EXAMPLES: &str = "\
Examples:
  backoffice validate payloads/                     every JSON file in a folder
  backoffice validate --schema Order orders.ndjson  one order per line
  backoffice schema show 'POST /webhooks/ request'  the JSON Schema of a request body
  backoffice sample Order --count 1000 --seed 7     1,000 orders, the same on each run
  backoffice explain type-mismatch                  the meaning of a code

Exit codes:
  0  the command succeeded; all records are valid
  1  a record or a body is invalid, or the service refused a call
  2  the command line is wrong
  3  an input could not be checked, a call could not be made, or the output could not be written";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Validate(Validate),
    /// Look at the files of the working folder, and write backoffice.toml, the settings of `validate`, for them
    Init,
    Drift(Drift),
    Sample(Sample),
    #[command(subcommand)]
    Schema(Schema),
    /// Print the OpenAPI 3.1 document
    Openapi,
    Endpoints(Endpoints),
    #[cfg(feature = "call")]
    Call(crate::call::Call),
    #[cfg(feature = "call")]
    Webhooks(crate::webhooks::Webhooks),
    #[cfg(feature = "call")]
    Trigger(crate::webhooks::Trigger),
    #[cfg(feature = "call")]
    Listen(crate::webhooks::Listen),
    #[cfg(feature = "serve")]
    Serve(crate::serve::Serve),
    #[cfg(feature = "serve")]
    Token(crate::serve::Token),
    /// Show in a second what the project does: a refund in a sandbox, a validated answer, a refused payload, a webhook
    #[cfg(all(feature = "call", feature = "serve"))]
    Demo,
    Explain(Explain),
    Completions(Completions),
    Man(Man),
}

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
        add = ArgValueCandidates::new(help::kinds))]
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

const REPORTS: &str = "Reports";
const RULES: &str = "Files and rules";

// No doc comment: it would replace the help of the command.
#[derive(Debug, Args)]
#[command(next_help_heading = RULES)]
pub(crate) struct Rules {
    /// Configuration to use instead of the next backoffice.toml upwards from the working folder
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Schema of the files that match a pattern: `--map 'refunds/**=RefundOrder'`
    #[arg(long, value_name = "GLOB=SCHEMA", value_parser = last_pair)]
    pub(crate) map: Vec<Pair>,
    /// Do not check the files that match a pattern in the form of .gitignore
    #[arg(long, value_name = "GLOB")]
    pub(crate) exclude: Vec<String>,
    /// Also check files that .gitignore names
    #[arg(long)]
    pub(crate) no_ignore: bool,
    /// Do not guess: a file that no rule names is an error
    #[arg(long)]
    pub(crate) no_guess: bool,
    /// Check the files that a file lists, or standard input (-): one path a line, or separated by NUL
    #[arg(long, value_name = "FILE|-")]
    pub(crate) files_from: Option<PathBuf>,
    /// Check only files that differ from the working folder's last common commit with BASE, and files that are new to
    /// git. BASE is a branch, a tag or a commit [without BASE: HEAD]
    #[arg(long, value_name = "BASE", num_args = 0..=1, default_missing_value = "HEAD")]
    pub(crate) changed: Option<String>,
}

/// List the differences between records and the API document, such as unknown fields
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice drift --schema Customer customer.json
  backoffice drift --schema Order --format ndjson orders.ndjson | jq -r 'select(.code).pointer'
  backoffice drift --schema Order --write-back order.json

Drift: the models of this project keep values that differ from the document, and write them back. To \
treat drift as an error, use `backoffice validate --profile strict`.

Limit: the command lists the first 1,000 differences of each record and counts the others. At the end, \
it prints the number of differences with each code.

Exit codes:
  0  all records were read, with or without drift
  2  the command line is wrong
  3  an input could not be read or has no schema, or a record is not a JSON object, or would take more than 32 MiB \
and 16 times its size in memory")]
pub(crate) struct Drift {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Format of the list
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: LineFormat,
    /// Instead of the list, print each record as the models write it, one per line
    #[arg(long)]
    pub(crate) write_back: bool,
}

// No doc comment: it would replace the help of the commands that flatten this.
#[derive(Debug, Args)]
pub(crate) struct Inputs {
    /// Files, folders, glob patterns, or - for standard input. In folders, the command reads *.json, *.ndjson and
    /// *.jsonl files, also with .gz or .zst, in any letter case. It also reads JSONC, JSON5 and YAML by their extensions, if
    /// you name the file, or a rule does. In a pattern, the first name with a wildcard and
    /// all names after it match in any letter case [default: the working folder]
    #[arg(value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// Name of the schema (`Order`), or its operation (`GET /users/{id}/ response`)
    #[arg(long, value_name = "NAME|OPERATION", add = ArgValueCandidates::new(help::schemas))]
    pub(crate) schema: Option<String>,
}

/// Records that belong together.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Scenario {
    /// Customers with orders, payments, subscriptions and tickets; with seed 1, those of the sandbox of `serve`
    Shop,
}

/// Print realistic, valid sample records
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice sample Order
  backoffice sample 'POST /webhooks/ request' --seed 3
  backoffice sample Customer --count 1000000 > customers.ndjson
  backoffice sample --scenario shop --count 50 | jq 'select(.schema == \"Order\").record'")]
pub(crate) struct Sample {
    /// Name of the schema (`Order`), or its operation (`GET /users/{id}/ response`)
    #[arg(value_name = "NAME|OPERATION", add = ArgValueCandidates::new(help::schemas), required_unless_present = "scenario")]
    pub(crate) name: Option<String>,
    /// Instead of records of one schema, print records that refer to each other: a line with `schema` and `record` for each
    #[arg(long, value_enum, value_name = "NAME", conflicts_with_all = ["name", "profile"])]
    pub(crate) scenario: Option<Scenario>,
    /// Number of records, one per line (NDJSON). Without this option, one indented record. Of a shop, the number of orders
    /// [default: 12]
    #[arg(long, value_name = "N", value_parser = whole_number, allow_hyphen_values = true)]
    pub(crate) count: Option<u64>,
    /// Seed of the random values. The same seed gives the same records [default: 0; of a shop, 1]
    #[arg(long, value_name = "S", value_parser = whole_number, allow_hyphen_values = true)]
    pub(crate) seed: Option<u64>,
    /// Rules for the records: `contract` leaves out some optional fields, `strict` writes all fields
    #[arg(long, value_enum, default_value_t = Profile::Strict)]
    pub(crate) profile: Profile,
}

/// List, print or export the JSON Schema documents
#[derive(Debug, Subcommand)]
pub(crate) enum Schema {
    /// List the schemas, and the request and response schema of each operation
    List,
    /// Print a schema document
    Show {
        /// Name of the schema (`Order`), its operation (`POST /webhooks/ request`), `bundle` for all schemas in one
        /// document, or `report` for the JSON report of `validate`
        #[arg(value_name = "NAME|OPERATION", add = ArgValueCandidates::new(help::shown_schemas))]
        name: String,
        /// Rules that the schema states
        #[arg(long, value_enum, default_value_t)]
        profile: Profile,
    },
    Export(Export),
}

/// Write all schema documents of both profiles, the OpenAPI document, and a catalogue for editors, into a folder
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice schema export schemas/
  backoffice schema export schemas/ --vscode
  backoffice schema export site/schemas/ --base-url https://shop.example/schemas/

The catalogue (catalog.json, in the form of SchemaStore) says which files have which schema: those that `[[files]]` in \
backoffice.toml names, and unless `unknown` forbids guessing, those whose file name or folder name is the name of a schema.")]
pub(crate) struct Export {
    /// Folder to write to. The command creates it if it does not exist
    pub(crate) folder: PathBuf,
    /// Address under which you publish the folder. It becomes the start of each document's `$id`
    #[arg(long, value_name = "URL", value_parser = base_url)]
    pub(crate) base_url: Option<String>,
    /// Also write the files and their schemas into .vscode/settings.json, beside backoffice.toml or in the working
    /// folder. Other settings and comments stay
    #[arg(long)]
    pub(crate) vscode: bool,
}

fn base_url(text: &str) -> Result<String, String> {
    let is_address = ["https://", "http://", "file:///"].iter().any(|start| {
        text.strip_prefix(start)
            .is_some_and(|rest| !rest.is_empty())
    });
    if is_address && !text.contains(['?', '#', '"', '\\', ' ']) {
        Ok(format!("{}/", text.trim_end_matches('/')))
    } else {
        Err("expected an address such as https://shop.example/schemas/".to_owned())
    }
}

/// List the endpoints: method, path, scope, request and response
#[derive(Debug, Args)]
pub(crate) struct Endpoints {
    /// Format of the list
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: LineFormat,
}

fn whole_number(text: &str) -> Result<u64, String> {
    let read = text.parse();
    read.map_err(|_| format!("expected a whole number from 0 to {}", u64::MAX))
}

/// Argument `NAME=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) name: String,
    pub(crate) value: String,
}

/// Splits at the last `=`, because a pattern may contain one.
fn last_pair(text: &str) -> Result<Pair, String> {
    match text.rsplit_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => Ok(Pair {
            name: name.to_owned(),
            value: value.to_owned(),
        }),
        _ => Err("expected GLOB=SCHEMA".to_owned()),
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
        let kinds: Vec<_> = Format::value_variants()
            .iter()
            .map(|format| format.name())
            .collect();
        format!(
            "there is no report `{kind}`; the kinds are {}",
            kinds.join(", ")
        )
    })?;
    // `-` is standard output, as in other commands.
    let path = path.filter(|path| *path != "-").map(PathBuf::from);
    Ok(Report { format, path })
}

/// Explain a code that `validate` or `drift` reports, an event that webhooks deliver, or a gap in the API document
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice explain type-mismatch       a violation
  backoffice explain order.refunded      an event: its emitter, its record, an example
  backoffice explain refund-body-fields  a gap
  backoffice explain                     the list of all codes, events and gaps

A gap is a question that the API document leaves open. The explanation gives the decision of this project.")]
pub(crate) struct Explain {
    /// Code, event or gap to explain. Without it, the command lists all
    #[arg(value_name = "CODE", add = ArgValueCandidates::new(help::ids))]
    pub(crate) id: Option<String>,
}

/// Print a script that lets a shell complete commands, options and names
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  backoffice completions bash > ~/.local/share/bash-completion/completions/backoffice")]
pub(crate) struct Completions {
    /// Name of the shell
    pub(crate) shell: Shell,
}

/// Write the manual pages of all commands into a folder
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  backoffice man ~/.local/share/man/man1")]
pub(crate) struct Man {
    /// Folder to write to. The command creates it if it does not exist
    pub(crate) folder: PathBuf,
}

/// Set of rules for validation.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
#[cfg_attr(feature = "serve", derive(serde::Deserialize))]
#[cfg_attr(feature = "serve", serde(rename_all = "lowercase"))]
pub(crate) enum Profile {
    /// The rules that the API document states. Optional fields may be absent, and unknown fields are allowed
    #[default]
    Contract,
    /// Also requires every documented field, rejects unknown fields, and checks that amounts are decimal numbers and
    /// timestamps are in UTC
    Strict,
}

impl From<Profile> for backoffice::schema::Profile {
    fn from(profile: Profile) -> Self {
        match profile {
            Profile::Contract => Self::Contract,
            Profile::Strict => Self::Strict,
        }
    }
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

/// Format of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum LineFormat {
    /// Text
    #[default]
    Human,
    /// One JSON object per line
    Ndjson,
}
