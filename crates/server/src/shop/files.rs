//! Files of tickets: their addresses, and their content (gap `attachment-addresses`).

use axum::{
    Router,
    body::Body,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, header},
    response::Response,
    routing::get,
};
use backoffice_models::SupportTicket;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use futures_util::stream;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;

use super::{
    Backoffice,
    json::{self, set},
};
use crate::{
    http::{
        answer::{Answer, Reply},
        headers::wants_problem,
        refusal::Refusal,
        unknown::other_method,
    },
    store::error::Error,
};

/// Start of the paths of files.
const FILES: &str = "/files/";

impl Backoffice {
    /// Returns the reference to a file that its ticket keeps: the address without that of the service. Whoever knows it can
    /// read the file: a signature keeps others from guessing it.
    pub(super) fn file_reference(&self, store: i64, id: i64, name: &str) -> String {
        let signature = self.store.cursors.sign("file", text(store, id).as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature);
        let name = utf8_percent_encode(name, NON_ALPHANUMERIC);
        format!("{FILES}{store}/{id}/{signature}/{name}")
    }

    /// Returns the answer with the addresses of files in the place of the references.
    pub(super) fn with_addresses<T>(&self, reply: Reply<T>) -> Answer<T> {
        let text = String::from_utf8_lossy(reply.as_bytes());
        let addressed = self.addressed(&text)?;
        Ok(match addressed {
            Some(text) => Reply::versioned(text, reply.version()),
            None => reply,
        })
    }

    /// Returns the text of a ticket with the addresses of its files, if it has any.
    pub(super) fn addressed(&self, ticket: &str) -> Result<Option<String>, Refusal> {
        if !ticket.contains(FILES) {
            return Ok(None);
        }
        let mut record = json::read(ticket)?;
        let mut has_files = false;
        let comments = record.get_mut("comments").and_then(Value::as_array_mut);
        for comment in comments.into_iter().flatten() {
            let attachments = comment.get_mut("attachments").and_then(Value::as_array_mut);
            for attachment in attachments.into_iter().flatten() {
                let address = attachment["file"]
                    .as_str()
                    .and_then(|file| self.address(file));
                if let Some(address) = address {
                    set(attachment, "file", address);
                    has_files = true;
                }
            }
        }
        if !has_files {
            return Ok(None);
        }
        json::write_over::<SupportTicket>(&record, &[ticket]).map(Some)
    }

    /// Returns the address of a file. Takes a reference, or an address that an earlier version stored, with the address that
    /// the service had.
    fn address(&self, file: &str) -> Option<String> {
        let (_, rest) = file.rsplit_once(FILES)?;
        let [store, id, signature, _] = rest.split('/').collect::<Vec<_>>()[..] else {
            return None;
        };
        let is_ours = self.is_signed(store.parse().ok()?, id.parse().ok()?, signature);
        is_ours.then(|| format!("{}{FILES}{rest}", self.settings.public))
    }

    fn is_signed(&self, store: i64, id: i64, signature: &str) -> bool {
        let signature = URL_SAFE_NO_PAD.decode(signature).unwrap_or_default();
        let file = text(store, id);
        self.store
            .cursors
            .verify("file", file.as_bytes(), &signature)
    }

    pub(crate) fn files(&self) -> Router {
        Router::new()
            .route("/files/{store}/{id}/{signature}/{name}", get(file))
            .method_not_allowed_fallback(other_method)
            .with_state(self.clone())
    }

    async fn file(&self, store: i64, id: i64, signature: &str) -> Result<Response, Refusal> {
        if !self.is_signed(store, id, signature) {
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
