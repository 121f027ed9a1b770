//! `backoffice endpoints`

use backoffice_models::info::{Endpoint, endpoints};
use backoffice_shapes::ShapeInfo;
use serde_json::json;

use crate::arguments::{Endpoints, LineFormat};

pub(crate) fn run(arguments: &Endpoints) -> String {
    match arguments.format {
        LineFormat::Human => table(),
        LineFormat::Ndjson => endpoints::ALL
            .iter()
            .map(|endpoint| row(endpoint))
            .collect(),
    }
}

fn table() -> String {
    let titles = [
        "#", "METHOD", "PATH", "CALL", "SCOPE", "REQUEST", "RESPONSE",
    ];
    let mut rows = vec![titles.map(str::to_owned)];
    rows.extend(endpoints::ALL.iter().map(|endpoint| {
        [
            endpoint.number.to_string(),
            endpoint.method.to_string(),
            endpoint.path.to_owned(),
            endpoint.call.to_owned(),
            endpoint.scope.name.to_owned(),
            shape(endpoint.request).unwrap_or("-").to_owned(),
            endpoint.response.name.to_owned(),
        ]
    }));
    let mut widths = [0; 7];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.len().max(*width);
        }
    }
    let line = |row: [String; 7]| {
        let cells = row.iter().zip(widths);
        let cells = cells.map(|(cell, width)| format!("{cell:<width$}  "));
        format!("{}\n", cells.collect::<String>().trim_end())
    };
    rows.into_iter().map(line).collect()
}

fn row(endpoint: &Endpoint) -> String {
    let row = json!({
        "number": endpoint.number,
        "id": endpoint.id,
        "group": endpoint.group,
        "call": endpoint.call,
        "method": endpoint.method.as_str(),
        "path": endpoint.path,
        "scope": endpoint.scope.name,
        "query": shape(endpoint.query),
        "request": shape(endpoint.request),
        "response": endpoint.response.name,
        "status": endpoint.status,
        "section": endpoint.section,
        "gaps": endpoint.gaps,
    });
    format!("{row}\n")
}

fn shape(info: Option<&'static ShapeInfo>) -> Option<&'static str> {
    info.map(|info| info.name)
}
