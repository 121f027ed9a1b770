//! `backoffice account`

use std::{
    fmt::Write as _,
    fs,
    io::{self, Read as _},
    path::Path,
};

use backoffice::server::Backoffice;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

use super::{
    arguments::{Account, AccountCommand},
    database::new_key,
    kept::{self, day, find_store, refused, store_name},
};
use crate::{
    Outcome,
    failure::{Failure, note},
};

/// Runs the command. `command` is the whole command line.
pub(crate) fn run(arguments: &Account, command: &clap::Command) -> Result<Outcome, Failure> {
    kept::run(&arguments.kept, command, false, async |backoffice| {
        execute(backoffice, &arguments.command).await
    })
}

async fn execute(backoffice: &Backoffice, command: &AccountCommand) -> Result<String, Failure> {
    match command {
        AccountCommand::Create { name, store, password_file } => {
            let store = find_store(backoffice, *store).await?;
            let (password, made) = match password_file {
                Some(path) => (first_line(path)?, String::new()),
                None => {
                    let password = URL_SAFE_NO_PAD.encode(&new_key()?[..18]);
                    (password.clone(), password + "\n")
                }
            };
            let added = backoffice.add_account(store, name, &password).await;
            let help = "`backoffice account create --help` has examples";
            added.map_err(|refusal| refused(&refusal, help))?;
            Ok(made)
        }
        AccountCommand::List => list(backoffice).await,
        AccountCommand::Remove { name } => {
            if backoffice.remove_account(name).await.map_err(Failure::unchecked)? {
                return Ok(format!("account {name} is removed\n"));
            }
            let message = format!("there is no account {name}");
            Err(Failure::usage(message, "`backoffice account list` lists the accounts"))
        }
    }
}

/// Reads the first line of a file, or of standard input.
fn first_line(path: &Path) -> Result<String, Failure> {
    let text = if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(path)
    };
    let text = text.map_err(|error| {
        let message = format!("{}: {error}", path.display());
        Failure::usage(message, "`--password-file` names a file with the password")
    })?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

async fn list(backoffice: &Backoffice) -> Result<String, Failure> {
    let stores = backoffice.stores().await.map_err(Failure::unchecked)?;
    let accounts = backoffice.accounts().await.map_err(Failure::unchecked)?;
    if accounts.is_empty() {
        note("the database has no account: `backoffice account create NAME` makes one");
    }
    let mut text = String::new();
    for account in accounts {
        let store = store_name(&stores, account.store);
        // Writing to a String can't fail.
        let _ = writeln!(text, "{}  made {}  {store}", account.name, day(account.created_at));
    }
    Ok(text)
}
