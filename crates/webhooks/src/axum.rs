//! A delivery as an argument of an axum 0.8 handler.
//!
//! This module knows how a body is read from a connection and how a refusal is answered. It must not know what is
//! checked.
//!
//! # Examples
//!
//! ```no_run
//! use axum::{Router, routing::post};
//! use backoffice_webhooks::{Receiver, axum::Verified};
//!
//! // The receiver itself is the state.
//! let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
//! let app: Router = Router::new()
//!     .route("/deliveries", post(|Verified(delivery): Verified| async move {
//!         println!("{:?}", delivery.event);
//!     }))
//!     .with_state(receiver);
//! # Ok::<(), backoffice_webhooks::InvalidSecret>(())
//! ```

use std::error::Error;

use axum_core::{
    extract::{FromRef, FromRequest, Request},
    response::{IntoResponse, Response},
};
use backoffice_models::Json;
use http::header::CONTENT_TYPE;
use http_body_util::{BodyExt as _, LengthLimitError, Limited};

use crate::{Delivery, ReceiveError, Receiver};

/// A delivery that the application's [`Receiver`] has checked. The receiver comes from the state, which is one or has
/// one by [`FromRef`]. No more of the body is read than the receiver takes.
///
/// A request that is refused is answered with [`ReceiveError::status`] and `{"detail": "..."}` (gap `error-body-detail`);
/// the handler does not run. Take `Result<Verified, ReceiveError>` to answer in another way.
///
/// # Examples
///
/// ```
/// use axum::{Router, extract::FromRef, routing::post};
/// use backoffice_models::EventName;
/// use backoffice_webhooks::{Receiver, axum::Verified};
///
/// #[derive(Clone)]
/// struct App {
///     receiver: Receiver,
/// }
///
/// impl FromRef<App> for Receiver {
///     fn from_ref(app: &App) -> Self {
///         app.receiver.clone()
///     }
/// }
///
/// async fn deliveries(Verified(delivery): Verified) {
///     if delivery.event == Some(EventName::CartAbandoned) {
///         println!("{:?}", delivery.id);
///     }
/// }
///
/// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
/// let app: Router = Router::new()
///     .route("/deliveries", post(deliveries))
///     .with_state(App { receiver });
/// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Verified(pub Delivery);

impl<S> FromRequest<S> for Verified
where
    Receiver: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = ReceiveError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ReceiveError> {
        let receiver = Receiver::from_ref(state);
        let limit = receiver.max_body_bytes();
        let (parts, body) = request.into_parts();
        let body = Limited::new(body, limit).collect().await.map_err(|error| {
            if error.is::<LengthLimitError>() {
                ReceiveError::too_large(limit)
            } else if is_limit(&*error) {
                ReceiveError::beyond_another_limit()
            } else {
                ReceiveError::cut_off()
            }
        })?;
        receiver.receive(&parts.headers, &body.to_bytes()).map(Self)
    }
}

/// Whether it is a limit that ended the body, such as one that a layer has set.
fn is_limit(error: &(dyn Error + 'static)) -> bool {
    error.is::<LengthLimitError>() || error.source().is_some_and(is_limit)
}

/// The status of [`ReceiveError::status`] and `{"detail": "..."}`.
impl IntoResponse for ReceiveError {
    fn into_response(self) -> Response {
        let detail = Json::from_text(&self.to_string());
        let body = format!(r#"{{"detail":{detail}}}"#);
        let headers = [(CONTENT_TYPE, "application/json")];
        (self.status(), headers, body).into_response()
    }
}
