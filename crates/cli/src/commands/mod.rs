//! Commands other than `validate` and `call`.

pub(crate) mod drift;
pub(crate) mod endpoints;
pub(crate) mod explain;
pub(crate) mod sample;
pub(crate) mod schema;

use clap::CommandFactory as _;

use crate::arguments::{Arguments, Completions};

/// `backoffice completions`
pub(crate) fn completions(arguments: &Completions) -> String {
    // The generator panics if it writes to a closed pipe.
    let mut script = Vec::new();
    let mut command = Arguments::command();
    clap_complete::generate(arguments.shell, &mut command, "backoffice", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}
