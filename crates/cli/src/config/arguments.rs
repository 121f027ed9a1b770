//! Arguments that name files and their rules.

use std::path::PathBuf;

use clap::Args;

use crate::options::Pair;

/// Heading in the help.
pub(crate) const HEADING: &str = "Files and rules";

// No doc comment: it would replace the help of the command.
#[derive(Debug, Args)]
#[command(next_help_heading = HEADING)]
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

/// Splits at the last `=`, because a pattern may contain one.
fn last_pair(text: &str) -> Result<Pair, String> {
    match text.rsplit_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => {
            Ok(Pair { name: name.to_owned(), value: value.to_owned() })
        }
        _ => Err("expected GLOB=SCHEMA".to_owned()),
    }
}
