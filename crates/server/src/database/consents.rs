//! Permissions that stores gave applications, with their codes, access tokens and refresh tokens (RFC 6749).
//!
//! A refused request consumes nothing. The second use of a code or of a refresh token ends its consent, and all tokens with it
//! (RFC 9700, sections 2.1.1 and 4.14).

use std::collections::BTreeSet;

use sha2::{Digest as _, Sha256};

use super::{
    Database,
    error::Error,
    ids::Counted,
    sql::{Row, Value},
    tokens::{NewToken, hash},
    transaction::Transaction,
};
use crate::{domain::application::Application, random};

const SECOND: i64 = 1_000_000;

/// Lifetime of a code: a minute.
const CODE: i64 = 60 * SECOND;

/// Lifetime of an access token in seconds: an hour.
pub(crate) const ACCESS_SECONDS: i64 = 60 * 60;

/// Lifetime of a refresh token: 90 days.
const REFRESH: i64 = 90 * 24 * 60 * 60 * SECOND;

/// Time in which a used refresh token gives its successor again, because the answer may be lost.
const GRACE: i64 = 10 * SECOND;

/// Tokens for an application.
pub(crate) struct Issued {
    pub(crate) access: String,
    pub(crate) refresh: String,
    pub(crate) scopes: Vec<String>,
}

/// Reason why a code or refresh token gives no tokens.
pub(crate) enum NotIssued {
    /// It is unknown, expired, revoked, used, of another application, or its proof is wrong.
    Invalid,
    /// The wanted scopes are more than those permitted.
    Scopes,
}

/// A token that works, as introspection shows it (RFC 7662, section 2.2). Times are microseconds since 1970.
pub(crate) struct Known {
    pub(crate) scopes: String,
    pub(crate) store: i64,
    pub(crate) expires_at: i64,
    /// None for a refresh token.
    pub(crate) issued_at: Option<i64>,
}

/// An application that may act for a store.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Connection {
    /// Public name of the application.
    pub client_id: String,
    /// Its name for people.
    pub application: String,
    /// Scopes that it has.
    pub scopes: BTreeSet<String>,
    /// Time since which it has some, in microseconds since 1970.
    pub created_at: i64,
}

/// A code or refresh token, with its consent.
struct Held {
    consent: i64,
    store: i64,
    scopes: Vec<String>,
    is_revoked: bool,
    expires_at: i64,
    used_at: Option<i64>,
}

impl Held {
    /// Reads the first six columns of a row.
    fn of(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            consent: row.integer(0)?,
            store: row.integer(1)?,
            scopes: row.text(2)?.split(' ').map(str::to_owned).collect(),
            is_revoked: row.optional_integer(3)?.is_some(),
            expires_at: row.integer(4)?,
            used_at: row.optional_integer(5)?,
        })
    }
}

impl Database {
    /// Permits an application to act for a store. Returns the code that it gets its tokens with. `challenge` is the hash of its
    /// code verifier.
    pub(crate) async fn consent(
        &self,
        application: &Application,
        store: i64,
        scopes: &[String],
        redirect: &str,
        challenge: [u8; 32],
    ) -> Result<String, Error> {
        let code = format!("{}code_{}", self.schema.token_prefix, random::text::<32>());
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let now = self.clock.now();
        let mut transaction = self.db.begin().await?;
        let sql = "INSERT INTO consents (id, store, application, scopes, created_at) VALUES ($1, $2, $3, $4, $5)";
        let values: Vec<Value> = vec![
            id.into(),
            store.into(),
            application.id.into(),
            scopes.join(" ").into(),
            now.into(),
        ];
        transaction.execute(sql, values).await?;
        let sql = "INSERT INTO codes (hash, consent, redirect, challenge, expires_at) VALUES ($1, $2, $3, $4, $5)";
        let values: Vec<Value> = vec![
            hash(&code).to_vec().into(),
            id.into(),
            redirect.into(),
            challenge.to_vec().into(),
            (now + CODE).into(),
        ];
        transaction.execute(sql, values).await?;
        transaction.commit().await?;
        Ok(code)
    }

