//! Settings of the server: from arguments, environment and configuration, checked together.

use std::{
    collections::BTreeSet,
    fs,
    io::{self, IsTerminal as _, Write as _},
    net::{Ipv4Addr, SocketAddr},
    num::{NonZeroU32, NonZeroUsize},
    path::{Path, PathBuf},
    time::Duration,
};

use backoffice::server::{ConnectionLimits, Limits, Origin, Targets, local_address};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use clap::Command;
use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

use super::arguments::{LogFormat, Options, Serve};
use crate::{failure::Failure, wrap::hanging};

/// Variable of the key. No argument has it, because other users can read arguments.
const KEY: &str = "BACKOFFICE_KEY";

/// Level of the log, if no option names one.
pub(super) const LEVEL: &str = "info";

/// Settings of a server that will start.
pub(super) struct Settings {
    pub(super) addresses: Addresses,
    pub(super) public_url: Option<String>,
    pub(super) production: bool,
    pub(super) control: bool,
    pub(super) targets: Targets,
    pub(super) store: StoreSettings,
    pub(super) options: Options,
}

/// The addresses at which a server listens.
#[derive(Clone, Copy)]
pub(super) struct Addresses {
    /// Address of the API.
    pub(super) listen: SocketAddr,
    /// Address of the pages for operators, if it is another one.
    pub(super) operations: Option<SocketAddr>,
}

impl Addresses {
    fn find(arguments: &Serve, options: &Options) -> Self {
        let otherwise = SocketAddr::from((Ipv4Addr::LOCALHOST, 8080));
        let mut listen = options.listen.unwrap_or(otherwise);
        if let Some(port) = arguments.port {
            listen.set_port(port);
        }
        let port = match listen.port() {
            0 => 0,
            port => port.checked_add(ABOVE).unwrap_or(port - ABOVE),
        };
        let own = || SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let in_production = options.production.unwrap_or(false).then(own);
        let operations = options.operations_address.or(in_production);
        Self { listen, operations: operations.filter(|operations| *operations != listen) }
    }
}

/// Distance of the operators' port from that of the API, in production.
const ABOVE: u16 = 1000;

/// A database and its key.
pub(super) struct StoreSettings {
    pub(super) url: String,
    pub(super) key: [u8; 32],
    /// The data folder, if the database is there.
    pub(super) folder: Option<PathBuf>,
}

impl Options {
    /// Returns these options, and those of a configuration where there is none.
    pub(super) fn or(self, file: Self) -> Self {
        Self {
            listen: self.listen.or(file.listen),
            operations_address: self.operations_address.or(file.operations_address),
            cors_origins: self.cors_origins.or(file.cors_origins),
            public_url: self.public_url.or(file.public_url),
            production: self.production.or(file.production),
            behind_proxy: self.behind_proxy.or(file.behind_proxy),
            control: self.control.or(file.control),
            allow_targets: self.allow_targets.or(file.allow_targets),
            targets_proxy: self.targets_proxy.or(file.targets_proxy),
            database: self.database.or(file.database),
            // A key of the environment takes precedence over the key file of a configuration.
            key_file: self.key_file.or(file.key_file.filter(|_| self.key.is_none())),
            key: self.key,
            database_connections: self.database_connections.or(file.database_connections),
            keep_keys_hours: self.keep_keys_hours.or(file.keep_keys_hours),
            keep_audit_days: self.keep_audit_days.or(file.keep_audit_days),
            keep_outbox_days: self.keep_outbox_days.or(file.keep_outbox_days),
            max_connections: self.max_connections.or(file.max_connections),
            calls_per_minute: self.calls_per_minute.or(file.calls_per_minute),
            max_body_bytes: self.max_body_bytes.or(file.max_body_bytes),
            max_upload_bytes: self.max_upload_bytes.or(file.max_upload_bytes),
            max_upload_files: self.max_upload_files.or(file.max_upload_files),
            upload_types: self.upload_types.or(file.upload_types),
            max_body_seconds: self.max_body_seconds.or(file.max_body_seconds),
            profile: self.profile.or(file.profile),
            currency_decimals: self.currency_decimals.or(file.currency_decimals),
            page_size: self.page_size.or(file.page_size),
            log_format: self.log_format.or(file.log_format),
            log: self.log.or(file.log),
        }
    }

