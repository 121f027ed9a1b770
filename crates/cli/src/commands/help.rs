//! `backoffice completions` and `backoffice man`: the arguments, for shells and manuals.

use backoffice_schema::documents;
#[cfg(feature = "call")]
use backoffice_shapes::endpoints;
use clap::{CommandFactory as _, builder::PossibleValuesParser};

use super::explain;
use crate::{
    arguments::{Arguments, Completions, Man},
    failure::Failure,
    files::write_whole,
};

/// Returns the script that completes commands, options, and the names of schemas, operations and codes.
pub(crate) fn completions(arguments: &Completions) -> String {
    let shapes = || documents().iter().map(|document| document.name());
    let command = Arguments::command();
    let command = known(command, "validate", "schema", shapes());
    let command = known(command, "drift", "schema", shapes());
    let command = known(command, "sample", "name", shapes());
    let command = known(command, "explain", "id", explain::ids());
    let mut command = command.mut_subcommand("schema", |schema| {
        known(schema, "show", "name", shapes().chain(["bundle", "report"]))
    });
    #[cfg(feature = "call")]
    {
        let calls = endpoints::ALL.iter().map(|endpoint| endpoint.call);
        command = known(command, "call", "operation", calls);
    }
    // The generator panics if it writes to a closed pipe.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "backoffice", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// Names the values of an argument. To parse, each command reads more forms of a name.
fn known(
    command: clap::Command,
    subcommand: &str,
    argument: &str,
    values: impl Iterator<Item = &'static str>,
) -> clap::Command {
    let values = PossibleValuesParser::new(values);
    command.mut_subcommand(subcommand, |command| {
        command.mut_arg(argument, |argument| argument.value_parser(values))
    })
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
