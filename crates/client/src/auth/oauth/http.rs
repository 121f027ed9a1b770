//! Requests to the token endpoint over a transport of this crate.

use std::{future::Future, pin::Pin, sync::Arc, time::Duration};

use http::{Request, Response, StatusCode, header::ACCEPT_ENCODING};
use oauth2::AsyncHttpClient;

use super::TokenError;
use crate::{
    body::{Body, CollectError, without_mark},
    encoding,
    error::chain,
    time::{Time, within},
    transport::Transport,
};

/// Largest response of a token endpoint, in bytes.
const MAX_RESPONSE_BYTES: usize = 64 * 1024;

const TIMEOUT: Duration = Duration::from_secs(30);

/// Sends requests of the `oauth2` crate over a transport of this crate.
#[derive(Clone)]
pub(super) struct Http {
    pub(super) transport: Arc<dyn Transport>,
    pub(super) time: Arc<dyn Time>,
}

impl<'c> AsyncHttpClient<'c> for Http {
    type Error = TokenError;
    type Future =
        Pin<Box<dyn Future<Output = Result<Response<Vec<u8>>, TokenError>> + Send + Sync + 'c>>;

    fn call(&'c self, mut request: Request<Vec<u8>>) -> Self::Future {
        let headers = request.headers_mut();
        headers.insert(ACCEPT_ENCODING, encoding::ACCEPTED);
        let sent = self.transport.send(request.map(Body::from));
        let received = async move {
            let response = sent.await.map_err(|error| {
                TokenError::transient(format!("the token endpoint: {}", chain(&error)))
            })?;
            let (mut parts, body) = response.into_parts();
            let body = body.collect(MAX_RESPONSE_BYTES).await;
            let body = body
                .and_then(|body| encoding::decoded(&mut parts.headers, body, MAX_RESPONSE_BYTES));
            let body = body.map_err(|error| {
                TokenError::transient(match error {
                    CollectError::Broken { source, .. } => {
                        let source = chain(&*source);
                        format!("the token endpoint's response is incomplete: {source}")
                    }
                    CollectError::TooLarge => format!(
                        "the token endpoint's response has more than {MAX_RESPONSE_BYTES} bytes"
                    ),
                    CollectError::Encoded(why) => format!("the token endpoint: {why}"),
                })
            })?;
            if parts.status.is_server_error() || parts.status == StatusCode::TOO_MANY_REQUESTS {
                let text = format!("the token endpoint answered {}", parts.status);
                return Err(TokenError::transient(text));
            }
            Ok(Response::from_parts(parts, without_mark(&body).to_vec()))
        };
        let limited = async move {
            let received = within(&*self.time, TIMEOUT, received).await;
            received.unwrap_or_else(|| {
                Err(TokenError::transient(format!(
                    "the token endpoint took longer than {TIMEOUT:?}"
                )))
            })
        };
        Box::pin(sync_wrapper::SyncFuture::new(limited))
    }
}
