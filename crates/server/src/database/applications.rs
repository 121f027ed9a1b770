//! Partner applications.

use super::{
    Database,
    error::Error,
    ids::Counted,
    now,
    sql::{Joined, Row, Value},
    tokens::hash,
};
use crate::{
    domain::application::{Application, NewApplication},
    random,
};

const SELECT: &str = "SELECT id, store, client_id, name, secret, redirects, scopes, created_at, revoked_at FROM applications";

fn application(row: &Row) -> Result<Application, Error> {
    let words = |text: String| text.split(' ').map(str::to_owned).collect();
    Ok(Application {
        id: row.integer(0)?,
        store: row.optional_integer(1)?,
        client_id: row.text(2)?,
        name: row.text(3)?,
        is_confidential: !row.bytes(4)?.is_empty(),
        redirects: words(row.text(5)?),
        scopes: words(row.text(6)?),
        created_at: row.integer(7)?,
        revoked_at: row.optional_integer(8)?,
    })
}

impl Database {
    /// Makes an application, and returns its client id and its secret, which is in no table.
    pub(crate) async fn add_application(
        &self,
        new: &NewApplication,
    ) -> Result<(String, Option<String>), Error> {
        let prefix = self.schema.token_prefix;
        let client_id = format!("{prefix}app_{}", random::text::<12>());
        let secret =
            new.is_confidential.then(|| format!("{prefix}secret_{}", random::text::<32>()));
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let hashed = secret.as_ref().map(|secret| hash(secret).to_vec());
        let sql = "INSERT INTO applications (id, store, client_id, name, secret, redirects, scopes, created_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let values: Vec<Value> = vec![
            id.into(),
            new.store.into(),
            client_id.as_str().into(),
            new.name.as_str().into(),
            hashed.unwrap_or_default().into(),
            new.redirects.join(" ").into(),
            new.scopes.join(" ").into(),
            now().into(),
        ];
        self.db.execute(sql, values).await?;
        Ok((client_id, secret))
    }

    /// Lists the applications, the oldest first.
    pub(crate) async fn applications(&self) -> Result<Vec<Application>, Error> {
        let sql = Joined(format!("{SELECT} ORDER BY id"));
        let rows = self.db.rows(sql, Vec::new()).await?;
        rows.iter().map(application).collect()
    }

    /// Finds an application that is not revoked, and the hash of its secret.
    pub(crate) async fn application(
        &self,
        client_id: &str,
    ) -> Result<Option<(Application, Vec<u8>)>, Error> {
        let sql = Joined(format!("{SELECT} WHERE client_id = $1 AND revoked_at IS NULL"));
        let row = self.db.row(sql, vec![client_id.into()]).await?;
        row.map(|row| Ok((application(&row)?, row.bytes(4)?))).transpose()
    }

    /// Revokes an application with all its tokens; `store`, if given, must be the one whose settings show it. Returns false if
    /// there is no such application that is not revoked yet.
    pub(crate) async fn revoke_application(
        &self,
        client_id: &str,
        store: Option<i64>,
    ) -> Result<bool, Error> {
        let sql = "UPDATE applications SET revoked_at = $1 WHERE client_id = $2 AND revoked_at IS NULL \
                   AND (store = $3 OR $3 IS NULL)";
        let values = vec![now().into(), client_id.into(), store.into()];
        let rows = self.db.execute(sql, values).await?;
        self.tokens.forget();
        Ok(rows == 1)
    }
}
