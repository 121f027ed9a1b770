//! Arguments and help of `serve` and of the commands on its database.

use std::{
    net::SocketAddr,
    num::{NonZeroU32, NonZeroUsize},
    path::PathBuf,
};

use backoffice::server::{Origin, Shop};
use clap::{Args, Subcommand, ValueEnum, value_parser};
use serde::Deserialize;

use crate::options::Profile;

/// Run the back office: all endpoints of the API, on a database of its own
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice serve                        a shop of sample records, kept in your data folder
  backoffice serve --memory --port 0      a shop that is gone when the command ends, on a free port
  backoffice serve --json                 one line of JSON for scripts: address, token, ids to try
  BACKOFFICE_DATABASE=postgres://user:password@host/name BACKOFFICE_KEY=… \\
    backoffice serve --production --listen 0.0.0.0:8080 --public-url https://shop.example/api

Sandbox: without --production, the first start makes a store with sample records and a token. Calls below /control/ make \
stores of their own for tests, and make, change and remove records that the API itself does not make: `POST /control/stores`, \
`POST /control/reset`, `GET` and `POST /control/orders`, `GET`, `PATCH` and `DELETE /control/orders/NUMBER`.

Production: with --production, the server makes no store, token or record, and needs --public-url, a key, and a database that \
is not in memory. The control interface is off. `backoffice token create --new-store NAME --all-scopes` makes a store and a \
token. The server speaks HTTP, and a proxy with a certificate stands before it, or TLS with \
--tls-certificate and --tls-key. If even the public address starts with http://, as \
on a private network, --behind-proxy says that this is meant.

Settings: an argument with an environment variable is also a key of the file of --config, with `_`: `public_url = \
\"https://shop.example/api\"`. The argument takes precedence over the variable, and that over the file.

Beside the API: /openapi.json, the pages of --pages (/sign-in, /settings, /oauth/authorize), and for operators /healthz, /readyz and /metrics (Prometheus), which in production have an address \
of their own: --operations-address. SIGTERM and Ctrl-C stop the command when the requests in progress are finished.

Exit codes:
  0  the command was stopped
  2  the command line or the configuration is wrong
  3  the address or the database can't be used")]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) options: Options,
    /// Configuration: a TOML file
    #[arg(long, value_name = "FILE", env = "BACKOFFICE_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Port to listen on; 0 for a free one. Short for the port of --listen
    #[arg(long)]
    pub(crate) port: Option<u16>,
    /// Keep the records in memory only
    #[arg(long, help_heading = SANDBOX)]
    pub(crate) memory: bool,
    /// Seed of the sample records [default: 1]
    #[arg(long, value_name = "S", help_heading = SANDBOX)]
    pub(crate) seed: Option<u64>,
    /// Number of sample orders, with a customer, a product and a subscription each [default: 12]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=i64::from(Shop::MOST_ORDERS)), help_heading = SANDBOX)]
    pub(crate) orders: Option<u32>,
    /// Print one line of JSON when the server is ready
    #[arg(long, help_heading = SANDBOX)]
    pub(crate) json: bool,
    /// Ask the server at the address of --operations-address for its health, and exit: 0 if it is ready
    #[arg(long)]
    pub(crate) health: bool,
}

const SANDBOX: &str = "Sandbox";
const DATABASE: &str = "Database";
const LIMITS: &str = "Limits";
const LOG: &str = "Log";

