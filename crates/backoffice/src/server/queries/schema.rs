//! The tables of the database.

use backoffice_description::API;

use crate::server::{
    database::schema::{Migration, Part, Schema},
    generated::tables::{self, ALL},
};

macro_rules! migrations {
    ($folder:literal) => {
        migrations!($folder:
            1 "0001_initial",
            2 "0002_quotas",
            3 "0003_kept_refusals",
            4 "0004_sandbox",
            5 "0005_deliveries",
            6 "0006_deliveries_age",
            7 "0007_shops"
        )
    };
    ($folder:literal: $($version:literal $name:literal),*) => {
        [$(Migration {
            version: $version,
            name: $name,
            sql: include_str!(concat!("../../../migrations/", $folder, "/", $name, ".sql")),
        }),*]
    };
}

/// The tables of the records, those beside them, and their versions. A migration that was released never changes.
pub(in crate::server) static SCHEMA: Schema = Schema {
    api: &API,
    token_prefix: "bo_",
    tables: ALL,
    webhooks: Some(&tables::WEBHOOKS),
    others: &["variants", "attachments"],
    parts: &[
        Part { of: &tables::CUSTOMERS, table: "customer_notes", condition: "owner = $2" },
        Part { of: &tables::ORDERS, table: "order_notes", condition: "owner = $2" },
        Part { of: &tables::ORDERS, table: "transactions", condition: OF_ORDER },
        Part { of: &tables::ORDERS, table: "fulfillment_events", condition: OF_ORDER },
        Part { of: &tables::PRODUCTS, table: "variants", condition: "product = $2" },
        Part { of: &tables::TICKETS, table: "attachments", condition: "ticket = $2" },
        Part {
            of: &tables::WEBHOOKS,
            table: "attempts",
            condition: "delivery IN (SELECT id FROM deliveries WHERE store = $1 AND webhook = $2)",
        },
        Part { of: &tables::WEBHOOKS, table: "deliveries", condition: "webhook = $2" },
    ],
    owned: &[
        backoffice_description::BILLING_ADDRESS.name,
        backoffice_description::PRODUCT_LIST_IMAGE.name,
        backoffice_description::SHIPPING_ADDRESS.name,
        backoffice_description::USER_ADDRESS.name,
    ],
    // From before the service had migrations of its own.
    has_service: true,
    sqlite: &migrations!("sqlite"),
    postgres: &migrations!("postgres"),
};

/// Rows that name their order by its number.
const OF_ORDER: &str = "\"order\" IN (SELECT number FROM orders WHERE store = $1 AND id = $2)";

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{SCHEMA, Schema};
    use crate::server::{Backend, Settings, database::sql::Row, generated::tables::LISTS};

    /// Tables that a schema makes: for each column its table, name, type, and 1 if it can't be null.
    async fn columns(schema: &'static Schema) -> BTreeSet<(String, String, String, i64)> {
        let settings = Settings::new("http://localhost/api", [0; 32]);
        let backend = Backend::open("sqlite::memory:", settings, schema).await;
        let sql = "SELECT t.name, c.name, c.type, c.\"notnull\" FROM sqlite_master AS t JOIN pragma_table_info(t.name) AS c \
                   WHERE t.type = 'table' AND t.name NOT LIKE '\\_%' ESCAPE '\\'";
        let rows = backend.unwrap().database.db.rows(sql, Vec::new()).await;
        let column = |row: &Row| {
            let (table, name, ty) = (row.text(0), row.text(1), row.text(2));
            (table.unwrap(), name.unwrap(), ty.unwrap(), row.integer(3).unwrap())
        };
        rows.unwrap().iter().map(column).collect()
    }

    #[tokio::test]
    async fn the_versions_make_the_described_tables() {
        static DESCRIBED: Schema = Schema { has_service: false, sqlite: &[], ..SCHEMA };
        let (made, described) = (columns(&SCHEMA).await, columns(&DESCRIBED).await);
        assert_eq!(described.difference(&made).next(), None);
        // The service's own tables have nothing more.
        let is_own = |table: &str| described.iter().any(|(other, ..)| other == table);
        let is_record = |table: &str| SCHEMA.tables.iter().any(|record| record.name == table);
        let more = made.difference(&described).map(|(table, name, ..)| (&**table, &**name));
        let more: Vec<_> = more.filter(|(table, _)| is_own(table) && !is_record(table)).collect();
        assert_eq!(more, []);
    }

    /// A database that has the note is refused by a program without that version.
    #[tokio::test]
    async fn the_first_version_of_the_service_is_noted_as_made() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("noted.db").display());
        for _ in 0..2 {
            let backend = Backend::open(&url, Settings::new("", [7; 32]), &SCHEMA).await;
            let backend = backend.unwrap();
            let sql = "SELECT version FROM _service_migrations";
            let rows = backend.database.db.rows(sql, Vec::new()).await.unwrap();
            let versions: Vec<_> = rows.iter().map(|row| row.integer(0).unwrap()).collect();
            assert_eq!(versions, [1, 2, 3]);
            backend.close().await;
        }
    }

    #[test]
    fn every_query_parameter_filters() {
        for list in LISTS {
            let query = list.endpoint.query;
            for field in query.iter().flat_map(|query| query.fields) {
                let mut filters = list.filters.iter();
                let filter = filters.find(|filter| filter.parameter == field.name);
                let columns = filter.map(|filter| filter.columns).unwrap_or_default();
                let has_columns = columns.iter().all(|name| list.table.column(name).is_some());
                let filters = !columns.is_empty() && has_columns;
                assert!(filters || field.name == "cursor", "{}: {}", list.endpoint.id, field.name);
            }
        }
    }
}
