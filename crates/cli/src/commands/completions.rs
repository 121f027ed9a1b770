//! `backoffice completions`

use std::io::{self, Write as _};

use clap::CommandFactory as _;

use crate::{
    VALID,
    arguments::{Arguments, Completions},
    failure::Failure,
};

pub(crate) fn run(arguments: &Completions) -> Result<u8, Failure> {
    // Made in memory first: the generator panics when the reader of a pipe has gone.
    let mut script = Vec::new();
    clap_complete::generate(
        arguments.shell,
        &mut Arguments::command(),
        "backoffice",
        &mut script,
    );
    io::stdout().write_all(&script)?;
    Ok(VALID)
}
