//! Answers to requests that are not carried out.

use backoffice_validate::{Code, Violation, Violations};
use http::{HeaderName, HeaderValue, StatusCode, header};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::repeat::Conflict;

use super::quota::Quota;

/// The reason why a request is not carried out, and its status.
///
/// # Examples
///
/// ```
/// use backoffice_server::Refusal;
///
/// let refusal = Refusal::conflict("the order has nothing left to refund");
/// assert_eq!(refusal.status(), 409);
/// ```
#[derive(Clone, Debug)]
pub struct Refusal(Box<Parts>);

#[derive(Clone, Debug)]
struct Parts {
    status: StatusCode,
    detail: String,
    violations: Vec<Mistake>,
    headers: Vec<(HeaderName, HeaderValue)>,
    repeat: bool,
}

/// One mistake in a request.
#[derive(Clone, Debug, Serialize)]
struct Mistake {
    /// Name of the parameter or field, or `non_field_errors`.
    field: String,
    /// JSON Pointer within the body; empty for a parameter.
    pointer: String,
    code: String,
    message: String,
    hint: Option<String>,
}

/// Field of messages about the whole request.
const WHOLE: &str = "non_field_errors";

impl Refusal {
    /// Makes a refusal with a status and a sentence for people.
    pub fn new(status: StatusCode, detail: impl Into<String>) -> Self {
        Self(Box::new(Parts {
            status,
            detail: detail.into(),
            violations: Vec::new(),
            headers: Vec::new(),
            repeat: false,
        }))
    }

    /// 404 unless something was found.
    ///
    /// # Errors
    ///
    /// If it was not.
    pub fn unless(found: bool) -> Result<(), Self> {
        if found { Ok(()) } else { Err(Self::not_found()) }
    }

    /// 400: a value of the request is wrong. `field` names the parameter or the field of the body.
    pub fn invalid(field: &str, message: impl Into<String>) -> Self {
        let message = message.into();
        let mut refusal = Self::new(StatusCode::BAD_REQUEST, format!("{field}: {message}"));
        refusal.0.violations.push(Mistake {
            field: field.to_owned(),
            pointer: String::new(),
            code: "invalid".to_owned(),
            message,
            hint: None,
        });
        refusal
    }

    /// 400: the body breaks rules of the API document.
    pub fn violations(violations: &Violations) -> Self {
        Self::listed(violations.iter(), violations.total())
    }

    /// 400: the same, for a body that a person writes: the messages have the hints.
    pub fn mistakes(violations: &[Violation]) -> Self {
        let mut refusal = Self::listed(violations.iter(), violations.len());
        for mistake in &mut refusal.0.violations {
            if let Some(hint) = mistake.hint.take() {
                mistake.message = format!("{}; {hint}", mistake.message);
            }
        }
        refusal
    }

