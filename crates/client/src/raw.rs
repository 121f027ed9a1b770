//! Calls of endpoints that are chosen at run time. Parameters are given by name, and bodies are JSON.
//!
//! The client only checks that a body is JSON, unless it has a validator.

use std::{borrow::Cow, collections::HashMap, fmt, sync::Arc};

use backoffice_models::{
    DecodeError, Drift, Json, ResponseBody,
    info::{Endpoint, ShapeInfo, ShapeKind},
    runtime::serde::de::IgnoredAny,
};
use serde_json::value::RawValue;

use crate::{
    address,
    body::Body,
    client::Client,
    error::Error,
    form::Form,
    inner::ClientInner,
    options::CallOptions,
    paged::{NO_LIST, Paged},
    pages::{Items, Pages},
    plan::{Payload, Plan},
    response::Response,
};

impl Client {
    /// Makes a call of an endpoint that is chosen at run time, for tools. A client that declares scopes does not have
    /// this method, because the compiler could not check the call.
    pub fn call(&self, endpoint: &'static Endpoint) -> RawCall {
        RawCall {
            inner: self.inner.clone(),
            endpoint,
            path: Vec::new(),
            query: Vec::new(),
            payload: Ok(Payload::none()),
            options: CallOptions::default(),
        }
    }
}

/// A call of an endpoint that is chosen at run time; see [`Client::call`].
///
/// # Examples
///
/// ```
/// # backoffice_client::testing::example(&[(200, r#"{"id":7}"#)], async |client, _| {
/// use backoffice_client::{CallOptions, models::info::endpoints};
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

    /// Adds a query parameter, also one that the API document does not list. Add one for each element of a list (gap
    /// `query-array-encoding`).
    pub fn query(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.query.push((name.into(), value.into()));
        self
    }

    /// Sends JSON text as it is, without a byte order mark (gap `byte-order-mark`). Text that is not one JSON value is
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
    if let Some((unknown, _)) = values
        .iter()
        .find(|(name, _)| names().all(|known| known != name))
    {
        return Err(format!(
            "`{}` has no path parameter `{unknown}`",
            endpoint.path
        ));
    }
    if let Some(missing) = names().find(|known| values.iter().all(|(name, _)| name != known)) {
        return Err(format!("path parameter `{missing}` is missing"));
    }
    let values: Vec<(&str, &dyn fmt::Display)> = values
        .iter()
        .map(|(name, value)| (name.as_str(), value as &dyn fmt::Display))
        .collect();
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

/// A page of a list, unchanged. An array is a page, too, and one record where the endpoint answers with one (gap
/// `customer-subscriptions-form`).
#[derive(Clone, Debug, PartialEq)]
pub struct RawPage {
    whole: Json,
    next: Option<String>,
}

impl RawPage {
    /// Returns the unchanged response.
    #[must_use]
    pub fn json(&self) -> &Json {
        &self.whole
    }

    /// Returns the text of the list: the response, or its `results`.
    fn list(&self) -> Option<&str> {
        let text = self.whole.as_str();
        let list = match self.whole.kind() {
            "array" => text,
            _ => fields(text)?.get("results")?.get(),
        };
        list.starts_with('[').then_some(list)
    }

    /// Returns true for one record, where the endpoint answers with one. As for [`OneOrMany`], an object with `next`, or
    /// without any field of the record, is a page.
    ///
    /// [`OneOrMany`]: crate::models::OneOrMany
    fn is_record(&self, response: &ShapeInfo) -> bool {
        response.kind == ShapeKind::Record
            && fields(self.whole.as_str()).is_some_and(|fields| {
                let is_known = |name: &Cow<'_, str>| response.field(name).is_some();
                !fields.contains_key("next") && fields.keys().any(is_known)
            })
    }
}

impl ResponseBody for RawPage {
    fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        let whole = Json::decode(bytes)?;
        let next = fields(whole.as_str()).and_then(|fields| fields.get("next").copied());
        let next = next.filter(|next| next.get() != "null");
        // A `next` that is not text is kept as JSON; `Pages` reports it.
        let text = |next: &RawValue| {
            serde_json::from_str(next.get()).unwrap_or_else(|_| next.get().to_owned())
        };
        let next = next.map(text);
        Ok(Self { whole, next })
    }

    fn drifts(&self) -> Vec<Drift> {
        Vec::new()
    }
}

