//! `backoffice serve`, `token`, `app` and `account`: the service on an address, and who may use it.
//!
//! Handles settings, the first start and output. The service is `backoffice::server`.

mod accounts;
mod apps;
mod arguments;
mod checks;
mod database;
mod kept;
mod key;
mod settings;
mod tokens;

use std::{
    fs,
    io::{self, IsTerminal as _, Write as _},
    net::SocketAddr,
    time::Duration,
};

use backoffice::server::{Backoffice, Examples, Gate as _, Server, Shop, local_address};
use backoffice_description::endpoints::SCOPES;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    runtime::Runtime,
};
use tracing_subscriber::{EnvFilter, filter::LevelFilter};

pub(crate) use self::{
    accounts::run as run_account,
    apps::run as run_app,
    arguments::{Account, App, Key, Serve, Token},
    key::run as run_key,
    tokens::run as run_token,
};
use self::{
    arguments::LogFormat,
    checks::check_environment,
    database::write_secret,
    settings::{Addresses, LEVEL, Settings},
};
use crate::{
    Outcome,
    failure::{Failure, note, warn},
    stop,
    wrap::indented,
};

/// Longest time for a server to say how it is.
const HEALTH_TIME: Duration = Duration::from_secs(5);

/// Runs the command. `command` is the whole command line.
pub(crate) fn run(arguments: &Serve, command: &clap::Command) -> Result<Outcome, Failure> {
    check_environment(command)?;
    if arguments.health {
        return runtime()?.block_on(health(Settings::health(arguments)?));
    }
    let settings = Settings::find(arguments)?;
    log(&settings)?;
    runtime()?.block_on(serve(arguments, &settings))
}

async fn serve(arguments: &Serve, settings: &Settings) -> Result<Outcome, Failure> {
    let another = "choose another port with `--port`; 0 takes a free one";
    let (listener, address) = bind(settings.addresses.listen, another).await?;
    let operations = match settings.addresses.operations {
        Some(operations) => {
            let another = "choose another address with `--operations-address`";
            Some(bind(operations, another).await?)
        }
        None => None,
    };
    let addresses =
        Addresses { listen: address, operations: operations.as_ref().map(|(_, address)| *address) };
    let backoffice = open(settings.backoffice(address), &settings.database.url).await?;
    backoffice.check_key().await.map_err(|error| {
        Failure::unchecked(error).with_help(
            "start all instances with the key that the first one had (BACKOFFICE_KEY, --key-file)",
        )
    })?;
    // A person at a terminal reads a table, and a program a line of the log.
    let is_production = settings.production;
    if arguments.json || is_production || tracing::enabled!(tracing::Level::DEBUG) {
        if arguments.json || settings.log_format() == LogFormat::Json {
            tracing::info!(
                target: SETTINGS,
                settings = settings.summary_line(addresses),
                "backoffice serves the API"
            );
        } else {
            let summary = settings.summary(addresses);
            anstream::eprint!("backoffice serves the API\n{summary}");
        }
    }
    if is_production {
        if backoffice.stores().await.map_err(Failure::unchecked)?.is_empty() {
            note(
                "the database has no store: `backoffice token create --new-store NAME --all-scopes`, with the same database and key, makes one and a token",
            );
        }
    } else {
        let (token, examples) = sandbox(arguments, settings, &backoffice).await?;
        let base_url = backoffice.public();
        let mut out = anstream::stdout().lock();
        if arguments.json {
            writeln!(out, "{}", examples.to_json(base_url, &token))?;
        } else {
            write!(out, "{}", welcome(settings, address, base_url, &token, &examples))?;
        }
        out.flush()?;
    }
    let mut server = Server::new(backoffice)
        .limits(settings.limits())
        .connections(settings.connections())
        .allow_origins(settings.origins());
    if settings.control {
        server = server.with_control();
    }
    if settings.pages {
        server = server.with_pages();
    }
    if let Some(tls) = settings.tls.clone() {
        server = server.tls(tls);
    }
    if let Some((listener, _)) = operations {
        server = server.operations(listener);
    }
    server.run(listener, stopped()).await;
    Ok(Outcome::Valid)
}

/// Listens on an address. Returns the one that the system gave.
async fn bind(address: SocketAddr, help: &str) -> Result<(TcpListener, SocketAddr), Failure> {
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| {
        Failure::unchecked(format!("could not listen on {address}: {error}")).with_help(help)
    })?;
    let address = listener.local_addr().map_err(Failure::unchecked)?;
    Ok((listener, address))
}

