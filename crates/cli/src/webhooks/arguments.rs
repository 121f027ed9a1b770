//! Arguments and help of `webhooks`, `trigger` and `listen`.

use std::{path::PathBuf, time::Duration};

use clap::{Args, Subcommand};
use clap_complete::ArgValueCandidates;

use crate::{
    call::{Connection, pair},
    candidates,
    options::Pair,
};

/// Show deliveries to webhooks, and make them again
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice webhooks deliveries --state failed
  backoffice webhooks show 1043
  backoffice webhooks redeliver 1043
  backoffice webhooks redeliver --since 2026-11-01T00:00:00Z
  backoffice webhooks redeliver --webhook 1000002 --state any

The API document does not have these calls; the service of this project does. They need the scopes webhooks:read and \
webhooks:write. Base address, token and configuration are those of `backoffice call`.

Exit codes:
  0  the command succeeded
  1  the service refused the call
  2  the command line is wrong
  3  the call failed otherwise")]
pub(crate) struct Webhooks {
    #[command(subcommand)]
    pub(super) command: WebhooksCommand,
    #[command(flatten)]
    pub(super) connection: Connection,
}

#[derive(Debug, Subcommand)]
pub(super) enum WebhooksCommand {
    /// List deliveries, the oldest first
    Deliveries(Deliveries),
    /// Show a delivery with its attempts and its record
    Show {
        /// Number of the delivery, as `deliveries` shows it
        id: i64,
    },
    /// Make deliveries again: one, or those of a webhook, or those since a time
    Redeliver(Redeliver),
}

#[derive(Debug, Args)]
pub(super) struct Deliveries {
    /// Only those to this webhook
    #[arg(long, value_name = "ID")]
    pub(super) webhook: Option<i64>,
    /// Only those of this event
    #[arg(long, value_name = "NAME", add = ArgValueCandidates::new(candidates::events))]
    pub(super) event: Option<String>,
    /// Only those that are waiting, delivered, failed or unwanted
    #[arg(long, value_name = "STATE")]
    pub(super) state: Option<String>,
    /// Only those of events at this time or later, such as 2026-11-01T00:00:00Z
    #[arg(long, value_name = "TIME")]
    pub(super) since: Option<String>,
    /// Print each delivery as a line of JSON, with its attempts and its record
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct Redeliver {
    /// Number of a delivery, as `deliveries` shows it
    #[arg(required_unless_present_any = ["webhook", "since"], conflicts_with_all = ["webhook", "since", "state"])]
    pub(super) id: Option<i64>,
    /// Those to this webhook
    #[arg(long, value_name = "ID")]
    pub(super) webhook: Option<i64>,
    /// Those of events at this time or later, such as 2026-11-01T00:00:00Z
    #[arg(long, value_name = "TIME")]
    pub(super) since: Option<String>,
    /// Those in this state; `any` for all [default: failed]
    #[arg(long, value_name = "STATE")]
    pub(super) state: Option<String>,
}

/// Send a made-up event: into a sandbox, or straight to an address
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice trigger order.refunded
  backoffice trigger order.refunded --set data.number=A-1 --set data.currency=USD
  backoffice trigger cart.abandoned --data cart.json --webhook 1000002
  BACKOFFICE_WEBHOOK_SECRET=whsec_… backoffice trigger user.updated --to http://127.0.0.1:3000/hooks

Without --to, the event goes to a running sandbox (`backoffice serve`), which delivers it to each active webhook that names \
it. The token needs the scope webhooks:write; base address, token and configuration are those of `backoffice call`. With --to, \
the command signs and sends the delivery itself, and needs no service. `backoffice explain EVENT` shows the record of an event.

Exit codes:
  0  the event was taken
  1  the record is invalid, or the event was refused
  2  the command line is wrong
  3  nothing could be sent")]
pub(crate) struct Trigger {
    /// Name of the event
    #[arg(add = ArgValueCandidates::new(candidates::events))]
    pub(super) event: String,
    /// Field of the delivery, such as data.number=A-1. Repeat it for more fields
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = pair)]
    pub(super) fields: Vec<Pair>,
    /// File with the record, instead of a sample
    #[arg(long, value_name = "FILE")]
    pub(super) data: Option<PathBuf>,
    /// Only to this webhook
    #[arg(long, value_name = "ID", conflicts_with = "to")]
    pub(super) webhook: Option<i64>,
    /// Address to send the delivery to
    #[arg(long, value_name = "URL")]
    pub(super) to: Option<String>,
    /// Secret that signs it. Other users of this machine can see it in arguments
    #[arg(
        long,
        value_name = "SECRET",
        env = "BACKOFFICE_WEBHOOK_SECRET",
        hide_env_values = true,
        requires = "to"
    )]
    pub(super) secret: Option<String>,
    #[command(flatten)]
    pub(super) connection: Connection,
}

/// Receive deliveries of a service, and forward them to a program on this machine
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice listen --forward-to http://127.0.0.1:3000/hooks
  backoffice listen --events order.refunded,user.updated --print-json

The command makes a webhook whose deliveries the service keeps, reads them, and forwards each one with its signature. So the \
service need not reach this machine, and no port is opened. The secret that signs them is printed first. Ctrl-C ends the command \
and removes the webhook, or sets it inactive where the service has no control interface. The token needs the scopes webhooks:read \
and webhooks:write; base address, token and configuration are those of `backoffice call`.

Exit codes:
  0  the command was stopped
  1  the service refused a call
  2  the command line is wrong
  3  the service could not be reached")]
pub(crate) struct Listen {
    /// Address that gets each delivery
    #[arg(long, value_name = "URL")]
    pub(super) forward_to: Option<String>,
    /// Events to receive [default: all]
    #[arg(long, value_name = "NAMES", value_delimiter = ',', add = ArgValueCandidates::new(candidates::events))]
    pub(super) events: Vec<String>,
    /// Print each delivery as a line of JSON
    #[arg(long)]
    pub(super) print_json: bool,
    /// Stop after this many deliveries
    #[arg(long, value_name = "N")]
    pub(super) exit_after: Option<u64>,
    /// Seconds between two looks at the service
    #[arg(long, value_name = "SECONDS", default_value = "0.5", value_parser = seconds)]
    pub(super) interval: Duration,
    #[command(flatten)]
    pub(super) connection: Connection,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds >= 0.05);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "expected a number of seconds from 0.05".to_owned())
}
