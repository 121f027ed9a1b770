//! The authorization endpoint: an application asks, and a person permits (RFC 6749, section 4.1).

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{RawQuery, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use backoffice_shapes::Scope;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use url::Url;

use super::parameters::Parameters;
use crate::{
    console::{FormTargets, OwnForm, Problem, Site, leads_back_to, page, see_other},
    domain::{application::Application, refusal::Refusal},
    repeat::repeated,
};

/// A request of an application, which it may make.
struct Wanted {
    application: Application,
    redirect: String,
    state: Option<String>,
    scopes: Vec<&'static Scope>,
    /// Hash of the code verifier.
    challenge: [u8; 32],
}

/// A mistake of an application that is known, with its address: it is told there (RFC 6749, section 4.1.2.1).
struct Mistake {
    redirect: String,
    state: Option<String>,
    error: &'static str,
    description: String,
    /// True if a store made the application: its address may be anybody's, so a person decides to go there (RFC 9700, section
    /// 4.11.2).
    asks: bool,
}

/// Names of the parameters, each of which is written once.
const NAMES: [&str; 8] = [
    "client_id",
    "redirect_uri",
    "response_type",
    "response_mode",
    "scope",
    "state",
    "code_challenge",
    "code_challenge_method",
];

/// Reads and checks a request. As long as the application or its address is not known, nobody is led to that address.
async fn read(site: &Site, query: &str) -> Result<Result<Wanted, Mistake>, Problem> {
    let unusable = |detail| Problem::from(Refusal::new(StatusCode::BAD_REQUEST, detail));
    let parameters = Parameters::read(query.as_bytes());
    let get = |name| parameters.get(name).ok().flatten().unwrap_or_default();
    let permit = site.stranger().await?;
    let application = site.backend.database.application(get("client_id")).await?;
    drop(permit);
    let (application, _) = application.ok_or_else(|| {
        unusable(
            "no application has this `client_id`: go back to the application, and tell its makers",
        )
    })?;
    let redirect = get("redirect_uri");
    if !application.has_redirect(redirect) {
        let detail = "`redirect_uri` is not an address of this application, exactly as it was registered: go back to the \
                      application, and tell its makers";
        return Err(unusable(detail));
    }
    let state = parameters.get("state").ok().flatten();
    let mistake = |error, description: String| {
        let (redirect, state) = (redirect.to_owned(), state.map(str::to_owned));
        let asks = application.store.is_some();
        Ok(Err(Mistake { redirect, state, error, description, asks }))
    };
    if let Some(name) = NAMES.iter().find(|name| parameters.get(name).is_err()) {
        return mistake("invalid_request", format!("{name} is written twice"));
    }
    if get("response_type") != "code" {
        return mistake("unsupported_response_type", "response_type must be code".to_owned());
    }
    if !matches!(get("response_mode"), "" | "query") {
        return mistake("invalid_request", "response_mode must be query".to_owned());
    }
    let challenge = URL_SAFE_NO_PAD.decode(get("code_challenge")).ok();
    let challenge = challenge.and_then(|challenge| challenge.try_into().ok());
    let (Some(challenge), "S256") = (challenge, get("code_challenge_method")) else {
        let description = "PKCE is required: code_challenge_method S256, and a code_challenge of 43 characters (RFC 7636)";
        return mistake("invalid_request", description.to_owned());
    };
    let scopes = match get("scope") {
        "" => application.scopes.iter().map(String::as_str).collect(),
        text => text.split(' ').collect::<Vec<_>>(),
    };
    let mut wanted: Vec<&Scope> = Vec::new();
    for name in scopes {
        let mut known = site.backend.database.schema.api.scopes.iter();
        let scope = known.find(|scope| scope.name == name);
        match scope.filter(|scope| application.scopes.iter().any(|own| own == scope.name)) {
            Some(scope) if wanted.contains(scope) => {}
            Some(scope) => wanted.push(scope),
            None => {
                let description = "the application may not ask for one of these scopes";
                return mistake("invalid_scope", description.to_owned());
            }
        }
    }
    let (redirect, state) = (redirect.to_owned(), state.map(str::to_owned));
    Ok(Ok(Wanted { application, redirect, state, scopes: wanted, challenge }))
}

/// Writes the address of an answer.
fn address(site: &Site, redirect: &str, state: Option<&str>, more: &[(&str, &str)]) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(more).extend_pairs(state.map(|state| ("state", state)));
    // RFC 9207: the application sees whose answer it is.
    let query = query.append_pair("iss", &site.origin).finish();
    let joint = if redirect.contains('?') { '&' } else { '?' };
    format!("{redirect}{joint}{query}")
}