async fn open(settings: backoffice::server::Settings, url: &str) -> Result<Backoffice, Failure> {
    Backoffice::open(url, settings).await.map_err(|error| {
        let help = if url.starts_with("sqlite:") {
            "look at the file and its folder; `--database` names another database"
        } else {
            "check that the database runs, and the user, password, host and name in `--database` or BACKOFFICE_DATABASE"
        };
        Failure::unchecked(error).with_help(help)
    })
}

/// Target of the log's line with the settings, and the directive that keeps it at any level.
const SETTINGS: &str = "settings";
const SETTINGS_DIRECTIVE: &str = "settings=info";

/// Name of the store and of the tokens that a sandbox makes.
const SANDBOX: &str = "sandbox";

/// Lifetime of the token that each start on a database of the user's makes.
const USED_ONCE: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// Finds the store and the token of a sandbox. Makes them at the first start.
async fn sandbox(
    arguments: &Serve,
    settings: &Settings,
    backoffice: &Backoffice,
) -> Result<(String, Examples), Failure> {
    let stores = backoffice.stores().await.map_err(Failure::unchecked)?;
    let file = settings.database.folder.as_ref().map(|folder| folder.join("token"));
    let mut token = None;
    if let Some(path) = file.as_ref().filter(|path| path.exists()) {
        let text = fs::read_to_string(path)
            .map_err(|error| Failure::unchecked(format!("{}: {error}", path.display())))?;
        token = Some(text.trim().to_owned());
    }
    let granted = match &token {
        Some(token) => backoffice.grant(token).await.map_err(Failure::unchecked)?,
        None => None,
    };
    let sandbox = stores.iter().find(|(_, name)| name == SANDBOX);
    let store = match (&granted, sandbox) {
        (Some(grant), _) => grant.store,
        (None, Some((store, _))) => *store,
        (None, None) if stores.is_empty() => {
            backoffice.add_store(SANDBOX).await.map_err(Failure::unchecked)?
        }
        // Never sample records, a token for everything and the control interface for a store of somebody's own.
        (None, None) => {
            return Err(Failure::unchecked("the database has stores, and none is a sandbox")
                .with_help(
                    "serve them with `--production`, or name another database for a sandbox",
                ));
        }
    };
    let mut examples = backoffice.examples(store).await.map_err(Failure::unchecked)?;
    // Not only if the store is new: the process may have died before the shop was whole.
    if examples.gateway_group_id == 0 {
        let mut shop = Shop::default();
        shop.seed = arguments.seed.unwrap_or(shop.seed);
        shop.orders = arguments.orders.unwrap_or(shop.orders);
        backoffice.seed(store, shop).await.map_err(Failure::unchecked)?;
        examples = backoffice.examples(store).await.map_err(Failure::unchecked)?;
    } else if arguments.seed.is_some() || arguments.orders.is_some() {
        warn(
            "the store has records already: `--seed` and `--orders` have no effect; use `--memory`, or `POST /control/reset`",
        );
    }
    let token = match token.filter(|_| granted.is_some()) {
        Some(token) => token,
        None => {
            let scopes: Vec<_> = SCOPES.iter().map(|scope| scope.name).collect();
            // Nothing keeps the token for the next start, which makes another.
            let is_used_once = file.is_none() && !arguments.memory;
            let lifetime = is_used_once.then_some(USED_ONCE);
            let token = backoffice.add_token(store, SANDBOX, &scopes, lifetime).await;
            let token = token.map_err(Failure::unchecked)?;
            if let Some(path) = &file {
                // A token that no longer works must not stay.
                let _ = fs::remove_file(path);
                write_secret(path, &token)?;
            }
            token
        }
    };
    Ok((token, examples))
}

