//! The database of `serve`, opened by the commands that work on it without the service.

use std::io::{self, Write as _};

use backoffice::server::{Backoffice, Refusal};
use backoffice_description::endpoints::SCOPES;
use jiff::Timestamp;

use super::{
    arguments::{Granted, Kept, Options},
    checks::check_environment,
    open, runtime,
};
use crate::{Outcome, failure::Failure};

/// Opens the database, does the work, and prints the text that it returns. `command` is the whole command line. `makes_it` says
/// that a missing file is made.
pub(super) fn run(
    kept: &Kept,
    command: &clap::Command,
    makes_it: bool,
    work: impl AsyncFnOnce(&Backoffice) -> Result<String, Failure>,
) -> Result<Outcome, Failure> {
    check_environment(command)?;
    let mut options = Options {
        database: kept.database.clone(),
        key_file: kept.key_file.clone(),
        ..Options::default()
    }
    .with_key();
    if let Some(path) = &kept.config {
        options = options.or(Options::read(path)?);
    }
    if let Some(file) = options.database_file()?
        && !makes_it
        && !file.exists()
    {
        let message = format!("there is no database {}", file.display());
        let help = "`backoffice serve` makes one, and so does `backoffice token create --new-store NAME --all-scopes`; `--database` names another";
        return Err(Failure::unchecked(message).with_help(help));
    }
    let database = options.database_settings()?;
    let text = runtime()?.block_on(async {
        let backoffice = open(database.keys.settings(""), &database.url).await?;
        let text = work(&backoffice).await;
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

impl Granted {
    /// Returns the scopes, if all are known.
    pub(super) fn names(&self) -> Result<Vec<&str>, Failure> {
        if self.all_scopes {
            return Ok(known_scopes().collect());
        }
        let is_unknown = |scope: &&String| !known_scopes().any(|known| known == **scope);
        let Some(unknown) = self.scopes.iter().find(is_unknown) else {
            return Ok(self.scopes.iter().map(String::as_str).collect());
        };
        let message = format!("there is no scope `{unknown}`");
        let help = format!("the scopes are {}", Vec::from_iter(known_scopes()).join(", "));
        Err(Failure::unknown(message, unknown, known_scopes(), &help))
    }
}

/// Finds the wanted store, or the only one.
pub(super) async fn find_store(
    backoffice: &Backoffice,
    wanted: Option<i64>,
) -> Result<i64, Failure> {
    let stores = backoffice.stores().await.map_err(Failure::unchecked)?;
    let names: Vec<_> = stores.iter().map(|(id, name)| format!("{id} ({name})")).collect();
    let names = names.join(", ");
    match (wanted, stores.as_slice()) {
        (Some(wanted), stores) if stores.iter().any(|(id, _)| *id == wanted) => Ok(wanted),
        (None, [(only, _)]) => Ok(*only),
        (_, []) => {
            let help = "`backoffice token create --new-store NAME --all-scopes` makes one";
            Err(Failure::usage("the database has no store", help))
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

/// Returns a store's number and name.
pub(super) fn store_name(stores: &[(i64, String)], store: i64) -> String {
    let name = stores.iter().find(|(id, _)| *id == store);
    format!("store {store} ({})", name.map_or("", |(_, name)| name))
}

/// Writes the day of a time in microseconds since 1970.
pub(super) fn day(micros: i64) -> String {
    let time = Timestamp::from_microsecond(micros).ok();
    time.map_or_else(String::new, |time| time.strftime("%Y-%m-%d").to_string())
}

/// Makes a failure of a refusal: of the command line, if the service is not to blame.
pub(super) fn refused(refusal: &Refusal, help: &str) -> Failure {
    match refusal.status() {
        400..500 => Failure::usage(refusal.detail(), help),
        _ => Failure::unchecked(refusal.detail()),
    }
}
