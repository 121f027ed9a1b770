//! `cargo xtask bench server`.
//!
//! The service runs as its users run it: the binary, in a process of its own. Its peers run in processes of their own, on
//! the same database.

mod alone;
mod calls;
mod deliveries;
mod figure;
mod load;
mod peer;
#[path = "../../../crates/backoffice/tests/endpoints/postgres.rs"]
#[allow(dead_code, clippy::unwrap_used, clippy::expect_used, reason = "a part of the tests")]
mod postgres;
mod server;
mod shop;
#[path = "../../src/statistics.rs"]
mod statistics;
#[path = "../../src/table.rs"]
#[allow(dead_code, reason = "a part of the other benchmarks")]
mod table;

use std::{env, fs, path::PathBuf, process, time::Duration};

use anyhow::{Context as _, Result};
use clap::{Args, Parser};
use procfs::{Current as _, LoadAverage};
use tokio::runtime::{Builder, Runtime};

use self::{figure::Report, postgres::Postgres, shop::Shop};

#[derive(Parser)]
#[command(name = "cargo xtask bench", bin_name = "cargo xtask bench")]
enum Command {
    /// Measure the service against bare axum handlers on the same database
    Server(Options),
    #[command(hide = true)]
    Peer {
        database: String,
        subscription: i64,
        #[arg(long)]
        bytes: bool,
    },
}

/// The options of the command.
#[derive(Args)]
struct Options {
    /// The binary to measure; `cargo xtask bench server` builds it
    #[arg(long, value_name = "FILE", hide = true)]
    binary: PathBuf,
    /// Interleaved rounds to measure [default with --quick: 2]
    #[arg(long, default_value = "15", default_value_if("quick", "true", "2"))]
    rounds: usize,
    /// Number of customers in the long list [default with --quick: 10000]
    #[arg(long, default_value = "10000000", default_value_if("quick", "true", "10000"))]
    customers: usize,
    /// Measure a few short rounds, to check that everything runs
    #[arg(long)]
    quick: bool,
    /// Measure on one database only, or with `sandbox` only what starts in memory
    #[arg(long, value_parser = ["sandbox", "sqlite", "postgres"])]
    only: Option<String>,
    /// Measure only deliveries to a webhook
    #[arg(long)]
    deliveries: bool,
    /// Also write every measurement to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

fn main() -> Result<()> {
    match Command::parse() {
        // One thread: the servers have the other processors for themselves.
        Command::Server(options) => {
            Builder::new_current_thread().enable_all().build()?.block_on(options.run())
        }
        Command::Peer { database, subscription, bytes } => {
            Runtime::new()?.block_on(peer::run(&database, subscription, bytes))
        }
    }
}

impl Options {
    /// Time for which callers call in a round.
    fn turn(&self) -> Duration {
        Duration::from_millis(self.choose(1_000, 100))
    }

    fn choose<T>(&self, full: T, quick: T) -> T {
        if self.quick { quick } else { full }
    }

    async fn run(&self) -> Result<()> {
        println!("load before {}, {} rounds", LoadAverage::current()?.one, self.rounds);
        let mut report = Report::default();
        if !self.deliveries {
            report.add("in memory".to_owned(), alone::in_memory(self).await?);
        }
        let has = |name: &str| self.only.as_deref().is_none_or(|only| only == name);
        if has("sqlite") {
            // Not in the system's temporary folder, which may be in memory.
            let program = env::current_exe()?;
            let folder = tempfile::tempdir_in(program.parent().context("no folder")?)?;
            let url = format!("sqlite:{}", folder.path().join("shop").display());
            self.measure_database(&mut report, "SQLite", &url).await?;
        }
        if has("postgres") {
            let server = Postgres::start();
            self.measure_database(&mut report, "PostgreSQL", &server.new_database("shop")).await?;
        }
        if let Some(path) = &self.json {
            fs::write(path, serde_json::to_string_pretty(&report)?)?;
        }
        Ok(())
    }

    async fn measure_database(&self, report: &mut Report, name: &str, url: &str) -> Result<()> {
        let mut add = |title: &str, table| report.add(format!("{name}, {title}"), table);
        let shop = Shop::start(self, url).await?;
        if !self.deliveries {
            for call in calls::CALLS {
                add(call.0, calls::compare(self, &shop, call).await?);
            }
            add("beside refunds", calls::beside(self, &shop).await?);
        }
        add("deliveries to a webhook", deliveries::measure(self, &shop).await?);
        if !self.deliveries {
            add("the service alone", alone::on_database(self, &shop, url).await?);
        }
        shop.stop()
    }

    /// Returns the command of the service, without its database. Its limit counts calls and refuses none.
    fn serve(&self) -> process::Command {
        let mut command = process::Command::new(&self.binary);
        command.args(["serve", "--port=0", "--json", "--calls-per-minute=10000000"]);
        command.env("BACKOFFICE_KEY", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=");
        command
    }
}
