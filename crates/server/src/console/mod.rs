//! Pages for people: sign-in, the settings of a store, and what came in and is there.
//!
//! Every page is made on the server, and asks no other address for anything. Forms change something only if they come from a page
//! of this service and of the same session.

mod explore;
mod frame;
mod page;
mod session;
mod settings;

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, Method, StatusCode, header},
    middleware::{Next, from_fn, from_fn_with_state},
    response::Response,
    routing::{get, post},
};
use tokio::sync::Semaphore;
use tower::ServiceExt as _;
use url::{Host, Url};

pub(crate) use self::{
    page::{FormTargets, Problem, page, see_other},
    session::{OwnForm, SignedIn, leads_back_to},
};
use crate::{
    Backend,
    deadline::{PATIENCE, left, within},
    domain::{caller::Grant, refusal::Refusal},
    http::{body::whole, headers::media_type, unknown::other_method},
    oauth::{self, parameters::Parameters},
};

/// Largest form.
const MOST_BYTES: usize = 64 * 1024;

/// Requests at once of callers that are not known yet, so that they leave connections to others.
const STRANGERS: usize = 4;

/// State of the pages and of the OAuth endpoints.
pub(crate) struct Site {
    pub(crate) backend: Backend,
    /// Scheme, host and port of the public address: the issuer (RFC 8414, section 2).
    pub(crate) origin: String,
    /// The control interface of a sandbox.
    control: Router,
    /// True for a sandbox, in which everybody may act for each store.
    pub(crate) is_sandbox: bool,
    /// Longest time to receive a body.
    body_time: Duration,
    strangers: Semaphore,
}

impl Site {
    /// Reads a form.
    pub(crate) async fn form(
        &self,
        headers: &HeaderMap,
        body: Body,
    ) -> Result<Parameters, Refusal> {
        if media_type(headers).as_deref() != Some("application/x-www-form-urlencoded") {
            let detail = "this call takes a body of application/x-www-form-urlencoded";
            return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, detail));
        }
        Ok(Parameters::read(&whole(body, MOST_BYTES, self.body_time).await?))
    }

    /// Waits until few strangers are asking.
    pub(crate) async fn stranger(&self) -> Result<impl Drop + '_, Refusal> {
        let permit = tokio::time::timeout(left(), self.strangers.acquire()).await;
        let permit = permit.ok().and_then(Result::ok);
        permit.ok_or_else(|| Refusal::unavailable("too many requests at once: try again"))
    }

    /// Makes a call of the control interface for the session's store.
    pub(crate) async fn control(
        &self,
        signed_in: &SignedIn,
        method: Method,
        path: &str,
        body: &str,
    ) -> Result<(), Refusal> {
        let database = &self.backend.database;
        let scopes = database.schema.api.scopes.iter();
        let token = database.tokens.lend(Grant {
            token: 0,
            store: signed_in.session.store,
            scopes: scopes.map(|scope| scope.name.to_owned()).collect(),
            application: None,
        });
        let request = Request::builder()
            .method(method)
            .uri(format!("/control/{path}"))
            .header(header::AUTHORIZATION, format!("Bearer {token}"))
            .body(Body::from(body.to_owned()))
            .map_err(|_| Refusal::not_found())?;
        let Ok(response) = self.control.clone().oneshot(request).await;
        // A refusal goes along with its answer.
        let (mut parts, _) = response.into_parts();
        match parts.extensions.remove::<Refusal>() {
            Some(refusal) => Err(refusal),
            None if parts.status.is_success() => Ok(()),
            None => Err(Refusal::new(parts.status, "the call was refused")),
        }
    }

    /// Refuses a form of another site's page (OWASP's "Cross-Site Request Forgery Prevention"). A program that is not a browser
    /// sends neither header.
    pub(crate) fn check_origin(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let text =
            |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let is_own = match text(header::HeaderName::from_static("sec-fetch-site")) {
            Some(site) => site == "same-origin",
            None if !headers.contains_key(header::ORIGIN) => true,
            None => text(header::ORIGIN).is_some_and(|origin| {
                let host = origin.split_once("://").map(|(_, host)| host);
                origin == self.origin || host.is_some() && host == text(header::HOST)
            }),
        };
        if is_own { Ok(()) } else { Err(of_another_page()) }
    }
}

