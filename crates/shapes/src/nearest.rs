//! Suggestions for misspelt names.

/// Returns the known names that are similar to `wanted`, nearest first. A similar name, after `fold`, differs
/// by at most `allowed` characters that are added, removed, replaced or swapped.
///
/// # Examples
///
/// ```
/// use backoffice_shapes::nearest;
///
/// assert_eq!(nearest("odrer", ["User", "Order"], str::to_lowercase, 1), ["Order"]);
/// ```
#[must_use]
pub fn nearest<T: AsRef<str> + Ord>(
    wanted: &str,
    known: impl IntoIterator<Item = T>,
    fold: impl Fn(&str) -> String,
    allowed: usize,
) -> Vec<T> {
    let distance = |known: &T| strsim::osa_distance(&fold(known.as_ref()), wanted);
    let ranked = known.into_iter().map(|known| (distance(&known), known));
    let mut ranked: Vec<_> = ranked.filter(|(distance, _)| *distance <= allowed).collect();
    ranked.sort();
    ranked.into_iter().map(|(_, known)| known).collect()
}
