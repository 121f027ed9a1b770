//! Calls of endpoints that are chosen at run time. Parameters are given by name, and bodies are JSON.
//!
//! The client only checks that a body is JSON, unless it has a validator.

use std::{borrow::Cow, collections::HashMap, fmt, sync::Arc};

use backoffice_models::{
    DecodeError, Drift, Json, ResponseBody,
    runtime::{PageFields, serde::de::IgnoredAny},
};
use backoffice_shapes::{Endpoint, ShapeInfo, ShapeKind};
use serde_json::value::RawValue;

use crate::{
    address,
    body::Body,
    client::ClientCore,
    error::Error,
    form::Form,
    inner::ClientInner,
    options::CallOptions,
    paged::{Paged, no_list},
    pages::{Items, Pages},
    plan::{Payload, Plan},
    response::Response,
};

/// A call of an endpoint that is chosen at run time; see `Client::call`.
///
/// # Examples
///
/// ```
/// # backoffice::client::example(&[(200, r#"{"id":7}"#)], async |client, _| {
/// use backoffice::{client::CallOptions, description::endpoints};
///
/// // The arguments of a tool.
/// let (operation, id) = ("get_dispute", "7");
/// let endpoint = endpoints::ALL.iter().find(|endpoint| endpoint.id == operation).unwrap();
/// let call = client.call(endpoint).path("id", id).options(CallOptions::new());
/// assert_eq!(call.send().await?.as_str(), r#"{"id":7}"#);
/// # Ok(()) });
/// ```
#[must_use = "a call does nothing until it is sent"]
pub struct RawCall {
    inner: Arc<ClientInner>,
    endpoint: &'static Endpoint,
    path: Vec<(String, String)>,
    query: Vec<(String, String)>,
    /// The body, or the reason why it can't be sent.
    payload: Result<Payload, String>,
    options: CallOptions,
}

impl RawCall {
    /// Makes a call of an endpoint.
    #[doc(hidden)]
    pub fn new(client: &ClientCore, endpoint: &'static Endpoint) -> Self {
        Self {
            inner: client.inner.clone(),
            endpoint,
            path: Vec::new(),
            query: Vec::new(),
            payload: Ok(Payload::none()),
            options: CallOptions::default(),
        }
    }

    /// Returns the endpoint that is called.
    #[must_use]
    pub fn endpoint(&self) -> &'static Endpoint {
        self.endpoint
    }

    /// Sets a parameter of the path by its name. A missing or unknown parameter is reported when the call is sent.
    pub fn path(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        let name = name.into();
        self.path.retain(|(set, _)| *set != name);
        self.path.push((name, value.into()));
        self
    }

    /// Adds a query parameter, also one that the API document does not list. Add one for each element of a list.
    pub fn query(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.query.push((name.into(), value.into()));
        self
    }

    /// Sends JSON text as it is, without a byte order mark. Text that is not one JSON value is
    /// reported when the call is sent.
    pub fn json(mut self, text: impl Into<String>) -> Self {
        let mut text = text.into();
        if text.starts_with('\u{feff}') {
            text.remove(0);
        }
        self.payload = match serde_json::from_str::<&RawValue>(&text) {
            Ok(_) => Ok(Payload::text(text)),
            Err(error) => Err(format!("its body is not one JSON value: {error}")),
        };
        self
    }

    /// Sends a form.
    pub fn form(mut self, form: Form) -> Self {
        self.payload = Ok(Payload::form(form));
        self
    }

    /// Replaces all options.
    pub fn options(mut self, options: CallOptions) -> Self {
        self.options = options;
        self
    }

    /// Returns the request without its token, and sends nothing.
    ///
    /// # Errors
    ///
    /// If a parameter, an option or the body is invalid.
    pub fn request(self) -> Result<http::Request<Body>, Error> {
        let (inner, plan) = self.plan();
        inner.request(&plan)
    }

    /// Sends the call and returns the decoded response.
    ///
    /// # Errors
    ///
    /// See [`Error`].
    pub async fn send(self) -> Result<Response<Json>, Error> {
        let (inner, plan) = self.plan();
        inner.pending_response(&plan).await?.response()
    }

    /// Returns the pages of the list, one after the other. An endpoint that is not a [list](Endpoint::is_list) gives an
    /// error.
    pub fn pages(self) -> Pages<RawPage> {
        let (inner, mut plan) = self.plan();
        if !plan.endpoint.is_list {
            plan.refuse("its response is not a list, so it has no pages");
        }
        Pages::new(inner, plan)
    }

    /// Returns the records of the list, on all of its [`pages`](RawCall::pages).
    pub fn items(self) -> Items<RawPage> {
        Items::new(self.pages())
    }

    fn plan(self) -> (Arc<ClientInner>, Plan) {
        let plan = Plan::new(
            self.endpoint,
            expanded(self.endpoint, &self.path),
            self.query,
            self.payload,
            self.options,
        );
        (self.inner, plan)
    }
}

