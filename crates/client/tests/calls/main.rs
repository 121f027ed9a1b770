//! Every endpoint over a real TCP server: its requests, and the results of each kind of response.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

mod answers;
#[path = "../../../backoffice/tests/generated/cases.rs"]
#[rustfmt::skip]
mod cases;
mod requests;
mod server;

use std::{future::Future, pin::Pin};

use backoffice::{
    client::{
        Call, Client, Error, Form, Part,
        models::{self, Drift, OneOrMany, Operation, Record},
        runtime,
    },
    description::Endpoint,
};
use serde_json::Value;

/// A call of an endpoint with hostile values, and its expected address.
pub(crate) struct Case {
    pub(crate) endpoint: &'static Endpoint,
    /// The path, encoded.
    pub(crate) path: &'static str,
    /// The query, encoded.
    pub(crate) query: &'static str,
    /// Makes the call. The text is its JSON body, if it has one.
    pub(crate) call: fn(Client, &str) -> Calling,
}

type Calling = Pin<Box<dyn Future<Output = Result<Made, Error>> + Send>>;

/// The response of a call.
#[derive(Debug)]
pub(crate) struct Made {
    pub(crate) drift: Vec<Drift>,
    pub(crate) bytes: Vec<u8>,
    /// The decoded response, written as JSON.
    pub(crate) written: String,
}

async fn made<O: Operation>(
    call: Call<O>,
    written: fn(&O::Response) -> String,
) -> Result<Made, Error> {
    let response = call.send_with_response().await?;
    Ok(Made {
        drift: response.drift(),
        bytes: response.bytes().to_vec(),
        written: written(response.value()),
    })
}

fn one<T: Record>(record: &T) -> String {
    record.to_json()
}

fn many<T: Record>(records: &OneOrMany<T>) -> String {
    records.iter().map(Record::to_json).collect()
}

fn body<T: Record>(text: &str) -> T {
    T::from_json(text).expect("a sample is JSON")
}

/// Parts with hostile names; `requests` checks how they arrive.
fn form() -> Form {
    Form::new()
        .part(Part::text("ticket", "7"))
        .part(Part::bytes("a\"b\r\nc", "é \"1\".txt", "one\r\n--two").media_type("text/plain"))
        .part(Part::bytes("empty", "empty.bin", ""))
}

/// Removes null fields at every depth: null and absent are the same to a record.
pub(crate) fn without_nulls(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, value| !value.is_null());
            fields.values_mut().for_each(without_nulls);
        }
        Value::Array(elements) => elements.iter_mut().for_each(without_nulls),
        _ => {}
    }
}
