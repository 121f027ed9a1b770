//! `backoffice app`

use std::fmt::Write as _;

use backoffice::server::{Backoffice, NewApplication};

use super::{
    arguments::{App, AppCommand},
    kept::{self, day, find_store, refused, store_name},
};
use crate::{
    Outcome,
    failure::{Failure, note},
};

/// Runs the command. `command` is the whole command line.
pub(crate) fn run(arguments: &App, command: &clap::Command) -> Result<Outcome, Failure> {
    if let AppCommand::Create { granted, .. } = &arguments.command {
        granted.names()?;
    }
    kept::run(&arguments.kept, command, false, async |backoffice| {
        execute(backoffice, &arguments.command).await
    })
}

async fn execute(backoffice: &Backoffice, command: &AppCommand) -> Result<String, Failure> {
    match command {
        AppCommand::Create { name, redirects, granted, public, store } => {
            let store = match store {
                Some(_) => Some(find_store(backoffice, *store).await?),
                None => None,
            };
            let new = NewApplication {
                name: name.clone(),
                is_confidential: !public,
                redirects: redirects.clone(),
                scopes: granted.names()?.into_iter().map(str::to_owned).collect(),
                store,
            };
            let made = backoffice.add_application(&new).await;
            let help = "`backoffice app create --help` has examples";
            let (client_id, secret) = made.map_err(|refusal| refused(&refusal, help))?;
            let secret = secret.map(|secret| format!("client_secret {secret}\n"));
            Ok(format!("client_id {client_id}\n{}", secret.unwrap_or_default()))
        }
        AppCommand::List => list(backoffice).await,
        AppCommand::Connected => connected(backoffice).await,
        AppCommand::Disconnect { client_id, store } => {
            let store = find_store(backoffice, *store).await?;
            if backoffice.disconnect(store, client_id).await.map_err(Failure::unchecked)? {
                return Ok(format!("store {store} permits application {client_id} nothing more\n"));
            }
            let message = format!("store {store} permits application {client_id} nothing");
            Err(Failure::usage(message, "`backoffice app connected` lists what stores permit"))
        }
        AppCommand::Revoke { client_id } => {
            if backoffice.revoke_application(client_id).await.map_err(Failure::unchecked)? {
                return Ok(format!("application {client_id} is revoked, and so are its tokens\n"));
            }
            let message = format!("there is no application {client_id}, or it is revoked already");
            Err(Failure::usage(message, "`backoffice app list` lists the applications"))
        }
    }
}

async fn connected(backoffice: &Backoffice) -> Result<String, Failure> {
    let mut text = String::new();
    for (store, name) in backoffice.stores().await.map_err(Failure::unchecked)? {
        let connections = backoffice.connections(store).await.map_err(Failure::unchecked)?;
        for connection in connections {
            // Writing to a String can't fail.
            let _ = writeln!(
                text,
                "store {store} ({name})  {}  {}  since {}  {}",
                connection.client_id,
                connection.application,
                day(connection.created_at),
                Vec::from_iter(connection.scopes).join(" ")
            );
        }
    }
    if text.is_empty() {
        note("no store permits an application anything");
    }
    Ok(text)
}

async fn list(backoffice: &Backoffice) -> Result<String, Failure> {
    let stores = backoffice.stores().await.map_err(Failure::unchecked)?;
    let applications = backoffice.applications().await.map_err(Failure::unchecked)?;
    if applications.is_empty() {
        note("the database has no application: `backoffice app create` makes one");
    }
    let mut text = String::new();
    for application in applications {
        let kind = if application.is_confidential { "confidential" } else { "public" };
        let state = application.revoked_at.map(|at| format!("  revoked {}", day(at)));
        let store = application.store.map(|store| format!("  {}", store_name(&stores, store)));
        // Writing to a String can't fail.
        let _ = writeln!(
            text,
            "{}  {}  {kind}  made {}{}{}  {}  {}",
            application.client_id,
            application.name,
            day(application.created_at),
            state.unwrap_or_default(),
            store.unwrap_or_default(),
            application.redirects.join(" "),
            application.scopes.join(" ")
        );
    }
    Ok(text)
}