    /// Reads a configuration.
    pub(super) fn read(path: &Path) -> Result<Self, Failure> {
        let name = path.display();
        let text = fs::read_to_string(path).map_err(|error| {
            Failure::usage(
                format!("{name}: {error}"),
                "`--config` or BACKOFFICE_CONFIG names the configuration",
            )
        })?;
        toml::from_str(&text).map_err(|error: toml::de::Error| {
            // The whole message quotes the line, which may have a password.
            let start = error.span().map_or(0, |span| span.start);
            let before = text.get(..start).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            Failure::usage(
                format!("{name}:{line}: {}", error.message()),
                "`backoffice serve --help` lists the settings: a key is the name of an argument that has an environment variable, with `_`",
            )
        })
    }
}

impl Options {
    /// Takes the key from the environment, if no argument names its file.
    pub(super) fn with_key(mut self) -> Self {
        let key = std::env::var(KEY).ok().filter(|key| !key.is_empty());
        self.key = key.filter(|_| self.key_file.is_none());
        self
    }

    /// Reads the key that the environment or a file has.
    fn given_key(&self) -> Result<Option<[u8; 32]>, Failure> {
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
    pub(super) fn store(&self) -> Result<StoreSettings, Failure> {
        let given = self.given_key()?;
        if let Some(url) = &self.database {
            check_scheme(url)?;
        }
        let folder = match (&self.database, given) {
            (Some(_), Some(_)) => None,
            _ => Some(data_folder()?),
        };
        let key = match (given, &folder) {
            (Some(key), _) => key,
            (None, Some(folder)) => made_key(&folder.join("key"))?,
            (None, None) => [0; 32],
        };
        let url = match (&self.database, &folder) {
            (Some(url), _) => url.clone(),
            (None, Some(folder)) => sqlite_url(&folder.join(IN_FOLDER))?,
            (None, None) => String::new(),
        };
        let folder = folder.filter(|_| self.database.is_none());
        Ok(StoreSettings { url, key, folder })
    }
}

impl Settings {
    /// Finds the address at which a server tells its health.
    pub(super) fn health(arguments: &Serve) -> Result<SocketAddr, Failure> {
        let mut options = arguments.options.clone();
        if let Some(path) = &arguments.config {
            options = options.or(Options::read(path)?);
        }
        let addresses = Addresses::find(arguments, &options);
        Ok(addresses.operations.unwrap_or(addresses.listen))
    }

    /// Finds and checks the settings.
    pub(super) fn find(arguments: &Serve) -> Result<Self, Failure> {
        let mut options = arguments.options.clone().with_key();
        if let Some(path) = &arguments.config {
            options = options.or(Options::read(path)?);
        }
        let from_environment = std::env::var("BACKOFFICE_DATABASE").ok();
        if arguments.memory && arguments.options.database != from_environment {
            return Err(Failure::usage(
                "`--memory` cannot be used with `--database`",
                "leave out one of them",
            ));
        }
        let addresses = Addresses::find(arguments, &options);
        let production = options.production.unwrap_or(false);
        let control = options.control.unwrap_or(!production);
        let mut unsafe_settings = Vec::new();
        if production {
            let mut check = |is_wrong: bool, why: &'static str| {
                if is_wrong {
                    unsafe_settings.push(why);
                }
            };
            let has_key = options.key.is_some() || options.key_file.is_some();
            check(options.public_url.is_none(), "there is no public address: set --public-url");
            let is_plain = |url: &String| url.starts_with("http://");
            check(
                options.public_url.as_ref().is_some_and(is_plain)
                    && options.behind_proxy != Some(true),
                "the public address does not start with https://: set --behind-proxy if a proxy or a private network protects tokens",
            );
            check(!has_key, "there is no key: set BACKOFFICE_KEY or --key-file");
            check(options.database.is_none(), "there is no database: set BACKOFFICE_DATABASE");
            let memory = options.database.as_deref();
            let memory = memory.is_some_and(|database| database.contains(":memory:"));
            check(arguments.memory || memory, "a database in memory keeps nothing");
            check(control, "the control interface is on: it changes any record");
            let makes_records = arguments.seed.is_some() || arguments.orders.is_some();
            check(makes_records || arguments.json, "--seed, --orders and --json are for a sandbox");
        }
        if !unsafe_settings.is_empty() {
            let message = format!("not safe for production: {}", unsafe_settings.join("; "));
            return Err(Failure::usage(
                message,
                "correct these settings, or leave out `--production`",
            ));
        }
        if let Some(url) = &options.public_url {
            check_url(url)?;
        }
        options.upload_types.iter().flatten().try_for_each(|pattern| check_media_type(pattern))?;
        let most = backoffice::server::Settings::MOST_ON_A_PAGE;
        if options.page_size.is_some_and(|size| size.get() > most) {
            return Err(Failure::usage(
                "the page size is too large",
                format!("choose a size from 1 to {most}"),
            ));
        }
        if options.keep_outbox_days.is_some_and(|days| days < LEAST_OUTBOX_DAYS) {
            return Err(Failure::usage(
                "`--keep-outbox-days` is too low: deliveries of an event are tried again for days",
                format!("choose {LEAST_OUTBOX_DAYS} or more"),
            ));
        }
        let targets = targets(production, &options)?;
        let store = if arguments.memory {
            let key = match options.given_key()? {
                Some(key) => key,
                None => new_key()?,
            };
            StoreSettings { url: "sqlite::memory:".to_owned(), key, folder: None }
        } else {
            options.store()?
        };
        Ok(Self {
            addresses,
            public_url: options.public_url.clone(),
            production,
            control,
            targets,
            store,
            options,
        })
    }

