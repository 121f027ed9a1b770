//! From the generator's structs with serde's derives to the two kinds that are measured: as they are, and
//! borrowing text from the payload.
//!
//! Knows Rust's syntax; what the shapes hold is the generator's.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Fields, GenericArgument, Item, ItemStruct, PathArguments, Type, parse_quote};

/// The structs of `roots` and of all they hold.
pub(crate) fn owned(source: &str, roots: &[&str]) -> syn::Result<String> {
    file(reached(source, roots)?.into_values())
}

/// The same structs, with text and free-form values borrowed where the payload allows it.
pub(crate) fn borrowed(source: &str, roots: &[&str]) -> syn::Result<String> {
    let mut structs = reached(source, roots)?;
    let borrowing = borrowing(&structs);
    for (name, item) in &mut structs {
        item.attrs = vec![parse_quote!(#[derive(Debug, serde::Deserialize)])];
        if borrowing.contains(name) {
            item.generics = parse_quote!(<'a>);
        }
        for field in &mut item.fields {
            if borrow(&mut field.ty, &borrowing) {
                field.attrs.push(parse_quote!(#[serde(borrow)]));
            }
        }
    }
    file(structs.into_values())
}

/// The structs of `roots` and those that their members refer to, by name.
fn reached(source: &str, roots: &[&str]) -> syn::Result<BTreeMap<String, ItemStruct>> {
    let mut all: BTreeMap<String, ItemStruct> = syn::parse_file(source)?
        .items
        .into_iter()
        .filter_map(|item| match item {
            Item::Struct(item) => Some((item.ident.to_string(), item)),
            _ => None,
        })
        .collect();
    let mut found = BTreeMap::new();
    let mut open: Vec<String> = roots.iter().map(ToString::to_string).collect();
    while let Some(name) = open.pop() {
        if let Some(item) = all.remove(&name) {
            open.extend(names(&item.fields));
            found.insert(name, item);
        }
    }
    Ok(found)
}

/// The structs that hold text or a free-form value, themselves or through others.
fn borrowing(structs: &BTreeMap<String, ItemStruct>) -> BTreeSet<String> {
    let mut borrowing: BTreeSet<String> = ["String", "Value", "Map"].map(str::to_owned).into();
    loop {
        let more: Vec<String> = structs
            .iter()
            .filter(|(name, _)| !borrowing.contains(*name))
            .filter(|(_, item)| {
                names(&item.fields)
                    .iter()
                    .any(|name| borrowing.contains(name))
            })
            .map(|(name, _)| name.clone())
            .collect();
        if more.is_empty() {
            return borrowing;
        }
        borrowing.extend(more);
    }
}

/// Every type's name in the members' types.
fn names(fields: &Fields) -> Vec<String> {
    let mut found = Vec::new();
    let mut open: Vec<&Type> = fields.iter().map(|field| &field.ty).collect();
    while let Some(ty) = open.pop() {
        let Type::Path(path) = ty else { continue };
        for segment in &path.path.segments {
            found.push(segment.ident.to_string());
            if let PathArguments::AngleBracketed(arguments) = &segment.arguments {
                open.extend(arguments.args.iter().filter_map(|argument| match argument {
                    GenericArgument::Type(ty) => Some(ty),
                    _ => None,
                }));
            }
        }
    }
    found
}

/// Makes a type borrow what it can, and tells whether that is anything.
fn borrow(ty: &mut Type, borrowing: &BTreeSet<String>) -> bool {
    let Type::Path(path) = ty else { return false };
    let Some(last) = path.path.segments.last_mut() else {
        return false;
    };
    match last.ident.to_string().as_str() {
        "String" => *ty = parse_quote!(super::Text<'a>),
        "Value" => *ty = parse_quote!(&'a serde_json::value::RawValue),
        "Map" => {
            *ty = parse_quote!(
                std::collections::BTreeMap<super::Text<'a>, &'a serde_json::value::RawValue>
            )
        }
        name if borrowing.contains(name) => {
            last.arguments = PathArguments::AngleBracketed(parse_quote!(<'a>))
        }
        _ => {
            let PathArguments::AngleBracketed(arguments) = &mut last.arguments else {
                return false;
            };
            return arguments.args.iter_mut().any(|argument| match argument {
                GenericArgument::Type(ty) => borrow(ty, borrowing),
                _ => false,
            });
        }
    }
    true
}

fn file(structs: impl Iterator<Item = ItemStruct>) -> syn::Result<String> {
    let mut file = syn::parse_file("")?;
    file.items = structs.map(Item::Struct).collect();
    Ok(prettyplease::unparse(&file))
}
