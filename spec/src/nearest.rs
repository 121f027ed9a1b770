//! Finds the name that a misspelled one was meant to be.

/// The candidate nearest to a name, if one is near enough to have been meant.
pub(crate) fn nearest<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    let length = name.chars().count();
    // A third of the letters may be wrong, and one of a short name.
    let allowed = (length / 3).max(1);
    candidates
        .into_iter()
        // Lengths alone rule most candidates out, and keep a huge name from being compared.
        .filter(|candidate| candidate.chars().count().abs_diff(length) <= allowed)
        .map(|candidate| (distance(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= allowed)
        .min()
        .map(|(_, candidate)| candidate)
}

/// Levenshtein distance, with case ignored and two swapped letters counted as one change.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.to_lowercase().chars().collect();
    let b: Vec<char> = b.to_lowercase().chars().collect();
    let mut before = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let mut best = (last[j] + usize::from(x != y))
                .min(last[j + 1] + 1)
                .min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                let before: &Vec<usize> = &before;
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn finds_what_was_meant() {
        let candidates = ["Customer", "Order", "OrderLine", "id"];
        for (name, expected) in [
            ("Custmer", Some("Customer")),
            ("Cutsomer", Some("Customer")),
            ("order", Some("Order")),
            ("Orderline", Some("OrderLine")),
            ("ID", Some("id")),
            ("Webhook", None),
            ("", None),
        ] {
            assert_eq!(nearest(name, candidates), expected, "{name}");
        }
    }
}