// Settings from arguments, environment or the configuration. No doc comment: it would replace the help of `serve`.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// Address to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "BACKOFFICE_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Address of /healthz, /readyz and /metrics [default: that of --listen; for --production, 127.0.0.1 and a port above that
    /// of --listen by 1000]
    #[arg(long, value_name = "ADDRESS:PORT", env = "BACKOFFICE_OPERATIONS_ADDRESS")]
    pub(crate) operations_address: Option<SocketAddr>,
    /// Origins whose pages may call the API from a browser, such as https://app.example; `*` for any [default: any, but for
    /// --production none]
    #[arg(long, value_name = "ORIGINS", value_delimiter = ',', env = "BACKOFFICE_CORS_ORIGINS")]
    pub(crate) cors_origins: Option<Vec<Origin>>,
    /// Address at which callers find the API; its path is the path of the API [default: http://ADDRESS:PORT/api]
    #[arg(long, value_name = "URL", env = "BACKOFFICE_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Refuse settings that are not safe, and make no sample records
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true",
        env = "BACKOFFICE_PRODUCTION")]
    pub(crate) production: Option<bool>,
    /// Take a public address that starts with http:// in production: a proxy or a private network protects tokens
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true",
        env = "BACKOFFICE_BEHIND_PROXY")]
    pub(crate) behind_proxy: Option<bool>,
    /// File with a certificate chain in PEM form: serve over TLS, with HTTP/2 and HTTP/1.1. A changed file is read again
    #[arg(long, value_name = "FILE", env = "BACKOFFICE_TLS_CERTIFICATE")]
    pub(crate) tls_certificate: Option<PathBuf>,
    /// File with the key of --tls-certificate in PEM form
    #[arg(long, value_name = "FILE", env = "BACKOFFICE_TLS_KEY")]
    pub(crate) tls_key: Option<PathBuf>,
    /// Serve the calls below /control/ [default: true, with --production false]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true",
        env = "BACKOFFICE_CONTROL")]
    pub(crate) control: Option<bool>,
    /// Serve the sign-in, the settings of stores, and OAuth for partner applications beside the API [default: true, with
    /// --production false]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true",
        env = "BACKOFFICE_PAGES")]
    pub(crate) pages: Option<bool>,
    /// Networks that webhooks may deliver to beside public addresses, such as 10.1.0.0/16 [default: none, for a sandbox
    /// 127.0.0.0/8 and ::1]
    #[arg(long, value_name = "NETWORKS", value_delimiter = ',', env = "BACKOFFICE_ALLOW_TARGETS")]
    pub(crate) allow_targets: Option<Vec<String>>,
    /// HTTP proxy of all deliveries to webhooks, such as http://proxy.example:3128. It decides which addresses of a name are
    /// open [default: none, whatever the environment says]
    #[arg(long, value_name = "URL", env = "BACKOFFICE_TARGETS_PROXY", hide_env_values = true)]
    pub(crate) targets_proxy: Option<String>,
    /// Database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME. Other users of this machine can read arguments, so put
    /// a password into the environment or the configuration [default: a file in your data folder]
    #[arg(long, value_name = "URL", env = "BACKOFFICE_DATABASE", hide_env_values = true, help_heading = DATABASE)]
    pub(crate) database: Option<String>,
    /// File with the key that encrypts secrets in the database, in base64; `backoffice key create` makes one, and `backoffice key
    /// --help` says how to replace it. The environment variable BACKOFFICE_KEY may hold the key itself [default: a file in your
    /// data folder]
    #[arg(long, value_name = "FILE", env = "BACKOFFICE_KEY_FILE", help_heading = DATABASE)]
    pub(crate) key_file: Option<PathBuf>,
    /// The key itself: from the environment only, because other users can read arguments.
    #[arg(skip)]
    #[serde(skip)]
    pub(crate) key: Option<String>,
    /// Connections to the database [default: 8]
    #[arg(long, value_name = "N", env = "BACKOFFICE_DATABASE_CONNECTIONS", help_heading = DATABASE)]
    pub(crate) database_connections: Option<NonZeroU32>,
    /// Hours for which an answer is kept for its idempotency key [default: 24]
    #[arg(long, value_name = "HOURS", env = "BACKOFFICE_KEEP_KEYS_HOURS", help_heading = DATABASE)]
    pub(crate) keep_keys_hours: Option<NonZeroU32>,
    /// Days for which the audit is kept [default: 365]
    #[arg(long, value_name = "DAYS", env = "BACKOFFICE_KEEP_AUDIT_DAYS", help_heading = DATABASE)]
    pub(crate) keep_audit_days: Option<u32>,
    /// Days for which events are kept, with their deliveries and attempts: at least 7, as a delivery that still waits then is
    /// dropped [default: 30]
    #[arg(long, value_name = "DAYS", env = "BACKOFFICE_KEEP_OUTBOX_DAYS", help_heading = DATABASE)]
    pub(crate) keep_outbox_days: Option<u32>,
    /// Connections of callers at once [default: 10000]
    #[arg(long, value_name = "N", env = "BACKOFFICE_MAX_CONNECTIONS", help_heading = LIMITS)]
    pub(crate) max_connections: Option<NonZeroUsize>,
    /// Calls that a token may make in a minute, on all instances together [default: no limit]
    #[arg(long, value_name = "N", env = "BACKOFFICE_CALLS_PER_MINUTE", help_heading = LIMITS)]
    pub(crate) calls_per_minute: Option<NonZeroU32>,
    /// Largest JSON body in bytes [default: 1048576]
    #[arg(long, value_name = "BYTES", env = "BACKOFFICE_MAX_BODY_BYTES", help_heading = LIMITS)]
    pub(crate) max_body_bytes: Option<NonZeroUsize>,
    /// Largest upload in bytes [default: 26214400]
    #[arg(long, value_name = "BYTES", env = "BACKOFFICE_MAX_UPLOAD_BYTES", help_heading = LIMITS)]
    pub(crate) max_upload_bytes: Option<NonZeroUsize>,
    /// Most files of an upload [default: 10]
    #[arg(long, value_name = "N", env = "BACKOFFICE_MAX_UPLOAD_FILES", help_heading = LIMITS)]
    pub(crate) max_upload_files: Option<NonZeroUsize>,
    /// Media types of files in uploads, such as image/*,application/pdf [default: documents, archives, text, pictures,
    /// sound, film, and files whose sender names no type]
    #[arg(long, value_name = "TYPES", value_delimiter = ',', env = "BACKOFFICE_UPLOAD_TYPES", help_heading = LIMITS)]
    pub(crate) upload_types: Option<Vec<String>>,
    /// Seconds in which a body must arrive [default: 30]
    #[arg(long, value_name = "SECONDS", env = "BACKOFFICE_MAX_BODY_SECONDS", help_heading = LIMITS)]
    pub(crate) max_body_seconds: Option<NonZeroU32>,
    /// Rules for bodies: `strict` refuses unknown fields [default: contract]
    #[arg(long, value_enum, value_name = "PROFILE", env = "BACKOFFICE_PROFILE", help_heading = LIMITS)]
    pub(crate) profile: Option<Profile>,
    /// Refuse refunds and captures with more decimals than their currency has [default: true]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true",
        env = "BACKOFFICE_CURRENCY_DECIMALS", help_heading = LIMITS)]
    pub(crate) currency_decimals: Option<bool>,
    /// Records on a page, at most 1000 [default: 100]
    #[arg(long, value_name = "N", env = "BACKOFFICE_PAGE_SIZE", help_heading = LIMITS)]
    pub(crate) page_size: Option<NonZeroUsize>,
    /// Form of the log on standard error [default: text on a terminal, or else json]
    #[arg(long, value_enum, value_name = "FORM", env = "BACKOFFICE_LOG_FORMAT", help_heading = LOG)]
    pub(crate) log_format: Option<LogFormat>,
    /// Level of the log: error, warn, info, debug, or a filter of the crate tracing-subscriber [default: info]
    #[arg(long, value_name = "LEVEL", env = "BACKOFFICE_LOG", help_heading = LOG)]
    pub(crate) log: Option<String>,
}

