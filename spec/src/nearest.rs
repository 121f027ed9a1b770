//! Names as messages show them.

/// The candidate nearest to a name, if one is near enough to have been meant.
pub(crate) fn nearest<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    let length = name.chars().count();
    // A third of the letters may be wrong, and one of a short name.
    let allowed = (length / 3).max(1);
    let name = name.to_lowercase();
    candidates
        .into_iter()
        // Lengths alone rule most candidates out, and keep a huge name from being compared.
        .filter(|candidate| candidate.chars().count().abs_diff(length) <= allowed)
        .map(|candidate| {
            (
                strsim::osa_distance(&name, &candidate.to_lowercase()),
                candidate,
            )
        })
        .filter(|(distance, _)| *distance <= allowed)
        .min()
        .map(|(_, candidate)| candidate)
}

/// The hint for a name that is near to one of the candidates.
pub(crate) fn did_you_mean<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<String> {
    nearest(name, candidates).map(|meant| format!("did you mean `{meant}`?"))
}

/// Names in a list: `a`, `b`.
pub(crate) fn list(names: &[&str]) -> String {
    let names: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(", ")
}
