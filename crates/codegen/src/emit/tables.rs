//! Writes the static tables of shapes that the validator's engine reads.

use backoffice_spec::{Enum, Field, Shape, Type};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::{
    GeneratorError,
    ir::{Ir, Profile, is_open, may_be_null, must_be_there},
    rust::{doc, has_ident, static_name, type_name, value_name},
};

/// The hash of names: the code that the engine runs.
#[allow(unreachable_pub, reason = "public in the engine")]
#[path = "../../../engine/src/hash.rs"]
mod hash;

use hash::Key;

/// The tables of every shape that has a schema document.
pub(crate) fn emit(ir: &Ir<'_>) -> TokenStream {
    let tables: TokenStream = ir.documents().map(|shape| table(ir, shape)).collect();
    let index = ir.documents().map(|shape| {
        let (name, table) = (&shape.name, static_name(&shape.name));
        quote! { (#name, &#table) }
    });
    let most = ir.documents().map(|shape| shape.fields.len()).max();
    // Without `--cfg backoffice_wide`, a set has fewer bits.
    let capacity = (most > Some(NARROW_FIELDS)).then(|| {
        let most = most.map(Literal::usize_unsuffixed);
        quote! {
            const _: () = assert!(
                Set::BITS >= #most,
                "a shape has more than 64 fields: build with RUSTFLAGS='--cfg backoffice_wide'"
            );
        }
    });
    let body = quote! { #capacity #tables };
    let types = ["Bounds", "Field", "Rule", "Set", "Table", "Value"];
    let types = types.map(type_name).into_iter();
    let types = types.filter(|ty| ty == "Table" || has_ident(&body, ty));
    quote! {
        //! Shapes as the engine reads them.

        use crate::engine::table::{#(#types),*};

        /// Every table, by the name of its shape.
        pub static TABLES: &[(&str, &Table)] = &[#(#index),*];

        #body
    }
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

fn table(ir: &Ir<'_>, shape: &Shape) -> TokenStream {
    let name = static_name(&shape.name);
    let about = doc(&format!("`{}`.", shape.name));
    let names = shape.fields.iter().map(|field| &field.name);
    let fields = shape.fields.iter().enumerate().map(|(number, field)| {
        let number = Literal::usize_unsuffixed(number);
        let name = &field.name;
        let rule = rule(ir, &field.ty, field);
        let null = null(shape, field);
        quote! { Field::new(#number, #name, #rule, #null) }
    });
    let required = Profile::ALL.map(|profile| {
        let fields = shape.fields.iter().enumerate();
        let required = fields.filter(|(_, field)| must_be_there(shape, field, profile));
        hexadecimal(required.fold(0_u128, |set, (number, _)| set | 1 << number))
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
    let shift = Literal::u32_unsuffixed(64 - slots.len().ilog2());
    let seed = hexadecimal(u128::from(seed));
    let slots = slots.iter().map(|slot| Literal::u8_unsuffixed(*slot));
    let check = if has_check(shape) {
        let check = value_name(&shape.name);
        quote! { check_of!(#check) }
    } else {
        quote! { None }
    };
    quote! {
        #about
        pub static #name: Table = Table {
            fields: &[#(#fields,)*],
            names: &[#(#names),*],
            required: [#(#required),*],
            texts: [0; 2],
            open: [#(#open),*],
            slots: &[#(#slots),*],
            shift: #shift,
            seed: #seed,
            check: #check,
        }
        .with_texts();
    }
}

fn hexadecimal(number: u128) -> Literal {
    format!("0x{number:x}").parse().unwrap_or_else(|_| Literal::u128_unsuffixed(number))
}

/// Returns the profiles in which null passes as the field's value, one bit each.
pub(super) fn null(shape: &Shape, field: &Field) -> Literal {
    let bits =
        Profile::ALL.iter().enumerate().filter(|(_, profile)| may_be_null(shape, field, **profile));
    Literal::u8_unsuffixed(bits.fold(0, |set, (bit, _)| set | 1 << bit))
}

fn rule(ir: &Ir<'_>, ty: &Type, field: &Field) -> TokenStream {
    match ty {
        Type::String => quote! { Rule::String },
        Type::Integer | Type::Int32 => match bounds(ty, field) {
            Some(bounds) => quote! { Rule::Bounded(&#bounds) },
            None if *ty == Type::Integer => quote! { Rule::Integer },
            None => quote! { Rule::Int32 },
        },
        Type::Number => match bounds(ty, field) {
            Some(bounds) => quote! { Rule::Number(Some(&#bounds)) },
            None => quote! { Rule::Number(None) },
        },
        Type::Boolean => quote! { Rule::Boolean },
        Type::Amount => quote! { Rule::Amount },
        Type::Timestamp => quote! { Rule::Timestamp },
        Type::Date => quote! { Rule::Date },
        Type::Url => quote! { Rule::Url },
        Type::Any => quote! { Rule::Any },
        Type::Object => quote! { Rule::Object },
        Type::List(element) => {
            let element = rule(ir, element, field);
            quote! { Rule::List(&Value::new(#element, 0)) }
        }
        Type::Shape(name) => {
            let name = static_name(name);
            quote! { Rule::Shape(&#name) }
        }
        Type::Enum(name) => match ir.enumeration(name) {
            Some(enumeration) => {
                let values = plain_values(enumeration);
                let values = quote! { &(&[#(#values),*] as &[&str]) };
                if enumeration.closed {
                    quote! { Rule::Enum(#values) }
                } else {
                    quote! { Rule::OpenEnum(#values) }
                }
            }
            None => quote! { Rule::String },
        },
        Type::Identity { base, .. } => rule(ir, base, field),
    }
}

/// Returns true if the shape has code in `checks`: it has fields, and no name needs escapes.
pub(super) fn has_check(shape: &Shape) -> bool {
    let mut names = shape.fields.iter().map(|field| &field.name);
    !shape.fields.is_empty() && names.all(|name| stands_for_itself(name))
}

/// Returns true if JSON writes the text without escapes. Other names and values are left to the diagnostic pass.
fn stands_for_itself(name: &str) -> bool {
    !name.contains(|c: char| c < ' ' || matches!(c, '"' | '\\'))
}

/// Returns the values of an enumeration that JSON writes without escapes.
pub(super) fn plain_values(enumeration: &Enum) -> Vec<&String> {
    let values = enumeration.values.iter();
    values.filter(|value| stands_for_itself(value)).collect()
}

/// Returns the bounds of a number, if they are narrower than those of its type.
pub(super) fn bounds(ty: &Type, field: &Field) -> Option<TokenStream> {
    let (low, high) = match (ty, field.minimum, field.maximum) {
        (_, None, None) => return None,
        (Type::Int32, low, high) => (low.or(Some(i32::MIN.into())), high.or(Some(i32::MAX.into()))),
        (_, low, high) => (low, high),
    };
    let bound = |bound: Option<i64>| match bound.map(Literal::i64_unsuffixed) {
        Some(bound) => quote! { Some(#bound) },
        None => quote! { None },
    };
    let (low, high) = (bound(low), bound(high));
    Some(quote! { Bounds { low: #low, high: #high } })
}
