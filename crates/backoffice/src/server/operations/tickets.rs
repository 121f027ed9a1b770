//! Support tickets.

use backoffice_description::endpoints;
use serde_json::{Value, json};

use super::{
    Backoffice,
    json::{self, push, set},
};
use crate::{
    models::{SupportTicket, SupportTicketId},
    server::{
        Tickets,
        domain::{answer::Answer, caller::Caller, exact, form::Form, refusal::Refusal},
        generated::tables,
        queries::attachments,
    },
};

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
            let id = attachments::add(&mut write, ticket, file).await?;
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
