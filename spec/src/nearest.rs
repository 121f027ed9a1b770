//! Suggestions and lists of names for messages.

/// Returns the candidate nearest to a misspelled name, if one is near enough: a third of its letters may be wrong, and at least
/// one.
pub(crate) fn nearest<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    let allowed = (name.chars().count() / 3).max(1);
    let name = name.to_lowercase();
    let near = backoffice_shapes::nearest(&name, candidates, str::to_lowercase, allowed);
    near.into_iter().next()
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
