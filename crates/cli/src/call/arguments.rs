//! Arguments and help of `backoffice call`.

use std::{path::PathBuf, time::Duration};

use clap::Args;
use clap_complete::ArgValueCandidates;

use super::Connection;
use crate::{candidates::operations, options::Pair};

/// Call an operation of the API and print the response
#[derive(Debug, Args)]
#[command(
    disable_help_flag = true,
    after_help = "\
Examples:
  backoffice call users.get --param id=7
  backoffice call orders.refund --help
  backoffice call list_users --param language=no --all-pages | jq -r .email
  backoffice call 'POST /orders/{number}/refund/' --param number=1001 --body - < refund.json
  backoffice call orders.refund --param number=1001 --body refund.json
  backoffice call tickets.upload_attachments --part ticket=7 --file file=receipt.pdf
  backoffice call webhooks.create --body webhook.json --dry-run

`backoffice endpoints` lists the operations and the scope that each one needs.

Settings (the first one that is set counts):
  base address  --base-url, BACKOFFICE_BASE_URL, or `base_url` in the configuration
  token         BACKOFFICE_TOKEN, or `token` in the configuration; there is no option for it,
                because other users of the machine can see the options of a command

Proxies: the command uses the variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY.

The configuration is the TOML file $XDG_CONFIG_HOME/backoffice/config.toml, or \
~/.config/backoffice/config.toml. Only its owner may have access to it (mode 600).

Retries: if no connection could be made, or after status 429, the service has executed nothing, so \
the command repeats the call. After a broken connection, a timeout, or status 502, 503 or 504, the \
service may have executed it, so the command repeats only GET and PUT. After such a failure of a POST \
or PATCH, the error says how to check if it was executed. After a refused token (401), the command \
does not repeat the call, because it has no other token.

Limits: a response has at most 64 MiB. With --all-pages, a page takes at most 32 MiB and 16 times its \
size in memory.

Idempotency keys: the API document does not say if a service honours them. If the operators of your \
service confirm that it does, write `honours_idempotency_keys = true` into the configuration, beside \
`base_url`. Then the command also repeats a POST or PATCH that has an --idempotency-key.

Secrets: the command prints *** instead of the token, even if the response contains it. (A token \
of fewer than 12 characters can occur in other text by chance, so the command may leave it \
there.) In errors and with --dry-run, it also hides the secrets of the API.

Exit codes:
  0  the call succeeded
  1  the service refused the call (4xx, 5xx), or the body is invalid
  2  the command line is wrong
  3  the call failed otherwise: no token, no connection, a timeout, an unreadable file or response"
)]
pub(crate) struct Call {
    /// Operation: its id (`refund_order`), its name in the client (`orders.refund`), or its method and path
    #[arg(required_unless_present = "help", add = ArgValueCandidates::new(operations))]
    pub(super) operation: Option<String>,
    /// Print help: with an operation, what it takes and returns
    #[arg(long, short)]
    pub(super) help: bool,
    /// Parameter of the path or the query. Repeat the option for each element of a list
    #[arg(long = "param", value_name = "NAME=VALUE", value_parser = pair)]
    pub(super) parameters: Vec<Pair>,
    /// Query parameter that the API document does not list
    #[arg(long = "unknown-param", value_name = "NAME=VALUE", value_parser = pair)]
    pub(super) unknown_parameters: Vec<Pair>,
    /// File with the JSON body, or - for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["parts", "files"])]
    pub(super) body: Option<PathBuf>,
    /// Text part of a form
    #[arg(long = "part", value_name = "NAME=TEXT", value_parser = pair)]
    pub(super) parts: Vec<Pair>,
    /// File part of a form. The service also gets the file name
    #[arg(long = "file", value_name = "NAME=PATH", value_parser = pair)]
    pub(super) files: Vec<Pair>,
    /// Send the JSON body without validating it
    #[arg(long)]
    pub(super) no_check: bool,
    /// Print the records of all pages of a list, one per line (NDJSON)
    #[arg(long)]
    pub(super) all_pages: bool,
    /// Print the request and send nothing
    #[arg(long)]
    pub(super) dry_run: bool,
    /// Print the request as a curl command that reads the token from $BACKOFFICE_TOKEN, and send nothing
    #[arg(long, conflicts_with = "dry_run")]
    pub(super) curl: bool,
    /// Value of the `Idempotency-Key` header. All attempts send the same value
    #[arg(long, value_name = "KEY")]
    pub(super) idempotency_key: Option<String>,
    /// Time limit for the call with all its attempts, or with --all-pages for each page. Without this option, 120
    /// seconds, and 30 for each attempt
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) timeout: Option<Duration>,
    /// Maximum number of retries. Without this option: up to 2, or up to 9 if a list was answered with status 429
    #[arg(long, value_name = "N")]
    pub(super) retries: Option<u32>,
    #[command(flatten)]
    pub(super) connection: Connection,
}

pub(crate) fn pair(text: &str) -> Result<Pair, String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => {
            Ok(Pair { name: name.to_owned(), value: value.to_owned() })
        }
        _ => Err("expected NAME=VALUE".to_owned()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "expected a number of seconds above 0".to_owned())
}
