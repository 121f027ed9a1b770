//! `backoffice call OPERATION --help`: what one operation takes and returns.

use backoffice::description::{Encoding, Endpoint};
use backoffice_description::{FieldInfo, Presence, ShapeKind};

use super::parameters::required;
use crate::wrap::indented;

pub(super) fn text(endpoint: &Endpoint) -> String {
    let Endpoint { call, id, method, path, section, response, .. } = endpoint;
    let usage = required(endpoint).map(|name| format!(" --param {name}=…"));
    let usage: String = usage.collect();
    let body = match (endpoint.request, endpoint.encoding) {
        (None, _) => "",
        (Some(_), Encoding::Json) => " --body FILE",
        (Some(_), Encoding::Multipart) => " --part NAME=TEXT --file NAME=PATH",
    };
    let usage = format!("Usage: backoffice call {call}{usage}{body}");
    let mut out = format!(
        "{}\n\n{}\n\n{method} {path}\n  id {id}, section {section}\n  \
         scope {}\n  response {} with status {}\n",
        endpoint.summary,
        indented("", &usage),
        endpoint.scope(),
        response.map_or("nothing", |shape| shape.name),
        endpoint.status(),
    );
    let path = endpoint.path_parameters.iter();
    let path = path.map(|known| row(known.name, "required", &known.ty.expected(), ""));
    let query = endpoint.query.iter().flat_map(|query| query.fields);
    let parameters: String =
        path.chain(query.map(|known| field(known, ShapeKind::Query))).collect();
    if !parameters.is_empty() {
        out += &format!("\nParameters (--param NAME=VALUE):\n{parameters}");
    }
    if let Some(request) = endpoint.request {
        let fields = request.fields.iter().map(|known| field(known, request.kind));
        let fields: String = fields.collect();
        let silent = "  The API document does not show its fields.\n";
        let fields = if request.fields.is_empty() { silent } else { &fields };
        out += &format!(
            "\nBody {}:\n{fields}  `backoffice sample '{id} request'` prints an example.\n",
            request.name
        );
    }
    if !endpoint.gaps.is_empty() {
        let gaps = endpoint.gaps.join(", ");
        let gaps = format!("Gaps in the API document (`backoffice explain GAP`): {gaps}");
        out += &format!("\n{}\n", indented("", &gaps));
    }
    out.push_str("\nSee also `backoffice call --help`: the options of every call.\n");
    out
}

fn field(field: &FieldInfo, kind: ShapeKind) -> String {
    let is_required = field.presence == Presence::Required;
    let presence = match kind {
        _ if is_required => "required",
        ShapeKind::Update => "optional; null clears it",
        _ => "optional",
    };
    row(field.name, presence, &field.ty.expected(), field.about)
}

/// Writes a parameter or field: its description, or what it must be if there is none.
fn row(name: &str, presence: &str, expected: &str, about: &str) -> String {
    let text = if about.is_empty() { expected } else { about };
    format!("  {name} ({presence})\n{}\n", indented("      ", text))
}
