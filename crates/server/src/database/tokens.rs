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
    now,
    sql::{Row, Value},
    turn,
};
use crate::{domain::caller::Grant, random};

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

    /// Returns what a token grants.
    pub(crate) async fn grant(&self, db: &Db, token: &str) -> Result<Option<Arc<Grant>>, Error> {
        let hash = hash(token);
        let is_expired = |at: Option<i64>| at.is_some_and(|at| at <= now());
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
        let sql = "SELECT id, store, scopes, expires_at FROM tokens WHERE hash = $1 AND revoked_at IS NULL";
        let Some(row) = db.row(sql, vec![hash.to_vec().into()]).await? else {
            self.known().remove(&hash);
            return Ok(None);
        };
        let expires_at = row.optional_integer(3)?;
        let scopes = row.text(2)?;
        let grant = Arc::new(Grant {
            token: row.integer(0)?,
            store: row.integer(1)?,
            scopes: scopes.split(' ').map(str::to_owned).collect(),
        });
        if is_expired(expires_at) {
            return Ok(None);
        }
        let mut known = self.known();
        if known.len() >= MOST_TOKENS {
            known.clear();
        }
        known.insert(hash, Known { read, expires_at, grant: grant.clone() });
        Ok(Some(grant))
    }
}

fn hash(token: &str) -> [u8; 32] {
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
    /// Name.
    pub name: String,
    /// Scopes, separated by spaces.
    pub scopes: String,
    /// Time at which it was made, in microseconds since 1970.
    pub created_at: i64,
    /// Time at which it ends.
    pub expires_at: Option<i64>,
    /// Time at which it was revoked.
    pub revoked_at: Option<i64>,
}

impl Database {
    /// Makes a token. Its text is in no table, so this is the only time that it can be read.
    pub async fn add_token(
        &self,
        store: i64,
        name: &str,
        scopes: &[&str],
        expires_at: Option<i64>,
    ) -> Result<String, Error> {
        let token = format!("{}{}", self.schema.token_prefix, random::text::<32>());
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let mut transaction = self.db.begin().await?;
        let sql = "INSERT INTO tokens (id, store, name, hash, scopes, created_at, expires_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let values: Vec<Value> = vec![
            id.into(),
            store.into(),
            name.into(),
            hash(&token).to_vec().into(),
            scopes.join(" ").into(),
            now().into(),
            expires_at.into(),
        ];
        transaction.execute(sql, values).await?;
        transaction.commit().await?;
        Ok(token)
    }

    /// Lists all tokens, the oldest first.
    pub(crate) async fn tokens(&self) -> Result<Vec<TokenInfo>, Error> {
        let sql = "SELECT id, store, name, scopes, created_at, expires_at, revoked_at FROM tokens ORDER BY created_at, id";
        let rows = self.db.rows(sql, Vec::new()).await?;
        let token = |row: &Row| {
            Ok(TokenInfo {
                id: row.integer(0)?,
                store: row.integer(1)?,
                name: row.text(2)?,
                scopes: row.text(3)?,
                created_at: row.integer(4)?,
                expires_at: row.optional_integer(5)?,
                revoked_at: row.optional_integer(6)?,
            })
        };
        rows.iter().map(token).collect()
    }

    /// Revokes a token. Returns false if there is none with this number that is not revoked yet.
    pub(crate) async fn revoke(&self, id: i64) -> Result<bool, Error> {
        let mut transaction = self.db.begin().await?;
        let sql = "UPDATE tokens SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL";
        let rows = transaction.execute(sql, vec![now().into(), id.into()]).await?;
        transaction.commit().await?;
        Ok(rows == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_cached_grant_ends_with_its_token() {
        // It has no tables: a token that is looked up is an error.
        let settings = crate::Settings::new("", [7; 32]);
        let db = Db::connect("test", "sqlite::memory:", &settings).await.unwrap();
        let tokens = Tokens::default();
        let grant = Arc::new(Grant { token: 1, store: 1, scopes: Vec::new() });
        let minute = 60_000_000;
        for (expires_at, is_granted) in [
            (None, true),
            (Some(now() + minute), true),
            (Some(now()), false),
            (Some(now() - minute), false),
        ] {
            let known = Known { read: Instant::now(), expires_at, grant: grant.clone() };
            tokens.known().insert(hash("t"), known);
            let found = tokens.grant(&db, "t").await.unwrap();
            assert_eq!(found.is_some(), is_granted, "{expires_at:?}");
        }
    }
}
