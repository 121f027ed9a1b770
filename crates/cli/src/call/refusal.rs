//! A failed call in words: what failed, what the service said, and what to do.

use backoffice_client::Error;

use super::{masked, settings::Settings};
use crate::{arguments::Call, failure::Failure, files::without_mark};

/// How much of an error answer's body is shown, in characters.
const SHOWN: usize = 4000;

/// Why a call failed, as the command says it.
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
        return Failure::usage(message, "`backoffice call --help` says what can be given");
    } else {
        Failure::unchecked(message)
    };
    let failure = match help(error, arguments, settings) {
        Some(help) => failure.with_help(help),
        None => failure,
    };
    let answer = String::from_utf8_lossy(without_mark(error.body()));
    let detail = if violations.is_empty() {
        masked::body(answer.trim())
    } else {
        violations.to_owned()
    };
    failure.with_detail(shortened(masked::without_token(&detail, token)))
}

fn shortened(text: String) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!(
            "{}…\n({} bytes in all)",
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
            "the call needs a token with the scope `{scope}`; this one is that of {from}"
        ));
    }
    if let Some(wait) = error.retry_after() {
        return Some(format!("the service asks to wait {} s", wait.as_secs()));
    }
    if error.is_validation() && error.status().is_none() {
        return Some("`--no-check` sends it all the same".to_owned());
    }
    if error.is_transient() && error.is_outcome_unknown() && !settings.honours_keys {
        let key = match arguments.idempotency_key {
            Some(_) => "",
            None => "an `--idempotency-key` and ",
        };
        return Some(format!(
            "if those who run the service promise that it honours idempotency keys, {key}\
             `honours_idempotency_keys = true` in the configuration let the call be sent again"
        ));
    }
    if error.is_connect() || error.is_decode() {
        return Some(format!(
            "check the base address, that of {}, and the proxies in HTTPS_PROXY, HTTP_PROXY and NO_PROXY",
            settings.base_url.source
        ));
    }
    error
        .is_timeout()
        .then(|| "`--timeout SECONDS` gives it longer".to_owned())
}