#[diagnostic::do_not_recommend]
impl Paged for RawPage {
    type Item = Json;

    fn check(&self, endpoint: &Endpoint) -> Result<(), &'static str> {
        match self.list() {
            Some(list) => has_memory(list),
            None if self.is_record(endpoint.response) => Ok(()),
            None => Err(NO_LIST),
        }
    }

    fn next(&self) -> Result<Option<&str>, &'static str> {
        Ok(self.next.as_deref())
    }

    fn into_items(self) -> Vec<Json> {
        let Some(list) = self.list() else {
            return vec![self.whole];
        };
        // The text is valid JSON, so it parses, and so does every element.
        let elements: Vec<&RawValue> = serde_json::from_str(list).unwrap_or_default();
        let mut items = Vec::with_capacity(elements.len());
        items.extend(
            elements
                .iter()
                .filter_map(|element| Json::parse(element.get()).ok()),
        );
        items
    }
}

/// Checks that the items of a list take at most 32 MiB and 16 times its length (gap `decoding-memory`).
fn has_memory(list: &str) -> Result<(), &'static str> {
    /// Memory of an element in [`Paged::into_items`], whose first list has grown.
    const ELEMENT: usize = 2 * size_of::<&RawValue>() + size_of::<Json>();
    // The elements need no memory, because their type has no size.
    let elements: Vec<IgnoredAny> = serde_json::from_str(list).unwrap_or_default();
    // The items also have copies of their texts.
    let limit = (32 << 20) + 12 * list.len();
    if elements.len().saturating_mul(ELEMENT) > limit {
        return Err("its list would take more than 32 MiB and 16 times its length");
    }
    Ok(())
}

