//! Requests with one part spoiled on their way to the mock.

use std::sync::Arc;

use backoffice::{
    client::{
        Body, BoxFuture,
        http::{
            Request, Response, Uri,
            header::{AUTHORIZATION, CONTENT_TYPE, HeaderName, HeaderValue},
        },
        transport::{ReqwestTransport, Transport, TransportError},
    },
    description::{Encoding, Endpoint, TypeInfo, endpoints},
};

use super::calls::ID;
use crate::Result;

/// A text that is valid only as a string.
const WRONG: &str = "wrong!";

/// One part of a request to spoil, and the refusal that the mock must give.
#[derive(Debug)]
pub(super) struct Spoil {
    /// Describes the spoiled part.
    pub(super) what: String,
    /// The status of the refusal.
    pub(super) status: u16,
    /// The place that the mock must name.
    pub(super) location: String,
    part: Part,
}

#[derive(Debug)]
enum Part {
    NoVersion,
    OtherVersion,
    NoToken,
    Body,
    MediaType,
    Id,
    Query(&'static str),
}

/// Returns every part that can be spoiled, with each query parameter that is not free text.
pub(super) fn all() -> impl Iterator<Item = Spoil> {
    let version = format!("request.header.{}", endpoints::VERSION_HEADER.to_lowercase());
    let mut names: Vec<_> = endpoints::ALL
        .iter()
        .filter_map(|endpoint| endpoint.query)
        .flat_map(|query| query.fields)
        .filter(|field| is_bound(&field.ty))
        .map(|field| field.name)
        .collect();
    names.sort_unstable();
    names.dedup();
    let queries = names.into_iter().map(move |name| {
        let (what, location) = (format!("with a wrong {name}"), format!("request.query.{name}"));
        Spoil::new(Part::Query(name), &what, 400, &location)
    });
    [
        Spoil::new(Part::NoVersion, "without version header", 400, "request.header"),
        Spoil::new(Part::OtherVersion, "with another version", 400, &version),
        Spoil::new(Part::NoToken, "without token", 401, "request"),
        Spoil::new(Part::Body, "with a list as body", 400, "request.body"),
        Spoil::new(Part::MediaType, "with another media type", 415, "request"),
        Spoil::new(Part::Id, "with a word as id", 400, "request.path."),
    ]
    .into_iter()
    .chain(queries)
}

impl Spoil {
    fn new(part: Part, what: &str, status: u16, location: &str) -> Self {
        Self { what: what.to_owned(), status, location: location.to_owned(), part }
    }

    /// Returns true if the endpoint has the part.
    pub(super) fn applies(&self, endpoint: &Endpoint) -> bool {
        match self.part {
            Part::NoVersion | Part::OtherVersion | Part::NoToken => true,
            // Prism does not read the parts of a form.
            Part::Body => endpoint.request.is_some() && endpoint.encoding == Encoding::Json,
            Part::MediaType => endpoint.request.is_some(),
            Part::Id => endpoint.path.replace("{number}", "").contains('{'),
            Part::Query(name) => endpoint
                .query
                .and_then(|query| query.field(name))
                .is_some_and(|field| is_bound(&field.ty)),
        }
    }

    /// Returns the status with which the service refuses it, if it does: it has a default for the version (gap
    /// `version-header-absent`).
    pub(super) fn status_of_service(&self) -> Option<u16> {
        match self.part {
            Part::NoVersion => None,
            Part::Id => Some(404),
            _ => Some(self.status),
        }
    }

    fn spoil(&self, request: Request<Body>) -> Request<Body> {
        let (mut parts, mut body) = request.into_parts();
        let headers = &mut parts.headers;
        let wrong = HeaderValue::from_static(WRONG);
        match self.part {
            Part::NoVersion => drop(headers.remove(endpoints::VERSION_HEADER)),
            Part::OtherVersion => {
                let name = HeaderName::from_bytes(endpoints::VERSION_HEADER.as_bytes());
                if let Ok(name) = name {
                    headers.insert(name, wrong);
                }
            }
            Part::NoToken => drop(headers.remove(AUTHORIZATION)),
            Part::Body => body = Body::from("[]"),
            Part::MediaType => {
                headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain"));
            }
            Part::Id => parts.uri = respelled(&parts.uri, with_other_ids),
            Part::Query(name) => {
                parts.uri = respelled(&parts.uri, |address| with_other_value(address, name));
            }
        }
        Request::from_parts(parts, body)
    }
}

fn respelled(uri: &Uri, respell: impl FnOnce(&str) -> String) -> Uri {
    let respelled = respell(&uri.to_string()).parse();
    respelled.unwrap_or_else(|_| uri.clone())
}

fn with_other_ids(address: &str) -> String {
    address.replace(&format!("/{ID}/"), &format!("/{WRONG}/"))
}

fn with_other_value(address: &str, name: &str) -> String {
    let Some((path, query)) = address.split_once('?') else {
        return address.to_owned();
    };
    let pairs = query.split('&').map(|pair| match pair.split_once('=') {
        Some((sent, _)) if sent == name => format!("{name}={WRONG}"),
        _ => pair.to_owned(),
    });
    format!("{path}?{}", pairs.collect::<Vec<_>>().join("&"))
}

/// Returns true if the OpenAPI document refuses some texts as values of the type.
fn is_bound(ty: &TypeInfo) -> bool {
    match ty {
        TypeInfo::String => false,
        TypeInfo::List(item) => is_bound(item),
        TypeInfo::Enum(info) => info.closed,
        _ => true,
    }
}

/// The default transport. It spoils a part of each request, if one is given.
#[derive(Clone, Debug)]
pub(super) struct Spoiling {
    transport: ReqwestTransport,
    spoil: Option<Arc<Spoil>>,
}

impl Spoiling {
    pub(super) fn new(spoil: Option<Arc<Spoil>>) -> Result<Self> {
        let transport = ReqwestTransport::local()?;
        Ok(Self { transport, spoil })
    }
}

impl Transport for Spoiling {
    fn send(
        &self,
        request: Request<Body>,
    ) -> BoxFuture<std::result::Result<Response<Body>, TransportError>> {
        self.transport.send(match &self.spoil {
            Some(spoil) => spoil.spoil(request),
            None => request,
        })
    }
}
