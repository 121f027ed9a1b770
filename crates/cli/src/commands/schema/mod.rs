//! `backoffice schema`

mod editors;
mod export;

use std::fmt::Write as _;

use backoffice::schema::{bundle, documents, find};
use backoffice_description::{ShapeKind, endpoints};

use clap::Subcommand;
use clap_complete::ArgValueCandidates;

use self::export::Export;
use crate::{candidates, failure::Failure, options::Profile};

/// List, print or export the JSON Schema documents
#[derive(Debug, Subcommand)]
pub(crate) enum Schema {
    /// List the schemas, and the request and response schema of each operation
    List,
    /// Print a schema document
    Show {
        /// Name of the schema (`Order`), its operation (`POST /webhooks/ request`), `bundle` for all schemas in one
        /// document, or `report` for the JSON report of `validate`
        #[arg(value_name = "NAME|OPERATION", add = ArgValueCandidates::new(candidates::shown_schemas))]
        name: String,
        /// Rules that the schema states
        #[arg(long, value_enum, default_value_t)]
        profile: Profile,
    },
    Export(Export),
}

/// Schema of the JSON report of `validate`.
const REPORT: &str = include_str!("../../../report.schema.json");

pub(crate) fn run(command: &Schema) -> Result<String, Failure> {
    match command {
        Schema::List => Ok(list()),
        Schema::Show { name, profile } if name == "bundle" => {
            Ok(bundle((*profile).into()).to_owned())
        }
        Schema::Show { name, .. } if name == "report" => Ok(REPORT.to_owned()),
        Schema::Show { name, profile } => Ok(find(name)?.text((*profile).into()).to_owned()),
        Schema::Export(arguments) => export::run(arguments),
    }
}

fn list() -> String {
    let width = documents().iter().map(|document| document.name().len());
    let width = width.max().unwrap_or_default();
    let mut out = String::new();
    for document in documents() {
        let (name, shape) = (document.name(), document.shape());
        let kind = match shape.kind {
            ShapeKind::Record => "resource",
            ShapeKind::Request => "request",
            ShapeKind::Update => "update",
            ShapeKind::Page => "page",
            ShapeKind::Query => "query",
        };
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{name:<width$}  {kind:<8}  section {}", shape.section);
    }
    out.push('\n');
    for operation in endpoints::ALL {
        let (method, path) = (operation.method, operation.path);
        if let Some(request) = operation.request {
            let _ = writeln!(out, "{:<width$}  {method} {path} request", request.name);
        }
        let response = operation.response.map_or("-", |shape| shape.name);
        let _ = writeln!(out, "{response:<width$}  {method} {path} response");
    }
    out
}