#[derive(Template)]
#[template(path = "mistake.html")]
struct MistakePage<'a> {
    description: &'a str,
    place: String,
    address: String,
}

impl Mistake {
    fn told(&self, site: &Site) -> Result<Response, Problem> {
        let more = [("error", self.error), ("error_description", self.description.as_str())];
        let address = address(site, &self.redirect, self.state.as_deref(), &more);
        if !self.asks {
            return Ok(see_other(&address));
        }
        let place = place(&self.redirect);
        let mut response = page(&MistakePage { description: &self.description, place, address })?;
        *response.status_mut() = StatusCode::BAD_REQUEST;
        Ok(response)
    }
}

#[derive(Template)]
#[template(path = "consent.html")]
struct ConsentPage<'a> {
    application: &'a str,
    /// Host of the address, or what stands for it.
    place: &'a str,
    store: &'a str,
    account: Option<&'a str>,
    scopes: &'a [&'static Scope],
    /// The whole request, which the form sends again.
    request: &'a str,
    form_token: &'a str,
}

/// Returns the part of an address that says to whom it leads: its host, or its scheme.
fn place(redirect: &str) -> String {
    let url = Url::parse(redirect).ok();
    let host = url.as_ref().and_then(|url| Some((url.host_str()?, url.port())));
    match host {
        Some((host, Some(port))) => format!("{host}:{port}"),
        Some((host, None)) => host.to_owned(),
        None => redirect.split(':').next().unwrap_or_default().to_owned(),
    }
}

/// Returns where browsers may follow the form's redirect to. They ask so for each redirect that comes after it, too, and know no
/// source with an IPv6 address, so it is schemes.
fn sources(redirect: &str) -> String {
    match redirect.split(':').next().unwrap_or_default() {
        "http" | "https" => "https: http:".to_owned(),
        own => format!("https: http: {own}:"),
    }
}

/// Shows what an application asks for. A person who is not signed in does so first.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let request = query.unwrap_or_default();
    let wanted = match read(&site, &request).await? {
        Ok(wanted) => wanted,
        Err(mistake) => return mistake.told(&site),
    };
    let Some(signed_in) = site.signed_in(&headers).await? else {
        return Ok(see_other(&leads_back_to(&format!("/oauth/authorize?{request}"))));
    };
    let mut response = page(&ConsentPage {
        application: &wanted.application.name,
        place: &place(&wanted.redirect),
        store: &signed_in.session.store_name,
        account: signed_in.session.account.as_deref(),
        scopes: &wanted.scopes,
        request: &request,
        form_token: &signed_in.form_token,
    })?;
    response.extensions_mut().insert(FormTargets(sources(&wanted.redirect)));
    Ok(response)
}

/// Takes a person's decision.
pub(crate) async fn decide(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let wanted = match read(&site, form.text("request")).await? {
        Ok(wanted) => wanted,
        Err(mistake) => return mistake.told(&site),
    };
    let Wanted { application, redirect, state, scopes, challenge } = wanted;
    if form.text("decision") != "permit" {
        let description = "the store did not permit it".to_owned();
        let mistake = Mistake { redirect, state, error: "access_denied", description, asks: false };
        return mistake.told(&site);
    }
    let scopes: Vec<_> = scopes.iter().map(|scope| scope.name.to_owned()).collect();
    let (database, store) = (&site.backend.database, signed_in.session.store);
    let code =
        repeated(|| database.consent(&application, store, &scopes, &redirect, challenge)).await?;
    Ok(see_other(&address(&site, &redirect, state.as_deref(), &[("code", &code)])))
}