    /// Exchanges a code for tokens (RFC 6749, section 4.1.3; RFC 7636, section 4.6).
    pub(crate) async fn redeem(
        &self,
        application: &Application,
        code: &str,
        redirect: &str,
        verifier: &str,
    ) -> Result<Result<Issued, NotIssued>, Error> {
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let hashed = hash(code).to_vec();
        let mut transaction = self.db.begin().await?;
        let sql = "SELECT consents.id, consents.store, consents.scopes, consents.revoked_at, codes.expires_at, codes.used_at, \
                   codes.redirect, codes.challenge FROM codes JOIN consents ON consents.id = codes.consent \
                   WHERE codes.hash = $1 AND consents.application = $2";
        let values = vec![hashed.clone().into(), application.id.into()];
        let Some(row) = transaction.row(sql, values).await? else {
            return Ok(Err(NotIssued::Invalid));
        };
        let (held, now) = (Held::of(&row)?, self.clock.now());
        let is_proven =
            row.text(6)? == redirect && row.bytes(7)? == Sha256::digest(verifier).as_slice();
        let is_first = held.used_at.is_none();
        if is_first && (!is_proven || held.is_revoked || held.expires_at <= now) {
            return Ok(Err(NotIssued::Invalid));
        }
        let sql = "UPDATE codes SET used_at = $1 WHERE hash = $2 AND used_at IS NULL";
        let used = transaction.execute(sql, vec![now.into(), hashed.into()]).await?;
        if used == 0 {
            return self.end(transaction, held.consent).await;
        }
        let refresh = format!("{}refresh_{}", self.schema.token_prefix, random::text::<32>());
        let scopes = held.scopes.clone();
        let issued = self.issue(&mut transaction, id, &held, scopes, Some(refresh)).await?;
        transaction.commit().await?;
        Ok(Ok(issued))
    }

    /// Exchanges a refresh token for new tokens (RFC 6749, section 6). Without `wanted`, they have all scopes that were
    /// permitted.
    pub(crate) async fn refresh(
        &self,
        application: &Application,
        token: &str,
        wanted: Option<Vec<String>>,
    ) -> Result<Result<Issued, NotIssued>, Error> {
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let hashed = hash(token).to_vec();
        // It depends on the token and the key alone, so that the answer can be given again though no table has it.
        let successors = self.cipher.derived("refresh token", token.as_bytes()).into_iter();
        let mut successors =
            successors.map(|text| format!("{}refresh_{text}", self.schema.token_prefix));
        let mut transaction = self.db.begin().await?;
        let sql = "SELECT consents.id, consents.store, consents.scopes, consents.revoked_at, refresh_tokens.expires_at, \
                   refresh_tokens.used_at FROM refresh_tokens JOIN consents ON consents.id = refresh_tokens.consent \
                   WHERE refresh_tokens.hash = $1 AND consents.application = $2";
        let values = vec![hashed.clone().into(), application.id.into()];
        let Some(row) = transaction.row(sql, values).await? else {
            return Ok(Err(NotIssued::Invalid));
        };
        let (held, now) = (Held::of(&row)?, self.clock.now());
        if held.is_revoked || held.expires_at <= now {
            return Ok(Err(NotIssued::Invalid));
        }
        let scopes = wanted.unwrap_or_else(|| held.scopes.clone());
        if !scopes.iter().all(|scope| held.scopes.contains(scope)) {
            return Ok(Err(NotIssued::Scopes));
        }
        let sql = "UPDATE refresh_tokens SET used_at = $1 WHERE hash = $2 AND used_at IS NULL";
        let used = transaction.execute(sql, vec![now.into(), hashed.clone().into()]).await?;
        if used == 1 {
            let next = successors.next();
            let issued = self.issue(&mut transaction, id, &held, scopes, next).await?;
            transaction.commit().await?;
            return Ok(Ok(issued));
        }
        // The answer is lost only if nobody has used the successor. Another request may have used the token just now, so it is
        // read again.
        let sql = "SELECT used.used_at FROM refresh_tokens AS used JOIN refresh_tokens AS next ON next.hash = $1 \
                   WHERE used.hash = $2 AND next.used_at IS NULL";
        let mut unused = None;
        for successor in successors {
            let values = vec![hash(&successor).to_vec().into(), hashed.clone().into()];
            if let Some(row) = transaction.row(sql, values).await? {
                unused = row.optional_integer(0)?.map(|used_at| (successor, used_at));
            }
        }
        let Some((successor, _)) = unused.filter(|(_, used_at)| used_at + GRACE >= now) else {
            return self.end(transaction, held.consent).await;
        };
        let mut issued = self.issue(&mut transaction, id, &held, scopes, None).await?;
        transaction.commit().await?;
        issued.refresh = successor;
        Ok(Ok(issued))
    }

    /// Adds the tokens of a consent. Without a refresh token, the issued one is empty.
    async fn issue(
        &self,
        transaction: &mut Transaction,
        id: i64,
        held: &Held,
        scopes: Vec<String>,
        refresh: Option<String>,
    ) -> Result<Issued, Error> {
        let now = self.clock.now();
        let access = transaction
            .add_token(NewToken {
                id,
                prefix: self.schema.token_prefix,
                store: held.store,
                name: "",
                scopes: &scopes.join(" "),
                created_at: now,
                expires_at: Some(now + ACCESS_SECONDS * SECOND),
                consent: Some(held.consent),
            })
            .await?;
        if let Some(refresh) = &refresh {
            let sql = "INSERT INTO refresh_tokens (hash, consent, expires_at) VALUES ($1, $2, $3)";
            let expires_at = now + REFRESH;
            let values =
                vec![hash(refresh).to_vec().into(), held.consent.into(), expires_at.into()];
            transaction.execute(sql, values).await?;
        }
        Ok(Issued { access, refresh: refresh.unwrap_or_default(), scopes })
    }