    /// Returns the settings of the back office, for a server at an address.
    pub(super) fn backoffice(&self, address: SocketAddr) -> backoffice::server::Settings {
        let options = &self.options;
        let local = || format!("http://{}/api", local_address(address));
        let public = self.public_url.clone().unwrap_or_else(local);
        let public = public.trim_end_matches('/');
        let mut settings = backoffice::server::Settings::new(public, self.store.key);
        let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 60 * 60);
        let hours = |hours: NonZeroU32| Duration::from_secs(u64::from(hours.get()) * 60 * 60);
        settings.calls_per_minute = options.calls_per_minute.map(NonZeroU32::get);
        settings.page_size = or(options.page_size, settings.page_size);
        settings.currency_decimals = options.currency_decimals.unwrap_or(true);
        let connections = options.database_connections.map(NonZeroU32::get);
        settings.connections = connections.unwrap_or(settings.connections);
        settings.keep_keys = options.keep_keys_hours.map_or(settings.keep_keys, hours);
        settings.keep_audit = options.keep_audit_days.map_or(settings.keep_audit, days);
        settings.keep_outbox = options.keep_outbox_days.map_or(settings.keep_outbox, days);
        settings.targets = self.targets.clone();
        settings
    }

    /// Returns the limits of requests.
    pub(super) fn limits(&self) -> Limits {
        let mut limits = Limits::default();
        let options = &self.options;
        limits.body_bytes = or(options.max_body_bytes, limits.body_bytes);
        limits.upload_bytes = or(options.max_upload_bytes, limits.upload_bytes);
        limits.upload_files = or(options.max_upload_files, limits.upload_files);
        let seconds = |seconds: NonZeroU32| Duration::from_secs(seconds.get().into());
        limits.body_time = options.max_body_seconds.map_or(limits.body_time, seconds);
        limits.profile = options.profile.map_or(limits.profile, Into::into);
        if let Some(types) = &self.options.upload_types {
            let types = types.iter().map(|pattern| pattern.trim().to_ascii_lowercase());
            limits.upload_types = types.collect();
        }
        limits
    }

    /// Returns the origins whose pages may call the API.
    pub(super) fn origins(&self) -> Vec<Origin> {
        let any = || vec![Origin::any()];
        let otherwise = (!self.production).then(any).unwrap_or_default();
        self.options.cors_origins.clone().unwrap_or(otherwise)
    }

    /// Returns the limits of connections.
    pub(super) fn connections(&self) -> ConnectionLimits {
        let mut limits = ConnectionLimits::default();
        limits.most = or(self.options.max_connections, limits.most);
        limits
    }

    /// Describes the settings in lines of `name  value`, without secrets.
    pub(super) fn summary(&self, addresses: Addresses) -> String {
        let lines = self.described(addresses).into_iter();
        let line =
            |(name, value): (&str, String)| hanging(&format!("  {name:<18} "), &value) + "\n";
        lines.map(line).collect()
    }

    /// Does the same in one line, for the log.
    pub(super) fn summary_line(&self, addresses: Addresses) -> String {
        let parts = self.described(addresses);
        let parts = parts.map(|(name, value)| format!("{name}: {value}"));
        parts.join("; ")
    }

    fn described(&self, addresses: Addresses) -> [(&'static str, String); 18] {
        let settings = self.backoffice(addresses.listen);
        let (limits, connections) = (self.limits(), self.connections());
        let per_minute = settings.calls_per_minute;
        let per_minute = per_minute.map_or("no limit".to_owned(), |limit| limit.to_string());
        let hours = |time: Duration| time.as_secs() / (60 * 60);
        let days = |time: Duration| hours(time) / 24;
        let on = |on: bool| if on { "on" } else { "off" };
        let origins = self.origins();
        let origins: Vec<_> = origins.iter().map(ToString::to_string).collect();
        let origins = match origins.as_slice() {
            [] => "none".to_owned(),
            origins => origins.join(", "),
        };
        [
            ("listens on", addresses.listen.to_string()),
            ("for operators", addresses.operations.unwrap_or(addresses.listen).to_string()),
            ("public address", settings.public.clone()),
            ("database", self.database()),
            ("production", on(self.production).to_owned()),
            ("control interface", on(self.control).to_owned()),
            ("pages of origins", origins),
            ("webhooks go to", self.targets.to_string()),
            ("calls per minute", per_minute),
            (
                "connections",
                format!("{}, {} to the database", connections.most, settings.connections),
            ),
            ("page size", settings.page_size.to_string()),
            (
                "body, upload",
                format!(
                    "{}, {} bytes, within {} seconds",
                    limits.body_bytes,
                    limits.upload_bytes,
                    limits.body_time.as_secs()
                ),
            ),
            ("profile", limits.profile.to_string()),
            ("files of an upload", limits.upload_files.to_string()),
            ("types of files", limits.upload_types.join(", ")),
            (
                "kept",
                format!(
                    "keys {} hours, audit {} days, events {} days",
                    hours(settings.keep_keys),
                    days(settings.keep_audit),
                    days(settings.keep_outbox)
                ),
            ),
            ("key", self.key_source()),
            ("log", self.options.log.clone().unwrap_or_else(|| LEVEL.to_owned())),
        ]
    }

    /// Returns the address of the database, without its password.
    pub(super) fn database(&self) -> String {
        without_password(&self.store.url)
    }

    /// Says where the key comes from.
    fn key_source(&self) -> String {
        match (&self.options.key, &self.options.key_file) {
            (Some(_), _) => KEY.to_owned(),
            (None, Some(path)) => path.display().to_string(),
            (None, None) if self.store.url.contains(":memory:") => "made for this run".to_owned(),
            (None, None) => "made by the first run, in the data folder".to_owned(),
        }
    }

    /// Returns the form of the log: on a terminal, text by default.
    pub(super) fn log_format(&self) -> LogFormat {
        let otherwise = if io::stderr().is_terminal() { LogFormat::Text } else { LogFormat::Json };
        self.options.log_format.unwrap_or(otherwise)
    }
}

