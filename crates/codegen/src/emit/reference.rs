//! The reference in Markdown: endpoints, shapes, enumerations, events and gaps, each with its section.

use std::fmt::Write as _;

use backoffice_spec::{Encoding, Endpoint, Field, Presence, Shape, ShapeKind, Type};
use heck::ToLowerCamelCase as _;

use super::words;
use crate::{
    COMMAND,
    ir::Ir,
    markdown::{cell, code, text},
};

pub(crate) fn emit(ir: &Ir<'_>) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_reference(ir, &mut out);
    out
}

fn write_reference(ir: &Ir<'_>, out: &mut String) -> std::fmt::Result {
    writeln!(out, "<!-- Written by `{COMMAND}` from {}. Do not edit. -->\n", ir.target.tables)?;
    writeln!(
        out,
        "# {}, version {}: reference\n",
        text(&ir.spec.api.title),
        text(&ir.spec.api.version)
    )?;
    writeln!(out, "Section numbers refer to the API document. Gaps are explained at the end.\n")?;
    writeln!(out, "## Endpoints\n")?;
    for group in &ir.spec.groups {
        writeln!(out, "### {}\n\n{}\n", text(&group.title), text(&group.about))?;
        for endpoint in ir.spec.endpoints.iter().filter(|endpoint| endpoint.group == group.id) {
            write_endpoint(ir, endpoint, out)?;
        }
    }
    writeln!(out, "## Shapes\n")?;
    for shape in ir.spec.shapes.iter().filter(|shape| shape.kind != ShapeKind::Query) {
        write_shape(ir, shape, out)?;
    }
    writeln!(
        out,
        "## Enumerations\n\n| name | values | others | gaps | section |\n|---|---|---|---|---|"
    )?;
    for enumeration in &ir.spec.enums {
        let others = if enumeration.closed { "not allowed" } else { "kept" };
        let mut values = list(&enumeration.values);
        if !enumeration.ours.is_empty() {
            values += &format!("; ours: {}", list(&enumeration.ours));
        }
        writeln!(
            out,
            "| {} | {} | {others} | {} | {} |",
            enumeration.name,
            cell(&values),
            list(&enumeration.gaps),
            cell(&text(&enumeration.section))
        )?;
    }
    if !ir.spec.events.is_empty() {
        writeln!(
            out,
            "\n## Events\n\nWebhooks deliver these. `data` of a delivery has the shape.\n\n\
         | name | about | emitted by | shape | gaps | section |\n|---|---|---|---|---|---|"
        )?;
    }
    for event in &ir.spec.events {
        writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} |",
            cell(&code(&event.name)),
            cell(&text(&event.about)),
            event.emitter.as_deref().map_or(String::new(), code),
            event.data.as_deref().unwrap_or("any object"),
            list(&event.gaps),
            cell(&text(&event.section))
        )?;
    }
    if !ir.spec.gaps.is_empty() {
        writeln!(
            out,
            "\n## Gaps\n\nPoints that the API document leaves open, and our decisions.\n"
        )?;
    }
    for gap in &ir.spec.gaps {
        writeln!(
            out,
            "### `{}`\n\n{} Section {}.\n",
            gap.id,
            text(&gap.question),
            text(&gap.section)
        )?;
        writeln!(
            out,
            "- Decision: {}\n- Applies to: {}\n- To change it: {}\n",
            text(&gap.decision),
            text(&gap.acts_in.join(", ")),
            text(&gap.switch)
        )?;
    }
    while out.ends_with("\n\n") {
        out.pop();
    }
    Ok(())
}

