//! The default transport: reqwest over rustls.

use std::{sync::Arc, time::Duration};

use http::{
    Request, Response, Uri,
    uri::{Authority, PathAndQuery},
};

use super::{Transport, TransportError};
use crate::{
    body::{Body, BoxError},
    time::BoxFuture,
};

const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// HTTP/1.1 over [`reqwest`]. Reuses connections, uses the proxies of the environment, and makes TLS connections by
/// rustls with the certificates that the system trusts.
///
/// # Examples
///
/// ```
/// use backoffice::client::{Client, transport::ReqwestTransport};
///
/// // Two clients that share connections.
/// let transport = ReqwestTransport::local()?;
/// let orders = Client::builder("http://localhost:8080").token("abc").transport(transport.clone()).build()?;
/// let users = Client::builder("http://localhost:8080").token("def").transport(transport).build()?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ReqwestTransport {
    client: reqwest::Client,
}

impl ReqwestTransport {
    /// Makes a transport to services on other machines. It uses the proxies of the environment for every address; for a
    /// service on this machine, use [`local`](Self::local).
    ///
    /// # Errors
    ///
    /// If the certificates that the system trusts can't be read.
    pub fn new() -> Result<Self, TransportError> {
        Self::build(reqwest::Client::builder(), Roots::System)
    }

    /// Makes a transport to services on this machine. It uses no certificates, and no proxy: a proxy would send the
    /// token to another machine.
    ///
    /// # Errors
    ///
    /// If TLS can't be set up.
    pub fn local() -> Result<Self, TransportError> {
        Self::build(reqwest::Client::builder().no_proxy(), Roots::None)
    }

    /// Makes a transport. `is_local` means plain HTTP to this machine.
    pub(crate) fn for_address(is_local: bool) -> Result<Self, TransportError> {
        if is_local { Self::local() } else { Self::new() }
    }

    fn build(builder: reqwest::ClientBuilder, roots: Roots) -> Result<Self, TransportError> {
        let tls = tls_config(roots).map_err(TransportError::connect)?;
        let client = builder
            .tls_backend_preconfigured(tls)
            .connect_timeout(CONNECT_TIMEOUT)
            // A redirect could send the token to any machine.
            .redirect(reqwest::redirect::Policy::none())
            // The client's retry policy decides what is sent again.
            .retry(reqwest::retry::never())
            .build()
            .map_err(TransportError::connect)?;
        Ok(Self { client })
    }

    /// Makes a transport over your own client, for other proxies, certificates or limits.
    ///
    /// Your client must not follow redirects (`reqwest::redirect::Policy::none()`), because they could send the token
    /// to any machine. It must not repeat requests (`reqwest::retry::never()`), because a refund could be paid twice.
    #[must_use]
    pub fn with(client: reqwest::Client) -> Self {
        Self { client }
    }
}

enum Roots {
    System,
    None,
}

/// Returns the rustls configuration with the default crypto provider of the process, or with ring if none is set.
fn tls_config(roots: Roots) -> Result<rustls::ClientConfig, BoxError> {
    let provider = rustls::crypto::CryptoProvider::get_default()
        .cloned()
        .unwrap_or_else(|| rustls::crypto::ring::default_provider().into());
    let config = rustls::ClientConfig::builder_with_provider(provider.clone())
        .with_safe_default_protocol_versions()?;
    if let Roots::None = roots {
        let none = rustls::RootCertStore::empty();
        return Ok(config.with_root_certificates(none).with_no_client_auth());
    }
    let verifier = rustls_platform_verifier::Verifier::new(provider)?;
    Ok(config
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(verifier))
        .with_no_client_auth())
}

impl Transport for ReqwestTransport {
    fn send(&self, request: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
        let client = self.client.clone();
        Box::pin(async move {
            match client.execute(converted(request)?).await {
                Ok(response) => Ok(Response::from(response).map(Body::wrap)),
                // `Error` already shows the address.
                Err(error) => Err(classified(error.without_url())),
            }
        })
    }
}

fn converted(request: Request<Body>) -> Result<reqwest::Request, TransportError> {
    let (parts, body) = request.into_parts();
    let url = url(&parts.uri).parse().map_err(TransportError::request)?;
    let mut converted = reqwest::Request::new(parts.method, url);
    *converted.version_mut() = parts.version;
    *converted.headers_mut() = parts.headers;
    let body = body.into_bytes();
    *converted.body_mut() = Some(body.map_or_else(reqwest::Body::wrap, reqwest::Body::from));
    Ok(converted)
}

/// Returns the text of an address. Several times faster than its `Display`.
fn url(uri: &Uri) -> String {
    let scheme = uri.scheme_str().unwrap_or_default();
    let authority = uri.authority().map_or("", Authority::as_str);
    let target = uri.path_and_query().map_or("", PathAndQuery::as_str);
    [scheme, "://", authority, target].concat()
}

fn classified(error: reqwest::Error) -> TransportError {
    // A part may be a stream from another service. If reading that stream fails to connect, part of our request is
    // already sent, so this is not a connect error.
    if error.is_builder() || crate::form::is_at_fault(&error) {
        TransportError::request(error)
    } else if error.is_connect() {
        TransportError::connect(error)
    } else if error.is_timeout() {
        TransportError::timeout(error)
    } else {
        TransportError::broken(error)
    }
}
