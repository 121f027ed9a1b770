//! What a call sends: its request, made once and sent as often as need be.

use std::sync::atomic::{AtomicU32, Ordering};

use backoffice_models::{Endpoint, endpoints};
use bytes::Bytes;
use http::{
    HeaderMap, HeaderName, HeaderValue, Method, Request, Uri,
    header::{ACCEPT, CONTENT_TYPE, USER_AGENT},
};

use crate::{
    body::Body,
    error::{Called, Error, Kind},
    exchange::Core,
    form::{self, Form},
    options::CallOptions,
};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
pub(crate) const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");
const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// How many headers a request has that nobody adds to.
const USUAL_HEADERS: usize = 6;

/// What one call sends.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) endpoint: &'static Endpoint,
    /// The expanded path, or what is wrong with a part of it.
    pub(crate) path: Result<String, String>,
    pub(crate) query: Vec<(String, String)>,
    pub(crate) payload: Payload,
    pub(crate) options: CallOptions,
}

/// The body of a request, to be made again for each attempt.
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
    /// No body.
    #[must_use]
    pub fn none() -> Self {
        Self(Content::None)
    }

    /// A shape as JSON.
    #[must_use]
    pub fn json<T: backoffice_models::Record>(body: &T) -> Self {
        Self(Content::Json(body.to_json().into()))
    }

    /// JSON text as it is.
    #[must_use]
    pub fn text(json: String) -> Self {
        Self(Content::Json(json.into()))
    }

    /// A form.
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

/// A call on its way: what stays the same in all of its attempts.
pub(crate) struct Prepared<'a> {
    pub(crate) core: &'a Core,
    pub(crate) plan: &'a Plan,
    pub(crate) method: Method,
    pub(crate) uri: Uri,
    /// All but the token's.
    pub(crate) headers: HeaderMap,
    boundary: Option<String>,
    /// Whether sending it twice does no more than sending it once.
    is_idempotent: bool,
    /// How many attempts there were so far.
    pub(crate) sent: AtomicU32,
}

impl Core {
    /// The request that a plan is, without its token.
    pub(crate) fn request(&self, plan: &Plan) -> Result<Request<Body>, Error> {
        let prepared = self.prepare(plan)?;
        Ok(prepared.request(prepared.headers.clone()))
    }

    /// What a plan calls, for an error about its answer.
    pub(crate) fn called(&self, plan: &Plan, attempts: u32) -> Called {
        let query: Vec<_> = plan
            .query
            .iter()
            .chain(&plan.options.parameters)
            .cloned()
            .collect();
        let path = plan.path.as_deref().unwrap_or(plan.endpoint.path);
        Called {
            endpoint: plan.endpoint,
            url: self.base.shown(path, &query),
            attempts,
            request_id: request_id(&plan.options.headers).map(str::to_owned),
            stopped: None,
        }
    }

    pub(crate) fn prepare<'a>(&'a self, plan: &'a Plan) -> Result<Prepared<'a>, Error> {
        let options = &plan.options;
        let query: Vec<_> = plan
            .query
            .iter()
            .chain(&options.parameters)
            .cloned()
            .collect();
        let path = plan.path.as_deref().unwrap_or(plan.endpoint.path);
        let refuse = |why: String| Error::new(Kind::Request(why), self.called(plan, 0));
        if let Err(why) = &plan.path {
            return Err(refuse(why.clone()));
        }
        if let Some(why) = &options.mistake {
            return Err(refuse(why.clone()));
        }
        let uri = self.base.join(path, &query);
        let uri = uri.map_err(|error| refuse(format!("the address can't be written: {error}")))?;
        let key = options.key_header().map_err(refuse)?;
        #[cfg(feature = "validate")]
        self.check(plan)?;

        let mut headers = HeaderMap::with_capacity(USUAL_HEADERS + options.headers.len());
        headers.insert(ACCEPT, JSON);
        headers.insert(USER_AGENT, self.user_agent.clone());
        let boundary = match &plan.payload.0 {
            Content::None => None,
            Content::Json(_) => {
                headers.insert(CONTENT_TYPE, JSON);
                None
            }
            Content::Form(_) => {
                let boundary = form::boundary(&*self.randomness);
                let media_type = format!("multipart/form-data; boundary={boundary}");
                if let Ok(media_type) = HeaderValue::from_str(&media_type) {
                    headers.insert(CONTENT_TYPE, media_type);
                }
                Some(boundary)
            }
        };
        for (name, value) in &options.headers {
            // A form's media type holds the boundary that its body has.
            if boundary.is_none() || name != CONTENT_TYPE {
                headers.insert(name.clone(), value.clone());
            }
        }
        let method = method(plan.endpoint);
        let is_idempotent = matches!(method, Method::GET | Method::PUT) || key.is_some();
        if let Some(key) = key {
            headers.insert(IDEMPOTENCY_KEY, key);
        }
        headers.insert(
            HeaderName::from_bytes(endpoints::VERSION_HEADER.as_bytes())
                .map_err(|error| refuse(error.to_string()))?,
            HeaderValue::from_static(endpoints::VERSION),
        );
        Ok(Prepared {
            core: self,
            plan,
            method,
            uri,
            headers,
            boundary,
            is_idempotent,
            sent: AtomicU32::new(0),
        })
    }

    #[cfg(feature = "validate")]
    fn check(&self, plan: &Plan) -> Result<(), Error> {
        use backoffice_validate::{Body, Shape, Validator};
        let (Some(profile), Content::Json(text)) = (self.check, &plan.payload.0) else {
            return Ok(());
        };
        let Some(shape) = Shape::by_operation(plan.endpoint.id, Body::Request) else {
            return Ok(());
        };
        let checked = Validator::new(shape, profile).check(text);
        checked.map_err(|violations| {
            let why = violations.to_string();
            Error::new(
                Kind::Invalid(why.trim_end().to_owned()),
                self.called(plan, 0),
            )
        })
    }
}

impl Prepared<'_> {
    /// The request with these headers.
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

    /// Why the call may not be sent again; none if it may.
    pub(crate) fn not_repeatable(&self) -> Option<&'static str> {
        if !self.plan.payload.is_repeatable() {
            Some("its body can be sent only once")
        } else if !self.is_idempotent {
            Some("it has no idempotency key")
        } else {
            None
        }
    }

    pub(crate) fn failure(&self, kind: Kind) -> Error {
        Error::new(kind, self.called())
    }

    pub(crate) fn called(&self) -> Called {
        self.core
            .called(self.plan, self.sent.load(Ordering::Relaxed))
    }
}

/// The method of an endpoint, as requests have it.
pub(crate) fn method(endpoint: &Endpoint) -> Method {
    match endpoint.method {
        backoffice_models::Method::Get => Method::GET,
        backoffice_models::Method::Post => Method::POST,
        backoffice_models::Method::Put => Method::PUT,
        backoffice_models::Method::Patch => Method::PATCH,
    }
}

/// `X-Request-Id`, where there is one that is text.
pub(crate) fn request_id(headers: &HeaderMap) -> Option<&str> {
    headers.get(REQUEST_ID)?.to_str().ok()
}
