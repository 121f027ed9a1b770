//! Sign-in, and the session that a browser's cookie names.

use std::sync::Arc;

use askama::Template;
use axum::{
    body::Body,
    extract::{FromRequest, FromRequestParts, RawQuery, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse as _, Response},
};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use subtle::ConstantTimeEq as _;

use super::{
    Site, of_another_page,
    page::{Problem, page, see_other},
};
use crate::{
    database::accounts::Session,
    domain::{exact, refusal::Refusal},
    oauth::parameters::Parameters,
    password,
    repeat::repeated,
};

/// Most stores that the page of a sandbox shows.
const MOST_STORES: usize = 20;

/// A signed-in browser, and what its forms prove that they are of it with.
pub(crate) struct SignedIn {
    pub(crate) session: Session,
    pub(crate) form_token: String,
    /// The session's text.
    text: String,
}

impl Site {
    /// Returns the name of the cookie. Browsers take one with this prefix only from this host, over TLS, and for all paths. They do
    /// not tell ports apart, so the name does.
    fn cookie(&self) -> String {
        let (scheme, host) = self.origin.split_once("://").unwrap_or_default();
        let port = host.rsplit_once(':').map_or("", |(_, port)| port);
        let prefix = if scheme == "https" { "__Host-" } else { "" };
        format!("{prefix}{}-session-{port}", self.backend.database.schema.api.name)
    }

    /// Finds the session of a request.
    pub(crate) async fn signed_in(&self, headers: &HeaderMap) -> Result<Option<SignedIn>, Refusal> {
        let cookies = headers.get_all(header::COOKIE).iter();
        let cookies = cookies.filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|text| text.split(';')).map(str::trim);
        let cookie = self.cookie();
        let text = pairs.find_map(|pair| {
            let (name, value) = pair.split_once('=')?;
            (name == cookie).then_some(value)
        });
        let Some(text) = text else { return Ok(None) };
        let _permit = self.stranger().await?;
        let database = &self.backend.database;
        let session = database.session(text).await?;
        let form_token = database.cursors.sign("form", text.as_bytes());
        let form_token = URL_SAFE_NO_PAD.encode(form_token);
        Ok(session.map(|session| SignedIn { session, form_token, text: text.to_owned() }))
    }
}

/// Without a session, the answer leads to the sign-in, and from there back to the page.
impl FromRequestParts<Arc<Site>> for SignedIn {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        match site.signed_in(&parts.headers).await {
            Ok(Some(signed_in)) => Ok(signed_in),
            Ok(None) => Err(see_other(&leads_back_to(parts.uri.path()))),
            Err(refusal) => Err(Problem::from(refusal).into_response()),
        }
    }
}

/// A form that comes from a page of the session.
pub(crate) struct OwnForm(pub(crate) SignedIn, pub(crate) Parameters);

impl FromRequest<Arc<Site>> for OwnForm {
    type Rejection = Problem;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Self, Problem> {
        let (Parts { headers, .. }, body) = request.into_parts();
        site.check_origin(&headers)?;
        let signed_in = site.signed_in(&headers).await?.ok_or_else(|| {
            let detail = "you are not signed in, or no longer: sign in at /sign-in";
            Refusal::new(StatusCode::FORBIDDEN, detail)
        })?;
        let form = site.form(&headers, body).await?;
        let given = form.text("form_token").as_bytes();
        if !bool::from(given.ct_eq(signed_in.form_token.as_bytes())) {
            return Err(of_another_page().into());
        }
        Ok(Self(signed_in, form))
    }
}

#[derive(Template)]
#[template(path = "sign_in.html")]
struct SignInPage {
    next: String,
    problem: Option<&'static str>,
    is_sandbox: bool,
    /// Numbers and names.
    stores: Vec<(i64, String)>,
}

/// The page after a sign-in that names no other.
const FIRST: &str = "/";

/// Returns the wanted page if it is one of this service, so that nobody is led to another one.
fn next(wanted: &str) -> &str {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_/".contains(&byte);
    let is_page = wanted.starts_with('/') && !wanted.contains("//") && wanted.bytes().all(is_plain);
    let is_printable = wanted.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let is_request = wanted.starts_with("/oauth/authorize?") && is_printable;
    if is_page || is_request { wanted } else { FIRST }
}

/// Returns the address of the sign-in that leads back to a page.
pub(crate) fn leads_back_to(page: &str) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    format!("/sign-in?{}", query.append_pair("next", page).finish())
}

