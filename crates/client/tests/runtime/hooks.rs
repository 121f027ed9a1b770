//! Hooks around each attempt.

use std::sync::{Arc, Mutex};

use backoffice::client::{Attempt, Hook, Outcome, http::HeaderMap, testing::ManualTime};

use crate::{OK, Script, Step, client, ready};

const UNAVAILABLE: Step = Step::Answer(503, &[("x-trace", "s")], "");

/// Keeps its calls as text.
#[derive(Clone, Debug, Default)]
struct Log(Arc<Mutex<Vec<String>>>);

impl Log {
    fn push(&self, line: String) {
        self.0.lock().unwrap().push(line);
    }
}

impl Hook for Log {
    fn before(&self, attempt: &Attempt<'_>, headers: &mut HeaderMap) {
        assert!(headers.get("authorization").is_none());
        headers.insert("traceparent", format!("00-{}", attempt.number).parse().unwrap());
        let Attempt { endpoint, number, method, uri, .. } = attempt;
        self.push(format!("before {number}: {} {method} {uri}", endpoint.id));
    }

    fn after(&self, attempt: &Attempt<'_>, outcome: &Outcome<'_>) {
        let Outcome { status, failure, retry_in, headers, .. } = outcome;
        let status = status.map(|status| status.as_u16());
        let trace = headers.and_then(|headers| headers.get("x-trace"));
        self.push(format!(
            "after {}: {status:?} {failure:?} {retry_in:?} {trace:?}",
            attempt.number
        ));
    }
}

#[test]
fn hooks_see_each_attempt_and_may_add_headers() {
    let script = Script::new([UNAVAILABLE, Step::Refused, OK]);
    let log = Log::default();
    let client = client(&script, &ManualTime::new()).hook(log.clone()).build().unwrap();
    ready(client.disputes().get(7).send()).unwrap();
    let before =
        |number| format!("before {number}: get_dispute GET https://store.example/disputes/7/");
    assert_eq!(
        *log.0.lock().unwrap(),
        [
            before(1),
            "after 1: Some(503) Some(\"503\") Some(200ms) Some(\"s\")".to_owned(),
            before(2),
            "after 2: None Some(\"connect\") Some(400ms) None".to_owned(),
            before(3),
            "after 3: Some(200) None None None".to_owned(),
        ]
    );
    let sent = ["00-1", "00-2", "00-3"].map(|text| Some(text.to_owned()));
    assert_eq!(script.header("traceparent"), sent);
}

/// A response that can't be decoded is a failure for a hook too.
#[test]
fn hooks_see_an_answer_that_cannot_be_decoded() {
    let script = Script::new([Step::Answer(200, &[], "<html>")]);
    let log = Log::default();
    let client = client(&script, &ManualTime::new()).hook(log.clone()).build().unwrap();
    ready(client.disputes().get(7).send()).unwrap_err();
    let last = log.0.lock().unwrap().last().unwrap().clone();
    assert_eq!(last, "after 1: Some(200) Some(\"decode\") None None");
}
