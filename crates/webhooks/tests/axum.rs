//! The extractor, tested with requests to a router.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, SystemTime},
};

use axum::{
    Router,
    body::Body,
    extract::FromRef,
    http::{HeaderMap, Request, StatusCode},
    routing::post,
};
use backoffice::webhooks::{
    DEFAULT_TOLERANCE, ReceiveError, Receiver, Signer, StandardWebhooks, axum::Verified,
};
use futures_util::stream;
use http_body_util::{BodyExt as _, Limited};
use tower::ServiceExt as _;

const SECRET: &str = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
const BODY: &str = r#"{"id":"msg_1","type":"cart.abandoned","data":{}}"#;

#[derive(Clone)]
struct App {
    receiver: Receiver,
}

impl FromRef<App> for Receiver {
    fn from_ref(app: &App) -> Self {
        app.receiver.clone()
    }
}

fn sent() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_676_030_400)
}

fn app(now: SystemTime) -> Router {
    let receiver = Receiver::builder().secret(SECRET).max_body_bytes(100);
    let receiver = receiver.clock(move || now).build().unwrap();
    let id =
        |Verified(delivery): Verified| async move { delivery.id.unwrap_or_default().into_string() };
    let own = |received: Result<Verified, ReceiveError>| async move {
        match received {
            Ok(_) => StatusCode::ACCEPTED,
            Err(_) => StatusCode::IM_A_TEAPOT,
        }
    };
    Router::new().route("/id", post(id)).route("/own", post(own)).with_state(App { receiver })
}

fn signed(body: &str) -> HeaderMap {
    let signer = Signer::new(StandardWebhooks, SECRET).unwrap();
    signer.sign("msg_1", sent(), body.as_bytes()).unwrap()
}

/// Status, content type and body of the response.
async fn answer(
    now: SystemTime,
    path: &str,
    headers: HeaderMap,
    body: Body,
) -> (u16, String, String) {
    let mut request = Request::post(path).body(body).unwrap();
    *request.headers_mut() = headers;
    let answer = app(now).oneshot(request).await.unwrap();
    let kind = answer.headers().get("content-type");
    let kind = kind.map_or("", |kind| kind.to_str().unwrap()).to_owned();
    let status = answer.status().as_u16();
    let body = answer.into_body().collect().await.unwrap().to_bytes();
    (status, kind, String::from_utf8(body.to_vec()).unwrap())
}

#[tokio::test]
async fn the_handler_has_the_delivery() {
    let (status, _, body) = answer(sent(), "/id", signed(BODY), BODY.into()).await;
    assert_eq!((status, &*body), (200, "msg_1"));
}

#[tokio::test]
async fn refusals_have_a_status_and_a_detail() {
    let late = sent() + DEFAULT_TOLERANCE + Duration::from_secs(1);
    let long = "x".repeat(101);
    let mut twice = signed(BODY);
    twice.append("webhook-id", "a\"b".parse().unwrap());
    let cases = [
        ("no header", sent(), HeaderMap::new(), BODY, 400, "the header `webhook-id` is missing"),
        ("two of one", sent(), twice, BODY, 400, "the header `webhook-id` appears more than once"),
        ("another body", sent(), signed(BODY), "{}", 403, "the signature does not match"),
        ("late", late, signed(BODY), BODY, 403, "the delivery was signed 301s ago"),
        ("long", sent(), signed(&long), &long, 413, "the body has more than 100 bytes"),
        ("no JSON", sent(), signed("\"a"), "\"a", 400, "could not read Delivery"),
    ];
    for (case, now, headers, body, expected, detail) in cases {
        let body = Body::from(body.to_owned());
        let (status, kind, body) = answer(now, "/id", headers, body).await;
        assert_eq!(status, expected, "{case}: {body}");
        assert_eq!(kind, "application/json", "{case}");
        let body: serde_json::Value = serde_json::from_str(&body).unwrap();
        let text = body["detail"].as_str().unwrap();
        assert!(text.starts_with(detail), "{case}: {text}");
        assert_eq!(body.as_object().unwrap().len(), 1, "{case}");
    }
}

#[tokio::test]
async fn a_handler_can_answer_itself() {
    let (status, ..) = answer(sent(), "/own", signed(BODY), BODY.into()).await;
    assert_eq!(status, 202);
    let (status, ..) = answer(sent(), "/own", signed(BODY), "{}".into()).await;
    assert_eq!(status, 418);
}

/// A body in pieces, without a length.
fn pieces<I>(pieces: I) -> Body
where
    I: Iterator<Item = io::Result<&'static str>> + Send + 'static,
{
    Body::from_stream(stream::iter(pieces))
}

#[tokio::test]
async fn a_body_in_pieces_is_put_together() {
    let (first, second) = BODY.split_at(20);
    let body = pieces([Ok(first), Ok(""), Ok(second)].into_iter());
    let (status, _, body) = answer(sent(), "/id", signed(BODY), body).await;
    assert_eq!((status, &*body), (200, "msg_1"));
}

#[tokio::test]
async fn a_body_without_end_is_left_at_the_limit() {
    let taken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&taken);
    let endless = pieces(std::iter::repeat_with(move || {
        count.fetch_add(1, Ordering::Relaxed);
        Ok("0")
    }));
    let (status, ..) = answer(sent(), "/id", signed(BODY), endless).await;
    assert_eq!(status, 413);
    assert_eq!(taken.load(Ordering::Relaxed), 101);
}

#[tokio::test]
async fn a_body_that_breaks_off_is_the_senders_fault() {
    let broken = [Ok(BODY), Err(io::ErrorKind::ConnectionReset.into())];
    let body = pieces(broken.into_iter());
    let (status, _, body) = answer(sent(), "/id", signed(BODY), body).await;
    assert_eq!(status, 400);
    assert!(body.contains("the body is incomplete"), "{body}");
}

/// The limit of a layer is reported as a limit, not as a broken connection.
#[tokio::test]
async fn a_limit_of_the_application_is_one_too() {
    let limited = Limited::new(Body::from(BODY), 10);
    let (status, _, body) = answer(sent(), "/id", signed(BODY), Body::new(limited)).await;
    assert_eq!(status, 413);
    assert!(body.contains("than the application accepts"), "{body}");
}