    fn listed<'v>(violations: impl Iterator<Item = &'v Violation>, total: usize) -> Self {
        let detail = format!("the body has {total} violation{}", if total == 1 { "" } else { "s" });
        let mut refusal = Self::new(StatusCode::BAD_REQUEST, detail);
        refusal.0.violations = violations.map(Mistake::of).collect();
        refusal
    }

    /// 400: a body that the validator takes, but that can't be read. The reason is in a library's words, and may quote values.
    pub fn unreadable<E>(_: E) -> Self {
        Self::invalid(WHOLE, "the body has a value that no record can keep")
    }

    /// Refuses those nulls of a body that the answer must not have. `violations` are those of the body
    /// as an answer, so it may lack fields.
    pub(crate) fn nulls(violations: &Violations) -> Result<(), Self> {
        let nulls = violations
            .iter()
            .filter(|violation| violation.code == Code::TypeMismatch && violation.found == "null");
        match nulls.clone().count() {
            0 => Ok(()),
            total => Err(Self::listed(nulls, total)),
        }
    }

    /// 404: the record does not exist, or the caller may not see it.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no such record")
    }

    /// 409: the record's state does not allow the request.
    pub fn conflict(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, detail)
    }

    /// 422: the idempotency key belongs to another request.
    pub(crate) fn reused_key() -> Self {
        let detail =
            "this Idempotency-Key came with another request before; use a new key for each change";
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, detail)
    }

    /// 409: the first request with this idempotency key has no answer yet.
    pub(crate) fn key_in_progress() -> Self {
        Self::conflict("the first request with this Idempotency-Key is in progress")
            .with_header(header::RETRY_AFTER, HeaderValue::from_static("1"))
    }

    /// 412: the record has another version than `If-Match` names, or one that `If-None-Match` names (RFC 9110, section 13).
    pub(crate) fn precondition_failed() -> Self {
        let detail = "the record has another version than If-Match or If-None-Match allows; read it again for its ETag";
        Self::new(StatusCode::PRECONDITION_FAILED, detail)
    }

    /// 429: the caller has made too many calls.
    pub(crate) fn too_many_requests(quota: Quota) -> Self {
        let seconds = quota.reset;
        let detail =
            format!("more than {} calls in a minute; try again in {seconds} s", quota.limit);
        Self::new(StatusCode::TOO_MANY_REQUESTS, detail)
            .with_header(header::RETRY_AFTER, HeaderValue::from(seconds))
    }

    /// 503: something that the service needs does not answer. Nothing was changed; the caller may repeat the request.
    pub fn unavailable(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, detail)
            .with_header(header::RETRY_AFTER, HeaderValue::from_static("1"))
    }

    /// 503: the database did not confirm the change, which may be made. Repeating it with its idempotency key is safe.
    pub(crate) fn unconfirmed() -> Self {
        let detail = "the change may or may not be made: look at the record, or repeat the request with the same \
                      Idempotency-Key";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, detail)
            .with_header(header::RETRY_AFTER, HeaderValue::from_static("1"))
    }

    /// The database gave up a transaction in favour of another. The service runs the request again from its start.
    #[must_use]
    pub fn transaction_conflict() -> Self {
        let mut refusal = Self::unavailable("too many requests change the same record");
        refusal.0.repeat = true;
        refusal
    }

    /// Another process has locked the database. The service runs the request again while there is time.
    pub(crate) fn locked() -> Self {
        let mut refusal = Self::unavailable("another program has locked the database");
        refusal.0.repeat = true;
        refusal
    }

    pub(crate) fn with_header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.0.headers.push((name, value));
        self
    }

    /// Returns the status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        self.0.status.as_u16()
    }

    /// Returns the message for a person.
    #[must_use]
    pub fn detail(&self) -> &str {
        &self.0.detail
    }

    /// Returns true if the service failed, so that the same request may succeed later.
    pub(crate) fn is_temporary(&self) -> bool {
        self.0.status.is_server_error()
    }

    /// Returns the header fields of the answer beside those of its body.
    pub(crate) fn headers(&self) -> &[(HeaderName, HeaderValue)] {
        &self.0.headers
    }

    /// Returns the problem details (RFC 9457) as JSON text.
    #[must_use]
    pub fn to_problem(&self) -> String {
        self.problem().to_string()
    }

    /// Returns the body in its plain form.
    pub(crate) fn body(&self) -> Value {
        if self.0.status != StatusCode::BAD_REQUEST {
            return json!({ "detail": self.0.detail });
        }
        let mut fields: Map<String, Value> = Map::new();
        for mistake in &self.0.violations {
            let messages = fields.entry(mistake.field.clone()).or_insert_with(|| json!([]));
            if let Value::Array(messages) = messages {
                messages.push(mistake.message.clone().into());
            }
        }
        if fields.is_empty() {
            fields.insert(WHOLE.to_owned(), json!([self.0.detail]));
        }
        fields.into()
    }

    fn problem(&self) -> Value {
        let title = self.0.status.canonical_reason().unwrap_or("Error");
        let mut problem = json!({
            "type": "about:blank", "title": title, "status": self.status(), "detail": self.0.detail,
        });
        if !self.0.violations.is_empty() {
            problem["violations"] = json!(self.0.violations);
        }
        problem
    }
}

impl Mistake {
    fn of(violation: &Violation) -> Self {
        let first = violation.pointer.split('/').nth(1);
        let field = first.map(|name| name.replace("~1", "/").replace("~0", "~"));
        // A missing field of the body itself has no pointer of its own.
        let field = field.or_else(|| violation.field.clone());
        let place = match violation.pointer.matches('/').count() {
            0 | 1 => String::new(),
            _ => format!("{}: ", violation.pointer),
        };
        let message = format!("{place}expected {}, found {}", violation.expected, violation.found);
        Self {
            field: field.unwrap_or_else(|| WHOLE.to_owned()),
            pointer: violation.pointer.clone(),
            code: violation.code.to_string(),
            message,
            hint: violation.hint.clone(),
        }
    }
}

impl Conflict for Refusal {
    fn is_transaction_conflict(&self) -> bool {
        self.0.repeat
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.status(), self.detail())
    }
}

impl std::error::Error for Refusal {}
