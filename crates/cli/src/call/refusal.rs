//! Error text of a failed call: the failure, the response of the service, and advice.

use backoffice_client::Error;

use super::{masked, settings::Settings};
use crate::{call::Call, failure::Failure, files::without_mark};

/// Maximum number of characters of an error body.
const SHOWN: usize = 4000;

pub(super) fn failure(error: &Error, arguments: &Call, settings: &Settings) -> Failure {
    let token = settings.token.as_ref().map(|token| &token.value);
    let text = error.to_string();
    let was_checked = error.is_validation() && error.status().is_none();
    let (message, violations) = text
        .split_once(":\n")
        .filter(|_| was_checked)
        .unwrap_or((&text, ""));
    let message = masked::message(message, token);
    let is_refusal = error
        .status()
        .is_some_and(|status| status.is_client_error() || status.is_server_error());
    let failure = if is_refusal || error.is_validation() {
        Failure::refused(message)
    } else if error.is_request() {
        return Failure::usage(message, "`backoffice call --help` explains the options");
    } else {
        Failure::unchecked(message)
    };
    let body = String::from_utf8_lossy(without_mark(error.body()));
    let detail = if violations.is_empty() {
        masked::body(body.trim())
    } else {
        violations.to_owned()
    };
    let failure = failure.with_detail(shortened(masked::without_token(&detail, token)));
    match help(error, arguments, settings) {
        Some(help) => failure.with_help(help),
        None => failure,
    }
}

fn shortened(text: String) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!(
            "{}…\n(shortened from {} bytes)",
            text.get(..end).unwrap_or_default(),
            text.len()
        ),
        None => text,
    }
}

fn help(error: &Error, arguments: &Call, settings: &Settings) -> Option<String> {
    let scope = error.endpoint().scope.name;
    let from = settings.token.as_ref().map_or("", |token| &token.source);
    if error.is_unauthorized() || error.is_forbidden() {
        return Some(format!(
            "the call needs a token with the scope `{scope}`; the token comes from {from}"
        ));
    }
    if let Some(wait) = error.retry_after() {
        return Some(format!(
            "the service asks to wait {} s before the next call",
            wait.as_secs()
        ));
    }
    if error.is_validation() && error.status().is_none() {
        return Some("correct the body, or send it anyway with `--no-check`".to_owned());
    }
    if error.is_transient() && error.is_outcome_unknown() && !settings.honours_keys {
        let key = match arguments.idempotency_key {
            Some(_) => "",
            None => "pass an `--idempotency-key` and ",
        };
        return Some(format!(
            "if the operators of the service confirm that it honours idempotency keys, {key}write \
             `honours_idempotency_keys = true` into the configuration; then the command repeats the call"
        ));
    }
    if error.is_connect() || error.is_decode() {
        return Some(format!(
            "check the base address from {}, and the proxies in HTTPS_PROXY, HTTP_PROXY and NO_PROXY",
            settings.base_url.source
        ));
    }
    error
        .is_timeout()
        .then(|| "`--timeout SECONDS` sets a longer time limit".to_owned())
}
