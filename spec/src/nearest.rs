//! Suggestions and lists of names for messages.
//!
//! `shapes::nearest` is like the one here. They are two because the tables must load without generated code, which
//! `shapes` has, and only codegen, xtask and bench may depend on this one.

/// Returns the candidate nearest to a misspelled name, if one is near enough.
pub(crate) fn nearest<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    let length = name.chars().count();
    // A third of the letters may be wrong, and at least one.
    let allowed = (length / 3).max(1);
    let name = name.to_lowercase();
    candidates
        .into_iter()
        // Comparing lengths first is cheap and skips huge names.
        .filter(|candidate| candidate.chars().count().abs_diff(length) <= allowed)
        .map(|found| (strsim::osa_distance(&name, &found.to_lowercase()), found))
        .filter(|(distance, _)| *distance <= allowed)
        .min()
        .map(|(_, candidate)| candidate)
}

/// Returns the hint for a name that is near one of the candidates.
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
