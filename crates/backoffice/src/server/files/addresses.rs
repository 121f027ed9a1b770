//! Files of tickets: their addresses, and who may read them (gap `attachment-addresses`).

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use futures_util::Stream;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;

use crate::{
    models::SupportTicket,
    server::{
        Backoffice,
        database::error::Error,
        domain::{
            answer::{Answer, Reply},
            refusal::Refusal,
        },
        queries::attachments,
    },
};
use backoffice_server::json::{self, set};

/// Start of the paths of files.
pub(crate) const FILES: &str = "/files/";

impl Backoffice {
    /// Returns the reference to a file that its ticket keeps: the address without that of the service. Whoever knows it can
    /// read the file: a signature keeps others from guessing it.
    pub(in crate::server) fn file_reference(&self, store: i64, id: i64, name: &str) -> String {
        let signature = self.database.cursors.sign("file", text(store, id).as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature);
        let name = utf8_percent_encode(name, NON_ALPHANUMERIC);
        format!("{FILES}{store}/{id}/{signature}/{name}")
    }

    /// Returns the answer with the addresses of files in the place of the references.
    pub(in crate::server) fn with_addresses<T>(&self, reply: Reply<T>) -> Answer<T> {
        let text = String::from_utf8_lossy(reply.as_bytes());
        let addressed = self.addressed(&text)?;
        Ok(match addressed {
            Some(text) => Reply::versioned(text, reply.version()),
            None => reply,
        })
    }

    /// Returns the text of a ticket with the addresses of its files, if it has any.
    pub(in crate::server) fn addressed(&self, ticket: &str) -> Result<Option<String>, Refusal> {
        if !ticket.contains(FILES) {
            return Ok(None);
        }
        let mut record = json::read(ticket)?;
        let mut has_files = false;
        let comments = record.get_mut("comments").and_then(Value::as_array_mut);
        for comment in comments.into_iter().flatten() {
            let attachments = comment.get_mut("attachments").and_then(Value::as_array_mut);
            for attachment in attachments.into_iter().flatten() {
                let address = attachment["file"].as_str().and_then(|file| self.address(file));
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
        self.database.cursors.verify("file", file.as_bytes(), &signature)
    }

    /// Returns the content of a file, if the signature is right: its number of bytes, and its parts, which are read one at a
    /// time, so that a file of any size takes little memory.
    pub(crate) async fn file(
        &self,
        store: i64,
        id: i64,
        signature: &str,
    ) -> Result<(i64, impl Stream<Item = Result<Vec<u8>, Error>> + use<>), Refusal> {
        if !self.is_signed(store, id, signature) {
            return Err(Refusal::not_found());
        }
        let size = attachments::size(&self.database, store, id).await?;
        let size = size.ok_or_else(Refusal::not_found)?;
        Ok((size, attachments::parts(&self.database, store, id)))
    }
}

fn text(store: i64, id: i64) -> String {
    format!("{store} {id}")
}
