//! The default shop as SQL: a sandbox starts in 25 ms with it, and in 70 ms if it makes the records (`cargo xtask bench server
//! --only sandbox`).

use super::Backoffice;
use crate::server::{
    database::{now, transaction::Transaction},
    domain::refusal::Refusal,
    queries,
};

/// The default shop's rows, for the store `$1` in version `$2`, with the secrets of webhooks in plain text.
/// `UPDATE_EXPECT=1 cargo test -p backoffice --all-features --lib default_shop` writes the file.
const SCRIPT: &str = include_str!("default_shop.sql");

impl Backoffice {
    /// Adds the default shop's rows to a store without records. Does nothing and returns false if the database is not
    /// SQLite.
    pub(super) async fn load_default_shop(
        &self,
        change: &mut Transaction,
        store: i64,
    ) -> Result<bool, Refusal> {
        let values = vec![store.into(), now().into()];
        if !change.run_on_sqlite(SCRIPT, values).await? {
            return Ok(false);
        }
        queries::seal_secrets(change, &self.database.cipher, store).await?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeMap, fmt::Write as _, path::Path};

    use crate::samples::Shop;
    use serde_json::Value;

    use super::*;
    use crate::server::{Settings, database::sql::Joined, generated::tables};

    /// Sorts the fields of all objects: their order in free-form values depends on the features of serde_json.
    fn sorted(value: Value) -> Value {
        match value {
            Value::Object(fields) => {
                let fields = fields.into_iter().map(|(name, value)| (name, sorted(value)));
                let fields: BTreeMap<_, _> = fields.collect();
                Value::Object(fields.into_iter().collect())
            }
            Value::Array(items) => items.into_iter().map(sorted).collect(),
            value => value,
        }
    }

    /// Writes a store's rows as a script that adds them to another, with the fields of their records in the document's order
    /// or sorted.
    async fn script(backoffice: &Backoffice, store: i64, is_sorted: bool) -> String {
        let mut change = backoffice.database.db.begin().await.unwrap();
        let sql = "SELECT id, secret FROM webhooks WHERE store = $1";
        for webhook in change.rows(sql, vec![store.into()]).await.unwrap() {
            let (id, sealed) = (webhook.integer(0).unwrap(), webhook.bytes(1).unwrap());
            let secret = backoffice.database.cipher.decrypt(id, &sealed).unwrap();
            let sql = "UPDATE webhooks SET secret = $1 WHERE store = $2 AND id = $3";
            let values = vec![secret.into(), store.into(), id.into()];
            change.execute(sql, values).await.unwrap();
        }
        let mut script = String::new();
        let tables = tables::ALL.iter().map(|table| table.name);
        for table in tables.chain(["variants"]) {
            if is_sorted && table != "variants" {
                let sql = Joined(format!("SELECT id, json FROM {table} WHERE store = $1"));
                for row in change.rows(sql, vec![store.into()]).await.unwrap() {
                    let (id, json) = (row.integer(0).unwrap(), row.text(1).unwrap());
                    let json = sorted(serde_json::from_str(&json).unwrap()).to_string();
                    let sql = format!("UPDATE {table} SET json = $1 WHERE store = $2 AND id = $3");
                    let values = vec![json.into(), store.into(), id.into()];
                    change.execute(Joined(sql), values).await.unwrap();
                }
            }
            let sql = format!("SELECT name FROM pragma_table_info('{table}')");
            let rows = change.rows(Joined(sql), Vec::new()).await.unwrap();
            let columns = rows.iter().map(|row| row.text(0).unwrap());
            let columns: Vec<_> = columns.map(|name| format!("\"{name}\"")).collect();
            let values = columns.iter().map(|column| match column.as_str() {
                "\"store\"" => "'$1'".to_owned(),
                "\"version\"" => "'$2'".to_owned(),
                _ => format!("quote({column})"),
            });
            let values = values.collect::<Vec<_>>().join(" || ', ' || ");
            let sql = format!("SELECT {values} FROM {table} WHERE store = $1 ORDER BY id");
            let rows = change.rows(Joined(sql), vec![store.into()]).await.unwrap();
            let rows: Vec<_> =
                rows.iter().map(|row| format!("({})", row.text(0).unwrap())).collect();
            if !rows.is_empty() {
                let (columns, rows) = (columns.join(", "), rows.join(",\n"));
                writeln!(script, "INSERT INTO {table} ({columns}) VALUES\n{rows};").unwrap();
            }
        }
        script
    }

    #[tokio::test]
    async fn the_script_has_the_records_of_the_default_shop() {
        let settings = Settings::new("http://localhost/api", [0; 32]);
        let backoffice = Backoffice::open("sqlite::memory:", settings).await.unwrap();
        let (made, loaded) = (
            backoffice.add_store("made").await.unwrap(),
            backoffice.add_store("loaded").await.unwrap(),
        );
        let mut change = backoffice.database.db.begin().await.unwrap();
        let added = backoffice.add_records(&mut change, made, Shop::default());
        added.await.unwrap();
        change.commit().await.unwrap();
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("src/server/operations/default_shop.sql");
            std::fs::write(path, script(&backoffice, made, false).await).unwrap();
            return;
        }
        backoffice.seed(loaded, Shop::default()).await.unwrap();
        assert!(
            script(&backoffice, loaded, true).await == script(&backoffice, made, true).await,
            "default_shop.sql is stale; write it with `UPDATE_EXPECT=1 cargo test -p backoffice --all-features --lib default_shop`"
        );
    }
}
