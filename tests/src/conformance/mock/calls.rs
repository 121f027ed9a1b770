//! A call to each endpoint, with samples of all parameters and fields in the API document.

use backoffice::{
    client::{Client, Error, Form, Part, RawCall},
    description::{Encoding, Endpoint, TypeInfo, endpoints},
    samples::{Profile, Samples},
};
use backoffice_description::ShapeInfo;
use serde_json::{Map, Value};

use crate::Result;

/// The id of every record except orders, whose number is text.
pub(super) const ID: &str = "7";

/// The number of the order.
pub(super) const NUMBER: &str = "A-1001";

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
    pub(super) body: Vec<u8>,
}

/// Calls each endpoint that `wants` selects. A call `for_service` has no cursor, which only the service can make, and sets
/// no field to null, so that the strictest rules hold for the answer.
pub(super) async fn all(
    client: &Client,
    wants: &dyn Fn(&Endpoint) -> bool,
    for_service: bool,
) -> Result<Vec<Made>> {
    let mut made = Vec::new();
    for endpoint in endpoints::ALL.iter().filter(|endpoint| wants(endpoint)) {
        let result = call(client, endpoint, for_service)?.send().await;
        let result = result.map(|response| Answered {
            status: response.status().as_u16(),
            body: response.bytes().to_vec(),
        });
        made.push(Made { endpoint, result });
    }
    Ok(made)
}

fn call(client: &Client, endpoint: &'static Endpoint, for_service: bool) -> Result<RawCall> {
    let mut call = client.call(endpoint);
    for parameter in endpoint.path_parameters {
        let is_text = matches!(parameter.ty, TypeInfo::String);
        call = call.path(parameter.name, if is_text { NUMBER } else { ID });
    }
    if let Some(query) = endpoint.query {
        for (name, value) in serde_json::from_str::<Map<String, Value>>(&sample(query))? {
            if for_service && name == "cursor" {
                continue;
            }
            let values = match value {
                Value::Array(values) => values,
                value => vec![value],
            };
            for value in values {
                let text = value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned);
                call = call.query(&name, text);
            }
        }
    }
    Ok(match (endpoint.request, endpoint.encoding) {
        (None, _) => call,
        (Some(body), Encoding::Json) => {
            let mut fields: Map<String, Value> = serde_json::from_str(&sample(body))?;
            fields.retain(|_, value| !for_service || !value.is_null());
            call.json(Value::from(fields).to_string())
        }
        (Some(_), Encoding::Multipart) => {
            call.form(Form::new().part(Part::text("ticket", "7")).part(Part::bytes(
                "file",
                "receipt.txt",
                "paid",
            )))
        }
    })
}

/// A sample that shows every field.
pub(super) fn sample(shape: &'static ShapeInfo) -> String {
    Samples::new(shape, SEED, Profile::Strict).instance(0)
}
