//! Files of tickets: their addresses, and their content (gap `attachment-addresses`).

use axum::{
    Router,
    body::Body,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, header},
    response::Response,
    routing::get,
};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use futures_util::stream;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::Backoffice;
use crate::{
    http::{headers::wants_problem, refusal::Refusal, unknown::other_method},
    store::error::Error,
};

impl Backoffice {
    /// Returns the address of a file. Whoever knows it can read the file: a signature keeps others from guessing it.
    pub(super) fn file_address(&self, store: i64, id: i64, name: &str) -> String {
        let signature = self.store.cursors.sign("file", text(store, id).as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature);
        let name = utf8_percent_encode(name, NON_ALPHANUMERIC);
        format!(
            "{}/files/{store}/{id}/{signature}/{name}",
            self.settings.public
        )
    }

    pub(crate) fn files(&self) -> Router {
        Router::new()
            .route("/files/{store}/{id}/{signature}/{name}", get(file))
            .method_not_allowed_fallback(other_method)
            .with_state(self.clone())
    }

    async fn file(&self, store: i64, id: i64, signature: &str) -> Result<Response, Refusal> {
        let signature = URL_SAFE_NO_PAD.decode(signature).unwrap_or_default();
        if !self
            .store
            .cursors
            .verify("file", text(store, id).as_bytes(), &signature)
        {
            return Err(Refusal::not_found());
        }
        let sql = "SELECT size FROM attachments WHERE store = $1 AND id = $2";
        let row = self
            .store
            .db
            .row(sql, vec![store.into(), id.into()])
            .await?;
        let size = row.ok_or_else(Refusal::not_found)?.integer(0)?;
        let db = self.store.db.clone();
        // One part at a time, so that a file of any size takes little memory.
        let parts = stream::try_unfold(0i64, move |number| {
            let db = db.clone();
            async move {
                let sql = "SELECT content FROM attachment_parts WHERE store = $1 AND attachment = $2 AND number = $3";
                let row = db
                    .row(sql, vec![store.into(), id.into(), number.into()])
                    .await?;
                let Some(row) = row else { return Ok(None) };
                Ok::<_, Error>(Some((row.bytes(0)?, number + 1)))
            }
        });
        let mut response = Response::new(Body::from_stream(parts));
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_LENGTH, size.into());
        // A browser must not run a file as a page of this origin.
        for (name, value) in [
            (header::CONTENT_TYPE, "application/octet-stream"),
            (header::CONTENT_DISPOSITION, "attachment"),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        ] {
            headers.insert(name, HeaderValue::from_static(value));
        }
        Ok(response)
    }
}

fn text(store: i64, id: i64) -> String {
    format!("{store} {id}")
}

async fn file(
    State(backoffice): State<Backoffice>,
    Path((store, id, signature, _)): Path<(String, String, String, String)>,
    headers: HeaderMap,
) -> Response {
    let found = match (store.parse(), id.parse()) {
        (Ok(store), Ok(id)) => backoffice.file(store, id, &signature).await,
        _ => Err(Refusal::not_found()),
    };
    found.unwrap_or_else(|refusal| refusal.answer(wants_problem(&headers)))
}
