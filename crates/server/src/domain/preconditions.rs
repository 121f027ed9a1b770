//! Preconditions of a request: the versions of a record that its caller knows (RFC 9110, section 13).

/// `If-Match` and `If-None-Match` of a request.
#[derive(Clone, Debug, Default)]
pub struct Preconditions {
    pub(crate) if_match: Option<Versions>,
    pub(crate) if_none_match: Option<Versions>,
}

/// Versions of a record that a request names.
#[derive(Clone, Debug)]
pub(crate) enum Versions {
    /// Every version.
    Any,
    /// These versions.
    Listed(Vec<i64>),
}

impl Preconditions {
    /// Returns true if the caller wants this version.
    pub(crate) fn match_version(&self, version: i64) -> bool {
        let wanted = self.if_match.as_ref();
        wanted.is_none_or(|wanted| wanted.has(version))
    }

    /// Returns true if the caller has this version already.
    pub(crate) fn have_version(&self, version: i64) -> bool {
        let known = self.if_none_match.as_ref();
        known.is_some_and(|known| known.has(version))
    }
}

impl Versions {
    fn has(&self, version: i64) -> bool {
        match self {
            Self::Any => true,
            Self::Listed(versions) => versions.contains(&version),
        }
    }
}
