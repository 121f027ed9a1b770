//! The caller of an endpoint.

use std::sync::Arc;

use super::preconditions::Preconditions;

/// Rights of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    /// Number of the token, for records of what its holder did.
    pub token: i64,
    /// The store that the token gives access to.
    pub store: i64,
    /// Scopes: `orders:write`.
    pub scopes: Vec<String>,
    /// The application that holds the token; none for a token of the store's settings.
    pub application: Option<Holder>,
}

impl Grant {
    /// Returns the number that idempotency keys and limits of calls belong to: an application's tokens follow each other, and share
    /// what its store permitted.
    #[must_use]
    pub fn owner(&self) -> i64 {
        self.application.as_ref().map_or(self.token, |holder| holder.consent)
    }
}

/// An application that holds a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Number of what the store permitted.
    pub consent: i64,
    /// Public name, which its requests for tokens have.
    pub client_id: String,
    /// Name for people.
    pub name: String,
}

/// The caller of one request.
#[derive(Clone, Debug)]
pub struct Caller {
    grant: Arc<Grant>,
    request_id: Arc<str>,
    key: Option<Arc<Key>>,
    preconditions: Arc<Preconditions>,
}

/// An idempotency key, and the request that it belongs to.
#[derive(Debug)]
pub struct Key {
    /// The header's value.
    pub text: String,
    /// Hash of the method, path, query and body.
    pub fingerprint: [u8; 32],
    /// Name of this request's reservation of the key.
    pub reservation: String,
}

impl Caller {
    /// Makes a caller without a key.
    pub fn new(grant: Arc<Grant>, request_id: Arc<str>, preconditions: Preconditions) -> Self {
        Self { grant, request_id, key: None, preconditions: Arc::new(preconditions) }
    }

    pub(crate) fn with_key(mut self, key: Key) -> Self {
        self.key = Some(Arc::new(key));
        self
    }

    /// Returns what the caller's token grants.
    #[must_use]
    pub fn grant(&self) -> &Grant {
        &self.grant
    }

    /// Returns the caller's store.
    #[must_use]
    pub fn store(&self) -> i64 {
        self.grant.store
    }

    /// Returns the request's id.
    #[must_use]
    pub fn request_id(&self) -> &str {
        &self.request_id
    }

    /// Returns the request's idempotency key.
    #[must_use]
    pub fn key(&self) -> Option<&Key> {
        self.key.as_deref()
    }

    /// Returns false if the caller does not want to change this version of a record: its `If-Match` names others, or its
    /// `If-None-Match` names this one.
    #[must_use]
    pub fn expects(&self, version: i64) -> bool {
        self.preconditions.match_version(version) && !self.preconditions.have_version(version)
    }

    pub(crate) fn preconditions(&self) -> &Preconditions {
        &self.preconditions
    }
}
