//! `backoffice endpoints`

use backoffice::description::{Endpoint, endpoints};
use backoffice_description::ShapeInfo;
use clap::Args;
use serde_json::json;

use crate::options::LineFormat;

/// List the endpoints: method, path, scope, request and response
#[derive(Debug, Args)]
pub(crate) struct Endpoints {
    /// Format of the list
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: LineFormat,
}

pub(crate) fn run(arguments: &Endpoints) -> String {
    match arguments.format {
        LineFormat::Human => endpoints::ALL.iter().map(|endpoint| text(endpoint)).collect(),
        LineFormat::Ndjson => endpoints::ALL.iter().map(|endpoint| row(endpoint)).collect(),
    }
}

fn text(endpoint: &Endpoint) -> String {
    let Endpoint { number, call, method, path, response, .. } = endpoint;
    let body = shape(endpoint.request).map(|name| format!("body {name}, "));
    format!(
        "{number:>2}  {call}, scope {}\n    {method} {path}\n    {}response {}\n",
        endpoint.scope(),
        body.unwrap_or_default(),
        response.map_or("nothing", |shape| shape.name)
    )
}

fn row(endpoint: &Endpoint) -> String {
    let row = json!({
        "number": endpoint.number,
        "id": endpoint.id,
        "group": endpoint.group,
        "call": endpoint.call,
        "method": endpoint.method.as_str(),
        "path": endpoint.path,
        "scope": endpoint.scope(),
        "query": shape(endpoint.query),
        "request": shape(endpoint.request),
        "response": shape(endpoint.response),
        "status": endpoint.status(),
        "section": endpoint.section,
        "gaps": endpoint.gaps,
    });
    format!("{row}\n")
}

fn shape(info: Option<&'static ShapeInfo>) -> Option<&'static str> {
    info.map(|info| info.name)
}
