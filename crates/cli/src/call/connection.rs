//! The service that commands call: its address and token.

use std::path::PathBuf;

use backoffice::client::{
    Body, Client, Error, http,
    transport::{ReqwestTransport, Transport as _},
};
use clap::Args;
use http_body_util::BodyExt as _;

use super::{refusal, settings::Settings};
use crate::failure::Failure;

/// Arguments of commands that call a service.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Connection {
    /// Base address of the service, such as `https://store.example/api`
    #[arg(long, value_name = "URL")]
    pub(super) base_url: Option<String>,
    /// Allow unencrypted HTTP to another machine. Others in the network can then read the token
    #[arg(long)]
    pub(super) allow_plain_http: bool,
    /// Configuration file to use instead of the one in the home folder
    #[arg(long, value_name = "FILE")]
    pub(super) config: Option<PathBuf>,
}

impl Connection {
    /// Makes a client.
    pub(crate) fn client(&self) -> Result<Client, Failure> {
        let settings = Settings::find(self, true, false)?;
        super::build(super::builder(self, &settings)?, self, &settings)
    }

    /// Returns the failure of a call.
    pub(crate) fn failure(&self, error: &Error) -> Failure {
        match Settings::find(self, true, false) {
            Ok(settings) => refusal::failure(error, true, &settings),
            Err(failure) => failure,
        }
    }

    /// Makes a call of a sandbox's control interface, which stands beside the API. Returns the status and the body.
    pub(crate) async fn control(
        &self,
        method: http::Method,
        path: &str,
        body: String,
    ) -> Result<(http::StatusCode, String), Failure> {
        let settings = Settings::find(self, true, false)?;
        let base_url = &settings.base_url.value;
        let uri: http::Uri = base_url.parse().map_err(Failure::unchecked)?;
        let (scheme, authority) = (uri.scheme_str().unwrap_or("http"), uri.authority());
        let authority = authority.map_or("", |authority| authority.as_str());
        let token = settings.token.as_ref().map_or("", |token| token.value.expose());
        let request = http::Request::builder()
            .method(method)
            .uri(format!("{scheme}://{authority}{path}"))
            .header(http::header::AUTHORIZATION, format!("Bearer {token}"))
            .header(http::header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .map_err(Failure::unchecked)?;
        // A client for this address would refuse what is not safe.
        self.client()?;
        let transport = match scheme {
            "http" => ReqwestTransport::local(),
            _ => ReqwestTransport::new(),
        };
        let answer = transport.map_err(Failure::unchecked)?.send(request).await;
        let (parts, body) = answer.map_err(Failure::unchecked)?.into_parts();
        let body = body.collect().await.map_err(Failure::unchecked)?.to_bytes();
        Ok((parts.status, String::from_utf8_lossy(&body).into_owned()))
    }
}
