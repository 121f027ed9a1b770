//! The client against Prism, a mock server that knows only this project's OpenAPI document, and against the service.
//!
//! Prism refuses a request that breaks the document, and answers others with the document's examples. The test
//! makes every call of the client once unchanged and once with each part spoiled. Prism must accept the unchanged
//! call and refuse the spoiled ones: this shows that it checks each part. The service gets the same calls.

mod calls;
mod prism;
mod service;
mod spoil;

use std::{path::Path, sync::Arc, time::Instant};

use backoffice::client::{Client, Error, RetryPolicy, models::AnyRecord};
use backoffice_description::{Endpoint, Method};
use serde_json::Value;
use tokio::runtime::{Builder, Runtime};

pub(super) use self::service::ask as ask_service;
use self::{
    calls::{Answered, Made},
    prism::Prism,
    spoil::{Spoil, Spoiling},
};
use super::{
    compare::{Comparison, Count, Disagreement},
    openapi::DOCUMENT,
    tools::Tools,
};
use crate::Result;

/// Makes every call to Prism.
pub(super) fn ask(tools: &Tools, root: &Path) -> Result<Comparison> {
    let prism = Prism::start(tools, &root.join(DOCUMENT))?;
    let server = Server {
        tool: "Prism",
        address: &prism.address,
        token: "a-token",
        is_service: false,
        wrong_answer,
        wrong_refusal,
    };
    server.compare(&Builder::new_current_thread().enable_all().build()?)
}

type Answer = std::result::Result<Answered, Error>;

/// A server that gets all calls.
struct Server<'a> {
    tool: &'static str,
    address: &'a str,
    token: &'a str,
    is_service: bool,
    /// Describes how an answer differs from what the call must get.
    wrong_answer: fn(&'static Endpoint, &Answer) -> Option<String>,
    wrong_refusal: fn(&'static Endpoint, &Spoil, &Answer) -> Option<String>,
}

impl Server<'_> {
    fn compare(&self, runtime: &Runtime) -> Result<Comparison> {
        let start = Instant::now();
        let call = |spoil: Option<&Arc<Spoil>>| -> Result<Vec<Made>> {
            let client = Client::builder(self.address)
                .token(self.token)
                .transport(Spoiling::new(spoil.cloned())?)
                .retry(RetryPolicy::never())
                .build()?;
            let wants = |endpoint: &_| spoil.is_none_or(|spoil| spoil.applies(endpoint));
            runtime.block_on(calls::all(&client, &wants, self.is_service))
        };
        let [mut passed, mut refused] = [Count::default(); 2];
        let mut disagreements = Vec::new();
        for Made { endpoint, result } in call(None)? {
            let wrong = (self.wrong_answer)(endpoint, &result);
            passed.count(endpoint.id, wrong, &mut disagreements);
        }
        for spoil in spoil::all() {
            let spoil = Arc::new(spoil);
            for Made { endpoint, result } in call(Some(&spoil))? {
                let name = format!("{}, {}", endpoint.id, spoil.what);
                let wrong = (self.wrong_refusal)(endpoint, &spoil, &result);
                refused.count(&name, wrong, &mut disagreements);
            }
        }
        Ok(Comparison {
            tool: self.tool,
            documents: Count { good: 1, all: 1 },
            passed,
            refused,
            disagreements,
            seconds: start.elapsed().as_secs_f64(),
        })
    }
}

impl Count {
    fn count(&mut self, name: &str, wrong: Option<String>, disagreements: &mut Vec<Disagreement>) {
        self.all += 1;
        match wrong {
            None => self.good += 1,
            Some(message) => disagreements.push(Disagreement { file: name.to_owned(), message }),
        }
    }
}

/// Describes how the answer to a call differs from the decoded example of the document.
fn wrong_answer(endpoint: &'static Endpoint, result: &Answer) -> Option<String> {
    let body = match succeeded(endpoint, result) {
        Ok(body) => body,
        Err(message) => return Some(message),
    };
    let shape = endpoint.response?;
    match AnyRecord::from_slice(shape, body) {
        Ok(record) => record.drift().first().map(|drift| format!("drift: {drift}")),
        Err(error) => Some(error.to_string()),
    }
}

/// Returns the body of an answer with the endpoint's status.
fn succeeded<'a>(endpoint: &Endpoint, result: &'a Answer) -> std::result::Result<&'a [u8], String> {
    let status = endpoint.status();
    match result {
        Err(error) => Err(format!("must pass, but: {error}{}", violations(error))),
        Ok(answered) if answered.status != status => {
            Err(format!("expected status {status}, but got {}", answered.status))
        }
        Ok(answered) => Ok(&answered.body),
    }
}

/// Describes how the answer to a spoiled call differs from the refusal that it must get.
fn wrong_refusal(endpoint: &'static Endpoint, spoil: &Spoil, result: &Answer) -> Option<String> {
    let Err(error) = result else {
        return Some("must be refused, but passes".to_owned());
    };
    let said = violations(error);
    // For a request that is not valid, Prism answers 422 where the document has that status.
    let has_422 = matches!(endpoint.method, Method::Post | Method::Patch);
    let wanted = match spoil.status {
        400 if has_422 => 422,
        status => status,
    };
    let is_refused = error.status().is_some_and(|status| status == wanted);
    (!is_refused || !said.contains(&format!("\n  {}", spoil.location))).then(|| {
        format!("must be refused with {} for {}, but: {error}{said}", wanted, spoil.location)
    })
}

/// Lists the violations that Prism found in a request, with place and message.
fn violations(error: &Error) -> String {
    let violations = error
        .headers()
        .and_then(|headers| headers.get("sl-violations"))
        .and_then(|value| serde_json::from_slice::<Vec<Value>>(value.as_bytes()).ok());
    let mut text = String::new();
    for violation in violations.iter().flatten() {
        let steps = violation["location"].as_array().into_iter().flatten();
        let location: Vec<_> = steps.filter_map(Value::as_str).collect();
        let message = super::text(violation, "/message");
        text.push_str(&format!("\n  {}: {message}", location.join(".")));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_with_another_status_is_wrong() {
        let endpoint = &backoffice_description::endpoints::CREATE_WEBHOOK;
        let answered = |status| {
            let body = b"{}".to_vec();
            Ok(Answered { status, body })
        };
        assert!(succeeded(endpoint, &answered(endpoint.status())).is_ok());
        assert!(wrong_answer(endpoint, &answered(202)).is_some());
    }

    #[test]
    fn a_spoiled_call_that_passes_is_reported() {
        let passed = Ok(Answered { status: 200, body: Vec::new() });
        let endpoint = &backoffice_description::endpoints::REFUND_ORDER;
        assert!(spoil::all().all(|spoil| wrong_refusal(endpoint, &spoil, &passed).is_some()));
    }
}