/// Returns the fields of an object, if the text is one.
fn fields(text: &str) -> Option<HashMap<Cow<'_, str>, &RawValue>> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use backoffice_models::info::endpoints::{
        GET_USER_ADDRESS, LIST_USER_SUBSCRIPTIONS, LIST_USERS, REFUND_ORDER,
        UPLOAD_TICKET_ATTACHMENTS,
    };
    use futures_util::FutureExt as _;
    use http::Method;

    use super::*;
    use crate::{Part, testing::InProcess};

    fn client(transport: &InProcess) -> Client {
        Client::builder("https://store.example/api")
            .transport(transport.clone())
            .token("hunter2")
            .build()
            .unwrap()
    }

    fn done<T>(call: impl Future<Output = T>) -> T {
        call.now_or_never().expect("nothing waits")
    }

    #[test]
    fn a_raw_call_sends_its_input_and_returns_the_answer_unchanged() {
        let transport = InProcess::answering(200, r#" {"total": 1e400} "#);
        let call = client(&transport)
            .call(&REFUND_ORDER)
            .path("number", "wrong")
            .path("number", "10/01")
            .query("tag", "a b")
            .query("tag", "c")
            .json("\u{feff}{\"amount\": \"10.00\"}")
            .options(CallOptions::new().idempotency_key("k".into()));
        let response = done(call.send()).unwrap();
        assert_eq!(response.as_str(), r#"{"total": 1e400}"#);
        assert_eq!(response.bytes(), r#" {"total": 1e400} "#);
        let [request] = &transport.requests()[..] else {
            panic!("one request")
        };
        assert_eq!(request.method(), Method::POST);
        assert_eq!(
            request.uri().to_string(),
            "https://store.example/api/orders/10%2F01/refund/?tag=a%20b&tag=c"
        );
        assert_eq!(request.body(), r#"{"amount": "10.00"}"#);
        assert_eq!(request.headers()["content-type"], "application/json");
        assert_eq!(request.headers()["idempotency-key"], "k");
    }

    #[test]
    fn a_token_request_is_a_form_without_a_token() {
        let transport = InProcess::answering(200, "{}");
        let form = Form::new().part(Part::text("ticket", "7"));
        let call = client(&transport)
            .call(&UPLOAD_TICKET_ATTACHMENTS)
            .form(form);
        let request = call.request().unwrap();
        let media_type = request.headers()["content-type"].to_str().unwrap();
        assert!(media_type.starts_with("multipart/form-data; boundary="));
        assert!(!request.headers().contains_key("authorization"));
        assert!(transport.requests().is_empty());
    }

    #[test]
    fn mistakes_in_a_call_are_reported_before_it_is_sent() {
        type Change = fn(RawCall) -> RawCall;
        let cases: [(&'static Endpoint, Change, &str); 7] = [
            (
                &GET_USER_ADDRESS,
                |call| call.path("id", "7"),
                "path parameter `addressId` is missing",
            ),
            (
                &LIST_USERS,
                |call| call.path("id", "7"),
                "`/users/` has no path parameter `id`",
            ),
            (
                &REFUND_ORDER,
                |call| call.path("number", ".."),
                "it must not be empty",
            ),
            (
                &REFUND_ORDER,
                |call| call.path("number", "1").json("{} {}"),
                "its body is not one JSON value: trailing characters at line 1 column 4",
            ),
            (
                &REFUND_ORDER,
                |call| call.path("number", "1").json(""),
                "not one JSON value",
            ),
            (
                &LIST_USERS,
                |call| call.options(CallOptions::new().header("a b", "c")),
                "is not a valid header name",
            ),
            (
                &REFUND_ORDER,
                |call| {
                    let call = call.path("number", "1").json("{} {}");
                    call.json("{}")
                        .options(CallOptions::new().idempotency_key("".into()))
                },
                "idempotency key",
            ),
        ];
        for (endpoint, change, says) in cases {
            let transport = InProcess::answering(200, "{}");
            let call = || change(client(&transport).call(endpoint));
            let error = done(call().send()).unwrap_err();
            assert!(error.is_request(), "{error}");
            assert!(error.to_string().contains(says), "{error}");
            assert!(call().request().is_err());
            assert!(transport.requests().is_empty());
        }
        let transport = InProcess::answering(200, "{}");
        let call = client(&transport).call(&REFUND_ORDER).path("number", "1");
        let error = done(call.items().next()).unwrap().unwrap_err();
        assert!(
            error.is_request() && error.to_string().contains("not a list"),
            "{error}"
        );
        assert!(transport.requests().is_empty());
    }

    #[test]
    fn pages_are_followed_and_lists_and_single_records_accepted() {
        let page = |next: &str, results: &str| {
            format!(r#"{{"next":{next},"previous":null,"results":{results}}}"#)
        };
        let next = |cursor: &str| format!(r#""https://store.example/api/users/?cursor={cursor}""#);
        let cases: [(&'static Endpoint, Vec<String>, &[&str]); 6] = [
            (
                &LIST_USERS,
                vec![
                    page(&next("a"), r#"[{"id":1}, {"id":2}]"#),
                    page(&next("b"), "[]"),
                    page("null", "[7]"),
                ],
                &[r#"{"id":1}"#, r#"{"id":2}"#, "7"],
            ),
            (
                &LIST_USER_SUBSCRIPTIONS,
                vec![r#"{"id":1}"#.to_owned()],
                &[r#"{"id":1}"#],
            ),
            (
                &LIST_USER_SUBSCRIPTIONS,
                vec![r#"[{"id":1},2]"#.to_owned()],
                &[r#"{"id":1}"#, "2"],
            ),
            (&LIST_USER_SUBSCRIPTIONS, vec!["[]".to_owned()], &[]),
            (
                &LIST_USER_SUBSCRIPTIONS,
                vec![page(&next("a"), "[1]"), page("null", "[2]")],
                &["1", "2"],
            ),
            (
                &LIST_USER_SUBSCRIPTIONS,
                vec![r#"{"id":1,"results":{}}"#.to_owned()],
                &[r#"{"id":1,"results":{}}"#],
            ),
        ];
        for (endpoint, answers, expected) in cases {
            let over = |_: &http::Request<bytes::Bytes>| panic!("no more is asked for");
            let transport = answers
                .iter()
                .fold(InProcess::new(over), |transport, response| {
                    transport.then(200, response.clone())
                });
            let mut call = client(&transport).call(endpoint).query("language", "en");
            if endpoint.path.contains("{id}") {
                call = call.path("id", "7");
            }
            let mut items = call.items();
            let mut found = Vec::new();
            while let Some(item) = done(items.next()) {
                found.push(item.unwrap().to_string());
            }
            assert_eq!(found, expected, "{answers:?}");
            let requests = transport.requests();
            assert_eq!(requests.len(), answers.len());
            for request in &requests {
                assert!(request.uri().query().unwrap().starts_with("language=en"));
            }
            let last = requests.last().unwrap().uri().query().unwrap().to_owned();
            assert_eq!(last.contains("cursor="), answers.len() > 1, "{last}");
        }
    }
}