/// Writes what a person needs for the first calls.
fn welcome(
    settings: &Settings,
    address: SocketAddr,
    base_url: &str,
    token: &str,
    examples: &Examples,
) -> String {
    let control = if settings.control { "on" } else { "off" };
    let mut text = format!(
        "backoffice serves a sandbox at {base_url}\n{}\n\n",
        indented(
            "",
            &format!(
                "Database {}, control interface {control}; all settings: `--log debug`",
                settings.database_address()
            )
        )
    );
    if !local_address(address).ip().is_loopback() {
        text += "Others can reach this address, and the control interface with this token.\n\n";
    }
    if settings.pages {
        let origin = base_url.split('/').take(3).collect::<Vec<_>>().join("/");
        text += &format!("See requests and records in a browser: {origin}/\n\n");
    }
    let Examples { order_number, customer_id, .. } = examples;
    let refund = match order_number.as_str() {
        "" => String::new(),
        number => format!(
            "curl --oauth2-bearer $BACKOFFICE_TOKEN -H 'Content-Type: application/json' \\\n  \
             -d '{{\"amount\": \"1.00\"}}' $BACKOFFICE_BASE_URL/orders/{number}/refund/\n"
        ),
    };
    text += &format!(
        "export BACKOFFICE_BASE_URL={base_url}\n\
         export BACKOFFICE_TOKEN={token}\n\
         curl --oauth2-bearer $BACKOFFICE_TOKEN $BACKOFFICE_BASE_URL/users/{customer_id}/\n\
         curl --oauth2-bearer $BACKOFFICE_TOKEN $BACKOFFICE_BASE_URL/gift-cards/\n\
         {refund}\n\
         Stop with Ctrl-C.\n"
    );
    text
}

fn runtime() -> Result<Runtime, Failure> {
    Runtime::new()
        .map_err(|error| Failure::unchecked(format!("could not start the async runtime: {error}")))
}

/// Sends the log to standard error.
fn log(settings: &Settings) -> Result<(), Failure> {
    let level = settings.options.log.as_deref().unwrap_or(LEVEL);
    let help =
        "`--log` or BACKOFFICE_LOG takes off, error, warn, info, debug, trace, or `TARGET=LEVEL`";
    // A filter takes any word for the name of a target, and then shows nothing else.
    let is_level = |part: &&str| part.contains('=') || part.trim().parse::<LevelFilter>().is_ok();
    if let Some(part) = level.split(',').find(|part| !is_level(part)) {
        return Err(Failure::usage(format!("`{part}` is not a level of the log"), help));
    }
    let filter = EnvFilter::try_new(level).map_err(|error| Failure::usage(error, help))?;
    let filter = filter.add_directive(SETTINGS_DIRECTIVE.parse().map_err(Failure::unchecked)?);
    let color = anstream::stderr().current_choice() != anstream::ColorChoice::Never;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal() && color);
    let started = match settings.log_format() {
        LogFormat::Text => log.with_target(false).try_init(),
        LogFormat::Json => log.json().flatten_event(true).with_current_span(false).try_init(),
    };
    started.map_err(Failure::unchecked)?;
    // Its text may quote values, and is no JSON.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "the service panicked");
    }));
    Ok(())
}

/// Waits for a signal to stop. A second one ends the process at once.
async fn stopped() {
    stop::signal().await;
    tokio::spawn(async {
        stop::signal().await;
        std::process::exit(130);
    });
}

/// Asks a running server for its health.
async fn health(listen: SocketAddr) -> Result<Outcome, Failure> {
    let address = local_address(listen);
    let ask = async {
        let mut stream = TcpStream::connect(address).await?;
        let request =
            format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.take(64 * 1024).read_to_string(&mut answer).await?;
        Ok::<_, io::Error>(answer)
    };
    let answer = match tokio::time::timeout(HEALTH_TIME, ask).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(error)) => {
            let message = format!("no server answers at {address}: {error}");
            return Err(Failure::unchecked(message).with_help(
                "start it with `backoffice serve`, or name its address with `--listen` or `--operations-address`",
            ));
        }
        Err(_) => return Err(Failure::unchecked(format!("{address} does not answer"))),
    };
    if answer.starts_with("HTTP/1.1 200 ") {
        return Ok(Outcome::Valid);
    }
    let status = answer.lines().next().unwrap_or("no answer");
    // The body says why.
    let reason = answer.split_once("\r\n\r\n").map(|(_, body)| body.trim());
    if status.contains(" 503 ")
        && let Some(reason) = reason
    {
        return Err(Failure::unchecked(format!("{address} is not ready: {reason}")));
    }
    let message = format!("{address} does not say if it is ready: {status}");
    let help = "in production, name the address with `--operations-address`, or say `--production`";
    Err(Failure::unchecked(message).with_help(help))
}
