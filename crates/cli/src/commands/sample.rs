//! `backoffice sample`

use std::io::{self, Write as _};

use backoffice::{
    models::Json,
    samples::{Samples, Shop},
    schema::find,
};

use clap::{Args, ValueEnum};
use clap_complete::ArgValueCandidates;

use crate::{
    Outcome, candidates,
    failure::Failure,
    options::{Profile, whole_number},
    progress,
};

/// Records that belong together.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Scenario {
    /// Customers with orders, payments, subscriptions and tickets; with seed 1, those of the sandbox of `serve`
    Shop,
}

/// Print realistic, valid sample records
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice sample Order
  backoffice sample 'POST /webhooks/ request' --seed 3
  backoffice sample Customer --count 1000000 > customers.ndjson
  backoffice sample --scenario shop --count 50 | jq 'select(.schema == \"Order\").record'")]
pub(crate) struct Sample {
    /// Name of the schema (`Order`), or its operation (`GET /users/{id}/ response`)
    #[arg(value_name = "NAME|OPERATION", add = ArgValueCandidates::new(candidates::schemas), required_unless_present = "scenario")]
    pub(crate) name: Option<String>,
    /// Instead of records of one schema, print records that refer to each other: a line with `schema` and `record` for each
    #[arg(long, value_enum, value_name = "NAME", conflicts_with_all = ["name", "profile"])]
    pub(crate) scenario: Option<Scenario>,
    /// Number of records, one per line (NDJSON). Without this option, one indented record. Of a shop, the number of orders
    /// [default: 12]
    #[arg(long, value_name = "N", value_parser = whole_number, allow_hyphen_values = true)]
    pub(crate) count: Option<u64>,
    /// Seed of the random values. The same seed gives the same records [default: 0; of a shop, 1]
    #[arg(long, value_name = "S", value_parser = whole_number, allow_hyphen_values = true)]
    pub(crate) seed: Option<u64>,
    /// Rules for the records: `contract` leaves out some optional fields, `strict` writes all fields
    #[arg(long, value_enum, default_value_t = Profile::Strict)]
    pub(crate) profile: Profile,
}

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
