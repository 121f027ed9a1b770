//! The static tables of shapes that the engine reads, and its code for shapes whose fields come in document order.

use backoffice_spec::{Enum, Field, Shape, Type};

use crate::{
    GeneratorError,
    ir::{Ir, Profile, is_open, may_be_null, must_be_there},
    rust::{static_name, value_name},
};

/// The hash of names: the code that the engine runs.
#[allow(unreachable_pub, reason = "public in the engine")]
#[path = "../../../engine/src/hash.rs"]
mod hash;

use hash::Key;

/// Every shape that has a schema document, as the engine reads it: a call of a macro, with a line for each field. A formatter of
/// Rust would change the lines.
pub(crate) fn emit(ir: &Ir<'_>) -> String {
    let shapes: String = ir.documents().map(|shape| table(ir, shape)).collect();
    let index = ir.documents().map(|shape| {
        let (name, table) = (&shape.name, static_name(&shape.name));
        format!("({name:?}, &{table})")
    });
    let most = ir.documents().map(|shape| shape.fields.len()).max().unwrap_or_default();
    // Without `--cfg backoffice_wide`, a set has fewer bits.
    let capacity = match most > NARROW_FIELDS {
        true => format!(
            "\nconst _: () = assert!(\n    crate::engine::table::Set::BITS >= {most},\n    \
             \"a shape has more than 64 fields: build with RUSTFLAGS='--cfg backoffice_wide'\"\n);\n"
        ),
        false => String::new(),
    };
    format!(
        "//! Shapes as the engine reads them.\n\n\
         #[allow(unused_imports, reason = \"not every set of tables has all kinds of value\")]\n\
         use crate::engine::{{formats, number, object, string, table::{{Bounds, Rule, Table, Value}}, unordered, value}};\n\n\
         use super::super::table;\n\n\
         /// Every table, by the name of its shape.\n\
         pub static TABLES: &[(&str, &Table)] = &[\n{}];\n{capacity}{shapes}",
        filled(index)
    )
}

/// Writes the elements of a list as indented lines.
fn filled(elements: impl Iterator<Item = String>) -> String {
    let (mut lines, mut line) = (String::new(), String::new());
    for element in elements {
        if line.len() + element.len() > 134 {
            lines += &format!("    {}\n", line.trim_end());
            line.clear();
        }
        line += &format!("{element}, ");
    }
    if line.is_empty() { lines } else { lines + &format!("    {}\n", line.trim_end()) }
}

/// The most fields of a shape in an engine without `--cfg backoffice_wide`.
const NARROW_FIELDS: usize = 64;

/// The most fields of a shape: the engine has a bit of one number for each.
const MOST_FIELDS: usize = 128;

/// Returns an error if a shape has more fields than a table holds.
pub(crate) fn check_capacity(ir: &Ir<'_>) -> Result<(), GeneratorError> {
    let mut shapes = ir.documents();
    match shapes.find(|shape| shape.fields.len() > MOST_FIELDS) {
        None => Ok(()),
        Some(Shape { name, fields, .. }) => Err(GeneratorError(format!(
            "{name} has {} fields, but the validator's tables hold {MOST_FIELDS} (with `--cfg backoffice_wide`): \
             widen `Set` in crates/engine/src/table.rs and MOST_FIELDS in crates/codegen/src/emit/tables.rs",
            fields.len()
        ))),
    }
}

fn table(ir: &Ir<'_>, shape: &Shape) -> String {
    let has_check = has_check(shape);
    let fields = shape.fields.iter().enumerate().map(|(number, field)| {
        let (null, rule) = (null(shape, field), rule(ir, &field.ty, field));
        let read = has_check.then(|| format!(", {}", read(ir, &field.ty, field)));
        format!("    {number} {:?} {null} {rule}{};\n", field.name, read.unwrap_or_default())
    });
    let fields: String = fields.collect();
    let required = Profile::ALL.map(|profile| {
        let fields = shape.fields.iter().enumerate();
        let required = fields.filter(|(_, field)| must_be_there(shape, field, profile));
        format!("{:#x}", required.fold(0_u128, |set, (number, _)| set | 1 << number))
    });
    // Names that need escapes are left to the diagnostic pass.
    let plain: Vec<_> = (0..)
        .zip(&shape.fields)
        .filter(|(_, field)| stands_for_itself(&field.name))
        .map(|(number, field)| (number, field.name.as_str()))
        .collect();
    let keys: Vec<_> =
        plain.iter().map(|(number, name)| (*number, Key::new(name.as_bytes()))).collect();
    // If some names have equal keys, no name gets a slot.
    let (seed, slots) = hash::slots(&keys).unwrap_or((1, vec![hash::EMPTY; 2]));
    // Without slots every field would pass as an unknown one. The diagnostic pass takes such a shape.
    let has_slots = plain.iter().all(|(number, _)| slots.contains(number));
    let open = Profile::ALL.map(|profile| has_slots && is_open(shape, profile));
    let slots = filled(slots.iter().map(u8::to_string));
    let (table, check) = (static_name(&shape.name), check(shape));
    let [required, open] =
        [required, open.map(|open| open.to_string())].map(|each| each.join(", "));
    format!(
        "\ntable! {{ {table} {check} [{required}] [{open}] {seed:#x} [\n{slots}] {{\n{fields}}} }}\n"
    )
}