/// Returns the path of an endpoint with these values, given by name.
fn expanded(endpoint: &Endpoint, values: &[(String, String)]) -> Result<String, String> {
    let names = || endpoint.path_parameters.iter().map(|known| known.name);
    if let Some((unknown, _)) = values.iter().find(|(name, _)| names().all(|known| known != name)) {
        return Err(format!("`{}` has no path parameter `{unknown}`", endpoint.path));
    }
    if let Some(missing) = names().find(|known| values.iter().all(|(name, _)| name != known)) {
        return Err(format!("path parameter `{missing}` is missing"));
    }
    let values: Vec<(&str, &dyn fmt::Display)> =
        values.iter().map(|(name, value)| (name.as_str(), value as &dyn fmt::Display)).collect();
    address::expand(endpoint.path, &values)
}

impl fmt::Debug for RawCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RawCall")
            .field("operation", &self.endpoint.id)
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

/// A page of a list, unchanged. An array is a page, too, and one record where the endpoint answers with one.
#[derive(Clone, Debug, PartialEq)]
pub struct RawPage {
    whole: Json,
    next: Option<String>,
    /// Names of a page's fields; `None` outside of a list.
    envelope: Option<&'static PageFields>,
}

impl RawPage {
    /// Returns the unchanged response.
    #[must_use]
    pub fn json(&self) -> &Json {
        &self.whole
    }

    /// Returns the text of the list: the response, or its field of records.
    fn list(&self) -> Option<&str> {
        let text = self.whole.as_str();
        let list = match self.whole.kind() {
            "array" => text,
            _ => fields(text)?.get(self.envelope?.results)?.get(),
        };
        list.starts_with('[').then_some(list)
    }

    /// Returns true for one record, where the endpoint answers with one. As for [`OneOrMany`], an object with the address of a next page, or
    /// without any field of the record, is a page.
    ///
    /// [`OneOrMany`]: backoffice_models::OneOrMany
    fn is_record(&self, response: &ShapeInfo) -> bool {
        response.kind == ShapeKind::Record
            && fields(self.whole.as_str()).is_some_and(|fields| {
                let is_known = |name: &Cow<'_, str>| response.field(name).is_some();
                let has_next = self.envelope.is_some_and(|names| fields.contains_key(names.next));
                !has_next && fields.keys().any(is_known)
            })
    }
}

impl ResponseBody for RawPage {
    fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        Ok(Self { whole: Json::decode(bytes)?, next: None, envelope: None })
    }

    fn drifts(&self) -> Vec<Drift> {
        Vec::new()
    }
}

#[diagnostic::do_not_recommend]
impl Paged for RawPage {
    type Item = Json;

    fn set_envelope(&mut self, envelope: &'static PageFields) {
        let fields = fields(self.whole.as_str());
        let next = fields.and_then(|fields| fields.get(envelope.next).copied());
        let next = next.filter(|next| next.get() != "null");
        // An address that is not text is kept as JSON; `Pages` reports it.
        let text = |next: &RawValue| {
            serde_json::from_str(next.get()).unwrap_or_else(|_| next.get().to_owned())
        };
        self.next = next.map(text);
        self.envelope = Some(envelope);
    }

    fn check(&self, endpoint: &Endpoint) -> Result<(), String> {
        match self.list() {
            Some(list) => has_memory(list),
            None if endpoint.response.is_some_and(|shape| self.is_record(shape)) => Ok(()),
            None => Err(match self.envelope {
                Some(envelope) => no_list(envelope),
                None => "it is not a list".to_owned(),
            }),
        }
    }

    fn next(&self) -> Result<Option<&str>, String> {
        Ok(self.next.as_deref())
    }

    fn into_items(self) -> Vec<Json> {
        let Some(list) = self.list() else {
            return vec![self.whole];
        };
        // The text is valid JSON, so it parses, and so does every element.
        let elements: Vec<&RawValue> = serde_json::from_str(list).unwrap_or_default();
        let mut items = Vec::with_capacity(elements.len());
        items.extend(elements.iter().filter_map(|element| Json::parse(element.get()).ok()));
        items
    }
}

/// Checks that the items of a list take at most 32 MiB and 16 times its length.
fn has_memory(list: &str) -> Result<(), String> {
    /// Memory of an element in [`Paged::into_items`], whose first list has grown.
    const ELEMENT: usize = 2 * size_of::<&RawValue>() + size_of::<Json>();
    // The elements need no memory, because their type has no size.
    let elements: Vec<IgnoredAny> = serde_json::from_str(list).unwrap_or_default();
    // The items also have copies of their texts.
    let limit = (32 << 20) + 12 * list.len();
    if elements.len().saturating_mul(ELEMENT) > limit {
        return Err("its list would take more than 32 MiB and 16 times its length".to_owned());
    }
    Ok(())
}

/// Returns the fields of an object, if the text is one.
fn fields(text: &str) -> Option<HashMap<Cow<'_, str>, &RawValue>> {
    serde_json::from_str(text).ok()
}
