//! Arguments and help of each command.

use std::{path::PathBuf, time::Duration};

use clap::{Args, Parser, Subcommand, ValueEnum, builder::Styles, builder::styling::AnsiColor};
use clap_complete::Shell;

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

/// Validates payloads against the commerce back-office API document, shows the document, and calls the API
#[derive(Debug, Parser)]
#[command(name = "backoffice", version, styles = STYLES, max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXAMPLES: &str = "\
Examples:
  backoffice validate payloads/                     every JSON file in a folder
  backoffice validate --schema Order orders.ndjson  one order per line
  backoffice schema show 'POST /webhooks/ request'  the JSON Schema of a request body
  backoffice sample Order --count 1000 --seed 7     1,000 orders, the same on each run
  backoffice explain type-mismatch                     what the code of a violation means
  backoffice call users.get --param id=7            customer 7, from the service

Exit codes:
  0  the command succeeded; all records are valid
  1  a record is invalid, or the service refused a call
  2  the command line is wrong
  3  an input could not be checked, or a call could not be made";

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

/// Validate JSON files against the API document
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice validate order.json
  backoffice validate 'recorded/**/*.json' --profile strict
  backoffice validate --schema 'POST /webhooks/ request' body.json
  curl -s https://store.example/users/7/ | backoffice validate --schema Customer -
  backoffice validate --format ndjson payloads/ | jq .pointer

Schema: without --schema, the command guesses the schema of each file from the name of the file, the \
name of its folder or the fields of its first record. The output shows the guess.

Records: a file is one JSON document, an array of records, or one record per line (NDJSON). Arrays \
and lines take constant memory.

Limit: the report lists up to 1,000 violations of a record and counts the others.

Exit codes:
  0  all records are valid
  1  a record is invalid
  3  an input could not be checked, even if another one is invalid")]
pub(crate) struct Validate {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Set of rules
    #[arg(long, value_enum, default_value_t)]
    pub(crate) profile: Profile,
    /// Format of the report
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,
    /// Print records, bytes, seconds and MB (10^6 bytes) per second
    #[arg(long)]
    pub(crate) stats: bool,
}

/// List where records differ from the API document: unknown fields, unknown values, type mismatches
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice drift --schema Customer customer.json
  backoffice drift --schema Order --format ndjson orders.ndjson | jq -r 'select(.code).pointer'
  backoffice drift --schema Order --write-back order.json

The models of this project keep all drift and write it back. To treat drift as an error, use \
`backoffice validate --profile strict`.

Limit: the list has up to 1,000 differences of a record; the others are counted. A table of counts by \
code comes last.

Exit codes:
  0  the command succeeded, with drift or without
  3  an input could not be read, or a record is not a JSON object")]
pub(crate) struct Drift {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Format of the list
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: LineFormat,
    /// Print each record as the models write it, one per line, instead of the list
    #[arg(long)]
    pub(crate) write_back: bool,
}

// No doc comment: it would replace the help of the commands that flatten this.
#[derive(Debug, Args)]
pub(crate) struct Inputs {
    /// Files, folders, glob patterns, or - for standard input. Folders are searched for *.json,
    /// *.ndjson and *.jsonl files. Extensions and patterns match in any letter case
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// Schema by name (`Order`) or by operation (`GET /users/{id}/ response`)
    #[arg(long, value_name = "NAME|OPERATION")]
    pub(crate) schema: Option<String>,
}

/// Print realistic, valid sample records
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice sample Order
  backoffice sample 'POST /webhooks/ request' --seed 3
  backoffice sample Customer --count 1000000 > customers.ndjson

The same seed gives the same records.")]
pub(crate) struct Sample {
    /// Schema by name (`Order`) or by operation (`GET /users/{id}/ response`)
    #[arg(value_name = "NAME|OPERATION")]
    pub(crate) name: String,
    /// Number of records, printed one per line (NDJSON) [default: one record, indented]
    #[arg(long, value_name = "N")]
    pub(crate) count: Option<u64>,
    /// Number that selects the sequence of records
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Rules that the records follow: `contract` leaves out some optional fields, `strict` has all fields
    #[arg(long, value_enum, default_value_t = Profile::Strict)]
    pub(crate) profile: Profile,
}

/// List, print or export the JSON Schema documents
#[derive(Debug, Subcommand)]
pub(crate) enum Schema {
    /// List the names of the schemas, and the schemas of each operation
    List,
    /// Print a schema document
    Show {
        /// Schema by name (`Order`), by operation (`POST /webhooks/ request`), or `bundle` for all in one
        #[arg(value_name = "NAME|OPERATION")]
        name: String,
        /// Set of rules
        #[arg(long, value_enum, default_value_t)]
        profile: Profile,
    },
    /// Write all schema documents of both profiles, and the OpenAPI document, into a folder
    Export {
        /// Folder to write to; created if it does not exist
        folder: PathBuf,
    },
}

/// List the endpoints with method, path, scope, request and response
#[derive(Debug, Args)]
pub(crate) struct Endpoints {
    /// Format of the list
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: LineFormat,
}

