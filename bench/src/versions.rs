//! Versions of the crates that are measured, as the bench's Cargo.lock has them.

const LOCK: &str = include_str!("../Cargo.lock");

/// The version of a crate; `unknown` if the bench does not depend on it.
#[must_use]
pub fn of(package: &str) -> &'static str {
    let name = format!("name = \"{package}\"");
    let mut lines = LOCK.lines().skip_while(|line| *line != name);
    let version = lines
        .nth(1)
        .and_then(|line| line.strip_prefix("version = \""));
    version.map_or("unknown", |version| version.trim_end_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_contestant_has_a_version() {
        for package in [
            "backoffice-validate",
            "boon",
            "jsonschema",
            "hyper",
            "jsonschema-macros",
            "reqwest",
            "serde",
            "serde_json",
            "sonic-rs",
            "tokio",
        ] {
            assert_ne!(of(package), "unknown", "{package}");
        }
        assert!(of("jsonschema").starts_with("0.60."));
        assert_eq!(of("no-such-crate"), "unknown");
    }
}
