//! Sample shops in stores.

use tokio::{sync::mpsc, task::spawn_blocking};

use super::{
    Backoffice,
    added::{Effects, stored_fields},
};
use crate::{
    samples::Shop,
    server::{
        database::{changes::NewRecord, error::Error, table::Table, transaction::Transaction},
        domain::refusal::Refusal,
        generated::tables,
        queries,
        repeat::repeated,
    },
};

/// Records that one statement adds.
const BATCH: usize = 64;

impl Backoffice {
    /// Fills a store with a shop of sample records, which is the store's own from then on.
    ///
    /// # Errors
    ///
    /// If the store has records already, or the database fails.
    pub async fn seed(&self, store: i64, shop: Shop) -> Result<(), Refusal> {
        repeated(|| async {
            self.database.check_room().await?;
            let mut change = self.database.db.begin().await?;
            let (seed, orders) = (shop.seed.cast_signed(), i64::from(shop.orders));
            queries::set_shop(&mut change, store, seed, orders).await?;
            if !change.is_empty(self.database.schema, store).await? {
                return Err(Refusal::conflict("the store has records already"));
            }
            self.fill(&mut change, store, shop).await?;
            if shop.orders > Shop::default().orders {
                return Ok(self.database.db.commit_large(change).await?);
            }
            Ok(change.commit().await?)
        })
        .await
    }

    /// Removes all records of a store, and fills it with a shop of sample records. Ids start again where they did. The
    /// store's tokens stay.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn reset(&self, store: i64, shop: Shop) -> Result<(), Refusal> {
        repeated(|| async {
            let mut change = self.database.db.begin().await?;
            change.empty(self.database.schema, store).await?;
            self.fill(&mut change, store, shop).await?;
            change.commit().await?;
            self.database.ids.forget(store).await;
            Ok(())
        })
        .await
    }

    /// Returns the shop that a store was filled with; the default one if it was not.
    pub(crate) async fn shop_of(&self, store: i64) -> Result<Shop, Refusal> {
        let shop = queries::shop(&self.database, store).await?;
        let shop = shop.map(|(seed, orders)| Shop {
            seed: seed.cast_unsigned(),
            orders: u32::try_from(orders).unwrap_or(Shop::MOST_ORDERS),
        });
        Ok(shop.unwrap_or_default())
    }

    async fn fill(&self, change: &mut Transaction, store: i64, shop: Shop) -> Result<(), Refusal> {
        if shop == Shop::default() && self.load_default_shop(change, store).await? {
            return Ok(());
        }
        self.add_records(change, store, shop).await
    }

    /// Makes the records of a shop, and adds them to a store.
    pub(super) async fn add_records(
        &self,
        change: &mut Transaction,
        store: i64,
        shop: Shop,
    ) -> Result<(), Refusal> {
        let (sender, mut receiver) = mpsc::channel(tables::ALL.len());
        let backoffice = self.clone();
        // Beside the database, because making the records takes as long as adding them.
        let made = spawn_blocking(move || {
            let mut effects = Effects::default();
            let send = |batch| sender.blocking_send(batch).is_ok();
            backoffice.make_batches(shop, &mut effects, send)?;
            Ok::<_, Refusal>(effects)
        });
        while let Some((table, batch)) = receiver.recv().await {
            change.insert_all(table, store, batch).await?;
        }
        let effects = made.await.map_err(|error| {
            tracing::error!(%error, "a shop could not be made");
            Refusal::unavailable("the shop could not be made")
        })?;
        effects?.apply(change, store).await
    }

    /// Makes the records of a shop in batches of one table. Ends when nobody takes them.
    fn make_batches(
        &self,
        shop: Shop,
        effects: &mut Effects,
        send: impl Fn((&'static Table, Vec<NewRecord>)) -> bool,
    ) -> Result<(), Refusal> {
        let tables = tables::ALL.iter();
        let mut batches: Vec<_> = tables.map(|table| (*table, Vec::new())).collect();
        // An order has no id of its own, so it gets its place in the shop.
        let mut orders = 0;
        for record in shop.records() {
            let mut of_shape = batches.iter_mut();
            let Some((table, batch)) =
                of_shape.find(|(table, _)| table.shape.name == record.shape.name)
            else {
                continue;
            };
            let mut value = stored_fields(table, &record.json)?;
            let id = value["id"].as_i64().unwrap_or_else(|| {
                orders += 1;
                orders
            });
            effects.add(table, id, &value);
            let (json, more) = self.stored(table, id, &mut value, record.json)?;
            let new = NewRecord::new(table, id, &value, json, more);
            batch.push(new.map_err(Error::refused_record)?);
            if batch.len() == BATCH && !send((*table, std::mem::take(batch))) {
                return Ok(());
            }
        }
        for (table, batch) in batches {
            if !batch.is_empty() && !send((table, batch)) {
                return Ok(());
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::{sleep, timeout};

    use super::*;
    use crate::server::{Settings, database::db::Db};

    #[tokio::test]
    async fn what_is_captured_follows_from_the_captures_of_all_batches() {
        let settings = Settings::new("", [0; 32]);
        let backoffice = Backoffice::open("sqlite::memory:", settings).await.unwrap();
        let store = backoffice.add_store("large").await.unwrap();
        let shop = Shop { orders: 6 * u32::try_from(BATCH).unwrap(), ..Shop::default() };
        backoffice.seed(store, shop).await.unwrap();
        let sql = "SELECT count(*), sum(coalesce(a.captured, 0) <> coalesce((
                SELECT sum(c.authorized) FROM transactions c
                WHERE c.json ->> 'type' = 'capture' AND c.json ->> 'parent_id' = a.id
            ), 0)) FROM transactions a WHERE a.json ->> 'type' = 'authorize'";
        let row = backoffice.database.db.row(sql, Vec::new()).await;
        let row = row.unwrap().unwrap();
        let [authorizations, wrong] = [0, 1].map(|column| row.integer(column).unwrap());
        assert!(authorizations > i64::try_from(BATCH).unwrap(), "{authorizations}");
        assert_eq!(wrong, 0);
    }

    /// Its log is too short for a commit to copy it.
    #[tokio::test]
    async fn the_log_of_a_large_shop_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("shop.db");
        let url = format!("sqlite:{}", file.display());
        let settings = Settings::new("http://localhost/api", [0; 32]);
        let backoffice = Backoffice::open(&url, settings).await.unwrap();
        let store = backoffice.add_store("large").await.unwrap();
        let before = file.metadata().unwrap().len();
        let shop = Shop { orders: 13, ..Shop::default() };
        backoffice.seed(store, shop).await.unwrap();
        let Db::Sqlite { writes, .. } = &backoffice.database.db else {
            panic!("not SQLite");
        };
        let copied = async {
            while file.metadata().unwrap().len() < before + 100_000 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        let copied = timeout(Duration::from_secs(30), copied).await;
        copied.expect("the log should be copied");
        let pages: i64 =
            sqlx::query_scalar("PRAGMA wal_autocheckpoint").fetch_one(writes).await.unwrap();
        assert_eq!(pages, 1000);
    }
}
