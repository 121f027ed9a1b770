//! The database of a server and its key: named by options, or in the data folder.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use backoffice::server::Settings;
use base64::{Engine as _, engine::general_purpose::STANDARD};
use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

use super::arguments::Options;
use crate::failure::Failure;

/// A database and its keys.
pub(super) struct DatabaseSettings {
    pub(super) url: String,
    pub(super) keys: Keys,
    /// The data folder, if the database is there.
    pub(super) folder: Option<PathBuf>,
}

/// The key that encrypts, and those before it.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    pub(super) first: [u8; 32],
    pub(super) old: Vec<[u8; 32]>,
}

impl From<[u8; 32]> for Keys {
    fn from(first: [u8; 32]) -> Self {
        Self { first, old: Vec::new() }
    }
}

impl Keys {
    /// Makes settings with the keys, for an API with a public address.
    pub(super) fn settings(&self, public: &str) -> Settings {
        let mut settings = Settings::new(public, self.first);
        settings.old_keys.clone_from(&self.old);
        settings
    }
}

/// Variable of the key. No argument has it, because other users can read arguments.
pub(super) const KEY: &str = "BACKOFFICE_KEY";

impl Options {
    /// Takes the key from the environment, if no argument names its file.
    pub(super) fn with_key(mut self) -> Self {
        let key = std::env::var(KEY).ok().filter(|key| !key.is_empty());
        self.key = key.filter(|_| self.key_file.is_none());
        self
    }

    /// Reads the keys that the environment or a file has.
    pub(super) fn given_keys(&self) -> Result<Option<Keys>, Failure> {
        match (&self.key, &self.key_file) {
            (Some(key), _) => decoded(key, KEY).map(Some),
            (None, Some(path)) => key_in(path).map(Some),
            (None, None) => Ok(None),
        }
    }

    /// Returns the file of the database, if it is one of SQLite. Makes nothing.
    pub(super) fn database_file(&self) -> Result<Option<PathBuf>, Failure> {
        match &self.database {
            Some(url) => Ok(sqlite_file(url)),
            None => Ok(Some(data_path()?.join(IN_FOLDER))),
        }
    }

    /// Finds the database and its key. Makes a key in the data folder if nothing names one.
    pub(super) fn database_settings(&self) -> Result<DatabaseSettings, Failure> {
        let given = self.given_keys()?;
        if let Some(url) = &self.database {
            check_scheme(url)?;
        }
        let folder = match (&self.database, &given) {
            (Some(_), Some(_)) => None,
            _ => Some(data_folder()?),
        };
        let keys = match (given, &folder) {
            (Some(keys), _) => keys,
            (None, Some(folder)) => made_key(&folder.join("key"))?,
            (None, None) => [0; 32].into(),
        };
        let url = match (&self.database, &folder) {
            (Some(url), _) => url.clone(),
            (None, Some(folder)) => sqlite_url(&folder.join(IN_FOLDER))?,
            (None, None) => String::new(),
        };
        let folder = folder.filter(|_| self.database.is_none());
        Ok(DatabaseSettings { url, keys, folder })
    }
}

/// Checks the scheme of a database's address. Does not quote the address, which may have a password.
fn check_scheme(url: &str) -> Result<(), Failure> {
    let schemes = ["sqlite:", "postgres:", "postgresql:"];
    if schemes.iter().any(|scheme| url.starts_with(scheme)) {
        return Ok(());
    }
    Err(Failure::usage(
        "the address of the database is neither of SQLite nor of PostgreSQL",
        "`--database` or BACKOFFICE_DATABASE takes sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME",
    ))
}

/// Returns the file of an address of SQLite.
fn sqlite_file(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?.split('?').next()?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = percent_decode_str(path).decode_utf8().ok()?;
    (path != ":memory:").then(|| PathBuf::from(&*path))
}

/// Returns the address of a database without its password.
pub(super) fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    let rest = rest.split('?').next().unwrap_or_default();
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        None => format!("{scheme}://{rest}"),
    }
}

const OTHER_FOLDER: &str = "name a database with `--database sqlite:FILE`, or use `--memory`";

/// Name of the database in the data folder.
const IN_FOLDER: &str = "backoffice.db";

/// Returns the folder for data of this program.
fn data_path() -> Result<PathBuf, Failure> {
    use etcetera::base_strategy::BaseStrategy as _;
    let strategy = etcetera::base_strategy::choose_native_strategy()
        .map_err(|error| Failure::unchecked(error).with_help(OTHER_FOLDER))?;
    Ok(strategy.data_dir().join("backoffice"))
}

/// Makes that folder.
fn data_folder() -> Result<PathBuf, Failure> {
    let folder = data_path()?;
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(&folder).map_err(|error| {
        Failure::unchecked(format!("{}: {error}", folder.display())).with_help(OTHER_FOLDER)
    })?;
    Ok(folder)
}

/// Returns the address of a database file.
fn sqlite_url(path: &Path) -> Result<String, Failure> {
    const SPECIAL: &AsciiSet = &CONTROLS.add(b'%').add(b'?').add(b'#');
    let unusable = || Failure::unchecked(format!("{} is not valid Unicode", path.display()));
    let path = path.to_str().ok_or_else(unusable)?;
    Ok(format!("sqlite:{}", utf8_percent_encode(path, SPECIAL)))
}

const MAKES_A_KEY: &str = "`backoffice key create` makes a key";

/// Reads keys with spaces or ends of lines between them.
fn decoded(text: &str, source: &str) -> Result<Keys, Failure> {
    let wrong = |what: &str| {
        let message = format!("{source} {what}");
        Failure::usage(message, MAKES_A_KEY)
    };
    let decode = |text: &str| {
        let bytes = STANDARD.decode(text).ok();
        match bytes.and_then(|bytes| bytes.try_into().ok()) {
            None => Err(wrong("is not a key of 32 bytes in base64")),
            Some(key) if key == [0; 32] => {
                Err(wrong("has only zeros: a placeholder, which anybody knows"))
            }
            Some(key) => Ok(key),
        }
    };
    let mut keys = text.split_whitespace().map(decode);
    let first = keys.next().unwrap_or_else(|| Err(wrong("has no key")))?;
    Ok(Keys { first, old: keys.collect::<Result<_, _>>()? })
}

/// Writes a new key.
pub(super) fn new_key_text() -> Result<String, Failure> {
    Ok(STANDARD.encode(new_key()?))
}

fn key_in(path: &Path) -> Result<Keys, Failure> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::usage(format!("the key file {name}: {error}"), MAKES_A_KEY))?;
    decoded(&text, &name)
}

pub(super) fn new_key() -> Result<[u8; 32], Failure> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(Failure::unchecked)?;
    Ok(key)
}

/// Reads the key of a data folder, or makes it.
fn made_key(path: &Path) -> Result<Keys, Failure> {
    if path.exists() {
        return key_in(path);
    }
    write_secret(path, &new_key_text()?)?;
    // Another process may have been first.
    key_in(path)
}

/// Writes a file that only its owner can read. Keeps a file that is there.
pub(super) fn write_secret(path: &Path, text: &str) -> Result<(), Failure> {
    let write = || {
        let folder = path.parent().unwrap_or_else(|| Path::new("."));
        // tempfile makes files that only their owner can read.
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        writeln!(file, "{text}")?;
        match file.persist_noclobber(path) {
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            written => written.map(drop).map_err(|error| error.error),
        }
    };
    write().map_err(|error: io::Error| Failure::unchecked(format!("{}: {error}", path.display())))
}
