//! The validator's static and function for each shape: a line of a macro's call.

use backoffice_spec::Shape;
use proc_macro2::{Ident, Span};

use crate::{
    ir::Ir,
    markdown::text,
    rust::{static_name, value_name},
};

/// Functions of the validator that stand beside those of the shapes.
const TAKEN: [&str; 7] =
    ["all", "by_name", "by_operation", "guess", "has_byte_order_mark", "hint_between", "locate"];

pub(crate) fn emit(ir: &Ir<'_>) -> String {
    let rows: String = ir.documents().map(row).collect();
    format!(
        "//! Shapes, and a function for each that checks a payload.\n\n\
         use super::{{shapes, tables}};\n\n\
         crate::validator::shapes! {{ shapes, tables;\n{rows}}}\n"
    )
}

/// The names of a shape's static and function, its own name, what it is, and its section.
fn row(shape: &Shape) -> String {
    let (info, function) = (static_name(&shape.name), function_name(shape));
    let (about, section) = (text(&shape.about), text(&shape.section));
    format!("    {info} {function} {:?} {about:?} {section:?};\n", shape.name)
}

fn function_name(shape: &Shape) -> Ident {
    let name = value_name(&shape.name);
    if TAKEN.iter().any(|taken| name == taken) {
        return Ident::new(&format!("{name}_"), Span::call_site());
    }
    name
}
