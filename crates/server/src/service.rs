//! A service: an API's operations on a database, with what its edges ask for.

use std::{sync::Arc, time::Duration};

use axum::Router;
use futures_util::future::BoxFuture;

use crate::{
    Backend, Limits,
    deadline::{left, within},
    deliver::{self, Rules},
    domain::{
        answer::{Answer, Reply},
        caller::{Caller, Grant},
        gate::Gate,
        quota::Quota,
        refusal::Refusal,
    },
    http::detached::Detached,
    repeat::repeated,
};

/// Shortest time to wait for the release of an idempotency key.
const RELEASE_TIME: Duration = Duration::from_millis(500);

/// An API's operations on a [`Backend`], which a [`Server`](crate::Server) serves.
///
/// Each service is a [`Gate`]: the backend knows tokens, limits and keys.
pub trait Service: Rules + Clone + Send + Sync + 'static {
    /// Returns the database.
    fn backend(&self) -> &Backend;

    /// Returns the routes of the operations, without the edges that a server has itself. `detached` has the calls that go on
    /// without their callers.
    fn routes(&self, limits: Limits, detached: Detached) -> Router;

    /// Returns the interface that controls a sandbox, if the service has one. `body_time` is the longest time to receive a
    /// body.
    fn control(&self, body_time: Duration) -> Router {
        let _ = body_time;
        Router::new()
    }

    /// Returns the OpenAPI document of the service at its public address.
    fn openapi(&self) -> String;

    /// Returns the answer that was stored for an idempotency key, as it is sent now.
    ///
    /// # Errors
    ///
    /// If the stored answer can't be read.
    fn again(&self, reply: Reply<()>) -> Answer<()> {
        Ok(reply)
    }
}

/// Returns the worker that makes a service's deliveries to webhooks.
pub(crate) fn worker<S: Service>(service: &S, figures: deliver::Figures) -> deliver::Worker<S> {
    let Backend { database, settings, .. } = service.backend();
    deliver::Worker::new(database.clone(), service.clone(), settings.targets.clone(), figures)
}

/// Makes a service's deliveries to webhooks until `stop` ends. A [`Server`](crate::Server) does it by itself; a program that
/// serves the routes in another way runs it beside.
pub async fn deliver<S: Service>(service: &S, stop: impl Future<Output = ()>) {
    worker(service, deliver::Figures::default()).run(stop).await;
}

impl<S: Service> Gate for S {
    fn grant<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Option<Arc<Grant>>, Refusal>> {
        let Backend { database, .. } = self.backend();
        Box::pin(async move { Ok(database.grant(token).await?) })
    }

    fn admit<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, Result<Option<Quota>, Refusal>> {
        let Backend { database, .. } = self.backend();
        Box::pin(async move {
            match &database.quotas {
                Some(quotas) => {
                    let owner = caller.grant().owner();
                    Ok(Some(quotas.admit(&database.db, owner).await?))
                }
                None => Ok(None),
            }
        })
    }

    fn reserve<'a>(
        &'a self,
        caller: &'a Caller,
    ) -> BoxFuture<'a, Result<Option<Answer<()>>, Refusal>> {
        Box::pin(async move {
            match caller.key() {
                Some(key) => {
                    let recorded = self.backend().database.reserve(caller, key).await?;
                    Ok(recorded.map(|answer| answer.and_then(|reply| self.again(reply))))
                }
                None => Ok(None),
            }
        })
    }

    fn release<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let Some(key) = caller.key() else { return };
            // Also after a call that waited for as long as it may.
            let time = left().max(RELEASE_TIME);
            let release = repeated(|| self.backend().database.release(caller, key));
            if let Err(error) = within(time, release).await {
                // The reservation ends by itself.
                tracing::warn!(%error, "an idempotency key stays reserved");
            }
        })
    }
}
