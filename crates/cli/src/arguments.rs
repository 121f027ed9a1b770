//! The command line: what it takes, and its help.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum, builder::Styles, builder::styling::AnsiColor};
use clap_complete::Shell;

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

/// Checks payloads against the commerce back-office API document, and shows what the document says.
#[derive(Debug, Parser)]
#[command(name = "backoffice", version, styles = STYLES, max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXAMPLES: &str = "\
Examples:
  backoffice validate payloads/                    every JSON file below a folder
  backoffice validate --schema Order orders.ndjson one order a line
  backoffice schema show 'POST /webhooks/ request' the JSON Schema of a request body
  backoffice sample Order --count 1000 --seed 7    a thousand orders, the same each time
  backoffice explain wrong-type                    what a violation means

Exit codes: 0 all valid, 1 something is invalid, 2 wrong usage, 3 something could not be checked.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Validate(Validate),
    Drift(Drift),
    Sample(Sample),
    #[command(subcommand)]
    Schema(Schema),
    /// Print the OpenAPI 3.1 document
    Openapi,
    Endpoints(Endpoints),
    Explain(Explain),
    Completions(Completions),
}

/// Validate payload files: JSON, arrays of records, NDJSON
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice validate order.json
  backoffice validate 'recorded/**/*.json' --profile strict
  backoffice validate --schema 'POST /webhooks/ request' body.json
  curl -s https://store.example/users/7/ | backoffice validate --schema Customer -
  backoffice validate --format ndjson payloads/ | jq .pointer

Without --schema, the schema of each file is guessed from its name, its folder's name or its \
members, and the output says so.

A file that holds an array is read as a list of records; one that holds several JSON values, or is \
called *.ndjson or *.jsonl, as one record a line, in constant memory.

Of one record at most 1,000 violations are listed; how many more there are is said.

Exit codes: 0 all valid, 1 something is invalid, 3 something could not be checked, whatever else is \
invalid.")]
pub(crate) struct Validate {
    /// Files, folders (searched for *.json, *.ndjson and *.jsonl), glob patterns, or - for standard input
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// A shape (`Order`) or an operation's body (`GET /users/{id}/ response`)
    #[arg(long, value_name = "NAME|OPERATION")]
    pub(crate) schema: Option<String>,
    /// What to ask for
    #[arg(long, value_enum, default_value_t)]
    pub(crate) profile: Profile,
    /// How to report
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,
    /// Say how many records and bytes were checked, in how many seconds, and how many MB (10^6 bytes) a second
    #[arg(long)]
    pub(crate) stats: bool,
}

/// List what records carry that the API document does not describe
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice drift --schema Customer customer.json
  backoffice drift --schema Order --format ndjson orders.ndjson | jq -r .code | sort | uniq -c
  backoffice drift --schema Order --write-back order.json

Exit codes: 0 also where there is drift, as drift is no mistake; 3 if a record is not a JSON object.")]
pub(crate) struct Drift {
    /// Files, folders (searched for *.json, *.ndjson and *.jsonl), glob patterns, or - for standard input
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// A shape (`Order`) or an operation's body (`GET /users/{id}/ response`)
    #[arg(long, value_name = "NAME|OPERATION")]
    pub(crate) schema: Option<String>,
    /// How to report
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: LineFormat,
    /// Print each record as the models write it back, and no report
    #[arg(long)]
    pub(crate) write_back: bool,
}

/// Print instances of a shape: realistic, valid, the same for the same seed
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice sample Order
  backoffice sample 'POST /webhooks/ request' --seed 3
  backoffice sample Customer --count 1000000 > customers.ndjson

One instance is printed as indented JSON; with --count, instances are printed one a line.")]
pub(crate) struct Sample {
    /// A shape (`Order`) or an operation's body (`GET /users/{id}/ response`)
    #[arg(value_name = "NAME|OPERATION")]
    pub(crate) name: String,
    /// How many, one a line (NDJSON)
    #[arg(long, value_name = "N")]
    pub(crate) count: Option<u64>,
    /// Where the sequence starts
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// contract: members come and go as the document allows; strict: all are there
    #[arg(long, value_enum, default_value_t = Profile::Strict)]
    pub(crate) profile: Profile,
}

/// JSON Schema documents
#[derive(Debug, Subcommand)]
pub(crate) enum Schema {
    /// List the schemas by name
    List,
    /// Print one schema document
    Show {
        /// A shape (`Order`), an operation's body (`POST /webhooks/ request`), or `bundle`
        #[arg(value_name = "NAME|OPERATION")]
        name: String,
        /// What it asks for
        #[arg(long, value_enum, default_value_t)]
        profile: Profile,
    },
    /// Write every schema document of both profiles, and the OpenAPI document, below a folder
    Export {
        /// The folder; made if it is not there
        folder: PathBuf,
    },
}

/// List the endpoints: method, path, scope, request, response
#[derive(Debug, Args)]
pub(crate) struct Endpoints {
    /// How to print them
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: LineFormat,
}

/// Explain a gap, a violation or a drift code
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice explain wrong-type
  backoffice explain refund-body-fields
  backoffice explain                       list every id")]
pub(crate) struct Explain {
    /// The id; without one, every id is listed
    pub(crate) id: Option<String>,
}

/// Print a completion script for a shell
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  backoffice completions bash > ~/.local/share/bash-completion/completions/backoffice")]
pub(crate) struct Completions {
    /// The shell
    pub(crate) shell: Shell,
}

/// What a schema asks for.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Profile {
    /// Exactly what the API document states; unknown members pass
    #[default]
    Contract,
    /// Every documented member, no unknown ones, amounts and UTC asserted: for finding drift
    Strict,
}

impl From<Profile> for backoffice_schema::Profile {
    fn from(profile: Profile) -> Self {
        match profile {
            Profile::Contract => Self::Contract,
            Profile::Strict => Self::Strict,
        }
    }
}

/// How to report on files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Text with the place and the line in question
    #[default]
    Human,
    /// One JSON document
    Json,
    /// A JSON object for each violation, each file and the summary
    Ndjson,
}

/// How to print rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum LineFormat {
    /// Text
    #[default]
    Human,
    /// A JSON object for each row
    Ndjson,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_consistent() {
        super::Arguments::command().debug_assert();
    }
}
