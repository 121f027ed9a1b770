//! Events of changes, and their deliveries to the webhooks that want them.

use super::{
    Database, error::Error, ids::Counted, now, schema::Schema, sql::Joined, statement::Statement,
    table,
};

/// An event of a change.
pub(super) struct Event<'a> {
    pub(super) id: i64,
    pub(super) store: i64,
    /// Microseconds since 1970.
    pub(super) at: i64,
    pub(super) name: &'a str,
    /// Path of the record that it is about.
    pub(super) record: &'a str,
    /// The record, as deliveries show it.
    pub(super) json: String,
    /// The only webhook that hears of it, if not all do.
    pub(super) only: Option<i64>,
}

impl Event<'_> {
    /// Writes the event, if an active webhook of the store wants it, and a delivery for each of these. The statements must run
    /// before the change of a webhook: it hears nothing of its own making.
    pub(super) fn written(self, schema: &Schema) -> Vec<Statement> {
        let Some(webhooks) = schema.webhooks() else {
            return Vec::new();
        };
        let Self { id, store, at, name, record, json, only } = self;
        let only = only.map_or(String::new(), |id| format!(" AND id = {id}"));
        let hearers = format!(
            "FROM {webhooks} WHERE store = $1 AND active = 1 AND events LIKE $2 ESCAPE '\\'{only}"
        );
        let wanted = format!("%{}%", table::escaped(&table::name(name)));
        let values = vec![store.into(), wanted.into(), id.into(), at.into()];
        let outbox = Statement {
            table: "outbox",
            sql: format!(
                "INSERT INTO outbox (store, id, at, event, record, json) SELECT $1, $3, $4, $5, $6, $7 \
                 WHERE EXISTS (SELECT 1 {hearers})"
            ),
            values: [values.clone(), vec![name.into(), record.into(), json.into()]].concat(),
        };
        let deliveries = Statement {
            table: "deliveries",
            sql: format!(
                "INSERT INTO deliveries (store, webhook, event, at, owner) SELECT $1, id, $3, $4, $5 {hearers} ORDER BY id"
            ),
            values: [values, vec![owner(record).into()]].concat(),
        };
        vec![outbox, deliveries]
    }
}

impl Database {
    /// Writes an event that no change made. Returns the number of webhooks that hear of it.
    pub async fn trigger(
        &self,
        store: i64,
        name: &str,
        json: String,
        only: Option<i64>,
    ) -> Result<u64, Error> {
        let id = self.ids.take(&self.db, Counted::Row, 1).await?.start;
        let event = Event {
            id,
            store,
            at: now(),
            name,
            // Of no record, so that it waits for nothing.
            record: &format!("events/{id}"),
            json,
            only,
        };
        let mut transaction = self.db.begin().await?;
        let mut count = 0;
        for Statement { sql, values, .. } in event.written(self.schema) {
            count = transaction.execute(Joined(sql), values).await?;
        }
        transaction.commit().await?;
        self.wakes.wake(store);
        Ok(count)
    }
}

/// Returns the path of the record whose events are delivered in order: a note belongs to its order.
fn owner(record: &str) -> &str {
    let end = record.match_indices('/').nth(1);
    end.and_then(|(end, _)| record.get(..end)).unwrap_or(record)
}

#[cfg(test)]
mod tests {
    #[test]
    fn parts_belong_to_their_record() {
        for (record, owner) in [
            ("orders/1001/notes/7", "orders/1001"),
            ("orders/1001", "orders/1001"),
            ("orders", "orders"),
        ] {
            assert_eq!(super::owner(record), owner);
        }
    }
}
