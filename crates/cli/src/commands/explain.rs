//! `backoffice explain`

use backoffice_schema::{Gap, gaps};
use backoffice_validate::Code;

use crate::{
    arguments::Explain,
    config::UNDOCUMENTED_FIELD,
    failure::Failure,
    validate::PROBLEMS,
    wrap::{indented, wrapped},
};

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
        codes
            .filter(move |code| code.is_syntax() == is_syntax)
            .map(|code| code.id().to_owned())
    };
    let problems = codes(true).chain(PROBLEMS.map(|(id, _)| id.to_owned()));
    let gaps = gaps().iter();
    let gaps = gaps.map(|gap| {
        let section = format!("section {}", gap.section);
        let section = indented(&" ".repeat(width + 4), &section);
        format!("{:<width$}  {}", gap.id, section.trim_start())
    });
    let lists: [(&str, Vec<_>); 3] = [
        ("Violations and drift", codes(false).collect()),
        ("Problems that prevent a check", problems.collect()),
        (
            "Gaps (questions that the API document leaves open)",
            gaps.collect(),
        ),
    ];
    lists
        .map(|(title, ids)| format!("{title}:\n  {}\n", ids.join("\n  ")))
        .join("\n")
}

/// Returns all codes and gaps.
pub(super) fn ids() -> impl Iterator<Item = &'static str> {
    let codes = Code::ALL.iter().map(|code| code.id());
    let gaps = gaps().iter().map(|gap| gap.id);
    codes.chain(PROBLEMS.map(|(id, _)| id)).chain(gaps)
}

fn explain(id: &str) -> Result<String, Failure> {
    let id = match id {
        UNDOCUMENTED_FIELD => Code::UnknownField.id(),
        id => id,
    };
    let problem = PROBLEMS.iter().find(|(known, _)| *known == id);
    let code = Code::ALL.iter().find(|code| code.id() == id);
    let gap = gaps().iter().find(|gap| gap.id == id);
    let parts = [
        problem.map(|(_, text)| format!("Problem {id}\n\n{text}\n")),
        code.map(|code| {
            let kind = if code.is_syntax() {
                "Problem"
            } else {
                "Violation"
            };
            format!("{kind} {}\n", code.explain().trim_end())
        }),
        gap.map(explain_gap),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        let message = format!("there is no code `{id}`");
        let help = "`backoffice explain` lists all codes";
        return Err(Failure::unknown(message, id, ids(), help));
    }
    Ok(wrapped(&parts.join("\n")))
}

fn explain_gap(gap: &Gap) -> String {
    let parts = gap.acts_in.join(", ");
    let Gap {
        id,
        section,
        question,
        decision,
        switch,
        ..
    } = gap;
    format!(
        "Gap {id}, section {section}\n\nQuestion: {question}\nDecision: {decision}\nApplies to: {parts}\nTo change it: {switch}\n"
    )
}
