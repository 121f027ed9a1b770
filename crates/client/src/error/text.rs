//! The text of an error: what happened, to which call, and what to do.

use std::fmt;

use backoffice_shapes::{Endpoint, Method};
use http::{HeaderMap, StatusCode, header::LOCATION};

use super::{
    Called, Error, FailedResponse, Inner, Kind,
    messages::{self, on_one_line},
};

pub(crate) const NO_PERMIT: &str =
    "the client's rate limit allows no request before the call's timeout";

/// Maximum number of characters of a body without a message.
const SHOWN_CHARACTERS: usize = 200;

/// Maximum number of bytes to read for these characters.
const LONGEST_TEXT: usize = 4 * 1024;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { kind, call, response, source, .. } = &*self.0;
        let Called { api, endpoint, url, attempts, retry_refused, .. } = call;
        write!(f, "{}: {} {url} ", endpoint.call, endpoint.method)?;
        if let Some(response) = response {
            write!(f, "returned {}", response.status)?;
        }
        match kind {
            Kind::Request(why) => write!(f, "was not sent: {why}")?,
            Kind::Invalid(why) => write!(f, "was not sent, because its body is not valid:\n{why}")?,
            Kind::RateLimit => write!(f, "was not sent: {NO_PERMIT}")?,
            Kind::Token => f.write_str("was not sent, because there is no token")?,
            Kind::Connect => f.write_str("was not sent")?,
            Kind::Broken if response.is_some() => f.write_str(" with an incomplete body")?,
            Kind::Broken => f.write_str("got no response")?,
            Kind::AttemptTimeout(limit) => {
                write!(f, "got no complete response within {limit:?}, the timeout of an attempt")?;
            }
            Kind::TransportTimeout => f.write_str("got no complete response in time")?,
            Kind::Timeout(limit) => {
                write!(f, "got no complete response within {limit:?}, the timeout of the call")?;
            }
            Kind::Status => {
                if let Some(response) = response {
                    message(f, self, response)?;
                }
            }
            Kind::Decode => f.write_str(" with a body that could not be decoded")?,
            Kind::TooLarge(limit) => {
                write!(f, " with a body above the limit of {limit} bytes (`max_response_bytes`)")?;
            }
            Kind::Page(why) => {
                write!(f, "returned a page after which the list can't continue: {why}")?
            }
            Kind::NotAPage(why) => write!(f, " with a body that is not a page: {why}")?,
        }
        if *attempts > 1 {
            write!(f, " (after {attempts} attempts)")?;
        }
        if let Some(why) = retry_refused {
            write!(f, " (not sent again: {why})")?;
        }
        if let Some(id) = self.request_id() {
            write!(f, " (request id {id})")?;
        }
        // Most logs write an error's text without its causes.
        if let Some(source) = source {
            write!(f, ": {}", chain(&**source))?;
        }
        if self.is_outcome_unknown() {
            f.write_str("; it is unknown if the service executed the call: ")?;
            match reader(endpoint, api.endpoints) {
                Some(reader) => {
                    write!(f, "check with `{}` before you repeat the call", reader.call)?;
                }
                None => f.write_str(
                    "the API has no call that shows it, so check in the store before you repeat the call",
                )?,
            }
        }
        Ok(())
    }
}

