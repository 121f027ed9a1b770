//! `cargo xtask bench server`.
//!
//! The service runs as its users run it: the binary, in a process of its own. Its peers run in another process, on the
//! same database.

mod calls;
mod database;
mod deliveries;
mod hot;
mod load;
mod pages;
mod peer;
#[path = "../../../crates/backoffice/tests/endpoints/postgres.rs"]
#[allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a part of the tests, which panic"
)]
mod postgres;
mod running;
mod start;
#[path = "../../src/statistics.rs"]
mod statistics;
#[path = "../../src/table.rs"]
mod table;

use std::{
    env, fs,
    path::PathBuf,
    process::{self, ExitCode, Stdio},
    sync::Arc,
    time::Duration,
};

use clap::{Args, Parser};
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

use self::{
    calls::{Call, Servers},
    database::Database,
    peer::Peer,
    postgres::Postgres,
    running::Running,
    table::size,
};

type Error = Box<dyn std::error::Error>;

#[derive(Parser)]
#[command(name = "cargo xtask bench", bin_name = "cargo xtask bench")]
enum Command {
    /// Measure the service against bare axum handlers on the same database
    Server(Options),
    #[command(hide = true)]
    Peer(Peer),
}

fn main() -> ExitCode {
    let result = match Command::parse() {
        Command::Server(options) => run(&options),
        Command::Peer(options) => peer::run(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Most milliseconds to the first answer.
const TARGET_START: f64 = 100.0;

/// Most milliseconds of `Sandbox::start`.
const TARGET_SANDBOX: f64 = 50.0;

/// Limit of calls: more than any measurement makes, so that calls are counted and none is refused.
const CALLS_PER_MINUTE: u32 = 10_000_000;

/// Connections for the measurement of memory.
const CONNECTIONS: usize = 1_000;

/// Most memory in bytes, with these connections.
const TARGET_MEMORY: u64 = 100_000_000;

/// The options of the command.
#[derive(Args)]
struct Options {
    /// The binary to measure; `cargo xtask bench server` builds it
    #[arg(long, value_name = "FILE", hide = true)]
    binary: PathBuf,
    /// Interleaved rounds to measure [default: 15, or 2 with --quick]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: Option<u16>,
    /// Number of customers in the long list [default: 10000000, or 10000 with --quick]
    #[arg(long)]
    customers: Option<usize>,
    /// Measure a few short rounds, to check that everything runs
    #[arg(long)]
    quick: bool,
    /// Measure on one database only, or with `sandbox` only a sandbox's start
    #[arg(long, value_parser = ["sandbox", "sqlite", "postgres"])]
    only: Option<String>,
    /// Measure only deliveries to a webhook
    #[arg(long)]
    deliveries: bool,
    /// Also write every measurement to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Measures, prints tables and writes the file.
fn run(options: &Options) -> Result<(), Error> {
    let rounds = options.rounds.unwrap_or(if options.quick { 2 } else { 15 });
    let machine = facts(rounds);
    println!("{machine}");
    let times = start::sandbox(rounds.into())?;
    println!("\nSandbox::start takes {} (target {TARGET_SANDBOX} ms)", start::milliseconds(&times));
    // Not in the system's temporary folder, which may be in memory.
    let program = env::current_exe()?;
    let folder = tempfile::tempdir_in(program.parent().ok_or("no folder")?)?;
    let memory = || options.serve(None);
    let fresh = start::first_answer(memory, rounds.into())?;
    println!(
        "serve --memory: first answer after {} (target {TARGET_START} ms)",
        start::milliseconds(&fresh)
    );
    let mut databases = Vec::new();
    let has = |name: &str| options.only.as_deref().is_none_or(|only| only == name);
    if has("sqlite") {
        let url = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
        databases.push(options.measure("SQLite", url, rounds.into())?);
    }
    if has("postgres") {
        let server = Postgres::start();
        let url = |name: &str| server.new_database(name);
        databases.push(options.measure("PostgreSQL", url, rounds.into())?);
    }
    let report = json!({
        "machine": machine, "sandbox_start_ms": times, "memory_first_answer_ms": fresh, "databases": databases
    });
    if let Some(path) = &options.json {
        fs::write(path, format!("{report:#}\n"))?;
    }
    Ok(())
}

/// Describes the machine and the versions of what is measured.
fn facts(rounds: u16) -> String {
    let read = |path| fs::read_to_string(path).unwrap_or_default();
    let processors = read("/proc/cpuinfo");
    let name = processors.lines().find_map(|line| line.strip_prefix("model name\t: "));
    let count = processors.lines().filter(|line| line.starts_with("processor\t")).count();
    let lock = include_str!("../../Cargo.lock");
    let version = |package: &&str| {
        let found = lock.split_once(&format!("name = \"{package}\"\nversion = \""));
        let version = found.and_then(|(_, rest)| rest.split('"').next());
        format!("{package} {}", version.unwrap_or("unknown"))
    };
    let versions: Vec<_> = ["axum", "hyper", "sqlx", "tokio"].iter().map(version).collect();
    format!(
        "{}, {count} threads, load before {}\n{}\n{rounds} interleaved rounds, medians; ratios within rounds",
        name.unwrap_or("unknown processor"),
        read("/proc/loadavg").split(' ').next().unwrap_or_default(),
        versions.join(", ")
    )
}

impl Options {
    /// The service, on a database or in memory.
    fn serve(&self, database: Option<&str>) -> process::Command {
        let mut command = process::Command::new(&self.binary);
        let key = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
        command
            .args(["serve", "--port=0", "--json", "--calls-per-minute"])
            .arg(CALLS_PER_MINUTE.to_string())
            .env("BACKOFFICE_KEY", key)
            .stderr(Stdio::null());
        match database {
            Some(url) => command.env("BACKOFFICE_DATABASE", url),
            None => command.arg("--memory"),
        };
        command
    }

    fn measure(
        &self,
        name: &str,
        url: impl Fn(&str) -> String,
        rounds: usize,
    ) -> Result<Value, Error> {
        let turn = Duration::from_millis(if self.quick { 100 } else { 1_000 });
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let shop = url("shop");
        let servers = self.servers(&shop, &runtime)?;
        let deliveries = || {
            let measured = deliveries::measure(
                &servers.service,
                &servers.database,
                &runtime,
                rounds,
                self.quick,
                turn,
            )?;
            println!("\n{name}, deliveries to a webhook");
            print!("{}", deliveries::write(&measured));
            Ok::<_, Error>(measured)
        };
        if self.deliveries {
            return Ok(json!({ "name": name, "deliveries": deliveries()? }));
        }
        let mut all = Vec::new();
        for call in Call::ALL {
            println!("\n{name}, {}", call.name());
            let rows = calls::measure(call, &servers, rounds, turn)?;
            print!("{}", calls::write(call, &rows));
            all.push(json!({ "name": call.name(), "contestants": rows }));
        }
        let hot = hot::measure(&servers, &runtime, rounds, turn)?;
        println!(
            "\n{name}, beside {} callers that refund one order, or wait because another program has locked it",
            hot::CALLERS
        );
        print!("{}", hot::write(&hot));
        let deliveries = deliveries()?;
        let requests = Call::Page.requests("/api", &servers);
        let (now, most) = start::memory(&servers.service, &requests, CONNECTIONS)?;
        println!(
            "\n{name}: {} after {CONNECTIONS} connections, {} at most (target {})",
            size(now as f64),
            size(most as f64),
            size(TARGET_MEMORY as f64)
        );
        drop(servers);
        let starts = start::first_answer(|| self.serve(Some(&shop)), rounds)?;
        println!(
            "{name}: first answer after {} (target {TARGET_START} ms)",
            start::milliseconds(&starts)
        );
        let customers = self.customers.unwrap_or(if self.quick { 10_000 } else { 10_000_000 });
        let (service, long) = self.long_list(&url("long"), customers, &runtime)?;
        let pages = runtime.block_on(pages::measure(&service, &long, customers, rounds * 20))?;
        println!("\n{name}, GET /users/, all pages of {customers} customers");
        print!("{}", pages.write());
        Ok(json!({
            "name": name, "calls": all, "beside_a_hot_order": hot, "deliveries": deliveries, "memory": { "now": now, "most": most }, "first_answer_ms": starts,
            "pages": { "customers": customers, "points": pages.points(), "last_to_first": pages.ratio() }
        }))
    }

    /// Starts the service and its peers on a new database with a shop.
    fn servers(&self, url: &str, runtime: &Runtime) -> Result<Servers, Error> {
        let mut serve = self.serve(Some(url));
        let orders = if self.quick { "60" } else { "3000" };
        serve.args(["--orders", orders, "--page-size", &peer::PAGE.to_string()]);
        let service = Running::start(serve)?;
        let (database, orders) = runtime.block_on(async {
            let database = Database::connect(url).await?;
            database.analyze().await?;
            let orders = database.refundable().await?;
            Ok::<_, Error>((database, orders))
        })?;
        let subscription = service.line["subscription_id"].to_string();
        let mut peers = process::Command::new(env::current_exe()?);
        peers.args(["peer", "--database", url, "--subscription", &subscription]);
        Ok(Servers {
            token: service.text("token"),
            subscription,
            peer: Running::start(peers)?,
            service,
            orders: Arc::new(orders),
            database,
        })
    }

    /// Starts the service on a new database with many customers.
    fn long_list(
        &self,
        url: &str,
        customers: usize,
        runtime: &Runtime,
    ) -> Result<(Running, Database), Error> {
        let mut serve = self.serve(Some(url));
        serve.args(["--orders", "1"]);
        let service = Running::start(serve)?;
        let customers = i64::try_from(customers)?;
        let database = runtime.block_on(async {
            let database = Database::connect(url).await?;
            database.fill(customers).await?;
            Ok::<_, Error>(database)
        })?;
        Ok((service, database))
    }
}
