//! Compares the points that the document calls not shown with the gap ledger.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use backoffice_spec::Gap;

use crate::reading::{parts, section};
use crate::shapes::Comparison;

/// Words that do not distinguish questions.
const SMALL_WORDS: &[&str] =
    &["a", "an", "and", "body", "fields", "in", "of", "or", "that", "the", "to", "with"];

pub(crate) fn compare(document: &str, comparison: &mut Comparison<'_>) {
    for number in 1..=9 {
        for (heading, text) in parts(section(document, number)) {
            let place = if heading.is_empty() {
                number.to_string()
            } else {
                format!("{number}, {heading}")
            };
            let spec = comparison.spec;
            let gaps = spec.gaps.iter().filter(|gap| is_in(gap, &place));
            let asked: Vec<_> =
                gaps.map(|gap| words(&format!("{} {}", gap.id, gap.question))).collect();
            let place = format!("section {place}");
            for line in text.lines() {
                for item in unasked(&not_shown(line), &asked) {
                    comparison.differ(&place, format!("no gap asks for `{item}`"));
                }
            }
            if heading.starts_with("Gaps") {
                let bullets = text.lines().filter(|line| line.starts_with("- ")).count();
                let silent = text.matches(": not shown").count();
                comparison.same(&format!("{place}: bullets"), bullets, silent);
                if asked.len() < bullets {
                    comparison.differ(&place, "more bullets than gaps");
                }
            }
        }
    }
}

/// Each point that a line calls not shown: `Rate limits, page size: not shown.` has two.
fn not_shown(line: &str) -> Vec<String> {
    let Some((list, _)) = line.split_once(": not shown") else {
        assert!(!line.contains("not shown"), "no rule for `{line}`");
        return Vec::new();
    };
    let list = list.rsplit(". ").next().unwrap_or(list).trim_start_matches("- ");
    let list = list.replace(" and ", ", ").replace(" or ", ", ");
    list.split(", ").map(str::to_owned).collect()
}

/// The points that no question is about. A question is about a point if it has at least half of the point's words. For
/// a second point of the same line, it must have all words.
fn unasked<'i>(items: &'i [String], questions: &[BTreeSet<String>]) -> Vec<&'i String> {
    let mut taken = BTreeSet::new();
    let mut unasked = Vec::new();
    for item in items {
        let words = words(item);
        let shared = |at: &usize| words.intersection(&questions[*at]).count();
        let best = (0..questions.len())
            .filter(|at| shared(at) * 2 >= words.len())
            .filter(|at| shared(at) == words.len() || !taken.contains(at))
            .min_by_key(|at| Reverse(shared(at)));
        match best {
            Some(at) => _ = taken.insert(at),
            None => unasked.push(item),
        }
    }
    unasked
}

/// True if the gap is about this section alone. A gap about several sections covers no point of a single section.
fn is_in(gap: &Gap, place: &str) -> bool {
    let rest = gap.section.strip_prefix(place);
    rest.is_some_and(|rest| !rest.contains(';') && (rest.is_empty() || rest.starts_with(", ")))
}

/// The beginnings of a text's words, so that `retired` is like `retirement`.
fn words(text: &str) -> BTreeSet<String> {
    text.to_lowercase()
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty() && !SMALL_WORDS.contains(word))
        .map(|word| {
            let one = word.trim_end_matches('s');
            let stem = one.strip_suffix("ie").or(one.strip_suffix('y')).unwrap_or(one);
            stem.chars().take(5).collect()
        })
        .collect()
}
