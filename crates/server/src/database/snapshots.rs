//! Snapshots: copies of a store's records, which become its records again.

use std::collections::BTreeMap;

use super::{
    Database, db::Db, error::Error, ids::Counted, now, sql::Joined, stores::OTHERS,
    transaction::Transaction,
};
use crate::domain::refusal::Refusal;

/// Most snapshots of a store.
const MOST: i64 = 100;

/// Tables of a store whose rows stay: its tokens and people. What [calls have left](OTHERS) is gone after a restore.
const KEPT: [&str; 5] = ["tokens", "accounts", "sessions", "consents", "applications"];

impl Database {
    /// Copies a store's records under a name, in the place of an earlier copy with this name.
    pub(crate) async fn take_snapshot(&self, store: i64, name: &str) -> Result<(), Refusal> {
        self.check_room().await?;
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        // Both what goes on and what is restored later take their ids from here on.
        let mut ids = self.ids.hold().await;
        let mut change = self.db.begin().await?;
        let sql = "DELETE FROM stores WHERE parent = $1 AND snapshot = $2";
        change.execute(sql, vec![store.into(), name.into()]).await?;
        let sql = "SELECT COUNT(*) FROM stores WHERE parent = $1 AND snapshot IS NOT NULL";
        let count = change.row(sql, vec![store.into()]).await?;
        if count.ok_or_else(Refusal::not_found)?.integer(0)? >= MOST {
            return Err(Refusal::conflict(format!("the store has {MOST} snapshots: remove some")));
        }
        let sql = "UPDATE stores SET next_id = CASE WHEN next_id = $1 THEN $2 ELSE next_id END WHERE id = $3";
        let left = ids.left(store).unwrap_or_default();
        change.execute(sql, vec![left.end.into(), left.start.into(), store.into()]).await?;
        let sql = "INSERT INTO stores (id, name, created_at, next_id, parent, snapshot) \
                   SELECT $1, name, $2, next_id, id, $3 FROM stores WHERE id = $4";
        let values = vec![id.into(), now().into(), name.into(), store.into()];
        change.execute(sql, values).await?;
        self.copy(&mut change, store, id).await?;
        change.commit().await?;
        ids.give_back(store);
        Ok(())
    }

    /// Gives a store the records of a snapshot, and the ids of new ones. Returns false if it has no such snapshot.
    pub(crate) async fn restore(&self, store: i64, name: &str) -> Result<bool, Error> {
        let mut change = self.db.begin().await?;
        let sql = "SELECT id, next_id FROM stores WHERE parent = $1 AND snapshot = $2";
        let found = change.row(sql, vec![store.into(), name.into()]).await?;
        let Some(found) = found else { return Ok(false) };
        change.empty(self.schema, store).await?;
        let sql = "UPDATE stores SET next_id = $1 WHERE id = $2";
        change.execute(sql, vec![found.optional_integer(1)?.into(), store.into()]).await?;
        self.copy(&mut change, found.integer(0)?, store).await?;
        change.commit().await?;
        self.ids.forget(store).await;
        Ok(true)
    }

    /// Lists the names of a store's snapshots, and the times at which they were taken, in microseconds since 1970.
    pub(crate) async fn snapshots(&self, store: i64) -> Result<Vec<(String, i64)>, Error> {
        let sql = "SELECT snapshot, created_at FROM stores WHERE parent = $1 AND snapshot IS NOT NULL ORDER BY id";
        let rows = self.db.rows(sql, vec![store.into()]).await?;
        rows.iter().map(|row| Ok((row.text(0)?, row.integer(1)?))).collect()
    }

    /// Removes a snapshot. Returns false if the store has none with this name.
    pub(crate) async fn remove_snapshot(&self, store: i64, name: &str) -> Result<bool, Error> {
        let sql = "DELETE FROM stores WHERE parent = $1 AND snapshot = $2";
        let rows = self.db.execute(sql, vec![store.into(), name.into()]).await?;
        Ok(rows == 1)
    }

    /// Copies all records of one store to another, in the place of what is there.
    async fn copy(&self, change: &mut Transaction, from: i64, to: i64) -> Result<(), Error> {
        let sql = match &self.db {
            Db::Sqlite { .. } => {
                "SELECT m.name, p.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS p WHERE m.type = 'table'"
            }
            Db::Postgres(_) => {
                "SELECT CAST(c.relname AS TEXT), CAST(a.attname AS TEXT) FROM pg_class AS c \
                 JOIN pg_attribute AS a ON a.attrelid = c.oid WHERE c.relnamespace = CAST(current_schema() AS regnamespace) \
                 AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped"
            }
        };
        let mut columns: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in change.rows(sql, Vec::new()).await? {
            columns.entry(row.text(0)?).or_default().push(row.text(1)?);
        }
        columns.retain(|table, columns| {
            let is_own = KEPT.iter().chain(&OTHERS).any(|own| own == table);
            columns.iter().any(|column| column == "store") && !is_own
        });
        // Rows of the product's own tables may name records, and some name each other.
        let records = self.schema.tables.iter().map(|table| table.name);
        let first: Vec<_> = records.chain(self.schema.others.iter().copied()).collect();
        let mut tables: Vec<_> = columns.into_iter().collect();
        tables.sort_by_key(|(table, _)| {
            first.iter().position(|first| first == table).unwrap_or(first.len())
        });
        for (table, columns) in tables {
            let others = columns.iter().filter(|column| *column != "store");
            let others: String = others.map(|column| format!(", \"{column}\"")).collect();
            let sql = format!(
                "INSERT INTO {table} (store{others}) SELECT $1{others} FROM {table} WHERE store = $2"
            );
            let emptied = format!("DELETE FROM {table} WHERE store = $1");
            change.execute(Joined(emptied), vec![to.into()]).await?;
            change.execute(Joined(sql), vec![to.into(), from.into()]).await?;
        }
        Ok(())
    }
}