/// Answers pages of a sandbox at its own names alone: a site whose name leads to this machine would act as its user otherwise (DNS
/// rebinding). No name leads to an address that is written as one.
async fn own_host(
    State(site): State<Arc<Site>>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let url = host.and_then(|host| Url::parse(&format!("http://{host}/")).ok());
    let own = Url::parse(&site.origin).ok();
    let is_own = match url.as_ref().and_then(Url::host) {
        Some(Host::Domain("localhost")) | Some(Host::Ipv4(_) | Host::Ipv6(_)) => true,
        host => own.as_ref().and_then(Url::host) == host,
    };
    if site.is_sandbox && !is_own {
        let detail = format!("open this page at {}/", site.origin);
        return Err(Refusal::new(StatusCode::MISDIRECTED_REQUEST, detail).into());
    }
    Ok(next.run(request).await)
}

/// 403: a form does not come from a page of this session.
fn of_another_page() -> Refusal {
    Refusal::new(
        StatusCode::FORBIDDEN,
        "this form comes from another page: open it again, and send it from there",
    )
}

/// First parts of the paths below.
const TAKEN: [&str; 13] = [
    "",
    ".well-known",
    "assets",
    "deliveries",
    "events",
    "faults",
    "oauth",
    "records",
    "requests",
    "settings",
    "sign-in",
    "sign-out",
    "snapshots",
];

/// Returns the pages and the OAuth endpoints; none if the API itself has such paths at the root of its address.
pub(crate) fn router(
    backend: &Backend,
    control: Router,
    is_sandbox: bool,
    body_time: Duration,
) -> Router {
    let endpoints = backend.database.schema.api.endpoints.iter();
    let mut first = endpoints.filter_map(|endpoint| endpoint.path.split('/').nth(1));
    if backend.mount().is_none() && first.any(|first| TAKEN.contains(&first)) {
        tracing::warn!(
            "the API has paths of the sign-in, which is off: give the public address a path"
        );
        return Router::new();
    }
    let site = Arc::new(Site {
        backend: backend.clone(),
        origin: backend.origin().to_owned(),
        control,
        is_sandbox,
        body_time,
        strangers: Semaphore::new(STRANGERS),
    });
    let mut pages = Router::new()
        .route("/", get(explore::root))
        .route("/sign-in", get(session::show).post(session::sign_in))
        .route("/sign-out", post(session::sign_out))
        .route("/records", get(explore::kinds))
        .route("/records/{kind}", get(explore::records))
        .route("/records/{kind}/{id}", get(explore::record))
        .route("/events", get(explore::events))
        .route("/deliveries/redeliver", post(explore::redeliver))
        .route("/settings", get(settings::show))
        .route("/settings/tokens", post(settings::add_token))
        .route("/settings/tokens/revoke", post(settings::revoke_token))
        .route("/settings/applications", post(settings::add_application))
        .route("/settings/applications/revoke", post(settings::revoke_application))
        .route("/settings/applications/disconnect", post(settings::disconnect))
        .route("/oauth/authorize", get(oauth::authorize::show).post(oauth::authorize::decide));
    if is_sandbox {
        pages = pages
            .route("/requests", get(explore::requests))
            .route("/requests/{id}", get(explore::request))
            .route("/requests/forget", post(explore::forget_requests))
            .route("/records/{kind}/{id}/change", post(explore::change_record))
            .route("/records/{kind}/{id}/remove", post(explore::remove_record))
            .route("/faults", get(explore::faults).post(explore::add_fault))
            .route("/faults/remove", post(explore::remove_fault))
            .route("/snapshots", get(explore::snapshots).post(explore::take_snapshot))
            .route("/snapshots/restore", post(explore::restore))
            .route("/snapshots/remove", post(explore::remove_snapshot));
    }
    let pages = pages.layer((from_fn(page::protect), from_fn_with_state(site.clone(), own_host)));
    let router = Router::new()
        .route("/assets/style.css", get(page::style))
        .merge(pages)
        .merge(oauth::router())
        .method_not_allowed_fallback(other_method)
        .layer(from_fn(async |request: Request, next: Next| {
            within(PATIENCE, next.run(request)).await
        }));
    router.with_state(site)
}
