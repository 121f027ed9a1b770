//! A service on an address of its own.

use axum::{
    Router,
    body::Body,
    http::{Request, request::Builder, response::Parts},
};
use backoffice::{
    client::Client,
    server::{Backoffice, Examples, Gate as _, Limits, Settings, Targets},
};
use backoffice_description::endpoints;
use tokio::{net::TcpListener, task::JoinHandle};
use tower::ServiceExt as _;

/// A running service, and a token with every scope.
pub(crate) struct Service {
    pub(crate) backoffice: Backoffice,
    pub(crate) address: String,
    pub(crate) token: String,
    router: Router,
    task: JoinHandle<()>,
}

impl Service {
    pub(crate) async fn start(database: &str) -> Self {
        Self::start_with(database, |_| {}).await
    }

    pub(crate) async fn start_with(database: &str, set: impl Fn(&mut Settings)) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/api", listener.local_addr().unwrap());
        let mut settings = Settings::new(&address, [7; 32]);
        settings.page_size = 3;
        settings.targets = Targets::with_this_machine();
        set(&mut settings);
        let backoffice = Backoffice::open(database, settings).await.unwrap();
        let store = crate::seeded(&backoffice).await;
        let scopes: Vec<_> = endpoints::SCOPES.iter().map(|scope| scope.name).collect();
        let token = backoffice.add_token(store, "test", &scopes, None).await.unwrap();
        let router = Router::new().nest("/api", backoffice.router(Limits::default()));
        let served = router.clone();
        let task = tokio::spawn(async move { axum::serve(listener, served).await.unwrap() });
        Self { backoffice, address, token, router, task }
    }

    /// Returns a client that panics at an answer that breaks the rules.
    pub(crate) fn client(&self) -> Client {
        Client::builder(&self.address)
            .token(self.token.clone())
            .transport(crate::answers::Checked::new())
            .build()
            .unwrap()
    }

    /// Sends a request to the router, without a network.
    pub(crate) async fn send(&self, request: Request<Body>) -> (Parts, String) {
        answer(self.router.clone(), request).await
    }

    pub(crate) async fn send_with(
        &self,
        limits: Limits,
        request: Request<Body>,
    ) -> (Parts, String) {
        let router = Router::new().nest("/api", self.backoffice.router(limits));
        answer(router, request).await
    }

    /// Returns records of the token's store.
    pub(crate) async fn examples(&self) -> Examples {
        let grant = self.backoffice.grant(&self.token).await.unwrap().unwrap();
        self.backoffice.examples(grant.store).await.unwrap()
    }

    /// Starts a request with the token.
    pub(crate) fn request(&self, method: &str, path: &str) -> Builder {
        Self::request_with(&self.token, method, path)
    }

    pub(crate) fn request_with(token: &str, method: &str, path: &str) -> Builder {
        let request = Request::builder().method(method).uri(format!("/api{path}"));
        request.header("authorization", format!("Bearer {token}"))
    }

    /// Sends a note to a customer, with an idempotency key or without.
    pub(crate) async fn note(&self, key: Option<&str>) -> (Parts, String) {
        let mut request =
            self.request("POST", "/users/1/notes/").header("content-type", "application/json");
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        let body = Body::from(r#"{"message":"x"}"#);
        self.send(request.body(body).unwrap()).await
    }

    /// Makes a webhook for events.
    pub(crate) async fn subscribe(&self, events: &[&str]) {
        let request = self.request("POST", "/webhooks/").header("content-type", "application/json");
        let body = serde_json::json!({ "events": events, "target": "https://events.example" });
        let request = request.body(Body::from(body.to_string())).unwrap();
        let (parts, text) = self.send(request).await;
        assert_eq!(parts.status, 201, "{text}");
    }

    /// Makes a delivery that waits, and returns its id.
    pub(crate) async fn delivery(&self) -> i64 {
        self.subscribe(&["user.note_created"]).await;
        let (parts, text) = self.note(None).await;
        assert_eq!(parts.status, 200, "{text}");
        let page = self.client().deliveries().list().send().await.unwrap();
        page.results.first().unwrap().id.unwrap().into()
    }

    pub(crate) async fn stop(self) {
        self.task.abort();
        self.backoffice.close().await;
    }
}

/// Runs a statement on a database, beside its service. Returns the number of rows that it changes.
pub(crate) async fn execute(url: &str, sql: &'static str) -> u64 {
    if url.starts_with("sqlite") {
        let pool = sqlx::SqlitePool::connect(url).await.unwrap();
        let done = sqlx::query(sql).execute(&pool).await.unwrap();
        done.rows_affected()
    } else {
        let pool = sqlx::PgPool::connect(url).await.unwrap();
        let done = sqlx::query(sql).execute(&pool).await.unwrap();
        done.rows_affected()
    }
}

async fn answer(router: Router, request: Request<Body>) -> (Parts, String) {
    let (parts, body) = router.oneshot(request).await.unwrap().into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
    (parts, String::from_utf8(body.to_vec()).unwrap())
}
