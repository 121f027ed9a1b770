//! Tokens: random, kept as a hash, with scopes and expiry.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

use super::{
    Database,
    db::Db,
    error::Error,
    ids::Counted,
    sql::{Row, Value},
    transaction::Transaction,
    turn,
};
use crate::{
    domain::caller::{Grant, Holder},
    random,
};

/// Time for which a token is taken as it was read. A revoked token works for at most this long.
const CACHED: Duration = Duration::from_secs(5);

/// Tokens in the cache.
const MOST_TOKENS: usize = 10_000;

/// Tokens that were read from the database.
#[derive(Debug)]
pub(crate) struct Tokens {
    known: Mutex<HashMap<[u8; 32], Known>>,
    /// Permits to look up a token that is not known, so that callers without one leave connections to others.
    lookups: Semaphore,
}

/// Lookups of unknown tokens at once.
const LOOKUPS: usize = 2;

impl Default for Tokens {
    fn default() -> Self {
        Self { known: Mutex::default(), lookups: Semaphore::new(LOOKUPS) }
    }
}

#[derive(Clone, Debug)]
struct Known {
    read: Instant,
    expires_at: Option<i64>,
    grant: Arc<Grant>,
}

impl Tokens {
    fn known(&self) -> MutexGuard<'_, HashMap<[u8; 32], Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets all tokens, so that none is known that is gone.
    pub(crate) fn forget(&self) {
        self.known().clear();
    }

    /// Makes a token that works in this process for some seconds, for calls of its own.
    pub(crate) fn lend(&self, grant: Grant) -> String {
        let token = random::text::<32>();
        let known = Known { read: Instant::now(), expires_at: None, grant: Arc::new(grant) };
        self.keep(hash(&token), known);
        token
    }

    /// Returns what a token grants at a time, in microseconds since 1970.
    async fn grant(&self, db: &Db, token: &str, now: i64) -> Result<Option<Arc<Grant>>, Error> {
        let hash = hash(token);
        let is_expired = |at: Option<i64>| at.is_some_and(|at| at <= now);
        let known = self.known().get(&hash).cloned();
        let _permit = match known {
            Some(known) if known.read.elapsed() < CACHED => {
                return Ok(Some(known.grant).filter(|_| !is_expired(known.expires_at)));
            }
            Some(_) => None,
            // Nothing closes the semaphore.
            None => turn(self.lookups.acquire()).await?.ok(),
        };
        let read = Instant::now();
        let sql = "SELECT tokens.id, tokens.store, tokens.scopes, tokens.expires_at, applications.client_id, applications.name, tokens.consent \
                   FROM tokens LEFT JOIN consents ON consents.id = tokens.consent \
                   LEFT JOIN applications ON applications.id = consents.application \
                   WHERE tokens.hash = $1 AND tokens.revoked_at IS NULL AND consents.revoked_at IS NULL \
                   AND applications.revoked_at IS NULL";
        let Some(row) = db.row(sql, vec![hash.to_vec().into()]).await? else {
            self.known().remove(&hash);
            return Ok(None);
        };
        let expires_at = row.optional_integer(3)?;
        let scopes = row.text(2)?;
        let application = match row.optional_integer(6)? {
            Some(consent) => Some(Holder { consent, client_id: row.text(4)?, name: row.text(5)? }),
            None => None,
        };
        let grant = Arc::new(Grant {
            token: row.integer(0)?,
            store: row.integer(1)?,
            scopes: scopes.split(' ').map(str::to_owned).collect(),
            application,
        });
        if is_expired(expires_at) {
            return Ok(None);
        }
        self.keep(hash, Known { read, expires_at, grant: grant.clone() });
        Ok(Some(grant))
    }

    fn keep(&self, hash: [u8; 32], token: Known) {
        let mut known = self.known();
        if known.len() >= MOST_TOKENS {
            known.clear();
        }
        known.insert(hash, token);
    }
}

/// Returns the hash by which tables know a random text.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}

/// A token without its text, which is in no table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TokenInfo {
    /// Number, which the log and the audit name.
    pub id: i64,
    /// Store that it gives access to.
    pub store: i64,
    /// Name, or that of the application that got it.
    pub name: String,
    /// Scopes, separated by spaces.
    pub scopes: String,
    /// Time at which it was made, in microseconds since 1970.
    pub created_at: i64,
    /// Time at which it ends.
    pub expires_at: Option<i64>,
    /// Time at which it was revoked.
    pub revoked_at: Option<i64>,
    /// Client id of the application that got it.
    pub client_id: Option<String>,
}

