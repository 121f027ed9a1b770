//! Accounts of people, and the browsers in which they are signed in.

use super::{Database, error::Error, ids::Counted, now, sql::Row, tokens::hash};
use crate::random;

/// Lifetime of a session: 12 hours.
const SESSION: i64 = 12 * 60 * 60 * 1_000_000;

/// Wrong passwords in a row after which an account takes a pause.
const MOST_FAILURES: i64 = 10;

/// The pause: a minute.
const PAUSE: i64 = 60 * 1_000_000;

/// An account without its password, which is in no table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Account {
    /// Number.
    pub id: i64,
    /// The store that it may act for.
    pub store: i64,
    /// Name, with which a person signs in.
    pub name: String,
    /// Time at which it was made, in microseconds since 1970.
    pub created_at: i64,
}

/// The data that a sign-in is checked with.
pub(crate) struct Credentials {
    pub(crate) id: i64,
    pub(crate) store: i64,
    /// The password's hash.
    pub(crate) password: String,
    pub(crate) is_paused: bool,
}

/// A signed-in browser.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) store: i64,
    pub(crate) store_name: String,
    /// Name of the account; none in a sandbox.
    pub(crate) account: Option<String>,
}

impl Database {
    /// Adds an account with the hash of a password. Returns false if another one has the name.
    pub(crate) async fn add_account(
        &self,
        store: i64,
        name: &str,
        password: &str,
    ) -> Result<bool, Error> {
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let sql = "INSERT INTO accounts (id, store, name, password, created_at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (name) DO NOTHING";
        let values = vec![id.into(), store.into(), name.into(), password.into(), now().into()];
        let rows = self.db.execute(sql, values).await?;
        Ok(rows == 1)
    }

    /// Lists the accounts by their names.
    pub(crate) async fn accounts(&self) -> Result<Vec<Account>, Error> {
        let sql = "SELECT id, store, name, created_at FROM accounts ORDER BY name";
        let rows = self.db.rows(sql, Vec::new()).await?;
        let account = |row: &Row| {
            Ok(Account {
                id: row.integer(0)?,
                store: row.integer(1)?,
                name: row.text(2)?,
                created_at: row.integer(3)?,
            })
        };
        rows.iter().map(account).collect()
    }

    /// Removes an account with its sessions. Returns false if there is none with this name.
    pub(crate) async fn remove_account(&self, name: &str) -> Result<bool, Error> {
        let sql = "DELETE FROM accounts WHERE name = $1";
        let rows = self.db.execute(sql, vec![name.into()]).await?;
        Ok(rows == 1)
    }

    pub(crate) async fn credentials(&self, name: &str) -> Result<Option<Credentials>, Error> {
        let sql = "SELECT id, store, password, paused_until FROM accounts WHERE name = $1";
        let row = self.db.row(sql, vec![name.into()]).await?;
        let credentials = |row: Row| {
            Ok(Credentials {
                id: row.integer(0)?,
                store: row.integer(1)?,
                password: row.text(2)?,
                is_paused: row.integer(3)? > self.clock.now(),
            })
        };
        row.map(credentials).transpose()
    }

    /// Counts a wrong password. After too many in a row, the account takes a pause.
    pub(crate) async fn count_failure(&self, account: i64) -> Result<(), Error> {
        let sql = "UPDATE accounts SET failures = CASE WHEN failures + 1 < $1 THEN failures + 1 ELSE 0 END, \
                   paused_until = CASE WHEN failures + 1 < $1 THEN paused_until ELSE $2 END WHERE id = $3";
        let until = self.clock.now() + PAUSE;
        let values = vec![MOST_FAILURES.into(), until.into(), account.into()];
        self.db.execute(sql, values).await.map(drop)
    }

    /// Starts a session, of an account or of a sandbox. Returns its text, which is in no table.
    pub(crate) async fn add_session(
        &self,
        store: i64,
        account: Option<i64>,
    ) -> Result<String, Error> {
        let session = random::text::<32>();
        let mut transaction = self.db.begin().await?;
        if let Some(account) = account {
            let sql = "UPDATE accounts SET failures = 0 WHERE id = $1";
            transaction.execute(sql, vec![account.into()]).await?;
        }
        let sql = "INSERT INTO sessions (hash, store, account, expires_at) VALUES ($1, $2, $3, $4)";
        let until = self.clock.now() + SESSION;
        let values =
            vec![hash(&session).to_vec().into(), store.into(), account.into(), until.into()];
        transaction.execute(sql, values).await?;
        transaction.commit().await?;
        Ok(session)
    }

    pub(crate) async fn session(&self, session: &str) -> Result<Option<Session>, Error> {
        let sql = "SELECT sessions.store, stores.name, accounts.name FROM sessions \
                   JOIN stores ON stores.id = sessions.store LEFT JOIN accounts ON accounts.id = sessions.account \
                   WHERE sessions.hash = $1 AND sessions.expires_at > $2";
        let values = vec![hash(session).to_vec().into(), self.clock.now().into()];
        let row = self.db.row(sql, values).await?;
        let session = |row: Row| {
            Ok(Session {
                store: row.integer(0)?,
                store_name: row.text(1)?,
                account: row.optional_text(2)?,
            })
        };
        row.map(session).transpose()
    }

    pub(crate) async fn remove_session(&self, session: &str) -> Result<(), Error> {
        let sql = "DELETE FROM sessions WHERE hash = $1";
        self.db.execute(sql, vec![hash(session).to_vec().into()]).await.map(drop)
    }
}
