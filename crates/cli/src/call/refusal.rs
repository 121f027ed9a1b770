//! Error text of a failed call: the failure, the response of the service, and advice.

use backoffice::{client::Error, models::Secret};

use super::{masked, settings::Settings};
use crate::{failure::Failure, files::without_mark};

/// Maximum number of characters of an error body.
const SHOWN_CHARACTERS: usize = 4000;

/// Maximum number of bytes to read for these characters. A token that starts among them ends before.
const READ_BYTES: usize = 64 * 1024;

pub(super) fn failure(error: &Error, has_key: bool, settings: &Settings) -> Failure {
    let token = settings.token.as_ref().map(|token| &token.value);
    let text = error.to_string();
    let was_checked = error.is_validation() && error.status().is_none();
    let (message, violations) =
        text.split_once(":\n").filter(|_| was_checked).unwrap_or((&text, ""));
    let message = masked::message(message, token);
    let is_refusal =
        error.status().is_some_and(|status| status.is_client_error() || status.is_server_error());
    let failure = if is_refusal || error.is_validation() {
        Failure::refused(message)
    } else if error.is_request() {
        return Failure::usage(message, "`backoffice call --help` explains the options");
    } else {
        Failure::unchecked(message)
    };
    let detail = if violations.is_empty() {
        shown(without_mark(error.body()), token)
    } else {
        let detail = masked::without_token(violations, token);
        shortened(&detail, violations.len(), false)
    };
    let failure = failure.with_detail(detail);
    match help(error, has_key, settings) {
        Some(help) => failure.with_help(help),
        None => failure,
    }
}

/// Returns the start of a body without secrets. Shortens a large body first, because a body in memory takes many times
/// its text as JSON.
fn shown(body: &[u8], token: Option<&Secret>) -> String {
    let start = body.get(..READ_BYTES).unwrap_or(body);
    let is_start = start.len() < body.len();
    let text = String::from_utf8_lossy(start);
    let detail = if is_start {
        masked::message(text.trim_start(), token)
    } else {
        masked::without_token(&masked::body(text.trim()), token)
    };
    shortened(&detail, body.len(), is_start)
}

/// Returns the start of a text of `length` bytes. `is_start` means that `text` is only its start.
fn shortened(text: &str, length: usize, is_start: bool) -> String {
    let end = text.char_indices().nth(SHOWN_CHARACTERS).map(|(end, _)| end);
    match end.and_then(|end| text.get(..end)).or(is_start.then_some(text)) {
        Some(start) => format!("{start}…\n(shortened from {length} bytes)"),
        None => text.to_owned(),
    }
}

fn help(error: &Error, has_key: bool, settings: &Settings) -> Option<String> {
    let scope = error.endpoint().scope();
    let from = settings.token.as_ref().map_or("", |token| &token.source);
    if error.is_unauthorized() || error.is_forbidden() {
        return Some(format!(
            "the call needs a token with the scope `{scope}`; the token comes from {from}"
        ));
    }
    if let Some(wait) = error.retry_after() {
        return Some(format!("the service asks to wait {} s before the next call", wait.as_secs()));
    }
    if error.is_validation() && error.status().is_none() {
        return Some("correct the body, or send it anyway with `--no-check`".to_owned());
    }
    if error.is_transient() && error.is_outcome_unknown() && !settings.honours_keys {
        let key = match has_key {
            true => "",
            false => "pass an `--idempotency-key` and ",
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
    error.is_timeout().then(|| "`--timeout SECONDS` sets a longer time limit".to_owned())
}
