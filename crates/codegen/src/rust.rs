//! Makes Rust names and files.

use std::collections::BTreeSet;

use heck::{ToShoutySnakeCase as _, ToSnakeCase as _, ToUpperCamelCase as _};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens as _, quote};
use syn::{File, Item};

use crate::{COMMAND, GeneratorError, Target, lines};

/// Returns a file's text: formatted, with the header that names the command.
pub(crate) fn file(target: &Target<'_>, tokens: TokenStream) -> Result<String, GeneratorError> {
    let mut file: File = syn::parse2(tokens.clone()).map_err(|error| {
        GeneratorError(format!("the generator wrote invalid Rust: {error}\n{tokens}"))
    })?;
    let items = std::mem::take(&mut file.items);
    let mut body = lines::join(&prettyplease::unparse(&file));
    file.attrs.clear();
    for item in items {
        body += &signatures(&item).unwrap_or_else(|| {
            file.items = vec![item];
            lines::join(&prettyplease::unparse(&file))
        });
    }
    Ok(text(target, &body))
}

/// Formats a macro around an impl of functions without bodies, with a line for each function. `None` for any other
/// item. prettyplease breaks the lines of a macro only where they are full, but formats a trait in this way.
fn signatures(item: &Item) -> Option<String> {
    let Item::Macro(item) = item else {
        return None;
    };
    let mut tokens = item.mac.tokens.clone().into_iter();
    tokens.next().filter(|first| first.to_string() == "impl")?;
    let functions = TokenStream::from_iter(tokens);
    let functions = syn::parse2(quote! { trait #functions }).ok()?;
    let functions = prettyplease::unparse(&functions);
    let functions = functions.strip_prefix("trait ")?.trim_end();
    let functions = functions.replace('\n', "\n    ");
    let path = item.mac.path.to_token_stream().to_string();
    let path = path.replace(' ', "");
    Some(format!("{path}! {{\n    impl {functions}\n}}\n"))
}

/// Returns a file's text, with the header that names the command.
pub(crate) fn text(target: &Target<'_>, body: &str) -> String {
    let tables = target.tables;
    format!("// Written by `{COMMAND}` from {tables}. Do not edit.\n\n{body}")
}

/// A line of documentation, in Markdown.
pub(crate) fn doc(markdown: &str) -> TokenStream {
    let text = format!(" {markdown}");
    quote! { #[doc = #text] }
}

/// A line of documentation of the module that it stands in, in Markdown.
pub(crate) fn inner_doc(markdown: &str) -> TokenStream {
    let text = format!(" {markdown}");
    quote! { #![doc = #text] }
}

/// A type's name.
pub(crate) fn type_name(name: &str) -> Ident {
    ident(&words(name).to_upper_camel_case(), 'T')
}

/// A static's name.
pub(crate) fn static_name(name: &str) -> Ident {
    let name = words(name).to_shouty_snake_case();
    // The API, notes on codes, and the lists of all shapes have these names.
    if matches!(name.as_str(), "API" | "CODES" | "SHAPES" | "DECODERS" | "TABLES") {
        return ident(&format!("{name}_"), 'S');
    }
    ident(&name, 'S')
}

/// A module's or a function's name.
pub(crate) fn value_name(name: &str) -> Ident {
    ident(&words(name).to_snake_case(), 'f')
}

/// Names for modules, in order, all different. Each is also the name of the module's file.
pub(crate) fn module_names<'a>(names: impl Iterator<Item = &'a str>, taken: &[&str]) -> Vec<Ident> {
    let module = |name| {
        // A raw identifier's file has the name without its prefix, which reads like another's.
        let name = value_name(name).to_string();
        let keyword = name.strip_prefix("r#").map(|keyword| format!("{keyword}_"));
        ident(&keyword.unwrap_or(name), 'f')
    };
    distinct(names.map(module), taken, "_")
}

/// Names for a shape's fields, in order, all different and none of those `taken`.
pub(crate) fn field_names<'a>(names: impl Iterator<Item = &'a str>, taken: &[&str]) -> Vec<Ident> {
    distinct(names.map(value_name), taken, "_")
}

/// Names for types beside others, in order, all different and none of those `taken`.
pub(crate) fn type_names<'a>(names: impl Iterator<Item = &'a str>, taken: &[&str]) -> Vec<Ident> {
    distinct(names.map(type_name), taken, "")
}

/// Names for statics beside others, in order, all different and none of those `taken`.
pub(crate) fn static_names<'a>(names: impl Iterator<Item = &'a str>, taken: &[&str]) -> Vec<Ident> {
    distinct(names.map(static_name), taken, "_")
}

