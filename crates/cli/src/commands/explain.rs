//! `backoffice explain`

use backoffice::{
    samples::{Profile, Samples},
    schema::{Gap, gaps},
};
use backoffice_description::{CODES, Event, endpoints, events, validate::Code};
use clap::Args;
use clap_complete::{ArgValueCandidates, CompletionCandidate};
use serde_json::json;

use crate::{
    candidates,
    config::UNDOCUMENTED_FIELD,
    failure::Failure,
    problems::PROBLEMS,
    wrap::{indented, wrapped},
};

/// Explain a code that `validate` or `drift` reports, an event that webhooks deliver, or a gap in the API document
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice explain type-mismatch       a violation
  backoffice explain order.refunded      an event: its emitter, its record, an example
  backoffice explain refund-body-fields  a gap
  backoffice explain                     the list of all codes, events and gaps

A gap is a question that the API document leaves open. The explanation gives the decision of this project.")]
pub(crate) struct Explain {
    /// Code, event or gap to explain. Without it, the command lists all
    #[arg(value_name = "CODE", add = ArgValueCandidates::new(completions))]
    pub(crate) id: Option<String>,
}

/// Returns the codes, events and gaps.
fn completions() -> Vec<CompletionCandidate> {
    candidates::of(ids())
}

pub(crate) fn run(arguments: &Explain) -> Result<String, Failure> {
    match arguments.id.as_deref() {
        None => Ok(list()),
        Some(id) => explain(id),
    }
}

fn list() -> String {
    let width = gaps().iter().map(|gap| gap.id.len()).max();
    let width = width.unwrap_or_default();
    let codes = |is_syntax| {
        let codes = Code::ALL.iter().copied();
        codes.filter(move |code| code.is_syntax() == is_syntax).map(|code| code.id().to_owned())
    };
    let problems = codes(true).chain(PROBLEMS.map(|(id, _)| id.to_owned()));
    let gaps = gaps().iter();
    let gaps = gaps.map(|gap| {
        let section = format!("section {}", gap.section);
        let section = indented(&" ".repeat(width + 4), &section);
        format!("{:<width$}  {}", gap.id, section.trim_start())
    });
    let events = events::ALL.iter().map(|event| event.name.to_owned());
    let lists: [(&str, Vec<_>); 4] = [
        ("Violations and drift", codes(false).collect()),
        ("Problems that prevent a check", problems.collect()),
        ("Events that webhooks deliver", events.collect()),
        ("Gaps (questions that the API document leaves open)", gaps.collect()),
    ];
    lists.map(|(title, ids)| format!("{title}:\n  {}\n", ids.join("\n  "))).join("\n")
}

/// Returns all codes, events and gaps.
pub(super) fn ids() -> impl Iterator<Item = &'static str> {
    let events = events::ALL.iter().map(|event| event.name);
    let codes = Code::ALL.iter().map(|code| code.id());
    let gaps = gaps().iter().map(|gap| gap.id);
    codes.chain(PROBLEMS.map(|(id, _)| id)).chain(events).chain(gaps)
}

fn explain(id: &str) -> Result<String, Failure> {
    let id = match id {
        UNDOCUMENTED_FIELD => Code::UnknownField.id(),
        id => id,
    };
    if let Some(event) = events::ALL.iter().find(|event| event.name == id) {
        return Ok(explain_event(event));
    }
    let problem = PROBLEMS.iter().find(|(known, _)| *known == id);
    let note = CODES.iter().find(|note| note.code.id() == id);
    let gap = gaps().iter().find(|gap| gap.id == id);
    let parts = [
        problem.map(|(_, text)| format!("Problem {id}\n\n{text}\n")),
        note.map(|note| {
            let kind = if note.code.is_syntax() { "Problem" } else { "Violation" };
            format!("{kind} {}\n", note.explain().trim_end())
        }),
        gap.map(explain_gap),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        let message = format!("there is no code, event or gap `{id}`");
        let help = "`backoffice explain` lists all";
        return Err(Failure::unknown(message, id, ids(), help));
    }
    Ok(wrapped(&parts.join("\n")))
}

fn explain_event(event: &Event) -> String {
    let Event { name, about, section, .. } = event;
    let emitter = match event.emitter {
        Some(endpoint) => format!("{} {} ({})", endpoint.method, endpoint.path, endpoint.id),
        None => "no call".to_owned(),
    };
    let data = match event.data {
        Some(shape) => format!("{0}; `backoffice schema show {0}` prints its schema", shape.name),
        None => "any object".to_owned(),
    };
    let gaps = event.gaps.join(", ");
    let text = format!(
        "Event {name}, section {section}\n\n{about}\n\nEmitted by: {emitter}\nRecord in `data`: {data}\nGaps: {gaps}, \
         delivery-payload\n\nExample of a delivery:\n"
    );
    wrapped(&text) + &example(event)
}

/// Returns a made-up delivery.
fn example(event: &Event) -> String {
    let record = event.data.map(|shape| Samples::new(shape, 1, Profile::Strict).instance(0));
    let record = record.and_then(|record| serde_json::from_str(&record).ok());
    let delivery = json!({
        "id": "msg_1000017_5f0c81a2", "type": event.name, "timestamp": "2023-02-10T12:00:00Z",
        "api_version": endpoints::VERSION, "data": record.unwrap_or_else(|| json!({ "id": 7 })),
    });
    format!("{delivery:#}\n")
}

fn explain_gap(gap: &Gap) -> String {
    let parts = gap.acts_in.join(", ");
    let Gap { id, section, question, decision, switch, .. } = gap;
    format!(
        "Gap {id}, section {section}\n\nQuestion: {question}\nDecision: {decision}\nApplies to: {parts}\nTo change it: {switch}\n"
    )
}
