//! Tokens of applications: issued, revoked, and looked up.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use percent_encoding::percent_decode_str;
use serde_json::json;
use subtle::ConstantTimeEq as _;

use super::{answer, parameters::Parameters};
use crate::{
    console::Site,
    database::{
        consents::{ACCESS_SECONDS, NotIssued},
        error::Error,
        tokens::hash,
    },
    domain::{application::Application, refusal::Refusal},
    repeat::repeated,
};

/// Reason why a request gets no token (RFC 6749, section 5.2).
pub(super) enum Failed {
    Mistake {
        error: &'static str,
        description: &'static str,
    },
    /// The application did not prove who it is.
    Client,
    /// The service can't do it now, or the request is malformed.
    Refused(Refusal),
}

impl From<Refusal> for Failed {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Error> for Failed {
    fn from(error: Error) -> Self {
        Self::Refused(error.into())
    }
}

fn mistake(error: &'static str, description: &'static str) -> Failed {
    Failed::Mistake { error, description }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let (status, error, description) = match self {
            Self::Mistake { error, description } => (StatusCode::BAD_REQUEST, error, description),
            Self::Client => (
                StatusCode::UNAUTHORIZED,
                "invalid_client",
                "the application is unknown, or its secret is wrong or missing",
            ),
            Self::Refused(refusal) => return refusal.into_response(),
        };
        let mut response = answer(&json!({ "error": error, "error_description": description }));
        *response.status_mut() = status;
        if status == StatusCode::UNAUTHORIZED {
            let challenge = HeaderValue::from_static("Basic realm=\"oauth\"");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, challenge);
        }
        response
    }
}

/// Parameters, each of which is written once.
const NAMES: [&str; 10] = [
    "grant_type",
    "code",
    "redirect_uri",
    "code_verifier",
    "client_id",
    "client_secret",
    "refresh_token",
    "scope",
    "token",
    "token_type_hint",
];

/// Reads a request, and finds the application that makes it.
async fn read(
    site: &Site,
    headers: &HeaderMap,
    body: Body,
) -> Result<(Application, Parameters), Failed> {
    let form = site.form(headers, body).await?;
    if form.has_twice(&NAMES) {
        return Err(mistake("invalid_request", "a parameter is written twice"));
    }
    let (client_id, secret) = match basic(headers)? {
        Some((_, secret)) if !form.text("client_secret").is_empty() || secret.is_empty() => {
            let description = "the secret is in the header and in the body, or it is empty";
            return Err(mistake("invalid_request", description));
        }
        Some((client_id, _)) if !["", &client_id].contains(&form.text("client_id")) => {
            let description = "the header and the body have different client ids";
            return Err(mistake("invalid_request", description));
        }
        Some(known) => known,
        None => (form.text("client_id").to_owned(), form.text("client_secret").to_owned()),
    };
    let _permit = site.stranger().await?;
    let found = site.backend.database.application(&client_id).await?;
    let (application, hashed) = found.ok_or(Failed::Client)?;
    let is_right = match application.is_confidential {
        true => hash(&secret).ct_eq(&hashed).into(),
        false => secret.is_empty(),
    };
    if is_right { Ok((application, form)) } else { Err(Failed::Client) }
}

/// Returns the client id and the secret of the header (RFC 6749, section 2.3.1).
fn basic(headers: &HeaderMap) -> Result<Option<(String, String)>, Failed> {
    let Some(value) = headers.get(header::AUTHORIZATION) else {
        return Ok(None);
    };
    let decoded = || {
        let (scheme, text) = value.to_str().ok()?.split_once(' ')?;
        let text = scheme.eq_ignore_ascii_case("basic").then(|| STANDARD.decode(text.trim()))?;
        let text = String::from_utf8(text.ok()?).ok()?;
        let (client_id, secret) = text.split_once(':')?;
        let decode = |text: &str| {
            let text = text.replace('+', " ");
            let text = percent_decode_str(&text).decode_utf8().ok()?;
            (!text.contains('\0')).then(|| text.into_owned())
        };
        Some((decode(client_id)?, decode(secret)?))
    };
    decoded().map(Some).ok_or(Failed::Client)
}

/// Gives tokens for a code or a refresh token (RFC 6749, sections 4.1.3 and 6).
pub(super) async fn token(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failed> {
    let (application, form) = read(&site, &headers, body).await?;
    let _permit = site.stranger().await?;
    let database = &site.backend.database;
    let required = |name: &'static str, description| match form.text(name) {
        "" => Err(mistake("invalid_request", description)),
        text => Ok(text),
    };
    let issued = match form.text("grant_type") {
        "authorization_code" => {
            let code = required("code", "code is missing")?;
            let redirect = required("redirect_uri", "redirect_uri is missing")?;
            let verifier = required("code_verifier", "code_verifier is missing")?;
            repeated(|| database.redeem(&application, code, redirect, verifier)).await?
        }
        "refresh_token" => {
            let token = required("refresh_token", "refresh_token is missing")?;
            let scopes = || match form.text("scope") {
                "" => None,
                text => Some(text.split(' ').map(str::to_owned).collect()),
            };
            repeated(|| database.refresh(&application, token, scopes())).await?
        }
        "" => return Err(mistake("invalid_request", "grant_type is missing")),
        _ => {
            let description = "grant_type must be authorization_code or refresh_token";
            return Err(mistake("unsupported_grant_type", description));
        }
    };
    match issued {
        Ok(issued) => Ok(answer(&json!({
            "access_token": issued.access,
            "token_type": "Bearer",
            "expires_in": ACCESS_SECONDS,
            "refresh_token": issued.refresh,
            "scope": issued.scopes.join(" "),
        }))),
        Err(NotIssued::Scopes) => {
            Err(mistake("invalid_scope", "the store did not permit one of these scopes"))
        }
        Err(NotIssued::Invalid) => Err(mistake(
            "invalid_grant",
            "the code or refresh token is unknown, expired, used or revoked, is of another application, or redirect_uri or \
             code_verifier is another one",
        )),
    }
}

/// Revokes a token (RFC 7009).
pub(super) async fn revoke(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failed> {
    let (application, form) = read(&site, &headers, body).await?;
    let _permit = site.stranger().await?;
    let token = form.text("token");
    if token.is_empty() {
        return Err(mistake("invalid_request", "token is missing"));
    }
    repeated(|| site.backend.database.revoke_of(&application, token)).await?;
    Ok(answer(&json!({})))
}

/// Says if a token of the application works (RFC 7662). Only an application with a secret may ask.
pub(super) async fn introspect(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failed> {
    let (application, form) = read(&site, &headers, body).await?;
    let _permit = site.stranger().await?;
    if !application.is_confidential {
        return Err(Failed::Client);
    }
    let token = form.text("token");
    if token.is_empty() {
        return Err(mistake("invalid_request", "token is missing"));
    }
    let known = site.backend.database.introspect(&application, token).await?;
    let Some(known) = known else {
        return Ok(answer(&json!({ "active": false })));
    };
    let seconds = |micros: i64| micros / 1_000_000;
    let mut value = json!({
        "active": true,
        "iss": site.origin,
        "client_id": application.client_id,
        "sub": known.store.to_string(),
        "scope": known.scopes,
        "exp": seconds(known.expires_at),
    });
    if let Some(at) = known.issued_at {
        value["iat"] = json!(seconds(at));
        value["token_type"] = json!("Bearer");
    }
    Ok(answer(&value))
}