/// Form of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    Text,
    Json,
}

// Where the tokens, applications and accounts of `serve` are. No doc comment: it would replace the help of the command.
#[derive(Debug, Args)]
pub(crate) struct Kept {
    /// Database of `serve` [default: a file in your data folder]
    #[arg(
        long,
        value_name = "URL",
        env = "BACKOFFICE_DATABASE",
        hide_env_values = true,
        global = true
    )]
    pub(crate) database: Option<String>,
    /// File with the key of `serve` [default: a file in your data folder]
    #[arg(long, value_name = "FILE", env = "BACKOFFICE_KEY_FILE", global = true)]
    pub(crate) key_file: Option<PathBuf>,
    /// Configuration of `serve`
    #[arg(long, value_name = "FILE", env = "BACKOFFICE_CONFIG", global = true)]
    pub(crate) config: Option<PathBuf>,
}

// Scopes to grant. No doc comment: it would replace the help of the command.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub(crate) struct Granted {
    /// Scope: `orders:write`. Repeat it for more scopes
    #[arg(long = "scope", value_name = "SCOPE")]
    pub(crate) scopes: Vec<String>,
    /// Every scope
    #[arg(long)]
    pub(crate) all_scopes: bool,
}

/// Make, list and revoke the tokens of `serve`
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice token create --scope orders:write --scope users:read --days 90
  backoffice token list
  backoffice token revoke 1000017

The database is that of `serve`: --database, BACKOFFICE_DATABASE, or the file in your data folder. A token gives access to \
one store. `create` prints its text, which can't be read again. A revoked token works for at most five more seconds.

Exit codes:
  0  the command succeeded
  2  the command line or the configuration is wrong
  3  the database can't be used")]