    /// Ends a consent whose code or refresh token was used twice: somebody else has it too.
    async fn end(
        &self,
        mut transaction: Transaction,
        consent: i64,
    ) -> Result<Result<Issued, NotIssued>, Error> {
        let sql = "UPDATE consents SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL";
        let values = vec![self.clock.now().into(), consent.into()];
        transaction.execute(sql, values).await?;
        transaction.commit().await?;
        self.tokens.forget();
        tracing::warn!(consent, "a code or refresh token was used twice: its tokens are revoked");
        Ok(Err(NotIssued::Invalid))
    }

    /// Revokes a token of an application: an access token alone, or a refresh token with its consent (RFC 7009, section 2.1).
    /// An unknown token changes nothing.
    pub(crate) async fn revoke_of(
        &self,
        application: &Application,
        token: &str,
    ) -> Result<(), Error> {
        let values =
            vec![self.clock.now().into(), hash(token).to_vec().into(), application.id.into()];
        let mut transaction = self.db.begin().await?;
        let sql = "UPDATE tokens SET revoked_at = $1 WHERE hash = $2 AND revoked_at IS NULL \
                   AND consent IN (SELECT id FROM consents WHERE application = $3)";
        transaction.execute(sql, values.clone()).await?;
        let sql = "UPDATE consents SET revoked_at = $1 WHERE application = $3 AND revoked_at IS NULL \
                   AND id IN (SELECT consent FROM refresh_tokens WHERE hash = $2)";
        transaction.execute(sql, values).await?;
        transaction.commit().await?;
        self.tokens.forget();
        Ok(())
    }

    /// Looks up a token of an application; none if it does not work.
    pub(crate) async fn introspect(
        &self,
        application: &Application,
        token: &str,
    ) -> Result<Option<Known>, Error> {
        let sql = "SELECT COALESCE(found.scopes, consents.scopes), consents.store, found.expires_at, found.created_at FROM consents JOIN \
                   (SELECT consent, scopes, expires_at, created_at FROM tokens WHERE hash = $1 AND revoked_at IS NULL UNION ALL \
                   SELECT consent, NULL, expires_at, NULL FROM refresh_tokens WHERE hash = $1 AND used_at IS NULL) AS found \
                   ON found.consent = consents.id \
                   WHERE consents.application = $2 AND consents.revoked_at IS NULL AND found.expires_at > $3";
        let values =
            vec![hash(token).to_vec().into(), application.id.into(), self.clock.now().into()];
        let row = self.db.row(sql, values).await?;
        let known = |row: Row| {
            Ok(Known {
                scopes: row.text(0)?,
                store: row.integer(1)?,
                expires_at: row.integer(2)?,
                issued_at: row.optional_integer(3)?,
            })
        };
        row.map(known).transpose()
    }

    /// Lists the applications that may act for a store, by their numbers: each has a refresh token that works.
    pub(crate) async fn connections(&self, store: i64) -> Result<Vec<Connection>, Error> {
        let sql = "SELECT applications.client_id, applications.name, consents.scopes, consents.created_at FROM consents \
                   JOIN applications ON applications.id = consents.application \
                   WHERE consents.store = $1 AND consents.revoked_at IS NULL AND applications.revoked_at IS NULL \
                   AND EXISTS (SELECT hash FROM refresh_tokens WHERE refresh_tokens.consent = consents.id \
                   AND used_at IS NULL AND expires_at > $2) ORDER BY applications.id, consents.id";
        let rows = self.db.rows(sql, vec![store.into(), self.clock.now().into()]).await?;
        let mut connections: Vec<Connection> = Vec::new();
        for row in rows {
            let (client_id, scopes) = (row.text(0)?, row.text(2)?);
            let scopes = scopes.split(' ').map(str::to_owned);
            match connections.last_mut().filter(|last| last.client_id == client_id) {
                Some(last) => last.scopes.extend(scopes),
                None => connections.push(Connection {
                    client_id,
                    application: row.text(1)?,
                    scopes: scopes.collect(),
                    created_at: row.integer(3)?,
                }),
            }
        }
        Ok(connections)
    }

    /// Takes back all that a store permitted an application. Returns false if it permitted nothing.
    pub(crate) async fn disconnect(&self, store: i64, client_id: &str) -> Result<bool, Error> {
        let sql = "UPDATE consents SET revoked_at = $1 WHERE store = $2 AND revoked_at IS NULL \
                   AND application IN (SELECT id FROM applications WHERE client_id = $3)";
        let values = vec![self.clock.now().into(), store.into(), client_id.into()];
        let rows = self.db.execute(sql, values).await?;
        self.tokens.forget();
        Ok(rows > 0)
    }
}