/// Names for an enumeration's variants, in order, all different.
pub(crate) fn variant_names<'a>(values: impl Iterator<Item = &'a str>) -> Vec<Ident> {
    let variant = |value| match words(value).to_upper_camel_case().as_str() {
        // The one keyword in this case, which cannot be raw either.
        "Self" => ident("SelfValue", 'V'),
        name => ident(name, 'V'),
    };
    distinct(values.map(variant), &["Unknown"], "")
}

/// Returns each name, with the first free count from 2 after a name that is taken.
fn distinct(names: impl Iterator<Item = Ident>, taken: &[&str], separator: &str) -> Vec<Ident> {
    let mut taken: BTreeSet<String> = taken.iter().map(ToString::to_string).collect();
    let distinct = |name: Ident| {
        let base = name.to_string();
        let plain = base.strip_prefix("r#").unwrap_or(&base);
        let ends_in_digit = plain.ends_with(|c: char| c.is_ascii_digit());
        let separator = if ends_in_digit { "_" } else { separator };
        let mut candidate = name;
        let mut count = 1;
        while !taken.insert(candidate.to_string()) {
            count += 1;
            candidate = Ident::new(&format!("{plain}{separator}{count}"), Span::call_site());
        }
        candidate
    };
    names.map(distinct).collect()
}

/// Replaces each character beyond ASCII by its code, as a word of its own. An identifier does not depend on how
/// such characters look, compose or sort.
fn words(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        if c.is_ascii() {
            words.push(c);
        } else {
            words.push_str(&format!(" u{:x} ", u32::from(c)));
        }
    }
    words
}

/// Makes an identifier of a text: starts with `lead` if the text starts with no letter, raw for a keyword.
fn ident(text: &str, lead: char) -> Ident {
    let kept: String = text.chars().filter(|c| *c == '_' || c.is_ascii_alphanumeric()).collect();
    let name = match kept.chars().next() {
        Some(first) if first.is_ascii_alphabetic() => kept,
        _ => format!("{lead}{kept}"),
    };
    // `gen` is a keyword in the outputs' edition.
    if let Ok(plain) = syn::parse_str::<Ident>(&name)
        && name != "gen"
    {
        return plain;
    }
    // `self`, `Self`, `super` and `crate` cannot be raw either.
    syn::parse_str::<Ident>(&format!("r#{name}"))
        .unwrap_or_else(|_| Ident::new(&format!("{name}_"), Span::call_site()))
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
            ("größe", "gr_uf6_udf_e"),
            ("e\u{301}", "e_u301"),
            ("gen", "r#gen"),
            ("a-b", "a_b"),
        ];
        for (name, expected) in cases {
            assert_eq!(value_name(name).to_string(), expected, "{name}");
        }
    }

    #[test]
    fn colliding_names_become_different_identifiers() {
        let names: Vec<_> = field_names(
            ["a_b", "a-b", "aB", "unknown_fields", "type", "Type"].into_iter(),
            &["unknown_fields"],
        )
        .iter()
        .map(ToString::to_string)
        .collect();
        assert_eq!(names, ["a_b", "a_b_2", "a_b_3", "unknown_fields_2", "r#type", "type_2"]);
        let variants: Vec<_> =
            variant_names(["unknown", "no", "NO", "2023-02-10", "1", "1."].into_iter())
                .iter()
                .map(ToString::to_string)
                .collect();
        assert_eq!(variants, ["Unknown2", "No", "No2", "V20230210", "V1", "V1_2"]);
        let modules: Vec<_> =
            module_names(["orders", "type", "self", "mod", "ids"].into_iter(), &["ids"])
                .iter()
                .map(ToString::to_string)
                .collect();
        assert_eq!(modules, ["orders", "type_", "self_", "mod_", "ids_2"]);
    }
}