pub(crate) struct Token {
    #[command(subcommand)]
    pub(crate) command: TokenCommand,
    #[command(flatten)]
    pub(crate) kept: Kept,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TokenCommand {
    /// Make a token, and print it
    Create {
        #[command(flatten)]
        granted: Granted,
        /// Name, to tell it from other tokens
        #[arg(long, default_value = "command line")]
        name: String,
        /// Number of the store [default: the only store of the database]
        #[arg(long, value_name = "N", conflicts_with = "new_store")]
        store: Option<i64>,
        /// Make a store with this name, and the token for it
        #[arg(long, value_name = "NAME")]
        new_store: Option<String>,
        /// Days for which the token is valid [default: until it is revoked]
        #[arg(long, value_name = "N")]
        days: Option<NonZeroU32>,
    },
    /// List tokens and their stores
    List,
    /// Revoke a token
    Revoke {
        /// Number of the token, as `list` shows it
        id: i64,
    },
}

/// Make, list and revoke partner applications, which get tokens by OAuth
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice app create 'Stock Sync' --redirect https://app.example/callback --scope catalogue:write
  backoffice app create 'Till' --public --redirect http://127.0.0.1/callback --all-scopes
  backoffice app list
  backoffice app revoke bo_app_k3mC0tJx...

An application sends a person to /oauth/authorize, where the person permits it to act for a store. `create` prints the client \
id and the secret, which can't be read again. A redirect address must be exactly the one of the request; only \
http://127.0.0.1 and http://[::1] have any port.

Exit codes:
  0  the command succeeded
  2  the command line or the configuration is wrong
  3  the database can't be used")]
pub(crate) struct App {
    #[command(subcommand)]
    pub(crate) command: AppCommand,
    #[command(flatten)]
    pub(crate) kept: Kept,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AppCommand {
    /// Make an application, and print its client id and its secret
    Create {
        /// Name, which people see who are asked for permission
        name: String,
        /// Address that people are led back to. Repeat it for more addresses
        #[arg(long = "redirect", value_name = "URL", required = true)]
        redirects: Vec<String>,
        #[command(flatten)]
        granted: Granted,
        /// It runs on people's machines or in their browsers, and can't keep a secret
        #[arg(long)]
        public: bool,
        /// Store whose settings show it [default: none]
        #[arg(long, value_name = "N")]
        store: Option<i64>,
    },
    /// List applications
    List,
    /// List the applications that stores permitted to act for them
    Connected,
    /// Take back what a store permitted an application
    Disconnect {
        /// Client id, as `list` shows it
        client_id: String,
        /// Number of the store [default: the only store of the database]
        #[arg(long, value_name = "N")]
        store: Option<i64>,
    },
    /// Revoke an application with all its tokens
    Revoke {
        /// Client id, as `list` shows it
        client_id: String,
    },
}

/// Make, list and remove the accounts with which people sign in to the pages of `serve`
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice account create ann
  backoffice account create ann --store 1000000 --password-file ann.txt
  backoffice account remove ann

A person who is signed in acts for one store: permits applications, and makes and revokes tokens, at /settings. Without \
--password-file, `create` makes a password and prints it. A sandbox needs no account.

Exit codes:
  0  the command succeeded
  2  the command line or the configuration is wrong
  3  the database can't be used")]
pub(crate) struct Account {
    #[command(subcommand)]
    pub(crate) command: AccountCommand,
    #[command(flatten)]
    pub(crate) kept: Kept,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AccountCommand {
    /// Make an account
    Create {
        /// Name, with which the person signs in
        name: String,
        /// Number of the store [default: the only store of the database]
        #[arg(long, value_name = "N")]
        store: Option<i64>,
        /// File with the password in its first line, of 15 characters or more; `-` for standard input
        #[arg(long, value_name = "FILE")]
        password_file: Option<PathBuf>,
    },
    /// List accounts and their stores
    List,
    /// Remove an account, and end its sessions
    Remove {
        /// Name
        name: String,
    },
}

/// Make a key of `serve`, or encrypt the secrets in its database with another one
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice key create > backoffice.key
  backoffice key rotate

BACKOFFICE_KEY and the file of --key-file have keys with spaces or line ends between them. The first one encrypts, and all are \
tried to read a secret. So a key is replaced while instances serve:

  1. Add a new key at the end of the file, and restart each instance: now all can read what it encrypts.
  2. Move it to the beginning, and restart each instance: now it encrypts.
  3. `backoffice key rotate` encrypts again what the old key encrypted.
  4. Remove the old key from the file, and restart each instance.

Exit codes:
  0  the command succeeded
  2  the command line or the configuration is wrong
  3  the database can't be used, or no key reads one of its secrets")]
pub(crate) struct Key {
    #[command(subcommand)]
    pub(crate) command: KeyCommand,
    #[command(flatten)]
    pub(crate) kept: Kept,
}

#[derive(Debug, Subcommand)]
pub(crate) enum KeyCommand {
    /// Print a new key
    Create,
    /// Encrypt the secrets in the database with the first key, while instances serve
    Rotate,
}