/// Least days for which events are kept.
const LEAST_OUTBOX_DAYS: u32 = 7;

/// Returns the addresses that webhooks may have.
fn targets(production: bool, options: &Options) -> Result<Targets, Failure> {
    let mut targets = match production {
        true => Targets::public(),
        false => Targets::with_this_machine(),
    };
    if let Some(proxy) = &options.targets_proxy {
        let wrong = |error| Failure::usage(error, "correct `--targets-proxy`");
        targets = targets.through(proxy).map_err(wrong)?;
    }
    for network in options.allow_targets.iter().flatten() {
        let wrong = |error| Failure::usage(error, "correct `--allow-targets`");
        targets = targets.allow(network.trim()).map_err(wrong)?;
    }
    Ok(targets)
}

fn or(given: Option<NonZeroUsize>, otherwise: usize) -> usize {
    given.map_or(otherwise, NonZeroUsize::get)
}

/// Checks a public address: an origin and a path of plain characters.
fn check_url(url: &str) -> Result<(), Failure> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:/[]".contains(&byte);
    let fits = |rest: &str| {
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        !host.is_empty()
            && rest.bytes().all(is_plain)
            && !path.contains(':')
            && !path.contains("//")
    };
    if rest.is_some_and(fits) {
        return Ok(());
    }
    Err(Failure::usage(
        format!("`{url}` is not an address of the API"),
        "write it like `https://shop.example/api`",
    ))
}

