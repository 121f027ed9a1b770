//! The peers: a bare axum handler that answers with bytes that it has, and one that asks the database once.
//!
//! They check no token, scope, version, query or body, and write no log, audit or event.

use std::{future::ready, net::Ipv4Addr, sync::Arc};

use axum::{
    Router,
    extract::{Path, State},
    http::{StatusCode, header},
    response::IntoResponse,
    routing::{get, post},
};
use bytes::Bytes;
use clap::Args;
use serde_json::json;
use tokio::{net::TcpListener, runtime};

use crate::{Error, database::Database};

/// A server with the peers.
#[derive(Args)]
pub(crate) struct Peer {
    #[arg(long)]
    database: String,
    /// The subscription whose bytes the bare handlers answer with.
    #[arg(long)]
    subscription: i64,
}

/// Records on a page.
pub(crate) const PAGE: i64 = 50;

type Failed = (StatusCode, String);

/// Serves until the process ends.
pub(crate) fn run(options: &Peer) -> Result<(), Error> {
    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let database = Arc::new(Database::connect(&options.database).await?);
        let record = Bytes::from(database.subscription(options.subscription).await?);
        let page = Bytes::from(page(&database.customers(PAGE).await?));
        let bare = |bytes: &Bytes| {
            let bytes = bytes.clone();
            move || ready(json_answer(bytes))
        };
        let router = Router::new()
            .route("/bare/subscriptions/{id}/", get(bare(&record)))
            .route("/bare/orders/{number}/refund/", post(bare(&record)))
            .route("/bare/users/", get(bare(&page)))
            .route("/query/subscriptions/{id}/", get(read))
            .route("/query/orders/{number}/refund/", post(write))
            .route("/query/users/", get(list))
            .with_state(database);
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let base_url = format!("http://{}", listener.local_addr()?);
        println!("{}", json!({ "base_url": base_url }));
        Ok(axum::serve(listener, router).await?)
    })
}

async fn read(
    State(database): State<Arc<Database>>,
    Path(id): Path<i64>,
) -> Result<impl IntoResponse, Failed> {
    let record = database.subscription(id).await;
    record.map(json_answer).map_err(failed)
}

async fn write(
    State(database): State<Arc<Database>>,
    Path(number): Path<String>,
) -> Result<impl IntoResponse, Failed> {
    database.touch(&number).await.map(json_answer).map_err(failed)
}

async fn list(State(database): State<Arc<Database>>) -> Result<impl IntoResponse, Failed> {
    let records = database.customers(PAGE).await.map_err(failed)?;
    Ok(json_answer(page(&records)))
}

fn page(records: &[String]) -> String {
    format!(r#"{{"next":null,"previous":null,"results":[{}]}}"#, records.join(","))
}

fn json_answer(bytes: impl Into<Bytes>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], bytes.into())
}

fn failed(error: Error) -> Failed {
    (StatusCode::INTERNAL_SERVER_ERROR, error.to_string())
}
