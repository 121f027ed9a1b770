//! A delivery as an argument of an axum 0.8 handler.
//!
//! This module reads a body from a connection and answers a refused request. It must not know the checks.

use std::error::Error;

use axum_core::{
    extract::{FromRef, FromRequest, Request},
    response::{IntoResponse, Response},
};
use backoffice_models::Json;
use http::header::CONTENT_TYPE;
use http_body_util::{BodyExt as _, LengthLimitError, Limited};

use crate::{ReceiveError, Received, Receiver, error::Kind};

/// A delivery that the application's [`Receiver`] has verified. The state of the application is the
/// receiver, or provides it through [`FromRef`]. Reading stops at the receiver's `max_body_bytes`.
///
/// A refused request is answered with [`ReceiveError::status`] and `{"detail": "..."}` (gap
/// `error-body-detail`), and the handler does not run. To answer differently, take
/// `Result<Verified, ReceiveError>`.
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
pub struct Verified(pub Received);

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
            ReceiveError(if error.is::<LengthLimitError>() {
                Kind::TooLarge { limit }
            } else if is_limit(&*error) {
                Kind::ApplicationLimit
            } else {
                Kind::Incomplete
            })
        })?;
        receiver.receive(&parts.headers, &body.to_bytes()).map(Self)
    }
}

/// True if a length limit ended the body, such as the limit of a layer.
fn is_limit(error: &(dyn Error + 'static)) -> bool {
    error.is::<LengthLimitError>() || error.source().is_some_and(is_limit)
}

/// Answers with [`ReceiveError::status`] and `{"detail": "..."}`.
impl IntoResponse for ReceiveError {
    fn into_response(self) -> Response {
        let detail = Json::from_text(&self.to_string());
        let body = format!(r#"{{"detail":{detail}}}"#);
        let headers = [(CONTENT_TYPE, "application/json")];
        (self.status(), headers, body).into_response()
    }
}
