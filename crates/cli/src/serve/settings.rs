//! Settings of the server: from arguments, environment and configuration, checked together.

use std::{
    fs,
    io::{self, IsTerminal as _},
    net::{Ipv4Addr, SocketAddr},
    num::{NonZeroU32, NonZeroUsize},
    path::Path,
    time::Duration,
};

use backoffice::server::{ConnectionLimits, Limits, Origin, Targets, Tls, local_address};

use super::{
    arguments::{LogFormat, Options, Serve},
    checks::{check_media_type, check_url, targets, tls},
    database::{DatabaseSettings, KEY, new_key, without_password},
};
use crate::{failure::Failure, wrap::hanging};

/// Level of the log, if no option names one.
pub(super) const LEVEL: &str = "info";

/// Settings of a server that will start.
pub(super) struct Settings {
    pub(super) addresses: Addresses,
    pub(super) public_url: Option<String>,
    pub(super) production: bool,
    pub(super) control: bool,
    pub(super) pages: bool,
    pub(super) tls: Option<Tls>,
    pub(super) targets: Targets,
    pub(super) database: DatabaseSettings,
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
            tls_certificate: self.tls_certificate.or(file.tls_certificate),
            tls_key: self.tls_key.or(file.tls_key),
            control: self.control.or(file.control),
            pages: self.pages.or(file.pages),
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

impl Settings {
    /// Finds the address at which a server tells its health.
    pub(super) fn health(arguments: &Serve) -> Result<SocketAddr, Failure> {
        let mut options = arguments.options.clone();
        if let Some(path) = &arguments.config {
            options = options.or(Options::read(path)?);
        }
        let addresses = Addresses::find(arguments, &options);
        if options.tls_certificate.is_some() && addresses.operations.is_none() {
            return Err(Failure::usage(
                "a server with TLS tells its health only at an address of its own",
                "start it with `--operations-address`, and name that address here",
            ));
        }
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
        let tls = tls(&options)?;
        let database = if arguments.memory {
            let keys = match options.given_keys()? {
                Some(keys) => keys,
                None => new_key()?.into(),
            };
            DatabaseSettings { url: "sqlite::memory:".to_owned(), keys, folder: None }
        } else {
            options.database_settings()?
        };
        Ok(Self {
            addresses,
            public_url: options.public_url.clone(),
            production,
            control,
            pages: options.pages.unwrap_or(!production),
            tls,
            targets,
            database,
            options,
        })
    }

    /// Returns the settings of the back office, for a server at an address.
    pub(super) fn backoffice(&self, address: SocketAddr) -> backoffice::server::Settings {
        let options = &self.options;
        let scheme = if self.tls.is_some() { "https" } else { "http" };
        let local = || format!("{scheme}://{}/api", local_address(address));
        let public = self.public_url.clone().unwrap_or_else(local);
        let public = public.trim_end_matches('/');
        let mut settings = self.database.keys.settings(public);
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

    fn described(&self, addresses: Addresses) -> [(&'static str, String); 19] {
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
            ("database", self.database_address()),
            ("production", on(self.production).to_owned()),
            ("control interface", on(self.control).to_owned()),
            ("pages for people", on(self.pages).to_owned()),
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
    pub(super) fn database_address(&self) -> String {
        without_password(&self.database.url)
    }

    /// Says where the key comes from.
    fn key_source(&self) -> String {
        match (&self.options.key, &self.options.key_file) {
            (Some(_), _) => KEY.to_owned(),
            (None, Some(path)) => path.display().to_string(),
            (None, None) if self.database.url.contains(":memory:") => {
                "made for this run".to_owned()
            }
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

fn or(given: Option<NonZeroUsize>, otherwise: usize) -> usize {
    given.map_or(otherwise, NonZeroUsize::get)
}
