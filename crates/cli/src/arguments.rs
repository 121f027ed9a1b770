//! The commands. The arguments and the help of each are beside what it does.

use clap::{Parser, Subcommand, ValueEnum, builder::Styles, builder::styling::AnsiColor};

use crate::{
    commands::{
        drift::Drift,
        endpoints::Endpoints,
        explain::Explain,
        help::{Completions, Man},
        sample::Sample,
        schema::Schema,
    },
    validate::Validate,
};

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
    Serve(Box<crate::serve::Serve>),
    #[cfg(feature = "serve")]
    Token(crate::serve::Token),
    #[cfg(feature = "serve")]
    App(crate::serve::App),
    #[cfg(feature = "serve")]
    Account(crate::serve::Account),
    #[cfg(feature = "serve")]
    Key(crate::serve::Key),
    /// Show in a second what the project does: a refund in a sandbox, a validated answer, a refused payload, a webhook
    #[cfg(all(feature = "call", feature = "serve"))]
    Demo,
    Explain(Explain),
    Completions(Completions),
    Man(Man),
}
