//! A database with a shop, and the servers on it.

use std::{cell::Cell, env, process::Command};

use anyhow::Result;
use sqlx::{AnyPool, AssertSqlSafe, any::AnyPoolOptions};

use crate::{Options, load::Requests, peer, server::Server};

pub(crate) struct Shop {
    pub(crate) service: Server,
    /// Handlers with one query.
    pub(crate) query: Server,
    /// Handlers that answer with bytes that they have.
    pub(crate) bytes: Server,
    pub(crate) database: AnyPool,
    /// Numbers of the orders with money to refund: many, so that callers seldom meet.
    pub(crate) orders: Vec<String>,
}

pub(crate) const READ: &str = "GET /subscriptions/{id}/";
pub(crate) const PAGE: &str = "GET /users/";
pub(crate) const REFUND: &str = "POST /orders/{number}/refund/";

impl Shop {
    /// Starts the service on a new database, and its peers.
    pub(crate) async fn start(options: &Options, url: &str) -> Result<Self> {
        let mut serve = options.serve();
        serve.env("BACKOFFICE_DATABASE", url).arg(format!("--page-size={}", peer::PAGE));
        let service = Server::start(serve.arg(options.choose("--orders=3000", "--orders=60")))?;
        let mut peer = Command::new(env::current_exe()?);
        peer.args(["peer", url, &service.line["subscription_id"].to_string()]);
        let query = Server::start(&mut peer)?;
        let bytes = Server::start(peer.arg("--bytes"))?;
        let database = connect(url).await?;
        let sql = "SELECT number FROM orders WHERE refunded < captured ORDER BY id";
        let orders = sqlx::query_scalar(sql).fetch_all(&database).await?;
        let shop = Self { service, query, bytes, database, orders };
        shop.analyze().await?;
        Ok(shop)
    }

    pub(crate) fn requests(&self, call: &str, server: &Server) -> Requests<'_> {
        let body = if call == REFUND { r#"{"amount":"0.01"}"# } else { "" };
        let id = self.service.line["subscription_id"].to_string();
        let request = server.request(&call.replace("{id}", &id), body);
        let (address, orders, sent) = (server.address, &self.orders[..], Cell::new(0));
        Requests { address, request, orders, sent }
    }

    /// Runs statements on the database.
    pub(crate) async fn execute(&self, sql: &str) -> Result<()> {
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&self.database).await?;
        Ok(())
    }

    /// Counts the rows for PostgreSQL's planner, as its autovacuum does within a minute.
    pub(crate) async fn analyze(&self) -> Result<()> {
        match self.database.connect_options().database_url.scheme() {
            "sqlite" => Ok(()),
            _ => self.execute("VACUUM ANALYZE").await,
        }
    }

    pub(crate) fn stop(self) -> Result<()> {
        [self.service, self.query, self.bytes].into_iter().try_for_each(Server::stop)
    }
}

/// Connects as often as the service does by default.
pub(crate) async fn connect(url: &str) -> Result<AnyPool> {
    sqlx::any::install_default_drivers();
    Ok(AnyPoolOptions::new().max_connections(8).connect(url).await?)
}

/// Returns a table `numbers` with a column `i`, from the first to the last.
pub(crate) fn numbers(first: usize, last: usize) -> String {
    let next = format!("SELECT i + 1 FROM numbers WHERE i < {last}");
    format!("WITH RECURSIVE numbers (i) AS (SELECT {first} UNION ALL {next})")
}
