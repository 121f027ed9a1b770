//! Support tickets.

use backoffice_models::{SupportTicket, SupportTicketId};
use backoffice_shapes::endpoints;
use serde_json::{Value, json};
use tokio::io::AsyncReadExt as _;

use super::{
    Backoffice,
    json::{self, push, set},
};
use crate::{
    Tickets,
    generated::tables,
    http::{
        answer::Answer,
        call::exact,
        caller::Caller,
        form::{FilePart, Form},
        refusal::Refusal,
    },
    store::write::Write,
};

/// Bytes of a file in one row.
const PART: usize = 256 * 1024;

impl Tickets for Backoffice {
    async fn list_comments(&self, caller: &Caller, id: SupportTicketId) -> Answer<SupportTicket> {
        let ticket = self.read(caller, &tables::TICKETS, "id", i64::from(id));
        self.with_addresses(ticket.await?)
    }

    /// Adds a comment with the files to the ticket that the form names (gaps `attachment-form-fields`, `attachment-comment`).
    async fn upload_attachments(&self, caller: &Caller, form: Form) -> Answer<SupportTicket> {
        let Some(ticket) = form.text("ticket") else {
            return Err(Refusal::invalid("ticket", "missing: the id of the ticket"));
        };
        let Some(ticket) = exact::<i64>(ticket) else {
            return Err(Refusal::invalid("ticket", "expected the id of a ticket"));
        };
        if form.files.is_empty() {
            return Err(Refusal::invalid(
                "non_field_errors",
                "expected at least one file",
            ));
        }
        let endpoint = &endpoints::UPLOAD_TICKET_ATTACHMENTS;
        let (mut write, stored) = self
            .change(caller, endpoint, &tables::TICKETS, "id", ticket)
            .await?;
        let mut record = json::read(&stored.json)?;
        let mut attachments = Vec::new();
        for file in &form.files {
            let id = self.store_file(&mut write, ticket, file).await?;
            attachments.push(json!({
                "file": self.file_reference(caller.store(), id, &file.name), "file_name": file.name, "id": id,
            }));
        }
        let now = json::now();
        let comment = json!({
            "attachments": attachments, "author": Value::Null, "body": form.text("body").unwrap_or_default(),
            "created_at": now, "from_email": Value::Null, "id": write.id().await?, "is_public": true,
        });
        push(&mut record, "comments", comment);
        set(&mut record, "updated_at", now);
        let text = json::write_over::<SupportTicket>(&record, &[&stored.json])?;
        let record = format!("tickets/{ticket}");
        let ticket = write
            .replace(&tables::TICKETS, &stored, text, Vec::new(), &record)
            .await?;
        self.with_addresses(ticket)
    }
}

impl Backoffice {
    async fn store_file(
        &self,
        write: &mut Write<'_>,
        ticket: i64,
        file: &FilePart,
    ) -> Result<i64, Refusal> {
        let (id, store) = (write.id().await?, write.store());
        let sql = "INSERT INTO attachments (store, id, ticket, name, media_type, size) VALUES ($1, $2, $3, $4, $5, $6)";
        let size = i64::try_from(file.size).unwrap_or(i64::MAX);
        let values = vec![
            store.into(),
            id.into(),
            ticket.into(),
            file.name.as_str().into(),
            file.media_type.as_str().into(),
            size.into(),
        ];
        write.transaction.execute(sql, values).await?;
        let unreadable = |error: std::io::Error| {
            tracing::error!(%error, "an upload can't be read");
            Refusal::unavailable("the service could not store the upload")
        };
        let mut content = file.open().await.map_err(unreadable)?;
        for number in 0.. {
            let mut part = Vec::with_capacity(PART);
            let read = (&mut content)
                .take(PART as u64)
                .read_to_end(&mut part)
                .await;
            if read.map_err(unreadable)? == 0 {
                break;
            }
            let sql = "INSERT INTO attachment_parts (store, attachment, number, content) VALUES ($1, $2, $3, $4)";
            let number: i64 = number;
            let values = vec![store.into(), id.into(), number.into(), part.into()];
            write.transaction.execute(sql, values).await?;
        }
        Ok(id)
    }
}
