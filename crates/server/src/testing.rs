//! A service without operations, for tests.

use axum::Router;
use backoffice_shapes::Api;

use crate::{
    Backend, Limits, Refusal, Schema, Service, Settings,
    deliver::{Rules, Subscription},
    http::detached::Detached,
    store::{deliveries::Delivery, delivery_report::Shown, schema::Migration},
};

/// An API without operations.
static API: Api = Api {
    title: "Bare",
    shapes: &[],
    endpoints: &[],
    scopes: &[],
    events: &[],
    version: None,
    page: None,
    cursor: None,
    identities: &[],
};

macro_rules! migrations {
    ($($version:literal $name:literal),*) => {
        &[$(Migration {
            version: $version,
            name: $name,
            sql: include_str!(concat!("../../backoffice/migrations/sqlite/", $name, ".sql")),
        }),*]
    };
}

/// Tables of a product: those of the service are among them.
static SCHEMA: Schema = Schema {
    api: &API,
    tables: &[],
    others: &[],
    parts: &[],
    sqlite: migrations!(
        1 "0001_initial",
        2 "0002_quotas",
        3 "0003_kept_refusals",
        4 "0004_sandbox",
        5 "0005_deliveries",
        6 "0006_deliveries_age"
    ),
    postgres: &[],
};

/// Opens a database.
pub(crate) async fn open(url: &str, settings: Settings) -> Backend {
    let opened = Backend::open(url, settings, &SCHEMA).await;
    opened.unwrap_or_else(|error| panic!("{url}: {error}"))
}

/// A service without operations.
#[derive(Clone, Debug)]
pub(crate) struct Bare(pub(crate) Backend);

impl Service for Bare {
    fn backend(&self) -> &Backend {
        &self.0
    }

    fn routes(&self, _: Limits, _: Detached) -> Router {
        Router::new()
    }

    fn openapi(&self) -> String {
        "{}".to_owned()
    }
}

impl Rules for Bare {
    const DISABLED: &'static str = "disabled";

    fn subscription(&self, _: &str) -> Result<Subscription, Refusal> {
        Err(Refusal::not_found())
    }

    fn body(&self, _: &str, delivery: &Delivery) -> Result<String, Refusal> {
        Ok(delivery.json.clone())
    }

    fn shown(&self, _: &str, _: Shown) -> Result<Option<String>, Refusal> {
        Ok(None)
    }
}
