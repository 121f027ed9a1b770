//! `backoffice key`

use std::io::{self, Write as _};

use super::{
    arguments::{Key, KeyCommand},
    database::new_key_text,
    kept,
};
use crate::{Outcome, failure::Failure};

/// Runs the command. `command` is the whole command line.
pub(crate) fn run(arguments: &Key, command: &clap::Command) -> Result<Outcome, Failure> {
    match arguments.command {
        KeyCommand::Create => {
            writeln!(io::stdout(), "{}", new_key_text()?)?;
            Ok(Outcome::Valid)
        }
        KeyCommand::Rotate => kept::run(&arguments.kept, command, false, async |backoffice| {
            let count = backoffice.rotate_key().await;
            let count = count.map_err(|refusal| Failure::unchecked(refusal.detail()))?;
            Ok(match count {
                0 => "the first key encrypted all secrets already\n".to_owned(),
                1 => "1 secret is encrypted with the first key now\n".to_owned(),
                count => format!("{count} secrets are encrypted with the first key now\n"),
            })
        }),
    }
}
