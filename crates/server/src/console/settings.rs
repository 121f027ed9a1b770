//! The settings of a store: its tokens, its applications, and the applications that it permitted.

use std::{sync::Arc, time::Duration};

use askama::Template;
use axum::{extract::State, response::Response};
use backoffice_shapes::Scope;

use super::{
    Site,
    frame::Frame,
    page::{Problem, page, see_other},
    session::{OwnForm, SignedIn},
};
use crate::{
    NewApplication, TokenInfo,
    database::consents::Connection,
    domain::{application::Application, exact, refusal::Refusal},
    oauth::parameters::Parameters,
    repeat::repeated,
};

const DAY: u64 = 24 * 60 * 60;

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsPage<'a> {
    frame: Frame<'a>,
    scopes: &'static [&'static Scope],
    /// Names and texts that can't be read again.
    made: Vec<(&'static str, String)>,
    tokens: Vec<TokenInfo>,
    applications: Vec<Application>,
    connections: Vec<Connection>,
}

impl SettingsPage<'_> {
    /// Writes the day of a time.
    fn day(&self, micros: &i64) -> String {
        let time = jiff::Timestamp::from_microsecond(*micros).ok();
        time.map_or_else(String::new, |time| time.strftime("%Y-%m-%d").to_string())
    }
}

async fn settings(
    site: &Site,
    signed_in: &SignedIn,
    made: Vec<(&'static str, String)>,
) -> Result<Response, Problem> {
    let database = &site.backend.database;
    let (now, store) = (database.clock.now(), signed_in.session.store);
    let mut tokens = database.tokens(Some(store)).await?;
    tokens.retain(|token| {
        let works = token.revoked_at.is_none() && token.expires_at.is_none_or(|at| at > now);
        works && token.client_id.is_none()
    });
    let mut applications = database.applications().await?;
    applications
        .retain(|application| application.revoked_at.is_none() && application.store == Some(store));
    page(&SettingsPage {
        frame: Frame::new(site, signed_in, "settings"),
        scopes: database.schema.api.scopes,
        made,
        tokens,
        applications,
        connections: database.connections(store).await?,
    })
}

/// Shows the settings.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    signed_in: SignedIn,
) -> Result<Response, Problem> {
    settings(&site, &signed_in, Vec::new()).await
}

/// Reads the scopes that a form has.
fn scopes(site: &Site, form: &Parameters) -> Result<Vec<&'static str>, Refusal> {
    let known = site.backend.database.schema.api.scopes.iter();
    let scopes: Vec<_> = known
        .map(|scope| scope.name)
        .filter(|name| form.all("scope").any(|wanted| wanted == *name))
        .collect();
    if scopes.is_empty() {
        return Err(Refusal::invalid("scope", "choose one at least"));
    }
    Ok(scopes)
}

/// Makes a token, and shows it once.
pub(super) async fn add_token(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let scopes = scopes(&site, &form)?;
    let days = match form.text("days") {
        "" => None,
        days => match exact::<u32>(days) {
            Some(days) if days > 0 => Some(Duration::from_secs(u64::from(days) * DAY)),
            _ => return Err(Refusal::invalid("days", "expected a whole number above 0").into()),
        },
    };
    let name = match form.text("name") {
        "" => "settings",
        name => name,
    };
    let token = site.backend.add_token(signed_in.session.store, name, &scopes, days).await;
    let token = token.map_err(|error| Refusal::unavailable(error.to_string()))?;
    settings(&site, &signed_in, vec![("Token", token)]).await
}

/// Revokes a token of the store.
pub(super) async fn revoke_token(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let (database, store) = (&site.backend.database, signed_in.session.store);
    let id = exact::<i64>(form.text("id")).ok_or_else(Refusal::not_found)?;
    Refusal::unless(repeated(|| database.revoke(id, Some(store))).await?)?;
    Ok(see_other("/settings"))
}

/// Makes an application, and shows its secret once.
pub(super) async fn add_application(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let scopes = scopes(&site, &form)?;
    let new = NewApplication {
        name: form.text("name").to_owned(),
        is_confidential: form.text("kind") == "confidential",
        redirects: form.text("redirects").split_whitespace().map(str::to_owned).collect(),
        scopes: scopes.iter().map(|scope| (*scope).to_owned()).collect(),
        store: Some(signed_in.session.store),
    };
    let (client_id, secret) = site.backend.add_application(&new).await?;
    let secret = secret.map(|secret| ("Client secret", secret));
    let made = [("Client id", client_id)].into_iter().chain(secret).collect();
    settings(&site, &signed_in, made).await
}

/// Revokes an application of the store.
pub(super) async fn revoke_application(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let (database, store) = (&site.backend.database, signed_in.session.store);
    let client_id = form.text("client_id");
    Refusal::unless(repeated(|| database.revoke_application(client_id, Some(store))).await?)?;
    Ok(see_other("/settings"))
}

/// Takes back what the store permitted an application.
pub(super) async fn disconnect(
    State(site): State<Arc<Site>>,
    OwnForm(signed_in, form): OwnForm,
) -> Result<Response, Problem> {
    let (database, store) = (&site.backend.database, signed_in.session.store);
    let client_id = form.text("client_id");
    Refusal::unless(repeated(|| database.disconnect(store, client_id)).await?)?;
    Ok(see_other("/settings"))
}