/// Returns the profiles in which null passes as the field's value, one bit each.
fn null(shape: &Shape, field: &Field) -> u8 {
    let bits =
        Profile::ALL.iter().enumerate().filter(|(_, profile)| may_be_null(shape, field, **profile));
    bits.fold(0, |set, (bit, _)| set | 1 << bit)
}

fn rule(ir: &Ir<'_>, ty: &Type, field: &Field) -> String {
    match ty {
        Type::String => "Rule::String".into(),
        Type::Integer | Type::Int32 => match bounds(ty, field) {
            Some(bounds) => format!("Rule::Bounded(&{bounds})"),
            None if *ty == Type::Integer => "Rule::Integer".into(),
            None => "Rule::Int32".into(),
        },
        Type::Number => match bounds(ty, field) {
            Some(bounds) => format!("Rule::Number(Some(&{bounds}))"),
            None => "Rule::Number(None)".into(),
        },
        Type::Boolean => "Rule::Boolean".into(),
        Type::Amount => "Rule::Amount".into(),
        Type::Timestamp => "Rule::Timestamp".into(),
        Type::Date => "Rule::Date".into(),
        Type::Url => "Rule::Url".into(),
        Type::Any => "Rule::Any".into(),
        Type::Object => "Rule::Object".into(),
        Type::List(element) => format!("Rule::List(&Value::new({}, 0))", rule(ir, element, field)),
        Type::Shape(name) => format!("Rule::Shape(&self::{})", static_name(name)),
        Type::Enum(name) => match ir.enumeration(name) {
            Some(enumeration) => {
                let rule = if enumeration.closed { "Enum" } else { "OpenEnum" };
                format!("Rule::{rule}(&(&{:?} as &[&str]))", plain_values(enumeration))
            }
            None => "Rule::String".into(),
        },
        Type::Identity { base, .. } => rule(ir, base, field),
    }
}

/// Returns a function of the text, the profiles in which null passes, and the pass: the code for a rule.
fn read(ir: &Ir<'_>, ty: &Type, field: &Field) -> String {
    let call = |function: &str, last: &str| {
        format!("|text, null, pass| {function}(text, null, pass, {last})")
    };
    match ty {
        Type::String => "string::string".into(),
        Type::Integer | Type::Int32 => match bounds(ty, field) {
            Some(bounds) => call("number::bounded", &format!("&{bounds}")),
            None if *ty == Type::Integer => "number::integer".into(),
            None => "number::int32".into(),
        },
        Type::Number => match bounds(ty, field) {
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
            Type::Shape(name) => call("object::shapes", &read_shape(ir, name)),
            element => call("object::list", &read(ir, element, field)),
        },
        Type::Shape(name) => call("object::shape", &read_shape(ir, name)),
        Type::Enum(name) => match ir.enumeration(name) {
            Some(enumeration) => {
                let function =
                    if enumeration.closed { "string::one_of" } else { "string::open_enum" };
                call(function, &format!("&{:?}", plain_values(enumeration)))
            }
            None => "string::string".into(),
        },
        Type::Identity { base, .. } => read(ir, base, field),
    }
}

/// Returns the function that reads a value of a shape.
fn read_shape(ir: &Ir<'_>, name: &str) -> String {
    match ir.shape(name) {
        // `self`, because names within the macro could hide those of shapes.
        Some(shape) if has_check(shape) => format!("self::{}", check(shape)),
        _ => format!("|text, pass| unordered::check(&self::{}, text, pass)", static_name(name)),
    }
}

/// Returns the name of the shape's code, or `_`.
fn check(shape: &Shape) -> String {
    if has_check(shape) { value_name(&shape.name).to_string() } else { "_".to_owned() }
}

/// Returns true if the shape has code: it has fields, and no name needs escapes.
fn has_check(shape: &Shape) -> bool {
    let mut names = shape.fields.iter().map(|field| &field.name);
    !shape.fields.is_empty() && names.all(|name| stands_for_itself(name))
}

/// Returns true if JSON writes the text without escapes. Other names and values are left to the diagnostic pass.
fn stands_for_itself(name: &str) -> bool {
    !name.contains(|c: char| c < ' ' || matches!(c, '"' | '\\'))
}

/// Returns the values of an enumeration that JSON writes without escapes.
fn plain_values(enumeration: &Enum) -> Vec<&String> {
    let values = enumeration.values.iter();
    values.filter(|value| stands_for_itself(value)).collect()
}

/// Returns the bounds of a number, if they are narrower than those of its type.
fn bounds(ty: &Type, field: &Field) -> Option<String> {
    let (low, high) = match (ty, field.minimum, field.maximum) {
        (_, None, None) => return None,
        (Type::Int32, low, high) => (low.or(Some(i32::MIN.into())), high.or(Some(i32::MAX.into()))),
        (_, low, high) => (low, high),
    };
    Some(format!("Bounds {{ low: {low:?}, high: {high:?} }}"))
}