async fn shown(
    site: &Site,
    wanted: &str,
    problem: Option<&'static str>,
) -> Result<Response, Problem> {
    let stores = match site.is_sandbox {
        true => site.backend.database.first_stores(MOST_STORES).await?,
        false => Vec::new(),
    };
    let next = next(wanted).to_owned();
    page(&SignInPage { next, problem, is_sandbox: site.is_sandbox, stores })
}

/// Shows the sign-in.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let query = Parameters::read(query.unwrap_or_default().as_bytes());
    let _permit = site.stranger().await?;
    shown(&site, query.text("next"), None).await
}

/// Signs in with a name and a password; in a sandbox also as a store, or with a token of one.
pub(super) async fn sign_in(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    site.check_origin(&headers)?;
    let form = site.form(&headers, body).await?;
    let database = &site.backend.database;
    let (store, token) = (form.text("store"), form.text("token"));
    let found = if site.is_sandbox && !(store.is_empty() && token.is_empty()) {
        let _permit = site.stranger().await?;
        in_a_sandbox(&site, store, token).await?
    } else {
        with_password(&site, form.text("name"), form.text("password")).await?
    };
    let (store, account) = match found {
        Ok(found) => found,
        Err(problem) => {
            let mut response = shown(&site, form.text("next"), Some(problem)).await?;
            *response.status_mut() = StatusCode::FORBIDDEN;
            return Ok(response);
        }
    };
    // A new session, so that nobody can have prepared it (session fixation).
    let session = repeated(|| database.add_session(store, account)).await?;
    let mut response = see_other(next(form.text("next")));
    write_cookie(&site, &mut response, &session, "");
    Ok(response)
}

/// A store and the account that acts for it.
type Found = (i64, Option<i64>);

/// Finds the store that a button names, or that of a token.
async fn in_a_sandbox(
    site: &Site,
    store: &str,
    token: &str,
) -> Result<Result<Found, &'static str>, Refusal> {
    let database = &site.backend.database;
    if token.is_empty() {
        let stores = database.first_stores(MOST_STORES).await?;
        let wanted = exact::<i64>(store);
        let store = stores.iter().find(|(id, _)| Some(*id) == wanted);
        return Ok(store.map(|(id, _)| (*id, None)).ok_or("There is no such store."));
    }
    let grant = database.grant(token).await?;
    let found = grant.map(|grant| (grant.store, None));
    Ok(found.ok_or("The token is unknown, expired or revoked."))
}

async fn with_password(
    site: &Site,
    name: &str,
    given: &str,
) -> Result<Result<Found, &'static str>, Refusal> {
    let database = &site.backend.database;
    let permit = site.stranger().await?;
    let credentials = database.credentials(name).await?;
    drop(permit);
    let hash = credentials.as_ref().map(|known| known.password.as_str());
    let is_right = password::verify(given, hash).await?;
    match credentials {
        Some(known) if is_right && !known.is_paused => Ok(Ok((known.store, Some(known.id)))),
        known => {
            if let Some(known) = known.filter(|known| !known.is_paused) {
                repeated(|| database.count_failure(known.id)).await?;
            }
            // The same for a name that nobody has: who guesses must not see which ones exist.
            Ok(Err(
                "The name or the password is wrong. After ten wrong passwords, even the right one is refused for a minute.",
            ))
        }
    }
}

/// Signs out.
pub(super) async fn sign_out(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, _): OwnForm,
) -> Result<Response, Problem> {
    let database = &site.backend.database;
    repeated(|| database.remove_session(&signed_in.text)).await?;
    let mut response = see_other("/sign-in");
    write_cookie(&site, &mut response, "", "; Max-Age=0");
    Ok(response)
}

/// `Lax`: a browser that comes from an application's page is signed in, too.
fn write_cookie(site: &Site, response: &mut Response, session: &str, more: &str) {
    let secure = if site.origin.starts_with("https://") { "; Secure" } else { "" };
    let name = site.cookie();
    let cookie = format!("{name}={session}; Path=/; HttpOnly; SameSite=Lax{secure}{more}");
    if let Ok(cookie) = HeaderValue::try_from(cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
}

#[cfg(test)]
mod tests {
    use super::{FIRST, next};

    #[test]
    fn a_sign_in_leads_to_own_pages_only() {
        for own in
            ["/oauth/authorize?client_id=x&state=%2F%2Fevil.example", "/settings", "/records"]
        {
            assert_eq!(next(own), own);
        }
        for other in [
            "",
            "//evil.example",
            "https://evil.example/settings",
            "/\\evil.example",
            "/settings\\..\\evil",
            "/settings\r\nLocation: https://evil.example",
            "/oauth/authorize?\u{e9}",
            "javascript:alert(1)",
        ] {
            assert_eq!(next(other), FIRST, "{other}");
        }
    }
}
