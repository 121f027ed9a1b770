//! A delivery as an argument of an axum 0.8 handler.

use axum_core::extract::{FromRef, FromRequest, Request};

use super::{ReceiveError, Received, Receiver, runtime};

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
/// use backoffice::models::EventName;
/// use backoffice::webhooks::{Receiver, axum::Verified};
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
/// # Ok::<(), backoffice::webhooks::InvalidSecret>(())
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
        runtime::receive(&receiver, request).await.map(Self)
    }
}
