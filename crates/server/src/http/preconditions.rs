//! Preconditions of a request: the versions of a record that its caller knows (RFC 9110, section 13).

use axum::http::{HeaderMap, HeaderName, header};

/// `If-Match` and `If-None-Match` of a request.
#[derive(Clone, Debug, Default)]
pub(crate) struct Preconditions {
    if_match: Option<Versions>,
    if_none_match: Option<Versions>,
}

#[derive(Clone, Debug)]
enum Versions {
    Any,
    Listed(Vec<i64>),
}

impl Preconditions {
    pub(super) fn read(headers: &HeaderMap) -> Self {
        Self {
            if_match: Versions::read(headers, &header::IF_MATCH),
            if_none_match: Versions::read(headers, &header::IF_NONE_MATCH),
        }
    }

    /// Returns true if the caller wants this version.
    pub(super) fn match_version(&self, version: i64) -> bool {
        let wanted = self.if_match.as_ref();
        wanted.is_none_or(|wanted| wanted.has(version))
    }

    /// Returns true if the caller has this version already.
    pub(super) fn have_version(&self, version: i64) -> bool {
        let known = self.if_none_match.as_ref();
        known.is_some_and(|known| known.has(version))
    }
}

impl Versions {
    fn read(headers: &HeaderMap, name: &HeaderName) -> Option<Self> {
        if !headers.contains_key(name) {
            return None;
        }
        let values = headers.get_all(name).iter();
        let tags = values.filter_map(|value| value.to_str().ok());
        let tags: Vec<_> = tags
            .flat_map(|value| value.split(','))
            .map(str::trim)
            .collect();
        if tags == ["*"] {
            return Some(Self::Any);
        }
        let versions = tags.into_iter().filter_map(|tag| {
            // If-Match compares strongly: a weak tag names no version.
            let tag = match tag.strip_prefix("W/") {
                Some(_) if name == header::IF_MATCH => return None,
                Some(strong) => strong,
                None => tag,
            };
            tag.strip_prefix('"')?.strip_suffix('"')?.parse().ok()
        });
        Some(Self::Listed(versions.collect()))
    }

    fn has(&self, version: i64) -> bool {
        match self {
            Self::Any => true,
            Self::Listed(versions) => versions.contains(&version),
        }
    }
}
