//! `backoffice endpoints`

use std::io::{self, Write as _};

use backoffice_models::{Endpoint, endpoints};
use backoffice_shapes::ShapeInfo;
use serde_json::json;

use crate::{
    VALID,
    arguments::{Endpoints, LineFormat},
    failure::Failure,
};

pub(crate) fn run(arguments: &Endpoints) -> Result<u8, Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match arguments.format {
        LineFormat::Human => table(&mut out)?,
        LineFormat::Ndjson => {
            for endpoint in endpoints::ALL {
                writeln!(out, "{}", row(endpoint))?;
            }
        }
    }
    out.flush()?;
    Ok(VALID)
}

fn table(out: &mut impl io::Write) -> io::Result<()> {
    let rows: Vec<[String; 7]> = endpoints::ALL
        .iter()
        .map(|endpoint| {
            [
                endpoint.number.to_string(),
                endpoint.method.to_string(),
                endpoint.path.to_owned(),
                endpoint.call.to_owned(),
                endpoint.scope.name.to_owned(),
                shape(endpoint.request).unwrap_or("-").to_owned(),
                endpoint.response.name.to_owned(),
            ]
        })
        .collect();
    let head = [
        "#", "METHOD", "PATH", "CALL", "SCOPE", "REQUEST", "RESPONSE",
    ]
    .map(str::to_owned);
    let rows: Vec<_> = std::iter::once(head).chain(rows).collect();
    let mut widths = [0; 7];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.len().max(*width);
        }
    }
    for row in rows {
        let cells = row
            .iter()
            .zip(widths)
            .map(|(cell, width)| format!("{cell:<width$}"));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

fn row(endpoint: &Endpoint) -> serde_json::Value {
    json!({
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
    })
}

fn shape(info: Option<&'static ShapeInfo>) -> Option<&'static str> {
    info.map(|info| info.name)
}