fn write_endpoint(ir: &Ir<'_>, endpoint: &Endpoint, out: &mut String) -> std::fmt::Result {
    let method = endpoint.method.as_str();
    writeln!(out, "#### {}. {method} {}\n", endpoint.number, code(&endpoint.path))?;
    writeln!(out, "{}. Section {}.\n", text(&endpoint.summary), text(&endpoint.section))?;
    writeln!(
        out,
        "- Operation: `{}`, in OpenAPI `{}`\n- Scope: {}",
        endpoint.id,
        endpoint.id.to_lower_camel_case(),
        if endpoint.scopes.is_empty() { "any".to_owned() } else { list(&endpoint.scopes) }
    )?;
    for (name, ty) in &endpoint.params {
        writeln!(out, "- Path parameter: {}, {}", code(name), type_text(ty))?;
    }
    if let Some(request) = &endpoint.request {
        let multipart =
            if endpoint.encoding == Encoding::Multipart { ", multipart/form-data" } else { "" };
        writeln!(out, "- Request: {}{multipart}", shape_link(request))?;
    }
    let response = endpoint.response.as_deref();
    let response = response.map_or_else(|| "without a body".to_owned(), shape_link);
    writeln!(out, "- Response: {} {response}", endpoint.status)?;
    if !endpoint.gaps.is_empty() {
        writeln!(out, "- Gaps: {}", list(&endpoint.gaps))?;
    }
    writeln!(out)?;
    if let Some(query) = endpoint.query.as_deref().and_then(|name| ir.shape(name)) {
        write_fields(ir, query, "parameter", out)?;
    }
    Ok(())
}

fn write_shape(ir: &Ir<'_>, shape: &Shape, out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "### {}\n\n{} Section {}.\n",
        shape.name,
        text(&shape.about),
        text(&shape.section)
    )?;
    for (endpoint, part) in ir.uses(&shape.name) {
        writeln!(out, "- {part} of `{}`", endpoint.id)?;
    }
    if !shape.gaps.is_empty() {
        writeln!(out, "- Gaps: {}", list(&shape.gaps))?;
    }
    if !out.ends_with("\n\n") {
        writeln!(out)?;
    }
    if !shape.fields_shown {
        writeln!(out, "The document does not show its fields.\n")?;
    }
    if shape.fields.is_empty() { Ok(()) } else { write_fields(ir, shape, "field", out) }
}

fn write_fields(ir: &Ir<'_>, shape: &Shape, what: &str, out: &mut String) -> std::fmt::Result {
    writeln!(out, "| {what} | type | |\n|---|---|---|")?;
    for field in &shape.fields {
        writeln!(
            out,
            "| {} | {} | {} |",
            cell(&code(&field.name)),
            cell(&type_text(&field.ty)),
            cell(&remarks(ir, shape, field))
        )?;
    }
    writeln!(out)
}

/// Describes a field: presence, secrecy, words and gaps.
fn remarks(ir: &Ir<'_>, shape: &Shape, field: &Field) -> String {
    let presence = match field.presence {
        Presence::Required => "Required. ",
        Presence::Identity => "Identity. ",
        Presence::Optional => "",
    };
    let secret = if field.secret { "Secret. " } else { "" };
    let words = text(&words::summary(ir, shape, field));
    let gaps = match words::gaps(ir, field).as_slice() {
        [] => String::new(),
        gaps => format!(" Gaps: {}.", list(gaps)),
    };
    format!("{presence}{secret}{words}{gaps}")
}

fn type_text(ty: &Type) -> String {
    match ty {
        Type::String => "string".into(),
        Type::Integer => "integer".into(),
        Type::Int32 => "integer, 32-bit signed".into(),
        Type::Number => "number".into(),
        Type::Boolean => "boolean".into(),
        Type::Amount => "amount, a string".into(),
        Type::Timestamp => "timestamp, a string".into(),
        Type::Date => "date, a string".into(),
        Type::Url => "URL, a string".into(),
        Type::Any => "any value".into(),
        Type::Object => "object with arbitrary fields".into(),
        Type::List(element) => format!("list of {}", type_text(element)),
        Type::Shape(name) => shape_link(name),
        Type::Enum(name) => format!("{name}, a string"),
        Type::Identity { shape, field, base } => {
            format!("{} ({} of {shape})", type_text(base), code(field))
        }
    }
}

fn shape_link(name: &str) -> String {
    format!("[{name}](#{})", name.to_lowercase())
}

fn list(names: &[impl AsRef<str>]) -> String {
    names.iter().map(|name| code(name.as_ref())).collect::<Vec<_>>().join(", ")
}
