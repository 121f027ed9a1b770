//! The command line: what it takes, and its help.

use std::{path::PathBuf, time::Duration};

use clap::{Args, Parser, Subcommand, ValueEnum, builder::Styles, builder::styling::AnsiColor};
use clap_complete::Shell;

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

/// Checks payloads against the commerce back-office API document, shows what the document says, and calls the API.
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
  backoffice explain type-mismatch                    what a violation means
  backoffice call users.get --param id=7           a customer, as the service has it

Exit codes: 0 all valid, or done; 1 something is invalid, or the service refused; 2 wrong usage; 3 something \
could not be checked, or not be done.";

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
    Call(Call),
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
fields, and the output says so.

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
  backoffice drift --schema Order --format ndjson orders.ndjson | jq -r 'select(.code).pointer'
  backoffice drift --schema Order --write-back order.json

Of one record at most 1,000 places are listed; the others are counted. A table by code comes last.

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
    /// contract: fields come and go as the document allows; strict: all are there
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

/// Call an operation of the API and print what it answers
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice call users.get --param id=7
  backoffice call list_users --param language=no --all-pages | jq -r .email
  backoffice call 'POST /orders/{number}/refund/' --param number=1001 --body - < refund.json
  backoffice call orders.refund --param number=1001 --body refund.json
  backoffice call tickets.upload_attachments --part ticket=7 --file file=receipt.pdf
  backoffice call webhooks.create --body webhook.json --dry-run

Operations, with the scope that each needs: `backoffice endpoints`.

The base address is --base-url, BACKOFFICE_BASE_URL or the configuration's `base_url`; the token is BACKOFFICE_TOKEN \
or the configuration's `token`, never an argument, as others can see those. The configuration is TOML that nobody but \
its owner can read: $XDG_CONFIG_HOME/backoffice/config.toml, or ~/.config/backoffice/config.toml. Proxies are those of \
HTTPS_PROXY, HTTP_PROXY and NO_PROXY.

Every call is sent again after a connection that could not be made and after 429; GET and PUT also after a connection \
that broke, a timeout, 502, 503 and 504. A POST or PATCH that may have been done is sent once, and the error says how to \
find out. The API document does not show that a service honours idempotency keys. If those who run yours promise it, \
write `honours_idempotency_keys = true` into the configuration, beside its `base_url`: then calls under an \
--idempotency-key are sent again too.

The token is shown nowhere, not even where the service answers with it; secrets of the API are masked in errors and by \
--dry-run.

Exit codes: 0 done, 1 the service refused (4xx, 5xx) or the body is not valid, 2 wrong usage, 3 it could not be done: no \
token, no connection, no answer in time, an unreadable file.")]
pub(crate) struct Call {
    /// An id (`refund_order`), a name in the client (`orders.refund`), or method and path
    pub(crate) operation: String,
    /// A parameter of the path or the query, as the document calls it; again for each element of a list
    #[arg(long = "param", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) parameters: Vec<Pair>,
    /// A query parameter that the API document does not show
    #[arg(long = "undocumented-param", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) undocumented: Vec<Pair>,
    /// The JSON body: a file, or - for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["parts", "files"])]
    pub(crate) body: Option<PathBuf>,
    /// A text of a form
    #[arg(long = "part", value_name = "NAME=TEXT", value_parser = pair)]
    pub(crate) parts: Vec<Pair>,
    /// A file of a form, sent under its own name
    #[arg(long = "file", value_name = "NAME=PATH", value_parser = pair)]
    pub(crate) files: Vec<Pair>,
    /// Send the JSON body even if it is not what the API document says
    #[arg(long)]
    pub(crate) no_check: bool,
    /// Print the records of all pages of a list, one a line (NDJSON)
    #[arg(long)]
    pub(crate) all_pages: bool,
    /// Print the request and send nothing
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Print a curl command for the request, with the token as $BACKOFFICE_TOKEN, and send nothing
    #[arg(long, conflicts_with = "dry_run")]
    pub(crate) curl: bool,
    /// Send this `Idempotency-Key`, the same for each repetition of the call; see below
    #[arg(long, value_name = "KEY")]
    pub(crate) idempotency_key: Option<String>,
    /// How long the call may take, repetitions included [default: 120, and 30 for one attempt]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) timeout: Option<Duration>,
    /// How often it is sent again at most [default: 2, and 9 for a list that is answered 429]
    #[arg(long, value_name = "N")]
    pub(crate) retries: Option<u32>,
    /// Where the service is: `https://store.example/api`
    #[arg(long, value_name = "URL")]
    pub(crate) base_url: Option<String>,
    /// Send the token over plain HTTP to another machine, where whoever is on the way can read it
    #[arg(long)]
    pub(crate) allow_plain_http: bool,
    /// The configuration, instead of the one in the home folder
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

/// `NAME=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) name: String,
    pub(crate) value: String,
}

fn pair(text: &str) -> Result<Pair, String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok(Pair {
            name: name.to_owned(),
            value: value.to_owned(),
        }),
        _ => Err("expected a name, `=`, and a value".to_owned()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "expected a number of seconds above 0".to_owned())
}

/// Explain a gap, a violation or a drift code
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice explain type-mismatch
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
    /// Exactly what the API document states; unknown fields pass
    #[default]
    Contract,
    /// Every documented field, no unknown ones, amounts and UTC asserted: for finding drift
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
