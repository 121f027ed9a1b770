//! A service over data of its own: one group of calls, its own tokens, no database.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use backoffice_server::{
    Answer, Caller, Disputes, Gate, Grant, Limits, Refusal, Routes,
    models::{Dispute, DisputeId},
};
use futures_util::future::BoxFuture;
use tower::ServiceExt as _;

/// Disputes with even ids.
struct Even;

impl Disputes for Even {
    async fn get(&self, caller: &Caller, id: DisputeId) -> Answer<Dispute> {
        if i64::from(id) % 2 != 0 {
            return Err(Refusal::not_found());
        }
        let store = caller.store().to_string();
        Ok(Dispute::new(id)
            .status("new")
            .case_number(store.as_str())
            .into())
    }
}

/// The token is the number of the store.
impl Gate for Even {
    fn grant<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Option<Arc<Grant>>, Refusal>> {
        let grant = token.parse().ok().map(|store| {
            Arc::new(Grant {
                token: 1,
                store,
                scopes: vec!["disputes:read".to_owned()],
            })
        });
        Box::pin(async { Ok(grant) })
    }
}

#[tokio::test]
async fn traits_serve_data_of_another_kind() {
    let service = Arc::new(Even);
    let router = Routes::new(service.clone(), service, Limits::default())
        .disputes()
        .into_router();
    for (path, token, status, says) in [
        (
            "/disputes/8/",
            "77",
            200,
            r#"{"case_number":"77","id":8,"status":"new"}"#,
        ),
        ("/disputes/7/", "77", 404, "no such record"),
        ("/disputes/x/", "77", 404, "no such record"),
        ("/disputes/8/", "x", 401, "unknown, expired or revoked"),
        // Other groups are not served.
        ("/users/", "77", 404, "no such path"),
    ] {
        let request = Request::builder()
            .uri(path)
            .header("authorization", format!("Bearer {token}"));
        let request = request.body(Body::empty()).unwrap();
        let (parts, body) = router.clone().oneshot(request).await.unwrap().into_parts();
        let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let text = String::from_utf8(body.to_vec()).unwrap();
        assert_eq!(
            parts.status,
            StatusCode::from_u16(status).unwrap(),
            "{path}: {text}"
        );
        assert!(text.contains(says), "{path}: {text}");
    }
}