/// Returns the call that reads the record or the list that `endpoint` changes.
fn reader(endpoint: &Endpoint, all: &[&'static Endpoint]) -> Option<&'static Endpoint> {
    let reads = all.iter().copied().filter(|other| {
        matches!(other.method, Method::Get) && endpoint.path.starts_with(other.path)
    });
    reads.max_by_key(|other| other.path.len())
}

/// Writes the messages of the response to a failed call, or the start of its body if it has none.
fn message(f: &mut fmt::Formatter<'_>, error: &Error, response: &FailedResponse) -> fmt::Result {
    // A service may repeat the token that it refuses.
    let shown = |text: &str, longest| {
        let masked = error.token().map(|token| token.masked_in(text));
        on_one_line(masked.as_deref().unwrap_or(text), longest)
    };
    if response.status.is_redirection() && response.status != StatusCode::NOT_MODIFIED {
        f.write_str(", a redirect")?;
        if let Some(target) = location(&response.headers) {
            write!(f, " to {}", shown(&target, SHOWN_CHARACTERS))?;
        }
        f.write_str(", which the client does not follow; check the base address")?;
    }
    if error.is_insufficient_scope() {
        match error.endpoint().scopes {
            [] => {}
            [scope] => write!(f, ": the token lacks the scope {}", scope.name)?,
            _ => {
                let scopes = error.endpoint().scope();
                write!(f, ": the token lacks one of the scopes {scopes}")?;
            }
        }
    }
    if !response.messages.is_empty() {
        return write!(f, ": {}", shown(&response.messages.text(), messages::SHOWN_CHARACTERS));
    }
    if response.body.is_empty() {
        return Ok(());
    }
    // JSON without a message is data, which may be secret.
    let start = response.body.get(..LONGEST_TEXT).unwrap_or(&response.body);
    if matches!(start.trim_ascii_start().first(), Some(b'{' | b'[')) {
        return write!(f, ": {} bytes of JSON without a message", response.body.len());
    }
    write!(f, ": {}", shown(&String::from_utf8_lossy(start), SHOWN_CHARACTERS))
}

/// Returns the target of a redirect, without user information, query and fragment, because they may contain secrets.
fn location(headers: &HeaderMap) -> Option<String> {
    let target = headers.get(LOCATION)?.to_str().ok()?;
    let target = target.split(['?', '#']).next()?.trim();
    let Some((scheme, rest)) = target.split_once("//") else {
        return (!target.is_empty()).then(|| target.to_owned());
    };
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let host = authority.rsplit('@').next()?;
    Some(format!("{scheme}//{host}{path}"))
}

/// Omits headers and body, because they may contain secrets.
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

/// Returns an error with its causes on one line.
pub(crate) fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |&error| error.source());
    let texts: Vec<_> = causes.map(ToString::to_string).collect();
    texts.join(": ")
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;
    use crate::{
        ErrorKind,
        auth::TokenError,
        body::BoxError,
        sample::{API, CREATE_NOTE, GET_PARCEL, PAY_PARCEL},
        transport::TransportError,
    };

    /// Makes an error of a call of `endpoint` with this response and cause.
    fn error(
        endpoint: &'static Endpoint,
        kind: Kind,
        response: Option<(u16, &'static str)>,
        source: Option<BoxError>,
    ) -> Error {
        let call = Called {
            api: &API,
            endpoint,
            url: "URL".to_owned(),
            attempts: 1,
            request_id: None,
            retry_refused: None,
            may_be_done: false,
        };
        let mut error = Error::new(kind, call);
        if let Some((status, body)) = response {
            let status = StatusCode::from_u16(status).unwrap();
            let now = SystemTime::UNIX_EPOCH;
            let response = FailedResponse::new(status, HeaderMap::new(), body.into(), now);
            error = error.with_response(response);
        }
        match source {
            Some(source) => error.with_source(source),
            None => error,
        }
    }

    /// Returns true if the predicate of an error's kind is true.
    fn has_its_predicate(error: &Error) -> bool {
        match error.kind() {
            ErrorKind::Request => error.is_request(),
            ErrorKind::Token => error.is_token(),
            ErrorKind::Connection => error.is_connection(),
            ErrorKind::Timeout => error.is_timeout(),
            ErrorKind::Validation => error.is_validation(),
            ErrorKind::Unauthorized => error.is_unauthorized(),
            ErrorKind::Forbidden => error.is_forbidden(),
            ErrorKind::NotFound => error.is_not_found(),
            ErrorKind::Conflict => error.is_conflict(),
            ErrorKind::PreconditionFailed => error.is_precondition_failed(),
            ErrorKind::RateLimited => error.is_rate_limited(),
            ErrorKind::Server => error.is_server(),
            ErrorKind::Status => {
                let status = error.status().map(|status| status.as_u16());
                matches!(status, Some(302 | 418))
            }
            ErrorKind::Decode => error.is_decode(),
            ErrorKind::Page => error.is_page(),
        }
    }

    const UNKNOWN: &str = "; it is unknown if the service executed the call: the API has no call that shows it, so check in the \
                           store before you repeat the call";

    /// Tests each kind of error for a GET and a POST. The text of the POST also says if the outcome is unknown.
    #[test]
    fn every_kind_of_error_says_what_happened() {
        type Case = (Kind, Option<(u16, &'static str)>, Option<BoxError>, &'static str, bool);
        let second = Duration::from_secs(1);
        let transport = |error: TransportError| Some(BoxError::from(error));
        let status = |status, body| (Kind::Status, Some((status, body)), None);
        let known =
            |(kind, response, source), text| -> Case { (kind, response, source, text, false) };
        let unknown =
            |(kind, response, source), text| -> Case { (kind, response, source, text, true) };
        let cases = [
            known(
                (Kind::Request("header `a b`".to_owned()), None, None),
                "was not sent: header `a b`",
            ),
            known(
                (Kind::Invalid("1:1: no".to_owned()), None, None),
                "was not sent, because its body is not valid:\n1:1: no",
            ),
            known(
                (Kind::RateLimit, None, None),
                "was not sent: the client's rate limit allows no request before the call's timeout",
            ),
            known(
                (Kind::Token, None, Some(TokenError::new("sealed").into())),
                "was not sent, because there is no token: sealed",
            ),
            known(
                (Kind::Connect, None, transport(TransportError::connect("refused"))),
                "was not sent: no connection was made: refused",
            ),
            unknown(
                (Kind::Broken, None, transport(TransportError::broken("reset"))),
                "got no response: the connection broke: reset",
            ),
            unknown(
                (Kind::Broken, Some((200, "")), Some("after 7 bytes: reset".into())),
                "returned 200 OK with an incomplete body: after 7 bytes: reset",
            ),
            unknown(
                (Kind::AttemptTimeout(second), None, None),
                "got no complete response within 1s, the timeout of an attempt",
            ),
            unknown(
                (Kind::TransportTimeout, None, transport(TransportError::timeout("slow"))),
                "got no complete response in time: the request took longer than the transport allows: slow",
            ),
            unknown(
                (Kind::Timeout(second), None, None),
                "got no complete response within 1s, the timeout of the call",
            ),
            unknown(
                (Kind::Decode, Some((200, "<html>")), Some("not JSON".into())),
                "returned 200 OK with a body that could not be decoded: not JSON",
            ),
            unknown(
                (Kind::TooLarge(8), Some((200, "")), None),
                "returned 200 OK with a body above the limit of 8 bytes (`max_response_bytes`)",
            ),
            known(
                (Kind::Page("its `next` has no cursor".to_owned()), None, None),
                "returned a page after which the list can't continue: its `next` has no cursor",
            ),
            known(
                (Kind::NotAPage("it has no list".to_owned()), Some((200, "{}")), None),
                "returned 200 OK with a body that is not a page: it has no list",
            ),
            known(
                status(302, ""),
                "returned 302 Found, a redirect, which the client does not follow; check the base address",
            ),
            known(
                status(400, r#"["Nothing to refund."]"#),
                "returned 400 Bad Request: Nothing to refund.",
            ),
            known(
                status(403, r#"{"error":"insufficient_scope"}"#),
                "returned 403 Forbidden: the token lacks the scope SCOPE: insufficient_scope",
            ),
            known(
                status(404, r#"{"detail":"No such record."}"#),
                "returned 404 Not Found: No such record.",
            ),
            known(
                status(418, r#"{"code":7}"#),
                "returned 418 I'm a teapot: 10 bytes of JSON without a message",
            ),
            known(status(401, ""), "returned 401 Unauthorized"),
            known(status(409, ""), "returned 409 Conflict"),
            known(status(412, ""), "returned 412 Precondition Failed"),
            known(status(429, ""), "returned 429 Too Many Requests"),
            unknown(
                status(502, "<b>Bad\ngateway</b>"),
                "returned 502 Bad Gateway: <b>Bad gateway</b>",
            ),
        ];
        for (kind, response, source, text, is_unknown) in cases {
            let source = source.map(|source| chain(&*source));
            let source = || source.clone().map(BoxError::from);
            let text = |endpoint: &Endpoint| text.replace("SCOPE", &endpoint.scope());
            let get = error(&GET_PARCEL, kind.clone(), response, source());
            assert_eq!(get.to_string(), format!("parcels.get: GET URL {}", text(&GET_PARCEL)));
            assert!(!get.is_outcome_unknown());
            assert!(has_its_predicate(&get), "{:?}: {get}", get.kind());
            let post = error(&PAY_PARCEL, kind, response, source());
            let outcome = if is_unknown { UNKNOWN } else { "" };
            assert_eq!(
                post.to_string(),
                format!("bills.pay: POST URL {}{outcome}", text(&PAY_PARCEL))
            );
            assert_eq!(post.is_outcome_unknown(), is_unknown);
        }
    }

    #[test]
    fn a_redirect_shows_its_target_without_secrets() {
        let cases = [
            ("https://u:p@store.example/api/?token=t#f", "https://store.example/api/"),
            ("//u@store.example", "//store.example"),
            ("/login/?next=/a//b@c", "/login/"),
            ("/a/b@c", "/a/b@c"),
            ("https://store.example/a/b@c", "https://store.example/a/b@c"),
        ];
        let text = |location: &'static str| {
            let mut error = error(&GET_PARCEL, Kind::Status, Some((301, "")), None);
            let response = error.0.response.as_mut().unwrap();
            response.headers.insert(LOCATION, location.parse().unwrap());
            error.to_string()
        };
        for (location, shown) in cases {
            assert_eq!(
                text(location),
                format!(
                    "parcels.get: GET URL returned 301 Moved Permanently, a redirect to {shown}, which the client does \
                     not follow; check the base address"
                )
            );
        }
        assert!(text("?token=t").contains("a redirect, which"));
    }

    #[test]
    fn errors_show_the_attempts_and_why_no_retry_followed() {
        let mut error = error(&CREATE_NOTE, Kind::Status, Some((503, "")), None);
        error.0.call.attempts = 2;
        error.0.call.request_id = Some("r-1".to_owned());
        assert_eq!(
            error.retry_refused("no time is left").to_string(),
            "parcels.create_note: POST URL returned 503 Service Unavailable (after 2 attempts) \
             (not sent again: no time is left) (request id r-1); it is unknown if the service executed the call: \
             check with `parcels.get` before you repeat the call"
        );
    }
}
