//! Stores: each has its own records, tokens and ids.

use super::{
    Database,
    error::Error,
    ids::{Counted, FIRST},
    now,
    schema::Schema,
    sql::{Joined, Value},
    transaction::Transaction,
};

/// Tables of a store that the service has itself, with what calls have left.
pub(super) const OTHERS: [&str; 5] = ["keys", "audit", "outbox", "deliveries", "attempts"];

impl Database {
    /// Adds a store. `parent` is the one whose token makes it.
    pub async fn add_store(&self, name: &str, parent: Option<i64>) -> Result<i64, Error> {
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let sql = "INSERT INTO stores (id, name, created_at, next_id, parent) VALUES ($1, $2, $3, $4, $5)";
        let values = vec![id.into(), name.into(), now().into(), FIRST.into(), parent.into()];
        self.db.execute(sql, values).await?;
        Ok(id)
    }

    /// Lists the stores: their numbers and names.
    pub(crate) async fn stores(&self) -> Result<Vec<(i64, String)>, Error> {
        let sql = "SELECT id, name FROM stores WHERE snapshot IS NULL ORDER BY id";
        self.named(sql, Vec::new()).await
    }

    /// Lists the first stores that no token made.
    pub(crate) async fn first_stores(&self, most: usize) -> Result<Vec<(i64, String)>, Error> {
        let sql = "SELECT id, name FROM stores WHERE parent IS NULL ORDER BY id LIMIT $1";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        self.named(sql, vec![most.into()]).await
    }

    /// Lists a store and those that its tokens made.
    pub async fn stores_of(&self, store: i64) -> Result<Vec<(i64, String)>, Error> {
        let sql = "SELECT id, name FROM stores WHERE (id = $1 OR parent = $1) AND snapshot IS NULL ORDER BY id";
        self.named(sql, vec![store.into()]).await
    }

    async fn named(
        &self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<(i64, String)>, Error> {
        let rows = self.db.rows(sql, values).await?;
        rows.iter().map(|row| Ok((row.integer(0)?, row.text(1)?))).collect()
    }

    /// Removes a store that tokens of another one made, with its records, its tokens, and the stores that these made. `own` is
    /// the caller's store: the other one, or the store itself. Returns `false` if it may not be removed.
    pub async fn remove_store(&self, own: i64, store: i64) -> Result<bool, Error> {
        let sql = "DELETE FROM stores WHERE id = $1 AND parent IS NOT NULL AND (parent = $2 OR id = $2) AND snapshot IS NULL";
        Ok(self.remove(sql, vec![store.into(), own.into()]).await? > 0)
    }

    /// Removes all stores that tokens of one made.
    pub async fn remove_stores(&self, parent: i64) -> Result<u64, Error> {
        let sql = "DELETE FROM stores WHERE parent = $1 AND snapshot IS NULL";
        self.remove(sql, vec![parent.into()]).await
    }

    async fn remove(&self, sql: &'static str, values: Vec<Value>) -> Result<u64, Error> {
        let removed = self.db.execute(sql, values).await?;
        self.tokens.forget();
        Ok(removed)
    }

    /// Returns how often a store was reset.
    pub(crate) async fn resets(&self, store: i64) -> Result<i64, Error> {
        let sql = "SELECT resets FROM stores WHERE id = $1";
        let row = self.db.row(sql, vec![store.into()]).await?;
        // It has no records, if it was removed meanwhile.
        row.map_or(Ok(0), |row| row.integer(0))
    }
}

impl Transaction {
    /// Returns `true` if a store has no records.
    pub async fn is_empty(&mut self, schema: &Schema, store: i64) -> Result<bool, Error> {
        for table in schema.tables {
            let table = table.name;
            let sql = Joined(format!("SELECT id FROM {table} WHERE store = $1 LIMIT 1"));
            if self.row(sql, vec![store.into()]).await?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Removes all records of a store. Its ids start again. Others who do this wait until the transaction ends.
    pub async fn empty(&mut self, schema: &Schema, store: i64) -> Result<(), Error> {
        let sql = "UPDATE stores SET next_id = $1, resets = resets + 1 WHERE id = $2";
        self.execute(sql, vec![FIRST.into(), store.into()]).await?;
        let records = schema.tables.iter().map(|table| table.name);
        let others = schema.others.iter().copied();
        for table in records.chain(others).chain(OTHERS) {
            let sql = Joined(format!("DELETE FROM {table} WHERE store = $1"));
            self.execute(sql, vec![store.into()]).await?;
        }
        Ok(())
    }

    /// Lets the ids of a store's new records begin after one that a record was given. Returns `true` if they would have begun
    /// before.
    pub async fn count_beyond(&mut self, store: i64, id: i64) -> Result<bool, Error> {
        let sql = "UPDATE stores SET next_id = $1 WHERE id = $2 AND next_id < $1";
        let next = id.saturating_add(1);
        let changed = self.execute(sql, vec![next.into(), store.into()]).await?;
        Ok(changed > 0)
    }
}
