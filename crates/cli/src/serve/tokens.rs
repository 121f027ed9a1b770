//! `backoffice token`

use std::{fmt::Write as _, time::Duration};

use backoffice::server::Backoffice;
use jiff::Timestamp;

use super::{
    arguments::{Token, TokenCommand},
    kept::{self, day, find_store, store_name},
};
use crate::{
    Outcome,
    failure::{Failure, note},
};

/// Runs the command. `command` is the whole command line.
pub(crate) fn run(arguments: &Token, command: &clap::Command) -> Result<Outcome, Failure> {
    let mut makes_a_store = false;
    if let TokenCommand::Create { granted, new_store, .. } = &arguments.command {
        granted.names()?;
        makes_a_store = new_store.is_some();
    }
    kept::run(&arguments.kept, command, makes_a_store, async |backoffice| {
        execute(backoffice, &arguments.command).await
    })
}

async fn execute(backoffice: &Backoffice, command: &TokenCommand) -> Result<String, Failure> {
    match command {
        TokenCommand::Create { granted, name, store, new_store, days } => {
            let store = match new_store {
                Some(name) => backoffice.add_store(name).await.map_err(Failure::unchecked)?,
                None => find_store(backoffice, *store).await?,
            };
            let days = days.map(|days| Duration::from_secs(u64::from(days.get()) * 24 * 60 * 60));
            let token = backoffice.add_token(store, name, &granted.names()?, days).await;
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

async fn list(backoffice: &Backoffice) -> Result<String, Failure> {
    let stores = backoffice.stores().await.map_err(Failure::unchecked)?;
    let tokens = backoffice.tokens().await.map_err(Failure::unchecked)?;
    if tokens.is_empty() {
        note("the database has no token: `backoffice token create --all-scopes` makes one");
    }
    let now = Timestamp::now().as_microsecond();
    let mut text = String::new();
    for token in tokens {
        let state = match (token.revoked_at, token.expires_at) {
            (Some(at), _) => format!("revoked {}", day(at)),
            (None, Some(at)) if at <= now => format!("expired {}", day(at)),
            (None, Some(at)) => format!("until {}", day(at)),
            (None, None) => "valid".to_owned(),
        };
        let application = token.client_id.map(|id| format!("  of {id}")).unwrap_or_default();
        // Writing to a String can't fail.
        let _ = writeln!(
            text,
            "{}  {}{application}  made {}  {state}  {}  {}",
            token.id,
            token.name,
            day(token.created_at),
            store_name(&stores, token.store),
            token.scopes
        );
    }
    Ok(text)
}
