//! Rust names and files.

use std::collections::BTreeSet;

use heck::{ToShoutySnakeCase as _, ToSnakeCase as _, ToUpperCamelCase as _};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::{COMMAND, GeneratorError};

/// A file's text: formatted, with the header that says who wrote it.
pub(crate) fn file(tokens: TokenStream) -> Result<String, GeneratorError> {
    let text = tokens.to_string();
    let file = syn::parse2(tokens).map_err(|error| GeneratorError {
        message: error.to_string(),
        tokens: text,
    })?;
    Ok(format!(
        "// Written by `{COMMAND}` from spec/tables. Do not edit.\n\n{}",
        prettyplease::unparse(&file)
    ))
}

/// A line of documentation.
pub(crate) fn doc(text: &str) -> TokenStream {
    let text = format!(" {text}");
    quote! { #[doc = #text] }
}

/// A type's name.
pub(crate) fn type_name(name: &str) -> Ident {
    ident(&name.to_upper_camel_case(), 'T')
}

/// A static's name.
pub(crate) fn static_name(name: &str) -> Ident {
    ident(&name.to_shouty_snake_case(), 'S')
}

/// A module's or a function's name.
pub(crate) fn value_name(name: &str) -> Ident {
    ident(&name.to_snake_case(), 'f')
}

/// Names for a shape's fields, in order, no two alike.
pub(crate) fn field_names<'a>(names: impl Iterator<Item = &'a str>) -> Vec<Ident> {
    // The field that holds what is beyond the document.
    let mut taken = BTreeSet::from(["extra".to_owned()]);
    names
        .map(|name| distinct(&mut taken, &value_name(name)))
        .collect()
}

/// Names for an enumeration's variants, in order, no two alike.
pub(crate) fn variant_names<'a>(values: impl Iterator<Item = &'a str>) -> Vec<Ident> {
    let mut taken = BTreeSet::from(["Unknown".to_owned()]);
    values
        .map(|value| distinct(&mut taken, &ident(&value.to_upper_camel_case(), 'V')))
        .collect()
}

fn distinct(taken: &mut BTreeSet<String>, name: &Ident) -> Ident {
    let base = name.to_string();
    let mut candidate = name.clone();
    let mut count = 1;
    while !taken.insert(candidate.to_string()) {
        count += 1;
        candidate = Ident::new(
            &format!("{}_{count}", base.trim_start_matches("r#")),
            Span::call_site(),
        );
    }
    candidate
}

/// `text` as an identifier: `lead` before a digit or where nothing is left, raw for a keyword.
fn ident(text: &str, lead: char) -> Ident {
    let kept: String = text
        .chars()
        .filter(|c| *c == '_' || c.is_alphanumeric())
        .collect();
    let name = match kept.chars().next() {
        Some(first) if first.is_alphabetic() || first == '_' && kept.len() > 1 => kept,
        _ => format!("{lead}{kept}"),
    };
    if let Ok(plain) = syn::parse_str::<Ident>(&name) {
        return plain;
    }
    // `self`, `Self`, `super` and `crate` cannot be raw either; letters that no identifier has are none.
    syn::parse_str::<Ident>(&format!("r#{name}"))
        .or_else(|_| syn::parse_str::<Ident>(&format!("{name}_")))
        .unwrap_or_else(|_| Ident::new(&format!("{lead}{}", hex(&name)), Span::call_site()))
}

fn hex(text: &str) -> String {
    text.bytes().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_names_become_identifiers() {
        let cases = [
            ("amount", "amount"),
            ("type", "r#type"),
            ("self", "self_"),
            ("3ds", "f3ds"),
            ("", "f"),
            ("!!", "f"),
            ("größe", "größe"),
            ("a-b", "a_b"),
        ];
        for (name, expected) in cases {
            assert_eq!(value_name(name).to_string(), expected, "{name}");
        }
    }

    #[test]
    fn names_that_collide_are_told_apart() {
        let names: Vec<_> = field_names(["a_b", "a-b", "aB", "extra", "type", "Type"].into_iter())
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(
            names,
            ["a_b", "a_b_2", "a_b_3", "extra_2", "r#type", "type_2"]
        );
        let variants: Vec<_> = variant_names(["unknown", "no", "NO", "2023-02-10"].into_iter())
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(variants, ["Unknown_2", "No", "No_2", "V20230210"]);
    }
}
