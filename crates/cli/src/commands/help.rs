//! `backoffice completions` and `backoffice man`: the arguments, for shells and manuals.

use backoffice::schema::documents;
#[cfg(feature = "call")]
use backoffice_description::{endpoints, events};
use clap::CommandFactory as _;
use clap_complete::{CompleteEnv, CompletionCandidate, env::Shells};

use super::explain;
use crate::{
    arguments::{Arguments, Completions, Man},
    failure::Failure,
    files::write_whole,
};

/// Variable by which a shell's script asks for completions.
const VARIABLE: &str = "BACKOFFICE_COMPLETE";

/// Answers a shell's script that asks for completions, and ends the process. Does nothing otherwise.
pub(crate) fn complete() {
    CompleteEnv::with_factory(Arguments::command)
        .var(VARIABLE)
        .complete();
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

fn candidates<'a>(names: impl Iterator<Item = &'a str>) -> Vec<CompletionCandidate> {
    names.map(CompletionCandidate::new).collect()
}

/// Returns the names of schemas.
pub(crate) fn schemas() -> Vec<CompletionCandidate> {
    candidates(documents().iter().map(|document| document.name()))
}

/// Returns the names that `schema show` knows.
pub(crate) fn shown_schemas() -> Vec<CompletionCandidate> {
    let names = documents().iter().map(|document| document.name());
    candidates(names.chain(["bundle", "report"]))
}

/// Returns the codes and gaps.
pub(crate) fn ids() -> Vec<CompletionCandidate> {
    candidates(explain::ids())
}

/// Returns the kinds of reports.
pub(crate) fn kinds() -> Vec<CompletionCandidate> {
    use clap::ValueEnum as _;
    let kinds = crate::arguments::Format::value_variants().iter();
    candidates(kinds.map(|kind| kind.name()))
}

/// Returns the names of operations.
#[cfg(feature = "call")]
pub(crate) fn operations() -> Vec<CompletionCandidate> {
    let endpoints = endpoints::ALL.iter();
    candidates(endpoints.flat_map(|endpoint| [endpoint.call, endpoint.id]))
}

/// Returns the names of events.
#[cfg(feature = "call")]
pub(crate) fn events() -> Vec<CompletionCandidate> {
    candidates(events::ALL.iter().map(|event| event.name))
}

/// Writes a page for each command.
pub(crate) fn man(Man { folder }: &Man) -> Result<String, Failure> {
    let mut command = Arguments::command().disable_help_subcommand(true);
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
