//! Ids of requests: the caller's or new ones, for the response, the log and the audit.

use std::sync::Arc;

use axum::{
    extract::Request,
    http::{HeaderName, HeaderValue},
    middleware::Next,
    response::Response,
};

const NAME: HeaderName = HeaderName::from_static("x-request-id");

/// Id of a request.
#[derive(Clone, Debug)]
pub(crate) struct RequestId(Arc<str>);

impl RequestId {
    /// Takes the caller's id if it is safe to repeat and to log, or else makes one. The request then has it as an extension.
    pub(crate) fn give(request: &mut Request) -> Self {
        let given = request.headers().get(NAME).and_then(|id| id.to_str().ok());
        let is_safe = |id: &&str| {
            let safe = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
            (1..=128).contains(&id.len()) && id.bytes().all(safe)
        };
        let id = Self(match given.filter(is_safe) {
            Some(id) => id.into(),
            None => crate::random::text::<16>().into(),
        });
        request.extensions_mut().insert(id.clone());
        id
    }

    /// Names the id in a response.
    pub(crate) fn write(&self, response: &mut Response) {
        if let Ok(id) = HeaderValue::from_str(&self.0) {
            response.headers_mut().insert(NAME, id);
        }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn into_text(self) -> Arc<str> {
        self.0
    }
}

/// Gives a request an id, which its response names.
pub(crate) async fn add(mut request: Request, next: Next) -> Response {
    let id = RequestId::give(&mut request);
    let mut response = next.run(request).await;
    id.write(&mut response);
    response
}
