//! Base address and token from arguments, environment and configuration.
//!
//! A configuration contains a token, so errors show only its keys.

use std::{
    env,
    fs::File,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use backoffice::models::Secret;

use super::{Connection, curl::quoted};
use crate::{failure::Failure, files::Input};

const BASE_URL: &str = "BACKOFFICE_BASE_URL";
const TOKEN: &str = "BACKOFFICE_TOKEN";
const KEYS: &str = "honours_idempotency_keys";

/// A setting and its source.
#[derive(Debug)]
pub(super) struct Setting<T> {
    pub(super) value: T,
    pub(super) source: String,
}

impl<T: From<String>> Setting<T> {
    fn new(value: String, source: &str) -> Self {
        Self { value: value.into(), source: source.to_owned() }
    }
}

#[derive(Debug)]
pub(super) struct Settings {
    pub(super) base_url: Setting<String>,
    /// `None` only for a call that is not sent.
    pub(super) token: Option<Setting<Secret>>,
    /// True if the service honours idempotency keys.
    pub(super) honours_keys: bool,
}

impl Settings {
    /// Takes each setting from the arguments, the environment or the configuration: from the first of these that sets it.
    /// Reads the configuration only if the arguments name it or a setting is missing. A call with an idempotency key
    /// always needs it.
    pub(super) fn find(
        connection: &Connection,
        sends: bool,
        has_key: bool,
    ) -> Result<Self, Failure> {
        let base_url = match connection.base_url.clone() {
            Some(value) => Some(Setting::new(value, "--base-url")),
            None => variable(BASE_URL)?,
        };
        let token = variable(TOKEN)?;
        let is_needed = base_url.is_none() || (sends && (token.is_none() || has_key));
        let config = match (&connection.config, default_path()) {
            (Some(path), _) => Config::read(path)?,
            (None, Some(path)) if is_needed && path.exists() => Config::read(&path)?,
            _ => Config::default(),
        };
        config.combined(base_url, token, sends)
    }
}

#[derive(Debug, Default)]
struct Config {
    path: String,
    base_url: Option<String>,
    token: Option<Secret>,
    honours_keys: bool,
}

impl Config {
    fn read(path: &Path) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let unreadable =
            |error: io::Error| Failure::unchecked(Input::File(path.to_owned()).unreadable(&error));
        let mut file = File::open(path).map_err(unreadable)?;
        check_owner_only(&file, path)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(unreadable)?;
        let refuse = |why: String| {
            Failure::unchecked(format!("{name}: {why}")).with_help(
                "a configuration is a TOML file with `base_url = \"https://store.example/api\"`, `token = \"…\"`, and, if \
                 the service honours idempotency keys, `honours_idempotency_keys = true`",
            )
        };
        // The parser's message may quote the line of the token.
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
            let start = error.span().map_or(0, |span| span.start);
            let lines = text.get(..start).unwrap_or_default().matches('\n').count();
            refuse(format!("line {} is not valid TOML", lines + 1))
        })?;
        let mut config = Self { path: name.clone(), ..Self::default() };
        for (key, value) in table {
            match (key.as_str(), value) {
                ("base_url", toml::Value::String(value)) => config.base_url = Some(value),
                ("token", toml::Value::String(value)) => config.token = Some(value.into()),
                (KEYS, toml::Value::Boolean(value)) => config.honours_keys = value,
                (KEYS, _) => return Err(refuse(format!("`{KEYS}` must be true or false"))),
                ("base_url" | "token", _) => {
                    return Err(refuse(format!("`{key}` must be a string")));
                }
                _ => return Err(refuse(format!("unknown setting `{key}`"))),
            }
        }
        Ok(config)
    }

    fn combined(
        self,
        base_url: Option<Setting<String>>,
        token: Option<Setting<Secret>>,
        sends: bool,
    ) -> Result<Settings, Failure> {
        let own = self.base_url.clone();
        let own = own.map(|value| Setting::new(value, &self.path));
        let Some(base_url) = base_url.or(own) else {
            let help = format!("pass `--base-url https://store.example/api`, or set {BASE_URL}");
            let help = help + &or_write("base_url");
            return Err(Failure::unchecked("no base address is set").with_help(help));
        };
        // The other settings belong to the base address in the same configuration. If a variable or argument gives
        // another address, it must not get this token, and it may not honour keys.
        let is_for_address = self
            .base_url
            .as_ref()
            .is_none_or(|own| own.trim_end_matches('/') == base_url.value.trim_end_matches('/'));
        let honours_keys = self.honours_keys && is_for_address;
        let token = match (token, self.token) {
            (Some(token), _) => Some(token),
            (None, Some(_)) if sends && !is_for_address => {
                return Err(Failure::unchecked(format!(
                    "the token in {} is for another base address than the one from {}",
                    self.path, base_url.source
                ))
                .with_help(format!("set {TOKEN}, or name another configuration with `--config`")));
            }
            (None, Some(value)) => Some(Setting { value, source: self.path }),
            (None, None) if sends => {
                let help = format!("set {TOKEN}{}", or_write("token"));
                return Err(Failure::unchecked("no token is set").with_help(help));
            }
            (None, None) => None,
        };
        Ok(Settings { base_url, token, honours_keys })
    }
}

/// Reads a variable of the environment. An empty one is as if it were not set.
fn variable<T: From<String>>(name: &str) -> Result<Option<Setting<T>>, Failure> {
    match env::var(name) {
        Ok(value) if !value.is_empty() => Ok(Some(Setting::new(value, name))),
        Ok(_) | Err(env::VarError::NotPresent) => Ok(None),
        Err(env::VarError::NotUnicode(_)) => {
            Err(Failure::unchecked(format!("{name} is not valid Unicode")))
        }
    }
}

/// Returns the advice to write a setting into the configuration.
fn or_write(key: &str) -> String {
    default_path().map_or_else(String::new, |path| {
        format!(", or write `{key} = \"…\"` into {}", path.display())
    })
}

/// Returns `$XDG_CONFIG_HOME/backoffice/config.toml`, or `~/.config/backoffice/config.toml`.
fn default_path() -> Option<PathBuf> {
    // A relative path is ignored (XDG Base Directory Specification).
    let configured = env::var_os("XDG_CONFIG_HOME").map(PathBuf::from);
    let folder = configured
        .filter(|path| path.is_absolute())
        .or_else(|| Some(env::home_dir()?.join(".config")))?;
    Some(folder.join("backoffice").join("config.toml"))
}

#[cfg(unix)]
fn check_owner_only(file: &File, path: &Path) -> Result<(), Failure> {
    use std::os::unix::fs::PermissionsExt as _;
    let path = path.display().to_string();
    let metadata =
        file.metadata().map_err(|error| Failure::unchecked(format!("{path}: {error}")))?;
    let mode = metadata.permissions().mode() & 0o777;
    if mode & 0o077 == 0 {
        return Ok(());
    }
    let message = format!("{path}: users other than the owner have access (mode {mode:03o})");
    Err(Failure::unchecked(message).with_help(format!("run `chmod 600 {}`", quoted(&path))))
}

#[cfg(not(unix))]
fn check_owner_only(_: &File, _: &Path) -> Result<(), Failure> {
    Ok(())
}
