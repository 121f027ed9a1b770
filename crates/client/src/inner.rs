//! The state that all calls of a client share.

use std::{sync::Arc, time::Duration};

use backoffice_shapes::Api;
use http::{HeaderName, HeaderValue};

use crate::{
    address::BaseAddress,
    auth::TokenProvider,
    hook::Hook,
    rate_limit::Limiter,
    retry::{Budget, RetryPolicy},
    time::{Randomness, Time},
    transport::Transport,
};

/// The options of a client and the counters that its calls share.
#[derive(Debug)]
pub(crate) struct ClientInner {
    pub(crate) api: &'static Api,
    pub(crate) version: Option<(HeaderName, HeaderValue)>,
    pub(crate) base: BaseAddress,
    pub(crate) transport: Arc<dyn Transport>,
    pub(crate) tokens: Arc<dyn TokenProvider>,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) randomness: Arc<dyn Randomness>,
    pub(crate) hooks: Vec<Arc<dyn Hook>>,
    pub(crate) retry: RetryPolicy,
    pub(crate) budget: Budget,
    /// The caller has declared that the service honours idempotency keys.
    pub(crate) honours_keys: bool,
    pub(crate) limiter: Option<Limiter>,
    pub(crate) attempt_timeout: Option<Duration>,
    pub(crate) timeout: Option<Duration>,
    pub(crate) max_response_bytes: usize,
    pub(crate) user_agent: HeaderValue,
    #[cfg(feature = "validate")]
    pub(crate) check: Option<crate::builder::Check>,
}
