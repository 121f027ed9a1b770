//! Checks of single settings, and of the environment.

use std::collections::BTreeSet;

use backoffice::server::{Targets, Tls};
use clap::Command;

use super::{arguments::Options, database::KEY};
use crate::failure::Failure;

/// Returns the addresses that webhooks may have.
pub(super) fn targets(production: bool, options: &Options) -> Result<Targets, Failure> {
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

/// Reads the certificate and the key of TLS, if the options name them.
pub(super) fn tls(options: &Options) -> Result<Option<Tls>, Failure> {
    let help = "`--tls-certificate` and `--tls-key` name files in PEM form";
    match (&options.tls_certificate, &options.tls_key) {
        (None, None) => Ok(None),
        (Some(certificate), Some(key)) => {
            let tls = Tls::from_files(certificate, key);
            tls.map(Some).map_err(|error| Failure::usage(error, help))
        }
        _ => Err(Failure::usage("TLS needs a certificate and its key", help)),
    }
}

/// Checks a public address: an origin and a path of plain characters.
pub(super) fn check_url(url: &str) -> Result<(), Failure> {
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
pub(super) fn check_media_type(pattern: &str) -> Result<(), Failure> {
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
