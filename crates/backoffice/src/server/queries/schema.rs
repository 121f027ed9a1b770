//! The tables of the database.

use backoffice_description::API;

use crate::server::{
    generated::tables::{self, ALL},
    store::schema::{Migration, Part, Schema},
};

macro_rules! migrations {
    ($folder:literal) => {
        migrations!($folder:
            1 "0001_initial",
            2 "0002_quotas",
            3 "0003_kept_refusals",
            4 "0004_sandbox",
            5 "0005_deliveries",
            6 "0006_deliveries_age"
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
    tables: ALL,
    others: &["variants", "attachments"],
    parts: &[
        Part {
            of: &tables::CUSTOMERS,
            table: "customer_notes",
            condition: "owner = $2",
        },
        Part {
            of: &tables::ORDERS,
            table: "order_notes",
            condition: "owner = $2",
        },
        Part {
            of: &tables::ORDERS,
            table: "transactions",
            condition: OF_ORDER,
        },
        Part {
            of: &tables::ORDERS,
            table: "fulfillment_events",
            condition: OF_ORDER,
        },
        Part {
            of: &tables::PRODUCTS,
            table: "variants",
            condition: "product = $2",
        },
        Part {
            of: &tables::TICKETS,
            table: "attachments",
            condition: "ticket = $2",
        },
        Part {
            of: &tables::WEBHOOKS,
            table: "attempts",
            condition: "delivery IN (SELECT id FROM deliveries WHERE store = $1 AND webhook = $2)",
        },
        Part {
            of: &tables::WEBHOOKS,
            table: "deliveries",
            condition: "webhook = $2",
        },
    ],
    sqlite: &migrations!("sqlite"),
    postgres: &migrations!("postgres"),
};

/// Rows that name their order by its number.
const OF_ORDER: &str = "\"order\" IN (SELECT number FROM orders WHERE store = $1 AND id = $2)";

#[cfg(test)]
mod tests {
    use crate::server::generated::tables::LISTS;

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
                assert!(
                    filters || field.name == "cursor",
                    "{}: {}",
                    list.endpoint.id,
                    field.name
                );
            }
        }
    }
}