/// A token to add. Times are microseconds since 1970.
pub(super) struct NewToken<'a> {
    pub(super) id: i64,
    /// Start of its text.
    pub(super) prefix: &'a str,
    pub(super) store: i64,
    pub(super) name: &'a str,
    /// Separated by spaces.
    pub(super) scopes: &'a str,
    pub(super) created_at: i64,
    pub(super) expires_at: Option<i64>,
    /// The consent that it was issued for.
    pub(super) consent: Option<i64>,
}

impl Transaction {
    /// Adds a token, and returns its text, which is in no table.
    pub(super) async fn add_token(&mut self, new: NewToken<'_>) -> Result<String, Error> {
        let token = format!("{}{}", new.prefix, random::text::<32>());
        let sql = "INSERT INTO tokens (id, store, name, hash, scopes, created_at, expires_at, consent) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let values: Vec<Value> = vec![
            new.id.into(),
            new.store.into(),
            new.name.into(),
            hash(&token).to_vec().into(),
            new.scopes.into(),
            new.created_at.into(),
            new.expires_at.into(),
            new.consent.into(),
        ];
        self.execute(sql, values).await?;
        Ok(token)
    }
}

impl Database {
    /// Returns what a token grants.
    pub(crate) async fn grant(&self, token: &str) -> Result<Option<Arc<Grant>>, Error> {
        self.tokens.grant(&self.db, token, self.clock.now()).await
    }

    /// Makes a token. This is the only time that its text can be read.
    pub async fn add_token(
        &self,
        store: i64,
        name: &str,
        scopes: &[&str],
        expires_at: Option<i64>,
    ) -> Result<String, Error> {
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let mut transaction = self.db.begin().await?;
        let token = transaction
            .add_token(NewToken {
                id,
                prefix: self.schema.token_prefix,
                store,
                name,
                scopes: &scopes.join(" "),
                created_at: self.clock.now(),
                expires_at,
                consent: None,
            })
            .await?;
        transaction.commit().await?;
        Ok(token)
    }

    /// Lists the tokens of a store, or of all, the oldest first. Those of applications are left out once they are expired: each hour
    /// has new ones.
    pub(crate) async fn tokens(&self, store: Option<i64>) -> Result<Vec<TokenInfo>, Error> {
        let sql = "SELECT tokens.id, tokens.store, COALESCE(applications.name, tokens.name), tokens.scopes, tokens.created_at, \
                   tokens.expires_at, COALESCE(tokens.revoked_at, consents.revoked_at, applications.revoked_at), \
                   applications.client_id FROM tokens LEFT JOIN consents ON consents.id = tokens.consent \
                   LEFT JOIN applications ON applications.id = consents.application \
                   WHERE (tokens.consent IS NULL OR tokens.expires_at > $1) AND (tokens.store = $2 OR $2 IS NULL) \
                   ORDER BY tokens.created_at, tokens.id";
        let values = vec![self.clock.now().into(), store.into()];
        let rows = self.db.rows(sql, values).await?;
        let token = |row: &Row| {
            Ok(TokenInfo {
                id: row.integer(0)?,
                store: row.integer(1)?,
                name: row.text(2)?,
                scopes: row.text(3)?,
                created_at: row.integer(4)?,
                expires_at: row.optional_integer(5)?,
                revoked_at: row.optional_integer(6)?,
                client_id: row.optional_text(7)?,
            })
        };
        rows.iter().map(token).collect()
    }

    /// Revokes a token; `store`, if given, must be its own. Returns false if there is none with this number that is not revoked
    /// yet.
    pub(crate) async fn revoke(&self, id: i64, store: Option<i64>) -> Result<bool, Error> {
        let mut transaction = self.db.begin().await?;
        let sql = "UPDATE tokens SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL AND (store = $3 OR $3 IS NULL)";
        let rows = transaction
            .execute(sql, vec![self.clock.now().into(), id.into(), store.into()])
            .await?;
        transaction.commit().await?;
        self.tokens.forget();
        Ok(rows == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::now;

    #[tokio::test]
    async fn a_cached_grant_ends_with_its_token() {
        // It has no tables: a token that is looked up is an error.
        let settings = crate::Settings::new("", [7; 32]);
        let db = Db::connect("test", "sqlite::memory:", &settings).await.unwrap();
        let tokens = Tokens::default();
        let grant = Arc::new(Grant { token: 1, store: 1, scopes: Vec::new(), application: None });
        let minute = 60_000_000;
        for (expires_at, is_granted) in [
            (None, true),
            (Some(now() + minute), true),
            (Some(now()), false),
            (Some(now() - minute), false),
        ] {
            let known = Known { read: Instant::now(), expires_at, grant: grant.clone() };
            tokens.known().insert(hash("t"), known);
            let found = tokens.grant(&db, "t", now()).await.unwrap();
            assert_eq!(found.is_some(), is_granted, "{expires_at:?}");
        }
    }
}
