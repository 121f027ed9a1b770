//! `backoffice explain`

use std::io::{self, Write as _};

use backoffice_models::DriftKind;
use backoffice_schema::{Gap, gaps};
use backoffice_shapes::nearest;
use backoffice_validate::Code;

use crate::{VALID, arguments::Explain, failure::Failure, validate::PROBLEMS};

pub(crate) fn run(arguments: &Explain) -> Result<u8, Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match arguments.id.as_deref() {
        None => list(&mut out)?,
        Some(id) => explain(id, &mut out)?,
    }
    out.flush()?;
    Ok(VALID)
}

fn list(out: &mut impl io::Write) -> io::Result<()> {
    writeln!(out, "Violations:")?;
    let (unreadable, violations): (Vec<_>, Vec<_>) =
        Code::ALL.into_iter().partition(|code| code.is_syntax());
    for code in violations {
        writeln!(out, "  {}", code.id())?;
    }
    writeln!(out, "\nWhat keeps an input from being checked:")?;
    for code in unreadable {
        writeln!(out, "  {}", code.id())?;
    }
    for (id, _) in PROBLEMS {
        writeln!(out, "  {id}")?;
    }
    writeln!(out, "\nDrift:")?;
    for kind in DriftKind::ALL {
        writeln!(out, "  {}", kind.code())?;
    }
    writeln!(out, "\nGaps:")?;
    let width = gaps()
        .iter()
        .map(|gap| gap.id.len())
        .max()
        .unwrap_or_default();
    for gap in gaps() {
        writeln!(out, "  {:<width$}  section {}", gap.id, gap.section)?;
    }
    Ok(())
}

fn explain(id: &str, out: &mut impl io::Write) -> Result<(), Failure> {
    let code = Code::ALL.iter().find(|code| code.id() == id);
    let kind = DriftKind::ALL.iter().find(|kind| kind.code() == id);
    let gap = gaps().iter().find(|gap| gap.id == id);
    if let Some((_, text)) = PROBLEMS.iter().find(|(known, _)| *known == id) {
        writeln!(out, "Problem {id}\n\n{text}")?;
        return Ok(());
    }
    if code.is_none() && kind.is_none() && gap.is_none() {
        return Err(unknown(id));
    }
    if let Some(code) = code {
        let what = if code.is_syntax() {
            "Problem"
        } else {
            "Violation"
        };
        writeln!(out, "{what} {}", code.explain().trim_end())?;
    }
    if let Some(kind) = kind {
        let lead = if code.is_some() { "\n" } else { "" };
        writeln!(out, "{lead}Drift {id}\n\n{}", kind.explain())?;
    }
    if let Some(gap) = gap {
        let lead = if code.is_some() || kind.is_some() {
            "\n"
        } else {
            ""
        };
        write!(out, "{lead}")?;
        explain_gap(gap, out)?;
    }
    Ok(())
}

fn explain_gap(gap: &Gap, out: &mut impl io::Write) -> io::Result<()> {
    writeln!(out, "Gap {}, section {}", gap.id, gap.section)?;
    writeln!(out, "\nQuestion: {}", gap.question)?;
    writeln!(out, "Decision: {}", gap.decision)?;
    let parts = gap.acts_in.iter().map(|part| match *part {
        "service" => format!("{part} (not built yet)"),
        part => part.to_owned(),
    });
    writeln!(out, "Acts in:  {}", parts.collect::<Vec<_>>().join(", "))?;
    writeln!(out, "Switch:   {}", gap.switch)
}

fn unknown(id: &str) -> Failure {
    let codes = Code::ALL.iter().map(|code| code.id());
    let kinds = DriftKind::ALL.iter().map(|kind| kind.code());
    let problems = PROBLEMS.iter().map(|(id, _)| *id);
    let known = codes
        .chain(problems)
        .chain(kinds)
        .chain(gaps().iter().map(|gap| gap.id));
    let nearest = nearest(id, known, str::to_owned, id.len() / 2);
    let message = format!("there is no gap, violation or drift called `{id}`");
    let all = "`backoffice explain` lists the ids";
    match nearest.first() {
        Some(nearest) => Failure::usage(message, format!("did you mean `{nearest}`? {all}")),
        None => Failure::usage(message, all),
    }
}