/// Call an operation of the API and print the response
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice call users.get --param id=7
  backoffice call list_users --param language=no --all-pages | jq -r .email
  backoffice call 'POST /orders/{number}/refund/' --param number=1001 --body - < refund.json
  backoffice call orders.refund --param number=1001 --body refund.json
  backoffice call tickets.upload_attachments --part ticket=7 --file file=receipt.pdf
  backoffice call webhooks.create --body webhook.json --dry-run

`backoffice endpoints` lists the operations and the scope that each one needs.

Settings:
  base address  --base-url, BACKOFFICE_BASE_URL, or `base_url` in the configuration
  token         BACKOFFICE_TOKEN, or `token` in the configuration; there is no option for it,
                because other users of the machine can see options
  proxies       HTTPS_PROXY, HTTP_PROXY and NO_PROXY

The configuration is the TOML file $XDG_CONFIG_HOME/backoffice/config.toml, or \
~/.config/backoffice/config.toml. Only its owner may have access to it (mode 600).

Retries: every call is repeated if no connection could be made, and after status 429. GET and PUT \
are also repeated after a broken connection, a timeout, and status 502, 503 or 504. After one of \
these, a POST or PATCH may have been carried out. It is not repeated, and the error says how to find \
out.

Idempotency keys: the API document does not say that a service honours them. If the operators of \
your service confirm it, write `honours_idempotency_keys = true` into the configuration, beside its \
`base_url`. Then a POST or PATCH with an --idempotency-key is repeated as well.

Secrets: the token is never printed, even if the response contains it. Errors and --dry-run mask the \
secrets of the API.

Exit codes:
  0  the call succeeded
  1  the service refused the call (4xx, 5xx), or the body is invalid
  2  the command line is wrong
  3  the call could not be made: no token, no connection, a timeout, an unreadable file")]
pub(crate) struct Call {
    /// Operation: id (`refund_order`), name in the client (`orders.refund`), or method and path
    pub(crate) operation: String,
    /// Parameter of the path or the query; repeat the option for each element of a list
    #[arg(long = "param", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) parameters: Vec<Pair>,
    /// Query parameter that the API document does not describe
    #[arg(long = "undocumented-param", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) undocumented: Vec<Pair>,
    /// File with the JSON body, or - for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["parts", "files"])]
    pub(crate) body: Option<PathBuf>,
    /// Text part of a form
    #[arg(long = "part", value_name = "NAME=TEXT", value_parser = pair)]
    pub(crate) parts: Vec<Pair>,
    /// File part of a form; the file is sent with its name
    #[arg(long = "file", value_name = "NAME=PATH", value_parser = pair)]
    pub(crate) files: Vec<Pair>,
    /// Send the JSON body without validating it
    #[arg(long)]
    pub(crate) no_check: bool,
    /// Print the records of all pages of a list, one per line (NDJSON)
    #[arg(long)]
    pub(crate) all_pages: bool,
    /// Print the request and send nothing
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Print the request as a curl command that reads the token from $BACKOFFICE_TOKEN, and send nothing
    #[arg(long, conflicts_with = "dry_run")]
    pub(crate) curl: bool,
    /// Value of the `Idempotency-Key` header, the same for each attempt
    #[arg(long, value_name = "KEY")]
    pub(crate) idempotency_key: Option<String>,
    /// Time limit of the call, retries included [default: 120, and 30 for each attempt]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) timeout: Option<Duration>,
    /// Maximum number of retries [default: 2, and 9 for a list after status 429]
    #[arg(long, value_name = "N")]
    pub(crate) retries: Option<u32>,
    /// Base address of the service, such as `https://store.example/api`
    #[arg(long, value_name = "URL")]
    pub(crate) base_url: Option<String>,
    /// Send the token over unencrypted HTTP, so that others in the network can read it
    #[arg(long)]
    pub(crate) allow_plain_http: bool,
    /// Configuration to use instead of the one in the home folder
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

/// Argument `NAME=VALUE`.
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
        _ => Err("expected NAME=VALUE".to_owned()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "expected a number of seconds above 0".to_owned())
}

/// Explain the code of a violation, of drift, or of a gap in the API document
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice explain type-mismatch          a violation
  backoffice explain refund-body-fields  a gap
  backoffice explain                     all codes

A gap is a question that the API document leaves open. The explanation says how this project decides it.")]
pub(crate) struct Explain {
    /// Code to explain; without it, all codes are listed
    #[arg(value_name = "CODE")]
    pub(crate) id: Option<String>,
}

/// Print a completion script for a shell
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  backoffice completions bash > ~/.local/share/bash-completion/completions/backoffice")]
pub(crate) struct Completions {
    /// Shell that the script is for
    pub(crate) shell: Shell,
}

/// Set of rules for validation.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Profile {
    /// The rules of the API document; fields may be absent, and unknown fields are allowed
    #[default]
    Contract,
    /// Also requires all fields, rejects unknown ones, and checks the format of amounts and UTC timestamps
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

/// Format of a report on files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Text that shows the line of each violation
    #[default]
    Human,
    /// One JSON document
    Json,
    /// One JSON object per line for each violation, for each file, and for the summary
    Ndjson,
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
