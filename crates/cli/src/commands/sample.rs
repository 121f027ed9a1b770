//! `backoffice sample`

use std::io::{self, Write as _};

use backoffice::{
    models::Json,
    samples::{Samples, Shop},
    schema::find,
};

use crate::{Outcome, arguments::Sample, failure::Failure, progress};

pub(crate) fn run(arguments: &Sample) -> Result<Outcome, Failure> {
    let Some(name) = &arguments.name else {
        return shop(arguments);
    };
    let shape = find(name)?.shape();
    let mut samples = Samples::new(shape, arguments.seed.unwrap_or(0), arguments.profile.into());
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

/// Prints records that refer to each other, one a line.
fn shop(arguments: &Sample) -> Result<Outcome, Failure> {
    let mut shop = Shop::default();
    shop.seed = arguments.seed.unwrap_or(shop.seed);
    if let Some(count) = arguments.count {
        let orders = u32::try_from(count).ok();
        let fits = orders.filter(|orders| *orders <= Shop::MOST_ORDERS);
        shop.orders = fits.ok_or_else(|| {
            let most = Shop::MOST_ORDERS;
            let message = format!("a shop has at most {most} orders");
            Failure::usage(message, "choose a smaller `--count`")
        })?;
    }
    let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    for record in shop.records() {
        let (schema, json) = (record.shape.name, record.json);
        writeln!(out, "{{\"schema\":\"{schema}\",\"record\":{json}}}")?;
    }
    out.flush()?;
    Ok(Outcome::Valid)
}
