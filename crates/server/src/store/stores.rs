//! Stores: each has its own records, tokens and ids.

use super::{
    Store,
    error::Error,
    ids::{Counted, FIRST},
    now,
    sql::{Joined, Value},
    transaction::Transaction,
};
use crate::generated::tables;

/// Tables of a store, beside those of the records.
const OTHERS: [&str; 7] = [
    "variants",
    "attachments",
    "keys",
    "audit",
    "outbox",
    "deliveries",
    "attempts",
];

impl Store {
    /// Adds a store. `parent` is the one whose token makes it.
    pub(crate) async fn add_store(&self, name: &str, parent: Option<i64>) -> Result<i64, Error> {
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let mut transaction = self.db.begin().await?;
        let sql = "INSERT INTO stores (id, name, created_at, next_id, parent) VALUES ($1, $2, $3, $4, $5)";
        let values = vec![
            id.into(),
            name.into(),
            now().into(),
            FIRST.into(),
            parent.into(),
        ];
        transaction.execute(sql, values).await?;
        transaction.commit().await?;
        Ok(id)
    }

    /// Lists the stores: their numbers and names.
    pub(crate) async fn stores(&self) -> Result<Vec<(i64, String)>, Error> {
        let sql = "SELECT id, name FROM stores ORDER BY id";
        self.named(sql, Vec::new()).await
    }

    /// Lists a store and those that its tokens made.
    pub(crate) async fn stores_of(&self, store: i64) -> Result<Vec<(i64, String)>, Error> {
        let sql = "SELECT id, name FROM stores WHERE id = $1 OR parent = $1 ORDER BY id";
        self.named(sql, vec![store.into()]).await
    }

    async fn named(
        &self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<(i64, String)>, Error> {
        let rows = self.db.rows(sql, values).await?;
        rows.iter()
            .map(|row| Ok((row.integer(0)?, row.text(1)?)))
            .collect()
    }

    /// Removes a store that tokens of another one made, with its records, its tokens, and the stores that these made. `own` is
    /// the caller's store: the other one, or the store itself. Returns `false` if it may not be removed.
    pub(crate) async fn remove_store(&self, own: i64, store: i64) -> Result<bool, Error> {
        let sql =
            "DELETE FROM stores WHERE id = $1 AND parent IS NOT NULL AND (parent = $2 OR id = $2)";
        Ok(self.remove(sql, vec![store.into(), own.into()]).await? > 0)
    }

    /// Removes all stores that tokens of one made.
    pub(crate) async fn remove_stores(&self, parent: i64) -> Result<u64, Error> {
        let sql = "DELETE FROM stores WHERE parent = $1";
        self.remove(sql, vec![parent.into()]).await
    }

    async fn remove(&self, sql: &'static str, values: Vec<Value>) -> Result<u64, Error> {
        let mut transaction = self.db.begin().await?;
        let removed = transaction.execute(sql, values).await?;
        transaction.commit().await?;
        self.tokens.forget();
        Ok(removed)
    }

    /// Returns the seed and the number of orders of the shop that a store was filled with.
    pub(crate) async fn shop(&self, store: i64) -> Result<Option<(i64, i64)>, Error> {
        let sql = "SELECT seed, orders FROM stores WHERE id = $1 AND seed IS NOT NULL";
        let row = self.db.row(sql, vec![store.into()]).await?;
        row.map(|row| Ok((row.integer(0)?, row.integer(1)?)))
            .transpose()
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
    pub(crate) async fn is_empty(&mut self, store: i64) -> Result<bool, Error> {
        for table in tables::ALL {
            let table = table.name;
            let sql = Joined(format!("SELECT id FROM {table} WHERE store = $1 LIMIT 1"));
            if self.row(sql, vec![store.into()]).await?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Records the shop that a store is filled with. Others who fill it wait until the transaction ends.
    pub(crate) async fn set_shop(
        &mut self,
        store: i64,
        seed: i64,
        orders: i64,
    ) -> Result<(), Error> {
        let sql = "UPDATE stores SET seed = $1, orders = $2 WHERE id = $3";
        let values = vec![seed.into(), orders.into(), store.into()];
        self.execute(sql, values).await?;
        Ok(())
    }

    /// Removes all records of a store. Its ids start again. Others who do this wait until the transaction ends.
    pub(crate) async fn empty(&mut self, store: i64) -> Result<(), Error> {
        let sql = "UPDATE stores SET next_id = $1, resets = resets + 1 WHERE id = $2";
        self.execute(sql, vec![FIRST.into(), store.into()]).await?;
        let records = tables::ALL.iter().map(|table| table.name);
        for table in records.chain(OTHERS) {
            let sql = Joined(format!("DELETE FROM {table} WHERE store = $1"));
            self.execute(sql, vec![store.into()]).await?;
        }
        Ok(())
    }

    /// Lets the ids of a store's new records begin after one that a record was given. Returns `true` if they would have begun
    /// before.
    pub(crate) async fn count_beyond(&mut self, store: i64, id: i64) -> Result<bool, Error> {
        let sql = "UPDATE stores SET next_id = $1 WHERE id = $2 AND next_id < $1";
        let next = id.saturating_add(1);
        let changed = self.execute(sql, vec![next.into(), store.into()]).await?;
        Ok(changed > 0)
    }
}
