//! The request of a call. It is planned once and built for each attempt.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use backoffice_shapes::Endpoint;
use bytes::Bytes;
use http::{
    HeaderMap, HeaderValue, Method, Request, Uri,
    header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, USER_AGENT},
};

use crate::{
    body::Body,
    encoding,
    error::{Called, Error, Kind},
    form::{self, Form},
    headers::{IDEMPOTENCY_KEY, is_idempotent, method, request_id},
    inner::ClientInner,
    options::CallOptions,
};

const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// Number of headers of a usual request.
const USUAL_HEADERS: usize = 9;

/// The request of one call.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) endpoint: &'static Endpoint,
    /// The path with its values, or the template if a value is invalid.
    path: String,
    pub(crate) query: Vec<(String, String)>,
    pub(crate) payload: Payload,
    pub(crate) options: CallOptions,
    /// The reason why the call can't be sent. `send` reports it.
    mistake: Option<String>,
}

impl Plan {
    /// Makes a plan. A mistake in a part is reported when the call is sent.
    pub(crate) fn new(
        endpoint: &'static Endpoint,
        path: Result<String, String>,
        mut query: Vec<(String, String)>,
        payload: Result<Payload, String>,
        mut options: CallOptions,
    ) -> Self {
        query.append(&mut options.parameters);
        let mistake = path.as_ref().err().or(payload.as_ref().err());
        Self {
            endpoint,
            mistake: mistake.or(options.mistake.as_ref()).cloned(),
            path: path.unwrap_or_else(|_| endpoint.path.to_owned()),
            query,
            payload: payload.unwrap_or_else(|_| Payload::none()),
            options,
        }
    }

    /// Fails the call with this reason.
    pub(crate) fn refuse(&mut self, why: impl Into<String>) {
        self.mistake = Some(why.into());
    }
}

/// The body of a request. It is built for each attempt.
#[derive(Clone, Debug)]
pub struct Payload(Content);

#[derive(Clone)]
enum Content {
    None,
    Json(Bytes),
    Form(Form),
}

impl std::fmt::Debug for Content {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::None => f.write_str("None"),
            Self::Json(text) => write!(f, "Json({} bytes)", text.len()),
            Self::Form(form) => form.fmt(f),
        }
    }
}

impl Payload {
    /// Makes an empty body.
    #[must_use]
    pub fn none() -> Self {
        Self(Content::None)
    }

    /// Writes a record as JSON.
    #[must_use]
    pub fn json<T: backoffice_models::Record>(body: &T) -> Self {
        Self(Content::Json(body.to_json().into()))
    }

    /// Makes a body from JSON text, unchanged.
    #[must_use]
    pub fn text(json: String) -> Self {
        Self(Content::Json(json.into()))
    }

    /// Makes a body from a form.
    #[must_use]
    pub fn form(form: Form) -> Self {
        Self(Content::Form(form))
    }

    pub(crate) fn is_repeatable(&self) -> bool {
        match &self.0 {
            Content::None | Content::Json(_) => true,
            Content::Form(form) => form.is_repeatable(),
        }
    }
}

/// The parts of a call that stay the same in all attempts.
pub(crate) struct Prepared<'a> {
    pub(crate) inner: &'a ClientInner,
    pub(crate) plan: &'a Plan,
    pub(crate) method: Method,
    pub(crate) uri: Uri,
    key: Option<HeaderValue>,
    /// The separator of a form's parts.
    boundary: Option<String>,
    pub(crate) sent: AtomicU32,
    /// True once the request of the current attempt goes to the transport.
    pub(crate) is_sending: AtomicBool,
    /// The service may have executed a POST or PATCH in an earlier attempt.
    pub(crate) may_be_done: AtomicBool,
}

impl ClientInner {
    /// Returns the request of a plan, without its token.
    pub(crate) fn request(&self, plan: &Plan) -> Result<Request<Body>, Error> {
        let prepared = self.prepare(plan)?;
        Ok(prepared.request(prepared.headers()))
    }

    /// Describes the call for an error.
    pub(crate) fn called(&self, plan: &Plan, attempts: u32) -> Called {
        Called {
            api: self.api,
            endpoint: plan.endpoint,
            url: self.base.shown(&plan.path, &plan.query),
            attempts,
            request_id: request_id(&plan.options.headers).map(str::to_owned),
            retry_refused: None,
            may_be_done: false,
        }
    }

