//! The service's database, as the peers and the measurements use it: one query for each task.

use std::str::FromStr as _;

use sqlx::{
    PgPool, Sqlite, SqlitePool, Transaction,
    postgres::PgPoolOptions,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions},
};

use crate::{Error, deliveries::RECORD};

/// Connections to the database: as many as the service has by default.
const CONNECTIONS: u32 = 8;

pub(crate) enum Database {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// A transaction that has locked an order.
pub(crate) enum Locked {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, sqlx::Postgres>),
}

impl Locked {
    pub(crate) async fn release(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(transaction) => transaction.rollback().await?,
            Self::Postgres(transaction) => transaction.rollback().await?,
        }
        Ok(())
    }
}

/// Does the same with either database.
macro_rules! on {
    ($database:expr, $pool:ident => $work:expr) => {
        match $database {
            Database::Sqlite($pool) => $work,
            Database::Postgres($pool) => $work,
        }
    };
}

impl Database {
    pub(crate) async fn connect(url: &str) -> Result<Self, Error> {
        Ok(if url.starts_with("sqlite:") {
            let pool = SqlitePoolOptions::new().max_connections(CONNECTIONS);
            let options = SqliteConnectOptions::from_str(url)?;
            Self::Sqlite(pool.connect_with(options).await?)
        } else {
            let pool = PgPoolOptions::new().max_connections(CONNECTIONS);
            Self::Postgres(pool.connect(url).await?)
        })
    }

    /// Reads a subscription.
    pub(crate) async fn subscription(&self, id: i64) -> Result<String, Error> {
        let sql =
            "SELECT json FROM subscriptions WHERE store = (SELECT min(id) FROM stores) AND id = $1";
        Ok(on!(self, pool => sqlx::query_scalar(sql).bind(id).fetch_one(pool).await?))
    }

    /// Writes an order, as a refund without any rules would.
    pub(crate) async fn touch(&self, number: &str) -> Result<String, Error> {
        // `|| ''` makes PostgreSQL write the text again, which it would keep otherwise.
        let sql = "UPDATE orders SET version = version + 1, json = json || '' \
                   WHERE store = (SELECT min(id) FROM stores) AND number = $1 RETURNING json";
        Ok(on!(self, pool => sqlx::query_scalar(sql).bind(number).fetch_one(pool).await?))
    }

    /// Keeps others from changing an order until they are released. In SQLite, nobody can change anything then.
    pub(crate) async fn lock(&self, number: &str) -> Result<Locked, Error> {
        let sql = "SELECT id FROM orders WHERE number = $1 FOR UPDATE";
        Ok(match self {
            Self::Sqlite(pool) => Locked::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Self::Postgres(pool) => {
                let mut transaction = pool.begin().await?;
                sqlx::query(sql).bind(number).execute(&mut *transaction).await?;
                Locked::Postgres(transaction)
            }
        })
    }

    /// Reads the first customers.
    pub(crate) async fn customers(&self, count: i64) -> Result<Vec<String>, Error> {
        let sql = "SELECT json FROM customers WHERE store = (SELECT min(id) FROM stores) ORDER BY id LIMIT $1";
        Ok(on!(self, pool => sqlx::query_scalar(sql).bind(count).fetch_all(pool).await?))
    }

    /// Reads a page by its number, as lists without keys do.
    pub(crate) async fn page_by_offset(&self, size: i64, page: i64) -> Result<usize, Error> {
        let sql = "SELECT json FROM customers WHERE store = (SELECT min(id) FROM stores) ORDER BY id LIMIT $1 OFFSET $2";
        let offset = size * (page - 1);
        let rows: Vec<String> = on!(self, pool => sqlx::query_scalar(sql).bind(size).bind(offset).fetch_all(pool).await?);
        Ok(rows.len())
    }

    /// Counts the rows for PostgreSQL's planner, as its autovacuum does within a minute.
    pub(crate) async fn analyze(&self) -> Result<(), Error> {
        if let Self::Postgres(pool) = self {
            sqlx::query("VACUUM ANALYZE").execute(pool).await?;
        }
        Ok(())
    }

    /// Returns the numbers of orders with money to refund.
    pub(crate) async fn refundable(&self) -> Result<Vec<String>, Error> {
        let sql = "SELECT number FROM orders WHERE refunded < captured ORDER BY id";
        Ok(on!(self, pool => sqlx::query_scalar(sql).fetch_all(pool).await?))
    }

    /// Fills the only store with customers, instead of those that it has.
    pub(crate) async fn fill(&self, customers: i64) -> Result<(), Error> {
        const BATCH: i64 = 500_000;
        let record = r#"{"id":0,"email":"0@example.com","first_name":"A","last_name":"Customer","date_joined":"2026-01-01T00:00:00Z"}"#;
        let sql = "WITH RECURSIVE numbers (i) AS (SELECT $1 UNION ALL SELECT i + 1 FROM numbers WHERE i < $2) \
                   INSERT INTO customers (store, id, version, json, email_folded, name_folded, date_joined) \
                   SELECT (SELECT min(id) FROM stores), i, 1, replace($3, '\"id\":0,\"email\":\"0', '\"id\":' || i || ',\"email\":\"' || i), \
                   i || '@example.com', 'a customer', 1767225600000000 FROM numbers";
        on!(self, pool => { sqlx::query("DELETE FROM customers").execute(pool).await?; });
        let mut first = 1;
        while first <= customers {
            let last = (first + BATCH - 1).min(customers);
            on!(self, pool => {
                sqlx::query(sql).bind(first).bind(last).bind(record).execute(pool).await?;
            });
            first = last + 1;
        }
        self.analyze().await
    }

    /// Adds deliveries to a webhook, each of an event of its own. `round` differs between calls.
    pub(crate) async fn enqueue(
        &self,
        webhook: i64,
        count: usize,
        round: usize,
    ) -> Result<(), Error> {
        let numbers = "WITH RECURSIVE numbers (i) AS (SELECT $1 UNION ALL SELECT i + 1 FROM numbers WHERE i < $2)";
        let outbox = format!(
            "{numbers} INSERT INTO outbox (id, store, at, event, record, json) \
             SELECT i, (SELECT min(id) FROM stores), 1767225600000000, 'user.note_created', 'users/' || i, $3 FROM numbers"
        );
        let deliveries = format!(
            "{numbers} INSERT INTO deliveries (store, webhook, event, at, owner) \
             SELECT (SELECT min(id) FROM stores), $3, i, 1767225600000000, 'users/' || i FROM numbers"
        );
        // Ids that the service does not reach.
        let first = 1_000_000_000_000 + i64::try_from(round)? * 10_000_000;
        let last = first + i64::try_from(count)? - 1;
        on!(self, pool => {
            let mut change = pool.begin().await?;
            let sql = sqlx::AssertSqlSafe(outbox);
            sqlx::query(sql).bind(first).bind(last).bind(RECORD).execute(&mut *change).await?;
            let sql = sqlx::AssertSqlSafe(deliveries);
            sqlx::query(sql).bind(first).bind(last).bind(webhook).execute(&mut *change).await?;
            change.commit().await?;
        });
        Ok(())
    }

    /// Lets the deliveries to a webhook wait, as those to one that fails.
    pub(crate) async fn hold(&self, webhook: i64) -> Result<(), Error> {
        let sql = "UPDATE webhooks SET failures = 9, probe_at = 9000000000000000 WHERE id = $1";
        on!(self, pool => { sqlx::query(sql).bind(webhook).execute(pool).await?; });
        Ok(())
    }
}
