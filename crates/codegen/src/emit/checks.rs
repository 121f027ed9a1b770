//! Code for each shape whose fields come in document order, for the validator's engine.
//!
//! The output is text: one call of a macro for each shape, with a line for each field, which a formatter of Rust
//! would change.

use backoffice_spec::{Field, Shape, Type};
use quote::quote;

use super::tables;
use crate::{
    ir::Ir,
    rust::{static_name, value_name},
};

/// The checks of every shape that has a schema document.
pub(crate) fn emit(ir: &Ir<'_>) -> String {
    let shapes = ir.documents().filter(|shape| tables::has_check(shape));
    let checks: String = shapes.map(|shape| check(ir, shape)).collect();
    format!(
        "//! Checks of shapes whose fields come in document order.\n\n\
         #[allow(unused_imports, reason = \"not every set of tables has all kinds of value\")]\n\
         use crate::engine::{{check, formats, number, object, string, table::Bounds, unordered, value}};\n\
         {checks}"
    )
}

fn check(ir: &Ir<'_>, shape: &Shape) -> String {
    let (function, table) = (value_name(&shape.name), static_name(&shape.name));
    let fields = shape.fields.iter().enumerate();
    let fields: String = fields
        .map(|(number, field)| {
            let null = tables::null(shape, field);
            let rule = rule(ir, &field.ty, field);
            format!("    {number} {:?} {null} {rule};\n", field.name)
        })
        .collect();
    format!("\ncheck! {{ {function} = super::tables::{table}, {{\n{fields}}} }}\n")
}

/// Returns a function of the text, the profiles in which null passes, and the pass.
fn rule(ir: &Ir<'_>, ty: &Type, field: &Field) -> String {
    let call = |function: &str, last: &str| {
        format!("|text, null, pass| {function}(text, null, pass, {last})")
    };
    match ty {
        Type::String => "string::string".into(),
        Type::Integer | Type::Int32 => match tables::bounds(ty, field) {
            Some(bounds) => call("number::bounded", &format!("&{bounds}")),
            None if *ty == Type::Integer => "number::integer".into(),
            None => "number::int32".into(),
        },
        Type::Number => match tables::bounds(ty, field) {
            Some(bounds) => call("number::number", &format!("Some(&{bounds})")),
            None => call("number::number", "None"),
        },
        Type::Boolean => "value::boolean".into(),
        Type::Amount => "formats::amount".into(),
        Type::Timestamp => "formats::timestamp".into(),
        Type::Date => "formats::date".into(),
        Type::Url => "formats::url".into(),
        Type::Any => "object::any".into(),
        Type::Object => "object::free_object".into(),
        Type::List(element) => match &**element {
            Type::Shape(name) => call("object::shapes", &shape_check(ir, name)),
            element => call("object::list", &rule(ir, element, field)),
        },
        Type::Shape(name) => call("object::shape", &shape_check(ir, name)),
        Type::Enum(name) => match ir.enumeration(name) {
            Some(enumeration) => {
                let values = tables::plain_values(enumeration);
                let function =
                    if enumeration.closed { "string::one_of" } else { "string::open_enum" };
                call(function, &quote! { &[#(#values),*] }.to_string())
            }
            None => "string::string".into(),
        },
        Type::Identity { base, .. } => rule(ir, base, field),
    }
}

/// Returns the function that checks a value of a shape.
fn shape_check(ir: &Ir<'_>, name: &str) -> String {
    if ir.shape(name).is_some_and(tables::has_check) {
        return value_name(name).to_string();
    }
    let table = static_name(name);
    format!("|text, pass| unordered::check(&super::tables::{table}, text, pass)")
}
