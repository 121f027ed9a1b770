//! Reads the preconditions of a request from its header (RFC 9110, section 13).

use axum::http::{HeaderMap, HeaderName, header};

use crate::domain::preconditions::{Preconditions, Versions};

pub(super) fn read(headers: &HeaderMap) -> Preconditions {
    Preconditions {
        if_match: versions(headers, &header::IF_MATCH),
        if_none_match: versions(headers, &header::IF_NONE_MATCH),
    }
}

fn versions(headers: &HeaderMap, name: &HeaderName) -> Option<Versions> {
    if !headers.contains_key(name) {
        return None;
    }
    let values = headers.get_all(name).iter();
    let tags = values.filter_map(|value| value.to_str().ok());
    let tags: Vec<_> = tags.flat_map(|value| value.split(',')).map(str::trim).collect();
    if tags == ["*"] {
        return Some(Versions::Any);
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
    Some(Versions::Listed(versions.collect()))
}