/// Kinds of media types (IANA's registry of media types).
const MEDIA_TYPES: [&str; 11] = [
    "application",
    "audio",
    "example",
    "font",
    "haptics",
    "image",
    "message",
    "model",
    "multipart",
    "text",
    "video",
];

/// Checks a media type of `--upload-types`, whose `*` at the end stands for any text.
fn check_media_type(pattern: &str) -> Result<(), Failure> {
    let pattern = pattern.trim();
    let (kind, rest) = pattern.split_once('/').unwrap_or((pattern, ""));
    let kind = kind.to_ascii_lowercase();
    // RFC 6838, section 4.2.
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$&-^_.+".contains(&byte);
    let name = rest.strip_suffix('*').unwrap_or(rest);
    let is_known = MEDIA_TYPES.contains(&kind.as_str()) || kind.starts_with("x-");
    if is_known && !rest.is_empty() && name.bytes().all(is_name) {
        return Ok(());
    }
    Err(Failure::unknown(
        format!("`{pattern}` is not a media type"),
        &kind,
        MEDIA_TYPES,
        "`--upload-types` takes types such as image/png and image/*, with commas between them",
    ))
}

/// Variables that no argument names: other commands and the installer read them.
const OTHER_VARIABLES: [&str; 5] =
    [KEY, "BACKOFFICE_BASE_URL", "BACKOFFICE_TOKEN", "BACKOFFICE_COMPLETE", "BACKOFFICE_RELEASE"];

/// Checks that every `BACKOFFICE_` variable of the environment is known: a misspelt one would have no effect.
pub(super) fn check_environment(command: &Command) -> Result<(), Failure> {
    let arguments = command.get_subcommands().flat_map(clap::Command::get_arguments);
    let names = arguments.filter_map(|argument| argument.get_env()?.to_str());
    let known: BTreeSet<_> = names.chain(OTHER_VARIABLES).collect();
    let set = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let is_ours = |name: &str| name.starts_with("BACKOFFICE_") && !is_of_kubernetes(name);
    let unknown = set.filter(|name| is_ours(name) && !known.contains(name.as_str()));
    let Some(unknown) = unknown.min() else {
        return Ok(());
    };
    Err(Failure::unknown(
        format!("the environment variable {unknown} has no effect"),
        &unknown,
        known,
        "`backoffice serve --help` lists the variables",
    ))
}

/// Returns true for a variable that Kubernetes sets in every container if a service has the name `backoffice`.
fn is_of_kubernetes(name: &str) -> bool {
    let rest = name.strip_prefix("BACKOFFICE_").unwrap_or_default();
    rest == "SERVICE_HOST"
        || rest == "PORT"
        || rest.starts_with("SERVICE_PORT")
        || rest.starts_with("PORT_")
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
fn without_password(url: &str) -> String {
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

const MAKES_A_KEY: &str = "`openssl rand -base64 32` makes a key";

fn decoded(text: &str, source: &str) -> Result<[u8; 32], Failure> {
    let bytes = STANDARD.decode(text.trim()).ok();
    let wrong = |what: &str| {
        let message = format!("{source} {what}");
        Failure::usage(message, MAKES_A_KEY)
    };
    match bytes.and_then(|bytes| bytes.try_into().ok()) {
        None => Err(wrong("is not a key of 32 bytes in base64")),
        Some(key) if key == [0; 32] => {
            Err(wrong("has only zeros: a placeholder, which anybody knows"))
        }
        Some(key) => Ok(key),
    }
}

fn key_in(path: &Path) -> Result<[u8; 32], Failure> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::usage(format!("the key file {name}: {error}"), MAKES_A_KEY))?;
    decoded(&text, &name)
}

fn new_key() -> Result<[u8; 32], Failure> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(Failure::unchecked)?;
    Ok(key)
}

/// Reads the key of a data folder, or makes it.
fn made_key(path: &Path) -> Result<[u8; 32], Failure> {
    if path.exists() {
        return key_in(path);
    }
    write_secret(path, &STANDARD.encode(new_key()?))?;
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
