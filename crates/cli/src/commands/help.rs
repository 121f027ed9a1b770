//! `backoffice completions` and `backoffice man`: the arguments, for shells and manuals.

use std::path::PathBuf;

use clap::{Args, Command};
use clap_complete::{CompleteEnv, Shell, env::Shells};

use crate::{failure::Failure, files::write_whole};

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

/// Variable by which a shell's script asks for completions.
const VARIABLE: &str = "BACKOFFICE_COMPLETE";

/// Answers a shell's script that asks for completions, and ends the process. Does nothing otherwise.
pub(crate) fn complete(commands: fn() -> Command) {
    CompleteEnv::with_factory(commands).var(VARIABLE).complete();
}

/// Returns the script with which a shell asks this command for completions.
pub(crate) fn completions(arguments: &Completions) -> Result<String, Failure> {
    let shell = arguments.shell.to_string();
    let shells = Shells::builtins();
    let mut script = Vec::new();
    if let Some(completer) = shells.completer(&shell) {
        completer.write_registration(
            VARIABLE,
            "backoffice",
            "backoffice",
            "backoffice",
            &mut script,
        )?;
    }
    Ok(String::from_utf8_lossy(&script).into_owned())
}

/// Writes a page for each command.
pub(crate) fn man(Man { folder }: &Man, command: Command) -> Result<String, Failure> {
    let mut command = command.disable_help_subcommand(true);
    command.build();
    let mut count = 0;
    let mut commands = vec![command];
    while let Some(command) = commands.pop() {
        let page = clap_mangen::Man::new(command.clone());
        let path = folder.join(page.get_filename());
        let mut text = Vec::new();
        page.render(&mut text)?;
        write_whole(&path, &text).map_err(|error| {
            Failure::unchecked(format!("could not write {}: {error}", path.display()))
        })?;
        count += 1;
        commands.extend(command.get_subcommands().cloned());
    }
    Ok(format!("wrote {count} pages to {}\n", folder.display()))
}
