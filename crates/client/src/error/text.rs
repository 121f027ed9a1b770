//! What an error says: where the call went, how it failed, and what the service said of it.

use std::fmt;

use http::StatusCode;

use super::{
    Answered, Called, Error, Inner, Kind,
    messages::{self, on_one_line},
};

pub(crate) const NO_PLACE: &str =
    "the client's rate limit has no place for it in the time for the call";

/// How much of a body that says nothing readable is shown in an error's text, in characters.
const SHOWN: usize = 200;

/// How much of it is looked at for that, in bytes.
const LONGEST_TEXT: usize = 4 * 1024;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner {
            kind,
            call,
            answer,
            source,
            ..
        } = &*self.0;
        let Called {
            endpoint,
            url,
            attempts,
            stopped,
            ..
        } = call;
        write!(f, "{}: {} {url} ", endpoint.call, endpoint.method)?;
        match kind {
            Kind::Request(why) => write!(f, "was not sent: {why}")?,
            Kind::Invalid(why) => write!(f, "was not sent, as its body is not valid:\n{why}")?,
            Kind::RateLimit => write!(f, "was not sent: {NO_PLACE}")?,
            Kind::Token => f.write_str("was not sent, as there is no token")?,
            Kind::Connect => f.write_str("was not sent")?,
            Kind::Broken => f.write_str("broke off: whether the service did it is not known")?,
            Kind::AttemptTimeout(limit) => write!(f, "took longer than {limit:?} for an attempt")?,
            Kind::TransportTimeout => f.write_str("took too long")?,
            Kind::Timeout(limit) => write!(f, "took longer than {limit:?} in all")?,
            Kind::Status => f.write_str("was answered")?,
            Kind::Decode => f.write_str("was answered with what could not be read,")?,
            Kind::TooLarge(limit) => write!(f, "was answered with more than {limit} bytes,")?,
            Kind::Page(why) => {
                write!(f, "was answered with a page that can't be followed: {why};")?
            }
        }
        if let Some(answer) = answer {
            write!(f, " {}", answer.status)?;
            if *kind == Kind::Status {
                said(f, self, answer)?;
            }
        }
        if *attempts > 1 {
            write!(f, " (after {attempts} attempts)")?;
        }
        if let Some(stopped) = stopped {
            write!(f, " (not sent again: {stopped})")?;
        }
        if let Some(id) = self.request_id() {
            write!(f, " (request id {id})")?;
        }
        // Most logs write an error's text and nothing of its causes.
        if let Some(source) = source {
            write!(f, ": {}", chain(&**source))?;
        }
        Ok(())
    }
}

/// What an error response says: its messages, or else the start of its body.
fn said(f: &mut fmt::Formatter<'_>, error: &Error, answer: &Answered) -> fmt::Result {
    if answer.status.is_redirection() && answer.status != StatusCode::NOT_MODIFIED {
        f.write_str(", a redirect, which is not followed; check the base address")?;
    }
    if error.is_insufficient_scope() {
        write!(
            f,
            ": the token lacks the scope {}",
            error.endpoint().scope.name
        )?;
    }
    // A service may repeat what it refuses.
    let shown = |text: &str, longest| {
        let masked = error.token().map(|token| token.masked_in(text));
        on_one_line(masked.as_deref().unwrap_or(text), longest)
    };
    if !answer.messages.is_empty() {
        return write!(f, ": {}", shown(&answer.messages.text(), messages::SHOWN));
    }
    if answer.body.is_empty() {
        return Ok(());
    }
    // JSON without a message is data, which may be secret. What is that long is no message.
    let start = answer.body.get(..LONGEST_TEXT).unwrap_or(&answer.body);
    let is_json =
        start.trim_ascii_start().starts_with(b"{") || start.trim_ascii_start().starts_with(b"[");
    if is_json {
        return write!(f, ": {} bytes of JSON without a message", answer.body.len());
    }
    write!(f, ": {}", shown(&String::from_utf8_lossy(start), SHOWN))
}

/// The text, and of the answer how long it is: headers and bodies may hold what a log must not.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Error")
            .field("text", &self.to_string())
            .field("kind", &self.type_name())
            .field("attempts", &self.attempts())
            .field("body_length", &self.body().len())
            .finish_non_exhaustive()
    }
}

/// An error with its causes, on one line.
pub(crate) fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |&error| error.source());
    let texts: Vec<_> = causes.map(ToString::to_string).collect();
    texts.join(": ")
}
