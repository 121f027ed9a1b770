// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(Tickets, super::super::Client, "Calls of `tickets`; see [`Client::tickets`](super::super::Client::tickets).");
impl<S, M: runtime::Mode> Tickets<S, M> {
    /// List the comments of a ticket: the ticket, with its comments list: `GET /tickets/{id}/comments/`.
    ///
    /// Needs the scope `tickets:read`. Section 4, endpoint 15; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.tickets().list_comments(7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn list_comments<At>(
        &self,
        id: impl Into<super::SupportTicketId>,
    ) -> super::super::Call<super::super::models::operations::ListTicketCommentsOperation, M>
    where
        S: runtime::Grants<super::scopes::TicketsRead, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::SupportTicketId>::into(id))], runtime::Payload::none())
    }
    /// Attach files to a ticket: `POST /tickets/attachments/`.
    ///
    /// Needs the scope `tickets:write`. Section 4, endpoint 16; gaps of the document: `success-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.tickets().upload_attachments(::backoffice::client::Form::new().part(::backoffice::client::Part::bytes("file", "receipt.txt", "Paid"))).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn upload_attachments<At>(
        &self,
        form: runtime::Form,
    ) -> super::super::Call<super::super::models::operations::UploadTicketAttachmentsOperation, M>
    where
        S: runtime::Grants<super::scopes::TicketsWrite, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::form(form))
    }
}
