//! A service without operations, for tests.

use axum::Router;
use backoffice_shapes::Api;

use crate::{
    Backend, Limits, Refusal, Schema, Service, Settings,
    database::{deliveries::Delivery, delivery_report::Shown},
    deliver::{Rules, Subscription},
    http::detached::Detached,
};

/// An API without operations.
pub(crate) const API: Api = Api {
    name: "bare",
    title: "Bare",
    shapes: &[],
    endpoints: &[],
    scopes: &[],
    events: &[],
    version: None,
    page: None,
    cursor: None,
    currencies: &[],
    identities: &[],
};

/// No tables but those of the service itself.
static SCHEMA: Schema = Schema {
    api: &API,
    token_prefix: "test_",
    tables: &[],
    webhooks: None,
    others: &[],
    parts: &[],
    owned: &[],
    has_service: false,
    sqlite: &[],
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
    const DISABLED: Option<&'static str> = Some("disabled");

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