    pub(crate) fn prepare<'a>(&'a self, plan: &'a Plan) -> Result<Prepared<'a>, Error> {
        let refuse = |why: String| Error::new(Kind::Request(why), self.called(plan, 0));
        if let Some(why) = &plan.mistake {
            return Err(refuse(why.clone()));
        }
        let uri = self.base.join(&plan.path, &plan.query);
        let uri = uri.map_err(|error| refuse(format!("its address is not valid: {error}")))?;
        let key = plan.options.key_header();
        let key = key.map_err(refuse)?;
        #[cfg(feature = "validate")]
        self.check(plan)?;
        let boundary = match &plan.payload.0 {
            Content::Form(_) => Some(form::boundary(&*self.randomness)),
            Content::None | Content::Json(_) => None,
        };
        Ok(Prepared {
            inner: self,
            plan,
            method: method(plan.endpoint),
            uri,
            key,
            boundary,
            sent: AtomicU32::new(0),
            is_sending: AtomicBool::new(false),
            may_be_done: AtomicBool::new(false),
        })
    }

    #[cfg(feature = "validate")]
    fn check(&self, plan: &Plan) -> Result<(), Error> {
        use backoffice_validate::Validator;
        let Some(check) = &self.check else {
            return Ok(());
        };
        let shape = plan.endpoint.request.and_then(|shape| check.shapes.of(shape));
        let Some(shape) = shape else {
            return Ok(());
        };
        let why = match &plan.payload.0 {
            Content::None => format!("the body is missing; the call needs a {}", shape.name()),
            Content::Form(_) => return Ok(()),
            Content::Json(text) => match Validator::new(shape, check.profile).check(text) {
                Ok(()) => return Ok(()),
                Err(violations) => violations.to_string(),
            },
        };
        let why = Kind::Invalid(why.trim_end().to_owned());
        Err(Error::new(why, self.called(plan, 0)))
    }
}

impl Prepared<'_> {
    /// Returns all headers except the token's.
    pub(crate) fn headers(&self) -> HeaderMap {
        let chosen = &self.plan.options.headers;
        let mut headers = HeaderMap::with_capacity(USUAL_HEADERS + chosen.len());
        headers.insert(ACCEPT, JSON);
        headers.insert(ACCEPT_ENCODING, encoding::ACCEPTED);
        headers.insert(USER_AGENT, self.inner.user_agent.clone());
        if let Content::Json(_) = self.plan.payload.0 {
            headers.insert(CONTENT_TYPE, JSON);
        }
        for (name, value) in chosen {
            headers.insert(name.clone(), value.clone());
        }
        // The media type must contain the boundary of the body.
        if let Some(boundary) = &self.boundary {
            let media_type = format!("multipart/form-data; boundary={boundary}");
            if let Ok(media_type) = HeaderValue::try_from(media_type) {
                headers.insert(CONTENT_TYPE, media_type);
            }
        }
        if let Some(key) = &self.key {
            headers.insert(IDEMPOTENCY_KEY, key.clone());
        }
        if let Some((name, version)) = &self.inner.version {
            headers.insert(name.clone(), version.clone());
        }
        headers
    }

    pub(crate) fn request(&self, headers: HeaderMap) -> Request<Body> {
        let body = match (&self.plan.payload.0, &self.boundary) {
            (Content::Json(text), _) => text.clone().into(),
            (Content::Form(form), Some(boundary)) => form.body(boundary),
            (Content::None | Content::Form(_), _) => Body::empty(),
        };
        let mut request = Request::new(body);
        *request.method_mut() = self.method.clone();
        *request.uri_mut() = self.uri.clone();
        *request.headers_mut() = headers;
        request
    }

    /// Returns true if sending the call twice has the same effect as sending it once.
    pub(crate) fn is_idempotent(&self) -> bool {
        is_idempotent(&self.method) || (self.key.is_some() && self.inner.honours_keys)
    }

    pub(crate) fn has_key(&self) -> bool {
        self.key.is_some()
    }

    pub(crate) fn failure(&self, kind: Kind) -> Error {
        Error::new(kind, self.called())
    }

    pub(crate) fn called(&self) -> Called {
        let attempts = self.sent.load(Ordering::Relaxed);
        Called {
            may_be_done: self.may_be_done.load(Ordering::Relaxed),
            ..self.inner.called(self.plan, attempts)
        }
    }
}
