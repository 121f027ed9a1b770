//! `backoffice token`

use std::{fmt::Write as _, io, io::Write as _, time::Duration};

use backoffice::server::Backoffice;
use backoffice_description::endpoints::SCOPES;
use jiff::Timestamp;

use super::{
    arguments::{Options, Token, TokenCommand},
    checks::check_environment,
    open, runtime,
};
use crate::{
    Outcome,
    failure::{Failure, note},
};

/// Runs the command. `command` is the whole command line.
pub(crate) fn run(arguments: &Token, command: &clap::Command) -> Result<Outcome, Failure> {
    check_environment(command)?;
    if let TokenCommand::Create { scopes, .. } = &arguments.command {
        check(scopes)?;
    }
    let mut options = Options {
        database: arguments.database.clone(),
        key_file: arguments.key_file.clone(),
        ..Options::default()
    }
    .with_key();
    if let Some(path) = &arguments.config {
        options = options.or(Options::read(path)?);
    }
    let makes_a_store =
        matches!(&arguments.command, TokenCommand::Create { new_store, .. } if new_store.is_some());
    if let Some(file) = options.database_file()?
        && !makes_a_store
        && !file.exists()
    {
        let message = format!("there is no database {}", file.display());
        let help = "`backoffice serve` makes one, and so does `backoffice token create --new-store NAME --all-scopes`; `--database` names another";
        return Err(Failure::unchecked(message).with_help(help));
    }
    let store = options.database_settings()?;
    let text = runtime()?.block_on(async {
        let settings = backoffice::server::Settings::new("", store.key);
        let backoffice = open(settings, &store.url).await?;
        let text = execute(&backoffice, &arguments.command).await;
        backoffice.close().await;
        text
    })?;
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(Outcome::Valid)
}

fn known_scopes() -> impl Iterator<Item = &'static str> {
    SCOPES.iter().map(|scope| scope.name)
}

fn check(scopes: &[String]) -> Result<(), Failure> {
    let is_unknown = |scope: &&String| !known_scopes().any(|known| known == **scope);
    let Some(unknown) = scopes.iter().find(is_unknown) else {
        return Ok(());
    };
    let message = format!("there is no scope `{unknown}`");
    let help = format!("the scopes are {}", Vec::from_iter(known_scopes()).join(", "));
    Err(Failure::unknown(message, unknown, known_scopes(), &help))
}

async fn execute(backoffice: &Backoffice, command: &TokenCommand) -> Result<String, Failure> {
    match command {
        TokenCommand::Create { scopes, all_scopes, name, store, new_store, days } => {
            let scopes: Vec<_> = if *all_scopes {
                known_scopes().collect()
            } else {
                scopes.iter().map(String::as_str).collect()
            };
            let store = match new_store {
                Some(name) => backoffice.add_store(name).await.map_err(Failure::unchecked)?,
                None => find_store(backoffice, *store).await?,
            };
            let days = days.map(|days| Duration::from_secs(u64::from(days.get()) * 24 * 60 * 60));
            let token = backoffice.add_token(store, name, &scopes, days).await;
            Ok(token.map_err(Failure::unchecked)? + "\n")
        }
        TokenCommand::List => list(backoffice).await,
        TokenCommand::Revoke { id } => {
            if backoffice.revoke_token(*id).await.map_err(Failure::unchecked)? {
                return Ok(format!("token {id} is revoked\n"));
            }
            let message = format!("there is no token {id}, or it is revoked already");
            Err(Failure::usage(message, "`backoffice token list` lists the tokens"))
        }
    }
}

async fn find_store(backoffice: &Backoffice, wanted: Option<i64>) -> Result<i64, Failure> {
    let stores = backoffice.stores().await.map_err(Failure::unchecked)?;
    let names: Vec<_> = stores.iter().map(|(id, name)| format!("{id} ({name})")).collect();
    let names = names.join(", ");
    match (wanted, stores.as_slice()) {
        (Some(wanted), stores) if stores.iter().any(|(id, _)| *id == wanted) => Ok(wanted),
        (None, [(only, _)]) => Ok(*only),
        (_, []) => {
            Err(Failure::usage("the database has no store", "make one with `--new-store NAME`"))
        }
        (Some(wanted), _) => Err(Failure::usage(
            format!("there is no store {wanted}"),
            format!("the stores are {names}"),
        )),
        (None, _) => Err(Failure::usage(
            "the database has several stores",
            format!("choose one with `--store`: {names}"),
        )),
    }
}

async fn list(backoffice: &Backoffice) -> Result<String, Failure> {
    let stores = backoffice.stores().await.map_err(Failure::unchecked)?;
    let tokens = backoffice.tokens().await.map_err(Failure::unchecked)?;
    let time = |micros: i64| {
        let time = Timestamp::from_microsecond(micros).ok();
        time.map_or_else(String::new, |time| time.strftime("%Y-%m-%d").to_string())
    };
    if tokens.is_empty() {
        note("the database has no token: `backoffice token create --all-scopes` makes one");
    }
    let now = Timestamp::now().as_microsecond();
    let mut text = String::new();
    for token in tokens {
        let store = stores.iter().find(|(id, _)| *id == token.store);
        let store = store.map_or("", |(_, name)| name);
        let state = match (token.revoked_at, token.expires_at) {
            (Some(at), _) => format!("revoked {}", time(at)),
            (None, Some(at)) if at <= now => format!("expired {}", time(at)),
            (None, Some(at)) => format!("until {}", time(at)),
            (None, None) => "valid".to_owned(),
        };
        // Writing to a String can't fail.
        let _ = writeln!(
            text,
            "{}  {}  made {}  {state}  store {} ({store})  {}",
            token.id,
            token.name,
            time(token.created_at),
            token.store,
            token.scopes
        );
    }
    Ok(text)
}
