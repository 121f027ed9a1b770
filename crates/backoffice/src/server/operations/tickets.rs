//! Support tickets.

use backoffice_description::endpoints;
use serde_json::json;

use super::{Backoffice, json};
use crate::{
    models::{Comment, SupportTicket, SupportTicketId},
    server::{
        Tickets,
        domain::{answer::Answer, caller::Caller, exact, form::Form, refusal::Refusal},
        generated::tables,
        queries::attachments,
    },
};

impl Tickets for Backoffice {
    async fn list_comments(&self, caller: &Caller, id: SupportTicketId) -> Answer<SupportTicket> {
        let ticket = self.read(caller, &tables::TICKETS, i64::from(id));
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
            return Err(Refusal::invalid("non_field_errors", "expected at least one file"));
        }
        let endpoint = &endpoints::UPLOAD_TICKET_ATTACHMENTS;
        let (mut write, stored) = self.change(caller, endpoint, &tables::TICKETS, ticket).await?;
        let mut record: SupportTicket = json::record(&stored.json)?;
        let mut attachments = Vec::new();
        for file in &form.files {
            let id = attachments::add(&mut write, ticket, file).await?;
            // A reference is no address, which the model's constructor would refuse.
            let file_reference = self.file_reference(caller.store(), id, &file.name);
            let attachment = json!({ "file": file_reference, "file_name": file.name, "id": id });
            attachments.push(json::record(&attachment.to_string())?);
        }
        let mut comment = Comment::new(write.id().await?);
        comment.attachments = attachments.into();
        comment.body = Some(form.text("body").unwrap_or_default().into());
        comment.created_at = json::timestamp();
        comment.is_public = Some(true);
        record.updated_at.clone_from(&comment.created_at);
        record.comments.push(json::with_nulls(&comment)?);
        let text = json::text(&record, &stored.json);
        let record = format!("tickets/{ticket}");
        let ticket = write.replace(&tables::TICKETS, &stored, text, Vec::new(), &record).await?;
        self.with_addresses(ticket)
    }
}
