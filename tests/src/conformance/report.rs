//! The answers as a table, with the disagreements below it.

use std::fmt;

use super::{
    Report,
    compare::{Comparison, Count},
};

/// Most disagreements to show of one tool.
const SHOWN: usize = 50;

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<24}{:>14}{:>18}{:>18}{:>10}",
            "", "documents", "instances passed", "cases refused", "seconds"
        )?;
        for Comparison { tool, documents, passed, refused, seconds, .. } in &self.comparisons {
            write!(f, "{tool:<24}{:>14}", documents.to_string())?;
            write!(f, "{:>18}{:>18}", passed.to_string(), refused.to_string())?;
            writeln!(f, "{seconds:>10.1}")?;
        }
        for lint in &self.lints {
            let good = if lint.problems.is_empty() { lint.documents } else { 0 };
            let count = Count { good, all: lint.documents };
            writeln!(f, "{:<24}{:>14}", lint.tool, count.to_string())?;
        }
        for Comparison { tool, disagreements, .. } in &self.comparisons {
            for disagreement in disagreements.iter().take(SHOWN) {
                writeln!(f, "\n{tool}: {}\n  {}", disagreement.file, disagreement.message)?;
            }
            if let Some(more @ 1..) = disagreements.len().checked_sub(SHOWN) {
                writeln!(f, "\n{tool}: {more} more disagreements")?;
            }
        }
        for lint in &self.lints {
            for problem in &lint.problems {
                writeln!(f, "\n{}: {problem}", lint.tool)?;
            }
        }
        let verdict = if self.is_clean() { "all agree" } else { "the tools disagree" };
        write!(f, "\nconformance: {verdict}, {:.0} s", self.elapsed.as_secs_f64())
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.good, self.all)
    }
}
