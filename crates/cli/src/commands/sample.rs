//! `backoffice sample`

use std::io::{self, Write as _};

use backoffice_models::Json;
use backoffice_samples::{Fullness, Samples};
use backoffice_schema::find;

use crate::{
    Outcome,
    arguments::{Profile, Sample},
    failure::Failure,
    progress,
};

pub(crate) fn run(arguments: &Sample) -> Result<Outcome, Failure> {
    let shape = find(&arguments.name)?.shape();
    let fullness = match arguments.profile {
        Profile::Contract => Fullness::Contract,
        Profile::Strict => Fullness::Strict,
    };
    let mut samples = Samples::new(shape, arguments.seed, fullness);
    let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    match arguments.count {
        None => {
            let json = Json::parse(&samples.instance(0)).map_err(Failure::unchecked)?;
            writeln!(out, "{json:#}")?;
        }
        Some(count) => {
            let progress = progress::of_records(count);
            let mut line = String::new();
            for _ in 0..count {
                line.clear();
                samples.write_next(&mut line);
                line.push('\n');
                out.write_all(line.as_bytes())?;
                progress.inc(1);
            }
            progress.finish_and_clear();
        }
    }
    out.flush()?;
    Ok(Outcome::Valid)
}
