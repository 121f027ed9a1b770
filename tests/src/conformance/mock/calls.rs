//! A call to each endpoint, with samples of all parameters and fields in the API document.

use backoffice_client::{
    Client, Error, Form, Part, RawCall,
    models::{
        AnyRecord,
        info::{Encoding, Endpoint, TypeInfo, endpoints},
    },
};
use backoffice_samples::{Fullness, Samples};
use backoffice_shapes::ShapeInfo;
use serde_json::{Map, Value};

use crate::Result;

/// The id of every record except orders, whose number is text.
pub(super) const ID: &str = "7";

/// The seed of the samples.
const SEED: u64 = 3;

/// A call and its result.
pub(super) struct Made {
    pub(super) endpoint: &'static Endpoint,
    pub(super) result: std::result::Result<Answered, Error>,
}

/// The answer to a call.
pub(super) struct Answered {
    pub(super) status: u16,
    /// Differences between the answer and the API document, as text.
    pub(super) drift: Vec<String>,
}

/// Calls each endpoint that `wants` selects.
pub(super) async fn all(client: &Client, wants: &dyn Fn(&Endpoint) -> bool) -> Result<Vec<Made>> {
    let mut made = Vec::new();
    for endpoint in endpoints::ALL.iter().filter(|endpoint| wants(endpoint)) {
        let result = call(client, endpoint)?.send().await;
        let result = result.map(|response| Answered {
            status: response.status().as_u16(),
            drift: match AnyRecord::from_slice(endpoint.response, response.bytes()) {
                Ok(record) => record.drift().iter().map(ToString::to_string).collect(),
                Err(error) => vec![error.to_string()],
            },
        });
        made.push(Made { endpoint, result });
    }
    Ok(made)
}

fn call(client: &Client, endpoint: &'static Endpoint) -> Result<RawCall> {
    let mut call = client.call(endpoint);
    for parameter in endpoint.path_parameters {
        let is_text = matches!(parameter.ty, TypeInfo::String);
        call = call.path(parameter.name, if is_text { "A-1001" } else { ID });
    }
    if let Some(query) = endpoint.query {
        for (name, value) in serde_json::from_str::<Map<String, Value>>(&sample(query))? {
            let values = match value {
                Value::Array(values) => values,
                value => vec![value],
            };
            for value in values {
                let text = value
                    .as_str()
                    .map_or_else(|| value.to_string(), ToOwned::to_owned);
                call = call.query(&name, text);
            }
        }
    }
    Ok(match (endpoint.request, endpoint.encoding) {
        (None, _) => call,
        (Some(body), Encoding::Json) => call.json(sample(body)),
        (Some(_), Encoding::Multipart) => call.form(
            Form::new()
                .part(Part::text("ticket", "7"))
                .part(Part::bytes("file", "receipt.txt", "paid")),
        ),
    })
}

/// A sample that shows every field.
fn sample(shape: &'static ShapeInfo) -> String {
    Samples::new(shape, SEED, Fullness::Strict).instance(0)
}
