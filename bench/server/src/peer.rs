//! The peers: axum handlers that ask the database once, or answer with bytes that they have.
//!
//! They check no token, scope, version, query or body, and write no log, audit or event.

use std::future::ready;

use anyhow::Result;
use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse as _, Response},
    routing::{get, post},
};
use sqlx::AnyPool;
use tokio::net::TcpListener;

use crate::shop::connect;

/// Records on a page.
pub(crate) const PAGE: i64 = 50;

/// Serves until the process ends.
pub(crate) async fn run(url: &str, id: i64, bytes: bool) -> Result<()> {
    let database = connect(url).await?;
    let record = Bytes::from(subscription(&database, id).await?);
    let page = Bytes::from(customers(&database).await?);
    let bare = |bytes: Bytes| move || ready(answer(Ok(bytes.clone())));
    let read = |State(database), Path(id)| async move { answer(subscription(&database, id).await) };
    let list = |State(database)| async move { answer(customers(&database).await) };
    let (read, list, write) = match bytes {
        true => (get(bare(record.clone())), get(bare(page)), post(bare(record))),
        false => (get(read), get(list), post(touch)),
    };
    let router = Router::new()
        .route("/api/subscriptions/{id}/", read)
        .route("/api/users/", list)
        .route("/api/orders/{number}/refund/", write)
        .with_state(database);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!(r#"{{"base_url":"http://{}/api"}}"#, listener.local_addr()?);
    Ok(axum::serve(listener, router).await?)
}

/// Writes the text of an order, as a refund without any rules would.
async fn touch(State(database): State<AnyPool>, Path(number): Path<String>) -> Response {
    // `|| ''` makes PostgreSQL write the text again, which it would keep otherwise.
    let sql = "UPDATE orders SET version = version + 1, json = json || '' \
               WHERE store = (SELECT min(id) FROM stores) AND number = $1 RETURNING json";
    answer(sqlx::query_scalar::<_, String>(sql).bind(number).fetch_one(&database).await)
}

async fn subscription(database: &AnyPool, id: i64) -> sqlx::Result<String> {
    let sql =
        "SELECT json FROM subscriptions WHERE store = (SELECT min(id) FROM stores) AND id = $1";
    sqlx::query_scalar(sql).bind(id).fetch_one(database).await
}

async fn customers(database: &AnyPool) -> sqlx::Result<String> {
    let sql = "SELECT json FROM customers WHERE store = (SELECT min(id) FROM stores) ORDER BY id LIMIT $1";
    let records: Vec<String> = sqlx::query_scalar(sql).bind(PAGE).fetch_all(database).await?;
    Ok(format!(r#"{{"next":null,"previous":null,"results":[{}]}}"#, records.join(",")))
}

fn answer(text: sqlx::Result<impl Into<Bytes>>) -> Response {
    match text {
        Ok(text) => ([(CONTENT_TYPE, "application/json")], text.into()).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}
