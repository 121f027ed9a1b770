//! Answers of the service, by the rules for them.

use std::sync::{
    Arc, LazyLock,
    atomic::{AtomicBool, Ordering},
};

use axum::body::Body;
use backoffice::client::{
    BoxFuture,
    http::{Request, Response},
    transport::{ReqwestTransport, Transport, TransportError},
};
use backoffice_description::{
    Endpoint, Method, Profile, endpoints,
    validate::{Body as BodyOf, Validator, by_operation},
};
use http_body_util::BodyExt as _;
use serde_json::Value;

use crate::{calls::path, service::Service};

/// The client's own transport. It panics at an answer whose status or `ETag` is not in the OpenAPI document, or that breaks
/// the rules of the profile `contract`, and until a caller has set a field to null, those of `strict`.
#[derive(Clone, Debug)]
pub(crate) struct Checked {
    transport: ReqwestTransport,
    has_nulls: Arc<AtomicBool>,
}

impl Checked {
    pub(crate) fn new() -> Self {
        Self { transport: ReqwestTransport::local().unwrap(), has_nulls: Arc::default() }
    }
}

impl Transport for Checked {
    fn send(
        &self,
        request: Request<backoffice::client::Body>,
    ) -> BoxFuture<Result<Response<backoffice::client::Body>, TransportError>> {
        let Self { transport, has_nulls } = self.clone();
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let body = body.collect().await.map_err(TransportError::request)?.to_bytes();
            if body.windows(5).any(|text| text == b":null") {
                has_nulls.store(true, Ordering::Relaxed);
            }
            let endpoint = endpoint(parts.method.as_str(), parts.uri.path());
            let request = Request::from_parts(parts, backoffice::client::Body::from(body));
            let (parts, body) = transport.send(request).await?.into_parts();
            let body = body.collect().await.map_err(TransportError::broken)?.to_bytes();
            let documented = documented(endpoint, parts.status.as_u16());
            let has_tag = documented["headers"]["ETag"].is_object();
            assert_eq!(parts.headers.contains_key("etag"), has_tag, "{}: ETag", endpoint.id);
            if parts.status.is_success() {
                check(endpoint, Profile::Contract, &body);
                if !has_nulls.load(Ordering::Relaxed) {
                    check(endpoint, Profile::Strict, &body);
                }
            }
            Ok(Response::from_parts(parts, body.into()))
        })
    }
}

/// Finds the endpoint of an address.
fn endpoint(method: &str, address: &str) -> &'static Endpoint {
    let address = address.strip_prefix("/api").unwrap();
    let fits = |endpoint: &&Endpoint| {
        let (steps, template) = (address.split('/'), endpoint.path.split('/'));
        endpoint.method.as_str() == method
            && steps.clone().count() == template.clone().count()
            && steps.zip(template).all(|(step, name)| name.starts_with('{') || name == step)
    };
    endpoints::ALL.iter().copied().find(fits).unwrap()
}

/// Returns what the OpenAPI document says of an answer. Panics if the status is not there.
fn documented(endpoint: &Endpoint, status: u16) -> &'static Value {
    static OPENAPI: LazyLock<Value> =
        LazyLock::new(|| serde_json::from_str(backoffice::schema::openapi()).unwrap());
    let method = endpoint.method.as_str().to_lowercase();
    let responses = &OPENAPI["paths"][endpoint.path][method.as_str()]["responses"];
    let response = &responses[status.to_string()];
    assert!(response.is_object(), "{}: {status}", endpoint.id);
    match response["$ref"].as_str() {
        Some(reference) => OPENAPI.pointer(reference.trim_start_matches('#')).unwrap(),
        None => response,
    }
}

fn check(endpoint: &Endpoint, profile: Profile, body: &[u8]) {
    let shape = by_operation(endpoint.id, BodyOf::Response).unwrap();
    let checked = Validator::new(shape, profile).check(body);
    checked.unwrap_or_else(|violations| panic!("{} {profile:?}: {violations}", endpoint.id));
}

#[tokio::test]
async fn answers_fit_the_document() {
    let service = Service::start("sqlite::memory:").await;
    let delivery = service.delivery().await;
    let get = async |path: &str| {
        let request = service.request("GET", path).body(Body::empty()).unwrap();
        let (parts, text) = service.send(request).await;
        assert_eq!(parts.status, 200, "{path} {text}");
        (parts.headers.contains_key("etag"), text)
    };
    let customer: Value = serde_json::from_str(&get("/users/1/").await.1).unwrap();
    let address = format!("/users/1/addresses/{}/", customer["addresses"][0]["id"]);
    for endpoint in endpoints::ALL.iter().filter(|endpoint| endpoint.method == Method::Get) {
        let path = match endpoint.id {
            "get_user_address" => address.clone(),
            "get_delivery" => path(endpoint, &delivery.to_string()),
            _ => path(endpoint, "1"),
        };
        let (has_tag, text) = get(&path).await;
        check(endpoint, Profile::Strict, text.as_bytes());
        let documented = documented(endpoint, 200)["headers"]["ETag"].is_object();
        assert_eq!(has_tag, documented, "{}: ETag", endpoint.id);
    }
    service.stop().await;
}
